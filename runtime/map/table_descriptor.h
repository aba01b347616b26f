/* SPDX-License-Identifier: BSD-3-Clause */
/* Descriptor of a rank's table, in shared memory, with a sequence lock. Other ranks of the node
 * read it to find and to read the table.
 *
 * Only the owner writes. It makes the version odd while it writes; a reader checks the version
 * before and after it reads, and discards what it has read if the version was odd or has changed. A
 * reader may see a torn entry, but never uses it. Because readers and the writer access the table
 * concurrently, both use relaxed atomic loads and stores. */
#ifndef DTL_MAP_TABLE_DESCRIPTOR_H
#define DTL_MAP_TABLE_DESCRIPTOR_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "dtl_backend.h"

enum { SHARED_LINE = CACHE_LINE, TOKEN_WORDS = 2 };

/* Special values of the segment number: the table has no entries; or it lies in private memory of
 * the owner, which must be queried by request. */
#define TABLE_EMPTY 0
#define TABLE_PRIVATE UINT64_MAX

struct table_descriptor {
    _Alignas(SHARED_LINE) atomic_uint_fast64_t version;
    atomic_uint_fast64_t number; /* number of the segment that contains the table */
    atomic_uint_fast64_t file;   /* file descriptor of the segment in the owner's process */
    atomic_uint_fast64_t capacity;
    uint64_t token[TOKEN_WORDS]; /* random, constant; identifies this rank's part of the map in all
                                    its segments */
};

/* Header of a segment. The control bytes follow it; the entries follow them at the next cache
 * line. */
struct table_segment_header {
    _Alignas(SHARED_LINE) uint64_t token[TOKEN_WORDS];
    uint64_t number;
};

/* Returns the offset of the entries in a segment for `capacity` slots. */
static inline uint64_t dtl__table_entries_offset(uint64_t capacity)
{
    return (sizeof(struct table_segment_header) + capacity + SHARED_LINE - 1) / SHARED_LINE *
           SHARED_LINE;
}

/* ---- the owner ------------------------------------------------------------------------------- */

/* Begin and end a write to the table. NULL: the table is not shared, nothing to do. The release
 * fence of dtl__table_write_begin() pairs with the acquire fence of dtl__table_read_validate(): a
 * reader that has seen any value written in between also sees the odd version. The release store of
 * dtl__table_write_end() pairs with the acquire load of dtl__table_read_begin(): a reader of an
 * even version sees all values written before it. */
static inline void dtl__table_write_begin(struct table_descriptor *descriptor)
{
    if (descriptor == NULL)
        return;
    atomic_store_explicit(&descriptor->version,
                          atomic_load_explicit(&descriptor->version, memory_order_relaxed) + 1,
                          memory_order_relaxed);
    atomic_thread_fence(memory_order_release);
}

static inline void dtl__table_write_end(struct table_descriptor *descriptor)
{
    if (descriptor == NULL)
        return;
    atomic_store_explicit(&descriptor->version,
                          atomic_load_explicit(&descriptor->version, memory_order_relaxed) + 1,
                          memory_order_release);
}

/* ---- readers --------------------------------------------------------------------------------- */

/* Begins a read. Sets *version, and returns false if the owner is writing. */
static inline bool dtl__table_read_begin(const struct table_descriptor *descriptor,
                                         uint64_t *version)
{
    *version = atomic_load_explicit(&descriptor->version, memory_order_acquire);
    return *version % 2 == 0;
}

/* Returns true if the table has not changed since dtl__table_read_begin() returned `version`, so
 * that everything read since then is consistent. */
static inline bool dtl__table_read_validate(const struct table_descriptor *descriptor,
                                            uint64_t version)
{
    atomic_thread_fence(memory_order_acquire);
    return atomic_load_explicit(&descriptor->version, memory_order_relaxed) == version;
}

/* ---- relaxed atomic copies ------------------------------------------------------------------- */

/* Copies bytes into a table that other ranks may read at the same time. */
static inline void dtl__relaxed_write(void *to, const void *from, uint64_t bytes)
{
    char *target = to;
    const char *source = from;

    for (; bytes >= 8 && (uintptr_t)target % 8 == 0; bytes -= 8, target += 8, source += 8) {
        uint64_t word;

        memcpy(&word, source, 8);
        __atomic_store_n((uint64_t *)(void *)target, word, __ATOMIC_RELAXED);
    }
    for (; bytes >= 4 && (uintptr_t)target % 4 == 0; bytes -= 4, target += 4, source += 4) {
        uint32_t word;

        memcpy(&word, source, 4);
        __atomic_store_n((uint32_t *)(void *)target, word, __ATOMIC_RELAXED);
    }
    for (; bytes > 0; bytes--, target++, source++)
        __atomic_store_n(target, *source, __ATOMIC_RELAXED);
}

/* Loads 8 bytes of a table that its owner may write at the same time. */
static inline uint64_t dtl__relaxed_load(const void *address)
{
    return __atomic_load_n((const uint64_t *)address, __ATOMIC_RELAXED);
}

/* Copies bytes from a table that its owner may write at the same time. */
static inline void dtl__relaxed_read(void *to, const void *from, uint64_t bytes)
{
    char *target = to;
    const char *source = from;

    for (; bytes >= 8 && (uintptr_t)source % 8 == 0; bytes -= 8, target += 8, source += 8) {
        uint64_t word = __atomic_load_n((const uint64_t *)(const void *)source, __ATOMIC_RELAXED);

        memcpy(target, &word, 8);
    }
    for (; bytes >= 4 && (uintptr_t)source % 4 == 0; bytes -= 4, target += 4, source += 4) {
        uint32_t word = __atomic_load_n((const uint32_t *)(const void *)source, __ATOMIC_RELAXED);

        memcpy(target, &word, 4);
    }
    for (; bytes > 0; bytes--, target++, source++)
        *target = __atomic_load_n(source, __ATOMIC_RELAXED);
}

#endif
