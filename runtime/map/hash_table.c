/* SPDX-License-Identifier: BSD-3-Clause */
/* Open addressing with linear probing over a byte of control a slot, which keeps most probes within
 * one cache line and compares a key only where seven bits of its hash agree (the layout of Google's
 * Swiss tables, probed a slot at a time).
 *
 * Invariant: used <= 3/4 of capacity, so that every probe meets an empty slot, and soon. */
#include "hash_table.h"

#include <sys/resource.h>

#include "core/page_advice.h"
#include "topology/segment.h"

enum { CAPACITY_FIRST = 16, SEGMENT_FIRST = 4096 }; /* slots, and bytes that others can map */

#define SLOT_NONE UINT64_MAX

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
    uint64_t alignment;

    if (key_bytes >= sizeof(uint64_t))
        key_alignment = sizeof(uint64_t);
    if (value_bytes >= sizeof(uint64_t))
        value_alignment = sizeof(uint64_t);
    alignment = key_alignment > value_alignment ? key_alignment : value_alignment;
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

/* The slot of a key, or SLOT_NONE; then *vacant is where it could be put. */
static uint64_t slot_find(const struct table *table, const void *key, uint64_t hash,
                          uint64_t *vacant)
{
    uint64_t mask = table->capacity - 1;
    uint64_t slot = hash & mask;
    uint8_t control = dtl__table_control(hash);

    *vacant = SLOT_NONE;
    if (table->capacity == 0)
        return SLOT_NONE;
    for (; table->control[slot] != EMPTY; slot = (slot + 1) & mask) {
        if (table->control[slot] == control &&
            keys_equal(entry_at(table, slot), key, table->key_bytes))
            return slot;
        if (table->control[slot] == GRAVE && *vacant == SLOT_NONE)
            *vacant = slot;
    }
    if (*vacant == SLOT_NONE)
        *vacant = slot;
    return SLOT_NONE;
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

void *dtl__table_search(const struct table *table, const void *key, uint64_t hash)
{
    uint64_t vacant;
    uint64_t slot = slot_find(table, key, hash, &vacant);

    return slot == SLOT_NONE ? NULL : value_at(table, slot);
}

static void entry_move(const struct table *from, uint64_t slot, struct table *to)
{
    const char *entry = entry_at(from, slot);
    uint64_t hash = dtl__table_hash(&from->seed, entry, from->key_bytes);
    uint64_t target = slot_free(to, hash);

    to->control[target] = dtl__table_control(hash);
    dtl__table_copy(entry_at(to, target), entry, from->stride);
}

static void control_set(struct table *table, uint64_t slot, uint8_t control)
{
    __atomic_store_n(table->control + slot, control, __ATOMIC_RELAXED);
}

/* ---- memory ---------------------------------------------------------------------------------- */

static dtl_status heap_make(struct table *table, uint64_t entries)
{
    dtl_status status =
        dtl__alloc((void **)&table->control, table->capacity, "control bytes of a map");

    if (status != DTL_SUCCESS)
        return status;
    status = dtl__alloc((void **)&table->entries, entries, "entries of a map");
    if (status != DTL_SUCCESS) {
        dtl__release(table->control);
        return status;
    }
    /* A probe is where none was lately, and entries are all over the table. */
    dtl__pages_advise(table->control, table->capacity, PAGES_HUGE);
    dtl__pages_advise(table->entries, entries, PAGES_HUGE);
    return DTL_SUCCESS;
}

/* Whether the process has files to spare: a table of the heap costs none. */
static bool is_spare(int file)
{
    struct rlimit limit;

    return getrlimit(RLIMIT_NOFILE, &limit) == 0 && (rlim_t)file < limit.rlim_cur / 2;
}

/* False where there is to be none. */
static bool segment_make(struct table *table, uint64_t entries)
{
    struct table_segment *segment = &table->segment;
    struct board_prologue *prologue;
    uint64_t begin = dtl__board_entries(table->capacity);
    void *start = NULL;

    if (table->board == NULL)
        return false;
    segment->bytes = dtl__plus(begin, entries);
    if (!dtl__segment_make(segment->bytes, &segment->file, &start))
        return false;
    if (!is_spare(segment->file)) {
        dtl__segment_drop(segment->file, start, segment->bytes);
        return false;
    }
    segment->start = prologue = start;
    memcpy(prologue->token, table->board->token, sizeof prologue->token);
    prologue->number = ++table->segments;
    table->control = (uint8_t *)(prologue + 1);
    table->entries = (char *)start + begin;
    return true;
}

/* Of a table of that capacity, all of whose slots are empty. */
static dtl_status memory_make(struct table *table)
{
    uint64_t entries;

    table->segment = (struct table_segment){0};
    if (!dtl__product(table->capacity, table->stride, &entries))
        return dtl__fail(DTL_ERROR_OUT_OF_MEMORY,
                         "a map's table of %llu entries; expected one that fits into memory",
                         (unsigned long long)table->capacity);
    return segment_make(table, entries) ? DTL_SUCCESS : heap_make(table, entries);
}

static void memory_release(const struct table *table)
{
    if (table->segment.start != NULL) {
        dtl__segment_drop(table->segment.file, table->segment.start, table->segment.bytes);
        return;
    }
    dtl__release(table->control);
    dtl__release(table->entries);
}

/* Where others find the table from now on. */
static void table_show(const struct table *table)
{
    struct board *board = table->board;
    uint64_t number = BOARD_EMPTY;

    if (board == NULL)
        return;
    if (table->capacity > 0)
        number = table->segment.start != NULL ? table->segments : BOARD_HIDDEN;
    atomic_store_explicit(&board->number, number, memory_order_relaxed);
    atomic_store_explicit(&board->file, (uint64_t)table->segment.file, memory_order_relaxed);
    atomic_store_explicit(&board->capacity, table->capacity, memory_order_relaxed);
}

/* Moves everything into a table of another capacity, without the graves.  What never changes is not
 * written again: it is read without the map's lock.  Others read the old table as long as it is
 * moved. */
static dtl_status table_rehash(struct table *table, uint64_t capacity)
{
    struct table old = *table, grown = *table;
    dtl_status status;

    grown.capacity = capacity;
    grown.used = grown.count;
    dtl__board_end(table->board);
    status = memory_make(&grown);
    for (uint64_t slot = 0; slot < old.capacity && status == DTL_SUCCESS; slot++)
        if (old.control[slot] >= FULL)
            entry_move(&old, slot, &grown);
    dtl__board_begin(table->board);
    table->segments = grown.segments;
    if (status != DTL_SUCCESS)
        return status;
    table->control = grown.control;
    table->entries = grown.entries;
    table->capacity = grown.capacity;
    table->used = grown.used;
    table->segment = grown.segment;
    table_show(table);
    memory_release(&old);
    return DTL_SUCCESS;
}

/* Slots of a new table; those that others can map fill a page. */
static uint64_t capacity_first(const struct table *table)
{
    uint64_t capacity = CAPACITY_FIRST;

    while (table->board != NULL &&
           dtl__board_entries(2 * capacity) + 2 * capacity * table->stride <= SEGMENT_FIRST)
        capacity *= 2;
    return capacity;
}

/* ---- entries --------------------------------------------------------------------------------- */

/* Room for one more; a table that is full of graves is only swept. */
static dtl_status table_grow(struct table *table)
{
    if (table->capacity == 0)
        return table_rehash(table, capacity_first(table));
    return table_rehash(table,
                        table->count > table->capacity / 2 ? 2 * table->capacity : table->capacity);
}

dtl_status dtl__table_place(struct table *table, const void *key, uint64_t hash, void **value,
                            bool *is_new)
{
    uint64_t vacant;
    uint64_t slot = slot_find(table, key, hash, &vacant);

    *is_new = slot == SLOT_NONE;
    if (!*is_new) {
        *value = value_at(table, slot);
        return DTL_SUCCESS;
    }
    if (table->used >= table->capacity - table->capacity / 4) {
        dtl_status status = table_grow(table);

        if (status != DTL_SUCCESS)
            return status;
        vacant = slot_free(table, hash);
    }

    table->used += table->control[vacant] == EMPTY;
    table->count++;
    control_set(table, vacant, dtl__table_control(hash));
    dtl__table_write(table, entry_at(table, vacant), key, table->key_bytes);
    *value = value_at(table, vacant);
    return DTL_SUCCESS;
}

bool dtl__table_erase(struct table *table, const void *key, uint64_t hash)
{
    uint64_t vacant;
    uint64_t slot = slot_find(table, key, hash, &vacant);

    if (slot == SLOT_NONE)
        return false;
    control_set(table, slot, GRAVE);
    table->count--;
    return true;
}

void dtl__table_clear(struct table *table)
{
    struct table old = *table;

    dtl__board_begin(table->board);
    table->control = NULL;
    table->entries = NULL;
    table->capacity = 0;
    table->count = 0;
    table->used = 0;
    table->segment = (struct table_segment){0};
    table_show(table);
    memory_release(&old);
    dtl__board_end(table->board);
}

bool dtl__table_next(const struct table *table, uint64_t *slot, const void **key, void **value)
{
    for (; *slot < table->capacity; (*slot)++) {
        if (table->control[*slot] < FULL)
            continue;
        *key = entry_at(table, *slot);
        *value = value_at(table, *slot);
        (*slot)++;
        return true;
    }
    return false;
}
