/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/misuse.c.j2.
 * Do not edit. */
#include "fixture.h"

/* spec/plan.yaml: collective_plan_start */
static void collective_plan_start_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-collective_plan_start-plan-handle",
        dtl_collective_plan_start(misuse_foreign));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-collective_plan_start-plan-handle",
        dtl_collective_plan_start(misuse_nonsense));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-collective_plan_start-plan-handle",
        dtl_collective_plan_start((void *)live.context));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-collective_plan_start-plan-handle",
        dtl_collective_plan_start(NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-collective_plan_start-plan-handle",
        dtl_collective_plan_start(freed.collective_plan));
}

/* spec/plan.yaml: collective_plan_wait */
static void collective_plan_wait_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-collective_plan_wait-plan-handle",
        dtl_collective_plan_wait(misuse_foreign));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-collective_plan_wait-plan-handle",
        dtl_collective_plan_wait(misuse_nonsense));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-collective_plan_wait-plan-handle",
        dtl_collective_plan_wait((void *)live.context));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-collective_plan_wait-plan-handle",
        dtl_collective_plan_wait(NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-collective_plan_wait-plan-handle",
        dtl_collective_plan_wait(freed.collective_plan));
}

/* spec/plan.yaml: collective_plan_test */
static void collective_plan_test_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-collective_plan_test-plan-handle",
        dtl_collective_plan_test(misuse_foreign, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-collective_plan_test-plan-handle",
        dtl_collective_plan_test(misuse_nonsense, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-collective_plan_test-plan-handle",
        dtl_collective_plan_test((void *)live.context, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-collective_plan_test-plan-handle",
        dtl_collective_plan_test(NULL, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-collective_plan_test-plan-handle",
        dtl_collective_plan_test(freed.collective_plan, OUT(1)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-collective_plan_test-completed-null",
        dtl_collective_plan_test(live.collective_plan, NULL));
}

/* spec/plan.yaml: collective_plan_destroy */
static void collective_plan_destroy_refuses(void **state)
{
    (void)state;
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-collective_plan_destroy-plan-handle",
        dtl_collective_plan_destroy(misuse_foreign));
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-collective_plan_destroy-plan-handle",
        dtl_collective_plan_destroy(misuse_nonsense));
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-collective_plan_destroy-plan-handle",
        dtl_collective_plan_destroy((void *)live.context));
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-collective_plan_destroy-plan-handle",
        dtl_collective_plan_destroy(freed.collective_plan));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(collective_plan_start_refuses),
        cmocka_unit_test(collective_plan_wait_refuses),
        cmocka_unit_test(collective_plan_test_refuses),
        cmocka_unit_test(collective_plan_destroy_refuses),
    };

    return cmocka_run_group_tests_name("plan", tests, objects_make, objects_free);
}
