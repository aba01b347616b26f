/* SPDX-License-Identifier: BSD-3-Clause */
/* Writes to other ranks of this node: they go where their owner takes them from, in memory that is
 * shared, without a message.
 *
 * Each rank has a ring from each other one, behind its board: slots used in turns, each of which
 * takes what a message would.  Who writes fills them in turn, and the owner does what is in them in
 * the same order; two counts, each of which one side alone writes, tell how far they are.  A rank
 * that has a ring to another one sends it no writes by message, so that their order is kept; what
 * it asks by message is answered behind what is in its ring. */
#ifndef DTL_MAP_RING_BUFFER_H
#define DTL_MAP_RING_BUFFER_H

#include "map.h"

enum {
    RING_PAGE = 4096,
    RING_SLOT = 16 << 10,  /* bytes */
    RING_TEXT = 492,       /* of a failure */
    RING_MOST = 64,        /* slots of a ring */
    RING_LEAST = 4,        /* with fewer a message is no slower */
    RINGS_BYTES = 2 << 20, /* of all rings to one rank, of one map */
};

/* One message of writes; its entries follow. */
struct ring_slot {
    _Alignas(BOARD_LINE) struct map_request request;
    dtl_status status; /* the owner's, once it is done */
    char text[RING_TEXT];
};

/* How far it is; the slots of all rings lie behind the last of these.
 *
 * The sender's release store of `filled` pairs with the owner's acquire load in dtl__ring_answer():
 * the owner reads a slot after it was written.  The owner's release store of `done` pairs with the
 * sender's acquire loads in slots_open() and outcome_take(): the sender reads a slot's status, and
 * writes the slot again, after the owner is done with it. */
struct ring {
    _Alignas(BOARD_LINE) atomic_uint_fast64_t filled; /* slots so far */
    _Alignas(BOARD_LINE) atomic_uint_fast64_t done;   /* of them, by the owner */
};

/* How large the segment of a rank's board and the rings to it is; returns the bytes of its part
 * that is always there. */
uint64_t dtl__rings_plan(struct map *map);

/* Finds the ring from a rank, and that to it if its board was opened. */
void dtl__ring_open(struct map *map, int32_t rank);

/* From here on writes from other ranks are looked for, and no more. */
void dtl__rings_attach(struct map *map);
void dtl__rings_detach(struct map *map);

/* ---- who writes: under `map->writing` -------------------------------------------------------- */

/* Whether there is a ring to a rank. */
bool dtl__ring_is_there(struct map *map, int32_t rank);

/* Waits until all that was written by rings is done; the first failure. */
dtl_status dtl__rings_drain(struct map *map);

/* Room for entries: the next slot, once it is free. */
dtl_status dtl__ring_room(struct map *map, int32_t rank, char **entries, uint64_t *bytes);

/* Hands the slot to the owner. */
dtl_status dtl__ring_send(struct map *map, int32_t rank, const struct map_request *request);

/* ---- the owner ------------------------------------------------------------------------------- */

/* Does what is in the ring from a rank.  Under the map's lock. */
bool dtl__ring_answer(struct map *map, int32_t source);

/* The same from all ranks, of all maps, but of those that another thread is at. */
bool dtl__rings_answer(void);

#endif
