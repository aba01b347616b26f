/* Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/c/kernels.c.j2.
 * Do not edit. */
/* bor: The bits that at least one of them has. */
#include "dtl_kernels.h"

static inline int8_t bor_of_int8(int8_t x, int8_t y)
{
    return (int8_t)(x | y);
}

DTL__KERNELS(bor, int8, int8_t)

static inline int16_t bor_of_int16(int16_t x, int16_t y)
{
    return (int16_t)(x | y);
}

DTL__KERNELS(bor, int16, int16_t)

static inline int32_t bor_of_int32(int32_t x, int32_t y)
{
    return (int32_t)(x | y);
}

DTL__KERNELS(bor, int32, int32_t)

static inline int64_t bor_of_int64(int64_t x, int64_t y)
{
    return (int64_t)(x | y);
}

DTL__KERNELS(bor, int64, int64_t)

static inline uint8_t bor_of_uint8(uint8_t x, uint8_t y)
{
    return (uint8_t)(x | y);
}

DTL__KERNELS(bor, uint8, uint8_t)

static inline uint16_t bor_of_uint16(uint16_t x, uint16_t y)
{
    return (uint16_t)(x | y);
}

DTL__KERNELS(bor, uint16, uint16_t)

static inline uint32_t bor_of_uint32(uint32_t x, uint32_t y)
{
    return (uint32_t)(x | y);
}

DTL__KERNELS(bor, uint32, uint32_t)

static inline uint64_t bor_of_uint64(uint64_t x, uint64_t y)
{
    return (uint64_t)(x | y);
}

DTL__KERNELS(bor, uint64, uint64_t)

static inline unsigned char bor_of_byte(unsigned char x, unsigned char y)
{
    return (unsigned char)(x | y);
}

DTL__KERNELS(bor, byte, unsigned char)

static inline unsigned char bor_of_bool(unsigned char x, unsigned char y)
{
    return (x != 0) | (y != 0);
}

DTL__KERNELS(bor, bool, unsigned char)

const struct reduction dtl__reduce_bor[DTL__DTYPES_END] = {
    [DTL_DTYPE_INT8] = {bor_int8, bor_fold_int8, bor_scan_int8, &(const int8_t){0}},
    [DTL_DTYPE_INT16] = {bor_int16, bor_fold_int16, bor_scan_int16, &(const int16_t){0}},
    [DTL_DTYPE_INT32] = {bor_int32, bor_fold_int32, bor_scan_int32, &(const int32_t){0}},
    [DTL_DTYPE_INT64] = {bor_int64, bor_fold_int64, bor_scan_int64, &(const int64_t){0}},
    [DTL_DTYPE_UINT8] = {bor_uint8, bor_fold_uint8, bor_scan_uint8, &(const uint8_t){0}},
    [DTL_DTYPE_UINT16] = {bor_uint16, bor_fold_uint16, bor_scan_uint16, &(const uint16_t){0}},
    [DTL_DTYPE_UINT32] = {bor_uint32, bor_fold_uint32, bor_scan_uint32, &(const uint32_t){0}},
    [DTL_DTYPE_UINT64] = {bor_uint64, bor_fold_uint64, bor_scan_uint64, &(const uint64_t){0}},
    [DTL_DTYPE_BYTE] = {bor_byte, bor_fold_byte, bor_scan_byte, &(const unsigned char){0}},
    [DTL_DTYPE_BOOL] = {bor_bool, bor_fold_bool, bor_scan_bool, &(const unsigned char){0}},
};
