// SPDX-License-Identifier: BSD-3-Clause
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <span>

#include "areas.hpp"

static void algorithm_search(const dtl::context &ctx)
{
    const auto vec = dtl::vector::create(ctx, dtl::dtype_of<std::int64_t>, 12);
    const auto other = dtl::vector::create(ctx, dtl::dtype_of<std::int64_t>, 12);
    const std::int64_t seven = 7;
    std::int64_t least = 0, most = 0;

    other.fill(seven);
    other.copy(vec);
    vec.apply(other, DTL_OP_MAX);
    vec.apply_unary(vec, DTL_UNARY_NEGATIVE);
    vec.apply_unary_local(vec, DTL_UNARY_NEGATIVE); // back again
    vec.apply_binary(vec, other, DTL_BINARY_ADD);
    vec.apply_binary_local(vec, other, DTL_BINARY_SUBTRACT);
    vec.apply_value(vec, seven, DTL_OPERAND_SECOND, DTL_BINARY_ADD);
    vec.apply_value_local(vec, seven, DTL_OPERAND_SECOND, DTL_BINARY_SUBTRACT);
    const auto first = static_cast<int>(vec.find(seven));
    const auto count = static_cast<int>(vec.count(seven));
    const auto where_least = static_cast<int>(vec.min_element());
    const auto where_most = static_cast<int>(vec.max_element());
    vec.minmax(least, most);
    if (ctx.is_root()) {
        std::printf("%s, twice\n", dtl::unary_op_name(DTL_UNARY_NEGATIVE));
        std::printf("%s and %s\n", dtl::binary_op_name(DTL_BINARY_ADD),
                    dtl::binary_op_name(DTL_BINARY_SUBTRACT));
        std::printf("found at %d, %d of them\n", first, count);
        std::printf("%d at %d, %d at %d\n", static_cast<int>(least), where_least,
                    static_cast<int>(most), where_most);
    }
}

static void algorithm_statistics(const dtl::context &ctx)
{
    const auto vec = dtl::vector::create_fill(ctx, 16, 2.0);
    const double mean = vec.mean(), var = vec.var(0), norm = vec.norm(), dot = vec.dot(vec);

    if (ctx.is_root())
        std::printf("%d %d %d %d\n", static_cast<int>(mean), static_cast<int>(var),
                    static_cast<int>(norm), static_cast<int>(dot));
}

static void algorithm_order(const dtl::context &ctx)
{
    const auto vec = dtl::vector::create_fill(ctx, 12, std::int64_t{3});
    std::int64_t last = 0;

    vec.inclusive_scan(DTL_OP_SUM); // 3 6 9 ...
    vec.sort(DTL_SORT_DESCENDING);
    vec.stable_sort(DTL_SORT_ASCENDING); // equal ones keep their order
    vec.reduce(DTL_OP_MAX, last);
    vec.exclusive_scan(DTL_OP_SUM);
    if (ctx.is_root())
        std::printf("the last was %d\n", static_cast<int>(last));
}

static void doubled(void *element, dtl_size_t, void *factor)
{
    *static_cast<std::int64_t *>(element) *= *static_cast<const std::int64_t *>(factor);
}

static void halved(const void *input, void *output, dtl_size_t, void *)
{
    *static_cast<std::int64_t *>(output) = *static_cast<const std::int64_t *>(input) / 2;
}

static void algorithm_functions(const dtl::context &ctx)
{
    const auto vec = dtl::vector::create_fill(ctx, 12, std::int64_t{3});
    const auto other = dtl::vector::create(ctx, dtl::dtype_of<std::int64_t>, 12);
    std::int64_t two = 2, of_vec = 0, of_other = 0;

    vec.for_each(doubled, &two);
    vec.transform(other, halved, nullptr);
    vec.reduce(DTL_OP_SUM, of_vec);
    other.reduce(DTL_OP_SUM, of_other);
    if (ctx.is_root())
        std::printf("%d and %d\n", static_cast<int>(of_vec), static_cast<int>(of_other));
}

// Called with many contiguous elements; the compiler vectorizes the loop.
static void add_one(void *elements, dtl_size_t count, void *)
{
    for (double &value : std::span(static_cast<double *>(elements), count))
        value += 1;
}

static void squares(const void *input, void *output, dtl_size_t count, void *)
{
    const auto *from = static_cast<const double *>(input);

    std::transform(from, from + count, static_cast<double *>(output),
                   [](double value) { return value * value; });
}

static void algorithm_chunks(const dtl::context &ctx)
{
    const auto vec = dtl::vector::create_fill(ctx, 12, 2.0);
    const auto other = dtl::vector::create(ctx, dtl::dtype_of<double>, 12);
    double sum = 0;

    vec.for_each_chunk(add_one, nullptr);
    vec.transform_chunks(other, squares, nullptr);
    other.reduce(DTL_OP_SUM, sum);
    if (ctx.is_root())
        std::printf("%.0f\n", sum);
}

static int is_even(const void *element, void *)
{
    return *static_cast<const std::int64_t *>(element) % 2 == 0;
}

static void algorithm_conditions(const dtl::context &ctx)
{
    const auto vec = dtl::vector::create_fill(ctx, 12, std::int64_t{4});
    const auto first = static_cast<int>(vec.find_if(is_even, nullptr));
    const auto count = static_cast<int>(vec.count_if(is_even, nullptr));
    const int all = vec.all_of(is_even, nullptr), any = vec.any_of(is_even, nullptr);
    const int none = vec.none_of(is_even, nullptr);

    if (!ctx.is_root())
        return;
    std::printf("%d even ones, the first at %d\n", count, first);
    std::printf("all: %s, any: %s, none: %s\n", yes_no(all), yes_no(any), yes_no(none));
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

static void algorithm_own_order(const dtl::context &ctx)
{
    const auto vec = dtl::vector::create_fill(ctx, 12, std::int64_t{5});
    std::int64_t most = 0;

    vec.inclusive_scan(DTL_OP_SUM); // 5 10 15 ...
    vec.reduce_func(larger, std::int64_t{0}, most, nullptr);
    vec.sort_func(descending, nullptr);
    if (ctx.is_root())
        std::printf("the most is %d, the first is %d\n", static_cast<int>(most),
                    static_cast<int>(vec.local<std::int64_t>()[0]));
}

static void algorithm_keys(const dtl::context &ctx)
{
    const auto keys = dtl::vector::create_fill(ctx, 12, std::int64_t{1});
    const auto payload = dtl::vector::create_fill(ctx, 12, std::int64_t{10});
    const auto places = dtl::array::create(ctx, dtl::dtype_of<std::int64_t>, 12);

    keys.inclusive_scan(DTL_OP_SUM);    // 1 2 3 ...
    payload.inclusive_scan(DTL_OP_SUM); // 10 20 30 ...
    keys.argsort(DTL_SORT_DESCENDING, places);
    keys.sort_by_key(payload, DTL_SORT_DESCENDING);
    if (ctx.is_root())
        std::printf("the first was at %d and brought %d\n",
                    static_cast<int>(places.local<std::int64_t>()[0]),
                    static_cast<int>(payload.local<std::int64_t>()[0]));
}

static void algorithm_distribution(const dtl::context &ctx)
{
    const auto vec = dtl::vector::create_fill(ctx, 11, 1.0);
    const std::array<double, 1> halfway{0.5};
    std::array<double, 1> median{};
    std::array<dtl_size_t, 2> counts{};

    vec.inclusive_scan(DTL_OP_SUM); // 1 2 3 ... 11
    vec.histogram(0, 12, counts);   // below 6, and from 6 on
    vec.quantile(halfway, median);
    const auto distinct = vec.unique();
    if (ctx.is_root())
        std::printf("%d and %d around %.0f, %d distinct\n", static_cast<int>(counts[0]),
                    static_cast<int>(counts[1]), median[0],
                    static_cast<int>(distinct.global_size()));
}

const examples algorithm_examples{
    EXAMPLE(algorithm_search),    EXAMPLE(algorithm_statistics), EXAMPLE(algorithm_order),
    EXAMPLE(algorithm_functions), EXAMPLE(algorithm_chunks),     EXAMPLE(algorithm_conditions),
    EXAMPLE(algorithm_own_order), EXAMPLE(algorithm_keys),       EXAMPLE(algorithm_distribution),
};
