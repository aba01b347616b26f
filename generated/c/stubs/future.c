/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/stubs.c.j2.
 * Do not edit. */
#include "dtl_conditions.h"
#include "dtl_enums.h"
#include "dtl_guard.h"
#include "dtl_impl.h"
#include "dtl_record.h"
#include "dtl_kernels.h"

/* spec/future.yaml: future_create */
dtl_status dtl_future_create(dtl_future_t *fut)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "future_create", "state", "%s",
                           dtl__closed_reason());
    if (DTL_UNLIKELY(dtl__is_null(fut)))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "future_create", "fut-null",
                           "fut is NULL; expected an address");
    struct future *fut_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_FUTURE_CREATE, NULL, NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'m', fut, sizeof *fut},
            };
            dtl__record_call(CALL_FUTURE_CREATE, dtl__arguments, 1);
        }
    }
    dtl_status status = dtl_impl_future_create(&fut_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_FUTURE, fut_object, fut);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_future_destroy(fut_object);
    }
    dtl__result(CALL_FUTURE_CREATE, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_FUTURE_CREATE, *fut, NULL, __builtin_return_address(0));
        if (status == DTL_SUCCESS)
            dtl__call_created_handle(*fut);
        dtl__record_end(status);
        dtl__call_end(CALL_FUTURE_CREATE, dtl__context_error_scope(NULL), status);
    }
    return status;
}

/* spec/future.yaml: future_destroy: the observed path */
static DTL_NOINLINE void future_destroy_observed(dtl_future_t fut, struct future *fut_object)
{
    dtl_status begun = dtl__call_begin(CALL_FUTURE_DESTROY, NULL,
                                       (const int64_t[]){(intptr_t)fut}, 1);
    if (begun != DTL_SUCCESS)
        return;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &fut, sizeof fut},
        };
        dtl__record_call(CALL_FUTURE_DESTROY, dtl__arguments, 1);
    }
    dtl_impl_future_destroy(fut_object);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_FUTURE_DESTROY, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return;
}

/* spec/future.yaml: future_destroy */
void dtl_future_destroy(dtl_future_t fut)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "future_destroy", "state", "%s", dtl__closed_reason());
        return;
    }
    struct future *fut_object = dtl__handle_close(fut, HANDLE_FUTURE, "future_destroy", "fut");
    if (DTL_UNLIKELY(fut_object == NULL))
        return;

    if (DTL_UNLIKELY(dtl__observed))
    {
        future_destroy_observed(fut, fut_object);
        return;
    }
    dtl_impl_future_destroy(fut_object);
}

/* spec/future.yaml: future_wait: the observed path */
static DTL_NOINLINE dtl_status future_wait_observed(dtl_future_t fut, struct future *fut_object)
{
    dtl_status begun = dtl__call_begin(CALL_FUTURE_WAIT, NULL,
                                       (const int64_t[]){(intptr_t)fut}, 1);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &fut, sizeof fut},
        };
        dtl__record_call(CALL_FUTURE_WAIT, dtl__arguments, 1);
    }
    dtl_status status = dtl_impl_future_wait(fut_object);
    dtl__result(CALL_FUTURE_WAIT, status);
    dtl__record_end(status);
    dtl__call_end(CALL_FUTURE_WAIT, dtl__context_error_scope(NULL), status);
    return status;
}

/* spec/future.yaml: future_wait */
dtl_status dtl_future_wait(dtl_future_t fut)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "future_wait", "state", "%s",
                           dtl__closed_reason());
    DTL_DROP_AT_END(dtl__future_drop) struct future *fut_object = dtl__handle_held(
        fut, HANDLE_FUTURE, dtl__future_hold, "future_wait", "fut");
    if (DTL_UNLIKELY(fut_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;

    if (DTL_UNLIKELY(dtl__observed))
        return future_wait_observed(fut, fut_object);
    dtl_status status = dtl_impl_future_wait(fut_object);
    return dtl__result(CALL_FUTURE_WAIT, status);
}

/* spec/future.yaml: future_test: the observed path */
static DTL_NOINLINE dtl_status future_test_observed(dtl_future_t fut, int *completed,
                                                    struct future *fut_object)
{
    dtl_status begun = dtl__call_begin(CALL_FUTURE_TEST, NULL,
                                       (const int64_t[]){(intptr_t)fut}, 1);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &fut, sizeof fut},
            {'w', completed, sizeof *completed},
        };
        dtl__record_call(CALL_FUTURE_TEST, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_future_test(fut_object, completed);
    dtl__result(CALL_FUTURE_TEST, status);
    dtl__record_end(status);
    dtl__call_end(CALL_FUTURE_TEST, dtl__context_error_scope(NULL), status);
    return status;
}

/* spec/future.yaml: future_test */
dtl_status dtl_future_test(dtl_future_t fut, int *completed)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "future_test", "state", "%s",
                           dtl__closed_reason());
    DTL_DROP_AT_END(dtl__future_drop) struct future *fut_object = dtl__handle_held(
        fut, HANDLE_FUTURE, dtl__future_hold, "future_test", "fut");
    if (DTL_UNLIKELY(fut_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(completed)))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "future_test", "completed-null",
                           "completed is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed))
        return future_test_observed(fut, completed, fut_object);
    dtl_status status = dtl_impl_future_test(fut_object, completed);
    return dtl__result(CALL_FUTURE_TEST, status);
}

/* spec/future.yaml: future_get: the observed path */
static DTL_NOINLINE dtl_status future_get_observed(dtl_future_t fut, void *buffer, dtl_size_t size,
                                                   struct future *fut_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(dtl__context_error_scope(NULL),
                                                          "future_get", "buffer", buffer, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_future_get(fut_object, buffer, size);
        dtl__result(CALL_FUTURE_GET, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_FUTURE_GET, NULL,
                                       (const int64_t[]){(intptr_t)fut, size}, 2);
    if (begun != DTL_SUCCESS)
        return begun;
    dtl__call_moves(CALL_FUTURE_GET, 0, dtl__times(size, dtl__bytes(DTL_DTYPE_BYTE)));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &fut, sizeof fut},
            {'w', buffer, dtl__times(size, dtl__bytes(DTL_DTYPE_BYTE))},
            {'n', &size, sizeof size},
        };
        dtl__record_call(CALL_FUTURE_GET, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_future_get(fut_object, buffer, size);
    dtl__result(CALL_FUTURE_GET, status);
    dtl__record_end(status);
    dtl__call_end(CALL_FUTURE_GET, dtl__context_error_scope(NULL), status);
    return status;
}

/* spec/future.yaml: future_get */
dtl_status dtl_future_get(dtl_future_t fut, void *buffer, dtl_size_t size)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "future_get", "state", "%s",
                           dtl__closed_reason());
    DTL_DROP_AT_END(dtl__future_drop) struct future *fut_object = dtl__handle_held(
        fut, HANDLE_FUTURE, dtl__future_hold, "future_get", "fut");
    if (DTL_UNLIKELY(fut_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(buffer) && size > 0))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "future_get", "buffer-null",
                           "buffer is NULL; expected an address where size (%lld) > 0",
                           (long long)size);
    if (DTL_UNLIKELY(size > dtl__limit(DTL_DTYPE_BYTE)))
        return dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, "future_get", "size-limit",
                           "size is %lld; expected 0 <= size <= limit(byte) (%llu)",
                           (long long)size, (unsigned long long)dtl__limit(DTL_DTYPE_BYTE));

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return future_get_observed(fut, buffer, size, fut_object);
    dtl_status status = dtl_impl_future_get(fut_object, buffer, size);
    return dtl__result(CALL_FUTURE_GET, status);
}

/* spec/future.yaml: future_set: the observed path */
static DTL_NOINLINE dtl_status future_set_observed(dtl_future_t fut, const void *value,
                                                   dtl_size_t size, struct future *fut_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(dtl__context_error_scope(NULL),
                                                          "future_set", "value", value, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_future_set(fut_object, value, size);
        dtl__result(CALL_FUTURE_SET, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_FUTURE_SET, NULL,
                                       (const int64_t[]){(intptr_t)fut, size}, 2);
    if (begun != DTL_SUCCESS)
        return begun;
    dtl__call_moves(CALL_FUTURE_SET, dtl__times(size, dtl__bytes(DTL_DTYPE_BYTE)), 0);
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &fut, sizeof fut},
            {'r', value, dtl__times(size, dtl__bytes(DTL_DTYPE_BYTE))},
            {'n', &size, sizeof size},
        };
        dtl__record_call(CALL_FUTURE_SET, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_future_set(fut_object, value, size);
    dtl__result(CALL_FUTURE_SET, status);
    dtl__record_end(status);
    dtl__call_end(CALL_FUTURE_SET, dtl__context_error_scope(NULL), status);
    return status;
}

/* spec/future.yaml: future_set */
dtl_status dtl_future_set(dtl_future_t fut, const void *value, dtl_size_t size)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "future_set", "state", "%s",
                           dtl__closed_reason());
    DTL_DROP_AT_END(dtl__future_drop) struct future *fut_object = dtl__handle_held(
        fut, HANDLE_FUTURE, dtl__future_hold, "future_set", "fut");
    if (DTL_UNLIKELY(fut_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(value) && size > 0))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "future_set", "value-null",
                           "value is NULL; expected an address where size (%lld) > 0",
                           (long long)size);
    if (DTL_UNLIKELY(size > dtl__limit(DTL_DTYPE_BYTE)))
        return dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, "future_set", "size-limit",
                           "size is %lld; expected 0 <= size <= limit(byte) (%llu)",
                           (long long)size, (unsigned long long)dtl__limit(DTL_DTYPE_BYTE));

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return future_set_observed(fut, value, size, fut_object);
    dtl_status status = dtl_impl_future_set(fut_object, value, size);
    return dtl__result(CALL_FUTURE_SET, status);
}

/* spec/future.yaml: future_fail: the observed path */
static DTL_NOINLINE dtl_status future_fail_observed(dtl_future_t fut, dtl_status code,
                                                    const char *message, struct future *fut_object)
{
    dtl_status begun = dtl__call_begin(CALL_FUTURE_FAIL, NULL,
                                       (const int64_t[]){(intptr_t)fut}, 1);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &fut, sizeof fut},
            {'n', &code, sizeof code},
            {'s', message, sizeof *message},
        };
        dtl__record_call(CALL_FUTURE_FAIL, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_future_fail(fut_object, code, message);
    dtl__result(CALL_FUTURE_FAIL, status);
    dtl__record_end(status);
    dtl__call_end(CALL_FUTURE_FAIL, dtl__context_error_scope(NULL), status);
    return status;
}

/* spec/future.yaml: future_fail */
dtl_status dtl_future_fail(dtl_future_t fut, dtl_status code, const char *message)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "future_fail", "state", "%s",
                           dtl__closed_reason());
    DTL_DROP_AT_END(dtl__future_drop) struct future *fut_object = dtl__handle_held(
        fut, HANDLE_FUTURE, dtl__future_hold, "future_fail", "fut");
    if (DTL_UNLIKELY(fut_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(message)))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "future_fail", "message-null",
                           "message is NULL; expected an address");
    if (DTL_UNLIKELY(code < 100))
        return dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, "future_fail", "code-range",
                           "code is %lld; expected code >= 100", (long long)code);

    if (DTL_UNLIKELY(dtl__observed))
        return future_fail_observed(fut, code, message, fut_object);
    dtl_status status = dtl_impl_future_fail(fut_object, code, message);
    return dtl__result(CALL_FUTURE_FAIL, status);
}

/* spec/future.yaml: future_size: the observed path */
static DTL_NOINLINE dtl_status future_size_observed(dtl_future_t fut, dtl_size_t *bytes,
                                                    struct future *fut_object)
{
    dtl_status begun = dtl__call_begin(CALL_FUTURE_SIZE, NULL,
                                       (const int64_t[]){(intptr_t)fut}, 1);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &fut, sizeof fut},
            {'w', bytes, sizeof *bytes},
        };
        dtl__record_call(CALL_FUTURE_SIZE, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_future_size(fut_object, bytes);
    dtl__result(CALL_FUTURE_SIZE, status);
    dtl__record_end(status);
    dtl__call_end(CALL_FUTURE_SIZE, dtl__context_error_scope(NULL), status);
    return status;
}

/* spec/future.yaml: future_size */
dtl_status dtl_future_size(dtl_future_t fut, dtl_size_t *bytes)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "future_size", "state", "%s",
                           dtl__closed_reason());
    DTL_DROP_AT_END(dtl__future_drop) struct future *fut_object = dtl__handle_held(
        fut, HANDLE_FUTURE, dtl__future_hold, "future_size", "fut");
    if (DTL_UNLIKELY(fut_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(bytes)))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "future_size", "bytes-null",
                           "bytes is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed))
        return future_size_observed(fut, bytes, fut_object);
    dtl_status status = dtl_impl_future_size(fut_object, bytes);
    return dtl__result(CALL_FUTURE_SIZE, status);
}

/* spec/future.yaml: future_wait_for: the observed path */
static DTL_NOINLINE dtl_status future_wait_for_observed(dtl_future_t fut, dtl_size_t milliseconds,
                                                        int *completed, struct future *fut_object)
{
    dtl_status begun = dtl__call_begin(CALL_FUTURE_WAIT_FOR, NULL,
                                       (const int64_t[]){(intptr_t)fut, milliseconds}, 2);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &fut, sizeof fut},
            {'n', &milliseconds, sizeof milliseconds},
            {'w', completed, sizeof *completed},
        };
        dtl__record_call(CALL_FUTURE_WAIT_FOR, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_future_wait_for(fut_object, milliseconds, completed);
    dtl__result(CALL_FUTURE_WAIT_FOR, status);
    dtl__record_end(status);
    dtl__call_end(CALL_FUTURE_WAIT_FOR, dtl__context_error_scope(NULL), status);
    return status;
}

/* spec/future.yaml: future_wait_for */
dtl_status dtl_future_wait_for(dtl_future_t fut, dtl_size_t milliseconds, int *completed)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "future_wait_for", "state", "%s",
                           dtl__closed_reason());
    DTL_DROP_AT_END(dtl__future_drop) struct future *fut_object = dtl__handle_held(
        fut, HANDLE_FUTURE, dtl__future_hold, "future_wait_for", "fut");
    if (DTL_UNLIKELY(fut_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(completed)))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "future_wait_for", "completed-null",
                           "completed is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed))
        return future_wait_for_observed(fut, milliseconds, completed, fut_object);
    dtl_status status = dtl_impl_future_wait_for(fut_object, milliseconds, completed);
    return dtl__result(CALL_FUTURE_WAIT_FOR, status);
}

/* spec/future.yaml: future_then */
dtl_status dtl_future_then(dtl_future_t fut, dtl_then_func func, void *user_data,
                           dtl_future_t *result)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "future_then", "state", "%s",
                           dtl__closed_reason());
    DTL_DROP_AT_END(dtl__future_drop) struct future *fut_object = dtl__handle_held(
        fut, HANDLE_FUTURE, dtl__future_hold, "future_then", "fut");
    if (DTL_UNLIKELY(fut_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(func)))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "future_then", "func-null",
                           "func is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(result)))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "future_then", "result-null",
                           "result is NULL; expected an address");
    struct future *result_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_FUTURE_THEN, NULL,
                                           (const int64_t[]){(intptr_t)fut}, 1);
        if (begun != DTL_SUCCESS)
            return begun;
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &fut, sizeof fut},
                {'f', &func, sizeof func},
                {'p', &user_data, sizeof user_data},
                {'m', result, sizeof *result},
            };
            dtl__record_call(CALL_FUTURE_THEN, dtl__arguments, 4);
        }
    }
    dtl_status status = dtl_impl_future_then(fut_object, func, user_data, &result_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_FUTURE, result_object, result);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_future_destroy(result_object);
    }
    dtl__result(CALL_FUTURE_THEN, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_FUTURE_THEN, *result, NULL, __builtin_return_address(0));
        if (status == DTL_SUCCESS)
            dtl__call_created_handle(*result);
        dtl__record_end(status);
        dtl__call_end(CALL_FUTURE_THEN, dtl__context_error_scope(NULL), status);
    }
    return status;
}

/* spec/future.yaml: when_all */
dtl_status dtl_when_all(const dtl_future_t *futures, dtl_size_t count, dtl_future_t *result)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "when_all", "state", "%s",
                           dtl__closed_reason());
    if (DTL_UNLIKELY(dtl__is_null(futures) && count > 0))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "when_all", "futures-null",
                           "futures is NULL; expected an address where count (%lld) > 0",
                           (long long)count);
    if (DTL_UNLIKELY(dtl__is_null(result)))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "when_all", "result-null",
                           "result is NULL; expected an address");
    if (DTL_UNLIKELY(count > dtl__limit(DTL_DTYPE_UINT64)))
        return dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, "when_all", "count-limit",
                           "count is %lld; expected 0 <= count <= limit(uint64) (%llu)",
                           (long long)count, (unsigned long long)dtl__limit(DTL_DTYPE_UINT64));
    if (DTL_UNLIKELY(count < 1))
        return dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, "when_all", "count-range",
                           "count is %lld; expected count >= 1", (long long)count);

    void **futures_objects;
    dtl_status resolved = dtl__handle_objects_held(futures, count, HANDLE_FUTURE, dtl__future_hold,
                                                   dtl__future_drop, "when_all", "futures",
                                                   &futures_objects);
    if (DTL_UNLIKELY(resolved != DTL_SUCCESS))
        return resolved;
    struct future *result_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(
            CALL_WHEN_ALL, NULL, (const int64_t[]){count == 0 ? 0 : (intptr_t)futures[0], count},
            2);
        if (begun != DTL_SUCCESS) {
            dtl__handle_objects_drop(futures_objects, count, dtl__future_drop);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'a', futures, count * sizeof *futures},
                {'n', &count, sizeof count},
                {'m', result, sizeof *result},
            };
            dtl__record_call(CALL_WHEN_ALL, dtl__arguments, 3);
        }
    }
    dtl_status status = dtl_impl_when_all((struct future *const *)futures_objects, count,
                                          &result_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_FUTURE, result_object, result);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_future_destroy(result_object);
    }
    dtl__handle_objects_drop(futures_objects, count, dtl__future_drop);
    dtl__result(CALL_WHEN_ALL, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_WHEN_ALL, *result, NULL, __builtin_return_address(0));
        if (status == DTL_SUCCESS)
            dtl__call_created_handle(*result);
        dtl__record_end(status);
        dtl__call_end(CALL_WHEN_ALL, dtl__context_error_scope(NULL), status);
    }
    return status;
}

/* spec/future.yaml: when_any */
dtl_status dtl_when_any(const dtl_future_t *futures, dtl_size_t count, dtl_future_t *result,
                        dtl_size_t *completed_index)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "when_any", "state", "%s",
                           dtl__closed_reason());
    if (DTL_UNLIKELY(dtl__is_null(futures) && count > 0))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "when_any", "futures-null",
                           "futures is NULL; expected an address where count (%lld) > 0",
                           (long long)count);
    if (DTL_UNLIKELY(dtl__is_null(result)))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "when_any", "result-null",
                           "result is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(completed_index)))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "when_any", "completed_index-null",
                           "completed_index is NULL; expected an address");
    if (DTL_UNLIKELY(count > dtl__limit(DTL_DTYPE_UINT64)))
        return dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, "when_any", "count-limit",
                           "count is %lld; expected 0 <= count <= limit(uint64) (%llu)",
                           (long long)count, (unsigned long long)dtl__limit(DTL_DTYPE_UINT64));
    if (DTL_UNLIKELY(count < 1))
        return dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, "when_any", "count-range",
                           "count is %lld; expected count >= 1", (long long)count);

    void **futures_objects;
    dtl_status resolved = dtl__handle_objects_held(futures, count, HANDLE_FUTURE, dtl__future_hold,
                                                   dtl__future_drop, "when_any", "futures",
                                                   &futures_objects);
    if (DTL_UNLIKELY(resolved != DTL_SUCCESS))
        return resolved;
    struct future *result_object = NULL;
    const dtl_size_t completed_index_saved_outputs = *completed_index;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(
            CALL_WHEN_ANY, NULL, (const int64_t[]){count == 0 ? 0 : (intptr_t)futures[0], count},
            2);
        if (begun != DTL_SUCCESS) {
            dtl__handle_objects_drop(futures_objects, count, dtl__future_drop);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'a', futures, count * sizeof *futures},
                {'n', &count, sizeof count},
                {'m', result, sizeof *result},
                {'w', completed_index, sizeof *completed_index},
            };
            dtl__record_call(CALL_WHEN_ANY, dtl__arguments, 4);
        }
    }
    dtl_status status = dtl_impl_when_any((struct future *const *)futures_objects, count,
                                          &result_object, completed_index);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_FUTURE, result_object, result);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_future_destroy(result_object);
    }
    if (DTL_UNLIKELY(status != DTL_SUCCESS))
        *completed_index = completed_index_saved_outputs;
    dtl__handle_objects_drop(futures_objects, count, dtl__future_drop);
    dtl__result(CALL_WHEN_ANY, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_WHEN_ANY, *result, NULL, __builtin_return_address(0));
        if (status == DTL_SUCCESS)
            dtl__call_created_handle(*result);
        dtl__record_end(status);
        dtl__call_end(CALL_WHEN_ANY, dtl__context_error_scope(NULL), status);
    }
    return status;
}
