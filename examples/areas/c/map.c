/* SPDX-License-Identifier: BSD-3-Clause */
#include <stdint.h>
#include <stdio.h>

#include "areas.h"

static void map_one(dtl_context_t ctx)
{
    int64_t key = 7, missing = 8;
    double half = 0.5, quarter = 0.25, value = 0;
    int found, is_there, erased, replaced;
    dtl_map_t map;

    check(dtl_map_create(ctx, DTL_DTYPE_INT64, DTL_DTYPE_FLOAT64, &map));
    if (dtl_context_is_root(ctx))
        check(dtl_map_insert(map, &key, &half));
    check(dtl_map_sync(map)); /* what each has inserted is where it belongs */
    check(dtl_map_find(map, &key, &value, &found));
    check(dtl_map_contains(map, &missing, &is_there));
    check(dtl_map_sync(map)); /* all have looked */
    if (dtl_context_is_root(ctx)) {
        printf("%.2f, found: %d, another: %d\n", value, found, is_there);
        check(dtl_map_replace(map, &key, &half, &quarter, &replaced)); /* if it is a half */
        check(dtl_map_find(map, &key, &value, &found));
        check(dtl_map_erase(map, &key, &erased));
        printf("replaced: %d, %.2f, erased: %d\n", replaced, value, erased);
    }
    check(dtl_map_sync(map));
    dtl_map_destroy(map);
}

static void map_combine(dtl_context_t ctx)
{
    int64_t key = dtl_context_rank(ctx), one = 1, value = 0;
    int found;
    dtl_map_t counts;

    check(dtl_map_create(ctx, DTL_DTYPE_INT64, DTL_DTYPE_INT64, &counts));
    for (int time = 0; time < 3; ++time)
        check(dtl_map_combine(counts, &key, &one, DTL_OP_SUM));
    check(dtl_map_sync(counts));
    key = 0;
    check(dtl_map_find(counts, &key, &value, &found));
    if (dtl_context_is_root(ctx))
        printf("rank 0 came %d times\n", (int)value);
    dtl_map_destroy(counts);
}

static void map_many(dtl_context_t ctx)
{
    int64_t keys[3] = {1, 2, 3}, values[3] = {10, 20, 30}, found[3];
    uint8_t is_there[3], erased[3];
    dtl_map_t map;

    check(dtl_map_create(ctx, DTL_DTYPE_INT64, DTL_DTYPE_INT64, &map));
    if (dtl_context_is_root(ctx))
        check(dtl_map_insert_batch(map, keys, values, 3));
    check(dtl_map_sync(map));
    check(dtl_map_combine_batch(map, keys, values, dtl_context_is_root(ctx) ? 3 : 0, DTL_OP_SUM));
    check(dtl_map_sync(map));
    check(dtl_map_find_batch(map, keys, 3, found, is_there));
    check(dtl_map_contains_batch(map, keys, 3, is_there));
    check(dtl_map_sync(map)); /* all have looked */
    if (dtl_context_is_root(ctx)) {
        check(dtl_map_erase_batch(map, keys, 3, erased));
        printf("%d %d %d, erased: %d\n", (int)found[0], (int)found[1], (int)found[2],
               erased[0] + erased[1] + erased[2]);
    }
    check(dtl_map_flush(map));
    check(dtl_map_clear(map));
    dtl_map_destroy(map);
}

static void map_questions(dtl_context_t ctx)
{
    int64_t key = dtl_context_rank(ctx), keys[9], values[9];
    dtl_size_t count;
    dtl_map_t map;

    check(dtl_map_create(ctx, DTL_DTYPE_INT64, DTL_DTYPE_INT64, &map));
    check(dtl_map_insert(map, &key, &key));
    check(dtl_map_sync(map));
    check(dtl_map_local_entries(map, keys, values, dtl_map_local_size(map), &count));
    if (dtl_map_global_size(map) == (dtl_size_t)dtl_context_size(ctx) && dtl_context_is_root(ctx))
        printf("an entry a rank, int64: %s, unsaid: %s, mine: %s\n",
               dtl_map_key_dtype(map) == dtl_map_value_dtype(map) ? "yes" : "no",
               dtl_map_is_dirty(map) ? "some" : "none",
               count == dtl_map_local_size(map) ? "all" : "some");
    if (dtl_context_is_root(ctx))
        printf("it has an owner: %s, valid: %s\n", dtl_map_owner(map, &key) >= 0 ? "yes" : "no",
               dtl_map_is_valid(map) ? "yes" : "no");
    dtl_map_destroy(map);
}

static void map_sized(dtl_context_t ctx)
{
    int32_t place[2] = {3, 4}; /* one key */
    double colour[3] = {0.25, 0.5, 1.0}, seen[3];
    int found;
    dtl_map_t map;

    check(dtl_map_create_sized(ctx, DTL_DTYPE_INT32, 2, DTL_DTYPE_FLOAT64, 3, &map));
    if (dtl_context_is_root(ctx))
        check(dtl_map_insert(map, place, colour));
    check(dtl_map_sync(map));
    check(dtl_map_find(map, place, seen, &found));
    if (dtl_context_is_root(ctx))
        printf("%d bytes a key, %d a value: %.2f %.2f %.2f\n", (int)dtl_map_key_size(map),
               (int)dtl_map_value_size(map), seen[0], seen[1], seen[2]);
    dtl_map_destroy(map);
}

static void map_conditions(dtl_context_t ctx)
{
    int64_t keys[3] = {1, 2, 3}, expected[3] = {10, 99, 0}, values[3] = {11, 22, 33};
    int64_t first[2] = {10, 20};
    uint8_t present[3] = {1, 1, 0}, replaced[3]; /* the third must not be there */
    dtl_map_t map;

    check(dtl_map_create(ctx, DTL_DTYPE_INT64, DTL_DTYPE_INT64, &map));
    if (dtl_context_is_root(ctx)) {
        check(dtl_map_insert_batch(map, keys, first, 2));
        check(dtl_map_flush(map));
        check(dtl_map_replace_batch(map, keys, expected, present, values, 3, replaced));
        printf("replaced: %d %d %d\n", replaced[0], replaced[1], replaced[2]);
    }
    dtl_map_destroy(map);
}

/* Combines the stored value of a key with a new one. */
static void product(const void *a, const void *b, void *result, void *user_data)
{
    (void)user_data;
    *(int64_t *)result = *(const int64_t *)a * *(const int64_t *)b;
}

/* Sees each entry of this rank. */
static void add_up(const void *key, const void *value, void *user_data)
{
    (void)key;
    *(int64_t *)user_data += *(const int64_t *)value;
}

static void map_functions(dtl_context_t ctx)
{
    int64_t keys[3] = {1, 2, 3}, values[3] = {10, 20, 30}, twos[3] = {2, 2, 2}, five = 5;
    int64_t mine = 0, total = 0;
    dtl_map_t map;

    check(dtl_map_create(ctx, DTL_DTYPE_INT64, DTL_DTYPE_INT64, &map));
    if (dtl_context_is_root(ctx)) {
        check(dtl_map_insert_batch(map, keys, values, 3));
        check(dtl_map_flush(map));
        check(dtl_map_combine_with(map, &keys[0], &five, product, NULL));
        check(dtl_map_combine_with_batch(map, keys, twos, 3, product, NULL));
    }
    check(dtl_map_sync(map));
    check(dtl_map_for_each(map, add_up, &mine));
    check(dtl_allreduce(ctx, &mine, &total, 1, DTL_DTYPE_INT64, DTL_OP_SUM));
    if (dtl_context_is_root(ctx))
        printf("all values: %d\n", (int)total);
    dtl_map_destroy(map);
}

const struct example map_examples[] = {
    EXAMPLE(map_one),   EXAMPLE(map_combine),    EXAMPLE(map_many),      EXAMPLE(map_questions),
    EXAMPLE(map_sized), EXAMPLE(map_conditions), EXAMPLE(map_functions), {NULL, NULL},
};
