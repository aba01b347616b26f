// SPDX-License-Identifier: BSD-3-Clause
#include <array>
#include <cstdint>
#include <cstdio>

#include "areas.hpp"

static void request_any(const dtl::context &ctx)
{
    const std::int64_t mine = 3;
    const dtl_rank_t me = ctx.rank();
    std::array<std::int64_t, 2> numbers{};
    std::array<dtl::request, 2> receives{ctx.irecv(numbers[0], me, 10),
                                         ctx.irecv(numbers[1], me, 11)};
    std::array<dtl::request, 2> sends{ctx.isend(mine, me, 10), ctx.isend(mine, me, 11)};
    const auto first = dtl::waitany(receives); // whichever is complete first
    dtl_size_t second = 0;

    for (int completed = 0; !completed;)
        std::tie(second, completed) = dtl::testany(receives);
    while (!dtl::testall(sends)) {
    }
    if (ctx.is_root())
        std::printf("both: %s, %d\n", yes_no(first + second == 1),
                    static_cast<int>(numbers[0] + numbers[1]));
}

static void request_given_up(const dtl::context &ctx)
{
    std::int64_t number = 0;
    const auto request = ctx.irecv(number, ctx.rank(), 12);
    const int completed = request.test(); // no rank sends

    request.cancel();
    if (ctx.is_root())
        std::printf("complete: %s\n", yes_no(completed));
}

static void request_as_future(const dtl::context &ctx)
{
    const std::int64_t mine = 6;
    std::int64_t number = 0;
    auto receive = ctx.irecv(number, ctx.rank(), 13), send = ctx.isend(mine, ctx.rank(), 13);
    const auto future = receive.future(); // what can be joined with others

    future.wait();
    send.wait();
    if (ctx.is_root())
        std::printf("%d\n", static_cast<int>(number));
}

const examples request_examples{
    EXAMPLE(request_any),
    EXAMPLE(request_given_up),
    EXAMPLE(request_as_future),
};
