/* SPDX-License-Identifier: BSD-3-Clause */
/* Collectives with one count per rank.
 *
 * Only MPI 4 has 64-bit counts and displacements. Before it, all ranks must call the same MPI
 * function, but not all know if int is sufficient: only the root does in MPI_Gatherv and
 * MPI_Scatterv, and only each pair of ranks in MPI_Alltoallv. exchange.c therefore always composes
 * these collectives of messages, as MPI libraries do internally.
 *
 * All nonblocking ones are MPI_Ialltoallw, which takes one type per rank: a block whose count or
 * displacement exceeds int is one element of a derived type, and no other rank needs to know. */
#include "mpi_backend.h"

#include <string.h>

/* Returns true if this rank's part for itself is already at its destination; MPI forbids
 * overlapping copies. */
static bool is_in_place(const struct comm *comm, const struct collective *what)
{
    uint64_t size = what->type->size;
    const char *from = what->send, *to = what->recv;
    bool has_root = what->kind == COLLECTIVE_GATHERV || what->kind == COLLECTIVE_SCATTERV;

    if (from == NULL || to == NULL || (has_root && comm->rank != what->root))
        return false;
    if (what->kind == COLLECTIVE_SCATTERV)
        from += what->sdispls[comm->rank] * size;
    else
        to += what->rdispls[comm->rank] * size;
    return from == to;
}

/* ---- blocking -------------------------------------------------------------------------------- */

#if MPI_HAS_LARGE_COUNTS

/* Performs an allgatherv of one rank, because MPICH 4.0 ignores the displacement then. */
static int copy_own_block(const struct collective *what)
{
    char *to = (char *)what->recv + what->rdispls[0] * what->type->size;

    if (what->count > 0 && what->send != to)
        memmove(to, what->send, what->count * what->type->size);
    return MPI_SUCCESS;
}

int mpi__exchange(struct collective_call *call, struct comm *comm, const struct collective *what)
{
    MPI_Datatype type = call->native->type;
    const MPI_Count *sendcounts = (const MPI_Count *)what->sendcounts;
    const MPI_Count *recvcounts = (const MPI_Count *)what->recvcounts;
    const MPI_Aint *sdispls = (const MPI_Aint *)what->sdispls;
    const MPI_Aint *rdispls = (const MPI_Aint *)what->rdispls;
    bool is_there = what->kind != COLLECTIVE_ALLTOALLV && is_in_place(comm, what);
    const void *send = is_there && what->kind != COLLECTIVE_SCATTERV ? MPI_IN_PLACE : what->send;
    void *recv = is_there && what->kind == COLLECTIVE_SCATTERV ? MPI_IN_PLACE : what->recv;
    MPI_Count count = (MPI_Count)what->count;

    switch (what->kind) {
    case COLLECTIVE_GATHERV:
        recv = call->is_root ? recv : NULL;
        return MPI_Gatherv_c(send, count, type, recv, recvcounts, rdispls, type, what->root,
                             call->comm);
    case COLLECTIVE_SCATTERV:
        send = call->is_root ? send : NULL;
        return MPI_Scatterv_c(send, sendcounts, sdispls, type, recv, count, type, what->root,
                              call->comm);
    case COLLECTIVE_ALLGATHERV:
        if (comm->size == 1)
            return copy_own_block(what);
        return MPI_Allgatherv_c(send, count, type, recv, recvcounts, rdispls, type, call->comm);
    default:
        return MPI_Alltoallv_c(send, sendcounts, sdispls, type, recv, recvcounts, rdispls, type,
                               call->comm);
    }
}

#endif

/* ---- nonblocking ----------------------------------------------------------------------------- */

#if MPI_HAS_LARGE_COUNTS
typedef MPI_Aint mpi_displacement;
#else
typedef int mpi_displacement;
#endif

/* Arguments of MPI_Alltoallw for one direction. */
struct blocks {
    mpi_count *counts;
    mpi_displacement *displs; /* in bytes */
    MPI_Datatype *types;
};

/* Returns the size in bytes of the three arrays of a struct blocks for all ranks. */
static size_t blocks_bytes(const struct comm *comm)
{
    return (size_t)comm->size * (sizeof(mpi_count) + sizeof(mpi_displacement) + sizeof(void *));
}

/* Divides memory of blocks_bytes() bytes into the three arrays. */
static struct blocks blocks_at(const struct comm *comm, char *memory)
{
    size_t ranks = (size_t)comm->size;
    struct blocks blocks = {.types = (MPI_Datatype *)(void *)memory};

    blocks.counts = (mpi_count *)(void *)(memory + ranks * sizeof(void *));
    blocks.displs =
        (mpi_displacement *)(void *)(memory + ranks * (sizeof(void *) + sizeof(mpi_count)));
    return blocks;
}

/* Creates a derived type for one block, which is kept until the operation is released. */
static int block_type(struct collective_call *call, uint64_t count, uint64_t bytes,
                      MPI_Datatype native, MPI_Datatype *out)
{
    MPI_Aint displacement = (MPI_Aint)bytes;
    struct large_count data;
    int rc = mpi__large_count_make(count, native, &data), length;

    if (rc != MPI_SUCCESS)
        return rc;
    length = (int)data.count;
    rc = MPI_Type_create_hindexed(1, &length, &displacement, data.type, out);
    mpi__large_count_release(&data);
    if (rc == MPI_SUCCESS)
        rc = MPI_Type_commit(out);
    if (rc == MPI_SUCCESS)
        call->types[call->type_count++] = *out;
    return rc;
}

/* Sets the entry of `rank` in the arrays to `count` elements at `displacement` elements; creates a
 * derived type if one of them exceeds MPI's. Returns MPI's error code. */
static int block_set(struct collective_call *call, struct blocks blocks, int32_t rank,
                     uint64_t count, uint64_t displacement, const struct dtype *type)
{
    uint64_t bytes = displacement * type->size;

    blocks.types[rank] = call->native->type;
    if (count <= COUNT_MAX && bytes < COUNT_MAX) { /* offset_by_one() may add one */
        blocks.counts[rank] = (mpi_count)count;
        blocks.displs[rank] = (mpi_displacement)bytes;
        return MPI_SUCCESS;
    }
    blocks.counts[rank] = 1;
    blocks.displs[rank] = 0;
    return block_type(call, count, bytes, call->native->type, &blocks.types[rank]);
}

/* Sets the entry of the block that this rank sends to `rank`, empty if the collective has none.
 * Returns MPI's error code. */
static int block_send(struct collective_call *call, const struct collective *what,
                      struct blocks blocks, int32_t rank)
{
    switch (what->kind) {
    case COLLECTIVE_GATHERV:
        return block_set(call, blocks, rank, rank == what->root ? what->count : 0, 0, what->type);
    case COLLECTIVE_SCATTERV:
        if (!call->is_root)
            return block_set(call, blocks, rank, 0, 0, what->type);
        return block_set(call, blocks, rank, what->sendcounts[rank], what->sdispls[rank],
                         what->type);
    case COLLECTIVE_ALLGATHERV:
        return block_set(call, blocks, rank, what->count, 0, what->type);
    default:
        return block_set(call, blocks, rank, what->sendcounts[rank], what->sdispls[rank],
                         what->type);
    }
}

/* Sets the entry of the block that this rank receives from `rank`, empty if the collective has
 * none. Returns MPI's error code. */
static int block_receive(struct collective_call *call, const struct collective *what,
                         struct blocks blocks, int32_t rank)
{
    if (what->kind == COLLECTIVE_SCATTERV)
        return block_set(call, blocks, rank, rank == what->root ? what->count : 0, 0, what->type);
    if (what->kind == COLLECTIVE_GATHERV && !call->is_root)
        return block_set(call, blocks, rank, 0, 0, what->type);
    return block_set(call, blocks, rank, what->recvcounts[rank], what->rdispls[rank], what->type);
}

dtl_status mpi__exchange_make(struct collective_call *call, const struct comm *comm)
{
    dtl_status status = mpi__host->alloc(&call->arrays, 2 * blocks_bytes(comm), "counts");

    if (status == DTL_SUCCESS)
        status = mpi__host->alloc((void **)&call->types,
                                  2 * (size_t)comm->size * sizeof(MPI_Datatype), "types");
    return status;
}

/* Returns a send address that differs from the receive address, because Open MPI treats equal ones
 * as MPI_IN_PLACE: one byte earlier, with all displacements increased by one. */
static const void *offset_by_one(struct blocks blocks, const struct comm *comm, const char *send)
{
    for (int32_t rank = 0; rank < comm->size; rank++)
        blocks.displs[rank] += 1;
    return send - 1;
}

int mpi__exchange_start(struct collective_call *call, const struct comm *comm,
                        const struct collective *what)
{
    static char nothing[2]; /* addresses of buffers without elements, which no other buffer has */
    bool sends = call->is_root || what->kind != COLLECTIVE_SCATTERV;
    bool receives = call->is_root || what->kind != COLLECTIVE_GATHERV;
    const void *from = sends && what->send != NULL ? what->send : &nothing[0];
    void *into = receives && what->recv != NULL ? what->recv : &nothing[1];
    size_t bytes = blocks_bytes(comm);
    struct blocks send, recv;
    int rc = MPI_SUCCESS;

    send = blocks_at(comm, call->arrays);
    recv = blocks_at(comm, (char *)call->arrays + bytes);
    for (int32_t rank = 0; rank < comm->size && rc == MPI_SUCCESS; rank++) {
        rc = block_send(call, what, send, rank);
        if (rc == MPI_SUCCESS)
            rc = block_receive(call, what, recv, rank);
    }
    if (rc != MPI_SUCCESS)
        return rc;
    if (what->kind != COLLECTIVE_ALLTOALLV && is_in_place(comm, what))
        send.counts[comm->rank] = recv.counts[comm->rank] = 0;
    if (from == into)
        from = offset_by_one(send, comm, from);
    return mpi__issued(call, CALL(call, Alltoallw, Ialltoallw, from, send.counts, send.displs,
                                  send.types, into, recv.counts, recv.displs, recv.types));
}
