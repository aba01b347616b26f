/* SPDX-License-Identifier: BSD-3-Clause */
/* Messages that were matched by a probe and are received later, by whoever holds them.  Where a
 * back end can't hand them out, they are received at once and copied later. */
#include "dtl_conditions.h"
#include "dtl_impl.h"
#include "envelope.h"

struct matched {
    struct context *context;
    struct message info;
    struct matched_message *message; /* the back end's, or */
    void *data;                      /* what was received at once */
};

static void matched_release(struct matched *matched)
{
    dtl__release(matched->data);
    dtl__context_release(matched->context);
    dtl__release(matched);
}

/* Receives what a probe finds.  *done may be NULL as in the contract. */
static dtl_status fetch(struct comm *comm, int32_t source, int32_t tag, bool *done,
                        struct matched *matched)
{
    const struct dtype *byte = dtl__dtype(DTL_DTYPE_BYTE);
    struct message *info = &matched->info;
    dtl_status status = comm->ops->probe(comm, source, tag, done, info);

    if (status != DTL_SUCCESS || (done != NULL && !*done))
        return status;
    status = dtl__alloc(&matched->data, info->bytes, "matched message");
    if (status != DTL_SUCCESS)
        return status;
    return comm->ops->recv(comm, matched->data, info->bytes, byte, info->source, info->tag, NULL);
}

static dtl_status match(struct context *context, int32_t source, int32_t tag, bool *done,
                        struct matched **out)
{
    struct comm *comm = &context->comm;
    struct matched *matched = NULL;
    dtl_status status = dtl__alloc((void **)&matched, sizeof *matched, "matched message");

    if (status != DTL_SUCCESS)
        return status;
    matched->context = dtl__context_retain(context);
    if (comm->ops->mprobe != NULL)
        status = comm->ops->mprobe(comm, source, tag, done, &matched->info, &matched->message);
    else
        status = fetch(comm, source, tag, done, matched);
    if (status != DTL_SUCCESS || (done != NULL && !*done)) {
        matched_release(matched);
        return status;
    }
    *out = matched;
    return DTL_SUCCESS;
}

static dtl_message_info_t told(const struct matched *matched, dtl_dtype dtype)
{
    return (dtl_message_info_t){.source = matched->info.source,
                                .tag = matched->info.tag,
                                .count = matched->info.bytes / dtl__dtype(dtype)->size};
}

dtl_status dtl_impl_mprobe(struct context *ctx, dtl_rank_t source, dtl_tag_t tag, dtl_dtype dtype,
                           struct matched **message, dtl_message_info_t *info)
{
    dtl_status status = match(ctx, source, tag, NULL, message);

    if (status == DTL_SUCCESS)
        *info = told(*message, dtype);
    return status;
}

dtl_status dtl_impl_improbe(struct context *ctx, dtl_rank_t source, dtl_tag_t tag, dtl_dtype dtype,
                            struct matched **message, dtl_message_info_t *info)
{
    bool found = false;
    dtl_status status = match(ctx, source, tag, &found, message);

    if (status == DTL_SUCCESS && found)
        *info = told(*message, dtype);
    return status;
}

struct context *dtl__matched_context(const struct matched *message)
{
    return message->context;
}

dtl_status dtl_impl_message_envelope(struct matched *message, dtl_envelope_t *envelope)
{
    *envelope = dtl__message_envelope(&message->info);
    return DTL_SUCCESS;
}

static dtl_status copy_out(const struct matched *matched, void *buffer, uint64_t count,
                           const struct dtype *type)
{
    const struct message *info = &matched->info;

    if (!message_fits(info, count, type))
        return dtl__refuse_message(info, count, type);
    if (info->bytes > 0)
        memcpy(buffer, matched->data, info->bytes);
    return DTL_SUCCESS;
}

dtl_status dtl_impl_mrecv(struct matched *message, void *buf, dtl_size_t count, dtl_dtype dtype)
{
    struct comm *comm = &message->context->comm;
    const struct dtype *type = dtl__dtype(dtype);
    dtl_status status;

    if (message->message != NULL)
        status = comm->ops->mrecv(comm, message->message, buf, count, type);
    else
        status = copy_out(message, buf, count, type);
    matched_release(message);
    return status;
}

void dtl_impl_message_free(struct matched *message)
{
    struct comm *comm = &message->context->comm;

    if (message->message != NULL) /* too long for no room: received and dropped */
        comm->ops->mrecv(comm, message->message, NULL, 0, dtl__dtype(DTL_DTYPE_BYTE));
    matched_release(message);
}
