/* SPDX-License-Identifier: BSD-3-Clause */
/* Two containers of one shape, of which each index is worked on where one of them has it. */
#ifndef DTL_ALGORITHM_PAIR_H
#define DTL_ALGORITHM_PAIR_H

#include "dtl_container.h"

dtl_status dtl__pair_same_shape(const struct container *src, const struct container *dst);
dtl_status dtl__pair_same_dtype(const struct container *src, const struct container *dst);
/* On this rank. */
dtl_status dtl__pair_same_part(const struct container *src, const struct container *dst);
/* Elements of `src` are those of `dst`, or others. */
dtl_status dtl__pair_same_or_apart(const struct container *src, const struct container *dst);

/* Elements of this rank's part of `dst` become what `op` makes of them and those of `src`, which
 * are as many, of the same dtype: global_apply.c. */
dtl_status dtl__apply_local(struct container *dst, struct container *src, dtl_reduce_op op);

/* Sets *out to `src` where it is distributed as `dst` is, or to a copy that is.  Collective. */
dtl_status dtl__pair_align(struct container *src, const struct container *dst,
                           struct container **out);
/* Releases the copy, if there is one. */
void dtl__pair_align_end(struct container *src, struct container *aligned);

#endif
