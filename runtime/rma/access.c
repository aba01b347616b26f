/* SPDX-License-Identifier: BSD-3-Clause */
/* Puts, gets and atomic operations.  All is refused here that the target would have to refuse. */
#include <string.h>

#include "async/future.h"
#include "dtl_impl.h"
#include "window.h"

static dtl_status access_check(const char *function, const struct window *window, int32_t target,
                               uint64_t offset, uint64_t bytes)
{
    uint64_t size = window->sizes[target];

    if (offset > size || bytes > size - offset)
        return dtl__fail(DTL_ERROR_OUT_OF_BOUNDS,
                         "dtl_%s: target_offset is %llu for %llu bytes; expected target_offset + "
                         "bytes <= %llu, the "
                         "size on rank %d [DTL-%s-target_offset-range]",
                         function, (unsigned long long)offset, (unsigned long long)bytes,
                         (unsigned long long)size, (int)target, function);
    if (!window->is_fenced && !window->has_all && window->access[target] == ACCESS_NONE)
        return dtl__fail(
            DTL_ERROR_CONSISTENCY_VIOLATION,
            "dtl_%s: target is %d outside an epoch; expected window_fence or window_lock before "
            "[DTL-%s-target-epoch]",
            function, (int)target, function);
    return DTL_SUCCESS;
}

/* An operation on elements starts at one and takes whole ones. */
static dtl_status multiple_check(const char *function, const char *argument, uint64_t bytes,
                                 const struct dtype *type)
{
    if (bytes % type->size == 0)
        return DTL_SUCCESS;
    return dtl__fail(DTL_ERROR_INVALID_ARGUMENT,
                     "dtl_%s: %s is %llu; expected a multiple of the element's size (%u) "
                     "[DTL-%s-%s-multiple]",
                     function, argument, (unsigned long long)bytes, (unsigned)type->size, function,
                     argument);
}

dtl_status dtl_impl_rma_put(struct window *win, dtl_rank_t target, dtl_size_t target_offset,
                            const void *origin, dtl_size_t size)
{
    struct window_request request = {.verb = WINDOW_PUT, .offset = target_offset, .bytes = size};
    dtl_status status = access_check("rma_put", win, target, target_offset, size);

    return status == DTL_SUCCESS ? dtl__window_tell(win, target, &request, origin, size) : status;
}

/* Waits for an answer of `bytes` bytes. */
static dtl_status answer_fetch(struct window *window, int32_t target,
                               const struct window_request *request, const void *payload,
                               uint64_t payload_bytes, void *result, uint64_t bytes)
{
    struct answer answer = {0};
    dtl_status status = dtl__window_call(window, target, request, payload, payload_bytes, &answer);

    if (status == DTL_SUCCESS && bytes > 0)
        memcpy(result, answer.data, bytes);
    dtl__release(answer.data);
    return status;
}

dtl_status dtl_impl_rma_get(struct window *win, dtl_rank_t target, dtl_size_t target_offset,
                            void *buffer, dtl_size_t size)
{
    struct window_request request = {.verb = WINDOW_GET, .offset = target_offset, .bytes = size};
    dtl_status status = access_check("rma_get", win, target, target_offset, size);

    return status == DTL_SUCCESS ? answer_fetch(win, target, &request, NULL, 0, buffer, size)
                                 : status;
}

dtl_status dtl_impl_rma_accumulate(struct window *win, dtl_rank_t target, dtl_size_t target_offset,
                                   const void *origin, dtl_size_t size, dtl_dtype dtype,
                                   dtl_reduce_op op)
{
    struct window_request request = {.verb = WINDOW_ACCUMULATE,
                                     .op = (int32_t)op,
                                     .dtype = (int32_t)dtype,
                                     .offset = target_offset,
                                     .bytes = size};
    dtl_status status = access_check("rma_accumulate", win, target, target_offset, size);

    if (status == DTL_SUCCESS)
        status =
            multiple_check("rma_accumulate", "target_offset", target_offset, dtl__dtype(dtype));
    if (status == DTL_SUCCESS)
        status = multiple_check("rma_accumulate", "size", size, dtl__dtype(dtype));
    return status == DTL_SUCCESS ? dtl__window_tell(win, target, &request, origin, size) : status;
}

dtl_status dtl_impl_rma_fetch_and_op(struct window *win, dtl_rank_t target,
                                     dtl_size_t target_offset, const void *origin, void *result,
                                     dtl_dtype dtype, dtl_reduce_op op)
{
    const struct dtype *type = dtl__dtype(dtype);
    struct window_request request = {.verb = WINDOW_FETCH,
                                     .op = (int32_t)op,
                                     .dtype = (int32_t)dtype,
                                     .offset = target_offset,
                                     .bytes = type->size};
    dtl_status status = access_check("rma_fetch_and_op", win, target, target_offset, type->size);

    if (status == DTL_SUCCESS)
        status = multiple_check("rma_fetch_and_op", "target_offset", target_offset, type);
    return status == DTL_SUCCESS
               ? answer_fetch(win, target, &request, origin, type->size, result, type->size)
               : status;
}

dtl_status dtl_impl_rma_compare_and_swap(struct window *win, dtl_rank_t target,
                                         dtl_size_t target_offset, const void *compare,
                                         const void *swap, void *result, dtl_dtype dtype)
{
    const struct dtype *type = dtl__dtype(dtype);
    struct window_request request = {
        .verb = WINDOW_SWAP, .dtype = (int32_t)dtype, .offset = target_offset, .bytes = type->size};
    char both[2 * sizeof(uint64_t)];
    dtl_status status =
        access_check("rma_compare_and_swap", win, target, target_offset, type->size);

    if (status == DTL_SUCCESS)
        status = multiple_check("rma_compare_and_swap", "target_offset", target_offset, type);
    if (status != DTL_SUCCESS)
        return status;
    memcpy(both, compare, type->size);
    memcpy(both + type->size, swap, type->size);
    return answer_fetch(win, target, &request, both, 2 * (uint64_t)type->size, result, type->size);
}

/* ---- requests -------------------------------------------------------------------------------- */

/* The bytes were copied: the origin is the caller's again at once. */
dtl_status dtl_impl_rma_put_async(struct window *win, dtl_rank_t target, dtl_size_t target_offset,
                                  const void *origin, dtl_size_t size, struct future **req)
{
    struct future *future = NULL;
    dtl_status status = dtl__future_make(NULL, NULL, &future);

    if (status != DTL_SUCCESS)
        return status;
    status = dtl_impl_rma_put(win, target, target_offset, origin, size);
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
    if (status == DTL_SUCCESS && getting->bytes > 0)
        memcpy(getting->buffer, answer.data, getting->bytes);
    dtl__release(answer.data);
    return status;
}

static dtl_status getting_test(void *state, bool *done)
{
    struct getting *getting = state;
    dtl_status status = dtl__service_test(getting->service, &getting->ticket, done);

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
    struct answer answer = {0};
    dtl_status status;

    if (target != window->context->comm.rank)
        return dtl__service_post(window->service, target, window->identity, request,
                                 sizeof *request, &getting->ticket);
    status = dtl__window_apply(window, request, NULL, &answer);
    if (status == DTL_SUCCESS && request->bytes > 0)
        memcpy(getting->buffer, answer.data, request->bytes);
    dtl__release(answer.data);
    getting->is_taken = true;
    return status;
}

dtl_status dtl_impl_rma_get_async(struct window *win, dtl_rank_t target, dtl_size_t target_offset,
                                  void *buffer, dtl_size_t size, struct future **req)
{
    struct window_request request = {.verb = WINDOW_GET, .offset = target_offset, .bytes = size};
    struct getting *getting = NULL;
    struct future *future = NULL;
    dtl_status status = access_check("rma_get_async", win, target, target_offset, size);

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
