/* SPDX-License-Identifier: BSD-3-Clause */
/* Combination of values with a function of the program. Only the calling rank can call the
 * function, so it works in rounds: find the current values, combine, and replace each value that is
 * still the same. Keys that other ranks have changed meanwhile go through another round. In every
 * round at least one rank succeeds. */
#include "map.h"

#include "dtl_impl.h"

#define NO_INDEX UINT64_MAX

/* The distinct keys of a batch; keys that need another round come first. */
struct combination {
    char *all_keys; /* all keys of the batch, normalized */
    char *keys;     /* distinct keys */
    char *old_values;
    char *new_values;
    unsigned char *present;
    unsigned char *done;
    uint64_t *first; /* index of each key's first value in the batch */
    uint64_t *last;
    uint64_t *next; /* for each value: index of the next one with the same key */
    uint64_t count; /* number of keys left */
};

static void combination_release(struct combination *work)
{
    dtl__release(work->all_keys);
    dtl__release(work->keys);
    dtl__release(work->old_values);
    dtl__release(work->new_values);
    dtl__release(work->present);
    dtl__release(work->done);
    dtl__release(work->first);
    dtl__release(work->last);
    dtl__release(work->next);
}

/* Allocates the arrays for a batch of `count` keys. The caller releases them also after a failure.
 */
static dtl_status combination_alloc(const struct map *map, uint64_t count, struct combination *out)
{
    const struct {
        void *out;
        uint64_t bytes;
    } parts[] = {
        {&out->all_keys, map->table.key_bytes},
        {&out->keys, map->table.key_bytes},
        {&out->old_values, map->table.value_bytes},
        {&out->new_values, map->table.value_bytes},
        {&out->present, 1},
        {&out->done, 1},
        {&out->first, sizeof *out->first},
        {&out->last, sizeof *out->last},
        {&out->next, sizeof *out->next},
    };
    dtl_status status = DTL_SUCCESS;

    for (size_t index = 0; index < sizeof parts / sizeof *parts && status == DTL_SUCCESS; index++)
        status =
            dtl__alloc(parts[index].out, dtl__times(count, parts[index].bytes), "batch of a map");
    return status;
}

/* Finds the distinct keys of a batch, and links the values of each key in a list. */
static dtl_status keys_gather(const struct map *map, const void *keys, uint64_t count,
                              struct combination *work)
{
    uint64_t bytes = map->table.key_bytes;
    struct table seen = dtl__table_make(bytes, 1, sizeof(uint64_t), 8);
    dtl_status status = DTL_SUCCESS;

    seen.seed = map->table.seed;
    memcpy(work->all_keys, keys, count * bytes);
    dtl__map_normalize(map, work->all_keys, count);
    for (uint64_t index = 0; index < count && status == DTL_SUCCESS; index++) {
        const char *key = work->all_keys + index * bytes;
        uint64_t *number;
        bool is_new;

        work->next[index] = NO_INDEX;
        status = dtl__table_find_or_insert(&seen, key, dtl__table_hash(&seen.seed, key, bytes),
                                           (void **)&number, &is_new);
        if (status != DTL_SUCCESS)
            break;
        if (is_new) {
            *number = work->count++;
            memcpy(work->keys + *number * bytes, key, bytes);
            work->first[*number] = index;
        } else {
            work->next[work->last[*number]] = index;
        }
        work->last[*number] = index;
    }
    dtl__table_clear(&seen);
    return status;
}

/* A stack of the maps whose combining functions this thread is inside of. */
struct combining_scope {
    const struct map *map;
    const struct combining_scope *outer;
};

static _Thread_local const struct combining_scope *innermost;

dtl_status dtl__map_refuse_change(const struct map *map)
{
    const struct combining_scope *each = innermost;

    while (each != NULL && each->map != map)
        each = each->outer;
    if (each == NULL)
        return DTL_SUCCESS;
    return dtl__refuse_argument(DTL_ERROR_INVALID_STATE, "map-call",
                                "this thread is in a function that combines values of the map; "
                                "expected none that changes the map");
}

/* Computes the new value of each key by calling `func` for the current value, if any, and each
 * value of the batch in order. Meanwhile, dtl__map_check_change() fails on this thread. */
static void values_combine(struct map *map, struct combination *work, const char *values,
                           dtl_binary_func func, void *user_data)
{
    const struct combining_scope scope = {map, innermost};
    uint64_t bytes = map->table.value_bytes;

    innermost = &scope;
    atomic_fetch_add(&map->combining_threads, 1);
    for (uint64_t key = 0; key < work->count; key++) {
        char *result = work->new_values + key * bytes;
        uint64_t index = work->first[key];

        if (work->present[key]) {
            memcpy(result, work->old_values + key * bytes, bytes);
        } else {
            memcpy(result, values + index * bytes, bytes);
            index = work->next[index];
        }
        for (; index != NO_INDEX; index = work->next[index])
            func(result, values + index * bytes, result, user_data);
    }
    atomic_fetch_sub(&map->combining_threads, 1);
    innermost = scope.outer;
}

/* Keeps the keys whose values other ranks had changed, for another round. */
static void keys_retain_failed(const struct map *map, struct combination *work)
{
    uint64_t bytes = map->table.key_bytes;
    uint64_t kept = 0;

    for (uint64_t key = 0; key < work->count; key++) {
        if (work->done[key])
            continue;
        memmove(work->keys + kept * bytes, work->keys + key * bytes, bytes);
        work->first[kept++] = work->first[key];
    }
    work->count = kept;
}

/* Runs one round. Afterwards work->count is the number of keys that need another one. */
static dtl_status round_run(struct map *map, struct combination *work, const void *values,
                            dtl_binary_func func, void *user_data)
{
    dtl_status status =
        dtl_impl_map_find_batch(map, work->keys, work->count, work->old_values, work->present);

    if (status != DTL_SUCCESS)
        return status;
    values_combine(map, work, values, func, user_data);
    status = dtl_impl_map_replace_batch(map, work->keys, work->old_values, work->present,
                                        work->new_values, work->count, work->done);
    if (status == DTL_SUCCESS)
        keys_retain_failed(map, work);
    return status;
}

dtl_status dtl_impl_map_combine_with_batch(struct map *map, const void *keys, const void *values,
                                           dtl_size_t count, dtl_binary_func func, void *user_data)
{
    struct combination work = {0};
    dtl_status status = dtl__map_check_change(map);

    if (status != DTL_SUCCESS || count == 0)
        return status;
    status = combination_alloc(map, count, &work);
    if (status == DTL_SUCCESS)
        status = keys_gather(map, keys, count, &work);
    while (work.count > 0 && status == DTL_SUCCESS)
        status = round_run(map, &work, values, func, user_data);
    combination_release(&work);
    return status;
}

dtl_status dtl_impl_map_combine_with(struct map *map, const void *key, const void *value,
                                     dtl_binary_func func, void *user_data)
{
    return dtl_impl_map_combine_with_batch(map, key, value, 1, func, user_data);
}
