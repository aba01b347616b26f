/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/misuse.c.j2.
 * Do not edit. */
#include "fixture.h"

/* spec/vector.yaml: vector_create_with_options */
static void vector_create_with_options_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_create_with_options-ctx-handle",
        dtl_vector_create_with_options(misuse_foreign, DTL_DTYPE_INT32, 1, NULL, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_create_with_options-ctx-handle",
        dtl_vector_create_with_options(misuse_nonsense, DTL_DTYPE_INT32, 1, NULL, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_create_with_options-ctx-handle",
        dtl_vector_create_with_options((void *)live.vector, DTL_DTYPE_INT32, 1, NULL, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_create_with_options-ctx-handle",
        dtl_vector_create_with_options(NULL, DTL_DTYPE_INT32, 1, NULL, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_create_with_options-ctx-handle",
        dtl_vector_create_with_options(freed.context, DTL_DTYPE_INT32, 1, NULL, OUT(4)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-vector_create_with_options-vec-null",
        dtl_vector_create_with_options(live.context, DTL_DTYPE_INT32, 1, NULL, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_create_with_options-dtype-enum",
        dtl_vector_create_with_options(live.context, (dtl_dtype)9999, 1, NULL, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_create_with_options-opts.partition-enum",
        dtl_vector_create_with_options(
            live.context, DTL_DTYPE_INT32, 1,
            &(dtl_container_options){.partition = (dtl_partition_policy)9999}, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_create_with_options-opts.placement-enum",
        dtl_vector_create_with_options(
            live.context, DTL_DTYPE_INT32, 1,
            &(dtl_container_options){.placement = (dtl_placement_policy)9999}, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_create_with_options-opts.execution-enum",
        dtl_vector_create_with_options(
            live.context, DTL_DTYPE_INT32, 1,
            &(dtl_container_options){.execution = (dtl_execution_policy)9999}, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_create_with_options-global_size-range",
        dtl_vector_create_with_options(live.context, DTL_DTYPE_INT32, 9223372036854775807, NULL,
                                       OUT(4)));
}

/* spec/vector.yaml: vector_partition_policy */
static void vector_partition_policy_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE((dtl_partition_policy)-1, "DTL-vector_partition_policy-vec-handle",
        dtl_vector_partition_policy(misuse_foreign));
    REFUSED_VALUE((dtl_partition_policy)-1, "DTL-vector_partition_policy-vec-handle",
        dtl_vector_partition_policy(misuse_nonsense));
    REFUSED_VALUE((dtl_partition_policy)-1, "DTL-vector_partition_policy-vec-handle",
        dtl_vector_partition_policy((void *)live.context));
    REFUSED_VALUE((dtl_partition_policy)-1, "DTL-vector_partition_policy-vec-handle",
        dtl_vector_partition_policy(NULL));
    REFUSED_VALUE((dtl_partition_policy)-1, "DTL-vector_partition_policy-vec-handle",
        dtl_vector_partition_policy(freed.vector));
}

/* spec/vector.yaml: vector_placement_policy */
static void vector_placement_policy_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE((dtl_placement_policy)-1, "DTL-vector_placement_policy-vec-handle",
        dtl_vector_placement_policy(misuse_foreign));
    REFUSED_VALUE((dtl_placement_policy)-1, "DTL-vector_placement_policy-vec-handle",
        dtl_vector_placement_policy(misuse_nonsense));
    REFUSED_VALUE((dtl_placement_policy)-1, "DTL-vector_placement_policy-vec-handle",
        dtl_vector_placement_policy((void *)live.context));
    REFUSED_VALUE((dtl_placement_policy)-1, "DTL-vector_placement_policy-vec-handle",
        dtl_vector_placement_policy(NULL));
    REFUSED_VALUE((dtl_placement_policy)-1, "DTL-vector_placement_policy-vec-handle",
        dtl_vector_placement_policy(freed.vector));
}

/* spec/vector.yaml: vector_execution_policy */
static void vector_execution_policy_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE((dtl_execution_policy)-1, "DTL-vector_execution_policy-vec-handle",
        dtl_vector_execution_policy(misuse_foreign));
    REFUSED_VALUE((dtl_execution_policy)-1, "DTL-vector_execution_policy-vec-handle",
        dtl_vector_execution_policy(misuse_nonsense));
    REFUSED_VALUE((dtl_execution_policy)-1, "DTL-vector_execution_policy-vec-handle",
        dtl_vector_execution_policy((void *)live.context));
    REFUSED_VALUE((dtl_execution_policy)-1, "DTL-vector_execution_policy-vec-handle",
        dtl_vector_execution_policy(NULL));
    REFUSED_VALUE((dtl_execution_policy)-1, "DTL-vector_execution_policy-vec-handle",
        dtl_vector_execution_policy(freed.vector));
}

/* spec/vector.yaml: vector_device_id */
static void vector_device_id_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(-1, "DTL-vector_device_id-vec-handle",
        dtl_vector_device_id(misuse_foreign));
    REFUSED_VALUE(-1, "DTL-vector_device_id-vec-handle",
        dtl_vector_device_id(misuse_nonsense));
    REFUSED_VALUE(-1, "DTL-vector_device_id-vec-handle",
        dtl_vector_device_id((void *)live.context));
    REFUSED_VALUE(-1, "DTL-vector_device_id-vec-handle",
        dtl_vector_device_id(NULL));
    REFUSED_VALUE(-1, "DTL-vector_device_id-vec-handle",
        dtl_vector_device_id(freed.vector));
}

/* spec/vector.yaml: vector_consistency_policy */
static void vector_consistency_policy_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE((dtl_consistency_policy)-1, "DTL-vector_consistency_policy-vec-handle",
        dtl_vector_consistency_policy(misuse_foreign));
    REFUSED_VALUE((dtl_consistency_policy)-1, "DTL-vector_consistency_policy-vec-handle",
        dtl_vector_consistency_policy(misuse_nonsense));
    REFUSED_VALUE((dtl_consistency_policy)-1, "DTL-vector_consistency_policy-vec-handle",
        dtl_vector_consistency_policy((void *)live.context));
    REFUSED_VALUE((dtl_consistency_policy)-1, "DTL-vector_consistency_policy-vec-handle",
        dtl_vector_consistency_policy(NULL));
    REFUSED_VALUE((dtl_consistency_policy)-1, "DTL-vector_consistency_policy-vec-handle",
        dtl_vector_consistency_policy(freed.vector));
}

/* spec/vector.yaml: vector_error_policy */
static void vector_error_policy_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE((dtl_error_policy)-1, "DTL-vector_error_policy-vec-handle",
        dtl_vector_error_policy(misuse_foreign));
    REFUSED_VALUE((dtl_error_policy)-1, "DTL-vector_error_policy-vec-handle",
        dtl_vector_error_policy(misuse_nonsense));
    REFUSED_VALUE((dtl_error_policy)-1, "DTL-vector_error_policy-vec-handle",
        dtl_vector_error_policy((void *)live.context));
    REFUSED_VALUE((dtl_error_policy)-1, "DTL-vector_error_policy-vec-handle",
        dtl_vector_error_policy(NULL));
    REFUSED_VALUE((dtl_error_policy)-1, "DTL-vector_error_policy-vec-handle",
        dtl_vector_error_policy(freed.vector));
}

/* spec/vector.yaml: vector_copy_to_host */
static void vector_copy_to_host_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_copy_to_host-vec-handle",
        dtl_vector_copy_to_host(misuse_foreign, OUT(1), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_copy_to_host-vec-handle",
        dtl_vector_copy_to_host(misuse_nonsense, OUT(1), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_copy_to_host-vec-handle",
        dtl_vector_copy_to_host((void *)live.context, OUT(1), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_copy_to_host-vec-handle",
        dtl_vector_copy_to_host(NULL, OUT(1), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_copy_to_host-vec-handle",
        dtl_vector_copy_to_host(freed.vector, OUT(1), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_copy_to_host-host_buffer-memory",
        dtl_vector_copy_to_host(live.vector, misuse_device_memory, 1));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-vector_copy_to_host-host_buffer-null",
        dtl_vector_copy_to_host(live.vector, NULL, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_copy_to_host-count-limit",
        dtl_vector_copy_to_host(live.vector, OUT(1), 9223372036854775807));
    REFUSED(DTL_ERROR_OUT_OF_BOUNDS, "DTL-vector_copy_to_host-count-range",
        dtl_vector_copy_to_host(live.vector, OUT(1), 5));
}

/* spec/vector.yaml: vector_copy_from_host */
static void vector_copy_from_host_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_copy_from_host-vec-handle",
        dtl_vector_copy_from_host(misuse_foreign, IN(1), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_copy_from_host-vec-handle",
        dtl_vector_copy_from_host(misuse_nonsense, IN(1), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_copy_from_host-vec-handle",
        dtl_vector_copy_from_host((void *)live.context, IN(1), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_copy_from_host-vec-handle",
        dtl_vector_copy_from_host(NULL, IN(1), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_copy_from_host-vec-handle",
        dtl_vector_copy_from_host(freed.vector, IN(1), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_copy_from_host-host_buffer-memory",
        dtl_vector_copy_from_host(live.vector, misuse_device_memory, 1));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-vector_copy_from_host-host_buffer-null",
        dtl_vector_copy_from_host(live.vector, NULL, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_copy_from_host-count-limit",
        dtl_vector_copy_from_host(live.vector, IN(1), 9223372036854775807));
    REFUSED(DTL_ERROR_OUT_OF_BOUNDS, "DTL-vector_copy_from_host-count-range",
        dtl_vector_copy_from_host(live.vector, IN(1), 5));
}

/* spec/vector.yaml: vector_create */
static void vector_create_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_create-ctx-handle",
        dtl_vector_create(misuse_foreign, DTL_DTYPE_INT32, 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_create-ctx-handle",
        dtl_vector_create(misuse_nonsense, DTL_DTYPE_INT32, 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_create-ctx-handle",
        dtl_vector_create((void *)live.vector, DTL_DTYPE_INT32, 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_create-ctx-handle",
        dtl_vector_create(NULL, DTL_DTYPE_INT32, 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_create-ctx-handle",
        dtl_vector_create(freed.context, DTL_DTYPE_INT32, 1, OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-vector_create-vec-null",
        dtl_vector_create(live.context, DTL_DTYPE_INT32, 1, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_create-dtype-enum",
        dtl_vector_create(live.context, (dtl_dtype)9999, 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_create-global_size-range",
        dtl_vector_create(live.context, DTL_DTYPE_INT32, 9223372036854775807, OUT(3)));
}

/* spec/vector.yaml: vector_create_fill */
static void vector_create_fill_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_create_fill-ctx-handle",
        dtl_vector_create_fill(misuse_foreign, DTL_DTYPE_INT32, 1, IN(3), OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_create_fill-ctx-handle",
        dtl_vector_create_fill(misuse_nonsense, DTL_DTYPE_INT32, 1, IN(3), OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_create_fill-ctx-handle",
        dtl_vector_create_fill((void *)live.vector, DTL_DTYPE_INT32, 1, IN(3), OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_create_fill-ctx-handle",
        dtl_vector_create_fill(NULL, DTL_DTYPE_INT32, 1, IN(3), OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_create_fill-ctx-handle",
        dtl_vector_create_fill(freed.context, DTL_DTYPE_INT32, 1, IN(3), OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_create_fill-value-memory",
        dtl_vector_create_fill(live.context, DTL_DTYPE_INT32, 1, misuse_device_memory, OUT(4)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-vector_create_fill-value-null",
        dtl_vector_create_fill(live.context, DTL_DTYPE_INT32, 1, NULL, OUT(4)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-vector_create_fill-vec-null",
        dtl_vector_create_fill(live.context, DTL_DTYPE_INT32, 1, IN(3), NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_create_fill-dtype-enum",
        dtl_vector_create_fill(live.context, (dtl_dtype)9999, 1, IN(3), OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_create_fill-global_size-range",
        dtl_vector_create_fill(live.context, DTL_DTYPE_INT32, 9223372036854775807, IN(3), OUT(4)));
}

/* spec/vector.yaml: vector_destroy */
static void vector_destroy_refuses(void **state)
{
    (void)state;
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_destroy-vec-handle",
        dtl_vector_destroy(misuse_foreign));
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_destroy-vec-handle",
        dtl_vector_destroy(misuse_nonsense));
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_destroy-vec-handle",
        dtl_vector_destroy((void *)live.context));
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_destroy-vec-handle",
        dtl_vector_destroy(freed.vector));
}

/* spec/vector.yaml: vector_global_size */
static void vector_global_size_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-vector_global_size-vec-handle",
        dtl_vector_global_size(misuse_foreign));
    REFUSED_VALUE(0, "DTL-vector_global_size-vec-handle",
        dtl_vector_global_size(misuse_nonsense));
    REFUSED_VALUE(0, "DTL-vector_global_size-vec-handle",
        dtl_vector_global_size((void *)live.context));
    REFUSED_VALUE(0, "DTL-vector_global_size-vec-handle",
        dtl_vector_global_size(NULL));
    REFUSED_VALUE(0, "DTL-vector_global_size-vec-handle",
        dtl_vector_global_size(freed.vector));
}

/* spec/vector.yaml: vector_local_size */
static void vector_local_size_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-vector_local_size-vec-handle",
        dtl_vector_local_size(misuse_foreign));
    REFUSED_VALUE(0, "DTL-vector_local_size-vec-handle",
        dtl_vector_local_size(misuse_nonsense));
    REFUSED_VALUE(0, "DTL-vector_local_size-vec-handle",
        dtl_vector_local_size((void *)live.context));
    REFUSED_VALUE(0, "DTL-vector_local_size-vec-handle",
        dtl_vector_local_size(NULL));
    REFUSED_VALUE(0, "DTL-vector_local_size-vec-handle",
        dtl_vector_local_size(freed.vector));
}

/* spec/vector.yaml: vector_local_offset */
static void vector_local_offset_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-vector_local_offset-vec-handle",
        dtl_vector_local_offset(misuse_foreign));
    REFUSED_VALUE(0, "DTL-vector_local_offset-vec-handle",
        dtl_vector_local_offset(misuse_nonsense));
    REFUSED_VALUE(0, "DTL-vector_local_offset-vec-handle",
        dtl_vector_local_offset((void *)live.context));
    REFUSED_VALUE(0, "DTL-vector_local_offset-vec-handle",
        dtl_vector_local_offset(NULL));
    REFUSED_VALUE(0, "DTL-vector_local_offset-vec-handle",
        dtl_vector_local_offset(freed.vector));
}

/* spec/vector.yaml: vector_empty */
static void vector_empty_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-vector_empty-vec-handle",
        dtl_vector_empty(misuse_foreign));
    REFUSED_VALUE(0, "DTL-vector_empty-vec-handle",
        dtl_vector_empty(misuse_nonsense));
    REFUSED_VALUE(0, "DTL-vector_empty-vec-handle",
        dtl_vector_empty((void *)live.context));
    REFUSED_VALUE(0, "DTL-vector_empty-vec-handle",
        dtl_vector_empty(NULL));
    REFUSED_VALUE(0, "DTL-vector_empty-vec-handle",
        dtl_vector_empty(freed.vector));
}

/* spec/vector.yaml: vector_dtype */
static void vector_dtype_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE((dtl_dtype)-1, "DTL-vector_dtype-vec-handle",
        dtl_vector_dtype(misuse_foreign));
    REFUSED_VALUE((dtl_dtype)-1, "DTL-vector_dtype-vec-handle",
        dtl_vector_dtype(misuse_nonsense));
    REFUSED_VALUE((dtl_dtype)-1, "DTL-vector_dtype-vec-handle",
        dtl_vector_dtype((void *)live.context));
    REFUSED_VALUE((dtl_dtype)-1, "DTL-vector_dtype-vec-handle",
        dtl_vector_dtype(NULL));
    REFUSED_VALUE((dtl_dtype)-1, "DTL-vector_dtype-vec-handle",
        dtl_vector_dtype(freed.vector));
}

/* spec/vector.yaml: vector_local_data */
static void vector_local_data_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(NULL, "DTL-vector_local_data-vec-handle",
        dtl_vector_local_data(misuse_foreign));
    REFUSED_VALUE(NULL, "DTL-vector_local_data-vec-handle",
        dtl_vector_local_data(misuse_nonsense));
    REFUSED_VALUE(NULL, "DTL-vector_local_data-vec-handle",
        dtl_vector_local_data((void *)live.context));
    REFUSED_VALUE(NULL, "DTL-vector_local_data-vec-handle",
        dtl_vector_local_data(NULL));
    REFUSED_VALUE(NULL, "DTL-vector_local_data-vec-handle",
        dtl_vector_local_data(freed.vector));
}

/* spec/vector.yaml: vector_local_data_mut */
static void vector_local_data_mut_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(NULL, "DTL-vector_local_data_mut-vec-handle",
        dtl_vector_local_data_mut(misuse_foreign));
    REFUSED_VALUE(NULL, "DTL-vector_local_data_mut-vec-handle",
        dtl_vector_local_data_mut(misuse_nonsense));
    REFUSED_VALUE(NULL, "DTL-vector_local_data_mut-vec-handle",
        dtl_vector_local_data_mut((void *)live.context));
    REFUSED_VALUE(NULL, "DTL-vector_local_data_mut-vec-handle",
        dtl_vector_local_data_mut(NULL));
    REFUSED_VALUE(NULL, "DTL-vector_local_data_mut-vec-handle",
        dtl_vector_local_data_mut(freed.vector));
}

/* spec/vector.yaml: vector_device_data */
static void vector_device_data_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(NULL, "DTL-vector_device_data-vec-handle",
        dtl_vector_device_data(misuse_foreign));
    REFUSED_VALUE(NULL, "DTL-vector_device_data-vec-handle",
        dtl_vector_device_data(misuse_nonsense));
    REFUSED_VALUE(NULL, "DTL-vector_device_data-vec-handle",
        dtl_vector_device_data((void *)live.context));
    REFUSED_VALUE(NULL, "DTL-vector_device_data-vec-handle",
        dtl_vector_device_data(NULL));
    REFUSED_VALUE(NULL, "DTL-vector_device_data-vec-handle",
        dtl_vector_device_data(freed.vector));
}

/* spec/vector.yaml: vector_device_data_mut */
static void vector_device_data_mut_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(NULL, "DTL-vector_device_data_mut-vec-handle",
        dtl_vector_device_data_mut(misuse_foreign));
    REFUSED_VALUE(NULL, "DTL-vector_device_data_mut-vec-handle",
        dtl_vector_device_data_mut(misuse_nonsense));
    REFUSED_VALUE(NULL, "DTL-vector_device_data_mut-vec-handle",
        dtl_vector_device_data_mut((void *)live.context));
    REFUSED_VALUE(NULL, "DTL-vector_device_data_mut-vec-handle",
        dtl_vector_device_data_mut(NULL));
    REFUSED_VALUE(NULL, "DTL-vector_device_data_mut-vec-handle",
        dtl_vector_device_data_mut(freed.vector));
}

/* spec/vector.yaml: vector_get_local */
static void vector_get_local_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_get_local-vec-handle",
        dtl_vector_get_local(misuse_foreign, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_get_local-vec-handle",
        dtl_vector_get_local(misuse_nonsense, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_get_local-vec-handle",
        dtl_vector_get_local((void *)live.context, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_get_local-vec-handle",
        dtl_vector_get_local(NULL, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_get_local-vec-handle",
        dtl_vector_get_local(freed.vector, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_get_local-value-memory",
        dtl_vector_get_local(live.vector, 1, misuse_device_memory));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-vector_get_local-value-null",
        dtl_vector_get_local(live.vector, 1, NULL));
    REFUSED(DTL_ERROR_OUT_OF_BOUNDS, "DTL-vector_get_local-local_idx-range",
        dtl_vector_get_local(live.vector, 4, OUT(2)));
}

/* spec/vector.yaml: vector_set_local */
static void vector_set_local_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_set_local-vec-handle",
        dtl_vector_set_local(misuse_foreign, 1, IN(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_set_local-vec-handle",
        dtl_vector_set_local(misuse_nonsense, 1, IN(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_set_local-vec-handle",
        dtl_vector_set_local((void *)live.context, 1, IN(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_set_local-vec-handle",
        dtl_vector_set_local(NULL, 1, IN(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_set_local-vec-handle",
        dtl_vector_set_local(freed.vector, 1, IN(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_set_local-value-memory",
        dtl_vector_set_local(live.vector, 1, misuse_device_memory));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-vector_set_local-value-null",
        dtl_vector_set_local(live.vector, 1, NULL));
    REFUSED(DTL_ERROR_OUT_OF_BOUNDS, "DTL-vector_set_local-local_idx-range",
        dtl_vector_set_local(live.vector, 4, IN(2)));
}

/* spec/vector.yaml: vector_num_ranks */
static void vector_num_ranks_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-vector_num_ranks-vec-handle",
        dtl_vector_num_ranks(misuse_foreign));
    REFUSED_VALUE(0, "DTL-vector_num_ranks-vec-handle",
        dtl_vector_num_ranks(misuse_nonsense));
    REFUSED_VALUE(0, "DTL-vector_num_ranks-vec-handle",
        dtl_vector_num_ranks((void *)live.context));
    REFUSED_VALUE(0, "DTL-vector_num_ranks-vec-handle",
        dtl_vector_num_ranks(NULL));
    REFUSED_VALUE(0, "DTL-vector_num_ranks-vec-handle",
        dtl_vector_num_ranks(freed.vector));
}

/* spec/vector.yaml: vector_rank */
static void vector_rank_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(DTL_NO_RANK, "DTL-vector_rank-vec-handle",
        dtl_vector_rank(misuse_foreign));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-vector_rank-vec-handle",
        dtl_vector_rank(misuse_nonsense));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-vector_rank-vec-handle",
        dtl_vector_rank((void *)live.context));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-vector_rank-vec-handle",
        dtl_vector_rank(NULL));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-vector_rank-vec-handle",
        dtl_vector_rank(freed.vector));
}

/* spec/vector.yaml: vector_is_local */
static void vector_is_local_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-vector_is_local-vec-handle",
        dtl_vector_is_local(misuse_foreign, 1));
    REFUSED_VALUE(0, "DTL-vector_is_local-vec-handle",
        dtl_vector_is_local(misuse_nonsense, 1));
    REFUSED_VALUE(0, "DTL-vector_is_local-vec-handle",
        dtl_vector_is_local((void *)live.context, 1));
    REFUSED_VALUE(0, "DTL-vector_is_local-vec-handle",
        dtl_vector_is_local(NULL, 1));
    REFUSED_VALUE(0, "DTL-vector_is_local-vec-handle",
        dtl_vector_is_local(freed.vector, 1));
    REFUSED_VALUE(0, "DTL-vector_is_local-global_idx-range",
        dtl_vector_is_local(live.vector, 4));
}

/* spec/vector.yaml: vector_owner */
static void vector_owner_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(DTL_NO_RANK, "DTL-vector_owner-vec-handle",
        dtl_vector_owner(misuse_foreign, 1));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-vector_owner-vec-handle",
        dtl_vector_owner(misuse_nonsense, 1));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-vector_owner-vec-handle",
        dtl_vector_owner((void *)live.context, 1));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-vector_owner-vec-handle",
        dtl_vector_owner(NULL, 1));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-vector_owner-vec-handle",
        dtl_vector_owner(freed.vector, 1));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-vector_owner-global_idx-range",
        dtl_vector_owner(live.vector, 4));
}

/* spec/vector.yaml: vector_to_local */
static void vector_to_local_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(-1, "DTL-vector_to_local-vec-handle",
        dtl_vector_to_local(misuse_foreign, 1));
    REFUSED_VALUE(-1, "DTL-vector_to_local-vec-handle",
        dtl_vector_to_local(misuse_nonsense, 1));
    REFUSED_VALUE(-1, "DTL-vector_to_local-vec-handle",
        dtl_vector_to_local((void *)live.context, 1));
    REFUSED_VALUE(-1, "DTL-vector_to_local-vec-handle",
        dtl_vector_to_local(NULL, 1));
    REFUSED_VALUE(-1, "DTL-vector_to_local-vec-handle",
        dtl_vector_to_local(freed.vector, 1));
    REFUSED_VALUE(-1, "DTL-vector_to_local-global_idx-range",
        dtl_vector_to_local(live.vector, 4));
}

/* spec/vector.yaml: vector_to_global */
static void vector_to_global_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(-1, "DTL-vector_to_global-vec-handle",
        dtl_vector_to_global(misuse_foreign, 1));
    REFUSED_VALUE(-1, "DTL-vector_to_global-vec-handle",
        dtl_vector_to_global(misuse_nonsense, 1));
    REFUSED_VALUE(-1, "DTL-vector_to_global-vec-handle",
        dtl_vector_to_global((void *)live.context, 1));
    REFUSED_VALUE(-1, "DTL-vector_to_global-vec-handle",
        dtl_vector_to_global(NULL, 1));
    REFUSED_VALUE(-1, "DTL-vector_to_global-vec-handle",
        dtl_vector_to_global(freed.vector, 1));
    REFUSED_VALUE(-1, "DTL-vector_to_global-local_idx-range",
        dtl_vector_to_global(live.vector, 4));
}

/* spec/vector.yaml: vector_resize */
static void vector_resize_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_resize-vec-handle",
        dtl_vector_resize(misuse_foreign, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_resize-vec-handle",
        dtl_vector_resize(misuse_nonsense, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_resize-vec-handle",
        dtl_vector_resize((void *)live.context, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_resize-vec-handle",
        dtl_vector_resize(NULL, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_resize-vec-handle",
        dtl_vector_resize(freed.vector, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_resize-new_size-range",
        dtl_vector_resize(live.vector, 9223372036854775807));
}

/* spec/vector.yaml: vector_barrier */
static void vector_barrier_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_barrier-vec-handle",
        dtl_vector_barrier(misuse_foreign));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_barrier-vec-handle",
        dtl_vector_barrier(misuse_nonsense));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_barrier-vec-handle",
        dtl_vector_barrier((void *)live.context));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_barrier-vec-handle",
        dtl_vector_barrier(NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_barrier-vec-handle",
        dtl_vector_barrier(freed.vector));
}

/* spec/vector.yaml: vector_fill_local */
static void vector_fill_local_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_fill_local-vec-handle",
        dtl_vector_fill_local(misuse_foreign, IN(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_fill_local-vec-handle",
        dtl_vector_fill_local(misuse_nonsense, IN(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_fill_local-vec-handle",
        dtl_vector_fill_local((void *)live.context, IN(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_fill_local-vec-handle",
        dtl_vector_fill_local(NULL, IN(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_fill_local-vec-handle",
        dtl_vector_fill_local(freed.vector, IN(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_fill_local-value-memory",
        dtl_vector_fill_local(live.vector, misuse_device_memory));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-vector_fill_local-value-null",
        dtl_vector_fill_local(live.vector, NULL));
}

/* spec/vector.yaml: vector_reduce_sum */
static void vector_reduce_sum_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_reduce_sum-vec-handle",
        dtl_vector_reduce_sum(misuse_foreign, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_reduce_sum-vec-handle",
        dtl_vector_reduce_sum(misuse_nonsense, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_reduce_sum-vec-handle",
        dtl_vector_reduce_sum((void *)live.context, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_reduce_sum-vec-handle",
        dtl_vector_reduce_sum(NULL, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_reduce_sum-vec-handle",
        dtl_vector_reduce_sum(freed.vector, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_reduce_sum-result-memory",
        dtl_vector_reduce_sum(live.vector, misuse_device_memory));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-vector_reduce_sum-result-null",
        dtl_vector_reduce_sum(live.vector, NULL));
}

/* spec/vector.yaml: vector_reduce_min */
static void vector_reduce_min_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_reduce_min-vec-handle",
        dtl_vector_reduce_min(misuse_foreign, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_reduce_min-vec-handle",
        dtl_vector_reduce_min(misuse_nonsense, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_reduce_min-vec-handle",
        dtl_vector_reduce_min((void *)live.context, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_reduce_min-vec-handle",
        dtl_vector_reduce_min(NULL, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_reduce_min-vec-handle",
        dtl_vector_reduce_min(freed.vector, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_reduce_min-result-memory",
        dtl_vector_reduce_min(live.vector, misuse_device_memory));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-vector_reduce_min-result-null",
        dtl_vector_reduce_min(live.vector, NULL));
}

/* spec/vector.yaml: vector_reduce_max */
static void vector_reduce_max_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_reduce_max-vec-handle",
        dtl_vector_reduce_max(misuse_foreign, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_reduce_max-vec-handle",
        dtl_vector_reduce_max(misuse_nonsense, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_reduce_max-vec-handle",
        dtl_vector_reduce_max((void *)live.context, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_reduce_max-vec-handle",
        dtl_vector_reduce_max(NULL, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_reduce_max-vec-handle",
        dtl_vector_reduce_max(freed.vector, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_reduce_max-result-memory",
        dtl_vector_reduce_max(live.vector, misuse_device_memory));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-vector_reduce_max-result-null",
        dtl_vector_reduce_max(live.vector, NULL));
}

/* spec/vector.yaml: vector_sort_ascending */
static void vector_sort_ascending_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_sort_ascending-vec-handle",
        dtl_vector_sort_ascending(misuse_foreign));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_sort_ascending-vec-handle",
        dtl_vector_sort_ascending(misuse_nonsense));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_sort_ascending-vec-handle",
        dtl_vector_sort_ascending((void *)live.context));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_sort_ascending-vec-handle",
        dtl_vector_sort_ascending(NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_sort_ascending-vec-handle",
        dtl_vector_sort_ascending(freed.vector));
}

/* spec/vector.yaml: vector_redistribute */
static void vector_redistribute_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_redistribute-vec-handle",
        dtl_vector_redistribute(misuse_foreign, DTL_PARTITION_BLOCK));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_redistribute-vec-handle",
        dtl_vector_redistribute(misuse_nonsense, DTL_PARTITION_BLOCK));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_redistribute-vec-handle",
        dtl_vector_redistribute((void *)live.context, DTL_PARTITION_BLOCK));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_redistribute-vec-handle",
        dtl_vector_redistribute(NULL, DTL_PARTITION_BLOCK));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_redistribute-vec-handle",
        dtl_vector_redistribute(freed.vector, DTL_PARTITION_BLOCK));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_redistribute-new_partition-enum",
        dtl_vector_redistribute(live.vector, (dtl_partition_policy)9999));
}

/* spec/vector.yaml: vector_is_dirty */
static void vector_is_dirty_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-vector_is_dirty-vec-handle",
        dtl_vector_is_dirty(misuse_foreign));
    REFUSED_VALUE(0, "DTL-vector_is_dirty-vec-handle",
        dtl_vector_is_dirty(misuse_nonsense));
    REFUSED_VALUE(0, "DTL-vector_is_dirty-vec-handle",
        dtl_vector_is_dirty((void *)live.context));
    REFUSED_VALUE(0, "DTL-vector_is_dirty-vec-handle",
        dtl_vector_is_dirty(NULL));
    REFUSED_VALUE(0, "DTL-vector_is_dirty-vec-handle",
        dtl_vector_is_dirty(freed.vector));
}

/* spec/vector.yaml: vector_is_clean */
static void vector_is_clean_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-vector_is_clean-vec-handle",
        dtl_vector_is_clean(misuse_foreign));
    REFUSED_VALUE(0, "DTL-vector_is_clean-vec-handle",
        dtl_vector_is_clean(misuse_nonsense));
    REFUSED_VALUE(0, "DTL-vector_is_clean-vec-handle",
        dtl_vector_is_clean((void *)live.context));
    REFUSED_VALUE(0, "DTL-vector_is_clean-vec-handle",
        dtl_vector_is_clean(NULL));
    REFUSED_VALUE(0, "DTL-vector_is_clean-vec-handle",
        dtl_vector_is_clean(freed.vector));
}

/* spec/vector.yaml: vector_sync */
static void vector_sync_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_sync-vec-handle",
        dtl_vector_sync(misuse_foreign));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_sync-vec-handle",
        dtl_vector_sync(misuse_nonsense));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_sync-vec-handle",
        dtl_vector_sync((void *)live.context));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_sync-vec-handle",
        dtl_vector_sync(NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-vector_sync-vec-handle",
        dtl_vector_sync(freed.vector));
}

/* spec/vector.yaml: vector_is_valid */
static void vector_is_valid_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-vector_is_valid-vec-handle",
        dtl_vector_is_valid(misuse_foreign));
    REFUSED_VALUE(0, "DTL-vector_is_valid-vec-handle",
        dtl_vector_is_valid(misuse_nonsense));
    REFUSED_VALUE(0, "DTL-vector_is_valid-vec-handle",
        dtl_vector_is_valid((void *)live.context));
    REFUSED_VALUE(0, "DTL-vector_is_valid-vec-handle",
        dtl_vector_is_valid(NULL));
    REFUSED_VALUE(0, "DTL-vector_is_valid-vec-handle",
        dtl_vector_is_valid(freed.vector));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(vector_create_with_options_refuses),
        cmocka_unit_test(vector_partition_policy_refuses),
        cmocka_unit_test(vector_placement_policy_refuses),
        cmocka_unit_test(vector_execution_policy_refuses),
        cmocka_unit_test(vector_device_id_refuses),
        cmocka_unit_test(vector_consistency_policy_refuses),
        cmocka_unit_test(vector_error_policy_refuses),
        cmocka_unit_test(vector_copy_to_host_refuses),
        cmocka_unit_test(vector_copy_from_host_refuses),
        cmocka_unit_test(vector_create_refuses),
        cmocka_unit_test(vector_create_fill_refuses),
        cmocka_unit_test(vector_destroy_refuses),
        cmocka_unit_test(vector_global_size_refuses),
        cmocka_unit_test(vector_local_size_refuses),
        cmocka_unit_test(vector_local_offset_refuses),
        cmocka_unit_test(vector_empty_refuses),
        cmocka_unit_test(vector_dtype_refuses),
        cmocka_unit_test(vector_local_data_refuses),
        cmocka_unit_test(vector_local_data_mut_refuses),
        cmocka_unit_test(vector_device_data_refuses),
        cmocka_unit_test(vector_device_data_mut_refuses),
        cmocka_unit_test(vector_get_local_refuses),
        cmocka_unit_test(vector_set_local_refuses),
        cmocka_unit_test(vector_num_ranks_refuses),
        cmocka_unit_test(vector_rank_refuses),
        cmocka_unit_test(vector_is_local_refuses),
        cmocka_unit_test(vector_owner_refuses),
        cmocka_unit_test(vector_to_local_refuses),
        cmocka_unit_test(vector_to_global_refuses),
        cmocka_unit_test(vector_resize_refuses),
        cmocka_unit_test(vector_barrier_refuses),
        cmocka_unit_test(vector_fill_local_refuses),
        cmocka_unit_test(vector_reduce_sum_refuses),
        cmocka_unit_test(vector_reduce_min_refuses),
        cmocka_unit_test(vector_reduce_max_refuses),
        cmocka_unit_test(vector_sort_ascending_refuses),
        cmocka_unit_test(vector_redistribute_refuses),
        cmocka_unit_test(vector_is_dirty_refuses),
        cmocka_unit_test(vector_is_clean_refuses),
        cmocka_unit_test(vector_sync_refuses),
        cmocka_unit_test(vector_is_valid_refuses),
    };

    return cmocka_run_group_tests_name("vector", tests, objects_make, objects_free);
}
