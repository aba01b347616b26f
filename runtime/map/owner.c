/* SPDX-License-Identifier: BSD-3-Clause */
/* Operations on the entries that this rank owns, for itself and on behalf of other ranks. */
#include "ring_buffer.h"

/* ---- table operations ------------------------------------------------------------------------ */

/* Combines a value into an entry. In a shared table the result is computed in a copy and then
 * stored with atomic stores, since other ranks may read the value at the same time. */
static void value_combine(const struct map *map, reduce_kernel kernel, void *target,
                          const char *value)
{
    _Alignas(16) char combined[SHARED_ENTRY_LIMIT];

    if (map->table.descriptor == NULL) {
        kernel(target, value, map->value_count);
        return;
    }
    memcpy(combined, target, map->table.value_bytes);
    kernel(combined, value, map->value_count);
    dtl__table_write(&map->table, target, combined, map->table.value_bytes);
}

/* Inserts or combines one pair. Logical operators store 0 or 1 also for a new key. `hash` is the
 * key's hash. The caller holds the map's lock. */
static dtl_status pair_write(struct map *map, const struct map_request *request,
                             reduce_kernel kernel, const char *key, const char *value,
                             uint64_t hash)
{
    dtl_reduce_op op = (dtl_reduce_op)request->op;
    void *target = dtl__table_probe_first(&map->table, key, hash);
    bool is_new = false;
    dtl_status status = DTL_SUCCESS;

    if (target == NULL)
        status = dtl__table_find_or_insert(&map->table, key, hash, &target, &is_new);
    if (status != DTL_SUCCESS)
        return status;
    if (!is_new && request->verb != MAP_INSERT) {
        value_combine(map, kernel, target, value);
        return DTL_SUCCESS;
    }
    dtl__table_write(&map->table, target, value, map->table.value_bytes);
    if (request->verb == MAP_COMBINE && dtl__is_logical(map->value_type->id, op))
        value_combine(map, dtl__kernel(map->value_type->id, DTL_OP_LOR), target, value);
    return DTL_SUCCESS;
}

/* Returns the index of pair number `index` of the selected ones. */
static uint64_t pair_at(const struct map_pairs *pairs, uint64_t index)
{
    return pairs->which == NULL ? index : pairs->which[index];
}

dtl_status dtl__map_write_local(struct map *map, const struct map_request *request,
                                const struct map_pairs *pairs)
{
    reduce_kernel kernel = dtl__kernel(map->value_type->id, (dtl_reduce_op)request->op);
    dtl_status status = DTL_SUCCESS;

    dtl__table_write_begin(map->table.descriptor);
    for (uint64_t step = 0; step < pairs->count && status == DTL_SUCCESS; step++) {
        uint64_t index = pair_at(pairs, step);

        if (step + MAP_PREFETCH_DISTANCE < pairs->count)
            dtl__table_prefetch(&map->table,
                                pairs->hashes[pair_at(pairs, step + MAP_PREFETCH_DISTANCE)]);
        status = pair_write(map, request, kernel, pairs->keys + index * pairs->key_stride,
                            pairs->values + index * pairs->value_stride, pairs->hashes[index]);
    }
    dtl__table_write_end(map->table.descriptor);
    return status;
}

bool dtl__map_find_local(const struct map *map, const char *key, uint64_t hash, char *value)
{
    const void *found = dtl__table_find(&map->table, key, hash);

    if (found != NULL && value != NULL)
        dtl__table_copy(value, found, map->table.value_bytes);
    return found != NULL;
}

dtl_status dtl__map_replace_local(struct map *map, const char *query, uint64_t hash,
                                  unsigned char *done)
{
    uint64_t bytes = map->table.value_bytes;
    const char *expected = query + map->table.stride;
    bool is_expected = expected[bytes] != 0;
    void *target = dtl__table_find(&map->table, query, hash);
    bool is_new = false;
    dtl_status status = DTL_SUCCESS;

    *done = is_expected == (target != NULL) && (target == NULL || !memcmp(target, expected, bytes));
    if (*done && target == NULL)
        status = dtl__table_find_or_insert(&map->table, query, hash, &target, &is_new);
    if (*done && status == DTL_SUCCESS)
        dtl__table_write(&map->table, target, query + map->table.value_offset, bytes);
    return status;
}

/* ---- requests of other ranks ----------------------------------------------------------------- */

/* Executes validated writes of another rank in blocks. The caller holds the map's lock. */
static dtl_status writes_apply(struct map *map, const struct map_request *request,
                               const char *entries)
{
    uint64_t stride = map->table.stride;
    uint64_t hashes[MAP_BLOCK];
    dtl_status status = DTL_SUCCESS;

    for (uint64_t begin = 0; begin < request->count && status == DTL_SUCCESS; begin += MAP_BLOCK) {
        uint64_t remaining = request->count - begin;
        const char *first = entries + begin * stride;
        struct map_pairs pairs = {.keys = first,
                                  .key_stride = stride,
                                  .values = first + map->table.value_offset,
                                  .value_stride = stride,
                                  .hashes = hashes,
                                  .count = remaining < MAP_BLOCK ? remaining : MAP_BLOCK};

        dtl__map_hash(map, first, stride, pairs.count, hashes);
        status = dtl__map_write_local(map, request, &pairs);
    }
    return status;
}

/* Executes at most MAP_BLOCK queries, which are `stride` bytes apart. */
static dtl_status query_block_apply(struct map *map, const struct map_request *request,
                                    const char *queries, uint64_t stride, char *found, char *values)
{
    uint64_t hashes[MAP_BLOCK];
    dtl_status status = DTL_SUCCESS;

    dtl__map_hash(map, queries, stride, request->count, hashes);
    if (request->verb != MAP_FIND)
        dtl__table_write_begin(map->table.descriptor);
    for (uint64_t index = 0; index < request->count && status == DTL_SUCCESS; index++) {
        const char *key = queries + index * stride;

        if (index + MAP_PREFETCH_DISTANCE < request->count)
            dtl__table_prefetch(&map->table, hashes[index + MAP_PREFETCH_DISTANCE]);
        if (request->verb == MAP_FIND)
            found[index] = (char)dtl__map_find_local(map, key, hashes[index],
                                                     values + index * map->table.value_bytes);
        else if (request->verb == MAP_ERASE)
            found[index] = (char)dtl__table_erase(&map->table, key, hashes[index]);
        else
            status =
                dtl__map_replace_local(map, key, hashes[index], (unsigned char *)found + index);
    }
    if (request->verb != MAP_FIND)
        dtl__table_write_end(map->table.descriptor);
    return status;
}

/* Executes all queries of a request in blocks. The caller holds the map's lock. `found` has one
 * byte per query, followed by the values of MAP_FIND. */
static dtl_status queries_apply(struct map *map, const struct map_request *request,
                                const char *queries, uint64_t stride, char *found)
{
    char *values = found + request->count; /* the values of MAP_FIND */
    dtl_status status = DTL_SUCCESS;

    for (uint64_t begin = 0; begin < request->count && status == DTL_SUCCESS; begin += MAP_BLOCK) {
        struct map_request block = *request;

        block.count = request->count - begin < MAP_BLOCK ? request->count - begin : MAP_BLOCK;
        status = query_block_apply(map, &block, queries + begin * stride, stride, found + begin,
                                   values + begin * map->table.value_bytes);
    }
    return status;
}

/* Returns the bytes per key in a message. */
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

/* Validates a message: it comes from another process and is not trusted. */
static bool is_valid_request(const struct map *map, const struct map_request *request,
                             uint64_t stride, uint64_t bytes)
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

dtl_status dtl__map_apply_slot(struct map *map, int32_t source, const struct map_request *request,
                               const char *entries, uint64_t capacity)
{
    uint64_t bytes = dtl__times(request->count, map->table.stride);

    if (is_write(request->verb) && bytes <= capacity &&
        is_valid_request(map, request, map->table.stride, bytes))
        return writes_apply(map, request, entries);
    return dtl__fail(DTL_ERROR_INVALID_FORMAT,
                     "rank %d writes %llu keys at once; expected what fits into %llu bytes",
                     (int)source, (unsigned long long)request->count, (unsigned long long)capacity);
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

    if (bytes < sizeof head || !is_valid_request(map, &head, stride, bytes - sizeof head))
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
    dtl__ring_process(map, source); /* earlier writes of that rank */
    status = is_write(head.verb) ? writes_apply(map, &head, payload)
                                 : queries_apply(map, &head, payload, stride, answer->data);
    pthread_mutex_unlock(&map->lock);
    return status;
}
