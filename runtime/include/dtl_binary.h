/* SPDX-License-Identifier: BSD-3-Clause */
/* The functions of dtl_binary_op for two elements, except those in dtl_steps.h:
 * {operation}_of_{dtype}(x, y). They compile as C, C++, CUDA and HIP, so that host loops and device
 * kernels share one definition. */
#ifndef DTL_BINARY_H
#define DTL_BINARY_H

#include <math.h>

#include "dtl_numbers.h"

/* The X-macros below expand EACH(operation, dtype, type, formula) for each operation that a family
 * of dtypes supports. Integers compute in `wide`, an unsigned type that wraps. */
#define DTL__INTEGER_BINARIES(EACH, dtype, type, wide)                                             \
    EACH(subtract, dtype, type, (type)((wide)x - (wide)y))

/* `f` is the suffix of the C library's functions. */
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

/* Expands EACH(operation, dtype, type, formula) for all dtypes but those that compute in another
 * type. */
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

/* The same for the dtypes that compute in single precision. */
#define DTL__HALF_BINARIES(EACH)                                                                   \
    DTL__FLOAT_BINARIES(EACH, float16, uint16_t, f)                                                \
    DTL__FLOAT_BINARIES(EACH, bfloat16, uint16_t, f)

#define DTL__BINARIES(EACH)                                                                        \
    DTL__PLAIN_BINARIES(EACH)                                                                      \
    DTL__HALF_BINARIES(EACH)

/* Divides by the larger part first, so that no intermediate result overflows (Smith, 1962). */
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
