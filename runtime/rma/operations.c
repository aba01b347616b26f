/* SPDX-License-Identifier: BSD-3-Clause */
/* Put, get and atomic operations. The origin checks everything that the target would have to
 * refuse, except the ranges of a dynamic window, which only their owner knows. */
#include <string.h>

#include "dtl_impl.h"
#include "window.h"

dtl_status dtl__access_check(const struct window *window, int32_t target, uint64_t offset,
                             uint64_t bytes)
{
    uint64_t size = window->parts[target].size;

    if (!window->is_dynamic && (offset > size || bytes > size - offset))
        return dtl__refuse_argument(
            DTL_ERROR_OUT_OF_BOUNDS, "target_offset-range",
            "target_offset is %lld for %lld bytes; expected target_offset + "
            "bytes <= %llu, the size on rank %d",
            (long long)offset, (long long)bytes, (unsigned long long)size, (int)target);
    if (target != window->context->comm.rank && !window->is_fenced && !window->has_all &&
        window->access[target] == ACCESS_NONE)
        return dtl__refuse_argument(DTL_ERROR_CONSISTENCY_VIOLATION, "target-epoch",
                                    "target is %d outside an epoch; expected dtl_window_fence, "
                                    "dtl_window_lock or dtl_window_start before",
                                    (int)target);
    return DTL_SUCCESS;
}

/* Fails if an offset or size of an operation on elements is no multiple of the element's size. */
static dtl_status multiple_check(const char *argument, const char *key, uint64_t bytes,
                                 const struct dtype *type)
{
    if (bytes % type->size == 0)
        return DTL_SUCCESS;
    return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, key,
                                "%s is %lld; expected a multiple of the element's size (%u)",
                                argument, (long long)bytes, (unsigned)type->size);
}

/* Checks range, epoch and element size for an operation on whole elements. */
static dtl_status elements_check(const struct window *window, int32_t target,
                                 const struct window_request *request)
{
    const struct dtype *type = dtl__dtype((dtl_dtype)request->dtype);
    dtl_status status = dtl__access_check(window, target, request->offset, request->bytes);

    if (status == DTL_SUCCESS)
        status = multiple_check("target_offset", "target_offset-multiple", request->offset, type);
    if (status == DTL_SUCCESS)
        status = multiple_check("size", "size-multiple", request->bytes, type);
    return status;
}

/* ---- transfers ------------------------------------------------------------------------------- */

dtl_status dtl_impl_rma_put(struct window *win, dtl_rank_t target, dtl_size_t target_offset,
                            const void *origin, dtl_size_t size)
{
    struct window_request request = {.verb = WINDOW_PUT, .offset = target_offset, .bytes = size};
    dtl_status status = dtl__access_check(win, target, target_offset, size);

    return status == DTL_SUCCESS ? dtl__window_issue(win, target, &request, origin) : status;
}

dtl_status dtl_impl_rma_get(struct window *win, dtl_rank_t target, dtl_size_t target_offset,
                            void *buffer, dtl_size_t size)
{
    struct window_request request = {.verb = WINDOW_GET, .offset = target_offset, .bytes = size};
    dtl_status status = dtl__access_check(win, target, target_offset, size);

    return status == DTL_SUCCESS ? dtl__window_execute(win, target, &request, NULL, buffer)
                                 : status;
}

/* ---- atomic operations ----------------------------------------------------------------------- */

dtl_status dtl_impl_rma_accumulate(struct window *win, dtl_rank_t target, dtl_size_t target_offset,
                                   const void *origin, dtl_size_t size, dtl_dtype dtype,
                                   dtl_reduce_op op)
{
    struct window_request request = {.verb = WINDOW_ACCUMULATE,
                                     .op = (int32_t)op,
                                     .dtype = (int32_t)dtype,
                                     .offset = target_offset,
                                     .bytes = size};
    dtl_status status = elements_check(win, target, &request);

    return status == DTL_SUCCESS ? dtl__window_issue(win, target, &request, origin) : status;
}

dtl_status dtl_impl_rma_get_accumulate(struct window *win, dtl_rank_t target,
                                       dtl_size_t target_offset, const void *origin, void *result,
                                       dtl_size_t size, dtl_dtype dtype, dtl_reduce_op op)
{
    struct window_request request = {.verb = WINDOW_FETCH,
                                     .op = (int32_t)op,
                                     .dtype = (int32_t)dtype,
                                     .offset = target_offset,
                                     .bytes = size};
    dtl_status status = elements_check(win, target, &request);

    return status == DTL_SUCCESS ? dtl__window_execute(win, target, &request, origin, result)
                                 : status;
}

dtl_status dtl_impl_rma_fetch_and_op(struct window *win, dtl_rank_t target,
                                     dtl_size_t target_offset, const void *origin, void *result,
                                     dtl_dtype dtype, dtl_reduce_op op)
{
    struct window_request request = {.verb = WINDOW_FETCH,
                                     .op = (int32_t)op,
                                     .dtype = (int32_t)dtype,
                                     .offset = target_offset,
                                     .bytes = dtl__dtype(dtype)->size};
    dtl_status status = elements_check(win, target, &request);

    return status == DTL_SUCCESS ? dtl__window_execute(win, target, &request, origin, result)
                                 : status;
}

dtl_status dtl_impl_rma_compare_and_swap(struct window *win, dtl_rank_t target,
                                         dtl_size_t target_offset, const void *compare,
                                         const void *swap, void *result, dtl_dtype dtype)
{
    uint64_t size = dtl__dtype(dtype)->size;
    struct window_request request = {
        .verb = WINDOW_SWAP, .dtype = (int32_t)dtype, .offset = target_offset, .bytes = size};
    char both[2 * sizeof(uint64_t)];
    dtl_status status = elements_check(win, target, &request);

    if (status != DTL_SUCCESS)
        return status;
    memcpy(both, compare, size);
    memcpy(both + size, swap, size);
    return dtl__window_execute(win, target, &request, both, result);
}
