// SPDX-License-Identifier: BSD-3-Clause
#include <cstdint>
#include <cstdio>

#include "areas.hpp"

static void algorithm_search(const dtl::context &ctx)
{
    const auto vec = dtl::vector::create(ctx, dtl::dtype_of<std::int64_t>, 12);
    const auto other = dtl::vector::create(ctx, dtl::dtype_of<std::int64_t>, 12);
    const std::int64_t seven = 7;
    std::int64_t least = 0, most = 0;

    other.fill(seven);
    other.copy(vec);
    const auto first = static_cast<int>(vec.find(seven));
    const auto count = static_cast<int>(vec.count(seven));
    const auto where_least = static_cast<int>(vec.min_element());
    const auto where_most = static_cast<int>(vec.max_element());
    vec.minmax(least, most);
    if (ctx.is_root()) {
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

const examples algorithm_examples{
    EXAMPLE(algorithm_search),
    EXAMPLE(algorithm_statistics),
    EXAMPLE(algorithm_order),
};
