/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/misuse.c.j2.
 * Do not edit. */
#include "fixture.h"

/* spec/tensor.yaml: tensor_create */
static void tensor_create_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_create-ctx-handle",
        dtl_tensor_create(misuse_foreign, DTL_DTYPE_INT32, (dtl_shape){0}, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_create-ctx-handle",
        dtl_tensor_create(misuse_nonsense, DTL_DTYPE_INT32, (dtl_shape){0}, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_create-ctx-handle",
        dtl_tensor_create((void *)live.vector, DTL_DTYPE_INT32, (dtl_shape){0}, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_create-ctx-handle",
        dtl_tensor_create(NULL, DTL_DTYPE_INT32, (dtl_shape){0}, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_create-ctx-handle",
        dtl_tensor_create(freed.context, DTL_DTYPE_INT32, (dtl_shape){0}, OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-tensor_create-tensor-null",
        dtl_tensor_create(live.context, DTL_DTYPE_INT32, (dtl_shape){0}, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_create-dtype-enum",
        dtl_tensor_create(live.context, (dtl_dtype)9999, (dtl_shape){0}, OUT(3)));
}

/* spec/tensor.yaml: tensor_create_fill */
static void tensor_create_fill_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_create_fill-ctx-handle",
        dtl_tensor_create_fill(misuse_foreign, DTL_DTYPE_INT32, (dtl_shape){0}, IN(3), OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_create_fill-ctx-handle",
        dtl_tensor_create_fill(misuse_nonsense, DTL_DTYPE_INT32, (dtl_shape){0}, IN(3), OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_create_fill-ctx-handle",
        dtl_tensor_create_fill((void *)live.vector, DTL_DTYPE_INT32, (dtl_shape){0}, IN(3),
                               OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_create_fill-ctx-handle",
        dtl_tensor_create_fill(NULL, DTL_DTYPE_INT32, (dtl_shape){0}, IN(3), OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_create_fill-ctx-handle",
        dtl_tensor_create_fill(freed.context, DTL_DTYPE_INT32, (dtl_shape){0}, IN(3), OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_create_fill-value-memory",
        dtl_tensor_create_fill(live.context, DTL_DTYPE_INT32, (dtl_shape){0}, misuse_device_memory,
                               OUT(4)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-tensor_create_fill-value-null",
        dtl_tensor_create_fill(live.context, DTL_DTYPE_INT32, (dtl_shape){0}, NULL, OUT(4)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-tensor_create_fill-tensor-null",
        dtl_tensor_create_fill(live.context, DTL_DTYPE_INT32, (dtl_shape){0}, IN(3), NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_create_fill-dtype-enum",
        dtl_tensor_create_fill(live.context, (dtl_dtype)9999, (dtl_shape){0}, IN(3), OUT(4)));
}

/* spec/tensor.yaml: tensor_create_with_options */
static void tensor_create_with_options_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_create_with_options-ctx-handle",
        dtl_tensor_create_with_options(misuse_foreign, DTL_DTYPE_INT32, (dtl_shape){0}, 1, NULL,
                                       OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_create_with_options-ctx-handle",
        dtl_tensor_create_with_options(misuse_nonsense, DTL_DTYPE_INT32, (dtl_shape){0}, 1, NULL,
                                       OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_create_with_options-ctx-handle",
        dtl_tensor_create_with_options((void *)live.vector, DTL_DTYPE_INT32, (dtl_shape){0}, 1,
                                       NULL, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_create_with_options-ctx-handle",
        dtl_tensor_create_with_options(NULL, DTL_DTYPE_INT32, (dtl_shape){0}, 1, NULL, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_create_with_options-ctx-handle",
        dtl_tensor_create_with_options(freed.context, DTL_DTYPE_INT32, (dtl_shape){0}, 1, NULL,
                                       OUT(5)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-tensor_create_with_options-tensor-null",
        dtl_tensor_create_with_options(live.context, DTL_DTYPE_INT32, (dtl_shape){0}, 1, NULL,
                                       NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_create_with_options-dtype-enum",
        dtl_tensor_create_with_options(live.context, (dtl_dtype)9999, (dtl_shape){0}, 1, NULL,
                                       OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_create_with_options-opts.partition-enum",
        dtl_tensor_create_with_options(
            live.context, DTL_DTYPE_INT32, (dtl_shape){0}, 1,
            &(dtl_container_options){.partition = (dtl_partition_policy)9999}, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_create_with_options-opts.placement-enum",
        dtl_tensor_create_with_options(
            live.context, DTL_DTYPE_INT32, (dtl_shape){0}, 1,
            &(dtl_container_options){.placement = (dtl_placement_policy)9999}, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_create_with_options-opts.execution-enum",
        dtl_tensor_create_with_options(
            live.context, DTL_DTYPE_INT32, (dtl_shape){0}, 1,
            &(dtl_container_options){.execution = (dtl_execution_policy)9999}, OUT(5)));
}

/* spec/tensor.yaml: tensor_destroy */
static void tensor_destroy_refuses(void **state)
{
    (void)state;
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_destroy-tensor-handle",
        dtl_tensor_destroy(misuse_foreign));
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_destroy-tensor-handle",
        dtl_tensor_destroy(misuse_nonsense));
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_destroy-tensor-handle",
        dtl_tensor_destroy((void *)live.context));
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_destroy-tensor-handle",
        dtl_tensor_destroy(freed.tensor));
}

/* spec/tensor.yaml: tensor_shape */
static void tensor_shape_refuses(void **state)
{
    (void)state;
    REFUSED_STRUCT(ndim, "DTL-tensor_shape-tensor-handle",
        dtl_tensor_shape(misuse_foreign));
    REFUSED_STRUCT(ndim, "DTL-tensor_shape-tensor-handle",
        dtl_tensor_shape(misuse_nonsense));
    REFUSED_STRUCT(ndim, "DTL-tensor_shape-tensor-handle",
        dtl_tensor_shape((void *)live.context));
    REFUSED_STRUCT(ndim, "DTL-tensor_shape-tensor-handle",
        dtl_tensor_shape(NULL));
    REFUSED_STRUCT(ndim, "DTL-tensor_shape-tensor-handle",
        dtl_tensor_shape(freed.tensor));
}

/* spec/tensor.yaml: tensor_ndim */
static void tensor_ndim_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-tensor_ndim-tensor-handle",
        dtl_tensor_ndim(misuse_foreign));
    REFUSED_VALUE(0, "DTL-tensor_ndim-tensor-handle",
        dtl_tensor_ndim(misuse_nonsense));
    REFUSED_VALUE(0, "DTL-tensor_ndim-tensor-handle",
        dtl_tensor_ndim((void *)live.context));
    REFUSED_VALUE(0, "DTL-tensor_ndim-tensor-handle",
        dtl_tensor_ndim(NULL));
    REFUSED_VALUE(0, "DTL-tensor_ndim-tensor-handle",
        dtl_tensor_ndim(freed.tensor));
}

/* spec/tensor.yaml: tensor_dim */
static void tensor_dim_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-tensor_dim-tensor-handle",
        dtl_tensor_dim(misuse_foreign, 0));
    REFUSED_VALUE(0, "DTL-tensor_dim-tensor-handle",
        dtl_tensor_dim(misuse_nonsense, 0));
    REFUSED_VALUE(0, "DTL-tensor_dim-tensor-handle",
        dtl_tensor_dim((void *)live.context, 0));
    REFUSED_VALUE(0, "DTL-tensor_dim-tensor-handle",
        dtl_tensor_dim(NULL, 0));
    REFUSED_VALUE(0, "DTL-tensor_dim-tensor-handle",
        dtl_tensor_dim(freed.tensor, 0));
    REFUSED_VALUE(0, "DTL-tensor_dim-dim-range",
        dtl_tensor_dim(live.tensor, 1));
}

/* spec/tensor.yaml: tensor_global_size */
static void tensor_global_size_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-tensor_global_size-tensor-handle",
        dtl_tensor_global_size(misuse_foreign));
    REFUSED_VALUE(0, "DTL-tensor_global_size-tensor-handle",
        dtl_tensor_global_size(misuse_nonsense));
    REFUSED_VALUE(0, "DTL-tensor_global_size-tensor-handle",
        dtl_tensor_global_size((void *)live.context));
    REFUSED_VALUE(0, "DTL-tensor_global_size-tensor-handle",
        dtl_tensor_global_size(NULL));
    REFUSED_VALUE(0, "DTL-tensor_global_size-tensor-handle",
        dtl_tensor_global_size(freed.tensor));
}

/* spec/tensor.yaml: tensor_local_size */
static void tensor_local_size_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-tensor_local_size-tensor-handle",
        dtl_tensor_local_size(misuse_foreign));
    REFUSED_VALUE(0, "DTL-tensor_local_size-tensor-handle",
        dtl_tensor_local_size(misuse_nonsense));
    REFUSED_VALUE(0, "DTL-tensor_local_size-tensor-handle",
        dtl_tensor_local_size((void *)live.context));
    REFUSED_VALUE(0, "DTL-tensor_local_size-tensor-handle",
        dtl_tensor_local_size(NULL));
    REFUSED_VALUE(0, "DTL-tensor_local_size-tensor-handle",
        dtl_tensor_local_size(freed.tensor));
}

/* spec/tensor.yaml: tensor_local_shape */
static void tensor_local_shape_refuses(void **state)
{
    (void)state;
    REFUSED_STRUCT(ndim, "DTL-tensor_local_shape-tensor-handle",
        dtl_tensor_local_shape(misuse_foreign));
    REFUSED_STRUCT(ndim, "DTL-tensor_local_shape-tensor-handle",
        dtl_tensor_local_shape(misuse_nonsense));
    REFUSED_STRUCT(ndim, "DTL-tensor_local_shape-tensor-handle",
        dtl_tensor_local_shape((void *)live.context));
    REFUSED_STRUCT(ndim, "DTL-tensor_local_shape-tensor-handle",
        dtl_tensor_local_shape(NULL));
    REFUSED_STRUCT(ndim, "DTL-tensor_local_shape-tensor-handle",
        dtl_tensor_local_shape(freed.tensor));
}

/* spec/tensor.yaml: tensor_dtype */
static void tensor_dtype_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE((dtl_dtype)-1, "DTL-tensor_dtype-tensor-handle",
        dtl_tensor_dtype(misuse_foreign));
    REFUSED_VALUE((dtl_dtype)-1, "DTL-tensor_dtype-tensor-handle",
        dtl_tensor_dtype(misuse_nonsense));
    REFUSED_VALUE((dtl_dtype)-1, "DTL-tensor_dtype-tensor-handle",
        dtl_tensor_dtype((void *)live.context));
    REFUSED_VALUE((dtl_dtype)-1, "DTL-tensor_dtype-tensor-handle",
        dtl_tensor_dtype(NULL));
    REFUSED_VALUE((dtl_dtype)-1, "DTL-tensor_dtype-tensor-handle",
        dtl_tensor_dtype(freed.tensor));
}

/* spec/tensor.yaml: tensor_local_data */
static void tensor_local_data_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(NULL, "DTL-tensor_local_data-tensor-handle",
        dtl_tensor_local_data(misuse_foreign));
    REFUSED_VALUE(NULL, "DTL-tensor_local_data-tensor-handle",
        dtl_tensor_local_data(misuse_nonsense));
    REFUSED_VALUE(NULL, "DTL-tensor_local_data-tensor-handle",
        dtl_tensor_local_data((void *)live.context));
    REFUSED_VALUE(NULL, "DTL-tensor_local_data-tensor-handle",
        dtl_tensor_local_data(NULL));
    REFUSED_VALUE(NULL, "DTL-tensor_local_data-tensor-handle",
        dtl_tensor_local_data(freed.tensor));
}

/* spec/tensor.yaml: tensor_local_data_mut */
static void tensor_local_data_mut_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(NULL, "DTL-tensor_local_data_mut-tensor-handle",
        dtl_tensor_local_data_mut(misuse_foreign));
    REFUSED_VALUE(NULL, "DTL-tensor_local_data_mut-tensor-handle",
        dtl_tensor_local_data_mut(misuse_nonsense));
    REFUSED_VALUE(NULL, "DTL-tensor_local_data_mut-tensor-handle",
        dtl_tensor_local_data_mut((void *)live.context));
    REFUSED_VALUE(NULL, "DTL-tensor_local_data_mut-tensor-handle",
        dtl_tensor_local_data_mut(NULL));
    REFUSED_VALUE(NULL, "DTL-tensor_local_data_mut-tensor-handle",
        dtl_tensor_local_data_mut(freed.tensor));
}

/* spec/tensor.yaml: tensor_stride */
static void tensor_stride_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-tensor_stride-tensor-handle",
        dtl_tensor_stride(misuse_foreign, 0));
    REFUSED_VALUE(0, "DTL-tensor_stride-tensor-handle",
        dtl_tensor_stride(misuse_nonsense, 0));
    REFUSED_VALUE(0, "DTL-tensor_stride-tensor-handle",
        dtl_tensor_stride((void *)live.context, 0));
    REFUSED_VALUE(0, "DTL-tensor_stride-tensor-handle",
        dtl_tensor_stride(NULL, 0));
    REFUSED_VALUE(0, "DTL-tensor_stride-tensor-handle",
        dtl_tensor_stride(freed.tensor, 0));
    REFUSED_VALUE(0, "DTL-tensor_stride-dim-range",
        dtl_tensor_stride(live.tensor, 1));
}

/* spec/tensor.yaml: tensor_get_local_nd */
static void tensor_get_local_nd_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_get_local_nd-tensor-handle",
        dtl_tensor_get_local_nd(misuse_foreign, IN(1), OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_get_local_nd-tensor-handle",
        dtl_tensor_get_local_nd(misuse_nonsense, IN(1), OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_get_local_nd-tensor-handle",
        dtl_tensor_get_local_nd((void *)live.context, IN(1), OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_get_local_nd-tensor-handle",
        dtl_tensor_get_local_nd(NULL, IN(1), OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_get_local_nd-tensor-handle",
        dtl_tensor_get_local_nd(freed.tensor, IN(1), OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_get_local_nd-indices-memory",
        dtl_tensor_get_local_nd(live.tensor, misuse_device_memory, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_get_local_nd-value-memory",
        dtl_tensor_get_local_nd(live.tensor, IN(1), misuse_device_memory));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-tensor_get_local_nd-indices-null",
        dtl_tensor_get_local_nd(live.tensor, NULL, OUT(2)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-tensor_get_local_nd-value-null",
        dtl_tensor_get_local_nd(live.tensor, IN(1), NULL));
}

/* spec/tensor.yaml: tensor_set_local_nd */
static void tensor_set_local_nd_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_set_local_nd-tensor-handle",
        dtl_tensor_set_local_nd(misuse_foreign, IN(1), IN(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_set_local_nd-tensor-handle",
        dtl_tensor_set_local_nd(misuse_nonsense, IN(1), IN(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_set_local_nd-tensor-handle",
        dtl_tensor_set_local_nd((void *)live.context, IN(1), IN(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_set_local_nd-tensor-handle",
        dtl_tensor_set_local_nd(NULL, IN(1), IN(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_set_local_nd-tensor-handle",
        dtl_tensor_set_local_nd(freed.tensor, IN(1), IN(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_set_local_nd-indices-memory",
        dtl_tensor_set_local_nd(live.tensor, misuse_device_memory, IN(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_set_local_nd-value-memory",
        dtl_tensor_set_local_nd(live.tensor, IN(1), misuse_device_memory));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-tensor_set_local_nd-indices-null",
        dtl_tensor_set_local_nd(live.tensor, NULL, IN(2)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-tensor_set_local_nd-value-null",
        dtl_tensor_set_local_nd(live.tensor, IN(1), NULL));
}

/* spec/tensor.yaml: tensor_get_local */
static void tensor_get_local_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_get_local-tensor-handle",
        dtl_tensor_get_local(misuse_foreign, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_get_local-tensor-handle",
        dtl_tensor_get_local(misuse_nonsense, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_get_local-tensor-handle",
        dtl_tensor_get_local((void *)live.context, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_get_local-tensor-handle",
        dtl_tensor_get_local(NULL, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_get_local-tensor-handle",
        dtl_tensor_get_local(freed.tensor, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_get_local-value-memory",
        dtl_tensor_get_local(live.tensor, 1, misuse_device_memory));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-tensor_get_local-value-null",
        dtl_tensor_get_local(live.tensor, 1, NULL));
    REFUSED(DTL_ERROR_OUT_OF_BOUNDS, "DTL-tensor_get_local-linear_idx-range",
        dtl_tensor_get_local(live.tensor, 4, OUT(2)));
}

/* spec/tensor.yaml: tensor_set_local */
static void tensor_set_local_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_set_local-tensor-handle",
        dtl_tensor_set_local(misuse_foreign, 1, IN(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_set_local-tensor-handle",
        dtl_tensor_set_local(misuse_nonsense, 1, IN(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_set_local-tensor-handle",
        dtl_tensor_set_local((void *)live.context, 1, IN(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_set_local-tensor-handle",
        dtl_tensor_set_local(NULL, 1, IN(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_set_local-tensor-handle",
        dtl_tensor_set_local(freed.tensor, 1, IN(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_set_local-value-memory",
        dtl_tensor_set_local(live.tensor, 1, misuse_device_memory));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-tensor_set_local-value-null",
        dtl_tensor_set_local(live.tensor, 1, NULL));
    REFUSED(DTL_ERROR_OUT_OF_BOUNDS, "DTL-tensor_set_local-linear_idx-range",
        dtl_tensor_set_local(live.tensor, 4, IN(2)));
}

/* spec/tensor.yaml: tensor_num_ranks */
static void tensor_num_ranks_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-tensor_num_ranks-tensor-handle",
        dtl_tensor_num_ranks(misuse_foreign));
    REFUSED_VALUE(0, "DTL-tensor_num_ranks-tensor-handle",
        dtl_tensor_num_ranks(misuse_nonsense));
    REFUSED_VALUE(0, "DTL-tensor_num_ranks-tensor-handle",
        dtl_tensor_num_ranks((void *)live.context));
    REFUSED_VALUE(0, "DTL-tensor_num_ranks-tensor-handle",
        dtl_tensor_num_ranks(NULL));
    REFUSED_VALUE(0, "DTL-tensor_num_ranks-tensor-handle",
        dtl_tensor_num_ranks(freed.tensor));
}

/* spec/tensor.yaml: tensor_rank */
static void tensor_rank_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(DTL_NO_RANK, "DTL-tensor_rank-tensor-handle",
        dtl_tensor_rank(misuse_foreign));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-tensor_rank-tensor-handle",
        dtl_tensor_rank(misuse_nonsense));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-tensor_rank-tensor-handle",
        dtl_tensor_rank((void *)live.context));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-tensor_rank-tensor-handle",
        dtl_tensor_rank(NULL));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-tensor_rank-tensor-handle",
        dtl_tensor_rank(freed.tensor));
}

/* spec/tensor.yaml: tensor_distributed_dim */
static void tensor_distributed_dim_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(-1, "DTL-tensor_distributed_dim-tensor-handle",
        dtl_tensor_distributed_dim(misuse_foreign));
    REFUSED_VALUE(-1, "DTL-tensor_distributed_dim-tensor-handle",
        dtl_tensor_distributed_dim(misuse_nonsense));
    REFUSED_VALUE(-1, "DTL-tensor_distributed_dim-tensor-handle",
        dtl_tensor_distributed_dim((void *)live.context));
    REFUSED_VALUE(-1, "DTL-tensor_distributed_dim-tensor-handle",
        dtl_tensor_distributed_dim(NULL));
    REFUSED_VALUE(-1, "DTL-tensor_distributed_dim-tensor-handle",
        dtl_tensor_distributed_dim(freed.tensor));
}

/* spec/tensor.yaml: tensor_reshape */
static void tensor_reshape_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_reshape-tensor-handle",
        dtl_tensor_reshape(misuse_foreign, (dtl_shape){0}));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_reshape-tensor-handle",
        dtl_tensor_reshape(misuse_nonsense, (dtl_shape){0}));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_reshape-tensor-handle",
        dtl_tensor_reshape((void *)live.context, (dtl_shape){0}));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_reshape-tensor-handle",
        dtl_tensor_reshape(NULL, (dtl_shape){0}));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_reshape-tensor-handle",
        dtl_tensor_reshape(freed.tensor, (dtl_shape){0}));
}

/* spec/tensor.yaml: tensor_fill_local */
static void tensor_fill_local_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_fill_local-tensor-handle",
        dtl_tensor_fill_local(misuse_foreign, IN(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_fill_local-tensor-handle",
        dtl_tensor_fill_local(misuse_nonsense, IN(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_fill_local-tensor-handle",
        dtl_tensor_fill_local((void *)live.context, IN(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_fill_local-tensor-handle",
        dtl_tensor_fill_local(NULL, IN(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_fill_local-tensor-handle",
        dtl_tensor_fill_local(freed.tensor, IN(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_fill_local-value-memory",
        dtl_tensor_fill_local(live.tensor, misuse_device_memory));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-tensor_fill_local-value-null",
        dtl_tensor_fill_local(live.tensor, NULL));
}

/* spec/tensor.yaml: tensor_barrier */
static void tensor_barrier_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_barrier-tensor-handle",
        dtl_tensor_barrier(misuse_foreign));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_barrier-tensor-handle",
        dtl_tensor_barrier(misuse_nonsense));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_barrier-tensor-handle",
        dtl_tensor_barrier((void *)live.context));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_barrier-tensor-handle",
        dtl_tensor_barrier(NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-tensor_barrier-tensor-handle",
        dtl_tensor_barrier(freed.tensor));
}

/* spec/tensor.yaml: tensor_is_valid */
static void tensor_is_valid_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-tensor_is_valid-tensor-handle",
        dtl_tensor_is_valid(misuse_foreign));
    REFUSED_VALUE(0, "DTL-tensor_is_valid-tensor-handle",
        dtl_tensor_is_valid(misuse_nonsense));
    REFUSED_VALUE(0, "DTL-tensor_is_valid-tensor-handle",
        dtl_tensor_is_valid((void *)live.context));
    REFUSED_VALUE(0, "DTL-tensor_is_valid-tensor-handle",
        dtl_tensor_is_valid(NULL));
    REFUSED_VALUE(0, "DTL-tensor_is_valid-tensor-handle",
        dtl_tensor_is_valid(freed.tensor));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tensor_create_refuses),
        cmocka_unit_test(tensor_create_fill_refuses),
        cmocka_unit_test(tensor_create_with_options_refuses),
        cmocka_unit_test(tensor_destroy_refuses),
        cmocka_unit_test(tensor_shape_refuses),
        cmocka_unit_test(tensor_ndim_refuses),
        cmocka_unit_test(tensor_dim_refuses),
        cmocka_unit_test(tensor_global_size_refuses),
        cmocka_unit_test(tensor_local_size_refuses),
        cmocka_unit_test(tensor_local_shape_refuses),
        cmocka_unit_test(tensor_dtype_refuses),
        cmocka_unit_test(tensor_local_data_refuses),
        cmocka_unit_test(tensor_local_data_mut_refuses),
        cmocka_unit_test(tensor_stride_refuses),
        cmocka_unit_test(tensor_get_local_nd_refuses),
        cmocka_unit_test(tensor_set_local_nd_refuses),
        cmocka_unit_test(tensor_get_local_refuses),
        cmocka_unit_test(tensor_set_local_refuses),
        cmocka_unit_test(tensor_num_ranks_refuses),
        cmocka_unit_test(tensor_rank_refuses),
        cmocka_unit_test(tensor_distributed_dim_refuses),
        cmocka_unit_test(tensor_reshape_refuses),
        cmocka_unit_test(tensor_fill_local_refuses),
        cmocka_unit_test(tensor_barrier_refuses),
        cmocka_unit_test(tensor_is_valid_refuses),
    };

    return cmocka_run_group_tests_name("tensor", tests, objects_make, objects_free);
}
