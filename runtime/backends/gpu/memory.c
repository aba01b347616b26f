/* SPDX-License-Identifier: BSD-3-Clause */
/* Blocks of the devices' memory, and what an address is. */
#include <string.h>

#include "gpu.h"

enum { ATTRIBUTES = 5 };

void memory_inspect(const void *address, struct memory *out)
{
    unsigned type = 0, is_managed = 0;
    int device = -1;
    void *start = NULL;
    size_t bytes = 0;
    CUpointer_attribute asked[ATTRIBUTES] = {
        CU_POINTER_ATTRIBUTE_MEMORY_TYPE, CU_POINTER_ATTRIBUTE_IS_MANAGED,
        CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL, CU_POINTER_ATTRIBUTE_RANGE_START_ADDR,
        CU_POINTER_ATTRIBUTE_RANGE_SIZE};
    void *answers[ATTRIBUTES] = {&type, &is_managed, &device, &start, &bytes};
    CUresult result =
        gpu.cuPointerGetAttributes(ATTRIBUTES, asked, answers, (CUdeviceptr)(uintptr_t)address);
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

static dtl_status allocate(enum memory_kind kind, uint64_t bytes, void **out)
{
    CUdeviceptr block = 0;

    if (kind == MEMORY_PINNED)
        return driver_check(gpu.cuMemHostAlloc(out, bytes, CU_MEMHOSTALLOC_PORTABLE),
                            "cuMemHostAlloc");
    dtl_status status =
        kind == MEMORY_UNIFIED
            ? driver_check(gpu.cuMemAllocManaged(&block, bytes, CU_MEM_ATTACH_GLOBAL),
                           "cuMemAllocManaged")
            : driver_check(gpu.cuMemAlloc(&block, bytes), "cuMemAlloc");
    if (status == DTL_SUCCESS)
        memcpy(out, &block, sizeof *out);
    return status;
}

dtl_status memory_allocate(const struct device *device, enum memory_kind kind, uint64_t bytes,
                           void **out)
{
    dtl_status status = driver_enter(device);

    if (status != DTL_SUCCESS)
        return status;
    status = allocate(kind, bytes, out);
    driver_leave();
    return status;
}

dtl_status memory_release(const struct device *device, void *block)
{
    struct memory memory;
    dtl_status status = driver_enter(device);

    if (status != DTL_SUCCESS)
        return status;
    memory_inspect(block, &memory);
    status = memory.kind == MEMORY_PINNED
                 ? driver_check(gpu.cuMemFreeHost(block), "cuMemFreeHost")
                 : driver_check(gpu.cuMemFree((CUdeviceptr)(uintptr_t)block), "cuMemFree");
    driver_leave();
    return status;
}

/* ---- memory of another process --------------------------------------------------------------- */

_Static_assert(sizeof(CUipcMemHandle) <= sizeof(struct lending), "what is lent has room");

dtl_status memory_lend(const struct device *device, void *block, struct lending *out)
{
    CUipcMemHandle handle;
    dtl_status status = driver_enter(device);

    if (status != DTL_SUCCESS)
        return status;
    status = driver_check(gpu.cuIpcGetMemHandle(&handle, (CUdeviceptr)(uintptr_t)block),
                          "cuIpcGetMemHandle");
    driver_leave();
    if (status == DTL_SUCCESS) {
        memset(out, 0, sizeof *out);
        memcpy(out->bytes, &handle, sizeof handle);
    }
    return status;
}

dtl_status memory_borrow(const struct device *device, const struct lending *lent, void **out)
{
    CUipcMemHandle handle;
    CUdeviceptr block = 0;
    dtl_status status = driver_enter(device);

    if (status != DTL_SUCCESS)
        return status;
    memcpy(&handle, lent->bytes, sizeof handle);
    status =
        driver_check(gpu.cuIpcOpenMemHandle(&block, handle, CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS),
                     "cuIpcOpenMemHandle");
    driver_leave();
    if (status == DTL_SUCCESS)
        memcpy(out, &block, sizeof *out);
    return status;
}

dtl_status memory_give_back(const struct device *device, void *block)
{
    dtl_status status = driver_enter(device);

    if (status != DTL_SUCCESS)
        return status;
    status =
        driver_check(gpu.cuIpcCloseMemHandle((CUdeviceptr)(uintptr_t)block), "cuIpcCloseMemHandle");
    driver_leave();
    return status;
}
