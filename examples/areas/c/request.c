/* SPDX-License-Identifier: BSD-3-Clause */
#include <stdio.h>

#include "areas.h"

static void request_any(dtl_context_t ctx)
{
    int64_t mine = 3, numbers[2] = {0, 0};
    dtl_rank_t me = dtl_context_rank(ctx);
    dtl_request_t receives[2], sends[2];
    dtl_size_t first, second;

    for (int i = 0; i < 2; ++i) {
        check(dtl_irecv(ctx, &numbers[i], 1, DTL_DTYPE_INT64, me, 10 + i, &receives[i]));
        check(dtl_isend(ctx, &mine, 1, DTL_DTYPE_INT64, me, 10 + i, &sends[i]));
    }
    check(dtl_waitany(2, receives, &first)); /* whichever is complete first */
    int completed = 0;
    while (!completed)
        check(dtl_testany(2, receives, &second, &completed));
    for (completed = 0; !completed;)
        check(dtl_testall(2, sends, &completed));
    if (dtl_context_is_root(ctx))
        printf("both: %s, %d\n", yes_no(first + second == 1), (int)(numbers[0] + numbers[1]));
}

static void request_given_up(dtl_context_t ctx)
{
    int64_t number = 0;
    int completed = 0;
    dtl_request_t request;

    check(dtl_irecv(ctx, &number, 1, DTL_DTYPE_INT64, dtl_context_rank(ctx), 12, &request));
    check(dtl_test(request, &completed)); /* no rank sends */
    check(dtl_cancel(request));
    dtl_request_free(request);
    if (dtl_context_is_root(ctx))
        printf("complete: %s\n", yes_no(completed));
}

static void request_as_future(dtl_context_t ctx)
{
    int64_t mine = 6, number = 0;
    dtl_rank_t me = dtl_context_rank(ctx);
    dtl_request_t receive, send;
    dtl_future_t future;

    check(dtl_irecv(ctx, &number, 1, DTL_DTYPE_INT64, me, 13, &receive));
    check(dtl_isend(ctx, &mine, 1, DTL_DTYPE_INT64, me, 13, &send));
    check(dtl_request_future(receive, &future)); /* what can be joined with others */
    check(dtl_future_wait(future));
    check(dtl_wait(send));
    if (dtl_context_is_root(ctx))
        printf("%d\n", (int)number);
    dtl_future_destroy(future);
}

const struct example request_examples[] = {
    EXAMPLE(request_any),
    EXAMPLE(request_given_up),
    EXAMPLE(request_as_future),
    {NULL, NULL},
};
