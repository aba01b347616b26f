/* SPDX-License-Identifier: BSD-3-Clause */
/* This rank's elements: pointers to them, one at a time, all of them. */
#include <string.h>

#include "dtl_container.h"
#include "dtl_impl.h"

const void *dtl_impl_container_local_data(struct container *container)
{
    return container->data;
}

void *dtl_impl_container_local_data_mut(struct container *container)
{
    dtl__container_touch(container);
    return container->data;
}

const void *dtl_impl_container_device_data(struct container *container)
{
    (void)container;
    return NULL; /* elements are on the host */
}

void *dtl_impl_container_device_data_mut(struct container *container)
{
    (void)container;
    return NULL;
}

static void *element_at(const struct container *container, uint64_t local_index)
{
    return (char *)container->data + local_index * container->type->size;
}

dtl_status dtl_impl_container_get_local(struct container *container, dtl_size_t local_idx,
                                        void *value)
{
    memcpy(value, element_at(container, local_idx), container->type->size);
    return DTL_SUCCESS;
}

dtl_status dtl_impl_container_set_local(struct container *container, dtl_size_t local_idx,
                                        const void *value)
{
    memcpy(element_at(container, local_idx), value, container->type->size);
    dtl__container_touch(container);
    return DTL_SUCCESS;
}

dtl_status dtl_impl_container_copy_to_host(struct container *container, void *host_buffer,
                                           dtl_size_t count)
{
    if (count > 0)
        memcpy(host_buffer, container->data, count * container->type->size);
    return DTL_SUCCESS;
}

dtl_status dtl_impl_container_copy_from_host(struct container *container, const void *host_buffer,
                                             dtl_size_t count)
{
    if (count > 0)
        memmove(container->data, host_buffer, count * container->type->size);
    dtl__container_touch(container);
    return DTL_SUCCESS;
}

/* The first element is in place; what is filled doubles until it is a few pages, which are then
 * copied on. */
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

dtl_status dtl_impl_container_fill_local(struct container *container, const void *value)
{
    dtl__container_fill(container, 0, container->local_size, value);
    dtl__container_touch(container);
    return DTL_SUCCESS;
}

/* A span of the program's own memory has no ranks to wait for. */
dtl_status dtl_impl_container_barrier(struct container *container)
{
    struct comm *comm = dtl__container_comm(container);

    return comm == NULL ? DTL_SUCCESS : comm->ops->barrier(comm);
}

dtl_status dtl_impl_container_sync(struct container *container)
{
    dtl_status status;

    atomic_thread_fence(memory_order_seq_cst);
    status = dtl_impl_container_barrier(container);
    if (status == DTL_SUCCESS)
        container->is_dirty = false;
    return status;
}
