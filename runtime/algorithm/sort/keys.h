/* SPDX-License-Identifier: BSD-3-Clause */
/* Sorting of bare keys (numbers without payload) as integers: parallel quicksort, bucket sort,
 * radix sort, and the vectorized sort of the highway plugin.
 *
 * dtl__sort_keys() (record_sort.h) is the entry point.  It maps keys to integers if needed, divides
 * them among threads (parallel_quicksort.c), and each thread sorts its share with
 * dtl__number_sort(). */
#ifndef DTL_ALGORITHM_SORT_KEYS_H
#define DTL_ALGORITHM_SORT_KEYS_H

#include "algorithm/parallel.h"
#include "record_sort.h"

/* Returns true if equal keys may have different bits, as 0.0 and -0.0: only then does it matter
 * whether a sort is stable. */
bool dtl__equal_keys_may_differ(const struct record_order *order);

/* Returns true if the plugin has a vectorized sort for the dtype.  Loads the plugin at the first
 * call. */
bool dtl__vector_sort_supports(dtl_dtype dtype);

/* Sorts integers with the plugin. */
void dtl__vector_sort(dtl_dtype dtype, void *keys, uint64_t count, bool is_descending);

/* How integers are sorted. */
struct number_sort {
    dtl_dtype dtype;
    uint32_t bytes; /* of an integer */
    bool is_descending;
    /* By the vectorized sort; otherwise by radix sort, which takes unsigned integers. */
    bool is_vectorized;
};

/* Sorts numbers on the calling thread.  `buffer` has dtl__number_sort_buffer_bytes() bytes, or is
 * NULL, which is possible with the vectorized sort only. */
void dtl__number_sort(const struct number_sort *sort, void *numbers, void *buffer, uint64_t count);
uint64_t dtl__number_sort_buffer_bytes(const struct number_sort *sort, uint64_t count);

/* The same without the bucket sort.  `buffer` is as large as the numbers. */
void dtl__number_sort_plain(const struct number_sort *sort, void *numbers, void *buffer,
                            uint64_t count);

/* Return whether a bucket sort is worth trying for `count` numbers, and the bytes of its buffer. */
bool dtl__bucket_sort_pays(const struct number_sort *sort, uint64_t count);
uint64_t dtl__bucket_sort_buffer_bytes(uint64_t count);

/* Sorts numbers of 8 bytes by distributing them to buckets.  Returns false, and leaves the numbers
 * unchanged, if too many of them are too close to each other. */
bool dtl__bucket_sort(const struct number_sort *sort, void *numbers, void *buffer, uint64_t count);

/* Sorts numbers on several threads. */
dtl_status dtl__parallel_sort(const struct number_sort *sort, void *numbers, uint64_t count,
                              int threads);

/* Merges two sorted runs into `out`.  Returns false, and does nothing, unless the records are bare
 * numbers in the order of their dtype. */
bool dtl__keys_merge(const struct record_order *order, const void *a, uint64_t a_count,
                     const void *b, uint64_t b_count, void *out);

/* Encoding of keys as unsigned integers of the same order.  Equal keys have the same code, 0.0 and
 * -0.0 too.  The code of NaN is all ones, in ascending and descending order. */
struct key_encoding {
    uint32_t bytes;
    uint32_t sign_bit;
    uint64_t sign;
    uint64_t flip_mask;          /* bits to flip in every key */
    uint64_t negative_flip_mask; /* further bits to flip in negative keys */
    uint64_t minus_zero;
    uint64_t infinity; /* larger bit patterns, without the sign, are NaN */
    uint64_t ones;
};

/* Sets *out to the encoding.  Returns false unless the keys are numbers in the order of their
 * dtype. */
bool dtl__key_encoding(const struct record_order *order, struct key_encoding *out);

/* Returns the code of a key.  Without branches, because signs are not predictable. */
static inline uint64_t dtl__key_encode(const struct key_encoding *digits, uint64_t bits)
{
    uint64_t key = bits == digits->minus_zero ? 0 : bits;
    uint64_t negative = (0 - (key >> digits->sign_bit & 1)) & digits->negative_flip_mask;

    return (bits & ~digits->sign) > digits->infinity ? digits->ones
                                                     : key ^ digits->flip_mask ^ negative;
}

/* Returns true if so many records are worth a radix sort, and their keys have an encoding. */
bool dtl__radix_sort_records_pays(const struct record_order *order, uint64_t count);

/* Sorts records stably by radix sort.  Needs as much memory again. */
dtl_status dtl__radix_sort_records(const struct record_order *order, void *records, uint64_t count);

/* Sorts unsigned integers of 1, 2, 4 or 8 bytes by radix sort.  `buffer` is as large as the keys.
 */
void dtl__radix_sort_keys(void *keys, void *buffer, uint64_t count, uint32_t bytes);

#endif
