/* SPDX-License-Identifier: BSD-3-Clause */
/* Executes operations on a part, by its owner or by a rank that shares its memory. Atomic
 * operations on elements and locks are serialized by the part's guard, which makes them atomic for
 * every dtype, in every backend, and with respect to the owner's own operations. Atomic operations
 * on single values (atomic.c) take no lock, because other ranks spin on these values. */
#include <string.h>

#include "window.h"

uint64_t dtl__payload_bytes(const struct window_request *request)
{
    switch ((enum window_verb)request->verb) {
    case WINDOW_PUT:
    case WINDOW_ACCUMULATE:
    case WINDOW_FETCH:
    case WINDOW_SIGNAL:
        return request->bytes;
    case WINDOW_SWAP:
        return 2 * request->bytes;
    default:
        return 0;
    }
}

uint64_t dtl__result_bytes(const struct window_request *request)
{
    switch ((enum window_verb)request->verb) {
    case WINDOW_GET:
    case WINDOW_FETCH:
    case WINDOW_SWAP:
        return request->bytes;
    case WINDOW_ATOMIC_FETCH:
        return sizeof request->value;
    case WINDOW_LOCK:
        return 1;
    default:
        return 0;
    }
}

/* Combines the elements of the target range with those of the payload: target = target op payload.
 */
static void combine_elements(const struct window_request *request, char *target,
                             const void *payload)
{
    const struct dtype *type = dtl__dtype((dtl_dtype)request->dtype);

    dtl__kernel(type->id, (dtl_reduce_op)request->op)(target, payload, request->bytes / type->size);
}

/* Copies the target range to `result` and, if it equals the first half of the payload, replaces it
 * by the second half. */
static void swap_elements(const struct window_request *request, char *target, const char *payload,
                          void *result)
{
    memcpy(result, target, request->bytes);
    if (memcmp(target, payload, request->bytes) == 0)
        memcpy(target, payload + request->bytes, request->bytes);
}

/* grant_lock() sets *is_granted to 1 if it has acquired the RMA lock, and to 0 if another rank
 * holds it. The guard's mutex is held in both functions. */
static void grant_lock(struct guard *guard, int32_t mode, char *is_granted)
{
    bool is_exclusive = mode == DTL_LOCK_EXCLUSIVE;

    *is_granted = !guard->is_exclusive && (!is_exclusive || guard->shared == 0) ? 1 : 0;
    if (!*is_granted)
        return;
    if (is_exclusive)
        guard->is_exclusive = true;
    else
        guard->shared++;
}

static void release_lock(struct guard *guard, int32_t mode)
{
    if (mode == DTL_LOCK_EXCLUSIVE)
        guard->is_exclusive = false;
    else
        guard->shared--;
}

/* Executes the operations that need the guard's lock. The caller holds it. */
static void apply_guarded(struct guard *guard, const struct window_request *request, char *target,
                          const void *payload, void *result)
{
    switch ((enum window_verb)request->verb) {
    case WINDOW_ACCUMULATE:
        combine_elements(request, target, payload);
        return;
    case WINDOW_FETCH:
        memcpy(result, target, request->bytes);
        combine_elements(request, target, payload);
        return;
    case WINDOW_SWAP:
        swap_elements(request, target, payload, result);
        return;
    case WINDOW_LOCK:
        grant_lock(guard, request->mode, result);
        return;
    case WINDOW_UNLOCK:
        release_lock(guard, request->mode);
        return;
    default:
        return;
    }
}

/* Executes WINDOW_PUT or WINDOW_GET. */
static void copy_range(const struct window_request *request, char *target, const void *payload,
                       void *result)
{
    if (request->verb == WINDOW_PUT)
        memcpy(target, payload, request->bytes);
    else
        memcpy(result, target, request->bytes);
}

static char empty_range; /* target address of an empty range */

/* Returns the address of a range of an attached region, or NULL if no region contains it. The
 * caller holds the guard's lock. */
static char *region_find(const struct window *window, uint64_t offset, uint64_t bytes)
{
    for (const struct region *region = window->first; region != NULL; region = region->next)
        if (offset >= region->offset && offset - region->offset <= region->size &&
            bytes <= region->size - (offset - region->offset))
            return region->base + (offset - region->offset);
    return NULL;
}

/* Executes an operation on this rank's dynamic part. The guard's lock keeps the region attached
 * until the operation is complete. */
static dtl_status apply_dynamic(struct window *window, const struct part *part,
                                const struct window_request *request, const void *payload,
                                void *result)
{
    dtl_status status = DTL_SUCCESS;
    char *target;

    pthread_mutex_lock(&part->guard->lock);
    target = region_find(window, request->offset, request->bytes);
    if (target == NULL && request->bytes == 0)
        target = &empty_range;
    if (target == NULL)
        status = dtl__refuse_argument(
            DTL_ERROR_OUT_OF_BOUNDS, "target_offset-range",
            "target_offset is %llu for %llu bytes; expected a range within "
            "memory that is attached on rank %d",
            (unsigned long long)request->offset, (unsigned long long)request->bytes,
            (int)window->context->comm.rank);
    else if (request->verb == WINDOW_PUT || request->verb == WINDOW_GET)
        copy_range(request, target, payload, result);
    else
        apply_guarded(part->guard, request, target, payload, result);
    pthread_mutex_unlock(&part->guard->lock);
    return status;
}

/* Returns true if a request affects no bytes and needs no execution. */
static bool is_empty_operation(const struct window_request *request)
{
    return request->bytes == 0 && request->verb != WINDOW_LOCK && request->verb != WINDOW_UNLOCK &&
           request->verb != WINDOW_SIGNAL;
}

/* Fails if the range ends past the part. Checked here too, because requests of other processes are
 * not trusted. */
static dtl_status range_check(const struct part *part, uint64_t offset, uint64_t bytes)
{
    if (offset <= part->size && bytes <= part->size - offset)
        return DTL_SUCCESS;
    return dtl__refuse_argument(
        DTL_ERROR_OUT_OF_BOUNDS, "target_offset-range",
        "a request is for bytes %llu to %llu of a window; expected at most %llu",
        (unsigned long long)offset, (unsigned long long)offset + bytes,
        (unsigned long long)part->size);
}

/* Copies the data before the atomic update, so that a rank that sees the update also sees the
 * data. */
static dtl_status apply_signal(const struct part *part, const struct window_request *request,
                               const void *payload)
{
    dtl_status status = range_check(part, request->signal, sizeof request->value);

    if (status != DTL_SUCCESS)
        return status;
    if (request->bytes > 0)
        memcpy(part->base + request->offset, payload, request->bytes);
    dtl__atomic_apply(part->base + request->signal, sizeof request->value, request->op,
                      request->value, 0);
    return DTL_SUCCESS;
}

/* Executes WINDOW_ATOMIC or WINDOW_ATOMIC_FETCH. */
static void apply_atomic(char *target, const struct window_request *request, void *result)
{
    uint64_t found =
        dtl__atomic_apply(target, request->bytes, request->op, request->value, request->compare);

    if (request->verb == WINDOW_ATOMIC_FETCH)
        memcpy(result, &found, sizeof found);
}

dtl_status dtl__part_apply(struct window *window, const struct part *part,
                           const struct window_request *request, const void *payload, void *result)
{
    dtl_status status;
    char *target;

    if (is_empty_operation(request))
        return DTL_SUCCESS;
    if (window->is_dynamic)
        return apply_dynamic(window, part, request, payload, result);
    status = range_check(part, request->offset, request->bytes);
    if (status != DTL_SUCCESS)
        return status;
    if (request->verb == WINDOW_SIGNAL)
        return apply_signal(part, request, payload);
    target = part->base == NULL ? &empty_range : part->base + request->offset;
    if (request->verb == WINDOW_PUT || request->verb == WINDOW_GET) {
        copy_range(request, target, payload, result);
        return DTL_SUCCESS;
    }
    if (request->verb == WINDOW_ATOMIC || request->verb == WINDOW_ATOMIC_FETCH) {
        apply_atomic(target, request, result);
        return DTL_SUCCESS;
    }
    pthread_mutex_lock(&part->guard->lock);
    apply_guarded(part->guard, request, target, payload, result);
    pthread_mutex_unlock(&part->guard->lock);
    return DTL_SUCCESS;
}
