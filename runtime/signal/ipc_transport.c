/* SPDX-License-Identifier: BSD-3-Clause */
/* Signals between the devices of a node. Each rank exports its block of counters, indexed by
 * counter_index(), and every block that it registers; the others import them (CUDA IPC and the
 * like). A put is a copy on a stream, a signal a value written after it on the same stream, and a
 * wait a stream wait for a value. Messages are copied through the host. */
#include <string.h>

#include "collective/device_collective.h"
#include "device_transport.h"
#include "dtl_impl.h"
#include "progress/wait.h"
#include "topology/placement.h"

enum { TAG = 0 };

/* Memory of one rank, mapped into this process. */
struct peer_memory {
    char *start;
    void *block; /* the imported block; NULL: this rank's own memory, or none */
};

struct ipc_transport {
    uint64_t *counters;    /* this rank's counters, in device memory */
    uint64_t *sent_counts; /* signals that this rank has sent, by counter_index() of the receiver */
    struct peer_memory *peer_counters; /* the counters of every rank */
};

/* A block that a rank exports, as sent to the other ranks. */
struct exported_block {
    struct node_name node;
    struct exported_memory handle;
    uint64_t bytes; /* 0: none */
    uint64_t offset;
};

static struct ipc_transport *transport_of(const struct signal_comm *comm)
{
    return comm->transport;
}

/* ---- exporting and importing memory ---------------------------------------------------------- */

/* Describes this rank's range for the other ranks; a range without bytes has a node name only. It
 * may fail on this rank alone. */
static dtl_status export_block(const struct device *device, void *start, uint64_t bytes,
                               struct exported_block *out)
{
    struct memory memory;

    memset(out, 0, sizeof *out);
    dtl__local_node_name(&out->node);
    out->bytes = bytes;
    if (bytes == 0)
        return DTL_SUCCESS;
    device->ops->inspect(start, &memory);
    out->offset = (uint64_t)((uintptr_t)start - (uintptr_t)memory.start);
    return device->ops->export_memory(device, memory.start, &out->handle);
}

/* Maps another rank's block on this rank's device and sets *out, whose `start` is the exported
 * address. */
static dtl_status import_block(const struct device *device, const struct exported_block *exported,
                               struct peer_memory *out)
{
    dtl_status status = device->ops->import_memory(device, &exported->handle, &out->block);

    if (status == DTL_SUCCESS)
        out->start = (char *)out->block + exported->offset;
    return status;
}

/* Fails if rank 0 and `rank` are on different nodes. */
static dtl_status node_check(const struct exported_block *exported, int32_t rank)
{
    if (dtl__node_name_compare(&exported[0].node, &exported[rank].node) == 0)
        return DTL_SUCCESS;
    return dtl__fail(DTL_ERROR_NOT_SUPPORTED,
                     "rank %d is on another node than rank 0; expected ranks of one node, whose "
                     "devices export memory to each other, or a context of dtl_context_with_nccl",
                     (int)rank);
}

/* Maps the blocks of all other ranks; this rank's own entry is `start`. Blocks already imported
 * stay in `peers` on failure, which may be of this rank alone. */
static dtl_status import_blocks(const struct context *context,
                                const struct exported_block *exported, void *start,
                                struct peer_memory *peers)
{
    dtl_status status = DTL_SUCCESS;

    for (int32_t rank = 0; rank < context->comm.size && status == DTL_SUCCESS; rank++) {
        status = node_check(exported, rank);
        if (status == DTL_SUCCESS && rank == context->comm.rank)
            peers[rank].start = start;
        else if (status == DTL_SUCCESS && exported[rank].bytes > 0)
            status = import_block(context->device, &exported[rank], &peers[rank]);
    }
    return status;
}

/* Exports this rank's range and imports the ranges of all others. Sets *out also on failure; the
 * caller releases it with peers_release(). Collective. */
static dtl_status peers_import(struct context *context, void *start, uint64_t bytes,
                               struct peer_memory **out)
{
    struct comm *comm = &context->comm;
    struct exported_block *exported = NULL, mine;
    dtl_status status = export_block(context->device, start, bytes, &mine);

    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)out, (uint64_t)comm->size * sizeof **out, "blocks of ranks");
    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&exported, (uint64_t)comm->size * sizeof *exported,
                            "blocks of ranks");
    status = dtl__comm_agree(comm, status);
    if (status == DTL_SUCCESS)
        status =
            dtl__run(comm, allgather_of(&mine, exported, sizeof mine, dtl__dtype(DTL_DTYPE_BYTE)));
    if (status == DTL_SUCCESS)
        status = dtl__comm_agree(comm, import_blocks(context, exported, start, *out));
    dtl__release(exported);
    return status;
}

/* Unmaps all imported blocks, if the library is open, and releases the array; NULL does nothing. */
static void peers_release(const struct context *context, struct peer_memory *peers)
{
    for (int32_t rank = 0; peers != NULL && rank < context->comm.size; rank++)
        if (peers[rank].block != NULL && atomic_load(&dtl__is_open))
            context->device->ops->release_import(context->device, peers[rank].block);
    dtl__release(peers);
}

/* ---- opening and closing --------------------------------------------------------------------- */

/* Allocates zeroed counters. The zeros are written before the return, thus before any rank imports
 * the block. */
static dtl_status counters_create(struct context *context, uint64_t bytes, uint64_t **out)
{
    const struct device *device = context->device;
    uint64_t zero = 0;
    struct device_stream *stream = NULL;
    dtl_status status = dtl__context_stream(context, &stream);

    if (status == DTL_SUCCESS)
        status = device->ops->allocate(device, MEMORY_DEVICE, bytes, (void **)out);
    if (status == DTL_SUCCESS)
        status = device->ops->fill(stream, *out, &zero, sizeof zero, bytes / sizeof zero);
    return status == DTL_SUCCESS ? dtl__stream_synchronize(stream) : status;
}

/* Allocates this rank's state and counters. It may fail on this rank alone; transport_close()
 * releases both. */
static dtl_status transport_prepare(struct signal_comm *comm)
{
    const struct device *device = comm->context->device;
    uint64_t bytes = counter_count(comm) * sizeof(uint64_t);
    dtl_status status =
        dtl__alloc(&comm->transport, sizeof(struct ipc_transport), "communicator of signals");

    if (status == DTL_SUCCESS)
        status =
            dtl__alloc((void **)&transport_of(comm)->sent_counts, bytes, "communicator of signals");
    if (status == DTL_SUCCESS)
        status = device->ops->event_create(device, &comm->last_event);
    return status == DTL_SUCCESS
               ? counters_create(comm->context, bytes, &transport_of(comm)->counters)
               : status;
}

static dtl_status transport_open(struct signal_comm *comm)
{
    struct context *context = comm->context;
    uint64_t bytes = counter_count(comm) * sizeof(uint64_t);
    dtl_status status = dtl__comm_agree(&context->comm, transport_prepare(comm));

    return status == DTL_SUCCESS ? peers_import(context, transport_of(comm)->counters, bytes,
                                                &transport_of(comm)->peer_counters)
                                 : status;
}

/* Waits until the operations of all ranks have run, then closes the imported blocks. The second
 * barrier keeps the counters alive until no rank has them imported. */
static void transport_close(struct signal_comm *comm)
{
    struct ipc_transport *transport = transport_of(comm);
    struct comm *ranks = &comm->context->comm;
    const struct device *device = comm->context->device;
    bool is_open = atomic_load(&dtl__is_open);

    if (is_open && comm->last_stream != NULL)
        dtl_impl_event_synchronize(comm->last_event);
    if (is_open)
        ranks->ops->barrier(ranks);
    dtl__signal_windows_release(comm);
    if (transport != NULL)
        peers_release(comm->context, transport->peer_counters);
    if (is_open)
        ranks->ops->barrier(ranks);
    if (is_open && comm->last_event != NULL)
        device->ops->event_release(comm->last_event);
    if (transport != NULL && is_open && transport->counters != NULL)
        device->ops->release(device, transport->counters);
    if (transport != NULL)
        dtl__release(transport->sent_counts);
    dtl__release(transport);
}

/* ---- checks and windows ---------------------------------------------------------------------- */

static dtl_status accept_any_source(const struct signal_comm *comm, const void *start,
                                    uint64_t bytes)
{
    (void)comm;
    (void)start;
    (void)bytes;
    return DTL_SUCCESS;
}

static dtl_status window_open(struct signal_comm *comm, struct signal_window *window, int flags)
{
    struct peer_memory *peers = NULL;
    dtl_status status =
        peers_import(comm->context, window->base, window->sizes[comm->context->comm.rank], &peers);

    (void)flags;
    window->transport = peers;
    return status;
}

static dtl_status window_close(struct signal_comm *comm, struct signal_window *window)
{
    dtl_status status = DTL_SUCCESS;

    if (atomic_load(&dtl__is_open) && comm->last_stream != NULL)
        status = dtl_impl_event_synchronize(comm->last_event);
    peers_release(comm->context, window->transport);
    return status;
}

/* ---- signals --------------------------------------------------------------------------------- */

/* Queues the copy of a put's data into the target's window. */
static dtl_status put_data(const struct posted_operation *put, struct device_stream *stream)
{
    uint64_t bytes = posted_bytes(put);
    struct signal_window *window = NULL;
    dtl_status status = dtl__signal_window_find(put->comm, put->window, &window);
    const struct peer_memory *peers;

    if (status != DTL_SUCCESS || bytes == 0)
        return status;
    peers = window->transport;
    return stream->device->ops->copy(stream, peers[put->peer].start + put->offset, put->data,
                                     bytes);
}

/* Queues the data, if any, and then the write of the next count to the target's counter. */
static dtl_status run_signal(const struct posted_operation *posted, struct device_stream *stream)
{
    struct ipc_transport *transport = transport_of(posted->comm);
    const struct signal_comm *comm = posted->comm;
    uint64_t *counters = (uint64_t *)(void *)transport->peer_counters[posted->peer].start;
    uint64_t *sent = &transport->sent_counts[counter_index(comm, posted->channel, posted->peer)];
    uint64_t place = counter_index(comm, posted->channel, comm->context->comm.rank);
    dtl_status status = posted->window != 0 ? put_data(posted, stream) : DTL_SUCCESS;

    if (status == DTL_SUCCESS)
        status = stream->device->ops->write_value(stream, &counters[place], *sent + 1);
    if (status == DTL_SUCCESS)
        ++*sent;
    return status;
}

/* Queues waits for all entries. If one fails, consumes none. */
static dtl_status run_wait(const struct posted_operation *wait, struct device_stream *stream)
{
    struct signal_comm *comm = wait->comm;
    dtl_status status = DTL_SUCCESS;

    dtl__signals_consume(wait);
    for (uint64_t index = 0; index < wait->awaited_count && status == DTL_SUCCESS; index++) {
        const struct awaited *awaited = &wait->awaited[index];
        uint64_t place = counter_index(comm, awaited->channel, awaited->peer);

        status = stream->device->ops->await_value(stream, &transport_of(comm)->counters[place],
                                                  comm->consumed[place]);
    }
    if (status != DTL_SUCCESS)
        dtl__signals_restore(wait, wait->awaited_count);
    return status;
}

static dtl_status run_signal_or_wait(struct posted_operation *posted)
{
    return dtl__signal_enqueue(posted, run_signal, run_wait);
}

/* ---- messages -------------------------------------------------------------------------------- */

/* Copies the elements to the host and starts the send. Blocks until the stream has run, so that all
 * earlier operations are complete. */
static dtl_status begin_send(struct posted_operation *posted)
{
    struct comm *comm = &posted->comm->context->comm;
    struct device_stream *stream = NULL;
    dtl_status status = dtl__signal_ordered_stream(posted, &stream);

    if (status == DTL_SUCCESS && posted_bytes(posted) > 0)
        status = stream->device->ops->copy(stream, posted->host_copy, posted->data,
                                           posted_bytes(posted));
    if (status == DTL_SUCCESS)
        status = dtl_impl_stream_synchronize(stream);
    return status == DTL_SUCCESS
               ? comm->ops->isend(comm, posted->host_copy, posted->count, posted->type,
                                  posted->peer, TAG, &posted->operation)
               : status;
}

/* Allocates the host copy and starts the send or receive. finish_message() releases the copy, also
 * after a failure. */
static dtl_status begin_message(struct posted_operation *posted)
{
    struct comm *comm = &posted->comm->context->comm;
    dtl_status status = dtl__alloc(&posted->host_copy, posted_bytes(posted), "message");

    if (status != DTL_SUCCESS || posted->kind == POSTED_SEND)
        return status == DTL_SUCCESS ? begin_send(posted) : status;
    return comm->ops->irecv(comm, posted->host_copy, posted->count, posted->type, posted->peer, TAG,
                            &posted->operation);
}

/* Queues the copy of `bytes` received bytes to the device. */
static dtl_status copy_received(const struct posted_operation *posted, uint64_t bytes)
{
    struct device_stream *stream = NULL;
    dtl_status status = dtl__signal_ordered_stream(posted, &stream);

    if (status == DTL_SUCCESS && bytes > 0)
        status = stream->device->ops->copy(stream, posted->recv_buffer, posted->host_copy, bytes);
    return status == DTL_SUCCESS ? dtl__signal_record_last(posted->comm, stream) : status;
}

/* Blocks until the message is complete, queues the copy of received data, and releases the
 * operation and its host copy. */
static dtl_status finish_message(struct posted_operation *posted)
{
    const struct comm_ops *ops = posted->comm->context->comm.ops;
    dtl_status status = DTL_SUCCESS;
    struct message message;

    if (posted->operation != NULL) {
        status = dtl__wait_operation(ops, posted->operation, &message);
        ops->operation_release(posted->operation);
        if (status == DTL_SUCCESS && posted->kind == POSTED_RECV)
            status = copy_received(posted, message.bytes);
    }
    dtl__release(posted->host_copy);
    return status;
}

static dtl_status synchronize(struct posted_operation *posted)
{
    struct device_stream *stream = NULL;
    dtl_status status;

    if (posted->stream != NULL)
        return DTL_SUCCESS;
    status = dtl__context_stream(posted->comm->context, &stream);
    return status == DTL_SUCCESS ? dtl_impl_stream_synchronize(stream) : status;
}

const struct signal_ops dtl__ipc_transport = {
    .open = transport_open,
    .close = transport_close,
    .memory_check = dtl__signal_device_check,
    .source_check = accept_any_source,
    .signal_check = dtl__signal_always_ready,
    .stream_check = dtl__signal_device_stream_check,
    .window_open = window_open,
    .window_close = window_close,
    .run_single = dtl__signal_run_group,
    .begin_message = begin_message,
    .flush_messages = dtl__signal_no_step,
    .run_signal_or_wait = run_signal_or_wait,
    .finish_message = finish_message,
    .synchronize = synchronize,
};
