/* SPDX-License-Identifier: BSD-3-Clause */
/* Prefix reductions by the kernels of reductions, which take their left operand from `in`. */
#include "scan.h"

#include <string.h>

#include "fold.h"

enum { LANES = 512 };

void dtl__scan_inclusive(const struct dtype *type, dtl_reduce_op op, void *elements, uint64_t count)
{
    reduce_kernel kernel = dtl__kernel(type->id, op);
    char *element = elements;

    for (uint64_t index = 1; index < count; index++, element += type->size)
        kernel(element + type->size, element, 1);
}

void dtl__scan_exclusive(const struct dtype *type, dtl_reduce_op op, const void *first,
                         void *elements, uint64_t count)
{
    reduce_kernel kernel = dtl__kernel(type->id, op);
    _Alignas(16) char sum[ELEMENT_BYTES];
    _Alignas(16) char next[ELEMENT_BYTES];
    char *element = elements;

    memcpy(sum, first, type->size);
    for (uint64_t index = 0; index < count; index++, element += type->size) {
        memcpy(next, element, type->size);
        kernel(next, sum, 1);
        memcpy(element, sum, type->size);
        memcpy(sum, next, type->size);
    }
}

void dtl__scan_shift(const struct dtype *type, dtl_reduce_op op, const void *first, void *elements,
                     uint64_t count)
{
    reduce_kernel kernel = dtl__kernel(type->id, op);
    _Alignas(64) char lanes[LANES * ELEMENT_BYTES];
    char *element = elements;

    for (uint64_t lane = 0; lane < LANES; lane++)
        memcpy(lanes + lane * type->size, first, type->size);
    while (count > 0) {
        uint64_t here = count < LANES ? count : LANES;

        kernel(element, lanes, here);
        element += here * type->size;
        count -= here;
    }
}
