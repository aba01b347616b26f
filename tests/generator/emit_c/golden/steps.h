/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/steps.h.j2.
 * Do not edit. */
/* {operation}_of_{dtype}(x, y): combines two elements, of which x comes from the lower rank or
 * index. The file compiles as C, C++, CUDA and HIP, so that host loops and device kernels share the
 * functions. */
#ifndef DTL_STEPS_H
#define DTL_STEPS_H

#include <math.h>
#include <stdint.h>

#include "dtl_backend.h"
#include "dtl_numbers.h"

/* Comparisons for min and max of floating-point numbers, whose result does not depend on the order
 * of the operands: NaN takes precedence over every number, and -0.0 is less than 0.0. signbit() and
 * branches would prevent vectorization. */
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

/* Three-way comparisons that define a total order: NaN is greater than all numbers and equal to
 * itself; -0.0 equals 0.0. */

DTL__STEP int compare_of_int32(int32_t x, int32_t y)
{
    return (x > y) - (x < y);
}

DTL__STEP int compare_of_float64(double x, double y)
{
    return x != x || y != y ? (x != x) - (y != y) : (x > y) - (x < y);
}

/* Compares by value, then by index. */
DTL__STEP int compare_of_int32_int32(dtl_int32_int32 x, dtl_int32_int32 y)
{
    int order = compare_of_int32(x.value, y.value);

    return order != 0 ? order : compare_of_int32(x.index, y.index);
}

/* Comparisons for descending order. NaN comes last in this order as well, except in pairs. */

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

/* Converts an element that is a real number to double. */

DTL__STEP double number_of_int32(int32_t x)
{
    return (double)x;
}

DTL__STEP double number_of_float64(double x)
{
    return (double)x;
}

/* Expands EACH(operation, dtype, type) for every operation and dtype. */
#define DTL__STEPS(EACH) \
    EACH(sum, int32, int32_t) \
    EACH(sum, float64, double) \
    EACH(lor, float64, double) \
    /* end */

/* Expands EACH(dtype, type) for every dtype. */
#define DTL__DTYPES(EACH) \
    EACH(int32, int32_t) \
    EACH(float64, double) \
    EACH(int32_int32, dtl_int32_int32) \
    /* end */

/* Expands EACH(dtype, type, id) for every dtype that is a real number. */
#define DTL__REALS(EACH) \
    EACH(int32, int32_t, DTL_DTYPE_INT32) \
    EACH(float64, double, DTL_DTYPE_FLOAT64) \
    /* end */

#endif
