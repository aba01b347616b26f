/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/stubs.c.j2.
 * Do not edit. */
#include "dtl_conditions.h"
#include "dtl_enums.h"
#include "dtl_guard.h"
#include "dtl_impl.h"
#include "dtl_record.h"
#include "dtl_kernels.h"

/* spec/algorithm.yaml: container_fill: the observed path */
static DTL_NOINLINE dtl_status container_fill_observed(dtl_container_t container,
                                                       const void *value,
                                                       struct container *container_object)
{
    struct context *entered = dtl__container_context(container_object);
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__container_error_scope(container_object), "container_fill", "value", value, NULL)) {
        dtl__context_leave(entered);
        return DTL_ERROR_INVALID_ARGUMENT;
    }
    if (!dtl__observed) {
        dtl_status status = dtl_impl_container_fill(container_object, value);
        dtl__context_leave_with(entered, status);
        dtl__result(CALL_CONTAINER_FILL, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_FILL,
                                       dtl__container_context(container_object), NULL, 0);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    begun = dtl__guard_enter(CALL_CONTAINER_FILL, (const struct handles[]){{&container, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        begun = dtl__call_agree(CALL_CONTAINER_FILL, begun);
        dtl__context_leave(entered);
        dtl__call_end(CALL_CONTAINER_FILL, dtl__container_error_scope(container_object), begun);
        return begun;
    }
    dtl__call_moves(CALL_CONTAINER_FILL, dtl__bytes(dtl__container_dtype(container_object)), 0);
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
            {'r', value, dtl__bytes(dtl__container_dtype(container_object))},
        };
        dtl__record_call(CALL_CONTAINER_FILL, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_container_fill(container_object, value);
    status = dtl__call_agree(CALL_CONTAINER_FILL, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_CONTAINER_FILL, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_CONTAINER_FILL, dtl__container_error_scope(container_object), status);
    return status;
}

/* spec/algorithm.yaml: container_fill */
dtl_status dtl_container_fill(dtl_container_t container, const void *value)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_fill", "state", "%s",
                           dtl__closed_reason());
    struct container *container_object = dtl__handle_container(container, "container_fill",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(value)))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_fill", "value-null", "value is NULL; expected an address");

    struct context *entered = dtl__container_context(container_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_CONTAINER_FILL);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return container_fill_observed(container, value, container_object);
    dtl_status status = dtl_impl_container_fill(container_object, value);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_CONTAINER_FILL, status);
}

/* spec/algorithm.yaml: container_copy: the observed path */
static DTL_NOINLINE dtl_status container_copy_observed(dtl_container_t src, dtl_container_t dst,
                                                       struct container *src_object,
                                                       struct container *dst_object)
{
    struct context *entered = dtl__container_context(src_object);
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_COPY, dtl__container_context(src_object),
                                       NULL, 0);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    begun = dtl__guard_enter(CALL_CONTAINER_COPY,
                             (const struct handles[]){{&src, 1}, {&dst, 1}}, 2);
    if (begun != DTL_SUCCESS) {
        begun = dtl__call_agree(CALL_CONTAINER_COPY, begun);
        dtl__context_leave(entered);
        dtl__call_end(
            CALL_CONTAINER_COPY,
            dtl__stricter_scope(dtl__container_error_scope(src_object),
                dtl__container_error_scope(dst_object)),
            begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &src, sizeof src},
            {'h', &dst, sizeof dst},
        };
        dtl__record_call(CALL_CONTAINER_COPY, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_container_copy(src_object, dst_object);
    status = dtl__call_agree(CALL_CONTAINER_COPY, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_CONTAINER_COPY, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(
        CALL_CONTAINER_COPY,
        dtl__stricter_scope(dtl__container_error_scope(src_object),
            dtl__container_error_scope(dst_object)),
        status);
    return status;
}

/* spec/algorithm.yaml: container_copy */
dtl_status dtl_container_copy(dtl_container_t src, dtl_container_t dst)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_copy", "state", "%s",
                           dtl__closed_reason());
    struct container *src_object = dtl__handle_container(src, "container_copy", "src");
    if (DTL_UNLIKELY(src_object == NULL))
        return dtl__refused_in_scope(dtl__container_error_scope(dtl__handle_find_container(dst)),
                                     "container_copy");
    struct container *dst_object = dtl__handle_container(dst, "container_copy", "dst");
    if (DTL_UNLIKELY(dst_object == NULL))
        return dtl__refused_in_scope(dtl__container_error_scope(src_object), "container_copy");

    struct context *entered = dtl__container_context(src_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_CONTAINER_COPY);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;

    if (DTL_UNLIKELY(dtl__observed))
        return container_copy_observed(src, dst, src_object, dst_object);
    dtl_status status = dtl_impl_container_copy(src_object, dst_object);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_CONTAINER_COPY, status);
}

/* spec/algorithm.yaml: container_for_each: the observed path */
static DTL_NOINLINE dtl_status container_for_each_observed(dtl_container_t container,
                                                           dtl_unary_func func, void *user_data,
                                                           struct container *container_object)
{
    struct context *entered = dtl__container_context(container_object);
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_FOR_EACH,
                                       dtl__container_context(container_object), NULL, 0);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    begun = dtl__guard_enter(CALL_CONTAINER_FOR_EACH,
                             (const struct handles[]){{&container, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        begun = dtl__call_agree(CALL_CONTAINER_FOR_EACH, begun);
        dtl__context_leave(entered);
        dtl__call_end(CALL_CONTAINER_FOR_EACH, dtl__container_error_scope(container_object),
                      begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
            {'f', &func, sizeof func},
            {'p', &user_data, sizeof user_data},
        };
        dtl__record_call(CALL_CONTAINER_FOR_EACH, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_container_for_each(container_object, func, user_data);
    status = dtl__call_agree(CALL_CONTAINER_FOR_EACH, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_CONTAINER_FOR_EACH, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_CONTAINER_FOR_EACH, dtl__container_error_scope(container_object),
                  status);
    return status;
}

/* spec/algorithm.yaml: container_for_each */
dtl_status dtl_container_for_each(dtl_container_t container, dtl_unary_func func, void *user_data)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_for_each", "state", "%s",
                           dtl__closed_reason());
    struct container *container_object = dtl__handle_container(container, "container_for_each",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(func)))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_for_each", "func-null",
                              "func is NULL; expected an address");

    struct context *entered = dtl__container_context(container_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_CONTAINER_FOR_EACH);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;

    if (DTL_UNLIKELY(dtl__observed))
        return container_for_each_observed(container, func, user_data, container_object);
    dtl_status status = dtl_impl_container_for_each(container_object, func, user_data);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_CONTAINER_FOR_EACH, status);
}

/* spec/algorithm.yaml: container_transform: the observed path */
static DTL_NOINLINE dtl_status container_transform_observed(dtl_container_t src,
                                                            dtl_container_t dst,
                                                            dtl_transform_func func,
                                                            void *user_data,
                                                            struct container *src_object,
                                                            struct container *dst_object)
{
    struct context *entered = dtl__container_context(src_object);
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_TRANSFORM,
                                       dtl__container_context(src_object), NULL, 0);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    begun = dtl__guard_enter(CALL_CONTAINER_TRANSFORM,
                             (const struct handles[]){{&src, 1}, {&dst, 1}}, 2);
    if (begun != DTL_SUCCESS) {
        begun = dtl__call_agree(CALL_CONTAINER_TRANSFORM, begun);
        dtl__context_leave(entered);
        dtl__call_end(
            CALL_CONTAINER_TRANSFORM,
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
        };
        dtl__record_call(CALL_CONTAINER_TRANSFORM, dtl__arguments, 4);
    }
    dtl_status status = dtl_impl_container_transform(src_object, dst_object, func, user_data);
    status = dtl__call_agree(CALL_CONTAINER_TRANSFORM, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_CONTAINER_TRANSFORM, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(
        CALL_CONTAINER_TRANSFORM,
        dtl__stricter_scope(dtl__container_error_scope(src_object),
            dtl__container_error_scope(dst_object)),
        status);
    return status;
}

/* spec/algorithm.yaml: container_transform */
dtl_status dtl_container_transform(dtl_container_t src, dtl_container_t dst,
                                   dtl_transform_func func, void *user_data)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_transform", "state", "%s",
                           dtl__closed_reason());
    struct container *src_object = dtl__handle_container(src, "container_transform", "src");
    if (DTL_UNLIKELY(src_object == NULL))
        return dtl__refused_in_scope(dtl__container_error_scope(dtl__handle_find_container(dst)),
                                     "container_transform");
    struct container *dst_object = dtl__handle_container(dst, "container_transform", "dst");
    if (DTL_UNLIKELY(dst_object == NULL))
        return dtl__refused_in_scope(dtl__container_error_scope(src_object), "container_transform");
    if (DTL_UNLIKELY(dtl__is_null(func)))
        return dtl__refuse_in(
            dtl__stricter_scope(dtl__container_error_scope(src_object),
                dtl__container_error_scope(dst_object)),
            DTL_ERROR_NULL_POINTER, "container_transform", "func-null",
            "func is NULL; expected an address");

    struct context *entered = dtl__container_context(src_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_CONTAINER_TRANSFORM);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;

    if (DTL_UNLIKELY(dtl__observed))
        return container_transform_observed(src, dst, func, user_data, src_object, dst_object);
    dtl_status status = dtl_impl_container_transform(src_object, dst_object, func, user_data);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_CONTAINER_TRANSFORM, status);
}

/* spec/algorithm.yaml: container_apply: the observed path */
static DTL_NOINLINE dtl_status container_apply_observed(dtl_container_t dst, dtl_container_t src,
                                                        dtl_reduce_op op,
                                                        struct container *dst_object,
                                                        struct container *src_object)
{
    struct context *entered = dtl__container_context(dst_object);
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_APPLY,
                                       dtl__container_context(dst_object),
                                       (const int64_t[]){op}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    begun = dtl__guard_enter(CALL_CONTAINER_APPLY,
                             (const struct handles[]){{&dst, 1}, {&src, 1}}, 2);
    if (begun != DTL_SUCCESS) {
        begun = dtl__call_agree(CALL_CONTAINER_APPLY, begun);
        dtl__context_leave(entered);
        dtl__call_end(
            CALL_CONTAINER_APPLY,
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
        };
        dtl__record_call(CALL_CONTAINER_APPLY, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_container_apply(dst_object, src_object, op);
    status = dtl__call_agree(CALL_CONTAINER_APPLY, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_CONTAINER_APPLY, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(
        CALL_CONTAINER_APPLY,
        dtl__stricter_scope(dtl__container_error_scope(dst_object),
            dtl__container_error_scope(src_object)),
        status);
    return status;
}

/* spec/algorithm.yaml: container_apply */
dtl_status dtl_container_apply(dtl_container_t dst, dtl_container_t src, dtl_reduce_op op)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_apply", "state", "%s",
                           dtl__closed_reason());
    struct container *dst_object = dtl__handle_container(dst, "container_apply", "dst");
    if (DTL_UNLIKELY(dst_object == NULL))
        return dtl__refused_in_scope(dtl__container_error_scope(dtl__handle_find_container(src)),
                                     "container_apply");
    struct container *src_object = dtl__handle_container(src, "container_apply", "src");
    if (DTL_UNLIKELY(src_object == NULL))
        return dtl__refused_in_scope(dtl__container_error_scope(dst_object), "container_apply");
    if (DTL_UNLIKELY(!dtl__is_reduce_op(op)))
        return dtl__refuse_in(
            dtl__stricter_scope(dtl__container_error_scope(dst_object),
                dtl__container_error_scope(src_object)),
            DTL_ERROR_INVALID_ARGUMENT, "container_apply", "op-enum",
            "op is %lld; expected a dtl_reduce_op", (long long)op);
    if (DTL_UNLIKELY(!dtl__is_defined(op, dtl__container_dtype(dst_object))))
        return dtl__refuse_in(
            dtl__stricter_scope(dtl__container_error_scope(dst_object),
                dtl__container_error_scope(src_object)),
            DTL_ERROR_INVALID_ARGUMENT, "container_apply", "op-op",
            "op is %s; expected an operation defined for dtype(dst) (%s)",
            dtl__operation_names[op], dtl__dtype(dtl__container_dtype(dst_object))->name);

    struct context *entered = dtl__container_context(dst_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_CONTAINER_APPLY);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;

    if (DTL_UNLIKELY(dtl__observed))
        return container_apply_observed(dst, src, op, dst_object, src_object);
    dtl_status status = dtl_impl_container_apply(dst_object, src_object, op);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_CONTAINER_APPLY, status);
}

/* spec/algorithm.yaml: container_apply_unary: the observed path */
static DTL_NOINLINE dtl_status container_apply_unary_observed(dtl_container_t dst,
                                                              dtl_container_t src, dtl_unary_op op,
                                                              struct container *dst_object,
                                                              struct container *src_object)
{
    struct context *entered = dtl__container_context(dst_object);
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_APPLY_UNARY,
                                       dtl__container_context(dst_object),
                                       (const int64_t[]){op}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    begun = dtl__guard_enter(CALL_CONTAINER_APPLY_UNARY,
                             (const struct handles[]){{&dst, 1}, {&src, 1}}, 2);
    if (begun != DTL_SUCCESS) {
        begun = dtl__call_agree(CALL_CONTAINER_APPLY_UNARY, begun);
        dtl__context_leave(entered);
        dtl__call_end(
            CALL_CONTAINER_APPLY_UNARY,
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
        };
        dtl__record_call(CALL_CONTAINER_APPLY_UNARY, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_container_apply_unary(dst_object, src_object, op);
    status = dtl__call_agree(CALL_CONTAINER_APPLY_UNARY, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_CONTAINER_APPLY_UNARY, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(
        CALL_CONTAINER_APPLY_UNARY,
        dtl__stricter_scope(dtl__container_error_scope(dst_object),
            dtl__container_error_scope(src_object)),
        status);
    return status;
}

/* spec/algorithm.yaml: container_apply_unary */
dtl_status dtl_container_apply_unary(dtl_container_t dst, dtl_container_t src, dtl_unary_op op)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_apply_unary", "state", "%s",
                           dtl__closed_reason());
    struct container *dst_object = dtl__handle_container(dst, "container_apply_unary", "dst");
    if (DTL_UNLIKELY(dst_object == NULL))
        return dtl__refused_in_scope(dtl__container_error_scope(dtl__handle_find_container(src)),
                                     "container_apply_unary");
    struct container *src_object = dtl__handle_container(src, "container_apply_unary", "src");
    if (DTL_UNLIKELY(src_object == NULL))
        return dtl__refused_in_scope(dtl__container_error_scope(dst_object),
                                     "container_apply_unary");
    if (DTL_UNLIKELY(!dtl__is_unary_op(op)))
        return dtl__refuse_in(
            dtl__stricter_scope(dtl__container_error_scope(dst_object),
                dtl__container_error_scope(src_object)),
            DTL_ERROR_INVALID_ARGUMENT, "container_apply_unary", "op-enum",
            "op is %lld; expected a dtl_unary_op", (long long)op);

    struct context *entered = dtl__container_context(dst_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_CONTAINER_APPLY_UNARY);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;

    if (DTL_UNLIKELY(dtl__observed))
        return container_apply_unary_observed(dst, src, op, dst_object, src_object);
    dtl_status status = dtl_impl_container_apply_unary(dst_object, src_object, op);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_CONTAINER_APPLY_UNARY, status);
}

/* spec/algorithm.yaml: container_apply_unary_local: the observed path */
static DTL_NOINLINE dtl_status container_apply_unary_local_observed(dtl_container_t dst,
                                                                    dtl_container_t src,
                                                                    dtl_unary_op op,
                                                                    struct container *dst_object,
                                                                    struct container *src_object)
{
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_APPLY_UNARY_LOCAL,
                                       dtl__container_context(dst_object),
                                       (const int64_t[]){op}, 1);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_CONTAINER_APPLY_UNARY_LOCAL,
                             (const struct handles[]){{&dst, 1}, {&src, 1}}, 2);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(
            CALL_CONTAINER_APPLY_UNARY_LOCAL,
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
        };
        dtl__record_call(CALL_CONTAINER_APPLY_UNARY_LOCAL, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_container_apply_unary_local(dst_object, src_object, op);
    dtl__result(CALL_CONTAINER_APPLY_UNARY_LOCAL, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(
        CALL_CONTAINER_APPLY_UNARY_LOCAL,
        dtl__stricter_scope(dtl__container_error_scope(dst_object),
            dtl__container_error_scope(src_object)),
        status);
    return status;
}

/* spec/algorithm.yaml: container_apply_unary_local */
dtl_status dtl_container_apply_unary_local(dtl_container_t dst, dtl_container_t src,
                                           dtl_unary_op op)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_apply_unary_local", "state", "%s",
                           dtl__closed_reason());
    struct container *dst_object = dtl__handle_container(dst, "container_apply_unary_local", "dst");
    if (DTL_UNLIKELY(dst_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct container *src_object = dtl__handle_container(src, "container_apply_unary_local", "src");
    if (DTL_UNLIKELY(src_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(!dtl__is_unary_op(op)))
        return dtl__refuse_in(
            dtl__stricter_scope(dtl__container_error_scope(dst_object),
                dtl__container_error_scope(src_object)),
            DTL_ERROR_INVALID_ARGUMENT, "container_apply_unary_local", "op-enum",
            "op is %lld; expected a dtl_unary_op", (long long)op);

    if (DTL_UNLIKELY(dtl__observed))
        return container_apply_unary_local_observed(dst, src, op, dst_object, src_object);
    dtl_status status = dtl_impl_container_apply_unary_local(dst_object, src_object, op);
    return dtl__result(CALL_CONTAINER_APPLY_UNARY_LOCAL, status);
}

/* spec/algorithm.yaml: container_apply_binary: the observed path */
static DTL_NOINLINE dtl_status container_apply_binary_observed(dtl_container_t dst,
                                                               dtl_container_t x,
                                                               dtl_container_t y, dtl_binary_op op,
                                                               struct container *dst_object,
                                                               struct container *x_object,
                                                               struct container *y_object)
{
    struct context *entered = dtl__container_context(dst_object);
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_APPLY_BINARY,
                                       dtl__container_context(dst_object),
                                       (const int64_t[]){op}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    begun = dtl__guard_enter(CALL_CONTAINER_APPLY_BINARY,
                             (const struct handles[]){{&dst, 1}, {&x, 1}, {&y, 1}}, 3);
    if (begun != DTL_SUCCESS) {
        begun = dtl__call_agree(CALL_CONTAINER_APPLY_BINARY, begun);
        dtl__context_leave(entered);
        dtl__call_end(
            CALL_CONTAINER_APPLY_BINARY,
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
        };
        dtl__record_call(CALL_CONTAINER_APPLY_BINARY, dtl__arguments, 4);
    }
    dtl_status status = dtl_impl_container_apply_binary(dst_object, x_object, y_object, op);
    status = dtl__call_agree(CALL_CONTAINER_APPLY_BINARY, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_CONTAINER_APPLY_BINARY, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(
        CALL_CONTAINER_APPLY_BINARY,
        dtl__stricter_scope(dtl__stricter_scope(dtl__container_error_scope(dst_object),
            dtl__container_error_scope(x_object)), dtl__container_error_scope(y_object)),
        status);
    return status;
}

/* spec/algorithm.yaml: container_apply_binary */
dtl_status dtl_container_apply_binary(dtl_container_t dst, dtl_container_t x, dtl_container_t y,
                                      dtl_binary_op op)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_apply_binary", "state", "%s",
                           dtl__closed_reason());
    struct container *dst_object = dtl__handle_container(dst, "container_apply_binary", "dst");
    if (DTL_UNLIKELY(dst_object == NULL))
        return dtl__refused_in_scope(
            dtl__stricter_scope(dtl__container_error_scope(dtl__handle_find_container(x)),
                dtl__container_error_scope(dtl__handle_find_container(y))),
            "container_apply_binary");
    struct container *x_object = dtl__handle_container(x, "container_apply_binary", "x");
    if (DTL_UNLIKELY(x_object == NULL))
        return dtl__refused_in_scope(
            dtl__stricter_scope(dtl__container_error_scope(dst_object),
                dtl__container_error_scope(dtl__handle_find_container(y))),
            "container_apply_binary");
    struct container *y_object = dtl__handle_container(y, "container_apply_binary", "y");
    if (DTL_UNLIKELY(y_object == NULL))
        return dtl__refused_in_scope(
            dtl__stricter_scope(dtl__container_error_scope(dst_object),
                dtl__container_error_scope(x_object)),
            "container_apply_binary");
    if (DTL_UNLIKELY(!dtl__is_binary_op(op)))
        return dtl__refuse_in(
            dtl__stricter_scope(dtl__stricter_scope(dtl__container_error_scope(dst_object),
                dtl__container_error_scope(x_object)), dtl__container_error_scope(y_object)),
            DTL_ERROR_INVALID_ARGUMENT, "container_apply_binary", "op-enum",
            "op is %lld; expected a dtl_binary_op", (long long)op);

    struct context *entered = dtl__container_context(dst_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_CONTAINER_APPLY_BINARY);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;

    if (DTL_UNLIKELY(dtl__observed))
        return container_apply_binary_observed(dst, x, y, op, dst_object, x_object, y_object);
    dtl_status status = dtl_impl_container_apply_binary(dst_object, x_object, y_object, op);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_CONTAINER_APPLY_BINARY, status);
}

/* spec/algorithm.yaml: container_apply_binary_local: the observed path */
static DTL_NOINLINE dtl_status container_apply_binary_local_observed(dtl_container_t dst,
                                                                     dtl_container_t x,
                                                                     dtl_container_t y,
                                                                     dtl_binary_op op,
                                                                     struct container *dst_object,
                                                                     struct container *x_object,
                                                                     struct container *y_object)
{
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_APPLY_BINARY_LOCAL,
                                       dtl__container_context(dst_object),
                                       (const int64_t[]){op}, 1);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_CONTAINER_APPLY_BINARY_LOCAL,
                             (const struct handles[]){{&dst, 1}, {&x, 1}, {&y, 1}}, 3);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(
            CALL_CONTAINER_APPLY_BINARY_LOCAL,
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
        };
        dtl__record_call(CALL_CONTAINER_APPLY_BINARY_LOCAL, dtl__arguments, 4);
    }
    dtl_status status = dtl_impl_container_apply_binary_local(dst_object, x_object, y_object,
                                                              op);
    dtl__result(CALL_CONTAINER_APPLY_BINARY_LOCAL, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(
        CALL_CONTAINER_APPLY_BINARY_LOCAL,
        dtl__stricter_scope(dtl__stricter_scope(dtl__container_error_scope(dst_object),
            dtl__container_error_scope(x_object)), dtl__container_error_scope(y_object)),
        status);
    return status;
}

/* spec/algorithm.yaml: container_apply_binary_local */
dtl_status dtl_container_apply_binary_local(dtl_container_t dst, dtl_container_t x,
                                            dtl_container_t y, dtl_binary_op op)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_apply_binary_local", "state", "%s",
                           dtl__closed_reason());
    struct container *dst_object = dtl__handle_container(dst, "container_apply_binary_local",
                                                         "dst");
    if (DTL_UNLIKELY(dst_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct container *x_object = dtl__handle_container(x, "container_apply_binary_local", "x");
    if (DTL_UNLIKELY(x_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct container *y_object = dtl__handle_container(y, "container_apply_binary_local", "y");
    if (DTL_UNLIKELY(y_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(!dtl__is_binary_op(op)))
        return dtl__refuse_in(
            dtl__stricter_scope(dtl__stricter_scope(dtl__container_error_scope(dst_object),
                dtl__container_error_scope(x_object)), dtl__container_error_scope(y_object)),
            DTL_ERROR_INVALID_ARGUMENT, "container_apply_binary_local", "op-enum",
            "op is %lld; expected a dtl_binary_op", (long long)op);

    if (DTL_UNLIKELY(dtl__observed))
        return container_apply_binary_local_observed(dst, x, y, op, dst_object, x_object, y_object);
    dtl_status status = dtl_impl_container_apply_binary_local(dst_object, x_object, y_object, op);
    return dtl__result(CALL_CONTAINER_APPLY_BINARY_LOCAL, status);
}

/* spec/algorithm.yaml: container_apply_value: the observed path */
static DTL_NOINLINE dtl_status container_apply_value_observed(dtl_container_t dst,
                                                              dtl_container_t src,
                                                              const void *value, dtl_operand place,
                                                              dtl_binary_op op,
                                                              struct container *dst_object,
                                                              struct container *src_object)
{
    struct context *entered = dtl__container_context(dst_object);
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__stricter_scope(dtl__container_error_scope(dst_object),
            dtl__container_error_scope(src_object)),
        "container_apply_value", "value", value, NULL)) {
        dtl__context_leave(entered);
        return DTL_ERROR_INVALID_ARGUMENT;
    }
    if (!dtl__observed) {
        dtl_status status = dtl_impl_container_apply_value(dst_object, src_object, value,
                                                           place, op);
        dtl__context_leave_with(entered, status);
        dtl__result(CALL_CONTAINER_APPLY_VALUE, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_APPLY_VALUE,
                                       dtl__container_context(dst_object),
                                       (const int64_t[]){place, op}, 2);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    begun = dtl__guard_enter(CALL_CONTAINER_APPLY_VALUE,
                             (const struct handles[]){{&dst, 1}, {&src, 1}}, 2);
    if (begun != DTL_SUCCESS) {
        begun = dtl__call_agree(CALL_CONTAINER_APPLY_VALUE, begun);
        dtl__context_leave(entered);
        dtl__call_end(
            CALL_CONTAINER_APPLY_VALUE,
            dtl__stricter_scope(dtl__container_error_scope(dst_object),
                dtl__container_error_scope(src_object)),
            begun);
        return begun;
    }
    dtl__call_moves(CALL_CONTAINER_APPLY_VALUE, dtl__bytes(dtl__container_dtype(src_object)),
                    0);
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &dst, sizeof dst},
            {'h', &src, sizeof src},
            {'r', value, dtl__bytes(dtl__container_dtype(src_object))},
            {'n', &place, sizeof place},
            {'n', &op, sizeof op},
        };
        dtl__record_call(CALL_CONTAINER_APPLY_VALUE, dtl__arguments, 5);
    }
    dtl_status status = dtl_impl_container_apply_value(dst_object, src_object, value, place,
                                                       op);
    status = dtl__call_agree(CALL_CONTAINER_APPLY_VALUE, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_CONTAINER_APPLY_VALUE, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(
        CALL_CONTAINER_APPLY_VALUE,
        dtl__stricter_scope(dtl__container_error_scope(dst_object),
            dtl__container_error_scope(src_object)),
        status);
    return status;
}

/* spec/algorithm.yaml: container_apply_value */
dtl_status dtl_container_apply_value(dtl_container_t dst, dtl_container_t src, const void *value,
                                     dtl_operand place, dtl_binary_op op)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_apply_value", "state", "%s",
                           dtl__closed_reason());
    struct container *dst_object = dtl__handle_container(dst, "container_apply_value", "dst");
    if (DTL_UNLIKELY(dst_object == NULL))
        return dtl__refused_in_scope(dtl__container_error_scope(dtl__handle_find_container(src)),
                                     "container_apply_value");
    struct container *src_object = dtl__handle_container(src, "container_apply_value", "src");
    if (DTL_UNLIKELY(src_object == NULL))
        return dtl__refused_in_scope(dtl__container_error_scope(dst_object),
                                     "container_apply_value");
    if (DTL_UNLIKELY(dtl__is_null(value)))
        return dtl__refuse_in(
            dtl__stricter_scope(dtl__container_error_scope(dst_object),
                dtl__container_error_scope(src_object)),
            DTL_ERROR_NULL_POINTER, "container_apply_value", "value-null",
            "value is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_operand(place)))
        return dtl__refuse_in(
            dtl__stricter_scope(dtl__container_error_scope(dst_object),
                dtl__container_error_scope(src_object)),
            DTL_ERROR_INVALID_ARGUMENT, "container_apply_value", "place-enum",
            "place is %lld; expected a dtl_operand", (long long)place);
    if (DTL_UNLIKELY(!dtl__is_binary_op(op)))
        return dtl__refuse_in(
            dtl__stricter_scope(dtl__container_error_scope(dst_object),
                dtl__container_error_scope(src_object)),
            DTL_ERROR_INVALID_ARGUMENT, "container_apply_value", "op-enum",
            "op is %lld; expected a dtl_binary_op", (long long)op);

    struct context *entered = dtl__container_context(dst_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_CONTAINER_APPLY_VALUE);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return container_apply_value_observed(dst, src, value, place, op, dst_object, src_object);
    dtl_status status = dtl_impl_container_apply_value(dst_object, src_object, value, place, op);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_CONTAINER_APPLY_VALUE, status);
}

/* spec/algorithm.yaml: container_apply_value_local: the observed path */
static DTL_NOINLINE dtl_status container_apply_value_local_observed(dtl_container_t dst,
                                                                    dtl_container_t src,
                                                                    const void *value,
                                                                    dtl_operand place,
                                                                    dtl_binary_op op,
                                                                    struct container *dst_object,
                                                                    struct container *src_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__stricter_scope(dtl__container_error_scope(dst_object),
            dtl__container_error_scope(src_object)),
        "container_apply_value_local", "value", value, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_container_apply_value_local(dst_object, src_object, value,
                                                                 place, op);
        dtl__result(CALL_CONTAINER_APPLY_VALUE_LOCAL, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_APPLY_VALUE_LOCAL,
                                       dtl__container_context(dst_object),
                                       (const int64_t[]){place, op}, 2);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_CONTAINER_APPLY_VALUE_LOCAL,
                             (const struct handles[]){{&dst, 1}, {&src, 1}}, 2);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(
            CALL_CONTAINER_APPLY_VALUE_LOCAL,
            dtl__stricter_scope(dtl__container_error_scope(dst_object),
                dtl__container_error_scope(src_object)),
            begun);
        return begun;
    }
    dtl__call_moves(CALL_CONTAINER_APPLY_VALUE_LOCAL,
                    dtl__bytes(dtl__container_dtype(src_object)), 0);
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &dst, sizeof dst},
            {'h', &src, sizeof src},
            {'r', value, dtl__bytes(dtl__container_dtype(src_object))},
            {'n', &place, sizeof place},
            {'n', &op, sizeof op},
        };
        dtl__record_call(CALL_CONTAINER_APPLY_VALUE_LOCAL, dtl__arguments, 5);
    }
    dtl_status status = dtl_impl_container_apply_value_local(dst_object, src_object, value,
                                                             place, op);
    dtl__result(CALL_CONTAINER_APPLY_VALUE_LOCAL, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(
        CALL_CONTAINER_APPLY_VALUE_LOCAL,
        dtl__stricter_scope(dtl__container_error_scope(dst_object),
            dtl__container_error_scope(src_object)),
        status);
    return status;
}

/* spec/algorithm.yaml: container_apply_value_local */
dtl_status dtl_container_apply_value_local(dtl_container_t dst, dtl_container_t src,
                                           const void *value, dtl_operand place, dtl_binary_op op)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_apply_value_local", "state", "%s",
                           dtl__closed_reason());
    struct container *dst_object = dtl__handle_container(dst, "container_apply_value_local", "dst");
    if (DTL_UNLIKELY(dst_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct container *src_object = dtl__handle_container(src, "container_apply_value_local", "src");
    if (DTL_UNLIKELY(src_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(value)))
        return dtl__refuse_in(
            dtl__stricter_scope(dtl__container_error_scope(dst_object),
                dtl__container_error_scope(src_object)),
            DTL_ERROR_NULL_POINTER, "container_apply_value_local", "value-null",
            "value is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_operand(place)))
        return dtl__refuse_in(
            dtl__stricter_scope(dtl__container_error_scope(dst_object),
                dtl__container_error_scope(src_object)),
            DTL_ERROR_INVALID_ARGUMENT, "container_apply_value_local", "place-enum",
            "place is %lld; expected a dtl_operand", (long long)place);
    if (DTL_UNLIKELY(!dtl__is_binary_op(op)))
        return dtl__refuse_in(
            dtl__stricter_scope(dtl__container_error_scope(dst_object),
                dtl__container_error_scope(src_object)),
            DTL_ERROR_INVALID_ARGUMENT, "container_apply_value_local", "op-enum",
            "op is %lld; expected a dtl_binary_op", (long long)op);

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return container_apply_value_local_observed(dst, src, value, place, op, dst_object,
                                                    src_object);
    dtl_status status = dtl_impl_container_apply_value_local(dst_object, src_object, value, place,
                                                             op);
    return dtl__result(CALL_CONTAINER_APPLY_VALUE_LOCAL, status);
}

/* spec/algorithm.yaml: container_for_each_chunk: the observed path */
static DTL_NOINLINE dtl_status container_for_each_chunk_observed(
    dtl_container_t container, dtl_chunk_func func, void *user_data,
    struct container *container_object)
{
    struct context *entered = dtl__container_context(container_object);
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_FOR_EACH_CHUNK,
                                       dtl__container_context(container_object), NULL, 0);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    begun = dtl__guard_enter(CALL_CONTAINER_FOR_EACH_CHUNK,
                             (const struct handles[]){{&container, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        begun = dtl__call_agree(CALL_CONTAINER_FOR_EACH_CHUNK, begun);
        dtl__context_leave(entered);
        dtl__call_end(CALL_CONTAINER_FOR_EACH_CHUNK,
                      dtl__container_error_scope(container_object), begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
            {'f', &func, sizeof func},
            {'p', &user_data, sizeof user_data},
        };
        dtl__record_call(CALL_CONTAINER_FOR_EACH_CHUNK, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_container_for_each_chunk(container_object, func, user_data);
    status = dtl__call_agree(CALL_CONTAINER_FOR_EACH_CHUNK, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_CONTAINER_FOR_EACH_CHUNK, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_CONTAINER_FOR_EACH_CHUNK, dtl__container_error_scope(container_object),
                  status);
    return status;
}

/* spec/algorithm.yaml: container_for_each_chunk */
dtl_status dtl_container_for_each_chunk(dtl_container_t container, dtl_chunk_func func,
                                        void *user_data)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_for_each_chunk", "state", "%s",
                           dtl__closed_reason());
    struct container *container_object = dtl__handle_container(container,
                                                               "container_for_each_chunk",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(func)))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_for_each_chunk", "func-null",
                              "func is NULL; expected an address");

    struct context *entered = dtl__container_context(container_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_CONTAINER_FOR_EACH_CHUNK);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;

    if (DTL_UNLIKELY(dtl__observed))
        return container_for_each_chunk_observed(container, func, user_data, container_object);
    dtl_status status = dtl_impl_container_for_each_chunk(container_object, func, user_data);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_CONTAINER_FOR_EACH_CHUNK, status);
}

/* spec/algorithm.yaml: container_transform_chunks: the observed path */
static DTL_NOINLINE dtl_status container_transform_chunks_observed(dtl_container_t src,
                                                                   dtl_container_t dst,
                                                                   dtl_chunk_transform_func func,
                                                                   void *user_data,
                                                                   struct container *src_object,
                                                                   struct container *dst_object)
{
    struct context *entered = dtl__container_context(src_object);
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_TRANSFORM_CHUNKS,
                                       dtl__container_context(src_object), NULL, 0);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    begun = dtl__guard_enter(CALL_CONTAINER_TRANSFORM_CHUNKS,
                             (const struct handles[]){{&src, 1}, {&dst, 1}}, 2);
    if (begun != DTL_SUCCESS) {
        begun = dtl__call_agree(CALL_CONTAINER_TRANSFORM_CHUNKS, begun);
        dtl__context_leave(entered);
        dtl__call_end(
            CALL_CONTAINER_TRANSFORM_CHUNKS,
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
        };
        dtl__record_call(CALL_CONTAINER_TRANSFORM_CHUNKS, dtl__arguments, 4);
    }
    dtl_status status = dtl_impl_container_transform_chunks(src_object, dst_object, func,
                                                            user_data);
    status = dtl__call_agree(CALL_CONTAINER_TRANSFORM_CHUNKS, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_CONTAINER_TRANSFORM_CHUNKS, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(
        CALL_CONTAINER_TRANSFORM_CHUNKS,
        dtl__stricter_scope(dtl__container_error_scope(src_object),
            dtl__container_error_scope(dst_object)),
        status);
    return status;
}

/* spec/algorithm.yaml: container_transform_chunks */
dtl_status dtl_container_transform_chunks(dtl_container_t src, dtl_container_t dst,
                                          dtl_chunk_transform_func func, void *user_data)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_transform_chunks", "state", "%s",
                           dtl__closed_reason());
    struct container *src_object = dtl__handle_container(src, "container_transform_chunks", "src");
    if (DTL_UNLIKELY(src_object == NULL))
        return dtl__refused_in_scope(dtl__container_error_scope(dtl__handle_find_container(dst)),
                                     "container_transform_chunks");
    struct container *dst_object = dtl__handle_container(dst, "container_transform_chunks", "dst");
    if (DTL_UNLIKELY(dst_object == NULL))
        return dtl__refused_in_scope(dtl__container_error_scope(src_object),
                                     "container_transform_chunks");
    if (DTL_UNLIKELY(dtl__is_null(func)))
        return dtl__refuse_in(
            dtl__stricter_scope(dtl__container_error_scope(src_object),
                dtl__container_error_scope(dst_object)),
            DTL_ERROR_NULL_POINTER, "container_transform_chunks", "func-null",
            "func is NULL; expected an address");

    struct context *entered = dtl__container_context(src_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_CONTAINER_TRANSFORM_CHUNKS);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;

    if (DTL_UNLIKELY(dtl__observed))
        return container_transform_chunks_observed(src, dst, func, user_data, src_object,
                                                   dst_object);
    dtl_status status = dtl_impl_container_transform_chunks(src_object, dst_object, func,
                                                            user_data);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_CONTAINER_TRANSFORM_CHUNKS, status);
}

/* spec/algorithm.yaml: container_find: the observed path */
static DTL_NOINLINE dtl_status container_find_observed(dtl_container_t container,
                                                       const void *value, dtl_index_t *index,
                                                       struct container *container_object)
{
    struct context *entered = dtl__container_context(container_object);
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__container_error_scope(container_object), "container_find", "value", value, NULL)) {
        dtl__context_leave(entered);
        return DTL_ERROR_INVALID_ARGUMENT;
    }
    if (!dtl__observed) {
        dtl_status status = dtl_impl_container_find(container_object, value, index);
        status = dtl__agree_end(entered, status);
        dtl__context_leave_with(entered, status);
        dtl__result(CALL_CONTAINER_FIND, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_FIND,
                                       dtl__container_context(container_object), NULL, 0);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    begun = dtl__guard_enter(CALL_CONTAINER_FIND, (const struct handles[]){{&container, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        begun = dtl__call_agree(CALL_CONTAINER_FIND, begun);
        dtl__context_leave(entered);
        dtl__call_end(CALL_CONTAINER_FIND, dtl__container_error_scope(container_object), begun);
        return begun;
    }
    dtl__call_moves(CALL_CONTAINER_FIND, dtl__bytes(dtl__container_dtype(container_object)), 0);
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
            {'r', value, dtl__bytes(dtl__container_dtype(container_object))},
            {'w', index, sizeof *index},
        };
        dtl__record_call(CALL_CONTAINER_FIND, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_container_find(container_object, value, index);
    status = dtl__agree_end(entered, status);
    status = dtl__call_agree(CALL_CONTAINER_FIND, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_CONTAINER_FIND, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_CONTAINER_FIND, dtl__container_error_scope(container_object), status);
    return status;
}

/* spec/algorithm.yaml: container_find */
dtl_status dtl_container_find(dtl_container_t container, const void *value, dtl_index_t *index)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_find", "state", "%s",
                           dtl__closed_reason());
    struct container *container_object = dtl__handle_container(container, "container_find",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(value)))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_find", "value-null", "value is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(index)))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_find", "index-null", "index is NULL; expected an address");

    struct context *entered = dtl__container_context(container_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_CONTAINER_FIND);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(dtl__container_error_scope(container_object), AGREES_SHARED);

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return container_find_observed(container, value, index, container_object);
    dtl_status status = dtl_impl_container_find(container_object, value, index);
    status = dtl__agree_end(entered, status);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_CONTAINER_FIND, status);
}

/* spec/algorithm.yaml: container_find_if: the observed path */
static DTL_NOINLINE dtl_status container_find_if_observed(dtl_container_t container,
                                                          dtl_predicate pred, void *user_data,
                                                          dtl_index_t *index,
                                                          struct container *container_object)
{
    struct context *entered = dtl__container_context(container_object);
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_FIND_IF,
                                       dtl__container_context(container_object), NULL, 0);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    begun = dtl__guard_enter(CALL_CONTAINER_FIND_IF, (const struct handles[]){{&container, 1}},
                             1);
    if (begun != DTL_SUCCESS) {
        begun = dtl__call_agree(CALL_CONTAINER_FIND_IF, begun);
        dtl__context_leave(entered);
        dtl__call_end(CALL_CONTAINER_FIND_IF, dtl__container_error_scope(container_object),
                      begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
            {'f', &pred, sizeof pred},
            {'p', &user_data, sizeof user_data},
            {'w', index, sizeof *index},
        };
        dtl__record_call(CALL_CONTAINER_FIND_IF, dtl__arguments, 4);
    }
    dtl_status status = dtl_impl_container_find_if(container_object, pred, user_data, index);
    status = dtl__agree_end(entered, status);
    status = dtl__call_agree(CALL_CONTAINER_FIND_IF, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_CONTAINER_FIND_IF, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_CONTAINER_FIND_IF, dtl__container_error_scope(container_object), status);
    return status;
}

/* spec/algorithm.yaml: container_find_if */
dtl_status dtl_container_find_if(dtl_container_t container, dtl_predicate pred, void *user_data,
                                 dtl_index_t *index)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_find_if", "state", "%s",
                           dtl__closed_reason());
    struct container *container_object = dtl__handle_container(container, "container_find_if",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(pred)))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_find_if", "pred-null",
                              "pred is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(index)))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_find_if", "index-null",
                              "index is NULL; expected an address");

    struct context *entered = dtl__container_context(container_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_CONTAINER_FIND_IF);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(dtl__container_error_scope(container_object), AGREES_SHARED);

    if (DTL_UNLIKELY(dtl__observed))
        return container_find_if_observed(container, pred, user_data, index, container_object);
    dtl_status status = dtl_impl_container_find_if(container_object, pred, user_data, index);
    status = dtl__agree_end(entered, status);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_CONTAINER_FIND_IF, status);
}

/* spec/algorithm.yaml: container_count: the observed path */
static DTL_NOINLINE dtl_status container_count_observed(dtl_container_t container,
                                                        const void *value, dtl_size_t *count,
                                                        struct container *container_object)
{
    struct context *entered = dtl__container_context(container_object);
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__container_error_scope(container_object), "container_count", "value", value, NULL)) {
        dtl__context_leave(entered);
        return DTL_ERROR_INVALID_ARGUMENT;
    }
    if (!dtl__observed) {
        dtl_status status = dtl_impl_container_count(container_object, value, count);
        status = dtl__agree_end(entered, status);
        dtl__context_leave_with(entered, status);
        dtl__result(CALL_CONTAINER_COUNT, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_COUNT,
                                       dtl__container_context(container_object), NULL, 0);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    begun = dtl__guard_enter(CALL_CONTAINER_COUNT, (const struct handles[]){{&container, 1}},
                             1);
    if (begun != DTL_SUCCESS) {
        begun = dtl__call_agree(CALL_CONTAINER_COUNT, begun);
        dtl__context_leave(entered);
        dtl__call_end(CALL_CONTAINER_COUNT, dtl__container_error_scope(container_object),
                      begun);
        return begun;
    }
    dtl__call_moves(CALL_CONTAINER_COUNT, dtl__bytes(dtl__container_dtype(container_object)),
                    0);
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
            {'r', value, dtl__bytes(dtl__container_dtype(container_object))},
            {'w', count, sizeof *count},
        };
        dtl__record_call(CALL_CONTAINER_COUNT, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_container_count(container_object, value, count);
    status = dtl__agree_end(entered, status);
    status = dtl__call_agree(CALL_CONTAINER_COUNT, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_CONTAINER_COUNT, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_CONTAINER_COUNT, dtl__container_error_scope(container_object), status);
    return status;
}

/* spec/algorithm.yaml: container_count */
dtl_status dtl_container_count(dtl_container_t container, const void *value, dtl_size_t *count)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_count", "state", "%s",
                           dtl__closed_reason());
    struct container *container_object = dtl__handle_container(container, "container_count",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(value)))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_count", "value-null",
                              "value is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(count)))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_count", "count-null",
                              "count is NULL; expected an address");

    struct context *entered = dtl__container_context(container_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_CONTAINER_COUNT);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(dtl__container_error_scope(container_object), AGREES_SHARED);

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return container_count_observed(container, value, count, container_object);
    dtl_status status = dtl_impl_container_count(container_object, value, count);
    status = dtl__agree_end(entered, status);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_CONTAINER_COUNT, status);
}

/* spec/algorithm.yaml: container_count_if: the observed path */
static DTL_NOINLINE dtl_status container_count_if_observed(dtl_container_t container,
                                                           dtl_predicate pred, void *user_data,
                                                           dtl_size_t *count,
                                                           struct container *container_object)
{
    struct context *entered = dtl__container_context(container_object);
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_COUNT_IF,
                                       dtl__container_context(container_object), NULL, 0);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    begun = dtl__guard_enter(CALL_CONTAINER_COUNT_IF,
                             (const struct handles[]){{&container, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        begun = dtl__call_agree(CALL_CONTAINER_COUNT_IF, begun);
        dtl__context_leave(entered);
        dtl__call_end(CALL_CONTAINER_COUNT_IF, dtl__container_error_scope(container_object),
                      begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
            {'f', &pred, sizeof pred},
            {'p', &user_data, sizeof user_data},
            {'w', count, sizeof *count},
        };
        dtl__record_call(CALL_CONTAINER_COUNT_IF, dtl__arguments, 4);
    }
    dtl_status status = dtl_impl_container_count_if(container_object, pred, user_data, count);
    status = dtl__agree_end(entered, status);
    status = dtl__call_agree(CALL_CONTAINER_COUNT_IF, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_CONTAINER_COUNT_IF, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_CONTAINER_COUNT_IF, dtl__container_error_scope(container_object),
                  status);
    return status;
}

/* spec/algorithm.yaml: container_count_if */
dtl_status dtl_container_count_if(dtl_container_t container, dtl_predicate pred, void *user_data,
                                  dtl_size_t *count)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_count_if", "state", "%s",
                           dtl__closed_reason());
    struct container *container_object = dtl__handle_container(container, "container_count_if",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(pred)))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_count_if", "pred-null",
                              "pred is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(count)))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_count_if", "count-null",
                              "count is NULL; expected an address");

    struct context *entered = dtl__container_context(container_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_CONTAINER_COUNT_IF);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(dtl__container_error_scope(container_object), AGREES_SHARED);

    if (DTL_UNLIKELY(dtl__observed))
        return container_count_if_observed(container, pred, user_data, count, container_object);
    dtl_status status = dtl_impl_container_count_if(container_object, pred, user_data, count);
    status = dtl__agree_end(entered, status);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_CONTAINER_COUNT_IF, status);
}

/* spec/algorithm.yaml: container_all_of: the observed path */
static DTL_NOINLINE dtl_status container_all_of_observed(dtl_container_t container,
                                                         dtl_predicate pred, void *user_data,
                                                         int *result,
                                                         struct container *container_object)
{
    struct context *entered = dtl__container_context(container_object);
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_ALL_OF,
                                       dtl__container_context(container_object), NULL, 0);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    begun = dtl__guard_enter(CALL_CONTAINER_ALL_OF, (const struct handles[]){{&container, 1}},
                             1);
    if (begun != DTL_SUCCESS) {
        begun = dtl__call_agree(CALL_CONTAINER_ALL_OF, begun);
        dtl__context_leave(entered);
        dtl__call_end(CALL_CONTAINER_ALL_OF, dtl__container_error_scope(container_object),
                      begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
            {'f', &pred, sizeof pred},
            {'p', &user_data, sizeof user_data},
            {'w', result, sizeof *result},
        };
        dtl__record_call(CALL_CONTAINER_ALL_OF, dtl__arguments, 4);
    }
    dtl_status status = dtl_impl_container_all_of(container_object, pred, user_data, result);
    status = dtl__agree_end(entered, status);
    status = dtl__call_agree(CALL_CONTAINER_ALL_OF, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_CONTAINER_ALL_OF, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_CONTAINER_ALL_OF, dtl__container_error_scope(container_object), status);
    return status;
}

/* spec/algorithm.yaml: container_all_of */
dtl_status dtl_container_all_of(dtl_container_t container, dtl_predicate pred, void *user_data,
                                int *result)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_all_of", "state", "%s",
                           dtl__closed_reason());
    struct container *container_object = dtl__handle_container(container, "container_all_of",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(pred)))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_all_of", "pred-null", "pred is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(result)))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_all_of", "result-null",
                              "result is NULL; expected an address");

    struct context *entered = dtl__container_context(container_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_CONTAINER_ALL_OF);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(dtl__container_error_scope(container_object), AGREES_SHARED);

    if (DTL_UNLIKELY(dtl__observed))
        return container_all_of_observed(container, pred, user_data, result, container_object);
    dtl_status status = dtl_impl_container_all_of(container_object, pred, user_data, result);
    status = dtl__agree_end(entered, status);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_CONTAINER_ALL_OF, status);
}

/* spec/algorithm.yaml: container_any_of: the observed path */
static DTL_NOINLINE dtl_status container_any_of_observed(dtl_container_t container,
                                                         dtl_predicate pred, void *user_data,
                                                         int *result,
                                                         struct container *container_object)
{
    struct context *entered = dtl__container_context(container_object);
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_ANY_OF,
                                       dtl__container_context(container_object), NULL, 0);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    begun = dtl__guard_enter(CALL_CONTAINER_ANY_OF, (const struct handles[]){{&container, 1}},
                             1);
    if (begun != DTL_SUCCESS) {
        begun = dtl__call_agree(CALL_CONTAINER_ANY_OF, begun);
        dtl__context_leave(entered);
        dtl__call_end(CALL_CONTAINER_ANY_OF, dtl__container_error_scope(container_object),
                      begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
            {'f', &pred, sizeof pred},
            {'p', &user_data, sizeof user_data},
            {'w', result, sizeof *result},
        };
        dtl__record_call(CALL_CONTAINER_ANY_OF, dtl__arguments, 4);
    }
    dtl_status status = dtl_impl_container_any_of(container_object, pred, user_data, result);
    status = dtl__agree_end(entered, status);
    status = dtl__call_agree(CALL_CONTAINER_ANY_OF, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_CONTAINER_ANY_OF, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_CONTAINER_ANY_OF, dtl__container_error_scope(container_object), status);
    return status;
}

/* spec/algorithm.yaml: container_any_of */
dtl_status dtl_container_any_of(dtl_container_t container, dtl_predicate pred, void *user_data,
                                int *result)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_any_of", "state", "%s",
                           dtl__closed_reason());
    struct container *container_object = dtl__handle_container(container, "container_any_of",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(pred)))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_any_of", "pred-null", "pred is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(result)))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_any_of", "result-null",
                              "result is NULL; expected an address");

    struct context *entered = dtl__container_context(container_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_CONTAINER_ANY_OF);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(dtl__container_error_scope(container_object), AGREES_SHARED);

    if (DTL_UNLIKELY(dtl__observed))
        return container_any_of_observed(container, pred, user_data, result, container_object);
    dtl_status status = dtl_impl_container_any_of(container_object, pred, user_data, result);
    status = dtl__agree_end(entered, status);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_CONTAINER_ANY_OF, status);
}

/* spec/algorithm.yaml: container_none_of: the observed path */
static DTL_NOINLINE dtl_status container_none_of_observed(dtl_container_t container,
                                                          dtl_predicate pred, void *user_data,
                                                          int *result,
                                                          struct container *container_object)
{
    struct context *entered = dtl__container_context(container_object);
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_NONE_OF,
                                       dtl__container_context(container_object), NULL, 0);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    begun = dtl__guard_enter(CALL_CONTAINER_NONE_OF, (const struct handles[]){{&container, 1}},
                             1);
    if (begun != DTL_SUCCESS) {
        begun = dtl__call_agree(CALL_CONTAINER_NONE_OF, begun);
        dtl__context_leave(entered);
        dtl__call_end(CALL_CONTAINER_NONE_OF, dtl__container_error_scope(container_object),
                      begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
            {'f', &pred, sizeof pred},
            {'p', &user_data, sizeof user_data},
            {'w', result, sizeof *result},
        };
        dtl__record_call(CALL_CONTAINER_NONE_OF, dtl__arguments, 4);
    }
    dtl_status status = dtl_impl_container_none_of(container_object, pred, user_data, result);
    status = dtl__agree_end(entered, status);
    status = dtl__call_agree(CALL_CONTAINER_NONE_OF, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_CONTAINER_NONE_OF, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_CONTAINER_NONE_OF, dtl__container_error_scope(container_object), status);
    return status;
}

/* spec/algorithm.yaml: container_none_of */
dtl_status dtl_container_none_of(dtl_container_t container, dtl_predicate pred, void *user_data,
                                 int *result)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_none_of", "state", "%s",
                           dtl__closed_reason());
    struct container *container_object = dtl__handle_container(container, "container_none_of",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(pred)))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_none_of", "pred-null",
                              "pred is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(result)))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_none_of", "result-null",
                              "result is NULL; expected an address");

    struct context *entered = dtl__container_context(container_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_CONTAINER_NONE_OF);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(dtl__container_error_scope(container_object), AGREES_SHARED);

    if (DTL_UNLIKELY(dtl__observed))
        return container_none_of_observed(container, pred, user_data, result, container_object);
    dtl_status status = dtl_impl_container_none_of(container_object, pred, user_data, result);
    status = dtl__agree_end(entered, status);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_CONTAINER_NONE_OF, status);
}

/* spec/algorithm.yaml: container_reduce: the observed path */
static DTL_NOINLINE dtl_status container_reduce_observed(dtl_container_t container,
                                                         dtl_reduce_op op, void *result,
                                                         struct container *container_object)
{
    struct context *entered = dtl__container_context(container_object);
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__container_error_scope(container_object), "container_reduce", "result", result,
        NULL)) {
        dtl__context_leave(entered);
        return DTL_ERROR_INVALID_ARGUMENT;
    }
    if (!dtl__observed) {
        dtl_status status = dtl_impl_container_reduce(container_object, op, result);
        status = dtl__agree_end(entered, status);
        dtl__context_leave_with(entered, status);
        dtl__result(CALL_CONTAINER_REDUCE, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_REDUCE,
                                       dtl__container_context(container_object),
                                       (const int64_t[]){op}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    begun = dtl__guard_enter(CALL_CONTAINER_REDUCE, (const struct handles[]){{&container, 1}},
                             1);
    if (begun != DTL_SUCCESS) {
        begun = dtl__call_agree(CALL_CONTAINER_REDUCE, begun);
        dtl__context_leave(entered);
        dtl__call_end(CALL_CONTAINER_REDUCE, dtl__container_error_scope(container_object),
                      begun);
        return begun;
    }
    dtl__call_moves(CALL_CONTAINER_REDUCE, 0,
                    dtl__bytes(dtl__container_dtype(container_object)));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
            {'n', &op, sizeof op},
            {'w', result, dtl__bytes(dtl__container_dtype(container_object))},
        };
        dtl__record_call(CALL_CONTAINER_REDUCE, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_container_reduce(container_object, op, result);
    status = dtl__agree_end(entered, status);
    status = dtl__call_agree(CALL_CONTAINER_REDUCE, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_CONTAINER_REDUCE, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_CONTAINER_REDUCE, dtl__container_error_scope(container_object), status);
    return status;
}

/* spec/algorithm.yaml: container_reduce */
dtl_status dtl_container_reduce(dtl_container_t container, dtl_reduce_op op, void *result)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_reduce", "state", "%s",
                           dtl__closed_reason());
    struct container *container_object = dtl__handle_container(container, "container_reduce",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(result)))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_reduce", "result-null",
                              "result is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_reduce_op(op)))
        return dtl__refuse_in(dtl__container_error_scope(container_object),
                              DTL_ERROR_INVALID_ARGUMENT, "container_reduce", "op-enum",
                              "op is %lld; expected a dtl_reduce_op", (long long)op);
    if (DTL_UNLIKELY(!dtl__is_defined(op, dtl__container_dtype(container_object))))
        return dtl__refuse_in(dtl__container_error_scope(container_object),
                              DTL_ERROR_INVALID_ARGUMENT, "container_reduce", "op-op",
                              "op is %s; expected an operation defined for dtype(container) (%s)",
                              dtl__operation_names[op],
                              dtl__dtype(dtl__container_dtype(container_object))->name);

    struct context *entered = dtl__container_context(container_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_CONTAINER_REDUCE);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(dtl__container_error_scope(container_object), AGREES_SHARED);

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return container_reduce_observed(container, op, result, container_object);
    dtl_status status = dtl_impl_container_reduce(container_object, op, result);
    status = dtl__agree_end(entered, status);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_CONTAINER_REDUCE, status);
}

/* spec/algorithm.yaml: container_reduce_func: the observed path */
static DTL_NOINLINE dtl_status container_reduce_func_observed(dtl_container_t container,
                                                              dtl_binary_func func,
                                                              const void *identity, void *result,
                                                              void *user_data,
                                                              struct container *container_object)
{
    struct context *entered = dtl__container_context(container_object);
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__container_error_scope(container_object), "container_reduce_func",
        "identity", identity, "result", result, NULL)) {
        dtl__context_leave(entered);
        return DTL_ERROR_INVALID_ARGUMENT;
    }
    if (!dtl__observed) {
        dtl_status status = dtl_impl_container_reduce_func(container_object, func, identity,
                                                           result, user_data);
        status = dtl__agree_end(entered, status);
        dtl__context_leave_with(entered, status);
        dtl__result(CALL_CONTAINER_REDUCE_FUNC, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_REDUCE_FUNC,
                                       dtl__container_context(container_object), NULL, 0);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    begun = dtl__guard_enter(CALL_CONTAINER_REDUCE_FUNC,
                             (const struct handles[]){{&container, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        begun = dtl__call_agree(CALL_CONTAINER_REDUCE_FUNC, begun);
        dtl__context_leave(entered);
        dtl__call_end(CALL_CONTAINER_REDUCE_FUNC, dtl__container_error_scope(container_object),
                      begun);
        return begun;
    }
    dtl__call_moves(CALL_CONTAINER_REDUCE_FUNC,
                    dtl__bytes(dtl__container_dtype(container_object)),
                    dtl__bytes(dtl__container_dtype(container_object)));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
            {'f', &func, sizeof func},
            {'r', identity, dtl__bytes(dtl__container_dtype(container_object))},
            {'w', result, dtl__bytes(dtl__container_dtype(container_object))},
            {'p', &user_data, sizeof user_data},
        };
        dtl__record_call(CALL_CONTAINER_REDUCE_FUNC, dtl__arguments, 5);
    }
    dtl_status status = dtl_impl_container_reduce_func(container_object, func, identity,
                                                       result, user_data);
    status = dtl__agree_end(entered, status);
    status = dtl__call_agree(CALL_CONTAINER_REDUCE_FUNC, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_CONTAINER_REDUCE_FUNC, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_CONTAINER_REDUCE_FUNC, dtl__container_error_scope(container_object),
                  status);
    return status;
}

/* spec/algorithm.yaml: container_reduce_func */
dtl_status dtl_container_reduce_func(dtl_container_t container, dtl_binary_func func,
                                     const void *identity, void *result, void *user_data)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_reduce_func", "state", "%s",
                           dtl__closed_reason());
    struct container *container_object = dtl__handle_container(container, "container_reduce_func",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(func)))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_reduce_func", "func-null",
                              "func is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(identity)))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_reduce_func", "identity-null",
                              "identity is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(result)))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_reduce_func", "result-null",
                              "result is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__overlaps(identity, dtl__bytes(dtl__container_dtype(container_object)),
                     result, dtl__bytes(dtl__container_dtype(container_object)))))
        return dtl__refuse_in(dtl__container_error_scope(container_object),
                              DTL_ERROR_INVALID_ARGUMENT, "container_reduce_func",
                              "result-overlap",
                              "result overlaps identity; expected no overlap with identity");

    struct context *entered = dtl__container_context(container_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_CONTAINER_REDUCE_FUNC);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(dtl__container_error_scope(container_object), AGREES_SHARED);

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return container_reduce_func_observed(container, func, identity, result, user_data,
                                              container_object);
    dtl_status status = dtl_impl_container_reduce_func(container_object, func, identity, result,
                                                       user_data);
    status = dtl__agree_end(entered, status);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_CONTAINER_REDUCE_FUNC, status);
}

/* spec/algorithm.yaml: container_minmax: the observed path */
static DTL_NOINLINE dtl_status container_minmax_observed(dtl_container_t container, void *min_val,
                                                         void *max_val,
                                                         struct container *container_object)
{
    struct context *entered = dtl__container_context(container_object);
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__container_error_scope(container_object), "container_minmax", "min_val", min_val,
        "max_val", max_val, NULL)) {
        dtl__context_leave(entered);
        return DTL_ERROR_INVALID_ARGUMENT;
    }
    if (!dtl__observed) {
        dtl_status status = dtl_impl_container_minmax(container_object, min_val, max_val);
        status = dtl__agree_end(entered, status);
        dtl__context_leave_with(entered, status);
        dtl__result(CALL_CONTAINER_MINMAX, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_MINMAX,
                                       dtl__container_context(container_object), NULL, 0);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    begun = dtl__guard_enter(CALL_CONTAINER_MINMAX, (const struct handles[]){{&container, 1}},
                             1);
    if (begun != DTL_SUCCESS) {
        begun = dtl__call_agree(CALL_CONTAINER_MINMAX, begun);
        dtl__context_leave(entered);
        dtl__call_end(CALL_CONTAINER_MINMAX, dtl__container_error_scope(container_object),
                      begun);
        return begun;
    }
    dtl__call_moves(
        CALL_CONTAINER_MINMAX, 0,
        dtl__plus(dtl__bytes(dtl__container_dtype(container_object)),
        dtl__bytes(dtl__container_dtype(container_object))));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
            {'w', min_val, dtl__bytes(dtl__container_dtype(container_object))},
            {'w', max_val, dtl__bytes(dtl__container_dtype(container_object))},
        };
        dtl__record_call(CALL_CONTAINER_MINMAX, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_container_minmax(container_object, min_val, max_val);
    status = dtl__agree_end(entered, status);
    status = dtl__call_agree(CALL_CONTAINER_MINMAX, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_CONTAINER_MINMAX, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_CONTAINER_MINMAX, dtl__container_error_scope(container_object), status);
    return status;
}

/* spec/algorithm.yaml: container_minmax */
dtl_status dtl_container_minmax(dtl_container_t container, void *min_val, void *max_val)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_minmax", "state", "%s",
                           dtl__closed_reason());
    struct container *container_object = dtl__handle_container(container, "container_minmax",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(min_val)))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_minmax", "min_val-null",
                              "min_val is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(max_val)))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_minmax", "max_val-null",
                              "max_val is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__overlaps(min_val, dtl__bytes(dtl__container_dtype(container_object)),
                     max_val, dtl__bytes(dtl__container_dtype(container_object)))))
        return dtl__refuse_in(dtl__container_error_scope(container_object),
                              DTL_ERROR_INVALID_ARGUMENT, "container_minmax", "max_val-overlap",
                              "max_val overlaps min_val; expected no overlap with min_val");

    struct context *entered = dtl__container_context(container_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_CONTAINER_MINMAX);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(dtl__container_error_scope(container_object), AGREES_SHARED);

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return container_minmax_observed(container, min_val, max_val, container_object);
    dtl_status status = dtl_impl_container_minmax(container_object, min_val, max_val);
    status = dtl__agree_end(entered, status);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_CONTAINER_MINMAX, status);
}

/* spec/algorithm.yaml: container_min_element: the observed path */
static DTL_NOINLINE dtl_status container_min_element_observed(dtl_container_t container,
                                                              dtl_index_t *index,
                                                              struct container *container_object)
{
    struct context *entered = dtl__container_context(container_object);
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_MIN_ELEMENT,
                                       dtl__container_context(container_object), NULL, 0);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    begun = dtl__guard_enter(CALL_CONTAINER_MIN_ELEMENT,
                             (const struct handles[]){{&container, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        begun = dtl__call_agree(CALL_CONTAINER_MIN_ELEMENT, begun);
        dtl__context_leave(entered);
        dtl__call_end(CALL_CONTAINER_MIN_ELEMENT, dtl__container_error_scope(container_object),
                      begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
            {'w', index, sizeof *index},
        };
        dtl__record_call(CALL_CONTAINER_MIN_ELEMENT, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_container_min_element(container_object, index);
    status = dtl__agree_end(entered, status);
    status = dtl__call_agree(CALL_CONTAINER_MIN_ELEMENT, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_CONTAINER_MIN_ELEMENT, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_CONTAINER_MIN_ELEMENT, dtl__container_error_scope(container_object),
                  status);
    return status;
}

/* spec/algorithm.yaml: container_min_element */
dtl_status dtl_container_min_element(dtl_container_t container, dtl_index_t *index)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_min_element", "state", "%s",
                           dtl__closed_reason());
    struct container *container_object = dtl__handle_container(container, "container_min_element",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(index)))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_min_element", "index-null",
                              "index is NULL; expected an address");

    struct context *entered = dtl__container_context(container_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_CONTAINER_MIN_ELEMENT);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(dtl__container_error_scope(container_object), AGREES_SHARED);

    if (DTL_UNLIKELY(dtl__observed))
        return container_min_element_observed(container, index, container_object);
    dtl_status status = dtl_impl_container_min_element(container_object, index);
    status = dtl__agree_end(entered, status);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_CONTAINER_MIN_ELEMENT, status);
}

/* spec/algorithm.yaml: container_max_element: the observed path */
static DTL_NOINLINE dtl_status container_max_element_observed(dtl_container_t container,
                                                              dtl_index_t *index,
                                                              struct container *container_object)
{
    struct context *entered = dtl__container_context(container_object);
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_MAX_ELEMENT,
                                       dtl__container_context(container_object), NULL, 0);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    begun = dtl__guard_enter(CALL_CONTAINER_MAX_ELEMENT,
                             (const struct handles[]){{&container, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        begun = dtl__call_agree(CALL_CONTAINER_MAX_ELEMENT, begun);
        dtl__context_leave(entered);
        dtl__call_end(CALL_CONTAINER_MAX_ELEMENT, dtl__container_error_scope(container_object),
                      begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
            {'w', index, sizeof *index},
        };
        dtl__record_call(CALL_CONTAINER_MAX_ELEMENT, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_container_max_element(container_object, index);
    status = dtl__agree_end(entered, status);
    status = dtl__call_agree(CALL_CONTAINER_MAX_ELEMENT, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_CONTAINER_MAX_ELEMENT, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_CONTAINER_MAX_ELEMENT, dtl__container_error_scope(container_object),
                  status);
    return status;
}

/* spec/algorithm.yaml: container_max_element */
dtl_status dtl_container_max_element(dtl_container_t container, dtl_index_t *index)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_max_element", "state", "%s",
                           dtl__closed_reason());
    struct container *container_object = dtl__handle_container(container, "container_max_element",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(index)))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_max_element", "index-null",
                              "index is NULL; expected an address");

    struct context *entered = dtl__container_context(container_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_CONTAINER_MAX_ELEMENT);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(dtl__container_error_scope(container_object), AGREES_SHARED);

    if (DTL_UNLIKELY(dtl__observed))
        return container_max_element_observed(container, index, container_object);
    dtl_status status = dtl_impl_container_max_element(container_object, index);
    status = dtl__agree_end(entered, status);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_CONTAINER_MAX_ELEMENT, status);
}

/* spec/algorithm.yaml: container_inclusive_scan: the observed path */
static DTL_NOINLINE dtl_status container_inclusive_scan_observed(
    dtl_container_t container, dtl_reduce_op op, struct container *container_object)
{
    struct context *entered = dtl__container_context(container_object);
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_INCLUSIVE_SCAN,
                                       dtl__container_context(container_object),
                                       (const int64_t[]){op}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    begun = dtl__guard_enter(CALL_CONTAINER_INCLUSIVE_SCAN,
                             (const struct handles[]){{&container, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        begun = dtl__call_agree(CALL_CONTAINER_INCLUSIVE_SCAN, begun);
        dtl__context_leave(entered);
        dtl__call_end(CALL_CONTAINER_INCLUSIVE_SCAN,
                      dtl__container_error_scope(container_object), begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
            {'n', &op, sizeof op},
        };
        dtl__record_call(CALL_CONTAINER_INCLUSIVE_SCAN, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_container_inclusive_scan(container_object, op);
    status = dtl__agree_end(entered, status);
    status = dtl__call_agree(CALL_CONTAINER_INCLUSIVE_SCAN, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_CONTAINER_INCLUSIVE_SCAN, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_CONTAINER_INCLUSIVE_SCAN, dtl__container_error_scope(container_object),
                  status);
    return status;
}

/* spec/algorithm.yaml: container_inclusive_scan */
dtl_status dtl_container_inclusive_scan(dtl_container_t container, dtl_reduce_op op)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_inclusive_scan", "state", "%s",
                           dtl__closed_reason());
    struct container *container_object = dtl__handle_container(container,
                                                               "container_inclusive_scan",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(!dtl__is_reduce_op(op)))
        return dtl__refuse_in(dtl__container_error_scope(container_object),
                              DTL_ERROR_INVALID_ARGUMENT, "container_inclusive_scan", "op-enum",
                              "op is %lld; expected a dtl_reduce_op", (long long)op);
    if (DTL_UNLIKELY(!dtl__is_defined(op, dtl__container_dtype(container_object))))
        return dtl__refuse_in(dtl__container_error_scope(container_object),
                              DTL_ERROR_INVALID_ARGUMENT, "container_inclusive_scan", "op-op",
                              "op is %s; expected an operation defined for dtype(container) (%s)",
                              dtl__operation_names[op],
                              dtl__dtype(dtl__container_dtype(container_object))->name);

    struct context *entered = dtl__container_context(container_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_CONTAINER_INCLUSIVE_SCAN);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(dtl__container_error_scope(container_object), AGREES_SHARED);

    if (DTL_UNLIKELY(dtl__observed))
        return container_inclusive_scan_observed(container, op, container_object);
    dtl_status status = dtl_impl_container_inclusive_scan(container_object, op);
    status = dtl__agree_end(entered, status);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_CONTAINER_INCLUSIVE_SCAN, status);
}

/* spec/algorithm.yaml: container_exclusive_scan: the observed path */
static DTL_NOINLINE dtl_status container_exclusive_scan_observed(
    dtl_container_t container, dtl_reduce_op op, struct container *container_object)
{
    struct context *entered = dtl__container_context(container_object);
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_EXCLUSIVE_SCAN,
                                       dtl__container_context(container_object),
                                       (const int64_t[]){op}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    begun = dtl__guard_enter(CALL_CONTAINER_EXCLUSIVE_SCAN,
                             (const struct handles[]){{&container, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        begun = dtl__call_agree(CALL_CONTAINER_EXCLUSIVE_SCAN, begun);
        dtl__context_leave(entered);
        dtl__call_end(CALL_CONTAINER_EXCLUSIVE_SCAN,
                      dtl__container_error_scope(container_object), begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
            {'n', &op, sizeof op},
        };
        dtl__record_call(CALL_CONTAINER_EXCLUSIVE_SCAN, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_container_exclusive_scan(container_object, op);
    status = dtl__agree_end(entered, status);
    status = dtl__call_agree(CALL_CONTAINER_EXCLUSIVE_SCAN, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_CONTAINER_EXCLUSIVE_SCAN, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_CONTAINER_EXCLUSIVE_SCAN, dtl__container_error_scope(container_object),
                  status);
    return status;
}

/* spec/algorithm.yaml: container_exclusive_scan */
dtl_status dtl_container_exclusive_scan(dtl_container_t container, dtl_reduce_op op)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_exclusive_scan", "state", "%s",
                           dtl__closed_reason());
    struct container *container_object = dtl__handle_container(container,
                                                               "container_exclusive_scan",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(!dtl__is_reduce_op(op)))
        return dtl__refuse_in(dtl__container_error_scope(container_object),
                              DTL_ERROR_INVALID_ARGUMENT, "container_exclusive_scan", "op-enum",
                              "op is %lld; expected a dtl_reduce_op", (long long)op);
    if (DTL_UNLIKELY(!dtl__is_defined(op, dtl__container_dtype(container_object))))
        return dtl__refuse_in(dtl__container_error_scope(container_object),
                              DTL_ERROR_INVALID_ARGUMENT, "container_exclusive_scan", "op-op",
                              "op is %s; expected an operation defined for dtype(container) (%s)",
                              dtl__operation_names[op],
                              dtl__dtype(dtl__container_dtype(container_object))->name);

    struct context *entered = dtl__container_context(container_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_CONTAINER_EXCLUSIVE_SCAN);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(dtl__container_error_scope(container_object), AGREES_SHARED);

    if (DTL_UNLIKELY(dtl__observed))
        return container_exclusive_scan_observed(container, op, container_object);
    dtl_status status = dtl_impl_container_exclusive_scan(container_object, op);
    status = dtl__agree_end(entered, status);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_CONTAINER_EXCLUSIVE_SCAN, status);
}

/* spec/algorithm.yaml: container_sort: the observed path */
static DTL_NOINLINE dtl_status container_sort_observed(dtl_container_t container,
                                                       dtl_sort_order order,
                                                       struct container *container_object)
{
    struct context *entered = dtl__container_context(container_object);
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_SORT,
                                       dtl__container_context(container_object),
                                       (const int64_t[]){order}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    begun = dtl__guard_enter(CALL_CONTAINER_SORT, (const struct handles[]){{&container, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        begun = dtl__call_agree(CALL_CONTAINER_SORT, begun);
        dtl__context_leave(entered);
        dtl__call_end(CALL_CONTAINER_SORT, dtl__container_error_scope(container_object), begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
            {'n', &order, sizeof order},
        };
        dtl__record_call(CALL_CONTAINER_SORT, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_container_sort(container_object, order);
    status = dtl__agree_end(entered, status);
    status = dtl__call_agree(CALL_CONTAINER_SORT, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_CONTAINER_SORT, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_CONTAINER_SORT, dtl__container_error_scope(container_object), status);
    return status;
}

/* spec/algorithm.yaml: container_sort */
dtl_status dtl_container_sort(dtl_container_t container, dtl_sort_order order)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_sort", "state", "%s",
                           dtl__closed_reason());
    struct container *container_object = dtl__handle_container(container, "container_sort",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(!dtl__is_sort_order(order)))
        return dtl__refuse_in(dtl__container_error_scope(container_object),
                              DTL_ERROR_INVALID_ARGUMENT, "container_sort", "order-enum",
                              "order is %lld; expected a dtl_sort_order", (long long)order);

    struct context *entered = dtl__container_context(container_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_CONTAINER_SORT);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(dtl__container_error_scope(container_object), AGREES_SHARED);

    if (DTL_UNLIKELY(dtl__observed))
        return container_sort_observed(container, order, container_object);
    dtl_status status = dtl_impl_container_sort(container_object, order);
    status = dtl__agree_end(entered, status);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_CONTAINER_SORT, status);
}

/* spec/algorithm.yaml: container_stable_sort: the observed path */
static DTL_NOINLINE dtl_status container_stable_sort_observed(dtl_container_t container,
                                                              dtl_sort_order order,
                                                              struct container *container_object)
{
    struct context *entered = dtl__container_context(container_object);
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_STABLE_SORT,
                                       dtl__container_context(container_object),
                                       (const int64_t[]){order}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    begun = dtl__guard_enter(CALL_CONTAINER_STABLE_SORT,
                             (const struct handles[]){{&container, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        begun = dtl__call_agree(CALL_CONTAINER_STABLE_SORT, begun);
        dtl__context_leave(entered);
        dtl__call_end(CALL_CONTAINER_STABLE_SORT, dtl__container_error_scope(container_object),
                      begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
            {'n', &order, sizeof order},
        };
        dtl__record_call(CALL_CONTAINER_STABLE_SORT, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_container_stable_sort(container_object, order);
    status = dtl__agree_end(entered, status);
    status = dtl__call_agree(CALL_CONTAINER_STABLE_SORT, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_CONTAINER_STABLE_SORT, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_CONTAINER_STABLE_SORT, dtl__container_error_scope(container_object),
                  status);
    return status;
}

/* spec/algorithm.yaml: container_stable_sort */
dtl_status dtl_container_stable_sort(dtl_container_t container, dtl_sort_order order)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_stable_sort", "state", "%s",
                           dtl__closed_reason());
    struct container *container_object = dtl__handle_container(container, "container_stable_sort",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(!dtl__is_sort_order(order)))
        return dtl__refuse_in(dtl__container_error_scope(container_object),
                              DTL_ERROR_INVALID_ARGUMENT, "container_stable_sort", "order-enum",
                              "order is %lld; expected a dtl_sort_order", (long long)order);

    struct context *entered = dtl__container_context(container_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_CONTAINER_STABLE_SORT);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(dtl__container_error_scope(container_object), AGREES_SHARED);

    if (DTL_UNLIKELY(dtl__observed))
        return container_stable_sort_observed(container, order, container_object);
    dtl_status status = dtl_impl_container_stable_sort(container_object, order);
    status = dtl__agree_end(entered, status);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_CONTAINER_STABLE_SORT, status);
}

/* spec/algorithm.yaml: container_sort_func: the observed path */
static DTL_NOINLINE dtl_status container_sort_func_observed(dtl_container_t container,
                                                            dtl_comparator cmp, void *user_data,
                                                            struct container *container_object)
{
    struct context *entered = dtl__container_context(container_object);
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_SORT_FUNC,
                                       dtl__container_context(container_object), NULL, 0);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    begun = dtl__guard_enter(CALL_CONTAINER_SORT_FUNC,
                             (const struct handles[]){{&container, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        begun = dtl__call_agree(CALL_CONTAINER_SORT_FUNC, begun);
        dtl__context_leave(entered);
        dtl__call_end(CALL_CONTAINER_SORT_FUNC, dtl__container_error_scope(container_object),
                      begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
            {'f', &cmp, sizeof cmp},
            {'p', &user_data, sizeof user_data},
        };
        dtl__record_call(CALL_CONTAINER_SORT_FUNC, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_container_sort_func(container_object, cmp, user_data);
    status = dtl__agree_end(entered, status);
    status = dtl__call_agree(CALL_CONTAINER_SORT_FUNC, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_CONTAINER_SORT_FUNC, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_CONTAINER_SORT_FUNC, dtl__container_error_scope(container_object),
                  status);
    return status;
}

/* spec/algorithm.yaml: container_sort_func */
dtl_status dtl_container_sort_func(dtl_container_t container, dtl_comparator cmp, void *user_data)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_sort_func", "state", "%s",
                           dtl__closed_reason());
    struct container *container_object = dtl__handle_container(container, "container_sort_func",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(cmp)))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_sort_func", "cmp-null",
                              "cmp is NULL; expected an address");

    struct context *entered = dtl__container_context(container_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_CONTAINER_SORT_FUNC);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(dtl__container_error_scope(container_object), AGREES_SHARED);

    if (DTL_UNLIKELY(dtl__observed))
        return container_sort_func_observed(container, cmp, user_data, container_object);
    dtl_status status = dtl_impl_container_sort_func(container_object, cmp, user_data);
    status = dtl__agree_end(entered, status);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_CONTAINER_SORT_FUNC, status);
}

/* spec/algorithm.yaml: container_sort_by_key: the observed path */
static DTL_NOINLINE dtl_status container_sort_by_key_observed(dtl_container_t keys,
                                                              dtl_container_t payload,
                                                              dtl_sort_order order,
                                                              struct container *keys_object,
                                                              struct container *payload_object)
{
    struct context *entered = dtl__container_context(keys_object);
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_SORT_BY_KEY,
                                       dtl__container_context(keys_object),
                                       (const int64_t[]){order}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    begun = dtl__guard_enter(CALL_CONTAINER_SORT_BY_KEY,
                             (const struct handles[]){{&keys, 1}, {&payload, 1}}, 2);
    if (begun != DTL_SUCCESS) {
        begun = dtl__call_agree(CALL_CONTAINER_SORT_BY_KEY, begun);
        dtl__context_leave(entered);
        dtl__call_end(
            CALL_CONTAINER_SORT_BY_KEY,
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
        };
        dtl__record_call(CALL_CONTAINER_SORT_BY_KEY, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_container_sort_by_key(keys_object, payload_object, order);
    status = dtl__agree_end(entered, status);
    status = dtl__call_agree(CALL_CONTAINER_SORT_BY_KEY, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_CONTAINER_SORT_BY_KEY, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(
        CALL_CONTAINER_SORT_BY_KEY,
        dtl__stricter_scope(dtl__container_error_scope(keys_object),
            dtl__container_error_scope(payload_object)),
        status);
    return status;
}

/* spec/algorithm.yaml: container_sort_by_key */
dtl_status dtl_container_sort_by_key(dtl_container_t keys, dtl_container_t payload,
                                     dtl_sort_order order)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_sort_by_key", "state", "%s",
                           dtl__closed_reason());
    struct container *keys_object = dtl__handle_container(keys, "container_sort_by_key", "keys");
    if (DTL_UNLIKELY(keys_object == NULL))
        return dtl__refused_in_scope(
            dtl__container_error_scope(dtl__handle_find_container(payload)),
            "container_sort_by_key");
    struct container *payload_object = dtl__handle_container(payload, "container_sort_by_key",
                                                             "payload");
    if (DTL_UNLIKELY(payload_object == NULL))
        return dtl__refused_in_scope(dtl__container_error_scope(keys_object),
                                     "container_sort_by_key");
    if (DTL_UNLIKELY(!dtl__is_sort_order(order)))
        return dtl__refuse_in(
            dtl__stricter_scope(dtl__container_error_scope(keys_object),
                dtl__container_error_scope(payload_object)),
            DTL_ERROR_INVALID_ARGUMENT, "container_sort_by_key", "order-enum",
            "order is %lld; expected a dtl_sort_order", (long long)order);

    struct context *entered = dtl__container_context(keys_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_CONTAINER_SORT_BY_KEY);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(
        dtl__stricter_scope(dtl__container_error_scope(keys_object),
            dtl__container_error_scope(payload_object)),
        AGREES_ALWAYS);

    if (DTL_UNLIKELY(dtl__observed))
        return container_sort_by_key_observed(keys, payload, order, keys_object, payload_object);
    dtl_status status = dtl_impl_container_sort_by_key(keys_object, payload_object, order);
    status = dtl__agree_end(entered, status);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_CONTAINER_SORT_BY_KEY, status);
}

/* spec/algorithm.yaml: container_argsort: the observed path */
static DTL_NOINLINE dtl_status container_argsort_observed(dtl_container_t container,
                                                          dtl_sort_order order,
                                                          dtl_container_t indices,
                                                          struct container *container_object,
                                                          struct container *indices_object)
{
    struct context *entered = dtl__container_context(container_object);
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_ARGSORT,
                                       dtl__container_context(container_object),
                                       (const int64_t[]){order}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    begun = dtl__guard_enter(CALL_CONTAINER_ARGSORT,
                             (const struct handles[]){{&container, 1}, {&indices, 1}}, 2);
    if (begun != DTL_SUCCESS) {
        begun = dtl__call_agree(CALL_CONTAINER_ARGSORT, begun);
        dtl__context_leave(entered);
        dtl__call_end(
            CALL_CONTAINER_ARGSORT,
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
        };
        dtl__record_call(CALL_CONTAINER_ARGSORT, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_container_argsort(container_object, order, indices_object);
    status = dtl__agree_end(entered, status);
    status = dtl__call_agree(CALL_CONTAINER_ARGSORT, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_CONTAINER_ARGSORT, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(
        CALL_CONTAINER_ARGSORT,
        dtl__stricter_scope(dtl__container_error_scope(container_object),
            dtl__container_error_scope(indices_object)),
        status);
    return status;
}

/* spec/algorithm.yaml: container_argsort */
dtl_status dtl_container_argsort(dtl_container_t container, dtl_sort_order order,
                                 dtl_container_t indices)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_argsort", "state", "%s",
                           dtl__closed_reason());
    struct container *container_object = dtl__handle_container(container, "container_argsort",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return dtl__refused_in_scope(
            dtl__container_error_scope(dtl__handle_find_container(indices)), "container_argsort");
    struct container *indices_object = dtl__handle_container(indices, "container_argsort",
                                                             "indices");
    if (DTL_UNLIKELY(indices_object == NULL))
        return dtl__refused_in_scope(dtl__container_error_scope(container_object),
                                     "container_argsort");
    if (DTL_UNLIKELY(!dtl__is_sort_order(order)))
        return dtl__refuse_in(
            dtl__stricter_scope(dtl__container_error_scope(container_object),
                dtl__container_error_scope(indices_object)),
            DTL_ERROR_INVALID_ARGUMENT, "container_argsort", "order-enum",
            "order is %lld; expected a dtl_sort_order", (long long)order);

    struct context *entered = dtl__container_context(container_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_CONTAINER_ARGSORT);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(
        dtl__stricter_scope(dtl__container_error_scope(container_object),
            dtl__container_error_scope(indices_object)),
        AGREES_ALWAYS);

    if (DTL_UNLIKELY(dtl__observed))
        return container_argsort_observed(container, order, indices, container_object,
                                          indices_object);
    dtl_status status = dtl_impl_container_argsort(container_object, order, indices_object);
    status = dtl__agree_end(entered, status);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_CONTAINER_ARGSORT, status);
}

/* spec/algorithm.yaml: container_unique */
dtl_status dtl_container_unique(dtl_container_t container, dtl_vector_t *unique)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_unique", "state", "%s",
                           dtl__closed_reason());
    struct container *container_object = dtl__handle_container(container, "container_unique",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(unique)))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_unique", "unique-null",
                              "unique is NULL; expected an address");

    struct context *entered = dtl__container_context(container_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_CONTAINER_UNIQUE);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(dtl__container_error_scope(container_object), AGREES_ALWAYS);
    struct container *unique_object = NULL;
    dtl_vector_t unique_handle = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_CONTAINER_UNIQUE,
                                           dtl__container_context(container_object), NULL, 0);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
        begun = dtl__guard_enter(CALL_CONTAINER_UNIQUE, (const struct handles[]){{&container, 1}},
                                 1);
        if (begun != DTL_SUCCESS) {
            begun = dtl__call_agree(CALL_CONTAINER_UNIQUE, begun);
            dtl__context_leave(entered);
            dtl__call_end(CALL_CONTAINER_UNIQUE, dtl__container_error_scope(container_object),
                          begun);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &container, sizeof container},
                {'m', unique, sizeof *unique},
            };
            dtl__record_call(CALL_CONTAINER_UNIQUE, dtl__arguments, 2);
        }
    }
    dtl_status status = dtl_impl_container_unique(container_object, &unique_object);
    status = dtl__agree_end(entered, status);
    if (status == DTL_SUCCESS)
        status = dtl__handle_open(HANDLE_VECTOR, unique_object, &unique_handle);
    if (DTL_UNLIKELY(dtl__observed))
        status = dtl__call_agree(CALL_CONTAINER_UNIQUE, status);
    dtl__context_leave_with(entered, status);
    if (status == DTL_SUCCESS)
        *unique = unique_handle;
    else
        dtl__handles_close(&unique_handle, 1);
    if (DTL_UNLIKELY(status != DTL_SUCCESS && unique_object != NULL))
        dtl_impl_container_destroy(unique_object);
    dtl__result(CALL_CONTAINER_UNIQUE, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_CONTAINER_UNIQUE, *unique, container,
                                      __builtin_return_address(0));
        dtl__guard_leave();
        dtl__record_end(status);
        dtl__call_end(CALL_CONTAINER_UNIQUE, dtl__container_error_scope(container_object), status);
    }
    return status;
}

/* spec/algorithm.yaml: container_mean: the observed path */
static DTL_NOINLINE dtl_status container_mean_observed(dtl_container_t container, double *mean,
                                                       struct container *container_object)
{
    struct context *entered = dtl__container_context(container_object);
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_MEAN,
                                       dtl__container_context(container_object), NULL, 0);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    begun = dtl__guard_enter(CALL_CONTAINER_MEAN, (const struct handles[]){{&container, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        begun = dtl__call_agree(CALL_CONTAINER_MEAN, begun);
        dtl__context_leave(entered);
        dtl__call_end(CALL_CONTAINER_MEAN, dtl__container_error_scope(container_object), begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
            {'w', mean, sizeof *mean},
        };
        dtl__record_call(CALL_CONTAINER_MEAN, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_container_mean(container_object, mean);
    status = dtl__agree_end(entered, status);
    status = dtl__call_agree(CALL_CONTAINER_MEAN, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_CONTAINER_MEAN, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_CONTAINER_MEAN, dtl__container_error_scope(container_object), status);
    return status;
}

/* spec/algorithm.yaml: container_mean */
dtl_status dtl_container_mean(dtl_container_t container, double *mean)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_mean", "state", "%s",
                           dtl__closed_reason());
    struct container *container_object = dtl__handle_container(container, "container_mean",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(mean)))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_mean", "mean-null", "mean is NULL; expected an address");

    struct context *entered = dtl__container_context(container_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_CONTAINER_MEAN);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(dtl__container_error_scope(container_object), AGREES_SHARED);

    if (DTL_UNLIKELY(dtl__observed))
        return container_mean_observed(container, mean, container_object);
    dtl_status status = dtl_impl_container_mean(container_object, mean);
    status = dtl__agree_end(entered, status);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_CONTAINER_MEAN, status);
}

/* spec/algorithm.yaml: container_var: the observed path */
static DTL_NOINLINE dtl_status container_var_observed(dtl_container_t container, dtl_size_t ddof,
                                                      double *var,
                                                      struct container *container_object)
{
    struct context *entered = dtl__container_context(container_object);
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_VAR,
                                       dtl__container_context(container_object),
                                       (const int64_t[]){ddof}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    begun = dtl__guard_enter(CALL_CONTAINER_VAR, (const struct handles[]){{&container, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        begun = dtl__call_agree(CALL_CONTAINER_VAR, begun);
        dtl__context_leave(entered);
        dtl__call_end(CALL_CONTAINER_VAR, dtl__container_error_scope(container_object), begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
            {'n', &ddof, sizeof ddof},
            {'w', var, sizeof *var},
        };
        dtl__record_call(CALL_CONTAINER_VAR, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_container_var(container_object, ddof, var);
    status = dtl__agree_end(entered, status);
    status = dtl__call_agree(CALL_CONTAINER_VAR, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_CONTAINER_VAR, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_CONTAINER_VAR, dtl__container_error_scope(container_object), status);
    return status;
}

/* spec/algorithm.yaml: container_var */
dtl_status dtl_container_var(dtl_container_t container, dtl_size_t ddof, double *var)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_var", "state", "%s",
                           dtl__closed_reason());
    struct container *container_object = dtl__handle_container(container, "container_var",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(var)))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_var", "var-null", "var is NULL; expected an address");

    struct context *entered = dtl__container_context(container_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_CONTAINER_VAR);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(dtl__container_error_scope(container_object), AGREES_SHARED);

    if (DTL_UNLIKELY(dtl__observed))
        return container_var_observed(container, ddof, var, container_object);
    dtl_status status = dtl_impl_container_var(container_object, ddof, var);
    status = dtl__agree_end(entered, status);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_CONTAINER_VAR, status);
}

/* spec/algorithm.yaml: container_norm: the observed path */
static DTL_NOINLINE dtl_status container_norm_observed(dtl_container_t container, double *norm,
                                                       struct container *container_object)
{
    struct context *entered = dtl__container_context(container_object);
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_NORM,
                                       dtl__container_context(container_object), NULL, 0);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    begun = dtl__guard_enter(CALL_CONTAINER_NORM, (const struct handles[]){{&container, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        begun = dtl__call_agree(CALL_CONTAINER_NORM, begun);
        dtl__context_leave(entered);
        dtl__call_end(CALL_CONTAINER_NORM, dtl__container_error_scope(container_object), begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
            {'w', norm, sizeof *norm},
        };
        dtl__record_call(CALL_CONTAINER_NORM, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_container_norm(container_object, norm);
    status = dtl__agree_end(entered, status);
    status = dtl__call_agree(CALL_CONTAINER_NORM, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_CONTAINER_NORM, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_CONTAINER_NORM, dtl__container_error_scope(container_object), status);
    return status;
}

/* spec/algorithm.yaml: container_norm */
dtl_status dtl_container_norm(dtl_container_t container, double *norm)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_norm", "state", "%s",
                           dtl__closed_reason());
    struct container *container_object = dtl__handle_container(container, "container_norm",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(norm)))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_norm", "norm-null", "norm is NULL; expected an address");

    struct context *entered = dtl__container_context(container_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_CONTAINER_NORM);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(dtl__container_error_scope(container_object), AGREES_SHARED);

    if (DTL_UNLIKELY(dtl__observed))
        return container_norm_observed(container, norm, container_object);
    dtl_status status = dtl_impl_container_norm(container_object, norm);
    status = dtl__agree_end(entered, status);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_CONTAINER_NORM, status);
}

/* spec/algorithm.yaml: container_dot: the observed path */
static DTL_NOINLINE dtl_status container_dot_observed(dtl_container_t a, dtl_container_t b,
                                                      double *dot, struct container *a_object,
                                                      struct container *b_object)
{
    struct context *entered = dtl__container_context(a_object);
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_DOT, dtl__container_context(a_object),
                                       NULL, 0);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    begun = dtl__guard_enter(CALL_CONTAINER_DOT, (const struct handles[]){{&a, 1}, {&b, 1}}, 2);
    if (begun != DTL_SUCCESS) {
        begun = dtl__call_agree(CALL_CONTAINER_DOT, begun);
        dtl__context_leave(entered);
        dtl__call_end(
            CALL_CONTAINER_DOT,
            dtl__stricter_scope(dtl__container_error_scope(a_object),
                dtl__container_error_scope(b_object)),
            begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &a, sizeof a},
            {'h', &b, sizeof b},
            {'w', dot, sizeof *dot},
        };
        dtl__record_call(CALL_CONTAINER_DOT, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_container_dot(a_object, b_object, dot);
    status = dtl__agree_end(entered, status);
    status = dtl__call_agree(CALL_CONTAINER_DOT, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_CONTAINER_DOT, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(
        CALL_CONTAINER_DOT,
        dtl__stricter_scope(dtl__container_error_scope(a_object),
            dtl__container_error_scope(b_object)),
        status);
    return status;
}

/* spec/algorithm.yaml: container_dot */
dtl_status dtl_container_dot(dtl_container_t a, dtl_container_t b, double *dot)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_dot", "state", "%s",
                           dtl__closed_reason());
    struct container *a_object = dtl__handle_container(a, "container_dot", "a");
    if (DTL_UNLIKELY(a_object == NULL))
        return dtl__refused_in_scope(dtl__container_error_scope(dtl__handle_find_container(b)),
                                     "container_dot");
    struct container *b_object = dtl__handle_container(b, "container_dot", "b");
    if (DTL_UNLIKELY(b_object == NULL))
        return dtl__refused_in_scope(dtl__container_error_scope(a_object), "container_dot");
    if (DTL_UNLIKELY(dtl__is_null(dot)))
        return dtl__refuse_in(
            dtl__stricter_scope(dtl__container_error_scope(a_object),
                dtl__container_error_scope(b_object)),
            DTL_ERROR_NULL_POINTER, "container_dot", "dot-null",
            "dot is NULL; expected an address");

    struct context *entered = dtl__container_context(a_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_CONTAINER_DOT);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(
        dtl__stricter_scope(dtl__container_error_scope(a_object),
            dtl__container_error_scope(b_object)),
        AGREES_SHARED);

    if (DTL_UNLIKELY(dtl__observed))
        return container_dot_observed(a, b, dot, a_object, b_object);
    dtl_status status = dtl_impl_container_dot(a_object, b_object, dot);
    status = dtl__agree_end(entered, status);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_CONTAINER_DOT, status);
}

/* spec/algorithm.yaml: container_histogram: the observed path */
static DTL_NOINLINE dtl_status container_histogram_observed(dtl_container_t container, double low,
                                                            double high, dtl_size_t bins,
                                                            dtl_size_t *counts,
                                                            struct container *container_object)
{
    struct context *entered = dtl__container_context(container_object);
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_HISTOGRAM,
                                       dtl__container_context(container_object),
                                       (const int64_t[]){bins}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    begun = dtl__guard_enter(CALL_CONTAINER_HISTOGRAM,
                             (const struct handles[]){{&container, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        begun = dtl__call_agree(CALL_CONTAINER_HISTOGRAM, begun);
        dtl__context_leave(entered);
        dtl__call_end(CALL_CONTAINER_HISTOGRAM, dtl__container_error_scope(container_object),
                      begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
            {'n', &low, sizeof low},
            {'n', &high, sizeof high},
            {'n', &bins, sizeof bins},
            {'w', counts, bins * sizeof *counts},
        };
        dtl__record_call(CALL_CONTAINER_HISTOGRAM, dtl__arguments, 5);
    }
    dtl_status status = dtl_impl_container_histogram(container_object, low, high, bins, counts);
    status = dtl__agree_end(entered, status);
    status = dtl__call_agree(CALL_CONTAINER_HISTOGRAM, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_CONTAINER_HISTOGRAM, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_CONTAINER_HISTOGRAM, dtl__container_error_scope(container_object),
                  status);
    return status;
}

/* spec/algorithm.yaml: container_histogram */
dtl_status dtl_container_histogram(dtl_container_t container, double low, double high,
                                   dtl_size_t bins, dtl_size_t *counts)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_histogram", "state", "%s",
                           dtl__closed_reason());
    struct container *container_object = dtl__handle_container(container, "container_histogram",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__devices_in_use))
        if (dtl__device_memory_refused(dtl__container_error_scope(container_object),
                                       "container_histogram", "counts", counts, NULL))
            return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(counts) && bins > 0))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_histogram", "counts-null",
                              "counts is NULL; expected an address where bins (%lld) > 0",
                              (long long)bins);
    if (DTL_UNLIKELY(bins > dtl__limit(DTL_DTYPE_UINT64)))
        return dtl__refuse_in(dtl__container_error_scope(container_object),
                              DTL_ERROR_INVALID_ARGUMENT, "container_histogram", "bins-limit",
                              "bins is %lld; expected 0 <= bins <= limit(uint64) (%llu)",
                              (long long)bins, (unsigned long long)dtl__limit(DTL_DTYPE_UINT64));
    if (DTL_UNLIKELY(bins < 1))
        return dtl__refuse_in(dtl__container_error_scope(container_object),
                              DTL_ERROR_INVALID_ARGUMENT, "container_histogram", "bins-range",
                              "bins is %lld; expected bins >= 1", (long long)bins);

    struct context *entered = dtl__container_context(container_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_CONTAINER_HISTOGRAM);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(dtl__container_error_scope(container_object), AGREES_SHARED);

    if (DTL_UNLIKELY(dtl__observed))
        return container_histogram_observed(container, low, high, bins, counts, container_object);
    dtl_status status = dtl_impl_container_histogram(container_object, low, high, bins, counts);
    status = dtl__agree_end(entered, status);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_CONTAINER_HISTOGRAM, status);
}

/* spec/algorithm.yaml: container_quantile: the observed path */
static DTL_NOINLINE dtl_status container_quantile_observed(dtl_container_t container,
                                                           const double *probabilities,
                                                           dtl_size_t count, double *results,
                                                           struct container *container_object)
{
    struct context *entered = dtl__container_context(container_object);
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_QUANTILE,
                                       dtl__container_context(container_object),
                                       (const int64_t[]){count}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    begun = dtl__guard_enter(CALL_CONTAINER_QUANTILE,
                             (const struct handles[]){{&container, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        begun = dtl__call_agree(CALL_CONTAINER_QUANTILE, begun);
        dtl__context_leave(entered);
        dtl__call_end(CALL_CONTAINER_QUANTILE, dtl__container_error_scope(container_object),
                      begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
            {'r', probabilities, count * sizeof *probabilities},
            {'n', &count, sizeof count},
            {'w', results, count * sizeof *results},
        };
        dtl__record_call(CALL_CONTAINER_QUANTILE, dtl__arguments, 4);
    }
    dtl_status status = dtl_impl_container_quantile(container_object, probabilities, count,
                                                    results);
    status = dtl__agree_end(entered, status);
    status = dtl__call_agree(CALL_CONTAINER_QUANTILE, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_CONTAINER_QUANTILE, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_CONTAINER_QUANTILE, dtl__container_error_scope(container_object),
                  status);
    return status;
}

/* spec/algorithm.yaml: container_quantile */
dtl_status dtl_container_quantile(dtl_container_t container, const double *probabilities,
                                  dtl_size_t count, double *results)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_quantile", "state", "%s",
                           dtl__closed_reason());
    struct container *container_object = dtl__handle_container(container, "container_quantile",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__devices_in_use))
        if (dtl__device_memory_refused(dtl__container_error_scope(container_object),
                                       "container_quantile", "probabilities", probabilities,
                                       "results", results, NULL))
            return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(probabilities) && count > 0))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_quantile", "probabilities-null",
                              "probabilities is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(dtl__is_null(results) && count > 0))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_quantile", "results-null",
                              "results is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(count > dtl__limit(DTL_DTYPE_FLOAT64)))
        return dtl__refuse_in(dtl__container_error_scope(container_object),
                              DTL_ERROR_INVALID_ARGUMENT, "container_quantile", "count-limit",
                              "count is %lld; expected 0 <= count <= limit(float64) (%llu)",
                              (long long)count, (unsigned long long)dtl__limit(DTL_DTYPE_FLOAT64));

    struct context *entered = dtl__container_context(container_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_CONTAINER_QUANTILE);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(dtl__container_error_scope(container_object), AGREES_ALWAYS);

    if (DTL_UNLIKELY(dtl__observed))
        return container_quantile_observed(container, probabilities, count, results,
                                           container_object);
    dtl_status status = dtl_impl_container_quantile(container_object, probabilities, count,
                                                    results);
    status = dtl__agree_end(entered, status);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_CONTAINER_QUANTILE, status);
}
