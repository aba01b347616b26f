/* SPDX-License-Identifier: BSD-3-Clause */
/* Kernels of a device by what they do. */
#include "kernel.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum { NAME_SIZE = 64 };

bool dtl__device_computes(const struct device *device)
{
    return device->ops->launch != dtl__launch_refused;
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
