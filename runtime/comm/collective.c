/* SPDX-License-Identifier: BSD-3-Clause */
/* The collectives of the API, in terms of the contract.  Stubs have checked that both sides of a
 * call agree. */
#include "dtl_impl.h"
#include "dtl_runtime.h"

dtl_status dtl_impl_barrier(struct context *ctx)
{
    return ctx->comm.ops->barrier(&ctx->comm);
}

dtl_status dtl_impl_broadcast(struct context *ctx, void *buf, dtl_size_t count, dtl_dtype dtype,
                              dtl_rank_t root)
{
    return ctx->comm.ops->broadcast(&ctx->comm, buf, count, dtl__dtype(dtype), root);
}

dtl_status dtl_impl_reduce(struct context *ctx, const void *sendbuf, void *recvbuf,
                           dtl_size_t count, dtl_dtype dtype, dtl_reduce_op op, dtl_rank_t root)
{
    return ctx->comm.ops->reduce(&ctx->comm, sendbuf, recvbuf, count, dtl__dtype(dtype), op, root);
}

dtl_status dtl_impl_allreduce(struct context *ctx, const void *sendbuf, void *recvbuf,
                              dtl_size_t count, dtl_dtype dtype, dtl_reduce_op op)
{
    return ctx->comm.ops->allreduce(&ctx->comm, sendbuf, recvbuf, count, dtl__dtype(dtype), op);
}

dtl_status dtl_impl_allreduce_float64(struct context *ctx, double value, dtl_reduce_op op,
                                      double *result)
{
    return ctx->comm.ops->allreduce(&ctx->comm, &value, result, 1, dtl__dtype(DTL_DTYPE_FLOAT64),
                                    op);
}

dtl_status dtl_impl_allreduce_int64(struct context *ctx, int64_t value, dtl_reduce_op op,
                                    int64_t *result)
{
    return ctx->comm.ops->allreduce(&ctx->comm, &value, result, 1, dtl__dtype(DTL_DTYPE_INT64), op);
}

dtl_status dtl_impl_scan(struct context *ctx, const void *sendbuf, void *recvbuf, dtl_size_t count,
                         dtl_dtype dtype, dtl_reduce_op op)
{
    return ctx->comm.ops->scan(&ctx->comm, sendbuf, recvbuf, count, dtl__dtype(dtype), op);
}

dtl_status dtl_impl_exscan(struct context *ctx, const void *sendbuf, void *recvbuf,
                           dtl_size_t count, dtl_dtype dtype, dtl_reduce_op op)
{
    dtl_status status =
        ctx->comm.ops->exscan(&ctx->comm, sendbuf, recvbuf, count, dtl__dtype(dtype), op);

    if (status == DTL_SUCCESS && ctx->comm.rank == 0)
        for (uint64_t index = 0; index < count; index++)
            dtl__neutral(dtype, op, (char *)recvbuf + index * dtl__dtype(dtype)->size);
    return status;
}

dtl_status dtl_impl_reduce_scatter(struct context *ctx, const void *sendbuf, void *recvbuf,
                                   const dtl_size_t *recvcounts, dtl_dtype dtype, dtl_reduce_op op)
{
    return ctx->comm.ops->reduce_scatter(&ctx->comm, sendbuf, recvbuf, recvcounts,
                                         dtl__dtype(dtype), op);
}

dtl_status dtl_impl_reduce_scatter_block(struct context *ctx, const void *sendbuf, void *recvbuf,
                                         dtl_size_t recvcount, dtl_dtype dtype, dtl_reduce_op op)
{
    uint64_t *counts;
    dtl_status status =
        dtl__alloc((void **)&counts, (uint64_t)ctx->comm.size * sizeof *counts, "counts");

    if (status != DTL_SUCCESS)
        return status;
    for (int32_t rank = 0; rank < ctx->comm.size; rank++)
        counts[rank] = recvcount;
    status = dtl_impl_reduce_scatter(ctx, sendbuf, recvbuf, counts, dtype, op);
    dtl__release(counts);
    return status;
}

dtl_status dtl_impl_gather(struct context *ctx, const void *sendbuf, dtl_size_t sendcount,
                           dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                           dtl_dtype recvdtype, dtl_rank_t root)
{
    (void)recvcount;
    (void)recvdtype;
    return ctx->comm.ops->gather(&ctx->comm, sendbuf, recvbuf, sendcount, dtl__dtype(senddtype),
                                 root);
}

dtl_status dtl_impl_allgather(struct context *ctx, const void *sendbuf, dtl_size_t sendcount,
                              dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                              dtl_dtype recvdtype)
{
    (void)recvcount;
    (void)recvdtype;
    return ctx->comm.ops->allgather(&ctx->comm, sendbuf, recvbuf, sendcount, dtl__dtype(senddtype));
}

dtl_status dtl_impl_scatter(struct context *ctx, const void *sendbuf, dtl_size_t sendcount,
                            dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                            dtl_dtype recvdtype, dtl_rank_t root)
{
    (void)sendcount;
    (void)senddtype;
    return ctx->comm.ops->scatter(&ctx->comm, sendbuf, recvbuf, recvcount, dtl__dtype(recvdtype),
                                  root);
}

dtl_status dtl_impl_alltoall(struct context *ctx, const void *sendbuf, dtl_size_t sendcount,
                             dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                             dtl_dtype recvdtype)
{
    (void)recvcount;
    (void)recvdtype;
    return ctx->comm.ops->alltoall(&ctx->comm, sendbuf, recvbuf, sendcount, dtl__dtype(senddtype));
}
