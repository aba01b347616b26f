/* SPDX-License-Identifier: BSD-3-Clause */
/* Data and helpers shared by the scenarios. */
#ifndef DTL_TEST_SCENARIOS_SHARED_H
#define DTL_TEST_SCENARIOS_SHARED_H

#include <stdatomic.h>
#include <unistd.h>

#include "../../support/support.h"

enum { COUNT = 100, RANKS = 8 };

static atomic_long failing; /* countdown to the failing allocation; 0: none fails */

static double from[RANKS * COUNT], to[RANKS * COUNT];
static dtl_size_t counts[RANKS], places[RANKS];
static dtl_context_t ordered; /* context in which reductions have a fixed order */
static dtl_vector_t vec, moved, other, indices;
static dtl_vector_t many, many_indices; /* large enough for threaded radix sorts */
static dtl_map_t map;
static dtl_window_t window, dynamic;
static dtl_symmetric_t heap;
static void *cell, *cells; /* in the symmetric heap */
static dtl_size_t action;
static dtl_collective_plan_t plan;
static char saved[32]; /* a file name unique to this job */

static dtl_rank_t other_rank(void)
{
    return 1 - world.rank;
}

/* Makes memory available until the returned value is stored in `failing` again. */
static long with_memory(void)
{
    return atomic_exchange(&failing, 0);
}

/* Returns true if no rank has failed: guards collective calls that follow calls of one rank. */
static bool all_go_on(dtl_status status)
{
    int32_t has_failed = status != DTL_SUCCESS, any = 0;
    long left = with_memory();

    assert_success(dtl_allreduce(world.ctx, &has_failed, &any, 1, DTL_DTYPE_INT32, DTL_OP_MAX));
    atomic_store(&failing, left);
    return any == 0;
}

/* Waits for the requests; makes memory available first if it had run out. */
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
