/* SPDX-License-Identifier: BSD-3-Clause */
/* Sort keys: unsigned integers in the same order as the elements, for radix sorts. NaN is last in
 * either direction, and -0.0 equals 0.0. */
#ifndef SORT_KEYS_H
#define SORT_KEYS_H

#include "dtl_backend.h"
#include "dtl_unary.h"

enum key_kind { KEY_NONE, KEY_UNSIGNED, KEY_SIGNED, KEY_FLOAT };

/* Parameters of the conversion of a dtype to sort keys. */
struct key_form {
    uint8_t kind;     /* an enum key_kind; KEY_NONE: they have no keys, as bool */
    uint8_t bits;     /* of an element and of its key */
    uint8_t fraction; /* of these, those of a float's fraction */
};

/* Returns the conversion for a dtype id; KEY_NONE for dtypes without sort keys. */
DTL__STEP struct key_form key_form_of(int dtype)
{
    struct key_form form = {KEY_NONE, 0, 0};

    switch (dtype) {
    case DTL_DTYPE_INT8:
    case DTL_DTYPE_INT16:
    case DTL_DTYPE_INT32:
    case DTL_DTYPE_INT64:
        form.kind = KEY_SIGNED;
        form.bits = (uint8_t)(8u << (dtype - DTL_DTYPE_INT8));
        break;
    case DTL_DTYPE_UINT8:
    case DTL_DTYPE_UINT16:
    case DTL_DTYPE_UINT32:
    case DTL_DTYPE_UINT64:
        form.kind = KEY_UNSIGNED;
        form.bits = (uint8_t)(8u << (dtype - DTL_DTYPE_UINT8));
        break;
    case DTL_DTYPE_BYTE:
        form.kind = KEY_UNSIGNED;
        form.bits = 8;
        break;
    case DTL_DTYPE_FLOAT16:
    case DTL_DTYPE_BFLOAT16:
        form.kind = KEY_FLOAT;
        form.bits = 16;
        form.fraction = dtype == DTL_DTYPE_FLOAT16 ? 10 : 7;
        break;
    case DTL_DTYPE_FLOAT32:
    case DTL_DTYPE_FLOAT64:
        form.kind = KEY_FLOAT;
        form.bits = dtype == DTL_DTYPE_FLOAT32 ? 32 : 64;
        form.fraction = dtype == DTL_DTYPE_FLOAT32 ? 23 : 52;
        break;
    default:
        break;
    }
    return form;
}

/* Returns the largest key: all bits of an element are ones. */
DTL__STEP uint64_t key_ones(struct key_form form)
{
    return form.bits == 0 ? 0 : UINT64_MAX >> (64 - form.bits);
}

/* Returns the sort key of an element. For integers, key_element() is the inverse. */
DTL__STEP uint64_t key_of(uint64_t element, struct key_form form, bool is_descending)
{
    uint64_t ones = key_ones(form), sign = ones ^ (ones >> 1);
    uint64_t magnitude = element & ~sign;
    uint64_t key = element;

    if (form.kind == KEY_SIGNED)
        key = element ^ sign;
    if (form.kind == KEY_FLOAT) {
        if (magnitude > (sign - 1) - (((uint64_t)1 << form.fraction) - 1))
            return ones; /* NaN */
        key = magnitude == 0 ? sign : (element & sign) != 0 ? ones ^ element : element | sign;
    }
    return is_descending ? ones ^ key : key;
}

/* Returns the integer element with this sort key. Not for floating-point forms. */
DTL__STEP uint64_t key_element(uint64_t key, struct key_form form, bool is_descending)
{
    uint64_t ones = key_ones(form);

    if (is_descending)
        key ^= ones;
    return form.kind == KEY_SIGNED ? key ^ ones ^ (ones >> 1) : key;
}

/* Applies a reduction operation to two integers with these bit patterns. */
DTL__STEP uint64_t word_combine(uint64_t x, uint64_t y, int op, struct key_form form)
{
    switch (op) {
    case DTL_OP_SUM:
        return (x + y) & key_ones(form);
    case DTL_OP_PROD:
        return (x * y) & key_ones(form);
    case DTL_OP_MIN:
        return key_of(x, form, false) < key_of(y, form, false) ? x : y;
    case DTL_OP_MAX:
        return key_of(x, form, false) > key_of(y, form, false) ? x : y;
    case DTL_OP_BAND:
        return x & y;
    case DTL_OP_BOR:
        return x | y;
    default:
        return x ^ y;
    }
}

/* Returns the neutral element of the reduction `op`, as the bits of an element of `form` and not as
 * a sort key. */
DTL__STEP uint64_t word_neutral(int op, struct key_form form)
{
    switch (op) {
    case DTL_OP_PROD:
        return 1;
    case DTL_OP_MIN:
        return key_element(key_ones(form), form, false);
    case DTL_OP_MAX:
        return key_element(0, form, false);
    case DTL_OP_BAND:
        return key_ones(form);
    default:
        return 0;
    }
}

/* Returns true if word_combine() implements the operation for the dtype. */
DTL__STEP bool word_has(int op, int dtype)
{
    return dtype <= DTL_DTYPE_UINT64 &&
           (op <= DTL_OP_MAX || op == DTL_OP_BAND || op == DTL_OP_BOR || op == DTL_OP_BXOR);
}

#endif
