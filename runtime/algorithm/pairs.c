/* SPDX-License-Identifier: BSD-3-Clause */
/* Records of a key and what goes with it. */
#include "pairs.h"

#include <string.h>

/* Writes `count` values of `bytes` each into records, at `offset`, or back. */
static void column_write(char *records, uint64_t stride, uint64_t offset, const char *values,
                         uint64_t bytes, uint64_t count)
{
    for (uint64_t index = 0; index < count; index++)
        memcpy(records + index * stride + offset, values + index * bytes, bytes);
}

static void column_read(const char *records, uint64_t stride, uint64_t offset, char *values,
                        uint64_t bytes, uint64_t count)
{
    for (uint64_t index = 0; index < count; index++)
        memcpy(values + index * bytes, records + index * stride + offset, bytes);
}

/* A record is as long as a number of keys, so that each key lies at a multiple of its size. */
static uint64_t record_bytes(uint64_t key_bytes, uint64_t companion_bytes)
{
    return key_bytes + (companion_bytes + key_bytes - 1) / key_bytes * key_bytes;
}

dtl_status dtl__pairs_open(const struct dtype *type, bool is_descending, const void *keys,
                           const void *companions, uint64_t companion_bytes, uint64_t count,
                           struct pairs *out)
{
    struct pairs pairs = {.order = {.type = type,
                                    .stride = record_bytes(type->size, companion_bytes),
                                    .is_descending = is_descending},
                          .companion_bytes = companion_bytes,
                          .count = count};
    uint64_t stride = pairs.order.stride;
    dtl_status status =
        dtl__alloc((void **)&pairs.records, dtl__times(count, stride), "records of a sort");

    if (status != DTL_SUCCESS)
        return status;
    column_write(pairs.records, stride, 0, keys, type->size, count);
    column_write(pairs.records, stride, type->size, companions, companion_bytes, count);
    *out = pairs;
    return DTL_SUCCESS;
}

void dtl__pairs_read(const struct pairs *pairs, void *keys, void *companions)
{
    uint64_t stride = pairs->order.stride, size = pairs->order.type->size;

    if (keys != NULL)
        column_read(pairs->records, stride, 0, keys, size, pairs->count);
    column_read(pairs->records, stride, size, companions, pairs->companion_bytes, pairs->count);
}

void dtl__pairs_close(struct pairs *pairs)
{
    dtl__release(pairs->records);
}
