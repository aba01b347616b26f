/* SPDX-License-Identifier: BSD-3-Clause */
/* Windows and symmetric heaps. */
#ifndef DTL_TEST_SCENARIOS_WINDOWS_H
#define DTL_TEST_SCENARIOS_WINDOWS_H

#include "shared.h"

static dtl_status make_window(void)
{
    dtl_window_t made = NULL;
    dtl_status status = dtl_window_create(world.ctx, from, sizeof from, &made);

    dtl_window_destroy(made);
    return status;
}

static dtl_status allocate_window(void)
{
    dtl_window_t made = NULL;
    dtl_status status = dtl_window_allocate(world.ctx, 1000, &made);

    dtl_window_destroy(made);
    return status;
}

static dtl_status make_dynamic_window(void)
{
    dtl_window_t made = NULL;
    dtl_status status = dtl_window_create_dynamic(world.ctx, &made);

    dtl_window_destroy(made);
    return status;
}

static dtl_status unlock_other(dtl_window_t win)
{
    return dtl_window_unlock(win, other_rank());
}

/* Ends the epoch and returns `status`, so that the scenario can be repeated. */
static dtl_status unlocked(dtl_status (*unlock)(dtl_window_t), dtl_status status)
{
    long left = with_memory();

    assert_success(unlock(window));
    atomic_store(&failing, left);
    return status;
}

static dtl_status use_window(void)
{
    double value = 1;
    dtl_status status = dtl_window_lock(window, other_rank(), DTL_LOCK_EXCLUSIVE);

    if (status != DTL_SUCCESS)
        return status;
    status = dtl_rma_put(window, other_rank(), 0, &value, sizeof value);
    if (status == DTL_SUCCESS)
        status = dtl_rma_get(window, other_rank(), 0, &value, sizeof value);
    return unlocked(unlock_other, status);
}

static dtl_status attach_memory(void)
{
    dtl_size_t place;
    dtl_status status = dtl_window_attach(dynamic, from, sizeof from, &place);

    return status == DTL_SUCCESS ? dtl_window_detach(dynamic, from) : status;
}

static dtl_status use_window_later(void)
{
    double value = 1;
    dtl_request_t requests[2] = {NULL};
    dtl_status status = dtl_window_lock_all(window);

    if (status != DTL_SUCCESS)
        return status;
    status = dtl_rma_put_async(window, other_rank(), 0, &value, sizeof value, &requests[0]);
    if (status == DTL_SUCCESS)
        status = dtl_rma_get_async(window, world.rank, 0, &value, sizeof value, &requests[1]);
    status = finish(requests, status);
    return unlocked(dtl_window_unlock_all, status);
}

static dtl_status count_in_window(void)
{
    int64_t one = 1, before;
    dtl_status status = dtl_window_lock_all(window);

    if (status != DTL_SUCCESS)
        return status;
    status =
        dtl_rma_accumulate(window, other_rank(), 8, &one, sizeof one, DTL_DTYPE_INT64, DTL_OP_SUM);
    if (status == DTL_SUCCESS)
        status = dtl_rma_fetch_and_op(window, other_rank(), 8, &one, &before, DTL_DTYPE_INT64,
                                      DTL_OP_SUM);
    if (status == DTL_SUCCESS)
        status = dtl_rma_compare_and_swap(window, other_rank(), 16, &one, &one, &before,
                                          DTL_DTYPE_INT64);
    return unlocked(dtl_window_unlock_all, status);
}

static dtl_status make_heap(void)
{
    dtl_symmetric_t made = NULL;
    dtl_status status = dtl_symmetric_create(world.ctx, 1 << 16, &made);

    dtl_symmetric_destroy(made);
    return status;
}

static dtl_status allocate_in_heap(void)
{
    void *address = NULL;
    dtl_status status = dtl_symmetric_allocate(heap, 1000, &address);

    return all_go_on(status) ? dtl_symmetric_free(heap, address) : status;
}

static dtl_status split_team(void)
{
    dtl_team_t made = DTL_TEAM_INVALID;
    dtl_status status = dtl_symmetric_team_split_strided(heap, DTL_TEAM_WORLD, 0, 1, 2, &made);

    if (all_go_on(status))
        status = dtl_symmetric_team_destroy(heap, made);
    return status;
}

static dtl_status split_team_by_color(void)
{
    dtl_team_t made = DTL_TEAM_INVALID;
    dtl_status status = dtl_symmetric_team_split_color(heap, DTL_TEAM_NODE, 0, world.rank, &made);

    if (all_go_on(status))
        status = dtl_symmetric_team_destroy(heap, made);
    return status;
}

static dtl_status meet_in_heap(void)
{
    dtl_status status = dtl_symmetric_barrier(heap, DTL_TEAM_WORLD);

    return all_go_on(status) ? dtl_symmetric_sync(heap, DTL_TEAM_NODE) : status;
}

static dtl_status use_heap(void)
{
    double value = 1;
    dtl_status status = dtl_symmetric_put_nbi(heap, cell, &value, sizeof value, other_rank());

    if (status == DTL_SUCCESS)
        status = dtl_symmetric_get(heap, &value, cell, sizeof value, other_rank());
    return status == DTL_SUCCESS ? dtl_symmetric_quiet(heap) : status;
}

static dtl_status broadcast_in_heap(void)
{
    return dtl_symmetric_broadcastmem(heap, DTL_TEAM_WORLD, cell, cell, sizeof(double), 0);
}

static dtl_status collect_in_heap(void)
{
    return dtl_symmetric_fcollectmem(heap, DTL_TEAM_WORLD, cells, cell, sizeof(double));
}

#endif
