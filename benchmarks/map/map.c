/* SPDX-License-Identifier: BSD-3-Clause */
/* Batched inserts and finds of a map, against an open-addressing table without communication on
 * every rank at the same time; finds also against a loop by hand over the tables of all ranks, in
 * shared memory without writers: a line of JSON each, with keys per second and rank. */
#include <malloc.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <dtl/dtl.h>

#include "../harness/check_status.h"

/* malloc threshold in bytes: each table gets new memory from the system, as the first table of a
 * program does, instead of memory that malloc happens to keep. */
enum { FRESH = 128 << 10 };
enum { KEYS = 1 << 20, BATCH = 1 << 16, ROUNDS = 9, RANKS = 64, BLOCK = 256, AHEAD = 16 };

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

/* ---- by hand: the same, each rank's in a symmetric heap, at most half full --------------------
 */

static struct entry *parts[RANKS]; /* indexed by rank */
static uint64_t part_mask;
static int32_t ranks;

static struct entry *part_of(uint64_t bits)
{
    return parts[((bits >> 16 & UINT32_MAX) * (uint64_t)ranks) >> 32];
}

static void keys_make(int32_t rank, int64_t *out)
{
    uint64_t state = 1 + (uint64_t)rank;

    for (int64_t index = 0; index < KEYS; index++) {
        state = state * 6364136223846793005ULL + 1442695040888963407ULL;
        out[index] = (int64_t)(state >> 1) | 1;
    }
}

/* Fills this rank's part with the keys of all ranks that it owns. */
static void part_fill(void)
{
    struct entry *own = parts[dtl_context_rank(ctx)];

    for (int32_t rank = 0; rank < ranks; rank++) {
        keys_make(rank, keys);
        for (int64_t index = 0; index < KEYS; index++) {
            uint64_t bits = hash((uint64_t)keys[index]), slot = bits & part_mask;

            if (part_of(bits) != own)
                continue;
            while (own[slot].key != keys[index] && own[slot].key != 0)
                slot = (slot + 1) & part_mask;
            own[slot] = (struct entry){keys[index], 1};
        }
    }
}

static dtl_symmetric_t parts_open(void)
{
    uint64_t bytes = 2 * (uint64_t)KEYS * sizeof(struct entry);
    dtl_symmetric_t heap;
    void *own;

    part_mask = 2 * KEYS - 1;
    ranks = dtl_context_size(ctx);
    must(ranks <= RANKS, "ranks");
    must(!dtl_symmetric_create(ctx, bytes + 4096, &heap), "heap");
    must(!dtl_symmetric_allocate(heap, bytes, &own), "part");
    for (int32_t rank = 0; rank < ranks; rank++)
        parts[rank] = dtl_symmetric_remote_ptr(heap, own, rank);
    if (parts[(dtl_context_rank(ctx) + 1) % ranks] != NULL)
        part_fill();
    must(!dtl_barrier(ctx), "barrier");
    return heap;
}

static void hand_block(const int64_t *wanted, double *out, unsigned char *is_found)
{
    uint64_t bits[BLOCK];

    for (int index = 0; index < BLOCK; index++)
        bits[index] = hash((uint64_t)wanted[index]);
    for (int index = 0; index < BLOCK; index++) {
        const struct entry *part = part_of(bits[index]);
        uint64_t slot = bits[index] & part_mask;

        if (index + AHEAD < BLOCK)
            __builtin_prefetch(part_of(bits[index + AHEAD]) + (bits[index + AHEAD] & part_mask));
        while (part[slot].key != wanted[index] && part[slot].key != 0)
            slot = (slot + 1) & part_mask;
        is_found[index] = part[slot].key != 0;
        if (is_found[index])
            out[index] = part[slot].value;
    }
}

static void hand_finds(void)
{
    for (int64_t begin = 0; begin < KEYS; begin += BLOCK)
        hand_block(keys + begin, values + begin, found + begin);
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

/* Returns the seconds until all ranks have finished. */
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

static void report(const char *name, const char *against, double *ours, double *theirs)
{
    double ratios[ROUNDS];

    for (int round = 0; round < ROUNDS; round++)
        ratios[round] = theirs[round] / ours[round];
    if (dtl_context_rank(ctx) == 0)
        printf("{\"name\": \"%s\", \"against\": \"%s\", \"dtl\": %.3e, \"raw\": %.3e, "
               "\"ratio\": %.4f}\n",
               name, against, KEYS / median(ours), KEYS / median(theirs), median(ratios));
}

int main(void)
{
    double inserts[2][ROUNDS], finds[3][ROUNDS];
    dtl_symmetric_t heap;
    bool is_shared;

    mallopt(M_MMAP_THRESHOLD, FRESH);
    must(!dtl_context_create_default(&ctx), "context");
    must(!dtl_map_create(ctx, DTL_DTYPE_INT64, DTL_DTYPE_FLOAT64, &map), "map");
    heap = parts_open();
    is_shared = parts[(dtl_context_rank(ctx) + 1) % ranks] != NULL;
    keys_make(dtl_context_rank(ctx), keys);
    for (int round = 0; round < ROUNDS; round++) {
        inserts[0][round] = timed(map_inserts);
        inserts[1][round] = timed(table_inserts);
        finds[0][round] = timed(map_finds);
        finds[1][round] = timed(table_finds);
        if (is_shared)
            finds[2][round] = timed(hand_finds);
        must(!dtl_map_clear(map), "clear");
        table_clear();
    }
    report("inserts in batches", "a local table", inserts[0], inserts[1]);
    report("finds in batches", "a local table", finds[0], finds[1]);
    if (is_shared)
        report("finds in batches", "the limit by hand", finds[0], finds[2]);
    dtl_symmetric_destroy(heap);
    dtl_map_destroy(map);
    dtl_context_destroy(ctx);
    return 0;
}
