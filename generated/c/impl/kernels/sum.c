/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/kernels.c.j2.
 * Do not edit. */
/* sum: a + b. Integers wrap around; of bool it is the logical or. */
#include "dtl_scans.h"
#include "dtl_steps.h"

DTL__KERNELS(sum, int8, int8_t)
DTL__BY_VECTORS(sum, int8, int8_t, 8, DTL__ZERO)
DTL__KERNELS(sum, int16, int16_t)
DTL__BY_VECTORS(sum, int16, int16_t, 16, DTL__ZERO)
DTL__KERNELS(sum, int32, int32_t)
DTL__BY_VECTORS(sum, int32, int32_t, 32, DTL__ZERO)
DTL__KERNELS(sum, int64, int64_t)
DTL__BY_VECTORS(sum, int64, int64_t, 64, DTL__ZERO)
DTL__KERNELS(sum, uint8, uint8_t)
DTL__BY_VECTORS(sum, uint8, uint8_t, 8, DTL__ZERO)
DTL__KERNELS(sum, uint16, uint16_t)
DTL__BY_VECTORS(sum, uint16, uint16_t, 16, DTL__ZERO)
DTL__KERNELS(sum, uint32, uint32_t)
DTL__BY_VECTORS(sum, uint32, uint32_t, 32, DTL__ZERO)
DTL__KERNELS(sum, uint64, uint64_t)
DTL__BY_VECTORS(sum, uint64, uint64_t, 64, DTL__ZERO)
DTL__KERNELS(sum, float32, float)
DTL__BY_LINES(sum, float32, float, 32, DTL__KEPT)
DTL__KERNELS(sum, float64, double)
DTL__BY_LINES(sum, float64, double, 64, DTL__KEPT)
DTL__KERNELS(sum, byte, unsigned char)
DTL__BY_VECTORS(sum, byte, unsigned char, 8, DTL__ZERO)
DTL__KERNELS(sum, bool, unsigned char)
DTL__BY_VECTORS(sum, bool, unsigned char, 8, DTL__ZERO)
DTL__KERNELS(sum, float16, uint16_t)
DTL__BY_RUNS(sum, float16, uint16_t, 16, DTL__ZERO)
DTL__KERNELS(sum, bfloat16, uint16_t)
DTL__BY_RUNS(sum, bfloat16, uint16_t, 16, DTL__ZERO)
DTL__KERNELS(sum, complex64, struct complex64)
DTL__BY_RUNS(sum, complex64, struct complex64, 64, DTL__SAME)
DTL__KERNELS(sum, complex128, struct complex128)
DTL__BY_RUNS(sum, complex128, struct complex128, 128, DTL__SAME)

const struct reduction dtl__reduce_sum[DTL__DTYPES_END] = {
    [DTL_DTYPE_INT8] = {sum_int8, sum_fold_int8, sum_scan_int8, &(const int8_t){0}},
    [DTL_DTYPE_INT16] = {sum_int16, sum_fold_int16, sum_scan_int16, &(const int16_t){0}},
    [DTL_DTYPE_INT32] = {sum_int32, sum_fold_int32, sum_scan_int32, &(const int32_t){0}},
    [DTL_DTYPE_INT64] = {sum_int64, sum_fold_int64, sum_scan_int64, &(const int64_t){0}},
    [DTL_DTYPE_UINT8] = {sum_uint8, sum_fold_uint8, sum_scan_uint8, &(const uint8_t){0}},
    [DTL_DTYPE_UINT16] = {sum_uint16, sum_fold_uint16, sum_scan_uint16, &(const uint16_t){0}},
    [DTL_DTYPE_UINT32] = {sum_uint32, sum_fold_uint32, sum_scan_uint32, &(const uint32_t){0}},
    [DTL_DTYPE_UINT64] = {sum_uint64, sum_fold_uint64, sum_scan_uint64, &(const uint64_t){0}},
    [DTL_DTYPE_FLOAT32] = {sum_float32, sum_fold_float32, sum_scan_float32, &(const float){0}},
    [DTL_DTYPE_FLOAT64] = {sum_float64, sum_fold_float64, sum_scan_float64, &(const double){0}},
    [DTL_DTYPE_BYTE] = {sum_byte, sum_fold_byte, sum_scan_byte, &(const unsigned char){0}},
    [DTL_DTYPE_BOOL] = {sum_bool, sum_fold_bool, sum_scan_bool, &(const unsigned char){0}},
    [DTL_DTYPE_FLOAT16] = {sum_float16, sum_fold_float16, sum_scan_float16, &(const uint16_t){0}},
    [DTL_DTYPE_BFLOAT16] = {sum_bfloat16, sum_fold_bfloat16, sum_scan_bfloat16,
                            &(const uint16_t){0}},
    [DTL_DTYPE_COMPLEX64] = {sum_complex64, sum_fold_complex64, sum_scan_complex64,
                             &(const struct complex64){0, 0}},
    [DTL_DTYPE_COMPLEX128] = {sum_complex128, sum_fold_complex128, sum_scan_complex128,
                              &(const struct complex128){0, 0}},
};
