// SPDX-License-Identifier: BSD-3-Clause
// Smooth a sine wave by a 3-point stencil; neighbours exchange their edge values in each step.
#include <array>
#include <cmath>
#include <cstdio>
#include <numbers>
#include <numeric>
#include <span>
#include <vector>

#include <dtl/dtl.hpp>

constexpr int SIZE = 1000, STEPS = 100;

// The first and the last element of a rank's part.
using Edges = std::array<double, 2>;

// One step over this rank's part; the ends of the whole stay as they are.
static void smooth(std::span<double> local, const std::vector<Edges> &edges, std::size_t rank)
{
    const bool is_first = rank == 0, is_last = rank + 1 == edges.size();
    double left = is_first ? local[0] : edges[rank - 1][1];

    for (std::size_t i = 0; i < local.size(); ++i) {
        const double here = local[i];
        const bool is_end = i + 1 == local.size();
        const double right = !is_end ? local[i + 1] : !is_last ? edges[rank + 1][0] : 0.0;

        if (!(is_first && i == 0) && !(is_last && is_end))
            local[i] = 0.25 * left + 0.5 * here + 0.25 * right;
        left = here;
    }
}

int main()
{
    const auto ctx = dtl::context::create_default();
    auto vec = dtl::vector::create(ctx, dtl::dtype_of<double>, SIZE);
    const auto local = vec.local<double>();
    auto place = static_cast<double>(vec.local_offset());

    for (double &each : local)
        each = std::sin(2.0 * std::numbers::pi * place++ / (SIZE - 1));

    std::vector<Edges> edges(static_cast<std::size_t>(ctx.size()));
    const std::span all(edges.data()->data(), 2 * edges.size());
    for (int step = 0; step < STEPS; ++step) {
        const Edges mine{local.front(), local.back()};

        ctx.allgather(mine, all);
        smooth(local, edges, static_cast<std::size_t>(ctx.rank()));
    }

    const double local_energy =
        std::transform_reduce(local.begin(), local.end(), local.begin(), 0.0);
    double energy = 0.0;
    ctx.allreduce(local_energy, energy);

    if (ctx.is_root()) {
        std::printf("Energy: %.6f\n", energy);
        std::printf("Stencil computation complete\n");
    }
}
