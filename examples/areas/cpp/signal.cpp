// SPDX-License-Identifier: BSD-3-Clause
#include <array>
#include <cstdint>
#include <cstdio>

#include "areas.hpp"

// The ranks as a ring: who comes next, and who came before.
static std::array<dtl_rank_t, 1> neighbour(const dtl::signal &comm, int step)
{
    return {(comm.rank() + step + comm.size()) % comm.size()};
}

static void signal_put(const dtl::context &ctx)
{
    std::array<std::int64_t, 4> inbox{};
    const std::array<std::int64_t, 2> values{5, 6};
    const auto comm = dtl::signal::create(ctx);
    const auto window = comm.register_window(inbox);

    comm.put_signal(values, neighbour(comm, 1)[0], window, 8, 0, 0, 0, {});
    comm.wait_signal(neighbour(comm, -1), {}, {}, {}, {}); // one of that rank
    if (ctx.is_root())
        std::printf("%d %d %d %d, valid: %s\n", static_cast<int>(inbox[0]),
                    static_cast<int>(inbox[1]), static_cast<int>(inbox[2]),
                    static_cast<int>(inbox[3]), yes_no(comm.is_valid()));
    ctx.barrier(); // after this no rank puts into the window
    comm.deregister_window(window);
}

static void signal_group(const dtl::context &ctx)
{
    const std::int64_t mine = 7;
    std::int64_t theirs = 0;
    const auto comm = dtl::signal::create(ctx);
    const auto before = neighbour(comm, -1), next = neighbour(comm, 1);

    dtl::signal_group_start(); // what is asked from here on
    comm.send(mine, next[0], {});
    comm.recv(theirs, before[0], {});
    dtl::signal_group_end(); // is done together here
    for (int time = 0; time < 2; ++time)
        comm.notify(next[0], 0, 0, 0, {});
    comm.wait_signal(before, std::array{2}, {}, {}, {});
    if (ctx.is_root())
        std::printf("%d, and two signals\n", static_cast<int>(theirs));
}

static void signal_id(const dtl::context &ctx)
{
    std::array<std::uint8_t, DTL_SIGNAL_ID_BYTES> id{};
    const dtl_rank_t last = ctx.size() - 1;

    if (ctx.is_root())
        dtl::signal_unique_id(id); // the others get it by any way there is
    ctx.broadcast(id, 0);
    const auto comm = dtl::signal::init(last + 1, last - ctx.rank(), id);
    if (ctx.is_root())
        std::printf("the first of ctx is the last: %s\n", yes_no(comm.rank() == last));
}

static void signal_index(const dtl::context &ctx)
{
    // two contexts, of three signals each
    const auto comm = dtl::signal::create_configured(ctx, 2, 3, 1);

    comm.notify(neighbour(comm, 1)[0], 2, 1, 0, {});
    comm.notify(neighbour(comm, 1)[0], 0, 0, 0, {});
    comm.wait_signal(neighbour(comm, -1), {}, std::array{2}, std::array{1}, {});
    if (ctx.is_root())
        std::printf("signal 2 of context 1\n");
}

static void signal_id_index(const dtl::context &ctx)
{
    std::array<std::uint8_t, DTL_SIGNAL_ID_BYTES> id{};

    if (ctx.is_root())
        dtl::signal_unique_id(id);
    ctx.broadcast(id, 0);
    const auto comm = dtl::signal::init_configured(ctx.size(), ctx.rank(), id, 1, 2, 0);
    comm.notify(neighbour(comm, 1)[0], 1, 0, 0, {});
    comm.wait_signal(neighbour(comm, -1), {}, std::array{1}, {}, {});
    if (ctx.is_root())
        std::printf("signal 1 of two\n");
}

const examples signal_examples{
    EXAMPLE(signal_put),   EXAMPLE(signal_group),    EXAMPLE(signal_id),
    EXAMPLE(signal_index), EXAMPLE(signal_id_index),
};
