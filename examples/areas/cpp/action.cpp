// SPDX-License-Identifier: BSD-3-Clause
#include <array>
#include <cstdint>
#include <cstdio>
#include <numeric>
#include <span>

#include "areas.hpp"

// The action that ranks call on each other: sums the numbers that it receives.
static int sum_of(const void *args, dtl_size_t args_size, void *result, dtl_size_t result_size,
                  void *)
{
    const std::span numbers(static_cast<const std::int64_t *>(args), args_size / 8);

    if (result_size != 8)
        return DTL_ERROR_INVALID_ARGUMENT;
    *static_cast<std::int64_t *>(result) =
        std::accumulate(numbers.begin(), numbers.end(), std::int64_t{0});
    return DTL_SUCCESS;
}

// The numbers that come, the last one first: an answer of any size.
static dtl_status backwards(const void *args, dtl_size_t args_size, dtl_rank_t, dtl_future_t reply,
                            void *)
{
    const std::span numbers(static_cast<const std::int64_t *>(args), args_size / 8);
    const std::vector<std::int64_t> answer(numbers.rbegin(), numbers.rend());

    return dtl_future_set(reply, answer.data(), args_size);
}

static void action_invoke(const dtl::context &ctx)
{
    const auto own = ctx.dup();
    const auto action = own.action_register("sum_of", sum_of, nullptr);
    const std::array<std::int64_t, 3> numbers{1, 2, 3};
    std::int64_t sum = 0;

    own.remote_invoke((own.rank() + 1) % own.size(), action, numbers, sum);
    own.action_barrier(); // all have their answers
    if (ctx.is_root())
        std::printf("the next rank says %d\n", static_cast<int>(sum));
}

static void action_started(const dtl::context &ctx)
{
    const auto own = ctx.dup();
    const auto action = own.action_register_reply("backwards", backwards, nullptr);
    const std::array<std::int64_t, 3> numbers{1, 2, 3};
    std::array<std::int64_t, 3> turned{};

    const auto answer = own.remote_invoke_async((own.rank() + 1) % own.size(), action, numbers, 0);
    dtl::action_progress(); // in long work: others may be asking this rank
    answer.get(turned);
    own.action_barrier();
    if (ctx.is_root())
        std::printf("%d %d %d\n", static_cast<int>(turned[0]), static_cast<int>(turned[1]),
                    static_cast<int>(turned[2]));
}

const examples action_examples{
    EXAMPLE(action_invoke),
    EXAMPLE(action_started),
};
