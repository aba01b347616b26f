/* SPDX-License-Identifier: BSD-3-Clause */
/* The distributed algorithms return the same result on every rank, for any partition policy and
 * number of ranks. */
#include <math.h>

#include "../support/support.h"

static const dtl_size_t sizes[] = {0, 1, 2, 3, 7, 64, 1009};

static dtl_vector_t vector_of(dtl_dtype dtype, dtl_size_t size, int policy)
{
    dtl_container_options options;
    dtl_vector_t vec = NULL;

    dtl_container_options_init(&options);
    options.partition = (dtl_partition_policy)policy;
    options.block_size = 3;
    assert_success(dtl_vector_create_with_options(world.ctx, dtype, size, &options, &vec));
    return vec;
}

/* Returns a vector whose element i is value(i). */
static dtl_vector_t vector_with(dtl_size_t size, int policy, double (*value)(dtl_index_t))
{
    dtl_vector_t vec = vector_of(DTL_DTYPE_FLOAT64, size, policy);
    double *mine = dtl_vector_local_data_mut(vec);

    for (dtl_size_t index = 0; index < dtl_vector_local_size(vec); index++)
        mine[index] = value(dtl_vector_to_global(vec, (dtl_index_t)index));
    return vec;
}

static double scrambled(dtl_index_t index)
{
    return (double)(index * 7919 % 1009);
}

static double same(dtl_index_t index)
{
    (void)index;
    return 1;
}

static double skewed(dtl_index_t index)
{
    return index % 5 == 0 ? -(double)index : 42;
}

static double descending(dtl_index_t index)
{
    return -(double)index;
}

static double with_nans(dtl_index_t index)
{
    if (index % 7 == 3)
        return NAN;
    return index % 2 == 0 ? -0.0 : (double)(index % 11);
}

static double (*const inputs[])(dtl_index_t) = {scrambled, same, skewed, descending, with_nans};

static int by_value(const void *a, const void *b)
{
    double x = *(const double *)a;
    double y = *(const double *)b;

    if (isnan(x) || isnan(y))
        return (int)isnan(x) - (int)isnan(y);
    return (x > y) - (x < y);
}

/* Returns the whole sequence in order; every rank computes it by itself. */
static double *sorted_inputs(dtl_size_t size, double (*value)(dtl_index_t))
{
    double *all = malloc((size + 1) * sizeof *all);

    for (dtl_size_t index = 0; index < size; index++)
        all[index] = value((dtl_index_t)index);
    qsort(all, size, sizeof *all, by_value);
    return all;
}

static bool is_equal(double a, double b)
{
    return a == b || (isnan(a) && isnan(b));
}

/* Calls check(vec, size, value) for all inputs, sizes and policies. */
static void for_all(void (*check)(dtl_vector_t vec, dtl_size_t size, double (*value)(dtl_index_t)))
{
    for (size_t input = 0; input < COUNT_OF(inputs); input++)
        for (size_t size = 0; size < COUNT_OF(sizes); size++)
            for (int policy = 0; policy < DTL_PARTITION_COUNT; policy++) {
                dtl_vector_t vec = vector_with(sizes[size], policy, inputs[input]);

                check(vec, sizes[size], inputs[input]);
                dtl_vector_destroy(vec);
            }
}

static void check_sort(dtl_vector_t vec, dtl_size_t size, double (*value)(dtl_index_t))
{
    double *expected = sorted_inputs(size, value);
    dtl_size_t local_size = dtl_vector_local_size(vec);
    const double *mine = dtl_vector_local_data(vec);

    assert_success(dtl_container_sort(vec, DTL_SORT_ASCENDING));

    assert_int_equal(dtl_vector_local_size(vec), local_size);
    for (dtl_size_t index = 0; index < local_size; index++)
        assert_true(is_equal(mine[index], expected[dtl_vector_to_global(vec, (dtl_index_t)index)]));
    free(expected);
}

static void sort_is_global_and_keeps_local_sizes(void **state)
{
    (void)state;
    for_all(check_sort);
}

static void check_descending(dtl_vector_t vec, dtl_size_t size, double (*value)(dtl_index_t))
{
    double *expected = sorted_inputs(size, value);
    const double *mine = dtl_vector_local_data(vec);
    dtl_size_t numbers = size;

    while (numbers > 0 && isnan(expected[numbers - 1]))
        numbers--;

    assert_success(dtl_container_sort(vec, DTL_SORT_DESCENDING));

    for (dtl_size_t index = 0; index < dtl_vector_local_size(vec); index++) {
        dtl_size_t position = (dtl_size_t)dtl_vector_to_global(vec, (dtl_index_t)index);

        assert_true(
            is_equal(mine[index], position < numbers ? expected[numbers - 1 - position] : NAN));
    }
    free(expected);
}

static void descending_sort_puts_nan_last_too(void **state)
{
    (void)state;
    for_all(check_descending);
}

/* The permutation sorts the elements; equal elements keep their order. */
static void check_argsort(dtl_vector_t vec, dtl_size_t size, double (*value)(dtl_index_t))
{
    dtl_vector_t indices = vector_of(DTL_DTYPE_INT64, size, (int)dtl_vector_partition_policy(vec));
    double *expected = sorted_inputs(size, value);
    const int64_t *mine = dtl_vector_local_data(indices);

    assert_success(dtl_container_argsort(vec, DTL_SORT_ASCENDING, indices));

    for (dtl_size_t index = 0; index < dtl_vector_local_size(indices); index++) {
        dtl_size_t position = (dtl_size_t)dtl_vector_to_global(indices, (dtl_index_t)index);

        assert_true(mine[index] >= 0 && mine[index] < (int64_t)size);
        assert_true(is_equal(value(mine[index]), expected[position]));
        if (index > 0 && dtl_vector_partition_policy(vec) == DTL_PARTITION_BLOCK &&
            is_equal(expected[position - 1], expected[position]))
            assert_true(mine[index - 1] < mine[index]);
    }
    free(expected);
    dtl_vector_destroy(indices);
}

static void argsort_is_a_stable_permutation(void **state)
{
    (void)state;
    for_all(check_argsort);
}

static void check_unique(dtl_vector_t vec, dtl_size_t size, double (*value)(dtl_index_t))
{
    double *expected = sorted_inputs(size, value);
    dtl_size_t distinct = 0;
    dtl_vector_t unique = NULL;

    for (dtl_size_t index = 0; index < size; index++)
        if (index == 0 || !is_equal(expected[distinct - 1], expected[index]))
            expected[distinct++] = expected[index];

    assert_success(dtl_container_unique(vec, &unique));

    assert_int_equal(dtl_vector_global_size(unique), distinct);
    const double *mine = dtl_vector_local_data(unique);
    for (dtl_size_t index = 0; index < dtl_vector_local_size(unique); index++)
        assert_true(
            is_equal(mine[index], expected[dtl_vector_to_global(unique, (dtl_index_t)index)]));
    dtl_vector_destroy(unique);
    free(expected);
}

/* Replicas should not differ, but a program may write to its own copy. */
static void differing_replicas_use_those_of_rank_0(void **state)
{
    enum { SIZE = 8 };
    dtl_container_options options;
    dtl_vector_t replicated = NULL, unique = NULL;
    double *mine;

    (void)state;
    dtl_container_options_init(&options);
    options.partition = DTL_PARTITION_REPLICATED;
    for (int32_t many = 0; many < 2; many++) { /* first on rank 0, then on the other ranks */
        assert_success(dtl_vector_create_with_options(world.ctx, DTL_DTYPE_FLOAT64, SIZE, &options,
                                                      &replicated));
        mine = dtl_vector_local_data_mut(replicated);
        for (int32_t index = 0; index < SIZE; index++)
            mine[index] = (world.rank == 0) == (many == 0) ? index : 7.0;

        assert_success(dtl_container_unique(replicated, &unique));
        assert_int_equal(dtl_vector_global_size(unique), many == 0 ? SIZE : 1);
        for (dtl_size_t index = 0; index < dtl_vector_local_size(unique); index++)
            assert_true(((const double *)dtl_vector_local_data(unique))[index] ==
                        (many == 0 ? (double)dtl_vector_to_global(unique, (dtl_index_t)index) : 7));
        dtl_vector_destroy(unique);
        dtl_vector_destroy(replicated);
    }
}

static void unique_keeps_one_of_each(void **state)
{
    (void)state;
    for_all(check_unique);
}

/* The elements are small integers, so sums are exact. */
static void check_scans(dtl_vector_t vec, dtl_size_t size, double (*value)(dtl_index_t))
{
    double *sums = malloc((size + 1) * sizeof *sums);
    const double *mine = dtl_vector_local_data(vec);

    sums[0] = 0;
    for (dtl_size_t index = 0; index < size; index++)
        sums[index + 1] = sums[index] + value((dtl_index_t)index);

    assert_success(dtl_container_inclusive_scan(vec, DTL_OP_SUM));

    for (dtl_size_t index = 0; index < dtl_vector_local_size(vec); index++)
        assert_true(is_equal(mine[index], sums[dtl_vector_to_global(vec, (dtl_index_t)index) + 1]));
    free(sums);
}

static void inclusive_scan_follows_global_indices(void **state)
{
    (void)state;
    for_all(check_scans);
}

static void exclusive_scan_starts_with_the_neutral_element(void **state)
{
    (void)state;
    for (int policy = 0; policy < DTL_PARTITION_COUNT; policy++) {
        dtl_vector_t vec = vector_with(100, policy, same);
        const double *mine = dtl_vector_local_data(vec);

        assert_success(dtl_container_exclusive_scan(vec, DTL_OP_SUM));

        for (dtl_size_t index = 0; index < dtl_vector_local_size(vec); index++)
            assert_true(mine[index] == (double)dtl_vector_to_global(vec, (dtl_index_t)index));
        dtl_vector_destroy(vec);
    }
}

static double counted(dtl_index_t index)
{
    return (double)index;
}

/* The first element is 0, and products of the following elements overflow. */
static void products_that_begin_with_0_are_0(void **state)
{
    (void)state;
    for (int policy = 0; policy < DTL_PARTITION_COUNT; policy++) {
        dtl_vector_t vec = vector_with(1000, policy, counted);
        const double *mine = dtl_vector_local_data(vec);
        double product = 7;

        assert_success(dtl_container_reduce(vec, DTL_OP_PROD, &product));
        assert_true(product == 0);
        assert_success(dtl_container_inclusive_scan(vec, DTL_OP_PROD));
        for (dtl_size_t index = 0; index < dtl_vector_local_size(vec); index++)
            assert_true(mine[index] == 0);
        dtl_vector_destroy(vec);
    }
}

/* Values other than 0 and 1, and 0 for every third index. */
static double truth(dtl_index_t index)
{
    return index % 3 == 2 ? 0 : -2.5;
}

static void logical_results_of_few_elements_are_0_or_1(void **state)
{
    (void)state;
    for (dtl_size_t size = 1; size <= 3; size++)
        for (int policy = 0; policy < DTL_PARTITION_COUNT; policy++) {
            dtl_vector_t vec = vector_with(size, policy, truth);
            const double *mine = dtl_vector_local_data(vec);
            double all = 7, any = 7, odd = 7;

            assert_success(dtl_container_reduce(vec, DTL_OP_LAND, &all));
            assert_success(dtl_container_reduce(vec, DTL_OP_LOR, &any));
            assert_success(dtl_container_reduce(vec, DTL_OP_LXOR, &odd));
            assert_true(all == (size < 3) && any == 1 && odd == (size == 1));

            assert_success(dtl_container_inclusive_scan(vec, DTL_OP_LAND));
            for (dtl_size_t index = 0; index < dtl_vector_local_size(vec); index++)
                assert_true(mine[index] == (dtl_vector_to_global(vec, (dtl_index_t)index) < 2));
            dtl_vector_destroy(vec);
        }
}

static int is_negative(const void *element, void *user_data)
{
    (void)user_data;
    return *(const double *)element < 0;
}

static void searches_and_counts_see_all_ranks(void **state)
{
    (void)state;
    for (int policy = 0; policy < DTL_PARTITION_COUNT; policy++) {
        dtl_vector_t vec = vector_with(1009, policy, scrambled);
        double wanted = scrambled(800);
        double absent = -5;
        dtl_index_t index = 7;
        dtl_size_t count = 7;
        int answer = 7;

        assert_success(dtl_container_find(vec, &wanted, &index));
        assert_int_equal(index, 800);
        assert_success(dtl_container_find(vec, &absent, &index));
        assert_int_equal(index, -1);
        assert_success(dtl_container_count(vec, &wanted, &count));
        assert_int_equal(count, 1);
        assert_success(dtl_container_count_if(vec, is_negative, NULL, &count));
        assert_int_equal(count, 0);
        assert_success(dtl_container_any_of(vec, is_negative, NULL, &answer));
        assert_int_equal(answer, 0);
        assert_success(dtl_container_none_of(vec, is_negative, NULL, &answer));
        assert_int_equal(answer, 1);
        assert_success(dtl_container_all_of(vec, is_negative, NULL, &answer));
        assert_int_equal(answer, 0);
        assert_success(dtl_container_min_element(vec, &index));
        assert_int_equal(index, 0);
        assert_success(dtl_container_max_element(vec, &index));
        assert_true(scrambled(index) == 1008);
        dtl_vector_destroy(vec);
    }
}

static void an_empty_container_has_defined_results(void **state)
{
    dtl_vector_t vec = vector_with(0, DTL_PARTITION_BLOCK, same);
    dtl_index_t index = 7;
    double value = 7;
    double other = 7;
    int answer = 7;

    (void)state;
    assert_success(dtl_container_all_of(vec, is_negative, NULL, &answer));
    assert_int_equal(answer, 1);
    assert_success(dtl_container_min_element(vec, &index));
    assert_int_equal(index, -1);
    assert_success(dtl_container_reduce(vec, DTL_OP_PROD, &value));
    assert_true(value == 1);
    assert_status(DTL_ERROR_PRECONDITION_FAILED, dtl_container_minmax(vec, &value, &other));
    assert_status(DTL_ERROR_PRECONDITION_FAILED, dtl_container_mean(vec, &value));
    dtl_vector_destroy(vec);
}

static void statistics_agree_with_their_formulas(void **state)
{
    (void)state;
    for (int policy = 0; policy < DTL_PARTITION_COUNT; policy++) {
        dtl_vector_t vec = vector_with(1009, policy, scrambled); /* 0 to 1008 in scrambled order */
        double probabilities[] = {0, 0.25, 0.5, 1};
        double quantiles[4] = {0};
        dtl_size_t bins[4] = {0};
        double value = 0;

        assert_success(dtl_container_mean(vec, &value));
        assert_true(value == 504);
        assert_success(dtl_container_var(vec, 0, &value));
        assert_true(fabs(value - (1009.0 * 1009.0 - 1) / 12) < 1e-6);
        assert_success(dtl_container_dot(vec, vec, &value));
        assert_true(value == 1008.0 * 1009.0 * 2017.0 / 6);
        assert_success(dtl_container_quantile(vec, probabilities, 4, quantiles));
        assert_true(quantiles[0] == 0 && quantiles[1] == 252 && quantiles[2] == 504 &&
                    quantiles[3] == 1008);
        assert_success(dtl_container_histogram(vec, 0, 1008, 4, bins));
        assert_int_equal(bins[0] + bins[1] + bins[2] + bins[3], 1009);
        assert_int_equal(bins[0], 252);
        assert_int_equal(bins[3], 253); /* the last bin includes its upper edge */
        dtl_vector_destroy(vec);
    }
}

/* The number of bins divided by their width exceeds the range of double. */
static void bins_between_adjacent_numbers_include_their_edges(void **state)
{
    const double least = 5e-324;
    dtl_size_t bins[4] = {0};
    dtl_vector_t vec = NULL;

    (void)state;
    assert_success(dtl_vector_create_fill(world.ctx, DTL_DTYPE_FLOAT64, 9, &least, &vec));
    assert_success(dtl_container_histogram(vec, 0, least, 4, bins));
    assert_true(bins[0] == 0 && bins[3] == 9);
    assert_success(dtl_container_histogram(vec, least, 2 * least, 4, bins));
    assert_true(bins[0] == 9 && bins[3] == 0);
    dtl_vector_destroy(vec);
}

static void copy_redistributes_elements_to_another_policy(void **state)
{
    (void)state;
    for (int from = 0; from < DTL_PARTITION_COUNT; from++)
        for (int to = 0; to < DTL_PARTITION_COUNT; to++) {
            dtl_vector_t src = vector_with(64, from, scrambled);
            dtl_vector_t dst = vector_with(64, to, same);
            const double *mine = dtl_vector_local_data(dst);

            assert_success(dtl_container_copy(src, dst));

            for (dtl_size_t index = 0; index < dtl_vector_local_size(dst); index++)
                assert_true(mine[index] ==
                            scrambled(dtl_vector_to_global(dst, (dtl_index_t)index)));
            dtl_vector_destroy(src);
            dtl_vector_destroy(dst);
        }
}

static void an_operation_accepts_operands_of_another_policy(void **state)
{
    (void)state;
    for (int from = 0; from < DTL_PARTITION_COUNT; from++)
        for (int to = 0; to < DTL_PARTITION_COUNT; to++) {
            dtl_vector_t src = vector_with(64, from, scrambled);
            dtl_vector_t dst = vector_with(64, to, same);
            const double *mine = dtl_vector_local_data(dst);

            assert_success(dtl_container_apply(dst, src, DTL_OP_SUM));
            assert_success(dtl_container_apply(dst, dst, DTL_OP_SUM));

            for (dtl_size_t index = 0; index < dtl_vector_local_size(dst); index++) {
                uint64_t place = (uint64_t)dtl_vector_to_global(dst, (dtl_index_t)index);

                assert_true(mine[index] == 2 * (same(place) + scrambled(place)));
            }
            dtl_vector_destroy(src);
            dtl_vector_destroy(dst);
        }
}

static void invalid_operands_are_refused(void **state)
{
    dtl_vector_t src = vector_with(10, 0, same), dst = vector_with(11, 0, same), integers;
    double elements[3] = {1, 2, 3};
    dtl_span_t first, last;

    (void)state;
    assert_success(dtl_vector_create(world.ctx, DTL_DTYPE_INT64, 10, &integers));
    assert_success(dtl_span_create(DTL_DTYPE_FLOAT64, elements, 2, 2, 0, 1, &first));
    assert_success(dtl_span_create(DTL_DTYPE_FLOAT64, elements + 1, 2, 2, 0, 1, &last));
    assert_status(DTL_ERROR_EXTENT_MISMATCH, dtl_container_apply(dst, src, DTL_OP_SUM));
    assert_message("expected the shape of src");
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_container_apply(integers, src, DTL_OP_SUM));
    assert_message("dst has dtype int64; expected that of src, float64");
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_container_apply(src, src, DTL_OP_BAND));
    assert_message("op is band; expected an operation defined for dtype(dst) (float64)");
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_container_apply(first, last, DTL_OP_SUM));
    assert_message("src has some of the elements of dst, at other indices");
    assert_true(elements[0] == 1 && elements[1] == 2);
    dtl_span_destroy(last);
    dtl_span_destroy(first);
    dtl_vector_destroy(integers);
    dtl_vector_destroy(src);
    dtl_vector_destroy(dst);
}

static void containers_of_different_size_are_refused(void **state)
{
    dtl_vector_t src = vector_with(10, 0, same);
    dtl_vector_t dst = vector_with(11, 0, same);

    (void)state;
    assert_status(DTL_ERROR_EXTENT_MISMATCH, dtl_container_copy(src, dst));
    assert_message("expected the shape of src");
    dtl_vector_destroy(src);
    dtl_vector_destroy(dst);
}

/* The refusal allocates nothing and waits for no other rank. */
static void sizes_that_wrap_are_refused(void **state)
{
    static const dtl_size_t huge[] = {UINT64_C(1) << 61, UINT64_C(1) << 63, UINT64_MAX};
    dtl_vector_t vec = NULL;
    dtl_size_t bin = 7;
    double result = 7, half = 0.5;

    (void)state;
    assert_success(dtl_vector_create(world.ctx, DTL_DTYPE_FLOAT64, 10, &vec));
    for (size_t index = 0; index < COUNT_OF(huge); index++) {
        assert_status(DTL_ERROR_INVALID_ARGUMENT,
                      dtl_container_histogram(vec, 0, 1, huge[index], &bin));
        assert_message("bins is");
        assert_status(DTL_ERROR_INVALID_ARGUMENT,
                      dtl_container_quantile(vec, &half, huge[index], &result));
        assert_message("count is");
    }
    assert_true(bin == 7 && result == 7);
    dtl_vector_destroy(vec);
}

/* Keys are aligned to their size, which the sanitizers check. */
static void sort_by_key_accepts_a_narrower_payload(void **state)
{
    dtl_vector_t keys, payload;
    int64_t *key;
    int8_t *mine;

    (void)state;
    assert_success(dtl_vector_create(world.ctx, DTL_DTYPE_INT64, 100, &keys));
    assert_success(dtl_vector_create(world.ctx, DTL_DTYPE_INT8, 100, &payload));
    key = dtl_vector_local_data_mut(keys);
    mine = dtl_vector_local_data_mut(payload);
    for (dtl_size_t index = 0; index < dtl_vector_local_size(keys); index++) {
        key[index] = 99 - dtl_vector_to_global(keys, (dtl_index_t)index);
        mine[index] = (int8_t)key[index];
    }
    assert_success(dtl_container_sort_by_key(keys, payload, DTL_SORT_ASCENDING));
    for (dtl_size_t index = 0; index < dtl_vector_local_size(keys); index++) {
        assert_int_equal(key[index], dtl_vector_to_global(keys, (dtl_index_t)index));
        assert_int_equal(mine[index], key[index]);
    }
    dtl_vector_destroy(payload);
    dtl_vector_destroy(keys);
}

/* Only rank 0's part has as many elements as its buffer, which holds one element. */
static void a_span_that_fits_on_one_rank_is_refused_on_all(void **state)
{
    double own[] = {2.0};
    int64_t places[] = {0};
    dtl_vector_t vec;
    dtl_span_t span, indices;
    double dot = -1.0;

    (void)state;
    assert_success(dtl_vector_create_fill(world.ctx, DTL_DTYPE_FLOAT64, 1, own, &vec));
    assert_success(dtl_span_create(DTL_DTYPE_FLOAT64, own, 1, 1, 0, world.size, &span));
    assert_success(dtl_span_create(DTL_DTYPE_INT64, places, 1, 1, 0, world.size, &indices));

    dtl_status dotted = dtl_container_dot((dtl_container_t)vec, (dtl_container_t)span, &dot);
    dtl_status sorted =
        dtl_container_sort_by_key((dtl_container_t)vec, (dtl_container_t)span, DTL_SORT_ASCENDING);
    dtl_status argsorted =
        dtl_container_argsort((dtl_container_t)vec, DTL_SORT_ASCENDING, (dtl_container_t)indices);

    assert_true((dotted == DTL_SUCCESS) == (world.size == 1));
    assert_true((sorted == DTL_SUCCESS) == (world.size == 1));
    assert_true((argsorted == DTL_SUCCESS) == (world.size == 1));
    assert_true(dot == (world.size == 1 ? 4.0 : -1.0));
    dtl_span_destroy(indices);
    dtl_span_destroy(span);
    dtl_vector_destroy(vec);
}

static void a_span_of_each_ranks_memory_is_part_of_the_global_sequence(void **state)
{
    double own[] = {(double)world.rank};
    double two = 2.0, dot = -1.0, turned = -1.0;
    dtl_vector_t vec;
    dtl_span_t span;

    (void)state;
    assert_success(
        dtl_vector_create_fill(world.ctx, DTL_DTYPE_FLOAT64, (dtl_size_t)world.size, &two, &vec));
    assert_success(dtl_span_create(DTL_DTYPE_FLOAT64, own, 1, (dtl_size_t)world.size, world.rank,
                                   world.size, &span));

    assert_success(dtl_container_dot((dtl_container_t)vec, (dtl_container_t)span, &dot));
    assert_success(dtl_container_dot((dtl_container_t)span, (dtl_container_t)vec, &turned));

    assert_true(dot == (double)(world.size * (world.size - 1)));
    assert_true(turned == dot);
    dtl_span_destroy(span);
    dtl_vector_destroy(vec);
}

/* An invalid argument on one rank is reported on all ranks, with that rank's message, whether its
 * stub or its implementation detects it. */
static void expect_reported(dtl_status mine, bool is_wrong, const char *words)
{
    const char *rank = world.size == 1 ? "" : is_wrong ? words : "rank 0 ";

    assert_true(mine != DTL_SUCCESS);
    assert_message(words);
    assert_message(rank);
}

static void a_refusal_on_one_rank_fails_on_all(void **state)
{
    bool is_wrong = world.rank == 0;
    double q = is_wrong ? 2.0 : 0.5, found, *results = is_wrong ? NULL : &found;
    dtl_size_t count;
    dtl_context_t split;
    dtl_collective_plan_t plan;
    dtl_vector_t vec = vector_with(7, DTL_PARTITION_BLOCK, same);
    dtl_container_t all = (dtl_container_t)vec;

    (void)state;
    expect_reported(dtl_container_quantile(all, &q, 1, &found), is_wrong,
                    "probabilities[0] is 2; expected 0 <= probability <= 1");
    q = 0.5;
    expect_reported(dtl_container_quantile(all, &q, 1, results), is_wrong,
                    "results is NULL; expected");
    expect_reported(dtl_container_count(all, is_wrong ? NULL : &q, &count), is_wrong,
                    "value is NULL; expected");
    expect_reported(dtl_vector_redistribute(vec, (dtl_partition_policy)(is_wrong ? 99 : 0)),
                    is_wrong, "new_partition is 99; expected");
    expect_reported(dtl_container_inclusive_scan(all, (dtl_reduce_op)(is_wrong ? 99 : DTL_OP_SUM)),
                    is_wrong, "op is 99; expected");
    expect_reported(dtl_context_split(world.ctx, 0, 0, is_wrong ? NULL : &split), is_wrong,
                    "out is NULL; expected");
    expect_reported(dtl_plan_allreduce(world.ctx, &q, &found, 1, DTL_DTYPE_FLOAT64, DTL_OP_SUM,
                                       is_wrong ? NULL : &plan),
                    is_wrong, "plan is NULL; expected");
    assert_success(dtl_container_quantile(all, &q, 1, &found));
    dtl_vector_destroy(vec);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sort_is_global_and_keeps_local_sizes),
        cmocka_unit_test(descending_sort_puts_nan_last_too),
        cmocka_unit_test(argsort_is_a_stable_permutation),
        cmocka_unit_test(sizes_that_wrap_are_refused),
        cmocka_unit_test(bins_between_adjacent_numbers_include_their_edges),
        cmocka_unit_test(sort_by_key_accepts_a_narrower_payload),
        cmocka_unit_test(a_refusal_on_one_rank_fails_on_all),
        cmocka_unit_test(a_span_that_fits_on_one_rank_is_refused_on_all),
        cmocka_unit_test(a_span_of_each_ranks_memory_is_part_of_the_global_sequence),
        cmocka_unit_test(unique_keeps_one_of_each),
        cmocka_unit_test(differing_replicas_use_those_of_rank_0),
        cmocka_unit_test(inclusive_scan_follows_global_indices),
        cmocka_unit_test(exclusive_scan_starts_with_the_neutral_element),
        cmocka_unit_test(products_that_begin_with_0_are_0),
        cmocka_unit_test(logical_results_of_few_elements_are_0_or_1),
        cmocka_unit_test(searches_and_counts_see_all_ranks),
        cmocka_unit_test(an_empty_container_has_defined_results),
        cmocka_unit_test(statistics_agree_with_their_formulas),
        cmocka_unit_test(copy_redistributes_elements_to_another_policy),
        cmocka_unit_test(an_operation_accepts_operands_of_another_policy),
        cmocka_unit_test(invalid_operands_are_refused),
        cmocka_unit_test(containers_of_different_size_are_refused),
    };

    return run_in_world("global", tests, COUNT_OF(tests));
}
