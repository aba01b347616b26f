/* SPDX-License-Identifier: BSD-3-Clause */
/* Checks that accumulate operations are atomic, with long operations from all ranks at once. */
#ifndef DTL_TEST_RMA_TICKETS_H
#define DTL_TEST_RMA_TICKETS_H

#include "../support/support.h"

enum { TICKET_TURNS = 300, TICKET_OWN_TURNS = 20000, TICKET_CELLS = 2000 };

/* Returns the number of operations of a rank. Rank 0 owns the cells and is faster, so it executes
 * more while the others send requests. */
static int64_t turns_of(int32_t rank)
{
    return rank == 0 ? TICKET_OWN_TURNS : TICKET_TURNS;
}

/* All ranks increment the cells of rank 0, which start at `offset`. No two operations return the
 * same number from a cell. */
static void assert_each_ticket_is_unique(dtl_window_t win, dtl_size_t offset)
{
    static int64_t ones[TICKET_CELLS], old[TICKET_CELLS], sums[TICKET_CELLS];
    int64_t tickets = TICKET_OWN_TURNS + (int64_t)TICKET_TURNS * (world.size - 1);

    for (int cell = 0; cell < TICKET_CELLS; cell++) {
        ones[cell] = 1;
        sums[cell] = 0;
    }
    assert_success(dtl_window_lock_all(win));
    assert_success(dtl_barrier(world.ctx));
    for (int64_t turn = 0; turn < turns_of(world.rank); turn++) {
        assert_success(dtl_rma_get_accumulate(win, 0, offset, ones, old, sizeof old,
                                              DTL_DTYPE_INT64, DTL_OP_SUM));
        for (int cell = 0; cell < TICKET_CELLS; cell++)
            sums[cell] += old[cell];
    }
    assert_success(dtl_window_unlock_all(win));
    assert_success(dtl_window_fence(
        win)); /* all requests are complete before a rank waits for something else */
    assert_success(dtl_allreduce(world.ctx, sums, sums, TICKET_CELLS, DTL_DTYPE_INT64, DTL_OP_SUM));
    for (int cell = 0; cell < TICKET_CELLS; cell++)
        assert_int_equal(sums[cell], tickets * (tickets - 1) / 2);
}

#endif
