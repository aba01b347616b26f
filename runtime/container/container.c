/* SPDX-License-Identifier: BSD-3-Clause */
/* Containers: made, checked, destroyed. */
#include <inttypes.h>

#include "dtl_impl.h"
#include "dtl_runtime.h"

static dtl_status option_check(const char *option, int value, int limit)
{
    if (value >= 0 && value < limit)
        return DTL_SUCCESS;
    return dtl__fail(DTL_ERROR_INVALID_ARGUMENT, "opts: %s is %d; expected 0 <= %s < %d", option,
                     value, option, limit);
}

static dtl_status placement_check(dtl_placement_policy placement)
{
    if (placement == DTL_PLACEMENT_HOST || placement == DTL_PLACEMENT_DEVICE_PREFERRED)
        return DTL_SUCCESS;
    return dtl__fail(DTL_ERROR_BACKEND_UNAVAILABLE,
                     "opts: placement is %s and no device can hold elements: %s",
                     dtl_placement_policy_name(placement), dtl__feature_reason(FEATURE_CUDA));
}

static dtl_status options_check(const dtl_container_options *options)
{
    dtl_status status = option_check("partition", (int)options->partition, DTL_PARTITION_COUNT);

    if (status == DTL_SUCCESS)
        status = option_check("placement", (int)options->placement, DTL_PLACEMENT_COUNT);
    if (status == DTL_SUCCESS)
        status = option_check("execution", (int)options->execution, DTL_EXEC_COUNT);
    for (int index = 0; index < 3 && status == DTL_SUCCESS; index++)
        status = option_check("reserved", options->reserved[index], 1);
    if (status != DTL_SUCCESS)
        return status;
    if (options->block_size < 1)
        return dtl__fail(DTL_ERROR_INVALID_ARGUMENT,
                         "opts: block_size is 0; expected block_size >= 1");
    if (options->device_id < -1)
        return dtl__fail(DTL_ERROR_INVALID_ARGUMENT,
                         "opts: device_id is %d; expected device_id >= -1", options->device_id);
    return placement_check(options->placement);
}

static uint64_t shape_size(const dtl_shape *shape)
{
    uint64_t size = 1;

    for (int dim = 0; dim < shape->ndim; dim++)
        size = dtl__times(size, shape->dims[dim]);
    return size;
}

static void container_release(struct container *container)
{
    if (container == NULL)
        return;
    dtl__container_conceal(container);
    dtl__block_release(container->block);
    dtl__distribution_release(&container->distribution);
    dtl__context_release(container->context);
    dtl__release(container);
}

dtl_status dtl__container_make(enum handle_kind kind, struct context *context, dtl_dtype dtype,
                               const dtl_shape *shape, int32_t distributed_dim,
                               const dtl_container_options *opts, struct container **out)
{
    dtl_container_options options;
    struct container *container = NULL;
    dtl_status status;

    dtl_impl_container_options_init(&options);
    if (opts != NULL)
        options = *opts;
    status = options_check(&options);
    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&container, sizeof *container, "container");
    if (status != DTL_SUCCESS)
        return status;
    container->kind = kind;
    container->context = dtl__context_retain(context);
    container->type = dtl__dtype(dtype);
    container->shape = *shape;
    container->distributed_dim = distributed_dim;
    container->global_size = shape_size(shape);
    container->options = options;
    container->options.placement = DTL_PLACEMENT_HOST;

    status =
        dtl__distribution_make(options.partition, shape->dims[distributed_dim], options.block_size,
                               context->comm.size, context->comm.rank, &container->distribution);
    if (status != DTL_SUCCESS)
        goto undo;
    container->local_shape = *shape;
    container->local_shape.dims[distributed_dim] = container->distribution.local_size;
    container->local_size = shape_size(&container->local_shape);
    status = dtl__block_make(container->local_size * container->type->size, "container",
                             &container->block);
    if (status != DTL_SUCCESS)
        goto undo;
    container->data = container->block->data;

    *out = container;
    return DTL_SUCCESS;

undo:
    container_release(container);
    return status;
}

void dtl_impl_container_destroy(struct container *container)
{
    container_release(container);
}

int dtl_impl_placement_available(dtl_placement_policy policy)
{
    return policy == DTL_PLACEMENT_HOST || policy == DTL_PLACEMENT_DEVICE_PREFERRED;
}
