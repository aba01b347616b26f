/* SPDX-License-Identifier: BSD-3-Clause */
/* A map's hash has a random seed: keys chosen to collide are distributed as well as other keys. */
#include "../support/support.h"

#include <stdlib.h>

#include "map/hash_table.h"

enum { KEYS = 1 << 12, SLOTS = 1 << 13 };

static unsigned char is_full[SLOTS];

/* Counts the keys whose slot is taken; about 870 for random keys. */
static int collisions_of(const struct table_seed *seed, const void *keys, uint64_t key_bytes)
{
    int found = 0;

    memset(is_full, 0, sizeof is_full);
    for (uint64_t index = 0; index < KEYS; index++) {
        uint64_t hash = dtl__table_hash(seed, (const char *)keys + index * key_bytes, key_bytes);

        found += is_full[hash % SLOTS];
        is_full[hash % SLOTS] = 1;
    }
    return found;
}

static void keys_of_any_pattern_are_distributed_evenly(void **state)
{
    static uint64_t keys[KEYS], pairs[2 * KEYS];
    struct table_seed seed = dtl__table_seed_draw();

    (void)state;
    for (int shift = 0; shift <= 52; shift += 4) {
        for (uint64_t index = 0; index < KEYS; index++) {
            keys[index] = index << shift;
            pairs[2 * index] = 7;
            pairs[2 * index + 1] = index << shift;
        }
        assert_in_range(collisions_of(&seed, keys, 8), 0, 1000);
        assert_in_range(collisions_of(&seed, pairs, 16), 0, 1000);
    }
}

/* Keys that collide under one seed don't collide under another, so an attacker can't choose
 * colliding keys before a map is created. */
static void keys_colliding_under_one_seed_do_not_under_another(void **state)
{
    static uint64_t keys[KEYS];
    struct table_seed known = dtl__table_seed_draw(), other = dtl__table_seed_draw();
    uint64_t count = 0;

    (void)state;
    assert_memory_not_equal(&known, &other, sizeof known);
    for (uint64_t key = 0; count < KEYS; key++)
        if (dtl__table_hash(&known, &key, 8) % SLOTS < 8)
            keys[count++] = key;
    assert_in_range(collisions_of(&known, keys, 8), KEYS - 8, KEYS);
    assert_in_range(collisions_of(&other, keys, 8), 0, 1000);
}

/* Returns the keys of a map in the order of its table. */
static void entries_of(const char *seed, int64_t *keys)
{
    static int64_t values[KEYS];
    dtl_size_t count = 0;
    dtl_map_t map = NULL;

    setenv("DTL_SEED", seed, 1);
    assert_success(dtl_map_create(world.ctx, DTL_DTYPE_INT64, DTL_DTYPE_INT64, &map));
    for (int64_t key = 0; key < 100; key++)
        assert_success(dtl_map_insert(map, &key, &key));
    assert_success(dtl_map_local_entries(map, keys, values, KEYS, &count));
    assert_int_equal(count, 100);
    dtl_map_destroy(map);
    unsetenv("DTL_SEED");
}

static void an_explicit_seed_fixes_the_order_of_entries(void **state)
{
    int64_t once[KEYS], again[KEYS], other[KEYS];

    (void)state;
    entries_of("7", once);
    entries_of("7", again);
    entries_of("seven", other);
    assert_memory_equal(once, again, 100 * sizeof *once);
    assert_memory_not_equal(once, other, 100 * sizeof *once);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(keys_of_any_pattern_are_distributed_evenly),
        cmocka_unit_test(keys_colliding_under_one_seed_do_not_under_another),
        cmocka_unit_test(an_explicit_seed_fixes_the_order_of_entries),
    };

    return run_in_world("seed", tests, COUNT_OF(tests));
}
