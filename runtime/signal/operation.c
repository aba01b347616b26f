/* SPDX-License-Identifier: BSD-3-Clause */
/* Implements sends, receives, puts, signals and waits: checks the arguments and posts the
 * operation, which the communicator's transport runs at once or at the end of a group. */
#include <stdio.h>

#include "communicator.h"
#include "dtl_conditions.h"
#include "dtl_impl.h"

/* ---- checks ---------------------------------------------------------------------------------- */

/* Fails unless `value` is from 0 to limit - 1. */
static dtl_status below_check(const char *argument, int value, int32_t limit)
{
    char key[32], most[24] = "";

    if (value >= 0 && value < limit)
        return DTL_SUCCESS;
    snprintf(key, sizeof key, "%s-range", argument);
    if (limit > 1)
        snprintf(most, sizeof most, " to %d", (int)limit - 1);
    return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, key, "%s is %d; expected 0%s", argument,
                                value, most);
}

/* Checks the target of a signal, in the order in which NCCL checks its arguments. */
static dtl_status target_check(const struct signal_comm *comm, int32_t peer, int signal_index,
                               int context, int flags)
{
    int32_t size = dtl__signal_comm_size(comm);
    dtl_status status = below_check("context", context, comm->limits.contexts);

    if (status == DTL_SUCCESS)
        status = below_check("signal_index", signal_index, comm->limits.indices);
    if (status == DTL_SUCCESS)
        status = below_check("flags", flags, 1);
    if (status != DTL_SUCCESS || (peer >= 0 && peer < size))
        return status;
    return dtl__refuse_argument(DTL_ERROR_INVALID_RANK, "peer-range",
                                "peer is %d; expected 0 to %d, a rank of the communicator",
                                (int)peer, (int)size - 1);
}

/* Checks that a put lies within the target rank's window and that its source is valid for the
 * transport. */
static dtl_status destination_check(const struct posted_operation *put, uint64_t bytes)
{
    struct signal_window *window = NULL;
    dtl_status status = dtl__signal_window_find(put->comm, put->window, &window);
    uint64_t size;

    if (status != DTL_SUCCESS)
        return status;
    size = window->sizes[put->peer];
    if (put->offset > size || bytes > size - put->offset)
        return dtl__refuse_argument(
            DTL_ERROR_OUT_OF_BOUNDS, "offset-range",
            "offset is %lld for %lld bytes; expected a range in the %llu bytes that rank %d has "
            "registered",
            (long long)put->offset, (long long)bytes, (unsigned long long)size, (int)put->peer);
    if (put->peer == put->comm->context->comm.rank && bytes > 0 &&
        dtl__overlaps(window->base + put->offset, bytes, put->data, bytes))
        return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "localbuf-overlap",
                                    "localbuf overlaps the place in this rank's own window; "
                                    "expected memory that does not overlap it");
    return put->comm->ops->source_check(put->comm, put->data, bytes);
}

/* ---- messages -------------------------------------------------------------------------------- */

/* Checks the stream and posts the operation. */
static dtl_status stream_post(const struct posted_operation *posted)
{
    dtl_status status = posted->comm->ops->stream_check(posted->comm, posted->stream);

    return status == DTL_SUCCESS ? dtl__signal_post(posted) : status;
}

/* Checks that signals can be sent now and checks the stream; then posts the operation. */
static dtl_status signal_post(const struct posted_operation *posted)
{
    dtl_status status = posted->comm->ops->signal_check(posted->comm);

    return status == DTL_SUCCESS ? stream_post(posted) : status;
}

/* Checks the buffer, naming `argument` on failure, and the stream; then posts the operation. */
static dtl_status message_post(const struct posted_operation *message, const char *argument,
                               const void *buffer)
{
    const struct signal_comm *comm = message->comm;
    dtl_status status = comm->ops->memory_check(comm, argument, buffer, posted_bytes(message));

    return status == DTL_SUCCESS ? stream_post(message) : status;
}

dtl_status dtl_impl_signal_send(struct signal_comm *comm, const void *sendbuf, dtl_size_t count,
                                dtl_dtype dtype, dtl_rank_t peer, struct device_stream *stream)
{
    const struct posted_operation send = {.kind = POSTED_SEND,
                                          .comm = comm,
                                          .stream = stream,
                                          .peer = peer,
                                          .data = sendbuf,
                                          .count = count,
                                          .type = dtl__dtype(dtype)};

    return message_post(&send, "sendbuf", sendbuf);
}

dtl_status dtl_impl_signal_recv(struct signal_comm *comm, void *recvbuf, dtl_size_t count,
                                dtl_dtype dtype, dtl_rank_t peer, struct device_stream *stream)
{
    const struct posted_operation receive = {.kind = POSTED_RECV,
                                             .comm = comm,
                                             .stream = stream,
                                             .peer = peer,
                                             .recv_buffer = recvbuf,
                                             .count = count,
                                             .type = dtl__dtype(dtype)};

    return message_post(&receive, "recvbuf", recvbuf);
}

/* ---- signals --------------------------------------------------------------------------------- */

dtl_status dtl_impl_signal_notify(struct signal_comm *comm, dtl_rank_t peer, int signal_index,
                                  int context, int flags, struct device_stream *stream)
{
    const struct posted_operation signal = {.kind = POSTED_SIGNAL,
                                            .comm = comm,
                                            .stream = stream,
                                            .peer = peer,
                                            .channel = {context, signal_index}};
    dtl_status status = target_check(comm, peer, signal_index, context, flags);

    return status == DTL_SUCCESS ? signal_post(&signal) : status;
}

dtl_status dtl_impl_signal_put_signal(struct signal_comm *comm, const void *localbuf,
                                      dtl_size_t count, dtl_dtype dtype, dtl_rank_t peer,
                                      dtl_signal_window_t window, dtl_size_t offset,
                                      int signal_index, int context, int flags,
                                      struct device_stream *stream)
{
    const struct posted_operation put = {.kind = POSTED_SIGNAL,
                                         .comm = comm,
                                         .stream = stream,
                                         .peer = peer,
                                         .data = localbuf,
                                         .count = count,
                                         .type = dtl__dtype(dtype),
                                         .window = window,
                                         .offset = offset,
                                         .channel = {context, signal_index}};
    dtl_status status = target_check(comm, peer, signal_index, context, flags);

    if (status == DTL_SUCCESS)
        status = comm->ops->memory_check(comm, "localbuf", localbuf, posted_bytes(&put));
    if (status == DTL_SUCCESS)
        status = destination_check(&put, posted_bytes(&put));
    return status == DTL_SUCCESS ? signal_post(&put) : status;
}

static int entry_or(const int *values, uint64_t index, int missing)
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
    struct posted_operation wait = {
        .kind = POSTED_WAIT, .comm = comm, .stream = stream, .awaited_count = count};
    dtl_status status =
        dtl__alloc((void **)&wait.awaited, dtl__times(count, sizeof *wait.awaited), "signals");

    if (status != DTL_SUCCESS)
        return status;
    for (uint64_t index = 0; index < count && status == DTL_SUCCESS; index++) {
        int op_count = entry_or(op_counts, index, 1);
        struct channel channel = {entry_or(contexts, index, 0), entry_or(signal_indices, index, 0)};

        status = target_check(comm, peers[index], channel.index, channel.context, 0);
        if (status == DTL_SUCCESS)
            status = count_check(op_count);
        wait.awaited[index] = (struct awaited){peers[index], channel, (uint64_t)op_count};
    }
    if (status == DTL_SUCCESS)
        status = comm->ops->signal_check(comm);
    if (status == DTL_SUCCESS)
        status = comm->ops->stream_check(comm, stream);
    if (status == DTL_SUCCESS)
        return dtl__signal_post(&wait);
    dtl__release(wait.awaited);
    return status;
}

/* ---- consumed signals ------------------------------------------------------------------------ */

uint64_t *dtl__signals_consumed(const struct signal_comm *comm, const struct awaited *awaited)
{
    return &comm->consumed[counter_index(comm, awaited->channel, awaited->peer)];
}

void dtl__signals_consume(const struct posted_operation *wait)
{
    for (uint64_t index = 0; index < wait->awaited_count; index++)
        *dtl__signals_consumed(wait->comm, &wait->awaited[index]) += wait->awaited[index].count;
}

void dtl__signals_restore(const struct posted_operation *wait, uint64_t count)
{
    for (uint64_t index = 0; index < count; index++)
        *dtl__signals_consumed(wait->comm, &wait->awaited[index]) -= wait->awaited[index].count;
}
