/* SPDX-License-Identifier: BSD-3-Clause */
/* Sends, receives, puts, signals and waits: checked here, and done at once or in a group. */
#include <stdio.h>

#include "communicator.h"
#include "device/device.h"
#include "dtl_conditions.h"
#include "dtl_impl.h"
#include "progress/wait.h"

/* Messages between two ranks are received in their order. */
enum { TAG = 0 };

/* ---- what is refused ------------------------------------------------------------------------- */

static dtl_status zero_check(const char *argument, int value)
{
    char key[32];

    if (value == 0)
        return DTL_SUCCESS;
    snprintf(key, sizeof key, "%s-range", argument);
    return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, key, "%s is %d; expected 0", argument,
                                value);
}

/* In the order in which NCCL checks. */
static dtl_status whom_check(const struct signal_comm *comm, int32_t peer, int signal_index,
                             int context, int flags)
{
    int32_t size = dtl__signal_comm_size(comm);
    dtl_status status = zero_check("context", context);

    if (status == DTL_SUCCESS)
        status = zero_check("signal_index", signal_index);
    if (status == DTL_SUCCESS)
        status = zero_check("flags", flags);
    if (status != DTL_SUCCESS || (peer >= 0 && peer < size))
        return status;
    return dtl__refuse_argument(DTL_ERROR_INVALID_RANK, "peer-range",
                                "peer is %d; expected 0 to %d, a rank of the communicator",
                                (int)peer, (int)size - 1);
}

/* Streams of the host have nothing queued. */
static dtl_status stream_check(const struct device_stream *stream)
{
    if (stream == NULL || dtl__device_kind(stream->device) == DTL_DEVICE_HOST)
        return DTL_SUCCESS;
    return dtl__refuse_argument(DTL_ERROR_NOT_SUPPORTED, "stream-device",
                                "stream is of %s %d; expected one of the host, or none",
                                stream->device->ops->name, (int)stream->device->id);
}

/* A range of a rank's part, and data that are to be there. */
static dtl_status place_check(const struct posted *put, uint64_t bytes)
{
    struct window *window = NULL;
    dtl_status status = dtl__signal_window_find(put->comm, put->window, &window);
    const struct part *part;

    if (status != DTL_SUCCESS)
        return status;
    part = &window->parts[put->peer];
    if (put->offset > part->size || bytes > part->size - put->offset)
        return dtl__refuse_argument(
            DTL_ERROR_OUT_OF_BOUNDS, "offset-range",
            "offset is %llu for %llu bytes; expected a range in the %llu bytes that rank %d has "
            "registered",
            (unsigned long long)put->offset, (unsigned long long)bytes,
            (unsigned long long)part->size, (int)put->peer);
    if (put->peer == put->comm->context->comm.rank &&
        dtl__overlaps(part->base + put->offset, bytes, put->data, bytes))
        return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "localbuf-overlap",
                                    "localbuf overlaps the place in this rank's own window; "
                                    "expected memory apart from it");
    return DTL_SUCCESS;
}

/* ---- messages -------------------------------------------------------------------------------- */

static dtl_status stream_post(const struct posted *posted, const struct device_stream *stream)
{
    dtl_status status = stream_check(stream);

    return status == DTL_SUCCESS ? dtl__signal_post(posted) : status;
}

dtl_status dtl_impl_signal_send(struct signal_comm *comm, const void *sendbuf, dtl_size_t count,
                                dtl_dtype dtype, dtl_rank_t peer, struct device_stream *stream)
{
    const struct posted send = {.kind = POSTED_SEND,
                                .comm = comm,
                                .peer = peer,
                                .data = sendbuf,
                                .count = count,
                                .type = dtl__dtype(dtype)};

    return stream_post(&send, stream);
}

dtl_status dtl_impl_signal_recv(struct signal_comm *comm, void *recvbuf, dtl_size_t count,
                                dtl_dtype dtype, dtl_rank_t peer, struct device_stream *stream)
{
    const struct posted receive = {.kind = POSTED_RECV,
                                   .comm = comm,
                                   .peer = peer,
                                   .room = recvbuf,
                                   .count = count,
                                   .type = dtl__dtype(dtype)};

    return stream_post(&receive, stream);
}

/* ---- signals --------------------------------------------------------------------------------- */

dtl_status dtl_impl_signal_notify(struct signal_comm *comm, dtl_rank_t peer, int signal_index,
                                  int context, int flags, struct device_stream *stream)
{
    const struct posted signal = {.kind = POSTED_SIGNAL, .comm = comm, .peer = peer};
    dtl_status status = whom_check(comm, peer, signal_index, context, flags);

    return status == DTL_SUCCESS ? stream_post(&signal, stream) : status;
}

dtl_status dtl_impl_signal_put_signal(struct signal_comm *comm, const void *localbuf,
                                      dtl_size_t count, dtl_dtype dtype, dtl_rank_t peer,
                                      dtl_signal_window_t window, dtl_size_t offset,
                                      int signal_index, int context, int flags,
                                      struct device_stream *stream)
{
    const struct posted put = {.kind = POSTED_SIGNAL,
                               .comm = comm,
                               .peer = peer,
                               .data = localbuf,
                               .count = count,
                               .type = dtl__dtype(dtype),
                               .window = window,
                               .offset = offset};
    dtl_status status = whom_check(comm, peer, signal_index, context, flags);

    if (status == DTL_SUCCESS)
        status = place_check(&put, count * put.type->size);
    return status == DTL_SUCCESS ? stream_post(&put, stream) : status;
}

static int entry_of(const int *values, uint64_t index, int missing)
{
    return values != NULL ? values[index] : missing;
}

static dtl_status count_check(int op_count)
{
    if (op_count >= 1)
        return DTL_SUCCESS;
    return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "op_counts-range",
                                "op_count is %d; expected 1 or more", op_count);
}

dtl_status dtl_impl_signal_wait_signal(struct signal_comm *comm, const dtl_rank_t *peers,
                                       const int *op_counts, const int *signal_indices,
                                       const int *contexts, dtl_size_t count,
                                       struct device_stream *stream)
{
    struct posted wait = {.kind = POSTED_WAIT, .comm = comm, .awaited_count = count};
    dtl_status status =
        dtl__alloc((void **)&wait.awaited, dtl__times(count, sizeof *wait.awaited), "signals");

    if (status != DTL_SUCCESS)
        return status;
    for (uint64_t index = 0; index < count && status == DTL_SUCCESS; index++) {
        int op_count = entry_of(op_counts, index, 1);

        status = whom_check(comm, peers[index], entry_of(signal_indices, index, 0),
                            entry_of(contexts, index, 0), 0);
        if (status == DTL_SUCCESS)
            status = count_check(op_count);
        wait.awaited[index] = (struct awaited){peers[index], (uint64_t)op_count};
    }
    if (status == DTL_SUCCESS)
        status = stream_check(stream);
    if (status == DTL_SUCCESS)
        return dtl__signal_post(&wait);
    dtl__release(wait.awaited);
    return status;
}

/* ---- what is done ---------------------------------------------------------------------------- */

/* A signal on memory that is mapped would overtake data that are asked for. */
static dtl_status data_put(const struct posted *put)
{
    const struct symmetric *heap = put->comm->heap;
    struct window_request request = {
        .verb = WINDOW_PUT, .offset = put->offset, .bytes = put->count * put->type->size};
    struct window *window = NULL;
    dtl_status status = dtl__signal_window_find(put->comm, put->window, &window);

    if (status == DTL_SUCCESS && request.bytes > 0)
        status = dtl__window_tell(window, put->peer, &request, put->data);
    if (status == DTL_SUCCESS && dtl__window_asks(window, put->peer, WINDOW_PUT) &&
        !dtl__window_asks(heap->window, put->peer, WINDOW_WORD))
        status = dtl__window_flush(window, put->peer);
    return status;
}

static dtl_status signal_run(const struct posted *posted)
{
    struct signal_comm *comm = posted->comm;
    uint64_t *word = &comm->words[comm->context->comm.rank];
    dtl_status status = posted->window != 0 ? data_put(posted) : DTL_SUCCESS;

    return status == DTL_SUCCESS
               ? dtl_impl_symmetric_signal_op(comm->heap, word, 1, DTL_SIGNAL_ADD, posted->peer)
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
    uint64_t before = comm->taken[awaited->peer], seen = 0;
    uint64_t *word = &comm->words[awaited->peer];
    dtl_status status;

    comm->taken[awaited->peer] += awaited->count;
    status = dtl_impl_symmetric_signal_wait_until(comm->heap, word, DTL_CMP_GE,
                                                  comm->taken[awaited->peer], 0, &seen);
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
    if (status == DTL_SUCCESS)
        return DTL_SUCCESS;
    while (index-- > 0)
        wait->comm->taken[wait->awaited[index].peer] -= wait->awaited[index].count;
    return status;
}

dtl_status dtl__signal_run(struct posted *posted)
{
    struct comm *comm = &posted->comm->context->comm;

    switch (posted->kind) {
    case POSTED_SEND:
        return comm->ops->send(comm, posted->data, posted->count, posted->type, posted->peer, TAG);
    case POSTED_RECV:
        return comm->ops->recv(comm, posted->room, posted->count, posted->type, posted->peer, TAG,
                               NULL);
    case POSTED_SIGNAL:
        return signal_run(posted);
    default:
        return wait_run(posted);
    }
}

dtl_status dtl__signal_begin(struct posted *posted)
{
    struct comm *comm = &posted->comm->context->comm;

    if (posted->kind == POSTED_SEND)
        return comm->ops->isend(comm, posted->data, posted->count, posted->type, posted->peer, TAG,
                                &posted->operation);
    return comm->ops->irecv(comm, posted->room, posted->count, posted->type, posted->peer, TAG,
                            &posted->operation);
}

dtl_status dtl__signal_finish(struct posted *posted)
{
    const struct comm_ops *ops = posted->comm->context->comm.ops;
    dtl_status status;

    if (posted->operation == NULL)
        return DTL_SUCCESS;
    status = dtl__wait_operation(ops, posted->operation, NULL);
    ops->operation_release(posted->operation);
    return status;
}
