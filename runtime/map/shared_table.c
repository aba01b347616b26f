/* SPDX-License-Identifier: BSD-3-Clause */
/* Exports this rank's table to the other ranks of the node, and reads their tables. */
#include "shared_table.h"

#include <unistd.h>

#include "progress/wait.h"
#include "ring_buffer.h"
#include "topology/placement.h"
#include "topology/segment.h"

enum {
    SPIN_NS = 10000, /* ns to spin on a table that is being written, before the owner is queried by
                        request */
    SKIPPED_KEYS =
        MAP_BLOCK /* keys that are queried by request after that, before the next attempt */
};

_Static_assert(sizeof(struct node_name) <= sizeof(((struct map_export *)0)->host),
               "a host has room");

/* Returns true unless there is no other rank, entries are too large, or DTL_SHARED_MEMORY is 0. */
static bool is_sharing_enabled(const struct map *map)
{
    const char *option = dtl__option("DTL_SHARED_MEMORY");

    return map->context->comm.size > 1 && map->table.stride <= SHARED_ENTRY_LIMIT &&
           (option == NULL || strcmp(option, "0") != 0);
}

/* ---- descriptors ----------------------------------------------------------------------------- */

void dtl__shared_table_export(struct map *map, struct map_export *export)
{
    struct node_name host;
    void *descriptor = NULL;
    uint64_t header;
    int file;

    *export = (struct map_export){.file = EXPORT_NONE};
    if (!is_sharing_enabled(map))
        return;
    header = dtl__rings_layout(map);
    if (!dtl__segment_reserve(map->shared_bytes, header, &file, &descriptor))
        return;
    dtl__local_node_name(&host);
    memcpy(export->host, &host, sizeof host);
    dtl__segment_token(export->token);
    export->process = (int64_t)getpid();
    export->file = file;
    map->table.descriptor = descriptor;
    memcpy(map->table.descriptor->token, export->token, sizeof export->token);
}

/* Maps the table descriptor of a rank of the node. Leaves peer->descriptor NULL if that fails or
 * the descriptor has another token. */
static void descriptor_import(struct map *map, int32_t rank, const struct map_export *export)
{
    struct map_peer *peer = &map->peers[rank];
    void *descriptor = NULL;

    if (!dtl__segment_open(export->process, (int)export->file, map->shared_bytes, &descriptor))
        return;
    peer->process = export->process;
    peer->descriptor = descriptor;
    if (memcmp(peer->descriptor->token, export->token, sizeof export->token) == 0)
        return;
    dtl__segment_close(descriptor, map->shared_bytes);
    peer->descriptor = NULL;
}

/* Unmaps this rank's own descriptor, after which the table is not shared. */
static void descriptor_close(struct map *map)
{
    if (map->table.descriptor != NULL)
        dtl__segment_close(map->table.descriptor, map->shared_bytes);
    map->table.descriptor = NULL;
}

void dtl__shared_tables_import(struct map *map, const struct map_export *exports)
{
    const struct comm *comm = &map->context->comm;
    const struct map_export *own = &exports[comm->rank];
    bool is_alone = true; /* no other rank on this node, so the table need not be shared */

    for (int32_t rank = 0; rank < comm->size && own->file != EXPORT_NONE; rank++) {
        if (rank == comm->rank || exports[rank].file == EXPORT_NONE ||
            memcmp(exports[rank].host, own->host, sizeof own->host) != 0)
            continue;
        is_alone = false;
        descriptor_import(map, rank, &exports[rank]);
        dtl__ring_open(map, rank);
    }
    if (is_alone)
        descriptor_close(map);
}

void dtl__shared_table_end_export(struct map_export *export)
{
    if (export->file != EXPORT_NONE)
        close((int)export->file);
    export->file = EXPORT_NONE;
}

/* Unmaps the segment of a peer's table, if it is mapped. */
static void segment_close(struct map_peer *peer)
{
    if (peer->segment.start != NULL)
        dtl__segment_close(peer->segment.start, peer->segment.bytes);
    peer->segment.start = NULL;
    peer->number = TABLE_EMPTY;
}

void dtl__shared_tables_release(struct map *map)
{
    for (int32_t rank = 0; map->peers != NULL && rank < map->context->comm.size; rank++) {
        segment_close(&map->peers[rank]);
        if (map->peers[rank].descriptor != NULL)
            dtl__segment_close(map->peers[rank].descriptor, map->shared_bytes);
    }
    descriptor_close(map);
    dtl__release(map->peers);
}

/* ---- segments -------------------------------------------------------------------------------- */

/* Location of a table, as read from its descriptor. */
struct table_location {
    uint64_t number;
    uint64_t file;
    uint64_t capacity;
};

/* Reads the members one by one, so they can belong to different tables if the owner
 * changes them meanwhile. The caller then validates the version. */
static struct table_location location_read(const struct table_descriptor *descriptor)
{
    return (struct table_location){
        atomic_load_explicit(&descriptor->number, memory_order_relaxed),
        atomic_load_explicit(&descriptor->file, memory_order_relaxed),
        atomic_load_explicit(&descriptor->capacity, memory_order_relaxed)};
}

/* Maps the segment of another rank's table in place of the current one. Returns false if the owner
 * has moved the table meanwhile: the segment then has another header, or can't be opened. */
static bool segment_map(const struct map *map, struct map_peer *peer,
                        const struct table_location *location)
{
    uint64_t begin = dtl__table_entries_offset(location->capacity);
    struct table_segment *segment = &peer->segment;
    struct table_segment_header found;

    segment_close(peer);
    segment->bytes = dtl__plus(begin, dtl__times(location->capacity, map->table.stride));
    if (!dtl__segment_open(peer->process, (int)location->file, segment->bytes, &segment->start))
        return false;
    memcpy(&found, segment->start, sizeof found);
    if (memcmp(found.token, peer->descriptor->token, sizeof found.token) != 0 ||
        found.number != location->number) {
        segment_close(peer);
        return false;
    }
    peer->number = location->number;
    peer->mask = location->capacity - 1;
    peer->control = (const uint8_t *)segment->start + sizeof found;
    peer->entries = (const char *)segment->start + begin;
    return true;
}

/* Maps the table that the descriptor names at `version`. Returns false if it has changed or is
 * private. */
static bool table_map(const struct map *map, struct map_peer *peer, uint64_t version)
{
    struct table_location location = location_read(peer->descriptor);

    if (!dtl__table_read_validate(peer->descriptor, version))
        return false;
    return location.number != TABLE_PRIVATE && segment_map(map, peer, &location);
}

/* ---- keys ------------------------------------------------------------------------------------ */

/* Compares a key with one that its owner may write at the same time; the caller validates the
 * version before it relies on the result. */
static bool key_matches(const char *entry, const char *key, uint64_t bytes)
{
    char words[SHARED_ENTRY_LIMIT];

    if (bytes == 8)
        return dtl__relaxed_load(entry) == dtl__table_load64(key);
    dtl__relaxed_read(words, entry, bytes);
    return memcmp(words, key, bytes) == 0;
}

/* Returns the entry of a key, or NULL. Same algorithm as slot_find() of the owner, on memory that
 * may change meanwhile. */
static const char *entry_find(const struct map *map, const struct map_peer *peer, const char *key,
                              uint64_t hash)
{
    uint8_t wanted = dtl__table_control(hash);
    uint64_t slot = hash & peer->mask;

    for (uint64_t tried = 0; tried <= peer->mask; tried++, slot = (slot + 1) & peer->mask) {
        uint8_t control = __atomic_load_n(peer->control + slot, __ATOMIC_RELAXED);
        const char *entry = peer->entries + slot * map->table.stride;

        if (control == SLOT_EMPTY)
            return NULL;
        if (control == wanted && key_matches(entry, key, map->table.key_bytes))
            return entry;
    }
    return NULL;
}

/* Looks up a key in the mapped table. Returns true if the table did not change meanwhile; only then
 * are *answer and the value valid. */
static bool value_read(const struct map *map, const struct map_peer *peer, uint64_t version,
                       const char *key, uint64_t hash, char *value, enum lookup_result *answer)
{
    const struct table *own = &map->table;
    const char *entry = entry_find(map, peer, key, hash);
    char words[SHARED_ENTRY_LIMIT];

    *answer = entry == NULL ? LOOKUP_ABSENT : LOOKUP_FOUND;
    if (entry != NULL && value != NULL)
        dtl__relaxed_read(words, entry + own->value_offset, own->value_bytes);
    if (!dtl__table_read_validate(peer->descriptor, version))
        return false;
    if (entry != NULL && value != NULL)
        dtl__table_copy(value, words, own->value_bytes);
    return true;
}

enum lookup_result dtl__shared_table_search(struct map *map, int32_t owner, const char *key,
                                            uint64_t hash, char *value)
{
    struct map_peer *peer = &map->peers[owner];
    enum lookup_result answer;
    int looks = dtl__pauses_within(SPIN_NS);
    uint64_t version;

    for (int look = 0; look < looks; look++, dtl__pause()) {
        uint64_t number;

        if (!dtl__table_read_begin(peer->descriptor, &version))
            continue;
        number = atomic_load_explicit(&peer->descriptor->number, memory_order_relaxed);
        if (number == TABLE_EMPTY) {
            if (dtl__table_read_validate(peer->descriptor, version))
                return LOOKUP_ABSENT;
            continue;
        }
        if (number != peer->number && !table_map(map, peer, version)) {
            if (dtl__table_read_validate(peer->descriptor, version))
                break;
            continue;
        }
        if (value_read(map, peer, version, key, hash, value, &answer))
            return answer;
    }
    atomic_store_explicit(&peer->skip_count, SKIPPED_KEYS, memory_order_relaxed);
    return LOOKUP_ASK_OWNER;
}
