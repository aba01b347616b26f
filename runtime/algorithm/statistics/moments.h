/* SPDX-License-Identifier: BSD-3-Clause */
/* Sums over contiguous elements of any real dtype, in double precision, on the calling thread. */
#ifndef DTL_ALGORITHM_STATISTICS_MOMENTS_H
#define DTL_ALGORITHM_STATISTICS_MOMENTS_H

#include "dtl_runtime.h"

/* Returns true if the functions below support the dtype: the real numbers. */
bool dtl__moments_has(dtl_dtype dtype);

/* Sets *sum and *squares to the sums of (element - shift) and of its square. */
void dtl__moments_sum(dtl_dtype dtype, const void *elements, uint64_t count, double shift,
                      double *sum, double *squares);

/* Returns the sum of the products of two sequences. */
double dtl__moments_dot(dtl_dtype dtype, const void *a, const void *b, uint64_t count);

/* Adds to counts[i] the number of elements in bin i of `bins` equal bins from `low` to `high`.  The
 * last bin includes `high`. */
void dtl__moments_bin(dtl_dtype dtype, const void *elements, uint64_t count, double low,
                      double high, uint64_t bins, uint64_t *counts);

/* Returns one element as a double. */
double dtl__moments_number(dtl_dtype dtype, const void *element);

#endif
