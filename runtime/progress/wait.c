/* SPDX-License-Identifier: BSD-3-Clause */
/* Waits by testing a condition repeatedly, with pauses that grow longer: see wait.h. */
#include "wait.h"

#include <sched.h>
#include <time.h>

#include "dtl_conditions.h"
#include "job/job.h"
#include "service.h"
#include "worker.h"

static const int64_t second = 1000000000;

const struct pace dtl__pace = {.spin = PACE_SPIN, .nap = PACE_NAP, .nap_longest = PACE_NAP};
const struct pace dtl__pace_bare = {
    .spin = PACE_SPIN, .nap = PACE_NAP, .nap_longest = PACE_NAP, .is_bare = true};

dtl_status (*dtl__wait_abort_check)(void);

int64_t dtl__now(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * second + now.tv_nsec;
}

/* ---- the length of a pause ------------------------------------------------------------------- */

enum { ROUNDS = 5, PAUSES = 100, MAX_COST = 1000000 /* picoseconds */ };

static int64_t pause_cost = MAX_COST; /* of one dtl__pause(), in picoseconds */
static pthread_once_t pause_once = PTHREAD_ONCE_INIT;

/* Sets pause_cost.  Uses the shortest of several rounds, because the system may interrupt one. */
static void pause_measure(void)
{
    for (int round = 0; round < ROUNDS; round++) {
        int64_t begin = dtl__now(), cost;

        for (int count = 0; count < PAUSES; count++)
            dtl__pause();
        cost = (dtl__now() - begin) * 1000 / PAUSES;
        if (cost > 0 && cost < pause_cost)
            pause_cost = cost;
    }
}

int dtl__pauses_within(int64_t nanoseconds)
{
    int64_t count;

    pthread_once(&pause_once, pause_measure);
    count = nanoseconds * 1000 / pause_cost;
    return count < 1 ? 1 : (int)(count < INT32_MAX ? count : INT32_MAX);
}

/* ---- sleeping -------------------------------------------------------------------------------- */

void dtl__sleep(pthread_cond_t *changed, pthread_mutex_t *lock, int64_t nanoseconds)
{
    struct timespec until;

    clock_gettime(CLOCK_REALTIME, &until);
    nanoseconds += until.tv_nsec;
    until.tv_sec += (time_t)(nanoseconds / second);
    until.tv_nsec = (long)(nanoseconds % second);
    pthread_cond_timedwait(changed, lock, &until);
}

/* Returns true while the wait should poll without sleeping, and may yield.  *begun is 0 at the
 * first call, which sets it to the time.  The duration is measured by the clock, not by a count: on
 * a busy machine one sched_yield() can take many milliseconds, and on an idle one nanosleep() takes
 * 50 us even for 0.  During the first PACE_BUSY ns it does not yield at all, since a rank on
 * another processor often replies before a yield would return. */
static bool keep_spinning(const struct pace *pace, int64_t *begun)
{
    int64_t now = dtl__now();

    if (*begun == 0)
        *begun = now;
    if (now - *begun >= pace->spin)
        return false;
    if (now - *begun >= PACE_BUSY)
        sched_yield();
    return true;
}

/* Sleeps by the pace's own function, or else by nanosleep(). */
static void sleep_between(const struct pace *pace, void *state, int64_t nanoseconds)
{
    const struct timespec pause = {.tv_sec = nanoseconds / second, .tv_nsec = nanoseconds % second};

    if (pace->sleep != NULL)
        pace->sleep(state, nanoseconds);
    else
        nanosleep(&pause, NULL);
}

/* Serves requests of other ranks, and unless pace->is_bare, also runs the workers. */
static void serve_others(const struct pace *pace)
{
    if (pace->is_bare)
        dtl__service_progress();
    else
        dtl__progress();
}

/* Implements dtl__wait() and, without the test for interrupts, dtl__wait_uninterruptible(). */
static dtl_status wait_until(wait_test test, void *state, const struct pace *pace,
                             bool is_interruptible)
{
    int64_t begun = 0, pause = pace->nap;
    bool done = false;
    dtl_status status = test(state, &done);

    while (status == DTL_SUCCESS && !done) {
        serve_others(pace);
        status = test(state, &done);
        if (status == DTL_SUCCESS && !done && dtl__wait_abort_check != NULL)
            status = dtl__wait_abort_check();
        if (status != DTL_SUCCESS || done || keep_spinning(pace, &begun))
            continue;
        sleep_between(pace, state, pause);
        status = dtl__job_health();
        if (status == DTL_SUCCESS && is_interruptible)
            status = dtl__interrupt_check();
        if (pause < pace->nap_longest)
            pause += pause / 4;
    }
    return status;
}

dtl_status dtl__wait(wait_test test, void *state, const struct pace *pace)
{
    return wait_until(test, state, pace, true);
}

dtl_status dtl__wait_uninterruptible(wait_test test, void *state, const struct pace *pace)
{
    return wait_until(test, state, pace, false);
}

struct operation_wait {
    const struct comm_ops *ops;
    struct operation *operation;
    struct message *info;
};

/* Wait test: done if the operation has completed. */
static dtl_status operation_test(void *state, bool *done)
{
    const struct operation_wait *wait = state;

    return wait->ops->operation_test(wait->operation, done, wait->info);
}

dtl_status dtl__wait_operation(const struct comm_ops *ops, struct operation *operation,
                               struct message *info)
{
    struct operation_wait wait = {.ops = ops, .operation = operation, .info = info};

    return dtl__wait(operation_test, &wait, &dtl__pace);
}

/* Wait test: done if no other thread uses the handle. */
static dtl_status is_idle(void *slot, bool *done)
{
    *done = dtl__handle_is_idle(slot);
    return DTL_SUCCESS;
}

void dtl__handle_await(struct handle_slot *slot)
{
    dtl__wait_uninterruptible(is_idle, slot, &dtl__pace_bare);
}
