/* SPDX-License-Identifier: BSD-3-Clause */
/* A rank's part of a map: an open-addressing hash table with keys and values of fixed sizes. */
#ifndef DTL_MAP_HASH_TABLE_H
#define DTL_MAP_HASH_TABLE_H

#include <string.h>

#include "dtl_runtime.h"
#include "table_descriptor.h"

enum { SLOT_EMPTY = 0, SLOT_ERASED = 1, SLOT_FULL = 0x80 }; /* values of a control byte */

/* Tables with larger entries (in bytes) lie in the owner's private memory; other ranks query them
 * by request. */
enum { SHARED_ENTRY_LIMIT = 1024 };

/* A table's memory that other ranks can map. */
struct table_segment {
    void *start; /* NULL: none; the table is allocated on the heap */
    uint64_t bytes;
    int file;
};

/* Random seed of a map's hash function, the same on all its ranks. It prevents anyone from choosing
 * keys that collide. */
enum { SEED_WORDS = 4 };

struct table_seed {
    uint64_t words[SEED_WORDS];
};

/* A hash table. The rank that owns it is the only writer. */
struct table {
    struct table_seed seed;
    uint64_t key_bytes;
    uint64_t value_bytes;
    uint64_t value_offset; /* offset of the value in an entry, aligned for its elements */
    uint64_t stride;       /* bytes of an entry */
    uint64_t capacity;     /* slots: a power of two, or 0 before the first insertion */
    uint64_t count;        /* number of entries */
    uint64_t used;         /* slots with entries and with erased entries (tombstones) */
    uint8_t *control; /* one byte per slot: SLOT_EMPTY, SLOT_ERASED, or SLOT_FULL with 7 bits of the
                         hash */
    char *entries;    /* one key and its value per slot */
    /* through which other ranks read the table; NULL: not shared */
    struct table_descriptor *descriptor;
    uint64_t segments; /* number of segments used so far, and number of the current one */
    struct table_segment segment;
};

/* Returns a random seed from the operating system, or the seed that DTL_SEED determines: hash.c. */
struct table_seed dtl__table_seed_draw(void);

/* Hashes a key of more than 8 bytes: SipHash-1-3 (Aumasson and Bernstein), hash.c. */
uint64_t dtl__table_hash_long(const struct table_seed *seed, const void *key, uint64_t key_bytes);

/* The finalizer of MurmurHash3 (Austin Appleby), a bijection of 64 bits. */
static inline uint64_t dtl__table_mix(uint64_t bits)
{
    bits ^= bits >> 33;
    bits *= 0xff51afd7ed558ccdULL;
    bits ^= bits >> 33;
    bits *= 0xc4ceb9fe1a85ec53ULL;
    return bits ^ (bits >> 33);
}

/* XOR of the halves of the 128-bit product. Each bit of the result depends on all bits of both
 * factors. */
static inline uint64_t dtl__table_fold(uint64_t a, uint64_t b)
{
    __extension__ typedef unsigned __int128 wide;
    wide product = (wide)a * b;

    return (uint64_t)product ^ (uint64_t)(product >> 64);
}

/* Returns a 64-bit hash of a key; its low and high bits are equally good. Keys of up to 8 bytes are
 * multiplied by secret numbers twice, which costs no more than a hash without a secret. */
static inline uint64_t dtl__table_hash(const struct table_seed *seed, const void *key,
                                       uint64_t key_bytes)
{
    const uint64_t *words = seed->words;
    uint64_t word = 0;

    if (key_bytes > sizeof word)
        return dtl__table_hash_long(seed, key, key_bytes);
    memcpy(&word, key, key_bytes);
    word = dtl__table_fold(word ^ words[0], words[1]);
    return dtl__table_fold(word ^ words[2], words[3]);
}

/* Loads 8 bytes from memory of any alignment. */
static inline uint64_t dtl__table_load64(const void *bytes)
{
    uint64_t word;

    memcpy(&word, bytes, sizeof word);
    return word;
}

/* memcpy() with a fast path for 8 bytes, the most common size, which needs no call. */
static inline void dtl__table_copy(void *to, const void *from, uint64_t bytes)
{
    if (bytes == 8)
        memcpy(to, from, 8);
    else
        memcpy(to, from, bytes);
}

/* Copies bytes into a table, with relaxed atomic stores if other ranks may read it. */
static inline void dtl__table_write(const struct table *table, void *to, const void *from,
                                    uint64_t bytes)
{
    if (table->descriptor == NULL)
        dtl__table_copy(to, from, bytes);
    else
        dtl__relaxed_write(to, from, bytes);
}

/* Prefetches the slot where a key will be looked for. always_inline, because GCC otherwise
 * considers the call free of side effects and removes it. */
__attribute__((always_inline)) static inline void dtl__table_prefetch(const struct table *table,
                                                                      uint64_t hash)
{
    if (table->capacity == 0)
        return;

    uint64_t slot = hash & (table->capacity - 1);

    __builtin_prefetch(table->control + slot);
    __builtin_prefetch(table->entries + slot * table->stride);
}

/* Returns an empty table. Alignments are powers of two; keys and values of 8 bytes or more are
 * aligned to 8. */
struct table dtl__table_make(uint64_t key_bytes, uint64_t key_alignment, uint64_t value_bytes,
                             uint64_t value_alignment);

/* Returns the control byte of a slot that holds a key with that hash. */
static inline uint8_t dtl__table_control(uint64_t hash)
{
    return (uint8_t)(0x80 | (hash >> 57));
}

/* Returns the address of a key's value, or NULL. */
void *dtl__table_search(const struct table *table, const void *key, uint64_t hash);

/* Same as dtl__table_search(), but only for keys of 8 bytes in the first slot that is probed; NULL
 * otherwise. */
static inline void *dtl__table_probe_first(const struct table *table, const void *key,
                                           uint64_t hash)
{
    if (table->key_bytes == 8 && table->capacity > 0) {
        uint64_t slot = hash & (table->capacity - 1);
        char *entry = table->entries + slot * table->stride;

        if (table->control[slot] == dtl__table_control(hash) && memcmp(entry, key, 8) == 0)
            return entry + table->value_offset;
    }
    return NULL;
}

/* Returns the address of a key's value, or NULL. */
static inline void *dtl__table_find(const struct table *table, const void *key, uint64_t hash)
{
    void *value = dtl__table_probe_first(table, key, hash);

    return value != NULL ? value : dtl__table_search(table, key, hash);
}

/* The functions below modify the table. The caller calls them between dtl__table_write_begin() and
 * dtl__table_write_end(). */

/* Finds the value of a key and inserts the key if it does not exist. Then *is_new is true and the
 * value's bytes are undefined. */
dtl_status dtl__table_find_or_insert(struct table *table, const void *key, uint64_t hash,
                                     void **value, bool *is_new);

/* Erases a key. Returns true if it existed. */
bool dtl__table_erase(struct table *table, const void *key, uint64_t hash);

/* Erases all entries and frees their memory. The table can be used again. Publishes the empty table
 * itself, without dtl__table_write_begin(). */
void dtl__table_clear(struct table *table);

/* Iterates over the entries: sets *key and *value to the first entry at or after *slot and advances
 * *slot past it. Returns false at the end. */
bool dtl__table_next(const struct table *table, uint64_t *slot, const void **key, void **value);

#endif
