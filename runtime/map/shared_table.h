/* SPDX-License-Identifier: BSD-3-Clause */
/* The tables of other ranks of this node, which this rank reads without their doing.  What can't be
 * read so is asked of its owner: where ranks share no memory, while a table is being written for
 * long, and where this rank has written to the owner what may not be done yet. */
#ifndef DTL_MAP_SHARED_TABLE_H
#define DTL_MAP_SHARED_TABLE_H

#include "map.h"

/* What a rank tells the others of its board. */
struct map_offer {
    char host[128];
    uint64_t token[BOARD_TOKEN];
    int64_t process;
    int64_t file;           /* of the board; NEAR_NONE: nobody is to read */
    struct table_seed seed; /* rank 0's is the map's */
};

enum { NEAR_NONE = -1 };

/* Makes this rank's board, or none where there is no use for one. */
void dtl__near_offer(struct map *map, struct map_offer *offer);

/* Opens those of the others, whose offers are given by rank. */
void dtl__near_accept(struct map *map, const struct map_offer *offers);

/* From here on nobody else can open this rank's board; called when all have, or will not. */
void dtl__near_conceal(struct map_offer *offer);

/* Of a map whose table was cleared. */
void dtl__near_release(struct map *map);

/* Whether this rank may read a key of that owner by itself; false for its own.  Whose a key is
 * can't be foreseen, so nothing here depends on it but what is seldom. */
static inline bool dtl__near_may(struct map *map, int32_t owner)
{
    struct map_peer *peer = &map->peers[owner];
    const struct map_buffer *buffer = &map->buffers[owner];
    /* Pairs with the release exchange in dtl__map_written(): the table that is read afterwards has
     * the writes that are done. */
    uint64_t done = atomic_load_explicit(&buffer->done, memory_order_acquire);
    bool is_done = atomic_load_explicit(&buffer->begun, memory_order_relaxed) == done;
    unsigned rest = atomic_load_explicit(&peer->rest, memory_order_relaxed);

    if (DTL_UNLIKELY(rest > 0))
        atomic_store_explicit(&peer->rest, rest - 1, memory_order_relaxed);
    return (peer->board != NULL) & is_done & (rest == 0);
}

enum near_answer { NEAR_ABSENT, NEAR_FOUND, NEAR_ASK };

/* The value of a key of another rank goes to `value`, unless that is NULL.  NEAR_ASK: the owner has
 * to be asked.  Under `map->reading`. */
enum near_answer dtl__near_search(struct map *map, int32_t owner, const char *key, uint64_t hash,
                                  char *value);

/* The same, at once for a key and a value of the commonest size that are where the hash says. */
static inline enum near_answer dtl__near_find(struct map *map, int32_t owner, const char *key,
                                              uint64_t hash, char *value)
{
    const struct table *own = &map->table;
    const struct map_peer *peer = &map->peers[owner];
    uint64_t version;

    if (own->key_bytes == 8 && own->value_bytes == 8 && value != NULL &&
        peer->number != BOARD_EMPTY && dtl__board_look(peer->board, &version) &&
        atomic_load_explicit(&peer->board->number, memory_order_relaxed) == peer->number) {
        uint64_t slot = hash & peer->mask;
        const char *entry = peer->entries + slot * own->stride;
        uint8_t control = __atomic_load_n(peer->control + slot, __ATOMIC_RELAXED);

        if (control == dtl__table_control(hash) && dtl__word_at(entry) == dtl__table_word(key)) {
            uint64_t word = dtl__word_at(entry + own->value_offset);

            if (dtl__board_same(peer->board, version)) {
                memcpy(value, &word, sizeof word);
                return NEAR_FOUND;
            }
        }
    }
    return dtl__near_search(map, owner, key, hash, value);
}

/* Brings the places where a key will be looked for into the cache: see dtl__table_prefetch(). */
__attribute__((always_inline)) static inline void dtl__near_prefetch(const struct map *map,
                                                                     int32_t owner, uint64_t hash)
{
    const struct map_peer *peer = &map->peers[owner];
    uint64_t slot = hash & peer->mask;

    if (peer->segment.start == NULL)
        return;
    __builtin_prefetch(peer->control + slot);
    __builtin_prefetch(peer->entries + slot * map->table.stride);
}

#endif
