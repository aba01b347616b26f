/* Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/c/kernels.c.j2.
 * Do not edit. */
/* max: The larger of both; NaN if one of them is. */
#include "dtl_kernels.h"

static inline int8_t max_of_int8(int8_t x, int8_t y)
{
    return x > y ? x : y;
}

DTL__KERNELS(max, int8, int8_t)

static inline int16_t max_of_int16(int16_t x, int16_t y)
{
    return x > y ? x : y;
}

DTL__KERNELS(max, int16, int16_t)

static inline int32_t max_of_int32(int32_t x, int32_t y)
{
    return x > y ? x : y;
}

DTL__KERNELS(max, int32, int32_t)

static inline int64_t max_of_int64(int64_t x, int64_t y)
{
    return x > y ? x : y;
}

DTL__KERNELS(max, int64, int64_t)

static inline uint8_t max_of_uint8(uint8_t x, uint8_t y)
{
    return x > y ? x : y;
}

DTL__KERNELS(max, uint8, uint8_t)

static inline uint16_t max_of_uint16(uint16_t x, uint16_t y)
{
    return x > y ? x : y;
}

DTL__KERNELS(max, uint16, uint16_t)

static inline uint32_t max_of_uint32(uint32_t x, uint32_t y)
{
    return x > y ? x : y;
}

DTL__KERNELS(max, uint32, uint32_t)

static inline uint64_t max_of_uint64(uint64_t x, uint64_t y)
{
    return x > y ? x : y;
}

DTL__KERNELS(max, uint64, uint64_t)

static inline float max_of_float32(float x, float y)
{
    return dtl__is_more(x, y) ? x : y;
}

DTL__KERNELS(max, float32, float)

static inline double max_of_float64(double x, double y)
{
    return dtl__is_more(x, y) ? x : y;
}

DTL__KERNELS(max, float64, double)

static inline unsigned char max_of_byte(unsigned char x, unsigned char y)
{
    return x > y ? x : y;
}

DTL__KERNELS(max, byte, unsigned char)

static inline unsigned char max_of_bool(unsigned char x, unsigned char y)
{
    return (x != 0) | (y != 0);
}

DTL__KERNELS(max, bool, unsigned char)

static inline uint16_t max_of_float16(uint16_t x, uint16_t y)
{
    return dtl__is_more(dtl__float_from_float16(x), dtl__float_from_float16(y)) ? x : y;
}

DTL__KERNELS(max, float16, uint16_t)

static inline uint16_t max_of_bfloat16(uint16_t x, uint16_t y)
{
    return dtl__is_more(dtl__float_from_bfloat16(x), dtl__float_from_bfloat16(y)) ? x : y;
}

DTL__KERNELS(max, bfloat16, uint16_t)

const struct reduction dtl__reduce_max[DTL__DTYPES_END] = {
    [DTL_DTYPE_INT8] = {max_int8, max_fold_int8, max_scan_int8, &(const int8_t){INT8_MIN}},
    [DTL_DTYPE_INT16] = {max_int16, max_fold_int16, max_scan_int16, &(const int16_t){INT16_MIN}},
    [DTL_DTYPE_INT32] = {max_int32, max_fold_int32, max_scan_int32, &(const int32_t){INT32_MIN}},
    [DTL_DTYPE_INT64] = {max_int64, max_fold_int64, max_scan_int64, &(const int64_t){INT64_MIN}},
    [DTL_DTYPE_UINT8] = {max_uint8, max_fold_uint8, max_scan_uint8, &(const uint8_t){0}},
    [DTL_DTYPE_UINT16] = {max_uint16, max_fold_uint16, max_scan_uint16, &(const uint16_t){0}},
    [DTL_DTYPE_UINT32] = {max_uint32, max_fold_uint32, max_scan_uint32, &(const uint32_t){0}},
    [DTL_DTYPE_UINT64] = {max_uint64, max_fold_uint64, max_scan_uint64, &(const uint64_t){0}},
    [DTL_DTYPE_FLOAT32] = {max_float32, max_fold_float32, max_scan_float32,
                           &(const float){-INFINITY}},
    [DTL_DTYPE_FLOAT64] = {max_float64, max_fold_float64, max_scan_float64,
                           &(const double){-INFINITY}},
    [DTL_DTYPE_BYTE] = {max_byte, max_fold_byte, max_scan_byte, &(const unsigned char){0}},
    [DTL_DTYPE_BOOL] = {max_bool, max_fold_bool, max_scan_bool, &(const unsigned char){0}},
    [DTL_DTYPE_FLOAT16] = {max_float16, max_fold_float16, max_scan_float16,
                           &(const uint16_t){0xfc00}},
    [DTL_DTYPE_BFLOAT16] = {max_bfloat16, max_fold_bfloat16, max_scan_bfloat16,
                            &(const uint16_t){0xff80}},
};
