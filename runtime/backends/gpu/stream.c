/* SPDX-License-Identifier: BSD-3-Clause */
/* Streams, events and queued copies. */
#include "gpu.h"

#include <string.h>

enum { NON_BLOCKING = 1 }; /* the same value in both APIs */

struct stream {
    struct device_stream stream;
    gpu_stream native;
    bool is_own; /* created here, not adopted */
};

struct event {
    struct device_event event;
    gpu_event native;
};

gpu_stream native_of(const struct device_stream *stream)
{
    return ((const struct stream *)(const void *)stream)->native;
}

/* Returns the native event handle. */
static gpu_event native_event(const struct device_event *event)
{
    return ((const struct event *)(const void *)event)->native;
}

/* ---- streams --------------------------------------------------------------------------------- */

/* Allocates a stream of the device without a native handle. */
static dtl_status stream_allocate(const struct device *device, struct stream **out)
{
    dtl_status status = gpu_host->alloc((void **)out, sizeof **out, "stream");

    if (status == DTL_SUCCESS)
        (*out)->stream.device = device;
    return status;
}

dtl_status stream_create(const struct device *device, struct device_stream **out)
{
    struct stream *stream = NULL;
    dtl_status status = stream_allocate(device, &stream);

    if (status == DTL_SUCCESS)
        status = api_enter(device);
    if (status == DTL_SUCCESS) {
        status = ASK(stream_create, &stream->native, NON_BLOCKING);
        api_leave();
    }
    if (status != DTL_SUCCESS) {
        gpu_host->release(stream);
        return status;
    }
    stream->is_own = true;
    *out = &stream->stream;
    return DTL_SUCCESS;
}

/* Fails if the native stream does not belong to the device. */
static dtl_status native_stream_check(const struct device *device, gpu_stream native)
{
    dtl_status status = api_enter(device);

    if (status != DTL_SUCCESS)
        return status;
    status = api_stream_check(device, native);
    api_leave();
    return status;
}

dtl_status stream_adopt(const struct device *device, uintptr_t native, struct device_stream **out)
{
    gpu_stream adopted;
    struct stream *stream = NULL;
    dtl_status status;

    memcpy(&adopted, &native, sizeof native);
    status = native_stream_check(device, adopted);
    if (status == DTL_SUCCESS)
        status = stream_allocate(device, &stream);
    if (status != DTL_SUCCESS)
        return status;
    stream->native = adopted;
    *out = &stream->stream;
    return DTL_SUCCESS;
}

uintptr_t stream_native(const struct device_stream *stream)
{
    return (uintptr_t)native_of(stream);
}

void stream_release(struct device_stream *stream)
{
    if (((struct stream *)(void *)stream)->is_own)
        gpu.stream_destroy(native_of(stream));
    gpu_host->release(stream);
}

dtl_status stream_query(struct device_stream *stream, bool *done)
{
    dtl_status status = api_enter(stream->device);

    if (status != DTL_SUCCESS)
        return status;
    status = api_query_result(gpu.stream_query(native_of(stream)),
                              offsetof(struct driver, stream_query), done);
    api_leave();
    return status;
}

/* ---- queued work ----------------------------------------------------------------------------- */

/* Queues a copy. If one side is foreign memory, the driver returns only after that memory was read
 * or written, as the member copy() of struct device_ops requires. */
dtl_status stream_copy(struct device_stream *stream, void *to, const void *from, uint64_t bytes)
{
    dtl_status status = api_enter(stream->device);

    if (status != DTL_SUCCESS)
        return status;
    status = api_copy(native_of(stream), to, from, bytes);
    api_leave();
    return status;
}

dtl_status stream_wait(struct device_stream *stream, struct device_event *event)
{
    dtl_status status = api_enter(stream->device);

    if (status != DTL_SUCCESS)
        return status;
    status = ASK(stream_wait, native_of(stream), native_event(event), 0);
    api_leave();
    return status;
}

dtl_status stream_write_value(struct device_stream *stream, uint64_t *variable, uint64_t value)
{
    dtl_status status = api_enter(stream->device);

    if (status != DTL_SUCCESS)
        return status;
    status = ASK(write_value, native_of(stream), api_address(variable), value, 0);
    api_leave();
    return status;
}

dtl_status stream_await_value(struct device_stream *stream, uint64_t *variable, uint64_t value)
{
    dtl_status status = api_enter(stream->device);

    if (status != DTL_SUCCESS)
        return status;
    status = api_await_value(native_of(stream), variable, value);
    api_leave();
    return status;
}

/* ---- events ---------------------------------------------------------------------------------- */

dtl_status event_create(const struct device *device, struct device_event **out)
{
    struct event *event = NULL;
    dtl_status status = gpu_host->alloc((void **)&event, sizeof *event, "event");

    if (status == DTL_SUCCESS)
        status = api_enter(device);
    if (status == DTL_SUCCESS) {
        status = ASK(event_create, &event->native, 0);
        api_leave();
    }
    if (status != DTL_SUCCESS) {
        gpu_host->release(event);
        return status;
    }
    event->event.device = device;
    *out = &event->event;
    return DTL_SUCCESS;
}

void event_release(struct device_event *event)
{
    gpu.event_destroy(native_event(event));
    gpu_host->release(event);
}

dtl_status event_record(struct device_event *event, struct device_stream *stream)
{
    dtl_status status = api_enter(stream->device);

    if (status != DTL_SUCCESS)
        return status;
    status = ASK(event_record, native_event(event), native_of(stream));
    api_leave();
    return status;
}

dtl_status event_query(struct device_event *event, bool *done)
{
    return api_query_result(gpu.event_query(native_event(event)),
                            offsetof(struct driver, event_query), done);
}

dtl_status event_elapsed(struct device_event *from, struct device_event *to, double *milliseconds)
{
    float found = 0;
    dtl_status status = ASK(event_elapsed, &found, native_event(from), native_event(to));

    if (status == DTL_SUCCESS)
        *milliseconds = found;
    return status;
}
