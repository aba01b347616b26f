/* SPDX-License-Identifier: BSD-3-Clause */
#include <stdio.h>

#include "areas.h"

/* The ranks as a ring: who comes next, and who came before. */
static dtl_rank_t neighbour(dtl_context_t ctx, int step)
{
    return (dtl_context_rank(ctx) + step + dtl_context_size(ctx)) % dtl_context_size(ctx);
}

static void window_fence(dtl_context_t ctx)
{
    int64_t memory[4] = {1, 2, 3, 4}, ten = 10, found = 0;
    dtl_rank_t next = neighbour(ctx, 1);
    dtl_window_t win;

    check(dtl_window_create(ctx, memory, sizeof memory, &win)); /* of the program's own memory */
    check(dtl_window_fence(win));
    check(dtl_rma_put(win, next, 0, &ten, sizeof ten)); /* offsets and sizes are bytes */
    check(dtl_rma_get(win, next, 3 * sizeof ten, &found, sizeof found));
    check(dtl_window_fence(win)); /* all of it is done, everywhere */
    if (dtl_context_is_root(ctx))
        printf("%d %d, %d bytes, valid: %s\n", (int)memory[0], (int)found,
               (int)dtl_window_size(win), yes_no(dtl_window_is_valid(win)));
    dtl_window_destroy(win);
}

static void window_lock(dtl_context_t ctx)
{
    int64_t one = 1, total = 0;
    dtl_window_t win;

    check(dtl_window_allocate(ctx, sizeof one, &win));
    int64_t *counter = dtl_window_base(win);
    *counter = 0;
    check(dtl_barrier(ctx));
    check(dtl_window_lock(win, 0, DTL_LOCK_SHARED)); /* rank 0 need not do anything */
    check(dtl_rma_accumulate(win, 0, 0, &one, sizeof one, DTL_DTYPE_INT64, DTL_OP_SUM));
    check(dtl_window_flush(win, 0)); /* it is there */
    check(dtl_window_unlock(win, 0));
    check(dtl_barrier(ctx));
    check(dtl_window_lock(win, 0, DTL_LOCK_EXCLUSIVE));
    check(dtl_rma_get(win, 0, 0, &total, sizeof total));
    check(dtl_window_flush_local(win, 0)); /* it is here */
    check(dtl_window_unlock(win, 0));
    if (dtl_context_is_root(ctx))
        printf("each has counted once: %s\n", yes_no(total == dtl_context_size(ctx)));
    dtl_window_destroy(win);
}

static void window_counter(dtl_context_t ctx)
{
    int64_t one = 1, seven = 7, mine = 0, before = 0, current = 0;
    dtl_window_t win;

    check(dtl_window_allocate(ctx, sizeof one, &win));
    *(int64_t *)dtl_window_base(win) = 0;
    check(dtl_barrier(ctx));
    check(dtl_window_lock_all(win));
    check(dtl_rma_fetch_and_op(win, 0, 0, &one, &mine, DTL_DTYPE_INT64, DTL_OP_SUM));
    check(dtl_window_flush_all(win)); /* everything is everywhere */
    check(dtl_barrier(ctx));
    if (dtl_context_is_root(ctx)) {
        int64_t all = dtl_context_size(ctx);

        check(dtl_rma_compare_and_swap(win, 0, 0, &all, &seven, &before, DTL_DTYPE_INT64));
        check(dtl_rma_get_accumulate(win, 0, 0, &one, &current, sizeof one, DTL_DTYPE_INT64,
                                     DTL_OP_SUM));
        check(dtl_window_flush_local_all(win)); /* what was fetched is here */
        printf("a number each: %s, %d\n", yes_no(mine < all && before == all), (int)current);
    }
    check(dtl_window_unlock_all(win));
    dtl_window_destroy(win);
}

static void window_neighbours(dtl_context_t ctx)
{
    int64_t memory[2] = {0, 0}, mine = 5;
    dtl_rank_t before = neighbour(ctx, -1), next = neighbour(ctx, 1);
    dtl_window_t win;
    int completed = 0;

    check(dtl_window_create(ctx, memory, sizeof memory, &win));
    check(dtl_window_post(win, &before, 1)); /* that one may write here */
    check(dtl_window_start(win, &next, 1));
    check(dtl_rma_put(win, next, 0, &mine, sizeof mine));
    check(dtl_window_complete(win));
    check(dtl_window_wait(win)); /* it has written */
    check(dtl_window_post(win, &before, 1));
    check(dtl_window_start(win, &next, 1));
    check(dtl_rma_put(win, next, sizeof mine, &mine, sizeof mine));
    check(dtl_window_complete(win));
    while (!completed)
        check(dtl_window_test(win, &completed));
    if (dtl_context_is_root(ctx))
        printf("%d and %d\n", (int)memory[0], (int)memory[1]);
    dtl_window_destroy(win);
}

static void window_started(dtl_context_t ctx)
{
    int64_t memory[2] = {3, 4}, mine = 8, theirs = 0;
    dtl_rank_t next = neighbour(ctx, 1);
    dtl_request_t requests[2];
    dtl_window_t win;

    check(dtl_window_create(ctx, memory, sizeof memory, &win));
    check(dtl_window_fence(win));
    check(dtl_rma_put_async(win, next, 0, &mine, sizeof mine, &requests[0]));
    check(dtl_rma_get_async(win, next, sizeof mine, &theirs, sizeof theirs, &requests[1]));
    /* ... work that needs neither ... */
    check(dtl_waitall(2, requests));
    check(dtl_window_fence(win));
    if (dtl_context_is_root(ctx))
        printf("%d %d\n", (int)memory[0], (int)theirs);
    dtl_window_destroy(win);
}

static void window_dynamic(dtl_context_t ctx)
{
    int64_t memory[2] = {3, 4}, found[2] = {0, 0};
    dtl_rank_t next = neighbour(ctx, 1);
    dtl_size_t mine, theirs;
    dtl_window_t win;

    check(dtl_window_create_dynamic(ctx, &win)); /* memory comes and goes */
    check(dtl_window_attach(win, memory, sizeof memory, &mine));
    check(dtl_sendrecv(ctx, &mine, 1, DTL_DTYPE_UINT64, neighbour(ctx, -1), 0, &theirs, 1,
                       DTL_DTYPE_UINT64, next, 0)); /* others find it by its offset */
    check(dtl_window_fence(win));
    check(dtl_rma_get(win, next, theirs, found, sizeof found));
    check(dtl_window_fence(win));
    check(dtl_window_detach(win, memory));
    if (dtl_context_is_root(ctx))
        printf("%d %d\n", (int)found[0], (int)found[1]);
    dtl_window_destroy(win);
}

static void window_kept(dtl_context_t ctx)
{
    dtl_memory_t memory;
    dtl_window_t win;

    check(dtl_window_allocate(ctx, sizeof(int64_t), &win));
    int64_t *mine = dtl_window_base(win);
    *mine = 3;
    check(dtl_window_memory(win, &memory)); /* stays beyond the window */
    dtl_window_destroy(win);
    if (dtl_context_is_root(ctx))
        printf("still there: %d\n", (int)*mine);
    dtl_memory_release(memory);
}

const struct example window_examples[] = {
    EXAMPLE(window_fence),   EXAMPLE(window_lock),
    EXAMPLE(window_counter), EXAMPLE(window_neighbours),
    EXAMPLE(window_started), EXAMPLE(window_dynamic),
    EXAMPLE(window_kept),    {NULL, NULL},
};
