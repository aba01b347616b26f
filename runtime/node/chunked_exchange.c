/* SPDX-License-Identifier: BSD-3-Clause */
/* What moves elements, in pieces.  In each round a rank that has something gives the next piece of
 * it, the same to all or one to each, and then takes the others' pieces of the round before: so
 * each byte is copied into memory that stays in a cache, and once out of it. */
#include <inttypes.h>

#include "algorithms.h"
#include "comm/collective_block.h"
#include "non_temporal_copy.h"
#include "signature.h"

/* The piece of a part in a round; of no bytes beyond its end. */
struct piece {
    char *start;
    uint64_t bytes;
};

static struct piece piece_of(const struct node_exchange *exchange, struct part part, uint64_t bytes,
                             uint64_t round)
{
    uint64_t offset = round * exchange->piece;

    if (!part.exists || offset >= bytes)
        return (struct piece){0};
    bytes -= offset;
    return (struct piece){part.start + offset, bytes < exchange->piece ? bytes : exchange->piece};
}

static struct part sent(const struct node_exchange *exchange, int32_t peer)
{
    return dtl__block_sent(exchange->what, exchange->node->comm->rank, peer);
}

static struct part received(const struct node_exchange *exchange, int32_t peer)
{
    return dtl__block_received(exchange->what, exchange->node->comm->rank, peer);
}

/* Where in its block a rank gives another its piece. */
static uint64_t place_of(const struct node_exchange *exchange, int32_t giver, int32_t taker)
{
    return exchange->is_dealt ? share_start(exchange->node, giver, taker) : 0;
}

/* What this rank sends to itself. */
static void keep(const struct node_exchange *exchange, uint64_t round)
{
    int32_t mine = exchange->node->comm->rank;
    struct piece from = piece_of(exchange, sent(exchange, mine), exchange->out[mine], round);
    struct piece into = piece_of(exchange, received(exchange, mine), exchange->in[mine], round);
    uint64_t bytes = from.bytes < into.bytes ? from.bytes : into.bytes;

    if (bytes > 0 && from.start != into.start)
        dtl__copy_past(into.start, from.start, bytes, exchange->in[mine]);
}

static dtl_status give(const struct node_exchange *exchange, uint64_t number, uint64_t round)
{
    struct node *node = exchange->node;
    int32_t mine = node->comm->rank;
    bool has_given = false;
    struct node_slot *slot;
    dtl_status status = dtl__node_room(node, number, &slot);

    for (int32_t peer = 0; peer < node->comm->size && status == DTL_SUCCESS; peer++) {
        struct piece piece = piece_of(exchange, sent(exchange, peer), exchange->out[peer], round);

        if (peer == mine || piece.bytes == 0 || (has_given && !exchange->is_dealt))
            continue;
        dtl__node_write(node, slot->block + place_of(exchange, mine, peer), piece.start,
                        piece.bytes);
        has_given = true;
    }
    if (has_given)
        dtl__node_publish(slot, number, exchange->mark);
    return status;
}

/* The first piece may be given already, where all have met: what stays here is a result, which
 * nobody writes before. */
static dtl_status give_and_keep(const struct node_exchange *exchange, uint64_t round)
{
    uint64_t number = exchange->first + round;
    dtl_status status = DTL_SUCCESS;

    if (number != exchange->meeting.number)
        status = give(exchange, number, round);
    if (status == DTL_SUCCESS)
        keep(exchange, round);
    return status;
}

static struct piece taken(const struct node_exchange *exchange, int32_t peer, uint64_t round)
{
    return piece_of(exchange, received(exchange, peer), exchange->in[peer], round);
}

static dtl_status await(const struct node_exchange *exchange, uint64_t round)
{
    struct node *node = exchange->node;
    dtl_status status = DTL_SUCCESS;

    for (int32_t peer = 0; peer < node->comm->size && status == DTL_SUCCESS; peer++)
        if (peer != node->comm->rank && taken(exchange, peer, round).bytes > 0)
            status = dtl__node_await(node, peer, peer + 1, exchange->first + round);
    return status;
}

static dtl_status take(const struct node_exchange *exchange, uint64_t round)
{
    struct node *node = exchange->node;
    int32_t mine = node->comm->rank;
    dtl_status status = node->is_polled ? await(exchange, round) : DTL_SUCCESS;

    if (status == NODE_NOT_YET)
        return status;
    for (int32_t peer = 0; peer < node->comm->size && status == DTL_SUCCESS; peer++) {
        struct piece piece = taken(exchange, peer, round);
        const struct node_slot *slot;

        if (peer == mine || piece.bytes == 0)
            continue;
        status = dtl__mark_take(node, peer, exchange->first + round, exchange->mark, &slot);
        if (status == DTL_SUCCESS)
            dtl__copy_past(piece.start, slot->block + place_of(exchange, peer, mine), piece.bytes,
                           exchange->in[peer]);
    }
    dtl__node_done(node, exchange->first + round);
    return status;
}

/* In the round after the last nothing is given. */
static dtl_status rounds_go(struct node_exchange *exchange)
{
    dtl_status status = DTL_SUCCESS;

    while (exchange->round <= exchange->rounds && status == DTL_SUCCESS) {
        if (exchange->round < exchange->rounds && !exchange->has_given)
            status = give_and_keep(exchange, exchange->round);
        exchange->has_given = status == DTL_SUCCESS;
        if (status == DTL_SUCCESS && exchange->round > 0)
            status = take(exchange, exchange->round - 1);
        if (status != DTL_SUCCESS)
            break;
        exchange->round++;
        exchange->has_given = false;
    }
    if (status != DTL_SUCCESS && status != NODE_NOT_YET)
        dtl__node_tear(exchange->node);
    return status;
}

/* ---- how much goes where --------------------------------------------------------------------- */

static dtl_status refuse(int32_t peer, uint64_t bytes, uint64_t room)
{
    return dtl__fail(DTL_ERROR_BUFFER_TOO_SMALL,
                     "rank %d sends %" PRIu64 " bytes; expected %" PRIu64
                     " at most, for which there is room",
                     (int)peer, bytes, room);
}

static uint64_t room_for(const struct node_exchange *exchange, int32_t peer)
{
    struct part into = received(exchange, peer);

    return into.exists ? into.count * exchange->what->type->size : 0;
}

/* No more is taken than there is room for; the rounds go on, for others count on this rank. */
static void fit(struct node_exchange *exchange)
{
    const struct comm *comm = exchange->node->comm;

    for (int32_t peer = 0; peer < comm->size; peer++) {
        const uint64_t *row = exchange->rows[peer];
        uint64_t room = room_for(exchange, peer), bytes = row[comm->rank];

        for (int32_t to = 0; to < comm->size; to++)
            if (pieces_of(row[to], exchange->piece) > exchange->rounds)
                exchange->rounds = pieces_of(row[to], exchange->piece);
        exchange->in[peer] = bytes < room ? bytes : room;
    }
}

/* Fails where a rank has sent more than there was room for. */
static dtl_status fitted(const struct node_exchange *exchange)
{
    const struct comm *comm = exchange->node->comm;

    for (int32_t peer = 0; peer < comm->size; peer++)
        if (exchange->rows[peer][comm->rank] > room_for(exchange, peer))
            return refuse(peer, exchange->rows[peer][comm->rank], room_for(exchange, peer));
    return DTL_SUCCESS;
}

/* Each rank tells what it sends. */
static dtl_status counts_agree(struct node_exchange *exchange)
{
    int32_t size = exchange->node->comm->size;
    dtl_status status = dtl__meeting_go(exchange->node, &exchange->meeting, exchange->mark,
                                        exchange->out, size, exchange->rows);

    if (status == DTL_SUCCESS)
        fit(exchange);
    return status;
}

/* From or to a root nobody waits for who is neither; else all meet where each gives its first
 * piece. */
static dtl_status count_agree(struct node_exchange *exchange)
{
    struct node *node = exchange->node;
    struct node_meeting *meeting = &exchange->meeting;
    uint64_t bytes = exchange->what->count * exchange->what->type->size;
    dtl_status status = DTL_SUCCESS;

    for (int32_t peer = 0; peer < node->comm->size; peer++)
        exchange->in[peer] = bytes;
    exchange->rounds = pieces_of(bytes, exchange->piece);
    if (exchange->what->root >= 0)
        return DTL_SUCCESS;
    if (meeting->number == 0)
        meeting->number = ++node->number;
    if (!meeting->has_given)
        status = give(exchange, meeting->number, 0);
    meeting->has_given = status == DTL_SUCCESS;
    return dtl__meeting_take(node, meeting, exchange->mark, status);
}

static dtl_status agree(struct node_exchange *exchange)
{
    struct node *node = exchange->node;
    bool has_counts = collective_has_counts(exchange->what->kind);
    dtl_status status = has_counts ? counts_agree(exchange) : count_agree(exchange);

    exchange->is_agreed = status == DTL_SUCCESS;
    if (status != DTL_SUCCESS)
        return status;
    exchange->first =
        has_counts || exchange->meeting.number == 0 ? node->number + 1 : exchange->meeting.number;
    node->number = exchange->first + exchange->rounds - 1;
    return DTL_SUCCESS;
}

void dtl__exchange_begin(struct node *node, const struct collective *what,
                         struct node_exchange *out)
{
    enum collective_kind kind = what->kind;
    uint64_t bytes = collective_has_counts(kind) ? 0 : what->count * what->type->size;

    *out = (struct node_exchange){
        .node = node,
        .what = what,
        .mark = dtl__mark_of(what, bytes),
        .is_dealt = kind == COLLECTIVE_SCATTER || kind == COLLECTIVE_SCATTERV ||
                    kind == COLLECTIVE_ALLTOALL || kind == COLLECTIVE_ALLTOALLV,
    };
    out->piece = out->is_dealt ? share_of(node) : NODE_BYTES;
    for (int32_t peer = 0; peer < node->comm->size; peer++) {
        struct part part = sent(out, peer);

        out->out[peer] = part.exists ? part.count * what->type->size : 0;
    }
}

dtl_status dtl__exchange_go(struct node_exchange *exchange)
{
    dtl_status status = exchange->is_agreed ? DTL_SUCCESS : agree(exchange);

    if (status == DTL_SUCCESS)
        status = rounds_go(exchange);
    if (status == DTL_SUCCESS && collective_has_counts(exchange->what->kind))
        status = fitted(exchange);
    return status;
}

dtl_status dtl__exchange_run(struct node *node, const struct collective *what)
{
    struct node_exchange exchange;
    bool is_done = false;
    dtl_status status = DTL_SUCCESS;

    if (dtl__direct_is_of_use(node, what))
        status = dtl__direct_run(node, what, &is_done);
    if (is_done || status != DTL_SUCCESS)
        return status;
    dtl__exchange_begin(node, what, &exchange);
    return dtl__exchange_go(&exchange);
}
