/* SPDX-License-Identifier: BSD-3-Clause */
/* The distributed family: prefix reductions in the order of global indices.  The ranks' totals are
 * scanned over the ranks, and then each rank scans its part from what comes before it. */
#include "agree.h"
#include "blocked.h"
#include "dtl_impl.h"
#include "fold.h"
#include "scan.h"

/* What comes before this rank's elements: the neutral element on rank 0. */
static dtl_status before_find(struct container *part, dtl_reduce_op op, void *before)
{
    struct comm *comm = dtl__agree_comm(part);
    _Alignas(16) char total[ELEMENT_BYTES];
    dtl_status status = dtl__fold_local(part, op, total);

    if (part->may_be_far)
        status = dtl__agree_on(part, status);
    dtl__neutral(part->type->id, op, before);
    if (status == DTL_SUCCESS)
        status = dtl__run(comm, exscan_of(total, before, 1, part->type, op));
    return status;
}

static dtl_status scan(const struct blocked *blocked, dtl_reduce_op op, bool is_inclusive)
{
    struct container *container = blocked->container;
    struct container part;
    struct scan scan = {.type = container->type,
                        .op = op,
                        .policy = (dtl_execution_policy)container->options.execution,
                        .is_inclusive = is_inclusive,
                        .elements = blocked->data,
                        .count = blocked->count};
    _Alignas(16) char before[ELEMENT_BYTES];
    dtl_status status;

    if (blocked->comm == NULL || blocked->comm->size == 1) {
        dtl__scan(&scan, NULL);
        return DTL_SUCCESS;
    }
    part = *container;
    part.data = blocked->data;
    part.device_data = NULL;
    part.local_size = blocked->count;
    part.may_be_far = false;
    status = before_find(&part, op, before);
    if (status == DTL_SUCCESS)
        dtl__scan(&scan, blocked->comm->rank == 0 ? NULL : before);
    return status;
}

static dtl_status blocked_scan(struct container *container, dtl_reduce_op op, bool is_inclusive)
{
    struct blocked blocked;
    dtl_status status = dtl__blocked_open(container, false, &blocked);

    if (status != DTL_SUCCESS)
        return status;
    status = scan(&blocked, op, is_inclusive);
    if (status == DTL_SUCCESS)
        status = dtl__blocked_write(&blocked);
    dtl__blocked_close(&blocked);
    return status;
}

/* ---- on devices ------------------------------------------------------------------------------ */

/* Of elements that are in order. */
static dtl_status ordered_scan(struct container *container, dtl_reduce_op op, bool is_inclusive)
{
    struct comm *comm = dtl__agree_comm(container);
    bool is_first = comm == NULL || comm->rank == 0;
    _Alignas(16) char before[ELEMENT_BYTES];
    dtl_status status = comm == NULL ? DTL_SUCCESS : before_find(container, op, before);

    if (status != DTL_SUCCESS)
        return status;
    return dtl__agree_on(container,
                         dtl__scan_local(container, op, is_inclusive, is_first ? NULL : before));
}

static dtl_status far_scan(struct container *container, dtl_reduce_op op, bool is_inclusive)
{
    struct container *ordered;
    dtl_status status;

    dtl__ordered_open(container, &ordered);
    status = (dtl__is_blocked(ordered) ? ordered_scan : blocked_scan)(ordered, op, is_inclusive);
    if (status == DTL_SUCCESS)
        status = dtl__ordered_write(container, ordered);
    dtl__ordered_close(container, ordered);
    return status;
}

/* ---- wherever they are ----------------------------------------------------------------------- */

static dtl_status container_scan(struct container *container, dtl_reduce_op op, bool is_inclusive)
{
    return (container->may_be_far ? far_scan : blocked_scan)(container, op, is_inclusive);
}

dtl_status dtl_impl_container_inclusive_scan(struct container *container, dtl_reduce_op op)
{
    return container_scan(container, op, true);
}

dtl_status dtl_impl_container_exclusive_scan(struct container *container, dtl_reduce_op op)
{
    return container_scan(container, op, false);
}
