/* SPDX-License-Identifier: BSD-3-Clause */
/* Requests and answers over a communicator of their own, so that no receive of the program can take
 * them.
 *
 * A request is one message with tag REQUEST; its answer is one message whose tag is drawn from the
 * request's number.  A rank that waits for an answer goes on answering others, so two ranks that
 * ask each other can't block each other, with or without the thread.  Lock order: `registry.lock`,
 * then a service's `lock`. */
#include "service.h"

#include <pthread.h>
#include <string.h>
#include <time.h>

#include "../core/job.h"

enum {
    TAG_REQUEST = 0,
    TAG_ANSWER = 1, /* the first of TAG_COUNT */
    TAG_COUNT =
        16384, /* answers under way to one rank at a time; MPI guarantees tags up to 32767 */
    TAG_BARRIER = TAG_ANSWER + TAG_COUNT,
    TEXT_BYTES = 512,
    NAP_SHORTEST = 20000, /* nanoseconds */
    NAP_LONGEST = 1000000,
};

enum { THREADS_MULTIPLE = 3 };

/* In front of every request. */
struct request_head {
    uint64_t identity;
    uint64_t number; /* NUMBER_NONE: no answer is wanted */
};

#define NUMBER_NONE UINT64_MAX

/* In front of every answer; `text` is the last error of a request that failed. */
struct answer_head {
    dtl_status status;
    char text[TEXT_BYTES];
};

struct attached {
    service_handler handler;
    void *object; /* NULL once detached */
};

/* A request that came before its object was attached. */
struct early {
    struct early *next;
    int32_t source;
    uint64_t bytes;
    char message[];
};

/* A message that is still being sent. */
struct outgoing {
    struct outgoing *next;
    struct operation *operation;
    void *message;
};

struct service {
    struct service *next;
    struct comm comm;
    pthread_mutex_t lock; /* of all below; held while a handler runs */
    struct attached *attached;
    uint64_t attached_count;
    uint64_t attached_capacity;
    struct early *early;
    struct outgoing *outgoing;
    atomic_uint_fast64_t numbers;
};

static struct {
    pthread_mutex_t lock;
    pthread_cond_t changed;
    struct service *services;
    pthread_t thread;
    bool has_thread;
    bool is_stopping;
} registry = {.lock = PTHREAD_MUTEX_INITIALIZER, .changed = PTHREAD_COND_INITIALIZER};

static int32_t answer_tag(uint64_t number)
{
    return TAG_ANSWER + (int32_t)(number % TAG_COUNT);
}

/* ---- answering
 * ------------------------------------------------------------------------------------------------
 */

static void outgoing_reap(struct service *service)
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
static dtl_status outgoing_send(struct service *service, int32_t dest, int32_t tag,
                                const void *head, uint64_t head_bytes, const void *body,
                                uint64_t body_bytes)
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
    return outgoing_send(service, dest, answer_tag(number), &head, sizeof head, answer->data,
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
        result =
            dtl__fail(DTL_ERROR_INVALID_STATE, "the object asked for is already closed on rank %d",
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
    if (head.identity < service->attached_count)
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

static bool service_progress(struct service *service)
{
    bool worked = false;

    if (pthread_mutex_trylock(&service->lock) != 0)
        return false; /* somebody else is at it */
    while (request_take(service))
        worked = true;
    outgoing_reap(service);
    pthread_mutex_unlock(&service->lock);
    return worked;
}

static bool registry_progress(void)
{
    bool worked = false;

    for (struct service *service = registry.services; service != NULL; service = service->next)
        worked |= service_progress(service);
    return worked;
}

void dtl__service_progress(void)
{
    if (pthread_mutex_trylock(&registry.lock) != 0)
        return;
    registry_progress();
    pthread_mutex_unlock(&registry.lock);
}

/* ---- the thread
 * -----------------------------------------------------------------------------------------------
 */

static void nap(pthread_cond_t *cond, pthread_mutex_t *lock, long nanoseconds)
{
    struct timespec until;

    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_nsec += nanoseconds;
    if (until.tv_nsec >= 1000000000) {
        until.tv_nsec -= 1000000000;
        until.tv_sec++;
    }
    pthread_cond_timedwait(cond, lock, &until);
}

static void *thread_main(void *unused)
{
    long pause = NAP_SHORTEST;

    pthread_mutex_lock(&registry.lock);
    while (!registry.is_stopping) {
        if (registry.services == NULL) {
            pthread_cond_wait(&registry.changed, &registry.lock);
            continue;
        }
        if (registry_progress())
            pause = NAP_SHORTEST;
        else if (pause < NAP_LONGEST)
            pause *= 2;
        nap(&registry.changed, &registry.lock, pause);
    }
    pthread_mutex_unlock(&registry.lock);
    return unused;
}

static bool thread_is_wanted(void)
{
    const char *progress = dtl__option("DTL_PROGRESS");

    return dtl__job_thread_level() >= THREADS_MULTIPLE &&
           (progress == NULL || strcmp(progress, "poll") != 0);
}

/* Under the registry's lock. */
static void thread_start(void)
{
    if (registry.has_thread || registry.is_stopping || !thread_is_wanted())
        return;
    registry.has_thread = pthread_create(&registry.thread, NULL, thread_main, NULL) == 0;
    if (registry.has_thread)
        dtl__job_before_leave(dtl__service_shutdown);
}

void dtl__service_shutdown(void)
{
    pthread_mutex_lock(&registry.lock);

    bool has_thread = registry.has_thread;

    registry.is_stopping = true;
    registry.has_thread = false;
    pthread_cond_broadcast(&registry.changed);
    pthread_mutex_unlock(&registry.lock);
    if (has_thread)
        pthread_join(registry.thread, NULL);
}

/* ---- services
 * -------------------------------------------------------------------------------------------------
 */

dtl_status dtl__service_of(struct context *context, struct service **out)
{
    struct service *service = context->service;
    dtl_status status;

    if (service != NULL) {
        *out = service;
        return DTL_SUCCESS;
    }
    status = dtl__alloc((void **)&service, sizeof *service, "service of a context");
    if (status != DTL_SUCCESS)
        return status;
    status = context->comm.ops->dup(&context->comm, &service->comm);
    if (status != DTL_SUCCESS) {
        dtl__release(service);
        return status;
    }
    pthread_mutex_init(&service->lock, NULL);

    pthread_mutex_lock(&registry.lock);
    service->next = registry.services;
    registry.services = service;
    if (service->comm.size > 1)
        thread_start();
    pthread_cond_broadcast(&registry.changed);
    pthread_mutex_unlock(&registry.lock);

    context->service = service;
    *out = service;
    return DTL_SUCCESS;
}

static void service_unlink(struct service *service)
{
    struct service **link = &registry.services;

    pthread_mutex_lock(&registry.lock);
    while (*link != NULL && *link != service)
        link = &(*link)->next;
    if (*link == service)
        *link = service->next;
    pthread_mutex_unlock(&registry.lock);
}

void dtl__service_free(struct service *service)
{
    if (service == NULL)
        return;
    service_unlink(service);
    while (service->outgoing != NULL && dtl__job_is_running())
        outgoing_reap(service);
    while (service->early != NULL) {
        struct early *early = service->early;

        service->early = early->next;
        dtl__release(early);
    }
    service->comm.ops->free(&service->comm);
    pthread_mutex_destroy(&service->lock);
    dtl__release(service->attached);
    dtl__release(service);
}

static dtl_status attached_grow(struct service *service)
{
    uint64_t capacity = service->attached_capacity == 0 ? 8 : 2 * service->attached_capacity;
    struct attached *attached = NULL;
    dtl_status status;

    if (service->attached_count < service->attached_capacity)
        return DTL_SUCCESS;
    status = dtl__alloc((void **)&attached, capacity * sizeof *attached,
                        "objects that other ranks may ask for");
    if (status != DTL_SUCCESS)
        return status;
    if (service->attached_count > 0)
        memcpy(attached, service->attached, service->attached_count * sizeof *attached);
    dtl__release(service->attached);
    service->attached = attached;
    service->attached_capacity = capacity;
    return DTL_SUCCESS;
}

/* Handles what came for objects that were attached meanwhile; keeps the rest, in order. */
static void early_handle(struct service *service)
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

dtl_status dtl__service_attach(struct service *service, service_handler handler, void *object,
                               uint64_t *identity)
{
    dtl_status status;

    pthread_mutex_lock(&service->lock);
    status = attached_grow(service);
    if (status == DTL_SUCCESS) {
        *identity = service->attached_count;
        service->attached[service->attached_count++] = (struct attached){handler, object};
        early_handle(service);
    }
    pthread_mutex_unlock(&service->lock);
    return status;
}

void dtl__service_detach(struct service *service, uint64_t identity)
{
    pthread_mutex_lock(&service->lock);
    service->attached[identity].object = NULL;
    pthread_mutex_unlock(&service->lock);
}

/* ---- asking
 * ---------------------------------------------------------------------------------------------------
 */

dtl_status dtl__service_post(struct service *service, int32_t rank, uint64_t identity,
                             const void *request, uint64_t bytes, struct ticket *ticket)
{
    const struct dtype *byte = dtl__dtype(DTL_DTYPE_BYTE);
    struct request_head head = {.identity = identity,
                                .number = atomic_fetch_add(&service->numbers, 1)};
    struct ticket made = {.number = head.number, .rank = rank};
    dtl_status status;

    status = dtl__alloc(&made.message, sizeof head + bytes, "request to another rank");
    if (status != DTL_SUCCESS)
        return status;
    memcpy(made.message, &head, sizeof head);
    if (bytes > 0)
        memcpy((char *)made.message + sizeof head, request, bytes);
    status = service->comm.ops->isend(&service->comm, made.message, sizeof head + bytes, byte, rank,
                                      TAG_REQUEST, &made.sending);
    if (status != DTL_SUCCESS) {
        dtl__release(made.message);
        return status;
    }
    *ticket = made;
    return DTL_SUCCESS;
}

dtl_status dtl__service_tell(struct service *service, int32_t rank, uint64_t identity,
                             const void *request, uint64_t bytes)
{
    struct request_head head = {.identity = identity, .number = NUMBER_NONE};
    dtl_status status;

    pthread_mutex_lock(&service->lock);
    outgoing_reap(service);
    status = outgoing_send(service, rank, TAG_REQUEST, &head, sizeof head, request, bytes);
    pthread_mutex_unlock(&service->lock);
    return status;
}

dtl_status dtl__service_test(struct service *service, struct ticket *ticket, bool *done)
{
    service_progress(service);
    return service->comm.ops->probe(&service->comm, ticket->rank, answer_tag(ticket->number), done,
                                    NULL);
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

/* Lets another rank of this machine run; a wait that lasts sleeps. */
static void wait_a_little(unsigned *rounds)
{
    struct timespec pause = {.tv_nsec = *rounds < 200 ? 0 : NAP_SHORTEST};

    (*rounds)++;
    nanosleep(&pause, NULL);
}

dtl_status dtl__service_wait(struct service *service, struct ticket *ticket, struct answer *out)
{
    struct message info;
    bool done = false;
    unsigned rounds = 0;
    dtl_status status;

    for (;;) {
        service_progress(service);
        status = service->comm.ops->probe(&service->comm, ticket->rank, answer_tag(ticket->number),
                                          &done, &info);
        if (status != DTL_SUCCESS || done)
            break;
        wait_a_little(&rounds);
    }
    if (status == DTL_SUCCESS)
        status = answer_take(service, ticket, info.bytes, out);
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

/* ---- the barrier
 * ------------------------------------------------------------------------------------------------
 */

/* Waits for one empty message and answers requests meanwhile. */
static dtl_status token_wait(struct service *service, int32_t source, int32_t tag)
{
    const struct dtype *byte = dtl__dtype(DTL_DTYPE_BYTE);
    unsigned rounds = 0;
    bool found = false;
    dtl_status status;

    for (;;) {
        service_progress(service);
        status = service->comm.ops->probe(&service->comm, source, tag, &found, NULL);
        if (status != DTL_SUCCESS)
            return status;
        if (found)
            return service->comm.ops->recv(&service->comm, NULL, 0, byte, source, tag, NULL);
        wait_a_little(&rounds);
    }
}

/* Dissemination (Hensgen, Finkel and Manber, "Two algorithms for barrier synchronization", 1988):
 * in round k each rank tells the one 2^k behind it, and waits for the one 2^k before. */
dtl_status dtl__service_barrier(struct service *service)
{
    const struct dtype *byte = dtl__dtype(DTL_DTYPE_BYTE);
    int32_t size = service->comm.size;
    int32_t rank = service->comm.rank;
    int32_t tag = TAG_BARRIER;

    for (int32_t step = 1; step < size; step *= 2, tag++) {
        struct operation *sending;
        dtl_status status = service->comm.ops->isend(&service->comm, NULL, 0, byte,
                                                     (rank + step) % size, tag, &sending);

        if (status == DTL_SUCCESS) {
            status = token_wait(service, (rank + size - step) % size, tag);
            service->comm.ops->operation_wait(sending, NULL);
            service->comm.ops->operation_release(sending);
        }
        if (status != DTL_SUCCESS)
            return status;
    }
    return DTL_SUCCESS;
}
