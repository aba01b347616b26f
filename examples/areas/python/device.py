# SPDX-License-Identifier: BSD-3-Clause
from words import yes_no

import dtl


def device_of(ctx: dtl.Context) -> int:
    """The GPU of this rank; ranks share them where there are too few."""
    return ctx.rank % dtl.device_count("cuda")


def device_contexts(ctx: dtl.Context) -> None:
    with dtl.Environment() as env, env.make_world_context() as everyone:
        same = ctx.with_cuda(device_of(ctx))  # the ranks of ctx
        world = everyone.with_cuda(device_of(ctx))  # all ranks
        if ctx.is_root:
            devices = f"devices {same.device_id} and {world.device_id}"
            print(f"{devices}, of CUDA: {yes_no(same.has_cuda)}")
        world.close()
        same.close()


def device_vector(ctx: dtl.Context) -> None:
    device = device_of(ctx)
    with (
        ctx.with_cuda(device) as device_ctx,
        dtl.DistributedVector(
            device_ctx, 2 * device_ctx.size, fill=0.5, placement="device", device_id=device
        ) as vec,
    ):
        mine = vec.local_view()  # for libraries of devices, by DLPack
        found = mine.copy_to_host()
        if ctx.is_root:
            there = yes_no(mine.device_kind == dtl.DeviceKind.CUDA)
            print(f"{found[0]:.1f} {found[1]:.1f}, on the device: {there}")


def device_streams(ctx: dtl.Context) -> None:
    with dtl.Stream("cuda", device_of(ctx)) as own:
        native = own.native  # a CUstream, for the calls of CUDA's own
        with dtl.Stream.from_native(native, "cuda", device_of(ctx)) as imported:  # and back
            imported.synchronize()
            if ctx.is_root:
                print(f"one stream: {yes_no(imported.native == native)}")


EXAMPLES = (
    device_contexts,
    device_vector,
    device_streams,
)
