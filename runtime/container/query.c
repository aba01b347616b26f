/* SPDX-License-Identifier: BSD-3-Clause */
/* Properties of containers. */
#include "device/device.h"
#include "dtl_container.h"
#include "dtl_impl.h"

dtl_partition_policy dtl_impl_container_partition_policy(struct container *container)
{
    return container->distribution.policy;
}

dtl_placement_policy dtl_impl_container_placement_policy(struct container *container)
{
    return container->options.placement;
}

dtl_execution_policy dtl_impl_container_execution_policy(struct container *container)
{
    return container->options.execution;
}

int dtl_impl_container_device_id(struct container *container)
{
    return container->options.device_id;
}

dtl_device_kind dtl_impl_container_device_kind(struct container *container)
{
    return container->device == NULL ? DTL_DEVICE_HOST : dtl__device_kind(container->device);
}

int dtl_impl_container_device_number(struct container *container)
{
    return container->device == NULL ? 0 : container->device->id;
}

dtl_consistency_policy dtl_impl_container_consistency_policy(struct container *container)
{
    return dtl_container_options_consistency(&container->options);
}

dtl_error_policy dtl_impl_container_error_policy(struct container *container)
{
    return dtl__container_error_scope(container).policy;
}

dtl_size_t dtl_impl_container_global_size(struct container *container)
{
    return container->global_size;
}

dtl_size_t dtl_impl_container_local_size(struct container *container)
{
    return container->local_size;
}

dtl_index_t dtl_impl_container_local_offset(struct container *container)
{
    const struct distribution *distribution = &container->distribution;
    uint64_t offset = container->shape.ndim == 1 ? container->offset : 0;

    if (distribution->policy != DTL_PARTITION_BLOCK && distribution->local_size <= offset)
        return 0;
    return (dtl_index_t)dtl__distribution_to_global(distribution, offset);
}

dtl_size_t dtl_impl_container_block_size(struct container *container)
{
    return container->distribution.policy == DTL_PARTITION_BLOCK_CYCLIC
               ? container->options.block_size
               : 1;
}

int dtl_impl_container_ndim(struct container *container)
{
    return container->shape.ndim;
}

int dtl_impl_container_empty(struct container *container)
{
    return container->global_size == 0;
}

dtl_dtype dtl_impl_container_dtype(struct container *container)
{
    return container->type->id;
}

dtl_rank_t dtl_impl_container_num_ranks(struct container *container)
{
    return container->distribution.ranks;
}

dtl_rank_t dtl_impl_container_rank(struct container *container)
{
    return container->distribution.rank;
}

int dtl_impl_container_is_local(struct container *container, dtl_index_t global_idx)
{
    return dtl__distribution_is_local(&container->distribution, (uint64_t)global_idx);
}

dtl_rank_t dtl_impl_container_owner(struct container *container, dtl_index_t global_idx)
{
    return dtl__distribution_owner(&container->distribution, (uint64_t)global_idx);
}

dtl_index_t dtl_impl_container_to_local(struct container *container, dtl_index_t global_idx)
{
    return dtl__distribution_to_local(&container->distribution, (uint64_t)global_idx);
}

dtl_index_t dtl_impl_container_to_global(struct container *container, dtl_index_t local_idx)
{
    return (dtl_index_t)dtl__distribution_to_global(&container->distribution, (uint64_t)local_idx);
}

int dtl_impl_container_is_dirty(struct container *container)
{
    return container->is_dirty;
}

int dtl_impl_container_is_clean(struct container *container)
{
    return !container->is_dirty;
}

int dtl_impl_container_is_valid(struct container *container)
{
    return container != NULL;
}
