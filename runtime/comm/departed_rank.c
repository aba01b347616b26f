/* SPDX-License-Identifier: BSD-3-Clause */
/* Detects ranks that have left the job while other ranks still wait for them. */
#include <stddef.h>

#include "dtl_runtime.h"

/* Returns false if the backend's table lacks the member: a backend that was built before the member
 * existed has a shorter table. */
bool dtl__comm_has_left(const struct comm *comm, int32_t rank)
{
    const struct comm_ops *ops = comm->ops;

    return ops->size > offsetof(struct comm_ops, has_left) && ops->has_left != NULL &&
           ops->has_left(comm, rank);
}

dtl_status dtl__comm_fail_left(int32_t rank)
{
    if (rank == DTL_ANY_SOURCE)
        return dtl__fail(DTL_ERROR_RANK_FAILURE, "all other ranks have left the job; expected them "
                                                 "to run until all are done");
    return dtl__fail(DTL_ERROR_RANK_FAILURE,
                     "rank %d has left the job; expected it to run until all are done", (int)rank);
}
