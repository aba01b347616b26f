// SPDX-License-Identifier: BSD-3-Clause
#include <cstdint>
#include <cstdio>

#include "areas.hpp"

// As many as there are ranks.
static std::vector<std::int64_t> of_ranks(const dtl::context &ctx, std::int64_t value = 0)
{
    return std::vector<std::int64_t>(static_cast<std::size_t>(ctx.size()), value);
}

// A count for each rank.
static std::vector<dtl_size_t> counts_of(const dtl::context &ctx, dtl_size_t count)
{
    return std::vector<dtl_size_t>(static_cast<std::size_t>(ctx.size()), count);
}

static void plan_again(const dtl::context &ctx)
{
    std::int64_t mine = 0, most = 0, number = 0, sum = 0;
    const auto maxima = ctx.plan_allreduce(mine, most, DTL_OP_MAX);
    const auto numbers = ctx.plan_broadcast(number, 0);

    for (int round = 1; round <= 3; ++round) {
        mine = 10 * round; // what the buffers hold when it starts
        number = ctx.is_root() ? round : 0;
        maxima.start();
        numbers.start();
        while (!maxima.test()) {
            // ... work that needs neither ...
        }
        numbers.wait();
        sum += most + number;
    }
    if (ctx.is_root())
        std::printf("%d\n", static_cast<int>(sum));
}

// Once; programs start their plans many times.
static void run(const std::vector<dtl::collective_plan> &plans)
{
    for (const auto &plan : plans) {
        plan.start();
        plan.wait();
    }
}

static void plan_reductions(const dtl::context &ctx)
{
    const std::int64_t mine = 5;
    const auto given = of_ranks(ctx, 20);
    const auto ones = counts_of(ctx, 1);
    std::int64_t least = 0, up_to = 0, before = -1, block = 0, part = 0;
    std::vector<dtl::collective_plan> plans;

    plans.push_back(ctx.plan_reduce(mine, least, DTL_OP_MIN, 0));
    plans.push_back(ctx.plan_scan(mine, up_to));
    plans.push_back(ctx.plan_exscan(mine, before));
    plans.push_back(ctx.plan_reduce_scatter_block(given, block, DTL_OP_MAX));
    plans.push_back(ctx.plan_reduce_scatter(given, part, ones, DTL_OP_MIN));
    run(plans);
    if (ctx.is_root())
        std::printf("least: %d, up to me: %d, %d %d\n", static_cast<int>(least),
                    static_cast<int>(up_to), static_cast<int>(block), static_cast<int>(part));
}

static void plan_exchanges(const dtl::context &ctx)
{
    const std::int64_t mine = 10 + ctx.rank();
    auto all = of_ranks(ctx), gathered = of_ranks(ctx), back = of_ranks(ctx);
    std::int64_t one = 0;
    std::vector<dtl::collective_plan> plans;

    plans.push_back(ctx.plan_allgather(mine, all));
    plans.push_back(ctx.plan_barrier());
    plans.push_back(ctx.plan_gather(mine, gathered, 0));
    plans.push_back(ctx.plan_scatter(all, one, 0));
    plans.push_back(ctx.plan_alltoall(all, back));
    run(plans);
    if (ctx.is_root())
        std::printf("gathered: %d, mine: %d, for me: %d\n", static_cast<int>(gathered[0]),
                    static_cast<int>(one), static_cast<int>(back[0]));
}

static void plan_counts(const dtl::context &ctx)
{
    const std::int64_t mine = 10 + ctx.rank();
    const auto ones = counts_of(ctx, 1);
    auto all = of_ranks(ctx), gathered = of_ranks(ctx), each = of_ranks(ctx);
    std::int64_t part = 0;
    std::vector<dtl::collective_plan> plans;

    plans.push_back(ctx.plan_allgatherv(mine, all, ones));
    plans.push_back(ctx.plan_gatherv(mine, gathered, ones, {}, 0));
    plans.push_back(ctx.plan_scatterv(all, ones, {}, part, 0));
    plans.push_back(ctx.plan_alltoallv(all, ones, {}, each, ones));
    run(plans);
    if (ctx.is_root())
        std::printf("gathered: %d, mine: %d, for me: %d\n", static_cast<int>(gathered[0]),
                    static_cast<int>(part), static_cast<int>(each[0]));
}

const examples plan_examples{
    EXAMPLE(plan_again),
    EXAMPLE(plan_reductions),
    EXAMPLE(plan_exchanges),
    EXAMPLE(plan_counts),
};
