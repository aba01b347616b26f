/* SPDX-License-Identifier: BSD-3-Clause */
/* OpenSHMEM beside the job's MPI, where DTL_SHMEM wants it.  It has to be prepared before that MPI
 * starts, and ends it: so the MPI is one that DTL starts. */
#ifndef DTL_JOB_SHMEM_H
#define DTL_JOB_SHMEM_H

#include "backend.h"
#include "plugin.h"

/* Its plugin, which can be used here, or NULL with the reason why not. */
const struct plugin *dtl__shmem_load(char reason[REASON_SIZE]);

/* The job of a back end is about to be joined; `is_running`: others have started it.  With the
 * job's lock held. */
void dtl__shmem_prepare(const struct back_end *choice, bool is_running);

/* Sets *out to its table once this process is part of it.  Collective over the job, whose ranks
 * `comm` has. */
dtl_status dtl__shmem_join(struct comm *comm, const struct symmetric_ops **out);

/* The job is about to be left, which this does where it was joined. */
void dtl__shmem_leave(void);

#endif
