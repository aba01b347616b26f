/* SPDX-License-Identifier: BSD-3-Clause */
/* Started reductions that are made of a gathering and a fold.
 *
 * A second step that communicates would have to be started in the same order on all ranks, while
 * each of them learns of the end of the first when it looks: so all contributions go at once to
 * whoever needs the result.  Cost: p n bytes a rank, where the blocking ones need 2 n; the bits are
 * the same.
 *
 * Others depend on what a rank gives, and can't hear of what it lacks.  Room for small
 * contributions is in the reserve (dtl__reserve_grow).  Large ones are sent straight to each rank,
 * so that one without room for them still gives its own: it takes none, and its wait fails. */
#include "comm/composed.h"
#include "comm/part.h"
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
           (ops->start == NULL && !dtl__lane_exists(comm));
}

/* Whether the blocking one is folded from rank 0 up. */
static bool is_ordered(const struct comm_ops *ops, enum collective_kind kind)
{
    return kind == COLLECTIVE_SCAN || kind == COLLECTIVE_EXSCAN ||
           ops->collectives[kind] == dtl__ordered_reduction;
}

/* Each block of a reduce_scatter goes to the rank that folds it. */
static struct collective blocks_of(const struct collective_request *request, uint64_t mine)
{
    const struct collective *what = &request->what;
    int32_t ranks = request->context->comm.size;
    uint64_t *counts = request->counts + 4 * (uint64_t)ranks, *displs = counts + ranks;

    for (int32_t rank = 0; rank < ranks; rank++) {
        counts[rank] = mine;
        displs[rank] = (uint64_t)rank * mine;
    }
    return alltoallv_of(what->send, what->recvcounts, what->rdispls, request->contributions, counts,
                        displs, what->type);
}

/* Whether any rank gives another more than the reserve has room for; the same on all. */
static bool is_large(const struct collective *what, int32_t ranks)
{
    uint64_t most = what->count;

    if (what->kind == COLLECTIVE_REDUCE_SCATTER)
        most = 0;
    for (int32_t rank = 0; rank < ranks && what->kind == COLLECTIVE_REDUCE_SCATTER; rank++)
        most = what->recvcounts[rank] > most ? what->recvcounts[rank] : most;
    return most > START_CONTRIBUTION / what->type->size;
}

/* Of so many elements of each rank. */
static uint64_t contributions_bytes(const struct collective_request *request, uint64_t count)
{
    uint64_t ranks = (uint64_t)request->context->comm.size;

    return dtl__times(dtl__times(count, request->what.type->size), ranks);
}

dtl_status dtl__composed_refuse(const struct collective_request *request)
{
    uint64_t count = dtl__part_reduced(&request->what, request->context->comm.rank).count;

    return dtl__fail(DTL_ERROR_OUT_OF_MEMORY, "no memory for %" PRIu64 " bytes of contributions",
                     contributions_bytes(request, count));
}

dtl_status dtl__composed_gathering(struct collective_request *request, bool is_depended_on)
{
    const struct collective *what = &request->what;
    const struct comm *comm = &request->context->comm;
    uint64_t count = dtl__part_reduced(what, comm->rank).count;
    dtl_status status =
        dtl__alloc(&request->contributions, contributions_bytes(request, count), "contributions");

    request->is_by_messages = comm->size > 1 && is_large(what, comm->size);
    request->is_without_room = status != DTL_SUCCESS && request->is_by_messages && is_depended_on;
    if (status != DTL_SUCCESS && !request->is_without_room)
        return status;
    request->is_composed = true;
    if (what->kind == COLLECTIVE_REDUCE_SCATTER)
        request->transfer = blocks_of(request, count);
    else if (what->kind == COLLECTIVE_REDUCE)
        request->transfer =
            gather_of(what->send, request->contributions, what->count, what->type, what->root);
    else
        request->transfer =
            allgather_of(what->send, request->contributions, what->count, what->type);
    return DTL_SUCCESS;
}

/* Which contribution holds this rank's result after the fold. */
static int32_t result_index(const struct comm *comm, enum collective_kind kind)
{
    if (kind == COLLECTIVE_SCAN || kind == COLLECTIVE_EXSCAN)
        return comm->rank - (kind == COLLECTIVE_EXSCAN);
    return comm->size - 1;
}

void dtl__composed_folding(struct collective_request *request)
{
    const struct collective *what = &request->what;
    const struct comm *comm = &request->context->comm;
    struct part part = dtl__part_reduced(what, comm->rank);
    struct contributions all = {
        .data = request->contributions,
        .ranks = comm->size,
        .count = part.count,
        .size = what->type->size,
        .kernel = dtl__kernel(what->type->id, what->op),
    };
    uint64_t bytes = all.count * all.size;

    if (bytes == 0 || !part.exists)
        return;
    if (is_ordered(comm->ops, what->kind))
        dtl__fold_ordered(&all);
    else
        dtl__fold_tree(&all);
    memcpy(part.start, all.data + (uint64_t)result_index(comm, what->kind) * bytes, bytes);
}
