/* SPDX-License-Identifier: BSD-3-Clause */
/* Number formats that C lacks: 16-bit floating point, complex numbers as two parts, and the
 * selection of value-index pairs. */
#ifndef DTL_NUMBERS_H
#define DTL_NUMBERS_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

/* Prefix of functions that device kernels call, too: they compile as C, C++, CUDA and HIP. */
#if defined(__CUDACC__) || defined(__HIPCC__)
#define DTL__STEP static inline __host__ __device__
#else
#define DTL__STEP static inline
#endif

struct complex64 {
    float re, im;
};

struct complex128 {
    double re, im;
};

DTL__STEP float dtl__float_of_bits(uint32_t bits)
{
    float value;

    memcpy(&value, &bits, sizeof value);
    return value;
}

DTL__STEP uint32_t dtl__bits_of_float(float value)
{
    uint32_t bits;

    memcpy(&bits, &value, sizeof bits);
    return bits;
}

/* ---- float16: 1 sign, 5 exponent, 10 mantissa bits ------------------------------------------- */

DTL__STEP bool dtl__float16_is_nan(uint16_t half)
{
    return (half & 0x7fff) > 0x7c00;
}

/* Exact. Shifts the bits into a float, whose exponent is then 112 too small; the multiplication
 * corrects it, also for subnormal numbers. */
DTL__STEP float dtl__float_from_float16(uint16_t half)
{
    uint32_t sign = (uint32_t)(half & 0x8000) << 16;
    uint32_t special = (half & 0x7c00) == 0x7c00 ? 0x7f800000 : 0; /* infinity, NaN */
    float magnitude = dtl__float_of_bits((uint32_t)(half & 0x7fff) << 13) * 0x1p112f;

    return dtl__float_of_bits(dtl__bits_of_float(magnitude) | special | sign);
}

/* Rounds to nearest, ties to even. Overflow results in infinity. */
DTL__STEP uint16_t dtl__float16_from_float(float value)
{
    uint32_t bits = dtl__bits_of_float(value);
    uint32_t sign = bits >> 16 & 0x8000, magnitude = bits & 0x7fffffff;
    /* In a float around 0.5 the last bit is worth 2^-24, as in a subnormal half. */
    uint32_t subnormal = dtl__bits_of_float(dtl__float_of_bits(magnitude) + 0.5f) - 0x3f000000;
    uint32_t normal = (magnitude - 0x38000000 + 0x0fff + (magnitude >> 13 & 1)) >> 13;
    uint32_t half = magnitude < 0x38800000 ? subnormal : normal;

    half = magnitude >= 0x477ff000 ? 0x7c00 : half; /* 65520 and above */
    half = magnitude > 0x7f800000 ? 0x7e00 : half;  /* NaN */
    return (uint16_t)(half | sign);
}

/* ---- bfloat16: the upper half of a float ----------------------------------------------------- */

DTL__STEP bool dtl__bfloat16_is_nan(uint16_t half)
{
    return (half & 0x7fff) > 0x7f80;
}

DTL__STEP float dtl__float_from_bfloat16(uint16_t half)
{
    return dtl__float_of_bits((uint32_t)half << 16);
}

/* Rounds to nearest, ties to even. */
DTL__STEP uint16_t dtl__bfloat16_from_float(float value)
{
    uint32_t bits = dtl__bits_of_float(value);
    uint32_t rounded = (bits + 0x7fff + (bits >> 16 & 1)) >> 16;
    uint32_t quiet = bits >> 16 | 0x0040; /* rounding could turn a NaN into infinity */

    return (uint16_t)((bits & 0x7fffffff) > 0x7f800000 ? quiet : rounded);
}

/* ---- bins -------------------------------------------------------------------------------------
 */

/* Returns the histogram bin of a number from `low` to `high`. `last` is the number of bins less one
 * and `scale` is bins / (high - low). The scale is infinite if low and high are adjacent numbers;
 * `low` itself is in the first bin then. */
DTL__STEP uint64_t dtl__bin_of(double number, double low, double scale, double last)
{
    double place = (number - low) * scale;

    if (!(place >= 1))
        return 0;
    return (uint64_t)(int64_t)(place < last ? place : last);
}

/* ---- pairs of value and index ---------------------------------------------------------------- */

/* Returns true if the first of two pairs is the result of minloc or maxloc: its value wins, or
 * only its value is NaN, or the values are equal or both NaN and its index is smaller. */
DTL__STEP bool dtl__wins(bool wins, bool same, bool is_nan, bool other_is_nan, bool is_earlier)
{
    return wins | (is_nan & !other_is_nan) | ((same | (is_nan & other_is_nan)) & is_earlier);
}

#endif
