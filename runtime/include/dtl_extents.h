/* SPDX-License-Identifier: BSD-3-Clause */
/* Shapes of messages, which have up to 64 dimensions where a dtl_shape has room for 8.
 *
 * The extents of more stand in all of its words as numbers of three bits a digit, lowest first,
 * each in four bits: the fourth says that another digit follows.  So 64 extents fit, whose product
 * does not exceed 64 bits; see extents_fit in tests/c/core/memory.c. */
#ifndef DTL_EXTENTS_H
#define DTL_EXTENTS_H

#include <stdbool.h>
#include <stdint.h>

#include <dtl/types.h>

enum {
    EXTENTS = 64,
    EXTENT_WORDS = DTL_MAX_TENSOR_RANK, /* of a dtl_shape */
    DIGIT_BITS = 3,
    DIGIT_FOLLOWS = 1 << DIGIT_BITS,
    DIGIT_ROOM = DIGIT_BITS + 1, /* bits of a digit with what says that another follows */
    WORD_DIGITS = 64 / DIGIT_ROOM,
    EXTENT_DIGITS = EXTENT_WORDS * WORD_DIGITS /* in all words */
};

/* The words of its `dims` that a shape uses. */
static inline int dtl__shape_words(int ndim)
{
    return ndim < EXTENT_WORDS ? ndim : EXTENT_WORDS;
}

/* Packs more than 8 extents into a shape of zeros; false where they don't fit. */
static inline bool dtl__extents_pack(int ndim, const dtl_size_t *extents, dtl_shape *shape)
{
    int place = 0;

    for (int dim = 0; dim < ndim; dim++) {
        uint64_t left = extents[dim];

        do {
            uint64_t digit = left % DIGIT_FOLLOWS;

            left >>= DIGIT_BITS;
            if (place == EXTENT_DIGITS)
                return false;
            shape->dims[place / WORD_DIGITS] |= (digit | (left > 0 ? DIGIT_FOLLOWS : 0))
                                                << (place % WORD_DIGITS * DIGIT_ROOM);
            place++;
        } while (left > 0);
    }
    shape->ndim = ndim;
    return true;
}

/* The extent whose first digit is at *place, which goes on to the next; false where there is none.
 */
static inline bool dtl__extent_read(const dtl_shape *shape, int *place, dtl_size_t *extent)
{
    uint64_t digit = DIGIT_FOLLOWS;

    *extent = 0;
    for (int bit = 0; (digit & DIGIT_FOLLOWS) != 0; bit += DIGIT_BITS) {
        if (*place == EXTENT_DIGITS || bit > 63)
            return false;
        digit = shape->dims[*place / WORD_DIGITS] >> (*place % WORD_DIGITS * DIGIT_ROOM);
        digit %= 1 << DIGIT_ROOM;
        *extent |= (digit % DIGIT_FOLLOWS) << bit;
        ++*place;
    }
    return true;
}

/* The extents of a shape of up to 64 dimensions; false where it is none. */
static inline bool dtl__extents_unpack(const dtl_shape *shape, dtl_size_t extents[EXTENTS])
{
    bool is_packed = shape->ndim > EXTENT_WORDS, is_sound = shape->ndim >= 0;
    int place = 0;

    if (shape->ndim > EXTENTS)
        return false;
    for (int dim = 0; is_sound && dim < shape->ndim; dim++) {
        extents[dim] = shape->dims[dim % EXTENT_WORDS];
        if (is_packed)
            is_sound = dtl__extent_read(shape, &place, &extents[dim]);
    }
    return is_sound;
}

/* Whether a shape is of so many elements. */
static inline bool dtl__shape_is_of(const dtl_shape *shape, uint64_t count)
{
    dtl_size_t extents[EXTENTS];
    uint64_t product = 1;
    bool is_beyond = false;

    if (!dtl__extents_unpack(shape, extents))
        return false;
    for (int dim = 0; dim < shape->ndim; dim++)
        is_beyond |= __builtin_mul_overflow(product, extents[dim], &product);
    return !is_beyond && product == count;
}

#endif
