/* SPDX-License-Identifier: BSD-3-Clause */
/* One of two programs in a job: sends numbers and receives their squares. */
#include "plan.h"

static void numbers_are_sent_to_the_other_program_and_returned(void **state)
{
    dtl_role_manager_t mgr = plan_make();
    dtl_rank_t rank = -1;
    double values[VALUES];

    (void)state;
    plan_check(mgr, "reader", "worker");
    assert_success(dtl_role_manager_role_rank(mgr, "reader", &rank));
    for (int index = 0; index < VALUES; index++)
        values[index] = rank + index;
    assert_success(
        dtl_intergroup_send(mgr, "worker", rank, values, VALUES, DTL_DTYPE_FLOAT64, TASK));
    assert_success(
        dtl_intergroup_recv(mgr, "worker", rank, values, VALUES, DTL_DTYPE_FLOAT64, RESULT));
    for (int index = 0; index < VALUES; index++)
        assert_true(values[index] == (double)(rank + index) * (rank + index));
    dtl_role_manager_destroy(mgr);
}

static void a_broadcast_reaches_the_other_program(void **state)
{
    dtl_role_manager_t mgr = plan_make();
    int32_t value = world.rank == 1 ? 42 : 0;

    (void)state;
    assert_success(
        dtl_intergroup_broadcast(mgr, "reader", 1, "worker", &value, 1, DTL_DTYPE_INT32, TASK));
    assert_int_equal(value, world.rank == 1 ? 42 : 0);
    dtl_role_manager_destroy(mgr);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(numbers_are_sent_to_the_other_program_and_returned),
        cmocka_unit_test(a_broadcast_reaches_the_other_program),
    };

    return run_in_world("reader", tests, COUNT_OF(tests));
}
