/* SPDX-License-Identifier: BSD-3-Clause */
/* Nonblocking collectives on device memory: see device_request.h. */
#include "device_request.h"

#include "comm/collective_block.h"
#include "device/device.h"
#include "device/device_group.h"
#include "device_collective.h"
#include "dtl_impl.h"
#include "observe/check.h"

enum { ALIGNMENT = 256 };

/* ---- creation and release -------------------------------------------------------------------- */

void dtl__device_request_free(struct device_request *request)
{
    const struct device *device = request == NULL ? NULL : request->context->device;

    if (request == NULL)
        return;
    if (request->memory != NULL)
        device->ops->release(device, request->memory);
    if (request->event != NULL)
        device->ops->event_release(request->event);
    if (request->stream != NULL)
        dtl__stream_release(request->stream);
    dtl__release(request);
}

/* Creates the event of a native request. */
static dtl_status make_native(struct device_request *request)
{
    const struct device *device = request->context->device;

    return device->ops->event_create(device, &request->event);
}

/* Allocates pinned memory.  Send and receive buffers are separate there, even if the collective is
 * in place on the device. */
static dtl_status make_copies(struct device_request *request, struct collective *collective)
{
    const struct device *device = request->context->device;
    uint64_t sent = dtl__bytes_sent(&request->context->comm, collective);
    uint64_t received = dtl__bytes_received(&request->context->comm, collective);
    dtl_status status = device->ops->stream_create(device, &request->stream);

    sent += ALIGNMENT - sent % ALIGNMENT;
    if (status == DTL_SUCCESS)
        status = device->ops->allocate(device, MEMORY_PINNED, sent + received + 1,
                                       (void **)&request->memory);
    if (status != DTL_SUCCESS)
        return status;
    collective->send = collective->kind == COLLECTIVE_BROADCAST ? NULL : request->memory;
    collective->recv = request->memory + sent;
    return DTL_SUCCESS;
}

dtl_status dtl__device_request_make(struct context *context, struct collective *collective,
                                    struct device_request **out)
{
    struct device_request *request = NULL;
    dtl_status status = dtl__device_check(context, collective);

    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&request, sizeof *request, "collective");
    if (status != DTL_SUCCESS)
        return status;
    request->context = context;
    request->send = collective->send;
    request->recv = collective->recv;
    request->is_native =
        dtl__device_is_native(context, collective) && !dtl__check_is_wanted(context);
    status = request->is_native ? make_native(request) : make_copies(request, collective);
    if (status != DTL_SUCCESS) {
        dtl__device_request_free(request);
        return status;
    }
    *out = request;
    return DTL_SUCCESS;
}

/* ---- start ----------------------------------------------------------------------------------- */

/* Queues a copy on the request's stream, unless it has no bytes. */
static dtl_status queue_copy(const struct device_request *request, void *to, const void *from,
                             uint64_t bytes)
{
    return bytes == 0 ? DTL_SUCCESS
                      : request->stream->device->ops->copy(request->stream, to, from, bytes);
}

/* Copies this rank's contribution to pinned memory, ordered after the work on the context's stream.
 * Blocks until the copy is complete. */
static dtl_status copy_to_host(const struct device_request *request,
                               const struct collective *collective)
{
    const struct comm *comm = &request->context->comm;
    struct device_stream *stream = NULL;
    dtl_status status = dtl__context_stream(request->context, &stream);

    if (status == DTL_SUCCESS)
        status = dtl__stream_wait_for_stream(request->stream, stream);
    if (status != DTL_SUCCESS)
        return status;
    if (collective->kind != COLLECTIVE_BROADCAST)
        status =
            queue_copy(request, request->memory, request->send, dtl__bytes_sent(comm, collective));
    else if (comm->rank == collective->root)
        status = queue_copy(request, collective->recv, request->recv,
                            dtl__bytes_received(comm, collective));
    return status == DTL_SUCCESS ? dtl_impl_stream_synchronize(request->stream) : status;
}

/* Queues the collective on the current stream of the context, which may have changed since the last
 * start. */
static dtl_status start_native(struct device_request *request, const struct collective *collective)
{
    struct context *context = request->context;
    struct device_stream *stream = NULL;
    dtl_status status = dtl__context_stream(context, &stream);

    if (status != DTL_SUCCESS)
        return status;
    if (request->stream != NULL)
        dtl__stream_release(request->stream);
    request->stream = dtl__stream_retain(stream);
    status = dtl__group_start(context->group, stream, collective, DTL_SUCCESS, request->event);
    if (status != DTL_SUCCESS || context->named_stream == NULL)
        return status;
    return dtl__group_await_enqueued(context->group);
}

dtl_status dtl__device_request_start(struct device_request *request,
                                     const struct collective *collective)
{
    request->is_host_done = request->is_native;
    return request->is_native ? start_native(request, collective)
                              : copy_to_host(request, collective);
}

/* ---- completion ------------------------------------------------------------------------------ */

/* Copies only the received blocks, so that gaps between them on the device are not overwritten. */
static dtl_status copy_parts_to_device(const struct device_request *request,
                                       const struct collective *collective)
{
    const struct comm *comm = &request->context->comm;
    dtl_status status = DTL_SUCCESS;

    for (int32_t peer = 0; peer < comm->size && status == DTL_SUCCESS; peer++) {
        struct collective_block part = dtl__block_received(collective, comm->rank, peer);

        if (part.exists)
            status =
                queue_copy(request, (char *)request->recv + (part.start - (char *)collective->recv),
                           part.start, part.count * collective->type->size);
    }
    return status;
}

dtl_status dtl__device_request_copy_back(struct device_request *request,
                                         const struct collective *collective)
{
    const struct comm *comm = &request->context->comm;

    request->is_host_done = true;
    if (collective_has_counts(collective->kind))
        return copy_parts_to_device(request, collective);
    if (collective->kind == COLLECTIVE_BROADCAST && comm->rank == collective->root)
        return DTL_SUCCESS;
    return queue_copy(request, request->recv, collective->recv,
                      dtl__bytes_received(comm, collective));
}

dtl_status dtl__device_request_test(struct device_request *request, bool *done)
{
    if (request->is_native)
        return dtl__group_test(request->context->group, request->event, done);
    return request->stream->device->ops->stream_query(request->stream, done);
}
