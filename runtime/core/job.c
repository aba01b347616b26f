/* SPDX-License-Identifier: BSD-3-Clause */
/* Which MPI this process works with, when it is started, and when it is left.
 *
 * The choice is made under the lock; collective calls into the plugin are made without it.
 */
#include "job.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "plugin.h"

enum { MPIS = 2 };

/* What tells one MPI from another before its plugin is loaded. */
struct mpi {
    const char *name; /* as in DTL_MPI */
    const char *title;
    const char *plugin;
    const char *libraries[3]; /* by which it is known in a process; NULL ends */
    const char *ranks;        /* what its launcher says: how many there are */
    const char *rank;         /* and which of them this is */
    const char *launched[3];  /* set by its launcher, any of them; NULL ends */
};

static const struct mpi mpis[MPIS] = {
    {"openmpi",
     "Open MPI",
     "mpi_openmpi",
     {"libmpi.so.40"},
     "OMPI_COMM_WORLD_SIZE",
     "OMPI_COMM_WORLD_RANK",
     {"OMPI_COMM_WORLD_SIZE"}},
    {"mpich",
     "MPICH",
     "mpi_mpich",
     {"libmpich.so.12", "libmpi.so.12"},
     "PMI_SIZE",
     "PMI_RANK",
     {"PMI_SIZE", "PMI_RANK"}},
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static bool is_brought[MPIS];    /* the MPI is in the process only because its plugin was loaded */
static const struct mpi *chosen; /* NULL until a job is joined */
static const struct plugin *_Atomic job; /* its plugin */

/* ---- what the surroundings say --------------------------------------------------------------- */

static void *library_in_process(const struct mpi *mpi)
{
    for (const char *const *name = mpi->libraries; *name != NULL; name++) {
        void *library = dlopen(*name, RTLD_LAZY | RTLD_NOLOAD);

        if (library != NULL) {
            dlclose(library); /* whoever loaded it still holds it */
            return library;
        }
    }
    return NULL;
}

static bool says_yes(void *library, const char *question)
{
    int (*ask)(int *answer);
    int answer = 0;

    *(void **)&ask = dlsym(library, question);
    return ask != NULL && ask(&answer) == 0 && answer != 0;
}

static bool is_initialised(const struct mpi *mpi)
{
    void *library = library_in_process(mpi);

    return library != NULL && says_yes(library, "MPI_Initialized");
}

/* The MPI that the program has brought along; the one that it has initialised, should there be two.
 */
static const struct mpi *in_process(void)
{
    const struct mpi *found = NULL;

    for (int index = 0; index < MPIS; index++) {
        if (is_initialised(&mpis[index]))
            return &mpis[index];
        if (found == NULL && !is_brought[index] && library_in_process(&mpis[index]) != NULL)
            found = &mpis[index];
    }
    return found;
}

static bool is_launched_by(const struct mpi *mpi)
{
    for (const char *const *name = mpi->launched; *name != NULL; name++)
        if (getenv(*name) != NULL)
            return true;
    return false;
}

static const struct mpi *launcher(void)
{
    for (int index = 0; index < MPIS; index++)
        if (is_launched_by(&mpis[index]))
            return &mpis[index];
    return NULL;
}

static long ranks_launched(const struct mpi *launcher)
{
    const char *ranks = launcher == NULL ? NULL : getenv(launcher->ranks);

    return ranks == NULL ? 1 : strtol(ranks, NULL, 10);
}

/* ---- the choice; with the lock held ---------------------------------------------------------- */

static const char *wish(void)
{
    const char *value = dtl__option("DTL_MPI");

    return value == NULL ? "auto" : value;
}

/* Sets *out to the MPI of that name, NULL for "none". */
static dtl_status named(const char *name, const struct mpi **out)
{
    for (int index = 0; index < MPIS; index++) {
        if (strcmp(mpis[index].name, name) == 0) {
            *out = &mpis[index];
            return DTL_SUCCESS;
        }
    }
    if (strcmp(name, "none") != 0)
        return dtl__fail(DTL_ERROR_BACKEND_INVALID,
                         "DTL_MPI is \"%s\"; expected auto, openmpi, mpich or none", name);
    *out = NULL;
    return DTL_SUCCESS;
}

/* Sets *out to the MPI that shall be used, NULL for none. */
static dtl_status choose(const struct mpi **out)
{
    const struct mpi *present = in_process(), *launched = launcher(), *choice = NULL;
    const char *name = wish();
    dtl_status status;

    if (strcmp(name, "auto") == 0) {
        *out = present != NULL ? present : launched;
        return DTL_SUCCESS;
    }
    status = named(name, &choice);
    if (status != DTL_SUCCESS)
        return status;
    if (choice != NULL && present != NULL && choice != present)
        return dtl__fail(DTL_ERROR_BACKEND_INVALID,
                         "DTL_MPI is \"%s\", but %s is in the process already; expected %s", name,
                         present->title, present->name);
    if (choice != NULL && !is_launched_by(choice) && ranks_launched(launched) > 1)
        return dtl__fail(DTL_ERROR_BACKEND_INVALID,
                         "DTL_MPI is \"%s\", but the launcher is that of %s; expected %s", name,
                         launched->title, launched->name);
    *out = choice;
    return DTL_SUCCESS;
}

static const struct plugin *load(const struct mpi *mpi, char reason[REASON_SIZE])
{
    bool was_there = library_in_process(mpi) != NULL;
    const struct plugin *plugin = dtl__plugin_load(mpi->plugin, reason);

    if (plugin != NULL && !was_there)
        is_brought[mpi - mpis] = true;
    return plugin;
}

enum { HOOKS = 4 };

static void (*_Atomic before_leave[HOOKS])(void);

void dtl__job_before_leave(void (*hook)(void))
{
    for (int place = 0; place < HOOKS; place++) {
        void (*there)(void) = NULL;

        if (atomic_compare_exchange_strong(&before_leave[place], &there, hook) || there == hook)
            return;
    }
}

void dtl__job_leaving(void)
{
    for (int place = 0; place < HOOKS; place++) {
        void (*hook)(void) = atomic_load(&before_leave[place]);

        if (hook != NULL)
            hook();
    }
}

static void leave(void)
{
    const struct plugin *plugin = atomic_load(&job);

    atomic_store(&dtl__is_open, false);
    dtl__job_leaving();
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

/* Chooses, loads and starts, where that has not been done.  Success without a job means that there
 * is none. */
static dtl_status join(bool may_start)
{
    const struct mpi *choice = NULL;
    char reason[REASON_SIZE];
    dtl_status status;

    if (atomic_load(&job) != NULL)
        return DTL_SUCCESS;
    status = choose(&choice);
    if (status != DTL_SUCCESS || choice == NULL)
        return status;

    const struct plugin *plugin = load(choice, reason);
    if (plugin == NULL && strcmp(wish(), "auto") == 0 && !is_initialised(choice) &&
        ranks_launched(launcher()) <= 1)
        return DTL_SUCCESS; /* nobody is missed */
    if (plugin == NULL)
        return dtl__fail(DTL_ERROR_BACKEND_UNAVAILABLE, "%s can't be used: %s", choice->title,
                         reason);
    if (!may_start && !plugin->job->is_running())
        return dtl__fail(
            DTL_ERROR_INVALID_STATE,
            "%s is not initialised; expected MPI_Init before, or leave to start it (init_mpi)",
            choice->title);
    status = plugin->job->start();
    if (status != DTL_SUCCESS)
        return status;
    leave_at_exit();
    chosen = choice;
    atomic_store(&job, plugin);
    return DTL_SUCCESS;
}

static dtl_status join_locked(bool may_start)
{
    pthread_mutex_lock(&lock);
    dtl_status status = join(may_start);
    pthread_mutex_unlock(&lock);
    return status;
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
    if (comm.size == 1 && ranks_launched(launcher()) > 1) {
        comm.ops->free(&comm);
        return dtl__fail(DTL_ERROR_BACKEND_INIT_FAILED,
                         "%s sees one rank, but %s has started %ld; expected the launcher of %s",
                         chosen->title, launcher()->title, ranks_launched(launcher()),
                         chosen->title);
    }
    *out = comm;
    return DTL_SUCCESS;
}

dtl_status dtl__job_foreign(int fortran_handle, struct comm *out)
{
    struct comm comm;
    dtl_status status = join_locked(false);
    const struct plugin *plugin = atomic_load(&job);

    if (status != DTL_SUCCESS)
        return status;
    if (plugin == NULL)
        return dtl__fail(DTL_ERROR_BACKEND_UNAVAILABLE,
                         "communicator: given, but %s; expected the program to have initialised "
                         "Open MPI or MPICH",
                         strcmp(wish(), "none") == 0 ? "DTL_MPI is \"none\""
                                                     : "there is no MPI in the process");
    status = plugin->job->foreign(fortran_handle, &comm);
    if (status != DTL_SUCCESS)
        return status;
    simplify(&comm);
    *out = comm;
    return DTL_SUCCESS;
}

/* ---- queries --------------------------------------------------------------------------------- */

bool dtl__job_is_running(void)
{
    const struct plugin *plugin = atomic_load(&job);

    return plugin != NULL && plugin->job->is_running();
}

void dtl__job_abort(int code)
{
    fflush(NULL);
    if (dtl__job_is_running())
        atomic_load(&job)->job->abort(code);
    _exit(code);
}

int32_t dtl__job_launched_rank(void)
{
    const struct mpi *by = launcher();
    const char *rank = by == NULL ? NULL : getenv(by->rank);

    return rank == NULL ? 0 : (int32_t)strtol(rank, NULL, 10);
}

const char *dtl__job_name(void)
{
    return atomic_load(&job) == NULL ? "none" : chosen->name;
}

int dtl__job_thread_level(void)
{
    return dtl__job_is_running() ? atomic_load(&job)->job->thread_level() : -1;
}

/* With the lock held.  A second MPI is not loaded into a process that works with one. */
static void describe(int index, char *line, size_t size)
{
    const struct mpi *mpi = &mpis[index];
    const struct plugin *plugin = atomic_load(&job);
    char reason[REASON_SIZE];

    if (plugin != NULL && mpi != chosen) {
        snprintf(line, size, "%s: not looked for, %s is in use", mpi->name, chosen->title);
        return;
    }
    plugin = load(mpi, reason);
    if (plugin == NULL)
        snprintf(line, size, "%s: not available: %s", mpi->name, reason);
    else
        snprintf(line, size, "%s: %s%s", mpi->name, plugin->job->version(),
                 mpi == chosen ? ", in use" : "");
}

bool dtl__job_describe(int index, char *line, size_t size)
{
    if (index >= MPIS)
        return false;
    pthread_mutex_lock(&lock);
    describe(index, line, size);
    pthread_mutex_unlock(&lock);
    return true;
}

/* ---- features -------------------------------------------------------------------------------- */

/* Whether any MPI can be used.  With the lock held. */
static bool has_mpi(char reason[REASON_SIZE])
{
    const struct mpi *choice = NULL;

    reason[0] = '\0';
    if (atomic_load(&job) != NULL)
        return true;
    if (choose(&choice) != DTL_SUCCESS) {
        dtl_last_error(reason, REASON_SIZE);
        return false;
    }
    if (choice != NULL)
        return load(choice, reason) != NULL;
    if (strcmp(wish(), "none") == 0) {
        snprintf(reason, REASON_SIZE, "DTL_MPI is \"none\"");
        return false;
    }
    for (int index = MPIS - 1; index >= 0; index--)
        if (load(&mpis[index], reason) != NULL)
            return true;
    return false;
}

static bool has_feature(enum feature feature, char reason[REASON_SIZE])
{
    if (feature != FEATURE_MPI)
        return dtl__plugin_load(dtl__feature_names[feature], reason) != NULL;
    pthread_mutex_lock(&lock);
    bool has = has_mpi(reason);
    pthread_mutex_unlock(&lock);
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
