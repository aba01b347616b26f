/* SPDX-License-Identifier: BSD-3-Clause */
/* The local family: scans of this rank's part. */
#include "algorithm/device_algorithms.h"
#include "algorithm/reduce/fold.h"
#include "dtl_impl.h"
#include "scan.h"

/* Of elements that the host reaches. */
static dtl_status near_scan(struct container *container, dtl_reduce_op op, bool is_inclusive,
                            const void *before)
{
    struct scan scan = {.type = container->type,
                        .op = op,
                        .policy = (dtl_execution_policy)container->options.execution,
                        .is_inclusive = is_inclusive,
                        .elements = container->data,
                        .count = container->local_size};

    dtl__scan(&scan, before);
    return DTL_SUCCESS;
}

static dtl_status far_scan(struct container *container, dtl_reduce_op op, bool is_inclusive,
                           const void *before)
{
    struct staged staged;
    dtl_status status = DTL_SUCCESS;
    bool is_done = false;

    if (dtl__container_runs_on_device(container))
        status = dtl__device_scan(container, op, is_inclusive, before, &is_done);
    if (status != DTL_SUCCESS || is_done)
        return status;
    status = dtl__stage(container, STAGE_UPDATE, &staged);
    if (status != DTL_SUCCESS)
        return status;
    return dtl__stage_end(&staged, near_scan(staged.container, op, is_inclusive, before));
}

dtl_status dtl__scan_local(struct container *container, dtl_reduce_op op, bool is_inclusive,
                           const void *before)
{
    return (dtl__container_is_far(container) ? far_scan : near_scan)(container, op, is_inclusive,
                                                                     before);
}

dtl_status dtl_impl_local_inclusive_scan(struct container *container, dtl_reduce_op op)
{
    return dtl__scan_local(container, op, true, NULL);
}

dtl_status dtl_impl_local_exclusive_scan(struct container *container, dtl_reduce_op op)
{
    return dtl__scan_local(container, op, false, NULL);
}
