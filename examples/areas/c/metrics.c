/* SPDX-License-Identifier: BSD-3-Clause */
#include <stdio.h>

#include "areas.h"

static void metrics_calls(dtl_context_t ctx)
{
    double mine = 1.0, sum;
    dtl_size_t calls, bytes;

    check(dtl_metrics_enable(1));
    for (int round = 0; round < 3; ++round)
        check(dtl_allreduce(ctx, &mine, &sum, 1, DTL_DTYPE_FLOAT64, DTL_OP_SUM));
    check(dtl_metrics_enable(0));
    check(dtl_metrics_count("dtl_allreduce", &calls, &bytes));
    if (dtl_context_is_root(ctx))
        printf("%d calls, %d bytes\n", (int)calls, (int)bytes);
}

const struct example metrics_examples[] = {
    EXAMPLE(metrics_calls),
    {NULL, NULL},
};
