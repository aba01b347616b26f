/* SPDX-License-Identifier: BSD-3-Clause */
/* Collectives with a count for each rank.
 *
 * Only MPI 4 takes 64-bit counts and displacements.  Before it, whether int is enough is known to
 * the root alone in MPI_Gatherv and MPI_Scatterv, and to each pair of ranks in MPI_Alltoallv, while
 * all ranks must make the same call: so exchange.c composes these of messages, always, which is
 * what the MPIs do inside as well.
 */
#include "mpi_backend.h"

#include <string.h>

#if MPI_HAS_LARGE_COUNTS

static int gatherv(struct comm *comm, const void *send, uint64_t sendcount, struct layout recv,
                   const struct dtype *type, MPI_Datatype native, int32_t root)
{
    if (comm->rank == root)
        send = mpi__unless_there(send, recv.buffer, recv.displs[root], type);
    return MPI_Gatherv_c(send, (MPI_Count)sendcount, native, recv.buffer,
                         (const MPI_Count *)recv.counts, (const MPI_Aint *)recv.displs, native,
                         root, mpi__group(comm)->comm);
}

static int scatterv(struct comm *comm, struct layout send, void *recv, uint64_t recvcount,
                    const struct dtype *type, MPI_Datatype native, int32_t root)
{
    if (comm->rank == root)
        recv = (void *)mpi__unless_there(recv, send.buffer, send.displs[root], type);
    return MPI_Scatterv_c(send.buffer, (const MPI_Count *)send.counts,
                          (const MPI_Aint *)send.displs, native, recv, (MPI_Count)recvcount, native,
                          root, mpi__group(comm)->comm);
}

static int allgatherv(struct comm *comm, const void *send, uint64_t sendcount, struct layout recv,
                      const struct dtype *type, MPI_Datatype native)
{
    char *mine = recv.buffer + recv.displs[comm->rank] * type->size;

    if (comm->size == 1) { /* MPICH 4.0 forgets the displacement of the only rank */
        if (sendcount > 0 && send != mine)
            memmove(mine, send, sendcount * type->size);
        return MPI_SUCCESS;
    }
    return MPI_Allgatherv_c(send == mine ? MPI_IN_PLACE : send, (MPI_Count)sendcount, native,
                            recv.buffer, (const MPI_Count *)recv.counts,
                            (const MPI_Aint *)recv.displs, native, mpi__group(comm)->comm);
}

static int alltoallv(struct comm *comm, struct layout send, struct layout recv,
                     const struct dtype *type, MPI_Datatype native)
{
    (void)type;
    return MPI_Alltoallv_c(send.buffer, (const MPI_Count *)send.counts,
                           (const MPI_Aint *)send.displs, native, recv.buffer,
                           (const MPI_Count *)recv.counts, (const MPI_Aint *)recv.displs, native,
                           mpi__group(comm)->comm);
}

#else
#define gatherv mpi__exchange_gatherv
#define scatterv mpi__exchange_scatterv
#define allgatherv mpi__exchange_allgatherv
#define alltoallv mpi__exchange_alltoallv
#endif

dtl_status mpi__gatherv(struct comm *comm, const void *send, uint64_t sendcount, void *recv,
                        const uint64_t *recvcounts, const uint64_t *displs,
                        const struct dtype *type, int32_t root)
{
    struct passage passage = {0};
    struct layout layout = {recv, recvcounts, displs};
    dtl_status status = mpi__passage_begin(1, type, &passage);

    if (status != DTL_SUCCESS)
        return status;
    int rc = gatherv(comm, send, sendcount, layout, type, passage.part.type, root);
    return mpi__passage_end(&passage, rc, "MPI_Gatherv");
}

dtl_status mpi__scatterv(struct comm *comm, const void *send, const uint64_t *sendcounts,
                         const uint64_t *displs, void *recv, uint64_t recvcount,
                         const struct dtype *type, int32_t root)
{
    struct passage passage = {0};
    struct layout layout = {(void *)send, sendcounts, displs};
    dtl_status status = mpi__passage_begin(1, type, &passage);

    if (status != DTL_SUCCESS)
        return status;
    int rc = scatterv(comm, layout, recv, recvcount, type, passage.part.type, root);
    return mpi__passage_end(&passage, rc, "MPI_Scatterv");
}

dtl_status mpi__allgatherv(struct comm *comm, const void *send, uint64_t sendcount, void *recv,
                           const uint64_t *recvcounts, const uint64_t *displs,
                           const struct dtype *type)
{
    struct passage passage = {0};
    struct layout layout = {recv, recvcounts, displs};
    dtl_status status = mpi__passage_begin(1, type, &passage);

    if (status != DTL_SUCCESS)
        return status;
    int rc = allgatherv(comm, send, sendcount, layout, type, passage.part.type);
    return mpi__passage_end(&passage, rc, "MPI_Allgatherv");
}

dtl_status mpi__alltoallv(struct comm *comm, const void *send, const uint64_t *sendcounts,
                          const uint64_t *sdispls, void *recv, const uint64_t *recvcounts,
                          const uint64_t *rdispls, const struct dtype *type)
{
    struct passage passage = {0};
    struct layout from = {(void *)send, sendcounts, sdispls};
    struct layout to = {recv, recvcounts, rdispls};
    dtl_status status = mpi__passage_begin(1, type, &passage);

    if (status != DTL_SUCCESS)
        return status;
    int rc = alltoallv(comm, from, to, type, passage.part.type);
    return mpi__passage_end(&passage, rc, "MPI_Alltoallv");
}
