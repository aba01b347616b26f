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

static void started_reductions(const dtl::context &ctx)
{
    const std::int64_t mine = 5;
    const auto given = of_ranks(ctx, 20);
    const auto ones = counts_of(ctx, 1);
    std::int64_t least = 0, up_to = 0, before = -1, block = 0, part = 0;
    std::vector<dtl::request> requests;

    requests.push_back(ctx.ireduce(mine, least, DTL_OP_MIN, 0));
    requests.push_back(ctx.iscan(mine, up_to));
    requests.push_back(ctx.iexscan(mine, before));
    requests.push_back(ctx.ireduce_scatter_block(given, block, DTL_OP_MAX));
    requests.push_back(ctx.ireduce_scatter(given, part, ones, DTL_OP_MIN));
    // ... work that needs none of them ...
    dtl::waitall(requests);
    if (ctx.is_root())
        std::printf("least: %d, up to me: %d, %d %d\n", static_cast<int>(least),
                    static_cast<int>(up_to), static_cast<int>(block), static_cast<int>(part));
}

static void started_exchanges(const dtl::context &ctx)
{
    const std::int64_t mine = 10 + ctx.rank();
    auto all = of_ranks(ctx), gathered = of_ranks(ctx), back = of_ranks(ctx);
    std::int64_t one = 0;
    std::vector<dtl::request> requests;

    ctx.iallgather(mine, all).wait(); // the others send what it has brought
    requests.push_back(ctx.igather(mine, gathered, 0));
    requests.push_back(ctx.iscatter(all, one, 0));
    requests.push_back(ctx.ialltoall(all, back));
    dtl::waitall(requests);
    if (ctx.is_root())
        std::printf("gathered: %d, mine: %d, for me: %d\n", static_cast<int>(gathered[0]),
                    static_cast<int>(one), static_cast<int>(back[0]));
}

static void started_counts(const dtl::context &ctx)
{
    const std::int64_t mine = 10 + ctx.rank();
    const auto ones = counts_of(ctx, 1);
    auto all = of_ranks(ctx), gathered = of_ranks(ctx), each = of_ranks(ctx);
    std::int64_t part = 0;
    std::vector<dtl::request> requests;

    ctx.iallgatherv(mine, all, ones).wait(); // the others send what it has brought
    requests.push_back(ctx.igatherv(mine, gathered, ones, {}, 0));
    requests.push_back(ctx.iscatterv(all, ones, {}, part, 0));
    requests.push_back(ctx.ialltoallv(all, ones, {}, each, ones));
    dtl::waitall(requests);
    if (ctx.is_root())
        std::printf("gathered: %d, mine: %d, for me: %d\n", static_cast<int>(gathered[0]),
                    static_cast<int>(part), static_cast<int>(each[0]));
}

const examples started_examples{
    EXAMPLE(started_reductions),
    EXAMPLE(started_exchanges),
    EXAMPLE(started_counts),
};
