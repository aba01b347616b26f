/* SPDX-License-Identifier: BSD-3-Clause */
/* Reductions under way that are made of a gathering and a fold.
 *
 * A second step that communicates would have to be started in the same order on all ranks, while
 * each of them learns of the end of the first when it looks: so all contributions go at once to
 * whoever needs the result.  Cost: p n bytes a rank, where the blocking ones need 2 n; the bits are
 * the same. */
#include "composed.h"
#include "flight.h"

#include <string.h>

bool dtl__composed_is_needed(const struct comm_ops *ops, enum collective_kind kind)
{
    if (kind < COLLECTIVE_REDUCE || kind > COLLECTIVE_EXSCAN)
        return false;
    if (ops->start == NULL)
        return true;
    switch (kind) {
    case COLLECTIVE_REDUCE:
        return ops->reduce == dtl__tree_reduce || ops->reduce == dtl__ordered_reduce;
    case COLLECTIVE_ALLREDUCE:
        return ops->allreduce == dtl__tree_allreduce || ops->allreduce == dtl__ordered_allreduce;
    case COLLECTIVE_REDUCE_SCATTER:
        return ops->reduce_scatter == dtl__tree_reduce_scatter ||
               ops->reduce_scatter == dtl__ordered_reduce_scatter;
    case COLLECTIVE_SCAN:
        return ops->scan == dtl__ordered_scan;
    default:
        return ops->exscan == dtl__ordered_exscan;
    }
}

/* Whether the blocking one is folded from rank 0 up. */
static bool is_ordered(const struct comm_ops *ops, enum collective_kind kind)
{
    return kind == COLLECTIVE_SCAN || kind == COLLECTIVE_EXSCAN ||
           ops->reduce == dtl__ordered_reduce;
}

/* Elements of one contribution that come to this rank. */
static uint64_t contributed(const struct flight *flight)
{
    const struct collective *asked = &flight->asked;
    int32_t rank = flight->context->comm.rank;

    if (asked->kind == COLLECTIVE_REDUCE_SCATTER)
        return asked->recvcounts[rank];
    return asked->kind == COLLECTIVE_REDUCE && rank != asked->root ? 0 : asked->count;
}

/* The blocks of a reduce_scatter, each to the rank that folds it. */
static void deal(struct flight *flight)
{
    struct collective *wire = &flight->wire;
    int32_t ranks = flight->context->comm.size;
    uint64_t *counts = flight->numbers + 4 * (uint64_t)ranks, *displs = counts + ranks;
    uint64_t mine = contributed(flight);

    for (int32_t rank = 0; rank < ranks; rank++) {
        counts[rank] = mine;
        displs[rank] = (uint64_t)rank * mine;
    }
    wire->kind = COLLECTIVE_ALLTOALLV;
    wire->sendcounts = flight->asked.recvcounts;
    wire->sdispls = flight->asked.rdispls;
    wire->recvcounts = counts;
    wire->rdispls = displs;
}

dtl_status dtl__composed_gathering(struct flight *flight)
{
    uint64_t bytes = contributed(flight) * flight->asked.type->size;
    dtl_status status = dtl__alloc(
        &flight->pile, dtl__times(bytes, (uint64_t)flight->context->comm.size), "contributions");

    if (status != DTL_SUCCESS)
        return status;
    flight->is_composed = true;
    flight->wire.recv = flight->pile;
    if (flight->asked.kind == COLLECTIVE_REDUCE_SCATTER)
        deal(flight);
    else
        flight->wire.kind =
            flight->asked.kind == COLLECTIVE_REDUCE ? COLLECTIVE_GATHER : COLLECTIVE_ALLGATHER;
    return DTL_SUCCESS;
}

/* Which contribution holds this rank's result after the fold; -1: none. */
static int32_t result_index(const struct flight *flight)
{
    const struct comm *comm = &flight->context->comm;

    switch (flight->asked.kind) {
    case COLLECTIVE_SCAN:
        return comm->rank;
    case COLLECTIVE_EXSCAN:
        return comm->rank - 1;
    default:
        return comm->size - 1;
    }
}

void dtl__composed_folding(struct flight *flight)
{
    const struct collective *asked = &flight->asked;
    const struct comm *comm = &flight->context->comm;
    struct pile pile = {
        .data = flight->pile,
        .ranks = comm->size,
        .count = contributed(flight),
        .size = asked->type->size,
        .kernel = dtl__kernel(asked->type->id, asked->op),
    };
    uint64_t bytes = pile.count * pile.size;
    int32_t result = result_index(flight);

    if (bytes == 0 || result < 0)
        return;
    if (is_ordered(comm->ops, asked->kind))
        dtl__fold_ordered(&pile);
    else
        dtl__fold_tree(&pile);
    memcpy(asked->recv, pile.data + (uint64_t)result * bytes, bytes);
}
