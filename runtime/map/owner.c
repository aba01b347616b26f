/* SPDX-License-Identifier: BSD-3-Clause */
/* What is done on the rank that owns the keys, for itself and for others. */
#include "ring_buffer.h"

/* ---- for both -------------------------------------------------------------------------------- */

/* Others may read the value meanwhile. */
static void value_combine(const struct map *map, reduce_kernel kernel, void *place,
                          const char *value)
{
    _Alignas(16) char combined[SHARED_MOST];

    if (map->table.board == NULL) {
        kernel(place, value, map->value_count);
        return;
    }
    memcpy(combined, place, map->table.value_bytes);
    kernel(combined, value, map->value_count);
    dtl__table_write(&map->table, place, combined, map->table.value_bytes);
}

static dtl_status pair_write(struct map *map, const struct map_request *request,
                             reduce_kernel kernel, const char *key, const char *value,
                             uint64_t hash)
{
    dtl_reduce_op op = (dtl_reduce_op)request->op;
    void *place = dtl__table_at(&map->table, key, hash);
    bool is_new = false;
    dtl_status status = DTL_SUCCESS;

    if (place == NULL)
        status = dtl__table_place(&map->table, key, hash, &place, &is_new);
    if (status != DTL_SUCCESS)
        return status;
    if (!is_new && request->verb != MAP_INSERT) {
        value_combine(map, kernel, place, value);
        return DTL_SUCCESS;
    }
    dtl__table_write(&map->table, place, value, map->table.value_bytes);
    if (request->verb == MAP_COMBINE && dtl__is_logical(map->value_type->id, op))
        value_combine(map, dtl__kernel(map->value_type->id, DTL_OP_LOR), place, value);
    return DTL_SUCCESS;
}

static uint64_t pair_at(const struct map_pairs *pairs, uint64_t index)
{
    return pairs->which == NULL ? index : pairs->which[index];
}

dtl_status dtl__map_write_here(struct map *map, const struct map_request *request,
                               const struct map_pairs *pairs)
{
    reduce_kernel kernel = dtl__kernel(map->value_type->id, (dtl_reduce_op)request->op);
    dtl_status status = DTL_SUCCESS;

    dtl__board_begin(map->table.board);
    for (uint64_t turn = 0; turn < pairs->count && status == DTL_SUCCESS; turn++) {
        uint64_t index = pair_at(pairs, turn);

        if (turn + MAP_AHEAD < pairs->count)
            dtl__table_prefetch(&map->table, pairs->hashes[pair_at(pairs, turn + MAP_AHEAD)]);
        status = pair_write(map, request, kernel, pairs->keys + index * pairs->key_stride,
                            pairs->values + index * pairs->value_stride, pairs->hashes[index]);
    }
    dtl__board_end(map->table.board);
    return status;
}

bool dtl__map_find_here(const struct map *map, const char *key, uint64_t hash, char *value)
{
    const void *found = dtl__table_find(&map->table, key, hash);

    if (found != NULL && value != NULL)
        dtl__table_copy(value, found, map->table.value_bytes);
    return found != NULL;
}

dtl_status dtl__map_replace_here(struct map *map, const char *question, uint64_t hash,
                                 unsigned char *done)
{
    uint64_t bytes = map->table.value_bytes;
    const char *expected = question + map->table.stride;
    bool is_expected = expected[bytes] != 0;
    void *place = dtl__table_find(&map->table, question, hash);
    bool is_new = false;
    dtl_status status = DTL_SUCCESS;

    *done = is_expected == (place != NULL) && (place == NULL || !memcmp(place, expected, bytes));
    if (*done && place == NULL)
        status = dtl__table_place(&map->table, question, hash, &place, &is_new);
    if (*done && status == DTL_SUCCESS)
        dtl__table_write(&map->table, place, question + map->table.value_offset, bytes);
    return status;
}

/* ---- for others ------------------------------------------------------------------------------ */

static dtl_status writes_answer(struct map *map, const struct map_request *request,
                                const char *entries)
{
    uint64_t stride = map->table.stride;
    uint64_t hashes[MAP_BLOCK];
    dtl_status status = DTL_SUCCESS;

    for (uint64_t begin = 0; begin < request->count && status == DTL_SUCCESS; begin += MAP_BLOCK) {
        uint64_t left = request->count - begin;
        const char *first = entries + begin * stride;
        struct map_pairs pairs = {.keys = first,
                                  .key_stride = stride,
                                  .values = first + map->table.value_offset,
                                  .value_stride = stride,
                                  .hashes = hashes,
                                  .count = left < MAP_BLOCK ? left : MAP_BLOCK};

        dtl__map_hash(map, first, stride, pairs.count, hashes);
        status = dtl__map_write_here(map, request, &pairs);
    }
    return status;
}

/* Of one block of questions, `stride` apart. */
static dtl_status block_answer(struct map *map, const struct map_request *request,
                               const char *questions, uint64_t stride, char *found, char *values)
{
    uint64_t hashes[MAP_BLOCK];
    dtl_status status = DTL_SUCCESS;

    dtl__map_hash(map, questions, stride, request->count, hashes);
    if (request->verb != MAP_FIND)
        dtl__board_begin(map->table.board);
    for (uint64_t index = 0; index < request->count && status == DTL_SUCCESS; index++) {
        const char *key = questions + index * stride;

        if (index + MAP_AHEAD < request->count)
            dtl__table_prefetch(&map->table, hashes[index + MAP_AHEAD]);
        if (request->verb == MAP_FIND)
            found[index] = (char)dtl__map_find_here(map, key, hashes[index],
                                                    values + index * map->table.value_bytes);
        else if (request->verb == MAP_ERASE)
            found[index] = (char)dtl__table_erase(&map->table, key, hashes[index]);
        else
            status = dtl__map_replace_here(map, key, hashes[index], (unsigned char *)found + index);
    }
    if (request->verb != MAP_FIND)
        dtl__board_end(map->table.board);
    return status;
}

static dtl_status questions_answer(struct map *map, const struct map_request *request,
                                   const char *questions, uint64_t stride, char *found)
{
    char *values = found + request->count; /* of MAP_FIND */
    dtl_status status = DTL_SUCCESS;

    for (uint64_t begin = 0; begin < request->count && status == DTL_SUCCESS; begin += MAP_BLOCK) {
        struct map_request block = *request;

        block.count = request->count - begin < MAP_BLOCK ? request->count - begin : MAP_BLOCK;
        status = block_answer(map, &block, questions + begin * stride, stride, found + begin,
                              values + begin * map->table.value_bytes);
    }
    return status;
}

/* Bytes that each key of a request takes in its message. */
static uint64_t request_stride(const struct map *map, uint32_t verb)
{
    switch (verb) {
    case MAP_INSERT:
    case MAP_COMBINE:
        return map->table.stride;
    case MAP_REPLACE:
        return map->replace_bytes;
    default:
        return map->table.key_bytes;
    }
}

/* Whether a message asks for what a map can do, and has as many bytes as its head says: it comes
 * from another process. */
static bool request_fits(const struct map *map, const struct map_request *request, uint64_t stride,
                         uint64_t bytes)
{
    uint64_t expected;

    return request->verb > MAP_NONE && request->verb <= MAP_REPLACE &&
           (request->verb != MAP_COMBINE || dtl__has_kernel(map->value_type->id, request->op)) &&
           dtl__product(request->count, stride, &expected) && expected == bytes;
}

static bool is_write(uint32_t verb)
{
    return verb == MAP_INSERT || verb == MAP_COMBINE;
}

dtl_status dtl__map_slot_answer(struct map *map, int32_t source, const struct map_request *request,
                                const char *entries, uint64_t room)
{
    uint64_t bytes = dtl__times(request->count, map->table.stride);

    if (is_write(request->verb) && bytes <= room &&
        request_fits(map, request, map->table.stride, bytes))
        return writes_answer(map, request, entries);
    return dtl__fail(DTL_ERROR_INVALID_FORMAT,
                     "rank %d writes %llu keys at once; expected what fits into %llu bytes",
                     (int)source, (unsigned long long)request->count, (unsigned long long)room);
}

dtl_status dtl__map_handle(void *object, int32_t source, const void *request, uint64_t bytes,
                           struct reply *answer)
{
    struct map *map = object;
    const char *payload = (const char *)request + sizeof(struct map_request);
    struct map_request head = {0};
    dtl_status status;

    if (bytes >= sizeof head)
        memcpy(&head, request, sizeof head);

    uint64_t stride = request_stride(map, head.verb);

    if (bytes < sizeof head || !request_fits(map, &head, stride, bytes - sizeof head))
        return dtl__fail(
            DTL_ERROR_INVALID_FORMAT,
            "a request of rank %d for %llu keys has %llu bytes; expected those of its keys",
            (int)source, (unsigned long long)head.count, (unsigned long long)bytes);
    if (!is_write(head.verb)) {
        answer->bytes = head.count * (1 + (head.verb == MAP_FIND ? map->table.value_bytes : 0));
        status = dtl__alloc(&answer->data, answer->bytes, "answer of a map");
        if (status != DTL_SUCCESS)
            return status;
    }
    pthread_mutex_lock(&map->lock);
    dtl__ring_answer(map, source); /* what it has written before */
    status = is_write(head.verb) ? writes_answer(map, &head, payload)
                                 : questions_answer(map, &head, payload, stride, answer->data);
    pthread_mutex_unlock(&map->lock);
    return status;
}
