/* Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/c/stubs.c.j2.
 * Do not edit. */
#include "dtl_enums.h"
#include "dtl_impl.h"
#include "dtl_kernels.h"
#include "dtl_runtime.h"

/* spec/collective.yaml: barrier */
dtl_status dtl_barrier(dtl_context_t ctx)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "barrier", "state",
                           "the library is shut down; expected a call before the process leaves");
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "barrier", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_BARRIER, dtl__context_comm(ctx_object), NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        dtl_status status = dtl_impl_barrier(ctx_object);
        dtl__call_end(CALL_BARRIER, dtl__context_comm(ctx_object), status);
        return status;
    }
    return dtl_impl_barrier(ctx_object);
}

/* spec/collective.yaml: broadcast */
dtl_status dtl_broadcast(dtl_context_t ctx, void *buf, dtl_size_t count, dtl_dtype dtype,
                         dtl_rank_t root)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "broadcast", "state",
                           "the library is shut down; expected a call before the process leaves");
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "broadcast", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(buf == NULL && count > 0))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_NULL_POINTER, "broadcast",
                              "buf-null", "buf is NULL, but count (%llu) > 0",
                              (unsigned long long)count);
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "broadcast", "dtype-enum", "dtype is %lld; expected a dtl_dtype",
                              (long long)dtype);
    if (DTL_UNLIKELY(count > dtl__limit(dtype)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "broadcast", "count-limit",
                              "count is %llu; expected count <= limit(dtype) (%llu)",
                              (unsigned long long)count, (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(root < 0 || root >= dtl__context_size(ctx_object)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_RANK, "broadcast",
                              "root-range",
                              "root is %lld; expected root >= 0 and root < size(ctx) (%lld)",
                              (long long)root, (long long)dtl__context_size(ctx_object));

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_BROADCAST, dtl__context_comm(ctx_object),
                                           (const int64_t[]){count, dtype, root}, 3);
        if (begun != DTL_SUCCESS)
            return begun;
        dtl_status status = dtl_impl_broadcast(ctx_object, buf, count, dtype, root);
        dtl__call_end(CALL_BROADCAST, dtl__context_comm(ctx_object), status);
        return status;
    }
    return dtl_impl_broadcast(ctx_object, buf, count, dtype, root);
}

/* spec/collective.yaml: reduce */
dtl_status dtl_reduce(dtl_context_t ctx, const void *sendbuf, void *recvbuf, dtl_size_t count,
                      dtl_dtype dtype, dtl_reduce_op op, dtl_rank_t root)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "reduce", "state",
                           "the library is shut down; expected a call before the process leaves");
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "reduce", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(sendbuf == NULL && count > 0))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_NULL_POINTER, "reduce",
                              "sendbuf-null", "sendbuf is NULL, but count (%llu) > 0",
                              (unsigned long long)count);
    if (DTL_UNLIKELY(recvbuf == NULL && dtl__context_rank(ctx_object) == root && count > 0))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_NULL_POINTER, "reduce",
                              "recvbuf-null",
                              "recvbuf is NULL, but rank(ctx) == root and count > 0");
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "reduce",
                              "dtype-enum", "dtype is %lld; expected a dtl_dtype",
                              (long long)dtype);
    if (DTL_UNLIKELY(!dtl__is_reduce_op(op)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "reduce",
                              "op-enum", "op is %lld; expected a dtl_reduce_op", (long long)op);
    if (DTL_UNLIKELY(count > dtl__limit(dtype)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "reduce",
                              "count-limit",
                              "count is %llu; expected count <= limit(dtype) (%llu)",
                              (unsigned long long)count, (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(root < 0 || root >= dtl__context_size(ctx_object)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_RANK, "reduce",
                              "root-range",
                              "root is %lld; expected root >= 0 and root < size(ctx) (%lld)",
                              (long long)root, (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root && sendbuf != recvbuf &&
                     dtl__overlaps(sendbuf, dtl__times(count, dtl__bytes(dtype)), recvbuf,
                     dtl__times(count, dtl__bytes(dtype)))))
        return dtl__refuse_in(
            dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "reduce", "recvbuf-overlap",
            "recvbuf overlaps sendbuf; expected no overlap with sendbuf unless both are the same");
    if (DTL_UNLIKELY(!dtl__is_defined(op, dtype)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "reduce",
                              "op-op", "op is %s; expected an operation defined for dtype (%s)",
                              dtl__operation_names[op], dtl__dtype(dtype)->name);

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_REDUCE, dtl__context_comm(ctx_object),
                                           (const int64_t[]){count, dtype, op, root}, 4);
        if (begun != DTL_SUCCESS)
            return begun;
        dtl_status status = dtl_impl_reduce(ctx_object, sendbuf, recvbuf, count, dtype, op, root);
        dtl__call_end(CALL_REDUCE, dtl__context_comm(ctx_object), status);
        return status;
    }
    return dtl_impl_reduce(ctx_object, sendbuf, recvbuf, count, dtype, op, root);
}

/* spec/collective.yaml: allreduce */
dtl_status dtl_allreduce(dtl_context_t ctx, const void *sendbuf, void *recvbuf, dtl_size_t count,
                         dtl_dtype dtype, dtl_reduce_op op)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "allreduce", "state",
                           "the library is shut down; expected a call before the process leaves");
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "allreduce", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(sendbuf == NULL && count > 0))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_NULL_POINTER, "allreduce",
                              "sendbuf-null", "sendbuf is NULL, but count (%llu) > 0",
                              (unsigned long long)count);
    if (DTL_UNLIKELY(recvbuf == NULL && count > 0))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_NULL_POINTER, "allreduce",
                              "recvbuf-null", "recvbuf is NULL, but count (%llu) > 0",
                              (unsigned long long)count);
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "allreduce", "dtype-enum", "dtype is %lld; expected a dtl_dtype",
                              (long long)dtype);
    if (DTL_UNLIKELY(!dtl__is_reduce_op(op)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "allreduce", "op-enum", "op is %lld; expected a dtl_reduce_op",
                              (long long)op);
    if (DTL_UNLIKELY(count > dtl__limit(dtype)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "allreduce", "count-limit",
                              "count is %llu; expected count <= limit(dtype) (%llu)",
                              (unsigned long long)count, (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(sendbuf != recvbuf && dtl__overlaps(sendbuf, dtl__times(count,
                     dtl__bytes(dtype)), recvbuf, dtl__times(count, dtl__bytes(dtype)))))
        return dtl__refuse_in(
            dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "allreduce",
            "recvbuf-overlap",
            "recvbuf overlaps sendbuf; expected no overlap with sendbuf unless both are the same");
    if (DTL_UNLIKELY(!dtl__is_defined(op, dtype)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "allreduce", "op-op",
                              "op is %s; expected an operation defined for dtype (%s)",
                              dtl__operation_names[op], dtl__dtype(dtype)->name);

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_ALLREDUCE, dtl__context_comm(ctx_object),
                                           (const int64_t[]){count, dtype, op}, 3);
        if (begun != DTL_SUCCESS)
            return begun;
        dtl_status status = dtl_impl_allreduce(ctx_object, sendbuf, recvbuf, count, dtype, op);
        dtl__call_end(CALL_ALLREDUCE, dtl__context_comm(ctx_object), status);
        return status;
    }
    return dtl_impl_allreduce(ctx_object, sendbuf, recvbuf, count, dtype, op);
}

/* spec/collective.yaml: allreduce_float64 */
dtl_status dtl_allreduce_float64(dtl_context_t ctx, double value, dtl_reduce_op op, double *result)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "allreduce_float64", "state",
                           "the library is shut down; expected a call before the process leaves");
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "allreduce_float64",
                                                    "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(result == NULL))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_NULL_POINTER,
                              "allreduce_float64", "result-null",
                              "result is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_reduce_op(op)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "allreduce_float64", "op-enum",
                              "op is %lld; expected a dtl_reduce_op", (long long)op);
    if (DTL_UNLIKELY(!dtl__is_defined(op, DTL_DTYPE_FLOAT64)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "allreduce_float64", "op-op",
                              "op is %s; expected an operation defined for float64 (%s)",
                              dtl__operation_names[op], dtl__dtype(DTL_DTYPE_FLOAT64)->name);

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_ALLREDUCE_FLOAT64, dtl__context_comm(ctx_object),
                                           (const int64_t[]){op}, 1);
        if (begun != DTL_SUCCESS)
            return begun;
        dtl_status status = dtl_impl_allreduce_float64(ctx_object, value, op, result);
        dtl__call_end(CALL_ALLREDUCE_FLOAT64, dtl__context_comm(ctx_object), status);
        return status;
    }
    return dtl_impl_allreduce_float64(ctx_object, value, op, result);
}

/* spec/collective.yaml: allreduce_int64 */
dtl_status dtl_allreduce_int64(dtl_context_t ctx, int64_t value, dtl_reduce_op op, int64_t *result)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "allreduce_int64", "state",
                           "the library is shut down; expected a call before the process leaves");
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "allreduce_int64", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(result == NULL))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_NULL_POINTER,
                              "allreduce_int64", "result-null",
                              "result is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_reduce_op(op)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "allreduce_int64", "op-enum", "op is %lld; expected a dtl_reduce_op",
                              (long long)op);
    if (DTL_UNLIKELY(!dtl__is_defined(op, DTL_DTYPE_INT64)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "allreduce_int64", "op-op",
                              "op is %s; expected an operation defined for int64 (%s)",
                              dtl__operation_names[op], dtl__dtype(DTL_DTYPE_INT64)->name);

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_ALLREDUCE_INT64, dtl__context_comm(ctx_object),
                                           (const int64_t[]){op}, 1);
        if (begun != DTL_SUCCESS)
            return begun;
        dtl_status status = dtl_impl_allreduce_int64(ctx_object, value, op, result);
        dtl__call_end(CALL_ALLREDUCE_INT64, dtl__context_comm(ctx_object), status);
        return status;
    }
    return dtl_impl_allreduce_int64(ctx_object, value, op, result);
}

/* spec/collective.yaml: gather */
dtl_status dtl_gather(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                      dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                      dtl_dtype recvdtype, dtl_rank_t root)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "gather", "state",
                           "the library is shut down; expected a call before the process leaves");
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "gather", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(sendbuf == NULL && sendcount > 0))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_NULL_POINTER, "gather",
                              "sendbuf-null", "sendbuf is NULL, but sendcount (%llu) > 0",
                              (unsigned long long)sendcount);
    if (DTL_UNLIKELY(recvbuf == NULL && dtl__context_rank(ctx_object) == root &&
                     dtl__times(recvcount, dtl__context_size(ctx_object)) > 0))
        return dtl__refuse_in(
            dtl__context_comm(ctx_object), DTL_ERROR_NULL_POINTER, "gather", "recvbuf-null",
            "recvbuf is NULL, but rank(ctx) == root and recvcount * size(ctx) > 0");
    if (DTL_UNLIKELY(!dtl__is_dtype(senddtype)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "gather",
                              "senddtype-enum", "senddtype is %lld; expected a dtl_dtype",
                              (long long)senddtype);
    if (DTL_UNLIKELY(!dtl__is_dtype(recvdtype)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "gather",
                              "recvdtype-enum", "recvdtype is %lld; expected a dtl_dtype",
                              (long long)recvdtype);
    if (DTL_UNLIKELY(sendcount > dtl__limit(senddtype)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "gather",
                              "sendcount-limit",
                              "sendcount is %llu; expected sendcount <= limit(senddtype) (%llu)",
                              (unsigned long long)sendcount,
                              (unsigned long long)dtl__limit(senddtype));
    if (DTL_UNLIKELY(recvcount > dtl__limit(recvdtype) / dtl__context_size(ctx_object)))
        return dtl__refuse_in(
            dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "gather", "recvcount-limit",
            "recvcount is %llu; expected recvcount <= limit(recvdtype) / size(ctx)",
            (unsigned long long)recvcount);
    if (DTL_UNLIKELY(root < 0 || root >= dtl__context_size(ctx_object)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_RANK, "gather",
                              "root-range",
                              "root is %lld; expected root >= 0 and root < size(ctx) (%lld)",
                              (long long)root, (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root && recvcount != sendcount))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "gather",
                              "count", "expected rank(ctx) != root or recvcount == sendcount");
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root && recvdtype != senddtype))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "gather",
                              "dtype", "expected rank(ctx) != root or recvdtype == senddtype");
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root && dtl__overlaps(sendbuf,
                     dtl__times(sendcount, dtl__bytes(senddtype)), recvbuf,
                     dtl__times(dtl__times(recvcount, dtl__context_size(ctx_object)),
                     dtl__bytes(recvdtype)))))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "gather",
                              "recvbuf-overlap",
                              "recvbuf overlaps sendbuf; expected no overlap with sendbuf");

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_GATHER, dtl__context_comm(ctx_object),
                                           (const int64_t[]){sendcount, senddtype, root}, 3);
        if (begun != DTL_SUCCESS)
            return begun;
        dtl_status status = dtl_impl_gather(ctx_object, sendbuf, sendcount, senddtype, recvbuf,
                                            recvcount, recvdtype, root);
        dtl__call_end(CALL_GATHER, dtl__context_comm(ctx_object), status);
        return status;
    }
    return dtl_impl_gather(ctx_object, sendbuf, sendcount, senddtype, recvbuf, recvcount,
                           recvdtype, root);
}

/* spec/collective.yaml: allgather */
dtl_status dtl_allgather(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                         dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                         dtl_dtype recvdtype)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "allgather", "state",
                           "the library is shut down; expected a call before the process leaves");
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "allgather", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(sendbuf == NULL && sendcount > 0))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_NULL_POINTER, "allgather",
                              "sendbuf-null", "sendbuf is NULL, but sendcount (%llu) > 0",
                              (unsigned long long)sendcount);
    if (DTL_UNLIKELY(recvbuf == NULL && dtl__times(recvcount, dtl__context_size(ctx_object)) > 0))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_NULL_POINTER, "allgather",
                              "recvbuf-null",
                              "recvbuf is NULL, but recvcount (%llu) * size(ctx) (%lld) > 0",
                              (unsigned long long)recvcount,
                              (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(!dtl__is_dtype(senddtype)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "allgather", "senddtype-enum",
                              "senddtype is %lld; expected a dtl_dtype", (long long)senddtype);
    if (DTL_UNLIKELY(!dtl__is_dtype(recvdtype)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "allgather", "recvdtype-enum",
                              "recvdtype is %lld; expected a dtl_dtype", (long long)recvdtype);
    if (DTL_UNLIKELY(sendcount > dtl__limit(senddtype)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "allgather", "sendcount-limit",
                              "sendcount is %llu; expected sendcount <= limit(senddtype) (%llu)",
                              (unsigned long long)sendcount,
                              (unsigned long long)dtl__limit(senddtype));
    if (DTL_UNLIKELY(recvcount > dtl__limit(recvdtype) / dtl__context_size(ctx_object)))
        return dtl__refuse_in(
            dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "allgather",
            "recvcount-limit",
            "recvcount is %llu; expected recvcount <= limit(recvdtype) / size(ctx)",
            (unsigned long long)recvcount);
    if (DTL_UNLIKELY(recvcount != sendcount))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "allgather", "count",
                              "expected recvcount (%llu) == sendcount (%llu)",
                              (unsigned long long)recvcount, (unsigned long long)sendcount);
    if (DTL_UNLIKELY(recvdtype != senddtype))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "allgather", "dtype",
                              "expected recvdtype (%lld) == senddtype (%lld)",
                              (long long)recvdtype, (long long)senddtype);
    if (DTL_UNLIKELY(dtl__overlaps(sendbuf, dtl__times(sendcount, dtl__bytes(senddtype)),
                     recvbuf, dtl__times(dtl__times(recvcount, dtl__context_size(ctx_object)),
                     dtl__bytes(recvdtype)))))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "allgather", "recvbuf-overlap",
                              "recvbuf overlaps sendbuf; expected no overlap with sendbuf");

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_ALLGATHER, dtl__context_comm(ctx_object),
                                           (const int64_t[]){sendcount, senddtype}, 2);
        if (begun != DTL_SUCCESS)
            return begun;
        dtl_status status = dtl_impl_allgather(ctx_object, sendbuf, sendcount, senddtype, recvbuf,
                                               recvcount, recvdtype);
        dtl__call_end(CALL_ALLGATHER, dtl__context_comm(ctx_object), status);
        return status;
    }
    return dtl_impl_allgather(ctx_object, sendbuf, sendcount, senddtype, recvbuf, recvcount,
                              recvdtype);
}

/* spec/collective.yaml: scatter */
dtl_status dtl_scatter(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                       dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                       dtl_dtype recvdtype, dtl_rank_t root)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "scatter", "state",
                           "the library is shut down; expected a call before the process leaves");
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "scatter", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(sendbuf == NULL && dtl__context_rank(ctx_object) == root &&
                     dtl__times(sendcount, dtl__context_size(ctx_object)) > 0))
        return dtl__refuse_in(
            dtl__context_comm(ctx_object), DTL_ERROR_NULL_POINTER, "scatter", "sendbuf-null",
            "sendbuf is NULL, but rank(ctx) == root and sendcount * size(ctx) > 0");
    if (DTL_UNLIKELY(recvbuf == NULL && recvcount > 0))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_NULL_POINTER, "scatter",
                              "recvbuf-null", "recvbuf is NULL, but recvcount (%llu) > 0",
                              (unsigned long long)recvcount);
    if (DTL_UNLIKELY(!dtl__is_dtype(senddtype)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "scatter",
                              "senddtype-enum", "senddtype is %lld; expected a dtl_dtype",
                              (long long)senddtype);
    if (DTL_UNLIKELY(!dtl__is_dtype(recvdtype)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "scatter",
                              "recvdtype-enum", "recvdtype is %lld; expected a dtl_dtype",
                              (long long)recvdtype);
    if (DTL_UNLIKELY(recvcount > dtl__limit(recvdtype)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "scatter",
                              "recvcount-limit",
                              "recvcount is %llu; expected recvcount <= limit(recvdtype) (%llu)",
                              (unsigned long long)recvcount,
                              (unsigned long long)dtl__limit(recvdtype));
    if (DTL_UNLIKELY(sendcount > dtl__limit(senddtype) / dtl__context_size(ctx_object)))
        return dtl__refuse_in(
            dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "scatter",
            "sendcount-limit",
            "sendcount is %llu; expected sendcount <= limit(senddtype) / size(ctx)",
            (unsigned long long)sendcount);
    if (DTL_UNLIKELY(root < 0 || root >= dtl__context_size(ctx_object)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_RANK, "scatter",
                              "root-range",
                              "root is %lld; expected root >= 0 and root < size(ctx) (%lld)",
                              (long long)root, (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root && sendcount != recvcount))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "scatter",
                              "count", "expected rank(ctx) != root or sendcount == recvcount");
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root && senddtype != recvdtype))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "scatter",
                              "dtype", "expected rank(ctx) != root or senddtype == recvdtype");
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root && dtl__overlaps(sendbuf,
                     dtl__times(dtl__times(sendcount, dtl__context_size(ctx_object)),
                     dtl__bytes(senddtype)), recvbuf, dtl__times(recvcount,
                     dtl__bytes(recvdtype)))))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "scatter",
                              "recvbuf-overlap",
                              "recvbuf overlaps sendbuf; expected no overlap with sendbuf");

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_SCATTER, dtl__context_comm(ctx_object),
                                           (const int64_t[]){recvcount, recvdtype, root}, 3);
        if (begun != DTL_SUCCESS)
            return begun;
        dtl_status status = dtl_impl_scatter(ctx_object, sendbuf, sendcount, senddtype, recvbuf,
                                             recvcount, recvdtype, root);
        dtl__call_end(CALL_SCATTER, dtl__context_comm(ctx_object), status);
        return status;
    }
    return dtl_impl_scatter(ctx_object, sendbuf, sendcount, senddtype, recvbuf, recvcount,
                            recvdtype, root);
}

/* spec/collective.yaml: alltoall */
dtl_status dtl_alltoall(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                        dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                        dtl_dtype recvdtype)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "alltoall", "state",
                           "the library is shut down; expected a call before the process leaves");
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "alltoall", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(sendbuf == NULL && dtl__times(sendcount, dtl__context_size(ctx_object)) > 0))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_NULL_POINTER, "alltoall",
                              "sendbuf-null",
                              "sendbuf is NULL, but sendcount (%llu) * size(ctx) (%lld) > 0",
                              (unsigned long long)sendcount,
                              (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(recvbuf == NULL && dtl__times(recvcount, dtl__context_size(ctx_object)) > 0))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_NULL_POINTER, "alltoall",
                              "recvbuf-null",
                              "recvbuf is NULL, but recvcount (%llu) * size(ctx) (%lld) > 0",
                              (unsigned long long)recvcount,
                              (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(!dtl__is_dtype(senddtype)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "alltoall", "senddtype-enum",
                              "senddtype is %lld; expected a dtl_dtype", (long long)senddtype);
    if (DTL_UNLIKELY(!dtl__is_dtype(recvdtype)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "alltoall", "recvdtype-enum",
                              "recvdtype is %lld; expected a dtl_dtype", (long long)recvdtype);
    if (DTL_UNLIKELY(sendcount > dtl__limit(senddtype) / dtl__context_size(ctx_object)))
        return dtl__refuse_in(
            dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "alltoall",
            "sendcount-limit",
            "sendcount is %llu; expected sendcount <= limit(senddtype) / size(ctx)",
            (unsigned long long)sendcount);
    if (DTL_UNLIKELY(recvcount > dtl__limit(recvdtype) / dtl__context_size(ctx_object)))
        return dtl__refuse_in(
            dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "alltoall",
            "recvcount-limit",
            "recvcount is %llu; expected recvcount <= limit(recvdtype) / size(ctx)",
            (unsigned long long)recvcount);
    if (DTL_UNLIKELY(recvcount != sendcount))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "alltoall", "count", "expected recvcount (%llu) == sendcount (%llu)",
                              (unsigned long long)recvcount, (unsigned long long)sendcount);
    if (DTL_UNLIKELY(recvdtype != senddtype))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "alltoall", "dtype", "expected recvdtype (%lld) == senddtype (%lld)",
                              (long long)recvdtype, (long long)senddtype);
    if (DTL_UNLIKELY(dtl__overlaps(sendbuf, dtl__times(dtl__times(sendcount,
                     dtl__context_size(ctx_object)), dtl__bytes(senddtype)), recvbuf,
                     dtl__times(dtl__times(recvcount, dtl__context_size(ctx_object)),
                     dtl__bytes(recvdtype)))))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "alltoall", "recvbuf-overlap",
                              "recvbuf overlaps sendbuf; expected no overlap with sendbuf");

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_ALLTOALL, dtl__context_comm(ctx_object),
                                           (const int64_t[]){sendcount, senddtype}, 2);
        if (begun != DTL_SUCCESS)
            return begun;
        dtl_status status = dtl_impl_alltoall(ctx_object, sendbuf, sendcount, senddtype, recvbuf,
                                              recvcount, recvdtype);
        dtl__call_end(CALL_ALLTOALL, dtl__context_comm(ctx_object), status);
        return status;
    }
    return dtl_impl_alltoall(ctx_object, sendbuf, sendcount, senddtype, recvbuf, recvcount,
                             recvdtype);
}

/* spec/collective.yaml: gatherv */
dtl_status dtl_gatherv(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                       dtl_dtype senddtype, void *recvbuf, const dtl_size_t *recvcounts,
                       const dtl_size_t *displs, dtl_dtype recvdtype, dtl_rank_t root)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "gatherv", "state",
                           "the library is shut down; expected a call before the process leaves");
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "gatherv", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(recvcounts == NULL && dtl__context_rank(ctx_object) == root &&
                     dtl__context_size(ctx_object) > 0))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_NULL_POINTER, "gatherv",
                              "recvcounts-null",
                              "recvcounts is NULL, but rank(ctx) == root and size(ctx) > 0");
    if (DTL_UNLIKELY(sendbuf == NULL && sendcount > 0))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_NULL_POINTER, "gatherv",
                              "sendbuf-null", "sendbuf is NULL, but sendcount (%llu) > 0",
                              (unsigned long long)sendcount);
    if (DTL_UNLIKELY(recvbuf == NULL && dtl__context_rank(ctx_object) == root &&
                     dtl__extent(recvcounts, displs, dtl__context_size(ctx_object)) > 0))
        return dtl__refuse_in(
            dtl__context_comm(ctx_object), DTL_ERROR_NULL_POINTER, "gatherv", "recvbuf-null",
            "recvbuf is NULL, but rank(ctx) == root and extent(recvcounts, displs) > 0");
    if (DTL_UNLIKELY(!dtl__is_dtype(senddtype)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "gatherv",
                              "senddtype-enum", "senddtype is %lld; expected a dtl_dtype",
                              (long long)senddtype);
    if (DTL_UNLIKELY(!dtl__is_dtype(recvdtype)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "gatherv",
                              "recvdtype-enum", "recvdtype is %lld; expected a dtl_dtype",
                              (long long)recvdtype);
    if (DTL_UNLIKELY(sendcount > dtl__limit(senddtype)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "gatherv",
                              "sendcount-limit",
                              "sendcount is %llu; expected sendcount <= limit(senddtype) (%llu)",
                              (unsigned long long)sendcount,
                              (unsigned long long)dtl__limit(senddtype));
    if (DTL_UNLIKELY(root < 0 || root >= dtl__context_size(ctx_object)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_RANK, "gatherv",
                              "root-range",
                              "root is %lld; expected root >= 0 and root < size(ctx) (%lld)",
                              (long long)root, (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root &&
                     recvcounts[dtl__context_rank(ctx_object)] != sendcount))
        return dtl__refuse_in(
            dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "gatherv", "count",
            "expected rank(ctx) != root or entry(recvcounts, rank(ctx)) == sendcount");
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root && recvdtype != senddtype))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "gatherv",
                              "dtype", "expected rank(ctx) != root or recvdtype == senddtype");
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root && dtl__overlaps(sendbuf,
                     dtl__times(sendcount, dtl__bytes(senddtype)), recvbuf,
                     dtl__times(dtl__extent(recvcounts, displs, dtl__context_size(ctx_object)),
                     dtl__bytes(recvdtype)))))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "gatherv",
                              "recvbuf-overlap",
                              "recvbuf overlaps sendbuf; expected no overlap with sendbuf");

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_GATHERV, dtl__context_comm(ctx_object),
                                           (const int64_t[]){senddtype, root}, 2);
        if (begun != DTL_SUCCESS)
            return begun;
        dtl_status status = dtl_impl_gatherv(ctx_object, sendbuf, sendcount, senddtype, recvbuf,
                                             recvcounts, displs, recvdtype, root);
        dtl__call_end(CALL_GATHERV, dtl__context_comm(ctx_object), status);
        return status;
    }
    return dtl_impl_gatherv(ctx_object, sendbuf, sendcount, senddtype, recvbuf, recvcounts, displs,
                            recvdtype, root);
}

/* spec/collective.yaml: scatterv */
dtl_status dtl_scatterv(dtl_context_t ctx, const void *sendbuf, const dtl_size_t *sendcounts,
                        const dtl_size_t *displs, dtl_dtype senddtype, void *recvbuf,
                        dtl_size_t recvcount, dtl_dtype recvdtype, dtl_rank_t root)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "scatterv", "state",
                           "the library is shut down; expected a call before the process leaves");
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "scatterv", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(sendcounts == NULL && dtl__context_rank(ctx_object) == root &&
                     dtl__context_size(ctx_object) > 0))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_NULL_POINTER, "scatterv",
                              "sendcounts-null",
                              "sendcounts is NULL, but rank(ctx) == root and size(ctx) > 0");
    if (DTL_UNLIKELY(sendbuf == NULL && dtl__context_rank(ctx_object) == root &&
                     dtl__extent(sendcounts, displs, dtl__context_size(ctx_object)) > 0))
        return dtl__refuse_in(
            dtl__context_comm(ctx_object), DTL_ERROR_NULL_POINTER, "scatterv", "sendbuf-null",
            "sendbuf is NULL, but rank(ctx) == root and extent(sendcounts, displs) > 0");
    if (DTL_UNLIKELY(recvbuf == NULL && recvcount > 0))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_NULL_POINTER, "scatterv",
                              "recvbuf-null", "recvbuf is NULL, but recvcount (%llu) > 0",
                              (unsigned long long)recvcount);
    if (DTL_UNLIKELY(!dtl__is_dtype(senddtype)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "scatterv", "senddtype-enum",
                              "senddtype is %lld; expected a dtl_dtype", (long long)senddtype);
    if (DTL_UNLIKELY(!dtl__is_dtype(recvdtype)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "scatterv", "recvdtype-enum",
                              "recvdtype is %lld; expected a dtl_dtype", (long long)recvdtype);
    if (DTL_UNLIKELY(recvcount > dtl__limit(recvdtype)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "scatterv", "recvcount-limit",
                              "recvcount is %llu; expected recvcount <= limit(recvdtype) (%llu)",
                              (unsigned long long)recvcount,
                              (unsigned long long)dtl__limit(recvdtype));
    if (DTL_UNLIKELY(root < 0 || root >= dtl__context_size(ctx_object)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_RANK, "scatterv",
                              "root-range",
                              "root is %lld; expected root >= 0 and root < size(ctx) (%lld)",
                              (long long)root, (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root &&
                     sendcounts[dtl__context_rank(ctx_object)] != recvcount))
        return dtl__refuse_in(
            dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "scatterv", "count",
            "expected rank(ctx) != root or entry(sendcounts, rank(ctx)) == recvcount");
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root && senddtype != recvdtype))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "scatterv", "dtype",
                              "expected rank(ctx) != root or senddtype == recvdtype");
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root && dtl__overlaps(sendbuf,
                     dtl__times(dtl__extent(sendcounts, displs, dtl__context_size(ctx_object)),
                     dtl__bytes(senddtype)), recvbuf, dtl__times(recvcount,
                     dtl__bytes(recvdtype)))))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "scatterv", "recvbuf-overlap",
                              "recvbuf overlaps sendbuf; expected no overlap with sendbuf");

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_SCATTERV, dtl__context_comm(ctx_object),
                                           (const int64_t[]){recvdtype, root}, 2);
        if (begun != DTL_SUCCESS)
            return begun;
        dtl_status status = dtl_impl_scatterv(ctx_object, sendbuf, sendcounts, displs, senddtype,
                                              recvbuf, recvcount, recvdtype, root);
        dtl__call_end(CALL_SCATTERV, dtl__context_comm(ctx_object), status);
        return status;
    }
    return dtl_impl_scatterv(ctx_object, sendbuf, sendcounts, displs, senddtype, recvbuf,
                             recvcount, recvdtype, root);
}

/* spec/collective.yaml: allgatherv */
dtl_status dtl_allgatherv(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                          dtl_dtype dtype, void *recvbuf, const dtl_size_t *recvcounts,
                          const dtl_size_t *displs)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "allgatherv", "state",
                           "the library is shut down; expected a call before the process leaves");
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "allgatherv", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(recvcounts == NULL && dtl__context_size(ctx_object) > 0))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_NULL_POINTER, "allgatherv",
                              "recvcounts-null", "recvcounts is NULL, but size(ctx) (%lld) > 0",
                              (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(sendbuf == NULL && sendcount > 0))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_NULL_POINTER, "allgatherv",
                              "sendbuf-null", "sendbuf is NULL, but sendcount (%llu) > 0",
                              (unsigned long long)sendcount);
    if (DTL_UNLIKELY(recvbuf == NULL && dtl__extent(recvcounts, displs,
                     dtl__context_size(ctx_object)) > 0))
        return dtl__refuse_in(
            dtl__context_comm(ctx_object), DTL_ERROR_NULL_POINTER, "allgatherv", "recvbuf-null",
            "recvbuf is NULL, but extent(recvcounts, displs) (%llu) > 0",
            (unsigned long long)dtl__extent(recvcounts, displs, dtl__context_size(ctx_object)));
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "allgatherv", "dtype-enum", "dtype is %lld; expected a dtl_dtype",
                              (long long)dtype);
    if (DTL_UNLIKELY(sendcount > dtl__limit(dtype)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "allgatherv", "sendcount-limit",
                              "sendcount is %llu; expected sendcount <= limit(dtype) (%llu)",
                              (unsigned long long)sendcount, (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(recvcounts[dtl__context_rank(ctx_object)] != sendcount))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "allgatherv", "count",
                              "expected entry(recvcounts, rank(ctx)) == sendcount");
    if (DTL_UNLIKELY(dtl__overlaps(sendbuf, dtl__times(sendcount, dtl__bytes(dtype)), recvbuf,
                     dtl__times(dtl__extent(recvcounts, displs, dtl__context_size(ctx_object)),
                     dtl__bytes(dtype)))))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "allgatherv", "recvbuf-overlap",
                              "recvbuf overlaps sendbuf; expected no overlap with sendbuf");

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_ALLGATHERV, dtl__context_comm(ctx_object),
                                           (const int64_t[]){dtype}, 1);
        if (begun != DTL_SUCCESS)
            return begun;
        dtl_status status = dtl_impl_allgatherv(ctx_object, sendbuf, sendcount, dtype, recvbuf,
                                                recvcounts, displs);
        dtl__call_end(CALL_ALLGATHERV, dtl__context_comm(ctx_object), status);
        return status;
    }
    return dtl_impl_allgatherv(ctx_object, sendbuf, sendcount, dtype, recvbuf, recvcounts, displs);
}

/* spec/collective.yaml: alltoallv */
dtl_status dtl_alltoallv(dtl_context_t ctx, const void *sendbuf, const dtl_size_t *sendcounts,
                         const dtl_size_t *sdispls, dtl_dtype senddtype, void *recvbuf,
                         const dtl_size_t *recvcounts, const dtl_size_t *rdispls,
                         dtl_dtype recvdtype)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "alltoallv", "state",
                           "the library is shut down; expected a call before the process leaves");
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "alltoallv", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(sendcounts == NULL && dtl__context_size(ctx_object) > 0))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_NULL_POINTER, "alltoallv",
                              "sendcounts-null", "sendcounts is NULL, but size(ctx) (%lld) > 0",
                              (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(recvcounts == NULL && dtl__context_size(ctx_object) > 0))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_NULL_POINTER, "alltoallv",
                              "recvcounts-null", "recvcounts is NULL, but size(ctx) (%lld) > 0",
                              (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(sendbuf == NULL && dtl__extent(sendcounts, sdispls,
                     dtl__context_size(ctx_object)) > 0))
        return dtl__refuse_in(
            dtl__context_comm(ctx_object), DTL_ERROR_NULL_POINTER, "alltoallv", "sendbuf-null",
            "sendbuf is NULL, but extent(sendcounts, sdispls) (%llu) > 0",
            (unsigned long long)dtl__extent(sendcounts, sdispls, dtl__context_size(ctx_object)));
    if (DTL_UNLIKELY(recvbuf == NULL && dtl__extent(recvcounts, rdispls,
                     dtl__context_size(ctx_object)) > 0))
        return dtl__refuse_in(
            dtl__context_comm(ctx_object), DTL_ERROR_NULL_POINTER, "alltoallv", "recvbuf-null",
            "recvbuf is NULL, but extent(recvcounts, rdispls) (%llu) > 0",
            (unsigned long long)dtl__extent(recvcounts, rdispls, dtl__context_size(ctx_object)));
    if (DTL_UNLIKELY(!dtl__is_dtype(senddtype)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "alltoallv", "senddtype-enum",
                              "senddtype is %lld; expected a dtl_dtype", (long long)senddtype);
    if (DTL_UNLIKELY(!dtl__is_dtype(recvdtype)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "alltoallv", "recvdtype-enum",
                              "recvdtype is %lld; expected a dtl_dtype", (long long)recvdtype);
    if (DTL_UNLIKELY(recvcounts[dtl__context_rank(ctx_object)] !=
                     sendcounts[dtl__context_rank(ctx_object)]))
        return dtl__refuse_in(
            dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "alltoallv", "count",
            "expected entry(recvcounts, rank(ctx)) == entry(sendcounts, rank(ctx))");
    if (DTL_UNLIKELY(recvdtype != senddtype))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "alltoallv", "dtype",
                              "expected recvdtype (%lld) == senddtype (%lld)",
                              (long long)recvdtype, (long long)senddtype);
    if (DTL_UNLIKELY(dtl__overlaps(sendbuf, dtl__times(dtl__extent(sendcounts, sdispls,
                     dtl__context_size(ctx_object)), dtl__bytes(senddtype)), recvbuf,
                     dtl__times(dtl__extent(recvcounts, rdispls, dtl__context_size(ctx_object)),
                     dtl__bytes(recvdtype)))))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "alltoallv", "recvbuf-overlap",
                              "recvbuf overlaps sendbuf; expected no overlap with sendbuf");

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_ALLTOALLV, dtl__context_comm(ctx_object),
                                           (const int64_t[]){senddtype}, 1);
        if (begun != DTL_SUCCESS)
            return begun;
        dtl_status status = dtl_impl_alltoallv(ctx_object, sendbuf, sendcounts, sdispls, senddtype,
                                               recvbuf, recvcounts, rdispls, recvdtype);
        dtl__call_end(CALL_ALLTOALLV, dtl__context_comm(ctx_object), status);
        return status;
    }
    return dtl_impl_alltoallv(ctx_object, sendbuf, sendcounts, sdispls, senddtype, recvbuf,
                              recvcounts, rdispls, recvdtype);
}

/* spec/collective.yaml: scan */
dtl_status dtl_scan(dtl_context_t ctx, const void *sendbuf, void *recvbuf, dtl_size_t count,
                    dtl_dtype dtype, dtl_reduce_op op)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "scan", "state",
                           "the library is shut down; expected a call before the process leaves");
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "scan", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(sendbuf == NULL && count > 0))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_NULL_POINTER, "scan",
                              "sendbuf-null", "sendbuf is NULL, but count (%llu) > 0",
                              (unsigned long long)count);
    if (DTL_UNLIKELY(recvbuf == NULL && count > 0))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_NULL_POINTER, "scan",
                              "recvbuf-null", "recvbuf is NULL, but count (%llu) > 0",
                              (unsigned long long)count);
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "scan",
                              "dtype-enum", "dtype is %lld; expected a dtl_dtype",
                              (long long)dtype);
    if (DTL_UNLIKELY(!dtl__is_reduce_op(op)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "scan",
                              "op-enum", "op is %lld; expected a dtl_reduce_op", (long long)op);
    if (DTL_UNLIKELY(count > dtl__limit(dtype)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "scan",
                              "count-limit",
                              "count is %llu; expected count <= limit(dtype) (%llu)",
                              (unsigned long long)count, (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(sendbuf != recvbuf && dtl__overlaps(sendbuf, dtl__times(count,
                     dtl__bytes(dtype)), recvbuf, dtl__times(count, dtl__bytes(dtype)))))
        return dtl__refuse_in(
            dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "scan", "recvbuf-overlap",
            "recvbuf overlaps sendbuf; expected no overlap with sendbuf unless both are the same");
    if (DTL_UNLIKELY(!dtl__is_defined(op, dtype)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "scan",
                              "op-op", "op is %s; expected an operation defined for dtype (%s)",
                              dtl__operation_names[op], dtl__dtype(dtype)->name);

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_SCAN, dtl__context_comm(ctx_object),
                                           (const int64_t[]){count, dtype, op}, 3);
        if (begun != DTL_SUCCESS)
            return begun;
        dtl_status status = dtl_impl_scan(ctx_object, sendbuf, recvbuf, count, dtype, op);
        dtl__call_end(CALL_SCAN, dtl__context_comm(ctx_object), status);
        return status;
    }
    return dtl_impl_scan(ctx_object, sendbuf, recvbuf, count, dtype, op);
}

/* spec/collective.yaml: exscan */
dtl_status dtl_exscan(dtl_context_t ctx, const void *sendbuf, void *recvbuf, dtl_size_t count,
                      dtl_dtype dtype, dtl_reduce_op op)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "exscan", "state",
                           "the library is shut down; expected a call before the process leaves");
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "exscan", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(sendbuf == NULL && count > 0))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_NULL_POINTER, "exscan",
                              "sendbuf-null", "sendbuf is NULL, but count (%llu) > 0",
                              (unsigned long long)count);
    if (DTL_UNLIKELY(recvbuf == NULL && count > 0))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_NULL_POINTER, "exscan",
                              "recvbuf-null", "recvbuf is NULL, but count (%llu) > 0",
                              (unsigned long long)count);
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "exscan",
                              "dtype-enum", "dtype is %lld; expected a dtl_dtype",
                              (long long)dtype);
    if (DTL_UNLIKELY(!dtl__is_reduce_op(op)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "exscan",
                              "op-enum", "op is %lld; expected a dtl_reduce_op", (long long)op);
    if (DTL_UNLIKELY(count > dtl__limit(dtype)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "exscan",
                              "count-limit",
                              "count is %llu; expected count <= limit(dtype) (%llu)",
                              (unsigned long long)count, (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(sendbuf != recvbuf && dtl__overlaps(sendbuf, dtl__times(count,
                     dtl__bytes(dtype)), recvbuf, dtl__times(count, dtl__bytes(dtype)))))
        return dtl__refuse_in(
            dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "exscan", "recvbuf-overlap",
            "recvbuf overlaps sendbuf; expected no overlap with sendbuf unless both are the same");
    if (DTL_UNLIKELY(!dtl__is_defined(op, dtype)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "exscan",
                              "op-op", "op is %s; expected an operation defined for dtype (%s)",
                              dtl__operation_names[op], dtl__dtype(dtype)->name);

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_EXSCAN, dtl__context_comm(ctx_object),
                                           (const int64_t[]){count, dtype, op}, 3);
        if (begun != DTL_SUCCESS)
            return begun;
        dtl_status status = dtl_impl_exscan(ctx_object, sendbuf, recvbuf, count, dtype, op);
        dtl__call_end(CALL_EXSCAN, dtl__context_comm(ctx_object), status);
        return status;
    }
    return dtl_impl_exscan(ctx_object, sendbuf, recvbuf, count, dtype, op);
}

/* spec/collective.yaml: reduce_scatter */
dtl_status dtl_reduce_scatter(dtl_context_t ctx, const void *sendbuf, void *recvbuf,
                              const dtl_size_t *recvcounts, dtl_dtype dtype, dtl_reduce_op op)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "reduce_scatter", "state",
                           "the library is shut down; expected a call before the process leaves");
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "reduce_scatter", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(recvcounts == NULL && dtl__context_size(ctx_object) > 0))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_NULL_POINTER,
                              "reduce_scatter", "recvcounts-null",
                              "recvcounts is NULL, but size(ctx) (%lld) > 0",
                              (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(sendbuf == NULL && dtl__sum(recvcounts, dtl__context_size(ctx_object)) > 0))
        return dtl__refuse_in(
            dtl__context_comm(ctx_object), DTL_ERROR_NULL_POINTER, "reduce_scatter",
            "sendbuf-null", "sendbuf is NULL, but sum(recvcounts) (%llu) > 0",
            (unsigned long long)dtl__sum(recvcounts, dtl__context_size(ctx_object)));
    if (DTL_UNLIKELY(recvbuf == NULL && recvcounts[dtl__context_rank(ctx_object)] > 0))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_NULL_POINTER,
                              "reduce_scatter", "recvbuf-null",
                              "recvbuf is NULL, but entry(recvcounts, rank(ctx)) (%llu) > 0",
                              (unsigned long long)recvcounts[dtl__context_rank(ctx_object)]);
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "reduce_scatter", "dtype-enum",
                              "dtype is %lld; expected a dtl_dtype", (long long)dtype);
    if (DTL_UNLIKELY(!dtl__is_reduce_op(op)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "reduce_scatter", "op-enum", "op is %lld; expected a dtl_reduce_op",
                              (long long)op);
    if (DTL_UNLIKELY(dtl__overlaps(sendbuf, dtl__times(dtl__sum(recvcounts,
                     dtl__context_size(ctx_object)), dtl__bytes(dtype)), recvbuf,
                     dtl__times(recvcounts[dtl__context_rank(ctx_object)], dtl__bytes(dtype)))))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "reduce_scatter", "recvbuf-overlap",
                              "recvbuf overlaps sendbuf; expected no overlap with sendbuf");
    if (DTL_UNLIKELY(!dtl__is_defined(op, dtype)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "reduce_scatter", "op-op",
                              "op is %s; expected an operation defined for dtype (%s)",
                              dtl__operation_names[op], dtl__dtype(dtype)->name);

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_REDUCE_SCATTER, dtl__context_comm(ctx_object),
                                           (const int64_t[]){dtype, op}, 2);
        if (begun != DTL_SUCCESS)
            return begun;
        dtl_status status = dtl_impl_reduce_scatter(ctx_object, sendbuf, recvbuf, recvcounts,
                                                    dtype, op);
        dtl__call_end(CALL_REDUCE_SCATTER, dtl__context_comm(ctx_object), status);
        return status;
    }
    return dtl_impl_reduce_scatter(ctx_object, sendbuf, recvbuf, recvcounts, dtype, op);
}

/* spec/collective.yaml: reduce_scatter_block */
dtl_status dtl_reduce_scatter_block(dtl_context_t ctx, const void *sendbuf, void *recvbuf,
                                    dtl_size_t recvcount, dtl_dtype dtype, dtl_reduce_op op)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "reduce_scatter_block", "state",
                           "the library is shut down; expected a call before the process leaves");
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "reduce_scatter_block",
                                                    "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(sendbuf == NULL && dtl__times(recvcount, dtl__context_size(ctx_object)) > 0))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_NULL_POINTER,
                              "reduce_scatter_block", "sendbuf-null",
                              "sendbuf is NULL, but recvcount (%llu) * size(ctx) (%lld) > 0",
                              (unsigned long long)recvcount,
                              (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(recvbuf == NULL && recvcount > 0))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_NULL_POINTER,
                              "reduce_scatter_block", "recvbuf-null",
                              "recvbuf is NULL, but recvcount (%llu) > 0",
                              (unsigned long long)recvcount);
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "reduce_scatter_block", "dtype-enum",
                              "dtype is %lld; expected a dtl_dtype", (long long)dtype);
    if (DTL_UNLIKELY(!dtl__is_reduce_op(op)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "reduce_scatter_block", "op-enum",
                              "op is %lld; expected a dtl_reduce_op", (long long)op);
    if (DTL_UNLIKELY(recvcount > dtl__limit(dtype)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "reduce_scatter_block", "recvcount-limit",
                              "recvcount is %llu; expected recvcount <= limit(dtype) (%llu)",
                              (unsigned long long)recvcount, (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(recvcount > dtl__limit(dtype) / dtl__context_size(ctx_object)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "reduce_scatter_block", "recvcount-limit",
                              "recvcount is %llu; expected recvcount <= limit(dtype) / size(ctx)",
                              (unsigned long long)recvcount);
    if (DTL_UNLIKELY(dtl__overlaps(sendbuf, dtl__times(dtl__times(recvcount,
                     dtl__context_size(ctx_object)), dtl__bytes(dtype)), recvbuf,
                     dtl__times(recvcount, dtl__bytes(dtype)))))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "reduce_scatter_block", "recvbuf-overlap",
                              "recvbuf overlaps sendbuf; expected no overlap with sendbuf");
    if (DTL_UNLIKELY(!dtl__is_defined(op, dtype)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "reduce_scatter_block", "op-op",
                              "op is %s; expected an operation defined for dtype (%s)",
                              dtl__operation_names[op], dtl__dtype(dtype)->name);

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_REDUCE_SCATTER_BLOCK,
                                           dtl__context_comm(ctx_object),
                                           (const int64_t[]){recvcount, dtype, op}, 3);
        if (begun != DTL_SUCCESS)
            return begun;
        dtl_status status = dtl_impl_reduce_scatter_block(ctx_object, sendbuf, recvbuf, recvcount,
                                                          dtype, op);
        dtl__call_end(CALL_REDUCE_SCATTER_BLOCK, dtl__context_comm(ctx_object), status);
        return status;
    }
    return dtl_impl_reduce_scatter_block(ctx_object, sendbuf, recvbuf, recvcount, dtype, op);
}
