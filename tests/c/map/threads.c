/* SPDX-License-Identifier: BSD-3-Clause */
/* A map that several threads of each rank read and write. */
#include "../support/threads.h"

#include <sched.h>

enum { CLOSINGS = 50 };

static dtl_map_t map;

static int set_up(void **state)
{
    (void)state;
    assert_success(dtl_map_create(world.ctx, DTL_DTYPE_FLOAT64, DTL_DTYPE_INT64, &map));
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    dtl_map_destroy(map);
    return 0;
}

/* A key of this thread only. It is a double, which needs normalization. */
static double own_key(int64_t thread, int64_t turn)
{
    return (double)((turn * THREADS + thread) * world.size + world.rank);
}

static void insert_and_find(int64_t thread)
{
    for (int64_t turn = 0; turn < TURNS; turn++) {
        double key = own_key(thread, turn);
        int64_t value = 0;
        int found = 0;

        expect(dtl_map_insert(map, &key, &turn) == DTL_SUCCESS);
        if (turn % 8 != 0)
            continue;
        expect(dtl_map_find(map, &key, &value, &found) == DTL_SUCCESS);
        expect(found == 1 && value == turn);
    }
}

static void threads_find_what_they_inserted(void **state)
{
    (void)state;
    team(insert_and_find);
    assert_success(dtl_map_sync(map));
    assert_int_equal(dtl_map_global_size(map), TURNS * THREADS * world.size);
}

static void combine(int64_t thread)
{
    (void)thread;
    for (int64_t turn = 0; turn < TURNS; turn++) {
        double key = (double)(turn % 16);
        int64_t one = 1;

        expect(dtl_map_combine(map, &key, &one, DTL_OP_SUM) == DTL_SUCCESS);
        if (turn % 32 == 0)
            expect(dtl_map_flush(map) == DTL_SUCCESS);
    }
}

static void threads_combine_without_loss(void **state)
{
    int64_t sum = 0;

    (void)state;
    team(combine);
    assert_success(dtl_map_sync(map));
    for (int64_t turn = 0; turn < 16; turn++) {
        double key = (double)turn;
        int64_t value = 0;
        int found = 0;

        assert_success(dtl_map_find(map, &key, &value, &found));
        sum += value;
    }
    assert_int_equal(sum, TURNS * THREADS * world.size);
}

static void erase_and_find(int64_t thread)
{
    for (int64_t turn = 0; turn < TURNS; turn += 4) {
        double key = own_key(thread, turn);
        int erased = 0, found = 1;

        expect(dtl_map_insert(map, &key, &turn) == DTL_SUCCESS);
        expect(dtl_map_erase(map, &key, &erased) == DTL_SUCCESS);
        expect(dtl_map_contains(map, &key, &found) == DTL_SUCCESS);
        expect(erased == 1 && found == 0);
        expect(dtl_map_owner(map, &key) >= 0);
        expect(dtl_map_is_dirty(map) == 1);
    }
}

static void threads_erase_their_own_keys(void **state)
{
    (void)state;
    team(erase_and_find);
    assert_success(dtl_map_sync(map));
    assert_int_equal(dtl_map_global_size(map), 0);
}

/* ---- closed while others use it -------------------------------------------------------------- */

static _Atomic dtl_map_t shared;
static atomic_bool is_over;
static atomic_int calls;

static void use_shared(int64_t thread)
{
    for (int64_t turn = 0; !atomic_load(&is_over); turn++, atomic_fetch_add(&calls, 1)) {
        dtl_map_t used = atomic_load(&shared);
        double key = own_key(thread, turn % TURNS);
        int64_t value = 0;
        int found = 0;
        dtl_status status = turn % 4 == 0 ? dtl_map_insert(used, &key, &turn)
                                          : dtl_map_find(used, &key, &value, &found);

        expect(status == DTL_SUCCESS || status == DTL_ERROR_INVALID_ARGUMENT);
    }
}

/* The first thread closes the map while the others call functions with it. */
static void close_and_use(int64_t thread)
{
    if (thread != 0) {
        use_shared(thread);
        return;
    }
    for (int turn = 0; turn < CLOSINGS; turn++) {
        int before = atomic_load(&calls);
        dtl_map_t made = NULL;

        expect(dtl_map_create(world.ctx, DTL_DTYPE_FLOAT64, DTL_DTYPE_INT64, &made) == DTL_SUCCESS);
        while (atomic_load(&calls) < before + THREADS)
            sched_yield();
        dtl_map_destroy(atomic_exchange(&shared, made));
    }
    atomic_store(&is_over, true);
}

static void a_map_may_be_closed_while_others_use_it(void **state)
{
    (void)state;
    atomic_store(&is_over, false);
    team(close_and_use);
    dtl_map_destroy(atomic_exchange(&shared, NULL));
}

static dtl_status refusal; /* status of the callback's attempt */

static void close_within(const void *key, const void *value, void *user_data)
{
    (void)key;
    (void)value;
    (void)user_data;
    dtl_clear_error();
    dtl_map_destroy(map);
    refusal = (dtl_status)dtl_last_error_status();
}

static void *visit(void *unused)
{
    expect(dtl_map_for_each(map, close_within, NULL) == DTL_SUCCESS);
    return unused;
}

/* A map can't be closed in its own callback, neither by the calling thread nor by another. */
static void a_map_is_not_closed_in_its_own_callback(void **state)
{
    pthread_t thread;
    double key = own_key(0, 0);
    int64_t value = 1;
    int found = 0;

    (void)state;
    assert_success(dtl_map_insert(map, &key, &value));
    assert_success(dtl_map_sync(map));
    for (int is_other = 0; is_other < 2; is_other++) {
        refusal = DTL_ERROR_INVALID_STATE; /* also if this rank has no key */
        if (!is_other)
            visit(NULL);
        else if (pthread_create(&thread, NULL, visit, NULL) == 0)
            pthread_join(thread, NULL);
        assert_int_equal(refusal, DTL_ERROR_INVALID_STATE);
    }
    assert_success(dtl_map_find(map, &key, &value, &found));
    assert_int_equal(found, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(threads_find_what_they_inserted, set_up, tear_down),
        cmocka_unit_test_setup_teardown(threads_combine_without_loss, set_up, tear_down),
        cmocka_unit_test_setup_teardown(threads_erase_their_own_keys, set_up, tear_down),
        cmocka_unit_test(a_map_may_be_closed_while_others_use_it),
        cmocka_unit_test_setup_teardown(a_map_is_not_closed_in_its_own_callback, set_up, tear_down),
    };

    return run_in_world("threads", tests, COUNT_OF(tests));
}
