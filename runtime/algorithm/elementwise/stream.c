/* SPDX-License-Identifier: BSD-3-Clause */
/* Queued gathers and scatters by local indices.  Where a device has the indices nobody else knows
 * them: its kernels leave out those that are none and tell one of them, which the future finds. */
#include <string.h>

#include "algorithm/stream_operation.h"
#include "container_pair.h"
#include "device/device.h"
#include "device/kernel.h"
#include "dtl_impl.h"

/* Elements of `from` go to `to`: a gather has indices of `from`, a scatter of `to`. */
struct placing {
    bool is_gather;
    struct container *to, *from, *indices;
};

static const struct container *chosen(const struct placing *placing)
{
    return placing->is_gather ? placing->from : placing->to;
}

/* ---- what is refused ------------------------------------------------------------------------- */

dtl_status dtl__stream_check_indices(const struct container *indices)
{
    if (indices->type->id == DTL_DTYPE_INT64)
        return DTL_SUCCESS;
    return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "indices-dtype",
                                "indices has dtype %s; expected int64", indices->type->name);
}

static dtl_status size_check(const struct placing *placing)
{
    const struct container *other = placing->is_gather ? placing->to : placing->from;

    if (placing->indices->local_size == other->local_size)
        return DTL_SUCCESS;
    return dtl__refuse_argument(
        DTL_ERROR_EXTENT_MISMATCH, "indices-size",
        "indices has %llu elements on this rank; expected those of %s, %llu",
        (unsigned long long)placing->indices->local_size, placing->is_gather ? "dst" : "src",
        (unsigned long long)other->local_size);
}

static const void *start_of(const struct container *container)
{
    return dtl__container_is_far(container) ? container->device_data : container->data;
}

static dtl_status apart_check(const char *name, const char *key, const struct container *container,
                              const struct container *dst)
{
    if (!dtl__overlaps(start_of(container), container->local_size * container->type->size,
                       start_of(dst), dst->local_size * dst->type->size))
        return DTL_SUCCESS;
    return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, key,
                                "%s has elements of dst; expected others", name);
}

static dtl_status placing_check(const struct placing *placing)
{
    dtl_status status = dtl__pair_same_dtype(placing->from, placing->to);

    if (status == DTL_SUCCESS)
        status = dtl__stream_check_indices(placing->indices);
    if (status == DTL_SUCCESS)
        status = size_check(placing);
    if (status == DTL_SUCCESS)
        status = apart_check("src", "src-overlap", placing->from, placing->to);
    if (status == DTL_SUCCESS)
        status = apart_check("indices", "indices-overlap", placing->indices, placing->to);
    return status;
}

/* Of the call, or of who asks for its future. */
static dtl_status index_refuse(bool is_gather, int64_t index, uint64_t count)
{
    return dtl__refuse_argument(
        DTL_ERROR_OUT_OF_BOUNDS, "indices-range",
        "indices has %lld; expected local indices of %s, which has %llu elements", (long long)index,
        is_gather ? "src" : "dst", (unsigned long long)count);
}

/* ---- by the host ----------------------------------------------------------------------------- */

static dtl_status range_check(const struct placing *placing)
{
    const int64_t *indices = placing->indices->data;
    uint64_t count = chosen(placing)->local_size;

    for (uint64_t place = 0; place < placing->indices->local_size; place++)
        if ((uint64_t)indices[place] >= count)
            return index_refuse(placing->is_gather, indices[place], count);
    return DTL_SUCCESS;
}

static dtl_status elements_move(const struct placing *placing)
{
    const int64_t *indices = placing->indices->data;
    const char *from = placing->from->data;
    char *to = placing->to->data;
    uint64_t size = placing->to->type->size;
    dtl_status status = range_check(placing);

    for (uint64_t place = 0; status == DTL_SUCCESS && place < placing->indices->local_size;
         place++) {
        uint64_t index = (uint64_t)indices[place];

        memcpy(to + (placing->is_gather ? place : index) * size,
               from + (placing->is_gather ? index : place) * size, size);
    }
    return status;
}

static dtl_status near_move(const struct placing *placing)
{
    struct staged from, indices, to;
    struct placing near = *placing;
    dtl_status status = dtl__stage(placing->from, STAGE_READ, &from);

    if (status != DTL_SUCCESS)
        return status;
    status = dtl__stage(placing->indices, STAGE_READ, &indices);
    if (status == DTL_SUCCESS) {
        status = dtl__stage(placing->to, STAGE_UPDATE, &to);
        if (status == DTL_SUCCESS) {
            near.from = from.container;
            near.indices = indices.container;
            near.to = to.container;
            status = dtl__stage_end(&to, elements_move(&near));
        }
        status = dtl__stage_end(&indices, status);
    }
    return dtl__stage_end(&from, status);
}

/* ---- by a device ----------------------------------------------------------------------------- */

/* What a kernel has left is an index that is none; 0, which is one, where all are. */
static dtl_status found_check(const struct queued *queued, bool is_gather)
{
    int64_t index;

    memcpy(&index, queued->pinned, sizeof index);
    return index == 0 ? DTL_SUCCESS : index_refuse(is_gather, index, queued->limit);
}

static dtl_status gather_check(const struct queued *queued)
{
    return found_check(queued, true);
}

static dtl_status scatter_check(const struct queued *queued)
{
    return found_check(queued, false);
}

static dtl_status kernel_queue(struct stream_operation *operation, const struct placing *placing)
{
    const struct device_ops *ops = operation->stream->device->ops;
    struct device_part found = {operation->queued.room, sizeof(uint64_t)};
    struct kernel_call call = {.operands = {dtl__device_elements(placing->to),
                                            dtl__device_elements(placing->from),
                                            dtl__device_elements(placing->indices), found},
                               .count = placing->indices->local_size};
    const uint64_t none = 0;
    dtl_status status = ops->fill(operation->stream, found.start, &none, sizeof none, 1);

    dtl__container_touch(placing->to);
    if (status == DTL_SUCCESS)
        status = dtl__launch(operation->stream, &call, "%s_%u", placing->is_gather ? "take" : "put",
                             (unsigned)placing->to->type->size);
    return status == DTL_SUCCESS
               ? ops->copy(operation->stream, operation->queued.pinned, found.start, found.bytes)
               : status;
}

static dtl_status far_move(struct stream_operation *operation, const struct placing *placing,
                           struct future **fut)
{
    const struct device *device = operation->stream->device;
    struct queued *queued = &operation->queued;
    dtl_status status = dtl__stream_operation_begin(operation);

    queued->read = placing->is_gather ? gather_check : scatter_check;
    queued->limit = chosen(placing)->local_size;
    if (status == DTL_SUCCESS)
        status = device->ops->allocate(device, MEMORY_PINNED, sizeof(uint64_t), &queued->pinned);
    if (status == DTL_SUCCESS)
        status = dtl__stream_operation_allocate(operation, sizeof(uint64_t));
    if (status == DTL_SUCCESS)
        status = kernel_queue(operation, placing);
    return dtl__stream_operation_end(operation, status, fut);
}

static dtl_status move(const struct placing *placing, struct device_stream *stream,
                       struct future **fut)
{
    struct stream_operation operation;
    dtl_status status = placing_check(placing);

    if (status == DTL_SUCCESS)
        status = dtl__stream_operation_make(placing->to, placing->from, placing->indices, stream,
                                            &operation);
    if (status != DTL_SUCCESS)
        return status;
    if (dtl__containers_run_on_device(placing->from, placing->to) &&
        dtl__containers_run_on_device(placing->indices, placing->to))
        return far_move(&operation, placing, fut);
    status = dtl__stream_before_host(&operation);
    return dtl__stream_after_host(status == DTL_SUCCESS ? near_move(placing) : status, fut);
}

dtl_status dtl_impl_container_queue_gather(struct container *dst, struct container *src,
                                           struct container *indices, struct device_stream *stream,
                                           struct future **fut)
{
    const struct placing placing = {true, dst, src, indices};

    return move(&placing, stream, fut);
}

dtl_status dtl_impl_container_queue_scatter(struct container *dst, struct container *indices,
                                            struct container *src, struct device_stream *stream,
                                            struct future **fut)
{
    const struct placing placing = {false, dst, src, indices};

    return move(&placing, stream, fut);
}
