/* SPDX-License-Identifier: BSD-3-Clause */
/* Prepares, starts and stops OpenSHMEM: see shmem.h. */
#include "shmem.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

#include "backend_choice.h"

enum readiness { NOT_PREPARED, PREPARED, TOO_LATE, REFUSED };

static enum readiness readiness;  /* protected by dtl__job_lock */
static char refusal[REASON_SIZE]; /* reason if it is REFUSED; protected by dtl__job_lock */
static const struct symmetric_ops *_Atomic joined_ops; /* NULL until OpenSHMEM is started */

/* Returns the plugin that DTL_SHMEM names, or NULL and the reason. */
static const struct plugin *requested_plugin(char reason[REASON_SIZE])
{
    const char *requested = dtl__option("DTL_SHMEM");
    const struct plugin *plugin;

    if (requested == NULL || strcmp(requested, "none") == 0) {
        snprintf(reason, REASON_SIZE, "DTL_SHMEM is %s; expected openshmem, before MPI starts",
                 requested == NULL ? "not set" : "\"none\"");
        return NULL;
    }
    plugin = dtl__plugin_load(dtl__feature_names[FEATURE_SHMEM], reason);
    if (plugin == NULL || plugin->symmetric == NULL)
        return NULL;
    if (strcmp(plugin->symmetric->name, requested) == 0)
        return plugin;
    snprintf(reason, REASON_SIZE, "DTL_SHMEM is \"%s\"; expected %s or none", requested,
             plugin->symmetric->name);
    return NULL;
}

/* Returns true if OpenSHMEM can be part of the job.  Called with dtl__job_lock held. */
static bool fits_job(const struct symmetric_ops *ops, char reason[REASON_SIZE])
{
    struct backend *choice = dtl__job_backend();
    bool is_joined = choice != NULL;

    if (!is_joined && dtl__choice_find(&choice) != DTL_SUCCESS) {
        dtl_last_error(reason, REASON_SIZE);
        return false;
    }
    if (choice == NULL || strcmp(choice->job, ops->job) != 0) {
        snprintf(reason, REASON_SIZE, "%s%s; expected a job of %s",
                 choice == NULL ? "there is no MPI" : choice->title,
                 choice == NULL ? "" : " is in use", ops->job);
        return false;
    }
    if (readiness == TOO_LATE || (!is_joined && dtl__choice_is_initialized(choice)))
        snprintf(reason, REASON_SIZE,
                 "%s was started without it; expected DTL to start it, with DTL_SHMEM set by then",
                 choice->title);
    else if (readiness == REFUSED)
        snprintf(reason, REASON_SIZE, "%s", refusal);
    else if (is_joined && readiness == NOT_PREPARED)
        snprintf(reason, REASON_SIZE, "DTL_SHMEM was not set when %s was started; expected it then",
                 choice->title);
    else
        return true;
    return false;
}

const struct plugin *dtl__shmem_load(char reason[REASON_SIZE])
{
    const struct plugin *plugin = requested_plugin(reason);
    bool fits;

    if (plugin == NULL)
        return NULL;
    pthread_mutex_lock(&dtl__job_lock);
    fits = fits_job(plugin->symmetric, reason);
    pthread_mutex_unlock(&dtl__job_lock);
    if (fits && plugin->symmetric->check() != DTL_SUCCESS) {
        dtl_last_error(reason, REASON_SIZE);
        return NULL;
    }
    return fits ? plugin : NULL;
}

void dtl__shmem_prepare(const struct backend *choice, bool is_running)
{
    char reason[REASON_SIZE];
    const struct plugin *plugin = requested_plugin(reason);

    if (plugin == NULL || strcmp(choice->job, plugin->symmetric->job) != 0)
        return;
    readiness = is_running ? TOO_LATE : PREPARED;
    if (!is_running && plugin->symmetric->prepare() != DTL_SUCCESS) {
        readiness = REFUSED;
        dtl_last_error(refusal, sizeof refusal);
    }
}

/* Starts OpenSHMEM with the symmetric heaps that all ranks can provide.  Collective. */
static dtl_status start_on_all(struct comm *comm, const struct symmetric_ops *ops)
{
    uint64_t addresses = ops->free_addresses();
    dtl_status status = dtl__run(
        comm, allreduce_of(&addresses, &addresses, 1, dtl__dtype(DTL_DTYPE_UINT64), DTL_OP_BAND));

    return status == DTL_SUCCESS ? dtl__comm_agree(comm, ops->start(addresses)) : status;
}

dtl_status dtl__shmem_join(struct comm *comm, const struct symmetric_ops **out)
{
    const struct symmetric_ops *ops = atomic_load(&joined_ops);
    char reason[REASON_SIZE];
    const struct plugin *plugin = dtl__shmem_load(reason);
    dtl_status status = DTL_SUCCESS;

    if (plugin == NULL)
        status = dtl__fail(DTL_ERROR_BACKEND_UNAVAILABLE, "there is no OpenSHMEM: %s", reason);
    status = dtl__comm_agree(comm, status);
    if (status == DTL_SUCCESS && ops == NULL)
        status = start_on_all(comm, plugin->symmetric);
    if (status != DTL_SUCCESS)
        return status;
    atomic_store(&joined_ops, plugin->symmetric);
    *out = plugin->symmetric;
    return DTL_SUCCESS;
}

void dtl__shmem_leave(void)
{
    const struct symmetric_ops *ops = atomic_exchange(&joined_ops, NULL);

    if (ops != NULL)
        ops->stop();
}
