/* SPDX-License-Identifier: BSD-3-Clause */
/* Writes: local keys are written at once. Writes to other ranks are collected in one buffer per
 * rank, which is sent when it is full. */
#include "ring_buffer.h"

enum { IN_FLIGHT_LIMIT = 32 }; /* messages of writes in flight, at most */

/* The release exchange pairs with the acquire load in dtl__shared_table_can_read(). */
void dtl__map_writes_done(struct map *map, int32_t rank, uint64_t number)
{
    atomic_uint_fast64_t *done = &map->buffers[rank].done;
    uint64_t seen = atomic_load_explicit(done, memory_order_relaxed);

    while (seen < number && !atomic_compare_exchange_weak_explicit(
                                done, &seen, number, memory_order_release, memory_order_relaxed))
        continue;
}

/* Waits until at most `most` messages of writes are unanswered. Returns the first failure of the
 * writes answered meanwhile. The caller holds write_lock. */
static dtl_status sent_drain(struct map *map, uint64_t most)
{
    dtl_status result = DTL_SUCCESS;

    while (map->sent != NULL && map->sent_count > most) {
        struct map_sent *sent = map->sent;
        int32_t rank = sent->ticket.rank;
        dtl_status status = dtl__service_wait(map->service, &sent->ticket, NULL);

        dtl__map_writes_done(map, rank, sent->number);
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

/* The functions below that use a map's buffers or sent messages are called with `write_lock`
 * held. */

/* Sends the message of buffered writes for a rank, then waits until at most IN_FLIGHT_LIMIT
 * messages are unanswered. */
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
    buffer->message = NULL; /* owned by the ticket */
    buffer->entries = NULL;
    sent->number = atomic_load_explicit(&buffer->begun, memory_order_relaxed);
    *map->sent_end = sent;
    map->sent_end = &sent->next;
    map->sent_count++;
    return sent_drain(map, IN_FLIGHT_LIMIT);
}

/* Sends the buffered writes for a rank, by message or ring, if there are any. May return the
 * failure of an earlier write. */
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

/* Allocates the message in which writes to `rank` are collected, with space for at least one entry.
 */
static dtl_status buffer_alloc_message(struct map *map, int32_t rank)
{
    struct map_buffer *buffer = &map->buffers[rank];
    uint64_t fits = MESSAGE_BYTES / map->table.stride;
    dtl_status status;

    buffer->capacity = fits > 0 ? fits : 1;
    status =
        dtl__alloc((void **)&buffer->message,
                   dtl__plus(MAP_HEADER_BYTES, dtl__times(buffer->capacity, map->table.stride)),
                   "writes of a map");
    if (status == DTL_SUCCESS)
        buffer->entries = buffer->message + MAP_HEADER_BYTES;
    return status;
}

/* Makes the next free ring slot the buffer for a rank; blocks until one is free. buffer->entries
 * stays NULL if none became free. */
static dtl_status buffer_use_ring_slot(struct map *map, int32_t rank)
{
    struct map_buffer *buffer = &map->buffers[rank];
    uint64_t bytes = 0;
    dtl_status status = dtl__ring_next_slot(map, rank, &buffer->entries, &bytes);

    buffer->capacity = bytes / map->table.stride;
    return status;
}

/* Prepares the buffer of a rank for a write. A buffer holds writes of one kind, so a write of
 * another kind sends it first. */
static dtl_status buffer_prepare(struct map *map, int32_t rank, const struct map_request *kind)
{
    struct map_buffer *buffer = &map->buffers[rank];
    bool is_other = buffer->request.verb != kind->verb || buffer->request.op != kind->op;
    dtl_status status = DTL_SUCCESS;

    if (is_other || buffer->request.count == buffer->capacity)
        status = buffer_send(map, rank);
    if (status == DTL_SUCCESS && buffer->entries == NULL)
        status = dtl__ring_is_usable(map, rank) ? buffer_use_ring_slot(map, rank)
                                                : buffer_alloc_message(map, rank);
    if (status == DTL_SUCCESS) {
        if (buffer->request.count == 0) {
            /* Counts the message before its first write: later queries of this rank wait for it. */
            uint64_t begun = atomic_load_explicit(&buffer->begun, memory_order_relaxed);

            atomic_store_explicit(&buffer->begun, begun + 1, memory_order_relaxed);
        }
        buffer->request.verb = kind->verb;
        buffer->request.op = kind->op;
    }
    return status;
}

/* Appends a write to the buffer of a rank. Sends the buffer first if it is full or has writes of
 * another kind. */
static dtl_status buffer_append(struct map *map, int32_t rank, const struct map_request *kind,
                                const char *key, const char *value)
{
    struct map_buffer *buffer = &map->buffers[rank];
    char *pair;

    if (buffer->entries == NULL || buffer->request.count == buffer->capacity ||
        buffer->request.verb != kind->verb || buffer->request.op != kind->op) {
        dtl_status status = buffer_prepare(map, rank, kind);

        if (status != DTL_SUCCESS || buffer->entries == NULL)
            return status;
    }
    pair = buffer->entries + buffer->request.count++ * map->table.stride;
    dtl__table_copy(pair, key, map->table.key_bytes);
    dtl__table_copy(pair + map->table.value_offset, value, map->table.value_bytes);
    return DTL_SUCCESS;
}

/* The local and the remote keys of a block, by index. */
struct key_partition {
    uint16_t local[MAP_BLOCK];
    uint16_t remote[MAP_BLOCK];
    uint64_t local_count;
    uint64_t remote_count;
};

/* Partitions the keys of a block without branches, because the owner of a key is unpredictable. */
static void keys_partition(const struct map *map, const struct map_pairs *pairs,
                           struct key_partition *out)
{
    uint64_t local_count = 0;

    for (uint64_t index = 0; index < pairs->count; index++) {
        bool is_local = dtl__map_owner(map, pairs->hashes[index]) == map->context->comm.rank;

        out->local[local_count] = out->remote[index - local_count] = (uint16_t)index;
        local_count += is_local;
    }
    out->local_count = local_count;
    out->remote_count = pairs->count - local_count;
}

/* Appends the remote keys of a block to the buffers of their owners. */
static dtl_status remote_write(struct map *map, const struct map_request *kind,
                               const struct map_pairs *pairs, const struct key_partition *partition)
{
    dtl_status status = DTL_SUCCESS;

    if (partition->remote_count == 0)
        return DTL_SUCCESS;
    pthread_mutex_lock(&map->write_lock);
    for (uint64_t step = 0; step < partition->remote_count && status == DTL_SUCCESS; step++) {
        uint64_t index = partition->remote[step];

        status = buffer_append(map, dtl__map_owner(map, pairs->hashes[index]), kind,
                               pairs->keys + index * pairs->key_stride,
                               pairs->values + index * pairs->value_stride);
    }
    pthread_mutex_unlock(&map->write_lock);
    return status;
}

/* Executes a block of writes: remote keys are buffered, local keys written. */
static dtl_status block_write(struct map *map, const struct map_request *kind,
                              struct map_pairs pairs)
{
    struct key_partition partition;
    dtl_status status = DTL_SUCCESS;

    if (map->context->comm.size > 1) {
        keys_partition(map, &pairs, &partition);
        status = remote_write(map, kind, &pairs, &partition);
        pairs.which = partition.local;
        pairs.count = partition.local_count;
    }
    if (status != DTL_SUCCESS || pairs.count == 0)
        return status;
    pthread_mutex_lock(&map->lock);
    status = dtl__map_write_local(map, kind, &pairs);
    pthread_mutex_unlock(&map->lock);
    return status;
}

dtl_status dtl__map_write(struct map *map, enum map_verb verb, dtl_reduce_op op, const void *keys,
                          const void *values, uint64_t count)
{
    struct map_request kind = {.verb = verb, .op = (int32_t)op};
    uint64_t hashes[MAP_BLOCK];
    struct normalized_keys normalized;
    dtl_status status = dtl__map_check_change(map);

    if (status != DTL_SUCCESS)
        return status;
    status = dtl__normalized_keys_make(map, count, &normalized);
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

        pairs.keys = dtl__map_prepare_keys(map, &normalized,
                                           (const char *)keys + begin * map->table.key_bytes,
                                           pairs.count, hashes);
        status = block_write(map, &kind, pairs);
    }
    dtl__normalized_keys_release(&normalized);
    return status;
}

dtl_status dtl__map_send(struct map *map, int32_t rank, uint64_t *sent)
{
    pthread_mutex_lock(&map->write_lock);

    dtl_status status = buffer_send(map, rank);

    *sent = atomic_load_explicit(&map->buffers[rank].begun, memory_order_relaxed);

    pthread_mutex_unlock(&map->write_lock);
    return status;
}

dtl_status dtl__map_flush(struct map *map)
{
    dtl_status result = DTL_SUCCESS;
    dtl_status status;

    pthread_mutex_lock(&map->write_lock);
    for (int32_t rank = 0; rank < map->context->comm.size; rank++) {
        status = buffer_send(map, rank);
        if (result == DTL_SUCCESS)
            result = status;
    }
    status = sent_drain(map, 0);
    if (result == DTL_SUCCESS)
        result = status;
    status = dtl__rings_drain(map);
    pthread_mutex_unlock(&map->write_lock);
    return result == DTL_SUCCESS ? status : result;
}
