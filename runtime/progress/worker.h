/* SPDX-License-Identifier: BSD-3-Clause */
/* The work of this rank for other ranks: it answers their requests, and runs the workers that other
 * modules have added. */
#ifndef DTL_PROGRESS_WORKER_H
#define DTL_PROGRESS_WORKER_H

/* Work that came with requests and is done outside their handlers, without locks. */
struct worker {
    struct worker *next;
    void (*work)(void);
};

/* Known to all that make progress, from here on and for good; once, however often it is added. */
void dtl__worker_add(struct worker *worker);

void dtl__workers_run(void);

/* Answers what has arrived for any service of this process, then runs the workers. */
void dtl__progress(void);

#endif
