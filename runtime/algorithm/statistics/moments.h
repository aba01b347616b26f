/* SPDX-License-Identifier: BSD-3-Clause */
/* Sums over elements of any real dtype, in double precision. */
#ifndef DTL_ALGORITHM_STATISTICS_MOMENTS_H
#define DTL_ALGORITHM_STATISTICS_MOMENTS_H

#include "dtl_runtime.h"

/* Whether elements of the dtype are real numbers that the functions below take. */
bool dtl__moments_has(dtl_dtype dtype);

/* The sum of the elements less `shift`, and of their squares. */
void dtl__moments_sum(dtl_dtype dtype, const void *elements, uint64_t count, double shift,
                      double *sum, double *squares);

/* The sum of the products of two sequences. */
double dtl__moments_dot(dtl_dtype dtype, const void *a, const void *b, uint64_t count);

/* Adds to counts[i] the elements that lie in bin i of `bins` equal ones from low to high; the last
 * one holds high too. */
void dtl__moments_bin(dtl_dtype dtype, const void *elements, uint64_t count, double low,
                      double high, uint64_t bins, uint64_t *counts);

/* One element. */
double dtl__moments_number(dtl_dtype dtype, const void *element);

#endif
