/* SPDX-License-Identifier: BSD-3-Clause */
/* Point-to-point operations of struct comm_ops. */
#include "local.h"

pthread_mutex_t local__lock = PTHREAD_MUTEX_INITIALIZER;
bool local__is_open;

/* Makes progress. Fails if the job has ended. The lock is held. */
static dtl_status make_progress(void)
{
    if (!local__is_open)
        return local__host->fail(DTL_ERROR_INVALID_STATE,
                                 "the job has been left; expected one that runs");
    local__transfer();
    return DTL_SUCCESS;
}

/* ---- waits that can never end ---------------------------------------------------------------- */

/* Fails because the peer, or with DTL_ANY_SOURCE every other rank, has left the job. */
static dtl_status refuse_left(const struct group *group, int32_t peer, bool is_send)
{
    if (peer == DTL_ANY_SOURCE)
        return local__host->fail(DTL_ERROR_RANK_FAILURE,
                                 "all other ranks have left the job, while this rank waits for a "
                                 "message; expected them to run until all are done");
    return local__host->fail(
        DTL_ERROR_RANK_FAILURE,
        "rank %d has left the job, while this rank %s it; expected it to run until all are done",
        (int)group->ranks[peer], is_send ? "sends to" : "waits for a message from");
}

/* Makes progress, and fails if the operation is not done and can never be: its peer has left, or a
 * rank has died. Tests whether the peer has left before it makes progress, so that all messages
 * that the peer sent before are transferred by then. The lock is held. */
static dtl_status progress_or_fail(const struct group *group, int32_t peer, bool is_send,
                                   const bool *done)
{
    bool is_left = local__group_is_left(group, peer);
    dtl_status status = make_progress();

    if (status != DTL_SUCCESS || *done)
        return status;
    return is_left ? refuse_left(group, peer, is_send) : local__health();
}

/* ---- operations ------------------------------------------------------------------------------ */

/* Reports an operation's failure, with its message, in the calling thread. */
static dtl_status operation_result(const struct operation *operation, struct message *info)
{
    if (operation->status == DTL_ERROR_CANCELED)
        return local__host->fail(
            DTL_ERROR_CANCELED,
            "the receive with tag %d was canceled before its message came; expected a message",
            (int)operation->tag);
    if (operation->status != DTL_SUCCESS)
        return local__host->refuse_message(&operation->info, operation->count, operation->type);
    if (info != NULL && !operation->is_send)
        *info = operation->info;
    return DTL_SUCCESS;
}

dtl_status local__operation_test(struct operation *operation, bool *done, struct message *info)
{
    dtl_status status = DTL_SUCCESS;

    pthread_mutex_lock(&local__lock);
    if (!operation->is_done)
        status = progress_or_fail(operation->group, operation->peer, operation->is_send,
                                  &operation->is_done);
    *done = operation->is_done;
    pthread_mutex_unlock(&local__lock);
    if (status == DTL_SUCCESS && *done)
        status = operation_result(operation, info);
    return status;
}

dtl_status local__operation_wait(struct operation *operation, struct message *info)
{
    bool done = false;
    dtl_status status = DTL_SUCCESS;

    for (uint64_t round = 0; status == DTL_SUCCESS && !done; round++) {
        uint32_t doorbell_count = local__doorbell_count();

        status = local__operation_test(operation, &done, info);
        if (status == DTL_SUCCESS && !done)
            status = local__wait_once(doorbell_count, round);
    }
    return status;
}

/* Removes a receive from the posted queue. Returns true if it had no message yet. The lock is held.
 */
static bool posted_unlink(struct operation *operation)
{
    struct operation **link = &operation->group->posted;

    while (*link != NULL && *link != operation)
        link = &(*link)->next;
    if (*link == NULL)
        return false;
    *link = operation->next;
    return true;
}

/* Detaches an unfinished operation from its buffer: a send continues from a copy; a receive is
 * removed from the queue, or the rest of its message is discarded. Takes the lock. */
static void operation_detach(struct operation *operation)
{
    pthread_mutex_lock(&local__lock);
    if (local__is_open && !operation->is_done) {
        if (operation->is_send)
            local__transfer_detach(operation);
        else if (!posted_unlink(operation))
            local__transfer_drop_receive(operation);
    }
    pthread_mutex_unlock(&local__lock);
}

/* ---- starting -------------------------------------------------------------------------------- */

/* Makes progress and queues the send, which must stay valid until it is done or detached. Takes the
 * lock. Fails if the job has ended. */
static dtl_status send_start(struct operation *send)
{
    dtl_status status;

    pthread_mutex_lock(&local__lock);
    status = make_progress();
    if (status == DTL_SUCCESS)
        local__transfer_send(send);
    pthread_mutex_unlock(&local__lock);
    return status;
}

/* Initializes a send without starting it. Copies the shape, unless it is NULL, but not the data. */
static struct operation send_of(struct comm *comm, const void *buffer, const dtl_shape *shape,
                                uint64_t bytes, dtl_dtype dtype, int32_t dest, int32_t tag)
{
    struct group *group = comm->state;
    struct operation send = {
        .group = group,
        .is_send = true,
        .buffer = (void *)buffer,
        .peer = dest,
        .tag = tag,
        .info = {.source = dest, .tag = tag, .bytes = bytes, .dtype = dtype},
        .packet = {.group = group->identity,
                   .bytes = bytes,
                   .source = comm->rank,
                   .tag = tag,
                   .dtype = dtype},
    };

    if (shape != NULL)
        send.packet.shape = *shape;
    return send;
}

/* Matches an unexpected message, refuses it if it does not fit, or posts the receive. */
static dtl_status receive_start(struct operation *receive)
{
    struct group *group = receive->group;
    struct matched_message *message;
    struct operation **end;
    bool is_refused = false;
    dtl_status status;

    pthread_mutex_lock(&local__lock);
    status = make_progress();
    if (status == DTL_SUCCESS) {
        message = local__unexpected_find(group, receive->peer, receive->tag);
        if (message == NULL || message_is_taken(&message->info, receive->count, receive->type))
            message = local__unexpected_remove(group, receive->peer, receive->tag);
        else
            is_refused = !local__accept(receive, &message->info);
        for (end = &group->posted; message == NULL && *end != NULL; end = &(*end)->next)
            ;
        if (message == NULL)
            *end = receive;
        else if (!is_refused)
            local__deliver(receive, message);
    }
    pthread_mutex_unlock(&local__lock);
    return status;
}

/* Initializes a receive without starting it. */
static struct operation receive_of(struct comm *comm, void *buffer, uint64_t count,
                                   const struct dtype *type, int32_t source, int32_t tag)
{
    return (struct operation){.group = comm->state,
                              .buffer = buffer,
                              .peer = source,
                              .tag = tag,
                              .count = count,
                              .type = type};
}

dtl_status local__send(struct comm *comm, const void *buffer, uint64_t count,
                       const struct dtype *type, int32_t dest, int32_t tag)
{
    struct operation send = send_of(comm, buffer, NULL, count * type->size, type->id, dest, tag);
    dtl_status status = send_start(&send);

    if (status == DTL_SUCCESS)
        status = local__operation_wait(&send, NULL);
    operation_detach(&send);
    return status;
}

dtl_status local__recv(struct comm *comm, void *buffer, uint64_t count, const struct dtype *type,
                       int32_t source, int32_t tag, struct message *info)
{
    struct operation receive = receive_of(comm, buffer, count, type, source, tag);
    dtl_status status = receive_start(&receive);

    if (status == DTL_SUCCESS)
        status = local__operation_wait(&receive, info);
    operation_detach(&receive);
    return status;
}

dtl_status local__sendrecv(struct comm *comm, const void *send, uint64_t sendcount,
                           const struct dtype *sendtype, int32_t dest, int32_t sendtag, void *recv,
                           uint64_t recvcount, const struct dtype *recvtype, int32_t source,
                           int32_t recvtag, struct message *info)
{
    struct operation sending =
        send_of(comm, send, NULL, sendcount * sendtype->size, sendtype->id, dest, sendtag);
    dtl_status status = send_start(&sending), sent;

    if (status != DTL_SUCCESS)
        return status;
    status = local__recv(comm, recv, recvcount, recvtype, source, recvtag, info);
    sent = status == DTL_SUCCESS || status == DTL_ERROR_BUFFER_TOO_SMALL ||
                   status == DTL_ERROR_INVALID_ARGUMENT
               ? local__operation_wait(&sending, NULL)
               : DTL_SUCCESS;
    operation_detach(&sending);
    return status != DTL_SUCCESS ? status : sent;
}

/* Allocates a copy of `made`, starts it and sets *out, which the caller owns. */
static dtl_status operation_make(const struct operation *made,
                                 dtl_status (*start)(struct operation *), struct operation **out)
{
    struct operation *operation = NULL;
    dtl_status status = local__host->alloc((void **)&operation, sizeof *operation, "operation");

    if (status != DTL_SUCCESS)
        return status;
    *operation = *made;
    status = start(operation);
    if (status == DTL_SUCCESS)
        *out = operation;
    else
        local__host->release(operation);
    return status;
}

dtl_status local__isend_shaped(struct comm *comm, const void *buffer, const dtl_shape *shape,
                               uint64_t count, const struct dtype *type, int32_t dest, int32_t tag,
                               struct operation **out)
{
    struct operation send = send_of(comm, buffer, shape, count * type->size, type->id, dest, tag);

    return operation_make(&send, send_start, out);
}

dtl_status local__isend(struct comm *comm, const void *buffer, uint64_t count,
                        const struct dtype *type, int32_t dest, int32_t tag, struct operation **out)
{
    return local__isend_shaped(comm, buffer, NULL, count, type, dest, tag, out);
}

dtl_status local__irecv(struct comm *comm, void *buffer, uint64_t count, const struct dtype *type,
                        int32_t source, int32_t tag, struct operation **out)
{
    struct operation receive = receive_of(comm, buffer, count, type, source, tag);

    return operation_make(&receive, receive_start, out);
}

/* ---- probe and matched probe ----------------------------------------------------------------- */

/* Arguments of a probe. */
struct probe_arguments {
    struct group *group;
    int32_t source;
    int32_t tag;
    struct message *info;
    struct matched_message **out; /* NULL: a probe, which leaves the message in the queue */
};

/* Handles a message that waits in its ring without memory: a probe sets *done, but only a receive
 * can remove the message. */
static dtl_status find_without_memory(const struct probe_arguments *what, bool *done)
{
    struct message info;

    if (!local__transfer_find(what->group, what->source, what->tag, &info))
        return DTL_SUCCESS;
    if (what->out != NULL)
        return local__host->fail(DTL_ERROR_OUT_OF_MEMORY,
                                 "no memory for a message of %llu bytes before its receive",
                                 (unsigned long long)info.bytes);
    if (what->info != NULL)
        *what->info = info;
    *done = true;
    return DTL_SUCCESS;
}

/* Makes progress and sets *done if a matching message has arrived; a matched probe removes it. With
 * `is_waiting`, fails if no message can arrive any more. Takes the lock. */
static dtl_status probe_once(const struct probe_arguments *what, bool *done, bool is_waiting)
{
    struct matched_message *message;
    bool is_left = is_waiting && local__group_is_left(what->group, what->source);
    dtl_status status;

    pthread_mutex_lock(&local__lock);
    status = make_progress();
    message = what->out == NULL ? local__unexpected_find(what->group, what->source, what->tag)
                                : local__unexpected_remove(what->group, what->source, what->tag);
    *done = message != NULL;
    if (*done && what->info != NULL)
        *what->info = message->info;
    if (*done && what->out != NULL)
        *what->out = message;
    if (status == DTL_SUCCESS && !*done)
        status = find_without_memory(what, done);
    pthread_mutex_unlock(&local__lock);
    if (status != DTL_SUCCESS || *done || !is_waiting)
        return status;
    return is_left ? refuse_left(what->group, what->source, false) : local__health();
}

/* Probes once and sets *done, or, if `done` is NULL, blocks until a message matches. Takes the
 * lock. */
static dtl_status probe(const struct probe_arguments *what, bool *done)
{
    bool found = false;
    dtl_status status = DTL_SUCCESS;

    if (done != NULL)
        return probe_once(what, done, false);
    for (uint64_t round = 0; status == DTL_SUCCESS && !found; round++) {
        uint32_t doorbell_count = local__doorbell_count();

        status = probe_once(what, &found, true);
        if (status == DTL_SUCCESS && !found)
            status = local__wait_once(doorbell_count, round);
    }
    return status;
}

dtl_status local__probe(struct comm *comm, int32_t source, int32_t tag, bool *done,
                        struct message *info)
{
    struct probe_arguments what = {comm->state, source, tag, info, NULL};

    return probe(&what, done);
}

dtl_status local__mprobe(struct comm *comm, int32_t source, int32_t tag, bool *done,
                         struct message *info, struct matched_message **out)
{
    struct probe_arguments what = {comm->state, source, tag, info, out};

    return probe(&what, done);
}

void local__unmatch(struct comm *comm, struct matched_message *message)
{
    pthread_mutex_lock(&local__lock);
    local__unexpected_return(comm->state, message);
    pthread_mutex_unlock(&local__lock);
}

dtl_status local__mrecv(struct comm *comm, struct matched_message *message, void *buffer,
                        uint64_t count, const struct dtype *type)
{
    struct operation receive =
        receive_of(comm, buffer, count, type, message->info.source, message->info.tag);
    dtl_status status;

    pthread_mutex_lock(&local__lock);
    local__deliver(&receive, message);
    pthread_mutex_unlock(&local__lock);
    status = local__operation_wait(&receive, NULL);
    operation_detach(&receive);
    return status;
}

/* ---- cancel and release ---------------------------------------------------------------------- */

dtl_status local__operation_cancel(struct operation *operation)
{
    if (operation->is_send)
        return local__host->fail(
            DTL_ERROR_NOT_SUPPORTED,
            "only a receive can be canceled once it has been started; expected one");
    pthread_mutex_lock(&local__lock);
    if (posted_unlink(operation)) {
        operation->status = DTL_ERROR_CANCELED;
        operation->is_done = true;
    }
    pthread_mutex_unlock(&local__lock);
    return DTL_SUCCESS;
}

void local__operation_release(struct operation *operation)
{
    operation_detach(operation);
    local__host->release(operation);
}
