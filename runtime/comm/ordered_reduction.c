/* SPDX-License-Identifier: BSD-3-Clause */
/* Reductions whose order of operands depends only on the number of ranks.
 *
 * A large reduction consists of a reduce-scatter and an allgather, as in Rabenseifner,
 * "Optimization of Collective Reduction Operations", ICCS 2004.  The reduce-scatter is one
 * all-to-all, after which each rank holds all contributions to one block of elements and reduces
 * them itself, so the order does not depend on the backend's algorithm.  Small contributions are
 * gathered entirely and reduced where the result is needed.  Cost: 2 n bytes sent per rank and one
 * buffer of n bytes. */
#include "composed.h"

#include <string.h>

#include "agreement_record.h"
#include "dtl_limits.h"

typedef void (*fold_function)(const struct contributions *all);

/* ---- folds ----------------------------------------------------------------------------------- */

/* Returns the address of a rank's contribution, or NULL if no memory was needed. */
static char *contribution_of(const struct contributions *all, int32_t rank)
{
    return all->data == NULL ? NULL : all->data + (uint64_t)rank * all->count * all->size;
}

/* Returns the result of a fold, which is in the last contribution. */
static char *result_of(const struct contributions *all)
{
    return contribution_of(all, all->ranks - 1);
}

/* Reduces the contributions of ranks [begin, end) into the contribution of the last of them. */
static void fold_range(const struct contributions *all, int32_t begin, int32_t end)
{
    int32_t middle = begin + (end - begin) / 2;

    if (end - begin < 2)
        return;
    fold_range(all, begin, middle);
    fold_range(all, middle, end);
    all->kernel(contribution_of(all, end - 1), contribution_of(all, middle - 1), all->count);
}

void dtl__fold_tree(const struct contributions *all)
{
    fold_range(all, 0, all->ranks);
}

void dtl__fold_ordered(const struct contributions *all)
{
    for (int32_t rank = 1; rank < all->ranks; rank++)
        all->kernel(contribution_of(all, rank), contribution_of(all, rank - 1), all->count);
}

/* Allocates memory for the contributions of all ranks, `count` elements each. The caller releases
 * out->data. */
static dtl_status contributions_allocate(const struct comm *comm, uint64_t count,
                                         const struct collective *collective,
                                         struct contributions *out)
{
    struct contributions all = {
        .ranks = comm->size,
        .count = count,
        .size = collective->type->size,
        .kernel = dtl__kernel_of(collective->type->id, collective->op),
    };
    dtl_status status;

    dtl__reserve_open(); /* the reserve covers small allocations, whose failure the ranks do not
                            agree on */
    status =
        dtl__alloc((void **)&all.data,
                   dtl__times((uint64_t)comm->size, dtl__times(count, all.size)), "contributions");
    dtl__reserve_close();
    if (status == DTL_SUCCESS)
        *out = all;
    return status;
}

/* ---- each rank folds one block --------------------------------------------------------------- */

struct blocks {
    uint64_t *counts;
    uint64_t *displs;      /* first element of each rank's block */
    uint64_t *contributed; /* the count of this rank's block, repeated for each rank */
    /* First element of each rank's contribution to this rank's block. */
    uint64_t *contribution_displs;
    struct contributions all; /* all contributions to this rank's block */
};

static void blocks_release(struct blocks *blocks)
{
    dtl__release(blocks->counts);
    dtl__release(blocks->all.data);
}

/* Releases the blocks after an operation that returned `status`: see dtl__send_buffer_release(). */
static void blocks_release_after(struct blocks *blocks, dtl_status status)
{
    const struct contributions *all = &blocks->all;

    dtl__send_buffer_release(all->data, (uint64_t)all->ranks * all->count * all->size, status);
    blocks->all.data = NULL;
    blocks_release(blocks);
}

/* Allocates the four lists of `ranks` numbers each, in one piece at blocks->counts. */
static dtl_status lists_allocate(uint64_t ranks, struct blocks *blocks)
{
    dtl_status status;

    dtl__reserve_open();
    status =
        dtl__alloc((void **)&blocks->counts, 4 * ranks * sizeof(uint64_t), "blocks of a reduction");
    dtl__reserve_close();
    return status;
}

/* Computes the blocks and allocates memory for all contributions to this rank's block. With counts
 * == NULL, collective->count elements are divided evenly. Releases everything on failure. */
static dtl_status blocks_allocate(const struct comm *comm, const uint64_t *counts,
                                  const struct collective *collective, struct blocks *out)
{
    uint64_t ranks = (uint64_t)comm->size, total = collective->count, start = 0;
    struct blocks blocks = {0};
    dtl_status status = lists_allocate(ranks, &blocks);

    if (status != DTL_SUCCESS)
        return status;
    blocks.displs = blocks.counts + ranks;
    blocks.contributed = blocks.displs + ranks;
    blocks.contribution_displs = blocks.contributed + ranks;
    for (uint64_t rank = 0; rank < ranks; rank++) {
        blocks.counts[rank] =
            counts != NULL ? counts[rank] : total / ranks + (rank < total % ranks);
        blocks.displs[rank] = start;
        start += blocks.counts[rank];
    }
    for (uint64_t rank = 0; rank < ranks; rank++) {
        blocks.contributed[rank] = blocks.counts[comm->rank];
        blocks.contribution_displs[rank] = rank * blocks.counts[comm->rank];
    }
    status = contributions_allocate(comm, blocks.counts[comm->rank], collective, &blocks.all);
    if (status != DTL_SUCCESS) {
        blocks_release(&blocks);
        return status;
    }
    *out = blocks;
    return DTL_SUCCESS;
}

/* Returns true for a reduction that needs no agreement on memory; the result is equal on all ranks.
 * An agreement is itself such a reduction, so the reductions it uses must always count as small. */
static bool is_small(const struct comm *comm, const uint64_t *counts,
                     const struct collective *collective)
{
    uint64_t count = counts == NULL ? collective->count : 0;

    for (int32_t rank = 0; rank < comm->size && counts != NULL; rank++)
        count += counts[rank];
    if (count <= (uint64_t)FIXED_LEAST / collective->type->size)
        return true;
    return count <= (uint64_t)FIXED_BYTES / (uint64_t)comm->size / collective->type->size;
}

/* Allocates the blocks of a reduction.  For a large one, the ranks agree that all have the memory,
 * or the call fails on all of them.  Collective. */
static dtl_status blocks_allocate_agreed(struct comm *comm, const uint64_t *counts,
                                         const struct collective *collective, struct blocks *out)
{
    dtl_status status = blocks_allocate(comm, counts, collective, out);

    if (is_small(comm, counts, collective))
        return status;
    status = dtl__comm_agree(comm, status);
    if (status != DTL_SUCCESS) {
        blocks_release(out);
        *out = (struct blocks){0};
    }
    return status;
}

/* Gathers all ranks' contributions to this rank's block. */
static dtl_status blocks_exchange(struct comm *comm, const struct blocks *blocks,
                                  const struct collective *collective)
{
    return dtl__run(comm, alltoallv_of(collective->send, blocks->counts, blocks->displs,
                                       blocks->all.data, blocks->contributed,
                                       blocks->contribution_displs, collective->type));
}

/* ---- each reduction -------------------------------------------------------------------------- */

/* Performs a reduce or an allreduce; ranks that need the result gather all contributions. */
static dtl_status reduce_small(struct comm *comm, const struct collective *collective,
                               fold_function fold)
{
    bool is_reduce = collective->kind == COLLECTIVE_REDUCE;
    bool has_result = !is_reduce || comm->rank == collective->root;
    struct contributions all = {0};
    dtl_status status = DTL_SUCCESS;

    if (has_result)
        status = contributions_allocate(comm, collective->count, collective, &all);
    if (status == DTL_SUCCESS)
        status = dtl__run(comm, is_reduce ? gather_of(collective->send, all.data, collective->count,
                                                      collective->type, collective->root)
                                          : allgather_of(collective->send, all.data,
                                                         collective->count, collective->type));
    if (status == DTL_SUCCESS && has_result) {
        fold(&all);
        memcpy(collective->recv, result_of(&all), collective->count * collective->type->size);
    }
    dtl__release(all.data);
    return status;
}

/* Performs a reduce or an allreduce: each rank folds one block, then the blocks are gathered. */
static dtl_status reduce_large(struct comm *comm, const struct collective *collective,
                               fold_function fold)
{
    struct blocks blocks = {0};
    dtl_status status = blocks_allocate_agreed(comm, NULL, collective, &blocks);

    if (status == DTL_SUCCESS)
        status = blocks_exchange(comm, &blocks, collective);
    if (status == DTL_SUCCESS) {
        const void *own_result = result_of(&blocks.all);

        fold(&blocks.all);
        status = dtl__run(
            comm, collective->kind == COLLECTIVE_REDUCE
                      ? gatherv_of(own_result, blocks.all.count, collective->recv, blocks.counts,
                                   blocks.displs, collective->type, collective->root)
                      : allgatherv_of(own_result, blocks.all.count, collective->recv, blocks.counts,
                                      blocks.displs, collective->type));
    }
    blocks_release_after(&blocks, status);
    return status;
}

/* Performs a reduce_scatter: each rank folds its own block. */
static dtl_status reduce_scatter(struct comm *comm, const struct collective *collective,
                                 fold_function fold)
{
    struct blocks blocks = {0};
    dtl_status status = blocks_allocate_agreed(comm, collective->recvcounts, collective, &blocks);

    if (status == DTL_SUCCESS)
        status = blocks_exchange(comm, &blocks, collective);
    if (status == DTL_SUCCESS && blocks.all.count > 0) {
        fold(&blocks.all);
        memcpy(collective->recv, result_of(&blocks.all), blocks.all.count * collective->type->size);
    }
    blocks_release_after(&blocks, status);
    return status;
}

/* Performs a scan or an exscan: sends each rank the prefix that ends with its own contribution, in
 * an exscan with that of the rank before. */
static dtl_status scan(struct comm *comm, const struct collective *collective)
{
    int32_t shift = collective->kind == COLLECTIVE_EXSCAN;
    struct blocks blocks = {0};
    dtl_status status = blocks_allocate_agreed(comm, NULL, collective, &blocks);

    if (status == DTL_SUCCESS)
        status = blocks_exchange(comm, &blocks, collective);
    if (status != DTL_SUCCESS) {
        blocks_release_after(&blocks, status);
        return status;
    }

    dtl__fold_ordered(&blocks.all);
    for (int32_t rank = 0; rank < comm->size; rank++) {
        if (comm->rank < shift)
            blocks.counts[rank] = 0; /* rank 0 of an exscan receives nothing */
        if (rank < shift)
            blocks.contributed[rank] = 0;
        else
            blocks.contribution_displs[rank] -= (uint64_t)shift * blocks.all.count;
    }
    status = dtl__run(comm, alltoallv_of(blocks.all.data, blocks.contributed,
                                         blocks.contribution_displs, collective->recv,
                                         blocks.counts, blocks.displs, collective->type));
    blocks_release_after(&blocks, status);
    return status;
}

/* Performs a reduction of any kind. A scan and an exscan ignore `fold` and fold in rank order. */
static dtl_status fixed_order_reduction(struct comm *comm, const struct collective *collective,
                                        fold_function fold)
{
    if (collective->kind == COLLECTIVE_REDUCE_SCATTER)
        return reduce_scatter(comm, collective, fold);
    if (collective->count == 0)
        return DTL_SUCCESS;
    if (collective->kind == COLLECTIVE_SCAN || collective->kind == COLLECTIVE_EXSCAN)
        return scan(comm, collective);
    return is_small(comm, NULL, collective) ? reduce_small(comm, collective, fold)
                                            : reduce_large(comm, collective, fold);
}

dtl_status dtl__tree_reduction(struct comm *comm, const struct collective *collective)
{
    return fixed_order_reduction(comm, collective, dtl__fold_tree);
}

dtl_status dtl__ordered_reduction(struct comm *comm, const struct collective *collective)
{
    return fixed_order_reduction(comm, collective, dtl__fold_ordered);
}
