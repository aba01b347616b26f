/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/stubs.c.j2.
 * Do not edit. */
#include "dtl_conditions.h"
#include "dtl_enums.h"
#include "dtl_guard.h"
#include "dtl_impl.h"
#include "dtl_record.h"
#include "dtl_kernels.h"

/* spec/point_to_point.yaml: send: the observed path */
static DTL_NOINLINE dtl_status send_observed(dtl_context_t ctx, const void *buf, dtl_size_t count,
                                             dtl_dtype dtype, dtl_rank_t dest, dtl_tag_t tag,
                                             struct context *ctx_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(dtl__context_error_scope(ctx_object),
                                                          "send", "buf", buf, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_send(ctx_object, buf, count, dtype, dest, tag);
        dtl__result(CALL_SEND, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_SEND, ctx_object,
                                       (const int64_t[]){count, dtype, dest, tag}, 4);
    if (begun != DTL_SUCCESS)
        return begun;
    dtl__call_moves(CALL_SEND, dtl__times(count, dtl__bytes(dtype)), 0);
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
            {'r', buf, dtl__times(count, dtl__bytes(dtype))},
            {'n', &count, sizeof count},
            {'n', &dtype, sizeof dtype},
            {'n', &dest, sizeof dest},
            {'n', &tag, sizeof tag},
        };
        dtl__record_call(CALL_SEND, dtl__arguments, 6);
    }
    dtl_status status = dtl_impl_send(ctx_object, buf, count, dtype, dest, tag);
    dtl__result(CALL_SEND, status);
    dtl__record_end(status);
    dtl__call_end(CALL_SEND, dtl__context_error_scope(ctx_object), status);
    return status;
}

/* spec/point_to_point.yaml: send */
dtl_status dtl_send(dtl_context_t ctx, const void *buf, dtl_size_t count, dtl_dtype dtype,
                    dtl_rank_t dest, dtl_tag_t tag)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "send", "state", "%s", dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "send", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(buf) && count > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER, "send",
                              "buf-null",
                              "buf is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "send", "dtype-enum", "dtype is %lld; expected a dtl_dtype",
                              (long long)dtype);
    if (DTL_UNLIKELY(count > dtl__limit(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "send", "count-limit",
                              "count is %lld; expected 0 <= count <= limit(dtype) (%llu)",
                              (long long)count, (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(dest < 0 || dest >= dtl__context_size(ctx_object)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_RANK, "send",
                              "dest-range",
                              "dest is %lld; expected dest >= 0 and dest < size(ctx) (%lld)",
                              (long long)dest, (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(tag < 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "send", "tag-range", "tag is %lld; expected tag >= 0",
                              (long long)tag);

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return send_observed(ctx, buf, count, dtype, dest, tag, ctx_object);
    dtl_status status = dtl_impl_send(ctx_object, buf, count, dtype, dest, tag);
    return dtl__result(CALL_SEND, status);
}

/* spec/point_to_point.yaml: recv: the observed path */
static DTL_NOINLINE dtl_status recv_observed(dtl_context_t ctx, void *buf, dtl_size_t count,
                                             dtl_dtype dtype, dtl_rank_t source, dtl_tag_t tag,
                                             struct context *ctx_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(dtl__context_error_scope(ctx_object),
                                                          "recv", "buf", buf, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_recv(ctx_object, buf, count, dtype, source, tag);
        dtl__result(CALL_RECV, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_RECV, ctx_object,
                                       (const int64_t[]){count, dtype, source, tag}, 4);
    if (begun != DTL_SUCCESS)
        return begun;
    dtl__call_moves(CALL_RECV, 0, dtl__times(count, dtl__bytes(dtype)));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
            {'w', buf, dtl__times(count, dtl__bytes(dtype))},
            {'n', &count, sizeof count},
            {'n', &dtype, sizeof dtype},
            {'n', &source, sizeof source},
            {'n', &tag, sizeof tag},
        };
        dtl__record_call(CALL_RECV, dtl__arguments, 6);
    }
    dtl_status status = dtl_impl_recv(ctx_object, buf, count, dtype, source, tag);
    dtl__result(CALL_RECV, status);
    dtl__record_end(status);
    dtl__call_end(CALL_RECV, dtl__context_error_scope(ctx_object), status);
    return status;
}

/* spec/point_to_point.yaml: recv */
dtl_status dtl_recv(dtl_context_t ctx, void *buf, dtl_size_t count, dtl_dtype dtype,
                    dtl_rank_t source, dtl_tag_t tag)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "recv", "state", "%s", dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "recv", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(buf) && count > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER, "recv",
                              "buf-null",
                              "buf is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "recv", "dtype-enum", "dtype is %lld; expected a dtl_dtype",
                              (long long)dtype);
    if (DTL_UNLIKELY(count > dtl__limit(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "recv", "count-limit",
                              "count is %lld; expected 0 <= count <= limit(dtype) (%llu)",
                              (long long)count, (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(source != DTL_ANY_SOURCE && (source < 0 || source >=
                     dtl__context_size(ctx_object))))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_RANK, "recv", "source-range",
            "source is %lld; expected source == DTL_ANY_SOURCE or source >= 0 and source < "
            "size(ctx) (%lld)",
            (long long)source, (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(tag != DTL_ANY_TAG && tag < 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "recv", "tag-range",
                              "tag is %lld; expected tag == DTL_ANY_TAG or tag >= 0",
                              (long long)tag);

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return recv_observed(ctx, buf, count, dtype, source, tag, ctx_object);
    dtl_status status = dtl_impl_recv(ctx_object, buf, count, dtype, source, tag);
    return dtl__result(CALL_RECV, status);
}

/* spec/point_to_point.yaml: sendrecv: the observed path */
static DTL_NOINLINE dtl_status sendrecv_observed(dtl_context_t ctx, const void *sendbuf,
                                                 dtl_size_t sendcount, dtl_dtype senddtype,
                                                 dtl_rank_t dest, dtl_tag_t sendtag, void *recvbuf,
                                                 dtl_size_t recvcount, dtl_dtype recvdtype,
                                                 dtl_rank_t source, dtl_tag_t recvtag,
                                                 struct context *ctx_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(dtl__context_error_scope(ctx_object),
                                                          "sendrecv", "sendbuf", sendbuf,
                                                          "recvbuf", recvbuf, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_sendrecv(ctx_object, sendbuf, sendcount, senddtype, dest,
                                              sendtag, recvbuf, recvcount, recvdtype, source,
                                              recvtag);
        dtl__result(CALL_SENDRECV, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(
        CALL_SENDRECV, ctx_object,
        (const int64_t[]){
            sendcount,
            senddtype,
            dest,
            sendtag,
            recvcount,
            recvdtype,
            source,
            recvtag},
        8);
    if (begun != DTL_SUCCESS)
        return begun;
    dtl__call_moves(CALL_SENDRECV, dtl__times(sendcount, dtl__bytes(senddtype)),
                    dtl__times(recvcount, dtl__bytes(recvdtype)));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
            {'r', sendbuf, dtl__times(sendcount, dtl__bytes(senddtype))},
            {'n', &sendcount, sizeof sendcount},
            {'n', &senddtype, sizeof senddtype},
            {'n', &dest, sizeof dest},
            {'n', &sendtag, sizeof sendtag},
            {'w', recvbuf, dtl__times(recvcount, dtl__bytes(recvdtype))},
            {'n', &recvcount, sizeof recvcount},
            {'n', &recvdtype, sizeof recvdtype},
            {'n', &source, sizeof source},
            {'n', &recvtag, sizeof recvtag},
        };
        dtl__record_call(CALL_SENDRECV, dtl__arguments, 11);
    }
    dtl_status status = dtl_impl_sendrecv(ctx_object, sendbuf, sendcount, senddtype, dest,
                                          sendtag, recvbuf, recvcount, recvdtype, source,
                                          recvtag);
    dtl__result(CALL_SENDRECV, status);
    dtl__record_end(status);
    dtl__call_end(CALL_SENDRECV, dtl__context_error_scope(ctx_object), status);
    return status;
}

/* spec/point_to_point.yaml: sendrecv */
dtl_status dtl_sendrecv(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                        dtl_dtype senddtype, dtl_rank_t dest, dtl_tag_t sendtag, void *recvbuf,
                        dtl_size_t recvcount, dtl_dtype recvdtype, dtl_rank_t source,
                        dtl_tag_t recvtag)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "sendrecv", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "sendrecv", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(sendbuf) && sendcount > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "sendrecv", "sendbuf-null",
                              "sendbuf is NULL; expected an address where sendcount (%lld) > 0",
                              (long long)sendcount);
    if (DTL_UNLIKELY(dtl__is_null(recvbuf) && recvcount > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "sendrecv", "recvbuf-null",
                              "recvbuf is NULL; expected an address where recvcount (%lld) > 0",
                              (long long)recvcount);
    if (DTL_UNLIKELY(!dtl__is_dtype(senddtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "sendrecv", "senddtype-enum",
                              "senddtype is %lld; expected a dtl_dtype", (long long)senddtype);
    if (DTL_UNLIKELY(!dtl__is_dtype(recvdtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "sendrecv", "recvdtype-enum",
                              "recvdtype is %lld; expected a dtl_dtype", (long long)recvdtype);
    if (DTL_UNLIKELY(sendcount > dtl__limit(senddtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "sendrecv",
            "sendcount-limit",
            "sendcount is %lld; expected 0 <= sendcount <= limit(senddtype) (%llu)",
            (long long)sendcount, (unsigned long long)dtl__limit(senddtype));
    if (DTL_UNLIKELY(recvcount > dtl__limit(recvdtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "sendrecv",
            "recvcount-limit",
            "recvcount is %lld; expected 0 <= recvcount <= limit(recvdtype) (%llu)",
            (long long)recvcount, (unsigned long long)dtl__limit(recvdtype));
    if (DTL_UNLIKELY(dest < 0 || dest >= dtl__context_size(ctx_object)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_RANK,
                              "sendrecv", "dest-range",
                              "dest is %lld; expected dest >= 0 and dest < size(ctx) (%lld)",
                              (long long)dest, (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(sendtag < 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "sendrecv", "sendtag-range",
                              "sendtag is %lld; expected sendtag >= 0", (long long)sendtag);
    if (DTL_UNLIKELY(source != DTL_ANY_SOURCE && (source < 0 || source >=
                     dtl__context_size(ctx_object))))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_RANK, "sendrecv",
            "source-range",
            "source is %lld; expected source == DTL_ANY_SOURCE or source >= 0 and source < "
            "size(ctx) (%lld)",
            (long long)source, (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(recvtag != DTL_ANY_TAG && recvtag < 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "sendrecv", "recvtag-range",
                              "recvtag is %lld; expected recvtag == DTL_ANY_TAG or recvtag >= 0",
                              (long long)recvtag);
    if (DTL_UNLIKELY(dtl__overlaps(sendbuf, dtl__times(sendcount, dtl__bytes(senddtype)),
                     recvbuf, dtl__times(recvcount, dtl__bytes(recvdtype)))))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "sendrecv", "recvbuf-overlap",
                              "recvbuf overlaps sendbuf; expected no overlap with sendbuf");

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return sendrecv_observed(ctx, sendbuf, sendcount, senddtype, dest, sendtag, recvbuf,
                                 recvcount, recvdtype, source, recvtag, ctx_object);
    dtl_status status = dtl_impl_sendrecv(ctx_object, sendbuf, sendcount, senddtype, dest, sendtag,
                                          recvbuf, recvcount, recvdtype, source, recvtag);
    return dtl__result(CALL_SENDRECV, status);
}

/* spec/point_to_point.yaml: isend */
dtl_status dtl_isend(dtl_context_t ctx, const void *buf, dtl_size_t count, dtl_dtype dtype,
                     dtl_rank_t dest, dtl_tag_t tag, dtl_request_t *request)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "isend", "state", "%s", dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "isend", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__devices_in_use))
        if (dtl__device_memory_refused(dtl__context_error_scope(ctx_object), "isend", "buf", buf,
                                       NULL))
            return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(buf) && count > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "isend", "buf-null",
                              "buf is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(dtl__is_null(request)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "isend", "request-null", "request is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "isend", "dtype-enum", "dtype is %lld; expected a dtl_dtype",
                              (long long)dtype);
    if (DTL_UNLIKELY(count > dtl__limit(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "isend", "count-limit",
                              "count is %lld; expected 0 <= count <= limit(dtype) (%llu)",
                              (long long)count, (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(dest < 0 || dest >= dtl__context_size(ctx_object)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_RANK,
                              "isend", "dest-range",
                              "dest is %lld; expected dest >= 0 and dest < size(ctx) (%lld)",
                              (long long)dest, (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(tag < 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "isend", "tag-range", "tag is %lld; expected tag >= 0",
                              (long long)tag);
    struct future *request_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_ISEND, ctx_object,
                                           (const int64_t[]){count, dtype, dest, tag}, 4);
        if (begun != DTL_SUCCESS)
            return begun;
        dtl__call_moves(CALL_ISEND, dtl__times(count, dtl__bytes(dtype)), 0);
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'r', buf, dtl__times(count, dtl__bytes(dtype))},
                {'n', &count, sizeof count},
                {'n', &dtype, sizeof dtype},
                {'n', &dest, sizeof dest},
                {'n', &tag, sizeof tag},
                {'m', request, sizeof *request},
            };
            dtl__record_call(CALL_ISEND, dtl__arguments, 7);
        }
    }
    dtl_status status = dtl_impl_isend(ctx_object, buf, count, dtype, dest, tag, &request_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_REQUEST, request_object, request);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_request_free(request_object);
    }
    dtl__result(CALL_ISEND, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_ISEND, *request, ctx, __builtin_return_address(0));
        if (status == DTL_SUCCESS)
            dtl__call_created_handle(*request);
        dtl__record_end(status);
        dtl__call_end(CALL_ISEND, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/point_to_point.yaml: irecv */
dtl_status dtl_irecv(dtl_context_t ctx, void *buf, dtl_size_t count, dtl_dtype dtype,
                     dtl_rank_t source, dtl_tag_t tag, dtl_request_t *request)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "irecv", "state", "%s", dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "irecv", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__devices_in_use))
        if (dtl__device_memory_refused(dtl__context_error_scope(ctx_object), "irecv", "buf", buf,
                                       NULL))
            return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(buf) && count > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "irecv", "buf-null",
                              "buf is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(dtl__is_null(request)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "irecv", "request-null", "request is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "irecv", "dtype-enum", "dtype is %lld; expected a dtl_dtype",
                              (long long)dtype);
    if (DTL_UNLIKELY(count > dtl__limit(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "irecv", "count-limit",
                              "count is %lld; expected 0 <= count <= limit(dtype) (%llu)",
                              (long long)count, (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(source != DTL_ANY_SOURCE && (source < 0 || source >=
                     dtl__context_size(ctx_object))))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_RANK, "irecv", "source-range",
            "source is %lld; expected source == DTL_ANY_SOURCE or source >= 0 and source < "
            "size(ctx) (%lld)",
            (long long)source, (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(tag != DTL_ANY_TAG && tag < 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "irecv", "tag-range",
                              "tag is %lld; expected tag == DTL_ANY_TAG or tag >= 0",
                              (long long)tag);
    struct future *request_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_IRECV, ctx_object,
                                           (const int64_t[]){count, dtype, source, tag}, 4);
        if (begun != DTL_SUCCESS)
            return begun;
        dtl__call_moves(CALL_IRECV, 0, dtl__times(count, dtl__bytes(dtype)));
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'w', buf, dtl__times(count, dtl__bytes(dtype))},
                {'n', &count, sizeof count},
                {'n', &dtype, sizeof dtype},
                {'n', &source, sizeof source},
                {'n', &tag, sizeof tag},
                {'m', request, sizeof *request},
            };
            dtl__record_call(CALL_IRECV, dtl__arguments, 7);
        }
    }
    dtl_status status = dtl_impl_irecv(ctx_object, buf, count, dtype, source, tag, &request_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_REQUEST, request_object, request);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_request_free(request_object);
    }
    dtl__result(CALL_IRECV, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_IRECV, *request, ctx, __builtin_return_address(0));
        if (status == DTL_SUCCESS)
            dtl__call_created_handle(*request);
        dtl__record_end(status);
        dtl__call_end(CALL_IRECV, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/point_to_point.yaml: probe: the observed path */
static DTL_NOINLINE dtl_status probe_observed(dtl_context_t ctx, dtl_rank_t source, dtl_tag_t tag,
                                              dtl_dtype dtype, dtl_message_info_t *info,
                                              struct context *ctx_object)
{
    dtl_status begun = dtl__call_begin(CALL_PROBE, ctx_object,
                                       (const int64_t[]){source, tag, dtype}, 3);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
            {'n', &source, sizeof source},
            {'n', &tag, sizeof tag},
            {'n', &dtype, sizeof dtype},
            {'w', info, sizeof *info},
        };
        dtl__record_call(CALL_PROBE, dtl__arguments, 5);
    }
    dtl_status status = dtl_impl_probe(ctx_object, source, tag, dtype, info);
    dtl__result(CALL_PROBE, status);
    dtl__record_end(status);
    dtl__call_end(CALL_PROBE, dtl__context_error_scope(ctx_object), status);
    return status;
}

/* spec/point_to_point.yaml: probe */
dtl_status dtl_probe(dtl_context_t ctx, dtl_rank_t source, dtl_tag_t tag, dtl_dtype dtype,
                     dtl_message_info_t *info)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "probe", "state", "%s", dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "probe", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(info)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "probe", "info-null", "info is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "probe", "dtype-enum", "dtype is %lld; expected a dtl_dtype",
                              (long long)dtype);
    if (DTL_UNLIKELY(source != DTL_ANY_SOURCE && (source < 0 || source >=
                     dtl__context_size(ctx_object))))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_RANK, "probe", "source-range",
            "source is %lld; expected source == DTL_ANY_SOURCE or source >= 0 and source < "
            "size(ctx) (%lld)",
            (long long)source, (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(tag != DTL_ANY_TAG && tag < 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "probe", "tag-range",
                              "tag is %lld; expected tag == DTL_ANY_TAG or tag >= 0",
                              (long long)tag);

    if (DTL_UNLIKELY(dtl__observed))
        return probe_observed(ctx, source, tag, dtype, info, ctx_object);
    dtl_status status = dtl_impl_probe(ctx_object, source, tag, dtype, info);
    return dtl__result(CALL_PROBE, status);
}

/* spec/point_to_point.yaml: iprobe: the observed path */
static DTL_NOINLINE dtl_status iprobe_observed(dtl_context_t ctx, dtl_rank_t source, dtl_tag_t tag,
                                               dtl_dtype dtype, int *flag,
                                               dtl_message_info_t *info,
                                               struct context *ctx_object)
{
    dtl_status begun = dtl__call_begin(CALL_IPROBE, ctx_object,
                                       (const int64_t[]){source, tag, dtype}, 3);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
            {'n', &source, sizeof source},
            {'n', &tag, sizeof tag},
            {'n', &dtype, sizeof dtype},
            {'w', flag, sizeof *flag},
            {'w', info, sizeof *info},
        };
        dtl__record_call(CALL_IPROBE, dtl__arguments, 6);
    }
    dtl_status status = dtl_impl_iprobe(ctx_object, source, tag, dtype, flag, info);
    dtl__result(CALL_IPROBE, status);
    dtl__record_end(status);
    dtl__call_end(CALL_IPROBE, dtl__context_error_scope(ctx_object), status);
    return status;
}

/* spec/point_to_point.yaml: iprobe */
dtl_status dtl_iprobe(dtl_context_t ctx, dtl_rank_t source, dtl_tag_t tag, dtl_dtype dtype,
                      int *flag, dtl_message_info_t *info)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "iprobe", "state", "%s", dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "iprobe", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(flag)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "iprobe", "flag-null", "flag is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(info)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "iprobe", "info-null", "info is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "iprobe", "dtype-enum", "dtype is %lld; expected a dtl_dtype",
                              (long long)dtype);
    if (DTL_UNLIKELY(source != DTL_ANY_SOURCE && (source < 0 || source >=
                     dtl__context_size(ctx_object))))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_RANK, "iprobe", "source-range",
            "source is %lld; expected source == DTL_ANY_SOURCE or source >= 0 and source < "
            "size(ctx) (%lld)",
            (long long)source, (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(tag != DTL_ANY_TAG && tag < 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "iprobe", "tag-range",
                              "tag is %lld; expected tag == DTL_ANY_TAG or tag >= 0",
                              (long long)tag);

    if (DTL_UNLIKELY(dtl__observed))
        return iprobe_observed(ctx, source, tag, dtype, flag, info, ctx_object);
    dtl_status status = dtl_impl_iprobe(ctx_object, source, tag, dtype, flag, info);
    return dtl__result(CALL_IPROBE, status);
}

/* spec/point_to_point.yaml: mprobe */
dtl_status dtl_mprobe(dtl_context_t ctx, dtl_rank_t source, dtl_tag_t tag, dtl_dtype dtype,
                      dtl_message_t *message, dtl_message_info_t *info)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "mprobe", "state", "%s", dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "mprobe", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(message)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "mprobe", "message-null", "message is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(info)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "mprobe", "info-null", "info is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "mprobe", "dtype-enum", "dtype is %lld; expected a dtl_dtype",
                              (long long)dtype);
    if (DTL_UNLIKELY(source != DTL_ANY_SOURCE && (source < 0 || source >=
                     dtl__context_size(ctx_object))))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_RANK, "mprobe", "source-range",
            "source is %lld; expected source == DTL_ANY_SOURCE or source >= 0 and source < "
            "size(ctx) (%lld)",
            (long long)source, (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(tag != DTL_ANY_TAG && tag < 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "mprobe", "tag-range",
                              "tag is %lld; expected tag == DTL_ANY_TAG or tag >= 0",
                              (long long)tag);
    struct matched *message_object = NULL;
    const dtl_message_info_t info_saved_outputs = *info;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_MPROBE, ctx_object,
                                           (const int64_t[]){source, tag, dtype}, 3);
        if (begun != DTL_SUCCESS)
            return begun;
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'n', &source, sizeof source},
                {'n', &tag, sizeof tag},
                {'n', &dtype, sizeof dtype},
                {'m', message, sizeof *message},
                {'w', info, sizeof *info},
            };
            dtl__record_call(CALL_MPROBE, dtl__arguments, 6);
        }
    }
    dtl_status status = dtl_impl_mprobe(ctx_object, source, tag, dtype, &message_object, info);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_MESSAGE, message_object, message);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_message_free(message_object);
    }
    if (DTL_UNLIKELY(status != DTL_SUCCESS))
        *info = info_saved_outputs;
    dtl__result(CALL_MPROBE, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_MPROBE, *message, ctx, __builtin_return_address(0));
        dtl__record_end(status);
        dtl__call_end(CALL_MPROBE, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/point_to_point.yaml: improbe */
dtl_status dtl_improbe(dtl_context_t ctx, dtl_rank_t source, dtl_tag_t tag, dtl_dtype dtype,
                       dtl_message_t *message, dtl_message_info_t *info)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "improbe", "state", "%s", dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "improbe", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(message)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "improbe", "message-null", "message is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(info)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "improbe", "info-null", "info is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "improbe", "dtype-enum", "dtype is %lld; expected a dtl_dtype",
                              (long long)dtype);
    if (DTL_UNLIKELY(source != DTL_ANY_SOURCE && (source < 0 || source >=
                     dtl__context_size(ctx_object))))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_RANK, "improbe",
            "source-range",
            "source is %lld; expected source == DTL_ANY_SOURCE or source >= 0 and source < "
            "size(ctx) (%lld)",
            (long long)source, (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(tag != DTL_ANY_TAG && tag < 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "improbe", "tag-range",
                              "tag is %lld; expected tag == DTL_ANY_TAG or tag >= 0",
                              (long long)tag);
    struct matched *message_object = NULL;
    const dtl_message_info_t info_saved_outputs = *info;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_IMPROBE, ctx_object,
                                           (const int64_t[]){source, tag, dtype}, 3);
        if (begun != DTL_SUCCESS)
            return begun;
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'n', &source, sizeof source},
                {'n', &tag, sizeof tag},
                {'n', &dtype, sizeof dtype},
                {'m', message, sizeof *message},
                {'w', info, sizeof *info},
            };
            dtl__record_call(CALL_IMPROBE, dtl__arguments, 6);
        }
    }
    dtl_status status = dtl_impl_improbe(ctx_object, source, tag, dtype, &message_object, info);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_MESSAGE, message_object, message);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_message_free(message_object);
    }
    if (DTL_UNLIKELY(status != DTL_SUCCESS))
        *info = info_saved_outputs;
    dtl__result(CALL_IMPROBE, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_IMPROBE, *message, ctx, __builtin_return_address(0));
        dtl__record_end(status);
        dtl__call_end(CALL_IMPROBE, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/point_to_point.yaml: mrecv */
dtl_status dtl_mrecv(dtl_message_t message, void *buf, dtl_size_t count, dtl_dtype dtype)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "mrecv", "state", "%s", dtl__closed_reason());
    struct matched *message_object = dtl__handle_object(message, HANDLE_MESSAGE, "mrecv",
                                                        "message");
    if (DTL_UNLIKELY(message_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__devices_in_use))
        if (dtl__device_memory_refused(dtl__context_error_scope(NULL), "mrecv", "buf", buf, NULL))
            return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(buf) && count > 0))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "mrecv", "buf-null",
                           "buf is NULL; expected an address where count (%lld) > 0",
                           (long long)count);
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, "mrecv", "dtype-enum",
                           "dtype is %lld; expected a dtl_dtype", (long long)dtype);
    if (DTL_UNLIKELY(count > dtl__limit(dtype)))
        return dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, "mrecv", "count-limit",
                           "count is %lld; expected 0 <= count <= limit(dtype) (%llu)",
                           (long long)count, (unsigned long long)dtl__limit(dtype));

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_MRECV, NULL, (const int64_t[]){count, dtype}, 2);
        if (begun != DTL_SUCCESS)
            return begun;
        begun = dtl__guard_enter(CALL_MRECV, (const struct handles[]){{&message, 1}}, 1);
        if (begun != DTL_SUCCESS) {
            dtl__call_end(CALL_MRECV, dtl__context_error_scope(NULL), begun);
            return begun;
        }
        dtl__call_moves(CALL_MRECV, 0, dtl__times(count, dtl__bytes(dtype)));
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &message, sizeof message},
                {'w', buf, dtl__times(count, dtl__bytes(dtype))},
                {'n', &count, sizeof count},
                {'n', &dtype, sizeof dtype},
            };
            dtl__record_call(CALL_MRECV, dtl__arguments, 4);
        }
    }
    dtl__handles_close(&message, 1);
    dtl_status status = dtl_impl_mrecv(message_object, buf, count, dtype);
    dtl__result(CALL_MRECV, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        dtl__guard_leave();
        dtl__record_end(status);
        dtl__call_end(CALL_MRECV, dtl__context_error_scope(NULL), status);
    }
    return status;
}

/* spec/point_to_point.yaml: message_free: the observed path */
static DTL_NOINLINE void message_free_observed(dtl_message_t message,
                                               struct matched *message_object)
{
    dtl_status begun = dtl__call_begin(CALL_MESSAGE_FREE, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &message, sizeof message},
        };
        dtl__record_call(CALL_MESSAGE_FREE, dtl__arguments, 1);
    }
    dtl_impl_message_free(message_object);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_MESSAGE_FREE, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return;
}

/* spec/point_to_point.yaml: message_free */
void dtl_message_free(dtl_message_t message)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "message_free", "state", "%s", dtl__closed_reason());
        return;
    }
    struct matched *message_object = dtl__handle_close(message, HANDLE_MESSAGE, "message_free",
                                                       "message");
    if (DTL_UNLIKELY(message_object == NULL))
        return;

    if (DTL_UNLIKELY(dtl__observed))
    {
        message_free_observed(message, message_object);
        return;
    }
    dtl_impl_message_free(message_object);
}

/* spec/point_to_point.yaml: isend_shaped */
dtl_status dtl_isend_shaped(dtl_context_t ctx, const void *buf, dtl_size_t count, dtl_dtype dtype,
                            dtl_shape shape, dtl_rank_t dest, dtl_tag_t tag,
                            dtl_request_t *request)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "isend_shaped", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "isend_shaped", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__devices_in_use))
        if (dtl__device_memory_refused(dtl__context_error_scope(ctx_object), "isend_shaped",
                                       "buf", buf, NULL))
            return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(buf) && count > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "isend_shaped", "buf-null",
                              "buf is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(dtl__is_null(request)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "isend_shaped", "request-null",
                              "request is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "isend_shaped", "dtype-enum", "dtype is %lld; expected a dtl_dtype",
                              (long long)dtype);
    if (DTL_UNLIKELY(count > dtl__limit(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "isend_shaped", "count-limit",
                              "count is %lld; expected 0 <= count <= limit(dtype) (%llu)",
                              (long long)count, (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(dest < 0 || dest >= dtl__context_size(ctx_object)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_RANK,
                              "isend_shaped", "dest-range",
                              "dest is %lld; expected dest >= 0 and dest < size(ctx) (%lld)",
                              (long long)dest, (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(tag < 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "isend_shaped", "tag-range", "tag is %lld; expected tag >= 0",
                              (long long)tag);
    struct future *request_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_ISEND_SHAPED, ctx_object,
                                           (const int64_t[]){count, dtype, dest, tag}, 4);
        if (begun != DTL_SUCCESS)
            return begun;
        dtl__call_moves(CALL_ISEND_SHAPED, dtl__times(count, dtl__bytes(dtype)), 0);
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'r', buf, dtl__times(count, dtl__bytes(dtype))},
                {'n', &count, sizeof count},
                {'n', &dtype, sizeof dtype},
                {'n', &shape, sizeof shape},
                {'n', &dest, sizeof dest},
                {'n', &tag, sizeof tag},
                {'m', request, sizeof *request},
            };
            dtl__record_call(CALL_ISEND_SHAPED, dtl__arguments, 8);
        }
    }
    dtl_status status = dtl_impl_isend_shaped(ctx_object, buf, count, dtype, shape, dest, tag,
                                              &request_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_REQUEST, request_object, request);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_request_free(request_object);
    }
    dtl__result(CALL_ISEND_SHAPED, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_ISEND_SHAPED, *request, ctx,
                                      __builtin_return_address(0));
        if (status == DTL_SUCCESS)
            dtl__call_created_handle(*request);
        dtl__record_end(status);
        dtl__call_end(CALL_ISEND_SHAPED, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/point_to_point.yaml: probe_envelope: the observed path */
static DTL_NOINLINE dtl_status probe_envelope_observed(dtl_context_t ctx, dtl_rank_t source,
                                                       dtl_tag_t tag, dtl_envelope_t *envelope,
                                                       struct context *ctx_object)
{
    dtl_status begun = dtl__call_begin(CALL_PROBE_ENVELOPE, ctx_object,
                                       (const int64_t[]){source, tag}, 2);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
            {'n', &source, sizeof source},
            {'n', &tag, sizeof tag},
            {'w', envelope, sizeof *envelope},
        };
        dtl__record_call(CALL_PROBE_ENVELOPE, dtl__arguments, 4);
    }
    dtl_status status = dtl_impl_probe_envelope(ctx_object, source, tag, envelope);
    dtl__result(CALL_PROBE_ENVELOPE, status);
    dtl__record_end(status);
    dtl__call_end(CALL_PROBE_ENVELOPE, dtl__context_error_scope(ctx_object), status);
    return status;
}

/* spec/point_to_point.yaml: probe_envelope */
dtl_status dtl_probe_envelope(dtl_context_t ctx, dtl_rank_t source, dtl_tag_t tag,
                              dtl_envelope_t *envelope)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "probe_envelope", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "probe_envelope", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(envelope)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "probe_envelope", "envelope-null",
                              "envelope is NULL; expected an address");
    if (DTL_UNLIKELY(source != DTL_ANY_SOURCE && (source < 0 || source >=
                     dtl__context_size(ctx_object))))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_RANK, "probe_envelope",
            "source-range",
            "source is %lld; expected source == DTL_ANY_SOURCE or source >= 0 and source < "
            "size(ctx) (%lld)",
            (long long)source, (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(tag != DTL_ANY_TAG && tag < 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "probe_envelope", "tag-range",
                              "tag is %lld; expected tag == DTL_ANY_TAG or tag >= 0",
                              (long long)tag);

    if (DTL_UNLIKELY(dtl__observed))
        return probe_envelope_observed(ctx, source, tag, envelope, ctx_object);
    dtl_status status = dtl_impl_probe_envelope(ctx_object, source, tag, envelope);
    return dtl__result(CALL_PROBE_ENVELOPE, status);
}

/* spec/point_to_point.yaml: iprobe_envelope: the observed path */
static DTL_NOINLINE dtl_status iprobe_envelope_observed(dtl_context_t ctx, dtl_rank_t source,
                                                        dtl_tag_t tag, int *flag,
                                                        dtl_envelope_t *envelope,
                                                        struct context *ctx_object)
{
    dtl_status begun = dtl__call_begin(CALL_IPROBE_ENVELOPE, ctx_object,
                                       (const int64_t[]){source, tag}, 2);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
            {'n', &source, sizeof source},
            {'n', &tag, sizeof tag},
            {'w', flag, sizeof *flag},
            {'w', envelope, sizeof *envelope},
        };
        dtl__record_call(CALL_IPROBE_ENVELOPE, dtl__arguments, 5);
    }
    dtl_status status = dtl_impl_iprobe_envelope(ctx_object, source, tag, flag, envelope);
    dtl__result(CALL_IPROBE_ENVELOPE, status);
    dtl__record_end(status);
    dtl__call_end(CALL_IPROBE_ENVELOPE, dtl__context_error_scope(ctx_object), status);
    return status;
}

/* spec/point_to_point.yaml: iprobe_envelope */
dtl_status dtl_iprobe_envelope(dtl_context_t ctx, dtl_rank_t source, dtl_tag_t tag, int *flag,
                               dtl_envelope_t *envelope)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "iprobe_envelope", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "iprobe_envelope", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(flag)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "iprobe_envelope", "flag-null", "flag is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(envelope)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "iprobe_envelope", "envelope-null",
                              "envelope is NULL; expected an address");
    if (DTL_UNLIKELY(source != DTL_ANY_SOURCE && (source < 0 || source >=
                     dtl__context_size(ctx_object))))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_RANK, "iprobe_envelope",
            "source-range",
            "source is %lld; expected source == DTL_ANY_SOURCE or source >= 0 and source < "
            "size(ctx) (%lld)",
            (long long)source, (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(tag != DTL_ANY_TAG && tag < 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "iprobe_envelope", "tag-range",
                              "tag is %lld; expected tag == DTL_ANY_TAG or tag >= 0",
                              (long long)tag);

    if (DTL_UNLIKELY(dtl__observed))
        return iprobe_envelope_observed(ctx, source, tag, flag, envelope, ctx_object);
    dtl_status status = dtl_impl_iprobe_envelope(ctx_object, source, tag, flag, envelope);
    return dtl__result(CALL_IPROBE_ENVELOPE, status);
}

/* spec/point_to_point.yaml: message_envelope: the observed path */
static DTL_NOINLINE dtl_status message_envelope_observed(dtl_message_t message,
                                                         dtl_envelope_t *envelope,
                                                         struct matched *message_object)
{
    dtl_status begun = dtl__call_begin(CALL_MESSAGE_ENVELOPE,
                                       dtl__matched_context(message_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_MESSAGE_ENVELOPE, (const struct handles[]){{&message, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_MESSAGE_ENVELOPE,
                      dtl__context_error_scope(dtl__matched_context(message_object)), begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &message, sizeof message},
            {'w', envelope, sizeof *envelope},
        };
        dtl__record_call(CALL_MESSAGE_ENVELOPE, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_message_envelope(message_object, envelope);
    dtl__result(CALL_MESSAGE_ENVELOPE, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_MESSAGE_ENVELOPE,
                  dtl__context_error_scope(dtl__matched_context(message_object)), status);
    return status;
}

/* spec/point_to_point.yaml: message_envelope */
dtl_status dtl_message_envelope(dtl_message_t message, dtl_envelope_t *envelope)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "message_envelope", "state", "%s",
                           dtl__closed_reason());
    struct matched *message_object = dtl__handle_object(message, HANDLE_MESSAGE,
                                                        "message_envelope", "message");
    if (DTL_UNLIKELY(message_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(envelope)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__matched_context(message_object)),
                              DTL_ERROR_NULL_POINTER, "message_envelope", "envelope-null",
                              "envelope is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed))
        return message_envelope_observed(message, envelope, message_object);
    dtl_status status = dtl_impl_message_envelope(message_object, envelope);
    return dtl__result(CALL_MESSAGE_ENVELOPE, status);
}
