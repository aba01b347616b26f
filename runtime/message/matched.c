/* SPDX-License-Identifier: BSD-3-Clause */
/* Matched messages (as by MPI_Mprobe): a message that a probe has removed from matching, and that
 * is received later by its handle.  If the backend has no matched probe, the message is received at
 * once and copied later. */
#include "dtl_conditions.h"
#include "dtl_impl.h"
#include "envelope.h"

struct matched {
    struct context *context;
    struct message info;
    struct matched_message *message; /* the backend's message, or NULL */
    void *data;                      /* the data of a message that was received at once */
};

/* Frees the data of a matched message and its context reference, but not the backend's message. */
static void matched_release(struct matched *matched)
{
    dtl__release(matched->data);
    dtl__context_release(matched->context);
    dtl__release(matched);
}

/* Probes for a message and, if one is found, receives it into matched->data and sets matched->info.
 * With done == NULL, blocks until one is found. */
static dtl_status receive_probed(struct comm *comm, int32_t source, int32_t tag, bool *done,
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

/* Probes for a message and sets *out to it if one was found. With done == NULL, blocks until then;
 * else sets *done to whether one was found. */
static dtl_status probe_match(struct context *context, int32_t source, int32_t tag, bool *done,
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
        status = receive_probed(comm, source, tag, done, matched);
    if (status != DTL_SUCCESS || (done != NULL && !*done)) {
        matched_release(matched);
        return status;
    }
    *out = matched;
    return DTL_SUCCESS;
}

/* Releases a matched message without receiving it; other receives and probes can find it again. */
static void release_unreceived(struct matched *matched)
{
    struct comm *comm = &matched->context->comm;

    if (matched->message != NULL && comm->ops->unmatch != NULL)
        comm->ops->unmatch(comm, matched->message);
    matched_release(matched);
}

/* Returns a matched message to the caller, or releases it if its dtype does not fit. */
static dtl_status return_message(struct matched *found, dtl_dtype dtype, struct matched **message,
                                 dtl_message_info_t *info)
{
    dtl_status status = dtl__message_info(&found->info, dtype, info);

    if (status == DTL_SUCCESS)
        *message = found;
    else
        release_unreceived(found);
    return status;
}

dtl_status dtl_impl_mprobe(struct context *ctx, dtl_rank_t source, dtl_tag_t tag, dtl_dtype dtype,
                           struct matched **message, dtl_message_info_t *info)
{
    struct matched *found = NULL;
    dtl_status status = probe_match(ctx, source, tag, NULL, &found);

    return status == DTL_SUCCESS ? return_message(found, dtype, message, info) : status;
}

dtl_status dtl_impl_improbe(struct context *ctx, dtl_rank_t source, dtl_tag_t tag, dtl_dtype dtype,
                            struct matched **message, dtl_message_info_t *info)
{
    struct matched *found = NULL;
    bool is_found = false;
    dtl_status status = probe_match(ctx, source, tag, &is_found, &found);

    return status == DTL_SUCCESS && is_found ? return_message(found, dtype, message, info) : status;
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
        release_unreceived(message);
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

    if (message->message !=
        NULL) /* a receive of 0 elements truncates, and thereby drops, the message */
        comm->ops->mrecv(comm, message->message, NULL, 0, dtl__dtype(DTL_DTYPE_BYTE));
    matched_release(message);
}
