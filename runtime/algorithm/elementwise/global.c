/* SPDX-License-Identifier: BSD-3-Clause */
/* Global elementwise algorithms: fill, copy, and callbacks (for_each, transform).  Each rank
 * processes its own elements. */
#include <string.h>

#include "algorithm/parallel.h"
#include "container/layout.h"
#include "container_pair.h"
#include "dtl_impl.h"

/* Arguments of a callback or another operation on the elements of a container, which is run part by
 * part. */
struct elementwise_call {
    const struct container *source; /* both in host memory */
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

/* Runs the work on all parts of the destination's elements, with threads if its policy is
 * parallel, and marks it as modified. */
static void run_on_parts(struct elementwise_call *call, part_work work)
{
    struct container *container = call->destination;
    int parts = dtl__part_count((dtl_execution_policy)container->options.execution,
                                container->local_size, container->type->size);

    dtl__part_run(container->local_size, parts, work, call);
    dtl__container_mark_dirty(container);
}

/* The functions NAME_part() are part_work of a struct elementwise_call: they process one part of
 * the elements. */
static void fill_part(void *state, struct part part, int thread)
{
    const struct elementwise_call *call = state;

    (void)thread;
    dtl__container_fill(call->destination, part.begin, part.end, call->value);
}

/* Local: each rank fills its own elements. */
dtl_status dtl_impl_container_fill(struct container *container, const void *value)
{
    struct elementwise_call call = {.destination = container, .value = value};

    if (dtl__container_is_on_device(container))
        return dtl__container_fill_on_device(container, value);
    run_on_parts(&call, fill_part);
    return DTL_SUCCESS;
}

/* ---- two containers -------------------------------------------------------------------------- */

static void copy_part(void *state, struct part part, int thread)
{
    const struct elementwise_call *call = state;

    (void)thread;
    if (part.end > part.begin)
        memmove(element_at(call->destination, part.begin), element_at(call->source, part.begin),
                (part.end - part.begin) * call->source->type->size);
}

/* Returns true if the elements do not overlap, so that several threads may copy them. */
static bool is_disjoint(const struct container *src, const struct container *dst)
{
    return !dtl__overlaps(src->data, src->local_size * src->type->size, dst->data,
                          dst->local_size * dst->type->size);
}

dtl_status dtl_impl_container_copy(struct container *src, struct container *dst)
{
    struct container *aligned = src;
    dtl_status status = dtl__pair_check_shape(src, dst);

    if (status == DTL_SUCCESS)
        status = dtl__pair_check_dtype(src, dst);
    if (status == DTL_SUCCESS)
        status = dtl__pair_align(src, dst, &aligned);
    if (status != DTL_SUCCESS)
        return status;

    struct elementwise_call call = {.source = aligned, .destination = dst};

    if (dtl__is_either_on_device(aligned, dst))
        status = dtl__container_move(aligned, dst);
    else if (is_disjoint(aligned, dst))
        run_on_parts(&call, copy_part);
    else
        copy_part(&call, (struct part){0, dst->local_size}, 0);
    dtl__container_mark_dirty(dst);
    dtl__pair_align_end(src, aligned);
    return status;
}

/* ---- callbacks ------------------------------------------------------------------------------- */

/* A run of elements that are adjacent both on this rank and in global order. */
struct index_run {
    uint64_t global_index; /* of the first element */
    uint64_t count;
};

/* Returns the global index of an element, and how many elements before `end` follow it with
 * consecutive global indices. */
static struct index_run index_run_at(const struct container *container, uint64_t local_index,
                                     uint64_t end)
{
    struct layout layout = dtl__layout_of(container);
    uint64_t count = dtl__layout_contiguous_count(&layout, container->offset + local_index);

    return (struct index_run){.global_index =
                                  dtl__layout_to_global(&layout, container->offset + local_index),
                              .count = count < end - local_index ? count : end - local_index};
}

static void for_each_part(void *state, struct part part, int thread)
{
    const struct elementwise_call *call = state;
    uint64_t size = call->destination->type->size;
    struct index_run run;

    (void)thread;
    for (uint64_t begin = part.begin; begin < part.end; begin += run.count) {
        char *element = element_at(call->destination, begin);

        run = index_run_at(call->destination, begin, part.end);
        for (uint64_t index = 0; index < run.count; index++, element += size)
            call->unary(element, run.global_index + index, call->user_data);
    }
}

static void transform_part(void *state, struct part part, int thread)
{
    const struct elementwise_call *call = state;
    uint64_t in_size = call->source->type->size;
    uint64_t out_size = call->destination->type->size;
    struct index_run run;

    (void)thread;
    for (uint64_t begin = part.begin; begin < part.end; begin += run.count) {
        const char *in = element_at(call->source, begin);
        char *out = element_at(call->destination, begin);

        run = index_run_at(call->destination, begin, part.end);
        for (uint64_t index = 0; index < run.count; index++, in += in_size, out += out_size)
            call->transform(in, out, run.global_index + index, call->user_data);
    }
}

/* Returns the number of elements of a chunk, which fits into the second-level cache. */
static uint64_t chunk_count(const struct container *container, uint64_t begin, uint64_t end)
{
    enum { CHUNK_BYTES = 1 << 16 };
    uint64_t most = CHUNK_BYTES / container->type->size;

    return end - begin < most ? end - begin : most;
}

static void chunk_part(void *state, struct part part, int thread)
{
    const struct elementwise_call *call = state;
    uint64_t count;

    (void)thread;
    for (uint64_t begin = part.begin; begin < part.end; begin += count) {
        count = chunk_count(call->destination, begin, part.end);
        call->chunk(element_at(call->destination, begin), count, call->user_data);
    }
}

static void chunk_transform_part(void *state, struct part part, int thread)
{
    const struct elementwise_call *call = state;
    uint64_t count;

    (void)thread;
    for (uint64_t begin = part.begin; begin < part.end; begin += count) {
        count = chunk_count(call->destination, begin, part.end);
        call->chunk_transform(element_at(call->source, begin), element_at(call->destination, begin),
                              count, call->user_data);
    }
}

/* Runs the work on a host copy of the elements, and writes it back. */
static DTL_COLD dtl_status call_on_device_elements(struct container *container,
                                                   struct elementwise_call *call, part_work work)
{
    struct staged staged;
    dtl_status status = dtl__stage_host_copy(container, STAGE_UPDATE, &staged);

    if (status != DTL_SUCCESS)
        return status;
    call->destination = staged.container;
    run_on_parts(call, work);
    return dtl__stage_end(&staged, DTL_SUCCESS);
}

/* Runs the work on the elements of one container, in host or device memory. */
static dtl_status call_on_elements(struct container *container, struct elementwise_call *call,
                                   part_work work)
{
    if (dtl__container_is_on_device(container))
        return call_on_device_elements(container, call, work);
    call->destination = container;
    run_on_parts(call, work);
    return DTL_SUCCESS;
}

dtl_status dtl_impl_container_for_each(struct container *container, dtl_unary_func func,
                                       void *user_data)
{
    struct elementwise_call call = {.unary = func, .user_data = user_data};

    return call_on_elements(container, &call, for_each_part);
}

dtl_status dtl_impl_container_for_each_chunk(struct container *container, dtl_chunk_func func,
                                             void *user_data)
{
    struct elementwise_call call = {.chunk = func, .user_data = user_data};

    return call_on_elements(container, &call, chunk_part);
}

/* Runs the work on host copies of both containers, and writes the destination back. */
static DTL_COLD dtl_status call_on_device_pairs(struct container *src, struct container *dst,
                                                struct elementwise_call *call, part_work work)
{
    struct staged from, to;
    dtl_status status = dtl__stage_pair(src, &from, dst, &to);

    if (status != DTL_SUCCESS)
        return status;
    call->source = from.container;
    call->destination = to.container;
    run_on_parts(call, work);
    return dtl__stage_pair_end(&from, &to, DTL_SUCCESS);
}

/* Runs `work` on the elements of two containers.  Fails unless they have the same shape; copies
 * `src` if it is distributed differently, which is collective. */
static dtl_status call_on_pairs(struct container *src, struct container *dst,
                                struct elementwise_call *call, part_work work)
{
    struct container *aligned = src;
    dtl_status status = dtl__pair_check_shape(src, dst);

    if (status == DTL_SUCCESS)
        status = dtl__pair_align(src, dst, &aligned);
    if (status != DTL_SUCCESS)
        return status;
    if (dtl__is_either_on_device(aligned, dst)) {
        status = call_on_device_pairs(aligned, dst, call, work);
    } else {
        call->source = aligned;
        call->destination = dst;
        run_on_parts(call, work);
    }
    dtl__pair_align_end(src, aligned);
    return status;
}

dtl_status dtl_impl_container_transform(struct container *src, struct container *dst,
                                        dtl_transform_func func, void *user_data)
{
    struct elementwise_call call = {.transform = func, .user_data = user_data};

    return call_on_pairs(src, dst, &call, transform_part);
}

dtl_status dtl_impl_container_transform_chunks(struct container *src, struct container *dst,
                                               dtl_chunk_transform_func func, void *user_data)
{
    struct elementwise_call call = {.chunk_transform = func, .user_data = user_data};

    return call_on_pairs(src, dst, &call, chunk_transform_part);
}
