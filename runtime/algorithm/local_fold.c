/* SPDX-License-Identifier: BSD-3-Clause */
/* The local family: reductions and scans of this rank's part. */
#include <string.h>

#include "dtl_impl.h"
#include "fold.h"
#include "scan.h"

dtl_status dtl_impl_local_reduce(struct container *container, dtl_reduce_op op, void *result)
{
    return dtl__fold_local(container, op, result);
}

dtl_status dtl_impl_local_reduce_func(struct container *container, dtl_binary_func func,
                                      const void *identity, void *result, void *user_data)
{
    dtl__fold_func(container, func, identity, result, user_data);
    return DTL_SUCCESS;
}

dtl_status dtl_impl_local_minmax(struct container *container, void *min_val, void *max_val)
{
    _Alignas(16) char least[ELEMENT_BYTES];
    dtl_status status;

    if (container->local_size == 0)
        return dtl__fail(
            DTL_ERROR_PRECONDITION_FAILED,
            "minmax: the container has no elements on this rank; expected at least one");
    status = dtl__fold_local(container, DTL_OP_MIN, least);
    if (status != DTL_SUCCESS)
        return status;
    status = dtl__fold_local(container, DTL_OP_MAX, max_val);
    if (status == DTL_SUCCESS)
        memcpy(min_val, least, container->type->size);
    return status;
}

/* ---- scans ----------------------------------------------------------------------------------- */

static dtl_status has_kernel(const struct container *container, dtl_reduce_op op)
{
    if (dtl__kernel(container->type->id, op) != NULL)
        return DTL_SUCCESS;
    return dtl__fail(DTL_ERROR_INVALID_ARGUMENT,
                     "scan: op is %s; expected one that is defined for %s", dtl_reduce_op_name(op),
                     container->type->name);
}

static dtl_status local_scan(struct container *container, dtl_reduce_op op, bool is_inclusive)
{
    struct scan scan = {.type = container->type,
                        .op = op,
                        .policy = (dtl_execution_policy)container->options.execution,
                        .is_inclusive = is_inclusive,
                        .elements = container->data,
                        .count = container->local_size};
    dtl_status status = has_kernel(container, op);

    if (status == DTL_SUCCESS)
        dtl__scan(&scan, NULL);
    return status;
}

dtl_status dtl_impl_local_inclusive_scan(struct container *container, dtl_reduce_op op)
{
    return local_scan(container, op, true);
}

dtl_status dtl_impl_local_exclusive_scan(struct container *container, dtl_reduce_op op)
{
    return local_scan(container, op, false);
}
