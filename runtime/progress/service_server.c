/* SPDX-License-Identifier: BSD-3-Clause */
/* Requests of other ranks: taken, handled, answered.  All of it under the service's lock. */
#include <string.h>

#include "dtl_error.h"
#include "polling.h"
#include "service_state.h"

/* Twice at most: it tells the other of a failure, which may be over. */
static void tell_of(struct service *service, int32_t rank, const void *message, uint64_t bytes,
                    int32_t tag)
{
    if (dtl__send_now(&service->comm, message, bytes, rank, tag) != DTL_SUCCESS)
        dtl__send_now(&service->comm, message, bytes, rank, tag);
}

dtl_status dtl__service_lose(struct service *service, dtl_status failure)
{
    const struct request_head lost = {.identity = IDENTITY_LOST, .number = NUMBER_NONE};

    if (failure == DTL_ERROR_INVALID_STATE || atomic_exchange(&service->is_broken, true))
        return failure;
    for (int32_t rank = 0; rank < service->comm.size; rank++)
        if (rank != service->comm.rank)
            tell_of(service, rank, &lost, sizeof lost, TAG_REQUEST);
    return failure;
}

void dtl__service_reap(struct service *service)
{
    struct outgoing **link = &service->outgoing;

    while (*link != NULL) {
        struct outgoing *outgoing = *link;
        bool done = false;
        dtl_status status = service->comm.ops->operation_test(outgoing->operation, &done, NULL);

        if (status == DTL_SUCCESS && !done) {
            link = &outgoing->next;
            continue;
        }
        if (status != DTL_SUCCESS)
            dtl__service_lose(service, status);
        *link = outgoing->next;
        service->comm.ops->operation_release(outgoing->operation);
        dtl__release(outgoing->message);
        dtl__service_room_give(service, outgoing->room);
    }
}

void dtl__service_keep(struct service *service, struct operation *operation, void *message)
{
    struct outgoing *outgoing = NULL;

    if (dtl__alloc((void **)&outgoing, sizeof *outgoing, "message of a service") != DTL_SUCCESS)
        return; /* the back end may still read the message */
    *outgoing = (struct outgoing){service->outgoing, operation, message, {outgoing, 0}};
    service->outgoing = outgoing;
}

static void message_fill(char *message, const struct piece *pieces, int count)
{
    for (int index = 0; index < count; index++) {
        if (pieces[index].bytes > 0)
            memcpy(message, pieces[index].start, pieces[index].bytes);
        message += pieces[index].bytes;
    }
}

/* Starts sending pieces as one message, which is released when it has gone.  Under the lock. */
dtl_status dtl__service_send(struct service *service, int32_t dest, int32_t tag,
                             const struct piece *pieces, int count)
{
    const struct dtype *byte = dtl__dtype(DTL_DTYPE_BYTE);
    struct outgoing *outgoing;
    struct room room;
    dtl_status status;
    uint64_t bytes = 0;

    for (int index = 0; index < count; index++)
        bytes = dtl__plus(bytes, pieces[index].bytes);
    status = dtl__service_room_take(service, dtl__plus(sizeof *outgoing, bytes),
                                    "message of a service", &room);
    if (status != DTL_SUCCESS)
        return status;
    outgoing = room.start;
    message_fill((char *)(outgoing + 1), pieces, count);
    status = service->comm.ops->isend(&service->comm, outgoing + 1, bytes, byte, dest, tag,
                                      &outgoing->operation);
    if (status != DTL_SUCCESS) {
        dtl__service_room_give(service, room);
        return status;
    }
    outgoing->message = NULL;
    outgoing->room = room;
    outgoing->next = service->outgoing;
    service->outgoing = outgoing;
    return DTL_SUCCESS;
}

/* Whoever asks waits for an answer: where there is no memory for a large one, it is that. */
static void answer_send(struct service *service, int32_t dest, uint64_t number, dtl_status result,
                        const struct answer *answer)
{
    struct small_answer small = {.head = {.number = number, .status = result}};
    struct answer_head *head = &small.head;
    uint64_t bytes = result == DTL_SUCCESS ? answer->bytes : 0;
    const struct piece pieces[] = {{head, sizeof *head}, {answer->data, bytes}};
    int32_t tag = answer_tag(number);
    dtl_status sent;

    if (result != DTL_SUCCESS)
        dtl_last_error(head->text, sizeof head->text);
    sent = dtl__service_send(service, dest, tag, pieces, 2);
    if (sent == DTL_SUCCESS)
        return;
    if (sent != DTL_ERROR_OUT_OF_MEMORY || bytes > sizeof small.data) {
        head->status = sent;
        dtl_last_error(head->text, sizeof head->text);
        bytes = 0;
    }
    if (bytes > 0)
        memcpy(small.data, answer->data, bytes);
    tell_of(service, dest, &small, sizeof *head + bytes, tag);
}

/* Runs the handler of a request whose object has been attached. */
static void request_handle(struct service *service, const struct request_head *head,
                           const struct request *request)
{
    const struct attached *attached = &service->attached[head->identity];
    struct answer answer = {0};
    struct last_error theirs;
    dtl_status result;

    dtl__error_put_aside(&theirs);
    if (atomic_load_explicit(&service->is_broken, memory_order_relaxed))
        result = dtl__fail(DTL_ERROR_COMMUNICATION,
                           "rank %d has lost a message of this context; expected all before this "
                           "request",
                           (int)service->comm.rank);
    else if (attached->object == NULL)
        result = dtl__fail(DTL_ERROR_INVALID_STATE,
                           "the object asked for is closed on rank %d; expected it to be open",
                           (int)service->comm.rank);
    else
        result =
            attached->handler(attached->object, request->source, request->message + sizeof *head,
                              request->bytes - sizeof *head, &answer);
    if (head->number != NUMBER_NONE)
        answer_send(service, request->source, head->number, result, &answer);
    dtl__error_take_back();
    dtl__release(answer.data);
}

static void early_keep(struct service *service, struct request *request)
{
    struct request **link = &service->early;

    while (*link != NULL)
        link = &(*link)->next;
    request->next = NULL;
    *link = request;
}

static void request_release(struct service *service, struct request *request)
{
    dtl__service_room_give(service, (struct room){request, request->room});
}

/* Owns the request. */
static void request_dispatch(struct service *service, struct request *request)
{
    struct request_head head = {0};

    if (request->bytes < sizeof head) {
        dtl__drop();
        request_release(service, request);
        return;
    }
    memcpy(&head, request->message, sizeof head);
    if (head.identity == IDENTITY_LAST) {
        service->finished++;
        atomic_store(dtl__service_ended(service, request->source), true);
    } else if (head.identity == IDENTITY_ANSWERED)
        service->silent++;
    else if (head.identity == IDENTITY_LOST)
        atomic_store(&service->lost[request->source], true);
    else if (head.identity < service->attached_count)
        request_handle(service, &head, request);
    else {
        early_keep(service, request);
        return;
    }
    request_release(service, request);
}

/* Takes one request, if one has arrived and there is memory for it.  Under the service's lock. */
static bool request_take(struct service *service)
{
    struct comm *comm = &service->comm;
    struct message info;
    bool found = false;
    struct request *request;
    struct room room;
    dtl_status status = comm->ops->probe(comm, DTL_ANY_SOURCE, TAG_REQUEST, &found, &info);

    if (status != DTL_SUCCESS)
        dtl__service_lose(service, status);
    if (status != DTL_SUCCESS || !found)
        return false;
    dtl__service_reap(service); /* what was sent last is in the cache */
    if (dtl__service_room_take(service, dtl__plus(sizeof *request, info.bytes),
                               "request of another rank", &room) != DTL_SUCCESS)
        return false;
    request = room.start;
    request->room = room.bytes;
    request->source = info.source;
    request->bytes = info.bytes;
    status = comm->ops->recv(comm, request->message, info.bytes, dtl__dtype(DTL_DTYPE_BYTE),
                             info.source, TAG_REQUEST, NULL);
    if (status == DTL_SUCCESS) {
        request_dispatch(service, request);
        return true;
    }
    dtl__service_lose(service, status);
    request_release(service, request);
    return true;
}

/* Under the service's lock. */
static bool requests_take(struct service *service)
{
    bool worked = false;

    while (request_take(service))
        worked = true;
    if (service->outgoing != NULL)
        dtl__service_reap(service);
    return worked;
}

bool dtl__service_answer(struct service *service)
{
    bool worked;

    if (pthread_mutex_trylock(&service->lock) != 0)
        return false; /* somebody else is at it */
    worked = requests_take(service);
    pthread_mutex_unlock(&service->lock);
    return worked;
}

bool dtl__service_answer_all(struct service *service)
{
    bool worked;

    pthread_mutex_lock(&service->lock);
    worked = requests_take(service);
    pthread_mutex_unlock(&service->lock);
    return worked;
}

void dtl__service_catch_up(struct service *service)
{
    struct request *early = service->early;

    service->early = NULL;
    while (early != NULL) {
        struct request *next = early->next;

        request_dispatch(service, early);
        early = next;
    }
}
