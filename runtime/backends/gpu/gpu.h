/* SPDX-License-Identifier: BSD-3-Clause */
/* GPUs through the API of their driver, whose library is opened by name and never linked: so the
 * plugin can be asked for on a machine without one, and says what the driver lacks. */
#ifndef GPU_H
#define GPU_H

#include <cuda.h>

#include "dtl_backend.h"

/* Of the later version that the header names, drivers before CUDA 12.8 know nothing. */
#undef cuEventElapsedTime
CUresult CUDAAPI cuEventElapsedTime(float *milliseconds, CUevent from, CUevent to);

/* The calls that are made, under the names that the header gives their versions. */
#define GPU_CALLS(CALL)                                                                            \
    CALL(cuInit)                                                                                   \
    CALL(cuGetErrorString)                                                                         \
    CALL(cuDeviceGetCount)                                                                         \
    CALL(cuDeviceGet)                                                                              \
    CALL(cuDeviceGetName)                                                                          \
    CALL(cuDeviceTotalMem)                                                                         \
    CALL(cuDeviceGetAttribute)                                                                     \
    CALL(cuDevicePrimaryCtxRetain)                                                                 \
    CALL(cuCtxPushCurrent)                                                                         \
    CALL(cuCtxPopCurrent)                                                                          \
    CALL(cuMemAlloc)                                                                               \
    CALL(cuMemAllocManaged)                                                                        \
    CALL(cuMemHostAlloc)                                                                           \
    CALL(cuMemFree)                                                                                \
    CALL(cuMemFreeHost)                                                                            \
    CALL(cuPointerGetAttributes)                                                                   \
    CALL(cuMemcpyAsync)                                                                            \
    CALL(cuIpcGetMemHandle)                                                                        \
    CALL(cuIpcOpenMemHandle)                                                                       \
    CALL(cuIpcCloseMemHandle)                                                                      \
    CALL(cuStreamCreate)                                                                           \
    CALL(cuStreamDestroy)                                                                          \
    CALL(cuStreamGetCtx)                                                                           \
    CALL(cuStreamQuery)                                                                            \
    CALL(cuStreamWaitEvent)                                                                        \
    CALL(cuStreamWriteValue64)                                                                     \
    CALL(cuStreamWaitValue64)                                                                      \
    CALL(cuEventCreate)                                                                            \
    CALL(cuEventDestroy)                                                                           \
    CALL(cuEventRecord)                                                                            \
    CALL(cuEventQuery)                                                                             \
    CALL(cuEventElapsedTime)                                                                       \
    CALL(cuModuleLoadData)                                                                         \
    CALL(cuModuleGetFunction)                                                                      \
    CALL(cuLaunchKernel)

#define GPU_MEMBER(name) __typeof__(name) *name;

struct driver {
    GPU_CALLS(GPU_MEMBER)
};

extern struct driver gpu;
extern const struct host *gpu_host;

enum { DEVICES = 64 };

/* ---- driver.c -------------------------------------------------------------------------------- */

/* Opens the driver, or fails with what it lacks. */
dtl_status driver_open(void);

/* What a call has answered, which `call` names. */
dtl_status driver_check(CUresult result, const char *call);

/* Works on a device until driver_leave(). */
dtl_status driver_enter(const struct device *device);
void driver_leave(void);

/* The context of a device, which has been entered before. */
CUcontext driver_context(const struct device *device);

int32_t driver_count(void);
dtl_status driver_properties(int32_t id, struct device_properties *out);

/* ---- memory.c -------------------------------------------------------------------------------- */

dtl_status memory_allocate(const struct device *device, enum memory_kind kind, uint64_t bytes,
                           void **out);
dtl_status memory_release(const struct device *device, void *block);
void memory_inspect(const void *address, struct memory *out);
dtl_status memory_lend(const struct device *device, void *block, struct lending *out);
dtl_status memory_borrow(const struct device *device, const struct lending *lent, void **out);
dtl_status memory_give_back(const struct device *device, void *block);

/* ---- stream.c -------------------------------------------------------------------------------- */

dtl_status stream_create(const struct device *device, struct device_stream **out);
dtl_status stream_adopt(const struct device *device, uintptr_t native, struct device_stream **out);
uintptr_t stream_native(const struct device_stream *stream);
void stream_release(struct device_stream *stream);
dtl_status stream_query(struct device_stream *stream, bool *done);
dtl_status stream_wait(struct device_stream *stream, struct device_event *event);
dtl_status stream_copy(struct device_stream *stream, void *to, const void *from, uint64_t bytes);
dtl_status stream_write_value(struct device_stream *stream, uint64_t *word, uint64_t value);
dtl_status stream_await_value(struct device_stream *stream, uint64_t *word, uint64_t value);

/* As the driver names it. */
CUstream native_of(const struct device_stream *stream);

dtl_status event_create(const struct device *device, struct device_event **out);
void event_release(struct device_event *event);
dtl_status event_record(struct device_event *event, struct device_stream *stream);
dtl_status event_query(struct device_event *event, bool *done);
dtl_status event_elapsed(struct device_event *from, struct device_event *to, double *milliseconds);

/* ---- kernel.c -------------------------------------------------------------------------------- */

#ifdef GPU_IMAGE
dtl_status kernel_launch(struct device_stream *stream, const char *kernel,
                         const struct kernel_call *call);
#else
#define kernel_launch NULL
#endif

#endif
