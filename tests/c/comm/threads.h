/* SPDX-License-Identifier: BSD-3-Clause */
/* A backend for tests: ranks are threads, and it provides only the operations that the contract
 * requires. */
#ifndef DTL_TEST_COMM_THREADS_H
#define DTL_TEST_COMM_THREADS_H

#include "dtl_runtime.h"

/* Runs `work` once per rank, each in its own thread. Returns the number of ranks that did not
 * return DTL_SUCCESS. */
int threads_run(int32_t ranks, dtl_status (*work)(struct comm *comm, void *state), void *state);

/* The table of operations as a backend exports it. */
extern const struct comm_ops threads_ops;

#endif
