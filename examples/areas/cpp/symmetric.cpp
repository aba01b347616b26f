// SPDX-License-Identifier: BSD-3-Clause
#include <array>
#include <cstdint>
#include <cstdio>

#include "areas.hpp"

static void symmetric_heap(const dtl::context &ctx)
{
    const auto heap = dtl::symmetric::create(ctx, 4096); // alike on all ranks
    void *place = heap.allocate(64);
    {
        const auto memory = heap.memory(heap.my_pe()); // keeps it mapped
        const void *mine = heap.remote_ptr(place, heap.my_pe());

        if (ctx.is_root()) {
            std::printf("valid: %s, all ranks: %s\n", yes_no(heap.is_valid()),
                        yes_no(heap.n_pes() == ctx.size()));
            std::printf("some of %d bytes: %s, the first at its base: %s\n",
                        static_cast<int>(heap.size()), yes_no(heap.used() >= 64),
                        yes_no(place == heap.base()));
            std::printf("reached: %s, by all at once: %s\n", yes_no(mine != nullptr),
                        yes_no(heap.remote_mc_ptr(DTL_TEAM_WORLD, place) != nullptr));
        }
    }
    heap.free(place);
}

static void symmetric_transfers(const dtl::context &ctx)
{
    const auto heap = dtl::symmetric::create(ctx, 4096);
    const dtl_rank_t next = (heap.my_pe() + 1) % heap.n_pes();
    const std::int64_t ten = 10, twenty = 20;
    std::int64_t found = 0, later = 0;
    void *place = heap.allocate(sizeof ten), *other = heap.allocate(sizeof ten);

    heap.put(place, ten, next);
    heap.fence(); // what follows comes after it
    heap.put_nbi(other, twenty, next);
    heap.barrier_all(); // all of it is there
    heap.get(found, place, next);
    heap.get_nbi(later, other, next);
    heap.quiet(); // now later has it
    heap.sync_all();
    if (ctx.is_root())
        std::printf("%d %d\n", static_cast<int>(found), static_cast<int>(later));
}

static void symmetric_signals(const dtl::context &ctx)
{
    const auto heap = dtl::symmetric::create(ctx, 4096);
    const dtl_rank_t next = (heap.my_pe() + 1) % heap.n_pes();
    const std::int64_t value = 5;
    auto *place = static_cast<std::int64_t *>(heap.allocate(sizeof value));
    auto *signals = static_cast<std::uint64_t *>(heap.allocate(2 * sizeof(std::uint64_t)));

    heap.put_signal(place, value, signals, 1, DTL_SIGNAL_ADD, next); // comes after the data
    heap.signal_wait_until(signals, DTL_CMP_GE, 1);
    heap.put_signal_nbi(place, value, signals, 1, DTL_SIGNAL_ADD, next);
    const auto [which, seen] = heap.signal_wait_until_any(signals, 2, DTL_CMP_GE, 2);
    heap.signal_op(signals + 1, 2, DTL_SIGNAL_SET, next);
    heap.signal_wait_until_all(signals, 2, DTL_CMP_GE, 2);
    if (ctx.is_root())
        std::printf("%d came with it, then signal %d\n", static_cast<int>(*place),
                    static_cast<int>(which));
    heap.sync_all();
}

static void symmetric_atomics(const dtl::context &ctx)
{
    const auto heap = dtl::symmetric::create(ctx, 4096);
    const std::int64_t one = 1, none = 0, seven = 7, all = ctx.size();
    std::int64_t before = 0, old = 0;
    void *counter = heap.allocate(sizeof one);

    heap.atomic(counter, one, DTL_ATOMIC_ADD, 0);
    heap.barrier_all();
    heap.atomic_fetch(counter, none, before, DTL_ATOMIC_ADD, 0);
    heap.sync_all();
    if (ctx.is_root()) {
        heap.atomic_compare_swap(counter, all, seven, old, 0);
        std::printf("all have counted: %s, swapped: %s\n", yes_no(before == all),
                    yes_no(old == all));
    }
    heap.sync_all();
}

static void symmetric_teams(const dtl::context &ctx)
{
    const auto heap = dtl::symmetric::create(ctx, 4096);
    const auto bytes = static_cast<dtl_size_t>(heap.n_pes()) * sizeof(std::int64_t);
    auto *one = static_cast<std::int64_t *>(heap.allocate(sizeof(std::int64_t)));
    auto *all = static_cast<std::int64_t *>(heap.allocate(bytes));
    const dtl_team_t evens = heap.team_split_color(DTL_TEAM_WORLD, heap.my_pe() % 2);
    const dtl_team_t first = heap.team_split_strided(DTL_TEAM_WORLD, 0, 1, 1);

    *one = 4;
    heap.barrier(evens);
    heap.fcollectmem(evens, all, one, sizeof *one);
    heap.broadcastmem(evens, one, all, sizeof *one, 0);
    heap.sync(evens);
    if (ctx.is_root())
        std::printf("rank %d of %s, in all %d; the first alone: %d\n", heap.team_my_pe(evens),
                    heap.team_n_pes(evens) > 0 ? "some" : "none", heap.team_translate_pe(evens, 0),
                    static_cast<int>(*all));
    if (first != DTL_TEAM_INVALID)
        heap.team_destroy(first);
    heap.team_destroy(evens);
}

const examples symmetric_examples{
    EXAMPLE(symmetric_heap),    EXAMPLE(symmetric_transfers), EXAMPLE(symmetric_signals),
    EXAMPLE(symmetric_atomics), EXAMPLE(symmetric_teams),
};
