/* SPDX-License-Identifier: BSD-3-Clause */
/* The kernels as functions of the host, for devices that are made of its memory. */
#ifndef KERNELS_H
#define KERNELS_H

#include "dtl_backend.h"

typedef void (*host_kernel)(struct kernel_call call);

/* Returns the host version of a kernel, or NULL if no kernel has that name. */
host_kernel host_kernel_find(const char *name);

/* Returns true if host_primitive() can execute the primitive of a call on its dtype. */
bool host_primitive_is(const struct kernel_call *call);
/* Executes the primitive of a call, for which host_primitive_is() returns true. */
void host_primitive(struct kernel_call call);

#endif
