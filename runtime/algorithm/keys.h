/* SPDX-License-Identifier: BSD-3-Clause */
/* Sorting of bare keys as unsigned integers, and of those that a vector library sorts. */
#ifndef DTL_ALGORITHM_KEYS_H
#define DTL_ALGORITHM_KEYS_H

#include "order.h"
#include "parallel.h"

/* Whether this build has a vectorised sort for the dtype. */
bool dtl__vector_sort_has(dtl_dtype dtype);

/* Sorts integers. */
void dtl__vector_sort(dtl_dtype dtype, void *keys, uint64_t count, bool is_descending);

/* How integers are sorted: by the vectorised sort or, unsigned ones, by their digits. */
struct number_sort {
    dtl_dtype dtype;
    uint32_t bytes; /* of a number */
    bool is_descending;
    char *buffer; /* for digits, as large as what is sorted; NULL: by the vectorised sort */
};

/* Sorts numbers in one thread; `buffer` is its part of the sort's. */
void dtl__number_sort(const struct number_sort *sort, void *keys, void *buffer, uint64_t count);

/* Sorts numbers in several threads. */
void dtl__thread_sort(const struct number_sort *sort, void *keys, uint64_t count, int threads);

/* Merges two sorted runs into `out`; false, and nothing done, where the order is none of bare
 * numbers. */
bool dtl__keys_merge(const struct order *order, const void *a, uint64_t a_count, const void *b,
                     uint64_t b_count, void *out);

/* Sorts unsigned integers of 1, 2, 4 or 8 bytes by their digits; `buffer` is as large as the keys.
 */
void dtl__radix_sort(void *keys, void *buffer, uint64_t count, uint32_t bytes);

#endif
