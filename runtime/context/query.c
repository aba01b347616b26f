/* SPDX-License-Identifier: BSD-3-Clause */
/* What a context answers about itself. */
#include <string.h>

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
    return ctx->is_parallel;
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
    (void)ctx;
    return 0; /* contexts with NCCL come from dtl_context_with_nccl */
}

int dtl_impl_context_nccl_mode(struct context *ctx)
{
    (void)ctx;
    return -1;
}

int dtl_impl_context_nccl_supports_native(struct context *ctx, dtl_nccl_operation op)
{
    (void)ctx;
    (void)op;
    return 0;
}

int dtl_impl_context_nccl_supports_hybrid(struct context *ctx, dtl_nccl_operation op)
{
    (void)ctx;
    (void)op;
    return 0;
}

int dtl_impl_context_has_shmem(struct context *ctx)
{
    (void)ctx;
    return 0; /* no communicator stands on OpenSHMEM */
}
