/* Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/c/kernels.c.j2.
 * Do not edit. */
/* max: The larger of both; NaN if one of them is. */
#include "dtl_kernels.h"

static void max_int8(void *inout, const void *in, size_t count)
{
    int8_t *result = inout;
    const int8_t *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        int8_t x = operand[index], y = result[index];

        result[index] = x > y ? x : y;
    }
}

static void max_int16(void *inout, const void *in, size_t count)
{
    int16_t *result = inout;
    const int16_t *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        int16_t x = operand[index], y = result[index];

        result[index] = x > y ? x : y;
    }
}

static void max_int32(void *inout, const void *in, size_t count)
{
    int32_t *result = inout;
    const int32_t *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        int32_t x = operand[index], y = result[index];

        result[index] = x > y ? x : y;
    }
}

static void max_int64(void *inout, const void *in, size_t count)
{
    int64_t *result = inout;
    const int64_t *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        int64_t x = operand[index], y = result[index];

        result[index] = x > y ? x : y;
    }
}

static void max_uint8(void *inout, const void *in, size_t count)
{
    uint8_t *result = inout;
    const uint8_t *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        uint8_t x = operand[index], y = result[index];

        result[index] = x > y ? x : y;
    }
}

static void max_uint16(void *inout, const void *in, size_t count)
{
    uint16_t *result = inout;
    const uint16_t *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        uint16_t x = operand[index], y = result[index];

        result[index] = x > y ? x : y;
    }
}

static void max_uint32(void *inout, const void *in, size_t count)
{
    uint32_t *result = inout;
    const uint32_t *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        uint32_t x = operand[index], y = result[index];

        result[index] = x > y ? x : y;
    }
}

static void max_uint64(void *inout, const void *in, size_t count)
{
    uint64_t *result = inout;
    const uint64_t *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        uint64_t x = operand[index], y = result[index];

        result[index] = x > y ? x : y;
    }
}

static void max_float32(void *inout, const void *in, size_t count)
{
    float *result = inout;
    const float *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        float x = operand[index], y = result[index];

        result[index] = dtl__is_more(x, y) ? x : y;
    }
}

static void max_float64(void *inout, const void *in, size_t count)
{
    double *result = inout;
    const double *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        double x = operand[index], y = result[index];

        result[index] = dtl__is_more(x, y) ? x : y;
    }
}

static void max_byte(void *inout, const void *in, size_t count)
{
    unsigned char *result = inout;
    const unsigned char *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        unsigned char x = operand[index], y = result[index];

        result[index] = x > y ? x : y;
    }
}

static void max_bool(void *inout, const void *in, size_t count)
{
    unsigned char *result = inout;
    const unsigned char *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        unsigned char x = operand[index], y = result[index];

        result[index] = (x != 0) | (y != 0);
    }
}

static void max_float16(void *inout, const void *in, size_t count)
{
    uint16_t *result = inout;
    const uint16_t *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        uint16_t x = operand[index], y = result[index];

        result[index] = dtl__is_more(dtl__float_from_float16(x), dtl__float_from_float16(y)) ? x :
                        y;
    }
}

static void max_bfloat16(void *inout, const void *in, size_t count)
{
    uint16_t *result = inout;
    const uint16_t *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        uint16_t x = operand[index], y = result[index];

        result[index] = dtl__is_more(dtl__float_from_bfloat16(x), dtl__float_from_bfloat16(y)) ? x
                        : y;
    }
}

const struct reduction dtl__reduce_max[DTL__DTYPES_END] = {
    [DTL_DTYPE_INT8] = {max_int8, &(const int8_t){INT8_MIN}},
    [DTL_DTYPE_INT16] = {max_int16, &(const int16_t){INT16_MIN}},
    [DTL_DTYPE_INT32] = {max_int32, &(const int32_t){INT32_MIN}},
    [DTL_DTYPE_INT64] = {max_int64, &(const int64_t){INT64_MIN}},
    [DTL_DTYPE_UINT8] = {max_uint8, &(const uint8_t){0}},
    [DTL_DTYPE_UINT16] = {max_uint16, &(const uint16_t){0}},
    [DTL_DTYPE_UINT32] = {max_uint32, &(const uint32_t){0}},
    [DTL_DTYPE_UINT64] = {max_uint64, &(const uint64_t){0}},
    [DTL_DTYPE_FLOAT32] = {max_float32, &(const float){-INFINITY}},
    [DTL_DTYPE_FLOAT64] = {max_float64, &(const double){-INFINITY}},
    [DTL_DTYPE_BYTE] = {max_byte, &(const unsigned char){0}},
    [DTL_DTYPE_BOOL] = {max_bool, &(const unsigned char){0}},
    [DTL_DTYPE_FLOAT16] = {max_float16, &(const uint16_t){0xfc00}},
    [DTL_DTYPE_BFLOAT16] = {max_bfloat16, &(const uint16_t){0xff80}},
};
