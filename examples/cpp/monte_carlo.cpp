// SPDX-License-Identifier: BSD-3-Clause
// Pi by throwing darts.  All ranks draw from one sequence of random numbers, each its own part.
#include <cinttypes>
#include <cstdio>

#include <dtl/dtl.hpp>

constexpr std::int64_t DARTS = 1000000, SEED = 2026, FACTOR = 48271, MODULUS = 2147483647;

// Lehmer's sequence from number `place` on.
class lehmer
{
  public:
    explicit lehmer(std::int64_t place)
    {
        for (std::int64_t power = FACTOR; place > 0; place /= 2) {
            if (place % 2 == 1)
                number = number * power % MODULUS;
            power = power * power % MODULUS;
        }
    }

    // The next one, between 0 and 1.
    double operator()()
    {
        const double found = static_cast<double>(number) / MODULUS;

        number = number * FACTOR % MODULUS;
        return found;
    }

  private:
    std::int64_t number = SEED;
};

int main()
{
    const auto ctx = dtl::context::create_default();
    const std::int64_t first = DARTS * ctx.rank() / ctx.size();
    const std::int64_t last = DARTS * (ctx.rank() + 1) / ctx.size();
    std::int64_t inside = 0, all = 0;
    lehmer next(2 * first);

    for (std::int64_t dart = first; dart < last; ++dart) {
        const double x = next(), y = next();

        inside += x * x + y * y < 1.0;
    }
    ctx.allreduce(inside, all);
    if (ctx.is_root()) {
        std::printf("Inside: %" PRId64 " of %" PRId64 "\n", all, DARTS);
        std::printf("Pi: %.6f\n", 4.0 * static_cast<double>(all) / DARTS);
    }
}
