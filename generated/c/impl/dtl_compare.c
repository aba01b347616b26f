/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/compare.c.j2.
 * Do not edit. */
/* Three-way comparisons of elements whose dtype is known at run time only. */
#include "dtl_runtime.h"
#include "dtl_steps.h"

typedef int (*comparison)(const void *a, const void *b);

static int compare_int8(const void *a, const void *b)
{
    return compare_of_int8(*(const int8_t *)a, *(const int8_t *)b);
}

static int backward_int8(const void *a, const void *b)
{
    return backward_of_int8(*(const int8_t *)a, *(const int8_t *)b);
}

static int compare_int16(const void *a, const void *b)
{
    return compare_of_int16(*(const int16_t *)a, *(const int16_t *)b);
}

static int backward_int16(const void *a, const void *b)
{
    return backward_of_int16(*(const int16_t *)a, *(const int16_t *)b);
}

static int compare_int32(const void *a, const void *b)
{
    return compare_of_int32(*(const int32_t *)a, *(const int32_t *)b);
}

static int backward_int32(const void *a, const void *b)
{
    return backward_of_int32(*(const int32_t *)a, *(const int32_t *)b);
}

static int compare_int64(const void *a, const void *b)
{
    return compare_of_int64(*(const int64_t *)a, *(const int64_t *)b);
}

static int backward_int64(const void *a, const void *b)
{
    return backward_of_int64(*(const int64_t *)a, *(const int64_t *)b);
}

static int compare_uint8(const void *a, const void *b)
{
    return compare_of_uint8(*(const uint8_t *)a, *(const uint8_t *)b);
}

static int backward_uint8(const void *a, const void *b)
{
    return backward_of_uint8(*(const uint8_t *)a, *(const uint8_t *)b);
}

static int compare_uint16(const void *a, const void *b)
{
    return compare_of_uint16(*(const uint16_t *)a, *(const uint16_t *)b);
}

static int backward_uint16(const void *a, const void *b)
{
    return backward_of_uint16(*(const uint16_t *)a, *(const uint16_t *)b);
}

static int compare_uint32(const void *a, const void *b)
{
    return compare_of_uint32(*(const uint32_t *)a, *(const uint32_t *)b);
}

static int backward_uint32(const void *a, const void *b)
{
    return backward_of_uint32(*(const uint32_t *)a, *(const uint32_t *)b);
}

static int compare_uint64(const void *a, const void *b)
{
    return compare_of_uint64(*(const uint64_t *)a, *(const uint64_t *)b);
}

static int backward_uint64(const void *a, const void *b)
{
    return backward_of_uint64(*(const uint64_t *)a, *(const uint64_t *)b);
}

static int compare_float32(const void *a, const void *b)
{
    return compare_of_float32(*(const float *)a, *(const float *)b);
}

static int backward_float32(const void *a, const void *b)
{
    return backward_of_float32(*(const float *)a, *(const float *)b);
}

static int compare_float64(const void *a, const void *b)
{
    return compare_of_float64(*(const double *)a, *(const double *)b);
}

static int backward_float64(const void *a, const void *b)
{
    return backward_of_float64(*(const double *)a, *(const double *)b);
}

static int compare_byte(const void *a, const void *b)
{
    return compare_of_byte(*(const unsigned char *)a, *(const unsigned char *)b);
}

static int backward_byte(const void *a, const void *b)
{
    return backward_of_byte(*(const unsigned char *)a, *(const unsigned char *)b);
}

static int compare_bool(const void *a, const void *b)
{
    return compare_of_bool(*(const unsigned char *)a, *(const unsigned char *)b);
}

static int backward_bool(const void *a, const void *b)
{
    return backward_of_bool(*(const unsigned char *)a, *(const unsigned char *)b);
}

static int compare_float16(const void *a, const void *b)
{
    return compare_of_float16(*(const uint16_t *)a, *(const uint16_t *)b);
}

static int backward_float16(const void *a, const void *b)
{
    return backward_of_float16(*(const uint16_t *)a, *(const uint16_t *)b);
}

static int compare_bfloat16(const void *a, const void *b)
{
    return compare_of_bfloat16(*(const uint16_t *)a, *(const uint16_t *)b);
}

static int backward_bfloat16(const void *a, const void *b)
{
    return backward_of_bfloat16(*(const uint16_t *)a, *(const uint16_t *)b);
}

static int compare_complex64(const void *a, const void *b)
{
    return compare_of_complex64(*(const struct complex64 *)a, *(const struct complex64 *)b);
}

static int backward_complex64(const void *a, const void *b)
{
    return backward_of_complex64(*(const struct complex64 *)a, *(const struct complex64 *)b);
}

static int compare_complex128(const void *a, const void *b)
{
    return compare_of_complex128(*(const struct complex128 *)a, *(const struct complex128 *)b);
}

static int backward_complex128(const void *a, const void *b)
{
    return backward_of_complex128(*(const struct complex128 *)a, *(const struct complex128 *)b);
}

static int compare_float32_int32(const void *a, const void *b)
{
    return compare_of_float32_int32(*(const dtl_float32_int32 *)a, *(const dtl_float32_int32 *)b);
}

static int backward_float32_int32(const void *a, const void *b)
{
    return backward_of_float32_int32(*(const dtl_float32_int32 *)a, *(const dtl_float32_int32 *)b);
}

static int compare_float64_int64(const void *a, const void *b)
{
    return compare_of_float64_int64(*(const dtl_float64_int64 *)a, *(const dtl_float64_int64 *)b);
}

static int backward_float64_int64(const void *a, const void *b)
{
    return backward_of_float64_int64(*(const dtl_float64_int64 *)a, *(const dtl_float64_int64 *)b);
}

static int compare_int32_int32(const void *a, const void *b)
{
    return compare_of_int32_int32(*(const dtl_int32_int32 *)a, *(const dtl_int32_int32 *)b);
}

static int backward_int32_int32(const void *a, const void *b)
{
    return backward_of_int32_int32(*(const dtl_int32_int32 *)a, *(const dtl_int32_int32 *)b);
}

static int compare_int64_int64(const void *a, const void *b)
{
    return compare_of_int64_int64(*(const dtl_int64_int64 *)a, *(const dtl_int64_int64 *)b);
}

static int backward_int64_int64(const void *a, const void *b)
{
    return backward_of_int64_int64(*(const dtl_int64_int64 *)a, *(const dtl_int64_int64 *)b);
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

static const comparison backward[DTL__DTYPES_END] = {
    [DTL_DTYPE_INT8] = backward_int8,
    [DTL_DTYPE_INT16] = backward_int16,
    [DTL_DTYPE_INT32] = backward_int32,
    [DTL_DTYPE_INT64] = backward_int64,
    [DTL_DTYPE_UINT8] = backward_uint8,
    [DTL_DTYPE_UINT16] = backward_uint16,
    [DTL_DTYPE_UINT32] = backward_uint32,
    [DTL_DTYPE_UINT64] = backward_uint64,
    [DTL_DTYPE_FLOAT32] = backward_float32,
    [DTL_DTYPE_FLOAT64] = backward_float64,
    [DTL_DTYPE_BYTE] = backward_byte,
    [DTL_DTYPE_BOOL] = backward_bool,
    [DTL_DTYPE_FLOAT16] = backward_float16,
    [DTL_DTYPE_BFLOAT16] = backward_bfloat16,
    [DTL_DTYPE_COMPLEX64] = backward_complex64,
    [DTL_DTYPE_COMPLEX128] = backward_complex128,
    [DTL_DTYPE_FLOAT32_INT32] = backward_float32_int32,
    [DTL_DTYPE_FLOAT64_INT64] = backward_float64_int64,
    [DTL_DTYPE_INT32_INT32] = backward_int32_int32,
    [DTL_DTYPE_INT64_INT64] = backward_int64_int64,
};

int dtl__compare(dtl_dtype dtype, const void *a, const void *b)
{
    return compare[dtype](a, b);
}

int dtl__compare_backward(dtl_dtype dtype, const void *a, const void *b)
{
    return backward[dtype](a, b);
}
