// SPDX-License-Identifier: BSD-3-Clause
// Ranks draw tasks from a counter that all of them reach, each as fast as it can.
#include <array>
#include <cinttypes>
#include <cstdio>

#include <dtl/dtl.hpp>

constexpr std::int64_t TASKS = 1000;

int main()
{
    const auto ctx = dtl::context::create_default();
    const auto counter = dtl::window::allocate(ctx, ctx.is_root() ? sizeof(std::int64_t) : 0);
    std::array<std::int64_t, 2> mine{}; // tasks, and the sum of their results
    std::array<std::int64_t, 2> all{};
    const std::int64_t one = 1;
    std::int64_t task = 0;

    counter.lock_all();
    for (;;) {
        counter.fetch_and_op(0, 0, one, task, DTL_OP_SUM);
        if (task >= TASKS)
            break;
        mine[0] += 1;
        mine[1] += task * task;
    }
    counter.unlock_all();

    // A rank that has finished continues while the others still work.
    auto request = ctx.iallreduce(mine, all);
    request.wait();
    if (ctx.is_root()) {
        std::printf("Tasks: %" PRId64 "\n", all[0]);
        std::printf("Sum of results: %" PRId64 "\n", all[1]);
    }
}
