/* SPDX-License-Identifier: BSD-3-Clause */
/* Reductions that first agree on whether all ranks pass the same form of value. */
#include "../support/support.h"

enum { FORM = 7, LARGE = 5000 };

static void values_of_one_form_are_reduced(void **state)
{
    static int32_t mine[LARGE], total[LARGE];
    static const dtl_size_t counts[] = {
        1, 8, 9, LARGE}; /* fits the message of the agreement, and does not fit it */

    (void)state;
    for (size_t which = 0; which < COUNT_OF(counts); which++) {
        int32_t found = -2;

        for (int32_t index = 0; index < LARGE; index++)
            mine[index] = world.rank + index;
        assert_success(dtl_allreduce_alike(world.ctx, mine, total, counts[which], DTL_DTYPE_INT32,
                                           DTL_OP_SUM, FORM, 0, &found));

        assert_int_equal(found, DTL_DTYPE_INT32);
        for (dtl_size_t index = 0; index < counts[which]; index++)
            assert_int_equal(total[index],
                             world.size * (world.size - 1) / 2 + world.size * (int32_t)index);
    }
}

static void another_form_is_reported_on_all_ranks(void **state)
{
    int64_t mine = 3, total[2] = {5}, form = FORM + (world.rank == world.size - 1);
    int32_t found = -2;

    (void)state;
    assert_success(dtl_allreduce_alike(world.ctx, &mine, total, 1, DTL_DTYPE_INT64, DTL_OP_SUM,
                                       form, 1, &found));

    assert_int_equal(found, world.size == 1 ? (int32_t)DTL_DTYPE_INT64 : -1);
    assert_int_equal(total[0], world.size == 1 ? 3 : 5); /* on a mismatch nothing is written */
}

static void another_dtype_is_reported_on_all_ranks(void **state)
{
    bool is_last = world.rank == world.size - 1;
    unsigned char mine[8] = {0}, total[8];
    int32_t found = -2;

    (void)state;
    assert_success(dtl_allreduce_alike(world.ctx, mine, total, 1,
                                       is_last ? DTL_DTYPE_FLOAT64 : DTL_DTYPE_INT64, DTL_OP_SUM,
                                       FORM, 0, &found));

    assert_int_equal(found, world.size == 1 ? (int32_t)DTL_DTYPE_FLOAT64 : -1);
}

/* The result does not depend on which rank passes the float, or on the sum of the integers'
 * sizes. */
static void numbers_are_reduced_in_a_common_dtype(void **state)
{
    const int64_t integer = INT64_C(1) << 62;
    const double real = 0.5;

    (void)state;
    for (int32_t rank = 0; rank < world.size; rank++) {
        bool is_real = world.rank == rank;
        const void *mine = is_real ? (const void *)&real : &integer;
        double total[2] = {0}; /* large enough for any dtype */
        int32_t found = -2;

        assert_success(dtl_allreduce_alike(world.ctx, mine, total, 1,
                                           is_real ? DTL_DTYPE_FLOAT64 : DTL_DTYPE_INT64,
                                           DTL_OP_SUM, FORM, 1, &found));

        assert_int_equal(found, DTL_DTYPE_FLOAT64);
        assert_true(total[0] == 0.5 + (double)integer * (world.size - 1));
    }
}

static void an_overflowing_integer_sum_is_reported(void **state)
{
    const int64_t integer = INT64_MIN / world.size - (world.size > 1);
    const uint64_t natural = UINT64_MAX / (uint64_t)world.size + 1;
    const dtl_dtype dtypes[] = {DTL_DTYPE_INT64, DTL_DTYPE_UINT64};

    (void)state;
    for (int each = 0; each < 2 && world.size > 1; each++) {
        const void *mine = each == 0 ? (const void *)&integer : &natural;
        double total[2] = {0};
        int32_t found = 0;

        assert_success(dtl_allreduce_alike(world.ctx, mine, total, 1, dtypes[each], DTL_OP_SUM,
                                           FORM, 1, &found));
        assert_int_equal(found, -2);
        assert_success(dtl_allreduce_alike(world.ctx, mine, total, 1, dtypes[each], DTL_OP_BOR,
                                           FORM, 1, &found));
        assert_int_equal(found, dtypes[each]);
        assert_memory_equal(total, mine, sizeof integer);
    }
}

static void zero_bytes_need_no_memory(void **state)
{
    int32_t found = -2;

    (void)state;
    assert_success(dtl_allreduce_alike(world.ctx, NULL, NULL, 0, DTL_DTYPE_INT32, DTL_OP_SUM, FORM,
                                       0, &found));
    assert_int_equal(found, DTL_DTYPE_INT32);
}

static void operation_that_does_not_exist_is_refused(void **state)
{
    int64_t mine = 3, total = 5;
    int32_t found = -2;

    (void)state;
    assert_status(
        DTL_ERROR_INVALID_ARGUMENT,
        dtl_allreduce_alike(world.ctx, &mine, &total, 1, DTL_DTYPE_INT64, 99, FORM, 1, &found));
    assert_message("[DTL-allreduce_alike-op-enum]");
    assert_int_equal(found, -2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(values_of_one_form_are_reduced),
        cmocka_unit_test(another_form_is_reported_on_all_ranks),
        cmocka_unit_test(another_dtype_is_reported_on_all_ranks),
        cmocka_unit_test(numbers_are_reduced_in_a_common_dtype),
        cmocka_unit_test(an_overflowing_integer_sum_is_reported),
        cmocka_unit_test(zero_bytes_need_no_memory),
        cmocka_unit_test(operation_that_does_not_exist_is_refused),
    };

    return run_in_world("matching_allreduce", tests, COUNT_OF(tests));
}
