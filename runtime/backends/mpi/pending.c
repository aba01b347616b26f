/* SPDX-License-Identifier: BSD-3-Clause */
/* Receives that wait for their message, and the helper thread that looks after them during a
 * collective.
 *
 * Without it, a rank in a collective would not answer a sender that waits for a receive that was
 * started before.  Where the program's MPI allows one thread only, such receives are posted to MPI
 * as they are when a collective begins.
 */
#include "mpi_backend.h"

#include <pthread.h>
#include <time.h>

enum { PAUSE_NANOSECONDS = 20000 };

atomic_int mpi__pending_count;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER; /* of everything below */
static struct operation *first, **end = &first;          /* in the order of posting */

static pthread_cond_t wake = PTHREAD_COND_INITIALIZER;
static pthread_t helper;
static bool has_helper;
static bool is_leaving;
static int collectives; /* that are under way, and want help */

/* ---- the list; all with the lock held -------------------------------------------------------- */

static bool unlink_operation(struct operation *operation)
{
    for (struct operation **link = &first; *link != NULL; link = &(*link)->next) {
        if (*link != operation)
            continue;
        *link = operation->next;
        if (operation->next == NULL)
            end = link;
        atomic_fetch_sub(&mpi__pending_count, 1);
        return true;
    }
    return false;
}

static struct operation *first_that_fits(MPI_Comm comm, int source, int tag)
{
    for (struct operation *operation = first; operation != NULL; operation = operation->next)
        if (operation->comm == comm &&
            (operation->source == MPI_ANY_SOURCE || operation->source == source) &&
            (operation->tag == MPI_ANY_TAG || operation->tag == tag))
            return operation;
    return NULL;
}

static void finish(struct operation *operation, int rc)
{
    unlink_operation(operation);
    operation->rc = rc;
    atomic_store(&operation->stage, rc == MPI_SUCCESS ? STAGE_ACTIVE : STAGE_DONE);
}

/* True if a message was there. */
static bool look_for_message(struct operation *operation)
{
    MPI_Message message;
    MPI_Status status;
    MPI_Count bytes = 0;
    int found = 0;
    int rc =
        MPI_Improbe(operation->source, operation->tag, operation->comm, &found, &message, &status);

    if (rc != MPI_SUCCESS) {
        finish(operation, rc);
        return true;
    }
    if (!found)
        return false;

    operation = first_that_fits(operation->comm, status.MPI_SOURCE, status.MPI_TAG);
    MPI_Get_elements_x(&status, MPI_BYTE, &bytes);
    finish(operation, mpi__operation_take(operation, &message, (uint64_t)bytes));
    return true;
}

static void progress(void)
{
    struct operation *operation = first;

    while (operation != NULL)
        operation = look_for_message(operation) ? first : operation->next;
}

static void post_as_they_are(void)
{
    while (first != NULL) {
        struct operation *operation = first;
        int rc = mpi__stretch_make(operation->capacity, MPI_BYTE, &operation->part);

        if (rc == MPI_SUCCESS)
            rc = LARGE(Irecv)(operation->buffer, operation->part.count, operation->part.type,
                              operation->source, operation->tag, operation->comm,
                              &operation->request);
        finish(operation, rc);
    }
}

/* ---- the list, from outside ------------------------------------------------------------------ */

void mpi__pending_add(struct operation *operation)
{
    pthread_mutex_lock(&lock);
    operation->next = NULL;
    *end = operation;
    end = &operation->next;
    atomic_fetch_add(&mpi__pending_count, 1);
    progress();
    pthread_mutex_unlock(&lock);
}

bool mpi__pending_remove(struct operation *operation)
{
    pthread_mutex_lock(&lock);
    bool was_pending = unlink_operation(operation);
    pthread_mutex_unlock(&lock);
    return was_pending;
}

void mpi__pending_progress(void)
{
    pthread_mutex_lock(&lock);
    progress();
    pthread_mutex_unlock(&lock);
}

bool mpi__pending_claims(MPI_Comm comm, int source, int tag)
{
    pthread_mutex_lock(&lock);
    bool claims = first_that_fits(comm, source, tag) != NULL;
    pthread_mutex_unlock(&lock);
    return claims;
}

/* ---- the helper ------------------------------------------------------------------------------ */

static void *help(void *unused)
{
    static const struct timespec pause = {.tv_nsec = PAUSE_NANOSECONDS};

    pthread_mutex_lock(&lock);
    while (!is_leaving) {
        if (collectives == 0) {
            pthread_cond_wait(&wake, &lock);
            continue;
        }
        progress();
        pthread_mutex_unlock(&lock);
        nanosleep(&pause, NULL);
        pthread_mutex_lock(&lock);
    }
    pthread_mutex_unlock(&lock);
    return unused;
}

bool mpi__assist_start(void)
{
    bool is_assisted = false;

    pthread_mutex_lock(&lock);
    if (!has_helper && atomic_load(&mpi__gate) == GATE_OPEN)
        has_helper = pthread_create(&helper, NULL, help, NULL) == 0;
    if (has_helper) {
        is_assisted = true;
        collectives++;
        pthread_cond_signal(&wake);
    } else {
        post_as_they_are();
    }
    pthread_mutex_unlock(&lock);
    return is_assisted;
}

void mpi__assist_pause(void)
{
    pthread_mutex_lock(&lock);
    collectives--;
    pthread_mutex_unlock(&lock);
}

void mpi__assist_stop(void)
{
    pthread_mutex_lock(&lock);
    bool had_helper = has_helper;
    is_leaving = true;
    has_helper = false;
    pthread_cond_signal(&wake);
    pthread_mutex_unlock(&lock);
    if (had_helper)
        pthread_join(helper, NULL);
}
