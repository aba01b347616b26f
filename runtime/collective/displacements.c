/* SPDX-License-Identifier: BSD-3-Clause */
/* The arrays of collectives that are called without them. */
#include "displacements.h"
#include "count_check.h"
#include "observe/check.h"

/* Packed displacements where counts are significant and the caller gives none: in `room`. */
static const uint64_t *displacements(const struct comm *comm, const uint64_t *counts,
                                     const uint64_t *displs, uint64_t *room)
{
    if (counts == NULL || displs != NULL)
        return displs;
    displacements_pack(room, counts, comm->size);
    return room;
}

dtl_status dtl__displacements_fill(struct context *context, struct collective *what)
{
    struct comm *comm = &context->comm;
    const uint64_t *sendcounts = significant(what->sendcounts, comm, what);
    const uint64_t *recvcounts = significant(what->recvcounts, comm, what);

    what->sdispls = displacements(comm, sendcounts, what->sdispls, dtl__row_of(context, ROW_SENT));
    what->rdispls =
        displacements(comm, recvcounts, what->rdispls, dtl__row_of(context, ROW_RECEIVED));
    return DTL_UNLIKELY(dtl__check_is_wanted(context)) ? dtl__counts_check(comm, what)
                                                       : DTL_SUCCESS;
}
