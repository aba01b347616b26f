# SPDX-License-Identifier: BSD-3-Clause
import numpy as np
from words import yes_no

import dtl


def is_even(element: int) -> bool:
    return element % 2 == 0


def local_functions_of_vectors(ctx: dtl.Context) -> None:
    with (
        dtl.DistributedVector(ctx, 12, np.int64) as vec,
        dtl.DistributedVector(ctx, 12, np.int64) as other,
    ):
        seen: list[int] = []
        dtl.fill_vector(vec, 3)
        dtl.transform_vector(vec, lambda element: 2 * element)
        dtl.for_each_vector(vec, seen.append)  # changes nothing
        dtl.copy_vector(vec, other)  # from the first to the second
        dtl.transform_vector(other, lambda element: element // 2)
        if ctx.is_root:
            all_six = yes_no(sum(seen) == 6 * vec.local_size)
            first, half = vec.get_local(0), other.get_local(0)
            print(f"{first} and {half}, all {first}: {all_six}")


def local_search_in_vectors(ctx: dtl.Context) -> None:
    with dtl.DistributedVector(ctx, 12, np.int64, fill=4) as vec:
        first, even = dtl.find_vector(vec, 4), dtl.find_if_vector(vec, is_even)
        fours, evens = dtl.count_vector(vec, 4), dtl.count_if_vector(vec, is_even)
        if ctx.is_root:
            print(f"4 at {first}, an even one at {even}")
            print(f"all of mine: {yes_no(fours == evens == vec.local_size)}")
            all_are = yes_no(dtl.all_of_vector(vec, is_even))
            any_is = yes_no(dtl.any_of_vector(vec, is_even))
            none_is = yes_no(dtl.none_of_vector(vec, is_even))
            print(f"even: all {all_are}, any {any_is}, none {none_is}")


def local_reductions_of_vectors(ctx: dtl.Context) -> None:
    with dtl.DistributedVector(ctx, 12, np.int64, fill=4) as vec:
        least, most = dtl.minmax_vector(vec)
        where = dtl.min_element_vector(vec), dtl.max_element_vector(vec)
        again = dtl.reduce_local_vector(vec, "min"), dtl.reduce_local_vector(vec, "max")
        if ctx.is_root:
            print(f"{least} to {most}, at {where[0]} and {where[1]}")
            print(*again)


def local_order_of_vectors(ctx: dtl.Context) -> None:
    with dtl.DistributedVector(ctx, 12, np.int64, fill=2) as vec:
        dtl.inclusive_scan_vector(vec)  # 2 4 6 ...
        dtl.sort_vector(vec, reverse=True)
        last = vec.local_view()[-1]
        dtl.sort_vector(vec)
        dtl.exclusive_scan_vector(vec)  # 0 2 6 ...
        if ctx.is_root:
            mine = vec.local_view()
            print(f"{last} last, then {mine[0]} {mine[1]} {mine[2]}")


def local_functions_of_arrays(ctx: dtl.Context) -> None:
    with (
        dtl.DistributedArray(ctx, 12, np.int64) as arr,
        dtl.DistributedArray(ctx, 12, np.int64) as other,
    ):
        seen: list[int] = []
        dtl.fill_array(arr, 3)
        dtl.transform_array(arr, lambda element: 2 * element)
        dtl.for_each_array(arr, seen.append)  # changes nothing
        dtl.copy_array(arr, other)  # from the first to the second
        dtl.transform_array(other, lambda element: element // 2)
        if ctx.is_root:
            all_six = yes_no(sum(seen) == 6 * arr.local_size)
            first, half = arr.get_local(0), other.get_local(0)
            print(f"{first} and {half}, all {first}: {all_six}")


def local_search_in_arrays(ctx: dtl.Context) -> None:
    with dtl.DistributedArray(ctx, 12, np.int64, fill=4) as arr:
        first, even = dtl.find_array(arr, 4), dtl.find_if_array(arr, is_even)
        fours, evens = dtl.count_array(arr, 4), dtl.count_if_array(arr, is_even)
        if ctx.is_root:
            print(f"4 at {first}, an even one at {even}")
            print(f"all of mine: {yes_no(fours == evens == arr.local_size)}")
            all_are = yes_no(dtl.all_of_array(arr, is_even))
            any_is = yes_no(dtl.any_of_array(arr, is_even))
            none_is = yes_no(dtl.none_of_array(arr, is_even))
            print(f"even: all {all_are}, any {any_is}, none {none_is}")


def local_reductions_of_arrays(ctx: dtl.Context) -> None:
    with dtl.DistributedArray(ctx, 12, np.int64, fill=4) as arr:
        least, most = dtl.minmax_array(arr)
        where = dtl.min_element_array(arr), dtl.max_element_array(arr)
        again = dtl.reduce_local_array(arr, "min"), dtl.reduce_local_array(arr, "max")
        if ctx.is_root:
            print(f"{least} to {most}, at {where[0]} and {where[1]}")
            print(*again)


def local_order_of_arrays(ctx: dtl.Context) -> None:
    with dtl.DistributedArray(ctx, 12, np.int64, fill=2) as arr:
        dtl.inclusive_scan_array(arr)  # 2 4 6 ...
        dtl.sort_array(arr, reverse=True)
        last = arr.local_view()[-1]
        dtl.sort_array(arr)
        dtl.exclusive_scan_array(arr)  # 0 2 6 ...
        if ctx.is_root:
            mine = arr.local_view()
            print(f"{last} last, then {mine[0]} {mine[1]} {mine[2]}")


EXAMPLES = (
    local_functions_of_vectors,
    local_search_in_vectors,
    local_reductions_of_vectors,
    local_order_of_vectors,
    local_functions_of_arrays,
    local_search_in_arrays,
    local_reductions_of_arrays,
    local_order_of_arrays,
)
