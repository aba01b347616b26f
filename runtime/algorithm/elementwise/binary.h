/* SPDX-License-Identifier: BSD-3-Clause */
/* What an operation makes of two elements on the host, of many pairs at a time. */
#ifndef DTL_ALGORITHM_ELEMENTWISE_BINARY_H
#define DTL_ALGORITHM_ELEMENTWISE_BINARY_H

#include "dtl_container.h"

/* Any may be the same. */
typedef void (*binary_loop)(void *out, const void *x, const void *y, uint64_t count);

/* NULL: the dtype has no such operation. */
binary_loop dtl__binary_loop(dtl_binary_op op, const struct dtype *type);

/* What the steps and kernels of an operation are called. */
const char *dtl__binary_step(dtl_binary_op op);

/* Refuses what dtl_container_apply_binary_local() does, or with NULL for `x` or `y`, which is a
 * value then, dtl_container_apply_value_local(): global_binary.c. */
dtl_status dtl__binary_check_local(struct container *dst, struct container *x, struct container *y,
                                   dtl_binary_op op);

#endif
