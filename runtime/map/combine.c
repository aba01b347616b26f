/* SPDX-License-Identifier: BSD-3-Clause */
/* Combination by the program's own function, which only the rank that was given it can call: it
 * takes the values, combines, and replaces them where they are still the same; what others have
 * changed meanwhile goes round again.  Every round some rank succeeds. */
#include "map.h"

#include "dtl_impl.h"

#define NONE UINT64_MAX

/* The distinct keys of a batch, those still to do in front, and what is known of them. */
struct combination {
    char *all_keys; /* the batch's, normal */
    char *keys;     /* distinct ones */
    char *old_values;
    char *new_values;
    unsigned char *present;
    unsigned char *done;
    uint64_t *first; /* of a key's values in the batch */
    uint64_t *last;
    uint64_t *next; /* of a value: the next one for its key */
    uint64_t count; /* keys to do */
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

/* Finds the distinct keys of a batch, and chains the values of each. */
static dtl_status keys_gather(const struct map *map, const void *keys, uint64_t count,
                              struct combination *work)
{
    uint64_t bytes = map->table.key_bytes;
    struct table seen = dtl__table_make(bytes, 1, sizeof(uint64_t), 8);
    dtl_status status = DTL_SUCCESS;

    seen.seed = map->table.seed;
    memcpy(work->all_keys, keys, count * bytes);
    dtl__map_normalise(map, work->all_keys, count);
    for (uint64_t index = 0; index < count && status == DTL_SUCCESS; index++) {
        const char *key = work->all_keys + index * bytes;
        uint64_t *place;
        bool is_new;

        work->next[index] = NONE;
        status = dtl__table_place(&seen, key, dtl__table_hash(&seen.seed, key, bytes),
                                  (void **)&place, &is_new);
        if (status != DTL_SUCCESS)
            break;
        if (is_new) {
            *place = work->count++;
            memcpy(work->keys + *place * bytes, key, bytes);
            work->first[*place] = index;
        } else {
            work->next[work->last[*place]] = index;
        }
        work->last[*place] = index;
    }
    dtl__table_clear(&seen);
    return status;
}

/* The maps that this thread combines values of, each within a function of the one before. */
struct combined {
    const struct map *map;
    const struct combined *outer;
};

static _Thread_local const struct combined *innermost;

dtl_status dtl__map_refuse_combined(const struct map *map)
{
    const struct combined *each = innermost;

    while (each != NULL && each->map != map)
        each = each->outer;
    if (each == NULL)
        return DTL_SUCCESS;
    return dtl__refuse_argument(DTL_ERROR_INVALID_STATE, "map-call",
                                "this thread is in a function that combines values of the map; "
                                "expected none that changes the map");
}

static void values_combine(struct map *map, struct combination *work, const char *values,
                           dtl_binary_func func, void *user_data)
{
    const struct combined combined = {map, innermost};
    uint64_t bytes = map->table.value_bytes;

    innermost = &combined;
    atomic_fetch_add(&map->combining, 1);
    for (uint64_t key = 0; key < work->count; key++) {
        char *result = work->new_values + key * bytes;
        uint64_t index = work->first[key];

        if (work->present[key]) {
            memcpy(result, work->old_values + key * bytes, bytes);
        } else {
            memcpy(result, values + index * bytes, bytes);
            index = work->next[index];
        }
        for (; index != NONE; index = work->next[index])
            func(result, values + index * bytes, result, user_data);
    }
    atomic_fetch_sub(&map->combining, 1);
    innermost = combined.outer;
}

/* Keeps the keys whose values others had changed. */
static void keys_keep(const struct map *map, struct combination *work)
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

static dtl_status round_make(struct map *map, struct combination *work, const void *values,
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
        keys_keep(map, work);
    return status;
}

dtl_status dtl_impl_map_combine_with_batch(struct map *map, const void *keys, const void *values,
                                           dtl_size_t count, dtl_binary_func func, void *user_data)
{
    struct combination work = {0};
    dtl_status status = dtl__map_may_change(map);

    if (status != DTL_SUCCESS || count == 0)
        return status;
    status = combination_alloc(map, count, &work);
    if (status == DTL_SUCCESS)
        status = keys_gather(map, keys, count, &work);
    while (work.count > 0 && status == DTL_SUCCESS)
        status = round_make(map, &work, values, func, user_data);
    combination_release(&work);
    return status;
}

dtl_status dtl_impl_map_combine_with(struct map *map, const void *key, const void *value,
                                     dtl_binary_func func, void *user_data)
{
    return dtl_impl_map_combine_with_batch(map, key, value, 1, func, user_data);
}
