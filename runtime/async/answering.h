/* SPDX-License-Identifier: BSD-3-Clause */
/* Waits that answer other ranks' requests, for a job without the thread that does it otherwise. */
#ifndef DTL_ASYNC_ANSWERING_H
#define DTL_ASYNC_ANSWERING_H

#include "dtl_runtime.h"

/* Puts messages in their place whose waits answer, where there is no thread to do it.  The table is
 * complete, and otherwise the back end's own. */
void dtl__answering_messages(struct comm_ops *ops);

/* The same of collectives: all ranks of a communicator that has a service do so, or none. */
void dtl__answering_collectives(struct comm_ops *ops);

/* Between two questions whether what another rank's program does has happened: answers what has
 * come meanwhile, and lets other ranks run.  `*begun` is 0 at first. */
void dtl__answer_meanwhile(int64_t *begun);

#endif
