/* SPDX-License-Identifier: BSD-3-Clause */
/* What the other ranks of a node know of a rank's table, in memory that they share: where it lies,
 * and whether it is being written.
 *
 * The owner alone writes, and makes the version odd for as long; who reads looks at the version
 * before and after, and has read nothing if it was odd or has changed.  So everything that is read
 * meanwhile may be torn, but is never used, and all of it is written and read by words that are
 * whole. */
#ifndef DTL_MAP_TABLE_DESCRIPTOR_H
#define DTL_MAP_TABLE_DESCRIPTOR_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "dtl_backend.h"

enum { BOARD_LINE = CACHE_LINE, BOARD_TOKEN = 2 };

/* In place of the number of a table's segment. */
#define BOARD_EMPTY 0           /* there are no entries */
#define BOARD_HIDDEN UINT64_MAX /* the owner has to be asked: its table lies in its own memory */

struct board {
    _Alignas(BOARD_LINE) atomic_uint_fast64_t version;
    atomic_uint_fast64_t number; /* of the segment that the table lies in */
    atomic_uint_fast64_t file;   /* of the segment, in the owner's process */
    atomic_uint_fast64_t capacity;
    uint64_t token[BOARD_TOKEN]; /* of the map on its rank, in all of its segments; constant */
};

/* What a segment begins with; behind it are the bytes of control and, from the next line on, the
 * entries. */
struct board_prologue {
    _Alignas(BOARD_LINE) uint64_t token[BOARD_TOKEN];
    uint64_t number;
};

static inline uint64_t dtl__board_entries(uint64_t capacity)
{
    return (sizeof(struct board_prologue) + capacity + BOARD_LINE - 1) / BOARD_LINE * BOARD_LINE;
}

/* ---- the owner ------------------------------------------------------------------------------- */

/* Between the two the table may be written; NULL: nobody else reads it.  The release fence of
 * dtl__board_begin() pairs with the acquire fence of dtl__board_same(): a reader that has seen any
 * word written in between also sees the odd version.  The release store of dtl__board_end() pairs
 * with the acquire load of dtl__board_look(): a reader of an even version sees all words that were
 * written before it. */
static inline void dtl__board_begin(struct board *board)
{
    if (board == NULL)
        return;
    atomic_store_explicit(&board->version,
                          atomic_load_explicit(&board->version, memory_order_relaxed) + 1,
                          memory_order_relaxed);
    atomic_thread_fence(memory_order_release);
}

static inline void dtl__board_end(struct board *board)
{
    if (board == NULL)
        return;
    atomic_store_explicit(&board->version,
                          atomic_load_explicit(&board->version, memory_order_relaxed) + 1,
                          memory_order_release);
}

/* ---- who reads ------------------------------------------------------------------------------- */

static inline bool dtl__board_look(const struct board *board, uint64_t *version)
{
    *version = atomic_load_explicit(&board->version, memory_order_acquire);
    return *version % 2 == 0;
}

/* Whether what was read since dtl__board_look() was there at one time. */
static inline bool dtl__board_same(const struct board *board, uint64_t version)
{
    atomic_thread_fence(memory_order_acquire);
    return atomic_load_explicit(&board->version, memory_order_relaxed) == version;
}

/* ---- words ----------------------------------------------------------------------------------- */

/* Writes into a table that others may read meanwhile. */
static inline void dtl__words_write(void *to, const void *from, uint64_t bytes)
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

/* A word of a table that its owner may write meanwhile. */
static inline uint64_t dtl__word_at(const void *place)
{
    return __atomic_load_n((const uint64_t *)place, __ATOMIC_RELAXED);
}

/* Reads from a table that its owner may write meanwhile. */
static inline void dtl__words_read(void *to, const void *from, uint64_t bytes)
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
