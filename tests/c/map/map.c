/* SPDX-License-Identifier: BSD-3-Clause */
/* Maps: any rank writes, queries and erases any key. */
#include <math.h>

#include "../support/support.h"

enum { KEYS = 20000 };

static dtl_map_t map_of(dtl_dtype key, dtl_dtype value)
{
    dtl_map_t map = NULL;

    assert_success(dtl_map_create(world.ctx, key, value, &map));
    return map;
}

static void every_rank_finds_what_any_rank_inserted(void **state)
{
    dtl_map_t map = map_of(DTL_DTYPE_INT64, DTL_DTYPE_FLOAT64);

    (void)state;
    for (int64_t key = world.rank; key < KEYS; key += world.size) {
        double value = 0.5 * (double)key;

        assert_success(dtl_map_insert(map, &key, &value));
    }
    assert_success(dtl_map_sync(map));

    assert_int_equal(dtl_map_global_size(map), KEYS);
    for (int64_t key = 0; key < KEYS; key += 997) {
        double value = -1;
        int found = 0;

        assert_success(dtl_map_find(map, &key, &value, &found));
        assert_int_equal(found, 1);
        assert_true(value == 0.5 * (double)key);
    }
    dtl_map_destroy(map);
}

static void a_rank_reads_its_own_writes_at_once(void **state)
{
    dtl_map_t map = map_of(DTL_DTYPE_INT32, DTL_DTYPE_INT32);

    (void)state;
    for (int32_t number = 0; number < 50; number++) {
        int32_t key = number * world.size + world.rank;
        int32_t value = -1;
        int found = 0;

        assert_success(dtl_map_insert(map, &key, &number));
        assert_success(dtl_map_find(map, &key, &value, &found));
        assert_int_equal(found, 1);
        assert_int_equal(value, number);
    }
    dtl_map_destroy(map);
}

static void combining_loses_no_contribution(void **state)
{
    dtl_map_t map = map_of(DTL_DTYPE_UINT16, DTL_DTYPE_INT64);
    uint16_t keys[1000];
    int64_t ones[1000];

    (void)state;
    for (size_t index = 0; index < COUNT_OF(keys); index++) {
        keys[index] = (uint16_t)(index % 10);
        ones[index] = 1;
    }
    assert_success(dtl_map_combine_batch(map, keys, ones, COUNT_OF(keys), DTL_OP_SUM));
    assert_success(dtl_map_sync(map));

    assert_int_equal(dtl_map_global_size(map), 10);
    for (uint16_t key = 0; key < 10; key++) {
        int64_t value = 0;
        int found = 0;

        assert_success(dtl_map_find(map, &key, &value, &found));
        assert_int_equal(value, 100 * world.size);
    }
    dtl_map_destroy(map);
}

static void logical_combinations_are_0_or_1(void **state)
{
    dtl_map_t map = map_of(DTL_DTYPE_INT32, DTL_DTYPE_INT64);
    const int32_t key = world.rank, common = -1;
    const int64_t two = 2;
    int64_t value = 7;
    int found = 0;

    (void)state;
    assert_success(dtl_map_combine(map, &key, &two, DTL_OP_LAND));
    assert_success(dtl_map_combine(map, &common, &two, DTL_OP_LOR));
    assert_success(dtl_map_sync(map));
    assert_success(dtl_map_find(map, &key, &value, &found));
    assert_int_equal(value, 1);
    assert_success(dtl_map_find(map, &common, &value, &found));
    assert_int_equal(value, 1);
    dtl_map_destroy(map);
}

static void batches_that_wrap_are_refused(void **state)
{
    static const dtl_size_t huge[] = {UINT64_C(1) << 61, UINT64_C(1) << 63, UINT64_MAX};
    dtl_map_t map = map_of(DTL_DTYPE_INT64, DTL_DTYPE_INT64);
    int64_t key = 1, value = 7;
    unsigned char found = 7;

    (void)state;
    for (size_t index = 0; index < COUNT_OF(huge); index++) {
        dtl_size_t count = huge[index];

        assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_map_insert_batch(map, &key, &value, count));
        assert_message("count is");
        assert_status(DTL_ERROR_INVALID_ARGUMENT,
                      dtl_map_combine_batch(map, &key, &value, count, DTL_OP_SUM));
        assert_status(DTL_ERROR_INVALID_ARGUMENT,
                      dtl_map_find_batch(map, &key, count, &value, &found));
    }
    assert_true(value == 7 && found == 7);
    assert_success(dtl_map_sync(map));
    assert_int_equal(dtl_map_global_size(map), 0);
    dtl_map_destroy(map);
}

static void batches_return_results_key_by_key(void **state)
{
    dtl_map_t map = map_of(DTL_DTYPE_INT64, DTL_DTYPE_INT64);
    int64_t keys[1000];
    int64_t values[1000];
    unsigned char found[1000];

    (void)state;
    for (int64_t index = 0; index < 1000; index++)
        keys[index] = values[index] = 2 * index;
    if (world.rank == 0)
        assert_success(dtl_map_insert_batch(map, keys, values, 1000));
    assert_success(dtl_map_sync(map));
    for (int64_t index = 0; index < 1000; index++) {
        keys[index] = index;
        values[index] = -1;
    }

    assert_success(dtl_map_find_batch(map, keys, 1000, values, found));

    for (int64_t index = 0; index < 1000; index++) {
        assert_int_equal(found[index], index % 2 == 0);
        assert_int_equal(values[index], index % 2 == 0 ? index : -1);
    }
    assert_success(dtl_map_sync(map));
    if (world.rank == world.size - 1)
        assert_success(dtl_map_erase_batch(map, keys, 1000, found));
    assert_success(dtl_map_sync(map));
    assert_int_equal(dtl_map_global_size(map), 500);
    assert_success(dtl_map_clear(map));
    assert_int_equal(dtl_map_global_size(map), 0);
    dtl_map_destroy(map);
}

static void floats_have_one_zero_and_one_nan(void **state)
{
    dtl_map_t map = map_of(DTL_DTYPE_FLOAT64, DTL_DTYPE_INT32);
    double keys[] = {0.0, -0.0, NAN, -NAN};
    int32_t value = 3;

    (void)state;
    for (size_t index = 0; index < COUNT_OF(keys); index++)
        assert_success(dtl_map_insert(map, &keys[index], &value));
    assert_success(dtl_map_sync(map));
    assert_int_equal(dtl_map_global_size(map), 2);
    assert_int_equal(dtl_map_owner(map, &keys[0]), dtl_map_owner(map, &keys[1]));
    dtl_map_destroy(map);
}

static void byte_strings_are_keys(void **state)
{
    dtl_map_t map = NULL;
    char key[12] = "distributed";
    char other[12] = "local";
    double value[3] = {1, 2, 3};
    double answer[3] = {0};
    int found = 0;

    (void)state;
    assert_success(dtl_map_create_sized(world.ctx, DTL_DTYPE_BYTE, 12, DTL_DTYPE_FLOAT64, 3, &map));
    assert_int_equal(dtl_map_key_size(map), 12);
    assert_success(dtl_map_insert(map, key, value));
    assert_success(dtl_map_find(map, key, answer, &found));
    assert_int_equal(found, 1);
    assert_memory_equal(answer, value, sizeof value);
    assert_success(dtl_map_contains(map, other, &found));
    assert_int_equal(found, 0);
    dtl_map_destroy(map);
}

static void local_entries_are_those_that_this_rank_owns(void **state)
{
    dtl_map_t map = map_of(DTL_DTYPE_INT64, DTL_DTYPE_INT64);
    int64_t keys[500];
    int64_t values[500];
    dtl_size_t count = 0;

    (void)state;
    for (int64_t key = 0; key < 500; key++)
        assert_success(dtl_map_insert(map, &key, &key));
    assert_success(dtl_map_sync(map));

    assert_success(dtl_map_local_entries(map, keys, values, 500, &count));

    assert_int_equal(count, dtl_map_local_size(map));
    for (dtl_size_t index = 0; index < count; index++) {
        assert_int_equal(keys[index], values[index]);
        assert_int_equal(dtl_map_owner(map, &keys[index]), world.rank);
    }
    if (count > 0)
        assert_status(DTL_ERROR_BUFFER_TOO_SMALL,
                      dtl_map_local_entries(map, keys, values, count - 1, &count));
    dtl_map_destroy(map);
}

static void a_logical_sum_of_floats_by_bits_is_refused(void **state)
{
    dtl_map_t map = map_of(DTL_DTYPE_INT64, DTL_DTYPE_FLOAT64);
    int64_t key = 1;
    double value = 1;

    (void)state;
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_map_combine(map, &key, &value, DTL_OP_BAND));
    assert_message("op is band");
    dtl_map_destroy(map);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_rank_finds_what_any_rank_inserted),
        cmocka_unit_test(a_rank_reads_its_own_writes_at_once),
        cmocka_unit_test(combining_loses_no_contribution),
        cmocka_unit_test(logical_combinations_are_0_or_1),
        cmocka_unit_test(batches_that_wrap_are_refused),
        cmocka_unit_test(batches_return_results_key_by_key),
        cmocka_unit_test(floats_have_one_zero_and_one_nan),
        cmocka_unit_test(byte_strings_are_keys),
        cmocka_unit_test(local_entries_are_those_that_this_rank_owns),
        cmocka_unit_test(a_logical_sum_of_floats_by_bits_is_refused),
    };

    return run_in_world("map", tests, COUNT_OF(tests));
}
