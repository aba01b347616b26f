/* SPDX-License-Identifier: BSD-3-Clause */
/* Messages of the single process to itself.
 *
 * Two queues hold what was sent and not yet received (unexpected messages), and the receives that
 * were posted and have no message yet; no entry of one matches an entry of the other.  Sending
 * copies, so it never waits.  A blocking receive or probe that finds no message waits for another
 * thread to send one; where there is none it can never be satisfied and fails.  One lock serves all
 * queues: they are rarely used. */
#include "self.h"

#include <pthread.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

struct matched_message {
    struct matched_message *next;
    uint64_t order; /* of sending */
    struct message info;
    char data[];
};

struct operation {
    struct operation *next; /* of the posted receives */
    struct queues *queues;  /* NULL once it is done */
    bool is_send;
    void *buffer;
    uint64_t count; /* elements that `buffer` has room for */
    const struct dtype *type;
    int32_t tag;
    dtl_status status;
    struct message info;
};

struct queues {
    struct matched_message *unexpected; /* in the order of sending */
    struct operation *posted;           /* in the order of posting */
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static _Atomic(self_wait *) waiting;

/* ---- whether another thread may send --------------------------------------------------------- */

enum { GRACE = 1 }; /* seconds */

static _Thread_local char mark;      /* its address is the thread */
static _Atomic(const char *) sender; /* the first thread that sent */
static atomic_bool is_sent_by_several;

static void sender_note(void)
{
    const char *nobody = NULL;

    if (!atomic_compare_exchange_strong(&sender, &nobody, &mark) && nobody != &mark)
        atomic_store(&is_sent_by_several, true);
}

static bool another_has_sent(void)
{
    const char *first = atomic_load(&sender);

    return (first != NULL && first != &mark) || atomic_load(&is_sent_by_several);
}

static time_t now(void)
{
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec;
}

/* A folder has two links more than folders. */
static bool has_other_threads(void)
{
    struct stat threads;

    return stat("/proc/self/task", &threads) == 0 && threads.st_nlink > 3;
}

/* For how many seconds a thread waits; -1: until somebody sends.  The first thread of a process may
 * be the only one that sends: libraries have threads too, which never do. */
static time_t patience(void)
{
    if (gettid() != getpid() || another_has_sent())
        return -1;
    return has_other_threads() ? GRACE : 0;
}

struct awaited {
    self_test *test;
    void *state;
    int32_t tag;
    time_t until; /* -1: no end */
};

static dtl_status fail_never(int32_t tag)
{
    return dtl__fail(DTL_ERROR_RECV_FAILED,
                     "the only rank waits for a message with tag %d from itself and has sent none; "
                     "expected a send first",
                     (int)tag);
}

static dtl_status awaited_test(void *state, bool *done)
{
    const struct awaited *awaited = state;
    dtl_status status = awaited->test(awaited->state, done);

    if (status == DTL_SUCCESS && !*done && awaited->until != -1 && now() >= awaited->until)
        return fail_never(awaited->tag);
    return status;
}

/* Until the test is done, if another thread may make it so. */
static dtl_status await(self_test *test, void *state, int32_t tag)
{
    struct awaited awaited = {.test = test, .state = state, .tag = tag, .until = patience()};
    self_wait *wait = atomic_load(&waiting);
    bool done = false;
    dtl_status status = test(state, &done);

    if (status != DTL_SUCCESS || done)
        return status;
    if (awaited.until == 0 || wait == NULL)
        return fail_never(tag);
    if (awaited.until > 0)
        awaited.until += now() + 1;
    return wait(awaited_test, &awaited);
}

void dtl__self_waits_by(self_wait *wait)
{
    atomic_store(&waiting, wait);
}

/* ---- the queues ------------------------------------------------------------------------------ */

static bool tag_matches(int32_t wanted, int32_t sent)
{
    return wanted == sent || (wanted == DTL_ANY_TAG && sent >= 0);
}

static dtl_status queues_of(struct comm *comm, struct queues **out)
{
    if (comm->state == NULL) {
        dtl_status status = dtl__alloc(&comm->state, sizeof(struct queues), "messages to oneself");
        if (status != DTL_SUCCESS)
            return status;
    }
    *out = comm->state;
    return DTL_SUCCESS;
}

/* The link that leads to the first message with the tag, or to the end. */
static struct matched_message **unexpected_find(struct queues *queues, int32_t tag)
{
    struct matched_message **link = &queues->unexpected;

    while (*link != NULL && !tag_matches(tag, (*link)->info.tag))
        link = &(*link)->next;
    return link;
}

/* The same among the posted receives, for a message's tag. */
static struct operation **posted_find(struct queues *queues, int32_t tag)
{
    struct operation **link = &queues->posted;

    while (*link != NULL && !tag_matches((*link)->tag, tag))
        link = &(*link)->next;
    return link;
}

/* What was sent goes into a receive's buffer, or the receive fails and the buffer stays as it is.
 */
static dtl_status deliver(void *buffer, uint64_t count, const struct dtype *type,
                          const struct message *info, const void *data)
{
    if (!message_fits(info, count, type))
        return dtl__refuse_message(info, count, type);
    if (info->bytes > 0)
        memcpy(buffer, data, info->bytes);
    return DTL_SUCCESS;
}

/* Gives a message to the first posted receive that takes it; those that refuse it are done. Whether
 * there was one: a message that does not fit is the receiver's error, and stays. */
static bool message_post(struct queues *queues, const void *data, const struct message *info)
{
    struct operation **posted = posted_find(queues, info->tag);
    bool is_taken = false;

    while (*posted != NULL && !is_taken) {
        struct operation *operation = *posted;

        *posted = operation->next;
        is_taken = message_is_taken(info, operation->count, operation->type);
        operation->status =
            deliver(operation->buffer, operation->count, operation->type, info, data);
        operation->info = *info;
        operation->queues = NULL;
        posted = posted_find(queues, info->tag);
    }
    return is_taken;
}

static dtl_status message_send(struct queues *queues, const void *data, const struct message *info)
{
    static uint64_t sent; /* messages so far; under the lock */
    struct matched_message *message;
    struct matched_message **end = &queues->unexpected;
    dtl_status status;

    if (message_post(queues, data, info))
        return DTL_SUCCESS;

    status = dtl__alloc((void **)&message, dtl__plus(sizeof *message, info->bytes),
                        "a message to oneself");
    if (status != DTL_SUCCESS)
        return status;
    message->order = ++sent;
    message->info = *info;
    if (info->bytes > 0)
        memcpy(message->data, data, info->bytes);
    while (*end != NULL)
        end = &(*end)->next;
    *end = message;
    return DTL_SUCCESS;
}

/* Receives the first message with the tag into the buffer; *found says whether there was one.  One
 * that does not fit stays. */
static dtl_status message_receive(struct queues *queues, void *buffer, uint64_t count,
                                  const struct dtype *type, int32_t tag, struct message *info,
                                  bool *found)
{
    struct matched_message **link = unexpected_find(queues, tag);
    struct matched_message *message = *link;
    dtl_status status;

    *found = message != NULL;
    if (message == NULL)
        return DTL_SUCCESS;
    status = deliver(buffer, count, type, &message->info, message->data);
    if (info != NULL)
        *info = message->info;
    if (message_is_taken(&message->info, count, type)) {
        *link = message->next;
        dtl__release(message);
    }
    return status;
}

static dtl_status send(struct comm *comm, const void *buffer, const struct message *info)
{
    struct queues *queues;
    dtl_status status;

    pthread_mutex_lock(&lock);
    sender_note();
    status = queues_of(comm, &queues);
    if (status == DTL_SUCCESS)
        status = message_send(queues, buffer, info);
    pthread_mutex_unlock(&lock);
    return status;
}

dtl_status dtl__self_send(struct comm *comm, const void *buffer, uint64_t count,
                          const struct dtype *type, int32_t dest, int32_t tag)
{
    struct message info = {
        .source = dest, .tag = tag, .bytes = count * type->size, .dtype = type->id};

    return send(comm, buffer, &info);
}

struct receiving {
    struct comm *comm;
    void *buffer;
    uint64_t count;
    const struct dtype *type;
    int32_t tag;
    struct message *info;
};

static dtl_status receiving_test(void *state, bool *done)
{
    const struct receiving *what = state;
    struct queues *queues;
    dtl_status status;

    pthread_mutex_lock(&lock);
    status = queues_of(what->comm, &queues);
    if (status == DTL_SUCCESS)
        status = message_receive(queues, what->buffer, what->count, what->type, what->tag,
                                 what->info, done);
    pthread_mutex_unlock(&lock);
    return status;
}

dtl_status dtl__self_recv(struct comm *comm, void *buffer, uint64_t count, const struct dtype *type,
                          int32_t source, int32_t tag, struct message *info)
{
    struct receiving what = {comm, buffer, count, type, tag, info};

    (void)source;
    return await(receiving_test, &what, tag);
}

dtl_status dtl__self_sendrecv(struct comm *comm, const void *send, uint64_t sendcount,
                              const struct dtype *sendtype, int32_t dest, int32_t sendtag,
                              void *recv, uint64_t recvcount, const struct dtype *recvtype,
                              int32_t source, int32_t recvtag, struct message *info)
{
    dtl_status status = dtl__self_send(comm, send, sendcount, sendtype, dest, sendtag);

    if (status != DTL_SUCCESS)
        return status;
    return dtl__self_recv(comm, recv, recvcount, recvtype, source, recvtag, info);
}

dtl_status dtl__self_isend(struct comm *comm, const void *buffer, uint64_t count,
                           const struct dtype *type, int32_t dest, int32_t tag,
                           struct operation **out)
{
    return dtl__self_isend_shaped(comm, buffer, NULL, count, type, dest, tag, out);
}

dtl_status dtl__self_isend_shaped(struct comm *comm, const void *buffer, const dtl_shape *shape,
                                  uint64_t count, const struct dtype *type, int32_t dest,
                                  int32_t tag, struct operation **out)
{
    struct operation *operation;
    dtl_status status = dtl__alloc((void **)&operation, sizeof *operation, "operation");

    if (status != DTL_SUCCESS)
        return status;
    operation->is_send = true;
    operation->info = (struct message){
        .source = dest, .tag = tag, .bytes = count * type->size, .dtype = type->id};
    if (shape != NULL)
        operation->info.shape = *shape;
    status = send(comm, buffer, &operation->info);
    if (status != DTL_SUCCESS) {
        dtl__release(operation);
        return status;
    }
    *out = operation;
    return DTL_SUCCESS;
}

dtl_status dtl__self_irecv(struct comm *comm, void *buffer, uint64_t count,
                           const struct dtype *type, int32_t source, int32_t tag,
                           struct operation **out)
{
    struct operation *operation, **end;
    struct queues *queues;
    bool found = false;
    dtl_status status = dtl__alloc((void **)&operation, sizeof *operation, "operation");

    (void)source;
    if (status != DTL_SUCCESS)
        return status;
    *operation = (struct operation){.buffer = buffer, .count = count, .type = type, .tag = tag};

    pthread_mutex_lock(&lock);
    status = queues_of(comm, &queues);
    if (status == DTL_SUCCESS) {
        operation->status =
            message_receive(queues, buffer, count, type, tag, &operation->info, &found);
        if (!found) {
            operation->queues = queues;
            for (end = &queues->posted; *end != NULL; end = &(*end)->next)
                ;
            *end = operation;
        }
    }
    pthread_mutex_unlock(&lock);

    if (status != DTL_SUCCESS) {
        dtl__release(operation);
        return status;
    }
    *out = operation;
    return DTL_SUCCESS;
}

struct probing {
    struct comm *comm;
    int32_t tag;
    struct message *info;
    struct matched_message **out; /* NULL: the message stays where it is */
};

static dtl_status probing_test(void *state, bool *done)
{
    const struct probing *what = state;
    struct matched_message *message = NULL, **link;

    pthread_mutex_lock(&lock);
    if (what->comm->state != NULL) {
        link = unexpected_find(what->comm->state, what->tag);
        message = *link;
        if (message != NULL && what->out != NULL) {
            *link = message->next;
            *what->out = message;
        }
    }
    if (message != NULL && what->info != NULL)
        *what->info = message->info;
    pthread_mutex_unlock(&lock);

    *done = message != NULL;
    return DTL_SUCCESS;
}

dtl_status dtl__self_probe(struct comm *comm, int32_t source, int32_t tag, bool *done,
                           struct message *info)
{
    return dtl__self_mprobe(comm, source, tag, done, info, NULL);
}

dtl_status dtl__self_mprobe(struct comm *comm, int32_t source, int32_t tag, bool *done,
                            struct message *info, struct matched_message **out)
{
    struct probing what = {comm, tag, info, out};

    (void)source;
    return done != NULL ? probing_test(&what, done) : await(probing_test, &what, tag);
}

dtl_status dtl__self_mrecv(struct comm *comm, struct matched_message *message, void *buffer,
                           uint64_t count, const struct dtype *type)
{
    dtl_status status = deliver(buffer, count, type, &message->info, message->data);

    (void)comm;
    dtl__release(message);
    return status;
}

void dtl__self_unmatch(struct comm *comm, struct matched_message *message)
{
    struct queues *queues = comm->state;
    struct matched_message **link = &queues->unexpected;

    pthread_mutex_lock(&lock);
    if (message_post(queues, message->data, &message->info)) {
        dtl__release(message);
    } else {
        while (*link != NULL && (*link)->order < message->order)
            link = &(*link)->next;
        message->next = *link;
        *link = message;
    }
    pthread_mutex_unlock(&lock);
}

/* The result of an operation that is done; its error is told to the thread that asks. */
static dtl_status operation_result(const struct operation *operation, struct message *info)
{
    if (operation->status == DTL_ERROR_CANCELED)
        return dtl__fail(
            DTL_ERROR_CANCELED,
            "the receive with tag %d was canceled before its message came; expected a message",
            (int)operation->tag);
    if (operation->status != DTL_SUCCESS)
        return dtl__refuse_message(&operation->info, operation->count, operation->type);
    if (info != NULL && operation->type != NULL) /* a send has none */
        *info = operation->info;
    return DTL_SUCCESS;
}

dtl_status dtl__self_operation_test(struct operation *operation, bool *done, struct message *info)
{
    pthread_mutex_lock(&lock);
    *done = operation->queues == NULL;
    pthread_mutex_unlock(&lock);
    return *done ? operation_result(operation, info) : DTL_SUCCESS;
}

struct finishing {
    struct operation *operation;
    struct message *info;
};

static dtl_status finishing_test(void *state, bool *done)
{
    const struct finishing *what = state;

    return dtl__self_operation_test(what->operation, done, what->info);
}

dtl_status dtl__self_operation_wait(struct operation *operation, struct message *info)
{
    struct finishing what = {operation, info};

    return await(finishing_test, &what, operation->tag);
}

/* Takes a posted receive out of its queue. */
static void operation_withdraw(struct operation *operation)
{
    struct operation **link;

    if (operation->queues == NULL)
        return;
    for (link = &operation->queues->posted; *link != operation; link = &(*link)->next)
        ;
    *link = operation->next;
    operation->queues = NULL;
}

dtl_status dtl__self_operation_cancel(struct operation *operation)
{
    if (operation->is_send)
        return dtl__fail(DTL_ERROR_NOT_SUPPORTED,
                         "only a receive can be taken back once it has been started; expected one");
    pthread_mutex_lock(&lock);
    if (operation->queues != NULL) {
        operation_withdraw(operation);
        operation->status = DTL_ERROR_CANCELED;
    }
    pthread_mutex_unlock(&lock);
    return DTL_SUCCESS;
}

void dtl__self_operation_release(struct operation *operation)
{
    pthread_mutex_lock(&lock);
    operation_withdraw(operation);
    pthread_mutex_unlock(&lock);
    dtl__release(operation);
}

void dtl__self_queues_release(struct comm *comm)
{
    struct queues *queues = comm->state;

    if (queues == NULL)
        return;
    pthread_mutex_lock(&lock);
    for (struct matched_message *message = queues->unexpected, *next; message != NULL;
         message = next) {
        next = message->next;
        dtl__release(message);
    }
    for (struct operation *operation = queues->posted; operation != NULL;
         operation = operation->next) {
        operation->queues = NULL;
        operation->status = DTL_ERROR_CANCELED;
    }
    pthread_mutex_unlock(&lock);
    dtl__release(queues);
}
