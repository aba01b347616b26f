/* SPDX-License-Identifier: BSD-3-Clause */
/* Joining and leaving an MPI job.
 *
 * An MPI that the program has initialized is used and never finalized. MPI_Finalize() first deletes
 * the attributes of MPI_COMM_SELF. A delete callback of this backend then cleans up and closes the
 * gate, so that a DTL call after the program's own MPI_Finalize() is an error and not a crash. */
#include "mpi_backend.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool is_ours;      /* this backend initialized MPI */
static int granted_level; /* the thread level that MPI granted */

/* True once every rank of MPI_COMM_WORLD has joined a communicator of this backend. */
static atomic_bool has_all_ranks;

/* The error handler of a communicator, while failures of MPI are returned and not fatal. */
struct saved_handler {
    MPI_Comm comm;
    MPI_Errhandler handler;
};

/* Sets the error handler MPI_ERRORS_RETURN, and returns the previous one for handler_restore(). */
static struct saved_handler handler_replace(MPI_Comm comm)
{
    struct saved_handler saved = {.comm = comm};

    MPI_Comm_get_errhandler(comm, &saved.handler);
    MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN);
    return saved;
}

/* Sets the saved error handler again and frees the handle. */
static void handler_restore(struct saved_handler *saved)
{
    MPI_Comm_set_errhandler(saved->comm, saved->handler);
    MPI_Errhandler_free(&saved->handler);
}

/* ---- starting and stopping ------------------------------------------------------------------- */

/* Closes the gate. Aborts the job if a thread is still inside MPI, because it would use memory that
 * MPI frees. */
static void close_or_abort(void)
{
    if (mpi__gate_close())
        return;
    fprintf(stderr,
            "dtl: a thread is still inside %s when it is finalised; expected that its call had "
            "returned: the job ends\n",
            LIBRARY_NAME);
    mpi__host->abort(EXIT_FAILURE);
}

/* Blocks until all ranks are about to finalize MPI.
 *
 * MPICH 4.0 and 4.1 over UCX flush their connections in MPI_Finalize() and then wait in a barrier
 * of the launcher, in which they make no progress. If a rank starts to flush after a large message
 * over TCP while its peer is already in that barrier, the flush never ends. TCP also connects ranks
 * of one node if the kernel refuses process_vm_readv(). After the barrier in this function, all
 * ranks flush at about the same time and respond to each other. The call is collective over
 * MPI_COMM_WORLD, as MPI_Finalize() is. If some ranks have not joined a communicator of this
 * backend, they would not enter the barrier, so it is omitted. */
static void barrier_before_finalize(void)
{
    struct saved_handler saved;

    if (MPI_FINALIZE_PROGRESSES || !atomic_load(&has_all_ranks))
        return;
    saved = handler_replace(MPI_COMM_WORLD);
    MPI_Barrier(MPI_COMM_WORLD);
    handler_restore(&saved);
}

/* Stops this backend's use of MPI. Called once, before MPI is finalized. */
static void clean_up(void)
{
    if (atomic_load(&mpi__gate) == GATE_CLOSED)
        return;
    mpi__host->leaving();
    mpi__assist_stop();
    close_or_abort();
    mpi__comm_stop();
    mpi__type_stop();
    barrier_before_finalize();
}

/* Delete callback of the attribute of MPI_COMM_SELF. */
static int self_attribute_delete(MPI_Comm comm, int keyval, void *value, void *extra)
{
    (void)comm, (void)keyval, (void)value, (void)extra;
    clean_up();
    return MPI_SUCCESS;
}

/* Sets an attribute of MPI_COMM_SELF, so that MPI_Finalize() calls clean_up() first. */
static dtl_status finalize_hook_install(void)
{
    int keyval = MPI_KEYVAL_INVALID;
    int rc = MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, self_attribute_delete, &keyval, NULL);

    if (rc == MPI_SUCCESS)
        rc = MPI_Comm_set_attr(MPI_COMM_SELF, keyval, NULL);
    if (rc == MPI_SUCCESS)
        rc = MPI_Comm_free_keyval(&keyval); /* only marks it: the attribute keeps it alive */
    return rc == MPI_SUCCESS ? DTL_SUCCESS : mpi__leave_guarded(rc, "MPI_Comm_set_attr");
}

/* Opens the gate as wide as the granted thread level allows. */
static void gate_open(void)
{
    switch (granted_level) {
    case MPI_THREAD_MULTIPLE:
        mpi__gate_open(GATE_OPEN);
        break;
    case MPI_THREAD_SERIALIZED:
        mpi__gate_open(GATE_ONE_THREAD);
        break;
    default:
        mpi__gate_open(GATE_MAIN_THREAD);
    }
}

/* Returns true between the initialization and the finalization of MPI, by DTL or by the program. */
static bool is_running(void)
{
    int initialized = 0, finalized = 0;

    MPI_Initialized(&initialized);
    MPI_Finalized(&finalized);
    return initialized && !finalized;
}

/* Makes UCX send large messages through shared memory if, according to the launcher, all ranks are
 * on one node. If the kernel refuses process_vm_readv(), UCX would otherwise send them over TCP,
 * which is slower and after which MPICH can hang at the end (barrier_before_finalize()). */
static void prefer_shared_memory(void)
{
    const char *local, *all;

    if (MPI_FINALIZE_PROGRESSES)
        return;
    local = secure_getenv("MPI_LOCALNRANKS");
    all = secure_getenv("PMI_SIZE");
    if (local != NULL && all != NULL && strcmp(local, all) == 0)
        setenv("UCX_TCP_PUT_ENABLE", "n", 0);
}

/* Initializes MPI, unless the program has, installs the finalize hook and opens the gate. Does
 * nothing if the gate is open. */
static dtl_status start(void)
{
    int finalized = 0, rc;
    dtl_status status;

    if (atomic_load(&mpi__gate) != GATE_CLOSED)
        return DTL_SUCCESS;
    MPI_Finalized(&finalized);
    if (finalized)
        return mpi__host->fail(DTL_ERROR_INVALID_STATE,
                               "%s has been finalised; expected one that can be started",
                               LIBRARY_NAME);

    if (is_running()) {
        rc = MPI_Query_thread(&granted_level);
    } else {
        prefer_shared_memory();
        atomic_store(&mpi__caller.is_inside, INSIDE);
        rc = MPI_Init_thread(NULL, NULL, MPI_THREAD_MULTIPLE, &granted_level);
        atomic_store(&mpi__caller.is_inside, OUTSIDE);
        is_ours = rc == MPI_SUCCESS;
    }
    if (rc != MPI_SUCCESS)
        return mpi__host->fail(DTL_ERROR_BACKEND_INIT_FAILED,
                               "%s could not be initialised (code %d); expected success",
                               LIBRARY_NAME, rc);

    status = finalize_hook_install();
    if (status == DTL_SUCCESS)
        gate_open();
    return status;
}

/* Finalizes MPI if this backend initialized it. All other threads leave MPI before, because MPICH
 * stops using locks when it starts to finalize. */
static void stop(void)
{
    if (!is_ours || !is_running())
        return;
    clean_up();
    atomic_store(&mpi__caller.is_inside, INSIDE);
    MPI_Finalize();
    atomic_store(&mpi__caller.is_inside, OUTSIDE);
}

/* Calls MPI_Abort() for all ranks; does nothing unless MPI is running. */
static void abort_job(int code)
{
    if (is_running())
        MPI_Abort(MPI_COMM_WORLD, code);
}

/* Returns the granted thread level from 0 (single) to 3 (multiple), or -1 while the gate is closed.
 */
static int thread_level(void)
{
    static const int mpi_levels[] = {MPI_THREAD_SINGLE, MPI_THREAD_FUNNELED, MPI_THREAD_SERIALIZED,
                                     MPI_THREAD_MULTIPLE};

    if (atomic_load(&mpi__gate) == GATE_CLOSED)
        return -1;
    for (int level = 0; level < 4; level++)
        if (mpi_levels[level] == granted_level)
            return level;
    return -1;
}

/* Returns the name of the implementation with this version text, which may be another one with
 * MPICH's ABI than the plugin was compiled for. */
static const char *library_name(const char *text)
{
    static const struct {
        const char *beginning;
        const char *name;
    } relatives[] = {
        {"Intel", "Intel MPI"},
        {"CRAY MPICH", "Cray MPICH"},
        {"MVAPICH", "MVAPICH"},
        {"ParaStation", "ParaStation MPI"},
    };

    for (size_t index = 0; index < sizeof relatives / sizeof *relatives; index++)
        if (strncmp(text, relatives[index].beginning, strlen(relatives[index].beginning)) == 0)
            return relatives[index].name;
    return LIBRARY_NAME;
}

/* Shortens the text of the library: "Open MPI v4.1.4, package: ...", "MPICH Version:\t4.0.2\n..."
 * and "Intel(R) MPI Library 2021.19 for Linux* OS" become "Open MPI 4.1.4", "MPICH 4.0.2" and
 * "Intel MPI 2021.19". */
static const char *version(void)
{
    static char line[64];
    char text[MPI_MAX_LIBRARY_VERSION_STRING] = "";
    int length = 0;

    MPI_Get_library_version(text, &length);
    const char *name = library_name(text);
    const char *number = text + strcspn(text, " \t");
    number += strcspn(number, "0123456789");
    snprintf(line, sizeof line, "%s %.*s", name, (int)strcspn(number, ", \t\n"), number);
    return line;
}

/* ---- communicators of the job ---------------------------------------------------------------- */

/* Sets has_all_ranks if a communicator of `size` ranks has all of MPI_COMM_WORLD's. */
static void note_ranks(int size)
{
    int all = 0;

    MPI_Comm_size(MPI_COMM_WORLD, &all);
    if (size == all)
        atomic_store(&has_all_ranks, true);
}

/* Sets *out to a communicator of this backend with the ranks of `foreign_comm`. The caller has
 * entered MPI; this function leaves it. Collective; an interrupted call can be repeated. */
static dtl_status duplicate(MPI_Comm foreign_comm, struct comm *out)
{
    struct saved_handler saved = handler_replace(foreign_comm);
    MPI_Comm own_comm = MPI_COMM_NULL;
    int rc = mpi__resumable_barrier(foreign_comm);

    if (rc == MPI_SUCCESS)
        rc = MPI_Comm_dup(foreign_comm, &own_comm);
    handler_restore(&saved);
    if (rc == MPI_SUCCESS)
        rc = mpi__comm_adopt(own_comm, out);
    if (rc == MPI_SUCCESS)
        note_ranks(out->size);
    return mpi__leave(rc, "MPI_Comm_dup");
}

/* Sets *out to a duplicate of MPI_COMM_WORLD. Collective. */
static dtl_status world(struct comm *out)
{
    dtl_status status = mpi__enter();

    return status == DTL_SUCCESS ? duplicate(MPI_COMM_WORLD, out) : status;
}

/* Checks that MPI knows the communicator and sets *is_inter. MPI reports an unknown communicator on
 * another one: on MPI_COMM_WORLD before MPI 4, on MPI_COMM_SELF since. */
static int comm_inspect(MPI_Comm foreign_comm, int *is_inter)
{
    struct saved_handler of_world = handler_replace(MPI_COMM_WORLD);
    struct saved_handler of_self = handler_replace(MPI_COMM_SELF);
    int rc = MPI_Comm_test_inter(foreign_comm, is_inter);

    handler_restore(&of_self);
    handler_restore(&of_world);
    return rc;
}

/* Fails because the handle is no communicator. */
static dtl_status refuse_unknown(int fortran_handle)
{
    return mpi__host->fail(DTL_ERROR_INVALID_ARGUMENT,
                           "fortran_comm is %d, which is no communicator; expected the Fortran "
                           "handle of one of %s's",
                           fortran_handle, LIBRARY_NAME);
}

/* Sets *out to a duplicate of the program's communicator with this Fortran handle. Fails for
 * MPI_COMM_NULL, unknown handles and intercommunicators. Collective. */
static dtl_status foreign(int fortran_handle, struct comm *out)
{
    MPI_Comm foreign_comm = MPI_Comm_f2c(fortran_handle);
    int is_inter = 0;
    dtl_status status;

    if (foreign_comm == MPI_COMM_NULL)
        return mpi__host->fail(DTL_ERROR_INVALID_ARGUMENT,
                               "fortran_comm is MPI_COMM_NULL; expected the Fortran handle of a "
                               "communicator of %s's that this rank is in",
                               LIBRARY_NAME);
    if (foreign_comm == (MPI_Comm)0)
        return refuse_unknown(fortran_handle);
    status = mpi__enter();
    if (status != DTL_SUCCESS)
        return status;
    if (comm_inspect(foreign_comm, &is_inter) != MPI_SUCCESS) {
        mpi__leave(MPI_SUCCESS, "");
        return refuse_unknown(fortran_handle);
    }
    if (is_inter) {
        mpi__leave(MPI_SUCCESS, "");
        return mpi__host->fail(
            DTL_ERROR_INVALID_ARGUMENT,
            "fortran_comm is %d, which joins two groups; expected an intracommunicator",
            fortran_handle);
    }
    return duplicate(foreign_comm, out);
}

/* Sets *out to the Fortran handle of the communicator, or of MPI_COMM_SELF if `comm` is NULL. The
 * communicator remains owned by `comm`. */
static dtl_status fortran_handle(const struct comm *comm, int *out)
{
    dtl_status status = mpi__enter();

    if (status != DTL_SUCCESS)
        return status;
    *out = MPI_Comm_c2f(comm == NULL ? MPI_COMM_SELF : mpi__group(comm)->comm);
    return mpi__leave(MPI_SUCCESS, "MPI_Comm_c2f");
}

const struct job_ops mpi__job_ops = {
    .size = sizeof(struct job_ops),
    .start = start,
    .stop = stop,
    .abort = abort_job,
    .is_running = is_running,
    .thread_level = thread_level,
    .version = version,
    .world = world,
    .foreign = foreign,
    .fortran_handle = fortran_handle,
    .is_stuck = mpi__is_stuck,
};
