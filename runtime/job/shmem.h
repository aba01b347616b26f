/* SPDX-License-Identifier: BSD-3-Clause */
/* OpenSHMEM together with the job's MPI, if DTL_SHMEM requests it.  It must be prepared before that
 * MPI is initialized, so it requires that DTL itself initializes MPI. */
#ifndef DTL_JOB_SHMEM_H
#define DTL_JOB_SHMEM_H

#include "backend.h"
#include "plugin.h"

/* Returns the OpenSHMEM plugin if it can be used here, or NULL and the reason. */
const struct plugin *dtl__shmem_load(char reason[REASON_SIZE]);

/* Prepares OpenSHMEM before a backend's job is joined; `is_running`: the program has started the
 * job already.  Called with dtl__job_lock held. */
void dtl__shmem_prepare(const struct backend *choice, bool is_running);

/* Starts OpenSHMEM, unless that is done, and sets *out to its operations. Collective over the
 * ranks of the job, which are those of `comm`. */
dtl_status dtl__shmem_join(struct comm *comm, const struct symmetric_ops **out);

/* Stops OpenSHMEM, if it was started, before the job is left. */
void dtl__shmem_leave(void);

#endif
