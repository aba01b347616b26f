/* SPDX-License-Identifier: BSD-3-Clause */
/* Pairs of containers of the same shape, for operations on elements with equal indices.  Checks of
 * the arguments, and alignment: a copy of one container that is distributed as the other is, so
 * that each rank has the elements it needs. */
#ifndef DTL_ALGORITHM_ELEMENTWISE_CONTAINER_PAIR_H
#define DTL_ALGORITHM_ELEMENTWISE_CONTAINER_PAIR_H

#include "dtl_container.h"
#include "dtl_impl.h"

/* Fail unless both have the same global shape, and the same dtype. */
dtl_status dtl__pair_check_shape(const struct container *src, const struct container *dst);
dtl_status dtl__pair_refuse_dtype(const struct container *src, const struct container *dst);
static inline dtl_status dtl__pair_check_dtype(const struct container *src,
                                               const struct container *dst)
{
    return src->type == dst->type ? DTL_SUCCESS : dtl__pair_refuse_dtype(src, dst);
}
/* Fails unless both have as many elements on this rank. */
dtl_status dtl__pair_check_local_size(const struct container *src, const struct container *dst);
/* Fails if the two share elements at different indices: an element would be written before it is
 * read.  The same elements at the same indices are allowed. */
dtl_status dtl__pair_check_overlap(const struct container *src, const struct container *dst);

/* Applies `op` to this rank's elements of `dst` and `src`, in place in `dst`.  Both have as many
 * elements on this rank, and the same dtype.  Local.  Implemented in apply.c. */
dtl_status dtl__apply_local(struct container *dst, struct container *src, dtl_reduce_op op);

/* Returns true if both are distributed alike, so that equal local indices on a rank have equal
 * global indices. */
static inline bool dtl__pair_is_aligned(const struct container *a, const struct container *b)
{
    const struct distribution *one = &a->distribution, *other = &b->distribution;

    return one->policy == other->policy && one->block_size == other->block_size &&
           one->ranks == other->ranks && a->distributed_dim == b->distributed_dim &&
           a->local_size == b->local_size && a->offset == b->offset;
}

/* Sets *out to a copy of `src` that is distributed as `dst` is.  Collective. */
dtl_status dtl__pair_copy(struct container *src, const struct container *dst,
                          struct container **out);

/* Sets *out to `src` if it is distributed as `dst` is, and to such a copy otherwise. */
static inline dtl_status dtl__pair_align(struct container *src, const struct container *dst,
                                         struct container **out)
{
    *out = src;
    return dtl__pair_is_aligned(src, dst) ? DTL_SUCCESS : dtl__pair_copy(src, dst, out);
}

/* Releases the copy, if there is one. */
static inline void dtl__pair_align_end(struct container *src, struct container *aligned)
{
    if (aligned != src)
        dtl_impl_container_destroy(aligned);
}

#endif
