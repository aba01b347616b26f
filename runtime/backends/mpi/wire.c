/* SPDX-License-Identifier: BSD-3-Clause */
/* What a message is on its way. */
#include "mpi_backend.h"

#include <string.h>

static uint64_t shape_bytes(const dtl_shape *shape)
{
    return shape == NULL ? 0 : (uint64_t)shape->ndim * sizeof shape->dims[0];
}

/* Of data in a packet, whatever the shape. */
static const uint64_t DATA_ROOM = PACKET_BYTES - sizeof(struct header) - SHAPE_BYTES;

static bool has_room(const struct outgoing *what)
{
    return what->count * what->type->size <= DATA_ROOM;
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

/* Whether the bytes that follow the header are what it says. */
static bool is_whole(const struct group *group, const struct arrival *arrival, uint64_t shape,
                     uint64_t bytes)
{
    uint64_t number = arrival->packet.header.number;
    uint64_t rest = (uint64_t)arrival->bytes - sizeof(struct header);

    if (number == 0)
        return rest >= shape && rest - shape == bytes;
    return rest == shape && bytes > DATA_ROOM && number <= group->last_number;
}

static bool shape_has(const dtl_shape *shape, uint64_t count)
{
    uint64_t product = 1;
    bool is_beyond = false;

    for (int dim = 0; dim < shape->ndim; dim++)
        is_beyond |= __builtin_mul_overflow(product, shape->dims[dim], &product);
    return shape->ndim == 0 || (!is_beyond && product == count);
}

const void *mpi__unpack(const struct group *group, const struct arrival *arrival,
                        struct message *info)
{
    const struct packet *packet = &arrival->packet;
    const struct header *header = &packet->header;
    const struct dtype *type;
    uint64_t shape, bytes;

    if ((uint64_t)arrival->bytes < sizeof *header || header->identity != group->identity)
        return NULL;
    type = mpi__host->dtype((dtl_dtype)header->dtype);
    shape = header->dimensions * sizeof info->shape.dims[0];
    if (type == NULL || header->dimensions > DTL_MAX_TENSOR_RANK ||
        __builtin_mul_overflow(header->count, type->size, &bytes) || bytes > INT64_MAX ||
        !is_whole(group, arrival, shape, bytes))
        return NULL;

    *info = (struct message){.source = arrival->source,
                             .tag = header->tag,
                             .dtype = type->id,
                             .bytes = bytes,
                             .shape.ndim = (int)header->dimensions};
    if (shape > 0)
        memcpy(info->shape.dims, packet->rest, shape);
    return shape_has(&info->shape, header->count) ? packet->rest + shape : NULL;
}
