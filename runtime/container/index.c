/* SPDX-License-Identifier: BSD-3-Clause */
/* Index translation for containers of any kind, and a reduction over a container's ranks. */
#include <string.h>

#include "dtl_container.h"
#include "dtl_impl.h"
#include "layout.h"

dtl_rank_t dtl_impl_layout_owner(struct container *container, dtl_index_t global_idx)
{
    struct layout layout = dtl__layout_of(container);

    return dtl__layout_owner(&layout, (uint64_t)global_idx);
}

dtl_index_t dtl_impl_layout_to_local(struct container *container, dtl_index_t global_idx)
{
    struct layout layout = dtl__layout_of(container);
    int64_t local_index = dtl__layout_to_local(&layout, (uint64_t)global_idx);
    int64_t offset = (int64_t)container->offset;

    if (local_index < offset || local_index - offset >= (int64_t)container->local_size)
        return -1;
    return local_index - offset;
}

int dtl_impl_layout_is_local(struct container *container, dtl_index_t global_idx)
{
    return dtl_impl_layout_to_local(container, global_idx) >= 0;
}

dtl_index_t dtl_impl_layout_to_global(struct container *container, dtl_index_t local_idx)
{
    struct layout layout = dtl__layout_of(container);

    return (dtl_index_t)dtl__layout_to_global(&layout, (uint64_t)local_idx + container->offset);
}

dtl_status dtl_impl_container_combine(struct container *container, const void *sendbuf,
                                      void *recvbuf, dtl_size_t count, dtl_dtype dtype,
                                      dtl_reduce_op op)
{
    struct comm *comm = dtl__container_comm(container);

    if (comm != NULL)
        return dtl__comm_combine(comm, sendbuf, recvbuf, count, dtl__dtype(dtype), op);
    if (sendbuf != recvbuf && count > 0)
        memcpy(recvbuf, sendbuf, count * dtl__bytes(dtype));
    return DTL_SUCCESS;
}
