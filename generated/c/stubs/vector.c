/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/stubs.c.j2.
 * Do not edit. */
#include "dtl_conditions.h"
#include "dtl_enums.h"
#include "dtl_guard.h"
#include "dtl_impl.h"
#include "dtl_record.h"
#include "dtl_kernels.h"

/* spec/vector.yaml: vector_create_with_options */
dtl_status dtl_vector_create_with_options(dtl_context_t ctx, dtl_dtype dtype,
                                          dtl_size_t global_size,
                                          const dtl_container_options *opts, dtl_vector_t *vec)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "vector_create_with_options", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT,
                                                    "vector_create_with_options", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(vec)))
        return dtl__refuse_in(dtl__options_error_scope(dtl__context_error_scope(ctx_object), opts),
                              DTL_ERROR_NULL_POINTER, "vector_create_with_options", "vec-null",
                              "vec is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__options_error_scope(dtl__context_error_scope(ctx_object), opts),
                              DTL_ERROR_INVALID_ARGUMENT, "vector_create_with_options",
                              "dtype-enum", "dtype is %lld; expected a dtl_dtype",
                              (long long)dtype);
    if (DTL_UNLIKELY(opts != NULL && !dtl__is_partition_policy(opts->partition)))
        return dtl__refuse_in(dtl__options_error_scope(dtl__context_error_scope(ctx_object), opts),
                              DTL_ERROR_INVALID_ARGUMENT, "vector_create_with_options",
                              "opts.partition-enum",
                              "opts.partition is %lld; expected a dtl_partition_policy",
                              (long long)opts->partition);
    if (DTL_UNLIKELY(opts != NULL && !dtl__is_placement_policy(opts->placement)))
        return dtl__refuse_in(dtl__options_error_scope(dtl__context_error_scope(ctx_object), opts),
                              DTL_ERROR_INVALID_ARGUMENT, "vector_create_with_options",
                              "opts.placement-enum",
                              "opts.placement is %lld; expected a dtl_placement_policy",
                              (long long)opts->placement);
    if (DTL_UNLIKELY(opts != NULL && !dtl__is_execution_policy(opts->execution)))
        return dtl__refuse_in(dtl__options_error_scope(dtl__context_error_scope(ctx_object), opts),
                              DTL_ERROR_INVALID_ARGUMENT, "vector_create_with_options",
                              "opts.execution-enum",
                              "opts.execution is %lld; expected a dtl_execution_policy",
                              (long long)opts->execution);
    if (DTL_UNLIKELY(global_size > dtl__limit(dtype)))
        return dtl__refuse_in(
            dtl__options_error_scope(dtl__context_error_scope(ctx_object), opts),
            DTL_ERROR_INVALID_ARGUMENT, "vector_create_with_options", "global_size-range",
            "global_size is %lld; expected 0 <= global_size <= limit(dtype) (%llu)",
            (long long)global_size, (unsigned long long)dtl__limit(dtype));

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_VECTOR_CREATE_WITH_OPTIONS);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    struct container *vec_object = NULL;
    dtl_vector_t vec_handle = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_VECTOR_CREATE_WITH_OPTIONS, ctx_object,
                                           (const int64_t[]){dtype, global_size}, 2);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'n', &dtype, sizeof dtype},
                {'n', &global_size, sizeof global_size},
                {'r', opts, sizeof *opts},
                {'m', vec, sizeof *vec},
            };
            dtl__record_call(CALL_VECTOR_CREATE_WITH_OPTIONS, dtl__arguments, 5);
        }
    }
    dtl_status status = dtl_impl_vector_create_with_options(ctx_object, dtype, global_size, opts,
                                                            &vec_object);
    if (status == DTL_SUCCESS)
        status = dtl__handle_open(HANDLE_VECTOR, vec_object, &vec_handle);
    if (DTL_UNLIKELY(dtl__observed))
        status = dtl__call_agree(CALL_VECTOR_CREATE_WITH_OPTIONS, status);
    dtl__context_leave_with(entered, status);
    if (status == DTL_SUCCESS)
        *vec = vec_handle;
    else
        dtl__handles_close(&vec_handle, 1);
    if (DTL_UNLIKELY(status != DTL_SUCCESS && vec_object != NULL))
        dtl_impl_container_destroy(vec_object);
    dtl__result(CALL_VECTOR_CREATE_WITH_OPTIONS, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_VECTOR_CREATE_WITH_OPTIONS, *vec, ctx,
                                      __builtin_return_address(0));
        dtl__record_end(status);
        dtl__call_end(CALL_VECTOR_CREATE_WITH_OPTIONS,
                      dtl__options_error_scope(dtl__context_error_scope(ctx_object), opts), status);
    }
    return status;
}

/* spec/vector.yaml: vector_partition_policy: the observed path */
static DTL_NOINLINE dtl_partition_policy vector_partition_policy_observed(
    dtl_vector_t vec, struct container *vec_object)
{
    dtl_status begun = dtl__call_begin(CALL_VECTOR_PARTITION_POLICY,
                                       dtl__container_context(vec_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return (dtl_partition_policy)-1;
    begun = dtl__guard_enter(CALL_VECTOR_PARTITION_POLICY, (const struct handles[]){{&vec, 1}},
                             1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_VECTOR_PARTITION_POLICY, dtl__container_error_scope(vec_object),
                      begun);
        return (dtl_partition_policy)-1;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &vec, sizeof vec},
        };
        dtl__record_call(CALL_VECTOR_PARTITION_POLICY, dtl__arguments, 1);
    }
    dtl_partition_policy result = dtl_impl_container_partition_policy(vec_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_VECTOR_PARTITION_POLICY, dtl__container_error_scope(vec_object),
                  DTL_SUCCESS);
    return result;
}

/* spec/vector.yaml: vector_partition_policy */
dtl_partition_policy dtl_vector_partition_policy(dtl_vector_t vec)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "vector_partition_policy", "state", "%s",
                    dtl__closed_reason());
        return (dtl_partition_policy)-1;
    }
    struct container *vec_object = dtl__handle_object(vec, HANDLE_VECTOR,
                                                      "vector_partition_policy", "vec");
    if (DTL_UNLIKELY(vec_object == NULL))
        return (dtl_partition_policy)-1;

    if (DTL_UNLIKELY(dtl__observed))
        return vector_partition_policy_observed(vec, vec_object);
    return dtl_impl_container_partition_policy(vec_object);
}

/* spec/vector.yaml: vector_placement_policy: the observed path */
static DTL_NOINLINE dtl_placement_policy vector_placement_policy_observed(
    dtl_vector_t vec, struct container *vec_object)
{
    dtl_status begun = dtl__call_begin(CALL_VECTOR_PLACEMENT_POLICY,
                                       dtl__container_context(vec_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return (dtl_placement_policy)-1;
    begun = dtl__guard_enter(CALL_VECTOR_PLACEMENT_POLICY, (const struct handles[]){{&vec, 1}},
                             1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_VECTOR_PLACEMENT_POLICY, dtl__container_error_scope(vec_object),
                      begun);
        return (dtl_placement_policy)-1;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &vec, sizeof vec},
        };
        dtl__record_call(CALL_VECTOR_PLACEMENT_POLICY, dtl__arguments, 1);
    }
    dtl_placement_policy result = dtl_impl_container_placement_policy(vec_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_VECTOR_PLACEMENT_POLICY, dtl__container_error_scope(vec_object),
                  DTL_SUCCESS);
    return result;
}

/* spec/vector.yaml: vector_placement_policy */
dtl_placement_policy dtl_vector_placement_policy(dtl_vector_t vec)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "vector_placement_policy", "state", "%s",
                    dtl__closed_reason());
        return (dtl_placement_policy)-1;
    }
    struct container *vec_object = dtl__handle_object(vec, HANDLE_VECTOR,
                                                      "vector_placement_policy", "vec");
    if (DTL_UNLIKELY(vec_object == NULL))
        return (dtl_placement_policy)-1;

    if (DTL_UNLIKELY(dtl__observed))
        return vector_placement_policy_observed(vec, vec_object);
    return dtl_impl_container_placement_policy(vec_object);
}

/* spec/vector.yaml: vector_execution_policy: the observed path */
static DTL_NOINLINE dtl_execution_policy vector_execution_policy_observed(
    dtl_vector_t vec, struct container *vec_object)
{
    dtl_status begun = dtl__call_begin(CALL_VECTOR_EXECUTION_POLICY,
                                       dtl__container_context(vec_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return (dtl_execution_policy)-1;
    begun = dtl__guard_enter(CALL_VECTOR_EXECUTION_POLICY, (const struct handles[]){{&vec, 1}},
                             1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_VECTOR_EXECUTION_POLICY, dtl__container_error_scope(vec_object),
                      begun);
        return (dtl_execution_policy)-1;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &vec, sizeof vec},
        };
        dtl__record_call(CALL_VECTOR_EXECUTION_POLICY, dtl__arguments, 1);
    }
    dtl_execution_policy result = dtl_impl_container_execution_policy(vec_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_VECTOR_EXECUTION_POLICY, dtl__container_error_scope(vec_object),
                  DTL_SUCCESS);
    return result;
}

/* spec/vector.yaml: vector_execution_policy */
dtl_execution_policy dtl_vector_execution_policy(dtl_vector_t vec)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "vector_execution_policy", "state", "%s",
                    dtl__closed_reason());
        return (dtl_execution_policy)-1;
    }
    struct container *vec_object = dtl__handle_object(vec, HANDLE_VECTOR,
                                                      "vector_execution_policy", "vec");
    if (DTL_UNLIKELY(vec_object == NULL))
        return (dtl_execution_policy)-1;

    if (DTL_UNLIKELY(dtl__observed))
        return vector_execution_policy_observed(vec, vec_object);
    return dtl_impl_container_execution_policy(vec_object);
}

/* spec/vector.yaml: vector_device_id: the observed path */
static DTL_NOINLINE int vector_device_id_observed(dtl_vector_t vec, struct container *vec_object)
{
    dtl_status begun = dtl__call_begin(CALL_VECTOR_DEVICE_ID,
                                       dtl__container_context(vec_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return -1;
    begun = dtl__guard_enter(CALL_VECTOR_DEVICE_ID, (const struct handles[]){{&vec, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_VECTOR_DEVICE_ID, dtl__container_error_scope(vec_object), begun);
        return -1;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &vec, sizeof vec},
        };
        dtl__record_call(CALL_VECTOR_DEVICE_ID, dtl__arguments, 1);
    }
    int result = dtl_impl_container_device_id(vec_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_VECTOR_DEVICE_ID, dtl__container_error_scope(vec_object), DTL_SUCCESS);
    return result;
}

/* spec/vector.yaml: vector_device_id */
int dtl_vector_device_id(dtl_vector_t vec)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "vector_device_id", "state", "%s",
                    dtl__closed_reason());
        return -1;
    }
    struct container *vec_object = dtl__handle_object(vec, HANDLE_VECTOR, "vector_device_id",
                                                      "vec");
    if (DTL_UNLIKELY(vec_object == NULL))
        return -1;

    if (DTL_UNLIKELY(dtl__observed))
        return vector_device_id_observed(vec, vec_object);
    return dtl_impl_container_device_id(vec_object);
}

/* spec/vector.yaml: vector_consistency_policy: the observed path */
static DTL_NOINLINE dtl_consistency_policy vector_consistency_policy_observed(
    dtl_vector_t vec, struct container *vec_object)
{
    dtl_status begun = dtl__call_begin(CALL_VECTOR_CONSISTENCY_POLICY,
                                       dtl__container_context(vec_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return (dtl_consistency_policy)-1;
    begun = dtl__guard_enter(CALL_VECTOR_CONSISTENCY_POLICY,
                             (const struct handles[]){{&vec, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_VECTOR_CONSISTENCY_POLICY, dtl__container_error_scope(vec_object),
                      begun);
        return (dtl_consistency_policy)-1;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &vec, sizeof vec},
        };
        dtl__record_call(CALL_VECTOR_CONSISTENCY_POLICY, dtl__arguments, 1);
    }
    dtl_consistency_policy result = dtl_impl_container_consistency_policy(vec_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_VECTOR_CONSISTENCY_POLICY, dtl__container_error_scope(vec_object),
                  DTL_SUCCESS);
    return result;
}

/* spec/vector.yaml: vector_consistency_policy */
dtl_consistency_policy dtl_vector_consistency_policy(dtl_vector_t vec)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "vector_consistency_policy", "state", "%s",
                    dtl__closed_reason());
        return (dtl_consistency_policy)-1;
    }
    struct container *vec_object = dtl__handle_object(vec, HANDLE_VECTOR,
                                                      "vector_consistency_policy", "vec");
    if (DTL_UNLIKELY(vec_object == NULL))
        return (dtl_consistency_policy)-1;

    if (DTL_UNLIKELY(dtl__observed))
        return vector_consistency_policy_observed(vec, vec_object);
    return dtl_impl_container_consistency_policy(vec_object);
}

/* spec/vector.yaml: vector_error_policy: the observed path */
static DTL_NOINLINE dtl_error_policy vector_error_policy_observed(dtl_vector_t vec,
                                                                  struct container *vec_object)
{
    dtl_status begun = dtl__call_begin(CALL_VECTOR_ERROR_POLICY,
                                       dtl__container_context(vec_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return (dtl_error_policy)-1;
    begun = dtl__guard_enter(CALL_VECTOR_ERROR_POLICY, (const struct handles[]){{&vec, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_VECTOR_ERROR_POLICY, dtl__container_error_scope(vec_object), begun);
        return (dtl_error_policy)-1;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &vec, sizeof vec},
        };
        dtl__record_call(CALL_VECTOR_ERROR_POLICY, dtl__arguments, 1);
    }
    dtl_error_policy result = dtl_impl_container_error_policy(vec_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_VECTOR_ERROR_POLICY, dtl__container_error_scope(vec_object),
                  DTL_SUCCESS);
    return result;
}

/* spec/vector.yaml: vector_error_policy */
dtl_error_policy dtl_vector_error_policy(dtl_vector_t vec)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "vector_error_policy", "state", "%s",
                    dtl__closed_reason());
        return (dtl_error_policy)-1;
    }
    struct container *vec_object = dtl__handle_object(vec, HANDLE_VECTOR, "vector_error_policy",
                                                      "vec");
    if (DTL_UNLIKELY(vec_object == NULL))
        return (dtl_error_policy)-1;

    if (DTL_UNLIKELY(dtl__observed))
        return vector_error_policy_observed(vec, vec_object);
    return dtl_impl_container_error_policy(vec_object);
}

/* spec/vector.yaml: vector_copy_to_host: the observed path */
static DTL_NOINLINE dtl_status vector_copy_to_host_observed(dtl_vector_t vec, void *host_buffer,
                                                            dtl_size_t count,
                                                            struct container *vec_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__container_error_scope(vec_object), "vector_copy_to_host",
        "host_buffer", host_buffer, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_container_copy_to_host(vec_object, host_buffer, count);
        dtl__result(CALL_VECTOR_COPY_TO_HOST, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_VECTOR_COPY_TO_HOST,
                                       dtl__container_context(vec_object),
                                       (const int64_t[]){count}, 1);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_VECTOR_COPY_TO_HOST, (const struct handles[]){{&vec, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_VECTOR_COPY_TO_HOST, dtl__container_error_scope(vec_object), begun);
        return begun;
    }
    dtl__call_moves(CALL_VECTOR_COPY_TO_HOST, 0,
                    dtl__times(count, dtl__bytes(dtl__container_dtype(vec_object))));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &vec, sizeof vec},
            {'w', host_buffer, dtl__times(count, dtl__bytes(dtl__container_dtype(vec_object)))},
            {'n', &count, sizeof count},
        };
        dtl__record_call(CALL_VECTOR_COPY_TO_HOST, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_container_copy_to_host(vec_object, host_buffer, count);
    dtl__result(CALL_VECTOR_COPY_TO_HOST, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_VECTOR_COPY_TO_HOST, dtl__container_error_scope(vec_object), status);
    return status;
}

/* spec/vector.yaml: vector_copy_to_host */
dtl_status dtl_vector_copy_to_host(dtl_vector_t vec, void *host_buffer, dtl_size_t count)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "vector_copy_to_host", "state", "%s",
                           dtl__closed_reason());
    struct container *vec_object = dtl__handle_object(vec, HANDLE_VECTOR, "vector_copy_to_host",
                                                      "vec");
    if (DTL_UNLIKELY(vec_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(host_buffer) && count > 0))
        return dtl__refuse_in(dtl__container_error_scope(vec_object), DTL_ERROR_NULL_POINTER,
                              "vector_copy_to_host", "host_buffer-null",
                              "host_buffer is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(count > dtl__limit(dtl__container_dtype(vec_object))))
        return dtl__refuse_in(dtl__container_error_scope(vec_object), DTL_ERROR_INVALID_ARGUMENT,
                              "vector_copy_to_host", "count-limit",
                              "count is %lld; expected 0 <= count <= limit(dtype(vec)) (%llu)",
                              (long long)count,
                              (unsigned long long)dtl__limit(dtl__container_dtype(vec_object)));
    if (DTL_UNLIKELY(count > dtl__container_local_size(vec_object)))
        return dtl__refuse_in(dtl__container_error_scope(vec_object), DTL_ERROR_OUT_OF_BOUNDS,
                              "vector_copy_to_host", "count-range",
                              "count is %lld; expected 0 <= count <= local_size(vec) (%llu)",
                              (long long)count,
                              (unsigned long long)dtl__container_local_size(vec_object));

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return vector_copy_to_host_observed(vec, host_buffer, count, vec_object);
    dtl_status status = dtl_impl_container_copy_to_host(vec_object, host_buffer, count);
    return dtl__result(CALL_VECTOR_COPY_TO_HOST, status);
}

/* spec/vector.yaml: vector_copy_from_host: the observed path */
static DTL_NOINLINE dtl_status vector_copy_from_host_observed(dtl_vector_t vec,
                                                              const void *host_buffer,
                                                              dtl_size_t count,
                                                              struct container *vec_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__container_error_scope(vec_object), "vector_copy_from_host",
        "host_buffer", host_buffer, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_container_copy_from_host(vec_object, host_buffer, count);
        dtl__result(CALL_VECTOR_COPY_FROM_HOST, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_VECTOR_COPY_FROM_HOST,
                                       dtl__container_context(vec_object),
                                       (const int64_t[]){count}, 1);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_VECTOR_COPY_FROM_HOST, (const struct handles[]){{&vec, 1}},
                             1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_VECTOR_COPY_FROM_HOST, dtl__container_error_scope(vec_object),
                      begun);
        return begun;
    }
    dtl__call_moves(CALL_VECTOR_COPY_FROM_HOST,
                    dtl__times(count, dtl__bytes(dtl__container_dtype(vec_object))), 0);
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &vec, sizeof vec},
            {'r', host_buffer, dtl__times(count, dtl__bytes(dtl__container_dtype(vec_object)))},
            {'n', &count, sizeof count},
        };
        dtl__record_call(CALL_VECTOR_COPY_FROM_HOST, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_container_copy_from_host(vec_object, host_buffer, count);
    dtl__result(CALL_VECTOR_COPY_FROM_HOST, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_VECTOR_COPY_FROM_HOST, dtl__container_error_scope(vec_object), status);
    return status;
}

/* spec/vector.yaml: vector_copy_from_host */
dtl_status dtl_vector_copy_from_host(dtl_vector_t vec, const void *host_buffer, dtl_size_t count)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "vector_copy_from_host", "state", "%s",
                           dtl__closed_reason());
    struct container *vec_object = dtl__handle_object(vec, HANDLE_VECTOR, "vector_copy_from_host",
                                                      "vec");
    if (DTL_UNLIKELY(vec_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(host_buffer) && count > 0))
        return dtl__refuse_in(dtl__container_error_scope(vec_object), DTL_ERROR_NULL_POINTER,
                              "vector_copy_from_host", "host_buffer-null",
                              "host_buffer is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(count > dtl__limit(dtl__container_dtype(vec_object))))
        return dtl__refuse_in(dtl__container_error_scope(vec_object), DTL_ERROR_INVALID_ARGUMENT,
                              "vector_copy_from_host", "count-limit",
                              "count is %lld; expected 0 <= count <= limit(dtype(vec)) (%llu)",
                              (long long)count,
                              (unsigned long long)dtl__limit(dtl__container_dtype(vec_object)));
    if (DTL_UNLIKELY(count > dtl__container_local_size(vec_object)))
        return dtl__refuse_in(dtl__container_error_scope(vec_object), DTL_ERROR_OUT_OF_BOUNDS,
                              "vector_copy_from_host", "count-range",
                              "count is %lld; expected 0 <= count <= local_size(vec) (%llu)",
                              (long long)count,
                              (unsigned long long)dtl__container_local_size(vec_object));

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return vector_copy_from_host_observed(vec, host_buffer, count, vec_object);
    dtl_status status = dtl_impl_container_copy_from_host(vec_object, host_buffer, count);
    return dtl__result(CALL_VECTOR_COPY_FROM_HOST, status);
}

/* spec/vector.yaml: vector_create */
dtl_status dtl_vector_create(dtl_context_t ctx, dtl_dtype dtype, dtl_size_t global_size,
                             dtl_vector_t *vec)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "vector_create", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "vector_create", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(vec)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "vector_create", "vec-null", "vec is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "vector_create", "dtype-enum", "dtype is %lld; expected a dtl_dtype",
                              (long long)dtype);
    if (DTL_UNLIKELY(global_size > dtl__limit(dtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "vector_create",
            "global_size-range",
            "global_size is %lld; expected 0 <= global_size <= limit(dtype) (%llu)",
            (long long)global_size, (unsigned long long)dtl__limit(dtype));

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_VECTOR_CREATE);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    struct container *vec_object = NULL;
    dtl_vector_t vec_handle = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_VECTOR_CREATE, ctx_object,
                                           (const int64_t[]){dtype, global_size}, 2);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'n', &dtype, sizeof dtype},
                {'n', &global_size, sizeof global_size},
                {'m', vec, sizeof *vec},
            };
            dtl__record_call(CALL_VECTOR_CREATE, dtl__arguments, 4);
        }
    }
    dtl_status status = dtl_impl_vector_create(ctx_object, dtype, global_size, &vec_object);
    if (status == DTL_SUCCESS)
        status = dtl__handle_open(HANDLE_VECTOR, vec_object, &vec_handle);
    if (DTL_UNLIKELY(dtl__observed))
        status = dtl__call_agree(CALL_VECTOR_CREATE, status);
    dtl__context_leave_with(entered, status);
    if (status == DTL_SUCCESS)
        *vec = vec_handle;
    else
        dtl__handles_close(&vec_handle, 1);
    if (DTL_UNLIKELY(status != DTL_SUCCESS && vec_object != NULL))
        dtl_impl_container_destroy(vec_object);
    dtl__result(CALL_VECTOR_CREATE, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_VECTOR_CREATE, *vec, ctx, __builtin_return_address(0));
        dtl__record_end(status);
        dtl__call_end(CALL_VECTOR_CREATE, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/vector.yaml: vector_create_fill */
dtl_status dtl_vector_create_fill(dtl_context_t ctx, dtl_dtype dtype, dtl_size_t global_size,
                                  const void *value, dtl_vector_t *vec)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "vector_create_fill", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "vector_create_fill",
                                                    "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__devices_in_use))
        if (dtl__device_memory_refused(dtl__context_error_scope(ctx_object), "vector_create_fill",
                                       "value", value, NULL))
            return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(value)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "vector_create_fill", "value-null",
                              "value is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(vec)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "vector_create_fill", "vec-null", "vec is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "vector_create_fill", "dtype-enum",
                              "dtype is %lld; expected a dtl_dtype", (long long)dtype);
    if (DTL_UNLIKELY(global_size > dtl__limit(dtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "vector_create_fill",
            "global_size-range",
            "global_size is %lld; expected 0 <= global_size <= limit(dtype) (%llu)",
            (long long)global_size, (unsigned long long)dtl__limit(dtype));

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_VECTOR_CREATE_FILL);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    struct container *vec_object = NULL;
    dtl_vector_t vec_handle = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_VECTOR_CREATE_FILL, ctx_object,
                                           (const int64_t[]){dtype, global_size}, 2);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
        dtl__call_moves(CALL_VECTOR_CREATE_FILL, dtl__bytes(dtype), 0);
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'n', &dtype, sizeof dtype},
                {'n', &global_size, sizeof global_size},
                {'r', value, dtl__bytes(dtype)},
                {'m', vec, sizeof *vec},
            };
            dtl__record_call(CALL_VECTOR_CREATE_FILL, dtl__arguments, 5);
        }
    }
    dtl_status status = dtl_impl_vector_create_fill(ctx_object, dtype, global_size, value,
                                                    &vec_object);
    if (status == DTL_SUCCESS)
        status = dtl__handle_open(HANDLE_VECTOR, vec_object, &vec_handle);
    if (DTL_UNLIKELY(dtl__observed))
        status = dtl__call_agree(CALL_VECTOR_CREATE_FILL, status);
    dtl__context_leave_with(entered, status);
    if (status == DTL_SUCCESS)
        *vec = vec_handle;
    else
        dtl__handles_close(&vec_handle, 1);
    if (DTL_UNLIKELY(status != DTL_SUCCESS && vec_object != NULL))
        dtl_impl_container_destroy(vec_object);
    dtl__result(CALL_VECTOR_CREATE_FILL, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_VECTOR_CREATE_FILL, *vec, ctx,
                                      __builtin_return_address(0));
        dtl__record_end(status);
        dtl__call_end(CALL_VECTOR_CREATE_FILL, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/vector.yaml: vector_destroy: the observed path */
static DTL_NOINLINE void vector_destroy_observed(dtl_vector_t vec, struct container *vec_object)
{
    dtl_status begun = dtl__call_begin(CALL_VECTOR_DESTROY, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &vec, sizeof vec},
        };
        dtl__record_call(CALL_VECTOR_DESTROY, dtl__arguments, 1);
    }
    dtl_impl_container_destroy(vec_object);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_VECTOR_DESTROY, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return;
}

/* spec/vector.yaml: vector_destroy */
void dtl_vector_destroy(dtl_vector_t vec)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "vector_destroy", "state", "%s", dtl__closed_reason());
        return;
    }
    struct container *vec_object = dtl__handle_close(vec, HANDLE_VECTOR, "vector_destroy", "vec");
    if (DTL_UNLIKELY(vec_object == NULL))
        return;

    if (DTL_UNLIKELY(dtl__observed))
    {
        vector_destroy_observed(vec, vec_object);
        return;
    }
    dtl_impl_container_destroy(vec_object);
}

/* spec/vector.yaml: vector_global_size: the observed path */
static DTL_NOINLINE dtl_size_t vector_global_size_observed(dtl_vector_t vec,
                                                           struct container *vec_object)
{
    dtl_status begun = dtl__call_begin(CALL_VECTOR_GLOBAL_SIZE,
                                       dtl__container_context(vec_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    begun = dtl__guard_enter(CALL_VECTOR_GLOBAL_SIZE, (const struct handles[]){{&vec, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_VECTOR_GLOBAL_SIZE, dtl__container_error_scope(vec_object), begun);
        return 0;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &vec, sizeof vec},
        };
        dtl__record_call(CALL_VECTOR_GLOBAL_SIZE, dtl__arguments, 1);
    }
    dtl_size_t result = dtl_impl_container_global_size(vec_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_VECTOR_GLOBAL_SIZE, dtl__container_error_scope(vec_object), DTL_SUCCESS);
    return result;
}

/* spec/vector.yaml: vector_global_size */
dtl_size_t dtl_vector_global_size(dtl_vector_t vec)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "vector_global_size", "state", "%s",
                    dtl__closed_reason());
        return 0;
    }
    struct container *vec_object = dtl__handle_object(vec, HANDLE_VECTOR, "vector_global_size",
                                                      "vec");
    if (DTL_UNLIKELY(vec_object == NULL))
        return 0;

    if (DTL_UNLIKELY(dtl__observed))
        return vector_global_size_observed(vec, vec_object);
    return dtl_impl_container_global_size(vec_object);
}

/* spec/vector.yaml: vector_local_size: the observed path */
static DTL_NOINLINE dtl_size_t vector_local_size_observed(dtl_vector_t vec,
                                                          struct container *vec_object)
{
    dtl_status begun = dtl__call_begin(CALL_VECTOR_LOCAL_SIZE,
                                       dtl__container_context(vec_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    begun = dtl__guard_enter(CALL_VECTOR_LOCAL_SIZE, (const struct handles[]){{&vec, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_VECTOR_LOCAL_SIZE, dtl__container_error_scope(vec_object), begun);
        return 0;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &vec, sizeof vec},
        };
        dtl__record_call(CALL_VECTOR_LOCAL_SIZE, dtl__arguments, 1);
    }
    dtl_size_t result = dtl_impl_container_local_size(vec_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_VECTOR_LOCAL_SIZE, dtl__container_error_scope(vec_object), DTL_SUCCESS);
    return result;
}

/* spec/vector.yaml: vector_local_size */
dtl_size_t dtl_vector_local_size(dtl_vector_t vec)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "vector_local_size", "state", "%s",
                    dtl__closed_reason());
        return 0;
    }
    struct container *vec_object = dtl__handle_object(vec, HANDLE_VECTOR, "vector_local_size",
                                                      "vec");
    if (DTL_UNLIKELY(vec_object == NULL))
        return 0;

    if (DTL_UNLIKELY(dtl__observed))
        return vector_local_size_observed(vec, vec_object);
    return dtl_impl_container_local_size(vec_object);
}

/* spec/vector.yaml: vector_local_offset: the observed path */
static DTL_NOINLINE dtl_index_t vector_local_offset_observed(dtl_vector_t vec,
                                                             struct container *vec_object)
{
    dtl_status begun = dtl__call_begin(CALL_VECTOR_LOCAL_OFFSET,
                                       dtl__container_context(vec_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    begun = dtl__guard_enter(CALL_VECTOR_LOCAL_OFFSET, (const struct handles[]){{&vec, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_VECTOR_LOCAL_OFFSET, dtl__container_error_scope(vec_object), begun);
        return 0;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &vec, sizeof vec},
        };
        dtl__record_call(CALL_VECTOR_LOCAL_OFFSET, dtl__arguments, 1);
    }
    dtl_index_t result = dtl_impl_container_local_offset(vec_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_VECTOR_LOCAL_OFFSET, dtl__container_error_scope(vec_object),
                  DTL_SUCCESS);
    return result;
}

/* spec/vector.yaml: vector_local_offset */
dtl_index_t dtl_vector_local_offset(dtl_vector_t vec)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "vector_local_offset", "state", "%s",
                    dtl__closed_reason());
        return 0;
    }
    struct container *vec_object = dtl__handle_object(vec, HANDLE_VECTOR, "vector_local_offset",
                                                      "vec");
    if (DTL_UNLIKELY(vec_object == NULL))
        return 0;

    if (DTL_UNLIKELY(dtl__observed))
        return vector_local_offset_observed(vec, vec_object);
    return dtl_impl_container_local_offset(vec_object);
}

/* spec/vector.yaml: vector_empty: the observed path */
static DTL_NOINLINE int vector_empty_observed(dtl_vector_t vec, struct container *vec_object)
{
    dtl_status begun = dtl__call_begin(CALL_VECTOR_EMPTY, dtl__container_context(vec_object),
                                       NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    begun = dtl__guard_enter(CALL_VECTOR_EMPTY, (const struct handles[]){{&vec, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_VECTOR_EMPTY, dtl__container_error_scope(vec_object), begun);
        return 0;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &vec, sizeof vec},
        };
        dtl__record_call(CALL_VECTOR_EMPTY, dtl__arguments, 1);
    }
    int result = dtl_impl_container_empty(vec_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_VECTOR_EMPTY, dtl__container_error_scope(vec_object), DTL_SUCCESS);
    return result;
}

/* spec/vector.yaml: vector_empty */
int dtl_vector_empty(dtl_vector_t vec)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "vector_empty", "state", "%s", dtl__closed_reason());
        return 0;
    }
    struct container *vec_object = dtl__handle_object(vec, HANDLE_VECTOR, "vector_empty", "vec");
    if (DTL_UNLIKELY(vec_object == NULL))
        return 0;

    if (DTL_UNLIKELY(dtl__observed))
        return vector_empty_observed(vec, vec_object);
    return dtl_impl_container_empty(vec_object);
}

/* spec/vector.yaml: vector_dtype: the observed path */
static DTL_NOINLINE dtl_dtype vector_dtype_observed(dtl_vector_t vec, struct container *vec_object)
{
    dtl_status begun = dtl__call_begin(CALL_VECTOR_DTYPE, dtl__container_context(vec_object),
                                       NULL, 0);
    if (begun != DTL_SUCCESS)
        return (dtl_dtype)-1;
    begun = dtl__guard_enter(CALL_VECTOR_DTYPE, (const struct handles[]){{&vec, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_VECTOR_DTYPE, dtl__container_error_scope(vec_object), begun);
        return (dtl_dtype)-1;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &vec, sizeof vec},
        };
        dtl__record_call(CALL_VECTOR_DTYPE, dtl__arguments, 1);
    }
    dtl_dtype result = dtl_impl_container_dtype(vec_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_VECTOR_DTYPE, dtl__container_error_scope(vec_object), DTL_SUCCESS);
    return result;
}

/* spec/vector.yaml: vector_dtype */
dtl_dtype dtl_vector_dtype(dtl_vector_t vec)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "vector_dtype", "state", "%s", dtl__closed_reason());
        return (dtl_dtype)-1;
    }
    struct container *vec_object = dtl__handle_object(vec, HANDLE_VECTOR, "vector_dtype", "vec");
    if (DTL_UNLIKELY(vec_object == NULL))
        return (dtl_dtype)-1;

    if (DTL_UNLIKELY(dtl__observed))
        return vector_dtype_observed(vec, vec_object);
    return dtl_impl_container_dtype(vec_object);
}

/* spec/vector.yaml: vector_local_data: the observed path */
static DTL_NOINLINE const void *vector_local_data_observed(dtl_vector_t vec,
                                                           struct container *vec_object)
{
    dtl_status begun = dtl__call_begin(CALL_VECTOR_LOCAL_DATA,
                                       dtl__container_context(vec_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return NULL;
    begun = dtl__guard_enter(CALL_VECTOR_LOCAL_DATA, (const struct handles[]){{&vec, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_VECTOR_LOCAL_DATA, dtl__container_error_scope(vec_object), begun);
        return NULL;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &vec, sizeof vec},
        };
        dtl__record_call(CALL_VECTOR_LOCAL_DATA, dtl__arguments, 1);
    }
    const void *result = dtl_impl_container_local_data(vec_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_VECTOR_LOCAL_DATA, dtl__container_error_scope(vec_object), DTL_SUCCESS);
    return result;
}

/* spec/vector.yaml: vector_local_data */
const void *dtl_vector_local_data(dtl_vector_t vec)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "vector_local_data", "state", "%s",
                    dtl__closed_reason());
        return NULL;
    }
    struct container *vec_object = dtl__handle_object(vec, HANDLE_VECTOR, "vector_local_data",
                                                      "vec");
    if (DTL_UNLIKELY(vec_object == NULL))
        return NULL;

    if (DTL_UNLIKELY(dtl__observed))
        return vector_local_data_observed(vec, vec_object);
    return dtl_impl_container_local_data(vec_object);
}

/* spec/vector.yaml: vector_local_data_mut: the observed path */
static DTL_NOINLINE void *vector_local_data_mut_observed(dtl_vector_t vec,
                                                         struct container *vec_object)
{
    dtl_status begun = dtl__call_begin(CALL_VECTOR_LOCAL_DATA_MUT,
                                       dtl__container_context(vec_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return NULL;
    begun = dtl__guard_enter(CALL_VECTOR_LOCAL_DATA_MUT, (const struct handles[]){{&vec, 1}},
                             1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_VECTOR_LOCAL_DATA_MUT, dtl__container_error_scope(vec_object),
                      begun);
        return NULL;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &vec, sizeof vec},
        };
        dtl__record_call(CALL_VECTOR_LOCAL_DATA_MUT, dtl__arguments, 1);
    }
    void *result = dtl_impl_container_local_data_mut(vec_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_VECTOR_LOCAL_DATA_MUT, dtl__container_error_scope(vec_object),
                  DTL_SUCCESS);
    return result;
}

/* spec/vector.yaml: vector_local_data_mut */
void *dtl_vector_local_data_mut(dtl_vector_t vec)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "vector_local_data_mut", "state", "%s",
                    dtl__closed_reason());
        return NULL;
    }
    struct container *vec_object = dtl__handle_object(vec, HANDLE_VECTOR, "vector_local_data_mut",
                                                      "vec");
    if (DTL_UNLIKELY(vec_object == NULL))
        return NULL;

    if (DTL_UNLIKELY(dtl__observed))
        return vector_local_data_mut_observed(vec, vec_object);
    return dtl_impl_container_local_data_mut(vec_object);
}

/* spec/vector.yaml: vector_device_data: the observed path */
static DTL_NOINLINE const void *vector_device_data_observed(dtl_vector_t vec,
                                                            struct container *vec_object)
{
    dtl_status begun = dtl__call_begin(CALL_VECTOR_DEVICE_DATA,
                                       dtl__container_context(vec_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return NULL;
    begun = dtl__guard_enter(CALL_VECTOR_DEVICE_DATA, (const struct handles[]){{&vec, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_VECTOR_DEVICE_DATA, dtl__container_error_scope(vec_object), begun);
        return NULL;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &vec, sizeof vec},
        };
        dtl__record_call(CALL_VECTOR_DEVICE_DATA, dtl__arguments, 1);
    }
    const void *result = dtl_impl_container_device_data(vec_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_VECTOR_DEVICE_DATA, dtl__container_error_scope(vec_object), DTL_SUCCESS);
    return result;
}

/* spec/vector.yaml: vector_device_data */
const void *dtl_vector_device_data(dtl_vector_t vec)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "vector_device_data", "state", "%s",
                    dtl__closed_reason());
        return NULL;
    }
    struct container *vec_object = dtl__handle_object(vec, HANDLE_VECTOR, "vector_device_data",
                                                      "vec");
    if (DTL_UNLIKELY(vec_object == NULL))
        return NULL;

    if (DTL_UNLIKELY(dtl__observed))
        return vector_device_data_observed(vec, vec_object);
    return dtl_impl_container_device_data(vec_object);
}

/* spec/vector.yaml: vector_device_data_mut: the observed path */
static DTL_NOINLINE void *vector_device_data_mut_observed(dtl_vector_t vec,
                                                          struct container *vec_object)
{
    dtl_status begun = dtl__call_begin(CALL_VECTOR_DEVICE_DATA_MUT,
                                       dtl__container_context(vec_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return NULL;
    begun = dtl__guard_enter(CALL_VECTOR_DEVICE_DATA_MUT, (const struct handles[]){{&vec, 1}},
                             1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_VECTOR_DEVICE_DATA_MUT, dtl__container_error_scope(vec_object),
                      begun);
        return NULL;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &vec, sizeof vec},
        };
        dtl__record_call(CALL_VECTOR_DEVICE_DATA_MUT, dtl__arguments, 1);
    }
    void *result = dtl_impl_container_device_data_mut(vec_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_VECTOR_DEVICE_DATA_MUT, dtl__container_error_scope(vec_object),
                  DTL_SUCCESS);
    return result;
}

/* spec/vector.yaml: vector_device_data_mut */
void *dtl_vector_device_data_mut(dtl_vector_t vec)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "vector_device_data_mut", "state", "%s",
                    dtl__closed_reason());
        return NULL;
    }
    struct container *vec_object = dtl__handle_object(vec, HANDLE_VECTOR, "vector_device_data_mut",
                                                      "vec");
    if (DTL_UNLIKELY(vec_object == NULL))
        return NULL;

    if (DTL_UNLIKELY(dtl__observed))
        return vector_device_data_mut_observed(vec, vec_object);
    return dtl_impl_container_device_data_mut(vec_object);
}

/* spec/vector.yaml: vector_get_local: the observed path */
static DTL_NOINLINE dtl_status vector_get_local_observed(dtl_vector_t vec, dtl_size_t local_idx,
                                                         void *value, struct container *vec_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__container_error_scope(vec_object), "vector_get_local", "value", value, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_container_get_local(vec_object, local_idx, value);
        dtl__result(CALL_VECTOR_GET_LOCAL, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_VECTOR_GET_LOCAL,
                                       dtl__container_context(vec_object),
                                       (const int64_t[]){local_idx}, 1);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_VECTOR_GET_LOCAL, (const struct handles[]){{&vec, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_VECTOR_GET_LOCAL, dtl__container_error_scope(vec_object), begun);
        return begun;
    }
    dtl__call_moves(CALL_VECTOR_GET_LOCAL, 0, dtl__bytes(dtl__container_dtype(vec_object)));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &vec, sizeof vec},
            {'n', &local_idx, sizeof local_idx},
            {'w', value, dtl__bytes(dtl__container_dtype(vec_object))},
        };
        dtl__record_call(CALL_VECTOR_GET_LOCAL, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_container_get_local(vec_object, local_idx, value);
    dtl__result(CALL_VECTOR_GET_LOCAL, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_VECTOR_GET_LOCAL, dtl__container_error_scope(vec_object), status);
    return status;
}

/* spec/vector.yaml: vector_get_local */
dtl_status dtl_vector_get_local(dtl_vector_t vec, dtl_size_t local_idx, void *value)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "vector_get_local", "state", "%s",
                           dtl__closed_reason());
    struct container *vec_object = dtl__handle_object(vec, HANDLE_VECTOR, "vector_get_local",
                                                      "vec");
    if (DTL_UNLIKELY(vec_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(value)))
        return dtl__refuse_in(dtl__container_error_scope(vec_object), DTL_ERROR_NULL_POINTER,
                              "vector_get_local", "value-null",
                              "value is NULL; expected an address");
    if (DTL_UNLIKELY(local_idx >= dtl__container_local_size(vec_object)))
        return dtl__refuse_in(dtl__container_error_scope(vec_object), DTL_ERROR_OUT_OF_BOUNDS,
                              "vector_get_local", "local_idx-range",
                              "local_idx is %lld; expected local_idx < local_size(vec) (%llu)",
                              (long long)local_idx,
                              (unsigned long long)dtl__container_local_size(vec_object));

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return vector_get_local_observed(vec, local_idx, value, vec_object);
    dtl_status status = dtl_impl_container_get_local(vec_object, local_idx, value);
    return dtl__result(CALL_VECTOR_GET_LOCAL, status);
}

/* spec/vector.yaml: vector_set_local: the observed path */
static DTL_NOINLINE dtl_status vector_set_local_observed(dtl_vector_t vec, dtl_size_t local_idx,
                                                         const void *value,
                                                         struct container *vec_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__container_error_scope(vec_object), "vector_set_local", "value", value, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_container_set_local(vec_object, local_idx, value);
        dtl__result(CALL_VECTOR_SET_LOCAL, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_VECTOR_SET_LOCAL,
                                       dtl__container_context(vec_object),
                                       (const int64_t[]){local_idx}, 1);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_VECTOR_SET_LOCAL, (const struct handles[]){{&vec, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_VECTOR_SET_LOCAL, dtl__container_error_scope(vec_object), begun);
        return begun;
    }
    dtl__call_moves(CALL_VECTOR_SET_LOCAL, dtl__bytes(dtl__container_dtype(vec_object)), 0);
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &vec, sizeof vec},
            {'n', &local_idx, sizeof local_idx},
            {'r', value, dtl__bytes(dtl__container_dtype(vec_object))},
        };
        dtl__record_call(CALL_VECTOR_SET_LOCAL, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_container_set_local(vec_object, local_idx, value);
    dtl__result(CALL_VECTOR_SET_LOCAL, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_VECTOR_SET_LOCAL, dtl__container_error_scope(vec_object), status);
    return status;
}

/* spec/vector.yaml: vector_set_local */
dtl_status dtl_vector_set_local(dtl_vector_t vec, dtl_size_t local_idx, const void *value)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "vector_set_local", "state", "%s",
                           dtl__closed_reason());
    struct container *vec_object = dtl__handle_object(vec, HANDLE_VECTOR, "vector_set_local",
                                                      "vec");
    if (DTL_UNLIKELY(vec_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(value)))
        return dtl__refuse_in(dtl__container_error_scope(vec_object), DTL_ERROR_NULL_POINTER,
                              "vector_set_local", "value-null",
                              "value is NULL; expected an address");
    if (DTL_UNLIKELY(local_idx >= dtl__container_local_size(vec_object)))
        return dtl__refuse_in(dtl__container_error_scope(vec_object), DTL_ERROR_OUT_OF_BOUNDS,
                              "vector_set_local", "local_idx-range",
                              "local_idx is %lld; expected local_idx < local_size(vec) (%llu)",
                              (long long)local_idx,
                              (unsigned long long)dtl__container_local_size(vec_object));

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return vector_set_local_observed(vec, local_idx, value, vec_object);
    dtl_status status = dtl_impl_container_set_local(vec_object, local_idx, value);
    return dtl__result(CALL_VECTOR_SET_LOCAL, status);
}

/* spec/vector.yaml: vector_num_ranks: the observed path */
static DTL_NOINLINE dtl_rank_t vector_num_ranks_observed(dtl_vector_t vec,
                                                         struct container *vec_object)
{
    dtl_status begun = dtl__call_begin(CALL_VECTOR_NUM_RANKS,
                                       dtl__container_context(vec_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    begun = dtl__guard_enter(CALL_VECTOR_NUM_RANKS, (const struct handles[]){{&vec, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_VECTOR_NUM_RANKS, dtl__container_error_scope(vec_object), begun);
        return 0;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &vec, sizeof vec},
        };
        dtl__record_call(CALL_VECTOR_NUM_RANKS, dtl__arguments, 1);
    }
    dtl_rank_t result = dtl_impl_container_num_ranks(vec_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_VECTOR_NUM_RANKS, dtl__container_error_scope(vec_object), DTL_SUCCESS);
    return result;
}

/* spec/vector.yaml: vector_num_ranks */
dtl_rank_t dtl_vector_num_ranks(dtl_vector_t vec)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "vector_num_ranks", "state", "%s",
                    dtl__closed_reason());
        return 0;
    }
    struct container *vec_object = dtl__handle_object(vec, HANDLE_VECTOR, "vector_num_ranks",
                                                      "vec");
    if (DTL_UNLIKELY(vec_object == NULL))
        return 0;

    if (DTL_UNLIKELY(dtl__observed))
        return vector_num_ranks_observed(vec, vec_object);
    return dtl_impl_container_num_ranks(vec_object);
}

/* spec/vector.yaml: vector_rank: the observed path */
static DTL_NOINLINE dtl_rank_t vector_rank_observed(dtl_vector_t vec, struct container *vec_object)
{
    dtl_status begun = dtl__call_begin(CALL_VECTOR_RANK, dtl__container_context(vec_object),
                                       NULL, 0);
    if (begun != DTL_SUCCESS)
        return DTL_NO_RANK;
    begun = dtl__guard_enter(CALL_VECTOR_RANK, (const struct handles[]){{&vec, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_VECTOR_RANK, dtl__container_error_scope(vec_object), begun);
        return DTL_NO_RANK;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &vec, sizeof vec},
        };
        dtl__record_call(CALL_VECTOR_RANK, dtl__arguments, 1);
    }
    dtl_rank_t result = dtl_impl_container_rank(vec_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_VECTOR_RANK, dtl__container_error_scope(vec_object), DTL_SUCCESS);
    return result;
}

/* spec/vector.yaml: vector_rank */
dtl_rank_t dtl_vector_rank(dtl_vector_t vec)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "vector_rank", "state", "%s", dtl__closed_reason());
        return DTL_NO_RANK;
    }
    struct container *vec_object = dtl__handle_object(vec, HANDLE_VECTOR, "vector_rank", "vec");
    if (DTL_UNLIKELY(vec_object == NULL))
        return DTL_NO_RANK;

    if (DTL_UNLIKELY(dtl__observed))
        return vector_rank_observed(vec, vec_object);
    return dtl_impl_container_rank(vec_object);
}

/* spec/vector.yaml: vector_is_local: the observed path */
static DTL_NOINLINE int vector_is_local_observed(dtl_vector_t vec, dtl_index_t global_idx,
                                                 struct container *vec_object)
{
    dtl_status begun = dtl__call_begin(CALL_VECTOR_IS_LOCAL,
                                       dtl__container_context(vec_object),
                                       (const int64_t[]){global_idx}, 1);
    if (begun != DTL_SUCCESS)
        return 0;
    begun = dtl__guard_enter(CALL_VECTOR_IS_LOCAL, (const struct handles[]){{&vec, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_VECTOR_IS_LOCAL, dtl__container_error_scope(vec_object), begun);
        return 0;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &vec, sizeof vec},
            {'n', &global_idx, sizeof global_idx},
        };
        dtl__record_call(CALL_VECTOR_IS_LOCAL, dtl__arguments, 2);
    }
    int result = dtl_impl_container_is_local(vec_object, global_idx);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_VECTOR_IS_LOCAL, dtl__container_error_scope(vec_object), DTL_SUCCESS);
    return result;
}

/* spec/vector.yaml: vector_is_local */
int dtl_vector_is_local(dtl_vector_t vec, dtl_index_t global_idx)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "vector_is_local", "state", "%s",
                    dtl__closed_reason());
        return 0;
    }
    struct container *vec_object = dtl__handle_object(vec, HANDLE_VECTOR, "vector_is_local", "vec");
    if (DTL_UNLIKELY(vec_object == NULL))
        return 0;
    if (DTL_UNLIKELY(global_idx < 0 || global_idx >=
                     (int64_t)dtl__container_global_size(vec_object))) {
        dtl__refuse_in(
            dtl__container_error_scope(vec_object), DTL_ERROR_OUT_OF_BOUNDS, "vector_is_local",
            "global_idx-range",
            "global_idx is %lld; expected global_idx >= 0 and global_idx < global_size(vec) "
            "(%llu)",
            (long long)global_idx, (unsigned long long)dtl__container_global_size(vec_object));
        return 0;
    }

    if (DTL_UNLIKELY(dtl__observed))
        return vector_is_local_observed(vec, global_idx, vec_object);
    return dtl_impl_container_is_local(vec_object, global_idx);
}

/* spec/vector.yaml: vector_owner: the observed path */
static DTL_NOINLINE dtl_rank_t vector_owner_observed(dtl_vector_t vec, dtl_index_t global_idx,
                                                     struct container *vec_object)
{
    dtl_status begun = dtl__call_begin(CALL_VECTOR_OWNER, dtl__container_context(vec_object),
                                       (const int64_t[]){global_idx}, 1);
    if (begun != DTL_SUCCESS)
        return DTL_NO_RANK;
    begun = dtl__guard_enter(CALL_VECTOR_OWNER, (const struct handles[]){{&vec, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_VECTOR_OWNER, dtl__container_error_scope(vec_object), begun);
        return DTL_NO_RANK;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &vec, sizeof vec},
            {'n', &global_idx, sizeof global_idx},
        };
        dtl__record_call(CALL_VECTOR_OWNER, dtl__arguments, 2);
    }
    dtl_rank_t result = dtl_impl_container_owner(vec_object, global_idx);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_VECTOR_OWNER, dtl__container_error_scope(vec_object), DTL_SUCCESS);
    return result;
}

/* spec/vector.yaml: vector_owner */
dtl_rank_t dtl_vector_owner(dtl_vector_t vec, dtl_index_t global_idx)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "vector_owner", "state", "%s", dtl__closed_reason());
        return DTL_NO_RANK;
    }
    struct container *vec_object = dtl__handle_object(vec, HANDLE_VECTOR, "vector_owner", "vec");
    if (DTL_UNLIKELY(vec_object == NULL))
        return DTL_NO_RANK;
    if (DTL_UNLIKELY(global_idx < 0 || global_idx >=
                     (int64_t)dtl__container_global_size(vec_object))) {
        dtl__refuse_in(
            dtl__container_error_scope(vec_object), DTL_ERROR_OUT_OF_BOUNDS, "vector_owner",
            "global_idx-range",
            "global_idx is %lld; expected global_idx >= 0 and global_idx < global_size(vec) "
            "(%llu)",
            (long long)global_idx, (unsigned long long)dtl__container_global_size(vec_object));
        return DTL_NO_RANK;
    }

    if (DTL_UNLIKELY(dtl__observed))
        return vector_owner_observed(vec, global_idx, vec_object);
    return dtl_impl_container_owner(vec_object, global_idx);
}

/* spec/vector.yaml: vector_to_local: the observed path */
static DTL_NOINLINE dtl_index_t vector_to_local_observed(dtl_vector_t vec, dtl_index_t global_idx,
                                                         struct container *vec_object)
{
    dtl_status begun = dtl__call_begin(CALL_VECTOR_TO_LOCAL,
                                       dtl__container_context(vec_object),
                                       (const int64_t[]){global_idx}, 1);
    if (begun != DTL_SUCCESS)
        return -1;
    begun = dtl__guard_enter(CALL_VECTOR_TO_LOCAL, (const struct handles[]){{&vec, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_VECTOR_TO_LOCAL, dtl__container_error_scope(vec_object), begun);
        return -1;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &vec, sizeof vec},
            {'n', &global_idx, sizeof global_idx},
        };
        dtl__record_call(CALL_VECTOR_TO_LOCAL, dtl__arguments, 2);
    }
    dtl_index_t result = dtl_impl_container_to_local(vec_object, global_idx);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_VECTOR_TO_LOCAL, dtl__container_error_scope(vec_object), DTL_SUCCESS);
    return result;
}

/* spec/vector.yaml: vector_to_local */
dtl_index_t dtl_vector_to_local(dtl_vector_t vec, dtl_index_t global_idx)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "vector_to_local", "state", "%s",
                    dtl__closed_reason());
        return -1;
    }
    struct container *vec_object = dtl__handle_object(vec, HANDLE_VECTOR, "vector_to_local", "vec");
    if (DTL_UNLIKELY(vec_object == NULL))
        return -1;
    if (DTL_UNLIKELY(global_idx < 0 || global_idx >=
                     (int64_t)dtl__container_global_size(vec_object))) {
        dtl__refuse_in(
            dtl__container_error_scope(vec_object), DTL_ERROR_OUT_OF_BOUNDS, "vector_to_local",
            "global_idx-range",
            "global_idx is %lld; expected global_idx >= 0 and global_idx < global_size(vec) "
            "(%llu)",
            (long long)global_idx, (unsigned long long)dtl__container_global_size(vec_object));
        return -1;
    }

    if (DTL_UNLIKELY(dtl__observed))
        return vector_to_local_observed(vec, global_idx, vec_object);
    return dtl_impl_container_to_local(vec_object, global_idx);
}

/* spec/vector.yaml: vector_to_global: the observed path */
static DTL_NOINLINE dtl_index_t vector_to_global_observed(dtl_vector_t vec, dtl_index_t local_idx,
                                                          struct container *vec_object)
{
    dtl_status begun = dtl__call_begin(CALL_VECTOR_TO_GLOBAL,
                                       dtl__container_context(vec_object),
                                       (const int64_t[]){local_idx}, 1);
    if (begun != DTL_SUCCESS)
        return -1;
    begun = dtl__guard_enter(CALL_VECTOR_TO_GLOBAL, (const struct handles[]){{&vec, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_VECTOR_TO_GLOBAL, dtl__container_error_scope(vec_object), begun);
        return -1;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &vec, sizeof vec},
            {'n', &local_idx, sizeof local_idx},
        };
        dtl__record_call(CALL_VECTOR_TO_GLOBAL, dtl__arguments, 2);
    }
    dtl_index_t result = dtl_impl_container_to_global(vec_object, local_idx);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_VECTOR_TO_GLOBAL, dtl__container_error_scope(vec_object), DTL_SUCCESS);
    return result;
}

/* spec/vector.yaml: vector_to_global */
dtl_index_t dtl_vector_to_global(dtl_vector_t vec, dtl_index_t local_idx)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "vector_to_global", "state", "%s",
                    dtl__closed_reason());
        return -1;
    }
    struct container *vec_object = dtl__handle_object(vec, HANDLE_VECTOR, "vector_to_global",
                                                      "vec");
    if (DTL_UNLIKELY(vec_object == NULL))
        return -1;
    if (DTL_UNLIKELY(local_idx < 0 || local_idx >=
                     (int64_t)dtl__container_local_size(vec_object))) {
        dtl__refuse_in(
            dtl__container_error_scope(vec_object), DTL_ERROR_OUT_OF_BOUNDS, "vector_to_global",
            "local_idx-range",
            "local_idx is %lld; expected local_idx >= 0 and local_idx < local_size(vec) (%llu)",
            (long long)local_idx, (unsigned long long)dtl__container_local_size(vec_object));
        return -1;
    }

    if (DTL_UNLIKELY(dtl__observed))
        return vector_to_global_observed(vec, local_idx, vec_object);
    return dtl_impl_container_to_global(vec_object, local_idx);
}

/* spec/vector.yaml: vector_resize: the observed path */
static DTL_NOINLINE dtl_status vector_resize_observed(dtl_vector_t vec, dtl_size_t new_size,
                                                      struct container *vec_object)
{
    struct context *entered = dtl__container_context(vec_object);
    dtl_status begun = dtl__call_begin(CALL_VECTOR_RESIZE, dtl__container_context(vec_object),
                                       (const int64_t[]){new_size}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    begun = dtl__guard_enter(CALL_VECTOR_RESIZE, (const struct handles[]){{&vec, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        begun = dtl__call_agree(CALL_VECTOR_RESIZE, begun);
        dtl__context_leave(entered);
        dtl__call_end(CALL_VECTOR_RESIZE, dtl__container_error_scope(vec_object), begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &vec, sizeof vec},
            {'n', &new_size, sizeof new_size},
        };
        dtl__record_call(CALL_VECTOR_RESIZE, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_vector_resize(vec_object, new_size);
    status = dtl__agree_end(entered, status);
    status = dtl__call_agree(CALL_VECTOR_RESIZE, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_VECTOR_RESIZE, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_VECTOR_RESIZE, dtl__container_error_scope(vec_object), status);
    return status;
}

/* spec/vector.yaml: vector_resize */
dtl_status dtl_vector_resize(dtl_vector_t vec, dtl_size_t new_size)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "vector_resize", "state", "%s",
                           dtl__closed_reason());
    struct container *vec_object = dtl__handle_object(vec, HANDLE_VECTOR, "vector_resize", "vec");
    if (DTL_UNLIKELY(vec_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(new_size > dtl__limit(dtl__container_dtype(vec_object))))
        return dtl__refuse_in(
            dtl__container_error_scope(vec_object), DTL_ERROR_INVALID_ARGUMENT, "vector_resize",
            "new_size-range",
            "new_size is %lld; expected 0 <= new_size <= limit(dtype(vec)) (%llu)",
            (long long)new_size, (unsigned long long)dtl__limit(dtl__container_dtype(vec_object)));

    struct context *entered = dtl__container_context(vec_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_VECTOR_RESIZE);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(dtl__container_error_scope(vec_object), AGREES_ALWAYS);

    if (DTL_UNLIKELY(dtl__observed))
        return vector_resize_observed(vec, new_size, vec_object);
    dtl_status status = dtl_impl_vector_resize(vec_object, new_size);
    status = dtl__agree_end(entered, status);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_VECTOR_RESIZE, status);
}

/* spec/vector.yaml: vector_barrier: the observed path */
static DTL_NOINLINE dtl_status vector_barrier_observed(dtl_vector_t vec,
                                                       struct container *vec_object)
{
    struct context *entered = dtl__container_context(vec_object);
    dtl_status begun = dtl__call_begin(CALL_VECTOR_BARRIER, dtl__container_context(vec_object),
                                       NULL, 0);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    begun = dtl__guard_enter(CALL_VECTOR_BARRIER, (const struct handles[]){{&vec, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        begun = dtl__call_agree(CALL_VECTOR_BARRIER, begun);
        dtl__context_leave(entered);
        dtl__call_end(CALL_VECTOR_BARRIER, dtl__container_error_scope(vec_object), begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &vec, sizeof vec},
        };
        dtl__record_call(CALL_VECTOR_BARRIER, dtl__arguments, 1);
    }
    dtl_status status = dtl_impl_container_barrier(vec_object);
    status = dtl__call_agree(CALL_VECTOR_BARRIER, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_VECTOR_BARRIER, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_VECTOR_BARRIER, dtl__container_error_scope(vec_object), status);
    return status;
}

/* spec/vector.yaml: vector_barrier */
dtl_status dtl_vector_barrier(dtl_vector_t vec)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "vector_barrier", "state", "%s",
                           dtl__closed_reason());
    struct container *vec_object = dtl__handle_object(vec, HANDLE_VECTOR, "vector_barrier", "vec");
    if (DTL_UNLIKELY(vec_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;

    struct context *entered = dtl__container_context(vec_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_VECTOR_BARRIER);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;

    if (DTL_UNLIKELY(dtl__observed))
        return vector_barrier_observed(vec, vec_object);
    dtl_status status = dtl_impl_container_barrier(vec_object);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_VECTOR_BARRIER, status);
}

/* spec/vector.yaml: vector_fill_local: the observed path */
static DTL_NOINLINE dtl_status vector_fill_local_observed(dtl_vector_t vec, const void *value,
                                                          struct container *vec_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__container_error_scope(vec_object), "vector_fill_local", "value", value, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_container_fill_local(vec_object, value);
        dtl__result(CALL_VECTOR_FILL_LOCAL, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_VECTOR_FILL_LOCAL,
                                       dtl__container_context(vec_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_VECTOR_FILL_LOCAL, (const struct handles[]){{&vec, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_VECTOR_FILL_LOCAL, dtl__container_error_scope(vec_object), begun);
        return begun;
    }
    dtl__call_moves(CALL_VECTOR_FILL_LOCAL, dtl__bytes(dtl__container_dtype(vec_object)), 0);
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &vec, sizeof vec},
            {'r', value, dtl__bytes(dtl__container_dtype(vec_object))},
        };
        dtl__record_call(CALL_VECTOR_FILL_LOCAL, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_container_fill_local(vec_object, value);
    dtl__result(CALL_VECTOR_FILL_LOCAL, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_VECTOR_FILL_LOCAL, dtl__container_error_scope(vec_object), status);
    return status;
}

/* spec/vector.yaml: vector_fill_local */
dtl_status dtl_vector_fill_local(dtl_vector_t vec, const void *value)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "vector_fill_local", "state", "%s",
                           dtl__closed_reason());
    struct container *vec_object = dtl__handle_object(vec, HANDLE_VECTOR, "vector_fill_local",
                                                      "vec");
    if (DTL_UNLIKELY(vec_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(value)))
        return dtl__refuse_in(dtl__container_error_scope(vec_object), DTL_ERROR_NULL_POINTER,
                              "vector_fill_local", "value-null",
                              "value is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return vector_fill_local_observed(vec, value, vec_object);
    dtl_status status = dtl_impl_container_fill_local(vec_object, value);
    return dtl__result(CALL_VECTOR_FILL_LOCAL, status);
}

/* spec/vector.yaml: vector_reduce_sum: the observed path */
static DTL_NOINLINE dtl_status vector_reduce_sum_observed(dtl_vector_t vec, void *result,
                                                          struct container *vec_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__container_error_scope(vec_object), "vector_reduce_sum", "result", result, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_vector_reduce_sum(vec_object, result);
        dtl__result(CALL_VECTOR_REDUCE_SUM, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_VECTOR_REDUCE_SUM,
                                       dtl__container_context(vec_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_VECTOR_REDUCE_SUM, (const struct handles[]){{&vec, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_VECTOR_REDUCE_SUM, dtl__container_error_scope(vec_object), begun);
        return begun;
    }
    dtl__call_moves(CALL_VECTOR_REDUCE_SUM, 0, dtl__bytes(dtl__container_dtype(vec_object)));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &vec, sizeof vec},
            {'w', result, dtl__bytes(dtl__container_dtype(vec_object))},
        };
        dtl__record_call(CALL_VECTOR_REDUCE_SUM, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_vector_reduce_sum(vec_object, result);
    dtl__result(CALL_VECTOR_REDUCE_SUM, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_VECTOR_REDUCE_SUM, dtl__container_error_scope(vec_object), status);
    return status;
}

/* spec/vector.yaml: vector_reduce_sum */
dtl_status dtl_vector_reduce_sum(dtl_vector_t vec, void *result)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "vector_reduce_sum", "state", "%s",
                           dtl__closed_reason());
    struct container *vec_object = dtl__handle_object(vec, HANDLE_VECTOR, "vector_reduce_sum",
                                                      "vec");
    if (DTL_UNLIKELY(vec_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(result)))
        return dtl__refuse_in(dtl__container_error_scope(vec_object), DTL_ERROR_NULL_POINTER,
                              "vector_reduce_sum", "result-null",
                              "result is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return vector_reduce_sum_observed(vec, result, vec_object);
    dtl_status status = dtl_impl_vector_reduce_sum(vec_object, result);
    return dtl__result(CALL_VECTOR_REDUCE_SUM, status);
}

/* spec/vector.yaml: vector_reduce_min: the observed path */
static DTL_NOINLINE dtl_status vector_reduce_min_observed(dtl_vector_t vec, void *result,
                                                          struct container *vec_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__container_error_scope(vec_object), "vector_reduce_min", "result", result, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_vector_reduce_min(vec_object, result);
        dtl__result(CALL_VECTOR_REDUCE_MIN, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_VECTOR_REDUCE_MIN,
                                       dtl__container_context(vec_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_VECTOR_REDUCE_MIN, (const struct handles[]){{&vec, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_VECTOR_REDUCE_MIN, dtl__container_error_scope(vec_object), begun);
        return begun;
    }
    dtl__call_moves(CALL_VECTOR_REDUCE_MIN, 0, dtl__bytes(dtl__container_dtype(vec_object)));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &vec, sizeof vec},
            {'w', result, dtl__bytes(dtl__container_dtype(vec_object))},
        };
        dtl__record_call(CALL_VECTOR_REDUCE_MIN, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_vector_reduce_min(vec_object, result);
    dtl__result(CALL_VECTOR_REDUCE_MIN, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_VECTOR_REDUCE_MIN, dtl__container_error_scope(vec_object), status);
    return status;
}

/* spec/vector.yaml: vector_reduce_min */
dtl_status dtl_vector_reduce_min(dtl_vector_t vec, void *result)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "vector_reduce_min", "state", "%s",
                           dtl__closed_reason());
    struct container *vec_object = dtl__handle_object(vec, HANDLE_VECTOR, "vector_reduce_min",
                                                      "vec");
    if (DTL_UNLIKELY(vec_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(result)))
        return dtl__refuse_in(dtl__container_error_scope(vec_object), DTL_ERROR_NULL_POINTER,
                              "vector_reduce_min", "result-null",
                              "result is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return vector_reduce_min_observed(vec, result, vec_object);
    dtl_status status = dtl_impl_vector_reduce_min(vec_object, result);
    return dtl__result(CALL_VECTOR_REDUCE_MIN, status);
}

/* spec/vector.yaml: vector_reduce_max: the observed path */
static DTL_NOINLINE dtl_status vector_reduce_max_observed(dtl_vector_t vec, void *result,
                                                          struct container *vec_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__container_error_scope(vec_object), "vector_reduce_max", "result", result, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_vector_reduce_max(vec_object, result);
        dtl__result(CALL_VECTOR_REDUCE_MAX, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_VECTOR_REDUCE_MAX,
                                       dtl__container_context(vec_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_VECTOR_REDUCE_MAX, (const struct handles[]){{&vec, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_VECTOR_REDUCE_MAX, dtl__container_error_scope(vec_object), begun);
        return begun;
    }
    dtl__call_moves(CALL_VECTOR_REDUCE_MAX, 0, dtl__bytes(dtl__container_dtype(vec_object)));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &vec, sizeof vec},
            {'w', result, dtl__bytes(dtl__container_dtype(vec_object))},
        };
        dtl__record_call(CALL_VECTOR_REDUCE_MAX, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_vector_reduce_max(vec_object, result);
    dtl__result(CALL_VECTOR_REDUCE_MAX, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_VECTOR_REDUCE_MAX, dtl__container_error_scope(vec_object), status);
    return status;
}

/* spec/vector.yaml: vector_reduce_max */
dtl_status dtl_vector_reduce_max(dtl_vector_t vec, void *result)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "vector_reduce_max", "state", "%s",
                           dtl__closed_reason());
    struct container *vec_object = dtl__handle_object(vec, HANDLE_VECTOR, "vector_reduce_max",
                                                      "vec");
    if (DTL_UNLIKELY(vec_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(result)))
        return dtl__refuse_in(dtl__container_error_scope(vec_object), DTL_ERROR_NULL_POINTER,
                              "vector_reduce_max", "result-null",
                              "result is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return vector_reduce_max_observed(vec, result, vec_object);
    dtl_status status = dtl_impl_vector_reduce_max(vec_object, result);
    return dtl__result(CALL_VECTOR_REDUCE_MAX, status);
}

/* spec/vector.yaml: vector_sort_ascending: the observed path */
static DTL_NOINLINE dtl_status vector_sort_ascending_observed(dtl_vector_t vec,
                                                              struct container *vec_object)
{
    dtl_status begun = dtl__call_begin(CALL_VECTOR_SORT_ASCENDING,
                                       dtl__container_context(vec_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_VECTOR_SORT_ASCENDING, (const struct handles[]){{&vec, 1}},
                             1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_VECTOR_SORT_ASCENDING, dtl__container_error_scope(vec_object),
                      begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &vec, sizeof vec},
        };
        dtl__record_call(CALL_VECTOR_SORT_ASCENDING, dtl__arguments, 1);
    }
    dtl_status status = dtl_impl_local_sort(vec_object);
    dtl__result(CALL_VECTOR_SORT_ASCENDING, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_VECTOR_SORT_ASCENDING, dtl__container_error_scope(vec_object), status);
    return status;
}

/* spec/vector.yaml: vector_sort_ascending */
dtl_status dtl_vector_sort_ascending(dtl_vector_t vec)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "vector_sort_ascending", "state", "%s",
                           dtl__closed_reason());
    struct container *vec_object = dtl__handle_object(vec, HANDLE_VECTOR, "vector_sort_ascending",
                                                      "vec");
    if (DTL_UNLIKELY(vec_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;

    if (DTL_UNLIKELY(dtl__observed))
        return vector_sort_ascending_observed(vec, vec_object);
    dtl_status status = dtl_impl_local_sort(vec_object);
    return dtl__result(CALL_VECTOR_SORT_ASCENDING, status);
}

/* spec/vector.yaml: vector_redistribute: the observed path */
static DTL_NOINLINE dtl_status vector_redistribute_observed(dtl_vector_t vec,
                                                            dtl_partition_policy new_partition,
                                                            struct container *vec_object)
{
    struct context *entered = dtl__container_context(vec_object);
    dtl_status begun = dtl__call_begin(CALL_VECTOR_REDISTRIBUTE,
                                       dtl__container_context(vec_object),
                                       (const int64_t[]){new_partition}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    begun = dtl__guard_enter(CALL_VECTOR_REDISTRIBUTE, (const struct handles[]){{&vec, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        begun = dtl__call_agree(CALL_VECTOR_REDISTRIBUTE, begun);
        dtl__context_leave(entered);
        dtl__call_end(CALL_VECTOR_REDISTRIBUTE, dtl__container_error_scope(vec_object), begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &vec, sizeof vec},
            {'n', &new_partition, sizeof new_partition},
        };
        dtl__record_call(CALL_VECTOR_REDISTRIBUTE, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_vector_redistribute(vec_object, new_partition);
    status = dtl__agree_end(entered, status);
    status = dtl__call_agree(CALL_VECTOR_REDISTRIBUTE, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_VECTOR_REDISTRIBUTE, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_VECTOR_REDISTRIBUTE, dtl__container_error_scope(vec_object), status);
    return status;
}

/* spec/vector.yaml: vector_redistribute */
dtl_status dtl_vector_redistribute(dtl_vector_t vec, dtl_partition_policy new_partition)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "vector_redistribute", "state", "%s",
                           dtl__closed_reason());
    struct container *vec_object = dtl__handle_object(vec, HANDLE_VECTOR, "vector_redistribute",
                                                      "vec");
    if (DTL_UNLIKELY(vec_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(!dtl__is_partition_policy(new_partition)))
        return dtl__refuse_in(dtl__container_error_scope(vec_object), DTL_ERROR_INVALID_ARGUMENT,
                              "vector_redistribute", "new_partition-enum",
                              "new_partition is %lld; expected a dtl_partition_policy",
                              (long long)new_partition);

    struct context *entered = dtl__container_context(vec_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_VECTOR_REDISTRIBUTE);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(dtl__container_error_scope(vec_object), AGREES_ALWAYS);

    if (DTL_UNLIKELY(dtl__observed))
        return vector_redistribute_observed(vec, new_partition, vec_object);
    dtl_status status = dtl_impl_vector_redistribute(vec_object, new_partition);
    status = dtl__agree_end(entered, status);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_VECTOR_REDISTRIBUTE, status);
}

/* spec/vector.yaml: vector_is_dirty: the observed path */
static DTL_NOINLINE int vector_is_dirty_observed(dtl_vector_t vec, struct container *vec_object)
{
    dtl_status begun = dtl__call_begin(CALL_VECTOR_IS_DIRTY,
                                       dtl__container_context(vec_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    begun = dtl__guard_enter(CALL_VECTOR_IS_DIRTY, (const struct handles[]){{&vec, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_VECTOR_IS_DIRTY, dtl__container_error_scope(vec_object), begun);
        return 0;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &vec, sizeof vec},
        };
        dtl__record_call(CALL_VECTOR_IS_DIRTY, dtl__arguments, 1);
    }
    int result = dtl_impl_container_is_dirty(vec_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_VECTOR_IS_DIRTY, dtl__container_error_scope(vec_object), DTL_SUCCESS);
    return result;
}

/* spec/vector.yaml: vector_is_dirty */
int dtl_vector_is_dirty(dtl_vector_t vec)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "vector_is_dirty", "state", "%s",
                    dtl__closed_reason());
        return 0;
    }
    struct container *vec_object = dtl__handle_object(vec, HANDLE_VECTOR, "vector_is_dirty", "vec");
    if (DTL_UNLIKELY(vec_object == NULL))
        return 0;

    if (DTL_UNLIKELY(dtl__observed))
        return vector_is_dirty_observed(vec, vec_object);
    return dtl_impl_container_is_dirty(vec_object);
}

/* spec/vector.yaml: vector_is_clean: the observed path */
static DTL_NOINLINE int vector_is_clean_observed(dtl_vector_t vec, struct container *vec_object)
{
    dtl_status begun = dtl__call_begin(CALL_VECTOR_IS_CLEAN,
                                       dtl__container_context(vec_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    begun = dtl__guard_enter(CALL_VECTOR_IS_CLEAN, (const struct handles[]){{&vec, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_VECTOR_IS_CLEAN, dtl__container_error_scope(vec_object), begun);
        return 0;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &vec, sizeof vec},
        };
        dtl__record_call(CALL_VECTOR_IS_CLEAN, dtl__arguments, 1);
    }
    int result = dtl_impl_container_is_clean(vec_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_VECTOR_IS_CLEAN, dtl__container_error_scope(vec_object), DTL_SUCCESS);
    return result;
}

/* spec/vector.yaml: vector_is_clean */
int dtl_vector_is_clean(dtl_vector_t vec)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "vector_is_clean", "state", "%s",
                    dtl__closed_reason());
        return 0;
    }
    struct container *vec_object = dtl__handle_object(vec, HANDLE_VECTOR, "vector_is_clean", "vec");
    if (DTL_UNLIKELY(vec_object == NULL))
        return 0;

    if (DTL_UNLIKELY(dtl__observed))
        return vector_is_clean_observed(vec, vec_object);
    return dtl_impl_container_is_clean(vec_object);
}

/* spec/vector.yaml: vector_sync: the observed path */
static DTL_NOINLINE dtl_status vector_sync_observed(dtl_vector_t vec, struct container *vec_object)
{
    struct context *entered = dtl__container_context(vec_object);
    dtl_status begun = dtl__call_begin(CALL_VECTOR_SYNC, dtl__container_context(vec_object),
                                       NULL, 0);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    begun = dtl__guard_enter(CALL_VECTOR_SYNC, (const struct handles[]){{&vec, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        begun = dtl__call_agree(CALL_VECTOR_SYNC, begun);
        dtl__context_leave(entered);
        dtl__call_end(CALL_VECTOR_SYNC, dtl__container_error_scope(vec_object), begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &vec, sizeof vec},
        };
        dtl__record_call(CALL_VECTOR_SYNC, dtl__arguments, 1);
    }
    dtl_status status = dtl_impl_container_sync(vec_object);
    status = dtl__call_agree(CALL_VECTOR_SYNC, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_VECTOR_SYNC, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_VECTOR_SYNC, dtl__container_error_scope(vec_object), status);
    return status;
}

/* spec/vector.yaml: vector_sync */
dtl_status dtl_vector_sync(dtl_vector_t vec)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "vector_sync", "state", "%s",
                           dtl__closed_reason());
    struct container *vec_object = dtl__handle_object(vec, HANDLE_VECTOR, "vector_sync", "vec");
    if (DTL_UNLIKELY(vec_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;

    struct context *entered = dtl__container_context(vec_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_VECTOR_SYNC);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;

    if (DTL_UNLIKELY(dtl__observed))
        return vector_sync_observed(vec, vec_object);
    dtl_status status = dtl_impl_container_sync(vec_object);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_VECTOR_SYNC, status);
}

/* spec/vector.yaml: vector_is_valid: the observed path */
static DTL_NOINLINE int vector_is_valid_observed(dtl_vector_t vec, struct container *vec_object)
{
    dtl_status begun = dtl__call_begin(CALL_VECTOR_IS_VALID,
                                       dtl__container_context(vec_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &vec, sizeof vec},
        };
        dtl__record_call(CALL_VECTOR_IS_VALID, dtl__arguments, 1);
    }
    int result = dtl_impl_container_is_valid(vec_object);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_VECTOR_IS_VALID, dtl__container_error_scope(vec_object), DTL_SUCCESS);
    return result;
}

/* spec/vector.yaml: vector_is_valid */
int dtl_vector_is_valid(dtl_vector_t vec)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "vector_is_valid", "state", "%s",
                    dtl__closed_reason());
        return 0;
    }
    struct container *vec_object = dtl__handle_object(vec, HANDLE_VECTOR, "vector_is_valid", "vec");
    if (DTL_UNLIKELY(vec_object == NULL))
        return 0;

    if (DTL_UNLIKELY(dtl__observed))
        return vector_is_valid_observed(vec, vec_object);
    return dtl_impl_container_is_valid(vec_object);
}
