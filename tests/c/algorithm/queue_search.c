/* SPDX-License-Identifier: BSD-3-Clause */
/* Queued searches and reductions over this rank's elements return their result as a future's value:
 * at once on the host, later on the devices that DTL_DEVICE names. */
#include <math.h>

#include "queue_futures.h"
#include "queue_vectors.h"

enum { COUNT = 5000, FEW = 5 };

/* Returns multiples of 0.5 from -1250 on, each once, in scrambled order. */
static double element_of(int index)
{
    return (double)(index * 37 % COUNT) / 2 - 1250;
}

static dtl_vector_t numbers_make(void)
{
    double numbers[COUNT];

    for (int index = 0; index < COUNT; index++)
        numbers[index] = element_of(index);
    return vector_of(DTL_DTYPE_FLOAT64, COUNT, numbers);
}

/* Waits for the future and reads its value of `bytes` bytes. */
static void read_value(dtl_future_t future, void *value, dtl_size_t bytes)
{
    dtl_size_t found = 0;

    assert_success(dtl_future_get(future, value, bytes));
    assert_success(dtl_future_size(future, &found));
    assert_int_equal(found, bytes);
    dtl_future_destroy(future);
}

static uint64_t count_in(dtl_future_t future)
{
    uint64_t count = 77;

    read_value(future, &count, sizeof count);
    return count;
}

static int64_t index_in(dtl_future_t future)
{
    int64_t index = 77;

    read_value(future, &index, sizeof index);
    return index;
}

static double number_in(dtl_future_t future)
{
    double number = 77;

    read_value(future, &number, sizeof number);
    return number;
}

/* ---- with or without a device ---------------------------------------------------------------- */

static void elements_are_counted_and_found(void **state)
{
    static const int32_t numbers[] = {7, 3, 9, 3, 9};
    dtl_vector_t vec = vector_of(DTL_DTYPE_INT32, FEW, numbers), many = numbers_make();
    int32_t three = 3, four = 4, both[2] = {0};
    double last = element_of(COUNT - 1);
    dtl_future_t futures[8] = {0};

    (void)state;
    assert_success(dtl_container_queue_count_local(vec, &three, NULL, &futures[0]));
    assert_success(dtl_container_queue_find_local(vec, &three, NULL, &futures[1]));
    three = 4; /* the operation has read it before */
    assert_success(dtl_container_queue_count_local(vec, &four, NULL, &futures[2]));
    assert_success(dtl_container_queue_find_local(vec, &four, NULL, &futures[3]));
    assert_success(dtl_container_queue_min_element_local(vec, NULL, &futures[4]));
    assert_success(dtl_container_queue_max_element_local(vec, NULL, &futures[5]));
    assert_success(dtl_container_queue_minmax_local(vec, NULL, &futures[6]));
    assert_success(dtl_container_queue_find_local(many, &last, NULL, &futures[7]));

    assert_int_equal(count_in(futures[0]), 2);
    assert_int_equal(index_in(futures[1]), 1);
    assert_int_equal(count_in(futures[2]), 0);
    assert_int_equal(index_in(futures[3]), -1);
    assert_int_equal(index_in(futures[4]), 1);
    assert_int_equal(index_in(futures[5]), 2);
    read_value(futures[6], both, sizeof both);
    assert_true(both[0] == 3 && both[1] == 9);
    assert_int_equal(index_in(futures[7]), COUNT - 1);
    dtl_vector_destroy(many);
    dtl_vector_destroy(vec);
}

static void nan_is_found_sorts_last_and_propagates(void **state)
{
    const double numbers[] = {2, NAN, 5, -1, NAN}, nan = NAN;
    dtl_vector_t vec = vector_of(DTL_DTYPE_FLOAT64, FEW, numbers);
    double both[2] = {0};
    dtl_future_t futures[5] = {0};

    (void)state;
    assert_success(dtl_container_queue_count_local(vec, &nan, NULL, &futures[0]));
    assert_success(dtl_container_queue_find_local(vec, &nan, NULL, &futures[1]));
    assert_success(dtl_container_queue_min_element_local(vec, NULL, &futures[2]));
    assert_success(dtl_container_queue_max_element_local(vec, NULL, &futures[3]));
    assert_success(dtl_container_queue_minmax_local(vec, NULL, &futures[4]));

    assert_int_equal(count_in(futures[0]), 2);
    assert_int_equal(index_in(futures[1]), 1);
    assert_int_equal(index_in(futures[2]), 3);
    assert_int_equal(index_in(futures[3]), 1);
    read_value(futures[4], both, sizeof both);
    assert_true(isnan(both[0]) && isnan(both[1]));
    dtl_vector_destroy(vec);
}

/* Multiples of 0.5, whose sums are exact. */
static void sums_are_over_all_elements(void **state)
{
    dtl_vector_t vec = numbers_make(), twice = numbers_make();
    double two = 2, sum = 0, squares = 0, reduced = 0;
    dtl_future_t futures[5] = {0};

    (void)state;
    for (int index = 0; index < COUNT; index++) {
        sum += element_of(index);
        squares += element_of(index) * element_of(index);
    }
    assert_success(
        dtl_container_apply_value_local(twice, vec, &two, DTL_OPERAND_SECOND, DTL_BINARY_MULTIPLY));
    assert_success(dtl_container_queue_mean_local(vec, NULL, &futures[0]));
    assert_success(dtl_container_queue_norm_local(vec, NULL, &futures[1]));
    assert_success(dtl_container_queue_var_local(vec, 1, NULL, &futures[2]));
    assert_success(dtl_container_queue_dot_local(vec, twice, NULL, &futures[3]));
    assert_success(dtl_container_queue_reduce_local(vec, DTL_OP_SUM, &reduced, NULL, &futures[4]));

    assert_true(number_in(futures[0]) == sum / COUNT);
    assert_true(number_in(futures[1]) == sqrt(squares));
    assert_true(fabs(number_in(futures[2]) - (squares - sum * sum / COUNT) / (COUNT - 1)) < 1e-6);
    assert_true(number_in(futures[3]) == 2 * squares);
    assert_true(number_in(futures[4]) == sum && reduced == sum);
    dtl_vector_destroy(twice);
    dtl_vector_destroy(vec);
}

/* Values whose squares lose the differences, unless the mean is subtracted first. */
static void a_variance_is_computed_from_differences(void **state)
{
    double numbers[COUNT], blocking = 0;
    dtl_future_t future = NULL;

    for (int index = 0; index < COUNT; index++)
        numbers[index] = 1e9 + index % 2;
    dtl_vector_t vec = vector_of(DTL_DTYPE_FLOAT64, COUNT, numbers);

    (void)state;
    assert_success(dtl_container_queue_var_local(vec, 0, NULL, &future));
    assert_true(number_in(future) == 0.25);
    assert_success(dtl_container_var(vec, 0, &blocking));
    assert_true(fabs(blocking - 0.25) < 1e-9);
    dtl_vector_destroy(vec);
}

static void bins_have_their_lower_edges(void **state)
{
    const double numbers[] = {0, 1, 2.5, 4, NAN};
    uint64_t counts[4] = {9, 9, 9, 9};
    dtl_vector_t vec = vector_of(DTL_DTYPE_FLOAT64, FEW, numbers), many = numbers_make();
    dtl_future_t futures[2] = {0};

    (void)state;
    assert_success(dtl_container_queue_histogram_local(vec, 0, 4, 4, NULL, &futures[0]));
    assert_success(dtl_container_queue_histogram_local(many, -1250, 1250, 2, NULL, &futures[1]));
    read_value(futures[0], counts, sizeof counts);
    assert_true(counts[0] == 1 && counts[1] == 1 && counts[2] == 1 && counts[3] == 1);
    read_value(futures[1], counts, 2 * sizeof *counts);
    assert_true(counts[0] == COUNT / 2 && counts[1] == COUNT / 2);
    dtl_vector_destroy(many);
    dtl_vector_destroy(vec);
}

static void quantiles_lie_between_their_neighbors(void **state)
{
    double probabilities[] = {0, 0.25, 0.5, 1}, found[4];
    static const int32_t numbers[] = {9, 1, 4, 2, 7};
    const double others[] = {1, NAN, 3, 4, 5};
    dtl_vector_t vec = vector_of(DTL_DTYPE_INT32, FEW - 1, numbers), many = numbers_make();
    dtl_vector_t none = vector_of(DTL_DTYPE_FLOAT64, FEW, others);
    dtl_future_t futures[4] = {0};

    (void)state;
    assert_success(dtl_container_queue_quantile_local(vec, probabilities, 4, NULL, &futures[0]));
    assert_success(
        dtl_container_queue_quantile_local(many, &probabilities[2], 1, NULL, &futures[1]));
    assert_success(dtl_container_queue_quantile_local(none, probabilities, 2, NULL, &futures[2]));
    assert_success(dtl_container_queue_quantile_local(vec, probabilities, 0, NULL, &futures[3]));
    for (int index = 0; index < 4; index++)
        probabilities[index] = 9; /* the operation has read them before */

    read_value(futures[0], found, sizeof found);
    assert_true(found[0] == 1 && found[1] == 1.75 && found[2] == 3 && found[3] == 9);
    assert_true(number_in(futures[1]) == -0.25);
    read_value(futures[2], found, 2 * sizeof *found);
    assert_true(isnan(found[0]) && isnan(found[1]));
    read_value(futures[3], found, 0);
    dtl_vector_destroy(none);
    dtl_vector_destroy(many);
    dtl_vector_destroy(vec);
}

static void assert_elements(dtl_vector_t vec, const int16_t *expected, dtl_size_t count)
{
    int16_t found[COUNT];

    assert_success(dtl_vector_copy_to_host(vec, found, count));
    assert_memory_equal(found, expected, count * sizeof *found);
}

static void distinct_elements_need_a_large_enough_output(void **state)
{
    static const int16_t numbers[] = {5, -2, 5, 5, -2}, kept[] = {-2, 5, 1, 1, 1, 1, 1};
    static const int16_t own[] = {-2, 5, 5, 5, -2};
    int16_t many[COUNT], all[13], one = 1;
    dtl_future_t futures[3] = {0};

    for (int index = 0; index < COUNT; index++)
        many[index] = (int16_t)(index * 7 % 13);
    for (int index = 0; index < 13; index++)
        all[index] = (int16_t)index;
    dtl_vector_t vec = vector_of(DTL_DTYPE_INT16, FEW, numbers);
    dtl_vector_t longer = vector_of(DTL_DTYPE_INT16, FEW + 2, NULL);
    dtl_vector_t lot = vector_of(DTL_DTYPE_INT16, COUNT, many);

    (void)state;
    assert_success(dtl_vector_fill_local(longer, &one));
    assert_success(dtl_container_queue_unique_local(vec, longer, NULL, &futures[0]));
    assert_int_equal(count_in(futures[0]), 2);
    assert_elements(longer, kept, FEW + 2);
    assert_elements(vec, numbers, FEW);
    assert_success(dtl_container_queue_unique_local(vec, vec, NULL, &futures[1]));
    assert_int_equal(count_in(futures[1]), 2);
    assert_elements(vec, own, FEW);
    assert_success(dtl_container_queue_unique_local(lot, lot, NULL, &futures[2]));
    assert_int_equal(count_in(futures[2]), 13);
    assert_elements(lot, all, 13);
    dtl_vector_destroy(lot);
    dtl_vector_destroy(longer);
    dtl_vector_destroy(vec);
}

/* Zeros of both signs are equal, and so are NaNs of any bits. */
static void equal_elements_keep_their_order(void **state)
{
    double numbers[COUNT], found[COUNT];
    dtl_future_t future = NULL;

    for (int index = 0; index < COUNT; index++)
        numbers[index] = index % 3 == 0 ? -0.0 : 0.0;
    numbers[7] = -1;
    dtl_vector_t vec = vector_of(DTL_DTYPE_FLOAT64, COUNT, numbers);

    (void)state;
    assert_success(dtl_container_queue_stable_sort_local(vec, DTL_SORT_DESCENDING, NULL, &future));
    assert_success(dtl_future_wait(future));
    dtl_future_destroy(future);
    assert_success(dtl_vector_copy_to_host(vec, found, COUNT));
    for (int index = 7; index < COUNT - 1; index++)
        numbers[index] = numbers[index + 1];
    numbers[COUNT - 1] = -1;
    assert_memory_equal(found, numbers, sizeof found);
    dtl_vector_destroy(vec);
}

static void a_rank_without_elements_finds_nothing(void **state)
{
    dtl_vector_t none = vector_of(DTL_DTYPE_FLOAT64, 0, NULL);
    double value = 1;
    uint64_t counts[2] = {9, 9};
    dtl_future_t future = NULL;

    (void)state;
    assert_success(dtl_container_queue_count_local(none, &value, NULL, &future));
    assert_int_equal(count_in(future), 0);
    assert_success(dtl_container_queue_find_local(none, &value, NULL, &future));
    assert_int_equal(index_in(future), -1);
    assert_success(dtl_container_queue_min_element_local(none, NULL, &future));
    assert_int_equal(index_in(future), -1);
    assert_success(dtl_container_queue_max_element_local(none, NULL, &future));
    assert_int_equal(index_in(future), -1);
    assert_success(dtl_container_queue_norm_local(none, NULL, &future));
    assert_true(number_in(future) == 0);
    assert_success(dtl_container_queue_dot_local(none, none, NULL, &future));
    assert_true(number_in(future) == 0);
    assert_success(dtl_container_queue_histogram_local(none, 0, 1, 2, NULL, &future));
    read_value(future, counts, sizeof counts);
    assert_true(counts[0] == 0 && counts[1] == 0);
    assert_success(dtl_container_queue_unique_local(none, none, NULL, &future));
    assert_int_equal(count_in(future), 0);
    assert_success(dtl_container_queue_stable_sort_local(none, DTL_SORT_ASCENDING, NULL, &future));
    read_value(future, counts, 0);
    dtl_vector_destroy(none);
}

static void empty_parts_and_invalid_arguments_are_refused(void **state)
{
    dtl_vector_t none = vector_of(DTL_DTYPE_FLOAT64, 0, NULL);
    dtl_vector_t vec = vector_of(DTL_DTYPE_FLOAT64, FEW, NULL);
    double probabilities[] = {0.5, 1.5};
    dtl_future_t future = NULL;

    (void)state;
    assert_status(DTL_ERROR_PRECONDITION_FAILED,
                  dtl_container_queue_minmax_local(none, NULL, &future));
    assert_message("there are no elements on this rank; expected at least one");
    assert_status(DTL_ERROR_PRECONDITION_FAILED,
                  dtl_container_queue_mean_local(none, NULL, &future));
    assert_message("container has no elements on this rank; expected at least one");
    assert_status(DTL_ERROR_PRECONDITION_FAILED,
                  dtl_container_queue_var_local(vec, FEW, NULL, &future));
    assert_message("container has 5 elements on this rank; expected more than ddof (5)");
    assert_status(DTL_ERROR_PRECONDITION_FAILED,
                  dtl_container_queue_quantile_local(none, probabilities, 1, NULL, &future));
    assert_message("container has no elements; expected at least one");
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_container_queue_quantile_local(vec, probabilities, 2, NULL, &future));
    assert_message("probabilities[1] is 1.5; expected 0 <= probability <= 1");
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_container_queue_histogram_local(vec, 2, 1, 4, NULL, &future));
    assert_message("low is 2 and high is 1; expected low < high, both finite");
    assert_status(DTL_ERROR_OUT_OF_MEMORY,
                  dtl_container_queue_histogram_local(vec, 0, 1, UINT64_MAX / 8, NULL, &future));
    assert_null(future);
    dtl_vector_destroy(vec);
    dtl_vector_destroy(none);
}

static void operands_that_do_not_fit_are_refused(void **state)
{
    dtl_vector_t vec = vector_of(DTL_DTYPE_FLOAT64, FEW, NULL);
    dtl_vector_t less = vector_of(DTL_DTYPE_FLOAT64, 3, NULL);
    dtl_vector_t numbers = vector_of(DTL_DTYPE_INT64, FEW, NULL);
    dtl_vector_t pairs = vector_of(DTL_DTYPE_COMPLEX128, FEW, NULL);
    double half = 0.5;
    dtl_future_t future = NULL;

    (void)state;
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_container_queue_dot_local(vec, numbers, NULL, &future));
    assert_message("b has dtype int64; expected that of a, float64");
    assert_status(DTL_ERROR_EXTENT_MISMATCH,
                  dtl_container_queue_dot_local(vec, less, NULL, &future));
    assert_message("b has 3 elements on this rank; expected those of a, 5");
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_container_queue_unique_local(vec, numbers, NULL, &future));
    assert_message("unique has dtype int64; expected that of container, float64");
    assert_status(DTL_ERROR_EXTENT_MISMATCH,
                  dtl_container_queue_unique_local(vec, less, NULL, &future));
    assert_message("unique has 3 elements on this rank; expected room for those of container, 5");
    assert_status(DTL_ERROR_NOT_SUPPORTED, dtl_container_queue_minmax_local(pairs, NULL, &future));
    assert_message("the elements are complex128; expected ones in an order");
    assert_status(DTL_ERROR_NOT_SUPPORTED, dtl_container_queue_mean_local(pairs, NULL, &future));
    assert_status(DTL_ERROR_NOT_SUPPORTED, dtl_container_queue_var_local(pairs, 0, NULL, &future));
    assert_status(DTL_ERROR_NOT_SUPPORTED, dtl_container_queue_norm_local(pairs, NULL, &future));
    assert_status(DTL_ERROR_NOT_SUPPORTED,
                  dtl_container_queue_dot_local(pairs, pairs, NULL, &future));
    assert_status(DTL_ERROR_NOT_SUPPORTED,
                  dtl_container_queue_histogram_local(pairs, 0, 1, 2, NULL, &future));
    assert_message(
        "the elements are complex128; expected integers, floating-point numbers, byte or bool");
    assert_status(DTL_ERROR_NOT_SUPPORTED,
                  dtl_container_queue_quantile_local(pairs, &half, 1, NULL, &future));
    assert_message("the elements are complex128; expected integers or floating-point numbers");
    assert_null(future);
    dtl_vector_destroy(pairs);
    dtl_vector_destroy(numbers);
    dtl_vector_destroy(less);
    dtl_vector_destroy(vec);
}

static dtl_status note(dtl_status code, const void *value, dtl_size_t size, dtl_future_t result,
                       void *user_data)
{
    assert_int_equal(size, sizeof(double));
    memcpy(user_data, value, sizeof(double));
    return code == DTL_SUCCESS ? dtl_future_set(result, value, size) : code;
}

static void a_continuation_receives_the_value(void **state)
{
    const double numbers[] = {1, 2, 3, 4, 5};
    dtl_vector_t vec = vector_of(DTL_DTYPE_FLOAT64, FEW, numbers);
    dtl_future_t future = NULL, then = NULL;
    double noted = 0;

    (void)state;
    assert_success(dtl_container_queue_mean_local(vec, NULL, &future));
    assert_success(dtl_future_then(future, note, &noted, &then));
    assert_true(number_in(then) == 3 && noted == 3);
    assert_true(number_in(future) == 3);
    dtl_vector_destroy(vec);
}

/* ---- on a device ----------------------------------------------------------------------------- */

enum { CALLS = 13 };

static dtl_status call(int which, dtl_vector_t vec, dtl_stream_t stream, dtl_future_t *fut)
{
    const double two = 2;

    switch (which) {
    case 0:
        return dtl_container_queue_count_local(vec, &two, stream, fut);
    case 1:
        return dtl_container_queue_find_local(vec, &two, stream, fut);
    case 2:
        return dtl_container_queue_min_element_local(vec, stream, fut);
    case 3:
        return dtl_container_queue_max_element_local(vec, stream, fut);
    case 4:
        return dtl_container_queue_minmax_local(vec, stream, fut);
    case 5:
        return dtl_container_queue_mean_local(vec, stream, fut);
    case 6:
        return dtl_container_queue_var_local(vec, 0, stream, fut);
    case 7:
        return dtl_container_queue_norm_local(vec, stream, fut);
    case 8:
        return dtl_container_queue_dot_local(vec, vec, stream, fut);
    case 9:
        return dtl_container_queue_histogram_local(vec, 0, 4, 4, stream, fut);
    case 10:
        return dtl_container_queue_quantile_local(vec, &two, 0, stream, fut);
    case 11:
        return dtl_container_queue_unique_local(vec, vec, stream, fut);
    default:
        return dtl_container_queue_stable_sort_local(vec, DTL_SORT_ASCENDING, stream, fut);
    }
}

static void all_operations_wait_for_their_stream_only(void **state)
{
    const double numbers[] = {1, 2, 3, 4, 5}, two = 2;
    struct gate gate = gate_close(0);
    dtl_vector_t vec = vector_of(DTL_DTYPE_FLOAT64, FEW, numbers);
    dtl_future_t filled = NULL, futures[CALLS] = {0};

    (void)state;
    assert_success(dtl_container_queue_fill(vec, &two, gate.stream, &filled));
    for (int which = 0; which < CALLS; which++)
        assert_success(call(which, vec, gate.stream, &futures[which]));
    assert_int_equal(is_complete(filled), 0);
    for (int which = 0; which < CALLS; which++)
        assert_int_equal(is_complete(futures[which]), 0);

    gate_open(&gate);
    assert_int_equal(count_in(futures[0]), FEW);
    assert_int_equal(index_in(futures[1]), 0);
    assert_true(number_in(futures[5]) == 2 && number_in(futures[6]) == 0);
    assert_true(number_in(futures[8]) == 4 * FEW);
    assert_int_equal(count_in(futures[11]), 1);
    for (int which = 0; which < CALLS; which++)
        if (which != 0 && which != 1 && which != 5 && which != 6 && which != 8 && which != 11)
            dtl_future_destroy(futures[which]); /* its value may never be read */
    assert_success(dtl_future_wait(filled));
    dtl_future_destroy(filled);
    dtl_vector_destroy(vec);
    gate_free(&gate);
}

/* Only the fake driver fails on demand. */
static void operations_without_memory_are_refused(void **state)
{
    static const char *const fails[] = {"cuMemAlloc_v2=2", "cuMemHostAlloc=2", "cuLaunchKernel=2"};
    const double numbers[] = {1, 2, 3, 4, 5};
    dtl_vector_t vec = vector_of(DTL_DTYPE_FLOAT64, FEW, numbers);
    dtl_future_t future = NULL;

    (void)state;
    for (int fail = 0; strcmp(device_kind_name(), "cuda") == 0 && fail < 3; fail++)
        for (int which = 0; which < CALLS - (fail == 1); which++) { /* a sort returns no future */
            setenv("DTL_FAKE_CUDA_FAILS", fails[fail], 1);
            assert_status(DTL_ERROR_OUT_OF_MEMORY, call(which, vec, NULL, &future));
            unsetenv("DTL_FAKE_CUDA_FAILS");
            assert_null(future);
        }
    dtl_vector_destroy(vec);
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(elements_are_counted_and_found),
        cmocka_unit_test(nan_is_found_sorts_last_and_propagates),
        cmocka_unit_test(sums_are_over_all_elements),
        cmocka_unit_test(a_variance_is_computed_from_differences),
        cmocka_unit_test(bins_have_their_lower_edges),
        cmocka_unit_test(quantiles_lie_between_their_neighbors),
        cmocka_unit_test(distinct_elements_need_a_large_enough_output),
        cmocka_unit_test(equal_elements_keep_their_order),
        cmocka_unit_test(a_rank_without_elements_finds_nothing),
        cmocka_unit_test(empty_parts_and_invalid_arguments_are_refused),
        cmocka_unit_test(operands_that_do_not_fit_are_refused),
        cmocka_unit_test(a_continuation_receives_the_value),
        cmocka_unit_test(all_operations_wait_for_their_stream_only), /* this test and the next one
                                                                        run on devices */
        cmocka_unit_test(operations_without_memory_are_refused),
    };

    return run_on_devices("queued answers", tests, COUNT_OF(tests) - (has_devices() ? 0 : 2));
}
