/* Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/c/kernels.c.j2.
 * Do not edit. */
/* sum: a + b */
#include "dtl_kernels.h"

static void sum_int32(void *inout, const void *in, size_t count)
{
    int32_t *result = inout;
    const int32_t *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        int32_t x = operand[index], y = result[index];

        result[index] = (int32_t)((uint32_t)x + (uint32_t)y);
    }
}

static void sum_float64(void *inout, const void *in, size_t count)
{
    double *result = inout;
    const double *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        double x = operand[index], y = result[index];

        result[index] = x + y;
    }
}

const struct reduction dtl__reduce_sum[DTL__DTYPES_END] = {
    [DTL_DTYPE_INT32] = {sum_int32, &(const int32_t){0}},
    [DTL_DTYPE_FLOAT64] = {sum_float64, &(const double){0}},
};
