/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/dtypes.c.j2.
 * Do not edit. */
#include "dtl_dtypes.h"

const struct dtype dtl__dtypes[DTL__DTYPES_END] = {
    [DTL_DTYPE_INT32] = {DTL_DTYPE_INT32, 4, "int32"},
    [DTL_DTYPE_FLOAT64] = {DTL_DTYPE_FLOAT64, 8, "float64"},
    [DTL_DTYPE_INT32_INT32] = {DTL_DTYPE_INT32_INT32, 8, "int32_int32"},
};

const uint64_t dtl__limits[DTL__DTYPES_END] = {
    [DTL_DTYPE_INT32] = INT64_MAX / 4,
    [DTL_DTYPE_FLOAT64] = INT64_MAX / 8,
    [DTL_DTYPE_INT32_INT32] = INT64_MAX / 8,
};

const char *const dtl__npy_dtypes[DTL__DTYPES_END] = {
    [DTL_DTYPE_INT32] = "'<i4'",
    [DTL_DTYPE_FLOAT64] = "'<f8'",
    [DTL_DTYPE_INT32_INT32] = "[('value', '<i4'), ('index', '<i4')]",
};

const char *const dtl__operation_names[] = {
    [DTL_OP_SUM] = "sum",
    [DTL_OP_LOR] = "lor",
};
