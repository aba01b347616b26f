/* SPDX-License-Identifier: BSD-3-Clause */
#include "shared_table.h"

#include <unistd.h>

#include "progress/wait.h"
#include "ring_buffer.h"
#include "topology/placement.h"
#include "topology/segment.h"

enum {
    LINGER = 10000,  /* ns that a table which is being written is looked at before its owner is
                        asked */
    REST = MAP_BLOCK /* keys that are asked for then, before the next look */
};

_Static_assert(sizeof(struct node_name) <= sizeof(((struct map_offer *)0)->host),
               "a host has room");

static bool is_wanted(const struct map *map)
{
    const char *option = dtl__option("DTL_SHARED_MEMORY");

    return map->context->comm.size > 1 && map->table.stride <= SHARED_MOST &&
           (option == NULL || strcmp(option, "0") != 0);
}

/* ---- boards ---------------------------------------------------------------------------------- */

void dtl__near_offer(struct map *map, struct map_offer *offer)
{
    struct node_name host;
    void *board = NULL;
    uint64_t front;
    int file;

    *offer = (struct map_offer){.file = NEAR_NONE};
    if (!is_wanted(map))
        return;
    front = dtl__rings_plan(map);
    if (!dtl__segment_reserve(map->board_bytes, front, &file, &board))
        return;
    dtl__node_name_here(&host);
    memcpy(offer->host, &host, sizeof host);
    dtl__segment_token(offer->token);
    offer->process = (int64_t)getpid();
    offer->file = file;
    map->table.board = board;
    memcpy(map->table.board->token, offer->token, sizeof offer->token);
}

static void board_accept(struct map *map, int32_t rank, const struct map_offer *offer)
{
    struct map_peer *peer = &map->peers[rank];
    void *board = NULL;

    if (!dtl__segment_open(offer->process, (int)offer->file, map->board_bytes, &board))
        return;
    peer->process = offer->process;
    peer->board = board;
    if (memcmp(peer->board->token, offer->token, sizeof offer->token) == 0)
        return;
    dtl__segment_close(board, map->board_bytes);
    peer->board = NULL;
}

static void board_leave(struct map *map)
{
    if (map->table.board != NULL)
        dtl__segment_close(map->table.board, map->board_bytes);
    map->table.board = NULL;
}

void dtl__near_accept(struct map *map, const struct map_offer *offers)
{
    const struct comm *comm = &map->context->comm;
    const struct map_offer *own = &offers[comm->rank];
    bool is_alone = true; /* on its node: then its table need not be shared */

    for (int32_t rank = 0; rank < comm->size && own->file != NEAR_NONE; rank++) {
        if (rank == comm->rank || offers[rank].file == NEAR_NONE ||
            memcmp(offers[rank].host, own->host, sizeof own->host) != 0)
            continue;
        is_alone = false;
        board_accept(map, rank, &offers[rank]);
        dtl__ring_open(map, rank);
    }
    if (is_alone)
        board_leave(map);
}

void dtl__near_conceal(struct map_offer *offer)
{
    if (offer->file != NEAR_NONE)
        close((int)offer->file);
    offer->file = NEAR_NONE;
}

static void segment_leave(struct map_peer *peer)
{
    if (peer->segment.start != NULL)
        dtl__segment_close(peer->segment.start, peer->segment.bytes);
    peer->segment.start = NULL;
    peer->number = BOARD_EMPTY;
}

void dtl__near_release(struct map *map)
{
    for (int32_t rank = 0; map->peers != NULL && rank < map->context->comm.size; rank++) {
        segment_leave(&map->peers[rank]);
        if (map->peers[rank].board != NULL)
            dtl__segment_close(map->peers[rank].board, map->board_bytes);
    }
    board_leave(map);
    dtl__release(map->peers);
}

/* ---- segments -------------------------------------------------------------------------------- */

/* What a board says at one time. */
struct notice {
    uint64_t number;
    uint64_t file;
    uint64_t capacity;
};

static struct notice notice_read(const struct board *board)
{
    return (struct notice){atomic_load_explicit(&board->number, memory_order_relaxed),
                           atomic_load_explicit(&board->file, memory_order_relaxed),
                           atomic_load_explicit(&board->capacity, memory_order_relaxed)};
}

/* The owner may have left it for another one: then it has other words, none, or can't be opened. */
static bool segment_open(const struct map *map, struct map_peer *peer, const struct notice *notice)
{
    uint64_t begin = dtl__board_entries(notice->capacity);
    struct table_segment *segment = &peer->segment;
    struct board_prologue found;

    segment_leave(peer);
    segment->bytes = dtl__plus(begin, dtl__times(notice->capacity, map->table.stride));
    if (!dtl__segment_open(peer->process, (int)notice->file, segment->bytes, &segment->start))
        return false;
    memcpy(&found, segment->start, sizeof found);
    if (memcmp(found.token, peer->board->token, sizeof found.token) != 0 ||
        found.number != notice->number) {
        segment_leave(peer);
        return false;
    }
    peer->number = notice->number;
    peer->mask = notice->capacity - 1;
    peer->control = (const uint8_t *)segment->start + sizeof found;
    peer->entries = (const char *)segment->start + begin;
    return true;
}

/* Whether the table of that version can be read, which it can't be if it is none or hidden. */
static bool table_open(const struct map *map, struct map_peer *peer, uint64_t version)
{
    struct notice notice = notice_read(peer->board);

    if (!dtl__board_same(peer->board, version))
        return false;
    return notice.number != BOARD_HIDDEN && segment_open(map, peer, &notice);
}

/* ---- keys ------------------------------------------------------------------------------------ */

static bool key_is(const char *entry, const char *key, uint64_t bytes)
{
    char words[SHARED_MOST];

    if (bytes == 8)
        return dtl__word_at(entry) == dtl__table_word(key);
    dtl__words_read(words, entry, bytes);
    return memcmp(words, key, bytes) == 0;
}

/* The entry of a key; NULL: there is none.  As the owner's slot_find(), of what may be torn. */
static const char *entry_find(const struct map *map, const struct map_peer *peer, const char *key,
                              uint64_t hash)
{
    uint8_t wanted = dtl__table_control(hash);
    uint64_t slot = hash & peer->mask;

    for (uint64_t tried = 0; tried <= peer->mask; tried++, slot = (slot + 1) & peer->mask) {
        uint8_t control = __atomic_load_n(peer->control + slot, __ATOMIC_RELAXED);
        const char *entry = peer->entries + slot * map->table.stride;

        if (control == EMPTY)
            return NULL;
        if (control == wanted && key_is(entry, key, map->table.key_bytes))
            return entry;
    }
    return NULL;
}

/* Whether it was read at one time; then *answer is right. */
static bool key_read(const struct map *map, const struct map_peer *peer, uint64_t version,
                     const char *key, uint64_t hash, char *value, enum near_answer *answer)
{
    const struct table *own = &map->table;
    const char *entry = entry_find(map, peer, key, hash);
    char words[SHARED_MOST];

    *answer = entry == NULL ? NEAR_ABSENT : NEAR_FOUND;
    if (entry != NULL && value != NULL)
        dtl__words_read(words, entry + own->value_offset, own->value_bytes);
    if (!dtl__board_same(peer->board, version))
        return false;
    if (entry != NULL && value != NULL)
        dtl__table_copy(value, words, own->value_bytes);
    return true;
}

enum near_answer dtl__near_search(struct map *map, int32_t owner, const char *key, uint64_t hash,
                                  char *value)
{
    struct map_peer *peer = &map->peers[owner];
    enum near_answer answer;
    int looks = dtl__looks(LINGER);
    uint64_t version;

    for (int look = 0; look < looks; look++, dtl__pause()) {
        uint64_t number;

        if (!dtl__board_look(peer->board, &version))
            continue;
        number = atomic_load_explicit(&peer->board->number, memory_order_relaxed);
        if (number == BOARD_EMPTY) {
            if (dtl__board_same(peer->board, version))
                return NEAR_ABSENT;
            continue;
        }
        if (number != peer->number && !table_open(map, peer, version)) {
            if (dtl__board_same(peer->board, version))
                break;
            continue;
        }
        if (key_read(map, peer, version, key, hash, value, &answer))
            return answer;
    }
    atomic_store_explicit(&peer->rest, REST, memory_order_relaxed);
    return NEAR_ASK;
}
