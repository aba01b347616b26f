/* SPDX-License-Identifier: BSD-3-Clause */
/* Nonblocking reductions that DTL performs itself: a gathering of contributions and a local
 * reduction.
 *
 * A reduction of several communication steps would have to start its later steps in the same order
 * on all ranks, but each rank learns that a step has completed only when it tests the request.
 * Therefore all contributions are sent at once to each rank that needs the result.  Cost: p n bytes
 * per rank for p ranks and n bytes, where the blocking reduction needs 2 n.  The results are
 * bitwise identical to those of the blocking reduction.
 *
 * The other ranks depend on this rank's contribution, and do not learn of a lack of memory here.
 * Memory for small contributions comes from the reserve (dtl__reserve_grow).  Large contributions
 * are sent as point-to-point messages, so that a rank without memory still sends its own: it
 * receives none, and its wait fails. */
#include "comm/collective_block.h"
#include "comm/composed.h"
#include "request.h"

#include <inttypes.h>
#include <string.h>

bool dtl__composed_is_needed(const struct comm *comm, enum collective_kind kind)
{
    const struct comm_ops *ops = comm->ops;

    if (!collective_is_reduction(kind))
        return false;
    return ops->collectives[kind] == dtl__tree_reduction ||
           ops->collectives[kind] == dtl__ordered_reduction ||
           (ops->start == NULL && !dtl__collective_queue_exists(comm));
}

/* Returns true if the blocking form reduces the contributions in rank order. */
static bool is_ordered(const struct comm_ops *ops, enum collective_kind kind)
{
    return kind == COLLECTIVE_SCAN || kind == COLLECTIVE_EXSCAN ||
           ops->collectives[kind] == dtl__ordered_reduction;
}

/* The gathering for a reduce_scatter: each block is sent to the rank that reduces it. */
static struct collective reduce_scatter_blocks(const struct collective_request *request,
                                               uint64_t mine)
{
    const struct collective *collective = &request->collective;
    int32_t ranks = request->context->comm.size;
    uint64_t *counts = request->counts + 4 * (uint64_t)ranks, *displs = counts + ranks;

    for (int32_t rank = 0; rank < ranks; rank++) {
        counts[rank] = mine;
        displs[rank] = (uint64_t)rank * mine;
    }
    return alltoallv_of(collective->send, collective->recvcounts, collective->rdispls,
                        request->contributions, counts, displs, collective->type);
}

/* Returns true if a contribution exceeds the memory that the reserve has for it.  The result is the
 * same on all ranks. */
static bool is_large(const struct collective *collective, int32_t ranks)
{
    uint64_t most = collective->count;

    if (collective->kind == COLLECTIVE_REDUCE_SCATTER)
        most = 0;
    for (int32_t rank = 0; rank < ranks && collective->kind == COLLECTIVE_REDUCE_SCATTER; rank++)
        most = collective->recvcounts[rank] > most ? collective->recvcounts[rank] : most;
    return most > START_CONTRIBUTION / collective->type->size;
}

/* Bytes needed for the contributions of all ranks, of `count` elements each. */
static uint64_t contributions_bytes(const struct collective_request *request, uint64_t count)
{
    uint64_t ranks = (uint64_t)request->context->comm.size;

    return dtl__times(dtl__times(count, request->collective.type->size), ranks);
}

dtl_status dtl__composed_fail(const struct collective_request *request)
{
    uint64_t count = dtl__block_reduced(&request->collective, request->context->comm.rank).count;

    return dtl__fail(DTL_ERROR_OUT_OF_MEMORY, "no memory for %" PRIu64 " bytes of contributions",
                     contributions_bytes(request, count));
}

dtl_status dtl__composed_prepare(struct collective_request *request, bool is_depended_on)
{
    const struct collective *collective = &request->collective;
    const struct comm *comm = &request->context->comm;
    uint64_t count = dtl__block_reduced(collective, comm->rank).count;
    dtl_status status =
        dtl__alloc(&request->contributions, contributions_bytes(request, count), "contributions");

    request->uses_messages = comm->size > 1 && is_large(collective, comm->size);
    request->has_no_buffer = status != DTL_SUCCESS && request->uses_messages && is_depended_on;
    if (status != DTL_SUCCESS && !request->has_no_buffer)
        return status;
    request->is_composed = true;
    if (collective->kind == COLLECTIVE_REDUCE_SCATTER)
        request->transfer = reduce_scatter_blocks(request, count);
    else if (collective->kind == COLLECTIVE_REDUCE)
        request->transfer = gather_of(collective->send, request->contributions, collective->count,
                                      collective->type, collective->root);
    else
        request->transfer = allgather_of(collective->send, request->contributions,
                                         collective->count, collective->type);
    return DTL_SUCCESS;
}

/* Returns the index of the contribution that holds this rank's result after the reduction. */
static int32_t result_index(const struct comm *comm, enum collective_kind kind)
{
    if (kind == COLLECTIVE_SCAN || kind == COLLECTIVE_EXSCAN)
        return comm->rank - (kind == COLLECTIVE_EXSCAN);
    return comm->size - 1;
}

void dtl__composed_reduce(struct collective_request *request)
{
    const struct collective *collective = &request->collective;
    const struct comm *comm = &request->context->comm;
    struct collective_block part = dtl__block_reduced(collective, comm->rank);
    struct contributions all = {
        .data = request->contributions,
        .ranks = comm->size,
        .count = part.count,
        .size = collective->type->size,
        .kernel = dtl__kernel(collective->type->id, collective->op),
    };
    uint64_t bytes = all.count * all.size;

    if (bytes == 0 || !part.exists)
        return;
    if (is_ordered(comm->ops, collective->kind))
        dtl__fold_ordered(&all);
    else
        dtl__fold_tree(&all);
    memcpy(part.start, all.data + (uint64_t)result_index(comm, collective->kind) * bytes, bytes);
}
