/* SPDX-License-Identifier: BSD-3-Clause */
/* The local family: sorts of this rank's part. */
#include "dtl_container.h"
#include "dtl_impl.h"
#include "far.h"
#include "order.h"

static dtl_status local_sort(dtl_status (*sort)(const struct order *, void *, uint64_t),
                             const struct order *order, struct container *container)
{
    struct staged staged;
    dtl_status status = dtl__stage(container, STAGE_UPDATE, &staged);

    if (status != DTL_SUCCESS)
        return status;
    status = sort(order, staged.container->data, container->local_size);
    return dtl__stage_end(&staged, status);
}

static dtl_status container_sort(struct container *container, bool is_descending)
{
    struct order order = {
        .type = container->type, .stride = container->type->size, .is_descending = is_descending};

    if (dtl__far_has(container))
        return dtl__far_sort(container, is_descending);
    return local_sort(dtl__sort_any, &order, container);
}

dtl_status dtl_impl_local_sort(struct container *container)
{
    return container_sort(container, false);
}

dtl_status dtl_impl_local_sort_descending(struct container *container)
{
    return container_sort(container, true);
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
