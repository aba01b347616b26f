/* Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/c/compare.c.j2.
 * Do not edit. */
/* Three-way comparisons, which make a total order: NaN stands behind all numbers and equals itself,
 * -0.0 equals 0.0. */
#include "dtl_kernels.h"
#include "dtl_runtime.h"

typedef int (*comparison)(const void *a, const void *b);

static int compare_int32(const void *a, const void *b)
{
    int32_t x = *(const int32_t *)a, y = *(const int32_t *)b;

    return (x > y) - (x < y);
}

static int compare_float64(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return x != x || y != y ? (x != x) - (y != y) : (x > y) - (x < y);
}

/* By value, then by index. */
static int compare_int32_int32(const void *a, const void *b)
{
    const dtl_int32_int32 *x = a, *y = b;
    int order = compare_int32(&x->value, &y->value);

    return order != 0 ? order : compare_int32(&x->index, &y->index);
}

static const comparison compare[DTL__DTYPES_END] = {
    [DTL_DTYPE_INT32] = compare_int32,
    [DTL_DTYPE_FLOAT64] = compare_float64,
    [DTL_DTYPE_INT32_INT32] = compare_int32_int32,
};

int dtl__compare(dtl_dtype dtype, const void *a, const void *b)
{
    return compare[dtype](a, b);
}
