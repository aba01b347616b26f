/* Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/c/kernels.c.j2.
 * Do not edit. */
/* lor: 1 if one of them is non-zero, else 0. */
#include "dtl_kernels.h"

static inline int8_t lor_of_int8(int8_t x, int8_t y)
{
    return (x != 0) | (y != 0);
}

DTL__KERNELS(lor, int8, int8_t)

static inline int16_t lor_of_int16(int16_t x, int16_t y)
{
    return (x != 0) | (y != 0);
}

DTL__KERNELS(lor, int16, int16_t)

static inline int32_t lor_of_int32(int32_t x, int32_t y)
{
    return (x != 0) | (y != 0);
}

DTL__KERNELS(lor, int32, int32_t)

static inline int64_t lor_of_int64(int64_t x, int64_t y)
{
    return (x != 0) | (y != 0);
}

DTL__KERNELS(lor, int64, int64_t)

static inline uint8_t lor_of_uint8(uint8_t x, uint8_t y)
{
    return (x != 0) | (y != 0);
}

DTL__KERNELS(lor, uint8, uint8_t)

static inline uint16_t lor_of_uint16(uint16_t x, uint16_t y)
{
    return (x != 0) | (y != 0);
}

DTL__KERNELS(lor, uint16, uint16_t)

static inline uint32_t lor_of_uint32(uint32_t x, uint32_t y)
{
    return (x != 0) | (y != 0);
}

DTL__KERNELS(lor, uint32, uint32_t)

static inline uint64_t lor_of_uint64(uint64_t x, uint64_t y)
{
    return (x != 0) | (y != 0);
}

DTL__KERNELS(lor, uint64, uint64_t)

static inline float lor_of_float32(float x, float y)
{
    return (x != 0) | (y != 0);
}

DTL__KERNELS(lor, float32, float)

static inline double lor_of_float64(double x, double y)
{
    return (x != 0) | (y != 0);
}

DTL__KERNELS(lor, float64, double)

static inline unsigned char lor_of_byte(unsigned char x, unsigned char y)
{
    return (x != 0) | (y != 0);
}

DTL__KERNELS(lor, byte, unsigned char)

static inline unsigned char lor_of_bool(unsigned char x, unsigned char y)
{
    return (x != 0) | (y != 0);
}

DTL__KERNELS(lor, bool, unsigned char)

const struct reduction dtl__reduce_lor[DTL__DTYPES_END] = {
    [DTL_DTYPE_INT8] = {lor_int8, lor_fold_int8, lor_scan_int8, &(const int8_t){0}},
    [DTL_DTYPE_INT16] = {lor_int16, lor_fold_int16, lor_scan_int16, &(const int16_t){0}},
    [DTL_DTYPE_INT32] = {lor_int32, lor_fold_int32, lor_scan_int32, &(const int32_t){0}},
    [DTL_DTYPE_INT64] = {lor_int64, lor_fold_int64, lor_scan_int64, &(const int64_t){0}},
    [DTL_DTYPE_UINT8] = {lor_uint8, lor_fold_uint8, lor_scan_uint8, &(const uint8_t){0}},
    [DTL_DTYPE_UINT16] = {lor_uint16, lor_fold_uint16, lor_scan_uint16, &(const uint16_t){0}},
    [DTL_DTYPE_UINT32] = {lor_uint32, lor_fold_uint32, lor_scan_uint32, &(const uint32_t){0}},
    [DTL_DTYPE_UINT64] = {lor_uint64, lor_fold_uint64, lor_scan_uint64, &(const uint64_t){0}},
    [DTL_DTYPE_FLOAT32] = {lor_float32, lor_fold_float32, lor_scan_float32, &(const float){0}},
    [DTL_DTYPE_FLOAT64] = {lor_float64, lor_fold_float64, lor_scan_float64, &(const double){0}},
    [DTL_DTYPE_BYTE] = {lor_byte, lor_fold_byte, lor_scan_byte, &(const unsigned char){0}},
    [DTL_DTYPE_BOOL] = {lor_bool, lor_fold_bool, lor_scan_bool, &(const unsigned char){0}},
};
