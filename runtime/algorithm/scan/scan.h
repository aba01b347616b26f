/* SPDX-License-Identifier: BSD-3-Clause */
/* Prefix reductions of contiguous elements. */
#ifndef DTL_ALGORITHM_SCAN_SCAN_H
#define DTL_ALGORITHM_SCAN_SCAN_H

#include "algorithm/reduce/fold.h"
#include "dtl_runtime.h"

struct scan {
    const struct dtype *type;
    dtl_reduce_op op; /* must be defined for the dtype */
    dtl_execution_policy policy;
    bool is_inclusive;
    char *elements;
    uint64_t count;
};

/* Scans in place: element[i] becomes `before` op element[0] op ... op element[i], without
 * element[i] if the scan is exclusive.  `before` may be NULL: then the first element stays as it is
 * in an inclusive scan, and becomes the neutral element in an exclusive one. */
void dtl__scan(const struct scan *scan, const void *before);

/* The same for this rank's elements, in host or device memory. */
dtl_status dtl__scan_local(struct container *container, dtl_reduce_op op, bool is_inclusive,
                           const void *before);

#endif
