/* SPDX-License-Identifier: BSD-3-Clause */
/* Functions of tensors: creation, shape, access by multi-dimensional index, reshaping. */
#include <stdio.h>
#include <string.h>

#include "dtl_container.h"
#include "dtl_impl.h"
#include "layout.h"

/* Checks the dimensions and size of the argument `name`. */
static dtl_status shape_check(const char *name, const dtl_shape *shape, dtl_dtype dtype)
{
    char key[sizeof "new_shape-range"];

    if (shape->ndim < 1 || shape->ndim > DTL_MAX_TENSOR_RANK) {
        snprintf(key, sizeof key, "%s-range", name);
        return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, key,
                                    "%s.ndim is %d; expected 1 <= ndim <= %d", name, shape->ndim,
                                    DTL_MAX_TENSOR_RANK);
    }
    if (dtl__layout_size(shape) <= dtl__limit(dtype))
        return DTL_SUCCESS;
    snprintf(key, sizeof key, "%s-limit", name);
    return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, key,
                                "%s has more elements than memory can hold; expected at most %llu",
                                name, (unsigned long long)dtl__limit(dtype));
}

dtl_status dtl_impl_tensor_create_with_options(struct context *ctx, dtl_dtype dtype,
                                               dtl_shape shape, int dim,
                                               const dtl_container_options *opts,
                                               struct container **tensor)
{
    dtl_status status = shape_check("shape", &shape, dtype);

    if (status != DTL_SUCCESS)
        return status;
    if (dim < 0 || dim >= shape.ndim)
        return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "dim-range",
                                    "dim is %d; expected 0 <= dim < %d", dim, shape.ndim);
    return dtl__container_make(HANDLE_TENSOR, ctx, dtype, &shape, dim, opts, tensor);
}

dtl_status dtl_impl_tensor_create(struct context *ctx, dtl_dtype dtype, dtl_shape shape,
                                  struct container **tensor)
{
    dtl_status status = shape_check("shape", &shape, dtype);

    if (status != DTL_SUCCESS)
        return status;
    return dtl__container_make(HANDLE_TENSOR, ctx, dtype, &shape, 0, NULL, tensor);
}

dtl_status dtl_impl_tensor_create_fill(struct context *ctx, dtl_dtype dtype, dtl_shape shape,
                                       const void *value, struct container **tensor)
{
    struct container *made;
    dtl_status status = dtl_impl_tensor_create(ctx, dtype, shape, &made);

    if (status != DTL_SUCCESS)
        return status;
    dtl_impl_container_fill_local(made, value);
    made->is_dirty = false;
    *tensor = made;
    return DTL_SUCCESS;
}

/* ---- properties ------------------------------------------------------------------------------ */

dtl_shape dtl_impl_tensor_shape(struct container *tensor)
{
    return tensor->shape;
}

dtl_shape dtl_impl_tensor_local_shape(struct container *tensor)
{
    return tensor->local_shape;
}

int dtl_impl_tensor_ndim(struct container *tensor)
{
    return tensor->shape.ndim;
}

dtl_size_t dtl_impl_tensor_dim(struct container *tensor, int dim)
{
    return tensor->shape.dims[dim];
}

dtl_size_t dtl_impl_tensor_stride(struct container *tensor, int dim)
{
    uint64_t stride = 1;

    for (int inner = dim + 1; inner < tensor->shape.ndim; inner++)
        stride *= tensor->local_shape.dims[inner];
    return stride;
}

int dtl_impl_tensor_distributed_dim(struct container *tensor)
{
    return tensor->distributed_dim;
}

/* ---- elements -------------------------------------------------------------------------------- */

/* Checks the indices of a local element against the local shape. */
static dtl_status indices_check(const struct container *tensor, const dtl_index_t *indices)
{
    for (int dim = 0; dim < tensor->shape.ndim; dim++) {
        uint64_t extent = tensor->local_shape.dims[dim];

        if (indices[dim] < 0 || (uint64_t)indices[dim] >= extent)
            return dtl__refuse_argument(DTL_ERROR_OUT_OF_BOUNDS, "indices-range",
                                        "indices[%d] is %lld; expected 0 <= index < %llu", dim,
                                        (long long)indices[dim], (unsigned long long)extent);
    }
    return DTL_SUCCESS;
}

/* Returns the row-major local index of an element of the local part. */
static uint64_t local_index_of(const struct container *tensor, const dtl_index_t *indices)
{
    uint64_t local_index = 0;

    for (int dim = 0; dim < tensor->shape.ndim; dim++)
        local_index = local_index * tensor->local_shape.dims[dim] + (uint64_t)indices[dim];
    return local_index;
}

dtl_status dtl_impl_tensor_get_local_nd(struct container *tensor, const dtl_index_t *indices,
                                        void *value)
{
    dtl_status status = indices_check(tensor, indices);

    return status == DTL_SUCCESS
               ? dtl_impl_container_get_local(tensor, local_index_of(tensor, indices), value)
               : status;
}

dtl_status dtl_impl_tensor_set_local_nd(struct container *tensor, const dtl_index_t *indices,
                                        const void *value)
{
    dtl_status status = indices_check(tensor, indices);

    return status == DTL_SUCCESS
               ? dtl_impl_container_set_local(tensor, local_index_of(tensor, indices), value)
               : status;
}

/* ---- reshaping ------------------------------------------------------------------------------- */

/* Reshapes a tensor. It stays distributed along the dimension with the same number, or along the
 * last one if it has fewer now. */
dtl_status dtl_impl_tensor_reshape(struct container *tensor, dtl_shape new_shape)
{
    int32_t dim = tensor->distributed_dim;
    dtl_status status = shape_check("new_shape", &new_shape, tensor->type->id);

    if (status != DTL_SUCCESS)
        return status;
    if (dtl__layout_size(&new_shape) != tensor->global_size)
        return dtl__refuse_argument(
            DTL_ERROR_EXTENT_MISMATCH, "new_shape-size",
            "new_shape has %llu elements; expected as many as the tensor, %llu",
            (unsigned long long)dtl__layout_size(&new_shape),
            (unsigned long long)tensor->global_size);
    dim = dim < new_shape.ndim ? dim : new_shape.ndim - 1;
    return dtl__container_reform(tensor, &new_shape, dim, tensor->distribution.policy);
}
