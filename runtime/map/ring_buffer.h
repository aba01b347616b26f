/* SPDX-License-Identifier: BSD-3-Clause */
/* Ring buffers for writes to other ranks of the node: the writer puts them into shared memory of
 * the owner, without a message.
 *
 * Each rank has one ring for each other rank of the node, in the segment of its table descriptor. A
 * ring consists of slots, each of which holds as much as a message. The writer fills the slots in
 * order, and the owner executes their contents in the same order. Two counters, each written by one
 * side only, record the progress. A rank that has a ring to another rank sends it no writes by
 * message, which preserves the order of writes. The owner processes a rank's ring before it handles
 * a request of that rank. */
#ifndef DTL_MAP_RING_BUFFER_H
#define DTL_MAP_RING_BUFFER_H

#include "map.h"

enum {
    RING_PAGE = 4096,
    RING_SLOT_BYTES = 16 << 10, /* bytes of a slot */
    RING_TEXT_BYTES = 492,      /* bytes of a failure's text */
    RING_SLOTS_MAX = 64,        /* maximal number of slots of a ring */
    RING_SLOTS_MIN = 4,         /* minimal number; with fewer slots, messages are as fast */
    RINGS_BYTES = 2 << 20,      /* bytes of all rings to one rank, for one map */
};

/* Header of a slot: one batch of writes, whose entries follow. */
struct ring_slot {
    _Alignas(SHARED_LINE) struct map_request request;
    dtl_status status; /* set by the owner when it has executed the writes */
    char text[RING_TEXT_BYTES];
};

/* Counters of a ring. The slots of all rings follow the last of these structs.
 *
 * The sender's release store of `filled` pairs with the owner's acquire load in
 * dtl__ring_process(): the owner reads a slot after it was written. The owner's release store of
 * `done` pairs with the sender's acquire loads in slots_pending() and outcomes_collect(): the
 * sender reads a slot's status, and reuses the slot, after the owner has finished with it. */
struct ring {
    _Alignas(SHARED_LINE) atomic_uint_fast64_t filled; /* slots filled */
    _Alignas(SHARED_LINE) atomic_uint_fast64_t done;   /* executed by the owner */
};

/* Computes the layout of the segment with a rank's table descriptor and its rings. Returns the size
 * of the part that is always populated (descriptor and counters). */
uint64_t dtl__rings_layout(struct map *map);

/* Locates the ring from a rank, and the ring to it if its descriptor was mapped. */
void dtl__ring_open(struct map *map, int32_t rank);

/* Start and stop processing the rings of this map whenever the progress engine runs. */
void dtl__rings_attach(struct map *map);
void dtl__rings_detach(struct map *map);

/* ---- writer; the caller holds `map->write_lock` ---------------------------------------------- */

/* Returns true if there is a ring to a rank. The first call populates its pages; if that fails,
 * writes go by message from then on. */
bool dtl__ring_is_usable(struct map *map, int32_t rank);

/* Blocks until all writes in rings are complete. Returns the first failure. */
dtl_status dtl__rings_drain(struct map *map);

/* Waits for a free slot and sets *entries and *bytes to its memory for entries. Returns the first
 * failure of executed slots. Leaves the outputs unchanged if no slot became free. */
dtl_status dtl__ring_next_slot(struct map *map, int32_t rank, char **entries, uint64_t *bytes);

/* Publishes the slot to the owner, and executes writes in this process's own rings. Returns the
 * first failure of slots that the owner has executed. */
dtl_status dtl__ring_send(struct map *map, int32_t rank, const struct map_request *request);

/* ---- owner ----------------------------------------------------------------------------------- */

/* Executes the writes in the ring from a rank. Returns true if there were any. The caller holds the
 * map's lock. */
bool dtl__ring_process(struct map *map, int32_t source);

/* Executes the writes in the rings of all maps, except maps that another thread is using. Returns
 * true if there were any. */
bool dtl__rings_process(void);

#endif
