/* SPDX-License-Identifier: BSD-3-Clause */
/* Repeats an allreduce of 8 bytes, so that callgrind can count the instructions of one call.  With
 * COUNTED in the environment the library counts its calls. */
#include <stdlib.h>

#include <dtl/dtl.h>

enum { CALLS = 1000 };

int main(void)
{
    dtl_context_t ctx;
    double mine = 1, sum = 0;

    if (dtl_context_create_default(&ctx) != DTL_SUCCESS)
        return 1;
    if (dtl_metrics_enable(getenv("COUNTED") != NULL) != DTL_SUCCESS)
        return 1;
    for (int call = 0; call < CALLS; call++)
        if (dtl_allreduce(ctx, &mine, &sum, 1, DTL_DTYPE_FLOAT64, DTL_OP_SUM) != DTL_SUCCESS)
            return 1;
    dtl_context_destroy(ctx);
    return sum < 1;
}
