/* SPDX-License-Identifier: BSD-3-Clause */
/* Waits that answer other ranks' requests, for a job without the thread that does it otherwise. */
#ifndef DTL_PROGRESS_POLLING_H
#define DTL_PROGRESS_POLLING_H

#include "dtl_runtime.h"

/* Puts messages in their place whose waits answer, where there is no thread to do it.  The table is
 * complete, and otherwise the back end's own. */
void dtl__answering_messages(struct comm_ops *ops);

/* The same of collectives: all ranks of a communicator that has a service do so, or none. */
void dtl__answering_collectives(struct comm_ops *ops);

/* Sends a few bytes without memory of the heap; MPI takes so few at once, received or not. */
dtl_status dtl__send_now(struct comm *comm, const void *data, uint64_t bytes, int32_t dest,
                         int32_t tag);

#endif
