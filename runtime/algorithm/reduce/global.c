/* SPDX-License-Identifier: BSD-3-Clause */
/* Global reductions over the elements of all ranks, with the same result on each. */
#include <string.h>

#include "algorithm/agreement.h"
#include "algorithm/global_order.h"
#include "dtl_impl.h"
#include "finite.h"
#include "fold.h"

/* ---- in index order -------------------------------------------------------------------------- */

/* Sets *all on every rank: true if the elements of all ranks are finite.  Collective. */
static dtl_status find_all_finite(struct container *container, struct comm *comm, bool *all)
{
    struct staged staged;
    dtl_status status = dtl__stage(container, STAGE_READ, &staged);
    int8_t mine = 0, both = 0;

    if (status == DTL_SUCCESS) {
        mine =
            dtl__all_finite(container->type, staged.container->data, container->local_size) ? 1 : 0;
        status = dtl__stage_end(&staged, DTL_SUCCESS);
    }
    if (container->may_be_on_device)
        status = dtl__agree_on(container, status);
    if (status == DTL_SUCCESS)
        status =
            dtl__run(comm, allreduce_of(&mine, &both, 1, dtl__dtype(DTL_DTYPE_INT8), DTL_OP_MIN));
    *all = both != 0;
    return status;
}

/* Folds in rank order: each rank adds its elements to the result of the previous ranks, and
 * broadcasts it.  Sets *result on all ranks.  Collective. */
static dtl_status fold_by_rank(const struct global_order *ordered, dtl_reduce_op op, void *result)
{
    const struct dtype *type = ordered->container->type;
    struct comm *comm = ordered->comm;
    _Alignas(16) char prefix[ELEMENT_BYTES];
    dtl_status status = DTL_SUCCESS;

    dtl__neutral(type->id, op, prefix);
    for (int32_t rank = 0; rank < comm->size && status == DTL_SUCCESS; rank++) {
        if (rank == comm->rank)
            dtl__fold_in_order(type, op, ordered->data, ordered->count, prefix);
        status = dtl__run(comm, broadcast_of(prefix, 1, type, rank));
    }
    if (status == DTL_SUCCESS)
        memcpy(result, prefix, type->size);
    return status;
}

/* Repeats in index order a reduction whose result is not finite, if all elements are (finite.h).  A
 * span that is not in global order keeps the first result.  Collective. */
static DTL_COLD dtl_status reduce_in_index_order(struct container *container, struct comm *comm,
                                                 dtl_reduce_op op, void *result)
{
    struct global_order ordered;
    bool is_finite = false;
    dtl_status status = find_all_finite(container, comm, &is_finite);

    if (status != DTL_SUCCESS || !is_finite ||
        (container->kind == HANDLE_SPAN && !dtl__is_in_global_order(container)))
        return status;
    status = dtl__global_order_open(container, false, &ordered);
    if (status != DTL_SUCCESS)
        return status;
    status = fold_by_rank(&ordered, op, result);
    dtl__global_order_close(&ordered);
    return status;
}

/* ---- reductions ------------------------------------------------------------------------------ */

dtl_status dtl_impl_container_reduce(struct container *container, dtl_reduce_op op, void *result)
{
    struct comm *comm = dtl__sharing_comm(container);
    _Alignas(16) char mine[ELEMENT_BYTES];
    _Alignas(16) char all[ELEMENT_BYTES];
    dtl_status status = dtl__fold_local(container, op, mine);

    if (container->may_be_on_device)
        status = dtl__agree_on(container, status);
    if (status != DTL_SUCCESS)
        return status;
    memcpy(all, mine, sizeof all);
    if (comm != NULL)
        status = dtl__comm_combine(comm, mine, all, 1, container->type, op);
    if (status == DTL_SUCCESS && comm != NULL && dtl__may_overflow(container->type, op) &&
        !dtl__all_finite(container->type, all, 1))
        status = reduce_in_index_order(container, comm, op, all);
    if (status == DTL_SUCCESS)
        memcpy(result, all, container->type->size);
    return status;
}

/* Combines the partial results of the ranks in rank order, on every rank. */
dtl_status dtl_impl_container_reduce_func(struct container *container, dtl_binary_func func,
                                          const void *identity, void *result, void *user_data)
{
    struct comm *comm = dtl__sharing_comm(container);
    uint64_t bytes = container->type->size;
    _Alignas(16) char sum[ELEMENT_BYTES];
    _Alignas(16) char next[ELEMENT_BYTES];
    char *partial = NULL;
    dtl_status status;

    status = dtl__fold_func(container, func, identity, sum, user_data);
    if (container->may_be_on_device)
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
