/* SPDX-License-Identifier: BSD-3-Clause */
/* Maps: distributed hash tables with keys and values of fixed sizes. The hash of a key determines
 * the rank that owns its entry.
 *
 * Each rank stores its entries in a `struct table` (hash_table.h). Writes to another rank's keys
 * are buffered and sent in batches: through a ring buffer in shared memory to ranks of the same
 * node (ring_buffer.h), otherwise as requests to the owner's progress engine (write.c). Queries
 * (find, erase, replace) read the table of a rank of the same node directly (shared_table.h) and
 * send requests to the others (query.c). owner.c executes operations on this rank's own entries,
 * for itself and for other ranks. combine.c combines values with a function of the program; key.c
 * normalizes and hashes keys; entries.c copies the local entries. Start reading at map.c.
 *
 * Threads: `lock` protects the table, which the program and the progress engine use. `write_lock`
 * protects the buffered and sent writes, `read_lock` the mapped tables of other ranks. Lock order:
 * write_lock before lock. No lock is acquired while read_lock is held. */
#ifndef DTL_MAP_MAP_H
#define DTL_MAP_MAP_H

#include <pthread.h>

#include "dtl_context.h"
#include "hash_table.h"
#include "progress/service.h"

enum {
    MAP_BLOCK = 256,            /* keys that are hashed and processed at a time, at most */
    MAP_PREFETCH_DISTANCE = 16, /* distance, in keys, between prefetch and lookup */
    MESSAGE_BYTES = 1 << 16     /* target size of a message */
};

/* Operations of a message. */
enum map_verb { MAP_NONE, MAP_INSERT, MAP_COMBINE, MAP_FIND, MAP_ERASE, MAP_REPLACE };

/* Header of a message. The keys follow it; in a write, each with its value. */
struct map_request {
    uint32_t verb;
    int32_t op; /* dtl_reduce_op, for MAP_COMBINE */
    uint64_t count;
};

/* Offset of the keys in a message. */
enum { MAP_HEADER_BYTES = SERVICE_HEADER_BYTES + sizeof(struct map_request) };

/* Writes for one rank that have not been sent yet. */
struct map_buffer {
    struct map_request request;
    char *message; /* MAP_HEADER_BYTES, then entries as in the table; NULL: none */
    char *entries; /* in `message` or in a slot of a ring; NULL: nothing allocated yet */
    uint64_t capacity;
    atomic_uint_fast64_t begun; /* messages started, including the one being filled */
    atomic_uint_fast64_t done;  /* messages known to be complete */
};

/* A sent message of writes whose answer has not arrived yet. */
struct map_sent {
    struct map_sent *next;
    struct ticket ticket;
    uint64_t number; /* value of map_buffer.begun when it was sent */
};

/* The two ring buffers between this rank and another rank of its node: ring_buffer.c. */
struct map_ring {
    struct ring *to;   /* in the other rank's memory; NULL: writes go by message */
    struct ring *from; /* in this rank's memory; NULL: none */
    char *to_slots;
    char *from_slots;
    bool is_populated;  /* memory for the pages of `to_slots` is allocated */
    uint64_t confirmed; /* number of slots whose status this rank has read */
};

/* State for reading another rank's table: shared_table.c. */
struct map_peer {
    struct table_descriptor *descriptor; /* NULL: not accessible, queries need requests */
    struct map_ring ring;
    int64_t process;
    atomic_uint skip_count; /* number of keys to query by request before the table is read again */
    uint64_t number;        /* number of the mapped segment; TABLE_EMPTY: none */
    struct table_segment segment;
    uint64_t mask; /* number of slots - 1 */
    const uint8_t *control;
    const char *entries;
};

/* This rank's view of a map: its own table, and the writes and mappings for other ranks. */
struct map {
    struct context *context;
    struct service *service;
    uint64_t identity;
    const struct dtype *key_type;
    const struct dtype *value_type;
    uint64_t key_count; /* elements of key_type in a key */
    uint64_t value_count;
    /* size of a MAP_REPLACE query: entry, expected value, is-expected byte */
    uint64_t replace_bytes;
    uint64_t block;           /* keys processed at a time, at most MAP_BLOCK */
    bool needs_normalization; /* equal keys of this dtype may have different bytes */
    /* threads that are inside a function passed to dtl_map_combine_with() */
    atomic_uint combining_threads;
    pthread_mutex_t lock; /* protects `table`, which the progress engine and the program use */
    struct table table;
    /* protects `buffers` and the list `sent`; held while waiting for answers to writes, so no
     * request handler may acquire it */
    pthread_mutex_t write_lock;
    struct map_buffer *buffers; /* one for each rank */
    struct map_sent *sent;
    struct map_sent **sent_end;
    uint64_t sent_count;
    /* protects the mappings in `peers`; no other lock is acquired while it is held */
    pthread_mutex_t read_lock;
    struct map_peer *peers; /* one for each rank; NULL if there is no other rank */
    struct map *next;       /* next in the list of maps with rings */
    uint64_t shared_bytes;  /* size of the segment that holds the descriptor and the rings */
    uint64_t ring_slots;    /* slots of each ring; 0: no rings */
    atomic_uint_fast64_t global_size; /* as of the last dtl_map_sync() */
    atomic_bool is_dirty;             /* this rank has written to the map since then */
};

/* ---- combine.c: functions of the program ----------------------------------------------------- */

/* Implements dtl__map_check_change() while functions of the program are running. */
dtl_status dtl__map_refuse_change(const struct map *map) __attribute__((cold));

/* Fails if this thread is inside a function that combines values of the map. A change of the map
 * from there would invalidate the combination, which would be repeated without end. */
static inline dtl_status dtl__map_check_change(const struct map *map)
{
    if (DTL_UNLIKELY(atomic_load_explicit(&map->combining_threads, memory_order_relaxed) != 0))
        return dtl__map_refuse_change(map);
    return DTL_SUCCESS;
}

/* ---- keys: key.c ----------------------------------------------------------------------------- */

/* Returns true if equal values of a dtype can have different bytes: -0.0 and 0.0, NaNs, nonzero
 * bool bytes. */
bool dtl__map_needs_normalization(dtl_dtype dtype);

/* Converts keys in place to the bytes in which they are stored and compared. */
void dtl__map_normalize(const struct map *map, void *keys, uint64_t count);

/* Hashes at most MAP_BLOCK normalized keys, which are `stride` bytes apart. */
void dtl__map_hash(const struct map *map, const char *keys, uint64_t stride, uint64_t count,
                   uint64_t *hashes);

enum { MAP_INLINE_BYTES = 256 };

/* Buffer for the normalized keys of one call. */
struct normalized_keys {
    char *keys; /* NULL if keys need no normalization */
    char inline_keys[MAP_INLINE_BYTES];
};

/* Allocates a buffer for `count` keys, but at most for `map->block` keys. The caller releases
 * it. */
dtl_status dtl__normalized_keys_alloc(const struct map *map, uint64_t count,
                                      struct normalized_keys *out);

/* Same as dtl__normalized_keys_alloc(), but allocates nothing if keys need no normalization. */
static inline dtl_status dtl__normalized_keys_make(const struct map *map, uint64_t count,
                                                   struct normalized_keys *out)
{
    out->keys = NULL;
    return map->needs_normalization ? dtl__normalized_keys_alloc(map, count, out) : DTL_SUCCESS;
}

static inline void dtl__normalized_keys_release(struct normalized_keys *normalized)
{
    if (normalized->keys != NULL && normalized->keys != normalized->inline_keys)
        dtl__release(normalized->keys);
}

/* Normalizes and hashes at most `map->block` keys of the program. Returns the normalized keys,
 * either `keys` itself or a copy in `normalized`. */
const char *dtl__map_prepare_keys(const struct map *map, struct normalized_keys *normalized,
                                  const char *keys, uint64_t count, uint64_t *hashes);

/* Returns the rank that owns a key. */
static inline int32_t dtl__map_owner(const struct map *map, uint64_t hash)
{
    uint64_t middle = (hash >> 16) & UINT32_MAX; /* the owner's table uses the other bits */

    return (int32_t)((middle * (uint64_t)map->context->comm.size) >> 32);
}

/* ---- operations on this rank's entries: owner.c ---------------------------------------------- */

/* Keys and values at fixed strides. `which` selects some of them by index; NULL selects all. */
struct map_pairs {
    const char *keys;
    uint64_t key_stride;
    const char *values;
    uint64_t value_stride;
    const uint64_t *hashes;
    const uint16_t *which;
    uint64_t count;
};

/* Writes at most MAP_BLOCK pairs to the local table. The caller holds the map's lock. */
dtl_status dtl__map_write_local(struct map *map, const struct map_request *request,
                                const struct map_pairs *pairs);

/* Finds a key in the local table and copies its value to `value`, unless that is NULL. Returns true
 * if the key exists. The caller holds the map's lock. */
bool dtl__map_find_local(const struct map *map, const char *key, uint64_t hash, char *value);

/* Executes one MAP_REPLACE query on the local table. Sets *done to 1 if the current value was the
 * expected one. The caller holds the map's lock. */
dtl_status dtl__map_replace_local(struct map *map, const char *query, uint64_t hash,
                                  unsigned char *done);

/* Executes writes of another rank, which lie in the `capacity` bytes at `entries` and are not
 * trusted. The caller holds the map's lock. */
dtl_status dtl__map_apply_slot(struct map *map, int32_t source, const struct map_request *request,
                               const char *entries, uint64_t capacity);

/* Handles another rank's request. Takes the map's lock. A service_handler. */
dtl_status dtl__map_handle(void *object, int32_t source, const void *request, uint64_t bytes,
                           struct reply *answer);

/* ---- operations at other ranks --------------------------------------------------------------- */

/* Executes the writes to local keys and buffers the others: write.c. */
dtl_status dtl__map_write(struct map *map, enum map_verb verb, dtl_reduce_op op, const void *keys,
                          const void *values, uint64_t count);

/* Sends the buffered writes for a rank. Sets *sent to the number of the last message of writes to
 * it. Takes write_lock. */
dtl_status dtl__map_send(struct map *map, int32_t rank, uint64_t *sent);

/* Records that the messages of writes to a rank are complete up to that number. */
void dtl__map_writes_done(struct map *map, int32_t rank, uint64_t number);

/* Sends all buffered writes and blocks until they are complete. Returns the first failure of any of
 * them. Takes write_lock. */
dtl_status dtl__map_flush(struct map *map);

/* Queries of `count` keys, sent to their owners: query.c. */
struct map_queries {
    enum map_verb verb; /* MAP_FIND, MAP_ERASE or MAP_REPLACE */
    const char *keys;
    uint64_t count;
    char *found;        /* out: 1 or 0 for each key */
    char *values;       /* out, for MAP_FIND: the values; may be NULL */
    const char *wanted; /* for MAP_REPLACE: the new values, the expected values, and for each key
                           whether a value is expected */
    const char *expected;
    const char *present;
};

/* Executes queries and blocks until all results are stored. */
dtl_status dtl__map_query(struct map *map, const struct map_queries *queries);

#endif
