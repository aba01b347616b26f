/* SPDX-License-Identifier: BSD-3-Clause */
/* Access to the local entries, always as copies, because other ranks may write at the same time. */
#include "map.h"

#include "dtl_impl.h"

/* Copies all local entries. The caller holds the map's lock, and the arrays are large enough. */
static void entries_copy(const struct map *map, char *keys, char *values)
{
    const void *key;
    void *value;
    uint64_t slot = 0;

    while (dtl__table_next(&map->table, &slot, &key, &value)) {
        dtl__table_copy(keys, key, map->table.key_bytes);
        dtl__table_copy(values, value, map->table.value_bytes);
        keys += map->table.key_bytes;
        values += map->table.value_bytes;
    }
}

dtl_status dtl_impl_map_local_entries(struct map *map, void *keys, void *values,
                                      dtl_size_t capacity, dtl_size_t *count)
{
    uint64_t entries;

    pthread_mutex_lock(&map->lock);
    entries = map->table.count;
    if (entries <= capacity)
        entries_copy(map, keys, values);
    pthread_mutex_unlock(&map->lock);
    if (entries > capacity)
        return dtl__refuse_argument(DTL_ERROR_BUFFER_TOO_SMALL, "capacity-range",
                                    "capacity is %llu; expected at least the local size, %llu",
                                    (unsigned long long)capacity, (unsigned long long)entries);
    *count = entries;
    return DTL_SUCCESS;
}

dtl_status dtl_impl_map_for_each(struct map *map, dtl_map_func func, void *user_data)
{
    char *keys = NULL;
    char *values = NULL;
    uint64_t count;
    dtl_status status;

    pthread_mutex_lock(&map->lock);
    count = map->table.count;
    status =
        dtl__alloc((void **)&keys, dtl__times(count, map->table.key_bytes), "copy of a map's keys");
    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&values, dtl__times(count, map->table.value_bytes),
                            "copy of a map's values");
    if (status == DTL_SUCCESS)
        entries_copy(map, keys, values);
    pthread_mutex_unlock(&map->lock);

    uint64_t key_bytes = map->table.key_bytes; /* func may destroy the map */
    uint64_t value_bytes = map->table.value_bytes;

    for (uint64_t index = 0; index < count && status == DTL_SUCCESS; index++)
        func(keys + index * key_bytes, values + index * value_bytes, user_data);
    dtl__release(keys);
    dtl__release(values);
    return status;
}
