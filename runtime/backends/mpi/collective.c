/* SPDX-License-Identifier: BSD-3-Clause */
/* Collectives that move elements.  A part that already stands where MPI would copy it is moved in
 * place. */
#include "mpi_backend.h"

dtl_status mpi__passage_begin(uint64_t count, const struct dtype *type, struct passage *out)
{
    const struct recipe *recipe;
    dtl_status status = mpi__enter();
    int rc;

    if (status != DTL_SUCCESS)
        return status;
    rc = mpi__recipe(type, MOVE, &recipe);
    if (rc == MPI_SUCCESS)
        rc = mpi__stretch_make(count, recipe->type, &out->part);
    if (rc != MPI_SUCCESS)
        return mpi__leave(rc, "MPI_Type_create_struct");
    out->is_assisted = mpi__assist_begin();
    return DTL_SUCCESS;
}

dtl_status mpi__passage_end(struct passage *passage, int rc, const char *name)
{
    mpi__assist_end(passage->is_assisted);
    mpi__stretch_release(&passage->part);
    return mpi__leave(rc, name);
}

dtl_status mpi__barrier(struct comm *comm)
{
    dtl_status status = mpi__enter();

    if (status != DTL_SUCCESS)
        return status;
    bool is_assisted = mpi__assist_begin();
    int rc = MPI_Barrier(mpi__group(comm)->comm);
    mpi__assist_end(is_assisted);
    return mpi__leave(rc, "MPI_Barrier");
}

static dtl_status broadcast_guarded(struct comm *comm, void *buffer, uint64_t count,
                                    const struct dtype *type, int32_t root)
{
    struct passage passage = {0};
    dtl_status status = mpi__passage_begin(count, type, &passage);

    if (status != DTL_SUCCESS)
        return status;
    int rc =
        LARGE(Bcast)(buffer, passage.part.count, passage.part.type, root, mpi__group(comm)->comm);
    return mpi__passage_end(&passage, rc, "MPI_Bcast");
}

dtl_status mpi__broadcast(struct comm *comm, void *buffer, uint64_t count, const struct dtype *type,
                          int32_t root)
{
    const struct recipe *recipe = &mpi__recipes[type->id][MOVE];

    if (!mpi__is_plain(recipe, count))
        return broadcast_guarded(comm, buffer, count, type, root);
    int rc = LARGE(Bcast)(buffer, (mpi_count)count, recipe->type, root, mpi__group(comm)->comm);
    return mpi__leave(rc, "MPI_Bcast");
}

dtl_status mpi__gather(struct comm *comm, const void *send, void *recv, uint64_t count,
                       const struct dtype *type, int32_t root)
{
    struct passage passage = {0};
    const struct stretch *part = &passage.part;
    dtl_status status = mpi__passage_begin(count, type, &passage);

    if (status != DTL_SUCCESS)
        return status;
    if (comm->rank == root)
        send = mpi__unless_there(send, recv, (uint64_t)root * count, type);
    int rc = LARGE(Gather)(send, part->count, part->type, recv, part->count, part->type, root,
                           mpi__group(comm)->comm);
    return mpi__passage_end(&passage, rc, "MPI_Gather");
}

dtl_status mpi__scatter(struct comm *comm, const void *send, void *recv, uint64_t count,
                        const struct dtype *type, int32_t root)
{
    struct passage passage = {0};
    const struct stretch *part = &passage.part;
    dtl_status status = mpi__passage_begin(count, type, &passage);

    if (status != DTL_SUCCESS)
        return status;
    if (comm->rank == root)
        recv = (void *)mpi__unless_there(recv, send, (uint64_t)root * count, type);
    int rc = LARGE(Scatter)(send, part->count, part->type, recv, part->count, part->type, root,
                            mpi__group(comm)->comm);
    return mpi__passage_end(&passage, rc, "MPI_Scatter");
}

dtl_status mpi__allgather(struct comm *comm, const void *send, void *recv, uint64_t count,
                          const struct dtype *type)
{
    struct passage passage = {0};
    const struct stretch *part = &passage.part;
    dtl_status status = mpi__passage_begin(count, type, &passage);

    if (status != DTL_SUCCESS)
        return status;
    send = mpi__unless_there(send, recv, (uint64_t)comm->rank * count, type);
    int rc = LARGE(Allgather)(send, part->count, part->type, recv, part->count, part->type,
                              mpi__group(comm)->comm);
    return mpi__passage_end(&passage, rc, "MPI_Allgather");
}

dtl_status mpi__alltoall(struct comm *comm, const void *send, void *recv, uint64_t count,
                         const struct dtype *type)
{
    struct passage passage = {0};
    const struct stretch *part = &passage.part;
    dtl_status status = mpi__passage_begin(count, type, &passage);

    if (status != DTL_SUCCESS)
        return status;
    send = mpi__unless_there(send, recv, 0, type);
    int rc = LARGE(Alltoall)(send, part->count, part->type, recv, part->count, part->type,
                             mpi__group(comm)->comm);
    return mpi__passage_end(&passage, rc, "MPI_Alltoall");
}
