/* SPDX-License-Identifier: BSD-3-Clause */
/* Selects the algorithm of a collective.  All ranks must select the same, so the selection depends
 * only on arguments on which the ranks agree and on facts that they exchanged when the memory was
 * opened. */
#include "algorithms.h"
#include "dtl_context.h"
#include "hierarchical.h"

/* Sets *is_shared if the ranks share memory; finds that out, collectively, at the first
 * collective. Fails if an earlier collective has failed halfway. */
static dtl_status find_shared_memory(struct node *node, bool *is_shared)
{
    dtl_status status = node->is_sharing_known ? DTL_SUCCESS : dtl__node_open(node);

    *is_shared = node->rank_areas != NULL &&
                 !atomic_load_explicit(&dtl__node_job_has_ended, memory_order_relaxed);
    return status == DTL_SUCCESS ? dtl__node_check_usable(node) : status;
}

/* Sets *bytes to the size of the part that this rank reduces, and *contributed to the bytes that
 * each rank contributes. */
enum node_algorithm dtl__select_reduce_scatter(const struct node *node,
                                               const struct collective *what, uint64_t *bytes,
                                               uint64_t *contributed)
{
    uint64_t total = 0;

    for (int32_t rank = 0; rank < node->comm->size; rank++)
        total = dtl__plus(total, what->recvcounts[rank]);
    *bytes = what->recvcounts[node->comm->rank] * what->type->size;
    *contributed = dtl__times(total, what->type->size);
    return *contributed <= NODE_BYTES ? NODE_STEP : NODE_REDUCTION;
}

dtl_status dtl__node_run(struct node *node, const struct collective *what)
{
    uint64_t bytes, contributed;
    enum node_algorithm algorithm = dtl__select_algorithm(node, what, &bytes, &contributed);

    if (algorithm == NODE_STEP)
        return dtl__step_run(node, what, bytes, contributed);
    return algorithm == NODE_REDUCTION ? dtl__reduction_run(node, what)
                                       : dtl__exchange_run(node, what);
}

/* Runs a collective where not all ranks share memory. */
static dtl_status run_without_shared_memory(struct node *node, const struct collective *what)
{
    const struct comm_ops *backend = node->backend;

    if (node->hierarchy != NULL && dtl__hierarchy_supports(node->hierarchy, what) &&
        !atomic_load_explicit(&dtl__node_job_has_ended, memory_order_relaxed))
        return dtl__hierarchy_run(node, what);
    if (what->kind == COLLECTIVE_BARRIER)
        return backend->barrier(node->comm);
    return backend->collectives[what->kind](node->comm, what);
}

/* Implements the collectives of `comm_ops` on a communicator that has a node. */
static dtl_status run_collective(struct comm *comm, const struct collective *what)
{
    struct node *node = comm->node;
    bool is_shared = false;
    dtl_status status = find_shared_memory(node, &is_shared);

    if (status != DTL_SUCCESS)
        return status;
    return is_shared ? dtl__node_run(node, what) : run_without_shared_memory(node, what);
}

/* Implements the barrier of `comm_ops` on a communicator that has a node. */
static dtl_status run_barrier(struct comm *comm)
{
    const struct collective what = barrier_of(dtl__dtype(DTL_DTYPE_BYTE));
    bool is_shared = false;
    dtl_status status = find_shared_memory(comm->node, &is_shared);

    if (status != DTL_SUCCESS)
        return status;
    return is_shared ? dtl__step_run(comm->node, &what, 0, 0)
                     : run_without_shared_memory(comm->node, &what);
}

void dtl__node_collectives(struct comm_ops *ops, bool reduces)
{
    ops->barrier = run_barrier;
    for (int kind = COLLECTIVE_BARRIER + 1; kind < COLLECTIVE_KINDS; kind++)
        if (reduces || !collective_is_reduction((enum collective_kind)kind))
            ops->collectives[kind] = run_collective;
}
