/* SPDX-License-Identifier: BSD-3-Clause */
/* Groups of ranks that communicate from device to device: see device_group.h.
 *
 * Calls are counted.  A rank that refuses one tells the others its number, and makes no other
 * before it has heard the same of each of them: if all have refused it, nothing has happened.  A
 * rank that has made the call ends its part of the group, and tells that too. */
#include "device_group.h"

#include <string.h>

#include "comm/collective_block.h"
#include "job/plugin.h"
#include "progress/wait.h"

enum { WORDS = 480, WORD_TAG = 0 };

/* What a rank tells of a call. */
struct word {
    int64_t call;
    int32_t status;
    int32_t is_end; /* of the group, not just a refusal */
    char text[WORDS];
};

struct device_group {
    const struct device_comm_ops *ops;
    const struct device_signal_ops *signals; /* NULL: it has none */
    const struct device *device;             /* this rank's */
    struct device_comm *comm;                /* NULL: the group has ended */
    struct device_event *unmarked; /* of what was started and is not all on its stream yet: */
    struct device_stream *unmarked_on;
    struct comm words;         /* the same ranks, by the host; its size is 0 where it is not made */
    struct device_part *parts; /* sent, and received; of each rank */
    void *one;                 /* an int32 of the device, for barriers */
    int64_t call;              /* the number of the latest */
    int64_t refused;           /* of the latest that this rank has refused */
    int64_t *refused_by;       /* the same of each rank, as it has told */
    struct word why;           /* what was told last */
};

/* ---- words ----------------------------------------------------------------------------------- */

static const struct dtype *bytes(void)
{
    return dtl__dtype(DTL_DTYPE_BYTE);
}

/* Who can't be told is no reason to fail once more. */
static void tell(struct device_group *group, dtl_status status, bool is_end)
{
    struct comm *words = &group->words;
    struct word word = {.call = group->call, .status = status, .is_end = is_end};

    dtl_last_error(word.text, sizeof word.text);
    for (int32_t rank = 0; rank < words->size; rank++)
        if (rank != words->rank)
            words->ops->send(words, &word, sizeof word, bytes(), rank, WORD_TAG);
}

/* A rank that has failed by what it was told tells the same words. */
static dtl_status told_fail(const struct word *word)
{
    static const char begin[] = "another rank has failed: ";

    if (strncmp(word->text, begin, strlen(begin)) == 0)
        return dtl__refuse_argument(word->status, ANOTHER_RANK, "%s", word->text);
    return dtl__refuse_argument(word->status, ANOTHER_RANK, "%s%s; expected success on all ranks",
                                begin, word->text);
}

/* Whether a rank has refused a call that this one has made. */
static bool is_left(const struct device_group *group, int32_t rank)
{
    return group->refused_by[rank] > group->refused && group->refused_by[rank] <= group->call;
}

/* Takes what others have told up to now; fails where this rank has nothing more to wait for. */
static dtl_status hear(struct device_group *group)
{
    struct comm *words = &group->words;
    dtl_status status = DTL_SUCCESS;
    struct message message;
    bool is_there = words->size > 1;

    while (is_there && status == DTL_SUCCESS) {
        status = words->ops->probe(words, DTL_ANY_SOURCE, WORD_TAG, &is_there, &message);
        if (status != DTL_SUCCESS || !is_there)
            break;
        status = words->ops->recv(words, &group->why, sizeof group->why, bytes(), message.source,
                                  WORD_TAG, NULL);
        if (status == DTL_SUCCESS && group->why.is_end)
            return told_fail(&group->why);
        if (status == DTL_SUCCESS)
            group->refused_by[message.source] = group->why.call;
        if (status == DTL_SUCCESS && is_left(group, message.source))
            return told_fail(&group->why);
    }
    return status;
}

/* What failed, here or elsewhere, ends this rank's part. */
static dtl_status end(struct device_group *group, dtl_status status)
{
    tell(group, status, true);
    group->ops->abort(group->comm);
    group->comm = NULL;
    group->unmarked = NULL;
    return status;
}

/* ---- waiting --------------------------------------------------------------------------------- */

/* A wait_test. */
static dtl_status is_taken(void *data, bool *done)
{
    struct device_group *group = data;
    dtl_status status = group->ops->test(group->comm, done);

    return status == DTL_SUCCESS && !*done ? hear(group) : status;
}

struct run {
    struct device_group *group;
    struct device_stream *stream;
};

/* A wait_test. */
static dtl_status has_run(void *data, bool *done)
{
    struct run *run = data;
    bool is_queued = false;
    dtl_status status = run->group->ops->test(run->group->comm, &is_queued);

    if (status == DTL_SUCCESS && is_queued)
        status = run->stream->device->ops->stream_query(run->stream, done);
    return status == DTL_SUCCESS && !*done ? hear(run->group) : status;
}

/* A wait_test: whether all ranks have refused what this one has. */
static dtl_status is_refused(void *data, bool *done)
{
    struct device_group *group = data;
    dtl_status status = hear(group);

    *done = true;
    for (int32_t rank = 0; rank < group->words.size; rank++)
        if (rank != group->words.rank && group->refused_by[rank] < group->refused)
            *done = false;
    return status;
}

/* ---- made and released ----------------------------------------------------------------------- */

void dtl__group_release(struct device_group *group)
{
    bool has_ended = group != NULL && group->comm == NULL;

    if (group == NULL)
        return;
    if (group->one != NULL)
        group->device->ops->release(group->device, group->one);
    if (!has_ended)
        group->ops->release(group->comm);
    if (group->words.size > 0 && !has_ended) /* words that nobody hears may be on their way */
        group->words.ops->free(&group->words);
    dtl__release(group->refused_by);
    dtl__release(group->parts);
    dtl__release(group);
}

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

/* Rank 0 says where they meet. */
static dtl_status meet(struct comm *comm, const struct device_group *group,
                       struct device_meeting *out)
{
    dtl_status status = comm->rank == 0 ? group->ops->meet(out) : DTL_SUCCESS;

    status = dtl__comm_agree(comm, status);
    return status == DTL_SUCCESS ? dtl__run(comm, broadcast_of(out, sizeof *out, bytes(), 0))
                                 : status;
}

static dtl_status comm_create(struct device_group *group, const struct device_meeting *meeting,
                              const struct signal_limits *limits)
{
    const struct comm *words = &group->words;

    if (limits != NULL)
        return group->signals->create(group->device, meeting, words->rank, words->size, limits,
                                      &group->comm);
    return group->ops->create(group->device, meeting, words->rank, words->size, &group->comm);
}

/* Of a group whose ranks can tell each other of failures. */
static dtl_status group_open(struct device_group *group, const struct device_meeting *meeting,
                             const struct signal_limits *limits)
{
    dtl_status status = comm_create(group, meeting, limits);

    if (status != DTL_SUCCESS) {
        tell(group, status, true);
        return status;
    }
    status = dtl__wait(is_taken, group, &dtl__pace);
    if (status != DTL_SUCCESS)
        return end(group, status);
    return DTL_SUCCESS;
}

static dtl_status group_make(struct comm *comm, const struct comm_ops *back,
                             const struct device *device, const struct signal_limits *limits,
                             struct device_group *group)
{
    struct device_meeting meeting = {{0}};
    dtl_status status = meet(comm, group, &meeting);

    if (status == DTL_SUCCESS)
        status = dtl__comm_agree(comm, comm->ops->dup(comm, &group->words));
    if (status != DTL_SUCCESS)
        return status;
    group->words.ops = back; /* the back end's own table may lack what ours has */
    group->device = device;
    status = group_open(group, &meeting, limits);
    if (status == DTL_SUCCESS)
        status = device->ops->allocate(device, MEMORY_DEVICE, sizeof(int32_t), &group->one);
    return dtl__comm_agree(comm, status);
}

dtl_status dtl__group_make_signals(struct comm *comm, const struct comm_ops *back,
                                   const struct device *device, const struct signal_limits *limits,
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

dtl_status dtl__group_make(struct comm *comm, const struct comm_ops *back,
                           const struct device *device, struct device_group **out)
{
    return dtl__group_make_signals(comm, back, device, NULL, out);
}

/* ---- what is done ---------------------------------------------------------------------------- */

static bool is_move(enum collective_kind kind)
{
    return kind >= COLLECTIVE_GATHER && kind <= COLLECTIVE_ALLTOALLV;
}

bool dtl__group_has(const struct device_group *group, const struct collective *what)
{
    return what->kind == COLLECTIVE_BARRIER || is_move(what->kind) ||
           group->ops->has(group->comm, what);
}

static struct device_part part_of(struct part part, const struct dtype *type)
{
    return (struct device_part){part.start, part.exists ? part.count * type->size : 0};
}

static dtl_status exchange(struct device_group *group, struct device_stream *stream,
                           const struct collective *what)
{
    int32_t size = group->comm->size, rank = group->comm->rank;
    struct device_part *sent = group->parts, *received = group->parts + size;

    for (int32_t peer = 0; peer < size; peer++) {
        sent[peer] = part_of(dtl__block_sent(what, rank, peer), what->type);
        received[peer] = part_of(dtl__block_received(what, rank, peer), what->type);
    }
    return group->ops->exchange(group->comm, stream, sent, received);
}

/* Nobody has the sum before all have given their part. */
static dtl_status queue_barrier(struct device_group *group, struct device_stream *stream)
{
    const struct collective sum =
        allreduce_of(group->one, group->one, 1, dtl__dtype(DTL_DTYPE_INT32), DTL_OP_SUM);

    return group->ops->queue(group->comm, stream, &sum);
}

static dtl_status queue(struct device_group *group, struct device_stream *stream,
                        const struct collective *what)
{
    if (what->kind == COLLECTIVE_BARRIER)
        return queue_barrier(group, stream);
    if (group->ops->has(group->comm, what))
        return group->ops->queue(group->comm, stream, what);
    return exchange(group, stream, what);
}

/* What was started is on the stream. */
static dtl_status mark(struct device_group *group)
{
    struct device_event *event = group->unmarked;

    group->unmarked = NULL;
    return event->device->ops->event_record(event, group->unmarked_on);
}

static dtl_status mark_taken(struct device_group *group)
{
    dtl_status status;

    if (group->unmarked == NULL)
        return DTL_SUCCESS;
    status = dtl__wait(is_taken, group, &dtl__pace);
    return status == DTL_SUCCESS ? mark(group) : status;
}

/* Before a call: whether the ranks still go together. */
static dtl_status ready(struct device_group *group)
{
    dtl_status status = mark_taken(group);

    if (status == DTL_SUCCESS && group->refused > 0 && group->refused == group->call - 1)
        status = dtl__wait(is_refused, group, &dtl__pace);
    for (int32_t rank = 0; rank < group->words.size && status == DTL_SUCCESS; rank++)
        if (is_left(group, rank))
            status = told_fail(&group->why);
    return status;
}

static dtl_status run(struct device_group *group, struct device_stream *stream,
                      const struct collective *what)
{
    struct run state = {group, stream};
    dtl_status status = ready(group);

    if (status == DTL_SUCCESS)
        status = queue(group, stream, what);
    if (status == DTL_SUCCESS)
        status = dtl__wait(has_run, &state, &dtl__pace);
    return status == DTL_SUCCESS ? status : end(group, status);
}

static dtl_status ended_fail(const struct device_group *group)
{
    return dtl__fail(DTL_ERROR_NCCL,
                     "an earlier call of this context has failed in %s; "
                     "expected a context in which none has",
                     group->ops->name);
}

/* Whether this rank takes part in its next call. */
static dtl_status enter(struct device_group *group, dtl_status checked)
{
    group->call++;
    if (group->comm == NULL)
        return ended_fail(group);
    if (checked == DTL_SUCCESS)
        return DTL_SUCCESS;
    group->refused = group->call;
    tell(group, checked, false);
    return checked;
}

dtl_status dtl__group_run(struct device_group *group, struct device_stream *stream,
                          const struct collective *what, dtl_status checked)
{
    dtl_status status = enter(group, checked);

    return status == DTL_SUCCESS ? run(group, stream, what) : status;
}

dtl_status dtl__group_start(struct device_group *group, struct device_stream *stream,
                            const struct collective *what, dtl_status checked,
                            struct device_event *event)
{
    dtl_status status = enter(group, checked);

    if (status != DTL_SUCCESS)
        return status;
    status = ready(group);
    if (status == DTL_SUCCESS)
        status = queue(group, stream, what);
    if (status != DTL_SUCCESS)
        return end(group, status);
    group->unmarked = event;
    group->unmarked_on = stream;
    return DTL_SUCCESS;
}

dtl_status dtl__group_settle(struct device_group *group)
{
    dtl_status status = mark_taken(group);

    return status == DTL_SUCCESS ? status : end(group, status);
}

dtl_status dtl__group_test(struct device_group *group, struct device_event *event, bool *done)
{
    bool is_all_taken = true;
    dtl_status status;

    *done = false;
    if (group->comm == NULL)
        return ended_fail(group);
    status = is_taken(group, &is_all_taken);
    if (status == DTL_SUCCESS && is_all_taken && group->unmarked == event)
        status = mark(group);
    if (status == DTL_SUCCESS && group->unmarked != event)
        status = event->device->ops->event_query(event, done);
    if (status == DTL_SUCCESS && !*done)
        status = hear(group);
    return status == DTL_SUCCESS ? status : end(group, status);
}

/* ---- signals --------------------------------------------------------------------------------- */

bool dtl__group_signals(const struct device_group *group)
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
        return ended_fail(group);
    status = hear(group);
    if (status == DTL_SUCCESS)
        status = call(group->signals, group->comm, data);
    if (status == DTL_SUCCESS)
        status = dtl__wait(is_taken, group, &dtl__pace);
    return status == DTL_SUCCESS ? status : end(group, status);
}

struct reached {
    struct device_group *group;
    struct device_event *event;
};

/* A wait_test. */
static dtl_status is_reached(void *data, bool *done)
{
    struct reached *reached = data;
    dtl_status status = reached->event->device->ops->event_query(reached->event, done);

    return status == DTL_SUCCESS && !*done ? hear(reached->group) : status;
}

dtl_status dtl__group_wait(struct device_group *group, struct device_event *event)
{
    struct reached reached = {group, event};
    dtl_status status;

    if (group->comm == NULL)
        return ended_fail(group);
    status = dtl__wait(is_reached, &reached, &dtl__pace);
    return status == DTL_SUCCESS ? status : end(group, status);
}
