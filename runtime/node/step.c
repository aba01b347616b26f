/* SPDX-License-Identifier: BSD-3-Clause */
/* Small collectives: each rank that has something gives it once, and who wants it reads the giver's
 * memory: nobody moves anything on.  Reductions fold in the order of ranks, so that all ranks have
 * the same bits. */
#include "comm/record.h"
#include "mark.h"
#include "ways.h"

struct step {
    struct node *node;
    const struct collective *what;
    uint64_t number;
    uint64_t bytes; /* of a part */
    uint64_t given; /* of all that a rank gives */
    uint64_t mark;
};

static dtl_status take(const struct step *step, int32_t rank, const char **block)
{
    const struct node_slot *slot;
    dtl_status status = dtl__mark_take(step->node, rank, step->number, step->mark, &slot);

    *block = dtl__node_block(slot, step->given);
    return status;
}

/* Of the ranks before `end`. */
static dtl_status fold(const struct step *step, int32_t end)
{
    const struct collective *what = step->what;
    reduce_kernel kernel = dtl__kernel_of(what->type->id, what->op);
    const char *block;
    dtl_status status = DTL_SUCCESS;

    for (int32_t rank = 0; rank < end && status == DTL_SUCCESS; rank++) {
        status = take(step, rank, &block);
        if (status != DTL_SUCCESS || step->bytes == 0)
            continue;
        if (rank == 0)
            memcpy(what->recv, block, step->bytes);
        else
            kernel(what->recv, block, what->count);
    }
    return status;
}

/* From each rank the part that begins at `offset` of its block. */
static dtl_status collect(const struct step *step, uint64_t offset)
{
    const char *block;
    dtl_status status = DTL_SUCCESS;

    for (int32_t rank = 0; rank < step->node->comm->size && status == DTL_SUCCESS; rank++) {
        status = take(step, rank, &block);
        if (status == DTL_SUCCESS && step->bytes > 0)
            memcpy((char *)step->what->recv + (uint64_t)rank * step->bytes, block + offset,
                   step->bytes);
    }
    return status;
}

/* The part that begins at `offset` of the root's block. */
static dtl_status fetch(const struct step *step, uint64_t offset)
{
    const char *block;
    dtl_status status = take(step, step->what->root, &block);

    if (status == DTL_SUCCESS && step->bytes > 0)
        memcpy(step->what->recv, block + offset, step->bytes);
    return status;
}

/* Who has nothing to take is done: nobody waits for it before the slot is written again. */
static dtl_status receive(const struct step *step)
{
    const struct comm *comm = step->node->comm;
    uint64_t mine = (uint64_t)comm->rank * step->bytes;
    bool is_root = step->what->root == comm->rank;

    switch (step->what->kind) {
    case COLLECTIVE_BROADCAST:
        return is_root ? DTL_SUCCESS : fetch(step, 0);
    case COLLECTIVE_SCATTER:
        return fetch(step, mine);
    case COLLECTIVE_REDUCE:
        return is_root ? fold(step, comm->size) : DTL_SUCCESS;
    case COLLECTIVE_GATHER:
        return is_root ? collect(step, 0) : DTL_SUCCESS;
    case COLLECTIVE_BARRIER:
    case COLLECTIVE_ALLGATHER:
        return collect(step, 0);
    case COLLECTIVE_ALLTOALL:
        return collect(step, mine);
    case COLLECTIVE_SCAN:
        return fold(step, comm->rank + 1);
    case COLLECTIVE_EXSCAN:
        return fold(step, comm->rank);
    default:
        return fold(step, comm->size);
    }
}

dtl_status dtl__step_run(struct node *node, const struct collective *what, uint64_t bytes,
                         uint64_t given)
{
    bool is_from_root = what->kind == COLLECTIVE_BROADCAST || what->kind == COLLECTIVE_SCATTER;
    struct step step = {node, what, ++node->number, bytes, given, dtl__mark_of(what, bytes)};
    dtl_status status = DTL_SUCCESS;

    if (!is_from_root || what->root == node->comm->rank)
        status =
            dtl__node_give(node, step.number, step.mark,
                           what->kind == COLLECTIVE_BROADCAST ? what->recv : what->send, given);
    if (status == DTL_SUCCESS)
        status = receive(&step);
    dtl__node_done(node, step.number);
    return status;
}

dtl_status dtl__step_meet(struct node *node, uint64_t mark, const uint64_t *row, int32_t numbers,
                          uint64_t (*rows)[NODE_RANKS])
{
    uint64_t number = ++node->number, bytes = (uint64_t)numbers * sizeof *row;
    dtl_status status = dtl__node_give(node, number, mark, row, bytes);

    for (int32_t rank = 0; rank < node->comm->size && status == DTL_SUCCESS; rank++) {
        const struct node_slot *slot;

        status = dtl__mark_take(node, rank, number, mark, &slot);
        if (status == DTL_SUCCESS && rows != NULL)
            memcpy(rows[rank], dtl__node_block(slot, bytes), bytes);
    }
    dtl__node_done(node, number);
    if (status != DTL_SUCCESS && status != DTL_ERROR_COLLECTIVE_PARTICIPATION)
        dtl__node_tear(node); /* the others know nothing of it, and go on to its pieces */
    return status;
}
