/* SPDX-License-Identifier: BSD-3-Clause */
/* Futures of the API: values set by the program, and futures of several futures. */
#include <string.h>

#include "dtl_impl.h"
#include "future.h"
#include "progress/wait.h"

dtl_status dtl_impl_future_create(struct future **fut)
{
    return dtl__future_make(NULL, NULL, fut);
}

/* Threads that wait for a value which can no longer be set get DTL_ERROR_CANCELED. */
void dtl_impl_future_destroy(struct future *fut)
{
    if (fut == NULL)
        return;
    if (fut->source == NULL && !dtl__future_is_complete(fut))
        dtl__future_fail(fut, DTL_ERROR_CANCELED, "the future was destroyed before it had a value");
    dtl__future_detach_upstream(fut);
    dtl__future_release(fut);
}

dtl_status dtl_impl_future_wait(struct future *fut)
{
    return dtl__future_wait(fut);
}

dtl_status dtl_impl_future_test(struct future *fut, int *completed)
{
    bool done = false;
    dtl_status status = dtl__future_test(fut, &done);

    if (status == DTL_SUCCESS)
        *completed = done;
    return status;
}

/* Returns true if an operation completes the future, so that the program must not. */
static bool is_operation(const struct future *future)
{
    return future->source != NULL || future->is_remote;
}

/* Returns the failure of a call that sets the value of an operation's future. */
static dtl_status refuse_operation(void)
{
    return dtl__refuse_argument(
        DTL_ERROR_INVALID_STATE, "fut-operation",
        "fut stands for an operation; expected one that dtl_future_create made");
}

dtl_status dtl_impl_future_set(struct future *fut, const void *value, dtl_size_t size)
{
    return is_operation(fut) ? refuse_operation()
                             : dtl__future_complete(fut, DTL_SUCCESS, value, size);
}

dtl_status dtl_impl_future_fail(struct future *fut, dtl_status code, const char *message)
{
    return is_operation(fut) ? refuse_operation() : dtl__future_fail(fut, code, message);
}

dtl_status dtl_impl_future_size(struct future *fut, dtl_size_t *bytes)
{
    dtl_status status = dtl__future_wait(fut);

    if (status == DTL_SUCCESS)
        *bytes = fut->bytes;
    return status;
}

/* Copies the value of a complete future; fails if it has more than `size` bytes. */
static dtl_status value_copy(const struct future *future, void *buffer, uint64_t size)
{
    if (future->bytes > size)
        return dtl__refuse_argument(DTL_ERROR_BUFFER_TOO_SMALL, "size-range",
                                    "size is %llu; expected at least the value's, %llu",
                                    (unsigned long long)size, (unsigned long long)future->bytes);
    if (future->bytes > 0)
        memcpy(buffer, future->value, future->bytes);
    return DTL_SUCCESS;
}

/* Returns true if a wait for the future ends without the program setting a value, which may never
 * happen. */
static bool can_wait(struct future *future)
{
    return is_operation(future) || future->upstream != NULL || dtl__future_is_complete(future);
}

dtl_status dtl_impl_future_get(struct future *fut, void *buffer, dtl_size_t size)
{
    dtl_status status;

    if (!can_wait(fut))
        return dtl__fail(DTL_ERROR_INVALID_STATE,
                         "the future has no value yet; expected dtl_future_wait before");
    status = dtl__future_wait(fut);
    return status == DTL_SUCCESS ? value_copy(fut, buffer, size) : status;
}

/* ---- futures of several futures -------------------------------------------------------------- */

/* The futures of dtl_when_all(), referenced so that their handles may be closed before the wait. */
struct future_group {
    uint64_t count;
    struct future *futures[];
};

/* Release function of the source: drops the references to the futures and frees the group. */
static void group_release(void *state)
{
    struct future_group *group = state;

    for (uint64_t index = 0; index < group->count; index++)
        dtl__future_release(group->futures[index]);
    dtl__release(group);
}

/* Tests all futures: complete when all of them are.  The first failure in their order is the
 * group's. */
static dtl_status group_test(void *state, bool *done)
{
    struct future_group *group = state;
    dtl_status first = DTL_SUCCESS;

    *done = true;
    for (uint64_t index = 0; index < group->count; index++) {
        bool one_done = false;
        dtl_status status = dtl__future_test(group->futures[index], &one_done);

        *done &= one_done;
        if (first == DTL_SUCCESS)
            first = status;
    }
    return *done ? first : DTL_SUCCESS;
}

/* Wait function of the source: waits for all futures and returns the first failure in their
 * order, or at once that the wait was interrupted. */
static dtl_status group_wait(void *state)
{
    struct future_group *group = state;
    dtl_status first = DTL_SUCCESS;

    for (uint64_t index = 0; index < group->count; index++) {
        dtl_status status = dtl__future_wait(group->futures[index]);

        if (dtl__is_interrupt(status))
            return status;
        if (first == DTL_SUCCESS)
            first = status;
    }
    return first;
}

static const struct future_source group_source = {
    .test = group_test, .wait = group_wait, .release = group_release};

dtl_status dtl_impl_when_all(struct future *const *futures, dtl_size_t count,
                             struct future **result)
{
    struct future_group *group = NULL;
    dtl_status status =
        dtl__alloc((void **)&group, sizeof *group + count * sizeof(void *), "futures to wait for");

    if (status != DTL_SUCCESS)
        return status;
    group->count = count;
    for (uint64_t index = 0; index < count; index++)
        group->futures[index] = dtl__future_retain(futures[index]);
    status = dtl__future_make(&group_source, group, result);
    if (status != DTL_SUCCESS)
        group_release(group);
    return status;
}

/* The futures of a dtl_when_any() call. */
struct any_wait {
    struct future *const *futures;
    uint64_t count;
    uint64_t index; /* index of the first complete future */
};

/* Wait test: done if one of the futures is complete. */
static dtl_status any_test(void *state, bool *done)
{
    struct any_wait *wait = state;

    for (wait->index = 0; wait->index < wait->count; wait->index++) {
        dtl__future_test(wait->futures[wait->index], done);
        if (*done)
            break;
    }
    return DTL_SUCCESS;
}

dtl_status dtl_impl_when_any(struct future *const *futures, dtl_size_t count,
                             struct future **result, dtl_size_t *completed_index)
{
    struct any_wait wait = {.futures = futures, .count = count};
    struct future *first, *copy = NULL;
    dtl_status status = dtl__future_make(NULL, NULL, &copy);

    if (status != DTL_SUCCESS)
        return status;
    status = dtl__wait(any_test, &wait, &dtl__pace);
    if (status != DTL_SUCCESS) {
        dtl__future_release(copy);
        return status;
    }
    first = futures[wait.index];
    status = dtl__future_wait(first); /* returns at once; sets the last error of a failure */
    status = dtl__future_complete(copy, status, first->value, first->bytes);
    if (status != DTL_SUCCESS) {
        dtl__future_release(copy);
        return status;
    }
    *completed_index = wait.index;
    *result = copy;
    return DTL_SUCCESS;
}
