/* SPDX-License-Identifier: BSD-3-Clause */
/* Small collectives: each rank that has something gives it once, and who wants it reads the giver's
 * memory: nobody moves anything on.  Reductions fold in the order of ranks, so that all ranks have
 * the same bits. */
#include "algorithms.h"
#include "comm/agreement_record.h"
#include "signature.h"

/* Whether nothing is written over what this rank gives while the others' is taken. */
static bool stays(const struct node_step *step)
{
    const struct collective *what = step->what;
    uintptr_t send = (uintptr_t)what->send, recv = (uintptr_t)what->recv;
    uint64_t most = (uint64_t)step->node->comm->size * step->bytes;

    return !step->node->is_polled && (send + step->given <= recv || recv + most <= send);
}

/* What a rank gives itself it has: the line of its own slot is where it was read last. */
static inline dtl_status take(const struct node_step *step, int32_t rank, const char **block)
{
    const struct node_slot *slot;
    dtl_status status;

    if (rank == step->node->comm->rank && stays(step)) {
        *block = step->what->send;
        return DTL_SUCCESS;
    }
    status = dtl__mark_take(step->node, rank, step->number, step->mark, &slot);
    *block = dtl__node_block(slot, step->given);
    return status;
}

/* Of the ranks before `end`, `count` elements that begin at `offset` of their blocks. */
static dtl_status fold(const struct node_step *step, int32_t end, uint64_t offset, uint64_t count)
{
    const struct collective *what = step->what;
    const reduce_kernel kernel = dtl__kernel_of(what->type->id, what->op);
    const char *block;

    for (int32_t rank = 0; rank < end; rank++) {
        dtl_status status = take(step, rank, &block);

        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            return status;
        if (count == 0)
            continue;
        if (rank > 0)
            kernel(what->recv, block + offset, count);
        else
            dtl__copy_few(what->recv, block + offset, step->bytes);
    }
    return DTL_SUCCESS;
}

/* From each rank the part that begins at `offset` of its block. */
static dtl_status collect(const struct node_step *step, uint64_t offset)
{
    const char *block;

    for (int32_t rank = 0; rank < step->node->comm->size; rank++) {
        dtl_status status = take(step, rank, &block);

        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            return status;
        if (step->bytes > 0)
            memcpy((char *)step->what->recv + (uint64_t)rank * step->bytes, block + offset,
                   step->bytes);
    }
    return DTL_SUCCESS;
}

/* Of a short one.  Where this rank has failed in a step before, it may be in another place. */
static dtl_status short_take(const struct node_step *step, const char **block)
{
    struct node *node = step->node;
    int32_t root = step->what->root;
    const struct node_line *line = dtl__node_line(node, root, step->head);
    const struct node_packed *packed = &line->packed[step->number - step->head];
    uint64_t mark;
    dtl_status status;

    *block = packed->data;
    for (int look = 0; look < node->patience; look++) {
        if (atomic_load_explicit(&packed->number, memory_order_acquire) == step->number)
            return line->mark == step->mark
                       ? DTL_SUCCESS
                       : dtl__mark_refuse(node, root, step->number, line->mark, step->mark);
        dtl__pause();
    }
    status = dtl__node_wait(node, root, step->number);
    if (status != DTL_SUCCESS)
        return status;
    *block = dtl__node_find(node, root, step->number, &mark);
    return mark == step->mark ? DTL_SUCCESS
                              : dtl__mark_refuse(node, root, step->number, mark, step->mark);
}

/* What the root is to give next: it may be ahead, and that come from its CPU meanwhile.  Where it
 * is not, the line is still this CPU's. */
static const void *next_of(const struct node_step *step)
{
    const struct node *node = step->node;
    int32_t root = step->what->root;

    if (step->is_short)
        return dtl__node_line(node, root, step->head + NODE_PACKED);
    return dtl__node_slot(node, root, step->number + 1);
}

/* The part that begins at `offset` of the root's block. */
static dtl_status fetch(const struct node_step *step, uint64_t offset)
{
    const char *block;
    dtl_status status =
        step->is_short ? short_take(step, &block) : take(step, step->what->root, &block);

    __builtin_prefetch(next_of(step));
    if (status == DTL_SUCCESS && step->bytes > 0)
        memcpy(step->what->recv, block + offset, step->bytes);
    return status;
}

/* Where in the block of each rank those elements begin that this one folds. */
static uint64_t scattered(const struct node_step *step)
{
    uint64_t before = 0;

    for (int32_t rank = 0; rank < step->node->comm->rank; rank++)
        before += step->what->recvcounts[rank];
    return before * step->what->type->size;
}

/* Who has nothing to take is done: nobody waits for it before the slot is written again. */
dtl_status dtl__step_receive(const struct node_step *step)
{
    const struct comm *comm = step->node->comm;
    const uint64_t mine = (uint64_t)comm->rank * step->bytes, count = step->what->count;
    const bool is_root = step->what->root == comm->rank;

    switch (step->what->kind) {
    case COLLECTIVE_BROADCAST:
        return is_root ? DTL_SUCCESS : fetch(step, 0);
    case COLLECTIVE_SCATTER:
        return fetch(step, mine);
    case COLLECTIVE_REDUCE:
        return is_root ? fold(step, comm->size, 0, count) : DTL_SUCCESS;
    case COLLECTIVE_GATHER:
        return is_root ? collect(step, 0) : DTL_SUCCESS;
    case COLLECTIVE_BARRIER:
    case COLLECTIVE_ALLGATHER:
        return collect(step, 0);
    case COLLECTIVE_ALLTOALL:
        return collect(step, mine);
    case COLLECTIVE_SCAN:
        return fold(step, comm->rank + 1, 0, count);
    case COLLECTIVE_EXSCAN:
        return fold(step, comm->rank, 0, count);
    case COLLECTIVE_REDUCE_SCATTER:
        return fold(step, comm->size, scattered(step), step->what->recvcounts[comm->rank]);
    default:
        return fold(step, comm->size, 0, count);
    }
}

/* Whose blocks this rank takes. */
static dtl_status await(const struct node_step *step)
{
    const struct comm *comm = step->node->comm;
    int32_t root = step->what->root, first = 0, end = comm->size;

    switch (step->what->kind) {
    case COLLECTIVE_BROADCAST:
    case COLLECTIVE_SCATTER:
        first = root;
        end = root + 1;
        break;
    case COLLECTIVE_REDUCE:
    case COLLECTIVE_GATHER:
        end = root == comm->rank ? comm->size : 0;
        break;
    case COLLECTIVE_SCAN:
        end = comm->rank + 1;
        break;
    case COLLECTIVE_EXSCAN:
        end = comm->rank;
        break;
    default:
        break;
    }
    return dtl__node_await(step->node, first, end, step->number);
}

/* The step whose line a short one is in: its own, or the first of the same right before, as long as
 * there is room. */
static uint64_t head_of(struct node *node, uint64_t number, uint64_t mark)
{
    struct node_run *run = &node->run;

    if (mark != run->mark || number != run->last + 1 || number - run->head == NODE_PACKED)
        run->head = number;
    run->mark = mark;
    run->last = number;
    return run->head;
}

struct node_step dtl__step_of(struct node *node, const struct collective *what, uint64_t bytes,
                              uint64_t given)
{
    uint64_t number = ++node->number, mark = dtl__step_mark(what, bytes, given);
    bool is_short = dtl__mark_is_short(mark);

    return (struct node_step){.node = node,
                              .what = what,
                              .number = number,
                              .is_short = is_short,
                              .head = is_short ? head_of(node, number, mark) : number,
                              .bytes = bytes,
                              .given = given,
                              .mark = mark,
                              .has_given = dtl__step_is_of_other(node, what)};
}

/* Until all ranks are done with the last step that the line has held.  Nothing follows in it where
 * the first one fails. */
static dtl_status line_room(const struct node_step *step)
{
    enum { DEPTH = NODE_AHEAD - NODE_PACKED + 1 };
    struct node *node = step->node;
    dtl_status status = DTL_SUCCESS;

    if (DTL_UNLIKELY(step->number > node->freed + DEPTH))
        status = dtl__node_make_room(node, step->number, DEPTH);
    if (DTL_UNLIKELY(status != DTL_SUCCESS && status != NODE_NOT_YET))
        node->run.last = 0;
    return status;
}

static dtl_status short_give(const struct node_step *step)
{
    struct node *node = step->node;
    struct node_line *line = dtl__node_line(node, node->comm->rank, step->head);
    struct node_packed *packed = &line->packed[step->number - step->head];

    if (step->head == step->number) {
        dtl_status status = line_room(step);

        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            return status;
        line->mark = step->mark;
    }
    if (step->given > 0)
        memcpy(packed->data, step->what->recv, step->given);
    /* Pairs with the acquire loads in short_take() and dtl__node_find(). */
    atomic_store_explicit(&packed->number, step->number, memory_order_release);
    return DTL_SUCCESS;
}

dtl_status dtl__step_give(struct node_step *step)
{
    const struct collective *what = step->what;
    dtl_status status = DTL_SUCCESS;

    if (step->has_given)
        return DTL_SUCCESS;
    if (step->is_short)
        status = short_give(step);
    else
        status = dtl__node_give(step->node, step->number, step->mark, dtl__step_block(what),
                                step->given);
    step->has_given = status == DTL_SUCCESS;
    return status;
}

dtl_status dtl__step_take(struct node_step *step)
{
    dtl_status status = step->node->is_polled ? await(step) : DTL_SUCCESS;

    if (status == NODE_NOT_YET)
        return status;
    if (status == DTL_SUCCESS)
        status = dtl__step_receive(step);
    dtl__node_done(step->node, step->number);
    return status;
}

dtl_status dtl__step_run(struct node *node, const struct collective *what, uint64_t bytes,
                         uint64_t given)
{
    struct node_step step = dtl__step_of(node, what, bytes, given);
    dtl_status status = dtl__step_give(&step);

    if (status == DTL_SUCCESS)
        return dtl__step_take(&step);
    dtl__node_done(node, step.number);
    return status;
}

/* ---- where all meet -------------------------------------------------------------------------- */

static dtl_status rows_take(struct node *node, uint64_t number, uint64_t mark, uint64_t bytes,
                            uint64_t (*rows)[NODE_RANKS])
{
    dtl_status status = DTL_SUCCESS;

    for (int32_t rank = 0; rank < node->comm->size && status == DTL_SUCCESS; rank++) {
        const struct node_slot *slot;

        status = dtl__mark_take(node, rank, number, mark, &slot);
        if (status == DTL_SUCCESS && rows != NULL)
            memcpy(rows[rank], dtl__node_block(slot, bytes), bytes);
    }
    return status;
}

/* Whoever fails there is done with it. */
static dtl_status meeting_end(struct node *node, const struct node_meeting *meeting,
                              dtl_status status)
{
    if (status == DTL_SUCCESS || status == NODE_NOT_YET)
        return status;
    dtl__node_done(node, meeting->number);
    if (status != DTL_ERROR_COLLECTIVE_PARTICIPATION)
        dtl__node_tear(node); /* the others know nothing of it, and go on to its pieces */
    return status;
}

dtl_status dtl__meeting_go(struct node *node, struct node_meeting *meeting, uint64_t mark,
                           const uint64_t *row, int32_t numbers, uint64_t (*rows)[NODE_RANKS])
{
    uint64_t bytes = (uint64_t)numbers * sizeof *row;
    dtl_status status = DTL_SUCCESS;

    if (meeting->number == 0)
        meeting->number = ++node->number;
    if (!meeting->has_given)
        status = dtl__node_give(node, meeting->number, mark, row, bytes);
    if (status == DTL_SUCCESS) {
        meeting->has_given = true;
        status = rows_take(node, meeting->number, mark, bytes, rows);
    }
    if (status == DTL_SUCCESS)
        dtl__node_done(node, meeting->number);
    return meeting_end(node, meeting, status);
}

dtl_status dtl__meeting_take(struct node *node, const struct node_meeting *meeting, uint64_t mark,
                             dtl_status given)
{
    dtl_status status = given;

    if (status == DTL_SUCCESS)
        status = rows_take(node, meeting->number, mark, 0, NULL);
    return meeting_end(node, meeting, status);
}
