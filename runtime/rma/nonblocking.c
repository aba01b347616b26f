/* SPDX-License-Identifier: BSD-3-Clause */
/* Puts and gets that a request stands for. */
#include <string.h>

#include "dtl_impl.h"
#include "future/future.h"
#include "window.h"

/* The bytes were copied: the origin is the caller's again at once. */
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
    status = dtl__window_tell(win, target, &request, origin);
    if (status == DTL_SUCCESS)
        status = dtl__future_complete(future, DTL_SUCCESS, NULL, 0);
    if (status != DTL_SUCCESS) {
        dtl__future_release(future);
        return status;
    }
    *req = future;
    return DTL_SUCCESS;
}

/* A get whose answer has not been taken. */
struct getting {
    struct context *context; /* keeps the service */
    struct service *service;
    struct ticket ticket;
    void *buffer;
    uint64_t bytes;
    bool is_taken;
};

static dtl_status getting_wait(void *state)
{
    struct getting *getting = state;
    struct answer answer = {0};
    dtl_status status;

    if (getting->is_taken)
        return DTL_SUCCESS;
    getting->is_taken = true;
    status = dtl__service_wait(getting->service, &getting->ticket, &answer);
    if (status == DTL_SUCCESS)
        status = dtl__answer_check("window", &answer, getting->bytes);
    if (status == DTL_SUCCESS && getting->bytes > 0)
        memcpy(getting->buffer, answer.data, getting->bytes);
    dtl__release(answer.data);
    return status;
}

static dtl_status getting_test(void *state, bool *done)
{
    struct getting *getting = state;
    dtl_status status;

    *done = getting->is_taken;
    if (getting->is_taken)
        return DTL_SUCCESS;
    status = dtl__service_test(getting->service, &getting->ticket, done);
    return status == DTL_SUCCESS && *done ? getting_wait(state) : status;
}

static void getting_release(void *state)
{
    struct getting *getting = state;

    getting_wait(state);
    dtl__context_release(getting->context);
    dtl__release(getting);
}

static const struct future_source getting_source = {
    .test = getting_test, .wait = getting_wait, .release = getting_release};

static dtl_status getting_start(struct window *window, int32_t target,
                                const struct window_request *request, struct getting *getting)
{
    if (dtl__window_asks(window, target, WINDOW_GET))
        return dtl__window_post(window, target, request, &getting->ticket);
    getting->is_taken = true;
    return dtl__window_do(window, target, request, NULL, getting->buffer);
}

dtl_status dtl_impl_rma_get_async(struct window *win, dtl_rank_t target, dtl_size_t target_offset,
                                  void *buffer, dtl_size_t size, struct future **req)
{
    struct window_request request = {.verb = WINDOW_GET, .offset = target_offset, .bytes = size};
    struct getting *getting = NULL;
    struct future *future = NULL;
    dtl_status status = dtl__access_check(win, target, target_offset, size);

    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&getting, sizeof *getting, "request of a window");
    if (status != DTL_SUCCESS)
        return status;
    *getting = (struct getting){.context = dtl__context_retain(win->context),
                                .service = win->service,
                                .buffer = buffer,
                                .bytes = size,
                                .is_taken = true};
    status = dtl__future_make(&getting_source, getting, &future);
    if (status != DTL_SUCCESS) {
        getting_release(getting);
        return status;
    }
    getting->is_taken = false;
    status = getting_start(win, target, &request, getting);
    if (status != DTL_SUCCESS) {
        getting->is_taken = true;
        dtl__future_release(future);
        return status;
    }
    *req = future;
    return DTL_SUCCESS;
}
