/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/kernels.c.j2.
 * Do not edit. */
/* band: The bits that both have. */
#include "dtl_scans.h"
#include "dtl_steps.h"

DTL__KERNELS(band, int8, int8_t)
DTL__BY_VECTORS(band, int8, int8_t, 8, DTL__SAME)
DTL__KERNELS(band, int16, int16_t)
DTL__BY_VECTORS(band, int16, int16_t, 16, DTL__SAME)
DTL__KERNELS(band, int32, int32_t)
DTL__BY_VECTORS(band, int32, int32_t, 32, DTL__SAME)
DTL__KERNELS(band, int64, int64_t)
DTL__BY_VECTORS(band, int64, int64_t, 64, DTL__SAME)
DTL__KERNELS(band, uint8, uint8_t)
DTL__BY_VECTORS(band, uint8, uint8_t, 8, DTL__SAME)
DTL__KERNELS(band, uint16, uint16_t)
DTL__BY_VECTORS(band, uint16, uint16_t, 16, DTL__SAME)
DTL__KERNELS(band, uint32, uint32_t)
DTL__BY_VECTORS(band, uint32, uint32_t, 32, DTL__SAME)
DTL__KERNELS(band, uint64, uint64_t)
DTL__BY_VECTORS(band, uint64, uint64_t, 64, DTL__SAME)
DTL__KERNELS(band, byte, unsigned char)
DTL__BY_VECTORS(band, byte, unsigned char, 8, DTL__SAME)
DTL__KERNELS(band, bool, unsigned char)
DTL__BY_VECTORS(band, bool, unsigned char, 8, DTL__SAME)

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
