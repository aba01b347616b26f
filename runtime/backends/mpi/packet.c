/* SPDX-License-Identifier: BSD-3-Clause */
/* Encoding and decoding of packets. mpi_backend.h describes the format. */
#include "mpi_backend.h"

#include <string.h>

/* Returns the size in bytes of the shape in a packet; 0 without a shape. */
static uint64_t shape_bytes(const dtl_shape *shape)
{
    return shape == NULL ? 0 : (uint64_t)dtl__shape_words(shape->ndim) * sizeof shape->dims[0];
}

/* Mask of the identity bits in a header. */
static const uint64_t IDENTITY_MASK = (UINT64_C(1) << IDENTITY_BITS) - 1;

uint64_t mpi__packet_bytes(const struct outgoing *what)
{
    uint64_t bytes = sizeof(struct header) + shape_bytes(what->shape);

    return bytes + (mpi__fits_packet(what) ? what->count * what->type->size : sizeof what->count);
}

/* Returns a payload number. No two payloads of this sender that are in transfer have the same, in
 * any communicator. */
static uint32_t number_next(const struct group *group)
{
    static _Atomic uint32_t latest;

    return atomic_fetch_add_explicit(&latest, 1, memory_order_relaxed) % group->last_number + 1;
}

mpi_count mpi__pack(struct group *group, const struct outgoing *what, struct packet *packet,
                    uint32_t *number)
{
    uint64_t shape = shape_bytes(what->shape), bytes = what->count * what->type->size;
    bool has_data = mpi__fits_packet(what);
    const void *rest = has_data ? what->data : &what->count;

    *number = has_data ? 0 : number_next(group);
    if (mpi__is_brief(group, what, bytes))
        return mpi__pack_brief(what, bytes, packet);
    if (!has_data)
        bytes = sizeof what->count;
    packet->header = (struct header){
        .tag = what->tag,
        .dtype = (uint8_t)what->type->id,
        .dimensions = what->shape == NULL ? 0 : (uint8_t)what->shape->ndim,
        .number = *number & LAST_NUMBER,
        .identity = group->identity & IDENTITY_MASK,
    };
    if (shape > 0)
        memcpy(packet->rest, what->shape->dims, shape);
    mpi__copy(packet->rest + shape, rest, bytes);
    return (mpi_count)(sizeof packet->header + shape + bytes);
}

/* Sets *bytes to the number of data bytes of a message. `rest` has `length` bytes: the data or,
 * with a payload, the count of elements. Returns false if they are inconsistent. */
static bool payload_bytes(const struct group *group, const struct header *header, const void *rest,
                          uint64_t length, uint64_t size, uint64_t *bytes)
{
    uint64_t count;

    *bytes = length;
    if (header->number == 0)
        return length % size == 0;
    if (length != sizeof count || header->number > group->last_number)
        return false;
    memcpy(&count, rest, sizeof count);
    return !__builtin_mul_overflow(count, size, bytes) && *bytes > (uint64_t)PACKET_DATA_BYTES &&
           *bytes <= INT64_MAX;
}

/* Decodes a packet with a brief header. Returns NULL unless its sender has sent a full header of
 * the group before. */
static const void *unpack_brief(const struct group *group, const struct arrival *arrival,
                                struct message *info)
{
    const struct brief *brief = (const void *)group->landing;
    const struct dtype *type = mpi__host->dtype((dtl_dtype)(brief->dtype - IS_BRIEF));
    uint64_t bytes = (uint64_t)arrival->bytes - BRIEF_BYTES;

    if (arrival->bytes < BRIEF_BYTES || type == NULL || bytes % type->size != 0 ||
        !group->header_exchanges[arrival->source].has_received_header)
        return NULL;
    *info = (struct message){
        .source = arrival->source, .tag = brief->tag, .dtype = type->id, .bytes = bytes};
    return brief + 1;
}

const void *mpi__unpack(const struct group *group, struct arrival *arrival, struct message *info)
{
    const struct packet *packet = group->landing;
    const struct header *header = &packet->header;
    const unsigned char *rest;
    const struct dtype *type;
    uint64_t length = (uint64_t)arrival->bytes, before, bytes;

    arrival->number = 0;
    if ((header->dtype & IS_BRIEF) != 0)
        return unpack_brief(group, arrival, info);
    if (length < sizeof *header || header->identity != group->identity)
        return NULL;
    group->header_exchanges[arrival->source].has_received_header = true;
    arrival->number = (uint32_t)header->number;
    type = mpi__host->dtype((dtl_dtype)header->dtype);
    before = sizeof *header +
             (uint64_t)dtl__shape_words(header->dimensions) * sizeof info->shape.dims[0];
    if (type == NULL || header->dimensions > EXTENTS || length < before)
        return NULL;
    rest = (const unsigned char *)packet + before;
    if (!payload_bytes(group, header, rest, length - before, type->size, &bytes))
        return NULL;

    *info = (struct message){.source = arrival->source,
                             .tag = header->tag,
                             .dtype = type->id,
                             .bytes = bytes,
                             .shape.ndim = (int)header->dimensions};
    memcpy(info->shape.dims, packet->rest, before - sizeof *header);
    return header->dimensions == 0 || dtl__shape_has_count(&info->shape, bytes / type->size) ? rest
                                                                                             : NULL;
}
