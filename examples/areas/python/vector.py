# SPDX-License-Identifier: BSD-3-Clause
import numpy as np
from words import yes_no

import dtl


def vector_create(ctx: dtl.Context) -> None:
    with (
        dtl.DistributedVector(ctx, 1000, np.int64) as zeros,
        dtl.DistributedVector(ctx, 12, np.float64, fill=0.5) as halves,
    ):
        if halves.rank == 0:
            is_int64 = "yes" if zeros.dtype == np.int64 else "no"
            is_empty = "yes" if zeros.empty else "no"
            here = "some" if zeros.local_size > 0 else "none"
            print(f"{zeros.size} elements, int64: {is_int64}, empty: {is_empty}, here: {here}")
        if halves.num_ranks == ctx.size and ctx.is_root:
            print("over all ranks")


def vector_policies(ctx: dtl.Context) -> None:
    with dtl.DistributedVector(ctx, 12, np.int32, partition="cyclic") as vec:
        if ctx.is_root:
            cyclic = vec.partition_policy == dtl.PartitionPolicy.CYCLIC
            host = vec.placement_policy == dtl.PlacementPolicy.HOST
            one = vec.execution_policy == dtl.ExecutionPolicy.SEQ
            print(f"cyclic: {'yes' if cyclic else 'no'}")
            print(f"on the host: {'yes' if host else 'no'}")
            print(f"by one thread: {'yes' if one else 'no'}")


def vector_places(ctx: dtl.Context) -> None:
    with dtl.DistributedVector(ctx, 12) as vec:
        if vec.is_local(0):
            first = vec.to_local(0)
            is_first = "yes" if first == 0 else "no"
            print(f"the first element is of rank {vec.owner(0)}, and its first: {is_first}")
            back = "yes" if vec.to_global(first) == 0 else "no"
            print(f"elements before mine: {vec.local_offset}, and back: {back}")


def vector_elements(ctx: dtl.Context) -> None:
    with dtl.DistributedVector(ctx, 12) as vec:
        vec.fill(1)
        vec.set_local(0, 9)
        first = vec.get_local(0)

        mine = vec.local_view()  # a NumPy array, without a copy
        mine[0] += first
        copy = vec.to_numpy()
        copy[0] /= 2
        vec.from_numpy(copy)
        if ctx.is_root:
            print(f"{first:.1f} then {vec.get_local(0):.1f}")


def vector_reduce(ctx: dtl.Context) -> None:
    with dtl.DistributedVector(ctx, 12, np.int64, fill=2) as vec:
        mine = vec.local_view()  # this rank's elements
        total = dtl.allreduce(ctx, mine.sum())
        if ctx.is_root:
            print(f"from {mine.min()} to {mine.max()}, in all {total}")


def vector_change(ctx: dtl.Context) -> None:
    with dtl.DistributedVector(ctx, 12, np.int64) as vec:
        mine = vec.local_view()
        mine[:] = [100 - vec.to_global(i) for i in range(len(mine))]
        mine.sort()  # this rank's elements
        vec.sync()
        vec.redistribute("cyclic")
        vec.resize(24)
        vec.barrier()
        if ctx.is_root:
            print(f"{vec.size} elements, valid: {'yes' if vec.is_valid else 'no'}")


def vector_memory(ctx: dtl.Context) -> None:
    with dtl.DistributedVector(ctx, 12, np.int64, fill=3) as vec:
        mine = vec.local_view()  # to be written
        mine[0] += 1
        changed = vec.is_dirty
        vec.sync()  # the others may look
        if ctx.is_root:
            clean = yes_no(vec.is_clean)
            print(f"{mine[0]} {mine[1]}, changed: {yes_no(changed)}, now clean: {clean}")
            device = yes_no(vec.is_device_accessible)
            print(f"a device has it: {device}, to be written: {device}")
            policies = vec.consistency_policy.name, vec.error_policy.name
            print(f"device {vec.device_id}, {policies[0].lower()}, {policies[1].lower()}")


EXAMPLES = (
    vector_create,
    vector_policies,
    vector_places,
    vector_elements,
    vector_reduce,
    vector_change,
    vector_memory,
)
