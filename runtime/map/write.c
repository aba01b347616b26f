/* SPDX-License-Identifier: BSD-3-Clause */
/* Writes: this rank's are done at once; those for others are gathered in a buffer a rank, which is
 * a message, and sent when it is full. */
#include "ring_buffer.h"

enum { SENT_MOST = 32 }; /* messages of writes under way */

/* The release exchange pairs with the acquire load in dtl__near_may(). */
void dtl__map_written(struct map *map, int32_t rank, uint64_t number)
{
    atomic_uint_fast64_t *done = &map->buffers[rank].done;
    uint64_t seen = atomic_load_explicit(done, memory_order_relaxed);

    while (seen < number && !atomic_compare_exchange_weak_explicit(
                                done, &seen, number, memory_order_release, memory_order_relaxed))
        continue;
}

/* Waits until at most `most` writes are unanswered. */
static dtl_status sent_drain(struct map *map, uint64_t most)
{
    dtl_status result = DTL_SUCCESS;

    while (map->sent != NULL && map->sent_count > most) {
        struct map_sent *sent = map->sent;
        int32_t rank = sent->ticket.rank;
        dtl_status status = dtl__service_wait(map->service, &sent->ticket, NULL);

        dtl__map_written(map, rank, sent->number);
        if (result == DTL_SUCCESS)
            result = status;
        map->sent = sent->next;
        map->sent_count--;
        if (map->sent == NULL)
            map->sent_end = &map->sent;
        dtl__release(sent);
    }
    return result;
}

/* The functions below that take a map's buffers or what was sent are called under `writing`. */

static dtl_status message_send(struct map *map, int32_t rank)
{
    struct map_buffer *buffer = &map->buffers[rank];
    uint64_t bytes = sizeof buffer->request + buffer->request.count * map->table.stride;
    struct map_sent *sent = NULL;
    dtl_status status;

    status = dtl__alloc((void **)&sent, sizeof *sent, "write of a map");
    if (status != DTL_SUCCESS)
        return status;
    memcpy(buffer->message + SERVICE_HEADER_BYTES, &buffer->request, sizeof buffer->request);
    status = dtl__service_post_message(map->service, rank, map->identity, buffer->message, bytes,
                                       &sent->ticket);
    if (status != DTL_SUCCESS) {
        dtl__release(sent);
        return status;
    }
    buffer->request.count = 0;
    buffer->message = NULL; /* the ticket's */
    buffer->entries = NULL;
    sent->number = atomic_load_explicit(&buffer->begun, memory_order_relaxed);
    *map->sent_end = sent;
    map->sent_end = &sent->next;
    map->sent_count++;
    return sent_drain(map, SENT_MOST);
}

static dtl_status buffer_send(struct map *map, int32_t rank)
{
    struct map_buffer *buffer = &map->buffers[rank];
    struct map_request request = buffer->request;

    if (request.count == 0 || buffer->entries == NULL)
        return DTL_SUCCESS;
    if (buffer->message != NULL)
        return message_send(map, rank);
    buffer->request.count = 0;
    buffer->entries = NULL;
    return dtl__ring_send(map, rank, &request);
}

/* Before its first write: this rank is to find it. */
static void message_begin(struct map_buffer *buffer)
{
    uint64_t begun = atomic_load_explicit(&buffer->begun, memory_order_relaxed);

    atomic_store_explicit(&buffer->begun, begun + 1, memory_order_relaxed);
}

static dtl_status message_room(struct map *map, int32_t rank)
{
    struct map_buffer *buffer = &map->buffers[rank];
    uint64_t fits = MESSAGE_BYTES / map->table.stride;
    dtl_status status;

    buffer->capacity = fits > 0 ? fits : 1;
    status = dtl__alloc((void **)&buffer->message,
                        dtl__plus(MAP_ROOM, dtl__times(buffer->capacity, map->table.stride)),
                        "writes of a map");
    if (status == DTL_SUCCESS)
        buffer->entries = buffer->message + MAP_ROOM;
    return status;
}

static dtl_status ring_room(struct map *map, int32_t rank)
{
    struct map_buffer *buffer = &map->buffers[rank];
    uint64_t bytes = 0;
    dtl_status status = dtl__ring_room(map, rank, &buffer->entries, &bytes);

    buffer->capacity = bytes / map->table.stride;
    return status;
}

/* A buffer holds writes of one kind: another kind sends it first. */
static dtl_status buffer_ready(struct map *map, int32_t rank, const struct map_request *kind)
{
    struct map_buffer *buffer = &map->buffers[rank];
    bool is_other = buffer->request.verb != kind->verb || buffer->request.op != kind->op;
    dtl_status status = DTL_SUCCESS;

    if (is_other || buffer->request.count == buffer->capacity)
        status = buffer_send(map, rank);
    if (status == DTL_SUCCESS && buffer->entries == NULL)
        status = dtl__ring_is_there(map, rank) ? ring_room(map, rank) : message_room(map, rank);
    if (status == DTL_SUCCESS) {
        if (buffer->request.count == 0)
            message_begin(buffer);
        buffer->request.verb = kind->verb;
        buffer->request.op = kind->op;
    }
    return status;
}

static dtl_status pair_buffer(struct map *map, int32_t rank, const struct map_request *kind,
                              const char *key, const char *value)
{
    struct map_buffer *buffer = &map->buffers[rank];
    char *pair;

    if (buffer->entries == NULL || buffer->request.count == buffer->capacity ||
        buffer->request.verb != kind->verb || buffer->request.op != kind->op) {
        dtl_status status = buffer_ready(map, rank, kind);

        if (status != DTL_SUCCESS || buffer->entries == NULL)
            return status;
    }
    pair = buffer->entries + buffer->request.count++ * map->table.stride;
    dtl__table_copy(pair, key, map->table.key_bytes);
    dtl__table_copy(pair + map->table.value_offset, value, map->table.value_bytes);
    return DTL_SUCCESS;
}

/* Those of a block that are this rank's, and those of others. */
struct halves {
    uint16_t own[MAP_BLOCK];
    uint16_t others[MAP_BLOCK];
    uint64_t own_count;
    uint64_t others_count;
};

/* Whose a key is can't be foreseen, so nothing that is done here depends on it. */
static void halves_make(const struct map *map, const struct map_pairs *pairs, struct halves *out)
{
    uint64_t own_count = 0;

    for (uint64_t index = 0; index < pairs->count; index++) {
        bool is_own = dtl__map_owner(map, pairs->hashes[index]) == map->context->comm.rank;

        out->own[own_count] = out->others[index - own_count] = (uint16_t)index;
        own_count += is_own;
    }
    out->own_count = own_count;
    out->others_count = pairs->count - own_count;
}

/* Into the buffers of their ranks. */
static dtl_status others_write(struct map *map, const struct map_request *kind,
                               const struct map_pairs *pairs, const struct halves *halves)
{
    dtl_status status = DTL_SUCCESS;

    if (halves->others_count == 0)
        return DTL_SUCCESS;
    pthread_mutex_lock(&map->writing);
    for (uint64_t turn = 0; turn < halves->others_count && status == DTL_SUCCESS; turn++) {
        uint64_t index = halves->others[turn];

        status = pair_buffer(map, dtl__map_owner(map, pairs->hashes[index]), kind,
                             pairs->keys + index * pairs->key_stride,
                             pairs->values + index * pairs->value_stride);
    }
    pthread_mutex_unlock(&map->writing);
    return status;
}

/* A block of writes. */
static dtl_status block_write(struct map *map, const struct map_request *kind,
                              struct map_pairs pairs)
{
    struct halves halves;
    dtl_status status = DTL_SUCCESS;

    if (map->context->comm.size > 1) {
        halves_make(map, &pairs, &halves);
        status = others_write(map, kind, &pairs, &halves);
        pairs.which = halves.own;
        pairs.count = halves.own_count;
    }
    if (status != DTL_SUCCESS || pairs.count == 0)
        return status;
    pthread_mutex_lock(&map->lock);
    status = dtl__map_write_here(map, kind, &pairs);
    pthread_mutex_unlock(&map->lock);
    return status;
}

dtl_status dtl__map_write(struct map *map, enum map_verb verb, dtl_reduce_op op, const void *keys,
                          const void *values, uint64_t count)
{
    struct map_request kind = {.verb = verb, .op = (int32_t)op};
    uint64_t hashes[MAP_BLOCK];
    struct map_normal normal;
    dtl_status status = dtl__map_may_change(map);

    if (status != DTL_SUCCESS)
        return status;
    status = dtl__map_normal_make(map, count, &normal);
    if (status == DTL_SUCCESS && count > 0)
        atomic_store_explicit(&map->is_dirty, true, memory_order_relaxed);
    for (uint64_t begin = 0; begin < count && status == DTL_SUCCESS; begin += map->block) {
        struct map_pairs pairs = {
            .key_stride = map->table.key_bytes,
            .values = (const char *)values + begin * map->table.value_bytes,
            .value_stride = map->table.value_bytes,
            .hashes = hashes,
            .count = count - begin < map->block ? count - begin : map->block,
        };

        pairs.keys = dtl__map_keys(map, &normal, (const char *)keys + begin * map->table.key_bytes,
                                   pairs.count, hashes);
        status = block_write(map, &kind, pairs);
    }
    dtl__map_normal_release(&normal);
    return status;
}

dtl_status dtl__map_send(struct map *map, int32_t rank, uint64_t *sent)
{
    pthread_mutex_lock(&map->writing);

    dtl_status status = buffer_send(map, rank);

    *sent = atomic_load_explicit(&map->buffers[rank].begun, memory_order_relaxed);

    pthread_mutex_unlock(&map->writing);
    return status;
}

dtl_status dtl__map_flush(struct map *map)
{
    dtl_status result = DTL_SUCCESS;
    dtl_status status;

    pthread_mutex_lock(&map->writing);
    for (int32_t rank = 0; rank < map->context->comm.size; rank++) {
        status = buffer_send(map, rank);
        if (result == DTL_SUCCESS)
            result = status;
    }
    status = sent_drain(map, 0);
    if (result == DTL_SUCCESS)
        result = status;
    status = dtl__rings_drain(map);
    pthread_mutex_unlock(&map->writing);
    return result == DTL_SUCCESS ? status : result;
}
