/* SPDX-License-Identifier: BSD-3-Clause */
/* Kernels of a device by what they do: those of backends/kernels/, which says what each takes. */
#ifndef DTL_DEVICE_KERNEL_H
#define DTL_DEVICE_KERNEL_H

#include "device.h"

/* Whether it runs kernels; else the host does what they do. */
bool dtl__device_computes(const struct device *device);

/* Queues the kernel of that name. */
dtl_status dtl__launch(struct device_stream *stream, const struct kernel_call *call,
                       const char *format, ...) __attribute__((format(printf, 3, 4)));

/* Makes a call one of a primitive; operands and their count are the caller's to set. */
void dtl__primitive_set(struct kernel_call *call, enum primitive what, const struct dtype *type,
                        int32_t op, bool is_descending);

/* Whether the device has one for a call, and where it has, does it: queues it and waits. */
bool dtl__primitive_is(const struct device *device, const struct kernel_call *call);
dtl_status dtl__primitive(struct device_stream *stream, const struct kernel_call *call);

/* The member of a table that has none. */
dtl_status dtl__launch_refused(struct device_stream *stream, const char *kernel,
                               const struct kernel_call *call);

#endif
