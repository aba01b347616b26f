/* SPDX-License-Identifier: BSD-3-Clause */
/* Messages: a rank that waits inside MPI can't answer a request, nor can another thread of it enter
 * an MPI that takes one at a time.  So they are started, and asked for again and again. */
#include "polling.h"

#include <stdatomic.h>

#include "job/job.h"
#include "polling_state.h"
#include "service.h"
#include "wait.h"

struct comm_ops dtl__answering_back;

enum { THREADS_SERIALIZED = 2 };

static atomic_bool is_serialized; /* MPI takes one thread at a time: whoever waits lets others in */

static bool waits_outside(void)
{
    return atomic_load_explicit(&is_serialized, memory_order_relaxed) || dtl__service_is_polled();
}

static dtl_status answering_wait(struct operation *operation, struct message *info)
{
    if (!waits_outside())
        return dtl__answering_back.operation_wait(operation, info);
    return dtl__wait_operation(&dtl__answering_back, operation, info);
}

dtl_status dtl__answering_finish(struct operation *operation, struct message *info)
{
    dtl_status status = answering_wait(operation, info);

    dtl__answering_back.operation_release(operation);
    return status;
}

static dtl_status answering_send(struct comm *comm, const void *buffer, uint64_t count,
                                 const struct dtype *type, int32_t dest, int32_t tag)
{
    struct operation *operation = NULL;
    dtl_status status;

    if (!waits_outside())
        return dtl__answering_back.send(comm, buffer, count, type, dest, tag);
    status = dtl__answering_back.isend(comm, buffer, count, type, dest, tag, &operation);
    return status == DTL_SUCCESS ? dtl__answering_finish(operation, NULL) : status;
}

static dtl_status answering_recv(struct comm *comm, void *buffer, uint64_t count,
                                 const struct dtype *type, int32_t source, int32_t tag,
                                 struct message *info)
{
    struct operation *operation = NULL;
    dtl_status status;

    if (!waits_outside())
        return dtl__answering_back.recv(comm, buffer, count, type, source, tag, info);
    status = dtl__answering_back.irecv(comm, buffer, count, type, source, tag, &operation);
    return status == DTL_SUCCESS ? dtl__answering_finish(operation, info) : status;
}

static dtl_status answering_sendrecv(struct comm *comm, const void *send, uint64_t sendcount,
                                     const struct dtype *sendtype, int32_t dest, int32_t sendtag,
                                     void *recv, uint64_t recvcount, const struct dtype *recvtype,
                                     int32_t source, int32_t recvtag, struct message *info)
{
    struct operation *sending = NULL;
    dtl_status sent, status;

    if (!waits_outside())
        return dtl__answering_back.sendrecv(comm, send, sendcount, sendtype, dest, sendtag, recv,
                                            recvcount, recvtype, source, recvtag, info);
    sent = dtl__answering_back.isend(comm, send, sendcount, sendtype, dest, sendtag, &sending);
    if (sent != DTL_SUCCESS)
        return sent;
    status = answering_recv(comm, recv, recvcount, recvtype, source, recvtag, info);
    if (status == DTL_SUCCESS)
        return dtl__answering_finish(sending, NULL);
    dtl__answering_finish(sending, NULL); /* succeeds, or the receive's failure is told */
    return status;
}

dtl_status dtl__send_now(struct comm *comm, const void *data, uint64_t bytes, int32_t dest,
                         int32_t tag)
{
    const struct comm_ops *ops = dtl__answering_back.size != 0 ? &dtl__answering_back : comm->ops;

    return ops->send(comm, data, bytes, dtl__dtype(DTL_DTYPE_BYTE), dest, tag);
}

/* ---- messages to come ------------------------------------------------------------------------ */

struct probe_wait {
    struct comm *comm;
    int32_t source;
    int32_t tag;
    struct message *info;
    struct matched_message **out; /* NULL: the message is not taken */
};

/* A wait_test. */
static dtl_status probe_test(void *state, bool *done)
{
    const struct probe_wait *wait = state;
    bool has_left = dtl__comm_has_left(wait->comm, wait->source);
    dtl_status status;

    if (wait->out == NULL)
        status = dtl__answering_back.probe(wait->comm, wait->source, wait->tag, done, wait->info);
    else
        status = dtl__answering_back.mprobe(wait->comm, wait->source, wait->tag, done, wait->info,
                                            wait->out);
    return status == DTL_SUCCESS && !*done && has_left ? dtl__comm_fail_left(wait->source) : status;
}

static dtl_status answering_probe(struct comm *comm, int32_t source, int32_t tag, bool *done,
                                  struct message *info)
{
    struct probe_wait wait = {.comm = comm, .source = source, .tag = tag, .info = info};

    if (done != NULL || !waits_outside())
        return dtl__answering_back.probe(comm, source, tag, done, info);
    return dtl__wait(probe_test, &wait, &dtl__pace);
}

static dtl_status answering_mprobe(struct comm *comm, int32_t source, int32_t tag, bool *done,
                                   struct message *info, struct matched_message **out)
{
    struct probe_wait wait = {.comm = comm, .source = source, .tag = tag, .info = info, .out = out};

    if (done != NULL || !waits_outside())
        return dtl__answering_back.mprobe(comm, source, tag, done, info, out);
    return dtl__wait(probe_test, &wait, &dtl__pace);
}

void dtl__answering_messages(struct comm_ops *ops)
{
    if (dtl__service_thread_is_wanted())
        return;
    if (dtl__answering_back.size == 0)
        dtl__answering_back = *ops;
    ops->operation_wait = answering_wait;
    ops->send = answering_send;
    ops->recv = answering_recv;
    ops->sendrecv = answering_sendrecv;
    ops->probe = answering_probe;
    if (ops->mprobe != NULL)
        ops->mprobe = answering_mprobe;
    atomic_store(&is_serialized, dtl__job_thread_level() == THREADS_SERIALIZED);
    if (atomic_load(&is_serialized))
        dtl__answering_collectives(ops);
}
