/* SPDX-License-Identifier: BSD-3-Clause */
/* Scans on a device.  What runs of elements make is scanned first, by runs of its own where it is
 * many, and then each run from what those before it made. */
#include <stddef.h>
#include <string.h>

#include "algorithm/device_algorithms.h"
#include "algorithm/reduce/finite.h"
#include "algorithm/reduce/fold.h"
#include "device/kernel.h"

enum { LEVELS_MOST = 12 }; /* of 64 bits of a count, six at a time, one more */

struct scan {
    struct device_stream *stream;
    const struct dtype *type;
    dtl_reduce_op op;
    bool is_inclusive;
    _Alignas(16) char before[ELEMENT_BYTES];
    struct device_part levels[LEVELS_MOST]; /* the elements, what their runs make, and so on */
    int count;                              /* of levels */
    struct device_part first; /* where the first element is kept, which stays; else of no bytes */
    struct device_part work;  /* of the primitive that does it all, where there is one */
    bool is_primitive;
};

static uint64_t runs_of(const struct scan *scan, int level)
{
    uint64_t elements = scan->levels[level].bytes / scan->type->size;

    return (elements + KERNEL_RUN_ELEMENTS - 1) / KERNEL_RUN_ELEMENTS;
}

static dtl_status launch(const struct scan *scan, const char *verb, struct device_part to,
                         struct device_part from, uint64_t runs)
{
    struct kernel_call call = {.operands = {to, from}, .count = runs};

    memcpy(call.value, scan->before, sizeof call.value);
    return dtl__launch(scan->stream, &call, "%s_%s_%s", verb, dtl_reduce_op_name(scan->op),
                       scan->type->name);
}

static dtl_status levels_queue(const struct scan *scan)
{
    const struct device_part none = {NULL, 0};
    int top = scan->count - 1;
    dtl_status status = DTL_SUCCESS;

    for (int level = 0; level < top && status == DTL_SUCCESS; level++)
        status = launch(scan, "runs", scan->levels[level + 1], scan->levels[level],
                        runs_of(scan, level));
    for (int level = top; level >= 0 && status == DTL_SUCCESS; level--)
        status =
            launch(scan, level > 0 || scan->is_inclusive ? "scan" : "exscan", scan->levels[level],
                   level < top ? scan->levels[level + 1] : none, runs_of(scan, level));
    return status;
}

/* Sets the sizes of the levels; gives the bytes of all but the elements. */
static uint64_t levels_plan(struct scan *scan)
{
    uint64_t bytes = 0;

    for (scan->count = 1; runs_of(scan, scan->count - 1) > 1; scan->count++) {
        scan->levels[scan->count].bytes = runs_of(scan, scan->count - 1) * scan->type->size;
        bytes += scan->levels[scan->count].bytes;
    }
    return bytes;
}

/* As a primitive, where the device has it. */
static struct kernel_call whole(const struct scan *scan)
{
    struct device_part elements = scan->levels[0];
    struct kernel_call call = {.operands = {elements, elements},
                               .count = elements.bytes / scan->type->size};

    dtl__primitive_set(&call, scan->is_inclusive ? PRIMITIVE_SCAN : PRIMITIVE_EXSCAN, scan->type,
                       scan->op, false);
    memcpy(call.value + offsetof(struct kernel_primitive, before), scan->before,
           sizeof((struct kernel_primitive *)NULL)->before);
    return call;
}

/* ---- room ------------------------------------------------------------------------------------ */

/* The bytes that it needs on the device. */
static uint64_t plan(struct scan *scan)
{
    const struct device *device = scan->stream->device;
    struct kernel_call call = whole(scan);

    scan->is_primitive = device->ops->primitive_room(device, &call, &scan->work.bytes);
    if (!scan->is_primitive)
        scan->work.bytes = levels_plan(scan);
    return dtl__device_aligned(scan->work.bytes) + scan->first.bytes;
}

static void room_share(struct scan *scan, char *workspace)
{
    scan->work.start = workspace;
    scan->first.start = workspace + dtl__device_aligned(scan->work.bytes);
    for (int level = 1; level < scan->count && !scan->is_primitive; level++) {
        scan->levels[level].start = workspace;
        workspace += scan->levels[level].bytes;
    }
}

/* ---- scans ----------------------------------------------------------------------------------- */

static dtl_status elements_queue(struct scan *scan)
{
    struct kernel_call call = whole(scan);

    return scan->is_primitive
               ? scan->stream->device->ops->primitive(scan->stream, &call, scan->work)
               : levels_queue(scan);
}

/* In room of as many bytes as it needs. */
static dtl_status queue_scan(struct scan *scan, void *workspace)
{
    const struct device_ops *ops = scan->stream->device->ops;
    struct device_part elements = scan->levels[0];
    dtl_status status = DTL_SUCCESS;

    room_share(scan, workspace);
    if (scan->first.bytes > 0)
        status = ops->copy(scan->stream, scan->first.start, elements.start, scan->first.bytes);
    if (status == DTL_SUCCESS)
        status = elements_queue(scan);
    if (status == DTL_SUCCESS && scan->first.bytes > 0)
        status = ops->copy(scan->stream, elements.start, scan->first.start, scan->first.bytes);
    return status;
}

static dtl_status run(struct scan *scan)
{
    const struct device *device = scan->stream->device;
    uint64_t bytes = plan(scan);
    void *workspace = NULL;
    dtl_status status = DTL_SUCCESS, finished;

    if (bytes > 0)
        status = device->ops->allocate(device, MEMORY_DEVICE, bytes, &workspace);
    if (status != DTL_SUCCESS)
        return status;
    status = queue_scan(scan, workspace);
    finished = dtl__stream_finish(scan->stream);
    if (workspace != NULL)
        device->ops->release(device, workspace);
    return status == DTL_SUCCESS ? finished : status;
}

/* Zeros of which the sum with any number is that number: -0.0. */
static void zeros_negate(const struct dtype *type, char *element)
{
    uint32_t part = type->size;

    if (type->id == DTL_DTYPE_COMPLEX64 || type->id == DTL_DTYPE_COMPLEX128)
        part /= 2;
    for (uint32_t end = part; end <= type->size; end += part)
        element[end - 1] = (char)0x80; /* little-endian */
}

static bool is_floating(const struct dtype *type)
{
    switch (type->id) {
    case DTL_DTYPE_FLOAT16:
    case DTL_DTYPE_BFLOAT16:
    case DTL_DTYPE_FLOAT32:
    case DTL_DTYPE_FLOAT64:
    case DTL_DTYPE_COMPLEX64:
    case DTL_DTYPE_COMPLEX128:
        return true;
    default:
        return false;
    }
}

/* With NULL for `before`, the first element of an inclusive one stays what it is. */
static struct scan elements_scan(const struct container *container, struct device_stream *stream,
                                 dtl_reduce_op op, bool is_inclusive, const void *before)
{
    const struct dtype *type = container->type;
    struct scan scan = {.stream = stream,
                        .type = type,
                        .op = op,
                        .is_inclusive = is_inclusive,
                        .levels = {dtl__device_elements(container)}};

    if (before != NULL) {
        memcpy(scan.before, before, type->size);
        return scan;
    }
    dtl__neutral(type->id, op, scan.before);
    if (is_inclusive && !dtl__is_logical(type->id, op)) {
        scan.first.bytes = type->size;
        if (op == DTL_OP_SUM && is_floating(type))
            zeros_negate(type, scan.before);
    }
    return scan;
}

/* Scans, and puts the elements back from `copy` where results are not finite.  A sum of finite
 * results may overflow, which costs a scan by the host, and no more. */
static dtl_status run_and_look(struct container *container, struct scan *scan, void *copy,
                               bool *is_done)
{
    struct device_stream *stream = scan->stream;
    const struct device_ops *ops = stream->device->ops;
    struct device_part elements = dtl__device_elements(container);
    _Alignas(16) char sum[ELEMENT_BYTES];
    dtl_status status = ops->copy(stream, copy, elements.start, elements.bytes);

    if (status == DTL_SUCCESS)
        status = run(scan);
    if (status == DTL_SUCCESS)
        status = dtl__device_reduce(container, DTL_OP_SUM, sum);
    if (status != DTL_SUCCESS || dtl__all_finite(container->type, sum, 1))
        return status;
    *is_done = false;
    status = ops->copy(stream, elements.start, copy, elements.bytes);
    return status == DTL_SUCCESS ? dtl__stream_finish(stream) : status;
}

/* Scans products, which overflow in runs although the prefixes are finite: finite.h. */
static dtl_status scan_products(struct container *container, struct scan *scan, bool *is_done)
{
    const struct device *device = scan->stream->device;
    void *copy = NULL;
    dtl_status status =
        device->ops->allocate(device, MEMORY_DEVICE, dtl__device_elements(container).bytes, &copy);

    if (status != DTL_SUCCESS) {
        *is_done = false;
        return DTL_SUCCESS;
    }
    status = run_and_look(container, scan, copy, is_done);
    device->ops->release(device, copy);
    return status;
}

dtl_status dtl__device_scan(struct container *container, dtl_reduce_op op, bool is_inclusive,
                            const void *before, bool *is_done)
{
    struct scan scan = elements_scan(container, container->block->stream, op, is_inclusive, before);

    *is_done = true;
    dtl__container_touch(container);
    if (op == DTL_OP_PROD && dtl__may_overflow(container->type, op))
        return scan_products(container, &scan, is_done);
    return run(&scan);
}

uint64_t dtl__device_scan_workspace(const struct container *container, struct device_stream *stream,
                                    dtl_reduce_op op, bool is_inclusive)
{
    struct scan scan = elements_scan(container, stream, op, is_inclusive, NULL);

    return plan(&scan);
}

dtl_status dtl__device_queue_scan(struct device_stream *stream, struct container *container,
                                  dtl_reduce_op op, bool is_inclusive, void *workspace)
{
    struct scan scan = elements_scan(container, stream, op, is_inclusive, NULL);

    plan(&scan);
    dtl__container_touch(container);
    return queue_scan(&scan, workspace);
}

static struct scan counts_scan(struct device_stream *stream, struct device_part counts)
{
    return (struct scan){.stream = stream,
                         .type = dtl__dtype(DTL_DTYPE_UINT64),
                         .op = DTL_OP_SUM,
                         .is_inclusive = true,
                         .levels = {counts}};
}

uint64_t dtl__device_prefix_sum_workspace(struct device_stream *stream, struct device_part counts)
{
    struct scan scan = counts_scan(stream, counts);

    return plan(&scan);
}

dtl_status dtl__device_queue_prefix_sum(struct device_stream *stream, struct device_part counts,
                                        void *workspace)
{
    struct scan scan = counts_scan(stream, counts);

    plan(&scan);
    return queue_scan(&scan, workspace);
}
