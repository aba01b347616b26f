/* SPDX-License-Identifier: BSD-3-Clause */
/* The asynchronous forms of the local algorithms (dtl_async_*), run as tasks on a background
 * thread. */
#include "dtl_impl.h"
#include "future/task.h"

struct arguments {
    struct container *source;
    struct container *destination;
    dtl_unary_func unary;
    dtl_transform_func transform;
    dtl_reduce_op op;
    void *result;
    void *user_data;
};

/* Work of a task (task_work): runs the local algorithm on its arguments.  Likewise below. */
static dtl_status for_each_work(void *state)
{
    const struct arguments *arguments = state;

    return dtl_impl_local_for_each(arguments->source, arguments->unary, arguments->user_data);
}

static dtl_status transform_work(void *state)
{
    const struct arguments *arguments = state;

    return dtl_impl_local_transform(arguments->source, arguments->destination, arguments->transform,
                                    arguments->user_data);
}

static dtl_status reduce_work(void *state)
{
    const struct arguments *arguments = state;

    return dtl_impl_local_reduce(arguments->source, arguments->op, arguments->result);
}

static dtl_status sort_work(void *state)
{
    const struct arguments *arguments = state;

    return dtl_impl_local_sort(arguments->source);
}

dtl_status dtl_impl_async_for_each(struct container *container, dtl_unary_func func,
                                   void *user_data, struct future **req)
{
    struct arguments arguments = {.source = container, .unary = func, .user_data = user_data};

    return dtl__task_start(for_each_work, &arguments, sizeof arguments, req);
}

dtl_status dtl_impl_async_transform(struct container *src, struct container *dst,
                                    dtl_transform_func func, void *user_data, struct future **req)
{
    struct arguments arguments = {
        .source = src, .destination = dst, .transform = func, .user_data = user_data};

    return dtl__task_start(transform_work, &arguments, sizeof arguments, req);
}

dtl_status dtl_impl_async_reduce(struct container *container, dtl_reduce_op op, void *result,
                                 struct future **req)
{
    struct arguments arguments = {.source = container, .op = op, .result = result};

    return dtl__task_start(reduce_work, &arguments, sizeof arguments, req);
}

dtl_status dtl_impl_async_sort(struct container *container, struct future **req)
{
    struct arguments arguments = {.source = container};

    return dtl__task_start(sort_work, &arguments, sizeof arguments, req);
}
