/* SPDX-License-Identifier: BSD-3-Clause */
#include <stdio.h>

#include <dtl/dtl.h>

int main(void)
{
    dtl_context_t ctx;
    dtl_rank_t next;
    char words[256];

    if (dtl_context_create_default(&ctx) != DTL_SUCCESS ||
        dtl_context_ring_neighbor(ctx, 1, &next) != DTL_SUCCESS)
        return 1;
    printf("rank %d: next is %d\n", (int)dtl_context_rank(ctx), (int)next);
    if (dtl_context_is_root(ctx) && dtl_context_ring_neighbor(ctx, 0, &next) != DTL_SUCCESS) {
        dtl_last_error(words, sizeof words);
        printf("%s\n", words);
    }
    dtl_context_destroy(ctx);
    return 0;
}
