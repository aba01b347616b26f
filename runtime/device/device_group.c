/* SPDX-License-Identifier: BSD-3-Clause */
/* Groups of ranks that communicate between devices: see device_group.h.
 *
 * Calls are numbered.  A rank that refuses a call sends the number to the other ranks, and makes no
 * later call until it has received the same refusal from all of them: if all ranks refused the
 * call, the group remains usable.  A rank that made a call which another one refused ends its part
 * of the group and notifies the others. */
#include "device_group.h"

#include <string.h>

#include "comm/collective_block.h"
#include "job/plugin.h"
#include "progress/wait.h"

enum { TEXT_BYTES = 480, NOTICE_TAG = 0 };

/* A message about a failed or refused call. */
struct notice {
    int64_t call;
    int32_t status;
    int32_t is_end; /* the sender has ended its part of the group; otherwise it has only refused the
                       call */
    char text[TEXT_BYTES];
};

struct device_group {
    const struct device_comm_ops *ops;
    const struct device_signal_ops *signals; /* NULL: no signals */
    const struct device *device;             /* this rank's device */
    struct device_comm *comm;                /* NULL: the group has ended */
    struct device_event *pending_event;   /* of a started call not yet fully queued on its stream */
    struct device_stream *pending_stream; /* that stream */
    struct comm notices; /* host communicator of the same ranks for notices; size 0 until created */
    struct device_part *parts; /* blocks sent to, then received from, each rank */
    void *barrier_operand;     /* an int32 in device memory, for barriers */
    int64_t call;              /* number of the latest call */
    int64_t last_refused;      /* number of the latest call that this rank refused */
    int64_t *refused_by;       /* the same for each other rank, as received */
    struct notice last_notice; /* the notice received last */
};

/* ---- failure notices ------------------------------------------------------------------------- */

static const struct dtype *byte_type(void)
{
    return dtl__dtype(DTL_DTYPE_BYTE);
}

/* Sends a notice with the last error to all other ranks.  Failures to send are ignored. */
static void send_notice(struct device_group *group, dtl_status status, bool is_end)
{
    struct comm *notices = &group->notices;
    struct notice notice = {.call = group->call, .status = status, .is_end = is_end};

    dtl_last_error(notice.text, sizeof notice.text);
    for (int32_t rank = 0; rank < notices->size; rank++)
        if (rank != notices->rank)
            notices->ops->send(notices, &notice, sizeof notice, byte_type(), rank, NOTICE_TAG);
}

/* Fails as a notice says.  The prefix is not added twice when a notice is passed on. */
static dtl_status fail_as_notice(const struct notice *notice)
{
    static const char begin[] = "another rank has failed: ";

    if (strncmp(notice->text, begin, strlen(begin)) == 0)
        return dtl__refuse_argument(notice->status, ANOTHER_RANK, "%s", notice->text);
    return dtl__refuse_argument(notice->status, ANOTHER_RANK, "%s%s; expected success on all ranks",
                                begin, notice->text);
}

/* Returns true if a rank has refused a call that this rank made. */
static bool has_refused_joined_call(const struct device_group *group, int32_t rank)
{
    return group->refused_by[rank] > group->last_refused && group->refused_by[rank] <= group->call;
}

/* Receives all notices that have arrived.  Fails if another rank has ended, or has refused a call
 * that this rank made. */
static dtl_status receive_notices(struct device_group *group)
{
    struct comm *notices = &group->notices;
    dtl_status status = DTL_SUCCESS;
    struct message message;
    bool is_there = notices->size > 1;

    while (is_there && status == DTL_SUCCESS) {
        status = notices->ops->probe(notices, DTL_ANY_SOURCE, NOTICE_TAG, &is_there, &message);
        if (status != DTL_SUCCESS || !is_there)
            break;
        status = notices->ops->recv(notices, &group->last_notice, sizeof group->last_notice,
                                    byte_type(), message.source, NOTICE_TAG, NULL);
        if (status == DTL_SUCCESS && group->last_notice.is_end)
            return fail_as_notice(&group->last_notice);
        if (status == DTL_SUCCESS)
            group->refused_by[message.source] = group->last_notice.call;
        if (status == DTL_SUCCESS && has_refused_joined_call(group, message.source))
            return fail_as_notice(&group->last_notice);
    }
    return status;
}

/* Ends this rank's part of the group after a failure on any rank: notifies the other ranks, aborts
 * the device communicator, and returns `status`. */
static dtl_status end_group(struct device_group *group, dtl_status status)
{
    send_notice(group, status, true);
    group->ops->abort(group->comm);
    group->comm = NULL;
    group->pending_event = NULL;
    return status;
}

/* ---- waiting --------------------------------------------------------------------------------- */

/* Wait test: done if the work of the last call is queued on its stream.  Fails as
 * receive_notices() does. */
static dtl_status is_enqueued(void *data, bool *done)
{
    struct device_group *group = data;
    dtl_status status = group->ops->test(group->comm, done);

    return status == DTL_SUCCESS && !*done ? receive_notices(group) : status;
}

struct collective_wait {
    struct device_group *group;
    struct device_stream *stream;
};

/* Wait test: done if the work queued on the stream is complete.  Fails as receive_notices() does.
 */
static dtl_status is_complete(void *data, bool *done)
{
    struct collective_wait *wait = data;
    bool is_queued = false;
    dtl_status status = wait->group->ops->test(wait->group->comm, &is_queued);

    if (status == DTL_SUCCESS && is_queued)
        status = wait->stream->device->ops->stream_query(wait->stream, done);
    return status == DTL_SUCCESS && !*done ? receive_notices(wait->group) : status;
}

/* Wait test: done if all other ranks have refused the call that this rank refused. */
static dtl_status is_refused_by_all(void *data, bool *done)
{
    struct device_group *group = data;
    dtl_status status = receive_notices(group);

    *done = true;
    for (int32_t rank = 0; rank < group->notices.size; rank++)
        if (rank != group->notices.rank && group->refused_by[rank] < group->last_refused)
            *done = false;
    return status;
}

/* ---- creation and release -------------------------------------------------------------------- */

void dtl__group_release(struct device_group *group)
{
    bool has_ended = group != NULL && group->comm == NULL;

    if (group == NULL)
        return;
    if (group->barrier_operand != NULL)
        group->device->ops->release(group->device, group->barrier_operand);
    if (!has_ended)
        group->ops->release(group->comm);
    if (group->notices.size > 0 &&
        !has_ended) /* after a failure, unreceived notices may be in transit */
        group->notices.ops->free(&group->notices);
    dtl__release(group->refused_by);
    dtl__release(group->parts);
    dtl__release(group);
}

/* Loads the plugin for NCCL and allocates a group of `size` ranks without a communicator. Fails if
 * NCCL is not available. */
static dtl_status group_allocate(int32_t size, struct device_group **out)
{
    char reason[REASON_SIZE];
    const struct plugin *plugin = dtl__plugin_load(dtl__feature_names[FEATURE_NCCL], reason);
    struct device_group *group = NULL;
    dtl_status status;

    if (plugin == NULL || plugin->device_comm == NULL)
        return dtl__fail(DTL_ERROR_BACKEND_UNAVAILABLE, "there is no NCCL: %s; expected it",
                         plugin == NULL ? reason : "its plugin is of another kind");
    status = dtl__alloc((void **)&group, sizeof *group, "group of devices");
    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&group->parts, 2 * (uint64_t)size * sizeof *group->parts,
                            "group of devices");
    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&group->refused_by, (uint64_t)size * sizeof *group->refused_by,
                            "group of devices");
    if (status != DTL_SUCCESS) {
        if (group != NULL)
            dtl__release(group->parts);
        dtl__release(group);
        return status;
    }
    group->ops = plugin->device_comm;
    group->signals = plugin->device_signal;
    *out = group;
    return DTL_SUCCESS;
}

/* Broadcasts the identifier by which the ranks connect, which rank 0 creates. */
static dtl_status share_identifier(struct comm *comm, const struct device_group *group,
                                   struct device_comm_id *out)
{
    dtl_status status = comm->rank == 0 ? group->ops->create_id(out) : DTL_SUCCESS;

    status = dtl__comm_agree(comm, status);
    return status == DTL_SUCCESS ? dtl__run(comm, broadcast_of(out, sizeof *out, byte_type(), 0))
                                 : status;
}

/* Starts creating the device communicator, with signals if `limits` is not NULL.  It is usable
 * once is_enqueued() is done. */
static dtl_status create_comm(struct device_group *group, const struct device_comm_id *identifier,
                              const struct signal_limits *limits)
{
    const struct comm *notices = &group->notices;

    if (limits != NULL)
        return group->signals->create(group->device, identifier, notices->rank, notices->size,
                                      limits, &group->comm);
    return group->ops->create(group->device, identifier, notices->rank, notices->size,
                              &group->comm);
}

/* Creates the device communicator of a group, whose ranks can already notify each other. */
static dtl_status group_open(struct device_group *group, const struct device_comm_id *identifier,
                             const struct signal_limits *limits)
{
    dtl_status status = create_comm(group, identifier, limits);

    if (status != DTL_SUCCESS) {
        send_notice(group, status, true);
        return status;
    }
    status = dtl__wait(is_enqueued, group, &dtl__pace);
    if (status != DTL_SUCCESS)
        return end_group(group, status);
    return DTL_SUCCESS;
}

/* Creates the communicators of an allocated group and the operand of its barriers.  On failure,
 * the caller releases the group.  Collective. */
static dtl_status group_make(struct comm *comm, const struct comm_ops *back,
                             const struct device *device, const struct signal_limits *limits,
                             struct device_group *group)
{
    struct device_comm_id identifier = {{0}};
    dtl_status status = share_identifier(comm, group, &identifier);

    if (status == DTL_SUCCESS)
        status = dtl__comm_agree(comm, comm->ops->dup(comm, &group->notices));
    if (status != DTL_SUCCESS)
        return status;
    group->notices.ops = back; /* the backend's own table may lack members */
    group->device = device;
    status = group_open(group, &identifier, limits);
    if (status == DTL_SUCCESS)
        status =
            device->ops->allocate(device, MEMORY_DEVICE, sizeof(int32_t), &group->barrier_operand);
    return dtl__comm_agree(comm, status);
}

dtl_status dtl__group_create_with_signals(struct comm *comm, const struct comm_ops *back,
                                          const struct device *device,
                                          const struct signal_limits *limits,
                                          struct device_group **out)
{
    struct device_group *group = NULL;
    dtl_status status = dtl__comm_agree(comm, group_allocate(comm->size, &group));

    if (status == DTL_SUCCESS)
        status = group_make(comm, back, device, limits, group);
    if (status != DTL_SUCCESS) {
        dtl__group_release(group);
        return status;
    }
    *out = group;
    return DTL_SUCCESS;
}

dtl_status dtl__group_create(struct comm *comm, const struct comm_ops *back,
                             const struct device *device, struct device_group **out)
{
    return dtl__group_create_with_signals(comm, back, device, NULL, out);
}

/* ---- operations ------------------------------------------------------------------------------ */

/* Returns true if the collective only moves blocks, so that exchange_blocks() can perform it. */
static bool is_data_movement(enum collective_kind kind)
{
    return kind >= COLLECTIVE_GATHER && kind <= COLLECTIVE_ALLTOALLV;
}

bool dtl__group_supports(const struct device_group *group, const struct collective *collective)
{
    return collective->kind == COLLECTIVE_BARRIER || is_data_movement(collective->kind) ||
           group->ops->has(group->comm, collective);
}

/* Converts a block of a collective to a range of bytes; a block that does not exist has 0 bytes.
 */
static struct device_part device_part_of(struct collective_block part, const struct dtype *type)
{
    return (struct device_part){part.start, part.exists ? part.count * type->size : 0};
}

/* Queues a collective as an all-to-all exchange of the blocks that each pair of ranks sends and
 * receives. It is used if the library has no such collective. */
static dtl_status exchange_blocks(struct device_group *group, struct device_stream *stream,
                                  const struct collective *collective)
{
    int32_t size = group->comm->size, rank = group->comm->rank;
    struct device_part *sent = group->parts, *received = group->parts + size;

    for (int32_t peer = 0; peer < size; peer++) {
        sent[peer] = device_part_of(dtl__block_sent(collective, rank, peer), collective->type);
        received[peer] =
            device_part_of(dtl__block_received(collective, rank, peer), collective->type);
    }
    return group->ops->exchange(group->comm, stream, sent, received);
}

/* Queues a barrier: a sum over all ranks, which no rank has before all have contributed. */
static dtl_status queue_barrier(struct device_group *group, struct device_stream *stream)
{
    const struct collective sum = allreduce_of(group->barrier_operand, group->barrier_operand, 1,
                                               dtl__dtype(DTL_DTYPE_INT32), DTL_OP_SUM);

    return group->ops->queue(group->comm, stream, &sum);
}

/* Queues a collective on the stream by the library's own, if it has it, or by an exchange.  Does
 * not wait, also not until the stream has the work: see is_enqueued(). */
static dtl_status enqueue(struct device_group *group, struct device_stream *stream,
                          const struct collective *collective)
{
    if (collective->kind == COLLECTIVE_BARRIER)
        return queue_barrier(group, stream);
    if (group->ops->has(group->comm, collective))
        return group->ops->queue(group->comm, stream, collective);
    return exchange_blocks(group, stream, collective);
}

/* Records the event of a started call, whose work is now queued on the stream. */
static dtl_status record_pending(struct device_group *group)
{
    struct device_event *event = group->pending_event;

    group->pending_event = NULL;
    return event->device->ops->event_record(event, group->pending_stream);
}

/* If a started call is not yet on its stream, waits until it is and records its event. */
static dtl_status await_enqueued(struct device_group *group)
{
    dtl_status status;

    if (group->pending_event == NULL)
        return DTL_SUCCESS;
    status = dtl__wait(is_enqueued, group, &dtl__pace);
    return status == DTL_SUCCESS ? record_pending(group) : status;
}

/* Waits until the previous call is queued and, if this rank refused it, until all other ranks have
 * refused it too.  Fails if another rank has refused a call that this rank made. */
static dtl_status prepare_call(struct device_group *group)
{
    dtl_status status = await_enqueued(group);

    if (status == DTL_SUCCESS && group->last_refused > 0 && group->last_refused == group->call - 1)
        status = dtl__wait(is_refused_by_all, group, &dtl__pace);
    for (int32_t rank = 0; rank < group->notices.size && status == DTL_SUCCESS; rank++)
        if (has_refused_joined_call(group, rank))
            status = fail_as_notice(&group->last_notice);
    return status;
}

/* Performs a collective and blocks until it is complete.  Ends the group on failure. */
static dtl_status run_group_collective(struct device_group *group, struct device_stream *stream,
                                       const struct collective *collective)
{
    struct collective_wait wait = {group, stream};
    dtl_status status = prepare_call(group);

    if (status == DTL_SUCCESS)
        status = enqueue(group, stream, collective);
    if (status == DTL_SUCCESS)
        status = dtl__wait(is_complete, &wait, &dtl__pace);
    return status == DTL_SUCCESS ? status : end_group(group, status);
}

/* Returns the failure of a call on a group that has ended. */
static dtl_status fail_ended(const struct device_group *group)
{
    return dtl__fail(DTL_ERROR_NCCL,
                     "an earlier call of this context has failed in %s; "
                     "expected a context in which none has",
                     group->ops->name);
}

/* Counts a call.  Fails if the group has ended, or with `checked` if that is a failure: this rank
 * then refuses the call and notifies the others. */
static dtl_status begin_call(struct device_group *group, dtl_status checked)
{
    group->call++;
    if (group->comm == NULL)
        return fail_ended(group);
    if (checked == DTL_SUCCESS)
        return DTL_SUCCESS;
    group->last_refused = group->call;
    send_notice(group, checked, false);
    return checked;
}

dtl_status dtl__group_run(struct device_group *group, struct device_stream *stream,
                          const struct collective *collective, dtl_status checked)
{
    dtl_status status = begin_call(group, checked);

    return status == DTL_SUCCESS ? run_group_collective(group, stream, collective) : status;
}

dtl_status dtl__group_start(struct device_group *group, struct device_stream *stream,
                            const struct collective *collective, dtl_status checked,
                            struct device_event *event)
{
    dtl_status status = begin_call(group, checked);

    if (status != DTL_SUCCESS)
        return status;
    status = prepare_call(group);
    if (status == DTL_SUCCESS)
        status = enqueue(group, stream, collective);
    if (status != DTL_SUCCESS)
        return end_group(group, status);
    group->pending_event = event;
    group->pending_stream = stream;
    return DTL_SUCCESS;
}

dtl_status dtl__group_await_enqueued(struct device_group *group)
{
    dtl_status status = await_enqueued(group);

    return status == DTL_SUCCESS ? status : end_group(group, status);
}

dtl_status dtl__group_test(struct device_group *group, struct device_event *event, bool *done)
{
    bool is_all_enqueued = true;
    dtl_status status;

    *done = false;
    if (group->comm == NULL)
        return fail_ended(group);
    status = is_enqueued(group, &is_all_enqueued);
    if (status == DTL_SUCCESS && is_all_enqueued && group->pending_event == event)
        status = record_pending(group);
    if (status == DTL_SUCCESS && group->pending_event != event)
        status = event->device->ops->event_query(event, done);
    if (status == DTL_SUCCESS && !*done)
        status = receive_notices(group);
    return status == DTL_SUCCESS ? status : end_group(group, status);
}

/* ---- signals --------------------------------------------------------------------------------- */

bool dtl__group_has_signals(const struct device_group *group)
{
    return group->signals != NULL && group->signals->has();
}

bool dtl__group_signal_needs_window(const struct device_group *group)
{
    return group->signals->needs_window();
}

dtl_status dtl__group_call(struct device_group *group, group_call *call, void *data)
{
    dtl_status status;

    if (group->comm == NULL)
        return fail_ended(group);
    status = receive_notices(group);
    if (status == DTL_SUCCESS)
        status = call(group->signals, group->comm, data);
    if (status == DTL_SUCCESS)
        status = dtl__wait(is_enqueued, group, &dtl__pace);
    return status == DTL_SUCCESS ? status : end_group(group, status);
}

struct event_wait {
    struct device_group *group;
    struct device_event *event;
};

/* Wait test: done if the event is complete.  Fails as receive_notices() does. */
static dtl_status is_reached(void *data, bool *done)
{
    struct event_wait *wait = data;
    dtl_status status = wait->event->device->ops->event_query(wait->event, done);

    return status == DTL_SUCCESS && !*done ? receive_notices(wait->group) : status;
}

dtl_status dtl__group_wait(struct device_group *group, struct device_event *event)
{
    struct event_wait wait = {group, event};
    dtl_status status;

    if (group->comm == NULL)
        return fail_ended(group);
    status = dtl__wait(is_reached, &wait, &dtl__pace);
    return status == DTL_SUCCESS ? status : end_group(group, status);
}
