/* SPDX-License-Identifier: BSD-3-Clause */
/* Collectives that move data, made of messages.  The algorithms are those of Thakur, Rabenseifner
 * and Gropp, "Optimization of Collective Communication Operations in MPICH", IJHPCA 19(1), 2005, in
 * their simplest forms. */
#include "composed.h"

#include <inttypes.h>
#include <string.h>

/* A buffer with one stretch for each rank: of counts[rank] elements at displs[rank], or of `count`
 * elements each. */
struct layout {
    char *buffer;
    const uint64_t *counts;
    const uint64_t *displs;
    uint64_t count;
    const struct dtype *type;
};

static uint64_t stretch_count(const struct layout *layout, int32_t rank)
{
    return layout->counts != NULL ? layout->counts[rank] : layout->count;
}

static char *stretch_at(const struct layout *layout, int32_t rank)
{
    uint64_t start = layout->displs != NULL ? layout->displs[rank] : (uint64_t)rank * layout->count;

    return layout->buffer == NULL ? NULL : layout->buffer + start * layout->type->size;
}

static dtl_status stretch_send(struct comm *comm, const struct layout *layout, int32_t stretch,
                               int32_t dest)
{
    return comm->ops->send(comm, stretch_at(layout, stretch), stretch_count(layout, stretch),
                           layout->type, dest, COMPOSED_TAG);
}

static dtl_status stretch_recv(struct comm *comm, const struct layout *layout, int32_t stretch,
                               int32_t source)
{
    return comm->ops->recv(comm, stretch_at(layout, stretch), stretch_count(layout, stretch),
                           layout->type, source, COMPOSED_TAG, NULL);
}

/* One stretch of `from` goes into one of `into` on the same rank. */
static dtl_status stretch_copy(const struct layout *from, int32_t source, const struct layout *into,
                               int32_t target)
{
    uint64_t count = stretch_count(from, source), room = stretch_count(into, target);

    if (count > room)
        return dtl__fail(DTL_ERROR_BUFFER_TOO_SMALL,
                         "rank %d sends %" PRIu64 " elements to itself and receives %" PRIu64,
                         (int)target, count, room);
    if (count > 0 && stretch_at(from, source) != stretch_at(into, target))
        memmove(stretch_at(into, target), stretch_at(from, source), count * from->type->size);
    return DTL_SUCCESS;
}

/* A binomial tree: log2(size) steps, in each of which all that have the data send it on. */
dtl_status dtl__composed_broadcast(struct comm *comm, void *buffer, uint64_t count,
                                   const struct dtype *type, int32_t root)
{
    int64_t size = comm->size,
            place = (comm->rank - root + size) % size; /* the root is at place 0 */
    int64_t step = 1;
    dtl_status status = DTL_SUCCESS;

    while (step < size && (place & step) == 0)
        step <<= 1;
    if (place != 0)
        status = comm->ops->recv(comm, buffer, count, type, (int32_t)((place - step + root) % size),
                                 COMPOSED_TAG, NULL);
    for (step >>= 1; step > 0 && status == DTL_SUCCESS; step >>= 1)
        if (place + step < size)
            status = comm->ops->send(comm, buffer, count, type,
                                     (int32_t)((place + step + root) % size), COMPOSED_TAG);
    return status;
}

/* The root receives from one rank after the other. */
static dtl_status gather(struct comm *comm, const struct layout *send, const struct layout *recv,
                         int32_t root)
{
    dtl_status status = DTL_SUCCESS;

    if (comm->rank != root)
        return stretch_send(comm, send, 0, root);
    for (int32_t rank = 0; rank < comm->size && status == DTL_SUCCESS; rank++)
        status =
            rank == root ? stretch_copy(send, 0, recv, rank) : stretch_recv(comm, recv, rank, rank);
    return status;
}

static dtl_status scatter(struct comm *comm, const struct layout *send, const struct layout *recv,
                          int32_t root)
{
    dtl_status status = DTL_SUCCESS;

    if (comm->rank != root)
        return stretch_recv(comm, recv, 0, root);
    for (int32_t rank = 0; rank < comm->size && status == DTL_SUCCESS; rank++)
        status =
            rank == root ? stretch_copy(send, rank, recv, 0) : stretch_send(comm, send, rank, rank);
    return status;
}

/* A ring: in each of size - 1 steps every rank passes on what it has just received. */
static dtl_status allgather(struct comm *comm, const struct layout *send, const struct layout *recv)
{
    int32_t size = comm->size, next = (comm->rank + 1) % size,
            previous = (comm->rank + size - 1) % size;
    int32_t mine = comm->rank;
    dtl_status status = stretch_copy(send, 0, recv, mine);

    for (int32_t step = 1; step < size && status == DTL_SUCCESS; step++) {
        int32_t theirs = (mine + size - 1) % size;
        status = comm->ops->sendrecv(comm, stretch_at(recv, mine), stretch_count(recv, mine),
                                     recv->type, next, COMPOSED_TAG, stretch_at(recv, theirs),
                                     stretch_count(recv, theirs), recv->type, previous,
                                     COMPOSED_TAG, NULL);
        mine = theirs;
    }
    return status;
}

/* Pairwise: in step k each rank sends to the k-th above it and receives from the k-th below. */
static dtl_status alltoall(struct comm *comm, const struct layout *send, const struct layout *recv)
{
    int32_t size = comm->size, rank = comm->rank;
    dtl_status status = stretch_copy(send, rank, recv, rank);

    for (int32_t step = 1; step < size && status == DTL_SUCCESS; step++) {
        int32_t dest = (int32_t)(((int64_t)rank + step) % size),
                source = (rank - step + size) % size;
        status = comm->ops->sendrecv(comm, stretch_at(send, dest), stretch_count(send, dest),
                                     send->type, dest, COMPOSED_TAG, stretch_at(recv, source),
                                     stretch_count(recv, source), recv->type, source, COMPOSED_TAG,
                                     NULL);
    }
    return status;
}

dtl_status dtl__composed_gather(struct comm *comm, const void *send, void *recv, uint64_t count,
                                const struct dtype *type, int32_t root)
{
    return gather(comm, &(struct layout){.buffer = (char *)send, .count = count, .type = type},
                  &(struct layout){.buffer = recv, .count = count, .type = type}, root);
}

dtl_status dtl__composed_scatter(struct comm *comm, const void *send, void *recv, uint64_t count,
                                 const struct dtype *type, int32_t root)
{
    return scatter(comm, &(struct layout){.buffer = (char *)send, .count = count, .type = type},
                   &(struct layout){.buffer = recv, .count = count, .type = type}, root);
}

dtl_status dtl__composed_allgather(struct comm *comm, const void *send, void *recv, uint64_t count,
                                   const struct dtype *type)
{
    return allgather(comm, &(struct layout){.buffer = (char *)send, .count = count, .type = type},
                     &(struct layout){.buffer = recv, .count = count, .type = type});
}

dtl_status dtl__composed_alltoall(struct comm *comm, const void *send, void *recv, uint64_t count,
                                  const struct dtype *type)
{
    return alltoall(comm, &(struct layout){.buffer = (char *)send, .count = count, .type = type},
                    &(struct layout){.buffer = recv, .count = count, .type = type});
}

dtl_status dtl__composed_gatherv(struct comm *comm, const void *send, uint64_t sendcount,
                                 void *recv, const uint64_t *recvcounts, const uint64_t *displs,
                                 const struct dtype *type, int32_t root)
{
    return gather(
        comm, &(struct layout){.buffer = (char *)send, .count = sendcount, .type = type},
        &(struct layout){.buffer = recv, .counts = recvcounts, .displs = displs, .type = type},
        root);
}

dtl_status dtl__composed_scatterv(struct comm *comm, const void *send, const uint64_t *sendcounts,
                                  const uint64_t *displs, void *recv, uint64_t recvcount,
                                  const struct dtype *type, int32_t root)
{
    return scatter(
        comm,
        &(struct layout){
            .buffer = (char *)send, .counts = sendcounts, .displs = displs, .type = type},
        &(struct layout){.buffer = recv, .count = recvcount, .type = type}, root);
}

dtl_status dtl__composed_allgatherv(struct comm *comm, const void *send, uint64_t sendcount,
                                    void *recv, const uint64_t *recvcounts, const uint64_t *displs,
                                    const struct dtype *type)
{
    return allgather(
        comm, &(struct layout){.buffer = (char *)send, .count = sendcount, .type = type},
        &(struct layout){.buffer = recv, .counts = recvcounts, .displs = displs, .type = type});
}

dtl_status dtl__composed_alltoallv(struct comm *comm, const void *send, const uint64_t *sendcounts,
                                   const uint64_t *sdispls, void *recv, const uint64_t *recvcounts,
                                   const uint64_t *rdispls, const struct dtype *type)
{
    return alltoall(
        comm,
        &(struct layout){
            .buffer = (char *)send, .counts = sendcounts, .displs = sdispls, .type = type},
        &(struct layout){.buffer = recv, .counts = recvcounts, .displs = rdispls, .type = type});
}
