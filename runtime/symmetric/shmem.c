/* SPDX-License-Identifier: BSD-3-Clause */
/* Symmetric heaps in OpenSHMEM's memory: OpenSHMEM moves the data and runs the atomic operations.
 * Operations that OpenSHMEM 1.4 lacks are composed: a put with signal of a put, a fence and an
 * atomic operation; and, or and xor of compare-and-swap. */
#include "shmem.h"

#include <string.h>

/* Collective. The memory is zeroed before the window is created, thus before any rank accesses
 * it. */
dtl_status dtl__symmetric_shmem_open(struct symmetric *heap, uint64_t size)
{
    struct context *context = heap->context;
    dtl_status status =
        dtl__comm_agree(&context->comm, context->shmem->allocate(size, &heap->shmem));

    if (status != DTL_SUCCESS)
        return status;
    memset(heap->shmem, 0, size);
    status = dtl_impl_window_create(context, heap->shmem, size, &heap->window);
    if (status != DTL_SUCCESS)
        return status;
    for (int32_t rank = 0; rank < context->comm.size; rank++)
        heap->window->parts[rank].base =
            rank == context->comm.rank
                ? heap->shmem
                : context->shmem->local_address(heap->shmem, context->pes[rank]);
    return DTL_SUCCESS;
}

/* ---- atomic operations ----------------------------------------------------------------------- */

/* Returns the value that the request's operation stores if the previous value is `before`. */
static uint64_t apply_op(const struct window_request *request, uint64_t before)
{
    switch (request->op) {
    case DTL_ATOMIC_FETCH:
        return before;
    case DTL_ATOMIC_SET:
        return request->value;
    case DTL_ATOMIC_ADD:
        return before + request->value;
    case DTL_ATOMIC_AND:
        return before & request->value;
    case DTL_ATOMIC_OR:
        return before | request->value;
    case DTL_ATOMIC_XOR:
        return before ^ request->value;
    default:
        return before == request->compare ? request->value : before;
    }
}

/* Returns all 8 bytes of a 64-bit value, or the 4 that start at byte `at`. */
static uint64_t read_part(uint64_t word, uint64_t at, uint64_t bytes)
{
    uint32_t narrow;

    if (bytes == sizeof word)
        return word;
    memcpy(&narrow, (char *)&word + at, sizeof narrow);
    return narrow;
}

/* Returns `word` with `value` in all 8 bytes, or in the 4 that start at byte `at`. */
static uint64_t write_part(uint64_t word, uint64_t at, uint64_t bytes, uint64_t value)
{
    uint32_t narrow = (uint32_t)value;

    if (bytes == sizeof word)
        return value;
    memcpy((char *)&word + at, &narrow, sizeof narrow);
    return word;
}

/* Emulates an atomic operation that OpenSHMEM 1.4 lacks, or one on 32 bits, by compare-and-swap of
 * the 64-bit value that contains it. Returns the previous value. */
static uint64_t emulate_atomic(const struct context *context, int32_t pe, char *place,
                               const struct window_request *request)
{
    const struct symmetric_ops *ops = context->shmem;
    uint64_t at = (uintptr_t)place % sizeof(uint64_t), found = 0, before, after;
    uint64_t *word = (uint64_t *)(void *)(place - at);

    ops->atomic(SYMMETRIC_FETCH, word, 0, 0, pe, &found);
    do {
        before = found;
        after = write_part(before, at, request->bytes,
                           apply_op(request, read_part(before, at, request->bytes)));
        ops->atomic(SYMMETRIC_COMPARE_SWAP, word, after, before, pe, &found);
    } while (found != before);
    return read_part(found, at, request->bytes);
}

static enum symmetric_atomic shmem_op_of(int32_t op)
{
    switch (op) {
    case DTL_ATOMIC_FETCH:
        return SYMMETRIC_FETCH;
    case DTL_ATOMIC_SET:
        return SYMMETRIC_SET;
    case DTL_ATOMIC_ADD:
        return SYMMETRIC_ADD;
    default:
        return SYMMETRIC_COMPARE_SWAP;
    }
}

/* Runs an atomic operation on `place` at rank `pe` of OpenSHMEM. Sets *found, if not NULL, to the
 * previous value. */
static void run_atomic(const struct context *context, int32_t pe, char *place,
                       const struct window_request *request, uint64_t *found)
{
    bool is_bits = request->op >= DTL_ATOMIC_AND && request->op <= DTL_ATOMIC_XOR;
    uint64_t before;

    if (request->bytes == sizeof(uint64_t) && !is_bits) {
        context->shmem->atomic(shmem_op_of(request->op), (uint64_t *)(void *)place, request->value,
                               request->compare, pe, found);
        return;
    }
    before = emulate_atomic(context, pe, place, request);
    if (found != NULL)
        *found = before;
}

/* ---- requests -------------------------------------------------------------------------------- */

/* Puts `payload`, if any, and updates the signal after it. The fence keeps the signal behind the
 * data. */
static void put_with_signal(const struct symmetric *heap, int32_t pe,
                            const struct window_request *request, const void *payload)
{
    const struct context *context = heap->context;
    struct window_request word = {
        .op = request->op, .bytes = sizeof request->value, .value = request->value};

    if (request->bytes > 0)
        context->shmem->put(heap->base + request->offset, payload, request->bytes, pe);
    context->shmem->fence();
    run_atomic(context, pe, heap->base + request->signal, &word, NULL);
}

dtl_status dtl__symmetric_shmem_start(const struct symmetric *heap, int32_t rank,
                                      const struct window_request *request, const void *payload,
                                      void *result)
{
    const struct context *context = heap->context;
    char *place = heap->base + request->offset;
    int32_t pe = context->pes[rank];

    switch (request->verb) {
    case WINDOW_PUT:
        if (request->bytes > 0)
            context->shmem->put(place, payload, request->bytes, pe);
        break;
    case WINDOW_GET:
        context->shmem->get(result, place, request->bytes, pe);
        break;
    case WINDOW_SIGNAL:
        put_with_signal(heap, pe, request, payload);
        break;
    default:
        run_atomic(context, pe, place, request, result);
    }
    return DTL_SUCCESS;
}
