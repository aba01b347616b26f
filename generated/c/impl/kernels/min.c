/* Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/c/kernels.c.j2.
 * Do not edit. */
/* min: The smaller of both; NaN if one of them is. */
#include "dtl_kernels.h"

static void min_int8(void *inout, const void *in, size_t count)
{
    int8_t *result = inout;
    const int8_t *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        int8_t x = operand[index], y = result[index];

        result[index] = x < y ? x : y;
    }
}

static void min_int16(void *inout, const void *in, size_t count)
{
    int16_t *result = inout;
    const int16_t *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        int16_t x = operand[index], y = result[index];

        result[index] = x < y ? x : y;
    }
}

static void min_int32(void *inout, const void *in, size_t count)
{
    int32_t *result = inout;
    const int32_t *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        int32_t x = operand[index], y = result[index];

        result[index] = x < y ? x : y;
    }
}

static void min_int64(void *inout, const void *in, size_t count)
{
    int64_t *result = inout;
    const int64_t *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        int64_t x = operand[index], y = result[index];

        result[index] = x < y ? x : y;
    }
}

static void min_uint8(void *inout, const void *in, size_t count)
{
    uint8_t *result = inout;
    const uint8_t *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        uint8_t x = operand[index], y = result[index];

        result[index] = x < y ? x : y;
    }
}

static void min_uint16(void *inout, const void *in, size_t count)
{
    uint16_t *result = inout;
    const uint16_t *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        uint16_t x = operand[index], y = result[index];

        result[index] = x < y ? x : y;
    }
}

static void min_uint32(void *inout, const void *in, size_t count)
{
    uint32_t *result = inout;
    const uint32_t *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        uint32_t x = operand[index], y = result[index];

        result[index] = x < y ? x : y;
    }
}

static void min_uint64(void *inout, const void *in, size_t count)
{
    uint64_t *result = inout;
    const uint64_t *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        uint64_t x = operand[index], y = result[index];

        result[index] = x < y ? x : y;
    }
}

static void min_float32(void *inout, const void *in, size_t count)
{
    float *result = inout;
    const float *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        float x = operand[index], y = result[index];

        result[index] = dtl__is_less(x, y) ? x : y;
    }
}

static void min_float64(void *inout, const void *in, size_t count)
{
    double *result = inout;
    const double *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        double x = operand[index], y = result[index];

        result[index] = dtl__is_less(x, y) ? x : y;
    }
}

static void min_byte(void *inout, const void *in, size_t count)
{
    unsigned char *result = inout;
    const unsigned char *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        unsigned char x = operand[index], y = result[index];

        result[index] = x < y ? x : y;
    }
}

static void min_bool(void *inout, const void *in, size_t count)
{
    unsigned char *result = inout;
    const unsigned char *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        unsigned char x = operand[index], y = result[index];

        result[index] = (x != 0) & (y != 0);
    }
}

static void min_float16(void *inout, const void *in, size_t count)
{
    uint16_t *result = inout;
    const uint16_t *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        uint16_t x = operand[index], y = result[index];

        result[index] = dtl__is_less(dtl__float_from_float16(x), dtl__float_from_float16(y)) ? x :
                        y;
    }
}

static void min_bfloat16(void *inout, const void *in, size_t count)
{
    uint16_t *result = inout;
    const uint16_t *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        uint16_t x = operand[index], y = result[index];

        result[index] = dtl__is_less(dtl__float_from_bfloat16(x), dtl__float_from_bfloat16(y)) ? x
                        : y;
    }
}

const struct reduction dtl__reduce_min[DTL__DTYPES_END] = {
    [DTL_DTYPE_INT8] = {min_int8, &(const int8_t){INT8_MAX}},
    [DTL_DTYPE_INT16] = {min_int16, &(const int16_t){INT16_MAX}},
    [DTL_DTYPE_INT32] = {min_int32, &(const int32_t){INT32_MAX}},
    [DTL_DTYPE_INT64] = {min_int64, &(const int64_t){INT64_MAX}},
    [DTL_DTYPE_UINT8] = {min_uint8, &(const uint8_t){UINT8_MAX}},
    [DTL_DTYPE_UINT16] = {min_uint16, &(const uint16_t){UINT16_MAX}},
    [DTL_DTYPE_UINT32] = {min_uint32, &(const uint32_t){UINT32_MAX}},
    [DTL_DTYPE_UINT64] = {min_uint64, &(const uint64_t){UINT64_MAX}},
    [DTL_DTYPE_FLOAT32] = {min_float32, &(const float){INFINITY}},
    [DTL_DTYPE_FLOAT64] = {min_float64, &(const double){INFINITY}},
    [DTL_DTYPE_BYTE] = {min_byte, &(const unsigned char){UINT8_MAX}},
    [DTL_DTYPE_BOOL] = {min_bool, &(const unsigned char){1}},
    [DTL_DTYPE_FLOAT16] = {min_float16, &(const uint16_t){0x7c00}},
    [DTL_DTYPE_BFLOAT16] = {min_bfloat16, &(const uint16_t){0x7f80}},
};
