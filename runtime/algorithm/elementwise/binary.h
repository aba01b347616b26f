/* SPDX-License-Identifier: BSD-3-Clause */
/* Binary operations on the elements of two operands in host memory. */
#ifndef DTL_ALGORITHM_ELEMENTWISE_BINARY_H
#define DTL_ALGORITHM_ELEMENTWISE_BINARY_H

#include "dtl_container.h"

/* Computes `count` elements of `out`, which may be the same memory as `x` or `y`. */
typedef void (*binary_loop)(void *out, const void *x, const void *y, uint64_t count);

/* Returns the loop of an operation, or NULL if the dtype does not support it. */
binary_loop dtl__binary_loop(dtl_binary_op op, const struct dtype *type);

/* Returns the name of the operation in the generated step functions and device kernels. */
const char *dtl__binary_step(dtl_binary_op op);

/* Checks the arguments of dtl_container_apply_binary_local(); or of
 * dtl_container_apply_value_local() if `x` or `y` is NULL, in whose place a value is used.
 * Implemented in apply_binary.c. */
dtl_status dtl__binary_check_local(struct container *dst, struct container *x, struct container *y,
                                   dtl_binary_op op);

#endif
