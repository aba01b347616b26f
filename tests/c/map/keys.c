/* SPDX-License-Identifier: BSD-3-Clause */
/* Equality of keys for every dtype; and sizes of keys and values that need padding. */
#include <complex.h>
#include <math.h>

#include "../support/support.h"

/* Inserts `count` keys on one rank and returns the number of distinct ones. */
static dtl_size_t keys_distinct(dtl_dtype dtype, const void *keys, dtl_size_t count)
{
    const int32_t values[8] = {0};
    dtl_map_t map = NULL;
    dtl_size_t distinct;

    assert_success(dtl_map_create(world.ctx, dtype, DTL_DTYPE_INT32, &map));
    if (world.rank == world.size - 1)
        assert_success(dtl_map_insert_batch(map, keys, values, count));
    assert_success(dtl_map_sync(map));
    distinct = dtl_map_global_size(map);
    dtl_map_destroy(map);
    return distinct;
}

static void zeros_are_one_key_and_nans_are_one_key(void **state)
{
    const float floats[] = {0.0F, -0.0F, NAN, -NAN};
    const double doubles[] = {0.0, -0.0, NAN, -NAN};
    const float complexes[] = {0.0F, -0.0F, -0.0F, 0.0F, NAN, 0.0F, -NAN, -0.0F};
    const uint16_t halves[] = {0, 0x8000, 0x7c01, 0xfe00};
    const uint16_t bfloats[] = {0, 0x8000, 0x7f81, 0xffc0};

    (void)state;
    assert_int_equal(keys_distinct(DTL_DTYPE_FLOAT32, floats, 4), 2);
    assert_int_equal(keys_distinct(DTL_DTYPE_FLOAT64, doubles, 4), 2);
    assert_int_equal(keys_distinct(DTL_DTYPE_COMPLEX64, complexes, 4), 2);
    assert_int_equal(keys_distinct(DTL_DTYPE_FLOAT16, halves, 4), 2);
    assert_int_equal(keys_distinct(DTL_DTYPE_BFLOAT16, bfloats, 4), 2);
}

static void infinities_and_adjacent_floats_are_distinct_keys(void **state)
{
    const double doubles[] = {INFINITY, -INFINITY, 1.0, nextafter(1.0, 2.0), 5e-324};
    const uint16_t halves[] = {0x7c00, 0xfc00, 0x3c00, 0x3c01, 0x0001};

    (void)state;
    assert_int_equal(keys_distinct(DTL_DTYPE_FLOAT64, doubles, 5), 5);
    assert_int_equal(keys_distinct(DTL_DTYPE_FLOAT16, halves, 5), 5);
}

static void all_bytes_but_zero_are_true(void **state)
{
    const unsigned char bytes[] = {0, 1, 2, 255};

    (void)state;
    assert_int_equal(keys_distinct(DTL_DTYPE_BOOL, bytes, 4), 2);
    assert_int_equal(keys_distinct(DTL_DTYPE_UINT8, bytes, 4), 4);
}

static void every_dtype_is_a_key_and_a_value(void **state)
{
    (void)state;
    for (int dtype = 0; dtype < 32; dtype++) {
        dtl_size_t bytes = dtl_dtype_size((dtl_dtype)dtype);
        dtl_map_t map = NULL;
        unsigned char key[16] = {0};
        unsigned char value[16] = {0};
        unsigned char answer[16] = {0};
        int found = 0;

        if (bytes == 0)
            continue;
        assert_success(dtl_map_create(world.ctx, (dtl_dtype)dtype, (dtl_dtype)dtype, &map));
        assert_int_equal(dtl_map_key_size(map), bytes);
        key[0] = 1;
        memset(value, 3, bytes);
        if (world.rank == 0)
            assert_success(dtl_map_insert(map, key, value));
        assert_success(dtl_map_sync(map));
        assert_success(dtl_map_find(map, key, answer, &found));
        assert_int_equal(found, 1);
        assert_memory_equal(answer, value, bytes);
        assert_success(dtl_map_sync(map));
        dtl_map_destroy(map);
    }
}

/* The value follows padding in its entry. */
static void small_keys_with_large_values_are_found(void **state)
{
    dtl_map_t map = NULL;
    int16_t keys[300];
    double values[300];
    dtl_size_t count = 0;

    (void)state;
    assert_success(dtl_map_create(world.ctx, DTL_DTYPE_INT16, DTL_DTYPE_FLOAT64, &map));
    for (int16_t key = 0; key < 300; key++) {
        double value = 0.25 * key;

        if (key % world.size == world.rank)
            assert_success(dtl_map_insert(map, &key, &value));
    }
    assert_success(dtl_map_sync(map));
    assert_success(dtl_map_local_entries(map, keys, values, 300, &count));
    for (dtl_size_t index = 0; index < count; index++)
        assert_true(values[index] == 0.25 * keys[index]);
    assert_int_equal(dtl_map_global_size(map), 300);
    dtl_map_destroy(map);
}

static void a_key_larger_than_a_message_is_sent(void **state)
{
    enum { BYTES = 100000 };
    static unsigned char key[BYTES];
    dtl_map_t map = NULL;
    int found = 0;

    (void)state;
    assert_success(
        dtl_map_create_sized(world.ctx, DTL_DTYPE_BYTE, BYTES, DTL_DTYPE_INT32, 1, &map));
    for (int32_t number = 0; number < 8; number++) {
        key[BYTES - 1] = (unsigned char)number;
        if (number % world.size == world.rank)
            assert_success(dtl_map_insert(map, key, &number));
    }
    assert_success(dtl_map_sync(map));
    for (int32_t number = 0; number < 8; number++) {
        int32_t value = -1;

        key[BYTES - 1] = (unsigned char)number;
        assert_success(dtl_map_find(map, key, &value, &found));
        assert_int_equal(value, number);
    }
    assert_success(dtl_map_sync(map));
    dtl_map_destroy(map);
}

static void sizes_beyond_a_message_are_refused(void **state)
{
    dtl_map_t map = NULL;

    (void)state;
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_map_create_sized(world.ctx, DTL_DTYPE_INT64, (dtl_size_t)1 << 40,
                                       DTL_DTYPE_INT32, 1, &map));
    assert_message("key_count is 1099511627776");
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_map_create_sized(world.ctx, DTL_DTYPE_INT64, 0, DTL_DTYPE_INT32, 1, &map));
    assert_null(map);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(zeros_are_one_key_and_nans_are_one_key),
        cmocka_unit_test(infinities_and_adjacent_floats_are_distinct_keys),
        cmocka_unit_test(all_bytes_but_zero_are_true),
        cmocka_unit_test(every_dtype_is_a_key_and_a_value),
        cmocka_unit_test(small_keys_with_large_values_are_found),
        cmocka_unit_test(a_key_larger_than_a_message_is_sent),
        cmocka_unit_test(sizes_beyond_a_message_are_refused),
    };

    return run_in_world("keys", tests, COUNT_OF(tests));
}
