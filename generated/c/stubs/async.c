/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/stubs.c.j2.
 * Do not edit. */
#include "dtl_conditions.h"
#include "dtl_enums.h"
#include "dtl_guard.h"
#include "dtl_impl.h"
#include "dtl_record.h"
#include "dtl_kernels.h"

/* spec/async.yaml: async_for_each_vector */
dtl_status dtl_async_for_each_vector(dtl_vector_t vec, dtl_unary_func func, void *user_data,
                                     dtl_request_t *req)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "async_for_each_vector", "state", "%s",
                           dtl__closed_reason());
    struct container *vec_object = dtl__handle_object(vec, HANDLE_VECTOR, "async_for_each_vector",
                                                      "vec");
    if (DTL_UNLIKELY(vec_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(func)))
        return dtl__refuse_in(dtl__container_error_scope(vec_object), DTL_ERROR_NULL_POINTER,
                              "async_for_each_vector", "func-null",
                              "func is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(req)))
        return dtl__refuse_in(dtl__container_error_scope(vec_object), DTL_ERROR_NULL_POINTER,
                              "async_for_each_vector", "req-null",
                              "req is NULL; expected an address");
    struct future *req_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_ASYNC_FOR_EACH_VECTOR,
                                           dtl__container_context(vec_object), NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        begun = dtl__guard_enter(CALL_ASYNC_FOR_EACH_VECTOR, (const struct handles[]){{&vec, 1}},
                                 1);
        if (begun != DTL_SUCCESS) {
            dtl__call_end(CALL_ASYNC_FOR_EACH_VECTOR, dtl__container_error_scope(vec_object),
                          begun);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &vec, sizeof vec},
                {'f', &func, sizeof func},
                {'p', &user_data, sizeof user_data},
                {'m', req, sizeof *req},
            };
            dtl__record_call(CALL_ASYNC_FOR_EACH_VECTOR, dtl__arguments, 4);
        }
    }
    dtl_status status = dtl_impl_async_for_each(vec_object, func, user_data, &req_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_REQUEST, req_object, req);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_request_free(req_object);
    }
    dtl__result(CALL_ASYNC_FOR_EACH_VECTOR, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_ASYNC_FOR_EACH_VECTOR, *req, vec,
                                      __builtin_return_address(0));
        if (status == DTL_SUCCESS)
            dtl__call_created_handle(*req);
        dtl__guard_leave();
        dtl__record_end(status);
        dtl__call_end(CALL_ASYNC_FOR_EACH_VECTOR, dtl__container_error_scope(vec_object), status);
    }
    return status;
}

/* spec/async.yaml: async_transform_vector */
dtl_status dtl_async_transform_vector(dtl_vector_t src, dtl_vector_t dst, dtl_transform_func func,
                                      void *user_data, dtl_request_t *req)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "async_transform_vector", "state", "%s",
                           dtl__closed_reason());
    struct container *src_object = dtl__handle_object(src, HANDLE_VECTOR, "async_transform_vector",
                                                      "src");
    if (DTL_UNLIKELY(src_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct container *dst_object = dtl__handle_object(dst, HANDLE_VECTOR, "async_transform_vector",
                                                      "dst");
    if (DTL_UNLIKELY(dst_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(func)))
        return dtl__refuse_in(
            dtl__stricter_scope(dtl__container_error_scope(src_object),
                dtl__container_error_scope(dst_object)),
            DTL_ERROR_NULL_POINTER, "async_transform_vector", "func-null",
            "func is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(req)))
        return dtl__refuse_in(
            dtl__stricter_scope(dtl__container_error_scope(src_object),
                dtl__container_error_scope(dst_object)),
            DTL_ERROR_NULL_POINTER, "async_transform_vector", "req-null",
            "req is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__container_local_size(src_object) !=
                     dtl__container_local_size(dst_object)))
        return dtl__refuse_in(
            dtl__stricter_scope(dtl__container_error_scope(src_object),
                dtl__container_error_scope(dst_object)),
            DTL_ERROR_INVALID_ARGUMENT, "async_transform_vector", "size",
            "local_size(src) is %llu; expected local_size(dst) (%llu)",
            (unsigned long long)dtl__container_local_size(src_object),
            (unsigned long long)dtl__container_local_size(dst_object));
    struct future *req_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_ASYNC_TRANSFORM_VECTOR,
                                           dtl__container_context(src_object), NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        begun = dtl__guard_enter(CALL_ASYNC_TRANSFORM_VECTOR,
                                 (const struct handles[]){{&src, 1}, {&dst, 1}}, 2);
        if (begun != DTL_SUCCESS) {
            dtl__call_end(
                CALL_ASYNC_TRANSFORM_VECTOR,
                dtl__stricter_scope(dtl__container_error_scope(src_object),
                    dtl__container_error_scope(dst_object)),
                begun);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &src, sizeof src},
                {'h', &dst, sizeof dst},
                {'f', &func, sizeof func},
                {'p', &user_data, sizeof user_data},
                {'m', req, sizeof *req},
            };
            dtl__record_call(CALL_ASYNC_TRANSFORM_VECTOR, dtl__arguments, 5);
        }
    }
    dtl_status status = dtl_impl_async_transform(src_object, dst_object, func, user_data,
                                                 &req_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_REQUEST, req_object, req);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_request_free(req_object);
    }
    dtl__result(CALL_ASYNC_TRANSFORM_VECTOR, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_ASYNC_TRANSFORM_VECTOR, *req, src,
                                      __builtin_return_address(0));
        if (status == DTL_SUCCESS)
            dtl__call_created_handle(*req);
        dtl__guard_leave();
        dtl__record_end(status);
        dtl__call_end(
            CALL_ASYNC_TRANSFORM_VECTOR,
            dtl__stricter_scope(dtl__container_error_scope(src_object),
                dtl__container_error_scope(dst_object)),
            status);
    }
    return status;
}

/* spec/async.yaml: async_reduce_vector */
dtl_status dtl_async_reduce_vector(dtl_vector_t vec, dtl_reduce_op op, void *result,
                                   dtl_request_t *req)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "async_reduce_vector", "state", "%s",
                           dtl__closed_reason());
    struct container *vec_object = dtl__handle_object(vec, HANDLE_VECTOR, "async_reduce_vector",
                                                      "vec");
    if (DTL_UNLIKELY(vec_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__devices_in_use))
        if (dtl__device_memory_refused(dtl__container_error_scope(vec_object),
                                       "async_reduce_vector", "result", result, NULL))
            return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(result)))
        return dtl__refuse_in(dtl__container_error_scope(vec_object), DTL_ERROR_NULL_POINTER,
                              "async_reduce_vector", "result-null",
                              "result is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(req)))
        return dtl__refuse_in(dtl__container_error_scope(vec_object), DTL_ERROR_NULL_POINTER,
                              "async_reduce_vector", "req-null",
                              "req is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_reduce_op(op)))
        return dtl__refuse_in(dtl__container_error_scope(vec_object), DTL_ERROR_INVALID_ARGUMENT,
                              "async_reduce_vector", "op-enum",
                              "op is %lld; expected a dtl_reduce_op", (long long)op);
    if (DTL_UNLIKELY(!dtl__is_defined(op, dtl__container_dtype(vec_object))))
        return dtl__refuse_in(dtl__container_error_scope(vec_object), DTL_ERROR_INVALID_ARGUMENT,
                              "async_reduce_vector", "op-op",
                              "op is %s; expected an operation defined for dtype(vec) (%s)",
                              dtl__operation_names[op],
                              dtl__dtype(dtl__container_dtype(vec_object))->name);
    struct future *req_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_ASYNC_REDUCE_VECTOR,
                                           dtl__container_context(vec_object),
                                           (const int64_t[]){op}, 1);
        if (begun != DTL_SUCCESS)
            return begun;
        begun = dtl__guard_enter(CALL_ASYNC_REDUCE_VECTOR, (const struct handles[]){{&vec, 1}}, 1);
        if (begun != DTL_SUCCESS) {
            dtl__call_end(CALL_ASYNC_REDUCE_VECTOR, dtl__container_error_scope(vec_object), begun);
            return begun;
        }
        dtl__call_moves(CALL_ASYNC_REDUCE_VECTOR, 0, dtl__bytes(dtl__container_dtype(vec_object)));
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &vec, sizeof vec},
                {'n', &op, sizeof op},
                {'w', result, dtl__bytes(dtl__container_dtype(vec_object))},
                {'m', req, sizeof *req},
            };
            dtl__record_call(CALL_ASYNC_REDUCE_VECTOR, dtl__arguments, 4);
        }
    }
    dtl_status status = dtl_impl_async_reduce(vec_object, op, result, &req_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_REQUEST, req_object, req);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_request_free(req_object);
    }
    dtl__result(CALL_ASYNC_REDUCE_VECTOR, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_ASYNC_REDUCE_VECTOR, *req, vec,
                                      __builtin_return_address(0));
        if (status == DTL_SUCCESS)
            dtl__call_created_handle(*req);
        dtl__guard_leave();
        dtl__record_end(status);
        dtl__call_end(CALL_ASYNC_REDUCE_VECTOR, dtl__container_error_scope(vec_object), status);
    }
    return status;
}

/* spec/async.yaml: async_sort_vector */
dtl_status dtl_async_sort_vector(dtl_vector_t vec, dtl_request_t *req)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "async_sort_vector", "state", "%s",
                           dtl__closed_reason());
    struct container *vec_object = dtl__handle_object(vec, HANDLE_VECTOR, "async_sort_vector",
                                                      "vec");
    if (DTL_UNLIKELY(vec_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(req)))
        return dtl__refuse_in(dtl__container_error_scope(vec_object), DTL_ERROR_NULL_POINTER,
                              "async_sort_vector", "req-null", "req is NULL; expected an address");
    struct future *req_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_ASYNC_SORT_VECTOR,
                                           dtl__container_context(vec_object), NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        begun = dtl__guard_enter(CALL_ASYNC_SORT_VECTOR, (const struct handles[]){{&vec, 1}}, 1);
        if (begun != DTL_SUCCESS) {
            dtl__call_end(CALL_ASYNC_SORT_VECTOR, dtl__container_error_scope(vec_object), begun);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &vec, sizeof vec},
                {'m', req, sizeof *req},
            };
            dtl__record_call(CALL_ASYNC_SORT_VECTOR, dtl__arguments, 2);
        }
    }
    dtl_status status = dtl_impl_async_sort(vec_object, &req_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_REQUEST, req_object, req);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_request_free(req_object);
    }
    dtl__result(CALL_ASYNC_SORT_VECTOR, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_ASYNC_SORT_VECTOR, *req, vec,
                                      __builtin_return_address(0));
        if (status == DTL_SUCCESS)
            dtl__call_created_handle(*req);
        dtl__guard_leave();
        dtl__record_end(status);
        dtl__call_end(CALL_ASYNC_SORT_VECTOR, dtl__container_error_scope(vec_object), status);
    }
    return status;
}

/* spec/async.yaml: async_for_each_array */
dtl_status dtl_async_for_each_array(dtl_array_t arr, dtl_unary_func func, void *user_data,
                                    dtl_request_t *req)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "async_for_each_array", "state", "%s",
                           dtl__closed_reason());
    struct container *arr_object = dtl__handle_object(arr, HANDLE_ARRAY, "async_for_each_array",
                                                      "arr");
    if (DTL_UNLIKELY(arr_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(func)))
        return dtl__refuse_in(dtl__container_error_scope(arr_object), DTL_ERROR_NULL_POINTER,
                              "async_for_each_array", "func-null",
                              "func is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(req)))
        return dtl__refuse_in(dtl__container_error_scope(arr_object), DTL_ERROR_NULL_POINTER,
                              "async_for_each_array", "req-null",
                              "req is NULL; expected an address");
    struct future *req_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_ASYNC_FOR_EACH_ARRAY,
                                           dtl__container_context(arr_object), NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        begun = dtl__guard_enter(CALL_ASYNC_FOR_EACH_ARRAY, (const struct handles[]){{&arr, 1}}, 1);
        if (begun != DTL_SUCCESS) {
            dtl__call_end(CALL_ASYNC_FOR_EACH_ARRAY, dtl__container_error_scope(arr_object), begun);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &arr, sizeof arr},
                {'f', &func, sizeof func},
                {'p', &user_data, sizeof user_data},
                {'m', req, sizeof *req},
            };
            dtl__record_call(CALL_ASYNC_FOR_EACH_ARRAY, dtl__arguments, 4);
        }
    }
    dtl_status status = dtl_impl_async_for_each(arr_object, func, user_data, &req_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_REQUEST, req_object, req);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_request_free(req_object);
    }
    dtl__result(CALL_ASYNC_FOR_EACH_ARRAY, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_ASYNC_FOR_EACH_ARRAY, *req, arr,
                                      __builtin_return_address(0));
        if (status == DTL_SUCCESS)
            dtl__call_created_handle(*req);
        dtl__guard_leave();
        dtl__record_end(status);
        dtl__call_end(CALL_ASYNC_FOR_EACH_ARRAY, dtl__container_error_scope(arr_object), status);
    }
    return status;
}

/* spec/async.yaml: async_reduce_array */
dtl_status dtl_async_reduce_array(dtl_array_t arr, dtl_reduce_op op, void *result,
                                  dtl_request_t *req)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "async_reduce_array", "state", "%s",
                           dtl__closed_reason());
    struct container *arr_object = dtl__handle_object(arr, HANDLE_ARRAY, "async_reduce_array",
                                                      "arr");
    if (DTL_UNLIKELY(arr_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__devices_in_use))
        if (dtl__device_memory_refused(dtl__container_error_scope(arr_object),
                                       "async_reduce_array", "result", result, NULL))
            return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(result)))
        return dtl__refuse_in(dtl__container_error_scope(arr_object), DTL_ERROR_NULL_POINTER,
                              "async_reduce_array", "result-null",
                              "result is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(req)))
        return dtl__refuse_in(dtl__container_error_scope(arr_object), DTL_ERROR_NULL_POINTER,
                              "async_reduce_array", "req-null", "req is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_reduce_op(op)))
        return dtl__refuse_in(dtl__container_error_scope(arr_object), DTL_ERROR_INVALID_ARGUMENT,
                              "async_reduce_array", "op-enum",
                              "op is %lld; expected a dtl_reduce_op", (long long)op);
    if (DTL_UNLIKELY(!dtl__is_defined(op, dtl__container_dtype(arr_object))))
        return dtl__refuse_in(dtl__container_error_scope(arr_object), DTL_ERROR_INVALID_ARGUMENT,
                              "async_reduce_array", "op-op",
                              "op is %s; expected an operation defined for dtype(arr) (%s)",
                              dtl__operation_names[op],
                              dtl__dtype(dtl__container_dtype(arr_object))->name);
    struct future *req_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_ASYNC_REDUCE_ARRAY,
                                           dtl__container_context(arr_object),
                                           (const int64_t[]){op}, 1);
        if (begun != DTL_SUCCESS)
            return begun;
        begun = dtl__guard_enter(CALL_ASYNC_REDUCE_ARRAY, (const struct handles[]){{&arr, 1}}, 1);
        if (begun != DTL_SUCCESS) {
            dtl__call_end(CALL_ASYNC_REDUCE_ARRAY, dtl__container_error_scope(arr_object), begun);
            return begun;
        }
        dtl__call_moves(CALL_ASYNC_REDUCE_ARRAY, 0, dtl__bytes(dtl__container_dtype(arr_object)));
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &arr, sizeof arr},
                {'n', &op, sizeof op},
                {'w', result, dtl__bytes(dtl__container_dtype(arr_object))},
                {'m', req, sizeof *req},
            };
            dtl__record_call(CALL_ASYNC_REDUCE_ARRAY, dtl__arguments, 4);
        }
    }
    dtl_status status = dtl_impl_async_reduce(arr_object, op, result, &req_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_REQUEST, req_object, req);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_request_free(req_object);
    }
    dtl__result(CALL_ASYNC_REDUCE_ARRAY, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_ASYNC_REDUCE_ARRAY, *req, arr,
                                      __builtin_return_address(0));
        if (status == DTL_SUCCESS)
            dtl__call_created_handle(*req);
        dtl__guard_leave();
        dtl__record_end(status);
        dtl__call_end(CALL_ASYNC_REDUCE_ARRAY, dtl__container_error_scope(arr_object), status);
    }
    return status;
}
