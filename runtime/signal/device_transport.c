/* SPDX-License-Identifier: BSD-3-Clause */
/* Checks and stream ordering of device transports: see device_transport.h. */
#include "device_transport.h"

#include "collective/device_collective.h"

dtl_status dtl__signal_device_check(const struct signal_comm *comm, const char *argument,
                                    const void *start, uint64_t bytes)
{
    return dtl__device_buffer_check(comm->context, argument, start, bytes);
}

dtl_status dtl__signal_device_stream_check(const struct signal_comm *comm,
                                           const struct device_stream *stream)
{
    const struct device *device = comm->context->device;

    if (stream == NULL || stream->device == device)
        return DTL_SUCCESS;
    return dtl__refuse_argument(DTL_ERROR_NOT_SUPPORTED, "stream-device",
                                "stream is of %s %d; expected one of %s %d, the communicator's "
                                "device, or none",
                                stream->device->ops->name, (int)stream->device->id,
                                device->ops->name, (int)device->id);
}

dtl_status dtl__signal_ordered_stream(const struct posted_operation *posted,
                                      struct device_stream **out)
{
    struct signal_comm *comm = posted->comm;
    struct device_stream *stream = posted->stream;
    dtl_status status = DTL_SUCCESS;

    if (stream == NULL)
        status = dtl__context_stream(comm->context, &stream);
    if (status == DTL_SUCCESS && comm->last_stream != NULL && comm->last_stream != stream)
        status = stream->device->ops->stream_wait(stream, comm->last_event);
    if (status == DTL_SUCCESS)
        *out = stream;
    return status;
}

dtl_status dtl__signal_record_last(struct signal_comm *comm, struct device_stream *stream)
{
    comm->last_stream = stream;
    return stream->device->ops->event_record(comm->last_event, stream);
}

dtl_status dtl__signal_enqueue(const struct posted_operation *posted, signal_enqueuer signal,
                               signal_enqueuer wait)
{
    struct device_stream *stream = NULL;
    dtl_status status = dtl__signal_ordered_stream(posted, &stream);

    if (status == DTL_SUCCESS)
        status = posted->kind == POSTED_SIGNAL ? signal(posted, stream) : wait(posted, stream);
    return status == DTL_SUCCESS ? dtl__signal_record_last(posted->comm, stream) : status;
}
