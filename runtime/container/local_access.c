/* SPDX-License-Identifier: BSD-3-Clause */
/* Access to the local elements: addresses, single elements, copies and fill; on the host or on a
 * device. */
#include <string.h>

#include "device/device.h"
#include "dtl_container.h"
#include "dtl_impl.h"

/* ---- addresses ------------------------------------------------------------------------------- */

/* Reports that the host can't access the elements. Returns NULL. */
static void *host_access_refuse(const struct container *container)
{
    const struct device *device = container->device;

    dtl__refuse_argument(DTL_ERROR_NOT_SUPPORTED, "container-placement",
                         "the elements lie in memory of %s %d; expected device_data, or "
                         "copy_to_host, where the host does not reach them",
                         device->ops->name, (int)device->id);
    return NULL;
}

const void *dtl_impl_container_local_data(struct container *container)
{
    return dtl__container_is_on_device(container) ? host_access_refuse(container) : container->data;
}

void *dtl_impl_container_local_data_mut(struct container *container)
{
    if (dtl__container_is_on_device(container))
        return host_access_refuse(container);
    dtl__container_mark_dirty(container);
    return container->data;
}

/* Returns the device address after the operations queued on the elements are complete: the caller
 * may use the address on any stream. */
static void *synchronized_device_data(const struct container *container)
{
    if (dtl__container_is_on_device(container) && container->block != NULL)
        dtl__stream_synchronize(container->block->stream);
    return container->device_data;
}

const void *dtl_impl_container_device_data(struct container *container)
{
    return synchronized_device_data(container);
}

void *dtl_impl_container_device_data_mut(struct container *container)
{
    if (container->device_data != NULL)
        dtl__container_mark_dirty(container);
    return synchronized_device_data(container);
}

static char *element_at(const struct container *container, uint64_t local_index)
{
    return (char *)container->data + local_index * container->type->size;
}

static char *device_element_at(const struct container *container, uint64_t local_index)
{
    return (char *)container->device_data + local_index * container->type->size;
}

/* ---- copies ---------------------------------------------------------------------------------- */

dtl_status dtl__container_read(const struct container *container, uint64_t first, uint64_t count,
                               void *to)
{
    uint64_t bytes = count * container->type->size;

    if (count == 0)
        return DTL_SUCCESS;
    if (dtl__container_is_on_device(container))
        return dtl__block_copy(container->block, to, device_element_at(container, first), bytes);
    memcpy(to, element_at(container, first), bytes);
    return DTL_SUCCESS;
}

dtl_status dtl__container_write(struct container *container, uint64_t first, uint64_t count,
                                const void *from)
{
    uint64_t bytes = count * container->type->size;

    if (count == 0)
        return DTL_SUCCESS;
    if (dtl__container_is_on_device(container))
        return dtl__block_copy(container->block, device_element_at(container, first), from, bytes);
    memmove(element_at(container, first), from, bytes);
    return DTL_SUCCESS;
}

/* Copies between two devices, or between overlapping ranges, through host memory. */
static dtl_status move_through_host(const struct container *src, struct container *dst)
{
    struct staged to;
    dtl_status status = dtl__stage(dst, STAGE_WRITE, &to);

    if (status != DTL_SUCCESS)
        return status;
    status = dtl__container_read(src, 0, src->local_size, to.container->data);
    return dtl__stage_end(&to, status);
}

dtl_status dtl__container_move(const struct container *src, struct container *dst)
{
    uint64_t bytes = src->local_size * src->type->size;
    dtl_status status;

    if (!dtl__container_is_on_device(src))
        return dtl__container_write(dst, 0, src->local_size, src->data);
    if (!dtl__container_is_on_device(dst))
        return dtl__container_read(src, 0, src->local_size, dst->data);
    if (src->device->ops != dst->device->ops ||
        dtl__overlaps(src->device_data, bytes, dst->device_data, bytes))
        return move_through_host(src, dst);
    status = dtl__stream_wait_for_stream(dst->block->stream, src->block->stream);
    if (status != DTL_SUCCESS)
        return status;
    return dtl__block_copy(dst->block, dst->device_data, src->device_data, bytes);
}

dtl_status dtl_impl_container_get_local(struct container *container, dtl_size_t local_idx,
                                        void *value)
{
    if (container->data == NULL)
        return dtl__container_read(container, local_idx, 1, value);
    dtl__element_copy(value, element_at(container, local_idx), container->type->size);
    return DTL_SUCCESS;
}

dtl_status dtl_impl_container_set_local(struct container *container, dtl_size_t local_idx,
                                        const void *value)
{
    dtl__container_mark_dirty(container);
    if (container->data == NULL)
        return dtl__container_write(container, local_idx, 1, value);
    dtl__element_copy(element_at(container, local_idx), value, container->type->size);
    return DTL_SUCCESS;
}

/* Refuses a NULL buffer. The generated stubs accept NULL for a count of 0, but programs written for
 * the first release expect the refusal. */
static dtl_status refuse_null(void)
{
    return dtl__refuse_argument(DTL_ERROR_NULL_POINTER, "host_buffer-null",
                                "host_buffer is NULL; expected an address");
}

dtl_status dtl_impl_container_copy_to_host(struct container *container, void *host_buffer,
                                           dtl_size_t count)
{
    if (host_buffer == NULL)
        return refuse_null();
    if (container->data == NULL)
        return dtl__container_read(container, 0, count, host_buffer);
    if (count > 0)
        memcpy(host_buffer, container->data, count * container->type->size);
    return DTL_SUCCESS;
}

dtl_status dtl_impl_container_copy_from_host(struct container *container, const void *host_buffer,
                                             dtl_size_t count)
{
    if (host_buffer == NULL)
        return refuse_null();
    dtl__container_mark_dirty(container);
    return dtl__container_write(container, 0, count, host_buffer);
}

/* ---- fill ------------------------------------------------------------------------------------ */

/* Repeats the first `filled` bytes up to `bytes` bytes. The filled range doubles until it has
 * PATTERN_BYTES, which stay in the cache and are then copied repeatedly. */
static void pattern_repeat(char *data, uint64_t bytes, uint64_t filled)
{
    enum { PATTERN_BYTES = 16384 };

    while (filled < bytes) {
        uint64_t step = filled < PATTERN_BYTES ? filled : PATTERN_BYTES;
        if (step > bytes - filled)
            step = bytes - filled;
        memcpy(data + filled, data, step);
        filled += step;
    }
}

void dtl__container_fill(struct container *container, uint64_t begin, uint64_t end,
                         const void *value)
{
    uint64_t size = container->type->size;

    if (begin == end)
        return;
    memcpy(element_at(container, begin), value, size);
    pattern_repeat(element_at(container, begin), (end - begin) * size, size);
}

dtl_status dtl__container_fill_on_device(struct container *container, const void *value)
{
    struct device_stream *stream = container->block->stream;
    dtl_status status =
        stream->device->ops->fill(stream, container->device_data, value,
                                  (uint32_t)container->type->size, container->local_size);

    dtl__container_mark_dirty(container);
    return status == DTL_SUCCESS ? dtl__stream_synchronize(stream) : status;
}

dtl_status dtl_impl_container_fill_local(struct container *container, const void *value)
{
    if (dtl__container_is_on_device(container))
        return dtl__container_fill_on_device(container, value);
    dtl__container_fill(container, 0, container->local_size, value);
    dtl__container_mark_dirty(container);
    return DTL_SUCCESS;
}

/* ---- synchronization ------------------------------------------------------------------------- */

/* Barrier over the ranks of a container. A span of the program's memory has none. */
dtl_status dtl_impl_container_barrier(struct container *container)
{
    struct comm *comm = dtl__container_comm(container);

    return comm == NULL || comm->size == 1 ? DTL_SUCCESS : comm->ops->barrier(comm);
}

dtl_status dtl_impl_container_sync(struct container *container)
{
    dtl_status status;

    atomic_thread_fence(memory_order_seq_cst);
    status = dtl_impl_container_barrier(container);
    if (status == DTL_SUCCESS) /* later writes come after the barrier */
        atomic_store_explicit(&container->is_dirty, false, memory_order_release);
    return status;
}
