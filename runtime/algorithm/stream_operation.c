/* SPDX-License-Identifier: BSD-3-Clause */
/* Stream-ordered operations on containers: queued on a stream if the elements are in device memory,
 * run at once otherwise.
 *
 * Each block of device memory has a stream of its own, on which all blocking calls work.  An
 * operation on another stream is ordered after the work on the block's stream at the time of the
 * call, and later work on the block's stream is ordered after the operation.  Therefore other calls
 * need no knowledge of it. */
#include <string.h>

#include "algorithm/elementwise/binary.h"
#include "algorithm/elementwise/container_pair.h"
#include "algorithm/elementwise/unary.h"
#include "algorithm/scan/scan.h"
#include "algorithm/sort/record_sort.h"
#include "device/device.h"
#include "device/kernel.h"
#include "dtl_impl.h"
#include "stream_operation.h"

/* ---- choice of the stream -------------------------------------------------------------------- */

/* Returns the failure of a stream that belongs to another device than the elements. */
static dtl_status refuse_stream(const struct device_stream *stream, const struct device *device)
{
    return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "stream-device",
                                "stream is of %s %d; expected one of %s %d, where the elements are",
                                stream->device->ops->name, (int)stream->device->id,
                                device->ops->name, (int)device->id);
}

/* Sets *out to the stream to use if the caller passes none: the context's, or the block's own if
 * the block is on another device; NULL if there is neither. */
static dtl_status default_stream(const struct container *container, struct device_stream **out)
{
    struct context *context = container->context;
    bool is_on_device = dtl__container_is_on_device(container);

    *out = is_on_device ? container->block->stream : NULL;
    if (context == NULL || context->device == NULL)
        return DTL_SUCCESS;
    if (is_on_device && context->device != container->device)
        return DTL_SUCCESS;
    return dtl__context_stream(context, out);
}

/* Sets *out to the caller's stream, or to the default if it is NULL.  Fails if it belongs to
 * another device.  Checks the stream also on a rank without elements, so that all ranks fail alike.
 * Elements in host memory accept any stream. */
static dtl_status choose_stream(const struct container *container,
                                struct device_stream *user_stream, struct device_stream **out)
{
    if (user_stream == NULL)
        return default_stream(container, out);
    if (container->device != NULL && user_stream->device != container->device)
        return refuse_stream(user_stream, container->device);
    *out = user_stream;
    return DTL_SUCCESS;
}

dtl_status dtl__stream_operation_make(struct container *container, struct container *one,
                                      struct container *other, struct device_stream *user_stream,
                                      struct stream_operation *out)
{
    *out = (struct stream_operation){.container = container, .others = {one, other}};
    return choose_stream(container, user_stream, &out->stream);
}

/* ---- queued operations ----------------------------------------------------------------------- */

dtl_status dtl__stream_operation_begin(struct stream_operation *operation)
{
    struct device_stream *stream = operation->stream;
    const struct device *device = operation->container->device;
    dtl_status status = device->ops->event_create(device, &operation->queued.event);

    if (status == DTL_SUCCESS)
        status = dtl__stream_wait_for_stream(stream, operation->container->block->stream);
    for (int index = 0; index < OTHER_CONTAINERS && status == DTL_SUCCESS; index++)
        if (operation->others[index] != NULL)
            status = dtl__stream_wait_for_stream(stream, operation->others[index]->block->stream);
    return status;
}

/* Makes later work on the container's own stream wait for the operation's event. */
static dtl_status order_block_after(const struct stream_operation *operation,
                                    const struct container *container)
{
    struct device_stream *own = container->block->stream;

    return own == operation->stream ? DTL_SUCCESS
                                    : own->device->ops->stream_wait(own, operation->queued.event);
}

/* Records the end of the operation, orders later work on the operands after it, and creates the
 * future. */
static dtl_status end_successfully(struct stream_operation *operation, struct future **fut)
{
    struct device_event *event = operation->queued.event;
    dtl_status status = event->device->ops->event_record(event, operation->stream);

    if (status == DTL_SUCCESS)
        status = order_block_after(operation, operation->container);
    for (int index = 0; index < OTHER_CONTAINERS && status == DTL_SUCCESS; index++)
        if (operation->others[index] != NULL)
            status = order_block_after(operation, operation->others[index]);
    return status == DTL_SUCCESS ? dtl__stream_future_create(&operation->queued, fut) : status;
}

dtl_status dtl__stream_operation_end(struct stream_operation *operation, dtl_status status,
                                     struct future **fut)
{
    if (status == DTL_SUCCESS)
        status = end_successfully(operation, fut);
    if (status == DTL_SUCCESS)
        return status;
    if (operation->queued.event == NULL)
        return status;
    dtl__stream_synchronize(operation->stream);
    dtl__stream_future_free(&operation->queued);
    return status;
}

dtl_status dtl__stream_operation_allocate(struct stream_operation *operation, uint64_t bytes)
{
    const struct device *device = operation->stream->device;

    return bytes == 0
               ? DTL_SUCCESS
               : device->ops->allocate(device, MEMORY_DEVICE, bytes, &operation->queued.workspace);
}

dtl_status dtl__stream_operation_allocate_value(struct stream_operation *operation, uint64_t left,
                                                uint64_t bytes)
{
    const struct device *device = operation->stream->device;
    struct queued_work *queued = &operation->queued;
    dtl_status status = dtl__alloc(&queued->value, bytes, "value of a future");

    queued->bytes = bytes;
    return status == DTL_SUCCESS
               ? device->ops->allocate(device, MEMORY_PINNED, left, &queued->pinned)
               : status;
}

dtl_status dtl__stream_operation_fold(struct stream_operation *operation, struct device_fold *fold,
                                      uint64_t bytes, struct future **fut)
{
    dtl_status status = dtl__stream_operation_begin(operation);

    if (status == DTL_SUCCESS)
        status = dtl__stream_operation_allocate_value(operation, fold->size, bytes);
    if (status == DTL_SUCCESS)
        status = dtl__stream_operation_allocate(operation, dtl__device_fold_workspace(fold));
    if (status == DTL_SUCCESS)
        status = dtl__device_queue_fold(operation->stream, fold, operation->queued.workspace,
                                        operation->queued.pinned);
    return dtl__stream_operation_end(operation, status, fut);
}

/* ---- operations on the host ------------------------------------------------------------------ */

dtl_status dtl__stream_before_host(const struct stream_operation *operation)
{
    return operation->stream == NULL ? DTL_SUCCESS : dtl__stream_synchronize(operation->stream);
}

dtl_status dtl__stream_after_host_with_value(dtl_status status, const void *value, uint64_t bytes,
                                             struct future **fut)
{
    return status == DTL_SUCCESS ? dtl__complete_future_create(value, bytes, fut) : status;
}

/* ---- fill ------------------------------------------------------------------------------------ */

/* Queues a fill of the container with one element. */
static dtl_status fill_on_stream(const struct stream_operation *operation, const void *value)
{
    struct container *container = operation->container;

    dtl__container_mark_dirty(container);
    return operation->stream->device->ops->fill(operation->stream, container->device_data, value,
                                                (uint32_t)container->type->size,
                                                container->local_size);
}

dtl_status dtl_impl_container_queue_fill(struct container *container, const void *value,
                                         struct device_stream *stream, struct future **fut)
{
    struct stream_operation operation;
    dtl_status status = dtl__stream_operation_make(container, NULL, NULL, stream, &operation);

    if (status != DTL_SUCCESS)
        return status;
    if (!dtl__container_is_on_device(container)) {
        status = dtl__stream_before_host(&operation);
        if (status == DTL_SUCCESS)
            status = dtl_impl_container_fill_local(container, value);
        return dtl__stream_after_host(status, fut);
    }
    status = dtl__stream_operation_begin(&operation);
    if (status == DTL_SUCCESS)
        status = fill_on_stream(&operation, value);
    return dtl__stream_operation_end(&operation, status, fut);
}

/* Fails unless both have the same dtype and as many elements on this rank. */
static dtl_status check_pair(const struct container *src, const struct container *dst)
{
    dtl_status status = dtl__pair_check_dtype(src, dst);

    return status == DTL_SUCCESS ? dtl__pair_check_local_size(src, dst) : status;
}

/* ---- copy between containers ----------------------------------------------------------------- */

/* Returns true if a backend can copy the elements: both are in memory of its devices, without
 * overlap. */
static bool is_device_copy(const struct container *src, const struct container *dst)
{
    uint64_t bytes = src->local_size * src->type->size;

    return dtl__container_is_on_device(src) && dtl__container_is_on_device(dst) &&
           src->device->ops == dst->device->ops &&
           !dtl__overlaps(src->device_data, bytes, dst->device_data, bytes);
}

dtl_status dtl_impl_container_queue_copy(struct container *src, struct container *dst,
                                         struct device_stream *stream, struct future **fut)
{
    struct container *worker = dst->device == NULL ? src : dst;
    struct stream_operation operation;
    dtl_status status = check_pair(src, dst);

    if (status == DTL_SUCCESS)
        status =
            dtl__stream_operation_make(worker, worker == dst ? src : dst, NULL, stream, &operation);
    if (status != DTL_SUCCESS)
        return status;
    dtl__container_mark_dirty(dst);
    if (!is_device_copy(src, dst)) {
        status = dtl__stream_before_host(&operation);
        if (status == DTL_SUCCESS)
            status = dtl__container_move(src, dst);
        return dtl__stream_after_host(status, fut);
    }
    status = dtl__stream_operation_begin(&operation);
    if (status == DTL_SUCCESS)
        status = operation.stream->device->ops->copy(operation.stream, dst->device_data,
                                                     src->device_data,
                                                     src->local_size * src->type->size);
    return dtl__stream_operation_end(&operation, status, fut);
}

/* ---- elementwise operations ------------------------------------------------------------------ */

/* Checks the containers of an operation on two of them, and initializes it. */
static dtl_status make_apply(struct container *dst, struct container *src,
                             struct device_stream *stream, struct stream_operation *out)
{
    dtl_status status = check_pair(src, dst);

    if (status == DTL_SUCCESS)
        status = dtl__pair_check_overlap(src, dst);
    return status == DTL_SUCCESS ? dtl__stream_operation_make(dst, src, NULL, stream, out) : status;
}

/* Queues an operation on two containers in device memory, and sets *fut. */
static dtl_status queue_apply(struct stream_operation *operation, device_queue_apply *apply,
                              int32_t op, struct future **fut)
{
    dtl_status status = dtl__stream_operation_begin(operation);

    if (status == DTL_SUCCESS)
        status = apply(operation->stream, operation->container, operation->others[0], op);
    return dtl__stream_operation_end(operation, status, fut);
}

dtl_status dtl_impl_container_queue_apply(struct container *dst, struct container *src,
                                          dtl_reduce_op op, struct device_stream *stream,
                                          struct future **fut)
{
    struct stream_operation operation;
    dtl_status status = make_apply(dst, src, stream, &operation);

    if (status != DTL_SUCCESS)
        return status;
    if (dtl__containers_run_on_device(src, dst))
        return queue_apply(&operation, dtl__device_queue_apply, (int32_t)op, fut);
    status = dtl__stream_before_host(&operation);
    return dtl__stream_after_host(status == DTL_SUCCESS ? dtl__apply_local(dst, src, op) : status,
                                  fut);
}

dtl_status dtl_impl_container_queue_apply_unary(struct container *dst, struct container *src,
                                                dtl_unary_op op, struct device_stream *stream,
                                                struct future **fut)
{
    struct stream_operation operation;
    dtl_status status = dtl__unary_check(op, dst->type);

    if (status == DTL_SUCCESS)
        status = make_apply(dst, src, stream, &operation);
    if (status != DTL_SUCCESS)
        return status;
    if (dtl__containers_run_on_device(src, dst))
        return queue_apply(&operation, dtl__device_queue_apply_unary, (int32_t)op, fut);
    status = dtl__stream_before_host(&operation);
    if (status == DTL_SUCCESS)
        status = dtl_impl_container_apply_unary_local(dst, src, op);
    return dtl__stream_after_host(status, fut);
}

/* ---- binary operations ----------------------------------------------------------------------- */

/* Operands of a binary operation.  `value` takes the place of an operand that is NULL. */
struct operands {
    struct container *x, *y;
    const void *value;
    dtl_binary_op op;
};

/* Returns true if all operands are on the device of `dst`. */
static bool operands_are_on_device(const struct container *dst, const struct operands *operands)
{
    return (operands->x == NULL || dtl__containers_run_on_device(operands->x, dst)) &&
           (operands->y == NULL || dtl__containers_run_on_device(operands->y, dst));
}

/* Queues a binary operation on elements in device memory, and sets *fut. */
static dtl_status queue_binary(struct stream_operation *operation, const struct operands *operands,
                               struct future **fut)
{
    dtl_status status = dtl__stream_operation_begin(operation);

    if (status == DTL_SUCCESS)
        status = dtl__device_queue_apply_binary(operation->stream, operation->container,
                                                operands->x, operands->y, operands->value,
                                                dtl__binary_step(operands->op));
    return dtl__stream_operation_end(operation, status, fut);
}

/* Checks the operands of a binary operation on this rank, and initializes it. */
static dtl_status make_binary(struct container *dst, const struct operands *operands,
                              struct device_stream *stream, struct stream_operation *out)
{
    dtl_status status = dtl__binary_check_local(dst, operands->x, operands->y, operands->op);

    return status == DTL_SUCCESS
               ? dtl__stream_operation_make(dst, operands->x, operands->y, stream, out)
               : status;
}

dtl_status dtl_impl_container_queue_apply_binary(struct container *dst, struct container *x,
                                                 struct container *y, dtl_binary_op op,
                                                 struct device_stream *stream, struct future **fut)
{
    const struct operands operands = {.x = x, .y = y, .op = op};
    struct stream_operation operation;
    dtl_status status = make_binary(dst, &operands, stream, &operation);

    if (status != DTL_SUCCESS)
        return status;
    if (operands_are_on_device(dst, &operands))
        return queue_binary(&operation, &operands, fut);
    status = dtl__stream_before_host(&operation);
    if (status == DTL_SUCCESS)
        status = dtl_impl_container_apply_binary_local(dst, x, y, op);
    return dtl__stream_after_host(status, fut);
}

dtl_status dtl_impl_container_queue_apply_value(struct container *dst, struct container *src,
                                                const void *value, dtl_operand place,
                                                dtl_binary_op op, struct device_stream *stream,
                                                struct future **fut)
{
    bool is_first = place == DTL_OPERAND_FIRST;
    const struct operands operands = {
        .x = is_first ? NULL : src, .y = is_first ? src : NULL, .value = value, .op = op};
    struct stream_operation operation;
    dtl_status status = make_binary(dst, &operands, stream, &operation);

    if (status != DTL_SUCCESS)
        return status;
    if (operands_are_on_device(dst, &operands))
        return queue_binary(&operation, &operands, fut);
    status = dtl__stream_before_host(&operation);
    if (status == DTL_SUCCESS)
        status = dtl_impl_container_apply_value_local(dst, src, value, place, op);
    return dtl__stream_after_host(status, fut);
}

/* ---- scan and sort --------------------------------------------------------------------------- */

/* Queues a scan of this rank's elements and sets *fut; runs it at once if the host must do
 * it. */
static dtl_status queue_scan(struct container *container, dtl_reduce_op op, bool is_inclusive,
                             struct device_stream *stream, struct future **fut)
{
    struct stream_operation operation;
    dtl_status status = dtl__stream_operation_make(container, NULL, NULL, stream, &operation);

    if (status != DTL_SUCCESS)
        return status;
    if (!dtl__container_runs_on_device(container)) {
        status = dtl__stream_before_host(&operation);
        if (status == DTL_SUCCESS)
            status = dtl__scan_local(container, op, is_inclusive, NULL);
        return dtl__stream_after_host(status, fut);
    }
    status = dtl__stream_operation_begin(&operation);
    if (status == DTL_SUCCESS)
        status = dtl__stream_operation_allocate(
            &operation, dtl__device_scan_workspace(container, operation.stream, op, is_inclusive));
    if (status == DTL_SUCCESS)
        status = dtl__device_queue_scan(operation.stream, container, op, is_inclusive,
                                        operation.queued.workspace);
    return dtl__stream_operation_end(&operation, status, fut);
}

dtl_status dtl_impl_container_queue_inclusive_scan_local(struct container *container,
                                                         dtl_reduce_op op,
                                                         struct device_stream *stream,
                                                         struct future **fut)
{
    return queue_scan(container, op, true, stream, fut);
}

dtl_status dtl_impl_container_queue_exclusive_scan_local(struct container *container,
                                                         dtl_reduce_op op,
                                                         struct device_stream *stream,
                                                         struct future **fut)
{
    return queue_scan(container, op, false, stream, fut);
}

/* Queues a sort of this rank's elements and sets *fut; runs `sort` at once if the host must do it.
 * All sorts on a device are stable. */
static dtl_status queue_sort(struct container *container, bool is_descending, record_sort *sort,
                             struct device_stream *stream, struct future **fut)
{
    struct stream_operation operation;
    dtl_status status = dtl__stream_operation_make(container, NULL, NULL, stream, &operation);

    if (status != DTL_SUCCESS)
        return status;
    if (!dtl__container_runs_on_device(container)) {
        status = dtl__stream_before_host(&operation);
        if (status == DTL_SUCCESS)
            status = dtl__local_sort(sort, container, is_descending);
        return dtl__stream_after_host(status, fut);
    }
    status = dtl__stream_operation_begin(&operation);
    if (status == DTL_SUCCESS)
        status = dtl__stream_operation_allocate(
            &operation, dtl__device_sort_workspace(container, operation.stream, is_descending));
    if (status == DTL_SUCCESS)
        status = dtl__device_queue_sort(operation.stream, container, is_descending,
                                        operation.queued.workspace);
    return dtl__stream_operation_end(&operation, status, fut);
}

dtl_status dtl_impl_container_queue_sort_local(struct container *container, dtl_sort_order order,
                                               struct device_stream *stream, struct future **fut)
{
    return queue_sort(container, order == DTL_SORT_DESCENDING, dtl__sort_any, stream, fut);
}

dtl_status dtl_impl_container_queue_stable_sort_local(struct container *container,
                                                      dtl_sort_order order,
                                                      struct device_stream *stream,
                                                      struct future **fut)
{
    return queue_sort(container, order == DTL_SORT_DESCENDING, dtl__sort_stable, stream, fut);
}

/* ---- reduction ------------------------------------------------------------------------------- */

dtl_status dtl_impl_container_queue_reduce_local(struct container *container, dtl_reduce_op op,
                                                 void *result, struct device_stream *stream,
                                                 struct future **fut)
{
    struct stream_operation operation;
    dtl_status status = dtl__stream_operation_make(container, NULL, NULL, stream, &operation);

    if (status != DTL_SUCCESS)
        return status;
    if (dtl__container_runs_on_device(container)) {
        struct device_fold fold = dtl__device_fold_reduce(container, op);

        operation.queued.result = result;
        return dtl__stream_operation_fold(&operation, &fold, container->type->size, fut);
    }
    status = dtl__stream_before_host(&operation);
    if (status == DTL_SUCCESS)
        status = dtl_impl_local_reduce(container, op, result);
    return dtl__stream_after_host_with_value(status, result, container->type->size, fut);
}

/* ---- copy to and from the host --------------------------------------------------------------- */

/* Returns true if the device can access this host memory directly, so that no thread needs to wait
 * for the copy. */
static bool is_pinned(const struct stream_operation *operation, const void *buffer, uint64_t bytes)
{
    struct memory memory;
    const struct device *device;

    if (!dtl__container_is_on_device(operation->container) || bytes == 0)
        return false;
    device = dtl__device_inspect(buffer, &memory);
    return device != NULL && device->ops == operation->container->device->ops &&
           memory.kind == MEMORY_PINNED &&
           bytes <= memory.bytes - (uint64_t)((uintptr_t)buffer - (uintptr_t)memory.start);
}

/* Queues a copy of bytes as a complete operation, and sets *fut. */
static dtl_status queue_copy(struct stream_operation *operation, void *to, const void *from,
                             uint64_t bytes, struct future **fut)
{
    dtl_status status = dtl__stream_operation_begin(operation);

    if (status == DTL_SUCCESS)
        status = operation->stream->device->ops->copy(operation->stream, to, from, bytes);
    return dtl__stream_operation_end(operation, status, fut);
}

dtl_status dtl_impl_container_queue_copy_to_host(struct container *container, void *host_buffer,
                                                 dtl_size_t count, struct device_stream *stream,
                                                 struct future **fut)
{
    uint64_t bytes = count * container->type->size;
    struct stream_operation operation;
    dtl_status status = dtl__stream_operation_make(container, NULL, NULL, stream, &operation);

    if (status != DTL_SUCCESS)
        return status;
    if (is_pinned(&operation, host_buffer, bytes))
        return queue_copy(&operation, host_buffer, container->device_data, bytes, fut);
    status = dtl__stream_before_host(&operation);
    if (status == DTL_SUCCESS)
        status = dtl_impl_container_copy_to_host(container, host_buffer, count);
    return dtl__stream_after_host(status, fut);
}

dtl_status dtl_impl_container_queue_copy_from_host(struct container *container,
                                                   const void *host_buffer, dtl_size_t count,
                                                   struct device_stream *stream,
                                                   struct future **fut)
{
    uint64_t bytes = count * container->type->size;
    struct stream_operation operation;
    dtl_status status = dtl__stream_operation_make(container, NULL, NULL, stream, &operation);

    if (status != DTL_SUCCESS)
        return status;
    dtl__container_mark_dirty(container);
    if (is_pinned(&operation, host_buffer, bytes))
        return queue_copy(&operation, container->device_data, host_buffer, bytes, fut);
    status = dtl__stream_before_host(&operation);
    if (status == DTL_SUCCESS)
        status = dtl_impl_container_copy_from_host(container, host_buffer, count);
    return dtl__stream_after_host(status, fut);
}
