/* Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/c/kernels.c.j2.
 * Do not edit. */
/* sum: a + b. Integers wrap around; of bool it is the logical or. */
#include "dtl_kernels.h"

static void sum_int8(void *inout, const void *in, size_t count)
{
    int8_t *result = inout;
    const int8_t *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        int8_t x = operand[index], y = result[index];

        result[index] = (int8_t)((uint32_t)x + (uint32_t)y);
    }
}

static void sum_int16(void *inout, const void *in, size_t count)
{
    int16_t *result = inout;
    const int16_t *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        int16_t x = operand[index], y = result[index];

        result[index] = (int16_t)((uint32_t)x + (uint32_t)y);
    }
}

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

static void sum_int64(void *inout, const void *in, size_t count)
{
    int64_t *result = inout;
    const int64_t *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        int64_t x = operand[index], y = result[index];

        result[index] = (int64_t)((uint64_t)x + (uint64_t)y);
    }
}

static void sum_uint8(void *inout, const void *in, size_t count)
{
    uint8_t *result = inout;
    const uint8_t *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        uint8_t x = operand[index], y = result[index];

        result[index] = (uint8_t)((uint32_t)x + (uint32_t)y);
    }
}

static void sum_uint16(void *inout, const void *in, size_t count)
{
    uint16_t *result = inout;
    const uint16_t *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        uint16_t x = operand[index], y = result[index];

        result[index] = (uint16_t)((uint32_t)x + (uint32_t)y);
    }
}

static void sum_uint32(void *inout, const void *in, size_t count)
{
    uint32_t *result = inout;
    const uint32_t *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        uint32_t x = operand[index], y = result[index];

        result[index] = (uint32_t)((uint32_t)x + (uint32_t)y);
    }
}

static void sum_uint64(void *inout, const void *in, size_t count)
{
    uint64_t *result = inout;
    const uint64_t *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        uint64_t x = operand[index], y = result[index];

        result[index] = (uint64_t)((uint64_t)x + (uint64_t)y);
    }
}

static void sum_float32(void *inout, const void *in, size_t count)
{
    float *result = inout;
    const float *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        float x = operand[index], y = result[index];

        result[index] = x + y;
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

static void sum_byte(void *inout, const void *in, size_t count)
{
    unsigned char *result = inout;
    const unsigned char *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        unsigned char x = operand[index], y = result[index];

        result[index] = (unsigned char)((uint32_t)x + (uint32_t)y);
    }
}

static void sum_bool(void *inout, const void *in, size_t count)
{
    unsigned char *result = inout;
    const unsigned char *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        unsigned char x = operand[index], y = result[index];

        result[index] = (x != 0) | (y != 0);
    }
}

static void sum_float16(void *inout, const void *in, size_t count)
{
    uint16_t *result = inout;
    const uint16_t *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        uint16_t x = operand[index], y = result[index];

        result[index] = dtl__float16_from_float(dtl__float_from_float16(x) +
                        dtl__float_from_float16(y));
    }
}

static void sum_bfloat16(void *inout, const void *in, size_t count)
{
    uint16_t *result = inout;
    const uint16_t *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        uint16_t x = operand[index], y = result[index];

        result[index] = dtl__bfloat16_from_float(dtl__float_from_bfloat16(x) +
                        dtl__float_from_bfloat16(y));
    }
}

static void sum_complex64(void *inout, const void *in, size_t count)
{
    struct complex64 *result = inout;
    const struct complex64 *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        struct complex64 x = operand[index], y = result[index];

        result[index] = (struct complex64){x.re + y.re, x.im + y.im};
    }
}

static void sum_complex128(void *inout, const void *in, size_t count)
{
    struct complex128 *result = inout;
    const struct complex128 *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        struct complex128 x = operand[index], y = result[index];

        result[index] = (struct complex128){x.re + y.re, x.im + y.im};
    }
}

const struct reduction dtl__reduce_sum[DTL__DTYPES_END] = {
    [DTL_DTYPE_INT8] = {sum_int8, &(const int8_t){0}},
    [DTL_DTYPE_INT16] = {sum_int16, &(const int16_t){0}},
    [DTL_DTYPE_INT32] = {sum_int32, &(const int32_t){0}},
    [DTL_DTYPE_INT64] = {sum_int64, &(const int64_t){0}},
    [DTL_DTYPE_UINT8] = {sum_uint8, &(const uint8_t){0}},
    [DTL_DTYPE_UINT16] = {sum_uint16, &(const uint16_t){0}},
    [DTL_DTYPE_UINT32] = {sum_uint32, &(const uint32_t){0}},
    [DTL_DTYPE_UINT64] = {sum_uint64, &(const uint64_t){0}},
    [DTL_DTYPE_FLOAT32] = {sum_float32, &(const float){0}},
    [DTL_DTYPE_FLOAT64] = {sum_float64, &(const double){0}},
    [DTL_DTYPE_BYTE] = {sum_byte, &(const unsigned char){0}},
    [DTL_DTYPE_BOOL] = {sum_bool, &(const unsigned char){0}},
    [DTL_DTYPE_FLOAT16] = {sum_float16, &(const uint16_t){0}},
    [DTL_DTYPE_BFLOAT16] = {sum_bfloat16, &(const uint16_t){0}},
    [DTL_DTYPE_COMPLEX64] = {sum_complex64, &(const struct complex64){0, 0}},
    [DTL_DTYPE_COMPLEX128] = {sum_complex128, &(const struct complex128){0, 0}},
};
