/* SPDX-License-Identifier: BSD-3-Clause */
/* Row-major index arithmetic. The global and the local shape of a tensor differ in the distributed
 * dimension only, along which the distribution translates indices. */
#include "layout.h"

#include <string.h>

struct layout dtl__layout_make(const dtl_shape *shape, int32_t dim,
                               const struct distribution *distribution)
{
    struct layout layout = {.shape = *shape,
                            .local_shape = *shape,
                            .distributed_dim = dim,
                            .distribution = distribution};

    layout.local_shape.dims[dim] = distribution->local_size;
    return layout;
}

struct layout dtl__layout_of(const struct container *container)
{
    return dtl__layout_make(&container->shape, container->distributed_dim,
                            &container->distribution);
}

static bool is_shape_equal(const dtl_shape *one, const dtl_shape *other)
{
    return one->ndim == other->ndim &&
           memcmp(one->dims, other->dims, (size_t)one->ndim * sizeof *one->dims) == 0;
}

bool dtl__layouts_match(const struct container *one, const struct container *other)
{
    const struct distribution *mine = &one->distribution, *theirs = &other->distribution;
    bool is_in_order = mine->policy == DTL_PARTITION_BLOCK && one->distributed_dim == 0;

    return one->global_size == other->global_size && one->local_size == other->local_size &&
           mine->ranks == theirs->ranks && mine->policy == theirs->policy &&
           mine->block_size == theirs->block_size &&
           one->distributed_dim == other->distributed_dim &&
           (is_in_order || is_shape_equal(&one->shape, &other->shape));
}

uint64_t dtl__layout_size(const dtl_shape *shape)
{
    uint64_t size = 1;

    for (int dim = 0; dim < shape->ndim; dim++)
        size = dtl__times(size, shape->dims[dim]);
    return size;
}

uint64_t dtl__layout_to_global(const struct layout *layout, uint64_t local_index)
{
    uint64_t global_index = 0;
    uint64_t stride = 1;

    if (layout->shape.ndim == 1)
        return dtl__distribution_to_global(layout->distribution, local_index);
    for (int dim = layout->shape.ndim - 1; dim >= 0; dim--) {
        uint64_t position = local_index % layout->local_shape.dims[dim];

        if (dim == layout->distributed_dim)
            position = dtl__distribution_to_global(layout->distribution, position);
        global_index += position * stride;
        stride *= layout->shape.dims[dim];
        local_index /= layout->local_shape.dims[dim];
    }
    return global_index;
}

/* Returns the distance, in elements, between neighbors along the distributed dimension. */
static uint64_t slice_stride(const struct layout *layout)
{
    uint64_t stride = 1;

    for (int dim = layout->distributed_dim + 1; dim < layout->shape.ndim; dim++)
        stride *= layout->shape.dims[dim];
    return stride;
}

/* Returns the number of local slices, starting at `slice`, that are consecutive in the global
 * order. */
static uint64_t slices_contiguous(const struct distribution *distribution, uint64_t slice)
{
    switch (distribution->policy) {
    case DTL_PARTITION_BLOCK:
    case DTL_PARTITION_REPLICATED:
        return distribution->local_size - slice;
    case DTL_PARTITION_BLOCK_CYCLIC:
        return distribution->block_size - slice % distribution->block_size;
    default:
        return 1;
    }
}

uint64_t dtl__layout_contiguous_count(const struct layout *layout, uint64_t local_index)
{
    uint64_t stride = slice_stride(layout);
    uint64_t slices = layout->distribution->local_size;
    uint64_t slice = local_index / stride % slices;
    uint64_t contiguous = slices_contiguous(layout->distribution, slice);

    return (contiguous < slices - slice ? contiguous : slices - slice) * stride -
           local_index % stride;
}

/* Returns the index of an element along the distributed dimension. */
static uint64_t slice_of(const struct layout *layout, uint64_t global_index)
{
    return global_index / slice_stride(layout) % layout->shape.dims[layout->distributed_dim];
}

int32_t dtl__layout_owner(const struct layout *layout, uint64_t global_index)
{
    return dtl__distribution_owner(layout->distribution, slice_of(layout, global_index));
}

int64_t dtl__layout_to_local(const struct layout *layout, uint64_t global_index)
{
    uint64_t stride = slice_stride(layout);
    uint64_t extent = layout->shape.dims[layout->distributed_dim];
    int64_t slice =
        dtl__distribution_to_local(layout->distribution, slice_of(layout, global_index));
    uint64_t before = global_index / (stride * extent);

    if (slice < 0)
        return -1;
    return (int64_t)((before * layout->distribution->local_size + (uint64_t)slice) * stride +
                     global_index % stride);
}
