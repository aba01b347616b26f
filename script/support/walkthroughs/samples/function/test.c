/* SPDX-License-Identifier: BSD-3-Clause */
#include "../support/support.h"

static void elements_come_from_the_rank_before(void **state)
{
    int64_t mine[2] = {world.rank, -world.rank}, got[2] = {-7, -7};
    int32_t before = (world.rank + world.size - 1) % world.size;

    (void)state;
    assert_success(dtl_ring_shift(world.ctx, mine, got, 2, DTL_DTYPE_INT64, 1, 0));

    assert_int_equal(got[0], before);
    assert_int_equal(got[1], -before);
}

static void a_step_of_no_places_is_refused(void **state)
{
    int64_t mine = 1, got = -7;

    (void)state;
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_ring_shift(world.ctx, &mine, &got, 1, DTL_DTYPE_INT64, 0, 0));

    assert_message("step is 0; expected step != 0");
    assert_int_equal(got, -7);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(elements_come_from_the_rank_before),
        cmocka_unit_test(a_step_of_no_places_is_refused),
    };

    return run_in_world("ring_shift", tests, COUNT_OF(tests));
}
