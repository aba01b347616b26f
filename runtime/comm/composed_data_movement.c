/* SPDX-License-Identifier: BSD-3-Clause */
/* Collectives that move data, made of point-to-point messages.  The algorithms are those of Thakur,
 * Rabenseifner and Gropp, "Optimization of Collective Communication Operations in MPICH", IJHPCA
 * 19(1), 2005, in their simplest forms. */
#include <string.h>

#include "collective_block.h"
#include "composed.h"

static dtl_status block_send(struct comm *comm, struct collective_block part,
                             const struct dtype *type, int32_t dest)
{
    return comm->ops->send(comm, part.start, part.count, type, dest, COMPOSED_TAG);
}

static dtl_status block_recv(struct comm *comm, struct collective_block part,
                             const struct dtype *type, int32_t source)
{
    return comm->ops->recv(comm, part.start, part.count, type, source, COMPOSED_TAG, NULL);
}

static dtl_status block_sendrecv(struct comm *comm, struct collective_block send, int32_t dest,
                                 struct collective_block recv, int32_t source,
                                 const struct dtype *type)
{
    return comm->ops->sendrecv(comm, send.start, send.count, type, dest, COMPOSED_TAG, recv.start,
                               recv.count, type, source, COMPOSED_TAG, NULL);
}

/* Binomial tree in log2(size) steps; in each step, all ranks that have the data send it to one
 * more. */
static dtl_status broadcast(struct comm *comm, const struct collective *collective)
{
    int64_t size = comm->size, root = collective->root;
    int64_t relative_rank = (comm->rank - root + size) % size; /* the root has relative rank 0 */
    int64_t step = 1;
    struct collective_block part = {.start = collective->recv, .count = collective->count};
    dtl_status status = DTL_SUCCESS;

    while (step < size && (relative_rank & step) == 0)
        step <<= 1;
    if (relative_rank != 0)
        status = block_recv(comm, part, collective->type,
                            (int32_t)((relative_rank - step + root) % size));
    for (step >>= 1; step > 0 && status == DTL_SUCCESS; step >>= 1)
        if (relative_rank + step < size)
            status = block_send(comm, part, collective->type,
                                (int32_t)((relative_rank + step + root) % size));
    return status;
}

/* Linear gather and scatter: the root exchanges a message with one rank after another. */
static dtl_status gather_or_scatter(struct comm *comm, const struct collective *collective)
{
    int32_t rank = comm->rank;
    dtl_status status = dtl__block_copy_own(collective, rank);

    for (int32_t peer = 0; peer < comm->size && status == DTL_SUCCESS; peer++) {
        struct collective_block from = dtl__block_sent(collective, rank, peer);
        struct collective_block into = dtl__block_received(collective, rank, peer);

        if (peer != rank && from.exists)
            status = block_send(comm, from, collective->type, peer);
        if (peer != rank && into.exists && status == DTL_SUCCESS)
            status = block_recv(comm, into, collective->type, peer);
    }
    return status;
}

/* Ring algorithm: in each of size - 1 steps, every rank forwards the block that it received last.
 */
static dtl_status allgather(struct comm *comm, const struct collective *collective)
{
    int32_t size = comm->size, rank = comm->rank;
    int32_t next = (rank + 1) % size, previous = (rank + size - 1) % size, current = rank;
    dtl_status status = dtl__block_copy_own(collective, rank);

    for (int32_t step = 1; step < size && status == DTL_SUCCESS; step++) {
        int32_t incoming = (current + size - 1) % size;

        status = block_sendrecv(comm, dtl__block_received(collective, rank, current), next,
                                dtl__block_received(collective, rank, incoming), previous,
                                collective->type);
        current = incoming;
    }
    return status;
}

/* Exchanges one block in each direction.  In a collective with counts per rank, both sides know
 * which blocks are empty, and no message is sent for those. */
static dtl_status blocks_exchange(struct comm *comm, const struct collective *collective,
                                  int32_t dest, int32_t source)
{
    struct collective_block out = dtl__block_sent(collective, comm->rank, dest);
    struct collective_block in = dtl__block_received(collective, comm->rank, source);
    bool has_counts = collective_has_counts(collective->kind);

    if (!has_counts || (out.count > 0 && in.count > 0))
        return block_sendrecv(comm, out, dest, in, source, collective->type);
    if (out.count > 0)
        return block_send(comm, out, collective->type, dest);
    return in.count > 0 ? block_recv(comm, in, collective->type, source) : DTL_SUCCESS;
}

/* Pairwise exchange: in step k, each rank sends to rank + k and receives from rank - k. */
static dtl_status alltoall(struct comm *comm, const struct collective *collective)
{
    int32_t size = comm->size, rank = comm->rank;
    dtl_status status = dtl__block_copy_own(collective, rank);

    for (int32_t step = 1; step < size && status == DTL_SUCCESS; step++) {
        int32_t dest = (int32_t)(((int64_t)rank + step) % size);
        int32_t source = (rank - step + size) % size;

        status = blocks_exchange(comm, collective, dest, source);
    }
    return status;
}

/* Copies the send buffer first, because in place the received blocks would overwrite those that are
 * still to be sent. */
static dtl_status alltoall_in_place(struct comm *comm, const struct collective *collective)
{
    uint64_t bytes = collective->count * (uint64_t)comm->size * collective->type->size;
    struct collective copied = *collective;
    void *copy = NULL;
    dtl_status status = dtl__comm_agree(comm, dtl__alloc(&copy, bytes, "a copy of what is sent"));

    if (status == DTL_SUCCESS) {
        memcpy(copy, collective->send, bytes);
        copied.send = copy;
        status = alltoall(comm, &copied);
    }
    dtl__send_buffer_release(copy, bytes, status);
    return status;
}

dtl_status dtl__composed_data_movement(struct comm *comm, const struct collective *collective)
{
    switch (collective->kind) {
    case COLLECTIVE_BARRIER:
        return comm->ops->barrier(comm);
    case COLLECTIVE_BROADCAST:
        return broadcast(comm, collective);
    case COLLECTIVE_ALLGATHER:
    case COLLECTIVE_ALLGATHERV:
        return allgather(comm, collective);
    case COLLECTIVE_ALLTOALL:
        return collective->count > 0 && collective->send == collective->recv
                   ? alltoall_in_place(comm, collective)
                   : alltoall(comm, collective);
    case COLLECTIVE_ALLTOALLV:
        return alltoall(comm, collective);
    default: /* gather, gatherv, scatter, scatterv */
        return gather_or_scatter(comm, collective);
    }
}
