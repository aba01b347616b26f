// SPDX-License-Identifier: BSD-3-Clause
// The mean of a million numbers that look random and are the same on any number of ranks.
#include <cinttypes>
#include <cstdio>

#include <dtl/dtl.hpp>

// One step of a linear congruential generator, as a number in [0, 1).
static double number(std::uint64_t index)
{
    constexpr std::uint64_t modulus = std::uint64_t{1} << 31;

    return static_cast<double>((index * 1103515245 + 12345) % modulus) / modulus;
}

int main()
{
    const auto ctx = dtl::context::create_default();
    auto vec = dtl::vector::create(ctx, dtl::dtype_of<double>, 1000000);
    auto index = static_cast<std::uint64_t>(vec.local_offset());
    double local_sum = 0.0, global_sum = 0.0;
    std::int64_t global_count = 0;

    for (double &each : vec.local<double>())
        local_sum += each = number(index++);
    ctx.allreduce(local_sum, global_sum);
    ctx.allreduce(static_cast<std::int64_t>(vec.local_size()), global_count);

    if (ctx.is_root()) {
        std::printf("Global count: %" PRId64 "\n", global_count);
        std::printf("Global mean: %.6f\n", global_sum / static_cast<double>(global_count));
    }
}
