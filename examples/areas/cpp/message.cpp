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

static void message_ring(const dtl::context &ctx)
{
    const std::int64_t mine = 10;
    std::int64_t sum = 0;

    if (ctx.size() == 1) {
        ctx.sendrecv(mine, 0, 1, sum, 0, 1);
    } else if (ctx.is_root()) {
        ctx.send(mine, neighbour(ctx, 1), 1);
        ctx.recv(sum, neighbour(ctx, -1), 1);
    } else {
        ctx.recv(sum, neighbour(ctx, -1), 1);
        ctx.send(sum, neighbour(ctx, 1), 1);
    }
    if (ctx.is_root())
        std::printf("it came round: %d\n", static_cast<int>(sum));
}

static void message_started(const dtl::context &ctx)
{
    const std::array<std::int64_t, 2> mine{1, 2};
    std::array<std::int64_t, 2> theirs{};
    std::vector<dtl::request> requests;

    requests.push_back(ctx.irecv(theirs, neighbour(ctx, -1), 2));
    requests.push_back(ctx.isend(mine, neighbour(ctx, 1), 2));
    // ... work that needs neither ...
    dtl::waitall(requests);
    if (ctx.is_root())
        std::printf("%d %d\n", static_cast<int>(theirs[0]), static_cast<int>(theirs[1]));
}

static void message_probe(const dtl::context &ctx)
{
    const std::array<std::int64_t, 3> mine{7, 8, 9};
    auto request = ctx.isend(mine, neighbour(ctx, 1), 3);
    const auto info = ctx.probe(neighbour(ctx, -1), 3, DTL_DTYPE_INT64); // waits for one
    const auto [there, again] = ctx.iprobe(info.source, info.tag, DTL_DTYPE_INT64);
    std::vector<std::int64_t> theirs(info.count);

    ctx.recv(theirs, info.source, info.tag);
    request.wait();
    if (ctx.is_root())
        std::printf("%d elements, still there: %s\n", static_cast<int>(info.count), yes_no(there));
}

static void message_taken(const dtl::context &ctx)
{
    const std::int64_t mine = 4;
    std::int64_t one = 0, other = 0;
    std::array<dtl::request, 2> requests{ctx.isend(mine, neighbour(ctx, 1), 4),
                                         ctx.isend(mine, neighbour(ctx, 1), 4)};
    // no other thread can receive what these have found
    auto [first, info] = ctx.mprobe(neighbour(ctx, -1), 4, DTL_DTYPE_INT64);
    dtl::message second;

    while (!second)
        second = std::get<0>(ctx.improbe(info.source, info.tag, DTL_DTYPE_INT64));
    first.mrecv(one);
    second.mrecv(other);
    dtl::waitall(requests);
    if (ctx.is_root())
        std::printf("%d and %d\n", static_cast<int>(one), static_cast<int>(other));
}

static void message_dropped(const dtl::context &ctx)
{
    const std::int64_t mine = 5;
    auto request = ctx.isend(mine, neighbour(ctx, 1), 5);
    dtl_size_t count = 0;

    {
        const auto [message, info] = ctx.mprobe(DTL_ANY_SOURCE, 5, DTL_DTYPE_INT64);
        count = info.count;
    } // discards the message
    request.wait();
    if (ctx.is_root())
        std::printf("%d element is dropped\n", static_cast<int>(count));
}

static void message_shapes(const dtl::context &ctx)
{
    const std::array<float, 6> mine{1, 2, 3, 4, 5, 6};
    auto request = ctx.isend_shaped(mine, dtl::shape_2d(2, 3), neighbour(ctx, 1), 6);
    const auto envelope = ctx.probe_envelope(neighbour(ctx, -1), 6); // waits for one
    const auto [there, again] = ctx.iprobe_envelope(envelope.source, envelope.tag);
    auto [message, info] = ctx.mprobe(envelope.source, envelope.tag, envelope.dtype);
    const auto taken = message.envelope();
    std::vector<float> theirs(taken.count);

    message.mrecv(theirs);
    request.wait();
    if (ctx.is_root())
        std::printf("%d x %d of %s, still there: %s\n", static_cast<int>(taken.dims[0]),
                    static_cast<int>(taken.dims[1]), dtl::dtype_name(taken.dtype), yes_no(there));
}

static void message_dimensions(const dtl::context &ctx)
{
    const std::array<dtl_size_t, 10> extents{2, 1, 3, 1, 1, 1, 1, 1, 1, 5};
    std::array<dtl_size_t, 10> read{};
    const auto shape = dtl::shape_pack(10, extents); // for isend_shaped

    dtl::shape_unpack(shape, read); // as a receiver does
    if (ctx.is_root())
        std::printf("%d dimensions, the last of %d\n", shape.ndim, static_cast<int>(read[9]));
}

const examples message_examples{
    EXAMPLE(message_ring),       EXAMPLE(message_started), EXAMPLE(message_probe),
    EXAMPLE(message_taken),      EXAMPLE(message_dropped), EXAMPLE(message_shapes),
    EXAMPLE(message_dimensions),
};
