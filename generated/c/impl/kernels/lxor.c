/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/kernels.c.j2.
 * Do not edit. */
/* lxor: 1 if exactly one of them is non-zero, else 0. Of several operands: 1 if an odd number is
 * non-zero.
 */
#include "dtl_scans.h"
#include "dtl_steps.h"

DTL__KERNELS(lxor, int8, int8_t)
DTL__BY_VECTORS(lxor, int8, int8_t, 8, DTL__ZERO)
DTL__KERNELS(lxor, int16, int16_t)
DTL__BY_VECTORS(lxor, int16, int16_t, 16, DTL__ZERO)
DTL__KERNELS(lxor, int32, int32_t)
DTL__BY_VECTORS(lxor, int32, int32_t, 32, DTL__ZERO)
DTL__KERNELS(lxor, int64, int64_t)
DTL__BY_VECTORS(lxor, int64, int64_t, 64, DTL__ZERO)
DTL__KERNELS(lxor, uint8, uint8_t)
DTL__BY_VECTORS(lxor, uint8, uint8_t, 8, DTL__ZERO)
DTL__KERNELS(lxor, uint16, uint16_t)
DTL__BY_VECTORS(lxor, uint16, uint16_t, 16, DTL__ZERO)
DTL__KERNELS(lxor, uint32, uint32_t)
DTL__BY_VECTORS(lxor, uint32, uint32_t, 32, DTL__ZERO)
DTL__KERNELS(lxor, uint64, uint64_t)
DTL__BY_VECTORS(lxor, uint64, uint64_t, 64, DTL__ZERO)
DTL__KERNELS(lxor, float32, float)
DTL__BY_VECTORS(lxor, float32, float, 32, DTL__ZERO)
DTL__KERNELS(lxor, float64, double)
DTL__BY_VECTORS(lxor, float64, double, 64, DTL__ZERO)
DTL__KERNELS(lxor, byte, unsigned char)
DTL__BY_VECTORS(lxor, byte, unsigned char, 8, DTL__ZERO)
DTL__KERNELS(lxor, bool, unsigned char)
DTL__BY_VECTORS(lxor, bool, unsigned char, 8, DTL__ZERO)
DTL__KERNELS(lxor, float16, uint16_t)
DTL__BY_RUNS(lxor, float16, uint16_t, 16, DTL__ZERO)
DTL__KERNELS(lxor, bfloat16, uint16_t)
DTL__BY_RUNS(lxor, bfloat16, uint16_t, 16, DTL__ZERO)
DTL__KERNELS(lxor, complex64, struct complex64)
DTL__BY_RUNS(lxor, complex64, struct complex64, 64, DTL__SAME)
DTL__KERNELS(lxor, complex128, struct complex128)
DTL__BY_RUNS(lxor, complex128, struct complex128, 128, DTL__SAME)

const struct reduction dtl__reduce_lxor[DTL__DTYPES_END] = {
    [DTL_DTYPE_INT8] = {lxor_int8, lxor_fold_int8, lxor_scan_int8, &(const int8_t){0}},
    [DTL_DTYPE_INT16] = {lxor_int16, lxor_fold_int16, lxor_scan_int16, &(const int16_t){0}},
    [DTL_DTYPE_INT32] = {lxor_int32, lxor_fold_int32, lxor_scan_int32, &(const int32_t){0}},
    [DTL_DTYPE_INT64] = {lxor_int64, lxor_fold_int64, lxor_scan_int64, &(const int64_t){0}},
    [DTL_DTYPE_UINT8] = {lxor_uint8, lxor_fold_uint8, lxor_scan_uint8, &(const uint8_t){0}},
    [DTL_DTYPE_UINT16] = {lxor_uint16, lxor_fold_uint16, lxor_scan_uint16, &(const uint16_t){0}},
    [DTL_DTYPE_UINT32] = {lxor_uint32, lxor_fold_uint32, lxor_scan_uint32, &(const uint32_t){0}},
    [DTL_DTYPE_UINT64] = {lxor_uint64, lxor_fold_uint64, lxor_scan_uint64, &(const uint64_t){0}},
    [DTL_DTYPE_FLOAT32] = {lxor_float32, lxor_fold_float32, lxor_scan_float32, &(const float){0}},
    [DTL_DTYPE_FLOAT64] = {lxor_float64, lxor_fold_float64, lxor_scan_float64, &(const double){0}},
    [DTL_DTYPE_BYTE] = {lxor_byte, lxor_fold_byte, lxor_scan_byte, &(const unsigned char){0}},
    [DTL_DTYPE_BOOL] = {lxor_bool, lxor_fold_bool, lxor_scan_bool, &(const unsigned char){0}},
    [DTL_DTYPE_FLOAT16] = {lxor_float16, lxor_fold_float16, lxor_scan_float16,
                           &(const uint16_t){0}},
    [DTL_DTYPE_BFLOAT16] = {lxor_bfloat16, lxor_fold_bfloat16, lxor_scan_bfloat16,
                            &(const uint16_t){0}},
    [DTL_DTYPE_COMPLEX64] = {lxor_complex64, lxor_fold_complex64, lxor_scan_complex64,
                             &(const struct complex64){0, 0}},
    [DTL_DTYPE_COMPLEX128] = {lxor_complex128, lxor_fold_complex128, lxor_scan_complex128,
                              &(const struct complex128){0, 0}},
};
