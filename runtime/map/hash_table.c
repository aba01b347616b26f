/* SPDX-License-Identifier: BSD-3-Clause */
/* Open addressing with linear probing over one control byte per slot. Most probes stay within one
 * cache line and compare a key only if 7 bits of its hash match (the layout of Google's Swiss
 * tables, probed one slot at a time).
 *
 * Invariant: used <= 3/4 of capacity, so every probe reaches an empty slot soon. */
#include "hash_table.h"

#include <sys/resource.h>

#include "core/page_advice.h"
#include "topology/segment.h"

enum { CAPACITY_FIRST = 16, SEGMENT_FIRST = 4096 }; /* first size: slots, and bytes of a segment */

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

/* Compares keys; without a call for the two most common sizes. */
static bool keys_equal(const void *a, const void *b, uint64_t bytes)
{
    if (bytes == 8)
        return memcmp(a, b, 8) == 0;
    if (bytes == 4)
        return memcmp(a, b, 4) == 0;
    return memcmp(a, b, bytes) == 0;
}

/* Returns the slot of a key, or SLOT_NONE. Then *vacant is the slot where it can be inserted. */
static uint64_t slot_find(const struct table *table, const void *key, uint64_t hash,
                          uint64_t *vacant)
{
    uint64_t mask = table->capacity - 1;
    uint64_t slot = hash & mask;
    uint8_t control = dtl__table_control(hash);

    *vacant = SLOT_NONE;
    if (table->capacity == 0)
        return SLOT_NONE;
    for (; table->control[slot] != SLOT_EMPTY; slot = (slot + 1) & mask) {
        if (table->control[slot] == control &&
            keys_equal(entry_at(table, slot), key, table->key_bytes))
            return slot;
        if (table->control[slot] == SLOT_ERASED && *vacant == SLOT_NONE)
            *vacant = slot;
    }
    if (*vacant == SLOT_NONE)
        *vacant = slot;
    return SLOT_NONE;
}

/* Returns the first free slot for a key that is not in the table. */
static uint64_t slot_find_free(const struct table *table, uint64_t hash)
{
    uint64_t mask = table->capacity - 1;
    uint64_t slot = hash & mask;

    while (table->control[slot] >= SLOT_FULL)
        slot = (slot + 1) & mask;
    return slot;
}

void *dtl__table_search(const struct table *table, const void *key, uint64_t hash)
{
    uint64_t vacant;
    uint64_t slot = slot_find(table, key, hash, &vacant);

    return slot == SLOT_NONE ? NULL : value_at(table, slot);
}

/* Copies an entry to a table that does not contain its key and that other ranks can't read yet. */
static void entry_move(const struct table *from, uint64_t slot, struct table *to)
{
    const char *entry = entry_at(from, slot);
    uint64_t hash = dtl__table_hash(&from->seed, entry, from->key_bytes);
    uint64_t target = slot_find_free(to, hash);

    to->control[target] = dtl__table_control(hash);
    dtl__table_copy(entry_at(to, target), entry, from->stride);
}

/* Stores a control byte atomically, because other ranks may read it at the same time. */
static void control_set(struct table *table, uint64_t slot, uint8_t control)
{
    __atomic_store_n(table->control + slot, control, __ATOMIC_RELAXED);
}

/* ---- memory ---------------------------------------------------------------------------------- */

/* Allocates control bytes and `entries` bytes for entries in private memory. */
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
    /* Probes are random accesses all over the table, so large pages reduce TLB misses. */
    dtl__pages_advise(table->control, table->capacity, PAGES_HUGE);
    dtl__pages_advise(table->entries, entries, PAGES_HUGE);
    return DTL_SUCCESS;
}

/* Returns true if `file`, the newest file descriptor, is below half of the process's limit. Else
 * the caller uses the heap for the table, which needs no file. */
static bool has_spare_files(int file)
{
    struct rlimit limit;

    return getrlimit(RLIMIT_NOFILE, &limit) == 0 && (rlim_t)file < limit.rlim_cur / 2;
}

/* Allocates the table, with `entries` bytes for its entries, in a segment that other ranks can map.
 * Returns false, without an error, if the table is not to be shared or no segment can be made. */
static bool segment_make(struct table *table, uint64_t entries)
{
    struct table_segment *segment = &table->segment;
    struct table_segment_header *header;
    uint64_t begin = dtl__table_entries_offset(table->capacity);
    void *start = NULL;

    if (table->descriptor == NULL)
        return false;
    segment->bytes = dtl__plus(begin, entries);
    if (!dtl__segment_make(segment->bytes, &segment->file, &start))
        return false;
    if (!has_spare_files(segment->file)) {
        dtl__segment_drop(segment->file, start, segment->bytes);
        return false;
    }
    segment->start = header = start;
    memcpy(header->token, table->descriptor->token, sizeof header->token);
    header->number = ++table->segments;
    table->control = (uint8_t *)(header + 1);
    table->entries = (char *)start + begin;
    return true;
}

/* Allocates control bytes and entries for table->capacity slots, all empty. */
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

/* Frees the control bytes and entries, in a segment or on the heap. */
static void memory_release(const struct table *table)
{
    if (table->segment.start != NULL) {
        dtl__segment_drop(table->segment.file, table->segment.start, table->segment.bytes);
        return;
    }
    dtl__release(table->control);
    dtl__release(table->entries);
}

/* Publishes the location of the table in its descriptor. */
static void descriptor_publish(const struct table *table)
{
    struct table_descriptor *descriptor = table->descriptor;
    uint64_t number = TABLE_EMPTY;

    if (descriptor == NULL)
        return;
    if (table->capacity > 0)
        number = table->segment.start != NULL ? table->segments : TABLE_PRIVATE;
    atomic_store_explicit(&descriptor->number, number, memory_order_relaxed);
    atomic_store_explicit(&descriptor->file, (uint64_t)table->segment.file, memory_order_relaxed);
    atomic_store_explicit(&descriptor->capacity, table->capacity, memory_order_relaxed);
}

/* Moves all entries to a table of another capacity, without the tombstones. Fields that never
 * change are not written again, because they are read without the map's lock. Other ranks may read
 * the old table during the move, so the descriptor is unlocked meanwhile. */
static dtl_status table_rehash(struct table *table, uint64_t capacity)
{
    struct table old = *table, grown = *table;
    dtl_status status;

    grown.capacity = capacity;
    grown.used = grown.count;
    dtl__table_write_end(table->descriptor);
    status = memory_make(&grown);
    for (uint64_t slot = 0; slot < old.capacity && status == DTL_SUCCESS; slot++)
        if (old.control[slot] >= SLOT_FULL)
            entry_move(&old, slot, &grown);
    dtl__table_write_begin(table->descriptor);
    table->segments = grown.segments;
    if (status != DTL_SUCCESS)
        return status;
    table->control = grown.control;
    table->entries = grown.entries;
    table->capacity = grown.capacity;
    table->used = grown.used;
    table->segment = grown.segment;
    descriptor_publish(table);
    memory_release(&old);
    return DTL_SUCCESS;
}

/* Returns the number of slots of a new table. A shared one fills a page. */
static uint64_t capacity_first(const struct table *table)
{
    uint64_t capacity = CAPACITY_FIRST;

    while (table->descriptor != NULL &&
           dtl__table_entries_offset(2 * capacity) + 2 * capacity * table->stride <= SEGMENT_FIRST)
        capacity *= 2;
    return capacity;
}

/* ---- entries --------------------------------------------------------------------------------- */

/* Makes space for one more entry by rehashing. If at most half of the slots have entries, rehashing
 * at the same capacity removes enough tombstones. */
static dtl_status table_grow(struct table *table)
{
    if (table->capacity == 0)
        return table_rehash(table, capacity_first(table));
    return table_rehash(table,
                        table->count > table->capacity / 2 ? 2 * table->capacity : table->capacity);
}

dtl_status dtl__table_find_or_insert(struct table *table, const void *key, uint64_t hash,
                                     void **value, bool *is_new)
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
        vacant = slot_find_free(table, hash);
    }

    table->used += table->control[vacant] == SLOT_EMPTY;
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
    control_set(table, slot, SLOT_ERASED);
    table->count--;
    return true;
}

void dtl__table_clear(struct table *table)
{
    struct table old = *table;

    dtl__table_write_begin(table->descriptor);
    table->control = NULL;
    table->entries = NULL;
    table->capacity = 0;
    table->count = 0;
    table->used = 0;
    table->segment = (struct table_segment){0};
    descriptor_publish(table);
    memory_release(&old);
    dtl__table_write_end(table->descriptor);
}

bool dtl__table_next(const struct table *table, uint64_t *slot, const void **key, void **value)
{
    for (; *slot < table->capacity; (*slot)++) {
        if (table->control[*slot] < SLOT_FULL)
            continue;
        *key = entry_at(table, *slot);
        *value = value_at(table, *slot);
        (*slot)++;
        return true;
    }
    return false;
}
