/* SPDX-License-Identifier: BSD-3-Clause */
/* Plans: persistent collectives, prepared once and started again and again. */
#include "plan.h"

#include "device_collective.h"
#include "dtl_conditions.h"
#include "dtl_impl.h"

struct collective_plan {
    struct collective_request *request;
};

struct context *dtl__collective_plan_context(const struct collective_plan *plan)
{
    return plan->request->context;
}

dtl_status dtl__collective_plan_make(struct context *context, const struct collective *collective,
                                     struct collective_plan **out)
{
    struct collective_plan *plan = NULL;
    bool is_on_device = false;
    dtl_status status = dtl__alloc((void **)&plan, sizeof *plan, "plan");

    status = dtl__comm_agree(&context->comm, status);
    if (status == DTL_SUCCESS)
        status = dtl__device_detect(context, collective, &is_on_device);
    if (status == DTL_SUCCESS)
        status =
            dtl__collective_request_make(context, collective, true, is_on_device, &plan->request);
    if (status != DTL_SUCCESS) {
        dtl__release(plan);
        return status;
    }
    *out = plan;
    return DTL_SUCCESS;
}

dtl_status dtl_impl_collective_plan_start(struct collective_plan *plan)
{
    dtl_status status;

    if (plan->request->is_active)
        return dtl__refuse_argument(DTL_ERROR_INVALID_STATE, "plan-state",
                                    "the plan is under way; expected one that was "
                                    "waited for");
    dtl__reserve_open();
    status = dtl__collective_request_start(plan->request);
    dtl__reserve_close();
    return status == DTL_SUCCESS ? dtl__collective_request_order(plan->request) : status;
}

dtl_status dtl_impl_collective_plan_wait(struct collective_plan *plan)
{
    return plan->request->is_active ? dtl__collective_request_wait(plan->request) : DTL_SUCCESS;
}

dtl_status dtl_impl_collective_plan_test(struct collective_plan *plan, int *completed)
{
    dtl_status status = DTL_SUCCESS;
    bool done = true;

    if (plan->request->is_active)
        status = dtl__collective_request_test(plan->request, &done);
    if (status == DTL_SUCCESS)
        *completed = done;
    return status;
}

void dtl_impl_collective_plan_destroy(struct collective_plan *plan)
{
    dtl__collective_request_release(plan->request);
    dtl__release(plan);
}
