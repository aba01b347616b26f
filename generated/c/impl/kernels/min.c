/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/kernels.c.j2.
 * Do not edit. */
/* min: The smaller of both; NaN if one of them is. */
#include "dtl_scans.h"
#include "dtl_steps.h"

DTL__KERNELS(min, int8, int8_t)
DTL__BY_VECTORS(min, int8, int8_t, 8, DTL__SAME)
DTL__KERNELS(min, int16, int16_t)
DTL__BY_VECTORS(min, int16, int16_t, 16, DTL__SAME)
DTL__KERNELS(min, int32, int32_t)
DTL__BY_VECTORS(min, int32, int32_t, 32, DTL__SAME)
DTL__KERNELS(min, int64, int64_t)
DTL__BY_VECTORS(min, int64, int64_t, 64, DTL__SAME)
DTL__KERNELS(min, uint8, uint8_t)
DTL__BY_VECTORS(min, uint8, uint8_t, 8, DTL__SAME)
DTL__KERNELS(min, uint16, uint16_t)
DTL__BY_VECTORS(min, uint16, uint16_t, 16, DTL__SAME)
DTL__KERNELS(min, uint32, uint32_t)
DTL__BY_VECTORS(min, uint32, uint32_t, 32, DTL__SAME)
DTL__KERNELS(min, uint64, uint64_t)
DTL__BY_VECTORS(min, uint64, uint64_t, 64, DTL__SAME)
DTL__KERNELS(min, float32, float)
DTL__BY_NUMBERS(min, float32, float, 32, DTL__SAME)
DTL__KERNELS(min, float64, double)
DTL__BY_NUMBERS(min, float64, double, 64, DTL__SAME)
DTL__KERNELS(min, byte, unsigned char)
DTL__BY_VECTORS(min, byte, unsigned char, 8, DTL__SAME)
DTL__KERNELS(min, bool, unsigned char)
DTL__BY_VECTORS(min, bool, unsigned char, 8, DTL__SAME)
DTL__KERNELS(min, float16, uint16_t)
DTL__BY_RUNS(min, float16, uint16_t, 16, DTL__SAME)
DTL__KERNELS(min, bfloat16, uint16_t)
DTL__BY_RUNS(min, bfloat16, uint16_t, 16, DTL__SAME)

const struct reduction dtl__reduce_min[DTL__DTYPES_END] = {
    [DTL_DTYPE_INT8] = {min_int8, min_fold_int8, min_scan_int8, &(const int8_t){INT8_MAX}},
    [DTL_DTYPE_INT16] = {min_int16, min_fold_int16, min_scan_int16, &(const int16_t){INT16_MAX}},
    [DTL_DTYPE_INT32] = {min_int32, min_fold_int32, min_scan_int32, &(const int32_t){INT32_MAX}},
    [DTL_DTYPE_INT64] = {min_int64, min_fold_int64, min_scan_int64, &(const int64_t){INT64_MAX}},
    [DTL_DTYPE_UINT8] = {min_uint8, min_fold_uint8, min_scan_uint8, &(const uint8_t){UINT8_MAX}},
    [DTL_DTYPE_UINT16] = {min_uint16, min_fold_uint16, min_scan_uint16,
                          &(const uint16_t){UINT16_MAX}},
    [DTL_DTYPE_UINT32] = {min_uint32, min_fold_uint32, min_scan_uint32,
                          &(const uint32_t){UINT32_MAX}},
    [DTL_DTYPE_UINT64] = {min_uint64, min_fold_uint64, min_scan_uint64,
                          &(const uint64_t){UINT64_MAX}},
    [DTL_DTYPE_FLOAT32] = {min_float32, min_fold_float32, min_scan_float32,
                           &(const float){INFINITY}},
    [DTL_DTYPE_FLOAT64] = {min_float64, min_fold_float64, min_scan_float64,
                           &(const double){INFINITY}},
    [DTL_DTYPE_BYTE] = {min_byte, min_fold_byte, min_scan_byte, &(const unsigned char){UINT8_MAX}},
    [DTL_DTYPE_BOOL] = {min_bool, min_fold_bool, min_scan_bool, &(const unsigned char){1}},
    [DTL_DTYPE_FLOAT16] = {min_float16, min_fold_float16, min_scan_float16,
                           &(const uint16_t){0x7c00}},
    [DTL_DTYPE_BFLOAT16] = {min_bfloat16, min_fold_bfloat16, min_scan_bfloat16,
                            &(const uint16_t){0x7f80}},
};
