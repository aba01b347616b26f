/* SPDX-License-Identifier: BSD-3-Clause */
/* A back end for tests: ranks are threads, and it offers only what the contract requires. */
#ifndef DTL_TEST_COMM_THREADS_H
#define DTL_TEST_COMM_THREADS_H

#include "dtl_runtime.h"

/* Runs `work` once a rank, each in its own thread, and returns how many of them did not return
 * DTL_SUCCESS. */
int threads_run(int32_t ranks, dtl_status (*work)(struct comm *comm, void *state), void *state);

/* The table, as a back end would hand it over. */
extern const struct comm_ops threads_ops;

#endif
