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

/* Ends a matched message without receiving it: other receives and probes can find it again. */
static void give_back(struct matched *matched)
{
    struct comm *comm = &matched->context->comm;

    if (matched->message != NULL && comm->ops->unmatch != NULL)
        comm->ops->unmatch(comm, matched->message);
    matched_release(matched);
}

/* Sets what the caller gets of a message that was found. */
static dtl_status hand_out(struct matched *found, dtl_dtype dtype, struct matched **message,
                           dtl_message_info_t *info)
{
    dtl_status status = dtl__message_info(&found->info, dtype, info);

    if (status == DTL_SUCCESS)
        *message = found;
    else
        give_back(found);
    return status;
}

dtl_status dtl_impl_mprobe(struct context *ctx, dtl_rank_t source, dtl_tag_t tag, dtl_dtype dtype,
                           struct matched **message, dtl_message_info_t *info)
{
    struct matched *found = NULL;
    dtl_status status = match(ctx, source, tag, NULL, &found);

    return status == DTL_SUCCESS ? hand_out(found, dtype, message, info) : status;
}

dtl_status dtl_impl_improbe(struct context *ctx, dtl_rank_t source, dtl_tag_t tag, dtl_dtype dtype,
                            struct matched **message, dtl_message_info_t *info)
{
    struct matched *found = NULL;
    bool is_there = false;
    dtl_status status = match(ctx, source, tag, &is_there, &found);

    return status == DTL_SUCCESS && is_there ? hand_out(found, dtype, message, info) : status;
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

dtl_status dtl_impl_mrecv(struct matched *message, void *buf, dtl_size_t count, dtl_dtype dtype)
{
    struct comm *comm = &message->context->comm;
    const struct dtype *type = dtl__dtype(dtype);
    const struct message *info = &message->info;
    dtl_status status = DTL_SUCCESS;

    if (!message_fits(info, count, type)) {
        status = dtl__refuse_message(info, count, type);
        give_back(message);
        return status;
    }
    if (message->message != NULL)
        status = comm->ops->mrecv(comm, message->message, buf, count, type);
    else if (info->bytes > 0)
        memcpy(buf, message->data, info->bytes);
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
