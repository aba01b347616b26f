/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/kernels.c.j2.
 * Do not edit. */
/* max: The larger of both; NaN if one of them is. */
#include "dtl_scans.h"
#include "dtl_steps.h"

DTL__KERNELS(max, int8, int8_t)
DTL__BY_VECTORS(max, int8, int8_t, 8, DTL__SAME)
DTL__KERNELS(max, int16, int16_t)
DTL__BY_VECTORS(max, int16, int16_t, 16, DTL__SAME)
DTL__KERNELS(max, int32, int32_t)
DTL__BY_VECTORS(max, int32, int32_t, 32, DTL__SAME)
DTL__KERNELS(max, int64, int64_t)
DTL__BY_VECTORS(max, int64, int64_t, 64, DTL__SAME)
DTL__KERNELS(max, uint8, uint8_t)
DTL__BY_VECTORS(max, uint8, uint8_t, 8, DTL__ZERO)
DTL__KERNELS(max, uint16, uint16_t)
DTL__BY_VECTORS(max, uint16, uint16_t, 16, DTL__ZERO)
DTL__KERNELS(max, uint32, uint32_t)
DTL__BY_VECTORS(max, uint32, uint32_t, 32, DTL__ZERO)
DTL__KERNELS(max, uint64, uint64_t)
DTL__BY_VECTORS(max, uint64, uint64_t, 64, DTL__ZERO)
DTL__KERNELS(max, float32, float)
DTL__BY_NUMBERS(max, float32, float, 32, DTL__SAME)
DTL__KERNELS(max, float64, double)
DTL__BY_NUMBERS(max, float64, double, 64, DTL__SAME)
DTL__KERNELS(max, byte, unsigned char)
DTL__BY_VECTORS(max, byte, unsigned char, 8, DTL__ZERO)
DTL__KERNELS(max, bool, unsigned char)
DTL__BY_VECTORS(max, bool, unsigned char, 8, DTL__ZERO)
DTL__KERNELS(max, float16, uint16_t)
DTL__BY_RUNS(max, float16, uint16_t, 16, DTL__SAME)
DTL__KERNELS(max, bfloat16, uint16_t)
DTL__BY_RUNS(max, bfloat16, uint16_t, 16, DTL__SAME)

const struct reduction dtl__reduce_max[DTL__DTYPES_END] = {
    [DTL_DTYPE_INT8] = {max_int8, max_fold_int8, max_scan_int8, &(const int8_t){INT8_MIN}},
    [DTL_DTYPE_INT16] = {max_int16, max_fold_int16, max_scan_int16, &(const int16_t){INT16_MIN}},
    [DTL_DTYPE_INT32] = {max_int32, max_fold_int32, max_scan_int32, &(const int32_t){INT32_MIN}},
    [DTL_DTYPE_INT64] = {max_int64, max_fold_int64, max_scan_int64, &(const int64_t){INT64_MIN}},
    [DTL_DTYPE_UINT8] = {max_uint8, max_fold_uint8, max_scan_uint8, &(const uint8_t){0}},
    [DTL_DTYPE_UINT16] = {max_uint16, max_fold_uint16, max_scan_uint16, &(const uint16_t){0}},
    [DTL_DTYPE_UINT32] = {max_uint32, max_fold_uint32, max_scan_uint32, &(const uint32_t){0}},
    [DTL_DTYPE_UINT64] = {max_uint64, max_fold_uint64, max_scan_uint64, &(const uint64_t){0}},
    [DTL_DTYPE_FLOAT32] = {max_float32, max_fold_float32, max_scan_float32,
                           &(const float){-INFINITY}},
    [DTL_DTYPE_FLOAT64] = {max_float64, max_fold_float64, max_scan_float64,
                           &(const double){-INFINITY}},
    [DTL_DTYPE_BYTE] = {max_byte, max_fold_byte, max_scan_byte, &(const unsigned char){0}},
    [DTL_DTYPE_BOOL] = {max_bool, max_fold_bool, max_scan_bool, &(const unsigned char){0}},
    [DTL_DTYPE_FLOAT16] = {max_float16, max_fold_float16, max_scan_float16,
                           &(const uint16_t){0xfc00}},
    [DTL_DTYPE_BFLOAT16] = {max_bfloat16, max_fold_bfloat16, max_scan_bfloat16,
                            &(const uint16_t){0xff80}},
};
