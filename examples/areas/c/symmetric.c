/* SPDX-License-Identifier: BSD-3-Clause */
#include <stdio.h>

#include "areas.h"

static void symmetric_heap(dtl_context_t ctx)
{
    dtl_symmetric_t heap;
    dtl_memory_t memory;
    void *place;

    check(dtl_symmetric_create(ctx, 4096, &heap)); /* alike on all ranks */
    check(dtl_symmetric_allocate(heap, 64, &place));
    check(dtl_symmetric_memory(heap, dtl_symmetric_my_pe(heap), &memory)); /* keeps it mapped */
    double *mine = dtl_symmetric_remote_ptr(heap, place, dtl_symmetric_my_pe(heap));
    if (dtl_context_is_root(ctx)) {
        printf("valid: %s, all ranks: %s\n", yes_no(dtl_symmetric_is_valid(heap)),
               yes_no(dtl_symmetric_n_pes(heap) == dtl_context_size(ctx)));
        printf("some of %d bytes: %s, the first at its base: %s\n", (int)dtl_symmetric_size(heap),
               yes_no(dtl_symmetric_used(heap) >= 64), yes_no(place == dtl_symmetric_base(heap)));
        printf("reached: %s, by all at once: %s\n", yes_no(mine != NULL),
               yes_no(dtl_symmetric_remote_mc_ptr(heap, DTL_TEAM_WORLD, place) != NULL));
    }
    dtl_memory_release(memory);
    check(dtl_symmetric_free(heap, place));
    dtl_symmetric_destroy(heap);
}

static void symmetric_transfers(dtl_context_t ctx)
{
    dtl_symmetric_t heap;
    int64_t ten = 10, twenty = 20, found = 0, later = 0;
    void *place, *other;

    check(dtl_symmetric_create(ctx, 4096, &heap));
    dtl_rank_t next = (dtl_symmetric_my_pe(heap) + 1) % dtl_symmetric_n_pes(heap);
    check(dtl_symmetric_allocate(heap, sizeof ten, &place));
    check(dtl_symmetric_allocate(heap, sizeof ten, &other));
    check(dtl_symmetric_put(heap, place, &ten, sizeof ten, next));
    check(dtl_symmetric_fence(heap)); /* what follows comes after it */
    check(dtl_symmetric_put_nbi(heap, other, &twenty, sizeof twenty, next));
    check(dtl_symmetric_barrier_all(heap)); /* all of it is there */
    check(dtl_symmetric_get(heap, &found, place, sizeof found, next));
    check(dtl_symmetric_get_nbi(heap, &later, other, sizeof later, next));
    check(dtl_symmetric_quiet(heap)); /* now later has it */
    check(dtl_symmetric_sync_all(heap));
    if (dtl_context_is_root(ctx))
        printf("%d %d\n", (int)found, (int)later);
    dtl_symmetric_destroy(heap);
}

static void symmetric_signals(dtl_context_t ctx)
{
    dtl_symmetric_t heap;
    int64_t value = 5;
    dtl_size_t seen = 0, which = 0, at_which = 0;
    void *place, *signals; /* two signals of 8 bytes */

    check(dtl_symmetric_create(ctx, 4096, &heap));
    dtl_rank_t next = (dtl_symmetric_my_pe(heap) + 1) % dtl_symmetric_n_pes(heap);
    check(dtl_symmetric_allocate(heap, sizeof value, &place));
    check(dtl_symmetric_allocate(heap, 2 * sizeof(uint64_t), &signals));
    check(dtl_symmetric_put_signal(heap, place, &value, sizeof value, signals, 1, DTL_SIGNAL_ADD,
                                   next)); /* the signal comes after the data */
    check(dtl_symmetric_signal_wait_until(heap, signals, DTL_CMP_GE, 1, 0, &seen));
    check(dtl_symmetric_put_signal_nbi(heap, place, &value, sizeof value, signals, 1,
                                       DTL_SIGNAL_ADD, next));
    check(
        dtl_symmetric_signal_wait_until_any(heap, signals, 2, DTL_CMP_GE, 2, 0, &which, &at_which));
    check(dtl_symmetric_signal_op(heap, (uint64_t *)signals + 1, 2, DTL_SIGNAL_SET, next));
    check(dtl_symmetric_signal_wait_until_all(heap, signals, 2, DTL_CMP_GE, 2, 0));
    if (dtl_context_is_root(ctx))
        printf("%d came with it, then signal %d\n", (int)*(int64_t *)place, (int)which);
    check(dtl_symmetric_sync_all(heap));
    dtl_symmetric_destroy(heap);
}

static void symmetric_atomics(dtl_context_t ctx)
{
    dtl_symmetric_t heap;
    int64_t one = 1, none = 0, seven = 7, all = dtl_context_size(ctx), before = 0, old = 0;
    void *counter;

    check(dtl_symmetric_create(ctx, 4096, &heap));
    check(dtl_symmetric_allocate(heap, sizeof one, &counter));
    check(dtl_symmetric_atomic(heap, counter, &one, DTL_DTYPE_INT64, DTL_ATOMIC_ADD, 0));
    check(dtl_symmetric_barrier_all(heap));
    check(dtl_symmetric_atomic_fetch(heap, counter, &none, &before, DTL_DTYPE_INT64, DTL_ATOMIC_ADD,
                                     0));
    check(dtl_symmetric_sync_all(heap));
    if (dtl_context_is_root(ctx)) {
        check(dtl_symmetric_atomic_compare_swap(heap, counter, &all, &seven, &old, DTL_DTYPE_INT64,
                                                0));
        printf("all have counted: %s, swapped: %s\n", yes_no(before == all), yes_no(old == all));
    }
    check(dtl_symmetric_sync_all(heap));
    dtl_symmetric_destroy(heap);
}

static void symmetric_teams(dtl_context_t ctx)
{
    dtl_symmetric_t heap;
    dtl_team_t evens, first;
    void *one, *all;

    check(dtl_symmetric_create(ctx, 4096, &heap));
    dtl_rank_t me = dtl_symmetric_my_pe(heap), ranks = dtl_symmetric_n_pes(heap);
    check(dtl_symmetric_allocate(heap, sizeof(int64_t), &one));
    check(dtl_symmetric_allocate(heap, (dtl_size_t)ranks * sizeof(int64_t), &all));
    check(dtl_symmetric_team_split_color(heap, DTL_TEAM_WORLD, me % 2, 0, &evens));
    check(dtl_symmetric_team_split_strided(heap, DTL_TEAM_WORLD, 0, 1, 1, &first));
    *(int64_t *)one = 4;
    check(dtl_symmetric_barrier(heap, evens));
    check(dtl_symmetric_fcollectmem(heap, evens, all, one, sizeof(int64_t)));
    check(dtl_symmetric_broadcastmem(heap, evens, one, all, sizeof(int64_t), 0));
    check(dtl_symmetric_sync(heap, evens));
    if (dtl_context_is_root(ctx))
        printf("rank %d of %s, in all %d; the first alone: %d\n",
               (int)dtl_symmetric_team_my_pe(heap, evens),
               dtl_symmetric_team_n_pes(heap, evens) > 0 ? "some" : "none",
               (int)dtl_symmetric_team_translate_pe(heap, evens, 0), (int)*(int64_t *)all);
    if (first != DTL_TEAM_INVALID)
        check(dtl_symmetric_team_destroy(heap, first));
    check(dtl_symmetric_team_destroy(heap, evens));
    dtl_symmetric_destroy(heap);
}

const struct example symmetric_examples[] = {
    EXAMPLE(symmetric_heap),    EXAMPLE(symmetric_transfers), EXAMPLE(symmetric_signals),
    EXAMPLE(symmetric_atomics), EXAMPLE(symmetric_teams),     {NULL, NULL},
};
