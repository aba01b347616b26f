/* SPDX-License-Identifier: BSD-3-Clause */
/* The arrays of collectives that are called without them. */
#include "arguments.h"
#include "counts.h"
#include "observe/check.h"

dtl_status dtl__room_make(struct context *context)
{
    uint64_t *made = NULL, numbers = ROOMS * (uint64_t)context->comm.size;
    dtl_status status =
        dtl__comm_agree(&context->comm, dtl__alloc((void **)&made, numbers * sizeof *made,
                                                   "counts of collectives"));

    if (status == DTL_SUCCESS)
        context->room = made;
    else
        dtl__release(made);
    return status;
}

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
    dtl_status status = dtl__room_open(context);

    if (status != DTL_SUCCESS)
        return status;
    what->sdispls =
        displacements(comm, sendcounts, what->sdispls, dtl__room_of(context, ROOM_SENT));
    what->rdispls =
        displacements(comm, recvcounts, what->rdispls, dtl__room_of(context, ROOM_RECEIVED));
    return DTL_UNLIKELY(dtl__check_is_wanted(context)) ? dtl__counts_check(comm, what) : status;
}
