/* SPDX-License-Identifier: BSD-3-Clause */
/* Completion of futures, by setting a value or by testing the source: see future.h. */
#include "future.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

#include "dtl_conditions.h"
#include "dtl_error.h"
#include "progress/service.h"
#include "progress/wait.h"
#include "progress/worker.h"

dtl_status dtl__future_make(const struct future_source *source, void *state, struct future **out)
{
    struct future *future = NULL;
    dtl_status status = dtl__alloc((void **)&future, sizeof *future, "future");

    if (status != DTL_SUCCESS)
        return status;
    atomic_init(&future->references, 1);
    pthread_mutex_init(&future->lock, NULL);
    pthread_cond_init(&future->changed, NULL);
    future->source = source;
    future->state = state;
    *out = future;
    return DTL_SUCCESS;
}

struct future *dtl__future_retain(struct future *future)
{
    atomic_fetch_add(&future->references, 1);
    return future;
}

void dtl__future_hold(void *object)
{
    dtl__future_retain(object);
}

void dtl__future_drop(void *variable)
{
    dtl__future_release(*(struct future **)variable);
}

/* Marks a future as complete.  `key` and `text` describe a failure.  Called with the lock held. */
static void mark_complete(struct future *future, dtl_status status, const char *key,
                          const char *text)
{
    future->is_complete = true;
    future->status = status;
    if (status != DTL_SUCCESS) {
        snprintf(future->text, sizeof future->text, "%s", text);
        snprintf(future->key, sizeof future->key, "%s", key);
    }
    pthread_cond_broadcast(&future->changed);
}

/* Marks a future as complete; a failure is the calling thread's last error.  Called with the lock
 * held. */
static void complete_with_last_error(struct future *future, dtl_status status)
{
    if (status == DTL_SUCCESS)
        mark_complete(future, status, NULL, NULL);
    else
        mark_complete(future, status, dtl__error_key(), dtl__error_text());
}

dtl_status dtl__future_result(const struct future *future)
{
    if (future->status == DTL_SUCCESS)
        return DTL_SUCCESS;
    if (future->key[0] != '\0')
        return dtl__refuse_argument(future->status, future->key, "%s", future->text);
    return dtl__fail_with_text(future->status, future->text);
}

bool dtl__future_is_complete(struct future *future)
{
    pthread_mutex_lock(&future->lock);

    bool is_complete = future->is_complete;

    pthread_mutex_unlock(&future->lock);
    return is_complete;
}

/* Completes a future and runs its continuations.  The future owns `value` on success. */
static dtl_status complete_future(struct future *future, dtl_status status, const char *key,
                                  const char *text, void *value, uint64_t bytes)
{
    struct continuation *continuations = NULL;

    pthread_mutex_lock(&future->lock);

    bool was_complete = future->is_complete;

    if (!was_complete) {
        future->value = value;
        future->bytes = bytes;
        mark_complete(future, status, key, text);
        if (!future->is_deferred)
            continuations = dtl__continuations_take(future);
    }
    pthread_mutex_unlock(&future->lock);
    if (was_complete)
        return dtl__refuse_argument(DTL_ERROR_INVALID_STATE, "fut-complete",
                                    "fut has its value or failure already; expected one without");
    dtl__continuations_run(continuations, future);
    return DTL_SUCCESS;
}

/* Tests the source, and completes the future if the operation is complete.  Called with the lock
 * held. */
static void test_source(struct future *future)
{
    bool done = false;
    dtl_status status;

    if (future->is_complete || future->source == NULL)
        return;
    status = future->source->test(future->state, &done);
    if (!done && status == DTL_SUCCESS)
        return;
    if (status == DTL_SUCCESS && future->source->value != NULL)
        future->value = future->source->value(future->state, &future->bytes);
    complete_with_last_error(future, status);
}

/* Runs the continuations of a future without references, with its result or as canceled. */
static void cancel_continuations(struct future *future)
{
    test_source(future);
    if (!future->is_complete)
        mark_complete(future, DTL_ERROR_CANCELED, "",
                      "the future was destroyed before it was complete");
    dtl__continuations_run(dtl__continuations_take(future), future);
}

void dtl__future_release(struct future *future)
{
    while (future != NULL && atomic_fetch_sub(&future->references, 1) == 1) {
        struct future *upstream;

        if (future->continuations != NULL)
            cancel_continuations(future);
        if (future->source != NULL)
            future->source->release(future->state);
        upstream = future->upstream;
        pthread_cond_destroy(&future->changed);
        pthread_mutex_destroy(&future->lock);
        dtl__release(future->value);
        dtl__release(future);
        future = upstream; /* a loop, since a chain may be long */
    }
}

void dtl__future_detach_upstream(struct future *future)
{
    struct future *upstream;

    pthread_mutex_lock(&future->lock);
    upstream = future->upstream;
    future->upstream = NULL;
    pthread_mutex_unlock(&future->lock);
    dtl__future_release(upstream);
}

dtl_status dtl__future_fail(struct future *future, dtl_status status, const char *text)
{
    return complete_future(future, status, "", text, NULL, 0);
}

dtl_status dtl__future_complete(struct future *future, dtl_status status, const void *value,
                                uint64_t bytes)
{
    void *copy = NULL;
    dtl_status copied = dtl__alloc(&copy, bytes, "value of a future");

    if (copied != DTL_SUCCESS)
        return copied;
    if (bytes > 0)
        memcpy(copy, value, bytes);
    copied = complete_future(future, status, dtl__error_key(), dtl__error_text(), copy, bytes);
    if (copied != DTL_SUCCESS)
        dtl__release(copy);
    return copied;
}

/* Returns a new reference to the future that completes this one; NULL if there is none, or if this
 * one is complete. */
static struct future *upstream_retain(struct future *future)
{
    struct future *upstream;

    if (future->upstream == NULL)
        return NULL;
    pthread_mutex_lock(&future->lock);
    upstream = future->is_complete ? NULL : future->upstream;
    if (upstream != NULL)
        dtl__future_retain(upstream);
    pthread_mutex_unlock(&future->lock);
    return upstream;
}

/* Tests the first future of the chain that ends here; its completion completes the others.  A
 * future that is already complete starts the rest of its chain. */
static void test_upstream(struct future *future)
{
    struct future *first = upstream_retain(future), *before;
    bool done;

    if (first == NULL)
        return;
    while ((before = upstream_retain(first)) != NULL) {
        dtl__future_release(first);
        first = before;
    }
    dtl__future_test(first, &done);
    dtl__future_release(first);
}

/* Locks the future.  Returns false, without the lock, if another thread waits inside the source,
 * during which it holds the lock. */
static bool try_lock(struct future *future)
{
    if (future->source != NULL && future->source->wait != NULL)
        return pthread_mutex_trylock(&future->lock) == 0;
    pthread_mutex_lock(&future->lock);
    return true;
}

dtl_status dtl__future_test(struct future *future, bool *done)
{
    struct continuation *continuations = NULL;
    bool is_complete = false;

    test_upstream(future);
    if (future->is_remote)
        dtl__progress();
    *done = false;
    if (!try_lock(future))
        return DTL_SUCCESS;
    test_source(future);
    is_complete = future->is_complete;
    if (is_complete)
        continuations = dtl__continuations_take(future);
    pthread_mutex_unlock(&future->lock);
    *done = is_complete;
    if (!is_complete)
        return DTL_SUCCESS;
    dtl__continuations_run(continuations, future);
    return dtl__future_result(future);
}

/* ---- waits ----------------------------------------------------------------------------------- */

void dtl__future_sleep(void *state, int64_t nanoseconds)
{
    const struct timespec pause = {.tv_sec = nanoseconds / 1000000000,
                                   .tv_nsec = nanoseconds % 1000000000};
    struct future *future = state;

    if (!try_lock(future)) {
        nanosleep(&pause, NULL);
        return;
    }
    if (!future->is_complete)
        dtl__sleep(&future->changed, &future->lock, nanoseconds);
    pthread_mutex_unlock(&future->lock);
}

/* Wait test: done if the future is complete. */
static dtl_status is_future_complete(void *state, bool *done)
{
    struct future *future = state;

    test_upstream(future);
    pthread_mutex_lock(&future->lock);
    test_source(future);
    *done = future->is_complete;
    pthread_mutex_unlock(&future->lock);
    return DTL_SUCCESS;
}

/* Waits by the source's own wait.  Fails if the wait is interrupted; the future is then not
 * complete. */
static dtl_status wait_by_source(struct future *future)
{
    dtl_status status = DTL_SUCCESS;

    pthread_mutex_lock(&future->lock);
    if (!future->is_complete) {
        status = future->source->wait(future->state);
        if (!dtl__is_interrupt(status)) {
            complete_with_last_error(future, status);
            status = DTL_SUCCESS;
        }
    }
    pthread_mutex_unlock(&future->lock);
    return status;
}

/* Sleeps until another thread sets the value, for futures that this thread can't complete.  Fails
 * if the wait is interrupted. */
static dtl_status wait_for_value(struct future *future)
{
    static const int64_t nap = 50000000;
    dtl_status status = DTL_SUCCESS;
    bool is_complete = dtl__future_is_complete(future);

    while (!is_complete && status == DTL_SUCCESS) {
        dtl__future_sleep(future, nap);
        is_complete = dtl__future_is_complete(future);
        if (!is_complete)
            status = dtl__interrupt_check();
    }
    return status;
}

dtl_status dtl__future_wait(struct future *future)
{
    static const struct pace pace = {
        .spin = PACE_SPIN, .nap = PACE_NAP, .nap_longest = PACE_NAP, .sleep = dtl__future_sleep};
    struct continuation *continuations;
    dtl_status status;

    if (future->source != NULL && future->source->wait != NULL)
        status = wait_by_source(future);
    else if (future->source != NULL || future->is_remote || future->upstream != NULL ||
             dtl__service_is_polled())
        status = dtl__wait(is_future_complete, future, &pace);
    else
        status = wait_for_value(future);
    if (status != DTL_SUCCESS)
        return status;
    pthread_mutex_lock(&future->lock);
    continuations = dtl__continuations_take(future);
    pthread_mutex_unlock(&future->lock);
    dtl__continuations_run(continuations, future);
    return dtl__future_result(future);
}

dtl_status dtl__future_cancel(struct future *future)
{
    dtl_status status = DTL_SUCCESS;

    pthread_mutex_lock(&future->lock);
    if (future->source == NULL || future->source->cancel == NULL)
        status = dtl__fail(DTL_ERROR_NOT_SUPPORTED, "only a receive can be canceled; expected one");
    else if (!future->is_complete)
        status = future->source->cancel(future->state);
    pthread_mutex_unlock(&future->lock);
    return status;
}
