/* SPDX-License-Identifier: BSD-3-Clause */
/* Batched inserts and finds of a map, against an open-addressing table without communication on
 * every rank at the same time: a line of JSON each, with keys a second and rank. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <dtl/dtl.h>

#include "must.h"

enum { KEYS = 1 << 20, BATCH = 1 << 16, ROUNDS = 9 };

static dtl_context_t ctx;
static dtl_map_t map;
static int64_t keys[KEYS];
static double values[KEYS];
static unsigned char found[KEYS];

/* ---- the table: linear probing, at most half full, 64-bit keys of which 0 is none -------------
 */

struct entry {
    int64_t key;
    double value;
};

static struct entry *entries;
static uint64_t capacity, used;

static uint64_t hash(uint64_t bits)
{
    bits ^= bits >> 33;
    bits *= 0xff51afd7ed558ccdULL;
    bits ^= bits >> 33;
    bits *= 0xc4ceb9fe1a85ec53ULL;
    return bits ^ (bits >> 33);
}

static struct entry *place(int64_t key)
{
    uint64_t slot = hash((uint64_t)key) & (capacity - 1);

    while (entries[slot].key != key && entries[slot].key != 0)
        slot = (slot + 1) & (capacity - 1);
    return &entries[slot];
}

static void table_grow(void)
{
    struct entry *old = entries;
    uint64_t count = capacity;

    capacity = capacity == 0 ? 16 : 2 * capacity;
    entries = calloc(capacity, sizeof *entries);
    must(entries != NULL, "calloc");
    for (uint64_t slot = 0; slot < count; slot++)
        if (old[slot].key != 0)
            *place(old[slot].key) = old[slot];
    free(old);
}

static void table_insert(int64_t key, double value)
{
    if (2 * used >= capacity)
        table_grow();

    struct entry *entry = place(key);

    used += entry->key == 0;
    *entry = (struct entry){key, value};
}

static void table_clear(void)
{
    free(entries);
    entries = NULL;
    capacity = used = 0;
}

/* ---- what is timed ----------------------------------------------------------------------------
 */

static void map_inserts(void)
{
    for (int64_t begin = 0; begin < KEYS; begin += BATCH)
        must(!dtl_map_insert_batch(map, keys + begin, values + begin, BATCH), "insert");
    must(!dtl_map_flush(map), "flush");
}

static void table_inserts(void)
{
    for (int64_t index = 0; index < KEYS; index++)
        table_insert(keys[index], values[index]);
}

static void map_finds(void)
{
    for (int64_t begin = 0; begin < KEYS; begin += BATCH)
        must(!dtl_map_find_batch(map, keys + begin, BATCH, values + begin, found + begin), "find");
}

static void table_finds(void)
{
    for (int64_t index = 0; index < KEYS; index++) {
        struct entry *entry = place(keys[index]);

        found[index] = entry->key != 0;
        if (found[index])
            values[index] = entry->value;
    }
}

/* Seconds, of all ranks together. */
static double timed(void (*work)(void))
{
    struct timespec from, to;

    must(!dtl_map_sync(map), "sync");
    clock_gettime(CLOCK_MONOTONIC, &from);
    work();
    must(!dtl_map_sync(map), "sync");
    clock_gettime(CLOCK_MONOTONIC, &to);
    return (double)(to.tv_sec - from.tv_sec) + 1e-9 * (double)(to.tv_nsec - from.tv_nsec);
}

static int ascending(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

static double median(double *seconds)
{
    qsort(seconds, ROUNDS, sizeof *seconds, ascending);
    return seconds[ROUNDS / 2];
}

static void report(const char *name, double *ours, double *theirs)
{
    double ratios[ROUNDS];

    for (int round = 0; round < ROUNDS; round++)
        ratios[round] = theirs[round] / ours[round];
    if (dtl_context_rank(ctx) == 0)
        printf("{\"name\": \"%s\", \"dtl\": %.3e, \"raw\": %.3e, \"ratio\": %.4f}\n", name,
               KEYS / median(ours), KEYS / median(theirs), median(ratios));
}

int main(void)
{
    double inserts[2][ROUNDS], finds[2][ROUNDS];
    uint64_t state;

    must(!dtl_context_create_default(&ctx), "context");
    must(!dtl_map_create(ctx, DTL_DTYPE_INT64, DTL_DTYPE_FLOAT64, &map), "map");
    state = 1 + (uint64_t)dtl_context_rank(ctx);
    for (int64_t index = 0; index < KEYS; index++) {
        state = state * 6364136223846793005ULL + 1442695040888963407ULL;
        keys[index] = (int64_t)(state >> 1) | 1;
    }
    for (int round = 0; round < ROUNDS; round++) {
        inserts[0][round] = timed(map_inserts);
        inserts[1][round] = timed(table_inserts);
        finds[0][round] = timed(map_finds);
        finds[1][round] = timed(table_finds);
        must(!dtl_map_clear(map), "clear");
        table_clear();
    }
    report("inserts in batches", inserts[0], inserts[1]);
    report("finds in batches", finds[0], finds[1]);
    dtl_map_destroy(map);
    dtl_context_destroy(ctx);
    return 0;
}
