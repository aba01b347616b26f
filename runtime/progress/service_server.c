/* SPDX-License-Identifier: BSD-3-Clause */
/* Receives and handles the requests of other ranks, and sends replies.  The functions are
 * called with the service's lock held, except dtl__service_serve() and dtl__service_try_serve(),
 * which acquire it, and dtl__service_mark_broken(), which needs none. */
#include <string.h>

#include "dtl_error.h"
#include "polling.h"
#include "service_state.h"

/* Sends a message that reports a failure.  Tries twice, since the failure may have been transient.
 */
static void send_failure(struct service *service, int32_t rank, const void *message, uint64_t bytes,
                         int32_t tag)
{
    if (dtl__send_now(&service->comm, message, bytes, rank, tag) != DTL_SUCCESS)
        dtl__send_now(&service->comm, message, bytes, rank, tag);
}

dtl_status dtl__service_mark_broken(struct service *service, dtl_status failure)
{
    const struct request_header lost = {.identity = IDENTITY_LOST, .number = NO_REPLY};

    if (failure == DTL_ERROR_INVALID_STATE || atomic_exchange(&service->is_broken, true))
        return failure;
    for (int32_t rank = 0; rank < service->comm.size; rank++)
        if (rank != service->comm.rank)
            send_failure(service, rank, &lost, sizeof lost, TAG_REQUEST);
    return failure;
}

void dtl__service_reap(struct service *service)
{
    struct outgoing_message **link = &service->outgoing;

    while (*link != NULL) {
        struct outgoing_message *outgoing = *link;
        bool done = false;
        dtl_status status = service->comm.ops->operation_test(outgoing->operation, &done, NULL);

        if (status == DTL_SUCCESS && !done) {
            link = &outgoing->next;
            continue;
        }
        if (status != DTL_SUCCESS)
            dtl__service_mark_broken(service, status);
        *link = outgoing->next;
        service->comm.ops->operation_release(outgoing->operation);
        dtl__release(outgoing->message);
        dtl__service_buffer_release(service, outgoing->buffer);
    }
}

void dtl__service_keep_send(struct service *service, struct operation *operation, void *message)
{
    struct outgoing_message *outgoing = NULL;

    if (dtl__alloc((void **)&outgoing, sizeof *outgoing, "message of a service") != DTL_SUCCESS)
        return; /* the backend may still read the message, so it is leaked */
    *outgoing = (struct outgoing_message){service->outgoing, operation, message, {outgoing, 0}};
    service->outgoing = outgoing;
}

/* Copies the parts into `message`, one after the other. */
static void message_fill(char *message, const struct message_part *parts, int count)
{
    for (int index = 0; index < count; index++) {
        if (parts[index].bytes > 0)
            memcpy(message, parts[index].start, parts[index].bytes);
        message += parts[index].bytes;
    }
}

dtl_status dtl__service_send(struct service *service, int32_t dest, int32_t tag,
                             const struct message_part *parts, int count)
{
    const struct dtype *byte = dtl__dtype(DTL_DTYPE_BYTE);
    struct outgoing_message *outgoing;
    struct message_buffer buffer;
    dtl_status status;
    uint64_t bytes = 0;

    for (int index = 0; index < count; index++)
        bytes = dtl__plus(bytes, parts[index].bytes);
    status = dtl__service_buffer_acquire(service, dtl__plus(sizeof *outgoing, bytes),
                                         "message of a service", &buffer);
    if (status != DTL_SUCCESS)
        return status;
    outgoing = buffer.start;
    message_fill((char *)(outgoing + 1), parts, count);
    status = service->comm.ops->isend(&service->comm, outgoing + 1, bytes, byte, dest, tag,
                                      &outgoing->operation);
    if (status != DTL_SUCCESS) {
        dtl__service_buffer_release(service, buffer);
        return status;
    }
    outgoing->message = NULL;
    outgoing->buffer = buffer;
    outgoing->next = service->outgoing;
    service->outgoing = outgoing;
    return DTL_SUCCESS;
}

/* Sends a reply.  The requester waits for one in any case: without memory for a large reply, it
 * gets that failure. */
static void reply_send(struct service *service, int32_t dest, uint64_t number, dtl_status result,
                       const struct reply *reply)
{
    struct small_reply small = {.head = {.number = number, .status = result}};
    struct reply_header *head = &small.head;
    uint64_t bytes = result == DTL_SUCCESS ? reply->bytes : 0;
    const struct message_part parts[] = {{head, sizeof *head}, {reply->data, bytes}};
    int32_t tag = reply_tag(number);
    dtl_status sent;

    if (result != DTL_SUCCESS)
        dtl_last_error(head->text, sizeof head->text);
    sent = dtl__service_send(service, dest, tag, parts, 2);
    if (sent == DTL_SUCCESS)
        return;
    if (sent != DTL_ERROR_OUT_OF_MEMORY || bytes > sizeof small.data) {
        head->status = sent;
        dtl_last_error(head->text, sizeof head->text);
        bytes = 0;
    }
    if (bytes > 0)
        memcpy(small.data, reply->data, bytes);
    send_failure(service, dest, &small, sizeof *head + bytes, tag);
}

/* Runs the handler of a request whose object was attached. */
static void request_handle(struct service *service, const struct request_header *head,
                           const struct request *request)
{
    const struct attached_object *attached = &service->attached[head->identity];
    struct reply reply = {0};
    struct last_error saved_error;
    dtl_status result;

    dtl__error_redirect(&saved_error);
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
                              request->bytes - sizeof *head, &reply);
    if (head->number != NO_REPLY)
        reply_send(service, request->source, head->number, result, &reply);
    dtl__error_restore();
    dtl__release(reply.data);
}

/* Appends a request for an object that is not yet attached on this rank to the list `early`. */
static void early_add(struct service *service, struct request *request)
{
    struct request **link = &service->early;

    while (*link != NULL)
        link = &(*link)->next;
    request->next = NULL;
    *link = request;
}

/* Returns the buffer of a request to the cache. */
static void request_release(struct service *service, struct request *request)
{
    dtl__service_buffer_release(service, (struct message_buffer){request, request->buffer_bytes});
}

/* Handles or stores a received request, and takes ownership of it. */
static void request_dispatch(struct service *service, struct request *request)
{
    struct request_header head = {0};

    if (request->bytes < sizeof head) {
        dtl__drop();
        request_release(service, request);
        return;
    }
    memcpy(&head, request->message, sizeof head);
    if (head.identity == IDENTITY_LAST) {
        service->closed_count++;
        atomic_store(dtl__service_closed_flag(service, request->source), true);
    } else if (head.identity == IDENTITY_SERVED)
        service->served_count++;
    else if (head.identity == IDENTITY_LOST)
        atomic_store(&service->lost[request->source], true);
    else if (head.identity < service->attached_count)
        request_handle(service, &head, request);
    else {
        early_add(service, request);
        return;
    }
    request_release(service, request);
}

/* Receives and dispatches one request if one has arrived and memory for it is available.  Returns
 * false if none was received; the message then remains for a later call. */
static bool request_receive(struct service *service)
{
    struct comm *comm = &service->comm;
    struct message info;
    bool found = false;
    struct request *request;
    struct message_buffer buffer;
    dtl_status status = comm->ops->probe(comm, DTL_ANY_SOURCE, TAG_REQUEST, &found, &info);

    if (status != DTL_SUCCESS)
        dtl__service_mark_broken(service, status);
    if (status != DTL_SUCCESS || !found)
        return false;
    dtl__service_reap(service); /* reuses the buffer of the last send, which is in the cache */
    if (dtl__service_buffer_acquire(service, dtl__plus(sizeof *request, info.bytes),
                                    "request of another rank", &buffer) != DTL_SUCCESS)
        return false;
    request = buffer.start;
    request->buffer_bytes = buffer.bytes;
    request->source = info.source;
    request->bytes = info.bytes;
    status = comm->ops->recv(comm, request->message, info.bytes, dtl__dtype(DTL_DTYPE_BYTE),
                             info.source, TAG_REQUEST, NULL);
    if (status == DTL_SUCCESS) {
        request_dispatch(service, request);
        return true;
    }
    dtl__service_mark_broken(service, status);
    request_release(service, request);
    return true;
}

/* Receives all requests that have arrived and releases completed sends; returns true if there were
 * requests. */
static bool requests_receive(struct service *service)
{
    bool worked = false;

    while (request_receive(service))
        worked = true;
    if (service->outgoing != NULL)
        dtl__service_reap(service);
    return worked;
}

bool dtl__service_try_serve(struct service *service)
{
    bool worked;

    if (pthread_mutex_trylock(&service->lock) != 0)
        return false; /* another thread is serving it */
    worked = requests_receive(service);
    pthread_mutex_unlock(&service->lock);
    return worked;
}

bool dtl__service_serve(struct service *service)
{
    bool worked;

    pthread_mutex_lock(&service->lock);
    worked = requests_receive(service);
    pthread_mutex_unlock(&service->lock);
    return worked;
}

void dtl__service_handle_early(struct service *service)
{
    struct request *early = service->early;

    service->early = NULL;
    while (early != NULL) {
        struct request *next = early->next;

        request_dispatch(service, early);
        early = next;
    }
}
