/* Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/c/kernels.c.j2.
 * Do not edit. */
/* sum: a + b. Integers wrap around; of bool it is the logical or. */
#include "dtl_kernels.h"

static inline int8_t sum_of_int8(int8_t x, int8_t y)
{
    return (int8_t)((uint32_t)x + (uint32_t)y);
}

DTL__KERNELS(sum, int8, int8_t)

static inline int16_t sum_of_int16(int16_t x, int16_t y)
{
    return (int16_t)((uint32_t)x + (uint32_t)y);
}

DTL__KERNELS(sum, int16, int16_t)

static inline int32_t sum_of_int32(int32_t x, int32_t y)
{
    return (int32_t)((uint32_t)x + (uint32_t)y);
}

DTL__KERNELS(sum, int32, int32_t)

static inline int64_t sum_of_int64(int64_t x, int64_t y)
{
    return (int64_t)((uint64_t)x + (uint64_t)y);
}

DTL__KERNELS(sum, int64, int64_t)

static inline uint8_t sum_of_uint8(uint8_t x, uint8_t y)
{
    return (uint8_t)((uint32_t)x + (uint32_t)y);
}

DTL__KERNELS(sum, uint8, uint8_t)

static inline uint16_t sum_of_uint16(uint16_t x, uint16_t y)
{
    return (uint16_t)((uint32_t)x + (uint32_t)y);
}

DTL__KERNELS(sum, uint16, uint16_t)

static inline uint32_t sum_of_uint32(uint32_t x, uint32_t y)
{
    return (uint32_t)((uint32_t)x + (uint32_t)y);
}

DTL__KERNELS(sum, uint32, uint32_t)

static inline uint64_t sum_of_uint64(uint64_t x, uint64_t y)
{
    return (uint64_t)((uint64_t)x + (uint64_t)y);
}

DTL__KERNELS(sum, uint64, uint64_t)

static inline float sum_of_float32(float x, float y)
{
    return x + y;
}

DTL__KERNELS(sum, float32, float)

static inline double sum_of_float64(double x, double y)
{
    return x + y;
}

DTL__KERNELS(sum, float64, double)

static inline unsigned char sum_of_byte(unsigned char x, unsigned char y)
{
    return (unsigned char)((uint32_t)x + (uint32_t)y);
}

DTL__KERNELS(sum, byte, unsigned char)

static inline unsigned char sum_of_bool(unsigned char x, unsigned char y)
{
    return (x != 0) | (y != 0);
}

DTL__KERNELS(sum, bool, unsigned char)

static inline uint16_t sum_of_float16(uint16_t x, uint16_t y)
{
    return dtl__float16_from_float(dtl__float_from_float16(x) + dtl__float_from_float16(y));
}

DTL__KERNELS(sum, float16, uint16_t)

static inline uint16_t sum_of_bfloat16(uint16_t x, uint16_t y)
{
    return dtl__bfloat16_from_float(dtl__float_from_bfloat16(x) + dtl__float_from_bfloat16(y));
}

DTL__KERNELS(sum, bfloat16, uint16_t)

static inline struct complex64 sum_of_complex64(struct complex64 x, struct complex64 y)
{
    return (struct complex64){x.re + y.re, x.im + y.im};
}

DTL__KERNELS(sum, complex64, struct complex64)

static inline struct complex128 sum_of_complex128(struct complex128 x, struct complex128 y)
{
    return (struct complex128){x.re + y.re, x.im + y.im};
}

DTL__KERNELS(sum, complex128, struct complex128)

const struct reduction dtl__reduce_sum[DTL__DTYPES_END] = {
    [DTL_DTYPE_INT8] = {sum_int8, sum_fold_int8, sum_scan_int8, &(const int8_t){0}},
    [DTL_DTYPE_INT16] = {sum_int16, sum_fold_int16, sum_scan_int16, &(const int16_t){0}},
    [DTL_DTYPE_INT32] = {sum_int32, sum_fold_int32, sum_scan_int32, &(const int32_t){0}},
    [DTL_DTYPE_INT64] = {sum_int64, sum_fold_int64, sum_scan_int64, &(const int64_t){0}},
    [DTL_DTYPE_UINT8] = {sum_uint8, sum_fold_uint8, sum_scan_uint8, &(const uint8_t){0}},
    [DTL_DTYPE_UINT16] = {sum_uint16, sum_fold_uint16, sum_scan_uint16, &(const uint16_t){0}},
    [DTL_DTYPE_UINT32] = {sum_uint32, sum_fold_uint32, sum_scan_uint32, &(const uint32_t){0}},
    [DTL_DTYPE_UINT64] = {sum_uint64, sum_fold_uint64, sum_scan_uint64, &(const uint64_t){0}},
    [DTL_DTYPE_FLOAT32] = {sum_float32, sum_fold_float32, sum_scan_float32, &(const float){0}},
    [DTL_DTYPE_FLOAT64] = {sum_float64, sum_fold_float64, sum_scan_float64, &(const double){0}},
    [DTL_DTYPE_BYTE] = {sum_byte, sum_fold_byte, sum_scan_byte, &(const unsigned char){0}},
    [DTL_DTYPE_BOOL] = {sum_bool, sum_fold_bool, sum_scan_bool, &(const unsigned char){0}},
    [DTL_DTYPE_FLOAT16] = {sum_float16, sum_fold_float16, sum_scan_float16, &(const uint16_t){0}},
    [DTL_DTYPE_BFLOAT16] = {sum_bfloat16, sum_fold_bfloat16, sum_scan_bfloat16,
                            &(const uint16_t){0}},
    [DTL_DTYPE_COMPLEX64] = {sum_complex64, sum_fold_complex64, sum_scan_complex64,
                             &(const struct complex64){0, 0}},
    [DTL_DTYPE_COMPLEX128] = {sum_complex128, sum_fold_complex128, sum_scan_complex128,
                              &(const struct complex128){0, 0}},
};
