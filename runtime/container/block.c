/* SPDX-License-Identifier: BSD-3-Clause */
/* Reference-counted memory blocks, on the host or on a device. A block outlives its container or
 * window while spans or views of other languages refer to it. */
#include <sys/mman.h>

#include "core/page_advice.h"
#include "device/device.h"
#include "dtl_container.h"
#include "dtl_impl.h"

enum { BLOCK_HEADER_BYTES = 64 };
_Static_assert(sizeof(struct block) <= BLOCK_HEADER_BYTES, "a block ends where its data begins");

dtl_status dtl__block_of_mapping(void *mapping, uint64_t bytes, struct block **out)
{
    struct block *block;
    dtl_status status = dtl__alloc((void **)&block, sizeof *block, "memory");

    if (status != DTL_SUCCESS)
        return status;
    atomic_init(&block->references, 1);
    block->data = mapping;
    block->mapped = bytes;
    *out = block;
    return DTL_SUCCESS;
}

/* Allocates header and data in one piece; the data is aligned like the allocation. */
dtl_status dtl__block_make(uint64_t bytes, const char *what, struct block **out)
{
    struct block *block;
    dtl_status status = dtl__alloc((void **)&block, dtl__plus(BLOCK_HEADER_BYTES, bytes), what);

    if (status != DTL_SUCCESS)
        return status;
    dtl__pages_advise(block, dtl__plus(BLOCK_HEADER_BYTES, bytes), PAGES_HUGE);
    atomic_init(&block->references, 1);
    block->data = bytes > 0 ? (char *)block + BLOCK_HEADER_BYTES : NULL;
    *out = block;
    return DTL_SUCCESS;
}

/* ---- device memory --------------------------------------------------------------------------- */

/* Waits for the operations queued on a block's stream, then frees its device memory, if any, and
 * the stream. */
static void device_memory_release(struct block *block)
{
    const struct device *device = block->stream->device;

    dtl__stream_synchronize(
        block->stream); /* failures are reported to the callers that queued the operations */
    if (block->device_data != NULL)
        device->ops->release(device, block->device_data);
    device->ops->stream_release(block->stream);
}

/* Creates the stream of a block and allocates zeroed device memory for it. Blocks until the memory
 * is filled. Releases both on failure. */
static dtl_status device_memory_make(const struct device *device, enum memory_kind kind,
                                     uint64_t bytes, struct block *block)
{
    static const char zero;
    dtl_status status = device->ops->stream_create(device, &block->stream);

    if (status != DTL_SUCCESS)
        return status;
    status = device->ops->allocate(device, kind, bytes, &block->device_data);
    if (status == DTL_SUCCESS)
        status = device->ops->fill(block->stream, block->device_data, &zero, 1, bytes);
    if (status == DTL_SUCCESS)
        status = dtl__stream_synchronize(block->stream);
    if (status != DTL_SUCCESS)
        device_memory_release(block);
    return status;
}

dtl_status dtl__block_make_on(const struct device *device, bool is_unified, uint64_t bytes,
                              const char *what, struct block **out)
{
    struct block *block = NULL;
    dtl_status status;

    if (device == NULL || bytes == 0)
        return dtl__block_make(bytes, what, out);
    status = dtl__block_of_mapping(NULL, 0, &block);
    if (status == DTL_SUCCESS)
        status =
            device_memory_make(device, is_unified ? MEMORY_UNIFIED : MEMORY_DEVICE, bytes, block);
    if (status != DTL_SUCCESS) {
        dtl__release(block);
        return status;
    }
    if (is_unified)
        block->data = block->device_data;
    *out = block;
    return DTL_SUCCESS;
}

dtl_status dtl__block_copy(const struct block *block, void *to, const void *from, uint64_t bytes)
{
    dtl_status status = block->stream->device->ops->copy(block->stream, to, from, bytes);

    return status == DTL_SUCCESS ? dtl__stream_synchronize(block->stream) : status;
}

/* ---- reference counting ---------------------------------------------------------------------- */

struct block *dtl__block_retain(struct block *block)
{
    if (block != NULL)
        atomic_fetch_add_explicit(&block->references, 1, memory_order_relaxed);
    return block;
}

void dtl__block_release(struct block *block)
{
    if (block == NULL || atomic_fetch_sub_explicit(&block->references, 1, memory_order_acq_rel) > 1)
        return;
    if (block->stream != NULL)
        device_memory_release(block);
    else if (block->mapped > 0)
        munmap(block->data, block->mapped);
    dtl__release(block);
}

dtl_status dtl_impl_container_memory(struct container *container, struct block **memory)
{
    *memory = dtl__block_retain(container->block);
    return DTL_SUCCESS;
}

void dtl_impl_memory_release(struct block *memory)
{
    dtl__block_release(memory);
}
