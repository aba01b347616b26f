/* SPDX-License-Identifier: BSD-3-Clause */
/* Joins and leaves the job: see job.h.
 *
 * The choice is made under the lock; collective calls of the plugin are made without it. */
#include "job.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "backend_choice.h"
#include "child_process.h"
#include "dtl_impl.h"
#include "launcher.h"
#include "shmem.h"

pthread_mutex_t dtl__job_lock = PTHREAD_MUTEX_INITIALIZER;

static struct backend *chosen; /* NULL until a job is joined; protected by dtl__job_lock */
static const struct plugin *_Atomic job;     /* its plugin; NULL until the job is joined */
static const struct plugin *_Atomic joining; /* its plugin, set before the job is joined */
static atomic_bool has_others;               /* a communicator of the job had several ranks */
static atomic_bool is_ending;                /* this process has called dtl__job_abort() */

/* ---- leaving --------------------------------------------------------------------------------- */

/* Returns true if the backend has a health check; those built before the member existed lack it. */
static bool has_health(const struct job_ops *ops)
{
    return ops->size > offsetof(struct job_ops, health) && ops->health != NULL;
}

/* Returns true if this process exits with a failure while other ranks may wait for it.  MPI must
 * then not be finalized, because MPI_Finalize waits for all ranks.  Only the low 8 bits of the
 * status reach the parent process. */
static bool is_failing_rank(int status)
{
    const struct plugin *plugin = atomic_load(&job);

    return (status & 0xFF) != 0 && plugin != NULL && atomic_load(&has_others) &&
           plugin->job->is_running();
}

/* Exit handler: closes the library, runs the exit hooks, and stops OpenSHMEM and the job. If
 * this rank exits with a failure, only closes the library, since end_job() ends the job. Does
 * nothing in a forked child. */
static void leave_job(int status, void *unused)
{
    const struct plugin *plugin = atomic_load(&job);

    (void)unused;
    if (dtl__is_forked)
        return; /* the job is the parent's */
    atomic_store(&dtl__is_open, false);
    if (is_failing_rank(status))
        return; /* end_job() runs after the program's own exit handlers */
    dtl__job_run_exit_hooks();
    dtl__shmem_leave();
    if (plugin != NULL)
        plugin->job->stop();
}

#ifdef __GLIBC__
/* Ends the job of a rank that exits with a failure, with the rank's exit status.  Other ranks get
 * one second to report their own failures.  A backend with a health check needs no abort: its
 * launcher and the other ranks notice that the process ended. */
static void end_job(int status, void *unused)
{
    static const struct timespec grace = {.tv_sec = 1};

    (void)unused;
    if (dtl__is_forked || !is_failing_rank(status) || has_health(atomic_load(&job)->job))
        return;
    fflush(NULL);
    nanosleep(&grace, NULL);
    dtl__job_abort(status & 0xFF);
}

/* Exit handlers run in reverse order of registration.  This one is registered when the library is
 * loaded, so that those of the program and of the trace run before it. */
__attribute__((constructor(101))) static void end_job_at_exit(void)
{
    on_exit(end_job, NULL);
}

/* Registers leave_job() after MPI has registered its own handlers, so that MPI still works in
 * leave_job().
 */
static void leave_at_exit(void)
{
    static bool is_registered;

    if (!is_registered)
        on_exit(leave_job, NULL);
    is_registered = true;
}
#else
/* Exit handler for C libraries that do not pass the exit status: assumes success. */
static void leave_in_success(void)
{
    leave_job(0, NULL);
}

/* Only the GNU C library passes the exit status to a handler. */
static void leave_at_exit(void)
{
    static bool is_registered;

    if (!is_registered)
        atexit(leave_in_success);
    is_registered = true;
}
#endif

/* ---- joining --------------------------------------------------------------------------------- */

/* Fails in a process that was started by a rank: it would join in the rank's place, and then hang
 * or fail within MPI. */
static dtl_status check_not_rank_child(const struct backend *choice)
{
    long rank = dtl__rank_process_inherited(choice);

    return rank == 0 ? DTL_SUCCESS
                     : dtl__fail(DTL_ERROR_INVALID_STATE,
                                 "process %ld, which started this one, is a rank of the job; "
                                 "expected a process of the launcher, or DTL_MPI=none in the "
                                 "environment of this one, for a job of its own",
                                 rank);
}

/* Chooses the backend, loads its plugin and starts its job, unless that is done. If there is no
 * job, the result is success and `job` remains NULL. The caller holds dtl__job_lock. */
static dtl_status join_job(bool may_start)
{
    struct backend *choice = NULL;
    char reason[REASON_SIZE];
    dtl_status status;

    if (atomic_load(&job) != NULL)
        return DTL_SUCCESS;
    status = dtl__choice_find(&choice);
    if (status != DTL_SUCCESS || choice == NULL)
        return status;

    if (dtl__is_child && dtl__choice_launched_size() > 1)
        return dtl__fail(DTL_ERROR_INVALID_STATE,
                         "the process was forked from one that a launcher has started as one of "
                         "several; expected a call of the parent, or DTL_MPI=none in the "
                         "environment, for a job of its own");
    status = dtl__choice_is_initialized(choice) ? DTL_SUCCESS : check_not_rank_child(choice);
    if (status != DTL_SUCCESS)
        return status;
    const struct plugin *plugin = dtl__choice_load(choice, reason);
    if (plugin == NULL && strcmp(dtl__choice_requested(), "auto") == 0 &&
        !dtl__choice_is_initialized(choice) && dtl__choice_launched_size() <= 1)
        return DTL_SUCCESS; /* one process alone: continue without a job */
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
    atomic_store(&joining, plugin);
    dtl__fork_forbid();
    status = plugin->job->start();
    if (status != DTL_SUCCESS)
        return status;
    leave_at_exit();
    dtl__rank_process_record(choice);
    dtl__launcher_check_library(choice);
    chosen = choice;
    atomic_store(&job, plugin);
    return DTL_SUCCESS;
}

int dtl_impl_interrupt_is_stuck(void)
{
    const struct plugin *plugin = atomic_load(&joining);

    if (plugin == NULL || plugin->job->size <= offsetof(struct job_ops, is_stuck) ||
        plugin->job->is_stuck == NULL)
        return 0;
    return plugin->job->is_stuck();
}

/* Joins the job, under the lock. Without `may_start`, fails if the job is not running yet. */
static dtl_status lock_and_join_job(bool may_start)
{
    pthread_mutex_lock(&dtl__job_lock);
    dtl_status status = join_job(may_start);
    pthread_mutex_unlock(&dtl__job_lock);
    return status;
}

struct backend *dtl__job_backend(void)
{
    return chosen;
}

/* ---- communicators --------------------------------------------------------------------------- */

/* Replaces a communicator of one rank by the one of dtl__self_comm(), which needs no MPI. */
static void replace_if_single(struct comm *comm)
{
    if (comm->size != 1)
        return;
    comm->ops->free(comm);
    dtl__self_comm(comm);
}

/* Records if the communicator has other ranks: is_failing_rank() depends on it. */
static void note_size(const struct comm *comm)
{
    if (comm->size > 1)
        atomic_store(&has_others, true);
}

dtl_status dtl__job_world(bool may_start, struct comm *out)
{
    struct comm comm;
    dtl_status status = lock_and_join_job(may_start);
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

    replace_if_single(&comm);
    if (comm.size == 1 && dtl__choice_launched_size() > 1) {
        comm.ops->free(&comm);
        return dtl__fail(DTL_ERROR_BACKEND_INIT_FAILED,
                         "%s sees one rank, but %s has started %ld; expected the launcher of %s",
                         chosen->title, dtl__choice_launcher()->title, dtl__choice_launched_size(),
                         chosen->title);
    }
    note_size(&comm);
    *out = comm;
    return DTL_SUCCESS;
}

/* Fails because there is no MPI that the caller's communicator could belong to. */
static dtl_status refuse_without_mpi(void)
{
    char known[REASON_SIZE] = "";

    for (struct backend *each = dtl__backend_next_job(NULL); each != NULL;
         each = dtl__backend_next_job(each))
        if (each->libraries[0] != NULL && dtl__backend_is_first_of_job(each))
            snprintf(known + strlen(known), sizeof known - strlen(known), "%s%s",
                     known[0] == '\0' ? "" : " or ", each->title);
    return dtl__fail(DTL_ERROR_BACKEND_UNAVAILABLE,
                     "fortran_comm was passed, but %s; expected the program to have initialised %s",
                     strcmp(dtl__choice_requested(), "none") == 0
                         ? "DTL_MPI is \"none\""
                         : "the process has no MPI that DTL knows",
                     known);
}

dtl_status dtl__job_from_fortran_handle(int fortran_handle, struct comm *out)
{
    struct comm comm;
    dtl_status status = lock_and_join_job(false);
    const struct plugin *plugin = atomic_load(&job);

    if (status != DTL_SUCCESS)
        return status;
    if (plugin == NULL)
        return refuse_without_mpi();
    status = plugin->job->foreign(fortran_handle, &comm);
    if (status != DTL_SUCCESS)
        return status;
    replace_if_single(&comm);
    note_size(&comm);
    *out = comm;
    return DTL_SUCCESS;
}

/* Returns true if the backend converts communicators to Fortran handles; those built before the
 * member existed lack it. */
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

    if (plugin == NULL || !has_health(plugin->job) || dtl__is_forked)
        return DTL_SUCCESS;
    return plugin->job->health();
}

bool dtl__job_is_ending(void)
{
    return atomic_load(&is_ending);
}

void dtl__job_abort(int code)
{
    atomic_store(&is_ending, true);
    dtl__flush_output();
    if (dtl__job_is_running())
        atomic_load(&job)->job->abort(code);
    _exit(code);
}

int32_t dtl__job_launched_rank(void)
{
    const struct backend *launcher = dtl__choice_launcher();
    const char *rank = launcher == NULL || launcher->rank_variable == NULL
                           ? NULL
                           : dtl__option(launcher->rank_variable);

    return rank == NULL ? 0 : (int32_t)strtol(rank, NULL, 10);
}

bool dtl__job_is_mpi(void)
{
    const struct plugin *plugin = atomic_load(&job);

    return plugin != NULL && strcmp(plugin->feature, "mpi") == 0;
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
