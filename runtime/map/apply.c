/* SPDX-License-Identifier: BSD-3-Clause */
/* What is done on the rank that owns the keys, for itself and for others. */
#include "map.h"

#include <string.h>

static void float_normalise(float *value)
{
    if (*value == 0)
        *value = 0; /* -0.0 */
    else if (*value != *value)
        *value = __builtin_nanf("");
}

static void double_normalise(double *value)
{
    if (*value == 0)
        *value = 0;
    else if (*value != *value)
        *value = __builtin_nan("");
}

void dtl__map_normalise(const struct map *map, void *key)
{
    if (map->key_type->id == DTL_DTYPE_FLOAT32)
        for (uint64_t index = 0; index < map->key_count; index++)
            float_normalise((float *)key + index);
    if (map->key_type->id == DTL_DTYPE_FLOAT64)
        for (uint64_t index = 0; index < map->key_count; index++)
            double_normalise((double *)key + index);
}

/* Bits 16 to 47: the table of the owner uses the others. */
int32_t dtl__map_owner(const struct map *map, uint64_t hash)
{
    uint64_t middle = (hash >> 16) & UINT32_MAX;

    return (int32_t)((middle * (uint64_t)map->context->comm.size) >> 32);
}

static dtl_status pair_write(struct map *map, const struct map_request *request, const char *key,
                             const char *value)
{
    uint64_t hash = dtl__table_hash(key, map->table.key_bytes);
    void *place;
    bool is_new;
    dtl_status status = dtl__table_place(&map->table, key, hash, &place, &is_new);

    if (status != DTL_SUCCESS)
        return status;
    if (is_new || request->verb == MAP_INSERT)
        memcpy(place, value, map->table.value_bytes);
    else
        dtl__kernel(map->value_type->id, (dtl_reduce_op)request->op)(place, value,
                                                                     map->value_count);
    return DTL_SUCCESS;
}

static bool key_find(const struct map *map, const char *key, char *value)
{
    const void *found =
        dtl__table_find(&map->table, key, dtl__table_hash(key, map->table.key_bytes));

    if (found != NULL && value != NULL)
        memcpy(value, found, map->table.value_bytes);
    return found != NULL;
}

static dtl_status writes_apply(struct map *map, const struct map_request *request,
                               const char *pairs)
{
    uint64_t stride = map->table.stride;

    for (uint64_t index = 0; index < request->count; index++) {
        const char *key = pairs + index * stride;
        dtl_status status = pair_write(map, request, key, key + map->table.value_offset);

        if (status != DTL_SUCCESS)
            return status;
    }
    return DTL_SUCCESS;
}

static void questions_apply(struct map *map, const struct map_request *request, const char *keys,
                            char *found, char *values)
{
    for (uint64_t index = 0; index < request->count; index++) {
        const char *key = keys + index * map->table.key_bytes;
        char *value = values == NULL ? NULL : values + index * map->table.value_bytes;

        if (request->verb == MAP_FIND)
            found[index] = (char)key_find(map, key, value);
        else
            found[index] = (char)dtl__table_erase(&map->table, key,
                                                  dtl__table_hash(key, map->table.key_bytes));
    }
}

dtl_status dtl__map_apply(struct map *map, const struct map_request *request,
                          const char *keys_and_values, char *found, char *values)
{
    dtl_status status = DTL_SUCCESS;

    pthread_mutex_lock(&map->lock);
    if (request->verb == MAP_INSERT || request->verb == MAP_COMBINE)
        status = writes_apply(map, request, keys_and_values);
    else
        questions_apply(map, request, keys_and_values, found, values);
    pthread_mutex_unlock(&map->lock);
    return status;
}

/* Whether a message has as many bytes as its head says: it comes from another process. */
static bool request_fits(const struct map *map, const struct map_request *request, uint64_t bytes)
{
    uint64_t each = request->verb == MAP_FIND || request->verb == MAP_ERASE ? map->table.key_bytes
                                                                            : map->table.stride;
    uint64_t expected;

    return dtl__product(request->count, each, &expected) && expected == bytes - sizeof *request;
}

dtl_status dtl__map_handle(void *object, int32_t source, const void *request, uint64_t bytes,
                           struct answer *answer)
{
    struct map *map = object;
    struct map_request head;
    char *payload = NULL;
    dtl_status status;

    if (bytes < sizeof head)
        return dtl__fail(DTL_ERROR_INVALID_FORMAT, "map: a request of rank %d has %llu bytes",
                         (int)source, (unsigned long long)bytes);
    memcpy(&head, request, sizeof head);
    if (!request_fits(map, &head, bytes))
        return dtl__fail(DTL_ERROR_INVALID_FORMAT,
                         "map: a request of rank %d for %llu keys has %llu bytes", (int)source,
                         (unsigned long long)head.count, (unsigned long long)bytes);

    /* a copy, for the alignment of keys and values */
    status = dtl__alloc((void **)&payload, bytes - sizeof head, "request of a map");
    if (status != DTL_SUCCESS)
        return status;
    memcpy(payload, (const char *)request + sizeof head, bytes - sizeof head);
    if (head.verb == MAP_FIND || head.verb == MAP_ERASE) {
        answer->bytes = head.count * (1 + (head.verb == MAP_FIND ? map->table.value_bytes : 0));
        status = dtl__alloc(&answer->data, answer->bytes, "answer of a map");
    }
    if (status == DTL_SUCCESS) {
        char *found = answer->data;
        char *values = head.verb == MAP_FIND ? found + head.count : NULL;

        status = dtl__map_apply(map, &head, payload, found, values);
    }
    dtl__release(payload);
    return status;
}
