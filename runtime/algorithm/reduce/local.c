/* SPDX-License-Identifier: BSD-3-Clause */
/* Local reductions over this rank's elements. */
#include <string.h>

#include "dtl_impl.h"
#include "fold.h"

dtl_status dtl_impl_local_reduce(struct container *container, dtl_reduce_op op, void *result)
{
    return dtl__fold_local(container, op, result);
}

dtl_status dtl_impl_vector_reduce_sum(struct container *vec, void *result)
{
    return dtl__fold_local(vec, DTL_OP_SUM, result);
}

dtl_status dtl_impl_vector_reduce_min(struct container *vec, void *result)
{
    return dtl__fold_local(vec, DTL_OP_MIN, result);
}

dtl_status dtl_impl_vector_reduce_max(struct container *vec, void *result)
{
    return dtl__fold_local(vec, DTL_OP_MAX, result);
}

dtl_status dtl_impl_local_reduce_func(struct container *container, dtl_binary_func func,
                                      const void *identity, void *result, void *user_data)
{
    return dtl__fold_func(container, func, identity, result, user_data);
}

dtl_status dtl_impl_local_minmax(struct container *container, void *min_val, void *max_val)
{
    _Alignas(16) char least[ELEMENT_BYTES];
    dtl_status status = DTL_SUCCESS;

    if (container->local_size == 0)
        return dtl__fail(DTL_ERROR_PRECONDITION_FAILED,
                         "there are no elements on this rank; expected at least one");
    if (min_val != NULL)
        status = dtl__fold_local(container, DTL_OP_MIN, least);
    if (status == DTL_SUCCESS && max_val != NULL)
        status = dtl__fold_local(container, DTL_OP_MAX, max_val);
    if (status == DTL_SUCCESS && min_val != NULL)
        memcpy(min_val, least, container->type->size);
    return status;
}
