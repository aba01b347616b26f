/* SPDX-License-Identifier: BSD-3-Clause */
/* Messages of a single process to itself.
 *
 * Each communicator has two queues: unexpected messages, which were sent and not yet received, and
 * posted receives, which have no message yet.  No entry of one queue matches an entry of the other.
 * Sending copies the data, so it never blocks.  A blocking receive or probe without a matching
 * message waits for another thread to send one; it fails if no other thread can.  One lock protects
 * all queues, which are used rarely. */
#include "self.h"

#include <pthread.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

struct matched_message {
    struct matched_message *next;
    uint64_t order; /* number of the send */
    struct message info;
    char data[];
};

struct operation {
    struct operation *next; /* next posted receive */
    struct queues *queues;  /* NULL once it is complete */
    bool is_send;
    void *buffer;
    uint64_t count; /* elements that fit in `buffer` */
    const struct dtype *type;
    int32_t tag;
    dtl_status status;
    struct message info;
};

struct queues {
    struct matched_message *unexpected; /* oldest first */
    struct operation *posted;           /* oldest first */
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static _Atomic(self_wait *) wait_function;

/* ---- detection of other sending threads ------------------------------------------------------ */

/* The duration of a wait if it is not known whether another thread sends. */
enum { GRACE_SECONDS = 1 };

static _Thread_local char thread_mark; /* its address identifies the thread */
/* The address of `thread_mark` of the first thread that sent; NULL: none has. */
static _Atomic(const char *) first_sender;
static atomic_bool is_sent_by_several;

/* Records that this thread sends. The lock is held. */
static void note_sender(void)
{
    const char *none = NULL;

    if (!atomic_compare_exchange_strong(&first_sender, &none, &thread_mark) && none != &thread_mark)
        atomic_store(&is_sent_by_several, true);
}

/* Returns true if a thread other than this one has sent a message before. */
static bool has_other_sender(void)
{
    const char *first = atomic_load(&first_sender);

    return (first != NULL && first != &thread_mark) || atomic_load(&is_sent_by_several);
}

/* Returns the monotonic time in seconds. */
static time_t now_seconds(void)
{
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec;
}

/* Returns true if the process has more than one thread. /proc shows threads as folders.  A folder
 * has two more links than it has subfolders. */
static bool has_other_threads(void)
{
    struct stat threads;

    return stat("/proc/self/task", &threads) == 0 && threads.st_nlink > 3;
}

/* Returns for how many seconds a wait may last; -1: without limit.  The process's first thread may
 * be the only one that sends, because many libraries have threads that never do. */
static time_t wait_seconds(void)
{
    if (gettid() != getpid() || has_other_sender())
        return -1;
    return has_other_threads() ? GRACE_SECONDS : 0;
}

struct bounded_wait {
    self_test *test;
    void *state;
    int32_t tag;
    time_t until; /* seconds of the monotonic clock; -1: no limit */
};

/* Fails because no thread can send the message that a receive or probe waits for. */
static dtl_status fail_no_sender(int32_t tag)
{
    return dtl__fail(DTL_ERROR_RECV_FAILED,
                     "the only rank waits for a message with tag %d from itself and has sent none; "
                     "expected a send first",
                     (int)tag);
}

/* Test callback for the wait function: true once the message arrived. Fails at the time limit. */
static dtl_status bounded_wait_test(void *state, bool *done)
{
    const struct bounded_wait *bounded_wait = state;
    dtl_status status = bounded_wait->test(bounded_wait->state, done);

    if (status == DTL_SUCCESS && !*done && bounded_wait->until != -1 &&
        now_seconds() >= bounded_wait->until)
        return fail_no_sender(bounded_wait->tag);
    return status;
}

/* Calls the test until it is done. Waits only if another thread may send the message; otherwise
 * fails with DTL_ERROR_RECV_FAILED. Called without the lock. */
static dtl_status wait_for_message(self_test *test, void *state, int32_t tag)
{
    struct bounded_wait bounded_wait = {
        .test = test, .state = state, .tag = tag, .until = wait_seconds()};
    self_wait *wait = atomic_load(&wait_function);
    bool done = false;
    dtl_status status = test(state, &done);

    if (status != DTL_SUCCESS || done)
        return status;
    if (bounded_wait.until == 0 || wait == NULL)
        return fail_no_sender(tag);
    if (bounded_wait.until > 0)
        bounded_wait.until += now_seconds() + 1;
    return wait(bounded_wait_test, &bounded_wait);
}

void dtl__self_set_wait(self_wait *wait)
{
    atomic_store(&wait_function, wait);
}

/* ---- message queues -------------------------------------------------------------------------- */

/* Returns true if a receive with tag `wanted` matches a message with tag `sent`. */
static bool tag_matches(int32_t wanted, int32_t sent)
{
    return wanted == sent || (wanted == DTL_ANY_TAG && sent >= 0);
}

/* Sets *out to the queues of a communicator, which the first call allocates. The lock is held. */
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

/* Returns the link to the first unexpected message with the tag, or to the end of the queue. */
static struct matched_message **unexpected_find(struct queues *queues, int32_t tag)
{
    struct matched_message **link = &queues->unexpected;

    while (*link != NULL && !tag_matches(tag, (*link)->info.tag))
        link = &(*link)->next;
    return link;
}

/* Returns the link to the first posted receive that matches a message's tag, or to the end. */
static struct operation **posted_find(struct queues *queues, int32_t tag)
{
    struct operation **link = &queues->posted;

    while (*link != NULL && !tag_matches((*link)->tag, tag))
        link = &(*link)->next;
    return link;
}

/* Copies a message into a receive's buffer.  Fails, and leaves the buffer unchanged, if it does not
 * fit. */
static dtl_status copy_message(void *buffer, uint64_t count, const struct dtype *type,
                               const struct message *info, const void *data)
{
    if (!message_fits(info, count, type))
        return dtl__refuse_message(info, count, type);
    if (info->bytes > 0)
        memcpy(buffer, data, info->bytes);
    return DTL_SUCCESS;
}

/* Delivers a message to the first posted receive that it matches and fits.  Returns false if there
 * is none.  Matching receives that it does not fit complete with an error, and the message remains.
 */
static bool deliver_to_posted(struct queues *queues, const void *data, const struct message *info)
{
    struct operation **posted = posted_find(queues, info->tag);
    bool is_taken = false;

    while (*posted != NULL && !is_taken) {
        struct operation *operation = *posted;

        *posted = operation->next;
        is_taken = message_is_taken(info, operation->count, operation->type);
        operation->status =
            copy_message(operation->buffer, operation->count, operation->type, info, data);
        operation->info = *info;
        operation->queues = NULL;
        posted = posted_find(queues, info->tag);
    }
    return is_taken;
}

/* Delivers a message to a posted receive, or appends a copy to the unexpected messages. The lock is
 * held. */
static dtl_status message_send(struct queues *queues, const void *data, const struct message *info)
{
    static uint64_t sent; /* number of messages sent; protected by `lock` */
    struct matched_message *message;
    struct matched_message **end = &queues->unexpected;
    dtl_status status;

    if (deliver_to_posted(queues, data, info))
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

/* Receives the first unexpected message with the tag. Sets *found to false if there is none. Fails
 * if the message does not fit; it then stays in the queue unless message_is_taken(). The lock is
 * held. */
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
    status = copy_message(buffer, count, type, &message->info, message->data);
    if (info != NULL)
        *info = message->info;
    if (message_is_taken(&message->info, count, type)) {
        *link = message->next;
        dtl__release(message);
    }
    return status;
}

/* Sends a message. Takes the lock. */
static dtl_status send_locked(struct comm *comm, const void *buffer, const struct message *info)
{
    struct queues *queues;
    dtl_status status;

    pthread_mutex_lock(&lock);
    note_sender();
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

    return send_locked(comm, buffer, &info);
}

struct receive_call {
    struct comm *comm;
    void *buffer;
    uint64_t count;
    const struct dtype *type;
    int32_t tag;
    struct message *info;
};

/* Test callback for wait_for_message(): receives a message if there is one. Takes the lock. */
static dtl_status receive_test(void *state, bool *done)
{
    const struct receive_call *call = state;
    struct queues *queues;
    dtl_status status;

    pthread_mutex_lock(&lock);
    status = queues_of(call->comm, &queues);
    if (status == DTL_SUCCESS)
        status = message_receive(queues, call->buffer, call->count, call->type, call->tag,
                                 call->info, done);
    pthread_mutex_unlock(&lock);
    return status;
}

dtl_status dtl__self_recv(struct comm *comm, void *buffer, uint64_t count, const struct dtype *type,
                          int32_t source, int32_t tag, struct message *info)
{
    struct receive_call call = {comm, buffer, count, type, tag, info};

    (void)source;
    return wait_for_message(receive_test, &call, tag);
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
    status = send_locked(comm, buffer, &operation->info);
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

struct probe_call {
    struct comm *comm;
    int32_t tag;
    struct message *info;
    struct matched_message **out; /* NULL: the message stays in the queue */
};

/* Test callback for wait_for_message(): finds a message if there is one and, for a matched probe,
 * removes it from the queue. Takes the lock. */
static dtl_status probe_test(void *state, bool *done)
{
    const struct probe_call *call = state;
    struct matched_message *message = NULL, **link;

    pthread_mutex_lock(&lock);
    if (call->comm->state != NULL) {
        link = unexpected_find(call->comm->state, call->tag);
        message = *link;
        if (message != NULL && call->out != NULL) {
            *link = message->next;
            *call->out = message;
        }
    }
    if (message != NULL && call->info != NULL)
        *call->info = message->info;
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
    struct probe_call call = {comm, tag, info, out};

    (void)source;
    return done != NULL ? probe_test(&call, done) : wait_for_message(probe_test, &call, tag);
}

dtl_status dtl__self_mrecv(struct comm *comm, struct matched_message *message, void *buffer,
                           uint64_t count, const struct dtype *type)
{
    dtl_status status = copy_message(buffer, count, type, &message->info, message->data);

    (void)comm;
    dtl__release(message);
    return status;
}

void dtl__self_unmatch(struct comm *comm, struct matched_message *message)
{
    struct queues *queues = comm->state;
    struct matched_message **link = &queues->unexpected;

    pthread_mutex_lock(&lock);
    if (deliver_to_posted(queues, message->data, &message->info)) {
        dtl__release(message);
    } else {
        while (*link != NULL && (*link)->order < message->order)
            link = &(*link)->next;
        message->next = *link;
        *link = message;
    }
    pthread_mutex_unlock(&lock);
}

/* Returns the result of a completed operation.  The failure becomes the last error of the calling
 * thread. */
static dtl_status operation_result(const struct operation *operation, struct message *info)
{
    if (operation->status == DTL_ERROR_CANCELED)
        return dtl__fail(
            DTL_ERROR_CANCELED,
            "the receive with tag %d was canceled before its message came; expected a message",
            (int)operation->tag);
    if (operation->status != DTL_SUCCESS)
        return dtl__refuse_message(&operation->info, operation->count, operation->type);
    if (info != NULL && operation->type != NULL) /* a send has no message info */
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

struct operation_wait_call {
    struct operation *operation;
    struct message *info;
};

/* Test callback for wait_for_message(): true once the operation is complete. */
static dtl_status operation_wait_test(void *state, bool *done)
{
    const struct operation_wait_call *call = state;

    return dtl__self_operation_test(call->operation, done, call->info);
}

dtl_status dtl__self_operation_wait(struct operation *operation, struct message *info)
{
    struct operation_wait_call call = {operation, info};

    return wait_for_message(operation_wait_test, &call, operation->tag);
}

/* Removes a posted receive from its queue.  Called with `lock` held. */
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
                         "only a receive can be canceled once it has been started; expected one");
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
