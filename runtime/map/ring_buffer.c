/* SPDX-License-Identifier: BSD-3-Clause */
/* Ring buffers for writes between ranks of a node. */
#include "ring_buffer.h"

#include "dtl_error.h"
#include "progress/wait.h"
#include "topology/segment.h"

_Static_assert(sizeof(struct ring_slot) == 512, "entries begin where a line does");

static struct {
    pthread_mutex_t lock;
    struct map *maps;
} attached = {.lock = PTHREAD_MUTEX_INITIALIZER};

/* ---- layout ---------------------------------------------------------------------------------- */

/* Returns the number of slots of each ring; 0 if there are so many ranks that messages are as fast.
 */
static uint64_t slots_of(const struct map *map)
{
    uint64_t slots = RINGS_BYTES / RING_SLOT_BYTES / (uint64_t)(map->context->comm.size - 1);

    return slots < RING_SLOTS_MIN ? 0 : slots > RING_SLOTS_MAX ? RING_SLOTS_MAX : slots;
}

/* Size of the table descriptor and the counters of all rings. */
static uint64_t header_bytes(const struct map *map)
{
    uint64_t rings = map->ring_slots == 0 ? 0 : (uint64_t)map->context->comm.size;

    return sizeof(struct table_descriptor) + rings * sizeof(struct ring);
}

static uint64_t slots_bytes(const struct map *map)
{
    return map->ring_slots * RING_SLOT_BYTES;
}

/* Returns the offset of the first ring's slots in the segment. */
static uint64_t slots_offset(const struct map *map)
{
    return (header_bytes(map) + RING_PAGE - 1) / RING_PAGE * RING_PAGE;
}

uint64_t dtl__rings_layout(struct map *map)
{
    uint64_t header;

    map->ring_slots = slots_of(map);
    header = map->shared_bytes = header_bytes(map);
    if (map->ring_slots > 0)
        map->shared_bytes =
            slots_offset(map) + (uint64_t)map->context->comm.size * slots_bytes(map);
    return header;
}

/* Returns the ring from `source` in the segment that begins with a descriptor. */
static struct ring *ring_at(const struct map *map, struct table_descriptor *descriptor,
                            int32_t source, char **slots)
{
    *slots = (char *)descriptor + slots_offset(map) + (uint64_t)source * slots_bytes(map);
    return (struct ring *)(void *)(descriptor + 1) + source;
}

void dtl__ring_open(struct map *map, int32_t rank)
{
    struct map_peer *peer = &map->peers[rank];
    struct map_ring *ring = &peer->ring;

    if (map->ring_slots == 0)
        return;
    ring->from = ring_at(map, map->table.descriptor, rank, &ring->from_slots);
    if (peer->descriptor != NULL)
        ring->to = ring_at(map, peer->descriptor, map->context->comm.rank, &ring->to_slots);
}

/* Returns the slot for a batch by its number, which counts all batches sent through the ring. */
static struct ring_slot *slot_at(const struct map *map, char *slots, uint64_t number)
{
    return (struct ring_slot *)(void *)(slots + number % map->ring_slots * RING_SLOT_BYTES);
}

void dtl__rings_attach(struct map *map)
{
    if (map->ring_slots == 0)
        return;
    pthread_mutex_lock(&attached.lock);
    map->next = attached.maps;
    attached.maps = map;
    pthread_mutex_unlock(&attached.lock);
    dtl__service_set_poller(dtl__rings_process);
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

/* ---- writer ---------------------------------------------------------------------------------- */

bool dtl__ring_is_usable(struct map *map, int32_t rank)
{
    struct map_ring *ring = &map->peers[rank].ring;

    if (ring->to != NULL && !ring->is_populated) {
        ring->is_populated = dtl__segment_fill(ring->to_slots, slots_bytes(map));
        if (!ring->is_populated)
            ring->to = NULL;
    }
    return ring->to != NULL;
}

struct ring_wait {
    struct map *map;
    int32_t rank;
    uint64_t most;
};

/* Returns the number of slots sent and not executed yet. Called by the writer. */
static uint64_t slots_pending(const struct ring *ring)
{
    return atomic_load_explicit(&ring->filled, memory_order_relaxed) -
           atomic_load_explicit(&ring->done, memory_order_acquire);
}

/* Test callback for dtl__wait(): true once at most `most` slots are pending. Fails if the owner has
 * left or its progress engine has failed. */
static dtl_status ring_test(void *state, bool *done)
{
    const struct ring_wait *wait = state;
    bool has_left = dtl__comm_has_left(&wait->map->context->comm, wait->rank);

    *done = slots_pending(wait->map->peers[wait->rank].ring.to) <= wait->most;
    if (!*done && has_left)
        return dtl__comm_fail_left(wait->rank);
    return *done ? DTL_SUCCESS : dtl__service_check_peer(wait->map->service, wait->rank);
}

/* Reads the status of the slots that the owner has executed since the last call. Returns the first
 * failure. */
static dtl_status outcomes_collect(struct map *map, int32_t rank)
{
    struct map_ring *ring = &map->peers[rank].ring;
    uint64_t done = atomic_load_explicit(&ring->to->done, memory_order_acquire);
    dtl_status status = DTL_SUCCESS;

    for (; ring->confirmed < done; ring->confirmed++) {
        struct ring_slot *slot = slot_at(map, ring->to_slots, ring->confirmed);

        if (slot->status == DTL_SUCCESS || status != DTL_SUCCESS)
            continue;
        slot->text[RING_TEXT_BYTES - 1] = '\0';
        status = dtl__fail(slot->status, "rank %d replied: %s", (int)rank, slot->text);
    }
    dtl__map_writes_done(map, rank, done);
    return status;
}

/* Blocks until at most `most` slots are pending. Returns the first failure of the executed
 * slots. */
static dtl_status ring_drain(struct map *map, int32_t rank, uint64_t most)
{
    struct ring_wait wait = {map, rank, most};
    dtl_status waited = DTL_SUCCESS, status;

    if (slots_pending(map->peers[rank].ring.to) > most)
        waited = dtl__wait(ring_test, &wait, &dtl__pace_bare);
    status = outcomes_collect(map, rank);
    return waited == DTL_SUCCESS ? status : waited;
}

dtl_status dtl__rings_drain(struct map *map)
{
    dtl_status result = DTL_SUCCESS;

    for (int32_t rank = 0; map->ring_slots > 0 && rank < map->context->comm.size; rank++) {
        dtl_status status =
            map->peers[rank].ring.is_populated ? ring_drain(map, rank, 0) : DTL_SUCCESS;

        if (result == DTL_SUCCESS)
            result = status;
    }
    return result;
}

dtl_status dtl__ring_next_slot(struct map *map, int32_t rank, char **entries, uint64_t *bytes)
{
    struct map_ring *ring = &map->peers[rank].ring;
    uint64_t filled = atomic_load_explicit(&ring->to->filled, memory_order_relaxed);
    dtl_status status = ring_drain(map, rank, map->ring_slots - 1);

    if (slots_pending(ring->to) == map->ring_slots)
        return status;
    *entries = (char *)(slot_at(map, ring->to_slots, filled) + 1);
    *bytes = RING_SLOT_BYTES - sizeof(struct ring_slot);
    return status;
}

dtl_status dtl__ring_send(struct map *map, int32_t rank, const struct map_request *request)
{
    struct map_ring *ring = &map->peers[rank].ring;
    uint64_t filled = atomic_load_explicit(&ring->to->filled, memory_order_relaxed);

    slot_at(map, ring->to_slots, filled)->request = *request;
    atomic_store_explicit(&ring->to->filled, filled + 1, memory_order_release);
    dtl__rings_process(); /* other ranks that wait for this rank need not wait for its progress
                             thread */
    return outcomes_collect(map, rank);
}

/* ---- owner ----------------------------------------------------------------------------------- */

/* Executes the writes of a slot and stores their status, and the message of a failure, in it. The
 * caller holds the map's lock. */
static void slot_process(struct map *map, int32_t source, struct ring_slot *slot)
{
    struct map_request request =
        slot->request; /* copied, because the writer's process may change it meanwhile */
    struct last_error theirs;

    dtl__error_redirect(&theirs);
    slot->status = dtl__map_apply_slot(map, source, &request, (const char *)(slot + 1),
                                       RING_SLOT_BYTES - sizeof *slot);
    if (slot->status != DTL_SUCCESS)
        dtl_last_error(slot->text, sizeof slot->text);
    dtl__error_restore();
}

/* Returns true if there may be slots to execute. Relaxed: dtl__ring_process() loads `filled` again
 * before it reads a slot. */
static bool has_pending_slots(const struct ring *ring)
{
    return ring != NULL && atomic_load_explicit(&ring->filled, memory_order_relaxed) !=
                               atomic_load_explicit(&ring->done, memory_order_relaxed);
}

bool dtl__ring_process(struct map *map, int32_t source)
{
    struct map_ring *ends = map->peers == NULL ? NULL : &map->peers[source].ring;
    struct ring *ring = ends == NULL ? NULL : ends->from;
    uint64_t filled, done;

    if (!has_pending_slots(ring))
        return false;
    filled = atomic_load_explicit(&ring->filled, memory_order_acquire);
    done = atomic_load_explicit(&ring->done, memory_order_relaxed);
    if (filled - done > map->ring_slots)
        return false; /* corrupt: this library fills no more slots than the ring has */
    for (; done != filled; done++) {
        slot_process(map, source, slot_at(map, ends->from_slots, done));
        atomic_store_explicit(&ring->done, done + 1, memory_order_release);
    }
    return true;
}

/* Executes the writes in all rings of a map, unless its lock is taken. Returns true if there were
 * any. */
static bool map_rings_process(struct map *map)
{
    bool worked = false;

    for (int32_t rank = 0; rank < map->context->comm.size; rank++) {
        if (!has_pending_slots(map->peers[rank].ring.from) ||
            pthread_mutex_trylock(&map->lock) != 0)
            continue;
        worked |= dtl__ring_process(map, rank);
        pthread_mutex_unlock(&map->lock);
    }
    return worked;
}

bool dtl__rings_process(void)
{
    bool worked = false;

    if (pthread_mutex_trylock(&attached.lock) != 0)
        return false; /* another thread is doing so */
    for (struct map *map = attached.maps; map != NULL; map = map->next)
        worked |= map_rings_process(map);
    pthread_mutex_unlock(&attached.lock);
    return worked;
}
