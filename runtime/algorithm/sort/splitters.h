/* SPDX-License-Identifier: BSD-3-Clause */
/* Where each rank must cut its sorted records, so that every rank ends with as many as it has to
 * hold. */
#ifndef DTL_ALGORITHM_SORT_SPLITTERS_H
#define DTL_ALGORITHM_SORT_SPLITTERS_H

#include "record_sort.h"

/* `records` are sorted on each rank.  `targets[r]` is how many records of the whole come before
 * those of rank r, for r in [0, ranks]; targets[ranks] is the number of all.  Sets cuts[r], r in
 * [0, ranks]: records cuts[r] to cuts[r + 1] of this rank go to rank r.  Of equal records those of
 * lower ranks come first, so the cut is exact and stable.  Collective. */
dtl_status dtl__splitters_find(struct comm *comm, const struct order *order, const void *records,
                               uint64_t count, const uint64_t *targets, uint64_t *cuts);

#endif
