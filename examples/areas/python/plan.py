# SPDX-License-Identifier: BSD-3-Clause
import numpy as np

import dtl


def plan_again(ctx: dtl.Context) -> None:
    mine, most, number = np.zeros((3, 1), np.int64)
    total = 0
    with (
        ctx.plan_allreduce(mine, "max", out=most) as maxima,
        ctx.plan_broadcast(number) as numbers,
    ):
        for turn in (1, 2, 3):
            mine[0] = 10 * turn  # what the arrays hold when it starts
            number[0] = turn if ctx.is_root else 0
            maxima.start()
            numbers.start()
            while not maxima.test():
                pass  # ... work that needs neither ...
            numbers.wait()
            total += most[0] + number[0]
    if ctx.is_root:
        print(total)


def plan_reductions(ctx: dtl.Context) -> None:
    mine, given, ones = np.array([5]), np.full(ctx.size, 20), [1] * ctx.size
    plans = (
        ctx.plan_reduce(mine, "min"),
        ctx.plan_scan(mine),
        ctx.plan_exscan(mine),
        ctx.plan_reduce_scatter(given, "max"),
        ctx.plan_reduce_scatter(given, "min", recvcounts=ones),
    )
    found = [plan() for plan in plans]  # once; programs start their plans many times
    if ctx.is_root:
        least, up_to, _, block, part = (each.flat[0] for each in found if each is not None)
        print(f"least: {least}, up to me: {up_to}, {block} {part}")


def plan_exchanges(ctx: dtl.Context) -> None:
    mine, every = np.array([10 + ctx.rank]), np.zeros(ctx.size, np.int64)
    plans = (
        ctx.plan_allgather(mine, out=every.reshape(ctx.size, 1)),
        ctx.plan_barrier(),
        ctx.plan_gather(mine),
        ctx.plan_scatter(every),
        ctx.plan_alltoall(every),
    )
    found = [plan() for plan in plans]
    if ctx.is_root:
        _, gathered, one, back = (each.flat[0] for each in found if each is not None)
        print(f"gathered: {gathered}, mine: {one}, for me: {back}")


def plan_counts(ctx: dtl.Context) -> None:
    mine, every, ones = np.array([10 + ctx.rank]), np.zeros(ctx.size, np.int64), [1] * ctx.size
    plans = (
        ctx.plan_allgatherv(mine, ones, out=every),
        ctx.plan_gatherv(mine, ones),
        ctx.plan_scatterv(every, ones),
        ctx.plan_alltoallv(every, ones, ones),
    )
    found = [plan() for plan in plans]
    if ctx.is_root:
        _, gathered, part, each = (array[0] for array in found if array is not None)
        print(f"gathered: {gathered}, mine: {part}, for me: {each}")


EXAMPLES = (
    plan_again,
    plan_reductions,
    plan_exchanges,
    plan_counts,
)
