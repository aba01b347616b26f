/* SPDX-License-Identifier: BSD-3-Clause */
/* Work of this rank on behalf of other ranks: it serves their requests, and runs the workers that
 * other modules have added. */
#ifndef DTL_PROGRESS_WORKER_H
#define DTL_PROGRESS_WORKER_H

/* A function that processes the contents of requests outside their handlers, without locks. */
struct worker {
    struct worker *next;
    void (*work)(void);
};

/* Registers a worker for the rest of the process's life.  Registering it again has no effect. */
void dtl__worker_add(struct worker *worker);

/* Runs all workers once.  The calling thread's last error is kept. */
void dtl__workers_run(void);

/* Serves the requests that have arrived for any service of this process, then runs the workers. */
void dtl__progress(void);

#endif
