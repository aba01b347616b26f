/* SPDX-License-Identifier: BSD-3-Clause */
/* Launches a device's kernels: see kernel.h. */
#include "kernel.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum { NAME_SIZE = 64 };

bool dtl__device_has_kernels(const struct device *device)
{
    return device->ops->launch != dtl__launch_unsupported;
}

dtl_status dtl__launch(struct device_stream *stream, const struct kernel_call *call,
                       const char *format, ...)
{
    char name[NAME_SIZE];
    va_list arguments;

    va_start(arguments, format);
    vsnprintf(name, sizeof name, format, arguments);
    va_end(arguments);
    return stream->device->ops->launch(stream, name, call);
}

/* ---- primitives ------------------------------------------------------------------------------ */

void dtl__primitive_set(struct kernel_call *call, enum primitive what, const struct dtype *type,
                        int32_t op, bool is_descending)
{
    struct kernel_primitive primitive = {.what = (uint8_t)what,
                                         .dtype = (uint8_t)type->id,
                                         .op = (uint8_t)op,
                                         .is_descending = is_descending};

    memcpy(call->value, &primitive, sizeof primitive);
}

bool dtl__device_has_primitive(const struct device *device, const struct kernel_call *call)
{
    uint64_t bytes = 0;

    return device->ops->primitive_workspace_bytes(device, call, &bytes);
}

dtl_status dtl__primitive(struct device_stream *stream, const struct kernel_call *call)
{
    const struct device *device = stream->device;
    struct device_part workspace = {NULL, 0};
    dtl_status status = DTL_SUCCESS, finished;

    device->ops->primitive_workspace_bytes(device, call, &workspace.bytes);
    if (workspace.bytes > 0)
        status = device->ops->allocate(device, MEMORY_DEVICE, workspace.bytes, &workspace.start);
    if (status != DTL_SUCCESS)
        return status;
    status = device->ops->primitive(stream, call, workspace);
    finished = dtl__stream_synchronize(stream);
    if (workspace.start != NULL)
        device->ops->release(device, workspace.start);
    return status == DTL_SUCCESS ? finished : status;
}
