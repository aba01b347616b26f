/* SPDX-License-Identifier: BSD-3-Clause */
/* Continuations, which run when a future is complete, and waits with a timeout. */
#include <string.h>

#include "dtl_error.h"
#include "dtl_impl.h"
#include "future.h"
#include "progress/wait.h"

struct continuation {
    struct continuation *next;
    dtl_then_func func;
    void *user_data;
    struct future *result; /* the future that dtl_future_then() returned, a reference */
    struct future *future; /* the complete future, a reference; set only in the loop of
                              dtl__continuations_run() */
};

/* ---- continuations --------------------------------------------------------------------------- */

/* Calls the function with a handle of the result, which is valid during the call, and returns its
 * status; a failure without an error text gets one. */
static dtl_status call_function(const struct continuation *continuation,
                                const struct future *future)
{
    dtl_future_t handle = NULL;
    dtl_status status =
        dtl__handle_open(HANDLE_FUTURE, dtl__future_retain(continuation->result), &handle);

    if (status != DTL_SUCCESS) {
        dtl__future_release(continuation->result);
        return status;
    }
    dtl__future_result(future); /* a failure is the last error */
    status = continuation->func(future->status, future->value, future->bytes, handle,
                                continuation->user_data);
    if (status != DTL_SUCCESS && dtl__error_text()[0] == '\0')
        dtl__fail(status, "the function passed to dtl_future_then failed: %s; expected success",
                  dtl_status_message(status));
    dtl__future_release(dtl__handle_close(handle, HANDLE_FUTURE, "future_then", "result"));
    return status;
}

/* Sets is_deferred, for this thread.  When it is reset and the future is complete, removes and
 * returns the continuations, which the caller must run; otherwise returns NULL.  Takes the lock. */
static struct continuation *set_deferred(struct future *future, bool is_deferred)
{
    struct continuation *due = NULL;

    pthread_mutex_lock(&future->lock);
    future->is_deferred = is_deferred;
    future->deferred_by = pthread_self();
    if (!is_deferred && future->is_complete)
        due = dtl__continuations_take(future);
    pthread_mutex_unlock(&future->lock);
    return due;
}

/* Runs one continuation and completes its result.  Returns the result's own continuations, to be
 * run next. */
static struct continuation *run_continuation(const struct continuation *continuation,
                                             const struct future *future)
{
    struct last_error saved_error;
    dtl_status status;

    dtl__error_redirect(&saved_error);
    set_deferred(continuation->result, true);
    status = call_function(continuation, future);
    if (!dtl__future_is_complete(continuation->result))
        dtl__future_complete(continuation->result, status, NULL, 0);
    dtl__error_restore();
    return set_deferred(continuation->result, false);
}

struct continuation *dtl__continuations_take(struct future *future)
{
    struct continuation *first = future->continuations;

    if (future->is_deferred && !pthread_equal(future->deferred_by, pthread_self()))
        return NULL;
    future->continuations = NULL;
    return first;
}

void dtl__continuations_run(struct continuation *first, const struct future *future)
{
    struct continuation **end = &first;

    while (*end != NULL)
        end = &(*end)->next;
    while (first != NULL) {
        struct continuation *continuation = first;
        const struct future *of = continuation->future != NULL ? continuation->future : future;

        *end = run_continuation(continuation, of);
        for (; *end != NULL; end = &(*end)->next)
            (*end)->future = dtl__future_retain(continuation->result);
        first = continuation->next;
        if (first == NULL)
            end = &first;
        dtl__future_release(continuation->future);
        dtl__future_release(continuation->result);
        dtl__release(continuation);
    }
}

/* Appends a continuation, or runs it at once if the future is complete. */
static void add_continuation(struct future *future, struct continuation *continuation)
{
    pthread_mutex_lock(&future->lock);

    bool is_complete = future->is_complete;

    if (!is_complete && future->continuations == NULL)
        future->continuations = continuation;
    else if (!is_complete)
        future->last->next = continuation;
    future->last = continuation;
    pthread_mutex_unlock(&future->lock);
    if (is_complete)
        dtl__continuations_run(continuation, future);
}

dtl_status dtl_impl_future_then(struct future *fut, dtl_then_func func, void *user_data,
                                struct future **result)
{
    struct continuation *continuation = NULL;
    dtl_status status =
        dtl__alloc((void **)&continuation, sizeof *continuation, "continuation of a future");

    if (status != DTL_SUCCESS)
        return status;
    continuation->func = func;
    continuation->user_data = user_data;
    status = dtl__future_make(NULL, NULL, &continuation->result);
    if (status != DTL_SUCCESS) {
        dtl__release(continuation);
        return status;
    }
    continuation->result->upstream = dtl__future_retain(fut);
    *result = dtl__future_retain(continuation->result);
    add_continuation(fut, continuation);
    return DTL_SUCCESS;
}

/* ---- waits with a timeout -------------------------------------------------------------------- */

struct timed_wait {
    struct future *future;
    int64_t until;
    bool is_complete;
};

/* Wait test: done if the future is complete, or at the time limit. */
static dtl_status timed_test(void *state, bool *done)
{
    struct timed_wait *wait = state;
    dtl_status status = dtl__future_test(wait->future, &wait->is_complete);

    *done = wait->is_complete || dtl__now() >= wait->until;
    return status;
}

/* Sleep function of struct pace: sleeps until the future may be complete. */
static void timed_sleep(void *state, int64_t nanoseconds)
{
    dtl__future_sleep(((struct timed_wait *)state)->future, nanoseconds);
}

/* Returns true if the future may become complete without waking this thread, so it must be tested.
 */
static bool needs_testing(const struct future *future)
{
    return future->source != NULL || future->is_remote || future->upstream != NULL;
}

dtl_status dtl_impl_future_wait_for(struct future *fut, dtl_size_t milliseconds, int *completed)
{
    const uint64_t longest = (uint64_t)1000 * 3600 * 24 * 365;
    const struct pace pace = {.spin = needs_testing(fut) ? PACE_SPIN : 0,
                              .nap = 10000,
                              .nap_longest = 1000000,
                              .sleep = timed_sleep};
    uint64_t time = milliseconds < longest ? milliseconds : longest;
    struct timed_wait wait = {.future = fut, .until = dtl__now() + (int64_t)time * 1000000};
    dtl_status status = dtl__wait(timed_test, &wait, &pace);

    if (status == DTL_SUCCESS)
        *completed = wait.is_complete;
    return status;
}
