/* SPDX-License-Identifier: BSD-3-Clause */
/* Contexts with a device, and with NCCL between the devices. */
#include "device/device.h"

#include <string.h>

#include "device/device_group.h"
#include "dtl_context.h"
#include "dtl_impl.h"
#include "topology/placement.h"

/* The host is the device of a context that has none. */
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
    struct device_stream *found = NULL;
    dtl_status status = dtl__context_stream(ctx, &found);

    if (status == DTL_SUCCESS)
        *stream = dtl__stream_retain(found);
    return status;
}

/* What was queued where the context's calls were before comes first. */
static dtl_status stream_change(struct context *context, struct device_stream *to)
{
    struct device_stream *from =
        context->named_stream != NULL ? context->named_stream : context->stream;
    struct device_stream *next = to != NULL ? to : context->stream;

    return from == NULL || next == NULL ? DTL_SUCCESS : dtl__stream_follow(next, from);
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
        status = stream_change(ctx, stream);
    if (status != DTL_SUCCESS)
        return status;
    ctx->named_stream = stream == NULL ? NULL : dtl__stream_retain(stream);
    if (before != NULL)
        dtl__stream_release(before);
    return DTL_SUCCESS;
}

/* ---- contexts with a device ------------------------------------------------------------------ */

void dtl__context_equip(struct context *context, const struct device *device, bool has_any)
{
    context->device = device;
    context->has_devices = has_any;
    if (has_any)
        atomic_store(&dtl__devices_in_use, true);
}

/* The ranks agree whether each has its device, before they make what would be of no use. */
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
        dtl__context_equip(*out, kind == DTL_DEVICE_HOST ? NULL : device, any[0]);
    return status;
}

dtl_status dtl_impl_context_with_cuda(struct context *ctx, int device_id, struct context **out)
{
    return dtl_impl_context_with_device(ctx, DTL_DEVICE_CUDA, device_id, out);
}

/* ---- contexts with NCCL ---------------------------------------------------------------------- */

/* What the ranks tell each other of their devices. */
struct seat {
    struct node_name node;
    int32_t id;
    int32_t pci[3]; /* tells devices apart whatever each process calls them; -1: unknown */
    int32_t mode;
};

static dtl_status seat_take(const struct device *device, dtl_nccl_operation_mode mode,
                            struct seat *out)
{
    struct device_properties properties;
    dtl_status status = device->ops->properties(device->id, &properties);

    if (status != DTL_SUCCESS)
        return status;
    memset(out, 0, sizeof *out);
    dtl__node_name_here(&out->node);
    out->id = device->id;
    out->pci[0] = properties.pci_domain;
    out->pci[1] = properties.pci_bus;
    out->pci[2] = properties.pci_device;
    out->mode = (int32_t)mode;
    return DTL_SUCCESS;
}

static bool is_same_device(const struct seat *a, const struct seat *b)
{
    bool is_known = a->pci[0] >= 0 && b->pci[0] >= 0;

    if (dtl__node_name_compare(&a->node, &b->node) != 0)
        return false;
    return is_known ? memcmp(a->pci, b->pci, sizeof a->pci) == 0 : a->id == b->id;
}

/* The same on all ranks. */
static dtl_status seat_check(const struct seat *seats, int32_t rank)
{
    for (int32_t other = 0; other < rank; other++)
        if (is_same_device(&seats[other], &seats[rank]))
            return dtl__refuse_argument(
                DTL_ERROR_INVALID_ARGUMENT, "device_id-shared",
                "device_id is %d on rank %d and %d on rank %d, which is the same device of %s; "
                "expected a device for each rank, since NCCL serves one rank on each",
                (int)seats[other].id, (int)other, (int)seats[rank].id, (int)rank,
                seats[rank].node.name);
    if (seats[rank].mode == seats[0].mode)
        return DTL_SUCCESS;
    return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "mode-match",
                                "mode is %d on rank %d; expected %d, as on rank 0",
                                (int)seats[rank].mode, (int)rank, (int)seats[0].mode);
}

/* Whether the ranks' devices can communicate with each other.  Collective. */
static dtl_status seats_check(struct comm *comm, const struct device *device,
                              dtl_nccl_operation_mode mode)
{
    struct seat *seats = NULL;
    struct seat mine;
    dtl_status status = seat_take(device, mode, &mine);

    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&seats, (uint64_t)comm->size * sizeof *seats, "devices");
    status = dtl__comm_agree(comm, status);
    if (status == DTL_SUCCESS)
        status =
            dtl__run(comm, allgather_of(&mine, seats, sizeof mine, dtl__dtype(DTL_DTYPE_BYTE)));
    for (int32_t rank = 0; rank < comm->size && status == DTL_SUCCESS; rank++)
        status = seat_check(seats, rank);
    dtl__release(seats);
    return status;
}

/* Gives a new context NCCL between the devices of its ranks.  Collective. */
static dtl_status nccl_add(struct context *context, const struct device *device,
                           dtl_nccl_operation_mode mode)
{
    dtl_status status = seats_check(&context->comm, device, mode);

    dtl__context_equip(context, device, true);
    context->mode = mode;
    if (status == DTL_SUCCESS)
        status = dtl__group_create(&context->comm, &context->back, device, &context->group);
    return status;
}

static dtl_status nccl_added(struct context *made, const struct device *device,
                             dtl_nccl_operation_mode mode, struct context **out)
{
    dtl_status status = nccl_add(made, device, mode);

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

    return status == DTL_SUCCESS ? nccl_added(made, made->device, mode, out) : status;
}

dtl_status dtl_impl_context_with_nccl(struct context *ctx, int device_id, struct context **out)
{
    return dtl_impl_context_with_nccl_ex(ctx, device_id, DTL_NCCL_MODE_HYBRID_PARITY, out);
}

/* The device that a rank of a split names, or that of its context. */
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
    return nccl_added(made, device, mode, out);
}

dtl_status dtl_impl_context_split_nccl(struct context *ctx, int color, int key,
                                       struct context **out)
{
    return dtl_impl_context_split_nccl_ex(ctx, color, key, -1, DTL_NCCL_MODE_HYBRID_PARITY, out);
}
