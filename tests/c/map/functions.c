/* SPDX-License-Identifier: BSD-3-Clause */
/* Functions of the program: combination and iteration; and atomic replacement, which combination
 * uses. */
#include "../support/support.h"

static dtl_map_t map_of_integers(void)
{
    dtl_map_t map = NULL;

    assert_success(dtl_map_create(world.ctx, DTL_DTYPE_INT64, DTL_DTYPE_INT64, &map));
    return map;
}

static int64_t value_of(dtl_map_t map, int64_t key)
{
    int64_t value = -1;
    int found = 0;

    assert_success(dtl_map_find(map, &key, &value, &found));
    assert_int_equal(found, 1);
    return value;
}

static void add(const void *a, const void *b, void *result, void *user_data)
{
    int64_t *calls = user_data;

    *(int64_t *)result = *(const int64_t *)a + *(const int64_t *)b;
    (*calls)++;
}

/* Appends digits: neither associative nor commutative. */
static void append(const void *a, const void *b, void *result, void *user_data)
{
    (void)user_data;
    *(int64_t *)result = *(const int64_t *)a * 10 + *(const int64_t *)b;
}

static void combining_with_a_function_loses_no_contribution(void **state)
{
    dtl_map_t map = map_of_integers();
    int64_t calls = 0;

    (void)state;
    for (int64_t turn = 0; turn < 200; turn++) {
        int64_t key = turn % 3;
        int64_t one = 1;

        assert_success(dtl_map_combine_with(map, &key, &one, add, &calls));
    }
    assert_success(dtl_map_sync(map));
    assert_int_equal(value_of(map, 0), 67 * world.size);
    assert_int_equal(value_of(map, 1), 67 * world.size);
    assert_int_equal(value_of(map, 2), 66 * world.size);
    assert_true(calls > 0);
    dtl_map_destroy(map);
}

static void a_batch_combines_in_the_order_of_its_arrays(void **state)
{
    dtl_map_t map = map_of_integers();
    int64_t keys[] = {70 + world.rank, 5, 70 + world.rank, 70 + world.rank};
    int64_t values[] = {1, 1, 2, 3};
    int64_t calls = 0;

    (void)state;
    assert_success(dtl_map_combine_with_batch(map, keys, values, 4, append, NULL));
    assert_int_equal(value_of(map, 70 + world.rank), 123);
    keys[1] = 6;
    assert_success(dtl_map_combine_with_batch(map, keys + 1, values + 1, 1, add, &calls));
    assert_success(dtl_map_combine_with_batch(map, NULL, NULL, 0, add, &calls));
    assert_success(dtl_map_sync(map));
    assert_int_equal(value_of(map, 6), world.size);
    assert_int_equal(dtl_map_global_size(map), 2 + world.size);
    dtl_map_destroy(map);
}

static void one_rank_replaces_the_value_that_all_expect(void **state)
{
    dtl_map_t map = map_of_integers();
    int64_t key = 1234;
    int64_t mine = world.rank;
    int64_t other = 99;
    int won = 0;
    int32_t winners = 0;
    int32_t count;

    (void)state;
    assert_success(dtl_map_replace(map, &key, NULL, &mine, &won)); /* where the key has no value */
    count = won;
    assert_success(dtl_allreduce(world.ctx, &count, &winners, 1, DTL_DTYPE_INT32, DTL_OP_SUM));
    assert_int_equal(winners, 1);
    if (won)
        assert_int_equal(value_of(map, key), mine);

    assert_success(dtl_map_replace(map, &key, &other, &mine, &won));
    assert_int_equal(won, 0);
    assert_success(dtl_map_sync(map));
    dtl_map_destroy(map);
}

static void batches_replace_key_by_key(void **state)
{
    dtl_map_t map = map_of_integers();
    int64_t first = world.rank * INT64_C(10);
    int64_t keys[] = {first, first + 1, first + 2};
    const int64_t old_values[] = {1, 2, 0};
    const int64_t expected[] = {1, 7, 0};
    const unsigned char present[] = {1, 1, 0};
    const int64_t new_values[] = {11, 12, 13};
    unsigned char replaced[3] = {9, 9, 9};

    (void)state;
    assert_success(dtl_map_insert_batch(map, keys, old_values, 2));
    assert_success(dtl_map_replace_batch(map, keys, expected, present, new_values, 3, replaced));
    assert_int_equal(replaced[0], 1);
    assert_int_equal(replaced[1], 0);
    assert_int_equal(replaced[2], 1);
    assert_int_equal(value_of(map, keys[0]), 11);
    assert_int_equal(value_of(map, keys[1]), 2);
    assert_int_equal(value_of(map, keys[2]), 13);
    dtl_map_destroy(map);
}

struct visit {
    dtl_map_t map;
    int64_t entries;
};

/* Writes to the map during an iteration over it. */
static void visit_and_write(const void *key, const void *value, void *user_data)
{
    struct visit *visit = user_data;
    int64_t beyond = *(const int64_t *)key + 1000;
    int erased = 0;

    if (beyond >= 2000)
        return; /* another rank was faster */
    assert_int_equal(*(const int64_t *)key, *(const int64_t *)value);
    assert_success(dtl_map_insert(visit->map, &beyond, value));
    assert_success(dtl_map_erase(visit->map, key, &erased));
    assert_int_equal(erased, 1);
    visit->entries++;
}

static void an_iteration_may_write_and_sees_the_old_entries(void **state)
{
    dtl_map_t map = map_of_integers();
    struct visit visit = {.map = map};
    int64_t mine;

    (void)state;
    for (int64_t key = 0; key < 1000; key++)
        assert_success(dtl_map_insert(map, &key, &key));
    assert_success(dtl_map_sync(map));
    mine = (int64_t)dtl_map_local_size(map);
    assert_success(dtl_map_sync(map)); /* no rank writes to this one before it has queried */
    assert_success(dtl_map_for_each(map, visit_and_write, &visit));
    assert_success(dtl_map_sync(map));

    assert_int_equal(visit.entries, mine);
    assert_int_equal(dtl_map_global_size(map), 1000);
    for (int64_t key = 0; key < 1000; key += 111)
        assert_int_equal(value_of(map, key + 1000), key);
    assert_success(dtl_map_sync(map));
    dtl_map_destroy(map);
}

static void visit_and_close(const void *key, const void *value, void *map)
{
    (void)key;
    (void)value;
    dtl_map_destroy(map);
    assert_message("DTL-map_destroy-map-call");
}

static void a_map_is_not_freed_during_an_iteration(void **state)
{
    dtl_map_t map = map_of_integers();

    (void)state;
    for (int64_t key = 0; key < 10; key++)
        assert_success(dtl_map_insert(map, &key, &key));
    assert_success(dtl_map_sync(map));
    assert_success(dtl_map_for_each(map, visit_and_close, map));
    assert_int_equal(value_of(map, 7), 7);
    assert_success(dtl_map_sync(map));
    dtl_map_destroy(map);
}

static void pending_writes_are_done_when_a_map_is_freed(void **state)
{
    dtl_context_t ctx = NULL;
    dtl_map_t map = NULL;
    int64_t key = 0;

    (void)state;
    assert_success(dtl_context_dup(world.ctx, &ctx));
    assert_success(dtl_map_create(ctx, DTL_DTYPE_INT64, DTL_DTYPE_INT64, &map));
    dtl_context_destroy(ctx); /* the map holds a reference */
    for (; key < 1000; key++)
        assert_success(dtl_map_insert(map, &key, &key));
    assert_int_equal(value_of(map, 17), 17);
    dtl_map_destroy(map);
    dtl_map_destroy(map); /* no effect: the map is closed */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(combining_with_a_function_loses_no_contribution),
        cmocka_unit_test(a_batch_combines_in_the_order_of_its_arrays),
        cmocka_unit_test(one_rank_replaces_the_value_that_all_expect),
        cmocka_unit_test(batches_replace_key_by_key),
        cmocka_unit_test(an_iteration_may_write_and_sees_the_old_entries),
        cmocka_unit_test(a_map_is_not_freed_during_an_iteration),
        cmocka_unit_test(pending_writes_are_done_when_a_map_is_freed),
    };

    return run_in_world("functions", tests, COUNT_OF(tests));
}
