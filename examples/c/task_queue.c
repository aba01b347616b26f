/* SPDX-License-Identifier: BSD-3-Clause */
/* Ranks draw tasks from a counter that all of them reach, each as fast as it can. */
#include <inttypes.h>
#include <stdio.h>

#include <dtl/dtl.h>

#include "check.h"

enum { TASKS = 1000 };

int main(void)
{
    dtl_context_t ctx;
    dtl_window_t counter;
    dtl_request_t request;
    int64_t mine[2] = {0, 0}; /* tasks, and the sum of their results */
    int64_t all[2];

    check(dtl_context_create_default(&ctx));
    check(dtl_window_allocate(ctx, dtl_context_is_root(ctx) ? sizeof(int64_t) : 0, &counter));

    check(dtl_window_lock_all(counter));
    for (;;) {
        int64_t task;

        check(
            dtl_rma_fetch_and_op(counter, 0, 0, &(int64_t){1}, &task, DTL_DTYPE_INT64, DTL_OP_SUM));
        if (task >= TASKS)
            break;
        mine[0] += 1;
        mine[1] += task * task;
    }
    check(dtl_window_unlock_all(counter));

    /* A rank that has finished continues while the others still work. */
    check(dtl_iallreduce(ctx, mine, all, 2, DTL_DTYPE_INT64, DTL_OP_SUM, &request));
    check(dtl_wait(request));
    if (dtl_context_is_root(ctx)) {
        printf("Tasks: %" PRId64 "\n", all[0]);
        printf("Sum of results: %" PRId64 "\n", all[1]);
    }

    dtl_window_destroy(counter);
    dtl_context_destroy(ctx);
    return 0;
}
