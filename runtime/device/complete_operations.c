/* SPDX-License-Identifier: BSD-3-Clause */
/* How a device back end's table becomes complete, as comm/complete_operations.c does it for
 * communicators. */
#include <string.h>

#include "kernel.h"

/* ---- what is composed ------------------------------------------------------------------------ */

/* A kernel knows elements, at addresses that an element has. */
static bool is_element(const void *to, uint32_t size)
{
    return size <= KERNEL_VALUE_BYTES && (size & (size - 1)) == 0 && (uintptr_t)to % size == 0;
}

static dtl_status launched_fill(struct device_stream *stream, void *to, const void *pattern,
                                uint32_t size, uint64_t count)
{
    struct kernel_call call = {.operands = {{to, count * size}}, .count = count};

    memcpy(call.value, pattern, size);
    return dtl__launch(stream, &call, "fill_%u", (unsigned)size);
}

/* One pattern, then what is there already, twice as much each time. */
static dtl_status copied_fill(struct device_stream *stream, void *to, const void *pattern,
                              uint32_t size, uint64_t count)
{
    const struct device_ops *ops = stream->device->ops;
    uint64_t bytes = count * size, done = size;
    dtl_status status = ops->copy(stream, to, pattern, size);

    while (status == DTL_SUCCESS && done < bytes) {
        uint64_t more = done < bytes - done ? done : bytes - done;

        status = ops->copy(stream, (char *)to + done, to, more);
        done += more;
    }
    return status;
}

static dtl_status composed_fill(struct device_stream *stream, void *to, const void *pattern,
                                uint32_t size, uint64_t count)
{
    if (count == 0)
        return DTL_SUCCESS;
    if (dtl__device_computes(stream->device) && is_element(to, size))
        return launched_fill(stream, to, pattern, size, count);
    return copied_fill(stream, to, pattern, size, count);
}

/* ---- what can't be --------------------------------------------------------------------------- */

static dtl_status refuse(const struct device *device, const char *what)
{
    return dtl__fail(DTL_ERROR_NOT_SUPPORTED, "the device is %s %d; expected one that can %s",
                     device->ops->name, device->id, what);
}

static dtl_status refused_lend(const struct device *device, void *block, struct lending *out)
{
    (void)block;
    (void)out;
    return refuse(device, "lend memory to other processes");
}

static dtl_status refused_borrow(const struct device *device, const struct lending *lent,
                                 void **out)
{
    (void)lent;
    (void)out;
    return refuse(device, "borrow memory from other processes");
}

static dtl_status refused_give_back(const struct device *device, void *block)
{
    (void)block;
    return refuse(device, "borrow memory from other processes");
}

static dtl_status refused_write_value(struct device_stream *stream, uint64_t *word, uint64_t value)
{
    (void)word;
    (void)value;
    return refuse(stream->device, "write values in the order of a stream");
}

static dtl_status refused_await_value(struct device_stream *stream, uint64_t *word, uint64_t value)
{
    (void)word;
    (void)value;
    return refuse(stream->device, "await values in a stream");
}

static bool no_primitive(const struct device *device, const struct kernel_call *call,
                         uint64_t *bytes)
{
    (void)device;
    (void)call;
    (void)bytes;
    return false;
}

dtl_status dtl__launch_refused(struct device_stream *stream, const char *kernel,
                               const struct kernel_call *call)
{
    const struct device *device = stream->device;

    (void)kernel;
    (void)call;
    if (device->ops->no_kernels == NULL)
        return refuse(device, "run kernels");
    return dtl__fail(DTL_ERROR_NOT_SUPPORTED, "the device is %s %d, and %s; expected %s",
                     device->ops->name, (int)device->id, device->ops->no_kernels,
                     device->ops->kernels_expected);
}

/* ---- what need not be done ------------------------------------------------------------------- */

static dtl_status nothing_entered(const struct device *device)
{
    (void)device;
    return DTL_SUCCESS;
}

static void nothing_left(const struct device *device)
{
    (void)device;
}

/* ---- adopting -------------------------------------------------------------------------------- */

static bool has_required(const struct device_ops *ops)
{
    return ops->name != NULL && ops->count != NULL && ops->properties != NULL &&
           ops->allocate != NULL && ops->release != NULL && ops->inspect != NULL &&
           ops->copy != NULL && ops->stream_create != NULL && ops->stream_adopt != NULL &&
           ops->stream_native != NULL && ops->stream_release != NULL && ops->stream_query != NULL &&
           ops->stream_wait != NULL && ops->event_create != NULL && ops->event_release != NULL &&
           ops->event_record != NULL && ops->event_query != NULL && ops->event_elapsed != NULL;
}

dtl_status dtl__device_adopt(struct device_ops *ours, const struct device_ops *theirs)
{
    size_t known = theirs->size < sizeof *ours ? theirs->size : sizeof *ours;
    struct device_ops ops = {0};

    memcpy(&ops, theirs, known);
    ops.size = sizeof ops;
    if (!has_required(&ops))
        return dtl__fail(DTL_ERROR_BACKEND_INVALID,
                         "back end %s lacks an operation; expected all that the contract requires",
                         ops.name != NULL ? ops.name : "without a name");

    if (ops.fill == NULL)
        ops.fill = composed_fill;
    if (ops.lend == NULL || ops.borrow == NULL || ops.give_back == NULL) {
        ops.lend = refused_lend;
        ops.borrow = refused_borrow;
        ops.give_back = refused_give_back;
    }
    if (ops.write_value == NULL)
        ops.write_value = refused_write_value;
    if (ops.await_value == NULL)
        ops.await_value = refused_await_value;
    if (ops.enter == NULL || ops.leave == NULL) {
        ops.enter = nothing_entered;
        ops.leave = nothing_left;
    }
    if (ops.launch == NULL)
        ops.launch = dtl__launch_refused;
    else
        ops.no_kernels = NULL;
    if (ops.primitive_room == NULL || ops.primitive == NULL)
        ops.primitive_room = no_primitive;
    *ours = ops;
    return DTL_SUCCESS;
}
