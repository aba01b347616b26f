/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/steps.h.j2.
 * Do not edit. */
/* One step of each operation: {operation}_of_{dtype}(x, y), of which x comes from the lower ranks
 * or indices.  It is C, C++, CUDA and HIP, so that loops of the host and kernels of devices are
 * made of the same. */
#ifndef DTL_STEPS_H
#define DTL_STEPS_H

#include <math.h>
#include <stdint.h>

#include "dtl_backend.h"
#include "dtl_numbers.h"

/* For min and max of floating-point numbers, so that all ranks see the same whatever the order of
 * operands: NaN comes before every number, and -0.0 is less than 0.0.  Written so that loops become
 * vector instructions, which signbit() and jumps prevent. */
#ifdef __cplusplus
#define dtl__is_negative(x) (int)(signbit(x) != 0)
#else
#define dtl__is_negative(x)                                                                        \
    (int)(_Generic((x), float: copysignf(1, x), default: copysign(1, x)) < 0)
#endif
#define dtl__is_less(x, y)                                                                         \
    ((int)((x) < (y)) | (int)((x) != (x)) | ((int)((x) == (y)) & dtl__is_negative(x)))
#define dtl__is_more(x, y)                                                                         \
    ((int)((x) > (y)) | (int)((x) != (x)) | ((int)((x) == (y)) & dtl__is_negative(y)))

/* sum */

DTL__STEP int32_t sum_of_int32(int32_t x, int32_t y)
{
    return (int32_t)((uint32_t)x + (uint32_t)y);
}

DTL__STEP double sum_of_float64(double x, double y)
{
    return x + y;
}

/* lor */

DTL__STEP double lor_of_float64(double x, double y)
{
    return (x != 0) | (y != 0);
}

/* Three-way comparisons, which make a total order: NaN stands behind all numbers and equals itself,
 * -0.0 equals 0.0. */

DTL__STEP int compare_of_int32(int32_t x, int32_t y)
{
    return (x > y) - (x < y);
}

DTL__STEP int compare_of_float64(double x, double y)
{
    return x != x || y != y ? (x != x) - (y != y) : (x > y) - (x < y);
}

/* By value, then by index. */
DTL__STEP int compare_of_int32_int32(dtl_int32_int32 x, dtl_int32_int32 y)
{
    int order = compare_of_int32(x.value, y.value);

    return order != 0 ? order : compare_of_int32(x.index, y.index);
}

/* The order of what descends, in which NaN stands behind all others too, but for pairs. */

DTL__STEP int backward_of_int32(int32_t x, int32_t y)
{
    return compare_of_int32(y, x);
}

DTL__STEP int backward_of_float64(double x, double y)
{
    return x != x || y != y ? (x != x) - (y != y) : (x < y) - (x > y);
}

DTL__STEP int backward_of_int32_int32(dtl_int32_int32 x, dtl_int32_int32 y)
{
    return compare_of_int32_int32(y, x);
}

/* The real number that an element is. */

DTL__STEP double number_of_int32(int32_t x)
{
    return (double)x;
}

DTL__STEP double number_of_float64(double x)
{
    return (double)x;
}

/* EACH(operation, dtype, type) for every step. */
#define DTL__STEPS(EACH) \
    EACH(sum, int32, int32_t) \
    EACH(sum, float64, double) \
    EACH(lor, float64, double) \
    /* end */

/* EACH(dtype, type) for every dtype. */
#define DTL__DTYPES(EACH) \
    EACH(int32, int32_t) \
    EACH(float64, double) \
    EACH(int32_int32, dtl_int32_int32) \
    /* end */

/* EACH(dtype, type, id) for every dtype that is a real number. */
#define DTL__REALS(EACH) \
    EACH(int32, int32_t, DTL_DTYPE_INT32) \
    EACH(float64, double, DTL_DTYPE_FLOAT64) \
    /* end */

#endif
