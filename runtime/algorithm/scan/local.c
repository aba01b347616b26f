/* SPDX-License-Identifier: BSD-3-Clause */
/* Local scans of this rank's elements. */
#include "algorithm/device_algorithms.h"
#include "algorithm/reduce/fold.h"
#include "dtl_impl.h"
#include "scan.h"

/* Scans elements in host memory. */
static dtl_status scan_host_elements(struct container *container, dtl_reduce_op op,
                                     bool is_inclusive, const void *before)
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

/* Scans on the device if it can, otherwise a staged copy on the host. */
static dtl_status scan_device_elements(struct container *container, dtl_reduce_op op,
                                       bool is_inclusive, const void *before)
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
    return dtl__stage_end(&staged, scan_host_elements(staged.container, op, is_inclusive, before));
}

dtl_status dtl__scan_local(struct container *container, dtl_reduce_op op, bool is_inclusive,
                           const void *before)
{
    return (dtl__container_is_on_device(container) ? scan_device_elements : scan_host_elements)(
        container, op, is_inclusive, before);
}

dtl_status dtl_impl_local_inclusive_scan(struct container *container, dtl_reduce_op op)
{
    return dtl__scan_local(container, op, true, NULL);
}

dtl_status dtl_impl_local_exclusive_scan(struct container *container, dtl_reduce_op op)
{
    return dtl__scan_local(container, op, false, NULL);
}
