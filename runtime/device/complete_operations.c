/* SPDX-License-Identifier: BSD-3-Clause */
/* Completes a device backend's operation table, as comm/complete_operations.c does for
 * communicators. */
#include <string.h>

#include "kernel.h"

/* ---- composed operations --------------------------------------------------------------------- */

/* Returns true if a kernel can write the pattern as an element: size and alignment are those of a
 * type. */
static bool is_element(const void *to, uint32_t size)
{
    return size <= KERNEL_VALUE_BYTES && (size & (size - 1)) == 0 && (uintptr_t)to % size == 0;
}

/* Queues a fill of `count` elements by a kernel. is_element() must be true. */
static dtl_status fill_by_kernel(struct device_stream *stream, void *to, const void *pattern,
                                 uint32_t size, uint64_t count)
{
    struct kernel_call call = {.operands = {{to, count * size}}, .count = count};

    memcpy(call.value, pattern, size);
    return dtl__launch(stream, &call, "fill_%u", (unsigned)size);
}

/* Copies one pattern, then the filled part repeatedly, doubling it each time. */
static dtl_status fill_by_copies(struct device_stream *stream, void *to, const void *pattern,
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

/* Replacement of the member `fill`: fills by a kernel if possible, otherwise by copies. */
static dtl_status fill(struct device_stream *stream, void *to, const void *pattern, uint32_t size,
                       uint64_t count)
{
    if (count == 0)
        return DTL_SUCCESS;
    if (dtl__device_has_kernels(stream->device) && is_element(to, size))
        return fill_by_kernel(stream, to, pattern, size, count);
    return fill_by_copies(stream, to, pattern, size, count);
}

/* ---- unsupported operations ------------------------------------------------------------------ */

/* Fails with DTL_ERROR_NOT_SUPPORTED; the message says that the device can't do `what`. */
static dtl_status fail_unsupported(const struct device *device, const char *what)
{
    return dtl__fail(DTL_ERROR_NOT_SUPPORTED, "the device is %s %d; expected one that can %s",
                     device->ops->name, device->id, what);
}

static dtl_status unsupported_export_memory(const struct device *device, void *block,
                                            struct exported_memory *out)
{
    (void)block;
    (void)out;
    return fail_unsupported(device, "export memory to other processes");
}

static dtl_status unsupported_import_memory(const struct device *device,
                                            const struct exported_memory *exported, void **out)
{
    (void)exported;
    (void)out;
    return fail_unsupported(device, "import memory from other processes");
}

static dtl_status unsupported_release_import(const struct device *device, void *block)
{
    (void)block;
    return fail_unsupported(device, "import memory from other processes");
}

static dtl_status unsupported_write_value(struct device_stream *stream, uint64_t *address,
                                          uint64_t value)
{
    (void)address;
    (void)value;
    return fail_unsupported(stream->device, "write values in the order of a stream");
}

static dtl_status unsupported_await_value(struct device_stream *stream, uint64_t *address,
                                          uint64_t value)
{
    (void)address;
    (void)value;
    return fail_unsupported(stream->device, "await values in a stream");
}

/* Replacement of the member `primitive_workspace_bytes`: the device has no primitive. */
static bool no_primitive(const struct device *device, const struct kernel_call *call,
                         uint64_t *bytes)
{
    (void)device;
    (void)call;
    (void)bytes;
    return false;
}

dtl_status dtl__launch_unsupported(struct device_stream *stream, const char *kernel,
                                   const struct kernel_call *call)
{
    const struct device *device = stream->device;

    (void)kernel;
    (void)call;
    if (device->ops->no_kernels == NULL)
        return fail_unsupported(device, "run kernels");
    return dtl__fail(DTL_ERROR_NOT_SUPPORTED, "the device is %s %d, and %s; expected %s",
                     device->ops->name, (int)device->id, device->ops->no_kernels,
                     device->ops->kernels_expected);
}

/* ---- operations without effect --------------------------------------------------------------- */

static dtl_status no_enter(const struct device *device)
{
    (void)device;
    return DTL_SUCCESS;
}

static void no_leave(const struct device *device)
{
    (void)device;
}

/* ---- completing a table ---------------------------------------------------------------------- */

/* Returns true if the table has all members that a backend must provide. */
static bool has_required(const struct device_ops *ops)
{
    return ops->name != NULL && ops->count != NULL && ops->properties != NULL &&
           ops->allocate != NULL && ops->release != NULL && ops->inspect != NULL &&
           ops->copy != NULL && ops->stream_create != NULL && ops->stream_adopt != NULL &&
           ops->stream_native != NULL && ops->stream_release != NULL && ops->stream_query != NULL &&
           ops->stream_wait != NULL && ops->event_create != NULL && ops->event_release != NULL &&
           ops->event_record != NULL && ops->event_query != NULL && ops->event_elapsed != NULL;
}

dtl_status dtl__device_adopt(struct device_ops *out, const struct device_ops *backend_ops)
{
    size_t known_bytes = backend_ops->size < sizeof *out ? backend_ops->size : sizeof *out;
    struct device_ops ops = {0};

    memcpy(&ops, backend_ops, known_bytes);
    ops.size = sizeof ops;
    if (!has_required(&ops))
        return dtl__fail(DTL_ERROR_BACKEND_INVALID,
                         "backend %s lacks an operation; expected all that the contract requires",
                         ops.name != NULL ? ops.name : "without a name");

    if (ops.fill == NULL)
        ops.fill = fill;
    if (ops.export_memory == NULL || ops.import_memory == NULL || ops.release_import == NULL) {
        ops.export_memory = unsupported_export_memory;
        ops.import_memory = unsupported_import_memory;
        ops.release_import = unsupported_release_import;
    }
    if (ops.write_value == NULL)
        ops.write_value = unsupported_write_value;
    if (ops.await_value == NULL)
        ops.await_value = unsupported_await_value;
    if (ops.enter == NULL || ops.leave == NULL) {
        ops.enter = no_enter;
        ops.leave = no_leave;
    }
    if (ops.launch == NULL)
        ops.launch = dtl__launch_unsupported;
    else
        ops.no_kernels = NULL;
    if (ops.primitive_workspace_bytes == NULL || ops.primitive == NULL)
        ops.primitive_workspace_bytes = no_primitive;
    *out = ops;
    return DTL_SUCCESS;
}
