/* SPDX-License-Identifier: BSD-3-Clause */
/* Implements streams and events of the API by the device backend's.  Waits serve requests like all
 * others. */
#include <string.h>

#include "device.h"
#include "dtl_impl.h"
#include "progress/wait.h"

/* Sets *out to a device, as dtl__device_find() does, by its kind. */
static dtl_status find_device(dtl_device_kind kind, int device_id, const struct device **out)
{
    return dtl__device_find(dtl_impl_device_kind_name(kind), device_id, out);
}

int dtl_impl_device_count(dtl_device_kind kind)
{
    return dtl__device_count(dtl_impl_device_kind_name(kind));
}

/* ---- waiting --------------------------------------------------------------------------------- */

/* Wait test: done if all work queued on the stream is complete. */
static dtl_status is_stream_complete(void *data, bool *done)
{
    struct device_stream *stream = data;

    return stream->device->ops->stream_query(stream, done);
}

/* Wait test: done if the event is complete. */
static dtl_status is_event_complete(void *data, bool *done)
{
    struct device_event *event = data;

    return event->device->ops->event_query(event, done);
}

/* Runs a wait test once and stores its result. */
static dtl_status test_once(wait_test test, void *data, int *completed)
{
    bool done = false;
    dtl_status status = test(data, &done);

    if (status == DTL_SUCCESS)
        *completed = done;
    return status;
}

/* ---- streams --------------------------------------------------------------------------------- */

dtl_status dtl_impl_stream_create(dtl_device_kind kind, int device_id,
                                  struct device_stream **stream)
{
    const struct device *device = NULL;
    dtl_status status = find_device(kind, device_id, &device);

    return status == DTL_SUCCESS ? device->ops->stream_create(device, stream) : status;
}

dtl_status dtl_impl_stream_from_native(dtl_device_kind kind, int device_id, void *native,
                                       struct device_stream **stream)
{
    const struct device *device = NULL;
    dtl_status status = find_device(kind, device_id, &device);

    return status == DTL_SUCCESS ? device->ops->stream_adopt(device, (uintptr_t)native, stream)
                                 : status;
}

void *dtl_impl_stream_native(struct device_stream *stream)
{
    uintptr_t address = stream->device->ops->stream_native(stream);
    void *native;

    memcpy(&native, &address, sizeof native);
    return native;
}

dtl_device_kind dtl__device_kind(const struct device *device)
{
    dtl_device_kind kind = DTL_DEVICE_HOST;

    while (strcmp(dtl_impl_device_kind_name(kind), device->ops->name) != 0)
        kind++;
    return kind;
}

dtl_device_kind dtl_impl_stream_device_kind(struct device_stream *stream)
{
    return dtl__device_kind(stream->device);
}

int dtl_impl_stream_device_id(struct device_stream *stream)
{
    return stream->device->id;
}

dtl_status dtl_impl_stream_synchronize(struct device_stream *stream)
{
    return dtl__wait(is_stream_complete, stream, &dtl__pace);
}

dtl_status dtl__stream_synchronize(struct device_stream *stream)
{
    return dtl__wait(is_stream_complete, stream, &dtl__pace_bare);
}

dtl_status dtl_impl_stream_test(struct device_stream *stream, int *completed)
{
    return test_once(is_stream_complete, stream, completed);
}

/* Waits on the host for an event of another backend, which the stream's backend does not know. */
dtl_status dtl_impl_stream_wait_event(struct device_stream *stream, struct device_event *event)
{
    if (stream->device->ops != event->device->ops)
        return dtl__wait(is_event_complete, event, &dtl__pace);
    return stream->device->ops->stream_wait(stream, event);
}

struct device_stream *dtl__stream_retain(struct device_stream *stream)
{
    __atomic_add_fetch(&stream->sharers, 1, __ATOMIC_RELAXED);
    return stream;
}

/* Destroys the stream with its last reference.  A backend may return the same stream several times,
 * and then counts its releases itself. */
void dtl__stream_release(struct device_stream *stream)
{
    int32_t sharers = __atomic_load_n(&stream->sharers, __ATOMIC_ACQUIRE);

    while (sharers > 0)
        if (__atomic_compare_exchange_n(&stream->sharers, &sharers, sharers - 1, true,
                                        __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE))
            return;
    stream->device->ops->stream_release(stream);
}

void dtl_impl_stream_destroy(struct device_stream *stream)
{
    dtl__stream_release(stream);
}

/* Queues no wait if the other stream's work is already complete. */
dtl_status dtl__stream_wait_for_stream(struct device_stream *stream, struct device_stream *other)
{
    const struct device_ops *ops = other->device->ops;
    struct device_event *event = NULL;
    bool done = stream == other;
    dtl_status status = done ? DTL_SUCCESS : ops->stream_query(other, &done);

    if (status != DTL_SUCCESS || done)
        return status;
    status = ops->event_create(other->device, &event);
    if (status != DTL_SUCCESS)
        return status;
    status = ops->event_record(event, other);
    if (status == DTL_SUCCESS)
        status = ops->stream_wait(stream, event);
    ops->event_release(event);
    return status;
}

/* ---- events ---------------------------------------------------------------------------------- */

dtl_status dtl_impl_event_create(dtl_device_kind kind, int device_id, struct device_event **event)
{
    const struct device *device = NULL;
    dtl_status status = find_device(kind, device_id, &device);

    return status == DTL_SUCCESS ? device->ops->event_create(device, event) : status;
}

dtl_status dtl_impl_stream_record_event(struct device_stream *stream, struct device_event *event)
{
    dtl_status status;

    if (event->device != stream->device)
        return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "event-device",
                                    "event is of %s %d; expected %s %d, the stream's device",
                                    event->device->ops->name, (int)event->device->id,
                                    stream->device->ops->name, (int)stream->device->id);
    status = event->device->ops->event_record(event, stream);
    if (status == DTL_SUCCESS)
        event->is_recorded = true;
    return status;
}

dtl_status dtl_impl_event_synchronize(struct device_event *event)
{
    return dtl__wait(is_event_complete, event, &dtl__pace);
}

dtl_status dtl_impl_event_test(struct device_event *event, int *completed)
{
    return test_once(is_event_complete, event, completed);
}

/* Fails if the event was not recorded or is not complete, so that its time is not known. */
static dtl_status check_event_time(const char *name, struct device_event *event)
{
    bool done = false;
    dtl_status status = is_event_complete(event, &done);

    if (status == DTL_SUCCESS && !event->is_recorded)
        return dtl__refuse_argument(DTL_ERROR_INVALID_STATE, "earlier-state",
                                    "%s was not recorded; expected a recorded event", name);
    if (status == DTL_SUCCESS && !done)
        return dtl__refuse_argument(DTL_ERROR_INVALID_STATE, "earlier-state",
                                    "%s is not complete; expected a completed event", name);
    return status;
}

dtl_status dtl_impl_event_elapsed(struct device_event *earlier, struct device_event *later,
                                  double *milliseconds)
{
    dtl_status status;

    if (earlier->device != later->device)
        return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "later-device",
                                    "later is of %s %d; expected %s %d, as earlier is",
                                    later->device->ops->name, (int)later->device->id,
                                    earlier->device->ops->name, (int)earlier->device->id);
    status = check_event_time("earlier", earlier);
    if (status == DTL_SUCCESS)
        status = check_event_time("later", later);
    if (status == DTL_SUCCESS)
        status = earlier->device->ops->event_elapsed(earlier, later, milliseconds);
    return status;
}

void dtl_impl_event_destroy(struct device_event *event)
{
    event->device->ops->event_release(event);
}
