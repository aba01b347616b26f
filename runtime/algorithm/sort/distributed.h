/* SPDX-License-Identifier: BSD-3-Clause */
/* Sorting records that lie on many ranks. */
#ifndef DTL_ALGORITHM_SORT_DISTRIBUTED_H
#define DTL_ALGORITHM_SORT_DISTRIBUTED_H

#include "record_sort.h"

/* What is known of a rank's records, or wanted of their sort. */
enum sorting {
    SORTED_ANYHOW,
    SORTED_STABLY,
    SORTED_BEFORE, /* they are in order, on this rank: ranks may differ in that */
};

/* Sorts over all ranks: rank after rank, the records are in order, and each rank has as many as
 * before.  Stable where that is wanted or the order leaves no other way.  Collective. */
dtl_status dtl__sort_distributed(struct comm *comm, const struct order *order, void *records,
                                 uint64_t count, enum sorting sorting);

#endif
