// SPDX-License-Identifier: BSD-3-Clause
#include <cstdio>
#include <vector>

#include <dtl/dtl.hpp>

int main()
{
    const auto ctx = dtl::context::create_default();
    const std::vector<double> mine{1.0 * ctx.rank(), ctx.rank() + 0.5};
    std::vector<double> got(2);

    ctx.ring_shift(mine, got, 1, 0);
    std::printf("rank %d: got %.1f %.1f\n", ctx.rank(), got[0], got[1]);
    try {
        if (ctx.is_root())
            ctx.ring_shift(mine, got, 0, 0);
    } catch (const dtl::error &refused) {
        std::printf("%s\n", refused.what());
    }
}
