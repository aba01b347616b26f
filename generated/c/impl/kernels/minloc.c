/* Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/c/kernels.c.j2.
 * Do not edit. */
/* minloc: The pair with the smaller value; of equal values the one with the smaller index. A NaN
 * value wins over every number.
 */
#include "dtl_kernels.h"

static void minloc_float32_int32(void *inout, const void *in, size_t count)
{
    dtl_float32_int32 *result = inout;
    const dtl_float32_int32 *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        dtl_float32_int32 x = operand[index], y = result[index];

        result[index] = dtl__wins(x.value < y.value, x.value == y.value, x.value != x.value,
                        y.value != y.value, x.index < y.index) ? x : y;
    }
}

static void minloc_float64_int64(void *inout, const void *in, size_t count)
{
    dtl_float64_int64 *result = inout;
    const dtl_float64_int64 *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        dtl_float64_int64 x = operand[index], y = result[index];

        result[index] = dtl__wins(x.value < y.value, x.value == y.value, x.value != x.value,
                        y.value != y.value, x.index < y.index) ? x : y;
    }
}

static void minloc_int32_int32(void *inout, const void *in, size_t count)
{
    dtl_int32_int32 *result = inout;
    const dtl_int32_int32 *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        dtl_int32_int32 x = operand[index], y = result[index];

        result[index] = dtl__wins(x.value < y.value, x.value == y.value, false, false, x.index <
                        y.index) ? x : y;
    }
}

static void minloc_int64_int64(void *inout, const void *in, size_t count)
{
    dtl_int64_int64 *result = inout;
    const dtl_int64_int64 *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        dtl_int64_int64 x = operand[index], y = result[index];

        result[index] = dtl__wins(x.value < y.value, x.value == y.value, false, false, x.index <
                        y.index) ? x : y;
    }
}

const struct reduction dtl__reduce_minloc[DTL__DTYPES_END] = {
    [DTL_DTYPE_FLOAT32_INT32] = {minloc_float32_int32,
                                 &(const dtl_float32_int32){INFINITY, INT32_MAX}},
    [DTL_DTYPE_FLOAT64_INT64] = {minloc_float64_int64,
                                 &(const dtl_float64_int64){INFINITY, INT64_MAX}},
    [DTL_DTYPE_INT32_INT32] = {minloc_int32_int32, &(const dtl_int32_int32){INT32_MAX, INT32_MAX}},
    [DTL_DTYPE_INT64_INT64] = {minloc_int64_int64, &(const dtl_int64_int64){INT64_MAX, INT64_MAX}},
};
