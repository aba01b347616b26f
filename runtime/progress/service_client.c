/* SPDX-License-Identifier: BSD-3-Clause */
/* Requests to other ranks, and the wait for their answers. */
#include <string.h>

#include "polling.h"
#include "service_state.h"
#include "wait.h"

_Static_assert(sizeof(struct request_head) == SERVICE_ROOM, "the room is the head's");

dtl_status dtl__service_post_message(struct service *service, int32_t rank, uint64_t identity,
                                     void *message, uint64_t bytes, struct ticket *ticket)
{
    const struct dtype *byte = dtl__dtype(DTL_DTYPE_BYTE);
    struct request_head head = {.identity = identity,
                                .number = atomic_fetch_add(&service->numbers, 1)};
    struct ticket made = {.number = head.number, .rank = rank, .message = message};
    dtl_status status = dtl__alloc(&made.room, SMALL_ANSWER, "answer of another rank");

    if (status != DTL_SUCCESS)
        return status;
    memcpy(message, &head, sizeof head);
    status = service->comm.ops->isend(&service->comm, message, sizeof head + bytes, byte, rank,
                                      TAG_REQUEST, &made.sending);
    if (status == DTL_SUCCESS)
        *ticket = made;
    else
        dtl__release(made.room);
    return status;
}

dtl_status dtl__service_post(struct service *service, int32_t rank, uint64_t identity,
                             const void *request, uint64_t bytes, struct ticket *ticket)
{
    char *message = NULL;
    dtl_status status =
        dtl__alloc((void **)&message, SERVICE_ROOM + bytes, "request to another rank");

    if (status != DTL_SUCCESS)
        return status;
    if (bytes > 0)
        memcpy(message + SERVICE_ROOM, request, bytes);
    status = dtl__service_post_message(service, rank, identity, message, bytes, ticket);
    if (status != DTL_SUCCESS)
        dtl__release(message);
    return status;
}

dtl_status dtl__service_tell_with(struct service *service, int32_t rank, uint64_t identity,
                                  const void *request, uint64_t bytes, const void *payload,
                                  uint64_t payload_bytes)
{
    struct request_head head = {.identity = identity, .number = NUMBER_NONE};
    const struct piece pieces[] = {
        {&head, sizeof head}, {request, bytes}, {payload, payload_bytes}};
    dtl_status status;

    pthread_mutex_lock(&service->lock);
    dtl__service_reap(service);
    status = dtl__service_send(service, rank, TAG_REQUEST, pieces, 3);
    pthread_mutex_unlock(&service->lock);
    return status;
}

dtl_status dtl__service_tell(struct service *service, int32_t rank, uint64_t identity,
                             const void *request, uint64_t bytes)
{
    return dtl__service_tell_with(service, rank, identity, request, bytes, NULL, 0);
}

dtl_status dtl__service_tell_now(struct service *service, int32_t rank, uint64_t identity,
                                 const void *request, uint64_t bytes)
{
    struct request_head head = {.identity = identity, .number = NUMBER_NONE};
    _Alignas(16) char message[sizeof head + SERVICE_NOW];
    dtl_status status;

    memcpy(message, &head, sizeof head);
    if (bytes > 0)
        memcpy(message + sizeof head, request, bytes);
    status = dtl__send_now(&service->comm, message, sizeof head + bytes, rank, TAG_REQUEST);
    return status == DTL_SUCCESS ? DTL_SUCCESS : dtl__service_lose(service, status);
}

dtl_status dtl__answer_check(const char *object, const struct answer *answer, uint64_t bytes)
{
    if (answer->bytes == bytes)
        return DTL_SUCCESS;
    return dtl__fail(DTL_ERROR_INVALID_FORMAT, "%s: an answer has %llu bytes; expected %llu",
                     object, (unsigned long long)answer->bytes, (unsigned long long)bytes);
}

static dtl_status own_reach(const struct service *service)
{
    if (!atomic_load_explicit(&service->is_broken, memory_order_relaxed))
        return DTL_SUCCESS;
    return dtl__fail(DTL_ERROR_COMMUNICATION,
                     "this rank has lost a message of this context; expected all that were sent");
}

dtl_status dtl__service_reach(const struct service *service, int32_t rank)
{
    dtl_status status = own_reach(service);

    if (status != DTL_SUCCESS || !atomic_load_explicit(&service->lost[rank], memory_order_relaxed))
        return status;
    return dtl__fail(DTL_ERROR_COMMUNICATION,
                     "rank %d has lost a message of this context; expected all that were sent",
                     (int)rank);
}

/* A wait for one answer. */
struct answer_wait {
    struct service *service;
    const struct ticket *ticket;
    struct message found;
};

/* A wait_test.  What has come is taken, also from a rank of which nothing else is to be expected.
 */
static dtl_status answer_test(void *state, bool *done)
{
    struct answer_wait *wait = state;
    struct service *service = wait->service;
    struct comm *comm = &service->comm;
    int32_t rank = wait->ticket->rank;
    bool has_left = dtl__comm_has_left(comm, rank);
    dtl_status status =
        comm->ops->probe(comm, rank, answer_tag(wait->ticket->number), done, &wait->found);

    if (status != DTL_SUCCESS)
        return dtl__service_lose(service, status);
    if (!*done && has_left)
        return dtl__comm_fail_left(rank);
    return *done ? DTL_SUCCESS : dtl__service_reach(service, rank);
}

dtl_status dtl__service_test(struct service *service, struct ticket *ticket, bool *done)
{
    struct answer_wait wait = {.service = service, .ticket = ticket};

    dtl__service_answer(service);
    *done = answer_test(&wait, done) != DTL_SUCCESS || *done; /* the wait tells of a failure */
    return DTL_SUCCESS;
}

/* The answer in a message, which it belongs to; DTL_NOT_FOUND where it is another's, or none. */
static dtl_status answer_read(struct ticket *ticket, char *message, uint64_t bytes,
                              struct answer *out)
{
    struct answer_head *head = (struct answer_head *)message;
    struct answer answer = {.data = ticket->room, .bytes = bytes - sizeof *head};
    dtl_status status = DTL_SUCCESS;

    if (bytes < sizeof *head || head->number != ticket->number) {
        dtl__drop();
        return DTL_NOT_FOUND;
    }
    if (head->status != DTL_SUCCESS) {
        head->text[TEXT_BYTES - 1] = '\0';
        return dtl__fail(head->status, "rank %d answers: %s", (int)ticket->rank, head->text);
    }
    if (out == NULL)
        return DTL_SUCCESS;
    if (answer.bytes > SMALL_ANSWER)
        status = dtl__alloc(&answer.data, answer.bytes, "answer of another rank");
    else
        ticket->room = NULL;
    if (status != DTL_SUCCESS)
        return status;
    if (answer.bytes > 0)
        memcpy(answer.data, message + sizeof *head, answer.bytes);
    *out = answer;
    return DTL_SUCCESS;
}

/* Waits for one message that may be the answer. */
static dtl_status answer_take(struct service *service, struct ticket *ticket, struct answer *out)
{
    const struct dtype *byte = dtl__dtype(DTL_DTYPE_BYTE);
    struct answer_wait wait = {.service = service, .ticket = ticket};
    dtl_status status = dtl__wait(answer_test, &wait, &dtl__pace_bare);
    struct small_answer small;
    char *message = (char *)&small;

    if (status == DTL_SUCCESS && wait.found.bytes > sizeof small)
        status = dtl__alloc((void **)&message, wait.found.bytes, "answer of another rank");
    if (status != DTL_SUCCESS)
        return status;
    status = service->comm.ops->recv(&service->comm, message, wait.found.bytes, byte, ticket->rank,
                                     answer_tag(ticket->number), NULL);
    if (status == DTL_SUCCESS)
        status = answer_read(ticket, message, wait.found.bytes, out);
    else
        dtl__service_lose(service, status);
    if (message != (char *)&small)
        dtl__release(message);
    return status;
}

/* What was answered was received, and has gone; what nobody answers may be on its way for ever. */
static void ticket_release(struct service *service, struct ticket *ticket, bool is_answered)
{
    const struct comm_ops *ops = service->comm.ops;
    bool has_gone = true;

    if (ticket->sending != NULL && is_answered)
        ops->operation_wait(ticket->sending, NULL);
    else if (ticket->sending != NULL)
        ops->operation_test(ticket->sending, &has_gone, NULL);
    if (!has_gone) {
        pthread_mutex_lock(&service->lock);
        dtl__service_keep(service, ticket->sending, ticket->message);
        pthread_mutex_unlock(&service->lock);
    } else {
        if (ticket->sending != NULL)
            ops->operation_release(ticket->sending);
        dtl__release(ticket->message);
    }
    dtl__release(ticket->room);
    *ticket = (struct ticket){0};
}

/* No worker runs meanwhile: an action could use the map or container that the caller is in. */
dtl_status dtl__service_wait(struct service *service, struct ticket *ticket, struct answer *out)
{
    dtl_status status;

    do
        status = answer_take(service, ticket, out);
    while (status == DTL_NOT_FOUND);
    ticket_release(service, ticket, status == DTL_SUCCESS);
    return status;
}

dtl_status dtl__service_call(struct service *service, int32_t rank, uint64_t identity,
                             const void *request, uint64_t bytes, struct answer *out)
{
    struct ticket ticket;
    dtl_status status = dtl__service_post(service, rank, identity, request, bytes, &ticket);

    if (status != DTL_SUCCESS)
        return status;
    return dtl__service_wait(service, &ticket, out);
}

/* ---- the barrier ----------------------------------------------------------------------------- */

/* A token of one rank. */
struct token_wait {
    struct service *service;
    int32_t source;
    int32_t tag;
    struct message found;
};

/* A wait_test. */
static dtl_status token_test(void *state, bool *done)
{
    struct token_wait *wait = state;
    struct comm *comm = &wait->service->comm;
    bool has_left = dtl__comm_has_left(comm, wait->source);
    bool has_ended = atomic_load(dtl__service_ended(wait->service, wait->source));
    dtl_status status = comm->ops->probe(comm, wait->source, wait->tag, done, &wait->found);

    if (status != DTL_SUCCESS)
        return dtl__service_lose(wait->service, status);
    if (!*done && has_left)
        return dtl__comm_fail_left(wait->source);
    if (!*done && has_ended)
        return dtl__fail(DTL_ERROR_RANK_FAILURE,
                         "rank %d has closed the context; expected it in the barrier",
                         (int)wait->source);
    return *done ? DTL_SUCCESS : own_reach(wait->service);
}

/* Takes one message that may be a token; its number is 0 where it is none. */
static dtl_status token_next(struct service *service, int32_t source, int32_t tag,
                             struct token *token)
{
    struct token_wait wait = {.service = service, .source = source, .tag = tag};
    dtl_status status = dtl__wait(token_test, &wait, &dtl__pace);
    const struct dtype *byte = dtl__dtype(DTL_DTYPE_BYTE);

    *token = (struct token){0};
    if (status != DTL_SUCCESS)
        return status;
    status = service->comm.ops->recv(&service->comm, token, sizeof *token, byte, source, tag, NULL);
    return status == DTL_SUCCESS || wait.found.bytes > sizeof *token
               ? DTL_SUCCESS
               : dtl__service_lose(service, status);
}

/* Those of barriers that this rank has left by a failure are dropped. */
static dtl_status token_take(struct service *service, int32_t source, int32_t tag)
{
    struct token token = {0};
    dtl_status status = token_next(service, source, tag, &token);

    while (status == DTL_SUCCESS && token.number != service->barriers) {
        dtl__drop();
        status = token_next(service, source, tag, &token);
    }
    if (status != DTL_SUCCESS || token.status == DTL_SUCCESS)
        return status;
    return dtl__fail(token.status,
                     "rank %d tells of a failure in a barrier; expected none on any rank",
                     (int)source);
}

/* Dissemination (Hensgen, Finkel and Manber, "Two algorithms for barrier synchronization", 1988):
 * in round k each rank tells the one 2^k behind it, and waits for the one 2^k before.  A rank that
 * fails goes on telling, for the others wait for it; so they all fail. */
static __attribute__((noinline)) dtl_status disseminate(struct service *service)
{
    int32_t size = service->comm.size;
    int32_t rank = service->comm.rank;
    int32_t tag = TAG_BARRIER;
    struct token token = {.number = ++service->barriers};

    for (int32_t step = 1; step < size; step *= 2, tag++) {
        dtl_status status =
            dtl__send_now(&service->comm, &token, sizeof token, (rank + step) % size, tag);

        if (status != DTL_SUCCESS) {
            token.status = token.status == DTL_SUCCESS ? status : token.status;
            dtl__send_now(&service->comm, &token, sizeof token, (rank + step) % size, tag);
        }
        status = token_take(service, (rank + size - step) % size, tag);
        token.status = token.status == DTL_SUCCESS ? status : token.status;
    }
    return token.status;
}

dtl_status dtl__service_barrier(struct service *service)
{
    return service->comm.size == 1 ? DTL_SUCCESS : disseminate(service);
}
