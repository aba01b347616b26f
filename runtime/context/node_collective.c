/* SPDX-License-Identifier: BSD-3-Clause */
/* Each rank that has something gives it once, and who wants it reads the giver's memory: nobody
 * moves anything on.  A step of a node is a collective.  Reductions fold in the order of ranks, so
 * that all ranks have the same bits. */
#include "node_collective.h"

#include <stdio.h>

#include "comm/record.h"
#include "dtl_impl.h"
#include "topology/node.h"

static const char *const kind_names[COLLECTIVE_KINDS] = {
    [COLLECTIVE_BARRIER] = "barrier",     [COLLECTIVE_BROADCAST] = "broadcast",
    [COLLECTIVE_REDUCE] = "reduce",       [COLLECTIVE_ALLREDUCE] = "allreduce",
    [COLLECTIVE_SCAN] = "scan",           [COLLECTIVE_EXSCAN] = "exscan",
    [COLLECTIVE_GATHER] = "gather",       [COLLECTIVE_SCATTER] = "scatter",
    [COLLECTIVE_ALLGATHER] = "allgather", [COLLECTIVE_ALLTOALL] = "alltoall",
};

/* ---- what all ranks of a step agree on ------------------------------------------------------- */

/* Bytes may be moved as any dtype. */
static uint64_t mark_of(const struct collective *what, uint64_t bytes)
{
    uint64_t mark =
        bytes << 32 | (uint64_t)(uint8_t)what->root << 24 | (uint64_t)(uint8_t)what->kind;

    if (collective_is_reduction(what->kind))
        mark |= (uint64_t)what->type->id << 16 | (uint64_t)what->op << 8;
    return mark;
}

/* What another rank has written may be anything. */
static void mark_tell(uint64_t mark, char *text, size_t size)
{
    enum collective_kind kind = (enum collective_kind)(mark & 0xff);
    dtl_dtype dtype = (dtl_dtype)(mark >> 16 & 0xff);
    int length;

    if (kind >= COLLECTIVE_KINDS || kind_names[kind] == NULL) {
        snprintf(text, size, "no collective");
        return;
    }
    length = snprintf(text, size, "%s of %u bytes", kind_names[kind], (unsigned)(mark >> 32));
    if (collective_is_reduction(kind))
        length += snprintf(text + length, size - (size_t)length, ", %s of %s",
                           dtl_impl_reduce_op_name((dtl_reduce_op)(mark >> 8 & 0xff)),
                           dtl__is_dtype(dtype) ? dtl__dtype(dtype)->name : "records");
    if ((int8_t)(mark >> 24) >= 0)
        snprintf(text + length, size - (size_t)length, ", root %d", (int)(mark >> 24 & 0xff));
}

static dtl_status refuse(int32_t rank, uint64_t theirs, uint64_t mine)
{
    enum { ROOM = 80 };
    char found[ROOM], expected[ROOM];

    mark_tell(theirs, found, sizeof found);
    mark_tell(mine, expected, sizeof expected);
    return dtl__fail(DTL_ERROR_COLLECTIVE_PARTICIPATION, "rank %d is in %s; expected %s, as here",
                     (int)rank, found, expected);
}

/* ---- a step ---------------------------------------------------------------------------------- */

struct step {
    struct node *node;
    const struct collective *what;
    uint64_t bytes; /* of a part */
    uint64_t mark;
};

static dtl_status take(const struct step *step, int32_t rank, const char **block)
{
    const struct node_slot *slot;
    dtl_status status = dtl__node_take(step->node, rank, &slot);

    *block = slot->block;
    if (status == DTL_SUCCESS && DTL_UNLIKELY(slot->mark != step->mark))
        return refuse(rank, slot->mark, step->mark);
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

static dtl_status step_run(struct node *node, const struct collective *what, uint64_t bytes,
                           uint64_t given)
{
    bool is_from_root = what->kind == COLLECTIVE_BROADCAST || what->kind == COLLECTIVE_SCATTER;
    struct step step = {node, what, bytes, mark_of(what, bytes)};
    dtl_status status = DTL_SUCCESS;

    node->number++;
    if (!is_from_root || what->root == node->comm->rank)
        status = dtl__node_give(
            node, step.mark, what->kind == COLLECTIVE_BROADCAST ? what->recv : what->send, given);
    if (status == DTL_SUCCESS)
        status = receive(&step);
    dtl__node_done(node);
    return status;
}

/* ---- the table ------------------------------------------------------------------------------- */

/* Whether the ranks share memory; asks at the first collective. */
static dtl_status ask(struct node *node, bool *is_shared)
{
    dtl_status status = node->is_asked ? DTL_SUCCESS : dtl__node_open(node);

    *is_shared =
        node->stations != NULL && !atomic_load_explicit(&dtl__node_is_over, memory_order_relaxed);
    return status;
}

static dtl_status collective(struct comm *comm, const struct collective *what)
{
    struct node *node = comm->node;
    bool gives_parts = what->kind == COLLECTIVE_SCATTER || what->kind == COLLECTIVE_ALLTOALL;
    uint64_t bytes = what->count * what->type->size;
    uint64_t given = gives_parts ? dtl__times(bytes, (uint64_t)comm->size) : bytes;
    bool is_shared = false;

    if (given <= NODE_BYTES) {
        dtl_status status = ask(node, &is_shared);

        if (status != DTL_SUCCESS)
            return status;
    }
    return is_shared ? step_run(node, what, bytes, given)
                     : node->back->collectives[what->kind](comm, what);
}

static dtl_status barrier(struct comm *comm)
{
    const struct collective what = barrier_of(dtl__dtype(DTL_DTYPE_BYTE));
    bool is_shared = false;
    dtl_status status = ask(comm->node, &is_shared);

    if (status != DTL_SUCCESS)
        return status;
    return is_shared ? step_run(comm->node, &what, 0, 0) : comm->node->back->barrier(comm);
}

void dtl__node_collectives(struct comm_ops *ops, bool reduces)
{
    ops->barrier = barrier;
    for (int kind = COLLECTIVE_BARRIER + 1; kind < COLLECTIVE_KINDS; kind++)
        if (kind_names[kind] != NULL &&
            (reduces || !collective_is_reduction((enum collective_kind)kind)))
            ops->collectives[kind] = collective;
}
