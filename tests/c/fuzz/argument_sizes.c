/* SPDX-License-Identifier: BSD-3-Clause */
/* Computes the memory size of arguments. */
#include "fuzz.h"

enum { LONGEST = 4096 }; /* largest array that the fuzzer allocates */

uint64_t fuzz_plus(uint64_t a, uint64_t b)
{
    return a > UINT64_MAX - b ? UINT64_MAX : a + b;
}

uint64_t fuzz_minus(uint64_t a, uint64_t b)
{
    return a > b ? a - b : 0;
}

uint64_t fuzz_over(uint64_t a, uint64_t b)
{
    return b > 0 ? a / b : 0;
}

uint64_t fuzz_times(uint64_t a, uint64_t b)
{
    return b > 0 && a > UINT64_MAX / b ? UINT64_MAX : a * b;
}

uint64_t fuzz_bytes(uint64_t dtype)
{
    return dtl_dtype_size((dtl_dtype)dtype);
}

uint64_t fuzz_sum(const uint64_t *counts, const uint64_t *places, uint64_t length)
{
    uint64_t sum = 0;

    (void)places;
    if (counts == NULL || length > LONGEST)
        return length > 0 ? UINT64_MAX : 0;
    for (uint64_t index = 0; index < length; index++)
        sum = fuzz_plus(sum, counts[index]);
    return sum;
}

uint64_t fuzz_extent(const uint64_t *counts, const uint64_t *places, uint64_t length)
{
    uint64_t extent = 0;

    if (counts == NULL || places == NULL || length > LONGEST)
        return fuzz_sum(counts, NULL, length);
    for (uint64_t index = 0; index < length; index++) {
        uint64_t end = counts[index] > 0 ? fuzz_plus(places[index], counts[index]) : 0;

        extent = end > extent ? end : extent;
    }
    return extent;
}

uint64_t fuzz_entry(const uint64_t *counts, uint64_t index)
{
    return counts == NULL || index > LONGEST ? UINT64_MAX : counts[index];
}
