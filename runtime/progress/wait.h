/* SPDX-License-Identifier: BSD-3-Clause */
/* Waits for other ranks and threads.  A waiting rank serves other ranks' requests, so two ranks
 * that wait for each other's replies can't deadlock, with or without the service thread.  See
 * docs/design/threads.md. */
#ifndef DTL_PROGRESS_WAIT_H
#define DTL_PROGRESS_WAIT_H

#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>

#include "dtl_runtime.h"

/* Tests a condition: sets *done if it holds.  A failure also ends the wait. */
typedef dtl_status (*wait_test)(void *state, bool *done);

/* The intervals between two tests of a wait, in nanoseconds.  Between tests, requests are served.
 */
struct pace {
    int64_t spin;        /* at first it polls for this long, yielding the CPU after PACE_BUSY */
    int64_t nap;         /* then it sleeps for this long between tests */
    int64_t nap_longest; /* sleeps grow by a quarter each time, up to this */
    bool is_bare;        /* runs no workers, because the caller's objects are in use */
    /* Sleeps at most that long; it may end earlier by an event.  NULL: nanosleep(). */
    void (*sleep)(void *state, int64_t nanoseconds);
};

/* The default intervals, in nanoseconds. */
enum { PACE_BUSY = 2000, PACE_SPIN = 100000, PACE_NAP = 20000 };

/* The default paces: dtl__pace runs workers between tests, dtl__pace_bare does not. */
extern const struct pace dtl__pace;
extern const struct pace dtl__pace_bare;

/* Optional check that ends waits: if it fails, the wait returns its failure.  NULL: none. */
extern dtl_status (*dtl__wait_abort_check)(void);

/* Blocks until the test sets *done or fails, and returns its status.  Also fails if a rank has died
 * or the wait is interrupted (dtl__interrupt_check()). */
dtl_status dtl__wait(wait_test test, void *state, const struct pace *pace);

/* Waits likewise, but can't be interrupted: for callers whose memory is in use until the test is
 * done. */
dtl_status dtl__wait_uninterruptible(wait_test test, void *state, const struct pace *pace);

/* Waits for an operation of the backend without blocking inside it; `info` may be NULL. */
dtl_status dtl__wait_operation(const struct comm_ops *ops, struct operation *operation,
                               struct message *info);

/* Delays the CPU for about 10 to 100 ns between two reads of memory that another rank is about to
 * write.  On ARM, `yield` does nothing on most CPUs, but `isb` drains the pipeline as x86's `pause`
 * does. */
static inline void dtl__pause(void)
{
#if defined __x86_64__ || defined __i386__
    __builtin_ia32_pause();
#elif defined __aarch64__
    __asm__ volatile("isb" ::: "memory");
#elif defined __powerpc64__
    __asm__ volatile("or 27,27,27" ::: "memory");
#elif defined __riscv
    __asm__ volatile(".insn i 0x0f, 0, x0, x0, 0x010" ::: "memory"); /* the instruction `pause` */
#endif
}

/* Returns how many reads with dtl__pause() between them take that long; at least 1.  A pause is
 * timed once per process, since it takes 5 ns on some CPUs and 70 ns on others. */
int dtl__pauses_within(int64_t nanoseconds);

/* Returns the time of the monotonic clock, in nanoseconds. */
int64_t dtl__now(void);

/* Sleeps at most that long, or until `changed` is signaled.  Called with `lock` held, which is
 * released meanwhile. */
void dtl__sleep(pthread_cond_t *changed, pthread_mutex_t *lock, int64_t nanoseconds);

#endif
