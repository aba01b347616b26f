/* SPDX-License-Identifier: BSD-3-Clause */
#include <stdint.h>
#include <stdio.h>

#include "areas.h"

/* The ranks as a ring: who comes next, and who came before. */
static dtl_rank_t neighbour(dtl_signal_t comm, int step)
{
    return (dtl_signal_rank(comm) + step + dtl_signal_size(comm)) % dtl_signal_size(comm);
}

static void signal_put(dtl_context_t ctx)
{
    int64_t inbox[4] = {0}, values[2] = {5, 6};
    dtl_signal_window_t window;
    dtl_signal_t comm;

    check(dtl_signal_create(ctx, &comm));
    check(
        dtl_signal_register_window(comm, inbox, sizeof inbox, DTL_SIGNAL_WINDOW_DEFAULT, &window));
    dtl_rank_t before = neighbour(comm, -1), next = neighbour(comm, 1);
    check(dtl_signal_put_signal(comm, values, 2, DTL_DTYPE_INT64, next, window, 8, 0, 0, 0, NULL));
    check(dtl_signal_wait_signal(comm, &before, NULL, NULL, NULL, 1, NULL)); /* one of that rank */
    if (dtl_context_is_root(ctx))
        printf("%d %d %d %d, valid: %s\n", (int)inbox[0], (int)inbox[1], (int)inbox[2],
               (int)inbox[3], yes_no(dtl_signal_is_valid(comm)));
    check(dtl_context_barrier(ctx)); /* after this no rank puts into the window */
    check(dtl_signal_deregister_window(comm, window));
    dtl_signal_destroy(comm);
}

static void signal_group(dtl_context_t ctx)
{
    int64_t mine = 7, theirs = 0;
    dtl_signal_t comm;

    check(dtl_signal_create(ctx, &comm));
    dtl_rank_t before = neighbour(comm, -1), next = neighbour(comm, 1);
    check(dtl_signal_group_start()); /* what is asked from here on */
    check(dtl_signal_send(comm, &mine, 1, DTL_DTYPE_INT64, next, NULL));
    check(dtl_signal_recv(comm, &theirs, 1, DTL_DTYPE_INT64, before, NULL));
    check(dtl_signal_group_end()); /* is done together here */
    for (int time = 0; time < 2; ++time)
        check(dtl_signal_notify(comm, next, 0, 0, 0, NULL));
    check(dtl_signal_wait_signal(comm, &before, (int[]){2}, NULL, NULL, 1, NULL));
    if (dtl_context_is_root(ctx))
        printf("%d, and two signals\n", (int)theirs);
    dtl_signal_destroy(comm);
}

static void signal_id(dtl_context_t ctx)
{
    uint8_t id[DTL_SIGNAL_ID_BYTES];
    dtl_rank_t last = dtl_context_size(ctx) - 1;
    dtl_signal_t comm;

    if (dtl_context_is_root(ctx))
        check(dtl_signal_unique_id(id)); /* the others get it by any way there is */
    check(dtl_broadcast(ctx, id, sizeof id, DTL_DTYPE_BYTE, 0));
    check(dtl_signal_init(last + 1, last - dtl_context_rank(ctx), id, &comm));
    if (dtl_context_is_root(ctx))
        printf("the first of ctx is the last: %s\n", yes_no(dtl_signal_rank(comm) == last));
    dtl_signal_destroy(comm);
}

static void signal_index(dtl_context_t ctx)
{
    dtl_signal_t comm;

    /* two contexts, of three signals each */
    check(dtl_signal_create_configured(ctx, 2, 3, 1, &comm));
    dtl_rank_t before = neighbour(comm, -1), next = neighbour(comm, 1);
    check(dtl_signal_notify(comm, next, 2, 1, 0, NULL));
    check(dtl_signal_notify(comm, next, 0, 0, 0, NULL));
    check(dtl_signal_wait_signal(comm, &before, NULL, (int[]){2}, (int[]){1}, 1, NULL));
    if (dtl_context_is_root(ctx))
        printf("signal 2 of context 1\n");
    dtl_signal_destroy(comm);
}

static void signal_id_index(dtl_context_t ctx)
{
    uint8_t id[DTL_SIGNAL_ID_BYTES];
    dtl_signal_t comm;

    if (dtl_context_is_root(ctx))
        check(dtl_signal_unique_id(id));
    check(dtl_broadcast(ctx, id, sizeof id, DTL_DTYPE_BYTE, 0));
    check(dtl_signal_init_configured(dtl_context_size(ctx), dtl_context_rank(ctx), id, 1, 2, 0,
                                     &comm));
    dtl_rank_t before = neighbour(comm, -1), next = neighbour(comm, 1);
    check(dtl_signal_notify(comm, next, 1, 0, 0, NULL));
    check(dtl_signal_wait_signal(comm, &before, NULL, (int[]){1}, NULL, 1, NULL));
    if (dtl_context_is_root(ctx))
        printf("signal 1 of two\n");
    dtl_signal_destroy(comm);
}

const struct example signal_examples[] = {
    EXAMPLE(signal_put),   EXAMPLE(signal_group),    EXAMPLE(signal_id),
    EXAMPLE(signal_index), EXAMPLE(signal_id_index), {NULL, NULL},
};
