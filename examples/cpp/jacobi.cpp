// SPDX-License-Identifier: BSD-3-Clause
// Heat in a plate whose upper edge is warm: Jacobi's method, with a halo of one row and column.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <span>
#include <vector>

#include <dtl/dtl.hpp>

constexpr std::size_t ROWS = 60, COLUMNS = 40, WIDE = COLUMNS + 2;

// One step: `around` has a row and a column more on each side.  Gives the largest change.
static double relax(std::span<double> local, const std::vector<double> &around)
{
    double most = 0.0;

    for (std::size_t i = 0; i < local.size(); ++i) {
        const std::size_t here = (i / COLUMNS + 1) * WIDE + i % COLUMNS + 1;
        const double next = 0.25 * (around[here - WIDE] + around[here + WIDE] + around[here - 1] +
                                    around[here + 1]);

        most = std::max(most, std::abs(next - local[i]));
        local[i] = next;
    }
    return most;
}

int main()
{
    constexpr std::array<dtl_size_t, 2> widths{1, 1};
    constexpr std::array<int, 2> open{0, 0};
    const auto ctx = dtl::context::create_default();
    auto plate = dtl::tensor::create_fill(ctx, dtl_shape_2d(ROWS, COLUMNS), 0.0);
    const auto local = plate.local<double>();
    std::vector<double> around((local.size() / COLUMNS + 2) * WIDE); // with edges, which stay so
    double change = 0.0, most = 0.0, sum = 0.0;

    if (plate.local_offset() == 0)
        std::fill_n(around.begin(), WIDE, 1.0);
    for (int step = 0; step < 500; ++step) {
        plate.exchange_halo(widths, open, around);
        change = relax(local, around);
    }

    ctx.allreduce(change, most, DTL_OP_MAX);
    plate.reduce(DTL_OP_SUM, sum);
    if (ctx.is_root()) {
        std::printf("Largest change of the last step: %.6f\n", most);
        std::printf("Mean temperature: %.6f\n", sum / (ROWS * COLUMNS));
    }
}
