/* SPDX-License-Identifier: BSD-3-Clause */
/* The distributed family: what is done to each element where it lies. */
#include <string.h>

#include "algorithm/parallel.h"
#include "container/layout.h"
#include "container_pair.h"
#include "dtl_impl.h"

/* What is done to a container's elements, part by part. */
struct visit {
    const struct container *source; /* both as the host has them */
    struct container *destination;
    const void *value;
    dtl_unary_func unary;
    dtl_transform_func transform;
    dtl_chunk_func chunk;
    dtl_chunk_transform_func chunk_transform;
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

dtl_status dtl_impl_container_copy(struct container *src, struct container *dst)
{
    struct container *aligned = src;
    dtl_status status = dtl__pair_same_shape(src, dst);

    if (status == DTL_SUCCESS)
        status = dtl__pair_same_dtype(src, dst);
    if (status == DTL_SUCCESS)
        status = dtl__pair_align(src, dst, &aligned);
    if (status != DTL_SUCCESS)
        return status;

    struct visit visit = {.source = aligned, .destination = dst};

    if (dtl__either_is_far(aligned, dst))
        status = dtl__container_move(aligned, dst);
    else if (is_apart(aligned, dst))
        visit_run(&visit, copy_part);
    else
        copy_part(&visit, (struct part){0, dst->local_size}, 0);
    dtl__container_touch(dst);
    dtl__pair_align_end(src, aligned);
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

static DTL_APART dtl_status far_visit(struct container *container, struct visit *visit,
                                      part_work work)
{
    struct staged staged;
    dtl_status status = dtl__stage_far(container, STAGE_UPDATE, &staged);

    if (status != DTL_SUCCESS)
        return status;
    visit->destination = staged.container;
    visit_run(visit, work);
    return dtl__stage_end(&staged, DTL_SUCCESS);
}

static dtl_status visit_one(struct container *container, struct visit *visit, part_work work)
{
    if (dtl__container_is_far(container))
        return far_visit(container, visit, work);
    visit->destination = container;
    visit_run(visit, work);
    return DTL_SUCCESS;
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

static DTL_APART dtl_status far_visit_two(struct container *src, struct container *dst,
                                          struct visit *visit, part_work work)
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

/* Does `work` on the elements of two containers of one shape. */
static dtl_status visit_two(struct container *src, struct container *dst, struct visit *visit,
                            part_work work)
{
    struct container *aligned = src;
    dtl_status status = dtl__pair_same_shape(src, dst);

    if (status == DTL_SUCCESS)
        status = dtl__pair_align(src, dst, &aligned);
    if (status != DTL_SUCCESS)
        return status;
    if (dtl__either_is_far(aligned, dst)) {
        status = far_visit_two(aligned, dst, visit, work);
    } else {
        visit->source = aligned;
        visit->destination = dst;
        visit_run(visit, work);
    }
    dtl__pair_align_end(src, aligned);
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
