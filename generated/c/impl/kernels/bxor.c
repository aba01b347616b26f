/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/kernels.c.j2.
 * Do not edit. */
/* bxor: The bits that exactly one of them has. */
#include "dtl_scans.h"
#include "dtl_steps.h"

DTL__KERNELS(bxor, int8, int8_t)
DTL__BY_VECTORS(bxor, int8, int8_t, 8, DTL__ZERO)
DTL__KERNELS(bxor, int16, int16_t)
DTL__BY_VECTORS(bxor, int16, int16_t, 16, DTL__ZERO)
DTL__KERNELS(bxor, int32, int32_t)
DTL__BY_VECTORS(bxor, int32, int32_t, 32, DTL__ZERO)
DTL__KERNELS(bxor, int64, int64_t)
DTL__BY_VECTORS(bxor, int64, int64_t, 64, DTL__ZERO)
DTL__KERNELS(bxor, uint8, uint8_t)
DTL__BY_VECTORS(bxor, uint8, uint8_t, 8, DTL__ZERO)
DTL__KERNELS(bxor, uint16, uint16_t)
DTL__BY_VECTORS(bxor, uint16, uint16_t, 16, DTL__ZERO)
DTL__KERNELS(bxor, uint32, uint32_t)
DTL__BY_VECTORS(bxor, uint32, uint32_t, 32, DTL__ZERO)
DTL__KERNELS(bxor, uint64, uint64_t)
DTL__BY_VECTORS(bxor, uint64, uint64_t, 64, DTL__ZERO)
DTL__KERNELS(bxor, byte, unsigned char)
DTL__BY_VECTORS(bxor, byte, unsigned char, 8, DTL__ZERO)
DTL__KERNELS(bxor, bool, unsigned char)
DTL__BY_VECTORS(bxor, bool, unsigned char, 8, DTL__ZERO)

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
