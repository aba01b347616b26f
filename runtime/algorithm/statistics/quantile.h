/* SPDX-License-Identifier: BSD-3-Clause */
/* Quantiles by linear interpolation of neighboring elements: method 7 of Hyndman and Fan, "Sample
 * quantiles in statistical packages" (1996). */
#ifndef DTL_ALGORITHM_STATISTICS_QUANTILE_H
#define DTL_ALGORITHM_STATISTICS_QUANTILE_H

#include "dtl_runtime.h"

/* Fails unless all probabilities are in [0, 1], the dtype is real, and `size`, the number of
 * elements, is not 0. */
dtl_status dtl__quantiles_check(const struct dtype *type, uint64_t size,
                                const double *probabilities, uint64_t count);

/* Returns the index, among `size` sorted elements, of the lower neighbor of quantile index / 2 if
 * `index` is even, and of its upper neighbor if it is odd. */
uint64_t dtl__quantile_neighbor(uint64_t size, const double *probabilities, uint64_t index);

/* Computes the quantiles from `numbers`, which holds the neighbors in the order of that index.
 * NULL means that an element is NaN: all quantiles become NaN. */
void dtl__quantiles_compute(uint64_t size, const double *probabilities, uint64_t count,
                            const double *numbers, double *results);

#endif
