/* SPDX-License-Identifier: BSD-3-Clause */
/* The collectives of the API whose blocks differ in size.  The contract always wants displacements.
 */
#include "dtl_impl.h"
#include "dtl_runtime.h"

/* A caller's displacements, or packed ones that are made here. */
struct displacements {
    const uint64_t *values;
    uint64_t *made; /* NULL where the caller's are used */
};

/* `counts` is NULL where this rank's are not significant: then nothing is needed. */
static dtl_status displacements_make(const struct comm *comm, const uint64_t *counts,
                                     const uint64_t *given, struct displacements *out)
{
    struct displacements displacements = {.values = given};
    dtl_status status;

    if (given == NULL && counts != NULL) {
        status = dtl__alloc((void **)&displacements.made, (uint64_t)comm->size * sizeof(uint64_t),
                            "displacements");
        if (status != DTL_SUCCESS)
            return status;
        for (int32_t rank = 1; rank < comm->size; rank++)
            displacements.made[rank] = displacements.made[rank - 1] + counts[rank - 1];
        displacements.values = displacements.made;
    }
    *out = displacements;
    return DTL_SUCCESS;
}

dtl_status dtl_impl_gatherv(struct context *ctx, const void *sendbuf, dtl_size_t sendcount,
                            dtl_dtype senddtype, void *recvbuf, const dtl_size_t *recvcounts,
                            const dtl_size_t *displs, dtl_dtype recvdtype, dtl_rank_t root)
{
    const uint64_t *counts = ctx->comm.rank == root ? recvcounts : NULL;
    struct displacements packed;
    dtl_status status = displacements_make(&ctx->comm, counts, displs, &packed);

    (void)recvdtype;
    if (status != DTL_SUCCESS)
        return status;
    status = ctx->comm.ops->gatherv(&ctx->comm, sendbuf, sendcount, recvbuf, recvcounts,
                                    packed.values, dtl__dtype(senddtype), root);
    dtl__release(packed.made);
    return status;
}

dtl_status dtl_impl_scatterv(struct context *ctx, const void *sendbuf, const dtl_size_t *sendcounts,
                             const dtl_size_t *displs, dtl_dtype senddtype, void *recvbuf,
                             dtl_size_t recvcount, dtl_dtype recvdtype, dtl_rank_t root)
{
    const uint64_t *counts = ctx->comm.rank == root ? sendcounts : NULL;
    struct displacements packed;
    dtl_status status = displacements_make(&ctx->comm, counts, displs, &packed);

    (void)senddtype;
    if (status != DTL_SUCCESS)
        return status;
    status = ctx->comm.ops->scatterv(&ctx->comm, sendbuf, sendcounts, packed.values, recvbuf,
                                     recvcount, dtl__dtype(recvdtype), root);
    dtl__release(packed.made);
    return status;
}

dtl_status dtl_impl_allgatherv(struct context *ctx, const void *sendbuf, dtl_size_t sendcount,
                               dtl_dtype dtype, void *recvbuf, const dtl_size_t *recvcounts,
                               const dtl_size_t *displs)
{
    struct displacements packed;
    dtl_status status = displacements_make(&ctx->comm, recvcounts, displs, &packed);

    if (status != DTL_SUCCESS)
        return status;
    status = ctx->comm.ops->allgatherv(&ctx->comm, sendbuf, sendcount, recvbuf, recvcounts,
                                       packed.values, dtl__dtype(dtype));
    dtl__release(packed.made);
    return status;
}

dtl_status dtl_impl_alltoallv(struct context *ctx, const void *sendbuf,
                              const dtl_size_t *sendcounts, const dtl_size_t *sdispls,
                              dtl_dtype senddtype, void *recvbuf, const dtl_size_t *recvcounts,
                              const dtl_size_t *rdispls, dtl_dtype recvdtype)
{
    struct displacements send = {0}, recv = {0};
    dtl_status status = displacements_make(&ctx->comm, sendcounts, sdispls, &send);

    (void)recvdtype;
    if (status == DTL_SUCCESS)
        status = displacements_make(&ctx->comm, recvcounts, rdispls, &recv);
    if (status == DTL_SUCCESS)
        status = ctx->comm.ops->alltoallv(&ctx->comm, sendbuf, sendcounts, send.values, recvbuf,
                                          recvcounts, recv.values, dtl__dtype(senddtype));
    dtl__release(send.made);
    dtl__release(recv.made);
    return status;
}
