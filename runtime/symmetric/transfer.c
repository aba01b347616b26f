/* SPDX-License-Identifier: BSD-3-Clause */
/* Puts, gets, signals and atomic operations: checks the arguments before anything is sent, then
 * submits the request. */
#include <stdio.h>
#include <string.h>

#include "dtl_impl.h"
#include "heap.h"

/* ---- checks ---------------------------------------------------------------------------------- */

/* Fails with `argument` as misaligned if the range lies in the heap, else as out of bounds. */
static dtl_status refuse_range(const struct symmetric *heap, const char *argument,
                               const void *address, uint64_t bytes, uint64_t alignment)
{
    uintptr_t offset = (uintptr_t)address - (uintptr_t)heap->base;
    char key[32];

    if (offset < heap->size && bytes <= heap->size - offset) {
        snprintf(key, sizeof key, "%s-alignment", argument);
        return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, key,
                                    "%s is at byte %llu of the heap; expected a multiple of %llu",
                                    argument, (unsigned long long)offset,
                                    (unsigned long long)alignment);
    }
    snprintf(key, sizeof key, "%s-range", argument);
    return dtl__refuse_argument(DTL_ERROR_OUT_OF_BOUNDS, key,
                                "%s is %p for %llu bytes; expected a range in the heap, which goes "
                                "from %p to %p",
                                argument, address, (unsigned long long)bytes, (void *)heap->base,
                                (void *)(heap->base + heap->size));
}

dtl_status dtl__symmetric_offset(const struct symmetric *heap, const char *argument,
                                 const void *address, uint64_t bytes, uint64_t alignment,
                                 uint64_t *offset)
{
    uint64_t found = (uint64_t)((uintptr_t)address - (uintptr_t)heap->base);

    if (DTL_UNLIKELY(found > heap->size || bytes > heap->size - found || found % alignment != 0))
        return refuse_range(heap, argument, address, bytes, alignment);
    *offset = found;
    return DTL_SUCCESS;
}

/* Fails if the ranges overlap on this rank itself: the request has no defined copy order. */
static dtl_status overlap_check(const struct symmetric *heap, int32_t pe, const char *key,
                                const void *dest, const void *source, uint64_t bytes)
{
    if (pe != heap->context->comm.rank || !dtl__overlaps(dest, bytes, source, bytes))
        return DTL_SUCCESS;
    return dtl__refuse_argument(
        DTL_ERROR_INVALID_ARGUMENT, key,
        "source overlaps dest on this rank itself; expected memory that does not overlap it");
}

/* ---- transfers ------------------------------------------------------------------------------- */

/* Checks both ranges, sets the request's offset and bytes, and submits it. */
static dtl_status submit_put(struct symmetric *heap, const void *dest, const void *source,
                             uint64_t bytes, struct window_request *request, int32_t pe,
                             enum completion when)
{
    dtl_status status = dtl__symmetric_offset(heap, "dest", dest, bytes, 1, &request->offset);

    request->bytes = bytes;
    if (status == DTL_SUCCESS)
        status = overlap_check(heap, pe, "source-overlap", dest, source, bytes);
    return status == DTL_SUCCESS ? dtl__symmetric_submit(heap, pe, when, request, source, NULL)
                                 : status;
}

dtl_status dtl_impl_symmetric_put(struct symmetric *heap, void *dest, const void *source,
                                  dtl_size_t size, dtl_rank_t pe)
{
    struct window_request request = {.verb = WINDOW_PUT};

    return submit_put(heap, dest, source, size, &request, pe, COMPLETE_NOW);
}

dtl_status dtl_impl_symmetric_put_nbi(struct symmetric *heap, void *dest, const void *source,
                                      dtl_size_t size, dtl_rank_t pe)
{
    struct window_request request = {.verb = WINDOW_PUT};

    return submit_put(heap, dest, source, size, &request, pe, COMPLETE_AT_QUIET);
}

/* Checks both ranges and submits a get. Without bytes it does nothing after the checks. */
static dtl_status submit_get(struct symmetric *heap, void *dest, const void *source, uint64_t bytes,
                             int32_t pe, enum completion when)
{
    struct window_request request = {.verb = WINDOW_GET, .bytes = bytes};
    dtl_status status = dtl__symmetric_offset(heap, "source", source, bytes, 1, &request.offset);

    if (status == DTL_SUCCESS)
        status = overlap_check(heap, pe, "dest-overlap", dest, source, bytes);
    if (status != DTL_SUCCESS || bytes == 0)
        return status;
    return dtl__symmetric_submit(heap, pe, when, &request, NULL, dest);
}

dtl_status dtl_impl_symmetric_get(struct symmetric *heap, void *dest, const void *source,
                                  dtl_size_t size, dtl_rank_t pe)
{
    return submit_get(heap, dest, source, size, pe, COMPLETE_NOW);
}

dtl_status dtl_impl_symmetric_get_nbi(struct symmetric *heap, void *dest, const void *source,
                                      dtl_size_t size, dtl_rank_t pe)
{
    return submit_get(heap, dest, source, size, pe, COMPLETE_AT_QUIET);
}

/* ---- signals --------------------------------------------------------------------------------- */

static int32_t atomic_op_of(dtl_signal_op op)
{
    return op == DTL_SIGNAL_SET ? DTL_ATOMIC_SET : DTL_ATOMIC_ADD;
}

/* Checks the arguments and submits a put that updates a signal after its data. */
static dtl_status put_signal(struct symmetric *heap, const void *dest, const void *source,
                             uint64_t bytes, const void *signal, uint64_t value, dtl_signal_op op,
                             int32_t pe, enum completion when)
{
    struct window_request request = {.verb = WINDOW_SIGNAL, .op = atomic_op_of(op), .value = value};
    dtl_status status =
        dtl__symmetric_offset(heap, "signal", signal, sizeof value, sizeof value, &request.signal);

    return status == DTL_SUCCESS ? submit_put(heap, dest, source, bytes, &request, pe, when)
                                 : status;
}

dtl_status dtl_impl_symmetric_put_signal(struct symmetric *heap, void *dest, const void *source,
                                         dtl_size_t size, void *signal, dtl_size_t value,
                                         dtl_signal_op op, dtl_rank_t pe)
{
    return put_signal(heap, dest, source, size, signal, value, op, pe, COMPLETE_NOW);
}

dtl_status dtl_impl_symmetric_put_signal_nbi(struct symmetric *heap, void *dest, const void *source,
                                             dtl_size_t size, void *signal, dtl_size_t value,
                                             dtl_signal_op op, dtl_rank_t pe)
{
    return put_signal(heap, dest, source, size, signal, value, op, pe, COMPLETE_AT_QUIET);
}

/* ---- atomic operations ----------------------------------------------------------------------- */

/* Submits an atomic operation on `address`. The caller has set all members of `request` but the
 * verb and the offset. With `found`, waits for the previous value. */
static dtl_status submit_atomic(struct symmetric *heap, const char *argument, const void *address,
                                struct window_request *request, int32_t pe, uint64_t *found)
{
    dtl_status status = dtl__symmetric_offset(heap, argument, address, request->bytes,
                                              request->bytes, &request->offset);

    request->verb = found != NULL ? WINDOW_ATOMIC_FETCH : WINDOW_ATOMIC;
    return status == DTL_SUCCESS
               ? dtl__symmetric_submit(heap, pe, COMPLETE_NOW, request, NULL, found)
               : status;
}

dtl_status dtl_impl_symmetric_signal_op(struct symmetric *heap, void *signal, dtl_size_t value,
                                        dtl_signal_op op, dtl_rank_t pe)
{
    struct window_request request = {.op = atomic_op_of(op), .bytes = sizeof value, .value = value};

    return submit_atomic(heap, "signal", signal, &request, pe, NULL);
}

/* Returns an element of 4 or 8 bytes, zero-extended; 0 for NULL. */
static uint64_t element_read(const void *element, uint64_t bytes)
{
    uint32_t narrow = 0;
    uint64_t wide = 0;

    if (element == NULL)
        return 0;
    memcpy(bytes == sizeof narrow ? (void *)&narrow : (void *)&wide, element, bytes);
    return bytes == sizeof narrow ? narrow : wide;
}

/* Writes the low 4 or all 8 bytes of `value` to an element. */
static void element_write(void *element, uint64_t bytes, uint64_t value)
{
    uint32_t narrow = (uint32_t)value;

    memcpy(element, bytes == sizeof narrow ? (void *)&narrow : (void *)&value, bytes);
}

dtl_status dtl_impl_symmetric_atomic(struct symmetric *heap, void *dest, const void *value,
                                     dtl_dtype dtype, dtl_atomic_op op, dtl_rank_t pe)
{
    struct window_request request = {.op = (int32_t)op,
                                     .bytes = dtl__bytes(dtype),
                                     .value = element_read(value, dtl__bytes(dtype))};

    return submit_atomic(heap, "dest", dest, &request, pe, NULL);
}

/* Submits an atomic operation and writes the previous value to `result`. */
static dtl_status submit_fetch(struct symmetric *heap, const void *dest,
                               struct window_request *request, int32_t pe, void *result)
{
    uint64_t found = 0;
    dtl_status status = submit_atomic(heap, "dest", dest, request, pe, &found);

    if (status == DTL_SUCCESS)
        element_write(result, request->bytes, found);
    return status;
}

dtl_status dtl_impl_symmetric_atomic_fetch(struct symmetric *heap, void *dest, const void *value,
                                           void *result, dtl_dtype dtype, dtl_atomic_op op,
                                           dtl_rank_t pe)
{
    struct window_request request = {.op = (int32_t)op,
                                     .bytes = dtl__bytes(dtype),
                                     .value = element_read(value, dtl__bytes(dtype))};

    return submit_fetch(heap, dest, &request, pe, result);
}

dtl_status dtl_impl_symmetric_atomic_compare_swap(struct symmetric *heap, void *dest,
                                                  const void *compare, const void *value,
                                                  void *result, dtl_dtype dtype, dtl_rank_t pe)
{
    struct window_request request = {.op = WINDOW_OP_COMPARE_SWAP,
                                     .bytes = dtl__bytes(dtype),
                                     .value = element_read(value, dtl__bytes(dtype)),
                                     .compare = element_read(compare, dtl__bytes(dtype))};

    return submit_fetch(heap, dest, &request, pe, result);
}
