/* SPDX-License-Identifier: BSD-3-Clause */
/* When the job is joined, and when it is left.
 *
 * The choice is made under the lock; collective calls into the plugin are made without it.
 */
#include "job.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "choice.h"
#include "descent.h"
#include "shmem.h"

pthread_mutex_t dtl__job_lock = PTHREAD_MUTEX_INITIALIZER;

static struct back_end *chosen;          /* NULL until a job is joined */
static const struct plugin *_Atomic job; /* its plugin */

/* ---- joining and leaving --------------------------------------------------------------------- */

static void leave(void)
{
    const struct plugin *plugin = atomic_load(&job);

    if (dtl__is_forked)
        return; /* the job is the parent's */
    atomic_store(&dtl__is_open, false);
    dtl__job_leaving();
    dtl__shmem_leave();
    if (plugin != NULL)
        plugin->job->stop();
}

/* Registered after the MPI has registered its own, so that it still works when this runs. */
static void leave_at_exit(void)
{
    static bool is_registered;

    if (!is_registered)
        atexit(leave);
    is_registered = true;
}

/* A process that a rank has started would join in its place, and wait or fail within the MPI. */
static dtl_status check_descent(const struct back_end *choice)
{
    long rank = dtl__descent_rank(choice);

    return rank == 0 ? DTL_SUCCESS
                     : dtl__fail(DTL_ERROR_INVALID_STATE,
                                 "process %ld, which started this one, is a rank of the job; "
                                 "expected a process of the launcher, or DTL_MPI=none in the "
                                 "environment of this one, for a job of its own",
                                 rank);
}

/* Chooses, loads and starts, where that has not been done.  Success without a job means that there
 * is none. */
static dtl_status join(bool may_start)
{
    struct back_end *choice = NULL;
    char reason[REASON_SIZE];
    dtl_status status;

    if (atomic_load(&job) != NULL)
        return DTL_SUCCESS;
    status = dtl__choice_make(&choice);
    if (status != DTL_SUCCESS || choice == NULL)
        return status;

    status = dtl__choice_is_initialised(choice) ? DTL_SUCCESS : check_descent(choice);
    if (status != DTL_SUCCESS)
        return status;
    const struct plugin *plugin = dtl__choice_load(choice, reason);
    if (plugin == NULL && strcmp(dtl__choice_wish(), "auto") == 0 &&
        !dtl__choice_is_initialised(choice) && dtl__choice_launched() <= 1)
        return DTL_SUCCESS; /* nobody is missed */
    if (plugin == NULL)
        return dtl__fail(
            DTL_ERROR_BACKEND_UNAVAILABLE,
            "%s can't be used: %s; expected it to be installed, and a DTL that was built "
            "beside it; or DTL_MPI=none, for one process",
            choice->title, reason);
    if (!may_start && !plugin->job->is_running())
        return dtl__fail(
            DTL_ERROR_INVALID_STATE,
            "%s is not initialised; expected MPI_Init before, or leave to start it (init_mpi)",
            choice->title);
    dtl__shmem_prepare(choice, plugin->job->is_running());
    status = plugin->job->start();
    if (status != DTL_SUCCESS)
        return status;
    leave_at_exit();
    dtl__descent_mark(choice);
    chosen = choice;
    atomic_store(&job, plugin);
    return DTL_SUCCESS;
}

static dtl_status join_locked(bool may_start)
{
    pthread_mutex_lock(&dtl__job_lock);
    dtl_status status = join(may_start);
    pthread_mutex_unlock(&dtl__job_lock);
    return status;
}

struct back_end *dtl__job_back_end(void)
{
    return chosen;
}

/* ---- communicators --------------------------------------------------------------------------- */

/* One rank needs no MPI. */
static void simplify(struct comm *comm)
{
    if (comm->size != 1)
        return;
    comm->ops->free(comm);
    dtl__self_comm(comm);
}

dtl_status dtl__job_world(bool may_start, struct comm *out)
{
    struct comm comm;
    dtl_status status = join_locked(may_start);
    const struct plugin *plugin = atomic_load(&job);

    if (status != DTL_SUCCESS)
        return status;
    if (plugin == NULL) {
        dtl__self_comm(out);
        return DTL_SUCCESS;
    }
    status = plugin->job->world(&comm);
    if (status != DTL_SUCCESS)
        return status;

    simplify(&comm);
    if (comm.size == 1 && dtl__choice_launched() > 1) {
        comm.ops->free(&comm);
        return dtl__fail(DTL_ERROR_BACKEND_INIT_FAILED,
                         "%s sees one rank, but %s has started %ld; expected the launcher of %s",
                         chosen->title, dtl__choice_launcher()->title, dtl__choice_launched(),
                         chosen->title);
    }
    *out = comm;
    return DTL_SUCCESS;
}

/* There is no job that the caller's communicator could be of. */
static dtl_status refuse_foreign(void)
{
    char known[REASON_SIZE] = "";

    for (struct back_end *each = dtl__next_job(NULL); each != NULL; each = dtl__next_job(each))
        if (each->libraries[0] != NULL && dtl__is_first_of_job(each))
            snprintf(known + strlen(known), sizeof known - strlen(known), "%s%s",
                     known[0] == '\0' ? "" : " or ", each->title);
    return dtl__fail(DTL_ERROR_BACKEND_UNAVAILABLE,
                     "fortran_comm is given, but %s; expected the program to have initialised %s",
                     strcmp(dtl__choice_wish(), "none") == 0
                         ? "DTL_MPI is \"none\""
                         : "the process has no MPI that DTL knows",
                     known);
}

dtl_status dtl__job_foreign(int fortran_handle, struct comm *out)
{
    struct comm comm;
    dtl_status status = join_locked(false);
    const struct plugin *plugin = atomic_load(&job);

    if (status != DTL_SUCCESS)
        return status;
    if (plugin == NULL)
        return refuse_foreign();
    status = plugin->job->foreign(fortran_handle, &comm);
    if (status != DTL_SUCCESS)
        return status;
    simplify(&comm);
    *out = comm;
    return DTL_SUCCESS;
}

/* Back ends that were made before there was the question have no answer. */
static bool has_fortran_handles(const struct job_ops *ops)
{
    return ops->size > offsetof(struct job_ops, fortran_handle) && ops->fortran_handle != NULL;
}

dtl_status dtl__job_fortran_handle(const struct comm *comm, int *out)
{
    const struct plugin *plugin = atomic_load(&job);

    if (plugin == NULL || !has_fortran_handles(plugin->job))
        return dtl__fail(DTL_ERROR_NOT_SUPPORTED,
                         "ctx has no communicator of MPI's, since the job is %s; expected MPI",
                         plugin == NULL ? "this process alone" : chosen->title);
    return plugin->job->fortran_handle(comm->size == 1 ? NULL : comm, out);
}

/* ---- queries --------------------------------------------------------------------------------- */

bool dtl__job_is_running(void)
{
    const struct plugin *plugin = atomic_load(&job);

    return plugin != NULL && !dtl__is_forked && plugin->job->is_running();
}

dtl_status dtl__job_health(void)
{
    const struct plugin *plugin = atomic_load(&job);

    if (plugin == NULL || plugin->job->size <= offsetof(struct job_ops, health) ||
        plugin->job->health == NULL || dtl__is_forked)
        return DTL_SUCCESS;
    return plugin->job->health();
}

void dtl__job_abort(int code)
{
    dtl__last_words_await();
    if (dtl__job_is_running())
        atomic_load(&job)->job->abort(code);
    _exit(code);
}

int32_t dtl__job_launched_rank(void)
{
    const struct back_end *by = dtl__choice_launcher();
    const char *rank =
        by == NULL || by->rank_variable == NULL ? NULL : dtl__option(by->rank_variable);

    return rank == NULL ? 0 : (int32_t)strtol(rank, NULL, 10);
}

const char *dtl__job_name(void)
{
    return atomic_load(&job) == NULL ? "none" : chosen->job;
}

int dtl__job_thread_level(void)
{
    return dtl__job_is_running() ? atomic_load(&job)->job->thread_level() : -1;
}

const char *dtl__job_version(void)
{
    return dtl__job_is_running() ? atomic_load(&job)->job->version() : "none";
}
