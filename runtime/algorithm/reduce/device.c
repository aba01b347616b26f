/* SPDX-License-Identifier: BSD-3-Clause */
/* Folds and elementwise operations on a device.  A fold launches kernels that each reduce many
 * elements to fewer, until one is left. */
#include "algorithm/device_algorithms.h"

#include <stdio.h>
#include <string.h>

#include "device/kernel.h"
#include "dtl_numbers.h"

/* A part has at least so many elements, and there are enough parts for all threads of a device. */
enum { PART_ELEMENTS = 64, MAX_PARTS = 1 << 16 };

bool dtl__container_device_computes(const struct container *container)
{
    return container->local_size > 0 && dtl__device_has_kernels(container->block->stream->device);
}

/* Returns the number of parts into which a fold divides `count` elements. */
static uint64_t part_count(uint64_t count)
{
    uint64_t parts = (count + PART_ELEMENTS - 1) / PART_ELEMENTS;

    return parts < MAX_PARTS ? parts : MAX_PARTS;
}

/* Queues the kernels of a fold.  The partial results of each are the elements of the next; they
 * alternate between the two halves of `workspace`.  Sets *last to the result. */
static dtl_status queue_fold(struct device_stream *stream, struct device_fold *fold,
                             char *workspace, void **last)
{
    struct device_part halves[] = {{workspace, 0}, {workspace + MAX_PARTS * fold->size, 0}};
    const char *kernel = fold->first;
    uint64_t count = fold->container->local_size;
    dtl_status status = DTL_SUCCESS;

    for (int round = 0; status == DTL_SUCCESS && (round == 0 || count > 1); round++) {
        struct device_part *out = &halves[round % 2];

        fold->call.count = count = part_count(count);
        out->bytes = count * fold->size;
        fold->call.operands[0] = *out;
        status = dtl__launch(stream, &fold->call, "%s", kernel);
        kernel = fold->next != NULL ? fold->next : fold->first;
        fold->call.operands[1] = *out;
        *last = out->start;
    }
    return status;
}

uint64_t dtl__device_fold_workspace(const struct device_fold *fold)
{
    return 2 * (uint64_t)MAX_PARTS * fold->size;
}

dtl_status dtl__device_queue_fold(struct device_stream *stream, struct device_fold *fold,
                                  void *workspace, void *result)
{
    void *last = NULL;
    dtl_status status = queue_fold(stream, fold, workspace, &last);

    return status == DTL_SUCCESS ? stream->device->ops->copy(stream, result, last, fold->size)
                                 : status;
}

dtl_status dtl__device_fold_run(struct device_fold *fold, void *result)
{
    struct device_stream *stream = fold->container->block->stream;
    const struct device *device = stream->device;
    void *workspace = NULL;
    dtl_status status =
        device->ops->allocate(device, MEMORY_DEVICE, dtl__device_fold_workspace(fold), &workspace);

    if (status != DTL_SUCCESS)
        return status;
    status = dtl__device_queue_fold(stream, fold, workspace, result);
    if (status == DTL_SUCCESS)
        status = dtl__stream_synchronize(stream);
    device->ops->release(device, workspace);
    return status;
}

/* Returns a fold whose first kernel is named after `verb` and the container's dtype. */
static struct device_fold make_fold(const struct container *container, const char *verb,
                                    const char *next, uint64_t size)
{
    struct device_fold fold = {.container = container,
                               .next = next,
                               .size = size,
                               .call = {.operands = {[1] = dtl__device_elements(container)}}};

    snprintf(fold.first, sizeof fold.first, "%s_%s", verb, container->type->name);
    return fold;
}

/* Returns true if a logical operation has a single element, which it must turn into 0 or 1, while a
 * fold would copy it. */
static bool is_normalization(const struct container *container, dtl_reduce_op op)
{
    return container->local_size == 1 && dtl__is_logical(container->type->id, op);
}

struct device_fold dtl__device_fold_reduce(const struct container *container, dtl_reduce_op op)
{
    char verb[32];
    struct device_fold fold;

    if (is_normalization(container, op)) {
        fold = make_fold(container, "binary_lor", NULL, container->type->size);
        fold.call.operands[2] = fold.call.operands[1];
        return fold;
    }
    snprintf(verb, sizeof verb, "fold_%s", dtl_reduce_op_name(op));
    return make_fold(container, verb, NULL, container->type->size);
}

/* Reduces with the device library's primitive, for operations whose result does not depend on the
 * order, and copies the result to the host.  Blocks until it is there. */
static dtl_status reduce_with_primitive(struct device_stream *stream, struct kernel_call *call,
                                        void *result)
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
        status = dtl__stream_synchronize(stream);
    device->ops->release(device, out->start);
    return status;
}

dtl_status dtl__device_reduce(const struct container *container, dtl_reduce_op op, void *result)
{
    struct device_stream *stream = container->block->stream;
    struct kernel_call call = {
        .operands = {{NULL, container->type->size}, dtl__device_elements(container)},
        .count = container->local_size};
    struct device_fold fold = dtl__device_fold_reduce(container, op);

    dtl__primitive_set(&call, PRIMITIVE_REDUCE, container->type, op, false);
    return dtl__device_has_primitive(stream->device, &call) && !is_normalization(container, op)
               ? reduce_with_primitive(stream, &call, result)
               : dtl__device_fold_run(&fold, result);
}

/* Describes a fold whose result is one number of 64 bits, such as an index or a count, for a
 * search for `value`. */
static struct device_fold make_search_fold(const struct container *container, const char *verb,
                                           const char *next, const void *value)
{
    struct device_fold fold = make_fold(container, verb, next, sizeof(uint64_t));

    memcpy(fold.call.value, value, container->type->size);
    return fold;
}

struct device_fold dtl__device_fold_find(const struct container *container, const void *value)
{
    return make_search_fold(container, "find", "fold_min_uint64", value);
}

struct device_fold dtl__device_fold_count(const struct container *container, const void *value)
{
    return make_search_fold(container, "count", "fold_sum_uint64", value);
}

struct device_fold dtl__device_fold_extreme(const struct container *container, int sign)
{
    struct device_fold fold =
        make_fold(container, sign > 0 ? "least" : "greatest", NULL, sizeof(uint64_t));

    fold.call.operands[2] = fold.call.operands[1];
    fold.call.operands[1] = (struct device_part){NULL, 0};
    return fold;
}

struct device_fold dtl__device_fold_moments(const struct container *container, double shift,
                                            const void *sums)
{
    struct device_fold fold =
        make_fold(container, "moments", "fold_sum_complex128", sizeof(struct complex128));

    memcpy(fold.call.value, &shift, sizeof shift);
    if (sums != NULL)
        fold.call.operands[2] = (struct device_part){(void *)sums, fold.size};
    return fold;
}

struct device_fold dtl__device_fold_products(const struct container *a, const struct container *b)
{
    struct device_fold fold = make_fold(a, "dot", "fold_sum_float64", sizeof(double));

    fold.call.operands[2] = dtl__device_elements(b);
    return fold;
}

bool dtl__containers_share_device(const struct container *a, const struct container *b)
{
    return dtl__container_runs_on_device(a) && dtl__container_runs_on_device(b) &&
           a->block->stream->device == b->block->stream->device;
}

/* Returns the number of parts of a histogram.  Each part has its own bins, and all of them together
 * are limited to MAX_BINS unless a single part needs more. */
static uint64_t histogram_parts(uint64_t count, uint64_t bins)
{
    enum { MAX_BINS = 1 << 20 };
    uint64_t parts = bins < MAX_BINS ? MAX_BINS / bins : 1;

    return parts < part_count(count) ? parts : part_count(count);
}

uint64_t dtl__device_histogram_workspace(const struct container *container, uint64_t bins)
{
    return (histogram_parts(container->local_size, bins) + 1) * bins * sizeof(uint64_t);
}

dtl_status dtl__device_queue_histogram(struct device_stream *stream,
                                       const struct container *container, double low, double high,
                                       uint64_t bins, void *workspace, uint64_t *counts)
{
    const double range[] = {low, high};
    uint64_t parts = histogram_parts(container->local_size, bins);
    struct device_part found = {workspace, bins * sizeof *counts};
    struct device_part all = {(char *)workspace + found.bytes, parts * found.bytes};
    struct kernel_call call = {.operands = {all, dtl__device_elements(container)}, .count = parts};
    dtl_status status;

    memcpy(call.value, range, sizeof range);
    status = dtl__launch(stream, &call, "histogram_%s", container->type->name);
    call.operands[0] = found;
    call.operands[1] = all;
    call.count = bins;
    if (status == DTL_SUCCESS)
        status = dtl__launch(stream, &call, "fold_sum_uint64");
    return status == DTL_SUCCESS
               ? stream->device->ops->copy(stream, counts, found.start, found.bytes)
               : status;
}

dtl_status dtl__device_histogram(const struct container *container, double low, double high,
                                 uint64_t bins, uint64_t *counts)
{
    struct device_stream *stream = container->block->stream;
    const struct device *device = stream->device;
    void *workspace = NULL;
    dtl_status status = device->ops->allocate(
        device, MEMORY_DEVICE, dtl__device_histogram_workspace(container, bins), &workspace);

    if (status != DTL_SUCCESS)
        return status;
    status = dtl__device_queue_histogram(stream, container, low, high, bins, workspace, counts);
    dtl_status finished = dtl__stream_synchronize(stream);
    device->ops->release(device, workspace);
    return status == DTL_SUCCESS ? finished : status;
}

/* ---- elementwise operations ------------------------------------------------------------------ */

/* Queues an elementwise kernel on a stream of the container's device. */
static dtl_status queue_elementwise(struct device_stream *stream, struct container *to,
                                    struct kernel_call *call, const char *verb, const char *op)
{
    call->operands[0] = dtl__device_elements(to);
    call->count = to->local_size;
    dtl__container_mark_dirty(to);
    return dtl__launch(stream, call, "%s_%s_%s", verb, op, to->type->name);
}

dtl_status dtl__device_queue_apply(struct device_stream *stream, struct container *to,
                                   const struct container *from, int32_t op)
{
    struct kernel_call call = {
        .operands = {[1] = dtl__device_elements(from), [2] = dtl__device_elements(to)}};

    return queue_elementwise(stream, to, &call, "binary", dtl_reduce_op_name((dtl_reduce_op)op));
}

dtl_status dtl__device_queue_apply_unary(struct device_stream *stream, struct container *to,
                                         const struct container *from, int32_t op)
{
    struct kernel_call call = {.operands = {[1] = dtl__device_elements(from)}};

    return queue_elementwise(stream, to, &call, "unary", dtl_unary_op_name((dtl_unary_op)op));
}

/* Orders later work on `to` after the work queued on `other`, which may be NULL. */
static dtl_status order_after(const struct container *to, const struct container *other)
{
    return other == NULL ? DTL_SUCCESS
                         : dtl__stream_wait_for_stream(to->block->stream, other->block->stream);
}

/* Queues the operation on the stream of `to`, after earlier work on both, and blocks until it is
 * complete. */
static dtl_status apply_and_wait(device_queue_apply *queued, struct container *to,
                                 const struct container *from, int32_t op)
{
    struct device_stream *stream = to->block->stream;
    dtl_status status = order_after(to, from);

    if (status == DTL_SUCCESS)
        status = queued(stream, to, from, op);
    return status == DTL_SUCCESS ? dtl__stream_synchronize(stream) : status;
}

dtl_status dtl__device_apply(struct container *to, const struct container *from, int32_t op)
{
    return apply_and_wait(dtl__device_queue_apply, to, from, op);
}

dtl_status dtl__device_apply_unary(struct container *to, const struct container *from, int32_t op)
{
    return apply_and_wait(dtl__device_queue_apply_unary, to, from, op);
}

dtl_status dtl__device_queue_apply_binary(struct device_stream *stream, struct container *to,
                                          const struct container *x, const struct container *y,
                                          const void *value, const char *step)
{
    struct kernel_call call = {.count = 0};

    if (x != NULL)
        call.operands[1] = dtl__device_elements(x);
    if (y != NULL)
        call.operands[2] = dtl__device_elements(y);
    if (value != NULL)
        memcpy(call.value, value, to->type->size);
    return queue_elementwise(stream, to, &call, "binary", step);
}

dtl_status dtl__device_apply_binary(struct container *to, const struct container *x,
                                    const struct container *y, const void *value, const char *step)
{
    struct device_stream *stream = to->block->stream;
    dtl_status status = order_after(to, x);

    if (status == DTL_SUCCESS)
        status = order_after(to, y);
    if (status == DTL_SUCCESS)
        status = dtl__device_queue_apply_binary(stream, to, x, y, value, step);
    return status == DTL_SUCCESS ? dtl__stream_synchronize(stream) : status;
}
