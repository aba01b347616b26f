/* SPDX-License-Identifier: BSD-3-Clause */
/* HIP only: the current device of a thread, sticky errors, and pointer attributes. */
#include <string.h>

#include "gpu.h"

enum { DEPTH_MAX = 16 };

/* Stack of the devices that were current in this thread before api_enter(). */
static _Thread_local int previous[DEPTH_MAX];
static _Thread_local int depth;

dtl_status api_start(int *count)
{
    return ASK(device_count, count);
}

const char *api_text(gpu_result error)
{
    return gpu.error_text(error);
}

/* Clears HIP's last error after a failed call. HIP keeps it, and other code of the program that
 * queries it would take the error for its own. */
static void error_clear(void)
{
    gpu.last_error();
}

/* ---- the device of a thread ------------------------------------------------------------------ */

dtl_status api_enter(const struct device *device)
{
    dtl_status status;

    if (depth == DEPTH_MAX)
        return gpu_host->fail(DTL_ERROR_INTERNAL, "devices are entered %d times", DEPTH_MAX);
    status = ASK(current, &previous[depth]);
    if (status == DTL_SUCCESS)
        status = ASK(choose, device->id);
    if (status == DTL_SUCCESS)
        depth++;
    return status;
}

void api_leave(void)
{
    gpu.choose(previous[--depth]);
}

/* Streams without a handle, such as NULL, belong to the current device. */
dtl_status api_stream_check(const struct device *device, gpu_stream stream)
{
    enum { HANDLES = 3 };
    bool is_theirs = (uintptr_t)stream < HANDLES || gpu.stream_device(stream) == device->id;

    if (is_theirs)
        return DTL_SUCCESS;
    return gpu_host->fail(DTL_ERROR_INVALID_ARGUMENT,
                          "native is %p, which is no stream, or a stream of another device; "
                          "expected one of hip %d",
                          (void *)stream, (int)device->id);
}

/* ---- memory ---------------------------------------------------------------------------------- */

gpu_address api_address(void *address)
{
    return address;
}

/* Derives the kind from the addresses, because the numbers of memory types differ between ROCm 5
 * and 6: memory with a host address is pinned. Leaves *out unchanged if the address is unknown. */
static void inspect(void *address, struct memory *out)
{
    void *host = NULL;
    bool is_managed = false;
    int device = -1;
    hipPointer_attribute attributes[] = {HIP_POINTER_ATTRIBUTE_HOST_POINTER,
                                         HIP_POINTER_ATTRIBUTE_IS_MANAGED,
                                         HIP_POINTER_ATTRIBUTE_DEVICE_ORDINAL};
    void *values[] = {&host, &is_managed, &device};
    size_t bytes = 0;
    void *start = NULL;

    if (gpu.range(&start, &bytes, address) != hipSuccess ||
        gpu.pointer_attributes(sizeof attributes / sizeof *attributes, attributes, values,
                               address) != hipSuccess)
        return;
    out->kind = is_managed ? MEMORY_UNIFIED : host != NULL ? MEMORY_PINNED : MEMORY_DEVICE;
    out->device = device;
    out->start = start;
    out->bytes = bytes;
}

void api_inspect(const void *address, struct memory *out)
{
    void *pointer;

    memcpy(&pointer, &address, sizeof pointer); /* HIP takes a non-const pointer */
    *out = (struct memory){.kind = MEMORY_FOREIGN, .device = -1};
    inspect(pointer, out);
    if (out->kind == MEMORY_FOREIGN)
        error_clear();
}

/* The flag must be 1, except in early versions of ROCm 5, where it must be 0. */
dtl_status api_import_memory(gpu_ipc_handle exported, gpu_address *out)
{
    if (gpu.import_memory(out, exported, 1) == hipSuccess)
        return DTL_SUCCESS;
    error_clear();
    return ASK(import_memory, out, exported, 0);
}

/* ---- queued work ----------------------------------------------------------------------------- */

dtl_status api_query_result(gpu_result result, size_t call, bool *done)
{
    if (result != hipSuccess && result != hipErrorNotReady)
        return driver_check(result, call);
    *done = result == hipSuccess;
    if (!*done)
        error_clear();
    return DTL_SUCCESS;
}

dtl_status api_copy(gpu_stream stream, void *to, const void *from, uint64_t bytes)
{
    return ASK(copy, to, from, bytes, hipMemcpyDefault, stream);
}

dtl_status api_await_value(gpu_stream stream, uint64_t *word, uint64_t value)
{
    return ASK(await_value, stream, word, value, hipStreamWaitValueGte, UINT64_MAX);
}

#ifdef GPU_IMAGE

/* Code for one GPU architecture runs on no other, and no attribute identifies all architectures. */
bool api_runs_kernels(void)
{
    bool all_do = true;

    for (int32_t id = 0; id < driver_count() && all_do; id++)
        all_do = kernel_prepare(&(struct device){.id = id}) == DTL_SUCCESS;
    if (!all_do)
        error_clear();
    return all_do;
}

#endif
