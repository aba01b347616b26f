/* SPDX-License-Identifier: BSD-3-Clause */
/* The algorithms on one rank's part: sequential, in threads, and in the background. */
#include <math.h>

#include "../support/support.h"

enum { COUNT = 100003 };

static const dtl_execution_policy policies[] = {DTL_EXEC_SEQ, DTL_EXEC_PAR};

static dtl_array_t array_of(dtl_dtype dtype, dtl_size_t size, dtl_execution_policy execution)
{
    dtl_container_options options;
    dtl_array_t array = NULL;

    dtl_container_options_init(&options);
    options.execution = execution;
    assert_success(dtl_array_create_with_options(world.ctx, dtype, size, &options, &array));
    return array;
}

static void store_index(void *element, dtl_size_t index, void *user_data)
{
    *(int64_t *)element = (int64_t)index + *(const int64_t *)user_data;
}

static void for_each_visits_every_element_once(void **state)
{
    (void)state;
    for (size_t policy = 0; policy < COUNT_OF(policies); policy++) {
        dtl_array_t array = array_of(DTL_DTYPE_INT64, COUNT, policies[policy]);
        const int64_t *mine = dtl_array_local_data(array);
        int64_t base = 5;

        assert_success(dtl_for_each_array(array, store_index, &base));

        for (dtl_size_t index = 0; index < dtl_array_local_size(array); index++)
            assert_int_equal(mine[index], (int64_t)index + 5);
        dtl_array_destroy(array);
    }
}

static void reduce_and_scan_return_gauss_sums(void **state)
{
    (void)state;
    for (size_t policy = 0; policy < COUNT_OF(policies); policy++) {
        dtl_array_t array = array_of(DTL_DTYPE_INT64, COUNT, policies[policy]);
        int64_t count = (int64_t)dtl_array_local_size(array);
        const int64_t *mine = dtl_array_local_data(array);
        int64_t base = 0;
        int64_t sum = -1;

        assert_success(dtl_for_each_array(array, store_index, &base));
        assert_success(dtl_reduce_local_array(array, DTL_OP_SUM, &sum));
        assert_int_equal(sum, count * (count - 1) / 2);
        assert_success(dtl_inclusive_scan_array(array, DTL_OP_SUM));
        assert_int_equal(mine[count - 1], sum);
        dtl_array_destroy(array);
    }
}

/* Fills with bit patterns of all kinds, equal ones among them. */
static void scramble(unsigned char *bytes, size_t count)
{
    uint32_t seed = 12345;

    for (size_t index = 0; index < count; index++) {
        seed = seed * 1664525 + 1013904223;
        bytes[index] = (unsigned char)(seed >> 27 << 5 | (seed >> 13 & 3));
    }
}

static void sort_orders_every_dtype_ascending_and_descending(void **state)
{
    static const dtl_dtype dtypes[] = {DTL_DTYPE_INT8,    DTL_DTYPE_INT16,   DTL_DTYPE_INT32,
                                       DTL_DTYPE_INT64,   DTL_DTYPE_UINT8,   DTL_DTYPE_UINT16,
                                       DTL_DTYPE_UINT32,  DTL_DTYPE_UINT64,  DTL_DTYPE_BYTE,
                                       DTL_DTYPE_BOOL,    DTL_DTYPE_FLOAT16, DTL_DTYPE_BFLOAT16,
                                       DTL_DTYPE_FLOAT32, DTL_DTYPE_FLOAT64, DTL_DTYPE_INT32_INT32};

    (void)state;
    for (size_t which = 0; which < COUNT_OF(dtypes); which++) {
        dtl_array_t array = array_of(dtypes[which], 5003, DTL_EXEC_SEQ);
        dtl_size_t bytes = dtl_array_local_size(array) * dtl_dtype_size(dtypes[which]);
        unsigned char *data = dtl_array_local_data_mut(array);
        dtl_index_t least = 7;
        dtl_index_t greatest = 7;

        scramble(data, bytes);
        assert_success(dtl_sort_array(array));
        least = dtl_min_element_array(array);
        assert_int_equal(least, 0);
        assert_success(dtl_sort_array_descending(array));
        greatest = dtl_min_element_array(array);
        assert_true(dtl_array_local_size(array) < 2 || greatest > 0);
        dtl_array_destroy(array);
    }
}

static int by_remainder(const void *a, const void *b, void *user_data)
{
    int64_t divisor = *(const int64_t *)user_data;
    int64_t x = *(const int64_t *)a % divisor;
    int64_t y = *(const int64_t *)b % divisor;

    return (x > y) - (x < y);
}

static void sort_by_a_comparator_is_stable(void **state)
{
    dtl_array_t array = array_of(DTL_DTYPE_INT64, 10007, DTL_EXEC_SEQ);
    const int64_t *mine = dtl_array_local_data(array);
    int64_t base = 0;
    int64_t divisor = 10;

    (void)state;
    assert_success(dtl_for_each_array(array, store_index, &base));
    assert_success(dtl_sort_array_func(array, by_remainder, &divisor));
    for (dtl_size_t index = 1; index < dtl_array_local_size(array); index++)
        assert_true(mine[index - 1] % 10 < mine[index] % 10 ||
                    (mine[index - 1] % 10 == mine[index] % 10 && mine[index - 1] < mine[index]));
    dtl_array_destroy(array);
}

static void algorithms_in_the_background_complete_their_requests(void **state)
{
    dtl_vector_t vec = NULL;
    dtl_request_t request = NULL;
    int64_t base = 1;
    int64_t sum = 0;
    int64_t count;

    (void)state;
    assert_success(dtl_vector_create(world.ctx, DTL_DTYPE_INT64, COUNT, &vec));
    count = (int64_t)dtl_vector_local_size(vec);
    assert_success(dtl_async_for_each_vector(vec, store_index, &base, &request));
    assert_success(dtl_wait(request));
    assert_success(dtl_async_reduce_vector(vec, DTL_OP_SUM, &sum, &request));
    assert_success(dtl_wait(request));
    assert_int_equal(sum, count * (count + 1) / 2);
    assert_success(dtl_async_sort_vector(vec, &request));
    dtl_request_free(request); /* joins the operation's thread */
    dtl_vector_destroy(vec);
}

static void minmax_returns_the_requested_values(void **state)
{
    dtl_array_t array = array_of(DTL_DTYPE_INT64, COUNT, DTL_EXEC_SEQ);
    dtl_size_t count = dtl_array_local_size(array);
    int64_t base = 5, least = 0, most = 0;

    (void)state;
    assert_success(dtl_for_each_array(array, store_index, &base));
    assert_success(dtl_minmax_array(array, &least, NULL));
    assert_int_equal(least, 5);
    assert_success(dtl_minmax_array(array, NULL, &most));
    assert_int_equal(most, (int64_t)count + 4);
    assert_success(dtl_minmax_array(array, NULL, NULL));
    dtl_array_destroy(array);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(for_each_visits_every_element_once),
        cmocka_unit_test(reduce_and_scan_return_gauss_sums),
        cmocka_unit_test(sort_orders_every_dtype_ascending_and_descending),
        cmocka_unit_test(sort_by_a_comparator_is_stable),
        cmocka_unit_test(algorithms_in_the_background_complete_their_requests),
        cmocka_unit_test(minmax_returns_the_requested_values),
    };

    return run_in_world("local", tests, COUNT_OF(tests));
}
