/* SPDX-License-Identifier: BSD-3-Clause */
/* What is a vector's own: how it is made, and how it changes its size and its distribution. */
#include "algorithm/fold.h"
#include "dtl_impl.h"
#include "dtl_runtime.h"

dtl_status dtl_impl_vector_create_with_options(struct context *ctx, dtl_dtype dtype,
                                               dtl_size_t global_size,
                                               const dtl_container_options *opts,
                                               struct container **vec)
{
    dtl_shape shape = {.ndim = 1, .dims = {global_size}};

    return dtl__container_make(HANDLE_VECTOR, ctx, dtype, &shape, 0, opts, vec);
}

dtl_status dtl_impl_vector_create(struct context *ctx, dtl_dtype dtype, dtl_size_t global_size,
                                  struct container **vec)
{
    return dtl_impl_vector_create_with_options(ctx, dtype, global_size, NULL, vec);
}

dtl_status dtl_impl_vector_create_fill(struct context *ctx, dtl_dtype dtype, dtl_size_t global_size,
                                       const void *value, struct container **vec)
{
    struct container *vector;
    dtl_status status = dtl_impl_vector_create(ctx, dtype, global_size, &vector);

    if (status != DTL_SUCCESS)
        return status;
    dtl_impl_container_fill_local(vector, value);
    vector->is_dirty = false;
    *vec = vector;
    return DTL_SUCCESS;
}

dtl_status dtl_impl_vector_resize(struct container *vec, dtl_size_t new_size)
{
    dtl_shape shape = {.ndim = 1, .dims = {new_size}};

    return dtl__container_reform(vec, &shape, 0, vec->distribution.policy);
}

dtl_status dtl_impl_vector_redistribute(struct container *vec, dtl_partition_policy new_partition)
{
    return dtl__container_reform(vec, &vec->shape, 0, new_partition);
}

dtl_status dtl_impl_vector_reduce_sum(struct container *vec, void *result)
{
    return dtl__fold_local(vec, DTL_OP_SUM, result);
}

dtl_status dtl_impl_vector_reduce_min(struct container *vec, void *result)
{
    return dtl__fold_local(vec, DTL_OP_MIN, result);
}

dtl_status dtl_impl_vector_reduce_max(struct container *vec, void *result)
{
    return dtl__fold_local(vec, DTL_OP_MAX, result);
}
