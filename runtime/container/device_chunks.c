/* SPDX-License-Identifier: BSD-3-Clause */
/* Chunks are copied on the stream of the block, after the operations already queued on the
 * elements. */
#include "device_chunks.h"

#include "device/device.h"

dtl_status dtl__device_chunks_open(const struct container *container, uint64_t most,
                                   struct device_chunks *out)
{
    const struct device *device = container->block->stream->device;
    struct device_chunks made = {.stream = container->block->stream,
                                 .elements = container->device_data,
                                 .bytes = container->local_size * container->type->size};
    void *buffer = NULL;
    dtl_status status;

    made.chunk_bytes = made.bytes < most ? made.bytes : most;
    status = device->ops->allocate(device, MEMORY_PINNED, 2 * made.chunk_bytes, &buffer);
    if (status != DTL_SUCCESS)
        return status;
    made.buffer = buffer;
    *out = made;
    return DTL_SUCCESS;
}

uint64_t dtl__device_chunks_bytes(const struct device_chunks *chunks, uint64_t begin)
{
    return chunks->bytes - begin < chunks->chunk_bytes ? chunks->bytes - begin
                                                       : chunks->chunk_bytes;
}

char *dtl__device_chunks_at(const struct device_chunks *chunks, uint64_t begin)
{
    return chunks->buffer + begin / chunks->chunk_bytes % 2 * chunks->chunk_bytes;
}

/* Queues the copy of the chunk at offset `begin`: from the device if is_reading, otherwise to it.
 */
static dtl_status chunk_copy(struct device_chunks *chunks, uint64_t begin, bool is_reading)
{
    char *host_chunk = dtl__device_chunks_at(chunks, begin),
         *device_chunk = chunks->elements + begin;
    uint64_t bytes = dtl__device_chunks_bytes(chunks, begin);

    chunks->queued = begin + bytes;
    return chunks->stream->device->ops->copy(chunks->stream, is_reading ? host_chunk : device_chunk,
                                             is_reading ? device_chunk : host_chunk, bytes);
}

dtl_status dtl__device_chunks_read(struct device_chunks *chunks, uint64_t begin)
{
    dtl_status status = DTL_SUCCESS;

    if (chunks->queued == begin)
        status = chunk_copy(chunks, begin, true);
    if (status == DTL_SUCCESS)
        status = dtl__stream_synchronize(chunks->stream);
    if (status == DTL_SUCCESS && chunks->queued < chunks->bytes)
        status = chunk_copy(chunks, chunks->queued, true);
    return status;
}

dtl_status dtl__device_chunks_write(struct device_chunks *chunks, uint64_t begin)
{
    dtl_status status = dtl__stream_synchronize(chunks->stream);

    return status == DTL_SUCCESS ? chunk_copy(chunks, begin, false) : status;
}

dtl_status dtl__device_chunks_close(struct device_chunks *chunks, dtl_status status)
{
    const struct device *device = chunks->stream->device;
    dtl_status finished = dtl__stream_synchronize(chunks->stream);

    device->ops->release(device, chunks->buffer);
    return status == DTL_SUCCESS ? finished : status;
}
