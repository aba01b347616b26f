/* SPDX-License-Identifier: BSD-3-Clause */
/* Merging of two sorted runs of bare keys without a branch on the data: which run the next key
 * comes from is not predictable, so it is computed.  Each step waits for the one before, so runs
 * are merged from both ends, which don't wait for each other.  NaN stands behind all numbers in
 * both directions. */
#include "keys.h"

#include <string.h>

#define KEYS_MERGE(name, type, comes_before)                                                       \
    static void merge_##name(const type *a, uint64_t a_count, const type *b, uint64_t b_count,     \
                             type *out)                                                            \
    {                                                                                              \
        const type *a_end = a + a_count, *b_end = b + b_count;                                     \
        type *out_end = out + a_count + b_count;                                                   \
                                                                                                   \
        while (a_end - a > 1 && b_end - b > 1) {                                                   \
            bool is_b_first = comes_before(*b, *a),                                                \
                 is_a_last = comes_before(b_end[-1], a_end[-1]);                                   \
                                                                                                   \
            *out++ = is_b_first ? *b : *a;                                                         \
            b += is_b_first;                                                                       \
            a += !is_b_first;                                                                      \
            *--out_end = is_a_last ? a_end[-1] : b_end[-1];                                        \
            a_end -= is_a_last;                                                                    \
            b_end -= !is_a_last;                                                                   \
        }                                                                                          \
        while (a < a_end && b < b_end) {                                                           \
            bool is_b_first = comes_before(*b, *a);                                                \
                                                                                                   \
            *out++ = is_b_first ? *b : *a;                                                         \
            b += is_b_first;                                                                       \
            a += !is_b_first;                                                                      \
        }                                                                                          \
        memcpy(out, a, (uint64_t)(a_end - a) * sizeof *a);                                         \
        memcpy(out + (a_end - a), b, (uint64_t)(b_end - b) * sizeof *b);                           \
    }

#define BELOW(y, x) ((y) < (x))
#define ABOVE(y, x) ((y) > (x))
#define BELOW_OR_NAN(y, x) (((y) < (x)) | ((x) != (x)))
#define ABOVE_OR_NAN(y, x) (((y) > (x)) | ((x) != (x)))

KEYS_MERGE(int16, int16_t, BELOW)
KEYS_MERGE(int32, int32_t, BELOW)
KEYS_MERGE(int64, int64_t, BELOW)
KEYS_MERGE(uint16, uint16_t, BELOW)
KEYS_MERGE(uint32, uint32_t, BELOW)
KEYS_MERGE(uint64, uint64_t, BELOW)
KEYS_MERGE(float32, float, BELOW_OR_NAN)
KEYS_MERGE(float64, double, BELOW_OR_NAN)
KEYS_MERGE(int16_down, int16_t, ABOVE)
KEYS_MERGE(int32_down, int32_t, ABOVE)
KEYS_MERGE(int64_down, int64_t, ABOVE)
KEYS_MERGE(uint16_down, uint16_t, ABOVE)
KEYS_MERGE(uint32_down, uint32_t, ABOVE)
KEYS_MERGE(uint64_down, uint64_t, ABOVE)
KEYS_MERGE(float32_down, float, ABOVE_OR_NAN)
KEYS_MERGE(float64_down, double, ABOVE_OR_NAN)

#define MERGE_CASE(dtype, name)                                                                    \
    case dtype:                                                                                    \
        if (order->is_descending)                                                                  \
            merge_##name##_down(a, a_count, b, b_count, out);                                      \
        else                                                                                       \
            merge_##name(a, a_count, b, b_count, out);                                             \
        return true;

bool dtl__keys_merge(const struct order *order, const void *a, uint64_t a_count, const void *b,
                     uint64_t b_count, void *out)
{
    if (!dtl__sort_has_keys(order))
        return false;
    switch (order->type->id) {
        MERGE_CASE(DTL_DTYPE_INT16, int16)
        MERGE_CASE(DTL_DTYPE_INT32, int32)
        MERGE_CASE(DTL_DTYPE_INT64, int64)
        MERGE_CASE(DTL_DTYPE_UINT16, uint16)
        MERGE_CASE(DTL_DTYPE_UINT32, uint32)
        MERGE_CASE(DTL_DTYPE_UINT64, uint64)
        MERGE_CASE(DTL_DTYPE_FLOAT32, float32)
        MERGE_CASE(DTL_DTYPE_FLOAT64, float64)
    default:
        return false;
    }
}
