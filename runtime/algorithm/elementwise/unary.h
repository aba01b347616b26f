/* SPDX-License-Identifier: BSD-3-Clause */
/* What an operation makes of elements on the host, of many at a time. */
#ifndef DTL_ALGORITHM_ELEMENTWISE_UNARY_H
#define DTL_ALGORITHM_ELEMENTWISE_UNARY_H

#include "dtl_runtime.h"

/* Both may be the same. */
typedef void (*unary_loop)(void *out, const void *in, uint64_t count);

/* NULL: the dtype has no such operation. */
unary_loop dtl__unary_loop(dtl_unary_op op, const struct dtype *type);

/* Refuses an operation that the dtype has not. */
dtl_status dtl__unary_check(dtl_unary_op op, const struct dtype *type);

#endif
