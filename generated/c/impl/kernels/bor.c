/* Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/c/kernels.c.j2.
 * Do not edit. */
/* bor: The bits that at least one of them has. */
#include "dtl_kernels.h"

static void bor_int8(void *inout, const void *in, size_t count)
{
    int8_t *result = inout;
    const int8_t *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        int8_t x = operand[index], y = result[index];

        result[index] = (int8_t)(x | y);
    }
}

static void bor_int16(void *inout, const void *in, size_t count)
{
    int16_t *result = inout;
    const int16_t *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        int16_t x = operand[index], y = result[index];

        result[index] = (int16_t)(x | y);
    }
}

static void bor_int32(void *inout, const void *in, size_t count)
{
    int32_t *result = inout;
    const int32_t *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        int32_t x = operand[index], y = result[index];

        result[index] = (int32_t)(x | y);
    }
}

static void bor_int64(void *inout, const void *in, size_t count)
{
    int64_t *result = inout;
    const int64_t *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        int64_t x = operand[index], y = result[index];

        result[index] = (int64_t)(x | y);
    }
}

static void bor_uint8(void *inout, const void *in, size_t count)
{
    uint8_t *result = inout;
    const uint8_t *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        uint8_t x = operand[index], y = result[index];

        result[index] = (uint8_t)(x | y);
    }
}

static void bor_uint16(void *inout, const void *in, size_t count)
{
    uint16_t *result = inout;
    const uint16_t *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        uint16_t x = operand[index], y = result[index];

        result[index] = (uint16_t)(x | y);
    }
}

static void bor_uint32(void *inout, const void *in, size_t count)
{
    uint32_t *result = inout;
    const uint32_t *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        uint32_t x = operand[index], y = result[index];

        result[index] = (uint32_t)(x | y);
    }
}

static void bor_uint64(void *inout, const void *in, size_t count)
{
    uint64_t *result = inout;
    const uint64_t *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        uint64_t x = operand[index], y = result[index];

        result[index] = (uint64_t)(x | y);
    }
}

static void bor_byte(void *inout, const void *in, size_t count)
{
    unsigned char *result = inout;
    const unsigned char *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        unsigned char x = operand[index], y = result[index];

        result[index] = (unsigned char)(x | y);
    }
}

static void bor_bool(void *inout, const void *in, size_t count)
{
    unsigned char *result = inout;
    const unsigned char *operand = in;

    DTL__VECTORISE
    for (size_t index = 0; index < count; index++) {
        unsigned char x = operand[index], y = result[index];

        result[index] = (x != 0) | (y != 0);
    }
}

const struct reduction dtl__reduce_bor[DTL__DTYPES_END] = {
    [DTL_DTYPE_INT8] = {bor_int8, &(const int8_t){0}},
    [DTL_DTYPE_INT16] = {bor_int16, &(const int16_t){0}},
    [DTL_DTYPE_INT32] = {bor_int32, &(const int32_t){0}},
    [DTL_DTYPE_INT64] = {bor_int64, &(const int64_t){0}},
    [DTL_DTYPE_UINT8] = {bor_uint8, &(const uint8_t){0}},
    [DTL_DTYPE_UINT16] = {bor_uint16, &(const uint16_t){0}},
    [DTL_DTYPE_UINT32] = {bor_uint32, &(const uint32_t){0}},
    [DTL_DTYPE_UINT64] = {bor_uint64, &(const uint64_t){0}},
    [DTL_DTYPE_BYTE] = {bor_byte, &(const unsigned char){0}},
    [DTL_DTYPE_BOOL] = {bor_bool, &(const unsigned char){0}},
};
