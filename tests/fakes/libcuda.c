/* SPDX-License-Identifier: BSD-3-Clause */
/* The CUDA part of the fake driver: each thread has a stack of contexts. */
#include "fake_driver.h"

enum { DEPTH = 16 };

static _Thread_local const struct device *entered[DEPTH];
static _Thread_local int depth;

CUresult cuInit(unsigned flags)
{
    (void)flags;
    return fake_failure(__func__);
}

CUresult cuGetErrorString(CUresult error, const char **words)
{
    *words = error == CUDA_ERROR_SYSTEM_DRIVER_MISMATCH
                 ? "system has unsupported display driver / cuda driver combination"
                 : fake_words(error);
    return *words == NULL ? CUDA_ERROR_INVALID_VALUE : CUDA_SUCCESS;
}

bool fake_is_on_device(void)
{
    return depth > 0;
}

const struct device *fake_current(void)
{
    return entered[depth - 1];
}

CUresult cuDevicePrimaryCtxRetain(CUcontext *context, CUdevice device)
{
    *context = (CUcontext)(uintptr_t)&fake_devices[device];
    return fake_failure(__func__);
}

CUresult cuCtxPushCurrent(CUcontext context)
{
    entered[depth++] = (const struct device *)(uintptr_t)context;
    return CUDA_SUCCESS;
}

CUresult cuCtxPopCurrent(CUcontext *context)
{
    *context = (CUcontext)(uintptr_t)entered[--depth];
    return CUDA_SUCCESS;
}

CUresult cuStreamGetCtx(CUstream stream, CUcontext *context)
{
    MAY_FAIL();
    int id = fake_device_of(stream);
    if (id < 0)
        return CUDA_ERROR_INVALID_HANDLE;
    *context = (CUcontext)(uintptr_t)&fake_devices[id];
    return CUDA_SUCCESS;
}

CUresult cuOccupancyMaxActiveBlocksPerMultiprocessor(int *blocks, CUfunction function, int threads,
                                                     size_t shared)
{
    (void)function;
    (void)shared;
    *blocks = threads <= 1024 ? BLOCKS_AT_ONCE : 0;
    return fake_failure(__func__);
}

CUresult cuLaunchCooperativeKernel(CUfunction function, unsigned grid_x, unsigned grid_y,
                                   unsigned grid_z, unsigned block_x, unsigned block_y,
                                   unsigned block_z, unsigned shared, CUstream stream,
                                   void **arguments)
{
    if (grid_x * grid_y * grid_z > PROCESSORS * BLOCKS_AT_ONCE)
        return CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE;
    return cuLaunchKernel(function, grid_x, grid_y, grid_z, block_x, block_y, block_z, shared,
                          stream, arguments, NULL);
}

CUresult cuModuleUnload(CUmodule module)
{
    (void)module;
    return fake_failure(__func__);
}

CUresult cuPointerGetAttributes(unsigned count, CUpointer_attribute *asked, void **answers,
                                CUdeviceptr address)
{
    struct memory memory;

    memory_inspect(at(address), &memory);
    for (unsigned index = 0; index < count; index++)
        switch ((int)asked[index]) {
        case CU_POINTER_ATTRIBUTE_MEMORY_TYPE:
            *(unsigned *)answers[index] = memory.kind == MEMORY_FOREIGN  ? 0
                                          : memory.kind == MEMORY_PINNED ? CU_MEMORYTYPE_HOST
                                                                         : CU_MEMORYTYPE_DEVICE;
            break;
        case CU_POINTER_ATTRIBUTE_IS_MANAGED:
            *(unsigned *)answers[index] = memory.kind == MEMORY_UNIFIED;
            break;
        case CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL:
            *(int *)answers[index] = memory.kind == MEMORY_FOREIGN ? -2 : memory.device;
            break;
        case CU_POINTER_ATTRIBUTE_RANGE_START_ADDR:
            *(void **)answers[index] = memory.start;
            break;
        case CU_POINTER_ATTRIBUTE_RANGE_SIZE:
            *(size_t *)answers[index] = memory.bytes;
            break;
        default:
            return CUDA_ERROR_INVALID_VALUE;
        }
    return CUDA_SUCCESS;
}

CUresult cuMemcpyAsync(CUdeviceptr to, CUdeviceptr from, size_t bytes, CUstream stream)
{
    MAY_FAIL();
    return fake_copy(at(to), at(from), bytes, stream);
}

CUresult cuStreamWaitValue64(CUstream stream, CUdeviceptr word, cuuint64_t value, unsigned flags)
{
    MAY_FAIL();
    if (flags != CU_STREAM_WAIT_VALUE_GEQ)
        return CUDA_ERROR_NOT_SUPPORTED;
    return fake_code(stream_await_value(fake_stream(stream), at(word), value));
}
