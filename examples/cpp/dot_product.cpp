// SPDX-License-Identifier: BSD-3-Clause
// The dot product of two distributed vectors.
#include <cinttypes>
#include <cstdio>
#include <numeric>

#include <dtl/dtl.hpp>

int main()
{
    constexpr std::int64_t size = 100000;
    const auto ctx = dtl::context::create_default();
    auto a = dtl::vector::create(ctx, dtl::dtype_of<double>, size);
    auto b = dtl::vector::create_fill(ctx, size, 2.0);

    // Equal sizes and policies: the same elements of both vectors lie on this rank.
    const auto local_a = a.local<double>(), local_b = b.local<double>();
    std::iota(local_a.begin(), local_a.end(), static_cast<double>(a.local_offset()));

    const double local_dot =
        std::transform_reduce(local_a.begin(), local_a.end(), local_b.begin(), 0.0);
    double global_dot = 0.0;
    ctx.allreduce(local_dot, global_dot);

    if (ctx.is_root()) {
        std::printf("Dot product: %.0f\n", global_dot);
        std::printf("Expected: %" PRId64 "\n", size * (size - 1));
    }
}
