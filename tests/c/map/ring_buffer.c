/* SPDX-License-Identifier: BSD-3-Clause */
/* Writes through ring buffers in the memory of a key's owner. Ranks are threads here, so that the
 * thread sanitizer sees all accesses: the first thread owns the keys, the others write. */
#include "../support/threads.h"

#include <sched.h>

#include "map/ring_buffer.h"

enum { WRITTEN = 20000, KEYS = 50, SHARED = 7, EACH = 3 };

/* One rank: its map, and the segment into which the others write. */
static struct {
    struct context context;
    struct map map;
    struct map_peer peers[THREADS];
    struct map_buffer buffers[THREADS];
} ranks[THREADS];

static void rank_open(int32_t rank)
{
    struct map *map = &ranks[rank].map;

    memset(&ranks[rank], 0, sizeof ranks[rank]);
    ranks[rank].context.comm.size = THREADS;
    ranks[rank].context.comm.rank = rank;
    map->context = &ranks[rank].context;
    map->peers = ranks[rank].peers;
    map->buffers = ranks[rank].buffers;
    map->value_type = dtl__dtype(DTL_DTYPE_INT64);
    map->value_count = 1;
    map->table = dtl__table_make(sizeof(int64_t), 8, sizeof(int64_t), 8);
    map->table.seed = dtl__table_seed_draw();
    pthread_mutex_init(&map->lock, NULL);
    dtl__rings_layout(map);
    map->table.descriptor = aligned_alloc(RING_PAGE, map->shared_bytes);
    memset(map->table.descriptor, 0, map->shared_bytes);
}

static int open_ranks(void **state)
{
    (void)state;
    for (int32_t rank = 0; rank < THREADS; rank++)
        rank_open(rank);
    for (int32_t rank = 1; rank < THREADS; rank++) {
        ranks[rank].peers[0].descriptor = ranks[0].map.table.descriptor;
        dtl__ring_open(&ranks[rank].map, 0);
        dtl__ring_open(&ranks[0].map, rank);
        ranks[rank].peers[0].ring.is_populated = true;
    }
    dtl__rings_attach(&ranks[0].map);
    return 0;
}

static int close_ranks(void **state)
{
    (void)state;
    dtl__rings_detach(&ranks[0].map);
    for (int32_t rank = 0; rank < THREADS; rank++) {
        dtl__table_clear(&ranks[rank].map.table);
        free(ranks[rank].map.table.descriptor);
    }
    return 0;
}

static uint64_t slots_pending(const struct ring *ring)
{
    return atomic_load(&ring->filled) - atomic_load(&ring->done);
}

static void slot_await(const struct map *map, const struct ring *ring)
{
    while (slots_pending(ring) == map->ring_slots)
        sched_yield();
}

static dtl_status slot_write(int64_t rank, struct map_request request, const int64_t *pairs)
{
    struct map *map = &ranks[rank].map;
    char *entries = NULL;
    uint64_t bytes = 0;

    slot_await(map, map->peers[0].ring.to);
    expect(dtl__ring_next_slot(map, 0, &entries, &bytes) == DTL_SUCCESS);
    expect(bytes >= (uint64_t)EACH * 16);
    memcpy(entries, pairs, (uint64_t)EACH * 16);
    return dtl__ring_send(map, 0, &request);
}

/* Writes keys of this rank, whose values only increase, and keys of all ranks, whose values are
 * summed. */
static void write_keys(int64_t rank)
{
    for (int64_t step = 0; step < WRITTEN; step++) {
        int64_t key = 1000 * rank + step % KEYS, common = step % SHARED;
        const int64_t inserts[] = {key, step - 1, key, step, key + 500, step};
        const int64_t sums[] = {common, 1, common, 1, common, 1};

        expect(slot_write(rank, (struct map_request){.verb = MAP_INSERT, .count = EACH}, inserts) ==
               DTL_SUCCESS);
        expect(slot_write(rank, (struct map_request){MAP_COMBINE, DTL_OP_SUM, EACH}, sums) ==
               DTL_SUCCESS);
    }
    while (slots_pending(ranks[rank].peers[0].ring.to) > 0)
        sched_yield();
}

static atomic_int writers;

static void write_and_process(int64_t rank)
{
    if (rank > 0) {
        write_keys(rank);
        atomic_fetch_sub(&writers, 1);
        return;
    }
    while (atomic_load(&writers) > 0)
        if (!dtl__rings_process())
            sched_yield();
}

static int64_t value_of(int64_t key)
{
    int64_t value = -1;

    assert_true(dtl__map_find_local(&ranks[0].map, (const char *)&key,
                                    dtl__table_hash(&ranks[0].map.table.seed, &key, 8),
                                    (char *)&value));
    return value;
}

static void writes_are_executed_once_and_in_order(void **state)
{
    int64_t sum = 0;

    (void)state;
    atomic_store(&writers, THREADS - 1);
    team(write_and_process);
    for (int64_t rank = 1; rank < THREADS; rank++)
        for (int64_t key = 0; key < KEYS; key++) {
            assert_int_equal(value_of(1000 * rank + key), WRITTEN - KEYS + key);
            assert_int_equal(value_of(1000 * rank + key + 500), WRITTEN - KEYS + key);
        }
    for (int64_t key = 0; key < SHARED; key++)
        sum += value_of(key);
    assert_int_equal(sum, (THREADS - 1) * EACH * WRITTEN);
}

/* Writes come from another process and are not trusted. */
static void invalid_requests_are_refused(void **state)
{
    const struct map_request cases[] = {
        {MAP_NONE, 0, 1},
        {MAP_FIND, 0, 1},
        {MAP_REPLACE + 1, 0, 1},
        {MAP_COMBINE, -1, 1},
        {MAP_COMBINE, DTL_OP_COUNT, 1},
        {MAP_INSERT, 0, RING_SLOT_BYTES / 16},
        {MAP_INSERT, 0, UINT64_MAX},
        {MAP_INSERT, 0, UINT64_C(1) << 60}, /* 2^64 bytes, which overflow to 0 */
    };
    const int64_t pairs[] = {1, 2, 3, 4, 5, 6};

    (void)state;
    for (size_t index = 0; index < COUNT_OF(cases); index++) {
        assert_int_equal(slot_write(1, cases[index], pairs), DTL_ERROR_INVALID_FORMAT);
        assert_non_null(strstr(last_message(), "rank 0 replied: rank 1 writes"));
    }
    assert_int_equal(slot_write(1, (struct map_request){MAP_INSERT, 0, EACH}, pairs), DTL_SUCCESS);
    assert_int_equal(ranks[0].map.table.count, EACH);
}

/* A count above the number of slots is corrupt. */
static void a_corrupt_slot_count_is_ignored(void **state)
{
    struct ring *ring = ranks[1].peers[0].ring.to;

    (void)state;
    atomic_store(&ring->filled, ranks[0].map.ring_slots + 1);
    assert_false(dtl__rings_process());
    assert_int_equal(atomic_load(&ring->done), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(writes_are_executed_once_and_in_order, open_ranks,
                                        close_ranks),
        cmocka_unit_test_setup_teardown(invalid_requests_are_refused, open_ranks, close_ranks),
        cmocka_unit_test_setup_teardown(a_corrupt_slot_count_is_ignored, open_ranks, close_ranks),
    };

    return cmocka_run_group_tests_name("ring_buffer", tests, NULL, NULL);
}
