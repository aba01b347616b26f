/* SPDX-License-Identifier: BSD-3-Clause */
/* The functions of dtl_unary_op for one element: {operation}_of_{dtype}(x). They compile as C, C++,
 * CUDA and HIP, so that host loops and device kernels share one definition. */
#ifndef DTL_UNARY_H
#define DTL_UNARY_H

#include <math.h>

#include "dtl_numbers.h"

/* The X-macros below expand EACH(operation, dtype, type, formula) for each operation that a family
 * of dtypes supports. Integers compute in `wide`, an unsigned type that wraps. */
#define DTL__UNSIGNED_UNARIES(EACH, dtype, type, wide)                                             \
    EACH(negative, dtype, type, (type)((wide)0 - (wide)x))                                         \
    EACH(absolute, dtype, type, x)                                                                 \
    EACH(sign, dtype, type, (type)(x > 0))                                                         \
    EACH(square, dtype, type, (type)((wide)x * (wide)x))                                           \
    EACH(invert, dtype, type, (type) ~(wide)x)

#define DTL__SIGNED_UNARIES(EACH, dtype, type, wide)                                               \
    EACH(negative, dtype, type, (type)((wide)0 - (wide)x))                                         \
    EACH(absolute, dtype, type, (type)(x < 0 ? (wide)0 - (wide)x : (wide)x))                       \
    EACH(sign, dtype, type, (type)((x > 0) - (x < 0)))                                             \
    EACH(square, dtype, type, (type)((wide)x * (wide)x))                                           \
    EACH(invert, dtype, type, (type) ~(wide)x)                                                     \
    EACH(relu, dtype, type, (type)(x < 0 ? 0 : x))

/* `f` is the suffix of the C library's functions. */
#define DTL__FLOAT_UNARIES(EACH, dtype, type, real, f)                                             \
    EACH(negative, dtype, type, -x)                                                                \
    EACH(absolute, dtype, type, fabs##f(x))                                                        \
    EACH(sign, dtype, type, x != x ? x : (real)((x > 0) - (x < 0)))                                \
    EACH(square, dtype, type, x *x)                                                                \
    EACH(reciprocal, dtype, type, 1 / x)                                                           \
    EACH(sqrt, dtype, type, sqrt##f(x))                                                            \
    EACH(cbrt, dtype, type, cbrt##f(x))                                                            \
    EACH(exp, dtype, type, exp##f(x))                                                              \
    EACH(exp2, dtype, type, exp2##f(x))                                                            \
    EACH(expm1, dtype, type, expm1##f(x))                                                          \
    EACH(log, dtype, type, log##f(x))                                                              \
    EACH(log2, dtype, type, log2##f(x))                                                            \
    EACH(log10, dtype, type, log10##f(x))                                                          \
    EACH(log1p, dtype, type, log1p##f(x))                                                          \
    EACH(sin, dtype, type, sin##f(x))                                                              \
    EACH(cos, dtype, type, cos##f(x))                                                              \
    EACH(tan, dtype, type, tan##f(x))                                                              \
    EACH(arcsin, dtype, type, asin##f(x))                                                          \
    EACH(arccos, dtype, type, acos##f(x))                                                          \
    EACH(arctan, dtype, type, atan##f(x))                                                          \
    EACH(sinh, dtype, type, sinh##f(x))                                                            \
    EACH(cosh, dtype, type, cosh##f(x))                                                            \
    EACH(tanh, dtype, type, tanh##f(x))                                                            \
    EACH(arcsinh, dtype, type, asinh##f(x))                                                        \
    EACH(arccosh, dtype, type, acosh##f(x))                                                        \
    EACH(arctanh, dtype, type, atanh##f(x))                                                        \
    EACH(floor, dtype, type, floor##f(x))                                                          \
    EACH(ceil, dtype, type, ceil##f(x))                                                            \
    EACH(trunc, dtype, type, trunc##f(x))                                                          \
    EACH(rint, dtype, type, rint##f(x))                                                            \
    EACH(sigmoid, dtype, type, 1 / (1 + exp##f(-x)))                                               \
    EACH(relu, dtype, type, x < 0 ? 0 : x)                                                         \
    EACH(gelu, dtype, type, x *(real)0.5 * (1 + erf##f(x * (real)0.70710678118654752440)))         \
    EACH(silu, dtype, type, x *(1 / (1 + exp##f(-x))))

/* Complex numbers. */
#define DTL__COMPLEX_UNARIES(EACH, dtype, type)                                                    \
    EACH(negative, dtype, type, dtl__##dtype(-x.re, -x.im))                                        \
    EACH(conjugate, dtype, type, dtl__##dtype(x.re, -x.im))                                        \
    EACH(square, dtype, type, dtl__##dtype(x.re *x.re - x.im * x.im, x.re * x.im + x.im * x.re))   \
    EACH(reciprocal, dtype, type, dtl__reciprocal_of_##dtype(x))

/* Expands EACH(operation, dtype, type, formula) for all dtypes but those that compute in another
 * type. */
#define DTL__PLAIN_UNARIES(EACH)                                                                   \
    DTL__SIGNED_UNARIES(EACH, int8, int8_t, uint32_t)                                              \
    DTL__SIGNED_UNARIES(EACH, int16, int16_t, uint32_t)                                            \
    DTL__SIGNED_UNARIES(EACH, int32, int32_t, uint32_t)                                            \
    DTL__SIGNED_UNARIES(EACH, int64, int64_t, uint64_t)                                            \
    DTL__UNSIGNED_UNARIES(EACH, uint8, uint8_t, uint32_t)                                          \
    DTL__UNSIGNED_UNARIES(EACH, uint16, uint16_t, uint32_t)                                        \
    DTL__UNSIGNED_UNARIES(EACH, uint32, uint32_t, uint32_t)                                        \
    DTL__UNSIGNED_UNARIES(EACH, uint64, uint64_t, uint64_t)                                        \
    DTL__UNSIGNED_UNARIES(EACH, byte, unsigned char, uint32_t)                                     \
    EACH(invert, bool, unsigned char,                                                              \
         x == 0) /* not through another macro, because bool may be a macro */                      \
    DTL__FLOAT_UNARIES(EACH, float32, float, float, f)                                             \
    DTL__FLOAT_UNARIES(EACH, float64, double, double, )                                            \
    DTL__COMPLEX_UNARIES(EACH, complex64, struct complex64)                                        \
    DTL__COMPLEX_UNARIES(EACH, complex128, struct complex128)

/* The same for the dtypes that compute in single precision. */
#define DTL__HALF_UNARIES(EACH)                                                                    \
    DTL__FLOAT_UNARIES(EACH, float16, uint16_t, float, f)                                          \
    DTL__FLOAT_UNARIES(EACH, bfloat16, uint16_t, float, f)

#define DTL__UNARIES(EACH)                                                                         \
    DTL__PLAIN_UNARIES(EACH)                                                                       \
    DTL__HALF_UNARIES(EACH)

/* Returns a complex number of two parts. The reciprocal divides by the larger part first, so that
 * no intermediate result overflows (Smith, 1962). */
#define DTL__COMPLEX(dtype, real, f)                                                               \
    DTL__STEP struct dtype dtl__##dtype(real re, real im)                                          \
    {                                                                                              \
        struct dtype made = {re, im};                                                              \
                                                                                                   \
        return made;                                                                               \
    }                                                                                              \
                                                                                                   \
    DTL__STEP struct dtype dtl__reciprocal_of_##dtype(struct dtype x)                              \
    {                                                                                              \
        if (fabs##f(x.im) <= fabs##f(x.re)) {                                                      \
            real ratio = x.im / x.re, whole = x.re + x.im * ratio;                                 \
                                                                                                   \
            return dtl__##dtype(1 / whole, -ratio / whole);                                        \
        }                                                                                          \
        real ratio = x.re / x.im, whole = x.re * ratio + x.im;                                     \
                                                                                                   \
        return dtl__##dtype(ratio / whole, -1 / whole);                                            \
    }

DTL__COMPLEX(complex64, float, f)
DTL__COMPLEX(complex128, double, )

#define DTL__PLAIN_STEP(operation, dtype, type, formula)                                           \
    DTL__STEP type operation##_of_##dtype(type x)                                                  \
    {                                                                                              \
        return formula;                                                                            \
    }
#define DTL__HALF_STEP(operation, dtype, type, formula)                                            \
    DTL__STEP type operation##_of_##dtype(type bits)                                               \
    {                                                                                              \
        float x = dtl__float_from_##dtype(bits);                                                   \
                                                                                                   \
        return dtl__##dtype##_from_float(formula);                                                 \
    }

DTL__PLAIN_UNARIES(DTL__PLAIN_STEP)
DTL__HALF_UNARIES(DTL__HALF_STEP)

#endif
