/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/support/arithmetic.c.j2.
 * Do not edit. */
#include "dtl_arithmetic.h"

uint64_t dtl__sum(const uint64_t *counts, uint64_t length)
{
    uint64_t sum = 0;

    for (uint64_t index = 0; index < length; index++)
        sum = dtl__plus(sum, counts[index]);
    return sum;
}
