/* SPDX-License-Identifier: BSD-3-Clause */
/* Point-to-point messages of the API, and the requests of non-blocking ones. */
#include "envelope.h"

#include <inttypes.h>

#include "dtl_impl.h"
#include "future/future.h"
#include "observe/check.h"
#include "observe/error_policy.h"
#include "observe/observe.h"

dtl_status dtl_impl_send(struct context *ctx, const void *buf, dtl_size_t count, dtl_dtype dtype,
                         dtl_rank_t dest, dtl_tag_t tag)
{
    return ctx->comm.ops->send(&ctx->comm, buf, count, dtl__dtype(dtype), dest, tag);
}

dtl_status dtl_impl_recv(struct context *ctx, void *buf, dtl_size_t count, dtl_dtype dtype,
                         dtl_rank_t source, dtl_tag_t tag)
{
    return ctx->comm.ops->recv(&ctx->comm, buf, count, dtl__dtype(dtype), source, tag, NULL);
}

dtl_status dtl_impl_sendrecv(struct context *ctx, const void *sendbuf, dtl_size_t sendcount,
                             dtl_dtype senddtype, dtl_rank_t dest, dtl_tag_t sendtag, void *recvbuf,
                             dtl_size_t recvcount, dtl_dtype recvdtype, dtl_rank_t source,
                             dtl_tag_t recvtag)
{
    return ctx->comm.ops->sendrecv(&ctx->comm, sendbuf, sendcount, dtl__dtype(senddtype), dest,
                                   sendtag, recvbuf, recvcount, dtl__dtype(recvdtype), source,
                                   recvtag, NULL);
}

/* ---- requests -------------------------------------------------------------------------------- */

/* Hash of a send buffer, by which DTL_CHECK detects that it was written during the send. */
struct send_check {
    const unsigned char *buf; /* NULL: not checked */
    uint64_t bytes, hash;
    int32_t dest, tag;
};

struct pending_message {
    struct context *context;
    struct operation *operation;
    struct send_check send_check;
};

/* Hashes a send buffer. */
static struct send_check send_check_make(const void *buf, uint64_t bytes, int32_t dest, int32_t tag)
{
    return (struct send_check){buf, bytes, dtl__bytes_hash(buf, bytes, 0), dest, tag};
}

/* Fails if a sent buffer no longer has the hash that it had when the send was started. */
static dtl_status send_check_verify(const struct pending_message *pending)
{
    const struct send_check *send_check = &pending->send_check;

    if (send_check->buf == NULL ||
        dtl__bytes_hash(send_check->buf, send_check->bytes, 0) == send_check->hash)
        return DTL_SUCCESS;
    return dtl__refuse_argument(DTL_ERROR_CONSISTENCY_VIOLATION, "request-sent",
                                "a buffer of %" PRIu64
                                " bytes was written while rank %d sent it to rank %d with tag %d; "
                                "expected it unchanged until the wait",
                                send_check->bytes, (int)pending->context->comm.rank,
                                (int)send_check->dest, (int)send_check->tag);
}

/* Applies the context's error policy to `status` and releases a failed operation, unless it was
 * only interrupted, so that the caller may use its buffer again: for example, the failure of
 * another rank fails the wait for a message that is still in progress.
 */
static dtl_status pending_end(struct pending_message *pending, dtl_status status)
{
    status = dtl__apply_error_policy(dtl__context_error_scope(pending->context), status);
    if (status == DTL_SUCCESS || dtl__is_interrupt(status))
        return status;
    pending->context->comm.ops->operation_release(pending->operation);
    pending->operation = NULL;
    return status;
}

/* Tests the operation. When it is complete, verifies that the program has not written to the sent
 * buffer meanwhile. */
static dtl_status pending_test(void *state, bool *done)
{
    struct pending_message *pending = state;
    const struct comm_ops *ops = pending->context->comm.ops;
    dtl_status status = ops->operation_test(pending->operation, done, NULL);

    if (status == DTL_SUCCESS && *done)
        status = send_check_verify(pending);
    return pending_end(pending, status);
}

/* Waits for the operation, then verifies the sent buffer like pending_test(). */
static dtl_status pending_wait(void *state)
{
    struct pending_message *pending = state;
    const struct comm_ops *ops = pending->context->comm.ops;
    dtl_status status = ops->operation_wait(pending->operation, NULL);

    if (status == DTL_SUCCESS)
        status = send_check_verify(pending);
    return pending_end(pending, status);
}

/* Cancels the operation; only a receive can be canceled. */
static dtl_status pending_cancel(void *state)
{
    struct pending_message *pending = state;

    return pending->context->comm.ops->operation_cancel(pending->operation);
}

/* Releases the operation, if any, the context and the request's state. */
static void pending_release(void *state)
{
    struct pending_message *pending = state;

    if (pending->operation != NULL)
        pending->context->comm.ops->operation_release(pending->operation);
    dtl__context_release(pending->context);
    dtl__release(pending);
}

static const struct future_source pending_source = {.test = pending_test,
                                                    .wait = pending_wait,
                                                    .cancel = pending_cancel,
                                                    .release = pending_release};

/* Creates a request without its operation, so that starting the operation is the last step that can
 * fail. */
static dtl_status pending_make(struct context *ctx, struct pending_message **pending,
                               struct future **request)
{
    dtl_status status = dtl__alloc((void **)pending, sizeof **pending, "request");

    if (status != DTL_SUCCESS)
        return status;
    (*pending)->context = dtl__context_retain(ctx);
    status = dtl__future_make(&pending_source, *pending, request);
    if (status != DTL_SUCCESS)
        pending_release(*pending);
    return status;
}

dtl_status dtl_impl_isend(struct context *ctx, const void *buf, dtl_size_t count, dtl_dtype dtype,
                          dtl_rank_t dest, dtl_tag_t tag, struct future **request)
{
    return dtl_impl_isend_shaped(ctx, buf, count, dtype, (dtl_shape){0}, dest, tag, request);
}

/* Starts a send, with the shape if it has dimensions and the backend transmits shapes. */
static dtl_status isend(struct comm *comm, const void *buf, uint64_t count,
                        const struct dtype *type, const dtl_shape *shape, int32_t dest, int32_t tag,
                        struct operation **out)
{
    if (shape->ndim == 0 || comm->ops->isend_shaped == NULL)
        return comm->ops->isend(comm, buf, count, type, dest, tag, out);
    return comm->ops->isend_shaped(comm, buf, shape, count, type, dest, tag, out);
}

/* Checks that a shape has dimensions whose product is `count`, or none. */
static dtl_status shape_check(const dtl_shape *shape, uint64_t count)
{
    if (shape->ndim < 0 || shape->ndim > EXTENTS)
        return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "shape-range",
                                    "shape has %d dimensions; expected 0 to %d", shape->ndim,
                                    EXTENTS);
    if (shape->ndim > 0 && !dtl__shape_has_count(shape, count))
        return dtl__refuse_argument(
            DTL_ERROR_EXTENT_MISMATCH, "shape-match",
            "shape is not of %" PRIu64 " elements; expected extents whose product is count", count);
    return DTL_SUCCESS;
}

dtl_status dtl_impl_isend_shaped(struct context *ctx, const void *buf, dtl_size_t count,
                                 dtl_dtype dtype, dtl_shape shape, dtl_rank_t dest, dtl_tag_t tag,
                                 struct future **request)
{
    struct pending_message *pending = NULL;
    struct future *made = NULL;
    dtl_status status = shape_check(&shape, count);

    if (status == DTL_SUCCESS)
        status = pending_make(ctx, &pending, &made);
    if (status != DTL_SUCCESS)
        return status;
    if (DTL_UNLIKELY((dtl__observed & OBSERVE_CHECK) != 0))
        pending->send_check = send_check_make(buf, count * dtl__dtype(dtype)->size, dest, tag);
    status =
        isend(&ctx->comm, buf, count, dtl__dtype(dtype), &shape, dest, tag, &pending->operation);
    if (status != DTL_SUCCESS) {
        dtl__future_release(made);
        return status;
    }
    *request = made;
    return DTL_SUCCESS;
}

dtl_status dtl_impl_irecv(struct context *ctx, void *buf, dtl_size_t count, dtl_dtype dtype,
                          dtl_rank_t source, dtl_tag_t tag, struct future **request)
{
    struct pending_message *pending = NULL;
    struct future *made = NULL;
    dtl_status status = pending_make(ctx, &pending, &made);

    if (status != DTL_SUCCESS)
        return status;
    status = ctx->comm.ops->irecv(&ctx->comm, buf, count, dtl__dtype(dtype), source, tag,
                                  &pending->operation);
    if (status != DTL_SUCCESS) {
        dtl__future_release(made);
        return status;
    }
    *request = made;
    return DTL_SUCCESS;
}

/* ---- probes ---------------------------------------------------------------------------------- */

/* Probes without receiving. With found == NULL, blocks until there is a message; otherwise sets
 * *found. */
static dtl_status probe(struct context *context, int32_t source, int32_t tag, bool *found,
                        struct message *out)
{
    return context->comm.ops->probe(&context->comm, source, tag, found, out);
}

dtl_status dtl_impl_probe(struct context *ctx, dtl_rank_t source, dtl_tag_t tag, dtl_dtype dtype,
                          dtl_message_info_t *info)
{
    struct message message;
    dtl_status status = probe(ctx, source, tag, NULL, &message);

    return status == DTL_SUCCESS ? dtl__message_info(&message, dtype, info) : status;
}

/* Sets *flag to whether there is a message, and *message to it; sets neither on failure. */
static dtl_status probe_now(struct context *ctx, dtl_rank_t source, dtl_tag_t tag, int *flag,
                            struct message *message)
{
    bool found = false;
    dtl_status status = probe(ctx, source, tag, &found, message);

    if (status == DTL_SUCCESS)
        *flag = found;
    return status;
}

dtl_status dtl_impl_iprobe(struct context *ctx, dtl_rank_t source, dtl_tag_t tag, dtl_dtype dtype,
                           int *flag, dtl_message_info_t *info)
{
    struct message message;
    int is_found = 0;
    dtl_status status = probe_now(ctx, source, tag, &is_found, &message);

    if (status == DTL_SUCCESS && is_found)
        status = dtl__message_info(&message, dtype, info);
    if (status == DTL_SUCCESS)
        *flag = is_found;
    return status;
}

dtl_status dtl_impl_probe_envelope(struct context *ctx, dtl_rank_t source, dtl_tag_t tag,
                                   dtl_envelope_t *envelope)
{
    struct message message;
    dtl_status status = probe(ctx, source, tag, NULL, &message);

    if (status == DTL_SUCCESS)
        *envelope = dtl__message_envelope(&message);
    return status;
}

dtl_status dtl_impl_iprobe_envelope(struct context *ctx, dtl_rank_t source, dtl_tag_t tag,
                                    int *flag, dtl_envelope_t *envelope)
{
    struct message message;
    dtl_status status = probe_now(ctx, source, tag, flag, &message);

    if (status == DTL_SUCCESS && *flag)
        *envelope = dtl__message_envelope(&message);
    return status;
}
