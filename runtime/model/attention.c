/* SPDX-License-Identifier: BSD-3-Clause */
/* Attention, a block of queries and a block of keys at a time: what is known of a row, its largest
 * score, the sum of its weights and the weighted sum of values, is scaled anew where a later block
 * has a larger score (Milakov and Gimelshein 2018; Dao et al. 2022). */
#include <inttypes.h>
#include <math.h>

#include "task_kernel.h"

enum { KEYS = PRODUCT_DEPTH, QUERIES = PRODUCT_ROWS, LANES = 16 };

/* What is left for sums of values, of what products have room for. */
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

/* What is known of a row: its largest score, and the sum of its weights by it. */
struct known {
    float largest;
    float sum;
};

/* Makes weights of scores; what was known before shrinks by what is returned. */
typedef float (*weigher)(float *scores, uint64_t count, float scale, struct known *known);

/* Some of its queries. */
struct block {
    const struct head *head;
    weigher weigh;
    uint64_t row;
    uint64_t rows;
    float *scores; /* rows are KEYS apart */
    float *values; /* rows are as wide as a head */
    struct known known[QUERIES];
};

static uint64_t least(uint64_t a, uint64_t b)
{
    return a < b ? a : b;
}

/* How many keys a query attends to. */
static uint64_t keys_seen(const struct head *head, uint64_t row)
{
    return head->is_causal ? head->key.rows - head->query.rows + row + 1 : head->key.rows;
}

/* ---- weights --------------------------------------------------------------------------------- */

/* The logarithm of 2 is the sum of a number of few bits and a small one. */
static const float log2_e = 1.44269504f, most_of_ln2 = 355 / 512.0f, rest_of_ln2 = -2.12194440e-4f;

/* Compiled for several processors. */
#define EACH static inline __attribute__((always_inline))

/* To within 2 units of the last place; 0 below -87.  Of x <= 0, or of no number; what loops over it
 * need not branch. */
EACH float exp_of(float x)
{
    const float shift = 12582912; /* 1.5 * 2^23: its sum with a number is a whole one */
    float low = x < -87 ? -87 : x, whole = low * log2_e + shift, rest, series, scale;
    uint32_t bits;

    memcpy(&bits, &whole, sizeof bits);
    bits = (bits + 127) << 23;
    memcpy(&scale, &bits, sizeof scale);
    whole -= shift;
    rest = low - whole * most_of_ln2 - whole * rest_of_ln2;
    series = 1 / 5040.0f; /* of Taylor: as far from 0 as rest can be, the next term is lost */
    series = series * rest + 1 / 720.0f;
    series = series * rest + 1 / 120.0f;
    series = series * rest + 1 / 24.0f;
    series = series * rest + 1 / 6.0f;
    series = series * rest + 1 / 2.0f;
    series = series * rest + 1;
    series = series * rest + 1;
    return x < -87 ? 0 : series * scale;
}

/* NaN is passed over: its weight will be one. */
EACH float scores_largest(const float *scores, uint64_t count, float largest)
{
    float lanes[LANES];
    uint64_t whole = count - count % LANES;

    for (int lane = 0; lane < LANES; lane++)
        lanes[lane] = largest;
    for (uint64_t index = 0; index < whole; index += LANES)
        for (int lane = 0; lane < LANES; lane++)
            lanes[lane] = scores[index + (uint64_t)lane] > lanes[lane]
                              ? scores[index + (uint64_t)lane]
                              : lanes[lane];
    for (uint64_t index = whole; index < count; index++)
        largest = scores[index] > largest ? scores[index] : largest;
    for (int lane = 0; lane < LANES; lane++)
        largest = lanes[lane] > largest ? lanes[lane] : largest;
    return largest;
}

EACH float weights_sum(const float *weights, uint64_t count)
{
    float lanes[LANES] = {0}, sum = 0;
    uint64_t whole = count - count % LANES;

    for (uint64_t index = 0; index < whole; index += LANES)
        for (int lane = 0; lane < LANES; lane++)
            lanes[lane] += weights[index + (uint64_t)lane];
    for (uint64_t index = whole; index < count; index++)
        sum += weights[index];
    for (int lane = 0; lane < LANES; lane++)
        sum += lanes[lane];
    return sum;
}

EACH float scores_weigh(float *scores, uint64_t count, float scale, struct known *known)
{
    float before = known->largest, largest, again;

    for (uint64_t index = 0; index < count; index++)
        scores[index] *= scale;
    largest = scores_largest(scores, count, before);
    for (uint64_t index = 0; index < count; index++)
        scores[index] = exp_of(scores[index] - largest);
    again = exp_of(before - largest);
    known->largest = largest;
    known->sum = known->sum * again + weights_sum(scores, count);
    return again;
}

#if defined __x86_64__
TARGET_AVX512 static float wide_weigh(float *scores, uint64_t count, float scale,
                                      struct known *known)
{
    return scores_weigh(scores, count, scale, known);
}

__attribute__((target("avx2,fma"))) static float medium_weigh(float *scores, uint64_t count,
                                                              float scale, struct known *known)
{
    return scores_weigh(scores, count, scale, known);
}
#endif

static float narrow_weigh(float *scores, uint64_t count, float scale, struct known *known)
{
    return scores_weigh(scores, count, scale, known);
}

static weigher weigher_choose(void)
{
#if defined __x86_64__
    if (__builtin_cpu_supports("avx512f"))
        return wide_weigh;
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
        return medium_weigh;
#endif
    return narrow_weigh;
}

/* Scores become weights, 0 from `seen` on; the values of before are scaled to them. */
static void row_weigh(struct block *block, uint64_t row, uint64_t seen, uint64_t count)
{
    uint64_t columns = block->head->value.columns;
    float *scores = block->scores + row * KEYS, *values = block->values + row * columns, again;

    memset(scores + seen, 0, (count - seen) * sizeof *scores);
    if (seen == 0)
        return;
    again = block->weigh(scores, seen, block->head->scale, &block->known[row]);
    for (uint64_t column = 0; again != 1 && column < columns; column++)
        values[column] *= again;
}

/* ---- blocks ---------------------------------------------------------------------------------- */

/* Whether some element of these rows is none that 0 times it is 0. */
static bool rows_spoil(const struct model_tensor *tensor, uint64_t row, uint64_t rows)
{
    float chunk[CHUNK], sum = 0;

    for (uint64_t end = row + rows; row < end; row++)
        for (uint64_t column = 0; column < tensor->columns; column += CHUNK) {
            uint64_t count = dtl__chunk_count(tensor, column);
            const float *given =
                dtl__floats(tensor, dtl__tensor_row(tensor, row), column, count, chunk);

            for (uint64_t index = 0; index < count; index++)
                sum += given[index] * 0;
        }
    return sum != 0; /* as NaN does */
}

/* Adds what `rows` rows of weights from `row` on make of the first `count` of `value`. */
static void values_add(struct block *block, uint64_t row, uint64_t rows, uint64_t count,
                       const struct model_tensor *value, struct product_room *room)
{
    const struct model_tensor weights = {.base = (char *)(block->scores + row * KEYS),
                                         .rows = rows,
                                         .columns = count,
                                         .stride = KEYS,
                                         .dtype = DTL_DTYPE_FLOAT32};
    const struct product weighing = {.left = &weights,
                                     .right = value,
                                     .is_upright = true,
                                     .rows = rows,
                                     .columns = value->columns,
                                     .out = block->values + row * value->columns,
                                     .stride = value->columns};

    dtl__matrix_product(&weighing, room);
}

/* Of `count` keys from `first` on, how many a row of the block attends to. */
static uint64_t keys_seen_of(const struct block *block, uint64_t row, uint64_t first,
                             uint64_t count)
{
    uint64_t seen = keys_seen(block->head, block->row + row);

    return seen > first ? least(seen - first, count) : 0;
}

static void keys_attend(struct block *block, uint64_t first, uint64_t count,
                        struct product_room *room)
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
    uint64_t least_seen = keys_seen_of(block, 0, first, count);

    value.base = dtl__tensor_row(&value, first);
    memset(block->scores, 0, block->rows * KEYS * sizeof *block->scores);
    dtl__matrix_product(&scoring, room);
    for (uint64_t row = 0; row < block->rows; row++)
        row_weigh(block, row, keys_seen_of(block, row, first, count), count);
    if (!rows_spoil(&value, least_seen, count - least_seen)) {
        values_add(block, 0, block->rows, count, &value, room);
        return;
    }
    for (uint64_t row = 0; row < block->rows; row++)
        values_add(block, row, 1, keys_seen_of(block, row, first, count), &value, room);
}

static void block_attend(struct block *block, struct product_room *room)
{
    const struct head *head = block->head;
    uint64_t columns = head->out.columns;
    uint64_t keys = keys_seen(head, block->row + block->rows - 1);

    memset(block->values, 0, block->rows * columns * sizeof *block->values);
    for (uint64_t row = 0; row < block->rows; row++)
        block->known[row] = (struct known){.largest = -INFINITY};
    for (uint64_t first = 0; first < keys; first += KEYS)
        keys_attend(block, first, least(keys - first, KEYS), room);
    for (uint64_t row = 0; row < block->rows; row++) {
        float *values = block->values + row * columns, share = 1 / block->known[row].sum;

        for (uint64_t column = 0; column < columns; column++)
            values[column] *= share;
        dtl__floats_put(&head->out, dtl__tensor_row(&head->out, block->row + row), 0, columns,
                        values);
    }
}

static void head_attend(const struct head *head, struct product_room *room)
{
    uint64_t rows = least(QUERIES, VALUES / head->value.columns);
    struct block block = {.head = head,
                          .weigh = weigher_choose(),
                          .scores = room->sums,
                          .values = room->sums + (size_t)QUERIES * KEYS};

    for (block.row = 0; block.row < head->query.rows; block.row += rows) {
        block.rows = least(rows, head->query.rows - block.row);
        block_attend(&block, room);
    }
}

/* ---- tasks ----------------------------------------------------------------------------------- */

/* Columns of a tensor from `column` on, in `rows` rows from `row` on. */
static struct model_tensor part(const struct model_tensor *of, uint64_t row, uint64_t rows,
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

        head.query = part(query, 0, query->rows, column, columns);
        head.key = part(key, 0, key->rows, from, columns);
        head.value = part(value, 0, value->rows, from, columns);
        head.out = part(out, 0, out->rows, column, columns);
        head_attend(&head, run->room);
    }
    return DTL_SUCCESS;
}

/* Heads that share keys stand side by side: they are as rows of one head. */
static struct model_tensor heads_stack(const struct model_tensor *of, uint64_t row, uint64_t column,
                                       uint64_t heads, uint64_t columns)
{
    struct model_tensor made = part(of, row, heads, column, columns);

    made.stride = columns;
    return made;
}

static void sequence_decode(const struct task_run *run, uint64_t sequence, uint64_t length)
{
    const struct model_tensor *query = dtl__operand(run, 0), *key = dtl__operand(run, 1);
    const struct model_tensor *value = dtl__operand(run, 2), *out = dtl__operand(run, OPERANDS - 1);
    uint64_t columns = query->columns / run->record->reserved[0];
    uint64_t first = key->rows / query->rows * sequence, groups = key->columns / columns;
    uint64_t shared = run->record->reserved[0] / groups;
    struct head head = {.scale = (float)run->record->epsilon};

    for (uint64_t group = 0; group < groups; group++) {
        uint64_t column = group * shared * columns;

        head.query = heads_stack(query, sequence, column, shared, columns);
        head.key = part(key, first, length, group * columns, columns);
        head.value = part(value, first, length, group * columns, columns);
        head.out = heads_stack(out, sequence, column, shared, columns);
        head_attend(&head, run->room);
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
        sequence_decode(run, sequence, (uint64_t)length);
    }
    return DTL_SUCCESS;
}
