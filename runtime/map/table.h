/* SPDX-License-Identifier: BSD-3-Clause */
/* One rank's part of a map: an open-addressing hash table of keys and values of fixed sizes. */
#ifndef DTL_MAP_TABLE_H
#define DTL_MAP_TABLE_H

#include "dtl_runtime.h"

struct table {
    uint64_t key_bytes;
    uint64_t value_bytes;
    uint64_t
        value_offset;  /* of the value behind the start of its entry, aligned for its elements */
    uint64_t stride;   /* of an entry */
    uint64_t capacity; /* a power of two, or 0 before the first insertion */
    uint64_t count;    /* entries */
    uint64_t used;     /* entries and graves of erased ones */
    uint8_t *control;  /* a byte a slot: EMPTY, GRAVE, or FULL with seven bits of the hash */
    char *entries;     /* a key and its value a slot */
};

/* An empty table; alignments are powers of two. */
struct table dtl__table_make(uint64_t key_bytes, uint64_t key_alignment, uint64_t value_bytes,
                             uint64_t value_alignment);

/* A 64-bit hash of a key whose low and high bits are equally good. */
uint64_t dtl__table_hash(const void *key, uint64_t key_bytes);

/* The value of a key, or NULL. */
void *dtl__table_find(const struct table *table, const void *key, uint64_t hash);

/* The place of a key's value, made if need be (then its bytes are undefined and *is_new is true).
 */
dtl_status dtl__table_place(struct table *table, const void *key, uint64_t hash, void **value,
                            bool *is_new);

/* Whether there was such a key. */
bool dtl__table_erase(struct table *table, const void *key, uint64_t hash);

/* Makes room for `count` entries. */
dtl_status dtl__table_reserve(struct table *table, uint64_t count);

void dtl__table_clear(struct table *table);

/* The next entry at or behind *slot, and *slot behind it; false at the end. */
bool dtl__table_next(const struct table *table, uint64_t *slot, const void **key, void **value);

#endif
