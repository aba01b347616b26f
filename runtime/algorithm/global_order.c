/* SPDX-License-Identifier: BSD-3-Clause */
/* Global order of elements.  Block-distributed containers have it; for others, a redistributed copy
 * is made.  The container itself is never redistributed, so that views of its elements remain
 * valid. */
#include "global_order.h"

#include "agreement.h"
#include "container/layout.h"
#include "device_algorithms.h"
#include "dtl_impl.h"

/* Returns true if rows are distributed by block, so that the order of the ranks is global
 * order. */
static bool is_block_distributed(const struct container *container)
{
    return container->distribution.policy == DTL_PARTITION_BLOCK && container->distributed_dim == 0;
}

bool dtl__is_in_global_order(struct container *container)
{
    return dtl__sharing_comm(container) == NULL || is_block_distributed(container);
}

bool dtl__is_partial_span(const struct container *container)
{
    return container->local_size != dtl__layout_size(&container->local_shape);
}

/* Sorts the elements on their device into `out` and returns true.  Returns false if the device
 * cannot do this: the host then sorts them. */
static bool sort_on_device(const struct container *container, const struct device_sort_order *order,
                           void *out)
{
    return order != NULL && dtl__container_runs_on_device(container) &&
           dtl__device_sort_to_host(container, order->is_descending, out, order->indices) ==
               DTL_SUCCESS;
}

/* Creates a zeroed container with the same shape and distribution. */
static dtl_status make_similar_container(const struct container *container,
                                         dtl_placement_policy placement, struct container **out)
{
    enum handle_kind kind = container->shape.ndim > 1 ? HANDLE_TENSOR : HANDLE_VECTOR;
    dtl_container_options options = container->options;

    options.placement = placement;
    return dtl__container_make(kind, container->context, container->type->id, &container->shape,
                               container->distributed_dim, &options, out);
}

/* Copies the elements to a container in host memory with the same distribution.  If `order` is not
 * NULL and a device sorts them, sets *is_sorted.  Sets *out also if reading the elements fails. */
static dtl_status copy_to_host(const struct container *container,
                               const struct device_sort_order *order, bool *is_sorted,
                               struct container **out)
{
    struct container *copy = NULL;
    dtl_status status = make_similar_container(container, DTL_PLACEMENT_HOST, &copy);

    if (status != DTL_SUCCESS)
        return status;
    *is_sorted = sort_on_device(container, order, copy->data);
    if (!*is_sorted)
        status = dtl__container_read(container, 0, container->local_size, copy->data);
    *out = copy;
    return status;
}

/* Redistributes the copy by block, in row-major order of the elements.  Collective. */
static dtl_status redistribute_by_block(struct container *copy)
{
    dtl_shape line = {.ndim = 1, .dims = {copy->global_size}};

    return dtl__container_reform(copy, &line, 0, DTL_PARTITION_BLOCK);
}

/* Redistributes the copy as the container is, and writes its elements back.  Collective. */
static dtl_status write_back(struct container *copy, struct container *container)
{
    dtl_status status = dtl__container_reform(copy, &container->shape, container->distributed_dim,
                                              container->distribution.policy);

    return status == DTL_SUCCESS ? dtl__container_move(copy, container) : status;
}

/* Opens the container's own elements, which may be changed in place. */
static dtl_status open_in_place(struct container *container, struct global_order *out)
{
    dtl_status status = dtl__stage_all(container, STAGE_UPDATE, &out->staged);

    if (status != DTL_SUCCESS) {
        out->staged.original = NULL;
        return status;
    }
    out->container = container;
    out->comm = dtl__sharing_comm(container);
    out->data = out->staged.container->data;
    out->count = container->local_size;
    return DTL_SUCCESS;
}

/* Opens a copy of the elements in host memory, redistributed by blocks. *out owns the copy.
 * Collective. */
static dtl_status open_copy(struct container *container, const struct device_sort_order *order,
                            struct global_order *out)
{
    struct comm *comm = dtl__sharing_comm(container);
    struct container *copy = NULL;
    dtl_status status =
        dtl__agree_on(container, copy_to_host(container, order, &out->is_sorted, &copy));

    if (status == DTL_SUCCESS && comm != NULL && !is_block_distributed(container))
        status = redistribute_by_block(copy);
    if (status != DTL_SUCCESS) {
        if (copy != NULL)
            dtl_impl_container_destroy(copy);
        return status;
    }
    out->container = container;
    out->copy = copy;
    out->comm = comm;
    out->data = copy->data;
    out->count = copy->local_size;
    return DTL_SUCCESS;
}

/* Opens the elements in place if they are in global order and no copy is wanted, otherwise a
 * copy. `order` lets a device sort the copy; NULL: it is not sorted.  Fails if a span needs a copy
 * that can't be made.  Collective. */
static dtl_status open_elements(struct container *container, bool is_copy,
                                const struct device_sort_order *order, struct global_order *out)
{
    bool has_all_elements = dtl__sharing_comm(container) == NULL;

    out->copy = NULL;
    out->is_sorted = false;
    out->staged.original = NULL;
    if (!has_all_elements && !is_block_distributed(container) && dtl__is_partial_span(container))
        return dtl__fail(DTL_ERROR_NOT_SUPPORTED,
                         "the span is a part of a container that is distributed along "
                         "dimension %d by policy %s; expected dimension 0 by block",
                         (int)container->distributed_dim,
                         dtl_partition_policy_name(container->distribution.policy));
    if (is_copy && (container->context == NULL || dtl__is_partial_span(container)))
        return dtl__fail(DTL_ERROR_NOT_SUPPORTED,
                         "the span is of the program's own memory or of a part of a container; "
                         "expected a whole container");
    if (!is_copy && dtl__is_in_global_order(container))
        return open_in_place(container, out);
    return open_copy(container, dtl__is_in_global_order(container) ? order : NULL, out);
}

dtl_status dtl__global_order_open(struct container *container, bool is_copy,
                                  struct global_order *out)
{
    struct comm *comm = dtl__sharing_comm(container);

    if (is_copy || container->may_be_on_device ||
        !(comm == NULL || is_block_distributed(container)))
        return open_elements(container, is_copy, NULL, out);
    *out = (struct global_order){.container = container,
                                 .comm = comm,
                                 .data = container->data,
                                 .count = container->local_size};
    return DTL_SUCCESS;
}

dtl_status dtl__global_order_open_sorted(struct container *container,
                                         struct device_sort_order order, struct global_order *out)
{
    return open_elements(container, true, &order, out);
}

dtl_status dtl__global_order_write(struct global_order *ordered)
{
    struct container *container = ordered->container;
    dtl_status status;

    dtl__container_mark_dirty(container);
    if (ordered->copy == NULL) {
        status = dtl__stage_end(&ordered->staged, DTL_SUCCESS);
        ordered->staged.original = NULL;
        return status;
    }
    return write_back(ordered->copy, container);
}

void dtl__global_order_close(struct global_order *ordered)
{
    if (ordered->staged.original != NULL)
        dtl__stage_end(&ordered->staged, DTL_ERROR_CANCELED);
    dtl_impl_container_destroy(ordered->copy);
}

/* ---- elements on devices --------------------------------------------------------------------- */

/* Creates a copy with the same distribution, on the same devices.  Sets *out also if the copy of
 * the elements fails. */
static dtl_status copy_on_devices(struct container *container, struct container **out)
{
    dtl_status status = make_similar_container(container, container->options.placement, out);

    return status == DTL_SUCCESS ? dtl__container_move(container, *out) : status;
}

void dtl__ordered_container_open(struct container *container, struct container **out)
{
    struct container *copy = NULL;
    dtl_status status;

    *out = container;
    if (!container->may_be_on_device || dtl__is_in_global_order(container) ||
        dtl__is_partial_span(container))
        return;
    status = dtl__agree_on(container, copy_on_devices(container, &copy));
    if (status == DTL_SUCCESS)
        status = redistribute_by_block(copy);
    if (status == DTL_SUCCESS)
        *out = copy;
    else
        dtl_impl_container_destroy(copy);
}

dtl_status dtl__ordered_container_write(struct container *container, struct container *ordered)
{
    if (ordered == container)
        return DTL_SUCCESS;
    dtl__container_mark_dirty(container);
    return dtl__agree_on(container, write_back(ordered, container));
}

void dtl__ordered_container_close(struct container *container, struct container *ordered)
{
    if (ordered != container)
        dtl_impl_container_destroy(ordered);
}
