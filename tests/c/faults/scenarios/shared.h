/* SPDX-License-Identifier: BSD-3-Clause */
/* What scenarios share, and work on. */
#ifndef DTL_TEST_SCENARIOS_SHARED_H
#define DTL_TEST_SCENARIOS_SHARED_H

#include <stdatomic.h>
#include <unistd.h>

#include "../../support/support.h"

enum { COUNT = 100, RANKS = 8 };

static atomic_long failing; /* the allocation that fails, counted down; 0: none */

static double from[RANKS * COUNT], to[RANKS * COUNT];
static dtl_size_t counts[RANKS], places[RANKS];
static dtl_context_t ordered; /* where reductions have a fixed order */
static dtl_vector_t vec, moved, other, indices;
static dtl_vector_t many, many_indices; /* so many that threads sort them, by their digits */
static dtl_map_t map;
static dtl_window_t window, dynamic;
static dtl_symmetric_t heap;
static void *cell, *cells; /* of the heap */
static dtl_size_t action;
static dtl_collective_plan_t plan;
static char saved[32]; /* a name that no other job has */

static dtl_rank_t other_rank(void)
{
    return 1 - world.rank;
}

/* Memory is there again until `failing` gets the result. */
static long with_memory(void)
{
    return atomic_exchange(&failing, 0);
}

/* Whether no rank has failed: for calls that all must make, behind some that one makes alone. */
static bool all_go_on(dtl_status status)
{
    int32_t has_failed = status != DTL_SUCCESS, any = 0;
    long left = with_memory();

    assert_success(dtl_allreduce(world.ctx, &has_failed, &any, 1, DTL_DTYPE_INT32, DTL_OP_MAX));
    atomic_store(&failing, left);
    return any == 0;
}

/* Waits for the requests, with memory if there was none before. */
static dtl_status finish(dtl_request_t requests[2], dtl_status status)
{
    if (status == DTL_SUCCESS)
        status = dtl_waitall(2, requests);
    for (int index = 0; index < 2 && status != DTL_SUCCESS; index++)
        if (requests[index] != NULL) {
            dtl_cancel(requests[index]);
            dtl_wait(requests[index]);
        }
    return status;
}

#endif
