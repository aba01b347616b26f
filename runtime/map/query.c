/* SPDX-License-Identifier: BSD-3-Clause */
/* Queries: find, erase and replace. Queries to other ranks are collected in one message per rank,
 * which is sent when it is full, after the writes buffered for that rank. Messages between two
 * ranks keep their order, so a rank always finds what it has written. Queries for local keys, and
 * for keys in tables that this rank can read in shared memory, are answered in the meantime. */
#include "shared_table.h"

enum {
    /* Maximal size of a message. Each message costs a round trip, so a few large ones are faster;
     * but malloc() maps each block of 128 KiB or more separately. */
    QUERY_MESSAGE_BYTES = 100 << 10,
    /* Capacity of a message: SHARE_FACTOR times the average number of keys per rank, plus
     * SHARE_EXTRA. */
    SHARE_FACTOR = 2,
    SHARE_EXTRA = 256,
    IN_FLIGHT_LIMIT = 32, /* messages in flight, at most */
    INLINE_RANKS = 16,    /* ranks whose messages are listed on the stack */
};

/* One message of queries, being filled or in flight. */
struct query_message {
    struct query_message *next;
    struct ticket ticket;
    struct map_request request;
    char *message;
    uint64_t written;     /* number of messages of writes sent before it */
    uint64_t positions[]; /* indices of its keys in the caller's arrays */
};

/* State of one call. */
struct query_batch {
    struct map *map;
    const struct map_queries *queries;
    struct query_message **open; /* for each rank: the message being filled, or NULL */
    struct query_message *first; /* list of messages in flight, in the order of sending */
    struct query_message **end;
    uint64_t count;
    uint64_t stride;   /* bytes of a query in a message */
    uint64_t capacity; /* queries per message; 0: not computed yet */
};

/* ---- answers --------------------------------------------------------------------------------- */

/* Checks an answer and stores its results at the positions of the keys in the caller's arrays. */
static dtl_status answers_scatter(const struct query_batch *batch,
                                  const struct query_message *outgoing, const struct reply *answer)
{
    const struct map_queries *queries = batch->queries;
    uint64_t bytes = batch->map->table.value_bytes;
    uint64_t count = outgoing->request.count;
    const char *found = answer->data;

    dtl_status status =
        dtl__reply_check("map", answer, count * (1 + (queries->verb == MAP_FIND ? bytes : 0)));

    if (status != DTL_SUCCESS)
        return status;
    for (uint64_t index = 0; index < count; index++) {
        uint64_t position = outgoing->positions[index];

        queries->found[position] = found[index];
        if (queries->values != NULL && found[index])
            dtl__table_copy(queries->values + position * bytes, found + count + index * bytes,
                            bytes);
    }
    return DTL_SUCCESS;
}

/* Waits for the answer to the oldest message in flight, and stores its results. */
static dtl_status answers_receive(struct query_batch *batch)
{
    struct query_message *outgoing = batch->first;
    struct reply answer = {0};
    int32_t rank = outgoing->ticket.rank;
    dtl_status status = dtl__service_wait(batch->map->service, &outgoing->ticket, &answer);

    if (status == DTL_SUCCESS)
        dtl__map_writes_done(batch->map, rank, outgoing->written);
    if (status == DTL_SUCCESS)
        status = answers_scatter(batch, outgoing, &answer);
    dtl__release(answer.data);
    batch->first = outgoing->next;
    if (batch->first == NULL)
        batch->end = &batch->first;
    batch->count--;
    dtl__release(outgoing);
    return status;
}

/* ---- queries to other ranks ------------------------------------------------------------------ */

/* Returns the number of queries per message, such that the messages to all ranks together are not
 * much larger than the batch. */
static uint64_t capacity_of(uint64_t count, int32_t ranks, uint64_t stride)
{
    uint64_t fits = stride < QUERY_MESSAGE_BYTES ? QUERY_MESSAGE_BYTES / stride : 1;
    uint64_t share = SHARE_FACTOR * (count / (uint64_t)ranks) + SHARE_EXTRA;
    uint64_t capacity = fits < share ? fits : share;

    return capacity < count ? capacity : count;
}

/* Allocates an empty message for a rank in batch->open[rank]. The first call computes the capacity
 * of all messages. */
static dtl_status message_open(struct query_batch *batch, int32_t rank)
{
    struct query_message *outgoing = NULL;
    dtl_status status;

    if (batch->capacity == 0)
        batch->capacity =
            capacity_of(batch->queries->count, batch->map->context->comm.size, batch->stride);
    status = dtl__alloc((void **)&outgoing,
                        sizeof *outgoing + batch->capacity * sizeof *outgoing->positions,
                        "queries to a map");

    if (status != DTL_SUCCESS)
        return status;
    status = dtl__alloc((void **)&outgoing->message,
                        dtl__plus(MAP_HEADER_BYTES, dtl__times(batch->capacity, batch->stride)),
                        "queries to a map");
    if (status != DTL_SUCCESS) {
        dtl__release(outgoing);
        return status;
    }
    outgoing->request.verb = batch->queries->verb;
    batch->open[rank] = outgoing;
    return DTL_SUCCESS;
}

/* Frees a message of queries that was not sent. Ignores NULL. */
static void message_release(struct query_message *outgoing)
{
    if (outgoing != NULL)
        dtl__release(outgoing->message);
    dtl__release(outgoing);
}

/* Sends the buffered writes for a rank, then the open message to it. Receives the oldest answer if
 * too many messages are in flight. If sending fails, the message stays open. */
static dtl_status message_post(struct query_batch *batch, int32_t rank)
{
    struct query_message *outgoing = batch->open[rank];
    struct map *map = batch->map;
    uint64_t bytes = sizeof outgoing->request + outgoing->request.count * batch->stride;
    dtl_status status = dtl__map_send(map, rank, &outgoing->written);

    if (status != DTL_SUCCESS)
        return status;
    memcpy(outgoing->message + SERVICE_HEADER_BYTES, &outgoing->request, sizeof outgoing->request);
    status = dtl__service_post_message(map->service, rank, map->identity, outgoing->message, bytes,
                                       &outgoing->ticket);
    if (status != DTL_SUCCESS)
        return status;
    outgoing->message = NULL; /* owned by the ticket */
    batch->open[rank] = NULL;
    *batch->end = outgoing;
    batch->end = &outgoing->next;
    batch->count++;
    dtl__service_progress(); /* other ranks need not wait for the end of a large batch */
    return batch->count > IN_FLIGHT_LIMIT ? answers_receive(batch) : DTL_SUCCESS;
}

/* Writes the query of the key at `position` to `out`: the key and, for MAP_REPLACE, the new value,
 * the expected value and the is-expected byte. */
static void query_write(const struct query_batch *batch, const char *key, uint64_t position,
                        char *out)
{
    const struct map_queries *queries = batch->queries;
    const struct table *table = &batch->map->table;
    uint64_t bytes = table->value_bytes;

    dtl__table_copy(out, key, table->key_bytes);
    if (queries->verb != MAP_REPLACE)
        return;
    memcpy(out + table->value_offset, queries->wanted + position * bytes, bytes);
    memcpy(out + table->stride, queries->expected + position * bytes, bytes);
    out[table->stride + bytes] = queries->present[position];
}

/* Adds a query to the open message for a rank, and sends the message when it is full. */
static dtl_status query_add(struct query_batch *batch, int32_t rank, const char *key,
                            uint64_t position)
{
    struct query_message *outgoing;

    if (batch->open[rank] == NULL) {
        dtl_status status = message_open(batch, rank);

        if (status != DTL_SUCCESS)
            return status;
    }
    outgoing = batch->open[rank];
    query_write(batch, key, position,
                outgoing->message + MAP_HEADER_BYTES + outgoing->request.count * batch->stride);
    outgoing->positions[outgoing->request.count++] = position;
    return outgoing->request.count == batch->capacity ? message_post(batch, rank) : DTL_SUCCESS;
}

/* ---- queries of local keys ------------------------------------------------------------------- */

/* Executes MAP_REPLACE for one local key. The caller holds the map's lock. */
static dtl_status local_replace(struct query_batch *batch, const char *key, uint64_t hash,
                                uint64_t position)
{
    char *query = NULL;
    dtl_status status = dtl__alloc((void **)&query, batch->map->replace_bytes, "query to a map");

    if (status == DTL_SUCCESS) {
        query_write(batch, key, position, query);
        status = dtl__map_replace_local(batch->map, query, hash,
                                        (unsigned char *)batch->queries->found + position);
    }
    dtl__release(query);
    return status;
}

/* Executes the query of one local key. The caller holds the map's lock. */
static dtl_status local_query(struct query_batch *batch, const char *key, uint64_t hash,
                              uint64_t position)
{
    const struct map_queries *queries = batch->queries;
    struct map *map = batch->map;
    char *value =
        queries->values == NULL ? NULL : queries->values + position * map->table.value_bytes;

    if (queries->verb == MAP_REPLACE)
        return local_replace(batch, key, hash, position);
    if (queries->verb == MAP_FIND)
        queries->found[position] = (char)dtl__map_find_local(map, key, hash, value);
    else
        queries->found[position] = (char)dtl__table_erase(&map->table, key, hash);
    return DTL_SUCCESS;
}

/* ---- batches --------------------------------------------------------------------------------- */

/* A block of consecutive keys of a batch. */
struct key_block {
    const char *keys; /* normalized */
    const uint64_t *hashes;
    uint64_t begin; /* index of its first key in the batch */
    uint64_t count;
};

/* A subset of the keys of a block, by index. */
struct key_selection {
    uint16_t which[MAP_BLOCK];
    uint64_t count;
};

/* Executes the queries of the selected local keys. Takes the map's lock. */
static dtl_status local_queries(struct query_batch *batch, const struct key_block *block,
                                const struct key_selection *local)
{
    struct map *map = batch->map;
    dtl_status status = DTL_SUCCESS;

    if (local->count == 0)
        return DTL_SUCCESS;
    pthread_mutex_lock(&map->lock);
    if (batch->queries->verb != MAP_FIND)
        dtl__table_write_begin(map->table.descriptor);
    for (uint64_t step = 0; step < local->count && status == DTL_SUCCESS; step++) {
        uint64_t index = local->which[step];

        if (step + MAP_PREFETCH_DISTANCE < local->count)
            dtl__table_prefetch(&map->table,
                                block->hashes[local->which[step + MAP_PREFETCH_DISTANCE]]);
        status = local_query(batch, block->keys + index * map->table.key_bytes,
                             block->hashes[index], block->begin + index);
    }
    if (batch->queries->verb != MAP_FIND)
        dtl__table_write_end(map->table.descriptor);
    pthread_mutex_unlock(&map->lock);
    return status;
}

/* Looks up keys in the tables of ranks of the node. Lists the keys that must be queried by request
 * in *unanswered. */
static void shared_read(struct query_batch *batch, const struct key_block *block,
                        const struct key_selection *shared, struct key_selection *unanswered)
{
    const struct map_queries *queries = batch->queries;
    struct map *map = batch->map;
    uint64_t bytes = map->table.value_bytes;

    pthread_mutex_lock(&map->read_lock);
    for (uint64_t step = 0; step < shared->count; step++) {
        uint64_t index = shared->which[step], position = block->begin + index;
        uint64_t hash = block->hashes[index];
        char *value = queries->values == NULL ? NULL : queries->values + position * bytes;
        enum lookup_result answer;

        if (step + MAP_PREFETCH_DISTANCE < shared->count) {
            uint64_t ahead = block->hashes[shared->which[step + MAP_PREFETCH_DISTANCE]];

            dtl__shared_table_prefetch(map, dtl__map_owner(map, ahead), ahead);
        }
        answer = dtl__shared_table_find(map, dtl__map_owner(map, hash),
                                        block->keys + index * map->table.key_bytes, hash, value);
        if (answer == LOOKUP_ASK_OWNER)
            unanswered->which[unanswered->count++] = (uint16_t)index;
        else
            queries->found[position] = (char)(answer == LOOKUP_FOUND);
    }
    pthread_mutex_unlock(&map->read_lock);
}

/* Executes MAP_FIND for the selected keys, in shared memory or, where that fails, by request. */
static dtl_status shared_queries(struct query_batch *batch, const struct key_block *block,
                                 const struct key_selection *shared)
{
    struct map *map = batch->map;
    struct key_selection unanswered = {.count = 0};
    dtl_status status = DTL_SUCCESS;

    if (shared->count == 0)
        return DTL_SUCCESS;
    if (dtl__service_is_polled())
        dtl__service_progress(); /* as a rank that waits for an answer would */
    shared_read(batch, block, shared, &unanswered);
    for (uint64_t step = 0; step < unanswered.count && status == DTL_SUCCESS; step++) {
        uint64_t index = unanswered.which[step];

        status = query_add(batch, dtl__map_owner(map, block->hashes[index]),
                           block->keys + index * map->table.key_bytes, block->begin + index);
    }
    return status;
}

/* Selects all keys of a block as local: there is no other rank. */
static void select_all(const struct key_block *block, struct key_selection *local)
{
    local->count = block->count;
    for (uint64_t index = 0; index < block->count; index++)
        local->which[index] = (uint16_t)index;
}

/* Handles the keys of other ranks: looks them up in shared memory where possible, and adds the
 * others to messages. Lists the local keys in *local. */
static dtl_status remote_queries(struct query_batch *batch, const struct key_block *block,
                                 struct key_selection *local)
{
    struct map *map = batch->map;
    uint64_t bytes = map->table.key_bytes;
    bool is_find = batch->queries->verb == MAP_FIND;
    struct key_selection shared;
    dtl_status status = DTL_SUCCESS;

    local->count = shared.count = 0;
    for (uint64_t index = 0; index < block->count && status == DTL_SUCCESS; index++) {
        int32_t owner = dtl__map_owner(map, block->hashes[index]);
        bool is_local = owner == map->context->comm.rank;
        bool is_shared = is_find & dtl__shared_table_can_read(map, owner);

        local->which[local->count] = shared.which[shared.count] = (uint16_t)index;
        local->count += is_local;
        shared.count += is_shared;
        if (!(is_local | is_shared))
            status = query_add(batch, owner, block->keys + index * bytes, block->begin + index);
    }
    return status == DTL_SUCCESS ? shared_queries(batch, block, &shared) : status;
}

/* Executes all queries of a batch in blocks of keys, and sends the messages to other ranks. Their
 * answers may still be outstanding at the end. */
static dtl_status blocks_query(struct query_batch *batch)
{
    struct map *map = batch->map;
    uint64_t count = batch->queries->count;
    uint64_t hashes[MAP_BLOCK];
    struct key_selection local;
    struct normalized_keys normalized;
    dtl_status status = dtl__normalized_keys_make(map, count, &normalized);

    for (uint64_t begin = 0; begin < count && status == DTL_SUCCESS; begin += map->block) {
        const char *keys = batch->queries->keys + begin * map->table.key_bytes;
        struct key_block block = {.hashes = hashes,
                                  .begin = begin,
                                  .count = count - begin < map->block ? count - begin : map->block};

        block.keys = dtl__map_prepare_keys(map, &normalized, keys, block.count, hashes);
        if (map->context->comm.size > 1)
            status = remote_queries(batch, &block, &local);
        else
            select_all(&block, &local);
        if (status == DTL_SUCCESS)
            status = local_queries(batch, &block, &local);
    }
    dtl__normalized_keys_release(&normalized);
    for (int32_t rank = 0; rank < map->context->comm.size && status == DTL_SUCCESS; rank++)
        if (batch->open[rank] != NULL)
            status = message_post(batch, rank);
    return status;
}

dtl_status dtl__map_query(struct map *map, const struct map_queries *queries)
{
    int32_t ranks = map->context->comm.size;
    uint64_t stride = queries->verb == MAP_REPLACE ? map->replace_bytes : map->table.key_bytes;
    struct query_message *inline_messages[INLINE_RANKS] = {0};
    struct query_batch batch = {
        .map = map, .queries = queries, .open = inline_messages, .stride = stride};
    dtl_status result = DTL_SUCCESS;

    batch.end = &batch.first;
    if (ranks > INLINE_RANKS)
        result =
            dtl__alloc((void **)&batch.open, (uint64_t)ranks * sizeof(void *), "queries to a map");
    if (result != DTL_SUCCESS)
        return result;

    result = blocks_query(&batch);
    while (batch.count > 0) {
        dtl_status status = answers_receive(&batch);

        if (result == DTL_SUCCESS)
            result = status;
    }
    for (int32_t rank = 0; rank < ranks; rank++)
        message_release(batch.open[rank]); /* messages that could not be sent */
    if (batch.open != inline_messages)
        dtl__release(batch.open);
    if (queries->verb != MAP_FIND)
        atomic_store_explicit(&map->is_dirty, true, memory_order_relaxed);
    return result;
}
