/* SPDX-License-Identifier: BSD-3-Clause */
/* Sort of records that are distributed over the ranks of a communicator. */
#ifndef DTL_ALGORITHM_SORT_DISTRIBUTED_H
#define DTL_ALGORITHM_SORT_DISTRIBUTED_H

#include "record_sort.h"

/* How each rank sorts its own records before the exchange. */
enum local_sort_kind {
    LOCAL_SORT_ANY,
    LOCAL_SORT_STABLE,
    LOCAL_SORT_DONE, /* they are sorted already; ranks may differ in this */
};

/* Sorts the records of all ranks: rank after rank they are in order, and each rank has as many as
 * before.  Stable with LOCAL_SORT_STABLE, and whenever the order has only a stable algorithm.
 * `comm` may be NULL for a local sort.  Collective. */
dtl_status dtl__sort_distributed(struct comm *comm, const struct record_order *order, void *records,
                                 uint64_t count, enum local_sort_kind local_sort);

#endif
