# SPDX-License-Identifier: BSD-3-Clause
import numpy as np

import dtl


def started_reductions(ctx: dtl.Context) -> None:
    given, ones = np.full(ctx.size, 20), [1] * ctx.size
    least = dtl.ireduce(ctx, 5, op="min")
    up_to, before = dtl.iscan(ctx, 5), dtl.iexscan(ctx, 5)
    block = dtl.ireduce_scatter(ctx, given, op="max")
    part = dtl.ireduce_scatter(ctx, given, op="min", recvcounts=ones)
    # ... work that needs none of them ...
    dtl.when_all([least, up_to, before, block, part]).wait()
    if ctx.is_root:
        blocks = f"{np.ravel(block.get())[0]} {np.ravel(part.get())[0]}"
        print(f"least: {least.get()}, up to me: {up_to.get()}, {blocks}")


def started_exchanges(ctx: dtl.Context) -> None:
    mine = 10 + ctx.rank
    every = dtl.iallgather(ctx, mine).get()  # the others send what it has brought
    gathered, one = dtl.igather(ctx, mine), dtl.iscatter(ctx, every)
    back = dtl.ialltoall(ctx, every)
    dtl.when_all([gathered, one, back]).wait()
    if ctx.is_root:
        print(f"gathered: {gathered.get()[0]}, mine: {one.get()[0]}, for me: {back.get()[0]}")


def started_counts(ctx: dtl.Context) -> None:
    mine, ones = np.array([10 + ctx.rank]), [1] * ctx.size
    every = dtl.iallgatherv(ctx, mine, ones).get()  # the others send what it has brought
    gathered, part = dtl.igatherv(ctx, mine, ones), dtl.iscatterv(ctx, every, ones)
    each = dtl.ialltoallv(ctx, every, ones, ones)
    dtl.when_all([gathered, part, each]).wait()
    if ctx.is_root:
        print(f"gathered: {gathered.get()[0]}, mine: {part.get()[0]}, for me: {each.get()[0]}")


EXAMPLES = (
    started_reductions,
    started_exchanges,
    started_counts,
)
