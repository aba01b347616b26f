/* SPDX-License-Identifier: BSD-3-Clause */
/* The local family: sorts of this rank's part. */
#include "algorithm/device_algorithms.h"
#include "dtl_container.h"
#include "dtl_impl.h"
#include "record_sort.h"

/* What the device itself can't do the host does. */
static DTL_APART dtl_status far_sort(record_sort *sort, const struct order *order,
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

static inline dtl_status local_sort(record_sort *sort, const struct order *order,
                                    struct container *container)
{
    if (dtl__container_is_far(container))
        return far_sort(sort, order, container);
    return sort(order, container->data, container->local_size);
}

dtl_status dtl__local_sort(record_sort *sort, struct container *container, bool is_descending)
{
    struct order order = {.type = container->type,
                          .stride = container->type->size,
                          .is_descending = is_descending,
                          .execution = (dtl_execution_policy)container->options.execution};

    return local_sort(sort, &order, container);
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
    struct order order = {.type = container->type,
                          .stride = container->type->size,
                          .compare = cmp,
                          .user_data = user_data};

    return local_sort(dtl__sort_stable, &order, container);
}
