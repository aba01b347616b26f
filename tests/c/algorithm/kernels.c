/* SPDX-License-Identifier: BSD-3-Clause */
/* Reductions, scans and chunks of every length around those at which the loops change: the end of a
 * kernel's cache line or block, the start of the second thread's share, and the end of a round of
 * two, three or five threads. */
#include "../support/support.h"

static const dtl_size_t lengths[] = {
    0,      1,      2,      7,      8,      9,      15,     16,     17,     31,     33,
    511,    512,    513,    527,    1023,   1024,   1025,   32767,  32768,  32769,  65536,
    65537,  65538,  98303,  98304,  98312,  98313,  131080, 131081, 180224, 180225, 196608,
    196616, 196617, 245760, 245761, 262152, 376832, 376833, 393224, 500001};
static const dtl_execution_policy policies[] = {DTL_EXEC_SEQ, DTL_EXEC_PAR};

/* The elements 1, 2, 3, ... */
static dtl_vector_t vector_of(dtl_size_t length, dtl_execution_policy policy)
{
    dtl_container_options options;
    dtl_vector_t vec = NULL;
    int64_t *elements;

    dtl_container_options_init(&options);
    options.execution = policy;
    assert_success(
        dtl_vector_create_with_options(world.ctx, DTL_DTYPE_INT64, length, &options, &vec));
    elements = dtl_vector_local_data_mut(vec);
    for (dtl_size_t index = 0; index < dtl_vector_local_size(vec); index++)
        elements[index] = (int64_t)(dtl_vector_local_offset(vec) + index) + 1;
    return vec;
}

/* Returns the sum of 1 to `count`. */
static int64_t sum_to(dtl_size_t count)
{
    return (int64_t)(count * (count + 1) / 2);
}

static void for_all_lengths(void (*check)(dtl_vector_t vec, dtl_size_t length))
{
    for (size_t policy = 0; policy < COUNT_OF(policies); policy++)
        for (size_t index = 0; index < COUNT_OF(lengths); index++) {
            dtl_vector_t vec = vector_of(lengths[index], policies[policy]);

            check(vec, lengths[index]);
            dtl_vector_destroy(vec);
        }
}

static void check_sum(dtl_vector_t vec, dtl_size_t length)
{
    int64_t sum = -1;

    assert_success(dtl_container_reduce(vec, DTL_OP_SUM, &sum));
    assert_int_equal(sum, sum_to(length));
}

static void reduction_of_any_length_uses_each_element_once(void **state)
{
    (void)state;
    for_all_lengths(check_sum);
}

static void check_inclusive(dtl_vector_t vec, dtl_size_t length)
{
    const int64_t *elements = dtl_vector_local_data(vec);

    (void)length;
    assert_success(dtl_container_inclusive_scan(vec, DTL_OP_SUM));
    for (dtl_size_t index = 0; index < dtl_vector_local_size(vec); index++)
        assert_int_equal(elements[index], sum_to(dtl_vector_local_offset(vec) + index + 1));
}

static void inclusive_scan_of_any_length_is_right(void **state)
{
    (void)state;
    for_all_lengths(check_inclusive);
}

static void check_exclusive(dtl_vector_t vec, dtl_size_t length)
{
    const int64_t *elements = dtl_vector_local_data(vec);

    (void)length;
    assert_success(dtl_container_exclusive_scan(vec, DTL_OP_SUM));
    for (dtl_size_t index = 0; index < dtl_vector_local_size(vec); index++)
        assert_int_equal(elements[index], sum_to(dtl_vector_local_offset(vec) + index));
}

static void exclusive_scan_of_any_length_is_right(void **state)
{
    (void)state;
    for_all_lengths(check_exclusive);
}

/* The order of additions depends on the numbers of elements and threads only, not on which thread
 * is first. */
static void scan_in_threads_has_the_same_bits_each_time(void **state)
{
    enum { ELEMENTS = 200003, TURNS = 10 };
    static double first[ELEMENTS];
    dtl_container_options options;
    dtl_vector_t vec = NULL;

    (void)state;
    dtl_container_options_init(&options);
    options.execution = DTL_EXEC_PAR;
    assert_success(
        dtl_vector_create_with_options(world.ctx, DTL_DTYPE_FLOAT64, ELEMENTS, &options, &vec));
    for (int turn = 0; turn < TURNS; turn++) {
        double *elements = dtl_vector_local_data_mut(vec);
        dtl_size_t count = dtl_vector_local_size(vec);

        for (dtl_size_t index = 0; index < count; index++)
            elements[index] = (index % 2 == 0 ? 1e16 : -1e16) + 1.0 / (double)(index % 7 + 3);
        assert_success(dtl_container_inclusive_scan(vec, DTL_OP_SUM));
        if (turn == 0)
            memcpy(first, elements, count * sizeof *first);
        assert_memory_equal(first, elements, count * sizeof *first);
    }
    dtl_vector_destroy(vec);
}

static void check_sort(dtl_vector_t vec, dtl_size_t length)
{
    int64_t *elements = dtl_vector_local_data_mut(vec);

    for (dtl_size_t index = 0; index < dtl_vector_local_size(vec); index++)
        elements[index] = (int64_t)length - elements[index]; /* in reverse */
    assert_success(dtl_container_sort(vec, DTL_SORT_ASCENDING));
    for (dtl_size_t index = 0; index < dtl_vector_local_size(vec); index++)
        assert_int_equal(elements[index], dtl_vector_local_offset(vec) + index);
    assert_success(dtl_container_stable_sort(vec, DTL_SORT_DESCENDING));
    for (dtl_size_t index = 0; index < dtl_vector_local_size(vec); index++)
        assert_int_equal(elements[index], length - 1 - dtl_vector_local_offset(vec) - index);
}

static void sort_of_any_length_is_right(void **state)
{
    (void)state;
    for_all_lengths(check_sort);
}

static void negate(void *elements, dtl_size_t count, void *user_data)
{
    int64_t *element = elements;

    (void)user_data;
    for (dtl_size_t index = 0; index < count; index++)
        element[index] = -element[index];
}

static void check_chunks(dtl_vector_t vec, dtl_size_t length)
{
    int64_t sum = 1;

    assert_success(dtl_container_for_each_chunk(vec, negate, NULL));
    assert_success(dtl_container_reduce(vec, DTL_OP_SUM, &sum));
    assert_int_equal(sum, -sum_to(length));
}

static void each_element_is_in_one_chunk(void **state)
{
    (void)state;
    for_all_lengths(check_chunks);
}

static void halve(const void *input, void *output, dtl_size_t count, void *user_data)
{
    const int64_t *in = input;
    double *out = output;

    (void)user_data;
    for (dtl_size_t index = 0; index < count; index++)
        out[index] = (double)in[index] / 2;
}

static void chunks_may_be_of_two_dtypes(void **state)
{
    dtl_vector_t source = vector_of(100001, DTL_EXEC_SEQ), halves = NULL;
    double sum = 0;

    (void)state;
    assert_success(dtl_vector_create(world.ctx, DTL_DTYPE_FLOAT64, 100001, &halves));
    assert_success(dtl_container_transform_chunks(source, halves, halve, NULL));
    assert_success(dtl_container_reduce(halves, DTL_OP_SUM, &sum));
    assert_true(sum == (double)sum_to(100001) / 2);
    dtl_vector_destroy(source);
    dtl_vector_destroy(halves);
}

static void add_index(const void *input, void *output, dtl_size_t index, void *user_data)
{
    (void)user_data;
    *(int64_t *)output = *(const int64_t *)input + (int64_t)index;
}

static void callbacks_get_global_indices_in_every_distribution(void **state)
{
    (void)state;
    for (int policy = DTL_PARTITION_BLOCK; policy <= DTL_PARTITION_REPLICATED; policy++) {
        dtl_container_options options;
        dtl_vector_t vec = NULL;
        const int64_t *elements;

        dtl_container_options_init(&options);
        options.partition = (dtl_partition_policy)policy;
        options.block_size = 3;
        assert_success(
            dtl_vector_create_with_options(world.ctx, DTL_DTYPE_INT64, 101, &options, &vec));
        assert_success(dtl_container_transform(vec, vec, add_index, NULL));
        elements = dtl_vector_local_data(vec);
        for (dtl_size_t index = 0; index < dtl_vector_local_size(vec); index++)
            assert_int_equal(elements[index], dtl_vector_to_global(vec, index));
        dtl_vector_destroy(vec);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(reduction_of_any_length_uses_each_element_once),
        cmocka_unit_test(inclusive_scan_of_any_length_is_right),
        cmocka_unit_test(exclusive_scan_of_any_length_is_right),
        cmocka_unit_test(scan_in_threads_has_the_same_bits_each_time),
        cmocka_unit_test(sort_of_any_length_is_right),
        cmocka_unit_test(each_element_is_in_one_chunk),
        cmocka_unit_test(chunks_may_be_of_two_dtypes),
        cmocka_unit_test(callbacks_get_global_indices_in_every_distribution),
    };

    return run_in_world("kernels", tests, COUNT_OF(tests));
}
