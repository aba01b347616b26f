/* SPDX-License-Identifier: BSD-3-Clause */
/* Maps whose ranks read each other's tables in shared memory: lookups are correct while other ranks
 * write, erase and grow their tables, and owners take no part. With the argument "requests" the
 * ranks send requests instead, with the same results. */
#include "../support/support.h"

#include <sched.h>
#include <stdatomic.h>
#include <sys/resource.h>

enum { WORDS = 5, KEYS = 2000, ROUNDS = 6, HISTORY = 300 };

struct value {
    int64_t words[WORDS]; /* all equal, unless torn between writes */
};

static bool uses_requests;
static dtl_map_t map;

static int set_up(void **state)
{
    (void)state;
    assert_success(
        dtl_map_create_sized(world.ctx, DTL_DTYPE_INT64, 2, DTL_DTYPE_INT64, WORDS, &map));
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    dtl_map_destroy(map);
    return 0;
}

/* Makes a key that one rank writes and all ranks read. */
static void key_make(int32_t rank, int64_t number, int64_t key[2])
{
    key[0] = number * world.size + rank;
    key[1] = ~key[0];
}

static struct value value_of(int64_t content)
{
    struct value value;

    for (int word = 0; word < WORDS; word++)
        value.words[word] = content;
    return value;
}

static bool is_whole(const struct value *value)
{
    for (int word = 1; word < WORDS; word++)
        if (value->words[word] != value->words[0])
            return false;
    return true;
}

/* Looks up all keys of a rank in a batch. Each is absent or has a value of one write. */
static void check_keys_of(int32_t rank)
{
    static int64_t keys[KEYS][2];
    static struct value values[KEYS];
    static unsigned char found[KEYS];

    for (int64_t number = 0; number < KEYS; number++) {
        key_make(rank, number, keys[number]);
        values[number] = value_of(-1);
    }
    assert_success(dtl_map_find_batch(map, keys, KEYS, values, found));
    for (int64_t number = 0; number < KEYS; number++) {
        assert_true(is_whole(&values[number]));
        if (found[number])
            assert_int_equal(values[number].words[0] / ROUNDS, keys[number][0]);
        else
            assert_int_equal(values[number].words[0], -1);
    }
}

/* Writes some of this rank's keys, and checks that it finds each with its last value at once. */
static void write_keys(int64_t round)
{
    for (int64_t number = round; number < KEYS; number += 3) {
        int64_t key[2];
        struct value value, seen = value_of(-1);
        int found = 0, erased = 0;

        key_make(world.rank, number, key);
        value = value_of(key[0] * ROUNDS + round);
        assert_success(dtl_map_insert(map, key, &value));
        if (number % 5 == 0)
            assert_success(dtl_map_erase(map, key, &erased));
        if (number % 4 != 0)
            continue;
        assert_success(dtl_map_find(map, key, &seen, &found));
        assert_int_equal(found, number % 5 != 0);
        if (found)
            assert_memory_equal(&seen, &value, sizeof value);
    }
}

static void values_found_are_not_torn_while_others_write(void **state)
{
    (void)state;
    for (int64_t round = 0; round < ROUNDS; round++) {
        write_keys(round % 3);
        for (int32_t rank = 0; rank < world.size; rank++)
            check_keys_of(rank);
        if (round % 2 == 1)
            assert_success(dtl_map_clear(map));
    }
    assert_success(dtl_map_sync(map));
}

/* Each rank increments a value; readers never see it decrease. */
static void a_counter_never_decreases(void **state)
{
    int64_t key[2], last[16] = {0};
    struct value one = value_of(1), value;
    int found;

    (void)state;
    for (int turn = 0; turn < HISTORY; turn++) {
        key_make(world.rank, turn % 3, key);
        assert_success(dtl_map_combine(map, key, &one, DTL_OP_SUM));
        if (turn % 10 == 9)
            assert_success(dtl_map_flush(map));
        for (int32_t rank = 0; rank < world.size && rank < (int32_t)COUNT_OF(last); rank++) {
            key_make(rank, 0, key);
            assert_success(dtl_map_find(map, key, &value, &found));
            if (!found)
                continue;
            assert_true(is_whole(&value) && value.words[0] >= last[rank]);
            last[rank] = value.words[0];
        }
    }
    assert_success(dtl_map_sync(map));
    for (int32_t rank = 0; rank < world.size; rank++) {
        key_make(rank, 0, key);
        assert_success(dtl_map_find(map, key, &value, &found));
        assert_int_equal(value.words[0], HISTORY / 3);
    }
}

/* Writes that were flushed before a message was sent are visible after it was received. */
static void flushed_writes_are_visible_after_a_message(void **state)
{
    int32_t next = (world.rank + 1) % world.size;
    int32_t before = (world.rank + world.size - 1) % world.size;

    (void)state;
    for (int64_t number = 0; number < HISTORY; number++) {
        int64_t key[2], received = -1;
        struct value value = value_of(number), seen;
        int found = 0;

        key_make(world.rank, number, key);
        assert_success(dtl_map_insert(map, key, &value));
        assert_success(dtl_map_flush(map));
        assert_success(dtl_sendrecv(world.ctx, &number, 1, DTL_DTYPE_INT64, next, 0, &received, 1,
                                    DTL_DTYPE_INT64, before, 0));
        key_make(before, number, key);
        assert_success(dtl_map_find(map, key, &seen, &found));
        assert_int_equal(found, 1);
        assert_memory_equal(&seen, &value, sizeof value);
    }
}

/* The other ranks are in no call of DTL or MPI until rank 0 has found everything. */
static void lookups_need_nothing_from_the_owner(void **state)
{
    _Atomic int64_t *flag = NULL;
    dtl_window_t window = NULL;
    int64_t one = 1;

    (void)state;
    if (uses_requests)
        return;
    write_keys(0);
    assert_success(dtl_map_sync(map));
    assert_success(dtl_window_allocate(world.ctx, sizeof *flag, &window));
    flag = dtl_window_base(window);
    assert_success(dtl_barrier(world.ctx));
    if (world.rank == 0) {
        for (int32_t rank = 0; rank < world.size; rank++)
            check_keys_of(rank);
        for (int32_t rank = 1; rank < world.size; rank++) {
            assert_success(dtl_window_lock(window, rank, DTL_LOCK_EXCLUSIVE));
            assert_success(dtl_rma_put(window, rank, 0, &one, sizeof one));
            assert_success(dtl_window_unlock(window, rank));
        }
    }
    while (world.rank != 0 && atomic_load(flag) == 0)
        sched_yield();
    dtl_window_destroy(window);
}

/* More writes than are processed at once, without waiting for them. */
static void writes_keep_their_order(void **state)
{
    enum { BATCHES = 100 };
    static int64_t keys[KEYS][2];
    static struct value values[KEYS];
    static unsigned char answers[KEYS];

    (void)state;
    for (int64_t number = 0; number < KEYS; number++)
        key_make(world.rank, number, keys[number]);
    for (int64_t batch = 0; batch < BATCHES; batch++) {
        for (int64_t number = 0; number < KEYS; number++)
            values[number] = value_of(batch);
        assert_success(dtl_map_insert_batch(map, keys, values, KEYS));
        if (batch % 10 != 0)
            continue;
        assert_success(dtl_map_erase_batch(map, keys, KEYS, answers));
        for (int64_t number = 0; number < KEYS; number++)
            assert_int_equal(answers[number], 1);
        assert_success(dtl_map_combine_batch(map, keys, values, KEYS, DTL_OP_SUM));
        assert_success(dtl_map_combine_batch(map, keys, values, KEYS, DTL_OP_SUM));
        assert_success(dtl_map_find_batch(map, keys, KEYS, values, answers));
        for (int64_t number = 0; number < KEYS; number++)
            assert_true(answers[number] && values[number].words[WORDS - 1] == 2 * batch);
    }
    assert_success(dtl_map_sync(map));
    assert_int_equal(dtl_map_global_size(map), (int64_t)KEYS * world.size);
    assert_success(dtl_map_find_batch(map, keys, KEYS, values, answers));
    for (int64_t number = 0; number < KEYS; number++)
        assert_true(answers[number] && values[number].words[0] == BATCHES - 1);
}

/* More maps than a process may have open files; the program needs some, too. */
static void maps_leave_file_descriptors_for_the_program(void **state)
{
    enum { MAPS = 40, EACH = 10 };
    dtl_map_t maps[MAPS];
    struct rlimit limit, few;
    int found = 0;

    (void)state;
    assert_int_equal(getrlimit(RLIMIT_NOFILE, &limit), 0);
    few = limit;
    few.rlim_cur = 96;
    for (int64_t each = 0; each < MAPS; each++)
        assert_success(dtl_map_create(world.ctx, DTL_DTYPE_INT64, DTL_DTYPE_INT64, &maps[each]));
    assert_int_equal(setrlimit(RLIMIT_NOFILE, &few), 0);
    for (int64_t each = 0; each < MAPS; each++)
        for (int64_t key = world.rank; key < (int64_t)EACH * world.size; key += world.size)
            assert_success(dtl_map_insert(maps[each], &key, &each));
    for (int64_t each = 0; each < MAPS; each++) {
        assert_success(dtl_map_sync(maps[each]));
        for (int64_t key = 0; key < (int64_t)EACH * world.size; key++) {
            int64_t value = -1;

            assert_success(dtl_map_find(maps[each], &key, &value, &found));
            assert_true(found && value == each);
        }
    }
    assert_int_equal(setrlimit(RLIMIT_NOFILE, &limit), 0);
    for (int64_t each = 0; each < MAPS; each++)
        dtl_map_destroy(maps[each]);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(values_found_are_not_torn_while_others_write, set_up,
                                        tear_down),
        cmocka_unit_test_setup_teardown(a_counter_never_decreases, set_up, tear_down),
        cmocka_unit_test_setup_teardown(flushed_writes_are_visible_after_a_message, set_up,
                                        tear_down),
        cmocka_unit_test_setup_teardown(lookups_need_nothing_from_the_owner, set_up, tear_down),
        cmocka_unit_test_setup_teardown(writes_keep_their_order, set_up, tear_down),
        cmocka_unit_test(maps_leave_file_descriptors_for_the_program),
    };

    uses_requests = argc > 1 && strcmp(argv[1], "requests") == 0;
    if (uses_requests)
        setenv("DTL_SHARED_MEMORY", "0", 1);
    else if (argc > 1)
        setenv("DTL_PROGRESS", "poll", 1); /* a rank serves requests only inside its calls */
    return run_in_world("sharing", tests, COUNT_OF(tests));
}
