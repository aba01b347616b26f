/* SPDX-License-Identifier: BSD-3-Clause */
/* Unary operations on elements in host memory. */
#ifndef DTL_ALGORITHM_ELEMENTWISE_UNARY_H
#define DTL_ALGORITHM_ELEMENTWISE_UNARY_H

#include "dtl_runtime.h"

/* Computes `count` elements of `out`, which may be the same memory as `in`. */
typedef void (*unary_loop)(void *out, const void *in, uint64_t count);

/* Returns the loop of an operation, or NULL if the dtype does not support it. */
unary_loop dtl__unary_loop(dtl_unary_op op, const struct dtype *type);

/* Fails if the dtype does not support the operation. */
dtl_status dtl__unary_check(dtl_unary_op op, const struct dtype *type);

#endif
