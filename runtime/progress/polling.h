/* SPDX-License-Identifier: BSD-3-Clause */
/* Communication whose waits serve other ranks' requests, for jobs without a service thread. */
#ifndef DTL_PROGRESS_POLLING_H
#define DTL_PROGRESS_POLLING_H

#include "dtl_runtime.h"

/* Replaces the messages of a complete table of a backend by versions whose waits serve requests, if
 * the job has no service thread.  With MPI's thread level "serialized", replaces the collectives
 * as well.  The first call keeps the table as the backend's own. */
void dtl__polling_messages(struct comm_ops *ops);

/* Replaces the collectives likewise.  Either all ranks of a communicator do so, or none. */
void dtl__polling_collectives(struct comm_ops *ops);

/* Sends a small message without allocating memory.  MPI copies messages of this size at once,
 * whether or not they are received. */
dtl_status dtl__send_now(struct comm *comm, const void *data, uint64_t bytes, int32_t dest,
                         int32_t tag);

#endif
