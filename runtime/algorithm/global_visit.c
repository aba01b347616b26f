/* SPDX-License-Identifier: BSD-3-Clause */
/* The distributed family: what is done to each element where it lies. */
#include <string.h>

#include "agree.h"
#include "dtl_impl.h"
#include "parallel.h"

/* Other ranks have nothing to wait for: each fills its part. */
dtl_status dtl_impl_container_fill(struct container *container, const void *value)
{
    return dtl_impl_container_fill_local(container, value);
}

static dtl_status same_shape(const char *function, const struct container *src,
                             const struct container *dst)
{
    bool is_same = src->shape.ndim == dst->shape.ndim;

    for (int dim = 0; is_same && dim < src->shape.ndim; dim++)
        is_same = src->shape.dims[dim] == dst->shape.dims[dim];
    if (is_same)
        return DTL_SUCCESS;
    return dtl__fail(DTL_ERROR_EXTENT_MISMATCH,
                     "%s: dst has %llu elements in %d dimensions; expected the shape of src, "
                     "%llu in %d",
                     function, (unsigned long long)dst->global_size, (int)dst->shape.ndim,
                     (unsigned long long)src->global_size, (int)src->shape.ndim);
}

static bool is_alike(const struct container *a, const struct container *b)
{
    const struct distribution *one = &a->distribution;
    const struct distribution *other = &b->distribution;

    return one->policy == other->policy && one->block_size == other->block_size &&
           one->ranks == other->ranks && a->distributed_dim == b->distributed_dim &&
           a->local_size == b->local_size && a->offset == b->offset;
}

/* Sets *out to `src` where it is distributed as `dst` is, or to a copy that is. */
static dtl_status align(struct container *src, const struct container *dst, const char *function,
                        struct container **out)
{
    struct distribution to = {0};
    struct container *copy = NULL;
    dtl_status status;

    if (is_alike(src, dst)) {
        *out = src;
        return DTL_SUCCESS;
    }
    if (src->shape.ndim > 1 || src->kind == HANDLE_SPAN || dst->kind == HANDLE_SPAN)
        return dtl__fail(DTL_ERROR_NOT_SUPPORTED,
                         "%s: src and dst are distributed differently; expected vectors or arrays",
                         function);
    status = dtl__container_make(HANDLE_VECTOR, src->context, src->type->id, &src->shape, 0,
                                 &src->options, &copy);
    if (status != DTL_SUCCESS)
        return status;
    if (src->local_size > 0)
        memcpy(copy->data, src->data, src->local_size * src->type->size);
    status = dtl__distribution_make(dst->distribution.policy, dst->global_size,
                                    dst->distribution.block_size, dst->distribution.ranks,
                                    dst->distribution.rank, &to);
    if (status == DTL_SUCCESS)
        status = dtl__container_redistribute(copy, &to);
    if (status != DTL_SUCCESS) {
        dtl__distribution_release(&to);
        dtl_impl_container_destroy(copy);
        return status;
    }
    *out = copy;
    return DTL_SUCCESS;
}

static void align_end(struct container *src, struct container *aligned)
{
    if (aligned != src)
        dtl_impl_container_destroy(aligned);
}

dtl_status dtl_impl_container_copy(struct container *src, struct container *dst)
{
    struct container *aligned = src;
    dtl_status status = same_shape("container_copy", src, dst);

    if (status != DTL_SUCCESS)
        return status;
    if (src->type != dst->type)
        return dtl__fail(DTL_ERROR_INVALID_ARGUMENT,
                         "container_copy: dst has dtype %s; expected that of src, %s",
                         dst->type->name, src->type->name);
    status = align(src, dst, "container_copy", &aligned);
    if (status != DTL_SUCCESS)
        return status;
    if (dst->local_size > 0)
        memmove(dst->data, aligned->data, dst->local_size * dst->type->size);
    dst->is_dirty = true;
    align_end(src, aligned);
    return DTL_SUCCESS;
}

/* ---- callbacks ------------------------------------------------------------------------------- */

struct visit {
    const struct container *source;
    struct container *destination;
    dtl_unary_func unary;
    dtl_transform_func transform;
    void *user_data;
};

static char *element_at(const struct container *container, uint64_t local_index)
{
    return (char *)container->data + local_index * container->type->size;
}

static uint64_t global_index(const struct container *container, uint64_t local_index)
{
    return (uint64_t)dtl__agree_index(container, (int64_t)local_index);
}

static void unary_part(void *state, struct part part, int thread)
{
    const struct visit *visit = state;

    (void)thread;
    for (uint64_t index = part.begin; index < part.end; index++)
        visit->unary(element_at(visit->destination, index), global_index(visit->destination, index),
                     visit->user_data);
}

static void transform_part(void *state, struct part part, int thread)
{
    const struct visit *visit = state;

    (void)thread;
    for (uint64_t index = part.begin; index < part.end; index++)
        visit->transform(element_at(visit->source, index), element_at(visit->destination, index),
                         global_index(visit->destination, index), visit->user_data);
}

static void visit_run(struct visit *visit, part_work work)
{
    struct container *container = visit->destination;
    int parts = dtl__part_count((dtl_execution_policy)container->options.execution,
                                container->local_size, container->type->size);

    dtl__part_run(container->local_size, parts, work, visit);
    container->is_dirty = true;
}

dtl_status dtl_impl_container_for_each(struct container *container, dtl_unary_func func,
                                       void *user_data)
{
    struct visit visit = {.destination = container, .unary = func, .user_data = user_data};

    visit_run(&visit, unary_part);
    return DTL_SUCCESS;
}

dtl_status dtl_impl_container_transform(struct container *src, struct container *dst,
                                        dtl_transform_func func, void *user_data)
{
    struct container *aligned = src;
    dtl_status status = same_shape("container_transform", src, dst);

    if (status == DTL_SUCCESS)
        status = align(src, dst, "container_transform", &aligned);
    if (status != DTL_SUCCESS)
        return status;

    struct visit visit = {
        .source = aligned, .destination = dst, .transform = func, .user_data = user_data};

    visit_run(&visit, transform_part);
    align_end(src, aligned);
    return DTL_SUCCESS;
}
