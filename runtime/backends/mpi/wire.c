/* SPDX-License-Identifier: BSD-3-Clause */
/* What a message is on its way. */
#include "mpi_backend.h"

#include <string.h>

static uint64_t shape_bytes(const dtl_shape *shape)
{
    return shape == NULL ? 0 : (uint64_t)shape->ndim * sizeof shape->dims[0];
}

static bool has_room(const struct outgoing *what)
{
    return what->count * what->type->size <= PACKET_BYTES - sizeof(struct header) - SHAPE_BYTES;
}

uint64_t mpi__packet_bytes(const struct outgoing *what)
{
    uint64_t bytes = sizeof(struct header) + shape_bytes(what->shape);

    return has_room(what) ? bytes + what->count * what->type->size : bytes;
}

/* Of one sender, no two payloads that are under way have the same, of whichever communicator. */
static uint32_t number_next(const struct group *group)
{
    static _Atomic uint32_t latest;

    return atomic_fetch_add_explicit(&latest, 1, memory_order_relaxed) % group->last_number + 1;
}

mpi_count mpi__pack(struct group *group, const struct outgoing *what, struct packet *packet)
{
    uint64_t shape = shape_bytes(what->shape), bytes = what->count * what->type->size;
    bool has_data = has_room(what);

    packet->header = (struct header){
        .tag = what->tag,
        .dtype = (uint32_t)what->type->id & 63,
        .dimensions = what->shape == NULL ? 0 : (uint32_t)what->shape->ndim & 15,
        .number = has_data ? 0 : number_next(group) & LAST_NUMBER,
        .count = what->count,
        .identity = group->identity,
    };
    if (shape > 0)
        memcpy(packet->rest, what->shape->dims, shape);
    if (has_data && bytes > 0)
        memcpy(packet->rest + shape, what->data, bytes);
    return (mpi_count)(sizeof packet->header + shape + (has_data ? bytes : 0));
}

const void *mpi__unpack(const struct packet *packet, int source, struct message *info)
{
    dtl_dtype dtype = (dtl_dtype)packet->header.dtype;
    size_t shape = packet->header.dimensions * sizeof info->shape.dims[0];

    info->source = source;
    info->tag = packet->header.tag;
    info->dtype = dtype;
    info->bytes = packet->header.count * mpi__host->dtype(dtype)->size;
    info->shape.ndim = (int)packet->header.dimensions;
    if (shape > 0)
        memcpy(info->shape.dims, packet->rest, shape);
    return packet->rest + shape;
}
