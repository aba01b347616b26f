/* SPDX-License-Identifier: BSD-3-Clause */
/* Prefix reductions of elements that lie one behind the other. */
#ifndef DTL_ALGORITHM_SCAN_H
#define DTL_ALGORITHM_SCAN_H

#include "dtl_runtime.h"

/* element[i] = element[0] op ... op element[i] */
void dtl__scan_inclusive(const struct dtype *type, dtl_reduce_op op, void *elements,
                         uint64_t count);

/* element[i] = first op element[0] op ... op element[i - 1], and element[0] = first. */
void dtl__scan_exclusive(const struct dtype *type, dtl_reduce_op op, const void *first,
                         void *elements, uint64_t count);

/* element[i] = first op element[i] */
void dtl__scan_shift(const struct dtype *type, dtl_reduce_op op, const void *first, void *elements,
                     uint64_t count);

#endif
