/* SPDX-License-Identifier: BSD-3-Clause */
/* Collectives that were made ready once, and are started again and again. */
#include "plan.h"

#include "dtl_impl.h"

struct collective_plan {
    struct flight *flight;
};

struct comm *dtl__collective_plan_comm(struct collective_plan *plan)
{
    return &plan->flight->context->comm;
}

dtl_status dtl__collective_plan_make(struct context *context, const struct collective *what,
                                     struct collective_plan **out)
{
    struct collective_plan *plan = NULL;
    dtl_status status = dtl__alloc((void **)&plan, sizeof *plan, "plan");

    if (status != DTL_SUCCESS)
        return status;
    status = dtl__flight_make(context, what, true, &plan->flight);
    if (status != DTL_SUCCESS) {
        dtl__release(plan);
        return status;
    }
    *out = plan;
    return DTL_SUCCESS;
}

dtl_status dtl_impl_collective_plan_start(struct collective_plan *plan)
{
    if (plan->flight->is_under_way)
        return dtl__fail(DTL_ERROR_INVALID_STATE,
                         "collective_plan_start: the plan is under way; expected one that was "
                         "waited for");
    return dtl__flight_start(plan->flight);
}

dtl_status dtl_impl_collective_plan_wait(struct collective_plan *plan)
{
    return plan->flight->is_under_way ? dtl__flight_wait(plan->flight) : DTL_SUCCESS;
}

dtl_status dtl_impl_collective_plan_test(struct collective_plan *plan, int *completed)
{
    dtl_status status = DTL_SUCCESS;
    bool done = true;

    if (plan->flight->is_under_way)
        status = dtl__flight_test(plan->flight, &done);
    if (status == DTL_SUCCESS)
        *completed = done;
    return status;
}

void dtl_impl_collective_plan_destroy(struct collective_plan *plan)
{
    dtl__flight_release(plan->flight);
    dtl__release(plan);
}
