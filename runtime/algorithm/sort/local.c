/* SPDX-License-Identifier: BSD-3-Clause */
/* Local sorts of this rank's elements. */
#include "algorithm/device_algorithms.h"
#include "dtl_container.h"
#include "dtl_impl.h"
#include "record_sort.h"

/* Sorts elements in device memory: on the device, or on the host if the device does not support the
 * order. */
static DTL_COLD dtl_status sort_device_elements(record_sort *sort, const struct record_order *order,
                                                struct container *container)
{
    struct staged staged;
    dtl_status status;

    if (order->compare == NULL && dtl__container_runs_on_device(container))
        return dtl__device_sort(container, order->is_descending);
    status = dtl__stage(container, STAGE_UPDATE, &staged);
    if (status != DTL_SUCCESS)
        return status;
    status = sort(order, staged.container->data, container->local_size);
    return dtl__stage_end(&staged, status);
}

/* Sorts the local elements by the function `sort`, in host or device memory. */
static inline dtl_status sort_elements(record_sort *sort, const struct record_order *order,
                                       struct container *container)
{
    if (dtl__container_is_on_device(container))
        return sort_device_elements(sort, order, container);
    return sort(order, container->data, container->local_size);
}

dtl_status dtl__local_sort(record_sort *sort, struct container *container, bool is_descending)
{
    struct record_order order = {.type = container->type,
                                 .stride = container->type->size,
                                 .is_descending = is_descending,
                                 .execution = (dtl_execution_policy)container->options.execution};

    return sort_elements(sort, &order, container);
}

dtl_status dtl_impl_local_sort(struct container *container)
{
    return dtl__local_sort(dtl__sort_any, container, false);
}

dtl_status dtl_impl_local_sort_descending(struct container *container)
{
    return dtl__local_sort(dtl__sort_any, container, true);
}

dtl_status dtl_impl_local_sort_func(struct container *container, dtl_comparator cmp,
                                    void *user_data)
{
    struct record_order order = {.type = container->type,
                                 .stride = container->type->size,
                                 .compare = cmp,
                                 .user_data = user_data};

    return sort_elements(dtl__sort_stable, &order, container);
}
