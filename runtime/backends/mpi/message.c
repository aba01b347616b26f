/* SPDX-License-Identifier: BSD-3-Clause */
/* Blocking point-to-point operations. */
#include "mpi_backend.h"

#include <string.h>

/* Sends data that fit into a packet, which MPI buffers immediately. Returns MPI's error code. */
static int packet_send(struct comm *comm, const struct outgoing *what)
{
    struct group *group = mpi__group(comm);
    struct packet packet;
    uint32_t number;
    mpi_count bytes = mpi__pack(group, what, &packet, &number);
    int rc = LARGE(Send)(&packet, bytes, MPI_BYTE, what->dest, PACKET_TAG, group->comm);

    if (rc == MPI_SUCCESS)
        mpi__header_sent(group, what);
    return rc;
}

/* The fast path of most messages: sends a brief packet. mpi__pass() has returned true. */
static dtl_status send_brief(const struct group *group, const struct outgoing *what, uint64_t bytes)
{
    uint64_t packet[(BRIEF_BYTES + BRIEF_DATA_BYTES) / sizeof(uint64_t)];
    mpi_count length = mpi__pack_brief(what, bytes, packet);

    return mpi__leave_plain(
        LARGE(Send)(packet, length, MPI_BYTE, what->dest, PACKET_TAG, group->comm), "MPI_Send");
}

/* Sends by a nonblocking operation and waits for it. Used for data that do not fit into a packet,
 * and while receives are pending, because a sending rank must then make progress for the ranks that
 * send to it. A send whose wait is interrupted continues: MPI reads its data until the receiver has
 * received them. */
static dtl_status send_waiting(struct comm *comm, const struct outgoing *what)
{
    struct operation *operation = NULL;
    dtl_status status =
        mpi__isend(comm, what->data, what->count, what->type, what->dest, what->tag, &operation);

    if (status != DTL_SUCCESS)
        return status;
    status = mpi__operation_wait(operation, NULL);
    mpi__operation_release(operation);
    return status;
}

/* Slow path of mpi__send(): sends a message of any size, also while receives are pending. */
static COLD dtl_status send_any(struct comm *comm, const void *buffer, uint64_t count,
                                const struct dtype *type, int32_t dest, int32_t tag)
{
    struct outgoing what = {.data = buffer, .count = count, .type = type, .dest = dest, .tag = tag};
    dtl_status status;

    if (mpi__has_pending() || !mpi__fits_packet(&what))
        return send_waiting(comm, &what);
    status = mpi__enter();
    if (status != DTL_SUCCESS)
        return status;
    return mpi__leave(packet_send(comm, &what), "MPI_Send");
}

dtl_status mpi__send(struct comm *comm, const void *buffer, uint64_t count,
                     const struct dtype *type, int32_t dest, int32_t tag)
{
    struct outgoing what = {.data = buffer, .count = count, .type = type, .dest = dest, .tag = tag};
    const struct group *group = mpi__group(comm);
    uint64_t bytes = count * type->size;

    if (mpi__pass() && !mpi__has_pending() && mpi__is_brief(group, &what, bytes))
        return send_brief(group, &what, bytes);
    return send_any(comm, buffer, count, type, dest, tag);
}

/* ---- receiving ------------------------------------------------------------------------------- */

/* Completes a receive, or cancels it if the wait is interrupted. */
static void receive_finish(struct operation *operation)
{
    if (!mpi__receive_alone(operation))
        mpi__pending_add(operation);
    mpi__operation_finish(operation);
}

/* Claims the group and returns true if this thread may wait for packets directly: no receive is
 * pending and no message is queued. Otherwise returns false without a claim. */
static bool claim_if_idle(struct group *group)
{
    if (!mpi__pass() || mpi__has_pending() || !mpi__claim_to_wait(group))
        return false;
    if (atomic_load_explicit(&group->unexpected_count, memory_order_relaxed) == 0)
        return true;
    mpi__unclaim(group);
    return false;
}

/* The fast path of most receives: copies the data of a brief packet that matches the receive
 * exactly. Returns false, without effect, if the packet does not. */
static bool brief_receive(const struct group *group, const struct arrival *arrival, void *buffer,
                          uint64_t count, const struct dtype *type, int32_t tag)
{
    const struct brief *brief = (const void *)group->landing;
    uint64_t bytes = count * type->size;

    if ((uint64_t)arrival->bytes != BRIEF_BYTES + bytes || brief->tag != tag ||
        brief->dtype != ((unsigned)type->id | IS_BRIEF) ||
        !atomic_load_explicit(&group->header_exchanges[arrival->source].has_received_header,
                              memory_order_relaxed))
        return false;
    mpi__copy(buffer, brief + 1, bytes);
    return true;
}

/* Slow path: the packet does not match exactly, or the wait failed or was interrupted. */
static COLD dtl_status recv_continue(struct operation *operation, struct arrival *arrival,
                                     struct message *info)
{
    struct group *group = operation->group;

    mpi__receive_on(operation, arrival);
    mpi__unclaim(group);
    mpi__operation_finish(operation);
    return mpi__operation_report(operation, info);
}

/* Receives packets until the receive has its message. The group is claimed and had no queued
 * messages. */
static dtl_status recv_next(struct comm *comm, void *buffer, uint64_t count,
                            const struct dtype *type, int32_t source, int32_t tag,
                            struct message *info)
{
    struct group *group = mpi__group(comm);
    struct arrival arrival;
    int rc = mpi__packet_receive(group, &arrival);

    if (rc == MPI_SUCCESS && info == NULL &&
        (source == arrival.source || source == DTL_ANY_SOURCE) &&
        brief_receive(group, &arrival, buffer, count, type, tag)) {
        mpi__unclaim(group);
        return mpi__leave_plain(MPI_SUCCESS, "MPI_Recv");
    }
    struct operation operation = mpi__receiving(comm, buffer, count, type, source, tag);
    return recv_continue(&operation, &arrival, info);
}

/* Slow path of mpi__recv(): first searches the unexpected messages, and respects other pending
 * receives and threads. */
static COLD dtl_status recv_any(struct comm *comm, void *buffer, uint64_t count,
                                const struct dtype *type, int32_t source, int32_t tag,
                                struct message *info)
{
    struct operation operation = mpi__receiving(comm, buffer, count, type, source, tag);
    dtl_status status = mpi__enter();

    if (status != DTL_SUCCESS)
        return status;
    receive_finish(&operation);
    return mpi__operation_report(&operation, info);
}

dtl_status mpi__recv(struct comm *comm, void *buffer, uint64_t count, const struct dtype *type,
                     int32_t source, int32_t tag, struct message *info)
{
    if (claim_if_idle(mpi__group(comm)))
        return recv_next(comm, buffer, count, type, source, tag, info);
    return recv_any(comm, buffer, count, type, source, tag, info);
}

/* Exchanges data that do not fit into a packet. */
static dtl_status sendrecv_large(struct comm *comm, const struct outgoing *what,
                                 struct operation *received, struct message *info)
{
    struct operation *sent = NULL;
    dtl_status status =
        mpi__isend(comm, what->data, what->count, what->type, what->dest, what->tag, &sent);

    if (status != DTL_SUCCESS)
        return status;
    status = mpi__enter();
    if (status == DTL_SUCCESS) {
        receive_finish(received);
        mpi__refused_load(received); /* the sender may be in a sendrecv, too */
        if (received->rc == MPI_SUCCESS)
            received->rc = mpi__operation_complete(sent);
        if (received->rc == MPI_SUCCESS)
            received->rc = sent->rc;
        status = mpi__operation_report(received, info);
    }
    mpi__operation_release(sent);
    return status;
}

dtl_status mpi__sendrecv(struct comm *comm, const void *send, uint64_t sendcount,
                         const struct dtype *sendtype, int32_t dest, int32_t sendtag, void *recv,
                         uint64_t recvcount, const struct dtype *recvtype, int32_t source,
                         int32_t recvtag, struct message *info)
{
    struct outgoing what = {
        .data = send, .count = sendcount, .type = sendtype, .dest = dest, .tag = sendtag};
    struct packet packet;
    struct operation sent = mpi__sending(comm, &packet);
    struct operation received = mpi__receiving(comm, recv, recvcount, recvtype, source, recvtag);
    dtl_status status;
    int rc;

    if (!mpi__fits_packet(&what))
        return sendrecv_large(comm, &what, &received, info);
    status = mpi__enter();
    if (status != DTL_SUCCESS)
        return status;
    rc = mpi__send_start(&sent, &what);
    if (rc != MPI_SUCCESS)
        return mpi__leave(rc, "MPI_Isend");
    receive_finish(&received);
    mpi__refused_load(&received); /* the sender may be in a sendrecv, too */
    mpi__operation_finish(&sent);
    if (received.rc == MPI_SUCCESS)
        received.rc = sent.rc;
    return mpi__operation_report(&received, info);
}
