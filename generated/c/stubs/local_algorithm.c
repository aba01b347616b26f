/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/stubs.c.j2.
 * Do not edit. */
#include "dtl_conditions.h"
#include "dtl_enums.h"
#include "dtl_guard.h"
#include "dtl_impl.h"
#include "dtl_record.h"
#include "dtl_kernels.h"

/* spec/local_algorithm.yaml: for_each_vector: the observed path */
static DTL_NOINLINE dtl_status for_each_vector_observed(dtl_vector_t vec, dtl_unary_func func,
                                                        void *user_data,
                                                        struct container *vec_object)
{
    dtl_status begun = dtl__call_begin(CALL_FOR_EACH_VECTOR,
                                       dtl__container_context(vec_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_FOR_EACH_VECTOR, (const struct handles[]){{&vec, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_FOR_EACH_VECTOR, dtl__container_error_scope(vec_object), begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &vec, sizeof vec},
            {'f', &func, sizeof func},
            {'p', &user_data, sizeof user_data},
        };
        dtl__record_call(CALL_FOR_EACH_VECTOR, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_local_for_each(vec_object, func, user_data);
    dtl__result(CALL_FOR_EACH_VECTOR, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_FOR_EACH_VECTOR, dtl__container_error_scope(vec_object), status);
    return status;
}

/* spec/local_algorithm.yaml: for_each_vector */
dtl_status dtl_for_each_vector(dtl_vector_t vec, dtl_unary_func func, void *user_data)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "for_each_vector", "state", "%s",
                           dtl__closed_reason());
    struct container *vec_object = dtl__handle_object(vec, HANDLE_VECTOR, "for_each_vector", "vec");
    if (DTL_UNLIKELY(vec_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(func)))
        return dtl__refuse_in(dtl__container_error_scope(vec_object), DTL_ERROR_NULL_POINTER,
                              "for_each_vector", "func-null", "func is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed))
        return for_each_vector_observed(vec, func, user_data, vec_object);
    dtl_status status = dtl_impl_local_for_each(vec_object, func, user_data);
    return dtl__result(CALL_FOR_EACH_VECTOR, status);
}

/* spec/local_algorithm.yaml: for_each_vector_const: the observed path */
static DTL_NOINLINE dtl_status for_each_vector_const_observed(dtl_vector_t vec,
                                                              dtl_const_unary_func func,
                                                              void *user_data,
                                                              struct container *vec_object)
{
    dtl_status begun = dtl__call_begin(CALL_FOR_EACH_VECTOR_CONST,
                                       dtl__container_context(vec_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_FOR_EACH_VECTOR_CONST, (const struct handles[]){{&vec, 1}},
                             1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_FOR_EACH_VECTOR_CONST, dtl__container_error_scope(vec_object),
                      begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &vec, sizeof vec},
            {'f', &func, sizeof func},
            {'p', &user_data, sizeof user_data},
        };
        dtl__record_call(CALL_FOR_EACH_VECTOR_CONST, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_local_for_each_const(vec_object, func, user_data);
    dtl__result(CALL_FOR_EACH_VECTOR_CONST, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_FOR_EACH_VECTOR_CONST, dtl__container_error_scope(vec_object), status);
    return status;
}

/* spec/local_algorithm.yaml: for_each_vector_const */
dtl_status dtl_for_each_vector_const(dtl_vector_t vec, dtl_const_unary_func func, void *user_data)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "for_each_vector_const", "state", "%s",
                           dtl__closed_reason());
    struct container *vec_object = dtl__handle_object(vec, HANDLE_VECTOR, "for_each_vector_const",
                                                      "vec");
    if (DTL_UNLIKELY(vec_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(func)))
        return dtl__refuse_in(dtl__container_error_scope(vec_object), DTL_ERROR_NULL_POINTER,
                              "for_each_vector_const", "func-null",
                              "func is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed))
        return for_each_vector_const_observed(vec, func, user_data, vec_object);
    dtl_status status = dtl_impl_local_for_each_const(vec_object, func, user_data);
    return dtl__result(CALL_FOR_EACH_VECTOR_CONST, status);
}

/* spec/local_algorithm.yaml: for_each_array: the observed path */
static DTL_NOINLINE dtl_status for_each_array_observed(dtl_array_t arr, dtl_unary_func func,
                                                       void *user_data,
                                                       struct container *arr_object)
{
    dtl_status begun = dtl__call_begin(CALL_FOR_EACH_ARRAY, dtl__container_context(arr_object),
                                       NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_FOR_EACH_ARRAY, (const struct handles[]){{&arr, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_FOR_EACH_ARRAY, dtl__container_error_scope(arr_object), begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &arr, sizeof arr},
            {'f', &func, sizeof func},
            {'p', &user_data, sizeof user_data},
        };
        dtl__record_call(CALL_FOR_EACH_ARRAY, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_local_for_each(arr_object, func, user_data);
    dtl__result(CALL_FOR_EACH_ARRAY, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_FOR_EACH_ARRAY, dtl__container_error_scope(arr_object), status);
    return status;
}

/* spec/local_algorithm.yaml: for_each_array */
dtl_status dtl_for_each_array(dtl_array_t arr, dtl_unary_func func, void *user_data)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "for_each_array", "state", "%s",
                           dtl__closed_reason());
    struct container *arr_object = dtl__handle_object(arr, HANDLE_ARRAY, "for_each_array", "arr");
    if (DTL_UNLIKELY(arr_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(func)))
        return dtl__refuse_in(dtl__container_error_scope(arr_object), DTL_ERROR_NULL_POINTER,
                              "for_each_array", "func-null", "func is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed))
        return for_each_array_observed(arr, func, user_data, arr_object);
    dtl_status status = dtl_impl_local_for_each(arr_object, func, user_data);
    return dtl__result(CALL_FOR_EACH_ARRAY, status);
}

/* spec/local_algorithm.yaml: for_each_array_const: the observed path */
static DTL_NOINLINE dtl_status for_each_array_const_observed(dtl_array_t arr,
                                                             dtl_const_unary_func func,
                                                             void *user_data,
                                                             struct container *arr_object)
{
    dtl_status begun = dtl__call_begin(CALL_FOR_EACH_ARRAY_CONST,
                                       dtl__container_context(arr_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_FOR_EACH_ARRAY_CONST, (const struct handles[]){{&arr, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_FOR_EACH_ARRAY_CONST, dtl__container_error_scope(arr_object), begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &arr, sizeof arr},
            {'f', &func, sizeof func},
            {'p', &user_data, sizeof user_data},
        };
        dtl__record_call(CALL_FOR_EACH_ARRAY_CONST, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_local_for_each_const(arr_object, func, user_data);
    dtl__result(CALL_FOR_EACH_ARRAY_CONST, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_FOR_EACH_ARRAY_CONST, dtl__container_error_scope(arr_object), status);
    return status;
}

/* spec/local_algorithm.yaml: for_each_array_const */
dtl_status dtl_for_each_array_const(dtl_array_t arr, dtl_const_unary_func func, void *user_data)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "for_each_array_const", "state", "%s",
                           dtl__closed_reason());
    struct container *arr_object = dtl__handle_object(arr, HANDLE_ARRAY, "for_each_array_const",
                                                      "arr");
    if (DTL_UNLIKELY(arr_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(func)))
        return dtl__refuse_in(dtl__container_error_scope(arr_object), DTL_ERROR_NULL_POINTER,
                              "for_each_array_const", "func-null",
                              "func is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed))
        return for_each_array_const_observed(arr, func, user_data, arr_object);
    dtl_status status = dtl_impl_local_for_each_const(arr_object, func, user_data);
    return dtl__result(CALL_FOR_EACH_ARRAY_CONST, status);
}

/* spec/local_algorithm.yaml: transform_vector: the observed path */
static DTL_NOINLINE dtl_status transform_vector_observed(dtl_vector_t src, dtl_vector_t dst,
                                                         dtl_transform_func func, void *user_data,
                                                         struct container *src_object,
                                                         struct container *dst_object)
{
    dtl_status begun = dtl__call_begin(CALL_TRANSFORM_VECTOR,
                                       dtl__container_context(src_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_TRANSFORM_VECTOR,
                             (const struct handles[]){{&src, 1}, {&dst, 1}}, 2);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(
            CALL_TRANSFORM_VECTOR,
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
        dtl__record_call(CALL_TRANSFORM_VECTOR, dtl__arguments, 4);
    }
    dtl_status status = dtl_impl_local_transform(src_object, dst_object, func, user_data);
    dtl__result(CALL_TRANSFORM_VECTOR, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(
        CALL_TRANSFORM_VECTOR,
        dtl__stricter_scope(dtl__container_error_scope(src_object),
            dtl__container_error_scope(dst_object)),
        status);
    return status;
}

/* spec/local_algorithm.yaml: transform_vector */
dtl_status dtl_transform_vector(dtl_vector_t src, dtl_vector_t dst, dtl_transform_func func,
                                void *user_data)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "transform_vector", "state", "%s",
                           dtl__closed_reason());
    struct container *src_object = dtl__handle_object(src, HANDLE_VECTOR, "transform_vector",
                                                      "src");
    if (DTL_UNLIKELY(src_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct container *dst_object = dtl__handle_object(dst, HANDLE_VECTOR, "transform_vector",
                                                      "dst");
    if (DTL_UNLIKELY(dst_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(func)))
        return dtl__refuse_in(
            dtl__stricter_scope(dtl__container_error_scope(src_object),
                dtl__container_error_scope(dst_object)),
            DTL_ERROR_NULL_POINTER, "transform_vector", "func-null",
            "func is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__container_local_size(src_object) !=
                     dtl__container_local_size(dst_object)))
        return dtl__refuse_in(
            dtl__stricter_scope(dtl__container_error_scope(src_object),
                dtl__container_error_scope(dst_object)),
            DTL_ERROR_INVALID_ARGUMENT, "transform_vector", "size",
            "local_size(src) is %llu; expected local_size(dst) (%llu)",
            (unsigned long long)dtl__container_local_size(src_object),
            (unsigned long long)dtl__container_local_size(dst_object));

    if (DTL_UNLIKELY(dtl__observed))
        return transform_vector_observed(src, dst, func, user_data, src_object, dst_object);
    dtl_status status = dtl_impl_local_transform(src_object, dst_object, func, user_data);
    return dtl__result(CALL_TRANSFORM_VECTOR, status);
}

/* spec/local_algorithm.yaml: transform_array: the observed path */
static DTL_NOINLINE dtl_status transform_array_observed(dtl_array_t src, dtl_array_t dst,
                                                        dtl_transform_func func, void *user_data,
                                                        struct container *src_object,
                                                        struct container *dst_object)
{
    dtl_status begun = dtl__call_begin(CALL_TRANSFORM_ARRAY,
                                       dtl__container_context(src_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_TRANSFORM_ARRAY,
                             (const struct handles[]){{&src, 1}, {&dst, 1}}, 2);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(
            CALL_TRANSFORM_ARRAY,
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
        dtl__record_call(CALL_TRANSFORM_ARRAY, dtl__arguments, 4);
    }
    dtl_status status = dtl_impl_local_transform(src_object, dst_object, func, user_data);
    dtl__result(CALL_TRANSFORM_ARRAY, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(
        CALL_TRANSFORM_ARRAY,
        dtl__stricter_scope(dtl__container_error_scope(src_object),
            dtl__container_error_scope(dst_object)),
        status);
    return status;
}

/* spec/local_algorithm.yaml: transform_array */
dtl_status dtl_transform_array(dtl_array_t src, dtl_array_t dst, dtl_transform_func func,
                               void *user_data)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "transform_array", "state", "%s",
                           dtl__closed_reason());
    struct container *src_object = dtl__handle_object(src, HANDLE_ARRAY, "transform_array", "src");
    if (DTL_UNLIKELY(src_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct container *dst_object = dtl__handle_object(dst, HANDLE_ARRAY, "transform_array", "dst");
    if (DTL_UNLIKELY(dst_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(func)))
        return dtl__refuse_in(
            dtl__stricter_scope(dtl__container_error_scope(src_object),
                dtl__container_error_scope(dst_object)),
            DTL_ERROR_NULL_POINTER, "transform_array", "func-null",
            "func is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__container_local_size(src_object) !=
                     dtl__container_local_size(dst_object)))
        return dtl__refuse_in(
            dtl__stricter_scope(dtl__container_error_scope(src_object),
                dtl__container_error_scope(dst_object)),
            DTL_ERROR_INVALID_ARGUMENT, "transform_array", "size",
            "local_size(src) is %llu; expected local_size(dst) (%llu)",
            (unsigned long long)dtl__container_local_size(src_object),
            (unsigned long long)dtl__container_local_size(dst_object));

    if (DTL_UNLIKELY(dtl__observed))
        return transform_array_observed(src, dst, func, user_data, src_object, dst_object);
    dtl_status status = dtl_impl_local_transform(src_object, dst_object, func, user_data);
    return dtl__result(CALL_TRANSFORM_ARRAY, status);
}

/* spec/local_algorithm.yaml: copy_vector: the observed path */
static DTL_NOINLINE dtl_status copy_vector_observed(dtl_vector_t src, dtl_vector_t dst,
                                                    struct container *src_object,
                                                    struct container *dst_object)
{
    dtl_status begun = dtl__call_begin(CALL_COPY_VECTOR, dtl__container_context(src_object),
                                       NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_COPY_VECTOR, (const struct handles[]){{&src, 1}, {&dst, 1}},
                             2);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(
            CALL_COPY_VECTOR,
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
        dtl__record_call(CALL_COPY_VECTOR, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_local_copy(src_object, dst_object);
    dtl__result(CALL_COPY_VECTOR, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(
        CALL_COPY_VECTOR,
        dtl__stricter_scope(dtl__container_error_scope(src_object),
            dtl__container_error_scope(dst_object)),
        status);
    return status;
}

/* spec/local_algorithm.yaml: copy_vector */
dtl_status dtl_copy_vector(dtl_vector_t src, dtl_vector_t dst)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "copy_vector", "state", "%s",
                           dtl__closed_reason());
    struct container *src_object = dtl__handle_object(src, HANDLE_VECTOR, "copy_vector", "src");
    if (DTL_UNLIKELY(src_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct container *dst_object = dtl__handle_object(dst, HANDLE_VECTOR, "copy_vector", "dst");
    if (DTL_UNLIKELY(dst_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__container_dtype(src_object) != dtl__container_dtype(dst_object)))
        return dtl__refuse_in(
            dtl__stricter_scope(dtl__container_error_scope(src_object),
                dtl__container_error_scope(dst_object)),
            DTL_ERROR_INVALID_ARGUMENT, "copy_vector", "dtype",
            "dtype(src) is %lld; expected dtype(dst) (%lld)",
            (long long)dtl__container_dtype(src_object),
            (long long)dtl__container_dtype(dst_object));
    if (DTL_UNLIKELY(dtl__container_local_size(src_object) !=
                     dtl__container_local_size(dst_object)))
        return dtl__refuse_in(
            dtl__stricter_scope(dtl__container_error_scope(src_object),
                dtl__container_error_scope(dst_object)),
            DTL_ERROR_INVALID_ARGUMENT, "copy_vector", "size",
            "local_size(src) is %llu; expected local_size(dst) (%llu)",
            (unsigned long long)dtl__container_local_size(src_object),
            (unsigned long long)dtl__container_local_size(dst_object));

    if (DTL_UNLIKELY(dtl__observed))
        return copy_vector_observed(src, dst, src_object, dst_object);
    dtl_status status = dtl_impl_local_copy(src_object, dst_object);
    return dtl__result(CALL_COPY_VECTOR, status);
}

/* spec/local_algorithm.yaml: copy_array: the observed path */
static DTL_NOINLINE dtl_status copy_array_observed(dtl_array_t src, dtl_array_t dst,
                                                   struct container *src_object,
                                                   struct container *dst_object)
{
    dtl_status begun = dtl__call_begin(CALL_COPY_ARRAY, dtl__container_context(src_object),
                                       NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_COPY_ARRAY, (const struct handles[]){{&src, 1}, {&dst, 1}},
                             2);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(
            CALL_COPY_ARRAY,
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
        dtl__record_call(CALL_COPY_ARRAY, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_local_copy(src_object, dst_object);
    dtl__result(CALL_COPY_ARRAY, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(
        CALL_COPY_ARRAY,
        dtl__stricter_scope(dtl__container_error_scope(src_object),
            dtl__container_error_scope(dst_object)),
        status);
    return status;
}

/* spec/local_algorithm.yaml: copy_array */
dtl_status dtl_copy_array(dtl_array_t src, dtl_array_t dst)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "copy_array", "state", "%s",
                           dtl__closed_reason());
    struct container *src_object = dtl__handle_object(src, HANDLE_ARRAY, "copy_array", "src");
    if (DTL_UNLIKELY(src_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct container *dst_object = dtl__handle_object(dst, HANDLE_ARRAY, "copy_array", "dst");
    if (DTL_UNLIKELY(dst_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__container_dtype(src_object) != dtl__container_dtype(dst_object)))
        return dtl__refuse_in(
            dtl__stricter_scope(dtl__container_error_scope(src_object),
                dtl__container_error_scope(dst_object)),
            DTL_ERROR_INVALID_ARGUMENT, "copy_array", "dtype",
            "dtype(src) is %lld; expected dtype(dst) (%lld)",
            (long long)dtl__container_dtype(src_object),
            (long long)dtl__container_dtype(dst_object));
    if (DTL_UNLIKELY(dtl__container_local_size(src_object) !=
                     dtl__container_local_size(dst_object)))
        return dtl__refuse_in(
            dtl__stricter_scope(dtl__container_error_scope(src_object),
                dtl__container_error_scope(dst_object)),
            DTL_ERROR_INVALID_ARGUMENT, "copy_array", "size",
            "local_size(src) is %llu; expected local_size(dst) (%llu)",
            (unsigned long long)dtl__container_local_size(src_object),
            (unsigned long long)dtl__container_local_size(dst_object));

    if (DTL_UNLIKELY(dtl__observed))
        return copy_array_observed(src, dst, src_object, dst_object);
    dtl_status status = dtl_impl_local_copy(src_object, dst_object);
    return dtl__result(CALL_COPY_ARRAY, status);
}

/* spec/local_algorithm.yaml: fill_vector: the observed path */
static DTL_NOINLINE dtl_status fill_vector_observed(dtl_vector_t vec, const void *value,
                                                    struct container *vec_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__container_error_scope(vec_object), "fill_vector", "value", value, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_container_fill_local(vec_object, value);
        dtl__result(CALL_FILL_VECTOR, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_FILL_VECTOR, dtl__container_context(vec_object),
                                       NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_FILL_VECTOR, (const struct handles[]){{&vec, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_FILL_VECTOR, dtl__container_error_scope(vec_object), begun);
        return begun;
    }
    dtl__call_moves(CALL_FILL_VECTOR, dtl__bytes(dtl__container_dtype(vec_object)), 0);
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &vec, sizeof vec},
            {'r', value, dtl__bytes(dtl__container_dtype(vec_object))},
        };
        dtl__record_call(CALL_FILL_VECTOR, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_container_fill_local(vec_object, value);
    dtl__result(CALL_FILL_VECTOR, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_FILL_VECTOR, dtl__container_error_scope(vec_object), status);
    return status;
}

/* spec/local_algorithm.yaml: fill_vector */
dtl_status dtl_fill_vector(dtl_vector_t vec, const void *value)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "fill_vector", "state", "%s",
                           dtl__closed_reason());
    struct container *vec_object = dtl__handle_object(vec, HANDLE_VECTOR, "fill_vector", "vec");
    if (DTL_UNLIKELY(vec_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(value)))
        return dtl__refuse_in(dtl__container_error_scope(vec_object), DTL_ERROR_NULL_POINTER,
                              "fill_vector", "value-null", "value is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return fill_vector_observed(vec, value, vec_object);
    dtl_status status = dtl_impl_container_fill_local(vec_object, value);
    return dtl__result(CALL_FILL_VECTOR, status);
}

/* spec/local_algorithm.yaml: fill_array: the observed path */
static DTL_NOINLINE dtl_status fill_array_observed(dtl_array_t arr, const void *value,
                                                   struct container *arr_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__container_error_scope(arr_object), "fill_array", "value", value, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_container_fill_local(arr_object, value);
        dtl__result(CALL_FILL_ARRAY, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_FILL_ARRAY, dtl__container_context(arr_object),
                                       NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_FILL_ARRAY, (const struct handles[]){{&arr, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_FILL_ARRAY, dtl__container_error_scope(arr_object), begun);
        return begun;
    }
    dtl__call_moves(CALL_FILL_ARRAY, dtl__bytes(dtl__container_dtype(arr_object)), 0);
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &arr, sizeof arr},
            {'r', value, dtl__bytes(dtl__container_dtype(arr_object))},
        };
        dtl__record_call(CALL_FILL_ARRAY, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_container_fill_local(arr_object, value);
    dtl__result(CALL_FILL_ARRAY, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_FILL_ARRAY, dtl__container_error_scope(arr_object), status);
    return status;
}

/* spec/local_algorithm.yaml: fill_array */
dtl_status dtl_fill_array(dtl_array_t arr, const void *value)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "fill_array", "state", "%s",
                           dtl__closed_reason());
    struct container *arr_object = dtl__handle_object(arr, HANDLE_ARRAY, "fill_array", "arr");
    if (DTL_UNLIKELY(arr_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(value)))
        return dtl__refuse_in(dtl__container_error_scope(arr_object), DTL_ERROR_NULL_POINTER,
                              "fill_array", "value-null", "value is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return fill_array_observed(arr, value, arr_object);
    dtl_status status = dtl_impl_container_fill_local(arr_object, value);
    return dtl__result(CALL_FILL_ARRAY, status);
}

/* spec/local_algorithm.yaml: find_vector: the observed path */
static DTL_NOINLINE dtl_index_t find_vector_observed(dtl_vector_t vec, const void *value,
                                                     struct container *vec_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__container_error_scope(vec_object), "find_vector", "value", value, NULL))
        return -1;
    if (!dtl__observed) {
        dtl_index_t result = dtl_impl_local_find(vec_object, value);
        return result;
    }
    dtl_status begun = dtl__call_begin(CALL_FIND_VECTOR, dtl__container_context(vec_object),
                                       NULL, 0);
    if (begun != DTL_SUCCESS)
        return -1;
    begun = dtl__guard_enter(CALL_FIND_VECTOR, (const struct handles[]){{&vec, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_FIND_VECTOR, dtl__container_error_scope(vec_object), begun);
        return -1;
    }
    dtl__call_moves(CALL_FIND_VECTOR, dtl__bytes(dtl__container_dtype(vec_object)), 0);
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &vec, sizeof vec},
            {'r', value, dtl__bytes(dtl__container_dtype(vec_object))},
        };
        dtl__record_call(CALL_FIND_VECTOR, dtl__arguments, 2);
    }
    dtl_index_t result = dtl_impl_local_find(vec_object, value);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_FIND_VECTOR, dtl__container_error_scope(vec_object), DTL_SUCCESS);
    return result;
}

/* spec/local_algorithm.yaml: find_vector */
dtl_index_t dtl_find_vector(dtl_vector_t vec, const void *value)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "find_vector", "state", "%s", dtl__closed_reason());
        return -1;
    }
    struct container *vec_object = dtl__handle_object(vec, HANDLE_VECTOR, "find_vector", "vec");
    if (DTL_UNLIKELY(vec_object == NULL))
        return -1;
    if (DTL_UNLIKELY(dtl__is_null(value))) {
        dtl__refuse_in(dtl__container_error_scope(vec_object), DTL_ERROR_NULL_POINTER,
                       "find_vector", "value-null", "value is NULL; expected an address");
        return -1;
    }

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return find_vector_observed(vec, value, vec_object);
    return dtl_impl_local_find(vec_object, value);
}

/* spec/local_algorithm.yaml: find_if_vector: the observed path */
static DTL_NOINLINE dtl_index_t find_if_vector_observed(dtl_vector_t vec, dtl_predicate pred,
                                                        void *user_data,
                                                        struct container *vec_object)
{
    dtl_status begun = dtl__call_begin(CALL_FIND_IF_VECTOR, dtl__container_context(vec_object),
                                       NULL, 0);
    if (begun != DTL_SUCCESS)
        return -1;
    begun = dtl__guard_enter(CALL_FIND_IF_VECTOR, (const struct handles[]){{&vec, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_FIND_IF_VECTOR, dtl__container_error_scope(vec_object), begun);
        return -1;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &vec, sizeof vec},
            {'f', &pred, sizeof pred},
            {'p', &user_data, sizeof user_data},
        };
        dtl__record_call(CALL_FIND_IF_VECTOR, dtl__arguments, 3);
    }
    dtl_index_t result = dtl_impl_local_find_if(vec_object, pred, user_data);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_FIND_IF_VECTOR, dtl__container_error_scope(vec_object), DTL_SUCCESS);
    return result;
}

/* spec/local_algorithm.yaml: find_if_vector */
dtl_index_t dtl_find_if_vector(dtl_vector_t vec, dtl_predicate pred, void *user_data)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "find_if_vector", "state", "%s", dtl__closed_reason());
        return -1;
    }
    struct container *vec_object = dtl__handle_object(vec, HANDLE_VECTOR, "find_if_vector", "vec");
    if (DTL_UNLIKELY(vec_object == NULL))
        return -1;
    if (DTL_UNLIKELY(dtl__is_null(pred))) {
        dtl__refuse_in(dtl__container_error_scope(vec_object), DTL_ERROR_NULL_POINTER,
                       "find_if_vector", "pred-null", "pred is NULL; expected an address");
        return -1;
    }

    if (DTL_UNLIKELY(dtl__observed))
        return find_if_vector_observed(vec, pred, user_data, vec_object);
    return dtl_impl_local_find_if(vec_object, pred, user_data);
}

/* spec/local_algorithm.yaml: find_array: the observed path */
static DTL_NOINLINE dtl_index_t find_array_observed(dtl_array_t arr, const void *value,
                                                    struct container *arr_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__container_error_scope(arr_object), "find_array", "value", value, NULL))
        return -1;
    if (!dtl__observed) {
        dtl_index_t result = dtl_impl_local_find(arr_object, value);
        return result;
    }
    dtl_status begun = dtl__call_begin(CALL_FIND_ARRAY, dtl__container_context(arr_object),
                                       NULL, 0);
    if (begun != DTL_SUCCESS)
        return -1;
    begun = dtl__guard_enter(CALL_FIND_ARRAY, (const struct handles[]){{&arr, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_FIND_ARRAY, dtl__container_error_scope(arr_object), begun);
        return -1;
    }
    dtl__call_moves(CALL_FIND_ARRAY, dtl__bytes(dtl__container_dtype(arr_object)), 0);
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &arr, sizeof arr},
            {'r', value, dtl__bytes(dtl__container_dtype(arr_object))},
        };
        dtl__record_call(CALL_FIND_ARRAY, dtl__arguments, 2);
    }
    dtl_index_t result = dtl_impl_local_find(arr_object, value);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_FIND_ARRAY, dtl__container_error_scope(arr_object), DTL_SUCCESS);
    return result;
}

/* spec/local_algorithm.yaml: find_array */
dtl_index_t dtl_find_array(dtl_array_t arr, const void *value)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "find_array", "state", "%s", dtl__closed_reason());
        return -1;
    }
    struct container *arr_object = dtl__handle_object(arr, HANDLE_ARRAY, "find_array", "arr");
    if (DTL_UNLIKELY(arr_object == NULL))
        return -1;
    if (DTL_UNLIKELY(dtl__is_null(value))) {
        dtl__refuse_in(dtl__container_error_scope(arr_object), DTL_ERROR_NULL_POINTER,
                       "find_array", "value-null", "value is NULL; expected an address");
        return -1;
    }

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return find_array_observed(arr, value, arr_object);
    return dtl_impl_local_find(arr_object, value);
}

/* spec/local_algorithm.yaml: find_if_array: the observed path */
static DTL_NOINLINE dtl_index_t find_if_array_observed(dtl_array_t arr, dtl_predicate pred,
                                                       void *user_data,
                                                       struct container *arr_object)
{
    dtl_status begun = dtl__call_begin(CALL_FIND_IF_ARRAY, dtl__container_context(arr_object),
                                       NULL, 0);
    if (begun != DTL_SUCCESS)
        return -1;
    begun = dtl__guard_enter(CALL_FIND_IF_ARRAY, (const struct handles[]){{&arr, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_FIND_IF_ARRAY, dtl__container_error_scope(arr_object), begun);
        return -1;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &arr, sizeof arr},
            {'f', &pred, sizeof pred},
            {'p', &user_data, sizeof user_data},
        };
        dtl__record_call(CALL_FIND_IF_ARRAY, dtl__arguments, 3);
    }
    dtl_index_t result = dtl_impl_local_find_if(arr_object, pred, user_data);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_FIND_IF_ARRAY, dtl__container_error_scope(arr_object), DTL_SUCCESS);
    return result;
}

/* spec/local_algorithm.yaml: find_if_array */
dtl_index_t dtl_find_if_array(dtl_array_t arr, dtl_predicate pred, void *user_data)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "find_if_array", "state", "%s", dtl__closed_reason());
        return -1;
    }
    struct container *arr_object = dtl__handle_object(arr, HANDLE_ARRAY, "find_if_array", "arr");
    if (DTL_UNLIKELY(arr_object == NULL))
        return -1;
    if (DTL_UNLIKELY(dtl__is_null(pred))) {
        dtl__refuse_in(dtl__container_error_scope(arr_object), DTL_ERROR_NULL_POINTER,
                       "find_if_array", "pred-null", "pred is NULL; expected an address");
        return -1;
    }

    if (DTL_UNLIKELY(dtl__observed))
        return find_if_array_observed(arr, pred, user_data, arr_object);
    return dtl_impl_local_find_if(arr_object, pred, user_data);
}

/* spec/local_algorithm.yaml: count_vector: the observed path */
static DTL_NOINLINE dtl_size_t count_vector_observed(dtl_vector_t vec, const void *value,
                                                     struct container *vec_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__container_error_scope(vec_object), "count_vector", "value", value, NULL))
        return 0;
    if (!dtl__observed) {
        dtl_size_t result = dtl_impl_local_count(vec_object, value);
        return result;
    }
    dtl_status begun = dtl__call_begin(CALL_COUNT_VECTOR, dtl__container_context(vec_object),
                                       NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    begun = dtl__guard_enter(CALL_COUNT_VECTOR, (const struct handles[]){{&vec, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_COUNT_VECTOR, dtl__container_error_scope(vec_object), begun);
        return 0;
    }
    dtl__call_moves(CALL_COUNT_VECTOR, dtl__bytes(dtl__container_dtype(vec_object)), 0);
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &vec, sizeof vec},
            {'r', value, dtl__bytes(dtl__container_dtype(vec_object))},
        };
        dtl__record_call(CALL_COUNT_VECTOR, dtl__arguments, 2);
    }
    dtl_size_t result = dtl_impl_local_count(vec_object, value);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_COUNT_VECTOR, dtl__container_error_scope(vec_object), DTL_SUCCESS);
    return result;
}

/* spec/local_algorithm.yaml: count_vector */
dtl_size_t dtl_count_vector(dtl_vector_t vec, const void *value)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "count_vector", "state", "%s", dtl__closed_reason());
        return 0;
    }
    struct container *vec_object = dtl__handle_object(vec, HANDLE_VECTOR, "count_vector", "vec");
    if (DTL_UNLIKELY(vec_object == NULL))
        return 0;
    if (DTL_UNLIKELY(dtl__is_null(value))) {
        dtl__refuse_in(dtl__container_error_scope(vec_object), DTL_ERROR_NULL_POINTER,
                       "count_vector", "value-null", "value is NULL; expected an address");
        return 0;
    }

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return count_vector_observed(vec, value, vec_object);
    return dtl_impl_local_count(vec_object, value);
}

/* spec/local_algorithm.yaml: count_if_vector: the observed path */
static DTL_NOINLINE dtl_size_t count_if_vector_observed(dtl_vector_t vec, dtl_predicate pred,
                                                        void *user_data,
                                                        struct container *vec_object)
{
    dtl_status begun = dtl__call_begin(CALL_COUNT_IF_VECTOR,
                                       dtl__container_context(vec_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    begun = dtl__guard_enter(CALL_COUNT_IF_VECTOR, (const struct handles[]){{&vec, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_COUNT_IF_VECTOR, dtl__container_error_scope(vec_object), begun);
        return 0;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &vec, sizeof vec},
            {'f', &pred, sizeof pred},
            {'p', &user_data, sizeof user_data},
        };
        dtl__record_call(CALL_COUNT_IF_VECTOR, dtl__arguments, 3);
    }
    dtl_size_t result = dtl_impl_local_count_if(vec_object, pred, user_data);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_COUNT_IF_VECTOR, dtl__container_error_scope(vec_object), DTL_SUCCESS);
    return result;
}

/* spec/local_algorithm.yaml: count_if_vector */
dtl_size_t dtl_count_if_vector(dtl_vector_t vec, dtl_predicate pred, void *user_data)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "count_if_vector", "state", "%s",
                    dtl__closed_reason());
        return 0;
    }
    struct container *vec_object = dtl__handle_object(vec, HANDLE_VECTOR, "count_if_vector", "vec");
    if (DTL_UNLIKELY(vec_object == NULL))
        return 0;
    if (DTL_UNLIKELY(dtl__is_null(pred))) {
        dtl__refuse_in(dtl__container_error_scope(vec_object), DTL_ERROR_NULL_POINTER,
                       "count_if_vector", "pred-null", "pred is NULL; expected an address");
        return 0;
    }

    if (DTL_UNLIKELY(dtl__observed))
        return count_if_vector_observed(vec, pred, user_data, vec_object);
    return dtl_impl_local_count_if(vec_object, pred, user_data);
}

/* spec/local_algorithm.yaml: count_array: the observed path */
static DTL_NOINLINE dtl_size_t count_array_observed(dtl_array_t arr, const void *value,
                                                    struct container *arr_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__container_error_scope(arr_object), "count_array", "value", value, NULL))
        return 0;
    if (!dtl__observed) {
        dtl_size_t result = dtl_impl_local_count(arr_object, value);
        return result;
    }
    dtl_status begun = dtl__call_begin(CALL_COUNT_ARRAY, dtl__container_context(arr_object),
                                       NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    begun = dtl__guard_enter(CALL_COUNT_ARRAY, (const struct handles[]){{&arr, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_COUNT_ARRAY, dtl__container_error_scope(arr_object), begun);
        return 0;
    }
    dtl__call_moves(CALL_COUNT_ARRAY, dtl__bytes(dtl__container_dtype(arr_object)), 0);
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &arr, sizeof arr},
            {'r', value, dtl__bytes(dtl__container_dtype(arr_object))},
        };
        dtl__record_call(CALL_COUNT_ARRAY, dtl__arguments, 2);
    }
    dtl_size_t result = dtl_impl_local_count(arr_object, value);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_COUNT_ARRAY, dtl__container_error_scope(arr_object), DTL_SUCCESS);
    return result;
}

/* spec/local_algorithm.yaml: count_array */
dtl_size_t dtl_count_array(dtl_array_t arr, const void *value)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "count_array", "state", "%s", dtl__closed_reason());
        return 0;
    }
    struct container *arr_object = dtl__handle_object(arr, HANDLE_ARRAY, "count_array", "arr");
    if (DTL_UNLIKELY(arr_object == NULL))
        return 0;
    if (DTL_UNLIKELY(dtl__is_null(value))) {
        dtl__refuse_in(dtl__container_error_scope(arr_object), DTL_ERROR_NULL_POINTER,
                       "count_array", "value-null", "value is NULL; expected an address");
        return 0;
    }

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return count_array_observed(arr, value, arr_object);
    return dtl_impl_local_count(arr_object, value);
}

/* spec/local_algorithm.yaml: count_if_array: the observed path */
static DTL_NOINLINE dtl_size_t count_if_array_observed(dtl_array_t arr, dtl_predicate pred,
                                                       void *user_data,
                                                       struct container *arr_object)
{
    dtl_status begun = dtl__call_begin(CALL_COUNT_IF_ARRAY, dtl__container_context(arr_object),
                                       NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    begun = dtl__guard_enter(CALL_COUNT_IF_ARRAY, (const struct handles[]){{&arr, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_COUNT_IF_ARRAY, dtl__container_error_scope(arr_object), begun);
        return 0;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &arr, sizeof arr},
            {'f', &pred, sizeof pred},
            {'p', &user_data, sizeof user_data},
        };
        dtl__record_call(CALL_COUNT_IF_ARRAY, dtl__arguments, 3);
    }
    dtl_size_t result = dtl_impl_local_count_if(arr_object, pred, user_data);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_COUNT_IF_ARRAY, dtl__container_error_scope(arr_object), DTL_SUCCESS);
    return result;
}

/* spec/local_algorithm.yaml: count_if_array */
dtl_size_t dtl_count_if_array(dtl_array_t arr, dtl_predicate pred, void *user_data)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "count_if_array", "state", "%s", dtl__closed_reason());
        return 0;
    }
    struct container *arr_object = dtl__handle_object(arr, HANDLE_ARRAY, "count_if_array", "arr");
    if (DTL_UNLIKELY(arr_object == NULL))
        return 0;
    if (DTL_UNLIKELY(dtl__is_null(pred))) {
        dtl__refuse_in(dtl__container_error_scope(arr_object), DTL_ERROR_NULL_POINTER,
                       "count_if_array", "pred-null", "pred is NULL; expected an address");
        return 0;
    }

    if (DTL_UNLIKELY(dtl__observed))
        return count_if_array_observed(arr, pred, user_data, arr_object);
    return dtl_impl_local_count_if(arr_object, pred, user_data);
}

/* spec/local_algorithm.yaml: reduce_local_vector: the observed path */
static DTL_NOINLINE dtl_status reduce_local_vector_observed(dtl_vector_t vec, dtl_reduce_op op,
                                                            void *result,
                                                            struct container *vec_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__container_error_scope(vec_object), "reduce_local_vector", "result", result, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_local_reduce(vec_object, op, result);
        dtl__result(CALL_REDUCE_LOCAL_VECTOR, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_REDUCE_LOCAL_VECTOR,
                                       dtl__container_context(vec_object),
                                       (const int64_t[]){op}, 1);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_REDUCE_LOCAL_VECTOR, (const struct handles[]){{&vec, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_REDUCE_LOCAL_VECTOR, dtl__container_error_scope(vec_object), begun);
        return begun;
    }
    dtl__call_moves(CALL_REDUCE_LOCAL_VECTOR, 0, dtl__bytes(dtl__container_dtype(vec_object)));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &vec, sizeof vec},
            {'n', &op, sizeof op},
            {'w', result, dtl__bytes(dtl__container_dtype(vec_object))},
        };
        dtl__record_call(CALL_REDUCE_LOCAL_VECTOR, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_local_reduce(vec_object, op, result);
    dtl__result(CALL_REDUCE_LOCAL_VECTOR, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_REDUCE_LOCAL_VECTOR, dtl__container_error_scope(vec_object), status);
    return status;
}

/* spec/local_algorithm.yaml: reduce_local_vector */
dtl_status dtl_reduce_local_vector(dtl_vector_t vec, dtl_reduce_op op, void *result)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "reduce_local_vector", "state", "%s",
                           dtl__closed_reason());
    struct container *vec_object = dtl__handle_object(vec, HANDLE_VECTOR, "reduce_local_vector",
                                                      "vec");
    if (DTL_UNLIKELY(vec_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(result)))
        return dtl__refuse_in(dtl__container_error_scope(vec_object), DTL_ERROR_NULL_POINTER,
                              "reduce_local_vector", "result-null",
                              "result is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_reduce_op(op)))
        return dtl__refuse_in(dtl__container_error_scope(vec_object), DTL_ERROR_INVALID_ARGUMENT,
                              "reduce_local_vector", "op-enum",
                              "op is %lld; expected a dtl_reduce_op", (long long)op);
    if (DTL_UNLIKELY(!dtl__is_defined(op, dtl__container_dtype(vec_object))))
        return dtl__refuse_in(dtl__container_error_scope(vec_object), DTL_ERROR_INVALID_ARGUMENT,
                              "reduce_local_vector", "op-op",
                              "op is %s; expected an operation defined for dtype(vec) (%s)",
                              dtl__operation_names[op],
                              dtl__dtype(dtl__container_dtype(vec_object))->name);

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return reduce_local_vector_observed(vec, op, result, vec_object);
    dtl_status status = dtl_impl_local_reduce(vec_object, op, result);
    return dtl__result(CALL_REDUCE_LOCAL_VECTOR, status);
}

/* spec/local_algorithm.yaml: reduce_local_vector_func: the observed path */
static DTL_NOINLINE dtl_status reduce_local_vector_func_observed(dtl_vector_t vec,
                                                                 dtl_binary_func func,
                                                                 const void *identity,
                                                                 void *result, void *user_data,
                                                                 struct container *vec_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__container_error_scope(vec_object), "reduce_local_vector_func",
        "identity", identity, "result", result, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_local_reduce_func(vec_object, func, identity, result,
                                                       user_data);
        dtl__result(CALL_REDUCE_LOCAL_VECTOR_FUNC, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_REDUCE_LOCAL_VECTOR_FUNC,
                                       dtl__container_context(vec_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_REDUCE_LOCAL_VECTOR_FUNC,
                             (const struct handles[]){{&vec, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_REDUCE_LOCAL_VECTOR_FUNC, dtl__container_error_scope(vec_object),
                      begun);
        return begun;
    }
    dtl__call_moves(CALL_REDUCE_LOCAL_VECTOR_FUNC,
                    dtl__bytes(dtl__container_dtype(vec_object)),
                    dtl__bytes(dtl__container_dtype(vec_object)));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &vec, sizeof vec},
            {'f', &func, sizeof func},
            {'r', identity, dtl__bytes(dtl__container_dtype(vec_object))},
            {'w', result, dtl__bytes(dtl__container_dtype(vec_object))},
            {'p', &user_data, sizeof user_data},
        };
        dtl__record_call(CALL_REDUCE_LOCAL_VECTOR_FUNC, dtl__arguments, 5);
    }
    dtl_status status = dtl_impl_local_reduce_func(vec_object, func, identity, result,
                                                   user_data);
    dtl__result(CALL_REDUCE_LOCAL_VECTOR_FUNC, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_REDUCE_LOCAL_VECTOR_FUNC, dtl__container_error_scope(vec_object),
                  status);
    return status;
}

/* spec/local_algorithm.yaml: reduce_local_vector_func */
dtl_status dtl_reduce_local_vector_func(dtl_vector_t vec, dtl_binary_func func,
                                        const void *identity, void *result, void *user_data)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "reduce_local_vector_func", "state", "%s",
                           dtl__closed_reason());
    struct container *vec_object = dtl__handle_object(vec, HANDLE_VECTOR,
                                                      "reduce_local_vector_func", "vec");
    if (DTL_UNLIKELY(vec_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(func)))
        return dtl__refuse_in(dtl__container_error_scope(vec_object), DTL_ERROR_NULL_POINTER,
                              "reduce_local_vector_func", "func-null",
                              "func is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(identity)))
        return dtl__refuse_in(dtl__container_error_scope(vec_object), DTL_ERROR_NULL_POINTER,
                              "reduce_local_vector_func", "identity-null",
                              "identity is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(result)))
        return dtl__refuse_in(dtl__container_error_scope(vec_object), DTL_ERROR_NULL_POINTER,
                              "reduce_local_vector_func", "result-null",
                              "result is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__overlaps(identity, dtl__bytes(dtl__container_dtype(vec_object)),
                     result, dtl__bytes(dtl__container_dtype(vec_object)))))
        return dtl__refuse_in(dtl__container_error_scope(vec_object), DTL_ERROR_INVALID_ARGUMENT,
                              "reduce_local_vector_func", "result-overlap",
                              "result overlaps identity; expected no overlap with identity");

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return reduce_local_vector_func_observed(vec, func, identity, result, user_data,
                                                 vec_object);
    dtl_status status = dtl_impl_local_reduce_func(vec_object, func, identity, result, user_data);
    return dtl__result(CALL_REDUCE_LOCAL_VECTOR_FUNC, status);
}

/* spec/local_algorithm.yaml: reduce_local_array: the observed path */
static DTL_NOINLINE dtl_status reduce_local_array_observed(dtl_array_t arr, dtl_reduce_op op,
                                                           void *result,
                                                           struct container *arr_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__container_error_scope(arr_object), "reduce_local_array", "result", result, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_local_reduce(arr_object, op, result);
        dtl__result(CALL_REDUCE_LOCAL_ARRAY, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_REDUCE_LOCAL_ARRAY,
                                       dtl__container_context(arr_object),
                                       (const int64_t[]){op}, 1);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_REDUCE_LOCAL_ARRAY, (const struct handles[]){{&arr, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_REDUCE_LOCAL_ARRAY, dtl__container_error_scope(arr_object), begun);
        return begun;
    }
    dtl__call_moves(CALL_REDUCE_LOCAL_ARRAY, 0, dtl__bytes(dtl__container_dtype(arr_object)));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &arr, sizeof arr},
            {'n', &op, sizeof op},
            {'w', result, dtl__bytes(dtl__container_dtype(arr_object))},
        };
        dtl__record_call(CALL_REDUCE_LOCAL_ARRAY, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_local_reduce(arr_object, op, result);
    dtl__result(CALL_REDUCE_LOCAL_ARRAY, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_REDUCE_LOCAL_ARRAY, dtl__container_error_scope(arr_object), status);
    return status;
}

/* spec/local_algorithm.yaml: reduce_local_array */
dtl_status dtl_reduce_local_array(dtl_array_t arr, dtl_reduce_op op, void *result)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "reduce_local_array", "state", "%s",
                           dtl__closed_reason());
    struct container *arr_object = dtl__handle_object(arr, HANDLE_ARRAY, "reduce_local_array",
                                                      "arr");
    if (DTL_UNLIKELY(arr_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(result)))
        return dtl__refuse_in(dtl__container_error_scope(arr_object), DTL_ERROR_NULL_POINTER,
                              "reduce_local_array", "result-null",
                              "result is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_reduce_op(op)))
        return dtl__refuse_in(dtl__container_error_scope(arr_object), DTL_ERROR_INVALID_ARGUMENT,
                              "reduce_local_array", "op-enum",
                              "op is %lld; expected a dtl_reduce_op", (long long)op);
    if (DTL_UNLIKELY(!dtl__is_defined(op, dtl__container_dtype(arr_object))))
        return dtl__refuse_in(dtl__container_error_scope(arr_object), DTL_ERROR_INVALID_ARGUMENT,
                              "reduce_local_array", "op-op",
                              "op is %s; expected an operation defined for dtype(arr) (%s)",
                              dtl__operation_names[op],
                              dtl__dtype(dtl__container_dtype(arr_object))->name);

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return reduce_local_array_observed(arr, op, result, arr_object);
    dtl_status status = dtl_impl_local_reduce(arr_object, op, result);
    return dtl__result(CALL_REDUCE_LOCAL_ARRAY, status);
}

/* spec/local_algorithm.yaml: reduce_local_array_func: the observed path */
static DTL_NOINLINE dtl_status reduce_local_array_func_observed(dtl_array_t arr,
                                                                dtl_binary_func func,
                                                                const void *identity, void *result,
                                                                void *user_data,
                                                                struct container *arr_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__container_error_scope(arr_object), "reduce_local_array_func",
        "identity", identity, "result", result, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_local_reduce_func(arr_object, func, identity, result,
                                                       user_data);
        dtl__result(CALL_REDUCE_LOCAL_ARRAY_FUNC, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_REDUCE_LOCAL_ARRAY_FUNC,
                                       dtl__container_context(arr_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_REDUCE_LOCAL_ARRAY_FUNC, (const struct handles[]){{&arr, 1}},
                             1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_REDUCE_LOCAL_ARRAY_FUNC, dtl__container_error_scope(arr_object),
                      begun);
        return begun;
    }
    dtl__call_moves(CALL_REDUCE_LOCAL_ARRAY_FUNC, dtl__bytes(dtl__container_dtype(arr_object)),
                    dtl__bytes(dtl__container_dtype(arr_object)));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &arr, sizeof arr},
            {'f', &func, sizeof func},
            {'r', identity, dtl__bytes(dtl__container_dtype(arr_object))},
            {'w', result, dtl__bytes(dtl__container_dtype(arr_object))},
            {'p', &user_data, sizeof user_data},
        };
        dtl__record_call(CALL_REDUCE_LOCAL_ARRAY_FUNC, dtl__arguments, 5);
    }
    dtl_status status = dtl_impl_local_reduce_func(arr_object, func, identity, result,
                                                   user_data);
    dtl__result(CALL_REDUCE_LOCAL_ARRAY_FUNC, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_REDUCE_LOCAL_ARRAY_FUNC, dtl__container_error_scope(arr_object), status);
    return status;
}

/* spec/local_algorithm.yaml: reduce_local_array_func */
dtl_status dtl_reduce_local_array_func(dtl_array_t arr, dtl_binary_func func, const void *identity,
                                       void *result, void *user_data)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "reduce_local_array_func", "state", "%s",
                           dtl__closed_reason());
    struct container *arr_object = dtl__handle_object(arr, HANDLE_ARRAY, "reduce_local_array_func",
                                                      "arr");
    if (DTL_UNLIKELY(arr_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(func)))
        return dtl__refuse_in(dtl__container_error_scope(arr_object), DTL_ERROR_NULL_POINTER,
                              "reduce_local_array_func", "func-null",
                              "func is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(identity)))
        return dtl__refuse_in(dtl__container_error_scope(arr_object), DTL_ERROR_NULL_POINTER,
                              "reduce_local_array_func", "identity-null",
                              "identity is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(result)))
        return dtl__refuse_in(dtl__container_error_scope(arr_object), DTL_ERROR_NULL_POINTER,
                              "reduce_local_array_func", "result-null",
                              "result is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__overlaps(identity, dtl__bytes(dtl__container_dtype(arr_object)),
                     result, dtl__bytes(dtl__container_dtype(arr_object)))))
        return dtl__refuse_in(dtl__container_error_scope(arr_object), DTL_ERROR_INVALID_ARGUMENT,
                              "reduce_local_array_func", "result-overlap",
                              "result overlaps identity; expected no overlap with identity");

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return reduce_local_array_func_observed(arr, func, identity, result, user_data, arr_object);
    dtl_status status = dtl_impl_local_reduce_func(arr_object, func, identity, result, user_data);
    return dtl__result(CALL_REDUCE_LOCAL_ARRAY_FUNC, status);
}

/* spec/local_algorithm.yaml: sort_vector: the observed path */
static DTL_NOINLINE dtl_status sort_vector_observed(dtl_vector_t vec, struct container *vec_object)
{
    dtl_status begun = dtl__call_begin(CALL_SORT_VECTOR, dtl__container_context(vec_object),
                                       NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_SORT_VECTOR, (const struct handles[]){{&vec, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_SORT_VECTOR, dtl__container_error_scope(vec_object), begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &vec, sizeof vec},
        };
        dtl__record_call(CALL_SORT_VECTOR, dtl__arguments, 1);
    }
    dtl_status status = dtl_impl_local_sort(vec_object);
    dtl__result(CALL_SORT_VECTOR, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_SORT_VECTOR, dtl__container_error_scope(vec_object), status);
    return status;
}

/* spec/local_algorithm.yaml: sort_vector */
dtl_status dtl_sort_vector(dtl_vector_t vec)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "sort_vector", "state", "%s",
                           dtl__closed_reason());
    struct container *vec_object = dtl__handle_object(vec, HANDLE_VECTOR, "sort_vector", "vec");
    if (DTL_UNLIKELY(vec_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;

    if (DTL_UNLIKELY(dtl__observed))
        return sort_vector_observed(vec, vec_object);
    dtl_status status = dtl_impl_local_sort(vec_object);
    return dtl__result(CALL_SORT_VECTOR, status);
}

/* spec/local_algorithm.yaml: sort_vector_descending: the observed path */
static DTL_NOINLINE dtl_status sort_vector_descending_observed(dtl_vector_t vec,
                                                               struct container *vec_object)
{
    dtl_status begun = dtl__call_begin(CALL_SORT_VECTOR_DESCENDING,
                                       dtl__container_context(vec_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_SORT_VECTOR_DESCENDING, (const struct handles[]){{&vec, 1}},
                             1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_SORT_VECTOR_DESCENDING, dtl__container_error_scope(vec_object),
                      begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &vec, sizeof vec},
        };
        dtl__record_call(CALL_SORT_VECTOR_DESCENDING, dtl__arguments, 1);
    }
    dtl_status status = dtl_impl_local_sort_descending(vec_object);
    dtl__result(CALL_SORT_VECTOR_DESCENDING, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_SORT_VECTOR_DESCENDING, dtl__container_error_scope(vec_object), status);
    return status;
}

/* spec/local_algorithm.yaml: sort_vector_descending */
dtl_status dtl_sort_vector_descending(dtl_vector_t vec)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "sort_vector_descending", "state", "%s",
                           dtl__closed_reason());
    struct container *vec_object = dtl__handle_object(vec, HANDLE_VECTOR, "sort_vector_descending",
                                                      "vec");
    if (DTL_UNLIKELY(vec_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;

    if (DTL_UNLIKELY(dtl__observed))
        return sort_vector_descending_observed(vec, vec_object);
    dtl_status status = dtl_impl_local_sort_descending(vec_object);
    return dtl__result(CALL_SORT_VECTOR_DESCENDING, status);
}

/* spec/local_algorithm.yaml: sort_vector_func: the observed path */
static DTL_NOINLINE dtl_status sort_vector_func_observed(dtl_vector_t vec, dtl_comparator cmp,
                                                         void *user_data,
                                                         struct container *vec_object)
{
    dtl_status begun = dtl__call_begin(CALL_SORT_VECTOR_FUNC,
                                       dtl__container_context(vec_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_SORT_VECTOR_FUNC, (const struct handles[]){{&vec, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_SORT_VECTOR_FUNC, dtl__container_error_scope(vec_object), begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &vec, sizeof vec},
            {'f', &cmp, sizeof cmp},
            {'p', &user_data, sizeof user_data},
        };
        dtl__record_call(CALL_SORT_VECTOR_FUNC, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_local_sort_func(vec_object, cmp, user_data);
    dtl__result(CALL_SORT_VECTOR_FUNC, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_SORT_VECTOR_FUNC, dtl__container_error_scope(vec_object), status);
    return status;
}

/* spec/local_algorithm.yaml: sort_vector_func */
dtl_status dtl_sort_vector_func(dtl_vector_t vec, dtl_comparator cmp, void *user_data)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "sort_vector_func", "state", "%s",
                           dtl__closed_reason());
    struct container *vec_object = dtl__handle_object(vec, HANDLE_VECTOR, "sort_vector_func",
                                                      "vec");
    if (DTL_UNLIKELY(vec_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(cmp)))
        return dtl__refuse_in(dtl__container_error_scope(vec_object), DTL_ERROR_NULL_POINTER,
                              "sort_vector_func", "cmp-null", "cmp is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed))
        return sort_vector_func_observed(vec, cmp, user_data, vec_object);
    dtl_status status = dtl_impl_local_sort_func(vec_object, cmp, user_data);
    return dtl__result(CALL_SORT_VECTOR_FUNC, status);
}

/* spec/local_algorithm.yaml: sort_array: the observed path */
static DTL_NOINLINE dtl_status sort_array_observed(dtl_array_t arr, struct container *arr_object)
{
    dtl_status begun = dtl__call_begin(CALL_SORT_ARRAY, dtl__container_context(arr_object),
                                       NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_SORT_ARRAY, (const struct handles[]){{&arr, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_SORT_ARRAY, dtl__container_error_scope(arr_object), begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &arr, sizeof arr},
        };
        dtl__record_call(CALL_SORT_ARRAY, dtl__arguments, 1);
    }
    dtl_status status = dtl_impl_local_sort(arr_object);
    dtl__result(CALL_SORT_ARRAY, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_SORT_ARRAY, dtl__container_error_scope(arr_object), status);
    return status;
}

/* spec/local_algorithm.yaml: sort_array */
dtl_status dtl_sort_array(dtl_array_t arr)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "sort_array", "state", "%s",
                           dtl__closed_reason());
    struct container *arr_object = dtl__handle_object(arr, HANDLE_ARRAY, "sort_array", "arr");
    if (DTL_UNLIKELY(arr_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;

    if (DTL_UNLIKELY(dtl__observed))
        return sort_array_observed(arr, arr_object);
    dtl_status status = dtl_impl_local_sort(arr_object);
    return dtl__result(CALL_SORT_ARRAY, status);
}

/* spec/local_algorithm.yaml: sort_array_descending: the observed path */
static DTL_NOINLINE dtl_status sort_array_descending_observed(dtl_array_t arr,
                                                              struct container *arr_object)
{
    dtl_status begun = dtl__call_begin(CALL_SORT_ARRAY_DESCENDING,
                                       dtl__container_context(arr_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_SORT_ARRAY_DESCENDING, (const struct handles[]){{&arr, 1}},
                             1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_SORT_ARRAY_DESCENDING, dtl__container_error_scope(arr_object),
                      begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &arr, sizeof arr},
        };
        dtl__record_call(CALL_SORT_ARRAY_DESCENDING, dtl__arguments, 1);
    }
    dtl_status status = dtl_impl_local_sort_descending(arr_object);
    dtl__result(CALL_SORT_ARRAY_DESCENDING, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_SORT_ARRAY_DESCENDING, dtl__container_error_scope(arr_object), status);
    return status;
}

/* spec/local_algorithm.yaml: sort_array_descending */
dtl_status dtl_sort_array_descending(dtl_array_t arr)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "sort_array_descending", "state", "%s",
                           dtl__closed_reason());
    struct container *arr_object = dtl__handle_object(arr, HANDLE_ARRAY, "sort_array_descending",
                                                      "arr");
    if (DTL_UNLIKELY(arr_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;

    if (DTL_UNLIKELY(dtl__observed))
        return sort_array_descending_observed(arr, arr_object);
    dtl_status status = dtl_impl_local_sort_descending(arr_object);
    return dtl__result(CALL_SORT_ARRAY_DESCENDING, status);
}

/* spec/local_algorithm.yaml: sort_array_func: the observed path */
static DTL_NOINLINE dtl_status sort_array_func_observed(dtl_array_t arr, dtl_comparator cmp,
                                                        void *user_data,
                                                        struct container *arr_object)
{
    dtl_status begun = dtl__call_begin(CALL_SORT_ARRAY_FUNC,
                                       dtl__container_context(arr_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_SORT_ARRAY_FUNC, (const struct handles[]){{&arr, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_SORT_ARRAY_FUNC, dtl__container_error_scope(arr_object), begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &arr, sizeof arr},
            {'f', &cmp, sizeof cmp},
            {'p', &user_data, sizeof user_data},
        };
        dtl__record_call(CALL_SORT_ARRAY_FUNC, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_local_sort_func(arr_object, cmp, user_data);
    dtl__result(CALL_SORT_ARRAY_FUNC, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_SORT_ARRAY_FUNC, dtl__container_error_scope(arr_object), status);
    return status;
}

/* spec/local_algorithm.yaml: sort_array_func */
dtl_status dtl_sort_array_func(dtl_array_t arr, dtl_comparator cmp, void *user_data)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "sort_array_func", "state", "%s",
                           dtl__closed_reason());
    struct container *arr_object = dtl__handle_object(arr, HANDLE_ARRAY, "sort_array_func", "arr");
    if (DTL_UNLIKELY(arr_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(cmp)))
        return dtl__refuse_in(dtl__container_error_scope(arr_object), DTL_ERROR_NULL_POINTER,
                              "sort_array_func", "cmp-null", "cmp is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed))
        return sort_array_func_observed(arr, cmp, user_data, arr_object);
    dtl_status status = dtl_impl_local_sort_func(arr_object, cmp, user_data);
    return dtl__result(CALL_SORT_ARRAY_FUNC, status);
}

/* spec/local_algorithm.yaml: minmax_vector: the observed path */
static DTL_NOINLINE dtl_status minmax_vector_observed(dtl_vector_t vec, void *min_val,
                                                      void *max_val, struct container *vec_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__container_error_scope(vec_object), "minmax_vector", "min_val", min_val,
        "max_val", max_val, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_local_minmax(vec_object, min_val, max_val);
        dtl__result(CALL_MINMAX_VECTOR, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_MINMAX_VECTOR, dtl__container_context(vec_object),
                                       NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_MINMAX_VECTOR, (const struct handles[]){{&vec, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_MINMAX_VECTOR, dtl__container_error_scope(vec_object), begun);
        return begun;
    }
    dtl__call_moves(
        CALL_MINMAX_VECTOR, 0,
        dtl__plus(min_val != NULL ? dtl__bytes(dtl__container_dtype(vec_object)) : 0, max_val
        != NULL ? dtl__bytes(dtl__container_dtype(vec_object)) : 0));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &vec, sizeof vec},
            {'w', min_val, min_val != NULL ? dtl__bytes(dtl__container_dtype(vec_object)) : 0},
            {'w', max_val, max_val != NULL ? dtl__bytes(dtl__container_dtype(vec_object)) : 0},
        };
        dtl__record_call(CALL_MINMAX_VECTOR, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_local_minmax(vec_object, min_val, max_val);
    dtl__result(CALL_MINMAX_VECTOR, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_MINMAX_VECTOR, dtl__container_error_scope(vec_object), status);
    return status;
}

/* spec/local_algorithm.yaml: minmax_vector */
dtl_status dtl_minmax_vector(dtl_vector_t vec, void *min_val, void *max_val)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "minmax_vector", "state", "%s",
                           dtl__closed_reason());
    struct container *vec_object = dtl__handle_object(vec, HANDLE_VECTOR, "minmax_vector", "vec");
    if (DTL_UNLIKELY(vec_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__overlaps(min_val, dtl__bytes(dtl__container_dtype(vec_object)),
                     max_val, dtl__bytes(dtl__container_dtype(vec_object)))))
        return dtl__refuse_in(dtl__container_error_scope(vec_object), DTL_ERROR_INVALID_ARGUMENT,
                              "minmax_vector", "max_val-overlap",
                              "max_val overlaps min_val; expected no overlap with min_val");

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return minmax_vector_observed(vec, min_val, max_val, vec_object);
    dtl_status status = dtl_impl_local_minmax(vec_object, min_val, max_val);
    return dtl__result(CALL_MINMAX_VECTOR, status);
}

/* spec/local_algorithm.yaml: minmax_array: the observed path */
static DTL_NOINLINE dtl_status minmax_array_observed(dtl_array_t arr, void *min_val, void *max_val,
                                                     struct container *arr_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__container_error_scope(arr_object), "minmax_array", "min_val", min_val,
        "max_val", max_val, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_local_minmax(arr_object, min_val, max_val);
        dtl__result(CALL_MINMAX_ARRAY, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_MINMAX_ARRAY, dtl__container_context(arr_object),
                                       NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_MINMAX_ARRAY, (const struct handles[]){{&arr, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_MINMAX_ARRAY, dtl__container_error_scope(arr_object), begun);
        return begun;
    }
    dtl__call_moves(
        CALL_MINMAX_ARRAY, 0,
        dtl__plus(min_val != NULL ? dtl__bytes(dtl__container_dtype(arr_object)) : 0, max_val
        != NULL ? dtl__bytes(dtl__container_dtype(arr_object)) : 0));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &arr, sizeof arr},
            {'w', min_val, min_val != NULL ? dtl__bytes(dtl__container_dtype(arr_object)) : 0},
            {'w', max_val, max_val != NULL ? dtl__bytes(dtl__container_dtype(arr_object)) : 0},
        };
        dtl__record_call(CALL_MINMAX_ARRAY, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_local_minmax(arr_object, min_val, max_val);
    dtl__result(CALL_MINMAX_ARRAY, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_MINMAX_ARRAY, dtl__container_error_scope(arr_object), status);
    return status;
}

/* spec/local_algorithm.yaml: minmax_array */
dtl_status dtl_minmax_array(dtl_array_t arr, void *min_val, void *max_val)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "minmax_array", "state", "%s",
                           dtl__closed_reason());
    struct container *arr_object = dtl__handle_object(arr, HANDLE_ARRAY, "minmax_array", "arr");
    if (DTL_UNLIKELY(arr_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__overlaps(min_val, dtl__bytes(dtl__container_dtype(arr_object)),
                     max_val, dtl__bytes(dtl__container_dtype(arr_object)))))
        return dtl__refuse_in(dtl__container_error_scope(arr_object), DTL_ERROR_INVALID_ARGUMENT,
                              "minmax_array", "max_val-overlap",
                              "max_val overlaps min_val; expected no overlap with min_val");

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return minmax_array_observed(arr, min_val, max_val, arr_object);
    dtl_status status = dtl_impl_local_minmax(arr_object, min_val, max_val);
    return dtl__result(CALL_MINMAX_ARRAY, status);
}

/* spec/local_algorithm.yaml: all_of_vector: the observed path */
static DTL_NOINLINE int all_of_vector_observed(dtl_vector_t vec, dtl_predicate pred,
                                               void *user_data, struct container *vec_object)
{
    dtl_status begun = dtl__call_begin(CALL_ALL_OF_VECTOR, dtl__container_context(vec_object),
                                       NULL, 0);
    if (begun != DTL_SUCCESS)
        return -1;
    begun = dtl__guard_enter(CALL_ALL_OF_VECTOR, (const struct handles[]){{&vec, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_ALL_OF_VECTOR, dtl__container_error_scope(vec_object), begun);
        return -1;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &vec, sizeof vec},
            {'f', &pred, sizeof pred},
            {'p', &user_data, sizeof user_data},
        };
        dtl__record_call(CALL_ALL_OF_VECTOR, dtl__arguments, 3);
    }
    int result = dtl_impl_local_all_of(vec_object, pred, user_data);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_ALL_OF_VECTOR, dtl__container_error_scope(vec_object), DTL_SUCCESS);
    return result;
}

/* spec/local_algorithm.yaml: all_of_vector */
int dtl_all_of_vector(dtl_vector_t vec, dtl_predicate pred, void *user_data)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "all_of_vector", "state", "%s", dtl__closed_reason());
        return -1;
    }
    struct container *vec_object = dtl__handle_object(vec, HANDLE_VECTOR, "all_of_vector", "vec");
    if (DTL_UNLIKELY(vec_object == NULL))
        return -1;
    if (DTL_UNLIKELY(dtl__is_null(pred))) {
        dtl__refuse_in(dtl__container_error_scope(vec_object), DTL_ERROR_NULL_POINTER,
                       "all_of_vector", "pred-null", "pred is NULL; expected an address");
        return -1;
    }

    if (DTL_UNLIKELY(dtl__observed))
        return all_of_vector_observed(vec, pred, user_data, vec_object);
    return dtl_impl_local_all_of(vec_object, pred, user_data);
}

/* spec/local_algorithm.yaml: any_of_vector: the observed path */
static DTL_NOINLINE int any_of_vector_observed(dtl_vector_t vec, dtl_predicate pred,
                                               void *user_data, struct container *vec_object)
{
    dtl_status begun = dtl__call_begin(CALL_ANY_OF_VECTOR, dtl__container_context(vec_object),
                                       NULL, 0);
    if (begun != DTL_SUCCESS)
        return -1;
    begun = dtl__guard_enter(CALL_ANY_OF_VECTOR, (const struct handles[]){{&vec, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_ANY_OF_VECTOR, dtl__container_error_scope(vec_object), begun);
        return -1;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &vec, sizeof vec},
            {'f', &pred, sizeof pred},
            {'p', &user_data, sizeof user_data},
        };
        dtl__record_call(CALL_ANY_OF_VECTOR, dtl__arguments, 3);
    }
    int result = dtl_impl_local_any_of(vec_object, pred, user_data);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_ANY_OF_VECTOR, dtl__container_error_scope(vec_object), DTL_SUCCESS);
    return result;
}

/* spec/local_algorithm.yaml: any_of_vector */
int dtl_any_of_vector(dtl_vector_t vec, dtl_predicate pred, void *user_data)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "any_of_vector", "state", "%s", dtl__closed_reason());
        return -1;
    }
    struct container *vec_object = dtl__handle_object(vec, HANDLE_VECTOR, "any_of_vector", "vec");
    if (DTL_UNLIKELY(vec_object == NULL))
        return -1;
    if (DTL_UNLIKELY(dtl__is_null(pred))) {
        dtl__refuse_in(dtl__container_error_scope(vec_object), DTL_ERROR_NULL_POINTER,
                       "any_of_vector", "pred-null", "pred is NULL; expected an address");
        return -1;
    }

    if (DTL_UNLIKELY(dtl__observed))
        return any_of_vector_observed(vec, pred, user_data, vec_object);
    return dtl_impl_local_any_of(vec_object, pred, user_data);
}

/* spec/local_algorithm.yaml: none_of_vector: the observed path */
static DTL_NOINLINE int none_of_vector_observed(dtl_vector_t vec, dtl_predicate pred,
                                                void *user_data, struct container *vec_object)
{
    dtl_status begun = dtl__call_begin(CALL_NONE_OF_VECTOR, dtl__container_context(vec_object),
                                       NULL, 0);
    if (begun != DTL_SUCCESS)
        return -1;
    begun = dtl__guard_enter(CALL_NONE_OF_VECTOR, (const struct handles[]){{&vec, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_NONE_OF_VECTOR, dtl__container_error_scope(vec_object), begun);
        return -1;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &vec, sizeof vec},
            {'f', &pred, sizeof pred},
            {'p', &user_data, sizeof user_data},
        };
        dtl__record_call(CALL_NONE_OF_VECTOR, dtl__arguments, 3);
    }
    int result = dtl_impl_local_none_of(vec_object, pred, user_data);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_NONE_OF_VECTOR, dtl__container_error_scope(vec_object), DTL_SUCCESS);
    return result;
}

/* spec/local_algorithm.yaml: none_of_vector */
int dtl_none_of_vector(dtl_vector_t vec, dtl_predicate pred, void *user_data)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "none_of_vector", "state", "%s", dtl__closed_reason());
        return -1;
    }
    struct container *vec_object = dtl__handle_object(vec, HANDLE_VECTOR, "none_of_vector", "vec");
    if (DTL_UNLIKELY(vec_object == NULL))
        return -1;
    if (DTL_UNLIKELY(dtl__is_null(pred))) {
        dtl__refuse_in(dtl__container_error_scope(vec_object), DTL_ERROR_NULL_POINTER,
                       "none_of_vector", "pred-null", "pred is NULL; expected an address");
        return -1;
    }

    if (DTL_UNLIKELY(dtl__observed))
        return none_of_vector_observed(vec, pred, user_data, vec_object);
    return dtl_impl_local_none_of(vec_object, pred, user_data);
}

/* spec/local_algorithm.yaml: all_of_array: the observed path */
static DTL_NOINLINE int all_of_array_observed(dtl_array_t arr, dtl_predicate pred, void *user_data,
                                              struct container *arr_object)
{
    dtl_status begun = dtl__call_begin(CALL_ALL_OF_ARRAY, dtl__container_context(arr_object),
                                       NULL, 0);
    if (begun != DTL_SUCCESS)
        return -1;
    begun = dtl__guard_enter(CALL_ALL_OF_ARRAY, (const struct handles[]){{&arr, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_ALL_OF_ARRAY, dtl__container_error_scope(arr_object), begun);
        return -1;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &arr, sizeof arr},
            {'f', &pred, sizeof pred},
            {'p', &user_data, sizeof user_data},
        };
        dtl__record_call(CALL_ALL_OF_ARRAY, dtl__arguments, 3);
    }
    int result = dtl_impl_local_all_of(arr_object, pred, user_data);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_ALL_OF_ARRAY, dtl__container_error_scope(arr_object), DTL_SUCCESS);
    return result;
}

/* spec/local_algorithm.yaml: all_of_array */
int dtl_all_of_array(dtl_array_t arr, dtl_predicate pred, void *user_data)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "all_of_array", "state", "%s", dtl__closed_reason());
        return -1;
    }
    struct container *arr_object = dtl__handle_object(arr, HANDLE_ARRAY, "all_of_array", "arr");
    if (DTL_UNLIKELY(arr_object == NULL))
        return -1;
    if (DTL_UNLIKELY(dtl__is_null(pred))) {
        dtl__refuse_in(dtl__container_error_scope(arr_object), DTL_ERROR_NULL_POINTER,
                       "all_of_array", "pred-null", "pred is NULL; expected an address");
        return -1;
    }

    if (DTL_UNLIKELY(dtl__observed))
        return all_of_array_observed(arr, pred, user_data, arr_object);
    return dtl_impl_local_all_of(arr_object, pred, user_data);
}

/* spec/local_algorithm.yaml: any_of_array: the observed path */
static DTL_NOINLINE int any_of_array_observed(dtl_array_t arr, dtl_predicate pred, void *user_data,
                                              struct container *arr_object)
{
    dtl_status begun = dtl__call_begin(CALL_ANY_OF_ARRAY, dtl__container_context(arr_object),
                                       NULL, 0);
    if (begun != DTL_SUCCESS)
        return -1;
    begun = dtl__guard_enter(CALL_ANY_OF_ARRAY, (const struct handles[]){{&arr, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_ANY_OF_ARRAY, dtl__container_error_scope(arr_object), begun);
        return -1;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &arr, sizeof arr},
            {'f', &pred, sizeof pred},
            {'p', &user_data, sizeof user_data},
        };
        dtl__record_call(CALL_ANY_OF_ARRAY, dtl__arguments, 3);
    }
    int result = dtl_impl_local_any_of(arr_object, pred, user_data);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_ANY_OF_ARRAY, dtl__container_error_scope(arr_object), DTL_SUCCESS);
    return result;
}

/* spec/local_algorithm.yaml: any_of_array */
int dtl_any_of_array(dtl_array_t arr, dtl_predicate pred, void *user_data)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "any_of_array", "state", "%s", dtl__closed_reason());
        return -1;
    }
    struct container *arr_object = dtl__handle_object(arr, HANDLE_ARRAY, "any_of_array", "arr");
    if (DTL_UNLIKELY(arr_object == NULL))
        return -1;
    if (DTL_UNLIKELY(dtl__is_null(pred))) {
        dtl__refuse_in(dtl__container_error_scope(arr_object), DTL_ERROR_NULL_POINTER,
                       "any_of_array", "pred-null", "pred is NULL; expected an address");
        return -1;
    }

    if (DTL_UNLIKELY(dtl__observed))
        return any_of_array_observed(arr, pred, user_data, arr_object);
    return dtl_impl_local_any_of(arr_object, pred, user_data);
}

/* spec/local_algorithm.yaml: none_of_array: the observed path */
static DTL_NOINLINE int none_of_array_observed(dtl_array_t arr, dtl_predicate pred,
                                               void *user_data, struct container *arr_object)
{
    dtl_status begun = dtl__call_begin(CALL_NONE_OF_ARRAY, dtl__container_context(arr_object),
                                       NULL, 0);
    if (begun != DTL_SUCCESS)
        return -1;
    begun = dtl__guard_enter(CALL_NONE_OF_ARRAY, (const struct handles[]){{&arr, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_NONE_OF_ARRAY, dtl__container_error_scope(arr_object), begun);
        return -1;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &arr, sizeof arr},
            {'f', &pred, sizeof pred},
            {'p', &user_data, sizeof user_data},
        };
        dtl__record_call(CALL_NONE_OF_ARRAY, dtl__arguments, 3);
    }
    int result = dtl_impl_local_none_of(arr_object, pred, user_data);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_NONE_OF_ARRAY, dtl__container_error_scope(arr_object), DTL_SUCCESS);
    return result;
}

/* spec/local_algorithm.yaml: none_of_array */
int dtl_none_of_array(dtl_array_t arr, dtl_predicate pred, void *user_data)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "none_of_array", "state", "%s", dtl__closed_reason());
        return -1;
    }
    struct container *arr_object = dtl__handle_object(arr, HANDLE_ARRAY, "none_of_array", "arr");
    if (DTL_UNLIKELY(arr_object == NULL))
        return -1;
    if (DTL_UNLIKELY(dtl__is_null(pred))) {
        dtl__refuse_in(dtl__container_error_scope(arr_object), DTL_ERROR_NULL_POINTER,
                       "none_of_array", "pred-null", "pred is NULL; expected an address");
        return -1;
    }

    if (DTL_UNLIKELY(dtl__observed))
        return none_of_array_observed(arr, pred, user_data, arr_object);
    return dtl_impl_local_none_of(arr_object, pred, user_data);
}

/* spec/local_algorithm.yaml: min_element_vector: the observed path */
static DTL_NOINLINE dtl_index_t min_element_vector_observed(dtl_vector_t vec,
                                                            struct container *vec_object)
{
    dtl_status begun = dtl__call_begin(CALL_MIN_ELEMENT_VECTOR,
                                       dtl__container_context(vec_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return -1;
    begun = dtl__guard_enter(CALL_MIN_ELEMENT_VECTOR, (const struct handles[]){{&vec, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_MIN_ELEMENT_VECTOR, dtl__container_error_scope(vec_object), begun);
        return -1;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &vec, sizeof vec},
        };
        dtl__record_call(CALL_MIN_ELEMENT_VECTOR, dtl__arguments, 1);
    }
    dtl_index_t result = dtl_impl_local_min_element(vec_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_MIN_ELEMENT_VECTOR, dtl__container_error_scope(vec_object), DTL_SUCCESS);
    return result;
}

/* spec/local_algorithm.yaml: min_element_vector */
dtl_index_t dtl_min_element_vector(dtl_vector_t vec)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "min_element_vector", "state", "%s",
                    dtl__closed_reason());
        return -1;
    }
    struct container *vec_object = dtl__handle_object(vec, HANDLE_VECTOR, "min_element_vector",
                                                      "vec");
    if (DTL_UNLIKELY(vec_object == NULL))
        return -1;

    if (DTL_UNLIKELY(dtl__observed))
        return min_element_vector_observed(vec, vec_object);
    return dtl_impl_local_min_element(vec_object);
}

/* spec/local_algorithm.yaml: max_element_vector: the observed path */
static DTL_NOINLINE dtl_index_t max_element_vector_observed(dtl_vector_t vec,
                                                            struct container *vec_object)
{
    dtl_status begun = dtl__call_begin(CALL_MAX_ELEMENT_VECTOR,
                                       dtl__container_context(vec_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return -1;
    begun = dtl__guard_enter(CALL_MAX_ELEMENT_VECTOR, (const struct handles[]){{&vec, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_MAX_ELEMENT_VECTOR, dtl__container_error_scope(vec_object), begun);
        return -1;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &vec, sizeof vec},
        };
        dtl__record_call(CALL_MAX_ELEMENT_VECTOR, dtl__arguments, 1);
    }
    dtl_index_t result = dtl_impl_local_max_element(vec_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_MAX_ELEMENT_VECTOR, dtl__container_error_scope(vec_object), DTL_SUCCESS);
    return result;
}

/* spec/local_algorithm.yaml: max_element_vector */
dtl_index_t dtl_max_element_vector(dtl_vector_t vec)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "max_element_vector", "state", "%s",
                    dtl__closed_reason());
        return -1;
    }
    struct container *vec_object = dtl__handle_object(vec, HANDLE_VECTOR, "max_element_vector",
                                                      "vec");
    if (DTL_UNLIKELY(vec_object == NULL))
        return -1;

    if (DTL_UNLIKELY(dtl__observed))
        return max_element_vector_observed(vec, vec_object);
    return dtl_impl_local_max_element(vec_object);
}

/* spec/local_algorithm.yaml: min_element_array: the observed path */
static DTL_NOINLINE dtl_index_t min_element_array_observed(dtl_array_t arr,
                                                           struct container *arr_object)
{
    dtl_status begun = dtl__call_begin(CALL_MIN_ELEMENT_ARRAY,
                                       dtl__container_context(arr_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return -1;
    begun = dtl__guard_enter(CALL_MIN_ELEMENT_ARRAY, (const struct handles[]){{&arr, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_MIN_ELEMENT_ARRAY, dtl__container_error_scope(arr_object), begun);
        return -1;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &arr, sizeof arr},
        };
        dtl__record_call(CALL_MIN_ELEMENT_ARRAY, dtl__arguments, 1);
    }
    dtl_index_t result = dtl_impl_local_min_element(arr_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_MIN_ELEMENT_ARRAY, dtl__container_error_scope(arr_object), DTL_SUCCESS);
    return result;
}

/* spec/local_algorithm.yaml: min_element_array */
dtl_index_t dtl_min_element_array(dtl_array_t arr)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "min_element_array", "state", "%s",
                    dtl__closed_reason());
        return -1;
    }
    struct container *arr_object = dtl__handle_object(arr, HANDLE_ARRAY, "min_element_array",
                                                      "arr");
    if (DTL_UNLIKELY(arr_object == NULL))
        return -1;

    if (DTL_UNLIKELY(dtl__observed))
        return min_element_array_observed(arr, arr_object);
    return dtl_impl_local_min_element(arr_object);
}

/* spec/local_algorithm.yaml: max_element_array: the observed path */
static DTL_NOINLINE dtl_index_t max_element_array_observed(dtl_array_t arr,
                                                           struct container *arr_object)
{
    dtl_status begun = dtl__call_begin(CALL_MAX_ELEMENT_ARRAY,
                                       dtl__container_context(arr_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return -1;
    begun = dtl__guard_enter(CALL_MAX_ELEMENT_ARRAY, (const struct handles[]){{&arr, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_MAX_ELEMENT_ARRAY, dtl__container_error_scope(arr_object), begun);
        return -1;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &arr, sizeof arr},
        };
        dtl__record_call(CALL_MAX_ELEMENT_ARRAY, dtl__arguments, 1);
    }
    dtl_index_t result = dtl_impl_local_max_element(arr_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_MAX_ELEMENT_ARRAY, dtl__container_error_scope(arr_object), DTL_SUCCESS);
    return result;
}

/* spec/local_algorithm.yaml: max_element_array */
dtl_index_t dtl_max_element_array(dtl_array_t arr)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "max_element_array", "state", "%s",
                    dtl__closed_reason());
        return -1;
    }
    struct container *arr_object = dtl__handle_object(arr, HANDLE_ARRAY, "max_element_array",
                                                      "arr");
    if (DTL_UNLIKELY(arr_object == NULL))
        return -1;

    if (DTL_UNLIKELY(dtl__observed))
        return max_element_array_observed(arr, arr_object);
    return dtl_impl_local_max_element(arr_object);
}

/* spec/local_algorithm.yaml: inclusive_scan_vector: the observed path */
static DTL_NOINLINE dtl_status inclusive_scan_vector_observed(dtl_vector_t vec, dtl_reduce_op op,
                                                              struct container *vec_object)
{
    dtl_status begun = dtl__call_begin(CALL_INCLUSIVE_SCAN_VECTOR,
                                       dtl__container_context(vec_object),
                                       (const int64_t[]){op}, 1);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_INCLUSIVE_SCAN_VECTOR, (const struct handles[]){{&vec, 1}},
                             1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_INCLUSIVE_SCAN_VECTOR, dtl__container_error_scope(vec_object),
                      begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &vec, sizeof vec},
            {'n', &op, sizeof op},
        };
        dtl__record_call(CALL_INCLUSIVE_SCAN_VECTOR, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_local_inclusive_scan(vec_object, op);
    dtl__result(CALL_INCLUSIVE_SCAN_VECTOR, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_INCLUSIVE_SCAN_VECTOR, dtl__container_error_scope(vec_object), status);
    return status;
}

/* spec/local_algorithm.yaml: inclusive_scan_vector */
dtl_status dtl_inclusive_scan_vector(dtl_vector_t vec, dtl_reduce_op op)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "inclusive_scan_vector", "state", "%s",
                           dtl__closed_reason());
    struct container *vec_object = dtl__handle_object(vec, HANDLE_VECTOR, "inclusive_scan_vector",
                                                      "vec");
    if (DTL_UNLIKELY(vec_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(!dtl__is_reduce_op(op)))
        return dtl__refuse_in(dtl__container_error_scope(vec_object), DTL_ERROR_INVALID_ARGUMENT,
                              "inclusive_scan_vector", "op-enum",
                              "op is %lld; expected a dtl_reduce_op", (long long)op);
    if (DTL_UNLIKELY(!dtl__is_defined(op, dtl__container_dtype(vec_object))))
        return dtl__refuse_in(dtl__container_error_scope(vec_object), DTL_ERROR_INVALID_ARGUMENT,
                              "inclusive_scan_vector", "op-op",
                              "op is %s; expected an operation defined for dtype(vec) (%s)",
                              dtl__operation_names[op],
                              dtl__dtype(dtl__container_dtype(vec_object))->name);

    if (DTL_UNLIKELY(dtl__observed))
        return inclusive_scan_vector_observed(vec, op, vec_object);
    dtl_status status = dtl_impl_local_inclusive_scan(vec_object, op);
    return dtl__result(CALL_INCLUSIVE_SCAN_VECTOR, status);
}

/* spec/local_algorithm.yaml: exclusive_scan_vector: the observed path */
static DTL_NOINLINE dtl_status exclusive_scan_vector_observed(dtl_vector_t vec, dtl_reduce_op op,
                                                              struct container *vec_object)
{
    dtl_status begun = dtl__call_begin(CALL_EXCLUSIVE_SCAN_VECTOR,
                                       dtl__container_context(vec_object),
                                       (const int64_t[]){op}, 1);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_EXCLUSIVE_SCAN_VECTOR, (const struct handles[]){{&vec, 1}},
                             1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_EXCLUSIVE_SCAN_VECTOR, dtl__container_error_scope(vec_object),
                      begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &vec, sizeof vec},
            {'n', &op, sizeof op},
        };
        dtl__record_call(CALL_EXCLUSIVE_SCAN_VECTOR, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_local_exclusive_scan(vec_object, op);
    dtl__result(CALL_EXCLUSIVE_SCAN_VECTOR, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_EXCLUSIVE_SCAN_VECTOR, dtl__container_error_scope(vec_object), status);
    return status;
}

/* spec/local_algorithm.yaml: exclusive_scan_vector */
dtl_status dtl_exclusive_scan_vector(dtl_vector_t vec, dtl_reduce_op op)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "exclusive_scan_vector", "state", "%s",
                           dtl__closed_reason());
    struct container *vec_object = dtl__handle_object(vec, HANDLE_VECTOR, "exclusive_scan_vector",
                                                      "vec");
    if (DTL_UNLIKELY(vec_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(!dtl__is_reduce_op(op)))
        return dtl__refuse_in(dtl__container_error_scope(vec_object), DTL_ERROR_INVALID_ARGUMENT,
                              "exclusive_scan_vector", "op-enum",
                              "op is %lld; expected a dtl_reduce_op", (long long)op);
    if (DTL_UNLIKELY(!dtl__is_defined(op, dtl__container_dtype(vec_object))))
        return dtl__refuse_in(dtl__container_error_scope(vec_object), DTL_ERROR_INVALID_ARGUMENT,
                              "exclusive_scan_vector", "op-op",
                              "op is %s; expected an operation defined for dtype(vec) (%s)",
                              dtl__operation_names[op],
                              dtl__dtype(dtl__container_dtype(vec_object))->name);

    if (DTL_UNLIKELY(dtl__observed))
        return exclusive_scan_vector_observed(vec, op, vec_object);
    dtl_status status = dtl_impl_local_exclusive_scan(vec_object, op);
    return dtl__result(CALL_EXCLUSIVE_SCAN_VECTOR, status);
}

/* spec/local_algorithm.yaml: inclusive_scan_array: the observed path */
static DTL_NOINLINE dtl_status inclusive_scan_array_observed(dtl_array_t arr, dtl_reduce_op op,
                                                             struct container *arr_object)
{
    dtl_status begun = dtl__call_begin(CALL_INCLUSIVE_SCAN_ARRAY,
                                       dtl__container_context(arr_object),
                                       (const int64_t[]){op}, 1);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_INCLUSIVE_SCAN_ARRAY, (const struct handles[]){{&arr, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_INCLUSIVE_SCAN_ARRAY, dtl__container_error_scope(arr_object), begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &arr, sizeof arr},
            {'n', &op, sizeof op},
        };
        dtl__record_call(CALL_INCLUSIVE_SCAN_ARRAY, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_local_inclusive_scan(arr_object, op);
    dtl__result(CALL_INCLUSIVE_SCAN_ARRAY, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_INCLUSIVE_SCAN_ARRAY, dtl__container_error_scope(arr_object), status);
    return status;
}

/* spec/local_algorithm.yaml: inclusive_scan_array */
dtl_status dtl_inclusive_scan_array(dtl_array_t arr, dtl_reduce_op op)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "inclusive_scan_array", "state", "%s",
                           dtl__closed_reason());
    struct container *arr_object = dtl__handle_object(arr, HANDLE_ARRAY, "inclusive_scan_array",
                                                      "arr");
    if (DTL_UNLIKELY(arr_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(!dtl__is_reduce_op(op)))
        return dtl__refuse_in(dtl__container_error_scope(arr_object), DTL_ERROR_INVALID_ARGUMENT,
                              "inclusive_scan_array", "op-enum",
                              "op is %lld; expected a dtl_reduce_op", (long long)op);
    if (DTL_UNLIKELY(!dtl__is_defined(op, dtl__container_dtype(arr_object))))
        return dtl__refuse_in(dtl__container_error_scope(arr_object), DTL_ERROR_INVALID_ARGUMENT,
                              "inclusive_scan_array", "op-op",
                              "op is %s; expected an operation defined for dtype(arr) (%s)",
                              dtl__operation_names[op],
                              dtl__dtype(dtl__container_dtype(arr_object))->name);

    if (DTL_UNLIKELY(dtl__observed))
        return inclusive_scan_array_observed(arr, op, arr_object);
    dtl_status status = dtl_impl_local_inclusive_scan(arr_object, op);
    return dtl__result(CALL_INCLUSIVE_SCAN_ARRAY, status);
}

/* spec/local_algorithm.yaml: exclusive_scan_array: the observed path */
static DTL_NOINLINE dtl_status exclusive_scan_array_observed(dtl_array_t arr, dtl_reduce_op op,
                                                             struct container *arr_object)
{
    dtl_status begun = dtl__call_begin(CALL_EXCLUSIVE_SCAN_ARRAY,
                                       dtl__container_context(arr_object),
                                       (const int64_t[]){op}, 1);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_EXCLUSIVE_SCAN_ARRAY, (const struct handles[]){{&arr, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_EXCLUSIVE_SCAN_ARRAY, dtl__container_error_scope(arr_object), begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &arr, sizeof arr},
            {'n', &op, sizeof op},
        };
        dtl__record_call(CALL_EXCLUSIVE_SCAN_ARRAY, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_local_exclusive_scan(arr_object, op);
    dtl__result(CALL_EXCLUSIVE_SCAN_ARRAY, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_EXCLUSIVE_SCAN_ARRAY, dtl__container_error_scope(arr_object), status);
    return status;
}

/* spec/local_algorithm.yaml: exclusive_scan_array */
dtl_status dtl_exclusive_scan_array(dtl_array_t arr, dtl_reduce_op op)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "exclusive_scan_array", "state", "%s",
                           dtl__closed_reason());
    struct container *arr_object = dtl__handle_object(arr, HANDLE_ARRAY, "exclusive_scan_array",
                                                      "arr");
    if (DTL_UNLIKELY(arr_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(!dtl__is_reduce_op(op)))
        return dtl__refuse_in(dtl__container_error_scope(arr_object), DTL_ERROR_INVALID_ARGUMENT,
                              "exclusive_scan_array", "op-enum",
                              "op is %lld; expected a dtl_reduce_op", (long long)op);
    if (DTL_UNLIKELY(!dtl__is_defined(op, dtl__container_dtype(arr_object))))
        return dtl__refuse_in(dtl__container_error_scope(arr_object), DTL_ERROR_INVALID_ARGUMENT,
                              "exclusive_scan_array", "op-op",
                              "op is %s; expected an operation defined for dtype(arr) (%s)",
                              dtl__operation_names[op],
                              dtl__dtype(dtl__container_dtype(arr_object))->name);

    if (DTL_UNLIKELY(dtl__observed))
        return exclusive_scan_array_observed(arr, op, arr_object);
    dtl_status status = dtl_impl_local_exclusive_scan(arr_object, op);
    return dtl__result(CALL_EXCLUSIVE_SCAN_ARRAY, status);
}
