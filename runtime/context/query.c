/* SPDX-License-Identifier: BSD-3-Clause */
/* Queries of a context's properties. */
#include <string.h>

#include "device/device_group.h"
#include "dtl_context.h"
#include "dtl_impl.h"
#include "job/job.h"

dtl_rank_t dtl_impl_context_rank(struct context *ctx)
{
    return ctx->comm.rank;
}

dtl_rank_t dtl_impl_context_size(struct context *ctx)
{
    return ctx->comm.size;
}

int dtl_impl_context_is_root(struct context *ctx)
{
    return ctx->comm.rank == 0;
}

int dtl_impl_context_device_id(struct context *ctx)
{
    return ctx->device == NULL ? -1 : ctx->device->id;
}

dtl_device_kind dtl_impl_context_device_kind(struct context *ctx)
{
    return ctx->device == NULL ? DTL_DEVICE_HOST : dtl__device_kind(ctx->device);
}

int dtl_impl_context_has_device(struct context *ctx)
{
    return ctx->device != NULL;
}

int dtl_impl_context_determinism_mode(struct context *ctx)
{
    return (int)ctx->determinism;
}

int dtl_impl_context_reduction_schedule_policy(struct context *ctx)
{
    return (int)ctx->schedule;
}

int dtl_impl_context_progress_ordering_policy(struct context *ctx)
{
    return (int)ctx->progress;
}

int dtl_impl_context_is_valid(struct context *ctx)
{
    return ctx != NULL;
}

int dtl_impl_context_has_mpi(struct context *ctx)
{
    return ctx->is_parallel && dtl__job_is_mpi();
}

dtl_status dtl_impl_context_mpi_comm(struct context *ctx, int *fortran_comm)
{
    if (!ctx->is_parallel)
        return dtl__fail(DTL_ERROR_NOT_SUPPORTED,
                         "ctx is of this process alone, without MPI; expected one made while MPI "
                         "was running");
    return dtl__job_fortran_handle(&ctx->comm, fortran_comm);
}

int dtl_impl_context_has_cuda(struct context *ctx)
{
    return ctx->device != NULL &&
           strcmp(ctx->device->ops->name, dtl__feature_names[FEATURE_CUDA]) == 0;
}

int dtl_impl_context_has_nccl(struct context *ctx)
{
    return ctx->group != NULL;
}

int dtl_impl_context_nccl_mode(struct context *ctx)
{
    return ctx->group == NULL ? -1 : (int)ctx->mode;
}

/* Returns the kind of collective that an NCCL operation is, or COLLECTIVE_KINDS if it is none. */
static enum collective_kind kind_of(dtl_nccl_operation op)
{
    static const enum collective_kind kinds[] = {
        [DTL_NCCL_OP_POINT_TO_POINT] = COLLECTIVE_KINDS,
        [DTL_NCCL_OP_BARRIER] = COLLECTIVE_BARRIER,
        [DTL_NCCL_OP_BROADCAST] = COLLECTIVE_BROADCAST,
        [DTL_NCCL_OP_REDUCE] = COLLECTIVE_REDUCE,
        [DTL_NCCL_OP_ALLREDUCE] = COLLECTIVE_ALLREDUCE,
        [DTL_NCCL_OP_GATHER] = COLLECTIVE_GATHER,
        [DTL_NCCL_OP_SCATTER] = COLLECTIVE_SCATTER,
        [DTL_NCCL_OP_ALLGATHER] = COLLECTIVE_ALLGATHER,
        [DTL_NCCL_OP_ALLTOALL] = COLLECTIVE_ALLTOALL,
        [DTL_NCCL_OP_GATHERV] = COLLECTIVE_GATHERV,
        [DTL_NCCL_OP_SCATTERV] = COLLECTIVE_SCATTERV,
        [DTL_NCCL_OP_ALLGATHERV] = COLLECTIVE_ALLGATHERV,
        [DTL_NCCL_OP_ALLTOALLV] = COLLECTIVE_ALLTOALLV,
        [DTL_NCCL_OP_SCAN] = COLLECTIVE_SCAN,
        [DTL_NCCL_OP_EXSCAN] = COLLECTIVE_EXSCAN,
        [DTL_NCCL_OP_LOGICAL_REDUCTION] = COLLECTIVE_ALLREDUCE,
    };

    return kinds[op];
}

int dtl_impl_context_nccl_supports_native(struct context *ctx, dtl_nccl_operation op)
{
    bool is_logical = op == DTL_NCCL_OP_LOGICAL_REDUCTION;
    const struct collective what = {
        .kind = kind_of(op),
        .type = dtl__dtype(is_logical ? DTL_DTYPE_INT32 : DTL_DTYPE_FLOAT64),
        .op = is_logical ? DTL_OP_LAND : DTL_OP_SUM,
    };

    return ctx->group != NULL && what.kind != COLLECTIVE_KINDS &&
           dtl__group_supports(ctx->group, &what) && dtl__context_takes_any_order(ctx, &what);
}

int dtl_impl_context_nccl_supports_hybrid(struct context *ctx, dtl_nccl_operation op)
{
    if (ctx->group == NULL || ctx->mode == DTL_NCCL_MODE_NATIVE_ONLY)
        return dtl_impl_context_nccl_supports_native(ctx, op);
    return kind_of(op) != COLLECTIVE_KINDS;
}
