/* SPDX-License-Identifier: BSD-3-Clause */
/* Futures of work on streams.  They are complete once their event is, which is tested like any
 * other operation, so that no thread blocks in the device's library. */
#include "stream_future.h"

#include <string.h>

#include "device/device.h"
#include "dtl_impl.h"
#include "progress/wait.h"

/* Wait test: done if the event is complete. */
static dtl_status is_event_complete(void *state, bool *done)
{
    struct device_event *event = ((struct queued_work *)state)->event;

    return event->device->ops->event_query(event, done);
}

/* Test function of the source: tests the event.  Once it is complete, converts the result by
 * `read`, or copies it to `result` and `value`. */
static dtl_status queued_test(void *state, bool *done)
{
    const struct queued_work *queued = state;
    dtl_status status = is_event_complete(state, done);

    if (status != DTL_SUCCESS || !*done || queued->pinned == NULL)
        return status;
    if (queued->read != NULL)
        return queued->read(queued);
    if (queued->result != NULL)
        memcpy(queued->result, queued->pinned, queued->bytes);
    if (queued->value != NULL)
        memcpy(queued->value, queued->pinned, queued->bytes);
    return status;
}

/* Value function of the source: returns the value, which the future then owns. */
static void *queued_value(void *state, uint64_t *bytes)
{
    struct queued_work *queued = state;
    void *value = queued->value;

    *bytes = value != NULL ? queued->bytes : 0;
    queued->value = NULL;
    return value;
}

/* A failed device no longer uses the memory, so a failure of the wait is ignored. */
void dtl__stream_future_free(struct queued_work *queued)
{
    const struct device *device = queued->event->device;

    if (queued->workspace != NULL || queued->pinned != NULL)
        dtl__wait_uninterruptible(is_event_complete, queued, &dtl__pace_bare);
    if (queued->pinned != NULL)
        device->ops->release(device, queued->pinned);
    if (queued->workspace != NULL)
        device->ops->release(device, queued->workspace);
    device->ops->event_release(queued->event);
    dtl__release(queued->value);
}

/* Release function of the source: releases the resources and frees the state. */
static void queued_release(void *state)
{
    dtl__stream_future_free(state);
    dtl__release(state);
}

static const struct future_source source = {
    .test = queued_test, .value = queued_value, .release = queued_release};

dtl_status dtl__stream_future_create(const struct queued_work *queued, struct future **out)
{
    struct queued_work *state = NULL;
    dtl_status status = dtl__alloc((void **)&state, sizeof *state, "future");

    if (status != DTL_SUCCESS)
        return status;
    *state = *queued;
    status = dtl__future_make(&source, state, out);
    if (status != DTL_SUCCESS)
        dtl__release(state);
    return status;
}

dtl_status dtl__complete_future_create(const void *value, uint64_t bytes, struct future **out)
{
    struct future *future = NULL;
    dtl_status status = dtl__future_make(NULL, NULL, &future);

    if (status != DTL_SUCCESS)
        return status;
    status = dtl__future_complete(future, DTL_SUCCESS, value, bytes);
    if (status != DTL_SUCCESS) {
        dtl__future_release(future);
        return status;
    }
    *out = future;
    return DTL_SUCCESS;
}

dtl_status dtl_impl_stream_future(struct device_stream *stream, struct future **fut)
{
    const struct device *device = stream->device;
    struct queued_work queued = {0};
    dtl_status status = device->ops->event_create(device, &queued.event);

    if (status != DTL_SUCCESS)
        return status;
    status = device->ops->event_record(queued.event, stream);
    if (status == DTL_SUCCESS)
        status = dtl__stream_future_create(&queued, fut);
    if (status != DTL_SUCCESS)
        device->ops->event_release(queued.event);
    return status;
}
