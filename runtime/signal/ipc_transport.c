/* SPDX-License-Identifier: BSD-3-Clause */
/* Signals between the devices of a node: each rank lends the others a block with a word for all
 * that is counted apart, by place_of(), and the blocks that it registers.  A put is a copy on a
 * stream, a signal a value that is written behind it, a wait one that is awaited.  Messages go by
 * way of the host. */
#include <string.h>

#include "collective/device_collective.h"
#include "device_transport.h"
#include "dtl_impl.h"
#include "progress/wait.h"
#include "topology/place.h"

enum { TAG = 0 };

/* Memory of a rank, as this one reaches it. */
struct reach {
    char *start;
    void *block; /* borrowed; NULL: it is this rank's own, or there is none */
};

struct on_blocks {
    uint64_t *words;     /* of this rank's device */
    uint64_t *sent;      /* how often this rank has signalled each */
    struct reach *ranks; /* the words of each */
};

/* What a rank tells the others of memory that it lends. */
struct offer {
    struct node_name node;
    struct lending lent;
    uint64_t bytes; /* 0: none */
    uint64_t offset;
};

static struct on_blocks *way_of(const struct signal_comm *comm)
{
    return comm->way;
}

/* ---- lending and borrowing ------------------------------------------------------------------- */

static dtl_status offer_make(const struct device *device, void *start, uint64_t bytes,
                             struct offer *out)
{
    struct memory memory;

    memset(out, 0, sizeof *out);
    dtl__node_name_here(&out->node);
    out->bytes = bytes;
    if (bytes == 0)
        return DTL_SUCCESS;
    device->ops->inspect(start, &memory);
    out->offset = (uint64_t)((uintptr_t)start - (uintptr_t)memory.start);
    return device->ops->lend(device, memory.start, &out->lent);
}

static dtl_status offer_take(const struct device *device, const struct offer *offer,
                             struct reach *out)
{
    dtl_status status = device->ops->borrow(device, &offer->lent, &out->block);

    if (status == DTL_SUCCESS)
        out->start = (char *)out->block + offer->offset;
    return status;
}

static dtl_status node_check(const struct offer *offers, int32_t rank)
{
    if (dtl__node_name_compare(&offers[0].node, &offers[rank].node) == 0)
        return DTL_SUCCESS;
    return dtl__fail(DTL_ERROR_NOT_SUPPORTED,
                     "rank %d is on another node than rank 0; expected ranks of one node, whose "
                     "devices lend each other memory, or a context of dtl_context_with_nccl",
                     (int)rank);
}

static dtl_status offers_take(const struct context *context, const struct offer *offers,
                              void *start, struct reach *reach)
{
    dtl_status status = DTL_SUCCESS;

    for (int32_t rank = 0; rank < context->comm.size && status == DTL_SUCCESS; rank++) {
        status = node_check(offers, rank);
        if (status == DTL_SUCCESS && rank == context->comm.rank)
            reach[rank].start = start;
        else if (status == DTL_SUCCESS && offers[rank].bytes > 0)
            status = offer_take(context->device, &offers[rank], &reach[rank]);
    }
    return status;
}

/* Sets *out, also where it fails, to what of each rank is reached; for reach_end().  Collective. */
static dtl_status reach_make(struct context *context, void *start, uint64_t bytes,
                             struct reach **out)
{
    struct comm *comm = &context->comm;
    struct offer *offers = NULL, mine;
    dtl_status status = offer_make(context->device, start, bytes, &mine);

    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)out, (uint64_t)comm->size * sizeof **out, "blocks of ranks");
    if (status == DTL_SUCCESS)
        status =
            dtl__alloc((void **)&offers, (uint64_t)comm->size * sizeof *offers, "blocks of ranks");
    status = dtl__comm_agree(comm, status);
    if (status == DTL_SUCCESS)
        status =
            dtl__run(comm, allgather_of(&mine, offers, sizeof mine, dtl__dtype(DTL_DTYPE_BYTE)));
    if (status == DTL_SUCCESS)
        status = dtl__comm_agree(comm, offers_take(context, offers, start, *out));
    dtl__release(offers);
    return status;
}

static void reach_end(const struct context *context, struct reach *reach)
{
    for (int32_t rank = 0; reach != NULL && rank < context->comm.size; rank++)
        if (reach[rank].block != NULL && atomic_load(&dtl__is_open))
            context->device->ops->give_back(context->device, reach[rank].block);
    dtl__release(reach);
}

/* ---- made and freed -------------------------------------------------------------------------- */

/* The words are zeros before anybody knows of them. */
static dtl_status words_make(struct context *context, uint64_t bytes, uint64_t **out)
{
    const struct device *device = context->device;
    uint64_t zero = 0;
    struct device_stream *stream = NULL;
    dtl_status status = dtl__context_stream(context, &stream);

    if (status == DTL_SUCCESS)
        status = device->ops->allocate(device, MEMORY_DEVICE, bytes, (void **)out);
    if (status == DTL_SUCCESS)
        status = device->ops->fill(stream, *out, &zero, sizeof zero, bytes / sizeof zero);
    return status == DTL_SUCCESS ? dtl__stream_finish(stream) : status;
}

static dtl_status way_prepare(struct signal_comm *comm)
{
    const struct device *device = comm->context->device;
    uint64_t bytes = places(comm) * sizeof(uint64_t);
    dtl_status status = dtl__alloc(&comm->way, sizeof(struct on_blocks), "communicator of signals");

    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&way_of(comm)->sent, bytes, "communicator of signals");
    if (status == DTL_SUCCESS)
        status = device->ops->event_create(device, &comm->last);
    return status == DTL_SUCCESS ? words_make(comm->context, bytes, &way_of(comm)->words) : status;
}

static dtl_status way_open(struct signal_comm *comm)
{
    struct context *context = comm->context;
    uint64_t bytes = places(comm) * sizeof(uint64_t);
    dtl_status status = dtl__comm_agree(&context->comm, way_prepare(comm));

    return status == DTL_SUCCESS
               ? reach_make(context, way_of(comm)->words, bytes, &way_of(comm)->ranks)
               : status;
}

/* What this rank has queued has run, and then on all ranks; the words are released when nobody has
 * borrowed them any more. */
static void way_close(struct signal_comm *comm)
{
    struct on_blocks *way = way_of(comm);
    struct comm *ranks = &comm->context->comm;
    const struct device *device = comm->context->device;
    bool is_open = atomic_load(&dtl__is_open);

    if (is_open && comm->latest != NULL)
        dtl_impl_event_synchronize(comm->last);
    if (is_open)
        ranks->ops->barrier(ranks);
    dtl__signal_windows_release(comm);
    if (way != NULL)
        reach_end(comm->context, way->ranks);
    if (is_open)
        ranks->ops->barrier(ranks);
    if (is_open && comm->last != NULL)
        device->ops->event_release(comm->last);
    if (way != NULL && is_open && way->words != NULL)
        device->ops->release(device, way->words);
    if (way != NULL)
        dtl__release(way->sent);
    dtl__release(way);
}

/* ---- what it works on ------------------------------------------------------------------------ */

static dtl_status any_source(const struct signal_comm *comm, const void *start, uint64_t bytes)
{
    (void)comm;
    (void)start;
    (void)bytes;
    return DTL_SUCCESS;
}

static dtl_status window_open(struct signal_comm *comm, struct signal_window *window, int flags)
{
    struct reach *reach = NULL;
    dtl_status status =
        reach_make(comm->context, window->base, window->sizes[comm->context->comm.rank], &reach);

    (void)flags;
    window->way = reach;
    return status;
}

static dtl_status window_close(struct signal_comm *comm, struct signal_window *window)
{
    dtl_status status = DTL_SUCCESS;

    if (atomic_load(&dtl__is_open) && comm->latest != NULL)
        status = dtl_impl_event_synchronize(comm->last);
    reach_end(comm->context, window->way);
    return status;
}

/* ---- signals --------------------------------------------------------------------------------- */

static dtl_status data_put(const struct posted *put, struct device_stream *stream)
{
    uint64_t bytes = posted_bytes(put);
    struct signal_window *window = NULL;
    dtl_status status = dtl__signal_window_find(put->comm, put->window, &window);
    const struct reach *reach;

    if (status != DTL_SUCCESS || bytes == 0)
        return status;
    reach = window->way;
    return stream->device->ops->copy(stream, reach[put->peer].start + put->offset, put->data,
                                     bytes);
}

static dtl_status signal_run(const struct posted *posted, struct device_stream *stream)
{
    struct on_blocks *way = way_of(posted->comm);
    const struct signal_comm *comm = posted->comm;
    uint64_t *words = (uint64_t *)(void *)way->ranks[posted->peer].start;
    uint64_t *sent = &way->sent[place_of(comm, posted->channel, posted->peer)];
    uint64_t place = place_of(comm, posted->channel, comm->context->comm.rank);
    dtl_status status = posted->window != 0 ? data_put(posted, stream) : DTL_SUCCESS;

    if (status == DTL_SUCCESS)
        status = stream->device->ops->write_value(stream, &words[place], *sent + 1);
    if (status == DTL_SUCCESS)
        ++*sent;
    return status;
}

/* All of them, or none. */
static dtl_status wait_run(const struct posted *wait, struct device_stream *stream)
{
    struct signal_comm *comm = wait->comm;
    dtl_status status = DTL_SUCCESS;

    dtl__signals_take(wait);
    for (uint64_t index = 0; index < wait->awaited_count && status == DTL_SUCCESS; index++) {
        const struct awaited *awaited = &wait->awaited[index];
        uint64_t place = place_of(comm, awaited->channel, awaited->peer);

        status = stream->device->ops->await_value(stream, &way_of(comm)->words[place],
                                                  comm->taken[place]);
    }
    if (status != DTL_SUCCESS)
        dtl__signals_untake(wait, wait->awaited_count);
    return status;
}

static dtl_status run(struct posted *posted)
{
    return dtl__signal_queue(posted, signal_run, wait_run);
}

/* ---- messages -------------------------------------------------------------------------------- */

/* What is queued before it has run when the elements are on the host. */
static dtl_status send_begin(struct posted *posted)
{
    struct comm *comm = &posted->comm->context->comm;
    struct device_stream *stream = NULL;
    dtl_status status = dtl__signal_stream(posted, &stream);

    if (status == DTL_SUCCESS && posted_bytes(posted) > 0)
        status =
            stream->device->ops->copy(stream, posted->staged, posted->data, posted_bytes(posted));
    if (status == DTL_SUCCESS)
        status = dtl_impl_stream_synchronize(stream);
    return status == DTL_SUCCESS
               ? comm->ops->isend(comm, posted->staged, posted->count, posted->type, posted->peer,
                                  TAG, &posted->operation)
               : status;
}

static dtl_status begin(struct posted *posted)
{
    struct comm *comm = &posted->comm->context->comm;
    dtl_status status = dtl__alloc(&posted->staged, posted_bytes(posted), "message");

    if (status != DTL_SUCCESS || posted->kind == POSTED_SEND)
        return status == DTL_SUCCESS ? send_begin(posted) : status;
    return comm->ops->irecv(comm, posted->staged, posted->count, posted->type, posted->peer, TAG,
                            &posted->operation);
}

static dtl_status received_copy(const struct posted *posted, uint64_t bytes)
{
    struct device_stream *stream = NULL;
    dtl_status status = dtl__signal_stream(posted, &stream);

    if (status == DTL_SUCCESS && bytes > 0)
        status = stream->device->ops->copy(stream, posted->room, posted->staged, bytes);
    return status == DTL_SUCCESS ? dtl__signal_queued(posted->comm, stream) : status;
}

static dtl_status finish(struct posted *posted)
{
    const struct comm_ops *ops = posted->comm->context->comm.ops;
    dtl_status status = DTL_SUCCESS;
    struct message message;

    if (posted->operation != NULL) {
        status = dtl__wait_operation(ops, posted->operation, &message);
        ops->operation_release(posted->operation);
        if (status == DTL_SUCCESS && posted->kind == POSTED_RECV)
            status = received_copy(posted, message.bytes);
    }
    dtl__release(posted->staged);
    return status;
}

static dtl_status settle(struct posted *posted)
{
    struct device_stream *stream = NULL;
    dtl_status status;

    if (posted->stream != NULL)
        return DTL_SUCCESS;
    status = dtl__context_stream(posted->comm->context, &stream);
    return status == DTL_SUCCESS ? dtl_impl_stream_synchronize(stream) : status;
}

const struct signal_ops dtl__lent_way = {
    .open = way_open,
    .close = way_close,
    .memory_check = dtl__signal_device_check,
    .source_check = any_source,
    .signal_check = dtl__signal_ready,
    .stream_check = dtl__signal_device_stream_check,
    .window_open = window_open,
    .window_close = window_close,
    .alone = dtl__signal_together,
    .begin = begin,
    .begun = dtl__signal_skip,
    .run = run,
    .finish = finish,
    .settle = settle,
};
