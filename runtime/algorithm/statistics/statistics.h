/* SPDX-License-Identifier: BSD-3-Clause */
/* Statistics of this rank's elements in double precision, in host or device memory.  Local. */
#ifndef DTL_ALGORITHM_STATISTICS_STATISTICS_H
#define DTL_ALGORITHM_STATISTICS_STATISTICS_H

#include "dtl_container.h"
#include "moments.h"

/* Argument checks: fail unless the elements are real numbers, two containers have the same real
 * dtype, and the bounds of a histogram are finite and ascending. */
dtl_status dtl__moments_refuse(const struct container *container);
static inline dtl_status dtl__moments_check(const struct container *container)
{
    return dtl__moments_has(container->type->id) ? DTL_SUCCESS : dtl__moments_refuse(container);
}
dtl_status dtl__products_refuse(const struct container *a, const struct container *b);
static inline dtl_status dtl__products_check(const struct container *a, const struct container *b)
{
    bool has_products = dtl__moments_has(a->type->id) && a->type == b->type;

    return has_products ? DTL_SUCCESS : dtl__products_refuse(a, b);
}
dtl_status dtl__bins_check(const struct container *container, double low, double high);

/* Set *sum and *squares to the sums of (element - shift) and of its square.  The first one is for
 * elements in device memory. */
dtl_status dtl__staged_moments(struct container *container, double shift, double *sum,
                               double *squares);
static inline dtl_status dtl__local_moments(struct container *container, double shift, double *sum,
                                            double *squares)
{
    if (dtl__container_is_on_device(container))
        return dtl__staged_moments(container, shift, sum, squares);
    dtl__moments_sum(container->type->id, container->data, container->local_size, shift, sum,
                     squares);
    return DTL_SUCCESS;
}

/* Set *sum to the sum of the products of two containers' elements.  The first one is for elements
 * in device memory. */
dtl_status dtl__staged_dot(struct container *a, struct container *b, double *sum);
static inline dtl_status dtl__local_dot(struct container *a, struct container *b, double *sum)
{
    if (dtl__is_either_on_device(a, b))
        return dtl__staged_dot(a, b, sum);
    *sum = dtl__moments_dot(a->type->id, a->data, b->data, a->local_size);
    return DTL_SUCCESS;
}

/* Adds to counts[i] the number of elements in bin i of `bins` equal bins.  `counts` must be zero at
 * the start. */
dtl_status dtl__local_histogram(struct container *container, double low, double high, uint64_t bins,
                                uint64_t *counts);

#endif
