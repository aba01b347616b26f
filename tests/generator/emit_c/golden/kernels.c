/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/kernels.c.j2.
 * Do not edit. */
/* lor: 1 if one of them is not 0. */
#include "dtl_scans.h"
#include "dtl_steps.h"

DTL__KERNELS(lor, float64, double)
DTL__BY_VECTORS(lor, float64, double, 64, DTL__ZERO)

const struct reduction dtl__reduce_lor[DTL__DTYPES_END] = {
    [DTL_DTYPE_FLOAT64] = {lor_float64, lor_fold_float64, lor_scan_float64, &(const double){0}},
};
