/* SPDX-License-Identifier: BSD-3-Clause */
/* How this rank waits for what other ranks or threads do.  Who waits answers other ranks: two ranks
 * that wait for each other's answers can't block each other, with or without the service's thread.
 * See docs/design/threads.md.
 */
#ifndef DTL_PROGRESS_WAIT_H
#define DTL_PROGRESS_WAIT_H

#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>

#include "dtl_runtime.h"

/* Sets *done, or fails, which ends the wait too. */
typedef dtl_status (*wait_test)(void *state, bool *done);

/* What a wait does between two tests, after it has answered other ranks.  Nanoseconds. */
struct pace {
    int64_t spin;        /* for so long it only lets other processes run, but at first; */
    int64_t nap;         /* then it sleeps for so long, */
    int64_t nap_longest; /* a quarter longer each time, up to this */
    bool is_bare;        /* it runs no workers: the caller's objects are in use */
    /* Sleeps for that long at most; NULL: nobody ends a sleep. */
    void (*sleep)(void *state, int64_t nanoseconds);
};

enum { PACE_BUSY = 2000, PACE_SPIN = 100000, PACE_NAP = 20000 };

extern const struct pace dtl__pace;
extern const struct pace dtl__pace_bare;

/* Whether there is a reason to wait no longer: what it fails with ends the wait.  NULL: there is
 * none. */
extern dtl_status (*dtl__wait_reason)(void);

/* Returns the status of the test that set *done or failed, or a failure that ends the wait: a rank
 * has died, or the wait is interrupted (dtl__interrupt_check()). */
dtl_status dtl__wait(wait_test test, void *state, const struct pace *pace);

/* The same for a caller that must not go on before the test is done, since memory is in use until
 * then: it can't be interrupted. */
dtl_status dtl__wait_out(wait_test test, void *state, const struct pace *pace);

/* For an operation of the back end, without waiting inside it; `info` may be NULL. */
dtl_status dtl__wait_operation(const struct comm_ops *ops, struct operation *operation,
                               struct message *info);

/* Delays the CPU for some 10 to 100 ns between two looks at memory that another rank is about to
 * write.  ARM's `yield` does nothing on most CPUs, and `isb` drains the pipeline as x86's `pause`
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
    __asm__ volatile(".insn i 0x0f, 0, x0, x0, 0x010" ::: "memory"); /* pause */
#endif
}

/* Returns how many looks, with dtl__pause() between them, take that long: at least 1.  A pause is
 * timed once a process, since it takes 5 ns on some CPUs and 70 ns on others. */
int dtl__looks(int64_t nanoseconds);

/* Of a clock that only goes forward. */
int64_t dtl__now(void);

/* Sleeps for that long at most, less if `changed` is signalled.  Under the lock, which it gives up
 * meanwhile. */
void dtl__sleep(pthread_cond_t *changed, pthread_mutex_t *lock, int64_t nanoseconds);

#endif
