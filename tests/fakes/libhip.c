/* SPDX-License-Identifier: BSD-3-Clause */
/* The HIP part of the fake driver: each thread has a current device. */
#include "fake_driver.h"

static _Thread_local int chosen;

const char *hipGetErrorString(hipError_t error)
{
    return fake_words(error);
}

hipError_t hipGetLastError(void)
{
    return hipSuccess;
}

bool fake_is_on_device(void)
{
    return true;
}

const struct device *fake_current(void)
{
    return &fake_devices[chosen];
}

hipError_t hipGetDevice(int *device)
{
    *device = chosen;
    return fake_failure(__func__);
}

hipError_t hipSetDevice(int device)
{
    chosen = device;
    return fake_failure(__func__);
}

int hipGetStreamDeviceId(hipStream_t stream)
{
    return fake_device_of(stream);
}

hipError_t hipMemGetAddressRange(hipDeviceptr_t *start, size_t *bytes, hipDeviceptr_t address)
{
    struct memory memory;

    memory_inspect(address, &memory);
    *start = memory.start;
    *bytes = memory.bytes;
    return memory.kind == MEMORY_FOREIGN ? hipErrorNotFound : hipSuccess;
}

hipError_t hipDrvPointerGetAttributes(unsigned count, hipPointer_attribute *asked, void **answers,
                                      hipDeviceptr_t address)
{
    struct memory memory;

    memory_inspect(address, &memory);
    for (unsigned index = 0; index < count; index++)
        switch (asked[index]) {
        case HIP_POINTER_ATTRIBUTE_HOST_POINTER:
            *(void **)answers[index] = memory.kind == MEMORY_PINNED ? address : NULL;
            break;
        case HIP_POINTER_ATTRIBUTE_IS_MANAGED:
            *(bool *)answers[index] = memory.kind == MEMORY_UNIFIED;
            break;
        case HIP_POINTER_ATTRIBUTE_DEVICE_ORDINAL:
            *(int *)answers[index] = memory.kind == MEMORY_FOREIGN ? -2 : memory.device;
            break;
        default:
            return hipErrorInvalidValue;
        }
    return hipSuccess;
}

hipError_t hipMemcpyAsync(void *to, const void *from, size_t bytes, hipMemcpyKind kind,
                          hipStream_t stream)
{
    MAY_FAIL();
    return kind == hipMemcpyDefault ? fake_copy(to, from, bytes, stream) : hipErrorNotSupported;
}

hipError_t hipStreamWaitValue64(hipStream_t stream, void *word, uint64_t value, unsigned flags,
                                uint64_t mask)
{
    MAY_FAIL();
    if (flags != hipStreamWaitValueGte || mask != UINT64_MAX)
        return hipErrorNotSupported;
    return fake_code(stream_await_value(fake_stream(stream), word, value));
}
