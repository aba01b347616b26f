/* SPDX-License-Identifier: BSD-3-Clause */
/* Blocking collectives with one count per rank, composed of messages, for an MPI whose counts are
 * int. collective_v.c explains why.
 *
 * The messages use the inner communicator, on which the user's receives cannot match them. */
#include "mpi_backend.h"

#include <string.h>

#if !MPI_HAS_LARGE_COUNTS

enum { TAG = 0 };

/* A batch of started messages. */
struct batch {
    MPI_Comm comm;
    MPI_Datatype type;
    MPI_Request *requests;
    int count;
    int receives; /* the number of receives, which come first */
};

/* Initializes an empty batch that uses the communicator's request memory and its inner
 * communicator. Collective. Returns MPI's error code. */
static int batch_make(struct comm *comm, MPI_Datatype type, struct batch *out)
{
    int rc;

    *out = (struct batch){.type = type};
    rc = mpi__request_memory(comm, &out->requests);
    return rc == MPI_SUCCESS ? mpi__inner(comm, &out->comm) : rc;
}

/* Cancels the started receives and frees the requests of the started sends. They would never
 * complete, because the ranks on which MPI fails do not continue. */
static void batch_cancel(struct batch *batch)
{
    for (int started = 0; started < batch->count; started++) {
        MPI_Request *request = &batch->requests[started];

        if (started >= batch->receives)
            MPI_Request_free(request); /* a send cannot be canceled */
        else if (MPI_Cancel(request) == MPI_SUCCESS)
            MPI_Wait(request, MPI_STATUS_IGNORE);
    }
}

/* Waits for the started messages, unless `rc` reports that a start failed. */
static int batch_finish(struct batch *batch, int rc)
{
    int started = 0;

    if (rc != MPI_SUCCESS) {
        batch_cancel(batch);
        started = batch->count;
    }
    for (; started < batch->count; started++) {
        int waited = MPI_Wait(&batch->requests[started], MPI_STATUS_IGNORE);

        if (rc == MPI_SUCCESS)
            rc = waited;
    }
    return rc;
}

/* Starts to receive a block from `source`; nothing is received if `count` is 0. Not called after
 * batch_send() on the same batch. Returns MPI's error code. */
static int batch_receive(struct batch *batch, void *buffer, uint64_t count, int32_t source)
{
    struct large_count data;
    int rc;

    if (count == 0)
        return MPI_SUCCESS;
    rc = mpi__large_count_make(count, batch->type, &data);
    if (rc != MPI_SUCCESS)
        return rc;
    rc = MPI_Irecv(buffer, data.count, data.type, source, TAG, batch->comm,
                   &batch->requests[batch->count]);
    batch->count += rc == MPI_SUCCESS;
    batch->receives = batch->count;
    mpi__large_count_release(&data);
    return rc;
}

/* Starts to send a block to `dest`; nothing is sent if `count` is 0. Returns MPI's error code. */
static int batch_send(struct batch *batch, const void *buffer, uint64_t count, int32_t dest)
{
    struct large_count data;
    int rc;

    if (count == 0)
        return MPI_SUCCESS;
    rc = mpi__large_count_make(count, batch->type, &data);
    if (rc != MPI_SUCCESS)
        return rc;
    rc = MPI_Isend(buffer, data.count, data.type, dest, TAG, batch->comm,
                   &batch->requests[batch->count]);
    batch->count += rc == MPI_SUCCESS;
    mpi__large_count_release(&data);
    return rc;
}

/* Address of the block that this rank sends to `rank`, and of the block that it receives from
 * `rank`. */
static const char *send_block(const struct collective *what, int32_t rank)
{
    return (const char *)what->send + what->sdispls[rank] * what->type->size;
}

static char *recv_block(const struct collective *what, int32_t rank)
{
    return (char *)what->recv + what->rdispls[rank] * what->type->size;
}

/* Copies this rank's block for itself. */
static void copy_own_block(void *to, const void *from, uint64_t count, const struct dtype *type)
{
    if (count > 0 && to != from)
        memmove(to, from, count * type->size);
}

/* Performs a gatherv: each rank sends one message to the root. Returns MPI's error code. */
static int gatherv(struct comm *comm, const struct collective *what, MPI_Datatype native)
{
    struct batch batch;
    int rc = batch_make(comm, native, &batch);

    if (comm->rank != what->root) {
        if (rc == MPI_SUCCESS)
            rc = batch_send(&batch, what->send, what->count, what->root);
        return batch_finish(&batch, rc);
    }
    for (int32_t rank = 0; rank < comm->size && rc == MPI_SUCCESS; rank++)
        if (rank != what->root)
            rc = batch_receive(&batch, recv_block(what, rank), what->recvcounts[rank], rank);
    copy_own_block(recv_block(what, what->root), what->send, what->count, what->type);
    return batch_finish(&batch, rc);
}

/* Performs a scatterv: the root sends one message to each rank. Returns MPI's error code. */
static int scatterv(struct comm *comm, const struct collective *what, MPI_Datatype native)
{
    struct batch batch;
    int rc = batch_make(comm, native, &batch);

    if (comm->rank != what->root) {
        if (rc == MPI_SUCCESS)
            rc = batch_receive(&batch, what->recv, what->count, what->root);
        return batch_finish(&batch, rc);
    }
    for (int32_t rank = 0; rank < comm->size && rc == MPI_SUCCESS; rank++)
        if (rank != what->root)
            rc = batch_send(&batch, send_block(what, rank), what->sendcounts[rank], rank);
    copy_own_block(what->recv, send_block(what, what->root), what->count, what->type);
    return batch_finish(&batch, rc);
}

/* Performs an alltoallv by one message per pair of ranks. Each rank starts with its neighbor, so
 * that the ranks do not all send to the same rank at once. Returns MPI's error code. */
static int alltoallv(struct comm *comm, const struct collective *what, MPI_Datatype native)
{
    struct batch batch;
    int rc = batch_make(comm, native, &batch);

    for (int32_t distance = 1; distance < comm->size && rc == MPI_SUCCESS; distance++) {
        int32_t source = (comm->rank - distance + comm->size) % comm->size;

        rc = batch_receive(&batch, recv_block(what, source), what->recvcounts[source], source);
    }
    for (int32_t distance = 1; distance < comm->size && rc == MPI_SUCCESS; distance++) {
        int32_t dest = (comm->rank + distance) % comm->size;

        rc = batch_send(&batch, send_block(what, dest), what->sendcounts[dest], dest);
    }
    copy_own_block(recv_block(what, comm->rank), send_block(what, comm->rank),
                   what->recvcounts[comm->rank], what->type);
    return batch_finish(&batch, rc);
}

/* Performs an allgatherv of a total count that exceeds int: each rank broadcasts its block. Returns
 * MPI's error code. */
static int allgatherv_by_broadcast(struct comm *comm, const struct collective *what,
                                   MPI_Datatype native)
{
    int rc = MPI_SUCCESS;

    copy_own_block(recv_block(what, comm->rank), what->send, what->count, what->type);
    for (int32_t root = 0; root < comm->size && rc == MPI_SUCCESS; root++) {
        struct large_count data;

        rc = mpi__large_count_make(what->recvcounts[root], native, &data);
        if (rc != MPI_SUCCESS)
            return rc;
        rc = MPI_Bcast(recv_block(what, root), data.count, data.type, root, mpi__group(comm)->comm);
        mpi__large_count_release(&data);
    }
    return rc;
}

/* Receives the blocks contiguously and then copies them to their displacements, which exceed int.
 */
static int allgatherv_by_packing(struct comm *comm, const struct collective *what,
                                 MPI_Datatype native, const int *counts, int *displs,
                                 uint64_t total)
{
    uint64_t size = what->type->size;
    char *packed;
    int rc;

    if (mpi__host->alloc((void **)&packed, total * size, "parts to be placed") != DTL_SUCCESS)
        return MPI_ERR_NO_MEM;
    displs[0] = 0;
    for (int32_t rank = 1; rank < comm->size; rank++)
        displs[rank] = displs[rank - 1] + counts[rank - 1];

    rc = MPI_Allgatherv(what->send, (int)what->count, native, packed, counts, displs, native,
                        mpi__group(comm)->comm);
    for (int32_t rank = 0; rank < comm->size && rc == MPI_SUCCESS; rank++)
        copy_own_block(recv_block(what, rank), packed + (size_t)displs[rank] * size,
                       what->recvcounts[rank], what->type);
    mpi__host->release(packed);
    return rc;
}

/* Performs an allgatherv whose counts and displacements fit into int, by MPI_Allgatherv() on the
 * user's buffers. Returns MPI's error code. */
static int allgatherv_at_once(struct comm *comm, const struct collective *what, MPI_Datatype native,
                              const int *counts, const int *displs)
{
    const void *mine = recv_block(what, comm->rank);
    const void *send = what->send != NULL && what->send == mine ? MPI_IN_PLACE : what->send;

    return MPI_Allgatherv(send, (int)what->count, native, what->recv, counts, displs, native,
                          mpi__group(comm)->comm);
}

/* Performs an allgatherv and returns MPI's error code.
 *
 * All ranks know all counts, but each has its own displacements. The choice of MPI's collective,
 * which must be the same on all ranks, therefore depends on the counts only. */
static int allgatherv(struct comm *comm, const struct collective *what, MPI_Datatype native)
{
    uint64_t total = 0, furthest = 0;
    int *counts, *displs, rc;

    for (int32_t rank = 0; rank < comm->size; rank++) {
        total += what->recvcounts[rank];
        furthest = what->rdispls[rank] > furthest ? what->rdispls[rank] : furthest;
    }
    if (total > COUNT_MAX)
        return allgatherv_by_broadcast(comm, what, native);
    rc = mpi__request_memory(comm, &counts);
    if (rc != MPI_SUCCESS)
        return rc;
    displs = counts + comm->size;
    for (int32_t rank = 0; rank < comm->size; rank++) {
        counts[rank] = (int)what->recvcounts[rank];
        displs[rank] = (int)what->rdispls[rank];
    }
    rc = furthest > COUNT_MAX ? allgatherv_by_packing(comm, what, native, counts, displs, total)
                              : allgatherv_at_once(comm, what, native, counts, displs);
    return rc;
}

int mpi__exchange(struct collective_call *call, struct comm *comm, const struct collective *what)
{
    MPI_Datatype native = call->native->type;

    switch (what->kind) {
    case COLLECTIVE_GATHERV:
        return gatherv(comm, what, native);
    case COLLECTIVE_SCATTERV:
        return scatterv(comm, what, native);
    case COLLECTIVE_ALLGATHERV:
        return allgatherv(comm, what, native);
    default:
        return alltoallv(comm, what, native);
    }
}

#else
typedef int exchange_is_not_needed; /* C has no empty file */
#endif
