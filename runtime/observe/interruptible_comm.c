/* SPDX-License-Identifier: BSD-3-Clause */
/* Communication whose waits end when another rank has failed: none of it waits inside MPI.
 * Collectives are made of messages with a tag that no other call of the context has, so that what a
 * failing one leaves behind is met by nothing; what only MPI can do begins once all are here. */
#include "check.h"

#include <pthread.h>
#include <string.h>

#include "comm/composed.h"
#include "progress/wait.h"

/* Of the one back end that has several ranks; its size is 0 until there is one. */
static struct comm_ops back;

static int32_t tag_of(int32_t tag)
{
    return tag == COMPOSED_TAG ? COMPOSED_TAG - 2 - dtl__check_round() : tag;
}

/* ---- messages -------------------------------------------------------------------------------- */

static dtl_status checked_wait(struct operation *operation, struct message *info)
{
    return dtl__wait_operation(&back, operation, info);
}

static dtl_status finish(struct operation *operation, struct message *info)
{
    dtl_status status = checked_wait(operation, info);

    back.operation_release(operation);
    return status;
}

/* A message of a collective, of which what is sent stands behind this: where a failure has ended
 * the wait, it may be received, or thrown away, when the caller has freed what it gave. */
struct sending {
    struct sending *next;
    struct operation *operation;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct sending *left; /* that nobody waits for; under the lock */

static void sending_free(struct sending *sending)
{
    back.operation_release(sending->operation);
    dtl__release(sending);
}

/* Frees those that are done by now. */
static void left_reap(void)
{
    pthread_mutex_lock(&lock);
    for (struct sending **link = &left; *link != NULL;) {
        struct sending *sending = *link;
        bool done = false;

        if (back.operation_test(sending->operation, &done, NULL) == DTL_SUCCESS && !done) {
            link = &sending->next;
            continue;
        }
        *link = sending->next;
        sending_free(sending);
    }
    pthread_mutex_unlock(&lock);
}

static dtl_status sending_start(struct comm *comm, const void *buffer, uint64_t count,
                                const struct dtype *type, int32_t dest, int32_t tag,
                                struct sending **out)
{
    uint64_t bytes = dtl__times(count, type->size);
    struct sending *sending = NULL;
    dtl_status status;

    left_reap();
    dtl__reserve_open(); /* for what is small: ranks agree by it where one has no memory */
    status = dtl__alloc((void **)&sending, dtl__plus(sizeof *sending, bytes), "what is sent");
    dtl__reserve_close();
    if (status != DTL_SUCCESS)
        return status;
    if (bytes > 0)
        memcpy(sending + 1, buffer, bytes);
    status = back.isend(comm, sending + 1, count, type, dest, tag_of(tag), &sending->operation);
    if (status == DTL_SUCCESS)
        *out = sending;
    else
        dtl__release(sending);
    return status;
}

/* Waits for it, unless what it belongs to has failed. */
static dtl_status sending_end(struct sending *sending, dtl_status status)
{
    if (status == DTL_SUCCESS)
        status = checked_wait(sending->operation, NULL);
    if (status == DTL_SUCCESS) {
        sending_free(sending);
        return status;
    }
    pthread_mutex_lock(&lock);
    sending->next = left;
    left = sending;
    pthread_mutex_unlock(&lock);
    return status;
}

static dtl_status checked_send(struct comm *comm, const void *buffer, uint64_t count,
                               const struct dtype *type, int32_t dest, int32_t tag)
{
    struct operation *operation = NULL;
    struct sending *sending = NULL;
    dtl_status status;

    if (tag < 0) {
        status = sending_start(comm, buffer, count, type, dest, tag, &sending);
        return status == DTL_SUCCESS ? sending_end(sending, status) : status;
    }
    status = back.isend(comm, buffer, count, type, dest, tag, &operation);
    return status == DTL_SUCCESS ? finish(operation, NULL) : status;
}

static dtl_status checked_recv(struct comm *comm, void *buffer, uint64_t count,
                               const struct dtype *type, int32_t source, int32_t tag,
                               struct message *info)
{
    struct operation *operation = NULL;
    dtl_status status = back.irecv(comm, buffer, count, type, source, tag_of(tag), &operation);

    return status == DTL_SUCCESS ? finish(operation, info) : status;
}

static dtl_status checked_sendrecv(struct comm *comm, const void *send, uint64_t sendcount,
                                   const struct dtype *sendtype, int32_t dest, int32_t sendtag,
                                   void *recv, uint64_t recvcount, const struct dtype *recvtype,
                                   int32_t source, int32_t recvtag, struct message *info)
{
    struct operation *operation = NULL;
    struct sending *sending = NULL;
    dtl_status sent, status;

    sent = sendtag < 0 ? sending_start(comm, send, sendcount, sendtype, dest, sendtag, &sending)
                       : back.isend(comm, send, sendcount, sendtype, dest, sendtag, &operation);
    if (sent != DTL_SUCCESS)
        return sent;
    status = checked_recv(comm, recv, recvcount, recvtype, source, recvtag, info);
    if (sendtag < 0)
        return sending_end(sending, status);
    sent = finish(operation, NULL); /* succeeds, or the receive's failure is told */
    return status == DTL_SUCCESS ? sent : status;
}

/* ---- collectives ----------------------------------------------------------------------------- */

static int32_t other_of(const struct comm *comm, int32_t index)
{
    return (comm->rank + index + 1) % comm->size;
}

/* The first `*count` of these are to be waited for by who is to hear of all others. */
static dtl_status hear(struct comm *comm, struct operation **operations, int32_t *count)
{
    dtl_status status = DTL_SUCCESS;

    for (*count = 0; *count < comm->size - 1 && status == DTL_SUCCESS; *count += !status)
        status = back.irecv(comm, NULL, 0, dtl__dtype(DTL_DTYPE_BYTE), other_of(comm, *count),
                            tag_of(COMPOSED_TAG), &operations[*count]);
    return status;
}

/* Needs no memory, and waits for nobody: so little MPI takes at once, received or not. */
static dtl_status tell(struct comm *comm)
{
    dtl_status status = DTL_SUCCESS;

    for (int32_t index = 0; index < comm->size - 1 && status == DTL_SUCCESS; index++)
        status = back.send(comm, NULL, 0, dtl__dtype(DTL_DTYPE_BYTE), other_of(comm, index),
                           tag_of(COMPOSED_TAG));
    return status;
}

/* Whoever has told the others that it is here does not fail any more, unless MPI does: once all
 * have, all go on. */
static dtl_status meet(struct comm *comm)
{
    struct operation **operations = NULL;
    int32_t count = 0;
    dtl_status status = dtl__alloc((void **)&operations,
                                   (uint64_t)comm->size * sizeof(struct operation *), "barrier");

    if (status == DTL_SUCCESS)
        status = hear(comm, operations, &count);
    if (status == DTL_SUCCESS)
        status = tell(comm);
    for (int32_t index = 0; index < count; index++)
        if (status == DTL_SUCCESS)
            status = finish(operations[index], NULL);
        else
            back.operation_release(operations[index]);
    dtl__release(operations);
    return status;
}

static dtl_status checked_barrier(struct comm *comm)
{
    dtl_status status = dtl__check_step(DTL_SUCCESS);

    return status == DTL_SUCCESS ? dtl__check_step(meet(comm)) : status;
}

/* Compared by what it moves, if it is one of those; else it runs as `run` does it. */
static inline dtl_status carried(struct comm *comm, const struct collective *what,
                                 dtl_status (*run)(struct comm *comm,
                                                   const struct collective *what))
{
    bool is_done;
    dtl_status status = dtl__check_with(comm, what, &is_done);

    return status == DTL_SUCCESS && !is_done ? run(comm, what) : status;
}

static dtl_status meet_all(struct comm *comm, const struct collective *what)
{
    (void)what;
    return checked_barrier(comm);
}

static dtl_status barrier(struct comm *comm)
{
    static const struct collective what = {
        .kind = COLLECTIVE_BARRIER, .type = &dtl__dtypes[DTL_DTYPE_BYTE], .root = -1};

    return carried(comm, &what, meet_all);
}

/* All ranks have what they are to have, or all fail: none goes on alone. */
static dtl_status run_move(struct comm *comm, const struct collective *what)
{
    dtl_status status = dtl__check_step(DTL_SUCCESS);

    if (status == DTL_SUCCESS)
        status = dtl__check_step(dtl__composed_data_movement(comm, what));
    return status == DTL_SUCCESS ? checked_barrier(comm) : status;
}

static dtl_status run_by_tree(struct comm *comm, const struct collective *what)
{
    return dtl__check_step(dtl__tree_reduction(comm, what));
}

static dtl_status run_by_rank(struct comm *comm, const struct collective *what)
{
    return dtl__check_step(dtl__ordered_reduction(comm, what));
}

static dtl_status checked_move(struct comm *comm, const struct collective *what)
{
    return carried(comm, what, run_move);
}

static dtl_status checked_tree(struct comm *comm, const struct collective *what)
{
    return carried(comm, what, run_by_tree);
}

static dtl_status checked_by_rank(struct comm *comm, const struct collective *what)
{
    return carried(comm, what, run_by_rank);
}

static dtl_status checked_dup(struct comm *comm, struct comm *out)
{
    dtl_status status = checked_barrier(comm);

    return status == DTL_SUCCESS ? back.dup(comm, out) : status;
}

static dtl_status checked_split(struct comm *comm, int32_t color, int32_t key, struct comm *out)
{
    dtl_status status = checked_barrier(comm);

    return status == DTL_SUCCESS ? back.split(comm, color, key, out) : status;
}

dtl_status dtl__check_open(struct context *context, struct context *parent)
{
    dtl_status status = parent == NULL ? DTL_SUCCESS : parent->comm.ops->barrier(&parent->comm);

    if (status != DTL_SUCCESS || context == NULL || context->comm.size == 1)
        return status;
    return back.dup(&context->comm, &context->checks);
}

void dtl__check_operations(struct comm_ops *ops)
{
    collective_function reduction = ops->collectives[COLLECTIVE_ALLREDUCE];
    bool by_rank = reduction == dtl__ordered_reduction || reduction == checked_by_rank;

    if (back.size == 0)
        back = *ops;
    ops->operation_wait = checked_wait;
    ops->send = checked_send;
    ops->recv = checked_recv;
    ops->sendrecv = checked_sendrecv;
    ops->barrier = barrier;
    ops->dup = checked_dup;
    ops->split = checked_split;
    for (int kind = COLLECTIVE_BARRIER; kind < COLLECTIVE_KINDS; kind++)
        if (!collective_is_reduction((enum collective_kind)kind))
            ops->collectives[kind] = checked_move;
        else
            ops->collectives[kind] = by_rank ? checked_by_rank : checked_tree;
}
