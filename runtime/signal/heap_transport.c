/* SPDX-License-Identifier: BSD-3-Clause */
/* Signals between hosts. The counters of a rank are 64-bit values in a symmetric heap, indexed by
 * counter_index(): each counts the signals that another rank has sent. Registered memory is an RMA
 * window without epochs over the same context, whose progress engine keeps puts and signals to one
 * rank in order. */
#include "communicator.h"
#include "device/device.h"
#include "dtl_conditions.h"
#include "dtl_impl.h"
#include "progress/wait.h"

/* One tag for all: the messages of a pair of ranks arrive in order. */
enum { TAG = 0 };

struct heap_transport {
    struct symmetric *heap;
    uint64_t *counters; /* this rank's copy */
};

static struct heap_transport *transport_of(const struct signal_comm *comm)
{
    return comm->transport;
}

/* ---- opening and closing --------------------------------------------------------------------- */

static dtl_status transport_open(struct signal_comm *comm)
{
    uint64_t bytes = counter_count(comm) * sizeof(uint64_t);
    dtl_status status =
        dtl__alloc(&comm->transport, sizeof(struct heap_transport), "communicator of signals");
    struct heap_transport *transport = comm->transport;

    status = dtl__comm_agree(&comm->context->comm, status);
    if (status == DTL_SUCCESS)
        status = dtl_impl_symmetric_create(comm->context, bytes + ALLOCATION_ALIGNMENT,
                                           &transport->heap);
    if (status == DTL_SUCCESS)
        status = dtl_impl_symmetric_allocate(transport->heap, bytes, (void **)&transport->counters);
    return status;
}

static void transport_close(struct signal_comm *comm)
{
    struct heap_transport *transport = transport_of(comm);

    if (atomic_load(&dtl__is_open))
        for (int64_t index = 0; index < comm->window_count; index++)
            if (comm->windows[index] != NULL)
                dtl__window_flush_all(comm->windows[index]->transport);
    if (transport != NULL)
        dtl_impl_symmetric_destroy(transport->heap); /* blocks until all ranks are here */
    dtl__release(transport);
}

/* ---- checks and windows ---------------------------------------------------------------------- */

static dtl_status memory_check(const struct signal_comm *comm, const char *argument,
                               const void *start, uint64_t bytes)
{
    (void)comm;
    return bytes > 0 ? dtl__host_check(argument, start) : DTL_SUCCESS;
}

static dtl_status accept_any_source(const struct signal_comm *comm, const void *start,
                                    uint64_t bytes)
{
    (void)comm;
    (void)start;
    (void)bytes;
    return DTL_SUCCESS;
}

/* Accepts a host stream, which never has work queued, or none. */
static dtl_status stream_check(const struct signal_comm *comm, const struct device_stream *stream)
{
    (void)comm;
    if (stream == NULL || dtl__device_kind(stream->device) == DTL_DEVICE_HOST)
        return DTL_SUCCESS;
    return dtl__refuse_argument(DTL_ERROR_NOT_SUPPORTED, "stream-device",
                                "stream is of %s %d; expected one of the host, or none",
                                stream->device->ops->name, (int)stream->device->id);
}

/* Creates the RMA window of a signal window.  Ignores `flags`.  Collective. */
static dtl_status window_open(struct signal_comm *comm, struct signal_window *window, int flags)
{
    struct window *made = NULL;
    uint64_t size = window->sizes[comm->context->comm.rank];
    dtl_status status = dtl_impl_window_create(comm->context, window->base, size, &made);

    (void)flags;
    window->transport = made;
    return status;
}

static dtl_status window_close(struct signal_comm *comm, struct signal_window *window)
{
    dtl_status status = DTL_SUCCESS;

    (void)comm;
    if (window->transport != NULL && atomic_load(&dtl__is_open))
        status = dtl__window_flush_all(window->transport);
    dtl__window_release(window->transport);
    return status;
}

/* ---- signals --------------------------------------------------------------------------------- */

/* Puts the data of a signal. If the data go through a request and the signal is a direct store to
 * mapped memory, the put is flushed first: the signal would overtake it. */
static dtl_status put_data(const struct posted_operation *put)
{
    const struct symmetric *heap = transport_of(put->comm)->heap;
    struct window_request request = {
        .verb = WINDOW_PUT, .offset = put->offset, .bytes = posted_bytes(put)};
    struct signal_window *found = NULL;
    dtl_status status = dtl__signal_window_find(put->comm, put->window, &found);

    if (status == DTL_SUCCESS && request.bytes > 0)
        status = dtl__window_issue(found->transport, put->peer, &request, put->data);
    if (status == DTL_SUCCESS &&
        dtl__window_needs_request(found->transport, put->peer, WINDOW_PUT) &&
        !dtl__window_needs_request(heap->window, put->peer, WINDOW_ATOMIC))
        status = dtl__window_flush(found->transport, put->peer);
    return status;
}

/* Sends a signal, after its data if it has any. */
static dtl_status run_signal(const struct posted_operation *posted)
{
    struct heap_transport *transport = transport_of(posted->comm);
    int32_t rank = posted->comm->context->comm.rank;
    uint64_t *word = &transport->counters[counter_index(posted->comm, posted->channel, rank)];
    dtl_status status = posted->window != 0 ? put_data(posted) : DTL_SUCCESS;

    return status == DTL_SUCCESS ? dtl_impl_symmetric_signal_op(transport->heap, word, 1,
                                                                DTL_SIGNAL_ADD, posted->peer)
                                 : status;
}

/* Fails with DTL_ERROR_TIMEOUT; `came` is the number of unconsumed signals that have arrived. */
static dtl_status refuse_timeout(const struct awaited *awaited, uint64_t came)
{
    return dtl__fail(DTL_ERROR_TIMEOUT,
                     "%llu of the signals of rank %d that this wait is for have come, and no more "
                     "before DTL_TIMEOUT ends; expected %llu",
                     (unsigned long long)came, (int)awaited->peer,
                     (unsigned long long)awaited->count);
}

/* Consumes the signals of one entry and blocks until they have arrived. On failure the caller
 * restores the consumed count. */
static dtl_status await_signals(struct signal_comm *comm, const struct awaited *awaited)
{
    uint64_t *consumed = dtl__signals_consumed(comm, awaited), before = *consumed, seen = 0;
    uint64_t *word =
        &transport_of(comm)->counters[counter_index(comm, awaited->channel, awaited->peer)];
    dtl_status status;

    *consumed += awaited->count;
    status = dtl_impl_symmetric_signal_wait_until(transport_of(comm)->heap, word, DTL_CMP_GE,
                                                  *consumed, 0, &seen);
    return status == DTL_ERROR_TIMEOUT
               ? refuse_timeout(awaited, __atomic_load_n(word, __ATOMIC_ACQUIRE) - before)
               : status;
}

/* Waits for the awaited signals of each entry in turn. If one wait fails, the signals of all
 * entries count as not consumed. */
static dtl_status run_wait(const struct posted_operation *wait)
{
    uint64_t index = 0;
    dtl_status status = DTL_SUCCESS;

    for (; index < wait->awaited_count && status == DTL_SUCCESS; index++)
        status = await_signals(wait->comm, &wait->awaited[index]);
    if (status != DTL_SUCCESS)
        dtl__signals_restore(wait, index);
    return status;
}

static dtl_status run_signal_or_wait(struct posted_operation *posted)
{
    return posted->kind == POSTED_SIGNAL ? run_signal(posted) : run_wait(posted);
}

/* ---- messages -------------------------------------------------------------------------------- */

/* Runs one operation at once. Sends, receives and waits block; puts and signals may complete later.
 */
static dtl_status run_single(struct posted_operation *posted)
{
    struct comm *comm = &posted->comm->context->comm;

    switch (posted->kind) {
    case POSTED_SEND:
        return comm->ops->send(comm, posted->data, posted->count, posted->type, posted->peer, TAG);
    case POSTED_RECV:
        return comm->ops->recv(comm, posted->recv_buffer, posted->count, posted->type, posted->peer,
                               TAG, NULL);
    default:
        return run_signal_or_wait(posted);
    }
}

static dtl_status begin_message(struct posted_operation *posted)
{
    struct comm *comm = &posted->comm->context->comm;

    if (posted->kind == POSTED_SEND)
        return comm->ops->isend(comm, posted->data, posted->count, posted->type, posted->peer, TAG,
                                &posted->operation);
    return comm->ops->irecv(comm, posted->recv_buffer, posted->count, posted->type, posted->peer,
                            TAG, &posted->operation);
}

static dtl_status finish_message(struct posted_operation *posted)
{
    const struct comm_ops *ops = posted->comm->context->comm.ops;
    dtl_status status;

    if (posted->operation == NULL)
        return DTL_SUCCESS;
    status = dtl__wait_operation(ops, posted->operation, NULL);
    ops->operation_release(posted->operation);
    return status;
}

const struct signal_ops dtl__heap_transport = {
    .open = transport_open,
    .close = transport_close,
    .memory_check = memory_check,
    .source_check = accept_any_source,
    .signal_check = dtl__signal_always_ready,
    .stream_check = stream_check,
    .window_open = window_open,
    .window_close = window_close,
    .run_single = run_single,
    .begin_message = begin_message,
    .flush_messages = dtl__signal_no_step,
    .run_signal_or_wait = run_signal_or_wait,
    .finish_message = finish_message,
    .synchronize = dtl__signal_no_step,
};
