/* SPDX-License-Identifier: BSD-3-Clause */
/* Small reductions over the ranks that share a container: see agreement.h. */
#include "agreement.h"

#include "container/layout.h"

dtl_status dtl__ranks_first(struct comm *comm, int64_t global_index, int64_t *out)
{
    int64_t mine = global_index < 0 ? INT64_MAX : global_index, first = mine;
    dtl_status status =
        dtl__comm_combine(comm, &mine, &first, 1, dtl__dtype(DTL_DTYPE_INT64), DTL_OP_MIN);

    if (status == DTL_SUCCESS)
        *out = first == INT64_MAX ? -1 : first;
    return status;
}

dtl_status dtl__ranks_sum(struct comm *comm, uint64_t count, uint64_t *out)
{
    uint64_t sum = count;
    dtl_status status =
        dtl__comm_combine(comm, &count, &sum, 1, dtl__dtype(DTL_DTYPE_UINT64), DTL_OP_SUM);

    if (status == DTL_SUCCESS)
        *out = sum;
    return status;
}

dtl_status dtl__agree_sums(struct container *container, double *numbers, uint64_t count)
{
    struct comm *comm = dtl__sharing_comm(container);

    if (comm == NULL)
        return DTL_SUCCESS;
    return dtl__comm_combine(comm, numbers, numbers, count, dtl__dtype(DTL_DTYPE_FLOAT64),
                             DTL_OP_SUM);
}

int64_t dtl__global_index_of(const struct container *container, int64_t local_index)
{
    struct layout layout = dtl__layout_of(container);

    return local_index < 0
               ? -1
               : (int64_t)dtl__layout_to_global(&layout, container->offset + (uint64_t)local_index);
}
