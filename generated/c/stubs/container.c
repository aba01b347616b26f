/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/stubs.c.j2.
 * Do not edit. */
#include "dtl_conditions.h"
#include "dtl_enums.h"
#include "dtl_guard.h"
#include "dtl_impl.h"
#include "dtl_record.h"
#include "dtl_kernels.h"

/* spec/container.yaml: container_partition_policy: the observed path */
static DTL_NOINLINE dtl_partition_policy container_partition_policy_observed(
    dtl_container_t container, struct container *container_object)
{
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_PARTITION_POLICY,
                                       dtl__container_context(container_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return (dtl_partition_policy)-1;
    begun = dtl__guard_enter(CALL_CONTAINER_PARTITION_POLICY,
                             (const struct handles[]){{&container, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_CONTAINER_PARTITION_POLICY,
                      dtl__container_error_scope(container_object), begun);
        return (dtl_partition_policy)-1;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
        };
        dtl__record_call(CALL_CONTAINER_PARTITION_POLICY, dtl__arguments, 1);
    }
    dtl_partition_policy result = dtl_impl_container_partition_policy(container_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_CONTAINER_PARTITION_POLICY,
                  dtl__container_error_scope(container_object), DTL_SUCCESS);
    return result;
}

/* spec/container.yaml: container_partition_policy */
dtl_partition_policy dtl_container_partition_policy(dtl_container_t container)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "container_partition_policy", "state", "%s",
                    dtl__closed_reason());
        return (dtl_partition_policy)-1;
    }
    struct container *container_object = dtl__handle_container(container,
                                                               "container_partition_policy",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return (dtl_partition_policy)-1;

    if (DTL_UNLIKELY(dtl__observed))
        return container_partition_policy_observed(container, container_object);
    return dtl_impl_container_partition_policy(container_object);
}

/* spec/container.yaml: container_placement_policy: the observed path */
static DTL_NOINLINE dtl_placement_policy container_placement_policy_observed(
    dtl_container_t container, struct container *container_object)
{
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_PLACEMENT_POLICY,
                                       dtl__container_context(container_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return (dtl_placement_policy)-1;
    begun = dtl__guard_enter(CALL_CONTAINER_PLACEMENT_POLICY,
                             (const struct handles[]){{&container, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_CONTAINER_PLACEMENT_POLICY,
                      dtl__container_error_scope(container_object), begun);
        return (dtl_placement_policy)-1;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
        };
        dtl__record_call(CALL_CONTAINER_PLACEMENT_POLICY, dtl__arguments, 1);
    }
    dtl_placement_policy result = dtl_impl_container_placement_policy(container_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_CONTAINER_PLACEMENT_POLICY,
                  dtl__container_error_scope(container_object), DTL_SUCCESS);
    return result;
}

/* spec/container.yaml: container_placement_policy */
dtl_placement_policy dtl_container_placement_policy(dtl_container_t container)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "container_placement_policy", "state", "%s",
                    dtl__closed_reason());
        return (dtl_placement_policy)-1;
    }
    struct container *container_object = dtl__handle_container(container,
                                                               "container_placement_policy",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return (dtl_placement_policy)-1;

    if (DTL_UNLIKELY(dtl__observed))
        return container_placement_policy_observed(container, container_object);
    return dtl_impl_container_placement_policy(container_object);
}

/* spec/container.yaml: container_execution_policy: the observed path */
static DTL_NOINLINE dtl_execution_policy container_execution_policy_observed(
    dtl_container_t container, struct container *container_object)
{
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_EXECUTION_POLICY,
                                       dtl__container_context(container_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return (dtl_execution_policy)-1;
    begun = dtl__guard_enter(CALL_CONTAINER_EXECUTION_POLICY,
                             (const struct handles[]){{&container, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_CONTAINER_EXECUTION_POLICY,
                      dtl__container_error_scope(container_object), begun);
        return (dtl_execution_policy)-1;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
        };
        dtl__record_call(CALL_CONTAINER_EXECUTION_POLICY, dtl__arguments, 1);
    }
    dtl_execution_policy result = dtl_impl_container_execution_policy(container_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_CONTAINER_EXECUTION_POLICY,
                  dtl__container_error_scope(container_object), DTL_SUCCESS);
    return result;
}

/* spec/container.yaml: container_execution_policy */
dtl_execution_policy dtl_container_execution_policy(dtl_container_t container)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "container_execution_policy", "state", "%s",
                    dtl__closed_reason());
        return (dtl_execution_policy)-1;
    }
    struct container *container_object = dtl__handle_container(container,
                                                               "container_execution_policy",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return (dtl_execution_policy)-1;

    if (DTL_UNLIKELY(dtl__observed))
        return container_execution_policy_observed(container, container_object);
    return dtl_impl_container_execution_policy(container_object);
}

/* spec/container.yaml: container_device_id: the observed path */
static DTL_NOINLINE int container_device_id_observed(dtl_container_t container,
                                                     struct container *container_object)
{
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_DEVICE_ID,
                                       dtl__container_context(container_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return -1;
    begun = dtl__guard_enter(CALL_CONTAINER_DEVICE_ID,
                             (const struct handles[]){{&container, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_CONTAINER_DEVICE_ID, dtl__container_error_scope(container_object),
                      begun);
        return -1;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
        };
        dtl__record_call(CALL_CONTAINER_DEVICE_ID, dtl__arguments, 1);
    }
    int result = dtl_impl_container_device_id(container_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_CONTAINER_DEVICE_ID, dtl__container_error_scope(container_object),
                  DTL_SUCCESS);
    return result;
}

/* spec/container.yaml: container_device_id */
int dtl_container_device_id(dtl_container_t container)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "container_device_id", "state", "%s",
                    dtl__closed_reason());
        return -1;
    }
    struct container *container_object = dtl__handle_container(container, "container_device_id",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return -1;

    if (DTL_UNLIKELY(dtl__observed))
        return container_device_id_observed(container, container_object);
    return dtl_impl_container_device_id(container_object);
}

/* spec/container.yaml: container_consistency_policy: the observed path */
static DTL_NOINLINE dtl_consistency_policy container_consistency_policy_observed(
    dtl_container_t container, struct container *container_object)
{
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_CONSISTENCY_POLICY,
                                       dtl__container_context(container_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return (dtl_consistency_policy)-1;
    begun = dtl__guard_enter(CALL_CONTAINER_CONSISTENCY_POLICY,
                             (const struct handles[]){{&container, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_CONTAINER_CONSISTENCY_POLICY,
                      dtl__container_error_scope(container_object), begun);
        return (dtl_consistency_policy)-1;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
        };
        dtl__record_call(CALL_CONTAINER_CONSISTENCY_POLICY, dtl__arguments, 1);
    }
    dtl_consistency_policy result = dtl_impl_container_consistency_policy(container_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_CONTAINER_CONSISTENCY_POLICY,
                  dtl__container_error_scope(container_object), DTL_SUCCESS);
    return result;
}

/* spec/container.yaml: container_consistency_policy */
dtl_consistency_policy dtl_container_consistency_policy(dtl_container_t container)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "container_consistency_policy", "state", "%s",
                    dtl__closed_reason());
        return (dtl_consistency_policy)-1;
    }
    struct container *container_object = dtl__handle_container(container,
                                                               "container_consistency_policy",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return (dtl_consistency_policy)-1;

    if (DTL_UNLIKELY(dtl__observed))
        return container_consistency_policy_observed(container, container_object);
    return dtl_impl_container_consistency_policy(container_object);
}

/* spec/container.yaml: container_error_policy: the observed path */
static DTL_NOINLINE dtl_error_policy container_error_policy_observed(
    dtl_container_t container, struct container *container_object)
{
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_ERROR_POLICY,
                                       dtl__container_context(container_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return (dtl_error_policy)-1;
    begun = dtl__guard_enter(CALL_CONTAINER_ERROR_POLICY,
                             (const struct handles[]){{&container, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_CONTAINER_ERROR_POLICY,
                      dtl__container_error_scope(container_object), begun);
        return (dtl_error_policy)-1;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
        };
        dtl__record_call(CALL_CONTAINER_ERROR_POLICY, dtl__arguments, 1);
    }
    dtl_error_policy result = dtl_impl_container_error_policy(container_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_CONTAINER_ERROR_POLICY, dtl__container_error_scope(container_object),
                  DTL_SUCCESS);
    return result;
}

/* spec/container.yaml: container_error_policy */
dtl_error_policy dtl_container_error_policy(dtl_container_t container)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "container_error_policy", "state", "%s",
                    dtl__closed_reason());
        return (dtl_error_policy)-1;
    }
    struct container *container_object = dtl__handle_container(container, "container_error_policy",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return (dtl_error_policy)-1;

    if (DTL_UNLIKELY(dtl__observed))
        return container_error_policy_observed(container, container_object);
    return dtl_impl_container_error_policy(container_object);
}

/* spec/container.yaml: container_dtype: the observed path */
static DTL_NOINLINE dtl_dtype container_dtype_observed(dtl_container_t container,
                                                       struct container *container_object)
{
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_DTYPE,
                                       dtl__container_context(container_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return (dtl_dtype)-1;
    begun = dtl__guard_enter(CALL_CONTAINER_DTYPE, (const struct handles[]){{&container, 1}},
                             1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_CONTAINER_DTYPE, dtl__container_error_scope(container_object),
                      begun);
        return (dtl_dtype)-1;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
        };
        dtl__record_call(CALL_CONTAINER_DTYPE, dtl__arguments, 1);
    }
    dtl_dtype result = dtl_impl_container_dtype(container_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_CONTAINER_DTYPE, dtl__container_error_scope(container_object),
                  DTL_SUCCESS);
    return result;
}

/* spec/container.yaml: container_dtype */
dtl_dtype dtl_container_dtype(dtl_container_t container)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "container_dtype", "state", "%s",
                    dtl__closed_reason());
        return (dtl_dtype)-1;
    }
    struct container *container_object = dtl__handle_container(container, "container_dtype",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return (dtl_dtype)-1;

    if (DTL_UNLIKELY(dtl__observed))
        return container_dtype_observed(container, container_object);
    return dtl_impl_container_dtype(container_object);
}

/* spec/container.yaml: container_global_size: the observed path */
static DTL_NOINLINE dtl_size_t container_global_size_observed(dtl_container_t container,
                                                              struct container *container_object)
{
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_GLOBAL_SIZE,
                                       dtl__container_context(container_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    begun = dtl__guard_enter(CALL_CONTAINER_GLOBAL_SIZE,
                             (const struct handles[]){{&container, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_CONTAINER_GLOBAL_SIZE, dtl__container_error_scope(container_object),
                      begun);
        return 0;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
        };
        dtl__record_call(CALL_CONTAINER_GLOBAL_SIZE, dtl__arguments, 1);
    }
    dtl_size_t result = dtl_impl_container_global_size(container_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_CONTAINER_GLOBAL_SIZE, dtl__container_error_scope(container_object),
                  DTL_SUCCESS);
    return result;
}

/* spec/container.yaml: container_global_size */
dtl_size_t dtl_container_global_size(dtl_container_t container)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "container_global_size", "state", "%s",
                    dtl__closed_reason());
        return 0;
    }
    struct container *container_object = dtl__handle_container(container, "container_global_size",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return 0;

    if (DTL_UNLIKELY(dtl__observed))
        return container_global_size_observed(container, container_object);
    return dtl_impl_container_global_size(container_object);
}

/* spec/container.yaml: container_local_size: the observed path */
static DTL_NOINLINE dtl_size_t container_local_size_observed(dtl_container_t container,
                                                             struct container *container_object)
{
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_LOCAL_SIZE,
                                       dtl__container_context(container_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    begun = dtl__guard_enter(CALL_CONTAINER_LOCAL_SIZE,
                             (const struct handles[]){{&container, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_CONTAINER_LOCAL_SIZE, dtl__container_error_scope(container_object),
                      begun);
        return 0;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
        };
        dtl__record_call(CALL_CONTAINER_LOCAL_SIZE, dtl__arguments, 1);
    }
    dtl_size_t result = dtl_impl_container_local_size(container_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_CONTAINER_LOCAL_SIZE, dtl__container_error_scope(container_object),
                  DTL_SUCCESS);
    return result;
}

/* spec/container.yaml: container_local_size */
dtl_size_t dtl_container_local_size(dtl_container_t container)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "container_local_size", "state", "%s",
                    dtl__closed_reason());
        return 0;
    }
    struct container *container_object = dtl__handle_container(container, "container_local_size",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return 0;

    if (DTL_UNLIKELY(dtl__observed))
        return container_local_size_observed(container, container_object);
    return dtl_impl_container_local_size(container_object);
}

/* spec/container.yaml: container_local_offset: the observed path */
static DTL_NOINLINE dtl_index_t container_local_offset_observed(dtl_container_t container,
                                                                struct container *container_object)
{
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_LOCAL_OFFSET,
                                       dtl__container_context(container_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return -1;
    begun = dtl__guard_enter(CALL_CONTAINER_LOCAL_OFFSET,
                             (const struct handles[]){{&container, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_CONTAINER_LOCAL_OFFSET,
                      dtl__container_error_scope(container_object), begun);
        return -1;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
        };
        dtl__record_call(CALL_CONTAINER_LOCAL_OFFSET, dtl__arguments, 1);
    }
    dtl_index_t result = dtl_impl_container_local_offset(container_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_CONTAINER_LOCAL_OFFSET, dtl__container_error_scope(container_object),
                  DTL_SUCCESS);
    return result;
}

/* spec/container.yaml: container_local_offset */
dtl_index_t dtl_container_local_offset(dtl_container_t container)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "container_local_offset", "state", "%s",
                    dtl__closed_reason());
        return -1;
    }
    struct container *container_object = dtl__handle_container(container, "container_local_offset",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return -1;

    if (DTL_UNLIKELY(dtl__observed))
        return container_local_offset_observed(container, container_object);
    return dtl_impl_container_local_offset(container_object);
}

/* spec/container.yaml: container_block_size: the observed path */
static DTL_NOINLINE dtl_size_t container_block_size_observed(dtl_container_t container,
                                                             struct container *container_object)
{
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_BLOCK_SIZE,
                                       dtl__container_context(container_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    begun = dtl__guard_enter(CALL_CONTAINER_BLOCK_SIZE,
                             (const struct handles[]){{&container, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_CONTAINER_BLOCK_SIZE, dtl__container_error_scope(container_object),
                      begun);
        return 0;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
        };
        dtl__record_call(CALL_CONTAINER_BLOCK_SIZE, dtl__arguments, 1);
    }
    dtl_size_t result = dtl_impl_container_block_size(container_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_CONTAINER_BLOCK_SIZE, dtl__container_error_scope(container_object),
                  DTL_SUCCESS);
    return result;
}

/* spec/container.yaml: container_block_size */
dtl_size_t dtl_container_block_size(dtl_container_t container)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "container_block_size", "state", "%s",
                    dtl__closed_reason());
        return 0;
    }
    struct container *container_object = dtl__handle_container(container, "container_block_size",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return 0;

    if (DTL_UNLIKELY(dtl__observed))
        return container_block_size_observed(container, container_object);
    return dtl_impl_container_block_size(container_object);
}

/* spec/container.yaml: container_ndim: the observed path */
static DTL_NOINLINE int container_ndim_observed(dtl_container_t container,
                                                struct container *container_object)
{
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_NDIM,
                                       dtl__container_context(container_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    begun = dtl__guard_enter(CALL_CONTAINER_NDIM, (const struct handles[]){{&container, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_CONTAINER_NDIM, dtl__container_error_scope(container_object), begun);
        return 0;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
        };
        dtl__record_call(CALL_CONTAINER_NDIM, dtl__arguments, 1);
    }
    int result = dtl_impl_container_ndim(container_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_CONTAINER_NDIM, dtl__container_error_scope(container_object),
                  DTL_SUCCESS);
    return result;
}

/* spec/container.yaml: container_ndim */
int dtl_container_ndim(dtl_container_t container)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "container_ndim", "state", "%s", dtl__closed_reason());
        return 0;
    }
    struct container *container_object = dtl__handle_container(container, "container_ndim",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return 0;

    if (DTL_UNLIKELY(dtl__observed))
        return container_ndim_observed(container, container_object);
    return dtl_impl_container_ndim(container_object);
}

/* spec/container.yaml: container_num_ranks: the observed path */
static DTL_NOINLINE dtl_rank_t container_num_ranks_observed(dtl_container_t container,
                                                            struct container *container_object)
{
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_NUM_RANKS,
                                       dtl__container_context(container_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    begun = dtl__guard_enter(CALL_CONTAINER_NUM_RANKS,
                             (const struct handles[]){{&container, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_CONTAINER_NUM_RANKS, dtl__container_error_scope(container_object),
                      begun);
        return 0;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
        };
        dtl__record_call(CALL_CONTAINER_NUM_RANKS, dtl__arguments, 1);
    }
    dtl_rank_t result = dtl_impl_container_num_ranks(container_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_CONTAINER_NUM_RANKS, dtl__container_error_scope(container_object),
                  DTL_SUCCESS);
    return result;
}

/* spec/container.yaml: container_num_ranks */
dtl_rank_t dtl_container_num_ranks(dtl_container_t container)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "container_num_ranks", "state", "%s",
                    dtl__closed_reason());
        return 0;
    }
    struct container *container_object = dtl__handle_container(container, "container_num_ranks",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return 0;

    if (DTL_UNLIKELY(dtl__observed))
        return container_num_ranks_observed(container, container_object);
    return dtl_impl_container_num_ranks(container_object);
}

/* spec/container.yaml: container_rank: the observed path */
static DTL_NOINLINE dtl_rank_t container_rank_observed(dtl_container_t container,
                                                       struct container *container_object)
{
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_RANK,
                                       dtl__container_context(container_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return DTL_NO_RANK;
    begun = dtl__guard_enter(CALL_CONTAINER_RANK, (const struct handles[]){{&container, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_CONTAINER_RANK, dtl__container_error_scope(container_object), begun);
        return DTL_NO_RANK;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
        };
        dtl__record_call(CALL_CONTAINER_RANK, dtl__arguments, 1);
    }
    dtl_rank_t result = dtl_impl_container_rank(container_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_CONTAINER_RANK, dtl__container_error_scope(container_object),
                  DTL_SUCCESS);
    return result;
}

/* spec/container.yaml: container_rank */
dtl_rank_t dtl_container_rank(dtl_container_t container)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "container_rank", "state", "%s", dtl__closed_reason());
        return DTL_NO_RANK;
    }
    struct container *container_object = dtl__handle_container(container, "container_rank",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_NO_RANK;

    if (DTL_UNLIKELY(dtl__observed))
        return container_rank_observed(container, container_object);
    return dtl_impl_container_rank(container_object);
}

/* spec/container.yaml: container_local_data: the observed path */
static DTL_NOINLINE const void *container_local_data_observed(dtl_container_t container,
                                                              struct container *container_object)
{
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_LOCAL_DATA,
                                       dtl__container_context(container_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return NULL;
    begun = dtl__guard_enter(CALL_CONTAINER_LOCAL_DATA,
                             (const struct handles[]){{&container, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_CONTAINER_LOCAL_DATA, dtl__container_error_scope(container_object),
                      begun);
        return NULL;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
        };
        dtl__record_call(CALL_CONTAINER_LOCAL_DATA, dtl__arguments, 1);
    }
    const void *result = dtl_impl_container_local_data(container_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_CONTAINER_LOCAL_DATA, dtl__container_error_scope(container_object),
                  DTL_SUCCESS);
    return result;
}

/* spec/container.yaml: container_local_data */
const void *dtl_container_local_data(dtl_container_t container)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "container_local_data", "state", "%s",
                    dtl__closed_reason());
        return NULL;
    }
    struct container *container_object = dtl__handle_container(container, "container_local_data",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return NULL;

    if (DTL_UNLIKELY(dtl__observed))
        return container_local_data_observed(container, container_object);
    return dtl_impl_container_local_data(container_object);
}

/* spec/container.yaml: container_local_data_mut: the observed path */
static DTL_NOINLINE void *container_local_data_mut_observed(dtl_container_t container,
                                                            struct container *container_object)
{
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_LOCAL_DATA_MUT,
                                       dtl__container_context(container_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return NULL;
    begun = dtl__guard_enter(CALL_CONTAINER_LOCAL_DATA_MUT,
                             (const struct handles[]){{&container, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_CONTAINER_LOCAL_DATA_MUT,
                      dtl__container_error_scope(container_object), begun);
        return NULL;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
        };
        dtl__record_call(CALL_CONTAINER_LOCAL_DATA_MUT, dtl__arguments, 1);
    }
    void *result = dtl_impl_container_local_data_mut(container_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_CONTAINER_LOCAL_DATA_MUT, dtl__container_error_scope(container_object),
                  DTL_SUCCESS);
    return result;
}

/* spec/container.yaml: container_local_data_mut */
void *dtl_container_local_data_mut(dtl_container_t container)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "container_local_data_mut", "state", "%s",
                    dtl__closed_reason());
        return NULL;
    }
    struct container *container_object = dtl__handle_container(container,
                                                               "container_local_data_mut",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return NULL;

    if (DTL_UNLIKELY(dtl__observed))
        return container_local_data_mut_observed(container, container_object);
    return dtl_impl_container_local_data_mut(container_object);
}

/* spec/container.yaml: container_device_kind: the observed path */
static DTL_NOINLINE dtl_device_kind container_device_kind_observed(
    dtl_container_t container, struct container *container_object)
{
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_DEVICE_KIND,
                                       dtl__container_context(container_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return (dtl_device_kind)-1;
    begun = dtl__guard_enter(CALL_CONTAINER_DEVICE_KIND,
                             (const struct handles[]){{&container, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_CONTAINER_DEVICE_KIND, dtl__container_error_scope(container_object),
                      begun);
        return (dtl_device_kind)-1;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
        };
        dtl__record_call(CALL_CONTAINER_DEVICE_KIND, dtl__arguments, 1);
    }
    dtl_device_kind result = dtl_impl_container_device_kind(container_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_CONTAINER_DEVICE_KIND, dtl__container_error_scope(container_object),
                  DTL_SUCCESS);
    return result;
}

/* spec/container.yaml: container_device_kind */
dtl_device_kind dtl_container_device_kind(dtl_container_t container)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "container_device_kind", "state", "%s",
                    dtl__closed_reason());
        return (dtl_device_kind)-1;
    }
    struct container *container_object = dtl__handle_container(container, "container_device_kind",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return (dtl_device_kind)-1;

    if (DTL_UNLIKELY(dtl__observed))
        return container_device_kind_observed(container, container_object);
    return dtl_impl_container_device_kind(container_object);
}

/* spec/container.yaml: container_device_number: the observed path */
static DTL_NOINLINE int container_device_number_observed(dtl_container_t container,
                                                         struct container *container_object)
{
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_DEVICE_NUMBER,
                                       dtl__container_context(container_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return -1;
    begun = dtl__guard_enter(CALL_CONTAINER_DEVICE_NUMBER,
                             (const struct handles[]){{&container, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_CONTAINER_DEVICE_NUMBER,
                      dtl__container_error_scope(container_object), begun);
        return -1;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
        };
        dtl__record_call(CALL_CONTAINER_DEVICE_NUMBER, dtl__arguments, 1);
    }
    int result = dtl_impl_container_device_number(container_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_CONTAINER_DEVICE_NUMBER, dtl__container_error_scope(container_object),
                  DTL_SUCCESS);
    return result;
}

/* spec/container.yaml: container_device_number */
int dtl_container_device_number(dtl_container_t container)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "container_device_number", "state", "%s",
                    dtl__closed_reason());
        return -1;
    }
    struct container *container_object = dtl__handle_container(container,
                                                               "container_device_number",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return -1;

    if (DTL_UNLIKELY(dtl__observed))
        return container_device_number_observed(container, container_object);
    return dtl_impl_container_device_number(container_object);
}

/* spec/container.yaml: container_device_data: the observed path */
static DTL_NOINLINE const void *container_device_data_observed(dtl_container_t container,
                                                               struct container *container_object)
{
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_DEVICE_DATA,
                                       dtl__container_context(container_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return NULL;
    begun = dtl__guard_enter(CALL_CONTAINER_DEVICE_DATA,
                             (const struct handles[]){{&container, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_CONTAINER_DEVICE_DATA, dtl__container_error_scope(container_object),
                      begun);
        return NULL;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
        };
        dtl__record_call(CALL_CONTAINER_DEVICE_DATA, dtl__arguments, 1);
    }
    const void *result = dtl_impl_container_device_data(container_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_CONTAINER_DEVICE_DATA, dtl__container_error_scope(container_object),
                  DTL_SUCCESS);
    return result;
}

/* spec/container.yaml: container_device_data */
const void *dtl_container_device_data(dtl_container_t container)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "container_device_data", "state", "%s",
                    dtl__closed_reason());
        return NULL;
    }
    struct container *container_object = dtl__handle_container(container, "container_device_data",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return NULL;

    if (DTL_UNLIKELY(dtl__observed))
        return container_device_data_observed(container, container_object);
    return dtl_impl_container_device_data(container_object);
}

/* spec/container.yaml: container_device_data_mut: the observed path */
static DTL_NOINLINE void *container_device_data_mut_observed(dtl_container_t container,
                                                             struct container *container_object)
{
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_DEVICE_DATA_MUT,
                                       dtl__container_context(container_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return NULL;
    begun = dtl__guard_enter(CALL_CONTAINER_DEVICE_DATA_MUT,
                             (const struct handles[]){{&container, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_CONTAINER_DEVICE_DATA_MUT,
                      dtl__container_error_scope(container_object), begun);
        return NULL;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
        };
        dtl__record_call(CALL_CONTAINER_DEVICE_DATA_MUT, dtl__arguments, 1);
    }
    void *result = dtl_impl_container_device_data_mut(container_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_CONTAINER_DEVICE_DATA_MUT, dtl__container_error_scope(container_object),
                  DTL_SUCCESS);
    return result;
}

/* spec/container.yaml: container_device_data_mut */
void *dtl_container_device_data_mut(dtl_container_t container)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "container_device_data_mut", "state", "%s",
                    dtl__closed_reason());
        return NULL;
    }
    struct container *container_object = dtl__handle_container(container,
                                                               "container_device_data_mut",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return NULL;

    if (DTL_UNLIKELY(dtl__observed))
        return container_device_data_mut_observed(container, container_object);
    return dtl_impl_container_device_data_mut(container_object);
}

/* spec/container.yaml: container_is_dirty: the observed path */
static DTL_NOINLINE int container_is_dirty_observed(dtl_container_t container,
                                                    struct container *container_object)
{
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_IS_DIRTY,
                                       dtl__container_context(container_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    begun = dtl__guard_enter(CALL_CONTAINER_IS_DIRTY,
                             (const struct handles[]){{&container, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_CONTAINER_IS_DIRTY, dtl__container_error_scope(container_object),
                      begun);
        return 0;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
        };
        dtl__record_call(CALL_CONTAINER_IS_DIRTY, dtl__arguments, 1);
    }
    int result = dtl_impl_container_is_dirty(container_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_CONTAINER_IS_DIRTY, dtl__container_error_scope(container_object),
                  DTL_SUCCESS);
    return result;
}

/* spec/container.yaml: container_is_dirty */
int dtl_container_is_dirty(dtl_container_t container)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "container_is_dirty", "state", "%s",
                    dtl__closed_reason());
        return 0;
    }
    struct container *container_object = dtl__handle_container(container, "container_is_dirty",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return 0;

    if (DTL_UNLIKELY(dtl__observed))
        return container_is_dirty_observed(container, container_object);
    return dtl_impl_container_is_dirty(container_object);
}

/* spec/container.yaml: container_is_clean: the observed path */
static DTL_NOINLINE int container_is_clean_observed(dtl_container_t container,
                                                    struct container *container_object)
{
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_IS_CLEAN,
                                       dtl__container_context(container_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    begun = dtl__guard_enter(CALL_CONTAINER_IS_CLEAN,
                             (const struct handles[]){{&container, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_CONTAINER_IS_CLEAN, dtl__container_error_scope(container_object),
                      begun);
        return 0;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
        };
        dtl__record_call(CALL_CONTAINER_IS_CLEAN, dtl__arguments, 1);
    }
    int result = dtl_impl_container_is_clean(container_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_CONTAINER_IS_CLEAN, dtl__container_error_scope(container_object),
                  DTL_SUCCESS);
    return result;
}

/* spec/container.yaml: container_is_clean */
int dtl_container_is_clean(dtl_container_t container)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "container_is_clean", "state", "%s",
                    dtl__closed_reason());
        return 0;
    }
    struct container *container_object = dtl__handle_container(container, "container_is_clean",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return 0;

    if (DTL_UNLIKELY(dtl__observed))
        return container_is_clean_observed(container, container_object);
    return dtl_impl_container_is_clean(container_object);
}

/* spec/container.yaml: container_is_local: the observed path */
static DTL_NOINLINE int container_is_local_observed(dtl_container_t container,
                                                    dtl_index_t global_idx,
                                                    struct container *container_object)
{
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_IS_LOCAL,
                                       dtl__container_context(container_object),
                                       (const int64_t[]){global_idx}, 1);
    if (begun != DTL_SUCCESS)
        return 0;
    begun = dtl__guard_enter(CALL_CONTAINER_IS_LOCAL,
                             (const struct handles[]){{&container, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_CONTAINER_IS_LOCAL, dtl__container_error_scope(container_object),
                      begun);
        return 0;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
            {'n', &global_idx, sizeof global_idx},
        };
        dtl__record_call(CALL_CONTAINER_IS_LOCAL, dtl__arguments, 2);
    }
    int result = dtl_impl_layout_is_local(container_object, global_idx);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_CONTAINER_IS_LOCAL, dtl__container_error_scope(container_object),
                  DTL_SUCCESS);
    return result;
}

/* spec/container.yaml: container_is_local */
int dtl_container_is_local(dtl_container_t container, dtl_index_t global_idx)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "container_is_local", "state", "%s",
                    dtl__closed_reason());
        return 0;
    }
    struct container *container_object = dtl__handle_container(container, "container_is_local",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return 0;
    if (DTL_UNLIKELY(global_idx < 0 || global_idx >=
                     (int64_t)dtl__container_global_size(container_object))) {
        dtl__refuse_in(
            dtl__container_error_scope(container_object), DTL_ERROR_OUT_OF_BOUNDS,
            "container_is_local", "global_idx-range",
            "global_idx is %lld; expected global_idx >= 0 and global_idx < global_size(container)"
            " (%llu)",
            (long long)global_idx,
            (unsigned long long)dtl__container_global_size(container_object));
        return 0;
    }

    if (DTL_UNLIKELY(dtl__observed))
        return container_is_local_observed(container, global_idx, container_object);
    return dtl_impl_layout_is_local(container_object, global_idx);
}

/* spec/container.yaml: container_owner: the observed path */
static DTL_NOINLINE dtl_rank_t container_owner_observed(dtl_container_t container,
                                                        dtl_index_t global_idx,
                                                        struct container *container_object)
{
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_OWNER,
                                       dtl__container_context(container_object),
                                       (const int64_t[]){global_idx}, 1);
    if (begun != DTL_SUCCESS)
        return DTL_NO_RANK;
    begun = dtl__guard_enter(CALL_CONTAINER_OWNER, (const struct handles[]){{&container, 1}},
                             1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_CONTAINER_OWNER, dtl__container_error_scope(container_object),
                      begun);
        return DTL_NO_RANK;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
            {'n', &global_idx, sizeof global_idx},
        };
        dtl__record_call(CALL_CONTAINER_OWNER, dtl__arguments, 2);
    }
    dtl_rank_t result = dtl_impl_layout_owner(container_object, global_idx);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_CONTAINER_OWNER, dtl__container_error_scope(container_object),
                  DTL_SUCCESS);
    return result;
}

/* spec/container.yaml: container_owner */
dtl_rank_t dtl_container_owner(dtl_container_t container, dtl_index_t global_idx)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "container_owner", "state", "%s",
                    dtl__closed_reason());
        return DTL_NO_RANK;
    }
    struct container *container_object = dtl__handle_container(container, "container_owner",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_NO_RANK;
    if (DTL_UNLIKELY(global_idx < 0 || global_idx >=
                     (int64_t)dtl__container_global_size(container_object))) {
        dtl__refuse_in(
            dtl__container_error_scope(container_object), DTL_ERROR_OUT_OF_BOUNDS,
            "container_owner", "global_idx-range",
            "global_idx is %lld; expected global_idx >= 0 and global_idx < global_size(container)"
            " (%llu)",
            (long long)global_idx,
            (unsigned long long)dtl__container_global_size(container_object));
        return DTL_NO_RANK;
    }

    if (DTL_UNLIKELY(dtl__observed))
        return container_owner_observed(container, global_idx, container_object);
    return dtl_impl_layout_owner(container_object, global_idx);
}

/* spec/container.yaml: container_to_local: the observed path */
static DTL_NOINLINE dtl_index_t container_to_local_observed(dtl_container_t container,
                                                            dtl_index_t global_idx,
                                                            struct container *container_object)
{
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_TO_LOCAL,
                                       dtl__container_context(container_object),
                                       (const int64_t[]){global_idx}, 1);
    if (begun != DTL_SUCCESS)
        return -1;
    begun = dtl__guard_enter(CALL_CONTAINER_TO_LOCAL,
                             (const struct handles[]){{&container, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_CONTAINER_TO_LOCAL, dtl__container_error_scope(container_object),
                      begun);
        return -1;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
            {'n', &global_idx, sizeof global_idx},
        };
        dtl__record_call(CALL_CONTAINER_TO_LOCAL, dtl__arguments, 2);
    }
    dtl_index_t result = dtl_impl_layout_to_local(container_object, global_idx);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_CONTAINER_TO_LOCAL, dtl__container_error_scope(container_object),
                  DTL_SUCCESS);
    return result;
}

/* spec/container.yaml: container_to_local */
dtl_index_t dtl_container_to_local(dtl_container_t container, dtl_index_t global_idx)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "container_to_local", "state", "%s",
                    dtl__closed_reason());
        return -1;
    }
    struct container *container_object = dtl__handle_container(container, "container_to_local",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return -1;
    if (DTL_UNLIKELY(global_idx < 0 || global_idx >=
                     (int64_t)dtl__container_global_size(container_object))) {
        dtl__refuse_in(
            dtl__container_error_scope(container_object), DTL_ERROR_OUT_OF_BOUNDS,
            "container_to_local", "global_idx-range",
            "global_idx is %lld; expected global_idx >= 0 and global_idx < global_size(container)"
            " (%llu)",
            (long long)global_idx,
            (unsigned long long)dtl__container_global_size(container_object));
        return -1;
    }

    if (DTL_UNLIKELY(dtl__observed))
        return container_to_local_observed(container, global_idx, container_object);
    return dtl_impl_layout_to_local(container_object, global_idx);
}

/* spec/container.yaml: container_to_global: the observed path */
static DTL_NOINLINE dtl_index_t container_to_global_observed(dtl_container_t container,
                                                             dtl_index_t local_idx,
                                                             struct container *container_object)
{
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_TO_GLOBAL,
                                       dtl__container_context(container_object),
                                       (const int64_t[]){local_idx}, 1);
    if (begun != DTL_SUCCESS)
        return -1;
    begun = dtl__guard_enter(CALL_CONTAINER_TO_GLOBAL,
                             (const struct handles[]){{&container, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_CONTAINER_TO_GLOBAL, dtl__container_error_scope(container_object),
                      begun);
        return -1;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
            {'n', &local_idx, sizeof local_idx},
        };
        dtl__record_call(CALL_CONTAINER_TO_GLOBAL, dtl__arguments, 2);
    }
    dtl_index_t result = dtl_impl_layout_to_global(container_object, local_idx);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_CONTAINER_TO_GLOBAL, dtl__container_error_scope(container_object),
                  DTL_SUCCESS);
    return result;
}

/* spec/container.yaml: container_to_global */
dtl_index_t dtl_container_to_global(dtl_container_t container, dtl_index_t local_idx)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "container_to_global", "state", "%s",
                    dtl__closed_reason());
        return -1;
    }
    struct container *container_object = dtl__handle_container(container, "container_to_global",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return -1;
    if (DTL_UNLIKELY(local_idx < 0 || local_idx >=
                     (int64_t)dtl__container_local_size(container_object))) {
        dtl__refuse_in(
            dtl__container_error_scope(container_object), DTL_ERROR_OUT_OF_BOUNDS,
            "container_to_global", "local_idx-range",
            "local_idx is %lld; expected local_idx >= 0 and local_idx < local_size(container) "
            "(%llu)",
            (long long)local_idx, (unsigned long long)dtl__container_local_size(container_object));
        return -1;
    }

    if (DTL_UNLIKELY(dtl__observed))
        return container_to_global_observed(container, local_idx, container_object);
    return dtl_impl_layout_to_global(container_object, local_idx);
}

/* spec/container.yaml: container_get_local: the observed path */
static DTL_NOINLINE dtl_status container_get_local_observed(dtl_container_t container,
                                                            dtl_size_t local_idx, void *value,
                                                            struct container *container_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__container_error_scope(container_object), "container_get_local", "value", value,
        NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_container_get_local(container_object, local_idx, value);
        dtl__result(CALL_CONTAINER_GET_LOCAL, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_GET_LOCAL,
                                       dtl__container_context(container_object),
                                       (const int64_t[]){local_idx}, 1);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_CONTAINER_GET_LOCAL,
                             (const struct handles[]){{&container, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_CONTAINER_GET_LOCAL, dtl__container_error_scope(container_object),
                      begun);
        return begun;
    }
    dtl__call_moves(CALL_CONTAINER_GET_LOCAL, 0,
                    dtl__bytes(dtl__container_dtype(container_object)));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
            {'n', &local_idx, sizeof local_idx},
            {'w', value, dtl__bytes(dtl__container_dtype(container_object))},
        };
        dtl__record_call(CALL_CONTAINER_GET_LOCAL, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_container_get_local(container_object, local_idx, value);
    dtl__result(CALL_CONTAINER_GET_LOCAL, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_CONTAINER_GET_LOCAL, dtl__container_error_scope(container_object),
                  status);
    return status;
}

/* spec/container.yaml: container_get_local */
dtl_status dtl_container_get_local(dtl_container_t container, dtl_size_t local_idx, void *value)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_get_local", "state", "%s",
                           dtl__closed_reason());
    struct container *container_object = dtl__handle_container(container, "container_get_local",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(value)))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_get_local", "value-null",
                              "value is NULL; expected an address");
    if (DTL_UNLIKELY(local_idx >= dtl__container_local_size(container_object)))
        return dtl__refuse_in(
            dtl__container_error_scope(container_object), DTL_ERROR_OUT_OF_BOUNDS,
            "container_get_local", "local_idx-range",
            "local_idx is %lld; expected local_idx < local_size(container) (%llu)",
            (long long)local_idx, (unsigned long long)dtl__container_local_size(container_object));

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return container_get_local_observed(container, local_idx, value, container_object);
    dtl_status status = dtl_impl_container_get_local(container_object, local_idx, value);
    return dtl__result(CALL_CONTAINER_GET_LOCAL, status);
}

/* spec/container.yaml: container_set_local: the observed path */
static DTL_NOINLINE dtl_status container_set_local_observed(dtl_container_t container,
                                                            dtl_size_t local_idx,
                                                            const void *value,
                                                            struct container *container_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__container_error_scope(container_object), "container_set_local", "value", value,
        NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_container_set_local(container_object, local_idx, value);
        dtl__result(CALL_CONTAINER_SET_LOCAL, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_SET_LOCAL,
                                       dtl__container_context(container_object),
                                       (const int64_t[]){local_idx}, 1);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_CONTAINER_SET_LOCAL,
                             (const struct handles[]){{&container, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_CONTAINER_SET_LOCAL, dtl__container_error_scope(container_object),
                      begun);
        return begun;
    }
    dtl__call_moves(CALL_CONTAINER_SET_LOCAL,
                    dtl__bytes(dtl__container_dtype(container_object)), 0);
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
            {'n', &local_idx, sizeof local_idx},
            {'r', value, dtl__bytes(dtl__container_dtype(container_object))},
        };
        dtl__record_call(CALL_CONTAINER_SET_LOCAL, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_container_set_local(container_object, local_idx, value);
    dtl__result(CALL_CONTAINER_SET_LOCAL, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_CONTAINER_SET_LOCAL, dtl__container_error_scope(container_object),
                  status);
    return status;
}

/* spec/container.yaml: container_set_local */
dtl_status dtl_container_set_local(dtl_container_t container, dtl_size_t local_idx,
                                   const void *value)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_set_local", "state", "%s",
                           dtl__closed_reason());
    struct container *container_object = dtl__handle_container(container, "container_set_local",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(value)))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_set_local", "value-null",
                              "value is NULL; expected an address");
    if (DTL_UNLIKELY(local_idx >= dtl__container_local_size(container_object)))
        return dtl__refuse_in(
            dtl__container_error_scope(container_object), DTL_ERROR_OUT_OF_BOUNDS,
            "container_set_local", "local_idx-range",
            "local_idx is %lld; expected local_idx < local_size(container) (%llu)",
            (long long)local_idx, (unsigned long long)dtl__container_local_size(container_object));

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return container_set_local_observed(container, local_idx, value, container_object);
    dtl_status status = dtl_impl_container_set_local(container_object, local_idx, value);
    return dtl__result(CALL_CONTAINER_SET_LOCAL, status);
}

/* spec/container.yaml: container_fill_local: the observed path */
static DTL_NOINLINE dtl_status container_fill_local_observed(dtl_container_t container,
                                                             const void *value,
                                                             struct container *container_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__container_error_scope(container_object), "container_fill_local", "value", value,
        NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_container_fill_local(container_object, value);
        dtl__result(CALL_CONTAINER_FILL_LOCAL, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_FILL_LOCAL,
                                       dtl__container_context(container_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_CONTAINER_FILL_LOCAL,
                             (const struct handles[]){{&container, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_CONTAINER_FILL_LOCAL, dtl__container_error_scope(container_object),
                      begun);
        return begun;
    }
    dtl__call_moves(CALL_CONTAINER_FILL_LOCAL,
                    dtl__bytes(dtl__container_dtype(container_object)), 0);
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
            {'r', value, dtl__bytes(dtl__container_dtype(container_object))},
        };
        dtl__record_call(CALL_CONTAINER_FILL_LOCAL, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_container_fill_local(container_object, value);
    dtl__result(CALL_CONTAINER_FILL_LOCAL, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_CONTAINER_FILL_LOCAL, dtl__container_error_scope(container_object),
                  status);
    return status;
}

/* spec/container.yaml: container_fill_local */
dtl_status dtl_container_fill_local(dtl_container_t container, const void *value)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_fill_local", "state", "%s",
                           dtl__closed_reason());
    struct container *container_object = dtl__handle_container(container, "container_fill_local",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(value)))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_fill_local", "value-null",
                              "value is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return container_fill_local_observed(container, value, container_object);
    dtl_status status = dtl_impl_container_fill_local(container_object, value);
    return dtl__result(CALL_CONTAINER_FILL_LOCAL, status);
}

/* spec/container.yaml: container_copy_to_host: the observed path */
static DTL_NOINLINE dtl_status container_copy_to_host_observed(dtl_container_t container,
                                                               void *host_buffer, dtl_size_t count,
                                                               struct container *container_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__container_error_scope(container_object), "container_copy_to_host",
        "host_buffer", host_buffer, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_container_copy_to_host(container_object, host_buffer,
                                                            count);
        dtl__result(CALL_CONTAINER_COPY_TO_HOST, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_COPY_TO_HOST,
                                       dtl__container_context(container_object),
                                       (const int64_t[]){count}, 1);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_CONTAINER_COPY_TO_HOST,
                             (const struct handles[]){{&container, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_CONTAINER_COPY_TO_HOST,
                      dtl__container_error_scope(container_object), begun);
        return begun;
    }
    dtl__call_moves(CALL_CONTAINER_COPY_TO_HOST, 0,
                    dtl__times(count, dtl__bytes(dtl__container_dtype(container_object))));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
            {'w', host_buffer, dtl__times(count,
                               dtl__bytes(dtl__container_dtype(container_object)))},
            {'n', &count, sizeof count},
        };
        dtl__record_call(CALL_CONTAINER_COPY_TO_HOST, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_container_copy_to_host(container_object, host_buffer, count);
    dtl__result(CALL_CONTAINER_COPY_TO_HOST, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_CONTAINER_COPY_TO_HOST, dtl__container_error_scope(container_object),
                  status);
    return status;
}

/* spec/container.yaml: container_copy_to_host */
dtl_status dtl_container_copy_to_host(dtl_container_t container, void *host_buffer,
                                      dtl_size_t count)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_copy_to_host", "state", "%s",
                           dtl__closed_reason());
    struct container *container_object = dtl__handle_container(container, "container_copy_to_host",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(host_buffer) && count > 0))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_copy_to_host", "host_buffer-null",
                              "host_buffer is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(count > dtl__limit(dtl__container_dtype(container_object))))
        return dtl__refuse_in(
            dtl__container_error_scope(container_object), DTL_ERROR_INVALID_ARGUMENT,
            "container_copy_to_host", "count-limit",
            "count is %lld; expected 0 <= count <= limit(dtype(container)) (%llu)",
            (long long)count,
            (unsigned long long)dtl__limit(dtl__container_dtype(container_object)));
    if (DTL_UNLIKELY(count > dtl__container_local_size(container_object)))
        return dtl__refuse_in(dtl__container_error_scope(container_object),
                              DTL_ERROR_OUT_OF_BOUNDS, "container_copy_to_host", "count-range",
                              "count is %lld; expected 0 <= count <= local_size(container) (%llu)",
                              (long long)count,
                              (unsigned long long)dtl__container_local_size(container_object));

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return container_copy_to_host_observed(container, host_buffer, count, container_object);
    dtl_status status = dtl_impl_container_copy_to_host(container_object, host_buffer, count);
    return dtl__result(CALL_CONTAINER_COPY_TO_HOST, status);
}

/* spec/container.yaml: container_copy_from_host: the observed path */
static DTL_NOINLINE dtl_status container_copy_from_host_observed(
    dtl_container_t container, const void *host_buffer, dtl_size_t count,
    struct container *container_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__container_error_scope(container_object), "container_copy_from_host",
        "host_buffer", host_buffer, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_container_copy_from_host(container_object, host_buffer,
                                                              count);
        dtl__result(CALL_CONTAINER_COPY_FROM_HOST, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_COPY_FROM_HOST,
                                       dtl__container_context(container_object),
                                       (const int64_t[]){count}, 1);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_CONTAINER_COPY_FROM_HOST,
                             (const struct handles[]){{&container, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_CONTAINER_COPY_FROM_HOST,
                      dtl__container_error_scope(container_object), begun);
        return begun;
    }
    dtl__call_moves(CALL_CONTAINER_COPY_FROM_HOST,
                    dtl__times(count, dtl__bytes(dtl__container_dtype(container_object))), 0);
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
            {'r', host_buffer, dtl__times(count,
                               dtl__bytes(dtl__container_dtype(container_object)))},
            {'n', &count, sizeof count},
        };
        dtl__record_call(CALL_CONTAINER_COPY_FROM_HOST, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_container_copy_from_host(container_object, host_buffer, count);
    dtl__result(CALL_CONTAINER_COPY_FROM_HOST, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_CONTAINER_COPY_FROM_HOST, dtl__container_error_scope(container_object),
                  status);
    return status;
}

/* spec/container.yaml: container_copy_from_host */
dtl_status dtl_container_copy_from_host(dtl_container_t container, const void *host_buffer,
                                        dtl_size_t count)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_copy_from_host", "state", "%s",
                           dtl__closed_reason());
    struct container *container_object = dtl__handle_container(container,
                                                               "container_copy_from_host",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(host_buffer) && count > 0))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_copy_from_host", "host_buffer-null",
                              "host_buffer is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(count > dtl__limit(dtl__container_dtype(container_object))))
        return dtl__refuse_in(
            dtl__container_error_scope(container_object), DTL_ERROR_INVALID_ARGUMENT,
            "container_copy_from_host", "count-limit",
            "count is %lld; expected 0 <= count <= limit(dtype(container)) (%llu)",
            (long long)count,
            (unsigned long long)dtl__limit(dtl__container_dtype(container_object)));
    if (DTL_UNLIKELY(count > dtl__container_local_size(container_object)))
        return dtl__refuse_in(dtl__container_error_scope(container_object),
                              DTL_ERROR_OUT_OF_BOUNDS, "container_copy_from_host", "count-range",
                              "count is %lld; expected 0 <= count <= local_size(container) (%llu)",
                              (long long)count,
                              (unsigned long long)dtl__container_local_size(container_object));

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return container_copy_from_host_observed(container, host_buffer, count, container_object);
    dtl_status status = dtl_impl_container_copy_from_host(container_object, host_buffer, count);
    return dtl__result(CALL_CONTAINER_COPY_FROM_HOST, status);
}

/* spec/container.yaml: container_expose: the observed path */
static DTL_NOINLINE dtl_status container_expose_observed(dtl_container_t container,
                                                         struct container *container_object)
{
    struct context *entered = dtl__container_context(container_object);
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_EXPOSE,
                                       dtl__container_context(container_object), NULL, 0);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    begun = dtl__guard_enter(CALL_CONTAINER_EXPOSE, (const struct handles[]){{&container, 1}},
                             1);
    if (begun != DTL_SUCCESS) {
        begun = dtl__call_agree(CALL_CONTAINER_EXPOSE, begun);
        dtl__context_leave(entered);
        dtl__call_end(CALL_CONTAINER_EXPOSE, dtl__container_error_scope(container_object),
                      begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
        };
        dtl__record_call(CALL_CONTAINER_EXPOSE, dtl__arguments, 1);
    }
    dtl_status status = dtl_impl_container_expose(container_object);
    status = dtl__call_agree(CALL_CONTAINER_EXPOSE, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_CONTAINER_EXPOSE, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_CONTAINER_EXPOSE, dtl__container_error_scope(container_object), status);
    return status;
}

/* spec/container.yaml: container_expose */
dtl_status dtl_container_expose(dtl_container_t container)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_expose", "state", "%s",
                           dtl__closed_reason());
    struct container *container_object = dtl__handle_container(container, "container_expose",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;

    struct context *entered = dtl__container_context(container_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_CONTAINER_EXPOSE);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;

    if (DTL_UNLIKELY(dtl__observed))
        return container_expose_observed(container, container_object);
    dtl_status status = dtl_impl_container_expose(container_object);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_CONTAINER_EXPOSE, status);
}

/* spec/container.yaml: container_get_element: the observed path */
static DTL_NOINLINE dtl_status container_get_element_observed(dtl_container_t container,
                                                              dtl_index_t global_idx, void *value,
                                                              struct container *container_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__container_error_scope(container_object), "container_get_element", "value", value,
        NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_container_get_element(container_object, global_idx, value);
        dtl__result(CALL_CONTAINER_GET_ELEMENT, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_GET_ELEMENT,
                                       dtl__container_context(container_object),
                                       (const int64_t[]){global_idx}, 1);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_CONTAINER_GET_ELEMENT,
                             (const struct handles[]){{&container, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_CONTAINER_GET_ELEMENT, dtl__container_error_scope(container_object),
                      begun);
        return begun;
    }
    dtl__call_moves(CALL_CONTAINER_GET_ELEMENT, 0,
                    dtl__bytes(dtl__container_dtype(container_object)));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
            {'n', &global_idx, sizeof global_idx},
            {'w', value, dtl__bytes(dtl__container_dtype(container_object))},
        };
        dtl__record_call(CALL_CONTAINER_GET_ELEMENT, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_container_get_element(container_object, global_idx, value);
    dtl__result(CALL_CONTAINER_GET_ELEMENT, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_CONTAINER_GET_ELEMENT, dtl__container_error_scope(container_object),
                  status);
    return status;
}

/* spec/container.yaml: container_get_element */
dtl_status dtl_container_get_element(dtl_container_t container, dtl_index_t global_idx,
                                     void *value)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_get_element", "state", "%s",
                           dtl__closed_reason());
    struct container *container_object = dtl__handle_container(container, "container_get_element",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(value)))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_get_element", "value-null",
                              "value is NULL; expected an address");
    if (DTL_UNLIKELY(global_idx < 0 || global_idx >=
                     (int64_t)dtl__container_global_size(container_object)))
        return dtl__refuse_in(
            dtl__container_error_scope(container_object), DTL_ERROR_OUT_OF_BOUNDS,
            "container_get_element", "global_idx-range",
            "global_idx is %lld; expected global_idx >= 0 and global_idx < global_size(container)"
            " (%llu)",
            (long long)global_idx,
            (unsigned long long)dtl__container_global_size(container_object));

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return container_get_element_observed(container, global_idx, value, container_object);
    dtl_status status = dtl_impl_container_get_element(container_object, global_idx, value);
    return dtl__result(CALL_CONTAINER_GET_ELEMENT, status);
}

/* spec/container.yaml: container_set_element: the observed path */
static DTL_NOINLINE dtl_status container_set_element_observed(dtl_container_t container,
                                                              dtl_index_t global_idx,
                                                              const void *value,
                                                              struct container *container_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__container_error_scope(container_object), "container_set_element", "value", value,
        NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_container_set_element(container_object, global_idx, value);
        dtl__result(CALL_CONTAINER_SET_ELEMENT, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_SET_ELEMENT,
                                       dtl__container_context(container_object),
                                       (const int64_t[]){global_idx}, 1);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_CONTAINER_SET_ELEMENT,
                             (const struct handles[]){{&container, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_CONTAINER_SET_ELEMENT, dtl__container_error_scope(container_object),
                      begun);
        return begun;
    }
    dtl__call_moves(CALL_CONTAINER_SET_ELEMENT,
                    dtl__bytes(dtl__container_dtype(container_object)), 0);
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
            {'n', &global_idx, sizeof global_idx},
            {'r', value, dtl__bytes(dtl__container_dtype(container_object))},
        };
        dtl__record_call(CALL_CONTAINER_SET_ELEMENT, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_container_set_element(container_object, global_idx, value);
    dtl__result(CALL_CONTAINER_SET_ELEMENT, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_CONTAINER_SET_ELEMENT, dtl__container_error_scope(container_object),
                  status);
    return status;
}

/* spec/container.yaml: container_set_element */
dtl_status dtl_container_set_element(dtl_container_t container, dtl_index_t global_idx,
                                     const void *value)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_set_element", "state", "%s",
                           dtl__closed_reason());
    struct container *container_object = dtl__handle_container(container, "container_set_element",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(value)))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_set_element", "value-null",
                              "value is NULL; expected an address");
    if (DTL_UNLIKELY(global_idx < 0 || global_idx >=
                     (int64_t)dtl__container_global_size(container_object)))
        return dtl__refuse_in(
            dtl__container_error_scope(container_object), DTL_ERROR_OUT_OF_BOUNDS,
            "container_set_element", "global_idx-range",
            "global_idx is %lld; expected global_idx >= 0 and global_idx < global_size(container)"
            " (%llu)",
            (long long)global_idx,
            (unsigned long long)dtl__container_global_size(container_object));

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return container_set_element_observed(container, global_idx, value, container_object);
    dtl_status status = dtl_impl_container_set_element(container_object, global_idx, value);
    return dtl__result(CALL_CONTAINER_SET_ELEMENT, status);
}

/* spec/container.yaml: container_get_elements: the observed path */
static DTL_NOINLINE dtl_status container_get_elements_observed(dtl_container_t container,
                                                               const dtl_index_t *indices,
                                                               dtl_size_t count, void *values,
                                                               struct container *container_object)
{
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_GET_ELEMENTS,
                                       dtl__container_context(container_object),
                                       (const int64_t[]){count}, 1);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_CONTAINER_GET_ELEMENTS,
                             (const struct handles[]){{&container, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_CONTAINER_GET_ELEMENTS,
                      dtl__container_error_scope(container_object), begun);
        return begun;
    }
    dtl__call_moves(CALL_CONTAINER_GET_ELEMENTS, 0,
                    dtl__times(count, dtl__bytes(dtl__container_dtype(container_object))));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
            {'r', indices, count * sizeof *indices},
            {'n', &count, sizeof count},
            {'w', values, dtl__times(count,
                          dtl__bytes(dtl__container_dtype(container_object)))},
        };
        dtl__record_call(CALL_CONTAINER_GET_ELEMENTS, dtl__arguments, 4);
    }
    dtl_status status = dtl_impl_container_get_elements(container_object, indices, count,
                                                        values);
    dtl__result(CALL_CONTAINER_GET_ELEMENTS, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_CONTAINER_GET_ELEMENTS, dtl__container_error_scope(container_object),
                  status);
    return status;
}

/* spec/container.yaml: container_get_elements */
dtl_status dtl_container_get_elements(dtl_container_t container, const dtl_index_t *indices,
                                      dtl_size_t count, void *values)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_get_elements", "state", "%s",
                           dtl__closed_reason());
    struct container *container_object = dtl__handle_container(container, "container_get_elements",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__devices_in_use))
        if (dtl__device_memory_refused(dtl__container_error_scope(container_object),
                                       "container_get_elements", "indices", indices,
                                       "values", values, NULL))
            return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(indices) && count > 0))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_get_elements", "indices-null",
                              "indices is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(dtl__is_null(values) && count > 0))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_get_elements", "values-null",
                              "values is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(count > dtl__limit(DTL_DTYPE_INT64)))
        return dtl__refuse_in(dtl__container_error_scope(container_object),
                              DTL_ERROR_INVALID_ARGUMENT, "container_get_elements", "count-limit",
                              "count is %lld; expected 0 <= count <= limit(int64) (%llu)",
                              (long long)count, (unsigned long long)dtl__limit(DTL_DTYPE_INT64));
    if (DTL_UNLIKELY(count > dtl__limit(dtl__container_dtype(container_object))))
        return dtl__refuse_in(
            dtl__container_error_scope(container_object), DTL_ERROR_INVALID_ARGUMENT,
            "container_get_elements", "count-limit",
            "count is %lld; expected 0 <= count <= limit(dtype(container)) (%llu)",
            (long long)count,
            (unsigned long long)dtl__limit(dtl__container_dtype(container_object)));

    if (DTL_UNLIKELY(dtl__observed))
        return container_get_elements_observed(container, indices, count, values, container_object);
    dtl_status status = dtl_impl_container_get_elements(container_object, indices, count, values);
    return dtl__result(CALL_CONTAINER_GET_ELEMENTS, status);
}

/* spec/container.yaml: container_set_elements: the observed path */
static DTL_NOINLINE dtl_status container_set_elements_observed(dtl_container_t container,
                                                               const dtl_index_t *indices,
                                                               dtl_size_t count,
                                                               const void *values,
                                                               struct container *container_object)
{
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_SET_ELEMENTS,
                                       dtl__container_context(container_object),
                                       (const int64_t[]){count}, 1);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_CONTAINER_SET_ELEMENTS,
                             (const struct handles[]){{&container, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_CONTAINER_SET_ELEMENTS,
                      dtl__container_error_scope(container_object), begun);
        return begun;
    }
    dtl__call_moves(CALL_CONTAINER_SET_ELEMENTS,
                    dtl__times(count, dtl__bytes(dtl__container_dtype(container_object))), 0);
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
            {'r', indices, count * sizeof *indices},
            {'n', &count, sizeof count},
            {'r', values, dtl__times(count,
                          dtl__bytes(dtl__container_dtype(container_object)))},
        };
        dtl__record_call(CALL_CONTAINER_SET_ELEMENTS, dtl__arguments, 4);
    }
    dtl_status status = dtl_impl_container_set_elements(container_object, indices, count,
                                                        values);
    dtl__result(CALL_CONTAINER_SET_ELEMENTS, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_CONTAINER_SET_ELEMENTS, dtl__container_error_scope(container_object),
                  status);
    return status;
}

/* spec/container.yaml: container_set_elements */
dtl_status dtl_container_set_elements(dtl_container_t container, const dtl_index_t *indices,
                                      dtl_size_t count, const void *values)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_set_elements", "state", "%s",
                           dtl__closed_reason());
    struct container *container_object = dtl__handle_container(container, "container_set_elements",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__devices_in_use))
        if (dtl__device_memory_refused(dtl__container_error_scope(container_object),
                                       "container_set_elements", "indices", indices,
                                       "values", values, NULL))
            return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(indices) && count > 0))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_set_elements", "indices-null",
                              "indices is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(dtl__is_null(values) && count > 0))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_set_elements", "values-null",
                              "values is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(count > dtl__limit(DTL_DTYPE_INT64)))
        return dtl__refuse_in(dtl__container_error_scope(container_object),
                              DTL_ERROR_INVALID_ARGUMENT, "container_set_elements", "count-limit",
                              "count is %lld; expected 0 <= count <= limit(int64) (%llu)",
                              (long long)count, (unsigned long long)dtl__limit(DTL_DTYPE_INT64));
    if (DTL_UNLIKELY(count > dtl__limit(dtl__container_dtype(container_object))))
        return dtl__refuse_in(
            dtl__container_error_scope(container_object), DTL_ERROR_INVALID_ARGUMENT,
            "container_set_elements", "count-limit",
            "count is %lld; expected 0 <= count <= limit(dtype(container)) (%llu)",
            (long long)count,
            (unsigned long long)dtl__limit(dtl__container_dtype(container_object)));

    if (DTL_UNLIKELY(dtl__observed))
        return container_set_elements_observed(container, indices, count, values, container_object);
    dtl_status status = dtl_impl_container_set_elements(container_object, indices, count, values);
    return dtl__result(CALL_CONTAINER_SET_ELEMENTS, status);
}

/* spec/container.yaml: container_redistribute: the observed path */
static DTL_NOINLINE dtl_status container_redistribute_observed(dtl_container_t container,
                                                               dtl_partition_policy new_partition,
                                                               struct container *container_object)
{
    struct context *entered = dtl__container_context(container_object);
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_REDISTRIBUTE,
                                       dtl__container_context(container_object),
                                       (const int64_t[]){new_partition}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    begun = dtl__guard_enter(CALL_CONTAINER_REDISTRIBUTE,
                             (const struct handles[]){{&container, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        begun = dtl__call_agree(CALL_CONTAINER_REDISTRIBUTE, begun);
        dtl__context_leave(entered);
        dtl__call_end(CALL_CONTAINER_REDISTRIBUTE,
                      dtl__container_error_scope(container_object), begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
            {'n', &new_partition, sizeof new_partition},
        };
        dtl__record_call(CALL_CONTAINER_REDISTRIBUTE, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_container_redistribute(container_object, new_partition);
    status = dtl__agree_end(entered, status);
    status = dtl__call_agree(CALL_CONTAINER_REDISTRIBUTE, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_CONTAINER_REDISTRIBUTE, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_CONTAINER_REDISTRIBUTE, dtl__container_error_scope(container_object),
                  status);
    return status;
}

/* spec/container.yaml: container_redistribute */
dtl_status dtl_container_redistribute(dtl_container_t container,
                                      dtl_partition_policy new_partition)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_redistribute", "state", "%s",
                           dtl__closed_reason());
    struct container *container_object = dtl__handle_container(container, "container_redistribute",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(!dtl__is_partition_policy(new_partition)))
        return dtl__refuse_in(dtl__container_error_scope(container_object),
                              DTL_ERROR_INVALID_ARGUMENT, "container_redistribute",
                              "new_partition-enum",
                              "new_partition is %lld; expected a dtl_partition_policy",
                              (long long)new_partition);

    struct context *entered = dtl__container_context(container_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_CONTAINER_REDISTRIBUTE);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(dtl__container_error_scope(container_object), AGREES_ALWAYS);

    if (DTL_UNLIKELY(dtl__observed))
        return container_redistribute_observed(container, new_partition, container_object);
    dtl_status status = dtl_impl_container_redistribute(container_object, new_partition);
    status = dtl__agree_end(entered, status);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_CONTAINER_REDISTRIBUTE, status);
}

/* spec/container.yaml: container_barrier: the observed path */
static DTL_NOINLINE dtl_status container_barrier_observed(dtl_container_t container,
                                                          struct container *container_object)
{
    struct context *entered = dtl__container_context(container_object);
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_BARRIER,
                                       dtl__container_context(container_object), NULL, 0);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    begun = dtl__guard_enter(CALL_CONTAINER_BARRIER, (const struct handles[]){{&container, 1}},
                             1);
    if (begun != DTL_SUCCESS) {
        begun = dtl__call_agree(CALL_CONTAINER_BARRIER, begun);
        dtl__context_leave(entered);
        dtl__call_end(CALL_CONTAINER_BARRIER, dtl__container_error_scope(container_object),
                      begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
        };
        dtl__record_call(CALL_CONTAINER_BARRIER, dtl__arguments, 1);
    }
    dtl_status status = dtl_impl_container_barrier(container_object);
    status = dtl__call_agree(CALL_CONTAINER_BARRIER, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_CONTAINER_BARRIER, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_CONTAINER_BARRIER, dtl__container_error_scope(container_object), status);
    return status;
}

/* spec/container.yaml: container_barrier */
dtl_status dtl_container_barrier(dtl_container_t container)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_barrier", "state", "%s",
                           dtl__closed_reason());
    struct container *container_object = dtl__handle_container(container, "container_barrier",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;

    struct context *entered = dtl__container_context(container_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_CONTAINER_BARRIER);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;

    if (DTL_UNLIKELY(dtl__observed))
        return container_barrier_observed(container, container_object);
    dtl_status status = dtl_impl_container_barrier(container_object);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_CONTAINER_BARRIER, status);
}

/* spec/container.yaml: container_sync: the observed path */
static DTL_NOINLINE dtl_status container_sync_observed(dtl_container_t container,
                                                       struct container *container_object)
{
    struct context *entered = dtl__container_context(container_object);
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_SYNC,
                                       dtl__container_context(container_object), NULL, 0);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    begun = dtl__guard_enter(CALL_CONTAINER_SYNC, (const struct handles[]){{&container, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        begun = dtl__call_agree(CALL_CONTAINER_SYNC, begun);
        dtl__context_leave(entered);
        dtl__call_end(CALL_CONTAINER_SYNC, dtl__container_error_scope(container_object), begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
        };
        dtl__record_call(CALL_CONTAINER_SYNC, dtl__arguments, 1);
    }
    dtl_status status = dtl_impl_container_sync(container_object);
    status = dtl__call_agree(CALL_CONTAINER_SYNC, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_CONTAINER_SYNC, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_CONTAINER_SYNC, dtl__container_error_scope(container_object), status);
    return status;
}

/* spec/container.yaml: container_sync */
dtl_status dtl_container_sync(dtl_container_t container)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_sync", "state", "%s",
                           dtl__closed_reason());
    struct container *container_object = dtl__handle_container(container, "container_sync",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;

    struct context *entered = dtl__container_context(container_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_CONTAINER_SYNC);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;

    if (DTL_UNLIKELY(dtl__observed))
        return container_sync_observed(container, container_object);
    dtl_status status = dtl_impl_container_sync(container_object);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_CONTAINER_SYNC, status);
}

/* spec/container.yaml: container_exchange_halo: the observed path */
static DTL_NOINLINE dtl_status container_exchange_halo_observed(dtl_container_t container,
                                                                const dtl_size_t *widths,
                                                                const int *periodic, void *padded,
                                                                dtl_size_t capacity,
                                                                struct container *container_object)
{
    struct context *entered = dtl__container_context(container_object);
    dtl_status begun = dtl__call_begin(
        CALL_CONTAINER_EXCHANGE_HALO, dtl__container_context(container_object),
        (const int64_t[]){
            dtl__digest(widths, dtl__container_ndim(container_object) * sizeof *widths),
            dtl__digest(periodic, dtl__container_ndim(container_object) * sizeof *periodic),
            capacity},
        3);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    begun = dtl__guard_enter(CALL_CONTAINER_EXCHANGE_HALO,
                             (const struct handles[]){{&container, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        begun = dtl__call_agree(CALL_CONTAINER_EXCHANGE_HALO, begun);
        dtl__context_leave(entered);
        dtl__call_end(CALL_CONTAINER_EXCHANGE_HALO,
                      dtl__container_error_scope(container_object), begun);
        return begun;
    }
    dtl__call_moves(CALL_CONTAINER_EXCHANGE_HALO,
                    dtl__times(capacity, dtl__bytes(dtl__container_dtype(container_object))),
                    dtl__times(capacity, dtl__bytes(dtl__container_dtype(container_object))));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
            {'r', widths, dtl__container_ndim(container_object) * sizeof *widths},
            {'r', periodic, dtl__container_ndim(container_object) * sizeof *periodic},
            {'r', padded, dtl__times(capacity,
                          dtl__bytes(dtl__container_dtype(container_object)))},
            {'n', &capacity, sizeof capacity},
        };
        dtl__record_call(CALL_CONTAINER_EXCHANGE_HALO, dtl__arguments, 5);
    }
    dtl_status status = dtl_impl_container_exchange_halo(container_object, widths, periodic,
                                                         padded, capacity);
    status = dtl__agree_end(entered, status);
    status = dtl__call_agree(CALL_CONTAINER_EXCHANGE_HALO, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_CONTAINER_EXCHANGE_HALO, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_CONTAINER_EXCHANGE_HALO, dtl__container_error_scope(container_object),
                  status);
    return status;
}

/* spec/container.yaml: container_exchange_halo */
dtl_status dtl_container_exchange_halo(dtl_container_t container, const dtl_size_t *widths,
                                       const int *periodic, void *padded, dtl_size_t capacity)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_exchange_halo", "state", "%s",
                           dtl__closed_reason());
    struct container *container_object = dtl__handle_container(container,
                                                               "container_exchange_halo",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__devices_in_use))
        if (dtl__device_memory_refused(dtl__container_error_scope(container_object),
                                       "container_exchange_halo", "widths", widths,
                                       "periodic", periodic, NULL))
            return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(widths) && dtl__container_ndim(container_object) > 0))
        return dtl__refuse_in(
            dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
            "container_exchange_halo", "widths-null",
            "widths is NULL; expected an address where ndim(container) (%lld) > 0",
            (long long)dtl__container_ndim(container_object));
    if (DTL_UNLIKELY(dtl__is_null(periodic) && dtl__container_ndim(container_object) > 0))
        return dtl__refuse_in(
            dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
            "container_exchange_halo", "periodic-null",
            "periodic is NULL; expected an address where ndim(container) (%lld) > 0",
            (long long)dtl__container_ndim(container_object));
    if (DTL_UNLIKELY(dtl__is_null(padded) && capacity > 0))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_exchange_halo", "padded-null",
                              "padded is NULL; expected an address where capacity (%lld) > 0",
                              (long long)capacity);
    if (DTL_UNLIKELY(capacity > dtl__limit(dtl__container_dtype(container_object))))
        return dtl__refuse_in(
            dtl__container_error_scope(container_object), DTL_ERROR_INVALID_ARGUMENT,
            "container_exchange_halo", "capacity-limit",
            "capacity is %lld; expected 0 <= capacity <= limit(dtype(container)) (%llu)",
            (long long)capacity,
            (unsigned long long)dtl__limit(dtl__container_dtype(container_object)));

    struct context *entered = dtl__container_context(container_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_CONTAINER_EXCHANGE_HALO);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(dtl__container_error_scope(container_object), AGREES_SHARED);

    if (DTL_UNLIKELY(dtl__observed))
        return container_exchange_halo_observed(container, widths, periodic, padded, capacity,
                                                container_object);
    dtl_status status = dtl_impl_container_exchange_halo(container_object, widths, periodic,
                                                         padded, capacity);
    status = dtl__agree_end(entered, status);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_CONTAINER_EXCHANGE_HALO, status);
}

/* spec/container.yaml: container_refresh_halo: the observed path */
static DTL_NOINLINE dtl_status container_refresh_halo_observed(dtl_container_t container,
                                                               const dtl_size_t *widths,
                                                               const int *periodic, void *padded,
                                                               dtl_size_t capacity,
                                                               struct container *container_object)
{
    struct context *entered = dtl__container_context(container_object);
    dtl_status begun = dtl__call_begin(
        CALL_CONTAINER_REFRESH_HALO, dtl__container_context(container_object),
        (const int64_t[]){
            dtl__digest(widths, dtl__container_ndim(container_object) * sizeof *widths),
            dtl__digest(periodic, dtl__container_ndim(container_object) * sizeof *periodic),
            capacity},
        3);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    begun = dtl__guard_enter(CALL_CONTAINER_REFRESH_HALO,
                             (const struct handles[]){{&container, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        begun = dtl__call_agree(CALL_CONTAINER_REFRESH_HALO, begun);
        dtl__context_leave(entered);
        dtl__call_end(CALL_CONTAINER_REFRESH_HALO,
                      dtl__container_error_scope(container_object), begun);
        return begun;
    }
    dtl__call_moves(CALL_CONTAINER_REFRESH_HALO,
                    dtl__times(capacity, dtl__bytes(dtl__container_dtype(container_object))),
                    dtl__times(capacity, dtl__bytes(dtl__container_dtype(container_object))));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
            {'r', widths, dtl__container_ndim(container_object) * sizeof *widths},
            {'r', periodic, dtl__container_ndim(container_object) * sizeof *periodic},
            {'r', padded, dtl__times(capacity,
                          dtl__bytes(dtl__container_dtype(container_object)))},
            {'n', &capacity, sizeof capacity},
        };
        dtl__record_call(CALL_CONTAINER_REFRESH_HALO, dtl__arguments, 5);
    }
    dtl_status status = dtl_impl_container_refresh_halo(container_object, widths, periodic,
                                                        padded, capacity);
    status = dtl__agree_end(entered, status);
    status = dtl__call_agree(CALL_CONTAINER_REFRESH_HALO, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_CONTAINER_REFRESH_HALO, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_CONTAINER_REFRESH_HALO, dtl__container_error_scope(container_object),
                  status);
    return status;
}

/* spec/container.yaml: container_refresh_halo */
dtl_status dtl_container_refresh_halo(dtl_container_t container, const dtl_size_t *widths,
                                      const int *periodic, void *padded, dtl_size_t capacity)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_refresh_halo", "state", "%s",
                           dtl__closed_reason());
    struct container *container_object = dtl__handle_container(container, "container_refresh_halo",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__devices_in_use))
        if (dtl__device_memory_refused(dtl__container_error_scope(container_object),
                                       "container_refresh_halo", "widths", widths,
                                       "periodic", periodic, NULL))
            return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(widths) && dtl__container_ndim(container_object) > 0))
        return dtl__refuse_in(
            dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
            "container_refresh_halo", "widths-null",
            "widths is NULL; expected an address where ndim(container) (%lld) > 0",
            (long long)dtl__container_ndim(container_object));
    if (DTL_UNLIKELY(dtl__is_null(periodic) && dtl__container_ndim(container_object) > 0))
        return dtl__refuse_in(
            dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
            "container_refresh_halo", "periodic-null",
            "periodic is NULL; expected an address where ndim(container) (%lld) > 0",
            (long long)dtl__container_ndim(container_object));
    if (DTL_UNLIKELY(dtl__is_null(padded) && capacity > 0))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_refresh_halo", "padded-null",
                              "padded is NULL; expected an address where capacity (%lld) > 0",
                              (long long)capacity);
    if (DTL_UNLIKELY(capacity > dtl__limit(dtl__container_dtype(container_object))))
        return dtl__refuse_in(
            dtl__container_error_scope(container_object), DTL_ERROR_INVALID_ARGUMENT,
            "container_refresh_halo", "capacity-limit",
            "capacity is %lld; expected 0 <= capacity <= limit(dtype(container)) (%llu)",
            (long long)capacity,
            (unsigned long long)dtl__limit(dtl__container_dtype(container_object)));

    struct context *entered = dtl__container_context(container_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_CONTAINER_REFRESH_HALO);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(dtl__container_error_scope(container_object), AGREES_SHARED);

    if (DTL_UNLIKELY(dtl__observed))
        return container_refresh_halo_observed(container, widths, periodic, padded, capacity,
                                               container_object);
    dtl_status status = dtl_impl_container_refresh_halo(container_object, widths, periodic, padded,
                                                        capacity);
    status = dtl__agree_end(entered, status);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_CONTAINER_REFRESH_HALO, status);
}

/* spec/container.yaml: container_combine: the observed path */
static DTL_NOINLINE dtl_status container_combine_observed(dtl_container_t container,
                                                          const void *sendbuf, void *recvbuf,
                                                          dtl_size_t count, dtl_dtype dtype,
                                                          dtl_reduce_op op,
                                                          struct container *container_object)
{
    struct context *entered = dtl__container_context(container_object);
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__container_error_scope(container_object), "container_combine", "sendbuf", sendbuf,
        "recvbuf", recvbuf, NULL)) {
        dtl__context_leave(entered);
        return DTL_ERROR_INVALID_ARGUMENT;
    }
    if (!dtl__observed) {
        dtl_status status = dtl_impl_container_combine(container_object, sendbuf, recvbuf,
                                                       count, dtype, op);
        dtl__context_leave_with(entered, status);
        dtl__result(CALL_CONTAINER_COMBINE, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_COMBINE,
                                       dtl__container_context(container_object),
                                       (const int64_t[]){count, dtype, op}, 3);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    begun = dtl__guard_enter(CALL_CONTAINER_COMBINE, (const struct handles[]){{&container, 1}},
                             1);
    if (begun != DTL_SUCCESS) {
        begun = dtl__call_agree(CALL_CONTAINER_COMBINE, begun);
        dtl__context_leave(entered);
        dtl__call_end(CALL_CONTAINER_COMBINE, dtl__container_error_scope(container_object),
                      begun);
        return begun;
    }
    dtl__call_moves(CALL_CONTAINER_COMBINE, dtl__times(count, dtl__bytes(dtype)),
                    dtl__times(count, dtl__bytes(dtype)));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
            {'r', sendbuf, dtl__times(count, dtl__bytes(dtype))},
            {'w', recvbuf, dtl__times(count, dtl__bytes(dtype))},
            {'n', &count, sizeof count},
            {'n', &dtype, sizeof dtype},
            {'n', &op, sizeof op},
        };
        dtl__record_call(CALL_CONTAINER_COMBINE, dtl__arguments, 6);
    }
    dtl_status status = dtl_impl_container_combine(container_object, sendbuf, recvbuf, count,
                                                   dtype, op);
    status = dtl__call_agree(CALL_CONTAINER_COMBINE, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_CONTAINER_COMBINE, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_CONTAINER_COMBINE, dtl__container_error_scope(container_object), status);
    return status;
}

/* spec/container.yaml: container_combine */
dtl_status dtl_container_combine(dtl_container_t container, const void *sendbuf, void *recvbuf,
                                 dtl_size_t count, dtl_dtype dtype, dtl_reduce_op op)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_combine", "state", "%s",
                           dtl__closed_reason());
    struct container *container_object = dtl__handle_container(container, "container_combine",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(sendbuf) && count > 0))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_combine", "sendbuf-null",
                              "sendbuf is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(dtl__is_null(recvbuf) && count > 0))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_combine", "recvbuf-null",
                              "recvbuf is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__container_error_scope(container_object),
                              DTL_ERROR_INVALID_ARGUMENT, "container_combine", "dtype-enum",
                              "dtype is %lld; expected a dtl_dtype", (long long)dtype);
    if (DTL_UNLIKELY(!dtl__is_reduce_op(op)))
        return dtl__refuse_in(dtl__container_error_scope(container_object),
                              DTL_ERROR_INVALID_ARGUMENT, "container_combine", "op-enum",
                              "op is %lld; expected a dtl_reduce_op", (long long)op);
    if (DTL_UNLIKELY(count > dtl__limit(dtype)))
        return dtl__refuse_in(dtl__container_error_scope(container_object),
                              DTL_ERROR_INVALID_ARGUMENT, "container_combine", "count-limit",
                              "count is %lld; expected 0 <= count <= limit(dtype) (%llu)",
                              (long long)count, (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(sendbuf != recvbuf && dtl__overlaps(sendbuf, dtl__times(count,
                     dtl__bytes(dtype)), recvbuf, dtl__times(count, dtl__bytes(dtype)))))
        return dtl__refuse_in(
            dtl__container_error_scope(container_object), DTL_ERROR_INVALID_ARGUMENT,
            "container_combine", "recvbuf-overlap",
            "recvbuf overlaps sendbuf; expected no overlap with sendbuf unless both are the same");
    if (DTL_UNLIKELY(!dtl__is_defined(op, dtype)))
        return dtl__refuse_in(dtl__container_error_scope(container_object),
                              DTL_ERROR_INVALID_ARGUMENT, "container_combine", "op-op",
                              "op is %s; expected an operation defined for dtype (%s)",
                              dtl__operation_names[op], dtl__dtype(dtype)->name);

    struct context *entered = dtl__container_context(container_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_CONTAINER_COMBINE);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return container_combine_observed(container, sendbuf, recvbuf, count, dtype, op,
                                          container_object);
    dtl_status status = dtl_impl_container_combine(container_object, sendbuf, recvbuf, count,
                                                   dtype, op);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_CONTAINER_COMBINE, status);
}
