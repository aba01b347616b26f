/* SPDX-License-Identifier: BSD-3-Clause */
/* Sorting of bare keys as unsigned integers, and of those that a vector library sorts. */
#ifndef DTL_ALGORITHM_SORT_KEYS_H
#define DTL_ALGORITHM_SORT_KEYS_H

#include "algorithm/parallel.h"
#include "record_sort.h"

/* Whether equal keys can be told apart, as 0.0 and -0.0: then a stable sort is another one. */
bool dtl__keys_tell_equals(const struct order *order);

/* Whether this build has a vectorised sort for the dtype. */
bool dtl__vector_sort_has(dtl_dtype dtype);

/* Sorts integers. */
void dtl__vector_sort(dtl_dtype dtype, void *keys, uint64_t count, bool is_descending);

/* How integers are sorted. */
struct number_sort {
    dtl_dtype dtype;
    uint32_t bytes; /* of a number */
    bool is_descending;
    bool is_vectorised; /* by the vectorised sort; otherwise, unsigned ones, by their digits */
};

/* Sorts numbers in one thread.  `buffer` has dtl__number_sort_room() bytes, or is NULL where the
 * sort is vectorised. */
void dtl__number_sort(const struct number_sort *sort, void *numbers, void *buffer, uint64_t count);
uint64_t dtl__number_sort_room(const struct number_sort *sort, uint64_t count);

/* As that, without regard to how the numbers spread; `buffer` is as large as they are. */
void dtl__number_sort_plain(const struct number_sort *sort, void *numbers, void *buffer,
                            uint64_t count);

/* Whether so many numbers are worth a look at how they spread, and the bytes of the buffer for
 * it. */
bool dtl__spread_sort_has(const struct number_sort *sort, uint64_t count);
uint64_t dtl__spread_sort_room(uint64_t count);

/* Sorts numbers by where they lie among the others; false, and nothing done, where they crowd. */
bool dtl__spread_sort(const struct number_sort *sort, void *numbers, void *buffer, uint64_t count);

/* Sorts numbers in several threads. */
dtl_status dtl__thread_sort(const struct number_sort *sort, void *numbers, uint64_t count,
                            int threads);

/* Merges two sorted runs into `out`; false, and nothing done, where the order is none of bare
 * numbers. */
bool dtl__keys_merge(const struct order *order, const void *a, uint64_t a_count, const void *b,
                     uint64_t b_count, void *out);

/* How a key's bits become an unsigned integer of the same order.  Equal keys become the same, 0.0
 * and -0.0 too, and NaNs become all ones, in either direction. */
struct key_digits {
    uint32_t bytes;
    uint32_t sign_bit;
    uint64_t sign;
    uint64_t flipped;     /* bits of every key */
    uint64_t if_negative; /* bits of negative ones, beside those */
    uint64_t minus_zero;
    uint64_t infinity; /* what is above, but for the sign, is NaN */
    uint64_t ones;
};

/* False where the order is none of numbers. */
bool dtl__key_digits(const struct order *order, struct key_digits *out);

/* Signs are as good as random: there is no branch on them. */
static inline uint64_t dtl__key_encode(const struct key_digits *digits, uint64_t bits)
{
    uint64_t key = bits == digits->minus_zero ? 0 : bits;
    uint64_t negative = (0 - (key >> digits->sign_bit & 1)) & digits->if_negative;

    return (bits & ~digits->sign) > digits->infinity ? digits->ones
                                                     : key ^ digits->flipped ^ negative;
}

/* Whether so many records are sorted by the digits of their keys. */
bool dtl__digit_sort_has(const struct order *order, uint64_t count);

/* Sorts them; equal ones keep their order.  Needs as much memory again. */
dtl_status dtl__digit_sort(const struct order *order, void *records, uint64_t count);

/* Sorts unsigned integers of 1, 2, 4 or 8 bytes by their digits; `buffer` is as large as the keys.
 */
void dtl__radix_sort(void *keys, void *buffer, uint64_t count, uint32_t bytes);

#endif
