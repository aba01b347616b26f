/* SPDX-License-Identifier: BSD-3-Clause */
/* Scans on a device.  The elements are divided into runs.  One kernel reduces each run, the results
 * are scanned in the same way, level by level, and then each run is scanned from the prefix that
 * precedes it.  If the device has a library primitive for the scan, it is used instead. */
#include <stddef.h>
#include <string.h>

#include "algorithm/device_algorithms.h"
#include "algorithm/reduce/finite.h"
#include "algorithm/reduce/fold.h"
#include "device/kernel.h"

/* A count has 64 bits, each level removes six of them, and one level more. */
enum { MAX_LEVELS = 12 };

struct scan {
    struct device_stream *stream;
    const struct dtype *type;
    dtl_reduce_op op;
    bool is_inclusive;
    _Alignas(16) char before[ELEMENT_BYTES];
    /* The elements, the results of their runs, the results of these, and so on. */
    struct device_part levels[MAX_LEVELS];
    int count; /* number of levels */
    /* Copy of the first element if the scan must not change it; 0 bytes otherwise. */
    struct device_part saved_first;
    struct device_part workspace; /* workspace of the primitive, or of the levels */
    bool is_primitive;
};

/* Returns the number of runs of a level. */
static uint64_t run_count(const struct scan *scan, int level)
{
    uint64_t elements = scan->levels[level].bytes / scan->type->size;

    return (elements + KERNEL_RUN_ELEMENTS - 1) / KERNEL_RUN_ELEMENTS;
}

/* Queues the kernel VERB_OP_DTYPE for `runs` runs.  It gets `before` as its value. */
static dtl_status launch_runs(const struct scan *scan, const char *verb, struct device_part to,
                              struct device_part from, uint64_t runs)
{
    struct kernel_call call = {.operands = {to, from}, .count = runs};

    memcpy(call.value, scan->before, sizeof call.value);
    return dtl__launch(scan->stream, &call, "%s_%s_%s", verb, dtl_reduce_op_name(scan->op),
                       scan->type->name);
}

/* Queues the scan by kernels: reduces the runs level by level, then scans the levels from the
 * top. */
static dtl_status queue_levels(const struct scan *scan)
{
    const struct device_part none = {NULL, 0};
    int top = scan->count - 1;
    dtl_status status = DTL_SUCCESS;

    for (int level = 0; level < top && status == DTL_SUCCESS; level++)
        status = launch_runs(scan, "runs", scan->levels[level + 1], scan->levels[level],
                             run_count(scan, level));
    for (int level = top; level >= 0 && status == DTL_SUCCESS; level--)
        status = launch_runs(scan, level > 0 || scan->is_inclusive ? "scan" : "exscan",
                             scan->levels[level], level < top ? scan->levels[level + 1] : none,
                             run_count(scan, level));
    return status;
}

/* Sets the number and the sizes of the levels.  Returns the bytes of all levels except the
 * elements. */
static uint64_t plan_levels(struct scan *scan)
{
    uint64_t bytes = 0;

    for (scan->count = 1; run_count(scan, scan->count - 1) > 1; scan->count++) {
        scan->levels[scan->count].bytes = run_count(scan, scan->count - 1) * scan->type->size;
        bytes += scan->levels[scan->count].bytes;
    }
    return bytes;
}

/* Returns the call of the primitive that does the whole scan. */
static struct kernel_call primitive_call(const struct scan *scan)
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

/* ---- workspace ------------------------------------------------------------------------------- */

/* Chooses the algorithm, and returns the bytes of workspace that it needs. */
static uint64_t plan_scan(struct scan *scan)
{
    const struct device *device = scan->stream->device;
    struct kernel_call call = primitive_call(scan);

    scan->is_primitive =
        device->ops->primitive_workspace_bytes(device, &call, &scan->workspace.bytes);
    if (!scan->is_primitive)
        scan->workspace.bytes = plan_levels(scan);
    return dtl__device_aligned(scan->workspace.bytes) + scan->saved_first.bytes;
}

/* Divides the workspace: the primitive's or the levels above the elements, then the saved
 * element. */
static void assign_workspace(struct scan *scan, char *workspace)
{
    scan->workspace.start = workspace;
    scan->saved_first.start = workspace + dtl__device_aligned(scan->workspace.bytes);
    for (int level = 1; level < scan->count && !scan->is_primitive; level++) {
        scan->levels[level].start = workspace;
        workspace += scan->levels[level].bytes;
    }
}

/* ---- scans ----------------------------------------------------------------------------------- */

/* Queues the scan, in a workspace of the size that the plan returned. */
static dtl_status queue_scan(struct scan *scan, void *workspace)
{
    const struct device_ops *ops = scan->stream->device->ops;
    struct device_part elements = scan->levels[0];
    struct kernel_call call = primitive_call(scan);
    dtl_status status = DTL_SUCCESS;

    assign_workspace(scan, workspace);
    if (scan->saved_first.bytes > 0)
        status = ops->copy(scan->stream, scan->saved_first.start, elements.start,
                           scan->saved_first.bytes);
    if (status == DTL_SUCCESS)
        status = scan->is_primitive ? ops->primitive(scan->stream, &call, scan->workspace)
                                    : queue_levels(scan);
    if (status == DTL_SUCCESS && scan->saved_first.bytes > 0)
        status = ops->copy(scan->stream, elements.start, scan->saved_first.start,
                           scan->saved_first.bytes);
    return status;
}

/* Runs a scan with its own workspace, and blocks until it is complete. */
static dtl_status run_scan(struct scan *scan)
{
    const struct device *device = scan->stream->device;
    uint64_t bytes = plan_scan(scan);
    void *workspace = NULL;
    dtl_status status = DTL_SUCCESS, finished;

    if (bytes > 0)
        status = device->ops->allocate(device, MEMORY_DEVICE, bytes, &workspace);
    if (status != DTL_SUCCESS)
        return status;
    status = queue_scan(scan, workspace);
    finished = dtl__stream_synchronize(scan->stream);
    if (workspace != NULL)
        device->ops->release(device, workspace);
    return status == DTL_SUCCESS ? finished : status;
}

/* Sets the zeros of an element to -0.0, the neutral element of addition that also preserves -0.0.
 */
static void set_negative_zeros(const struct dtype *type, char *element)
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

/* Describes a scan of a container's elements.  If `before` is NULL, the first element of an
 * inclusive scan is left unchanged. */
static struct scan make_scan(const struct container *container, struct device_stream *stream,
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
        scan.saved_first.bytes = type->size;
        if (op == DTL_OP_SUM && is_floating(type))
            set_negative_zeros(type, scan.before);
    }
    return scan;
}

/* Scans, and if a result is not finite, restores the elements from `copy` and clears *is_done.  The
 * test sums the results: if finite results overflow in this sum, the host scans needlessly, which
 * is slow but correct. */
static dtl_status scan_and_check(struct container *container, struct scan *scan, void *copy,
                                 bool *is_done)
{
    struct device_stream *stream = scan->stream;
    const struct device_ops *ops = stream->device->ops;
    struct device_part elements = dtl__device_elements(container);
    _Alignas(16) char sum[ELEMENT_BYTES];
    dtl_status status = ops->copy(stream, copy, elements.start, elements.bytes);

    if (status == DTL_SUCCESS)
        status = run_scan(scan);
    if (status == DTL_SUCCESS)
        status = dtl__device_reduce(container, DTL_OP_SUM, sum);
    if (status != DTL_SUCCESS || dtl__all_finite(container->type, sum, 1))
        return status;
    *is_done = false;
    status = ops->copy(stream, elements.start, copy, elements.bytes);
    return status == DTL_SUCCESS ? dtl__stream_synchronize(stream) : status;
}

/* Scans products, which may overflow within runs although the prefixes are finite (finite.h).
 * Without memory for a copy, clears *is_done and succeeds: the host then scans. */
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
    status = scan_and_check(container, scan, copy, is_done);
    device->ops->release(device, copy);
    return status;
}

dtl_status dtl__device_scan(struct container *container, dtl_reduce_op op, bool is_inclusive,
                            const void *before, bool *is_done)
{
    struct scan scan = make_scan(container, container->block->stream, op, is_inclusive, before);

    *is_done = true;
    dtl__container_mark_dirty(container);
    if (op == DTL_OP_PROD && dtl__may_overflow(container->type, op))
        return scan_products(container, &scan, is_done);
    return run_scan(&scan);
}

uint64_t dtl__device_scan_workspace(const struct container *container, struct device_stream *stream,
                                    dtl_reduce_op op, bool is_inclusive)
{
    struct scan scan = make_scan(container, stream, op, is_inclusive, NULL);

    return plan_scan(&scan);
}

dtl_status dtl__device_queue_scan(struct device_stream *stream, struct container *container,
                                  dtl_reduce_op op, bool is_inclusive, void *workspace)
{
    struct scan scan = make_scan(container, stream, op, is_inclusive, NULL);

    plan_scan(&scan);
    dtl__container_mark_dirty(container);
    return queue_scan(&scan, workspace);
}

/* Describes the inclusive sum of 64-bit counts, in place. */
static struct scan make_counts_scan(struct device_stream *stream, struct device_part counts)
{
    return (struct scan){.stream = stream,
                         .type = dtl__dtype(DTL_DTYPE_UINT64),
                         .op = DTL_OP_SUM,
                         .is_inclusive = true,
                         .levels = {counts}};
}

uint64_t dtl__device_prefix_sum_workspace(struct device_stream *stream, struct device_part counts)
{
    struct scan scan = make_counts_scan(stream, counts);

    return plan_scan(&scan);
}

dtl_status dtl__device_queue_prefix_sum(struct device_stream *stream, struct device_part counts,
                                        void *workspace)
{
    struct scan scan = make_counts_scan(stream, counts);

    plan_scan(&scan);
    return queue_scan(&scan, workspace);
}
