/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/kernels.c.j2.
 * Do not edit. */
/* maxloc: The pair with the larger value; of equal values the one with the smaller index. A NaN
 * value wins over every number.
 */
#include "dtl_scans.h"
#include "dtl_steps.h"

DTL__KERNELS(maxloc, float32_int32, dtl_float32_int32)
DTL__BY_RUNS(maxloc, float32_int32, dtl_float32_int32, 64, DTL__SAME)
DTL__KERNELS(maxloc, float64_int64, dtl_float64_int64)
DTL__BY_RUNS(maxloc, float64_int64, dtl_float64_int64, 128, DTL__SAME)
DTL__KERNELS(maxloc, int32_int32, dtl_int32_int32)
DTL__BY_RUNS(maxloc, int32_int32, dtl_int32_int32, 64, DTL__SAME)
DTL__KERNELS(maxloc, int64_int64, dtl_int64_int64)
DTL__BY_RUNS(maxloc, int64_int64, dtl_int64_int64, 128, DTL__SAME)

const struct reduction dtl__reduce_maxloc[DTL__DTYPES_END] = {
    [DTL_DTYPE_FLOAT32_INT32] = {maxloc_float32_int32, maxloc_fold_float32_int32,
                                 maxloc_scan_float32_int32,
                                 &(const dtl_float32_int32){-INFINITY, INT32_MAX}},
    [DTL_DTYPE_FLOAT64_INT64] = {maxloc_float64_int64, maxloc_fold_float64_int64,
                                 maxloc_scan_float64_int64,
                                 &(const dtl_float64_int64){-INFINITY, INT64_MAX}},
    [DTL_DTYPE_INT32_INT32] = {maxloc_int32_int32, maxloc_fold_int32_int32,
                               maxloc_scan_int32_int32,
                               &(const dtl_int32_int32){INT32_MIN, INT32_MAX}},
    [DTL_DTYPE_INT64_INT64] = {maxloc_int64_int64, maxloc_fold_int64_int64,
                               maxloc_scan_int64_int64,
                               &(const dtl_int64_int64){INT64_MIN, INT64_MAX}},
};
