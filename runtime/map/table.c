/* SPDX-License-Identifier: BSD-3-Clause */
/* Open addressing with linear probing over a byte of control a slot, which keeps most probes within
 * one cache line and compares a key only where seven bits of its hash agree (the layout of Google's
 * Swiss tables, probed a slot at a time).
 *
 * Invariant: used <= 7/8 of capacity, so that every probe meets an empty slot. */
#include "table.h"

#include <string.h>

enum { EMPTY = 0, GRAVE = 1, FULL = 0x80 };
enum { CAPACITY_FIRST = 16 };

/* The finaliser of MurmurHash3 (Austin Appleby), a bijection of 64 bits. */
static uint64_t mix(uint64_t bits)
{
    bits ^= bits >> 33;
    bits *= 0xff51afd7ed558ccdULL;
    bits ^= bits >> 33;
    bits *= 0xc4ceb9fe1a85ec53ULL;
    return bits ^ (bits >> 33);
}

uint64_t dtl__table_hash(const void *key, uint64_t key_bytes)
{
    const char *bytes = key;
    uint64_t hash = key_bytes * 0x9e3779b97f4a7c15ULL;
    uint64_t word = 0;

    for (; key_bytes >= sizeof word; key_bytes -= sizeof word, bytes += sizeof word) {
        memcpy(&word, bytes, sizeof word);
        hash = mix(hash ^ word);
    }
    if (key_bytes > 0) {
        word = 0;
        memcpy(&word, bytes, key_bytes);
        hash = mix(hash ^ word);
    }
    return hash;
}

static uint8_t hash_control(uint64_t hash)
{
    return (uint8_t)(FULL | (hash >> 57));
}

static char *entry_at(const struct table *table, uint64_t slot)
{
    return table->entries + slot * table->stride;
}

static void *value_at(const struct table *table, uint64_t slot)
{
    return entry_at(table, slot) + table->value_offset;
}

static uint64_t round_up(uint64_t bytes, uint64_t alignment)
{
    return (bytes + alignment - 1) / alignment * alignment;
}

struct table dtl__table_make(uint64_t key_bytes, uint64_t key_alignment, uint64_t value_bytes,
                             uint64_t value_alignment)
{
    struct table table = {.key_bytes = key_bytes, .value_bytes = value_bytes};
    uint64_t alignment = key_alignment > value_alignment ? key_alignment : value_alignment;

    table.value_offset = round_up(key_bytes, value_alignment);
    table.stride = round_up(table.value_offset + value_bytes, alignment);
    return table;
}

/* The two commonest sizes without a call. */
static bool keys_equal(const void *a, const void *b, uint64_t bytes)
{
    if (bytes == 8)
        return memcmp(a, b, 8) == 0;
    if (bytes == 4)
        return memcmp(a, b, 4) == 0;
    return memcmp(a, b, bytes) == 0;
}

/* The slot of a key, or UINT64_MAX. */
static uint64_t slot_find(const struct table *table, const void *key, uint64_t hash)
{
    if (table->capacity == 0)
        return UINT64_MAX;

    uint64_t mask = table->capacity - 1;
    uint8_t control = hash_control(hash);

    for (uint64_t slot = hash & mask; table->control[slot] != EMPTY; slot = (slot + 1) & mask)
        if (table->control[slot] == control &&
            keys_equal(entry_at(table, slot), key, table->key_bytes))
            return slot;
    return UINT64_MAX;
}

/* A slot for a key that is not in the table. */
static uint64_t slot_free(const struct table *table, uint64_t hash)
{
    uint64_t mask = table->capacity - 1;
    uint64_t slot = hash & mask;

    while (table->control[slot] >= FULL)
        slot = (slot + 1) & mask;
    return slot;
}

void *dtl__table_find(const struct table *table, const void *key, uint64_t hash)
{
    uint64_t slot = slot_find(table, key, hash);

    return slot == UINT64_MAX ? NULL : value_at(table, slot);
}

static void entry_move(const struct table *from, uint64_t slot, struct table *to)
{
    const char *entry = entry_at(from, slot);
    uint64_t hash = dtl__table_hash(entry, from->key_bytes);
    uint64_t target = slot_free(to, hash);

    to->control[target] = hash_control(hash);
    memcpy(entry_at(to, target), entry, from->stride);
}

/* Moves everything into a table of another capacity, without the graves. */
static dtl_status table_rehash(struct table *table, uint64_t capacity)
{
    struct table grown = *table;
    uint64_t bytes;
    dtl_status status;

    grown.capacity = capacity;
    grown.used = grown.count;
    if (!dtl__product(capacity, table->stride, &bytes))
        return dtl__fail(DTL_ERROR_OUT_OF_MEMORY,
                         "a map's table of %llu entries does not fit into memory",
                         (unsigned long long)capacity);
    status = dtl__alloc((void **)&grown.control, capacity, "control bytes of a map");
    if (status != DTL_SUCCESS)
        return status;
    status = dtl__alloc((void **)&grown.entries, bytes, "entries of a map");
    if (status != DTL_SUCCESS) {
        dtl__release(grown.control);
        return status;
    }
    for (uint64_t slot = 0; slot < table->capacity; slot++)
        if (table->control[slot] >= FULL)
            entry_move(table, slot, &grown);
    dtl__release(table->control);
    dtl__release(table->entries);
    *table = grown;
    return DTL_SUCCESS;
}

dtl_status dtl__table_reserve(struct table *table, uint64_t count)
{
    uint64_t capacity = table->capacity == 0 ? CAPACITY_FIRST : table->capacity;

    if (count > UINT64_MAX / 4)
        return dtl__fail(DTL_ERROR_OUT_OF_MEMORY,
                         "a map's table of %llu entries does not fit into memory",
                         (unsigned long long)count);
    while (capacity - capacity / 8 < count)
        capacity *= 2;
    return capacity == table->capacity ? DTL_SUCCESS : table_rehash(table, capacity);
}

/* Room for one more; a table that is full of graves is only swept. */
static dtl_status table_grow(struct table *table)
{
    if (table->used < table->capacity - table->capacity / 8)
        return DTL_SUCCESS;
    if (table->capacity == 0)
        return table_rehash(table, CAPACITY_FIRST);
    return table_rehash(table,
                        table->count > table->capacity / 2 ? 2 * table->capacity : table->capacity);
}

dtl_status dtl__table_place(struct table *table, const void *key, uint64_t hash, void **value,
                            bool *is_new)
{
    uint64_t slot = slot_find(table, key, hash);

    if (slot != UINT64_MAX) {
        *value = value_at(table, slot);
        *is_new = false;
        return DTL_SUCCESS;
    }

    dtl_status status = table_grow(table);
    if (status != DTL_SUCCESS)
        return status;

    slot = slot_free(table, hash);
    table->used += table->control[slot] == EMPTY;
    table->count++;
    table->control[slot] = hash_control(hash);
    memcpy(entry_at(table, slot), key, table->key_bytes);
    *value = value_at(table, slot);
    *is_new = true;
    return DTL_SUCCESS;
}

bool dtl__table_erase(struct table *table, const void *key, uint64_t hash)
{
    uint64_t slot = slot_find(table, key, hash);

    if (slot == UINT64_MAX)
        return false;
    table->control[slot] = GRAVE;
    table->count--;
    return true;
}

void dtl__table_clear(struct table *table)
{
    dtl__release(table->control);
    dtl__release(table->entries);
    table->control = NULL;
    table->entries = NULL;
    table->capacity = 0;
    table->count = 0;
    table->used = 0;
}

bool dtl__table_next(const struct table *table, uint64_t *slot, const void **key, void **value)
{
    for (; *slot < table->capacity; (*slot)++) {
        if (table->control[*slot] < FULL)
            continue;
        *key = entry_at(table, *slot);
        *value = entry_at(table, *slot) + table->key_bytes;
        (*slot)++;
        return true;
    }
    return false;
}
