/* SPDX-License-Identifier: BSD-3-Clause */
/* The messages of the API, and requests for those that go on in the background. */
#include "async/future.h"
#include "dtl_impl.h"

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

/* ---- requests: a failure is reported when it is noticed -------------------------------------- */

struct pending {
    struct context *context;
    struct operation *operation;
};

static dtl_status pending_test(void *state, bool *done)
{
    struct pending *pending = state;
    struct comm *comm = &pending->context->comm;

    return dtl__report(comm, comm->ops->operation_test(pending->operation, done, NULL));
}

static dtl_status pending_wait(void *state)
{
    struct pending *pending = state;
    struct comm *comm = &pending->context->comm;

    return dtl__report(comm, comm->ops->operation_wait(pending->operation, NULL));
}

static dtl_status pending_cancel(void *state)
{
    struct pending *pending = state;

    return pending->context->comm.ops->operation_cancel(pending->operation);
}

static void pending_release(void *state)
{
    struct pending *pending = state;

    if (pending->operation != NULL)
        pending->context->comm.ops->operation_release(pending->operation);
    dtl__context_release(pending->context);
    dtl__release(pending);
}

static const struct future_source pending_source = {.test = pending_test,
                                                    .wait = pending_wait,
                                                    .cancel = pending_cancel,
                                                    .release = pending_release};

/* A request without its operation, so that starting the operation is the last thing that can fail.
 */
static dtl_status pending_make(struct context *ctx, struct pending **pending,
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
    struct pending *pending = NULL;
    struct future *made = NULL;
    dtl_status status = pending_make(ctx, &pending, &made);

    if (status != DTL_SUCCESS)
        return status;
    status = ctx->comm.ops->isend(&ctx->comm, buf, count, dtl__dtype(dtype), dest, tag,
                                  &pending->operation);
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
    struct pending *pending = NULL;
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

static dtl_message_info_t info_make(const struct message *message, dtl_dtype dtype)
{
    return (dtl_message_info_t){.source = message->source,
                                .tag = message->tag,
                                .count = message->bytes / dtl__dtype(dtype)->size};
}

dtl_status dtl_impl_probe(struct context *ctx, dtl_rank_t source, dtl_tag_t tag, dtl_dtype dtype,
                          dtl_message_info_t *info)
{
    struct message message;
    dtl_status status = ctx->comm.ops->probe(&ctx->comm, source, tag, NULL, &message);

    if (status == DTL_SUCCESS)
        *info = info_make(&message, dtype);
    return status;
}

dtl_status dtl_impl_iprobe(struct context *ctx, dtl_rank_t source, dtl_tag_t tag, dtl_dtype dtype,
                           int *flag, dtl_message_info_t *info)
{
    struct message message;
    bool found = false;
    dtl_status status = ctx->comm.ops->probe(&ctx->comm, source, tag, &found, &message);

    if (status != DTL_SUCCESS)
        return status;
    if (found)
        *info = info_make(&message, dtype);
    *flag = found;
    return DTL_SUCCESS;
}
