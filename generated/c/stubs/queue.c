/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/stubs.c.j2.
 * Do not edit. */
#include "dtl_conditions.h"
#include "dtl_enums.h"
#include "dtl_guard.h"
#include "dtl_impl.h"
#include "dtl_record.h"
#include "dtl_kernels.h"

/* spec/queue.yaml: container_queue_fill */
dtl_status dtl_container_queue_fill(dtl_container_t container, const void *value,
                                    dtl_stream_t stream, dtl_future_t *fut)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_queue_fill", "state", "%s",
                           dtl__closed_reason());
    struct container *container_object = dtl__handle_container(container, "container_queue_fill",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct device_stream *stream_object = stream == NULL ? NULL : dtl__handle_object(
        stream, HANDLE_STREAM, "container_queue_fill", "stream");
    if (DTL_UNLIKELY(stream_object == NULL && stream != NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__devices_in_use))
        if (dtl__device_memory_refused(dtl__container_error_scope(container_object),
                                       "container_queue_fill", "value", value, NULL))
            return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(value)))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_queue_fill", "value-null",
                              "value is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(fut)))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_queue_fill", "fut-null",
                              "fut is NULL; expected an address");
    struct future *fut_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_CONTAINER_QUEUE_FILL,
                                           dtl__container_context(container_object), NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        begun = dtl__guard_enter(CALL_CONTAINER_QUEUE_FILL,
                                 (const struct handles[]){{&container, 1}, {&stream, 1}}, 2);
        if (begun != DTL_SUCCESS) {
            dtl__call_end(CALL_CONTAINER_QUEUE_FILL, dtl__container_error_scope(container_object),
                          begun);
            return begun;
        }
        dtl__call_moves(CALL_CONTAINER_QUEUE_FILL,
                        dtl__bytes(dtl__container_dtype(container_object)), 0);
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &container, sizeof container},
                {'r', value, dtl__bytes(dtl__container_dtype(container_object))},
                {'h', &stream, sizeof stream},
                {'m', fut, sizeof *fut},
            };
            dtl__record_call(CALL_CONTAINER_QUEUE_FILL, dtl__arguments, 4);
        }
    }
    dtl_status status = dtl_impl_container_queue_fill(container_object, value, stream_object,
                                                      &fut_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_FUTURE, fut_object, fut);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_future_destroy(fut_object);
    }
    dtl__result(CALL_CONTAINER_QUEUE_FILL, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_CONTAINER_QUEUE_FILL, *fut, NULL,
                                      __builtin_return_address(0));
        if (status == DTL_SUCCESS)
            dtl__call_created_handle(*fut);
        dtl__guard_leave();
        dtl__record_end(status);
        dtl__call_end(CALL_CONTAINER_QUEUE_FILL, dtl__container_error_scope(container_object),
                      status);
    }
    return status;
}

/* spec/queue.yaml: container_queue_copy */
dtl_status dtl_container_queue_copy(dtl_container_t src, dtl_container_t dst, dtl_stream_t stream,
                                    dtl_future_t *fut)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_queue_copy", "state", "%s",
                           dtl__closed_reason());
    struct container *src_object = dtl__handle_container(src, "container_queue_copy", "src");
    if (DTL_UNLIKELY(src_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct container *dst_object = dtl__handle_container(dst, "container_queue_copy", "dst");
    if (DTL_UNLIKELY(dst_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct device_stream *stream_object = stream == NULL ? NULL : dtl__handle_object(
        stream, HANDLE_STREAM, "container_queue_copy", "stream");
    if (DTL_UNLIKELY(stream_object == NULL && stream != NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(fut)))
        return dtl__refuse_in(
            dtl__stricter_scope(dtl__container_error_scope(src_object),
                dtl__container_error_scope(dst_object)),
            DTL_ERROR_NULL_POINTER, "container_queue_copy", "fut-null",
            "fut is NULL; expected an address");
    struct future *fut_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_CONTAINER_QUEUE_COPY,
                                           dtl__container_context(src_object), NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        begun = dtl__guard_enter(CALL_CONTAINER_QUEUE_COPY,
                                 (const struct handles[]){{&src, 1}, {&dst, 1}, {&stream, 1}}, 3);
        if (begun != DTL_SUCCESS) {
            dtl__call_end(
                CALL_CONTAINER_QUEUE_COPY,
                dtl__stricter_scope(dtl__container_error_scope(src_object),
                    dtl__container_error_scope(dst_object)),
                begun);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &src, sizeof src},
                {'h', &dst, sizeof dst},
                {'h', &stream, sizeof stream},
                {'m', fut, sizeof *fut},
            };
            dtl__record_call(CALL_CONTAINER_QUEUE_COPY, dtl__arguments, 4);
        }
    }
    dtl_status status = dtl_impl_container_queue_copy(src_object, dst_object, stream_object,
                                                      &fut_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_FUTURE, fut_object, fut);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_future_destroy(fut_object);
    }
    dtl__result(CALL_CONTAINER_QUEUE_COPY, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_CONTAINER_QUEUE_COPY, *fut, NULL,
                                      __builtin_return_address(0));
        if (status == DTL_SUCCESS)
            dtl__call_created_handle(*fut);
        dtl__guard_leave();
        dtl__record_end(status);
        dtl__call_end(
            CALL_CONTAINER_QUEUE_COPY,
            dtl__stricter_scope(dtl__container_error_scope(src_object),
                dtl__container_error_scope(dst_object)),
            status);
    }
    return status;
}

/* spec/queue.yaml: container_queue_apply */
dtl_status dtl_container_queue_apply(dtl_container_t dst, dtl_container_t src, dtl_reduce_op op,
                                     dtl_stream_t stream, dtl_future_t *fut)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_queue_apply", "state", "%s",
                           dtl__closed_reason());
    struct container *dst_object = dtl__handle_container(dst, "container_queue_apply", "dst");
    if (DTL_UNLIKELY(dst_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct container *src_object = dtl__handle_container(src, "container_queue_apply", "src");
    if (DTL_UNLIKELY(src_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct device_stream *stream_object = stream == NULL ? NULL : dtl__handle_object(
        stream, HANDLE_STREAM, "container_queue_apply", "stream");
    if (DTL_UNLIKELY(stream_object == NULL && stream != NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(fut)))
        return dtl__refuse_in(
            dtl__stricter_scope(dtl__container_error_scope(dst_object),
                dtl__container_error_scope(src_object)),
            DTL_ERROR_NULL_POINTER, "container_queue_apply", "fut-null",
            "fut is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_reduce_op(op)))
        return dtl__refuse_in(
            dtl__stricter_scope(dtl__container_error_scope(dst_object),
                dtl__container_error_scope(src_object)),
            DTL_ERROR_INVALID_ARGUMENT, "container_queue_apply", "op-enum",
            "op is %lld; expected a dtl_reduce_op", (long long)op);
    if (DTL_UNLIKELY(!dtl__is_defined(op, dtl__container_dtype(dst_object))))
        return dtl__refuse_in(
            dtl__stricter_scope(dtl__container_error_scope(dst_object),
                dtl__container_error_scope(src_object)),
            DTL_ERROR_INVALID_ARGUMENT, "container_queue_apply", "op-op",
            "op is %s; expected an operation defined for dtype(dst) (%s)",
            dtl__operation_names[op], dtl__dtype(dtl__container_dtype(dst_object))->name);
    struct future *fut_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_CONTAINER_QUEUE_APPLY,
                                           dtl__container_context(dst_object),
                                           (const int64_t[]){op}, 1);
        if (begun != DTL_SUCCESS)
            return begun;
        begun = dtl__guard_enter(CALL_CONTAINER_QUEUE_APPLY,
                                 (const struct handles[]){{&dst, 1}, {&src, 1}, {&stream, 1}}, 3);
        if (begun != DTL_SUCCESS) {
            dtl__call_end(
                CALL_CONTAINER_QUEUE_APPLY,
                dtl__stricter_scope(dtl__container_error_scope(dst_object),
                    dtl__container_error_scope(src_object)),
                begun);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &dst, sizeof dst},
                {'h', &src, sizeof src},
                {'n', &op, sizeof op},
                {'h', &stream, sizeof stream},
                {'m', fut, sizeof *fut},
            };
            dtl__record_call(CALL_CONTAINER_QUEUE_APPLY, dtl__arguments, 5);
        }
    }
    dtl_status status = dtl_impl_container_queue_apply(dst_object, src_object, op, stream_object,
                                                       &fut_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_FUTURE, fut_object, fut);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_future_destroy(fut_object);
    }
    dtl__result(CALL_CONTAINER_QUEUE_APPLY, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_CONTAINER_QUEUE_APPLY, *fut, NULL,
                                      __builtin_return_address(0));
        if (status == DTL_SUCCESS)
            dtl__call_created_handle(*fut);
        dtl__guard_leave();
        dtl__record_end(status);
        dtl__call_end(
            CALL_CONTAINER_QUEUE_APPLY,
            dtl__stricter_scope(dtl__container_error_scope(dst_object),
                dtl__container_error_scope(src_object)),
            status);
    }
    return status;
}

/* spec/queue.yaml: container_queue_apply_unary */
dtl_status dtl_container_queue_apply_unary(dtl_container_t dst, dtl_container_t src,
                                           dtl_unary_op op, dtl_stream_t stream, dtl_future_t *fut)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_queue_apply_unary", "state", "%s",
                           dtl__closed_reason());
    struct container *dst_object = dtl__handle_container(dst, "container_queue_apply_unary", "dst");
    if (DTL_UNLIKELY(dst_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct container *src_object = dtl__handle_container(src, "container_queue_apply_unary", "src");
    if (DTL_UNLIKELY(src_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct device_stream *stream_object = stream == NULL ? NULL : dtl__handle_object(
        stream, HANDLE_STREAM, "container_queue_apply_unary", "stream");
    if (DTL_UNLIKELY(stream_object == NULL && stream != NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(fut)))
        return dtl__refuse_in(
            dtl__stricter_scope(dtl__container_error_scope(dst_object),
                dtl__container_error_scope(src_object)),
            DTL_ERROR_NULL_POINTER, "container_queue_apply_unary", "fut-null",
            "fut is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_unary_op(op)))
        return dtl__refuse_in(
            dtl__stricter_scope(dtl__container_error_scope(dst_object),
                dtl__container_error_scope(src_object)),
            DTL_ERROR_INVALID_ARGUMENT, "container_queue_apply_unary", "op-enum",
            "op is %lld; expected a dtl_unary_op", (long long)op);
    struct future *fut_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_CONTAINER_QUEUE_APPLY_UNARY,
                                           dtl__container_context(dst_object),
                                           (const int64_t[]){op}, 1);
        if (begun != DTL_SUCCESS)
            return begun;
        begun = dtl__guard_enter(CALL_CONTAINER_QUEUE_APPLY_UNARY,
                                 (const struct handles[]){{&dst, 1}, {&src, 1}, {&stream, 1}}, 3);
        if (begun != DTL_SUCCESS) {
            dtl__call_end(
                CALL_CONTAINER_QUEUE_APPLY_UNARY,
                dtl__stricter_scope(dtl__container_error_scope(dst_object),
                    dtl__container_error_scope(src_object)),
                begun);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &dst, sizeof dst},
                {'h', &src, sizeof src},
                {'n', &op, sizeof op},
                {'h', &stream, sizeof stream},
                {'m', fut, sizeof *fut},
            };
            dtl__record_call(CALL_CONTAINER_QUEUE_APPLY_UNARY, dtl__arguments, 5);
        }
    }
    dtl_status status = dtl_impl_container_queue_apply_unary(dst_object, src_object, op,
                                                             stream_object, &fut_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_FUTURE, fut_object, fut);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_future_destroy(fut_object);
    }
    dtl__result(CALL_CONTAINER_QUEUE_APPLY_UNARY, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_CONTAINER_QUEUE_APPLY_UNARY, *fut, NULL,
                                      __builtin_return_address(0));
        if (status == DTL_SUCCESS)
            dtl__call_created_handle(*fut);
        dtl__guard_leave();
        dtl__record_end(status);
        dtl__call_end(
            CALL_CONTAINER_QUEUE_APPLY_UNARY,
            dtl__stricter_scope(dtl__container_error_scope(dst_object),
                dtl__container_error_scope(src_object)),
            status);
    }
    return status;
}

/* spec/queue.yaml: container_queue_apply_binary */
dtl_status dtl_container_queue_apply_binary(dtl_container_t dst, dtl_container_t x,
                                            dtl_container_t y, dtl_binary_op op,
                                            dtl_stream_t stream, dtl_future_t *fut)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_queue_apply_binary", "state", "%s",
                           dtl__closed_reason());
    struct container *dst_object = dtl__handle_container(dst, "container_queue_apply_binary",
                                                         "dst");
    if (DTL_UNLIKELY(dst_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct container *x_object = dtl__handle_container(x, "container_queue_apply_binary", "x");
    if (DTL_UNLIKELY(x_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct container *y_object = dtl__handle_container(y, "container_queue_apply_binary", "y");
    if (DTL_UNLIKELY(y_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct device_stream *stream_object = stream == NULL ? NULL : dtl__handle_object(
        stream, HANDLE_STREAM, "container_queue_apply_binary", "stream");
    if (DTL_UNLIKELY(stream_object == NULL && stream != NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(fut)))
        return dtl__refuse_in(
            dtl__stricter_scope(dtl__stricter_scope(dtl__container_error_scope(dst_object),
                dtl__container_error_scope(x_object)), dtl__container_error_scope(y_object)),
            DTL_ERROR_NULL_POINTER, "container_queue_apply_binary", "fut-null",
            "fut is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_binary_op(op)))
        return dtl__refuse_in(
            dtl__stricter_scope(dtl__stricter_scope(dtl__container_error_scope(dst_object),
                dtl__container_error_scope(x_object)), dtl__container_error_scope(y_object)),
            DTL_ERROR_INVALID_ARGUMENT, "container_queue_apply_binary", "op-enum",
            "op is %lld; expected a dtl_binary_op", (long long)op);
    struct future *fut_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_CONTAINER_QUEUE_APPLY_BINARY,
                                           dtl__container_context(dst_object),
                                           (const int64_t[]){op}, 1);
        if (begun != DTL_SUCCESS)
            return begun;
        begun = dtl__guard_enter(
            CALL_CONTAINER_QUEUE_APPLY_BINARY,
            (const struct handles[]){{&dst, 1}, {&x, 1}, {&y, 1}, {&stream, 1}}, 4);
        if (begun != DTL_SUCCESS) {
            dtl__call_end(
                CALL_CONTAINER_QUEUE_APPLY_BINARY,
                dtl__stricter_scope(dtl__stricter_scope(dtl__container_error_scope(dst_object),
                    dtl__container_error_scope(x_object)), dtl__container_error_scope(y_object)),
                begun);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &dst, sizeof dst},
                {'h', &x, sizeof x},
                {'h', &y, sizeof y},
                {'n', &op, sizeof op},
                {'h', &stream, sizeof stream},
                {'m', fut, sizeof *fut},
            };
            dtl__record_call(CALL_CONTAINER_QUEUE_APPLY_BINARY, dtl__arguments, 6);
        }
    }
    dtl_status status = dtl_impl_container_queue_apply_binary(dst_object, x_object, y_object, op,
                                                              stream_object, &fut_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_FUTURE, fut_object, fut);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_future_destroy(fut_object);
    }
    dtl__result(CALL_CONTAINER_QUEUE_APPLY_BINARY, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_CONTAINER_QUEUE_APPLY_BINARY, *fut, NULL,
                                      __builtin_return_address(0));
        if (status == DTL_SUCCESS)
            dtl__call_created_handle(*fut);
        dtl__guard_leave();
        dtl__record_end(status);
        dtl__call_end(
            CALL_CONTAINER_QUEUE_APPLY_BINARY,
            dtl__stricter_scope(dtl__stricter_scope(dtl__container_error_scope(dst_object),
                dtl__container_error_scope(x_object)), dtl__container_error_scope(y_object)),
            status);
    }
    return status;
}

/* spec/queue.yaml: container_queue_apply_value */
dtl_status dtl_container_queue_apply_value(dtl_container_t dst, dtl_container_t src,
                                           const void *value, dtl_operand place, dtl_binary_op op,
                                           dtl_stream_t stream, dtl_future_t *fut)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_queue_apply_value", "state", "%s",
                           dtl__closed_reason());
    struct container *dst_object = dtl__handle_container(dst, "container_queue_apply_value", "dst");
    if (DTL_UNLIKELY(dst_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct container *src_object = dtl__handle_container(src, "container_queue_apply_value", "src");
    if (DTL_UNLIKELY(src_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct device_stream *stream_object = stream == NULL ? NULL : dtl__handle_object(
        stream, HANDLE_STREAM, "container_queue_apply_value", "stream");
    if (DTL_UNLIKELY(stream_object == NULL && stream != NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__devices_in_use))
        if (dtl__device_memory_refused(
            dtl__stricter_scope(dtl__container_error_scope(dst_object),
                dtl__container_error_scope(src_object)),
            "container_queue_apply_value", "value", value, NULL))
            return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(value)))
        return dtl__refuse_in(
            dtl__stricter_scope(dtl__container_error_scope(dst_object),
                dtl__container_error_scope(src_object)),
            DTL_ERROR_NULL_POINTER, "container_queue_apply_value", "value-null",
            "value is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(fut)))
        return dtl__refuse_in(
            dtl__stricter_scope(dtl__container_error_scope(dst_object),
                dtl__container_error_scope(src_object)),
            DTL_ERROR_NULL_POINTER, "container_queue_apply_value", "fut-null",
            "fut is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_operand(place)))
        return dtl__refuse_in(
            dtl__stricter_scope(dtl__container_error_scope(dst_object),
                dtl__container_error_scope(src_object)),
            DTL_ERROR_INVALID_ARGUMENT, "container_queue_apply_value", "place-enum",
            "place is %lld; expected a dtl_operand", (long long)place);
    if (DTL_UNLIKELY(!dtl__is_binary_op(op)))
        return dtl__refuse_in(
            dtl__stricter_scope(dtl__container_error_scope(dst_object),
                dtl__container_error_scope(src_object)),
            DTL_ERROR_INVALID_ARGUMENT, "container_queue_apply_value", "op-enum",
            "op is %lld; expected a dtl_binary_op", (long long)op);
    struct future *fut_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_CONTAINER_QUEUE_APPLY_VALUE,
                                           dtl__container_context(dst_object),
                                           (const int64_t[]){place, op}, 2);
        if (begun != DTL_SUCCESS)
            return begun;
        begun = dtl__guard_enter(CALL_CONTAINER_QUEUE_APPLY_VALUE,
                                 (const struct handles[]){{&dst, 1}, {&src, 1}, {&stream, 1}}, 3);
        if (begun != DTL_SUCCESS) {
            dtl__call_end(
                CALL_CONTAINER_QUEUE_APPLY_VALUE,
                dtl__stricter_scope(dtl__container_error_scope(dst_object),
                    dtl__container_error_scope(src_object)),
                begun);
            return begun;
        }
        dtl__call_moves(CALL_CONTAINER_QUEUE_APPLY_VALUE,
                        dtl__bytes(dtl__container_dtype(src_object)), 0);
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &dst, sizeof dst},
                {'h', &src, sizeof src},
                {'r', value, dtl__bytes(dtl__container_dtype(src_object))},
                {'n', &place, sizeof place},
                {'n', &op, sizeof op},
                {'h', &stream, sizeof stream},
                {'m', fut, sizeof *fut},
            };
            dtl__record_call(CALL_CONTAINER_QUEUE_APPLY_VALUE, dtl__arguments, 7);
        }
    }
    dtl_status status = dtl_impl_container_queue_apply_value(dst_object, src_object, value, place,
                                                             op, stream_object, &fut_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_FUTURE, fut_object, fut);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_future_destroy(fut_object);
    }
    dtl__result(CALL_CONTAINER_QUEUE_APPLY_VALUE, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_CONTAINER_QUEUE_APPLY_VALUE, *fut, NULL,
                                      __builtin_return_address(0));
        if (status == DTL_SUCCESS)
            dtl__call_created_handle(*fut);
        dtl__guard_leave();
        dtl__record_end(status);
        dtl__call_end(
            CALL_CONTAINER_QUEUE_APPLY_VALUE,
            dtl__stricter_scope(dtl__container_error_scope(dst_object),
                dtl__container_error_scope(src_object)),
            status);
    }
    return status;
}

/* spec/queue.yaml: container_queue_inclusive_scan_local */
dtl_status dtl_container_queue_inclusive_scan_local(dtl_container_t container, dtl_reduce_op op,
                                                    dtl_stream_t stream, dtl_future_t *fut)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_queue_inclusive_scan_local",
                           "state", "%s", dtl__closed_reason());
    struct container *container_object = dtl__handle_container(
        container, "container_queue_inclusive_scan_local", "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct device_stream *stream_object = stream == NULL ? NULL : dtl__handle_object(
        stream, HANDLE_STREAM, "container_queue_inclusive_scan_local", "stream");
    if (DTL_UNLIKELY(stream_object == NULL && stream != NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(fut)))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_queue_inclusive_scan_local", "fut-null",
                              "fut is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_reduce_op(op)))
        return dtl__refuse_in(dtl__container_error_scope(container_object),
                              DTL_ERROR_INVALID_ARGUMENT, "container_queue_inclusive_scan_local",
                              "op-enum", "op is %lld; expected a dtl_reduce_op", (long long)op);
    if (DTL_UNLIKELY(!dtl__is_defined(op, dtl__container_dtype(container_object))))
        return dtl__refuse_in(dtl__container_error_scope(container_object),
                              DTL_ERROR_INVALID_ARGUMENT, "container_queue_inclusive_scan_local",
                              "op-op",
                              "op is %s; expected an operation defined for dtype(container) (%s)",
                              dtl__operation_names[op],
                              dtl__dtype(dtl__container_dtype(container_object))->name);
    struct future *fut_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_CONTAINER_QUEUE_INCLUSIVE_SCAN_LOCAL,
                                           dtl__container_context(container_object),
                                           (const int64_t[]){op}, 1);
        if (begun != DTL_SUCCESS)
            return begun;
        begun = dtl__guard_enter(CALL_CONTAINER_QUEUE_INCLUSIVE_SCAN_LOCAL,
                                 (const struct handles[]){{&container, 1}, {&stream, 1}}, 2);
        if (begun != DTL_SUCCESS) {
            dtl__call_end(CALL_CONTAINER_QUEUE_INCLUSIVE_SCAN_LOCAL,
                          dtl__container_error_scope(container_object), begun);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &container, sizeof container},
                {'n', &op, sizeof op},
                {'h', &stream, sizeof stream},
                {'m', fut, sizeof *fut},
            };
            dtl__record_call(CALL_CONTAINER_QUEUE_INCLUSIVE_SCAN_LOCAL, dtl__arguments, 4);
        }
    }
    dtl_status status = dtl_impl_container_queue_inclusive_scan_local(container_object, op,
                                                                      stream_object, &fut_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_FUTURE, fut_object, fut);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_future_destroy(fut_object);
    }
    dtl__result(CALL_CONTAINER_QUEUE_INCLUSIVE_SCAN_LOCAL, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_CONTAINER_QUEUE_INCLUSIVE_SCAN_LOCAL, *fut, NULL,
                                      __builtin_return_address(0));
        if (status == DTL_SUCCESS)
            dtl__call_created_handle(*fut);
        dtl__guard_leave();
        dtl__record_end(status);
        dtl__call_end(CALL_CONTAINER_QUEUE_INCLUSIVE_SCAN_LOCAL,
                      dtl__container_error_scope(container_object), status);
    }
    return status;
}

/* spec/queue.yaml: container_queue_exclusive_scan_local */
dtl_status dtl_container_queue_exclusive_scan_local(dtl_container_t container, dtl_reduce_op op,
                                                    dtl_stream_t stream, dtl_future_t *fut)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_queue_exclusive_scan_local",
                           "state", "%s", dtl__closed_reason());
    struct container *container_object = dtl__handle_container(
        container, "container_queue_exclusive_scan_local", "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct device_stream *stream_object = stream == NULL ? NULL : dtl__handle_object(
        stream, HANDLE_STREAM, "container_queue_exclusive_scan_local", "stream");
    if (DTL_UNLIKELY(stream_object == NULL && stream != NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(fut)))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_queue_exclusive_scan_local", "fut-null",
                              "fut is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_reduce_op(op)))
        return dtl__refuse_in(dtl__container_error_scope(container_object),
                              DTL_ERROR_INVALID_ARGUMENT, "container_queue_exclusive_scan_local",
                              "op-enum", "op is %lld; expected a dtl_reduce_op", (long long)op);
    if (DTL_UNLIKELY(!dtl__is_defined(op, dtl__container_dtype(container_object))))
        return dtl__refuse_in(dtl__container_error_scope(container_object),
                              DTL_ERROR_INVALID_ARGUMENT, "container_queue_exclusive_scan_local",
                              "op-op",
                              "op is %s; expected an operation defined for dtype(container) (%s)",
                              dtl__operation_names[op],
                              dtl__dtype(dtl__container_dtype(container_object))->name);
    struct future *fut_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_CONTAINER_QUEUE_EXCLUSIVE_SCAN_LOCAL,
                                           dtl__container_context(container_object),
                                           (const int64_t[]){op}, 1);
        if (begun != DTL_SUCCESS)
            return begun;
        begun = dtl__guard_enter(CALL_CONTAINER_QUEUE_EXCLUSIVE_SCAN_LOCAL,
                                 (const struct handles[]){{&container, 1}, {&stream, 1}}, 2);
        if (begun != DTL_SUCCESS) {
            dtl__call_end(CALL_CONTAINER_QUEUE_EXCLUSIVE_SCAN_LOCAL,
                          dtl__container_error_scope(container_object), begun);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &container, sizeof container},
                {'n', &op, sizeof op},
                {'h', &stream, sizeof stream},
                {'m', fut, sizeof *fut},
            };
            dtl__record_call(CALL_CONTAINER_QUEUE_EXCLUSIVE_SCAN_LOCAL, dtl__arguments, 4);
        }
    }
    dtl_status status = dtl_impl_container_queue_exclusive_scan_local(container_object, op,
                                                                      stream_object, &fut_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_FUTURE, fut_object, fut);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_future_destroy(fut_object);
    }
    dtl__result(CALL_CONTAINER_QUEUE_EXCLUSIVE_SCAN_LOCAL, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_CONTAINER_QUEUE_EXCLUSIVE_SCAN_LOCAL, *fut, NULL,
                                      __builtin_return_address(0));
        if (status == DTL_SUCCESS)
            dtl__call_created_handle(*fut);
        dtl__guard_leave();
        dtl__record_end(status);
        dtl__call_end(CALL_CONTAINER_QUEUE_EXCLUSIVE_SCAN_LOCAL,
                      dtl__container_error_scope(container_object), status);
    }
    return status;
}

/* spec/queue.yaml: container_queue_sort_local */
dtl_status dtl_container_queue_sort_local(dtl_container_t container, dtl_sort_order order,
                                          dtl_stream_t stream, dtl_future_t *fut)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_queue_sort_local", "state", "%s",
                           dtl__closed_reason());
    struct container *container_object = dtl__handle_container(container,
                                                               "container_queue_sort_local",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct device_stream *stream_object = stream == NULL ? NULL : dtl__handle_object(
        stream, HANDLE_STREAM, "container_queue_sort_local", "stream");
    if (DTL_UNLIKELY(stream_object == NULL && stream != NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(fut)))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_queue_sort_local", "fut-null",
                              "fut is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_sort_order(order)))
        return dtl__refuse_in(dtl__container_error_scope(container_object),
                              DTL_ERROR_INVALID_ARGUMENT, "container_queue_sort_local",
                              "order-enum", "order is %lld; expected a dtl_sort_order",
                              (long long)order);
    struct future *fut_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_CONTAINER_QUEUE_SORT_LOCAL,
                                           dtl__container_context(container_object),
                                           (const int64_t[]){order}, 1);
        if (begun != DTL_SUCCESS)
            return begun;
        begun = dtl__guard_enter(CALL_CONTAINER_QUEUE_SORT_LOCAL,
                                 (const struct handles[]){{&container, 1}, {&stream, 1}}, 2);
        if (begun != DTL_SUCCESS) {
            dtl__call_end(CALL_CONTAINER_QUEUE_SORT_LOCAL,
                          dtl__container_error_scope(container_object), begun);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &container, sizeof container},
                {'n', &order, sizeof order},
                {'h', &stream, sizeof stream},
                {'m', fut, sizeof *fut},
            };
            dtl__record_call(CALL_CONTAINER_QUEUE_SORT_LOCAL, dtl__arguments, 4);
        }
    }
    dtl_status status = dtl_impl_container_queue_sort_local(container_object, order, stream_object,
                                                            &fut_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_FUTURE, fut_object, fut);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_future_destroy(fut_object);
    }
    dtl__result(CALL_CONTAINER_QUEUE_SORT_LOCAL, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_CONTAINER_QUEUE_SORT_LOCAL, *fut, NULL,
                                      __builtin_return_address(0));
        if (status == DTL_SUCCESS)
            dtl__call_created_handle(*fut);
        dtl__guard_leave();
        dtl__record_end(status);
        dtl__call_end(CALL_CONTAINER_QUEUE_SORT_LOCAL,
                      dtl__container_error_scope(container_object), status);
    }
    return status;
}

/* spec/queue.yaml: container_queue_stable_sort_local */
dtl_status dtl_container_queue_stable_sort_local(dtl_container_t container, dtl_sort_order order,
                                                 dtl_stream_t stream, dtl_future_t *fut)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_queue_stable_sort_local", "state",
                           "%s", dtl__closed_reason());
    struct container *container_object = dtl__handle_container(container,
                                                               "container_queue_stable_sort_local",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct device_stream *stream_object = stream == NULL ? NULL : dtl__handle_object(
        stream, HANDLE_STREAM, "container_queue_stable_sort_local", "stream");
    if (DTL_UNLIKELY(stream_object == NULL && stream != NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(fut)))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_queue_stable_sort_local", "fut-null",
                              "fut is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_sort_order(order)))
        return dtl__refuse_in(dtl__container_error_scope(container_object),
                              DTL_ERROR_INVALID_ARGUMENT, "container_queue_stable_sort_local",
                              "order-enum", "order is %lld; expected a dtl_sort_order",
                              (long long)order);
    struct future *fut_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_CONTAINER_QUEUE_STABLE_SORT_LOCAL,
                                           dtl__container_context(container_object),
                                           (const int64_t[]){order}, 1);
        if (begun != DTL_SUCCESS)
            return begun;
        begun = dtl__guard_enter(CALL_CONTAINER_QUEUE_STABLE_SORT_LOCAL,
                                 (const struct handles[]){{&container, 1}, {&stream, 1}}, 2);
        if (begun != DTL_SUCCESS) {
            dtl__call_end(CALL_CONTAINER_QUEUE_STABLE_SORT_LOCAL,
                          dtl__container_error_scope(container_object), begun);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &container, sizeof container},
                {'n', &order, sizeof order},
                {'h', &stream, sizeof stream},
                {'m', fut, sizeof *fut},
            };
            dtl__record_call(CALL_CONTAINER_QUEUE_STABLE_SORT_LOCAL, dtl__arguments, 4);
        }
    }
    dtl_status status = dtl_impl_container_queue_stable_sort_local(container_object, order,
                                                                   stream_object, &fut_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_FUTURE, fut_object, fut);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_future_destroy(fut_object);
    }
    dtl__result(CALL_CONTAINER_QUEUE_STABLE_SORT_LOCAL, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_CONTAINER_QUEUE_STABLE_SORT_LOCAL, *fut, NULL,
                                      __builtin_return_address(0));
        if (status == DTL_SUCCESS)
            dtl__call_created_handle(*fut);
        dtl__guard_leave();
        dtl__record_end(status);
        dtl__call_end(CALL_CONTAINER_QUEUE_STABLE_SORT_LOCAL,
                      dtl__container_error_scope(container_object), status);
    }
    return status;
}

/* spec/queue.yaml: container_queue_sort_by_key_local */
dtl_status dtl_container_queue_sort_by_key_local(dtl_container_t keys, dtl_container_t payload,
                                                 dtl_sort_order order, dtl_stream_t stream,
                                                 dtl_future_t *fut)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_queue_sort_by_key_local", "state",
                           "%s", dtl__closed_reason());
    struct container *keys_object = dtl__handle_container(keys,
                                                          "container_queue_sort_by_key_local",
                                                          "keys");
    if (DTL_UNLIKELY(keys_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct container *payload_object = dtl__handle_container(payload,
                                                             "container_queue_sort_by_key_local",
                                                             "payload");
    if (DTL_UNLIKELY(payload_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct device_stream *stream_object = stream == NULL ? NULL : dtl__handle_object(
        stream, HANDLE_STREAM, "container_queue_sort_by_key_local", "stream");
    if (DTL_UNLIKELY(stream_object == NULL && stream != NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(fut)))
        return dtl__refuse_in(
            dtl__stricter_scope(dtl__container_error_scope(keys_object),
                dtl__container_error_scope(payload_object)),
            DTL_ERROR_NULL_POINTER, "container_queue_sort_by_key_local", "fut-null",
            "fut is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_sort_order(order)))
        return dtl__refuse_in(
            dtl__stricter_scope(dtl__container_error_scope(keys_object),
                dtl__container_error_scope(payload_object)),
            DTL_ERROR_INVALID_ARGUMENT, "container_queue_sort_by_key_local", "order-enum",
            "order is %lld; expected a dtl_sort_order", (long long)order);
    struct future *fut_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_CONTAINER_QUEUE_SORT_BY_KEY_LOCAL,
                                           dtl__container_context(keys_object),
                                           (const int64_t[]){order}, 1);
        if (begun != DTL_SUCCESS)
            return begun;
        begun = dtl__guard_enter(CALL_CONTAINER_QUEUE_SORT_BY_KEY_LOCAL,
                                 (const struct handles[]){{&keys, 1}, {&payload, 1}, {&stream, 1}},
                                 3);
        if (begun != DTL_SUCCESS) {
            dtl__call_end(
                CALL_CONTAINER_QUEUE_SORT_BY_KEY_LOCAL,
                dtl__stricter_scope(dtl__container_error_scope(keys_object),
                    dtl__container_error_scope(payload_object)),
                begun);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &keys, sizeof keys},
                {'h', &payload, sizeof payload},
                {'n', &order, sizeof order},
                {'h', &stream, sizeof stream},
                {'m', fut, sizeof *fut},
            };
            dtl__record_call(CALL_CONTAINER_QUEUE_SORT_BY_KEY_LOCAL, dtl__arguments, 5);
        }
    }
    dtl_status status = dtl_impl_container_queue_sort_by_key_local(keys_object, payload_object,
                                                                   order, stream_object,
                                                                   &fut_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_FUTURE, fut_object, fut);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_future_destroy(fut_object);
    }
    dtl__result(CALL_CONTAINER_QUEUE_SORT_BY_KEY_LOCAL, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_CONTAINER_QUEUE_SORT_BY_KEY_LOCAL, *fut, NULL,
                                      __builtin_return_address(0));
        if (status == DTL_SUCCESS)
            dtl__call_created_handle(*fut);
        dtl__guard_leave();
        dtl__record_end(status);
        dtl__call_end(
            CALL_CONTAINER_QUEUE_SORT_BY_KEY_LOCAL,
            dtl__stricter_scope(dtl__container_error_scope(keys_object),
                dtl__container_error_scope(payload_object)),
            status);
    }
    return status;
}

/* spec/queue.yaml: container_queue_argsort_local */
dtl_status dtl_container_queue_argsort_local(dtl_container_t container, dtl_sort_order order,
                                             dtl_container_t indices, dtl_stream_t stream,
                                             dtl_future_t *fut)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_queue_argsort_local", "state", "%s",
                           dtl__closed_reason());
    struct container *container_object = dtl__handle_container(container,
                                                               "container_queue_argsort_local",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct container *indices_object = dtl__handle_container(indices,
                                                             "container_queue_argsort_local",
                                                             "indices");
    if (DTL_UNLIKELY(indices_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct device_stream *stream_object = stream == NULL ? NULL : dtl__handle_object(
        stream, HANDLE_STREAM, "container_queue_argsort_local", "stream");
    if (DTL_UNLIKELY(stream_object == NULL && stream != NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(fut)))
        return dtl__refuse_in(
            dtl__stricter_scope(dtl__container_error_scope(container_object),
                dtl__container_error_scope(indices_object)),
            DTL_ERROR_NULL_POINTER, "container_queue_argsort_local", "fut-null",
            "fut is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_sort_order(order)))
        return dtl__refuse_in(
            dtl__stricter_scope(dtl__container_error_scope(container_object),
                dtl__container_error_scope(indices_object)),
            DTL_ERROR_INVALID_ARGUMENT, "container_queue_argsort_local", "order-enum",
            "order is %lld; expected a dtl_sort_order", (long long)order);
    struct future *fut_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_CONTAINER_QUEUE_ARGSORT_LOCAL,
                                           dtl__container_context(container_object),
                                           (const int64_t[]){order}, 1);
        if (begun != DTL_SUCCESS)
            return begun;
        begun = dtl__guard_enter(
            CALL_CONTAINER_QUEUE_ARGSORT_LOCAL,
            (const struct handles[]){{&container, 1}, {&indices, 1}, {&stream, 1}}, 3);
        if (begun != DTL_SUCCESS) {
            dtl__call_end(
                CALL_CONTAINER_QUEUE_ARGSORT_LOCAL,
                dtl__stricter_scope(dtl__container_error_scope(container_object),
                    dtl__container_error_scope(indices_object)),
                begun);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &container, sizeof container},
                {'n', &order, sizeof order},
                {'h', &indices, sizeof indices},
                {'h', &stream, sizeof stream},
                {'m', fut, sizeof *fut},
            };
            dtl__record_call(CALL_CONTAINER_QUEUE_ARGSORT_LOCAL, dtl__arguments, 5);
        }
    }
    dtl_status status = dtl_impl_container_queue_argsort_local(container_object, order,
                                                               indices_object, stream_object,
                                                               &fut_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_FUTURE, fut_object, fut);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_future_destroy(fut_object);
    }
    dtl__result(CALL_CONTAINER_QUEUE_ARGSORT_LOCAL, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_CONTAINER_QUEUE_ARGSORT_LOCAL, *fut, NULL,
                                      __builtin_return_address(0));
        if (status == DTL_SUCCESS)
            dtl__call_created_handle(*fut);
        dtl__guard_leave();
        dtl__record_end(status);
        dtl__call_end(
            CALL_CONTAINER_QUEUE_ARGSORT_LOCAL,
            dtl__stricter_scope(dtl__container_error_scope(container_object),
                dtl__container_error_scope(indices_object)),
            status);
    }
    return status;
}

/* spec/queue.yaml: container_queue_gather */
dtl_status dtl_container_queue_gather(dtl_container_t dst, dtl_container_t src,
                                      dtl_container_t indices, dtl_stream_t stream,
                                      dtl_future_t *fut)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_queue_gather", "state", "%s",
                           dtl__closed_reason());
    struct container *dst_object = dtl__handle_container(dst, "container_queue_gather", "dst");
    if (DTL_UNLIKELY(dst_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct container *src_object = dtl__handle_container(src, "container_queue_gather", "src");
    if (DTL_UNLIKELY(src_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct container *indices_object = dtl__handle_container(indices, "container_queue_gather",
                                                             "indices");
    if (DTL_UNLIKELY(indices_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct device_stream *stream_object = stream == NULL ? NULL : dtl__handle_object(
        stream, HANDLE_STREAM, "container_queue_gather", "stream");
    if (DTL_UNLIKELY(stream_object == NULL && stream != NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(fut)))
        return dtl__refuse_in(
            dtl__stricter_scope(dtl__stricter_scope(dtl__container_error_scope(dst_object),
                dtl__container_error_scope(src_object)),
                dtl__container_error_scope(indices_object)),
            DTL_ERROR_NULL_POINTER, "container_queue_gather", "fut-null",
            "fut is NULL; expected an address");
    struct future *fut_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_CONTAINER_QUEUE_GATHER,
                                           dtl__container_context(dst_object), NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        begun = dtl__guard_enter(
            CALL_CONTAINER_QUEUE_GATHER,
            (const struct handles[]){{&dst, 1}, {&src, 1}, {&indices, 1}, {&stream, 1}}, 4);
        if (begun != DTL_SUCCESS) {
            dtl__call_end(
                CALL_CONTAINER_QUEUE_GATHER,
                dtl__stricter_scope(dtl__stricter_scope(dtl__container_error_scope(dst_object),
                    dtl__container_error_scope(src_object)),
                    dtl__container_error_scope(indices_object)),
                begun);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &dst, sizeof dst},
                {'h', &src, sizeof src},
                {'h', &indices, sizeof indices},
                {'h', &stream, sizeof stream},
                {'m', fut, sizeof *fut},
            };
            dtl__record_call(CALL_CONTAINER_QUEUE_GATHER, dtl__arguments, 5);
        }
    }
    dtl_status status = dtl_impl_container_queue_gather(dst_object, src_object, indices_object,
                                                        stream_object, &fut_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_FUTURE, fut_object, fut);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_future_destroy(fut_object);
    }
    dtl__result(CALL_CONTAINER_QUEUE_GATHER, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_CONTAINER_QUEUE_GATHER, *fut, NULL,
                                      __builtin_return_address(0));
        if (status == DTL_SUCCESS)
            dtl__call_created_handle(*fut);
        dtl__guard_leave();
        dtl__record_end(status);
        dtl__call_end(
            CALL_CONTAINER_QUEUE_GATHER,
            dtl__stricter_scope(dtl__stricter_scope(dtl__container_error_scope(dst_object),
                dtl__container_error_scope(src_object)),
                dtl__container_error_scope(indices_object)),
            status);
    }
    return status;
}

/* spec/queue.yaml: container_queue_scatter */
dtl_status dtl_container_queue_scatter(dtl_container_t dst, dtl_container_t indices,
                                       dtl_container_t src, dtl_stream_t stream, dtl_future_t *fut)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_queue_scatter", "state", "%s",
                           dtl__closed_reason());
    struct container *dst_object = dtl__handle_container(dst, "container_queue_scatter", "dst");
    if (DTL_UNLIKELY(dst_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct container *indices_object = dtl__handle_container(indices, "container_queue_scatter",
                                                             "indices");
    if (DTL_UNLIKELY(indices_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct container *src_object = dtl__handle_container(src, "container_queue_scatter", "src");
    if (DTL_UNLIKELY(src_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct device_stream *stream_object = stream == NULL ? NULL : dtl__handle_object(
        stream, HANDLE_STREAM, "container_queue_scatter", "stream");
    if (DTL_UNLIKELY(stream_object == NULL && stream != NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(fut)))
        return dtl__refuse_in(
            dtl__stricter_scope(dtl__stricter_scope(dtl__container_error_scope(dst_object),
                dtl__container_error_scope(indices_object)),
                dtl__container_error_scope(src_object)),
            DTL_ERROR_NULL_POINTER, "container_queue_scatter", "fut-null",
            "fut is NULL; expected an address");
    struct future *fut_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_CONTAINER_QUEUE_SCATTER,
                                           dtl__container_context(dst_object), NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        begun = dtl__guard_enter(
            CALL_CONTAINER_QUEUE_SCATTER,
            (const struct handles[]){{&dst, 1}, {&indices, 1}, {&src, 1}, {&stream, 1}}, 4);
        if (begun != DTL_SUCCESS) {
            dtl__call_end(
                CALL_CONTAINER_QUEUE_SCATTER,
                dtl__stricter_scope(dtl__stricter_scope(dtl__container_error_scope(dst_object),
                    dtl__container_error_scope(indices_object)),
                    dtl__container_error_scope(src_object)),
                begun);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &dst, sizeof dst},
                {'h', &indices, sizeof indices},
                {'h', &src, sizeof src},
                {'h', &stream, sizeof stream},
                {'m', fut, sizeof *fut},
            };
            dtl__record_call(CALL_CONTAINER_QUEUE_SCATTER, dtl__arguments, 5);
        }
    }
    dtl_status status = dtl_impl_container_queue_scatter(dst_object, indices_object, src_object,
                                                         stream_object, &fut_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_FUTURE, fut_object, fut);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_future_destroy(fut_object);
    }
    dtl__result(CALL_CONTAINER_QUEUE_SCATTER, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_CONTAINER_QUEUE_SCATTER, *fut, NULL,
                                      __builtin_return_address(0));
        if (status == DTL_SUCCESS)
            dtl__call_created_handle(*fut);
        dtl__guard_leave();
        dtl__record_end(status);
        dtl__call_end(
            CALL_CONTAINER_QUEUE_SCATTER,
            dtl__stricter_scope(dtl__stricter_scope(dtl__container_error_scope(dst_object),
                dtl__container_error_scope(indices_object)),
                dtl__container_error_scope(src_object)),
            status);
    }
    return status;
}

/* spec/queue.yaml: container_queue_reduce_local */
dtl_status dtl_container_queue_reduce_local(dtl_container_t container, dtl_reduce_op op,
                                            void *result, dtl_stream_t stream, dtl_future_t *fut)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_queue_reduce_local", "state", "%s",
                           dtl__closed_reason());
    struct container *container_object = dtl__handle_container(container,
                                                               "container_queue_reduce_local",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct device_stream *stream_object = stream == NULL ? NULL : dtl__handle_object(
        stream, HANDLE_STREAM, "container_queue_reduce_local", "stream");
    if (DTL_UNLIKELY(stream_object == NULL && stream != NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__devices_in_use))
        if (dtl__device_memory_refused(dtl__container_error_scope(container_object),
                                       "container_queue_reduce_local", "result", result, NULL))
            return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(result)))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_queue_reduce_local", "result-null",
                              "result is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(fut)))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_queue_reduce_local", "fut-null",
                              "fut is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_reduce_op(op)))
        return dtl__refuse_in(dtl__container_error_scope(container_object),
                              DTL_ERROR_INVALID_ARGUMENT, "container_queue_reduce_local",
                              "op-enum", "op is %lld; expected a dtl_reduce_op", (long long)op);
    if (DTL_UNLIKELY(!dtl__is_defined(op, dtl__container_dtype(container_object))))
        return dtl__refuse_in(dtl__container_error_scope(container_object),
                              DTL_ERROR_INVALID_ARGUMENT, "container_queue_reduce_local", "op-op",
                              "op is %s; expected an operation defined for dtype(container) (%s)",
                              dtl__operation_names[op],
                              dtl__dtype(dtl__container_dtype(container_object))->name);
    struct future *fut_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_CONTAINER_QUEUE_REDUCE_LOCAL,
                                           dtl__container_context(container_object),
                                           (const int64_t[]){op}, 1);
        if (begun != DTL_SUCCESS)
            return begun;
        begun = dtl__guard_enter(CALL_CONTAINER_QUEUE_REDUCE_LOCAL,
                                 (const struct handles[]){{&container, 1}, {&stream, 1}}, 2);
        if (begun != DTL_SUCCESS) {
            dtl__call_end(CALL_CONTAINER_QUEUE_REDUCE_LOCAL,
                          dtl__container_error_scope(container_object), begun);
            return begun;
        }
        dtl__call_moves(CALL_CONTAINER_QUEUE_REDUCE_LOCAL, 0,
                        dtl__bytes(dtl__container_dtype(container_object)));
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &container, sizeof container},
                {'n', &op, sizeof op},
                {'w', result, dtl__bytes(dtl__container_dtype(container_object))},
                {'h', &stream, sizeof stream},
                {'m', fut, sizeof *fut},
            };
            dtl__record_call(CALL_CONTAINER_QUEUE_REDUCE_LOCAL, dtl__arguments, 5);
        }
    }
    dtl_status status = dtl_impl_container_queue_reduce_local(container_object, op, result,
                                                              stream_object, &fut_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_FUTURE, fut_object, fut);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_future_destroy(fut_object);
    }
    dtl__result(CALL_CONTAINER_QUEUE_REDUCE_LOCAL, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_CONTAINER_QUEUE_REDUCE_LOCAL, *fut, NULL,
                                      __builtin_return_address(0));
        if (status == DTL_SUCCESS)
            dtl__call_created_handle(*fut);
        dtl__guard_leave();
        dtl__record_end(status);
        dtl__call_end(CALL_CONTAINER_QUEUE_REDUCE_LOCAL,
                      dtl__container_error_scope(container_object), status);
    }
    return status;
}

/* spec/queue.yaml: container_queue_count_local */
dtl_status dtl_container_queue_count_local(dtl_container_t container, const void *value,
                                           dtl_stream_t stream, dtl_future_t *fut)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_queue_count_local", "state", "%s",
                           dtl__closed_reason());
    struct container *container_object = dtl__handle_container(container,
                                                               "container_queue_count_local",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct device_stream *stream_object = stream == NULL ? NULL : dtl__handle_object(
        stream, HANDLE_STREAM, "container_queue_count_local", "stream");
    if (DTL_UNLIKELY(stream_object == NULL && stream != NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__devices_in_use))
        if (dtl__device_memory_refused(dtl__container_error_scope(container_object),
                                       "container_queue_count_local", "value", value, NULL))
            return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(value)))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_queue_count_local", "value-null",
                              "value is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(fut)))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_queue_count_local", "fut-null",
                              "fut is NULL; expected an address");
    struct future *fut_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_CONTAINER_QUEUE_COUNT_LOCAL,
                                           dtl__container_context(container_object), NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        begun = dtl__guard_enter(CALL_CONTAINER_QUEUE_COUNT_LOCAL,
                                 (const struct handles[]){{&container, 1}, {&stream, 1}}, 2);
        if (begun != DTL_SUCCESS) {
            dtl__call_end(CALL_CONTAINER_QUEUE_COUNT_LOCAL,
                          dtl__container_error_scope(container_object), begun);
            return begun;
        }
        dtl__call_moves(CALL_CONTAINER_QUEUE_COUNT_LOCAL,
                        dtl__bytes(dtl__container_dtype(container_object)), 0);
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &container, sizeof container},
                {'r', value, dtl__bytes(dtl__container_dtype(container_object))},
                {'h', &stream, sizeof stream},
                {'m', fut, sizeof *fut},
            };
            dtl__record_call(CALL_CONTAINER_QUEUE_COUNT_LOCAL, dtl__arguments, 4);
        }
    }
    dtl_status status = dtl_impl_container_queue_count_local(container_object, value,
                                                             stream_object, &fut_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_FUTURE, fut_object, fut);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_future_destroy(fut_object);
    }
    dtl__result(CALL_CONTAINER_QUEUE_COUNT_LOCAL, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_CONTAINER_QUEUE_COUNT_LOCAL, *fut, NULL,
                                      __builtin_return_address(0));
        if (status == DTL_SUCCESS)
            dtl__call_created_handle(*fut);
        dtl__guard_leave();
        dtl__record_end(status);
        dtl__call_end(CALL_CONTAINER_QUEUE_COUNT_LOCAL,
                      dtl__container_error_scope(container_object), status);
    }
    return status;
}

/* spec/queue.yaml: container_queue_find_local */
dtl_status dtl_container_queue_find_local(dtl_container_t container, const void *value,
                                          dtl_stream_t stream, dtl_future_t *fut)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_queue_find_local", "state", "%s",
                           dtl__closed_reason());
    struct container *container_object = dtl__handle_container(container,
                                                               "container_queue_find_local",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct device_stream *stream_object = stream == NULL ? NULL : dtl__handle_object(
        stream, HANDLE_STREAM, "container_queue_find_local", "stream");
    if (DTL_UNLIKELY(stream_object == NULL && stream != NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__devices_in_use))
        if (dtl__device_memory_refused(dtl__container_error_scope(container_object),
                                       "container_queue_find_local", "value", value, NULL))
            return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(value)))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_queue_find_local", "value-null",
                              "value is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(fut)))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_queue_find_local", "fut-null",
                              "fut is NULL; expected an address");
    struct future *fut_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_CONTAINER_QUEUE_FIND_LOCAL,
                                           dtl__container_context(container_object), NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        begun = dtl__guard_enter(CALL_CONTAINER_QUEUE_FIND_LOCAL,
                                 (const struct handles[]){{&container, 1}, {&stream, 1}}, 2);
        if (begun != DTL_SUCCESS) {
            dtl__call_end(CALL_CONTAINER_QUEUE_FIND_LOCAL,
                          dtl__container_error_scope(container_object), begun);
            return begun;
        }
        dtl__call_moves(CALL_CONTAINER_QUEUE_FIND_LOCAL,
                        dtl__bytes(dtl__container_dtype(container_object)), 0);
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &container, sizeof container},
                {'r', value, dtl__bytes(dtl__container_dtype(container_object))},
                {'h', &stream, sizeof stream},
                {'m', fut, sizeof *fut},
            };
            dtl__record_call(CALL_CONTAINER_QUEUE_FIND_LOCAL, dtl__arguments, 4);
        }
    }
    dtl_status status = dtl_impl_container_queue_find_local(container_object, value, stream_object,
                                                            &fut_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_FUTURE, fut_object, fut);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_future_destroy(fut_object);
    }
    dtl__result(CALL_CONTAINER_QUEUE_FIND_LOCAL, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_CONTAINER_QUEUE_FIND_LOCAL, *fut, NULL,
                                      __builtin_return_address(0));
        if (status == DTL_SUCCESS)
            dtl__call_created_handle(*fut);
        dtl__guard_leave();
        dtl__record_end(status);
        dtl__call_end(CALL_CONTAINER_QUEUE_FIND_LOCAL,
                      dtl__container_error_scope(container_object), status);
    }
    return status;
}

/* spec/queue.yaml: container_queue_min_element_local */
dtl_status dtl_container_queue_min_element_local(dtl_container_t container, dtl_stream_t stream,
                                                 dtl_future_t *fut)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_queue_min_element_local", "state",
                           "%s", dtl__closed_reason());
    struct container *container_object = dtl__handle_container(container,
                                                               "container_queue_min_element_local",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct device_stream *stream_object = stream == NULL ? NULL : dtl__handle_object(
        stream, HANDLE_STREAM, "container_queue_min_element_local", "stream");
    if (DTL_UNLIKELY(stream_object == NULL && stream != NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(fut)))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_queue_min_element_local", "fut-null",
                              "fut is NULL; expected an address");
    struct future *fut_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_CONTAINER_QUEUE_MIN_ELEMENT_LOCAL,
                                           dtl__container_context(container_object), NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        begun = dtl__guard_enter(CALL_CONTAINER_QUEUE_MIN_ELEMENT_LOCAL,
                                 (const struct handles[]){{&container, 1}, {&stream, 1}}, 2);
        if (begun != DTL_SUCCESS) {
            dtl__call_end(CALL_CONTAINER_QUEUE_MIN_ELEMENT_LOCAL,
                          dtl__container_error_scope(container_object), begun);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &container, sizeof container},
                {'h', &stream, sizeof stream},
                {'m', fut, sizeof *fut},
            };
            dtl__record_call(CALL_CONTAINER_QUEUE_MIN_ELEMENT_LOCAL, dtl__arguments, 3);
        }
    }
    dtl_status status = dtl_impl_container_queue_min_element_local(container_object, stream_object,
                                                                   &fut_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_FUTURE, fut_object, fut);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_future_destroy(fut_object);
    }
    dtl__result(CALL_CONTAINER_QUEUE_MIN_ELEMENT_LOCAL, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_CONTAINER_QUEUE_MIN_ELEMENT_LOCAL, *fut, NULL,
                                      __builtin_return_address(0));
        if (status == DTL_SUCCESS)
            dtl__call_created_handle(*fut);
        dtl__guard_leave();
        dtl__record_end(status);
        dtl__call_end(CALL_CONTAINER_QUEUE_MIN_ELEMENT_LOCAL,
                      dtl__container_error_scope(container_object), status);
    }
    return status;
}

/* spec/queue.yaml: container_queue_max_element_local */
dtl_status dtl_container_queue_max_element_local(dtl_container_t container, dtl_stream_t stream,
                                                 dtl_future_t *fut)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_queue_max_element_local", "state",
                           "%s", dtl__closed_reason());
    struct container *container_object = dtl__handle_container(container,
                                                               "container_queue_max_element_local",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct device_stream *stream_object = stream == NULL ? NULL : dtl__handle_object(
        stream, HANDLE_STREAM, "container_queue_max_element_local", "stream");
    if (DTL_UNLIKELY(stream_object == NULL && stream != NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(fut)))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_queue_max_element_local", "fut-null",
                              "fut is NULL; expected an address");
    struct future *fut_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_CONTAINER_QUEUE_MAX_ELEMENT_LOCAL,
                                           dtl__container_context(container_object), NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        begun = dtl__guard_enter(CALL_CONTAINER_QUEUE_MAX_ELEMENT_LOCAL,
                                 (const struct handles[]){{&container, 1}, {&stream, 1}}, 2);
        if (begun != DTL_SUCCESS) {
            dtl__call_end(CALL_CONTAINER_QUEUE_MAX_ELEMENT_LOCAL,
                          dtl__container_error_scope(container_object), begun);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &container, sizeof container},
                {'h', &stream, sizeof stream},
                {'m', fut, sizeof *fut},
            };
            dtl__record_call(CALL_CONTAINER_QUEUE_MAX_ELEMENT_LOCAL, dtl__arguments, 3);
        }
    }
    dtl_status status = dtl_impl_container_queue_max_element_local(container_object, stream_object,
                                                                   &fut_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_FUTURE, fut_object, fut);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_future_destroy(fut_object);
    }
    dtl__result(CALL_CONTAINER_QUEUE_MAX_ELEMENT_LOCAL, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_CONTAINER_QUEUE_MAX_ELEMENT_LOCAL, *fut, NULL,
                                      __builtin_return_address(0));
        if (status == DTL_SUCCESS)
            dtl__call_created_handle(*fut);
        dtl__guard_leave();
        dtl__record_end(status);
        dtl__call_end(CALL_CONTAINER_QUEUE_MAX_ELEMENT_LOCAL,
                      dtl__container_error_scope(container_object), status);
    }
    return status;
}

/* spec/queue.yaml: container_queue_minmax_local */
dtl_status dtl_container_queue_minmax_local(dtl_container_t container, dtl_stream_t stream,
                                            dtl_future_t *fut)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_queue_minmax_local", "state", "%s",
                           dtl__closed_reason());
    struct container *container_object = dtl__handle_container(container,
                                                               "container_queue_minmax_local",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct device_stream *stream_object = stream == NULL ? NULL : dtl__handle_object(
        stream, HANDLE_STREAM, "container_queue_minmax_local", "stream");
    if (DTL_UNLIKELY(stream_object == NULL && stream != NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(fut)))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_queue_minmax_local", "fut-null",
                              "fut is NULL; expected an address");
    struct future *fut_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_CONTAINER_QUEUE_MINMAX_LOCAL,
                                           dtl__container_context(container_object), NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        begun = dtl__guard_enter(CALL_CONTAINER_QUEUE_MINMAX_LOCAL,
                                 (const struct handles[]){{&container, 1}, {&stream, 1}}, 2);
        if (begun != DTL_SUCCESS) {
            dtl__call_end(CALL_CONTAINER_QUEUE_MINMAX_LOCAL,
                          dtl__container_error_scope(container_object), begun);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &container, sizeof container},
                {'h', &stream, sizeof stream},
                {'m', fut, sizeof *fut},
            };
            dtl__record_call(CALL_CONTAINER_QUEUE_MINMAX_LOCAL, dtl__arguments, 3);
        }
    }
    dtl_status status = dtl_impl_container_queue_minmax_local(container_object, stream_object,
                                                              &fut_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_FUTURE, fut_object, fut);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_future_destroy(fut_object);
    }
    dtl__result(CALL_CONTAINER_QUEUE_MINMAX_LOCAL, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_CONTAINER_QUEUE_MINMAX_LOCAL, *fut, NULL,
                                      __builtin_return_address(0));
        if (status == DTL_SUCCESS)
            dtl__call_created_handle(*fut);
        dtl__guard_leave();
        dtl__record_end(status);
        dtl__call_end(CALL_CONTAINER_QUEUE_MINMAX_LOCAL,
                      dtl__container_error_scope(container_object), status);
    }
    return status;
}

/* spec/queue.yaml: container_queue_mean_local */
dtl_status dtl_container_queue_mean_local(dtl_container_t container, dtl_stream_t stream,
                                          dtl_future_t *fut)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_queue_mean_local", "state", "%s",
                           dtl__closed_reason());
    struct container *container_object = dtl__handle_container(container,
                                                               "container_queue_mean_local",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct device_stream *stream_object = stream == NULL ? NULL : dtl__handle_object(
        stream, HANDLE_STREAM, "container_queue_mean_local", "stream");
    if (DTL_UNLIKELY(stream_object == NULL && stream != NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(fut)))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_queue_mean_local", "fut-null",
                              "fut is NULL; expected an address");
    struct future *fut_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_CONTAINER_QUEUE_MEAN_LOCAL,
                                           dtl__container_context(container_object), NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        begun = dtl__guard_enter(CALL_CONTAINER_QUEUE_MEAN_LOCAL,
                                 (const struct handles[]){{&container, 1}, {&stream, 1}}, 2);
        if (begun != DTL_SUCCESS) {
            dtl__call_end(CALL_CONTAINER_QUEUE_MEAN_LOCAL,
                          dtl__container_error_scope(container_object), begun);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &container, sizeof container},
                {'h', &stream, sizeof stream},
                {'m', fut, sizeof *fut},
            };
            dtl__record_call(CALL_CONTAINER_QUEUE_MEAN_LOCAL, dtl__arguments, 3);
        }
    }
    dtl_status status = dtl_impl_container_queue_mean_local(container_object, stream_object,
                                                            &fut_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_FUTURE, fut_object, fut);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_future_destroy(fut_object);
    }
    dtl__result(CALL_CONTAINER_QUEUE_MEAN_LOCAL, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_CONTAINER_QUEUE_MEAN_LOCAL, *fut, NULL,
                                      __builtin_return_address(0));
        if (status == DTL_SUCCESS)
            dtl__call_created_handle(*fut);
        dtl__guard_leave();
        dtl__record_end(status);
        dtl__call_end(CALL_CONTAINER_QUEUE_MEAN_LOCAL,
                      dtl__container_error_scope(container_object), status);
    }
    return status;
}

/* spec/queue.yaml: container_queue_var_local */
dtl_status dtl_container_queue_var_local(dtl_container_t container, dtl_size_t ddof,
                                         dtl_stream_t stream, dtl_future_t *fut)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_queue_var_local", "state", "%s",
                           dtl__closed_reason());
    struct container *container_object = dtl__handle_container(container,
                                                               "container_queue_var_local",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct device_stream *stream_object = stream == NULL ? NULL : dtl__handle_object(
        stream, HANDLE_STREAM, "container_queue_var_local", "stream");
    if (DTL_UNLIKELY(stream_object == NULL && stream != NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(fut)))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_queue_var_local", "fut-null",
                              "fut is NULL; expected an address");
    struct future *fut_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_CONTAINER_QUEUE_VAR_LOCAL,
                                           dtl__container_context(container_object),
                                           (const int64_t[]){ddof}, 1);
        if (begun != DTL_SUCCESS)
            return begun;
        begun = dtl__guard_enter(CALL_CONTAINER_QUEUE_VAR_LOCAL,
                                 (const struct handles[]){{&container, 1}, {&stream, 1}}, 2);
        if (begun != DTL_SUCCESS) {
            dtl__call_end(CALL_CONTAINER_QUEUE_VAR_LOCAL,
                          dtl__container_error_scope(container_object), begun);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &container, sizeof container},
                {'n', &ddof, sizeof ddof},
                {'h', &stream, sizeof stream},
                {'m', fut, sizeof *fut},
            };
            dtl__record_call(CALL_CONTAINER_QUEUE_VAR_LOCAL, dtl__arguments, 4);
        }
    }
    dtl_status status = dtl_impl_container_queue_var_local(container_object, ddof, stream_object,
                                                           &fut_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_FUTURE, fut_object, fut);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_future_destroy(fut_object);
    }
    dtl__result(CALL_CONTAINER_QUEUE_VAR_LOCAL, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_CONTAINER_QUEUE_VAR_LOCAL, *fut, NULL,
                                      __builtin_return_address(0));
        if (status == DTL_SUCCESS)
            dtl__call_created_handle(*fut);
        dtl__guard_leave();
        dtl__record_end(status);
        dtl__call_end(CALL_CONTAINER_QUEUE_VAR_LOCAL, dtl__container_error_scope(container_object),
                      status);
    }
    return status;
}

/* spec/queue.yaml: container_queue_norm_local */
dtl_status dtl_container_queue_norm_local(dtl_container_t container, dtl_stream_t stream,
                                          dtl_future_t *fut)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_queue_norm_local", "state", "%s",
                           dtl__closed_reason());
    struct container *container_object = dtl__handle_container(container,
                                                               "container_queue_norm_local",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct device_stream *stream_object = stream == NULL ? NULL : dtl__handle_object(
        stream, HANDLE_STREAM, "container_queue_norm_local", "stream");
    if (DTL_UNLIKELY(stream_object == NULL && stream != NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(fut)))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_queue_norm_local", "fut-null",
                              "fut is NULL; expected an address");
    struct future *fut_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_CONTAINER_QUEUE_NORM_LOCAL,
                                           dtl__container_context(container_object), NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        begun = dtl__guard_enter(CALL_CONTAINER_QUEUE_NORM_LOCAL,
                                 (const struct handles[]){{&container, 1}, {&stream, 1}}, 2);
        if (begun != DTL_SUCCESS) {
            dtl__call_end(CALL_CONTAINER_QUEUE_NORM_LOCAL,
                          dtl__container_error_scope(container_object), begun);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &container, sizeof container},
                {'h', &stream, sizeof stream},
                {'m', fut, sizeof *fut},
            };
            dtl__record_call(CALL_CONTAINER_QUEUE_NORM_LOCAL, dtl__arguments, 3);
        }
    }
    dtl_status status = dtl_impl_container_queue_norm_local(container_object, stream_object,
                                                            &fut_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_FUTURE, fut_object, fut);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_future_destroy(fut_object);
    }
    dtl__result(CALL_CONTAINER_QUEUE_NORM_LOCAL, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_CONTAINER_QUEUE_NORM_LOCAL, *fut, NULL,
                                      __builtin_return_address(0));
        if (status == DTL_SUCCESS)
            dtl__call_created_handle(*fut);
        dtl__guard_leave();
        dtl__record_end(status);
        dtl__call_end(CALL_CONTAINER_QUEUE_NORM_LOCAL,
                      dtl__container_error_scope(container_object), status);
    }
    return status;
}

/* spec/queue.yaml: container_queue_dot_local */
dtl_status dtl_container_queue_dot_local(dtl_container_t a, dtl_container_t b, dtl_stream_t stream,
                                         dtl_future_t *fut)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_queue_dot_local", "state", "%s",
                           dtl__closed_reason());
    struct container *a_object = dtl__handle_container(a, "container_queue_dot_local", "a");
    if (DTL_UNLIKELY(a_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct container *b_object = dtl__handle_container(b, "container_queue_dot_local", "b");
    if (DTL_UNLIKELY(b_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct device_stream *stream_object = stream == NULL ? NULL : dtl__handle_object(
        stream, HANDLE_STREAM, "container_queue_dot_local", "stream");
    if (DTL_UNLIKELY(stream_object == NULL && stream != NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(fut)))
        return dtl__refuse_in(
            dtl__stricter_scope(dtl__container_error_scope(a_object),
                dtl__container_error_scope(b_object)),
            DTL_ERROR_NULL_POINTER, "container_queue_dot_local", "fut-null",
            "fut is NULL; expected an address");
    struct future *fut_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_CONTAINER_QUEUE_DOT_LOCAL,
                                           dtl__container_context(a_object), NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        begun = dtl__guard_enter(CALL_CONTAINER_QUEUE_DOT_LOCAL,
                                 (const struct handles[]){{&a, 1}, {&b, 1}, {&stream, 1}}, 3);
        if (begun != DTL_SUCCESS) {
            dtl__call_end(
                CALL_CONTAINER_QUEUE_DOT_LOCAL,
                dtl__stricter_scope(dtl__container_error_scope(a_object),
                    dtl__container_error_scope(b_object)),
                begun);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &a, sizeof a},
                {'h', &b, sizeof b},
                {'h', &stream, sizeof stream},
                {'m', fut, sizeof *fut},
            };
            dtl__record_call(CALL_CONTAINER_QUEUE_DOT_LOCAL, dtl__arguments, 4);
        }
    }
    dtl_status status = dtl_impl_container_queue_dot_local(a_object, b_object, stream_object,
                                                           &fut_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_FUTURE, fut_object, fut);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_future_destroy(fut_object);
    }
    dtl__result(CALL_CONTAINER_QUEUE_DOT_LOCAL, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_CONTAINER_QUEUE_DOT_LOCAL, *fut, NULL,
                                      __builtin_return_address(0));
        if (status == DTL_SUCCESS)
            dtl__call_created_handle(*fut);
        dtl__guard_leave();
        dtl__record_end(status);
        dtl__call_end(
            CALL_CONTAINER_QUEUE_DOT_LOCAL,
            dtl__stricter_scope(dtl__container_error_scope(a_object),
                dtl__container_error_scope(b_object)),
            status);
    }
    return status;
}

/* spec/queue.yaml: container_queue_histogram_local */
dtl_status dtl_container_queue_histogram_local(dtl_container_t container, double low, double high,
                                               dtl_size_t bins, dtl_stream_t stream,
                                               dtl_future_t *fut)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_queue_histogram_local", "state",
                           "%s", dtl__closed_reason());
    struct container *container_object = dtl__handle_container(container,
                                                               "container_queue_histogram_local",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct device_stream *stream_object = stream == NULL ? NULL : dtl__handle_object(
        stream, HANDLE_STREAM, "container_queue_histogram_local", "stream");
    if (DTL_UNLIKELY(stream_object == NULL && stream != NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(fut)))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_queue_histogram_local", "fut-null",
                              "fut is NULL; expected an address");
    if (DTL_UNLIKELY(bins < 1))
        return dtl__refuse_in(dtl__container_error_scope(container_object),
                              DTL_ERROR_INVALID_ARGUMENT, "container_queue_histogram_local",
                              "bins-range", "bins is %lld; expected bins >= 1", (long long)bins);
    struct future *fut_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_CONTAINER_QUEUE_HISTOGRAM_LOCAL,
                                           dtl__container_context(container_object),
                                           (const int64_t[]){bins}, 1);
        if (begun != DTL_SUCCESS)
            return begun;
        begun = dtl__guard_enter(CALL_CONTAINER_QUEUE_HISTOGRAM_LOCAL,
                                 (const struct handles[]){{&container, 1}, {&stream, 1}}, 2);
        if (begun != DTL_SUCCESS) {
            dtl__call_end(CALL_CONTAINER_QUEUE_HISTOGRAM_LOCAL,
                          dtl__container_error_scope(container_object), begun);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &container, sizeof container},
                {'n', &low, sizeof low},
                {'n', &high, sizeof high},
                {'n', &bins, sizeof bins},
                {'h', &stream, sizeof stream},
                {'m', fut, sizeof *fut},
            };
            dtl__record_call(CALL_CONTAINER_QUEUE_HISTOGRAM_LOCAL, dtl__arguments, 6);
        }
    }
    dtl_status status = dtl_impl_container_queue_histogram_local(container_object, low, high, bins,
                                                                 stream_object, &fut_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_FUTURE, fut_object, fut);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_future_destroy(fut_object);
    }
    dtl__result(CALL_CONTAINER_QUEUE_HISTOGRAM_LOCAL, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_CONTAINER_QUEUE_HISTOGRAM_LOCAL, *fut, NULL,
                                      __builtin_return_address(0));
        if (status == DTL_SUCCESS)
            dtl__call_created_handle(*fut);
        dtl__guard_leave();
        dtl__record_end(status);
        dtl__call_end(CALL_CONTAINER_QUEUE_HISTOGRAM_LOCAL,
                      dtl__container_error_scope(container_object), status);
    }
    return status;
}

/* spec/queue.yaml: container_queue_quantile_local */
dtl_status dtl_container_queue_quantile_local(dtl_container_t container,
                                              const double *probabilities, dtl_size_t count,
                                              dtl_stream_t stream, dtl_future_t *fut)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_queue_quantile_local", "state",
                           "%s", dtl__closed_reason());
    struct container *container_object = dtl__handle_container(container,
                                                               "container_queue_quantile_local",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct device_stream *stream_object = stream == NULL ? NULL : dtl__handle_object(
        stream, HANDLE_STREAM, "container_queue_quantile_local", "stream");
    if (DTL_UNLIKELY(stream_object == NULL && stream != NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__devices_in_use))
        if (dtl__device_memory_refused(dtl__container_error_scope(container_object),
                                       "container_queue_quantile_local",
                                       "probabilities", probabilities, NULL))
            return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(probabilities) && count > 0))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_queue_quantile_local", "probabilities-null",
                              "probabilities is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(dtl__is_null(fut)))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_queue_quantile_local", "fut-null",
                              "fut is NULL; expected an address");
    if (DTL_UNLIKELY(count > dtl__limit(DTL_DTYPE_FLOAT64)))
        return dtl__refuse_in(dtl__container_error_scope(container_object),
                              DTL_ERROR_INVALID_ARGUMENT, "container_queue_quantile_local",
                              "count-limit",
                              "count is %lld; expected 0 <= count <= limit(float64) (%llu)",
                              (long long)count, (unsigned long long)dtl__limit(DTL_DTYPE_FLOAT64));
    struct future *fut_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_CONTAINER_QUEUE_QUANTILE_LOCAL,
                                           dtl__container_context(container_object),
                                           (const int64_t[]){count}, 1);
        if (begun != DTL_SUCCESS)
            return begun;
        begun = dtl__guard_enter(CALL_CONTAINER_QUEUE_QUANTILE_LOCAL,
                                 (const struct handles[]){{&container, 1}, {&stream, 1}}, 2);
        if (begun != DTL_SUCCESS) {
            dtl__call_end(CALL_CONTAINER_QUEUE_QUANTILE_LOCAL,
                          dtl__container_error_scope(container_object), begun);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &container, sizeof container},
                {'r', probabilities, count * sizeof *probabilities},
                {'n', &count, sizeof count},
                {'h', &stream, sizeof stream},
                {'m', fut, sizeof *fut},
            };
            dtl__record_call(CALL_CONTAINER_QUEUE_QUANTILE_LOCAL, dtl__arguments, 5);
        }
    }
    dtl_status status = dtl_impl_container_queue_quantile_local(container_object, probabilities,
                                                                count, stream_object, &fut_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_FUTURE, fut_object, fut);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_future_destroy(fut_object);
    }
    dtl__result(CALL_CONTAINER_QUEUE_QUANTILE_LOCAL, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_CONTAINER_QUEUE_QUANTILE_LOCAL, *fut, NULL,
                                      __builtin_return_address(0));
        if (status == DTL_SUCCESS)
            dtl__call_created_handle(*fut);
        dtl__guard_leave();
        dtl__record_end(status);
        dtl__call_end(CALL_CONTAINER_QUEUE_QUANTILE_LOCAL,
                      dtl__container_error_scope(container_object), status);
    }
    return status;
}

/* spec/queue.yaml: container_queue_unique_local */
dtl_status dtl_container_queue_unique_local(dtl_container_t container, dtl_container_t unique,
                                            dtl_stream_t stream, dtl_future_t *fut)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_queue_unique_local", "state", "%s",
                           dtl__closed_reason());
    struct container *container_object = dtl__handle_container(container,
                                                               "container_queue_unique_local",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct container *unique_object = dtl__handle_container(unique, "container_queue_unique_local",
                                                            "unique");
    if (DTL_UNLIKELY(unique_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct device_stream *stream_object = stream == NULL ? NULL : dtl__handle_object(
        stream, HANDLE_STREAM, "container_queue_unique_local", "stream");
    if (DTL_UNLIKELY(stream_object == NULL && stream != NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(fut)))
        return dtl__refuse_in(
            dtl__stricter_scope(dtl__container_error_scope(container_object),
                dtl__container_error_scope(unique_object)),
            DTL_ERROR_NULL_POINTER, "container_queue_unique_local", "fut-null",
            "fut is NULL; expected an address");
    struct future *fut_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_CONTAINER_QUEUE_UNIQUE_LOCAL,
                                           dtl__container_context(container_object), NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        begun = dtl__guard_enter(
            CALL_CONTAINER_QUEUE_UNIQUE_LOCAL,
            (const struct handles[]){{&container, 1}, {&unique, 1}, {&stream, 1}}, 3);
        if (begun != DTL_SUCCESS) {
            dtl__call_end(
                CALL_CONTAINER_QUEUE_UNIQUE_LOCAL,
                dtl__stricter_scope(dtl__container_error_scope(container_object),
                    dtl__container_error_scope(unique_object)),
                begun);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &container, sizeof container},
                {'h', &unique, sizeof unique},
                {'h', &stream, sizeof stream},
                {'m', fut, sizeof *fut},
            };
            dtl__record_call(CALL_CONTAINER_QUEUE_UNIQUE_LOCAL, dtl__arguments, 4);
        }
    }
    dtl_status status = dtl_impl_container_queue_unique_local(container_object, unique_object,
                                                              stream_object, &fut_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_FUTURE, fut_object, fut);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_future_destroy(fut_object);
    }
    dtl__result(CALL_CONTAINER_QUEUE_UNIQUE_LOCAL, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_CONTAINER_QUEUE_UNIQUE_LOCAL, *fut, NULL,
                                      __builtin_return_address(0));
        if (status == DTL_SUCCESS)
            dtl__call_created_handle(*fut);
        dtl__guard_leave();
        dtl__record_end(status);
        dtl__call_end(
            CALL_CONTAINER_QUEUE_UNIQUE_LOCAL,
            dtl__stricter_scope(dtl__container_error_scope(container_object),
                dtl__container_error_scope(unique_object)),
            status);
    }
    return status;
}

/* spec/queue.yaml: container_queue_copy_to_host */
dtl_status dtl_container_queue_copy_to_host(dtl_container_t container, void *host_buffer,
                                            dtl_size_t count, dtl_stream_t stream,
                                            dtl_future_t *fut)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_queue_copy_to_host", "state", "%s",
                           dtl__closed_reason());
    struct container *container_object = dtl__handle_container(container,
                                                               "container_queue_copy_to_host",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct device_stream *stream_object = stream == NULL ? NULL : dtl__handle_object(
        stream, HANDLE_STREAM, "container_queue_copy_to_host", "stream");
    if (DTL_UNLIKELY(stream_object == NULL && stream != NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__devices_in_use))
        if (dtl__device_memory_refused(dtl__container_error_scope(container_object),
                                       "container_queue_copy_to_host", "host_buffer", host_buffer,
                                       NULL))
            return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(host_buffer) && count > 0))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_queue_copy_to_host", "host_buffer-null",
                              "host_buffer is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(dtl__is_null(fut)))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_queue_copy_to_host", "fut-null",
                              "fut is NULL; expected an address");
    if (DTL_UNLIKELY(count > dtl__limit(dtl__container_dtype(container_object))))
        return dtl__refuse_in(
            dtl__container_error_scope(container_object), DTL_ERROR_INVALID_ARGUMENT,
            "container_queue_copy_to_host", "count-limit",
            "count is %lld; expected 0 <= count <= limit(dtype(container)) (%llu)",
            (long long)count,
            (unsigned long long)dtl__limit(dtl__container_dtype(container_object)));
    if (DTL_UNLIKELY(count > dtl__container_local_size(container_object)))
        return dtl__refuse_in(dtl__container_error_scope(container_object),
                              DTL_ERROR_OUT_OF_BOUNDS, "container_queue_copy_to_host",
                              "count-range",
                              "count is %lld; expected 0 <= count <= local_size(container) (%llu)",
                              (long long)count,
                              (unsigned long long)dtl__container_local_size(container_object));
    struct future *fut_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_CONTAINER_QUEUE_COPY_TO_HOST,
                                           dtl__container_context(container_object),
                                           (const int64_t[]){count}, 1);
        if (begun != DTL_SUCCESS)
            return begun;
        begun = dtl__guard_enter(CALL_CONTAINER_QUEUE_COPY_TO_HOST,
                                 (const struct handles[]){{&container, 1}, {&stream, 1}}, 2);
        if (begun != DTL_SUCCESS) {
            dtl__call_end(CALL_CONTAINER_QUEUE_COPY_TO_HOST,
                          dtl__container_error_scope(container_object), begun);
            return begun;
        }
        dtl__call_moves(CALL_CONTAINER_QUEUE_COPY_TO_HOST, 0,
                        dtl__times(count, dtl__bytes(dtl__container_dtype(container_object))));
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &container, sizeof container},
                {'w', host_buffer, dtl__times(count,
                                   dtl__bytes(dtl__container_dtype(container_object)))},
                {'n', &count, sizeof count},
                {'h', &stream, sizeof stream},
                {'m', fut, sizeof *fut},
            };
            dtl__record_call(CALL_CONTAINER_QUEUE_COPY_TO_HOST, dtl__arguments, 5);
        }
    }
    dtl_status status = dtl_impl_container_queue_copy_to_host(container_object, host_buffer, count,
                                                              stream_object, &fut_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_FUTURE, fut_object, fut);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_future_destroy(fut_object);
    }
    dtl__result(CALL_CONTAINER_QUEUE_COPY_TO_HOST, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_CONTAINER_QUEUE_COPY_TO_HOST, *fut, NULL,
                                      __builtin_return_address(0));
        if (status == DTL_SUCCESS)
            dtl__call_created_handle(*fut);
        dtl__guard_leave();
        dtl__record_end(status);
        dtl__call_end(CALL_CONTAINER_QUEUE_COPY_TO_HOST,
                      dtl__container_error_scope(container_object), status);
    }
    return status;
}

/* spec/queue.yaml: container_queue_copy_from_host */
dtl_status dtl_container_queue_copy_from_host(dtl_container_t container, const void *host_buffer,
                                              dtl_size_t count, dtl_stream_t stream,
                                              dtl_future_t *fut)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_queue_copy_from_host", "state",
                           "%s", dtl__closed_reason());
    struct container *container_object = dtl__handle_container(container,
                                                               "container_queue_copy_from_host",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct device_stream *stream_object = stream == NULL ? NULL : dtl__handle_object(
        stream, HANDLE_STREAM, "container_queue_copy_from_host", "stream");
    if (DTL_UNLIKELY(stream_object == NULL && stream != NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__devices_in_use))
        if (dtl__device_memory_refused(dtl__container_error_scope(container_object),
                                       "container_queue_copy_from_host",
                                       "host_buffer", host_buffer, NULL))
            return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(host_buffer) && count > 0))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_queue_copy_from_host", "host_buffer-null",
                              "host_buffer is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(dtl__is_null(fut)))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_queue_copy_from_host", "fut-null",
                              "fut is NULL; expected an address");
    if (DTL_UNLIKELY(count > dtl__limit(dtl__container_dtype(container_object))))
        return dtl__refuse_in(
            dtl__container_error_scope(container_object), DTL_ERROR_INVALID_ARGUMENT,
            "container_queue_copy_from_host", "count-limit",
            "count is %lld; expected 0 <= count <= limit(dtype(container)) (%llu)",
            (long long)count,
            (unsigned long long)dtl__limit(dtl__container_dtype(container_object)));
    if (DTL_UNLIKELY(count > dtl__container_local_size(container_object)))
        return dtl__refuse_in(dtl__container_error_scope(container_object),
                              DTL_ERROR_OUT_OF_BOUNDS, "container_queue_copy_from_host",
                              "count-range",
                              "count is %lld; expected 0 <= count <= local_size(container) (%llu)",
                              (long long)count,
                              (unsigned long long)dtl__container_local_size(container_object));
    struct future *fut_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_CONTAINER_QUEUE_COPY_FROM_HOST,
                                           dtl__container_context(container_object),
                                           (const int64_t[]){count}, 1);
        if (begun != DTL_SUCCESS)
            return begun;
        begun = dtl__guard_enter(CALL_CONTAINER_QUEUE_COPY_FROM_HOST,
                                 (const struct handles[]){{&container, 1}, {&stream, 1}}, 2);
        if (begun != DTL_SUCCESS) {
            dtl__call_end(CALL_CONTAINER_QUEUE_COPY_FROM_HOST,
                          dtl__container_error_scope(container_object), begun);
            return begun;
        }
        dtl__call_moves(CALL_CONTAINER_QUEUE_COPY_FROM_HOST,
                        dtl__times(count, dtl__bytes(dtl__container_dtype(container_object))), 0);
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &container, sizeof container},
                {'r', host_buffer, dtl__times(count,
                                   dtl__bytes(dtl__container_dtype(container_object)))},
                {'n', &count, sizeof count},
                {'h', &stream, sizeof stream},
                {'m', fut, sizeof *fut},
            };
            dtl__record_call(CALL_CONTAINER_QUEUE_COPY_FROM_HOST, dtl__arguments, 5);
        }
    }
    dtl_status status = dtl_impl_container_queue_copy_from_host(container_object, host_buffer,
                                                                count, stream_object, &fut_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_FUTURE, fut_object, fut);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_future_destroy(fut_object);
    }
    dtl__result(CALL_CONTAINER_QUEUE_COPY_FROM_HOST, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_CONTAINER_QUEUE_COPY_FROM_HOST, *fut, NULL,
                                      __builtin_return_address(0));
        if (status == DTL_SUCCESS)
            dtl__call_created_handle(*fut);
        dtl__guard_leave();
        dtl__record_end(status);
        dtl__call_end(CALL_CONTAINER_QUEUE_COPY_FROM_HOST,
                      dtl__container_error_scope(container_object), status);
    }
    return status;
}
