/* SPDX-License-Identifier: BSD-3-Clause */
/* Scans on a device.  What runs of elements make is scanned first, by runs of its own where it is
 * many, and then each run from what those before it made. */
#include <stddef.h>
#include <string.h>

#include "device/kernel.h"
#include "far.h"
#include "fold.h"

enum { LEVELS_MOST = 12 }; /* of 64 bits of a count, six at a time, one more */

struct scan {
    struct device_stream *stream;
    const struct dtype *type;
    dtl_reduce_op op;
    bool is_inclusive;
    _Alignas(16) char before[ELEMENT_BYTES];
    struct device_part levels[LEVELS_MOST]; /* the elements, what their runs make, and so on */
    int count;                              /* of levels */
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

static dtl_status queue(const struct scan *scan)
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

static dtl_status run(struct scan *scan)
{
    const struct device *device = scan->stream->device;
    struct kernel_call call = whole(scan);
    void *room = NULL;
    dtl_status status = DTL_SUCCESS;

    if (dtl__primitive_is(device, &call))
        return dtl__primitive(scan->stream, &call);
    uint64_t bytes = levels_plan(scan);
    if (bytes > 0)
        status = device->ops->allocate(device, MEMORY_DEVICE, bytes, &room);
    if (status != DTL_SUCCESS)
        return status;
    for (int level = 1; level < scan->count; level++)
        scan->levels[level].start =
            level == 1 ? room
                       : (char *)scan->levels[level - 1].start + scan->levels[level - 1].bytes;
    status = queue(scan);
    if (status == DTL_SUCCESS)
        status = dtl__stream_finish(scan->stream);
    if (room != NULL)
        device->ops->release(device, room);
    return status;
}

dtl_status dtl__far_scan(struct container *container, dtl_reduce_op op, bool is_inclusive,
                         const void *before)
{
    const struct dtype *type = container->type;
    struct scan scan = {.stream = container->block->stream,
                        .type = type,
                        .op = op,
                        .is_inclusive = is_inclusive,
                        .levels = {dtl__far_elements(container)}};
    dtl_status status = DTL_SUCCESS;

    dtl__container_touch(container);
    if (before != NULL)
        memcpy(scan.before, before, type->size);
    else if (!is_inclusive)
        dtl__neutral(type->id, op, scan.before);
    else { /* the first element stays what it is */
        status = dtl__container_read(container, 0, 1, scan.before);
        scan.levels[0].start = (char *)scan.levels[0].start + type->size;
        scan.levels[0].bytes -= type->size;
    }
    return status == DTL_SUCCESS && scan.levels[0].bytes > 0 ? run(&scan) : status;
}

dtl_status dtl__far_count_up(struct device_stream *stream, struct device_part counts)
{
    struct scan scan = {.stream = stream,
                        .type = dtl__dtype(DTL_DTYPE_UINT64),
                        .op = DTL_OP_SUM,
                        .is_inclusive = true,
                        .levels = {counts}};

    return run(&scan);
}
