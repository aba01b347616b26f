/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/stubs.c.j2.
 * Do not edit. */
#include "dtl_conditions.h"
#include "dtl_enums.h"
#include "dtl_guard.h"
#include "dtl_impl.h"
#include "dtl_record.h"
#include "dtl_kernels.h"

/* spec/nccl.yaml: nccl_allreduce_device: the observed path */
static DTL_NOINLINE dtl_status nccl_allreduce_device_observed(dtl_context_t ctx,
                                                              const void *sendbuf, void *recvbuf,
                                                              dtl_size_t count, dtl_dtype dtype,
                                                              dtl_reduce_op op,
                                                              struct context *ctx_object)
{
    struct context *entered = ctx_object;
    dtl_status begun = dtl__call_begin(CALL_NCCL_ALLREDUCE_DEVICE, ctx_object,
                                       (const int64_t[]){count, dtype, op}, 3);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    dtl__call_moves(CALL_NCCL_ALLREDUCE_DEVICE, dtl__times(count, dtl__bytes(dtype)),
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
        dtl__record_call(CALL_NCCL_ALLREDUCE_DEVICE, dtl__arguments, 6);
    }
    dtl_status status = dtl_impl_nccl_allreduce_device(ctx_object, sendbuf, recvbuf, count,
                                                       dtype, op);
    status = dtl__call_agree(CALL_NCCL_ALLREDUCE_DEVICE, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_NCCL_ALLREDUCE_DEVICE, status);
    dtl__record_end(status);
    dtl__call_end(CALL_NCCL_ALLREDUCE_DEVICE, dtl__context_error_scope(ctx_object), status);
    return status;
}

/* spec/nccl.yaml: nccl_allreduce_device */
dtl_status dtl_nccl_allreduce_device(dtl_context_t ctx, const void *sendbuf, void *recvbuf,
                                     dtl_size_t count, dtl_dtype dtype, dtl_reduce_op op)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "nccl_allreduce_device", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "nccl_allreduce_device",
                                                    "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(sendbuf) && count > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "nccl_allreduce_device", "sendbuf-null",
                              "sendbuf is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(dtl__is_null(recvbuf) && count > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "nccl_allreduce_device", "recvbuf-null",
                              "recvbuf is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "nccl_allreduce_device", "dtype-enum",
                              "dtype is %lld; expected a dtl_dtype", (long long)dtype);
    if (DTL_UNLIKELY(!dtl__is_reduce_op(op)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "nccl_allreduce_device", "op-enum",
                              "op is %lld; expected a dtl_reduce_op", (long long)op);
    if (DTL_UNLIKELY(count > dtl__limit(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "nccl_allreduce_device", "count-limit",
                              "count is %lld; expected 0 <= count <= limit(dtype) (%llu)",
                              (long long)count, (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(sendbuf != recvbuf && dtl__overlaps(sendbuf, dtl__times(count,
                     dtl__bytes(dtype)), recvbuf, dtl__times(count, dtl__bytes(dtype)))))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
            "nccl_allreduce_device", "recvbuf-overlap",
            "recvbuf overlaps sendbuf; expected no overlap with sendbuf unless both are the same");
    if (DTL_UNLIKELY(!dtl__is_defined(op, dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "nccl_allreduce_device", "op-op",
                              "op is %s; expected an operation defined for dtype (%s)",
                              dtl__operation_names[op], dtl__dtype(dtype)->name);
    if (DTL_UNLIKELY(!dtl__feature_available(FEATURE_NCCL)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_BACKEND_UNAVAILABLE,
                              "nccl_allreduce_device", "nccl-feature",
                              "nccl is not available: %s; install %s",
                              dtl__feature_reason(FEATURE_NCCL), dtl__feature_remedy(FEATURE_NCCL));

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_NCCL_ALLREDUCE_DEVICE);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;

    if (DTL_UNLIKELY(dtl__observed))
        return nccl_allreduce_device_observed(ctx, sendbuf, recvbuf, count, dtype, op, ctx_object);
    dtl_status status = dtl_impl_nccl_allreduce_device(ctx_object, sendbuf, recvbuf, count, dtype,
                                                       op);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_NCCL_ALLREDUCE_DEVICE, status);
}

/* spec/nccl.yaml: nccl_allreduce_device_ex: the observed path */
static DTL_NOINLINE dtl_status nccl_allreduce_device_ex_observed(dtl_context_t ctx,
                                                                 const void *sendbuf,
                                                                 void *recvbuf, dtl_size_t count,
                                                                 dtl_dtype dtype, dtl_reduce_op op,
                                                                 dtl_nccl_operation_mode mode,
                                                                 struct context *ctx_object)
{
    struct context *entered = ctx_object;
    dtl_status begun = dtl__call_begin(CALL_NCCL_ALLREDUCE_DEVICE_EX, ctx_object,
                                       (const int64_t[]){count, dtype, op, mode}, 4);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    dtl__call_moves(CALL_NCCL_ALLREDUCE_DEVICE_EX, dtl__times(count, dtl__bytes(dtype)),
                    dtl__times(count, dtl__bytes(dtype)));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
            {'r', sendbuf, dtl__times(count, dtl__bytes(dtype))},
            {'w', recvbuf, dtl__times(count, dtl__bytes(dtype))},
            {'n', &count, sizeof count},
            {'n', &dtype, sizeof dtype},
            {'n', &op, sizeof op},
            {'n', &mode, sizeof mode},
        };
        dtl__record_call(CALL_NCCL_ALLREDUCE_DEVICE_EX, dtl__arguments, 7);
    }
    dtl_status status = dtl_impl_nccl_allreduce_device_ex(ctx_object, sendbuf, recvbuf, count,
                                                          dtype, op, mode);
    status = dtl__call_agree(CALL_NCCL_ALLREDUCE_DEVICE_EX, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_NCCL_ALLREDUCE_DEVICE_EX, status);
    dtl__record_end(status);
    dtl__call_end(CALL_NCCL_ALLREDUCE_DEVICE_EX, dtl__context_error_scope(ctx_object), status);
    return status;
}

/* spec/nccl.yaml: nccl_allreduce_device_ex */
dtl_status dtl_nccl_allreduce_device_ex(dtl_context_t ctx, const void *sendbuf, void *recvbuf,
                                        dtl_size_t count, dtl_dtype dtype, dtl_reduce_op op,
                                        dtl_nccl_operation_mode mode)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "nccl_allreduce_device_ex", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT,
                                                    "nccl_allreduce_device_ex", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(sendbuf) && count > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "nccl_allreduce_device_ex", "sendbuf-null",
                              "sendbuf is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(dtl__is_null(recvbuf) && count > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "nccl_allreduce_device_ex", "recvbuf-null",
                              "recvbuf is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "nccl_allreduce_device_ex", "dtype-enum",
                              "dtype is %lld; expected a dtl_dtype", (long long)dtype);
    if (DTL_UNLIKELY(!dtl__is_reduce_op(op)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "nccl_allreduce_device_ex", "op-enum",
                              "op is %lld; expected a dtl_reduce_op", (long long)op);
    if (DTL_UNLIKELY(!dtl__is_nccl_operation_mode(mode)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "nccl_allreduce_device_ex", "mode-enum",
                              "mode is %lld; expected a dtl_nccl_operation_mode", (long long)mode);
    if (DTL_UNLIKELY(count > dtl__limit(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "nccl_allreduce_device_ex", "count-limit",
                              "count is %lld; expected 0 <= count <= limit(dtype) (%llu)",
                              (long long)count, (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(sendbuf != recvbuf && dtl__overlaps(sendbuf, dtl__times(count,
                     dtl__bytes(dtype)), recvbuf, dtl__times(count, dtl__bytes(dtype)))))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
            "nccl_allreduce_device_ex", "recvbuf-overlap",
            "recvbuf overlaps sendbuf; expected no overlap with sendbuf unless both are the same");
    if (DTL_UNLIKELY(!dtl__is_defined(op, dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "nccl_allreduce_device_ex", "op-op",
                              "op is %s; expected an operation defined for dtype (%s)",
                              dtl__operation_names[op], dtl__dtype(dtype)->name);
    if (DTL_UNLIKELY(!dtl__feature_available(FEATURE_NCCL)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_BACKEND_UNAVAILABLE,
                              "nccl_allreduce_device_ex", "nccl-feature",
                              "nccl is not available: %s; install %s",
                              dtl__feature_reason(FEATURE_NCCL), dtl__feature_remedy(FEATURE_NCCL));

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_NCCL_ALLREDUCE_DEVICE_EX);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;

    if (DTL_UNLIKELY(dtl__observed))
        return nccl_allreduce_device_ex_observed(ctx, sendbuf, recvbuf, count, dtype, op, mode,
                                                 ctx_object);
    dtl_status status = dtl_impl_nccl_allreduce_device_ex(ctx_object, sendbuf, recvbuf, count,
                                                          dtype, op, mode);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_NCCL_ALLREDUCE_DEVICE_EX, status);
}

/* spec/nccl.yaml: nccl_broadcast_device: the observed path */
static DTL_NOINLINE dtl_status nccl_broadcast_device_observed(dtl_context_t ctx, void *buf,
                                                              dtl_size_t count, dtl_dtype dtype,
                                                              dtl_rank_t root,
                                                              struct context *ctx_object)
{
    struct context *entered = ctx_object;
    dtl_status begun = dtl__call_begin(CALL_NCCL_BROADCAST_DEVICE, ctx_object,
                                       (const int64_t[]){count, dtype, root}, 3);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    dtl__call_moves(CALL_NCCL_BROADCAST_DEVICE, dtl__times(count, dtl__bytes(dtype)),
                    dtl__times(count, dtl__bytes(dtype)));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
            {'r', buf, dtl__times(count, dtl__bytes(dtype))},
            {'n', &count, sizeof count},
            {'n', &dtype, sizeof dtype},
            {'n', &root, sizeof root},
        };
        dtl__record_call(CALL_NCCL_BROADCAST_DEVICE, dtl__arguments, 5);
    }
    dtl_status status = dtl_impl_nccl_broadcast_device(ctx_object, buf, count, dtype, root);
    status = dtl__call_agree(CALL_NCCL_BROADCAST_DEVICE, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_NCCL_BROADCAST_DEVICE, status);
    dtl__record_end(status);
    dtl__call_end(CALL_NCCL_BROADCAST_DEVICE, dtl__context_error_scope(ctx_object), status);
    return status;
}

/* spec/nccl.yaml: nccl_broadcast_device */
dtl_status dtl_nccl_broadcast_device(dtl_context_t ctx, void *buf, dtl_size_t count,
                                     dtl_dtype dtype, dtl_rank_t root)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "nccl_broadcast_device", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "nccl_broadcast_device",
                                                    "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(buf) && count > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "nccl_broadcast_device", "buf-null",
                              "buf is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "nccl_broadcast_device", "dtype-enum",
                              "dtype is %lld; expected a dtl_dtype", (long long)dtype);
    if (DTL_UNLIKELY(count > dtl__limit(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "nccl_broadcast_device", "count-limit",
                              "count is %lld; expected 0 <= count <= limit(dtype) (%llu)",
                              (long long)count, (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(root < 0 || root >= dtl__context_size(ctx_object)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_RANK,
                              "nccl_broadcast_device", "root-range",
                              "root is %lld; expected root >= 0 and root < size(ctx) (%lld)",
                              (long long)root, (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(!dtl__feature_available(FEATURE_NCCL)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_BACKEND_UNAVAILABLE,
                              "nccl_broadcast_device", "nccl-feature",
                              "nccl is not available: %s; install %s",
                              dtl__feature_reason(FEATURE_NCCL), dtl__feature_remedy(FEATURE_NCCL));

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_NCCL_BROADCAST_DEVICE);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;

    if (DTL_UNLIKELY(dtl__observed))
        return nccl_broadcast_device_observed(ctx, buf, count, dtype, root, ctx_object);
    dtl_status status = dtl_impl_nccl_broadcast_device(ctx_object, buf, count, dtype, root);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_NCCL_BROADCAST_DEVICE, status);
}

/* spec/nccl.yaml: nccl_broadcast_device_ex: the observed path */
static DTL_NOINLINE dtl_status nccl_broadcast_device_ex_observed(dtl_context_t ctx, void *buf,
                                                                 dtl_size_t count, dtl_dtype dtype,
                                                                 dtl_rank_t root,
                                                                 dtl_nccl_operation_mode mode,
                                                                 struct context *ctx_object)
{
    struct context *entered = ctx_object;
    dtl_status begun = dtl__call_begin(CALL_NCCL_BROADCAST_DEVICE_EX, ctx_object,
                                       (const int64_t[]){count, dtype, root, mode}, 4);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    dtl__call_moves(CALL_NCCL_BROADCAST_DEVICE_EX, dtl__times(count, dtl__bytes(dtype)),
                    dtl__times(count, dtl__bytes(dtype)));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
            {'r', buf, dtl__times(count, dtl__bytes(dtype))},
            {'n', &count, sizeof count},
            {'n', &dtype, sizeof dtype},
            {'n', &root, sizeof root},
            {'n', &mode, sizeof mode},
        };
        dtl__record_call(CALL_NCCL_BROADCAST_DEVICE_EX, dtl__arguments, 6);
    }
    dtl_status status = dtl_impl_nccl_broadcast_device_ex(ctx_object, buf, count, dtype, root,
                                                          mode);
    status = dtl__call_agree(CALL_NCCL_BROADCAST_DEVICE_EX, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_NCCL_BROADCAST_DEVICE_EX, status);
    dtl__record_end(status);
    dtl__call_end(CALL_NCCL_BROADCAST_DEVICE_EX, dtl__context_error_scope(ctx_object), status);
    return status;
}

/* spec/nccl.yaml: nccl_broadcast_device_ex */
dtl_status dtl_nccl_broadcast_device_ex(dtl_context_t ctx, void *buf, dtl_size_t count,
                                        dtl_dtype dtype, dtl_rank_t root,
                                        dtl_nccl_operation_mode mode)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "nccl_broadcast_device_ex", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT,
                                                    "nccl_broadcast_device_ex", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(buf) && count > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "nccl_broadcast_device_ex", "buf-null",
                              "buf is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "nccl_broadcast_device_ex", "dtype-enum",
                              "dtype is %lld; expected a dtl_dtype", (long long)dtype);
    if (DTL_UNLIKELY(!dtl__is_nccl_operation_mode(mode)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "nccl_broadcast_device_ex", "mode-enum",
                              "mode is %lld; expected a dtl_nccl_operation_mode", (long long)mode);
    if (DTL_UNLIKELY(count > dtl__limit(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "nccl_broadcast_device_ex", "count-limit",
                              "count is %lld; expected 0 <= count <= limit(dtype) (%llu)",
                              (long long)count, (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(root < 0 || root >= dtl__context_size(ctx_object)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_RANK,
                              "nccl_broadcast_device_ex", "root-range",
                              "root is %lld; expected root >= 0 and root < size(ctx) (%lld)",
                              (long long)root, (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(!dtl__feature_available(FEATURE_NCCL)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_BACKEND_UNAVAILABLE,
                              "nccl_broadcast_device_ex", "nccl-feature",
                              "nccl is not available: %s; install %s",
                              dtl__feature_reason(FEATURE_NCCL), dtl__feature_remedy(FEATURE_NCCL));

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_NCCL_BROADCAST_DEVICE_EX);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;

    if (DTL_UNLIKELY(dtl__observed))
        return nccl_broadcast_device_ex_observed(ctx, buf, count, dtype, root, mode, ctx_object);
    dtl_status status = dtl_impl_nccl_broadcast_device_ex(ctx_object, buf, count, dtype, root,
                                                          mode);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_NCCL_BROADCAST_DEVICE_EX, status);
}

/* spec/nccl.yaml: nccl_barrier_device: the observed path */
static DTL_NOINLINE dtl_status nccl_barrier_device_observed(dtl_context_t ctx,
                                                            struct context *ctx_object)
{
    struct context *entered = ctx_object;
    dtl_status begun = dtl__call_begin(CALL_NCCL_BARRIER_DEVICE, ctx_object, NULL, 0);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
        };
        dtl__record_call(CALL_NCCL_BARRIER_DEVICE, dtl__arguments, 1);
    }
    dtl_status status = dtl_impl_nccl_barrier_device(ctx_object);
    status = dtl__call_agree(CALL_NCCL_BARRIER_DEVICE, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_NCCL_BARRIER_DEVICE, status);
    dtl__record_end(status);
    dtl__call_end(CALL_NCCL_BARRIER_DEVICE, dtl__context_error_scope(ctx_object), status);
    return status;
}

/* spec/nccl.yaml: nccl_barrier_device */
dtl_status dtl_nccl_barrier_device(dtl_context_t ctx)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "nccl_barrier_device", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "nccl_barrier_device",
                                                    "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(!dtl__feature_available(FEATURE_NCCL)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_BACKEND_UNAVAILABLE,
                              "nccl_barrier_device", "nccl-feature",
                              "nccl is not available: %s; install %s",
                              dtl__feature_reason(FEATURE_NCCL), dtl__feature_remedy(FEATURE_NCCL));

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_NCCL_BARRIER_DEVICE);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;

    if (DTL_UNLIKELY(dtl__observed))
        return nccl_barrier_device_observed(ctx, ctx_object);
    dtl_status status = dtl_impl_nccl_barrier_device(ctx_object);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_NCCL_BARRIER_DEVICE, status);
}

/* spec/nccl.yaml: nccl_gatherv_device_ex: the observed path */
static DTL_NOINLINE dtl_status nccl_gatherv_device_ex_observed(dtl_context_t ctx,
                                                               const void *sendbuf,
                                                               dtl_size_t sendcount,
                                                               dtl_dtype senddtype, void *recvbuf,
                                                               const dtl_size_t *recvcounts,
                                                               const dtl_size_t *displs,
                                                               dtl_dtype recvdtype,
                                                               dtl_rank_t root,
                                                               dtl_nccl_operation_mode mode,
                                                               struct context *ctx_object)
{
    struct context *entered = ctx_object;
    dtl_status begun = dtl__call_begin(
        CALL_NCCL_GATHERV_DEVICE_EX, ctx_object,
        (const int64_t[]){senddtype, root, mode, sendcount, recvdtype}, 5);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    dtl__call_moves(
        CALL_NCCL_GATHERV_DEVICE_EX, dtl__times(sendcount, dtl__bytes(senddtype)),
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
            {'n', &mode, sizeof mode},
        };
        dtl__record_call(CALL_NCCL_GATHERV_DEVICE_EX, dtl__arguments, 10);
    }
    dtl_status status = dtl_impl_nccl_gatherv_device_ex(ctx_object, sendbuf, sendcount,
                                                        senddtype, recvbuf, recvcounts, displs,
                                                        recvdtype, root, mode);
    status = dtl__call_agree(CALL_NCCL_GATHERV_DEVICE_EX, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_NCCL_GATHERV_DEVICE_EX, status);
    dtl__record_end(status);
    dtl__call_end(CALL_NCCL_GATHERV_DEVICE_EX, dtl__context_error_scope(ctx_object), status);
    return status;
}

/* spec/nccl.yaml: nccl_gatherv_device_ex */
dtl_status dtl_nccl_gatherv_device_ex(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                                      dtl_dtype senddtype, void *recvbuf,
                                      const dtl_size_t *recvcounts, const dtl_size_t *displs,
                                      dtl_dtype recvdtype, dtl_rank_t root,
                                      dtl_nccl_operation_mode mode)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "nccl_gatherv_device_ex", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "nccl_gatherv_device_ex",
                                                    "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__devices_in_use))
        if (dtl__device_memory_refused(
            dtl__context_error_scope(ctx_object), "nccl_gatherv_device_ex",
            "recvcounts", dtl__context_rank(ctx_object) == root ? recvcounts : NULL,
            "displs", dtl__context_rank(ctx_object) == root ? displs : NULL, NULL))
            return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(recvcounts) && dtl__context_rank(ctx_object) == root &&
                     dtl__context_size(ctx_object) > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER, "nccl_gatherv_device_ex",
            "recvcounts-null",
            "recvcounts is NULL; expected an address where rank(ctx) (%lld) == root (%lld) and "
            "size(ctx) (%lld) > 0",
            (long long)dtl__context_rank(ctx_object), (long long)root,
            (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(dtl__is_null(sendbuf) && sendcount > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "nccl_gatherv_device_ex", "sendbuf-null",
                              "sendbuf is NULL; expected an address where sendcount (%lld) > 0",
                              (long long)sendcount);
    if (DTL_UNLIKELY(dtl__is_null(recvbuf) && dtl__context_rank(ctx_object) == root &&
                     dtl__extent(recvcounts, displs, dtl__context_size(ctx_object)) > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER, "nccl_gatherv_device_ex",
            "recvbuf-null",
            "recvbuf is NULL; expected an address where rank(ctx) (%lld) == root (%lld) and "
            "extent(recvcounts, displs) (%llu) > 0",
            (long long)dtl__context_rank(ctx_object), (long long)root,
            (unsigned long long)dtl__extent(recvcounts, displs, dtl__context_size(ctx_object)));
    if (DTL_UNLIKELY(!dtl__is_dtype(senddtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "nccl_gatherv_device_ex", "senddtype-enum",
                              "senddtype is %lld; expected a dtl_dtype", (long long)senddtype);
    if (DTL_UNLIKELY(!dtl__is_dtype(recvdtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "nccl_gatherv_device_ex", "recvdtype-enum",
                              "recvdtype is %lld; expected a dtl_dtype", (long long)recvdtype);
    if (DTL_UNLIKELY(!dtl__is_nccl_operation_mode(mode)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "nccl_gatherv_device_ex", "mode-enum",
                              "mode is %lld; expected a dtl_nccl_operation_mode", (long long)mode);
    if (DTL_UNLIKELY(sendcount > dtl__limit(senddtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
            "nccl_gatherv_device_ex", "sendcount-limit",
            "sendcount is %lld; expected 0 <= sendcount <= limit(senddtype) (%llu)",
            (long long)sendcount, (unsigned long long)dtl__limit(senddtype));
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root && dtl__extent(recvcounts, displs,
                     dtl__context_size(ctx_object)) > dtl__limit(recvdtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
            "nccl_gatherv_device_ex", "recvbuf-limit",
            "extent(recvcounts, displs) is %llu; expected at most limit(recvdtype) (%llu), where "
            "rank(ctx) (%lld) == root (%lld)",
            (unsigned long long)dtl__extent(recvcounts, displs, dtl__context_size(ctx_object)),
            (unsigned long long)dtl__limit(recvdtype), (long long)dtl__context_rank(ctx_object),
            (long long)root);
    if (DTL_UNLIKELY(root < 0 || root >= dtl__context_size(ctx_object)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_RANK,
                              "nccl_gatherv_device_ex", "root-range",
                              "root is %lld; expected root >= 0 and root < size(ctx) (%lld)",
                              (long long)root, (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root &&
                     recvcounts[dtl__context_rank(ctx_object)] != sendcount))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
            "nccl_gatherv_device_ex", "count",
            "recvcounts[rank(ctx)] is %llu; expected sendcount (%lld), where rank(ctx) (%lld) == "
            "root (%lld)",
            (unsigned long long)recvcounts[dtl__context_rank(ctx_object)], (long long)sendcount,
            (long long)dtl__context_rank(ctx_object), (long long)root);
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root && recvdtype != senddtype))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
            "nccl_gatherv_device_ex", "dtype",
            "recvdtype is %lld; expected senddtype (%lld), where rank(ctx) (%lld) == root (%lld)",
            (long long)recvdtype, (long long)senddtype, (long long)dtl__context_rank(ctx_object),
            (long long)root);
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root && dtl__overlaps(sendbuf,
                     dtl__times(sendcount, dtl__bytes(senddtype)), recvbuf,
                     dtl__times(dtl__extent(recvcounts, displs, dtl__context_size(ctx_object)),
                     dtl__bytes(recvdtype)))))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "nccl_gatherv_device_ex", "recvbuf-overlap",
                              "recvbuf overlaps sendbuf; expected no overlap with sendbuf");
    if (DTL_UNLIKELY(!dtl__feature_available(FEATURE_NCCL)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_BACKEND_UNAVAILABLE,
                              "nccl_gatherv_device_ex", "nccl-feature",
                              "nccl is not available: %s; install %s",
                              dtl__feature_reason(FEATURE_NCCL), dtl__feature_remedy(FEATURE_NCCL));

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_NCCL_GATHERV_DEVICE_EX);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;

    if (DTL_UNLIKELY(dtl__observed))
        return nccl_gatherv_device_ex_observed(ctx, sendbuf, sendcount, senddtype, recvbuf,
                                               recvcounts, displs, recvdtype, root, mode,
                                               ctx_object);
    dtl_status status = dtl_impl_nccl_gatherv_device_ex(ctx_object, sendbuf, sendcount, senddtype,
                                                        recvbuf, recvcounts, displs, recvdtype,
                                                        root, mode);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_NCCL_GATHERV_DEVICE_EX, status);
}

/* spec/nccl.yaml: nccl_scatterv_device_ex: the observed path */
static DTL_NOINLINE dtl_status nccl_scatterv_device_ex_observed(dtl_context_t ctx,
                                                                const void *sendbuf,
                                                                const dtl_size_t *sendcounts,
                                                                const dtl_size_t *displs,
                                                                dtl_dtype senddtype, void *recvbuf,
                                                                dtl_size_t recvcount,
                                                                dtl_dtype recvdtype,
                                                                dtl_rank_t root,
                                                                dtl_nccl_operation_mode mode,
                                                                struct context *ctx_object)
{
    struct context *entered = ctx_object;
    dtl_status begun = dtl__call_begin(
        CALL_NCCL_SCATTERV_DEVICE_EX, ctx_object,
        (const int64_t[]){recvdtype, root, mode, senddtype, recvcount}, 5);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    dtl__call_moves(
        CALL_NCCL_SCATTERV_DEVICE_EX,
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
            {'n', &mode, sizeof mode},
        };
        dtl__record_call(CALL_NCCL_SCATTERV_DEVICE_EX, dtl__arguments, 10);
    }
    dtl_status status = dtl_impl_nccl_scatterv_device_ex(ctx_object, sendbuf, sendcounts,
                                                         displs, senddtype, recvbuf, recvcount,
                                                         recvdtype, root, mode);
    status = dtl__call_agree(CALL_NCCL_SCATTERV_DEVICE_EX, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_NCCL_SCATTERV_DEVICE_EX, status);
    dtl__record_end(status);
    dtl__call_end(CALL_NCCL_SCATTERV_DEVICE_EX, dtl__context_error_scope(ctx_object), status);
    return status;
}

/* spec/nccl.yaml: nccl_scatterv_device_ex */
dtl_status dtl_nccl_scatterv_device_ex(dtl_context_t ctx, const void *sendbuf,
                                       const dtl_size_t *sendcounts, const dtl_size_t *displs,
                                       dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                                       dtl_dtype recvdtype, dtl_rank_t root,
                                       dtl_nccl_operation_mode mode)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "nccl_scatterv_device_ex", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "nccl_scatterv_device_ex",
                                                    "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__devices_in_use))
        if (dtl__device_memory_refused(
            dtl__context_error_scope(ctx_object), "nccl_scatterv_device_ex",
            "sendcounts", dtl__context_rank(ctx_object) == root ? sendcounts : NULL,
            "displs", dtl__context_rank(ctx_object) == root ? displs : NULL, NULL))
            return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(sendcounts) && dtl__context_rank(ctx_object) == root &&
                     dtl__context_size(ctx_object) > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
            "nccl_scatterv_device_ex", "sendcounts-null",
            "sendcounts is NULL; expected an address where rank(ctx) (%lld) == root (%lld) and "
            "size(ctx) (%lld) > 0",
            (long long)dtl__context_rank(ctx_object), (long long)root,
            (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(dtl__is_null(sendbuf) && dtl__context_rank(ctx_object) == root &&
                     dtl__extent(sendcounts, displs, dtl__context_size(ctx_object)) > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
            "nccl_scatterv_device_ex", "sendbuf-null",
            "sendbuf is NULL; expected an address where rank(ctx) (%lld) == root (%lld) and "
            "extent(sendcounts, displs) (%llu) > 0",
            (long long)dtl__context_rank(ctx_object), (long long)root,
            (unsigned long long)dtl__extent(sendcounts, displs, dtl__context_size(ctx_object)));
    if (DTL_UNLIKELY(dtl__is_null(recvbuf) && recvcount > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "nccl_scatterv_device_ex", "recvbuf-null",
                              "recvbuf is NULL; expected an address where recvcount (%lld) > 0",
                              (long long)recvcount);
    if (DTL_UNLIKELY(!dtl__is_dtype(senddtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "nccl_scatterv_device_ex", "senddtype-enum",
                              "senddtype is %lld; expected a dtl_dtype", (long long)senddtype);
    if (DTL_UNLIKELY(!dtl__is_dtype(recvdtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "nccl_scatterv_device_ex", "recvdtype-enum",
                              "recvdtype is %lld; expected a dtl_dtype", (long long)recvdtype);
    if (DTL_UNLIKELY(!dtl__is_nccl_operation_mode(mode)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "nccl_scatterv_device_ex", "mode-enum",
                              "mode is %lld; expected a dtl_nccl_operation_mode", (long long)mode);
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root && dtl__extent(sendcounts, displs,
                     dtl__context_size(ctx_object)) > dtl__limit(senddtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
            "nccl_scatterv_device_ex", "sendbuf-limit",
            "extent(sendcounts, displs) is %llu; expected at most limit(senddtype) (%llu), where "
            "rank(ctx) (%lld) == root (%lld)",
            (unsigned long long)dtl__extent(sendcounts, displs, dtl__context_size(ctx_object)),
            (unsigned long long)dtl__limit(senddtype), (long long)dtl__context_rank(ctx_object),
            (long long)root);
    if (DTL_UNLIKELY(recvcount > dtl__limit(recvdtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
            "nccl_scatterv_device_ex", "recvcount-limit",
            "recvcount is %lld; expected 0 <= recvcount <= limit(recvdtype) (%llu)",
            (long long)recvcount, (unsigned long long)dtl__limit(recvdtype));
    if (DTL_UNLIKELY(root < 0 || root >= dtl__context_size(ctx_object)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_RANK,
                              "nccl_scatterv_device_ex", "root-range",
                              "root is %lld; expected root >= 0 and root < size(ctx) (%lld)",
                              (long long)root, (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root &&
                     sendcounts[dtl__context_rank(ctx_object)] != recvcount))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
            "nccl_scatterv_device_ex", "count",
            "sendcounts[rank(ctx)] is %llu; expected recvcount (%lld), where rank(ctx) (%lld) == "
            "root (%lld)",
            (unsigned long long)sendcounts[dtl__context_rank(ctx_object)], (long long)recvcount,
            (long long)dtl__context_rank(ctx_object), (long long)root);
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root && senddtype != recvdtype))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
            "nccl_scatterv_device_ex", "dtype",
            "senddtype is %lld; expected recvdtype (%lld), where rank(ctx) (%lld) == root (%lld)",
            (long long)senddtype, (long long)recvdtype, (long long)dtl__context_rank(ctx_object),
            (long long)root);
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root && dtl__overlaps(sendbuf,
                     dtl__times(dtl__extent(sendcounts, displs, dtl__context_size(ctx_object)),
                     dtl__bytes(senddtype)), recvbuf, dtl__times(recvcount,
                     dtl__bytes(recvdtype)))))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "nccl_scatterv_device_ex", "recvbuf-overlap",
                              "recvbuf overlaps sendbuf; expected no overlap with sendbuf");
    if (DTL_UNLIKELY(!dtl__feature_available(FEATURE_NCCL)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_BACKEND_UNAVAILABLE,
                              "nccl_scatterv_device_ex", "nccl-feature",
                              "nccl is not available: %s; install %s",
                              dtl__feature_reason(FEATURE_NCCL), dtl__feature_remedy(FEATURE_NCCL));

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_NCCL_SCATTERV_DEVICE_EX);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;

    if (DTL_UNLIKELY(dtl__observed))
        return nccl_scatterv_device_ex_observed(ctx, sendbuf, sendcounts, displs, senddtype,
                                                recvbuf, recvcount, recvdtype, root, mode,
                                                ctx_object);
    dtl_status status = dtl_impl_nccl_scatterv_device_ex(ctx_object, sendbuf, sendcounts, displs,
                                                         senddtype, recvbuf, recvcount, recvdtype,
                                                         root, mode);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_NCCL_SCATTERV_DEVICE_EX, status);
}

/* spec/nccl.yaml: nccl_allgatherv_device_ex: the observed path */
static DTL_NOINLINE dtl_status nccl_allgatherv_device_ex_observed(dtl_context_t ctx,
                                                                  const void *sendbuf,
                                                                  dtl_size_t sendcount,
                                                                  dtl_dtype dtype, void *recvbuf,
                                                                  const dtl_size_t *recvcounts,
                                                                  const dtl_size_t *displs,
                                                                  dtl_nccl_operation_mode mode,
                                                                  struct context *ctx_object)
{
    struct context *entered = ctx_object;
    dtl_status begun = dtl__call_begin(CALL_NCCL_ALLGATHERV_DEVICE_EX, ctx_object,
                                       (const int64_t[]){dtype, mode, sendcount}, 3);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    dtl__call_moves(
        CALL_NCCL_ALLGATHERV_DEVICE_EX, dtl__times(sendcount, dtl__bytes(dtype)),
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
            {'n', &mode, sizeof mode},
        };
        dtl__record_call(CALL_NCCL_ALLGATHERV_DEVICE_EX, dtl__arguments, 8);
    }
    dtl_status status = dtl_impl_nccl_allgatherv_device_ex(ctx_object, sendbuf, sendcount,
                                                           dtype, recvbuf, recvcounts, displs,
                                                           mode);
    status = dtl__call_agree(CALL_NCCL_ALLGATHERV_DEVICE_EX, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_NCCL_ALLGATHERV_DEVICE_EX, status);
    dtl__record_end(status);
    dtl__call_end(CALL_NCCL_ALLGATHERV_DEVICE_EX, dtl__context_error_scope(ctx_object), status);
    return status;
}

/* spec/nccl.yaml: nccl_allgatherv_device_ex */
dtl_status dtl_nccl_allgatherv_device_ex(dtl_context_t ctx, const void *sendbuf,
                                         dtl_size_t sendcount, dtl_dtype dtype, void *recvbuf,
                                         const dtl_size_t *recvcounts, const dtl_size_t *displs,
                                         dtl_nccl_operation_mode mode)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "nccl_allgatherv_device_ex", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT,
                                                    "nccl_allgatherv_device_ex", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__devices_in_use))
        if (dtl__device_memory_refused(dtl__context_error_scope(ctx_object),
                                       "nccl_allgatherv_device_ex", "recvcounts", recvcounts,
                                       "displs", displs, NULL))
            return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(recvcounts) && dtl__context_size(ctx_object) > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "nccl_allgatherv_device_ex", "recvcounts-null",
                              "recvcounts is NULL; expected an address where size(ctx) (%lld) > 0",
                              (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(dtl__is_null(sendbuf) && sendcount > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "nccl_allgatherv_device_ex", "sendbuf-null",
                              "sendbuf is NULL; expected an address where sendcount (%lld) > 0",
                              (long long)sendcount);
    if (DTL_UNLIKELY(dtl__is_null(recvbuf) && dtl__extent(recvcounts, displs,
                     dtl__context_size(ctx_object)) > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
            "nccl_allgatherv_device_ex", "recvbuf-null",
            "recvbuf is NULL; expected an address where extent(recvcounts, displs) (%llu) > 0",
            (unsigned long long)dtl__extent(recvcounts, displs, dtl__context_size(ctx_object)));
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "nccl_allgatherv_device_ex", "dtype-enum",
                              "dtype is %lld; expected a dtl_dtype", (long long)dtype);
    if (DTL_UNLIKELY(!dtl__is_nccl_operation_mode(mode)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "nccl_allgatherv_device_ex", "mode-enum",
                              "mode is %lld; expected a dtl_nccl_operation_mode", (long long)mode);
    if (DTL_UNLIKELY(sendcount > dtl__limit(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "nccl_allgatherv_device_ex", "sendcount-limit",
                              "sendcount is %lld; expected 0 <= sendcount <= limit(dtype) (%llu)",
                              (long long)sendcount, (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(dtl__extent(recvcounts, displs, dtl__context_size(ctx_object)) >
                     dtl__limit(dtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
            "nccl_allgatherv_device_ex", "recvbuf-limit",
            "extent(recvcounts, displs) is %llu; expected at most limit(dtype) (%llu)",
            (unsigned long long)dtl__extent(recvcounts, displs, dtl__context_size(ctx_object)),
            (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(recvcounts[dtl__context_rank(ctx_object)] != sendcount))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "nccl_allgatherv_device_ex", "count",
                              "recvcounts[rank(ctx)] is %llu; expected sendcount (%lld)",
                              (unsigned long long)recvcounts[dtl__context_rank(ctx_object)],
                              (long long)sendcount);
    if (DTL_UNLIKELY(dtl__overlaps(sendbuf, dtl__times(sendcount, dtl__bytes(dtype)), recvbuf,
                     dtl__times(dtl__extent(recvcounts, displs, dtl__context_size(ctx_object)),
                     dtl__bytes(dtype)))))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "nccl_allgatherv_device_ex", "recvbuf-overlap",
                              "recvbuf overlaps sendbuf; expected no overlap with sendbuf");
    if (DTL_UNLIKELY(!dtl__feature_available(FEATURE_NCCL)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_BACKEND_UNAVAILABLE,
                              "nccl_allgatherv_device_ex", "nccl-feature",
                              "nccl is not available: %s; install %s",
                              dtl__feature_reason(FEATURE_NCCL), dtl__feature_remedy(FEATURE_NCCL));

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_NCCL_ALLGATHERV_DEVICE_EX);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;

    if (DTL_UNLIKELY(dtl__observed))
        return nccl_allgatherv_device_ex_observed(ctx, sendbuf, sendcount, dtype, recvbuf,
                                                  recvcounts, displs, mode, ctx_object);
    dtl_status status = dtl_impl_nccl_allgatherv_device_ex(ctx_object, sendbuf, sendcount, dtype,
                                                           recvbuf, recvcounts, displs, mode);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_NCCL_ALLGATHERV_DEVICE_EX, status);
}

/* spec/nccl.yaml: nccl_alltoallv_device_ex: the observed path */
static DTL_NOINLINE dtl_status nccl_alltoallv_device_ex_observed(dtl_context_t ctx,
                                                                 const void *sendbuf,
                                                                 const dtl_size_t *sendcounts,
                                                                 const dtl_size_t *sdispls,
                                                                 dtl_dtype senddtype,
                                                                 void *recvbuf,
                                                                 const dtl_size_t *recvcounts,
                                                                 const dtl_size_t *rdispls,
                                                                 dtl_dtype recvdtype,
                                                                 dtl_nccl_operation_mode mode,
                                                                 struct context *ctx_object)
{
    struct context *entered = ctx_object;
    dtl_status begun = dtl__call_begin(CALL_NCCL_ALLTOALLV_DEVICE_EX, ctx_object,
                                       (const int64_t[]){senddtype, mode, recvdtype}, 3);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    dtl__call_moves(
        CALL_NCCL_ALLTOALLV_DEVICE_EX,
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
            {'n', &mode, sizeof mode},
        };
        dtl__record_call(CALL_NCCL_ALLTOALLV_DEVICE_EX, dtl__arguments, 10);
    }
    dtl_status status = dtl_impl_nccl_alltoallv_device_ex(ctx_object, sendbuf, sendcounts,
                                                          sdispls, senddtype, recvbuf,
                                                          recvcounts, rdispls, recvdtype, mode);
    status = dtl__call_agree(CALL_NCCL_ALLTOALLV_DEVICE_EX, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_NCCL_ALLTOALLV_DEVICE_EX, status);
    dtl__record_end(status);
    dtl__call_end(CALL_NCCL_ALLTOALLV_DEVICE_EX, dtl__context_error_scope(ctx_object), status);
    return status;
}

/* spec/nccl.yaml: nccl_alltoallv_device_ex */
dtl_status dtl_nccl_alltoallv_device_ex(dtl_context_t ctx, const void *sendbuf,
                                        const dtl_size_t *sendcounts, const dtl_size_t *sdispls,
                                        dtl_dtype senddtype, void *recvbuf,
                                        const dtl_size_t *recvcounts, const dtl_size_t *rdispls,
                                        dtl_dtype recvdtype, dtl_nccl_operation_mode mode)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "nccl_alltoallv_device_ex", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT,
                                                    "nccl_alltoallv_device_ex", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__devices_in_use))
        if (dtl__device_memory_refused(dtl__context_error_scope(ctx_object),
                                       "nccl_alltoallv_device_ex", "sendcounts", sendcounts,
                                       "sdispls", sdispls, "recvcounts", recvcounts,
                                       "rdispls", rdispls, NULL))
            return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(sendcounts) && dtl__context_size(ctx_object) > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "nccl_alltoallv_device_ex", "sendcounts-null",
                              "sendcounts is NULL; expected an address where size(ctx) (%lld) > 0",
                              (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(dtl__is_null(recvcounts) && dtl__context_size(ctx_object) > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "nccl_alltoallv_device_ex", "recvcounts-null",
                              "recvcounts is NULL; expected an address where size(ctx) (%lld) > 0",
                              (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(dtl__is_null(sendbuf) && dtl__extent(sendcounts, sdispls,
                     dtl__context_size(ctx_object)) > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
            "nccl_alltoallv_device_ex", "sendbuf-null",
            "sendbuf is NULL; expected an address where extent(sendcounts, sdispls) (%llu) > 0",
            (unsigned long long)dtl__extent(sendcounts, sdispls, dtl__context_size(ctx_object)));
    if (DTL_UNLIKELY(dtl__is_null(recvbuf) && dtl__extent(recvcounts, rdispls,
                     dtl__context_size(ctx_object)) > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
            "nccl_alltoallv_device_ex", "recvbuf-null",
            "recvbuf is NULL; expected an address where extent(recvcounts, rdispls) (%llu) > 0",
            (unsigned long long)dtl__extent(recvcounts, rdispls, dtl__context_size(ctx_object)));
    if (DTL_UNLIKELY(!dtl__is_dtype(senddtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "nccl_alltoallv_device_ex", "senddtype-enum",
                              "senddtype is %lld; expected a dtl_dtype", (long long)senddtype);
    if (DTL_UNLIKELY(!dtl__is_dtype(recvdtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "nccl_alltoallv_device_ex", "recvdtype-enum",
                              "recvdtype is %lld; expected a dtl_dtype", (long long)recvdtype);
    if (DTL_UNLIKELY(!dtl__is_nccl_operation_mode(mode)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "nccl_alltoallv_device_ex", "mode-enum",
                              "mode is %lld; expected a dtl_nccl_operation_mode", (long long)mode);
    if (DTL_UNLIKELY(dtl__extent(sendcounts, sdispls, dtl__context_size(ctx_object)) >
                     dtl__limit(senddtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
            "nccl_alltoallv_device_ex", "sendbuf-limit",
            "extent(sendcounts, sdispls) is %llu; expected at most limit(senddtype) (%llu)",
            (unsigned long long)dtl__extent(sendcounts, sdispls, dtl__context_size(ctx_object)),
            (unsigned long long)dtl__limit(senddtype));
    if (DTL_UNLIKELY(dtl__extent(recvcounts, rdispls, dtl__context_size(ctx_object)) >
                     dtl__limit(recvdtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
            "nccl_alltoallv_device_ex", "recvbuf-limit",
            "extent(recvcounts, rdispls) is %llu; expected at most limit(recvdtype) (%llu)",
            (unsigned long long)dtl__extent(recvcounts, rdispls, dtl__context_size(ctx_object)),
            (unsigned long long)dtl__limit(recvdtype));
    if (DTL_UNLIKELY(recvcounts[dtl__context_rank(ctx_object)] !=
                     sendcounts[dtl__context_rank(ctx_object)]))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
            "nccl_alltoallv_device_ex", "count",
            "recvcounts[rank(ctx)] is %llu; expected entry(sendcounts, rank(ctx)) (%llu)",
            (unsigned long long)recvcounts[dtl__context_rank(ctx_object)],
            (unsigned long long)sendcounts[dtl__context_rank(ctx_object)]);
    if (DTL_UNLIKELY(recvdtype != senddtype))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "nccl_alltoallv_device_ex", "dtype",
                              "recvdtype is %lld; expected senddtype (%lld)", (long long)recvdtype,
                              (long long)senddtype);
    if (DTL_UNLIKELY(dtl__overlaps(sendbuf, dtl__times(dtl__extent(sendcounts, sdispls,
                     dtl__context_size(ctx_object)), dtl__bytes(senddtype)), recvbuf,
                     dtl__times(dtl__extent(recvcounts, rdispls, dtl__context_size(ctx_object)),
                     dtl__bytes(recvdtype)))))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "nccl_alltoallv_device_ex", "recvbuf-overlap",
                              "recvbuf overlaps sendbuf; expected no overlap with sendbuf");
    if (DTL_UNLIKELY(!dtl__feature_available(FEATURE_NCCL)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_BACKEND_UNAVAILABLE,
                              "nccl_alltoallv_device_ex", "nccl-feature",
                              "nccl is not available: %s; install %s",
                              dtl__feature_reason(FEATURE_NCCL), dtl__feature_remedy(FEATURE_NCCL));

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_NCCL_ALLTOALLV_DEVICE_EX);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;

    if (DTL_UNLIKELY(dtl__observed))
        return nccl_alltoallv_device_ex_observed(ctx, sendbuf, sendcounts, sdispls, senddtype,
                                                 recvbuf, recvcounts, rdispls, recvdtype, mode,
                                                 ctx_object);
    dtl_status status = dtl_impl_nccl_alltoallv_device_ex(ctx_object, sendbuf, sendcounts, sdispls,
                                                          senddtype, recvbuf, recvcounts, rdispls,
                                                          recvdtype, mode);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_NCCL_ALLTOALLV_DEVICE_EX, status);
}

/* spec/nccl.yaml: nccl_scan_device_ex: the observed path */
static DTL_NOINLINE dtl_status nccl_scan_device_ex_observed(dtl_context_t ctx, const void *sendbuf,
                                                            void *recvbuf, dtl_size_t count,
                                                            dtl_dtype dtype, dtl_reduce_op op,
                                                            dtl_nccl_operation_mode mode,
                                                            struct context *ctx_object)
{
    struct context *entered = ctx_object;
    dtl_status begun = dtl__call_begin(CALL_NCCL_SCAN_DEVICE_EX, ctx_object,
                                       (const int64_t[]){count, dtype, op, mode}, 4);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    dtl__call_moves(CALL_NCCL_SCAN_DEVICE_EX, dtl__times(count, dtl__bytes(dtype)),
                    dtl__times(count, dtl__bytes(dtype)));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
            {'r', sendbuf, dtl__times(count, dtl__bytes(dtype))},
            {'w', recvbuf, dtl__times(count, dtl__bytes(dtype))},
            {'n', &count, sizeof count},
            {'n', &dtype, sizeof dtype},
            {'n', &op, sizeof op},
            {'n', &mode, sizeof mode},
        };
        dtl__record_call(CALL_NCCL_SCAN_DEVICE_EX, dtl__arguments, 7);
    }
    dtl_status status = dtl_impl_nccl_scan_device_ex(ctx_object, sendbuf, recvbuf, count,
                                                     dtype, op, mode);
    status = dtl__call_agree(CALL_NCCL_SCAN_DEVICE_EX, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_NCCL_SCAN_DEVICE_EX, status);
    dtl__record_end(status);
    dtl__call_end(CALL_NCCL_SCAN_DEVICE_EX, dtl__context_error_scope(ctx_object), status);
    return status;
}

/* spec/nccl.yaml: nccl_scan_device_ex */
dtl_status dtl_nccl_scan_device_ex(dtl_context_t ctx, const void *sendbuf, void *recvbuf,
                                   dtl_size_t count, dtl_dtype dtype, dtl_reduce_op op,
                                   dtl_nccl_operation_mode mode)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "nccl_scan_device_ex", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "nccl_scan_device_ex",
                                                    "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(sendbuf) && count > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "nccl_scan_device_ex", "sendbuf-null",
                              "sendbuf is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(dtl__is_null(recvbuf) && count > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "nccl_scan_device_ex", "recvbuf-null",
                              "recvbuf is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "nccl_scan_device_ex", "dtype-enum",
                              "dtype is %lld; expected a dtl_dtype", (long long)dtype);
    if (DTL_UNLIKELY(!dtl__is_reduce_op(op)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "nccl_scan_device_ex", "op-enum",
                              "op is %lld; expected a dtl_reduce_op", (long long)op);
    if (DTL_UNLIKELY(!dtl__is_nccl_operation_mode(mode)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "nccl_scan_device_ex", "mode-enum",
                              "mode is %lld; expected a dtl_nccl_operation_mode", (long long)mode);
    if (DTL_UNLIKELY(count > dtl__limit(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "nccl_scan_device_ex", "count-limit",
                              "count is %lld; expected 0 <= count <= limit(dtype) (%llu)",
                              (long long)count, (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(sendbuf != recvbuf && dtl__overlaps(sendbuf, dtl__times(count,
                     dtl__bytes(dtype)), recvbuf, dtl__times(count, dtl__bytes(dtype)))))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
            "nccl_scan_device_ex", "recvbuf-overlap",
            "recvbuf overlaps sendbuf; expected no overlap with sendbuf unless both are the same");
    if (DTL_UNLIKELY(!dtl__is_defined(op, dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "nccl_scan_device_ex", "op-op",
                              "op is %s; expected an operation defined for dtype (%s)",
                              dtl__operation_names[op], dtl__dtype(dtype)->name);
    if (DTL_UNLIKELY(!dtl__feature_available(FEATURE_NCCL)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_BACKEND_UNAVAILABLE,
                              "nccl_scan_device_ex", "nccl-feature",
                              "nccl is not available: %s; install %s",
                              dtl__feature_reason(FEATURE_NCCL), dtl__feature_remedy(FEATURE_NCCL));

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_NCCL_SCAN_DEVICE_EX);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;

    if (DTL_UNLIKELY(dtl__observed))
        return nccl_scan_device_ex_observed(ctx, sendbuf, recvbuf, count, dtype, op, mode,
                                            ctx_object);
    dtl_status status = dtl_impl_nccl_scan_device_ex(ctx_object, sendbuf, recvbuf, count, dtype,
                                                     op, mode);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_NCCL_SCAN_DEVICE_EX, status);
}

/* spec/nccl.yaml: nccl_exscan_device_ex: the observed path */
static DTL_NOINLINE dtl_status nccl_exscan_device_ex_observed(dtl_context_t ctx,
                                                              const void *sendbuf, void *recvbuf,
                                                              dtl_size_t count, dtl_dtype dtype,
                                                              dtl_reduce_op op,
                                                              dtl_nccl_operation_mode mode,
                                                              struct context *ctx_object)
{
    struct context *entered = ctx_object;
    dtl_status begun = dtl__call_begin(CALL_NCCL_EXSCAN_DEVICE_EX, ctx_object,
                                       (const int64_t[]){count, dtype, op, mode}, 4);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    dtl__call_moves(CALL_NCCL_EXSCAN_DEVICE_EX, dtl__times(count, dtl__bytes(dtype)),
                    dtl__times(count, dtl__bytes(dtype)));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
            {'r', sendbuf, dtl__times(count, dtl__bytes(dtype))},
            {'w', recvbuf, dtl__times(count, dtl__bytes(dtype))},
            {'n', &count, sizeof count},
            {'n', &dtype, sizeof dtype},
            {'n', &op, sizeof op},
            {'n', &mode, sizeof mode},
        };
        dtl__record_call(CALL_NCCL_EXSCAN_DEVICE_EX, dtl__arguments, 7);
    }
    dtl_status status = dtl_impl_nccl_exscan_device_ex(ctx_object, sendbuf, recvbuf, count,
                                                       dtype, op, mode);
    status = dtl__call_agree(CALL_NCCL_EXSCAN_DEVICE_EX, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_NCCL_EXSCAN_DEVICE_EX, status);
    dtl__record_end(status);
    dtl__call_end(CALL_NCCL_EXSCAN_DEVICE_EX, dtl__context_error_scope(ctx_object), status);
    return status;
}

/* spec/nccl.yaml: nccl_exscan_device_ex */
dtl_status dtl_nccl_exscan_device_ex(dtl_context_t ctx, const void *sendbuf, void *recvbuf,
                                     dtl_size_t count, dtl_dtype dtype, dtl_reduce_op op,
                                     dtl_nccl_operation_mode mode)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "nccl_exscan_device_ex", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "nccl_exscan_device_ex",
                                                    "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(sendbuf) && count > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "nccl_exscan_device_ex", "sendbuf-null",
                              "sendbuf is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(dtl__is_null(recvbuf) && count > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "nccl_exscan_device_ex", "recvbuf-null",
                              "recvbuf is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "nccl_exscan_device_ex", "dtype-enum",
                              "dtype is %lld; expected a dtl_dtype", (long long)dtype);
    if (DTL_UNLIKELY(!dtl__is_reduce_op(op)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "nccl_exscan_device_ex", "op-enum",
                              "op is %lld; expected a dtl_reduce_op", (long long)op);
    if (DTL_UNLIKELY(!dtl__is_nccl_operation_mode(mode)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "nccl_exscan_device_ex", "mode-enum",
                              "mode is %lld; expected a dtl_nccl_operation_mode", (long long)mode);
    if (DTL_UNLIKELY(count > dtl__limit(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "nccl_exscan_device_ex", "count-limit",
                              "count is %lld; expected 0 <= count <= limit(dtype) (%llu)",
                              (long long)count, (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(sendbuf != recvbuf && dtl__overlaps(sendbuf, dtl__times(count,
                     dtl__bytes(dtype)), recvbuf, dtl__times(count, dtl__bytes(dtype)))))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
            "nccl_exscan_device_ex", "recvbuf-overlap",
            "recvbuf overlaps sendbuf; expected no overlap with sendbuf unless both are the same");
    if (DTL_UNLIKELY(!dtl__is_defined(op, dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "nccl_exscan_device_ex", "op-op",
                              "op is %s; expected an operation defined for dtype (%s)",
                              dtl__operation_names[op], dtl__dtype(dtype)->name);
    if (DTL_UNLIKELY(!dtl__feature_available(FEATURE_NCCL)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_BACKEND_UNAVAILABLE,
                              "nccl_exscan_device_ex", "nccl-feature",
                              "nccl is not available: %s; install %s",
                              dtl__feature_reason(FEATURE_NCCL), dtl__feature_remedy(FEATURE_NCCL));

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_NCCL_EXSCAN_DEVICE_EX);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;

    if (DTL_UNLIKELY(dtl__observed))
        return nccl_exscan_device_ex_observed(ctx, sendbuf, recvbuf, count, dtype, op, mode,
                                              ctx_object);
    dtl_status status = dtl_impl_nccl_exscan_device_ex(ctx_object, sendbuf, recvbuf, count, dtype,
                                                       op, mode);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_NCCL_EXSCAN_DEVICE_EX, status);
}
