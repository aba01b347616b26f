/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/kernels.c.j2.
 * Do not edit. */
/* minloc: The pair with the smaller value; of equal values the one with the smaller index. A NaN
 * value wins over every number.
 */
#include "dtl_scans.h"
#include "dtl_steps.h"

DTL__KERNELS(minloc, float32_int32, dtl_float32_int32)
DTL__BY_RUNS(minloc, float32_int32, dtl_float32_int32, 64, DTL__SAME)
DTL__KERNELS(minloc, float64_int64, dtl_float64_int64)
DTL__BY_RUNS(minloc, float64_int64, dtl_float64_int64, 128, DTL__SAME)
DTL__KERNELS(minloc, int32_int32, dtl_int32_int32)
DTL__BY_RUNS(minloc, int32_int32, dtl_int32_int32, 64, DTL__SAME)
DTL__KERNELS(minloc, int64_int64, dtl_int64_int64)
DTL__BY_RUNS(minloc, int64_int64, dtl_int64_int64, 128, DTL__SAME)

const struct reduction dtl__reduce_minloc[DTL__DTYPES_END] = {
    [DTL_DTYPE_FLOAT32_INT32] = {minloc_float32_int32, minloc_fold_float32_int32,
                                 minloc_scan_float32_int32,
                                 &(const dtl_float32_int32){INFINITY, INT32_MAX}},
    [DTL_DTYPE_FLOAT64_INT64] = {minloc_float64_int64, minloc_fold_float64_int64,
                                 minloc_scan_float64_int64,
                                 &(const dtl_float64_int64){INFINITY, INT64_MAX}},
    [DTL_DTYPE_INT32_INT32] = {minloc_int32_int32, minloc_fold_int32_int32,
                               minloc_scan_int32_int32,
                               &(const dtl_int32_int32){INT32_MAX, INT32_MAX}},
    [DTL_DTYPE_INT64_INT64] = {minloc_int64_int64, minloc_fold_int64_int64,
                               minloc_scan_int64_int64,
                               &(const dtl_int64_int64){INT64_MAX, INT64_MAX}},
};
