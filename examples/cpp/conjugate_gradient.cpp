// SPDX-License-Identifier: BSD-3-Clause
// Solves A x = b by conjugate gradients, where A has 4 on its diagonal and -1 on both sides.
#include <array>
#include <cstdio>
#include <numeric>
#include <span>
#include <vector>

#include <dtl/dtl.hpp>

constexpr std::size_t SIZE = 10000;
constexpr double ENOUGH = 1e-9;

// The product over all ranks.
static double dot(const dtl::context &ctx, std::span<const double> a, std::span<const double> b)
{
    return ctx.allreduce_float64(std::inner_product(a.begin(), a.end(), b.begin(), 0.0));
}

// This rank's part of A times the vector, of which it needs an element of each neighbour.
static std::vector<double> times(const dtl::vector &vec)
{
    constexpr std::array<dtl_size_t, 1> width{1};
    constexpr std::array<int, 1> open{0};
    std::vector<double> product(vec.local_size()), around(product.size() + 2);

    vec.exchange_halo(width, open, around);
    for (std::size_t i = 0; i < product.size(); ++i)
        product[i] = 4 * around[i + 1] - around[i] - around[i + 2];
    return product;
}

int main()
{
    const auto ctx = dtl::context::create_default();
    auto direction = dtl::vector::create_fill(ctx, SIZE, 1.0); // b is 1 everywhere
    const auto p = direction.local<double>();
    std::vector<double> x(p.size()), residual(p.begin(), p.end());
    double square = SIZE;
    int steps = 0;

    for (; square > ENOUGH * ENOUGH; ++steps) {
        const auto product = times(direction);
        const double length = square / dot(ctx, p, product), before = square;

        for (std::size_t i = 0; i < p.size(); ++i) {
            x[i] += length * p[i];
            residual[i] -= length * product[i];
        }
        square = dot(ctx, residual, residual);
        for (std::size_t i = 0; i < p.size(); ++i)
            p[i] = residual[i] + square / before * p[i];
    }

    const double sum = ctx.allreduce_float64(std::accumulate(x.begin(), x.end(), 0.0));
    if (ctx.is_root()) {
        std::printf("Steps: %d\n", steps);
        std::printf("Sum of the solution: %.6f\n", sum);
    }
}
