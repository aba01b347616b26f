/* SPDX-License-Identifier: BSD-3-Clause */
/* Quantiles by what lies around them: method 7 of Hyndman and Fan, "Sample quantiles in statistical
 * packages" (1996). */
#ifndef DTL_ALGORITHM_STATISTICS_QUANTILE_H
#define DTL_ALGORITHM_STATISTICS_QUANTILE_H

#include "dtl_runtime.h"

/* Refuses what is no probability, and elements, `size` of them, that have no quantiles. */
dtl_status dtl__quantiles_check(const struct dtype *type, uint64_t size,
                                const double *probabilities, uint64_t count);

/* Where quantile i of `size` sorted elements has the one below it, where `index` is 2 * i, and the
 * one above behind. */
uint64_t dtl__quantile_place(uint64_t size, const double *probabilities, uint64_t index);

/* The quantiles: `numbers` has the neighbours of all, in this order; NULL: an element is NaN, and
 * so are all quantiles. */
void dtl__quantiles_write(uint64_t size, const double *probabilities, uint64_t count,
                          const double *numbers, double *results);

#endif
