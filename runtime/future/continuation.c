/* SPDX-License-Identifier: BSD-3-Clause */
/* What is called when a future is complete, and waits that end. */
#include <string.h>

#include "dtl_error.h"
#include "dtl_impl.h"
#include "future.h"
#include "progress/wait.h"

struct continuation {
    struct continuation *next;
    dtl_then_func func;
    void *user_data;
    struct future *result; /* a reference */
    struct future *future; /* a reference, while it waits in a loop of dtl__continuations_run() */
};

/* ---- continuations --------------------------------------------------------------------------- */

/* Calls the function with a handle of the result that is good for the call. */
static dtl_status function_call(const struct continuation *continuation,
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
        dtl__fail(status, "the function given to dtl_future_then failed: %s; expected success",
                  dtl_status_message(status));
    dtl__future_release(dtl__handle_close(handle, HANDLE_FUTURE, "future_then", "result"));
    return status;
}

/* Whether completing the future leaves its continuations where they are; returns those that are
 * due. */
static struct continuation *defer(struct future *future, bool is_deferred)
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

/* Completes the result, and returns its continuations, which are due then. */
static struct continuation *continuation_run(const struct continuation *continuation,
                                             const struct future *future)
{
    struct last_error theirs;
    dtl_status status;

    dtl__error_put_aside(&theirs);
    defer(continuation->result, true);
    status = function_call(continuation, future);
    if (!dtl__future_is_complete(continuation->result))
        dtl__future_complete(continuation->result, status, NULL, 0);
    dtl__error_take_back();
    return defer(continuation->result, false);
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

        *end = continuation_run(continuation, of);
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

/* At the end of the list, or at once. */
static void continuation_add(struct future *future, struct continuation *continuation)
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
    continuation_add(fut, continuation);
    return DTL_SUCCESS;
}

/* ---- waits that end -------------------------------------------------------------------------- */

struct timed_wait {
    struct future *future;
    int64_t until;
    bool is_complete;
};

/* A wait_test. */
static dtl_status timed_test(void *state, bool *done)
{
    struct timed_wait *wait = state;
    dtl_status status = dtl__future_test(wait->future, &wait->is_complete);

    *done = wait->is_complete || dtl__now() >= wait->until;
    return status;
}

static void timed_sleep(void *state, int64_t nanoseconds)
{
    dtl__future_sleep(((struct timed_wait *)state)->future, nanoseconds);
}

/* Whether it may be complete without anybody who would wake this thread. */
static bool is_asked(const struct future *future)
{
    return future->source != NULL || future->is_remote || future->upstream != NULL;
}

dtl_status dtl_impl_future_wait_for(struct future *fut, dtl_size_t milliseconds, int *completed)
{
    const uint64_t longest = (uint64_t)1000 * 3600 * 24 * 365;
    const struct pace pace = {.spin = is_asked(fut) ? PACE_SPIN : 0,
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
