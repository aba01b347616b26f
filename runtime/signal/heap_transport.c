/* SPDX-License-Identifier: BSD-3-Clause */
/* Signals between hosts: a heap whose words say how often each rank has signalled this one, by
 * place_of().
 * Memory that is registered is a window without epochs, over the same context, whose service keeps
 * puts and signals in order. */
#include "communicator.h"
#include "device/device.h"
#include "dtl_conditions.h"
#include "dtl_impl.h"
#include "progress/wait.h"

/* Messages between two ranks are received in their order. */
enum { TAG = 0 };

struct on_heap {
    struct symmetric *heap;
    uint64_t *words; /* of this rank */
};

static struct on_heap *way_of(const struct signal_comm *comm)
{
    return comm->way;
}

/* ---- made and freed -------------------------------------------------------------------------- */

static dtl_status way_open(struct signal_comm *comm)
{
    uint64_t bytes = places(comm) * sizeof(uint64_t);
    dtl_status status = dtl__alloc(&comm->way, sizeof(struct on_heap), "communicator of signals");
    struct on_heap *way = comm->way;

    status = dtl__comm_agree(&comm->context->comm, status);
    if (status == DTL_SUCCESS)
        status = dtl_impl_symmetric_create(comm->context, bytes + PIECE_ALIGNMENT, &way->heap);
    if (status == DTL_SUCCESS)
        status = dtl_impl_symmetric_allocate(way->heap, bytes, (void **)&way->words);
    return status;
}

static void way_close(struct signal_comm *comm)
{
    struct on_heap *way = way_of(comm);

    if (atomic_load(&dtl__is_open))
        for (int64_t index = 0; index < comm->window_count; index++)
            if (comm->windows[index] != NULL)
                dtl__window_flush_all(comm->windows[index]->way);
    if (way != NULL)
        dtl_impl_symmetric_destroy(way->heap); /* once all ranks are here */
    dtl__release(way);
}

/* ---- what it works on ------------------------------------------------------------------------ */

static dtl_status memory_check(const struct signal_comm *comm, const char *argument,
                               const void *start, uint64_t bytes)
{
    (void)comm;
    return bytes > 0 ? dtl__host_check(argument, start) : DTL_SUCCESS;
}

static dtl_status any_source(const struct signal_comm *comm, const void *start, uint64_t bytes)
{
    (void)comm;
    (void)start;
    (void)bytes;
    return DTL_SUCCESS;
}

/* Streams of the host have nothing queued. */
static dtl_status stream_check(const struct signal_comm *comm, const struct device_stream *stream)
{
    (void)comm;
    if (stream == NULL || dtl__device_kind(stream->device) == DTL_DEVICE_HOST)
        return DTL_SUCCESS;
    return dtl__refuse_argument(DTL_ERROR_NOT_SUPPORTED, "stream-device",
                                "stream is of %s %d; expected one of the host, or none",
                                stream->device->ops->name, (int)stream->device->id);
}

static dtl_status window_open(struct signal_comm *comm, struct signal_window *window, int flags)
{
    struct window *made = NULL;
    uint64_t size = window->sizes[comm->context->comm.rank];
    dtl_status status = dtl_impl_window_create(comm->context, window->base, size, &made);

    (void)flags;
    window->way = made;
    return status;
}

static dtl_status window_close(struct signal_comm *comm, struct signal_window *window)
{
    dtl_status status = DTL_SUCCESS;

    (void)comm;
    if (window->way != NULL && atomic_load(&dtl__is_open))
        status = dtl__window_flush_all(window->way);
    dtl__window_release(window->way);
    return status;
}

/* ---- signals --------------------------------------------------------------------------------- */

/* A signal on memory that is mapped would overtake data that are asked for. */
static dtl_status data_put(const struct posted *put)
{
    const struct symmetric *heap = way_of(put->comm)->heap;
    struct window_request request = {
        .verb = WINDOW_PUT, .offset = put->offset, .bytes = posted_bytes(put)};
    struct signal_window *found = NULL;
    dtl_status status = dtl__signal_window_find(put->comm, put->window, &found);

    if (status == DTL_SUCCESS && request.bytes > 0)
        status = dtl__window_tell(found->way, put->peer, &request, put->data);
    if (status == DTL_SUCCESS && dtl__window_asks(found->way, put->peer, WINDOW_PUT) &&
        !dtl__window_asks(heap->window, put->peer, WINDOW_WORD))
        status = dtl__window_flush(found->way, put->peer);
    return status;
}

static dtl_status signal_run(const struct posted *posted)
{
    struct on_heap *way = way_of(posted->comm);
    int32_t rank = posted->comm->context->comm.rank;
    uint64_t *word = &way->words[place_of(posted->comm, posted->channel, rank)];
    dtl_status status = posted->window != 0 ? data_put(posted) : DTL_SUCCESS;

    return status == DTL_SUCCESS
               ? dtl_impl_symmetric_signal_op(way->heap, word, 1, DTL_SIGNAL_ADD, posted->peer)
               : status;
}

static dtl_status refuse_late(const struct awaited *awaited, uint64_t came)
{
    return dtl__fail(DTL_ERROR_TIMEOUT,
                     "%llu of the signals of rank %d that this wait is for have come, and no more "
                     "before DTL_TIMEOUT ends; expected %llu",
                     (unsigned long long)came, (int)awaited->peer,
                     (unsigned long long)awaited->count);
}

static dtl_status signals_take(struct signal_comm *comm, const struct awaited *awaited)
{
    uint64_t *taken = dtl__signals_taken(comm, awaited), before = *taken, seen = 0;
    uint64_t *word = &way_of(comm)->words[place_of(comm, awaited->channel, awaited->peer)];
    dtl_status status;

    *taken += awaited->count;
    status = dtl_impl_symmetric_signal_wait_until(way_of(comm)->heap, word, DTL_CMP_GE, *taken, 0,
                                                  &seen);
    return status == DTL_ERROR_TIMEOUT
               ? refuse_late(awaited, __atomic_load_n(word, __ATOMIC_ACQUIRE) - before)
               : status;
}

/* All of them, or none. */
static dtl_status wait_run(const struct posted *wait)
{
    uint64_t index = 0;
    dtl_status status = DTL_SUCCESS;

    for (; index < wait->awaited_count && status == DTL_SUCCESS; index++)
        status = signals_take(wait->comm, &wait->awaited[index]);
    if (status != DTL_SUCCESS)
        dtl__signals_untake(wait, index);
    return status;
}

static dtl_status run(struct posted *posted)
{
    return posted->kind == POSTED_SIGNAL ? signal_run(posted) : wait_run(posted);
}

/* ---- messages -------------------------------------------------------------------------------- */

static dtl_status alone(struct posted *posted)
{
    struct comm *comm = &posted->comm->context->comm;

    switch (posted->kind) {
    case POSTED_SEND:
        return comm->ops->send(comm, posted->data, posted->count, posted->type, posted->peer, TAG);
    case POSTED_RECV:
        return comm->ops->recv(comm, posted->room, posted->count, posted->type, posted->peer, TAG,
                               NULL);
    default:
        return run(posted);
    }
}

static dtl_status begin(struct posted *posted)
{
    struct comm *comm = &posted->comm->context->comm;

    if (posted->kind == POSTED_SEND)
        return comm->ops->isend(comm, posted->data, posted->count, posted->type, posted->peer, TAG,
                                &posted->operation);
    return comm->ops->irecv(comm, posted->room, posted->count, posted->type, posted->peer, TAG,
                            &posted->operation);
}

static dtl_status finish(struct posted *posted)
{
    const struct comm_ops *ops = posted->comm->context->comm.ops;
    dtl_status status;

    if (posted->operation == NULL)
        return DTL_SUCCESS;
    status = dtl__wait_operation(ops, posted->operation, NULL);
    ops->operation_release(posted->operation);
    return status;
}

const struct signal_ops dtl__heap_way = {
    .open = way_open,
    .close = way_close,
    .memory_check = memory_check,
    .source_check = any_source,
    .signal_check = dtl__signal_ready,
    .stream_check = stream_check,
    .window_open = window_open,
    .window_close = window_close,
    .alone = alone,
    .begin = begin,
    .begun = dtl__signal_skip,
    .run = run,
    .finish = finish,
    .settle = dtl__signal_skip,
};
