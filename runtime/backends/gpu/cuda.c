/* SPDX-License-Identifier: BSD-3-Clause */
/* CUDA only: contexts and pointer attributes. */
#include <pthread.h>

#include "gpu.h"

static CUcontext contexts[DEVICES]; /* NULL until a device is entered */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

dtl_status api_start(int *count)
{
    dtl_status status = ASK(init, 0);

    return status == DTL_SUCCESS ? ASK(device_count, count) : status;
}

const char *api_text(gpu_result error)
{
    const char *text = NULL;

    return gpu.error_text(error, &text) == CUDA_SUCCESS ? text : NULL;
}

/* ---- contexts -------------------------------------------------------------------------------- */

/* Sets contexts[id] to the primary context of the device, which cudart and therefore other
 * libraries use. The lock is held. */
static dtl_status context_retain(int32_t id)
{
    CUdevice device = 0;
    dtl_status status = ASK(device_get, &device, id);

    return status == DTL_SUCCESS ? ASK(context_retain, &contexts[id], device) : status;
}

dtl_status api_enter(const struct device *device)
{
    dtl_status status = DTL_SUCCESS;

    pthread_mutex_lock(&lock);
    if (contexts[device->id] == NULL)
        status = context_retain(device->id);
    CUcontext context = contexts[device->id];
    pthread_mutex_unlock(&lock);
    return status == DTL_SUCCESS ? ASK(context_push, context) : status;
}

void api_leave(void)
{
    CUcontext context;

    gpu.context_pop(&context);
}

/* Returns the primary context of the device, or NULL if the device was never entered. Takes the
 * lock. */
static CUcontext context_of(const struct device *device)
{
    pthread_mutex_lock(&lock);
    CUcontext context = contexts[device->id];
    pthread_mutex_unlock(&lock);
    return context;
}

/* Also refuses a stream of a context of the device that is not the primary context. Takes the lock.
 */
dtl_status api_stream_check(const struct device *device, gpu_stream stream)
{
    CUcontext context = NULL;
    CUresult result = gpu.stream_context(stream, &context);
    dtl_status status;

    if (result == CUDA_ERROR_INVALID_HANDLE)
        return gpu_host->fail(DTL_ERROR_INVALID_ARGUMENT,
                              "native is %p, which is no stream; expected one of cuda %d",
                              (void *)stream, (int)device->id);
    status = driver_check(result, offsetof(struct driver, stream_context));
    if (status == DTL_SUCCESS && context != context_of(device))
        return gpu_host->fail(DTL_ERROR_INVALID_ARGUMENT,
                              "native is %p, a stream of another device; expected one of cuda %d",
                              (void *)stream, (int)device->id);
    return status;
}

/* ---- memory ---------------------------------------------------------------------------------- */

gpu_address api_address(void *address)
{
    return (CUdeviceptr)(uintptr_t)address;
}

enum { ATTRIBUTES = 5 };

void api_inspect(const void *address, struct memory *out)
{
    unsigned type = 0, is_managed = 0;
    int device = -1;
    void *start = NULL;
    size_t bytes = 0;
    CUpointer_attribute attributes[ATTRIBUTES] = {
        CU_POINTER_ATTRIBUTE_MEMORY_TYPE, CU_POINTER_ATTRIBUTE_IS_MANAGED,
        CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL, CU_POINTER_ATTRIBUTE_RANGE_START_ADDR,
        CU_POINTER_ATTRIBUTE_RANGE_SIZE};
    void *values[ATTRIBUTES] = {&type, &is_managed, &device, &start, &bytes};
    CUresult result =
        gpu.pointer_attributes(ATTRIBUTES, attributes, values, (CUdeviceptr)(uintptr_t)address);
    bool is_known = result == CUDA_SUCCESS &&
                    (type == CU_MEMORYTYPE_DEVICE || type == CU_MEMORYTYPE_HOST || is_managed);

    *out = (struct memory){.kind = MEMORY_FOREIGN, .device = -1};
    if (!is_known)
        return;
    out->kind = is_managed                   ? MEMORY_UNIFIED
                : type == CU_MEMORYTYPE_HOST ? MEMORY_PINNED
                                             : MEMORY_DEVICE;
    out->device = device;
    out->start = start;
    out->bytes = bytes;
}

dtl_status api_import_memory(gpu_ipc_handle exported, gpu_address *out)
{
    return ASK(import_memory, out, exported, CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS);
}

/* ---- queued work ----------------------------------------------------------------------------- */

dtl_status api_query_result(gpu_result result, size_t call, bool *done)
{
    if (result != CUDA_SUCCESS && result != CUDA_ERROR_NOT_READY)
        return driver_check(result, call);
    *done = result == CUDA_SUCCESS;
    return DTL_SUCCESS;
}

dtl_status api_copy(gpu_stream stream, void *to, const void *from, uint64_t bytes)
{
    return ASK(copy, (CUdeviceptr)(uintptr_t)to, (CUdeviceptr)(uintptr_t)from, bytes, stream);
}

dtl_status api_await_value(gpu_stream stream, uint64_t *word, uint64_t value)
{
    return ASK(await_value, stream, api_address(word), value, CU_STREAM_WAIT_VALUE_GEQ);
}

#ifdef GPU_IMAGE

/* The image contains code for compute capability 8.0 and later. */
bool api_runs_kernels(void)
{
    enum { OLDEST = 8 };
    struct device_properties properties;
    bool all_do = true;

    for (int32_t id = 0; id < driver_count() && all_do; id++)
        all_do = driver_properties(id, &properties) == DTL_SUCCESS && properties.major >= OLDEST;
    return all_do;
}

#endif

/* cudart obtains private tables through this function and calls it without a check, so it must not
 * be used with a driver that lacks it, such as the fake driver of the tests. */
bool api_has_runtime(void)
{
    return driver_symbol("cuGetExportTable") != NULL;
}
