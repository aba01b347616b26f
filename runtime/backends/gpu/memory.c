/* SPDX-License-Identifier: BSD-3-Clause */
/* Allocation of device memory and interprocess memory. */
#include <string.h>

#include "gpu.h"

enum { PORTABLE = 1, ATTACH_GLOBAL = 1 }; /* the same values in both APIs */

/* Allocates memory of this kind on the current device. */
static dtl_status allocate(enum memory_kind kind, uint64_t bytes, void **out)
{
    gpu_address block = 0;
    dtl_status status;

    if (kind == MEMORY_PINNED)
        return ASK(allocate_pinned, out, bytes, PORTABLE);
    status = kind == MEMORY_UNIFIED ? ASK(allocate_managed, &block, bytes, ATTACH_GLOBAL)
                                    : ASK(allocate, &block, bytes);
    if (status == DTL_SUCCESS)
        memcpy(out, &block, sizeof *out);
    return status;
}

dtl_status memory_allocate(const struct device *device, enum memory_kind kind, uint64_t bytes,
                           void **out)
{
    dtl_status status = api_enter(device);

    if (status != DTL_SUCCESS)
        return status;
    status = allocate(kind, bytes, out);
    api_leave();
    return status;
}

dtl_status memory_release(const struct device *device, void *block)
{
    struct memory memory;
    dtl_status status = api_enter(device);

    if (status != DTL_SUCCESS)
        return status;
    api_inspect(block, &memory);
    status = memory.kind == MEMORY_PINNED ? ASK(release_pinned, block)
                                          : ASK(release, api_address(block));
    api_leave();
    return status;
}

/* ---- memory of another process --------------------------------------------------------------- */

_Static_assert(sizeof(gpu_ipc_handle) <= sizeof(struct exported_memory),
               "the exported handle fits into struct exported_memory");

dtl_status memory_export(const struct device *device, void *block, struct exported_memory *out)
{
    gpu_ipc_handle handle;
    dtl_status status = api_enter(device);

    if (status != DTL_SUCCESS)
        return status;
    status = ASK(export_memory, &handle, api_address(block));
    api_leave();
    if (status == DTL_SUCCESS) {
        memset(out, 0, sizeof *out);
        memcpy(out->bytes, &handle, sizeof handle);
    }
    return status;
}

dtl_status memory_import(const struct device *device, const struct exported_memory *exported,
                         void **out)
{
    gpu_ipc_handle handle;
    gpu_address block = 0;
    dtl_status status = api_enter(device);

    if (status != DTL_SUCCESS)
        return status;
    memcpy(&handle, exported->bytes, sizeof handle);
    status = api_import_memory(handle, &block);
    api_leave();
    if (status == DTL_SUCCESS)
        memcpy(out, &block, sizeof *out);
    return status;
}

dtl_status memory_import_close(const struct device *device, void *block)
{
    dtl_status status = api_enter(device);

    if (status != DTL_SUCCESS)
        return status;
    status = ASK(release_import, api_address(block));
    api_leave();
    return status;
}
