/* SPDX-License-Identifier: BSD-3-Clause */
/* Splitters of a distributed sort: the positions at which each rank cuts its sorted records, so
 * that every rank receives the required number of records. */
#ifndef DTL_ALGORITHM_SORT_SPLITTERS_H
#define DTL_ALGORITHM_SORT_SPLITTERS_H

#include "record_sort.h"

/* Sets cuts[r], for r in [0, ranks]: records cuts[r] to cuts[r + 1] - 1 of this rank go to rank r.
 * `records` are sorted on each rank. targets[r] is the number of records of all ranks that come
 * before those of rank r, and targets[ranks] the total number.  Among equal records those of lower
 * ranks come first, so the cuts are exact and the sort is stable.  Collective. */
dtl_status dtl__splitters_find(struct comm *comm, const struct record_order *order,
                               const void *records, uint64_t count, const uint64_t *targets,
                               uint64_t *cuts);

#endif
