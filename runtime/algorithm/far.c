/* SPDX-License-Identifier: BSD-3-Clause */
/* Folds on a device, by kernels of which each makes fewer elements of many, until there is one. */
#include "far.h"

#include <stdio.h>
#include <string.h>

#include "device/kernel.h"
#include "dtl_numbers.h"

/* A part has as many elements or more, and there are enough of them for all threads of a device. */
enum { PART_ELEMENTS = 64, PARTS_MOST = 1 << 16 };

/* What is folded: `first` makes parts of the elements, `next` fewer of them. */
struct fold {
    struct device_stream *stream;
    char first[64];
    const char *next; /* NULL: the same */
    uint64_t size;    /* bytes of a part */
    struct kernel_call call;
};

bool dtl__far_computes(const struct container *container)
{
    return container->local_size > 0 && dtl__device_computes(container->block->stream->device);
}

static uint64_t parts_of(uint64_t count)
{
    uint64_t parts = (count + PART_ELEMENTS - 1) / PART_ELEMENTS;

    return parts < PARTS_MOST ? parts : PARTS_MOST;
}

/* The parts of one kernel are the elements of the next, in the two halves of `room` by turns. */
static dtl_status queue(struct fold *fold, char *room, uint64_t count, void **last)
{
    struct device_part halves[] = {{room, 0}, {room + PARTS_MOST * fold->size, 0}};
    const char *kernel = fold->first;
    dtl_status status = DTL_SUCCESS;

    for (int turn = 0; status == DTL_SUCCESS && (turn == 0 || count > 1); turn++) {
        struct device_part *out = &halves[turn % 2];

        fold->call.count = count = parts_of(count);
        out->bytes = count * fold->size;
        fold->call.operands[0] = *out;
        status = dtl__launch(fold->stream, &fold->call, "%s", kernel);
        kernel = fold->next != NULL ? fold->next : fold->first;
        fold->call.operands[1] = *out;
        *last = out->start;
    }
    return status;
}

/* Of `count` elements, at least one. */
static dtl_status run(struct fold *fold, uint64_t count, void *result)
{
    const struct device *device = fold->stream->device;
    uint64_t half = PARTS_MOST * fold->size;
    void *room = NULL, *last = NULL;
    dtl_status status = device->ops->allocate(device, MEMORY_DEVICE, 2 * half, &room);

    if (status != DTL_SUCCESS)
        return status;
    status = queue(fold, room, count, &last);
    if (status == DTL_SUCCESS)
        status = device->ops->copy(fold->stream, result, last, fold->size);
    if (status == DTL_SUCCESS)
        status = dtl__stream_finish(fold->stream);
    device->ops->release(device, room);
    return status;
}

/* One that begins with the kernel of the container's dtype that `verb` begins. */
static struct fold fold_of(const struct container *container, const char *verb, const char *next,
                           uint64_t size)
{
    struct fold fold = {.stream = container->block->stream,
                        .next = next,
                        .size = size,
                        .call = {.operands = {[1] = dtl__far_elements(container)}}};

    snprintf(fold.first, sizeof fold.first, "%s_%s", verb, container->type->name);
    return fold;
}

static struct fold fold_by(const struct container *container, dtl_reduce_op op)
{
    char verb[32];

    snprintf(verb, sizeof verb, "fold_%s", dtl_reduce_op_name(op));
    return fold_of(container, verb, NULL, container->type->size);
}

/* A fold whose result no order changes. */
static dtl_status reduce(struct device_stream *stream, struct kernel_call *call, void *result)
{
    const struct device *device = stream->device;
    struct device_part *out = &call->operands[0];
    dtl_status status = device->ops->allocate(device, MEMORY_DEVICE, out->bytes, &out->start);

    if (status != DTL_SUCCESS)
        return status;
    status = dtl__primitive(stream, call);
    if (status == DTL_SUCCESS)
        status = device->ops->copy(stream, result, out->start, out->bytes);
    if (status == DTL_SUCCESS)
        status = dtl__stream_finish(stream);
    device->ops->release(device, out->start);
    return status;
}

dtl_status dtl__far_fold(const struct container *container, dtl_reduce_op op, void *result)
{
    struct device_stream *stream = container->block->stream;
    struct kernel_call call = {
        .operands = {{NULL, container->type->size}, dtl__far_elements(container)},
        .count = container->local_size};
    struct fold fold = fold_by(container, op);

    dtl__primitive_set(&call, PRIMITIVE_REDUCE, container->type, op, false);
    return dtl__primitive_is(stream->device, &call) ? reduce(stream, &call, result)
                                                    : run(&fold, container->local_size, result);
}

uint64_t dtl__far_fold_room(const struct container *container)
{
    return 2 * (uint64_t)PARTS_MOST * container->type->size;
}

dtl_status dtl__far_queue_fold(struct device_stream *stream, const struct container *container,
                               dtl_reduce_op op, void *room, void *result)
{
    struct fold fold = fold_by(container, op);
    void *last = NULL;
    dtl_status status;

    fold.stream = stream;
    status = queue(&fold, room, container->local_size, &last);
    return status == DTL_SUCCESS ? stream->device->ops->copy(stream, result, last, fold.size)
                                 : status;
}

static dtl_status search(const struct container *container, const char *verb, const char *next,
                         const void *value, uint64_t *result)
{
    struct fold fold = fold_of(container, verb, next, sizeof *result);

    memcpy(fold.call.value, value, container->type->size);
    return run(&fold, container->local_size, result);
}

dtl_status dtl__far_find(const struct container *container, const void *value, int64_t *index)
{
    uint64_t found = UINT64_MAX;
    dtl_status status = search(container, "find", "fold_min_uint64", value, &found);

    if (status == DTL_SUCCESS)
        *index = found == UINT64_MAX ? -1 : (int64_t)found;
    return status;
}

dtl_status dtl__far_count(const struct container *container, const void *value, uint64_t *count)
{
    return search(container, "count", "fold_sum_uint64", value, count);
}

dtl_status dtl__far_extreme(const struct container *container, int sign, int64_t *index)
{
    uint64_t found = 0;
    struct fold fold = fold_of(container, sign > 0 ? "least" : "greatest", NULL, sizeof found);

    fold.call.operands[2] = fold.call.operands[1];
    fold.call.operands[1] = (struct device_part){NULL, 0};
    dtl_status status = run(&fold, container->local_size, &found);
    if (status == DTL_SUCCESS)
        *index = (int64_t)found;
    return status;
}

dtl_status dtl__far_moments(const struct container *container, double shift, double *sum,
                            double *squares)
{
    struct complex128 sums = {0};
    struct fold fold = fold_of(container, "moments", "fold_sum_complex128", sizeof sums);

    memcpy(fold.call.value, &shift, sizeof shift);
    dtl_status status = run(&fold, container->local_size, &sums);
    if (status == DTL_SUCCESS) {
        *sum = sums.re;
        *squares = sums.im;
    }
    return status;
}

bool dtl__far_share(const struct container *a, const struct container *b)
{
    return dtl__far_has(a) && dtl__far_has(b) &&
           a->block->stream->device == b->block->stream->device;
}

dtl_status dtl__far_dot(const struct container *a, const struct container *b, double *sum)
{
    struct fold fold = fold_of(a, "dot", "fold_sum_float64", sizeof *sum);

    dtl_status status = dtl__stream_follow(fold.stream, b->block->stream);

    fold.call.operands[2] = dtl__far_elements(b);
    return status == DTL_SUCCESS ? run(&fold, a->local_size, sum) : status;
}

/* Each part has bins of its own, which take no more than this together unless one part's do. */
static uint64_t histogram_parts(uint64_t count, uint64_t bins)
{
    enum { BINS_MOST = 1 << 20 };
    uint64_t parts = bins < BINS_MOST ? BINS_MOST / bins : 1;

    return parts < parts_of(count) ? parts : parts_of(count);
}

static dtl_status histogram_queue(struct fold *fold, uint64_t parts, uint64_t bins, char *room)
{
    struct device_part all = {room + bins * sizeof(uint64_t), parts * bins * sizeof(uint64_t)};
    dtl_status status;

    fold->call.operands[0] = all;
    fold->call.count = parts;
    status = dtl__launch(fold->stream, &fold->call, "%s", fold->first);
    fold->call.operands[0] = (struct device_part){room, bins * sizeof(uint64_t)};
    fold->call.operands[1] = all;
    fold->call.count = bins;
    return status == DTL_SUCCESS ? dtl__launch(fold->stream, &fold->call, "fold_sum_uint64")
                                 : status;
}

dtl_status dtl__far_histogram(const struct container *container, double low, double high,
                              uint64_t bins, uint64_t *counts)
{
    const double range[] = {low, high};
    struct fold fold = fold_of(container, "histogram", NULL, sizeof *counts);
    const struct device *device = fold.stream->device;
    uint64_t parts = histogram_parts(container->local_size, bins);
    uint64_t bytes = bins * sizeof *counts;
    void *room = NULL;
    dtl_status status = device->ops->allocate(device, MEMORY_DEVICE, (parts + 1) * bytes, &room);

    if (status != DTL_SUCCESS)
        return status;
    memcpy(fold.call.value, range, sizeof range);
    status = histogram_queue(&fold, parts, bins, room);
    if (status == DTL_SUCCESS)
        status = device->ops->copy(fold.stream, counts, room, bytes);
    dtl_status finished = dtl__stream_finish(fold.stream);
    device->ops->release(device, room);
    return status == DTL_SUCCESS ? finished : status;
}

/* ---- element by element ---------------------------------------------------------------------- */

/* On a stream of their device. */
static dtl_status elements_queue(struct device_stream *stream, struct container *to,
                                 struct kernel_call *call, const char *verb, const char *op)
{
    call->operands[0] = dtl__far_elements(to);
    call->count = to->local_size;
    dtl__container_touch(to);
    return dtl__launch(stream, call, "%s_%s_%s", verb, op, to->type->name);
}

dtl_status dtl__far_queue_apply(struct device_stream *stream, struct container *to,
                                const struct container *from, int32_t op)
{
    struct kernel_call call = {
        .operands = {[1] = dtl__far_elements(from), [2] = dtl__far_elements(to)}};

    return elements_queue(stream, to, &call, "binary", dtl_reduce_op_name((dtl_reduce_op)op));
}

dtl_status dtl__far_queue_apply_unary(struct device_stream *stream, struct container *to,
                                      const struct container *from, int32_t op)
{
    struct kernel_call call = {.operands = {[1] = dtl__far_elements(from)}};

    return elements_queue(stream, to, &call, "unary", dtl_unary_op_name((dtl_unary_op)op));
}

/* After what is queued on another's elements, where there is one. */
static dtl_status follow(const struct container *to, const struct container *other)
{
    return other == NULL ? DTL_SUCCESS
                         : dtl__stream_follow(to->block->stream, other->block->stream);
}

static dtl_status apply(far_queue_apply *queued, struct container *to, const struct container *from,
                        int32_t op)
{
    struct device_stream *stream = to->block->stream;
    dtl_status status = follow(to, from);

    if (status == DTL_SUCCESS)
        status = queued(stream, to, from, op);
    return status == DTL_SUCCESS ? dtl__stream_finish(stream) : status;
}

dtl_status dtl__far_apply(struct container *to, const struct container *from, int32_t op)
{
    return apply(dtl__far_queue_apply, to, from, op);
}

dtl_status dtl__far_apply_unary(struct container *to, const struct container *from, int32_t op)
{
    return apply(dtl__far_queue_apply_unary, to, from, op);
}

dtl_status dtl__far_queue_apply_binary(struct device_stream *stream, struct container *to,
                                       const struct container *x, const struct container *y,
                                       const void *value, const char *step)
{
    struct kernel_call call = {.count = 0};

    if (x != NULL)
        call.operands[1] = dtl__far_elements(x);
    if (y != NULL)
        call.operands[2] = dtl__far_elements(y);
    if (value != NULL)
        memcpy(call.value, value, to->type->size);
    return elements_queue(stream, to, &call, "binary", step);
}

dtl_status dtl__far_apply_binary(struct container *to, const struct container *x,
                                 const struct container *y, const void *value, const char *step)
{
    struct device_stream *stream = to->block->stream;
    dtl_status status = follow(to, x);

    if (status == DTL_SUCCESS)
        status = follow(to, y);
    if (status == DTL_SUCCESS)
        status = dtl__far_queue_apply_binary(stream, to, x, y, value, step);
    return status == DTL_SUCCESS ? dtl__stream_finish(stream) : status;
}
