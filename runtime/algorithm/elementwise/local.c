/* SPDX-License-Identifier: BSD-3-Clause */
/* Local elementwise algorithms on this rank's elements: callbacks (for_each, transform) and copy.
 */
#include <string.h>

#include "algorithm/parallel.h"
#include "dtl_container.h"
#include "dtl_impl.h"

static char *element_at(const struct container *container, uint64_t local_index)
{
    return (char *)container->data + local_index * container->type->size;
}

/* Returns the number of parts into which the elements are divided among threads. */
static int container_parts(const struct container *container)
{
    return dtl__part_count((dtl_execution_policy)container->options.execution,
                           container->local_size, container->type->size);
}

struct for_each_call {
    const struct container *container;
    dtl_unary_func func;
    dtl_const_unary_func const_func;
    void *user_data;
};

/* The functions NAME_part() are part_work: they call the program's function for one part of the
 * elements, with local indices. */
static void for_each_part(void *state, struct part part, int thread)
{
    const struct for_each_call *call = state;

    (void)thread;
    for (uint64_t index = part.begin; index < part.end; index++)
        call->func(element_at(call->container, index), index, call->user_data);
}

static void for_each_const_part(void *state, struct part part, int thread)
{
    const struct for_each_call *call = state;

    (void)thread;
    for (uint64_t index = part.begin; index < part.end; index++)
        call->const_func(element_at(call->container, index), index, call->user_data);
}

/* Runs the work on the staged elements of the container. */
static dtl_status run_for_each(struct container *container, enum stage_use use, part_work work,
                               struct for_each_call *call)
{
    struct staged staged;
    dtl_status status = dtl__stage(container, use, &staged);

    if (status != DTL_SUCCESS)
        return status;
    call->container = staged.container;
    dtl__part_run(container->local_size, container_parts(container), work, call);
    return dtl__stage_end(&staged, DTL_SUCCESS);
}

dtl_status dtl_impl_local_for_each(struct container *container, dtl_unary_func func,
                                   void *user_data)
{
    struct for_each_call call = {.func = func, .user_data = user_data};

    return run_for_each(container, STAGE_UPDATE, for_each_part, &call);
}

dtl_status dtl_impl_local_for_each_const(struct container *container, dtl_const_unary_func func,
                                         void *user_data)
{
    struct for_each_call call = {.const_func = func, .user_data = user_data};

    return run_for_each(container, STAGE_READ, for_each_const_part, &call);
}

struct transform {
    const struct container *source;
    const struct container *destination;
    dtl_transform_func func;
    void *user_data;
};

static void transform_part(void *state, struct part part, int thread)
{
    const struct transform *transform = state;

    (void)thread;
    for (uint64_t index = part.begin; index < part.end; index++)
        transform->func(element_at(transform->source, index),
                        element_at(transform->destination, index), index, transform->user_data);
}

/* Runs the transform on elements that the host accesses; always succeeds. */
static dtl_status transform_host_elements(const struct container *src, const struct container *dst,
                                          struct transform *transform)
{
    transform->source = src;
    transform->destination = dst;
    dtl__part_run(dst->local_size, container_parts(dst), transform_part, transform);
    return DTL_SUCCESS;
}

/* Runs the transform on host copies of both containers, and writes the destination back. */
static DTL_COLD dtl_status transform_device_elements(struct container *src, struct container *dst,
                                                     struct transform *transform)
{
    struct staged from, to;
    dtl_status status = dtl__stage_pair(src, &from, dst, &to);

    if (status != DTL_SUCCESS)
        return status;
    status = transform_host_elements(from.container, to.container, transform);
    return dtl__stage_pair_end(&from, &to, status);
}

dtl_status dtl_impl_local_transform(struct container *src, struct container *dst,
                                    dtl_transform_func func, void *user_data)
{
    struct transform transform = {.func = func, .user_data = user_data};

    return dtl__is_either_on_device(src, dst) ? transform_device_elements(src, dst, &transform)
                                              : transform_host_elements(src, dst, &transform);
}

dtl_status dtl_impl_local_copy(struct container *src, struct container *dst)
{
    if (src->data == NULL || dst->data == NULL)
        return dtl__container_move(src, dst);
    memmove(dst->data, src->data, src->local_size * src->type->size);
    return DTL_SUCCESS;
}
