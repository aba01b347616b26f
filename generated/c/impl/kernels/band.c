/* Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/c/kernels.c.j2.
 * Do not edit. */
/* band: The bits that both have. */
#include "dtl_kernels.h"

static inline int8_t band_of_int8(int8_t x, int8_t y)
{
    return (int8_t)(x & y);
}

DTL__KERNELS(band, int8, int8_t)

static inline int16_t band_of_int16(int16_t x, int16_t y)
{
    return (int16_t)(x & y);
}

DTL__KERNELS(band, int16, int16_t)

static inline int32_t band_of_int32(int32_t x, int32_t y)
{
    return (int32_t)(x & y);
}

DTL__KERNELS(band, int32, int32_t)

static inline int64_t band_of_int64(int64_t x, int64_t y)
{
    return (int64_t)(x & y);
}

DTL__KERNELS(band, int64, int64_t)

static inline uint8_t band_of_uint8(uint8_t x, uint8_t y)
{
    return (uint8_t)(x & y);
}

DTL__KERNELS(band, uint8, uint8_t)

static inline uint16_t band_of_uint16(uint16_t x, uint16_t y)
{
    return (uint16_t)(x & y);
}

DTL__KERNELS(band, uint16, uint16_t)

static inline uint32_t band_of_uint32(uint32_t x, uint32_t y)
{
    return (uint32_t)(x & y);
}

DTL__KERNELS(band, uint32, uint32_t)

static inline uint64_t band_of_uint64(uint64_t x, uint64_t y)
{
    return (uint64_t)(x & y);
}

DTL__KERNELS(band, uint64, uint64_t)

static inline unsigned char band_of_byte(unsigned char x, unsigned char y)
{
    return (unsigned char)(x & y);
}

DTL__KERNELS(band, byte, unsigned char)

static inline unsigned char band_of_bool(unsigned char x, unsigned char y)
{
    return (x != 0) & (y != 0);
}

DTL__KERNELS(band, bool, unsigned char)

const struct reduction dtl__reduce_band[DTL__DTYPES_END] = {
    [DTL_DTYPE_INT8] = {band_int8, band_fold_int8, band_scan_int8, &(const int8_t){(int8_t)-1}},
    [DTL_DTYPE_INT16] = {band_int16, band_fold_int16, band_scan_int16,
                         &(const int16_t){(int16_t)-1}},
    [DTL_DTYPE_INT32] = {band_int32, band_fold_int32, band_scan_int32,
                         &(const int32_t){(int32_t)-1}},
    [DTL_DTYPE_INT64] = {band_int64, band_fold_int64, band_scan_int64,
                         &(const int64_t){(int64_t)-1}},
    [DTL_DTYPE_UINT8] = {band_uint8, band_fold_uint8, band_scan_uint8,
                         &(const uint8_t){(uint8_t)-1}},
    [DTL_DTYPE_UINT16] = {band_uint16, band_fold_uint16, band_scan_uint16,
                          &(const uint16_t){(uint16_t)-1}},
    [DTL_DTYPE_UINT32] = {band_uint32, band_fold_uint32, band_scan_uint32,
                          &(const uint32_t){(uint32_t)-1}},
    [DTL_DTYPE_UINT64] = {band_uint64, band_fold_uint64, band_scan_uint64,
                          &(const uint64_t){(uint64_t)-1}},
    [DTL_DTYPE_BYTE] = {band_byte, band_fold_byte, band_scan_byte,
                        &(const unsigned char){(unsigned char)-1}},
    [DTL_DTYPE_BOOL] = {band_bool, band_fold_bool, band_scan_bool, &(const unsigned char){1}},
};
