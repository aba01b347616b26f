/* SPDX-License-Identifier: BSD-3-Clause */
#include "count_check.h"

#include "comm/part.h"

static bool has_counts(const struct collective *what)
{
    return collective_has_counts(what->kind) || what->kind == COLLECTIVE_REDUCE_SCATTER;
}

static uint64_t sent(const struct collective *what, int32_t rank, int32_t peer)
{
    return what->kind == COLLECTIVE_REDUCE_SCATTER ? what->recvcounts[peer]
                                                   : dtl__part_sent(what, rank, peer).count;
}

static uint64_t received(const struct collective *what, int32_t rank, int32_t peer)
{
    return what->kind == COLLECTIVE_REDUCE_SCATTER ? what->recvcounts[rank]
                                                   : dtl__part_received(what, rank, peer).count;
}

static dtl_status meets(int32_t rank, int32_t peer, uint64_t coming, uint64_t expected)
{
    if (coming == expected)
        return DTL_SUCCESS;
    return dtl__refuse_argument(
        DTL_ERROR_COLLECTIVE_PARTICIPATION, "check-counts",
        "rank %d sends %llu elements to rank %d; expected %llu, as that receives from it",
        (int)peer, (unsigned long long)coming, (int)rank, (unsigned long long)expected);
}

static dtl_status counts_meet(struct comm *comm, const struct collective *what, uint64_t *going,
                              uint64_t *coming)
{
    dtl_status status;

    for (int32_t peer = 0; peer < comm->size; peer++)
        going[peer] = sent(what, comm->rank, peer);
    status = dtl__run(comm, alltoall_of(going, coming, 1, dtl__dtype(DTL_DTYPE_UINT64)));
    for (int32_t peer = 0; peer < comm->size && status == DTL_SUCCESS; peer++)
        status = meets(comm->rank, peer, coming[peer], received(what, comm->rank, peer));
    return dtl__comm_agree(comm, status);
}

dtl_status dtl__counts_check(struct comm *comm, const struct collective *what)
{
    uint64_t *counts = NULL, ranks = (uint64_t)comm->size;
    dtl_status status;

    if (!has_counts(what))
        return DTL_SUCCESS;
    status = dtl__comm_agree(
        comm, dtl__alloc((void **)&counts, 2 * ranks * sizeof *counts, "check of counts"));
    if (status == DTL_SUCCESS)
        status = counts_meet(comm, what, counts, counts + ranks);
    dtl__release(counts);
    return status;
}

dtl_status dtl__counts_arrived(const struct collective_request *request,
                               const struct message *message)
{
    const struct collective *what = &request->transfer;
    int32_t rank = request->context->comm.rank;

    return meets(rank, message->source, message->bytes / what->type->size,
                 dtl__part_received(what, rank, message->source).count);
}
