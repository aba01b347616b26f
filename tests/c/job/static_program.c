/* SPDX-License-Identifier: BSD-3-Clause */
/* A program linked with -static: prints its number of ranks, or the reason why it cannot start. */
#include <stdio.h>

#include <dtl/dtl.h>

int main(void)
{
    char text[1024];
    dtl_context_t ctx;

    if (dtl_context_create_default(&ctx) != DTL_SUCCESS) {
        dtl_last_error(text, sizeof text);
        puts(text);
        return 1;
    }
    printf("ranks: %d\n", (int)dtl_context_size(ctx));
    dtl_context_destroy(ctx);
    return 0;
}
