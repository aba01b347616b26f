/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/kernels.c.j2.
 * Do not edit. */
/* prod: a * b. Integers wrap around; of bool it is the logical and. */
#include "dtl_scans.h"
#include "dtl_steps.h"

DTL__KERNELS(prod, int8, int8_t)
DTL__BY_VECTORS(prod, int8, int8_t, 8, DTL__KEPT)
DTL__KERNELS(prod, int16, int16_t)
DTL__BY_VECTORS(prod, int16, int16_t, 16, DTL__KEPT)
DTL__KERNELS(prod, int32, int32_t)
DTL__BY_VECTORS(prod, int32, int32_t, 32, DTL__KEPT)
DTL__KERNELS(prod, int64, int64_t)
DTL__BY_RUNS(prod, int64, int64_t, 64, DTL__KEPT)
DTL__KERNELS(prod, uint8, uint8_t)
DTL__BY_VECTORS(prod, uint8, uint8_t, 8, DTL__KEPT)
DTL__KERNELS(prod, uint16, uint16_t)
DTL__BY_VECTORS(prod, uint16, uint16_t, 16, DTL__KEPT)
DTL__KERNELS(prod, uint32, uint32_t)
DTL__BY_VECTORS(prod, uint32, uint32_t, 32, DTL__KEPT)
DTL__KERNELS(prod, uint64, uint64_t)
DTL__BY_RUNS(prod, uint64, uint64_t, 64, DTL__KEPT)
DTL__KERNELS(prod, float32, float)
DTL__BY_LINES(prod, float32, float, 32, DTL__KEPT)
DTL__KERNELS(prod, float64, double)
DTL__BY_LINES(prod, float64, double, 64, DTL__KEPT)
DTL__KERNELS(prod, byte, unsigned char)
DTL__BY_VECTORS(prod, byte, unsigned char, 8, DTL__KEPT)
DTL__KERNELS(prod, bool, unsigned char)
DTL__BY_VECTORS(prod, bool, unsigned char, 8, DTL__KEPT)
DTL__KERNELS(prod, float16, uint16_t)
DTL__BY_RUNS(prod, float16, uint16_t, 16, DTL__KEPT)
DTL__KERNELS(prod, bfloat16, uint16_t)
DTL__BY_RUNS(prod, bfloat16, uint16_t, 16, DTL__KEPT)
DTL__KERNELS(prod, complex64, struct complex64)
DTL__BY_RUNS(prod, complex64, struct complex64, 64, DTL__KEPT)
DTL__KERNELS(prod, complex128, struct complex128)
DTL__BY_RUNS(prod, complex128, struct complex128, 128, DTL__KEPT)

const struct reduction dtl__reduce_prod[DTL__DTYPES_END] = {
    [DTL_DTYPE_INT8] = {prod_int8, prod_fold_int8, prod_scan_int8, &(const int8_t){1}},
    [DTL_DTYPE_INT16] = {prod_int16, prod_fold_int16, prod_scan_int16, &(const int16_t){1}},
    [DTL_DTYPE_INT32] = {prod_int32, prod_fold_int32, prod_scan_int32, &(const int32_t){1}},
    [DTL_DTYPE_INT64] = {prod_int64, prod_fold_int64, prod_scan_int64, &(const int64_t){1}},
    [DTL_DTYPE_UINT8] = {prod_uint8, prod_fold_uint8, prod_scan_uint8, &(const uint8_t){1}},
    [DTL_DTYPE_UINT16] = {prod_uint16, prod_fold_uint16, prod_scan_uint16, &(const uint16_t){1}},
    [DTL_DTYPE_UINT32] = {prod_uint32, prod_fold_uint32, prod_scan_uint32, &(const uint32_t){1}},
    [DTL_DTYPE_UINT64] = {prod_uint64, prod_fold_uint64, prod_scan_uint64, &(const uint64_t){1}},
    [DTL_DTYPE_FLOAT32] = {prod_float32, prod_fold_float32, prod_scan_float32, &(const float){1}},
    [DTL_DTYPE_FLOAT64] = {prod_float64, prod_fold_float64, prod_scan_float64, &(const double){1}},
    [DTL_DTYPE_BYTE] = {prod_byte, prod_fold_byte, prod_scan_byte, &(const unsigned char){1}},
    [DTL_DTYPE_BOOL] = {prod_bool, prod_fold_bool, prod_scan_bool, &(const unsigned char){1}},
    [DTL_DTYPE_FLOAT16] = {prod_float16, prod_fold_float16, prod_scan_float16,
                           &(const uint16_t){0x3c00}},
    [DTL_DTYPE_BFLOAT16] = {prod_bfloat16, prod_fold_bfloat16, prod_scan_bfloat16,
                            &(const uint16_t){0x3f80}},
    [DTL_DTYPE_COMPLEX64] = {prod_complex64, prod_fold_complex64, prod_scan_complex64,
                             &(const struct complex64){1, 0}},
    [DTL_DTYPE_COMPLEX128] = {prod_complex128, prod_fold_complex128, prod_scan_complex128,
                              &(const struct complex128){1, 0}},
};
