/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/kernels.c.j2.
 * Do not edit. */
/* bor: The bits that at least one of them has. */
#include "dtl_scans.h"
#include "dtl_steps.h"

DTL__KERNELS(bor, int8, int8_t)
DTL__BY_VECTORS(bor, int8, int8_t, 8, DTL__ZERO)
DTL__KERNELS(bor, int16, int16_t)
DTL__BY_VECTORS(bor, int16, int16_t, 16, DTL__ZERO)
DTL__KERNELS(bor, int32, int32_t)
DTL__BY_VECTORS(bor, int32, int32_t, 32, DTL__ZERO)
DTL__KERNELS(bor, int64, int64_t)
DTL__BY_VECTORS(bor, int64, int64_t, 64, DTL__ZERO)
DTL__KERNELS(bor, uint8, uint8_t)
DTL__BY_VECTORS(bor, uint8, uint8_t, 8, DTL__ZERO)
DTL__KERNELS(bor, uint16, uint16_t)
DTL__BY_VECTORS(bor, uint16, uint16_t, 16, DTL__ZERO)
DTL__KERNELS(bor, uint32, uint32_t)
DTL__BY_VECTORS(bor, uint32, uint32_t, 32, DTL__ZERO)
DTL__KERNELS(bor, uint64, uint64_t)
DTL__BY_VECTORS(bor, uint64, uint64_t, 64, DTL__ZERO)
DTL__KERNELS(bor, byte, unsigned char)
DTL__BY_VECTORS(bor, byte, unsigned char, 8, DTL__ZERO)
DTL__KERNELS(bor, bool, unsigned char)
DTL__BY_VECTORS(bor, bool, unsigned char, 8, DTL__ZERO)

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
