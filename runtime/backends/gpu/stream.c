/* SPDX-License-Identifier: BSD-3-Clause */
/* Streams and events, and what is queued. */
#include "gpu.h"

#include <string.h>

struct stream {
    struct device_stream stream;
    CUstream native;
    bool is_own; /* not another library's */
};

struct event {
    struct device_event event;
    CUevent native;
};

CUstream native_of(const struct device_stream *stream)
{
    return ((const struct stream *)(const void *)stream)->native;
}

static CUevent mark_of(const struct device_event *event)
{
    return ((const struct event *)(const void *)event)->native;
}

/* What a question about queued work was answered. */
static dtl_status answer(CUresult result, const char *call, bool *done)
{
    if (result != CUDA_SUCCESS && result != CUDA_ERROR_NOT_READY)
        return driver_check(result, call);
    *done = result == CUDA_SUCCESS;
    return DTL_SUCCESS;
}

/* ---- streams --------------------------------------------------------------------------------- */

static dtl_status stream_make(const struct device *device, struct stream **out)
{
    dtl_status status = gpu_host->alloc((void **)out, sizeof **out, "stream");

    if (status == DTL_SUCCESS)
        (*out)->stream.device = device;
    return status;
}

dtl_status stream_create(const struct device *device, struct device_stream **out)
{
    struct stream *stream = NULL;
    dtl_status status = stream_make(device, &stream);

    if (status == DTL_SUCCESS)
        status = driver_enter(device);
    if (status == DTL_SUCCESS) {
        status = driver_check(gpu.cuStreamCreate(&stream->native, CU_STREAM_NON_BLOCKING),
                              "cuStreamCreate");
        driver_leave();
    }
    if (status != DTL_SUCCESS) {
        gpu_host->release(stream);
        return status;
    }
    stream->is_own = true;
    *out = &stream->stream;
    return DTL_SUCCESS;
}

/* Fails where a stream is of another device, or of a context that is not the one of libraries. */
static dtl_status native_check(const struct device *device, CUstream native)
{
    CUcontext context = NULL;
    dtl_status status = driver_enter(device);

    if (status != DTL_SUCCESS)
        return status;
    status = driver_check(gpu.cuStreamGetCtx(native, &context), "cuStreamGetCtx");
    driver_leave();
    if (status == DTL_SUCCESS && context != driver_context(device))
        return gpu_host->fail(DTL_ERROR_INVALID_ARGUMENT,
                              "native is %p, a stream of another device; expected one of cuda %d",
                              (void *)native, (int)device->id);
    return status;
}

dtl_status stream_adopt(const struct device *device, uintptr_t native, struct device_stream **out)
{
    CUstream theirs;
    struct stream *stream = NULL;
    dtl_status status;

    memcpy(&theirs, &native, sizeof native);
    status = native_check(device, theirs);
    if (status == DTL_SUCCESS)
        status = stream_make(device, &stream);
    if (status != DTL_SUCCESS)
        return status;
    stream->native = theirs;
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
        gpu.cuStreamDestroy(native_of(stream));
    gpu_host->release(stream);
}

dtl_status stream_query(struct device_stream *stream, bool *done)
{
    dtl_status status = driver_enter(stream->device);

    if (status != DTL_SUCCESS)
        return status;
    status = answer(gpu.cuStreamQuery(native_of(stream)), "cuStreamQuery", done);
    driver_leave();
    return status;
}

/* ---- what is queued -------------------------------------------------------------------------- */

/* The driver returns from copies of foreign memory when it has been read or written. */
dtl_status stream_copy(struct device_stream *stream, void *to, const void *from, uint64_t bytes)
{
    dtl_status status = driver_enter(stream->device);

    if (status != DTL_SUCCESS)
        return status;
    status = driver_check(gpu.cuMemcpyAsync((CUdeviceptr)(uintptr_t)to,
                                            (CUdeviceptr)(uintptr_t)from, bytes, native_of(stream)),
                          "cuMemcpyAsync");
    driver_leave();
    return status;
}

dtl_status stream_wait(struct device_stream *stream, struct device_event *event)
{
    dtl_status status = driver_enter(stream->device);

    if (status != DTL_SUCCESS)
        return status;
    status = driver_check(gpu.cuStreamWaitEvent(native_of(stream), mark_of(event), 0),
                          "cuStreamWaitEvent");
    driver_leave();
    return status;
}

dtl_status stream_write_value(struct device_stream *stream, uint64_t *word, uint64_t value)
{
    dtl_status status = driver_enter(stream->device);

    if (status != DTL_SUCCESS)
        return status;
    status = driver_check(gpu.cuStreamWriteValue64(native_of(stream), (CUdeviceptr)(uintptr_t)word,
                                                   value, CU_STREAM_WRITE_VALUE_DEFAULT),
                          "cuStreamWriteValue64");
    driver_leave();
    return status;
}

dtl_status stream_await_value(struct device_stream *stream, uint64_t *word, uint64_t value)
{
    dtl_status status = driver_enter(stream->device);

    if (status != DTL_SUCCESS)
        return status;
    status = driver_check(gpu.cuStreamWaitValue64(native_of(stream), (CUdeviceptr)(uintptr_t)word,
                                                  value, CU_STREAM_WAIT_VALUE_GEQ),
                          "cuStreamWaitValue64");
    driver_leave();
    return status;
}

/* ---- events ---------------------------------------------------------------------------------- */

dtl_status event_create(const struct device *device, struct device_event **out)
{
    struct event *event = NULL;
    dtl_status status = gpu_host->alloc((void **)&event, sizeof *event, "event");

    if (status == DTL_SUCCESS)
        status = driver_enter(device);
    if (status == DTL_SUCCESS) {
        status = driver_check(gpu.cuEventCreate(&event->native, CU_EVENT_DEFAULT), "cuEventCreate");
        driver_leave();
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
    gpu.cuEventDestroy(mark_of(event));
    gpu_host->release(event);
}

dtl_status event_record(struct device_event *event, struct device_stream *stream)
{
    dtl_status status = driver_enter(stream->device);

    if (status != DTL_SUCCESS)
        return status;
    status = driver_check(gpu.cuEventRecord(mark_of(event), native_of(stream)), "cuEventRecord");
    driver_leave();
    return status;
}

dtl_status event_query(struct device_event *event, bool *done)
{
    return answer(gpu.cuEventQuery(mark_of(event)), "cuEventQuery", done);
}

dtl_status event_elapsed(struct device_event *from, struct device_event *to, double *milliseconds)
{
    float found = 0;
    dtl_status status = driver_check(gpu.cuEventElapsedTime(&found, mark_of(from), mark_of(to)),
                                     "cuEventElapsedTime");

    if (status == DTL_SUCCESS)
        *milliseconds = found;
    return status;
}
