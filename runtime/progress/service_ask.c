/* SPDX-License-Identifier: BSD-3-Clause */
/* Requests to other ranks, and the wait for their answers. */
#include <string.h>

#include "answering.h"
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
    dtl_status status;

    memcpy(message, &head, sizeof head);
    status = service->comm.ops->isend(&service->comm, message, sizeof head + bytes, byte, rank,
                                      TAG_REQUEST, &made.sending);
    if (status == DTL_SUCCESS)
        *ticket = made;
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

dtl_status dtl__service_tell(struct service *service, int32_t rank, uint64_t identity,
                             const void *request, uint64_t bytes)
{
    struct request_head head = {.identity = identity, .number = NUMBER_NONE};
    dtl_status status;

    pthread_mutex_lock(&service->lock);
    dtl__service_reap(service);
    status = dtl__service_send(service, rank, TAG_REQUEST, &head, sizeof head, request, bytes);
    pthread_mutex_unlock(&service->lock);
    return status;
}

dtl_status dtl__service_tell_now(struct service *service, int32_t rank, uint64_t identity,
                                 const void *request, uint64_t bytes)
{
    struct request_head head = {.identity = identity, .number = NUMBER_NONE};
    _Alignas(16) char message[sizeof head + SERVICE_NOW];

    memcpy(message, &head, sizeof head);
    memcpy(message + sizeof head, request, bytes);
    return dtl__send_now(&service->comm, message, sizeof head + bytes, rank, TAG_REQUEST);
}

dtl_status dtl__service_test(struct service *service, struct ticket *ticket, bool *done)
{
    dtl__service_answer(service);
    return service->comm.ops->probe(&service->comm, ticket->rank, answer_tag(ticket->number), done,
                                    NULL);
}

dtl_status dtl__answer_check(const char *object, const struct answer *answer, uint64_t bytes)
{
    if (answer->bytes == bytes)
        return DTL_SUCCESS;
    return dtl__fail(DTL_ERROR_INVALID_FORMAT, "%s: an answer has %llu bytes; expected %llu",
                     object, (unsigned long long)answer->bytes, (unsigned long long)bytes);
}

static dtl_status answer_take(struct service *service, const struct ticket *ticket, uint64_t bytes,
                              struct answer *out)
{
    const struct dtype *byte = dtl__dtype(DTL_DTYPE_BYTE);
    char *message = NULL;
    struct answer answer = {.bytes = bytes - sizeof(struct answer_head)};
    dtl_status status;

    status = dtl__alloc((void **)&message, bytes, "answer of another rank");
    if (status != DTL_SUCCESS)
        return status;
    status = service->comm.ops->recv(&service->comm, message, bytes, byte, ticket->rank,
                                     answer_tag(ticket->number), NULL);
    if (status != DTL_SUCCESS)
        goto done;

    struct answer_head *head = (struct answer_head *)message;

    if (bytes < sizeof *head) {
        status = dtl__fail(DTL_ERROR_INVALID_FORMAT,
                           "an answer of rank %d has %llu bytes; expected at least its head's",
                           (int)ticket->rank, (unsigned long long)bytes);
        goto done;
    }
    if (head->status != DTL_SUCCESS) {
        head->text[TEXT_BYTES - 1] = '\0';
        status = dtl__fail(head->status, "rank %d answers: %s", (int)ticket->rank, head->text);
        goto done;
    }
    if (out == NULL)
        goto done;
    status = dtl__alloc(&answer.data, answer.bytes, "answer of another rank");
    if (status != DTL_SUCCESS)
        goto done;
    if (answer.bytes > 0)
        memcpy(answer.data, message + sizeof *head, answer.bytes);
    *out = answer;

done:
    dtl__release(message);
    return status;
}

/* A wait for one answer. */
struct answer_wait {
    struct service *service;
    const struct ticket *ticket;
    struct message found;
};

/* A wait_test. */
static dtl_status answer_test(void *state, bool *done)
{
    struct answer_wait *wait = state;
    struct comm *comm = &wait->service->comm;

    return comm->ops->probe(comm, wait->ticket->rank, answer_tag(wait->ticket->number), done,
                            &wait->found);
}

/* No worker runs meanwhile: an action could use the map or container that the caller is in. */
dtl_status dtl__service_wait(struct service *service, struct ticket *ticket, struct answer *out)
{
    struct answer_wait wait = {.service = service, .ticket = ticket};
    dtl_status status = dtl__wait(answer_test, &wait, &dtl__pace_bare);

    if (status == DTL_SUCCESS)
        status = answer_take(service, ticket, wait.found.bytes, out);
    if (ticket->sending != NULL) {
        service->comm.ops->operation_wait(ticket->sending,
                                          NULL); /* it was received: an answer has come */
        service->comm.ops->operation_release(ticket->sending);
    }
    dtl__release(ticket->message);
    *ticket = (struct ticket){0};
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

/* An empty message of one rank. */
struct token_wait {
    struct comm *comm;
    int32_t source;
    int32_t tag;
};

/* A wait_test. */
static dtl_status token_test(void *state, bool *done)
{
    const struct token_wait *wait = state;

    return wait->comm->ops->probe(wait->comm, wait->source, wait->tag, done, NULL);
}

static dtl_status token_take(struct comm *comm, int32_t source, int32_t tag)
{
    struct token_wait wait = {.comm = comm, .source = source, .tag = tag};
    dtl_status status = dtl__wait(token_test, &wait, &dtl__pace);

    if (status != DTL_SUCCESS)
        return status;
    return comm->ops->recv(comm, NULL, 0, dtl__dtype(DTL_DTYPE_BYTE), source, tag, NULL);
}

/* Dissemination (Hensgen, Finkel and Manber, "Two algorithms for barrier synchronization", 1988):
 * in round k each rank tells the one 2^k behind it, and waits for the one 2^k before. */
dtl_status dtl__service_barrier(struct service *service)
{
    int32_t size = service->comm.size;
    int32_t rank = service->comm.rank;
    int32_t tag = TAG_BARRIER;

    for (int32_t step = 1; step < size; step *= 2, tag++) {
        dtl_status status = dtl__send_now(&service->comm, NULL, 0, (rank + step) % size, tag);

        if (status == DTL_SUCCESS)
            status = token_take(&service->comm, (rank + size - step) % size, tag);
        if (status != DTL_SUCCESS)
            return status;
    }
    return DTL_SUCCESS;
}

/* A wait_test: whether all has gone, and all has come. */
static dtl_status is_drained(void *state, bool *done)
{
    struct service *service = state;

    pthread_mutex_lock(&service->lock);
    dtl__service_reap(service);
    *done = service->outgoing == NULL && service->finished >= service->comm.size - 1;
    pthread_mutex_unlock(&service->lock);
    return DTL_SUCCESS;
}

/* Each rank tells each other that this was its last request, in the same order of messages: a
 * barrier alone may be passed before a request of a rank that one has not heard of in it. */
void dtl__service_drain(struct service *service)
{
    for (int32_t distance = 1; distance < service->comm.size; distance++)
        if (dtl__service_tell(service, (service->comm.rank + distance) % service->comm.size,
                              IDENTITY_LAST, NULL, 0) != DTL_SUCCESS)
            return;
    dtl__wait(is_drained, service, &dtl__pace);
}
