/* SPDX-License-Identifier: BSD-3-Clause */
/* Reductions (folds) over this rank's elements, used by the local and the global algorithms. */
#ifndef DTL_ALGORITHM_REDUCE_FOLD_H
#define DTL_ALGORITHM_REDUCE_FOLD_H

#include "dtl_container.h"

/* Size of the largest element of any dtype. */
enum { ELEMENT_BYTES = 16 };

/* Sets *result to the reduction of this rank's elements, or to the neutral element if there are
 * none.  Runs on the device that has the elements, or on several threads.  The order of operands
 * depends only on the number of elements and threads.  If the result is not finite although all
 * elements are, the elements are folded in index order instead (finite.h).  Local. */
dtl_status dtl__fold_local(struct container *container, dtl_reduce_op op, void *result);

/* Reduces `count` contiguous elements on the calling thread. */
void dtl__fold_run(const struct dtype *type, dtl_reduce_op op, const void *elements, uint64_t count,
                   void *result);

/* Folds `count` elements into *result, one after the other in index order. */
void dtl__fold_in_order(const struct dtype *type, dtl_reduce_op op, const void *elements,
                        uint64_t count, void *result);

/* Reduces with a callback, in index order: result = func(result, element), starting with
 * `identity`.  Elements in device memory are copied to the host first. */
dtl_status dtl__fold_func(struct container *container, dtl_binary_func func, const void *identity,
                          void *result, void *user_data);

#endif
