/* SPDX-License-Identifier: BSD-3-Clause */
/* Completion, once: by whoever sets the value, or by asking the source of an operation.  A waiter
 * of an operation drives it itself; a waiter of a value sleeps until it is set. */
#include "future.h"

#include <string.h>
#include <time.h>

#include "service.h"

enum { NAP = 20000 }; /* nanoseconds between two questions to a source that can't wait */

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
    pthread_cond_destroy(&future->changed);
    pthread_mutex_destroy(&future->lock);
    dtl__release(future->value);
    dtl__release(future);
}

/* Under the lock. */
static void finish(struct future *future, dtl_status status)
{
    future->is_complete = true;
    future->status = status;
    if (status != DTL_SUCCESS)
        dtl_last_error(future->text, sizeof future->text);
    pthread_cond_broadcast(&future->changed);
}

static dtl_status result(const struct future *future)
{
    if (future->status == DTL_SUCCESS)
        return DTL_SUCCESS;
    return dtl__fail(future->status, "%s", future->text);
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

    pthread_mutex_lock(&future->lock);

    bool was_complete = future->is_complete;

    if (!was_complete) {
        future->value = copy;
        future->bytes = bytes;
        finish(future, status);
    }
    pthread_mutex_unlock(&future->lock);
    if (!was_complete)
        return DTL_SUCCESS;
    dtl__release(copy);
    return dtl__fail(DTL_ERROR_INVALID_STATE,
                     "future_set: the future has its value; expected one without");
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
    dtl_status status = DTL_SUCCESS;

    pthread_mutex_lock(&future->lock);
    source_ask(future);
    *done = future->is_complete;
    if (future->is_complete)
        status = result(future);
    pthread_mutex_unlock(&future->lock);
    return status;
}

/* Under the lock, which it gives up for a while. */
static void source_wait(struct future *future)
{
    struct timespec nap = {.tv_nsec = NAP};

    if (future->source->wait != NULL) {
        finish(future, future->source->wait(future->state));
        return;
    }
    source_ask(future);
    if (future->is_complete)
        return;
    pthread_mutex_unlock(&future->lock);
    dtl__service_progress();
    nanosleep(&nap, NULL);
    pthread_mutex_lock(&future->lock);
}

dtl_status dtl__future_wait(struct future *future)
{
    dtl_status status;

    pthread_mutex_lock(&future->lock);
    while (!future->is_complete)
        if (future->source == NULL)
            pthread_cond_wait(&future->changed, &future->lock);
        else
            source_wait(future);
    status = result(future);
    pthread_mutex_unlock(&future->lock);
    return status;
}
