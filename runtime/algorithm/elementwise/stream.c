/* SPDX-License-Identifier: BSD-3-Clause */
/* Stream-ordered gather and scatter by local indices.  If the indices are in device memory, the
 * host cannot check them: the kernels skip invalid ones and report one of them, which the future
 * turns into a failure. */
#include <string.h>

#include "algorithm/stream_operation.h"
#include "container_pair.h"
#include "device/device.h"
#include "device/kernel.h"
#include "dtl_impl.h"

/* A gather or scatter of elements from `from` to `to`.  The indices refer to `from` in a gather and
 * to `to` in a scatter. */
struct indexed_copy {
    bool is_gather;
    struct container *to, *from, *indices;
};

/* Returns the container to which the indices apply. */
static const struct container *indexed_container(const struct indexed_copy *copy)
{
    return copy->is_gather ? copy->from : copy->to;
}

/* ---- argument checks ------------------------------------------------------------------------- */

dtl_status dtl__stream_check_indices(const struct container *indices)
{
    if (indices->type->id == DTL_DTYPE_INT64)
        return DTL_SUCCESS;
    return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "indices-dtype",
                                "indices has dtype %s; expected int64", indices->type->name);
}

/* Fails unless there are as many indices as elements of the container without indices. */
static dtl_status check_size(const struct indexed_copy *copy)
{
    const struct container *other = copy->is_gather ? copy->to : copy->from;

    if (copy->indices->local_size == other->local_size)
        return DTL_SUCCESS;
    return dtl__refuse_argument(
        DTL_ERROR_EXTENT_MISMATCH, "indices-size",
        "indices has %llu elements on this rank; expected those of %s, %llu",
        (unsigned long long)copy->indices->local_size, copy->is_gather ? "dst" : "src",
        (unsigned long long)other->local_size);
}

/* Returns the address of the first local element, in host or device memory. */
static const void *first_element(const struct container *container)
{
    return dtl__container_is_on_device(container) ? container->device_data : container->data;
}

/* Fails if the container shares memory with `dst`.  `name` and `key` are for the message. */
static dtl_status check_disjoint(const char *name, const char *key,
                                 const struct container *container, const struct container *dst)
{
    if (!dtl__overlaps(first_element(container), container->local_size * container->type->size,
                       first_element(dst), dst->local_size * dst->type->size))
        return DTL_SUCCESS;
    return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, key,
                                "%s has elements of dst; expected others", name);
}

/* Fails unless dtypes and sizes match, and the destination overlaps no source.  The values of
 * the indices are checked later. */
static dtl_status check_arguments(const struct indexed_copy *copy)
{
    dtl_status status = dtl__pair_check_dtype(copy->from, copy->to);

    if (status == DTL_SUCCESS)
        status = dtl__stream_check_indices(copy->indices);
    if (status == DTL_SUCCESS)
        status = check_size(copy);
    if (status == DTL_SUCCESS)
        status = check_disjoint("src", "src-overlap", copy->from, copy->to);
    if (status == DTL_SUCCESS)
        status = check_disjoint("indices", "indices-overlap", copy->indices, copy->to);
    return status;
}

/* Returns the failure for an invalid index, from the call or from the future. */
static dtl_status refuse_index(bool is_gather, int64_t index, uint64_t count)
{
    return dtl__refuse_argument(
        DTL_ERROR_OUT_OF_BOUNDS, "indices-range",
        "indices has %lld; expected local indices of %s, which has %llu elements", (long long)index,
        is_gather ? "src" : "dst", (unsigned long long)count);
}

/* ---- on the host ----------------------------------------------------------------------------- */

/* Fails if an index is not that of an element on this rank. */
static dtl_status check_range(const struct indexed_copy *copy)
{
    const int64_t *indices = copy->indices->data;
    uint64_t count = indexed_container(copy)->local_size;

    for (uint64_t position = 0; position < copy->indices->local_size; position++)
        if ((uint64_t)indices[position] >= count)
            return refuse_index(copy->is_gather, indices[position], count);
    return DTL_SUCCESS;
}

/* Checks all indices, then copies.  All elements are accessible to the host. */
static dtl_status copy_elements(const struct indexed_copy *copy)
{
    const int64_t *indices = copy->indices->data;
    const char *from = copy->from->data;
    char *to = copy->to->data;
    uint64_t size = copy->to->type->size;
    dtl_status status = check_range(copy);

    for (uint64_t position = 0; status == DTL_SUCCESS && position < copy->indices->local_size;
         position++) {
        uint64_t index = (uint64_t)indices[position];

        memcpy(to + (copy->is_gather ? position : index) * size,
               from + (copy->is_gather ? index : position) * size, size);
    }
    return status;
}

/* Stages the containers, and copies on the host. */
static dtl_status copy_on_host(const struct indexed_copy *copy)
{
    struct staged from, indices, to;
    struct indexed_copy host = *copy;
    dtl_status status = dtl__stage(copy->from, STAGE_READ, &from);

    if (status != DTL_SUCCESS)
        return status;
    status = dtl__stage(copy->indices, STAGE_READ, &indices);
    if (status == DTL_SUCCESS) {
        status = dtl__stage(copy->to, STAGE_UPDATE, &to);
        if (status == DTL_SUCCESS) {
            host.from = from.container;
            host.indices = indices.container;
            host.to = to.container;
            status = dtl__stage_end(&to, copy_elements(&host));
        }
        status = dtl__stage_end(&indices, status);
    }
    return dtl__stage_end(&from, status);
}

/* ---- on a device ----------------------------------------------------------------------------- */

/* Fails if the kernel has reported an invalid index.  It reports 0, a valid one, if all are valid.
 */
static dtl_status check_reported_index(const struct queued_work *queued, bool is_gather)
{
    int64_t index;

    memcpy(&index, queued->pinned, sizeof index);
    return index == 0 ? DTL_SUCCESS : refuse_index(is_gather, index, queued->limit);
}

/* Functions `read` of struct queued_work: fail if the kernel has reported an invalid index. */
static dtl_status check_gather(const struct queued_work *queued)
{
    return check_reported_index(queued, true);
}

static dtl_status check_scatter(const struct queued_work *queued)
{
    return check_reported_index(queued, false);
}

/* Queues the kernel, and the copy of the invalid index that it reports to pinned memory. */
static dtl_status queue_kernel(struct stream_operation *operation, const struct indexed_copy *copy)
{
    const struct device_ops *ops = operation->stream->device->ops;
    struct device_part found = {operation->queued.workspace, sizeof(uint64_t)};
    struct kernel_call call = {.operands = {dtl__device_elements(copy->to),
                                            dtl__device_elements(copy->from),
                                            dtl__device_elements(copy->indices), found},
                               .count = copy->indices->local_size};
    const uint64_t none = 0;
    dtl_status status = ops->fill(operation->stream, found.start, &none, sizeof none, 1);

    dtl__container_mark_dirty(copy->to);
    if (status == DTL_SUCCESS)
        status = dtl__launch(operation->stream, &call, "%s_%u", copy->is_gather ? "take" : "put",
                             (unsigned)copy->to->type->size);
    return status == DTL_SUCCESS
               ? ops->copy(operation->stream, operation->queued.pinned, found.start, found.bytes)
               : status;
}

/* Queues the copy as a complete operation, and sets *fut.  An invalid index is a failure of the
 * future. */
static dtl_status copy_on_device(struct stream_operation *operation,
                                 const struct indexed_copy *copy, struct future **fut)
{
    const struct device *device = operation->stream->device;
    struct queued_work *queued = &operation->queued;
    dtl_status status = dtl__stream_operation_begin(operation);

    queued->read = copy->is_gather ? check_gather : check_scatter;
    queued->limit = indexed_container(copy)->local_size;
    if (status == DTL_SUCCESS)
        status = device->ops->allocate(device, MEMORY_PINNED, sizeof(uint64_t), &queued->pinned);
    if (status == DTL_SUCCESS)
        status = dtl__stream_operation_allocate(operation, sizeof(uint64_t));
    if (status == DTL_SUCCESS)
        status = queue_kernel(operation, copy);
    return dtl__stream_operation_end(operation, status, fut);
}

/* Checks the arguments and runs the copy: queued on the device, or at once on the host.  Sets
 * *fut. */
static dtl_status run_indexed_copy(const struct indexed_copy *copy, struct device_stream *stream,
                                   struct future **fut)
{
    struct stream_operation operation;
    dtl_status status = check_arguments(copy);

    if (status == DTL_SUCCESS)
        status =
            dtl__stream_operation_make(copy->to, copy->from, copy->indices, stream, &operation);
    if (status != DTL_SUCCESS)
        return status;
    if (dtl__containers_run_on_device(copy->from, copy->to) &&
        dtl__containers_run_on_device(copy->indices, copy->to))
        return copy_on_device(&operation, copy, fut);
    status = dtl__stream_before_host(&operation);
    return dtl__stream_after_host(status == DTL_SUCCESS ? copy_on_host(copy) : status, fut);
}

dtl_status dtl_impl_container_queue_gather(struct container *dst, struct container *src,
                                           struct container *indices, struct device_stream *stream,
                                           struct future **fut)
{
    const struct indexed_copy copy = {true, dst, src, indices};

    return run_indexed_copy(&copy, stream, fut);
}

dtl_status dtl_impl_container_queue_scatter(struct container *dst, struct container *indices,
                                            struct container *src, struct device_stream *stream,
                                            struct future **fut)
{
    const struct indexed_copy copy = {false, dst, src, indices};

    return run_indexed_copy(&copy, stream, fut);
}
