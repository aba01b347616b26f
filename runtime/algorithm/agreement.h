/* SPDX-License-Identifier: BSD-3-Clause */
/* Agreement between the ranks of a container: small reductions that give all ranks the same result
 * or the same failure. */
#ifndef DTL_ALGORITHM_AGREEMENT_H
#define DTL_ALGORITHM_AGREEMENT_H

#include "dtl_container.h"

/* Returns the communicator whose ranks share the elements of a container.  Returns NULL if this
 * rank holds all of them, so that its local result is the global one: a single rank, a replicated
 * container, or a span of the program's own memory. */
static inline struct comm *dtl__sharing_comm(struct container *container)
{
    if (container->context == NULL || container->context->comm.size == 1)
        return NULL;
    if (container->distribution.policy == DTL_PARTITION_REPLICATED)
        return NULL;
    return &container->context->comm;
}

/* Returns DTL_SUCCESS if `status` is DTL_SUCCESS on all ranks of the container's context, and a
 * failure on all of them otherwise.  Call it after a step that may fail on one rank, before a step
 * in which all communicate.  Collective, also for replicated containers. */
static inline dtl_status dtl__agree_on(const struct container *container, dtl_status status)
{
    if (container->context == NULL || container->context->comm.size == 1)
        return status;
    return dtl__comm_agree(&container->context->comm, status);
}

/* Agrees on the result of a check of two containers.  Communicates only if one of them is a span,
 * since only then may the result differ between ranks. */
static inline dtl_status dtl__agree_on_pair(const struct container *one,
                                            const struct container *other, dtl_status status)
{
    if (one->kind != HANDLE_SPAN && other->kind != HANDLE_SPAN)
        return status;
    return dtl__agree_on(one->context != NULL ? one : other, status);
}

/* Sets *out, on all ranks, to the smallest of the ranks' global indices, where -1 means none; to -1
 * if no rank has one.  Collective. */
dtl_status dtl__ranks_first(struct comm *comm, int64_t global_index, int64_t *out);
static inline dtl_status dtl__agree_first(struct container *container, int64_t global_index,
                                          int64_t *out)
{
    struct comm *comm = dtl__sharing_comm(container);

    if (comm != NULL)
        return dtl__ranks_first(comm, global_index, out);
    *out = global_index;
    return DTL_SUCCESS;
}

/* Sets *out, on all ranks, to the sum of the ranks' counts.  Collective. */
dtl_status dtl__ranks_sum(struct comm *comm, uint64_t count, uint64_t *out);
static inline dtl_status dtl__agree_sum(struct container *container, uint64_t count, uint64_t *out)
{
    struct comm *comm = dtl__sharing_comm(container);

    if (comm != NULL)
        return dtl__ranks_sum(comm, count, out);
    *out = count;
    return DTL_SUCCESS;
}

/* Replaces each of `count` numbers by its sum over the ranks.  Collective. */
dtl_status dtl__agree_sums(struct container *container, double *numbers, uint64_t count);

/* Returns the global index of an element of this rank; -1 for -1. */
int64_t dtl__global_index_of(const struct container *container, int64_t local_index);

#endif
