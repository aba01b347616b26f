/* SPDX-License-Identifier: BSD-3-Clause */
/* Chooses the backend that starts the job, from DTL_MPI, from the MPI libraries in the process, and
 * from the launcher. */
#ifndef DTL_JOB_BACKEND_CHOICE_H
#define DTL_JOB_BACKEND_CHOICE_H

#include <pthread.h>

#include "backend.h"
#include "plugin.h"

/* Protects the choice and joining the job: job.c. */
extern pthread_mutex_t dtl__job_lock;

/* Returns the value of DTL_MPI, "auto" if it is not set. */
const char *dtl__choice_requested(void);

/* Return the backend whose launcher started this process, NULL for none, and the number of
 * processes that it started, 1 if that is unknown. */
const struct backend *dtl__choice_launcher(void);
long dtl__choice_launched_size(void);

/* ---- called with dtl__job_lock held ---------------------------------------------------------- */

/* Returns the backend whose job was joined, or NULL: job.c. */
struct backend *dtl__job_backend(void);

/* Sets *out to the backend to use, NULL for none. */
dtl_status dtl__choice_find(struct backend **out);

/* Returns true if the backend's MPI is initialized, by the program or by the plugin. */
bool dtl__choice_is_initialized(const struct backend *backend);

/* Loads the backend's plugin as dtl__plugin_load() does, and records if that loaded its
 * library. Returns NULL and the reason also if the plugin starts no jobs. A process with raised
 * privileges only loads what its program has initialized, because an MPI reads file names and
 * code from its environment. */
const struct plugin *dtl__choice_load(struct backend *backend, char reason[REASON_SIZE]);

#endif
