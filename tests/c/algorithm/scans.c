/* SPDX-License-Identifier: BSD-3-Clause */
/* Scans of every real dtype with every operation, over several cache lines and some elements more;
 * the order in which sums are added; and the minima and maxima of floating-point numbers. */
#include "../support/support.h"

#include <math.h>

enum { LENGTH = 259, LINE = 64 };

static const dtl_dtype dtypes[] = {DTL_DTYPE_INT8,    DTL_DTYPE_INT16,  DTL_DTYPE_INT32,
                                   DTL_DTYPE_INT64,   DTL_DTYPE_UINT8,  DTL_DTYPE_UINT16,
                                   DTL_DTYPE_UINT32,  DTL_DTYPE_UINT64, DTL_DTYPE_FLOAT32,
                                   DTL_DTYPE_FLOAT64, DTL_DTYPE_BYTE,   DTL_DTYPE_BOOL};
static const dtl_reduce_op ops[] = {DTL_OP_SUM, DTL_OP_PROD, DTL_OP_MIN,  DTL_OP_MAX, DTL_OP_LAND,
                                    DTL_OP_LOR, DTL_OP_LXOR, DTL_OP_BAND, DTL_OP_BOR, DTL_OP_BXOR};

/* Returns small values, so that floating-point sums are exact, few of them above 1, so that
 * products are. */
static int value_at(dtl_reduce_op op, dtl_dtype dtype, dtl_size_t index)
{
    if (dtype == DTL_DTYPE_BOOL || op == DTL_OP_LAND || op == DTL_OP_LOR || op == DTL_OP_LXOR)
        return (int)(index * 7919 % 5 < 2);
    if (op == DTL_OP_PROD)
        return index % 53 == 17 ? 3 : 1;
    return (int)(index * 7919 % 97 + LENGTH - index) % 101;
}

static void element_store(void *element, dtl_dtype dtype, int value)
{
    int8_t small = (int8_t)value;
    int16_t half = (int16_t)value;
    int64_t wide = value;
    float single = (float)value;
    double real = value;

    switch (dtype) {
    case DTL_DTYPE_FLOAT32:
        memcpy(element, &single, sizeof single);
        break;
    case DTL_DTYPE_FLOAT64:
        memcpy(element, &real, sizeof real);
        break;
    case DTL_DTYPE_INT16:
    case DTL_DTYPE_UINT16:
        memcpy(element, &half, sizeof half);
        break;
    case DTL_DTYPE_INT32:
    case DTL_DTYPE_UINT32:
        memcpy(element, &value, sizeof value);
        break;
    case DTL_DTYPE_INT64:
    case DTL_DTYPE_UINT64:
        memcpy(element, &wide, sizeof wide);
        break;
    default:
        memcpy(element, &small, sizeof small);
        break;
    }
}

static dtl_array_t array_of(dtl_dtype dtype, dtl_reduce_op op, dtl_size_t length)
{
    dtl_array_t array = NULL;
    char *element;

    assert_success(dtl_array_create(world.ctx, dtype, length, &array));
    element = dtl_array_local_data_mut(array);
    for (dtl_size_t index = 0; index < length; index++, element += dtl_dtype_size(dtype))
        element_store(element, dtype, value_at(op, dtype, index));
    return array;
}

/* Compares with prefixes that are reduced one element at a time. */
static void check_scan(dtl_dtype dtype, dtl_reduce_op op)
{
    dtl_array_t inclusive = array_of(dtype, op, LENGTH), exclusive = array_of(dtype, op, LENGTH);
    size_t size = dtl_dtype_size(dtype);
    double found; /* holds any dtype */

    assert_success(dtl_inclusive_scan_array(inclusive, op));
    assert_success(dtl_exclusive_scan_array(exclusive, op));
    for (dtl_size_t length = 2; length <= LENGTH; length++) {
        dtl_array_t prefix = array_of(dtype, op, length);

        assert_success(dtl_reduce_local_array(prefix, op, &found));
        assert_memory_equal((const char *)dtl_array_local_data(inclusive) + (length - 1) * size,
                            &found, size);
        if (length < LENGTH)
            assert_memory_equal((const char *)dtl_array_local_data(exclusive) + length * size,
                                &found, size);
        dtl_array_destroy(prefix);
    }
    dtl_array_destroy(inclusive);
    dtl_array_destroy(exclusive);
}

static bool is_defined(dtl_dtype dtype, dtl_reduce_op op)
{
    dtl_array_t array = array_of(dtype, op, 1);
    double found;
    dtl_status status = dtl_reduce_local_array(array, op, &found);

    dtl_array_destroy(array);
    return status == DTL_SUCCESS;
}

static void prefixes_equal_reductions(void **state)
{
    (void)state;
    for (size_t dtype = 0; dtype < COUNT_OF(dtypes); dtype++)
        for (size_t op = 0; op < COUNT_OF(ops); op++)
            if (is_defined(dtypes[dtype], ops[op]))
                check_scan(dtypes[dtype], ops[op]);
}

/* ---- the order of rounded sums --------------------------------------------------------------- */

/* Scans one cache line by halves; the second half adds the last prefix of the first. */
#define LINE_SCAN(type)                                                                            \
    static void type##_lines_scan(type *element, size_t count)                                     \
    {                                                                                              \
        enum { COUNT = LINE / sizeof(type) };                                                      \
        type last = 0;                                                                             \
                                                                                                   \
        for (; count >= COUNT; count -= COUNT, element += COUNT) {                                 \
            type line[COUNT];                                                                      \
                                                                                                   \
            memcpy(line, element, sizeof line);                                                    \
            for (size_t half = 1; half < COUNT; half *= 2)                                         \
                for (size_t index = half; index < COUNT; index++)                                  \
                    if ((index & half) != 0)                                                       \
                        line[index] = line[index / half * half - 1] + line[index];                 \
            for (size_t index = 0; index < COUNT; index++)                                         \
                element[index] = index == 0 ? last : last + line[index - 1];                       \
            last = last + line[COUNT - 1];                                                         \
        }                                                                                          \
        for (; count > 0; count--, element++) {                                                    \
            type after = last + *element;                                                          \
                                                                                                   \
            *element = last;                                                                       \
            last = after;                                                                          \
        }                                                                                          \
    }                                                                                              \
                                                                                                   \
    static void type##_check(dtl_dtype dtype)                                                      \
    {                                                                                              \
        dtl_array_t array = array_of(dtype, DTL_OP_SUM, LENGTH);                                   \
        type expected[LENGTH], *element = dtl_array_local_data_mut(array);                         \
                                                                                                   \
        for (size_t index = 0; index < LENGTH; index++)                                            \
            expected[index] = element[index] = (type)1 / (element[index] + 3);                     \
        type##_lines_scan(expected, LENGTH);                                                       \
        assert_success(dtl_exclusive_scan_array(array, DTL_OP_SUM));                               \
        assert_memory_equal(element, expected, sizeof expected);                                   \
        dtl_array_destroy(array);                                                                  \
    }

LINE_SCAN(float)
LINE_SCAN(double)

/* Builds with and without vector instructions add in the same order, so that machines agree. */
static void sums_are_added_line_by_line(void **state)
{
    (void)state;
    float_check(DTL_DTYPE_FLOAT32);
    double_check(DTL_DTYPE_FLOAT64);
}

/* ---- minima and maxima of floating-point numbers --------------------------------------------- */

/* Inputs of a scan: numbers only, zeros of both signs among them or after them, or some NaN that
 * are neither in the first block nor in the last ones. */
enum { NUMBERS, ZEROS, ZEROS_BEHIND, NOT_A_NUMBER, KINDS, MANY = 6007 };

#define MOST_AND_LEAST(type)                                                                       \
    static type type##_at(int kind, int turn, dtl_size_t index)                                    \
    {                                                                                              \
        dtl_size_t drawn = (index + 1) * 7919 % 10007;                                             \
                                                                                                   \
        if (kind == NOT_A_NUMBER && index / 50 == 61 && drawn % 3 == 0)                            \
            return index % 2 == 0 ? (type)NAN : -(type)NAN;                                        \
        if (kind == ZEROS ? drawn % 5 < 3 : kind == ZEROS_BEHIND && index > MANY / 2)              \
            return drawn % 2 == 0 ? (type)0.0 : -(type)0.0;                                        \
        drawn = kind == ZEROS ? drawn % 3 : 2 * index + drawn % 2; /* otherwise increasing */      \
        return (type)(turn == 0 ? 1 : -1) * (type)drawn;                                           \
    }                                                                                              \
                                                                                                   \
    /* Returns the element that the reduction keeps, with `x` in front. */                         \
    static type type##_of(dtl_reduce_op op, type x, type y)                                        \
    {                                                                                              \
        if (isnan(x) || isnan(y))                                                                  \
            return isnan(x) ? x : y;                                                               \
        if (x == y)                                                                                \
            return (signbit(x) != 0) == (op == DTL_OP_MIN) ? x : y;                                \
        return (x > y) == (op == DTL_OP_MAX) ? x : y;                                              \
    }                                                                                              \
                                                                                                   \
    static void type##_most_check(dtl_dtype dtype, dtl_reduce_op op, int kind, int turn)           \
    {                                                                                              \
        dtl_array_t inclusive = NULL, exclusive = NULL;                                            \
        type *first, *second, most = op == DTL_OP_MAX ? -(type)INFINITY : (type)INFINITY, found;   \
                                                                                                   \
        assert_success(dtl_array_create(world.ctx, dtype, MANY, &inclusive));                      \
        assert_success(dtl_array_create(world.ctx, dtype, MANY, &exclusive));                      \
        first = dtl_array_local_data_mut(inclusive);                                               \
        second = dtl_array_local_data_mut(exclusive);                                              \
        for (dtl_size_t index = 0; index < MANY; index++)                                          \
            first[index] = second[index] = type##_at(kind, turn, index);                           \
        assert_success(dtl_inclusive_scan_array(inclusive, op));                                   \
        assert_success(dtl_exclusive_scan_array(exclusive, op));                                   \
        for (dtl_size_t index = 0; index < MANY; index++) {                                        \
            assert_memory_equal(&second[index], &most, sizeof most);                               \
            most = type##_of(op, most, type##_at(kind, turn, index));                              \
            assert_memory_equal(&first[index], &most, sizeof most);                                \
            first[index] = type##_at(kind, turn, index);                                           \
        }                                                                                          \
        assert_success(dtl_reduce_local_array(inclusive, op, &found));                             \
        if (kind != NOT_A_NUMBER)                                                                  \
            assert_memory_equal(&found, &most, sizeof most);                                       \
        assert_int_equal(isnan(found) != 0, kind == NOT_A_NUMBER);                                 \
        dtl_array_destroy(inclusive);                                                              \
        dtl_array_destroy(exclusive);                                                              \
    }

MOST_AND_LEAST(float)
MOST_AND_LEAST(double)

static void min_and_max_distinguish_zeros_and_keep_the_first_nan(void **state)
{
    static const dtl_reduce_op both[] = {DTL_OP_MIN, DTL_OP_MAX};

    (void)state;
    for (size_t op = 0; op < COUNT_OF(both); op++)
        for (int kind = 0; kind < KINDS; kind++)
            for (int turn = 0; turn < 2; turn++) {
                float_most_check(DTL_DTYPE_FLOAT32, both[op], kind, turn);
                double_most_check(DTL_DTYPE_FLOAT64, both[op], kind, turn);
            }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(prefixes_equal_reductions),
        cmocka_unit_test(sums_are_added_line_by_line),
        cmocka_unit_test(min_and_max_distinguish_zeros_and_keep_the_first_nan),
    };

    return run_in_world("scans", tests, COUNT_OF(tests));
}
