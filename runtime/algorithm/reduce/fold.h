/* SPDX-License-Identifier: BSD-3-Clause */
/* Reductions over this rank's elements, which both families of algorithms use. */
#ifndef DTL_ALGORITHM_REDUCE_FOLD_H
#define DTL_ALGORITHM_REDUCE_FOLD_H

#include "dtl_container.h"

/* The largest element of any dtype. */
enum { ELEMENT_BYTES = 16 };

/* Sets *result to the reduction of this rank's elements; of none, to the neutral element.  The
 * order of operands depends on the number of elements and of threads alone, and where a device has
 * the elements on their number.  Where the result would not be finite although all elements are,
 * they are folded in index order instead: finite.h. */
dtl_status dtl__fold_local(struct container *container, dtl_reduce_op op, void *result);

/* The same of `count` elements that lie one behind the other, on this thread. */
void dtl__fold_run(const struct dtype *type, dtl_reduce_op op, const void *elements, uint64_t count,
                   void *result);

/* Folds `count` elements into *result, one after the other in index order. */
void dtl__fold_in_order(const struct dtype *type, dtl_reduce_op op, const void *elements,
                        uint64_t count, void *result);

/* Reduces from the first element on, with a caller's function: result = func(result,
 * element), from `identity`. */
dtl_status dtl__fold_func(struct container *container, dtl_binary_func func, const void *identity,
                          void *result, void *user_data);

#endif
