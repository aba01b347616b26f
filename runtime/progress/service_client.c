/* SPDX-License-Identifier: BSD-3-Clause */
/* Sends requests to other ranks and waits for their replies; implements the barrier. */
#include <string.h>

#include "polling.h"
#include "service_state.h"
#include "wait.h"

_Static_assert(sizeof(struct request_header) == SERVICE_HEADER_BYTES,
               "these bytes hold the header");

dtl_status dtl__service_post_message(struct service *service, int32_t rank, uint64_t identity,
                                     void *message, uint64_t bytes, struct ticket *ticket)
{
    const struct dtype *byte = dtl__dtype(DTL_DTYPE_BYTE);
    struct request_header head = {.identity = identity,
                                  .number = atomic_fetch_add(&service->numbers, 1)};
    struct ticket sent = {.number = head.number, .rank = rank, .message = message};
    dtl_status status = dtl__alloc(&sent.reply_buffer, SMALL_REPLY, "answer of another rank");

    if (status != DTL_SUCCESS)
        return status;
    memcpy(message, &head, sizeof head);
    status = service->comm.ops->isend(&service->comm, message, sizeof head + bytes, byte, rank,
                                      TAG_REQUEST, &sent.sending);
    if (status == DTL_SUCCESS)
        *ticket = sent;
    else
        dtl__release(sent.reply_buffer);
    return status;
}

dtl_status dtl__service_post(struct service *service, int32_t rank, uint64_t identity,
                             const void *request, uint64_t bytes, struct ticket *ticket)
{
    char *message = NULL;
    dtl_status status =
        dtl__alloc((void **)&message, SERVICE_HEADER_BYTES + bytes, "request to another rank");

    if (status != DTL_SUCCESS)
        return status;
    if (bytes > 0)
        memcpy(message + SERVICE_HEADER_BYTES, request, bytes);
    status = dtl__service_post_message(service, rank, identity, message, bytes, ticket);
    if (status != DTL_SUCCESS)
        dtl__release(message);
    return status;
}

dtl_status dtl__service_notify_with(struct service *service, int32_t rank, uint64_t identity,
                                    const void *request, uint64_t bytes, const void *payload,
                                    uint64_t payload_bytes)
{
    struct request_header head = {.identity = identity, .number = NO_REPLY};
    const struct message_part parts[] = {
        {&head, sizeof head}, {request, bytes}, {payload, payload_bytes}};
    dtl_status status;

    pthread_mutex_lock(&service->lock);
    dtl__service_reap(service);
    status = dtl__service_send(service, rank, TAG_REQUEST, parts, 3);
    pthread_mutex_unlock(&service->lock);
    return status;
}

dtl_status dtl__service_notify(struct service *service, int32_t rank, uint64_t identity,
                               const void *request, uint64_t bytes)
{
    return dtl__service_notify_with(service, rank, identity, request, bytes, NULL, 0);
}

dtl_status dtl__service_notify_now(struct service *service, int32_t rank, uint64_t identity,
                                   const void *request, uint64_t bytes)
{
    struct request_header head = {.identity = identity, .number = NO_REPLY};
    _Alignas(16) char message[sizeof head + SERVICE_NOW];
    dtl_status status;

    memcpy(message, &head, sizeof head);
    if (bytes > 0)
        memcpy(message + sizeof head, request, bytes);
    status = dtl__send_now(&service->comm, message, sizeof head + bytes, rank, TAG_REQUEST);
    return status == DTL_SUCCESS ? DTL_SUCCESS : dtl__service_mark_broken(service, status);
}

dtl_status dtl__reply_check(const char *object, const struct reply *reply, uint64_t bytes)
{
    if (reply->bytes == bytes)
        return DTL_SUCCESS;
    return dtl__fail(DTL_ERROR_INVALID_FORMAT, "%s: a reply has %llu bytes; expected %llu", object,
                     (unsigned long long)reply->bytes, (unsigned long long)bytes);
}

/* Fails if this rank has marked the service as broken. */
static dtl_status check_self(const struct service *service)
{
    if (!atomic_load_explicit(&service->is_broken, memory_order_relaxed))
        return DTL_SUCCESS;
    return dtl__fail(DTL_ERROR_COMMUNICATION,
                     "this rank has lost a message of this context; expected all that were sent");
}

dtl_status dtl__service_check_peer(const struct service *service, int32_t rank)
{
    dtl_status status = check_self(service);

    if (status != DTL_SUCCESS || !atomic_load_explicit(&service->lost[rank], memory_order_relaxed))
        return status;
    return dtl__fail(DTL_ERROR_COMMUNICATION,
                     "rank %d has lost a message of this context; expected all that were sent",
                     (int)rank);
}

/* State of a wait for one reply. */
struct reply_wait {
    struct service *service;
    const struct ticket *ticket;
    struct message found;
};

/* Wait test: done if a message that may be the reply has arrived.  A reply that has arrived is
 * accepted even if its rank has left since; has_left is therefore read before the probe. */
static dtl_status reply_test(void *state, bool *done)
{
    struct reply_wait *wait = state;
    struct service *service = wait->service;
    struct comm *comm = &service->comm;
    int32_t rank = wait->ticket->rank;
    bool has_left = dtl__comm_has_left(comm, rank);
    dtl_status status =
        comm->ops->probe(comm, rank, reply_tag(wait->ticket->number), done, &wait->found);

    if (status != DTL_SUCCESS)
        return dtl__service_mark_broken(service, status);
    if (!*done && has_left)
        return dtl__comm_fail_left(rank);
    return *done ? DTL_SUCCESS : dtl__service_check_peer(service, rank);
}

dtl_status dtl__service_test(struct service *service, struct ticket *ticket, bool *done)
{
    struct reply_wait wait = {.service = service, .ticket = ticket};

    dtl__service_try_serve(service);
    *done = reply_test(&wait, done) != DTL_SUCCESS || *done; /* the wait then returns the failure */
    return DTL_SUCCESS;
}

/* Reads the reply in a message.  Returns DTL_NOT_FOUND if it belongs to another request, or is
 * malformed. */
static dtl_status reply_read(struct ticket *ticket, char *message, uint64_t bytes,
                             struct reply *out)
{
    struct reply_header *head = (struct reply_header *)message;
    struct reply reply = {.data = ticket->reply_buffer, .bytes = bytes - sizeof *head};
    dtl_status status = DTL_SUCCESS;

    if (bytes < sizeof *head || head->number != ticket->number) {
        dtl__drop();
        return DTL_NOT_FOUND;
    }
    if (head->status != DTL_SUCCESS) {
        head->text[TEXT_BYTES - 1] = '\0';
        return dtl__fail(head->status, "rank %d replied: %s", (int)ticket->rank, head->text);
    }
    if (out == NULL)
        return DTL_SUCCESS;
    if (reply.bytes > SMALL_REPLY)
        status = dtl__alloc(&reply.data, reply.bytes, "answer of another rank");
    else
        ticket->reply_buffer = NULL;
    if (status != DTL_SUCCESS)
        return status;
    if (reply.bytes > 0)
        memcpy(reply.data, message + sizeof *head, reply.bytes);
    *out = reply;
    return DTL_SUCCESS;
}

/* Blocks until a message arrives that may be the reply, and receives it.  Returns DTL_NOT_FOUND if
 * it is not the reply. */
static dtl_status reply_receive(struct service *service, struct ticket *ticket, struct reply *out)
{
    const struct dtype *byte = dtl__dtype(DTL_DTYPE_BYTE);
    struct reply_wait wait = {.service = service, .ticket = ticket};
    dtl_status status = dtl__wait(reply_test, &wait, &dtl__pace_bare);
    struct small_reply small;
    char *message = (char *)&small;

    if (status == DTL_SUCCESS && wait.found.bytes > sizeof small)
        status = dtl__alloc((void **)&message, wait.found.bytes, "answer of another rank");
    if (status != DTL_SUCCESS)
        return status;
    status = service->comm.ops->recv(&service->comm, message, wait.found.bytes, byte, ticket->rank,
                                     reply_tag(ticket->number), NULL);
    if (status == DTL_SUCCESS)
        status = reply_read(ticket, message, wait.found.bytes, out);
    else
        dtl__service_mark_broken(service, status);
    if (message != (char *)&small)
        dtl__release(message);
    return status;
}

/* Releases the ticket.  The message of a request with a reply was received, so its send completes.
 * The send of any other request may never complete; it is kept with the service. */
static void ticket_release(struct service *service, struct ticket *ticket, bool has_reply)
{
    const struct comm_ops *ops = service->comm.ops;
    bool has_gone = true;

    if (ticket->sending != NULL && has_reply)
        ops->operation_wait(ticket->sending, NULL);
    else if (ticket->sending != NULL)
        ops->operation_test(ticket->sending, &has_gone, NULL);
    if (!has_gone) {
        pthread_mutex_lock(&service->lock);
        dtl__service_keep_send(service, ticket->sending, ticket->message);
        pthread_mutex_unlock(&service->lock);
    } else {
        if (ticket->sending != NULL)
            ops->operation_release(ticket->sending);
        dtl__release(ticket->message);
    }
    dtl__release(ticket->reply_buffer);
    *ticket = (struct ticket){0};
}

/* Runs no workers while it waits: an action could use the map or container that the caller is in.
 */
dtl_status dtl__service_wait(struct service *service, struct ticket *ticket, struct reply *out)
{
    dtl_status status;

    do
        status = reply_receive(service, ticket, out);
    while (status == DTL_NOT_FOUND);
    ticket_release(service, ticket, status == DTL_SUCCESS);
    return status;
}

dtl_status dtl__service_call(struct service *service, int32_t rank, uint64_t identity,
                             const void *request, uint64_t bytes, struct reply *out)
{
    struct ticket ticket;
    dtl_status status = dtl__service_post(service, rank, identity, request, bytes, &ticket);

    if (status != DTL_SUCCESS)
        return status;
    return dtl__service_wait(service, &ticket, out);
}

/* ---- the barrier ----------------------------------------------------------------------------- */

/* State of a wait for one rank's token. */
struct token_wait {
    struct service *service;
    int32_t source;
    int32_t tag;
    struct message found;
};

/* Wait test: done if a message that may be the token has arrived.  Fails if none can arrive. */
static dtl_status token_test(void *state, bool *done)
{
    struct token_wait *wait = state;
    struct comm *comm = &wait->service->comm;
    bool has_left = dtl__comm_has_left(comm, wait->source);
    bool has_ended = atomic_load(dtl__service_closed_flag(wait->service, wait->source));
    dtl_status status = comm->ops->probe(comm, wait->source, wait->tag, done, &wait->found);

    if (status != DTL_SUCCESS)
        return dtl__service_mark_broken(wait->service, status);
    if (!*done && has_left)
        return dtl__comm_fail_left(wait->source);
    if (!*done && has_ended)
        return dtl__fail(DTL_ERROR_RANK_FAILURE,
                         "rank %d has closed the context; expected it in the barrier",
                         (int)wait->source);
    return *done ? DTL_SUCCESS : check_self(wait->service);
}

/* Receives one message that may be a token; its number is 0 if it is not. */
static dtl_status token_next(struct service *service, int32_t source, int32_t tag,
                             struct barrier_token *token)
{
    struct token_wait wait = {.service = service, .source = source, .tag = tag};
    dtl_status status = dtl__wait(token_test, &wait, &dtl__pace);
    const struct dtype *byte = dtl__dtype(DTL_DTYPE_BYTE);

    *token = (struct barrier_token){0};
    if (status != DTL_SUCCESS)
        return status;
    status = service->comm.ops->recv(&service->comm, token, sizeof *token, byte, source, tag, NULL);
    return status == DTL_SUCCESS || wait.found.bytes > sizeof *token
               ? DTL_SUCCESS
               : dtl__service_mark_broken(service, status);
}

/* Receives the token of the current barrier.  Tokens of earlier barriers, which this rank left with
 * a failure, are dropped. */
static dtl_status token_receive(struct service *service, int32_t source, int32_t tag)
{
    struct barrier_token token = {0};
    dtl_status status = token_next(service, source, tag, &token);

    while (status == DTL_SUCCESS && token.number != service->barriers) {
        dtl__drop();
        status = token_next(service, source, tag, &token);
    }
    if (status != DTL_SUCCESS || token.status == DTL_SUCCESS)
        return status;
    return dtl__fail(token.status,
                     "rank %d reports a failure in a barrier; expected none on any rank",
                     (int)source);
}

/* Dissemination barrier (Hensgen, Finkel and Manber, "Two algorithms for barrier synchronization",
 * 1988): in round k, each rank sends a token to rank + 2^k and waits for one from rank - 2^k.  A
 * rank that fails continues to send tokens, with its status, because other ranks wait for them; so
 * all ranks fail. */
static __attribute__((noinline)) dtl_status disseminate(struct service *service)
{
    int32_t size = service->comm.size;
    int32_t rank = service->comm.rank;
    int32_t tag = TAG_BARRIER;
    struct barrier_token token = {.number = ++service->barriers};

    for (int32_t step = 1; step < size; step *= 2, tag++) {
        dtl_status status =
            dtl__send_now(&service->comm, &token, sizeof token, (rank + step) % size, tag);

        if (status != DTL_SUCCESS) {
            token.status = token.status == DTL_SUCCESS ? status : token.status;
            dtl__send_now(&service->comm, &token, sizeof token, (rank + step) % size, tag);
        }
        status = token_receive(service, (rank + size - step) % size, tag);
        token.status = token.status == DTL_SUCCESS ? status : token.status;
    }
    return token.status;
}

dtl_status dtl__service_barrier(struct service *service)
{
    return service->comm.size == 1 ? DTL_SUCCESS : disseminate(service);
}
