/* SPDX-License-Identifier: BSD-3-Clause */
/* Normalization and hashing of keys. Normalized keys that are equal have equal bytes: floats have
 * one zero and one NaN, and bool has one true. */
#include "map.h"

/* Normalizes every `step`th of `count` floats. */
static void floats_normalize(float *values, uint64_t count, uint64_t step)
{
    for (uint64_t index = 0; index < count; index += step)
        if (values[index] == 0)
            values[index] = 0; /* -0.0 */
        else if (values[index] != values[index])
            values[index] = __builtin_nanf("");
}

/* Normalizes every `step`th of `count` doubles. */
static void doubles_normalize(double *values, uint64_t count, uint64_t step)
{
    for (uint64_t index = 0; index < count; index += step)
        if (values[index] == 0)
            values[index] = 0;
        else if (values[index] != values[index])
            values[index] = __builtin_nan("");
}

/* Half-precision floats as bits. `infinity` has the exponent of NaNs and a zero fraction. */
static void halves_normalize(uint16_t *values, uint64_t count, uint16_t infinity)
{
    for (uint64_t index = 0; index < count; index++) {
        uint16_t magnitude = values[index] & 0x7fff;

        if (magnitude == 0)
            values[index] = 0;
        else if (magnitude > infinity)
            values[index] = infinity | 0x40;
    }
}

static void bools_normalize(unsigned char *values, uint64_t count)
{
    for (uint64_t index = 0; index < count; index++)
        values[index] = values[index] != 0;
}

bool dtl__map_needs_normalization(dtl_dtype dtype)
{
    switch (dtype) {
    case DTL_DTYPE_FLOAT32:
    case DTL_DTYPE_FLOAT64:
    case DTL_DTYPE_FLOAT16:
    case DTL_DTYPE_BFLOAT16:
    case DTL_DTYPE_COMPLEX64:
    case DTL_DTYPE_COMPLEX128:
    case DTL_DTYPE_FLOAT32_INT32:
    case DTL_DTYPE_FLOAT64_INT64:
    case DTL_DTYPE_BOOL:
        return true;
    default:
        return false;
    }
}

void dtl__map_normalize(const struct map *map, void *keys, uint64_t count)
{
    uint64_t elements = count * map->key_count;

    switch (map->key_type->id) {
    case DTL_DTYPE_FLOAT32:
        floats_normalize(keys, elements, 1);
        break;
    case DTL_DTYPE_COMPLEX64:
        floats_normalize(keys, 2 * elements, 1);
        break;
    case DTL_DTYPE_FLOAT32_INT32:
        floats_normalize(keys, 2 * elements, 2);
        break;
    case DTL_DTYPE_FLOAT64:
        doubles_normalize(keys, elements, 1);
        break;
    case DTL_DTYPE_COMPLEX128:
        doubles_normalize(keys, 2 * elements, 1);
        break;
    case DTL_DTYPE_FLOAT64_INT64:
        doubles_normalize(keys, 2 * elements, 2);
        break;
    case DTL_DTYPE_FLOAT16:
        halves_normalize(keys, elements, 0x7c00);
        break;
    case DTL_DTYPE_BFLOAT16:
        halves_normalize(keys, elements, 0x7f80);
        break;
    case DTL_DTYPE_BOOL:
        bools_normalize(keys, elements);
        break;
    default:
        break;
    }
}

void dtl__map_hash(const struct map *map, const char *keys, uint64_t stride, uint64_t count,
                   uint64_t *hashes)
{
    if (map->table.key_bytes == 8)
        for (uint64_t index = 0; index < count; index++)
            hashes[index] = dtl__table_hash(&map->table.seed, keys + index * stride, 8);
    else
        for (uint64_t index = 0; index < count; index++)
            hashes[index] =
                dtl__table_hash(&map->table.seed, keys + index * stride, map->table.key_bytes);
}

dtl_status dtl__normalized_keys_alloc(const struct map *map, uint64_t count,
                                      struct normalized_keys *out)
{
    uint64_t bytes = (count < map->block ? count : map->block) * map->table.key_bytes;

    out->keys = NULL;
    if (bytes > sizeof out->inline_keys)
        return dtl__alloc((void **)&out->keys, bytes, "keys of a map");
    out->keys = out->inline_keys;
    return DTL_SUCCESS;
}

const char *dtl__map_prepare_keys(const struct map *map, struct normalized_keys *normalized,
                                  const char *keys, uint64_t count, uint64_t *hashes)
{
    uint64_t bytes = map->table.key_bytes;

    if (normalized->keys != NULL) {
        memcpy(normalized->keys, keys, count * bytes);
        dtl__map_normalize(map, normalized->keys, count);
        keys = normalized->keys;
    }
    dtl__map_hash(map, keys, bytes, count, hashes);
    return keys;
}
