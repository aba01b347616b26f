/* SPDX-License-Identifier: BSD-3-Clause */
/* Containers: made, checked, destroyed. */
#include "dtl_container.h"
#include "dtl_impl.h"
#include "observe/failure.h"

static dtl_status placement_check(dtl_placement_policy placement)
{
    if (placement == DTL_PLACEMENT_HOST || placement == DTL_PLACEMENT_DEVICE_PREFERRED)
        return DTL_SUCCESS;
    if (dtl__feature_available(FEATURE_CUDA))
        return dtl__fail(DTL_ERROR_NOT_IMPLEMENTED,
                         "opts.placement is %s, which does not work yet; expected "
                         "DTL_PLACEMENT_HOST",
                         placement == DTL_PLACEMENT_DEVICE ? "DTL_PLACEMENT_DEVICE"
                                                           : "DTL_PLACEMENT_UNIFIED");
    return dtl__fail(
        DTL_ERROR_BACKEND_UNAVAILABLE,
        "opts.placement is %s, which is not available; expected DTL_PLACEMENT_HOST, since "
        "no device can hold elements: %s",
        placement == DTL_PLACEMENT_DEVICE ? "DTL_PLACEMENT_DEVICE" : "DTL_PLACEMENT_UNIFIED",
        dtl__feature_reason(FEATURE_CUDA));
}

static dtl_status options_check(const dtl_container_options *options)
{
    static const int limits[] = {DTL_CONSISTENCY_COUNT, DTL_ERROR_POLICY_COUNT, 1};

    for (int index = 0; index < 3; index++)
        if (options->reserved[index] < 0 || options->reserved[index] >= limits[index])
            return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "opts.reserved-range",
                                        "opts.reserved[%d] is %d; expected 0 to %d", index,
                                        options->reserved[index], limits[index] - 1);
    if (options->block_size < 1)
        return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "opts.block_size-range",
                                    "opts.block_size is 0; expected block_size >= 1");
    if (options->device_id < -1)
        return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "opts.device_id-range",
                                    "opts.device_id is %d; expected device_id >= -1",
                                    options->device_id);
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
    dtl__observe_failures(dtl_container_options_error(&options));
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
    status = dtl__block_make(dtl__times(container->local_size, container->type->size), "container",
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
    return policy == DTL_PLACEMENT_HOST; /* no device holds elements */
}
