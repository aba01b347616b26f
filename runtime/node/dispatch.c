/* SPDX-License-Identifier: BSD-3-Clause */
/* Which way a collective takes.  All ranks must choose alike: by what they agree on, and by what
 * they have told each other when the memory was opened. */
#include "algorithms.h"
#include "dtl_context.h"
#include "hierarchical.h"

/* Whether the ranks share memory; asks at the first collective. */
static dtl_status ask(struct node *node, bool *is_shared)
{
    dtl_status status = node->is_asked ? DTL_SUCCESS : dtl__node_open(node);

    *is_shared =
        node->stations != NULL && !atomic_load_explicit(&dtl__node_is_over, memory_order_relaxed);
    return status == DTL_SUCCESS ? dtl__node_whole(node) : status;
}

/* Bytes that this rank folds, and that each gives. */
enum node_way dtl__way_of_scattered(const struct node *node, const struct collective *what,
                                    uint64_t *bytes, uint64_t *given)
{
    uint64_t total = 0;

    for (int32_t rank = 0; rank < node->comm->size; rank++)
        total = dtl__plus(total, what->recvcounts[rank]);
    *bytes = what->recvcounts[node->comm->rank] * what->type->size;
    *given = dtl__times(total, what->type->size);
    return *given <= NODE_BYTES ? NODE_STEP : NODE_REDUCTION;
}

dtl_status dtl__node_run(struct node *node, const struct collective *what)
{
    uint64_t bytes, given;
    enum node_way way = dtl__way_of(node, what, &bytes, &given);

    if (way == NODE_STEP)
        return dtl__step_run(node, what, bytes, given);
    return way == NODE_REDUCTION ? dtl__reduction_run(node, what) : dtl__exchange_run(node, what);
}

/* Without memory that all share. */
static dtl_status run_beyond(struct node *node, const struct collective *what)
{
    const struct comm_ops *back = node->back;

    if (node->levels != NULL && dtl__levels_have(node->levels, what) &&
        !atomic_load_explicit(&dtl__node_is_over, memory_order_relaxed))
        return dtl__levels_run(node, what);
    if (what->kind == COLLECTIVE_BARRIER)
        return back->barrier(node->comm);
    return back->collectives[what->kind](node->comm, what);
}

static dtl_status collective(struct comm *comm, const struct collective *what)
{
    struct node *node = comm->node;
    bool is_shared = false;
    dtl_status status = ask(node, &is_shared);

    if (status != DTL_SUCCESS)
        return status;
    return is_shared ? dtl__node_run(node, what) : run_beyond(node, what);
}

static dtl_status barrier(struct comm *comm)
{
    const struct collective what = barrier_of(dtl__dtype(DTL_DTYPE_BYTE));
    bool is_shared = false;
    dtl_status status = ask(comm->node, &is_shared);

    if (status != DTL_SUCCESS)
        return status;
    return is_shared ? dtl__step_run(comm->node, &what, 0, 0) : run_beyond(comm->node, &what);
}

void dtl__node_collectives(struct comm_ops *ops, bool reduces)
{
    ops->barrier = barrier;
    for (int kind = COLLECTIVE_BARRIER + 1; kind < COLLECTIVE_KINDS; kind++)
        if (reduces || !collective_is_reduction((enum collective_kind)kind))
            ops->collectives[kind] = collective;
}
