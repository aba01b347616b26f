/* SPDX-License-Identifier: BSD-3-Clause */
/* Tests of the exponents of floating-point numbers: see finite.h. */
#include "finite.h"

#include "dtl_kernels.h"

/* Format of the floating-point numbers in a dtype's elements. */
struct format {
    unsigned word;     /* bytes of a number; 0: not a floating-point dtype */
    unsigned parts;    /* numbers in an element */
    unsigned mantissa; /* bits below the exponent */
    int bias;          /* added to the exponent */
};

/* Returns the format of a dtype; its `word` is 0 if it is not a floating-point dtype. */
static struct format format_of(const struct dtype *type)
{
    switch (type->id) {
    case DTL_DTYPE_FLOAT16:
        return (struct format){2, 1, 10, 15};
    case DTL_DTYPE_BFLOAT16:
        return (struct format){2, 1, 7, 127};
    case DTL_DTYPE_FLOAT32:
        return (struct format){4, 1, 23, 127};
    case DTL_DTYPE_COMPLEX64:
        return (struct format){4, 2, 23, 127};
    case DTL_DTYPE_FLOAT64:
        return (struct format){8, 1, 52, 1023};
    case DTL_DTYPE_COMPLEX128:
        return (struct format){8, 2, 52, 1023};
    default:
        return (struct format){0};
    }
}

bool dtl__may_overflow(const struct dtype *type, dtl_reduce_op op)
{
    return (op == DTL_OP_SUM || op == DTL_OP_PROD) && format_of(type).word != 0;
}

int dtl__overflow_exponent(const struct dtype *type)
{
    return format_of(type).bias + 1;
}

/* Without its sign, a number's bit pattern is at least `limit` if its sum with 2^(bits - 1) - limit
 * reaches the sign bit.  The loop has no branch, so that it is vectorized. */
#define ALL_BELOW(bits)                                                                            \
    DTL__WIDE                                                                                      \
    static bool all_below_##bits(const uint##bits##_t *words, uint64_t count, uint64_t limit)      \
    {                                                                                              \
        const uint##bits##_t sign = (uint##bits##_t)(UINT64_C(1) << (bits - 1));                   \
        const uint##bits##_t unsigned_part = (uint##bits##_t)(sign - 1);                           \
        const uint##bits##_t rest = (uint##bits##_t)(sign - limit);                                \
        uint##bits##_t seen = 0;                                                                   \
                                                                                                   \
        for (uint64_t index = 0; index < count; index++)                                           \
            seen |= (uint##bits##_t)((words[index] & unsigned_part) + rest);                       \
        return (seen & sign) == 0;                                                                 \
    }

ALL_BELOW(16)
ALL_BELOW(32)
ALL_BELOW(64)

bool dtl__all_below(const struct dtype *type, const void *elements, uint64_t count, int exponent)
{
    struct format format = format_of(type);
    uint64_t limit = (uint64_t)(exponent + format.bias) << format.mantissa;

    if (format.word == 2)
        return all_below_16(elements, count * format.parts, limit);
    if (format.word == 4)
        return all_below_32(elements, count * format.parts, limit);
    return all_below_64(elements, count * format.parts, limit);
}
