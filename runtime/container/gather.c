/* SPDX-License-Identifier: BSD-3-Clause */
/* A kernel picks the elements out, so that their places and they travel once each. */
#include "gather.h"

#include "device/kernel.h"

bool dtl__gather_has(const struct container *container)
{
    return container->local_size > 0 && dtl__container_is_far(container) &&
           dtl__device_computes(container->block->stream->device);
}

static dtl_status queue(const struct container *container, struct kernel_call *call,
                        const uint64_t *places, void *to)
{
    struct device_stream *stream = container->block->stream;
    dtl_status (*copy)(struct device_stream *, void *, const void *, uint64_t) =
        stream->device->ops->copy;
    dtl_status status = copy(stream, call->operands[2].start, places, call->operands[2].bytes);

    if (status == DTL_SUCCESS)
        status = dtl__launch(stream, call, "gather_%u", (unsigned)container->type->size);
    if (status == DTL_SUCCESS)
        status = copy(stream, to, call->operands[0].start, call->operands[0].bytes);
    return status;
}

dtl_status dtl__gather(const struct container *container, const uint64_t *places, uint64_t count,
                       void *to)
{
    struct device_stream *stream = container->block->stream;
    const struct device *device = stream->device;
    uint64_t size = container->type->size, bytes = count * sizeof *places;
    void *room = NULL;
    dtl_status status =
        device->ops->allocate(device, MEMORY_DEVICE, bytes + count * size + 7, &room);

    if (status != DTL_SUCCESS)
        return status;
    /* Elements come first, since some have 16 bytes; places behind them at a multiple of 8. */
    struct kernel_call call = {.operands = {{room, count * size},
                                            {container->device_data, container->local_size * size},
                                            {(char *)room + (count * size + 7) / 8 * 8, bytes}},
                               .count = count};
    status = queue(container, &call, places, to);
    dtl_status finished = dtl__stream_finish(stream);
    device->ops->release(device, room);
    return status == DTL_SUCCESS ? finished : status;
}
