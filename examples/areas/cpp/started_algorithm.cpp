// SPDX-License-Identifier: BSD-3-Clause
#include <array>
#include <cstdint>
#include <cstdio>

#include "areas.hpp"

static void doubled(void *element, dtl_size_t, void *)
{
    *static_cast<std::int64_t *>(element) *= 2;
}

static void negated(const void *input, void *output, dtl_size_t, void *)
{
    *static_cast<std::int64_t *>(output) = -*static_cast<const std::int64_t *>(input);
}

static void started_on_vectors(const dtl::context &ctx)
{
    const auto vec = dtl::vector::create_fill(ctx, 12, std::int64_t{3});
    const auto other = dtl::vector::create(ctx, dtl::dtype_of<std::int64_t>, 12);
    std::int64_t least = 0;

    vec.async_for_each_vector(doubled, nullptr).wait(); // until then the elements belong to it
    vec.async_transform_vector(other, negated, nullptr).wait();
    std::array<dtl::request, 2> both{vec.async_sort_vector(),
                                     other.async_reduce_vector(DTL_OP_MIN, least)};
    dtl::waitall(both);
    if (ctx.is_root())
        std::printf("%d\n", static_cast<int>(least));
}

static void started_on_arrays(const dtl::context &ctx)
{
    const auto arr = dtl::array::create_fill(ctx, 12, std::int64_t{3});
    std::int64_t most = 0;

    arr.async_for_each_array(doubled, nullptr).wait(); // until then the elements belong to it
    arr.async_reduce_array(DTL_OP_MAX, most).wait();
    if (ctx.is_root())
        std::printf("%d\n", static_cast<int>(most));
}

const examples started_algorithm_examples{
    EXAMPLE(started_on_vectors),
    EXAMPLE(started_on_arrays),
};
