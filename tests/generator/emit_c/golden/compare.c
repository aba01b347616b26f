/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/compare.c.j2.
 * Do not edit. */
/* Three-way comparisons of elements whose dtype is known at run time only. */
#include "dtl_runtime.h"
#include "dtl_steps.h"

typedef int (*comparison)(const void *a, const void *b);

static int compare_int32(const void *a, const void *b)
{
    return compare_of_int32(*(const int32_t *)a, *(const int32_t *)b);
}

static int backward_int32(const void *a, const void *b)
{
    return backward_of_int32(*(const int32_t *)a, *(const int32_t *)b);
}

static int compare_float64(const void *a, const void *b)
{
    return compare_of_float64(*(const double *)a, *(const double *)b);
}

static int backward_float64(const void *a, const void *b)
{
    return backward_of_float64(*(const double *)a, *(const double *)b);
}

static int compare_int32_int32(const void *a, const void *b)
{
    return compare_of_int32_int32(*(const dtl_int32_int32 *)a, *(const dtl_int32_int32 *)b);
}

static int backward_int32_int32(const void *a, const void *b)
{
    return backward_of_int32_int32(*(const dtl_int32_int32 *)a, *(const dtl_int32_int32 *)b);
}

static const comparison compare[DTL__DTYPES_END] = {
    [DTL_DTYPE_INT32] = compare_int32,
    [DTL_DTYPE_FLOAT64] = compare_float64,
    [DTL_DTYPE_INT32_INT32] = compare_int32_int32,
};

static const comparison backward[DTL__DTYPES_END] = {
    [DTL_DTYPE_INT32] = backward_int32,
    [DTL_DTYPE_FLOAT64] = backward_float64,
    [DTL_DTYPE_INT32_INT32] = backward_int32_int32,
};

int dtl__compare(dtl_dtype dtype, const void *a, const void *b)
{
    return compare[dtype](a, b);
}

int dtl__compare_backward(dtl_dtype dtype, const void *a, const void *b)
{
    return backward[dtype](a, b);
}
