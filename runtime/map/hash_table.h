/* SPDX-License-Identifier: BSD-3-Clause */
/* One rank's part of a map: an open-addressing hash table of keys and values of fixed sizes. */
#ifndef DTL_MAP_HASH_TABLE_H
#define DTL_MAP_HASH_TABLE_H

#include <string.h>

#include "dtl_runtime.h"
#include "table_descriptor.h"

enum { EMPTY = 0, GRAVE = 1, FULL = 0x80 }; /* what a byte of control says */

/* Entries of more bytes lie in the owner's memory, and others ask for them. */
enum { SHARED_MOST = 1024 };

/* Memory of a table that other ranks can map. */
struct table_segment {
    void *start; /* NULL: there is none, and the table's parts are of the heap */
    uint64_t bytes;
    int file;
};

/* The secret of a map's hash, the same on all its ranks, so that nobody can choose keys that meet
 * in one place. */
enum { SEED_WORDS = 4 };

struct table_seed {
    uint64_t words[SEED_WORDS];
};

struct table {
    struct table_seed seed;
    uint64_t key_bytes;
    uint64_t value_bytes;
    uint64_t value_offset; /* of the value in its entry, aligned for its elements */
    uint64_t stride;       /* of an entry */
    uint64_t capacity;     /* a power of two, or 0 before the first insertion */
    uint64_t count;        /* entries */
    uint64_t used;         /* entries and graves of erased ones */
    uint8_t *control;      /* a byte a slot: EMPTY, GRAVE, or FULL with seven bits of the hash */
    char *entries;         /* a key and its value a slot */
    struct board *board;   /* where others learn of it; NULL: nobody else reads it */
    uint64_t segments;     /* that it has had; the number of the last one */
    struct table_segment segment;
};

/* Draws a seed from the system, or makes that which DTL_SEED names: hash.c. */
struct table_seed dtl__table_seed_draw(void);

/* A hash of a key of more than 8 bytes: SipHash-1-3 (Aumasson and Bernstein): hash.c. */
uint64_t dtl__table_hash_long(const struct table_seed *seed, const void *key, uint64_t key_bytes);

/* The finaliser of MurmurHash3 (Austin Appleby), a bijection of 64 bits. */
static inline uint64_t dtl__table_mix(uint64_t bits)
{
    bits ^= bits >> 33;
    bits *= 0xff51afd7ed558ccdULL;
    bits ^= bits >> 33;
    bits *= 0xc4ceb9fe1a85ec53ULL;
    return bits ^ (bits >> 33);
}

/* The halves of a product of 128 bits in one: each bit of the result depends on all of both. */
static inline uint64_t dtl__table_fold(uint64_t a, uint64_t b)
{
    __extension__ typedef unsigned __int128 wide;
    wide product = (wide)a * b;

    return (uint64_t)product ^ (uint64_t)(product >> 64);
}

/* A 64-bit hash of a key whose low and high bits are equally good.  Keys of up to 8 bytes are
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

static inline uint64_t dtl__table_word(const void *bytes)
{
    uint64_t word;

    memcpy(&word, bytes, sizeof word);
    return word;
}

/* memcpy() where the commonest size deserves an instruction instead of a call. */
static inline void dtl__table_copy(void *to, const void *from, uint64_t bytes)
{
    if (bytes == 8)
        memcpy(to, from, 8);
    else
        memcpy(to, from, bytes);
}

/* The same into a table. */
static inline void dtl__table_write(const struct table *table, void *to, const void *from,
                                    uint64_t bytes)
{
    if (table->board == NULL)
        dtl__table_copy(to, from, bytes);
    else
        dtl__words_write(to, from, bytes);
}

/* Brings the places where a key will be looked for into the cache.  Inlined before the compiler
 * looks for calls without effects: GCC takes this for one, and leaves it out. */
__attribute__((always_inline)) static inline void dtl__table_prefetch(const struct table *table,
                                                                      uint64_t hash)
{
    if (table->capacity == 0)
        return;

    uint64_t slot = hash & (table->capacity - 1);

    __builtin_prefetch(table->control + slot);
    __builtin_prefetch(table->entries + slot * table->stride);
}

/* An empty table; alignments are powers of two, and at least 8 is taken for what has 8 bytes. */
struct table dtl__table_make(uint64_t key_bytes, uint64_t key_alignment, uint64_t value_bytes,
                             uint64_t value_alignment);

/* What a slot's byte of control is that holds a key of that hash. */
static inline uint8_t dtl__table_control(uint64_t hash)
{
    return (uint8_t)(0x80 | (hash >> 57));
}

/* The value of a key, or NULL; wherever it is. */
void *dtl__table_search(const struct table *table, const void *key, uint64_t hash);

/* The same of a key of the commonest size that is where its hash says; NULL of any other. */
static inline void *dtl__table_at(const struct table *table, const void *key, uint64_t hash)
{
    if (table->key_bytes == 8 && table->capacity > 0) {
        uint64_t slot = hash & (table->capacity - 1);
        char *entry = table->entries + slot * table->stride;

        if (table->control[slot] == dtl__table_control(hash) && memcmp(entry, key, 8) == 0)
            return entry + table->value_offset;
    }
    return NULL;
}

static inline void *dtl__table_find(const struct table *table, const void *key, uint64_t hash)
{
    void *value = dtl__table_at(table, key, hash);

    return value != NULL ? value : dtl__table_search(table, key, hash);
}

/* The functions that write are called between dtl__board_begin() and dtl__board_end(). */

/* The place of a key's value, made if need be (then its bytes are undefined and *is_new is true).
 */
dtl_status dtl__table_place(struct table *table, const void *key, uint64_t hash, void **value,
                            bool *is_new);

/* Whether there was such a key. */
bool dtl__table_erase(struct table *table, const void *key, uint64_t hash);

void dtl__table_clear(struct table *table);

/* The next entry at or behind *slot, and *slot behind it; false at the end. */
bool dtl__table_next(const struct table *table, uint64_t *slot, const void **key, void **value);

#endif
