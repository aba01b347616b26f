/* Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/c/kernels.c.j2.
 * Do not edit. */
/* bxor: The bits that exactly one of them has. */
#include "dtl_kernels.h"

static inline int8_t bxor_of_int8(int8_t x, int8_t y)
{
    return (int8_t)(x ^ y);
}

DTL__KERNELS(bxor, int8, int8_t)

static inline int16_t bxor_of_int16(int16_t x, int16_t y)
{
    return (int16_t)(x ^ y);
}

DTL__KERNELS(bxor, int16, int16_t)

static inline int32_t bxor_of_int32(int32_t x, int32_t y)
{
    return (int32_t)(x ^ y);
}

DTL__KERNELS(bxor, int32, int32_t)

static inline int64_t bxor_of_int64(int64_t x, int64_t y)
{
    return (int64_t)(x ^ y);
}

DTL__KERNELS(bxor, int64, int64_t)

static inline uint8_t bxor_of_uint8(uint8_t x, uint8_t y)
{
    return (uint8_t)(x ^ y);
}

DTL__KERNELS(bxor, uint8, uint8_t)

static inline uint16_t bxor_of_uint16(uint16_t x, uint16_t y)
{
    return (uint16_t)(x ^ y);
}

DTL__KERNELS(bxor, uint16, uint16_t)

static inline uint32_t bxor_of_uint32(uint32_t x, uint32_t y)
{
    return (uint32_t)(x ^ y);
}

DTL__KERNELS(bxor, uint32, uint32_t)

static inline uint64_t bxor_of_uint64(uint64_t x, uint64_t y)
{
    return (uint64_t)(x ^ y);
}

DTL__KERNELS(bxor, uint64, uint64_t)

static inline unsigned char bxor_of_byte(unsigned char x, unsigned char y)
{
    return (unsigned char)(x ^ y);
}

DTL__KERNELS(bxor, byte, unsigned char)

static inline unsigned char bxor_of_bool(unsigned char x, unsigned char y)
{
    return (x != 0) ^ (y != 0);
}

DTL__KERNELS(bxor, bool, unsigned char)

const struct reduction dtl__reduce_bxor[DTL__DTYPES_END] = {
    [DTL_DTYPE_INT8] = {bxor_int8, bxor_fold_int8, bxor_scan_int8, &(const int8_t){0}},
    [DTL_DTYPE_INT16] = {bxor_int16, bxor_fold_int16, bxor_scan_int16, &(const int16_t){0}},
    [DTL_DTYPE_INT32] = {bxor_int32, bxor_fold_int32, bxor_scan_int32, &(const int32_t){0}},
    [DTL_DTYPE_INT64] = {bxor_int64, bxor_fold_int64, bxor_scan_int64, &(const int64_t){0}},
    [DTL_DTYPE_UINT8] = {bxor_uint8, bxor_fold_uint8, bxor_scan_uint8, &(const uint8_t){0}},
    [DTL_DTYPE_UINT16] = {bxor_uint16, bxor_fold_uint16, bxor_scan_uint16, &(const uint16_t){0}},
    [DTL_DTYPE_UINT32] = {bxor_uint32, bxor_fold_uint32, bxor_scan_uint32, &(const uint32_t){0}},
    [DTL_DTYPE_UINT64] = {bxor_uint64, bxor_fold_uint64, bxor_scan_uint64, &(const uint64_t){0}},
    [DTL_DTYPE_BYTE] = {bxor_byte, bxor_fold_byte, bxor_scan_byte, &(const unsigned char){0}},
    [DTL_DTYPE_BOOL] = {bxor_bool, bxor_fold_bool, bxor_scan_bool, &(const unsigned char){0}},
};
