/* SPDX-License-Identifier: BSD-3-Clause */
#include "ring_buffer.h"

#include "dtl_error.h"
#include "progress/wait.h"
#include "topology/segment.h"

_Static_assert(sizeof(struct ring_slot) == 512, "entries begin where a line does");

static struct {
    pthread_mutex_t lock;
    struct map *maps;
} attached = {.lock = PTHREAD_MUTEX_INITIALIZER};

/* ---- where they are -------------------------------------------------------------------------- */

static uint64_t slots_of(const struct map *map)
{
    uint64_t slots = RINGS_BYTES / RING_SLOT / (uint64_t)(map->context->comm.size - 1);

    return slots < RING_LEAST ? 0 : slots > RING_MOST ? RING_MOST : slots;
}

/* Board and counts. */
static uint64_t front_bytes(const struct map *map)
{
    uint64_t rings = map->ring_slots == 0 ? 0 : (uint64_t)map->context->comm.size;

    return sizeof(struct board) + rings * sizeof(struct ring);
}

static uint64_t slots_bytes(const struct map *map)
{
    return map->ring_slots * RING_SLOT;
}

static uint64_t slots_begin(const struct map *map)
{
    return (front_bytes(map) + RING_PAGE - 1) / RING_PAGE * RING_PAGE;
}

uint64_t dtl__rings_plan(struct map *map)
{
    uint64_t front;

    map->ring_slots = slots_of(map);
    front = map->board_bytes = front_bytes(map);
    if (map->ring_slots > 0)
        map->board_bytes = slots_begin(map) + (uint64_t)map->context->comm.size * slots_bytes(map);
    return front;
}

/* The ring from `source` in the segment that begins with a board. */
static struct ring *ring_at(const struct map *map, struct board *board, int32_t source,
                            char **slots)
{
    *slots = (char *)board + slots_begin(map) + (uint64_t)source * slots_bytes(map);
    return (struct ring *)(void *)(board + 1) + source;
}

void dtl__ring_open(struct map *map, int32_t rank)
{
    struct map_peer *peer = &map->peers[rank];
    struct map_ring *ring = &peer->ring;

    if (map->ring_slots == 0)
        return;
    ring->from = ring_at(map, map->table.board, rank, &ring->from_slots);
    if (peer->board != NULL)
        ring->to = ring_at(map, peer->board, map->context->comm.rank, &ring->to_slots);
}

static struct ring_slot *slot_at(const struct map *map, char *slots, uint64_t number)
{
    return (struct ring_slot *)(void *)(slots + number % map->ring_slots * RING_SLOT);
}

void dtl__rings_attach(struct map *map)
{
    if (map->ring_slots == 0)
        return;
    pthread_mutex_lock(&attached.lock);
    map->next = attached.maps;
    attached.maps = map;
    pthread_mutex_unlock(&attached.lock);
    dtl__service_set_poller(dtl__rings_answer);
}

void dtl__rings_detach(struct map *map)
{
    struct map **link = &attached.maps;

    pthread_mutex_lock(&attached.lock);
    while (*link != NULL && *link != map)
        link = &(*link)->next;
    if (*link != NULL)
        *link = map->next;
    pthread_mutex_unlock(&attached.lock);
}

/* ---- who writes ------------------------------------------------------------------------------ */

bool dtl__ring_is_there(struct map *map, int32_t rank)
{
    struct map_ring *ring = &map->peers[rank].ring;

    if (ring->to != NULL && !ring->is_filled) {
        ring->is_filled = dtl__segment_fill(ring->to_slots, slots_bytes(map));
        if (!ring->is_filled)
            ring->to = NULL;
    }
    return ring->to != NULL;
}

struct ring_wait {
    struct map *map;
    int32_t rank;
    uint64_t most;
};

static uint64_t slots_open(const struct ring *ring)
{
    return atomic_load_explicit(&ring->filled, memory_order_relaxed) -
           atomic_load_explicit(&ring->done, memory_order_acquire);
}

/* A wait_test. */
static dtl_status ring_test(void *state, bool *done)
{
    const struct ring_wait *wait = state;
    bool has_left = dtl__comm_has_left(&wait->map->context->comm, wait->rank);

    *done = slots_open(wait->map->peers[wait->rank].ring.to) <= wait->most;
    if (!*done && has_left)
        return dtl__comm_fail_left(wait->rank);
    return *done ? DTL_SUCCESS : dtl__service_check_peer(wait->map->service, wait->rank);
}

/* Of slots that are done since it was called last. */
static dtl_status outcome_take(struct map *map, int32_t rank)
{
    struct map_ring *ring = &map->peers[rank].ring;
    uint64_t done = atomic_load_explicit(&ring->to->done, memory_order_acquire);
    dtl_status status = DTL_SUCCESS;

    for (; ring->taken < done; ring->taken++) {
        struct ring_slot *slot = slot_at(map, ring->to_slots, ring->taken);

        if (slot->status == DTL_SUCCESS || status != DTL_SUCCESS)
            continue;
        slot->text[RING_TEXT - 1] = '\0';
        status = dtl__fail(slot->status, "rank %d answers: %s", (int)rank, slot->text);
    }
    dtl__map_written(map, rank, done);
    return status;
}

/* Waits until at most `most` slots are not done; the first failure of those that are. */
static dtl_status drain(struct map *map, int32_t rank, uint64_t most)
{
    struct ring_wait wait = {map, rank, most};
    dtl_status waited = DTL_SUCCESS, status;

    if (slots_open(map->peers[rank].ring.to) > most)
        waited = dtl__wait(ring_test, &wait, &dtl__pace_bare);
    status = outcome_take(map, rank);
    return waited == DTL_SUCCESS ? status : waited;
}

dtl_status dtl__rings_drain(struct map *map)
{
    dtl_status result = DTL_SUCCESS;

    for (int32_t rank = 0; map->ring_slots > 0 && rank < map->context->comm.size; rank++) {
        dtl_status status = map->peers[rank].ring.is_filled ? drain(map, rank, 0) : DTL_SUCCESS;

        if (result == DTL_SUCCESS)
            result = status;
    }
    return result;
}

dtl_status dtl__ring_room(struct map *map, int32_t rank, char **entries, uint64_t *bytes)
{
    struct map_ring *ring = &map->peers[rank].ring;
    uint64_t filled = atomic_load_explicit(&ring->to->filled, memory_order_relaxed);
    dtl_status status = drain(map, rank, map->ring_slots - 1);

    if (slots_open(ring->to) == map->ring_slots)
        return status;
    *entries = (char *)(slot_at(map, ring->to_slots, filled) + 1);
    *bytes = RING_SLOT - sizeof(struct ring_slot);
    return status;
}

dtl_status dtl__ring_send(struct map *map, int32_t rank, const struct map_request *request)
{
    struct map_ring *ring = &map->peers[rank].ring;
    uint64_t filled = atomic_load_explicit(&ring->to->filled, memory_order_relaxed);

    slot_at(map, ring->to_slots, filled)->request = *request;
    atomic_store_explicit(&ring->to->filled, filled + 1, memory_order_release);
    dtl__rings_answer(); /* so that who waits for this rank need not wait for its thread */
    return outcome_take(map, rank);
}

/* ---- the owner ------------------------------------------------------------------------------- */

static void slot_answer(struct map *map, int32_t source, struct ring_slot *slot)
{
    struct map_request request = slot->request; /* which may be changed meanwhile */
    struct last_error theirs;

    dtl__error_put_aside(&theirs);
    slot->status = dtl__map_slot_answer(map, source, &request, (const char *)(slot + 1),
                                        RING_SLOT - sizeof *slot);
    if (slot->status != DTL_SUCCESS)
        dtl_last_error(slot->text, sizeof slot->text);
    dtl__error_take_back();
}

/* Returns true if there may be slots to answer.  Relaxed: dtl__ring_answer() loads `filled` again
 * before it reads a slot. */
static bool is_waiting(const struct ring *ring)
{
    return ring != NULL && atomic_load_explicit(&ring->filled, memory_order_relaxed) !=
                               atomic_load_explicit(&ring->done, memory_order_relaxed);
}

bool dtl__ring_answer(struct map *map, int32_t source)
{
    struct map_ring *ends = map->peers == NULL ? NULL : &map->peers[source].ring;
    struct ring *ring = ends == NULL ? NULL : ends->from;
    uint64_t filled, done;

    if (!is_waiting(ring))
        return false;
    filled = atomic_load_explicit(&ring->filled, memory_order_acquire);
    done = atomic_load_explicit(&ring->done, memory_order_relaxed);
    if (filled - done > map->ring_slots)
        return false; /* no such ring has been written by this library */
    for (; done != filled; done++) {
        slot_answer(map, source, slot_at(map, ends->from_slots, done));
        atomic_store_explicit(&ring->done, done + 1, memory_order_release);
    }
    return true;
}

static bool map_answer(struct map *map)
{
    bool worked = false;

    for (int32_t rank = 0; rank < map->context->comm.size; rank++) {
        if (!is_waiting(map->peers[rank].ring.from) || pthread_mutex_trylock(&map->lock) != 0)
            continue;
        worked |= dtl__ring_answer(map, rank);
        pthread_mutex_unlock(&map->lock);
    }
    return worked;
}

bool dtl__rings_answer(void)
{
    bool worked = false;

    if (pthread_mutex_trylock(&attached.lock) != 0)
        return false; /* somebody else is at it */
    for (struct map *map = attached.maps; map != NULL; map = map->next)
        worked |= map_answer(map);
    pthread_mutex_unlock(&attached.lock);
    return worked;
}
