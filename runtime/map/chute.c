/* SPDX-License-Identifier: BSD-3-Clause */
#include "chute.h"

#include "dtl_error.h"
#include "progress/wait.h"
#include "topology/segment.h"

_Static_assert(sizeof(struct chute_slot) == 512, "entries begin where a line does");

static struct {
    pthread_mutex_t lock;
    struct map *maps;
} attached = {.lock = PTHREAD_MUTEX_INITIALIZER};

/* ---- where they are -------------------------------------------------------------------------- */

static uint64_t slots_of(const struct map *map)
{
    uint64_t slots = CHUTES_BYTES / CHUTE_SLOT / (uint64_t)(map->context->comm.size - 1);

    return slots < CHUTE_LEAST ? 0 : slots > CHUTE_MOST ? CHUTE_MOST : slots;
}

/* Board and counts. */
static uint64_t front_bytes(const struct map *map)
{
    uint64_t chutes = map->chute_slots == 0 ? 0 : (uint64_t)map->context->comm.size;

    return sizeof(struct board) + chutes * sizeof(struct chute);
}

static uint64_t slots_bytes(const struct map *map)
{
    return map->chute_slots * CHUTE_SLOT;
}

static uint64_t slots_begin(const struct map *map)
{
    return (front_bytes(map) + CHUTE_PAGE - 1) / CHUTE_PAGE * CHUTE_PAGE;
}

uint64_t dtl__chutes_plan(struct map *map)
{
    uint64_t front;

    map->chute_slots = slots_of(map);
    front = map->board_bytes = front_bytes(map);
    if (map->chute_slots > 0)
        map->board_bytes = slots_begin(map) + (uint64_t)map->context->comm.size * slots_bytes(map);
    return front;
}

/* The chute from `source` in the segment that begins with a board. */
static struct chute *chute_at(const struct map *map, struct board *board, int32_t source,
                              char **slots)
{
    *slots = (char *)board + slots_begin(map) + (uint64_t)source * slots_bytes(map);
    return (struct chute *)(void *)(board + 1) + source;
}

void dtl__chute_open(struct map *map, int32_t rank)
{
    struct map_peer *peer = &map->peers[rank];
    struct map_chute *chute = &peer->chute;

    if (map->chute_slots == 0)
        return;
    chute->from = chute_at(map, map->table.board, rank, &chute->from_slots);
    if (peer->board != NULL)
        chute->to = chute_at(map, peer->board, map->context->comm.rank, &chute->to_slots);
}

static struct chute_slot *slot_at(const struct map *map, char *slots, uint64_t number)
{
    return (struct chute_slot *)(void *)(slots + number % map->chute_slots * CHUTE_SLOT);
}

void dtl__chutes_attach(struct map *map)
{
    if (map->chute_slots == 0)
        return;
    pthread_mutex_lock(&attached.lock);
    map->next = attached.maps;
    attached.maps = map;
    pthread_mutex_unlock(&attached.lock);
    dtl__service_also(dtl__chutes_answer);
}

void dtl__chutes_detach(struct map *map)
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

bool dtl__chute_is_there(struct map *map, int32_t rank)
{
    struct map_chute *chute = &map->peers[rank].chute;

    if (chute->to != NULL && !chute->is_filled) {
        chute->is_filled = dtl__segment_fill(chute->to_slots, slots_bytes(map));
        if (!chute->is_filled)
            chute->to = NULL;
    }
    return chute->to != NULL;
}

struct chute_wait {
    struct map *map;
    int32_t rank;
    uint64_t most;
};

static uint64_t slots_open(const struct chute *chute)
{
    return atomic_load_explicit(&chute->filled, memory_order_relaxed) -
           atomic_load_explicit(&chute->done, memory_order_acquire);
}

/* A wait_test. */
static dtl_status chute_test(void *state, bool *done)
{
    const struct chute_wait *wait = state;

    *done = slots_open(wait->map->peers[wait->rank].chute.to) <= wait->most;
    return *done ? DTL_SUCCESS : dtl__service_reach(wait->map->service, wait->rank);
}

/* Of slots that are done since it was called last. */
static dtl_status outcome_take(struct map *map, int32_t rank)
{
    struct map_chute *chute = &map->peers[rank].chute;
    uint64_t done = atomic_load_explicit(&chute->to->done, memory_order_acquire);
    dtl_status status = DTL_SUCCESS;

    for (; chute->taken < done; chute->taken++) {
        struct chute_slot *slot = slot_at(map, chute->to_slots, chute->taken);

        if (slot->status == DTL_SUCCESS || status != DTL_SUCCESS)
            continue;
        slot->text[CHUTE_TEXT - 1] = '\0';
        status = dtl__fail(slot->status, "rank %d answers: %s", (int)rank, slot->text);
    }
    dtl__map_written(map, rank, done);
    return status;
}

/* Waits until at most `most` slots are not done; the first failure of those that are. */
static dtl_status drain(struct map *map, int32_t rank, uint64_t most)
{
    struct chute_wait wait = {map, rank, most};
    dtl_status waited = DTL_SUCCESS, status;

    if (slots_open(map->peers[rank].chute.to) > most)
        waited = dtl__wait(chute_test, &wait, &dtl__pace_bare);
    status = outcome_take(map, rank);
    return waited == DTL_SUCCESS ? status : waited;
}

dtl_status dtl__chutes_drain(struct map *map)
{
    dtl_status result = DTL_SUCCESS;

    for (int32_t rank = 0; map->chute_slots > 0 && rank < map->context->comm.size; rank++) {
        dtl_status status = map->peers[rank].chute.is_filled ? drain(map, rank, 0) : DTL_SUCCESS;

        if (result == DTL_SUCCESS)
            result = status;
    }
    return result;
}

dtl_status dtl__chute_room(struct map *map, int32_t rank, char **entries, uint64_t *bytes)
{
    struct map_chute *chute = &map->peers[rank].chute;
    uint64_t filled = atomic_load_explicit(&chute->to->filled, memory_order_relaxed);
    dtl_status status = drain(map, rank, map->chute_slots - 1);

    if (slots_open(chute->to) == map->chute_slots)
        return status;
    *entries = (char *)(slot_at(map, chute->to_slots, filled) + 1);
    *bytes = CHUTE_SLOT - sizeof(struct chute_slot);
    return status;
}

dtl_status dtl__chute_send(struct map *map, int32_t rank, const struct map_request *request)
{
    struct map_chute *chute = &map->peers[rank].chute;
    uint64_t filled = atomic_load_explicit(&chute->to->filled, memory_order_relaxed);

    slot_at(map, chute->to_slots, filled)->request = *request;
    atomic_store_explicit(&chute->to->filled, filled + 1, memory_order_release);
    dtl__chutes_answer(); /* so that who waits for this rank need not wait for its thread */
    return outcome_take(map, rank);
}

/* ---- the owner ------------------------------------------------------------------------------- */

static void slot_answer(struct map *map, int32_t source, struct chute_slot *slot)
{
    struct map_request request = slot->request; /* which may be changed meanwhile */
    struct last_error theirs;

    dtl__error_put_aside(&theirs);
    slot->status = dtl__map_slot_answer(map, source, &request, (const char *)(slot + 1),
                                        CHUTE_SLOT - sizeof *slot);
    if (slot->status != DTL_SUCCESS)
        dtl_last_error(slot->text, sizeof slot->text);
    dtl__error_take_back();
}

static bool is_waiting(const struct chute *chute)
{
    return chute != NULL && atomic_load_explicit(&chute->filled, memory_order_relaxed) !=
                                atomic_load_explicit(&chute->done, memory_order_relaxed);
}

bool dtl__chute_answer(struct map *map, int32_t source)
{
    struct map_chute *ends = map->peers == NULL ? NULL : &map->peers[source].chute;
    struct chute *chute = ends == NULL ? NULL : ends->from;
    uint64_t filled, done;

    if (!is_waiting(chute))
        return false;
    filled = atomic_load_explicit(&chute->filled, memory_order_acquire);
    done = atomic_load_explicit(&chute->done, memory_order_relaxed);
    if (filled - done > map->chute_slots)
        return false; /* no such chute has been written by this library */
    for (; done != filled; done++) {
        slot_answer(map, source, slot_at(map, ends->from_slots, done));
        atomic_store_explicit(&chute->done, done + 1, memory_order_release);
    }
    return true;
}

static bool map_answer(struct map *map)
{
    bool worked = false;

    for (int32_t rank = 0; rank < map->context->comm.size; rank++) {
        if (!is_waiting(map->peers[rank].chute.from) || pthread_mutex_trylock(&map->lock) != 0)
            continue;
        worked |= dtl__chute_answer(map, rank);
        pthread_mutex_unlock(&map->lock);
    }
    return worked;
}

bool dtl__chutes_answer(void)
{
    bool worked = false;

    if (pthread_mutex_trylock(&attached.lock) != 0)
        return false; /* somebody else is at it */
    for (struct map *map = attached.maps; map != NULL; map = map->next)
        worked |= map_answer(map);
    pthread_mutex_unlock(&attached.lock);
    return worked;
}
