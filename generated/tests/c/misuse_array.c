/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/misuse.c.j2.
 * Do not edit. */
#include "fixture.h"

/* spec/array.yaml: array_create_with_options */
static void array_create_with_options_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_create_with_options-ctx-handle",
        dtl_array_create_with_options(misuse_foreign, DTL_DTYPE_INT32, 1, NULL, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_create_with_options-ctx-handle",
        dtl_array_create_with_options(misuse_nonsense, DTL_DTYPE_INT32, 1, NULL, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_create_with_options-ctx-handle",
        dtl_array_create_with_options((void *)live.vector, DTL_DTYPE_INT32, 1, NULL, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_create_with_options-ctx-handle",
        dtl_array_create_with_options(NULL, DTL_DTYPE_INT32, 1, NULL, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_create_with_options-ctx-handle",
        dtl_array_create_with_options(freed.context, DTL_DTYPE_INT32, 1, NULL, OUT(4)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-array_create_with_options-arr-null",
        dtl_array_create_with_options(live.context, DTL_DTYPE_INT32, 1, NULL, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_create_with_options-dtype-enum",
        dtl_array_create_with_options(live.context, (dtl_dtype)9999, 1, NULL, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_create_with_options-opts.partition-enum",
        dtl_array_create_with_options(
            live.context, DTL_DTYPE_INT32, 1,
            &(dtl_container_options){.partition = (dtl_partition_policy)9999}, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_create_with_options-opts.placement-enum",
        dtl_array_create_with_options(
            live.context, DTL_DTYPE_INT32, 1,
            &(dtl_container_options){.placement = (dtl_placement_policy)9999}, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_create_with_options-opts.execution-enum",
        dtl_array_create_with_options(
            live.context, DTL_DTYPE_INT32, 1,
            &(dtl_container_options){.execution = (dtl_execution_policy)9999}, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_create_with_options-size-range",
        dtl_array_create_with_options(live.context, DTL_DTYPE_INT32, 9223372036854775807, NULL,
                                      OUT(4)));
}

/* spec/array.yaml: array_partition_policy */
static void array_partition_policy_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE((dtl_partition_policy)-1, "DTL-array_partition_policy-arr-handle",
        dtl_array_partition_policy(misuse_foreign));
    REFUSED_VALUE((dtl_partition_policy)-1, "DTL-array_partition_policy-arr-handle",
        dtl_array_partition_policy(misuse_nonsense));
    REFUSED_VALUE((dtl_partition_policy)-1, "DTL-array_partition_policy-arr-handle",
        dtl_array_partition_policy((void *)live.context));
    REFUSED_VALUE((dtl_partition_policy)-1, "DTL-array_partition_policy-arr-handle",
        dtl_array_partition_policy(NULL));
    REFUSED_VALUE((dtl_partition_policy)-1, "DTL-array_partition_policy-arr-handle",
        dtl_array_partition_policy(freed.array));
}

/* spec/array.yaml: array_placement_policy */
static void array_placement_policy_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE((dtl_placement_policy)-1, "DTL-array_placement_policy-arr-handle",
        dtl_array_placement_policy(misuse_foreign));
    REFUSED_VALUE((dtl_placement_policy)-1, "DTL-array_placement_policy-arr-handle",
        dtl_array_placement_policy(misuse_nonsense));
    REFUSED_VALUE((dtl_placement_policy)-1, "DTL-array_placement_policy-arr-handle",
        dtl_array_placement_policy((void *)live.context));
    REFUSED_VALUE((dtl_placement_policy)-1, "DTL-array_placement_policy-arr-handle",
        dtl_array_placement_policy(NULL));
    REFUSED_VALUE((dtl_placement_policy)-1, "DTL-array_placement_policy-arr-handle",
        dtl_array_placement_policy(freed.array));
}

/* spec/array.yaml: array_execution_policy */
static void array_execution_policy_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE((dtl_execution_policy)-1, "DTL-array_execution_policy-arr-handle",
        dtl_array_execution_policy(misuse_foreign));
    REFUSED_VALUE((dtl_execution_policy)-1, "DTL-array_execution_policy-arr-handle",
        dtl_array_execution_policy(misuse_nonsense));
    REFUSED_VALUE((dtl_execution_policy)-1, "DTL-array_execution_policy-arr-handle",
        dtl_array_execution_policy((void *)live.context));
    REFUSED_VALUE((dtl_execution_policy)-1, "DTL-array_execution_policy-arr-handle",
        dtl_array_execution_policy(NULL));
    REFUSED_VALUE((dtl_execution_policy)-1, "DTL-array_execution_policy-arr-handle",
        dtl_array_execution_policy(freed.array));
}

/* spec/array.yaml: array_device_id */
static void array_device_id_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(-1, "DTL-array_device_id-arr-handle",
        dtl_array_device_id(misuse_foreign));
    REFUSED_VALUE(-1, "DTL-array_device_id-arr-handle",
        dtl_array_device_id(misuse_nonsense));
    REFUSED_VALUE(-1, "DTL-array_device_id-arr-handle",
        dtl_array_device_id((void *)live.context));
    REFUSED_VALUE(-1, "DTL-array_device_id-arr-handle",
        dtl_array_device_id(NULL));
    REFUSED_VALUE(-1, "DTL-array_device_id-arr-handle",
        dtl_array_device_id(freed.array));
}

/* spec/array.yaml: array_consistency_policy */
static void array_consistency_policy_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE((dtl_consistency_policy)-1, "DTL-array_consistency_policy-arr-handle",
        dtl_array_consistency_policy(misuse_foreign));
    REFUSED_VALUE((dtl_consistency_policy)-1, "DTL-array_consistency_policy-arr-handle",
        dtl_array_consistency_policy(misuse_nonsense));
    REFUSED_VALUE((dtl_consistency_policy)-1, "DTL-array_consistency_policy-arr-handle",
        dtl_array_consistency_policy((void *)live.context));
    REFUSED_VALUE((dtl_consistency_policy)-1, "DTL-array_consistency_policy-arr-handle",
        dtl_array_consistency_policy(NULL));
    REFUSED_VALUE((dtl_consistency_policy)-1, "DTL-array_consistency_policy-arr-handle",
        dtl_array_consistency_policy(freed.array));
}

/* spec/array.yaml: array_error_policy */
static void array_error_policy_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE((dtl_error_policy)-1, "DTL-array_error_policy-arr-handle",
        dtl_array_error_policy(misuse_foreign));
    REFUSED_VALUE((dtl_error_policy)-1, "DTL-array_error_policy-arr-handle",
        dtl_array_error_policy(misuse_nonsense));
    REFUSED_VALUE((dtl_error_policy)-1, "DTL-array_error_policy-arr-handle",
        dtl_array_error_policy((void *)live.context));
    REFUSED_VALUE((dtl_error_policy)-1, "DTL-array_error_policy-arr-handle",
        dtl_array_error_policy(NULL));
    REFUSED_VALUE((dtl_error_policy)-1, "DTL-array_error_policy-arr-handle",
        dtl_array_error_policy(freed.array));
}

/* spec/array.yaml: array_copy_to_host */
static void array_copy_to_host_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_copy_to_host-arr-handle",
        dtl_array_copy_to_host(misuse_foreign, OUT(1), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_copy_to_host-arr-handle",
        dtl_array_copy_to_host(misuse_nonsense, OUT(1), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_copy_to_host-arr-handle",
        dtl_array_copy_to_host((void *)live.context, OUT(1), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_copy_to_host-arr-handle",
        dtl_array_copy_to_host(NULL, OUT(1), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_copy_to_host-arr-handle",
        dtl_array_copy_to_host(freed.array, OUT(1), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_copy_to_host-host_buffer-memory",
        dtl_array_copy_to_host(live.array, misuse_device_memory, 1));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-array_copy_to_host-host_buffer-null",
        dtl_array_copy_to_host(live.array, NULL, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_copy_to_host-count-limit",
        dtl_array_copy_to_host(live.array, OUT(1), 9223372036854775807));
    REFUSED(DTL_ERROR_OUT_OF_BOUNDS, "DTL-array_copy_to_host-count-range",
        dtl_array_copy_to_host(live.array, OUT(1), 5));
}

/* spec/array.yaml: array_copy_from_host */
static void array_copy_from_host_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_copy_from_host-arr-handle",
        dtl_array_copy_from_host(misuse_foreign, IN(1), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_copy_from_host-arr-handle",
        dtl_array_copy_from_host(misuse_nonsense, IN(1), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_copy_from_host-arr-handle",
        dtl_array_copy_from_host((void *)live.context, IN(1), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_copy_from_host-arr-handle",
        dtl_array_copy_from_host(NULL, IN(1), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_copy_from_host-arr-handle",
        dtl_array_copy_from_host(freed.array, IN(1), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_copy_from_host-host_buffer-memory",
        dtl_array_copy_from_host(live.array, misuse_device_memory, 1));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-array_copy_from_host-host_buffer-null",
        dtl_array_copy_from_host(live.array, NULL, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_copy_from_host-count-limit",
        dtl_array_copy_from_host(live.array, IN(1), 9223372036854775807));
    REFUSED(DTL_ERROR_OUT_OF_BOUNDS, "DTL-array_copy_from_host-count-range",
        dtl_array_copy_from_host(live.array, IN(1), 5));
}

/* spec/array.yaml: array_create */
static void array_create_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_create-ctx-handle",
        dtl_array_create(misuse_foreign, DTL_DTYPE_INT32, 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_create-ctx-handle",
        dtl_array_create(misuse_nonsense, DTL_DTYPE_INT32, 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_create-ctx-handle",
        dtl_array_create((void *)live.vector, DTL_DTYPE_INT32, 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_create-ctx-handle",
        dtl_array_create(NULL, DTL_DTYPE_INT32, 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_create-ctx-handle",
        dtl_array_create(freed.context, DTL_DTYPE_INT32, 1, OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-array_create-arr-null",
        dtl_array_create(live.context, DTL_DTYPE_INT32, 1, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_create-dtype-enum",
        dtl_array_create(live.context, (dtl_dtype)9999, 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_create-size-range",
        dtl_array_create(live.context, DTL_DTYPE_INT32, 9223372036854775807, OUT(3)));
}

/* spec/array.yaml: array_create_fill */
static void array_create_fill_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_create_fill-ctx-handle",
        dtl_array_create_fill(misuse_foreign, DTL_DTYPE_INT32, 1, IN(3), OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_create_fill-ctx-handle",
        dtl_array_create_fill(misuse_nonsense, DTL_DTYPE_INT32, 1, IN(3), OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_create_fill-ctx-handle",
        dtl_array_create_fill((void *)live.vector, DTL_DTYPE_INT32, 1, IN(3), OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_create_fill-ctx-handle",
        dtl_array_create_fill(NULL, DTL_DTYPE_INT32, 1, IN(3), OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_create_fill-ctx-handle",
        dtl_array_create_fill(freed.context, DTL_DTYPE_INT32, 1, IN(3), OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_create_fill-value-memory",
        dtl_array_create_fill(live.context, DTL_DTYPE_INT32, 1, misuse_device_memory, OUT(4)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-array_create_fill-value-null",
        dtl_array_create_fill(live.context, DTL_DTYPE_INT32, 1, NULL, OUT(4)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-array_create_fill-arr-null",
        dtl_array_create_fill(live.context, DTL_DTYPE_INT32, 1, IN(3), NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_create_fill-dtype-enum",
        dtl_array_create_fill(live.context, (dtl_dtype)9999, 1, IN(3), OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_create_fill-size-range",
        dtl_array_create_fill(live.context, DTL_DTYPE_INT32, 9223372036854775807, IN(3), OUT(4)));
}

/* spec/array.yaml: array_destroy */
static void array_destroy_refuses(void **state)
{
    (void)state;
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_destroy-arr-handle",
        dtl_array_destroy(misuse_foreign));
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_destroy-arr-handle",
        dtl_array_destroy(misuse_nonsense));
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_destroy-arr-handle",
        dtl_array_destroy((void *)live.context));
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_destroy-arr-handle",
        dtl_array_destroy(freed.array));
}

/* spec/array.yaml: array_global_size */
static void array_global_size_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-array_global_size-arr-handle",
        dtl_array_global_size(misuse_foreign));
    REFUSED_VALUE(0, "DTL-array_global_size-arr-handle",
        dtl_array_global_size(misuse_nonsense));
    REFUSED_VALUE(0, "DTL-array_global_size-arr-handle",
        dtl_array_global_size((void *)live.context));
    REFUSED_VALUE(0, "DTL-array_global_size-arr-handle",
        dtl_array_global_size(NULL));
    REFUSED_VALUE(0, "DTL-array_global_size-arr-handle",
        dtl_array_global_size(freed.array));
}

/* spec/array.yaml: array_local_size */
static void array_local_size_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-array_local_size-arr-handle",
        dtl_array_local_size(misuse_foreign));
    REFUSED_VALUE(0, "DTL-array_local_size-arr-handle",
        dtl_array_local_size(misuse_nonsense));
    REFUSED_VALUE(0, "DTL-array_local_size-arr-handle",
        dtl_array_local_size((void *)live.context));
    REFUSED_VALUE(0, "DTL-array_local_size-arr-handle",
        dtl_array_local_size(NULL));
    REFUSED_VALUE(0, "DTL-array_local_size-arr-handle",
        dtl_array_local_size(freed.array));
}

/* spec/array.yaml: array_local_offset */
static void array_local_offset_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-array_local_offset-arr-handle",
        dtl_array_local_offset(misuse_foreign));
    REFUSED_VALUE(0, "DTL-array_local_offset-arr-handle",
        dtl_array_local_offset(misuse_nonsense));
    REFUSED_VALUE(0, "DTL-array_local_offset-arr-handle",
        dtl_array_local_offset((void *)live.context));
    REFUSED_VALUE(0, "DTL-array_local_offset-arr-handle",
        dtl_array_local_offset(NULL));
    REFUSED_VALUE(0, "DTL-array_local_offset-arr-handle",
        dtl_array_local_offset(freed.array));
}

/* spec/array.yaml: array_empty */
static void array_empty_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-array_empty-arr-handle",
        dtl_array_empty(misuse_foreign));
    REFUSED_VALUE(0, "DTL-array_empty-arr-handle",
        dtl_array_empty(misuse_nonsense));
    REFUSED_VALUE(0, "DTL-array_empty-arr-handle",
        dtl_array_empty((void *)live.context));
    REFUSED_VALUE(0, "DTL-array_empty-arr-handle",
        dtl_array_empty(NULL));
    REFUSED_VALUE(0, "DTL-array_empty-arr-handle",
        dtl_array_empty(freed.array));
}

/* spec/array.yaml: array_dtype */
static void array_dtype_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE((dtl_dtype)-1, "DTL-array_dtype-arr-handle",
        dtl_array_dtype(misuse_foreign));
    REFUSED_VALUE((dtl_dtype)-1, "DTL-array_dtype-arr-handle",
        dtl_array_dtype(misuse_nonsense));
    REFUSED_VALUE((dtl_dtype)-1, "DTL-array_dtype-arr-handle",
        dtl_array_dtype((void *)live.context));
    REFUSED_VALUE((dtl_dtype)-1, "DTL-array_dtype-arr-handle",
        dtl_array_dtype(NULL));
    REFUSED_VALUE((dtl_dtype)-1, "DTL-array_dtype-arr-handle",
        dtl_array_dtype(freed.array));
}

/* spec/array.yaml: array_local_data */
static void array_local_data_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(NULL, "DTL-array_local_data-arr-handle",
        dtl_array_local_data(misuse_foreign));
    REFUSED_VALUE(NULL, "DTL-array_local_data-arr-handle",
        dtl_array_local_data(misuse_nonsense));
    REFUSED_VALUE(NULL, "DTL-array_local_data-arr-handle",
        dtl_array_local_data((void *)live.context));
    REFUSED_VALUE(NULL, "DTL-array_local_data-arr-handle",
        dtl_array_local_data(NULL));
    REFUSED_VALUE(NULL, "DTL-array_local_data-arr-handle",
        dtl_array_local_data(freed.array));
}

/* spec/array.yaml: array_local_data_mut */
static void array_local_data_mut_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(NULL, "DTL-array_local_data_mut-arr-handle",
        dtl_array_local_data_mut(misuse_foreign));
    REFUSED_VALUE(NULL, "DTL-array_local_data_mut-arr-handle",
        dtl_array_local_data_mut(misuse_nonsense));
    REFUSED_VALUE(NULL, "DTL-array_local_data_mut-arr-handle",
        dtl_array_local_data_mut((void *)live.context));
    REFUSED_VALUE(NULL, "DTL-array_local_data_mut-arr-handle",
        dtl_array_local_data_mut(NULL));
    REFUSED_VALUE(NULL, "DTL-array_local_data_mut-arr-handle",
        dtl_array_local_data_mut(freed.array));
}

/* spec/array.yaml: array_get_local */
static void array_get_local_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_get_local-arr-handle",
        dtl_array_get_local(misuse_foreign, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_get_local-arr-handle",
        dtl_array_get_local(misuse_nonsense, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_get_local-arr-handle",
        dtl_array_get_local((void *)live.context, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_get_local-arr-handle",
        dtl_array_get_local(NULL, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_get_local-arr-handle",
        dtl_array_get_local(freed.array, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_get_local-value-memory",
        dtl_array_get_local(live.array, 1, misuse_device_memory));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-array_get_local-value-null",
        dtl_array_get_local(live.array, 1, NULL));
    REFUSED(DTL_ERROR_OUT_OF_BOUNDS, "DTL-array_get_local-local_idx-range",
        dtl_array_get_local(live.array, 4, OUT(2)));
}

/* spec/array.yaml: array_set_local */
static void array_set_local_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_set_local-arr-handle",
        dtl_array_set_local(misuse_foreign, 1, IN(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_set_local-arr-handle",
        dtl_array_set_local(misuse_nonsense, 1, IN(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_set_local-arr-handle",
        dtl_array_set_local((void *)live.context, 1, IN(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_set_local-arr-handle",
        dtl_array_set_local(NULL, 1, IN(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_set_local-arr-handle",
        dtl_array_set_local(freed.array, 1, IN(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_set_local-value-memory",
        dtl_array_set_local(live.array, 1, misuse_device_memory));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-array_set_local-value-null",
        dtl_array_set_local(live.array, 1, NULL));
    REFUSED(DTL_ERROR_OUT_OF_BOUNDS, "DTL-array_set_local-local_idx-range",
        dtl_array_set_local(live.array, 4, IN(2)));
}

/* spec/array.yaml: array_num_ranks */
static void array_num_ranks_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-array_num_ranks-arr-handle",
        dtl_array_num_ranks(misuse_foreign));
    REFUSED_VALUE(0, "DTL-array_num_ranks-arr-handle",
        dtl_array_num_ranks(misuse_nonsense));
    REFUSED_VALUE(0, "DTL-array_num_ranks-arr-handle",
        dtl_array_num_ranks((void *)live.context));
    REFUSED_VALUE(0, "DTL-array_num_ranks-arr-handle",
        dtl_array_num_ranks(NULL));
    REFUSED_VALUE(0, "DTL-array_num_ranks-arr-handle",
        dtl_array_num_ranks(freed.array));
}

/* spec/array.yaml: array_rank */
static void array_rank_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(DTL_NO_RANK, "DTL-array_rank-arr-handle",
        dtl_array_rank(misuse_foreign));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-array_rank-arr-handle",
        dtl_array_rank(misuse_nonsense));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-array_rank-arr-handle",
        dtl_array_rank((void *)live.context));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-array_rank-arr-handle",
        dtl_array_rank(NULL));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-array_rank-arr-handle",
        dtl_array_rank(freed.array));
}

/* spec/array.yaml: array_is_local */
static void array_is_local_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-array_is_local-arr-handle",
        dtl_array_is_local(misuse_foreign, 1));
    REFUSED_VALUE(0, "DTL-array_is_local-arr-handle",
        dtl_array_is_local(misuse_nonsense, 1));
    REFUSED_VALUE(0, "DTL-array_is_local-arr-handle",
        dtl_array_is_local((void *)live.context, 1));
    REFUSED_VALUE(0, "DTL-array_is_local-arr-handle",
        dtl_array_is_local(NULL, 1));
    REFUSED_VALUE(0, "DTL-array_is_local-arr-handle",
        dtl_array_is_local(freed.array, 1));
    REFUSED_VALUE(0, "DTL-array_is_local-global_idx-range",
        dtl_array_is_local(live.array, 4));
}

/* spec/array.yaml: array_owner */
static void array_owner_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(DTL_NO_RANK, "DTL-array_owner-arr-handle",
        dtl_array_owner(misuse_foreign, 1));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-array_owner-arr-handle",
        dtl_array_owner(misuse_nonsense, 1));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-array_owner-arr-handle",
        dtl_array_owner((void *)live.context, 1));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-array_owner-arr-handle",
        dtl_array_owner(NULL, 1));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-array_owner-arr-handle",
        dtl_array_owner(freed.array, 1));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-array_owner-global_idx-range",
        dtl_array_owner(live.array, 4));
}

/* spec/array.yaml: array_to_local */
static void array_to_local_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(-1, "DTL-array_to_local-arr-handle",
        dtl_array_to_local(misuse_foreign, 1));
    REFUSED_VALUE(-1, "DTL-array_to_local-arr-handle",
        dtl_array_to_local(misuse_nonsense, 1));
    REFUSED_VALUE(-1, "DTL-array_to_local-arr-handle",
        dtl_array_to_local((void *)live.context, 1));
    REFUSED_VALUE(-1, "DTL-array_to_local-arr-handle",
        dtl_array_to_local(NULL, 1));
    REFUSED_VALUE(-1, "DTL-array_to_local-arr-handle",
        dtl_array_to_local(freed.array, 1));
    REFUSED_VALUE(-1, "DTL-array_to_local-global_idx-range",
        dtl_array_to_local(live.array, 4));
}

/* spec/array.yaml: array_to_global */
static void array_to_global_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(-1, "DTL-array_to_global-arr-handle",
        dtl_array_to_global(misuse_foreign, 1));
    REFUSED_VALUE(-1, "DTL-array_to_global-arr-handle",
        dtl_array_to_global(misuse_nonsense, 1));
    REFUSED_VALUE(-1, "DTL-array_to_global-arr-handle",
        dtl_array_to_global((void *)live.context, 1));
    REFUSED_VALUE(-1, "DTL-array_to_global-arr-handle",
        dtl_array_to_global(NULL, 1));
    REFUSED_VALUE(-1, "DTL-array_to_global-arr-handle",
        dtl_array_to_global(freed.array, 1));
    REFUSED_VALUE(-1, "DTL-array_to_global-local_idx-range",
        dtl_array_to_global(live.array, 4));
}

/* spec/array.yaml: array_fill_local */
static void array_fill_local_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_fill_local-arr-handle",
        dtl_array_fill_local(misuse_foreign, IN(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_fill_local-arr-handle",
        dtl_array_fill_local(misuse_nonsense, IN(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_fill_local-arr-handle",
        dtl_array_fill_local((void *)live.context, IN(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_fill_local-arr-handle",
        dtl_array_fill_local(NULL, IN(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_fill_local-arr-handle",
        dtl_array_fill_local(freed.array, IN(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_fill_local-value-memory",
        dtl_array_fill_local(live.array, misuse_device_memory));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-array_fill_local-value-null",
        dtl_array_fill_local(live.array, NULL));
}

/* spec/array.yaml: array_barrier */
static void array_barrier_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_barrier-arr-handle",
        dtl_array_barrier(misuse_foreign));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_barrier-arr-handle",
        dtl_array_barrier(misuse_nonsense));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_barrier-arr-handle",
        dtl_array_barrier((void *)live.context));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_barrier-arr-handle",
        dtl_array_barrier(NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-array_barrier-arr-handle",
        dtl_array_barrier(freed.array));
}

/* spec/array.yaml: array_is_valid */
static void array_is_valid_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-array_is_valid-arr-handle",
        dtl_array_is_valid(misuse_foreign));
    REFUSED_VALUE(0, "DTL-array_is_valid-arr-handle",
        dtl_array_is_valid(misuse_nonsense));
    REFUSED_VALUE(0, "DTL-array_is_valid-arr-handle",
        dtl_array_is_valid((void *)live.context));
    REFUSED_VALUE(0, "DTL-array_is_valid-arr-handle",
        dtl_array_is_valid(NULL));
    REFUSED_VALUE(0, "DTL-array_is_valid-arr-handle",
        dtl_array_is_valid(freed.array));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(array_create_with_options_refuses),
        cmocka_unit_test(array_partition_policy_refuses),
        cmocka_unit_test(array_placement_policy_refuses),
        cmocka_unit_test(array_execution_policy_refuses),
        cmocka_unit_test(array_device_id_refuses),
        cmocka_unit_test(array_consistency_policy_refuses),
        cmocka_unit_test(array_error_policy_refuses),
        cmocka_unit_test(array_copy_to_host_refuses),
        cmocka_unit_test(array_copy_from_host_refuses),
        cmocka_unit_test(array_create_refuses),
        cmocka_unit_test(array_create_fill_refuses),
        cmocka_unit_test(array_destroy_refuses),
        cmocka_unit_test(array_global_size_refuses),
        cmocka_unit_test(array_local_size_refuses),
        cmocka_unit_test(array_local_offset_refuses),
        cmocka_unit_test(array_empty_refuses),
        cmocka_unit_test(array_dtype_refuses),
        cmocka_unit_test(array_local_data_refuses),
        cmocka_unit_test(array_local_data_mut_refuses),
        cmocka_unit_test(array_get_local_refuses),
        cmocka_unit_test(array_set_local_refuses),
        cmocka_unit_test(array_num_ranks_refuses),
        cmocka_unit_test(array_rank_refuses),
        cmocka_unit_test(array_is_local_refuses),
        cmocka_unit_test(array_owner_refuses),
        cmocka_unit_test(array_to_local_refuses),
        cmocka_unit_test(array_to_global_refuses),
        cmocka_unit_test(array_fill_local_refuses),
        cmocka_unit_test(array_barrier_refuses),
        cmocka_unit_test(array_is_valid_refuses),
    };

    return cmocka_run_group_tests_name("array", tests, objects_make, objects_free);
}
