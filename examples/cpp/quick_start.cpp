// SPDX-License-Identifier: BSD-3-Clause
// Sum the numbers 0 to 999, which lie distributed over all ranks.
#include <cstdio>
#include <numeric>

#include <dtl/dtl.hpp>

int main()
{
    const auto ctx = dtl::context::create_default();
    auto vec = dtl::vector::create(ctx, dtl::dtype_of<double>, 1000);

    // This rank's part, in DTL's own memory.
    const auto local = vec.local<double>();
    std::iota(local.begin(), local.end(), static_cast<double>(vec.local_offset()));

    const double local_sum = std::reduce(local.begin(), local.end());
    double global_sum = 0.0;
    ctx.allreduce(local_sum, global_sum);

    if (ctx.is_root()) {
        std::printf("Ranks: %d\n", ctx.size());
        std::printf("Global sum: %.1f\n", global_sum);
    }
}
