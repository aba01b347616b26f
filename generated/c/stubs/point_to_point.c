/* Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/c/stubs.c.j2.
 * Do not edit. */
#include "dtl_enums.h"
#include "dtl_impl.h"
#include "dtl_kernels.h"
#include "dtl_runtime.h"

/* spec/point_to_point.yaml: send */
dtl_status dtl_send(dtl_context_t ctx, const void *buf, dtl_size_t count, dtl_dtype dtype,
                    dtl_rank_t dest, dtl_tag_t tag)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "send", "state",
                           "the library is shut down; expected a call before the process leaves");
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "send", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(buf == NULL && count > 0))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_NULL_POINTER, "send",
                              "buf-null", "buf is NULL, but count (%llu) > 0",
                              (unsigned long long)count);
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "send",
                              "dtype-enum", "dtype is %lld; expected a dtl_dtype",
                              (long long)dtype);
    if (DTL_UNLIKELY(count > dtl__limit(dtype)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "send",
                              "count-limit",
                              "count is %llu; expected count <= limit(dtype) (%llu)",
                              (unsigned long long)count, (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(dest < 0 || dest >= dtl__context_size(ctx_object)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_RANK, "send",
                              "dest-range",
                              "dest is %lld; expected dest >= 0 and dest < size(ctx) (%lld)",
                              (long long)dest, (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(tag < 0))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "send",
                              "tag-range", "tag is %lld; expected tag >= 0", (long long)tag);

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_SEND, NULL, NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        dtl_status status = dtl_impl_send(ctx_object, buf, count, dtype, dest, tag);
        dtl__call_end(CALL_SEND, dtl__context_comm(ctx_object), status);
        return status;
    }
    return dtl_impl_send(ctx_object, buf, count, dtype, dest, tag);
}

/* spec/point_to_point.yaml: recv */
dtl_status dtl_recv(dtl_context_t ctx, void *buf, dtl_size_t count, dtl_dtype dtype,
                    dtl_rank_t source, dtl_tag_t tag)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "recv", "state",
                           "the library is shut down; expected a call before the process leaves");
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "recv", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(buf == NULL && count > 0))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_NULL_POINTER, "recv",
                              "buf-null", "buf is NULL, but count (%llu) > 0",
                              (unsigned long long)count);
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "recv",
                              "dtype-enum", "dtype is %lld; expected a dtl_dtype",
                              (long long)dtype);
    if (DTL_UNLIKELY(count > dtl__limit(dtype)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "recv",
                              "count-limit",
                              "count is %llu; expected count <= limit(dtype) (%llu)",
                              (unsigned long long)count, (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(source != DTL_ANY_SOURCE && (source < 0 || source >=
                     dtl__context_size(ctx_object))))
        return dtl__refuse_in(
            dtl__context_comm(ctx_object), DTL_ERROR_INVALID_RANK, "recv", "source-range",
            "source is %lld; expected source == DTL_ANY_SOURCE or source >= 0 and source < "
            "size(ctx) (%lld)",
            (long long)source, (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(tag != DTL_ANY_TAG && tag < 0))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "recv",
                              "tag-range", "tag is %lld; expected tag == DTL_ANY_TAG or tag >= 0",
                              (long long)tag);

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_RECV, NULL, NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        dtl_status status = dtl_impl_recv(ctx_object, buf, count, dtype, source, tag);
        dtl__call_end(CALL_RECV, dtl__context_comm(ctx_object), status);
        return status;
    }
    return dtl_impl_recv(ctx_object, buf, count, dtype, source, tag);
}

/* spec/point_to_point.yaml: sendrecv */
dtl_status dtl_sendrecv(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                        dtl_dtype senddtype, dtl_rank_t dest, dtl_tag_t sendtag, void *recvbuf,
                        dtl_size_t recvcount, dtl_dtype recvdtype, dtl_rank_t source,
                        dtl_tag_t recvtag)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "sendrecv", "state",
                           "the library is shut down; expected a call before the process leaves");
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "sendrecv", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(sendbuf == NULL && sendcount > 0))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_NULL_POINTER, "sendrecv",
                              "sendbuf-null", "sendbuf is NULL, but sendcount (%llu) > 0",
                              (unsigned long long)sendcount);
    if (DTL_UNLIKELY(recvbuf == NULL && recvcount > 0))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_NULL_POINTER, "sendrecv",
                              "recvbuf-null", "recvbuf is NULL, but recvcount (%llu) > 0",
                              (unsigned long long)recvcount);
    if (DTL_UNLIKELY(!dtl__is_dtype(senddtype)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "sendrecv", "senddtype-enum",
                              "senddtype is %lld; expected a dtl_dtype", (long long)senddtype);
    if (DTL_UNLIKELY(!dtl__is_dtype(recvdtype)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "sendrecv", "recvdtype-enum",
                              "recvdtype is %lld; expected a dtl_dtype", (long long)recvdtype);
    if (DTL_UNLIKELY(sendcount > dtl__limit(senddtype)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "sendrecv", "sendcount-limit",
                              "sendcount is %llu; expected sendcount <= limit(senddtype) (%llu)",
                              (unsigned long long)sendcount,
                              (unsigned long long)dtl__limit(senddtype));
    if (DTL_UNLIKELY(recvcount > dtl__limit(recvdtype)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "sendrecv", "recvcount-limit",
                              "recvcount is %llu; expected recvcount <= limit(recvdtype) (%llu)",
                              (unsigned long long)recvcount,
                              (unsigned long long)dtl__limit(recvdtype));
    if (DTL_UNLIKELY(dest < 0 || dest >= dtl__context_size(ctx_object)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_RANK, "sendrecv",
                              "dest-range",
                              "dest is %lld; expected dest >= 0 and dest < size(ctx) (%lld)",
                              (long long)dest, (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(sendtag < 0))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "sendrecv", "sendtag-range",
                              "sendtag is %lld; expected sendtag >= 0", (long long)sendtag);
    if (DTL_UNLIKELY(source != DTL_ANY_SOURCE && (source < 0 || source >=
                     dtl__context_size(ctx_object))))
        return dtl__refuse_in(
            dtl__context_comm(ctx_object), DTL_ERROR_INVALID_RANK, "sendrecv", "source-range",
            "source is %lld; expected source == DTL_ANY_SOURCE or source >= 0 and source < "
            "size(ctx) (%lld)",
            (long long)source, (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(recvtag != DTL_ANY_TAG && recvtag < 0))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "sendrecv", "recvtag-range",
                              "recvtag is %lld; expected recvtag == DTL_ANY_TAG or recvtag >= 0",
                              (long long)recvtag);
    if (DTL_UNLIKELY(dtl__overlaps(sendbuf, dtl__times(sendcount, dtl__bytes(senddtype)),
                     recvbuf, dtl__times(recvcount, dtl__bytes(recvdtype)))))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "sendrecv", "recvbuf-overlap",
                              "recvbuf overlaps sendbuf; expected no overlap with sendbuf");

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_SENDRECV, NULL, NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        dtl_status status = dtl_impl_sendrecv(ctx_object, sendbuf, sendcount, senddtype, dest,
                                              sendtag, recvbuf, recvcount, recvdtype, source,
                                              recvtag);
        dtl__call_end(CALL_SENDRECV, dtl__context_comm(ctx_object), status);
        return status;
    }
    return dtl_impl_sendrecv(ctx_object, sendbuf, sendcount, senddtype, dest, sendtag, recvbuf,
                             recvcount, recvdtype, source, recvtag);
}

/* spec/point_to_point.yaml: isend */
dtl_status dtl_isend(dtl_context_t ctx, const void *buf, dtl_size_t count, dtl_dtype dtype,
                     dtl_rank_t dest, dtl_tag_t tag, dtl_request_t *request)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "isend", "state",
                           "the library is shut down; expected a call before the process leaves");
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "isend", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(buf == NULL && count > 0))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_NULL_POINTER, "isend",
                              "buf-null", "buf is NULL, but count (%llu) > 0",
                              (unsigned long long)count);
    if (DTL_UNLIKELY(request == NULL))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_NULL_POINTER, "isend",
                              "request-null", "request is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "isend",
                              "dtype-enum", "dtype is %lld; expected a dtl_dtype",
                              (long long)dtype);
    if (DTL_UNLIKELY(count > dtl__limit(dtype)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "isend",
                              "count-limit",
                              "count is %llu; expected count <= limit(dtype) (%llu)",
                              (unsigned long long)count, (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(dest < 0 || dest >= dtl__context_size(ctx_object)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_RANK, "isend",
                              "dest-range",
                              "dest is %lld; expected dest >= 0 and dest < size(ctx) (%lld)",
                              (long long)dest, (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(tag < 0))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "isend",
                              "tag-range", "tag is %lld; expected tag >= 0", (long long)tag);
    struct future *request_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_ISEND, NULL, NULL, 0);
        if (begun != DTL_SUCCESS) {
            return begun;
        }
    }
    dtl_status status = dtl_impl_isend(ctx_object, buf, count, dtype, dest, tag, &request_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_REQUEST, request_object, request);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_request_free(request_object);
    }
    if (DTL_UNLIKELY(dtl__observed))
        dtl__call_end(CALL_ISEND, dtl__context_comm(ctx_object), status);
    return status;
}

/* spec/point_to_point.yaml: irecv */
dtl_status dtl_irecv(dtl_context_t ctx, void *buf, dtl_size_t count, dtl_dtype dtype,
                     dtl_rank_t source, dtl_tag_t tag, dtl_request_t *request)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "irecv", "state",
                           "the library is shut down; expected a call before the process leaves");
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "irecv", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(buf == NULL && count > 0))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_NULL_POINTER, "irecv",
                              "buf-null", "buf is NULL, but count (%llu) > 0",
                              (unsigned long long)count);
    if (DTL_UNLIKELY(request == NULL))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_NULL_POINTER, "irecv",
                              "request-null", "request is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "irecv",
                              "dtype-enum", "dtype is %lld; expected a dtl_dtype",
                              (long long)dtype);
    if (DTL_UNLIKELY(count > dtl__limit(dtype)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "irecv",
                              "count-limit",
                              "count is %llu; expected count <= limit(dtype) (%llu)",
                              (unsigned long long)count, (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(source != DTL_ANY_SOURCE && (source < 0 || source >=
                     dtl__context_size(ctx_object))))
        return dtl__refuse_in(
            dtl__context_comm(ctx_object), DTL_ERROR_INVALID_RANK, "irecv", "source-range",
            "source is %lld; expected source == DTL_ANY_SOURCE or source >= 0 and source < "
            "size(ctx) (%lld)",
            (long long)source, (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(tag != DTL_ANY_TAG && tag < 0))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "irecv",
                              "tag-range", "tag is %lld; expected tag == DTL_ANY_TAG or tag >= 0",
                              (long long)tag);
    struct future *request_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_IRECV, NULL, NULL, 0);
        if (begun != DTL_SUCCESS) {
            return begun;
        }
    }
    dtl_status status = dtl_impl_irecv(ctx_object, buf, count, dtype, source, tag, &request_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_REQUEST, request_object, request);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_request_free(request_object);
    }
    if (DTL_UNLIKELY(dtl__observed))
        dtl__call_end(CALL_IRECV, dtl__context_comm(ctx_object), status);
    return status;
}

/* spec/point_to_point.yaml: probe */
dtl_status dtl_probe(dtl_context_t ctx, dtl_rank_t source, dtl_tag_t tag, dtl_dtype dtype,
                     dtl_message_info_t *info)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "probe", "state",
                           "the library is shut down; expected a call before the process leaves");
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "probe", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(info == NULL))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_NULL_POINTER, "probe",
                              "info-null", "info is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "probe",
                              "dtype-enum", "dtype is %lld; expected a dtl_dtype",
                              (long long)dtype);
    if (DTL_UNLIKELY(source != DTL_ANY_SOURCE && (source < 0 || source >=
                     dtl__context_size(ctx_object))))
        return dtl__refuse_in(
            dtl__context_comm(ctx_object), DTL_ERROR_INVALID_RANK, "probe", "source-range",
            "source is %lld; expected source == DTL_ANY_SOURCE or source >= 0 and source < "
            "size(ctx) (%lld)",
            (long long)source, (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(tag != DTL_ANY_TAG && tag < 0))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "probe",
                              "tag-range", "tag is %lld; expected tag == DTL_ANY_TAG or tag >= 0",
                              (long long)tag);

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_PROBE, NULL, NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        dtl_status status = dtl_impl_probe(ctx_object, source, tag, dtype, info);
        dtl__call_end(CALL_PROBE, dtl__context_comm(ctx_object), status);
        return status;
    }
    return dtl_impl_probe(ctx_object, source, tag, dtype, info);
}

/* spec/point_to_point.yaml: iprobe */
dtl_status dtl_iprobe(dtl_context_t ctx, dtl_rank_t source, dtl_tag_t tag, dtl_dtype dtype,
                      int *flag, dtl_message_info_t *info)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "iprobe", "state",
                           "the library is shut down; expected a call before the process leaves");
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "iprobe", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(flag == NULL))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_NULL_POINTER, "iprobe",
                              "flag-null", "flag is NULL; expected an address");
    if (DTL_UNLIKELY(info == NULL))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_NULL_POINTER, "iprobe",
                              "info-null", "info is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "iprobe",
                              "dtype-enum", "dtype is %lld; expected a dtl_dtype",
                              (long long)dtype);
    if (DTL_UNLIKELY(source != DTL_ANY_SOURCE && (source < 0 || source >=
                     dtl__context_size(ctx_object))))
        return dtl__refuse_in(
            dtl__context_comm(ctx_object), DTL_ERROR_INVALID_RANK, "iprobe", "source-range",
            "source is %lld; expected source == DTL_ANY_SOURCE or source >= 0 and source < "
            "size(ctx) (%lld)",
            (long long)source, (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(tag != DTL_ANY_TAG && tag < 0))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "iprobe",
                              "tag-range", "tag is %lld; expected tag == DTL_ANY_TAG or tag >= 0",
                              (long long)tag);

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_IPROBE, NULL, NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        dtl_status status = dtl_impl_iprobe(ctx_object, source, tag, dtype, flag, info);
        dtl__call_end(CALL_IPROBE, dtl__context_comm(ctx_object), status);
        return status;
    }
    return dtl_impl_iprobe(ctx_object, source, tag, dtype, flag, info);
}

/* spec/point_to_point.yaml: mprobe */
dtl_status dtl_mprobe(dtl_context_t ctx, dtl_rank_t source, dtl_tag_t tag, dtl_dtype dtype,
                      dtl_message_t *message, dtl_message_info_t *info)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "mprobe", "state",
                           "the library is shut down; expected a call before the process leaves");
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "mprobe", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(message == NULL))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_NULL_POINTER, "mprobe",
                              "message-null", "message is NULL; expected an address");
    if (DTL_UNLIKELY(info == NULL))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_NULL_POINTER, "mprobe",
                              "info-null", "info is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "mprobe",
                              "dtype-enum", "dtype is %lld; expected a dtl_dtype",
                              (long long)dtype);
    if (DTL_UNLIKELY(source != DTL_ANY_SOURCE && (source < 0 || source >=
                     dtl__context_size(ctx_object))))
        return dtl__refuse_in(
            dtl__context_comm(ctx_object), DTL_ERROR_INVALID_RANK, "mprobe", "source-range",
            "source is %lld; expected source == DTL_ANY_SOURCE or source >= 0 and source < "
            "size(ctx) (%lld)",
            (long long)source, (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(tag != DTL_ANY_TAG && tag < 0))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "mprobe",
                              "tag-range", "tag is %lld; expected tag == DTL_ANY_TAG or tag >= 0",
                              (long long)tag);
    struct matched *message_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_MPROBE, NULL, NULL, 0);
        if (begun != DTL_SUCCESS) {
            return begun;
        }
    }
    dtl_status status = dtl_impl_mprobe(ctx_object, source, tag, dtype, &message_object, info);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_MESSAGE, message_object, message);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_message_free(message_object);
    }
    if (DTL_UNLIKELY(dtl__observed))
        dtl__call_end(CALL_MPROBE, dtl__context_comm(ctx_object), status);
    return status;
}

/* spec/point_to_point.yaml: improbe */
dtl_status dtl_improbe(dtl_context_t ctx, dtl_rank_t source, dtl_tag_t tag, dtl_dtype dtype,
                       dtl_message_t *message, dtl_message_info_t *info)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "improbe", "state",
                           "the library is shut down; expected a call before the process leaves");
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "improbe", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(message == NULL))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_NULL_POINTER, "improbe",
                              "message-null", "message is NULL; expected an address");
    if (DTL_UNLIKELY(info == NULL))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_NULL_POINTER, "improbe",
                              "info-null", "info is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "improbe",
                              "dtype-enum", "dtype is %lld; expected a dtl_dtype",
                              (long long)dtype);
    if (DTL_UNLIKELY(source != DTL_ANY_SOURCE && (source < 0 || source >=
                     dtl__context_size(ctx_object))))
        return dtl__refuse_in(
            dtl__context_comm(ctx_object), DTL_ERROR_INVALID_RANK, "improbe", "source-range",
            "source is %lld; expected source == DTL_ANY_SOURCE or source >= 0 and source < "
            "size(ctx) (%lld)",
            (long long)source, (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(tag != DTL_ANY_TAG && tag < 0))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "improbe",
                              "tag-range", "tag is %lld; expected tag == DTL_ANY_TAG or tag >= 0",
                              (long long)tag);
    struct matched *message_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_IMPROBE, NULL, NULL, 0);
        if (begun != DTL_SUCCESS) {
            return begun;
        }
    }
    dtl_status status = dtl_impl_improbe(ctx_object, source, tag, dtype, &message_object, info);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_MESSAGE, message_object, message);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_message_free(message_object);
    }
    if (DTL_UNLIKELY(dtl__observed))
        dtl__call_end(CALL_IMPROBE, dtl__context_comm(ctx_object), status);
    return status;
}

/* spec/point_to_point.yaml: mrecv */
dtl_status dtl_mrecv(dtl_message_t message, void *buf, dtl_size_t count, dtl_dtype dtype)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "mrecv", "state",
                           "the library is shut down; expected a call before the process leaves");
    struct matched *message_object = dtl__handle_object(message, HANDLE_MESSAGE, "mrecv",
                                                        "message");
    if (DTL_UNLIKELY(message_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(buf == NULL && count > 0))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "mrecv", "buf-null",
                           "buf is NULL, but count (%llu) > 0", (unsigned long long)count);
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, "mrecv", "dtype-enum",
                           "dtype is %lld; expected a dtl_dtype", (long long)dtype);
    if (DTL_UNLIKELY(count > dtl__limit(dtype)))
        return dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, "mrecv", "count-limit",
                           "count is %llu; expected count <= limit(dtype) (%llu)",
                           (unsigned long long)count, (unsigned long long)dtl__limit(dtype));

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_MRECV, NULL, NULL, 0);
        if (begun != DTL_SUCCESS) {
            return begun;
        }
    }
    dtl__handles_close(&message, 1);
    dtl_status status = dtl_impl_mrecv(message_object, buf, count, dtype);
    if (DTL_UNLIKELY(dtl__observed))
        dtl__call_end(CALL_MRECV, NULL, status);
    return status;
}

/* spec/point_to_point.yaml: message_free */
void dtl_message_free(dtl_message_t message)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "message_free", "state",
                    "the library is shut down; expected a call before the process leaves");
        return;
    }
    struct matched *message_object = dtl__handle_close(message, HANDLE_MESSAGE, "message_free",
                                                       "message");
    if (DTL_UNLIKELY(message_object == NULL))
        return;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_MESSAGE_FREE, NULL, NULL, 0);
        if (begun != DTL_SUCCESS)
            return;
        dtl_impl_message_free(message_object);
        dtl__call_end(CALL_MESSAGE_FREE, NULL, DTL_SUCCESS);
        return;
    }
    dtl_impl_message_free(message_object);
}
