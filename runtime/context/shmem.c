/* SPDX-License-Identifier: BSD-3-Clause */
/* Contexts with the symmetric heaps of OpenSHMEM. */
#include "job/shmem.h"
#include "dtl_context.h"
#include "dtl_impl.h"
#include "topology/topology.h"

/* Fails unless the context has all ranks of the job: they must take part, because OpenSHMEM
 * allocates on all of them. */
static dtl_status ranks_check(const struct context *ctx)
{
    int32_t ranks = 0, rank = 0;

    dtl__topology_locations(&ranks, &rank);
    if (ctx->comm.size == ranks)
        return DTL_SUCCESS;
    return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "ctx-ranks",
                                "ctx has %d of the %d ranks of the job; expected all, since "
                                "OpenSHMEM allocates on all of them",
                                (int)ctx->comm.size, (int)ranks);
}

/* Collective.  Sets pes[rank] to the number of each rank in OpenSHMEM (its PE). */
static dtl_status gather_pes(struct context *context)
{
    struct comm *comm = &context->comm;
    int32_t mine = context->shmem->rank();
    dtl_status status = dtl__comm_agree(
        comm, dtl__alloc((void **)&context->pes, (uint64_t)comm->size * sizeof *context->pes,
                         "PE numbers of ranks"));

    return status == DTL_SUCCESS
               ? dtl__run(comm, allgather_of(&mine, context->pes, 1, dtl__dtype(DTL_DTYPE_INT32)))
               : status;
}

dtl_status dtl_impl_context_with_shmem(struct context *ctx, struct context **out)
{
    struct context *made = NULL;
    dtl_status status = ranks_check(ctx);

    if (status == DTL_SUCCESS)
        status = dtl_impl_context_dup(ctx, &made);
    if (status == DTL_SUCCESS)
        status = dtl__shmem_join(&made->comm, &made->shmem);
    if (status == DTL_SUCCESS)
        status = gather_pes(made);
    if (status != DTL_SUCCESS) {
        dtl__context_release(made);
        return status;
    }
    *out = made;
    return DTL_SUCCESS;
}

int dtl_impl_context_has_shmem(struct context *ctx)
{
    return ctx->shmem != NULL;
}
