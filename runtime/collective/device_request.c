/* SPDX-License-Identifier: BSD-3-Clause */
/* Started collectives on the memory of a device: see device_request.h. */
#include "device_request.h"

#include "comm/part.h"
#include "device/device.h"
#include "device/group.h"
#include "device_collective.h"
#include "dtl_impl.h"
#include "observe/check.h"

enum { ALIGNMENT = 256 };

/* ---- made and freed -------------------------------------------------------------------------- */

void dtl__far_free(struct far *far)
{
    const struct device *device = far == NULL ? NULL : far->context->device;

    if (far == NULL)
        return;
    if (far->memory != NULL)
        device->ops->release(device, far->memory);
    if (far->event != NULL)
        device->ops->event_release(far->event);
    if (far->stream != NULL)
        dtl__stream_release(far->stream);
    dtl__release(far);
}

static dtl_status native_make(struct far *far)
{
    const struct device *device = far->context->device;

    return device->ops->event_create(device, &far->event);
}

/* What is read and what is written lie apart, also where they are one on the device. */
static dtl_status copies_make(struct far *far, struct collective *what)
{
    const struct device *device = far->context->device;
    uint64_t sent = dtl__bytes_sent(&far->context->comm, what);
    uint64_t received = dtl__bytes_received(&far->context->comm, what);
    dtl_status status = device->ops->stream_create(device, &far->stream);

    sent += ALIGNMENT - sent % ALIGNMENT;
    if (status == DTL_SUCCESS)
        status = device->ops->allocate(device, MEMORY_PINNED, sent + received + 1,
                                       (void **)&far->memory);
    if (status != DTL_SUCCESS)
        return status;
    what->send = what->kind == COLLECTIVE_BROADCAST ? NULL : far->memory;
    what->recv = far->memory + sent;
    return DTL_SUCCESS;
}

dtl_status dtl__far_make(struct context *context, struct collective *what, struct far **out)
{
    struct far *far = NULL;
    dtl_status status = dtl__device_check(context, what);

    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&far, sizeof *far, "collective");
    if (status != DTL_SUCCESS)
        return status;
    far->context = context;
    far->send = what->send;
    far->recv = what->recv;
    far->is_native = dtl__device_starts(context, what) && !dtl__check_is_wanted(context);
    status = far->is_native ? native_make(far) : copies_make(far, what);
    if (status != DTL_SUCCESS) {
        dtl__far_free(far);
        return status;
    }
    *out = far;
    return DTL_SUCCESS;
}

/* ---- started --------------------------------------------------------------------------------- */

static dtl_status copy(const struct far *far, void *to, const void *from, uint64_t bytes)
{
    return bytes == 0 ? DTL_SUCCESS : far->stream->device->ops->copy(far->stream, to, from, bytes);
}

/* What this rank gives is in pinned memory. */
static dtl_status bring(const struct far *far, const struct collective *what)
{
    const struct comm *comm = &far->context->comm;
    struct device_stream *stream = NULL;
    dtl_status status = dtl__context_stream(far->context, &stream);

    if (status == DTL_SUCCESS)
        status = dtl__stream_follow(far->stream, stream);
    if (status != DTL_SUCCESS)
        return status;
    if (what->kind != COLLECTIVE_BROADCAST)
        status = copy(far, far->memory, far->send, dtl__bytes_sent(comm, what));
    else if (comm->rank == what->root)
        status = copy(far, what->recv, far->recv, dtl__bytes_received(comm, what));
    return status == DTL_SUCCESS ? dtl_impl_stream_synchronize(far->stream) : status;
}

/* On the stream that the context has now, which may have been another one before. */
static dtl_status native_start(struct far *far, const struct collective *what)
{
    struct context *context = far->context;
    struct device_stream *stream = NULL;
    dtl_status status = dtl__context_stream(context, &stream);

    if (status != DTL_SUCCESS)
        return status;
    if (far->stream != NULL)
        dtl__stream_release(far->stream);
    far->stream = dtl__stream_retain(stream);
    status = dtl__group_start(context->group, stream, what, DTL_SUCCESS, far->event);
    if (status != DTL_SUCCESS || context->named_stream == NULL)
        return status;
    return dtl__group_settle(context->group);
}

dtl_status dtl__far_start(struct far *far, const struct collective *what)
{
    far->is_ending = far->is_native;
    return far->is_native ? native_start(far, what) : bring(far, what);
}

/* ---- ended ----------------------------------------------------------------------------------- */

/* Only what was received is written, not what lies between. */
static dtl_status take_parts(const struct far *far, const struct collective *what)
{
    const struct comm *comm = &far->context->comm;
    dtl_status status = DTL_SUCCESS;

    for (int32_t peer = 0; peer < comm->size && status == DTL_SUCCESS; peer++) {
        struct part part = dtl__part_received(what, comm->rank, peer);

        if (part.exists)
            status = copy(far, (char *)far->recv + (part.start - (char *)what->recv), part.start,
                          part.count * what->type->size);
    }
    return status;
}

dtl_status dtl__far_take(struct far *far, const struct collective *what)
{
    const struct comm *comm = &far->context->comm;

    far->is_ending = true;
    if (collective_has_counts(what->kind))
        return take_parts(far, what);
    if (what->kind == COLLECTIVE_BROADCAST && comm->rank == what->root)
        return DTL_SUCCESS;
    return copy(far, far->recv, what->recv, dtl__bytes_received(comm, what));
}

dtl_status dtl__far_test(struct far *far, bool *done)
{
    if (far->is_native)
        return dtl__group_test(far->context->group, far->event, done);
    return far->stream->device->ops->stream_query(far->stream, done);
}
