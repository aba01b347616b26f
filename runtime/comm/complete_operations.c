/* SPDX-License-Identifier: BSD-3-Clause */
/* Completes a backend's operation table.  A table built for another version of the contract is
 * truncated or extended with NULL, and missing operations are composed of existing ones.  This
 * happens once, so callers never test members for NULL. */
#include <string.h>

#include "composed.h"

/* Returns true if the table has all operations that cannot be composed of others. */
static bool has_required(const struct comm_ops *ops)
{
    return ops->name != NULL && ops->free != NULL && ops->dup != NULL && ops->split != NULL &&
           ops->send != NULL && ops->recv != NULL && ops->sendrecv != NULL && ops->isend != NULL &&
           ops->irecv != NULL && ops->probe != NULL && ops->operation_test != NULL &&
           ops->operation_wait != NULL && ops->operation_cancel != NULL &&
           ops->operation_release != NULL && ops->barrier != NULL;
}

/* Returns the function that performs a kind of collective for which the backend has none. */
static collective_function collective_for(const struct comm_ops *ops, enum collective_kind kind)
{
    if (ops->collective != NULL && kind != COLLECTIVE_BARRIER)
        return ops->collective;
    return collective_is_reduction(kind) ? dtl__tree_reduction : dtl__composed_data_movement;
}

dtl_status dtl__comm_adopt(struct comm_ops *out, const struct comm_ops *backend_ops)
{
    size_t known_bytes = backend_ops->size < sizeof *out ? backend_ops->size : sizeof *out;
    struct comm_ops ops = {0};

    memcpy(&ops, backend_ops, known_bytes);
    ops.size = sizeof ops;
    if (!has_required(&ops))
        return dtl__fail(DTL_ERROR_BACKEND_INVALID,
                         "backend %s lacks an operation; expected all that the contract requires",
                         ops.name != NULL ? ops.name : "without a name");

    for (int kind = 0; kind < COLLECTIVE_KINDS; kind++)
        if (ops.collectives[kind] == NULL)
            ops.collectives[kind] = collective_for(&ops, (enum collective_kind)kind);
    if (ops.file == NULL)
        ops.file = &dtl__posix_file_ops;
    *out = ops;
    return DTL_SUCCESS;
}

void dtl__comm_fix_order(struct comm_ops *ops, bool by_rank)
{
    for (int kind = 0; kind < COLLECTIVE_KINDS; kind++)
        if (collective_is_reduction((enum collective_kind)kind))
            ops->collectives[kind] = by_rank ? dtl__ordered_reduction : dtl__tree_reduction;
}
