/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/support/arithmetic.h.j2.
 * Do not edit. */
/* Arithmetic on sizes that saturates instead of wrapping. */
#ifndef DTL_ARITHMETIC_H
#define DTL_ARITHMETIC_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Sets *out to a * b and returns true, or returns false if the product overflows. */
static inline bool dtl__product(uint64_t a, uint64_t b, uint64_t *out)
{
    return !__builtin_mul_overflow(a, b, out);
}

/* Saturating arithmetic of the argument checks: sums and products stop at UINT64_MAX, differences
 * at 0, so that `offset + count <= size` cannot wrap. */
static inline uint64_t dtl__minus(uint64_t a, uint64_t b)
{
    return a > b ? a - b : 0;
}

static inline uint64_t dtl__plus(uint64_t a, uint64_t b)
{
    uint64_t sum;

    return __builtin_add_overflow(a, b, &sum) ? UINT64_MAX : sum;
}

static inline uint64_t dtl__times(uint64_t a, uint64_t b)
{
    uint64_t product;

    return __builtin_mul_overflow(a, b, &product) ? UINT64_MAX : product;
}

/* Returns the saturated sum of the counts. Pure, so that the compiler merges the repeated sums of a
 * function's argument checks. */
uint64_t dtl__sum(const uint64_t *counts, uint64_t length) __attribute__((pure));

/* Returns the number of elements from the start of a buffer to the end of its last block. Without
 * displacements (NULL), the blocks are contiguous. */
static inline uint64_t dtl__extent(const uint64_t *counts, const uint64_t *displs, uint64_t length)
{
    uint64_t extent = 0;

    if (displs == NULL)
        return dtl__sum(counts, length);
    for (uint64_t index = 0; index < length; index++) {
        uint64_t end = counts[index] == 0 ? 0 : dtl__plus(displs[index], counts[index]);
        extent = end > extent ? end : extent;
    }
    return extent;
}

#endif
