/* SPDX-License-Identifier: BSD-3-Clause */
/* What moves elements, in pieces.  In each round a rank that has something gives the next piece of
 * it, the same to all or one to each, and then takes the others' pieces of the round before: so
 * each byte is copied into memory that stays in a cache, and once out of it. */
#include <inttypes.h>

#include "comm/part.h"
#include "mark.h"
#include "ways.h"

struct exchange {
    struct node *node;
    const struct collective *what;
    uint64_t mark;
    uint64_t first; /* the step of the first round */
    uint64_t rounds;
    uint64_t piece;           /* bytes that one rank gives another in a round */
    bool is_dealt;            /* each rank is given another piece */
    uint64_t in[NODE_RANKS];  /* bytes that comes from each rank */
    uint64_t out[NODE_RANKS]; /* and that goes there */
};

/* The piece of a part in a round; of no bytes beyond its end. */
struct piece {
    char *start;
    uint64_t bytes;
};

static struct piece piece_of(const struct exchange *exchange, struct part part, uint64_t bytes,
                             uint64_t round)
{
    uint64_t offset = round * exchange->piece;

    if (!part.exists || offset >= bytes)
        return (struct piece){0};
    bytes -= offset;
    return (struct piece){part.start + offset, bytes < exchange->piece ? bytes : exchange->piece};
}

static struct part sent(const struct exchange *exchange, int32_t peer)
{
    return dtl__part_sent(exchange->what, exchange->node->comm->rank, peer);
}

static struct part received(const struct exchange *exchange, int32_t peer)
{
    return dtl__part_received(exchange->what, exchange->node->comm->rank, peer);
}

/* Where in its block a rank gives another its piece. */
static uint64_t place_of(const struct exchange *exchange, int32_t giver, int32_t taker)
{
    return exchange->is_dealt ? share_start(exchange->node, giver, taker) : 0;
}

/* What this rank sends to itself. */
static void keep(const struct exchange *exchange, uint64_t round)
{
    int32_t mine = exchange->node->comm->rank;
    struct piece from = piece_of(exchange, sent(exchange, mine), exchange->out[mine], round);
    struct piece into = piece_of(exchange, received(exchange, mine), exchange->in[mine], round);
    uint64_t bytes = from.bytes < into.bytes ? from.bytes : into.bytes;

    if (bytes > 0 && from.start != into.start)
        memmove(into.start, from.start, bytes);
}

static dtl_status give(const struct exchange *exchange, uint64_t round)
{
    struct node *node = exchange->node;
    int32_t mine = node->comm->rank;
    bool has_given = false;
    struct node_slot *slot;
    dtl_status status = dtl__node_room(node, exchange->first + round, &slot);

    for (int32_t peer = 0; peer < node->comm->size && status == DTL_SUCCESS; peer++) {
        struct piece piece = piece_of(exchange, sent(exchange, peer), exchange->out[peer], round);

        if (peer == mine || piece.bytes == 0 || (has_given && !exchange->is_dealt))
            continue;
        memcpy(slot->block + place_of(exchange, mine, peer), piece.start, piece.bytes);
        has_given = true;
    }
    if (has_given)
        dtl__node_publish(slot, exchange->first + round, exchange->mark);
    keep(exchange, round);
    return status;
}

static dtl_status take(const struct exchange *exchange, uint64_t round)
{
    struct node *node = exchange->node;
    int32_t mine = node->comm->rank;
    dtl_status status = DTL_SUCCESS;

    for (int32_t peer = 0; peer < node->comm->size && status == DTL_SUCCESS; peer++) {
        struct piece piece =
            piece_of(exchange, received(exchange, peer), exchange->in[peer], round);
        const struct node_slot *slot;

        if (peer == mine || piece.bytes == 0)
            continue;
        status = dtl__mark_take(node, peer, exchange->first + round, exchange->mark, &slot);
        if (status == DTL_SUCCESS)
            memcpy(piece.start, slot->block + place_of(exchange, peer, mine), piece.bytes);
    }
    dtl__node_done(node, exchange->first + round);
    return status;
}

static dtl_status rounds_run(struct exchange *exchange)
{
    dtl_status status = DTL_SUCCESS;

    exchange->first = exchange->node->number + 1;
    exchange->node->number += exchange->rounds;
    for (uint64_t round = 0; round <= exchange->rounds && status == DTL_SUCCESS; round++) {
        if (round < exchange->rounds)
            status = give(exchange, round);
        if (status == DTL_SUCCESS && round > 0)
            status = take(exchange, round - 1);
    }
    if (status != DTL_SUCCESS)
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

/* No more is taken than there is room for; the rounds go on, for others count on this rank. */
static dtl_status fit(struct exchange *exchange, const uint64_t (*rows)[NODE_RANKS])
{
    const struct comm *comm = exchange->node->comm;
    dtl_status status = DTL_SUCCESS;

    for (int32_t peer = 0; peer < comm->size; peer++) {
        struct part into = received(exchange, peer);
        uint64_t room = into.exists ? into.count * exchange->what->type->size : 0;
        uint64_t bytes = rows[peer][comm->rank];

        for (int32_t to = 0; to < comm->size; to++)
            if (pieces_of(rows[peer][to], exchange->piece) > exchange->rounds)
                exchange->rounds = pieces_of(rows[peer][to], exchange->piece);
        if (bytes > room && status == DTL_SUCCESS)
            status = refuse(peer, bytes, room);
        exchange->in[peer] = bytes < room ? bytes : room;
    }
    return status;
}

/* Each rank tells what it sends. */
static dtl_status run_with_counts(struct exchange *exchange)
{
    int32_t size = exchange->node->comm->size;
    uint64_t rows[NODE_RANKS][NODE_RANKS];
    dtl_status fitting,
        status = dtl__step_meet(exchange->node, exchange->mark, exchange->out, size, rows);

    if (status != DTL_SUCCESS)
        return status;
    fitting = fit(exchange, rows);
    status = rounds_run(exchange);
    return status == DTL_SUCCESS ? fitting : status;
}

/* From or to a root nobody waits for who is neither. */
static dtl_status run_with_count(struct exchange *exchange)
{
    int32_t size = exchange->node->comm->size;
    uint64_t bytes = exchange->what->count * exchange->what->type->size;
    dtl_status status = DTL_SUCCESS;

    if (exchange->what->root < 0)
        status = dtl__step_meet(exchange->node, exchange->mark, &bytes, 1, NULL);

    if (status != DTL_SUCCESS)
        return status;
    for (int32_t peer = 0; peer < size; peer++)
        exchange->in[peer] = bytes;
    exchange->rounds = pieces_of(bytes, exchange->piece);
    return rounds_run(exchange);
}

dtl_status dtl__exchange_run(struct node *node, const struct collective *what)
{
    enum collective_kind kind = what->kind;
    bool has_counts = collective_has_counts(kind);
    struct exchange exchange = {
        .node = node,
        .what = what,
        .mark = dtl__mark_of(what, has_counts ? 0 : what->count * what->type->size),
        .is_dealt = kind == COLLECTIVE_SCATTER || kind == COLLECTIVE_SCATTERV ||
                    kind == COLLECTIVE_ALLTOALL || kind == COLLECTIVE_ALLTOALLV,
    };

    exchange.piece = exchange.is_dealt ? share_of(node) : NODE_BYTES;
    for (int32_t peer = 0; peer < node->comm->size; peer++) {
        struct part part = sent(&exchange, peer);

        exchange.out[peer] = part.exists ? part.count * what->type->size : 0;
    }
    return has_counts ? run_with_counts(&exchange) : run_with_count(&exchange);
}
