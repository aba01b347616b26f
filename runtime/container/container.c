/* SPDX-License-Identifier: BSD-3-Clause */
/* Creation and destruction of containers.
 *
 * A container is this rank's part of a distributed vector, array or tensor, or a span of one;
 * struct container is defined in dtl_container.h. A distribution (distribution.c) assigns elements,
 * or slices of a tensor, to ranks; layout.c extends it to several dimensions. The elements lie in a
 * block (block.c) on the host or on a device; staged_copy.c and device_chunks.c give the host
 * access to elements in device memory, and gather_scatter.c copies selected ones.
 *
 * local_access.c accesses local elements, global_access.c elements of any rank, halo.c neighbors'
 * elements; redistribute.c moves elements to new owners; file.c saves and loads .npy files;
 * vector_array.c, tensor.c and span.c have the functions of one kind of container. Threads access
 * elements like those of an array, without locks. The progress engine handles requests of other
 * ranks concurrently; dtl__container_suspend_requests() suspends them while the distribution and
 * memory of a container change. */
#include "device/device.h"
#include "dtl_container.h"
#include "dtl_impl.h"
#include "job/device_choice.h"
#include "observe/error_policy.h"

/* Chooses the device for the elements. Its kind is that of the context's device, or else the kind
 * chosen for the job. If the options name no device number, the context's device is used, or else
 * number 0. */
static dtl_status device_choose(const struct context *context, const dtl_container_options *options,
                                const struct device **out)
{
    const struct device *own = context->device;
    char reason[REASON_SIZE];
    const char *name;
    int32_t id = options->device_id;

    name = own != NULL ? own->ops->name : dtl__device_choose(reason);
    if (id < 0)
        id = own != NULL ? own->id : 0;
    if (name != NULL)
        return dtl__device_find(name, id, out);
    return dtl__fail(
        DTL_ERROR_BACKEND_UNAVAILABLE,
        "opts.placement is %s, which is not available; expected DTL_PLACEMENT_HOST, since "
        "no device can hold elements: %s",
        options->placement == DTL_PLACEMENT_DEVICE ? "DTL_PLACEMENT_DEVICE"
                                                   : "DTL_PLACEMENT_UNIFIED",
        reason);
}

/* Checks the ranges of all options except those of enum type. The first two reserved fields hold
 * the consistency and the error policy. */
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
    return DTL_SUCCESS;
}

dtl_status dtl__container_block(const struct container *container, uint64_t bytes,
                                struct block **out)
{
    if (container->device == NULL)
        return dtl__block_make(bytes, "container", out);
    return dtl__block_make_on(container->device,
                              container->options.placement == DTL_PLACEMENT_UNIFIED, bytes,
                              "container", out);
}

/* Returns the number of elements, saturated at UINT64_MAX. */
static uint64_t shape_size(const dtl_shape *shape)
{
    uint64_t size = 1;

    for (int dim = 0; dim < shape->ndim; dim++)
        size = dtl__times(size, shape->dims[dim]);
    return size;
}

/* Releases the container's references and frees it; NULL is allowed. Its memory stays while spans
 * refer to it. */
static void container_release(struct container *container)
{
    if (container == NULL)
        return;
    dtl__container_unexpose(container);
    dtl__block_release(container->block);
    dtl__distribution_release(&container->distribution);
    dtl__context_release(container->context);
    dtl__release(container);
}

/* Creates this rank's part of a container, with zeroed elements in the memory that the options
 * name. Retains the context. Does not communicate. */
static dtl_status container_make(enum handle_kind kind, struct context *context, dtl_dtype dtype,
                                 const dtl_shape *shape, int32_t distributed_dim,
                                 const dtl_container_options *options, struct container **out)
{
    struct container *container = NULL;
    dtl_status status = options_check(options);

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
    container->options = *options;
    container->may_be_on_device = options->placement != DTL_PLACEMENT_HOST;

    if (container->may_be_on_device)
        status = device_choose(context, options, &container->device);
    if (status != DTL_SUCCESS)
        goto undo;
    status = dtl__distribution_make(options->partition, shape->dims[distributed_dim],
                                    options->block_size, context->comm.size, context->comm.rank,
                                    &container->distribution);
    if (status != DTL_SUCCESS)
        goto undo;
    container->local_shape = *shape;
    container->local_shape.dims[distributed_dim] = container->distribution.local_size;
    container->local_size = shape_size(&container->local_shape);
    status = dtl__container_block(
        container, dtl__times(container->local_size, container->type->size), &container->block);
    if (status != DTL_SUCCESS)
        goto undo;
    container->data = container->block->data;
    container->device_data = container->block->device_data;

    *out = container;
    return DTL_SUCCESS;

undo:
    container_release(container);
    return status;
}

/* Creates a container in device memory if that succeeds on every rank, otherwise in host memory on
 * every rank. Fails on every rank if one fails for another reason than a missing device or a lack
 * of memory. Collective. */
static dtl_status preferred_make(enum handle_kind kind, struct context *context, dtl_dtype dtype,
                                 const dtl_shape *shape, int32_t distributed_dim,
                                 const dtl_container_options *wanted, struct container **out)
{
    dtl_container_options options = *wanted;
    struct container *on_device = NULL;
    dtl_status status, agreed;
    bool is_unavailable;

    options.placement = DTL_PLACEMENT_DEVICE;
    status = container_make(kind, context, dtype, shape, distributed_dim, &options, &on_device);
    is_unavailable = status == DTL_ERROR_BACKEND_UNAVAILABLE || status == DTL_ERROR_OUT_OF_MEMORY;
    agreed = dtl__comm_agree(&context->comm, is_unavailable ? DTL_SUCCESS : status);
    if (agreed == DTL_SUCCESS && dtl__comm_agree(&context->comm, status) == DTL_SUCCESS) {
        *out = on_device;
        return DTL_SUCCESS;
    }
    container_release(on_device);
    if (agreed != DTL_SUCCESS)
        return agreed;
    options.placement = DTL_PLACEMENT_HOST;
    return container_make(kind, context, dtype, shape, distributed_dim, &options, out);
}

dtl_status dtl__container_make(enum handle_kind kind, struct context *context, dtl_dtype dtype,
                               const dtl_shape *shape, int32_t distributed_dim,
                               const dtl_container_options *opts, struct container **out)
{
    dtl_container_options options;

    dtl_impl_container_options_init(&options);
    if (opts != NULL)
        options = *opts;
    dtl__observe_failures(dtl_container_options_error(&options));
    return (options.placement == DTL_PLACEMENT_DEVICE_PREFERRED ? preferred_make : container_make)(
        kind, context, dtype, shape, distributed_dim, &options, out);
}

void dtl_impl_container_destroy(struct container *container)
{
    container_release(container);
}

/* Returns true if containers of this process can be placed on a device. */
static DTL_COLD bool has_device(void)
{
    char reason[REASON_SIZE];

    return dtl__device_choose(reason) != NULL;
}

int dtl_impl_placement_available(dtl_placement_policy policy)
{
    return policy == DTL_PLACEMENT_HOST || has_device();
}
