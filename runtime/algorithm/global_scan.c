/* SPDX-License-Identifier: BSD-3-Clause */
/* The distributed family: prefix reductions in the order of global indices.  Each rank scans its
 * part, the parts' totals are scanned over the ranks, and each part is shifted by what comes before
 * it. */
#include <string.h>

#include "blocked.h"
#include "dtl_impl.h"
#include "fold.h"
#include "scan.h"

/* What comes before this rank's elements: the neutral element on rank 0. */
static dtl_status before_find(const struct blocked *blocked, dtl_reduce_op op, const void *total,
                              void *before)
{
    const struct dtype *type = blocked->container->type;

    dtl__neutral(type->id, op, before);
    if (blocked->comm == NULL)
        return DTL_SUCCESS;
    return blocked->comm->ops->exscan(blocked->comm, total, before, 1, type, op);
}

static dtl_status scan(const struct blocked *blocked, dtl_reduce_op op, bool is_inclusive)
{
    const struct dtype *type = blocked->container->type;
    struct container part = {.type = type, .local_size = blocked->count, .data = blocked->data};
    _Alignas(16) char total[ELEMENT_BYTES];
    _Alignas(16) char before[ELEMENT_BYTES];
    dtl_status status = dtl__fold_local(&part, op, total);

    if (status == DTL_SUCCESS)
        status = before_find(blocked, op, total, before);
    if (status != DTL_SUCCESS)
        return status;
    if (!is_inclusive) {
        dtl__scan_exclusive(type, op, before, blocked->data, blocked->count);
        return DTL_SUCCESS;
    }
    dtl__scan_inclusive(type, op, blocked->data, blocked->count);
    if (blocked->comm != NULL && blocked->comm->rank > 0)
        dtl__scan_shift(type, op, before, blocked->data, blocked->count);
    return DTL_SUCCESS;
}

static dtl_status container_scan(struct container *container, dtl_reduce_op op, bool is_inclusive,
                                 const char *function)
{
    struct blocked blocked = {0};
    dtl_status status;

    if (dtl__kernel(container->type->id, op) == NULL)
        return dtl__fail(DTL_ERROR_INVALID_ARGUMENT,
                         "%s: op is %s; expected one that is defined for %s", function,
                         dtl_reduce_op_name(op), container->type->name);
    status = dtl__blocked_open(container, false, function, &blocked);
    if (status != DTL_SUCCESS)
        return status;
    status = scan(&blocked, op, is_inclusive);
    if (status == DTL_SUCCESS)
        status = dtl__blocked_write(&blocked);
    dtl__blocked_close(&blocked);
    return status;
}

dtl_status dtl_impl_container_inclusive_scan(struct container *container, dtl_reduce_op op)
{
    return container_scan(container, op, true, "container_inclusive_scan");
}

dtl_status dtl_impl_container_exclusive_scan(struct container *container, dtl_reduce_op op)
{
    return container_scan(container, op, false, "container_exclusive_scan");
}
