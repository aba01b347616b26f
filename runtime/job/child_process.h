/* SPDX-License-Identifier: BSD-3-Clause */
/* Detects that this process was started by a rank, as Python's multiprocessing does.  It has then
 * inherited the environment variables of the launcher, and would join the job in its parent's
 * place. */
#ifndef DTL_JOB_CHILD_PROCESS_H
#define DTL_JOB_CHILD_PROCESS_H

#include "backend.h"

/* Records in the environment that this process is a rank of that backend's job.  Processes that it
 * starts inherit the record. */
void dtl__rank_process_record(const struct backend *backend);

/* Returns the process id of the rank from which this process has inherited the launcher's
 * environment; 0 if this process is a rank itself or has no launcher. */
long dtl__rank_process_inherited(const struct backend *backend);

#endif
