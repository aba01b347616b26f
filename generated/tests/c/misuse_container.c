/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/misuse.c.j2.
 * Do not edit. */
#include "fixture.h"

/* spec/container.yaml: container_partition_policy */
static void container_partition_policy_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE((dtl_partition_policy)-1, "DTL-container_partition_policy-container-handle",
        dtl_container_partition_policy(misuse_foreign));
    REFUSED_VALUE((dtl_partition_policy)-1, "DTL-container_partition_policy-container-handle",
        dtl_container_partition_policy(misuse_nonsense));
    REFUSED_VALUE((dtl_partition_policy)-1, "DTL-container_partition_policy-container-handle",
        dtl_container_partition_policy((void *)live.context));
    REFUSED_VALUE((dtl_partition_policy)-1, "DTL-container_partition_policy-container-handle",
        dtl_container_partition_policy(NULL));
}

/* spec/container.yaml: container_placement_policy */
static void container_placement_policy_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE((dtl_placement_policy)-1, "DTL-container_placement_policy-container-handle",
        dtl_container_placement_policy(misuse_foreign));
    REFUSED_VALUE((dtl_placement_policy)-1, "DTL-container_placement_policy-container-handle",
        dtl_container_placement_policy(misuse_nonsense));
    REFUSED_VALUE((dtl_placement_policy)-1, "DTL-container_placement_policy-container-handle",
        dtl_container_placement_policy((void *)live.context));
    REFUSED_VALUE((dtl_placement_policy)-1, "DTL-container_placement_policy-container-handle",
        dtl_container_placement_policy(NULL));
}

/* spec/container.yaml: container_execution_policy */
static void container_execution_policy_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE((dtl_execution_policy)-1, "DTL-container_execution_policy-container-handle",
        dtl_container_execution_policy(misuse_foreign));
    REFUSED_VALUE((dtl_execution_policy)-1, "DTL-container_execution_policy-container-handle",
        dtl_container_execution_policy(misuse_nonsense));
    REFUSED_VALUE((dtl_execution_policy)-1, "DTL-container_execution_policy-container-handle",
        dtl_container_execution_policy((void *)live.context));
    REFUSED_VALUE((dtl_execution_policy)-1, "DTL-container_execution_policy-container-handle",
        dtl_container_execution_policy(NULL));
}

/* spec/container.yaml: container_device_id */
static void container_device_id_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(-1, "DTL-container_device_id-container-handle",
        dtl_container_device_id(misuse_foreign));
    REFUSED_VALUE(-1, "DTL-container_device_id-container-handle",
        dtl_container_device_id(misuse_nonsense));
    REFUSED_VALUE(-1, "DTL-container_device_id-container-handle",
        dtl_container_device_id((void *)live.context));
    REFUSED_VALUE(-1, "DTL-container_device_id-container-handle",
        dtl_container_device_id(NULL));
}

/* spec/container.yaml: container_consistency_policy */
static void container_consistency_policy_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE((dtl_consistency_policy)-1, "DTL-container_consistency_policy-container-handle",
        dtl_container_consistency_policy(misuse_foreign));
    REFUSED_VALUE((dtl_consistency_policy)-1, "DTL-container_consistency_policy-container-handle",
        dtl_container_consistency_policy(misuse_nonsense));
    REFUSED_VALUE((dtl_consistency_policy)-1, "DTL-container_consistency_policy-container-handle",
        dtl_container_consistency_policy((void *)live.context));
    REFUSED_VALUE((dtl_consistency_policy)-1, "DTL-container_consistency_policy-container-handle",
        dtl_container_consistency_policy(NULL));
}

/* spec/container.yaml: container_error_policy */
static void container_error_policy_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE((dtl_error_policy)-1, "DTL-container_error_policy-container-handle",
        dtl_container_error_policy(misuse_foreign));
    REFUSED_VALUE((dtl_error_policy)-1, "DTL-container_error_policy-container-handle",
        dtl_container_error_policy(misuse_nonsense));
    REFUSED_VALUE((dtl_error_policy)-1, "DTL-container_error_policy-container-handle",
        dtl_container_error_policy((void *)live.context));
    REFUSED_VALUE((dtl_error_policy)-1, "DTL-container_error_policy-container-handle",
        dtl_container_error_policy(NULL));
}

/* spec/container.yaml: container_dtype */
static void container_dtype_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE((dtl_dtype)-1, "DTL-container_dtype-container-handle",
        dtl_container_dtype(misuse_foreign));
    REFUSED_VALUE((dtl_dtype)-1, "DTL-container_dtype-container-handle",
        dtl_container_dtype(misuse_nonsense));
    REFUSED_VALUE((dtl_dtype)-1, "DTL-container_dtype-container-handle",
        dtl_container_dtype((void *)live.context));
    REFUSED_VALUE((dtl_dtype)-1, "DTL-container_dtype-container-handle",
        dtl_container_dtype(NULL));
}

/* spec/container.yaml: container_global_size */
static void container_global_size_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-container_global_size-container-handle",
        dtl_container_global_size(misuse_foreign));
    REFUSED_VALUE(0, "DTL-container_global_size-container-handle",
        dtl_container_global_size(misuse_nonsense));
    REFUSED_VALUE(0, "DTL-container_global_size-container-handle",
        dtl_container_global_size((void *)live.context));
    REFUSED_VALUE(0, "DTL-container_global_size-container-handle",
        dtl_container_global_size(NULL));
}

/* spec/container.yaml: container_local_size */
static void container_local_size_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-container_local_size-container-handle",
        dtl_container_local_size(misuse_foreign));
    REFUSED_VALUE(0, "DTL-container_local_size-container-handle",
        dtl_container_local_size(misuse_nonsense));
    REFUSED_VALUE(0, "DTL-container_local_size-container-handle",
        dtl_container_local_size((void *)live.context));
    REFUSED_VALUE(0, "DTL-container_local_size-container-handle",
        dtl_container_local_size(NULL));
}

/* spec/container.yaml: container_local_offset */
static void container_local_offset_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(-1, "DTL-container_local_offset-container-handle",
        dtl_container_local_offset(misuse_foreign));
    REFUSED_VALUE(-1, "DTL-container_local_offset-container-handle",
        dtl_container_local_offset(misuse_nonsense));
    REFUSED_VALUE(-1, "DTL-container_local_offset-container-handle",
        dtl_container_local_offset((void *)live.context));
    REFUSED_VALUE(-1, "DTL-container_local_offset-container-handle",
        dtl_container_local_offset(NULL));
}

/* spec/container.yaml: container_block_size */
static void container_block_size_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-container_block_size-container-handle",
        dtl_container_block_size(misuse_foreign));
    REFUSED_VALUE(0, "DTL-container_block_size-container-handle",
        dtl_container_block_size(misuse_nonsense));
    REFUSED_VALUE(0, "DTL-container_block_size-container-handle",
        dtl_container_block_size((void *)live.context));
    REFUSED_VALUE(0, "DTL-container_block_size-container-handle",
        dtl_container_block_size(NULL));
}

/* spec/container.yaml: container_ndim */
static void container_ndim_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-container_ndim-container-handle",
        dtl_container_ndim(misuse_foreign));
    REFUSED_VALUE(0, "DTL-container_ndim-container-handle",
        dtl_container_ndim(misuse_nonsense));
    REFUSED_VALUE(0, "DTL-container_ndim-container-handle",
        dtl_container_ndim((void *)live.context));
    REFUSED_VALUE(0, "DTL-container_ndim-container-handle",
        dtl_container_ndim(NULL));
}

/* spec/container.yaml: container_num_ranks */
static void container_num_ranks_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-container_num_ranks-container-handle",
        dtl_container_num_ranks(misuse_foreign));
    REFUSED_VALUE(0, "DTL-container_num_ranks-container-handle",
        dtl_container_num_ranks(misuse_nonsense));
    REFUSED_VALUE(0, "DTL-container_num_ranks-container-handle",
        dtl_container_num_ranks((void *)live.context));
    REFUSED_VALUE(0, "DTL-container_num_ranks-container-handle",
        dtl_container_num_ranks(NULL));
}

/* spec/container.yaml: container_rank */
static void container_rank_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(DTL_NO_RANK, "DTL-container_rank-container-handle",
        dtl_container_rank(misuse_foreign));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-container_rank-container-handle",
        dtl_container_rank(misuse_nonsense));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-container_rank-container-handle",
        dtl_container_rank((void *)live.context));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-container_rank-container-handle",
        dtl_container_rank(NULL));
}

/* spec/container.yaml: container_local_data */
static void container_local_data_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(NULL, "DTL-container_local_data-container-handle",
        dtl_container_local_data(misuse_foreign));
    REFUSED_VALUE(NULL, "DTL-container_local_data-container-handle",
        dtl_container_local_data(misuse_nonsense));
    REFUSED_VALUE(NULL, "DTL-container_local_data-container-handle",
        dtl_container_local_data((void *)live.context));
    REFUSED_VALUE(NULL, "DTL-container_local_data-container-handle",
        dtl_container_local_data(NULL));
}

/* spec/container.yaml: container_local_data_mut */
static void container_local_data_mut_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(NULL, "DTL-container_local_data_mut-container-handle",
        dtl_container_local_data_mut(misuse_foreign));
    REFUSED_VALUE(NULL, "DTL-container_local_data_mut-container-handle",
        dtl_container_local_data_mut(misuse_nonsense));
    REFUSED_VALUE(NULL, "DTL-container_local_data_mut-container-handle",
        dtl_container_local_data_mut((void *)live.context));
    REFUSED_VALUE(NULL, "DTL-container_local_data_mut-container-handle",
        dtl_container_local_data_mut(NULL));
}

/* spec/container.yaml: container_device_kind */
static void container_device_kind_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE((dtl_device_kind)-1, "DTL-container_device_kind-container-handle",
        dtl_container_device_kind(misuse_foreign));
    REFUSED_VALUE((dtl_device_kind)-1, "DTL-container_device_kind-container-handle",
        dtl_container_device_kind(misuse_nonsense));
    REFUSED_VALUE((dtl_device_kind)-1, "DTL-container_device_kind-container-handle",
        dtl_container_device_kind((void *)live.context));
    REFUSED_VALUE((dtl_device_kind)-1, "DTL-container_device_kind-container-handle",
        dtl_container_device_kind(NULL));
}

/* spec/container.yaml: container_device_number */
static void container_device_number_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(-1, "DTL-container_device_number-container-handle",
        dtl_container_device_number(misuse_foreign));
    REFUSED_VALUE(-1, "DTL-container_device_number-container-handle",
        dtl_container_device_number(misuse_nonsense));
    REFUSED_VALUE(-1, "DTL-container_device_number-container-handle",
        dtl_container_device_number((void *)live.context));
    REFUSED_VALUE(-1, "DTL-container_device_number-container-handle",
        dtl_container_device_number(NULL));
}

/* spec/container.yaml: container_device_data */
static void container_device_data_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(NULL, "DTL-container_device_data-container-handle",
        dtl_container_device_data(misuse_foreign));
    REFUSED_VALUE(NULL, "DTL-container_device_data-container-handle",
        dtl_container_device_data(misuse_nonsense));
    REFUSED_VALUE(NULL, "DTL-container_device_data-container-handle",
        dtl_container_device_data((void *)live.context));
    REFUSED_VALUE(NULL, "DTL-container_device_data-container-handle",
        dtl_container_device_data(NULL));
}

/* spec/container.yaml: container_device_data_mut */
static void container_device_data_mut_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(NULL, "DTL-container_device_data_mut-container-handle",
        dtl_container_device_data_mut(misuse_foreign));
    REFUSED_VALUE(NULL, "DTL-container_device_data_mut-container-handle",
        dtl_container_device_data_mut(misuse_nonsense));
    REFUSED_VALUE(NULL, "DTL-container_device_data_mut-container-handle",
        dtl_container_device_data_mut((void *)live.context));
    REFUSED_VALUE(NULL, "DTL-container_device_data_mut-container-handle",
        dtl_container_device_data_mut(NULL));
}

/* spec/container.yaml: container_is_dirty */
static void container_is_dirty_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-container_is_dirty-container-handle",
        dtl_container_is_dirty(misuse_foreign));
    REFUSED_VALUE(0, "DTL-container_is_dirty-container-handle",
        dtl_container_is_dirty(misuse_nonsense));
    REFUSED_VALUE(0, "DTL-container_is_dirty-container-handle",
        dtl_container_is_dirty((void *)live.context));
    REFUSED_VALUE(0, "DTL-container_is_dirty-container-handle",
        dtl_container_is_dirty(NULL));
}

/* spec/container.yaml: container_is_clean */
static void container_is_clean_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-container_is_clean-container-handle",
        dtl_container_is_clean(misuse_foreign));
    REFUSED_VALUE(0, "DTL-container_is_clean-container-handle",
        dtl_container_is_clean(misuse_nonsense));
    REFUSED_VALUE(0, "DTL-container_is_clean-container-handle",
        dtl_container_is_clean((void *)live.context));
    REFUSED_VALUE(0, "DTL-container_is_clean-container-handle",
        dtl_container_is_clean(NULL));
}

/* spec/container.yaml: container_is_local */
static void container_is_local_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-container_is_local-container-handle",
        dtl_container_is_local(misuse_foreign, 1));
    REFUSED_VALUE(0, "DTL-container_is_local-container-handle",
        dtl_container_is_local(misuse_nonsense, 1));
    REFUSED_VALUE(0, "DTL-container_is_local-container-handle",
        dtl_container_is_local((void *)live.context, 1));
    REFUSED_VALUE(0, "DTL-container_is_local-container-handle",
        dtl_container_is_local(NULL, 1));
    REFUSED_VALUE(0, "DTL-container_is_local-global_idx-range",
        dtl_container_is_local(live.vector, 4));
}

/* spec/container.yaml: container_owner */
static void container_owner_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(DTL_NO_RANK, "DTL-container_owner-container-handle",
        dtl_container_owner(misuse_foreign, 1));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-container_owner-container-handle",
        dtl_container_owner(misuse_nonsense, 1));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-container_owner-container-handle",
        dtl_container_owner((void *)live.context, 1));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-container_owner-container-handle",
        dtl_container_owner(NULL, 1));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-container_owner-global_idx-range",
        dtl_container_owner(live.vector, 4));
}

/* spec/container.yaml: container_to_local */
static void container_to_local_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(-1, "DTL-container_to_local-container-handle",
        dtl_container_to_local(misuse_foreign, 1));
    REFUSED_VALUE(-1, "DTL-container_to_local-container-handle",
        dtl_container_to_local(misuse_nonsense, 1));
    REFUSED_VALUE(-1, "DTL-container_to_local-container-handle",
        dtl_container_to_local((void *)live.context, 1));
    REFUSED_VALUE(-1, "DTL-container_to_local-container-handle",
        dtl_container_to_local(NULL, 1));
    REFUSED_VALUE(-1, "DTL-container_to_local-global_idx-range",
        dtl_container_to_local(live.vector, 4));
}

/* spec/container.yaml: container_to_global */
static void container_to_global_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(-1, "DTL-container_to_global-container-handle",
        dtl_container_to_global(misuse_foreign, 1));
    REFUSED_VALUE(-1, "DTL-container_to_global-container-handle",
        dtl_container_to_global(misuse_nonsense, 1));
    REFUSED_VALUE(-1, "DTL-container_to_global-container-handle",
        dtl_container_to_global((void *)live.context, 1));
    REFUSED_VALUE(-1, "DTL-container_to_global-container-handle",
        dtl_container_to_global(NULL, 1));
    REFUSED_VALUE(-1, "DTL-container_to_global-local_idx-range",
        dtl_container_to_global(live.vector, 4));
}

/* spec/container.yaml: container_get_local */
static void container_get_local_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_get_local-container-handle",
        dtl_container_get_local(misuse_foreign, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_get_local-container-handle",
        dtl_container_get_local(misuse_nonsense, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_get_local-container-handle",
        dtl_container_get_local((void *)live.context, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_get_local-container-handle",
        dtl_container_get_local(NULL, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_get_local-value-memory",
        dtl_container_get_local(live.vector, 1, misuse_device_memory));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_get_local-value-null",
        dtl_container_get_local(live.vector, 1, NULL));
    REFUSED(DTL_ERROR_OUT_OF_BOUNDS, "DTL-container_get_local-local_idx-range",
        dtl_container_get_local(live.vector, 4, OUT(2)));
}

/* spec/container.yaml: container_set_local */
static void container_set_local_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_set_local-container-handle",
        dtl_container_set_local(misuse_foreign, 1, IN(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_set_local-container-handle",
        dtl_container_set_local(misuse_nonsense, 1, IN(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_set_local-container-handle",
        dtl_container_set_local((void *)live.context, 1, IN(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_set_local-container-handle",
        dtl_container_set_local(NULL, 1, IN(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_set_local-value-memory",
        dtl_container_set_local(live.vector, 1, misuse_device_memory));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_set_local-value-null",
        dtl_container_set_local(live.vector, 1, NULL));
    REFUSED(DTL_ERROR_OUT_OF_BOUNDS, "DTL-container_set_local-local_idx-range",
        dtl_container_set_local(live.vector, 4, IN(2)));
}

/* spec/container.yaml: container_fill_local */
static void container_fill_local_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_fill_local-container-handle",
        dtl_container_fill_local(misuse_foreign, IN(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_fill_local-container-handle",
        dtl_container_fill_local(misuse_nonsense, IN(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_fill_local-container-handle",
        dtl_container_fill_local((void *)live.context, IN(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_fill_local-container-handle",
        dtl_container_fill_local(NULL, IN(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_fill_local-value-memory",
        dtl_container_fill_local(live.vector, misuse_device_memory));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_fill_local-value-null",
        dtl_container_fill_local(live.vector, NULL));
}

/* spec/container.yaml: container_copy_to_host */
static void container_copy_to_host_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_copy_to_host-container-handle",
        dtl_container_copy_to_host(misuse_foreign, OUT(1), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_copy_to_host-container-handle",
        dtl_container_copy_to_host(misuse_nonsense, OUT(1), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_copy_to_host-container-handle",
        dtl_container_copy_to_host((void *)live.context, OUT(1), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_copy_to_host-container-handle",
        dtl_container_copy_to_host(NULL, OUT(1), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_copy_to_host-host_buffer-memory",
        dtl_container_copy_to_host(live.vector, misuse_device_memory, 1));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_copy_to_host-host_buffer-null",
        dtl_container_copy_to_host(live.vector, NULL, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_copy_to_host-count-limit",
        dtl_container_copy_to_host(live.vector, OUT(1), 9223372036854775807));
    REFUSED(DTL_ERROR_OUT_OF_BOUNDS, "DTL-container_copy_to_host-count-range",
        dtl_container_copy_to_host(live.vector, OUT(1), 5));
}

/* spec/container.yaml: container_copy_from_host */
static void container_copy_from_host_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_copy_from_host-container-handle",
        dtl_container_copy_from_host(misuse_foreign, IN(1), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_copy_from_host-container-handle",
        dtl_container_copy_from_host(misuse_nonsense, IN(1), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_copy_from_host-container-handle",
        dtl_container_copy_from_host((void *)live.context, IN(1), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_copy_from_host-container-handle",
        dtl_container_copy_from_host(NULL, IN(1), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_copy_from_host-host_buffer-memory",
        dtl_container_copy_from_host(live.vector, misuse_device_memory, 1));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_copy_from_host-host_buffer-null",
        dtl_container_copy_from_host(live.vector, NULL, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_copy_from_host-count-limit",
        dtl_container_copy_from_host(live.vector, IN(1), 9223372036854775807));
    REFUSED(DTL_ERROR_OUT_OF_BOUNDS, "DTL-container_copy_from_host-count-range",
        dtl_container_copy_from_host(live.vector, IN(1), 5));
}

/* spec/container.yaml: container_expose */
static void container_expose_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_expose-container-handle",
        dtl_container_expose(misuse_foreign));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_expose-container-handle",
        dtl_container_expose(misuse_nonsense));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_expose-container-handle",
        dtl_container_expose((void *)live.context));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_expose-container-handle",
        dtl_container_expose(NULL));
}

/* spec/container.yaml: container_get_element */
static void container_get_element_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_get_element-container-handle",
        dtl_container_get_element(misuse_foreign, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_get_element-container-handle",
        dtl_container_get_element(misuse_nonsense, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_get_element-container-handle",
        dtl_container_get_element((void *)live.context, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_get_element-container-handle",
        dtl_container_get_element(NULL, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_get_element-value-memory",
        dtl_container_get_element(live.vector, 1, misuse_device_memory));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_get_element-value-null",
        dtl_container_get_element(live.vector, 1, NULL));
    REFUSED(DTL_ERROR_OUT_OF_BOUNDS, "DTL-container_get_element-global_idx-range",
        dtl_container_get_element(live.vector, 4, OUT(2)));
}

/* spec/container.yaml: container_set_element */
static void container_set_element_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_set_element-container-handle",
        dtl_container_set_element(misuse_foreign, 1, IN(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_set_element-container-handle",
        dtl_container_set_element(misuse_nonsense, 1, IN(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_set_element-container-handle",
        dtl_container_set_element((void *)live.context, 1, IN(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_set_element-container-handle",
        dtl_container_set_element(NULL, 1, IN(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_set_element-value-memory",
        dtl_container_set_element(live.vector, 1, misuse_device_memory));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_set_element-value-null",
        dtl_container_set_element(live.vector, 1, NULL));
    REFUSED(DTL_ERROR_OUT_OF_BOUNDS, "DTL-container_set_element-global_idx-range",
        dtl_container_set_element(live.vector, 4, IN(2)));
}

/* spec/container.yaml: container_get_elements */
static void container_get_elements_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_get_elements-container-handle",
        dtl_container_get_elements(misuse_foreign, IN(1), 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_get_elements-container-handle",
        dtl_container_get_elements(misuse_nonsense, IN(1), 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_get_elements-container-handle",
        dtl_container_get_elements((void *)live.context, IN(1), 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_get_elements-container-handle",
        dtl_container_get_elements(NULL, IN(1), 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_get_elements-indices-memory",
        dtl_container_get_elements(live.vector, misuse_device_memory, 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_get_elements-values-memory",
        dtl_container_get_elements(live.vector, IN(1), 1, misuse_device_memory));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_get_elements-indices-null",
        dtl_container_get_elements(live.vector, NULL, 1, OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_get_elements-values-null",
        dtl_container_get_elements(live.vector, IN(1), 1, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_get_elements-count-limit",
        dtl_container_get_elements(live.vector, IN(1), 9223372036854775807, OUT(3)));
}

/* spec/container.yaml: container_set_elements */
static void container_set_elements_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_set_elements-container-handle",
        dtl_container_set_elements(misuse_foreign, IN(1), 1, IN(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_set_elements-container-handle",
        dtl_container_set_elements(misuse_nonsense, IN(1), 1, IN(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_set_elements-container-handle",
        dtl_container_set_elements((void *)live.context, IN(1), 1, IN(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_set_elements-container-handle",
        dtl_container_set_elements(NULL, IN(1), 1, IN(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_set_elements-indices-memory",
        dtl_container_set_elements(live.vector, misuse_device_memory, 1, IN(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_set_elements-values-memory",
        dtl_container_set_elements(live.vector, IN(1), 1, misuse_device_memory));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_set_elements-indices-null",
        dtl_container_set_elements(live.vector, NULL, 1, IN(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_set_elements-values-null",
        dtl_container_set_elements(live.vector, IN(1), 1, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_set_elements-count-limit",
        dtl_container_set_elements(live.vector, IN(1), 9223372036854775807, IN(3)));
}

/* spec/container.yaml: container_redistribute */
static void container_redistribute_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_redistribute-container-handle",
        dtl_container_redistribute(misuse_foreign, DTL_PARTITION_BLOCK));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_redistribute-container-handle",
        dtl_container_redistribute(misuse_nonsense, DTL_PARTITION_BLOCK));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_redistribute-container-handle",
        dtl_container_redistribute((void *)live.context, DTL_PARTITION_BLOCK));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_redistribute-container-handle",
        dtl_container_redistribute(NULL, DTL_PARTITION_BLOCK));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_redistribute-new_partition-enum",
        dtl_container_redistribute(live.vector, (dtl_partition_policy)9999));
}

/* spec/container.yaml: container_barrier */
static void container_barrier_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_barrier-container-handle",
        dtl_container_barrier(misuse_foreign));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_barrier-container-handle",
        dtl_container_barrier(misuse_nonsense));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_barrier-container-handle",
        dtl_container_barrier((void *)live.context));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_barrier-container-handle",
        dtl_container_barrier(NULL));
}

/* spec/container.yaml: container_sync */
static void container_sync_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_sync-container-handle",
        dtl_container_sync(misuse_foreign));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_sync-container-handle",
        dtl_container_sync(misuse_nonsense));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_sync-container-handle",
        dtl_container_sync((void *)live.context));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_sync-container-handle",
        dtl_container_sync(NULL));
}

/* spec/container.yaml: container_exchange_halo */
static void container_exchange_halo_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_exchange_halo-container-handle",
        dtl_container_exchange_halo(misuse_foreign, misuse_ones, IN(2), OUT(3), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_exchange_halo-container-handle",
        dtl_container_exchange_halo(misuse_nonsense, misuse_ones, IN(2), OUT(3), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_exchange_halo-container-handle",
        dtl_container_exchange_halo((void *)live.context, misuse_ones, IN(2), OUT(3), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_exchange_halo-container-handle",
        dtl_container_exchange_halo(NULL, misuse_ones, IN(2), OUT(3), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_exchange_halo-widths-memory",
        dtl_container_exchange_halo(live.vector, misuse_device_memory, IN(2), OUT(3), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_exchange_halo-periodic-memory",
        dtl_container_exchange_halo(live.vector, misuse_ones, misuse_device_memory, OUT(3), 1));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_exchange_halo-widths-null",
        dtl_container_exchange_halo(live.vector, NULL, IN(2), OUT(3), 1));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_exchange_halo-periodic-null",
        dtl_container_exchange_halo(live.vector, misuse_ones, NULL, OUT(3), 1));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_exchange_halo-padded-null",
        dtl_container_exchange_halo(live.vector, misuse_ones, IN(2), NULL, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_exchange_halo-capacity-limit",
        dtl_container_exchange_halo(live.vector, misuse_ones, IN(2), OUT(3), 9223372036854775807));
}

/* spec/container.yaml: container_refresh_halo */
static void container_refresh_halo_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_refresh_halo-container-handle",
        dtl_container_refresh_halo(misuse_foreign, misuse_ones, IN(2), OUT(3), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_refresh_halo-container-handle",
        dtl_container_refresh_halo(misuse_nonsense, misuse_ones, IN(2), OUT(3), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_refresh_halo-container-handle",
        dtl_container_refresh_halo((void *)live.context, misuse_ones, IN(2), OUT(3), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_refresh_halo-container-handle",
        dtl_container_refresh_halo(NULL, misuse_ones, IN(2), OUT(3), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_refresh_halo-widths-memory",
        dtl_container_refresh_halo(live.vector, misuse_device_memory, IN(2), OUT(3), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_refresh_halo-periodic-memory",
        dtl_container_refresh_halo(live.vector, misuse_ones, misuse_device_memory, OUT(3), 1));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_refresh_halo-widths-null",
        dtl_container_refresh_halo(live.vector, NULL, IN(2), OUT(3), 1));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_refresh_halo-periodic-null",
        dtl_container_refresh_halo(live.vector, misuse_ones, NULL, OUT(3), 1));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_refresh_halo-padded-null",
        dtl_container_refresh_halo(live.vector, misuse_ones, IN(2), NULL, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_refresh_halo-capacity-limit",
        dtl_container_refresh_halo(live.vector, misuse_ones, IN(2), OUT(3), 9223372036854775807));
}

/* spec/container.yaml: container_combine */
static void container_combine_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_combine-container-handle",
        dtl_container_combine(misuse_foreign, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_combine-container-handle",
        dtl_container_combine(misuse_nonsense, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_combine-container-handle",
        dtl_container_combine((void *)live.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_combine-container-handle",
        dtl_container_combine(NULL, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_combine-sendbuf-memory",
        dtl_container_combine(live.vector, misuse_device_memory, OUT(2), 1, DTL_DTYPE_INT32,
                              DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_combine-recvbuf-memory",
        dtl_container_combine(live.vector, IN(1), misuse_device_memory, 1, DTL_DTYPE_INT32,
                              DTL_OP_SUM));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_combine-sendbuf-null",
        dtl_container_combine(live.vector, NULL, OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_combine-recvbuf-null",
        dtl_container_combine(live.vector, IN(1), NULL, 1, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_combine-dtype-enum",
        dtl_container_combine(live.vector, IN(1), OUT(2), 1, (dtl_dtype)9999, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_combine-op-enum",
        dtl_container_combine(live.vector, IN(1), OUT(2), 1, DTL_DTYPE_INT32, (dtl_reduce_op)9999));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_combine-count-limit",
        dtl_container_combine(live.vector, IN(1), OUT(2), 9223372036854775807, DTL_DTYPE_INT32,
                              DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_combine-recvbuf-overlap",
        dtl_container_combine(live.vector, OUT(2), (char *)OUT(2) + 1, 1, DTL_DTYPE_INT32,
                              DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_combine-op-op",
        dtl_container_combine(live.vector, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_MINLOC));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(container_partition_policy_refuses),
        cmocka_unit_test(container_placement_policy_refuses),
        cmocka_unit_test(container_execution_policy_refuses),
        cmocka_unit_test(container_device_id_refuses),
        cmocka_unit_test(container_consistency_policy_refuses),
        cmocka_unit_test(container_error_policy_refuses),
        cmocka_unit_test(container_dtype_refuses),
        cmocka_unit_test(container_global_size_refuses),
        cmocka_unit_test(container_local_size_refuses),
        cmocka_unit_test(container_local_offset_refuses),
        cmocka_unit_test(container_block_size_refuses),
        cmocka_unit_test(container_ndim_refuses),
        cmocka_unit_test(container_num_ranks_refuses),
        cmocka_unit_test(container_rank_refuses),
        cmocka_unit_test(container_local_data_refuses),
        cmocka_unit_test(container_local_data_mut_refuses),
        cmocka_unit_test(container_device_kind_refuses),
        cmocka_unit_test(container_device_number_refuses),
        cmocka_unit_test(container_device_data_refuses),
        cmocka_unit_test(container_device_data_mut_refuses),
        cmocka_unit_test(container_is_dirty_refuses),
        cmocka_unit_test(container_is_clean_refuses),
        cmocka_unit_test(container_is_local_refuses),
        cmocka_unit_test(container_owner_refuses),
        cmocka_unit_test(container_to_local_refuses),
        cmocka_unit_test(container_to_global_refuses),
        cmocka_unit_test(container_get_local_refuses),
        cmocka_unit_test(container_set_local_refuses),
        cmocka_unit_test(container_fill_local_refuses),
        cmocka_unit_test(container_copy_to_host_refuses),
        cmocka_unit_test(container_copy_from_host_refuses),
        cmocka_unit_test(container_expose_refuses),
        cmocka_unit_test(container_get_element_refuses),
        cmocka_unit_test(container_set_element_refuses),
        cmocka_unit_test(container_get_elements_refuses),
        cmocka_unit_test(container_set_elements_refuses),
        cmocka_unit_test(container_redistribute_refuses),
        cmocka_unit_test(container_barrier_refuses),
        cmocka_unit_test(container_sync_refuses),
        cmocka_unit_test(container_exchange_halo_refuses),
        cmocka_unit_test(container_refresh_halo_refuses),
        cmocka_unit_test(container_combine_refuses),
    };

    return cmocka_run_group_tests_name("container", tests, objects_make, objects_free);
}
