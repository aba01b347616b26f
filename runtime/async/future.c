/* SPDX-License-Identifier: BSD-3-Clause */
/* Completion, once: by whoever sets the value, or by asking the source of an operation.  A waiter
 * of an operation drives it itself; a waiter of a value sleeps until it is set. */
#include "future.h"

#include <stdio.h>
#include <string.h>

#include "action.h"
#include "core/error.h"
#include "nap.h"

enum { NAP = 20000 }; /* nanoseconds between two drives */

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

void dtl__future_release(struct future *future)
{
    if (future == NULL || atomic_fetch_sub(&future->references, 1) > 1)
        return;
    if (future->source != NULL)
        future->source->release(future->state);
    dtl__future_release(future->upstream);
    pthread_cond_destroy(&future->changed);
    pthread_mutex_destroy(&future->lock);
    dtl__release(future->value);
    dtl__release(future);
}

/* Under the lock.  `text` is the failure's, where `status` is one. */
static void finish_as(struct future *future, dtl_status status, const char *text)
{
    future->is_complete = true;
    future->status = status;
    if (status != DTL_SUCCESS)
        snprintf(future->text, sizeof future->text, "%s", text);
    pthread_cond_broadcast(&future->changed);
}

/* The same of a failure that is the last error. */
static void finish(struct future *future, dtl_status status)
{
    finish_as(future, status, dtl__error_text());
}

dtl_status dtl__future_result(const struct future *future)
{
    if (future->status == DTL_SUCCESS)
        return DTL_SUCCESS;
    return dtl__fail(future->status, "%s", future->text);
}

bool dtl__future_is_complete(struct future *future)
{
    pthread_mutex_lock(&future->lock);

    bool is_complete = future->is_complete;

    pthread_mutex_unlock(&future->lock);
    return is_complete;
}

/* Owns `value` on success. */
static dtl_status complete(struct future *future, dtl_status status, const char *text, void *value,
                           uint64_t bytes)
{
    struct continuation *continuations = NULL;

    pthread_mutex_lock(&future->lock);

    bool was_complete = future->is_complete;

    if (!was_complete) {
        future->value = value;
        future->bytes = bytes;
        finish_as(future, status, text);
        continuations = dtl__continuations_take(future);
    }
    pthread_mutex_unlock(&future->lock);
    if (was_complete)
        return dtl__fail(DTL_ERROR_INVALID_STATE,
                         "the future has its value or failure already; expected one without");
    dtl__continuations_run(continuations, future);
    return DTL_SUCCESS;
}

dtl_status dtl__future_fail(struct future *future, dtl_status status, const char *text)
{
    return complete(future, status, text, NULL, 0);
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
    made = complete(future, status, dtl__error_text(), copy, bytes);
    if (made != DTL_SUCCESS)
        dtl__release(copy);
    return made;
}

/* Under the lock. */
static void source_ask(struct future *future)
{
    bool done = false;
    dtl_status status;

    if (future->is_complete || future->source == NULL)
        return;
    status = future->source->test(future->state, &done);
    if (done || status != DTL_SUCCESS)
        finish(future, status);
}

dtl_status dtl__future_test(struct future *future, bool *done)
{
    struct continuation *continuations = NULL;
    bool is_complete = false;

    if (future->upstream != NULL)
        dtl__future_test(future->upstream, &is_complete);
    if (future->drive != NULL)
        future->drive();
    pthread_mutex_lock(&future->lock);
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

/* Under the lock, which it gives up for a while. */
static void source_wait(struct future *future, int64_t *begun)
{
    if (future->source->wait != NULL) {
        finish(future, future->source->wait(future->state));
        return;
    }
    source_ask(future);
    if (future->is_complete)
        return;
    pthread_mutex_unlock(&future->lock);
    dtl__actions_pause(begun);
    pthread_mutex_lock(&future->lock);
}

/* The same for one that others complete, and that this thread may help with. */
static void drive(struct future *future, int64_t *begun)
{
    bool is_spinning;

    pthread_mutex_unlock(&future->lock);
    future->drive();
    is_spinning = dtl__service_spin(begun);
    pthread_mutex_lock(&future->lock);
    if (future->is_complete || is_spinning)
        return;
    dtl__nap(&future->changed, &future->lock, NAP);
}

dtl_status dtl__future_wait(struct future *future)
{
    struct continuation *continuations;
    int64_t begun = 0;

    if (future->upstream != NULL)
        dtl__future_wait(future->upstream);
    pthread_mutex_lock(&future->lock);
    while (!future->is_complete)
        if (future->drive != NULL)
            drive(future, &begun);
        else if (future->source == NULL)
            pthread_cond_wait(&future->changed, &future->lock);
        else
            source_wait(future, &begun);
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
        status = dtl__fail(DTL_ERROR_NOT_SUPPORTED,
                           "cancel: only a receive can be taken back; expected one");
    else if (!future->is_complete)
        status = future->source->cancel(future->state);
    pthread_mutex_unlock(&future->lock);
    return status;
}
