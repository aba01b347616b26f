/* SPDX-License-Identifier: BSD-3-Clause */
/* Exchanges the counts of a collective and compares them, under DTL_CHECK: see count_check.h. */
#include "count_check.h"

#include "comm/collective_block.h"

/* Returns true if each rank passes counts per rank, which may then disagree. */
static bool has_counts(const struct collective *collective)
{
    return collective_has_counts(collective->kind) || collective->kind == COLLECTIVE_REDUCE_SCATTER;
}

/* Returns the elements that `rank` sends to `peer`, by this rank's arguments. */
static uint64_t sent_count(const struct collective *collective, int32_t rank, int32_t peer)
{
    return collective->kind == COLLECTIVE_REDUCE_SCATTER
               ? collective->recvcounts[peer]
               : dtl__block_sent(collective, rank, peer).count;
}

/* Returns the elements that `rank` expects from `peer`, by this rank's arguments. */
static uint64_t expected_count(const struct collective *collective, int32_t rank, int32_t peer)
{
    return collective->kind == COLLECTIVE_REDUCE_SCATTER
               ? collective->recvcounts[rank]
               : dtl__block_received(collective, rank, peer).count;
}

/* Fails if `peer` sends another number of elements than this rank, `rank`, expects from it. */
static dtl_status check_count(int32_t rank, int32_t peer, uint64_t incoming, uint64_t expected)
{
    if (incoming == expected)
        return DTL_SUCCESS;
    return dtl__refuse_argument(
        DTL_ERROR_COLLECTIVE_PARTICIPATION, "check-counts",
        "rank %d sends %llu elements to rank %d; expected %llu, as that receives from it",
        (int)peer, (unsigned long long)incoming, (int)rank, (unsigned long long)expected);
}

/* Sends each rank the count of elements that it gets, and compares what arrives with what this
 * rank expects.  Fails on all ranks if one differs.  The arrays have one entry per rank.
 * Collective. */
static dtl_status exchange_counts(struct comm *comm, const struct collective *collective,
                                  uint64_t *outgoing, uint64_t *incoming)
{
    dtl_status status;

    for (int32_t peer = 0; peer < comm->size; peer++)
        outgoing[peer] = sent_count(collective, comm->rank, peer);
    status = dtl__run(comm, alltoall_of(outgoing, incoming, 1, dtl__dtype(DTL_DTYPE_UINT64)));
    for (int32_t peer = 0; peer < comm->size && status == DTL_SUCCESS; peer++)
        status = check_count(comm->rank, peer, incoming[peer],
                             expected_count(collective, comm->rank, peer));
    return dtl__comm_agree(comm, status);
}

dtl_status dtl__counts_check(struct comm *comm, const struct collective *collective)
{
    uint64_t *counts = NULL, ranks = (uint64_t)comm->size;
    dtl_status status;

    if (!has_counts(collective))
        return DTL_SUCCESS;
    status = dtl__comm_agree(
        comm, dtl__alloc((void **)&counts, 2 * ranks * sizeof *counts, "check of counts"));
    if (status == DTL_SUCCESS)
        status = exchange_counts(comm, collective, counts, counts + ranks);
    dtl__release(counts);
    return status;
}

dtl_status dtl__message_count_check(const struct collective_request *request,
                                    const struct message *message)
{
    const struct collective *collective = &request->transfer;
    int32_t rank = request->context->comm.rank;

    return check_count(rank, message->source, message->bytes / collective->type->size,
                       dtl__block_received(collective, rank, message->source).count);
}
