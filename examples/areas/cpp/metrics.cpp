// SPDX-License-Identifier: BSD-3-Clause
#include <cstdio>

#include "areas.hpp"

static void metrics_calls(const dtl::context &ctx)
{
    const double mine = 1.0;
    double sum = 0;

    dtl::metrics_enable(1);
    for (int round = 0; round < 3; ++round)
        ctx.allreduce(mine, sum);
    dtl::metrics_enable(0);
    const auto [calls, bytes] = dtl::metrics_count("dtl_allreduce");
    if (ctx.is_root())
        std::printf("%d calls, %d bytes\n", static_cast<int>(calls), static_cast<int>(bytes));
}

const examples metrics_examples{
    EXAMPLE(metrics_calls),
};
