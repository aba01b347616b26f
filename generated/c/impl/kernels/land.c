/* Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/c/kernels.c.j2.
 * Do not edit. */
/* land: 1 if both are non-zero, else 0. */
#include "dtl_kernels.h"

static void land_int8(void *inout, const void *in, size_t count)
{
    int8_t *result = inout;
    const int8_t *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        int8_t x = operand[index], y = result[index];

        result[index] = (x != 0) & (y != 0);
    }
}

static void land_int16(void *inout, const void *in, size_t count)
{
    int16_t *result = inout;
    const int16_t *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        int16_t x = operand[index], y = result[index];

        result[index] = (x != 0) & (y != 0);
    }
}

static void land_int32(void *inout, const void *in, size_t count)
{
    int32_t *result = inout;
    const int32_t *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        int32_t x = operand[index], y = result[index];

        result[index] = (x != 0) & (y != 0);
    }
}

static void land_int64(void *inout, const void *in, size_t count)
{
    int64_t *result = inout;
    const int64_t *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        int64_t x = operand[index], y = result[index];

        result[index] = (x != 0) & (y != 0);
    }
}

static void land_uint8(void *inout, const void *in, size_t count)
{
    uint8_t *result = inout;
    const uint8_t *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        uint8_t x = operand[index], y = result[index];

        result[index] = (x != 0) & (y != 0);
    }
}

static void land_uint16(void *inout, const void *in, size_t count)
{
    uint16_t *result = inout;
    const uint16_t *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        uint16_t x = operand[index], y = result[index];

        result[index] = (x != 0) & (y != 0);
    }
}

static void land_uint32(void *inout, const void *in, size_t count)
{
    uint32_t *result = inout;
    const uint32_t *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        uint32_t x = operand[index], y = result[index];

        result[index] = (x != 0) & (y != 0);
    }
}

static void land_uint64(void *inout, const void *in, size_t count)
{
    uint64_t *result = inout;
    const uint64_t *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        uint64_t x = operand[index], y = result[index];

        result[index] = (x != 0) & (y != 0);
    }
}

static void land_float32(void *inout, const void *in, size_t count)
{
    float *result = inout;
    const float *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        float x = operand[index], y = result[index];

        result[index] = (x != 0) & (y != 0);
    }
}

static void land_float64(void *inout, const void *in, size_t count)
{
    double *result = inout;
    const double *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        double x = operand[index], y = result[index];

        result[index] = (x != 0) & (y != 0);
    }
}

static void land_byte(void *inout, const void *in, size_t count)
{
    unsigned char *result = inout;
    const unsigned char *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        unsigned char x = operand[index], y = result[index];

        result[index] = (x != 0) & (y != 0);
    }
}

static void land_bool(void *inout, const void *in, size_t count)
{
    unsigned char *result = inout;
    const unsigned char *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        unsigned char x = operand[index], y = result[index];

        result[index] = (x != 0) & (y != 0);
    }
}

const struct reduction dtl__reduce_land[DTL__DTYPES_END] = {
    [DTL_DTYPE_INT8] = {land_int8, &(const int8_t){1}},
    [DTL_DTYPE_INT16] = {land_int16, &(const int16_t){1}},
    [DTL_DTYPE_INT32] = {land_int32, &(const int32_t){1}},
    [DTL_DTYPE_INT64] = {land_int64, &(const int64_t){1}},
    [DTL_DTYPE_UINT8] = {land_uint8, &(const uint8_t){1}},
    [DTL_DTYPE_UINT16] = {land_uint16, &(const uint16_t){1}},
    [DTL_DTYPE_UINT32] = {land_uint32, &(const uint32_t){1}},
    [DTL_DTYPE_UINT64] = {land_uint64, &(const uint64_t){1}},
    [DTL_DTYPE_FLOAT32] = {land_float32, &(const float){1}},
    [DTL_DTYPE_FLOAT64] = {land_float64, &(const double){1}},
    [DTL_DTYPE_BYTE] = {land_byte, &(const unsigned char){1}},
    [DTL_DTYPE_BOOL] = {land_bool, &(const unsigned char){1}},
};
