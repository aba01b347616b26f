/* SPDX-License-Identifier: BSD-3-Clause */
/* Collectives with a count for each rank, for an MPI whose counts are int: see collective_v.c.
 *
 * Messages travel on the inner communicator, where no receive of the user's can catch them.
 */
#include "mpi_backend.h"

#include <string.h>

#if !MPI_HAS_LARGE_COUNTS

enum { TAG = 0 };

/* Messages that were started together. */
struct batch {
    MPI_Comm comm;
    MPI_Datatype type;
    MPI_Request *requests;
    int count;
    int receives; /* the first of them */
};

static int batch_make(struct comm *comm, MPI_Datatype type, int capacity, struct batch *out)
{
    *out = (struct batch){.type = type};
    if (mpi__host->alloc((void **)&out->requests, (size_t)capacity * sizeof(MPI_Request),
                         "requests") != DTL_SUCCESS)
        return MPI_ERR_NO_MEM;
    return mpi__inner(comm, &out->comm);
}

/* What was started and will never meet its partner: the ranks that MPI fails on don't go on. */
static void batch_give_up(struct batch *batch)
{
    for (int started = 0; started < batch->count; started++) {
        MPI_Request *request = &batch->requests[started];

        if (started >= batch->receives)
            MPI_Request_free(request); /* a send can't be taken back */
        else if (MPI_Cancel(request) == MPI_SUCCESS)
            MPI_Wait(request, MPI_STATUS_IGNORE);
    }
}

/* Waits for what was started, unless `rc` says that a start failed. */
static int batch_finish(struct batch *batch, int rc)
{
    int started = 0;

    if (rc != MPI_SUCCESS) {
        batch_give_up(batch);
        started = batch->count;
    }
    for (; started < batch->count; started++) {
        int waited = MPI_Wait(&batch->requests[started], MPI_STATUS_IGNORE);

        if (rc == MPI_SUCCESS)
            rc = waited;
    }
    mpi__host->release(batch->requests);
    return rc;
}

static int batch_receive(struct batch *batch, void *buffer, uint64_t count, int32_t source)
{
    struct stretch part;
    int rc;

    if (count == 0)
        return MPI_SUCCESS;
    rc = mpi__stretch_make(count, batch->type, &part);
    if (rc != MPI_SUCCESS)
        return rc;
    rc = MPI_Irecv(buffer, part.count, part.type, source, TAG, batch->comm,
                   &batch->requests[batch->count]);
    batch->count += rc == MPI_SUCCESS;
    batch->receives = batch->count;
    mpi__stretch_release(&part);
    return rc;
}

static int batch_send(struct batch *batch, const void *buffer, uint64_t count, int32_t dest)
{
    struct stretch part;
    int rc;

    if (count == 0)
        return MPI_SUCCESS;
    rc = mpi__stretch_make(count, batch->type, &part);
    if (rc != MPI_SUCCESS)
        return rc;
    rc = MPI_Isend(buffer, part.count, part.type, dest, TAG, batch->comm,
                   &batch->requests[batch->count]);
    batch->count += rc == MPI_SUCCESS;
    mpi__stretch_release(&part);
    return rc;
}

static char *place(struct layout layout, int32_t rank, const struct dtype *type)
{
    return layout.buffer + layout.displs[rank] * type->size;
}

/* Of this rank's elements for itself. */
static void keep(void *to, const void *from, uint64_t count, const struct dtype *type)
{
    if (count > 0 && to != from)
        memmove(to, from, count * type->size);
}

int mpi__exchange_gatherv(struct comm *comm, const void *send, uint64_t sendcount,
                          struct layout recv, const struct dtype *type, MPI_Datatype native,
                          int32_t root)
{
    struct batch batch;
    int rc = batch_make(comm, native, comm->size, &batch);

    if (comm->rank != root)
        return batch_finish(&batch,
                            rc == MPI_SUCCESS ? batch_send(&batch, send, sendcount, root) : rc);

    for (int32_t rank = 0; rank < comm->size && rc == MPI_SUCCESS; rank++)
        if (rank != root)
            rc = batch_receive(&batch, place(recv, rank, type), recv.counts[rank], rank);
    keep(place(recv, root, type), send, sendcount, type);
    return batch_finish(&batch, rc);
}

int mpi__exchange_scatterv(struct comm *comm, struct layout send, void *recv, uint64_t recvcount,
                           const struct dtype *type, MPI_Datatype native, int32_t root)
{
    struct batch batch;
    int rc = batch_make(comm, native, comm->size, &batch);

    if (comm->rank != root)
        return batch_finish(&batch,
                            rc == MPI_SUCCESS ? batch_receive(&batch, recv, recvcount, root) : rc);

    for (int32_t rank = 0; rank < comm->size && rc == MPI_SUCCESS; rank++)
        if (rank != root)
            rc = batch_send(&batch, place(send, rank, type), send.counts[rank], rank);
    keep(recv, place(send, root, type), recvcount, type);
    return batch_finish(&batch, rc);
}

/* Each rank starts with its neighbour, so that not all send to the same one at once. */
int mpi__exchange_alltoallv(struct comm *comm, struct layout send, struct layout recv,
                            const struct dtype *type, MPI_Datatype native)
{
    struct batch batch;
    int rc = batch_make(comm, native, 2 * comm->size, &batch);

    for (int32_t distance = 1; distance < comm->size && rc == MPI_SUCCESS; distance++) {
        int32_t source = (comm->rank - distance + comm->size) % comm->size;

        rc = batch_receive(&batch, place(recv, source, type), recv.counts[source], source);
    }
    for (int32_t distance = 1; distance < comm->size && rc == MPI_SUCCESS; distance++) {
        int32_t dest = (comm->rank + distance) % comm->size;

        rc = batch_send(&batch, place(send, dest, type), send.counts[dest], dest);
    }
    keep(place(recv, comm->rank, type), place(send, comm->rank, type), recv.counts[comm->rank],
         type);
    return batch_finish(&batch, rc);
}

static int allgatherv_by_broadcast(struct comm *comm, const void *send, uint64_t sendcount,
                                   struct layout recv, const struct dtype *type,
                                   MPI_Datatype native)
{
    int rc = MPI_SUCCESS;

    keep(place(recv, comm->rank, type), send, sendcount, type);
    for (int32_t root = 0; root < comm->size && rc == MPI_SUCCESS; root++) {
        struct stretch part;

        rc = mpi__stretch_make(recv.counts[root], native, &part);
        if (rc != MPI_SUCCESS)
            return rc;
        rc =
            MPI_Bcast(place(recv, root, type), part.count, part.type, root, mpi__group(comm)->comm);
        mpi__stretch_release(&part);
    }
    return rc;
}

/* The parts arrive side by side, and are then put in their places. */
static int allgatherv_by_packing(struct comm *comm, const void *send, uint64_t sendcount,
                                 struct layout recv, const struct dtype *type, MPI_Datatype native,
                                 const int *counts, int *displs, uint64_t total)
{
    char *packed;
    int rc;

    if (mpi__host->alloc((void **)&packed, total * type->size, "parts to be placed") != DTL_SUCCESS)
        return MPI_ERR_NO_MEM;
    displs[0] = 0;
    for (int32_t rank = 1; rank < comm->size; rank++)
        displs[rank] = displs[rank - 1] + counts[rank - 1];

    rc = MPI_Allgatherv(send, (int)sendcount, native, packed, counts, displs, native,
                        mpi__group(comm)->comm);
    for (int32_t rank = 0; rank < comm->size && rc == MPI_SUCCESS; rank++)
        keep(place(recv, rank, type), packed + (size_t)displs[rank] * type->size, recv.counts[rank],
             type);
    mpi__host->release(packed);
    return rc;
}

/* All ranks know all counts, but each has its own displacements: which collective is called may
 * depend on the counts. */
int mpi__exchange_allgatherv(struct comm *comm, const void *send, uint64_t sendcount,
                             struct layout recv, const struct dtype *type, MPI_Datatype native)
{
    uint64_t total = 0, furthest = 0;
    int *counts, *displs, rc;

    for (int32_t rank = 0; rank < comm->size; rank++) {
        total += recv.counts[rank];
        furthest = recv.displs[rank] > furthest ? recv.displs[rank] : furthest;
    }
    if (total > COUNT_MAX)
        return allgatherv_by_broadcast(comm, send, sendcount, recv, type, native);
    if (mpi__host->alloc((void **)&counts, 2 * (size_t)comm->size * sizeof *counts, "counts") !=
        DTL_SUCCESS)
        return MPI_ERR_NO_MEM;

    displs = counts + comm->size;
    for (int32_t rank = 0; rank < comm->size; rank++) {
        counts[rank] = (int)recv.counts[rank];
        displs[rank] = (int)recv.displs[rank];
    }
    if (furthest > COUNT_MAX)
        rc =
            allgatherv_by_packing(comm, send, sendcount, recv, type, native, counts, displs, total);
    else
        rc = MPI_Allgatherv(mpi__unless_there(send, recv.buffer, recv.displs[comm->rank], type),
                            (int)sendcount, native, recv.buffer, counts, displs, native,
                            mpi__group(comm)->comm);
    mpi__host->release(counts);
    return rc;
}

#else
typedef int exchange_is_not_needed; /* C has no empty file */
#endif
