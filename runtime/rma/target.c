/* SPDX-License-Identifier: BSD-3-Clause */
/* What is done to a part, by its owner or by a rank that shares its memory.  Atomic operations and
 * locks are done one at a time, under the part's guard; that makes them atomic on every dtype, in
 * every back end, and for the rank's own operations too.  Words are what others spin on, who take
 * no lock: atomic.c. */
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
    case WINDOW_WORD_FETCH:
        return sizeof request->value;
    case WINDOW_LOCK:
        return 1;
    default:
        return 0;
    }
}

/* target = target op payload */
static void combine(const struct window_request *request, char *target, const void *payload)
{
    const struct dtype *type = dtl__dtype((dtl_dtype)request->dtype);

    dtl__kernel(type->id, (dtl_reduce_op)request->op)(target, payload, request->bytes / type->size);
}

static void swap(const struct window_request *request, char *target, const char *payload,
                 void *result)
{
    memcpy(result, target, request->bytes);
    if (memcmp(target, payload, request->bytes) == 0)
        memcpy(target, payload + request->bytes, request->bytes);
}

static void grant(struct guard *guard, int32_t mode, char *is_granted)
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

static void ungrant(struct guard *guard, int32_t mode)
{
    if (mode == DTL_LOCK_EXCLUSIVE)
        guard->is_exclusive = false;
    else
        guard->shared--;
}

/* Under the guard's lock. */
static void apply_guarded(struct guard *guard, const struct window_request *request, char *target,
                          const void *payload, void *result)
{
    switch ((enum window_verb)request->verb) {
    case WINDOW_ACCUMULATE:
        combine(request, target, payload);
        return;
    case WINDOW_FETCH:
        memcpy(result, target, request->bytes);
        combine(request, target, payload);
        return;
    case WINDOW_SWAP:
        swap(request, target, payload, result);
        return;
    case WINDOW_LOCK:
        grant(guard, request->mode, result);
        return;
    case WINDOW_UNLOCK:
        ungrant(guard, request->mode);
        return;
    default:
        return;
    }
}

static void transfer(const struct window_request *request, char *target, const void *payload,
                     void *result)
{
    if (request->verb == WINDOW_PUT)
        memcpy(target, payload, request->bytes);
    else
        memcpy(result, target, request->bytes);
}

static char nothing; /* the place of an empty range, and of none */

/* Where a range of this rank's regions is; NULL: it is in none of them. */
static char *region_find(const struct window *window, uint64_t offset, uint64_t bytes)
{
    for (const struct region *region = window->first; region != NULL; region = region->next)
        if (offset >= region->offset && offset - region->offset <= region->size &&
            bytes <= region->size - (offset - region->offset))
            return region->base + (offset - region->offset);
    return NULL;
}

/* An owner's dynamic part: the regions stay attached while it is at them. */
static dtl_status apply_dynamic(struct window *window, const struct part *part,
                                const struct window_request *request, const void *payload,
                                void *result)
{
    dtl_status status = DTL_SUCCESS;
    char *target;

    pthread_mutex_lock(&part->guard->lock);
    target = region_find(window, request->offset, request->bytes);
    if (target == NULL && request->bytes == 0)
        target = &nothing;
    if (target == NULL)
        status = dtl__refuse_argument(
            DTL_ERROR_OUT_OF_BOUNDS, "target_offset-range",
            "target_offset is %llu for %llu bytes; expected a range within "
            "memory that is attached on rank %d",
            (unsigned long long)request->offset, (unsigned long long)request->bytes,
            (int)window->context->comm.rank);
    else if (request->verb == WINDOW_PUT || request->verb == WINDOW_GET)
        transfer(request, target, payload, result);
    else
        apply_guarded(part->guard, request, target, payload, result);
    pthread_mutex_unlock(&part->guard->lock);
    return status;
}

static bool is_nothing(const struct window_request *request)
{
    return request->bytes == 0 && request->verb != WINDOW_LOCK && request->verb != WINDOW_UNLOCK &&
           request->verb != WINDOW_SIGNAL;
}

/* An owner trusts no request that came to it. */
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

/* Data first, so that who sees the signal sees them. */
static dtl_status apply_signal(const struct part *part, const struct window_request *request,
                               const void *payload)
{
    dtl_status status = range_check(part, request->signal, sizeof request->value);

    if (status != DTL_SUCCESS)
        return status;
    if (request->bytes > 0)
        memcpy(part->base + request->offset, payload, request->bytes);
    dtl__word_apply(part->base + request->signal, sizeof request->value, request->op,
                    request->value, 0);
    return DTL_SUCCESS;
}

static void apply_word(char *target, const struct window_request *request, void *result)
{
    uint64_t found =
        dtl__word_apply(target, request->bytes, request->op, request->value, request->compare);

    if (request->verb == WINDOW_WORD_FETCH)
        memcpy(result, &found, sizeof found);
}

dtl_status dtl__part_apply(struct window *window, const struct part *part,
                           const struct window_request *request, const void *payload, void *result)
{
    dtl_status status;
    char *target;

    if (is_nothing(request))
        return DTL_SUCCESS;
    if (window->is_dynamic)
        return apply_dynamic(window, part, request, payload, result);
    status = range_check(part, request->offset, request->bytes);
    if (status != DTL_SUCCESS)
        return status;
    if (request->verb == WINDOW_SIGNAL)
        return apply_signal(part, request, payload);
    target = part->base == NULL ? &nothing : part->base + request->offset;
    if (request->verb == WINDOW_PUT || request->verb == WINDOW_GET) {
        transfer(request, target, payload, result);
        return DTL_SUCCESS;
    }
    if (request->verb == WINDOW_WORD || request->verb == WINDOW_WORD_FETCH) {
        apply_word(target, request, result);
        return DTL_SUCCESS;
    }
    pthread_mutex_lock(&part->guard->lock);
    apply_guarded(part->guard, request, target, payload, result);
    pthread_mutex_unlock(&part->guard->lock);
    return DTL_SUCCESS;
}
