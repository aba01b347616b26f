/* SPDX-License-Identifier: BSD-3-Clause */
/* Messages that serve requests.  A rank that blocks inside MPI can't serve a request, and no other
 * thread can enter an MPI with thread level "serialized".  Therefore operations are started and
 * then tested repeatedly. */
#include "polling.h"

#include <stdatomic.h>

#include "job/job.h"
#include "polling_state.h"
#include "service.h"
#include "wait.h"

struct comm_ops dtl__polling_backend;

enum { THREADS_SERIALIZED = 2 };

static atomic_bool is_serialized; /* thread level is "serialized": a waiting thread must leave MPI
                                     so that others can enter */

/* Returns true if a wait must not block inside MPI: threads share MPI in turn, or requests of
 * other ranks are served only while this rank waits. */
static bool must_poll(void)
{
    return atomic_load_explicit(&is_serialized, memory_order_relaxed) || dtl__service_is_polled();
}

/* The functions polling_*() call the backend's function of that name, unless must_poll(): then
 * they start the operation and test it until it is complete. */
static dtl_status polling_wait(struct operation *operation, struct message *info)
{
    if (!must_poll())
        return dtl__polling_backend.operation_wait(operation, info);
    return dtl__wait_operation(&dtl__polling_backend, operation, info);
}

dtl_status dtl__polling_finish(struct operation *operation, struct message *info)
{
    dtl_status status = polling_wait(operation, info);

    dtl__polling_backend.operation_release(operation);
    return status;
}

static dtl_status polling_send(struct comm *comm, const void *buffer, uint64_t count,
                               const struct dtype *type, int32_t dest, int32_t tag)
{
    struct operation *operation = NULL;
    dtl_status status;

    if (!must_poll())
        return dtl__polling_backend.send(comm, buffer, count, type, dest, tag);
    status = dtl__polling_backend.isend(comm, buffer, count, type, dest, tag, &operation);
    return status == DTL_SUCCESS ? dtl__polling_finish(operation, NULL) : status;
}

static dtl_status polling_recv(struct comm *comm, void *buffer, uint64_t count,
                               const struct dtype *type, int32_t source, int32_t tag,
                               struct message *info)
{
    struct operation *operation = NULL;
    dtl_status status;

    if (!must_poll())
        return dtl__polling_backend.recv(comm, buffer, count, type, source, tag, info);
    status = dtl__polling_backend.irecv(comm, buffer, count, type, source, tag, &operation);
    return status == DTL_SUCCESS ? dtl__polling_finish(operation, info) : status;
}

static dtl_status polling_sendrecv(struct comm *comm, const void *send, uint64_t sendcount,
                                   const struct dtype *sendtype, int32_t dest, int32_t sendtag,
                                   void *recv, uint64_t recvcount, const struct dtype *recvtype,
                                   int32_t source, int32_t recvtag, struct message *info)
{
    struct operation *sending = NULL;
    dtl_status sent, status;

    if (!must_poll())
        return dtl__polling_backend.sendrecv(comm, send, sendcount, sendtype, dest, sendtag, recv,
                                             recvcount, recvtype, source, recvtag, info);
    sent = dtl__polling_backend.isend(comm, send, sendcount, sendtype, dest, sendtag, &sending);
    if (sent != DTL_SUCCESS)
        return sent;
    status = polling_recv(comm, recv, recvcount, recvtype, source, recvtag, info);
    if (status == DTL_SUCCESS)
        return dtl__polling_finish(sending, NULL);
    dtl__polling_finish(sending,
                        NULL); /* the receive's failure is returned, whatever the send's status */
    return status;
}

dtl_status dtl__send_now(struct comm *comm, const void *data, uint64_t bytes, int32_t dest,
                         int32_t tag)
{
    const struct comm_ops *ops = dtl__polling_backend.size != 0 ? &dtl__polling_backend : comm->ops;

    return ops->send(comm, data, bytes, dtl__dtype(DTL_DTYPE_BYTE), dest, tag);
}

/* ---- probes ---------------------------------------------------------------------------------- */

struct probe_wait {
    struct comm *comm;
    int32_t source;
    int32_t tag;
    struct message *info;
    struct matched_message **out; /* NULL: the message is not matched */
};

/* Wait test of a probe_wait: done if a message has arrived. Fails if none has arrived and its
 * source has left the job. */
static dtl_status probe_test(void *state, bool *done)
{
    const struct probe_wait *wait = state;
    bool has_left = dtl__comm_has_left(wait->comm, wait->source);
    dtl_status status;

    if (wait->out == NULL)
        status = dtl__polling_backend.probe(wait->comm, wait->source, wait->tag, done, wait->info);
    else
        status = dtl__polling_backend.mprobe(wait->comm, wait->source, wait->tag, done, wait->info,
                                             wait->out);
    return status == DTL_SUCCESS && !*done && has_left ? dtl__comm_fail_left(wait->source) : status;
}

static dtl_status polling_probe(struct comm *comm, int32_t source, int32_t tag, bool *done,
                                struct message *info)
{
    struct probe_wait wait = {.comm = comm, .source = source, .tag = tag, .info = info};

    if (done != NULL || !must_poll())
        return dtl__polling_backend.probe(comm, source, tag, done, info);
    return dtl__wait(probe_test, &wait, &dtl__pace);
}

static dtl_status polling_mprobe(struct comm *comm, int32_t source, int32_t tag, bool *done,
                                 struct message *info, struct matched_message **out)
{
    struct probe_wait wait = {.comm = comm, .source = source, .tag = tag, .info = info, .out = out};

    if (done != NULL || !must_poll())
        return dtl__polling_backend.mprobe(comm, source, tag, done, info, out);
    return dtl__wait(probe_test, &wait, &dtl__pace);
}

void dtl__polling_messages(struct comm_ops *ops)
{
    if (dtl__service_thread_is_wanted())
        return;
    if (dtl__polling_backend.size == 0)
        dtl__polling_backend = *ops;
    ops->operation_wait = polling_wait;
    ops->send = polling_send;
    ops->recv = polling_recv;
    ops->sendrecv = polling_sendrecv;
    ops->probe = polling_probe;
    if (ops->mprobe != NULL)
        ops->mprobe = polling_mprobe;
    atomic_store(&is_serialized, dtl__job_thread_level() == THREADS_SERIALIZED);
    if (atomic_load(&is_serialized))
        dtl__polling_collectives(ops);
}
