/* SPDX-License-Identifier: BSD-3-Clause */
/* Collectives in a single step, for small blocks.  Each rank that contributes publishes its block
 * once, and the receivers read it in the sender's slot; no rank forwards data.  Reductions combine
 * in rank order, so that all ranks get the same bits. */
#include "algorithms.h"
#include "comm/agreement_record.h"
#include "signature.h"

/* Returns true if this rank's send buffer is not overwritten while the blocks of other ranks are
 * received. */
static bool send_buffer_is_stable(const struct node_step *step)
{
    const struct collective *what = step->what;
    uintptr_t send = (uintptr_t)what->send, recv = (uintptr_t)what->recv;
    uint64_t most = (uint64_t)step->node->comm->size * step->bytes;

    return !step->node->is_nonblocking && (send + step->contributed <= recv || recv + most <= send);
}

/* Sets *block to the block of `rank`.  This rank's own block is read from the send buffer, because
 * the cache line of the slot may be in the cache of the CPU that read it last. */
static inline dtl_status receive_block(const struct node_step *step, int32_t rank,
                                       const char **block)
{
    const struct node_slot *slot;
    dtl_status status;

    if (rank == step->node->comm->rank && send_buffer_is_stable(step)) {
        *block = step->what->send;
        return DTL_SUCCESS;
    }
    status = dtl__node_receive_matching(step->node, rank, step->number, step->signature, &slot);
    *block = dtl__node_block(slot, step->contributed);
    return status;
}

/* Reduces the blocks of the ranks before `end`: `count` elements from byte `offset` of each block.
 */
static dtl_status reduce_blocks(const struct node_step *step, int32_t end, uint64_t offset,
                                uint64_t count)
{
    const struct collective *what = step->what;
    const reduce_kernel kernel = dtl__kernel_of(what->type->id, what->op);
    const char *block;

    for (int32_t rank = 0; rank < end; rank++) {
        dtl_status status = receive_block(step, rank, &block);

        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            return status;
        if (count == 0)
            continue;
        if (rank > 0)
            kernel(what->recv, block + offset, count);
        else
            dtl__copy_small(what->recv, block + offset, step->bytes);
    }
    return DTL_SUCCESS;
}

/* Copies from each rank the part that begins at byte `offset` of its block. */
static dtl_status collect_blocks(const struct node_step *step, uint64_t offset)
{
    const char *block;

    for (int32_t rank = 0; rank < step->node->comm->size; rank++) {
        dtl_status status = receive_block(step, rank, &block);

        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            return status;
        if (step->bytes > 0)
            memcpy((char *)step->what->recv + (uint64_t)rank * step->bytes, block + offset,
                   step->bytes);
    }
    return DTL_SUCCESS;
}

/* Sets *block to the root's packed block.  If this rank has failed in an earlier step, its `head`
 * may differ from the root's; then the slow path finds the block. */
static dtl_status receive_packed(const struct node_step *step, const char **block)
{
    struct node *node = step->node;
    int32_t root = step->what->root;
    const struct packed_line *line = dtl__node_packed_line(node, root, step->head);
    const struct packed_block *packed = &line->packed[step->number - step->head];
    uint64_t signature;
    dtl_status status;

    *block = packed->data;
    for (int poll = 0; poll < node->spin_count; poll++) {
        if (atomic_load_explicit(&packed->number, memory_order_acquire) == step->number)
            return line->signature == step->signature
                       ? DTL_SUCCESS
                       : dtl__signature_fail(node, root, step->number, line->signature,
                                             step->signature);
        dtl__pause();
    }
    status = dtl__node_wait(node, root, step->number);
    if (status != DTL_SUCCESS)
        return status;
    *block = dtl__node_find_block(node, root, step->number, &signature);
    return signature == step->signature
               ? DTL_SUCCESS
               : dtl__signature_fail(node, root, step->number, signature, step->signature);
}

/* Returns the address that the root writes in the next step, for a prefetch.  If the root is
 * already ahead, its cache line arrives meanwhile; otherwise the line is still in this CPU's cache.
 */
static const void *next_block(const struct node_step *step)
{
    const struct node *node = step->node;
    int32_t root = step->what->root;

    if (step->is_packed)
        return dtl__node_packed_line(node, root, step->head + NODE_PACKED);
    return dtl__node_slot(node, root, step->number + 1);
}

/* Copies the part that begins at byte `offset` of the root's block. */
static dtl_status copy_root_block(const struct node_step *step, uint64_t offset)
{
    const char *block;
    dtl_status status = step->is_packed ? receive_packed(step, &block)
                                        : receive_block(step, step->what->root, &block);

    __builtin_prefetch(next_block(step));
    if (status == DTL_SUCCESS && step->bytes > 0)
        memcpy(step->what->recv, block + offset, step->bytes);
    return status;
}

/* Returns the byte offset of the elements that this rank reduces in each rank's block. */
static uint64_t own_part_offset(const struct node_step *step)
{
    uint64_t before = 0;

    for (int32_t rank = 0; rank < step->node->comm->rank; rank++)
        before += step->what->recvcounts[rank];
    return before * step->what->type->size;
}

/* A rank that receives nothing, such as the root of a broadcast, returns at once: no other rank
 * waits for it until its slot is overwritten. */
dtl_status dtl__step_receive(const struct node_step *step)
{
    const struct comm *comm = step->node->comm;
    const uint64_t mine = (uint64_t)comm->rank * step->bytes, count = step->what->count;
    const bool is_root = step->what->root == comm->rank;

    switch (step->what->kind) {
    case COLLECTIVE_BROADCAST:
        return is_root ? DTL_SUCCESS : copy_root_block(step, 0);
    case COLLECTIVE_SCATTER:
        return copy_root_block(step, mine);
    case COLLECTIVE_REDUCE:
        return is_root ? reduce_blocks(step, comm->size, 0, count) : DTL_SUCCESS;
    case COLLECTIVE_GATHER:
        return is_root ? collect_blocks(step, 0) : DTL_SUCCESS;
    case COLLECTIVE_BARRIER:
    case COLLECTIVE_ALLGATHER:
        return collect_blocks(step, 0);
    case COLLECTIVE_ALLTOALL:
        return collect_blocks(step, mine);
    case COLLECTIVE_SCAN:
        return reduce_blocks(step, comm->rank + 1, 0, count);
    case COLLECTIVE_EXSCAN:
        return reduce_blocks(step, comm->rank, 0, count);
    case COLLECTIVE_REDUCE_SCATTER:
        return reduce_blocks(step, comm->size, own_part_offset(step),
                             step->what->recvcounts[comm->rank]);
    default:
        return reduce_blocks(step, comm->size, 0, count);
    }
}

/* Waits for the blocks of the ranks from which this one receives. */
static dtl_status wait_for_senders(const struct node_step *step)
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
    return dtl__node_receive_range(step->node, first, end, step->number);
}

/* Returns the step whose cache line a packed block uses: its own, or the first of the directly
 * preceding ones with the same signature, while the line has space. Adds the step to node->run. */
static uint64_t packed_head(struct node *node, uint64_t number, uint64_t signature)
{
    struct packed_run *run = &node->run;

    if (signature != run->signature || number != run->last + 1 || number - run->head == NODE_PACKED)
        run->head = number;
    run->signature = signature;
    run->last = number;
    return run->head;
}

struct node_step dtl__step_make(struct node *node, const struct collective *what, uint64_t bytes,
                                uint64_t contributed)
{
    uint64_t number = ++node->number, signature = dtl__step_signature(what, bytes, contributed);
    bool is_packed = dtl__signature_is_packed(signature);

    return (struct node_step){.node = node,
                              .what = what,
                              .number = number,
                              .is_packed = is_packed,
                              .head = is_packed ? packed_head(node, number, signature) : number,
                              .bytes = bytes,
                              .contributed = contributed,
                              .signature = signature,
                              .has_published = dtl__step_receives_only(node, what)};
}

/* Blocks until all ranks have released the last step that the cache line held.  If the first block
 * of a line fails, none follows in it. */
static dtl_status wait_for_line(const struct node_step *step)
{
    enum { DEPTH = NODE_AHEAD - NODE_PACKED + 1 };
    struct node *node = step->node;
    dtl_status status = DTL_SUCCESS;

    if (DTL_UNLIKELY(step->number > node->released_step + DEPTH))
        status = dtl__node_wait_for_space(node, step->number, DEPTH);
    if (DTL_UNLIKELY(status != DTL_SUCCESS && status != NODE_WOULD_BLOCK))
        node->run.last = 0;
    return status;
}

/* Publishes the root's packed block; waits until the line may be overwritten if the block is
 * the first in it. */
static dtl_status publish_packed(const struct node_step *step)
{
    struct node *node = step->node;
    struct packed_line *line = dtl__node_packed_line(node, node->comm->rank, step->head);
    struct packed_block *packed = &line->packed[step->number - step->head];

    if (step->head == step->number) {
        dtl_status status = wait_for_line(step);

        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            return status;
        line->signature = step->signature;
    }
    if (step->contributed > 0)
        memcpy(packed->data, step->what->recv, step->contributed);
    /* Pairs with the acquire loads in receive_packed() and dtl__node_find_block(). */
    atomic_store_explicit(&packed->number, step->number, memory_order_release);
    return DTL_SUCCESS;
}

dtl_status dtl__step_publish(struct node_step *step)
{
    const struct collective *what = step->what;
    dtl_status status = DTL_SUCCESS;

    if (step->has_published)
        return DTL_SUCCESS;
    if (step->is_packed)
        status = publish_packed(step);
    else
        status = dtl__node_publish_block(step->node, step->number, step->signature,
                                         dtl__step_block(what), step->contributed);
    step->has_published = status == DTL_SUCCESS;
    return status;
}

dtl_status dtl__step_complete(struct node_step *step)
{
    dtl_status status = step->node->is_nonblocking ? wait_for_senders(step) : DTL_SUCCESS;

    if (status == NODE_WOULD_BLOCK)
        return status;
    if (status == DTL_SUCCESS)
        status = dtl__step_receive(step);
    dtl__node_release_step(step->node, step->number);
    return status;
}

dtl_status dtl__step_run(struct node *node, const struct collective *what, uint64_t bytes,
                         uint64_t contributed)
{
    struct node_step step = dtl__step_make(node, what, bytes, contributed);
    dtl_status status = dtl__step_publish(&step);

    if (status == DTL_SUCCESS)
        return dtl__step_complete(&step);
    dtl__node_release_step(node, step.number);
    return status;
}

/* ---- rendezvous ------------------------------------------------------------------------------ */

/* Waits until all ranks have published step `number` with this signature, and copies their rows
 * to `rows`, which may be NULL. Does not release the step. */
static dtl_status receive_rows(struct node *node, uint64_t number, uint64_t signature,
                               uint64_t bytes, uint64_t (*rows)[NODE_RANKS])
{
    dtl_status status = DTL_SUCCESS;

    for (int32_t rank = 0; rank < node->comm->size && status == DTL_SUCCESS; rank++) {
        const struct node_slot *slot;

        status = dtl__node_receive_matching(node, rank, number, signature, &slot);
        if (status == DTL_SUCCESS && rows != NULL)
            memcpy(rows[rank], dtl__node_block(slot, bytes), bytes);
    }
    return status;
}

/* Ends a rendezvous and returns `status`. A rank that has failed releases the step, and its
 * later collectives fail unless a rank was in another call. */
static dtl_status finish_rendezvous(struct node *node, const struct rendezvous *rendezvous,
                                    dtl_status status)
{
    if (status == DTL_SUCCESS || status == NODE_WOULD_BLOCK)
        return status;
    dtl__node_release_step(node, rendezvous->number);
    if (status != DTL_ERROR_COLLECTIVE_PARTICIPATION)
        dtl__node_mark_failed(
            node); /* the other ranks do not see this failure, and continue with the chunks */
    return status;
}

dtl_status dtl__rendezvous_run(struct node *node, struct rendezvous *rendezvous, uint64_t signature,
                               const uint64_t *row, int32_t numbers, uint64_t (*rows)[NODE_RANKS])
{
    uint64_t bytes = (uint64_t)numbers * sizeof *row;
    dtl_status status = DTL_SUCCESS;

    if (rendezvous->number == 0)
        rendezvous->number = ++node->number;
    if (!rendezvous->has_published)
        status = dtl__node_publish_block(node, rendezvous->number, signature, row, bytes);
    if (status == DTL_SUCCESS) {
        rendezvous->has_published = true;
        status = receive_rows(node, rendezvous->number, signature, bytes, rows);
    }
    if (status == DTL_SUCCESS)
        dtl__node_release_step(node, rendezvous->number);
    return finish_rendezvous(node, rendezvous, status);
}

dtl_status dtl__rendezvous_complete(struct node *node, const struct rendezvous *rendezvous,
                                    uint64_t signature, dtl_status publish_status)
{
    dtl_status status = publish_status;

    if (status == DTL_SUCCESS)
        status = receive_rows(node, rendezvous->number, signature, 0, NULL);
    return finish_rendezvous(node, rendezvous, status);
}
