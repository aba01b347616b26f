/* SPDX-License-Identifier: BSD-3-Clause */
/* Each pair of ranks has a queue of messages. A send copies its buffer; a receive blocks until a
 * message arrives. */
#include "threads.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum { RANKS_MOST = 16 };

struct queued {
    struct queued *next;
    int32_t tag;
    uint64_t bytes;
    char data[];
};

struct group {
    pthread_mutex_t lock;
    pthread_cond_t changed;
    struct queued *queues[RANKS_MOST][RANKS_MOST]; /* [source][dest] */
    struct comm_ops ops;
    int waiting; /* ranks in the barrier */
    int round;
};

static dtl_status threads_send(struct comm *comm, const void *buffer, uint64_t count,
                               const struct dtype *type, int32_t dest, int32_t tag)
{
    struct group *group = comm->state;
    struct queued *message = calloc(1, sizeof *message + count * type->size), **end;

    message->tag = tag;
    message->bytes = count * type->size;
    if (message->bytes > 0)
        memcpy(message->data, buffer, message->bytes);
    pthread_mutex_lock(&group->lock);
    for (end = &group->queues[comm->rank][dest]; *end != NULL; end = &(*end)->next)
        ;
    *end = message;
    pthread_cond_broadcast(&group->changed);
    pthread_mutex_unlock(&group->lock);
    return DTL_SUCCESS;
}

static dtl_status threads_recv(struct comm *comm, void *buffer, uint64_t count,
                               const struct dtype *type, int32_t source, int32_t tag,
                               struct message *info)
{
    struct group *group = comm->state;
    struct queued **first = &group->queues[source][comm->rank], *message;
    bool fits;

    (void)info;
    pthread_mutex_lock(&group->lock);
    while (*first == NULL)
        pthread_cond_wait(&group->changed, &group->lock);
    message = *first;
    *first = message->next;
    pthread_mutex_unlock(&group->lock);

    fits = message->tag == tag && message->bytes <= count * type->size;
    if (fits && message->bytes > 0)
        memcpy(buffer, message->data, message->bytes);
    free(message);
    return fits ? DTL_SUCCESS
                : dtl__fail(DTL_ERROR_BUFFER_TOO_SMALL, "threads: another message was expected");
}

static dtl_status threads_sendrecv(struct comm *comm, const void *send, uint64_t sendcount,
                                   const struct dtype *sendtype, int32_t dest, int32_t sendtag,
                                   void *recv, uint64_t recvcount, const struct dtype *recvtype,
                                   int32_t source, int32_t recvtag, struct message *info)
{
    threads_send(comm, send, sendcount, sendtype, dest, sendtag);
    return threads_recv(comm, recv, recvcount, recvtype, source, recvtag, info);
}

static dtl_status threads_barrier(struct comm *comm)
{
    struct group *group = comm->state;
    int round;

    pthread_mutex_lock(&group->lock);
    round = group->round;
    if (++group->waiting == comm->size) {
        group->waiting = 0;
        group->round++;
        pthread_cond_broadcast(&group->changed);
    }
    while (group->round == round)
        pthread_cond_wait(&group->changed, &group->lock);
    pthread_mutex_unlock(&group->lock);
    return DTL_SUCCESS;
}

/* Required by the contract, but never called by composed collectives. */
static void no_free(struct comm *comm)
{
    (void)comm;
}

static dtl_status no_dup(struct comm *comm, struct comm *out)
{
    (void)comm;
    (void)out;
    return DTL_ERROR_NOT_IMPLEMENTED;
}

static dtl_status no_split(struct comm *comm, int32_t color, int32_t key, struct comm *out)
{
    (void)color;
    (void)key;
    return no_dup(comm, out);
}

static dtl_status no_isend(struct comm *comm, const void *buffer, uint64_t count,
                           const struct dtype *type, int32_t dest, int32_t tag,
                           struct operation **out)
{
    (void)out;
    return threads_send(comm, buffer, count, type, dest, tag);
}

static dtl_status no_irecv(struct comm *comm, void *buffer, uint64_t count,
                           const struct dtype *type, int32_t source, int32_t tag,
                           struct operation **out)
{
    (void)out;
    return threads_recv(comm, buffer, count, type, source, tag, NULL);
}

static dtl_status no_probe(struct comm *comm, int32_t source, int32_t tag, bool *done,
                           struct message *info)
{
    (void)comm;
    (void)source;
    (void)tag;
    (void)done;
    (void)info;
    return DTL_ERROR_NOT_IMPLEMENTED;
}

static dtl_status no_test(struct operation *operation, bool *done, struct message *info)
{
    (void)operation;
    (void)done;
    (void)info;
    return DTL_ERROR_NOT_IMPLEMENTED;
}

static dtl_status no_wait(struct operation *operation, struct message *info)
{
    return no_test(operation, NULL, info);
}

static dtl_status no_cancel(struct operation *operation)
{
    return no_test(operation, NULL, NULL);
}

static void no_release(struct operation *operation)
{
    (void)operation;
}

const struct comm_ops threads_ops = {
    .size = offsetof(struct comm_ops,
                     collective), /* size of the table in an early version of the contract */
    .name = "threads",
    .free = no_free,
    .dup = no_dup,
    .split = no_split,
    .send = threads_send,
    .recv = threads_recv,
    .sendrecv = threads_sendrecv,
    .isend = no_isend,
    .irecv = no_irecv,
    .probe = no_probe,
    .operation_test = no_test,
    .operation_wait = no_wait,
    .operation_cancel = no_cancel,
    .operation_release = no_release,
    .barrier = threads_barrier,
};

struct task {
    struct comm comm;
    dtl_status (*work)(struct comm *comm, void *state);
    void *state;
    dtl_status status;
};

static void *task_run(void *argument)
{
    struct task *task = argument;

    task->status = task->work(&task->comm, task->state);
    return NULL;
}

int threads_run(int32_t ranks, dtl_status (*work)(struct comm *comm, void *state), void *state)
{
    struct group group = {.lock = PTHREAD_MUTEX_INITIALIZER, .changed = PTHREAD_COND_INITIALIZER};
    struct task tasks[RANKS_MOST];
    pthread_t threads[RANKS_MOST];
    int failed = 0;

    if (dtl__comm_adopt(&group.ops, &threads_ops) != DTL_SUCCESS)
        return ranks;
    for (int32_t rank = 0; rank < ranks; rank++) {
        tasks[rank] = (struct task){.work = work, .state = state};
        tasks[rank].comm =
            (struct comm){.ops = &group.ops, .rank = rank, .size = ranks, .state = &group};
        pthread_create(&threads[rank], NULL, task_run, &tasks[rank]);
    }
    for (int32_t rank = 0; rank < ranks; rank++) {
        pthread_join(threads[rank], NULL);
        failed += tasks[rank].status != DTL_SUCCESS;
    }
    return failed;
}
