/* SPDX-License-Identifier: BSD-3-Clause */
/* Launches a device's kernels by name.  backends/kernels/ describes their operands. */
#ifndef DTL_DEVICE_KERNEL_H
#define DTL_DEVICE_KERNEL_H

#include "device.h"

/* Returns true if the device runs kernels; otherwise the host computes instead. */
bool dtl__device_has_kernels(const struct device *device);

/* Queues the kernel whose name is the formatted string. */
dtl_status dtl__launch(struct device_stream *stream, const struct kernel_call *call,
                       const char *format, ...) __attribute__((format(printf, 3, 4)));

/* Sets the primitive, type and operation of a call.  The caller sets operands and count. */
void dtl__primitive_set(struct kernel_call *call, enum primitive what, const struct dtype *type,
                        int32_t op, bool is_descending);

/* dtl__device_has_primitive() returns true if the device has the primitive of a call;
 * dtl__primitive() queues it and blocks until it is complete. */
bool dtl__device_has_primitive(const struct device *device, const struct kernel_call *call);
dtl_status dtl__primitive(struct device_stream *stream, const struct kernel_call *call);

/* The member `launch` of tables without kernels; fails with DTL_ERROR_NOT_SUPPORTED. */
dtl_status dtl__launch_unsupported(struct device_stream *stream, const char *kernel,
                                   const struct kernel_call *call);

#endif
