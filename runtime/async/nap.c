/* SPDX-License-Identifier: BSD-3-Clause */
/* Times to come, and sleeps that somebody may end. */
#include "nap.h"

struct timespec dtl__after(clockid_t clock, uint64_t nanoseconds)
{
    const uint64_t second = 1000000000;
    const uint64_t longest = second * 3600 * 24 * 365;
    struct timespec until;

    if (nanoseconds > longest)
        nanoseconds = longest;
    clock_gettime(clock, &until);
    nanoseconds += (uint64_t)until.tv_nsec;
    until.tv_sec += (time_t)(nanoseconds / second);
    until.tv_nsec = (long)(nanoseconds % second);
    return until;
}

void dtl__nap(pthread_cond_t *changed, pthread_mutex_t *lock, uint64_t nanoseconds)
{
    struct timespec until = dtl__after(CLOCK_REALTIME, nanoseconds);

    pthread_cond_timedwait(changed, lock, &until);
}
