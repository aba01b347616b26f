/* SPDX-License-Identifier: BSD-3-Clause */
/* Ranks as a ring. */
#include "dtl_context.h"
#include "dtl_impl.h"

dtl_status dtl_impl_ring_shift(struct context *ctx, const void *sendbuf, void *recvbuf,
                               dtl_size_t count, dtl_dtype dtype, int step, dtl_tag_t tag)
{
    struct comm *comm = &ctx->comm;
    int size = comm->size, places = (step % size + size) % size;
    const struct dtype *type = dtl__dtype(dtype);

    return comm->ops->sendrecv(comm, sendbuf, count, type, (comm->rank + places) % size, tag,
                               recvbuf, count, type, (comm->rank + size - places) % size, tag,
                               NULL);
}
