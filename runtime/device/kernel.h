/* SPDX-License-Identifier: BSD-3-Clause */
/* Kernels of a device by what they do: those of backends/kernels/, which says what each takes. */
#ifndef DTL_KERNEL_H
#define DTL_KERNEL_H

#include "device.h"

/* Whether it runs kernels; else the host does what they do. */
bool dtl__device_computes(const struct device *device);

/* Queues the kernel of that name. */
dtl_status dtl__launch(struct device_stream *stream, const struct kernel_call *call,
                       const char *format, ...) __attribute__((format(printf, 3, 4)));

/* The member of a table that has none. */
dtl_status dtl__launch_refused(struct device_stream *stream, const char *kernel,
                               const struct kernel_call *call);

#endif
