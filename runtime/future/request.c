/* SPDX-License-Identifier: BSD-3-Clause */
/* Requests of the API: futures whose handle is released by the wait. */
#include "dtl_impl.h"
#include "future.h"
#include "progress/wait.h"

dtl_status dtl_impl_wait(struct future *request)
{
    dtl_status status = dtl__future_wait(request);

    dtl__future_release(request);
    return status;
}

/* Releases all requests that are not NULL.  Waits for the first failed one again at the end, so
 * that its failure is the last error. After an interrupt, the remaining requests are released
 * without a wait. */
dtl_status dtl_impl_waitall(dtl_size_t count, struct future **requests)
{
    struct future *failed = NULL;
    dtl_status status = DTL_SUCCESS;

    for (uint64_t index = 0; index < count; index++) {
        dtl_status waited = DTL_SUCCESS;

        if (requests[index] == NULL)
            continue;
        if (status == DTL_SUCCESS)
            waited = dtl__future_wait(requests[index]);
        if (dtl__is_interrupt(waited))
            status = waited;
        else if (waited != DTL_SUCCESS && failed == NULL)
            failed = dtl__future_retain(requests[index]);
        dtl__future_release(requests[index]);
    }
    if (failed != NULL && status == DTL_SUCCESS)
        status = dtl__future_wait(failed);
    dtl__future_release(failed);
    return status;
}

dtl_status dtl_impl_request_future(struct future *request, struct future **fut)
{
    *fut = request;
    return DTL_SUCCESS;
}

/* ---- the first complete request -------------------------------------------------------------- */

/* Returns the failure of a call whose requests are all null. */
static dtl_status fail_all_null(void)
{
    return dtl__refuse_argument(
        DTL_ERROR_INVALID_STATE, "requests-null",
        "all requests are null; expected one that is under way or complete");
}

struct any_call {
    struct future **requests;
    uint64_t count;
    dtl_size_t *index;
};

/* Wait test: done if a request is complete.  Replaces it by NULL in the array, releases it, sets
 * *index and returns its status.  Fails if all requests are NULL. */
static dtl_status complete_any(void *state, bool *done)
{
    const struct any_call *call = state;
    bool has_any = false;

    *done = false;
    for (uint64_t each = 0; each < call->count; each++) {
        struct future *request = call->requests[each];
        dtl_status status;

        if (request == NULL)
            continue;
        has_any = true;
        status = dtl__future_test(request, done);
        if (!*done)
            continue;
        call->requests[each] = NULL;
        dtl__future_release(request);
        *call->index = each;
        return status;
    }
    return has_any ? DTL_SUCCESS : fail_all_null();
}

dtl_status dtl_impl_waitany(dtl_size_t count, struct future **requests, dtl_size_t *index)
{
    struct any_call call = {.requests = requests, .count = count, .index = index};

    return dtl__wait(complete_any, &call, &dtl__pace);
}

dtl_status dtl_impl_testany(dtl_size_t count, struct future **requests, dtl_size_t *index,
                            int *completed)
{
    struct any_call call = {.requests = requests, .count = count, .index = index};
    bool done = false;
    dtl_status status = complete_any(&call, &done);

    if (status == DTL_SUCCESS || done)
        *completed = done;
    return status;
}

dtl_status dtl_impl_testall(dtl_size_t count, struct future **requests, int *completed)
{
    dtl_status status = DTL_SUCCESS;
    bool done = true;

    for (uint64_t each = 0; each < count && done; each++)
        if (requests[each] != NULL)
            dtl__future_test(requests[each], &done);
    if (done) {
        status = dtl_impl_waitall(count, requests);
        for (uint64_t each = 0; each < count; each++)
            requests[each] = NULL;
    }
    if (status == DTL_SUCCESS)
        *completed = done;
    return status;
}

/* ---- single requests ------------------------------------------------------------------------- */

dtl_status dtl_impl_cancel(struct future *request)
{
    return dtl__future_cancel(request);
}

dtl_status dtl_impl_test(struct future *request, int *completed)
{
    return dtl_impl_future_test(request, completed);
}

void dtl_impl_request_free(struct future *request)
{
    dtl__future_release(request);
}
