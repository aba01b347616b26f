/* SPDX-License-Identifier: BSD-3-Clause */
/* Shapes (dtl_shape): construction, size, and the packed form of shapes with many dimensions. */
#include <string.h>

#include <inttypes.h>

#include "dtl_extents.h"
#include "dtl_impl.h"
#include "dtl_runtime.h"

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

dtl_status dtl_impl_shape_pack(int ndim, const dtl_size_t *dims, dtl_shape *shape)
{
    dtl_shape packed = {0};

    if (ndim <= EXTENT_WORDS) {
        *shape = dtl_impl_shape_nd(ndim, dims);
        return DTL_SUCCESS;
    }
    if (!dtl__extents_pack(ndim, dims, &packed))
        return dtl__refuse_argument(
            DTL_ERROR_EXTENT_MISMATCH, "dims-limit",
            "dims are %d extents too large together; expected those of an array", ndim);
    *shape = packed;
    return DTL_SUCCESS;
}

dtl_status dtl_impl_shape_unpack(const dtl_shape *shape, dtl_size_t count, dtl_size_t *dims)
{
    dtl_size_t extents[EXTENTS] = {0};

    if (!dtl__extents_unpack(shape, extents))
        return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "shape-value",
                                    "shape is none of %d dimensions; expected dtl_shape_pack's",
                                    shape->ndim);
    if (count < (dtl_size_t)shape->ndim)
        return dtl__refuse_argument(DTL_ERROR_BUFFER_TOO_SMALL, "count-room",
                                    "count is %" PRIu64 "; expected %d or more: the dimensions",
                                    count, shape->ndim);
    for (dtl_size_t dim = 0; dim < count; dim++)
        dims[dim] = dim < EXTENTS ? extents[dim] : 0;
    return DTL_SUCCESS;
}
