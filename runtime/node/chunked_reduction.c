/* SPDX-License-Identifier: BSD-3-Clause */
/* Reductions in pieces.  The elements are split over the ranks: in each round a rank gives each
 * other one that one's part of its elements, folds its own part of all ranks' in their order, and
 * gives the result to who wants it.  Prefixes go from rank to rank instead, each of which adds its
 * own. */
#include "algorithms.h"
#include "comm/agreement_record.h"
#include "non_temporal_copy.h"
#include "signature.h"

/* How far a round is. */
enum { FOLD, GIVE, TAKE };

/* Elements, as they lie in a buffer. */
struct range {
    uint64_t start;
    uint64_t count;
};

static struct range range_within(uint64_t start, uint64_t end, uint64_t longest)
{
    uint64_t rest = start < end ? end - start : 0;

    return (struct range){start, rest < longest ? rest : longest};
}

/* What `rank` folds in a round. */
static struct range range_of(const struct node_reduction *reduction, int32_t rank, uint64_t round)
{
    uint64_t ranks = (uint64_t)reduction->node->comm->size, start;

    if (reduction->what->recvcounts == NULL)
        return range_within((round * ranks + (uint64_t)rank) * reduction->piece,
                            reduction->what->count, reduction->piece);
    start = reduction->starts[rank];
    return range_within(start + round * reduction->piece, start + reduction->what->recvcounts[rank],
                        reduction->piece);
}

static uint64_t bytes_of(const struct node_reduction *reduction, uint64_t count)
{
    return count * reduction->what->type->size;
}

static const char *sent(const struct node_reduction *reduction, uint64_t element)
{
    return (const char *)reduction->what->send + bytes_of(reduction, element);
}

static char *received(const struct node_reduction *reduction, uint64_t element)
{
    return (char *)reduction->what->recv + bytes_of(reduction, element);
}

/* Puts a piece of the result where the caller wants it. */
static void result_put(const struct node_reduction *reduction, uint64_t element, const char *from,
                       uint64_t count)
{
    dtl__copy_past(received(reduction, element), from, bytes_of(reduction, count),
                   bytes_of(reduction, reduction->total));
}

static dtl_status give(const struct node_reduction *reduction, uint64_t number, uint64_t round)
{
    struct node *node = reduction->node;
    int32_t mine = node->comm->rank;
    struct node_slot *slot;
    dtl_status status = dtl__node_room(node, number, &slot);

    if (status != DTL_SUCCESS)
        return status;
    for (int32_t rank = 0; rank < node->comm->size; rank++) {
        struct range range = range_of(reduction, rank, round);

        if (rank != mine && range.count > 0)
            dtl__node_write(node, slot->block + share_start(node, mine, rank),
                            sent(reduction, range.start), bytes_of(reduction, range.count));
    }
    dtl__node_publish(slot, number, reduction->mark);
    return DTL_SUCCESS;
}

/* Where what goes into a slot is made: it is read again meanwhile, which is slow in the slot where
 * that is written past the caches. */
static char *workplace(const struct node *node, struct node_slot *slot, uint64_t bytes, char *own)
{
    return bytes < node->past ? slot->block : own;
}

/* Nothing is folded before all of it is there: nothing of it is folded twice. */
static bool others_gave(const struct node_reduction *reduction, uint64_t number)
{
    struct node *node = reduction->node;

    return dtl__node_await(node, 0, node->comm->size, number) != NODE_NOT_YET;
}

/* Leaves in `into`, which no contribution lies in, what all ranks have for this one. */
static dtl_status fold(const struct node_reduction *reduction, uint64_t number, struct range range,
                       char *into)
{
    struct node *node = reduction->node;
    int32_t mine = node->comm->rank;

    if (node->is_polled && !others_gave(reduction, number))
        return NODE_NOT_YET;
    for (int32_t rank = 0; rank < node->comm->size; rank++) {
        const char *block = sent(reduction, range.start);
        const struct node_slot *slot;
        dtl_status status = DTL_SUCCESS;

        if (rank != mine)
            status = dtl__mark_take(node, rank, number, reduction->mark, &slot);
        if (status != DTL_SUCCESS)
            return status;
        if (rank != mine)
            block = slot->block + share_start(node, rank, mine);
        if (rank == 0)
            memcpy(into, block, bytes_of(reduction, range.count));
        else
            reduction->kernel(into, block, range.count);
    }
    return DTL_SUCCESS;
}

/* ---- reduce and allreduce -------------------------------------------------------------------- */

static bool has_result(const struct node_reduction *reduction)
{
    return reduction->what->root < 0 || reduction->what->root == reduction->node->comm->rank;
}

/* Folds in the slot of the step after `number`, from where others take the result. */
static dtl_status fold_and_give(const struct node_reduction *reduction, uint64_t number,
                                uint64_t round)
{
    struct node *node = reduction->node;
    struct range range = range_of(reduction, node->comm->rank, round);
    uint64_t bytes = bytes_of(reduction, range.count);
    _Alignas(NODE_LINE) char own[NODE_BYTES];
    char *result = own;
    struct node_slot *slot;
    dtl_status status = dtl__node_room(node, number + 1, &slot);

    if (status == DTL_SUCCESS)
        result = workplace(node, slot, bytes, own);
    if (status == DTL_SUCCESS && range.count > 0)
        status = fold(reduction, number, range, result);
    if (status != DTL_SUCCESS)
        return status;
    dtl__node_done(node, number);
    if (result == own)
        dtl__node_write(node, slot->block, own, bytes);
    dtl__node_publish(slot, number + 1, reduction->mark);
    if (has_result(reduction) && range.count > 0)
        result_put(reduction, range.start, result, range.count);
    return DTL_SUCCESS;
}

static dtl_status results_take(const struct node_reduction *reduction, uint64_t number,
                               uint64_t round)
{
    struct node *node = reduction->node;
    dtl_status status = DTL_SUCCESS;

    if (node->is_polled && has_result(reduction) && !others_gave(reduction, number))
        return NODE_NOT_YET;
    for (int32_t rank = 0; rank < node->comm->size && has_result(reduction); rank++) {
        struct range range = range_of(reduction, rank, round);
        const struct node_slot *slot;

        if (rank == node->comm->rank || range.count == 0)
            continue;
        status = dtl__mark_take(node, rank, number, reduction->mark, &slot);
        if (status != DTL_SUCCESS)
            return status;
        result_put(reduction, range.start, slot->block, range.count);
    }
    dtl__node_done(node, number);
    return status;
}

/* One of the stages of a round, which is two steps.  The next round's parts are given before the
 * results of this one are waited for, those of the first where all meet. */
static dtl_status reduce_stage(const struct node_reduction *reduction)
{
    uint64_t round = reduction->round, number = reduction->first + 2 * round;

    if (reduction->stage == FOLD)
        return fold_and_give(reduction, number, round);
    if (reduction->stage == TAKE)
        return results_take(reduction, number + 1, round);
    return round + 1 < reduction->rounds ? give(reduction, number + 2, round + 1) : DTL_SUCCESS;
}

static dtl_status reduce(struct node_reduction *reduction)
{
    dtl_status status = DTL_SUCCESS;

    while (reduction->round < reduction->rounds && status == DTL_SUCCESS) {
        status = reduce_stage(reduction);
        if (status == DTL_SUCCESS)
            reduction->round += reduction->stage == TAKE;
        if (status == DTL_SUCCESS)
            reduction->stage = reduction->stage == TAKE ? FOLD : reduction->stage + 1;
    }
    return status;
}

/* ---- reduce_scatter -------------------------------------------------------------------------- */

/* Whether what this rank folds lies where nothing is that it has sent or will send, and stays in a
 * cache. */
static bool folds_in_place(const struct node_reduction *reduction)
{
    uintptr_t from = (uintptr_t)reduction->what->send, into = (uintptr_t)reduction->what->recv;
    uint64_t all = bytes_of(reduction, reduction->total);
    uint64_t mine = bytes_of(reduction, reduction->what->recvcounts[reduction->node->comm->rank]);

    return all < PAST_BYTES && (into + mine <= from || from + all <= into);
}

/* In place, what is written has been given before: it is no further from the start. */
static dtl_status part_take(const struct node_reduction *reduction, uint64_t round)
{
    struct node *node = reduction->node;
    int32_t mine = node->comm->rank;
    uint64_t number = reduction->first + round;
    struct range range = range_of(reduction, mine, round);
    uint64_t place = range.start - reduction->starts[mine];
    _Alignas(NODE_LINE) char own[NODE_BYTES];
    char *result = folds_in_place(reduction) ? received(reduction, place) : own;
    dtl_status status = DTL_SUCCESS;

    if (range.count > 0)
        status = fold(reduction, number, range, result);
    if (status == NODE_NOT_YET)
        return status;
    if (status == DTL_SUCCESS && range.count > 0 && result == own)
        result_put(reduction, place, own, range.count);
    dtl__node_done(node, number);
    return status;
}

/* The next round's parts are given before this one's are waited for, as in a reduce. */
static dtl_status reduce_scatter(struct node_reduction *reduction)
{
    dtl_status status = DTL_SUCCESS;

    while (reduction->round < reduction->rounds && status == DTL_SUCCESS) {
        uint64_t next = reduction->round + 1;

        if (!reduction->has_given && next < reduction->rounds)
            status = give(reduction, reduction->first + next, next);
        reduction->has_given = status == DTL_SUCCESS;
        if (status == DTL_SUCCESS)
            status = part_take(reduction, reduction->round);
        if (status != DTL_SUCCESS)
            break;
        reduction->round++;
        reduction->has_given = false;
    }
    return status;
}

/* ---- scan and exscan ------------------------------------------------------------------------- */

/* Takes the prefix before this rank's elements, and gives the one that ends with them. */
static dtl_status prefix(const struct node_reduction *reduction, uint64_t round)
{
    struct node *node = reduction->node;
    int32_t mine = node->comm->rank;
    bool is_exclusive = reduction->what->kind == COLLECTIVE_EXSCAN;
    uint64_t number = reduction->first + round;
    struct range range =
        range_within(round * reduction->piece, reduction->what->count, reduction->piece);
    uint64_t bytes = bytes_of(reduction, range.count);
    const struct node_slot *before = NULL;
    _Alignas(NODE_LINE) char own[NODE_BYTES];
    char *result;
    struct node_slot *slot;
    dtl_status status = dtl__node_room(node, number, &slot);

    if (status == DTL_SUCCESS && mine > 0)
        status = dtl__mark_take(node, mine - 1, number, reduction->mark, &before);
    if (status != DTL_SUCCESS)
        return status;
    result = workplace(node, slot, bytes, own);
    memcpy(result, sent(reduction, range.start), bytes);
    if (before != NULL)
        reduction->kernel(result, before->block, range.count);
    if (result == own)
        dtl__node_write(node, slot->block, own, bytes);
    dtl__node_publish(slot, number, reduction->mark);
    if (!is_exclusive || before != NULL)
        memcpy(received(reduction, range.start), is_exclusive ? before->block : result, bytes);
    dtl__node_done(node, number);
    return DTL_SUCCESS;
}

static dtl_status prefixes(struct node_reduction *reduction)
{
    dtl_status status = DTL_SUCCESS;

    while (reduction->round < reduction->rounds && status == DTL_SUCCESS) {
        status = prefix(reduction, reduction->round);
        reduction->round += status == DTL_SUCCESS;
    }
    return status;
}

/* ---- which ----------------------------------------------------------------------------------- */

/* Returns the elements that are reduced. */
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
    reduction->rounds = pieces_of(longest, reduction->piece);
    return total;
}

/* Rounds of alike length, each of whole cache lines a rank. */
static void plan_split(struct node_reduction *reduction)
{
    uint64_t count = reduction->what->count, ranks = (uint64_t)reduction->node->comm->size;
    uint64_t rounds = pieces_of(count, ranks * reduction->piece);
    uint64_t piece = pieces_of(pieces_of(count, ranks * rounds), NODE_LINE) * NODE_LINE;

    if (piece < reduction->piece)
        reduction->piece = piece;
    reduction->rounds = pieces_of(count, ranks * reduction->piece);
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
        .piece = share_of(node) / what->type->size,
    };
    if (what->kind == COLLECTIVE_REDUCE_SCATTER) {
        out->total = plan_scatter(out);
    } else if (is_prefix(what)) {
        out->piece = NODE_BYTES / what->type->size;
        out->rounds = pieces_of(what->count, out->piece);
    } else {
        plan_split(out);
    }
    out->mark = dtl__mark_of(what, bytes_of(out, out->total));
}

/* Where all meet each gives its parts of the first round. */
static dtl_status parts_agree(struct node_reduction *reduction)
{
    struct node *node = reduction->node;
    struct node_meeting *meeting = &reduction->meeting;
    bool is_twofold = reduction->what->kind != COLLECTIVE_REDUCE_SCATTER;
    dtl_status status = DTL_SUCCESS;

    if (meeting->number == 0)
        meeting->number = ++node->number;
    if (!meeting->has_given)
        status = give(reduction, meeting->number, 0);
    meeting->has_given = status == DTL_SUCCESS;
    status = dtl__meeting_take(node, meeting, reduction->mark, status);
    if (status != DTL_SUCCESS)
        return status;
    reduction->first = meeting->number;
    node->number += reduction->rounds * (is_twofold ? 2 : 1) - 1;
    return DTL_SUCCESS;
}

static dtl_status prefixes_agree(struct node_reduction *reduction)
{
    struct node *node = reduction->node;
    dtl_status status =
        dtl__meeting_go(node, &reduction->meeting, reduction->mark, &reduction->total, 1, NULL);

    if (status != DTL_SUCCESS)
        return status;
    reduction->first = node->number + 1;
    node->number += reduction->rounds;
    return DTL_SUCCESS;
}

static dtl_status agree(struct node_reduction *reduction)
{
    if (reduction->first > 0)
        return DTL_SUCCESS;
    return is_prefix(reduction->what) ? prefixes_agree(reduction) : parts_agree(reduction);
}

dtl_status dtl__reduction_go(struct node_reduction *reduction)
{
    const struct collective *what = reduction->what;
    dtl_status status = agree(reduction);

    if (status != DTL_SUCCESS)
        return status;
    if (what->kind == COLLECTIVE_REDUCE_SCATTER)
        status = reduce_scatter(reduction);
    else
        status = is_prefix(what) ? prefixes(reduction) : reduce(reduction);
    if (status != DTL_SUCCESS && status != NODE_NOT_YET)
        dtl__node_tear(reduction->node);
    return status;
}

dtl_status dtl__reduction_run(struct node *node, const struct collective *what)
{
    struct node_reduction reduction;

    dtl__reduction_begin(node, what, &reduction);
    return dtl__reduction_go(&reduction);
}
