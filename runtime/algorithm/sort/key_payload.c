/* SPDX-License-Identifier: BSD-3-Clause */
/* Records of a key and its payload: see key_payload.h. */
#include "key_payload.h"

#include <string.h>

#include "algorithm/parallel.h"

/* One member of all records, and the array that it is copied from or to. */
struct column {
    const struct pairs *pairs;
    uint64_t offset;
    uint64_t bytes;
    const char *values;
    char *out; /* destination of a read, in place of `values` */
};

/* Inlined with a constant `bytes`, so that the copies become single instructions. */
static inline void column_write(const struct column *column, struct part part, uint64_t bytes)
{
    uint64_t stride = column->pairs->order.stride;
    char *records = (char *)column->pairs->records.start + column->offset;

    for (uint64_t index = part.begin; index < part.end; index++)
        memcpy(records + index * stride, column->values + index * bytes, bytes);
}

/* Copies a member of the records to `out`; inlined likewise. */
static inline void column_read(const struct column *column, struct part part, uint64_t bytes)
{
    uint64_t stride = column->pairs->order.stride;
    const char *records = (const char *)column->pairs->records.start + column->offset;

    for (uint64_t index = part.begin; index < part.end; index++)
        memcpy(column->out + index * bytes, records + index * stride, bytes);
}

/* Defines part_NAME, a part_work that calls the loop with constants for the usual sizes. */
#define SPECIALIZE_SIZES(loop)                                                                     \
    static void part_##loop(void *state, struct part part, int thread)                             \
    {                                                                                              \
        const struct column *column = state;                                                       \
                                                                                                   \
        (void)thread;                                                                              \
        if (column->bytes == 8)                                                                    \
            loop(column, part, 8);                                                                 \
        else if (column->bytes == 4)                                                               \
            loop(column, part, 4);                                                                 \
        else                                                                                       \
            loop(column, part, column->bytes);                                                     \
    }

SPECIALIZE_SIZES(column_write)
SPECIALIZE_SIZES(column_read)

/* Runs the work on a column, in parts with threads. */
static void run_on_column(part_work work, struct column column)
{
    const struct pairs *pairs = column.pairs;
    int parts = dtl__part_count(pairs->order.execution, pairs->count, pairs->order.stride);

    dtl__part_run(pairs->count, parts, work, &column);
}

/* Returns the size of a record: a multiple of the key size, so that keys are aligned. */
static uint64_t record_bytes(uint64_t key_bytes, uint64_t payload_bytes)
{
    return key_bytes + (payload_bytes + key_bytes - 1) / key_bytes * key_bytes;
}

dtl_status dtl__pairs_open(const struct record_order *order, const void *keys,
                           const void *payload_data, uint64_t payload_bytes, uint64_t count,
                           struct pairs *out)
{
    struct pairs pairs = {.order = *order, .payload_bytes = payload_bytes, .count = count};
    uint64_t size = order->type->size;
    dtl_status status;

    pairs.order.stride = record_bytes(size, payload_bytes);
    status = dtl__scratch_open(&pairs.records, dtl__times(count, pairs.order.stride),
                               "records of a sort");
    if (status != DTL_SUCCESS)
        return status;
    run_on_column(part_column_write,
                  (struct column){.pairs = &pairs, .bytes = size, .values = keys});
    run_on_column(part_column_write, (struct column){.pairs = &pairs,
                                                     .offset = size,
                                                     .bytes = payload_bytes,
                                                     .values = payload_data});
    *out = pairs;
    return DTL_SUCCESS;
}

void dtl__pairs_read(const struct pairs *pairs, void *keys, void *payload_data)
{
    uint64_t size = pairs->order.type->size;

    if (keys != NULL)
        run_on_column(part_column_read,
                      (struct column){.pairs = pairs, .bytes = size, .out = keys});
    run_on_column(part_column_read, (struct column){.pairs = pairs,
                                                    .offset = size,
                                                    .bytes = pairs->payload_bytes,
                                                    .out = payload_data});
}

void dtl__pairs_close(struct pairs *pairs)
{
    dtl__scratch_close(&pairs->records);
}
