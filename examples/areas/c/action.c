/* SPDX-License-Identifier: BSD-3-Clause */
#include <stdint.h>
#include <stdio.h>

#include "areas.h"

/* The action that ranks call on each other: sums the numbers that it receives. */
static int sum_of(const void *args, dtl_size_t args_size, void *result, dtl_size_t result_size,
                  void *user_data)
{
    const int64_t *numbers = args;
    int64_t *sum = result;

    (void)user_data;
    if (result_size != sizeof *sum)
        return DTL_ERROR_INVALID_ARGUMENT;
    *sum = 0;
    for (dtl_size_t index = 0; index < args_size / sizeof *numbers; ++index)
        *sum += numbers[index];
    return DTL_SUCCESS;
}

/* The numbers that come, the last one first: an answer of any size. */
static dtl_status backwards(const void *args, dtl_size_t args_size, dtl_rank_t source,
                            dtl_future_t reply, void *user_data)
{
    const int64_t *numbers = args;
    dtl_size_t count = args_size / sizeof *numbers;
    int64_t answer[8];

    (void)source, (void)user_data;
    if (count > 8)
        return DTL_ERROR_BUFFER_TOO_SMALL;
    for (dtl_size_t index = 0; index < count; ++index)
        answer[index] = numbers[count - 1 - index];
    return dtl_future_set(reply, answer, args_size);
}

static void action_invoke(dtl_context_t ctx)
{
    dtl_rank_t next = (dtl_context_rank(ctx) + 1) % dtl_context_size(ctx);
    int64_t numbers[3] = {1, 2, 3}, sum = 0;
    dtl_size_t action;
    dtl_context_t own;

    check(dtl_context_dup(ctx, &own));
    check(dtl_action_register(own, "sum_of", sum_of, NULL, &action));
    check(dtl_remote_invoke(own, next, action, numbers, sizeof numbers, &sum, sizeof sum));
    check(dtl_action_barrier(own)); /* all have their answers */
    if (dtl_context_is_root(ctx))
        printf("the next rank says %d\n", (int)sum);
    dtl_context_destroy(own);
}

static void action_started(dtl_context_t ctx)
{
    dtl_rank_t next = (dtl_context_rank(ctx) + 1) % dtl_context_size(ctx);
    int64_t numbers[3] = {1, 2, 3}, turned[3] = {0};
    dtl_size_t action;
    dtl_future_t answer;
    dtl_context_t own;

    check(dtl_context_dup(ctx, &own));
    check(dtl_action_register_reply(own, "backwards", backwards, NULL, &action));
    check(dtl_remote_invoke_async(own, next, action, numbers, sizeof numbers, 0, &answer));
    dtl_action_progress(); /* in long work: others may be asking this rank */
    check(dtl_future_get(answer, turned, sizeof turned));
    check(dtl_action_barrier(own));
    if (dtl_context_is_root(ctx))
        printf("%d %d %d\n", (int)turned[0], (int)turned[1], (int)turned[2]);
    dtl_future_destroy(answer);
    dtl_context_destroy(own);
}

const struct example action_examples[] = {
    EXAMPLE(action_invoke),
    EXAMPLE(action_started),
    {NULL, NULL},
};
