/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/stubs.c.j2.
 * Do not edit. */
#include "dtl_conditions.h"
#include "dtl_enums.h"
#include "dtl_guard.h"
#include "dtl_impl.h"
#include "dtl_record.h"
#include "dtl_kernels.h"

/* spec/span.yaml: span_create */
dtl_status dtl_span_create(dtl_dtype dtype, void *local_data, dtl_size_t local_size,
                           dtl_size_t global_size, dtl_rank_t rank, dtl_rank_t num_ranks,
                           dtl_span_t *span)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "span_create", "state", "%s",
                           dtl__closed_reason());
    if (DTL_UNLIKELY(dtl__devices_in_use))
        if (dtl__device_memory_refused(dtl__context_error_scope(NULL), "span_create",
                                       "local_data", local_data, NULL))
            return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(local_data) && local_size > 0))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "span_create", "local_data-null",
                           "local_data is NULL; expected an address where local_size (%lld) > 0",
                           (long long)local_size);
    if (DTL_UNLIKELY(dtl__is_null(span)))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "span_create", "span-null",
                           "span is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, "span_create", "dtype-enum",
                           "dtype is %lld; expected a dtl_dtype", (long long)dtype);
    if (DTL_UNLIKELY(local_size > dtl__limit(dtype)))
        return dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, "span_create", "local_size-limit",
                           "local_size is %lld; expected 0 <= local_size <= limit(dtype) (%llu)",
                           (long long)local_size, (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(global_size < local_size || global_size > dtl__limit(dtype)))
        return dtl__refuse(
            DTL_ERROR_INVALID_ARGUMENT, "span_create", "global_size-range",
            "global_size is %lld; expected global_size >= local_size (%lld) and global_size <= "
            "limit(dtype) (%llu)",
            (long long)global_size, (long long)local_size, (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(rank < 0 || rank >= num_ranks))
        return dtl__refuse(DTL_ERROR_INVALID_RANK, "span_create", "rank-range",
                           "rank is %lld; expected rank >= 0 and rank < num_ranks (%lld)",
                           (long long)rank, (long long)num_ranks);
    if (DTL_UNLIKELY(num_ranks < 1))
        return dtl__refuse(DTL_ERROR_INVALID_RANK, "span_create", "num_ranks-range",
                           "num_ranks is %lld; expected num_ranks >= 1", (long long)num_ranks);
    struct container *span_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(
            CALL_SPAN_CREATE, NULL,
            (const int64_t[]){dtype, local_size, global_size, rank, num_ranks}, 5);
        if (begun != DTL_SUCCESS)
            return begun;
        dtl__call_moves(CALL_SPAN_CREATE, dtl__times(local_size, dtl__bytes(dtype)),
                        dtl__times(local_size, dtl__bytes(dtype)));
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'n', &dtype, sizeof dtype},
                {'r', local_data, dtl__times(local_size, dtl__bytes(dtype))},
                {'n', &local_size, sizeof local_size},
                {'n', &global_size, sizeof global_size},
                {'n', &rank, sizeof rank},
                {'n', &num_ranks, sizeof num_ranks},
                {'m', span, sizeof *span},
            };
            dtl__record_call(CALL_SPAN_CREATE, dtl__arguments, 7);
        }
    }
    dtl_status status = dtl_impl_span_create(dtype, local_data, local_size, global_size, rank,
                                             num_ranks, &span_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_SPAN, span_object, span);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_container_destroy(span_object);
    }
    dtl__result(CALL_SPAN_CREATE, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_SPAN_CREATE, *span, NULL, __builtin_return_address(0));
        dtl__record_end(status);
        dtl__call_end(CALL_SPAN_CREATE, dtl__context_error_scope(NULL), status);
    }
    return status;
}

/* spec/span.yaml: span_from_vector */
dtl_status dtl_span_from_vector(dtl_vector_t vec, dtl_span_t *span)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "span_from_vector", "state", "%s",
                           dtl__closed_reason());
    struct container *vec_object = dtl__handle_object(vec, HANDLE_VECTOR, "span_from_vector",
                                                      "vec");
    if (DTL_UNLIKELY(vec_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(span)))
        return dtl__refuse_in(dtl__container_error_scope(vec_object), DTL_ERROR_NULL_POINTER,
                              "span_from_vector", "span-null", "span is NULL; expected an address");
    struct container *span_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_SPAN_FROM_VECTOR,
                                           dtl__container_context(vec_object), NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        begun = dtl__guard_enter(CALL_SPAN_FROM_VECTOR, (const struct handles[]){{&vec, 1}}, 1);
        if (begun != DTL_SUCCESS) {
            dtl__call_end(CALL_SPAN_FROM_VECTOR, dtl__container_error_scope(vec_object), begun);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &vec, sizeof vec},
                {'m', span, sizeof *span},
            };
            dtl__record_call(CALL_SPAN_FROM_VECTOR, dtl__arguments, 2);
        }
    }
    dtl_status status = dtl_impl_span_from_container(vec_object, &span_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_SPAN, span_object, span);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_container_destroy(span_object);
    }
    dtl__result(CALL_SPAN_FROM_VECTOR, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_SPAN_FROM_VECTOR, *span, NULL,
                                      __builtin_return_address(0));
        dtl__guard_leave();
        dtl__record_end(status);
        dtl__call_end(CALL_SPAN_FROM_VECTOR, dtl__container_error_scope(vec_object), status);
    }
    return status;
}

/* spec/span.yaml: span_from_array */
dtl_status dtl_span_from_array(dtl_array_t arr, dtl_span_t *span)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "span_from_array", "state", "%s",
                           dtl__closed_reason());
    struct container *arr_object = dtl__handle_object(arr, HANDLE_ARRAY, "span_from_array", "arr");
    if (DTL_UNLIKELY(arr_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(span)))
        return dtl__refuse_in(dtl__container_error_scope(arr_object), DTL_ERROR_NULL_POINTER,
                              "span_from_array", "span-null", "span is NULL; expected an address");
    struct container *span_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_SPAN_FROM_ARRAY,
                                           dtl__container_context(arr_object), NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        begun = dtl__guard_enter(CALL_SPAN_FROM_ARRAY, (const struct handles[]){{&arr, 1}}, 1);
        if (begun != DTL_SUCCESS) {
            dtl__call_end(CALL_SPAN_FROM_ARRAY, dtl__container_error_scope(arr_object), begun);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &arr, sizeof arr},
                {'m', span, sizeof *span},
            };
            dtl__record_call(CALL_SPAN_FROM_ARRAY, dtl__arguments, 2);
        }
    }
    dtl_status status = dtl_impl_span_from_container(arr_object, &span_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_SPAN, span_object, span);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_container_destroy(span_object);
    }
    dtl__result(CALL_SPAN_FROM_ARRAY, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_SPAN_FROM_ARRAY, *span, NULL,
                                      __builtin_return_address(0));
        dtl__guard_leave();
        dtl__record_end(status);
        dtl__call_end(CALL_SPAN_FROM_ARRAY, dtl__container_error_scope(arr_object), status);
    }
    return status;
}

/* spec/span.yaml: span_from_tensor */
dtl_status dtl_span_from_tensor(dtl_tensor_t tensor, dtl_span_t *span)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "span_from_tensor", "state", "%s",
                           dtl__closed_reason());
    struct container *tensor_object = dtl__handle_object(tensor, HANDLE_TENSOR, "span_from_tensor",
                                                         "tensor");
    if (DTL_UNLIKELY(tensor_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(span)))
        return dtl__refuse_in(dtl__container_error_scope(tensor_object), DTL_ERROR_NULL_POINTER,
                              "span_from_tensor", "span-null", "span is NULL; expected an address");
    struct container *span_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_SPAN_FROM_TENSOR,
                                           dtl__container_context(tensor_object), NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        begun = dtl__guard_enter(CALL_SPAN_FROM_TENSOR, (const struct handles[]){{&tensor, 1}}, 1);
        if (begun != DTL_SUCCESS) {
            dtl__call_end(CALL_SPAN_FROM_TENSOR, dtl__container_error_scope(tensor_object), begun);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &tensor, sizeof tensor},
                {'m', span, sizeof *span},
            };
            dtl__record_call(CALL_SPAN_FROM_TENSOR, dtl__arguments, 2);
        }
    }
    dtl_status status = dtl_impl_span_from_container(tensor_object, &span_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_SPAN, span_object, span);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_container_destroy(span_object);
    }
    dtl__result(CALL_SPAN_FROM_TENSOR, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_SPAN_FROM_TENSOR, *span, NULL,
                                      __builtin_return_address(0));
        dtl__guard_leave();
        dtl__record_end(status);
        dtl__call_end(CALL_SPAN_FROM_TENSOR, dtl__container_error_scope(tensor_object), status);
    }
    return status;
}

/* spec/span.yaml: span_destroy: the observed path */
static DTL_NOINLINE void span_destroy_observed(dtl_span_t span, struct container *span_object)
{
    dtl_status begun = dtl__call_begin(CALL_SPAN_DESTROY, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &span, sizeof span},
        };
        dtl__record_call(CALL_SPAN_DESTROY, dtl__arguments, 1);
    }
    dtl_impl_container_destroy(span_object);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_SPAN_DESTROY, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return;
}

/* spec/span.yaml: span_destroy */
void dtl_span_destroy(dtl_span_t span)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "span_destroy", "state", "%s", dtl__closed_reason());
        return;
    }
    struct container *span_object = dtl__handle_close(span, HANDLE_SPAN, "span_destroy", "span");
    if (DTL_UNLIKELY(span_object == NULL))
        return;

    if (DTL_UNLIKELY(dtl__observed))
    {
        span_destroy_observed(span, span_object);
        return;
    }
    dtl_impl_container_destroy(span_object);
}

/* spec/span.yaml: span_size: the observed path */
static DTL_NOINLINE dtl_size_t span_size_observed(dtl_span_t span, struct container *span_object)
{
    dtl_status begun = dtl__call_begin(CALL_SPAN_SIZE, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    begun = dtl__guard_enter(CALL_SPAN_SIZE, (const struct handles[]){{&span, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_SPAN_SIZE, dtl__container_error_scope(span_object), begun);
        return 0;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &span, sizeof span},
        };
        dtl__record_call(CALL_SPAN_SIZE, dtl__arguments, 1);
    }
    dtl_size_t result = dtl_impl_container_global_size(span_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_SPAN_SIZE, dtl__container_error_scope(span_object), DTL_SUCCESS);
    return result;
}

/* spec/span.yaml: span_size */
dtl_size_t dtl_span_size(dtl_span_t span)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "span_size", "state", "%s", dtl__closed_reason());
        return 0;
    }
    struct container *span_object = dtl__handle_object(span, HANDLE_SPAN, "span_size", "span");
    if (DTL_UNLIKELY(span_object == NULL))
        return 0;

    if (DTL_UNLIKELY(dtl__observed))
        return span_size_observed(span, span_object);
    return dtl_impl_container_global_size(span_object);
}

/* spec/span.yaml: span_local_size: the observed path */
static DTL_NOINLINE dtl_size_t span_local_size_observed(dtl_span_t span,
                                                        struct container *span_object)
{
    dtl_status begun = dtl__call_begin(CALL_SPAN_LOCAL_SIZE, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    begun = dtl__guard_enter(CALL_SPAN_LOCAL_SIZE, (const struct handles[]){{&span, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_SPAN_LOCAL_SIZE, dtl__container_error_scope(span_object), begun);
        return 0;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &span, sizeof span},
        };
        dtl__record_call(CALL_SPAN_LOCAL_SIZE, dtl__arguments, 1);
    }
    dtl_size_t result = dtl_impl_container_local_size(span_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_SPAN_LOCAL_SIZE, dtl__container_error_scope(span_object), DTL_SUCCESS);
    return result;
}

/* spec/span.yaml: span_local_size */
dtl_size_t dtl_span_local_size(dtl_span_t span)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "span_local_size", "state", "%s",
                    dtl__closed_reason());
        return 0;
    }
    struct container *span_object = dtl__handle_object(span, HANDLE_SPAN, "span_local_size",
                                                       "span");
    if (DTL_UNLIKELY(span_object == NULL))
        return 0;

    if (DTL_UNLIKELY(dtl__observed))
        return span_local_size_observed(span, span_object);
    return dtl_impl_container_local_size(span_object);
}

/* spec/span.yaml: span_size_bytes: the observed path */
static DTL_NOINLINE dtl_size_t span_size_bytes_observed(dtl_span_t span,
                                                        struct container *span_object)
{
    dtl_status begun = dtl__call_begin(CALL_SPAN_SIZE_BYTES, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    begun = dtl__guard_enter(CALL_SPAN_SIZE_BYTES, (const struct handles[]){{&span, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_SPAN_SIZE_BYTES, dtl__container_error_scope(span_object), begun);
        return 0;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &span, sizeof span},
        };
        dtl__record_call(CALL_SPAN_SIZE_BYTES, dtl__arguments, 1);
    }
    dtl_size_t result = dtl_impl_container_local_bytes(span_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_SPAN_SIZE_BYTES, dtl__container_error_scope(span_object), DTL_SUCCESS);
    return result;
}

/* spec/span.yaml: span_size_bytes */
dtl_size_t dtl_span_size_bytes(dtl_span_t span)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "span_size_bytes", "state", "%s",
                    dtl__closed_reason());
        return 0;
    }
    struct container *span_object = dtl__handle_object(span, HANDLE_SPAN, "span_size_bytes",
                                                       "span");
    if (DTL_UNLIKELY(span_object == NULL))
        return 0;

    if (DTL_UNLIKELY(dtl__observed))
        return span_size_bytes_observed(span, span_object);
    return dtl_impl_container_local_bytes(span_object);
}

/* spec/span.yaml: span_empty: the observed path */
static DTL_NOINLINE int span_empty_observed(dtl_span_t span, struct container *span_object)
{
    dtl_status begun = dtl__call_begin(CALL_SPAN_EMPTY, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    begun = dtl__guard_enter(CALL_SPAN_EMPTY, (const struct handles[]){{&span, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_SPAN_EMPTY, dtl__container_error_scope(span_object), begun);
        return 0;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &span, sizeof span},
        };
        dtl__record_call(CALL_SPAN_EMPTY, dtl__arguments, 1);
    }
    int result = dtl_impl_container_empty(span_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_SPAN_EMPTY, dtl__container_error_scope(span_object), DTL_SUCCESS);
    return result;
}

/* spec/span.yaml: span_empty */
int dtl_span_empty(dtl_span_t span)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "span_empty", "state", "%s", dtl__closed_reason());
        return 0;
    }
    struct container *span_object = dtl__handle_object(span, HANDLE_SPAN, "span_empty", "span");
    if (DTL_UNLIKELY(span_object == NULL))
        return 0;

    if (DTL_UNLIKELY(dtl__observed))
        return span_empty_observed(span, span_object);
    return dtl_impl_container_empty(span_object);
}

/* spec/span.yaml: span_dtype: the observed path */
static DTL_NOINLINE dtl_dtype span_dtype_observed(dtl_span_t span, struct container *span_object)
{
    dtl_status begun = dtl__call_begin(CALL_SPAN_DTYPE, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return (dtl_dtype)-1;
    begun = dtl__guard_enter(CALL_SPAN_DTYPE, (const struct handles[]){{&span, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_SPAN_DTYPE, dtl__container_error_scope(span_object), begun);
        return (dtl_dtype)-1;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &span, sizeof span},
        };
        dtl__record_call(CALL_SPAN_DTYPE, dtl__arguments, 1);
    }
    dtl_dtype result = dtl_impl_container_dtype(span_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_SPAN_DTYPE, dtl__container_error_scope(span_object), DTL_SUCCESS);
    return result;
}

/* spec/span.yaml: span_dtype */
dtl_dtype dtl_span_dtype(dtl_span_t span)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "span_dtype", "state", "%s", dtl__closed_reason());
        return (dtl_dtype)-1;
    }
    struct container *span_object = dtl__handle_object(span, HANDLE_SPAN, "span_dtype", "span");
    if (DTL_UNLIKELY(span_object == NULL))
        return (dtl_dtype)-1;

    if (DTL_UNLIKELY(dtl__observed))
        return span_dtype_observed(span, span_object);
    return dtl_impl_container_dtype(span_object);
}

/* spec/span.yaml: span_data: the observed path */
static DTL_NOINLINE const void *span_data_observed(dtl_span_t span, struct container *span_object)
{
    dtl_status begun = dtl__call_begin(CALL_SPAN_DATA, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return NULL;
    begun = dtl__guard_enter(CALL_SPAN_DATA, (const struct handles[]){{&span, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_SPAN_DATA, dtl__container_error_scope(span_object), begun);
        return NULL;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &span, sizeof span},
        };
        dtl__record_call(CALL_SPAN_DATA, dtl__arguments, 1);
    }
    const void *result = dtl_impl_container_local_data(span_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_SPAN_DATA, dtl__container_error_scope(span_object), DTL_SUCCESS);
    return result;
}

/* spec/span.yaml: span_data */
const void *dtl_span_data(dtl_span_t span)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "span_data", "state", "%s", dtl__closed_reason());
        return NULL;
    }
    struct container *span_object = dtl__handle_object(span, HANDLE_SPAN, "span_data", "span");
    if (DTL_UNLIKELY(span_object == NULL))
        return NULL;

    if (DTL_UNLIKELY(dtl__observed))
        return span_data_observed(span, span_object);
    return dtl_impl_container_local_data(span_object);
}

/* spec/span.yaml: span_data_mut: the observed path */
static DTL_NOINLINE void *span_data_mut_observed(dtl_span_t span, struct container *span_object)
{
    dtl_status begun = dtl__call_begin(CALL_SPAN_DATA_MUT, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return NULL;
    begun = dtl__guard_enter(CALL_SPAN_DATA_MUT, (const struct handles[]){{&span, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_SPAN_DATA_MUT, dtl__container_error_scope(span_object), begun);
        return NULL;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &span, sizeof span},
        };
        dtl__record_call(CALL_SPAN_DATA_MUT, dtl__arguments, 1);
    }
    void *result = dtl_impl_container_local_data_mut(span_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_SPAN_DATA_MUT, dtl__container_error_scope(span_object), DTL_SUCCESS);
    return result;
}

/* spec/span.yaml: span_data_mut */
void *dtl_span_data_mut(dtl_span_t span)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "span_data_mut", "state", "%s", dtl__closed_reason());
        return NULL;
    }
    struct container *span_object = dtl__handle_object(span, HANDLE_SPAN, "span_data_mut", "span");
    if (DTL_UNLIKELY(span_object == NULL))
        return NULL;

    if (DTL_UNLIKELY(dtl__observed))
        return span_data_mut_observed(span, span_object);
    return dtl_impl_container_local_data_mut(span_object);
}

/* spec/span.yaml: span_rank: the observed path */
static DTL_NOINLINE dtl_rank_t span_rank_observed(dtl_span_t span, struct container *span_object)
{
    dtl_status begun = dtl__call_begin(CALL_SPAN_RANK, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return DTL_NO_RANK;
    begun = dtl__guard_enter(CALL_SPAN_RANK, (const struct handles[]){{&span, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_SPAN_RANK, dtl__container_error_scope(span_object), begun);
        return DTL_NO_RANK;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &span, sizeof span},
        };
        dtl__record_call(CALL_SPAN_RANK, dtl__arguments, 1);
    }
    dtl_rank_t result = dtl_impl_container_rank(span_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_SPAN_RANK, dtl__container_error_scope(span_object), DTL_SUCCESS);
    return result;
}

/* spec/span.yaml: span_rank */
dtl_rank_t dtl_span_rank(dtl_span_t span)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "span_rank", "state", "%s", dtl__closed_reason());
        return DTL_NO_RANK;
    }
    struct container *span_object = dtl__handle_object(span, HANDLE_SPAN, "span_rank", "span");
    if (DTL_UNLIKELY(span_object == NULL))
        return DTL_NO_RANK;

    if (DTL_UNLIKELY(dtl__observed))
        return span_rank_observed(span, span_object);
    return dtl_impl_container_rank(span_object);
}

/* spec/span.yaml: span_num_ranks: the observed path */
static DTL_NOINLINE dtl_rank_t span_num_ranks_observed(dtl_span_t span,
                                                       struct container *span_object)
{
    dtl_status begun = dtl__call_begin(CALL_SPAN_NUM_RANKS, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    begun = dtl__guard_enter(CALL_SPAN_NUM_RANKS, (const struct handles[]){{&span, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_SPAN_NUM_RANKS, dtl__container_error_scope(span_object), begun);
        return 0;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &span, sizeof span},
        };
        dtl__record_call(CALL_SPAN_NUM_RANKS, dtl__arguments, 1);
    }
    dtl_rank_t result = dtl_impl_container_num_ranks(span_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_SPAN_NUM_RANKS, dtl__container_error_scope(span_object), DTL_SUCCESS);
    return result;
}

/* spec/span.yaml: span_num_ranks */
dtl_rank_t dtl_span_num_ranks(dtl_span_t span)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "span_num_ranks", "state", "%s", dtl__closed_reason());
        return 0;
    }
    struct container *span_object = dtl__handle_object(span, HANDLE_SPAN, "span_num_ranks", "span");
    if (DTL_UNLIKELY(span_object == NULL))
        return 0;

    if (DTL_UNLIKELY(dtl__observed))
        return span_num_ranks_observed(span, span_object);
    return dtl_impl_container_num_ranks(span_object);
}

/* spec/span.yaml: span_get_local: the observed path */
static DTL_NOINLINE dtl_status span_get_local_observed(dtl_span_t span, dtl_size_t local_idx,
                                                       void *value, struct container *span_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__container_error_scope(span_object), "span_get_local", "value", value, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_container_get_local(span_object, local_idx, value);
        dtl__result(CALL_SPAN_GET_LOCAL, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_SPAN_GET_LOCAL, NULL, (const int64_t[]){local_idx},
                                       1);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_SPAN_GET_LOCAL, (const struct handles[]){{&span, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_SPAN_GET_LOCAL, dtl__container_error_scope(span_object), begun);
        return begun;
    }
    dtl__call_moves(CALL_SPAN_GET_LOCAL, 0, dtl__bytes(dtl__container_dtype(span_object)));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &span, sizeof span},
            {'n', &local_idx, sizeof local_idx},
            {'w', value, dtl__bytes(dtl__container_dtype(span_object))},
        };
        dtl__record_call(CALL_SPAN_GET_LOCAL, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_container_get_local(span_object, local_idx, value);
    dtl__result(CALL_SPAN_GET_LOCAL, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_SPAN_GET_LOCAL, dtl__container_error_scope(span_object), status);
    return status;
}

/* spec/span.yaml: span_get_local */
dtl_status dtl_span_get_local(dtl_span_t span, dtl_size_t local_idx, void *value)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "span_get_local", "state", "%s",
                           dtl__closed_reason());
    struct container *span_object = dtl__handle_object(span, HANDLE_SPAN, "span_get_local", "span");
    if (DTL_UNLIKELY(span_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(value)))
        return dtl__refuse_in(dtl__container_error_scope(span_object), DTL_ERROR_NULL_POINTER,
                              "span_get_local", "value-null", "value is NULL; expected an address");
    if (DTL_UNLIKELY(local_idx >= dtl__container_local_size(span_object)))
        return dtl__refuse_in(dtl__container_error_scope(span_object), DTL_ERROR_OUT_OF_BOUNDS,
                              "span_get_local", "local_idx-range",
                              "local_idx is %lld; expected local_idx < local_size(span) (%llu)",
                              (long long)local_idx,
                              (unsigned long long)dtl__container_local_size(span_object));

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return span_get_local_observed(span, local_idx, value, span_object);
    dtl_status status = dtl_impl_container_get_local(span_object, local_idx, value);
    return dtl__result(CALL_SPAN_GET_LOCAL, status);
}

/* spec/span.yaml: span_set_local: the observed path */
static DTL_NOINLINE dtl_status span_set_local_observed(dtl_span_t span, dtl_size_t local_idx,
                                                       const void *value,
                                                       struct container *span_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__container_error_scope(span_object), "span_set_local", "value", value, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_container_set_local(span_object, local_idx, value);
        dtl__result(CALL_SPAN_SET_LOCAL, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_SPAN_SET_LOCAL, NULL, (const int64_t[]){local_idx},
                                       1);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_SPAN_SET_LOCAL, (const struct handles[]){{&span, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_SPAN_SET_LOCAL, dtl__container_error_scope(span_object), begun);
        return begun;
    }
    dtl__call_moves(CALL_SPAN_SET_LOCAL, dtl__bytes(dtl__container_dtype(span_object)), 0);
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &span, sizeof span},
            {'n', &local_idx, sizeof local_idx},
            {'r', value, dtl__bytes(dtl__container_dtype(span_object))},
        };
        dtl__record_call(CALL_SPAN_SET_LOCAL, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_container_set_local(span_object, local_idx, value);
    dtl__result(CALL_SPAN_SET_LOCAL, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_SPAN_SET_LOCAL, dtl__container_error_scope(span_object), status);
    return status;
}

/* spec/span.yaml: span_set_local */
dtl_status dtl_span_set_local(dtl_span_t span, dtl_size_t local_idx, const void *value)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "span_set_local", "state", "%s",
                           dtl__closed_reason());
    struct container *span_object = dtl__handle_object(span, HANDLE_SPAN, "span_set_local", "span");
    if (DTL_UNLIKELY(span_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(value)))
        return dtl__refuse_in(dtl__container_error_scope(span_object), DTL_ERROR_NULL_POINTER,
                              "span_set_local", "value-null", "value is NULL; expected an address");
    if (DTL_UNLIKELY(local_idx >= dtl__container_local_size(span_object)))
        return dtl__refuse_in(dtl__container_error_scope(span_object), DTL_ERROR_OUT_OF_BOUNDS,
                              "span_set_local", "local_idx-range",
                              "local_idx is %lld; expected local_idx < local_size(span) (%llu)",
                              (long long)local_idx,
                              (unsigned long long)dtl__container_local_size(span_object));

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return span_set_local_observed(span, local_idx, value, span_object);
    dtl_status status = dtl_impl_container_set_local(span_object, local_idx, value);
    return dtl__result(CALL_SPAN_SET_LOCAL, status);
}

/* spec/span.yaml: span_first */
dtl_status dtl_span_first(dtl_span_t span, dtl_size_t count, dtl_span_t *out_span)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "span_first", "state", "%s",
                           dtl__closed_reason());
    struct container *span_object = dtl__handle_object(span, HANDLE_SPAN, "span_first", "span");
    if (DTL_UNLIKELY(span_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(out_span)))
        return dtl__refuse_in(dtl__container_error_scope(span_object), DTL_ERROR_NULL_POINTER,
                              "span_first", "out_span-null",
                              "out_span is NULL; expected an address");
    if (DTL_UNLIKELY(count > dtl__container_local_size(span_object)))
        return dtl__refuse_in(dtl__container_error_scope(span_object), DTL_ERROR_OUT_OF_BOUNDS,
                              "span_first", "count-range",
                              "count is %lld; expected 0 <= count <= local_size(span) (%llu)",
                              (long long)count,
                              (unsigned long long)dtl__container_local_size(span_object));
    struct container *out_span_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_SPAN_FIRST, NULL, (const int64_t[]){count}, 1);
        if (begun != DTL_SUCCESS)
            return begun;
        begun = dtl__guard_enter(CALL_SPAN_FIRST, (const struct handles[]){{&span, 1}}, 1);
        if (begun != DTL_SUCCESS) {
            dtl__call_end(CALL_SPAN_FIRST, dtl__container_error_scope(span_object), begun);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &span, sizeof span},
                {'n', &count, sizeof count},
                {'m', out_span, sizeof *out_span},
            };
            dtl__record_call(CALL_SPAN_FIRST, dtl__arguments, 3);
        }
    }
    dtl_status status = dtl_impl_span_first(span_object, count, &out_span_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_SPAN, out_span_object, out_span);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_container_destroy(out_span_object);
    }
    dtl__result(CALL_SPAN_FIRST, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_SPAN_FIRST, *out_span, NULL,
                                      __builtin_return_address(0));
        dtl__guard_leave();
        dtl__record_end(status);
        dtl__call_end(CALL_SPAN_FIRST, dtl__container_error_scope(span_object), status);
    }
    return status;
}

/* spec/span.yaml: span_last */
dtl_status dtl_span_last(dtl_span_t span, dtl_size_t count, dtl_span_t *out_span)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "span_last", "state", "%s",
                           dtl__closed_reason());
    struct container *span_object = dtl__handle_object(span, HANDLE_SPAN, "span_last", "span");
    if (DTL_UNLIKELY(span_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(out_span)))
        return dtl__refuse_in(dtl__container_error_scope(span_object), DTL_ERROR_NULL_POINTER,
                              "span_last", "out_span-null",
                              "out_span is NULL; expected an address");
    if (DTL_UNLIKELY(count > dtl__container_local_size(span_object)))
        return dtl__refuse_in(dtl__container_error_scope(span_object), DTL_ERROR_OUT_OF_BOUNDS,
                              "span_last", "count-range",
                              "count is %lld; expected 0 <= count <= local_size(span) (%llu)",
                              (long long)count,
                              (unsigned long long)dtl__container_local_size(span_object));
    struct container *out_span_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_SPAN_LAST, NULL, (const int64_t[]){count}, 1);
        if (begun != DTL_SUCCESS)
            return begun;
        begun = dtl__guard_enter(CALL_SPAN_LAST, (const struct handles[]){{&span, 1}}, 1);
        if (begun != DTL_SUCCESS) {
            dtl__call_end(CALL_SPAN_LAST, dtl__container_error_scope(span_object), begun);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &span, sizeof span},
                {'n', &count, sizeof count},
                {'m', out_span, sizeof *out_span},
            };
            dtl__record_call(CALL_SPAN_LAST, dtl__arguments, 3);
        }
    }
    dtl_status status = dtl_impl_span_last(span_object, count, &out_span_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_SPAN, out_span_object, out_span);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_container_destroy(out_span_object);
    }
    dtl__result(CALL_SPAN_LAST, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_SPAN_LAST, *out_span, NULL, __builtin_return_address(0));
        dtl__guard_leave();
        dtl__record_end(status);
        dtl__call_end(CALL_SPAN_LAST, dtl__container_error_scope(span_object), status);
    }
    return status;
}

/* spec/span.yaml: span_subspan */
dtl_status dtl_span_subspan(dtl_span_t span, dtl_size_t offset, dtl_size_t count,
                            dtl_span_t *out_span)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "span_subspan", "state", "%s",
                           dtl__closed_reason());
    struct container *span_object = dtl__handle_object(span, HANDLE_SPAN, "span_subspan", "span");
    if (DTL_UNLIKELY(span_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(out_span)))
        return dtl__refuse_in(dtl__container_error_scope(span_object), DTL_ERROR_NULL_POINTER,
                              "span_subspan", "out_span-null",
                              "out_span is NULL; expected an address");
    if (DTL_UNLIKELY(offset > dtl__container_local_size(span_object)))
        return dtl__refuse_in(dtl__container_error_scope(span_object), DTL_ERROR_OUT_OF_BOUNDS,
                              "span_subspan", "offset-range",
                              "offset is %lld; expected 0 <= offset <= local_size(span) (%llu)",
                              (long long)offset,
                              (unsigned long long)dtl__container_local_size(span_object));
    if (DTL_UNLIKELY(count != DTL_SPAN_NPOS && count >
                     dtl__minus(dtl__container_local_size(span_object), offset)))
        return dtl__refuse_in(
            dtl__container_error_scope(span_object), DTL_ERROR_OUT_OF_BOUNDS, "span_subspan",
            "count-range",
            "count is %lld; expected count == DTL_SPAN_NPOS or count <= local_size(span) (%llu) -"
            " offset (%lld)",
            (long long)count, (unsigned long long)dtl__container_local_size(span_object),
            (long long)offset);
    struct container *out_span_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_SPAN_SUBSPAN, NULL,
                                           (const int64_t[]){offset, count}, 2);
        if (begun != DTL_SUCCESS)
            return begun;
        begun = dtl__guard_enter(CALL_SPAN_SUBSPAN, (const struct handles[]){{&span, 1}}, 1);
        if (begun != DTL_SUCCESS) {
            dtl__call_end(CALL_SPAN_SUBSPAN, dtl__container_error_scope(span_object), begun);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &span, sizeof span},
                {'n', &offset, sizeof offset},
                {'n', &count, sizeof count},
                {'m', out_span, sizeof *out_span},
            };
            dtl__record_call(CALL_SPAN_SUBSPAN, dtl__arguments, 4);
        }
    }
    dtl_status status = dtl_impl_span_subspan(span_object, offset, count, &out_span_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_SPAN, out_span_object, out_span);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_container_destroy(out_span_object);
    }
    dtl__result(CALL_SPAN_SUBSPAN, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_SPAN_SUBSPAN, *out_span, NULL,
                                      __builtin_return_address(0));
        dtl__guard_leave();
        dtl__record_end(status);
        dtl__call_end(CALL_SPAN_SUBSPAN, dtl__container_error_scope(span_object), status);
    }
    return status;
}

/* spec/span.yaml: span_is_valid: the observed path */
static DTL_NOINLINE int span_is_valid_observed(dtl_span_t span, struct container *span_object)
{
    dtl_status begun = dtl__call_begin(CALL_SPAN_IS_VALID, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &span, sizeof span},
        };
        dtl__record_call(CALL_SPAN_IS_VALID, dtl__arguments, 1);
    }
    int result = dtl_impl_container_is_valid(span_object);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_SPAN_IS_VALID, dtl__container_error_scope(span_object), DTL_SUCCESS);
    return result;
}

/* spec/span.yaml: span_is_valid */
int dtl_span_is_valid(dtl_span_t span)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "span_is_valid", "state", "%s", dtl__closed_reason());
        return 0;
    }
    struct container *span_object = dtl__handle_object(span, HANDLE_SPAN, "span_is_valid", "span");
    if (DTL_UNLIKELY(span_object == NULL))
        return 0;

    if (DTL_UNLIKELY(dtl__observed))
        return span_is_valid_observed(span, span_object);
    return dtl_impl_container_is_valid(span_object);
}
