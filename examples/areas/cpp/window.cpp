// SPDX-License-Identifier: BSD-3-Clause
#include <array>
#include <cstdint>
#include <cstdio>

#include "areas.hpp"

// The ranks as a ring: who comes next, and who came before.
static dtl_rank_t neighbour(const dtl::context &ctx, int step)
{
    return (ctx.rank() + step + ctx.size()) % ctx.size();
}

static void window_fence(const dtl::context &ctx)
{
    std::array<std::int64_t, 4> memory{1, 2, 3, 4};
    const auto win = dtl::window::create(ctx, memory); // of the program's own memory
    std::int64_t found = 0;

    win.fence();
    win.put(neighbour(ctx, 1), 0, std::int64_t{10}); // offsets are bytes
    win.get(neighbour(ctx, 1), 3 * sizeof found, found);
    win.fence(); // all of it is done, everywhere
    if (ctx.is_root())
        std::printf("%d %d, %d bytes, valid: %s\n", static_cast<int>(memory[0]),
                    static_cast<int>(found), static_cast<int>(win.size()), yes_no(win.is_valid()));
}

static void window_lock(const dtl::context &ctx)
{
    const auto win = dtl::window::allocate(ctx, sizeof(std::int64_t));
    std::int64_t total = 0;

    *static_cast<std::int64_t *>(win.base()) = 0;
    ctx.barrier();
    win.lock(0, DTL_LOCK_SHARED); // rank 0 need not do anything
    win.accumulate(0, 0, std::int64_t{1}, DTL_OP_SUM);
    win.flush(0); // it is there
    win.unlock(0);
    ctx.barrier();
    win.lock(0, DTL_LOCK_EXCLUSIVE);
    win.get(0, 0, total);
    win.flush_local(0); // it is here
    win.unlock(0);
    if (ctx.is_root())
        std::printf("each has counted once: %s\n", yes_no(total == ctx.size()));
}

static void window_counter(const dtl::context &ctx)
{
    const auto win = dtl::window::allocate(ctx, sizeof(std::int64_t));
    const std::int64_t one = 1, seven = 7, all = ctx.size();
    std::int64_t mine = 0, before = 0, current = 0;

    *static_cast<std::int64_t *>(win.base()) = 0;
    ctx.barrier();
    win.lock_all();
    win.fetch_and_op(0, 0, one, mine, DTL_OP_SUM);
    win.flush_all(); // everything is everywhere
    ctx.barrier();
    if (ctx.is_root()) {
        win.compare_and_swap(0, 0, all, seven, before);
        win.get_accumulate(0, 0, one, current, DTL_OP_SUM);
        win.flush_local_all(); // what was fetched is here
        std::printf("a number each: %s, %d\n", yes_no(mine < all && before == all),
                    static_cast<int>(current));
    }
    win.unlock_all();
}

static void window_neighbours(const dtl::context &ctx)
{
    std::array<std::int64_t, 2> memory{};
    const std::int64_t mine = 5;
    const std::array<dtl_rank_t, 1> before{neighbour(ctx, -1)}, next{neighbour(ctx, 1)};
    const auto win = dtl::window::create(ctx, memory);

    win.post(before); // that one may write here
    win.start(next);
    win.put(next[0], 0, mine);
    win.complete();
    win.wait(); // it has written
    win.post(before);
    win.start(next);
    win.put(next[0], sizeof mine, mine);
    win.complete();
    while (!win.test()) {
    }
    if (ctx.is_root())
        std::printf("%d and %d\n", static_cast<int>(memory[0]), static_cast<int>(memory[1]));
}

static void window_started(const dtl::context &ctx)
{
    std::array<std::int64_t, 2> memory{3, 4};
    const std::int64_t mine = 8;
    std::int64_t theirs = 0;
    const auto win = dtl::window::create(ctx, memory);
    std::vector<dtl::request> requests;

    win.fence();
    requests.push_back(win.put_async(neighbour(ctx, 1), 0, mine));
    requests.push_back(win.get_async(neighbour(ctx, 1), sizeof mine, theirs));
    // ... work that needs neither ...
    dtl::waitall(requests);
    win.fence();
    if (ctx.is_root())
        std::printf("%d %d\n", static_cast<int>(memory[0]), static_cast<int>(theirs));
}

static void window_dynamic(const dtl::context &ctx)
{
    std::array<std::int64_t, 2> memory{3, 4}, found{};
    const auto win = dtl::window::create_dynamic(ctx); // memory comes and goes
    const std::uint64_t mine = win.attach(memory);
    std::uint64_t theirs = 0;

    ctx.sendrecv(mine, neighbour(ctx, -1), 0, theirs, neighbour(ctx, 1)); // found by its offset
    win.fence();
    win.get(neighbour(ctx, 1), theirs, found);
    win.fence();
    win.detach(memory);
    if (ctx.is_root())
        std::printf("%d %d\n", static_cast<int>(found[0]), static_cast<int>(found[1]));
}

static void window_kept(const dtl::context &ctx)
{
    auto win = dtl::window::allocate(ctx, sizeof(std::int64_t));
    auto *mine = static_cast<std::int64_t *>(win.base());
    const auto memory = win.memory(); // stays beyond the window

    *mine = 3;
    win.close();
    if (ctx.is_root())
        std::printf("still there: %d\n", static_cast<int>(*mine));
}

const examples window_examples{
    EXAMPLE(window_fence),      EXAMPLE(window_lock),    EXAMPLE(window_counter),
    EXAMPLE(window_neighbours), EXAMPLE(window_started), EXAMPLE(window_dynamic),
    EXAMPLE(window_kept),
};
