/* SPDX-License-Identifier: BSD-3-Clause */
/* The requests of the API: futures whose handle goes with the wait. */
#include "action.h"
#include "dtl_impl.h"
#include "future.h"

dtl_status dtl_impl_wait(struct future *request)
{
    dtl_status status = dtl__future_wait(request);

    dtl__future_release(request);
    return status;
}

/* The text of the first failure is set last, so that it is the last error. */
dtl_status dtl_impl_waitall(dtl_size_t count, struct future **requests)
{
    struct future *failed = NULL;
    dtl_status status = DTL_SUCCESS;

    for (uint64_t index = 0; index < count; index++) {
        if (requests[index] == NULL)
            continue;
        if (dtl__future_wait(requests[index]) != DTL_SUCCESS && failed == NULL)
            failed = dtl__future_retain(requests[index]);
        dtl__future_release(requests[index]);
    }
    if (failed != NULL)
        status = dtl__future_wait(failed);
    dtl__future_release(failed);
    return status;
}

/* Requests and futures are one thing. */
dtl_status dtl_impl_request_future(struct future *request, struct future **fut)
{
    *fut = request;
    return DTL_SUCCESS;
}

/* ---- whichever is complete first ------------------------------------------------------------- */

static dtl_status fail_all_null(const char *function)
{
    return dtl__fail(DTL_ERROR_INVALID_STATE,
                     "%s: all requests are null; expected one that is under way or complete",
                     function);
}

/* Takes the first that is complete out of the array; *done says whether there was one. */
static dtl_status take_any(const char *function, dtl_size_t count, struct future **requests,
                           dtl_size_t *index, bool *done)
{
    bool has_any = false;

    *done = false;
    for (uint64_t each = 0; each < count; each++) {
        struct future *request = requests[each];
        dtl_status status;

        if (request == NULL)
            continue;
        has_any = true;
        status = dtl__future_test(request, done);
        if (!*done)
            continue;
        requests[each] = NULL;
        dtl__future_release(request);
        *index = each;
        return status;
    }
    return has_any ? DTL_SUCCESS : fail_all_null(function);
}

dtl_status dtl_impl_waitany(dtl_size_t count, struct future **requests, dtl_size_t *index)
{
    bool done = false;
    int64_t begun = 0;
    dtl_status status = take_any("waitany", count, requests, index, &done);

    while (status == DTL_SUCCESS && !done) {
        dtl__actions_pause(&begun);
        status = take_any("waitany", count, requests, index, &done);
    }
    return status;
}

dtl_status dtl_impl_testany(dtl_size_t count, struct future **requests, dtl_size_t *index,
                            int *completed)
{
    bool done = false;
    dtl_status status = take_any("testany", count, requests, index, &done);

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
    *completed = done;
    return status;
}

/* ---- one ------------------------------------------------------------------------------------- */

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
