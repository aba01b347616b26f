/* SPDX-License-Identifier: BSD-3-Clause */
/* Random seeds of maps' hash functions, and the hash of long keys. */
#include <stdlib.h>
#include <sys/random.h>
#include <time.h>

#include "hash_table.h"

/* Returns the next number of SplitMix64 (Steele, Lea and Flood), which expands any seed to a
 * sequence. */
static uint64_t split_next(uint64_t *state)
{
    uint64_t bits = *state += 0x9e3779b97f4a7c15ULL;

    bits = (bits ^ (bits >> 30)) * 0xbf58476d1ce4e5b9ULL;
    bits = (bits ^ (bits >> 27)) * 0x94d049bb133111ebULL;
    return bits ^ (bits >> 31);
}

/* Expands a number to the words of a seed. */
static struct table_seed seed_of(uint64_t state)
{
    struct table_seed seed;

    for (int word = 0; word < SEED_WORDS; word++)
        seed.words[word] = split_next(&state);
    return seed;
}

/* Converts a text to a seed. A number stands for its value; any other text is hashed. */
static uint64_t state_of(const char *text)
{
    char *end = NULL;
    uint64_t state = strtoull(text, &end, 0);

    for (; *end != '\0'; end++)
        state = (state ^ (unsigned char)*end) * 0x100000001b3ULL;
    return state;
}

struct table_seed dtl__table_seed_draw(void)
{
    const char *text = dtl__option("DTL_SEED");
    struct table_seed seed;
    struct timespec now;

    if (text != NULL) {
        seed = seed_of(state_of(text));
    } else if (getrandom(&seed, sizeof seed, 0) != (ssize_t)sizeof seed) {
        clock_gettime(CLOCK_REALTIME, &now);
        seed = seed_of((uint64_t)now.tv_sec * 1000000007U ^ (uint64_t)now.tv_nsec ^
                       (uint64_t)(uintptr_t)&seed);
    }
    seed.words[1] |= 1; /* multipliers: odd, so that no bit of a key is lost */
    seed.words[3] |= 1;
    return seed;
}

/* ---- SipHash-1-3 ----------------------------------------------------------------------------- */

static inline uint64_t rotate(uint64_t bits, int by)
{
    return bits << by | bits >> (64 - by);
}

static inline void sip_round(uint64_t v[4])
{
    v[0] += v[1];
    v[1] = rotate(v[1], 13) ^ v[0];
    v[0] = rotate(v[0], 32);
    v[2] += v[3];
    v[3] = rotate(v[3], 16) ^ v[2];
    v[0] += v[3];
    v[3] = rotate(v[3], 21) ^ v[0];
    v[2] += v[1];
    v[1] = rotate(v[1], 17) ^ v[2];
    v[2] = rotate(v[2], 32);
}

static inline void sip_word(uint64_t v[4], uint64_t word)
{
    v[3] ^= word;
    sip_round(v);
    v[0] ^= word;
}

uint64_t dtl__table_hash_long(const struct table_seed *seed, const void *key, uint64_t key_bytes)
{
    const char *bytes = key;
    uint64_t v[4] = {seed->words[0] ^ 0x736f6d6570736575ULL, seed->words[1] ^ 0x646f72616e646f6dULL,
                     seed->words[0] ^ 0x6c7967656e657261ULL,
                     seed->words[1] ^ 0x7465646279746573ULL};
    uint64_t word = 0, last = key_bytes << 56;

    for (; key_bytes >= sizeof word; key_bytes -= sizeof word, bytes += sizeof word) {
        memcpy(&word, bytes, sizeof word);
        sip_word(v, word);
    }
    word = 0;
    memcpy(&word, bytes, key_bytes);
    sip_word(v, last | word);
    v[2] ^= 0xff;
    for (int round = 0; round < 3; round++)
        sip_round(v);
    return v[0] ^ v[1] ^ v[2] ^ v[3];
}
