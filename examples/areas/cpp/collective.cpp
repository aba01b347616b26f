// SPDX-License-Identifier: BSD-3-Clause
#include <array>
#include <cstdint>
#include <cstdio>
#include <numeric>

#include "areas.hpp"

// As many as there are ranks.
static std::vector<std::int64_t> of_ranks(const dtl::context &ctx)
{
    return std::vector<std::int64_t>(static_cast<std::size_t>(ctx.size()));
}

static void collective_broadcast(const dtl::context &ctx)
{
    std::array<std::int64_t, 2> values{};

    if (ctx.is_root())
        values = {3, 4};
    ctx.broadcast(values, 0);
    ctx.barrier(); // all ranks are here
    if (ctx.is_root())
        std::printf("%d %d\n", static_cast<int>(values[0]), static_cast<int>(values[1]));
}

static void collective_reduce(const dtl::context &ctx)
{
    const std::int64_t mine = 10 + ctx.rank();
    std::int64_t least = 0, sum = 0;

    ctx.reduce(mine, least, DTL_OP_MIN, 0); // on the root
    ctx.allreduce(mine, sum);               // on all ranks
    if (ctx.is_root())
        std::printf("least: %d, the sum is more: %s\n", static_cast<int>(least),
                    sum >= least ? "yes" : "no");
}

static void collective_gather(const dtl::context &ctx)
{
    std::int64_t mine = 10 + ctx.rank();
    auto all = of_ranks(ctx), back = of_ranks(ctx);

    ctx.gather(mine, all, 0);
    ctx.scatter(all, mine, 0);
    ctx.allgather(mine, all);
    ctx.alltoall(all, back);
    if (ctx.is_root())
        std::printf("mine: %d, of rank 0: %d, for me: %d\n", static_cast<int>(mine),
                    static_cast<int>(all[0]), static_cast<int>(back[0]));
}

static void collective_counts(const dtl::context &ctx)
{
    const auto ranks = static_cast<std::size_t>(ctx.size());
    const std::vector<dtl_size_t> two(ranks, 2), ones(ranks, 1);
    std::vector<dtl_size_t> places(ranks);
    std::array<std::int64_t, 2> mine{ctx.rank(), 7};
    std::vector<std::int64_t> all(2 * ranks);
    auto each = of_ranks(ctx);

    std::iota(places.begin(), places.end(), dtl_size_t{0});
    ctx.gatherv(mine, all, two, {}, 0);
    ctx.scatterv(all, two, {}, mine, 0);
    ctx.allgatherv(mine, all, two);
    ctx.alltoallv(all, ones, places, each, ones, places);
    if (ctx.is_root())
        std::printf("%d %d, for me: %d\n", static_cast<int>(all[0]), static_cast<int>(all[1]),
                    static_cast<int>(each[0]));
}

static void collective_scan(const dtl::context &ctx)
{
    const std::int64_t mine = 5;
    std::int64_t up_to = 0, before = -1;

    ctx.scan(mine, up_to);
    ctx.exscan(mine, before); // of the ranks before
    if (ctx.is_root())
        std::printf("up to me: %d, before me nobody\n", static_cast<int>(up_to));
}

static void collective_reduce_scatter(const dtl::context &ctx)
{
    const std::vector<dtl_size_t> ones(static_cast<std::size_t>(ctx.size()), 1);
    auto given = of_ranks(ctx);
    std::int64_t block = 0, part = 0;

    std::iota(given.begin(), given.end(), 20);
    ctx.reduce_scatter_block(given, block, DTL_OP_MAX);
    ctx.reduce_scatter(given, part, ones, DTL_OP_MIN);
    if (ctx.is_root())
        std::printf("%d %d\n", static_cast<int>(block), static_cast<int>(part));
}

static void collective_started(const dtl::context &ctx)
{
    const std::int64_t mine = 1;
    std::int64_t least = 0, value = ctx.is_root() ? 8 : 0;
    std::vector<dtl::request> requests;

    requests.push_back(ctx.iallreduce(mine, least, DTL_OP_MIN));
    requests.push_back(ctx.ibroadcast(value, 0));
    requests.push_back(ctx.ibarrier());
    // ... work that needs none of them ...
    dtl::waitall(requests);
    if (ctx.is_root())
        std::printf("%d %d\n", static_cast<int>(least), static_cast<int>(value));
}

static void collective_numbers(const dtl::context &ctx)
{
    const auto ranks = ctx.allreduce_int64(1);
    const double least = ctx.allreduce_float64(0.5, DTL_OP_MIN);

    ctx.barrier(); // all ranks are here
    if (ctx.is_root())
        std::printf("the %s of all: %.1f, counted: %s\n", dtl::reduce_op_name(DTL_OP_MIN), least,
                    yes_no(ranks == ctx.size()));
}

const examples collective_examples{
    EXAMPLE(collective_broadcast), EXAMPLE(collective_reduce),  EXAMPLE(collective_gather),
    EXAMPLE(collective_counts),    EXAMPLE(collective_scan),    EXAMPLE(collective_reduce_scatter),
    EXAMPLE(collective_started),   EXAMPLE(collective_numbers),
};
