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
    /* Operand 0 becomes the elements of operand 1 at the places that operand 2 tells. */          \
    KERNEL gather_##size(struct kernel_call call)                                                  \
    {                                                                                              \
        const uint64_t *places = OPERAND(const uint64_t, 2);                                       \
        type *out = OPERAND(type, 0);                                                              \
                                                                                                   \
        for (EACH(index, call.count))                                                              \
            out[index] = OPERAND(const type, 1)[places[index]];                                    \
    }                                                                                              \
                                                                                                   \
    /* The elements of operand 1 go to the places of operand 0 that operand 2 tells, of which no   \
     * two are the same. */                                                                        \
    KERNEL scatter_##size(struct kernel_call call)                                                 \
    {                                                                                              \
        const uint64_t *places = OPERAND(const uint64_t, 2);                                       \
        type *out = OPERAND(type, 0);                                                              \
                                                                                                   \
        for (EACH(index, call.count))                                                              \
            out[places[index]] = OPERAND(const type, 1)[index];                                    \
    }                                                                                              \
                                                                                                   \
    /* The same two, but what has no place stays, and operand 3 becomes one of the places that are \
     * none. */                                                                                    \
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
    /* Gather and scatter, where operand 2 is runs of indices. */                                  \
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
    /* A box of elements of operand 1 goes to one of operand 0; operand 2 tells its sides, of      \
     * which the last one changes most often. */                                                   \
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
    /* The elements of operand 1 go to operand 0, one behind the other, where what operand 2       \
     * counts up to them, the first included, is more than before. */                              \
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
