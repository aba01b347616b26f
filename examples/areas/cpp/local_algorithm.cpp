// SPDX-License-Identifier: BSD-3-Clause
#include <algorithm>
#include <cstdint>
#include <cstdio>

#include "areas.hpp"

static void doubled(void *element, dtl_size_t, void *)
{
    *static_cast<std::int64_t *>(element) *= 2;
}

static void halved(const void *input, void *output, dtl_size_t, void *)
{
    *static_cast<std::int64_t *>(output) = *static_cast<const std::int64_t *>(input) / 2;
}

static void add_up(const void *element, dtl_size_t, void *total)
{
    *static_cast<std::int64_t *>(total) += *static_cast<const std::int64_t *>(element);
}

static int is_even(const void *element, void *)
{
    return *static_cast<const std::int64_t *>(element) % 2 == 0;
}

static void larger(const void *a, const void *b, void *result, void *)
{
    *static_cast<std::int64_t *>(result) =
        std::max(*static_cast<const std::int64_t *>(a), *static_cast<const std::int64_t *>(b));
}

static int descending(const void *a, const void *b, void *)
{
    const auto left = *static_cast<const std::int64_t *>(a);
    const auto right = *static_cast<const std::int64_t *>(b);

    return (left < right) - (left > right);
}

static void local_functions_of_vectors(const dtl::context &ctx)
{
    const auto vec = dtl::vector::create(ctx, dtl::dtype_of<std::int64_t>, 12);
    const auto other = dtl::vector::create(ctx, dtl::dtype_of<std::int64_t>, 12);
    std::int64_t total = 0;

    vec.fill_vector(std::int64_t{3});
    vec.for_each_vector(doubled, nullptr);
    vec.for_each_vector_const(add_up, &total);
    vec.copy_vector(other); // to the other
    vec.transform_vector(other, halved, nullptr);
    const auto mine = vec.local<std::int64_t>(), half = other.local<std::int64_t>();
    if (ctx.is_root())
        std::printf("%d and %d, all %d: %s\n", static_cast<int>(mine[0]), static_cast<int>(half[0]),
                    static_cast<int>(mine[0]),
                    yes_no(total == 6 * static_cast<std::int64_t>(mine.size())));
}

static void local_search_in_vectors(const dtl::context &ctx)
{
    const auto vec = dtl::vector::create_fill(ctx, 12, std::int64_t{4});
    const auto first = static_cast<int>(vec.find_vector(std::int64_t{4}));
    const auto even = static_cast<int>(vec.find_if_vector(is_even, nullptr));
    const auto fours = vec.count_vector(std::int64_t{4}), here = vec.local_size();
    const auto evens = vec.count_if_vector(is_even, nullptr);

    if (!ctx.is_root())
        return;
    std::printf("4 at %d, an even one at %d\n", first, even);
    std::printf("all of mine: %s\n", yes_no(fours == here && evens == here));
    std::printf("even: all %s, any %s, none %s\n", yes_no(vec.all_of_vector(is_even, nullptr)),
                yes_no(vec.any_of_vector(is_even, nullptr)),
                yes_no(vec.none_of_vector(is_even, nullptr)));
}

static void local_reductions_of_vectors(const dtl::context &ctx)
{
    const auto vec = dtl::vector::create_fill(ctx, 12, std::int64_t{4});
    std::int64_t least = 0, most = 0, again = 0, largest = 0;

    vec.minmax_vector(least, most);
    vec.reduce_local_vector(DTL_OP_MIN, again);
    vec.reduce_local_vector_func(larger, std::int64_t{0}, largest, nullptr);
    if (!ctx.is_root())
        return;
    std::printf("%d to %d, at %d and %d\n", static_cast<int>(least), static_cast<int>(most),
                static_cast<int>(vec.min_element_vector()),
                static_cast<int>(vec.max_element_vector()));
    std::printf("%d %d\n", static_cast<int>(again), static_cast<int>(largest));
}

static void local_order_of_vectors(const dtl::context &ctx)
{
    const auto vec = dtl::vector::create_fill(ctx, 12, std::int64_t{2});
    const auto mine = vec.local<std::int64_t>();

    vec.inclusive_scan_vector(DTL_OP_SUM); // 2 4 6 ...
    vec.sort_vector_descending();
    const auto last = static_cast<int>(mine.back());
    vec.sort_vector_func(descending, nullptr); // as it is already
    vec.sort_vector();
    vec.exclusive_scan_vector(DTL_OP_SUM); // 0 2 6 ...
    if (ctx.is_root())
        std::printf("%d last, then %d %d %d\n", last, static_cast<int>(mine[0]),
                    static_cast<int>(mine[1]), static_cast<int>(mine[2]));
}

static void local_functions_of_arrays(const dtl::context &ctx)
{
    const auto arr = dtl::array::create(ctx, dtl::dtype_of<std::int64_t>, 12);
    const auto other = dtl::array::create(ctx, dtl::dtype_of<std::int64_t>, 12);
    std::int64_t total = 0;

    arr.fill_array(std::int64_t{3});
    arr.for_each_array(doubled, nullptr);
    arr.for_each_array_const(add_up, &total);
    arr.copy_array(other); // to the other
    arr.transform_array(other, halved, nullptr);
    const auto mine = arr.local<std::int64_t>(), half = other.local<std::int64_t>();
    if (ctx.is_root())
        std::printf("%d and %d, all %d: %s\n", static_cast<int>(mine[0]), static_cast<int>(half[0]),
                    static_cast<int>(mine[0]),
                    yes_no(total == 6 * static_cast<std::int64_t>(mine.size())));
}

static void local_search_in_arrays(const dtl::context &ctx)
{
    const auto arr = dtl::array::create_fill(ctx, 12, std::int64_t{4});
    const auto first = static_cast<int>(arr.find_array(std::int64_t{4}));
    const auto even = static_cast<int>(arr.find_if_array(is_even, nullptr));
    const auto fours = arr.count_array(std::int64_t{4}), here = arr.local_size();
    const auto evens = arr.count_if_array(is_even, nullptr);

    if (!ctx.is_root())
        return;
    std::printf("4 at %d, an even one at %d\n", first, even);
    std::printf("all of mine: %s\n", yes_no(fours == here && evens == here));
    std::printf("even: all %s, any %s, none %s\n", yes_no(arr.all_of_array(is_even, nullptr)),
                yes_no(arr.any_of_array(is_even, nullptr)),
                yes_no(arr.none_of_array(is_even, nullptr)));
}

static void local_reductions_of_arrays(const dtl::context &ctx)
{
    const auto arr = dtl::array::create_fill(ctx, 12, std::int64_t{4});
    std::int64_t least = 0, most = 0, again = 0, largest = 0;

    arr.minmax_array(least, most);
    arr.reduce_local_array(DTL_OP_MIN, again);
    arr.reduce_local_array_func(larger, std::int64_t{0}, largest, nullptr);
    if (!ctx.is_root())
        return;
    std::printf("%d to %d, at %d and %d\n", static_cast<int>(least), static_cast<int>(most),
                static_cast<int>(arr.min_element_array()),
                static_cast<int>(arr.max_element_array()));
    std::printf("%d %d\n", static_cast<int>(again), static_cast<int>(largest));
}

static void local_order_of_arrays(const dtl::context &ctx)
{
    const auto arr = dtl::array::create_fill(ctx, 12, std::int64_t{2});
    const auto mine = arr.local<std::int64_t>();

    arr.inclusive_scan_array(DTL_OP_SUM); // 2 4 6 ...
    arr.sort_array_descending();
    const auto last = static_cast<int>(mine.back());
    arr.sort_array_func(descending, nullptr); // as it is already
    arr.sort_array();
    arr.exclusive_scan_array(DTL_OP_SUM); // 0 2 6 ...
    if (ctx.is_root())
        std::printf("%d last, then %d %d %d\n", last, static_cast<int>(mine[0]),
                    static_cast<int>(mine[1]), static_cast<int>(mine[2]));
}

const examples local_algorithm_examples{
    EXAMPLE(local_functions_of_vectors),  EXAMPLE(local_search_in_vectors),
    EXAMPLE(local_reductions_of_vectors), EXAMPLE(local_order_of_vectors),
    EXAMPLE(local_functions_of_arrays),   EXAMPLE(local_search_in_arrays),
    EXAMPLE(local_reductions_of_arrays),  EXAMPLE(local_order_of_arrays),
};
