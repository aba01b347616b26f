# SPDX-License-Identifier: BSD-3-Clause
import numpy as np

import dtl


def algorithm_search(ctx: dtl.Context) -> None:
    with (
        dtl.DistributedVector(ctx, 12, np.int64) as vec,
        dtl.DistributedVector(ctx, 12, np.int64) as other,
    ):
        dtl.fill(other, 7)
        dtl.copy(other, vec)  # from the first to the second
        first, count = dtl.find(vec, 7), dtl.count(vec, 7)
        least, most = dtl.minmax(vec)
        where_least, where_most = dtl.min_element(vec), dtl.max_element(vec)
        if ctx.is_root:
            print(f"found at {first}, {count} of them")
            print(f"{least} at {where_least}, {most} at {where_most}")


def algorithm_statistics(ctx: dtl.Context) -> None:
    with dtl.DistributedVector(ctx, 16, fill=2.0) as vec:
        found = dtl.mean(vec), dtl.var(vec), dtl.norm(vec), dtl.dot(vec, vec)
        if ctx.is_root:
            print(*map(int, found))


def algorithm_order(ctx: dtl.Context) -> None:
    with dtl.DistributedVector(ctx, 12, np.int64, fill=3) as vec:
        dtl.inclusive_scan(vec)  # 3 6 9 ...
        dtl.sort(vec, reverse=True)
        dtl.sort(vec, stable=True)  # equal ones keep their order
        last = vec.max()
        dtl.exclusive_scan(vec)
        if ctx.is_root:
            print(f"the last was {last}")


EXAMPLES = (
    algorithm_search,
    algorithm_statistics,
    algorithm_order,
)
