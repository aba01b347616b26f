/* Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/c/compare.c.j2.
 * Do not edit. */
/* Three-way comparisons, which make a total order: NaN stands behind all numbers and equals itself,
 * -0.0 equals 0.0. */
#include "dtl_kernels.h"
#include "dtl_runtime.h"

typedef int (*comparison)(const void *a, const void *b);

static int compare_int8(const void *a, const void *b)
{
    int8_t x = *(const int8_t *)a, y = *(const int8_t *)b;

    return (x > y) - (x < y);
}

static int compare_int16(const void *a, const void *b)
{
    int16_t x = *(const int16_t *)a, y = *(const int16_t *)b;

    return (x > y) - (x < y);
}

static int compare_int32(const void *a, const void *b)
{
    int32_t x = *(const int32_t *)a, y = *(const int32_t *)b;

    return (x > y) - (x < y);
}

static int compare_int64(const void *a, const void *b)
{
    int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;

    return (x > y) - (x < y);
}

static int compare_uint8(const void *a, const void *b)
{
    uint8_t x = *(const uint8_t *)a, y = *(const uint8_t *)b;

    return (x > y) - (x < y);
}

static int compare_uint16(const void *a, const void *b)
{
    uint16_t x = *(const uint16_t *)a, y = *(const uint16_t *)b;

    return (x > y) - (x < y);
}

static int compare_uint32(const void *a, const void *b)
{
    uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;

    return (x > y) - (x < y);
}

static int compare_uint64(const void *a, const void *b)
{
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;

    return (x > y) - (x < y);
}

static int compare_float32(const void *a, const void *b)
{
    float x = *(const float *)a, y = *(const float *)b;

    return x != x || y != y ? (x != x) - (y != y) : (x > y) - (x < y);
}

static int compare_float64(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return x != x || y != y ? (x != x) - (y != y) : (x > y) - (x < y);
}

static int compare_byte(const void *a, const void *b)
{
    unsigned char x = *(const unsigned char *)a, y = *(const unsigned char *)b;

    return (x > y) - (x < y);
}

static int compare_bool(const void *a, const void *b)
{
    unsigned char x = *(const unsigned char *)a, y = *(const unsigned char *)b;

    return (x != 0) - (y != 0);
}

static int compare_float16(const void *a, const void *b)
{
    uint16_t x = *(const uint16_t *)a, y = *(const uint16_t *)b;

    return compare_float32(&(float){dtl__float_from_float16(x)},
           &(float){dtl__float_from_float16(y)});
}

static int compare_bfloat16(const void *a, const void *b)
{
    uint16_t x = *(const uint16_t *)a, y = *(const uint16_t *)b;

    return compare_float32(&(float){dtl__float_from_bfloat16(x)},
           &(float){dtl__float_from_bfloat16(y)});
}

/* By re, then by im. */
static int compare_complex64(const void *a, const void *b)
{
    const struct complex64 *x = a, *y = b;
    int order = compare_float32(&x->re, &y->re);

    return order != 0 ? order : compare_float32(&x->im, &y->im);
}

/* By re, then by im. */
static int compare_complex128(const void *a, const void *b)
{
    const struct complex128 *x = a, *y = b;
    int order = compare_float64(&x->re, &y->re);

    return order != 0 ? order : compare_float64(&x->im, &y->im);
}

/* By value, then by index. */
static int compare_float32_int32(const void *a, const void *b)
{
    const dtl_float32_int32 *x = a, *y = b;
    int order = compare_float32(&x->value, &y->value);

    return order != 0 ? order : compare_int32(&x->index, &y->index);
}

/* By value, then by index. */
static int compare_float64_int64(const void *a, const void *b)
{
    const dtl_float64_int64 *x = a, *y = b;
    int order = compare_float64(&x->value, &y->value);

    return order != 0 ? order : compare_int64(&x->index, &y->index);
}

/* By value, then by index. */
static int compare_int32_int32(const void *a, const void *b)
{
    const dtl_int32_int32 *x = a, *y = b;
    int order = compare_int32(&x->value, &y->value);

    return order != 0 ? order : compare_int32(&x->index, &y->index);
}

/* By value, then by index. */
static int compare_int64_int64(const void *a, const void *b)
{
    const dtl_int64_int64 *x = a, *y = b;
    int order = compare_int64(&x->value, &y->value);

    return order != 0 ? order : compare_int64(&x->index, &y->index);
}

static const comparison compare[DTL__DTYPES_END] = {
    [DTL_DTYPE_INT8] = compare_int8,
    [DTL_DTYPE_INT16] = compare_int16,
    [DTL_DTYPE_INT32] = compare_int32,
    [DTL_DTYPE_INT64] = compare_int64,
    [DTL_DTYPE_UINT8] = compare_uint8,
    [DTL_DTYPE_UINT16] = compare_uint16,
    [DTL_DTYPE_UINT32] = compare_uint32,
    [DTL_DTYPE_UINT64] = compare_uint64,
    [DTL_DTYPE_FLOAT32] = compare_float32,
    [DTL_DTYPE_FLOAT64] = compare_float64,
    [DTL_DTYPE_BYTE] = compare_byte,
    [DTL_DTYPE_BOOL] = compare_bool,
    [DTL_DTYPE_FLOAT16] = compare_float16,
    [DTL_DTYPE_BFLOAT16] = compare_bfloat16,
    [DTL_DTYPE_COMPLEX64] = compare_complex64,
    [DTL_DTYPE_COMPLEX128] = compare_complex128,
    [DTL_DTYPE_FLOAT32_INT32] = compare_float32_int32,
    [DTL_DTYPE_FLOAT64_INT64] = compare_float64_int64,
    [DTL_DTYPE_INT32_INT32] = compare_int32_int32,
    [DTL_DTYPE_INT64_INT64] = compare_int64_int64,
};

int dtl__compare(dtl_dtype dtype, const void *a, const void *b)
{
    return compare[dtype](a, b);
}
