/* SPDX-License-Identifier: BSD-3-Clause */
/* Requests of other ranks: taken, handled, answered.  All of it under the service's lock. */
#include <string.h>

#include "service_state.h"

void dtl__service_reap(struct service *service)
{
    struct outgoing **link = &service->outgoing;

    while (*link != NULL) {
        struct outgoing *outgoing = *link;
        bool done = false;

        if (service->comm.ops->operation_test(outgoing->operation, &done, NULL) == DTL_SUCCESS &&
            !done) {
            link = &outgoing->next;
            continue;
        }
        *link = outgoing->next;
        service->comm.ops->operation_release(outgoing->operation);
        dtl__release(outgoing->message);
        dtl__release(outgoing);
    }
}

/* Starts sending a head and what follows it as one message, which is released when it has gone.
 * Under the lock. */
dtl_status dtl__service_send(struct service *service, int32_t dest, int32_t tag, const void *head,
                             uint64_t head_bytes, const void *body, uint64_t body_bytes)
{
    const struct dtype *byte = dtl__dtype(DTL_DTYPE_BYTE);
    struct outgoing *outgoing = NULL;
    char *message = NULL;
    dtl_status status;

    status = dtl__alloc((void **)&outgoing, sizeof *outgoing, "message of a service");
    if (status != DTL_SUCCESS)
        goto undo;
    status = dtl__alloc((void **)&message, head_bytes + body_bytes, "message of a service");
    if (status != DTL_SUCCESS)
        goto undo;
    memcpy(message, head, head_bytes);
    if (body_bytes > 0)
        memcpy(message + head_bytes, body, body_bytes);
    outgoing->message = message;
    status = service->comm.ops->isend(&service->comm, message, head_bytes + body_bytes, byte, dest,
                                      tag, &outgoing->operation);
    if (status != DTL_SUCCESS)
        goto undo;

    outgoing->next = service->outgoing;
    service->outgoing = outgoing;
    return DTL_SUCCESS;

undo:
    dtl__release(message);
    dtl__release(outgoing);
    return status;
}

static dtl_status answer_send(struct service *service, int32_t dest, uint64_t number,
                              dtl_status result, const struct answer *answer)
{
    struct answer_head head = {.status = result};

    if (result != DTL_SUCCESS)
        dtl_last_error(head.text, sizeof head.text);
    return dtl__service_send(service, dest, answer_tag(number), &head, sizeof head, answer->data,
                             answer->bytes);
}

/* Runs the handler of a request whose object has been attached. */
static void request_handle(struct service *service, int32_t source, const char *message,
                           uint64_t bytes)
{
    struct request_head head;
    struct answer answer = {0};
    dtl_status result;

    memcpy(&head, message, sizeof head);

    const struct attached *attached = &service->attached[head.identity];

    if (attached->object == NULL)
        result = dtl__fail(DTL_ERROR_INVALID_STATE,
                           "the object asked for is closed on rank %d; expected it to be open",
                           (int)service->comm.rank);
    else
        result = attached->handler(attached->object, source, message + sizeof head,
                                   bytes - sizeof head, &answer);
    if (head.number != NUMBER_NONE)
        answer_send(service, source, head.number, result, &answer);
    dtl__release(answer.data);
}

static void early_keep(struct service *service, int32_t source, const char *message, uint64_t bytes)
{
    struct early *early = NULL;
    struct early **link = &service->early;

    if (dtl__alloc((void **)&early, sizeof *early + bytes, "request for an object to come") !=
        DTL_SUCCESS)
        return;
    early->source = source;
    early->bytes = bytes;
    memcpy(early->message, message, bytes);
    while (*link != NULL)
        link = &(*link)->next;
    *link = early;
}

static void request_dispatch(struct service *service, int32_t source, const char *message,
                             uint64_t bytes)
{
    struct request_head head;

    if (bytes < sizeof head)
        return;
    memcpy(&head, message, sizeof head);
    if (head.identity == IDENTITY_LAST)
        service->finished++;
    else if (head.identity < service->attached_count)
        request_handle(service, source, message, bytes);
    else
        early_keep(service, source, message, bytes);
}

/* Takes one request, if one has arrived.  Under the service's lock. */
static bool request_take(struct service *service)
{
    const struct dtype *byte = dtl__dtype(DTL_DTYPE_BYTE);
    struct message info;
    bool found = false;
    char *message = NULL;

    if (service->comm.ops->probe(&service->comm, DTL_ANY_SOURCE, TAG_REQUEST, &found, &info) !=
            DTL_SUCCESS ||
        !found)
        return false;
    if (dtl__alloc((void **)&message, info.bytes, "request of another rank") != DTL_SUCCESS)
        return false;
    if (service->comm.ops->recv(&service->comm, message, info.bytes, byte, info.source, TAG_REQUEST,
                                NULL) == DTL_SUCCESS)
        request_dispatch(service, info.source, message, info.bytes);
    dtl__release(message);
    return true;
}

bool dtl__service_answer(struct service *service)
{
    bool worked = false;

    if (pthread_mutex_trylock(&service->lock) != 0)
        return false; /* somebody else is at it */
    while (request_take(service))
        worked = true;
    dtl__service_reap(service);
    pthread_mutex_unlock(&service->lock);
    return worked;
}

void dtl__service_catch_up(struct service *service)
{
    struct early *early = service->early;

    service->early = NULL;
    while (early != NULL) {
        struct early *next = early->next;

        request_dispatch(service, early->source, early->message, early->bytes);
        dtl__release(early);
        early = next;
    }
}
