/* SPDX-License-Identifier: BSD-3-Clause */
/* What the operations of dtl_binary_op make of two elements, beside those that dtl_steps.h has:
 * {operation}_of_{dtype}(x, y), in C, C++, CUDA and HIP, so that loops of the host and kernels of
 * devices are made of the same. */
#ifndef DTL_BINARY_H
#define DTL_BINARY_H

#include <math.h>

#include "dtl_numbers.h"

/* EACH(operation, dtype, type, formula) of those that a kind of dtype has.  Integers compute in
 * `wide`, an unsigned type, in which they wrap. */
#define DTL__INTEGER_BINARIES(EACH, dtype, type, wide)                                             \
    EACH(subtract, dtype, type, (type)((wide)x - (wide)y))

/* `f` ends the names of the functions of C. */
#define DTL__FLOAT_BINARIES(EACH, dtype, type, f)                                                  \
    EACH(subtract, dtype, type, x - y)                                                             \
    EACH(divide, dtype, type, x / y)                                                               \
    EACH(power, dtype, type, pow##f(x, y))                                                         \
    EACH(arctan2, dtype, type, atan2##f(x, y))                                                     \
    EACH(hypot, dtype, type, hypot##f(x, y))                                                       \
    EACH(copysign, dtype, type, copysign##f(x, y))                                                 \
    EACH(fmod, dtype, type, fmod##f(x, y))

#define DTL__COMPLEX_BINARIES(EACH, dtype, type)                                                   \
    EACH(subtract, dtype, type, dtl__difference_of_##dtype(x, y))                                  \
    EACH(divide, dtype, type, dtl__quotient_of_##dtype(x, y))

/* EACH(operation, dtype, type, formula) of all but those that compute in another type. */
#define DTL__PLAIN_BINARIES(EACH)                                                                  \
    DTL__INTEGER_BINARIES(EACH, int8, int8_t, uint32_t)                                            \
    DTL__INTEGER_BINARIES(EACH, int16, int16_t, uint32_t)                                          \
    DTL__INTEGER_BINARIES(EACH, int32, int32_t, uint32_t)                                          \
    DTL__INTEGER_BINARIES(EACH, int64, int64_t, uint64_t)                                          \
    DTL__INTEGER_BINARIES(EACH, uint8, uint8_t, uint32_t)                                          \
    DTL__INTEGER_BINARIES(EACH, uint16, uint16_t, uint32_t)                                        \
    DTL__INTEGER_BINARIES(EACH, uint32, uint32_t, uint32_t)                                        \
    DTL__INTEGER_BINARIES(EACH, uint64, uint64_t, uint64_t)                                        \
    DTL__INTEGER_BINARIES(EACH, byte, unsigned char, uint32_t)                                     \
    DTL__FLOAT_BINARIES(EACH, float32, float, f)                                                   \
    DTL__FLOAT_BINARIES(EACH, float64, double, )                                                   \
    DTL__COMPLEX_BINARIES(EACH, complex64, struct complex64)                                       \
    DTL__COMPLEX_BINARIES(EACH, complex128, struct complex128)

/* The same of those that compute in single precision. */
#define DTL__HALF_BINARIES(EACH)                                                                   \
    DTL__FLOAT_BINARIES(EACH, float16, uint16_t, f)                                                \
    DTL__FLOAT_BINARIES(EACH, bfloat16, uint16_t, f)

#define DTL__BINARIES(EACH)                                                                        \
    DTL__PLAIN_BINARIES(EACH)                                                                      \
    DTL__HALF_BINARIES(EACH)

/* The quotient divides by the larger part first, so that nothing overflows on the way (Smith,
 * 1962). */
#define DTL__COMPLEX_PAIR(dtype, real, f)                                                          \
    DTL__STEP struct dtype dtl__difference_of_##dtype(struct dtype x, struct dtype y)              \
    {                                                                                              \
        struct dtype made = {x.re - y.re, x.im - y.im};                                            \
                                                                                                   \
        return made;                                                                               \
    }                                                                                              \
                                                                                                   \
    DTL__STEP struct dtype dtl__quotient_of_##dtype(struct dtype x, struct dtype y)                \
    {                                                                                              \
        bool is_real = fabs##f(y.im) <= fabs##f(y.re);                                             \
        real ratio = is_real ? y.im / y.re : y.re / y.im;                                          \
        real whole = is_real ? y.re + y.im * ratio : y.re * ratio + y.im;                          \
        struct dtype made = {(is_real ? x.re + x.im * ratio : x.re * ratio + x.im) / whole,        \
                             (is_real ? x.im - x.re * ratio : x.im * ratio - x.re) / whole};       \
                                                                                                   \
        return made;                                                                               \
    }

DTL__COMPLEX_PAIR(complex64, float, f)
DTL__COMPLEX_PAIR(complex128, double, )

#define DTL__PLAIN_PAIR(operation, dtype, type, formula)                                           \
    DTL__STEP type operation##_of_##dtype(type x, type y)                                          \
    {                                                                                              \
        return formula;                                                                            \
    }
#define DTL__HALF_PAIR(operation, dtype, type, formula)                                            \
    DTL__STEP type operation##_of_##dtype(type first, type second)                                 \
    {                                                                                              \
        float x = dtl__float_from_##dtype(first), y = dtl__float_from_##dtype(second);             \
                                                                                                   \
        return dtl__##dtype##_from_float(formula);                                                 \
    }

DTL__PLAIN_BINARIES(DTL__PLAIN_PAIR)
DTL__HALF_BINARIES(DTL__HALF_PAIR)

#endif
