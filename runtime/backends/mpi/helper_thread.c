/* SPDX-License-Identifier: BSD-3-Clause */
/* The helper thread, which makes progress on pending receives while another thread is inside a
 * collective of MPI.
 *
 * Without it, a rank inside a collective would not respond to a sender whose receive was posted
 * earlier. If the program's thread level allows a single thread only, no helper runs; the library
 * then executes a barrier that makes progress before the ranks enter the collective. */
#include "mpi_backend.h"

#include <pthread.h>
#include <time.h>

enum { PAUSE_NANOSECONDS = 20000 };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER; /* protects everything below */
static pthread_cond_t wake = PTHREAD_COND_INITIALIZER;
static pthread_t helper;
static bool has_helper;
static bool is_leaving;
static int collectives; /* number of threads inside a collective while receives are pending */

/* Thread function of the helper: makes progress every 20 us while a collective is active, sleeps
 * otherwise, and ends once `is_leaving` is set. */
static void *help(void *unused)
{
    static const struct timespec pause = {.tv_nsec = PAUSE_NANOSECONDS};

    pthread_mutex_lock(&lock);
    while (!is_leaving) {
        if (collectives == 0) {
            pthread_cond_wait(&wake, &lock);
            continue;
        }
        mpi__pending_progress(); /* under the lock, so that the helper is outside MPI when no
                                  * collective is active */
        pthread_mutex_unlock(&lock);
        nanosleep(&pause, NULL);
        pthread_mutex_lock(&lock);
    }
    pthread_mutex_unlock(&lock);
    return unused;
}

bool mpi__assist_start(void)
{
    pthread_mutex_lock(&lock);
    if (!has_helper && atomic_load(&mpi__gate) == GATE_OPEN)
        has_helper = pthread_create(&helper, NULL, help, NULL) == 0;
    bool is_assisted = has_helper;
    if (is_assisted) {
        collectives++;
        pthread_cond_signal(&wake);
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
