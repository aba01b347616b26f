/* SPDX-License-Identifier: BSD-3-Clause */
/* Communication whose waits end when another rank has failed (DTL_CHECK): no operation waits inside
 * MPI.  Collectives are composed of messages with a tag that no other call of the context uses, so
 * that no later receive matches messages that a failed call leaves behind.  Operations that only
 * MPI provides begin after a barrier. */
#include "check.h"

#include <pthread.h>
#include <string.h>

#include "comm/composed.h"
#include "progress/wait.h"

/* The operations of the only backend with several ranks; its size is 0 before the first use. */
static struct comm_ops backend;

/* Returns the tag of a message: that of a composed collective gets a tag of its round. */
static int32_t tag_of(int32_t tag)
{
    return tag == COMPOSED_TAG ? COMPOSED_TAG - 2 - dtl__check_round() : tag;
}

/* ---- messages -------------------------------------------------------------------------------- */

/* Waits until an operation is complete; fails when another rank has failed. The caller releases
 * the operation. */
static dtl_status checked_wait(struct operation *operation, struct message *info)
{
    return dtl__wait_operation(&backend, operation, info);
}

/* Waits like checked_wait(), and releases the operation, also after a failure. */
static dtl_status wait_and_release(struct operation *operation, struct message *info)
{
    dtl_status status = checked_wait(operation, info);

    backend.operation_release(operation);
    return status;
}

/* A message of a collective, followed by a copy of its data.  When a failure ends the wait, the
 * message may still be received later, after the caller has freed its buffer. */
struct pending_send {
    struct pending_send *next;
    struct operation *operation;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct pending_send *abandoned; /* abandoned sends, under the lock */

static void pending_send_free(struct pending_send *pending_send)
{
    backend.operation_release(pending_send->operation);
    dtl__release(pending_send);
}

/* Frees the abandoned sends that have completed. */
static void free_completed_sends(void)
{
    pthread_mutex_lock(&lock);
    for (struct pending_send **link = &abandoned; *link != NULL;) {
        struct pending_send *pending_send = *link;
        bool done = false;

        if (backend.operation_test(pending_send->operation, &done, NULL) == DTL_SUCCESS && !done) {
            link = &pending_send->next;
            continue;
        }
        *link = pending_send->next;
        pending_send_free(pending_send);
    }
    pthread_mutex_unlock(&lock);
}

/* Copies a message and starts to send the copy; *out is set on success, and belongs to
 * pending_send_finish(). */
static dtl_status pending_send_start(struct comm *comm, const void *buffer, uint64_t count,
                                     const struct dtype *type, int32_t dest, int32_t tag,
                                     struct pending_send **out)
{
    uint64_t bytes = dtl__times(count, type->size);
    struct pending_send *pending_send = NULL;
    dtl_status status;

    free_completed_sends();
    dtl__reserve_open(); /* allows the reserve for small messages, which the ranks need to agree
                            when one is out of memory */
    status = dtl__alloc((void **)&pending_send, dtl__plus(sizeof *pending_send, bytes),
                        "copy of a message");
    dtl__reserve_close();
    if (status != DTL_SUCCESS)
        return status;
    if (bytes > 0)
        memcpy(pending_send + 1, buffer, bytes);
    status = backend.isend(comm, pending_send + 1, count, type, dest, tag_of(tag),
                           &pending_send->operation);
    if (status == DTL_SUCCESS)
        *out = pending_send;
    else
        dtl__release(pending_send);
    return status;
}

/* Waits for the send and frees it, unless `status` says that its collective has failed, or the
 * wait fails: then it is abandoned. Returns the first failure. */
static dtl_status pending_send_finish(struct pending_send *pending_send, dtl_status status)
{
    if (status == DTL_SUCCESS)
        status = checked_wait(pending_send->operation, NULL);
    if (status == DTL_SUCCESS) {
        pending_send_free(pending_send);
        return status;
    }
    pthread_mutex_lock(&lock);
    pending_send->next = abandoned;
    abandoned = pending_send;
    pthread_mutex_unlock(&lock);
    return status;
}

/* Sends without waiting inside MPI. Negative tags are those of collectives, whose data is
 * copied. */
static dtl_status checked_send(struct comm *comm, const void *buffer, uint64_t count,
                               const struct dtype *type, int32_t dest, int32_t tag)
{
    struct operation *operation = NULL;
    struct pending_send *pending_send = NULL;
    dtl_status status;

    if (tag < 0) {
        status = pending_send_start(comm, buffer, count, type, dest, tag, &pending_send);
        return status == DTL_SUCCESS ? pending_send_finish(pending_send, status) : status;
    }
    status = backend.isend(comm, buffer, count, type, dest, tag, &operation);
    return status == DTL_SUCCESS ? wait_and_release(operation, NULL) : status;
}

/* Receives without waiting inside MPI. */
static dtl_status checked_recv(struct comm *comm, void *buffer, uint64_t count,
                               const struct dtype *type, int32_t source, int32_t tag,
                               struct message *info)
{
    struct operation *operation = NULL;
    dtl_status status = backend.irecv(comm, buffer, count, type, source, tag_of(tag), &operation);

    return status == DTL_SUCCESS ? wait_and_release(operation, info) : status;
}

/* Sends like checked_send() and receives at the same time; waits for both. */
static dtl_status checked_sendrecv(struct comm *comm, const void *send, uint64_t sendcount,
                                   const struct dtype *sendtype, int32_t dest, int32_t sendtag,
                                   void *recv, uint64_t recvcount, const struct dtype *recvtype,
                                   int32_t source, int32_t recvtag, struct message *info)
{
    struct operation *operation = NULL;
    struct pending_send *pending_send = NULL;
    dtl_status sent, status;

    sent = sendtag < 0
               ? pending_send_start(comm, send, sendcount, sendtype, dest, sendtag, &pending_send)
               : backend.isend(comm, send, sendcount, sendtype, dest, sendtag, &operation);
    if (sent != DTL_SUCCESS)
        return sent;
    status = checked_recv(comm, recv, recvcount, recvtype, source, recvtag, info);
    if (sendtag < 0)
        return pending_send_finish(pending_send, status);
    sent = wait_and_release(
        operation, NULL); /* succeeds, or the receive has failed and its error is reported */
    return status == DTL_SUCCESS ? sent : status;
}

/* ---- collectives ----------------------------------------------------------------------------- */

/* Returns the rank that is `index` + 1 above this one, modulo the size. */
static int32_t other_rank(const struct comm *comm, int32_t index)
{
    return (comm->rank + index + 1) % comm->size;
}

/* Starts an empty receive from each other rank; *count is the number that were started. */
static dtl_status receive_from_all(struct comm *comm, struct operation **operations, int32_t *count)
{
    dtl_status status = DTL_SUCCESS;

    for (*count = 0; *count < comm->size - 1 && status == DTL_SUCCESS; *count += !status)
        status = backend.irecv(comm, NULL, 0, dtl__dtype(DTL_DTYPE_BYTE), other_rank(comm, *count),
                               tag_of(COMPOSED_TAG), &operations[*count]);
    return status;
}

/* Sends an empty message to each other rank.  Needs no memory and does not wait: MPI buffers such a
 * message at once. */
static dtl_status send_to_all(struct comm *comm)
{
    dtl_status status = DTL_SUCCESS;

    for (int32_t index = 0; index < comm->size - 1 && status == DTL_SUCCESS; index++)
        status = backend.send(comm, NULL, 0, dtl__dtype(DTL_DTYPE_BYTE), other_rank(comm, index),
                              tag_of(COMPOSED_TAG));
    return status;
}

/* Barrier.  After a rank has sent its messages it can fail only in MPI, so that once all ranks
 * have, all continue. */
static dtl_status message_barrier(struct comm *comm)
{
    struct operation **operations = NULL;
    int32_t count = 0;
    dtl_status status = dtl__alloc((void **)&operations,
                                   (uint64_t)comm->size * sizeof(struct operation *), "barrier");

    if (status == DTL_SUCCESS)
        status = receive_from_all(comm, operations, &count);
    if (status == DTL_SUCCESS)
        status = send_to_all(comm);
    for (int32_t index = 0; index < count; index++)
        if (status == DTL_SUCCESS)
            status = wait_and_release(operations[index], NULL);
        else
            backend.operation_release(operations[index]);
    dtl__release(operations);
    return status;
}

/* Waits for all ranks by messages. Fails if another rank has failed before or during the wait. */
static dtl_status checked_barrier(struct comm *comm)
{
    dtl_status status = dtl__check_step(DTL_SUCCESS);

    return status == DTL_SUCCESS ? dtl__check_step(message_barrier(comm)) : status;
}

/* Compares the call in this collective's step if possible; otherwise runs it with `run`. */
static inline dtl_status run_checked(struct comm *comm, const struct collective *what,
                                     dtl_status (*run)(struct comm *comm,
                                                       const struct collective *what))
{
    bool is_done;
    dtl_status status = dtl__check_in_step(comm, what, &is_done);

    return status == DTL_SUCCESS && !is_done ? run(comm, what) : status;
}

/* Barrier in the form that run_checked() calls. */
static dtl_status run_message_barrier(struct comm *comm, const struct collective *what)
{
    (void)what;
    return checked_barrier(comm);
}

/* Barrier that compares the call in its own step if possible. */
static dtl_status run_barrier(struct comm *comm)
{
    static const struct collective what = {
        .kind = COLLECTIVE_BARRIER, .type = &dtl__dtypes[DTL_DTYPE_BYTE], .root = -1};

    return run_checked(comm, &what, run_message_barrier);
}

/* Moves data so that all ranks succeed or all fail. */
static dtl_status run_move(struct comm *comm, const struct collective *what)
{
    dtl_status status = dtl__check_step(DTL_SUCCESS);

    if (status == DTL_SUCCESS)
        status = dtl__check_step(dtl__composed_data_movement(comm, what));
    return status == DTL_SUCCESS ? checked_barrier(comm) : status;
}

/* Reduces in tree order, and records the status as that of a step of the call. */
static dtl_status run_tree_reduction(struct comm *comm, const struct collective *what)
{
    return dtl__check_step(dtl__tree_reduction(comm, what));
}

/* Reduces in rank order, and records the status as that of a step of the call. */
static dtl_status run_ordered_reduction(struct comm *comm, const struct collective *what)
{
    return dtl__check_step(dtl__ordered_reduction(comm, what));
}

/* Data movement after which all ranks have succeeded or all have failed. */
static dtl_status checked_move(struct comm *comm, const struct collective *what)
{
    return run_checked(comm, what, run_move);
}

/* Reduction in tree order that fails if another rank fails before or during the call. */
static dtl_status checked_tree_reduction(struct comm *comm, const struct collective *what)
{
    return run_checked(comm, what, run_tree_reduction);
}

/* Reduction in rank order that fails if another rank fails before or during the call. */
static dtl_status checked_ordered_reduction(struct comm *comm, const struct collective *what)
{
    return run_checked(comm, what, run_ordered_reduction);
}

/* Duplicates the communicator after a barrier, which fails if another rank has failed. */
static dtl_status checked_dup(struct comm *comm, struct comm *out)
{
    dtl_status status = checked_barrier(comm);

    return status == DTL_SUCCESS ? backend.dup(comm, out) : status;
}

/* Splits the communicator after a barrier, which fails if another rank has failed. */
static dtl_status checked_split(struct comm *comm, int32_t color, int32_t key, struct comm *out)
{
    dtl_status status = checked_barrier(comm);

    return status == DTL_SUCCESS ? backend.split(comm, color, key, out) : status;
}

dtl_status dtl__check_open(struct context *context, struct context *parent)
{
    dtl_status status = parent == NULL ? DTL_SUCCESS : parent->comm.ops->barrier(&parent->comm);

    if (status != DTL_SUCCESS || context == NULL || context->comm.size == 1)
        return status;
    return backend.dup(&context->comm, &context->checks);
}

void dtl__check_operations(struct comm_ops *ops)
{
    collective_function reduction = ops->collectives[COLLECTIVE_ALLREDUCE];
    bool is_ordered = reduction == dtl__ordered_reduction || reduction == checked_ordered_reduction;

    if (backend.size == 0)
        backend = *ops;
    ops->operation_wait = checked_wait;
    ops->send = checked_send;
    ops->recv = checked_recv;
    ops->sendrecv = checked_sendrecv;
    ops->barrier = run_barrier;
    ops->dup = checked_dup;
    ops->split = checked_split;
    for (int kind = COLLECTIVE_BARRIER; kind < COLLECTIVE_KINDS; kind++)
        if (!collective_is_reduction((enum collective_kind)kind))
            ops->collectives[kind] = checked_move;
        else
            ops->collectives[kind] =
                is_ordered ? checked_ordered_reduction : checked_tree_reduction;
}
