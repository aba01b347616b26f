/* SPDX-License-Identifier: BSD-3-Clause */
/* The distributed family: what is done to each element where it lies. */
#include <string.h>

#include "agree.h"
#include "container/layout.h"
#include "dtl_impl.h"
#include "far.h"
#include "parallel.h"

/* What is done to a container's elements, part by part. */
struct visit {
    const struct container *source; /* both as the host has them */
    struct container *destination;
    const void *value;
    dtl_unary_func unary;
    dtl_transform_func transform;
    dtl_chunk_func chunk;
    dtl_chunk_transform_func chunk_transform;
    reduce_kernel reduce;
    void *user_data;
};

static char *element_at(const struct container *container, uint64_t local_index)
{
    return (char *)container->data + local_index * container->type->size;
}

static void visit_run(struct visit *visit, part_work work)
{
    struct container *container = visit->destination;
    int parts = dtl__part_count((dtl_execution_policy)container->options.execution,
                                container->local_size, container->type->size);

    dtl__part_run(container->local_size, parts, work, visit);
    dtl__container_touch(container);
}

static void fill_part(void *state, struct part part, int thread)
{
    const struct visit *visit = state;

    (void)thread;
    dtl__container_fill(visit->destination, part.begin, part.end, visit->value);
}

/* Other ranks have nothing to wait for: each fills its part. */
dtl_status dtl_impl_container_fill(struct container *container, const void *value)
{
    struct visit visit = {.destination = container, .value = value};

    if (dtl__container_is_far(container))
        return dtl__container_fill_far(container, value);
    visit_run(&visit, fill_part);
    return DTL_SUCCESS;
}

/* ---- two containers -------------------------------------------------------------------------- */

static dtl_status same_shape(const struct container *src, const struct container *dst)
{
    bool is_same = src->shape.ndim == dst->shape.ndim;

    for (int dim = 0; is_same && dim < src->shape.ndim; dim++)
        is_same = src->shape.dims[dim] == dst->shape.dims[dim];
    if (is_same)
        return DTL_SUCCESS;
    return dtl__refuse_argument(
        DTL_ERROR_EXTENT_MISMATCH, "dst-shape",
        "dst has %llu elements in %d dimensions; expected the shape of src, "
        "%llu in %d",
        (unsigned long long)dst->global_size, (int)dst->shape.ndim,
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
static dtl_status align(struct container *src, const struct container *dst, struct container **out)
{
    struct distribution to = {0};
    dtl_container_options options = src->options;
    struct container *copy = NULL;
    dtl_status status;

    if (is_alike(src, dst)) {
        *out = src;
        return DTL_SUCCESS;
    }
    if (src->shape.ndim > 1 || src->kind == HANDLE_SPAN || dst->kind == HANDLE_SPAN)
        return dtl__fail(DTL_ERROR_NOT_SUPPORTED,
                         "src and dst are distributed differently; expected vectors or arrays");
    options.placement = DTL_PLACEMENT_HOST;
    status = dtl__container_make(HANDLE_VECTOR, src->context, src->type->id, &src->shape, 0,
                                 &options, &copy);
    if (status == DTL_SUCCESS)
        status = dtl__container_read(src, 0, src->local_size, copy->data);
    if (status == DTL_SUCCESS)
        status = dtl__distribution_make(dst->distribution.policy, dst->global_size,
                                        dst->distribution.block_size, dst->distribution.ranks,
                                        dst->distribution.rank, &to);
    status = dtl__agree_on(src, status);
    if (status == DTL_SUCCESS)
        status = dtl__container_redistribute(copy, &to);
    if (status != DTL_SUCCESS) {
        dtl__distribution_release(&to);
        if (copy != NULL)
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

static void copy_part(void *state, struct part part, int thread)
{
    const struct visit *visit = state;

    (void)thread;
    if (part.end > part.begin)
        memmove(element_at(visit->destination, part.begin), element_at(visit->source, part.begin),
                (part.end - part.begin) * visit->source->type->size);
}

/* Threads must not write what others still read. */
static bool is_apart(const struct container *src, const struct container *dst)
{
    return !dtl__overlaps(src->data, src->local_size * src->type->size, dst->data,
                          dst->local_size * dst->type->size);
}

static dtl_status same_dtype(const struct container *src, const struct container *dst)
{
    if (src->type == dst->type)
        return DTL_SUCCESS;
    return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "dst-dtype",
                                "dst has dtype %s; expected that of src, %s", dst->type->name,
                                src->type->name);
}

dtl_status dtl_impl_container_copy(struct container *src, struct container *dst)
{
    struct container *aligned = src;
    dtl_status status = same_shape(src, dst);

    if (status == DTL_SUCCESS)
        status = same_dtype(src, dst);
    if (status == DTL_SUCCESS)
        status = align(src, dst, &aligned);
    if (status != DTL_SUCCESS)
        return status;

    struct visit visit = {.source = aligned, .destination = dst};

    if (dtl__container_is_far(aligned) || dtl__container_is_far(dst))
        status = dtl__container_move(aligned, dst);
    else if (is_apart(aligned, dst))
        visit_run(&visit, copy_part);
    else
        copy_part(&visit, (struct part){0, dst->local_size}, 0);
    dtl__container_touch(dst);
    align_end(src, aligned);
    return status;
}

/* ---- callbacks ------------------------------------------------------------------------------- */

/* Neighbours here that are neighbours in the whole too. */
struct run {
    uint64_t global_index; /* of the first */
    uint64_t count;
};

static struct run run_at(const struct container *container, uint64_t local_index, uint64_t end)
{
    struct layout layout = dtl__layout_of(container);
    uint64_t count = dtl__layout_run(&layout, container->offset + local_index);

    return (struct run){.global_index =
                            dtl__layout_to_global(&layout, container->offset + local_index),
                        .count = count < end - local_index ? count : end - local_index};
}

static void unary_part(void *state, struct part part, int thread)
{
    const struct visit *visit = state;
    uint64_t size = visit->destination->type->size;
    struct run run;

    (void)thread;
    for (uint64_t begin = part.begin; begin < part.end; begin += run.count) {
        char *element = element_at(visit->destination, begin);

        run = run_at(visit->destination, begin, part.end);
        for (uint64_t index = 0; index < run.count; index++, element += size)
            visit->unary(element, run.global_index + index, visit->user_data);
    }
}

static void transform_part(void *state, struct part part, int thread)
{
    const struct visit *visit = state;
    uint64_t in_size = visit->source->type->size;
    uint64_t out_size = visit->destination->type->size;
    struct run run;

    (void)thread;
    for (uint64_t begin = part.begin; begin < part.end; begin += run.count) {
        const char *in = element_at(visit->source, begin);
        char *out = element_at(visit->destination, begin);

        run = run_at(visit->destination, begin, part.end);
        for (uint64_t index = 0; index < run.count; index++, in += in_size, out += out_size)
            visit->transform(in, out, run.global_index + index, visit->user_data);
    }
}

/* The elements of a chunk; it stays in the second-level cache. */
static uint64_t chunk_count(const struct container *container, uint64_t begin, uint64_t end)
{
    enum { CHUNK_BYTES = 1 << 16 };
    uint64_t most = CHUNK_BYTES / container->type->size;

    return end - begin < most ? end - begin : most;
}

static void chunk_part(void *state, struct part part, int thread)
{
    const struct visit *visit = state;
    uint64_t count;

    (void)thread;
    for (uint64_t begin = part.begin; begin < part.end; begin += count) {
        count = chunk_count(visit->destination, begin, part.end);
        visit->chunk(element_at(visit->destination, begin), count, visit->user_data);
    }
}

static void chunk_transform_part(void *state, struct part part, int thread)
{
    const struct visit *visit = state;
    uint64_t count;

    (void)thread;
    for (uint64_t begin = part.begin; begin < part.end; begin += count) {
        count = chunk_count(visit->destination, begin, part.end);
        visit->chunk_transform(element_at(visit->source, begin),
                               element_at(visit->destination, begin), count, visit->user_data);
    }
}

static dtl_status visit_one(struct container *container, struct visit *visit, part_work work)
{
    struct staged staged;
    dtl_status status = dtl__stage(container, STAGE_UPDATE, &staged);

    if (status != DTL_SUCCESS)
        return status;
    visit->destination = staged.container;
    visit_run(visit, work);
    return dtl__stage_end(&staged, DTL_SUCCESS);
}

dtl_status dtl_impl_container_for_each(struct container *container, dtl_unary_func func,
                                       void *user_data)
{
    struct visit visit = {.unary = func, .user_data = user_data};

    return visit_one(container, &visit, unary_part);
}

dtl_status dtl_impl_container_for_each_chunk(struct container *container, dtl_chunk_func func,
                                             void *user_data)
{
    struct visit visit = {.chunk = func, .user_data = user_data};

    return visit_one(container, &visit, chunk_part);
}

/* Does `work` on the elements of two containers that lie alike, where the host reaches them. */
static dtl_status visit_staged(struct container *src, struct container *dst, struct visit *visit,
                               part_work work)
{
    struct staged from, to;
    dtl_status status = dtl__stage_pair(src, &from, dst, &to);

    if (status != DTL_SUCCESS)
        return status;
    visit->source = from.container;
    visit->destination = to.container;
    visit_run(visit, work);
    return dtl__stage_pair_end(&from, &to, DTL_SUCCESS);
}

/* The same of any two of one shape. */
static dtl_status visit_two(struct container *src, struct container *dst, struct visit *visit,
                            part_work work)
{
    struct container *aligned = src;
    dtl_status status = same_shape(src, dst);

    if (status == DTL_SUCCESS)
        status = align(src, dst, &aligned);
    if (status != DTL_SUCCESS)
        return status;
    status = visit_staged(aligned, dst, visit, work);
    align_end(src, aligned);
    return status;
}

dtl_status dtl_impl_container_transform(struct container *src, struct container *dst,
                                        dtl_transform_func func, void *user_data)
{
    struct visit visit = {.transform = func, .user_data = user_data};

    return visit_two(src, dst, &visit, transform_part);
}

dtl_status dtl_impl_container_transform_chunks(struct container *src, struct container *dst,
                                               dtl_chunk_transform_func func, void *user_data)
{
    struct visit visit = {.chunk_transform = func, .user_data = user_data};

    return visit_two(src, dst, &visit, chunk_transform_part);
}

/* ---- by an operation ------------------------------------------------------------------------- */

static void apply_part(void *state, struct part part, int thread)
{
    const struct visit *visit = state;

    (void)thread;
    if (part.end > part.begin)
        visit->reduce(element_at(visit->destination, part.begin),
                      element_at(visit->source, part.begin), part.end - part.begin);
}

/* What is read would be written already. */
static dtl_status is_same_or_apart(const struct container *src, const struct container *dst)
{
    bool is_far = dtl__container_is_far(src) && dtl__container_is_far(dst);
    const void *from = is_far ? src->device_data : src->data;
    const void *to = is_far ? dst->device_data : dst->data;

    if (from == to || !dtl__overlaps(from, src->local_size * src->type->size, to,
                                     dst->local_size * dst->type->size))
        return DTL_SUCCESS;
    return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "src-overlap",
                                "src has some of the elements of dst, at other indices; expected "
                                "the same, or others");
}

dtl_status dtl_impl_container_apply(struct container *dst, struct container *src, dtl_reduce_op op)
{
    struct container *aligned = src;
    struct visit visit = {.reduce = dtl__kernel(dst->type->id, op)};
    dtl_status status = same_shape(src, dst);

    if (status == DTL_SUCCESS)
        status = same_dtype(src, dst);
    if (status == DTL_SUCCESS)
        status = is_same_or_apart(src, dst);
    status = dtl__agree_on_pair(dst, src, status);
    if (status == DTL_SUCCESS)
        status = align(src, dst, &aligned);
    if (status != DTL_SUCCESS)
        return status;
    status = dtl__far_has_both(aligned, dst) ? dtl__far_apply(dst, aligned, op)
                                             : visit_staged(aligned, dst, &visit, apply_part);
    align_end(src, aligned);
    return status;
}
