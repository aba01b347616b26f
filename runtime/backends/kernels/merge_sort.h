/* SPDX-License-Identifier: BSD-3-Clause */
/* Kernels of a stable merge sort. */
#ifndef MERGE_SORT_H
#define MERGE_SORT_H

#include "kernel_language.h"

/* They sort the elements of operand 0 and, if there is an operand 1, the indices that belong to
 * them. */

enum { CHUNK = KERNEL_CHUNK_ELEMENTS };

DTL__STEP uint64_t smaller_of(uint64_t x, uint64_t y)
{
    return x < y ? x : y;
}

/* First element of a chunk, and the element after its last one. */
#define CHUNK_BEGIN(chunk) ((chunk)*CHUNK)
#define CHUNK_END(chunk, all) smaller_of(((chunk) + 1) * CHUNK, all)

/* State of a merge of two sorted runs: the ends of the left run (`middle`) and of the right run
 * (`end`), and the next element of each, as indices of the input. */
struct runs {
    uint64_t middle, end;
    uint64_t left, right;
};

#define SORT(dtype, type)                                                                          \
    /* Returns true if x may precede y in the sorted order. */                                     \
    DTL__STEP bool in_order_##dtype(type x, type y, struct kernel_sorting sorting)                 \
    {                                                                                              \
        return (sorting.is_descending ? backward_of_##dtype(x, y) : compare_of_##dtype(x, y)) <=   \
               0;                                                                                  \
    }                                                                                              \
                                                                                                   \
    /* Sorts each chunk by insertion. */                                                           \
    KERNEL chunks_##dtype(struct kernel_call call)                                                 \
    {                                                                                              \
        type *elements = OPERAND(type, 0);                                                         \
        uint64_t *places = OPERAND(uint64_t, 1), all = ELEMENTS(type, 0);                          \
        struct kernel_sorting sorting;                                                             \
                                                                                                   \
        memcpy(&sorting, call.value, sizeof sorting);                                              \
        for (EACH(chunk, call.count))                                                              \
            for (uint64_t next = CHUNK_BEGIN(chunk) + 1; next < CHUNK_END(chunk, all); next++) {   \
                type element = elements[next];                                                     \
                uint64_t place = places != NULL ? places[next] : 0, free = next;                   \
                                                                                                   \
                while (free > CHUNK_BEGIN(chunk) &&                                                \
                       !in_order_##dtype(elements[free - 1], element, sorting)) {                  \
                    elements[free] = elements[free - 1];                                           \
                    if (places != NULL)                                                            \
                        places[free] = places[free - 1];                                           \
                    free--;                                                                        \
                }                                                                                  \
                elements[free] = element;                                                          \
                if (places != NULL)                                                                \
                    places[free] = place;                                                          \
            }                                                                                      \
    }                                                                                              \
                                                                                                   \
    /* Finds the state of the merge that is about to write element `begin`, by bisection. */       \
    DTL__STEP struct runs runs_at_##dtype(const type *in, uint64_t all, uint64_t begin,            \
                                          struct kernel_sorting sorting)                           \
    {                                                                                              \
        uint64_t first = begin - begin % (2 * sorting.width);                                      \
        uint64_t middle = smaller_of(first + sorting.width, all);                                  \
        uint64_t end = smaller_of(middle + sorting.width, all), offset = begin - first;            \
        uint64_t least = offset > end - middle ? offset - (end - middle) : 0;                      \
        uint64_t most = smaller_of(offset, middle - first);                                        \
                                                                                                   \
        while (least < most) {                                                                     \
            uint64_t left = least + (most - least) / 2;                                            \
                                                                                                   \
            if (in_order_##dtype(in[first + left], in[middle + (offset - left) - 1], sorting))     \
                least = left + 1;                                                                  \
            else                                                                                   \
                most = left;                                                                       \
        }                                                                                          \
        struct runs runs = {middle, end, first + least, middle + (offset - least)};                \
        return runs;                                                                               \
    }                                                                                              \
                                                                                                   \
    /* Merges pairs of sorted runs of operand 2, with indices in operand 3, one output chunk each. \
     */                                                                                            \
    KERNEL merge_##dtype(struct kernel_call call)                                                  \
    {                                                                                              \
        type *out = OPERAND(type, 0);                                                              \
        const type *in = OPERAND(const type, 2);                                                   \
        uint64_t *places = OPERAND(uint64_t, 1), all = ELEMENTS(type, 0);                          \
        const uint64_t *from = OPERAND(const uint64_t, 3);                                         \
        struct kernel_sorting sorting;                                                             \
                                                                                                   \
        memcpy(&sorting, call.value, sizeof sorting);                                              \
        for (EACH(chunk, call.count)) {                                                            \
            struct runs runs = runs_at_##dtype(in, all, CHUNK_BEGIN(chunk), sorting);              \
                                                                                                   \
            for (uint64_t next = CHUNK_BEGIN(chunk); next < CHUNK_END(chunk, all); next++) {       \
                bool is_left = runs.right == runs.end ||                                           \
                               (runs.left < runs.middle &&                                         \
                                in_order_##dtype(in[runs.left], in[runs.right], sorting));         \
                uint64_t source = is_left ? runs.left++ : runs.right++;                            \
                                                                                                   \
                out[next] = in[source];                                                            \
                if (places != NULL)                                                                \
                    places[next] = from[source];                                                   \
            }                                                                                      \
        }                                                                                          \
    }                                                                                              \
                                                                                                   \
    /* Sets operand 0 to 1 where an element of operand 1 differs from its predecessor, else 0. */  \
    KERNEL distinct_##dtype(struct kernel_call call)                                               \
    {                                                                                              \
        const type *in = OPERAND(const type, 1);                                                   \
                                                                                                   \
        for (EACH(index, call.count))                                                              \
            OPERAND(uint64_t, 0)                                                                   \
        [index] = index == 0 || compare_of_##dtype(in[index - 1], in[index]) != 0;                 \
    }

DTL__DTYPES(SORT)

#define SORT_ENTRY(dtype, type) ENTRY(chunks_##dtype) ENTRY(merge_##dtype) ENTRY(distinct_##dtype)
#endif
