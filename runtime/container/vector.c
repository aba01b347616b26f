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

/* The vector's elements are those of a distribution with another policy or size. */
static dtl_status vector_rearrange(struct container *vec, dtl_partition_policy policy,
                                   uint64_t size)
{
    struct comm *comm = &vec->context->comm;
    struct distribution to = {0};
    dtl_status status =
        dtl__distribution_make(policy, size, vec->options.block_size, comm->size, comm->rank, &to);

    status = dtl__comm_agree(comm, status, "the new distribution");
    if (status == DTL_SUCCESS)
        status = dtl__container_redistribute(vec, &to);
    if (status != DTL_SUCCESS)
        dtl__distribution_release(&to);
    return status;
}

dtl_status dtl_impl_vector_resize(struct container *vec, dtl_size_t new_size)
{
    return vector_rearrange(vec, vec->distribution.policy, new_size);
}

dtl_status dtl_impl_vector_redistribute(struct container *vec, dtl_partition_policy new_partition)
{
    return vector_rearrange(vec, new_partition, vec->global_size);
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
