/* SPDX-License-Identifier: BSD-3-Clause */
/* Writes to other ranks of this node: they go where their owner takes them from, in memory that is
 * shared, without a message.
 *
 * Each rank has a chute from each other one, behind its board: a ring of slots, each of which takes
 * what a message would.  Who writes fills them in turn, and the owner does what is in them in the
 * same order; two counts, each of which one side alone writes, tell how far they are.  A rank that
 * has a chute to another one sends it no writes by message, so that their order is kept; what it
 * asks by message is answered behind what is in its chute. */
#ifndef DTL_MAP_CHUTE_H
#define DTL_MAP_CHUTE_H

#include "map.h"

enum {
    CHUTE_PAGE = 4096,
    CHUTE_SLOT = 16 << 10,  /* bytes */
    CHUTE_TEXT = 492,       /* of a failure */
    CHUTE_MOST = 64,        /* slots of a chute */
    CHUTE_LEAST = 4,        /* with fewer a message is no slower */
    CHUTES_BYTES = 2 << 20, /* of all chutes to one rank, of one map */
};

/* One message of writes; its entries follow. */
struct chute_slot {
    _Alignas(BOARD_LINE) struct map_request request;
    dtl_status status; /* the owner's, once it is done */
    char text[CHUTE_TEXT];
};

/* How far it is; the slots of all chutes lie behind the last of these. */
struct chute {
    _Alignas(BOARD_LINE) atomic_uint_fast64_t filled; /* slots so far */
    _Alignas(BOARD_LINE) atomic_uint_fast64_t done;   /* of them, by the owner */
};

/* How large the segment of a rank's board and the chutes to it is; returns the bytes of its part
 * that is always there. */
uint64_t dtl__chutes_plan(struct map *map);

/* Finds the chute from a rank, and that to it if its board was opened. */
void dtl__chute_open(struct map *map, int32_t rank);

/* From here on writes from other ranks are looked for, and no more. */
void dtl__chutes_attach(struct map *map);
void dtl__chutes_detach(struct map *map);

/* ---- who writes: under `map->writing` -------------------------------------------------------- */

/* Whether there is a chute to a rank. */
bool dtl__chute_is_there(struct map *map, int32_t rank);

/* Waits until all that was written by chutes is done; the first failure. */
dtl_status dtl__chutes_drain(struct map *map);

/* Room for entries: the next slot, once it is free. */
dtl_status dtl__chute_room(struct map *map, int32_t rank, char **entries, uint64_t *bytes);

/* Hands the slot to the owner. */
dtl_status dtl__chute_send(struct map *map, int32_t rank, const struct map_request *request);

/* ---- the owner ------------------------------------------------------------------------------- */

/* Does what is in the chute from a rank.  Under the map's lock. */
bool dtl__chute_answer(struct map *map, int32_t source);

/* The same from all ranks, of all maps, but of those that another thread is at. */
bool dtl__chutes_answer(void);

#endif
