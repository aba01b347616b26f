/* SPDX-License-Identifier: BSD-3-Clause */
/* Nonblocking put and get, which return a request. */
#include <string.h>

#include "dtl_impl.h"
#include "future/future.h"
#include "window.h"

/* Returns a completed request: the data is copied before the return, so the origin buffer may be
 * reused at once. */
dtl_status dtl_impl_rma_put_async(struct window *win, dtl_rank_t target, dtl_size_t target_offset,
                                  const void *origin, dtl_size_t size, struct future **req)
{
    struct window_request request = {.verb = WINDOW_PUT, .offset = target_offset, .bytes = size};
    struct future *future = NULL;
    dtl_status status = dtl__access_check(win, target, target_offset, size);

    if (status == DTL_SUCCESS)
        status = dtl__future_make(NULL, NULL, &future);
    if (status != DTL_SUCCESS)
        return status;
    status = dtl__window_issue(win, target, &request, origin);
    if (status == DTL_SUCCESS)
        status = dtl__future_complete(future, DTL_SUCCESS, NULL, 0);
    if (status != DTL_SUCCESS) {
        dtl__future_release(future);
        return status;
    }
    *req = future;
    return DTL_SUCCESS;
}

/* A nonblocking get. */
struct pending_get {
    struct context *context; /* reference that keeps the service alive */
    struct service *service;
    struct ticket ticket;
    void *buffer;
    uint64_t bytes;
    bool is_received;
};

/* Wait callback of the future. Blocks until the reply arrives and copies its elements into the
 * buffer. A get that was received already, or whose wait failed, returns success at once. */
static dtl_status pending_get_wait(void *state)
{
    struct pending_get *pending_get = state;
    struct reply answer = {0};
    dtl_status status;

    if (pending_get->is_received)
        return DTL_SUCCESS;
    pending_get->is_received = true;
    status = dtl__service_wait(pending_get->service, &pending_get->ticket, &answer);
    if (status == DTL_SUCCESS)
        status = dtl__reply_check("window", &answer, pending_get->bytes);
    if (status == DTL_SUCCESS && pending_get->bytes > 0)
        memcpy(pending_get->buffer, answer.data, pending_get->bytes);
    dtl__release(answer.data);
    return status;
}

/* Test callback of the future. Stores the elements in the buffer when they have arrived. */
static dtl_status pending_get_test(void *state, bool *done)
{
    struct pending_get *pending_get = state;
    dtl_status status;

    *done = pending_get->is_received;
    if (pending_get->is_received)
        return DTL_SUCCESS;
    status = dtl__service_test(pending_get->service, &pending_get->ticket, done);
    return status == DTL_SUCCESS && *done ? pending_get_wait(state) : status;
}

static void pending_get_release(void *state)
{
    struct pending_get *pending_get = state;

    pending_get_wait(state);
    dtl__context_release(pending_get->context);
    dtl__release(pending_get);
}

static const struct future_source pending_get_source = {
    .test = pending_get_test, .wait = pending_get_wait, .release = pending_get_release};

static dtl_status pending_get_start(struct window *window, int32_t target,
                                    const struct window_request *request,
                                    struct pending_get *pending_get)
{
    if (dtl__window_needs_request(window, target, WINDOW_GET))
        return dtl__window_send_request(window, target, request, &pending_get->ticket);
    pending_get->is_received = true;
    return dtl__window_execute(window, target, request, NULL, pending_get->buffer);
}

dtl_status dtl_impl_rma_get_async(struct window *win, dtl_rank_t target, dtl_size_t target_offset,
                                  void *buffer, dtl_size_t size, struct future **req)
{
    struct window_request request = {.verb = WINDOW_GET, .offset = target_offset, .bytes = size};
    struct pending_get *pending_get = NULL;
    struct future *future = NULL;
    dtl_status status = dtl__access_check(win, target, target_offset, size);

    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&pending_get, sizeof *pending_get, "request of a window");
    if (status != DTL_SUCCESS)
        return status;
    *pending_get = (struct pending_get){.context = dtl__context_retain(win->context),
                                        .service = win->service,
                                        .buffer = buffer,
                                        .bytes = size,
                                        .is_received = true};
    status = dtl__future_make(&pending_get_source, pending_get, &future);
    if (status != DTL_SUCCESS) {
        pending_get_release(pending_get);
        return status;
    }
    pending_get->is_received = false;
    status = pending_get_start(win, target, &request, pending_get);
    if (status != DTL_SUCCESS) {
        pending_get->is_received = true;
        dtl__future_release(future);
        return status;
    }
    *req = future;
    return DTL_SUCCESS;
}
