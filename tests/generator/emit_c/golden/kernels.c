/* Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/c/kernels.c.j2.
 * Do not edit. */
/* sum: a + b */
#include "dtl_kernels.h"

static inline int32_t sum_of_int32(int32_t x, int32_t y)
{
    return (int32_t)((uint32_t)x + (uint32_t)y);
}

DTL__KERNELS(sum, int32, int32_t)

static inline double sum_of_float64(double x, double y)
{
    return x + y;
}

DTL__KERNELS(sum, float64, double)

const struct reduction dtl__reduce_sum[DTL__DTYPES_END] = {
    [DTL_DTYPE_INT32] = {sum_int32, sum_fold_int32, sum_scan_int32, &(const int32_t){0}},
    [DTL_DTYPE_FLOAT64] = {sum_float64, sum_fold_float64, sum_scan_float64, &(const double){0}},
};
