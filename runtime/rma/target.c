/* SPDX-License-Identifier: BSD-3-Clause */
/* What is done on the rank whose memory it is, one operation at a time: that makes all of them
 * atomic, on every dtype, in every back end, and for the rank's own operations too. */
#include <string.h>

#include "window.h"

static dtl_status answer_copy(const void *data, uint64_t bytes, struct answer *answer)
{
    dtl_status status = dtl__alloc(&answer->data, bytes, "answer of a window");

    if (status != DTL_SUCCESS)
        return status;
    if (bytes > 0)
        memcpy(answer->data, data, bytes);
    answer->bytes = bytes;
    return DTL_SUCCESS;
}

/* target = target op origin: the kernel's left operand is `in`, its result the right one's place.
 */
static dtl_status combine(const struct window_request *request, char *target, const char *payload)
{
    reduce_kernel kernel = dtl__kernel((dtl_dtype)request->dtype, (dtl_reduce_op)request->op);
    void *result = NULL;
    dtl_status status = dtl__alloc(&result, request->bytes, "result of an accumulation");

    if (status != DTL_SUCCESS)
        return status;
    memcpy(result, payload, request->bytes);
    kernel(result, target, request->bytes / dtl__dtype((dtl_dtype)request->dtype)->size);
    memcpy(target, result, request->bytes);
    dtl__release(result);
    return DTL_SUCCESS;
}

static dtl_status fetch(const struct window_request *request, char *target, const char *payload,
                        struct answer *answer)
{
    dtl_status status = answer_copy(target, request->bytes, answer);

    return status == DTL_SUCCESS ? combine(request, target, payload) : status;
}

static dtl_status swap(const struct window_request *request, char *target, const char *payload,
                       struct answer *answer)
{
    dtl_status status = answer_copy(target, request->bytes, answer);

    if (status == DTL_SUCCESS && memcmp(target, payload, request->bytes) == 0)
        memcpy(target, payload + request->bytes, request->bytes);
    return status;
}

static dtl_status grant(struct window *window, int32_t mode, struct answer *answer)
{
    bool is_exclusive = mode == DTL_LOCK_EXCLUSIVE;
    bool is_free = !window->is_exclusive && (!is_exclusive || window->shared == 0);
    char is_granted = is_free ? 1 : 0;
    dtl_status status = answer_copy(&is_granted, sizeof is_granted, answer);

    if (status != DTL_SUCCESS || !is_granted)
        return status;
    if (is_exclusive)
        window->is_exclusive = true;
    else
        window->shared++;
    return DTL_SUCCESS;
}

static void ungrant(struct window *window, int32_t mode)
{
    if (mode == DTL_LOCK_EXCLUSIVE)
        window->is_exclusive = false;
    else
        window->shared--;
}

/* Under the lock. */
static dtl_status apply(struct window *window, const struct window_request *request,
                        const char *payload, struct answer *answer)
{
    static char nothing; /* where no bytes are lent, none are asked for */
    char *target = window->base == NULL ? &nothing : window->base + request->offset;

    switch ((enum window_verb)request->verb) {
    case WINDOW_PUT:
        if (request->bytes > 0)
            memcpy(target, payload, request->bytes);
        return DTL_SUCCESS;
    case WINDOW_GET:
        return answer_copy(target, request->bytes, answer);
    case WINDOW_ACCUMULATE:
        return combine(request, target, payload);
    case WINDOW_FETCH:
        return fetch(request, target, payload, answer);
    case WINDOW_SWAP:
        return swap(request, target, payload, answer);
    case WINDOW_LOCK:
        return grant(window, request->mode, answer);
    case WINDOW_UNLOCK:
        ungrant(window, request->mode);
        return DTL_SUCCESS;
    case WINDOW_FLUSH:
        return DTL_SUCCESS;
    }
    return dtl__fail(DTL_ERROR_INVALID_FORMAT, "window: a request with verb %u", request->verb);
}

dtl_status dtl__window_apply(struct window *window, const struct window_request *request,
                             const char *payload, struct answer *answer)
{
    uint64_t size = window->sizes[window->context->comm.rank];
    dtl_status status;

    if (request->offset > size || request->bytes > size - request->offset)
        return dtl__fail(
            DTL_ERROR_OUT_OF_BOUNDS, "window: a request for bytes %llu to %llu of %llu",
            (unsigned long long)request->offset,
            (unsigned long long)(request->offset + request->bytes), (unsigned long long)size);
    pthread_mutex_lock(&window->lock);
    status = apply(window, request, payload, answer);
    pthread_mutex_unlock(&window->lock);
    return status;
}
