/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/kernels.c.j2.
 * Do not edit. */
/* lor: 1 if one of them is non-zero, else 0, also of a single operand. */
#include "dtl_scans.h"
#include "dtl_steps.h"

DTL__KERNELS(lor, int8, int8_t)
DTL__BY_VECTORS(lor, int8, int8_t, 8, DTL__ZERO)
DTL__KERNELS(lor, int16, int16_t)
DTL__BY_VECTORS(lor, int16, int16_t, 16, DTL__ZERO)
DTL__KERNELS(lor, int32, int32_t)
DTL__BY_VECTORS(lor, int32, int32_t, 32, DTL__ZERO)
DTL__KERNELS(lor, int64, int64_t)
DTL__BY_VECTORS(lor, int64, int64_t, 64, DTL__ZERO)
DTL__KERNELS(lor, uint8, uint8_t)
DTL__BY_VECTORS(lor, uint8, uint8_t, 8, DTL__ZERO)
DTL__KERNELS(lor, uint16, uint16_t)
DTL__BY_VECTORS(lor, uint16, uint16_t, 16, DTL__ZERO)
DTL__KERNELS(lor, uint32, uint32_t)
DTL__BY_VECTORS(lor, uint32, uint32_t, 32, DTL__ZERO)
DTL__KERNELS(lor, uint64, uint64_t)
DTL__BY_VECTORS(lor, uint64, uint64_t, 64, DTL__ZERO)
DTL__KERNELS(lor, float32, float)
DTL__BY_VECTORS(lor, float32, float, 32, DTL__ZERO)
DTL__KERNELS(lor, float64, double)
DTL__BY_VECTORS(lor, float64, double, 64, DTL__ZERO)
DTL__KERNELS(lor, byte, unsigned char)
DTL__BY_VECTORS(lor, byte, unsigned char, 8, DTL__ZERO)
DTL__KERNELS(lor, bool, unsigned char)
DTL__BY_VECTORS(lor, bool, unsigned char, 8, DTL__ZERO)
DTL__KERNELS(lor, float16, uint16_t)
DTL__BY_RUNS(lor, float16, uint16_t, 16, DTL__ZERO)
DTL__KERNELS(lor, bfloat16, uint16_t)
DTL__BY_RUNS(lor, bfloat16, uint16_t, 16, DTL__ZERO)
DTL__KERNELS(lor, complex64, struct complex64)
DTL__BY_RUNS(lor, complex64, struct complex64, 64, DTL__SAME)
DTL__KERNELS(lor, complex128, struct complex128)
DTL__BY_RUNS(lor, complex128, struct complex128, 128, DTL__SAME)

const struct reduction dtl__reduce_lor[DTL__DTYPES_END] = {
    [DTL_DTYPE_INT8] = {lor_int8, lor_fold_int8, lor_scan_int8, &(const int8_t){0}},
    [DTL_DTYPE_INT16] = {lor_int16, lor_fold_int16, lor_scan_int16, &(const int16_t){0}},
    [DTL_DTYPE_INT32] = {lor_int32, lor_fold_int32, lor_scan_int32, &(const int32_t){0}},
    [DTL_DTYPE_INT64] = {lor_int64, lor_fold_int64, lor_scan_int64, &(const int64_t){0}},
    [DTL_DTYPE_UINT8] = {lor_uint8, lor_fold_uint8, lor_scan_uint8, &(const uint8_t){0}},
    [DTL_DTYPE_UINT16] = {lor_uint16, lor_fold_uint16, lor_scan_uint16, &(const uint16_t){0}},
    [DTL_DTYPE_UINT32] = {lor_uint32, lor_fold_uint32, lor_scan_uint32, &(const uint32_t){0}},
    [DTL_DTYPE_UINT64] = {lor_uint64, lor_fold_uint64, lor_scan_uint64, &(const uint64_t){0}},
    [DTL_DTYPE_FLOAT32] = {lor_float32, lor_fold_float32, lor_scan_float32, &(const float){0}},
    [DTL_DTYPE_FLOAT64] = {lor_float64, lor_fold_float64, lor_scan_float64, &(const double){0}},
    [DTL_DTYPE_BYTE] = {lor_byte, lor_fold_byte, lor_scan_byte, &(const unsigned char){0}},
    [DTL_DTYPE_BOOL] = {lor_bool, lor_fold_bool, lor_scan_bool, &(const unsigned char){0}},
    [DTL_DTYPE_FLOAT16] = {lor_float16, lor_fold_float16, lor_scan_float16, &(const uint16_t){0}},
    [DTL_DTYPE_BFLOAT16] = {lor_bfloat16, lor_fold_bfloat16, lor_scan_bfloat16,
                            &(const uint16_t){0}},
    [DTL_DTYPE_COMPLEX64] = {lor_complex64, lor_fold_complex64, lor_scan_complex64,
                             &(const struct complex64){0, 0}},
    [DTL_DTYPE_COMPLEX128] = {lor_complex128, lor_fold_complex128, lor_scan_complex128,
                              &(const struct complex128){0, 0}},
};
