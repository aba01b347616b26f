/* SPDX-License-Identifier: BSD-3-Clause */
/* Data movement in chunks.  In each round a rank publishes its next chunk, the same for all ranks
 * or one per receiver, and then copies the other ranks' chunks of the previous round.  So each byte
 * is copied into a slot that stays in a cache, and once out of it. */
#include <inttypes.h>

#include "algorithms.h"
#include "comm/collective_block.h"
#include "non_temporal_copy.h"
#include "signature.h"

/* The chunk of a part in one round; empty beyond the end of the part. */
struct chunk {
    char *start;
    uint64_t bytes;
};

/* Returns the chunk of `part`, which has `bytes` bytes, in a round. */
static struct chunk chunk_of(const struct node_exchange *exchange, struct collective_block part,
                             uint64_t bytes, uint64_t round)
{
    uint64_t offset = round * exchange->chunk;

    if (!part.exists || offset >= bytes)
        return (struct chunk){0};
    bytes -= offset;
    return (struct chunk){part.start + offset, bytes < exchange->chunk ? bytes : exchange->chunk};
}

/* Returns the part of this rank's send buffer that `peer` receives. */
static struct collective_block send_block(const struct node_exchange *exchange, int32_t peer)
{
    return dtl__block_sent(exchange->what, exchange->node->comm->rank, peer);
}

/* Returns the part of this rank's receive buffer that the data of `peer` fills. */
static struct collective_block recv_block(const struct node_exchange *exchange, int32_t peer)
{
    return dtl__block_received(exchange->what, exchange->node->comm->rank, peer);
}

/* Returns the offset of the chunk for `receiver` in the slot of `sender`. */
static uint64_t chunk_offset(const struct node_exchange *exchange, int32_t sender, int32_t receiver)
{
    return exchange->is_per_rank ? per_rank_offset(exchange->node, sender, receiver) : 0;
}

/* Copies what this rank sends to itself. */
static void copy_own_chunk(const struct node_exchange *exchange, uint64_t round)
{
    int32_t own_rank = exchange->node->comm->rank;
    struct chunk from =
        chunk_of(exchange, send_block(exchange, own_rank), exchange->out[own_rank], round);
    struct chunk into =
        chunk_of(exchange, recv_block(exchange, own_rank), exchange->in[own_rank], round);
    uint64_t bytes = from.bytes < into.bytes ? from.bytes : into.bytes;

    if (bytes > 0 && from.start != into.start)
        dtl__copy_chunk(into.start, from.start, bytes, exchange->in[own_rank]);
}

/* Publishes this rank's chunks of a round in step `number`: one per receiver, or one for all.
 * Publishes nothing if this rank sends no data in the round. */
static dtl_status publish_chunk(const struct node_exchange *exchange, uint64_t number,
                                uint64_t round)
{
    struct node *node = exchange->node;
    int32_t own_rank = node->comm->rank;
    bool has_published = false;
    struct node_slot *slot;
    dtl_status status = dtl__node_acquire_slot(node, number, &slot);

    for (int32_t peer = 0; peer < node->comm->size && status == DTL_SUCCESS; peer++) {
        struct chunk chunk =
            chunk_of(exchange, send_block(exchange, peer), exchange->out[peer], round);

        if (peer == own_rank || chunk.bytes == 0 || (has_published && !exchange->is_per_rank))
            continue;
        dtl__node_write(node, slot->block + chunk_offset(exchange, own_rank, peer), chunk.start,
                        chunk.bytes);
        has_published = true;
    }
    if (has_published)
        dtl__node_publish(slot, number, exchange->signature);
    return status;
}

/* Publishes this rank's chunk of a round, unless the rendezvous has published it already, and
 * copies the chunk to itself.  The latter writes the result, so it waits until after the
 * rendezvous. */
static dtl_status start_round(const struct node_exchange *exchange, uint64_t round)
{
    uint64_t number = exchange->first + round;
    dtl_status status = DTL_SUCCESS;

    if (number != exchange->rendezvous.number)
        status = publish_chunk(exchange, number, round);
    if (status == DTL_SUCCESS)
        copy_own_chunk(exchange, round);
    return status;
}

/* Returns the place in the receive buffer for the chunk from `peer`; empty if none arrives. */
static struct chunk incoming_chunk(const struct node_exchange *exchange, int32_t peer,
                                   uint64_t round)
{
    return chunk_of(exchange, recv_block(exchange, peer), exchange->in[peer], round);
}

/* Waits, or returns NODE_WOULD_BLOCK, until all ranks that send to this one in the round have
 * published their chunks. Copies nothing. */
static dtl_status wait_for_chunks(const struct node_exchange *exchange, uint64_t round)
{
    struct node *node = exchange->node;
    dtl_status status = DTL_SUCCESS;

    for (int32_t peer = 0; peer < node->comm->size && status == DTL_SUCCESS; peer++)
        if (peer != node->comm->rank && incoming_chunk(exchange, peer, round).bytes > 0)
            status = dtl__node_receive_range(node, peer, peer + 1, exchange->first + round);
    return status;
}

/* Copies the other ranks' chunks of a round into the receive buffer and releases the step, also
 * on failure. A non-blocking node copies nothing before all chunks are published. */
static dtl_status receive_chunks(const struct node_exchange *exchange, uint64_t round)
{
    struct node *node = exchange->node;
    int32_t own_rank = node->comm->rank;
    dtl_status status = node->is_nonblocking ? wait_for_chunks(exchange, round) : DTL_SUCCESS;

    if (status == NODE_WOULD_BLOCK)
        return status;
    for (int32_t peer = 0; peer < node->comm->size && status == DTL_SUCCESS; peer++) {
        struct chunk chunk = incoming_chunk(exchange, peer, round);
        const struct node_slot *slot;

        if (peer == own_rank || chunk.bytes == 0)
            continue;
        status = dtl__node_receive_matching(node, peer, exchange->first + round,
                                            exchange->signature, &slot);
        if (status == DTL_SUCCESS)
            dtl__copy_chunk(chunk.start, slot->block + chunk_offset(exchange, peer, own_rank),
                            chunk.bytes, exchange->in[peer]);
    }
    dtl__node_release_step(node, exchange->first + round);
    return status;
}

/* Advances through the rounds. There is one more round than chunks, which only receives. A
 * failure makes this rank's later collectives on the node fail. */
static dtl_status advance_rounds(struct node_exchange *exchange)
{
    dtl_status status = DTL_SUCCESS;

    while (exchange->round <= exchange->rounds && status == DTL_SUCCESS) {
        if (exchange->round < exchange->rounds && !exchange->has_published)
            status = start_round(exchange, exchange->round);
        exchange->has_published = status == DTL_SUCCESS;
        if (status == DTL_SUCCESS && exchange->round > 0)
            status = receive_chunks(exchange, exchange->round - 1);
        if (status != DTL_SUCCESS)
            break;
        exchange->round++;
        exchange->has_published = false;
    }
    if (status != DTL_SUCCESS && status != NODE_WOULD_BLOCK)
        dtl__node_mark_failed(exchange->node);
    return status;
}

/* ---- sizes of chunks ------------------------------------------------------------------------- */

static dtl_status fail_too_large(int32_t peer, uint64_t bytes, uint64_t capacity)
{
    return dtl__fail(DTL_ERROR_BUFFER_TOO_SMALL,
                     "rank %d sends %" PRIu64 " bytes; expected at most %" PRIu64
                     ", the size of the receive buffer",
                     (int)peer, bytes, capacity);
}

/* Returns the bytes that this rank can receive from `peer`, 0 if it receives none. */
static uint64_t capacity_for(const struct node_exchange *exchange, int32_t peer)
{
    struct collective_block into = recv_block(exchange, peer);

    return into.exists ? into.count * exchange->what->type->size : 0;
}

/* Limits what is received from each rank to the capacity of its buffer, and sets the number of
 * rounds to the largest that any rank needs. All rounds still run, because other ranks wait for
 * this one. */
static void limit_to_capacity(struct node_exchange *exchange)
{
    const struct comm *comm = exchange->node->comm;

    for (int32_t peer = 0; peer < comm->size; peer++) {
        const uint64_t *row = exchange->rows[peer];
        uint64_t capacity = capacity_for(exchange, peer), bytes = row[comm->rank];

        for (int32_t to = 0; to < comm->size; to++)
            if (chunk_count(row[to], exchange->chunk) > exchange->rounds)
                exchange->rounds = chunk_count(row[to], exchange->chunk);
        exchange->in[peer] = bytes < capacity ? bytes : capacity;
    }
}

/* Fails if a rank has sent more than the receive buffer holds. */
static dtl_status check_capacity(const struct node_exchange *exchange)
{
    const struct comm *comm = exchange->node->comm;

    for (int32_t peer = 0; peer < comm->size; peer++)
        if (exchange->rows[peer][comm->rank] > capacity_for(exchange, peer))
            return fail_too_large(peer, exchange->rows[peer][comm->rank],
                                  capacity_for(exchange, peer));
    return DTL_SUCCESS;
}

/* Exchanges the byte counts of all ranks in a rendezvous, and sets the bytes to receive and the
 * rounds. */
static dtl_status exchange_counts(struct node_exchange *exchange)
{
    int32_t size = exchange->node->comm->size;
    dtl_status status =
        dtl__rendezvous_run(exchange->node, &exchange->rendezvous, exchange->signature,
                            exchange->out, size, exchange->rows);

    if (status == DTL_SUCCESS)
        limit_to_capacity(exchange);
    return status;
}

/* Sets the rounds and the bytes to receive where all ranks have the same count. In a rooted
 * collective non-root ranks do not wait for each other; otherwise the ranks meet in the step of
 * the first chunk. */
static dtl_status set_equal_counts(struct node_exchange *exchange)
{
    struct node *node = exchange->node;
    struct rendezvous *rendezvous = &exchange->rendezvous;
    uint64_t bytes = exchange->what->count * exchange->what->type->size;
    dtl_status status = DTL_SUCCESS;

    for (int32_t peer = 0; peer < node->comm->size; peer++)
        exchange->in[peer] = bytes;
    exchange->rounds = chunk_count(bytes, exchange->chunk);
    if (exchange->what->root >= 0)
        return DTL_SUCCESS;
    if (rendezvous->number == 0)
        rendezvous->number = ++node->number;
    if (!rendezvous->has_published)
        status = publish_chunk(exchange, rendezvous->number, 0);
    rendezvous->has_published = status == DTL_SUCCESS;
    return dtl__rendezvous_complete(node, rendezvous, exchange->signature, status);
}

/* Runs the rendezvous, if the collective has one, and reserves the steps of all rounds. Returns
 * NODE_WOULD_BLOCK on a non-blocking node while ranks are missing; then it is called again. */
static dtl_status meet_ranks(struct node_exchange *exchange)
{
    struct node *node = exchange->node;
    bool has_counts = collective_has_counts(exchange->what->kind);
    dtl_status status = has_counts ? exchange_counts(exchange) : set_equal_counts(exchange);

    exchange->has_met = status == DTL_SUCCESS;
    if (status != DTL_SUCCESS)
        return status;
    exchange->first = has_counts || exchange->rendezvous.number == 0 ? node->number + 1
                                                                     : exchange->rendezvous.number;
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
        .signature = dtl__call_signature(what, bytes),
        .is_per_rank = kind == COLLECTIVE_SCATTER || kind == COLLECTIVE_SCATTERV ||
                       kind == COLLECTIVE_ALLTOALL || kind == COLLECTIVE_ALLTOALLV,
    };
    out->chunk = out->is_per_rank ? per_rank_bytes(node) : NODE_BYTES;
    for (int32_t peer = 0; peer < node->comm->size; peer++) {
        struct collective_block part = send_block(out, peer);

        out->out[peer] = part.exists ? part.count * what->type->size : 0;
    }
}

dtl_status dtl__exchange_advance(struct node_exchange *exchange)
{
    dtl_status status = exchange->has_met ? DTL_SUCCESS : meet_ranks(exchange);

    if (status == DTL_SUCCESS)
        status = advance_rounds(exchange);
    if (status == DTL_SUCCESS && collective_has_counts(exchange->what->kind))
        status = check_capacity(exchange);
    return status;
}

dtl_status dtl__exchange_run(struct node *node, const struct collective *what)
{
    struct node_exchange exchange;
    bool is_done = false;
    dtl_status status = DTL_SUCCESS;

    if (dtl__cross_memory_is_usable(node, what))
        status = dtl__cross_memory_run(node, what, &is_done);
    if (is_done || status != DTL_SUCCESS)
        return status;
    dtl__exchange_begin(node, what, &exchange);
    return dtl__exchange_advance(&exchange);
}
