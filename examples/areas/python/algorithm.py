# SPDX-License-Identifier: BSD-3-Clause
import numpy as np
from words import yes_no

import dtl


def add_less(vec: dtl.DistributedVector, other: dtl.DistributedVector, less: int) -> None:
    vec += other
    vec -= less


def algorithm_search(ctx: dtl.Context) -> None:
    with (
        dtl.DistributedVector(ctx, 12, np.int64) as vec,
        dtl.DistributedVector(ctx, 12, np.int64) as other,
    ):
        dtl.fill(other, 7)
        dtl.copy(other, vec)  # from the first to the second
        dtl.apply(vec, other, "max")  # to the first, by the second
        for _ in range(2):  # there and back
            dtl.transform(vec, np.negative)
        add_less(vec, other, 7)
        first, count = dtl.find(vec, 7), dtl.count(vec, 7)
        least, most = dtl.minmax(vec)
        where_least, where_most = dtl.min_element(vec), dtl.max_element(vec)
        if ctx.is_root:
            print(f"{np.negative.__name__}, twice")
            print(f"{np.add.__name__} and {np.subtract.__name__}")
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


def algorithm_functions(ctx: dtl.Context) -> None:
    with (
        dtl.DistributedVector(ctx, 12, np.int64, fill=3) as vec,
        dtl.DistributedVector(ctx, 12, np.int64) as other,
    ):
        dtl.transform(vec, lambda element: 2 * element)  # for_each changes nothing
        dtl.transform(vec, other, lambda element: element // 2)
        sums = vec.sum(), other.sum()
        if ctx.is_root:
            print(f"{sums[0]} and {sums[1]}")


def algorithm_chunks(ctx: dtl.Context) -> None:
    with (
        dtl.DistributedVector(ctx, 12, fill=2) as vec,
        dtl.DistributedVector(ctx, 12) as other,
    ):
        # of many elements that lie one behind the other, as a NumPy array
        dtl.transform(vec, lambda elements: elements + 1, vectorized=True)
        dtl.transform(vec, other, np.square, vectorized=True)
        total = other.sum()
        if ctx.is_root:
            print(f"{total:.0f}")


def is_even(element: int) -> bool:
    return element % 2 == 0


def algorithm_conditions(ctx: dtl.Context) -> None:
    with dtl.DistributedVector(ctx, 12, np.int64, fill=4) as vec:
        first, count = dtl.find_if(vec, is_even), dtl.count_if(vec, is_even)
        all_are, any_is = dtl.all_of(vec, is_even), dtl.any_of(vec, is_even)
        none_is = dtl.none_of(vec, is_even)
        if ctx.is_root:
            print(f"{count} even ones, the first at {first}")
            print(f"all: {yes_no(all_are)}, any: {yes_no(any_is)}, none: {yes_no(none_is)}")


def algorithm_own_order(ctx: dtl.Context) -> None:
    with dtl.DistributedVector(ctx, 12, np.int64, fill=5) as vec:
        dtl.inclusive_scan(vec)  # 5 10 15 ...
        most = vec.max()
        dtl.sort(vec, cmp=lambda a, b: b - a)  # descending
        first = vec[0]  # on every rank
        if ctx.is_root:
            print(f"the most is {most}, the first is {first}")


def algorithm_keys(ctx: dtl.Context) -> None:
    with (
        dtl.DistributedVector(ctx, 12, np.int64, fill=1) as keys,
        dtl.DistributedVector(ctx, 12, np.int64, fill=10) as payload,
    ):
        dtl.inclusive_scan(keys)  # 1 2 3 ...
        dtl.inclusive_scan(payload)  # 10 20 30 ...
        places = dtl.argsort(keys, reverse=True)
        dtl.sort_by_key(keys, payload, reverse=True)
        place, brought = places[0], payload[0]  # on every rank
        if ctx.is_root:
            print(f"the first was at {place} and brought {brought}")


def algorithm_distribution(ctx: dtl.Context) -> None:
    with dtl.DistributedVector(ctx, 11, fill=1) as vec:
        dtl.inclusive_scan(vec)  # 1 2 3 ... 11
        counts, _ = dtl.histogram(vec, 2, (0, 12))  # below 6, and from 6 on
        median = dtl.quantile(vec, 0.5)
        distinct = dtl.unique(vec)
        if ctx.is_root:
            print(f"{counts[0]} and {counts[1]} around {median:.0f}, {distinct.size} distinct")


EXAMPLES = (
    algorithm_search,
    algorithm_statistics,
    algorithm_order,
    algorithm_functions,
    algorithm_chunks,
    algorithm_conditions,
    algorithm_own_order,
    algorithm_keys,
    algorithm_distribution,
)
