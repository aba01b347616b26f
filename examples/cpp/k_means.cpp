// SPDX-License-Identifier: BSD-3-Clause
// Finds three heaps of points by k-means: each rank sorts its points to the nearest centre.
#include <algorithm>
#include <array>
#include <cinttypes>
#include <cstdio>

#include <dtl/dtl.hpp>

constexpr std::int64_t POINTS = 30000;
constexpr std::size_t HEAPS = 3;

struct centre {
    double x, y;
    bool operator==(const centre &) const = default;
};
using centres = std::array<centre, HEAPS>;
using sums = std::array<std::int64_t, 3 * HEAPS>; // of each heap x, y and how many

// -50 to 50, as good as random.
static std::int64_t scattered(std::int64_t n)
{
    return (n * 1103515245 + 12345) % 2147483648 / 65536 % 101 - 50;
}

// Sums the points from `first` to `last` by their nearest center.
static sums sorted(const centres &to, std::int64_t first, std::int64_t last)
{
    constexpr std::array<std::array<std::int64_t, 2>, HEAPS> places{
        {{100, 100}, {500, 200}, {300, 600}}};
    sums found{};

    for (std::int64_t i = first; i < last; ++i) {
        const auto &place = places[static_cast<std::size_t>(i) % HEAPS];
        const std::int64_t x = place[0] + scattered(2 * i), y = place[1] + scattered(2 * i + 1);
        const auto distance = [&](const centre &c) {
            const double dx = static_cast<double>(x) - c.x, dy = static_cast<double>(y) - c.y;
            return dx * dx + dy * dy;
        };
        const auto nearest = std::ranges::min_element(to, {}, distance);
        const auto heap = 3 * static_cast<std::size_t>(nearest - to.begin());

        found[heap] += x;
        found[heap + 1] += y;
        found[heap + 2] += 1;
    }
    return found;
}

int main()
{
    const auto ctx = dtl::context::create_default();
    const std::int64_t rank = ctx.rank(), ranks = ctx.size();
    centres now{{{90, 90}, {100, 110}, {110, 90}}}, before{};
    sums all{};
    int steps = 0;

    for (; now != before; ++steps) {
        before = now;
        ctx.allreduce(sorted(now, POINTS * rank / ranks, POINTS * (rank + 1) / ranks), all);
        for (std::size_t heap = 0; heap < HEAPS; ++heap) {
            const auto count = static_cast<double>(std::max<std::int64_t>(all[3 * heap + 2], 1));

            now[heap] = {static_cast<double>(all[3 * heap]) / count,
                         static_cast<double>(all[3 * heap + 1]) / count};
        }
    }

    if (ctx.is_root()) {
        std::printf("Steps: %d\n", steps);
        for (std::size_t heap = 0; heap < HEAPS; ++heap)
            std::printf("Centre: %.3f %.3f, points: %" PRId64 "\n", now[heap].x, now[heap].y,
                        all[3 * heap + 2]);
    }
}
