/* SPDX-License-Identifier: BSD-3-Clause */
/* Two containers of one shape, of which each index is worked on where one of them has it. */
#ifndef DTL_ALGORITHM_ELEMENTWISE_CONTAINER_PAIR_H
#define DTL_ALGORITHM_ELEMENTWISE_CONTAINER_PAIR_H

#include "dtl_container.h"
#include "dtl_impl.h"

dtl_status dtl__pair_same_shape(const struct container *src, const struct container *dst);
dtl_status dtl__pair_refuse_dtype(const struct container *src, const struct container *dst);
static inline dtl_status dtl__pair_same_dtype(const struct container *src,
                                              const struct container *dst)
{
    return src->type == dst->type ? DTL_SUCCESS : dtl__pair_refuse_dtype(src, dst);
}
/* On this rank. */
dtl_status dtl__pair_same_part(const struct container *src, const struct container *dst);
/* Elements of `src` are those of `dst`, or others. */
dtl_status dtl__pair_same_or_apart(const struct container *src, const struct container *dst);

/* Elements of this rank's part of `dst` become what `op` makes of them and those of `src`, which
 * are as many, of the same dtype: global_apply.c. */
dtl_status dtl__apply_local(struct container *dst, struct container *src, dtl_reduce_op op);

static inline bool dtl__pair_is_alike(const struct container *a, const struct container *b)
{
    const struct distribution *one = &a->distribution, *other = &b->distribution;

    return one->policy == other->policy && one->block_size == other->block_size &&
           one->ranks == other->ranks && a->distributed_dim == b->distributed_dim &&
           a->local_size == b->local_size && a->offset == b->offset;
}

/* Sets *out to a copy that is distributed as `dst` is.  Collective. */
dtl_status dtl__pair_copy(struct container *src, const struct container *dst,
                          struct container **out);

/* The same, or to `src` where that is distributed so. */
static inline dtl_status dtl__pair_align(struct container *src, const struct container *dst,
                                         struct container **out)
{
    *out = src;
    return dtl__pair_is_alike(src, dst) ? DTL_SUCCESS : dtl__pair_copy(src, dst, out);
}

/* Releases the copy, if there is one. */
static inline void dtl__pair_align_end(struct container *src, struct container *aligned)
{
    if (aligned != src)
        dtl_impl_container_destroy(aligned);
}

#endif
