/* SPDX-License-Identifier: BSD-3-Clause */
/* The other program of the job: squares numbers. */
#include "plan.h"

static void numbers_are_received_from_the_other_program_and_returned(void **state)
{
    dtl_role_manager_t mgr = plan_make();
    dtl_rank_t rank = -1;
    double values[VALUES];

    (void)state;
    plan_check(mgr, "worker", "reader");
    assert_success(dtl_role_manager_role_rank(mgr, "worker", &rank));
    assert_success(
        dtl_intergroup_recv(mgr, "reader", rank, values, VALUES, DTL_DTYPE_FLOAT64, TASK));
    for (int index = 0; index < VALUES; index++)
        values[index] *= values[index];
    assert_success(
        dtl_intergroup_send(mgr, "reader", rank, values, VALUES, DTL_DTYPE_FLOAT64, RESULT));
    dtl_role_manager_destroy(mgr);
}

static void a_broadcast_arrives_from_the_other_program(void **state)
{
    dtl_role_manager_t mgr = plan_make();
    int32_t value = 0;

    (void)state;
    assert_success(
        dtl_intergroup_broadcast(mgr, "reader", 1, "worker", &value, 1, DTL_DTYPE_INT32, TASK));
    assert_int_equal(value, 42);
    dtl_role_manager_destroy(mgr);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(numbers_are_received_from_the_other_program_and_returned),
        cmocka_unit_test(a_broadcast_arrives_from_the_other_program),
    };

    return run_in_world("worker", tests, COUNT_OF(tests));
}
