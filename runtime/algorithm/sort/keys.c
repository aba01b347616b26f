/* SPDX-License-Identifier: BSD-3-Clause */
/* Sort of bare keys in the order of their dtype.  With the vectorized sort of the plugin, integers
 * are sorted directly and floats as signed integers.  Otherwise the keys are mapped to unsigned
 * integers of the same order (the sign bit is flipped, and the other bits of negative floats as
 * well), sorted by radix sort, and mapped back. */
#include "keys.h"

#include <string.h>

enum key_form { FORM_NONE, FORM_UNSIGNED, FORM_SIGNED, FORM_FLOAT };

/* `nan_above` is the bit pattern of infinity: larger patterns, without the sign, are NaN. */
struct key_kind {
    enum key_form form;
    uint64_t nan_above;
};

/* Returns the kind of keys of a dtype; FORM_NONE if they can't be sorted as bare bits. */
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

bool dtl__order_has_bare_keys(const struct record_order *order)
{
    return order->compare == NULL && order->stride == order->type->size &&
           key_kind(order->type->id).form != FORM_NONE;
}

bool dtl__equal_keys_may_differ(const struct record_order *order)
{
    return key_kind(order->type->id).form == FORM_FLOAT;
}

bool dtl__key_encoding(const struct record_order *order, struct key_encoding *out)
{
    struct key_kind kind = key_kind(order->type->id);
    uint32_t bytes = order->type->size;
    uint64_t sign, ones;

    if (order->compare != NULL || kind.form == FORM_NONE)
        return false;
    sign = (uint64_t)1 << (8 * bytes - 1);
    ones = sign | (sign - 1);
    *out = (struct key_encoding){
        .bytes = bytes, .sign_bit = 8 * bytes - 1, .sign = sign, .infinity = ones, .ones = ones};
    out->flip_mask = order->is_descending ? ones : 0;
    if (kind.form != FORM_UNSIGNED)
        out->flip_mask ^= sign;
    if (kind.form == FORM_FLOAT) {
        out->negative_flip_mask = ones ^ sign;
        out->minus_zero = sign;
        out->infinity = kind.nan_above;
    }
    return true;
}

/* ---- keys as unsigned integers --------------------------------------------------------------- */

/* Returns the bits of a key as an unsigned number. */
static uint64_t load_bits(const char *key, uint32_t bytes)
{
    uint64_t bits = 0;

    memcpy(&bits, key, bytes); /* little-endian */
    return bits;
}

/* Returns the code of a key, which is not NaN. */
static uint64_t encode_key(uint64_t bits, struct key_kind kind, uint32_t bytes, bool is_descending)
{
    uint64_t sign = (uint64_t)1 << (8 * bytes - 1);
    uint64_t ones = sign | (sign - 1);

    if (kind.form == FORM_FLOAT)
        bits ^= bits & sign ? ones : sign;
    else if (kind.form == FORM_SIGNED)
        bits ^= sign;
    return is_descending ? bits ^ ones : bits;
}

/* Returns the bits of the key that encode_key() has mapped to `bits`. */
static uint64_t decode_key(uint64_t bits, struct key_kind kind, uint32_t bytes, bool is_descending)
{
    uint64_t sign = (uint64_t)1 << (8 * bytes - 1);
    uint64_t ones = sign | (sign - 1);

    bits = is_descending ? bits ^ ones : bits;
    if (kind.form == FORM_FLOAT)
        return bits & sign ? bits ^ sign : bits ^ ones;
    return kind.form == FORM_SIGNED ? bits ^ sign : bits;
}

struct key_map {
    const struct record_order *order;
    char *keys;
    uint64_t (*map)(uint64_t bits, struct key_kind kind, uint32_t bytes, bool is_descending);
};

/* Maps one part of the keys (part_work). */
static void map_part(void *state, struct part part, int thread)
{
    const struct key_map *work = state;
    struct key_kind kind = key_kind(work->order->type->id);
    uint32_t bytes = work->order->type->size;

    (void)thread;
    for (uint64_t index = part.begin; index < part.end; index++) {
        char *key = work->keys + index * bytes;
        uint64_t bits = work->map(load_bits(key, bytes), kind, bytes, work->order->is_descending);

        memcpy(key, &bits, bytes);
    }
}

/* ---- floats sorted as integers --------------------------------------------------------------- */

/* Floats are sorted as signed integers of the same bits.  This leaves negative ones in opposite
 * order, and NaNs of either sign behind the numbers of that sign; order_floats() corrects both.
 * VQSort of Highway 1.0.3 is not used for floats directly, because it treats numbers that differ by
 * less than the epsilon of 1 as equal, and infinities as the largest finite number, and may access
 * memory out of bounds when -0.0 meets 0.0. */
enum float_class { NEGATIVE, NEGATIVE_NAN, POSITIVE, POSITIVE_NAN };

struct floats {
    char *keys;
    uint64_t bytes; /* of a key: 4 or 8 */
    uint64_t nan_above;
    bool is_descending;
    int threads;
};

/* Returns the class of a float by its sign, and NaN or not. */
static enum float_class float_class_of(const struct floats *floats, uint64_t index)
{
    bool is_long = floats->bytes == sizeof(uint64_t);
    uint64_t bits =
        is_long ? ((const uint64_t *)floats->keys)[index] : ((const uint32_t *)floats->keys)[index];
    uint64_t sign = (uint64_t)1 << (8 * floats->bytes - 1);
    bool is_nan = (bits & ~sign) > floats->nan_above;

    return bits & sign ? (is_nan ? NEGATIVE_NAN : NEGATIVE) : is_nan ? POSITIVE_NAN : POSITIVE;
}

/* Returns true if the class of float `index` precedes `class` in the order of the floats as
 * integers. */
static bool is_before(const struct floats *floats, uint64_t index, enum float_class class)
{
    enum float_class here = float_class_of(floats, index);

    return floats->is_descending ? here > class : here < class;
}

/* Returns the number of sorted integers before those of a class, by bisection. */
static uint64_t count_before_class(const struct floats *floats, uint64_t count,
                                   enum float_class class)
{
    uint64_t low = 0, high = count;

    while (low < high) {
        uint64_t middle = low + (high - low) / 2;

        if (is_before(floats, middle, class))
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

struct reversal {
    char *keys;
    uint64_t bytes;
    uint64_t last;
};

/* reverse_: exchanges the keys of a part with those at the mirrored positions; `last` is the
 * last index of the whole range. */
#define KEYS_REVERSE(type)                                                                         \
    static void reverse_##type(type *keys, uint64_t last, struct part part)                        \
    {                                                                                              \
        for (uint64_t index = part.begin; index < part.end; index++) {                             \
            type key = keys[index];                                                                \
                                                                                                   \
            keys[index] = keys[last - index];                                                      \
            keys[last - index] = key;                                                              \
        }                                                                                          \
    }

KEYS_REVERSE(uint32_t)
KEYS_REVERSE(uint64_t)

/* Reverses one part of a range (part_work). */
static void reverse_part(void *state, struct part part, int thread)
{
    const struct reversal *reversal = state;

    (void)thread;
    if (reversal->bytes == sizeof(uint64_t))
        reverse_uint64_t((uint64_t *)reversal->keys, reversal->last, part);
    else
        reverse_uint32_t((uint32_t *)reversal->keys, reversal->last, part);
}

/* Reverses the order of the floats in [begin, end). */
static void reverse(const struct floats *floats, uint64_t begin, uint64_t end)
{
    uint64_t bytes = floats->bytes;
    struct reversal reversal = {floats->keys + begin * bytes, bytes, end - begin - 1};

    if (begin < end)
        dtl__part_run((end - begin) / 2, floats->threads, reverse_part, &reversal);
}

/* Exchanges the ranges before and behind `middle`. */
static void rotate(const struct floats *floats, uint64_t begin, uint64_t middle, uint64_t end)
{
    if (begin == middle)
        return;
    reverse(floats, begin, middle);
    reverse(floats, middle, end);
    reverse(floats, begin, end);
}

/* Returns true if none of the sorted integers is a negative float or a NaN. */
static bool is_positive(const struct floats *floats, uint64_t count)
{
    return count == 0 ||
           (float_class_of(floats, 0) == POSITIVE && float_class_of(floats, count - 1) == POSITIVE);
}

/* Brings floats that were sorted as integers into the order of floats. */
static void order_floats(const struct floats *floats, uint64_t count)
{
    uint64_t before_nan = count_before_class(floats, count, NEGATIVE_NAN);
    uint64_t before_positive = count_before_class(floats, count, POSITIVE);

    if (floats->is_descending) {
        uint64_t before_negative = count_before_class(floats, count, NEGATIVE);

        reverse(floats, before_negative, count);
        rotate(floats, before_nan, before_negative, count);
        rotate(floats, 0, before_positive, count);
    } else {
        reverse(floats, 0, before_nan);
        rotate(floats, before_nan, before_positive, count);
    }
}

/* ---- sort ------------------------------------------------------------------------------------ */

/* Returns the unsigned dtype with that many bytes: 1, 2, 4 or 8. */
static dtl_dtype unsigned_dtype(uint32_t bytes)
{
    switch (bytes) {
    case 1:
        return DTL_DTYPE_UINT8;
    case 2:
        return DTL_DTYPE_UINT16;
    case 4:
        return DTL_DTYPE_UINT32;
    default:
        return DTL_DTYPE_UINT64;
    }
}

/* Exchanges NaNs with numbers behind them.  Returns the number of keys that are not NaN. */
static uint64_t move_nans_last(char *keys, uint64_t count, uint32_t bytes, uint64_t nan_above)
{
    uint64_t unsigned_part = ((uint64_t)1 << (8 * bytes - 1)) - 1;

    for (uint64_t index = 0; index < count;) {
        char *key = keys + index * bytes, *last = keys + (count - 1) * bytes;
        uint64_t bits = load_bits(key, bytes), other = load_bits(last, bytes);

        if ((bits & unsigned_part) > nan_above) {
            memcpy(key, &other, bytes);
            memcpy(last, &bits, bytes);
            count--;
        } else {
            index++;
        }
    }
    return count;
}

/* Sorts keys as unsigned integers.  NaNs are moved to the end first and keep their bits, since the
 * codes do not distinguish them. */
static dtl_status sort_mapped(const struct record_order *order, void *keys, uint64_t count,
                              int threads)
{
    struct number_sort sort = {.dtype = unsigned_dtype(order->type->size),
                               .bytes = order->type->size};
    struct key_map map = {order, keys, encode_key};
    struct key_kind kind = key_kind(order->type->id);
    dtl_status status;

    if (kind.form == FORM_FLOAT)
        count = move_nans_last(keys, count, sort.bytes, kind.nan_above);
    dtl__part_run(count, threads, map_part, &map);
    status = dtl__parallel_sort(&sort, keys, count, threads);
    map.map = decode_key;
    dtl__part_run(count, threads, map_part, &map);
    return status;
}

/* Returns the integer dtype as which the vectorized sort sorts the keys. */
static dtl_dtype vector_sort_dtype(dtl_dtype dtype)
{
    if (dtype == DTL_DTYPE_FLOAT32)
        return DTL_DTYPE_INT32;
    return dtype == DTL_DTYPE_FLOAT64 ? DTL_DTYPE_INT64 : dtype;
}

dtl_status dtl__sort_keys(const struct record_order *order, void *keys, uint64_t count)
{
    struct number_sort sort = {.dtype = vector_sort_dtype(order->type->id),
                               .bytes = order->type->size,
                               .is_descending = order->is_descending,
                               .is_vectorized = true};
    int threads = dtl__part_count(order->execution, count, sort.bytes);
    struct floats floats = {keys, sort.bytes, key_kind(order->type->id).nan_above,
                            order->is_descending, threads};
    dtl_status status;

    if (!dtl__vector_sort_supports(sort.dtype))
        return sort_mapped(order, keys, count, threads);
    status = dtl__parallel_sort(&sort, keys, count, threads);
    if (sort.dtype != order->type->id && !is_positive(&floats, count))
        order_floats(&floats, count);
    return status;
}
