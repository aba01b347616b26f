/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/stubs.c.j2.
 * Do not edit. */
#include "dtl_conditions.h"
#include "dtl_enums.h"
#include "dtl_guard.h"
#include "dtl_impl.h"
#include "dtl_record.h"
#include "dtl_kernels.h"

/* spec/plan.yaml: collective_plan_start: the observed path */
static DTL_NOINLINE dtl_status collective_plan_start_observed(dtl_collective_plan_t plan,
                                                              struct collective_plan *plan_object)
{
    struct context *entered = dtl__collective_plan_context(plan_object);
    dtl_status begun = dtl__call_begin(CALL_COLLECTIVE_PLAN_START,
                                       dtl__collective_plan_context(plan_object), NULL, 0);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    begun = dtl__guard_enter(CALL_COLLECTIVE_PLAN_START, (const struct handles[]){{&plan, 1}},
                             1);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        dtl__call_end(CALL_COLLECTIVE_PLAN_START,
                      dtl__context_error_scope(dtl__collective_plan_context(plan_object)),
                      begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &plan, sizeof plan},
        };
        dtl__record_call(CALL_COLLECTIVE_PLAN_START, dtl__arguments, 1);
    }
    dtl_status status = dtl_impl_collective_plan_start(plan_object);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_COLLECTIVE_PLAN_START, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_COLLECTIVE_PLAN_START,
                  dtl__context_error_scope(dtl__collective_plan_context(plan_object)), status);
    return status;
}

/* spec/plan.yaml: collective_plan_start */
dtl_status dtl_collective_plan_start(dtl_collective_plan_t plan)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "collective_plan_start", "state", "%s",
                           dtl__closed_reason());
    struct collective_plan *plan_object = dtl__handle_object(plan, HANDLE_COLLECTIVE_PLAN,
                                                             "collective_plan_start", "plan");
    if (DTL_UNLIKELY(plan_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;

    struct context *entered = dtl__collective_plan_context(plan_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_COLLECTIVE_PLAN_START);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;

    if (DTL_UNLIKELY(dtl__observed))
        return collective_plan_start_observed(plan, plan_object);
    dtl_status status = dtl_impl_collective_plan_start(plan_object);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_COLLECTIVE_PLAN_START, status);
}

/* spec/plan.yaml: collective_plan_wait: the observed path */
static DTL_NOINLINE dtl_status collective_plan_wait_observed(dtl_collective_plan_t plan,
                                                             struct collective_plan *plan_object)
{
    dtl_status begun = dtl__call_begin(CALL_COLLECTIVE_PLAN_WAIT,
                                       dtl__collective_plan_context(plan_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_COLLECTIVE_PLAN_WAIT, (const struct handles[]){{&plan, 1}},
                             1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_COLLECTIVE_PLAN_WAIT,
                      dtl__context_error_scope(dtl__collective_plan_context(plan_object)),
                      begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &plan, sizeof plan},
        };
        dtl__record_call(CALL_COLLECTIVE_PLAN_WAIT, dtl__arguments, 1);
    }
    dtl_status status = dtl_impl_collective_plan_wait(plan_object);
    dtl__result(CALL_COLLECTIVE_PLAN_WAIT, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_COLLECTIVE_PLAN_WAIT,
                  dtl__context_error_scope(dtl__collective_plan_context(plan_object)), status);
    return status;
}

/* spec/plan.yaml: collective_plan_wait */
dtl_status dtl_collective_plan_wait(dtl_collective_plan_t plan)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "collective_plan_wait", "state", "%s",
                           dtl__closed_reason());
    struct collective_plan *plan_object = dtl__handle_object(plan, HANDLE_COLLECTIVE_PLAN,
                                                             "collective_plan_wait", "plan");
    if (DTL_UNLIKELY(plan_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;

    if (DTL_UNLIKELY(dtl__observed))
        return collective_plan_wait_observed(plan, plan_object);
    dtl_status status = dtl_impl_collective_plan_wait(plan_object);
    return dtl__result(CALL_COLLECTIVE_PLAN_WAIT, status);
}

/* spec/plan.yaml: collective_plan_test: the observed path */
static DTL_NOINLINE dtl_status collective_plan_test_observed(dtl_collective_plan_t plan,
                                                             int *completed,
                                                             struct collective_plan *plan_object)
{
    dtl_status begun = dtl__call_begin(CALL_COLLECTIVE_PLAN_TEST,
                                       dtl__collective_plan_context(plan_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_COLLECTIVE_PLAN_TEST, (const struct handles[]){{&plan, 1}},
                             1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_COLLECTIVE_PLAN_TEST,
                      dtl__context_error_scope(dtl__collective_plan_context(plan_object)),
                      begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &plan, sizeof plan},
            {'w', completed, sizeof *completed},
        };
        dtl__record_call(CALL_COLLECTIVE_PLAN_TEST, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_collective_plan_test(plan_object, completed);
    dtl__result(CALL_COLLECTIVE_PLAN_TEST, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_COLLECTIVE_PLAN_TEST,
                  dtl__context_error_scope(dtl__collective_plan_context(plan_object)), status);
    return status;
}

/* spec/plan.yaml: collective_plan_test */
dtl_status dtl_collective_plan_test(dtl_collective_plan_t plan, int *completed)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "collective_plan_test", "state", "%s",
                           dtl__closed_reason());
    struct collective_plan *plan_object = dtl__handle_object(plan, HANDLE_COLLECTIVE_PLAN,
                                                             "collective_plan_test", "plan");
    if (DTL_UNLIKELY(plan_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(completed)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__collective_plan_context(plan_object)),
                              DTL_ERROR_NULL_POINTER, "collective_plan_test", "completed-null",
                              "completed is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed))
        return collective_plan_test_observed(plan, completed, plan_object);
    dtl_status status = dtl_impl_collective_plan_test(plan_object, completed);
    return dtl__result(CALL_COLLECTIVE_PLAN_TEST, status);
}

/* spec/plan.yaml: collective_plan_destroy: the observed path */
static DTL_NOINLINE void collective_plan_destroy_observed(dtl_collective_plan_t plan,
                                                          struct collective_plan *plan_object)
{
    dtl_status begun = dtl__call_begin(CALL_COLLECTIVE_PLAN_DESTROY, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &plan, sizeof plan},
        };
        dtl__record_call(CALL_COLLECTIVE_PLAN_DESTROY, dtl__arguments, 1);
    }
    dtl_impl_collective_plan_destroy(plan_object);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_COLLECTIVE_PLAN_DESTROY, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return;
}

/* spec/plan.yaml: collective_plan_destroy */
void dtl_collective_plan_destroy(dtl_collective_plan_t plan)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "collective_plan_destroy", "state", "%s",
                    dtl__closed_reason());
        return;
    }
    struct collective_plan *plan_object = dtl__handle_close(plan, HANDLE_COLLECTIVE_PLAN,
                                                            "collective_plan_destroy", "plan");
    if (DTL_UNLIKELY(plan_object == NULL))
        return;

    if (DTL_UNLIKELY(dtl__observed))
    {
        collective_plan_destroy_observed(plan, plan_object);
        return;
    }
    dtl_impl_collective_plan_destroy(plan_object);
}
