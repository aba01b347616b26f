/* SPDX-License-Identifier: BSD-3-Clause */
/* A map whose entries live on the rank that the hash of their key names. */
#ifndef DTL_MAP_MAP_H
#define DTL_MAP_MAP_H

#include <pthread.h>

#include "dtl_context.h"
#include "hash_table.h"
#include "progress/service.h"

enum {
    MAP_BLOCK = 256,        /* keys that are hashed before any of them is looked for */
    MAP_AHEAD = 16,         /* keys between that which is looked for and that which is fetched */
    MESSAGE_BYTES = 1 << 16 /* about, of keys and values */
};

enum map_verb { MAP_NONE, MAP_INSERT, MAP_COMBINE, MAP_FIND, MAP_ERASE, MAP_REPLACE };

/* What one message asks for, in front of its keys (and, where it writes, its values). */
struct map_request {
    uint32_t verb;
    int32_t op; /* of MAP_COMBINE */
    uint64_t count;
};

/* Where a message's keys begin. */
enum { MAP_ROOM = SERVICE_HEADER_BYTES + sizeof(struct map_request) };

/* Writes for one rank that have not been sent. */
struct map_buffer {
    struct map_request request;
    char *message; /* MAP_ROOM, then entries as in the table; NULL: none */
    char *entries; /* in the message, or in a ring to that rank; NULL: there is no room yet */
    uint64_t capacity;
    atomic_uint_fast64_t begun; /* messages so far, the one that is gathered among them, */
    atomic_uint_fast64_t done;  /* and those that are known to be done */
};

/* A request of writes that has been sent and not been answered. */
struct map_sent {
    struct map_sent *next;
    struct ticket ticket;
    uint64_t number; /* as map_buffer.begun */
};

/* Writes between this rank and another one of its node: ring_buffer.c. */
struct map_ring {
    struct ring *to;   /* in the other's memory; NULL: they are messages */
    struct ring *from; /* in this rank's; NULL: there are none */
    char *to_slots;
    char *from_slots;
    bool is_filled; /* the pages of `to_slots` are there */
    uint64_t taken; /* slots whose outcome is known here */
};

/* How this rank reads another one's table: shared_table.c. */
struct map_peer {
    struct board *board; /* NULL: it can't, and asks */
    struct map_ring ring;
    int64_t process;
    atomic_uint rest; /* keys to ask for before the table is looked at again */
    uint64_t number;  /* of the segment that is mapped; BOARD_EMPTY: none */
    struct table_segment segment;
    uint64_t mask; /* slots, less one */
    const uint8_t *control;
    const char *entries;
};

struct map {
    struct context *context;
    struct service *service;
    uint64_t identity;
    const struct dtype *key_type;
    const struct dtype *value_type;
    uint64_t key_count; /* elements of key_type a key */
    uint64_t value_count;
    uint64_t replace_bytes; /* of a question of MAP_REPLACE: entry, expected value, whether any */
    uint64_t block;         /* keys at a time, at most MAP_BLOCK */
    bool has_forms;         /* of one value: the key's dtype */
    atomic_uint combining;  /* threads that are in a function of dtl_map_combine_with() */
    pthread_mutex_t lock;   /* of `table`: the service's thread and the program use it */
    struct table table;
    pthread_mutex_t writing;    /* of all below; held while answers to writes are waited for, and
                                   taken by no handler */
    struct map_buffer *buffers; /* one a rank */
    struct map_sent *sent;
    struct map_sent **sent_end;
    uint64_t sent_count;
    pthread_mutex_t
        reading; /* of what is mapped of `peers`, one a rank; no other is taken under it */
    struct map_peer *peers;           /* NULL where there is no other rank */
    struct map *next;                 /* of those with rings */
    uint64_t board_bytes;             /* of the segment of a board */
    uint64_t ring_slots;              /* of each ring; 0: there are none */
    atomic_uint_fast64_t global_size; /* as of the last sync */
    atomic_bool is_dirty;             /* it has been written to by this rank since */
};

/* ---- combine.c: functions of the program's ------------------------------------------------------
 */

dtl_status dtl__map_refuse_combined(const struct map *map) __attribute__((cold));

/* Fails where this thread is in a function that combines values of the map: were the map changed
 * there, the value would have to be combined again, and again. */
static inline dtl_status dtl__map_may_change(const struct map *map)
{
    if (DTL_UNLIKELY(atomic_load_explicit(&map->combining, memory_order_relaxed) != 0))
        return dtl__map_refuse_combined(map);
    return DTL_SUCCESS;
}

/* ---- keys: key.c ----------------------------------------------------------------------------- */

/* Whether some values of a dtype have several forms: -0.0 and 0.0, NaNs, true. */
bool dtl__map_has_forms(dtl_dtype dtype);

/* Keys as they are stored and compared. */
void dtl__map_normalise(const struct map *map, void *keys, uint64_t count);

/* Hashes of at most MAP_BLOCK normal keys. */
void dtl__map_hash(const struct map *map, const char *keys, uint64_t stride, uint64_t count,
                   uint64_t *hashes);

enum { MAP_FEW_BYTES = 256 };

/* Room for the normal forms of keys, of one call. */
struct map_normal {
    char *keys; /* NULL where keys have one form */
    char few[MAP_FEW_BYTES];
};

/* Room for `count` keys, at most `map->block` of them. */
dtl_status dtl__map_normal_room(const struct map *map, uint64_t count, struct map_normal *out);

static inline dtl_status dtl__map_normal_make(const struct map *map, uint64_t count,
                                              struct map_normal *out)
{
    out->keys = NULL;
    return map->has_forms ? dtl__map_normal_room(map, count, out) : DTL_SUCCESS;
}

static inline void dtl__map_normal_release(struct map_normal *normal)
{
    if (normal->keys != NULL && normal->keys != normal->few)
        dtl__release(normal->keys);
}

/* Hashes of at most `map->block` keys of the program; returns their normal forms, which may be in
 * `normal`. */
const char *dtl__map_keys(const struct map *map, struct map_normal *normal, const char *keys,
                          uint64_t count, uint64_t *hashes);

/* The rank that holds a key. */
static inline int32_t dtl__map_owner(const struct map *map, uint64_t hash)
{
    uint64_t middle = (hash >> 16) & UINT32_MAX; /* the table of the owner uses the other bits */

    return (int32_t)((middle * (uint64_t)map->context->comm.size) >> 32);
}

/* ---- what is done where the keys are: owner.c ------------------------------------------------ */

/* Keys and values, `stride`s apart; of them those at `which`, or all where it is NULL. */
struct map_pairs {
    const char *keys;
    uint64_t key_stride;
    const char *values;
    uint64_t value_stride;
    const uint64_t *hashes;
    const uint16_t *which;
    uint64_t count;
};

/* Under the map's lock; at most MAP_BLOCK pairs. */
dtl_status dtl__map_write_here(struct map *map, const struct map_request *request,
                               const struct map_pairs *pairs);

/* The value of a key goes to `value` unless that is NULL; whether there is one.  Under the lock. */
bool dtl__map_find_here(const struct map *map, const char *key, uint64_t hash, char *value);

/* What the question of MAP_REPLACE asks for; *done tells whether the value was as expected.  Under
 * the lock. */
dtl_status dtl__map_replace_here(struct map *map, const char *question, uint64_t hash,
                                 unsigned char *done);

/* Does the writes of another rank that lie in `room` bytes at `entries`.  Under the lock. */
dtl_status dtl__map_slot_answer(struct map *map, int32_t source, const struct map_request *request,
                                const char *entries, uint64_t room);

/* Answers another rank's request. */
dtl_status dtl__map_handle(void *object, int32_t source, const void *request, uint64_t bytes,
                           struct reply *answer);

/* ---- what is asked of others ----------------------------------------------------------------- */

/* Does the writes that are this rank's, and puts others into the buffers of their ranks: write.c.
 */
dtl_status dtl__map_write(struct map *map, enum map_verb verb, dtl_reduce_op op, const void *keys,
                          const void *values, uint64_t count);

/* Sends what is buffered for a rank; *sent is the number of the last message of writes for it. */
dtl_status dtl__map_send(struct map *map, int32_t rank, uint64_t *sent);

/* The messages of writes for a rank up to that number are done. */
void dtl__map_written(struct map *map, int32_t rank, uint64_t number);

/* Sends all buffers and waits until every write is done; the first failure of any of them. */
dtl_status dtl__map_flush(struct map *map);

/* Questions to the owners of `count` keys: query.c. */
struct map_questions {
    enum map_verb verb; /* MAP_FIND, MAP_ERASE or MAP_REPLACE */
    const char *keys;
    uint64_t count;
    char *found;        /* the answers, 1 or 0 */
    char *values;       /* of MAP_FIND, or NULL */
    const char *wanted; /* of MAP_REPLACE: the new values, those expected, and whether any are */
    const char *expected;
    const char *present;
};

dtl_status dtl__map_ask(struct map *map, const struct map_questions *questions);

#endif
