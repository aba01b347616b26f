/* SPDX-License-Identifier: BSD-3-Clause */
/* The local family: reductions and scans of this rank's part. */
#include <string.h>

#include "dtl_impl.h"
#include "fold.h"

dtl_status dtl_impl_local_reduce(struct container *container, dtl_reduce_op op, void *result)
{
    return dtl__fold_local(container, op, result);
}

dtl_status dtl_impl_local_reduce_func(struct container *container, dtl_binary_func func, const void *identity,
                                      void *result, void *user_data)
{
    dtl__fold_func(container, func, identity, result, user_data);
    return DTL_SUCCESS;
}

dtl_status dtl_impl_local_minmax(struct container *container, void *min_val, void *max_val)
{
    _Alignas(16) char least[ELEMENT_BYTES];
    dtl_status status;

    if (container->local_size == 0)
        return dtl__fail(DTL_ERROR_PRECONDITION_FAILED,
                         "minmax: the container has no elements on this rank; expected at least one");
    status = dtl__fold_local(container, DTL_OP_MIN, least);
    if (status != DTL_SUCCESS)
        return status;
    status = dtl__fold_local(container, DTL_OP_MAX, max_val);
    if (status == DTL_SUCCESS)
        memcpy(min_val, least, container->type->size);
    return status;
}
