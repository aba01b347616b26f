# SPDX-License-Identifier: BSD-3-Clause
from words import yes_no

import dtl


def on_device(gpus: dtl.Context, each: int, value: float) -> dtl.DistributedVector:
    """A vector on this rank's device, which has so many elements of that value."""
    return dtl.DistributedVector(
        gpus, each * gpus.size, fill=value, placement="device", device_id=gpus.device_id
    )


def nccl_contexts(ctx: dtl.Context) -> None:
    gpus = ctx.with_nccl(ctx.rank)  # each rank has a device of its own
    plain = ctx.with_nccl(ctx.rank, dtl.DTL_NCCL_MODE_NATIVE_ONLY)
    half = gpus.split_nccl(ctx.rank % 2)
    turned = gpus.split_nccl(0, -ctx.rank, mode=dtl.DTL_NCCL_MODE_NATIVE_ONLY)
    if ctx.is_root:
        hybrid = yes_no(gpus.nccl_mode == dtl.DTL_NCCL_MODE_HYBRID_PARITY)
        alone = yes_no(plain.nccl_mode == dtl.DTL_NCCL_MODE_NATIVE_ONLY)
        print(f"hybrid: {hybrid}, NCCL alone: {alone}")
        native = yes_no(gpus.nccl_supports_native(dtl.DTL_NCCL_OP_SCAN))
        by_host = yes_no(gpus.nccl_supports_hybrid(dtl.DTL_NCCL_OP_SCAN))
        print(f"NCCL has scans: {native}, by way of the host: {by_host}")
        last = yes_no(turned.rank == ctx.size - 1)
        print(f"rank {half.rank} of the even ones, the last of all: {last}")
    for each in (turned, half, plain, gpus):
        each.close()


def nccl_reductions(ctx: dtl.Context) -> None:
    with (
        ctx.with_nccl(ctx.rank) as gpus,
        on_device(gpus, 2, 3.0) as mine,
        on_device(gpus, 2, 0.0) as result,
    ):
        send, recv = mine.local_view(), result.local_view()
        dtl.allreduce(gpus, send, out=recv)  # by NCCL, since that is where they are
        total = recv[0]
        dtl.allreduce(gpus, send, "max", out=recv)
        most = recv[0]
        dtl.exscan(gpus, send, out=recv)  # nothing on rank 0
        dtl.scan(gpus, send, out=recv)
        if ctx.is_root:
            known = yes_no(total == 3.0 * ctx.size)
            print(f"sum: {known}, most: {most:.1f}, up to me: {recv[0]:.1f}")


def nccl_broadcast(ctx: dtl.Context) -> None:
    with (
        ctx.with_nccl(ctx.rank) as gpus,
        on_device(gpus, 2, 5.0 if ctx.is_root else 0.0) as vec,
    ):
        elements = vec.local_view()
        dtl.broadcast(gpus, elements, out=elements)
        dtl.broadcast(gpus, elements, ctx.size - 1, out=elements)  # there and back
        gpus.barrier()
        if ctx.is_root:
            print(f"{elements[0]:.1f}")


def nccl_blocks(ctx: dtl.Context) -> None:
    two = [2] * ctx.size
    with (
        ctx.with_nccl(ctx.rank) as gpus,
        on_device(gpus, 2, 4.0) as mine,
        on_device(gpus, 2 * ctx.size, 0.0) as gathered,
        on_device(gpus, 2 * ctx.size, 0.0) as exchanged,
    ):
        one, every, each = mine.local_view(), gathered.local_view(), exchanged.local_view()
        dtl.gatherv(gpus, one, two, out=every)
        dtl.scatterv(gpus, every, two, out=one)
        dtl.allgatherv(gpus, one, two, out=every)
        dtl.alltoallv(gpus, every, two, two, out=each)
        if ctx.is_root:
            print(f"{one[0]:.1f} and {every[0]:.1f}, for me: {each[0]:.1f}")


EXAMPLES = (
    nccl_contexts,
    nccl_reductions,
    nccl_broadcast,
    nccl_blocks,
)
