/* SPDX-License-Identifier: BSD-3-Clause */
/* Detection of overflow of partial results in reductions of floating-point numbers.
 *
 * Reductions and scans combine elements in vector registers, blocks, threads and ranks.  A partial
 * result may overflow there although the fold in index order is finite: 0 * inf is NaN, and inf -
 * inf as well.  The algorithms detect a result that is not finite although all elements are, and
 * repeat the operation in index order.  A fold in index order over a non-finite element is not
 * finite itself, so such data costs one pass over the elements and no second fold. */
#ifndef DTL_ALGORITHM_REDUCE_FINITE_H
#define DTL_ALGORITHM_REDUCE_FINITE_H

#include "dtl_runtime.h"

/* Returns true if results of the operation are rounded and may overflow: sums and products of
 * floating-point and complex numbers. */
bool dtl__may_overflow(const struct dtype *type, dtl_reduce_op op);

/* Returns true if the magnitude of each element, or of each part of a complex one, is below
 * 2^exponent.  NaN and infinity never are.  The dtype must be a floating-point or complex one. */
bool dtl__all_below(const struct dtype *type, const void *elements, uint64_t count, int exponent);

/* Returns the exponent of the smallest power of two that the dtype cannot represent. */
int dtl__overflow_exponent(const struct dtype *type);

/* Returns true if no element is NaN or infinite. */
static inline bool dtl__all_finite(const struct dtype *type, const void *elements, uint64_t count)
{
    return dtl__all_below(type, elements, count, dtl__overflow_exponent(type));
}

#endif
