/* SPDX-License-Identifier: BSD-3-Clause */
/* Records of a key and what goes with it. */
#include "key_payload.h"

#include <string.h>

#include "algorithm/parallel.h"

/* What lies at one place of all records, and by itself. */
struct column {
    const struct pairs *pairs;
    uint64_t offset;
    uint64_t bytes;
    const char *values;
    char *out; /* in place of `values`, where it is read */
};

/* With a size that the compiler may know. */
static inline void column_write(const struct column *column, struct part part, uint64_t bytes)
{
    uint64_t stride = column->pairs->order.stride;
    char *records = (char *)column->pairs->records.start + column->offset;

    for (uint64_t index = part.begin; index < part.end; index++)
        memcpy(records + index * stride, column->values + index * bytes, bytes);
}

static inline void column_read(const struct column *column, struct part part, uint64_t bytes)
{
    uint64_t stride = column->pairs->order.stride;
    const char *records = (const char *)column->pairs->records.start + column->offset;

    for (uint64_t index = part.begin; index < part.end; index++)
        memcpy(column->out + index * bytes, records + index * stride, bytes);
}

/* A part_work. */
#define OF_USUAL_SIZES(loop)                                                                       \
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

OF_USUAL_SIZES(column_write)
OF_USUAL_SIZES(column_read)

static void column_visit(part_work work, struct column column)
{
    const struct pairs *pairs = column.pairs;
    int parts = dtl__part_count(pairs->order.execution, pairs->count, pairs->order.stride);

    dtl__part_run(pairs->count, parts, work, &column);
}

/* A record is as long as a number of keys, so that each key lies at a multiple of its size. */
static uint64_t record_bytes(uint64_t key_bytes, uint64_t companion_bytes)
{
    return key_bytes + (companion_bytes + key_bytes - 1) / key_bytes * key_bytes;
}

dtl_status dtl__pairs_open(const struct order *order, const void *keys, const void *companions,
                           uint64_t companion_bytes, uint64_t count, struct pairs *out)
{
    struct pairs pairs = {.order = *order, .companion_bytes = companion_bytes, .count = count};
    uint64_t size = order->type->size;
    dtl_status status;

    pairs.order.stride = record_bytes(size, companion_bytes);
    status = dtl__scratch_open(&pairs.records, dtl__times(count, pairs.order.stride),
                               "records of a sort");
    if (status != DTL_SUCCESS)
        return status;
    column_visit(part_column_write,
                 (struct column){.pairs = &pairs, .bytes = size, .values = keys});
    column_visit(part_column_write, (struct column){.pairs = &pairs,
                                                    .offset = size,
                                                    .bytes = companion_bytes,
                                                    .values = companions});
    *out = pairs;
    return DTL_SUCCESS;
}

void dtl__pairs_read(const struct pairs *pairs, void *keys, void *companions)
{
    uint64_t size = pairs->order.type->size;

    if (keys != NULL)
        column_visit(part_column_read, (struct column){.pairs = pairs, .bytes = size, .out = keys});
    column_visit(part_column_read, (struct column){.pairs = pairs,
                                                   .offset = size,
                                                   .bytes = pairs->companion_bytes,
                                                   .out = companions});
}

void dtl__pairs_close(struct pairs *pairs)
{
    dtl__scratch_close(&pairs->records);
}
