/* SPDX-License-Identifier: BSD-3-Clause */
/* Bare keys in the order of their dtype.  Numbers are sorted by the vectorised sort where the build
 * has one, after the NaNs have been put behind them.  Otherwise their bits are mapped to unsigned
 * integers of the same order, sorted by digits, and mapped back: the sign bit is flipped, and a
 * negative float's other bits too. */
#include "keys.h"

#include <string.h>

enum key_form { FORM_NONE, FORM_UNSIGNED, FORM_SIGNED, FORM_FLOAT };

/* `nan_above` is the pattern of infinity: what is larger, without the sign, is NaN. */
struct key_kind {
    enum key_form form;
    uint64_t nan_above;
};

static struct key_kind key_kind(dtl_dtype dtype)
{
    switch (dtype) {
    case DTL_DTYPE_INT8:
    case DTL_DTYPE_INT16:
    case DTL_DTYPE_INT32:
    case DTL_DTYPE_INT64:
        return (struct key_kind){FORM_SIGNED, 0};
    case DTL_DTYPE_UINT8:
    case DTL_DTYPE_UINT16:
    case DTL_DTYPE_UINT32:
    case DTL_DTYPE_UINT64:
    case DTL_DTYPE_BYTE:
        return (struct key_kind){FORM_UNSIGNED, 0};
    case DTL_DTYPE_FLOAT16:
        return (struct key_kind){FORM_FLOAT, 0x7c00};
    case DTL_DTYPE_BFLOAT16:
        return (struct key_kind){FORM_FLOAT, 0x7f80};
    case DTL_DTYPE_FLOAT32:
        return (struct key_kind){FORM_FLOAT, 0x7f800000};
    case DTL_DTYPE_FLOAT64:
        return (struct key_kind){FORM_FLOAT, 0x7ff0000000000000};
    default:
        return (struct key_kind){FORM_NONE, 0};
    }
}

bool dtl__sort_has_keys(const struct order *order)
{
    return order->compare == NULL && order->stride == order->type->size &&
           key_kind(order->type->id).form != FORM_NONE;
}

/* ---- NaNs to the end ------------------------------------------------------------------------- */

#define NUMBERS_PART(type)                                                                         \
    static uint64_t part_##type(type *keys, uint64_t count)                                        \
    {                                                                                              \
        uint64_t numbers = 0;                                                                      \
                                                                                                   \
        while (numbers < count && keys[numbers] == keys[numbers])                                  \
            numbers++;                                                                             \
        for (uint64_t index = numbers; index < count; index++) {                                   \
            type key = keys[index];                                                                \
                                                                                                   \
            if (key != key)                                                                        \
                continue;                                                                          \
            keys[index] = keys[numbers];                                                           \
            keys[numbers++] = key;                                                                 \
        }                                                                                          \
        return numbers;                                                                            \
    }

NUMBERS_PART(float)
NUMBERS_PART(double)

/* ---- keys as unsigned integers --------------------------------------------------------------- */

static uint64_t key_load(const char *key, uint32_t bytes)
{
    uint64_t bits = 0;

    memcpy(&bits, key, bytes); /* little-endian */
    return bits;
}

/* All ones is kept for NaN: no other key maps to it, in either direction. */
static uint64_t key_encode(uint64_t bits, struct key_kind kind, uint32_t bytes, bool is_descending)
{
    uint64_t sign = (uint64_t)1 << (8 * bytes - 1);
    uint64_t ones = sign | (sign - 1);

    if (kind.form == FORM_FLOAT && (bits & ~sign) > kind.nan_above)
        return ones;
    if (kind.form == FORM_FLOAT)
        bits ^= bits & sign ? ones : sign;
    else if (kind.form == FORM_SIGNED)
        bits ^= sign;
    return is_descending ? bits ^ ones : bits;
}

static uint64_t key_decode(uint64_t bits, struct key_kind kind, uint32_t bytes, bool is_descending)
{
    uint64_t sign = (uint64_t)1 << (8 * bytes - 1);
    uint64_t ones = sign | (sign - 1);

    if (kind.form == FORM_FLOAT && bits == ones)
        return ones & ~sign; /* a quiet NaN */
    bits = is_descending ? bits ^ ones : bits;
    if (kind.form == FORM_FLOAT)
        return bits & sign ? bits ^ sign : bits ^ ones;
    return kind.form == FORM_SIGNED ? bits ^ sign : bits;
}

static void keys_map(const struct order *order, char *keys, uint64_t count,
                     uint64_t (*map)(uint64_t, struct key_kind, uint32_t, bool))
{
    struct key_kind kind = key_kind(order->type->id);
    uint32_t bytes = order->type->size;

    for (uint64_t index = 0; index < count; index++) {
        uint64_t bits =
            map(key_load(keys + index * bytes, bytes), kind, bytes, order->is_descending);

        memcpy(keys + index * bytes, &bits, bytes);
    }
}

/* ---- floats for the vectorised sort ---------------------------------------------------------- */

/* VQSort of Highway 1.0.3 takes infinities for the largest finite number, and may run out of bounds
 * where -0.0 and 0.0 meet.  Where such keys are, and NaNs, all are sorted as integers of the same
 * order: a negative number's bits but the sign are flipped, which flipping again undoes.
 *
 * They are looked for without comparisons, which not every processor has for vectors of integers:
 * an exponent of all ones carries over, and only of zero neither a number nor its negative has the
 * highest bit. */
#define FLOATS(type, unsigned_type, sign, fraction_bits, exponent_bits)                            \
    static bool is_special_##type(const void *keys, uint64_t count)                                \
    {                                                                                              \
        const unsigned_type *bits = keys, ones = ((unsigned_type)1 << (exponent_bits)) - 1;        \
        unsigned_type found = 0;                                                                   \
                                                                                                   \
        for (uint64_t index = 0; index < count; index++) {                                         \
            unsigned_type key = bits[index], twice = key << 1;                                     \
            unsigned_type is_zero = ~(twice | (0 - twice)) & (sign);                               \
                                                                                                   \
            found |= ((key >> (fraction_bits)&ones) + 1) >> (exponent_bits) | (is_zero & key);     \
        }                                                                                          \
        return found != 0;                                                                         \
    }                                                                                              \
                                                                                                   \
    static void flip_##type(void *keys, uint64_t count)                                            \
    {                                                                                              \
        unsigned_type *bits = keys;                                                                \
                                                                                                   \
        for (uint64_t index = 0; index < count; index++)                                           \
            bits[index] ^= bits[index] & (sign) ? (sign)-1 : 0;                                    \
    }                                                                                              \
                                                                                                   \
    static void sort_##type(void *keys, uint64_t count, bool is_descending, dtl_dtype as_float,    \
                            dtl_dtype as_integer)                                                  \
    {                                                                                              \
        uint64_t numbers;                                                                          \
                                                                                                   \
        if (!is_special_##type(keys, count)) {                                                     \
            dtl__vector_sort(as_float, keys, count, is_descending);                                \
            return;                                                                                \
        }                                                                                          \
        numbers = part_##type(keys, count);                                                        \
        flip_##type(keys, numbers);                                                                \
        dtl__vector_sort(as_integer, keys, numbers, is_descending);                                \
        flip_##type(keys, numbers);                                                                \
    }

FLOATS(float, uint32_t, UINT32_C(1) << 31, 23, 8)
FLOATS(double, uint64_t, UINT64_C(1) << 63, 52, 11)

static void vector_sort(dtl_dtype dtype, void *keys, uint64_t count, bool is_descending)
{
    if (dtype == DTL_DTYPE_FLOAT32)
        sort_float(keys, count, is_descending, dtype, DTL_DTYPE_INT32);
    else if (dtype == DTL_DTYPE_FLOAT64)
        sort_double(keys, count, is_descending, dtype, DTL_DTYPE_INT64);
    else
        dtl__vector_sort(dtype, keys, count, is_descending);
}

/* ---- the sort -------------------------------------------------------------------------------- */

static dtl_status unsigned_sort(uint32_t bytes, void *keys, uint64_t count)
{
    dtl_dtype dtype = bytes == 8 ? DTL_DTYPE_UINT64 : DTL_DTYPE_UINT32;
    void *buffer = NULL;
    dtl_status status;

    if (bytes >= 4 && dtl__vector_sort_has(dtype)) {
        dtl__vector_sort(dtype, keys, count, false);
        return DTL_SUCCESS;
    }
    status = dtl__alloc(&buffer, dtl__times(count, bytes), "buffer of a sort");
    if (status != DTL_SUCCESS)
        return status;
    dtl__radix_sort(keys, buffer, count, bytes);
    dtl__release(buffer);
    return DTL_SUCCESS;
}

dtl_status dtl__sort_keys(const struct order *order, void *keys, uint64_t count)
{
    dtl_dtype dtype = order->type->id;
    dtl_status status;

    if (dtl__vector_sort_has(dtype)) {
        vector_sort(dtype, keys, count, order->is_descending);
        return DTL_SUCCESS;
    }
    keys_map(order, keys, count, key_encode);
    status = unsigned_sort(order->type->size, keys, count);
    keys_map(order, keys, count, key_decode);
    return status;
}
