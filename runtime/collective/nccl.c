/* SPDX-License-Identifier: BSD-3-Clause */
/* The collectives of the API on device buffers, in the mode of the context or in the mode passed.
 */
#include "device_collective.h"
#include "dtl_impl.h"

/* Marks a parameter that equals another one, which the stub has checked. */
#define UNUSED __attribute__((unused))

/* Runs a collective on device memory in the mode passed; fails if the context has no NCCL.
 * Collective. */
static dtl_status run_with_nccl(struct context *context, dtl_nccl_operation_mode mode,
                                struct collective collective)
{
    if (context->group == NULL)
        return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "ctx-nccl",
                                    "ctx has no NCCL; expected a context of "
                                    "dtl_context_with_nccl or dtl_context_split_nccl");
    return dtl__device_collective(context, &collective, mode);
}

dtl_status dtl_impl_nccl_allreduce_device_ex(struct context *ctx, const void *sendbuf,
                                             void *recvbuf, dtl_size_t count, dtl_dtype dtype,
                                             dtl_reduce_op op, dtl_nccl_operation_mode mode)
{
    return run_with_nccl(ctx, mode, allreduce_of(sendbuf, recvbuf, count, dtl__dtype(dtype), op));
}

dtl_status dtl_impl_nccl_allreduce_device(struct context *ctx, const void *sendbuf, void *recvbuf,
                                          dtl_size_t count, dtl_dtype dtype, dtl_reduce_op op)
{
    return dtl_impl_nccl_allreduce_device_ex(ctx, sendbuf, recvbuf, count, dtype, op, ctx->mode);
}

dtl_status dtl_impl_nccl_broadcast_device_ex(struct context *ctx, void *buf, dtl_size_t count,
                                             dtl_dtype dtype, dtl_rank_t root,
                                             dtl_nccl_operation_mode mode)
{
    return run_with_nccl(ctx, mode, broadcast_of(buf, count, dtl__dtype(dtype), root));
}

dtl_status dtl_impl_nccl_broadcast_device(struct context *ctx, void *buf, dtl_size_t count,
                                          dtl_dtype dtype, dtl_rank_t root)
{
    return dtl_impl_nccl_broadcast_device_ex(ctx, buf, count, dtype, root, ctx->mode);
}

dtl_status dtl_impl_nccl_barrier_device(struct context *ctx)
{
    return run_with_nccl(ctx, ctx->mode, barrier_of(dtl__dtype(DTL_DTYPE_BYTE)));
}

dtl_status dtl_impl_nccl_gatherv_device_ex(struct context *ctx, const void *sendbuf,
                                           dtl_size_t sendcount, dtl_dtype senddtype, void *recvbuf,
                                           const dtl_size_t *recvcounts, const dtl_size_t *displs,
                                           UNUSED dtl_dtype recvdtype, dtl_rank_t root,
                                           dtl_nccl_operation_mode mode)
{
    return run_with_nccl(
        ctx, mode,
        gatherv_of(sendbuf, sendcount, recvbuf, recvcounts, displs, dtl__dtype(senddtype), root));
}

dtl_status dtl_impl_nccl_scatterv_device_ex(struct context *ctx, const void *sendbuf,
                                            const dtl_size_t *sendcounts, const dtl_size_t *displs,
                                            UNUSED dtl_dtype senddtype, void *recvbuf,
                                            dtl_size_t recvcount, dtl_dtype recvdtype,
                                            dtl_rank_t root, dtl_nccl_operation_mode mode)
{
    return run_with_nccl(
        ctx, mode,
        scatterv_of(sendbuf, sendcounts, displs, recvbuf, recvcount, dtl__dtype(recvdtype), root));
}

dtl_status dtl_impl_nccl_allgatherv_device_ex(struct context *ctx, const void *sendbuf,
                                              dtl_size_t sendcount, dtl_dtype dtype, void *recvbuf,
                                              const dtl_size_t *recvcounts,
                                              const dtl_size_t *displs,
                                              dtl_nccl_operation_mode mode)
{
    return run_with_nccl(
        ctx, mode,
        allgatherv_of(sendbuf, sendcount, recvbuf, recvcounts, displs, dtl__dtype(dtype)));
}

dtl_status dtl_impl_nccl_alltoallv_device_ex(struct context *ctx, const void *sendbuf,
                                             const dtl_size_t *sendcounts,
                                             const dtl_size_t *sdispls, dtl_dtype senddtype,
                                             void *recvbuf, const dtl_size_t *recvcounts,
                                             const dtl_size_t *rdispls, UNUSED dtl_dtype recvdtype,
                                             dtl_nccl_operation_mode mode)
{
    return run_with_nccl(ctx, mode,
                         alltoallv_of(sendbuf, sendcounts, sdispls, recvbuf, recvcounts, rdispls,
                                      dtl__dtype(senddtype)));
}

dtl_status dtl_impl_nccl_scan_device_ex(struct context *ctx, const void *sendbuf, void *recvbuf,
                                        dtl_size_t count, dtl_dtype dtype, dtl_reduce_op op,
                                        dtl_nccl_operation_mode mode)
{
    return run_with_nccl(ctx, mode, scan_of(sendbuf, recvbuf, count, dtl__dtype(dtype), op));
}

dtl_status dtl_impl_nccl_exscan_device_ex(struct context *ctx, const void *sendbuf, void *recvbuf,
                                          dtl_size_t count, dtl_dtype dtype, dtl_reduce_op op,
                                          dtl_nccl_operation_mode mode)
{
    return run_with_nccl(ctx, mode, exscan_of(sendbuf, recvbuf, count, dtl__dtype(dtype), op));
}
