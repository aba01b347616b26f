/* SPDX-License-Identifier: BSD-3-Clause */
/* Bytes on their way between the rings and the buffers of this rank. */
#include <string.h>

#include "local.h"

/* What is being read from one rank. */
struct incoming {
    struct packet packet;
    uint64_t read;                   /* bytes of the packet and of what follows */
    bool is_placed;                  /* it is known where they go */
    struct operation *into;          /* a receive; */
    struct matched_message *message; /* or memory until there is one; neither: nowhere */
};

/* Sends to one rank. */
struct queue {
    struct operation *first;
    struct operation *last;
    bool is_torn; /* a send was given up half way */
};

static struct incoming *incomings; /* by rank of the job */
static struct queue *outgoing;     /* likewise */

/* ---- out ------------------------------------------------------------------------------------- */

/* Whether all of it has gone. */
static bool send_move(struct operation *send, int32_t rank)
{
    struct ring *ring = local__ring(local__rank(), rank);
    uint64_t head = sizeof send->packet, before = send->moved;

    if (send->moved < head)
        send->moved +=
            local__ring_put(ring, (char *)&send->packet + send->moved, head - send->moved);
    if (send->moved >= head)
        send->moved += local__ring_put(ring, (char *)send->buffer + (send->moved - head),
                                       head + send->packet.bytes - send->moved);
    if (send->moved > before)
        local__bell_ring(rank);
    return send->moved == head + send->packet.bytes;
}

static void send_end(struct operation *send)
{
    send->is_done = true;
    if (send->is_detached)
        local__host->release(send);
}

static struct operation *first_take(int32_t rank)
{
    struct operation *first = outgoing[rank].first;

    outgoing[rank].first = first->next;
    return first;
}

static void push(int32_t rank)
{
    while (!outgoing[rank].is_torn && outgoing[rank].first != NULL &&
           send_move(outgoing[rank].first, rank))
        send_end(first_take(rank));
}

void local__carry_send(struct operation *send)
{
    int32_t rank = send->group->ranks[send->peer];
    struct queue *queue = &outgoing[rank];

    send->next = NULL;
    if (queue->first == NULL)
        queue->first = send;
    else
        queue->last->next = send;
    queue->last = send;
    push(rank);
}

/* With a copy of what it sends behind it. */
static struct operation *detached(const struct operation *send)
{
    struct operation *made = NULL;

    if (local__host->alloc((void **)&made, sizeof *made + send->packet.bytes,
                           "a message that nobody waits for") != DTL_SUCCESS)
        return NULL;
    *made = *send;
    made->is_detached = true;
    made->buffer = made + 1;
    if (send->packet.bytes > 0)
        memcpy(made->buffer, send->buffer, send->packet.bytes);
    return made;
}

void local__carry_detach(struct operation *send)
{
    struct queue *queue = &outgoing[send->group->ranks[send->peer]];
    struct operation **link = &queue->first, *kept = detached(send), *before = NULL;

    while (*link != send) {
        before = *link;
        link = &before->next;
    }
    *link = kept != NULL ? kept : send->next;
    if (queue->last == send)
        queue->last = kept != NULL ? kept : before;
    queue->is_torn |= kept == NULL && send->moved > 0;
}

/* ---- in -------------------------------------------------------------------------------------- */

static dtl_status place(struct incoming *in)
{
    const struct packet *packet = &in->packet;
    struct message info = {.source = packet->source,
                           .tag = packet->tag,
                           .bytes = packet->bytes,
                           .dtype = packet->dtype,
                           .shape = packet->shape};
    struct group *group;
    dtl_status status = local__group_of(packet->group, &group);

    if (status != DTL_SUCCESS)
        return status;
    in->into = local__posted_take(group, info.source, info.tag);
    if (in->into != NULL) {
        if (!local__accept(in->into, &info))
            in->into = NULL;
    } else if (!group->is_freed) {
        status = local__message_make(&info, &in->message);
        if (status != DTL_SUCCESS)
            return status;
        local__unexpected_add(group, in->message);
    }
    in->is_placed = true;
    return DTL_SUCCESS;
}

static void ended(struct incoming *in)
{
    if (in->into != NULL)
        in->into->is_done = true;
    if (in->message != NULL)
        local__message_whole(in->message);
    *in = (struct incoming){0};
}

/* Reads on from where the last call has left off; *goes_on: a message has ended, and the next may
 * be there. */
static dtl_status pull_one(struct incoming *in, struct ring *ring, bool *goes_on)
{
    uint64_t head = sizeof in->packet, body;
    char *into = NULL;

    *goes_on = false;
    if (in->read < head)
        in->read += local__ring_take(ring, (char *)&in->packet + in->read, head - in->read);
    if (in->read < head)
        return DTL_SUCCESS;
    if (!in->is_placed) {
        dtl_status status = place(in);

        if (status != DTL_SUCCESS)
            return status;
    }
    body = in->read - head;
    if (in->into != NULL && in->packet.bytes > 0)
        into = (char *)in->into->buffer + body;
    else if (in->message != NULL)
        into = in->message->data + body;
    in->read += local__ring_take(ring, into, in->packet.bytes - body);
    *goes_on = in->read == head + in->packet.bytes;
    if (*goes_on)
        ended(in);
    return DTL_SUCCESS;
}

static dtl_status pull(int32_t rank)
{
    struct ring *ring = local__ring(rank, local__rank());
    uint64_t before = local__ring_taken(ring);
    bool goes_on = true;
    dtl_status status = DTL_SUCCESS;

    while (goes_on && status == DTL_SUCCESS)
        status = pull_one(&incomings[rank], ring, &goes_on);
    if (local__ring_taken(ring) != before)
        local__bell_ring(rank);
    return status;
}

dtl_status local__carry(void)
{
    dtl_status status = DTL_SUCCESS;

    for (int32_t rank = 0; rank < local__size() && status == DTL_SUCCESS; rank++) {
        push(rank);
        status = pull(rank);
    }
    return status;
}

/* ---- the ends -------------------------------------------------------------------------------- */

void local__carry_forget(struct operation *receive)
{
    for (int32_t rank = 0; rank < local__size(); rank++) {
        struct incoming *in = &incomings[rank];

        if (in->into == receive)
            in->into = NULL;
        if (in->message != NULL && in->message->taker == receive)
            local__message_drop(in->message);
    }
}

bool local__carry_is_idle(void)
{
    for (int32_t rank = 0; rank < local__size(); rank++)
        if (outgoing[rank].first != NULL && !local__has_left(rank))
            return false;
    return true;
}

dtl_status local__carry_start(void)
{
    size_t ranks = (size_t)local__size();
    dtl_status status =
        local__host->alloc((void **)&incomings, ranks * sizeof *incomings, "messages that come");

    if (status == DTL_SUCCESS)
        status =
            local__host->alloc((void **)&outgoing, ranks * sizeof *outgoing, "messages that go");
    return status;
}

void local__carry_stop(void)
{
    for (int32_t rank = 0; rank < local__size(); rank++) {
        while (outgoing[rank].first != NULL)
            send_end(first_take(rank));
        if (incomings[rank].message != NULL && incomings[rank].message->is_unwanted)
            local__host->release(incomings[rank].message);
    }
    local__host->release(incomings);
    local__host->release(outgoing);
}
