/* SPDX-License-Identifier: BSD-3-Clause */
#include <stdio.h>
#include <stdlib.h>

#include "areas.h"

/* Without memory the job ends: others may wait for this rank. */
static void *made(size_t count, size_t size)
{
    void *memory = calloc(count, size);

    if (memory == NULL) {
        dtl_abort(EXIT_FAILURE);
        abort();
    }
    return memory;
}

/* An array of as many as there are ranks, and what each has. */
static int64_t *of_ranks(dtl_context_t ctx)
{
    return made((size_t)dtl_context_size(ctx), sizeof(int64_t));
}

static void collective_broadcast(dtl_context_t ctx)
{
    int64_t values[2] = {0, 0};

    if (dtl_context_is_root(ctx))
        values[0] = 3, values[1] = 4;
    check(dtl_broadcast(ctx, values, 2, DTL_DTYPE_INT64, 0));
    check(dtl_barrier(ctx)); /* all ranks are here */
    if (dtl_context_is_root(ctx))
        printf("%d %d\n", (int)values[0], (int)values[1]);
}

static void collective_reduce(dtl_context_t ctx)
{
    int64_t mine = 10 + dtl_context_rank(ctx), least, sum;

    check(dtl_reduce(ctx, &mine, &least, 1, DTL_DTYPE_INT64, DTL_OP_MIN, 0)); /* on the root */
    check(dtl_allreduce(ctx, &mine, &sum, 1, DTL_DTYPE_INT64, DTL_OP_SUM));   /* on all ranks */
    if (dtl_context_is_root(ctx))
        printf("least: %d, the sum is more: %s\n", (int)least, sum >= least ? "yes" : "no");
}

static void collective_gather(dtl_context_t ctx)
{
    int64_t mine = 10 + dtl_context_rank(ctx);
    int64_t *all = of_ranks(ctx), *back = of_ranks(ctx);

    check(dtl_gather(ctx, &mine, 1, DTL_DTYPE_INT64, all, 1, DTL_DTYPE_INT64, 0));
    check(dtl_scatter(ctx, all, 1, DTL_DTYPE_INT64, &mine, 1, DTL_DTYPE_INT64, 0));
    check(dtl_allgather(ctx, &mine, 1, DTL_DTYPE_INT64, all, 1, DTL_DTYPE_INT64));
    check(dtl_alltoall(ctx, all, 1, DTL_DTYPE_INT64, back, 1, DTL_DTYPE_INT64));
    if (dtl_context_is_root(ctx))
        printf("mine: %d, of rank 0: %d, for me: %d\n", (int)mine, (int)all[0], (int)back[0]);
    free(back);
    free(all);
}

static void collective_counts(dtl_context_t ctx)
{
    dtl_size_t ranks = (dtl_size_t)dtl_context_size(ctx), *two = made(ranks, sizeof *two);
    dtl_size_t *ones = made(ranks, sizeof *ones), *places = made(ranks, sizeof *places);
    int64_t mine[2] = {dtl_context_rank(ctx), 7}, *all = made(2 * ranks, sizeof *all);
    int64_t *each = of_ranks(ctx);

    for (dtl_size_t rank = 0; rank < ranks; ++rank) {
        two[rank] = 2;
        ones[rank] = 1;
        places[rank] = rank;
    }
    check(dtl_gatherv(ctx, mine, 2, DTL_DTYPE_INT64, all, two, NULL, DTL_DTYPE_INT64, 0));
    check(dtl_scatterv(ctx, all, two, NULL, DTL_DTYPE_INT64, mine, 2, DTL_DTYPE_INT64, 0));
    check(dtl_allgatherv(ctx, mine, 2, DTL_DTYPE_INT64, all, two, NULL));
    check(dtl_alltoallv(ctx, all, ones, places, DTL_DTYPE_INT64, each, ones, places,
                        DTL_DTYPE_INT64));
    if (dtl_context_is_root(ctx))
        printf("%d %d, for me: %d\n", (int)all[0], (int)all[1], (int)each[0]);
    free(each);
    free(all);
    free(places);
    free(ones);
    free(two);
}

static void collective_scan(dtl_context_t ctx)
{
    int64_t mine = 5, upto = 0, before = -1;

    check(dtl_scan(ctx, &mine, &upto, 1, DTL_DTYPE_INT64, DTL_OP_SUM));
    check(dtl_exscan(ctx, &mine, &before, 1, DTL_DTYPE_INT64, DTL_OP_SUM));
    if (dtl_context_is_root(ctx))
        printf("up to me: %d, before me nobody\n", (int)upto);
}

static void collective_reduce_scatter(dtl_context_t ctx)
{
    int64_t *given = of_ranks(ctx), block, part;
    dtl_size_t ranks = (dtl_size_t)dtl_context_size(ctx), *ones = made(ranks, sizeof *ones);

    for (dtl_size_t rank = 0; rank < ranks; ++rank) {
        given[rank] = 20 + (int64_t)rank;
        ones[rank] = 1;
    }
    check(dtl_reduce_scatter_block(ctx, given, &block, 1, DTL_DTYPE_INT64, DTL_OP_MAX));
    check(dtl_reduce_scatter(ctx, given, &part, ones, DTL_DTYPE_INT64, DTL_OP_MIN));
    if (dtl_context_is_root(ctx))
        printf("%d %d\n", (int)block, (int)part);
    free(ones);
    free(given);
}

static void collective_started(dtl_context_t ctx)
{
    int64_t mine = 1, least = 0, values[1] = {dtl_context_is_root(ctx) ? 8 : 0};
    dtl_request_t requests[3];

    check(dtl_iallreduce(ctx, &mine, &least, 1, DTL_DTYPE_INT64, DTL_OP_MIN, &requests[0]));
    check(dtl_ibroadcast(ctx, values, 1, DTL_DTYPE_INT64, 0, &requests[1]));
    check(dtl_ibarrier(ctx, &requests[2]));
    /* ... work that needs none of them ... */
    check(dtl_waitall(3, requests));
    if (dtl_context_is_root(ctx))
        printf("%d %d\n", (int)least, (int)values[0]);
}

static void collective_numbers(dtl_context_t ctx)
{
    int64_t ranks;
    double least;

    check(dtl_allreduce_int64(ctx, 1, DTL_OP_SUM, &ranks));
    check(dtl_allreduce_float64(ctx, 0.5, DTL_OP_MIN, &least));
    check(dtl_barrier(ctx)); /* all ranks are here */
    if (dtl_context_is_root(ctx))
        printf("the %s of all: %.1f, counted: %s\n", dtl_reduce_op_name(DTL_OP_MIN), least,
               yes_no(ranks == dtl_context_size(ctx)));
}

const struct example collective_examples[] = {
    EXAMPLE(collective_broadcast), EXAMPLE(collective_reduce),  EXAMPLE(collective_gather),
    EXAMPLE(collective_counts),    EXAMPLE(collective_scan),    EXAMPLE(collective_reduce_scatter),
    EXAMPLE(collective_started),   EXAMPLE(collective_numbers), {NULL, NULL},
};
