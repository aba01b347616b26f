/* SPDX-License-Identifier: BSD-3-Clause */
/* Handles requests of other ranks for this rank's part. */
#include <string.h>

#include "window.h"

/* Executes a valid request of rank `source` on this rank's part. Allocates the data of *answer,
 * which the caller releases. */
static dtl_status handle_request(struct window *window, int32_t source,
                                 const struct window_request *request, const void *payload,
                                 struct reply *answer)
{
    const struct part *own = &window->parts[window->context->comm.rank];
    dtl_status status;

    switch ((enum window_verb)request->verb) {
    case WINDOW_POSTED:
        atomic_fetch_add(&window->received_posts[source], 1);
        return DTL_SUCCESS;
    case WINDOW_COMPLETED:
        atomic_fetch_add(&window->completed_count, 1);
        return DTL_SUCCESS;
    case WINDOW_FLUSH:
        return DTL_SUCCESS;
    default:
        status = dtl__alloc(&answer->data, dtl__result_bytes(request), "answer of a window");
        if (status != DTL_SUCCESS)
            return status;
        answer->bytes = dtl__result_bytes(request);
        status = dtl__part_apply(window, own, request, payload, answer->data);
        if (status != DTL_SUCCESS)
            answer->bytes = 0;
        return status;
    }
}

/* Returns true if a request for elements has a known dtype and operation and whole elements. */
static bool is_valid_element_request(const struct window_request *request)
{
    uint64_t size;

    if (!dtl__is_dtype((dtl_dtype)request->dtype))
        return false;
    size = dtl__dtype((dtl_dtype)request->dtype)->size;
    if (request->offset % size != 0)
        return false;
    if (request->verb == WINDOW_SWAP)
        return request->bytes == size;
    return request->bytes % size == 0 && dtl__has_kernel(request->dtype, request->op);
}

/* Returns true if an atomic request is valid. Dynamic windows have no atomic values, because their
 * regions may be detached. */
static bool is_valid_atomic_request(const struct window *window,
                                    const struct window_request *request)
{
    bool is_signal = request->verb == WINDOW_SIGNAL;
    uint64_t size = is_signal ? sizeof request->value : request->bytes;
    uint64_t offset = is_signal ? request->signal : request->offset;

    return !window->is_dynamic && request->op >= 0 && request->op < WINDOW_OP_COUNT &&
           (size == sizeof(uint32_t) || size == sizeof(uint64_t)) && offset % size == 0;
}

static bool is_valid_lock_request(const struct window_request *request)
{
    return request->bytes == 0 &&
           (request->mode == DTL_LOCK_EXCLUSIVE || request->mode == DTL_LOCK_SHARED);
}

/* Validates a request. It comes from another process and is not trusted. */
static bool is_valid_request(const struct window *window, const struct window_request *request)
{
    switch (request->verb) {
    case WINDOW_PUT:
    case WINDOW_GET:
    case WINDOW_FLUSH:
    case WINDOW_POSTED:
    case WINDOW_COMPLETED:
        return true;
    case WINDOW_ACCUMULATE:
    case WINDOW_FETCH:
    case WINDOW_SWAP:
        return is_valid_element_request(request);
    case WINDOW_SIGNAL:
    case WINDOW_ATOMIC:
    case WINDOW_ATOMIC_FETCH:
        return is_valid_atomic_request(window, request);
    case WINDOW_LOCK:
    case WINDOW_UNLOCK:
        return is_valid_lock_request(request);
    default:
        return false;
    }
}

dtl_status dtl__window_handle(void *object, int32_t source, const void *message, uint64_t bytes,
                              struct reply *answer)
{
    const char *payload = (const char *)message + sizeof(struct window_request);
    struct window_request request = {0};

    if (bytes >= sizeof request)
        memcpy(&request, message, sizeof request);
    if (bytes < sizeof request || !is_valid_request(object, &request) ||
        bytes - sizeof request != dtl__payload_bytes(&request))
        return dtl__fail(DTL_ERROR_INVALID_FORMAT,
                         "a request of rank %d for a window, of kind %u, has %llu bytes; expected "
                         "those of its kind",
                         (int)source, (unsigned)request.verb, (unsigned long long)bytes);
    return handle_request(object, source, &request, payload, answer);
}
