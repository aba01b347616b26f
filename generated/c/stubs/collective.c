/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/stubs.c.j2.
 * Do not edit. */
#include "dtl_conditions.h"
#include "dtl_enums.h"
#include "dtl_guard.h"
#include "dtl_impl.h"
#include "dtl_record.h"
#include "dtl_kernels.h"

/* spec/collective.yaml: barrier: the observed path */
static DTL_NOINLINE dtl_status barrier_observed(dtl_context_t ctx, struct context *ctx_object)
{
    struct context *entered = ctx_object;
    dtl_status begun = dtl__call_begin(CALL_BARRIER, ctx_object, NULL, 0);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
        };
        dtl__record_call(CALL_BARRIER, dtl__arguments, 1);
    }
    dtl_status status = dtl_impl_barrier(ctx_object);
    status = dtl__call_agree(CALL_BARRIER, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_BARRIER, status);
    dtl__record_end(status);
    dtl__call_end(CALL_BARRIER, dtl__context_error_scope(ctx_object), status);
    return status;
}

/* spec/collective.yaml: barrier */
dtl_status dtl_barrier(dtl_context_t ctx)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "barrier", "state", "%s", dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "barrier", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_BARRIER);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;

    if (DTL_UNLIKELY(dtl__observed))
        return barrier_observed(ctx, ctx_object);
    dtl_status status = dtl_impl_barrier(ctx_object);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_BARRIER, status);
}

/* spec/collective.yaml: broadcast: the observed path */
static DTL_NOINLINE dtl_status broadcast_observed(dtl_context_t ctx, void *buf, dtl_size_t count,
                                                  dtl_dtype dtype, dtl_rank_t root,
                                                  struct context *ctx_object)
{
    struct context *entered = ctx_object;
    dtl_status begun = dtl__call_begin(CALL_BROADCAST, ctx_object,
                                       (const int64_t[]){count, dtype, root}, 3);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    dtl__call_moves(CALL_BROADCAST, dtl__times(count, dtl__bytes(dtype)),
                    dtl__times(count, dtl__bytes(dtype)));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
            {'r', buf, dtl__times(count, dtl__bytes(dtype))},
            {'n', &count, sizeof count},
            {'n', &dtype, sizeof dtype},
            {'n', &root, sizeof root},
        };
        dtl__record_call(CALL_BROADCAST, dtl__arguments, 5);
    }
    dtl_status status = dtl_impl_broadcast(ctx_object, buf, count, dtype, root);
    status = dtl__call_agree(CALL_BROADCAST, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_BROADCAST, status);
    dtl__record_end(status);
    dtl__call_end(CALL_BROADCAST, dtl__context_error_scope(ctx_object), status);
    return status;
}

/* spec/collective.yaml: broadcast */
dtl_status dtl_broadcast(dtl_context_t ctx, void *buf, dtl_size_t count, dtl_dtype dtype,
                         dtl_rank_t root)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "broadcast", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "broadcast", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(buf) && count > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "broadcast", "buf-null",
                              "buf is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "broadcast", "dtype-enum", "dtype is %lld; expected a dtl_dtype",
                              (long long)dtype);
    if (DTL_UNLIKELY(count > dtl__limit(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "broadcast", "count-limit",
                              "count is %lld; expected 0 <= count <= limit(dtype) (%llu)",
                              (long long)count, (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(root < 0 || root >= dtl__context_size(ctx_object)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_RANK,
                              "broadcast", "root-range",
                              "root is %lld; expected root >= 0 and root < size(ctx) (%lld)",
                              (long long)root, (long long)dtl__context_size(ctx_object));

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_BROADCAST);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;

    if (DTL_UNLIKELY(dtl__observed))
        return broadcast_observed(ctx, buf, count, dtype, root, ctx_object);
    dtl_status status = dtl_impl_broadcast(ctx_object, buf, count, dtype, root);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_BROADCAST, status);
}

/* spec/collective.yaml: reduce: the observed path */
static DTL_NOINLINE dtl_status reduce_observed(dtl_context_t ctx, const void *sendbuf,
                                               void *recvbuf, dtl_size_t count, dtl_dtype dtype,
                                               dtl_reduce_op op, dtl_rank_t root,
                                               struct context *ctx_object)
{
    struct context *entered = ctx_object;
    dtl_status begun = dtl__call_begin(CALL_REDUCE, ctx_object,
                                       (const int64_t[]){count, dtype, op, root}, 4);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    dtl__call_moves(
        CALL_REDUCE, dtl__times(count, dtl__bytes(dtype)),
        dtl__context_rank(ctx_object) == root ? dtl__times(count, dtl__bytes(dtype)) : 0);
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
            {'r', sendbuf, dtl__times(count, dtl__bytes(dtype))},
            {'w', recvbuf, dtl__context_rank(ctx_object) == root ? dtl__times(count,
                           dtl__bytes(dtype)) : 0},
            {'n', &count, sizeof count},
            {'n', &dtype, sizeof dtype},
            {'n', &op, sizeof op},
            {'n', &root, sizeof root},
        };
        dtl__record_call(CALL_REDUCE, dtl__arguments, 7);
    }
    dtl_status status = dtl_impl_reduce(ctx_object, sendbuf, recvbuf, count, dtype, op, root);
    status = dtl__call_agree(CALL_REDUCE, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_REDUCE, status);
    dtl__record_end(status);
    dtl__call_end(CALL_REDUCE, dtl__context_error_scope(ctx_object), status);
    return status;
}

/* spec/collective.yaml: reduce */
dtl_status dtl_reduce(dtl_context_t ctx, const void *sendbuf, void *recvbuf, dtl_size_t count,
                      dtl_dtype dtype, dtl_reduce_op op, dtl_rank_t root)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "reduce", "state", "%s", dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "reduce", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(sendbuf) && count > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "reduce", "sendbuf-null",
                              "sendbuf is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(dtl__is_null(recvbuf) && dtl__context_rank(ctx_object) == root && count > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER, "reduce", "recvbuf-null",
            "recvbuf is NULL; expected an address where rank(ctx) (%lld) == root (%lld) and count"
            " (%lld) > 0",
            (long long)dtl__context_rank(ctx_object), (long long)root, (long long)count);
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "reduce", "dtype-enum", "dtype is %lld; expected a dtl_dtype",
                              (long long)dtype);
    if (DTL_UNLIKELY(!dtl__is_reduce_op(op)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "reduce", "op-enum", "op is %lld; expected a dtl_reduce_op",
                              (long long)op);
    if (DTL_UNLIKELY(count > dtl__limit(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "reduce", "count-limit",
                              "count is %lld; expected 0 <= count <= limit(dtype) (%llu)",
                              (long long)count, (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(root < 0 || root >= dtl__context_size(ctx_object)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_RANK,
                              "reduce", "root-range",
                              "root is %lld; expected root >= 0 and root < size(ctx) (%lld)",
                              (long long)root, (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root && sendbuf != recvbuf &&
                     dtl__overlaps(sendbuf, dtl__times(count, dtl__bytes(dtype)), recvbuf,
                     dtl__times(count, dtl__bytes(dtype)))))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "reduce",
            "recvbuf-overlap",
            "recvbuf overlaps sendbuf; expected no overlap with sendbuf unless both are the same");
    if (DTL_UNLIKELY(!dtl__is_defined(op, dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "reduce", "op-op",
                              "op is %s; expected an operation defined for dtype (%s)",
                              dtl__operation_names[op], dtl__dtype(dtype)->name);

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_REDUCE);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;

    if (DTL_UNLIKELY(dtl__observed))
        return reduce_observed(ctx, sendbuf, recvbuf, count, dtype, op, root, ctx_object);
    dtl_status status = dtl_impl_reduce(ctx_object, sendbuf, recvbuf, count, dtype, op, root);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_REDUCE, status);
}

/* spec/collective.yaml: allreduce: the observed path */
static DTL_NOINLINE dtl_status allreduce_observed(dtl_context_t ctx, const void *sendbuf,
                                                  void *recvbuf, dtl_size_t count, dtl_dtype dtype,
                                                  dtl_reduce_op op, struct context *ctx_object)
{
    struct context *entered = ctx_object;
    dtl_status begun = dtl__call_begin(CALL_ALLREDUCE, ctx_object,
                                       (const int64_t[]){count, dtype, op}, 3);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    dtl__call_moves(CALL_ALLREDUCE, dtl__times(count, dtl__bytes(dtype)),
                    dtl__times(count, dtl__bytes(dtype)));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
            {'r', sendbuf, dtl__times(count, dtl__bytes(dtype))},
            {'w', recvbuf, dtl__times(count, dtl__bytes(dtype))},
            {'n', &count, sizeof count},
            {'n', &dtype, sizeof dtype},
            {'n', &op, sizeof op},
        };
        dtl__record_call(CALL_ALLREDUCE, dtl__arguments, 6);
    }
    dtl_status status = dtl_impl_allreduce(ctx_object, sendbuf, recvbuf, count, dtype, op);
    status = dtl__call_agree(CALL_ALLREDUCE, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_ALLREDUCE, status);
    dtl__record_end(status);
    dtl__call_end(CALL_ALLREDUCE, dtl__context_error_scope(ctx_object), status);
    return status;
}

/* spec/collective.yaml: allreduce */
dtl_status dtl_allreduce(dtl_context_t ctx, const void *sendbuf, void *recvbuf, dtl_size_t count,
                         dtl_dtype dtype, dtl_reduce_op op)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "allreduce", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "allreduce", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(sendbuf) && count > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "allreduce", "sendbuf-null",
                              "sendbuf is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(dtl__is_null(recvbuf) && count > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "allreduce", "recvbuf-null",
                              "recvbuf is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "allreduce", "dtype-enum", "dtype is %lld; expected a dtl_dtype",
                              (long long)dtype);
    if (DTL_UNLIKELY(!dtl__is_reduce_op(op)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "allreduce", "op-enum", "op is %lld; expected a dtl_reduce_op",
                              (long long)op);
    if (DTL_UNLIKELY(count > dtl__limit(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "allreduce", "count-limit",
                              "count is %lld; expected 0 <= count <= limit(dtype) (%llu)",
                              (long long)count, (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(sendbuf != recvbuf && dtl__overlaps(sendbuf, dtl__times(count,
                     dtl__bytes(dtype)), recvbuf, dtl__times(count, dtl__bytes(dtype)))))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "allreduce",
            "recvbuf-overlap",
            "recvbuf overlaps sendbuf; expected no overlap with sendbuf unless both are the same");
    if (DTL_UNLIKELY(!dtl__is_defined(op, dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "allreduce", "op-op",
                              "op is %s; expected an operation defined for dtype (%s)",
                              dtl__operation_names[op], dtl__dtype(dtype)->name);

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_ALLREDUCE);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;

    if (DTL_UNLIKELY(dtl__observed))
        return allreduce_observed(ctx, sendbuf, recvbuf, count, dtype, op, ctx_object);
    dtl_status status = dtl_impl_allreduce(ctx_object, sendbuf, recvbuf, count, dtype, op);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_ALLREDUCE, status);
}

/* spec/collective.yaml: allreduce_alike: the observed path */
static DTL_NOINLINE dtl_status allreduce_alike_observed(dtl_context_t ctx, const void *sendbuf,
                                                        void *recvbuf, dtl_size_t count,
                                                        dtl_dtype dtype, int32_t op, int64_t form,
                                                        int is_number, int32_t *result_dtype,
                                                        struct context *ctx_object)
{
    struct context *entered = ctx_object;
    if (dtl__devices_in_use && dtl__device_memory_refused(dtl__context_error_scope(ctx_object),
                                                          "allreduce_alike",
                                                          "sendbuf", sendbuf,
                                                          "recvbuf", recvbuf, NULL)) {
        dtl__context_leave(entered);
        return DTL_ERROR_INVALID_ARGUMENT;
    }
    if (!dtl__observed) {
        dtl_status status = dtl_impl_allreduce_alike(ctx_object, sendbuf, recvbuf, count,
                                                     dtype, op, form, is_number, result_dtype);
        dtl__context_leave_with(entered, status);
        dtl__result(CALL_ALLREDUCE_ALIKE, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_ALLREDUCE_ALIKE, ctx_object,
                                       (const int64_t[]){count, dtype, op, form, is_number}, 5);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    dtl__call_moves(CALL_ALLREDUCE_ALIKE, dtl__times(count, dtl__bytes(dtype)),
                    dtl__times(count, dtl__bytes(dtype)));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
            {'r', sendbuf, dtl__times(count, dtl__bytes(dtype))},
            {'w', recvbuf, dtl__times(count, dtl__bytes(dtype))},
            {'n', &count, sizeof count},
            {'n', &dtype, sizeof dtype},
            {'n', &op, sizeof op},
            {'n', &form, sizeof form},
            {'n', &is_number, sizeof is_number},
            {'w', result_dtype, sizeof *result_dtype},
        };
        dtl__record_call(CALL_ALLREDUCE_ALIKE, dtl__arguments, 9);
    }
    dtl_status status = dtl_impl_allreduce_alike(ctx_object, sendbuf, recvbuf, count, dtype,
                                                 op, form, is_number, result_dtype);
    status = dtl__call_agree(CALL_ALLREDUCE_ALIKE, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_ALLREDUCE_ALIKE, status);
    dtl__record_end(status);
    dtl__call_end(CALL_ALLREDUCE_ALIKE, dtl__context_error_scope(ctx_object), status);
    return status;
}

/* spec/collective.yaml: allreduce_alike */
dtl_status dtl_allreduce_alike(dtl_context_t ctx, const void *sendbuf, void *recvbuf,
                               dtl_size_t count, dtl_dtype dtype, int32_t op, int64_t form,
                               int is_number, int32_t *result_dtype)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "allreduce_alike", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "allreduce_alike", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(sendbuf) && count > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "allreduce_alike", "sendbuf-null",
                              "sendbuf is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(dtl__is_null(recvbuf) && count > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "allreduce_alike", "recvbuf-null",
                              "recvbuf is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(dtl__is_null(result_dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "allreduce_alike", "result_dtype-null",
                              "result_dtype is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "allreduce_alike", "dtype-enum",
                              "dtype is %lld; expected a dtl_dtype", (long long)dtype);
    if (DTL_UNLIKELY(count > dtl__limit(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "allreduce_alike", "count-limit",
                              "count is %lld; expected 0 <= count <= limit(dtype) (%llu)",
                              (long long)count, (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(sendbuf != recvbuf && dtl__overlaps(sendbuf, dtl__times(count,
                     dtl__bytes(dtype)), recvbuf, dtl__times(count, dtl__bytes(dtype)))))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "allreduce_alike",
            "recvbuf-overlap",
            "recvbuf overlaps sendbuf; expected no overlap with sendbuf unless both are the same");

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_ALLREDUCE_ALIKE);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return allreduce_alike_observed(ctx, sendbuf, recvbuf, count, dtype, op, form, is_number,
                                        result_dtype, ctx_object);
    dtl_status status = dtl_impl_allreduce_alike(ctx_object, sendbuf, recvbuf, count, dtype, op,
                                                 form, is_number, result_dtype);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_ALLREDUCE_ALIKE, status);
}

/* spec/collective.yaml: allreduce_float64: the observed path */
static DTL_NOINLINE dtl_status allreduce_float64_observed(dtl_context_t ctx, double value,
                                                          dtl_reduce_op op, double *result,
                                                          struct context *ctx_object)
{
    struct context *entered = ctx_object;
    dtl_status begun = dtl__call_begin(CALL_ALLREDUCE_FLOAT64, ctx_object,
                                       (const int64_t[]){op}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
            {'n', &value, sizeof value},
            {'n', &op, sizeof op},
            {'w', result, sizeof *result},
        };
        dtl__record_call(CALL_ALLREDUCE_FLOAT64, dtl__arguments, 4);
    }
    dtl_status status = dtl_impl_allreduce_float64(ctx_object, value, op, result);
    status = dtl__call_agree(CALL_ALLREDUCE_FLOAT64, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_ALLREDUCE_FLOAT64, status);
    dtl__record_end(status);
    dtl__call_end(CALL_ALLREDUCE_FLOAT64, dtl__context_error_scope(ctx_object), status);
    return status;
}

/* spec/collective.yaml: allreduce_float64 */
dtl_status dtl_allreduce_float64(dtl_context_t ctx, double value, dtl_reduce_op op, double *result)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "allreduce_float64", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "allreduce_float64",
                                                    "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(result)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "allreduce_float64", "result-null",
                              "result is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_reduce_op(op)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "allreduce_float64", "op-enum",
                              "op is %lld; expected a dtl_reduce_op", (long long)op);
    if (DTL_UNLIKELY(!dtl__is_defined(op, DTL_DTYPE_FLOAT64)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "allreduce_float64", "op-op",
                              "op is %s; expected an operation defined for float64 (%s)",
                              dtl__operation_names[op], dtl__dtype(DTL_DTYPE_FLOAT64)->name);

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_ALLREDUCE_FLOAT64);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;

    if (DTL_UNLIKELY(dtl__observed))
        return allreduce_float64_observed(ctx, value, op, result, ctx_object);
    dtl_status status = dtl_impl_allreduce_float64(ctx_object, value, op, result);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_ALLREDUCE_FLOAT64, status);
}

/* spec/collective.yaml: allreduce_int64: the observed path */
static DTL_NOINLINE dtl_status allreduce_int64_observed(dtl_context_t ctx, int64_t value,
                                                        dtl_reduce_op op, int64_t *result,
                                                        struct context *ctx_object)
{
    struct context *entered = ctx_object;
    dtl_status begun = dtl__call_begin(CALL_ALLREDUCE_INT64, ctx_object,
                                       (const int64_t[]){op, value}, 2);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
            {'n', &value, sizeof value},
            {'n', &op, sizeof op},
            {'w', result, sizeof *result},
        };
        dtl__record_call(CALL_ALLREDUCE_INT64, dtl__arguments, 4);
    }
    dtl_status status = dtl_impl_allreduce_int64(ctx_object, value, op, result);
    status = dtl__call_agree(CALL_ALLREDUCE_INT64, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_ALLREDUCE_INT64, status);
    dtl__record_end(status);
    dtl__call_end(CALL_ALLREDUCE_INT64, dtl__context_error_scope(ctx_object), status);
    return status;
}

/* spec/collective.yaml: allreduce_int64 */
dtl_status dtl_allreduce_int64(dtl_context_t ctx, int64_t value, dtl_reduce_op op, int64_t *result)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "allreduce_int64", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "allreduce_int64", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(result)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "allreduce_int64", "result-null",
                              "result is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_reduce_op(op)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "allreduce_int64", "op-enum", "op is %lld; expected a dtl_reduce_op",
                              (long long)op);
    if (DTL_UNLIKELY(!dtl__is_defined(op, DTL_DTYPE_INT64)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "allreduce_int64", "op-op",
                              "op is %s; expected an operation defined for int64 (%s)",
                              dtl__operation_names[op], dtl__dtype(DTL_DTYPE_INT64)->name);

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_ALLREDUCE_INT64);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;

    if (DTL_UNLIKELY(dtl__observed))
        return allreduce_int64_observed(ctx, value, op, result, ctx_object);
    dtl_status status = dtl_impl_allreduce_int64(ctx_object, value, op, result);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_ALLREDUCE_INT64, status);
}

/* spec/collective.yaml: gather: the observed path */
static DTL_NOINLINE dtl_status gather_observed(dtl_context_t ctx, const void *sendbuf,
                                               dtl_size_t sendcount, dtl_dtype senddtype,
                                               void *recvbuf, dtl_size_t recvcount,
                                               dtl_dtype recvdtype, dtl_rank_t root,
                                               struct context *ctx_object)
{
    struct context *entered = ctx_object;
    dtl_status begun = dtl__call_begin(
        CALL_GATHER, ctx_object,
        (const int64_t[]){sendcount, senddtype, root, recvcount, recvdtype}, 5);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    dtl__call_moves(
        CALL_GATHER, dtl__times(sendcount, dtl__bytes(senddtype)),
        dtl__context_rank(ctx_object) == root ? dtl__times(dtl__times(recvcount,
        dtl__context_size(ctx_object)), dtl__bytes(recvdtype)) : 0);
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
            {'r', sendbuf, dtl__times(sendcount, dtl__bytes(senddtype))},
            {'n', &sendcount, sizeof sendcount},
            {'n', &senddtype, sizeof senddtype},
            {'w', recvbuf, dtl__context_rank(ctx_object) == root ?
                           dtl__times(dtl__times(recvcount, dtl__context_size(ctx_object)),
                           dtl__bytes(recvdtype)) : 0},
            {'n', &recvcount, sizeof recvcount},
            {'n', &recvdtype, sizeof recvdtype},
            {'n', &root, sizeof root},
        };
        dtl__record_call(CALL_GATHER, dtl__arguments, 8);
    }
    dtl_status status = dtl_impl_gather(ctx_object, sendbuf, sendcount, senddtype, recvbuf,
                                        recvcount, recvdtype, root);
    status = dtl__call_agree(CALL_GATHER, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_GATHER, status);
    dtl__record_end(status);
    dtl__call_end(CALL_GATHER, dtl__context_error_scope(ctx_object), status);
    return status;
}

/* spec/collective.yaml: gather */
dtl_status dtl_gather(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                      dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                      dtl_dtype recvdtype, dtl_rank_t root)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "gather", "state", "%s", dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "gather", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(sendbuf) && sendcount > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "gather", "sendbuf-null",
                              "sendbuf is NULL; expected an address where sendcount (%lld) > 0",
                              (long long)sendcount);
    if (DTL_UNLIKELY(dtl__is_null(recvbuf) && dtl__context_rank(ctx_object) == root &&
                     dtl__times(recvcount, dtl__context_size(ctx_object)) > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER, "gather", "recvbuf-null",
            "recvbuf is NULL; expected an address where rank(ctx) (%lld) == root (%lld) and "
            "recvcount (%lld) * size(ctx) (%lld) > 0",
            (long long)dtl__context_rank(ctx_object), (long long)root, (long long)recvcount,
            (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(!dtl__is_dtype(senddtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "gather", "senddtype-enum",
                              "senddtype is %lld; expected a dtl_dtype", (long long)senddtype);
    if (DTL_UNLIKELY(!dtl__is_dtype(recvdtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "gather", "recvdtype-enum",
                              "recvdtype is %lld; expected a dtl_dtype", (long long)recvdtype);
    if (DTL_UNLIKELY(sendcount > dtl__limit(senddtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "gather",
            "sendcount-limit",
            "sendcount is %lld; expected 0 <= sendcount <= limit(senddtype) (%llu)",
            (long long)sendcount, (unsigned long long)dtl__limit(senddtype));
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root && dtl__times(recvcount,
                     dtl__context_size(ctx_object)) > dtl__limit(recvdtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "gather",
            "recvcount-limit",
            "recvcount is %lld; expected rank(ctx) (%lld) != root (%lld) or recvcount * size(ctx)"
            " (%lld) <= limit(recvdtype) (%llu)",
            (long long)recvcount, (long long)dtl__context_rank(ctx_object), (long long)root,
            (long long)dtl__context_size(ctx_object), (unsigned long long)dtl__limit(recvdtype));
    if (DTL_UNLIKELY(recvcount > dtl__limit(recvdtype) / dtl__context_size(ctx_object)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "gather",
            "recvcount-limit",
            "recvcount is %lld; expected 0 <= recvcount <= limit(recvdtype) (%llu) / size(ctx) "
            "(%lld)",
            (long long)recvcount, (unsigned long long)dtl__limit(recvdtype),
            (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(root < 0 || root >= dtl__context_size(ctx_object)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_RANK,
                              "gather", "root-range",
                              "root is %lld; expected root >= 0 and root < size(ctx) (%lld)",
                              (long long)root, (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root && recvcount != sendcount))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "gather", "count",
            "recvcount is %lld; expected sendcount (%lld), where rank(ctx) (%lld) == root (%lld)",
            (long long)recvcount, (long long)sendcount, (long long)dtl__context_rank(ctx_object),
            (long long)root);
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root && recvdtype != senddtype))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "gather", "dtype",
            "recvdtype is %lld; expected senddtype (%lld), where rank(ctx) (%lld) == root (%lld)",
            (long long)recvdtype, (long long)senddtype, (long long)dtl__context_rank(ctx_object),
            (long long)root);
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root && dtl__overlaps(sendbuf,
                     dtl__times(sendcount, dtl__bytes(senddtype)), recvbuf,
                     dtl__times(dtl__times(recvcount, dtl__context_size(ctx_object)),
                     dtl__bytes(recvdtype)))))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "gather", "recvbuf-overlap",
                              "recvbuf overlaps sendbuf; expected no overlap with sendbuf");

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_GATHER);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;

    if (DTL_UNLIKELY(dtl__observed))
        return gather_observed(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount, recvdtype,
                               root, ctx_object);
    dtl_status status = dtl_impl_gather(ctx_object, sendbuf, sendcount, senddtype, recvbuf,
                                        recvcount, recvdtype, root);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_GATHER, status);
}

/* spec/collective.yaml: allgather: the observed path */
static DTL_NOINLINE dtl_status allgather_observed(dtl_context_t ctx, const void *sendbuf,
                                                  dtl_size_t sendcount, dtl_dtype senddtype,
                                                  void *recvbuf, dtl_size_t recvcount,
                                                  dtl_dtype recvdtype, struct context *ctx_object)
{
    struct context *entered = ctx_object;
    dtl_status begun = dtl__call_begin(
        CALL_ALLGATHER, ctx_object,
        (const int64_t[]){sendcount, senddtype, recvcount, recvdtype}, 4);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    dtl__call_moves(
        CALL_ALLGATHER, dtl__times(sendcount, dtl__bytes(senddtype)),
        dtl__times(dtl__times(recvcount, dtl__context_size(ctx_object)),
        dtl__bytes(recvdtype)));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
            {'r', sendbuf, dtl__times(sendcount, dtl__bytes(senddtype))},
            {'n', &sendcount, sizeof sendcount},
            {'n', &senddtype, sizeof senddtype},
            {'w', recvbuf, dtl__times(dtl__times(recvcount, dtl__context_size(ctx_object)),
                           dtl__bytes(recvdtype))},
            {'n', &recvcount, sizeof recvcount},
            {'n', &recvdtype, sizeof recvdtype},
        };
        dtl__record_call(CALL_ALLGATHER, dtl__arguments, 7);
    }
    dtl_status status = dtl_impl_allgather(ctx_object, sendbuf, sendcount, senddtype, recvbuf,
                                           recvcount, recvdtype);
    status = dtl__call_agree(CALL_ALLGATHER, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_ALLGATHER, status);
    dtl__record_end(status);
    dtl__call_end(CALL_ALLGATHER, dtl__context_error_scope(ctx_object), status);
    return status;
}

/* spec/collective.yaml: allgather */
dtl_status dtl_allgather(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                         dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                         dtl_dtype recvdtype)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "allgather", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "allgather", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(sendbuf) && sendcount > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "allgather", "sendbuf-null",
                              "sendbuf is NULL; expected an address where sendcount (%lld) > 0",
                              (long long)sendcount);
    if (DTL_UNLIKELY(dtl__is_null(recvbuf) && dtl__times(recvcount,
                     dtl__context_size(ctx_object)) > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER, "allgather",
            "recvbuf-null",
            "recvbuf is NULL; expected an address where recvcount (%lld) * size(ctx) (%lld) > 0",
            (long long)recvcount, (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(!dtl__is_dtype(senddtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "allgather", "senddtype-enum",
                              "senddtype is %lld; expected a dtl_dtype", (long long)senddtype);
    if (DTL_UNLIKELY(!dtl__is_dtype(recvdtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "allgather", "recvdtype-enum",
                              "recvdtype is %lld; expected a dtl_dtype", (long long)recvdtype);
    if (DTL_UNLIKELY(sendcount > dtl__limit(senddtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "allgather",
            "sendcount-limit",
            "sendcount is %lld; expected 0 <= sendcount <= limit(senddtype) (%llu)",
            (long long)sendcount, (unsigned long long)dtl__limit(senddtype));
    if (DTL_UNLIKELY(dtl__times(recvcount, dtl__context_size(ctx_object)) >
                     dtl__limit(recvdtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "allgather",
            "recvcount-limit",
            "recvcount is %lld; expected recvcount * size(ctx) (%lld) <= limit(recvdtype) (%llu)",
            (long long)recvcount, (long long)dtl__context_size(ctx_object),
            (unsigned long long)dtl__limit(recvdtype));
    if (DTL_UNLIKELY(recvcount != sendcount))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "allgather", "count", "recvcount is %lld; expected sendcount (%lld)",
                              (long long)recvcount, (long long)sendcount);
    if (DTL_UNLIKELY(recvdtype != senddtype))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "allgather", "dtype", "recvdtype is %lld; expected senddtype (%lld)",
                              (long long)recvdtype, (long long)senddtype);
    if (DTL_UNLIKELY(dtl__overlaps(sendbuf, dtl__times(sendcount, dtl__bytes(senddtype)),
                     recvbuf, dtl__times(dtl__times(recvcount, dtl__context_size(ctx_object)),
                     dtl__bytes(recvdtype)))))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "allgather", "recvbuf-overlap",
                              "recvbuf overlaps sendbuf; expected no overlap with sendbuf");

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_ALLGATHER);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;

    if (DTL_UNLIKELY(dtl__observed))
        return allgather_observed(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount,
                                  recvdtype, ctx_object);
    dtl_status status = dtl_impl_allgather(ctx_object, sendbuf, sendcount, senddtype, recvbuf,
                                           recvcount, recvdtype);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_ALLGATHER, status);
}

/* spec/collective.yaml: scatter: the observed path */
static DTL_NOINLINE dtl_status scatter_observed(dtl_context_t ctx, const void *sendbuf,
                                                dtl_size_t sendcount, dtl_dtype senddtype,
                                                void *recvbuf, dtl_size_t recvcount,
                                                dtl_dtype recvdtype, dtl_rank_t root,
                                                struct context *ctx_object)
{
    struct context *entered = ctx_object;
    dtl_status begun = dtl__call_begin(
        CALL_SCATTER, ctx_object,
        (const int64_t[]){recvcount, recvdtype, root, sendcount, senddtype}, 5);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    dtl__call_moves(
        CALL_SCATTER,
        dtl__context_rank(ctx_object) == root ? dtl__times(dtl__times(sendcount,
        dtl__context_size(ctx_object)), dtl__bytes(senddtype)) : 0,
        dtl__times(recvcount, dtl__bytes(recvdtype)));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
            {'r', sendbuf, dtl__context_rank(ctx_object) == root ?
                           dtl__times(dtl__times(sendcount, dtl__context_size(ctx_object)),
                           dtl__bytes(senddtype)) : 0},
            {'n', &sendcount, sizeof sendcount},
            {'n', &senddtype, sizeof senddtype},
            {'w', recvbuf, dtl__times(recvcount, dtl__bytes(recvdtype))},
            {'n', &recvcount, sizeof recvcount},
            {'n', &recvdtype, sizeof recvdtype},
            {'n', &root, sizeof root},
        };
        dtl__record_call(CALL_SCATTER, dtl__arguments, 8);
    }
    dtl_status status = dtl_impl_scatter(ctx_object, sendbuf, sendcount, senddtype, recvbuf,
                                         recvcount, recvdtype, root);
    status = dtl__call_agree(CALL_SCATTER, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_SCATTER, status);
    dtl__record_end(status);
    dtl__call_end(CALL_SCATTER, dtl__context_error_scope(ctx_object), status);
    return status;
}

/* spec/collective.yaml: scatter */
dtl_status dtl_scatter(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                       dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                       dtl_dtype recvdtype, dtl_rank_t root)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "scatter", "state", "%s", dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "scatter", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(sendbuf) && dtl__context_rank(ctx_object) == root &&
                     dtl__times(sendcount, dtl__context_size(ctx_object)) > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER, "scatter",
            "sendbuf-null",
            "sendbuf is NULL; expected an address where rank(ctx) (%lld) == root (%lld) and "
            "sendcount (%lld) * size(ctx) (%lld) > 0",
            (long long)dtl__context_rank(ctx_object), (long long)root, (long long)sendcount,
            (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(dtl__is_null(recvbuf) && recvcount > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "scatter", "recvbuf-null",
                              "recvbuf is NULL; expected an address where recvcount (%lld) > 0",
                              (long long)recvcount);
    if (DTL_UNLIKELY(!dtl__is_dtype(senddtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "scatter", "senddtype-enum",
                              "senddtype is %lld; expected a dtl_dtype", (long long)senddtype);
    if (DTL_UNLIKELY(!dtl__is_dtype(recvdtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "scatter", "recvdtype-enum",
                              "recvdtype is %lld; expected a dtl_dtype", (long long)recvdtype);
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root && dtl__times(sendcount,
                     dtl__context_size(ctx_object)) > dtl__limit(senddtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "scatter",
            "sendcount-limit",
            "sendcount is %lld; expected rank(ctx) (%lld) != root (%lld) or sendcount * size(ctx)"
            " (%lld) <= limit(senddtype) (%llu)",
            (long long)sendcount, (long long)dtl__context_rank(ctx_object), (long long)root,
            (long long)dtl__context_size(ctx_object), (unsigned long long)dtl__limit(senddtype));
    if (DTL_UNLIKELY(recvcount > dtl__limit(recvdtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "scatter",
            "recvcount-limit",
            "recvcount is %lld; expected 0 <= recvcount <= limit(recvdtype) (%llu)",
            (long long)recvcount, (unsigned long long)dtl__limit(recvdtype));
    if (DTL_UNLIKELY(sendcount > dtl__limit(senddtype) / dtl__context_size(ctx_object)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "scatter",
            "sendcount-limit",
            "sendcount is %lld; expected 0 <= sendcount <= limit(senddtype) (%llu) / size(ctx) "
            "(%lld)",
            (long long)sendcount, (unsigned long long)dtl__limit(senddtype),
            (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(root < 0 || root >= dtl__context_size(ctx_object)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_RANK,
                              "scatter", "root-range",
                              "root is %lld; expected root >= 0 and root < size(ctx) (%lld)",
                              (long long)root, (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root && sendcount != recvcount))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "scatter", "count",
            "sendcount is %lld; expected recvcount (%lld), where rank(ctx) (%lld) == root (%lld)",
            (long long)sendcount, (long long)recvcount, (long long)dtl__context_rank(ctx_object),
            (long long)root);
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root && senddtype != recvdtype))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "scatter", "dtype",
            "senddtype is %lld; expected recvdtype (%lld), where rank(ctx) (%lld) == root (%lld)",
            (long long)senddtype, (long long)recvdtype, (long long)dtl__context_rank(ctx_object),
            (long long)root);
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root && dtl__overlaps(sendbuf,
                     dtl__times(dtl__times(sendcount, dtl__context_size(ctx_object)),
                     dtl__bytes(senddtype)), recvbuf, dtl__times(recvcount,
                     dtl__bytes(recvdtype)))))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "scatter", "recvbuf-overlap",
                              "recvbuf overlaps sendbuf; expected no overlap with sendbuf");

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_SCATTER);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;

    if (DTL_UNLIKELY(dtl__observed))
        return scatter_observed(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount, recvdtype,
                                root, ctx_object);
    dtl_status status = dtl_impl_scatter(ctx_object, sendbuf, sendcount, senddtype, recvbuf,
                                         recvcount, recvdtype, root);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_SCATTER, status);
}

/* spec/collective.yaml: alltoall: the observed path */
static DTL_NOINLINE dtl_status alltoall_observed(dtl_context_t ctx, const void *sendbuf,
                                                 dtl_size_t sendcount, dtl_dtype senddtype,
                                                 void *recvbuf, dtl_size_t recvcount,
                                                 dtl_dtype recvdtype, struct context *ctx_object)
{
    struct context *entered = ctx_object;
    dtl_status begun = dtl__call_begin(
        CALL_ALLTOALL, ctx_object,
        (const int64_t[]){sendcount, senddtype, recvcount, recvdtype}, 4);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    dtl__call_moves(
        CALL_ALLTOALL,
        dtl__times(dtl__times(sendcount, dtl__context_size(ctx_object)),
        dtl__bytes(senddtype)),
        dtl__times(dtl__times(recvcount, dtl__context_size(ctx_object)),
        dtl__bytes(recvdtype)));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
            {'r', sendbuf, dtl__times(dtl__times(sendcount, dtl__context_size(ctx_object)),
                           dtl__bytes(senddtype))},
            {'n', &sendcount, sizeof sendcount},
            {'n', &senddtype, sizeof senddtype},
            {'w', recvbuf, dtl__times(dtl__times(recvcount, dtl__context_size(ctx_object)),
                           dtl__bytes(recvdtype))},
            {'n', &recvcount, sizeof recvcount},
            {'n', &recvdtype, sizeof recvdtype},
        };
        dtl__record_call(CALL_ALLTOALL, dtl__arguments, 7);
    }
    dtl_status status = dtl_impl_alltoall(ctx_object, sendbuf, sendcount, senddtype, recvbuf,
                                          recvcount, recvdtype);
    status = dtl__call_agree(CALL_ALLTOALL, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_ALLTOALL, status);
    dtl__record_end(status);
    dtl__call_end(CALL_ALLTOALL, dtl__context_error_scope(ctx_object), status);
    return status;
}

/* spec/collective.yaml: alltoall */
dtl_status dtl_alltoall(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                        dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                        dtl_dtype recvdtype)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "alltoall", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "alltoall", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(sendbuf) && dtl__times(sendcount,
                     dtl__context_size(ctx_object)) > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER, "alltoall",
            "sendbuf-null",
            "sendbuf is NULL; expected an address where sendcount (%lld) * size(ctx) (%lld) > 0",
            (long long)sendcount, (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(dtl__is_null(recvbuf) && dtl__times(recvcount,
                     dtl__context_size(ctx_object)) > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER, "alltoall",
            "recvbuf-null",
            "recvbuf is NULL; expected an address where recvcount (%lld) * size(ctx) (%lld) > 0",
            (long long)recvcount, (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(!dtl__is_dtype(senddtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "alltoall", "senddtype-enum",
                              "senddtype is %lld; expected a dtl_dtype", (long long)senddtype);
    if (DTL_UNLIKELY(!dtl__is_dtype(recvdtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "alltoall", "recvdtype-enum",
                              "recvdtype is %lld; expected a dtl_dtype", (long long)recvdtype);
    if (DTL_UNLIKELY(dtl__times(sendcount, dtl__context_size(ctx_object)) >
                     dtl__limit(senddtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "alltoall",
            "sendcount-limit",
            "sendcount is %lld; expected sendcount * size(ctx) (%lld) <= limit(senddtype) (%llu)",
            (long long)sendcount, (long long)dtl__context_size(ctx_object),
            (unsigned long long)dtl__limit(senddtype));
    if (DTL_UNLIKELY(dtl__times(recvcount, dtl__context_size(ctx_object)) >
                     dtl__limit(recvdtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "alltoall",
            "recvcount-limit",
            "recvcount is %lld; expected recvcount * size(ctx) (%lld) <= limit(recvdtype) (%llu)",
            (long long)recvcount, (long long)dtl__context_size(ctx_object),
            (unsigned long long)dtl__limit(recvdtype));
    if (DTL_UNLIKELY(recvcount != sendcount))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "alltoall", "count", "recvcount is %lld; expected sendcount (%lld)",
                              (long long)recvcount, (long long)sendcount);
    if (DTL_UNLIKELY(recvdtype != senddtype))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "alltoall", "dtype", "recvdtype is %lld; expected senddtype (%lld)",
                              (long long)recvdtype, (long long)senddtype);
    if (DTL_UNLIKELY(dtl__overlaps(sendbuf, dtl__times(dtl__times(sendcount,
                     dtl__context_size(ctx_object)), dtl__bytes(senddtype)), recvbuf,
                     dtl__times(dtl__times(recvcount, dtl__context_size(ctx_object)),
                     dtl__bytes(recvdtype)))))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "alltoall", "recvbuf-overlap",
                              "recvbuf overlaps sendbuf; expected no overlap with sendbuf");

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_ALLTOALL);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;

    if (DTL_UNLIKELY(dtl__observed))
        return alltoall_observed(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount, recvdtype,
                                 ctx_object);
    dtl_status status = dtl_impl_alltoall(ctx_object, sendbuf, sendcount, senddtype, recvbuf,
                                          recvcount, recvdtype);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_ALLTOALL, status);
}

/* spec/collective.yaml: gatherv: the observed path */
static DTL_NOINLINE dtl_status gatherv_observed(dtl_context_t ctx, const void *sendbuf,
                                                dtl_size_t sendcount, dtl_dtype senddtype,
                                                void *recvbuf, const dtl_size_t *recvcounts,
                                                const dtl_size_t *displs, dtl_dtype recvdtype,
                                                dtl_rank_t root, struct context *ctx_object)
{
    struct context *entered = ctx_object;
    dtl_status begun = dtl__call_begin(
        CALL_GATHERV, ctx_object, (const int64_t[]){senddtype, root, sendcount, recvdtype}, 4);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    dtl__call_moves(
        CALL_GATHERV, dtl__times(sendcount, dtl__bytes(senddtype)),
        dtl__context_rank(ctx_object) == root ? dtl__times(dtl__extent(recvcounts, displs,
        dtl__context_size(ctx_object)), dtl__bytes(recvdtype)) : 0);
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
            {'r', sendbuf, dtl__times(sendcount, dtl__bytes(senddtype))},
            {'n', &sendcount, sizeof sendcount},
            {'n', &senddtype, sizeof senddtype},
            {'w', recvbuf, dtl__context_rank(ctx_object) == root ?
                           dtl__times(dtl__extent(recvcounts, displs,
                           dtl__context_size(ctx_object)), dtl__bytes(recvdtype)) : 0},
            {'r', recvcounts, dtl__context_size(ctx_object) * sizeof *recvcounts},
            {'r', displs, dtl__context_size(ctx_object) * sizeof *displs},
            {'n', &recvdtype, sizeof recvdtype},
            {'n', &root, sizeof root},
        };
        dtl__record_call(CALL_GATHERV, dtl__arguments, 9);
    }
    dtl_status status = dtl_impl_gatherv(ctx_object, sendbuf, sendcount, senddtype, recvbuf,
                                         recvcounts, displs, recvdtype, root);
    status = dtl__call_agree(CALL_GATHERV, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_GATHERV, status);
    dtl__record_end(status);
    dtl__call_end(CALL_GATHERV, dtl__context_error_scope(ctx_object), status);
    return status;
}

/* spec/collective.yaml: gatherv */
dtl_status dtl_gatherv(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                       dtl_dtype senddtype, void *recvbuf, const dtl_size_t *recvcounts,
                       const dtl_size_t *displs, dtl_dtype recvdtype, dtl_rank_t root)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "gatherv", "state", "%s", dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "gatherv", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__devices_in_use))
        if (dtl__device_memory_refused(
            dtl__context_error_scope(ctx_object), "gatherv",
            "recvcounts", dtl__context_rank(ctx_object) == root ? recvcounts : NULL,
            "displs", dtl__context_rank(ctx_object) == root ? displs : NULL, NULL))
            return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(recvcounts) && dtl__context_rank(ctx_object) == root &&
                     dtl__context_size(ctx_object) > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER, "gatherv",
            "recvcounts-null",
            "recvcounts is NULL; expected an address where rank(ctx) (%lld) == root (%lld) and "
            "size(ctx) (%lld) > 0",
            (long long)dtl__context_rank(ctx_object), (long long)root,
            (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(dtl__is_null(sendbuf) && sendcount > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "gatherv", "sendbuf-null",
                              "sendbuf is NULL; expected an address where sendcount (%lld) > 0",
                              (long long)sendcount);
    if (DTL_UNLIKELY(dtl__is_null(recvbuf) && dtl__context_rank(ctx_object) == root &&
                     dtl__extent(recvcounts, displs, dtl__context_size(ctx_object)) > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER, "gatherv",
            "recvbuf-null",
            "recvbuf is NULL; expected an address where rank(ctx) (%lld) == root (%lld) and "
            "extent(recvcounts, displs) (%llu) > 0",
            (long long)dtl__context_rank(ctx_object), (long long)root,
            (unsigned long long)dtl__extent(recvcounts, displs, dtl__context_size(ctx_object)));
    if (DTL_UNLIKELY(!dtl__is_dtype(senddtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "gatherv", "senddtype-enum",
                              "senddtype is %lld; expected a dtl_dtype", (long long)senddtype);
    if (DTL_UNLIKELY(!dtl__is_dtype(recvdtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "gatherv", "recvdtype-enum",
                              "recvdtype is %lld; expected a dtl_dtype", (long long)recvdtype);
    if (DTL_UNLIKELY(sendcount > dtl__limit(senddtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "gatherv",
            "sendcount-limit",
            "sendcount is %lld; expected 0 <= sendcount <= limit(senddtype) (%llu)",
            (long long)sendcount, (unsigned long long)dtl__limit(senddtype));
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root && dtl__extent(recvcounts, displs,
                     dtl__context_size(ctx_object)) > dtl__limit(recvdtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "gatherv",
            "recvbuf-limit",
            "extent(recvcounts, displs) is %llu; expected at most limit(recvdtype) (%llu), where "
            "rank(ctx) (%lld) == root (%lld)",
            (unsigned long long)dtl__extent(recvcounts, displs, dtl__context_size(ctx_object)),
            (unsigned long long)dtl__limit(recvdtype), (long long)dtl__context_rank(ctx_object),
            (long long)root);
    if (DTL_UNLIKELY(root < 0 || root >= dtl__context_size(ctx_object)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_RANK,
                              "gatherv", "root-range",
                              "root is %lld; expected root >= 0 and root < size(ctx) (%lld)",
                              (long long)root, (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root &&
                     recvcounts[dtl__context_rank(ctx_object)] != sendcount))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "gatherv", "count",
            "recvcounts[rank(ctx)] is %llu; expected sendcount (%lld), where rank(ctx) (%lld) == "
            "root (%lld)",
            (unsigned long long)recvcounts[dtl__context_rank(ctx_object)], (long long)sendcount,
            (long long)dtl__context_rank(ctx_object), (long long)root);
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root && recvdtype != senddtype))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "gatherv", "dtype",
            "recvdtype is %lld; expected senddtype (%lld), where rank(ctx) (%lld) == root (%lld)",
            (long long)recvdtype, (long long)senddtype, (long long)dtl__context_rank(ctx_object),
            (long long)root);
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root && dtl__overlaps(sendbuf,
                     dtl__times(sendcount, dtl__bytes(senddtype)), recvbuf,
                     dtl__times(dtl__extent(recvcounts, displs, dtl__context_size(ctx_object)),
                     dtl__bytes(recvdtype)))))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "gatherv", "recvbuf-overlap",
                              "recvbuf overlaps sendbuf; expected no overlap with sendbuf");

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_GATHERV);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;

    if (DTL_UNLIKELY(dtl__observed))
        return gatherv_observed(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcounts, displs,
                                recvdtype, root, ctx_object);
    dtl_status status = dtl_impl_gatherv(ctx_object, sendbuf, sendcount, senddtype, recvbuf,
                                         recvcounts, displs, recvdtype, root);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_GATHERV, status);
}

/* spec/collective.yaml: scatterv: the observed path */
static DTL_NOINLINE dtl_status scatterv_observed(dtl_context_t ctx, const void *sendbuf,
                                                 const dtl_size_t *sendcounts,
                                                 const dtl_size_t *displs, dtl_dtype senddtype,
                                                 void *recvbuf, dtl_size_t recvcount,
                                                 dtl_dtype recvdtype, dtl_rank_t root,
                                                 struct context *ctx_object)
{
    struct context *entered = ctx_object;
    dtl_status begun = dtl__call_begin(
        CALL_SCATTERV, ctx_object, (const int64_t[]){recvdtype, root, senddtype, recvcount}, 4);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    dtl__call_moves(
        CALL_SCATTERV,
        dtl__context_rank(ctx_object) == root ? dtl__times(dtl__extent(sendcounts, displs,
        dtl__context_size(ctx_object)), dtl__bytes(senddtype)) : 0,
        dtl__times(recvcount, dtl__bytes(recvdtype)));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
            {'r', sendbuf, dtl__context_rank(ctx_object) == root ?
                           dtl__times(dtl__extent(sendcounts, displs,
                           dtl__context_size(ctx_object)), dtl__bytes(senddtype)) : 0},
            {'r', sendcounts, dtl__context_size(ctx_object) * sizeof *sendcounts},
            {'r', displs, dtl__context_size(ctx_object) * sizeof *displs},
            {'n', &senddtype, sizeof senddtype},
            {'w', recvbuf, dtl__times(recvcount, dtl__bytes(recvdtype))},
            {'n', &recvcount, sizeof recvcount},
            {'n', &recvdtype, sizeof recvdtype},
            {'n', &root, sizeof root},
        };
        dtl__record_call(CALL_SCATTERV, dtl__arguments, 9);
    }
    dtl_status status = dtl_impl_scatterv(ctx_object, sendbuf, sendcounts, displs, senddtype,
                                          recvbuf, recvcount, recvdtype, root);
    status = dtl__call_agree(CALL_SCATTERV, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_SCATTERV, status);
    dtl__record_end(status);
    dtl__call_end(CALL_SCATTERV, dtl__context_error_scope(ctx_object), status);
    return status;
}

/* spec/collective.yaml: scatterv */
dtl_status dtl_scatterv(dtl_context_t ctx, const void *sendbuf, const dtl_size_t *sendcounts,
                        const dtl_size_t *displs, dtl_dtype senddtype, void *recvbuf,
                        dtl_size_t recvcount, dtl_dtype recvdtype, dtl_rank_t root)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "scatterv", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "scatterv", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__devices_in_use))
        if (dtl__device_memory_refused(
            dtl__context_error_scope(ctx_object), "scatterv",
            "sendcounts", dtl__context_rank(ctx_object) == root ? sendcounts : NULL,
            "displs", dtl__context_rank(ctx_object) == root ? displs : NULL, NULL))
            return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(sendcounts) && dtl__context_rank(ctx_object) == root &&
                     dtl__context_size(ctx_object) > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER, "scatterv",
            "sendcounts-null",
            "sendcounts is NULL; expected an address where rank(ctx) (%lld) == root (%lld) and "
            "size(ctx) (%lld) > 0",
            (long long)dtl__context_rank(ctx_object), (long long)root,
            (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(dtl__is_null(sendbuf) && dtl__context_rank(ctx_object) == root &&
                     dtl__extent(sendcounts, displs, dtl__context_size(ctx_object)) > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER, "scatterv",
            "sendbuf-null",
            "sendbuf is NULL; expected an address where rank(ctx) (%lld) == root (%lld) and "
            "extent(sendcounts, displs) (%llu) > 0",
            (long long)dtl__context_rank(ctx_object), (long long)root,
            (unsigned long long)dtl__extent(sendcounts, displs, dtl__context_size(ctx_object)));
    if (DTL_UNLIKELY(dtl__is_null(recvbuf) && recvcount > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "scatterv", "recvbuf-null",
                              "recvbuf is NULL; expected an address where recvcount (%lld) > 0",
                              (long long)recvcount);
    if (DTL_UNLIKELY(!dtl__is_dtype(senddtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "scatterv", "senddtype-enum",
                              "senddtype is %lld; expected a dtl_dtype", (long long)senddtype);
    if (DTL_UNLIKELY(!dtl__is_dtype(recvdtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "scatterv", "recvdtype-enum",
                              "recvdtype is %lld; expected a dtl_dtype", (long long)recvdtype);
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root && dtl__extent(sendcounts, displs,
                     dtl__context_size(ctx_object)) > dtl__limit(senddtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "scatterv",
            "sendbuf-limit",
            "extent(sendcounts, displs) is %llu; expected at most limit(senddtype) (%llu), where "
            "rank(ctx) (%lld) == root (%lld)",
            (unsigned long long)dtl__extent(sendcounts, displs, dtl__context_size(ctx_object)),
            (unsigned long long)dtl__limit(senddtype), (long long)dtl__context_rank(ctx_object),
            (long long)root);
    if (DTL_UNLIKELY(recvcount > dtl__limit(recvdtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "scatterv",
            "recvcount-limit",
            "recvcount is %lld; expected 0 <= recvcount <= limit(recvdtype) (%llu)",
            (long long)recvcount, (unsigned long long)dtl__limit(recvdtype));
    if (DTL_UNLIKELY(root < 0 || root >= dtl__context_size(ctx_object)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_RANK,
                              "scatterv", "root-range",
                              "root is %lld; expected root >= 0 and root < size(ctx) (%lld)",
                              (long long)root, (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root &&
                     sendcounts[dtl__context_rank(ctx_object)] != recvcount))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "scatterv", "count",
            "sendcounts[rank(ctx)] is %llu; expected recvcount (%lld), where rank(ctx) (%lld) == "
            "root (%lld)",
            (unsigned long long)sendcounts[dtl__context_rank(ctx_object)], (long long)recvcount,
            (long long)dtl__context_rank(ctx_object), (long long)root);
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root && senddtype != recvdtype))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "scatterv", "dtype",
            "senddtype is %lld; expected recvdtype (%lld), where rank(ctx) (%lld) == root (%lld)",
            (long long)senddtype, (long long)recvdtype, (long long)dtl__context_rank(ctx_object),
            (long long)root);
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root && dtl__overlaps(sendbuf,
                     dtl__times(dtl__extent(sendcounts, displs, dtl__context_size(ctx_object)),
                     dtl__bytes(senddtype)), recvbuf, dtl__times(recvcount,
                     dtl__bytes(recvdtype)))))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "scatterv", "recvbuf-overlap",
                              "recvbuf overlaps sendbuf; expected no overlap with sendbuf");

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_SCATTERV);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;

    if (DTL_UNLIKELY(dtl__observed))
        return scatterv_observed(ctx, sendbuf, sendcounts, displs, senddtype, recvbuf, recvcount,
                                 recvdtype, root, ctx_object);
    dtl_status status = dtl_impl_scatterv(ctx_object, sendbuf, sendcounts, displs, senddtype,
                                          recvbuf, recvcount, recvdtype, root);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_SCATTERV, status);
}

/* spec/collective.yaml: allgatherv: the observed path */
static DTL_NOINLINE dtl_status allgatherv_observed(dtl_context_t ctx, const void *sendbuf,
                                                   dtl_size_t sendcount, dtl_dtype dtype,
                                                   void *recvbuf, const dtl_size_t *recvcounts,
                                                   const dtl_size_t *displs,
                                                   struct context *ctx_object)
{
    struct context *entered = ctx_object;
    dtl_status begun = dtl__call_begin(CALL_ALLGATHERV, ctx_object,
                                       (const int64_t[]){dtype, sendcount}, 2);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    dtl__call_moves(
        CALL_ALLGATHERV, dtl__times(sendcount, dtl__bytes(dtype)),
        dtl__times(dtl__extent(recvcounts, displs, dtl__context_size(ctx_object)),
        dtl__bytes(dtype)));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
            {'r', sendbuf, dtl__times(sendcount, dtl__bytes(dtype))},
            {'n', &sendcount, sizeof sendcount},
            {'n', &dtype, sizeof dtype},
            {'w', recvbuf, dtl__times(dtl__extent(recvcounts, displs,
                           dtl__context_size(ctx_object)), dtl__bytes(dtype))},
            {'r', recvcounts, dtl__context_size(ctx_object) * sizeof *recvcounts},
            {'r', displs, dtl__context_size(ctx_object) * sizeof *displs},
        };
        dtl__record_call(CALL_ALLGATHERV, dtl__arguments, 7);
    }
    dtl_status status = dtl_impl_allgatherv(ctx_object, sendbuf, sendcount, dtype, recvbuf,
                                            recvcounts, displs);
    status = dtl__call_agree(CALL_ALLGATHERV, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_ALLGATHERV, status);
    dtl__record_end(status);
    dtl__call_end(CALL_ALLGATHERV, dtl__context_error_scope(ctx_object), status);
    return status;
}

/* spec/collective.yaml: allgatherv */
dtl_status dtl_allgatherv(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                          dtl_dtype dtype, void *recvbuf, const dtl_size_t *recvcounts,
                          const dtl_size_t *displs)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "allgatherv", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "allgatherv", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__devices_in_use))
        if (dtl__device_memory_refused(dtl__context_error_scope(ctx_object), "allgatherv",
                                       "recvcounts", recvcounts, "displs", displs, NULL))
            return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(recvcounts) && dtl__context_size(ctx_object) > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "allgatherv", "recvcounts-null",
                              "recvcounts is NULL; expected an address where size(ctx) (%lld) > 0",
                              (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(dtl__is_null(sendbuf) && sendcount > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "allgatherv", "sendbuf-null",
                              "sendbuf is NULL; expected an address where sendcount (%lld) > 0",
                              (long long)sendcount);
    if (DTL_UNLIKELY(dtl__is_null(recvbuf) && dtl__extent(recvcounts, displs,
                     dtl__context_size(ctx_object)) > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER, "allgatherv",
            "recvbuf-null",
            "recvbuf is NULL; expected an address where extent(recvcounts, displs) (%llu) > 0",
            (unsigned long long)dtl__extent(recvcounts, displs, dtl__context_size(ctx_object)));
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "allgatherv", "dtype-enum", "dtype is %lld; expected a dtl_dtype",
                              (long long)dtype);
    if (DTL_UNLIKELY(sendcount > dtl__limit(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "allgatherv", "sendcount-limit",
                              "sendcount is %lld; expected 0 <= sendcount <= limit(dtype) (%llu)",
                              (long long)sendcount, (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(dtl__extent(recvcounts, displs, dtl__context_size(ctx_object)) >
                     dtl__limit(dtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "allgatherv",
            "recvbuf-limit",
            "extent(recvcounts, displs) is %llu; expected at most limit(dtype) (%llu)",
            (unsigned long long)dtl__extent(recvcounts, displs, dtl__context_size(ctx_object)),
            (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(recvcounts[dtl__context_rank(ctx_object)] != sendcount))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "allgatherv", "count",
                              "recvcounts[rank(ctx)] is %llu; expected sendcount (%lld)",
                              (unsigned long long)recvcounts[dtl__context_rank(ctx_object)],
                              (long long)sendcount);
    if (DTL_UNLIKELY(dtl__overlaps(sendbuf, dtl__times(sendcount, dtl__bytes(dtype)), recvbuf,
                     dtl__times(dtl__extent(recvcounts, displs, dtl__context_size(ctx_object)),
                     dtl__bytes(dtype)))))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "allgatherv", "recvbuf-overlap",
                              "recvbuf overlaps sendbuf; expected no overlap with sendbuf");

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_ALLGATHERV);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;

    if (DTL_UNLIKELY(dtl__observed))
        return allgatherv_observed(ctx, sendbuf, sendcount, dtype, recvbuf, recvcounts, displs,
                                   ctx_object);
    dtl_status status = dtl_impl_allgatherv(ctx_object, sendbuf, sendcount, dtype, recvbuf,
                                            recvcounts, displs);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_ALLGATHERV, status);
}

/* spec/collective.yaml: alltoallv: the observed path */
static DTL_NOINLINE dtl_status alltoallv_observed(dtl_context_t ctx, const void *sendbuf,
                                                  const dtl_size_t *sendcounts,
                                                  const dtl_size_t *sdispls, dtl_dtype senddtype,
                                                  void *recvbuf, const dtl_size_t *recvcounts,
                                                  const dtl_size_t *rdispls, dtl_dtype recvdtype,
                                                  struct context *ctx_object)
{
    struct context *entered = ctx_object;
    dtl_status begun = dtl__call_begin(CALL_ALLTOALLV, ctx_object,
                                       (const int64_t[]){senddtype, recvdtype}, 2);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    dtl__call_moves(
        CALL_ALLTOALLV,
        dtl__times(dtl__extent(sendcounts, sdispls, dtl__context_size(ctx_object)),
        dtl__bytes(senddtype)),
        dtl__times(dtl__extent(recvcounts, rdispls, dtl__context_size(ctx_object)),
        dtl__bytes(recvdtype)));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
            {'r', sendbuf, dtl__times(dtl__extent(sendcounts, sdispls,
                           dtl__context_size(ctx_object)), dtl__bytes(senddtype))},
            {'r', sendcounts, dtl__context_size(ctx_object) * sizeof *sendcounts},
            {'r', sdispls, dtl__context_size(ctx_object) * sizeof *sdispls},
            {'n', &senddtype, sizeof senddtype},
            {'w', recvbuf, dtl__times(dtl__extent(recvcounts, rdispls,
                           dtl__context_size(ctx_object)), dtl__bytes(recvdtype))},
            {'r', recvcounts, dtl__context_size(ctx_object) * sizeof *recvcounts},
            {'r', rdispls, dtl__context_size(ctx_object) * sizeof *rdispls},
            {'n', &recvdtype, sizeof recvdtype},
        };
        dtl__record_call(CALL_ALLTOALLV, dtl__arguments, 9);
    }
    dtl_status status = dtl_impl_alltoallv(ctx_object, sendbuf, sendcounts, sdispls, senddtype,
                                           recvbuf, recvcounts, rdispls, recvdtype);
    status = dtl__call_agree(CALL_ALLTOALLV, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_ALLTOALLV, status);
    dtl__record_end(status);
    dtl__call_end(CALL_ALLTOALLV, dtl__context_error_scope(ctx_object), status);
    return status;
}

/* spec/collective.yaml: alltoallv */
dtl_status dtl_alltoallv(dtl_context_t ctx, const void *sendbuf, const dtl_size_t *sendcounts,
                         const dtl_size_t *sdispls, dtl_dtype senddtype, void *recvbuf,
                         const dtl_size_t *recvcounts, const dtl_size_t *rdispls,
                         dtl_dtype recvdtype)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "alltoallv", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "alltoallv", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__devices_in_use))
        if (dtl__device_memory_refused(dtl__context_error_scope(ctx_object), "alltoallv",
                                       "sendcounts", sendcounts, "sdispls", sdispls,
                                       "recvcounts", recvcounts, "rdispls", rdispls, NULL))
            return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(sendcounts) && dtl__context_size(ctx_object) > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "alltoallv", "sendcounts-null",
                              "sendcounts is NULL; expected an address where size(ctx) (%lld) > 0",
                              (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(dtl__is_null(recvcounts) && dtl__context_size(ctx_object) > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "alltoallv", "recvcounts-null",
                              "recvcounts is NULL; expected an address where size(ctx) (%lld) > 0",
                              (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(dtl__is_null(sendbuf) && dtl__extent(sendcounts, sdispls,
                     dtl__context_size(ctx_object)) > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER, "alltoallv",
            "sendbuf-null",
            "sendbuf is NULL; expected an address where extent(sendcounts, sdispls) (%llu) > 0",
            (unsigned long long)dtl__extent(sendcounts, sdispls, dtl__context_size(ctx_object)));
    if (DTL_UNLIKELY(dtl__is_null(recvbuf) && dtl__extent(recvcounts, rdispls,
                     dtl__context_size(ctx_object)) > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER, "alltoallv",
            "recvbuf-null",
            "recvbuf is NULL; expected an address where extent(recvcounts, rdispls) (%llu) > 0",
            (unsigned long long)dtl__extent(recvcounts, rdispls, dtl__context_size(ctx_object)));
    if (DTL_UNLIKELY(!dtl__is_dtype(senddtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "alltoallv", "senddtype-enum",
                              "senddtype is %lld; expected a dtl_dtype", (long long)senddtype);
    if (DTL_UNLIKELY(!dtl__is_dtype(recvdtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "alltoallv", "recvdtype-enum",
                              "recvdtype is %lld; expected a dtl_dtype", (long long)recvdtype);
    if (DTL_UNLIKELY(dtl__extent(sendcounts, sdispls, dtl__context_size(ctx_object)) >
                     dtl__limit(senddtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "alltoallv",
            "sendbuf-limit",
            "extent(sendcounts, sdispls) is %llu; expected at most limit(senddtype) (%llu)",
            (unsigned long long)dtl__extent(sendcounts, sdispls, dtl__context_size(ctx_object)),
            (unsigned long long)dtl__limit(senddtype));
    if (DTL_UNLIKELY(dtl__extent(recvcounts, rdispls, dtl__context_size(ctx_object)) >
                     dtl__limit(recvdtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "alltoallv",
            "recvbuf-limit",
            "extent(recvcounts, rdispls) is %llu; expected at most limit(recvdtype) (%llu)",
            (unsigned long long)dtl__extent(recvcounts, rdispls, dtl__context_size(ctx_object)),
            (unsigned long long)dtl__limit(recvdtype));
    if (DTL_UNLIKELY(recvcounts[dtl__context_rank(ctx_object)] !=
                     sendcounts[dtl__context_rank(ctx_object)]))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "alltoallv", "count",
            "recvcounts[rank(ctx)] is %llu; expected entry(sendcounts, rank(ctx)) (%llu)",
            (unsigned long long)recvcounts[dtl__context_rank(ctx_object)],
            (unsigned long long)sendcounts[dtl__context_rank(ctx_object)]);
    if (DTL_UNLIKELY(recvdtype != senddtype))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "alltoallv", "dtype", "recvdtype is %lld; expected senddtype (%lld)",
                              (long long)recvdtype, (long long)senddtype);
    if (DTL_UNLIKELY(dtl__overlaps(sendbuf, dtl__times(dtl__extent(sendcounts, sdispls,
                     dtl__context_size(ctx_object)), dtl__bytes(senddtype)), recvbuf,
                     dtl__times(dtl__extent(recvcounts, rdispls, dtl__context_size(ctx_object)),
                     dtl__bytes(recvdtype)))))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "alltoallv", "recvbuf-overlap",
                              "recvbuf overlaps sendbuf; expected no overlap with sendbuf");

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_ALLTOALLV);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;

    if (DTL_UNLIKELY(dtl__observed))
        return alltoallv_observed(ctx, sendbuf, sendcounts, sdispls, senddtype, recvbuf,
                                  recvcounts, rdispls, recvdtype, ctx_object);
    dtl_status status = dtl_impl_alltoallv(ctx_object, sendbuf, sendcounts, sdispls, senddtype,
                                           recvbuf, recvcounts, rdispls, recvdtype);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_ALLTOALLV, status);
}

/* spec/collective.yaml: scan: the observed path */
static DTL_NOINLINE dtl_status scan_observed(dtl_context_t ctx, const void *sendbuf, void *recvbuf,
                                             dtl_size_t count, dtl_dtype dtype, dtl_reduce_op op,
                                             struct context *ctx_object)
{
    struct context *entered = ctx_object;
    dtl_status begun = dtl__call_begin(CALL_SCAN, ctx_object,
                                       (const int64_t[]){count, dtype, op}, 3);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    dtl__call_moves(CALL_SCAN, dtl__times(count, dtl__bytes(dtype)),
                    dtl__times(count, dtl__bytes(dtype)));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
            {'r', sendbuf, dtl__times(count, dtl__bytes(dtype))},
            {'w', recvbuf, dtl__times(count, dtl__bytes(dtype))},
            {'n', &count, sizeof count},
            {'n', &dtype, sizeof dtype},
            {'n', &op, sizeof op},
        };
        dtl__record_call(CALL_SCAN, dtl__arguments, 6);
    }
    dtl_status status = dtl_impl_scan(ctx_object, sendbuf, recvbuf, count, dtype, op);
    status = dtl__call_agree(CALL_SCAN, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_SCAN, status);
    dtl__record_end(status);
    dtl__call_end(CALL_SCAN, dtl__context_error_scope(ctx_object), status);
    return status;
}

/* spec/collective.yaml: scan */
dtl_status dtl_scan(dtl_context_t ctx, const void *sendbuf, void *recvbuf, dtl_size_t count,
                    dtl_dtype dtype, dtl_reduce_op op)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "scan", "state", "%s", dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "scan", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(sendbuf) && count > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER, "scan",
                              "sendbuf-null",
                              "sendbuf is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(dtl__is_null(recvbuf) && count > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER, "scan",
                              "recvbuf-null",
                              "recvbuf is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "scan", "dtype-enum", "dtype is %lld; expected a dtl_dtype",
                              (long long)dtype);
    if (DTL_UNLIKELY(!dtl__is_reduce_op(op)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "scan", "op-enum", "op is %lld; expected a dtl_reduce_op",
                              (long long)op);
    if (DTL_UNLIKELY(count > dtl__limit(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "scan", "count-limit",
                              "count is %lld; expected 0 <= count <= limit(dtype) (%llu)",
                              (long long)count, (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(sendbuf != recvbuf && dtl__overlaps(sendbuf, dtl__times(count,
                     dtl__bytes(dtype)), recvbuf, dtl__times(count, dtl__bytes(dtype)))))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "scan",
            "recvbuf-overlap",
            "recvbuf overlaps sendbuf; expected no overlap with sendbuf unless both are the same");
    if (DTL_UNLIKELY(!dtl__is_defined(op, dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "scan", "op-op",
                              "op is %s; expected an operation defined for dtype (%s)",
                              dtl__operation_names[op], dtl__dtype(dtype)->name);

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_SCAN);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;

    if (DTL_UNLIKELY(dtl__observed))
        return scan_observed(ctx, sendbuf, recvbuf, count, dtype, op, ctx_object);
    dtl_status status = dtl_impl_scan(ctx_object, sendbuf, recvbuf, count, dtype, op);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_SCAN, status);
}

/* spec/collective.yaml: exscan: the observed path */
static DTL_NOINLINE dtl_status exscan_observed(dtl_context_t ctx, const void *sendbuf,
                                               void *recvbuf, dtl_size_t count, dtl_dtype dtype,
                                               dtl_reduce_op op, struct context *ctx_object)
{
    struct context *entered = ctx_object;
    dtl_status begun = dtl__call_begin(CALL_EXSCAN, ctx_object,
                                       (const int64_t[]){count, dtype, op}, 3);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    dtl__call_moves(CALL_EXSCAN, dtl__times(count, dtl__bytes(dtype)),
                    dtl__times(count, dtl__bytes(dtype)));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
            {'r', sendbuf, dtl__times(count, dtl__bytes(dtype))},
            {'w', recvbuf, dtl__times(count, dtl__bytes(dtype))},
            {'n', &count, sizeof count},
            {'n', &dtype, sizeof dtype},
            {'n', &op, sizeof op},
        };
        dtl__record_call(CALL_EXSCAN, dtl__arguments, 6);
    }
    dtl_status status = dtl_impl_exscan(ctx_object, sendbuf, recvbuf, count, dtype, op);
    status = dtl__call_agree(CALL_EXSCAN, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_EXSCAN, status);
    dtl__record_end(status);
    dtl__call_end(CALL_EXSCAN, dtl__context_error_scope(ctx_object), status);
    return status;
}

/* spec/collective.yaml: exscan */
dtl_status dtl_exscan(dtl_context_t ctx, const void *sendbuf, void *recvbuf, dtl_size_t count,
                      dtl_dtype dtype, dtl_reduce_op op)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "exscan", "state", "%s", dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "exscan", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(sendbuf) && count > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "exscan", "sendbuf-null",
                              "sendbuf is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(dtl__is_null(recvbuf) && count > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "exscan", "recvbuf-null",
                              "recvbuf is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "exscan", "dtype-enum", "dtype is %lld; expected a dtl_dtype",
                              (long long)dtype);
    if (DTL_UNLIKELY(!dtl__is_reduce_op(op)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "exscan", "op-enum", "op is %lld; expected a dtl_reduce_op",
                              (long long)op);
    if (DTL_UNLIKELY(count > dtl__limit(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "exscan", "count-limit",
                              "count is %lld; expected 0 <= count <= limit(dtype) (%llu)",
                              (long long)count, (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(sendbuf != recvbuf && dtl__overlaps(sendbuf, dtl__times(count,
                     dtl__bytes(dtype)), recvbuf, dtl__times(count, dtl__bytes(dtype)))))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "exscan",
            "recvbuf-overlap",
            "recvbuf overlaps sendbuf; expected no overlap with sendbuf unless both are the same");
    if (DTL_UNLIKELY(!dtl__is_defined(op, dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "exscan", "op-op",
                              "op is %s; expected an operation defined for dtype (%s)",
                              dtl__operation_names[op], dtl__dtype(dtype)->name);

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_EXSCAN);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;

    if (DTL_UNLIKELY(dtl__observed))
        return exscan_observed(ctx, sendbuf, recvbuf, count, dtype, op, ctx_object);
    dtl_status status = dtl_impl_exscan(ctx_object, sendbuf, recvbuf, count, dtype, op);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_EXSCAN, status);
}

/* spec/collective.yaml: reduce_scatter: the observed path */
static DTL_NOINLINE dtl_status reduce_scatter_observed(dtl_context_t ctx, const void *sendbuf,
                                                       void *recvbuf, const dtl_size_t *recvcounts,
                                                       dtl_dtype dtype, dtl_reduce_op op,
                                                       struct context *ctx_object)
{
    struct context *entered = ctx_object;
    dtl_status begun = dtl__call_begin(CALL_REDUCE_SCATTER, ctx_object,
                                       (const int64_t[]){dtype, op}, 2);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    dtl__call_moves(
        CALL_REDUCE_SCATTER,
        dtl__times(dtl__sum(recvcounts, dtl__context_size(ctx_object)), dtl__bytes(dtype)),
        dtl__times(recvcounts[dtl__context_rank(ctx_object)], dtl__bytes(dtype)));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
            {'r', sendbuf, dtl__times(dtl__sum(recvcounts, dtl__context_size(ctx_object)),
                           dtl__bytes(dtype))},
            {'w', recvbuf, dtl__times(recvcounts[dtl__context_rank(ctx_object)],
                           dtl__bytes(dtype))},
            {'r', recvcounts, dtl__context_size(ctx_object) * sizeof *recvcounts},
            {'n', &dtype, sizeof dtype},
            {'n', &op, sizeof op},
        };
        dtl__record_call(CALL_REDUCE_SCATTER, dtl__arguments, 6);
    }
    dtl_status status = dtl_impl_reduce_scatter(ctx_object, sendbuf, recvbuf, recvcounts,
                                                dtype, op);
    status = dtl__call_agree(CALL_REDUCE_SCATTER, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_REDUCE_SCATTER, status);
    dtl__record_end(status);
    dtl__call_end(CALL_REDUCE_SCATTER, dtl__context_error_scope(ctx_object), status);
    return status;
}

/* spec/collective.yaml: reduce_scatter */
dtl_status dtl_reduce_scatter(dtl_context_t ctx, const void *sendbuf, void *recvbuf,
                              const dtl_size_t *recvcounts, dtl_dtype dtype, dtl_reduce_op op)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "reduce_scatter", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "reduce_scatter", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__devices_in_use))
        if (dtl__device_memory_refused(dtl__context_error_scope(ctx_object), "reduce_scatter",
                                       "recvcounts", recvcounts, NULL))
            return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(recvcounts) && dtl__context_size(ctx_object) > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "reduce_scatter", "recvcounts-null",
                              "recvcounts is NULL; expected an address where size(ctx) (%lld) > 0",
                              (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(dtl__is_null(sendbuf) && dtl__sum(recvcounts,
                     dtl__context_size(ctx_object)) > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER, "reduce_scatter",
            "sendbuf-null",
            "sendbuf is NULL; expected an address where sum(recvcounts) (%llu) > 0",
            (unsigned long long)dtl__sum(recvcounts, dtl__context_size(ctx_object)));
    if (DTL_UNLIKELY(dtl__is_null(recvbuf) && recvcounts[dtl__context_rank(ctx_object)] > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER, "reduce_scatter",
            "recvbuf-null",
            "recvbuf is NULL; expected an address where entry(recvcounts, rank(ctx)) (%llu) > 0",
            (unsigned long long)recvcounts[dtl__context_rank(ctx_object)]);
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "reduce_scatter", "dtype-enum",
                              "dtype is %lld; expected a dtl_dtype", (long long)dtype);
    if (DTL_UNLIKELY(!dtl__is_reduce_op(op)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "reduce_scatter", "op-enum", "op is %lld; expected a dtl_reduce_op",
                              (long long)op);
    if (DTL_UNLIKELY(dtl__sum(recvcounts, dtl__context_size(ctx_object)) > dtl__limit(dtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "reduce_scatter",
            "sendbuf-limit", "sum(recvcounts) is %llu; expected at most limit(dtype) (%llu)",
            (unsigned long long)dtl__sum(recvcounts, dtl__context_size(ctx_object)),
            (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(recvcounts[dtl__context_rank(ctx_object)] > dtl__limit(dtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "reduce_scatter",
            "recvbuf-limit", "recvcounts[rank(ctx)] is %llu; expected at most limit(dtype) (%llu)",
            (unsigned long long)recvcounts[dtl__context_rank(ctx_object)],
            (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(dtl__overlaps(sendbuf, dtl__times(dtl__sum(recvcounts,
                     dtl__context_size(ctx_object)), dtl__bytes(dtype)), recvbuf,
                     dtl__times(recvcounts[dtl__context_rank(ctx_object)], dtl__bytes(dtype)))))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "reduce_scatter", "recvbuf-overlap",
                              "recvbuf overlaps sendbuf; expected no overlap with sendbuf");
    if (DTL_UNLIKELY(!dtl__is_defined(op, dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "reduce_scatter", "op-op",
                              "op is %s; expected an operation defined for dtype (%s)",
                              dtl__operation_names[op], dtl__dtype(dtype)->name);

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_REDUCE_SCATTER);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;

    if (DTL_UNLIKELY(dtl__observed))
        return reduce_scatter_observed(ctx, sendbuf, recvbuf, recvcounts, dtype, op, ctx_object);
    dtl_status status = dtl_impl_reduce_scatter(ctx_object, sendbuf, recvbuf, recvcounts, dtype,
                                                op);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_REDUCE_SCATTER, status);
}

/* spec/collective.yaml: reduce_scatter_block: the observed path */
static DTL_NOINLINE dtl_status reduce_scatter_block_observed(dtl_context_t ctx,
                                                             const void *sendbuf, void *recvbuf,
                                                             dtl_size_t recvcount, dtl_dtype dtype,
                                                             dtl_reduce_op op,
                                                             struct context *ctx_object)
{
    struct context *entered = ctx_object;
    dtl_status begun = dtl__call_begin(CALL_REDUCE_SCATTER_BLOCK, ctx_object,
                                       (const int64_t[]){recvcount, dtype, op}, 3);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    dtl__call_moves(
        CALL_REDUCE_SCATTER_BLOCK,
        dtl__times(dtl__times(recvcount, dtl__context_size(ctx_object)), dtl__bytes(dtype)),
        dtl__times(recvcount, dtl__bytes(dtype)));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
            {'r', sendbuf, dtl__times(dtl__times(recvcount, dtl__context_size(ctx_object)),
                           dtl__bytes(dtype))},
            {'w', recvbuf, dtl__times(recvcount, dtl__bytes(dtype))},
            {'n', &recvcount, sizeof recvcount},
            {'n', &dtype, sizeof dtype},
            {'n', &op, sizeof op},
        };
        dtl__record_call(CALL_REDUCE_SCATTER_BLOCK, dtl__arguments, 6);
    }
    dtl_status status = dtl_impl_reduce_scatter_block(ctx_object, sendbuf, recvbuf, recvcount,
                                                      dtype, op);
    status = dtl__call_agree(CALL_REDUCE_SCATTER_BLOCK, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_REDUCE_SCATTER_BLOCK, status);
    dtl__record_end(status);
    dtl__call_end(CALL_REDUCE_SCATTER_BLOCK, dtl__context_error_scope(ctx_object), status);
    return status;
}

/* spec/collective.yaml: reduce_scatter_block */
dtl_status dtl_reduce_scatter_block(dtl_context_t ctx, const void *sendbuf, void *recvbuf,
                                    dtl_size_t recvcount, dtl_dtype dtype, dtl_reduce_op op)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "reduce_scatter_block", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "reduce_scatter_block",
                                                    "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(sendbuf) && dtl__times(recvcount,
                     dtl__context_size(ctx_object)) > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER, "reduce_scatter_block",
            "sendbuf-null",
            "sendbuf is NULL; expected an address where recvcount (%lld) * size(ctx) (%lld) > 0",
            (long long)recvcount, (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(dtl__is_null(recvbuf) && recvcount > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "reduce_scatter_block", "recvbuf-null",
                              "recvbuf is NULL; expected an address where recvcount (%lld) > 0",
                              (long long)recvcount);
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "reduce_scatter_block", "dtype-enum",
                              "dtype is %lld; expected a dtl_dtype", (long long)dtype);
    if (DTL_UNLIKELY(!dtl__is_reduce_op(op)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "reduce_scatter_block", "op-enum",
                              "op is %lld; expected a dtl_reduce_op", (long long)op);
    if (DTL_UNLIKELY(dtl__times(recvcount, dtl__context_size(ctx_object)) > dtl__limit(dtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
            "reduce_scatter_block", "recvcount-limit",
            "recvcount is %lld; expected recvcount * size(ctx) (%lld) <= limit(dtype) (%llu)",
            (long long)recvcount, (long long)dtl__context_size(ctx_object),
            (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(recvcount > dtl__limit(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "reduce_scatter_block", "recvcount-limit",
                              "recvcount is %lld; expected 0 <= recvcount <= limit(dtype) (%llu)",
                              (long long)recvcount, (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(dtl__overlaps(sendbuf, dtl__times(dtl__times(recvcount,
                     dtl__context_size(ctx_object)), dtl__bytes(dtype)), recvbuf,
                     dtl__times(recvcount, dtl__bytes(dtype)))))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "reduce_scatter_block", "recvbuf-overlap",
                              "recvbuf overlaps sendbuf; expected no overlap with sendbuf");
    if (DTL_UNLIKELY(!dtl__is_defined(op, dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "reduce_scatter_block", "op-op",
                              "op is %s; expected an operation defined for dtype (%s)",
                              dtl__operation_names[op], dtl__dtype(dtype)->name);

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_REDUCE_SCATTER_BLOCK);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;

    if (DTL_UNLIKELY(dtl__observed))
        return reduce_scatter_block_observed(ctx, sendbuf, recvbuf, recvcount, dtype, op,
                                             ctx_object);
    dtl_status status = dtl_impl_reduce_scatter_block(ctx_object, sendbuf, recvbuf, recvcount,
                                                      dtype, op);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_REDUCE_SCATTER_BLOCK, status);
}

/* spec/collective.yaml: ibarrier */
dtl_status dtl_ibarrier(dtl_context_t ctx, dtl_request_t *request)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "ibarrier", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "ibarrier", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(request)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "ibarrier", "request-null", "request is NULL; expected an address");

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_IBARRIER);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    struct future *request_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_IBARRIER, ctx_object, NULL, 0);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'m', request, sizeof *request},
            };
            dtl__record_call(CALL_IBARRIER, dtl__arguments, 2);
        }
    }
    dtl_status status = dtl_impl_ibarrier(ctx_object, &request_object);
    dtl__context_leave_with(entered, status);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_REQUEST, request_object, request);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_request_free(request_object);
    }
    dtl__result(CALL_IBARRIER, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_IBARRIER, *request, ctx, __builtin_return_address(0));
        if (status == DTL_SUCCESS)
            dtl__call_created_handle(*request);
        dtl__record_end(status);
        dtl__call_end(CALL_IBARRIER, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/collective.yaml: ibroadcast */
dtl_status dtl_ibroadcast(dtl_context_t ctx, void *buf, dtl_size_t count, dtl_dtype dtype,
                          dtl_rank_t root, dtl_request_t *request)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "ibroadcast", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "ibroadcast", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(buf) && count > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "ibroadcast", "buf-null",
                              "buf is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(dtl__is_null(request)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "ibroadcast", "request-null", "request is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "ibroadcast", "dtype-enum", "dtype is %lld; expected a dtl_dtype",
                              (long long)dtype);
    if (DTL_UNLIKELY(count > dtl__limit(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "ibroadcast", "count-limit",
                              "count is %lld; expected 0 <= count <= limit(dtype) (%llu)",
                              (long long)count, (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(root < 0 || root >= dtl__context_size(ctx_object)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_RANK,
                              "ibroadcast", "root-range",
                              "root is %lld; expected root >= 0 and root < size(ctx) (%lld)",
                              (long long)root, (long long)dtl__context_size(ctx_object));

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_IBROADCAST);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    struct future *request_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_IBROADCAST, ctx_object,
                                           (const int64_t[]){count, dtype, root}, 3);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
        dtl__call_moves(CALL_IBROADCAST, dtl__times(count, dtl__bytes(dtype)),
                        dtl__times(count, dtl__bytes(dtype)));
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'r', buf, dtl__times(count, dtl__bytes(dtype))},
                {'n', &count, sizeof count},
                {'n', &dtype, sizeof dtype},
                {'n', &root, sizeof root},
                {'m', request, sizeof *request},
            };
            dtl__record_call(CALL_IBROADCAST, dtl__arguments, 6);
        }
    }
    dtl_status status = dtl_impl_ibroadcast(ctx_object, buf, count, dtype, root, &request_object);
    dtl__context_leave_with(entered, status);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_REQUEST, request_object, request);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_request_free(request_object);
    }
    dtl__result(CALL_IBROADCAST, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_IBROADCAST, *request, ctx, __builtin_return_address(0));
        if (status == DTL_SUCCESS)
            dtl__call_created_handle(*request);
        dtl__record_end(status);
        dtl__call_end(CALL_IBROADCAST, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/collective.yaml: ireduce */
dtl_status dtl_ireduce(dtl_context_t ctx, const void *sendbuf, void *recvbuf, dtl_size_t count,
                       dtl_dtype dtype, dtl_reduce_op op, dtl_rank_t root, dtl_request_t *request)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "ireduce", "state", "%s", dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "ireduce", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(sendbuf) && count > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "ireduce", "sendbuf-null",
                              "sendbuf is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(dtl__is_null(recvbuf) && dtl__context_rank(ctx_object) == root && count > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER, "ireduce",
            "recvbuf-null",
            "recvbuf is NULL; expected an address where rank(ctx) (%lld) == root (%lld) and count"
            " (%lld) > 0",
            (long long)dtl__context_rank(ctx_object), (long long)root, (long long)count);
    if (DTL_UNLIKELY(dtl__is_null(request)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "ireduce", "request-null", "request is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "ireduce", "dtype-enum", "dtype is %lld; expected a dtl_dtype",
                              (long long)dtype);
    if (DTL_UNLIKELY(!dtl__is_reduce_op(op)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "ireduce", "op-enum", "op is %lld; expected a dtl_reduce_op",
                              (long long)op);
    if (DTL_UNLIKELY(count > dtl__limit(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "ireduce", "count-limit",
                              "count is %lld; expected 0 <= count <= limit(dtype) (%llu)",
                              (long long)count, (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(root < 0 || root >= dtl__context_size(ctx_object)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_RANK,
                              "ireduce", "root-range",
                              "root is %lld; expected root >= 0 and root < size(ctx) (%lld)",
                              (long long)root, (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root && sendbuf != recvbuf &&
                     dtl__overlaps(sendbuf, dtl__times(count, dtl__bytes(dtype)), recvbuf,
                     dtl__times(count, dtl__bytes(dtype)))))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "ireduce",
            "recvbuf-overlap",
            "recvbuf overlaps sendbuf; expected no overlap with sendbuf unless both are the same");
    if (DTL_UNLIKELY(!dtl__is_defined(op, dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "ireduce", "op-op",
                              "op is %s; expected an operation defined for dtype (%s)",
                              dtl__operation_names[op], dtl__dtype(dtype)->name);

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_IREDUCE);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    struct future *request_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_IREDUCE, ctx_object,
                                           (const int64_t[]){count, dtype, op, root}, 4);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
        dtl__call_moves(
            CALL_IREDUCE, dtl__times(count, dtl__bytes(dtype)),
            dtl__context_rank(ctx_object) == root ? dtl__times(count, dtl__bytes(dtype)) : 0);
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'r', sendbuf, dtl__times(count, dtl__bytes(dtype))},
                {'w', recvbuf, dtl__context_rank(ctx_object) == root ? dtl__times(count,
                               dtl__bytes(dtype)) : 0},
                {'n', &count, sizeof count},
                {'n', &dtype, sizeof dtype},
                {'n', &op, sizeof op},
                {'n', &root, sizeof root},
                {'m', request, sizeof *request},
            };
            dtl__record_call(CALL_IREDUCE, dtl__arguments, 8);
        }
    }
    dtl_status status = dtl_impl_ireduce(ctx_object, sendbuf, recvbuf, count, dtype, op, root,
                                         &request_object);
    dtl__context_leave_with(entered, status);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_REQUEST, request_object, request);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_request_free(request_object);
    }
    dtl__result(CALL_IREDUCE, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_IREDUCE, *request, ctx, __builtin_return_address(0));
        if (status == DTL_SUCCESS)
            dtl__call_created_handle(*request);
        dtl__record_end(status);
        dtl__call_end(CALL_IREDUCE, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/collective.yaml: iallreduce */
dtl_status dtl_iallreduce(dtl_context_t ctx, const void *sendbuf, void *recvbuf, dtl_size_t count,
                          dtl_dtype dtype, dtl_reduce_op op, dtl_request_t *request)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "iallreduce", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "iallreduce", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(sendbuf) && count > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "iallreduce", "sendbuf-null",
                              "sendbuf is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(dtl__is_null(recvbuf) && count > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "iallreduce", "recvbuf-null",
                              "recvbuf is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(dtl__is_null(request)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "iallreduce", "request-null", "request is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "iallreduce", "dtype-enum", "dtype is %lld; expected a dtl_dtype",
                              (long long)dtype);
    if (DTL_UNLIKELY(!dtl__is_reduce_op(op)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "iallreduce", "op-enum", "op is %lld; expected a dtl_reduce_op",
                              (long long)op);
    if (DTL_UNLIKELY(count > dtl__limit(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "iallreduce", "count-limit",
                              "count is %lld; expected 0 <= count <= limit(dtype) (%llu)",
                              (long long)count, (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(sendbuf != recvbuf && dtl__overlaps(sendbuf, dtl__times(count,
                     dtl__bytes(dtype)), recvbuf, dtl__times(count, dtl__bytes(dtype)))))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "iallreduce",
            "recvbuf-overlap",
            "recvbuf overlaps sendbuf; expected no overlap with sendbuf unless both are the same");
    if (DTL_UNLIKELY(!dtl__is_defined(op, dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "iallreduce", "op-op",
                              "op is %s; expected an operation defined for dtype (%s)",
                              dtl__operation_names[op], dtl__dtype(dtype)->name);

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_IALLREDUCE);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    struct future *request_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_IALLREDUCE, ctx_object,
                                           (const int64_t[]){count, dtype, op}, 3);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
        dtl__call_moves(CALL_IALLREDUCE, dtl__times(count, dtl__bytes(dtype)),
                        dtl__times(count, dtl__bytes(dtype)));
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'r', sendbuf, dtl__times(count, dtl__bytes(dtype))},
                {'w', recvbuf, dtl__times(count, dtl__bytes(dtype))},
                {'n', &count, sizeof count},
                {'n', &dtype, sizeof dtype},
                {'n', &op, sizeof op},
                {'m', request, sizeof *request},
            };
            dtl__record_call(CALL_IALLREDUCE, dtl__arguments, 7);
        }
    }
    dtl_status status = dtl_impl_iallreduce(ctx_object, sendbuf, recvbuf, count, dtype, op,
                                            &request_object);
    dtl__context_leave_with(entered, status);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_REQUEST, request_object, request);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_request_free(request_object);
    }
    dtl__result(CALL_IALLREDUCE, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_IALLREDUCE, *request, ctx, __builtin_return_address(0));
        if (status == DTL_SUCCESS)
            dtl__call_created_handle(*request);
        dtl__record_end(status);
        dtl__call_end(CALL_IALLREDUCE, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/collective.yaml: igather */
dtl_status dtl_igather(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                       dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                       dtl_dtype recvdtype, dtl_rank_t root, dtl_request_t *request)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "igather", "state", "%s", dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "igather", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(sendbuf) && sendcount > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "igather", "sendbuf-null",
                              "sendbuf is NULL; expected an address where sendcount (%lld) > 0",
                              (long long)sendcount);
    if (DTL_UNLIKELY(dtl__is_null(recvbuf) && dtl__context_rank(ctx_object) == root &&
                     dtl__times(recvcount, dtl__context_size(ctx_object)) > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER, "igather",
            "recvbuf-null",
            "recvbuf is NULL; expected an address where rank(ctx) (%lld) == root (%lld) and "
            "recvcount (%lld) * size(ctx) (%lld) > 0",
            (long long)dtl__context_rank(ctx_object), (long long)root, (long long)recvcount,
            (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(dtl__is_null(request)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "igather", "request-null", "request is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_dtype(senddtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "igather", "senddtype-enum",
                              "senddtype is %lld; expected a dtl_dtype", (long long)senddtype);
    if (DTL_UNLIKELY(!dtl__is_dtype(recvdtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "igather", "recvdtype-enum",
                              "recvdtype is %lld; expected a dtl_dtype", (long long)recvdtype);
    if (DTL_UNLIKELY(sendcount > dtl__limit(senddtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "igather",
            "sendcount-limit",
            "sendcount is %lld; expected 0 <= sendcount <= limit(senddtype) (%llu)",
            (long long)sendcount, (unsigned long long)dtl__limit(senddtype));
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root && dtl__times(recvcount,
                     dtl__context_size(ctx_object)) > dtl__limit(recvdtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "igather",
            "recvcount-limit",
            "recvcount is %lld; expected rank(ctx) (%lld) != root (%lld) or recvcount * size(ctx)"
            " (%lld) <= limit(recvdtype) (%llu)",
            (long long)recvcount, (long long)dtl__context_rank(ctx_object), (long long)root,
            (long long)dtl__context_size(ctx_object), (unsigned long long)dtl__limit(recvdtype));
    if (DTL_UNLIKELY(recvcount > dtl__limit(recvdtype) / dtl__context_size(ctx_object)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "igather",
            "recvcount-limit",
            "recvcount is %lld; expected 0 <= recvcount <= limit(recvdtype) (%llu) / size(ctx) "
            "(%lld)",
            (long long)recvcount, (unsigned long long)dtl__limit(recvdtype),
            (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(root < 0 || root >= dtl__context_size(ctx_object)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_RANK,
                              "igather", "root-range",
                              "root is %lld; expected root >= 0 and root < size(ctx) (%lld)",
                              (long long)root, (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root && recvcount != sendcount))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "igather", "count",
            "recvcount is %lld; expected sendcount (%lld), where rank(ctx) (%lld) == root (%lld)",
            (long long)recvcount, (long long)sendcount, (long long)dtl__context_rank(ctx_object),
            (long long)root);
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root && recvdtype != senddtype))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "igather", "dtype",
            "recvdtype is %lld; expected senddtype (%lld), where rank(ctx) (%lld) == root (%lld)",
            (long long)recvdtype, (long long)senddtype, (long long)dtl__context_rank(ctx_object),
            (long long)root);
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root && dtl__overlaps(sendbuf,
                     dtl__times(sendcount, dtl__bytes(senddtype)), recvbuf,
                     dtl__times(dtl__times(recvcount, dtl__context_size(ctx_object)),
                     dtl__bytes(recvdtype)))))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "igather", "recvbuf-overlap",
                              "recvbuf overlaps sendbuf; expected no overlap with sendbuf");

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_IGATHER);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    struct future *request_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(
            CALL_IGATHER, ctx_object,
            (const int64_t[]){sendcount, senddtype, root, recvcount, recvdtype}, 5);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
        dtl__call_moves(
            CALL_IGATHER, dtl__times(sendcount, dtl__bytes(senddtype)),
            dtl__context_rank(ctx_object) == root ? dtl__times(dtl__times(recvcount,
            dtl__context_size(ctx_object)), dtl__bytes(recvdtype)) : 0);
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'r', sendbuf, dtl__times(sendcount, dtl__bytes(senddtype))},
                {'n', &sendcount, sizeof sendcount},
                {'n', &senddtype, sizeof senddtype},
                {'w', recvbuf, dtl__context_rank(ctx_object) == root ?
                               dtl__times(dtl__times(recvcount, dtl__context_size(ctx_object)),
                               dtl__bytes(recvdtype)) : 0},
                {'n', &recvcount, sizeof recvcount},
                {'n', &recvdtype, sizeof recvdtype},
                {'n', &root, sizeof root},
                {'m', request, sizeof *request},
            };
            dtl__record_call(CALL_IGATHER, dtl__arguments, 9);
        }
    }
    dtl_status status = dtl_impl_igather(ctx_object, sendbuf, sendcount, senddtype, recvbuf,
                                         recvcount, recvdtype, root, &request_object);
    dtl__context_leave_with(entered, status);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_REQUEST, request_object, request);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_request_free(request_object);
    }
    dtl__result(CALL_IGATHER, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_IGATHER, *request, ctx, __builtin_return_address(0));
        if (status == DTL_SUCCESS)
            dtl__call_created_handle(*request);
        dtl__record_end(status);
        dtl__call_end(CALL_IGATHER, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/collective.yaml: iallgather */
dtl_status dtl_iallgather(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                          dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                          dtl_dtype recvdtype, dtl_request_t *request)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "iallgather", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "iallgather", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(sendbuf) && sendcount > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "iallgather", "sendbuf-null",
                              "sendbuf is NULL; expected an address where sendcount (%lld) > 0",
                              (long long)sendcount);
    if (DTL_UNLIKELY(dtl__is_null(recvbuf) && dtl__times(recvcount,
                     dtl__context_size(ctx_object)) > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER, "iallgather",
            "recvbuf-null",
            "recvbuf is NULL; expected an address where recvcount (%lld) * size(ctx) (%lld) > 0",
            (long long)recvcount, (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(dtl__is_null(request)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "iallgather", "request-null", "request is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_dtype(senddtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "iallgather", "senddtype-enum",
                              "senddtype is %lld; expected a dtl_dtype", (long long)senddtype);
    if (DTL_UNLIKELY(!dtl__is_dtype(recvdtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "iallgather", "recvdtype-enum",
                              "recvdtype is %lld; expected a dtl_dtype", (long long)recvdtype);
    if (DTL_UNLIKELY(sendcount > dtl__limit(senddtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "iallgather",
            "sendcount-limit",
            "sendcount is %lld; expected 0 <= sendcount <= limit(senddtype) (%llu)",
            (long long)sendcount, (unsigned long long)dtl__limit(senddtype));
    if (DTL_UNLIKELY(dtl__times(recvcount, dtl__context_size(ctx_object)) >
                     dtl__limit(recvdtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "iallgather",
            "recvcount-limit",
            "recvcount is %lld; expected recvcount * size(ctx) (%lld) <= limit(recvdtype) (%llu)",
            (long long)recvcount, (long long)dtl__context_size(ctx_object),
            (unsigned long long)dtl__limit(recvdtype));
    if (DTL_UNLIKELY(recvcount != sendcount))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "iallgather", "count",
                              "recvcount is %lld; expected sendcount (%lld)", (long long)recvcount,
                              (long long)sendcount);
    if (DTL_UNLIKELY(recvdtype != senddtype))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "iallgather", "dtype",
                              "recvdtype is %lld; expected senddtype (%lld)", (long long)recvdtype,
                              (long long)senddtype);
    if (DTL_UNLIKELY(dtl__overlaps(sendbuf, dtl__times(sendcount, dtl__bytes(senddtype)),
                     recvbuf, dtl__times(dtl__times(recvcount, dtl__context_size(ctx_object)),
                     dtl__bytes(recvdtype)))))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "iallgather", "recvbuf-overlap",
                              "recvbuf overlaps sendbuf; expected no overlap with sendbuf");

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_IALLGATHER);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    struct future *request_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(
            CALL_IALLGATHER, ctx_object,
            (const int64_t[]){sendcount, senddtype, recvcount, recvdtype}, 4);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
        dtl__call_moves(
            CALL_IALLGATHER, dtl__times(sendcount, dtl__bytes(senddtype)),
            dtl__times(dtl__times(recvcount, dtl__context_size(ctx_object)),
            dtl__bytes(recvdtype)));
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'r', sendbuf, dtl__times(sendcount, dtl__bytes(senddtype))},
                {'n', &sendcount, sizeof sendcount},
                {'n', &senddtype, sizeof senddtype},
                {'w', recvbuf, dtl__times(dtl__times(recvcount, dtl__context_size(ctx_object)),
                               dtl__bytes(recvdtype))},
                {'n', &recvcount, sizeof recvcount},
                {'n', &recvdtype, sizeof recvdtype},
                {'m', request, sizeof *request},
            };
            dtl__record_call(CALL_IALLGATHER, dtl__arguments, 8);
        }
    }
    dtl_status status = dtl_impl_iallgather(ctx_object, sendbuf, sendcount, senddtype, recvbuf,
                                            recvcount, recvdtype, &request_object);
    dtl__context_leave_with(entered, status);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_REQUEST, request_object, request);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_request_free(request_object);
    }
    dtl__result(CALL_IALLGATHER, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_IALLGATHER, *request, ctx, __builtin_return_address(0));
        if (status == DTL_SUCCESS)
            dtl__call_created_handle(*request);
        dtl__record_end(status);
        dtl__call_end(CALL_IALLGATHER, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/collective.yaml: iscatter */
dtl_status dtl_iscatter(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                        dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                        dtl_dtype recvdtype, dtl_rank_t root, dtl_request_t *request)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "iscatter", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "iscatter", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(sendbuf) && dtl__context_rank(ctx_object) == root &&
                     dtl__times(sendcount, dtl__context_size(ctx_object)) > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER, "iscatter",
            "sendbuf-null",
            "sendbuf is NULL; expected an address where rank(ctx) (%lld) == root (%lld) and "
            "sendcount (%lld) * size(ctx) (%lld) > 0",
            (long long)dtl__context_rank(ctx_object), (long long)root, (long long)sendcount,
            (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(dtl__is_null(recvbuf) && recvcount > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "iscatter", "recvbuf-null",
                              "recvbuf is NULL; expected an address where recvcount (%lld) > 0",
                              (long long)recvcount);
    if (DTL_UNLIKELY(dtl__is_null(request)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "iscatter", "request-null", "request is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_dtype(senddtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "iscatter", "senddtype-enum",
                              "senddtype is %lld; expected a dtl_dtype", (long long)senddtype);
    if (DTL_UNLIKELY(!dtl__is_dtype(recvdtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "iscatter", "recvdtype-enum",
                              "recvdtype is %lld; expected a dtl_dtype", (long long)recvdtype);
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root && dtl__times(sendcount,
                     dtl__context_size(ctx_object)) > dtl__limit(senddtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "iscatter",
            "sendcount-limit",
            "sendcount is %lld; expected rank(ctx) (%lld) != root (%lld) or sendcount * size(ctx)"
            " (%lld) <= limit(senddtype) (%llu)",
            (long long)sendcount, (long long)dtl__context_rank(ctx_object), (long long)root,
            (long long)dtl__context_size(ctx_object), (unsigned long long)dtl__limit(senddtype));
    if (DTL_UNLIKELY(recvcount > dtl__limit(recvdtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "iscatter",
            "recvcount-limit",
            "recvcount is %lld; expected 0 <= recvcount <= limit(recvdtype) (%llu)",
            (long long)recvcount, (unsigned long long)dtl__limit(recvdtype));
    if (DTL_UNLIKELY(sendcount > dtl__limit(senddtype) / dtl__context_size(ctx_object)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "iscatter",
            "sendcount-limit",
            "sendcount is %lld; expected 0 <= sendcount <= limit(senddtype) (%llu) / size(ctx) "
            "(%lld)",
            (long long)sendcount, (unsigned long long)dtl__limit(senddtype),
            (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(root < 0 || root >= dtl__context_size(ctx_object)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_RANK,
                              "iscatter", "root-range",
                              "root is %lld; expected root >= 0 and root < size(ctx) (%lld)",
                              (long long)root, (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root && sendcount != recvcount))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "iscatter", "count",
            "sendcount is %lld; expected recvcount (%lld), where rank(ctx) (%lld) == root (%lld)",
            (long long)sendcount, (long long)recvcount, (long long)dtl__context_rank(ctx_object),
            (long long)root);
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root && senddtype != recvdtype))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "iscatter", "dtype",
            "senddtype is %lld; expected recvdtype (%lld), where rank(ctx) (%lld) == root (%lld)",
            (long long)senddtype, (long long)recvdtype, (long long)dtl__context_rank(ctx_object),
            (long long)root);
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root && dtl__overlaps(sendbuf,
                     dtl__times(dtl__times(sendcount, dtl__context_size(ctx_object)),
                     dtl__bytes(senddtype)), recvbuf, dtl__times(recvcount,
                     dtl__bytes(recvdtype)))))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "iscatter", "recvbuf-overlap",
                              "recvbuf overlaps sendbuf; expected no overlap with sendbuf");

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_ISCATTER);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    struct future *request_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(
            CALL_ISCATTER, ctx_object,
            (const int64_t[]){recvcount, recvdtype, root, sendcount, senddtype}, 5);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
        dtl__call_moves(
            CALL_ISCATTER,
            dtl__context_rank(ctx_object) == root ? dtl__times(dtl__times(sendcount,
            dtl__context_size(ctx_object)), dtl__bytes(senddtype)) : 0,
            dtl__times(recvcount, dtl__bytes(recvdtype)));
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'r', sendbuf, dtl__context_rank(ctx_object) == root ?
                               dtl__times(dtl__times(sendcount, dtl__context_size(ctx_object)),
                               dtl__bytes(senddtype)) : 0},
                {'n', &sendcount, sizeof sendcount},
                {'n', &senddtype, sizeof senddtype},
                {'w', recvbuf, dtl__times(recvcount, dtl__bytes(recvdtype))},
                {'n', &recvcount, sizeof recvcount},
                {'n', &recvdtype, sizeof recvdtype},
                {'n', &root, sizeof root},
                {'m', request, sizeof *request},
            };
            dtl__record_call(CALL_ISCATTER, dtl__arguments, 9);
        }
    }
    dtl_status status = dtl_impl_iscatter(ctx_object, sendbuf, sendcount, senddtype, recvbuf,
                                          recvcount, recvdtype, root, &request_object);
    dtl__context_leave_with(entered, status);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_REQUEST, request_object, request);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_request_free(request_object);
    }
    dtl__result(CALL_ISCATTER, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_ISCATTER, *request, ctx, __builtin_return_address(0));
        if (status == DTL_SUCCESS)
            dtl__call_created_handle(*request);
        dtl__record_end(status);
        dtl__call_end(CALL_ISCATTER, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/collective.yaml: ialltoall */
dtl_status dtl_ialltoall(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                         dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                         dtl_dtype recvdtype, dtl_request_t *request)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "ialltoall", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "ialltoall", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(sendbuf) && dtl__times(sendcount,
                     dtl__context_size(ctx_object)) > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER, "ialltoall",
            "sendbuf-null",
            "sendbuf is NULL; expected an address where sendcount (%lld) * size(ctx) (%lld) > 0",
            (long long)sendcount, (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(dtl__is_null(recvbuf) && dtl__times(recvcount,
                     dtl__context_size(ctx_object)) > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER, "ialltoall",
            "recvbuf-null",
            "recvbuf is NULL; expected an address where recvcount (%lld) * size(ctx) (%lld) > 0",
            (long long)recvcount, (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(dtl__is_null(request)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "ialltoall", "request-null", "request is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_dtype(senddtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "ialltoall", "senddtype-enum",
                              "senddtype is %lld; expected a dtl_dtype", (long long)senddtype);
    if (DTL_UNLIKELY(!dtl__is_dtype(recvdtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "ialltoall", "recvdtype-enum",
                              "recvdtype is %lld; expected a dtl_dtype", (long long)recvdtype);
    if (DTL_UNLIKELY(dtl__times(sendcount, dtl__context_size(ctx_object)) >
                     dtl__limit(senddtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "ialltoall",
            "sendcount-limit",
            "sendcount is %lld; expected sendcount * size(ctx) (%lld) <= limit(senddtype) (%llu)",
            (long long)sendcount, (long long)dtl__context_size(ctx_object),
            (unsigned long long)dtl__limit(senddtype));
    if (DTL_UNLIKELY(dtl__times(recvcount, dtl__context_size(ctx_object)) >
                     dtl__limit(recvdtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "ialltoall",
            "recvcount-limit",
            "recvcount is %lld; expected recvcount * size(ctx) (%lld) <= limit(recvdtype) (%llu)",
            (long long)recvcount, (long long)dtl__context_size(ctx_object),
            (unsigned long long)dtl__limit(recvdtype));
    if (DTL_UNLIKELY(recvcount != sendcount))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "ialltoall", "count", "recvcount is %lld; expected sendcount (%lld)",
                              (long long)recvcount, (long long)sendcount);
    if (DTL_UNLIKELY(recvdtype != senddtype))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "ialltoall", "dtype", "recvdtype is %lld; expected senddtype (%lld)",
                              (long long)recvdtype, (long long)senddtype);
    if (DTL_UNLIKELY(dtl__overlaps(sendbuf, dtl__times(dtl__times(sendcount,
                     dtl__context_size(ctx_object)), dtl__bytes(senddtype)), recvbuf,
                     dtl__times(dtl__times(recvcount, dtl__context_size(ctx_object)),
                     dtl__bytes(recvdtype)))))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "ialltoall", "recvbuf-overlap",
                              "recvbuf overlaps sendbuf; expected no overlap with sendbuf");

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_IALLTOALL);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    struct future *request_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(
            CALL_IALLTOALL, ctx_object,
            (const int64_t[]){sendcount, senddtype, recvcount, recvdtype}, 4);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
        dtl__call_moves(
            CALL_IALLTOALL,
            dtl__times(dtl__times(sendcount, dtl__context_size(ctx_object)),
            dtl__bytes(senddtype)),
            dtl__times(dtl__times(recvcount, dtl__context_size(ctx_object)),
            dtl__bytes(recvdtype)));
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'r', sendbuf, dtl__times(dtl__times(sendcount, dtl__context_size(ctx_object)),
                               dtl__bytes(senddtype))},
                {'n', &sendcount, sizeof sendcount},
                {'n', &senddtype, sizeof senddtype},
                {'w', recvbuf, dtl__times(dtl__times(recvcount, dtl__context_size(ctx_object)),
                               dtl__bytes(recvdtype))},
                {'n', &recvcount, sizeof recvcount},
                {'n', &recvdtype, sizeof recvdtype},
                {'m', request, sizeof *request},
            };
            dtl__record_call(CALL_IALLTOALL, dtl__arguments, 8);
        }
    }
    dtl_status status = dtl_impl_ialltoall(ctx_object, sendbuf, sendcount, senddtype, recvbuf,
                                           recvcount, recvdtype, &request_object);
    dtl__context_leave_with(entered, status);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_REQUEST, request_object, request);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_request_free(request_object);
    }
    dtl__result(CALL_IALLTOALL, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_IALLTOALL, *request, ctx, __builtin_return_address(0));
        if (status == DTL_SUCCESS)
            dtl__call_created_handle(*request);
        dtl__record_end(status);
        dtl__call_end(CALL_IALLTOALL, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/collective.yaml: igatherv */
dtl_status dtl_igatherv(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                        dtl_dtype senddtype, void *recvbuf, const dtl_size_t *recvcounts,
                        const dtl_size_t *displs, dtl_dtype recvdtype, dtl_rank_t root,
                        dtl_request_t *request)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "igatherv", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "igatherv", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__devices_in_use))
        if (dtl__device_memory_refused(
            dtl__context_error_scope(ctx_object), "igatherv",
            "recvcounts", dtl__context_rank(ctx_object) == root ? recvcounts : NULL,
            "displs", dtl__context_rank(ctx_object) == root ? displs : NULL, NULL))
            return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(recvcounts) && dtl__context_rank(ctx_object) == root &&
                     dtl__context_size(ctx_object) > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER, "igatherv",
            "recvcounts-null",
            "recvcounts is NULL; expected an address where rank(ctx) (%lld) == root (%lld) and "
            "size(ctx) (%lld) > 0",
            (long long)dtl__context_rank(ctx_object), (long long)root,
            (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(dtl__is_null(sendbuf) && sendcount > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "igatherv", "sendbuf-null",
                              "sendbuf is NULL; expected an address where sendcount (%lld) > 0",
                              (long long)sendcount);
    if (DTL_UNLIKELY(dtl__is_null(recvbuf) && dtl__context_rank(ctx_object) == root &&
                     dtl__extent(recvcounts, displs, dtl__context_size(ctx_object)) > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER, "igatherv",
            "recvbuf-null",
            "recvbuf is NULL; expected an address where rank(ctx) (%lld) == root (%lld) and "
            "extent(recvcounts, displs) (%llu) > 0",
            (long long)dtl__context_rank(ctx_object), (long long)root,
            (unsigned long long)dtl__extent(recvcounts, displs, dtl__context_size(ctx_object)));
    if (DTL_UNLIKELY(dtl__is_null(request)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "igatherv", "request-null", "request is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_dtype(senddtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "igatherv", "senddtype-enum",
                              "senddtype is %lld; expected a dtl_dtype", (long long)senddtype);
    if (DTL_UNLIKELY(!dtl__is_dtype(recvdtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "igatherv", "recvdtype-enum",
                              "recvdtype is %lld; expected a dtl_dtype", (long long)recvdtype);
    if (DTL_UNLIKELY(sendcount > dtl__limit(senddtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "igatherv",
            "sendcount-limit",
            "sendcount is %lld; expected 0 <= sendcount <= limit(senddtype) (%llu)",
            (long long)sendcount, (unsigned long long)dtl__limit(senddtype));
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root && dtl__extent(recvcounts, displs,
                     dtl__context_size(ctx_object)) > dtl__limit(recvdtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "igatherv",
            "recvbuf-limit",
            "extent(recvcounts, displs) is %llu; expected at most limit(recvdtype) (%llu), where "
            "rank(ctx) (%lld) == root (%lld)",
            (unsigned long long)dtl__extent(recvcounts, displs, dtl__context_size(ctx_object)),
            (unsigned long long)dtl__limit(recvdtype), (long long)dtl__context_rank(ctx_object),
            (long long)root);
    if (DTL_UNLIKELY(root < 0 || root >= dtl__context_size(ctx_object)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_RANK,
                              "igatherv", "root-range",
                              "root is %lld; expected root >= 0 and root < size(ctx) (%lld)",
                              (long long)root, (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root &&
                     recvcounts[dtl__context_rank(ctx_object)] != sendcount))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "igatherv", "count",
            "recvcounts[rank(ctx)] is %llu; expected sendcount (%lld), where rank(ctx) (%lld) == "
            "root (%lld)",
            (unsigned long long)recvcounts[dtl__context_rank(ctx_object)], (long long)sendcount,
            (long long)dtl__context_rank(ctx_object), (long long)root);
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root && recvdtype != senddtype))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "igatherv", "dtype",
            "recvdtype is %lld; expected senddtype (%lld), where rank(ctx) (%lld) == root (%lld)",
            (long long)recvdtype, (long long)senddtype, (long long)dtl__context_rank(ctx_object),
            (long long)root);
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root && dtl__overlaps(sendbuf,
                     dtl__times(sendcount, dtl__bytes(senddtype)), recvbuf,
                     dtl__times(dtl__extent(recvcounts, displs, dtl__context_size(ctx_object)),
                     dtl__bytes(recvdtype)))))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "igatherv", "recvbuf-overlap",
                              "recvbuf overlaps sendbuf; expected no overlap with sendbuf");

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_IGATHERV);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    struct future *request_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(
            CALL_IGATHERV, ctx_object, (const int64_t[]){senddtype, root, sendcount, recvdtype}, 4);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
        dtl__call_moves(
            CALL_IGATHERV, dtl__times(sendcount, dtl__bytes(senddtype)),
            dtl__context_rank(ctx_object) == root ? dtl__times(dtl__extent(recvcounts, displs,
            dtl__context_size(ctx_object)), dtl__bytes(recvdtype)) : 0);
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'r', sendbuf, dtl__times(sendcount, dtl__bytes(senddtype))},
                {'n', &sendcount, sizeof sendcount},
                {'n', &senddtype, sizeof senddtype},
                {'w', recvbuf, dtl__context_rank(ctx_object) == root ?
                               dtl__times(dtl__extent(recvcounts, displs,
                               dtl__context_size(ctx_object)), dtl__bytes(recvdtype)) : 0},
                {'r', recvcounts, dtl__context_size(ctx_object) * sizeof *recvcounts},
                {'r', displs, dtl__context_size(ctx_object) * sizeof *displs},
                {'n', &recvdtype, sizeof recvdtype},
                {'n', &root, sizeof root},
                {'m', request, sizeof *request},
            };
            dtl__record_call(CALL_IGATHERV, dtl__arguments, 10);
        }
    }
    dtl_status status = dtl_impl_igatherv(ctx_object, sendbuf, sendcount, senddtype, recvbuf,
                                          recvcounts, displs, recvdtype, root, &request_object);
    dtl__context_leave_with(entered, status);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_REQUEST, request_object, request);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_request_free(request_object);
    }
    dtl__result(CALL_IGATHERV, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_IGATHERV, *request, ctx, __builtin_return_address(0));
        if (status == DTL_SUCCESS)
            dtl__call_created_handle(*request);
        dtl__record_end(status);
        dtl__call_end(CALL_IGATHERV, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/collective.yaml: iscatterv */
dtl_status dtl_iscatterv(dtl_context_t ctx, const void *sendbuf, const dtl_size_t *sendcounts,
                         const dtl_size_t *displs, dtl_dtype senddtype, void *recvbuf,
                         dtl_size_t recvcount, dtl_dtype recvdtype, dtl_rank_t root,
                         dtl_request_t *request)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "iscatterv", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "iscatterv", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__devices_in_use))
        if (dtl__device_memory_refused(
            dtl__context_error_scope(ctx_object), "iscatterv",
            "sendcounts", dtl__context_rank(ctx_object) == root ? sendcounts : NULL,
            "displs", dtl__context_rank(ctx_object) == root ? displs : NULL, NULL))
            return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(sendcounts) && dtl__context_rank(ctx_object) == root &&
                     dtl__context_size(ctx_object) > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER, "iscatterv",
            "sendcounts-null",
            "sendcounts is NULL; expected an address where rank(ctx) (%lld) == root (%lld) and "
            "size(ctx) (%lld) > 0",
            (long long)dtl__context_rank(ctx_object), (long long)root,
            (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(dtl__is_null(sendbuf) && dtl__context_rank(ctx_object) == root &&
                     dtl__extent(sendcounts, displs, dtl__context_size(ctx_object)) > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER, "iscatterv",
            "sendbuf-null",
            "sendbuf is NULL; expected an address where rank(ctx) (%lld) == root (%lld) and "
            "extent(sendcounts, displs) (%llu) > 0",
            (long long)dtl__context_rank(ctx_object), (long long)root,
            (unsigned long long)dtl__extent(sendcounts, displs, dtl__context_size(ctx_object)));
    if (DTL_UNLIKELY(dtl__is_null(recvbuf) && recvcount > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "iscatterv", "recvbuf-null",
                              "recvbuf is NULL; expected an address where recvcount (%lld) > 0",
                              (long long)recvcount);
    if (DTL_UNLIKELY(dtl__is_null(request)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "iscatterv", "request-null", "request is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_dtype(senddtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "iscatterv", "senddtype-enum",
                              "senddtype is %lld; expected a dtl_dtype", (long long)senddtype);
    if (DTL_UNLIKELY(!dtl__is_dtype(recvdtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "iscatterv", "recvdtype-enum",
                              "recvdtype is %lld; expected a dtl_dtype", (long long)recvdtype);
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root && dtl__extent(sendcounts, displs,
                     dtl__context_size(ctx_object)) > dtl__limit(senddtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "iscatterv",
            "sendbuf-limit",
            "extent(sendcounts, displs) is %llu; expected at most limit(senddtype) (%llu), where "
            "rank(ctx) (%lld) == root (%lld)",
            (unsigned long long)dtl__extent(sendcounts, displs, dtl__context_size(ctx_object)),
            (unsigned long long)dtl__limit(senddtype), (long long)dtl__context_rank(ctx_object),
            (long long)root);
    if (DTL_UNLIKELY(recvcount > dtl__limit(recvdtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "iscatterv",
            "recvcount-limit",
            "recvcount is %lld; expected 0 <= recvcount <= limit(recvdtype) (%llu)",
            (long long)recvcount, (unsigned long long)dtl__limit(recvdtype));
    if (DTL_UNLIKELY(root < 0 || root >= dtl__context_size(ctx_object)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_RANK,
                              "iscatterv", "root-range",
                              "root is %lld; expected root >= 0 and root < size(ctx) (%lld)",
                              (long long)root, (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root &&
                     sendcounts[dtl__context_rank(ctx_object)] != recvcount))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "iscatterv", "count",
            "sendcounts[rank(ctx)] is %llu; expected recvcount (%lld), where rank(ctx) (%lld) == "
            "root (%lld)",
            (unsigned long long)sendcounts[dtl__context_rank(ctx_object)], (long long)recvcount,
            (long long)dtl__context_rank(ctx_object), (long long)root);
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root && senddtype != recvdtype))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "iscatterv", "dtype",
            "senddtype is %lld; expected recvdtype (%lld), where rank(ctx) (%lld) == root (%lld)",
            (long long)senddtype, (long long)recvdtype, (long long)dtl__context_rank(ctx_object),
            (long long)root);
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root && dtl__overlaps(sendbuf,
                     dtl__times(dtl__extent(sendcounts, displs, dtl__context_size(ctx_object)),
                     dtl__bytes(senddtype)), recvbuf, dtl__times(recvcount,
                     dtl__bytes(recvdtype)))))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "iscatterv", "recvbuf-overlap",
                              "recvbuf overlaps sendbuf; expected no overlap with sendbuf");

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_ISCATTERV);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    struct future *request_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(
            CALL_ISCATTERV, ctx_object, (const int64_t[]){recvdtype, root, senddtype, recvcount},
            4);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
        dtl__call_moves(
            CALL_ISCATTERV,
            dtl__context_rank(ctx_object) == root ? dtl__times(dtl__extent(sendcounts, displs,
            dtl__context_size(ctx_object)), dtl__bytes(senddtype)) : 0,
            dtl__times(recvcount, dtl__bytes(recvdtype)));
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'r', sendbuf, dtl__context_rank(ctx_object) == root ?
                               dtl__times(dtl__extent(sendcounts, displs,
                               dtl__context_size(ctx_object)), dtl__bytes(senddtype)) : 0},
                {'r', sendcounts, dtl__context_size(ctx_object) * sizeof *sendcounts},
                {'r', displs, dtl__context_size(ctx_object) * sizeof *displs},
                {'n', &senddtype, sizeof senddtype},
                {'w', recvbuf, dtl__times(recvcount, dtl__bytes(recvdtype))},
                {'n', &recvcount, sizeof recvcount},
                {'n', &recvdtype, sizeof recvdtype},
                {'n', &root, sizeof root},
                {'m', request, sizeof *request},
            };
            dtl__record_call(CALL_ISCATTERV, dtl__arguments, 10);
        }
    }
    dtl_status status = dtl_impl_iscatterv(ctx_object, sendbuf, sendcounts, displs, senddtype,
                                           recvbuf, recvcount, recvdtype, root, &request_object);
    dtl__context_leave_with(entered, status);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_REQUEST, request_object, request);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_request_free(request_object);
    }
    dtl__result(CALL_ISCATTERV, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_ISCATTERV, *request, ctx, __builtin_return_address(0));
        if (status == DTL_SUCCESS)
            dtl__call_created_handle(*request);
        dtl__record_end(status);
        dtl__call_end(CALL_ISCATTERV, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/collective.yaml: iallgatherv */
dtl_status dtl_iallgatherv(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                           dtl_dtype dtype, void *recvbuf, const dtl_size_t *recvcounts,
                           const dtl_size_t *displs, dtl_request_t *request)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "iallgatherv", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "iallgatherv", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__devices_in_use))
        if (dtl__device_memory_refused(dtl__context_error_scope(ctx_object), "iallgatherv",
                                       "recvcounts", recvcounts, "displs", displs, NULL))
            return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(recvcounts) && dtl__context_size(ctx_object) > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "iallgatherv", "recvcounts-null",
                              "recvcounts is NULL; expected an address where size(ctx) (%lld) > 0",
                              (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(dtl__is_null(sendbuf) && sendcount > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "iallgatherv", "sendbuf-null",
                              "sendbuf is NULL; expected an address where sendcount (%lld) > 0",
                              (long long)sendcount);
    if (DTL_UNLIKELY(dtl__is_null(recvbuf) && dtl__extent(recvcounts, displs,
                     dtl__context_size(ctx_object)) > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER, "iallgatherv",
            "recvbuf-null",
            "recvbuf is NULL; expected an address where extent(recvcounts, displs) (%llu) > 0",
            (unsigned long long)dtl__extent(recvcounts, displs, dtl__context_size(ctx_object)));
    if (DTL_UNLIKELY(dtl__is_null(request)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "iallgatherv", "request-null",
                              "request is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "iallgatherv", "dtype-enum", "dtype is %lld; expected a dtl_dtype",
                              (long long)dtype);
    if (DTL_UNLIKELY(sendcount > dtl__limit(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "iallgatherv", "sendcount-limit",
                              "sendcount is %lld; expected 0 <= sendcount <= limit(dtype) (%llu)",
                              (long long)sendcount, (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(dtl__extent(recvcounts, displs, dtl__context_size(ctx_object)) >
                     dtl__limit(dtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "iallgatherv",
            "recvbuf-limit",
            "extent(recvcounts, displs) is %llu; expected at most limit(dtype) (%llu)",
            (unsigned long long)dtl__extent(recvcounts, displs, dtl__context_size(ctx_object)),
            (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(recvcounts[dtl__context_rank(ctx_object)] != sendcount))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "iallgatherv", "count",
                              "recvcounts[rank(ctx)] is %llu; expected sendcount (%lld)",
                              (unsigned long long)recvcounts[dtl__context_rank(ctx_object)],
                              (long long)sendcount);
    if (DTL_UNLIKELY(dtl__overlaps(sendbuf, dtl__times(sendcount, dtl__bytes(dtype)), recvbuf,
                     dtl__times(dtl__extent(recvcounts, displs, dtl__context_size(ctx_object)),
                     dtl__bytes(dtype)))))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "iallgatherv", "recvbuf-overlap",
                              "recvbuf overlaps sendbuf; expected no overlap with sendbuf");

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_IALLGATHERV);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    struct future *request_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_IALLGATHERV, ctx_object,
                                           (const int64_t[]){dtype, sendcount}, 2);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
        dtl__call_moves(
            CALL_IALLGATHERV, dtl__times(sendcount, dtl__bytes(dtype)),
            dtl__times(dtl__extent(recvcounts, displs, dtl__context_size(ctx_object)),
            dtl__bytes(dtype)));
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'r', sendbuf, dtl__times(sendcount, dtl__bytes(dtype))},
                {'n', &sendcount, sizeof sendcount},
                {'n', &dtype, sizeof dtype},
                {'w', recvbuf, dtl__times(dtl__extent(recvcounts, displs,
                               dtl__context_size(ctx_object)), dtl__bytes(dtype))},
                {'r', recvcounts, dtl__context_size(ctx_object) * sizeof *recvcounts},
                {'r', displs, dtl__context_size(ctx_object) * sizeof *displs},
                {'m', request, sizeof *request},
            };
            dtl__record_call(CALL_IALLGATHERV, dtl__arguments, 8);
        }
    }
    dtl_status status = dtl_impl_iallgatherv(ctx_object, sendbuf, sendcount, dtype, recvbuf,
                                             recvcounts, displs, &request_object);
    dtl__context_leave_with(entered, status);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_REQUEST, request_object, request);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_request_free(request_object);
    }
    dtl__result(CALL_IALLGATHERV, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_IALLGATHERV, *request, ctx, __builtin_return_address(0));
        if (status == DTL_SUCCESS)
            dtl__call_created_handle(*request);
        dtl__record_end(status);
        dtl__call_end(CALL_IALLGATHERV, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/collective.yaml: ialltoallv */
dtl_status dtl_ialltoallv(dtl_context_t ctx, const void *sendbuf, const dtl_size_t *sendcounts,
                          const dtl_size_t *sdispls, dtl_dtype senddtype, void *recvbuf,
                          const dtl_size_t *recvcounts, const dtl_size_t *rdispls,
                          dtl_dtype recvdtype, dtl_request_t *request)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "ialltoallv", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "ialltoallv", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__devices_in_use))
        if (dtl__device_memory_refused(dtl__context_error_scope(ctx_object), "ialltoallv",
                                       "sendcounts", sendcounts, "sdispls", sdispls,
                                       "recvcounts", recvcounts, "rdispls", rdispls, NULL))
            return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(sendcounts) && dtl__context_size(ctx_object) > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "ialltoallv", "sendcounts-null",
                              "sendcounts is NULL; expected an address where size(ctx) (%lld) > 0",
                              (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(dtl__is_null(recvcounts) && dtl__context_size(ctx_object) > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "ialltoallv", "recvcounts-null",
                              "recvcounts is NULL; expected an address where size(ctx) (%lld) > 0",
                              (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(dtl__is_null(sendbuf) && dtl__extent(sendcounts, sdispls,
                     dtl__context_size(ctx_object)) > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER, "ialltoallv",
            "sendbuf-null",
            "sendbuf is NULL; expected an address where extent(sendcounts, sdispls) (%llu) > 0",
            (unsigned long long)dtl__extent(sendcounts, sdispls, dtl__context_size(ctx_object)));
    if (DTL_UNLIKELY(dtl__is_null(recvbuf) && dtl__extent(recvcounts, rdispls,
                     dtl__context_size(ctx_object)) > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER, "ialltoallv",
            "recvbuf-null",
            "recvbuf is NULL; expected an address where extent(recvcounts, rdispls) (%llu) > 0",
            (unsigned long long)dtl__extent(recvcounts, rdispls, dtl__context_size(ctx_object)));
    if (DTL_UNLIKELY(dtl__is_null(request)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "ialltoallv", "request-null", "request is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_dtype(senddtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "ialltoallv", "senddtype-enum",
                              "senddtype is %lld; expected a dtl_dtype", (long long)senddtype);
    if (DTL_UNLIKELY(!dtl__is_dtype(recvdtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "ialltoallv", "recvdtype-enum",
                              "recvdtype is %lld; expected a dtl_dtype", (long long)recvdtype);
    if (DTL_UNLIKELY(dtl__extent(sendcounts, sdispls, dtl__context_size(ctx_object)) >
                     dtl__limit(senddtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "ialltoallv",
            "sendbuf-limit",
            "extent(sendcounts, sdispls) is %llu; expected at most limit(senddtype) (%llu)",
            (unsigned long long)dtl__extent(sendcounts, sdispls, dtl__context_size(ctx_object)),
            (unsigned long long)dtl__limit(senddtype));
    if (DTL_UNLIKELY(dtl__extent(recvcounts, rdispls, dtl__context_size(ctx_object)) >
                     dtl__limit(recvdtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "ialltoallv",
            "recvbuf-limit",
            "extent(recvcounts, rdispls) is %llu; expected at most limit(recvdtype) (%llu)",
            (unsigned long long)dtl__extent(recvcounts, rdispls, dtl__context_size(ctx_object)),
            (unsigned long long)dtl__limit(recvdtype));
    if (DTL_UNLIKELY(recvcounts[dtl__context_rank(ctx_object)] !=
                     sendcounts[dtl__context_rank(ctx_object)]))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "ialltoallv",
            "count", "recvcounts[rank(ctx)] is %llu; expected entry(sendcounts, rank(ctx)) (%llu)",
            (unsigned long long)recvcounts[dtl__context_rank(ctx_object)],
            (unsigned long long)sendcounts[dtl__context_rank(ctx_object)]);
    if (DTL_UNLIKELY(recvdtype != senddtype))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "ialltoallv", "dtype",
                              "recvdtype is %lld; expected senddtype (%lld)", (long long)recvdtype,
                              (long long)senddtype);
    if (DTL_UNLIKELY(dtl__overlaps(sendbuf, dtl__times(dtl__extent(sendcounts, sdispls,
                     dtl__context_size(ctx_object)), dtl__bytes(senddtype)), recvbuf,
                     dtl__times(dtl__extent(recvcounts, rdispls, dtl__context_size(ctx_object)),
                     dtl__bytes(recvdtype)))))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "ialltoallv", "recvbuf-overlap",
                              "recvbuf overlaps sendbuf; expected no overlap with sendbuf");

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_IALLTOALLV);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    struct future *request_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_IALLTOALLV, ctx_object,
                                           (const int64_t[]){senddtype, recvdtype}, 2);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
        dtl__call_moves(
            CALL_IALLTOALLV,
            dtl__times(dtl__extent(sendcounts, sdispls, dtl__context_size(ctx_object)),
            dtl__bytes(senddtype)),
            dtl__times(dtl__extent(recvcounts, rdispls, dtl__context_size(ctx_object)),
            dtl__bytes(recvdtype)));
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'r', sendbuf, dtl__times(dtl__extent(sendcounts, sdispls,
                               dtl__context_size(ctx_object)), dtl__bytes(senddtype))},
                {'r', sendcounts, dtl__context_size(ctx_object) * sizeof *sendcounts},
                {'r', sdispls, dtl__context_size(ctx_object) * sizeof *sdispls},
                {'n', &senddtype, sizeof senddtype},
                {'w', recvbuf, dtl__times(dtl__extent(recvcounts, rdispls,
                               dtl__context_size(ctx_object)), dtl__bytes(recvdtype))},
                {'r', recvcounts, dtl__context_size(ctx_object) * sizeof *recvcounts},
                {'r', rdispls, dtl__context_size(ctx_object) * sizeof *rdispls},
                {'n', &recvdtype, sizeof recvdtype},
                {'m', request, sizeof *request},
            };
            dtl__record_call(CALL_IALLTOALLV, dtl__arguments, 10);
        }
    }
    dtl_status status = dtl_impl_ialltoallv(ctx_object, sendbuf, sendcounts, sdispls, senddtype,
                                            recvbuf, recvcounts, rdispls, recvdtype,
                                            &request_object);
    dtl__context_leave_with(entered, status);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_REQUEST, request_object, request);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_request_free(request_object);
    }
    dtl__result(CALL_IALLTOALLV, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_IALLTOALLV, *request, ctx, __builtin_return_address(0));
        if (status == DTL_SUCCESS)
            dtl__call_created_handle(*request);
        dtl__record_end(status);
        dtl__call_end(CALL_IALLTOALLV, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/collective.yaml: iscan */
dtl_status dtl_iscan(dtl_context_t ctx, const void *sendbuf, void *recvbuf, dtl_size_t count,
                     dtl_dtype dtype, dtl_reduce_op op, dtl_request_t *request)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "iscan", "state", "%s", dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "iscan", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(sendbuf) && count > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "iscan", "sendbuf-null",
                              "sendbuf is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(dtl__is_null(recvbuf) && count > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "iscan", "recvbuf-null",
                              "recvbuf is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(dtl__is_null(request)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "iscan", "request-null", "request is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "iscan", "dtype-enum", "dtype is %lld; expected a dtl_dtype",
                              (long long)dtype);
    if (DTL_UNLIKELY(!dtl__is_reduce_op(op)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "iscan", "op-enum", "op is %lld; expected a dtl_reduce_op",
                              (long long)op);
    if (DTL_UNLIKELY(count > dtl__limit(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "iscan", "count-limit",
                              "count is %lld; expected 0 <= count <= limit(dtype) (%llu)",
                              (long long)count, (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(sendbuf != recvbuf && dtl__overlaps(sendbuf, dtl__times(count,
                     dtl__bytes(dtype)), recvbuf, dtl__times(count, dtl__bytes(dtype)))))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "iscan",
            "recvbuf-overlap",
            "recvbuf overlaps sendbuf; expected no overlap with sendbuf unless both are the same");
    if (DTL_UNLIKELY(!dtl__is_defined(op, dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "iscan", "op-op",
                              "op is %s; expected an operation defined for dtype (%s)",
                              dtl__operation_names[op], dtl__dtype(dtype)->name);

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_ISCAN);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    struct future *request_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_ISCAN, ctx_object,
                                           (const int64_t[]){count, dtype, op}, 3);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
        dtl__call_moves(CALL_ISCAN, dtl__times(count, dtl__bytes(dtype)),
                        dtl__times(count, dtl__bytes(dtype)));
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'r', sendbuf, dtl__times(count, dtl__bytes(dtype))},
                {'w', recvbuf, dtl__times(count, dtl__bytes(dtype))},
                {'n', &count, sizeof count},
                {'n', &dtype, sizeof dtype},
                {'n', &op, sizeof op},
                {'m', request, sizeof *request},
            };
            dtl__record_call(CALL_ISCAN, dtl__arguments, 7);
        }
    }
    dtl_status status = dtl_impl_iscan(ctx_object, sendbuf, recvbuf, count, dtype, op,
                                       &request_object);
    dtl__context_leave_with(entered, status);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_REQUEST, request_object, request);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_request_free(request_object);
    }
    dtl__result(CALL_ISCAN, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_ISCAN, *request, ctx, __builtin_return_address(0));
        if (status == DTL_SUCCESS)
            dtl__call_created_handle(*request);
        dtl__record_end(status);
        dtl__call_end(CALL_ISCAN, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/collective.yaml: iexscan */
dtl_status dtl_iexscan(dtl_context_t ctx, const void *sendbuf, void *recvbuf, dtl_size_t count,
                       dtl_dtype dtype, dtl_reduce_op op, dtl_request_t *request)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "iexscan", "state", "%s", dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "iexscan", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(sendbuf) && count > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "iexscan", "sendbuf-null",
                              "sendbuf is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(dtl__is_null(recvbuf) && count > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "iexscan", "recvbuf-null",
                              "recvbuf is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(dtl__is_null(request)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "iexscan", "request-null", "request is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "iexscan", "dtype-enum", "dtype is %lld; expected a dtl_dtype",
                              (long long)dtype);
    if (DTL_UNLIKELY(!dtl__is_reduce_op(op)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "iexscan", "op-enum", "op is %lld; expected a dtl_reduce_op",
                              (long long)op);
    if (DTL_UNLIKELY(count > dtl__limit(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "iexscan", "count-limit",
                              "count is %lld; expected 0 <= count <= limit(dtype) (%llu)",
                              (long long)count, (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(sendbuf != recvbuf && dtl__overlaps(sendbuf, dtl__times(count,
                     dtl__bytes(dtype)), recvbuf, dtl__times(count, dtl__bytes(dtype)))))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "iexscan",
            "recvbuf-overlap",
            "recvbuf overlaps sendbuf; expected no overlap with sendbuf unless both are the same");
    if (DTL_UNLIKELY(!dtl__is_defined(op, dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "iexscan", "op-op",
                              "op is %s; expected an operation defined for dtype (%s)",
                              dtl__operation_names[op], dtl__dtype(dtype)->name);

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_IEXSCAN);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    struct future *request_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_IEXSCAN, ctx_object,
                                           (const int64_t[]){count, dtype, op}, 3);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
        dtl__call_moves(CALL_IEXSCAN, dtl__times(count, dtl__bytes(dtype)),
                        dtl__times(count, dtl__bytes(dtype)));
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'r', sendbuf, dtl__times(count, dtl__bytes(dtype))},
                {'w', recvbuf, dtl__times(count, dtl__bytes(dtype))},
                {'n', &count, sizeof count},
                {'n', &dtype, sizeof dtype},
                {'n', &op, sizeof op},
                {'m', request, sizeof *request},
            };
            dtl__record_call(CALL_IEXSCAN, dtl__arguments, 7);
        }
    }
    dtl_status status = dtl_impl_iexscan(ctx_object, sendbuf, recvbuf, count, dtype, op,
                                         &request_object);
    dtl__context_leave_with(entered, status);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_REQUEST, request_object, request);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_request_free(request_object);
    }
    dtl__result(CALL_IEXSCAN, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_IEXSCAN, *request, ctx, __builtin_return_address(0));
        if (status == DTL_SUCCESS)
            dtl__call_created_handle(*request);
        dtl__record_end(status);
        dtl__call_end(CALL_IEXSCAN, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/collective.yaml: ireduce_scatter */
dtl_status dtl_ireduce_scatter(dtl_context_t ctx, const void *sendbuf, void *recvbuf,
                               const dtl_size_t *recvcounts, dtl_dtype dtype, dtl_reduce_op op,
                               dtl_request_t *request)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "ireduce_scatter", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "ireduce_scatter", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__devices_in_use))
        if (dtl__device_memory_refused(dtl__context_error_scope(ctx_object), "ireduce_scatter",
                                       "recvcounts", recvcounts, NULL))
            return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(recvcounts) && dtl__context_size(ctx_object) > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "ireduce_scatter", "recvcounts-null",
                              "recvcounts is NULL; expected an address where size(ctx) (%lld) > 0",
                              (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(dtl__is_null(sendbuf) && dtl__sum(recvcounts,
                     dtl__context_size(ctx_object)) > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER, "ireduce_scatter",
            "sendbuf-null",
            "sendbuf is NULL; expected an address where sum(recvcounts) (%llu) > 0",
            (unsigned long long)dtl__sum(recvcounts, dtl__context_size(ctx_object)));
    if (DTL_UNLIKELY(dtl__is_null(recvbuf) && recvcounts[dtl__context_rank(ctx_object)] > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER, "ireduce_scatter",
            "recvbuf-null",
            "recvbuf is NULL; expected an address where entry(recvcounts, rank(ctx)) (%llu) > 0",
            (unsigned long long)recvcounts[dtl__context_rank(ctx_object)]);
    if (DTL_UNLIKELY(dtl__is_null(request)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "ireduce_scatter", "request-null",
                              "request is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "ireduce_scatter", "dtype-enum",
                              "dtype is %lld; expected a dtl_dtype", (long long)dtype);
    if (DTL_UNLIKELY(!dtl__is_reduce_op(op)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "ireduce_scatter", "op-enum", "op is %lld; expected a dtl_reduce_op",
                              (long long)op);
    if (DTL_UNLIKELY(dtl__sum(recvcounts, dtl__context_size(ctx_object)) > dtl__limit(dtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "ireduce_scatter",
            "sendbuf-limit", "sum(recvcounts) is %llu; expected at most limit(dtype) (%llu)",
            (unsigned long long)dtl__sum(recvcounts, dtl__context_size(ctx_object)),
            (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(recvcounts[dtl__context_rank(ctx_object)] > dtl__limit(dtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "ireduce_scatter",
            "recvbuf-limit", "recvcounts[rank(ctx)] is %llu; expected at most limit(dtype) (%llu)",
            (unsigned long long)recvcounts[dtl__context_rank(ctx_object)],
            (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(dtl__overlaps(sendbuf, dtl__times(dtl__sum(recvcounts,
                     dtl__context_size(ctx_object)), dtl__bytes(dtype)), recvbuf,
                     dtl__times(recvcounts[dtl__context_rank(ctx_object)], dtl__bytes(dtype)))))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "ireduce_scatter", "recvbuf-overlap",
                              "recvbuf overlaps sendbuf; expected no overlap with sendbuf");
    if (DTL_UNLIKELY(!dtl__is_defined(op, dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "ireduce_scatter", "op-op",
                              "op is %s; expected an operation defined for dtype (%s)",
                              dtl__operation_names[op], dtl__dtype(dtype)->name);

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_IREDUCE_SCATTER);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    struct future *request_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_IREDUCE_SCATTER, ctx_object,
                                           (const int64_t[]){dtype, op}, 2);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
        dtl__call_moves(
            CALL_IREDUCE_SCATTER,
            dtl__times(dtl__sum(recvcounts, dtl__context_size(ctx_object)), dtl__bytes(dtype)),
            dtl__times(recvcounts[dtl__context_rank(ctx_object)], dtl__bytes(dtype)));
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'r', sendbuf, dtl__times(dtl__sum(recvcounts, dtl__context_size(ctx_object)),
                               dtl__bytes(dtype))},
                {'w', recvbuf, dtl__times(recvcounts[dtl__context_rank(ctx_object)],
                               dtl__bytes(dtype))},
                {'r', recvcounts, dtl__context_size(ctx_object) * sizeof *recvcounts},
                {'n', &dtype, sizeof dtype},
                {'n', &op, sizeof op},
                {'m', request, sizeof *request},
            };
            dtl__record_call(CALL_IREDUCE_SCATTER, dtl__arguments, 7);
        }
    }
    dtl_status status = dtl_impl_ireduce_scatter(ctx_object, sendbuf, recvbuf, recvcounts, dtype,
                                                 op, &request_object);
    dtl__context_leave_with(entered, status);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_REQUEST, request_object, request);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_request_free(request_object);
    }
    dtl__result(CALL_IREDUCE_SCATTER, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_IREDUCE_SCATTER, *request, ctx,
                                      __builtin_return_address(0));
        if (status == DTL_SUCCESS)
            dtl__call_created_handle(*request);
        dtl__record_end(status);
        dtl__call_end(CALL_IREDUCE_SCATTER, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/collective.yaml: ireduce_scatter_block */
dtl_status dtl_ireduce_scatter_block(dtl_context_t ctx, const void *sendbuf, void *recvbuf,
                                     dtl_size_t recvcount, dtl_dtype dtype, dtl_reduce_op op,
                                     dtl_request_t *request)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "ireduce_scatter_block", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "ireduce_scatter_block",
                                                    "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(sendbuf) && dtl__times(recvcount,
                     dtl__context_size(ctx_object)) > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER, "ireduce_scatter_block",
            "sendbuf-null",
            "sendbuf is NULL; expected an address where recvcount (%lld) * size(ctx) (%lld) > 0",
            (long long)recvcount, (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(dtl__is_null(recvbuf) && recvcount > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "ireduce_scatter_block", "recvbuf-null",
                              "recvbuf is NULL; expected an address where recvcount (%lld) > 0",
                              (long long)recvcount);
    if (DTL_UNLIKELY(dtl__is_null(request)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "ireduce_scatter_block", "request-null",
                              "request is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "ireduce_scatter_block", "dtype-enum",
                              "dtype is %lld; expected a dtl_dtype", (long long)dtype);
    if (DTL_UNLIKELY(!dtl__is_reduce_op(op)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "ireduce_scatter_block", "op-enum",
                              "op is %lld; expected a dtl_reduce_op", (long long)op);
    if (DTL_UNLIKELY(dtl__times(recvcount, dtl__context_size(ctx_object)) > dtl__limit(dtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
            "ireduce_scatter_block", "recvcount-limit",
            "recvcount is %lld; expected recvcount * size(ctx) (%lld) <= limit(dtype) (%llu)",
            (long long)recvcount, (long long)dtl__context_size(ctx_object),
            (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(recvcount > dtl__limit(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "ireduce_scatter_block", "recvcount-limit",
                              "recvcount is %lld; expected 0 <= recvcount <= limit(dtype) (%llu)",
                              (long long)recvcount, (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(dtl__overlaps(sendbuf, dtl__times(dtl__times(recvcount,
                     dtl__context_size(ctx_object)), dtl__bytes(dtype)), recvbuf,
                     dtl__times(recvcount, dtl__bytes(dtype)))))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "ireduce_scatter_block", "recvbuf-overlap",
                              "recvbuf overlaps sendbuf; expected no overlap with sendbuf");
    if (DTL_UNLIKELY(!dtl__is_defined(op, dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "ireduce_scatter_block", "op-op",
                              "op is %s; expected an operation defined for dtype (%s)",
                              dtl__operation_names[op], dtl__dtype(dtype)->name);

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_IREDUCE_SCATTER_BLOCK);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    struct future *request_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_IREDUCE_SCATTER_BLOCK, ctx_object,
                                           (const int64_t[]){recvcount, dtype, op}, 3);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
        dtl__call_moves(
            CALL_IREDUCE_SCATTER_BLOCK,
            dtl__times(dtl__times(recvcount, dtl__context_size(ctx_object)), dtl__bytes(dtype)),
            dtl__times(recvcount, dtl__bytes(dtype)));
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'r', sendbuf, dtl__times(dtl__times(recvcount, dtl__context_size(ctx_object)),
                               dtl__bytes(dtype))},
                {'w', recvbuf, dtl__times(recvcount, dtl__bytes(dtype))},
                {'n', &recvcount, sizeof recvcount},
                {'n', &dtype, sizeof dtype},
                {'n', &op, sizeof op},
                {'m', request, sizeof *request},
            };
            dtl__record_call(CALL_IREDUCE_SCATTER_BLOCK, dtl__arguments, 7);
        }
    }
    dtl_status status = dtl_impl_ireduce_scatter_block(ctx_object, sendbuf, recvbuf, recvcount,
                                                       dtype, op, &request_object);
    dtl__context_leave_with(entered, status);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_REQUEST, request_object, request);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_request_free(request_object);
    }
    dtl__result(CALL_IREDUCE_SCATTER_BLOCK, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_IREDUCE_SCATTER_BLOCK, *request, ctx,
                                      __builtin_return_address(0));
        if (status == DTL_SUCCESS)
            dtl__call_created_handle(*request);
        dtl__record_end(status);
        dtl__call_end(CALL_IREDUCE_SCATTER_BLOCK, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/collective.yaml: plan_barrier */
dtl_status dtl_plan_barrier(dtl_context_t ctx, dtl_collective_plan_t *plan)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "plan_barrier", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "plan_barrier", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(plan)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "plan_barrier", "plan-null", "plan is NULL; expected an address");

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_PLAN_BARRIER);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(dtl__context_error_scope(ctx_object), AGREES_ALWAYS);
    struct collective_plan *plan_object = NULL;
    dtl_collective_plan_t plan_handle = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_PLAN_BARRIER, ctx_object, NULL, 0);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'m', plan, sizeof *plan},
            };
            dtl__record_call(CALL_PLAN_BARRIER, dtl__arguments, 2);
        }
    }
    dtl_status status = dtl_impl_plan_barrier(ctx_object, &plan_object);
    status = dtl__agree_end(entered, status);
    if (status == DTL_SUCCESS)
        status = dtl__handle_open(HANDLE_COLLECTIVE_PLAN, plan_object, &plan_handle);
    if (DTL_UNLIKELY(dtl__observed))
        status = dtl__call_agree(CALL_PLAN_BARRIER, status);
    dtl__context_leave_with(entered, status);
    if (status == DTL_SUCCESS)
        *plan = plan_handle;
    else
        dtl__handles_close(&plan_handle, 1);
    if (DTL_UNLIKELY(status != DTL_SUCCESS && plan_object != NULL))
        dtl_impl_collective_plan_destroy(plan_object);
    dtl__result(CALL_PLAN_BARRIER, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_PLAN_BARRIER, *plan, ctx, __builtin_return_address(0));
        dtl__record_end(status);
        dtl__call_end(CALL_PLAN_BARRIER, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/collective.yaml: plan_broadcast */
dtl_status dtl_plan_broadcast(dtl_context_t ctx, void *buf, dtl_size_t count, dtl_dtype dtype,
                              dtl_rank_t root, dtl_collective_plan_t *plan)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "plan_broadcast", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "plan_broadcast", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(buf) && count > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "plan_broadcast", "buf-null",
                              "buf is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(dtl__is_null(plan)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "plan_broadcast", "plan-null", "plan is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "plan_broadcast", "dtype-enum",
                              "dtype is %lld; expected a dtl_dtype", (long long)dtype);
    if (DTL_UNLIKELY(count > dtl__limit(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "plan_broadcast", "count-limit",
                              "count is %lld; expected 0 <= count <= limit(dtype) (%llu)",
                              (long long)count, (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(root < 0 || root >= dtl__context_size(ctx_object)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_RANK,
                              "plan_broadcast", "root-range",
                              "root is %lld; expected root >= 0 and root < size(ctx) (%lld)",
                              (long long)root, (long long)dtl__context_size(ctx_object));

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_PLAN_BROADCAST);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(dtl__context_error_scope(ctx_object), AGREES_ALWAYS);
    struct collective_plan *plan_object = NULL;
    dtl_collective_plan_t plan_handle = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_PLAN_BROADCAST, ctx_object,
                                           (const int64_t[]){count, dtype, root}, 3);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
        dtl__call_moves(CALL_PLAN_BROADCAST, dtl__times(count, dtl__bytes(dtype)),
                        dtl__times(count, dtl__bytes(dtype)));
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'r', buf, dtl__times(count, dtl__bytes(dtype))},
                {'n', &count, sizeof count},
                {'n', &dtype, sizeof dtype},
                {'n', &root, sizeof root},
                {'m', plan, sizeof *plan},
            };
            dtl__record_call(CALL_PLAN_BROADCAST, dtl__arguments, 6);
        }
    }
    dtl_status status = dtl_impl_plan_broadcast(ctx_object, buf, count, dtype, root, &plan_object);
    status = dtl__agree_end(entered, status);
    if (status == DTL_SUCCESS)
        status = dtl__handle_open(HANDLE_COLLECTIVE_PLAN, plan_object, &plan_handle);
    if (DTL_UNLIKELY(dtl__observed))
        status = dtl__call_agree(CALL_PLAN_BROADCAST, status);
    dtl__context_leave_with(entered, status);
    if (status == DTL_SUCCESS)
        *plan = plan_handle;
    else
        dtl__handles_close(&plan_handle, 1);
    if (DTL_UNLIKELY(status != DTL_SUCCESS && plan_object != NULL))
        dtl_impl_collective_plan_destroy(plan_object);
    dtl__result(CALL_PLAN_BROADCAST, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_PLAN_BROADCAST, *plan, ctx, __builtin_return_address(0));
        dtl__record_end(status);
        dtl__call_end(CALL_PLAN_BROADCAST, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/collective.yaml: plan_reduce */
dtl_status dtl_plan_reduce(dtl_context_t ctx, const void *sendbuf, void *recvbuf, dtl_size_t count,
                           dtl_dtype dtype, dtl_reduce_op op, dtl_rank_t root,
                           dtl_collective_plan_t *plan)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "plan_reduce", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "plan_reduce", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(sendbuf) && count > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "plan_reduce", "sendbuf-null",
                              "sendbuf is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(dtl__is_null(recvbuf) && dtl__context_rank(ctx_object) == root && count > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER, "plan_reduce",
            "recvbuf-null",
            "recvbuf is NULL; expected an address where rank(ctx) (%lld) == root (%lld) and count"
            " (%lld) > 0",
            (long long)dtl__context_rank(ctx_object), (long long)root, (long long)count);
    if (DTL_UNLIKELY(dtl__is_null(plan)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "plan_reduce", "plan-null", "plan is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "plan_reduce", "dtype-enum", "dtype is %lld; expected a dtl_dtype",
                              (long long)dtype);
    if (DTL_UNLIKELY(!dtl__is_reduce_op(op)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "plan_reduce", "op-enum", "op is %lld; expected a dtl_reduce_op",
                              (long long)op);
    if (DTL_UNLIKELY(count > dtl__limit(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "plan_reduce", "count-limit",
                              "count is %lld; expected 0 <= count <= limit(dtype) (%llu)",
                              (long long)count, (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(root < 0 || root >= dtl__context_size(ctx_object)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_RANK,
                              "plan_reduce", "root-range",
                              "root is %lld; expected root >= 0 and root < size(ctx) (%lld)",
                              (long long)root, (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root && sendbuf != recvbuf &&
                     dtl__overlaps(sendbuf, dtl__times(count, dtl__bytes(dtype)), recvbuf,
                     dtl__times(count, dtl__bytes(dtype)))))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "plan_reduce",
            "recvbuf-overlap",
            "recvbuf overlaps sendbuf; expected no overlap with sendbuf unless both are the same");
    if (DTL_UNLIKELY(!dtl__is_defined(op, dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "plan_reduce", "op-op",
                              "op is %s; expected an operation defined for dtype (%s)",
                              dtl__operation_names[op], dtl__dtype(dtype)->name);

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_PLAN_REDUCE);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(dtl__context_error_scope(ctx_object), AGREES_ALWAYS);
    struct collective_plan *plan_object = NULL;
    dtl_collective_plan_t plan_handle = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_PLAN_REDUCE, ctx_object,
                                           (const int64_t[]){count, dtype, op, root}, 4);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
        dtl__call_moves(
            CALL_PLAN_REDUCE, dtl__times(count, dtl__bytes(dtype)),
            dtl__context_rank(ctx_object) == root ? dtl__times(count, dtl__bytes(dtype)) : 0);
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'r', sendbuf, dtl__times(count, dtl__bytes(dtype))},
                {'w', recvbuf, dtl__context_rank(ctx_object) == root ? dtl__times(count,
                               dtl__bytes(dtype)) : 0},
                {'n', &count, sizeof count},
                {'n', &dtype, sizeof dtype},
                {'n', &op, sizeof op},
                {'n', &root, sizeof root},
                {'m', plan, sizeof *plan},
            };
            dtl__record_call(CALL_PLAN_REDUCE, dtl__arguments, 8);
        }
    }
    dtl_status status = dtl_impl_plan_reduce(ctx_object, sendbuf, recvbuf, count, dtype, op, root,
                                             &plan_object);
    status = dtl__agree_end(entered, status);
    if (status == DTL_SUCCESS)
        status = dtl__handle_open(HANDLE_COLLECTIVE_PLAN, plan_object, &plan_handle);
    if (DTL_UNLIKELY(dtl__observed))
        status = dtl__call_agree(CALL_PLAN_REDUCE, status);
    dtl__context_leave_with(entered, status);
    if (status == DTL_SUCCESS)
        *plan = plan_handle;
    else
        dtl__handles_close(&plan_handle, 1);
    if (DTL_UNLIKELY(status != DTL_SUCCESS && plan_object != NULL))
        dtl_impl_collective_plan_destroy(plan_object);
    dtl__result(CALL_PLAN_REDUCE, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_PLAN_REDUCE, *plan, ctx, __builtin_return_address(0));
        dtl__record_end(status);
        dtl__call_end(CALL_PLAN_REDUCE, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/collective.yaml: plan_allreduce */
dtl_status dtl_plan_allreduce(dtl_context_t ctx, const void *sendbuf, void *recvbuf,
                              dtl_size_t count, dtl_dtype dtype, dtl_reduce_op op,
                              dtl_collective_plan_t *plan)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "plan_allreduce", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "plan_allreduce", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(sendbuf) && count > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "plan_allreduce", "sendbuf-null",
                              "sendbuf is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(dtl__is_null(recvbuf) && count > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "plan_allreduce", "recvbuf-null",
                              "recvbuf is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(dtl__is_null(plan)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "plan_allreduce", "plan-null", "plan is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "plan_allreduce", "dtype-enum",
                              "dtype is %lld; expected a dtl_dtype", (long long)dtype);
    if (DTL_UNLIKELY(!dtl__is_reduce_op(op)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "plan_allreduce", "op-enum", "op is %lld; expected a dtl_reduce_op",
                              (long long)op);
    if (DTL_UNLIKELY(count > dtl__limit(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "plan_allreduce", "count-limit",
                              "count is %lld; expected 0 <= count <= limit(dtype) (%llu)",
                              (long long)count, (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(sendbuf != recvbuf && dtl__overlaps(sendbuf, dtl__times(count,
                     dtl__bytes(dtype)), recvbuf, dtl__times(count, dtl__bytes(dtype)))))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "plan_allreduce",
            "recvbuf-overlap",
            "recvbuf overlaps sendbuf; expected no overlap with sendbuf unless both are the same");
    if (DTL_UNLIKELY(!dtl__is_defined(op, dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "plan_allreduce", "op-op",
                              "op is %s; expected an operation defined for dtype (%s)",
                              dtl__operation_names[op], dtl__dtype(dtype)->name);

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_PLAN_ALLREDUCE);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(dtl__context_error_scope(ctx_object), AGREES_ALWAYS);
    struct collective_plan *plan_object = NULL;
    dtl_collective_plan_t plan_handle = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_PLAN_ALLREDUCE, ctx_object,
                                           (const int64_t[]){count, dtype, op}, 3);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
        dtl__call_moves(CALL_PLAN_ALLREDUCE, dtl__times(count, dtl__bytes(dtype)),
                        dtl__times(count, dtl__bytes(dtype)));
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'r', sendbuf, dtl__times(count, dtl__bytes(dtype))},
                {'w', recvbuf, dtl__times(count, dtl__bytes(dtype))},
                {'n', &count, sizeof count},
                {'n', &dtype, sizeof dtype},
                {'n', &op, sizeof op},
                {'m', plan, sizeof *plan},
            };
            dtl__record_call(CALL_PLAN_ALLREDUCE, dtl__arguments, 7);
        }
    }
    dtl_status status = dtl_impl_plan_allreduce(ctx_object, sendbuf, recvbuf, count, dtype, op,
                                                &plan_object);
    status = dtl__agree_end(entered, status);
    if (status == DTL_SUCCESS)
        status = dtl__handle_open(HANDLE_COLLECTIVE_PLAN, plan_object, &plan_handle);
    if (DTL_UNLIKELY(dtl__observed))
        status = dtl__call_agree(CALL_PLAN_ALLREDUCE, status);
    dtl__context_leave_with(entered, status);
    if (status == DTL_SUCCESS)
        *plan = plan_handle;
    else
        dtl__handles_close(&plan_handle, 1);
    if (DTL_UNLIKELY(status != DTL_SUCCESS && plan_object != NULL))
        dtl_impl_collective_plan_destroy(plan_object);
    dtl__result(CALL_PLAN_ALLREDUCE, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_PLAN_ALLREDUCE, *plan, ctx, __builtin_return_address(0));
        dtl__record_end(status);
        dtl__call_end(CALL_PLAN_ALLREDUCE, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/collective.yaml: plan_gather */
dtl_status dtl_plan_gather(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                           dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                           dtl_dtype recvdtype, dtl_rank_t root, dtl_collective_plan_t *plan)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "plan_gather", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "plan_gather", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(sendbuf) && sendcount > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "plan_gather", "sendbuf-null",
                              "sendbuf is NULL; expected an address where sendcount (%lld) > 0",
                              (long long)sendcount);
    if (DTL_UNLIKELY(dtl__is_null(recvbuf) && dtl__context_rank(ctx_object) == root &&
                     dtl__times(recvcount, dtl__context_size(ctx_object)) > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER, "plan_gather",
            "recvbuf-null",
            "recvbuf is NULL; expected an address where rank(ctx) (%lld) == root (%lld) and "
            "recvcount (%lld) * size(ctx) (%lld) > 0",
            (long long)dtl__context_rank(ctx_object), (long long)root, (long long)recvcount,
            (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(dtl__is_null(plan)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "plan_gather", "plan-null", "plan is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_dtype(senddtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "plan_gather", "senddtype-enum",
                              "senddtype is %lld; expected a dtl_dtype", (long long)senddtype);
    if (DTL_UNLIKELY(!dtl__is_dtype(recvdtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "plan_gather", "recvdtype-enum",
                              "recvdtype is %lld; expected a dtl_dtype", (long long)recvdtype);
    if (DTL_UNLIKELY(sendcount > dtl__limit(senddtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "plan_gather",
            "sendcount-limit",
            "sendcount is %lld; expected 0 <= sendcount <= limit(senddtype) (%llu)",
            (long long)sendcount, (unsigned long long)dtl__limit(senddtype));
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root && dtl__times(recvcount,
                     dtl__context_size(ctx_object)) > dtl__limit(recvdtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "plan_gather",
            "recvcount-limit",
            "recvcount is %lld; expected rank(ctx) (%lld) != root (%lld) or recvcount * size(ctx)"
            " (%lld) <= limit(recvdtype) (%llu)",
            (long long)recvcount, (long long)dtl__context_rank(ctx_object), (long long)root,
            (long long)dtl__context_size(ctx_object), (unsigned long long)dtl__limit(recvdtype));
    if (DTL_UNLIKELY(recvcount > dtl__limit(recvdtype) / dtl__context_size(ctx_object)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "plan_gather",
            "recvcount-limit",
            "recvcount is %lld; expected 0 <= recvcount <= limit(recvdtype) (%llu) / size(ctx) "
            "(%lld)",
            (long long)recvcount, (unsigned long long)dtl__limit(recvdtype),
            (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(root < 0 || root >= dtl__context_size(ctx_object)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_RANK,
                              "plan_gather", "root-range",
                              "root is %lld; expected root >= 0 and root < size(ctx) (%lld)",
                              (long long)root, (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root && recvcount != sendcount))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "plan_gather",
            "count",
            "recvcount is %lld; expected sendcount (%lld), where rank(ctx) (%lld) == root (%lld)",
            (long long)recvcount, (long long)sendcount, (long long)dtl__context_rank(ctx_object),
            (long long)root);
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root && recvdtype != senddtype))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "plan_gather",
            "dtype",
            "recvdtype is %lld; expected senddtype (%lld), where rank(ctx) (%lld) == root (%lld)",
            (long long)recvdtype, (long long)senddtype, (long long)dtl__context_rank(ctx_object),
            (long long)root);
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root && dtl__overlaps(sendbuf,
                     dtl__times(sendcount, dtl__bytes(senddtype)), recvbuf,
                     dtl__times(dtl__times(recvcount, dtl__context_size(ctx_object)),
                     dtl__bytes(recvdtype)))))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "plan_gather", "recvbuf-overlap",
                              "recvbuf overlaps sendbuf; expected no overlap with sendbuf");

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_PLAN_GATHER);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(dtl__context_error_scope(ctx_object), AGREES_ALWAYS);
    struct collective_plan *plan_object = NULL;
    dtl_collective_plan_t plan_handle = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(
            CALL_PLAN_GATHER, ctx_object,
            (const int64_t[]){sendcount, senddtype, root, recvcount, recvdtype}, 5);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
        dtl__call_moves(
            CALL_PLAN_GATHER, dtl__times(sendcount, dtl__bytes(senddtype)),
            dtl__context_rank(ctx_object) == root ? dtl__times(dtl__times(recvcount,
            dtl__context_size(ctx_object)), dtl__bytes(recvdtype)) : 0);
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'r', sendbuf, dtl__times(sendcount, dtl__bytes(senddtype))},
                {'n', &sendcount, sizeof sendcount},
                {'n', &senddtype, sizeof senddtype},
                {'w', recvbuf, dtl__context_rank(ctx_object) == root ?
                               dtl__times(dtl__times(recvcount, dtl__context_size(ctx_object)),
                               dtl__bytes(recvdtype)) : 0},
                {'n', &recvcount, sizeof recvcount},
                {'n', &recvdtype, sizeof recvdtype},
                {'n', &root, sizeof root},
                {'m', plan, sizeof *plan},
            };
            dtl__record_call(CALL_PLAN_GATHER, dtl__arguments, 9);
        }
    }
    dtl_status status = dtl_impl_plan_gather(ctx_object, sendbuf, sendcount, senddtype, recvbuf,
                                             recvcount, recvdtype, root, &plan_object);
    status = dtl__agree_end(entered, status);
    if (status == DTL_SUCCESS)
        status = dtl__handle_open(HANDLE_COLLECTIVE_PLAN, plan_object, &plan_handle);
    if (DTL_UNLIKELY(dtl__observed))
        status = dtl__call_agree(CALL_PLAN_GATHER, status);
    dtl__context_leave_with(entered, status);
    if (status == DTL_SUCCESS)
        *plan = plan_handle;
    else
        dtl__handles_close(&plan_handle, 1);
    if (DTL_UNLIKELY(status != DTL_SUCCESS && plan_object != NULL))
        dtl_impl_collective_plan_destroy(plan_object);
    dtl__result(CALL_PLAN_GATHER, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_PLAN_GATHER, *plan, ctx, __builtin_return_address(0));
        dtl__record_end(status);
        dtl__call_end(CALL_PLAN_GATHER, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/collective.yaml: plan_allgather */
dtl_status dtl_plan_allgather(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                              dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                              dtl_dtype recvdtype, dtl_collective_plan_t *plan)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "plan_allgather", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "plan_allgather", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(sendbuf) && sendcount > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "plan_allgather", "sendbuf-null",
                              "sendbuf is NULL; expected an address where sendcount (%lld) > 0",
                              (long long)sendcount);
    if (DTL_UNLIKELY(dtl__is_null(recvbuf) && dtl__times(recvcount,
                     dtl__context_size(ctx_object)) > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER, "plan_allgather",
            "recvbuf-null",
            "recvbuf is NULL; expected an address where recvcount (%lld) * size(ctx) (%lld) > 0",
            (long long)recvcount, (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(dtl__is_null(plan)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "plan_allgather", "plan-null", "plan is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_dtype(senddtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "plan_allgather", "senddtype-enum",
                              "senddtype is %lld; expected a dtl_dtype", (long long)senddtype);
    if (DTL_UNLIKELY(!dtl__is_dtype(recvdtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "plan_allgather", "recvdtype-enum",
                              "recvdtype is %lld; expected a dtl_dtype", (long long)recvdtype);
    if (DTL_UNLIKELY(sendcount > dtl__limit(senddtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "plan_allgather",
            "sendcount-limit",
            "sendcount is %lld; expected 0 <= sendcount <= limit(senddtype) (%llu)",
            (long long)sendcount, (unsigned long long)dtl__limit(senddtype));
    if (DTL_UNLIKELY(dtl__times(recvcount, dtl__context_size(ctx_object)) >
                     dtl__limit(recvdtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "plan_allgather",
            "recvcount-limit",
            "recvcount is %lld; expected recvcount * size(ctx) (%lld) <= limit(recvdtype) (%llu)",
            (long long)recvcount, (long long)dtl__context_size(ctx_object),
            (unsigned long long)dtl__limit(recvdtype));
    if (DTL_UNLIKELY(recvcount != sendcount))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "plan_allgather", "count",
                              "recvcount is %lld; expected sendcount (%lld)", (long long)recvcount,
                              (long long)sendcount);
    if (DTL_UNLIKELY(recvdtype != senddtype))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "plan_allgather", "dtype",
                              "recvdtype is %lld; expected senddtype (%lld)", (long long)recvdtype,
                              (long long)senddtype);
    if (DTL_UNLIKELY(dtl__overlaps(sendbuf, dtl__times(sendcount, dtl__bytes(senddtype)),
                     recvbuf, dtl__times(dtl__times(recvcount, dtl__context_size(ctx_object)),
                     dtl__bytes(recvdtype)))))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "plan_allgather", "recvbuf-overlap",
                              "recvbuf overlaps sendbuf; expected no overlap with sendbuf");

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_PLAN_ALLGATHER);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(dtl__context_error_scope(ctx_object), AGREES_ALWAYS);
    struct collective_plan *plan_object = NULL;
    dtl_collective_plan_t plan_handle = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(
            CALL_PLAN_ALLGATHER, ctx_object,
            (const int64_t[]){sendcount, senddtype, recvcount, recvdtype}, 4);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
        dtl__call_moves(
            CALL_PLAN_ALLGATHER, dtl__times(sendcount, dtl__bytes(senddtype)),
            dtl__times(dtl__times(recvcount, dtl__context_size(ctx_object)),
            dtl__bytes(recvdtype)));
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'r', sendbuf, dtl__times(sendcount, dtl__bytes(senddtype))},
                {'n', &sendcount, sizeof sendcount},
                {'n', &senddtype, sizeof senddtype},
                {'w', recvbuf, dtl__times(dtl__times(recvcount, dtl__context_size(ctx_object)),
                               dtl__bytes(recvdtype))},
                {'n', &recvcount, sizeof recvcount},
                {'n', &recvdtype, sizeof recvdtype},
                {'m', plan, sizeof *plan},
            };
            dtl__record_call(CALL_PLAN_ALLGATHER, dtl__arguments, 8);
        }
    }
    dtl_status status = dtl_impl_plan_allgather(ctx_object, sendbuf, sendcount, senddtype, recvbuf,
                                                recvcount, recvdtype, &plan_object);
    status = dtl__agree_end(entered, status);
    if (status == DTL_SUCCESS)
        status = dtl__handle_open(HANDLE_COLLECTIVE_PLAN, plan_object, &plan_handle);
    if (DTL_UNLIKELY(dtl__observed))
        status = dtl__call_agree(CALL_PLAN_ALLGATHER, status);
    dtl__context_leave_with(entered, status);
    if (status == DTL_SUCCESS)
        *plan = plan_handle;
    else
        dtl__handles_close(&plan_handle, 1);
    if (DTL_UNLIKELY(status != DTL_SUCCESS && plan_object != NULL))
        dtl_impl_collective_plan_destroy(plan_object);
    dtl__result(CALL_PLAN_ALLGATHER, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_PLAN_ALLGATHER, *plan, ctx, __builtin_return_address(0));
        dtl__record_end(status);
        dtl__call_end(CALL_PLAN_ALLGATHER, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/collective.yaml: plan_scatter */
dtl_status dtl_plan_scatter(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                            dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                            dtl_dtype recvdtype, dtl_rank_t root, dtl_collective_plan_t *plan)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "plan_scatter", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "plan_scatter", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(sendbuf) && dtl__context_rank(ctx_object) == root &&
                     dtl__times(sendcount, dtl__context_size(ctx_object)) > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER, "plan_scatter",
            "sendbuf-null",
            "sendbuf is NULL; expected an address where rank(ctx) (%lld) == root (%lld) and "
            "sendcount (%lld) * size(ctx) (%lld) > 0",
            (long long)dtl__context_rank(ctx_object), (long long)root, (long long)sendcount,
            (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(dtl__is_null(recvbuf) && recvcount > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "plan_scatter", "recvbuf-null",
                              "recvbuf is NULL; expected an address where recvcount (%lld) > 0",
                              (long long)recvcount);
    if (DTL_UNLIKELY(dtl__is_null(plan)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "plan_scatter", "plan-null", "plan is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_dtype(senddtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "plan_scatter", "senddtype-enum",
                              "senddtype is %lld; expected a dtl_dtype", (long long)senddtype);
    if (DTL_UNLIKELY(!dtl__is_dtype(recvdtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "plan_scatter", "recvdtype-enum",
                              "recvdtype is %lld; expected a dtl_dtype", (long long)recvdtype);
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root && dtl__times(sendcount,
                     dtl__context_size(ctx_object)) > dtl__limit(senddtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "plan_scatter",
            "sendcount-limit",
            "sendcount is %lld; expected rank(ctx) (%lld) != root (%lld) or sendcount * size(ctx)"
            " (%lld) <= limit(senddtype) (%llu)",
            (long long)sendcount, (long long)dtl__context_rank(ctx_object), (long long)root,
            (long long)dtl__context_size(ctx_object), (unsigned long long)dtl__limit(senddtype));
    if (DTL_UNLIKELY(recvcount > dtl__limit(recvdtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "plan_scatter",
            "recvcount-limit",
            "recvcount is %lld; expected 0 <= recvcount <= limit(recvdtype) (%llu)",
            (long long)recvcount, (unsigned long long)dtl__limit(recvdtype));
    if (DTL_UNLIKELY(sendcount > dtl__limit(senddtype) / dtl__context_size(ctx_object)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "plan_scatter",
            "sendcount-limit",
            "sendcount is %lld; expected 0 <= sendcount <= limit(senddtype) (%llu) / size(ctx) "
            "(%lld)",
            (long long)sendcount, (unsigned long long)dtl__limit(senddtype),
            (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(root < 0 || root >= dtl__context_size(ctx_object)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_RANK,
                              "plan_scatter", "root-range",
                              "root is %lld; expected root >= 0 and root < size(ctx) (%lld)",
                              (long long)root, (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root && sendcount != recvcount))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "plan_scatter",
            "count",
            "sendcount is %lld; expected recvcount (%lld), where rank(ctx) (%lld) == root (%lld)",
            (long long)sendcount, (long long)recvcount, (long long)dtl__context_rank(ctx_object),
            (long long)root);
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root && senddtype != recvdtype))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "plan_scatter",
            "dtype",
            "senddtype is %lld; expected recvdtype (%lld), where rank(ctx) (%lld) == root (%lld)",
            (long long)senddtype, (long long)recvdtype, (long long)dtl__context_rank(ctx_object),
            (long long)root);
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root && dtl__overlaps(sendbuf,
                     dtl__times(dtl__times(sendcount, dtl__context_size(ctx_object)),
                     dtl__bytes(senddtype)), recvbuf, dtl__times(recvcount,
                     dtl__bytes(recvdtype)))))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "plan_scatter", "recvbuf-overlap",
                              "recvbuf overlaps sendbuf; expected no overlap with sendbuf");

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_PLAN_SCATTER);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(dtl__context_error_scope(ctx_object), AGREES_ALWAYS);
    struct collective_plan *plan_object = NULL;
    dtl_collective_plan_t plan_handle = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(
            CALL_PLAN_SCATTER, ctx_object,
            (const int64_t[]){recvcount, recvdtype, root, sendcount, senddtype}, 5);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
        dtl__call_moves(
            CALL_PLAN_SCATTER,
            dtl__context_rank(ctx_object) == root ? dtl__times(dtl__times(sendcount,
            dtl__context_size(ctx_object)), dtl__bytes(senddtype)) : 0,
            dtl__times(recvcount, dtl__bytes(recvdtype)));
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'r', sendbuf, dtl__context_rank(ctx_object) == root ?
                               dtl__times(dtl__times(sendcount, dtl__context_size(ctx_object)),
                               dtl__bytes(senddtype)) : 0},
                {'n', &sendcount, sizeof sendcount},
                {'n', &senddtype, sizeof senddtype},
                {'w', recvbuf, dtl__times(recvcount, dtl__bytes(recvdtype))},
                {'n', &recvcount, sizeof recvcount},
                {'n', &recvdtype, sizeof recvdtype},
                {'n', &root, sizeof root},
                {'m', plan, sizeof *plan},
            };
            dtl__record_call(CALL_PLAN_SCATTER, dtl__arguments, 9);
        }
    }
    dtl_status status = dtl_impl_plan_scatter(ctx_object, sendbuf, sendcount, senddtype, recvbuf,
                                              recvcount, recvdtype, root, &plan_object);
    status = dtl__agree_end(entered, status);
    if (status == DTL_SUCCESS)
        status = dtl__handle_open(HANDLE_COLLECTIVE_PLAN, plan_object, &plan_handle);
    if (DTL_UNLIKELY(dtl__observed))
        status = dtl__call_agree(CALL_PLAN_SCATTER, status);
    dtl__context_leave_with(entered, status);
    if (status == DTL_SUCCESS)
        *plan = plan_handle;
    else
        dtl__handles_close(&plan_handle, 1);
    if (DTL_UNLIKELY(status != DTL_SUCCESS && plan_object != NULL))
        dtl_impl_collective_plan_destroy(plan_object);
    dtl__result(CALL_PLAN_SCATTER, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_PLAN_SCATTER, *plan, ctx, __builtin_return_address(0));
        dtl__record_end(status);
        dtl__call_end(CALL_PLAN_SCATTER, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/collective.yaml: plan_alltoall */
dtl_status dtl_plan_alltoall(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                             dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                             dtl_dtype recvdtype, dtl_collective_plan_t *plan)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "plan_alltoall", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "plan_alltoall", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(sendbuf) && dtl__times(sendcount,
                     dtl__context_size(ctx_object)) > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER, "plan_alltoall",
            "sendbuf-null",
            "sendbuf is NULL; expected an address where sendcount (%lld) * size(ctx) (%lld) > 0",
            (long long)sendcount, (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(dtl__is_null(recvbuf) && dtl__times(recvcount,
                     dtl__context_size(ctx_object)) > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER, "plan_alltoall",
            "recvbuf-null",
            "recvbuf is NULL; expected an address where recvcount (%lld) * size(ctx) (%lld) > 0",
            (long long)recvcount, (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(dtl__is_null(plan)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "plan_alltoall", "plan-null", "plan is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_dtype(senddtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "plan_alltoall", "senddtype-enum",
                              "senddtype is %lld; expected a dtl_dtype", (long long)senddtype);
    if (DTL_UNLIKELY(!dtl__is_dtype(recvdtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "plan_alltoall", "recvdtype-enum",
                              "recvdtype is %lld; expected a dtl_dtype", (long long)recvdtype);
    if (DTL_UNLIKELY(dtl__times(sendcount, dtl__context_size(ctx_object)) >
                     dtl__limit(senddtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "plan_alltoall",
            "sendcount-limit",
            "sendcount is %lld; expected sendcount * size(ctx) (%lld) <= limit(senddtype) (%llu)",
            (long long)sendcount, (long long)dtl__context_size(ctx_object),
            (unsigned long long)dtl__limit(senddtype));
    if (DTL_UNLIKELY(dtl__times(recvcount, dtl__context_size(ctx_object)) >
                     dtl__limit(recvdtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "plan_alltoall",
            "recvcount-limit",
            "recvcount is %lld; expected recvcount * size(ctx) (%lld) <= limit(recvdtype) (%llu)",
            (long long)recvcount, (long long)dtl__context_size(ctx_object),
            (unsigned long long)dtl__limit(recvdtype));
    if (DTL_UNLIKELY(recvcount != sendcount))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "plan_alltoall", "count",
                              "recvcount is %lld; expected sendcount (%lld)", (long long)recvcount,
                              (long long)sendcount);
    if (DTL_UNLIKELY(recvdtype != senddtype))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "plan_alltoall", "dtype",
                              "recvdtype is %lld; expected senddtype (%lld)", (long long)recvdtype,
                              (long long)senddtype);
    if (DTL_UNLIKELY(dtl__overlaps(sendbuf, dtl__times(dtl__times(sendcount,
                     dtl__context_size(ctx_object)), dtl__bytes(senddtype)), recvbuf,
                     dtl__times(dtl__times(recvcount, dtl__context_size(ctx_object)),
                     dtl__bytes(recvdtype)))))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "plan_alltoall", "recvbuf-overlap",
                              "recvbuf overlaps sendbuf; expected no overlap with sendbuf");

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_PLAN_ALLTOALL);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(dtl__context_error_scope(ctx_object), AGREES_ALWAYS);
    struct collective_plan *plan_object = NULL;
    dtl_collective_plan_t plan_handle = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(
            CALL_PLAN_ALLTOALL, ctx_object,
            (const int64_t[]){sendcount, senddtype, recvcount, recvdtype}, 4);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
        dtl__call_moves(
            CALL_PLAN_ALLTOALL,
            dtl__times(dtl__times(sendcount, dtl__context_size(ctx_object)),
            dtl__bytes(senddtype)),
            dtl__times(dtl__times(recvcount, dtl__context_size(ctx_object)),
            dtl__bytes(recvdtype)));
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'r', sendbuf, dtl__times(dtl__times(sendcount, dtl__context_size(ctx_object)),
                               dtl__bytes(senddtype))},
                {'n', &sendcount, sizeof sendcount},
                {'n', &senddtype, sizeof senddtype},
                {'w', recvbuf, dtl__times(dtl__times(recvcount, dtl__context_size(ctx_object)),
                               dtl__bytes(recvdtype))},
                {'n', &recvcount, sizeof recvcount},
                {'n', &recvdtype, sizeof recvdtype},
                {'m', plan, sizeof *plan},
            };
            dtl__record_call(CALL_PLAN_ALLTOALL, dtl__arguments, 8);
        }
    }
    dtl_status status = dtl_impl_plan_alltoall(ctx_object, sendbuf, sendcount, senddtype, recvbuf,
                                               recvcount, recvdtype, &plan_object);
    status = dtl__agree_end(entered, status);
    if (status == DTL_SUCCESS)
        status = dtl__handle_open(HANDLE_COLLECTIVE_PLAN, plan_object, &plan_handle);
    if (DTL_UNLIKELY(dtl__observed))
        status = dtl__call_agree(CALL_PLAN_ALLTOALL, status);
    dtl__context_leave_with(entered, status);
    if (status == DTL_SUCCESS)
        *plan = plan_handle;
    else
        dtl__handles_close(&plan_handle, 1);
    if (DTL_UNLIKELY(status != DTL_SUCCESS && plan_object != NULL))
        dtl_impl_collective_plan_destroy(plan_object);
    dtl__result(CALL_PLAN_ALLTOALL, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_PLAN_ALLTOALL, *plan, ctx, __builtin_return_address(0));
        dtl__record_end(status);
        dtl__call_end(CALL_PLAN_ALLTOALL, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/collective.yaml: plan_gatherv */
dtl_status dtl_plan_gatherv(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                            dtl_dtype senddtype, void *recvbuf, const dtl_size_t *recvcounts,
                            const dtl_size_t *displs, dtl_dtype recvdtype, dtl_rank_t root,
                            dtl_collective_plan_t *plan)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "plan_gatherv", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "plan_gatherv", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__devices_in_use))
        if (dtl__device_memory_refused(
            dtl__context_error_scope(ctx_object), "plan_gatherv",
            "recvcounts", dtl__context_rank(ctx_object) == root ? recvcounts : NULL,
            "displs", dtl__context_rank(ctx_object) == root ? displs : NULL, NULL))
            return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(recvcounts) && dtl__context_rank(ctx_object) == root &&
                     dtl__context_size(ctx_object) > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER, "plan_gatherv",
            "recvcounts-null",
            "recvcounts is NULL; expected an address where rank(ctx) (%lld) == root (%lld) and "
            "size(ctx) (%lld) > 0",
            (long long)dtl__context_rank(ctx_object), (long long)root,
            (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(dtl__is_null(sendbuf) && sendcount > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "plan_gatherv", "sendbuf-null",
                              "sendbuf is NULL; expected an address where sendcount (%lld) > 0",
                              (long long)sendcount);
    if (DTL_UNLIKELY(dtl__is_null(recvbuf) && dtl__context_rank(ctx_object) == root &&
                     dtl__extent(recvcounts, displs, dtl__context_size(ctx_object)) > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER, "plan_gatherv",
            "recvbuf-null",
            "recvbuf is NULL; expected an address where rank(ctx) (%lld) == root (%lld) and "
            "extent(recvcounts, displs) (%llu) > 0",
            (long long)dtl__context_rank(ctx_object), (long long)root,
            (unsigned long long)dtl__extent(recvcounts, displs, dtl__context_size(ctx_object)));
    if (DTL_UNLIKELY(dtl__is_null(plan)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "plan_gatherv", "plan-null", "plan is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_dtype(senddtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "plan_gatherv", "senddtype-enum",
                              "senddtype is %lld; expected a dtl_dtype", (long long)senddtype);
    if (DTL_UNLIKELY(!dtl__is_dtype(recvdtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "plan_gatherv", "recvdtype-enum",
                              "recvdtype is %lld; expected a dtl_dtype", (long long)recvdtype);
    if (DTL_UNLIKELY(sendcount > dtl__limit(senddtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "plan_gatherv",
            "sendcount-limit",
            "sendcount is %lld; expected 0 <= sendcount <= limit(senddtype) (%llu)",
            (long long)sendcount, (unsigned long long)dtl__limit(senddtype));
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root && dtl__extent(recvcounts, displs,
                     dtl__context_size(ctx_object)) > dtl__limit(recvdtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "plan_gatherv",
            "recvbuf-limit",
            "extent(recvcounts, displs) is %llu; expected at most limit(recvdtype) (%llu), where "
            "rank(ctx) (%lld) == root (%lld)",
            (unsigned long long)dtl__extent(recvcounts, displs, dtl__context_size(ctx_object)),
            (unsigned long long)dtl__limit(recvdtype), (long long)dtl__context_rank(ctx_object),
            (long long)root);
    if (DTL_UNLIKELY(root < 0 || root >= dtl__context_size(ctx_object)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_RANK,
                              "plan_gatherv", "root-range",
                              "root is %lld; expected root >= 0 and root < size(ctx) (%lld)",
                              (long long)root, (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root &&
                     recvcounts[dtl__context_rank(ctx_object)] != sendcount))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "plan_gatherv",
            "count",
            "recvcounts[rank(ctx)] is %llu; expected sendcount (%lld), where rank(ctx) (%lld) == "
            "root (%lld)",
            (unsigned long long)recvcounts[dtl__context_rank(ctx_object)], (long long)sendcount,
            (long long)dtl__context_rank(ctx_object), (long long)root);
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root && recvdtype != senddtype))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "plan_gatherv",
            "dtype",
            "recvdtype is %lld; expected senddtype (%lld), where rank(ctx) (%lld) == root (%lld)",
            (long long)recvdtype, (long long)senddtype, (long long)dtl__context_rank(ctx_object),
            (long long)root);
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root && dtl__overlaps(sendbuf,
                     dtl__times(sendcount, dtl__bytes(senddtype)), recvbuf,
                     dtl__times(dtl__extent(recvcounts, displs, dtl__context_size(ctx_object)),
                     dtl__bytes(recvdtype)))))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "plan_gatherv", "recvbuf-overlap",
                              "recvbuf overlaps sendbuf; expected no overlap with sendbuf");

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_PLAN_GATHERV);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(dtl__context_error_scope(ctx_object), AGREES_ALWAYS);
    struct collective_plan *plan_object = NULL;
    dtl_collective_plan_t plan_handle = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(
            CALL_PLAN_GATHERV, ctx_object,
            (const int64_t[]){senddtype, root, sendcount, recvdtype}, 4);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
        dtl__call_moves(
            CALL_PLAN_GATHERV, dtl__times(sendcount, dtl__bytes(senddtype)),
            dtl__context_rank(ctx_object) == root ? dtl__times(dtl__extent(recvcounts, displs,
            dtl__context_size(ctx_object)), dtl__bytes(recvdtype)) : 0);
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'r', sendbuf, dtl__times(sendcount, dtl__bytes(senddtype))},
                {'n', &sendcount, sizeof sendcount},
                {'n', &senddtype, sizeof senddtype},
                {'w', recvbuf, dtl__context_rank(ctx_object) == root ?
                               dtl__times(dtl__extent(recvcounts, displs,
                               dtl__context_size(ctx_object)), dtl__bytes(recvdtype)) : 0},
                {'r', recvcounts, dtl__context_size(ctx_object) * sizeof *recvcounts},
                {'r', displs, dtl__context_size(ctx_object) * sizeof *displs},
                {'n', &recvdtype, sizeof recvdtype},
                {'n', &root, sizeof root},
                {'m', plan, sizeof *plan},
            };
            dtl__record_call(CALL_PLAN_GATHERV, dtl__arguments, 10);
        }
    }
    dtl_status status = dtl_impl_plan_gatherv(ctx_object, sendbuf, sendcount, senddtype, recvbuf,
                                              recvcounts, displs, recvdtype, root, &plan_object);
    status = dtl__agree_end(entered, status);
    if (status == DTL_SUCCESS)
        status = dtl__handle_open(HANDLE_COLLECTIVE_PLAN, plan_object, &plan_handle);
    if (DTL_UNLIKELY(dtl__observed))
        status = dtl__call_agree(CALL_PLAN_GATHERV, status);
    dtl__context_leave_with(entered, status);
    if (status == DTL_SUCCESS)
        *plan = plan_handle;
    else
        dtl__handles_close(&plan_handle, 1);
    if (DTL_UNLIKELY(status != DTL_SUCCESS && plan_object != NULL))
        dtl_impl_collective_plan_destroy(plan_object);
    dtl__result(CALL_PLAN_GATHERV, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_PLAN_GATHERV, *plan, ctx, __builtin_return_address(0));
        dtl__record_end(status);
        dtl__call_end(CALL_PLAN_GATHERV, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/collective.yaml: plan_scatterv */
dtl_status dtl_plan_scatterv(dtl_context_t ctx, const void *sendbuf, const dtl_size_t *sendcounts,
                             const dtl_size_t *displs, dtl_dtype senddtype, void *recvbuf,
                             dtl_size_t recvcount, dtl_dtype recvdtype, dtl_rank_t root,
                             dtl_collective_plan_t *plan)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "plan_scatterv", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "plan_scatterv", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__devices_in_use))
        if (dtl__device_memory_refused(
            dtl__context_error_scope(ctx_object), "plan_scatterv",
            "sendcounts", dtl__context_rank(ctx_object) == root ? sendcounts : NULL,
            "displs", dtl__context_rank(ctx_object) == root ? displs : NULL, NULL))
            return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(sendcounts) && dtl__context_rank(ctx_object) == root &&
                     dtl__context_size(ctx_object) > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER, "plan_scatterv",
            "sendcounts-null",
            "sendcounts is NULL; expected an address where rank(ctx) (%lld) == root (%lld) and "
            "size(ctx) (%lld) > 0",
            (long long)dtl__context_rank(ctx_object), (long long)root,
            (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(dtl__is_null(sendbuf) && dtl__context_rank(ctx_object) == root &&
                     dtl__extent(sendcounts, displs, dtl__context_size(ctx_object)) > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER, "plan_scatterv",
            "sendbuf-null",
            "sendbuf is NULL; expected an address where rank(ctx) (%lld) == root (%lld) and "
            "extent(sendcounts, displs) (%llu) > 0",
            (long long)dtl__context_rank(ctx_object), (long long)root,
            (unsigned long long)dtl__extent(sendcounts, displs, dtl__context_size(ctx_object)));
    if (DTL_UNLIKELY(dtl__is_null(recvbuf) && recvcount > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "plan_scatterv", "recvbuf-null",
                              "recvbuf is NULL; expected an address where recvcount (%lld) > 0",
                              (long long)recvcount);
    if (DTL_UNLIKELY(dtl__is_null(plan)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "plan_scatterv", "plan-null", "plan is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_dtype(senddtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "plan_scatterv", "senddtype-enum",
                              "senddtype is %lld; expected a dtl_dtype", (long long)senddtype);
    if (DTL_UNLIKELY(!dtl__is_dtype(recvdtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "plan_scatterv", "recvdtype-enum",
                              "recvdtype is %lld; expected a dtl_dtype", (long long)recvdtype);
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root && dtl__extent(sendcounts, displs,
                     dtl__context_size(ctx_object)) > dtl__limit(senddtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "plan_scatterv",
            "sendbuf-limit",
            "extent(sendcounts, displs) is %llu; expected at most limit(senddtype) (%llu), where "
            "rank(ctx) (%lld) == root (%lld)",
            (unsigned long long)dtl__extent(sendcounts, displs, dtl__context_size(ctx_object)),
            (unsigned long long)dtl__limit(senddtype), (long long)dtl__context_rank(ctx_object),
            (long long)root);
    if (DTL_UNLIKELY(recvcount > dtl__limit(recvdtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "plan_scatterv",
            "recvcount-limit",
            "recvcount is %lld; expected 0 <= recvcount <= limit(recvdtype) (%llu)",
            (long long)recvcount, (unsigned long long)dtl__limit(recvdtype));
    if (DTL_UNLIKELY(root < 0 || root >= dtl__context_size(ctx_object)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_RANK,
                              "plan_scatterv", "root-range",
                              "root is %lld; expected root >= 0 and root < size(ctx) (%lld)",
                              (long long)root, (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root &&
                     sendcounts[dtl__context_rank(ctx_object)] != recvcount))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "plan_scatterv",
            "count",
            "sendcounts[rank(ctx)] is %llu; expected recvcount (%lld), where rank(ctx) (%lld) == "
            "root (%lld)",
            (unsigned long long)sendcounts[dtl__context_rank(ctx_object)], (long long)recvcount,
            (long long)dtl__context_rank(ctx_object), (long long)root);
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root && senddtype != recvdtype))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "plan_scatterv",
            "dtype",
            "senddtype is %lld; expected recvdtype (%lld), where rank(ctx) (%lld) == root (%lld)",
            (long long)senddtype, (long long)recvdtype, (long long)dtl__context_rank(ctx_object),
            (long long)root);
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root && dtl__overlaps(sendbuf,
                     dtl__times(dtl__extent(sendcounts, displs, dtl__context_size(ctx_object)),
                     dtl__bytes(senddtype)), recvbuf, dtl__times(recvcount,
                     dtl__bytes(recvdtype)))))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "plan_scatterv", "recvbuf-overlap",
                              "recvbuf overlaps sendbuf; expected no overlap with sendbuf");

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_PLAN_SCATTERV);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(dtl__context_error_scope(ctx_object), AGREES_ALWAYS);
    struct collective_plan *plan_object = NULL;
    dtl_collective_plan_t plan_handle = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(
            CALL_PLAN_SCATTERV, ctx_object,
            (const int64_t[]){recvdtype, root, senddtype, recvcount}, 4);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
        dtl__call_moves(
            CALL_PLAN_SCATTERV,
            dtl__context_rank(ctx_object) == root ? dtl__times(dtl__extent(sendcounts, displs,
            dtl__context_size(ctx_object)), dtl__bytes(senddtype)) : 0,
            dtl__times(recvcount, dtl__bytes(recvdtype)));
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'r', sendbuf, dtl__context_rank(ctx_object) == root ?
                               dtl__times(dtl__extent(sendcounts, displs,
                               dtl__context_size(ctx_object)), dtl__bytes(senddtype)) : 0},
                {'r', sendcounts, dtl__context_size(ctx_object) * sizeof *sendcounts},
                {'r', displs, dtl__context_size(ctx_object) * sizeof *displs},
                {'n', &senddtype, sizeof senddtype},
                {'w', recvbuf, dtl__times(recvcount, dtl__bytes(recvdtype))},
                {'n', &recvcount, sizeof recvcount},
                {'n', &recvdtype, sizeof recvdtype},
                {'n', &root, sizeof root},
                {'m', plan, sizeof *plan},
            };
            dtl__record_call(CALL_PLAN_SCATTERV, dtl__arguments, 10);
        }
    }
    dtl_status status = dtl_impl_plan_scatterv(ctx_object, sendbuf, sendcounts, displs, senddtype,
                                               recvbuf, recvcount, recvdtype, root, &plan_object);
    status = dtl__agree_end(entered, status);
    if (status == DTL_SUCCESS)
        status = dtl__handle_open(HANDLE_COLLECTIVE_PLAN, plan_object, &plan_handle);
    if (DTL_UNLIKELY(dtl__observed))
        status = dtl__call_agree(CALL_PLAN_SCATTERV, status);
    dtl__context_leave_with(entered, status);
    if (status == DTL_SUCCESS)
        *plan = plan_handle;
    else
        dtl__handles_close(&plan_handle, 1);
    if (DTL_UNLIKELY(status != DTL_SUCCESS && plan_object != NULL))
        dtl_impl_collective_plan_destroy(plan_object);
    dtl__result(CALL_PLAN_SCATTERV, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_PLAN_SCATTERV, *plan, ctx, __builtin_return_address(0));
        dtl__record_end(status);
        dtl__call_end(CALL_PLAN_SCATTERV, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/collective.yaml: plan_allgatherv */
dtl_status dtl_plan_allgatherv(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                               dtl_dtype dtype, void *recvbuf, const dtl_size_t *recvcounts,
                               const dtl_size_t *displs, dtl_collective_plan_t *plan)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "plan_allgatherv", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "plan_allgatherv", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__devices_in_use))
        if (dtl__device_memory_refused(dtl__context_error_scope(ctx_object), "plan_allgatherv",
                                       "recvcounts", recvcounts, "displs", displs, NULL))
            return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(recvcounts) && dtl__context_size(ctx_object) > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "plan_allgatherv", "recvcounts-null",
                              "recvcounts is NULL; expected an address where size(ctx) (%lld) > 0",
                              (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(dtl__is_null(sendbuf) && sendcount > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "plan_allgatherv", "sendbuf-null",
                              "sendbuf is NULL; expected an address where sendcount (%lld) > 0",
                              (long long)sendcount);
    if (DTL_UNLIKELY(dtl__is_null(recvbuf) && dtl__extent(recvcounts, displs,
                     dtl__context_size(ctx_object)) > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER, "plan_allgatherv",
            "recvbuf-null",
            "recvbuf is NULL; expected an address where extent(recvcounts, displs) (%llu) > 0",
            (unsigned long long)dtl__extent(recvcounts, displs, dtl__context_size(ctx_object)));
    if (DTL_UNLIKELY(dtl__is_null(plan)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "plan_allgatherv", "plan-null", "plan is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "plan_allgatherv", "dtype-enum",
                              "dtype is %lld; expected a dtl_dtype", (long long)dtype);
    if (DTL_UNLIKELY(sendcount > dtl__limit(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "plan_allgatherv", "sendcount-limit",
                              "sendcount is %lld; expected 0 <= sendcount <= limit(dtype) (%llu)",
                              (long long)sendcount, (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(dtl__extent(recvcounts, displs, dtl__context_size(ctx_object)) >
                     dtl__limit(dtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "plan_allgatherv",
            "recvbuf-limit",
            "extent(recvcounts, displs) is %llu; expected at most limit(dtype) (%llu)",
            (unsigned long long)dtl__extent(recvcounts, displs, dtl__context_size(ctx_object)),
            (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(recvcounts[dtl__context_rank(ctx_object)] != sendcount))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "plan_allgatherv", "count",
                              "recvcounts[rank(ctx)] is %llu; expected sendcount (%lld)",
                              (unsigned long long)recvcounts[dtl__context_rank(ctx_object)],
                              (long long)sendcount);
    if (DTL_UNLIKELY(dtl__overlaps(sendbuf, dtl__times(sendcount, dtl__bytes(dtype)), recvbuf,
                     dtl__times(dtl__extent(recvcounts, displs, dtl__context_size(ctx_object)),
                     dtl__bytes(dtype)))))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "plan_allgatherv", "recvbuf-overlap",
                              "recvbuf overlaps sendbuf; expected no overlap with sendbuf");

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_PLAN_ALLGATHERV);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(dtl__context_error_scope(ctx_object), AGREES_ALWAYS);
    struct collective_plan *plan_object = NULL;
    dtl_collective_plan_t plan_handle = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_PLAN_ALLGATHERV, ctx_object,
                                           (const int64_t[]){dtype, sendcount}, 2);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
        dtl__call_moves(
            CALL_PLAN_ALLGATHERV, dtl__times(sendcount, dtl__bytes(dtype)),
            dtl__times(dtl__extent(recvcounts, displs, dtl__context_size(ctx_object)),
            dtl__bytes(dtype)));
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'r', sendbuf, dtl__times(sendcount, dtl__bytes(dtype))},
                {'n', &sendcount, sizeof sendcount},
                {'n', &dtype, sizeof dtype},
                {'w', recvbuf, dtl__times(dtl__extent(recvcounts, displs,
                               dtl__context_size(ctx_object)), dtl__bytes(dtype))},
                {'r', recvcounts, dtl__context_size(ctx_object) * sizeof *recvcounts},
                {'r', displs, dtl__context_size(ctx_object) * sizeof *displs},
                {'m', plan, sizeof *plan},
            };
            dtl__record_call(CALL_PLAN_ALLGATHERV, dtl__arguments, 8);
        }
    }
    dtl_status status = dtl_impl_plan_allgatherv(ctx_object, sendbuf, sendcount, dtype, recvbuf,
                                                 recvcounts, displs, &plan_object);
    status = dtl__agree_end(entered, status);
    if (status == DTL_SUCCESS)
        status = dtl__handle_open(HANDLE_COLLECTIVE_PLAN, plan_object, &plan_handle);
    if (DTL_UNLIKELY(dtl__observed))
        status = dtl__call_agree(CALL_PLAN_ALLGATHERV, status);
    dtl__context_leave_with(entered, status);
    if (status == DTL_SUCCESS)
        *plan = plan_handle;
    else
        dtl__handles_close(&plan_handle, 1);
    if (DTL_UNLIKELY(status != DTL_SUCCESS && plan_object != NULL))
        dtl_impl_collective_plan_destroy(plan_object);
    dtl__result(CALL_PLAN_ALLGATHERV, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_PLAN_ALLGATHERV, *plan, ctx,
                                      __builtin_return_address(0));
        dtl__record_end(status);
        dtl__call_end(CALL_PLAN_ALLGATHERV, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/collective.yaml: plan_alltoallv */
dtl_status dtl_plan_alltoallv(dtl_context_t ctx, const void *sendbuf, const dtl_size_t *sendcounts,
                              const dtl_size_t *sdispls, dtl_dtype senddtype, void *recvbuf,
                              const dtl_size_t *recvcounts, const dtl_size_t *rdispls,
                              dtl_dtype recvdtype, dtl_collective_plan_t *plan)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "plan_alltoallv", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "plan_alltoallv", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__devices_in_use))
        if (dtl__device_memory_refused(dtl__context_error_scope(ctx_object), "plan_alltoallv",
                                       "sendcounts", sendcounts, "sdispls", sdispls,
                                       "recvcounts", recvcounts, "rdispls", rdispls, NULL))
            return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(sendcounts) && dtl__context_size(ctx_object) > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "plan_alltoallv", "sendcounts-null",
                              "sendcounts is NULL; expected an address where size(ctx) (%lld) > 0",
                              (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(dtl__is_null(recvcounts) && dtl__context_size(ctx_object) > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "plan_alltoallv", "recvcounts-null",
                              "recvcounts is NULL; expected an address where size(ctx) (%lld) > 0",
                              (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(dtl__is_null(sendbuf) && dtl__extent(sendcounts, sdispls,
                     dtl__context_size(ctx_object)) > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER, "plan_alltoallv",
            "sendbuf-null",
            "sendbuf is NULL; expected an address where extent(sendcounts, sdispls) (%llu) > 0",
            (unsigned long long)dtl__extent(sendcounts, sdispls, dtl__context_size(ctx_object)));
    if (DTL_UNLIKELY(dtl__is_null(recvbuf) && dtl__extent(recvcounts, rdispls,
                     dtl__context_size(ctx_object)) > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER, "plan_alltoallv",
            "recvbuf-null",
            "recvbuf is NULL; expected an address where extent(recvcounts, rdispls) (%llu) > 0",
            (unsigned long long)dtl__extent(recvcounts, rdispls, dtl__context_size(ctx_object)));
    if (DTL_UNLIKELY(dtl__is_null(plan)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "plan_alltoallv", "plan-null", "plan is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_dtype(senddtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "plan_alltoallv", "senddtype-enum",
                              "senddtype is %lld; expected a dtl_dtype", (long long)senddtype);
    if (DTL_UNLIKELY(!dtl__is_dtype(recvdtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "plan_alltoallv", "recvdtype-enum",
                              "recvdtype is %lld; expected a dtl_dtype", (long long)recvdtype);
    if (DTL_UNLIKELY(dtl__extent(sendcounts, sdispls, dtl__context_size(ctx_object)) >
                     dtl__limit(senddtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "plan_alltoallv",
            "sendbuf-limit",
            "extent(sendcounts, sdispls) is %llu; expected at most limit(senddtype) (%llu)",
            (unsigned long long)dtl__extent(sendcounts, sdispls, dtl__context_size(ctx_object)),
            (unsigned long long)dtl__limit(senddtype));
    if (DTL_UNLIKELY(dtl__extent(recvcounts, rdispls, dtl__context_size(ctx_object)) >
                     dtl__limit(recvdtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "plan_alltoallv",
            "recvbuf-limit",
            "extent(recvcounts, rdispls) is %llu; expected at most limit(recvdtype) (%llu)",
            (unsigned long long)dtl__extent(recvcounts, rdispls, dtl__context_size(ctx_object)),
            (unsigned long long)dtl__limit(recvdtype));
    if (DTL_UNLIKELY(recvcounts[dtl__context_rank(ctx_object)] !=
                     sendcounts[dtl__context_rank(ctx_object)]))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "plan_alltoallv",
            "count", "recvcounts[rank(ctx)] is %llu; expected entry(sendcounts, rank(ctx)) (%llu)",
            (unsigned long long)recvcounts[dtl__context_rank(ctx_object)],
            (unsigned long long)sendcounts[dtl__context_rank(ctx_object)]);
    if (DTL_UNLIKELY(recvdtype != senddtype))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "plan_alltoallv", "dtype",
                              "recvdtype is %lld; expected senddtype (%lld)", (long long)recvdtype,
                              (long long)senddtype);
    if (DTL_UNLIKELY(dtl__overlaps(sendbuf, dtl__times(dtl__extent(sendcounts, sdispls,
                     dtl__context_size(ctx_object)), dtl__bytes(senddtype)), recvbuf,
                     dtl__times(dtl__extent(recvcounts, rdispls, dtl__context_size(ctx_object)),
                     dtl__bytes(recvdtype)))))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "plan_alltoallv", "recvbuf-overlap",
                              "recvbuf overlaps sendbuf; expected no overlap with sendbuf");

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_PLAN_ALLTOALLV);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(dtl__context_error_scope(ctx_object), AGREES_ALWAYS);
    struct collective_plan *plan_object = NULL;
    dtl_collective_plan_t plan_handle = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_PLAN_ALLTOALLV, ctx_object,
                                           (const int64_t[]){senddtype, recvdtype}, 2);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
        dtl__call_moves(
            CALL_PLAN_ALLTOALLV,
            dtl__times(dtl__extent(sendcounts, sdispls, dtl__context_size(ctx_object)),
            dtl__bytes(senddtype)),
            dtl__times(dtl__extent(recvcounts, rdispls, dtl__context_size(ctx_object)),
            dtl__bytes(recvdtype)));
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'r', sendbuf, dtl__times(dtl__extent(sendcounts, sdispls,
                               dtl__context_size(ctx_object)), dtl__bytes(senddtype))},
                {'r', sendcounts, dtl__context_size(ctx_object) * sizeof *sendcounts},
                {'r', sdispls, dtl__context_size(ctx_object) * sizeof *sdispls},
                {'n', &senddtype, sizeof senddtype},
                {'w', recvbuf, dtl__times(dtl__extent(recvcounts, rdispls,
                               dtl__context_size(ctx_object)), dtl__bytes(recvdtype))},
                {'r', recvcounts, dtl__context_size(ctx_object) * sizeof *recvcounts},
                {'r', rdispls, dtl__context_size(ctx_object) * sizeof *rdispls},
                {'n', &recvdtype, sizeof recvdtype},
                {'m', plan, sizeof *plan},
            };
            dtl__record_call(CALL_PLAN_ALLTOALLV, dtl__arguments, 10);
        }
    }
    dtl_status status = dtl_impl_plan_alltoallv(ctx_object, sendbuf, sendcounts, sdispls,
                                                senddtype, recvbuf, recvcounts, rdispls, recvdtype,
                                                &plan_object);
    status = dtl__agree_end(entered, status);
    if (status == DTL_SUCCESS)
        status = dtl__handle_open(HANDLE_COLLECTIVE_PLAN, plan_object, &plan_handle);
    if (DTL_UNLIKELY(dtl__observed))
        status = dtl__call_agree(CALL_PLAN_ALLTOALLV, status);
    dtl__context_leave_with(entered, status);
    if (status == DTL_SUCCESS)
        *plan = plan_handle;
    else
        dtl__handles_close(&plan_handle, 1);
    if (DTL_UNLIKELY(status != DTL_SUCCESS && plan_object != NULL))
        dtl_impl_collective_plan_destroy(plan_object);
    dtl__result(CALL_PLAN_ALLTOALLV, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_PLAN_ALLTOALLV, *plan, ctx, __builtin_return_address(0));
        dtl__record_end(status);
        dtl__call_end(CALL_PLAN_ALLTOALLV, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/collective.yaml: plan_scan */
dtl_status dtl_plan_scan(dtl_context_t ctx, const void *sendbuf, void *recvbuf, dtl_size_t count,
                         dtl_dtype dtype, dtl_reduce_op op, dtl_collective_plan_t *plan)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "plan_scan", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "plan_scan", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(sendbuf) && count > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "plan_scan", "sendbuf-null",
                              "sendbuf is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(dtl__is_null(recvbuf) && count > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "plan_scan", "recvbuf-null",
                              "recvbuf is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(dtl__is_null(plan)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "plan_scan", "plan-null", "plan is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "plan_scan", "dtype-enum", "dtype is %lld; expected a dtl_dtype",
                              (long long)dtype);
    if (DTL_UNLIKELY(!dtl__is_reduce_op(op)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "plan_scan", "op-enum", "op is %lld; expected a dtl_reduce_op",
                              (long long)op);
    if (DTL_UNLIKELY(count > dtl__limit(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "plan_scan", "count-limit",
                              "count is %lld; expected 0 <= count <= limit(dtype) (%llu)",
                              (long long)count, (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(sendbuf != recvbuf && dtl__overlaps(sendbuf, dtl__times(count,
                     dtl__bytes(dtype)), recvbuf, dtl__times(count, dtl__bytes(dtype)))))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "plan_scan",
            "recvbuf-overlap",
            "recvbuf overlaps sendbuf; expected no overlap with sendbuf unless both are the same");
    if (DTL_UNLIKELY(!dtl__is_defined(op, dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "plan_scan", "op-op",
                              "op is %s; expected an operation defined for dtype (%s)",
                              dtl__operation_names[op], dtl__dtype(dtype)->name);

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_PLAN_SCAN);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(dtl__context_error_scope(ctx_object), AGREES_ALWAYS);
    struct collective_plan *plan_object = NULL;
    dtl_collective_plan_t plan_handle = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_PLAN_SCAN, ctx_object,
                                           (const int64_t[]){count, dtype, op}, 3);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
        dtl__call_moves(CALL_PLAN_SCAN, dtl__times(count, dtl__bytes(dtype)),
                        dtl__times(count, dtl__bytes(dtype)));
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'r', sendbuf, dtl__times(count, dtl__bytes(dtype))},
                {'w', recvbuf, dtl__times(count, dtl__bytes(dtype))},
                {'n', &count, sizeof count},
                {'n', &dtype, sizeof dtype},
                {'n', &op, sizeof op},
                {'m', plan, sizeof *plan},
            };
            dtl__record_call(CALL_PLAN_SCAN, dtl__arguments, 7);
        }
    }
    dtl_status status = dtl_impl_plan_scan(ctx_object, sendbuf, recvbuf, count, dtype, op,
                                           &plan_object);
    status = dtl__agree_end(entered, status);
    if (status == DTL_SUCCESS)
        status = dtl__handle_open(HANDLE_COLLECTIVE_PLAN, plan_object, &plan_handle);
    if (DTL_UNLIKELY(dtl__observed))
        status = dtl__call_agree(CALL_PLAN_SCAN, status);
    dtl__context_leave_with(entered, status);
    if (status == DTL_SUCCESS)
        *plan = plan_handle;
    else
        dtl__handles_close(&plan_handle, 1);
    if (DTL_UNLIKELY(status != DTL_SUCCESS && plan_object != NULL))
        dtl_impl_collective_plan_destroy(plan_object);
    dtl__result(CALL_PLAN_SCAN, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_PLAN_SCAN, *plan, ctx, __builtin_return_address(0));
        dtl__record_end(status);
        dtl__call_end(CALL_PLAN_SCAN, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/collective.yaml: plan_exscan */
dtl_status dtl_plan_exscan(dtl_context_t ctx, const void *sendbuf, void *recvbuf, dtl_size_t count,
                           dtl_dtype dtype, dtl_reduce_op op, dtl_collective_plan_t *plan)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "plan_exscan", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "plan_exscan", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(sendbuf) && count > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "plan_exscan", "sendbuf-null",
                              "sendbuf is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(dtl__is_null(recvbuf) && count > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "plan_exscan", "recvbuf-null",
                              "recvbuf is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(dtl__is_null(plan)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "plan_exscan", "plan-null", "plan is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "plan_exscan", "dtype-enum", "dtype is %lld; expected a dtl_dtype",
                              (long long)dtype);
    if (DTL_UNLIKELY(!dtl__is_reduce_op(op)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "plan_exscan", "op-enum", "op is %lld; expected a dtl_reduce_op",
                              (long long)op);
    if (DTL_UNLIKELY(count > dtl__limit(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "plan_exscan", "count-limit",
                              "count is %lld; expected 0 <= count <= limit(dtype) (%llu)",
                              (long long)count, (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(sendbuf != recvbuf && dtl__overlaps(sendbuf, dtl__times(count,
                     dtl__bytes(dtype)), recvbuf, dtl__times(count, dtl__bytes(dtype)))))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "plan_exscan",
            "recvbuf-overlap",
            "recvbuf overlaps sendbuf; expected no overlap with sendbuf unless both are the same");
    if (DTL_UNLIKELY(!dtl__is_defined(op, dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "plan_exscan", "op-op",
                              "op is %s; expected an operation defined for dtype (%s)",
                              dtl__operation_names[op], dtl__dtype(dtype)->name);

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_PLAN_EXSCAN);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(dtl__context_error_scope(ctx_object), AGREES_ALWAYS);
    struct collective_plan *plan_object = NULL;
    dtl_collective_plan_t plan_handle = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_PLAN_EXSCAN, ctx_object,
                                           (const int64_t[]){count, dtype, op}, 3);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
        dtl__call_moves(CALL_PLAN_EXSCAN, dtl__times(count, dtl__bytes(dtype)),
                        dtl__times(count, dtl__bytes(dtype)));
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'r', sendbuf, dtl__times(count, dtl__bytes(dtype))},
                {'w', recvbuf, dtl__times(count, dtl__bytes(dtype))},
                {'n', &count, sizeof count},
                {'n', &dtype, sizeof dtype},
                {'n', &op, sizeof op},
                {'m', plan, sizeof *plan},
            };
            dtl__record_call(CALL_PLAN_EXSCAN, dtl__arguments, 7);
        }
    }
    dtl_status status = dtl_impl_plan_exscan(ctx_object, sendbuf, recvbuf, count, dtype, op,
                                             &plan_object);
    status = dtl__agree_end(entered, status);
    if (status == DTL_SUCCESS)
        status = dtl__handle_open(HANDLE_COLLECTIVE_PLAN, plan_object, &plan_handle);
    if (DTL_UNLIKELY(dtl__observed))
        status = dtl__call_agree(CALL_PLAN_EXSCAN, status);
    dtl__context_leave_with(entered, status);
    if (status == DTL_SUCCESS)
        *plan = plan_handle;
    else
        dtl__handles_close(&plan_handle, 1);
    if (DTL_UNLIKELY(status != DTL_SUCCESS && plan_object != NULL))
        dtl_impl_collective_plan_destroy(plan_object);
    dtl__result(CALL_PLAN_EXSCAN, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_PLAN_EXSCAN, *plan, ctx, __builtin_return_address(0));
        dtl__record_end(status);
        dtl__call_end(CALL_PLAN_EXSCAN, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/collective.yaml: plan_reduce_scatter */
dtl_status dtl_plan_reduce_scatter(dtl_context_t ctx, const void *sendbuf, void *recvbuf,
                                   const dtl_size_t *recvcounts, dtl_dtype dtype, dtl_reduce_op op,
                                   dtl_collective_plan_t *plan)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "plan_reduce_scatter", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "plan_reduce_scatter",
                                                    "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__devices_in_use))
        if (dtl__device_memory_refused(dtl__context_error_scope(ctx_object), "plan_reduce_scatter",
                                       "recvcounts", recvcounts, NULL))
            return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(recvcounts) && dtl__context_size(ctx_object) > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "plan_reduce_scatter", "recvcounts-null",
                              "recvcounts is NULL; expected an address where size(ctx) (%lld) > 0",
                              (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(dtl__is_null(sendbuf) && dtl__sum(recvcounts,
                     dtl__context_size(ctx_object)) > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER, "plan_reduce_scatter",
            "sendbuf-null",
            "sendbuf is NULL; expected an address where sum(recvcounts) (%llu) > 0",
            (unsigned long long)dtl__sum(recvcounts, dtl__context_size(ctx_object)));
    if (DTL_UNLIKELY(dtl__is_null(recvbuf) && recvcounts[dtl__context_rank(ctx_object)] > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER, "plan_reduce_scatter",
            "recvbuf-null",
            "recvbuf is NULL; expected an address where entry(recvcounts, rank(ctx)) (%llu) > 0",
            (unsigned long long)recvcounts[dtl__context_rank(ctx_object)]);
    if (DTL_UNLIKELY(dtl__is_null(plan)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "plan_reduce_scatter", "plan-null",
                              "plan is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "plan_reduce_scatter", "dtype-enum",
                              "dtype is %lld; expected a dtl_dtype", (long long)dtype);
    if (DTL_UNLIKELY(!dtl__is_reduce_op(op)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "plan_reduce_scatter", "op-enum",
                              "op is %lld; expected a dtl_reduce_op", (long long)op);
    if (DTL_UNLIKELY(dtl__sum(recvcounts, dtl__context_size(ctx_object)) > dtl__limit(dtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
            "plan_reduce_scatter", "sendbuf-limit",
            "sum(recvcounts) is %llu; expected at most limit(dtype) (%llu)",
            (unsigned long long)dtl__sum(recvcounts, dtl__context_size(ctx_object)),
            (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(recvcounts[dtl__context_rank(ctx_object)] > dtl__limit(dtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
            "plan_reduce_scatter", "recvbuf-limit",
            "recvcounts[rank(ctx)] is %llu; expected at most limit(dtype) (%llu)",
            (unsigned long long)recvcounts[dtl__context_rank(ctx_object)],
            (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(dtl__overlaps(sendbuf, dtl__times(dtl__sum(recvcounts,
                     dtl__context_size(ctx_object)), dtl__bytes(dtype)), recvbuf,
                     dtl__times(recvcounts[dtl__context_rank(ctx_object)], dtl__bytes(dtype)))))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "plan_reduce_scatter", "recvbuf-overlap",
                              "recvbuf overlaps sendbuf; expected no overlap with sendbuf");
    if (DTL_UNLIKELY(!dtl__is_defined(op, dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "plan_reduce_scatter", "op-op",
                              "op is %s; expected an operation defined for dtype (%s)",
                              dtl__operation_names[op], dtl__dtype(dtype)->name);

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_PLAN_REDUCE_SCATTER);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(dtl__context_error_scope(ctx_object), AGREES_ALWAYS);
    struct collective_plan *plan_object = NULL;
    dtl_collective_plan_t plan_handle = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_PLAN_REDUCE_SCATTER, ctx_object,
                                           (const int64_t[]){dtype, op}, 2);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
        dtl__call_moves(
            CALL_PLAN_REDUCE_SCATTER,
            dtl__times(dtl__sum(recvcounts, dtl__context_size(ctx_object)), dtl__bytes(dtype)),
            dtl__times(recvcounts[dtl__context_rank(ctx_object)], dtl__bytes(dtype)));
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'r', sendbuf, dtl__times(dtl__sum(recvcounts, dtl__context_size(ctx_object)),
                               dtl__bytes(dtype))},
                {'w', recvbuf, dtl__times(recvcounts[dtl__context_rank(ctx_object)],
                               dtl__bytes(dtype))},
                {'r', recvcounts, dtl__context_size(ctx_object) * sizeof *recvcounts},
                {'n', &dtype, sizeof dtype},
                {'n', &op, sizeof op},
                {'m', plan, sizeof *plan},
            };
            dtl__record_call(CALL_PLAN_REDUCE_SCATTER, dtl__arguments, 7);
        }
    }
    dtl_status status = dtl_impl_plan_reduce_scatter(ctx_object, sendbuf, recvbuf, recvcounts,
                                                     dtype, op, &plan_object);
    status = dtl__agree_end(entered, status);
    if (status == DTL_SUCCESS)
        status = dtl__handle_open(HANDLE_COLLECTIVE_PLAN, plan_object, &plan_handle);
    if (DTL_UNLIKELY(dtl__observed))
        status = dtl__call_agree(CALL_PLAN_REDUCE_SCATTER, status);
    dtl__context_leave_with(entered, status);
    if (status == DTL_SUCCESS)
        *plan = plan_handle;
    else
        dtl__handles_close(&plan_handle, 1);
    if (DTL_UNLIKELY(status != DTL_SUCCESS && plan_object != NULL))
        dtl_impl_collective_plan_destroy(plan_object);
    dtl__result(CALL_PLAN_REDUCE_SCATTER, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_PLAN_REDUCE_SCATTER, *plan, ctx,
                                      __builtin_return_address(0));
        dtl__record_end(status);
        dtl__call_end(CALL_PLAN_REDUCE_SCATTER, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/collective.yaml: plan_reduce_scatter_block */
dtl_status dtl_plan_reduce_scatter_block(dtl_context_t ctx, const void *sendbuf, void *recvbuf,
                                         dtl_size_t recvcount, dtl_dtype dtype, dtl_reduce_op op,
                                         dtl_collective_plan_t *plan)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "plan_reduce_scatter_block", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT,
                                                    "plan_reduce_scatter_block", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(sendbuf) && dtl__times(recvcount,
                     dtl__context_size(ctx_object)) > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
            "plan_reduce_scatter_block", "sendbuf-null",
            "sendbuf is NULL; expected an address where recvcount (%lld) * size(ctx) (%lld) > 0",
            (long long)recvcount, (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(dtl__is_null(recvbuf) && recvcount > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "plan_reduce_scatter_block", "recvbuf-null",
                              "recvbuf is NULL; expected an address where recvcount (%lld) > 0",
                              (long long)recvcount);
    if (DTL_UNLIKELY(dtl__is_null(plan)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "plan_reduce_scatter_block", "plan-null",
                              "plan is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "plan_reduce_scatter_block", "dtype-enum",
                              "dtype is %lld; expected a dtl_dtype", (long long)dtype);
    if (DTL_UNLIKELY(!dtl__is_reduce_op(op)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "plan_reduce_scatter_block", "op-enum",
                              "op is %lld; expected a dtl_reduce_op", (long long)op);
    if (DTL_UNLIKELY(dtl__times(recvcount, dtl__context_size(ctx_object)) > dtl__limit(dtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
            "plan_reduce_scatter_block", "recvcount-limit",
            "recvcount is %lld; expected recvcount * size(ctx) (%lld) <= limit(dtype) (%llu)",
            (long long)recvcount, (long long)dtl__context_size(ctx_object),
            (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(recvcount > dtl__limit(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "plan_reduce_scatter_block", "recvcount-limit",
                              "recvcount is %lld; expected 0 <= recvcount <= limit(dtype) (%llu)",
                              (long long)recvcount, (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(dtl__overlaps(sendbuf, dtl__times(dtl__times(recvcount,
                     dtl__context_size(ctx_object)), dtl__bytes(dtype)), recvbuf,
                     dtl__times(recvcount, dtl__bytes(dtype)))))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "plan_reduce_scatter_block", "recvbuf-overlap",
                              "recvbuf overlaps sendbuf; expected no overlap with sendbuf");
    if (DTL_UNLIKELY(!dtl__is_defined(op, dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "plan_reduce_scatter_block", "op-op",
                              "op is %s; expected an operation defined for dtype (%s)",
                              dtl__operation_names[op], dtl__dtype(dtype)->name);

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_PLAN_REDUCE_SCATTER_BLOCK);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(dtl__context_error_scope(ctx_object), AGREES_ALWAYS);
    struct collective_plan *plan_object = NULL;
    dtl_collective_plan_t plan_handle = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_PLAN_REDUCE_SCATTER_BLOCK, ctx_object,
                                           (const int64_t[]){recvcount, dtype, op}, 3);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
        dtl__call_moves(
            CALL_PLAN_REDUCE_SCATTER_BLOCK,
            dtl__times(dtl__times(recvcount, dtl__context_size(ctx_object)), dtl__bytes(dtype)),
            dtl__times(recvcount, dtl__bytes(dtype)));
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'r', sendbuf, dtl__times(dtl__times(recvcount, dtl__context_size(ctx_object)),
                               dtl__bytes(dtype))},
                {'w', recvbuf, dtl__times(recvcount, dtl__bytes(dtype))},
                {'n', &recvcount, sizeof recvcount},
                {'n', &dtype, sizeof dtype},
                {'n', &op, sizeof op},
                {'m', plan, sizeof *plan},
            };
            dtl__record_call(CALL_PLAN_REDUCE_SCATTER_BLOCK, dtl__arguments, 7);
        }
    }
    dtl_status status = dtl_impl_plan_reduce_scatter_block(ctx_object, sendbuf, recvbuf, recvcount,
                                                           dtype, op, &plan_object);
    status = dtl__agree_end(entered, status);
    if (status == DTL_SUCCESS)
        status = dtl__handle_open(HANDLE_COLLECTIVE_PLAN, plan_object, &plan_handle);
    if (DTL_UNLIKELY(dtl__observed))
        status = dtl__call_agree(CALL_PLAN_REDUCE_SCATTER_BLOCK, status);
    dtl__context_leave_with(entered, status);
    if (status == DTL_SUCCESS)
        *plan = plan_handle;
    else
        dtl__handles_close(&plan_handle, 1);
    if (DTL_UNLIKELY(status != DTL_SUCCESS && plan_object != NULL))
        dtl_impl_collective_plan_destroy(plan_object);
    dtl__result(CALL_PLAN_REDUCE_SCATTER_BLOCK, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_PLAN_REDUCE_SCATTER_BLOCK, *plan, ctx,
                                      __builtin_return_address(0));
        dtl__record_end(status);
        dtl__call_end(CALL_PLAN_REDUCE_SCATTER_BLOCK, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}
