/* SPDX-License-Identifier: BSD-3-Clause */
/* A backend for tests that delivers messages within one process and counts them. It simulates more
 * ranks than a machine has cores, one after the other in a single thread. It has messages only, so
 * that collectives are those that the library composes. */
#ifndef DTL_TEST_SIMULATED_H
#define DTL_TEST_SIMULATED_H

#include "dtl_context.h"

/* Messages and bytes that ranks have sent. */
struct counts {
    uint64_t messages;
    uint64_t bytes;
    uint64_t steps; /* sum over all ranks of the steps that algorithms report */
};

/* Runs `work` once per rank. Returns the number of ranks that did not return DTL_SUCCESS. */
int simulated_run(int32_t ranks, dtl_status (*work)(struct context *context, void *state),
                  void *state);

/* Messages sent between the two calls are added to `counts`. Each call returns once all ranks have
 * called it. */
void simulated_begin(struct counts *counts);
void simulated_end(void);

#endif
