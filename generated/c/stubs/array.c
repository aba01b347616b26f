/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/stubs.c.j2.
 * Do not edit. */
#include "dtl_conditions.h"
#include "dtl_enums.h"
#include "dtl_guard.h"
#include "dtl_impl.h"
#include "dtl_record.h"
#include "dtl_kernels.h"

/* spec/array.yaml: array_create_with_options */
dtl_status dtl_array_create_with_options(dtl_context_t ctx, dtl_dtype dtype, dtl_size_t size,
                                         const dtl_container_options *opts, dtl_array_t *arr)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "array_create_with_options", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT,
                                                    "array_create_with_options", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(arr)))
        return dtl__refuse_in(dtl__options_error_scope(dtl__context_error_scope(ctx_object), opts),
                              DTL_ERROR_NULL_POINTER, "array_create_with_options", "arr-null",
                              "arr is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__options_error_scope(dtl__context_error_scope(ctx_object), opts),
                              DTL_ERROR_INVALID_ARGUMENT, "array_create_with_options",
                              "dtype-enum", "dtype is %lld; expected a dtl_dtype",
                              (long long)dtype);
    if (DTL_UNLIKELY(opts != NULL && !dtl__is_partition_policy(opts->partition)))
        return dtl__refuse_in(dtl__options_error_scope(dtl__context_error_scope(ctx_object), opts),
                              DTL_ERROR_INVALID_ARGUMENT, "array_create_with_options",
                              "opts.partition-enum",
                              "opts.partition is %lld; expected a dtl_partition_policy",
                              (long long)opts->partition);
    if (DTL_UNLIKELY(opts != NULL && !dtl__is_placement_policy(opts->placement)))
        return dtl__refuse_in(dtl__options_error_scope(dtl__context_error_scope(ctx_object), opts),
                              DTL_ERROR_INVALID_ARGUMENT, "array_create_with_options",
                              "opts.placement-enum",
                              "opts.placement is %lld; expected a dtl_placement_policy",
                              (long long)opts->placement);
    if (DTL_UNLIKELY(opts != NULL && !dtl__is_execution_policy(opts->execution)))
        return dtl__refuse_in(dtl__options_error_scope(dtl__context_error_scope(ctx_object), opts),
                              DTL_ERROR_INVALID_ARGUMENT, "array_create_with_options",
                              "opts.execution-enum",
                              "opts.execution is %lld; expected a dtl_execution_policy",
                              (long long)opts->execution);
    if (DTL_UNLIKELY(size > dtl__limit(dtype)))
        return dtl__refuse_in(dtl__options_error_scope(dtl__context_error_scope(ctx_object), opts),
                              DTL_ERROR_INVALID_ARGUMENT, "array_create_with_options",
                              "size-range",
                              "size is %lld; expected 0 <= size <= limit(dtype) (%llu)",
                              (long long)size, (unsigned long long)dtl__limit(dtype));

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_ARRAY_CREATE_WITH_OPTIONS);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    struct container *arr_object = NULL;
    dtl_array_t arr_handle = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_ARRAY_CREATE_WITH_OPTIONS, ctx_object,
                                           (const int64_t[]){dtype, size}, 2);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'n', &dtype, sizeof dtype},
                {'n', &size, sizeof size},
                {'r', opts, sizeof *opts},
                {'m', arr, sizeof *arr},
            };
            dtl__record_call(CALL_ARRAY_CREATE_WITH_OPTIONS, dtl__arguments, 5);
        }
    }
    dtl_status status = dtl_impl_array_create_with_options(ctx_object, dtype, size, opts,
                                                           &arr_object);
    if (status == DTL_SUCCESS)
        status = dtl__handle_open(HANDLE_ARRAY, arr_object, &arr_handle);
    if (DTL_UNLIKELY(dtl__observed))
        status = dtl__call_agree(CALL_ARRAY_CREATE_WITH_OPTIONS, status);
    dtl__context_leave_with(entered, status);
    if (status == DTL_SUCCESS)
        *arr = arr_handle;
    else
        dtl__handles_close(&arr_handle, 1);
    if (DTL_UNLIKELY(status != DTL_SUCCESS && arr_object != NULL))
        dtl_impl_container_destroy(arr_object);
    dtl__result(CALL_ARRAY_CREATE_WITH_OPTIONS, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_ARRAY_CREATE_WITH_OPTIONS, *arr, ctx,
                                      __builtin_return_address(0));
        dtl__record_end(status);
        dtl__call_end(CALL_ARRAY_CREATE_WITH_OPTIONS,
                      dtl__options_error_scope(dtl__context_error_scope(ctx_object), opts), status);
    }
    return status;
}

/* spec/array.yaml: array_partition_policy: the observed path */
static DTL_NOINLINE dtl_partition_policy array_partition_policy_observed(
    dtl_array_t arr, struct container *arr_object)
{
    dtl_status begun = dtl__call_begin(CALL_ARRAY_PARTITION_POLICY,
                                       dtl__container_context(arr_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return (dtl_partition_policy)-1;
    begun = dtl__guard_enter(CALL_ARRAY_PARTITION_POLICY, (const struct handles[]){{&arr, 1}},
                             1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_ARRAY_PARTITION_POLICY, dtl__container_error_scope(arr_object),
                      begun);
        return (dtl_partition_policy)-1;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &arr, sizeof arr},
        };
        dtl__record_call(CALL_ARRAY_PARTITION_POLICY, dtl__arguments, 1);
    }
    dtl_partition_policy result = dtl_impl_container_partition_policy(arr_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_ARRAY_PARTITION_POLICY, dtl__container_error_scope(arr_object),
                  DTL_SUCCESS);
    return result;
}

/* spec/array.yaml: array_partition_policy */
dtl_partition_policy dtl_array_partition_policy(dtl_array_t arr)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "array_partition_policy", "state", "%s",
                    dtl__closed_reason());
        return (dtl_partition_policy)-1;
    }
    struct container *arr_object = dtl__handle_object(arr, HANDLE_ARRAY, "array_partition_policy",
                                                      "arr");
    if (DTL_UNLIKELY(arr_object == NULL))
        return (dtl_partition_policy)-1;

    if (DTL_UNLIKELY(dtl__observed))
        return array_partition_policy_observed(arr, arr_object);
    return dtl_impl_container_partition_policy(arr_object);
}

/* spec/array.yaml: array_placement_policy: the observed path */
static DTL_NOINLINE dtl_placement_policy array_placement_policy_observed(
    dtl_array_t arr, struct container *arr_object)
{
    dtl_status begun = dtl__call_begin(CALL_ARRAY_PLACEMENT_POLICY,
                                       dtl__container_context(arr_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return (dtl_placement_policy)-1;
    begun = dtl__guard_enter(CALL_ARRAY_PLACEMENT_POLICY, (const struct handles[]){{&arr, 1}},
                             1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_ARRAY_PLACEMENT_POLICY, dtl__container_error_scope(arr_object),
                      begun);
        return (dtl_placement_policy)-1;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &arr, sizeof arr},
        };
        dtl__record_call(CALL_ARRAY_PLACEMENT_POLICY, dtl__arguments, 1);
    }
    dtl_placement_policy result = dtl_impl_container_placement_policy(arr_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_ARRAY_PLACEMENT_POLICY, dtl__container_error_scope(arr_object),
                  DTL_SUCCESS);
    return result;
}

/* spec/array.yaml: array_placement_policy */
dtl_placement_policy dtl_array_placement_policy(dtl_array_t arr)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "array_placement_policy", "state", "%s",
                    dtl__closed_reason());
        return (dtl_placement_policy)-1;
    }
    struct container *arr_object = dtl__handle_object(arr, HANDLE_ARRAY, "array_placement_policy",
                                                      "arr");
    if (DTL_UNLIKELY(arr_object == NULL))
        return (dtl_placement_policy)-1;

    if (DTL_UNLIKELY(dtl__observed))
        return array_placement_policy_observed(arr, arr_object);
    return dtl_impl_container_placement_policy(arr_object);
}

/* spec/array.yaml: array_execution_policy: the observed path */
static DTL_NOINLINE dtl_execution_policy array_execution_policy_observed(
    dtl_array_t arr, struct container *arr_object)
{
    dtl_status begun = dtl__call_begin(CALL_ARRAY_EXECUTION_POLICY,
                                       dtl__container_context(arr_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return (dtl_execution_policy)-1;
    begun = dtl__guard_enter(CALL_ARRAY_EXECUTION_POLICY, (const struct handles[]){{&arr, 1}},
                             1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_ARRAY_EXECUTION_POLICY, dtl__container_error_scope(arr_object),
                      begun);
        return (dtl_execution_policy)-1;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &arr, sizeof arr},
        };
        dtl__record_call(CALL_ARRAY_EXECUTION_POLICY, dtl__arguments, 1);
    }
    dtl_execution_policy result = dtl_impl_container_execution_policy(arr_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_ARRAY_EXECUTION_POLICY, dtl__container_error_scope(arr_object),
                  DTL_SUCCESS);
    return result;
}

/* spec/array.yaml: array_execution_policy */
dtl_execution_policy dtl_array_execution_policy(dtl_array_t arr)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "array_execution_policy", "state", "%s",
                    dtl__closed_reason());
        return (dtl_execution_policy)-1;
    }
    struct container *arr_object = dtl__handle_object(arr, HANDLE_ARRAY, "array_execution_policy",
                                                      "arr");
    if (DTL_UNLIKELY(arr_object == NULL))
        return (dtl_execution_policy)-1;

    if (DTL_UNLIKELY(dtl__observed))
        return array_execution_policy_observed(arr, arr_object);
    return dtl_impl_container_execution_policy(arr_object);
}

/* spec/array.yaml: array_device_id: the observed path */
static DTL_NOINLINE int array_device_id_observed(dtl_array_t arr, struct container *arr_object)
{
    dtl_status begun = dtl__call_begin(CALL_ARRAY_DEVICE_ID,
                                       dtl__container_context(arr_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return -1;
    begun = dtl__guard_enter(CALL_ARRAY_DEVICE_ID, (const struct handles[]){{&arr, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_ARRAY_DEVICE_ID, dtl__container_error_scope(arr_object), begun);
        return -1;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &arr, sizeof arr},
        };
        dtl__record_call(CALL_ARRAY_DEVICE_ID, dtl__arguments, 1);
    }
    int result = dtl_impl_container_device_id(arr_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_ARRAY_DEVICE_ID, dtl__container_error_scope(arr_object), DTL_SUCCESS);
    return result;
}

/* spec/array.yaml: array_device_id */
int dtl_array_device_id(dtl_array_t arr)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "array_device_id", "state", "%s",
                    dtl__closed_reason());
        return -1;
    }
    struct container *arr_object = dtl__handle_object(arr, HANDLE_ARRAY, "array_device_id", "arr");
    if (DTL_UNLIKELY(arr_object == NULL))
        return -1;

    if (DTL_UNLIKELY(dtl__observed))
        return array_device_id_observed(arr, arr_object);
    return dtl_impl_container_device_id(arr_object);
}

/* spec/array.yaml: array_consistency_policy: the observed path */
static DTL_NOINLINE dtl_consistency_policy array_consistency_policy_observed(
    dtl_array_t arr, struct container *arr_object)
{
    dtl_status begun = dtl__call_begin(CALL_ARRAY_CONSISTENCY_POLICY,
                                       dtl__container_context(arr_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return (dtl_consistency_policy)-1;
    begun = dtl__guard_enter(CALL_ARRAY_CONSISTENCY_POLICY,
                             (const struct handles[]){{&arr, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_ARRAY_CONSISTENCY_POLICY, dtl__container_error_scope(arr_object),
                      begun);
        return (dtl_consistency_policy)-1;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &arr, sizeof arr},
        };
        dtl__record_call(CALL_ARRAY_CONSISTENCY_POLICY, dtl__arguments, 1);
    }
    dtl_consistency_policy result = dtl_impl_container_consistency_policy(arr_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_ARRAY_CONSISTENCY_POLICY, dtl__container_error_scope(arr_object),
                  DTL_SUCCESS);
    return result;
}

/* spec/array.yaml: array_consistency_policy */
dtl_consistency_policy dtl_array_consistency_policy(dtl_array_t arr)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "array_consistency_policy", "state", "%s",
                    dtl__closed_reason());
        return (dtl_consistency_policy)-1;
    }
    struct container *arr_object = dtl__handle_object(arr, HANDLE_ARRAY,
                                                      "array_consistency_policy", "arr");
    if (DTL_UNLIKELY(arr_object == NULL))
        return (dtl_consistency_policy)-1;

    if (DTL_UNLIKELY(dtl__observed))
        return array_consistency_policy_observed(arr, arr_object);
    return dtl_impl_container_consistency_policy(arr_object);
}

/* spec/array.yaml: array_error_policy: the observed path */
static DTL_NOINLINE dtl_error_policy array_error_policy_observed(dtl_array_t arr,
                                                                 struct container *arr_object)
{
    dtl_status begun = dtl__call_begin(CALL_ARRAY_ERROR_POLICY,
                                       dtl__container_context(arr_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return (dtl_error_policy)-1;
    begun = dtl__guard_enter(CALL_ARRAY_ERROR_POLICY, (const struct handles[]){{&arr, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_ARRAY_ERROR_POLICY, dtl__container_error_scope(arr_object), begun);
        return (dtl_error_policy)-1;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &arr, sizeof arr},
        };
        dtl__record_call(CALL_ARRAY_ERROR_POLICY, dtl__arguments, 1);
    }
    dtl_error_policy result = dtl_impl_container_error_policy(arr_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_ARRAY_ERROR_POLICY, dtl__container_error_scope(arr_object), DTL_SUCCESS);
    return result;
}

/* spec/array.yaml: array_error_policy */
dtl_error_policy dtl_array_error_policy(dtl_array_t arr)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "array_error_policy", "state", "%s",
                    dtl__closed_reason());
        return (dtl_error_policy)-1;
    }
    struct container *arr_object = dtl__handle_object(arr, HANDLE_ARRAY, "array_error_policy",
                                                      "arr");
    if (DTL_UNLIKELY(arr_object == NULL))
        return (dtl_error_policy)-1;

    if (DTL_UNLIKELY(dtl__observed))
        return array_error_policy_observed(arr, arr_object);
    return dtl_impl_container_error_policy(arr_object);
}

/* spec/array.yaml: array_copy_to_host: the observed path */
static DTL_NOINLINE dtl_status array_copy_to_host_observed(dtl_array_t arr, void *host_buffer,
                                                           dtl_size_t count,
                                                           struct container *arr_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__container_error_scope(arr_object), "array_copy_to_host",
        "host_buffer", host_buffer, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_container_copy_to_host(arr_object, host_buffer, count);
        dtl__result(CALL_ARRAY_COPY_TO_HOST, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_ARRAY_COPY_TO_HOST,
                                       dtl__container_context(arr_object),
                                       (const int64_t[]){count}, 1);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_ARRAY_COPY_TO_HOST, (const struct handles[]){{&arr, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_ARRAY_COPY_TO_HOST, dtl__container_error_scope(arr_object), begun);
        return begun;
    }
    dtl__call_moves(CALL_ARRAY_COPY_TO_HOST, 0,
                    dtl__times(count, dtl__bytes(dtl__container_dtype(arr_object))));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &arr, sizeof arr},
            {'w', host_buffer, dtl__times(count, dtl__bytes(dtl__container_dtype(arr_object)))},
            {'n', &count, sizeof count},
        };
        dtl__record_call(CALL_ARRAY_COPY_TO_HOST, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_container_copy_to_host(arr_object, host_buffer, count);
    dtl__result(CALL_ARRAY_COPY_TO_HOST, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_ARRAY_COPY_TO_HOST, dtl__container_error_scope(arr_object), status);
    return status;
}

/* spec/array.yaml: array_copy_to_host */
dtl_status dtl_array_copy_to_host(dtl_array_t arr, void *host_buffer, dtl_size_t count)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "array_copy_to_host", "state", "%s",
                           dtl__closed_reason());
    struct container *arr_object = dtl__handle_object(arr, HANDLE_ARRAY, "array_copy_to_host",
                                                      "arr");
    if (DTL_UNLIKELY(arr_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(host_buffer) && count > 0))
        return dtl__refuse_in(dtl__container_error_scope(arr_object), DTL_ERROR_NULL_POINTER,
                              "array_copy_to_host", "host_buffer-null",
                              "host_buffer is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(count > dtl__limit(dtl__container_dtype(arr_object))))
        return dtl__refuse_in(dtl__container_error_scope(arr_object), DTL_ERROR_INVALID_ARGUMENT,
                              "array_copy_to_host", "count-limit",
                              "count is %lld; expected 0 <= count <= limit(dtype(arr)) (%llu)",
                              (long long)count,
                              (unsigned long long)dtl__limit(dtl__container_dtype(arr_object)));
    if (DTL_UNLIKELY(count > dtl__container_local_size(arr_object)))
        return dtl__refuse_in(dtl__container_error_scope(arr_object), DTL_ERROR_OUT_OF_BOUNDS,
                              "array_copy_to_host", "count-range",
                              "count is %lld; expected 0 <= count <= local_size(arr) (%llu)",
                              (long long)count,
                              (unsigned long long)dtl__container_local_size(arr_object));

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return array_copy_to_host_observed(arr, host_buffer, count, arr_object);
    dtl_status status = dtl_impl_container_copy_to_host(arr_object, host_buffer, count);
    return dtl__result(CALL_ARRAY_COPY_TO_HOST, status);
}

/* spec/array.yaml: array_copy_from_host: the observed path */
static DTL_NOINLINE dtl_status array_copy_from_host_observed(dtl_array_t arr,
                                                             const void *host_buffer,
                                                             dtl_size_t count,
                                                             struct container *arr_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__container_error_scope(arr_object), "array_copy_from_host",
        "host_buffer", host_buffer, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_container_copy_from_host(arr_object, host_buffer, count);
        dtl__result(CALL_ARRAY_COPY_FROM_HOST, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_ARRAY_COPY_FROM_HOST,
                                       dtl__container_context(arr_object),
                                       (const int64_t[]){count}, 1);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_ARRAY_COPY_FROM_HOST, (const struct handles[]){{&arr, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_ARRAY_COPY_FROM_HOST, dtl__container_error_scope(arr_object), begun);
        return begun;
    }
    dtl__call_moves(CALL_ARRAY_COPY_FROM_HOST,
                    dtl__times(count, dtl__bytes(dtl__container_dtype(arr_object))), 0);
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &arr, sizeof arr},
            {'r', host_buffer, dtl__times(count, dtl__bytes(dtl__container_dtype(arr_object)))},
            {'n', &count, sizeof count},
        };
        dtl__record_call(CALL_ARRAY_COPY_FROM_HOST, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_container_copy_from_host(arr_object, host_buffer, count);
    dtl__result(CALL_ARRAY_COPY_FROM_HOST, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_ARRAY_COPY_FROM_HOST, dtl__container_error_scope(arr_object), status);
    return status;
}

/* spec/array.yaml: array_copy_from_host */
dtl_status dtl_array_copy_from_host(dtl_array_t arr, const void *host_buffer, dtl_size_t count)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "array_copy_from_host", "state", "%s",
                           dtl__closed_reason());
    struct container *arr_object = dtl__handle_object(arr, HANDLE_ARRAY, "array_copy_from_host",
                                                      "arr");
    if (DTL_UNLIKELY(arr_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(host_buffer) && count > 0))
        return dtl__refuse_in(dtl__container_error_scope(arr_object), DTL_ERROR_NULL_POINTER,
                              "array_copy_from_host", "host_buffer-null",
                              "host_buffer is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(count > dtl__limit(dtl__container_dtype(arr_object))))
        return dtl__refuse_in(dtl__container_error_scope(arr_object), DTL_ERROR_INVALID_ARGUMENT,
                              "array_copy_from_host", "count-limit",
                              "count is %lld; expected 0 <= count <= limit(dtype(arr)) (%llu)",
                              (long long)count,
                              (unsigned long long)dtl__limit(dtl__container_dtype(arr_object)));
    if (DTL_UNLIKELY(count > dtl__container_local_size(arr_object)))
        return dtl__refuse_in(dtl__container_error_scope(arr_object), DTL_ERROR_OUT_OF_BOUNDS,
                              "array_copy_from_host", "count-range",
                              "count is %lld; expected 0 <= count <= local_size(arr) (%llu)",
                              (long long)count,
                              (unsigned long long)dtl__container_local_size(arr_object));

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return array_copy_from_host_observed(arr, host_buffer, count, arr_object);
    dtl_status status = dtl_impl_container_copy_from_host(arr_object, host_buffer, count);
    return dtl__result(CALL_ARRAY_COPY_FROM_HOST, status);
}

/* spec/array.yaml: array_create */
dtl_status dtl_array_create(dtl_context_t ctx, dtl_dtype dtype, dtl_size_t size, dtl_array_t *arr)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "array_create", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "array_create", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(arr)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "array_create", "arr-null", "arr is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "array_create", "dtype-enum", "dtype is %lld; expected a dtl_dtype",
                              (long long)dtype);
    if (DTL_UNLIKELY(size > dtl__limit(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "array_create", "size-range",
                              "size is %lld; expected 0 <= size <= limit(dtype) (%llu)",
                              (long long)size, (unsigned long long)dtl__limit(dtype));

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_ARRAY_CREATE);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    struct container *arr_object = NULL;
    dtl_array_t arr_handle = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_ARRAY_CREATE, ctx_object,
                                           (const int64_t[]){dtype, size}, 2);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'n', &dtype, sizeof dtype},
                {'n', &size, sizeof size},
                {'m', arr, sizeof *arr},
            };
            dtl__record_call(CALL_ARRAY_CREATE, dtl__arguments, 4);
        }
    }
    dtl_status status = dtl_impl_array_create(ctx_object, dtype, size, &arr_object);
    if (status == DTL_SUCCESS)
        status = dtl__handle_open(HANDLE_ARRAY, arr_object, &arr_handle);
    if (DTL_UNLIKELY(dtl__observed))
        status = dtl__call_agree(CALL_ARRAY_CREATE, status);
    dtl__context_leave_with(entered, status);
    if (status == DTL_SUCCESS)
        *arr = arr_handle;
    else
        dtl__handles_close(&arr_handle, 1);
    if (DTL_UNLIKELY(status != DTL_SUCCESS && arr_object != NULL))
        dtl_impl_container_destroy(arr_object);
    dtl__result(CALL_ARRAY_CREATE, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_ARRAY_CREATE, *arr, ctx, __builtin_return_address(0));
        dtl__record_end(status);
        dtl__call_end(CALL_ARRAY_CREATE, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/array.yaml: array_create_fill */
dtl_status dtl_array_create_fill(dtl_context_t ctx, dtl_dtype dtype, dtl_size_t size,
                                 const void *value, dtl_array_t *arr)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "array_create_fill", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "array_create_fill",
                                                    "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__devices_in_use))
        if (dtl__device_memory_refused(dtl__context_error_scope(ctx_object), "array_create_fill",
                                       "value", value, NULL))
            return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(value)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "array_create_fill", "value-null",
                              "value is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(arr)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "array_create_fill", "arr-null", "arr is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "array_create_fill", "dtype-enum",
                              "dtype is %lld; expected a dtl_dtype", (long long)dtype);
    if (DTL_UNLIKELY(size > dtl__limit(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "array_create_fill", "size-range",
                              "size is %lld; expected 0 <= size <= limit(dtype) (%llu)",
                              (long long)size, (unsigned long long)dtl__limit(dtype));

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_ARRAY_CREATE_FILL);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    struct container *arr_object = NULL;
    dtl_array_t arr_handle = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_ARRAY_CREATE_FILL, ctx_object,
                                           (const int64_t[]){dtype, size}, 2);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
        dtl__call_moves(CALL_ARRAY_CREATE_FILL, dtl__bytes(dtype), 0);
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'n', &dtype, sizeof dtype},
                {'n', &size, sizeof size},
                {'r', value, dtl__bytes(dtype)},
                {'m', arr, sizeof *arr},
            };
            dtl__record_call(CALL_ARRAY_CREATE_FILL, dtl__arguments, 5);
        }
    }
    dtl_status status = dtl_impl_array_create_fill(ctx_object, dtype, size, value, &arr_object);
    if (status == DTL_SUCCESS)
        status = dtl__handle_open(HANDLE_ARRAY, arr_object, &arr_handle);
    if (DTL_UNLIKELY(dtl__observed))
        status = dtl__call_agree(CALL_ARRAY_CREATE_FILL, status);
    dtl__context_leave_with(entered, status);
    if (status == DTL_SUCCESS)
        *arr = arr_handle;
    else
        dtl__handles_close(&arr_handle, 1);
    if (DTL_UNLIKELY(status != DTL_SUCCESS && arr_object != NULL))
        dtl_impl_container_destroy(arr_object);
    dtl__result(CALL_ARRAY_CREATE_FILL, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_ARRAY_CREATE_FILL, *arr, ctx,
                                      __builtin_return_address(0));
        dtl__record_end(status);
        dtl__call_end(CALL_ARRAY_CREATE_FILL, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/array.yaml: array_destroy: the observed path */
static DTL_NOINLINE void array_destroy_observed(dtl_array_t arr, struct container *arr_object)
{
    dtl_status begun = dtl__call_begin(CALL_ARRAY_DESTROY, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &arr, sizeof arr},
        };
        dtl__record_call(CALL_ARRAY_DESTROY, dtl__arguments, 1);
    }
    dtl_impl_container_destroy(arr_object);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_ARRAY_DESTROY, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return;
}

/* spec/array.yaml: array_destroy */
void dtl_array_destroy(dtl_array_t arr)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "array_destroy", "state", "%s", dtl__closed_reason());
        return;
    }
    struct container *arr_object = dtl__handle_close(arr, HANDLE_ARRAY, "array_destroy", "arr");
    if (DTL_UNLIKELY(arr_object == NULL))
        return;

    if (DTL_UNLIKELY(dtl__observed))
    {
        array_destroy_observed(arr, arr_object);
        return;
    }
    dtl_impl_container_destroy(arr_object);
}

/* spec/array.yaml: array_global_size: the observed path */
static DTL_NOINLINE dtl_size_t array_global_size_observed(dtl_array_t arr,
                                                          struct container *arr_object)
{
    dtl_status begun = dtl__call_begin(CALL_ARRAY_GLOBAL_SIZE,
                                       dtl__container_context(arr_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    begun = dtl__guard_enter(CALL_ARRAY_GLOBAL_SIZE, (const struct handles[]){{&arr, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_ARRAY_GLOBAL_SIZE, dtl__container_error_scope(arr_object), begun);
        return 0;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &arr, sizeof arr},
        };
        dtl__record_call(CALL_ARRAY_GLOBAL_SIZE, dtl__arguments, 1);
    }
    dtl_size_t result = dtl_impl_container_global_size(arr_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_ARRAY_GLOBAL_SIZE, dtl__container_error_scope(arr_object), DTL_SUCCESS);
    return result;
}

/* spec/array.yaml: array_global_size */
dtl_size_t dtl_array_global_size(dtl_array_t arr)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "array_global_size", "state", "%s",
                    dtl__closed_reason());
        return 0;
    }
    struct container *arr_object = dtl__handle_object(arr, HANDLE_ARRAY, "array_global_size",
                                                      "arr");
    if (DTL_UNLIKELY(arr_object == NULL))
        return 0;

    if (DTL_UNLIKELY(dtl__observed))
        return array_global_size_observed(arr, arr_object);
    return dtl_impl_container_global_size(arr_object);
}

/* spec/array.yaml: array_local_size: the observed path */
static DTL_NOINLINE dtl_size_t array_local_size_observed(dtl_array_t arr,
                                                         struct container *arr_object)
{
    dtl_status begun = dtl__call_begin(CALL_ARRAY_LOCAL_SIZE,
                                       dtl__container_context(arr_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    begun = dtl__guard_enter(CALL_ARRAY_LOCAL_SIZE, (const struct handles[]){{&arr, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_ARRAY_LOCAL_SIZE, dtl__container_error_scope(arr_object), begun);
        return 0;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &arr, sizeof arr},
        };
        dtl__record_call(CALL_ARRAY_LOCAL_SIZE, dtl__arguments, 1);
    }
    dtl_size_t result = dtl_impl_container_local_size(arr_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_ARRAY_LOCAL_SIZE, dtl__container_error_scope(arr_object), DTL_SUCCESS);
    return result;
}

/* spec/array.yaml: array_local_size */
dtl_size_t dtl_array_local_size(dtl_array_t arr)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "array_local_size", "state", "%s",
                    dtl__closed_reason());
        return 0;
    }
    struct container *arr_object = dtl__handle_object(arr, HANDLE_ARRAY, "array_local_size", "arr");
    if (DTL_UNLIKELY(arr_object == NULL))
        return 0;

    if (DTL_UNLIKELY(dtl__observed))
        return array_local_size_observed(arr, arr_object);
    return dtl_impl_container_local_size(arr_object);
}

/* spec/array.yaml: array_local_offset: the observed path */
static DTL_NOINLINE dtl_index_t array_local_offset_observed(dtl_array_t arr,
                                                            struct container *arr_object)
{
    dtl_status begun = dtl__call_begin(CALL_ARRAY_LOCAL_OFFSET,
                                       dtl__container_context(arr_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    begun = dtl__guard_enter(CALL_ARRAY_LOCAL_OFFSET, (const struct handles[]){{&arr, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_ARRAY_LOCAL_OFFSET, dtl__container_error_scope(arr_object), begun);
        return 0;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &arr, sizeof arr},
        };
        dtl__record_call(CALL_ARRAY_LOCAL_OFFSET, dtl__arguments, 1);
    }
    dtl_index_t result = dtl_impl_container_local_offset(arr_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_ARRAY_LOCAL_OFFSET, dtl__container_error_scope(arr_object), DTL_SUCCESS);
    return result;
}

/* spec/array.yaml: array_local_offset */
dtl_index_t dtl_array_local_offset(dtl_array_t arr)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "array_local_offset", "state", "%s",
                    dtl__closed_reason());
        return 0;
    }
    struct container *arr_object = dtl__handle_object(arr, HANDLE_ARRAY, "array_local_offset",
                                                      "arr");
    if (DTL_UNLIKELY(arr_object == NULL))
        return 0;

    if (DTL_UNLIKELY(dtl__observed))
        return array_local_offset_observed(arr, arr_object);
    return dtl_impl_container_local_offset(arr_object);
}

/* spec/array.yaml: array_empty: the observed path */
static DTL_NOINLINE int array_empty_observed(dtl_array_t arr, struct container *arr_object)
{
    dtl_status begun = dtl__call_begin(CALL_ARRAY_EMPTY, dtl__container_context(arr_object),
                                       NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    begun = dtl__guard_enter(CALL_ARRAY_EMPTY, (const struct handles[]){{&arr, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_ARRAY_EMPTY, dtl__container_error_scope(arr_object), begun);
        return 0;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &arr, sizeof arr},
        };
        dtl__record_call(CALL_ARRAY_EMPTY, dtl__arguments, 1);
    }
    int result = dtl_impl_container_empty(arr_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_ARRAY_EMPTY, dtl__container_error_scope(arr_object), DTL_SUCCESS);
    return result;
}

/* spec/array.yaml: array_empty */
int dtl_array_empty(dtl_array_t arr)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "array_empty", "state", "%s", dtl__closed_reason());
        return 0;
    }
    struct container *arr_object = dtl__handle_object(arr, HANDLE_ARRAY, "array_empty", "arr");
    if (DTL_UNLIKELY(arr_object == NULL))
        return 0;

    if (DTL_UNLIKELY(dtl__observed))
        return array_empty_observed(arr, arr_object);
    return dtl_impl_container_empty(arr_object);
}

/* spec/array.yaml: array_dtype: the observed path */
static DTL_NOINLINE dtl_dtype array_dtype_observed(dtl_array_t arr, struct container *arr_object)
{
    dtl_status begun = dtl__call_begin(CALL_ARRAY_DTYPE, dtl__container_context(arr_object),
                                       NULL, 0);
    if (begun != DTL_SUCCESS)
        return (dtl_dtype)-1;
    begun = dtl__guard_enter(CALL_ARRAY_DTYPE, (const struct handles[]){{&arr, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_ARRAY_DTYPE, dtl__container_error_scope(arr_object), begun);
        return (dtl_dtype)-1;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &arr, sizeof arr},
        };
        dtl__record_call(CALL_ARRAY_DTYPE, dtl__arguments, 1);
    }
    dtl_dtype result = dtl_impl_container_dtype(arr_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_ARRAY_DTYPE, dtl__container_error_scope(arr_object), DTL_SUCCESS);
    return result;
}

/* spec/array.yaml: array_dtype */
dtl_dtype dtl_array_dtype(dtl_array_t arr)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "array_dtype", "state", "%s", dtl__closed_reason());
        return (dtl_dtype)-1;
    }
    struct container *arr_object = dtl__handle_object(arr, HANDLE_ARRAY, "array_dtype", "arr");
    if (DTL_UNLIKELY(arr_object == NULL))
        return (dtl_dtype)-1;

    if (DTL_UNLIKELY(dtl__observed))
        return array_dtype_observed(arr, arr_object);
    return dtl_impl_container_dtype(arr_object);
}

/* spec/array.yaml: array_local_data: the observed path */
static DTL_NOINLINE const void *array_local_data_observed(dtl_array_t arr,
                                                          struct container *arr_object)
{
    dtl_status begun = dtl__call_begin(CALL_ARRAY_LOCAL_DATA,
                                       dtl__container_context(arr_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return NULL;
    begun = dtl__guard_enter(CALL_ARRAY_LOCAL_DATA, (const struct handles[]){{&arr, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_ARRAY_LOCAL_DATA, dtl__container_error_scope(arr_object), begun);
        return NULL;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &arr, sizeof arr},
        };
        dtl__record_call(CALL_ARRAY_LOCAL_DATA, dtl__arguments, 1);
    }
    const void *result = dtl_impl_container_local_data(arr_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_ARRAY_LOCAL_DATA, dtl__container_error_scope(arr_object), DTL_SUCCESS);
    return result;
}

/* spec/array.yaml: array_local_data */
const void *dtl_array_local_data(dtl_array_t arr)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "array_local_data", "state", "%s",
                    dtl__closed_reason());
        return NULL;
    }
    struct container *arr_object = dtl__handle_object(arr, HANDLE_ARRAY, "array_local_data", "arr");
    if (DTL_UNLIKELY(arr_object == NULL))
        return NULL;

    if (DTL_UNLIKELY(dtl__observed))
        return array_local_data_observed(arr, arr_object);
    return dtl_impl_container_local_data(arr_object);
}

/* spec/array.yaml: array_local_data_mut: the observed path */
static DTL_NOINLINE void *array_local_data_mut_observed(dtl_array_t arr,
                                                        struct container *arr_object)
{
    dtl_status begun = dtl__call_begin(CALL_ARRAY_LOCAL_DATA_MUT,
                                       dtl__container_context(arr_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return NULL;
    begun = dtl__guard_enter(CALL_ARRAY_LOCAL_DATA_MUT, (const struct handles[]){{&arr, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_ARRAY_LOCAL_DATA_MUT, dtl__container_error_scope(arr_object), begun);
        return NULL;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &arr, sizeof arr},
        };
        dtl__record_call(CALL_ARRAY_LOCAL_DATA_MUT, dtl__arguments, 1);
    }
    void *result = dtl_impl_container_local_data_mut(arr_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_ARRAY_LOCAL_DATA_MUT, dtl__container_error_scope(arr_object),
                  DTL_SUCCESS);
    return result;
}

/* spec/array.yaml: array_local_data_mut */
void *dtl_array_local_data_mut(dtl_array_t arr)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "array_local_data_mut", "state", "%s",
                    dtl__closed_reason());
        return NULL;
    }
    struct container *arr_object = dtl__handle_object(arr, HANDLE_ARRAY, "array_local_data_mut",
                                                      "arr");
    if (DTL_UNLIKELY(arr_object == NULL))
        return NULL;

    if (DTL_UNLIKELY(dtl__observed))
        return array_local_data_mut_observed(arr, arr_object);
    return dtl_impl_container_local_data_mut(arr_object);
}

/* spec/array.yaml: array_get_local: the observed path */
static DTL_NOINLINE dtl_status array_get_local_observed(dtl_array_t arr, dtl_size_t local_idx,
                                                        void *value, struct container *arr_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__container_error_scope(arr_object), "array_get_local", "value", value, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_container_get_local(arr_object, local_idx, value);
        dtl__result(CALL_ARRAY_GET_LOCAL, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_ARRAY_GET_LOCAL,
                                       dtl__container_context(arr_object),
                                       (const int64_t[]){local_idx}, 1);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_ARRAY_GET_LOCAL, (const struct handles[]){{&arr, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_ARRAY_GET_LOCAL, dtl__container_error_scope(arr_object), begun);
        return begun;
    }
    dtl__call_moves(CALL_ARRAY_GET_LOCAL, 0, dtl__bytes(dtl__container_dtype(arr_object)));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &arr, sizeof arr},
            {'n', &local_idx, sizeof local_idx},
            {'w', value, dtl__bytes(dtl__container_dtype(arr_object))},
        };
        dtl__record_call(CALL_ARRAY_GET_LOCAL, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_container_get_local(arr_object, local_idx, value);
    dtl__result(CALL_ARRAY_GET_LOCAL, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_ARRAY_GET_LOCAL, dtl__container_error_scope(arr_object), status);
    return status;
}

/* spec/array.yaml: array_get_local */
dtl_status dtl_array_get_local(dtl_array_t arr, dtl_size_t local_idx, void *value)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "array_get_local", "state", "%s",
                           dtl__closed_reason());
    struct container *arr_object = dtl__handle_object(arr, HANDLE_ARRAY, "array_get_local", "arr");
    if (DTL_UNLIKELY(arr_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(value)))
        return dtl__refuse_in(dtl__container_error_scope(arr_object), DTL_ERROR_NULL_POINTER,
                              "array_get_local", "value-null",
                              "value is NULL; expected an address");
    if (DTL_UNLIKELY(local_idx >= dtl__container_local_size(arr_object)))
        return dtl__refuse_in(dtl__container_error_scope(arr_object), DTL_ERROR_OUT_OF_BOUNDS,
                              "array_get_local", "local_idx-range",
                              "local_idx is %lld; expected local_idx < local_size(arr) (%llu)",
                              (long long)local_idx,
                              (unsigned long long)dtl__container_local_size(arr_object));

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return array_get_local_observed(arr, local_idx, value, arr_object);
    dtl_status status = dtl_impl_container_get_local(arr_object, local_idx, value);
    return dtl__result(CALL_ARRAY_GET_LOCAL, status);
}

/* spec/array.yaml: array_set_local: the observed path */
static DTL_NOINLINE dtl_status array_set_local_observed(dtl_array_t arr, dtl_size_t local_idx,
                                                        const void *value,
                                                        struct container *arr_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__container_error_scope(arr_object), "array_set_local", "value", value, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_container_set_local(arr_object, local_idx, value);
        dtl__result(CALL_ARRAY_SET_LOCAL, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_ARRAY_SET_LOCAL,
                                       dtl__container_context(arr_object),
                                       (const int64_t[]){local_idx}, 1);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_ARRAY_SET_LOCAL, (const struct handles[]){{&arr, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_ARRAY_SET_LOCAL, dtl__container_error_scope(arr_object), begun);
        return begun;
    }
    dtl__call_moves(CALL_ARRAY_SET_LOCAL, dtl__bytes(dtl__container_dtype(arr_object)), 0);
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &arr, sizeof arr},
            {'n', &local_idx, sizeof local_idx},
            {'r', value, dtl__bytes(dtl__container_dtype(arr_object))},
        };
        dtl__record_call(CALL_ARRAY_SET_LOCAL, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_container_set_local(arr_object, local_idx, value);
    dtl__result(CALL_ARRAY_SET_LOCAL, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_ARRAY_SET_LOCAL, dtl__container_error_scope(arr_object), status);
    return status;
}

/* spec/array.yaml: array_set_local */
dtl_status dtl_array_set_local(dtl_array_t arr, dtl_size_t local_idx, const void *value)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "array_set_local", "state", "%s",
                           dtl__closed_reason());
    struct container *arr_object = dtl__handle_object(arr, HANDLE_ARRAY, "array_set_local", "arr");
    if (DTL_UNLIKELY(arr_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(value)))
        return dtl__refuse_in(dtl__container_error_scope(arr_object), DTL_ERROR_NULL_POINTER,
                              "array_set_local", "value-null",
                              "value is NULL; expected an address");
    if (DTL_UNLIKELY(local_idx >= dtl__container_local_size(arr_object)))
        return dtl__refuse_in(dtl__container_error_scope(arr_object), DTL_ERROR_OUT_OF_BOUNDS,
                              "array_set_local", "local_idx-range",
                              "local_idx is %lld; expected local_idx < local_size(arr) (%llu)",
                              (long long)local_idx,
                              (unsigned long long)dtl__container_local_size(arr_object));

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return array_set_local_observed(arr, local_idx, value, arr_object);
    dtl_status status = dtl_impl_container_set_local(arr_object, local_idx, value);
    return dtl__result(CALL_ARRAY_SET_LOCAL, status);
}

/* spec/array.yaml: array_num_ranks: the observed path */
static DTL_NOINLINE dtl_rank_t array_num_ranks_observed(dtl_array_t arr,
                                                        struct container *arr_object)
{
    dtl_status begun = dtl__call_begin(CALL_ARRAY_NUM_RANKS,
                                       dtl__container_context(arr_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    begun = dtl__guard_enter(CALL_ARRAY_NUM_RANKS, (const struct handles[]){{&arr, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_ARRAY_NUM_RANKS, dtl__container_error_scope(arr_object), begun);
        return 0;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &arr, sizeof arr},
        };
        dtl__record_call(CALL_ARRAY_NUM_RANKS, dtl__arguments, 1);
    }
    dtl_rank_t result = dtl_impl_container_num_ranks(arr_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_ARRAY_NUM_RANKS, dtl__container_error_scope(arr_object), DTL_SUCCESS);
    return result;
}

/* spec/array.yaml: array_num_ranks */
dtl_rank_t dtl_array_num_ranks(dtl_array_t arr)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "array_num_ranks", "state", "%s",
                    dtl__closed_reason());
        return 0;
    }
    struct container *arr_object = dtl__handle_object(arr, HANDLE_ARRAY, "array_num_ranks", "arr");
    if (DTL_UNLIKELY(arr_object == NULL))
        return 0;

    if (DTL_UNLIKELY(dtl__observed))
        return array_num_ranks_observed(arr, arr_object);
    return dtl_impl_container_num_ranks(arr_object);
}

/* spec/array.yaml: array_rank: the observed path */
static DTL_NOINLINE dtl_rank_t array_rank_observed(dtl_array_t arr, struct container *arr_object)
{
    dtl_status begun = dtl__call_begin(CALL_ARRAY_RANK, dtl__container_context(arr_object),
                                       NULL, 0);
    if (begun != DTL_SUCCESS)
        return DTL_NO_RANK;
    begun = dtl__guard_enter(CALL_ARRAY_RANK, (const struct handles[]){{&arr, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_ARRAY_RANK, dtl__container_error_scope(arr_object), begun);
        return DTL_NO_RANK;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &arr, sizeof arr},
        };
        dtl__record_call(CALL_ARRAY_RANK, dtl__arguments, 1);
    }
    dtl_rank_t result = dtl_impl_container_rank(arr_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_ARRAY_RANK, dtl__container_error_scope(arr_object), DTL_SUCCESS);
    return result;
}

/* spec/array.yaml: array_rank */
dtl_rank_t dtl_array_rank(dtl_array_t arr)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "array_rank", "state", "%s", dtl__closed_reason());
        return DTL_NO_RANK;
    }
    struct container *arr_object = dtl__handle_object(arr, HANDLE_ARRAY, "array_rank", "arr");
    if (DTL_UNLIKELY(arr_object == NULL))
        return DTL_NO_RANK;

    if (DTL_UNLIKELY(dtl__observed))
        return array_rank_observed(arr, arr_object);
    return dtl_impl_container_rank(arr_object);
}

/* spec/array.yaml: array_is_local: the observed path */
static DTL_NOINLINE int array_is_local_observed(dtl_array_t arr, dtl_index_t global_idx,
                                                struct container *arr_object)
{
    dtl_status begun = dtl__call_begin(CALL_ARRAY_IS_LOCAL, dtl__container_context(arr_object),
                                       (const int64_t[]){global_idx}, 1);
    if (begun != DTL_SUCCESS)
        return 0;
    begun = dtl__guard_enter(CALL_ARRAY_IS_LOCAL, (const struct handles[]){{&arr, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_ARRAY_IS_LOCAL, dtl__container_error_scope(arr_object), begun);
        return 0;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &arr, sizeof arr},
            {'n', &global_idx, sizeof global_idx},
        };
        dtl__record_call(CALL_ARRAY_IS_LOCAL, dtl__arguments, 2);
    }
    int result = dtl_impl_container_is_local(arr_object, global_idx);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_ARRAY_IS_LOCAL, dtl__container_error_scope(arr_object), DTL_SUCCESS);
    return result;
}

/* spec/array.yaml: array_is_local */
int dtl_array_is_local(dtl_array_t arr, dtl_index_t global_idx)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "array_is_local", "state", "%s", dtl__closed_reason());
        return 0;
    }
    struct container *arr_object = dtl__handle_object(arr, HANDLE_ARRAY, "array_is_local", "arr");
    if (DTL_UNLIKELY(arr_object == NULL))
        return 0;
    if (DTL_UNLIKELY(global_idx < 0 || global_idx >=
                     (int64_t)dtl__container_global_size(arr_object))) {
        dtl__refuse_in(
            dtl__container_error_scope(arr_object), DTL_ERROR_OUT_OF_BOUNDS, "array_is_local",
            "global_idx-range",
            "global_idx is %lld; expected global_idx >= 0 and global_idx < global_size(arr) "
            "(%llu)",
            (long long)global_idx, (unsigned long long)dtl__container_global_size(arr_object));
        return 0;
    }

    if (DTL_UNLIKELY(dtl__observed))
        return array_is_local_observed(arr, global_idx, arr_object);
    return dtl_impl_container_is_local(arr_object, global_idx);
}

/* spec/array.yaml: array_owner: the observed path */
static DTL_NOINLINE dtl_rank_t array_owner_observed(dtl_array_t arr, dtl_index_t global_idx,
                                                    struct container *arr_object)
{
    dtl_status begun = dtl__call_begin(CALL_ARRAY_OWNER, dtl__container_context(arr_object),
                                       (const int64_t[]){global_idx}, 1);
    if (begun != DTL_SUCCESS)
        return DTL_NO_RANK;
    begun = dtl__guard_enter(CALL_ARRAY_OWNER, (const struct handles[]){{&arr, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_ARRAY_OWNER, dtl__container_error_scope(arr_object), begun);
        return DTL_NO_RANK;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &arr, sizeof arr},
            {'n', &global_idx, sizeof global_idx},
        };
        dtl__record_call(CALL_ARRAY_OWNER, dtl__arguments, 2);
    }
    dtl_rank_t result = dtl_impl_container_owner(arr_object, global_idx);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_ARRAY_OWNER, dtl__container_error_scope(arr_object), DTL_SUCCESS);
    return result;
}

/* spec/array.yaml: array_owner */
dtl_rank_t dtl_array_owner(dtl_array_t arr, dtl_index_t global_idx)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "array_owner", "state", "%s", dtl__closed_reason());
        return DTL_NO_RANK;
    }
    struct container *arr_object = dtl__handle_object(arr, HANDLE_ARRAY, "array_owner", "arr");
    if (DTL_UNLIKELY(arr_object == NULL))
        return DTL_NO_RANK;
    if (DTL_UNLIKELY(global_idx < 0 || global_idx >=
                     (int64_t)dtl__container_global_size(arr_object))) {
        dtl__refuse_in(
            dtl__container_error_scope(arr_object), DTL_ERROR_OUT_OF_BOUNDS, "array_owner",
            "global_idx-range",
            "global_idx is %lld; expected global_idx >= 0 and global_idx < global_size(arr) "
            "(%llu)",
            (long long)global_idx, (unsigned long long)dtl__container_global_size(arr_object));
        return DTL_NO_RANK;
    }

    if (DTL_UNLIKELY(dtl__observed))
        return array_owner_observed(arr, global_idx, arr_object);
    return dtl_impl_container_owner(arr_object, global_idx);
}

/* spec/array.yaml: array_to_local: the observed path */
static DTL_NOINLINE dtl_index_t array_to_local_observed(dtl_array_t arr, dtl_index_t global_idx,
                                                        struct container *arr_object)
{
    dtl_status begun = dtl__call_begin(CALL_ARRAY_TO_LOCAL, dtl__container_context(arr_object),
                                       (const int64_t[]){global_idx}, 1);
    if (begun != DTL_SUCCESS)
        return -1;
    begun = dtl__guard_enter(CALL_ARRAY_TO_LOCAL, (const struct handles[]){{&arr, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_ARRAY_TO_LOCAL, dtl__container_error_scope(arr_object), begun);
        return -1;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &arr, sizeof arr},
            {'n', &global_idx, sizeof global_idx},
        };
        dtl__record_call(CALL_ARRAY_TO_LOCAL, dtl__arguments, 2);
    }
    dtl_index_t result = dtl_impl_container_to_local(arr_object, global_idx);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_ARRAY_TO_LOCAL, dtl__container_error_scope(arr_object), DTL_SUCCESS);
    return result;
}

/* spec/array.yaml: array_to_local */
dtl_index_t dtl_array_to_local(dtl_array_t arr, dtl_index_t global_idx)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "array_to_local", "state", "%s", dtl__closed_reason());
        return -1;
    }
    struct container *arr_object = dtl__handle_object(arr, HANDLE_ARRAY, "array_to_local", "arr");
    if (DTL_UNLIKELY(arr_object == NULL))
        return -1;
    if (DTL_UNLIKELY(global_idx < 0 || global_idx >=
                     (int64_t)dtl__container_global_size(arr_object))) {
        dtl__refuse_in(
            dtl__container_error_scope(arr_object), DTL_ERROR_OUT_OF_BOUNDS, "array_to_local",
            "global_idx-range",
            "global_idx is %lld; expected global_idx >= 0 and global_idx < global_size(arr) "
            "(%llu)",
            (long long)global_idx, (unsigned long long)dtl__container_global_size(arr_object));
        return -1;
    }

    if (DTL_UNLIKELY(dtl__observed))
        return array_to_local_observed(arr, global_idx, arr_object);
    return dtl_impl_container_to_local(arr_object, global_idx);
}

/* spec/array.yaml: array_to_global: the observed path */
static DTL_NOINLINE dtl_index_t array_to_global_observed(dtl_array_t arr, dtl_index_t local_idx,
                                                         struct container *arr_object)
{
    dtl_status begun = dtl__call_begin(CALL_ARRAY_TO_GLOBAL,
                                       dtl__container_context(arr_object),
                                       (const int64_t[]){local_idx}, 1);
    if (begun != DTL_SUCCESS)
        return -1;
    begun = dtl__guard_enter(CALL_ARRAY_TO_GLOBAL, (const struct handles[]){{&arr, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_ARRAY_TO_GLOBAL, dtl__container_error_scope(arr_object), begun);
        return -1;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &arr, sizeof arr},
            {'n', &local_idx, sizeof local_idx},
        };
        dtl__record_call(CALL_ARRAY_TO_GLOBAL, dtl__arguments, 2);
    }
    dtl_index_t result = dtl_impl_container_to_global(arr_object, local_idx);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_ARRAY_TO_GLOBAL, dtl__container_error_scope(arr_object), DTL_SUCCESS);
    return result;
}

/* spec/array.yaml: array_to_global */
dtl_index_t dtl_array_to_global(dtl_array_t arr, dtl_index_t local_idx)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "array_to_global", "state", "%s",
                    dtl__closed_reason());
        return -1;
    }
    struct container *arr_object = dtl__handle_object(arr, HANDLE_ARRAY, "array_to_global", "arr");
    if (DTL_UNLIKELY(arr_object == NULL))
        return -1;
    if (DTL_UNLIKELY(local_idx < 0 || local_idx >=
                     (int64_t)dtl__container_local_size(arr_object))) {
        dtl__refuse_in(
            dtl__container_error_scope(arr_object), DTL_ERROR_OUT_OF_BOUNDS, "array_to_global",
            "local_idx-range",
            "local_idx is %lld; expected local_idx >= 0 and local_idx < local_size(arr) (%llu)",
            (long long)local_idx, (unsigned long long)dtl__container_local_size(arr_object));
        return -1;
    }

    if (DTL_UNLIKELY(dtl__observed))
        return array_to_global_observed(arr, local_idx, arr_object);
    return dtl_impl_container_to_global(arr_object, local_idx);
}

/* spec/array.yaml: array_fill_local: the observed path */
static DTL_NOINLINE dtl_status array_fill_local_observed(dtl_array_t arr, const void *value,
                                                         struct container *arr_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__container_error_scope(arr_object), "array_fill_local", "value", value, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_container_fill_local(arr_object, value);
        dtl__result(CALL_ARRAY_FILL_LOCAL, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_ARRAY_FILL_LOCAL,
                                       dtl__container_context(arr_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_ARRAY_FILL_LOCAL, (const struct handles[]){{&arr, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_ARRAY_FILL_LOCAL, dtl__container_error_scope(arr_object), begun);
        return begun;
    }
    dtl__call_moves(CALL_ARRAY_FILL_LOCAL, dtl__bytes(dtl__container_dtype(arr_object)), 0);
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &arr, sizeof arr},
            {'r', value, dtl__bytes(dtl__container_dtype(arr_object))},
        };
        dtl__record_call(CALL_ARRAY_FILL_LOCAL, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_container_fill_local(arr_object, value);
    dtl__result(CALL_ARRAY_FILL_LOCAL, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_ARRAY_FILL_LOCAL, dtl__container_error_scope(arr_object), status);
    return status;
}

/* spec/array.yaml: array_fill_local */
dtl_status dtl_array_fill_local(dtl_array_t arr, const void *value)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "array_fill_local", "state", "%s",
                           dtl__closed_reason());
    struct container *arr_object = dtl__handle_object(arr, HANDLE_ARRAY, "array_fill_local", "arr");
    if (DTL_UNLIKELY(arr_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(value)))
        return dtl__refuse_in(dtl__container_error_scope(arr_object), DTL_ERROR_NULL_POINTER,
                              "array_fill_local", "value-null",
                              "value is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return array_fill_local_observed(arr, value, arr_object);
    dtl_status status = dtl_impl_container_fill_local(arr_object, value);
    return dtl__result(CALL_ARRAY_FILL_LOCAL, status);
}

/* spec/array.yaml: array_barrier: the observed path */
static DTL_NOINLINE dtl_status array_barrier_observed(dtl_array_t arr,
                                                      struct container *arr_object)
{
    struct context *entered = dtl__container_context(arr_object);
    dtl_status begun = dtl__call_begin(CALL_ARRAY_BARRIER, dtl__container_context(arr_object),
                                       NULL, 0);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    begun = dtl__guard_enter(CALL_ARRAY_BARRIER, (const struct handles[]){{&arr, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        begun = dtl__call_agree(CALL_ARRAY_BARRIER, begun);
        dtl__context_leave(entered);
        dtl__call_end(CALL_ARRAY_BARRIER, dtl__container_error_scope(arr_object), begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &arr, sizeof arr},
        };
        dtl__record_call(CALL_ARRAY_BARRIER, dtl__arguments, 1);
    }
    dtl_status status = dtl_impl_container_barrier(arr_object);
    status = dtl__call_agree(CALL_ARRAY_BARRIER, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_ARRAY_BARRIER, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_ARRAY_BARRIER, dtl__container_error_scope(arr_object), status);
    return status;
}

/* spec/array.yaml: array_barrier */
dtl_status dtl_array_barrier(dtl_array_t arr)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "array_barrier", "state", "%s",
                           dtl__closed_reason());
    struct container *arr_object = dtl__handle_object(arr, HANDLE_ARRAY, "array_barrier", "arr");
    if (DTL_UNLIKELY(arr_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;

    struct context *entered = dtl__container_context(arr_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_ARRAY_BARRIER);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;

    if (DTL_UNLIKELY(dtl__observed))
        return array_barrier_observed(arr, arr_object);
    dtl_status status = dtl_impl_container_barrier(arr_object);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_ARRAY_BARRIER, status);
}

/* spec/array.yaml: array_is_valid: the observed path */
static DTL_NOINLINE int array_is_valid_observed(dtl_array_t arr, struct container *arr_object)
{
    dtl_status begun = dtl__call_begin(CALL_ARRAY_IS_VALID, dtl__container_context(arr_object),
                                       NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &arr, sizeof arr},
        };
        dtl__record_call(CALL_ARRAY_IS_VALID, dtl__arguments, 1);
    }
    int result = dtl_impl_container_is_valid(arr_object);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_ARRAY_IS_VALID, dtl__container_error_scope(arr_object), DTL_SUCCESS);
    return result;
}

/* spec/array.yaml: array_is_valid */
int dtl_array_is_valid(dtl_array_t arr)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "array_is_valid", "state", "%s", dtl__closed_reason());
        return 0;
    }
    struct container *arr_object = dtl__handle_object(arr, HANDLE_ARRAY, "array_is_valid", "arr");
    if (DTL_UNLIKELY(arr_object == NULL))
        return 0;

    if (DTL_UNLIKELY(dtl__observed))
        return array_is_valid_observed(arr, arr_object);
    return dtl_impl_container_is_valid(arr_object);
}
