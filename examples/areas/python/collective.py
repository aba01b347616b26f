# SPDX-License-Identifier: BSD-3-Clause
import numpy as np
from words import yes_no

import dtl


def collective_broadcast(ctx: dtl.Context) -> None:
    values = np.array([3, 4]) if ctx.is_root else None
    values = dtl.broadcast(ctx, values)
    dtl.barrier(ctx)  # all ranks are here
    if ctx.is_root:
        print(*values)


def collective_reduce(ctx: dtl.Context) -> None:
    mine = 10 + ctx.rank
    least = dtl.reduce(ctx, mine, op="min")  # on the root; None on the others
    total = dtl.allreduce(ctx, mine)  # on all ranks
    if least is not None:
        print(f"least: {least}, the sum is more: {'yes' if total >= least else 'no'}")


def collective_gather(ctx: dtl.Context) -> None:
    gathered = dtl.gather(ctx, 10 + ctx.rank)
    mine = dtl.scatter(ctx, gathered)[0]  # this rank's part has one element
    every = dtl.allgather(ctx, mine)
    back = dtl.alltoall(ctx, every)
    if ctx.is_root:
        print(f"mine: {mine}, of rank 0: {every[0]}, for me: {back[0]}")


def collective_counts(ctx: dtl.Context) -> None:
    two, one = [2] * ctx.size, [1] * ctx.size
    gathered = dtl.gatherv(ctx, np.array([ctx.rank, 7]))
    mine = dtl.scatterv(ctx, gathered, two)
    every = dtl.allgatherv(ctx, mine, two)
    each = dtl.alltoallv(ctx, every[: ctx.size], one, one)
    if ctx.is_root:
        print(f"{every[0]} {every[1]}, for me: {each[0]}")


def collective_scan(ctx: dtl.Context) -> None:
    up_to = dtl.scan(ctx, 5)
    dtl.exscan(ctx, 5)  # of the ranks before
    if ctx.is_root:
        print(f"up to me: {up_to}, before me nobody")


def collective_reduce_scatter(ctx: dtl.Context) -> None:
    given = 20 + np.arange(ctx.size)
    block = dtl.reduce_scatter(ctx, given, op="max")
    part = dtl.reduce_scatter(ctx, given, op="min", recvcounts=[1] * ctx.size)
    if ctx.is_root:
        print(np.ravel(block)[0], np.ravel(part)[0])


def collective_started(ctx: dtl.Context) -> None:
    least = dtl.iallreduce(ctx, 1, op="min")
    value = dtl.ibroadcast(ctx, 8 if ctx.is_root else 0)
    all_here = dtl.ibarrier(ctx)
    # ... work that needs none of them ...
    all_here.wait()
    if ctx.is_root:
        print(least.get(), value.get())


def collective_numbers(ctx: dtl.Context) -> None:
    ranks, least = dtl.allreduce(ctx, 1), dtl.allreduce(ctx, 0.5, op="min")
    dtl.barrier(ctx)  # all ranks are here
    if ctx.is_root:
        print(f"the min of all: {least}, counted: {yes_no(ranks == ctx.size)}")


EXAMPLES = (
    collective_broadcast,
    collective_reduce,
    collective_gather,
    collective_counts,
    collective_scan,
    collective_reduce_scatter,
    collective_started,
    collective_numbers,
)
