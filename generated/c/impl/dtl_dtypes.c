/* Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/c/dtl_dtypes.c.j2.
 * Do not edit. */
#include "dtl_dtypes.h"

const struct dtype dtl__dtypes[DTL__DTYPES_END] = {
    [DTL_DTYPE_INT8] = {DTL_DTYPE_INT8, 1, "int8"},
    [DTL_DTYPE_INT16] = {DTL_DTYPE_INT16, 2, "int16"},
    [DTL_DTYPE_INT32] = {DTL_DTYPE_INT32, 4, "int32"},
    [DTL_DTYPE_INT64] = {DTL_DTYPE_INT64, 8, "int64"},
    [DTL_DTYPE_UINT8] = {DTL_DTYPE_UINT8, 1, "uint8"},
    [DTL_DTYPE_UINT16] = {DTL_DTYPE_UINT16, 2, "uint16"},
    [DTL_DTYPE_UINT32] = {DTL_DTYPE_UINT32, 4, "uint32"},
    [DTL_DTYPE_UINT64] = {DTL_DTYPE_UINT64, 8, "uint64"},
    [DTL_DTYPE_FLOAT32] = {DTL_DTYPE_FLOAT32, 4, "float32"},
    [DTL_DTYPE_FLOAT64] = {DTL_DTYPE_FLOAT64, 8, "float64"},
    [DTL_DTYPE_BYTE] = {DTL_DTYPE_BYTE, 1, "byte"},
    [DTL_DTYPE_BOOL] = {DTL_DTYPE_BOOL, 1, "bool"},
    [DTL_DTYPE_FLOAT16] = {DTL_DTYPE_FLOAT16, 2, "float16"},
    [DTL_DTYPE_BFLOAT16] = {DTL_DTYPE_BFLOAT16, 2, "bfloat16"},
    [DTL_DTYPE_COMPLEX64] = {DTL_DTYPE_COMPLEX64, 8, "complex64"},
    [DTL_DTYPE_COMPLEX128] = {DTL_DTYPE_COMPLEX128, 16, "complex128"},
    [DTL_DTYPE_FLOAT32_INT32] = {DTL_DTYPE_FLOAT32_INT32, 8, "float32_int32"},
    [DTL_DTYPE_FLOAT64_INT64] = {DTL_DTYPE_FLOAT64_INT64, 16, "float64_int64"},
    [DTL_DTYPE_INT32_INT32] = {DTL_DTYPE_INT32_INT32, 8, "int32_int32"},
    [DTL_DTYPE_INT64_INT64] = {DTL_DTYPE_INT64_INT64, 16, "int64_int64"},
};

const uint64_t dtl__limits[DTL__DTYPES_END] = {
    [DTL_DTYPE_INT8] = INT64_MAX / 1,
    [DTL_DTYPE_INT16] = INT64_MAX / 2,
    [DTL_DTYPE_INT32] = INT64_MAX / 4,
    [DTL_DTYPE_INT64] = INT64_MAX / 8,
    [DTL_DTYPE_UINT8] = INT64_MAX / 1,
    [DTL_DTYPE_UINT16] = INT64_MAX / 2,
    [DTL_DTYPE_UINT32] = INT64_MAX / 4,
    [DTL_DTYPE_UINT64] = INT64_MAX / 8,
    [DTL_DTYPE_FLOAT32] = INT64_MAX / 4,
    [DTL_DTYPE_FLOAT64] = INT64_MAX / 8,
    [DTL_DTYPE_BYTE] = INT64_MAX / 1,
    [DTL_DTYPE_BOOL] = INT64_MAX / 1,
    [DTL_DTYPE_FLOAT16] = INT64_MAX / 2,
    [DTL_DTYPE_BFLOAT16] = INT64_MAX / 2,
    [DTL_DTYPE_COMPLEX64] = INT64_MAX / 8,
    [DTL_DTYPE_COMPLEX128] = INT64_MAX / 16,
    [DTL_DTYPE_FLOAT32_INT32] = INT64_MAX / 8,
    [DTL_DTYPE_FLOAT64_INT64] = INT64_MAX / 16,
    [DTL_DTYPE_INT32_INT32] = INT64_MAX / 8,
    [DTL_DTYPE_INT64_INT64] = INT64_MAX / 16,
};

const char *const dtl__operation_names[] = {
    [DTL_OP_SUM] = "sum",
    [DTL_OP_PROD] = "prod",
    [DTL_OP_MIN] = "min",
    [DTL_OP_MAX] = "max",
    [DTL_OP_LAND] = "land",
    [DTL_OP_LOR] = "lor",
    [DTL_OP_BAND] = "band",
    [DTL_OP_BOR] = "bor",
    [DTL_OP_LXOR] = "lxor",
    [DTL_OP_BXOR] = "bxor",
    [DTL_OP_MINLOC] = "minloc",
    [DTL_OP_MAXLOC] = "maxloc",
};
