# SPDX-License-Identifier: BSD-3-Clause
import numpy as np
from words import yes_no

import dtl


def array_create(ctx: dtl.Context) -> None:
    with (
        dtl.DistributedArray(ctx, 100, np.int32) as zeros,
        dtl.DistributedArray(ctx, 12, fill=0.5) as halves,
    ):
        if zeros.rank == 0:
            here = "some" if zeros.local_size > 0 else "none"
            print(f"{zeros.size} elements of {zeros.dtype}, ", end="")
            print(f"empty: {yes_no(zeros.empty)}, here: {here}")
        if halves.num_ranks == ctx.size and ctx.is_root:
            print(f"over all ranks, valid: {yes_no(halves.is_valid)}")


def array_policies(ctx: dtl.Context) -> None:
    with dtl.DistributedArray(ctx, 12, np.int32, partition="cyclic") as arr:
        if ctx.is_root:
            print(arr.partition_policy.name.lower())
            print(f"{arr.placement_policy.name.lower()}, device {arr.device_id}")
            print(arr.execution_policy.name.lower())
            print(arr.consistency_policy.name.lower())
            print(arr.error_policy.name.lower())


def array_places(ctx: dtl.Context) -> None:
    with dtl.DistributedArray(ctx, 12) as arr:
        if arr.is_local(0):
            first = arr.to_local(0)
            print(f"the first element is of rank {arr.owner(0)}, before it here: {first}")
            back = yes_no(arr.to_global(first) == 0)
            print(f"elements before mine: {arr.local_offset}, and back: {back}")


def array_elements(ctx: dtl.Context) -> None:
    with dtl.DistributedArray(ctx, 12) as arr:
        arr.fill(1)
        arr.set_local(0, 9)
        first = arr.get_local(0)
        copy = arr.to_numpy()
        copy[0] /= 2
        arr.from_numpy(copy)
        arr.barrier()  # all ranks have written
        if ctx.is_root:
            print(f"{first:.1f} then {copy[0]:.1f}")


def array_memory(ctx: dtl.Context) -> None:
    with dtl.DistributedArray(ctx, 12, np.int64, fill=3) as arr:
        mine = arr.local_view()  # to be written
        mine[0] += 1
        if ctx.is_root:
            print(mine[0], mine[1])


EXAMPLES = (
    array_create,
    array_policies,
    array_places,
    array_elements,
    array_memory,
)
