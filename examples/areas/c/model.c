/* SPDX-License-Identifier: BSD-3-Clause */
#include <stdio.h>

#include "areas.h"

static void model_product(dtl_context_t ctx)
{
    float x[2 * 3] = {1, 2, 3, 4, 5, 6}, weight[2 * 3] = {1, 0, 1, 0, 1, 0}, out[2 * 2];
    dtl_index_t input, factors, product, task;
    dtl_model_t model;

    check(dtl_model_create(ctx, &model));
    check(dtl_model_tensor(model, x, 2, 3, DTL_DTYPE_FLOAT32, &input));
    check(dtl_model_tensor(model, weight, 2, 3, DTL_DTYPE_FLOAT32, &factors));
    check(dtl_model_tensor(model, out, 2, 2, DTL_DTYPE_FLOAT32, &product));
    check(dtl_model_add_linear(model, input, factors, DTL_MODEL_NO_TENSOR, product, &task));
    check(dtl_model_add_unary(model, DTL_MODEL_NEGATIVE, product, product, &task));
    check(dtl_model_add_allreduce(model, DTL_OP_MAX, product, &task));
    check(dtl_model_schedule(model, 2)); /* on two threads */
    check(dtl_model_run(model));         /* as often as wanted */
    if (dtl_context_is_root(ctx)) {
        printf("%d arrays, %d tasks, valid: %s\n", (int)dtl_model_tensors(model),
               (int)dtl_model_tasks(model), yes_no(dtl_model_is_valid(model)));
        printf("%d %d, %d %d\n", (int)out[0], (int)out[1], (int)out[2], (int)out[3]);
    }
    dtl_model_destroy(model);
}

static void model_parts(dtl_context_t ctx)
{
    float pairs[4] = {0, 3, 1, 4}, sum[2], factors[2] = {5, 10};
    dtl_index_t whole, left, right, made, weight, task;
    dtl_model_t model;

    check(dtl_model_create(ctx, &model));
    check(dtl_model_tensor(model, pairs, 1, 4, DTL_DTYPE_FLOAT32, &whole));
    check(dtl_model_view(model, whole, 0, 1, 0, 2, &left));
    check(dtl_model_view(model, whole, 0, 1, 2, 2, &right));
    check(dtl_model_tensor(model, sum, 1, 2, DTL_DTYPE_FLOAT32, &made));
    check(dtl_model_tensor(model, factors, 1, 2, DTL_DTYPE_FLOAT32, &weight));
    check(dtl_model_add_binary(model, DTL_MODEL_ADD, left, right, made, &task));
    check(dtl_model_add_normalize(model, DTL_MODEL_RMS, made, weight, DTL_MODEL_NO_TENSOR, 0, made,
                                  &task));
    check(dtl_model_schedule(model, 1));
    check(dtl_model_run(model));
    if (dtl_context_is_root(ctx))
        printf("%d %d\n", (int)sum[0], (int)sum[1]);
    dtl_model_destroy(model);
}

static void model_attention(dtl_context_t ctx)
{
    float queries[4] = {0}, keys[4] = {1, 2, 3, 4}, values[4] = {2, 4, 4, 8}, out[4], last[2];
    int64_t filled[1] = {1}; /* rows of the cache */
    dtl_index_t query, key, value, made, one, lengths, decoded, task;
    dtl_model_t model;

    check(dtl_model_create(ctx, &model));
    check(dtl_model_tensor(model, queries, 2, 2, DTL_DTYPE_FLOAT32, &query));
    check(dtl_model_tensor(model, keys, 2, 2, DTL_DTYPE_FLOAT32, &key));
    check(dtl_model_tensor(model, values, 2, 2, DTL_DTYPE_FLOAT32, &value));
    check(dtl_model_tensor(model, out, 2, 2, DTL_DTYPE_FLOAT32, &made));
    check(dtl_model_tensor(model, filled, 1, 1, DTL_DTYPE_INT64, &lengths));
    check(dtl_model_tensor(model, last, 1, 2, DTL_DTYPE_FLOAT32, &decoded));
    check(dtl_model_view(model, query, 1, 1, 0, 2, &one));
    check(dtl_model_add_flash_attention(model, DTL_MODEL_CAUSAL, query, key, value, 1, 0, made,
                                        &task)); /* one head */
    check(dtl_model_add_flash_decode(model, one, key, value, lengths, 1, 0, decoded, &task));
    check(dtl_model_schedule(model, 1));
    check(dtl_model_run(model));
    if (dtl_context_is_root(ctx))
        printf("%d %d, %d %d, %d %d\n", (int)out[0], (int)out[1], (int)out[2], (int)out[3],
               (int)last[0], (int)last[1]);
    dtl_model_destroy(model);
}

static void model_cache(dtl_context_t ctx)
{
    float queries[2] = {0}, row[2] = {4, 8}, cached[4] = {2, 4}, out[2];
    int64_t filled[1] = {2}; /* rows of the cache, the new one included */
    dtl_index_t query, added, cache, lengths, made, task;
    dtl_model_t model;

    check(dtl_model_create(ctx, &model));
    check(dtl_model_tensor(model, queries, 1, 2, DTL_DTYPE_FLOAT32, &query));
    check(dtl_model_tensor(model, row, 1, 2, DTL_DTYPE_FLOAT32, &added));
    check(dtl_model_tensor(model, cached, 2, 2, DTL_DTYPE_FLOAT32, &cache));
    check(dtl_model_tensor(model, filled, 1, 1, DTL_DTYPE_INT64, &lengths));
    check(dtl_model_tensor(model, out, 1, 2, DTL_DTYPE_FLOAT32, &made));
    check(dtl_model_add_append(model, added, lengths, cache, &task));
    check(dtl_model_add_flash_decode(model, query, cache, cache, lengths, 1, 0, made, &task));
    check(dtl_model_schedule(model, 1));
    check(dtl_model_run(model));
    if (dtl_context_is_root(ctx))
        printf("%d %d\n", (int)out[0], (int)out[1]);
    dtl_model_destroy(model);
}

static void model_orders(dtl_context_t ctx)
{
    float x[2] = {1, 2}, y[2] = {3, 4};
    dtl_index_t first, second, fetched, negated, met;
    dtl_model_t model;

    check(dtl_model_create(ctx, &model));
    check(dtl_model_tensor(model, x, 1, 2, DTL_DTYPE_FLOAT32, &first));
    check(dtl_model_tensor(model, y, 1, 2, DTL_DTYPE_FLOAT32, &second));
    check(dtl_model_add_unary(model, DTL_MODEL_NEGATIVE, first, first, &negated));
    check(dtl_model_add_prefetch(model, second, &fetched));
    check(dtl_model_add_order(model, fetched, negated)); /* though they share no bytes */
    check(dtl_model_add_barrier(model, &met));           /* all ranks have negated x */
    check(dtl_model_add_unary(model, DTL_MODEL_NEGATIVE, second, second, &negated));
    check(dtl_model_schedule(model, 1));
    check(dtl_model_run(model));
    if (dtl_context_is_root(ctx))
        printf("%d tasks, %d and %d\n", (int)dtl_model_tasks(model), (int)x[1], (int)y[1]);
    dtl_model_destroy(model);
}

static void model_schedule(dtl_context_t ctx)
{
    float x[2] = {1, 2}, y[2], z[2];
    dtl_index_t given, once, twice, task;
    dtl_model_record_t last = {0};
    dtl_model_t model;
    dtl_size_t before;
    int worker;

    check(dtl_model_create(ctx, &model));
    check(dtl_model_tensor(model, x, 1, 2, DTL_DTYPE_FLOAT32, &given));
    check(dtl_model_tensor(model, y, 1, 2, DTL_DTYPE_FLOAT32, &once));
    check(dtl_model_tensor(model, z, 1, 2, DTL_DTYPE_FLOAT32, &twice));
    check(dtl_model_add_unary(model, DTL_MODEL_COPY, given, once, &task));
    check(dtl_model_add_unary(model, DTL_MODEL_NEGATIVE, given, twice, &task));
    check(dtl_model_add_binary(model, DTL_MODEL_ADD, once, twice, once, &task));
    check(dtl_model_schedule(model, 2));
    for (dtl_size_t i = 0; i < dtl_model_tasks(model) && last.task != task; ++i)
        check(dtl_model_record_of(model, i, &last));
    check(dtl_model_wait_of(model, last.first_wait, &worker, &before)); /* for the other worker */
    if (dtl_context_is_root(ctx))
        printf("the sum is last: %s\n", yes_no(worker != last.worker && before == 1));
    dtl_model_destroy(model);
}

const struct example model_examples[] = {
    EXAMPLE(model_product), EXAMPLE(model_parts),  EXAMPLE(model_attention),
    EXAMPLE(model_cache),   EXAMPLE(model_orders), EXAMPLE(model_schedule),
    {NULL, NULL},
};
