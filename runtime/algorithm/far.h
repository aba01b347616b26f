/* SPDX-License-Identifier: BSD-3-Clause */
/* What a device does with the elements that it has, so that they need not travel.  Its folds are in
 * an order that depends on the number of elements alone. */
#ifndef DTL_ALGORITHM_FAR_H
#define DTL_ALGORITHM_FAR_H

#include "dtl_container.h"

/* This rank's elements, as the device has them. */
static inline struct device_part dtl__far_elements(const struct container *container)
{
    return (struct device_part){container->device_data,
                                container->local_size * container->type->size};
}

/* Whether this rank has elements, on a device alone, which runs kernels. */
bool dtl__far_has(const struct container *container);

/* Of a container that it has. */
dtl_status dtl__far_fold(const struct container *container, dtl_reduce_op op, void *result);
/* -1: there is none. */
dtl_status dtl__far_find(const struct container *container, const void *value, int64_t *index);
dtl_status dtl__far_count(const struct container *container, const void *value, uint64_t *count);
/* Of the least element, or with `sign` -1 of the greatest; the first of equal ones. */
dtl_status dtl__far_extreme(const struct container *container, int sign, int64_t *index);

/* As dtl__scan() does. */
dtl_status dtl__far_scan(struct container *container, dtl_reduce_op op, bool is_inclusive,
                         const void *before);

/* The sums of moments.h. */
dtl_status dtl__far_moments(const struct container *container, double shift, double *sum,
                            double *squares);
/* Whether both are where products of their elements can be had. */
bool dtl__far_has_both(const struct container *a, const struct container *b);
dtl_status dtl__far_dot(const struct container *a, const struct container *b, double *sum);

#endif
