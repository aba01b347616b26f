/* Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/c/stubs.c.j2.
 * Do not edit. */
#include "dtl_enums.h"
#include "dtl_impl.h"
#include "dtl_kernels.h"
#include "dtl_runtime.h"

/* spec/request.yaml: wait */
dtl_status dtl_wait(dtl_request_t request)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "wait", "state",
                           "the library is shut down; expected a call before the process leaves");
    struct future *request_object = dtl__handle_object(request, HANDLE_REQUEST, "wait", "request");
    if (DTL_UNLIKELY(request_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_WAIT, NULL, NULL, 0);
        if (begun != DTL_SUCCESS) {
            return begun;
        }
    }
    dtl__handles_close(&request, 1);
    dtl_status status = dtl_impl_wait(request_object);
    if (DTL_UNLIKELY(dtl__observed))
        dtl__call_end(CALL_WAIT, NULL, status);
    return status;
}

/* spec/request.yaml: waitall */
dtl_status dtl_waitall(dtl_size_t count, dtl_request_t *requests)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "waitall", "state",
                           "the library is shut down; expected a call before the process leaves");
    if (DTL_UNLIKELY(requests == NULL && count > 0))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "waitall", "requests-null",
                           "requests is NULL, but count (%llu) > 0", (unsigned long long)count);

    void **requests_objects;
    dtl_status resolved = dtl__handle_objects_or_null(requests, count, HANDLE_REQUEST, "waitall",
                                                      "requests", &requests_objects);
    if (DTL_UNLIKELY(resolved != DTL_SUCCESS))
        return resolved;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_WAITALL, NULL, NULL, 0);
        if (begun != DTL_SUCCESS) {
            dtl__release(requests_objects);
            return begun;
        }
    }
    dtl__handles_close(requests, count);
    dtl_status status = dtl_impl_waitall(count, (struct future **)requests_objects);
    dtl__release(requests_objects);
    if (DTL_UNLIKELY(dtl__observed))
        dtl__call_end(CALL_WAITALL, NULL, status);
    return status;
}

/* spec/request.yaml: test */
dtl_status dtl_test(dtl_request_t request, int *completed)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "test", "state",
                           "the library is shut down; expected a call before the process leaves");
    struct future *request_object = dtl__handle_object(request, HANDLE_REQUEST, "test", "request");
    if (DTL_UNLIKELY(request_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(completed == NULL))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "test", "completed-null",
                           "completed is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_TEST, NULL, NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        dtl_status status = dtl_impl_test(request_object, completed);
        dtl__call_end(CALL_TEST, NULL, status);
        return status;
    }
    return dtl_impl_test(request_object, completed);
}

/* spec/request.yaml: request_future */
dtl_status dtl_request_future(dtl_request_t request, dtl_future_t *fut)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "request_future", "state",
                           "the library is shut down; expected a call before the process leaves");
    struct future *request_object = dtl__handle_object(request, HANDLE_REQUEST, "request_future",
                                                       "request");
    if (DTL_UNLIKELY(request_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(fut == NULL))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "request_future", "fut-null",
                           "fut is NULL; expected an address");
    struct future *fut_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_REQUEST_FUTURE, NULL, NULL, 0);
        if (begun != DTL_SUCCESS) {
            return begun;
        }
    }
    dtl__handles_close(&request, 1);
    dtl_status status = dtl_impl_request_future(request_object, &fut_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_FUTURE, fut_object, fut);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_future_destroy(fut_object);
    }
    if (DTL_UNLIKELY(dtl__observed))
        dtl__call_end(CALL_REQUEST_FUTURE, NULL, status);
    return status;
}

/* spec/request.yaml: waitany */
dtl_status dtl_waitany(dtl_size_t count, dtl_request_t *requests, dtl_size_t *index)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "waitany", "state",
                           "the library is shut down; expected a call before the process leaves");
    if (DTL_UNLIKELY(requests == NULL && count > 0))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "waitany", "requests-null",
                           "requests is NULL, but count (%llu) > 0", (unsigned long long)count);
    if (DTL_UNLIKELY(index == NULL))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "waitany", "index-null",
                           "index is NULL; expected an address");
    if (DTL_UNLIKELY(count < 1))
        return dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, "waitany", "count-range",
                           "count is %llu; expected count >= 1", (unsigned long long)count);

    void **requests_objects;
    dtl_status resolved = dtl__handle_objects_or_null(requests, count, HANDLE_REQUEST, "waitany",
                                                      "requests", &requests_objects);
    if (DTL_UNLIKELY(resolved != DTL_SUCCESS))
        return resolved;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_WAITANY, NULL, NULL, 0);
        if (begun != DTL_SUCCESS) {
            dtl__release(requests_objects);
            return begun;
        }
    }
    dtl_status status = dtl_impl_waitany(count, (struct future **)requests_objects, index);
    dtl__handles_close_taken(requests, requests_objects, count);
    dtl__release(requests_objects);
    if (DTL_UNLIKELY(dtl__observed))
        dtl__call_end(CALL_WAITANY, NULL, status);
    return status;
}

/* spec/request.yaml: testany */
dtl_status dtl_testany(dtl_size_t count, dtl_request_t *requests, dtl_size_t *index,
                       int *completed)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "testany", "state",
                           "the library is shut down; expected a call before the process leaves");
    if (DTL_UNLIKELY(requests == NULL && count > 0))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "testany", "requests-null",
                           "requests is NULL, but count (%llu) > 0", (unsigned long long)count);
    if (DTL_UNLIKELY(index == NULL))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "testany", "index-null",
                           "index is NULL; expected an address");
    if (DTL_UNLIKELY(completed == NULL))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "testany", "completed-null",
                           "completed is NULL; expected an address");
    if (DTL_UNLIKELY(count < 1))
        return dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, "testany", "count-range",
                           "count is %llu; expected count >= 1", (unsigned long long)count);

    void **requests_objects;
    dtl_status resolved = dtl__handle_objects_or_null(requests, count, HANDLE_REQUEST, "testany",
                                                      "requests", &requests_objects);
    if (DTL_UNLIKELY(resolved != DTL_SUCCESS))
        return resolved;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_TESTANY, NULL, NULL, 0);
        if (begun != DTL_SUCCESS) {
            dtl__release(requests_objects);
            return begun;
        }
    }
    dtl_status status = dtl_impl_testany(count, (struct future **)requests_objects, index,
                                         completed);
    dtl__handles_close_taken(requests, requests_objects, count);
    dtl__release(requests_objects);
    if (DTL_UNLIKELY(dtl__observed))
        dtl__call_end(CALL_TESTANY, NULL, status);
    return status;
}

/* spec/request.yaml: testall */
dtl_status dtl_testall(dtl_size_t count, dtl_request_t *requests, int *completed)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "testall", "state",
                           "the library is shut down; expected a call before the process leaves");
    if (DTL_UNLIKELY(requests == NULL && count > 0))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "testall", "requests-null",
                           "requests is NULL, but count (%llu) > 0", (unsigned long long)count);
    if (DTL_UNLIKELY(completed == NULL))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "testall", "completed-null",
                           "completed is NULL; expected an address");

    void **requests_objects;
    dtl_status resolved = dtl__handle_objects_or_null(requests, count, HANDLE_REQUEST, "testall",
                                                      "requests", &requests_objects);
    if (DTL_UNLIKELY(resolved != DTL_SUCCESS))
        return resolved;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_TESTALL, NULL, NULL, 0);
        if (begun != DTL_SUCCESS) {
            dtl__release(requests_objects);
            return begun;
        }
    }
    dtl_status status = dtl_impl_testall(count, (struct future **)requests_objects, completed);
    dtl__handles_close_taken(requests, requests_objects, count);
    dtl__release(requests_objects);
    if (DTL_UNLIKELY(dtl__observed))
        dtl__call_end(CALL_TESTALL, NULL, status);
    return status;
}

/* spec/request.yaml: cancel */
dtl_status dtl_cancel(dtl_request_t request)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "cancel", "state",
                           "the library is shut down; expected a call before the process leaves");
    struct future *request_object = dtl__handle_object(request, HANDLE_REQUEST, "cancel",
                                                       "request");
    if (DTL_UNLIKELY(request_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_CANCEL, NULL, NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        dtl_status status = dtl_impl_cancel(request_object);
        dtl__call_end(CALL_CANCEL, NULL, status);
        return status;
    }
    return dtl_impl_cancel(request_object);
}

/* spec/request.yaml: request_free */
void dtl_request_free(dtl_request_t request)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "request_free", "state",
                    "the library is shut down; expected a call before the process leaves");
        return;
    }
    struct future *request_object = dtl__handle_close(request, HANDLE_REQUEST, "request_free",
                                                      "request");
    if (DTL_UNLIKELY(request_object == NULL))
        return;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_REQUEST_FREE, NULL, NULL, 0);
        if (begun != DTL_SUCCESS)
            return;
        dtl_impl_request_free(request_object);
        dtl__call_end(CALL_REQUEST_FREE, NULL, DTL_SUCCESS);
        return;
    }
    dtl_impl_request_free(request_object);
}
