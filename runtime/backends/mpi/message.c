/* SPDX-License-Identifier: BSD-3-Clause */
/* Point-to-point.  Messages are bytes to MPI, so that one can be received whole whatever its sender
 * called it. */
#include "mpi_backend.h"

#include <inttypes.h>
#include <sched.h>

static int source_of(int32_t source)
{
    return source == DTL_ANY_SOURCE ? MPI_ANY_SOURCE : source;
}

static int tag_of(int32_t tag)
{
    return tag == DTL_ANY_TAG ? MPI_ANY_TAG : tag;
}

static struct message message_of(MPI_Status *status)
{
    MPI_Count bytes = 0;
    int few = 0;

    MPI_Get_count(status, MPI_BYTE, &few);
    bytes = few;
    if (few < 0) /* more than an int holds */
        MPI_Get_elements_x(status, MPI_BYTE, &bytes);
    return (struct message){
        .source = status->MPI_SOURCE, .tag = status->MPI_TAG, .bytes = (uint64_t)bytes};
}

/* After leaving MPI: the status of a receive, and *info where it succeeded. */
static dtl_status report_receive(dtl_status status, const struct message *got, uint64_t capacity,
                                 struct message *info)
{
    if (status != DTL_SUCCESS)
        return status;
    if (got->bytes > capacity)
        return mpi__host->fail(DTL_ERROR_BUFFER_TOO_SMALL,
                               "buffer: %" PRIu64 " bytes; expected room for %" PRIu64
                               " of the message from rank %d with tag %d, which is lost",
                               capacity, got->bytes, got->source, got->tag);
    if (info != NULL)
        *info = *got;
    return DTL_SUCCESS;
}

/* ---- operations ------------------------------------------------------------------------------ */

int mpi__operation_take(struct operation *operation, MPI_Message *message, uint64_t bytes)
{
    void *buffer = operation->buffer;
    int rc;

    if (bytes > operation->capacity) {
        if (mpi__host->alloc(&operation->scratch, bytes, "message that is too long") != DTL_SUCCESS)
            return MPI_ERR_NO_MEM;
        buffer = operation->scratch;
    }
    rc = mpi__stretch_make(bytes, MPI_BYTE, &operation->part);
    if (rc == MPI_SUCCESS)
        rc = LARGE(Imrecv)(buffer, operation->part.count, operation->part.type, message,
                           &operation->request);
    return rc;
}

static void settle(struct operation *operation, int rc, MPI_Status *status)
{
    int was_canceled = 0;

    if (operation->is_receive && rc == MPI_SUCCESS) {
        MPI_Test_cancelled(status, &was_canceled);
        operation->is_canceled = was_canceled;
        operation->info = message_of(status);
    }
    operation->rc = rc;
    mpi__stretch_release(&operation->part);
    operation->part.is_derived = false;
    mpi__host->release(operation->scratch);
    operation->scratch = NULL;
    atomic_store(&operation->stage, STAGE_DONE);
}

/* One step; true once the operation is done. */
static bool advance(struct operation *operation)
{
    MPI_Status status;
    int done = 0, rc;

    if (mpi__has_pending())
        mpi__pending_progress();
    if (atomic_load(&operation->stage) == STAGE_ACTIVE) {
        rc = operation->started != NULL ? mpi__started_test(operation->started, &done)
                                        : MPI_Test(&operation->request, &done, &status);
        if (done || rc != MPI_SUCCESS)
            settle(operation, rc, &status);
    }
    return atomic_load(&operation->stage) == STAGE_DONE;
}

/* Where nobody else waits for a message, waits inside MPI. */
static void complete_alone(struct operation *operation)
{
    MPI_Message message;
    MPI_Status status;
    int rc = MPI_SUCCESS;

    if (operation->is_receive && mpi__pending_remove(operation)) {
        rc = MPI_Mprobe(operation->source, operation->tag, operation->comm, &message, &status);
        if (rc == MPI_SUCCESS)
            rc = mpi__operation_take(operation, &message, message_of(&status).bytes);
    }
    if (operation->started != NULL)
        rc = mpi__started_wait(operation->started);
    else if (rc == MPI_SUCCESS)
        rc = MPI_Wait(&operation->request, &status);
    settle(operation, rc, &status);
}

static void complete(struct operation *operation)
{
    int others;

    while (!advance(operation)) {
        others =
            atomic_load(&mpi__pending_count) - (atomic_load(&operation->stage) == STAGE_PENDING);
        if (others == 0)
            complete_alone(operation);
        else
            sched_yield();
    }
}

static const char *name_of(const struct operation *operation)
{
    if (operation->started != NULL)
        return operation->started->name;
    return operation->is_receive ? "MPI_Mrecv" : "MPI_Isend";
}

static dtl_status report(const struct operation *operation, struct message *info)
{
    dtl_status status = mpi__leave(operation->rc, name_of(operation));

    if (operation->is_canceled)
        return mpi__host->fail(DTL_ERROR_CANCELED,
                               "the receive was canceled before its message came");
    if (operation->is_receive)
        return report_receive(status, &operation->info, operation->capacity, info);
    return status;
}

static struct operation sending(struct comm *comm)
{
    return (struct operation){
        .stage = STAGE_ACTIVE, .comm = mpi__group(comm)->comm, .request = MPI_REQUEST_NULL};
}

static int send_start(struct operation *operation, const void *buffer, uint64_t bytes, int dest,
                      int tag)
{
    int rc = mpi__stretch_make(bytes, MPI_BYTE, &operation->part);

    if (rc != MPI_SUCCESS)
        return rc;
    rc = LARGE(Isend)(buffer, operation->part.count, operation->part.type, dest, tag,
                      operation->comm, &operation->request);
    if (rc != MPI_SUCCESS)
        mpi__stretch_release(&operation->part);
    return rc;
}

static struct operation receiving(struct comm *comm, void *buffer, uint64_t capacity,
                                  int32_t source, int32_t tag)
{
    return (struct operation){
        .stage = STAGE_PENDING,
        .is_receive = true,
        .comm = mpi__group(comm)->comm,
        .request = MPI_REQUEST_NULL,
        .buffer = buffer,
        .capacity = capacity,
        .source = source_of(source),
        .tag = tag_of(tag),
    };
}

static dtl_status operation_make(struct operation operation, struct operation **out)
{
    dtl_status status = mpi__host->alloc((void **)out, sizeof **out, "operation");

    if (status == DTL_SUCCESS)
        **out = operation;
    return status;
}

/* ---- blocking -------------------------------------------------------------------------------- */

static int send_blocking(struct comm *comm, const void *buffer, uint64_t bytes, int dest, int tag)
{
    struct stretch part;
    int rc = mpi__stretch_make(bytes, MPI_BYTE, &part);

    if (rc != MPI_SUCCESS)
        return rc;
    rc = LARGE(Send)(buffer, part.count, part.type, dest, tag, mpi__group(comm)->comm);
    mpi__stretch_release(&part);
    return rc;
}

/* While receives wait for messages, a rank that sends must answer those that send to it. */
static int send_answering(struct comm *comm, const void *buffer, uint64_t bytes, int dest, int tag)
{
    struct operation operation = sending(comm);
    int rc = send_start(&operation, buffer, bytes, dest, tag);

    if (rc != MPI_SUCCESS)
        return rc;
    complete(&operation);
    return operation.rc;
}

dtl_status mpi__send(struct comm *comm, const void *buffer, uint64_t count,
                     const struct dtype *type, int32_t dest, int32_t tag)
{
    uint64_t bytes = count * type->size;
    dtl_status status = mpi__enter();

    if (status != DTL_SUCCESS)
        return status;
    int rc = mpi__has_pending() ? send_answering(comm, buffer, bytes, dest, tag)
                                : send_blocking(comm, buffer, bytes, dest, tag);
    return mpi__leave(rc, "MPI_Send");
}

/* What irecv and wait would do, without a request. */
static int receive_matched(void *buffer, uint64_t capacity, MPI_Message *message, uint64_t bytes)
{
    void *scratch = NULL;
    struct stretch part;
    int rc;

    if (bytes <= capacity && bytes <= COUNT_MAX)
        return LARGE(Mrecv)(buffer, (mpi_count)bytes, MPI_BYTE, message, MPI_STATUS_IGNORE);
    if (bytes > capacity) {
        if (mpi__host->alloc(&scratch, bytes, "message that is too long") != DTL_SUCCESS)
            return MPI_ERR_NO_MEM;
        buffer = scratch;
    }
    rc = mpi__stretch_make(bytes, MPI_BYTE, &part);
    if (rc == MPI_SUCCESS)
        rc = LARGE(Mrecv)(buffer, part.count, part.type, message, MPI_STATUS_IGNORE);
    mpi__stretch_release(&part);
    mpi__host->release(scratch);
    return rc;
}

static void receive(struct operation *operation)
{
    MPI_Message message;
    MPI_Status status;

    if (mpi__has_pending()) {
        mpi__pending_add(operation);
        complete(operation);
        return;
    }
    operation->rc =
        MPI_Mprobe(operation->source, operation->tag, operation->comm, &message, &status);
    if (operation->rc != MPI_SUCCESS)
        return;
    operation->info = message_of(&status);
    operation->rc =
        receive_matched(operation->buffer, operation->capacity, &message, operation->info.bytes);
}

/* What most receives need: no operation, since nothing else is under way. */
static dtl_status receive_alone(struct comm *comm, void *buffer, uint64_t capacity, int32_t source,
                                int32_t tag, struct message *info)
{
    MPI_Message message;
    MPI_Status status;
    struct message got = {0};
    int rc = MPI_Mprobe(source_of(source), tag_of(tag), mpi__group(comm)->comm, &message, &status);

    if (rc == MPI_SUCCESS) {
        got = message_of(&status);
        rc = receive_matched(buffer, capacity, &message, got.bytes);
    }
    return report_receive(mpi__leave(rc, "MPI_Mrecv"), &got, capacity, info);
}

dtl_status mpi__recv(struct comm *comm, void *buffer, uint64_t count, const struct dtype *type,
                     int32_t source, int32_t tag, struct message *info)
{
    uint64_t capacity = count * type->size;
    struct operation operation;
    dtl_status status = mpi__enter();

    if (status != DTL_SUCCESS)
        return status;
    if (!mpi__has_pending())
        return receive_alone(comm, buffer, capacity, source, tag, info);
    operation = receiving(comm, buffer, capacity, source, tag);
    receive(&operation);
    return report(&operation, info);
}

dtl_status mpi__sendrecv(struct comm *comm, const void *send, uint64_t sendcount,
                         const struct dtype *sendtype, int32_t dest, int32_t sendtag, void *recv,
                         uint64_t recvcount, const struct dtype *recvtype, int32_t source,
                         int32_t recvtag, struct message *info)
{
    struct operation sent = sending(comm);
    struct operation received = receiving(comm, recv, recvcount * recvtype->size, source, recvtag);
    dtl_status status = mpi__enter();
    int rc;

    if (status != DTL_SUCCESS)
        return status;
    rc = send_start(&sent, send, sendcount * sendtype->size, dest, sendtag);
    if (rc != MPI_SUCCESS)
        return mpi__leave(rc, "MPI_Isend");
    receive(&received);
    complete(&sent);
    if (received.rc == MPI_SUCCESS)
        received.rc = sent.rc;
    return report(&received, info);
}

/* Whether a message is there that no receive waits for already. */
static int look(MPI_Comm comm, int source, int tag, bool *found, MPI_Status *status)
{
    int is_there, rc;

    for (;;) {
        mpi__pending_progress();
        rc = MPI_Iprobe(source, tag, comm, &is_there, status);
        *found = is_there;
        if (rc != MPI_SUCCESS || !is_there ||
            !mpi__pending_claims(comm, status->MPI_SOURCE, status->MPI_TAG))
            return rc;
    }
}

dtl_status mpi__probe(struct comm *comm, int32_t source, int32_t tag, bool *done,
                      struct message *info)
{
    MPI_Comm handle = mpi__group(comm)->comm;
    MPI_Status found;
    bool is_there = false;
    dtl_status status = mpi__enter();
    int rc;

    if (status != DTL_SUCCESS)
        return status;
    if (done == NULL && !mpi__has_pending()) {
        rc = MPI_Probe(source_of(source), tag_of(tag), handle, &found);
        is_there = rc == MPI_SUCCESS;
    } else {
        rc = look(handle, source_of(source), tag_of(tag), &is_there, &found);
        while (rc == MPI_SUCCESS && !is_there && done == NULL) {
            sched_yield();
            rc = look(handle, source_of(source), tag_of(tag), &is_there, &found);
        }
    }

    if (is_there && info != NULL)
        *info = message_of(&found);
    if (rc == MPI_SUCCESS && done != NULL)
        *done = is_there;
    return mpi__leave(rc, "MPI_Probe");
}

/* ---- matched --------------------------------------------------------------------------------- */

struct parcel {
    MPI_Message message;
    struct message info;
};

/* What was found may have gone to another thread's receive meanwhile. */
static int take(MPI_Comm comm, int source, int tag, bool *found, struct parcel *parcel)
{
    MPI_Status status;
    int is_there = 0;
    int rc = look(comm, source, tag, found, &status);

    if (rc == MPI_SUCCESS && *found)
        rc = MPI_Improbe(status.MPI_SOURCE, status.MPI_TAG, comm, &is_there, &parcel->message,
                         &status);
    *found = is_there;
    if (rc == MPI_SUCCESS && is_there)
        parcel->info = message_of(&status);
    return rc;
}

dtl_status mpi__mprobe(struct comm *comm, int32_t source, int32_t tag, bool *done,
                       struct message *info, struct parcel **out)
{
    MPI_Comm handle = mpi__group(comm)->comm;
    struct parcel *parcel = NULL;
    bool is_there = false;
    dtl_status status = mpi__host->alloc((void **)&parcel, sizeof *parcel, "matched message");
    int rc;

    if (status == DTL_SUCCESS)
        status = mpi__enter();
    if (status != DTL_SUCCESS) {
        mpi__host->release(parcel);
        return status;
    }
    rc = take(handle, source_of(source), tag_of(tag), &is_there, parcel);
    while (rc == MPI_SUCCESS && !is_there && done == NULL) {
        sched_yield();
        rc = take(handle, source_of(source), tag_of(tag), &is_there, parcel);
    }
    if (rc == MPI_SUCCESS && done != NULL)
        *done = is_there;
    if (!is_there) {
        mpi__host->release(parcel);
        return mpi__leave(rc, "MPI_Mprobe");
    }
    *info = parcel->info;
    *out = parcel;
    return mpi__leave(rc, "MPI_Mprobe");
}

dtl_status mpi__mrecv(struct comm *comm, struct parcel *parcel, void *buffer, uint64_t count,
                      const struct dtype *type)
{
    uint64_t capacity = count * type->size;
    dtl_status status = mpi__enter();

    (void)comm;
    if (status == DTL_SUCCESS) {
        int rc = receive_matched(buffer, capacity, &parcel->message, parcel->info.bytes);

        status = report_receive(mpi__leave(rc, "MPI_Mrecv"), &parcel->info, capacity, NULL);
    }
    mpi__host->release(parcel);
    return status;
}

/* ---- started --------------------------------------------------------------------------------- */

dtl_status mpi__isend(struct comm *comm, const void *buffer, uint64_t count,
                      const struct dtype *type, int32_t dest, int32_t tag, struct operation **out)
{
    struct operation *operation;
    dtl_status status = operation_make(sending(comm), &operation);

    if (status != DTL_SUCCESS)
        return status;
    status = mpi__enter();
    if (status == DTL_SUCCESS)
        status =
            mpi__leave(send_start(operation, buffer, count * type->size, dest, tag), "MPI_Isend");
    if (status != DTL_SUCCESS) {
        mpi__host->release(operation);
        return status;
    }
    *out = operation;
    return DTL_SUCCESS;
}

dtl_status mpi__irecv(struct comm *comm, void *buffer, uint64_t count, const struct dtype *type,
                      int32_t source, int32_t tag, struct operation **out)
{
    struct operation *operation;
    dtl_status status =
        operation_make(receiving(comm, buffer, count * type->size, source, tag), &operation);

    if (status != DTL_SUCCESS)
        return status;
    status = mpi__enter();
    if (status != DTL_SUCCESS) {
        mpi__host->release(operation);
        return status;
    }
    mpi__pending_add(operation);
    *out = operation;
    return mpi__leave(MPI_SUCCESS, "MPI_Improbe");
}

dtl_status mpi__operation_test(struct operation *operation, bool *done, struct message *info)
{
    dtl_status status = mpi__enter();

    if (status != DTL_SUCCESS)
        return status;
    if (!advance(operation)) {
        *done = false;
        return mpi__leave(MPI_SUCCESS, "MPI_Test");
    }
    *done = true;
    return report(operation, info);
}

dtl_status mpi__operation_wait(struct operation *operation, struct message *info)
{
    dtl_status status = mpi__enter();

    if (status != DTL_SUCCESS)
        return status;
    complete(operation);
    return report(operation, info);
}

dtl_status mpi__operation_cancel(struct operation *operation)
{
    dtl_status status = mpi__enter();
    int rc = MPI_SUCCESS;

    if (status != DTL_SUCCESS)
        return status;
    if (!operation->is_receive) {
        mpi__leave(MPI_SUCCESS, "MPI_Cancel");
        return mpi__host->fail(DTL_ERROR_NOT_SUPPORTED,
                               "only a receive can be taken back once it has been started");
    }
    if (mpi__pending_remove(operation)) {
        operation->is_canceled = true;
        atomic_store(&operation->stage, STAGE_DONE);
    } else if (atomic_load(&operation->stage) == STAGE_ACTIVE) {
        rc = MPI_Cancel(&operation->request);
    }
    return mpi__leave(rc, "MPI_Cancel");
}

/* A receive whose message is on its way is waited for: it is being written to the buffer.  A send
 * goes on by itself. */
void mpi__operation_release(struct operation *operation)
{
    if (operation == NULL)
        return;
    if (operation->started != NULL) {
        mpi__started_release(operation->started);
        mpi__host->release(operation);
        return;
    }
    if (operation->is_receive)
        mpi__pending_remove(operation);
    if (atomic_load(&mpi__gate) != GATE_CLOSED && atomic_load(&operation->stage) == STAGE_ACTIVE &&
        mpi__enter() == DTL_SUCCESS) {
        if (operation->is_receive) {
            MPI_Cancel(&operation->request); /* of no effect once it has its message */
            MPI_Wait(&operation->request, MPI_STATUS_IGNORE);
        } else {
            MPI_Request_free(&operation->request);
        }
        mpi__stretch_release(&operation->part);
        mpi__leave(MPI_SUCCESS, "MPI_Request_free");
    }
    mpi__host->release(operation->scratch);
    mpi__host->release(operation);
}
