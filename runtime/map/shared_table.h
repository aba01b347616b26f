/* SPDX-License-Identifier: BSD-3-Clause */
/* Reads the tables of other ranks of the node directly in shared memory. A key must be queried by
 * request instead if the ranks share no memory, if the owner writes to the table for a long time,
 * or if writes of this rank to that owner may not be complete yet. */
#ifndef DTL_MAP_SHARED_TABLE_H
#define DTL_MAP_SHARED_TABLE_H

#include "map.h"

/* Description of a rank's table descriptor, exchanged by all ranks when a map is created. */
struct map_export {
    char host[128];
    uint64_t token[TOKEN_WORDS];
    int64_t process;
    int64_t file;           /* file descriptor of its segment in that process; or EXPORT_NONE */
    struct table_seed seed; /* the map uses that of rank 0 */
};

enum { EXPORT_NONE = -1 };

/* Creates this rank's table descriptor and its segment, unless shared memory is disabled or
 * unsuitable. */
void dtl__shared_table_export(struct map *map, struct map_export *export);

/* Maps the table descriptors of the other ranks of the node and locates their rings. `exports` is
 * indexed by rank. If there is no other rank on the node, this rank's table is not shared either.
 */
void dtl__shared_tables_import(struct map *map, const struct map_export *exports);

/* Closes this rank's segment file, so that no further rank can map it. Called when all ranks have
 * mapped it or failed. */
void dtl__shared_table_end_export(struct map_export *export);

/* Unmaps all descriptors and tables. The map's own table was cleared before. */
void dtl__shared_tables_release(struct map *map);

/* Returns true if this rank may read a key of that owner directly; false for its own keys. Counts
 * down the owner's skip_count. Branch-free in the common case, because the owner of a key is
 * unpredictable. */
static inline bool dtl__shared_table_can_read(struct map *map, int32_t owner)
{
    struct map_peer *peer = &map->peers[owner];
    const struct map_buffer *buffer = &map->buffers[owner];
    /* Pairs with the release exchange in dtl__map_writes_done(): a table that is read after this
     * load contains the completed writes. */
    uint64_t done = atomic_load_explicit(&buffer->done, memory_order_acquire);
    bool is_done = atomic_load_explicit(&buffer->begun, memory_order_relaxed) == done;
    unsigned skip_count = atomic_load_explicit(&peer->skip_count, memory_order_relaxed);

    if (DTL_UNLIKELY(skip_count > 0))
        atomic_store_explicit(&peer->skip_count, skip_count - 1, memory_order_relaxed);
    return (peer->descriptor != NULL) & is_done & (skip_count == 0);
}

/* Result of a lookup in another rank's table. */
enum lookup_result { LOOKUP_ABSENT, LOOKUP_FOUND, LOOKUP_ASK_OWNER };

/* Looks up a key in the table of another rank and copies its value to `value`, unless that is NULL.
 * LOOKUP_ASK_OWNER: the key must be queried by request. The caller holds `map->read_lock`. */
enum lookup_result dtl__shared_table_search(struct map *map, int32_t owner, const char *key,
                                            uint64_t hash, char *value);

/* Same as dtl__shared_table_search(), with a fast path for keys and values of 8 bytes in the first
 * slot that is probed. */
static inline enum lookup_result dtl__shared_table_find(struct map *map, int32_t owner,
                                                        const char *key, uint64_t hash, char *value)
{
    const struct table *own = &map->table;
    const struct map_peer *peer = &map->peers[owner];
    uint64_t version;

    if (own->key_bytes == 8 && own->value_bytes == 8 && value != NULL &&
        peer->number != TABLE_EMPTY && dtl__table_read_begin(peer->descriptor, &version) &&
        atomic_load_explicit(&peer->descriptor->number, memory_order_relaxed) == peer->number) {
        uint64_t slot = hash & peer->mask;
        const char *entry = peer->entries + slot * own->stride;
        uint8_t control = __atomic_load_n(peer->control + slot, __ATOMIC_RELAXED);

        if (control == dtl__table_control(hash) &&
            dtl__relaxed_load(entry) == dtl__table_load64(key)) {
            uint64_t word = dtl__relaxed_load(entry + own->value_offset);

            if (dtl__table_read_validate(peer->descriptor, version)) {
                memcpy(value, &word, sizeof word);
                return LOOKUP_FOUND;
            }
        }
    }
    return dtl__shared_table_search(map, owner, key, hash, value);
}

/* Prefetches the slot where a key will be looked for: see dtl__table_prefetch(). */
__attribute__((always_inline)) static inline void dtl__shared_table_prefetch(const struct map *map,
                                                                             int32_t owner,
                                                                             uint64_t hash)
{
    const struct map_peer *peer = &map->peers[owner];
    uint64_t slot = hash & peer->mask;

    if (peer->segment.start == NULL)
        return;
    __builtin_prefetch(peer->control + slot);
    __builtin_prefetch(peer->entries + slot * map->table.stride);
}

#endif
