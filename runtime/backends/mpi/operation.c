/* SPDX-License-Identifier: BSD-3-Clause */
/* Nonblocking operations: starting messages; testing, waiting for, canceling and releasing messages
 * and collectives. */
#include "mpi_backend.h"

#include <pthread.h>
#include <sched.h>

/* ---- progress -------------------------------------------------------------------------------- */

/* Checks the length of a received payload; returns MPI's error code. */
static int requests_check(const struct operation *operation, const MPI_Status statuses[2])
{
    return operation->is_receive ? mpi__payload_check(&operation->info, &statuses[1]) : MPI_SUCCESS;
}

/* Tests both requests of a message; returns MPI's error code. */
static int requests_test(struct operation *operation, int *done)
{
    MPI_Status statuses[2];
    int rc = MPI_Testall(2, operation->requests, done, statuses);

    return rc == MPI_SUCCESS && *done ? requests_check(operation, statuses) : rc;
}

/* Blocks until both requests of a message are complete; returns MPI's error code or ERR_SHORT. */
static int requests_wait(struct operation *operation)
{
    MPI_Status statuses[2];
    int rc = MPI_Waitall(2, operation->requests, statuses);

    return rc == MPI_SUCCESS ? requests_check(operation, statuses) : rc;
}

/* Completes an active operation with this error code and frees its resources. */
static void operation_settle(struct operation *operation, int rc)
{
    if (operation->rc == MPI_SUCCESS)
        operation->rc = rc;
    mpi__large_count_release(&operation->data);
    operation->data.is_derived = false;
    mpi__host->release(operation->scratch);
    operation->scratch = NULL;
    atomic_store(&operation->stage, STAGE_DONE);
}

/* Makes progress; returns true once the operation is done. */
static bool operation_advance(struct operation *operation)
{
    int done = 0, rc;

    if (mpi__has_pending())
        mpi__pending_progress();
    if (atomic_load(&operation->stage) == STAGE_ACTIVE) {
        rc = operation->call != NULL ? mpi__call_test(operation->call, &done)
                                     : requests_test(operation, &done);
        if (done || rc != MPI_SUCCESS)
            operation_settle(operation, rc);
    }
    return atomic_load(&operation->stage) == STAGE_DONE;
}

/* Waits inside MPI for a pending receive if no other receive is pending and no other thread
 * receives the group's packets. Otherwise, if receives are pending, yields the CPU. */
static void wait_inside_mpi(struct operation *operation)
{
    bool is_pending = atomic_load(&operation->stage) == STAGE_PENDING;
    int others = atomic_load(&mpi__pending_count) - is_pending;

    if (others > 0 || (is_pending && !mpi__receive_alone(operation)))
        sched_yield();
}

/* Completes a pending receive with an error if the gate is closed, because no more messages are
 * received then. Returns true if it did. */
static bool fail_if_closed(struct operation *operation)
{
    if (!mpi__is_closed() || !mpi__pending_remove(operation))
        return false;
    operation->rc = ERR_LATE;
    atomic_store(&operation->stage, STAGE_DONE);
    return true;
}

/* Adds a receive whose wait inside MPI was interrupted to the pending ones again. Returns
 * ERR_INTERRUPTED. */
static int resume_pending(struct operation *operation)
{
    operation->rc = MPI_SUCCESS;
    atomic_store(&operation->stage, STAGE_PENDING);
    mpi__pending_add(operation);
    return ERR_INTERRUPTED;
}

int mpi__operation_complete(struct operation *operation)
{
    unsigned turns = 0;
    int rc = MPI_SUCCESS;

    while (rc == MPI_SUCCESS && !operation_advance(operation) && !fail_if_closed(operation)) {
        wait_inside_mpi(operation);
        if (atomic_load(&operation->stage) != STAGE_DONE)
            rc = mpi__wait_step(&turns);
    }
    return operation->rc == ERR_INTERRUPTED ? resume_pending(operation) : rc;
}

void mpi__operation_finish(struct operation *operation)
{
    if (mpi__operation_complete(operation) != ERR_INTERRUPTED)
        return;
    if (operation->is_receive && mpi__pending_remove(operation)) {
        operation->rc = ERR_INTERRUPTED;
        atomic_store(&operation->stage, STAGE_DONE);
    }
    while (!operation_advance(operation) && !fail_if_closed(operation))
        sched_yield();
}

/* Returns the name of the MPI function for error messages. */
static const char *name_of(const struct operation *operation)
{
    if (operation->call != NULL)
        return operation->call->name;
    return operation->is_receive ? "MPI_Recv" : "MPI_Isend";
}

dtl_status mpi__operation_report(struct operation *operation, struct message *info)
{
    dtl_status status;

    if (UNLIKELY(operation->refused != 0))
        mpi__refused_load(operation);
    status = mpi__leave(operation->rc, name_of(operation));

    if (operation->is_canceled)
        return mpi__host->fail(
            DTL_ERROR_CANCELED,
            "the receive with tag %d was canceled before its message came; expected a message",
            (int)operation->tag);
    if (status != DTL_SUCCESS || !operation->is_receive)
        return status;
    if (UNLIKELY(!message_fits(&operation->info, operation->count, operation->type)))
        return mpi__host->refuse_message(&operation->info, operation->count, operation->type);
    if (info != NULL)
        *info = operation->info;
    return DTL_SUCCESS;
}

/* ---- messages -------------------------------------------------------------------------------- */

struct operation mpi__sending(struct comm *comm, struct packet *packet)
{
    return (struct operation){
        .stage = STAGE_ACTIVE,
        .group = mpi__group(comm),
        .requests = {MPI_REQUEST_NULL, MPI_REQUEST_NULL},
        .packet = packet,
    };
}

int mpi__send_start(struct operation *operation, const struct outgoing *what)
{
    struct packet *packet = operation->packet;
    MPI_Comm comm = operation->group->comm;
    uint32_t number;
    mpi_count bytes = mpi__pack(operation->group, what, packet, &number);
    int rc = MPI_SUCCESS;

    if (number != 0)
        rc = mpi__large_count_make(what->count * what->type->size, MPI_BYTE, &operation->data);
    if (rc == MPI_SUCCESS)
        rc = LARGE(Isend)(packet, bytes, MPI_BYTE, what->dest, PACKET_TAG, comm,
                          &operation->requests[0]);
    if (rc == MPI_SUCCESS)
        mpi__header_sent(operation->group, what);
    if (rc == MPI_SUCCESS && number != 0)
        rc = LARGE(Isend)(what->data, operation->data.count, operation->data.type, what->dest,
                          (int)number, comm, &operation->requests[1]);
    if (rc == MPI_SUCCESS)
        return rc;
    mpi__large_count_release(&operation->data);
    if (operation->requests[0] !=
        MPI_REQUEST_NULL) /* MPI buffers a packet immediately, even without a receive */
        MPI_Wait(&operation->requests[0], MPI_STATUS_IGNORE);
    return rc;
}

struct operation mpi__receiving(struct comm *comm, void *buffer, uint64_t count,
                                const struct dtype *type, int32_t source, int32_t tag)
{
    return (struct operation){
        .stage = STAGE_PENDING,
        .is_receive = true,
        .group = mpi__group(comm),
        .requests = {MPI_REQUEST_NULL, MPI_REQUEST_NULL},
        .buffer = buffer,
        .count = count,
        .type = type,
        .source = source,
        .tag = tag,
    };
}

/* Operations that were released before completion. MPI may still read a packet that is being sent,
 * or write to the memory of a discarded payload. */
static pthread_mutex_t abandoned_lock = PTHREAD_MUTEX_INITIALIZER;
static struct operation *abandoned;

/* Also frees earlier abandoned operations that are complete. */
void mpi__abandon(struct operation *added)
{
    struct operation **link = &abandoned;
    int done;

    pthread_mutex_lock(&abandoned_lock);
    added->next = abandoned;
    abandoned = added;
    while (*link != NULL) {
        struct operation *operation = *link;

        if (requests_test(operation, &done) == MPI_SUCCESS && !done) {
            link = &operation->next;
            continue;
        }
        *link = operation->next;
        mpi__large_count_release(&operation->data);
        mpi__host->release(operation->scratch);
        mpi__host->release(operation);
    }
    pthread_mutex_unlock(&abandoned_lock);
}

/* Releases a send's memory. Keeps the larger of two unused blocks for the next send. */
static void send_release(struct operation *operation)
{
    struct group *group = operation->group;
    struct operation *idle = atomic_exchange(&group->idle_send, NULL);

    if (idle == NULL || idle->capacity < operation->capacity) {
        struct operation *smaller = idle;

        idle = operation;
        operation = smaller;
    }
    mpi__host->release(operation);
    mpi__host->release(atomic_exchange(&group->idle_send, idle));
}

/* Returns in *out a send whose packet has a capacity of at least `bytes` bytes, in the group's idle
 * memory or in new memory. The caller frees it by send_release(). */
static dtl_status send_make(struct comm *comm, uint64_t bytes, struct operation **out)
{
    struct operation *operation = atomic_exchange(&mpi__group(comm)->idle_send, NULL);
    dtl_status status = DTL_SUCCESS;

    if (operation == NULL || operation->capacity < bytes) {
        mpi__host->release(operation);
        status = mpi__host->alloc((void **)&operation, sizeof *operation + bytes, "operation");
    } else {
        bytes = operation->capacity;
    }
    if (status != DTL_SUCCESS)
        return status;
    *operation = mpi__sending(comm, (struct packet *)(operation + 1));
    operation->capacity = bytes;
    *out = operation;
    return DTL_SUCCESS;
}

/* Starts a nonblocking send and sets *out, which the caller owns. Enters and leaves MPI. */
static dtl_status isend(struct comm *comm, const struct outgoing *what, struct operation **out)
{
    struct operation *operation = NULL;
    dtl_status status = send_make(comm, mpi__packet_bytes(what), &operation);

    if (status != DTL_SUCCESS)
        return status;
    status = mpi__enter();
    if (status == DTL_SUCCESS)
        status = mpi__leave(mpi__send_start(operation, what), "MPI_Isend");
    if (status != DTL_SUCCESS) {
        send_release(operation);
        return status;
    }
    *out = operation;
    return DTL_SUCCESS;
}

dtl_status mpi__isend(struct comm *comm, const void *buffer, uint64_t count,
                      const struct dtype *type, int32_t dest, int32_t tag, struct operation **out)
{
    return mpi__isend_shaped(comm, buffer, NULL, count, type, dest, tag, out);
}

dtl_status mpi__isend_shaped(struct comm *comm, const void *buffer, const dtl_shape *shape,
                             uint64_t count, const struct dtype *type, int32_t dest, int32_t tag,
                             struct operation **out)
{
    struct outgoing what = {
        .data = buffer, .count = count, .type = type, .dest = dest, .tag = tag, .shape = shape};

    return isend(comm, &what, out);
}

dtl_status mpi__irecv(struct comm *comm, void *buffer, uint64_t count, const struct dtype *type,
                      int32_t source, int32_t tag, struct operation **out)
{
    struct operation *operation = NULL;
    dtl_status status = mpi__host->alloc((void **)&operation, sizeof *operation, "operation");

    if (status != DTL_SUCCESS)
        return status;
    *operation = mpi__receiving(comm, buffer, count, type, source, tag);
    status = mpi__enter();
    if (status != DTL_SUCCESS) {
        mpi__host->release(operation);
        return status;
    }
    mpi__pending_add(operation);
    *out = operation;
    return mpi__leave(MPI_SUCCESS, "MPI_Iprobe");
}

/* ---- test, wait, cancel and release ---------------------------------------------------------- */

dtl_status mpi__operation_test(struct operation *operation, bool *done, struct message *info)
{
    dtl_status status = mpi__enter();

    if (status != DTL_SUCCESS)
        return status;
    if (!operation_advance(operation)) {
        *done = false;
        return mpi__leave(MPI_SUCCESS, "MPI_Test");
    }
    *done = true;
    return mpi__operation_report(operation, info);
}

dtl_status mpi__operation_wait(struct operation *operation, struct message *info)
{
    dtl_status status = mpi__enter();

    if (status != DTL_SUCCESS)
        return status;
    if (mpi__operation_complete(operation) == ERR_INTERRUPTED)
        return mpi__leave(ERR_INTERRUPTED, name_of(operation));
    return mpi__operation_report(operation, info);
}

dtl_status mpi__operation_cancel(struct operation *operation)
{
    dtl_status status = mpi__enter();

    if (status != DTL_SUCCESS)
        return status;
    if (!operation->is_receive) {
        mpi__leave(MPI_SUCCESS, "MPI_Cancel");
        return mpi__host->fail(
            DTL_ERROR_NOT_SUPPORTED,
            "only a receive can be canceled once it has been started; expected one");
    }
    if (mpi__pending_remove(operation)) {
        operation->is_canceled = true;
        atomic_store(&operation->stage, STAGE_DONE);
    }
    return mpi__leave(MPI_SUCCESS, "MPI_Cancel");
}

/* Returns true if MPI still processes a request. This is possible although the operation is
 * complete, if its other request has failed. */
static bool has_requests(const struct operation *operation)
{
    return operation->requests[0] != MPI_REQUEST_NULL || operation->requests[1] != MPI_REQUEST_NULL;
}

/* Blocks for a receive whose message is being written to the buffer. An active send continues and
 * is freed later. An active collective is leaked while the gate is open. */
void mpi__operation_release(struct operation *operation)
{
    bool is_active, is_receive;

    if (operation == NULL)
        return;
    if (operation->call != NULL && atomic_load(&operation->stage) == STAGE_ACTIVE &&
        !mpi__is_closed())
        return; /* leaked: MPI uses it until all ranks have joined, and does not report that */
    if (operation->call != NULL) {
        mpi__call_release(operation->call);
        mpi__host->release(operation);
        return;
    }
    is_receive = operation->is_receive;
    if (is_receive)
        mpi__pending_remove(operation);
    is_active = atomic_load(&operation->stage) == STAGE_ACTIVE || has_requests(operation);
    if (is_active && atomic_load(&mpi__gate) != GATE_CLOSED && mpi__enter() == DTL_SUCCESS) {
        if (is_receive)
            operation_settle(operation, requests_wait(operation));
        else
            mpi__abandon(operation); /* may free the operation immediately */
        mpi__leave(MPI_SUCCESS, "MPI_Waitall");
        if (!is_receive)
            return;
    }
    mpi__host->release(operation->scratch);
    if (operation->capacity > 0)
        send_release(operation);
    else
        mpi__host->release(operation);
}
