/* SPDX-License-Identifier: BSD-3-Clause */
/* Prefix reductions of elements that lie one behind the other. */
#ifndef DTL_ALGORITHM_SCAN_SCAN_H
#define DTL_ALGORITHM_SCAN_SCAN_H

#include "algorithm/reduce/fold.h"
#include "dtl_runtime.h"

struct scan {
    const struct dtype *type;
    dtl_reduce_op op; /* one that is defined for the dtype */
    dtl_execution_policy policy;
    bool is_inclusive;
    char *elements;
    uint64_t count;
};

/* Scans in place: element[i] becomes before op element[0] op ... op element[i]; where the scan is
 * exclusive, without element[i].  `before` may be NULL where nothing comes before: then the first
 * element stays, or becomes the neutral one. */
void dtl__scan(const struct scan *scan, const void *before);

/* The same of this rank's elements, where they are. */
dtl_status dtl__scan_local(struct container *container, dtl_reduce_op op, bool is_inclusive,
                           const void *before);

#endif
