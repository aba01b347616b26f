/* SPDX-License-Identifier: BSD-3-Clause */
/* Shapes: extents with their number. */
#include <string.h>

#include "dtl_impl.h"

dtl_shape dtl_impl_shape_1d(dtl_size_t dim0)
{
    return (dtl_shape){.ndim = 1, .dims = {dim0}};
}

dtl_shape dtl_impl_shape_2d(dtl_size_t dim0, dtl_size_t dim1)
{
    return (dtl_shape){.ndim = 2, .dims = {dim0, dim1}};
}

dtl_shape dtl_impl_shape_3d(dtl_size_t dim0, dtl_size_t dim1, dtl_size_t dim2)
{
    return (dtl_shape){.ndim = 3, .dims = {dim0, dim1, dim2}};
}

dtl_shape dtl_impl_shape_nd(int ndim, const dtl_size_t *dims)
{
    dtl_shape shape = {.ndim = ndim < DTL_MAX_TENSOR_RANK ? ndim : DTL_MAX_TENSOR_RANK};

    if (ndim < 0)
        shape.ndim = 0;
    if (dims != NULL)
        memcpy(shape.dims, dims, (size_t)shape.ndim * sizeof *dims);
    return shape;
}

dtl_size_t dtl_impl_shape_size(const dtl_shape *shape)
{
    dtl_size_t size = 1;

    if (shape->ndim < 1 || shape->ndim > DTL_MAX_TENSOR_RANK)
        return 0;
    for (int dim = 0; dim < shape->ndim; dim++)
        if (__builtin_mul_overflow(size, shape->dims[dim], &size))
            return 0; /* too large, or an extent of 0 follows: 0 either way */
    return size;
}
