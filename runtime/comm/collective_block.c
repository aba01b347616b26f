/* SPDX-License-Identifier: BSD-3-Clause */
/* Computes the blocks of collectives: see collective_block.h. */
#include "collective_block.h"

#include <inttypes.h>
#include <string.h>

/* Returns the block of `count` elements that starts at element `first` of a buffer, which may be
 * NULL. */
static struct collective_block block_at(const void *buffer, uint64_t first, uint64_t count,
                                        const struct dtype *type)
{
    char *start = buffer == NULL ? NULL : (char *)buffer + first * type->size;

    return (struct collective_block){.exists = true, .start = start, .count = count};
}

struct collective_block dtl__block_sent(const struct collective *collective, int32_t rank,
                                        int32_t peer)
{
    static const struct collective_block none = {0};
    uint64_t count = collective->count;

    switch (collective->kind) {
    case COLLECTIVE_BARRIER:
        return (struct collective_block){.exists = true};
    case COLLECTIVE_BROADCAST:
        return rank == collective->root ? block_at(collective->recv, 0, count, collective->type)
                                        : none;
    case COLLECTIVE_GATHER:
    case COLLECTIVE_GATHERV:
        return peer == collective->root ? block_at(collective->send, 0, count, collective->type)
                                        : none;
    case COLLECTIVE_SCATTER:
        if (rank != collective->root)
            return none;
        return block_at(collective->send, (uint64_t)peer * count, count, collective->type);
    case COLLECTIVE_ALLTOALL:
        return block_at(collective->send, (uint64_t)peer * count, count, collective->type);
    case COLLECTIVE_SCATTERV:
        if (rank != collective->root)
            return none;
        return block_at(collective->send, collective->sdispls[peer], collective->sendcounts[peer],
                        collective->type);
    case COLLECTIVE_ALLTOALLV:
        return block_at(collective->send, collective->sdispls[peer], collective->sendcounts[peer],
                        collective->type);
    default: /* allgather, allgatherv */
        return block_at(collective->send, 0, count, collective->type);
    }
}

struct collective_block dtl__block_received(const struct collective *collective, int32_t rank,
                                            int32_t peer)
{
    static const struct collective_block none = {0};
    uint64_t count = collective->count;

    switch (collective->kind) {
    case COLLECTIVE_BARRIER:
        return (struct collective_block){.exists = true};
    case COLLECTIVE_BROADCAST:
    case COLLECTIVE_SCATTER:
    case COLLECTIVE_SCATTERV:
        return peer == collective->root ? block_at(collective->recv, 0, count, collective->type)
                                        : none;
    case COLLECTIVE_GATHER:
        if (rank != collective->root)
            return none;
        return block_at(collective->recv, (uint64_t)peer * count, count, collective->type);
    case COLLECTIVE_GATHERV:
        if (rank != collective->root)
            return none;
        return block_at(collective->recv, collective->rdispls[peer], collective->recvcounts[peer],
                        collective->type);
    case COLLECTIVE_ALLGATHERV:
    case COLLECTIVE_ALLTOALLV:
        return block_at(collective->recv, collective->rdispls[peer], collective->recvcounts[peer],
                        collective->type);
    default: /* allgather, alltoall */
        return block_at(collective->recv, (uint64_t)peer * count, count, collective->type);
    }
}

dtl_status dtl__block_copy_own(const struct collective *collective, int32_t rank)
{
    struct collective_block from = dtl__block_sent(collective, rank, rank);
    struct collective_block into = dtl__block_received(collective, rank, rank);

    if (!from.exists || !into.exists)
        return DTL_SUCCESS;
    if (from.count > into.count)
        return dtl__fail(DTL_ERROR_BUFFER_TOO_SMALL,
                         "rank %d sends %" PRIu64 " elements to itself; expected %" PRIu64
                         ", as it receives",
                         (int)rank, from.count, into.count);
    if (from.count > 0 && from.start != NULL && into.start != NULL && from.start != into.start)
        memmove(into.start, from.start, from.count * collective->type->size);
    return DTL_SUCCESS;
}

/* Returns true if this rank's result of a reduction is the contribution of a single rank. */
static bool has_one_contribution(const struct comm *comm, const struct collective *collective)
{
    if (!collective_is_reduction(collective->kind))
        return false;
    if (collective->kind == COLLECTIVE_EXSCAN)
        return comm->rank == 1;
    return comm->size == 1 || (collective->kind == COLLECTIVE_SCAN && comm->rank == 0);
}

void dtl__block_normalize(const struct comm *comm, const struct collective *collective)
{
    struct collective_block part;

    if (!dtl__is_logical(collective->type->id, collective->op) ||
        !has_one_contribution(comm, collective))
        return;
    part = dtl__block_reduced(collective, comm->rank);
    if (part.exists && part.count > 0)
        dtl__normalize(collective->type->id, part.start, part.count);
}
