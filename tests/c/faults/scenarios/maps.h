/* SPDX-License-Identifier: BSD-3-Clause */
/* Maps. */
#ifndef DTL_TEST_SCENARIOS_MAPS_H
#define DTL_TEST_SCENARIOS_MAPS_H

#include "shared.h"

static dtl_status make_map(void)
{
    dtl_map_t made = NULL;
    dtl_status status = dtl_map_create(world.ctx, DTL_DTYPE_INT64, DTL_DTYPE_FLOAT64, &made);

    dtl_map_destroy(made);
    return status;
}

static dtl_status fill_map(void)
{
    enum { KEYS = 4 * COUNT };
    int64_t keys[KEYS];
    double values[KEYS] = {0};

    for (int64_t index = 0; index < KEYS; index++)
        keys[index] = index;
    return dtl_map_insert_batch(map, keys, values, KEYS);
}

static dtl_status find_in_map(void)
{
    int64_t keys[COUNT];
    double values[COUNT];
    int found[COUNT];

    for (int64_t index = 0; index < COUNT; index++)
        keys[index] = index;
    return dtl_map_find_batch(map, keys, COUNT, values, found);
}

/* Creates a map first, because the state shared by maps is freed only with the last map. */
static dtl_status begin_map(void)
{
    int64_t keys[COUNT];
    double values[COUNT] = {0};
    dtl_status status = dtl_map_create(world.ctx, DTL_DTYPE_INT64, DTL_DTYPE_FLOAT64, &map);

    for (int64_t index = 0; index < COUNT; index++)
        keys[index] = index;
    if (status == DTL_SUCCESS)
        status = dtl_map_insert_batch(map, keys, values, COUNT);
    if (status == DTL_SUCCESS)
        status = dtl_map_sync(map);
    return status == DTL_SUCCESS ? find_in_map() : status;
}

static dtl_status synchronise_map(void)
{
    dtl_status filled = fill_map(), synchronised = dtl_map_sync(map);

    return filled != DTL_SUCCESS ? filled : synchronised;
}

static dtl_status combine_in_map(void)
{
    const int64_t keys[] = {1, 2, 3, 4, 5, 6, 7, 8};
    const double values[8] = {0};
    dtl_status combined = dtl_map_combine_batch(map, keys, values, 8, DTL_OP_SUM);
    dtl_status synchronised = dtl_map_sync(map);

    return combined != DTL_SUCCESS ? combined : synchronised;
}

static dtl_status erase_from_map(void)
{
    const int64_t keys[] = {1, 2, 3, 4, 5, 6, 7, 8};
    uint8_t erased[8];

    return dtl_map_erase_batch(map, keys, 8, erased);
}

static void look(const void *key, const void *value, void *user_data)
{
    (void)key;
    (void)value;
    (void)user_data;
}

static dtl_status walk_map(void)
{
    return dtl_map_for_each(map, look, NULL);
}

#endif
