/* SPDX-License-Identifier: BSD-3-Clause */
/* Kernels that copy elements by index: by lists of indices, by runs of indices, and in boxes. */
#ifndef INDEX_KERNELS_H
#define INDEX_KERNELS_H

#include "kernel_language.h"

/* Returns the index of element `index` according to a list of runs. The first run begins at 0. */
DTL__STEP uint64_t place_in(const struct kernel_run *runs, uint64_t count, uint64_t index)
{
    uint64_t low = 0, high = count;

    while (high - low > 1) {
        uint64_t middle = low + (high - low) / 2;

        if (runs[middle].begin <= index)
            low = middle;
        else
            high = middle;
    }
    return runs[low].place + (index - runs[low].begin) * runs[low].step;
}

#define RUNS ELEMENTS(struct kernel_run, 2)

/* Writes 0, 1, 2, ... to operand 0. */
KERNEL number(struct kernel_call call)
{
    for (EACH(index, call.count))
        OPERAND(uint64_t, 0)[index] = index;
}

#define PLACE(size, type)                                                                          \
    /* Copies the elements of operand 1 at the indices in operand 2 to operand 0. */               \
    KERNEL gather_##size(struct kernel_call call)                                                  \
    {                                                                                              \
        const uint64_t *places = OPERAND(const uint64_t, 2);                                       \
        type *out = OPERAND(type, 0);                                                              \
                                                                                                   \
        for (EACH(index, call.count))                                                              \
            out[index] = OPERAND(const type, 1)[places[index]];                                    \
    }                                                                                              \
                                                                                                   \
    /* Copies the elements of operand 1 to the indices in operand 2, which are distinct, of        \
     * operand 0. */                                                                               \
    KERNEL scatter_##size(struct kernel_call call)                                                 \
    {                                                                                              \
        const uint64_t *places = OPERAND(const uint64_t, 2);                                       \
        type *out = OPERAND(type, 0);                                                              \
                                                                                                   \
        for (EACH(index, call.count))                                                              \
            out[places[index]] = OPERAND(const type, 1)[index];                                    \
    }                                                                                              \
                                                                                                   \
    /* Gather and scatter with bounds checks: skip elements whose index is out of bounds, and set  \
     * operand 3 to one of these indices. */                                                       \
    KERNEL take_##size(struct kernel_call call)                                                    \
    {                                                                                              \
        const uint64_t *places = OPERAND(const uint64_t, 2);                                       \
        type *out = OPERAND(type, 0);                                                              \
                                                                                                   \
        for (EACH(index, call.count)) {                                                            \
            if (places[index] < ELEMENTS(type, 1))                                                 \
                out[index] = OPERAND(const type, 1)[places[index]];                                \
            else                                                                                   \
                *OPERAND(uint64_t, 3) = places[index];                                             \
        }                                                                                          \
    }                                                                                              \
                                                                                                   \
    KERNEL put_##size(struct kernel_call call)                                                     \
    {                                                                                              \
        const uint64_t *places = OPERAND(const uint64_t, 2);                                       \
        type *out = OPERAND(type, 0);                                                              \
                                                                                                   \
        for (EACH(index, call.count)) {                                                            \
            if (places[index] < ELEMENTS(type, 0))                                                 \
                out[places[index]] = OPERAND(const type, 1)[index];                                \
            else                                                                                   \
                *OPERAND(uint64_t, 3) = places[index];                                             \
        }                                                                                          \
    }                                                                                              \
                                                                                                   \
    /* Gather and scatter whose indices are given as runs in operand 2. */                         \
    KERNEL pack_##size(struct kernel_call call)                                                    \
    {                                                                                              \
        const struct kernel_run *runs = OPERAND(const struct kernel_run, 2);                       \
        type *out = OPERAND(type, 0);                                                              \
                                                                                                   \
        for (EACH(index, call.count))                                                              \
            out[index] = OPERAND(const type, 1)[place_in(runs, RUNS, index)];                      \
    }                                                                                              \
                                                                                                   \
    KERNEL unpack_##size(struct kernel_call call)                                                  \
    {                                                                                              \
        const struct kernel_run *runs = OPERAND(const struct kernel_run, 2);                       \
        type *out = OPERAND(type, 0);                                                              \
                                                                                                   \
        for (EACH(index, call.count))                                                              \
            out[place_in(runs, RUNS, index)] = OPERAND(const type, 1)[index];                      \
    }                                                                                              \
                                                                                                   \
    /* Copies a box of elements from operand 1 to operand 0. Operand 2 has its dimensions, the     \
     * last of which varies fastest. */                                                            \
    KERNEL box_##size(struct kernel_call call)                                                     \
    {                                                                                              \
        const struct kernel_side *sides = OPERAND(const struct kernel_side, 2);                    \
        type *out = OPERAND(type, 0);                                                              \
                                                                                                   \
        for (EACH(index, call.count)) {                                                            \
            uint64_t rest = index, to = 0, from = 0;                                               \
                                                                                                   \
            for (uint64_t side = ELEMENTS(struct kernel_side, 2); side-- > 0;) {                   \
                uint64_t step = rest % sides[side].count;                                          \
                                                                                                   \
                to += step * sides[side].to;                                                       \
                from += step * sides[side].from;                                                   \
                rest /= sides[side].count;                                                         \
            }                                                                                      \
            out[to] = OPERAND(const type, 1)[from];                                                \
        }                                                                                          \
    }                                                                                              \
                                                                                                   \
    /* Copies the selected elements of operand 1 to operand 0, contiguously. Operand 2 is the      \
     * inclusive prefix sum of the selection flags: an element is selected where it increases. */  \
    KERNEL keep_##size(struct kernel_call call)                                                    \
    {                                                                                              \
        const uint64_t *kept = OPERAND(const uint64_t, 2);                                         \
                                                                                                   \
        for (EACH(index, call.count))                                                              \
            if (kept[index] != (index == 0 ? 0 : kept[index - 1]))                                 \
                OPERAND(type, 0)[kept[index] - 1] = OPERAND(const type, 1)[index];                 \
    }

SIZES(PLACE)

#define PLACE_ENTRY(size, type)                                                                    \
    ENTRY(gather_##size)                                                                           \
    ENTRY(scatter_##size)                                                                          \
    ENTRY(take_##size)                                                                             \
    ENTRY(put_##size)                                                                              \
    ENTRY(pack_##size)                                                                             \
    ENTRY(unpack_##size)                                                                           \
    ENTRY(box_##size)                                                                              \
    ENTRY(keep_##size)

#endif
