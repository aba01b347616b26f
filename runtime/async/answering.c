/* SPDX-License-Identifier: BSD-3-Clause */
/* A rank that waits inside MPI can't answer a request, and whoever made it may be the one that is
 * waited for.  So messages are started and asked for again and again; before a collective all ranks
 * meet in a barrier that is waited for in the same way, after which none of them needs an answer
 * any more.  Cost of the latter: a barrier. */
#include "answering.h"

#include "action.h"
#include "service.h"

static struct comm_ops back; /* of the one back end that has several ranks */

void dtl__answer_meanwhile(int64_t *begun)
{
    dtl__service_progress();
    if (dtl__service_is_polled())
        dtl__actions_work();
    dtl__service_pause(begun);
}

/* ---- messages -------------------------------------------------------------------------------- */

static dtl_status answering_wait(struct operation *operation, struct message *info)
{
    bool done = false;
    int64_t begun = 0;
    dtl_status status;

    if (!dtl__service_is_polled())
        return back.operation_wait(operation, info);
    status = back.operation_test(operation, &done, info);
    while (status == DTL_SUCCESS && !done) {
        dtl__answer_meanwhile(&begun);
        status = back.operation_test(operation, &done, info);
    }
    return status;
}

/* Waits for a started one and lets go of it. */
static dtl_status finished(struct operation *operation, struct message *info)
{
    dtl_status status = answering_wait(operation, info);

    back.operation_release(operation);
    return status;
}

static dtl_status answering_send(struct comm *comm, const void *buffer, uint64_t count,
                                 const struct dtype *type, int32_t dest, int32_t tag)
{
    struct operation *operation = NULL;
    dtl_status status;

    if (!dtl__service_is_polled())
        return back.send(comm, buffer, count, type, dest, tag);
    status = back.isend(comm, buffer, count, type, dest, tag, &operation);
    return status == DTL_SUCCESS ? finished(operation, NULL) : status;
}

static dtl_status answering_recv(struct comm *comm, void *buffer, uint64_t count,
                                 const struct dtype *type, int32_t source, int32_t tag,
                                 struct message *info)
{
    struct operation *operation = NULL;
    dtl_status status;

    if (!dtl__service_is_polled())
        return back.recv(comm, buffer, count, type, source, tag, info);
    status = back.irecv(comm, buffer, count, type, source, tag, &operation);
    return status == DTL_SUCCESS ? finished(operation, info) : status;
}

static dtl_status answering_sendrecv(struct comm *comm, const void *send, uint64_t sendcount,
                                     const struct dtype *sendtype, int32_t dest, int32_t sendtag,
                                     void *recv, uint64_t recvcount, const struct dtype *recvtype,
                                     int32_t source, int32_t recvtag, struct message *info)
{
    struct operation *sending = NULL;
    dtl_status sent, status;

    if (!dtl__service_is_polled())
        return back.sendrecv(comm, send, sendcount, sendtype, dest, sendtag, recv, recvcount,
                             recvtype, source, recvtag, info);
    sent = back.isend(comm, send, sendcount, sendtype, dest, sendtag, &sending);
    if (sent != DTL_SUCCESS)
        return sent;
    status = answering_recv(comm, recv, recvcount, recvtype, source, recvtag, info);
    if (status == DTL_SUCCESS)
        return finished(sending, NULL);
    finished(sending, NULL); /* succeeds, or the receive's failure is told */
    return status;
}

static dtl_status answering_probe(struct comm *comm, int32_t source, int32_t tag, bool *done,
                                  struct message *info)
{
    bool found = false;
    int64_t begun = 0;
    dtl_status status;

    if (done != NULL || !dtl__service_is_polled())
        return back.probe(comm, source, tag, done, info);
    status = back.probe(comm, source, tag, &found, info);
    while (status == DTL_SUCCESS && !found) {
        dtl__answer_meanwhile(&begun);
        status = back.probe(comm, source, tag, &found, info);
    }
    return status;
}

static dtl_status answering_mprobe(struct comm *comm, int32_t source, int32_t tag, bool *done,
                                   struct message *info, struct parcel **out)
{
    bool found = false;
    int64_t begun = 0;
    dtl_status status;

    if (done != NULL || !dtl__service_is_polled())
        return back.mprobe(comm, source, tag, done, info, out);
    status = back.mprobe(comm, source, tag, &found, info, out);
    while (status == DTL_SUCCESS && !found) {
        dtl__answer_meanwhile(&begun);
        status = back.mprobe(comm, source, tag, &found, info, out);
    }
    return status;
}

void dtl__answering_messages(struct comm_ops *ops)
{
    if (dtl__service_thread_is_wanted())
        return;
    if (back.size == 0)
        back = *ops;
    ops->operation_wait = answering_wait;
    ops->send = answering_send;
    ops->recv = answering_recv;
    ops->sendrecv = answering_sendrecv;
    ops->probe = answering_probe;
    if (ops->mprobe != NULL)
        ops->mprobe = answering_mprobe;
}

/* ---- collectives ----------------------------------------------------------------------------- */

/* All ranks have entered. */
static dtl_status answering_barrier(struct comm *comm)
{
    const struct collective what = {
        .kind = COLLECTIVE_BARRIER, .type = dtl__dtype(DTL_DTYPE_BYTE), .root = -1};
    struct operation *operation = NULL;
    dtl_status status = back.start(comm, &what, &operation);

    if (status == DTL_SUCCESS && operation == NULL)
        return back.barrier(comm);
    return status == DTL_SUCCESS ? finished(operation, NULL) : status;
}

/* A collective of the back end, once all ranks are there. */
#define ONCE_MET(member, arguments, ...)                                                           \
    static dtl_status answering_##member(struct comm *comm, __VA_ARGS__)                           \
    {                                                                                              \
        dtl_status status = answering_barrier(comm);                                               \
                                                                                                   \
        return status == DTL_SUCCESS ? back.member arguments : status;                             \
    }

ONCE_MET(dup, (comm, out), struct comm *out)
ONCE_MET(split, (comm, color, key, out), int32_t color, int32_t key, struct comm *out)
ONCE_MET(broadcast, (comm, buffer, count, type, root), void *buffer, uint64_t count,
         const struct dtype *type, int32_t root)
ONCE_MET(reduce, (comm, send, recv, count, type, op, root), const void *send, void *recv,
         uint64_t count, const struct dtype *type, dtl_reduce_op op, int32_t root)
ONCE_MET(allreduce, (comm, send, recv, count, type, op), const void *send, void *recv,
         uint64_t count, const struct dtype *type, dtl_reduce_op op)
ONCE_MET(reduce_scatter, (comm, send, recv, counts, type, op), const void *send, void *recv,
         const uint64_t *counts, const struct dtype *type, dtl_reduce_op op)
ONCE_MET(scan, (comm, send, recv, count, type, op), const void *send, void *recv, uint64_t count,
         const struct dtype *type, dtl_reduce_op op)
ONCE_MET(exscan, (comm, send, recv, count, type, op), const void *send, void *recv, uint64_t count,
         const struct dtype *type, dtl_reduce_op op)
ONCE_MET(gather, (comm, send, recv, count, type, root), const void *send, void *recv,
         uint64_t count, const struct dtype *type, int32_t root)
ONCE_MET(scatter, (comm, send, recv, count, type, root), const void *send, void *recv,
         uint64_t count, const struct dtype *type, int32_t root)
ONCE_MET(allgather, (comm, send, recv, count, type), const void *send, void *recv, uint64_t count,
         const struct dtype *type)
ONCE_MET(alltoall, (comm, send, recv, count, type), const void *send, void *recv, uint64_t count,
         const struct dtype *type)
ONCE_MET(gatherv, (comm, send, sendcount, recv, recvcounts, displs, type, root), const void *send,
         uint64_t sendcount, void *recv, const uint64_t *recvcounts, const uint64_t *displs,
         const struct dtype *type, int32_t root)
ONCE_MET(scatterv, (comm, send, sendcounts, displs, recv, recvcount, type, root), const void *send,
         const uint64_t *sendcounts, const uint64_t *displs, void *recv, uint64_t recvcount,
         const struct dtype *type, int32_t root)
ONCE_MET(allgatherv, (comm, send, sendcount, recv, recvcounts, displs, type), const void *send,
         uint64_t sendcount, void *recv, const uint64_t *recvcounts, const uint64_t *displs,
         const struct dtype *type)
ONCE_MET(alltoallv, (comm, send, sendcounts, sdispls, recv, recvcounts, rdispls, type),
         const void *send, const uint64_t *sendcounts, const uint64_t *sdispls, void *recv,
         const uint64_t *recvcounts, const uint64_t *rdispls, const struct dtype *type)

/* What the library has composed consists of members that answer. */
#define REPLACE(ops, member)                                                                       \
    ((ops)->member = (ops)->member == back.member ? answering_##member : (ops)->member)

void dtl__answering_collectives(struct comm_ops *ops)
{
    if (dtl__service_thread_is_wanted() || back.size == 0 || back.start == NULL)
        return;
    REPLACE(ops, dup);
    REPLACE(ops, split);
    REPLACE(ops, barrier);
    REPLACE(ops, broadcast);
    REPLACE(ops, reduce);
    REPLACE(ops, allreduce);
    REPLACE(ops, reduce_scatter);
    REPLACE(ops, scan);
    REPLACE(ops, exscan);
    REPLACE(ops, gather);
    REPLACE(ops, scatter);
    REPLACE(ops, allgather);
    REPLACE(ops, alltoall);
    REPLACE(ops, gatherv);
    REPLACE(ops, scatterv);
    REPLACE(ops, allgatherv);
    REPLACE(ops, alltoallv);
}
