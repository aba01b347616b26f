/* SPDX-License-Identifier: BSD-3-Clause */
/* Shapes of messages with up to 64 dimensions, packed into a dtl_shape, which has 8 integers.
 *
 * More than 8 extents are encoded as octal digits, lowest first, in 4 bits each; the fourth bit
 * says that another digit follows. All 8 integers form one array of digits. It has space for 64
 * extents whose product fits 64 bits; see extents_fit in tests/c/core/memory.c. */
#ifndef DTL_EXTENTS_H
#define DTL_EXTENTS_H

#include <stdbool.h>
#include <stdint.h>

#include <dtl/types.h>

enum {
    EXTENTS = 64,
    EXTENT_WORDS = DTL_MAX_TENSOR_RANK, /* integers of a dtl_shape */
    DIGIT_BITS = 3,
    DIGIT_FOLLOWS = 1 << DIGIT_BITS,
    DIGIT_WIDTH = DIGIT_BITS + 1, /* a digit and its continuation bit */
    WORD_DIGITS = 64 / DIGIT_WIDTH,
    EXTENT_DIGITS = EXTENT_WORDS * WORD_DIGITS /* in all integers together */
};

/* Returns the number of elements of `dims` that a shape uses. */
static inline int dtl__shape_words(int ndim)
{
    return ndim < EXTENT_WORDS ? ndim : EXTENT_WORDS;
}

/* Packs more than 8 extents into a zeroed shape. Returns false if they do not fit. */
static inline bool dtl__extents_pack(int ndim, const dtl_size_t *extents, dtl_shape *shape)
{
    int position = 0;

    for (int dim = 0; dim < ndim; dim++) {
        uint64_t left = extents[dim];

        do {
            uint64_t digit = left % DIGIT_FOLLOWS;

            left >>= DIGIT_BITS;
            if (position == EXTENT_DIGITS)
                return false;
            shape->dims[position / WORD_DIGITS] |= (digit | (left > 0 ? DIGIT_FOLLOWS : 0))
                                                   << (position % WORD_DIGITS * DIGIT_WIDTH);
            position++;
        } while (left > 0);
    }
    shape->ndim = ndim;
    return true;
}

/* Reads the extent that begins at digit *position and advances *position behind it. Returns false
 * if the digits end early. */
static inline bool dtl__extent_read(const dtl_shape *shape, int *position, dtl_size_t *extent)
{
    uint64_t digit = DIGIT_FOLLOWS;

    *extent = 0;
    for (int bit = 0; (digit & DIGIT_FOLLOWS) != 0; bit += DIGIT_BITS) {
        if (*position == EXTENT_DIGITS || bit > 63)
            return false;
        digit = shape->dims[*position / WORD_DIGITS] >> (*position % WORD_DIGITS * DIGIT_WIDTH);
        digit %= 1 << DIGIT_WIDTH;
        *extent |= (digit % DIGIT_FOLLOWS) << bit;
        ++*position;
    }
    return true;
}

/* Unpacks the extents of a shape with up to 64 dimensions. Returns false if the shape is
 * invalid. */
static inline bool dtl__extents_unpack(const dtl_shape *shape, dtl_size_t extents[EXTENTS])
{
    bool is_packed = shape->ndim > EXTENT_WORDS, is_valid = shape->ndim >= 0;
    int position = 0;

    if (shape->ndim > EXTENTS)
        return false;
    for (int dim = 0; is_valid && dim < shape->ndim; dim++) {
        extents[dim] = shape->dims[dim % EXTENT_WORDS];
        if (is_packed)
            is_valid = dtl__extent_read(shape, &position, &extents[dim]);
    }
    return is_valid;
}

/* Returns true if a shape is valid and has `count` elements. */
static inline bool dtl__shape_has_count(const dtl_shape *shape, uint64_t count)
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
