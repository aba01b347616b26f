/* SPDX-License-Identifier: BSD-3-Clause */
#include <stdio.h>

#include <dtl/dtl.h>

int main(void)
{
    dtl_context_t ctx;
    double mine[2], got[2];
    char words[256];

    if (dtl_context_create_default(&ctx) != DTL_SUCCESS)
        return 1;
    mine[0] = dtl_context_rank(ctx);
    mine[1] = mine[0] + 0.5;
    if (dtl_ring_shift(ctx, mine, got, 2, DTL_DTYPE_FLOAT64, 1, 0) != DTL_SUCCESS)
        return 1;
    printf("rank %d: got %.1f %.1f\n", (int)dtl_context_rank(ctx), got[0], got[1]);
    if (dtl_context_is_root(ctx) &&
        dtl_ring_shift(ctx, mine, got, 2, DTL_DTYPE_FLOAT64, 0, 0) != DTL_SUCCESS) {
        dtl_last_error(words, sizeof words);
        printf("%s\n", words);
    }
    dtl_context_destroy(ctx);
    return 0;
}
