/* SPDX-License-Identifier: BSD-3-Clause */
/* Statistics of this rank's elements, wherever they are. */
#ifndef DTL_ALGORITHM_STATISTICS_STATISTICS_H
#define DTL_ALGORITHM_STATISTICS_STATISTICS_H

#include "dtl_container.h"
#include "moments.h"

/* Refuse elements that are no real numbers, two containers of which no products are made, and bins
 * that are none. */
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

/* The sum of the elements less `shift`, and of their squares; apart, where the host does not reach
 * them. */
dtl_status dtl__apart_moments(struct container *container, double shift, double *sum,
                              double *squares);
static inline dtl_status dtl__local_moments(struct container *container, double shift, double *sum,
                                            double *squares)
{
    if (dtl__container_is_far(container))
        return dtl__apart_moments(container, shift, sum, squares);
    dtl__moments_sum(container->type->id, container->data, container->local_size, shift, sum,
                     squares);
    return DTL_SUCCESS;
}

/* The sum of the products of two containers' elements. */
dtl_status dtl__apart_dot(struct container *a, struct container *b, double *sum);
static inline dtl_status dtl__local_dot(struct container *a, struct container *b, double *sum)
{
    if (dtl__either_is_far(a, b))
        return dtl__apart_dot(a, b, sum);
    *sum = dtl__moments_dot(a->type->id, a->data, b->data, a->local_size);
    return DTL_SUCCESS;
}

/* How many elements are in each of `bins` equal bins, of which `counts` has none yet. */
dtl_status dtl__local_histogram(struct container *container, double low, double high, uint64_t bins,
                                uint64_t *counts);

#endif
