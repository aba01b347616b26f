/* SPDX-License-Identifier: BSD-3-Clause */
/* The distributed family: reductions with one answer on all ranks. */
#include <string.h>

#include "agree.h"
#include "dtl_impl.h"
#include "fold.h"

dtl_status dtl_impl_container_reduce(struct container *container, dtl_reduce_op op, void *result)
{
    struct comm *comm = dtl__agree_comm(container);
    _Alignas(16) char mine[ELEMENT_BYTES];
    _Alignas(16) char all[ELEMENT_BYTES];
    dtl_status status = dtl__fold_local(container, op, mine);

    if (container->may_be_far)
        status = dtl__agree_on(container, status);
    if (status != DTL_SUCCESS)
        return status;
    memcpy(all, mine, sizeof all);
    if (comm != NULL)
        status = dtl__run(comm, allreduce_of(mine, all, 1, container->type, op));
    if (status == DTL_SUCCESS)
        memcpy(result, all, container->type->size);
    return status;
}

/* The ranks' partial results are combined in the order of ranks, on every rank. */
dtl_status dtl_impl_container_reduce_func(struct container *container, dtl_binary_func func,
                                          const void *identity, void *result, void *user_data)
{
    struct comm *comm = dtl__agree_comm(container);
    uint64_t bytes = container->type->size;
    _Alignas(16) char sum[ELEMENT_BYTES];
    _Alignas(16) char next[ELEMENT_BYTES];
    char *partial = NULL;
    dtl_status status;

    status = dtl__fold_func(container, func, identity, sum, user_data);
    if (container->may_be_far)
        status = dtl__agree_on(container, status);
    if (status != DTL_SUCCESS)
        return status;
    if (comm == NULL) {
        memcpy(result, sum, bytes);
        return DTL_SUCCESS;
    }
    status =
        dtl__comm_agree(comm, dtl__alloc((void **)&partial, dtl__times((uint64_t)comm->size, bytes),
                                         "partial results of the ranks"));
    if (status == DTL_SUCCESS)
        status = dtl__run(comm, allgather_of(sum, partial, 1, container->type));
    if (status == DTL_SUCCESS) {
        memcpy(sum, identity, bytes);
        for (int32_t rank = 0; rank < comm->size; rank++) {
            func(sum, partial + (uint64_t)rank * bytes, next, user_data);
            memcpy(sum, next, bytes);
        }
        memcpy(result, sum, bytes);
    }
    dtl__release(partial);
    return status;
}

dtl_status dtl_impl_container_minmax(struct container *container, void *min_val, void *max_val)
{
    _Alignas(16) char least[ELEMENT_BYTES];
    dtl_status status;

    if (container->global_size == 0)
        return dtl__refuse_argument(DTL_ERROR_PRECONDITION_FAILED, "container-size",
                                    "container has no elements; expected at least one");
    status = dtl_impl_container_reduce(container, DTL_OP_MIN, least);
    if (status != DTL_SUCCESS)
        return status;
    status = dtl_impl_container_reduce(container, DTL_OP_MAX, max_val);
    if (status == DTL_SUCCESS)
        memcpy(min_val, least, container->type->size);
    return status;
}
