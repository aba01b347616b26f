/* SPDX-License-Identifier: BSD-3-Clause */
/* Transfers of message bytes between the ring buffers and the buffers of this rank. All functions
 * are called with local__lock held. */
#include <string.h>

#include "local.h"

/* The message that is being read from one rank's ring. */
struct incoming {
    struct packet packet;
    uint64_t read;   /* bytes of header and data */
    bool is_matched; /* the destination is decided: `into`, `message`, or discarded if both are NULL
                      */
    struct operation *into;          /* the matching receive, or NULL */
    struct matched_message *message; /* the unexpected message, or NULL */
};

/* Queue of sends to one rank. */
struct queue {
    struct operation *first;
    struct operation *last;
    bool is_torn; /* a send was abandoned after a part was written; nothing can follow it */
};

static struct incoming *incomings; /* indexed by rank in the job */
static struct queue *outgoing;     /* likewise */

/* ---- sending --------------------------------------------------------------------------------- */

/* Writes as much of the send as fits into the ring. Returns true once all of it is written. */
static bool send_progress(struct operation *send, int32_t rank)
{
    struct ring *ring = local__ring(local__rank(), rank);
    uint64_t head = sizeof send->packet, before = send->moved;

    if (send->moved < head)
        send->moved +=
            local__ring_write(ring, (char *)&send->packet + send->moved, head - send->moved);
    if (send->moved >= head)
        send->moved += local__ring_write(ring, (char *)send->buffer + (send->moved - head),
                                         head + send->packet.bytes - send->moved);
    if (send->moved > before)
        local__doorbell_ring(rank);
    return send->moved == head + send->packet.bytes;
}

/* Completes a send; frees it if it is detached. */
static void send_end(struct operation *send)
{
    send->is_done = true;
    if (send->is_detached)
        local__host->release(send);
}

/* Removes the first send from the queue to a rank, which is not empty, and returns it. */
static struct operation *first_send_remove(int32_t rank)
{
    struct operation *first = outgoing[rank].first;

    outgoing[rank].first = first->next;
    return first;
}

/* Writes queued sends to the ring of a rank until it is full. */
static void ring_send_all(int32_t rank)
{
    while (!outgoing[rank].is_torn && outgoing[rank].first != NULL &&
           send_progress(outgoing[rank].first, rank))
        send_end(first_send_remove(rank));
}

void local__transfer_send(struct operation *send)
{
    int32_t rank = send->group->ranks[send->peer];
    struct queue *queue = &outgoing[rank];

    send->next = NULL;
    if (queue->first == NULL)
        queue->first = send;
    else
        queue->last->next = send;
    queue->last = send;
    ring_send_all(rank);
}

/* Returns a copy of the send with its data behind it, or NULL without memory. */
static struct operation *detached_copy(const struct operation *send)
{
    struct operation *made = NULL;

    if (local__host->alloc((void **)&made, sizeof *made + send->packet.bytes,
                           "a copy of a released send") != DTL_SUCCESS)
        return NULL;
    *made = *send;
    made->is_detached = true;
    made->buffer = made + 1;
    if (send->packet.bytes > 0)
        memcpy(made->buffer, send->buffer, send->packet.bytes);
    return made;
}

void local__transfer_detach(struct operation *send)
{
    struct queue *queue = &outgoing[send->group->ranks[send->peer]];
    struct operation **link = &queue->first, *kept = detached_copy(send), *before = NULL;

    while (*link != send) {
        before = *link;
        link = &before->next;
    }
    *link = kept != NULL ? kept : send->next;
    if (queue->last == send)
        queue->last = kept != NULL ? kept : before;
    queue->is_torn |= kept == NULL && send->moved > 0;
}

/* ---- receiving ------------------------------------------------------------------------------- */

/* Returns the envelope of a packet. */
static struct message info_of(const struct packet *packet)
{
    return (struct message){.source = packet->source,
                            .tag = packet->tag,
                            .bytes = packet->bytes,
                            .dtype = packet->dtype,
                            .shape = packet->shape};
}

/* Decides the destination of a message whose header was read: a posted receive, or memory for an
 * unexpected message. Without memory the message stays in its ring until a receive is posted or
 * memory is available, because an unrelated call that makes progress must not fail for it. */
static void incoming_match(struct incoming *in)
{
    struct message info = info_of(&in->packet);
    struct operation *receive;
    struct group *group;
    bool fits = false;

    if (local__group_of(in->packet.group, &group) != DTL_SUCCESS)
        return;
    do { /* a program's message that a receive refuses goes to the next matching one */
        receive = local__posted_remove(group, info.source, info.tag);
        fits = receive != NULL && local__accept(receive, &info);
    } while (receive != NULL && !fits && info.tag >= 0);
    in->into = fits ? receive : NULL;
    if (receive == NULL && !group->is_freed) {
        if (local__message_make(&info, &in->message) != DTL_SUCCESS)
            return;
        local__unexpected_add(group, in->message);
    }
    in->is_matched = true;
}

bool local__transfer_find(const struct group *group, int32_t source, int32_t tag,
                          struct message *info)
{
    for (int32_t rank = 0; rank < local__size(); rank++) {
        const struct incoming *in = &incomings[rank];

        *info = info_of(&in->packet);
        if (in->read == sizeof in->packet && !in->is_matched &&
            in->packet.group == group->identity &&
            local__matches(source, tag, info->source, info->tag))
            return true;
    }
    return false;
}

/* Completes the message that was read, and resets `in` for the next one. */
static void incoming_complete(struct incoming *in)
{
    if (in->into != NULL)
        in->into->is_done = true;
    if (in->message != NULL)
        local__message_complete(in->message);
    *in = (struct incoming){0};
}

/* Continues reading from a ring. Returns true if a message is complete, so that the next one may
 * begin. */
static bool ring_receive_one(struct incoming *in, struct ring *ring)
{
    uint64_t head = sizeof in->packet, body;
    char *into = NULL;

    if (in->read < head)
        in->read += local__ring_read(ring, (char *)&in->packet + in->read, head - in->read);
    if (in->read < head)
        return false;
    if (!in->is_matched)
        incoming_match(in);
    if (!in->is_matched)
        return false;
    body = in->read - head;
    if (in->into != NULL && in->packet.bytes > 0)
        into = (char *)in->into->buffer + body;
    else if (in->message != NULL)
        into = in->message->data + body;
    in->read += local__ring_read(ring, into, in->packet.bytes - body);
    if (in->read < head + in->packet.bytes)
        return false;
    incoming_complete(in);
    return true;
}

/* Reads messages from the ring of a rank until it is empty. */
static void ring_receive_all(int32_t rank)
{
    struct ring *ring = local__ring(rank, local__rank());
    uint64_t before = local__ring_read_total(ring);

    while (ring_receive_one(&incomings[rank], ring))
        ;
    if (local__ring_read_total(ring) != before)
        local__doorbell_ring(rank);
}

void local__transfer(void)
{
    for (int32_t rank = 0; rank < local__size(); rank++) {
        ring_send_all(rank);
        ring_receive_all(rank);
    }
}

/* ---- start and stop -------------------------------------------------------------------------- */

void local__transfer_drop_receive(struct operation *receive)
{
    for (int32_t rank = 0; rank < local__size(); rank++) {
        struct incoming *in = &incomings[rank];

        if (in->into == receive)
            in->into = NULL;
        if (in->message != NULL && in->message->receiver == receive)
            local__message_drop(in->message);
    }
}

bool local__transfer_is_idle(void)
{
    for (int32_t rank = 0; rank < local__size(); rank++)
        if (outgoing[rank].first != NULL && !local__has_left(rank))
            return false;
    return true;
}

dtl_status local__transfer_start(void)
{
    size_t ranks = (size_t)local__size();
    dtl_status status =
        local__host->alloc((void **)&incomings, ranks * sizeof *incomings, "messages that come");

    if (status == DTL_SUCCESS)
        status =
            local__host->alloc((void **)&outgoing, ranks * sizeof *outgoing, "messages that go");
    return status;
}

void local__transfer_stop(void)
{
    for (int32_t rank = 0; rank < local__size(); rank++) {
        while (outgoing[rank].first != NULL)
            send_end(first_send_remove(rank));
        if (incomings[rank].message != NULL && incomings[rank].message->is_dropped)
            local__host->release(incomings[rank].message);
    }
    local__host->release(incomings);
    local__host->release(outgoing);
}
