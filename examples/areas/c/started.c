/* SPDX-License-Identifier: BSD-3-Clause */
#include <stdio.h>
#include <stdlib.h>

#include "areas.h"

/* An array of as many as there are ranks; without memory the job ends. */
static int64_t *of_ranks(dtl_context_t ctx, int64_t value)
{
    size_t ranks = (size_t)dtl_context_size(ctx);
    int64_t *values = calloc(ranks, sizeof *values);

    if (values == NULL) {
        dtl_abort(EXIT_FAILURE);
        abort();
    }
    for (size_t rank = 0; rank < ranks; ++rank)
        values[rank] = value;
    return values;
}

/* As many counts. */
static dtl_size_t *counts_of(dtl_context_t ctx, dtl_size_t count)
{
    size_t ranks = (size_t)dtl_context_size(ctx);
    dtl_size_t *counts = calloc(ranks, sizeof *counts);

    if (counts == NULL) {
        dtl_abort(EXIT_FAILURE);
        abort();
    }
    for (size_t rank = 0; rank < ranks; ++rank)
        counts[rank] = count;
    return counts;
}

static void started_reductions(dtl_context_t ctx)
{
    int64_t mine = 5, least = 0, up_to = 0, before = -1, block = 0, part = 0;
    int64_t *given = of_ranks(ctx, 20);
    dtl_size_t *ones = counts_of(ctx, 1);
    dtl_request_t requests[5];

    check(dtl_ireduce(ctx, &mine, &least, 1, DTL_DTYPE_INT64, DTL_OP_MIN, 0, &requests[0]));
    check(dtl_iscan(ctx, &mine, &up_to, 1, DTL_DTYPE_INT64, DTL_OP_SUM, &requests[1]));
    check(dtl_iexscan(ctx, &mine, &before, 1, DTL_DTYPE_INT64, DTL_OP_SUM, &requests[2]));
    check(dtl_ireduce_scatter_block(ctx, given, &block, 1, DTL_DTYPE_INT64, DTL_OP_MAX,
                                    &requests[3]));
    check(dtl_ireduce_scatter(ctx, given, &part, ones, DTL_DTYPE_INT64, DTL_OP_MIN, &requests[4]));
    /* ... work that needs none of them ... */
    check(dtl_waitall(5, requests));
    if (dtl_context_is_root(ctx))
        printf("least: %d, up to me: %d, %d %d\n", (int)least, (int)up_to, (int)block, (int)part);
    free(ones);
    free(given);
}

static void started_exchanges(dtl_context_t ctx)
{
    int64_t mine = 10 + dtl_context_rank(ctx), one = 0;
    int64_t *all = of_ranks(ctx, 0), *gathered = of_ranks(ctx, 0), *back = of_ranks(ctx, 0);
    dtl_request_t first, requests[3];

    check(dtl_iallgather(ctx, &mine, 1, DTL_DTYPE_INT64, all, 1, DTL_DTYPE_INT64, &first));
    check(dtl_wait(first)); /* the others send what it has brought */
    check(
        dtl_igather(ctx, &mine, 1, DTL_DTYPE_INT64, gathered, 1, DTL_DTYPE_INT64, 0, &requests[0]));
    check(dtl_iscatter(ctx, all, 1, DTL_DTYPE_INT64, &one, 1, DTL_DTYPE_INT64, 0, &requests[1]));
    check(dtl_ialltoall(ctx, all, 1, DTL_DTYPE_INT64, back, 1, DTL_DTYPE_INT64, &requests[2]));
    check(dtl_waitall(3, requests));
    if (dtl_context_is_root(ctx))
        printf("gathered: %d, mine: %d, for me: %d\n", (int)gathered[0], (int)one, (int)back[0]);
    free(back);
    free(gathered);
    free(all);
}

static void started_counts(dtl_context_t ctx)
{
    int64_t mine = 10 + dtl_context_rank(ctx), part = 0;
    int64_t *all = of_ranks(ctx, 0), *gathered = of_ranks(ctx, 0), *each = of_ranks(ctx, 0);
    dtl_size_t *ones = counts_of(ctx, 1);
    dtl_request_t first, requests[3];

    check(dtl_iallgatherv(ctx, &mine, 1, DTL_DTYPE_INT64, all, ones, NULL, &first));
    check(dtl_wait(first)); /* the others send what it has brought */
    check(dtl_igatherv(ctx, &mine, 1, DTL_DTYPE_INT64, gathered, ones, NULL, DTL_DTYPE_INT64, 0,
                       &requests[0]));
    check(dtl_iscatterv(ctx, all, ones, NULL, DTL_DTYPE_INT64, &part, 1, DTL_DTYPE_INT64, 0,
                        &requests[1]));
    check(dtl_ialltoallv(ctx, all, ones, NULL, DTL_DTYPE_INT64, each, ones, NULL, DTL_DTYPE_INT64,
                         &requests[2]));
    check(dtl_waitall(3, requests));
    if (dtl_context_is_root(ctx))
        printf("gathered: %d, mine: %d, for me: %d\n", (int)gathered[0], (int)part, (int)each[0]);
    free(ones);
    free(each);
    free(gathered);
    free(all);
}

const struct example started_examples[] = {
    EXAMPLE(started_reductions),
    EXAMPLE(started_exchanges),
    EXAMPLE(started_counts),
    {NULL, NULL},
};
