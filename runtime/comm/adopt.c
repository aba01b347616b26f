/* SPDX-License-Identifier: BSD-3-Clause */
/* How a back end's table becomes complete: one made for another version of the contract is cut or
 * filled with NULL, and what a back end lacks is composed of what it has, once, so that no caller
 * ever tests for NULL. */
#include <string.h>

#include "composed.h"

#define FILL(ops, member, composed)                                                                \
    ((ops)->member = (ops)->member != NULL ? (ops)->member : (composed))

static bool has_required(const struct comm_ops *ops)
{
    return ops->name != NULL && ops->free != NULL && ops->dup != NULL && ops->split != NULL &&
           ops->send != NULL && ops->recv != NULL && ops->sendrecv != NULL && ops->isend != NULL &&
           ops->irecv != NULL && ops->probe != NULL && ops->operation_test != NULL &&
           ops->operation_wait != NULL && ops->operation_cancel != NULL &&
           ops->operation_release != NULL && ops->barrier != NULL;
}

dtl_status dtl__comm_adopt(struct comm_ops *ours, const struct comm_ops *theirs)
{
    size_t known = theirs->size < sizeof *ours ? theirs->size : sizeof *ours;
    struct comm_ops ops = {0};

    memcpy(&ops, theirs, known);
    ops.size = sizeof ops;
    if (!has_required(&ops))
        return dtl__fail(DTL_ERROR_BACKEND_INVALID,
                         "back end %s lacks an operation that the contract requires",
                         ops.name != NULL ? ops.name : "without a name");

    FILL(&ops, broadcast, dtl__composed_broadcast);
    FILL(&ops, gather, dtl__composed_gather);
    FILL(&ops, scatter, dtl__composed_scatter);
    FILL(&ops, allgather, dtl__composed_allgather);
    FILL(&ops, alltoall, dtl__composed_alltoall);
    FILL(&ops, gatherv, dtl__composed_gatherv);
    FILL(&ops, scatterv, dtl__composed_scatterv);
    FILL(&ops, allgatherv, dtl__composed_allgatherv);
    FILL(&ops, alltoallv, dtl__composed_alltoallv);
    FILL(&ops, reduce, dtl__tree_reduce);
    FILL(&ops, allreduce, dtl__tree_allreduce);
    FILL(&ops, reduce_scatter, dtl__tree_reduce_scatter);
    FILL(&ops, scan, dtl__ordered_scan);
    FILL(&ops, exscan, dtl__ordered_exscan);
    FILL(&ops, file, &dtl__plain_file_ops);
    *ours = ops;
    return DTL_SUCCESS;
}

void dtl__comm_fix_order(struct comm_ops *ops, bool by_rank)
{
    ops->reduce = by_rank ? dtl__ordered_reduce : dtl__tree_reduce;
    ops->allreduce = by_rank ? dtl__ordered_allreduce : dtl__tree_allreduce;
    ops->reduce_scatter = by_rank ? dtl__ordered_reduce_scatter : dtl__tree_reduce_scatter;
    ops->scan = dtl__ordered_scan;
    ops->exscan = dtl__ordered_exscan;
}
