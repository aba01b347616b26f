/* SPDX-License-Identifier: BSD-3-Clause */
/* Collectives under way that are made of messages, each sent straight to where it belongs and all
 * at once, so that nothing is left to be started later. */
#include "composed.h"
#include "flight.h"

#include <string.h>

/* What goes to a rank or comes from it. */
struct part {
    bool is_there;
    void *at;
    uint64_t count;
};

static struct part part_at(const void *buffer, uint64_t first, uint64_t count,
                           const struct dtype *type)
{
    char *at = buffer == NULL ? NULL : (char *)buffer + first * type->size;

    return (struct part){.is_there = true, .at = at, .count = count};
}

static struct part outgoing(const struct collective *what, int32_t rank, int32_t peer)
{
    uint64_t count = what->count;

    switch (what->kind) {
    case COLLECTIVE_BARRIER:
        return (struct part){.is_there = true};
    case COLLECTIVE_BROADCAST:
        return rank == what->root ? part_at(what->recv, 0, count, what->type) : (struct part){0};
    case COLLECTIVE_GATHER:
    case COLLECTIVE_GATHERV:
        return peer == what->root ? part_at(what->send, 0, count, what->type) : (struct part){0};
    case COLLECTIVE_SCATTER:
        if (rank != what->root)
            return (struct part){0};
        return part_at(what->send, (uint64_t)peer * count, count, what->type);
    case COLLECTIVE_ALLTOALL:
        return part_at(what->send, (uint64_t)peer * count, count, what->type);
    case COLLECTIVE_SCATTERV:
        if (rank != what->root)
            return (struct part){0};
        return part_at(what->send, what->sdispls[peer], what->sendcounts[peer], what->type);
    case COLLECTIVE_ALLTOALLV:
        return part_at(what->send, what->sdispls[peer], what->sendcounts[peer], what->type);
    default: /* allgather, allgatherv */
        return part_at(what->send, 0, count, what->type);
    }
}

static struct part incoming(const struct collective *what, int32_t rank, int32_t peer)
{
    uint64_t count = what->count;

    switch (what->kind) {
    case COLLECTIVE_BARRIER:
        return (struct part){.is_there = true};
    case COLLECTIVE_BROADCAST:
    case COLLECTIVE_SCATTER:
    case COLLECTIVE_SCATTERV:
        return peer == what->root ? part_at(what->recv, 0, count, what->type) : (struct part){0};
    case COLLECTIVE_GATHER:
        if (rank != what->root)
            return (struct part){0};
        return part_at(what->recv, (uint64_t)peer * count, count, what->type);
    case COLLECTIVE_GATHERV:
        if (rank != what->root)
            return (struct part){0};
        return part_at(what->recv, what->rdispls[peer], what->recvcounts[peer], what->type);
    case COLLECTIVE_ALLGATHERV:
    case COLLECTIVE_ALLTOALLV:
        return part_at(what->recv, what->rdispls[peer], what->recvcounts[peer], what->type);
    default: /* allgather, alltoall */
        return part_at(what->recv, (uint64_t)peer * count, count, what->type);
    }
}

static void keep(const struct collective *what, int32_t rank)
{
    struct part from = outgoing(what, rank, rank), to = incoming(what, rank, rank);

    if (from.is_there && to.is_there && from.count > 0 && from.at != NULL && to.at != NULL &&
        from.at != to.at)
        memmove(to.at, from.at, (from.count < to.count ? from.count : to.count) * what->type->size);
}

/* Receives first, so that messages find their place when they come. */
static dtl_status exchange_with(struct flight *flight, int32_t peer)
{
    struct comm *comm = flight->comm;
    const struct collective *what = &flight->wire;
    struct part from = outgoing(what, comm->rank, peer), to = incoming(what, comm->rank, peer);
    dtl_status status = DTL_SUCCESS;

    if (to.is_there)
        status = comm->ops->irecv(comm, to.at, to.count, what->type, peer, flight->tag,
                                  &flight->operations[flight->count]);
    flight->count += flight->operations[flight->count] != NULL;
    if (status == DTL_SUCCESS && from.is_there)
        status = comm->ops->isend(comm, from.at, from.count, what->type, peer, flight->tag,
                                  &flight->operations[flight->count]);
    flight->count += flight->operations[flight->count] != NULL;
    return status;
}

dtl_status dtl__composed_start(struct flight *flight)
{
    const struct comm *comm = &flight->context->comm;
    uint64_t messages = 2 * (uint64_t)comm->size;
    dtl_status status = DTL_SUCCESS;

    if (flight->operations == &flight->only)
        status = dtl__alloc((void **)&flight->operations, messages * sizeof(struct operation *),
                            "messages of a collective");
    if (status != DTL_SUCCESS)
        return status;
    keep(&flight->wire, comm->rank);
    for (int32_t distance = 1; distance < comm->size && status == DTL_SUCCESS; distance++)
        status = exchange_with(flight, (comm->rank + distance) % comm->size);
    return status;
}
