/* SPDX-License-Identifier: BSD-3-Clause */
/* What a sort compares: records of `stride` bytes that start with a key, and the order of the keys.
 */
#ifndef DTL_ALGORITHM_SORT_RECORD_SORT_H
#define DTL_ALGORITHM_SORT_RECORD_SORT_H

#include "dtl_runtime.h"

struct container;

struct order {
    const struct dtype *type;
    uint64_t stride; /* type->size where a record is nothing but its key */
    bool is_descending;
    dtl_comparator compare; /* the caller's, in place of the dtype's own order; NULL: none */
    void *user_data;
    dtl_execution_policy execution; /* of bare keys, which threads may share */
};

/* Three-way.  NaN comes after all numbers, ascending and descending. */
int dtl__order_compare(const struct order *order, const void *a, const void *b);

/* Sorts records; equal ones keep their order.  Needs as much memory again.  And stable or not, the
 * fastest way that there is for the order. */
typedef dtl_status record_sort(const struct order *order, void *records, uint64_t count);
record_sort dtl__sort_stable, dtl__sort_any;

/* Merges sorted runs into `out`, of which run r is records starts[r] to starts[r + 1]; equal
 * records stay in the order of runs.  The records are lost. */
dtl_status dtl__sort_merge(const struct order *order, void *records, const uint64_t *starts,
                           int32_t runs, void *out);

/* Sorts this rank's part; a device that has it sorts it in its own way, which is stable. */
dtl_status dtl__local_sort(record_sort *sort, struct container *container, bool is_descending);

/* Whether dtl__sort_keys() sorts this order: keys alone, in the order of their dtype. */
bool dtl__sort_has_keys(const struct order *order);

/* Sorts keys in place, without regard to the order of equal ones. */
dtl_status dtl__sort_keys(const struct order *order, void *keys, uint64_t count);

#endif
