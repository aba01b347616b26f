/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/kernels.c.j2.
 * Do not edit. */
/* land: 1 if both are non-zero, else 0. A single operand gives 1 if it is non-zero, else 0. */
#include "dtl_scans.h"
#include "dtl_steps.h"

DTL__KERNELS(land, int8, int8_t)
DTL__BY_VECTORS(land, int8, int8_t, 8, DTL__SAME)
DTL__KERNELS(land, int16, int16_t)
DTL__BY_VECTORS(land, int16, int16_t, 16, DTL__SAME)
DTL__KERNELS(land, int32, int32_t)
DTL__BY_VECTORS(land, int32, int32_t, 32, DTL__SAME)
DTL__KERNELS(land, int64, int64_t)
DTL__BY_VECTORS(land, int64, int64_t, 64, DTL__SAME)
DTL__KERNELS(land, uint8, uint8_t)
DTL__BY_VECTORS(land, uint8, uint8_t, 8, DTL__SAME)
DTL__KERNELS(land, uint16, uint16_t)
DTL__BY_VECTORS(land, uint16, uint16_t, 16, DTL__SAME)
DTL__KERNELS(land, uint32, uint32_t)
DTL__BY_VECTORS(land, uint32, uint32_t, 32, DTL__SAME)
DTL__KERNELS(land, uint64, uint64_t)
DTL__BY_VECTORS(land, uint64, uint64_t, 64, DTL__SAME)
DTL__KERNELS(land, float32, float)
DTL__BY_VECTORS(land, float32, float, 32, DTL__SAME)
DTL__KERNELS(land, float64, double)
DTL__BY_VECTORS(land, float64, double, 64, DTL__SAME)
DTL__KERNELS(land, byte, unsigned char)
DTL__BY_VECTORS(land, byte, unsigned char, 8, DTL__SAME)
DTL__KERNELS(land, bool, unsigned char)
DTL__BY_VECTORS(land, bool, unsigned char, 8, DTL__SAME)
DTL__KERNELS(land, float16, uint16_t)
DTL__BY_RUNS(land, float16, uint16_t, 16, DTL__SAME)
DTL__KERNELS(land, bfloat16, uint16_t)
DTL__BY_RUNS(land, bfloat16, uint16_t, 16, DTL__SAME)
DTL__KERNELS(land, complex64, struct complex64)
DTL__BY_RUNS(land, complex64, struct complex64, 64, DTL__SAME)
DTL__KERNELS(land, complex128, struct complex128)
DTL__BY_RUNS(land, complex128, struct complex128, 128, DTL__SAME)

const struct reduction dtl__reduce_land[DTL__DTYPES_END] = {
    [DTL_DTYPE_INT8] = {land_int8, land_fold_int8, land_scan_int8, &(const int8_t){1}},
    [DTL_DTYPE_INT16] = {land_int16, land_fold_int16, land_scan_int16, &(const int16_t){1}},
    [DTL_DTYPE_INT32] = {land_int32, land_fold_int32, land_scan_int32, &(const int32_t){1}},
    [DTL_DTYPE_INT64] = {land_int64, land_fold_int64, land_scan_int64, &(const int64_t){1}},
    [DTL_DTYPE_UINT8] = {land_uint8, land_fold_uint8, land_scan_uint8, &(const uint8_t){1}},
    [DTL_DTYPE_UINT16] = {land_uint16, land_fold_uint16, land_scan_uint16, &(const uint16_t){1}},
    [DTL_DTYPE_UINT32] = {land_uint32, land_fold_uint32, land_scan_uint32, &(const uint32_t){1}},
    [DTL_DTYPE_UINT64] = {land_uint64, land_fold_uint64, land_scan_uint64, &(const uint64_t){1}},
    [DTL_DTYPE_FLOAT32] = {land_float32, land_fold_float32, land_scan_float32, &(const float){1}},
    [DTL_DTYPE_FLOAT64] = {land_float64, land_fold_float64, land_scan_float64, &(const double){1}},
    [DTL_DTYPE_BYTE] = {land_byte, land_fold_byte, land_scan_byte, &(const unsigned char){1}},
    [DTL_DTYPE_BOOL] = {land_bool, land_fold_bool, land_scan_bool, &(const unsigned char){1}},
    [DTL_DTYPE_FLOAT16] = {land_float16, land_fold_float16, land_scan_float16,
                           &(const uint16_t){0x3c00}},
    [DTL_DTYPE_BFLOAT16] = {land_bfloat16, land_fold_bfloat16, land_scan_bfloat16,
                            &(const uint16_t){0x3f80}},
    [DTL_DTYPE_COMPLEX64] = {land_complex64, land_fold_complex64, land_scan_complex64,
                             &(const struct complex64){1, 0}},
    [DTL_DTYPE_COMPLEX128] = {land_complex128, land_fold_complex128, land_scan_complex128,
                              &(const struct complex128){1, 0}},
};
