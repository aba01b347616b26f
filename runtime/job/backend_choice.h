/* SPDX-License-Identifier: BSD-3-Clause */
/* Which back end starts the job: what DTL_MPI wishes, what is in the process, and who launched it.
 */
#ifndef DTL_JOB_BACKEND_CHOICE_H
#define DTL_JOB_BACKEND_CHOICE_H

#include <pthread.h>

#include "backend.h"
#include "plugin.h"

/* Held while the choice is made and acted upon: job.c. */
extern pthread_mutex_t dtl__job_lock;

/* What DTL_MPI says, "auto" unless it is set. */
const char *dtl__choice_wish(void);

/* The back end whose launcher has started this process, NULL for none; and how many it started. */
const struct back_end *dtl__choice_launcher(void);
long dtl__choice_launched(void);

/* ---- with the job's lock held ---------------------------------------------------------------- */

/* The back end whose job was joined, or NULL: job.c. */
struct back_end *dtl__job_back_end(void);

/* Sets *out to the one that shall be used, NULL for none. */
dtl_status dtl__choice_make(struct back_end **out);

/* Whether the program, or its plugin, has initialised it. */
bool dtl__choice_is_initialised(const struct back_end *back_end);

/* As dtl__plugin_load, remembering who brought the library.  A process with raised privileges loads
 * only what its program has initialised: an MPI takes files and code from its environment. */
const struct plugin *dtl__choice_load(struct back_end *back_end, char reason[REASON_SIZE]);

#endif
