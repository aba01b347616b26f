/* SPDX-License-Identifier: BSD-3-Clause */
/* Sorts and moments for every real dtype, each of which has loops of its own. */
#include <math.h>

#include "../support/support.h"

enum { SIZE = 3001, VALUES = 101, BINS = 4 };

/* `CASE(dtype, type)`. */
#define FOR_REAL_DTYPES(CASE)                                                                      \
    CASE(DTL_DTYPE_INT8, int8_t)                                                                   \
    CASE(DTL_DTYPE_INT16, int16_t)                                                                 \
    CASE(DTL_DTYPE_INT32, int32_t)                                                                 \
    CASE(DTL_DTYPE_INT64, int64_t)                                                                 \
    CASE(DTL_DTYPE_UINT8, uint8_t)                                                                 \
    CASE(DTL_DTYPE_UINT16, uint16_t)                                                               \
    CASE(DTL_DTYPE_UINT32, uint32_t)                                                               \
    CASE(DTL_DTYPE_UINT64, uint64_t)                                                               \
    CASE(DTL_DTYPE_FLOAT32, float)                                                                 \
    CASE(DTL_DTYPE_FLOAT64, double)

#define SET_CASE(dtype, type)                                                                      \
    case dtype:                                                                                    \
        ((type *)data)[index] = (type)value;                                                       \
        break;
#define GET_CASE(dtype, type)                                                                      \
    case dtype:                                                                                    \
        return (double)((const type *)data)[index];
#define LISTED(dtype, type) dtype,

static const dtl_dtype dtypes[] = {FOR_REAL_DTYPES(LISTED)};

static void set(dtl_dtype dtype, void *data, uint64_t index, int value)
{
    switch (dtype) {
        FOR_REAL_DTYPES(SET_CASE)
    default:
        fail();
    }
}

static double get(dtl_dtype dtype, const void *data, uint64_t index)
{
    switch (dtype) {
        FOR_REAL_DTYPES(GET_CASE)
    default:
        return NAN;
    }
}

static int scrambled(uint64_t global_index)
{
    return (int)(global_index * 7919 % VALUES);
}

static dtl_vector_t vector_of(dtl_dtype dtype)
{
    dtl_vector_t vec = NULL;

    assert_success(dtl_vector_create(world.ctx, dtype, SIZE, &vec));
    for (uint64_t index = 0; index < dtl_vector_local_size(vec); index++)
        set(dtype, dtl_vector_local_data_mut(vec), index,
            scrambled((uint64_t)dtl_vector_to_global(vec, (dtl_index_t)index)));
    return vec;
}

/* Returns the element at this position of the sequence in ascending order. */
static int expected_at(uint64_t place)
{
    uint64_t counts[VALUES] = {0}, below = 0;
    int value = 0;

    for (uint64_t index = 0; index < SIZE; index++)
        counts[scrambled(index)]++;
    while (below + counts[value] <= place)
        below += counts[value++];
    return value;
}

static void assert_sorted(dtl_dtype dtype, dtl_sort_order order)
{
    dtl_vector_t vec = vector_of(dtype);

    assert_success(dtl_container_sort(vec, order));
    for (uint64_t index = 0; index < dtl_vector_local_size(vec); index++) {
        uint64_t place = (uint64_t)dtl_vector_to_global(vec, (dtl_index_t)index);
        int expected = expected_at(order == DTL_SORT_ASCENDING ? place : SIZE - 1 - place);

        assert_int_equal(get(dtype, dtl_vector_local_data(vec), index), expected);
    }
    dtl_vector_destroy(vec);
}

static void every_dtype_is_sorted_up_and_down(void **state)
{
    (void)state;
    for (size_t which = 0; which < COUNT_OF(dtypes); which++) {
        assert_sorted(dtypes[which], DTL_SORT_ASCENDING);
        assert_sorted(dtypes[which], DTL_SORT_DESCENDING);
    }
}

static void assert_close(double found, double expected)
{
    assert_true(fabs(found - expected) <= 1e-9 * fabs(expected));
}

/* Sums of small integers are exact in any order. */
static void every_dtype_has_its_moments(void **state)
{
    double sum = 0.0, squares = 0.0;
    uint64_t bins[BINS] = {0};

    (void)state;
    for (uint64_t index = 0; index < SIZE; index++) {
        int value = scrambled(index);

        sum += value;
        squares += value * value;
        bins[value < 100 ? value / 25 : BINS - 1]++;
    }
    for (size_t which = 0; which < COUNT_OF(dtypes); which++) {
        dtl_vector_t vec = vector_of(dtypes[which]);
        double mean = -1.0, var = -1.0, norm = -1.0, dot = -1.0;
        dtl_size_t counts[BINS] = {0};

        assert_success(dtl_container_mean(vec, &mean));
        assert_close(mean, sum / SIZE);
        assert_success(dtl_container_var(vec, 0, &var));
        assert_close(var, squares / SIZE - mean * mean);
        assert_success(dtl_container_norm(vec, &norm));
        assert_close(norm, sqrt(squares));
        assert_success(dtl_container_dot(vec, vec, &dot));
        assert_close(dot, squares);
        assert_success(dtl_container_histogram(vec, 0.0, 100.0, BINS, counts));
        for (int bin = 0; bin < BINS; bin++)
            assert_int_equal(counts[bin], bins[bin]);
        dtl_vector_destroy(vec);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_dtype_is_sorted_up_and_down),
        cmocka_unit_test(every_dtype_has_its_moments),
    };

    return run_in_world("dtypes", tests, COUNT_OF(tests));
}
