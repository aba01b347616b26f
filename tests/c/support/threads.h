/* SPDX-License-Identifier: BSD-3-Clause */
/* Runs one function in several threads at a time. Threads count failed expectations instead of
 * asserting, because an assertion leaves the test by longjmp(). */
#ifndef DTL_TEST_THREADS_H
#define DTL_TEST_THREADS_H

#include "support.h"

#include <pthread.h>
#include <stdatomic.h>

enum { THREADS = 4, TURNS = 200 };

static atomic_int failures;

/* Counts a failed condition and prints the first one. */
#define expect(condition)                                                                          \
    do {                                                                                           \
        if (!(condition) && atomic_fetch_add(&failures, 1) == 0)                                   \
            fprintf(stderr, "rank %d: line %d: %s: %s\n", (int)world.rank, __LINE__, #condition,   \
                    last_message());                                                               \
    } while (0)

struct team_member {
    void (*work)(int64_t thread);
    int64_t thread;
    pthread_t handle;
};

static void *team_run(void *member)
{
    ((struct team_member *)member)->work(((struct team_member *)member)->thread);
    return NULL;
}

/* Runs `work` in all threads at once; the calling thread is thread 0. */
static inline void team(void (*work)(int64_t thread))
{
    struct team_member members[THREADS];

    atomic_store(&failures, 0);
    for (int64_t thread = 1; thread < THREADS; thread++) {
        members[thread] = (struct team_member){.work = work, .thread = thread};
        assert_int_equal(pthread_create(&members[thread].handle, NULL, team_run, &members[thread]),
                         0);
    }
    work(0);
    for (int thread = 1; thread < THREADS; thread++)
        pthread_join(members[thread].handle, NULL);
    assert_int_equal(atomic_load(&failures), 0);
}

#endif
