/* SPDX-License-Identifier: BSD-3-Clause */
/* Attention compared with a plain loop in float64: heads that share keys, masks, blocks of all
 * sizes, and partially filled caches; and refused arguments. */
#include "tasks.h"

enum { MOST = 600 * 96, SEQUENCES = 3 };

static float query[MOST], key[MOST], value[MOST], out[MOST];
static uint16_t halves[4][MOST];
static int64_t lengths[SEQUENCES];

/* Sizes and options of an attention task: rows and columns are those of queries, heads those of
 * keys. */
struct attention {
    int rows;
    int heads;
    int keys;
    int key_heads;
    int columns; /* per head */
    bool is_causal;
    double scale;
};

static void numbers_fill(float *numbers, unsigned seed)
{
    for (int index = 0; index < MOST; index++) {
        seed = seed * 1664525u + 1013904223u;
        numbers[index] = (float)(seed >> 8) / (float)(1 << 22) - 2;
    }
}

static int model_make(void **state)
{
    (void)state;
    numbers_fill(query, 1);
    numbers_fill(key, 2);
    numbers_fill(value, 3);
    for (int index = 0; index < MOST; index++)
        out[index] = NAN;
    return dtl_model_create(world.ctx, &model) == DTL_SUCCESS ? 0 : -1;
}

/* Rounds each number to bfloat16. */
static void round_to_bfloat16(float *numbers, uint16_t *to)
{
    for (int index = 0; index < MOST; index++) {
        uint32_t bits;

        memcpy(&bits, &numbers[index], sizeof bits);
        to[index] = (uint16_t)(bits >> 16);
        numbers[index] = as_float(to[index]);
    }
}

/* Returns one element of the result, for a row of `query`; `first` is the first key of its
 * sequence. */
static double attended(const struct attention *of, int row, int head, int column, int first)
{
    int from = head / (of->heads / of->key_heads);
    int seen = of->is_causal ? of->keys - of->rows + row + 1 : of->keys;
    double sum = 0, weights = 0, scale = of->scale == 0 ? 1 / sqrt(of->columns) : of->scale;

    for (int each = 0; each < seen; each++) {
        size_t at =
            ((size_t)(first + each) * (size_t)of->key_heads + (size_t)from) * (size_t)of->columns;
        double score = 0, weight;

        for (int step = 0; step < of->columns; step++)
            score += (double)query[(row * of->heads + head) * of->columns + step] *
                     key[at + (size_t)step];
        weight = exp(score * scale);
        weights += weight;
        sum += weight * value[at + (size_t)column];
    }
    return sum / weights;
}

/* Checks the first row, the last row and some between them. */
static void out_check(const struct attention *of)
{
    for (int row = 0; row < of->rows; row += row + 7 < of->rows || row == of->rows - 1 ? 7 : 1)
        for (int head = 0; head < of->heads; head++)
            for (int column = 0; column < of->columns; column++)
                assert_close(out[(row * of->heads + head) * of->columns + column],
                             attended(of, row, head, column, 0), 1e-5);
}

/* ---- cases ----------------------------------------------------------------------------------- */

static const struct attention attentions[] = {
    {.rows = 1, .heads = 1, .keys = 1, .key_heads = 1, .columns = 1},
    {.rows = 5, .heads = 4, .keys = 9, .key_heads = 2, .columns = 3},
    {.rows = 5, .heads = 4, .keys = 9, .key_heads = 1, .columns = 3, .is_causal = true},
    {.rows = 9, .heads = 2, .keys = 9, .key_heads = 2, .columns = 5, .is_causal = true},
    {.rows = 170, .heads = 3, .keys = 300, .key_heads = 1, .columns = 17},
    {.rows = 400, .heads = 2, .keys = 600, .key_heads = 2, .columns = 32, .is_causal = true},
    {.rows = 2, .heads = 1, .keys = 257, .key_heads = 1, .columns = 64, .scale = 0.01},
};

static void attention_equals_a_plain_loop(void **state)
{
    (void)state;
    for (size_t index = 0; index < COUNT_OF(attentions); index++) {
        const struct attention *of = &attentions[index];
        dtl_model_t each = model;
        dtl_index_t task;

        assert_success(dtl_model_create(world.ctx, &model));
        assert_success(dtl_model_add_flash_attention(
            model, of->is_causal ? DTL_MODEL_CAUSAL : DTL_MODEL_UNMASKED,
            floats(query, of->rows, of->heads * of->columns),
            floats(key, of->keys, of->key_heads * of->columns),
            floats(value, of->keys, of->key_heads * of->columns), (dtl_size_t)of->heads, of->scale,
            floats(out, of->rows, of->heads * of->columns), &task));
        run(1);
        out_check(of);
        dtl_model_destroy(model);
        model = each;
    }
}

/* Weights of which all but one vanish, and scores for which float32's exponential overflows. */
static void large_scores_do_not_overflow(void **state)
{
    dtl_index_t task;

    (void)state;
    for (int index = 0; index < 300; index++) {
        key[index] = (float)(index - 150) * 100;
        value[index] = (float)index;
    }
    query[0] = 1000;
    query[1] = -1000;
    assert_success(dtl_model_add_flash_attention(model, DTL_MODEL_UNMASKED, floats(query, 2, 1),
                                                 floats(key, 300, 1), floats(value, 300, 1), 1, 1,
                                                 floats(out, 2, 1), &task));
    run(1);
    assert_close(out[0], 299, 0);
    assert_close(out[1], 0, 0);
}

static void bfloat16_is_rounded_once(void **state)
{
    const struct attention of = {
        .rows = 20, .heads = 4, .keys = 300, .key_heads = 2, .columns = 16};
    dtl_index_t task;

    (void)state;
    round_to_bfloat16(query, halves[0]);
    round_to_bfloat16(key, halves[1]);
    round_to_bfloat16(value, halves[2]);
    assert_success(dtl_model_add_flash_attention(
        model, DTL_MODEL_UNMASKED, tensor(halves[0], 20, 64, DTL_DTYPE_BFLOAT16),
        tensor(halves[1], 300, 32, DTL_DTYPE_BFLOAT16),
        tensor(halves[2], 300, 32, DTL_DTYPE_BFLOAT16), 4, 0,
        tensor(halves[3], 20, 64, DTL_DTYPE_BFLOAT16), &task));
    run(1);
    for (int index = 0; index < 20 * 64; index++)
        assert_close(as_float(halves[3][index]),
                     attended(&of, index / 64, index % 64 / 16, index % 16, 0), 1.0 / 256);
}

/* ---- decoding -------------------------------------------------------------------------------- */

enum { CAPACITY = 290, HEADS = 4, KEY_HEADS = 2, COLUMNS = 16 };

/* Returns the index of the tensor of lengths. */
static dtl_index_t decode_add(void)
{
    dtl_index_t numbers = tensor(lengths, 1, SEQUENCES, DTL_DTYPE_INT64), task;

    assert_success(dtl_model_add_flash_decode(
        model, floats(query, SEQUENCES, HEADS * COLUMNS),
        floats(key, SEQUENCES * CAPACITY, KEY_HEADS * COLUMNS),
        floats(value, SEQUENCES * CAPACITY, KEY_HEADS * COLUMNS), numbers, HEADS, 0,
        floats(out, SEQUENCES, HEADS * COLUMNS), &task));
    return numbers;
}

/* Masked values may be anything: rows before them are not affected. */
static void masked_values_affect_no_earlier_row(void **state)
{
    enum { LENGTH = 300, WIDTH = 8, BEFORE = 130 * WIDTH };
    static const float spoilers[] = {NAN, INFINITY};
    dtl_index_t from = floats(query, LENGTH, WIDTH), keys = floats(key, LENGTH, WIDTH), task;
    dtl_index_t values = floats(value, LENGTH, WIDTH), to = floats(out, LENGTH, WIDTH);
    static float clean[LENGTH * WIDTH];

    (void)state;
    assert_success(dtl_model_add_flash_attention(model, DTL_MODEL_CAUSAL, from, keys, values, 2, 0,
                                                 to, &task));
    run(1);
    memcpy(clean, out, sizeof clean);
    for (int which = 0; which < 2; which++) {
        value[BEFORE + 1] = key[BEFORE + WIDTH] = spoilers[which];
        run(1);
        for (int index = 0; index < BEFORE; index++)
            assert_close(out[index], clean[index], 1e-6);
        assert_false(isfinite(out[BEFORE + 1]));
    }
}

/* A cache is not read behind its length, so its contents there may be anything. */
static void a_cache_is_read_up_to_its_length(void **state)
{
    static const int64_t filled[][SEQUENCES] = {{1, 256, CAPACITY}, {257, 2, 100}};

    (void)state;
    decode_add();
    assert_success(dtl_model_schedule(model, 2));
    for (size_t time = 0; time < COUNT_OF(filled); time++) {
        memcpy(lengths, filled[time], sizeof lengths);
        numbers_fill(key, 2);
        for (int sequence = 0; sequence < SEQUENCES; sequence++)
            for (int64_t row = lengths[sequence]; row < CAPACITY; row++) {
                size_t first = (size_t)sequence * CAPACITY + (size_t)row;

                key[first * KEY_HEADS * COLUMNS] = NAN;
            }
        assert_success(dtl_model_run(model));
        for (int index = 0; index < SEQUENCES * HEADS * COLUMNS; index++) {
            int sequence = index / (HEADS * COLUMNS), head = index / COLUMNS % HEADS;
            const struct attention of = {.rows = SEQUENCES,
                                         .heads = HEADS,
                                         .keys = (int)lengths[sequence],
                                         .key_heads = KEY_HEADS,
                                         .columns = COLUMNS};

            assert_close(out[index],
                         attended(&of, sequence, head, index % COLUMNS, sequence * CAPACITY), 1e-5);
        }
    }
}

static void a_length_beyond_the_cache_fails_on_all_ranks(void **state)
{
    static const struct {
        int64_t length;
        const char *words;
    } bad[] = {
        {0, "lengths has 0 for sequence 1; expected 1 to 290, the rows of its cache"},
        {-1, "lengths has -1 for sequence 1; expected 1 to 290"},
        {CAPACITY + 1, "lengths has 291 for sequence 1; expected 1 to 290"},
    };

    (void)state;
    decode_add();
    assert_success(dtl_model_schedule(model, 1));
    for (size_t index = 0; index < COUNT_OF(bad); index++) {
        lengths[0] = lengths[1] = lengths[2] = 1;
        if (world.rank == world.size - 1)
            lengths[1] = bad[index].length;
        assert_status(DTL_ERROR_OUT_OF_BOUNDS, dtl_model_run(model));
        assert_message("task 0 (flash_decode) has failed on rank ");
        assert_message(bad[index].words);
    }
    lengths[1] = 1;
    assert_success(dtl_model_run(model));
}

static void a_record_has_heads_and_lengths(void **state)
{
    dtl_index_t numbers = decode_add();
    dtl_model_record_t record;

    (void)state;
    assert_success(dtl_model_schedule(model, 1));
    assert_success(dtl_model_record_of(model, 0, &record));
    assert_int_equal(record.kind, DTL_MODEL_FLASH_DECODE);
    assert_int_equal(record.reserved[0], HEADS);
    assert_int_equal(record.reserved[1], numbers);
    assert_close(record.epsilon, 0.25, 0);
}

/* ---- caches that grow ------------------------------------------------------------------------ */

enum { CACHED = 5, ADDED = 2 };

/* The appended rows are the last filled rows of each sequence. */
static void caches_gain_rows_at_their_lengths(void **state)
{
    static float added[SEQUENCES * ADDED * 3], caches[SEQUENCES * CACHED * 3];
    dtl_index_t x = floats(added, SEQUENCES * ADDED, 3), task;
    dtl_index_t numbers = tensor(lengths, 1, SEQUENCES, DTL_DTYPE_INT64);

    (void)state;
    for (int index = 0; index < SEQUENCES * ADDED * 3; index++)
        added[index] = (float)(index + 1);
    memcpy(lengths, (int64_t[]){ADDED, 4, CACHED}, sizeof lengths);
    assert_success(
        dtl_model_add_append(model, x, numbers, floats(caches, SEQUENCES * CACHED, 3), &task));
    run(1);
    for (int index = 0; index < SEQUENCES * CACHED * 3; index++) {
        int row = index / 3 % CACHED, sequence = index / 3 / CACHED;
        int back = (int)lengths[sequence] - row; /* 1: the last filled row */
        bool is_new = back >= 1 && back <= ADDED;
        int from = (sequence * ADDED + ADDED - back) * 3 + index % 3;

        assert_close(caches[index], is_new ? added[from] : 0, 0);
    }
}

/* Appended values are rounded to the cache's dtype, and read by a decode task of the same run. */
static void a_cache_of_bfloat16_is_appended_to_before_it_is_read(void **state)
{
    static float added[] = {1.001f, -3}, zeros[2], made[2];
    static uint16_t cache[4] = {0x4000, 0x4040}; /* 2 and 3 in bfloat16 */
    dtl_index_t caches = tensor(cache, 2, 2, DTL_DTYPE_BFLOAT16), narrow, wide, task;
    dtl_index_t numbers = tensor(lengths, 1, 1, DTL_DTYPE_INT64);

    (void)state;
    lengths[0] = 2;
    narrow = tensor(halves[0], 1, 2, DTL_DTYPE_BFLOAT16);
    wide = tensor(halves[1], 1, 2, DTL_DTYPE_BFLOAT16);
    assert_success(dtl_model_add_unary(model, DTL_MODEL_COPY, floats(zeros, 1, 2), narrow, &task));
    assert_success(dtl_model_add_append(model, floats(added, 1, 2), numbers, caches, &task));
    assert_success(
        dtl_model_add_flash_decode(model, narrow, caches, caches, numbers, 1, 0, wide, &task));
    assert_success(dtl_model_add_unary(model, DTL_MODEL_COPY, wide, floats(made, 1, 2), &task));
    run(3);
    assert_int_equal(cache[2], 0x3f80); /* 1 in bfloat16 */
    assert_close(made[0], 1.5, 0);
    assert_close(made[1], 0, 0);
}

static void rows_that_do_not_fit_a_cache_fail_on_all_ranks(void **state)
{
    static const int64_t bad[] = {1, 0, -1, CACHED + 1};
    dtl_index_t numbers = tensor(lengths, 1, 1, DTL_DTYPE_INT64), task;

    (void)state;
    assert_success(
        dtl_model_add_append(model, floats(query, 2, 3), numbers, floats(key, CACHED, 3), &task));
    assert_success(dtl_model_schedule(model, 1));
    for (size_t index = 0; index < COUNT_OF(bad); index++) {
        lengths[0] = world.rank == world.size - 1 ? bad[index] : 2;
        assert_status(DTL_ERROR_OUT_OF_BOUNDS, dtl_model_run(model));
        assert_message("task 0 (append) has failed on rank ");
        assert_message("for sequence 0; expected 2 to 5, the rows of x and of its cache");
    }
    lengths[0] = 2;
    assert_success(dtl_model_run(model));
}

static void append_refuses(const char *words, dtl_index_t x, dtl_index_t numbers, dtl_index_t cache)
{
    dtl_index_t task;

    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_model_add_append(model, x, numbers, cache, &task));
    assert_message(words);
    assert_int_equal(dtl_model_tasks(model), 0);
}

static void rows_of_other_forms_are_not_appended(void **state)
{
    dtl_index_t two = tensor(lengths, 1, 2, DTL_DTYPE_INT64), cache = floats(key, 6, 3), part;
    dtl_index_t three = floats(query, 3, 3), five = floats(key, 5, 3), wide = floats(query, 2, 4);

    (void)state;
    assert_success(dtl_model_view(model, cache, 2, 2, 0, 3, &part));
    append_refuses("x is tensor 2 of 3 rows; expected a multiple of the 2 sequences", three, two,
                   cache);
    append_refuses("cache is tensor 3 of 5 rows; expected a multiple of the 2 sequences", cache,
                   two, five);
    append_refuses("x is tensor 4 of 2 x 4 elements; expected 2 x 3", wide, two, cache);
    append_refuses("lengths is tensor 1 of float32; expected int64", part, cache, cache);
    append_refuses(
        "cache is tensor 1, which overlaps x, tensor 5; expected one that does not overlap it",
        part, two, cache);
    append_refuses("of int64; expected float32 or bfloat16", floats(query, 1, 1),
                   tensor(&lengths[1], 1, 1, DTL_DTYPE_INT64),
                   tensor(lengths, 1, 1, DTL_DTYPE_INT64));
}

/* ---- bad input ------------------------------------------------------------------------------- */

static void attention_refuses(const char *words, dtl_model_mask mask, const dtl_index_t *tensors,
                              dtl_size_t heads, double scale)
{
    dtl_index_t task;

    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_model_add_flash_attention(model, mask, tensors[0], tensors[1], tensors[2],
                                                heads, scale, tensors[3], &task));
    assert_message(words);
    assert_int_equal(dtl_model_tasks(model), 0);
}

static void numbers_of_heads_that_do_not_divide_are_refused(void **state)
{
    dtl_index_t given = floats(query, 4, 12), to = floats(out, 4, 12);
    dtl_index_t matching = floats(key, 4, 12), five = floats(value, 4, 5),
                eight = floats(value, 4, 8);
    const dtl_index_t whole[] = {given, matching, matching, to}, odd[] = {given, five, five, to};
    const dtl_index_t fewer[] = {given, eight, eight, to};

    (void)state;
    attention_refuses("heads is 5 for the 12 columns of query; expected a divisor",
                      DTL_MODEL_UNMASKED, whole, 5, 0);
    attention_refuses("heads is 24 for the 12 columns of query; expected a divisor",
                      DTL_MODEL_UNMASKED, whole, 24, 0);
    attention_refuses("key is tensor 3 of 5 columns; expected heads of 4, as query has",
                      DTL_MODEL_UNMASKED, odd, 3, 0);
    attention_refuses("heads is 3 for the 2 heads of key; expected a multiple of those",
                      DTL_MODEL_UNMASKED, fewer, 3, 0);
}

static void heads_that_are_too_wide_are_refused(void **state)
{
    static float wide[65537];
    dtl_index_t row = floats(wide, 1, 65537);
    const dtl_index_t tensors[] = {row, row, row, row};

    (void)state;
    attention_refuses("that leaves heads of at most 65536 columns", DTL_MODEL_UNMASKED, tensors, 1,
                      0);
}

static void attention_of_other_forms_is_refused(void **state)
{
    dtl_index_t given = floats(query, 4, 8), to = floats(out, 4, 8), small = floats(key, 3, 8);
    dtl_index_t half = tensor(halves[0], 4, 8, DTL_DTYPE_BFLOAT16), left, right, both;
    dtl_index_t whole = floats(value, 4, 8), numbers = tensor(lengths, 1, 1, DTL_DTYPE_INT64);

    (void)state;
    assert_success(dtl_model_view(model, to, 0, 4, 0, 4, &left));
    assert_success(dtl_model_view(model, to, 0, 4, 3, 4, &right));
    assert_success(dtl_model_view(model, whole, 0, 4, 0, 4, &both));
    attention_refuses("key is tensor 2 of 3 rows; expected at least the 4 of query",
                      DTL_MODEL_CAUSAL, (dtl_index_t[]){given, small, small, to}, 2, 0);
    attention_refuses("value is tensor 4 of 4 x 8 elements; expected 3 x 8", DTL_MODEL_UNMASKED,
                      (dtl_index_t[]){given, small, whole, to}, 2, 0);
    attention_refuses("out is tensor 2 of 3 x 8 elements; expected 4 x 8", DTL_MODEL_UNMASKED,
                      (dtl_index_t[]){given, whole, whole, small}, 2, 0);
    attention_refuses("value is tensor 3 of bfloat16; expected float32, as query has",
                      DTL_MODEL_UNMASKED, (dtl_index_t[]){given, whole, half, to}, 2, 0);
    attention_refuses("scale is -1; expected a number from 0 to 3.40282e+38", DTL_MODEL_UNMASKED,
                      (dtl_index_t[]){given, whole, whole, to}, 2, -1);
    attention_refuses("scale is 1e+300; expected a number from 0 to 3.40282e+38",
                      DTL_MODEL_UNMASKED, (dtl_index_t[]){given, whole, whole, to}, 2, 1e300);
    attention_refuses(
        "out is tensor 1, which overlaps query, tensor 1; expected one that does not overlap it",
        DTL_MODEL_UNMASKED, (dtl_index_t[]){to, whole, whole, to}, 2, 0);
    attention_refuses("which overlaps value, tensor 7; expected one that does not overlap it",
                      DTL_MODEL_UNMASKED, (dtl_index_t[]){both, both, right, left}, 1, 0);
    attention_refuses(
        "of int64; expected float32 or bfloat16", DTL_MODEL_UNMASKED,
        (dtl_index_t[]){numbers, numbers, numbers, tensor(&lengths[1], 1, 1, DTL_DTYPE_INT64)}, 1,
        0);
}

static void decode_refuses(const char *words, dtl_index_t caches, dtl_index_t numbers,
                           dtl_index_t to)
{
    dtl_index_t given = floats(query, 2, 8), task;

    assert_status(
        DTL_ERROR_INVALID_ARGUMENT,
        dtl_model_add_flash_decode(model, given, caches, caches, numbers, 2, 0, to, &task));
    assert_message(words);
}

static void caches_of_other_forms_are_refused(void **state)
{
    dtl_index_t odd = floats(key, 5, 8), even = floats(key, 6, 8), to = floats(out, 2, 8);
    dtl_index_t numbers = tensor(lengths, 1, 2, DTL_DTYPE_INT64);
    dtl_index_t three = tensor(lengths, 1, 3, DTL_DTYPE_INT64), task;

    (void)state;
    decode_refuses("key is tensor 0 of 5 rows; expected a multiple of the 2 of query", odd, numbers,
                   to);
    decode_refuses("lengths is tensor 1 of float32; expected int64", even, even, to);
    decode_refuses("lengths is tensor 4 of 1 x 3 elements; expected 1 x 2", even, three, to);
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_model_add_unary(model, DTL_MODEL_COPY, numbers, numbers, &task));
    assert_message("x is tensor 3 of int64; expected float32 or bfloat16");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        WITH_MODEL(attention_equals_a_plain_loop),
        WITH_MODEL(large_scores_do_not_overflow),
        WITH_MODEL(bfloat16_is_rounded_once),
        WITH_MODEL(masked_values_affect_no_earlier_row),
        WITH_MODEL(a_cache_is_read_up_to_its_length),
        WITH_MODEL(a_length_beyond_the_cache_fails_on_all_ranks),
        WITH_MODEL(a_record_has_heads_and_lengths),
        WITH_MODEL(caches_gain_rows_at_their_lengths),
        WITH_MODEL(a_cache_of_bfloat16_is_appended_to_before_it_is_read),
        WITH_MODEL(rows_that_do_not_fit_a_cache_fail_on_all_ranks),
        WITH_MODEL(rows_of_other_forms_are_not_appended),
        WITH_MODEL(numbers_of_heads_that_do_not_divide_are_refused),
        WITH_MODEL(heads_that_are_too_wide_are_refused),
        WITH_MODEL(attention_of_other_forms_is_refused),
        WITH_MODEL(caches_of_other_forms_are_refused),
    };

    return run_in_world("attention", tests, COUNT_OF(tests));
}
