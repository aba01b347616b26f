/* SPDX-License-Identifier: BSD-3-Clause */
/* The map functions of the API: creation, writes, queries, flush, sync and properties. */
#include "map.h"

#include "dtl_conditions.h"
#include "dtl_impl.h"
#include "ring_buffer.h"
#include "shared_table.h"

enum {
    SIZE_LIMIT = INT32_MAX / 4
}; /* maximal bytes of a key and of a value, so that each fits in a message */

/* Returns the alignment of the dtype's elements: the largest power of two, at most 8, that divides
 * its size. */
static uint64_t type_alignment(const struct dtype *type)
{
    uint64_t lowest_bit = type->size & (~(uint64_t)type->size + 1);

    return lowest_bit < 8 ? lowest_bit : 8;
}

/* Frees this rank's part of a map, which is not registered any more, and its context reference. */
static void map_release(struct map *map)
{
    for (int32_t rank = 0; map->buffers != NULL && rank < map->context->comm.size; rank++)
        dtl__release(map->buffers[rank].message);
    while (map->sent != NULL) { /* the library was closed before their answers arrived */
        struct map_sent *sent = map->sent;

        map->sent = sent->next;
        dtl__release(sent->ticket.message);
        dtl__release(sent);
    }
    dtl__release(map->buffers);
    dtl__table_clear(&map->table);
    dtl__shared_tables_release(map);
    pthread_mutex_destroy(&map->read_lock);
    pthread_mutex_destroy(&map->write_lock);
    pthread_mutex_destroy(&map->lock);
    dtl__context_release(map->context);
    dtl__release(map);
}

/* Refuses keys or values of more than SIZE_LIMIT bytes. */
static dtl_status sizes_check(const struct dtype *key, uint64_t key_count,
                              const struct dtype *value, uint64_t value_count)
{
    if (key_count > SIZE_LIMIT / key->size)
        return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "key_count-range",
                                    "key_count is %lld; expected keys of at most %d bytes",
                                    (long long)key_count, SIZE_LIMIT);
    if (value_count > SIZE_LIMIT / value->size)
        return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "value_count-range",
                                    "value_count is %lld; expected values of at most %d bytes",
                                    (long long)value_count, SIZE_LIMIT);
    return DTL_SUCCESS;
}

/* Creates this rank's part of a map. Other ranks can't access it yet. */
static dtl_status map_make(struct context *ctx, const struct dtype *key, uint64_t key_count,
                           const struct dtype *value, uint64_t value_count, struct map **out)
{
    uint64_t key_bytes = key_count * key->size;
    uint64_t value_bytes = value_count * value->size;
    struct map *map = NULL;
    dtl_status status = dtl__alloc((void **)&map, sizeof *map, "map");

    if (status != DTL_SUCCESS)
        return status;
    map->context = dtl__context_retain(ctx);
    map->key_type = key;
    map->value_type = value;
    map->key_count = key_count;
    map->value_count = value_count;
    map->table =
        dtl__table_make(key_bytes, type_alignment(key), value_bytes, type_alignment(value));
    map->table.seed = dtl__table_seed_draw();
    map->replace_bytes = (map->table.stride + value_bytes + 1 + 7) / 8 * 8;
    map->block = MESSAGE_BYTES / key_bytes;
    map->block = map->block < 1 ? 1 : map->block > MAP_BLOCK ? MAP_BLOCK : map->block;
    map->sent_end = &map->sent;
    map->needs_normalization = dtl__map_needs_normalization(key->id);
    pthread_mutex_init(&map->lock, NULL);
    pthread_mutex_init(&map->write_lock, NULL);
    pthread_mutex_init(&map->read_lock, NULL);
    status = dtl__alloc((void **)&map->buffers, (size_t)ctx->comm.size * sizeof *map->buffers,
                        "buffers of a map");
    if (status == DTL_SUCCESS && ctx->comm.size > 1)
        status = dtl__alloc((void **)&map->peers, (size_t)ctx->comm.size * sizeof *map->peers,
                            "peers of a map");
    if (status != DTL_SUCCESS) {
        map_release(map);
        return status;
    }
    *out = map;
    return DTL_SUCCESS;
}

/* Exchanges the exports of all ranks and maps those of the same node. Collective. */
static dtl_status exports_exchange(struct map *map, const struct map_export *export)
{
    struct comm *comm = &map->context->comm;
    struct map_export *exports = NULL;
    dtl_status status = dtl__comm_agree(
        comm, dtl__alloc((void **)&exports, (uint64_t)comm->size * sizeof *exports, "map"));

    if (status == DTL_SUCCESS)
        status = dtl__run(
            comm, allgather_of(export, exports, sizeof *export, dtl__dtype(DTL_DTYPE_BYTE)));
    if (status == DTL_SUCCESS) {
        map->table.seed = exports[0].seed;
        dtl__shared_tables_import(map, exports);
    }
    dtl__release(exports);
    return status;
}

/* Registers the map with the progress engine; other ranks may send requests from then on. */
static dtl_status map_attach(struct map *map)
{
    return dtl__service_attach(map->context, dtl__map_handle, map, &map->service, &map->identity);
}

/* Exports this rank's table, imports those of the other ranks, and registers the map.
 * Collective. */
static dtl_status map_publish(struct map *map)
{
    struct map_export export = {.file = EXPORT_NONE};
    dtl_status status;

    dtl__shared_table_export(map, &export);
    export.seed = map->table.seed;
    status = exports_exchange(map, &export);
    if (status == DTL_SUCCESS)
        status = map_attach(map);
    if (status == DTL_SUCCESS)
        dtl__rings_attach(map);
    dtl__shared_table_end_export(&export);
    return status;
}

dtl_status dtl_impl_map_create_sized(struct context *ctx, dtl_dtype key_dtype, dtl_size_t key_count,
                                     dtl_dtype value_dtype, dtl_size_t value_count,
                                     struct map **out)
{
    const struct dtype *key = dtl__dtype(key_dtype);
    const struct dtype *value = dtl__dtype(value_dtype);
    struct map *map = NULL;
    dtl_status status = sizes_check(key, key_count, value, value_count);

    if (status == DTL_SUCCESS)
        status = map_make(ctx, key, key_count, value, value_count, &map);
    status = dtl__comm_agree(&ctx->comm, status);
    if (status == DTL_SUCCESS)
        status = ctx->comm.size > 1 ? map_publish(map) : map_attach(map);
    if (status == DTL_SUCCESS)
        *out = map;
    else if (map != NULL)
        map_release(map);
    return status;
}

dtl_status dtl_impl_map_create(struct context *ctx, dtl_dtype key_dtype, dtl_dtype value_dtype,
                               struct map **map)
{
    return dtl_impl_map_create_sized(ctx, key_dtype, 1, value_dtype, 1, map);
}

void dtl_impl_map_destroy(struct map *map)
{
    if (atomic_load(&dtl__is_open)) {
        dtl__map_flush(map);
        dtl__service_barrier(map->service); /* no rank accesses it any more */
    }
    dtl__rings_detach(map);
    dtl__service_detach(map->service, map->identity);
    map_release(map);
}

/* ---- writes ---------------------------------------------------------------------------------- */

dtl_status dtl_impl_map_insert_batch(struct map *map, const void *keys, const void *values,
                                     dtl_size_t count)
{
    return dtl__map_write(map, MAP_INSERT, DTL_OP_SUM, keys, values, count);
}

dtl_status dtl_impl_map_insert(struct map *map, const void *key, const void *value)
{
    return dtl__map_write(map, MAP_INSERT, DTL_OP_SUM, key, value, 1);
}

dtl_status dtl_impl_map_combine_batch(struct map *map, const void *keys, const void *values,
                                      dtl_size_t count, dtl_reduce_op op)
{
    if (dtl__kernel(map->value_type->id, op) == NULL)
        return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "op-op",
                                    "op is %s; expected one that is defined for %s",
                                    dtl_reduce_op_name(op), map->value_type->name);
    return dtl__map_write(map, MAP_COMBINE, op, keys, values, count);
}

dtl_status dtl_impl_map_combine(struct map *map, const void *key, const void *value,
                                dtl_reduce_op op)
{
    return dtl_impl_map_combine_batch(map, key, value, 1, op);
}

/* ---- queries --------------------------------------------------------------------------------- */

/* Executes the query of one key and sets *found to 1 or 0. */
static dtl_status query_one(struct map *map, struct map_queries query, int *found)
{
    char answer = 0;
    dtl_status status;

    query.count = 1;
    query.found = &answer;
    status = dtl__map_query(map, &query);
    if (status == DTL_SUCCESS)
        *found = answer != 0;
    return status;
}

dtl_status dtl_impl_map_find_batch(struct map *map, const void *keys, dtl_size_t count,
                                   void *values, void *found)
{
    struct map_queries queries = {
        .verb = MAP_FIND, .keys = keys, .count = count, .found = found, .values = values};

    return dtl__map_query(map, &queries);
}

dtl_status dtl_impl_map_find(struct map *map, const void *key, void *value, int *found)
{
    struct map_queries query = {.verb = MAP_FIND, .keys = key, .values = value};

    return query_one(map, query, found);
}

dtl_status dtl_impl_map_contains_batch(struct map *map, const void *keys, dtl_size_t count,
                                       void *found)
{
    return dtl_impl_map_find_batch(map, keys, count, NULL, found);
}

dtl_status dtl_impl_map_contains(struct map *map, const void *key, int *found)
{
    return dtl_impl_map_find(map, key, NULL, found);
}

dtl_status dtl_impl_map_erase_batch(struct map *map, const void *keys, dtl_size_t count,
                                    void *erased)
{
    struct map_queries queries = {.verb = MAP_ERASE, .keys = keys, .count = count, .found = erased};
    dtl_status status = dtl__map_check_change(map);

    if (status != DTL_SUCCESS)
        return status;
    return dtl__map_query(map, &queries);
}

dtl_status dtl_impl_map_erase(struct map *map, const void *key, int *erased)
{
    struct map_queries query = {.verb = MAP_ERASE, .keys = key};

    return query_one(map, query, erased);
}

dtl_status dtl_impl_map_replace_batch(struct map *map, const void *keys, const void *expected,
                                      const void *present, const void *values, dtl_size_t count,
                                      void *replaced)
{
    struct map_queries queries = {.verb = MAP_REPLACE,
                                  .keys = keys,
                                  .count = count,
                                  .found = replaced,
                                  .wanted = values,
                                  .expected = expected,
                                  .present = present};
    dtl_status status = dtl__map_check_change(map);

    if (status != DTL_SUCCESS)
        return status;
    return dtl__map_query(map, &queries);
}

dtl_status dtl_impl_map_replace(struct map *map, const void *key, const void *expected,
                                const void *value, int *replaced)
{
    char present = expected != NULL ? 1 : 0;
    struct map_queries query = {.verb = MAP_REPLACE,
                                .keys = key,
                                .wanted = value,
                                .expected = expected == NULL ? value : expected,
                                .present = &present};

    return query_one(map, query, replaced);
}

/* ---- completion ------------------------------------------------------------------------------ */

dtl_status dtl_impl_map_flush(struct map *map)
{
    return dtl__map_flush(map);
}

/* Returns the number of entries that this rank owns. Takes the map's lock. */
static uint64_t map_count(struct map *map)
{
    pthread_mutex_lock(&map->lock);

    uint64_t count = map->table.count;

    pthread_mutex_unlock(&map->lock);
    return count;
}

/* Completes the writes of all ranks, and serves requests meanwhile. A failure of this rank's own
 * writes is returned only after the barrier, so that other ranks don't wait forever. */
dtl_status dtl_impl_map_sync(struct map *map)
{
    struct comm *comm = &map->context->comm;
    const struct dtype *type = dtl__dtype(DTL_DTYPE_UINT64);
    dtl_status written = dtl__map_flush(map);
    uint64_t global_size = 0;
    dtl_status status = dtl__service_barrier(map->service);

    if (status != DTL_SUCCESS)
        return status;

    uint64_t count = map_count(map);

    status = dtl__run(comm, allreduce_of(&count, &global_size, 1, type, DTL_OP_SUM));
    if (status != DTL_SUCCESS)
        return status;
    atomic_store(&map->global_size, global_size);
    atomic_store(&map->is_dirty, false);
    return written;
}

dtl_status dtl_impl_map_clear(struct map *map)
{
    dtl_status written = dtl__map_flush(map);
    dtl_status status = dtl__service_barrier(map->service);

    if (status != DTL_SUCCESS)
        return status;
    pthread_mutex_lock(&map->lock);
    dtl__table_clear(&map->table);
    pthread_mutex_unlock(&map->lock);
    atomic_store(&map->global_size, 0);
    atomic_store(&map->is_dirty, false);
    status =
        dtl__service_barrier(map->service); /* no rank may insert before all ranks have cleared */
    return status == DTL_SUCCESS ? written : status;
}

/* ---- properties ------------------------------------------------------------------------------ */

dtl_size_t dtl_impl_map_local_size(struct map *map)
{
    return map_count(map);
}

dtl_size_t dtl_impl_map_global_size(struct map *map)
{
    return map->context->comm.size == 1 ? map_count(map) : map->global_size;
}

int dtl_impl_map_is_dirty(struct map *map)
{
    return map->is_dirty;
}

dtl_dtype dtl_impl_map_key_dtype(struct map *map)
{
    return map->key_type->id;
}

dtl_dtype dtl_impl_map_value_dtype(struct map *map)
{
    return map->value_type->id;
}

uint64_t dtl__map_key_size(const struct map *map)
{
    return map->table.key_bytes;
}

uint64_t dtl__map_value_size(const struct map *map)
{
    return map->table.value_bytes;
}

struct context *dtl__map_context(const struct map *map)
{
    return map->context;
}

dtl_size_t dtl_impl_map_key_size(struct map *map)
{
    return dtl__map_key_size(map);
}

dtl_size_t dtl_impl_map_value_size(struct map *map)
{
    return dtl__map_value_size(map);
}

int dtl_impl_map_is_valid(struct map *map)
{
    (void)map;
    return 1;
}

dtl_rank_t dtl_impl_map_owner(struct map *map, const void *key)
{
    struct normalized_keys normalized;
    uint64_t hash;

    if (dtl__normalized_keys_make(map, 1, &normalized) != DTL_SUCCESS)
        return DTL_NO_RANK;
    dtl__map_prepare_keys(map, &normalized, key, 1, &hash);
    dtl__normalized_keys_release(&normalized);
    return dtl__map_owner(map, hash);
}
