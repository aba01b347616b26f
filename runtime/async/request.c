/* SPDX-License-Identifier: BSD-3-Clause */
/* The requests of the API: futures whose handle goes with the wait. */
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

dtl_status dtl_impl_test(struct future *request, int *completed)
{
    return dtl_impl_future_test(request, completed);
}

void dtl_impl_request_free(struct future *request)
{
    dtl__future_release(request);
}
