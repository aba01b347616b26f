/* SPDX-License-Identifier: BSD-3-Clause */
/* Reductions in chunks.  The elements are split over the ranks.  In each round a rank publishes the
 * part of its elements that each other rank reduces, reduces its own part of all ranks' elements in
 * rank order, and publishes the result.  A scan passes prefixes from rank to rank instead, and each
 * rank adds its own elements. */
#include "algorithms.h"
#include "comm/agreement_record.h"
#include "non_temporal_copy.h"
#include "signature.h"

/* Stages of a round. */
enum { STAGE_REDUCE, STAGE_PUBLISH, STAGE_RECEIVE };

/* A range of elements in a buffer. */
struct range {
    uint64_t start;
    uint64_t count;
};

/* Returns the range from `start` to `end`, shortened to `longest` elements. It is empty if `start`
 * is not below `end`. */
static struct range range_within(uint64_t start, uint64_t end, uint64_t longest)
{
    uint64_t rest = start < end ? end - start : 0;

    return (struct range){start, rest < longest ? rest : longest};
}

/* Returns the elements that `rank` reduces in a round. */
static struct range reduced_range(const struct node_reduction *reduction, int32_t rank,
                                  uint64_t round)
{
    uint64_t ranks = (uint64_t)reduction->node->comm->size, start;

    if (reduction->what->recvcounts == NULL)
        return range_within((round * ranks + (uint64_t)rank) * reduction->chunk,
                            reduction->what->count, reduction->chunk);
    start = reduction->starts[rank];
    return range_within(start + round * reduction->chunk, start + reduction->what->recvcounts[rank],
                        reduction->chunk);
}

static uint64_t bytes_of(const struct node_reduction *reduction, uint64_t count)
{
    return count * reduction->what->type->size;
}

/* Returns the address of an element in the send buffer. */
static const char *send_at(const struct node_reduction *reduction, uint64_t element)
{
    return (const char *)reduction->what->send + bytes_of(reduction, element);
}

/* Returns the address of an element in the receive buffer. */
static char *recv_at(const struct node_reduction *reduction, uint64_t element)
{
    return (char *)reduction->what->recv + bytes_of(reduction, element);
}

/* Copies a chunk of the result to the caller's buffer. */
static void store_result(const struct node_reduction *reduction, uint64_t element, const char *from,
                         uint64_t count)
{
    dtl__copy_chunk(recv_at(reduction, element), from, bytes_of(reduction, count),
                    bytes_of(reduction, reduction->total));
}

/* Publishes, in step `number`, the elements of this rank that each other rank reduces in the
 * round. */
static dtl_status publish_contributions(const struct node_reduction *reduction, uint64_t number,
                                        uint64_t round)
{
    struct node *node = reduction->node;
    int32_t own_rank = node->comm->rank;
    struct node_slot *slot;
    dtl_status status = dtl__node_acquire_slot(node, number, &slot);

    if (status != DTL_SUCCESS)
        return status;
    for (int32_t rank = 0; rank < node->comm->size; rank++) {
        struct range range = reduced_range(reduction, rank, round);

        if (rank != own_rank && range.count > 0)
            dtl__node_write(node, slot->block + per_rank_offset(node, own_rank, rank),
                            send_at(reduction, range.start), bytes_of(reduction, range.count));
    }
    dtl__node_publish(slot, number, reduction->signature);
    return DTL_SUCCESS;
}

/* Returns the buffer in which a chunk is computed: the slot itself, or `own` if the slot is written
 * with non-temporal stores.  The computation reads its result again, which is slow after such
 * stores. */
static char *reduction_buffer(const struct node *node, struct node_slot *slot, uint64_t bytes,
                              char *own)
{
    return bytes < node->stream_threshold ? slot->block : own;
}

/* Returns false while some rank has published nothing in step `number`; true also after a
 * failure, which the receive that follows reports. On a non-blocking node, a reduction begins
 * only when all contributions are published, so that no contribution is reduced twice. */
static bool contributions_are_published(const struct node_reduction *reduction, uint64_t number)
{
    struct node *node = reduction->node;

    return dtl__node_receive_range(node, 0, node->comm->size, number) != NODE_WOULD_BLOCK;
}

/* Stores in `into` the reduction of all ranks' contributions to this rank's range, in rank
 * order. No contribution may overlap `into`. Does not release the step. */
static dtl_status reduce_range(const struct node_reduction *reduction, uint64_t number,
                               struct range range, char *into)
{
    struct node *node = reduction->node;
    int32_t own_rank = node->comm->rank;

    if (node->is_nonblocking && !contributions_are_published(reduction, number))
        return NODE_WOULD_BLOCK;
    for (int32_t rank = 0; rank < node->comm->size; rank++) {
        const char *block = send_at(reduction, range.start);
        const struct node_slot *slot;
        dtl_status status = DTL_SUCCESS;

        if (rank != own_rank)
            status = dtl__node_receive_matching(node, rank, number, reduction->signature, &slot);
        if (status != DTL_SUCCESS)
            return status;
        if (rank != own_rank)
            block = slot->block + per_rank_offset(node, rank, own_rank);
        if (rank == 0)
            memcpy(into, block, bytes_of(reduction, range.count));
        else
            reduction->kernel(into, block, range.count);
    }
    return DTL_SUCCESS;
}

/* ---- reduce and allreduce -------------------------------------------------------------------- */

static bool receives_result(const struct node_reduction *reduction)
{
    return reduction->what->root < 0 || reduction->what->root == reduction->node->comm->rank;
}

/* Reduces this rank's range of a round into the slot of the step after `number`, where other
 * ranks read the result, and stores it in the receive buffer if this rank receives it. Releases
 * step `number`. */
static dtl_status reduce_and_publish(const struct node_reduction *reduction, uint64_t number,
                                     uint64_t round)
{
    struct node *node = reduction->node;
    struct range range = reduced_range(reduction, node->comm->rank, round);
    uint64_t bytes = bytes_of(reduction, range.count);
    _Alignas(NODE_LINE) char own[NODE_BYTES];
    char *result = own;
    struct node_slot *slot;
    dtl_status status = dtl__node_acquire_slot(node, number + 1, &slot);

    if (status == DTL_SUCCESS)
        result = reduction_buffer(node, slot, bytes, own);
    if (status == DTL_SUCCESS && range.count > 0)
        status = reduce_range(reduction, number, range, result);
    if (status != DTL_SUCCESS)
        return status;
    dtl__node_release_step(node, number);
    if (result == own)
        dtl__node_write(node, slot->block, own, bytes);
    dtl__node_publish(slot, number + 1, reduction->signature);
    if (receives_result(reduction) && range.count > 0)
        store_result(reduction, range.start, result, range.count);
    return DTL_SUCCESS;
}

/* Copies the other ranks' results of a round, published in step `number`, into the receive
 * buffer if this rank receives the result. Releases the step on success. */
static dtl_status receive_results(const struct node_reduction *reduction, uint64_t number,
                                  uint64_t round)
{
    struct node *node = reduction->node;
    dtl_status status = DTL_SUCCESS;

    if (node->is_nonblocking && receives_result(reduction) &&
        !contributions_are_published(reduction, number))
        return NODE_WOULD_BLOCK;
    for (int32_t rank = 0; rank < node->comm->size && receives_result(reduction); rank++) {
        struct range range = reduced_range(reduction, rank, round);
        const struct node_slot *slot;

        if (rank == node->comm->rank || range.count == 0)
            continue;
        status = dtl__node_receive_matching(node, rank, number, reduction->signature, &slot);
        if (status != DTL_SUCCESS)
            return status;
        store_result(reduction, range.start, slot->block, range.count);
    }
    dtl__node_release_step(node, number);
    return status;
}

/* Runs one stage of a round.  A round has two steps: contributions and results.  The contributions
 * of the next round are published before the results of this one are awaited; those of the first
 * round are published in the rendezvous. */
static dtl_status run_reduce_stage(const struct node_reduction *reduction)
{
    uint64_t round = reduction->round, number = reduction->first + 2 * round;

    if (reduction->stage == STAGE_REDUCE)
        return reduce_and_publish(reduction, number, round);
    if (reduction->stage == STAGE_RECEIVE)
        return receive_results(reduction, number + 1, round);
    return round + 1 < reduction->rounds ? publish_contributions(reduction, number + 2, round + 1)
                                         : DTL_SUCCESS;
}

/* Runs the remaining stages. On a nonblocking node, returns NODE_WOULD_BLOCK where another rank is
 * missing, and continues at that stage in the next call. */
static dtl_status run_reduce(struct node_reduction *reduction)
{
    dtl_status status = DTL_SUCCESS;

    while (reduction->round < reduction->rounds && status == DTL_SUCCESS) {
        status = run_reduce_stage(reduction);
        if (status == DTL_SUCCESS)
            reduction->round += reduction->stage == STAGE_RECEIVE;
        if (status == DTL_SUCCESS)
            reduction->stage =
                reduction->stage == STAGE_RECEIVE ? STAGE_REDUCE : reduction->stage + 1;
    }
    return status;
}

/* ---- reduce_scatter -------------------------------------------------------------------------- */

/* Returns true if this rank's part can be reduced in the receive buffer: that does not overlap the
 * send buffer, and the data stays in a cache. */
static bool reduces_into_recv(const struct node_reduction *reduction)
{
    uintptr_t from = (uintptr_t)reduction->what->send, into = (uintptr_t)reduction->what->recv;
    uint64_t all = bytes_of(reduction, reduction->total);
    uint64_t own_rank =
        bytes_of(reduction, reduction->what->recvcounts[reduction->node->comm->rank]);

    return all < NON_TEMPORAL_BYTES && (into + own_rank <= from || from + all <= into);
}

/* Completes a round: reduces this rank's part and releases the step. If the send and the
 * receive buffer are the same, the result overwrites only elements that are published already,
 * because it lies no further from the start than they do. */
static dtl_status complete_part(const struct node_reduction *reduction, uint64_t round)
{
    struct node *node = reduction->node;
    int32_t own_rank = node->comm->rank;
    uint64_t number = reduction->first + round;
    struct range range = reduced_range(reduction, own_rank, round);
    uint64_t offset = range.start - reduction->starts[own_rank];
    _Alignas(NODE_LINE) char own[NODE_BYTES];
    char *result = reduces_into_recv(reduction) ? recv_at(reduction, offset) : own;
    dtl_status status = DTL_SUCCESS;

    if (range.count > 0)
        status = reduce_range(reduction, number, range, result);
    if (status == NODE_WOULD_BLOCK)
        return status;
    if (status == DTL_SUCCESS && range.count > 0 && result == own)
        store_result(reduction, offset, own, range.count);
    dtl__node_release_step(node, number);
    return status;
}

/* Runs the remaining rounds of a reduce_scatter; returns NODE_WOULD_BLOCK like run_reduce().
 * The contributions of the next round are published before those of this one are awaited. */
static dtl_status run_reduce_scatter(struct node_reduction *reduction)
{
    dtl_status status = DTL_SUCCESS;

    while (reduction->round < reduction->rounds && status == DTL_SUCCESS) {
        uint64_t next = reduction->round + 1;

        if (!reduction->has_published && next < reduction->rounds)
            status = publish_contributions(reduction, reduction->first + next, next);
        reduction->has_published = status == DTL_SUCCESS;
        if (status == DTL_SUCCESS)
            status = complete_part(reduction, reduction->round);
        if (status != DTL_SUCCESS)
            break;
        reduction->round++;
        reduction->has_published = false;
    }
    return status;
}

/* ---- scan and exscan ------------------------------------------------------------------------- */

/* Receives the prefix that ends before this rank's elements, publishes the one that ends with
 * them, and stores this rank's result. Rank 0 of an exscan stores none. */
static dtl_status run_prefix_round(const struct node_reduction *reduction, uint64_t round)
{
    struct node *node = reduction->node;
    int32_t own_rank = node->comm->rank;
    bool is_exclusive = reduction->what->kind == COLLECTIVE_EXSCAN;
    uint64_t number = reduction->first + round;
    struct range range =
        range_within(round * reduction->chunk, reduction->what->count, reduction->chunk);
    uint64_t bytes = bytes_of(reduction, range.count);
    const struct node_slot *before = NULL;
    _Alignas(NODE_LINE) char own[NODE_BYTES];
    char *result;
    struct node_slot *slot;
    dtl_status status = dtl__node_acquire_slot(node, number, &slot);

    if (status == DTL_SUCCESS && own_rank > 0)
        status =
            dtl__node_receive_matching(node, own_rank - 1, number, reduction->signature, &before);
    if (status != DTL_SUCCESS)
        return status;
    result = reduction_buffer(node, slot, bytes, own);
    memcpy(result, send_at(reduction, range.start), bytes);
    if (before != NULL)
        reduction->kernel(result, before->block, range.count);
    if (result == own)
        dtl__node_write(node, slot->block, own, bytes);
    dtl__node_publish(slot, number, reduction->signature);
    if (!is_exclusive || before != NULL)
        memcpy(recv_at(reduction, range.start), is_exclusive ? before->block : result, bytes);
    dtl__node_release_step(node, number);
    return DTL_SUCCESS;
}

/* Runs the remaining rounds of a scan or exscan; returns NODE_WOULD_BLOCK like run_reduce(). */
static dtl_status run_prefixes(struct node_reduction *reduction)
{
    dtl_status status = DTL_SUCCESS;

    while (reduction->round < reduction->rounds && status == DTL_SUCCESS) {
        status = run_prefix_round(reduction, reduction->round);
        reduction->round += status == DTL_SUCCESS;
    }
    return status;
}

/* ---- setup ----------------------------------------------------------------------------------- */

/* Sets the parts and rounds of a reduce_scatter; returns the total number of elements. */
static uint64_t plan_scatter(struct node_reduction *reduction)
{
    const uint64_t *counts = reduction->what->recvcounts;
    uint64_t total = 0, longest = 0;

    for (int32_t rank = 0; rank < reduction->node->comm->size; rank++) {
        reduction->starts[rank] = total;
        total += counts[rank];
        if (counts[rank] > longest)
            longest = counts[rank];
    }
    reduction->rounds = chunk_count(longest, reduction->chunk);
    return total;
}

/* Splits the elements into rounds of similar size, where each rank reduces whole cache lines. */
static void plan_split(struct node_reduction *reduction)
{
    uint64_t count = reduction->what->count, ranks = (uint64_t)reduction->node->comm->size;
    uint64_t rounds = chunk_count(count, ranks * reduction->chunk);
    uint64_t chunk = chunk_count(chunk_count(count, ranks * rounds), NODE_LINE) * NODE_LINE;

    if (chunk < reduction->chunk)
        reduction->chunk = chunk;
    reduction->rounds = chunk_count(count, ranks * reduction->chunk);
}

static bool is_prefix(const struct collective *what)
{
    return what->kind == COLLECTIVE_SCAN || what->kind == COLLECTIVE_EXSCAN;
}

void dtl__reduction_begin(struct node *node, const struct collective *what,
                          struct node_reduction *out)
{
    *out = (struct node_reduction){
        .node = node,
        .what = what,
        .total = what->count,
        .kernel = dtl__kernel_of(what->type->id, what->op),
        .chunk = per_rank_bytes(node) / what->type->size,
    };
    if (what->kind == COLLECTIVE_REDUCE_SCATTER) {
        out->total = plan_scatter(out);
    } else if (is_prefix(what)) {
        out->chunk = NODE_BYTES / what->type->size;
        out->rounds = chunk_count(what->count, out->chunk);
    } else {
        plan_split(out);
    }
    out->signature = dtl__call_signature(what, bytes_of(out, out->total));
}

/* Meets the other ranks in the first step, in which each rank publishes its contributions of
 * the first round, and reserves the steps of all rounds. */
static dtl_status meet_with_parts(struct node_reduction *reduction)
{
    struct node *node = reduction->node;
    struct rendezvous *rendezvous = &reduction->rendezvous;
    bool has_two_steps = reduction->what->kind != COLLECTIVE_REDUCE_SCATTER;
    dtl_status status = DTL_SUCCESS;

    if (rendezvous->number == 0)
        rendezvous->number = ++node->number;
    if (!rendezvous->has_published)
        status = publish_contributions(reduction, rendezvous->number, 0);
    rendezvous->has_published = status == DTL_SUCCESS;
    status = dtl__rendezvous_complete(node, rendezvous, reduction->signature, status);
    if (status != DTL_SUCCESS)
        return status;
    reduction->first = rendezvous->number;
    node->number += reduction->rounds * (has_two_steps ? 2 : 1) - 1;
    return DTL_SUCCESS;
}

/* Meets the other ranks of a scan or exscan in a step of its own, and reserves the steps of all
 * rounds. */
static dtl_status meet_before_prefixes(struct node_reduction *reduction)
{
    struct node *node = reduction->node;
    dtl_status status = dtl__rendezvous_run(node, &reduction->rendezvous, reduction->signature,
                                            &reduction->total, 1, NULL);

    if (status != DTL_SUCCESS)
        return status;
    reduction->first = node->number + 1;
    node->number += reduction->rounds;
    return DTL_SUCCESS;
}

/* Runs the rendezvous unless it has succeeded before; returns NODE_WOULD_BLOCK on a non-
 * blocking node while ranks are missing. */
static dtl_status meet_ranks(struct node_reduction *reduction)
{
    if (reduction->first > 0)
        return DTL_SUCCESS;
    return is_prefix(reduction->what) ? meet_before_prefixes(reduction)
                                      : meet_with_parts(reduction);
}

dtl_status dtl__reduction_advance(struct node_reduction *reduction)
{
    const struct collective *what = reduction->what;
    dtl_status status = meet_ranks(reduction);

    if (status != DTL_SUCCESS)
        return status;
    if (what->kind == COLLECTIVE_REDUCE_SCATTER)
        status = run_reduce_scatter(reduction);
    else
        status = is_prefix(what) ? run_prefixes(reduction) : run_reduce(reduction);
    if (status != DTL_SUCCESS && status != NODE_WOULD_BLOCK)
        dtl__node_mark_failed(reduction->node);
    return status;
}

dtl_status dtl__reduction_run(struct node *node, const struct collective *what)
{
    struct node_reduction reduction;

    dtl__reduction_begin(node, what, &reduction);
    return dtl__reduction_advance(&reduction);
}
