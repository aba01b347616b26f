/* SPDX-License-Identifier: BSD-3-Clause */
/* Global order for algorithms which need it: as it is for block containers, through a redistributed
 * copy for others.  The container itself is never redistributed, so that views of its elements stay
 * what they are. */
#include "blocked.h"

#include <string.h>

#include "agree.h"
#include "container/layout.h"
#include "dtl_impl.h"

static bool is_in_order(const struct container *container)
{
    return container->distribution.policy == DTL_PARTITION_BLOCK && container->distributed_dim == 0;
}

/* A span of some of a container's elements. */
static bool is_partial(const struct container *container)
{
    return container->local_size != dtl__layout_size(&container->local_shape);
}

/* A container with the same elements on the same ranks. */
static dtl_status container_copy(const struct container *container, struct container **out)
{
    enum handle_kind kind = container->shape.ndim > 1 ? HANDLE_TENSOR : HANDLE_VECTOR;
    struct container *copy = NULL;
    dtl_status status =
        dtl__container_make(kind, container->context, container->type->id, &container->shape,
                            container->distributed_dim, &container->options, &copy);

    if (status != DTL_SUCCESS)
        return status;
    if (container->local_size > 0)
        memcpy(copy->data, container->data, container->local_size * container->type->size);
    *out = copy;
    return DTL_SUCCESS;
}

/* Row by row over the ranks. */
static dtl_status copy_order(struct container *copy)
{
    dtl_shape line = {.ndim = 1, .dims = {copy->global_size}};

    return dtl__container_reform(copy, &line, 0, DTL_PARTITION_BLOCK);
}

/* Elements whose own memory may be changed. */
static void open_in_place(struct container *container, struct blocked *out)
{
    *out = (struct blocked){.container = container,
                            .comm = dtl__agree_comm(container),
                            .data = container->data,
                            .count = container->local_size};
}

/* The copy's memory belongs to the blocked elements alone. */
static dtl_status open_copy(struct container *container, struct blocked *out)
{
    struct comm *comm = dtl__agree_comm(container);
    struct container *copy = NULL;
    dtl_status status = dtl__agree_on(container, container_copy(container, &copy));

    if (status == DTL_SUCCESS && comm != NULL && !is_in_order(container))
        status = copy_order(copy);
    if (status != DTL_SUCCESS) {
        if (copy != NULL)
            dtl_impl_container_destroy(copy);
        return status;
    }
    *out = (struct blocked){.container = container,
                            .copy = copy,
                            .comm = comm,
                            .data = copy->data,
                            .count = copy->local_size};
    return DTL_SUCCESS;
}

dtl_status dtl__blocked_open(struct container *container, bool is_copy, struct blocked *out)
{
    bool is_whole = dtl__agree_comm(container) == NULL;

    if (!is_whole && !is_in_order(container) && is_partial(container))
        return dtl__fail(DTL_ERROR_NOT_SUPPORTED,
                         "the span is a part of a container that is distributed along "
                         "dimension %d by policy %s; expected dimension 0 by block",
                         (int)container->distributed_dim,
                         dtl_partition_policy_name(container->distribution.policy));
    if (is_copy && (container->context == NULL || is_partial(container)))
        return dtl__fail(DTL_ERROR_NOT_SUPPORTED,
                         "the span is of the program's own memory or of a part of a container; "
                         "expected a whole container");
    if (!is_copy && (is_whole || is_in_order(container))) {
        open_in_place(container, out);
        return DTL_SUCCESS;
    }
    return open_copy(container, out);
}

dtl_status dtl__blocked_write(struct blocked *blocked)
{
    struct container *container = blocked->container;
    dtl_status status;

    dtl__container_touch(container);
    if (blocked->copy == NULL)
        return DTL_SUCCESS;
    status = dtl__container_reform(blocked->copy, &container->shape, container->distributed_dim,
                                   container->distribution.policy);
    if (status == DTL_SUCCESS && container->local_size > 0)
        memcpy(container->data, blocked->copy->data, container->local_size * container->type->size);
    return status;
}

void dtl__blocked_close(struct blocked *blocked)
{
    dtl_impl_container_destroy(blocked->copy);
}
