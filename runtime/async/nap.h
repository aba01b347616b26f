/* SPDX-License-Identifier: BSD-3-Clause */
/* Times to come, and sleeps that somebody may end. */
#ifndef DTL_ASYNC_NAP_H
#define DTL_ASYNC_NAP_H

#include <pthread.h>
#include <stdint.h>
#include <time.h>

/* The time in so many nanoseconds, a year at most. */
struct timespec dtl__after(clockid_t clock, uint64_t nanoseconds);

/* Sleeps for that long at most, less if `changed` is signalled.  Under the lock, which it gives up
 * meanwhile. */
void dtl__nap(pthread_cond_t *changed, pthread_mutex_t *lock, uint64_t nanoseconds);

#endif
