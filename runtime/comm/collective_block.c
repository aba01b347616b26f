/* SPDX-License-Identifier: BSD-3-Clause */
#include "collective_block.h"

#include <inttypes.h>
#include <string.h>

static struct part block_at(const void *buffer, uint64_t first, uint64_t count,
                            const struct dtype *type)
{
    char *start = buffer == NULL ? NULL : (char *)buffer + first * type->size;

    return (struct part){.exists = true, .start = start, .count = count};
}

struct part dtl__block_sent(const struct collective *what, int32_t rank, int32_t peer)
{
    static const struct part none = {0};
    uint64_t count = what->count;

    switch (what->kind) {
    case COLLECTIVE_BARRIER:
        return (struct part){.exists = true};
    case COLLECTIVE_BROADCAST:
        return rank == what->root ? block_at(what->recv, 0, count, what->type) : none;
    case COLLECTIVE_GATHER:
    case COLLECTIVE_GATHERV:
        return peer == what->root ? block_at(what->send, 0, count, what->type) : none;
    case COLLECTIVE_SCATTER:
        if (rank != what->root)
            return none;
        return block_at(what->send, (uint64_t)peer * count, count, what->type);
    case COLLECTIVE_ALLTOALL:
        return block_at(what->send, (uint64_t)peer * count, count, what->type);
    case COLLECTIVE_SCATTERV:
        if (rank != what->root)
            return none;
        return block_at(what->send, what->sdispls[peer], what->sendcounts[peer], what->type);
    case COLLECTIVE_ALLTOALLV:
        return block_at(what->send, what->sdispls[peer], what->sendcounts[peer], what->type);
    default: /* allgather, allgatherv */
        return block_at(what->send, 0, count, what->type);
    }
}

struct part dtl__block_received(const struct collective *what, int32_t rank, int32_t peer)
{
    static const struct part none = {0};
    uint64_t count = what->count;

    switch (what->kind) {
    case COLLECTIVE_BARRIER:
        return (struct part){.exists = true};
    case COLLECTIVE_BROADCAST:
    case COLLECTIVE_SCATTER:
    case COLLECTIVE_SCATTERV:
        return peer == what->root ? block_at(what->recv, 0, count, what->type) : none;
    case COLLECTIVE_GATHER:
        if (rank != what->root)
            return none;
        return block_at(what->recv, (uint64_t)peer * count, count, what->type);
    case COLLECTIVE_GATHERV:
        if (rank != what->root)
            return none;
        return block_at(what->recv, what->rdispls[peer], what->recvcounts[peer], what->type);
    case COLLECTIVE_ALLGATHERV:
    case COLLECTIVE_ALLTOALLV:
        return block_at(what->recv, what->rdispls[peer], what->recvcounts[peer], what->type);
    default: /* allgather, alltoall */
        return block_at(what->recv, (uint64_t)peer * count, count, what->type);
    }
}

dtl_status dtl__block_copy_own(const struct collective *what, int32_t rank)
{
    struct part from = dtl__block_sent(what, rank, rank);
    struct part into = dtl__block_received(what, rank, rank);

    if (!from.exists || !into.exists)
        return DTL_SUCCESS;
    if (from.count > into.count)
        return dtl__fail(DTL_ERROR_BUFFER_TOO_SMALL,
                         "rank %d sends %" PRIu64 " elements to itself; expected %" PRIu64
                         ", as it receives",
                         (int)rank, from.count, into.count);
    if (from.count > 0 && from.start != NULL && into.start != NULL && from.start != into.start)
        memmove(into.start, from.start, from.count * what->type->size);
    return DTL_SUCCESS;
}

static bool has_one_contribution(const struct comm *comm, const struct collective *what)
{
    if (!collective_is_reduction(what->kind))
        return false;
    if (what->kind == COLLECTIVE_EXSCAN)
        return comm->rank == 1;
    return comm->size == 1 || (what->kind == COLLECTIVE_SCAN && comm->rank == 0);
}

void dtl__block_normalize(const struct comm *comm, const struct collective *what)
{
    struct part part;

    if (!dtl__is_logical(what->type->id, what->op) || !has_one_contribution(comm, what))
        return;
    part = dtl__block_reduced(what, comm->rank);
    if (part.exists && part.count > 0)
        dtl__normalize(what->type->id, part.start, part.count);
}
