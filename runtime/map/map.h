/* SPDX-License-Identifier: BSD-3-Clause */
/* A map whose entries live on the rank that the hash of their key names. */
#ifndef DTL_MAP_MAP_H
#define DTL_MAP_MAP_H

#include <pthread.h>

#include "async/service.h"
#include "dtl_runtime.h"
#include "table.h"

/* What one message asks for, in front of its keys (and, where it writes, its values). */
struct map_request {
    uint32_t verb;
    int32_t op; /* of MAP_COMBINE */
    uint64_t count;
};

enum map_verb { MAP_NONE, MAP_INSERT, MAP_COMBINE, MAP_FIND, MAP_ERASE };

/* Writes for one rank that have not been sent: `bytes` of keys and values, pair by pair. */
struct map_buffer {
    struct map_request request;
    char *pairs;
    uint64_t capacity; /* pairs */
};

/* A request of writes that has been sent and not been answered. */
struct map_sent {
    struct map_sent *next;
    struct ticket ticket;
};

struct map {
    struct context *context;
    struct service *service;
    uint64_t identity;
    const struct dtype *key_type;
    const struct dtype *value_type;
    uint64_t key_count; /* elements of key_type a key */
    uint64_t value_count;
    pthread_mutex_t lock; /* of `table`: the service's thread and the program use it */
    struct table table;
    struct map_buffer *buffers; /* one a rank */
    struct map_sent *sent;
    struct map_sent **sent_end;
    uint64_t sent_count;
    uint64_t global_size; /* as of the last sync */
    bool is_dirty;        /* it has been written to by this rank since */
};

/* The key as it is stored and compared: floats have one zero and one NaN. */
void dtl__map_normalise(const struct map *map, void *key);

/* The rank that holds a normalised key. */
int32_t dtl__map_owner(const struct map *map, uint64_t hash);

/* Does what a request asks for on this rank's part; `values` and `found` take a find's or an
 * erasure's answer. */
dtl_status dtl__map_apply(struct map *map, const struct map_request *request,
                          const char *keys_and_values, char *found, char *values);

/* Answers another rank's request. */
dtl_status dtl__map_handle(void *object, int32_t source, const void *request, uint64_t bytes,
                           struct answer *answer);

/* Puts writes into the buffers of their ranks, and sends those that are full. */
dtl_status dtl__map_write(struct map *map, enum map_verb verb, dtl_reduce_op op, const void *keys,
                          const void *values, uint64_t count);

/* Asks the owners of `count` keys; found[i] is 0 or 1; `values` may be NULL. */
dtl_status dtl__map_ask(struct map *map, enum map_verb verb, const void *keys, uint64_t count,
                        void *values, unsigned char *found);

/* Sends all buffers and waits until every write is done; the first failure of any of them. */
dtl_status dtl__map_flush(struct map *map);

#endif
