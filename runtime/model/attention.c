/* SPDX-License-Identifier: BSD-3-Clause */
/* Flash attention: processes a block of queries against a block of keys at a time. The running
 * state of a row (largest score, sum of weights, weighted sum of values) is rescaled when a later
 * block has a larger score (Milakov and Gimelshein 2018; Dao et al. 2022). */
#include <inttypes.h>
#include <math.h>

#include "task_kernel.h"

enum { KEYS = PRODUCT_DEPTH, QUERIES = PRODUCT_ROWS, ACCUMULATORS = 16 };

/* Elements for sums of values: the part of the product workspace that the scores do not use. */
enum { VALUES = PRODUCT_SUMS * PRODUCT_COLUMNS - QUERIES * KEYS };

_Static_assert((int)VALUES >= (int)HEAD_COLUMNS, "one row of the widest head has room");

/* One head of one sequence. */
struct head {
    struct model_tensor query;
    struct model_tensor key;
    struct model_tensor value;
    struct model_tensor out;
    bool is_causal;
    float scale;
};

/* Running softmax state of a row: its largest score, and the sum of its weights relative to it. */
struct softmax_state {
    float largest;
    float sum;
};

/* Converts scores to weights and updates the state. Returns the factor by which earlier sums have
 * to be scaled. */
typedef float (*weigh_function)(float *scores, uint64_t count, float scale,
                                struct softmax_state *state);

/* A block of queries of a head. */
struct block {
    const struct head *head;
    weigh_function weigh_scores;
    uint64_t row;
    uint64_t rows;
    float *scores; /* row stride: KEYS */
    float *values; /* row stride: columns of a head */
    struct softmax_state state[QUERIES];
};

static uint64_t minimum(uint64_t a, uint64_t b)
{
    return a < b ? a : b;
}

/* Returns the number of keys that a query attends to. */
static uint64_t keys_seen(const struct head *head, uint64_t row)
{
    return head->is_causal ? head->key.rows - head->query.rows + row + 1 : head->key.rows;
}

/* ---- weights --------------------------------------------------------------------------------- */

/* ln 2 is split into a part with few significant bits and a small remainder. */
static const float log2_e = 1.44269504f, ln2_high = 355 / 512.0f, ln2_low = -2.12194440e-4f;

/* Inlined into each of the variants below, which are compiled for different processors. */
#define INLINE static inline __attribute__((always_inline))

/* Returns exp(x) for x <= 0 or NaN, with an error below 2 units in the last place, and 0 below -87.
 * It has no branches, so that loops over it vectorize. */
INLINE float exp_float32(float x)
{
    const float shift = 12582912; /* 1.5 * 2^23: adding it rounds to an integer */
    float low = x < -87 ? -87 : x, whole = low * log2_e + shift, rest, series, scale;
    uint32_t bits;

    memcpy(&bits, &whole, sizeof bits);
    bits = (bits + 127) << 23;
    memcpy(&scale, &bits, sizeof scale);
    whole -= shift;
    rest = low - whole * ln2_high - whole * ln2_low;
    /* Taylor series; for |rest| <= ln(2)/2 the next term is below the precision */
    series = 1 / 5040.0f;
    series = series * rest + 1 / 720.0f;
    series = series * rest + 1 / 120.0f;
    series = series * rest + 1 / 24.0f;
    series = series * rest + 1 / 6.0f;
    series = series * rest + 1 / 2.0f;
    series = series * rest + 1;
    series = series * rest + 1;
    return x < -87 ? 0 : series * scale;
}

/* Ignores NaN, whose weight becomes NaN. */
INLINE float largest_score(const float *scores, uint64_t count, float largest)
{
    float accumulators[ACCUMULATORS];
    uint64_t whole = count - count % ACCUMULATORS;

    for (int part = 0; part < ACCUMULATORS; part++)
        accumulators[part] = largest;
    for (uint64_t index = 0; index < whole; index += ACCUMULATORS)
        for (int part = 0; part < ACCUMULATORS; part++)
            accumulators[part] = scores[index + (uint64_t)part] > accumulators[part]
                                     ? scores[index + (uint64_t)part]
                                     : accumulators[part];
    for (uint64_t index = whole; index < count; index++)
        largest = scores[index] > largest ? scores[index] : largest;
    for (int part = 0; part < ACCUMULATORS; part++)
        largest = accumulators[part] > largest ? accumulators[part] : largest;
    return largest;
}

/* Returns the sum of the weights, added in ACCUMULATORS interleaved parts. */
INLINE float sum_weights(const float *weights, uint64_t count)
{
    float accumulators[ACCUMULATORS] = {0}, sum = 0;
    uint64_t whole = count - count % ACCUMULATORS;

    for (uint64_t index = 0; index < whole; index += ACCUMULATORS)
        for (int part = 0; part < ACCUMULATORS; part++)
            accumulators[part] += weights[index + (uint64_t)part];
    for (uint64_t index = whole; index < count; index++)
        sum += weights[index];
    for (int part = 0; part < ACCUMULATORS; part++)
        sum += accumulators[part];
    return sum;
}

/* Implements weigh_function for the instruction set of the function that it is inlined into. */
INLINE float weigh_scores_inline(float *scores, uint64_t count, float scale,
                                 struct softmax_state *state)
{
    float before = state->largest, largest, rescale;

    for (uint64_t index = 0; index < count; index++)
        scores[index] *= scale;
    largest = largest_score(scores, count, before);
    for (uint64_t index = 0; index < count; index++)
        scores[index] = exp_float32(scores[index] - largest);
    rescale = exp_float32(before - largest);
    state->largest = largest;
    state->sum = state->sum * rescale + sum_weights(scores, count);
    return rescale;
}

#if defined __x86_64__
TARGET_AVX512 static float weigh_avx512(float *scores, uint64_t count, float scale,
                                        struct softmax_state *state)
{
    return weigh_scores_inline(scores, count, scale, state);
}

__attribute__((target("avx2,fma"))) static float weigh_avx2(float *scores, uint64_t count,
                                                            float scale,
                                                            struct softmax_state *state)
{
    return weigh_scores_inline(scores, count, scale, state);
}
#endif

static float weigh_generic(float *scores, uint64_t count, float scale, struct softmax_state *state)
{
    return weigh_scores_inline(scores, count, scale, state);
}

static weigh_function choose_weigh_function(void)
{
#if defined __x86_64__
    if (__builtin_cpu_supports("avx512f"))
        return weigh_avx512;
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
        return weigh_avx2;
#endif
    return weigh_generic;
}

/* Converts the scores of a row to weights, which are 0 from `seen` on, and rescales its sums of
 * values. */
static void weigh_row(struct block *block, uint64_t row, uint64_t seen, uint64_t count)
{
    uint64_t columns = block->head->value.columns;
    float *scores = block->scores + row * KEYS, *values = block->values + row * columns, rescale;

    memset(scores + seen, 0, (count - seen) * sizeof *scores);
    if (seen == 0)
        return;
    rescale = block->weigh_scores(scores, seen, block->head->scale, &block->state[row]);
    for (uint64_t column = 0; rescale != 1 && column < columns; column++)
        values[column] *= rescale;
}

/* ---- blocks ---------------------------------------------------------------------------------- */

/* Returns true if one of the elements is infinite or NaN, so that 0 times it is not 0. */
static bool has_non_finite(const struct model_tensor *tensor, uint64_t row, uint64_t rows)
{
    float chunk[CHUNK], sum = 0;

    for (uint64_t end = row + rows; row < end; row++)
        for (uint64_t column = 0; column < tensor->columns; column += CHUNK) {
            uint64_t count = dtl__chunk_count(tensor, column);
            const float *source =
                dtl__row_as_floats(tensor, dtl__tensor_row(tensor, row), column, count, chunk);

            for (uint64_t index = 0; index < count; index++)
                sum += source[index] * 0;
        }
    return sum != 0; /* NaN compares unequal */
}

/* Adds the product of `rows` rows of weights, from `row` on, and the first `count` rows of
 * `value`. */
static void add_values(struct block *block, uint64_t row, uint64_t rows, uint64_t count,
                       const struct model_tensor *value, struct product_workspace *workspace)
{
    const struct model_tensor weights = {.base = (char *)(block->scores + row * KEYS),
                                         .rows = rows,
                                         .columns = count,
                                         .stride = KEYS,
                                         .dtype = DTL_DTYPE_FLOAT32};
    const struct product weighing = {.left = &weights,
                                     .right = value,
                                     .is_untransposed = true,
                                     .rows = rows,
                                     .columns = value->columns,
                                     .out = block->values + row * value->columns,
                                     .stride = value->columns};

    dtl__matrix_product(&weighing, workspace);
}

/* Returns how many of `count` keys from `first` on a row of the block attends to. */
static uint64_t keys_seen_in_block(const struct block *block, uint64_t row, uint64_t first,
                                   uint64_t count)
{
    uint64_t seen = keys_seen(block->head, block->row + row);

    return seen > first ? minimum(seen - first, count) : 0;
}

/* Processes `count` keys from `first` on: updates the block's softmax states and weighted sums of
 * values. A value that is not finite contributes only to the rows that attend to its key. */
static void attend_keys(struct block *block, uint64_t first, uint64_t count,
                        struct product_workspace *workspace)
{
    const struct head *head = block->head;
    struct model_tensor value = head->value;
    const struct product scoring = {.left = &head->query,
                                    .right = &head->key,
                                    .row = block->row,
                                    .rows = block->rows,
                                    .column = first,
                                    .columns = count,
                                    .out = block->scores,
                                    .stride = KEYS};
    uint64_t least_seen = keys_seen_in_block(block, 0, first, count);

    value.base = dtl__tensor_row(&value, first);
    memset(block->scores, 0, block->rows * KEYS * sizeof *block->scores);
    dtl__matrix_product(&scoring, workspace);
    for (uint64_t row = 0; row < block->rows; row++)
        weigh_row(block, row, keys_seen_in_block(block, row, first, count), count);
    if (!has_non_finite(&value, least_seen, count - least_seen)) {
        add_values(block, 0, block->rows, count, &value, workspace);
        return;
    }
    for (uint64_t row = 0; row < block->rows; row++)
        add_values(block, row, 1, keys_seen_in_block(block, row, first, count), &value, workspace);
}

/* Computes the output rows of a block of queries and writes them to the head's `out`. */
static void attend_block(struct block *block, struct product_workspace *workspace)
{
    const struct head *head = block->head;
    uint64_t columns = head->out.columns;
    uint64_t keys = keys_seen(head, block->row + block->rows - 1);

    memset(block->values, 0, block->rows * columns * sizeof *block->values);
    for (uint64_t row = 0; row < block->rows; row++)
        block->state[row] = (struct softmax_state){.largest = -INFINITY};
    for (uint64_t first = 0; first < keys; first += KEYS)
        attend_keys(block, first, minimum(keys - first, KEYS), workspace);
    for (uint64_t row = 0; row < block->rows; row++) {
        float *values = block->values + row * columns, share = 1 / block->state[row].sum;

        for (uint64_t column = 0; column < columns; column++)
            values[column] *= share;
        dtl__row_store(&head->out, dtl__tensor_row(&head->out, block->row + row), 0, columns,
                       values);
    }
}

/* Computes the output of one head, block by block. Overwrites the workspace. */
static void attend_head(const struct head *head, struct product_workspace *workspace)
{
    uint64_t rows = minimum(QUERIES, VALUES / head->value.columns);
    struct block block = {.head = head,
                          .weigh_scores = choose_weigh_function(),
                          .scores = workspace->sums,
                          .values = workspace->sums + (size_t)QUERIES * KEYS};

    for (block.row = 0; block.row < head->query.rows; block.row += rows) {
        block.rows = minimum(rows, head->query.rows - block.row);
        attend_block(&block, workspace);
    }
}

/* ---- tasks ----------------------------------------------------------------------------------- */

/* Returns a view of rows and columns of a tensor. */
static struct model_tensor view(const struct model_tensor *of, uint64_t row, uint64_t rows,
                                uint64_t column, uint64_t columns)
{
    struct model_tensor made = *of;

    made.base = dtl__tensor_row(of, row) + column * dtl__bytes(of->dtype);
    made.rows = rows;
    made.columns = columns;
    return made;
}

dtl_status dtl__run_flash_attention(const struct task_run *run)
{
    const struct model_tensor *query = dtl__operand(run, 0), *key = dtl__operand(run, 1);
    const struct model_tensor *value = dtl__operand(run, 2), *out = dtl__operand(run, OPERANDS - 1);
    uint64_t heads = run->record->reserved[0], columns = query->columns / heads;
    uint64_t shared = heads / (key->columns / columns);
    struct head head = {.is_causal = run->record->operation == DTL_MODEL_CAUSAL,
                        .scale = (float)run->record->epsilon};

    for (uint64_t number = 0; number < heads; number++) {
        uint64_t column = number * columns, from = number / shared * columns;

        head.query = view(query, 0, query->rows, column, columns);
        head.key = view(key, 0, key->rows, from, columns);
        head.value = view(value, 0, value->rows, from, columns);
        head.out = view(out, 0, out->rows, column, columns);
        attend_head(&head, run->workspace);
    }
    return DTL_SUCCESS;
}

/* Returns a view of adjacent heads that share keys, as rows of one head. */
static struct model_tensor stack_heads(const struct model_tensor *of, uint64_t row, uint64_t column,
                                       uint64_t heads, uint64_t columns)
{
    struct model_tensor made = view(of, row, heads, column, columns);

    made.stride = columns;
    return made;
}

/* Computes the output row of one sequence from the first `length` rows of its caches. The heads
 * that share a head of keys are processed together, as rows of one head. */
static void decode_sequence(const struct task_run *run, uint64_t sequence, uint64_t length)
{
    const struct model_tensor *query = dtl__operand(run, 0), *key = dtl__operand(run, 1);
    const struct model_tensor *value = dtl__operand(run, 2), *out = dtl__operand(run, OPERANDS - 1);
    uint64_t columns = query->columns / run->record->reserved[0];
    uint64_t first = key->rows / query->rows * sequence, groups = key->columns / columns;
    uint64_t shared = run->record->reserved[0] / groups;
    struct head head = {.scale = (float)run->record->epsilon};

    for (uint64_t group = 0; group < groups; group++) {
        uint64_t column = group * shared * columns;

        head.query = stack_heads(query, sequence, column, shared, columns);
        head.key = view(key, first, length, group * columns, columns);
        head.value = view(value, first, length, group * columns, columns);
        head.out = stack_heads(out, sequence, column, shared, columns);
        attend_head(&head, run->workspace);
    }
}

dtl_status dtl__run_flash_decode(const struct task_run *run)
{
    const struct model_tensor *query = dtl__operand(run, 0), *key = dtl__operand(run, 1);
    const int64_t *lengths = (const int64_t *)run->model->tensors[run->record->reserved[1]].base;
    uint64_t capacity = key->rows / query->rows;

    for (uint64_t sequence = 0; sequence < query->rows; sequence++) {
        int64_t length = lengths[sequence];

        if (length < 1 || (uint64_t)length > capacity)
            return dtl__refuse_argument(DTL_ERROR_OUT_OF_BOUNDS, "lengths-range",
                                        "lengths has %" PRId64 " for sequence %" PRIu64
                                        "; expected 1 to %" PRIu64 ", the rows of its cache",
                                        length, sequence, capacity);
        decode_sequence(run, sequence, (uint64_t)length);
    }
    return DTL_SUCCESS;
}
