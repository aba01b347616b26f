/* SPDX-License-Identifier: BSD-3-Clause */
/* Contexts with a device, and with NCCL between the devices. */
#include "device/device.h"

#include <string.h>

#include "device/device_group.h"
#include "dtl_context.h"
#include "dtl_impl.h"
#include "topology/placement.h"

/* Sets *out to the context's device, or to the host if it has none. */
static dtl_status device_of(const struct context *context, const struct device **out)
{
    if (context->device == NULL)
        return dtl__device_find(dtl_impl_device_kind_name(DTL_DEVICE_HOST), 0, out);
    *out = context->device;
    return DTL_SUCCESS;
}

dtl_status dtl__context_stream(struct context *context, struct device_stream **out)
{
    const struct device *device = NULL;
    dtl_status status = DTL_SUCCESS;

    if (context->named_stream == NULL && context->stream == NULL)
        status = device_of(context, &device);
    if (device != NULL)
        status = device->ops->stream_create(device, &context->stream);
    if (status == DTL_SUCCESS)
        *out = context->named_stream != NULL ? context->named_stream : context->stream;
    return status;
}

dtl_status dtl_impl_context_stream(struct context *ctx, struct device_stream **stream)
{
    struct device_stream *stream_found = NULL;
    dtl_status status = dtl__context_stream(ctx, &stream_found);

    if (status == DTL_SUCCESS)
        *stream = dtl__stream_retain(stream_found);
    return status;
}

/* Makes later work on the new stream wait for the work that was submitted to the previous one. */
static dtl_status order_streams(struct context *context, struct device_stream *to)
{
    struct device_stream *from =
        context->named_stream != NULL ? context->named_stream : context->stream;
    struct device_stream *next = to != NULL ? to : context->stream;

    return from == NULL || next == NULL ? DTL_SUCCESS : dtl__stream_wait_for_stream(next, from);
}

dtl_status dtl_impl_context_set_stream(struct context *ctx, struct device_stream *stream)
{
    struct device_stream *before = ctx->named_stream;
    const struct device *device = NULL;
    dtl_status status = device_of(ctx, &device);

    if (status == DTL_SUCCESS && stream != NULL && stream->device != device)
        status = dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "stream-device",
                                      "stream is of %s %d; expected one of %s %d, the device of "
                                      "ctx",
                                      stream->device->ops->name, (int)stream->device->id,
                                      device->ops->name, (int)device->id);
    if (status == DTL_SUCCESS)
        status = order_streams(ctx, stream);
    if (status != DTL_SUCCESS)
        return status;
    ctx->named_stream = stream == NULL ? NULL : dtl__stream_retain(stream);
    if (before != NULL)
        dtl__stream_release(before);
    return DTL_SUCCESS;
}

/* ---- contexts with a device ------------------------------------------------------------------ */

void dtl__context_set_device(struct context *context, const struct device *device, bool has_any)
{
    context->device = device;
    context->has_devices = has_any;
    if (has_any)
        atomic_store(&dtl__devices_in_use, true);
}

/* The ranks agree whether each has its device before they create the context. */
dtl_status dtl_impl_context_with_device(struct context *ctx, dtl_device_kind kind, int device_id,
                                        struct context **out)
{
    const struct device *device = NULL;
    dtl_status status = dtl__device_find(dtl_impl_device_kind_name(kind), device_id, &device);
    bool any[AGREED_FLAGS] = {kind != DTL_DEVICE_HOST};

    status = dtl__comm_agree_any(&ctx->comm, status, any);
    if (status == DTL_SUCCESS)
        status = dtl_impl_context_dup(ctx, out);
    if (status == DTL_SUCCESS)
        dtl__context_set_device(*out, kind == DTL_DEVICE_HOST ? NULL : device, any[0]);
    return status;
}

dtl_status dtl_impl_context_with_cuda(struct context *ctx, int device_id, struct context **out)
{
    return dtl_impl_context_with_device(ctx, DTL_DEVICE_CUDA, device_id, out);
}

/* ---- contexts with NCCL ---------------------------------------------------------------------- */

/* Describes a rank's device for the other ranks. */
struct device_info {
    struct node_name node;
    int32_t id;
    int32_t pci[3]; /* identifies a device independently of each process's numbering; -1: unknown */
    int32_t mode;
};

/* Describes this rank's device and mode; fails if the device's properties cannot be read. */
static dtl_status get_device_info(const struct device *device, dtl_nccl_operation_mode mode,
                                  struct device_info *out)
{
    struct device_properties properties;
    dtl_status status = device->ops->properties(device->id, &properties);

    if (status != DTL_SUCCESS)
        return status;
    memset(out, 0, sizeof *out);
    dtl__local_node_name(&out->node);
    out->id = device->id;
    out->pci[0] = properties.pci_domain;
    out->pci[1] = properties.pci_bus;
    out->pci[2] = properties.pci_device;
    out->mode = (int32_t)mode;
    return DTL_SUCCESS;
}

/* Returns true if both are one device of a node: compares PCI addresses, or ids if one is
 * unknown. */
static bool is_same_device(const struct device_info *a, const struct device_info *b)
{
    bool is_known = a->pci[0] >= 0 && b->pci[0] >= 0;

    if (dtl__node_name_compare(&a->node, &b->node) != 0)
        return false;
    return is_known ? memcmp(a->pci, b->pci, sizeof a->pci) == 0 : a->id == b->id;
}

/* Fails if a rank below `rank` has the same device, or if the mode differs from that of rank 0.
 * Has the same result on all ranks. */
static dtl_status check_device_info(const struct device_info *infos, int32_t rank)
{
    for (int32_t other = 0; other < rank; other++)
        if (is_same_device(&infos[other], &infos[rank]))
            return dtl__refuse_argument(
                DTL_ERROR_INVALID_ARGUMENT, "device_id-shared",
                "device_id is %d on rank %d and %d on rank %d, which is the same device of %s; "
                "expected a device for each rank, since NCCL serves one rank on each",
                (int)infos[other].id, (int)other, (int)infos[rank].id, (int)rank,
                infos[rank].node.name);
    if (infos[rank].mode == infos[0].mode)
        return DTL_SUCCESS;
    return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "mode-match",
                                "mode is %d on rank %d; expected %d, as on rank 0",
                                (int)infos[rank].mode, (int)rank, (int)infos[0].mode);
}

/* Collective.  Checks that each rank has a device of its own and that all pass the same mode. */
static dtl_status check_devices(struct comm *comm, const struct device *device,
                                dtl_nccl_operation_mode mode)
{
    struct device_info *infos = NULL;
    struct device_info mine;
    dtl_status status = get_device_info(device, mode, &mine);

    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&infos, (uint64_t)comm->size * sizeof *infos, "devices");
    status = dtl__comm_agree(comm, status);
    if (status == DTL_SUCCESS)
        status =
            dtl__run(comm, allgather_of(&mine, infos, sizeof mine, dtl__dtype(DTL_DTYPE_BYTE)));
    for (int32_t rank = 0; rank < comm->size && status == DTL_SUCCESS; rank++)
        status = check_device_info(infos, rank);
    dtl__release(infos);
    return status;
}

/* Collective.  Adds NCCL between the devices of the ranks to a new context. */
static dtl_status add_nccl(struct context *context, const struct device *device,
                           dtl_nccl_operation_mode mode)
{
    dtl_status status = check_devices(&context->comm, device, mode);

    dtl__context_set_device(context, device, true);
    context->mode = mode;
    if (status == DTL_SUCCESS)
        status = dtl__group_create(&context->comm, &context->message_ops, device, &context->group);
    return status;
}

/* Collective. Adds NCCL like add_nccl() and sets *out; releases `made` on failure. */
static dtl_status add_nccl_or_release(struct context *made, const struct device *device,
                                      dtl_nccl_operation_mode mode, struct context **out)
{
    dtl_status status = add_nccl(made, device, mode);

    if (status != DTL_SUCCESS) {
        dtl__context_release(made);
        return status;
    }
    *out = made;
    return DTL_SUCCESS;
}

dtl_status dtl_impl_context_with_nccl_ex(struct context *ctx, int device_id,
                                         dtl_nccl_operation_mode mode, struct context **out)
{
    struct context *made = NULL;
    dtl_status status = dtl_impl_context_with_cuda(ctx, device_id, &made);

    return status == DTL_SUCCESS ? add_nccl_or_release(made, made->device, mode, out) : status;
}

dtl_status dtl_impl_context_with_nccl(struct context *ctx, int device_id, struct context **out)
{
    return dtl_impl_context_with_nccl_ex(ctx, device_id, DTL_NCCL_MODE_HYBRID_PARITY, out);
}

/* Sets *out to the device that a rank passes to a split, or else to that of its context. */
static dtl_status split_device(const struct context *ctx, int device_id, const struct device **out)
{
    const char *cuda = dtl__feature_names[FEATURE_CUDA];
    bool has_cuda = ctx->device != NULL && strcmp(ctx->device->ops->name, cuda) == 0;

    if (device_id >= 0)
        return dtl__device_find(cuda, device_id, out);
    if (!has_cuda)
        return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "ctx-device",
                                    "ctx has no CUDA device; expected one that has, since no "
                                    "device is named");
    *out = ctx->device;
    return DTL_SUCCESS;
}

dtl_status dtl_impl_context_split_nccl_ex(struct context *ctx, int color, int key, int device_id,
                                          dtl_nccl_operation_mode mode, struct context **out)
{
    const struct device *device = NULL;
    struct context *made = NULL;
    dtl_status status = color < 0 ? DTL_SUCCESS : split_device(ctx, device_id, &device);

    status = dtl__comm_agree(&ctx->comm, status);
    if (status == DTL_SUCCESS)
        status = dtl_impl_context_split(ctx, color, key, &made);
    if (status != DTL_SUCCESS || color < 0)
        return status;
    return add_nccl_or_release(made, device, mode, out);
}

dtl_status dtl_impl_context_split_nccl(struct context *ctx, int color, int key,
                                       struct context **out)
{
    return dtl_impl_context_split_nccl_ex(ctx, color, key, -1, DTL_NCCL_MODE_HYBRID_PARITY, out);
}
