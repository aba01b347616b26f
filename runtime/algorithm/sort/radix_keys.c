/* SPDX-License-Identifier: BSD-3-Clause */
/* Radix sort of unsigned integers: least significant digit first, eight bits per pass, with one
 * histogram pass for all digits (Knuth, The Art of Computer Programming, volume 3, 5.2.5).  A digit
 * that is the same in all keys needs no pass. */
#include "keys.h"

#include <string.h>

enum { DIGITS = 256 };

/* sort_: sorts unsigned integers by all digits that are not constant.  The result is in
 * `keys`. */
#define RADIX_SORT(type)                                                                           \
    static void sort_##type(type *keys, type *buffer, uint64_t count)                              \
    {                                                                                              \
        uint64_t counts[sizeof(type)][DIGITS] = {0};                                               \
        type *from = keys;                                                                         \
        type *to = buffer;                                                                         \
                                                                                                   \
        for (uint64_t index = 0; index < count; index++)                                           \
            for (unsigned digit = 0; digit < sizeof(type); digit++)                                \
                counts[digit][(keys[index] >> (8 * digit)) & (DIGITS - 1)]++;                      \
        for (unsigned digit = 0; digit < sizeof(type); digit++) {                                  \
            uint64_t *starts = counts[digit];                                                      \
            uint64_t sum = 0;                                                                      \
                                                                                                   \
            if (starts[(keys[0] >> (8 * digit)) & (DIGITS - 1)] == count)                          \
                continue;                                                                          \
            for (unsigned value = 0; value < DIGITS; value++) {                                    \
                uint64_t here = starts[value];                                                     \
                                                                                                   \
                starts[value] = sum;                                                               \
                sum += here;                                                                       \
            }                                                                                      \
            for (uint64_t index = 0; index < count; index++)                                       \
                to[starts[(from[index] >> (8 * digit)) & (DIGITS - 1)]++] = from[index];           \
                                                                                                   \
            type *sorted = to;                                                                     \
                                                                                                   \
            to = from;                                                                             \
            from = sorted;                                                                         \
        }                                                                                          \
        if (from != keys)                                                                          \
            memcpy(keys, from, count * sizeof(type));                                              \
    }

RADIX_SORT(uint8_t)
RADIX_SORT(uint16_t)
RADIX_SORT(uint32_t)
RADIX_SORT(uint64_t)

void dtl__radix_sort_keys(void *keys, void *buffer, uint64_t count, uint32_t bytes)
{
    if (count < 2)
        return;
    switch (bytes) {
    case 1:
        sort_uint8_t(keys, buffer, count);
        return;
    case 2:
        sort_uint16_t(keys, buffer, count);
        return;
    case 4:
        sort_uint32_t(keys, buffer, count);
        return;
    default:
        sort_uint64_t(keys, buffer, count);
    }
}
