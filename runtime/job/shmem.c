/* SPDX-License-Identifier: BSD-3-Clause */
/* When OpenSHMEM is prepared, joined and left: see shmem.h. */
#include "shmem.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

#include "backend_choice.h"

enum readiness { NOT_PREPARED, PREPARED, TOO_LATE, REFUSED };

static enum readiness readiness;                       /* under the job's lock */
static char refusal[REASON_SIZE];                      /* likewise: why, if it is REFUSED */
static const struct symmetric_ops *_Atomic joined_ops; /* NULL until it is joined */

/* The plugin that DTL_SHMEM names. */
static const struct plugin *wished(char reason[REASON_SIZE])
{
    const char *wish = dtl__option("DTL_SHMEM");
    const struct plugin *plugin;

    if (wish == NULL || strcmp(wish, "none") == 0) {
        snprintf(reason, REASON_SIZE, "DTL_SHMEM is %s; expected openshmem, before MPI starts",
                 wish == NULL ? "not set" : "\"none\"");
        return NULL;
    }
    plugin = dtl__plugin_load(dtl__feature_names[FEATURE_SHMEM], reason);
    if (plugin == NULL || plugin->symmetric == NULL)
        return NULL;
    if (strcmp(plugin->symmetric->name, wish) == 0)
        return plugin;
    snprintf(reason, REASON_SIZE, "DTL_SHMEM is \"%s\"; expected %s or none", wish,
             plugin->symmetric->name);
    return NULL;
}

/* Whether the job is one that it can be part of.  With the job's lock held. */
static bool fits_job(const struct symmetric_ops *ops, char reason[REASON_SIZE])
{
    struct back_end *choice = dtl__job_back_end();
    bool is_joined = choice != NULL;

    if (!is_joined && dtl__choice_make(&choice) != DTL_SUCCESS) {
        dtl_last_error(reason, REASON_SIZE);
        return false;
    }
    if (choice == NULL || strcmp(choice->job, ops->job) != 0) {
        snprintf(reason, REASON_SIZE, "%s%s; expected a job of %s",
                 choice == NULL ? "there is no MPI" : choice->title,
                 choice == NULL ? "" : " is in use", ops->job);
        return false;
    }
    if (readiness == TOO_LATE || (!is_joined && dtl__choice_is_initialised(choice)))
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
    const struct plugin *plugin = wished(reason);
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

void dtl__shmem_prepare(const struct back_end *choice, bool is_running)
{
    char reason[REASON_SIZE];
    const struct plugin *plugin = wished(reason);

    if (plugin == NULL || strcmp(choice->job, plugin->symmetric->job) != 0)
        return;
    readiness = is_running ? TOO_LATE : PREPARED;
    if (!is_running && plugin->symmetric->prepare() != DTL_SUCCESS) {
        readiness = REFUSED;
        dtl_last_error(refusal, sizeof refusal);
    }
}

/* Starts it with the heaps where all ranks have room.  Collective. */
static dtl_status start(struct comm *comm, const struct symmetric_ops *ops)
{
    uint64_t places = ops->places();
    dtl_status status = dtl__run(
        comm, allreduce_of(&places, &places, 1, dtl__dtype(DTL_DTYPE_UINT64), DTL_OP_BAND));

    return status == DTL_SUCCESS ? dtl__comm_agree(comm, ops->start(places)) : status;
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
        status = start(comm, plugin->symmetric);
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
