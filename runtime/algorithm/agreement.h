/* SPDX-License-Identifier: BSD-3-Clause */
/* How the distributed algorithms make one answer of the ranks' answers. */
#ifndef DTL_ALGORITHM_AGREEMENT_H
#define DTL_ALGORITHM_AGREEMENT_H

#include "dtl_container.h"

/* The communicator over which a container is shared out; NULL where this rank holds all of it, so
 * that its own answer is everybody's: one rank, a replicated container, a span of the program's
 * memory. */
static inline struct comm *dtl__sharing_comm(struct container *container)
{
    if (container->context == NULL || container->context->comm.size == 1)
        return NULL;
    if (container->distribution.policy == DTL_PARTITION_REPLICATED)
        return NULL;
    return &container->context->comm;
}

/* DTL_SUCCESS where `status` is so on all ranks that make a container's calls together, replicated
 * ones too; else a failure.  For what may fail on one rank before all communicate. */
static inline dtl_status dtl__agree_on(const struct container *container, dtl_status status)
{
    if (container->context == NULL || container->context->comm.size == 1)
        return status;
    return dtl__comm_agree(&container->context->comm, status);
}

/* Of two containers, what is checked on each rank: where one is a span, ranks may differ in it. */
static inline dtl_status dtl__agree_on_pair(const struct container *one,
                                            const struct container *other, dtl_status status)
{
    if (one->kind != HANDLE_SPAN && other->kind != HANDLE_SPAN)
        return status;
    return dtl__agree_on(one->context != NULL ? one : other, status);
}

/* Of the ranks' global indices (-1: none) the smallest, on all ranks; -1 where no rank has one. */
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

/* The sum of the ranks' counts. */
dtl_status dtl__ranks_sum(struct comm *comm, uint64_t count, uint64_t *out);
static inline dtl_status dtl__agree_sum(struct container *container, uint64_t count, uint64_t *out)
{
    struct comm *comm = dtl__sharing_comm(container);

    if (comm != NULL)
        return dtl__ranks_sum(comm, count, out);
    *out = count;
    return DTL_SUCCESS;
}

/* The sums of the ranks' numbers, `count` of them, in place. */
dtl_status dtl__agree_sums(struct container *container, double *numbers, uint64_t count);

/* The global index of a local one; -1 for -1. */
int64_t dtl__global_index_of(const struct container *container, int64_t local_index);

#endif
