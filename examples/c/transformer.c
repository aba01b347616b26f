/* SPDX-License-Identifier: BSD-3-Clause */
/* Two layers of a transformer: each rank has some heads, and sums over ranks make the rest. */
#include <stddef.h>
#include <stdio.h>

#include <dtl/dtl.h>

#include "check.h"

enum { TOKENS = 16, LAYERS = 2, HEADS = 4, COLUMNS = 8, HIDDEN = 16, WIDTH = HEADS * COLUMNS };

/* The generated arrays: weight matrices and the input. */
enum matrix { QUERY, KEY, VALUE, OUTPUT, GATE, UP, DOWN, INPUT };

/* The heads of a rank: index of the first one, and their number. */
struct heads {
    int first, count;
};

/* A layer, with space for all heads; a rank uses the parts of its own heads. */
struct layer {
    float projection[3 * WIDTH * WIDTH], output[WIDTH * WIDTH];
    float up[2 * HEADS * HIDDEN * WIDTH], down[WIDTH * HEADS * HIDDEN];
    float normal[TOKENS * WIDTH], parts[TOKENS * 3 * WIDTH], attended[TOKENS * WIDTH];
    float both[TOKENS * 2 * HEADS * HIDDEN], gated[TOKENS * HEADS * HIDDEN];
    float total[TOKENS * WIDTH];
};

/* From -1/4 to 1/4, as good as random. */
static float number(enum matrix what, int layer, int row, int column)
{
    int64_t n = ((layer * INT64_C(8) + what) * 64 + row) * 64 + column;

    n = (n * 1103515245 + 12345) % 2147483648;
    n = (n * 1103515245 + 12345) % 2147483648;
    return (float)((double)n / 4294967296.0 - 0.25);
}

/* A part of a matrix, whose rows and columns begin at `row` and `column`. */
static void fill(float *to, enum matrix what, int layer, int row, int rows, int column, int columns)
{
    for (int i = 0; i < rows; ++i)
        for (int j = 0; j < columns; ++j)
            to[i * columns + j] = number(what, layer, row + i, column + j);
}

static void layer_fill(struct layer *layer, int index, struct heads heads)
{
    int mine = heads.count * COLUMNS, hidden = heads.count * HIDDEN;

    for (int part = 0; part < 3; ++part)
        fill(layer->projection + (ptrdiff_t)part * mine * WIDTH, (enum matrix)(QUERY + part), index,
             heads.first * COLUMNS, mine, 0, WIDTH);
    fill(layer->output, OUTPUT, index, 0, WIDTH, heads.first * COLUMNS, mine);
    fill(layer->up, GATE, index, heads.first * HIDDEN, hidden, 0, WIDTH);
    fill(layer->up + (ptrdiff_t)hidden * WIDTH, UP, index, heads.first * HIDDEN, hidden, 0, WIDTH);
    fill(layer->down, DOWN, index, 0, WIDTH, heads.first * HIDDEN, hidden);
}

static dtl_index_t tensor(dtl_model_t model, float *memory, int rows, int columns)
{
    dtl_index_t made;

    check(dtl_model_tensor(model, memory, (dtl_size_t)rows, (dtl_size_t)columns, DTL_DTYPE_FLOAT32,
                           &made));
    return made;
}

/* One of several parts of the columns. */
static dtl_index_t part(dtl_model_t model, dtl_index_t of, int number, int columns)
{
    dtl_index_t made;

    check(dtl_model_view(model, of, 0, TOKENS, (dtl_size_t)number * (dtl_size_t)columns,
                         (dtl_size_t)columns, &made));
    return made;
}

static void linear(dtl_model_t model, dtl_index_t x, dtl_index_t weight, dtl_index_t out)
{
    dtl_index_t task;

    check(dtl_model_add_linear(model, x, weight, DTL_MODEL_NO_TENSOR, out, &task));
}

static void normalize(dtl_model_t model, dtl_index_t x, dtl_index_t out)
{
    dtl_index_t task;

    check(dtl_model_add_normalize(model, DTL_MODEL_RMS, x, DTL_MODEL_NO_TENSOR, DTL_MODEL_NO_TENSOR,
                                  1e-6, out, &task));
}

/* `x` gets what all ranks have made, each of its heads. */
static void ranks_add(dtl_model_t model, dtl_index_t x, dtl_index_t total)
{
    dtl_index_t task;

    check(dtl_model_add_allreduce(model, DTL_OP_SUM, total, &task));
    check(dtl_model_add_binary(model, DTL_MODEL_ADD, x, total, x, &task));
}

static void attention_add(dtl_model_t model, dtl_index_t x, struct layer *layer, int heads)
{
    int mine = heads * COLUMNS;
    dtl_index_t normal = tensor(model, layer->normal, TOKENS, WIDTH);
    dtl_index_t parts = tensor(model, layer->parts, TOKENS, 3 * mine);
    dtl_index_t attended = tensor(model, layer->attended, TOKENS, mine);
    dtl_index_t total = tensor(model, layer->total, TOKENS, WIDTH), task;

    normalize(model, x, normal);
    linear(model, normal, tensor(model, layer->projection, 3 * mine, WIDTH), parts);
    check(dtl_model_add_flash_attention(model, DTL_MODEL_CAUSAL, part(model, parts, 0, mine),
                                        part(model, parts, 1, mine), part(model, parts, 2, mine),
                                        (dtl_size_t)heads, 0, attended, &task));
    linear(model, attended, tensor(model, layer->output, WIDTH, mine), total);
    ranks_add(model, x, total);
}

static void products_add(dtl_model_t model, dtl_index_t x, struct layer *layer, int heads)
{
    int hidden = heads * HIDDEN;
    dtl_index_t normal = tensor(model, layer->normal, TOKENS, WIDTH);
    dtl_index_t both = tensor(model, layer->both, TOKENS, 2 * hidden);
    dtl_index_t gated = tensor(model, layer->gated, TOKENS, hidden);
    dtl_index_t total = tensor(model, layer->total, TOKENS, WIDTH), task;

    normalize(model, x, normal);
    linear(model, normal, tensor(model, layer->up, 2 * hidden, WIDTH), both);
    check(dtl_model_add_binary(model, DTL_MODEL_SILU_AND_MUL, part(model, both, 0, hidden),
                               part(model, both, 1, hidden), gated, &task));
    linear(model, gated, tensor(model, layer->down, WIDTH, hidden), total);
    ranks_add(model, x, total);
}

/* The share of a rank without heads is 0, in both sums. */
static void nothing_add(dtl_model_t model, dtl_index_t x, struct layer *layer)
{
    dtl_index_t total = tensor(model, layer->total, TOKENS, WIDTH), task;

    for (int sum = 0; sum < 2; ++sum) {
        check(dtl_model_add_binary(model, DTL_MODEL_SUBTRACT, x, x, total, &task));
        ranks_add(model, x, total);
    }
}

int main(void)
{
    static struct layer layers[LAYERS];
    static float numbers[TOKENS * WIDTH];
    dtl_context_t ctx;
    dtl_model_t model;
    dtl_index_t x;

    check(dtl_context_create_default(&ctx));
    int rank = dtl_context_rank(ctx), ranks = dtl_context_size(ctx), first = HEADS * rank / ranks;
    struct heads heads = {first, HEADS * (rank + 1) / ranks - first};

    check(dtl_model_create(ctx, &model));
    fill(numbers, INPUT, 0, 0, TOKENS, 0, WIDTH);
    x = tensor(model, numbers, TOKENS, WIDTH);
    for (int layer = 0; layer < LAYERS; ++layer) {
        layer_fill(&layers[layer], layer, heads);
        if (heads.count > 0) {
            attention_add(model, x, &layers[layer], heads.count);
            products_add(model, x, &layers[layer], heads.count);
        } else
            nothing_add(model, x, &layers[layer]);
    }
    check(dtl_model_schedule(model, 2)); /* on two threads */
    check(dtl_model_run(model));

    for (int token = 0; dtl_context_is_root(ctx) && token < TOKENS; token += token == 1 ? 14 : 1) {
        const float *row = numbers + (ptrdiff_t)token * WIDTH;

        printf("Token %2d:%6.2f%6.2f%6.2f%6.2f\n", token, row[0], row[1], row[2], row[3]);
    }

    dtl_model_destroy(model);
    dtl_context_destroy(ctx);
    return 0;
}
