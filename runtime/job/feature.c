/* SPDX-License-Identifier: BSD-3-Clause */
/* Reports which features this process can use, and why it cannot use the others. */
#include <pthread.h>
#include <stdio.h>
#include <string.h>

#include "backend_choice.h"
#include "device_choice.h"
#include "dtl_impl.h"
#include "shmem.h"

/* Returns true if the plugin, which may be NULL, is an MPI. */
static bool is_mpi(const struct plugin *plugin)
{
    return plugin != NULL && strcmp(plugin->feature, "mpi") == 0;
}

/* Returns true if any backend from `each` on is a usable MPI.  Tries the last backend first, so
 * `reason` is finally that of the first one. */
static bool any_is_mpi(struct backend *each, char reason[REASON_SIZE])
{
    return each != NULL && (any_is_mpi(dtl__backend_next_job(each), reason) ||
                            is_mpi(dtl__choice_load(each, reason)));
}

/* Returns true if an MPI can be used.  Called with dtl__job_lock held. */
static bool has_mpi(char reason[REASON_SIZE])
{
    struct backend *choice = dtl__job_backend();
    const struct plugin *plugin;

    reason[0] = '\0';
    if (choice == NULL && dtl__choice_find(&choice) != DTL_SUCCESS) {
        dtl_last_error(reason, REASON_SIZE);
        return false;
    }
    if (choice == NULL && strcmp(dtl__choice_requested(), "none") == 0) {
        snprintf(reason, REASON_SIZE, "DTL_MPI is \"none\"");
        return false;
    }
    if (choice == NULL)
        return any_is_mpi(dtl__backend_next_job(NULL), reason);
    plugin = dtl__choice_load(choice, reason);
    if (plugin != NULL && !is_mpi(plugin))
        snprintf(reason, REASON_SIZE, "%s is in use", choice->title);
    return is_mpi(plugin);
}

/* Returns true if this process can use the feature; else sets `reason`. Loads plugins, and
 * takes dtl__job_lock for MPI and OpenSHMEM. */
static bool has_feature(enum feature feature, char reason[REASON_SIZE])
{
    if (feature == FEATURE_CUDA || feature == FEATURE_HIP)
        return dtl__device_load(dtl__feature_names[feature], reason) != NULL;
    if (feature == FEATURE_NCCL && !has_feature(FEATURE_CUDA, reason))
        return false;
    if (feature == FEATURE_SHMEM)
        return dtl__shmem_load(reason) != NULL;
    if (feature != FEATURE_MPI)
        return dtl__plugin_load(dtl__feature_names[feature], reason) != NULL;
    pthread_mutex_lock(&dtl__job_lock);
    bool has = has_mpi(reason);
    pthread_mutex_unlock(&dtl__job_lock);
    return has;
}

bool dtl__feature_available(enum feature feature)
{
    char reason[REASON_SIZE];

    return has_feature(feature, reason);
}

const char *dtl__feature_reason(enum feature feature)
{
    static _Thread_local char reason[REASON_SIZE];

    return has_feature(feature, reason) ? "" : reason;
}

const char *dtl__feature_remedy(enum feature feature)
{
    bool is_there = feature == FEATURE_MPI ? dtl__backend_next_job(NULL) != NULL
                                           : dtl__plugin_exists(dtl__feature_names[feature]);

    return is_there ? dtl__feature_installs[feature] : "a DTL that has this backend";
}

/* ---- queries of the API ---------------------------------------------------------------------- */

int dtl_impl_has_mpi(void)
{
    return dtl__feature_available(FEATURE_MPI);
}

int dtl_impl_has_cuda(void)
{
    return dtl__feature_available(FEATURE_CUDA);
}

int dtl_impl_has_hip(void)
{
    return dtl__feature_available(FEATURE_HIP);
}

int dtl_impl_has_nccl(void)
{
    return dtl__feature_available(FEATURE_NCCL);
}

int dtl_impl_has_shmem(void)
{
    return dtl__feature_available(FEATURE_SHMEM);
}

/* ---- names of the API ------------------------------------------------------------------------ */

static pthread_mutex_t names_lock = PTHREAD_MUTEX_INITIALIZER;
static char names[64];

/* In alphabetical order, as in the text. */
static const struct {
    enum feature feature;
    const char *name;
} backends[] = {
    {FEATURE_CUDA, "CUDA"}, {FEATURE_HIP, "HIP"},     {FEATURE_MPI, "MPI"},
    {FEATURE_NCCL, "NCCL"}, {FEATURE_SHMEM, "SHMEM"},
};

int dtl_impl_backend_count(void)
{
    int count = 0;

    for (size_t index = 0; index < sizeof backends / sizeof *backends; index++)
        count += dtl__feature_available(backends[index].feature);
    return count;
}

const char *dtl_impl_backend_name(void)
{
    char text[sizeof names] = "Single";
    size_t length = 0;

    for (size_t index = 0; index < sizeof backends / sizeof *backends; index++)
        if (dtl__feature_available(backends[index].feature))
            length += (size_t)snprintf(text + length, sizeof text - length, "%s%s",
                                       length > 0 ? "+" : "", backends[index].name);
    pthread_mutex_lock(&names_lock);
    memcpy(names, text, sizeof names);
    pthread_mutex_unlock(&names_lock);
    return names;
}
