/* SPDX-License-Identifier: BSD-3-Clause */
/* The futures of the API: values that the program sets, and futures of futures. */
#include <string.h>

#include "action.h"
#include "dtl_impl.h"
#include "future.h"

dtl_status dtl_impl_future_create(struct future **fut)
{
    return dtl__future_make(NULL, NULL, fut);
}

/* Whoever waits for a value that nobody will set any more is told so. */
void dtl_impl_future_destroy(struct future *fut)
{
    if (fut == NULL)
        return;
    if (fut->source == NULL && !dtl__future_is_complete(fut))
        dtl__future_fail(fut, DTL_ERROR_CANCELED, "the future was destroyed before it had a value");
    dtl__future_release(fut);
}

/* The handle may be closed by another thread meanwhile: a waiter holds a reference of its own. */
dtl_status dtl_impl_future_wait(struct future *fut)
{
    dtl_status status = dtl__future_wait(dtl__future_retain(fut));

    dtl__future_release(fut);
    return status;
}

dtl_status dtl_impl_future_test(struct future *fut, int *completed)
{
    bool done = false;
    dtl_status status = dtl__future_test(fut, &done);

    *completed = done;
    return status;
}

static bool is_operation(const struct future *future)
{
    return future->source != NULL || future->drive != NULL;
}

static dtl_status refuse_operation(const char *verb)
{
    return dtl__fail(DTL_ERROR_INVALID_STATE,
                     "future_%s: the future stands for an operation; expected one that "
                     "dtl_future_create made",
                     verb);
}

dtl_status dtl_impl_future_set(struct future *fut, const void *value, dtl_size_t size)
{
    return is_operation(fut) ? refuse_operation("set")
                             : dtl__future_complete(fut, DTL_SUCCESS, value, size);
}

dtl_status dtl_impl_future_fail(struct future *fut, dtl_status code, const char *message)
{
    return is_operation(fut) ? refuse_operation("fail") : dtl__future_fail(fut, code, message);
}

dtl_status dtl_impl_future_size(struct future *fut, dtl_size_t *bytes)
{
    dtl_status status = dtl__future_wait(dtl__future_retain(fut));

    if (status == DTL_SUCCESS)
        *bytes = fut->bytes;
    dtl__future_release(fut);
    return status;
}

static dtl_status value_copy(const struct future *future, void *buffer, uint64_t size)
{
    if (future->bytes > size)
        return dtl__fail(DTL_ERROR_BUFFER_TOO_SMALL,
                         "future_get: size is %llu; expected at least the value's, %llu",
                         (unsigned long long)size, (unsigned long long)future->bytes);
    if (future->bytes > 0)
        memcpy(buffer, future->value, future->bytes);
    return DTL_SUCCESS;
}

dtl_status dtl_impl_future_get(struct future *fut, void *buffer, dtl_size_t size)
{
    dtl_status status = dtl__future_wait(dtl__future_retain(fut));

    if (status == DTL_SUCCESS)
        status = value_copy(fut, buffer, size);
    dtl__future_release(fut);
    return status;
}

/* ---- futures of futures ---------------------------------------------------------------------- */

/* Keeps the futures alive, so that their handles may be closed before the wait. */
struct group {
    uint64_t count;
    struct future *futures[];
};

static void group_release(void *state)
{
    struct group *group = state;

    for (uint64_t index = 0; index < group->count; index++)
        dtl__future_release(group->futures[index]);
    dtl__release(group);
}

/* Complete when all are; the first failure in their order is the group's. */
static dtl_status group_test(void *state, bool *done)
{
    struct group *group = state;
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

static dtl_status group_wait(void *state)
{
    struct group *group = state;
    dtl_status first = DTL_SUCCESS;

    for (uint64_t index = 0; index < group->count; index++) {
        dtl_status status = dtl__future_wait(group->futures[index]);

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
    struct group *group = NULL;
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

/* The index of a complete future, waiting for the first. */
static uint64_t first_complete(struct future *const *futures, uint64_t count)
{
    int64_t begun = 0;

    for (;;) {
        for (uint64_t index = 0; index < count; index++) {
            bool done = false;

            dtl__future_test(futures[index], &done);
            if (done)
                return index;
        }
        dtl__actions_pause(&begun);
    }
}

dtl_status dtl_impl_when_any(struct future *const *futures, dtl_size_t count,
                             struct future **result, dtl_size_t *completed_index)
{
    uint64_t index = first_complete(futures, count);
    struct future *first = futures[index];
    struct future *copy = NULL;
    dtl_status status = dtl__future_make(NULL, NULL, &copy);

    if (status != DTL_SUCCESS)
        return status;
    status = dtl__future_wait(first); /* at once: sets the last error of a failure */
    status = dtl__future_complete(copy, status, first->value, first->bytes);
    if (status != DTL_SUCCESS) {
        dtl__future_release(copy);
        return status;
    }
    *completed_index = index;
    *result = copy;
    return DTL_SUCCESS;
}
