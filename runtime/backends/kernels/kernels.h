/* SPDX-License-Identifier: BSD-3-Clause */
/* The kernels as functions of the host, for devices that are made of its memory. */
#ifndef KERNELS_H
#define KERNELS_H

#include "dtl_backend.h"

typedef void (*host_kernel)(struct kernel_call call);

/* NULL: there is none of that name. */
host_kernel host_kernel_find(const char *name);

/* Primitives: whether there is one for a call, and it. */
bool host_primitive_is(const struct kernel_call *call);
void host_primitive(struct kernel_call call);

#endif
