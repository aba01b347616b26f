/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/stubs.c.j2.
 * Do not edit. */
#include "dtl_conditions.h"
#include "dtl_enums.h"
#include "dtl_guard.h"
#include "dtl_impl.h"
#include "dtl_record.h"
#include "dtl_kernels.h"

/* spec/request.yaml: wait */
dtl_status dtl_wait(dtl_request_t request)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "wait", "state", "%s", dtl__closed_reason());
    struct future *request_object = dtl__handle_object(request, HANDLE_REQUEST, "wait", "request");
    if (DTL_UNLIKELY(request_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_WAIT, NULL, (const int64_t[]){(intptr_t)request},
                                           1);
        if (begun != DTL_SUCCESS)
            return begun;
        begun = dtl__guard_enter(CALL_WAIT, (const struct handles[]){{&request, 1}}, 1);
        if (begun != DTL_SUCCESS) {
            dtl__call_end(CALL_WAIT, dtl__context_error_scope(NULL), begun);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &request, sizeof request},
            };
            dtl__record_call(CALL_WAIT, dtl__arguments, 1);
        }
    }
    dtl__handles_close(&request, 1);
    dtl_status status = dtl_impl_wait(request_object);
    dtl__result(CALL_WAIT, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        dtl__guard_leave();
        dtl__record_end(status);
        dtl__call_end(CALL_WAIT, dtl__context_error_scope(NULL), status);
    }
    return status;
}

/* spec/request.yaml: waitall */
dtl_status dtl_waitall(dtl_size_t count, dtl_request_t *requests)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "waitall", "state", "%s", dtl__closed_reason());
    if (DTL_UNLIKELY(dtl__is_null(requests) && count > 0))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "waitall", "requests-null",
                           "requests is NULL; expected an address where count (%lld) > 0",
                           (long long)count);
    if (DTL_UNLIKELY(count > dtl__limit(DTL_DTYPE_UINT64)))
        return dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, "waitall", "count-limit",
                           "count is %lld; expected 0 <= count <= limit(uint64) (%llu)",
                           (long long)count, (unsigned long long)dtl__limit(DTL_DTYPE_UINT64));

    void **requests_objects;
    dtl_status resolved = dtl__handle_objects_to_close(requests, count, HANDLE_REQUEST, "waitall",
                                                       "requests", &requests_objects);
    if (DTL_UNLIKELY(resolved != DTL_SUCCESS))
        return resolved;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(
            CALL_WAITALL, NULL, (const int64_t[]){count, count == 0 ? 0 : (intptr_t)requests[0]},
            2);
        if (begun != DTL_SUCCESS) {
            dtl__release(requests_objects);
            return begun;
        }
        begun = dtl__guard_enter(CALL_WAITALL, (const struct handles[]){{requests, count}}, 1);
        if (begun != DTL_SUCCESS) {
            dtl__release(requests_objects);
            dtl__call_end(CALL_WAITALL, dtl__context_error_scope(NULL), begun);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'n', &count, sizeof count},
                {'a', requests, count * sizeof *requests},
            };
            dtl__record_call(CALL_WAITALL, dtl__arguments, 2);
        }
    }
    dtl__handles_close(requests, count);
    dtl_status status = dtl_impl_waitall(count, (struct future **)requests_objects);
    dtl__release(requests_objects);
    dtl__result(CALL_WAITALL, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        dtl__guard_leave();
        dtl__record_end(status);
        dtl__call_end(CALL_WAITALL, dtl__context_error_scope(NULL), status);
    }
    return status;
}

/* spec/request.yaml: test: the observed path */
static DTL_NOINLINE dtl_status test_observed(dtl_request_t request, int *completed,
                                             struct future *request_object)
{
    dtl_status begun = dtl__call_begin(CALL_TEST, NULL, (const int64_t[]){(intptr_t)request},
                                       1);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_TEST, (const struct handles[]){{&request, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_TEST, dtl__context_error_scope(NULL), begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &request, sizeof request},
            {'w', completed, sizeof *completed},
        };
        dtl__record_call(CALL_TEST, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_test(request_object, completed);
    dtl__result(CALL_TEST, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_TEST, dtl__context_error_scope(NULL), status);
    return status;
}

/* spec/request.yaml: test */
dtl_status dtl_test(dtl_request_t request, int *completed)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "test", "state", "%s", dtl__closed_reason());
    struct future *request_object = dtl__handle_object(request, HANDLE_REQUEST, "test", "request");
    if (DTL_UNLIKELY(request_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(completed)))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "test", "completed-null",
                           "completed is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed))
        return test_observed(request, completed, request_object);
    dtl_status status = dtl_impl_test(request_object, completed);
    return dtl__result(CALL_TEST, status);
}

/* spec/request.yaml: request_future */
dtl_status dtl_request_future(dtl_request_t request, dtl_future_t *fut)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "request_future", "state", "%s",
                           dtl__closed_reason());
    struct future *request_object = dtl__handle_object(request, HANDLE_REQUEST, "request_future",
                                                       "request");
    if (DTL_UNLIKELY(request_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(fut)))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "request_future", "fut-null",
                           "fut is NULL; expected an address");
    struct future *fut_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_REQUEST_FUTURE, NULL,
                                           (const int64_t[]){(intptr_t)request}, 1);
        if (begun != DTL_SUCCESS)
            return begun;
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &request, sizeof request},
                {'m', fut, sizeof *fut},
            };
            dtl__record_call(CALL_REQUEST_FUTURE, dtl__arguments, 2);
        }
    }
    dtl__handles_close(&request, 1);
    dtl_status status = dtl_impl_request_future(request_object, &fut_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_FUTURE, fut_object, fut);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_future_destroy(fut_object);
    }
    dtl__result(CALL_REQUEST_FUTURE, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_REQUEST_FUTURE, *fut, NULL, __builtin_return_address(0));
        if (status == DTL_SUCCESS)
            dtl__call_created_handle(*fut);
        dtl__record_end(status);
        dtl__call_end(CALL_REQUEST_FUTURE, dtl__context_error_scope(NULL), status);
    }
    return status;
}

/* spec/request.yaml: waitany */
dtl_status dtl_waitany(dtl_size_t count, dtl_request_t *requests, dtl_size_t *index)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "waitany", "state", "%s", dtl__closed_reason());
    if (DTL_UNLIKELY(dtl__is_null(requests) && count > 0))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "waitany", "requests-null",
                           "requests is NULL; expected an address where count (%lld) > 0",
                           (long long)count);
    if (DTL_UNLIKELY(dtl__is_null(index)))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "waitany", "index-null",
                           "index is NULL; expected an address");
    if (DTL_UNLIKELY(count > dtl__limit(DTL_DTYPE_UINT64)))
        return dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, "waitany", "count-limit",
                           "count is %lld; expected 0 <= count <= limit(uint64) (%llu)",
                           (long long)count, (unsigned long long)dtl__limit(DTL_DTYPE_UINT64));
    if (DTL_UNLIKELY(count < 1))
        return dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, "waitany", "count-range",
                           "count is %lld; expected count >= 1", (long long)count);

    void **requests_objects;
    dtl_status resolved = dtl__handle_objects_to_close(requests, count, HANDLE_REQUEST, "waitany",
                                                       "requests", &requests_objects);
    if (DTL_UNLIKELY(resolved != DTL_SUCCESS))
        return resolved;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(
            CALL_WAITANY, NULL, (const int64_t[]){count, count == 0 ? 0 : (intptr_t)requests[0]},
            2);
        if (begun != DTL_SUCCESS) {
            dtl__release(requests_objects);
            return begun;
        }
        begun = dtl__guard_enter(CALL_WAITANY, (const struct handles[]){{requests, count}}, 1);
        if (begun != DTL_SUCCESS) {
            dtl__release(requests_objects);
            dtl__call_end(CALL_WAITANY, dtl__context_error_scope(NULL), begun);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'n', &count, sizeof count},
                {'a', requests, count * sizeof *requests},
                {'w', index, sizeof *index},
            };
            dtl__record_call(CALL_WAITANY, dtl__arguments, 3);
        }
    }
    dtl_status status = dtl_impl_waitany(count, (struct future **)requests_objects, index);
    dtl__handles_close_consumed(requests, requests_objects, count);
    dtl__release(requests_objects);
    dtl__result(CALL_WAITANY, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        dtl__guard_leave();
        dtl__record_end(status);
        dtl__call_end(CALL_WAITANY, dtl__context_error_scope(NULL), status);
    }
    return status;
}

/* spec/request.yaml: testany */
dtl_status dtl_testany(dtl_size_t count, dtl_request_t *requests, dtl_size_t *index,
                       int *completed)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "testany", "state", "%s", dtl__closed_reason());
    if (DTL_UNLIKELY(dtl__is_null(requests) && count > 0))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "testany", "requests-null",
                           "requests is NULL; expected an address where count (%lld) > 0",
                           (long long)count);
    if (DTL_UNLIKELY(dtl__is_null(index)))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "testany", "index-null",
                           "index is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(completed)))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "testany", "completed-null",
                           "completed is NULL; expected an address");
    if (DTL_UNLIKELY(count > dtl__limit(DTL_DTYPE_UINT64)))
        return dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, "testany", "count-limit",
                           "count is %lld; expected 0 <= count <= limit(uint64) (%llu)",
                           (long long)count, (unsigned long long)dtl__limit(DTL_DTYPE_UINT64));
    if (DTL_UNLIKELY(count < 1))
        return dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, "testany", "count-range",
                           "count is %lld; expected count >= 1", (long long)count);

    void **requests_objects;
    dtl_status resolved = dtl__handle_objects_to_close(requests, count, HANDLE_REQUEST, "testany",
                                                       "requests", &requests_objects);
    if (DTL_UNLIKELY(resolved != DTL_SUCCESS))
        return resolved;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(
            CALL_TESTANY, NULL, (const int64_t[]){count, count == 0 ? 0 : (intptr_t)requests[0]},
            2);
        if (begun != DTL_SUCCESS) {
            dtl__release(requests_objects);
            return begun;
        }
        begun = dtl__guard_enter(CALL_TESTANY, (const struct handles[]){{requests, count}}, 1);
        if (begun != DTL_SUCCESS) {
            dtl__release(requests_objects);
            dtl__call_end(CALL_TESTANY, dtl__context_error_scope(NULL), begun);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'n', &count, sizeof count},
                {'a', requests, count * sizeof *requests},
                {'w', index, sizeof *index},
                {'w', completed, sizeof *completed},
            };
            dtl__record_call(CALL_TESTANY, dtl__arguments, 4);
        }
    }
    dtl_status status = dtl_impl_testany(count, (struct future **)requests_objects, index,
                                         completed);
    dtl__handles_close_consumed(requests, requests_objects, count);
    dtl__release(requests_objects);
    dtl__result(CALL_TESTANY, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        dtl__guard_leave();
        dtl__record_end(status);
        dtl__call_end(CALL_TESTANY, dtl__context_error_scope(NULL), status);
    }
    return status;
}

/* spec/request.yaml: testall */
dtl_status dtl_testall(dtl_size_t count, dtl_request_t *requests, int *completed)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "testall", "state", "%s", dtl__closed_reason());
    if (DTL_UNLIKELY(dtl__is_null(requests) && count > 0))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "testall", "requests-null",
                           "requests is NULL; expected an address where count (%lld) > 0",
                           (long long)count);
    if (DTL_UNLIKELY(dtl__is_null(completed)))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "testall", "completed-null",
                           "completed is NULL; expected an address");
    if (DTL_UNLIKELY(count > dtl__limit(DTL_DTYPE_UINT64)))
        return dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, "testall", "count-limit",
                           "count is %lld; expected 0 <= count <= limit(uint64) (%llu)",
                           (long long)count, (unsigned long long)dtl__limit(DTL_DTYPE_UINT64));

    void **requests_objects;
    dtl_status resolved = dtl__handle_objects_to_close(requests, count, HANDLE_REQUEST, "testall",
                                                       "requests", &requests_objects);
    if (DTL_UNLIKELY(resolved != DTL_SUCCESS))
        return resolved;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(
            CALL_TESTALL, NULL, (const int64_t[]){count, count == 0 ? 0 : (intptr_t)requests[0]},
            2);
        if (begun != DTL_SUCCESS) {
            dtl__release(requests_objects);
            return begun;
        }
        begun = dtl__guard_enter(CALL_TESTALL, (const struct handles[]){{requests, count}}, 1);
        if (begun != DTL_SUCCESS) {
            dtl__release(requests_objects);
            dtl__call_end(CALL_TESTALL, dtl__context_error_scope(NULL), begun);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'n', &count, sizeof count},
                {'a', requests, count * sizeof *requests},
                {'w', completed, sizeof *completed},
            };
            dtl__record_call(CALL_TESTALL, dtl__arguments, 3);
        }
    }
    dtl_status status = dtl_impl_testall(count, (struct future **)requests_objects, completed);
    dtl__handles_close_consumed(requests, requests_objects, count);
    dtl__release(requests_objects);
    dtl__result(CALL_TESTALL, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        dtl__guard_leave();
        dtl__record_end(status);
        dtl__call_end(CALL_TESTALL, dtl__context_error_scope(NULL), status);
    }
    return status;
}

/* spec/request.yaml: cancel: the observed path */
static DTL_NOINLINE dtl_status cancel_observed(dtl_request_t request,
                                               struct future *request_object)
{
    dtl_status begun = dtl__call_begin(CALL_CANCEL, NULL, (const int64_t[]){(intptr_t)request},
                                       1);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_CANCEL, (const struct handles[]){{&request, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_CANCEL, dtl__context_error_scope(NULL), begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &request, sizeof request},
        };
        dtl__record_call(CALL_CANCEL, dtl__arguments, 1);
    }
    dtl_status status = dtl_impl_cancel(request_object);
    dtl__result(CALL_CANCEL, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_CANCEL, dtl__context_error_scope(NULL), status);
    return status;
}

/* spec/request.yaml: cancel */
dtl_status dtl_cancel(dtl_request_t request)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "cancel", "state", "%s", dtl__closed_reason());
    struct future *request_object = dtl__handle_object(request, HANDLE_REQUEST, "cancel",
                                                       "request");
    if (DTL_UNLIKELY(request_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;

    if (DTL_UNLIKELY(dtl__observed))
        return cancel_observed(request, request_object);
    dtl_status status = dtl_impl_cancel(request_object);
    return dtl__result(CALL_CANCEL, status);
}

/* spec/request.yaml: request_free: the observed path */
static DTL_NOINLINE void request_free_observed(dtl_request_t request,
                                               struct future *request_object)
{
    dtl_status begun = dtl__call_begin(CALL_REQUEST_FREE, NULL,
                                       (const int64_t[]){(intptr_t)request}, 1);
    if (begun != DTL_SUCCESS)
        return;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &request, sizeof request},
        };
        dtl__record_call(CALL_REQUEST_FREE, dtl__arguments, 1);
    }
    dtl_impl_request_free(request_object);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_REQUEST_FREE, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return;
}

/* spec/request.yaml: request_free */
void dtl_request_free(dtl_request_t request)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "request_free", "state", "%s", dtl__closed_reason());
        return;
    }
    struct future *request_object = dtl__handle_close(request, HANDLE_REQUEST, "request_free",
                                                      "request");
    if (DTL_UNLIKELY(request_object == NULL))
        return;

    if (DTL_UNLIKELY(dtl__observed))
    {
        request_free_observed(request, request_object);
        return;
    }
    dtl_impl_request_free(request_object);
}
