# SPDX-License-Identifier: BSD-3-Clause
import numpy as np
from words import yes_no

import dtl


def container_policies(ctx: dtl.Context) -> None:
    with dtl.DistributedTensor(
        ctx, (16, 3), np.int32, partition="block_cyclic", block_size=2
    ) as tensor:
        if ctx.is_root:
            print(f"{tensor.partition_policy.name.lower()}, by {tensor.block_size}")
            print(f"{tensor.placement_policy.name.lower()}, device {tensor.device_id}")
            print(tensor.execution_policy.name.lower())
            print(tensor.consistency_policy.name.lower())
            print(tensor.error_policy.name.lower())


def print_sizes(container: dtl.DistributedContainer) -> None:
    """One function for containers of all kinds."""
    if container.rank == 0:
        print(f"{container.size} of {container.dtype}, dimensions: {container.ndim}")
        ranks = "some" if container.num_ranks > 0 else "no"
        here = "some" if container.local_size > 0 else "none"
        print(f"on {ranks} ranks: {here}, from {container.local_offset} on")


def container_sizes(ctx: dtl.Context) -> None:
    with (
        dtl.DistributedVector(ctx, 12, np.int64) as vec,
        dtl.DistributedTensor(ctx, (8, 3)) as tensor,
    ):
        print_sizes(vec)
        print_sizes(tensor)


def container_places(ctx: dtl.Context) -> None:
    with dtl.DistributedVector(ctx, 12, np.int64) as vec:
        if vec.is_local(0):
            first = vec.to_local(0)
            back = yes_no(vec.to_global(first) == 0)
            print(f"the first is of rank {vec.owner(0)}, before it here: {first}, and back: {back}")


def container_local(ctx: dtl.Context) -> None:
    with dtl.DistributedVector(ctx, 12, np.int64) as vec:
        vec.fill(3)
        vec.set_local(0, 4)
        first = vec.get_local(0)
        copy = vec.to_numpy()
        copy[0] += 1
        vec.from_numpy(copy)
        changed = vec.is_dirty
        vec.sync()  # what was written is to be seen by all ranks
        vec.barrier()
        if ctx.is_root:
            said = f"changed: {yes_no(changed)}, clean: {yes_no(vec.is_clean)}"
            print(f"{first} then {copy[0]}, {said}")


def container_memory(ctx: dtl.Context) -> None:
    with dtl.DistributedVector(ctx, 12, np.int64, fill=3) as vec:
        mine = vec.local_view()  # refused where a device has the elements
        mine[0] = 5
        if ctx.is_root:
            kind, number = "host", vec.device_id
            print(f"{mine[0]} {mine[1]}, on the {kind}, number {number}")


def container_elements(ctx: dtl.Context) -> None:
    with dtl.DistributedVector(ctx, 12, np.int64, fill=7) as vec:
        vec.expose()  # each rank reaches the elements of all
        if ctx.is_root:
            last = vec.get(11)
            vec.set(11, 8)
            found = vec.get([0, 11])
            vec.set([0, 11], [1, 2])
            print(f"{last}, then {found[0]} and {found[1]}")
        vec.barrier()


def container_halo(ctx: dtl.Context) -> None:
    with dtl.DistributedVector(ctx, 12, fill=1.0) as vec:
        padded = vec.exchange_halo(
            1, periodic=True
        )  # the last element is the first one's neighbour
        here = padded[0] + padded[2]
        most = dtl.allreduce(ctx, here, op="max")
        if ctx.is_root:
            print(f"both neighbours: {here:.0f}, nowhere more than {most:.0f}")
        padded[1:-1] *= 3  # where the elements are from here on
        vec.refresh_halo(padded, 1, periodic=True)
        if ctx.is_root:
            print(f"and then: {padded[0] + padded[2]:.0f}")


def container_redistribute(ctx: dtl.Context) -> None:
    with dtl.DistributedTensor(ctx, (8, 3), np.int64, fill=3) as tensor:
        tensor.redistribute("cyclic")
        if ctx.is_root:
            print(tensor.partition_policy.name.lower())


def container_kept(ctx: dtl.Context) -> None:
    with dtl.DistributedVector(ctx, 12, np.int64, fill=3) as vec:
        mine = vec.local_view()  # stays beyond the vector
    if ctx.is_root:
        print(f"still there: {mine[0]}")


EXAMPLES = (
    container_policies,
    container_sizes,
    container_places,
    container_local,
    container_memory,
    container_elements,
    container_halo,
    container_redistribute,
    container_kept,
)
