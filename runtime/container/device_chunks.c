/* SPDX-License-Identifier: BSD-3-Clause */
/* The stream is that of the block: pieces come behind what is queued on the elements. */
#include "device_chunks.h"

#include "device/device.h"

dtl_status dtl__pieces_open(const struct container *container, uint64_t most, struct pieces *out)
{
    const struct device *device = container->block->stream->device;
    struct pieces made = {.stream = container->block->stream,
                          .elements = container->device_data,
                          .bytes = container->local_size * container->type->size};
    void *room = NULL;
    dtl_status status;

    made.piece = made.bytes < most ? made.bytes : most;
    status = device->ops->allocate(device, MEMORY_PINNED, 2 * made.piece, &room);
    if (status != DTL_SUCCESS)
        return status;
    made.room = room;
    *out = made;
    return DTL_SUCCESS;
}

uint64_t dtl__pieces_bytes(const struct pieces *pieces, uint64_t begin)
{
    return pieces->bytes - begin < pieces->piece ? pieces->bytes - begin : pieces->piece;
}

char *dtl__pieces_at(const struct pieces *pieces, uint64_t begin)
{
    return pieces->room + begin / pieces->piece % 2 * pieces->piece;
}

static dtl_status piece_copy(struct pieces *pieces, uint64_t begin, bool is_reading)
{
    char *near = dtl__pieces_at(pieces, begin), *far = pieces->elements + begin;
    uint64_t bytes = dtl__pieces_bytes(pieces, begin);

    pieces->queued = begin + bytes;
    return pieces->stream->device->ops->copy(pieces->stream, is_reading ? near : far,
                                             is_reading ? far : near, bytes);
}

dtl_status dtl__pieces_read(struct pieces *pieces, uint64_t begin)
{
    dtl_status status = DTL_SUCCESS;

    if (pieces->queued == begin)
        status = piece_copy(pieces, begin, true);
    if (status == DTL_SUCCESS)
        status = dtl__stream_finish(pieces->stream);
    if (status == DTL_SUCCESS && pieces->queued < pieces->bytes)
        status = piece_copy(pieces, pieces->queued, true);
    return status;
}

dtl_status dtl__pieces_write(struct pieces *pieces, uint64_t begin)
{
    dtl_status status = dtl__stream_finish(pieces->stream);

    return status == DTL_SUCCESS ? piece_copy(pieces, begin, false) : status;
}

dtl_status dtl__pieces_close(struct pieces *pieces, dtl_status status)
{
    const struct device *device = pieces->stream->device;
    dtl_status finished = dtl__stream_finish(pieces->stream);

    device->ops->release(device, pieces->room);
    return status == DTL_SUCCESS ? finished : status;
}
