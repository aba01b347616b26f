/* SPDX-License-Identifier: BSD-3-Clause */
/* Signals through NCCL. NCCL checks too late or not at all, so this file checks in advance that
 * puts read from a registered window and that a window has the same size on all ranks. */
#include "device/device_group.h"
#include "device_transport.h"
#include "dtl_impl.h"

struct nccl_transport {
    bool has_unqueued_messages; /* begun, but not queued in NCCL yet */
    bool is_ready_for_signals;  /* NCCL accepts signals */
};

static struct device_group *group_of(const struct signal_comm *comm)
{
    return comm->context->group;
}

/* Arguments of a callback for dtl__group_call(); each callback uses some of them. */
struct request {
    const struct posted_operation *posted;
    struct device_stream *stream;
    struct device_signal *signals;
    struct device_message *messages;
    int32_t message_count;
    struct device_part part;
    struct device_window **window;
    int flags;
};

/* ---- opening and closing --------------------------------------------------------------------- */

/* Allocates this rank's state. It may fail on this rank alone; transport_close() releases it. */
static dtl_status transport_prepare(struct signal_comm *comm)
{
    const struct device *device = comm->context->device;
    dtl_status status =
        dtl__alloc(&comm->transport, sizeof(struct nccl_transport), "communicator of signals");

    return status == DTL_SUCCESS ? device->ops->event_create(device, &comm->last_event) : status;
}

static dtl_status transport_open(struct signal_comm *comm)
{
    struct context *context = comm->context;
    struct nccl_transport *transport;
    dtl_status status = dtl__comm_agree(&context->comm, transport_prepare(comm));

    if (status == DTL_SUCCESS)
        status = dtl__group_create_with_signals(&context->comm, &context->message_ops,
                                                context->device, &comm->limits, &context->group);
    if (status != DTL_SUCCESS)
        return status;
    transport = comm->transport;
    transport->is_ready_for_signals =
        comm->limits.is_eager || !dtl__group_signal_needs_window(context->group);
    return DTL_SUCCESS;
}

/* The barrier ensures that no rank puts into the windows any more when they are closed. */
static void transport_close(struct signal_comm *comm)
{
    struct comm *ranks = &comm->context->comm;
    bool is_open = atomic_load(&dtl__is_open);

    if (is_open && comm->last_stream != NULL && group_of(comm) != NULL)
        dtl__group_wait(group_of(comm), comm->last_event);
    if (is_open)
        ranks->ops->barrier(ranks);
    dtl__signal_windows_release(comm);
    if (is_open && comm->last_event != NULL)
        comm->context->device->ops->event_release(comm->last_event);
    dtl__release(comm->transport);
}

/* ---- windows --------------------------------------------------------------------------------- */

/* Fails unless one of this rank's windows contains the range. A range without bytes passes. */
static dtl_status source_check(const struct signal_comm *comm, const void *start, uint64_t bytes)
{
    int32_t rank = comm->context->comm.rank;

    for (int64_t index = 0; index < comm->window_count; index++) {
        const struct signal_window *window = comm->windows[index];
        uint64_t offset =
            window == NULL ? 0 : (uint64_t)((uintptr_t)start - (uintptr_t)window->base);

        if (window != NULL && offset <= window->sizes[rank] &&
            bytes <= window->sizes[rank] - offset)
            return DTL_SUCCESS;
    }
    if (bytes == 0)
        return DTL_SUCCESS;
    return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "localbuf-window",
                                "localbuf is %p, %llu bytes in no window of this communicator; "
                                "expected memory that this rank has registered, since NCCL puts "
                                "nothing else",
                                start, (unsigned long long)bytes);
}

/* Fails before NCCL is ready for signals: such a signal would block in NCCL forever. */
static dtl_status signal_check(const struct signal_comm *comm)
{
    const struct nccl_transport *transport = comm->transport;

    if (transport->is_ready_for_signals)
        return DTL_SUCCESS;
    return dtl__fail(DTL_ERROR_INVALID_STATE,
                     "no window is registered, and NCCL gets ready for signals with the first; "
                     "expected one, or a communicator whose eager_init is 1");
}

static dtl_status call_register(const struct device_signal_ops *ops, struct device_comm *comm,
                                void *data)
{
    struct request *request = data;

    return ops->window_register(comm, &request->part,
                                (request->flags & DTL_SIGNAL_WINDOW_STRICT_ORDERING) != 0,
                                request->window);
}

/* Fails unless the window has one size on all ranks. Every rank has all sizes, so all ranks decide
 * the same. */
static dtl_status sizes_check(const struct signal_comm *comm, const struct signal_window *window)
{
    for (int32_t rank = 1; rank < comm->context->comm.size; rank++)
        if (window->sizes[rank] != window->sizes[0])
            return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "size-match",
                                        "size is %llu on rank %d and %llu on rank 0; expected the "
                                        "same on all ranks, since NCCL puts into such windows only",
                                        (unsigned long long)window->sizes[rank], (int)rank,
                                        (unsigned long long)window->sizes[0]);
    return DTL_SUCCESS;
}

static dtl_status refuse_window(void)
{
    return dtl__fail(DTL_ERROR_NOT_SUPPORTED,
                     "NCCL has made no window of the memory; expected memory of ncclMemAlloc, and "
                     "devices that reach each other");
}

static dtl_status window_open(struct signal_comm *comm, struct signal_window *window, int flags)
{
    struct device_window *made = NULL;
    struct request request = {.part = {window->base, window->sizes[comm->context->comm.rank]},
                              .window = &made,
                              .flags = flags};
    dtl_status status = sizes_check(comm, window);

    if (status != DTL_SUCCESS || request.part.bytes == 0)
        return status;
    status = dtl__group_call(group_of(comm), call_register, &request);
    if (status == DTL_SUCCESS && made == NULL)
        status = refuse_window();
    window->transport = made;
    status = dtl__comm_agree(&comm->context->comm, status);
    if (status == DTL_SUCCESS)
        ((struct nccl_transport *)comm->transport)->is_ready_for_signals = true;
    return status;
}

static dtl_status call_release(const struct device_signal_ops *ops, struct device_comm *comm,
                               void *data)
{
    return ops->window_release(comm, data);
}

static dtl_status window_close(struct signal_comm *comm, struct signal_window *window)
{
    dtl_status status = DTL_SUCCESS;

    if (window->transport == NULL || !atomic_load(&dtl__is_open))
        return DTL_SUCCESS;
    if (comm->last_stream != NULL)
        status = dtl__group_wait(group_of(comm), comm->last_event);
    return status == DTL_SUCCESS ? dtl__group_call(group_of(comm), call_release, window->transport)
                                 : status;
}

/* ---- signals --------------------------------------------------------------------------------- */

static dtl_status call_signal(const struct device_signal_ops *ops, struct device_comm *comm,
                              void *data)
{
    struct request *request = data;

    return ops->signal(comm, request->stream, request->signals);
}

/* Queues a signal, or a put with a signal if the operation names a window. */
static dtl_status run_signal(const struct posted_operation *posted, struct device_stream *stream)
{
    struct device_signal signal = {.peer = posted->peer,
                                   .count = 1,
                                   .offset = posted->offset,
                                   .index = posted->channel.index,
                                   .context = posted->channel.context};
    struct request request = {.stream = stream, .signals = &signal};
    struct signal_window *window = NULL;
    dtl_status status = DTL_SUCCESS;

    if (posted->window != 0)
        status = dtl__signal_window_find(posted->comm, posted->window, &window);
    if (status == DTL_SUCCESS && posted->window != 0) {
        signal.from = (struct device_part){(void *)posted->data, posted_bytes(posted)};
        signal.window = window->transport;
    }
    return status == DTL_SUCCESS ? dtl__group_call(group_of(posted->comm), call_signal, &request)
                                 : status;
}

static dtl_status call_wait(const struct device_signal_ops *ops, struct device_comm *comm,
                            void *data)
{
    struct request *request = data;

    return ops->wait(comm, request->stream, request->signals,
                     (int32_t)request->posted->awaited_count);
}

/* Queues one wait for all entries. NCCL counts the signals, so `consumed` stays unused. */
static dtl_status run_wait(const struct posted_operation *wait, struct device_stream *stream)
{
    struct request request = {.posted = wait, .stream = stream};
    dtl_status status = dtl__alloc((void **)&request.signals,
                                   wait->awaited_count * sizeof *request.signals, "signals");

    if (status != DTL_SUCCESS)
        return status;
    for (uint64_t index = 0; index < wait->awaited_count; index++)
        request.signals[index] =
            (struct device_signal){.peer = wait->awaited[index].peer,
                                   .count = (int32_t)wait->awaited[index].count,
                                   .index = wait->awaited[index].channel.index,
                                   .context = wait->awaited[index].channel.context};
    status = dtl__group_call(group_of(wait->comm), call_wait, &request);
    dtl__release(request.signals);
    return status;
}

static dtl_status run_signal_or_wait(struct posted_operation *posted)
{
    return dtl__signal_enqueue(posted, run_signal, run_wait);
}

/* ---- messages -------------------------------------------------------------------------------- */

static dtl_status call_exchange(const struct device_signal_ops *ops, struct device_comm *comm,
                                void *data)
{
    struct request *request = data;

    return ops->exchange(comm, request->messages, request->message_count);
}

/* Returns true for a nonempty send or receive of the communicator. */
static bool is_message_of(const struct posted_operation *posted, const struct signal_comm *comm)
{
    return posted->comm == comm && (posted->kind == POSTED_SEND || posted->kind == POSTED_RECV) &&
           posted_bytes(posted) > 0;
}

/* Fills in *out. Makes the operation's stream wait for the operation posted before. */
static dtl_status describe_message(const struct posted_operation *posted,
                                   struct device_message *out)
{
    bool is_sent = posted->kind == POSTED_SEND;
    void *start = is_sent ? (void *)posted->data : posted->recv_buffer;

    out->part = (struct device_part){start, posted_bytes(posted)};
    out->peer = posted->peer;
    out->is_sent = is_sent;
    return dtl__signal_ordered_stream(posted, &out->stream);
}

/* Queues all messages of the communicator in the list from `first` on, as one NCCL group. */
static dtl_status queue_messages(const struct posted_operation *first)
{
    struct request request = {0};
    struct signal_comm *comm = first->comm;
    int32_t count = 0;
    dtl_status status;

    for (const struct posted_operation *posted = first; posted != NULL; posted = posted->next)
        count += is_message_of(posted, comm);
    if (count == 0)
        return DTL_SUCCESS;
    status = dtl__alloc((void **)&request.messages, (uint64_t)count * sizeof *request.messages,
                        "messages");
    for (const struct posted_operation *posted = first; posted != NULL && status == DTL_SUCCESS;
         posted = posted->next)
        if (is_message_of(posted, comm))
            status = describe_message(posted, &request.messages[request.message_count++]);
    if (status == DTL_SUCCESS)
        status = dtl__group_call(group_of(comm), call_exchange, &request);
    dtl__release(request.messages);
    return status;
}

/* Marks the communicator, so that flush_messages() queues all messages of the group at once. */
static dtl_status begin_message(struct posted_operation *posted)
{
    struct nccl_transport *transport = posted->comm->transport;

    transport->has_unqueued_messages = true;
    return DTL_SUCCESS;
}

/* Queues all messages of the communicator at its first message of the group. Records each message
 * as the communicator's last operation. */
static dtl_status flush_messages(struct posted_operation *posted)
{
    struct nccl_transport *transport = posted->comm->transport;
    struct device_stream *stream = NULL;
    dtl_status status = DTL_SUCCESS;

    if (transport->has_unqueued_messages)
        status = queue_messages(posted);
    transport->has_unqueued_messages = false;
    if (status == DTL_SUCCESS)
        status = dtl__signal_ordered_stream(posted, &stream);
    return status == DTL_SUCCESS ? dtl__signal_record_last(posted->comm, stream) : status;
}

static dtl_status synchronize(struct posted_operation *posted)
{
    struct signal_comm *comm = posted->comm;
    struct device_stream *stream = NULL;
    dtl_status status;

    if (posted->stream != NULL)
        return DTL_SUCCESS;
    status = dtl__signal_ordered_stream(posted, &stream);
    if (status == DTL_SUCCESS)
        status = dtl__signal_record_last(comm, stream);
    return status == DTL_SUCCESS ? dtl__group_wait(group_of(comm), comm->last_event) : status;
}

const struct signal_ops dtl__nccl_transport = {
    .open = transport_open,
    .close = transport_close,
    .memory_check = dtl__signal_device_check,
    .source_check = source_check,
    .signal_check = signal_check,
    .stream_check = dtl__signal_device_stream_check,
    .window_open = window_open,
    .window_close = window_close,
    .run_single = dtl__signal_run_group,
    .begin_message = begin_message,
    .flush_messages = flush_messages,
    .run_signal_or_wait = run_signal_or_wait,
    .finish_message = dtl__signal_no_step,
    .synchronize = synchronize,
};
