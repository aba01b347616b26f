/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/stubs.c.j2.
 * Do not edit. */
#include "dtl_conditions.h"
#include "dtl_enums.h"
#include "dtl_guard.h"
#include "dtl_impl.h"
#include "dtl_record.h"
#include "dtl_kernels.h"

/* spec/types.yaml: dtype_size: the observed path */
static DTL_NOINLINE dtl_size_t dtype_size_observed(dtl_dtype dtype)
{
    dtl_status begun = dtl__call_begin(CALL_DTYPE_SIZE, NULL, (const int64_t[]){dtype}, 1);
    if (begun != DTL_SUCCESS)
        return 0;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'n', &dtype, sizeof dtype},
        };
        dtl__record_call(CALL_DTYPE_SIZE, dtl__arguments, 1);
    }
    dtl_size_t result = dtl_impl_dtype_size(dtype);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_DTYPE_SIZE, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return result;
}

/* spec/types.yaml: dtype_size */
dtl_size_t dtl_dtype_size(dtl_dtype dtype)
{
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype))) {
        dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, "dtype_size", "dtype-enum",
                    "dtype is %lld; expected a dtl_dtype", (long long)dtype);
        return 0;
    }

    if (DTL_UNLIKELY(dtl__observed))
        return dtype_size_observed(dtype);
    return dtl_impl_dtype_size(dtype);
}

/* spec/types.yaml: dtype_name: the observed path */
static DTL_NOINLINE const char *dtype_name_observed(dtl_dtype dtype)
{
    dtl_status begun = dtl__call_begin(CALL_DTYPE_NAME, NULL, (const int64_t[]){dtype}, 1);
    if (begun != DTL_SUCCESS)
        return "unknown";
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'n', &dtype, sizeof dtype},
        };
        dtl__record_call(CALL_DTYPE_NAME, dtl__arguments, 1);
    }
    const char *result = dtl_impl_dtype_name(dtype);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_DTYPE_NAME, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return result;
}

/* spec/types.yaml: dtype_name */
const char *dtl_dtype_name(dtl_dtype dtype)
{
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype))) {
        dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, "dtype_name", "dtype-enum",
                    "dtype is %lld; expected a dtl_dtype", (long long)dtype);
        return "unknown";
    }

    if (DTL_UNLIKELY(dtl__observed))
        return dtype_name_observed(dtype);
    return dtl_impl_dtype_name(dtype);
}

/* spec/types.yaml: reduce_op_name: the observed path */
static DTL_NOINLINE const char *reduce_op_name_observed(dtl_reduce_op op)
{
    dtl_status begun = dtl__call_begin(CALL_REDUCE_OP_NAME, NULL, (const int64_t[]){op}, 1);
    if (begun != DTL_SUCCESS)
        return "unknown";
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'n', &op, sizeof op},
        };
        dtl__record_call(CALL_REDUCE_OP_NAME, dtl__arguments, 1);
    }
    const char *result = dtl_impl_reduce_op_name(op);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_REDUCE_OP_NAME, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return result;
}

/* spec/types.yaml: reduce_op_name */
const char *dtl_reduce_op_name(dtl_reduce_op op)
{
    if (DTL_UNLIKELY(!dtl__is_reduce_op(op))) {
        dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, "reduce_op_name", "op-enum",
                    "op is %lld; expected a dtl_reduce_op", (long long)op);
        return "unknown";
    }

    if (DTL_UNLIKELY(dtl__observed))
        return reduce_op_name_observed(op);
    return dtl_impl_reduce_op_name(op);
}

/* spec/types.yaml: unary_op_name: the observed path */
static DTL_NOINLINE const char *unary_op_name_observed(dtl_unary_op op)
{
    dtl_status begun = dtl__call_begin(CALL_UNARY_OP_NAME, NULL, (const int64_t[]){op}, 1);
    if (begun != DTL_SUCCESS)
        return "unknown";
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'n', &op, sizeof op},
        };
        dtl__record_call(CALL_UNARY_OP_NAME, dtl__arguments, 1);
    }
    const char *result = dtl_impl_unary_op_name(op);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_UNARY_OP_NAME, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return result;
}

/* spec/types.yaml: unary_op_name */
const char *dtl_unary_op_name(dtl_unary_op op)
{
    if (DTL_UNLIKELY(!dtl__is_unary_op(op))) {
        dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, "unary_op_name", "op-enum",
                    "op is %lld; expected a dtl_unary_op", (long long)op);
        return "unknown";
    }

    if (DTL_UNLIKELY(dtl__observed))
        return unary_op_name_observed(op);
    return dtl_impl_unary_op_name(op);
}

/* spec/types.yaml: binary_op_name: the observed path */
static DTL_NOINLINE const char *binary_op_name_observed(dtl_binary_op op)
{
    dtl_status begun = dtl__call_begin(CALL_BINARY_OP_NAME, NULL, (const int64_t[]){op}, 1);
    if (begun != DTL_SUCCESS)
        return "unknown";
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'n', &op, sizeof op},
        };
        dtl__record_call(CALL_BINARY_OP_NAME, dtl__arguments, 1);
    }
    const char *result = dtl_impl_binary_op_name(op);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_BINARY_OP_NAME, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return result;
}

/* spec/types.yaml: binary_op_name */
const char *dtl_binary_op_name(dtl_binary_op op)
{
    if (DTL_UNLIKELY(!dtl__is_binary_op(op))) {
        dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, "binary_op_name", "op-enum",
                    "op is %lld; expected a dtl_binary_op", (long long)op);
        return "unknown";
    }

    if (DTL_UNLIKELY(dtl__observed))
        return binary_op_name_observed(op);
    return dtl_impl_binary_op_name(op);
}

/* spec/types.yaml: shape_1d: the observed path */
static DTL_NOINLINE dtl_shape shape_1d_observed(dtl_size_t dim0)
{
    dtl_status begun = dtl__call_begin(CALL_SHAPE_1D, NULL, (const int64_t[]){dim0}, 1);
    if (begun != DTL_SUCCESS)
        return (dtl_shape){0};
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'n', &dim0, sizeof dim0},
        };
        dtl__record_call(CALL_SHAPE_1D, dtl__arguments, 1);
    }
    dtl_shape result = dtl_impl_shape_1d(dim0);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_SHAPE_1D, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return result;
}

/* spec/types.yaml: shape_1d */
dtl_shape dtl_shape_1d(dtl_size_t dim0)
{

    if (DTL_UNLIKELY(dtl__observed))
        return shape_1d_observed(dim0);
    return dtl_impl_shape_1d(dim0);
}

/* spec/types.yaml: shape_2d: the observed path */
static DTL_NOINLINE dtl_shape shape_2d_observed(dtl_size_t dim0, dtl_size_t dim1)
{
    dtl_status begun = dtl__call_begin(CALL_SHAPE_2D, NULL, (const int64_t[]){dim0, dim1}, 2);
    if (begun != DTL_SUCCESS)
        return (dtl_shape){0};
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'n', &dim0, sizeof dim0},
            {'n', &dim1, sizeof dim1},
        };
        dtl__record_call(CALL_SHAPE_2D, dtl__arguments, 2);
    }
    dtl_shape result = dtl_impl_shape_2d(dim0, dim1);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_SHAPE_2D, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return result;
}

/* spec/types.yaml: shape_2d */
dtl_shape dtl_shape_2d(dtl_size_t dim0, dtl_size_t dim1)
{

    if (DTL_UNLIKELY(dtl__observed))
        return shape_2d_observed(dim0, dim1);
    return dtl_impl_shape_2d(dim0, dim1);
}

/* spec/types.yaml: shape_3d: the observed path */
static DTL_NOINLINE dtl_shape shape_3d_observed(dtl_size_t dim0, dtl_size_t dim1, dtl_size_t dim2)
{
    dtl_status begun = dtl__call_begin(CALL_SHAPE_3D, NULL,
                                       (const int64_t[]){dim0, dim1, dim2}, 3);
    if (begun != DTL_SUCCESS)
        return (dtl_shape){0};
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'n', &dim0, sizeof dim0},
            {'n', &dim1, sizeof dim1},
            {'n', &dim2, sizeof dim2},
        };
        dtl__record_call(CALL_SHAPE_3D, dtl__arguments, 3);
    }
    dtl_shape result = dtl_impl_shape_3d(dim0, dim1, dim2);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_SHAPE_3D, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return result;
}

/* spec/types.yaml: shape_3d */
dtl_shape dtl_shape_3d(dtl_size_t dim0, dtl_size_t dim1, dtl_size_t dim2)
{

    if (DTL_UNLIKELY(dtl__observed))
        return shape_3d_observed(dim0, dim1, dim2);
    return dtl_impl_shape_3d(dim0, dim1, dim2);
}

/* spec/types.yaml: shape_nd: the observed path */
static DTL_NOINLINE dtl_shape shape_nd_observed(int ndim, const dtl_size_t *dims)
{
    dtl_status begun = dtl__call_begin(CALL_SHAPE_ND, NULL, (const int64_t[]){ndim}, 1);
    if (begun != DTL_SUCCESS)
        return (dtl_shape){0};
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'n', &ndim, sizeof ndim},
            {'r', dims, ndim * sizeof *dims},
        };
        dtl__record_call(CALL_SHAPE_ND, dtl__arguments, 2);
    }
    dtl_shape result = dtl_impl_shape_nd(ndim, dims);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_SHAPE_ND, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return result;
}

/* spec/types.yaml: shape_nd */
dtl_shape dtl_shape_nd(int ndim, const dtl_size_t *dims)
{
    if (DTL_UNLIKELY(dtl__devices_in_use))
        if (dtl__device_memory_refused(dtl__context_error_scope(NULL), "shape_nd", "dims", dims,
                                       NULL))
            return (dtl_shape){0};

    if (DTL_UNLIKELY(dtl__observed))
        return shape_nd_observed(ndim, dims);
    return dtl_impl_shape_nd(ndim, dims);
}

/* spec/types.yaml: shape_pack: the observed path */
static DTL_NOINLINE dtl_status shape_pack_observed(int ndim, const dtl_size_t *dims,
                                                   dtl_shape *shape)
{
    dtl_status begun = dtl__call_begin(CALL_SHAPE_PACK, NULL, (const int64_t[]){ndim}, 1);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'n', &ndim, sizeof ndim},
            {'r', dims, ndim * sizeof *dims},
            {'w', shape, sizeof *shape},
        };
        dtl__record_call(CALL_SHAPE_PACK, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_shape_pack(ndim, dims, shape);
    dtl__result(CALL_SHAPE_PACK, status);
    dtl__record_end(status);
    dtl__call_end(CALL_SHAPE_PACK, dtl__context_error_scope(NULL), status);
    return status;
}

/* spec/types.yaml: shape_pack */
dtl_status dtl_shape_pack(int ndim, const dtl_size_t *dims, dtl_shape *shape)
{
    if (DTL_UNLIKELY(dtl__devices_in_use))
        if (dtl__device_memory_refused(dtl__context_error_scope(NULL), "shape_pack", "dims", dims,
                                       NULL))
            return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(dims) && ndim > 0))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "shape_pack", "dims-null",
                           "dims is NULL; expected an address where ndim (%lld) > 0",
                           (long long)ndim);
    if (DTL_UNLIKELY(dtl__is_null(shape)))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "shape_pack", "shape-null",
                           "shape is NULL; expected an address");
    if (DTL_UNLIKELY(ndim < 0 || ndim > 64))
        return dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, "shape_pack", "ndim-range",
                           "ndim is %lld; expected ndim >= 0 and ndim <= 64", (long long)ndim);

    if (DTL_UNLIKELY(dtl__observed))
        return shape_pack_observed(ndim, dims, shape);
    dtl_status status = dtl_impl_shape_pack(ndim, dims, shape);
    return dtl__result(CALL_SHAPE_PACK, status);
}

/* spec/types.yaml: shape_unpack: the observed path */
static DTL_NOINLINE dtl_status shape_unpack_observed(const dtl_shape *shape, dtl_size_t count,
                                                     dtl_size_t *dims)
{
    dtl_status begun = dtl__call_begin(CALL_SHAPE_UNPACK, NULL, (const int64_t[]){count}, 1);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'r', shape, sizeof *shape},
            {'n', &count, sizeof count},
            {'w', dims, count * sizeof *dims},
        };
        dtl__record_call(CALL_SHAPE_UNPACK, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_shape_unpack(shape, count, dims);
    dtl__result(CALL_SHAPE_UNPACK, status);
    dtl__record_end(status);
    dtl__call_end(CALL_SHAPE_UNPACK, dtl__context_error_scope(NULL), status);
    return status;
}

/* spec/types.yaml: shape_unpack */
dtl_status dtl_shape_unpack(const dtl_shape *shape, dtl_size_t count, dtl_size_t *dims)
{
    if (DTL_UNLIKELY(dtl__devices_in_use))
        if (dtl__device_memory_refused(dtl__context_error_scope(NULL), "shape_unpack",
                                       "dims", dims, NULL))
            return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(dims) && count > 0))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "shape_unpack", "dims-null",
                           "dims is NULL; expected an address where count (%lld) > 0",
                           (long long)count);
    if (DTL_UNLIKELY(dtl__is_null(shape)))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "shape_unpack", "shape-null",
                           "shape is NULL; expected an address");
    if (DTL_UNLIKELY(count > dtl__limit(DTL_DTYPE_UINT64)))
        return dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, "shape_unpack", "count-limit",
                           "count is %lld; expected 0 <= count <= limit(uint64) (%llu)",
                           (long long)count, (unsigned long long)dtl__limit(DTL_DTYPE_UINT64));

    if (DTL_UNLIKELY(dtl__observed))
        return shape_unpack_observed(shape, count, dims);
    dtl_status status = dtl_impl_shape_unpack(shape, count, dims);
    return dtl__result(CALL_SHAPE_UNPACK, status);
}

/* spec/types.yaml: shape_size: the observed path */
static DTL_NOINLINE dtl_size_t shape_size_observed(const dtl_shape *shape)
{
    dtl_status begun = dtl__call_begin(CALL_SHAPE_SIZE, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'r', shape, sizeof *shape},
        };
        dtl__record_call(CALL_SHAPE_SIZE, dtl__arguments, 1);
    }
    dtl_size_t result = dtl_impl_shape_size(shape);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_SHAPE_SIZE, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return result;
}

/* spec/types.yaml: shape_size */
dtl_size_t dtl_shape_size(const dtl_shape *shape)
{
    if (DTL_UNLIKELY(dtl__is_null(shape))) {
        dtl__refuse(DTL_ERROR_NULL_POINTER, "shape_size", "shape-null",
                    "shape is NULL; expected an address");
        return 0;
    }

    if (DTL_UNLIKELY(dtl__observed))
        return shape_size_observed(shape);
    return dtl_impl_shape_size(shape);
}
