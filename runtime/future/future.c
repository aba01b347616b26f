/* SPDX-License-Identifier: BSD-3-Clause */
/* Completion, once: by whoever sets the value, or by asking the source of an operation.  A waiter
 * of an operation drives it itself; a waiter of a value sleeps until it is set. */
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

/* Under the lock.  `key` and `text` are the failure's, where `status` is one. */
static void finish_as(struct future *future, dtl_status status, const char *key, const char *text)
{
    future->is_complete = true;
    future->status = status;
    if (status != DTL_SUCCESS) {
        snprintf(future->text, sizeof future->text, "%s", text);
        snprintf(future->key, sizeof future->key, "%s", key);
    }
    pthread_cond_broadcast(&future->changed);
}

/* The same of a failure that is the last error. */
static void finish(struct future *future, dtl_status status)
{
    if (status == DTL_SUCCESS)
        finish_as(future, status, NULL, NULL);
    else
        finish_as(future, status, dtl__error_key(), dtl__error_text());
}

dtl_status dtl__future_result(const struct future *future)
{
    if (future->status == DTL_SUCCESS)
        return DTL_SUCCESS;
    if (future->key[0] != '\0')
        return dtl__refuse_argument(future->status, future->key, "%s", future->text);
    return dtl__fail_again(future->status, future->text);
}

bool dtl__future_is_complete(struct future *future)
{
    pthread_mutex_lock(&future->lock);

    bool is_complete = future->is_complete;

    pthread_mutex_unlock(&future->lock);
    return is_complete;
}

/* Owns `value` on success. */
static dtl_status complete(struct future *future, dtl_status status, const char *key,
                           const char *text, void *value, uint64_t bytes)
{
    struct continuation *continuations = NULL;

    pthread_mutex_lock(&future->lock);

    bool was_complete = future->is_complete;

    if (!was_complete) {
        future->value = value;
        future->bytes = bytes;
        finish_as(future, status, key, text);
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

/* Under the lock. */
static void source_ask(struct future *future)
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
    finish(future, status);
}

/* Nobody holds it, so nobody will ask: what was to be called hears of it. */
static void continuations_end(struct future *future)
{
    source_ask(future);
    if (!future->is_complete)
        finish_as(future, DTL_ERROR_CANCELED, "",
                  "the future was destroyed before it was complete");
    dtl__continuations_run(dtl__continuations_take(future), future);
}

void dtl__future_release(struct future *future)
{
    while (future != NULL && atomic_fetch_sub(&future->references, 1) == 1) {
        struct future *upstream;

        if (future->continuations != NULL)
            continuations_end(future);
        if (future->source != NULL)
            future->source->release(future->state);
        upstream = future->upstream;
        pthread_cond_destroy(&future->changed);
        pthread_mutex_destroy(&future->lock);
        dtl__release(future->value);
        dtl__release(future);
        future = upstream; /* in a loop, since a chain may be long */
    }
}

void dtl__future_leave(struct future *future)
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
    return complete(future, status, "", text, NULL, 0);
}

dtl_status dtl__future_complete(struct future *future, dtl_status status, const void *value,
                                uint64_t bytes)
{
    void *copy = NULL;
    dtl_status made = dtl__alloc(&copy, bytes, "value of a future");

    if (made != DTL_SUCCESS)
        return made;
    if (bytes > 0)
        memcpy(copy, value, bytes);
    made = complete(future, status, dtl__error_key(), dtl__error_text(), copy, bytes);
    if (made != DTL_SUCCESS)
        dtl__release(copy);
    return made;
}

/* Returns a reference of the future that completes this one; NULL: none, or it is complete. */
static struct future *upstream_of(struct future *future)
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

/* Tests the future at the start of the chain that this one ends, whose completion completes the
 * others.  A future that is complete already starts the rest of its chain. */
static void upstream_ask(struct future *future)
{
    struct future *first = upstream_of(future), *before;
    bool done;

    if (first == NULL)
        return;
    while ((before = upstream_of(first)) != NULL) {
        dtl__future_release(first);
        first = before;
    }
    dtl__future_test(first, &done);
    dtl__future_release(first);
}

/* False where another thread waits inside of the source, which it does with the lock. */
static bool lock_unless_awaited(struct future *future)
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

    upstream_ask(future);
    if (future->is_remote)
        dtl__progress();
    *done = false;
    if (!lock_unless_awaited(future))
        return DTL_SUCCESS;
    source_ask(future);
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

    if (!lock_unless_awaited(future)) {
        nanosleep(&pause, NULL);
        return;
    }
    if (!future->is_complete)
        dtl__sleep(&future->changed, &future->lock, nanoseconds);
    pthread_mutex_unlock(&future->lock);
}

/* A wait_test. */
static dtl_status is_over(void *state, bool *done)
{
    struct future *future = state;

    upstream_ask(future);
    pthread_mutex_lock(&future->lock);
    source_ask(future);
    *done = future->is_complete;
    pthread_mutex_unlock(&future->lock);
    return DTL_SUCCESS;
}

/* By a source that knows how to wait. Fails where the wait is interrupted: the future is not
 * complete then. */
static dtl_status source_wait(struct future *future)
{
    dtl_status status = DTL_SUCCESS;

    pthread_mutex_lock(&future->lock);
    if (!future->is_complete) {
        status = future->source->wait(future->state);
        if (!dtl__is_interrupt(status)) {
            finish(future, status);
            status = DTL_SUCCESS;
        }
    }
    pthread_mutex_unlock(&future->lock);
    return status;
}

/* Sleeps until somebody sets the value, where this thread has nothing to do for it. Fails where the
 * wait is interrupted. */
static dtl_status value_wait(struct future *future)
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
        status = source_wait(future);
    else if (future->source != NULL || future->is_remote || future->upstream != NULL ||
             dtl__service_is_polled())
        status = dtl__wait(is_over, future, &pace);
    else
        status = value_wait(future);
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
        status =
            dtl__fail(DTL_ERROR_NOT_SUPPORTED, "only a receive can be taken back; expected one");
    else if (!future->is_complete)
        status = future->source->cancel(future->state);
    pthread_mutex_unlock(&future->lock);
    return status;
}
