// SPDX-License-Identifier: BSD-3-Clause
#include <array>
#include <cstdint>
#include <cstdio>

#include "areas.hpp"

static void role_queue(const dtl::context &ctx)
{
    const std::array<dtl_rank_t, 1> first{0};
    const std::int64_t task = 7;
    std::int64_t total = 0;
    const auto mgr = dtl::role_manager::create(ctx);

    mgr.add_role_of("giver", first);
    mgr.add_role_of("worker", first); // a rank may have several
    mgr.initialize();
    const auto workers = static_cast<int>(mgr.role_size("worker"));
    const auto place = static_cast<int>(mgr.role_rank("worker"));
    if (mgr.has_role("worker")) {
        mgr.send("worker", 0, task, 1);
        mgr.recv("giver", 0, total, 1);
        std::printf("%d for worker %d of %d\n", static_cast<int>(total), place, workers);
    }
}

static void role_contexts(const dtl::context &ctx)
{
    std::int64_t word = ctx.is_root() ? 5 : 0, all = 0;
    const auto mgr = dtl::role_manager::create(ctx);

    mgr.add_role("solver", static_cast<dtl_size_t>(ctx.size()));
    mgr.initialize();
    const auto same = mgr.context(); // of the ranks with this rank's role
    same.allreduce(std::int64_t{1}, all);
    mgr.broadcast("solver", 0, "solver", word, 2);
    if (ctx.is_root())
        std::printf("%d, all solve: %s\n", static_cast<int>(word), yes_no(all == ctx.size()));
}

const examples role_examples{
    EXAMPLE(role_queue),
    EXAMPLE(role_contexts),
};
