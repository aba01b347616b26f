/* SPDX-License-Identifier: BSD-3-Clause */
/* Ranks as a ring. */
#include "dtl_runtime.h"

#include "dtl_impl.h"

dtl_status dtl_impl_context_ring_neighbor(struct context *ctx, int step, dtl_rank_t *neighbor)
{
    int size = ctx->comm.size;

    *neighbor = (ctx->comm.rank + step % size + size) % size;
    return DTL_SUCCESS;
}
