/* SPDX-License-Identifier: BSD-3-Clause */
/* The gate controls which threads may call MPI and tracks the threads inside MPI.
 *
 * Before the job ends, the gate is closed: no further thread may enter, and MPI is finalized after
 * all threads have left. Calls use no locked instruction for this. A calling thread sets
 * `is_inside` and then reads `may_pass`. The closing thread clears `may_pass` of all threads,
 * executes a full memory barrier on all of them, and then reads `is_inside`. At least one of the
 * two therefore sees the other's write. */
#include "mpi_backend.h"

#include <pthread.h>
#include <sched.h>
#include <time.h>

enum { STEP_NANOSECONDS = 1000000, STEPS = 10000 }; /* waits up to 10 s for threads inside MPI */

_Thread_local struct caller mpi__caller;
_Atomic enum gate mpi__gate = GATE_CLOSED;

static pthread_mutex_t one_thread =
    PTHREAD_MUTEX_INITIALIZER; /* held while inside MPI if the gate is GATE_ONE_THREAD */

static pthread_mutex_t callers_lock = PTHREAD_MUTEX_INITIALIZER; /* protects everything below */
static struct caller *callers;
static bool has_barrier;

/* ---- threads that call ----------------------------------------------------------------------- */

static pthread_key_t key; /* its destructor removes a thread that ends */
static pthread_once_t key_once = PTHREAD_ONCE_INIT;

/* Destructor of `key`: removes an ending thread from the list. */
static void caller_forget(void *ended)
{
    struct caller *caller = ended, **link = &callers;

    pthread_mutex_lock(&callers_lock);
    while (*link != NULL && *link != caller)
        link = &(*link)->next;
    if (*link != NULL)
        *link = caller->next;
    pthread_mutex_unlock(&callers_lock);
    *caller = (struct caller){0};
}

/* Creates `key`; called by pthread_once(). */
static void key_make(void)
{
    pthread_key_create(&key, caller_forget);
}

/* Adds the thread to the list of callers. Without effect if it is listed already, or if its
 * destructor cannot be registered; the thread then stays without the fast path. */
static void caller_list(struct caller *me)
{
    pthread_once(&key_once, key_make);
    if (me->is_listed || pthread_setspecific(key, me) != 0)
        return;
    pthread_mutex_lock(&callers_lock);
    me->is_listed = true;
    me->next = callers;
    callers = me;
    pthread_mutex_unlock(&callers_lock);
}

/* Allows the caller the fast path as long as the gate does not change. */
static void allow_fast_path(struct caller *me, enum gate gate)
{
    if (!me->is_listed || !has_barrier)
        return;
    pthread_mutex_lock(&callers_lock);
    atomic_store(&me->may_pass, atomic_load(&mpi__gate) == gate);
    pthread_mutex_unlock(&callers_lock);
}

/* ---- entering and leaving -------------------------------------------------------------------- */

/* Fails because MPI has been finalized. */
static dtl_status refuse_late(void)
{
    return mpi__host->fail(DTL_ERROR_INVALID_STATE, "%s has been finalised; expected a call before",
                           LIBRARY_NAME);
}

/* Admits the main thread of an MPI that allows calls of this thread only (MPI_THREAD_FUNNELED or
 * less), and refuses other threads. */
static dtl_status admit_main(struct caller *me)
{
    int is_main = 0;

    MPI_Is_thread_main(&is_main);
    if (is_main) {
        allow_fast_path(me, GATE_MAIN_THREAD);
        return DTL_SUCCESS;
    }
    return mpi__host->fail(DTL_ERROR_INVALID_STATE,
                           "called from a second thread, but the program has initialised "
                           "%s for one thread only; "
                           "expected MPI_Init_thread with MPI_THREAD_MULTIPLE",
                           LIBRARY_NAME);
}

/* Blocks until no other thread is inside MPI, and keeps the lock until the thread leaves MPI. Fails
 * if the gate was closed during the wait. */
static dtl_status admit_one(struct caller *me)
{
    pthread_mutex_lock(&one_thread);
    me->has_lock = atomic_load(&mpi__gate) != GATE_CLOSED;
    if (me->has_lock)
        return DTL_SUCCESS;
    pthread_mutex_unlock(&one_thread);
    return refuse_late();
}

/* Admits the calling thread if the state of the gate allows it, and fails otherwise. With
 * GATE_ONE_THREAD, blocks until no other thread is inside MPI. */
static dtl_status admit(struct caller *me)
{
    switch (atomic_load(&mpi__gate)) {
    case GATE_CLOSED:
        return refuse_late();
    case GATE_MAIN_THREAD:
        return admit_main(me);
    case GATE_ONE_THREAD:
        return admit_one(me);
    case GATE_OPEN:
        allow_fast_path(me, GATE_OPEN);
        break;
    }
    return DTL_SUCCESS;
}

dtl_status mpi__enter_guarded(void)
{
    struct caller *me = &mpi__caller;
    dtl_status status;

    caller_list(me);
    atomic_store(&me->is_inside, INSIDE); /* before the gate is read */
    status = admit(me);
    if (status != DTL_SUCCESS)
        atomic_store(&me->is_inside, OUTSIDE);
    return status;
}

/* Returns the status for an MPI error class; DTL_ERROR_MPI if no other fits. */
static dtl_status status_of(int error_class)
{
    switch (error_class) {
    case MPI_ERR_NO_MEM:
        return DTL_ERROR_OUT_OF_MEMORY;
    case MPI_ERR_TRUNCATE:
        return DTL_ERROR_BUFFER_TOO_SMALL;
    case MPI_ERR_RANK:
    case MPI_ERR_ROOT:
        return DTL_ERROR_INVALID_RANK;
    case MPI_ERR_TAG:
    case MPI_ERR_COUNT:
        return DTL_ERROR_INVALID_ARGUMENT;
    default:
        return DTL_ERROR_MPI;
    }
}

/* Reports the failure of an MPI call and returns its status. `rc` is an MPI error code, or one of
 * this backend (ERR_INTERRUPTED, ERR_SHORT, ERR_LATE); ERR_INTERRUPTED is not reported. */
static dtl_status failure(int rc, const char *operation)
{
    char text[MPI_MAX_ERROR_STRING] = "unknown error";
    int error_class = MPI_ERR_OTHER, length = 0;

    if (rc == ERR_INTERRUPTED)
        return DTL_ERROR_CANCELED;
    if (rc == ERR_SHORT)
        return mpi__host->fail(DTL_ERROR_RECV_FAILED,
                               "%s: a message ended early; expected the length that its sender "
                               "has told",
                               operation);
    if (rc == ERR_LATE)
        return mpi__host->fail(
            DTL_ERROR_INVALID_STATE,
            "%s: %s is finalised while the call waits; expected a message before", operation,
            LIBRARY_NAME);
    MPI_Error_class(rc, &error_class);
    MPI_Error_string(rc, text, &length);
    return mpi__host->fail_beneath(status_of(error_class), "%s: %s (%s)", operation, text,
                                   LIBRARY_NAME);
}

dtl_status mpi__leave_guarded(int rc, const char *operation)
{
    struct caller *me = &mpi__caller;
    dtl_status status = rc == MPI_SUCCESS ? DTL_SUCCESS : failure(rc, operation);

    if (me->has_lock)
        pthread_mutex_unlock(&one_thread);
    me->has_lock = false;
    atomic_store(&me->is_inside, OUTSIDE);
    return status;
}

int mpi__wait_step(unsigned *turns)
{
    enum { SPINS = 1000, LOOK = 16 }; /* numbers of tests; 1000 take about 100 us */

    if (++*turns < SPINS)
        return MPI_SUCCESS;
    if (!MPI_TEST_YIELDS)
        sched_yield();
    if (*turns % LOOK != 0)
        return MPI_SUCCESS;
    atomic_store_explicit(&mpi__caller.is_inside, INSIDE, memory_order_relaxed);
    return mpi__host->interrupted() != DTL_SUCCESS ? ERR_INTERRUPTED : MPI_SUCCESS;
}

bool mpi__is_stuck(void)
{
    struct caller *me = &mpi__caller;

    return atomic_load(&me->is_inside) != OUTSIDE &&
           atomic_exchange(&me->is_inside, INSIDE_INTERRUPTED) == INSIDE_INTERRUPTED;
}

/* ---- opening and closing --------------------------------------------------------------------- */

void mpi__gate_open(enum gate gate)
{
    pthread_mutex_lock(&callers_lock);
    has_barrier = mpi__host->barrier();
    atomic_store(&mpi__gate, gate);
    pthread_mutex_unlock(&callers_lock);
}

/* Closes the gate, so that no thread enters any more. If the kernel refuses the barrier that it
 * granted at first, because a filter of system calls was installed meanwhile, waits long enough for
 * the other threads' writes of `is_inside` to become visible. */
static void gate_shut(void)
{
    static const struct timespec step = {.tv_nsec = STEP_NANOSECONDS};

    pthread_mutex_lock(&callers_lock);
    atomic_store(&mpi__gate, GATE_CLOSED);
    for (struct caller *each = callers; each != NULL; each = each->next)
        atomic_store(&each->may_pass, false);
    pthread_mutex_unlock(&callers_lock);
    if (has_barrier && !mpi__host->barrier())
        nanosleep(&step, NULL);
}

/* Returns true if no other thread is inside MPI. */
static bool is_empty(void)
{
    bool is_inside = false;

    pthread_mutex_lock(&callers_lock);
    for (const struct caller *each = callers; each != NULL && !is_inside; each = each->next)
        is_inside = each != &mpi__caller && atomic_load(&each->is_inside) != OUTSIDE;
    pthread_mutex_unlock(&callers_lock);
    return !is_inside;
}

bool mpi__gate_close(void)
{
    static const struct timespec step = {.tv_nsec = STEP_NANOSECONDS};
    bool is_multiple = atomic_load(&mpi__gate) == GATE_OPEN;

    gate_shut();
    for (int count = 0; count < STEPS; count++) {
        if (is_empty())
            return true;
        if (is_multiple)
            mpi__comm_wake();
        nanosleep(&step, NULL);
    }
    return false;
}
