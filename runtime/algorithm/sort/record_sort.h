/* SPDX-License-Identifier: BSD-3-Clause */
/* Local sorts of records.  A record has `stride` bytes and starts with its key; a record that is
 * only a key is called a bare key.  Overview of the folder: global.c, local.c and stream.c
 * implement the API; distributed.c sorts over all ranks; the functions below sort on one rank and
 * choose the algorithm. */
#ifndef DTL_ALGORITHM_SORT_RECORD_SORT_H
#define DTL_ALGORITHM_SORT_RECORD_SORT_H

#include "dtl_runtime.h"

struct container;

struct record_order {
    const struct dtype *type;
    uint64_t stride; /* type->size for bare keys */
    bool is_descending;
    /* The caller's comparator, in place of the order of the dtype; NULL: none. */
    dtl_comparator compare;
    void *user_data;
    dtl_execution_policy execution; /* for bare keys, which several threads may sort */
};

/* Compares two records: negative, zero or positive.  NaN comes after all numbers, in ascending and
 * in descending order. */
int dtl__order_compare(const struct record_order *order, const void *a, const void *b);

/* Sort records in place.  The first keeps the order of equal records and needs as much memory
 * again.  The second uses the fastest algorithm, stable or not. */
typedef dtl_status record_sort(const struct record_order *order, void *records, uint64_t count);
record_sort dtl__sort_stable, dtl__sort_any;

/* Merges sorted runs into `out`.  Run r consists of records starts[r] to starts[r + 1] - 1.  Equal
 * records stay in the order of the runs.  Overwrites `records`. */
dtl_status dtl__sort_merge(const struct record_order *order, void *records, const uint64_t *starts,
                           int32_t runs, void *out);

/* Sorts this rank's elements with `sort`, or on the device that has them, which is always stable.
 */
dtl_status dtl__local_sort(record_sort *sort, struct container *container, bool is_descending);

/* Returns true if the records are bare keys in the order of their dtype, so that dtl__sort_keys()
 * sorts them. */
bool dtl__order_has_bare_keys(const struct record_order *order);

/* Sorts bare keys in place.  Not stable. */
dtl_status dtl__sort_keys(const struct record_order *order, void *keys, uint64_t count);

#endif
