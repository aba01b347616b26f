/* SPDX-License-Identifier: BSD-3-Clause */
/* A back end for tests that delivers within one process, and counts what it delivers: so many ranks
 * as there are nowhere else, one after the other in one thread.  It has messages only, so that
 * collectives are those that the library composes. */
#ifndef DTL_TEST_SIMULATED_H
#define DTL_TEST_SIMULATED_H

#include "dtl_context.h"

/* What ranks have sent. */
struct counts {
    uint64_t messages;
    uint64_t bytes;
    uint64_t steps; /* sums over all ranks, which algorithms take one of at each step */
};

/* Runs `work` once a rank.  Returns how many of them did not return DTL_SUCCESS. */
int simulated_run(int32_t ranks, dtl_status (*work)(struct context *context, void *state),
                  void *state);

/* Between the two, which return once all ranks have called them, what ranks send is added to
 * `counts`. */
void simulated_begin(struct counts *counts);
void simulated_end(void);

#endif
