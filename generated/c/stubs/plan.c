/* Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/c/stubs.c.j2.
 * Do not edit. */
#include "dtl_enums.h"
#include "dtl_impl.h"
#include "dtl_kernels.h"
#include "dtl_runtime.h"

/* spec/plan.yaml: collective_plan_start */
dtl_status dtl_collective_plan_start(dtl_collective_plan_t plan)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "collective_plan_start", "state",
                           "the library is shut down; expected a call before the process leaves");
    struct collective_plan *plan_object = dtl__handle_object(plan, HANDLE_COLLECTIVE_PLAN,
                                                             "collective_plan_start", "plan");
    if (DTL_UNLIKELY(plan_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_COLLECTIVE_PLAN_START,
                                           dtl__collective_plan_comm(plan_object), NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        dtl_status status = dtl_impl_collective_plan_start(plan_object);
        dtl__call_end(CALL_COLLECTIVE_PLAN_START, dtl__collective_plan_comm(plan_object), status);
        return status;
    }
    return dtl_impl_collective_plan_start(plan_object);
}

/* spec/plan.yaml: collective_plan_wait */
dtl_status dtl_collective_plan_wait(dtl_collective_plan_t plan)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "collective_plan_wait", "state",
                           "the library is shut down; expected a call before the process leaves");
    struct collective_plan *plan_object = dtl__handle_object(plan, HANDLE_COLLECTIVE_PLAN,
                                                             "collective_plan_wait", "plan");
    if (DTL_UNLIKELY(plan_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_COLLECTIVE_PLAN_WAIT, NULL, NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        dtl_status status = dtl_impl_collective_plan_wait(plan_object);
        dtl__call_end(CALL_COLLECTIVE_PLAN_WAIT, dtl__collective_plan_comm(plan_object), status);
        return status;
    }
    return dtl_impl_collective_plan_wait(plan_object);
}

/* spec/plan.yaml: collective_plan_test */
dtl_status dtl_collective_plan_test(dtl_collective_plan_t plan, int *completed)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "collective_plan_test", "state",
                           "the library is shut down; expected a call before the process leaves");
    struct collective_plan *plan_object = dtl__handle_object(plan, HANDLE_COLLECTIVE_PLAN,
                                                             "collective_plan_test", "plan");
    if (DTL_UNLIKELY(plan_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(completed == NULL))
        return dtl__refuse_in(dtl__collective_plan_comm(plan_object), DTL_ERROR_NULL_POINTER,
                              "collective_plan_test", "completed-null",
                              "completed is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_COLLECTIVE_PLAN_TEST, NULL, NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        dtl_status status = dtl_impl_collective_plan_test(plan_object, completed);
        dtl__call_end(CALL_COLLECTIVE_PLAN_TEST, dtl__collective_plan_comm(plan_object), status);
        return status;
    }
    return dtl_impl_collective_plan_test(plan_object, completed);
}

/* spec/plan.yaml: collective_plan_destroy */
void dtl_collective_plan_destroy(dtl_collective_plan_t plan)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "collective_plan_destroy", "state",
                    "the library is shut down; expected a call before the process leaves");
        return;
    }
    struct collective_plan *plan_object = dtl__handle_close(plan, HANDLE_COLLECTIVE_PLAN,
                                                            "collective_plan_destroy", "plan");
    if (DTL_UNLIKELY(plan_object == NULL))
        return;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_COLLECTIVE_PLAN_DESTROY, NULL, NULL, 0);
        if (begun != DTL_SUCCESS)
            return;
        dtl_impl_collective_plan_destroy(plan_object);
        dtl__call_end(CALL_COLLECTIVE_PLAN_DESTROY, NULL, DTL_SUCCESS);
        return;
    }
    dtl_impl_collective_plan_destroy(plan_object);
}
