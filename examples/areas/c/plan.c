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

static void plan_again(dtl_context_t ctx)
{
    int64_t mine = 0, most = 0, number = 0, sum = 0;
    dtl_collective_plan_t maxima, numbers;

    check(dtl_plan_allreduce(ctx, &mine, &most, 1, DTL_DTYPE_INT64, DTL_OP_MAX, &maxima));
    check(dtl_plan_broadcast(ctx, &number, 1, DTL_DTYPE_INT64, 0, &numbers));
    for (int64_t round = 1; round <= 3; ++round) {
        mine = 10 * round; /* what the buffers hold when it starts */
        number = dtl_context_is_root(ctx) ? round : 0;
        check(dtl_collective_plan_start(maxima));
        check(dtl_collective_plan_start(numbers));
        for (int completed = 0; !completed;) /* ... work that needs neither ... */
            check(dtl_collective_plan_test(maxima, &completed));
        check(dtl_collective_plan_wait(numbers));
        sum += most + number;
    }
    if (dtl_context_is_root(ctx))
        printf("%d\n", (int)sum);
    dtl_collective_plan_destroy(numbers);
    dtl_collective_plan_destroy(maxima);
}

/* Once; programs start their plans many times. */
static void run(dtl_collective_plan_t plan)
{
    check(dtl_collective_plan_start(plan));
    check(dtl_collective_plan_wait(plan));
    dtl_collective_plan_destroy(plan);
}

static void plan_reductions(dtl_context_t ctx)
{
    int64_t mine = 5, least = 0, up_to = 0, before = -1, block = 0, part = 0;
    int64_t *given = of_ranks(ctx, 20);
    dtl_size_t *ones = counts_of(ctx, 1);
    dtl_collective_plan_t plans[5];

    check(dtl_plan_reduce(ctx, &mine, &least, 1, DTL_DTYPE_INT64, DTL_OP_MIN, 0, &plans[0]));
    check(dtl_plan_scan(ctx, &mine, &up_to, 1, DTL_DTYPE_INT64, DTL_OP_SUM, &plans[1]));
    check(dtl_plan_exscan(ctx, &mine, &before, 1, DTL_DTYPE_INT64, DTL_OP_SUM, &plans[2]));
    check(dtl_plan_reduce_scatter_block(ctx, given, &block, 1, DTL_DTYPE_INT64, DTL_OP_MAX,
                                        &plans[3]));
    check(dtl_plan_reduce_scatter(ctx, given, &part, ones, DTL_DTYPE_INT64, DTL_OP_MIN, &plans[4]));
    for (int i = 0; i < 5; ++i)
        run(plans[i]);
    if (dtl_context_is_root(ctx))
        printf("least: %d, up to me: %d, %d %d\n", (int)least, (int)up_to, (int)block, (int)part);
    free(ones);
    free(given);
}

static void plan_exchanges(dtl_context_t ctx)
{
    int64_t mine = 10 + dtl_context_rank(ctx), one = 0;
    int64_t *all = of_ranks(ctx, 0), *gathered = of_ranks(ctx, 0), *back = of_ranks(ctx, 0);
    dtl_collective_plan_t plans[5];

    check(dtl_plan_allgather(ctx, &mine, 1, DTL_DTYPE_INT64, all, 1, DTL_DTYPE_INT64, &plans[0]));
    check(dtl_plan_barrier(ctx, &plans[1]));
    check(dtl_plan_gather(ctx, &mine, 1, DTL_DTYPE_INT64, gathered, 1, DTL_DTYPE_INT64, 0,
                          &plans[2]));
    check(dtl_plan_scatter(ctx, all, 1, DTL_DTYPE_INT64, &one, 1, DTL_DTYPE_INT64, 0, &plans[3]));
    check(dtl_plan_alltoall(ctx, all, 1, DTL_DTYPE_INT64, back, 1, DTL_DTYPE_INT64, &plans[4]));
    for (int i = 0; i < 5; ++i)
        run(plans[i]);
    if (dtl_context_is_root(ctx))
        printf("gathered: %d, mine: %d, for me: %d\n", (int)gathered[0], (int)one, (int)back[0]);
    free(back);
    free(gathered);
    free(all);
}

static void plan_counts(dtl_context_t ctx)
{
    int64_t mine = 10 + dtl_context_rank(ctx), part = 0;
    int64_t *all = of_ranks(ctx, 0), *gathered = of_ranks(ctx, 0), *each = of_ranks(ctx, 0);
    dtl_size_t *ones = counts_of(ctx, 1);
    dtl_collective_plan_t plans[4];

    check(dtl_plan_allgatherv(ctx, &mine, 1, DTL_DTYPE_INT64, all, ones, NULL, &plans[0]));
    check(dtl_plan_gatherv(ctx, &mine, 1, DTL_DTYPE_INT64, gathered, ones, NULL, DTL_DTYPE_INT64, 0,
                           &plans[1]));
    check(dtl_plan_scatterv(ctx, all, ones, NULL, DTL_DTYPE_INT64, &part, 1, DTL_DTYPE_INT64, 0,
                            &plans[2]));
    check(dtl_plan_alltoallv(ctx, all, ones, NULL, DTL_DTYPE_INT64, each, ones, NULL,
                             DTL_DTYPE_INT64, &plans[3]));
    for (int i = 0; i < 4; ++i)
        run(plans[i]);
    if (dtl_context_is_root(ctx))
        printf("gathered: %d, mine: %d, for me: %d\n", (int)gathered[0], (int)part, (int)each[0]);
    free(ones);
    free(each);
    free(gathered);
    free(all);
}

const struct example plan_examples[] = {
    EXAMPLE(plan_again), EXAMPLE(plan_reductions), EXAMPLE(plan_exchanges), EXAMPLE(plan_counts),
    {NULL, NULL},
};
