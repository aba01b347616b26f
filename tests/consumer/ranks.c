/* SPDX-License-Identifier: BSD-3-Clause */
/* Counts the ranks by a reduction. */
#include <stdio.h>

#include <dtl/dtl.h>

int main(void)
{
    dtl_context_t ctx;
    int64_t one = 1, ranks = 0;

    if (dtl_context_create_default(&ctx) != DTL_SUCCESS ||
        dtl_allreduce(ctx, &one, &ranks, 1, DTL_DTYPE_INT64, DTL_OP_SUM) != DTL_SUCCESS)
        return 1;
    if (dtl_context_is_root(ctx))
        printf("%d ranks\n", (int)ranks);
    dtl_context_destroy(ctx);
    return 0;
}
