/* SPDX-License-Identifier: BSD-3-Clause */
/* Reductions whose order of operands is fixed by the number of ranks.
 *
 * Each rank is given all ranks' contributions to one block of the elements, folds them, and hands
 * the result on: reduce- scatter and allgather, as in Rabenseifner, "Optimization of Collective
 * Reduction Operations", ICCS 2004, with one all-to-all in the first half, so that the order
 * doesn't depend on the algorithm of a back end.  Small messages are gathered whole and folded
 * where the result is wanted.  Cost: 2 n bytes a rank and one buffer of n bytes. */
#include "composed.h"

#include <string.h>

enum { SMALL_BYTES = 4096 }; /* of all ranks together */

/* Leaves the result in the pile's last contribution. */
typedef void (*fold_function)(const struct pile *pile);

static char *pile_at(const struct pile *pile, int32_t rank)
{
    return pile->data == NULL ? NULL : pile->data + (uint64_t)rank * pile->count * pile->size;
}

static char *pile_result(const struct pile *pile)
{
    return pile_at(pile, pile->ranks - 1);
}

/* Leaves the result of [begin, end) in its last contribution. */
static void fold_range(const struct pile *pile, int32_t begin, int32_t end)
{
    int32_t middle = begin + (end - begin) / 2;

    if (end - begin < 2)
        return;
    fold_range(pile, begin, middle);
    fold_range(pile, middle, end);
    pile->kernel(pile_at(pile, end - 1), pile_at(pile, middle - 1), pile->count);
}

void dtl__fold_tree(const struct pile *pile)
{
    fold_range(pile, 0, pile->ranks);
}

void dtl__fold_ordered(const struct pile *pile)
{
    for (int32_t rank = 1; rank < pile->ranks; rank++)
        pile->kernel(pile_at(pile, rank), pile_at(pile, rank - 1), pile->count);
}

/* Who folds which elements. */
struct plan {
    uint64_t *counts; /* elements of each rank's block */
    uint64_t *displs; /* where it starts */
    uint64_t *mine;   /* this rank's count, once for each rank */
    uint64_t *piled;  /* where each rank's contribution stands in the pile */
    struct pile pile;
};

static void plan_release(struct plan *plan)
{
    dtl__release(plan->counts);
    dtl__release(plan->pile.data);
}

/* `counts` may be NULL: then `total` elements are dealt evenly. */
static dtl_status plan_make(const struct comm *comm, const uint64_t *counts, uint64_t total,
                            const struct dtype *type, dtl_reduce_op op, struct plan *out)
{
    uint64_t ranks = (uint64_t)comm->size, start = 0;
    struct plan plan = {0};
    dtl_status status =
        dtl__alloc((void **)&plan.counts, 4 * ranks * sizeof(uint64_t), "plan of a reduction");

    if (status != DTL_SUCCESS)
        return status;
    plan.displs = plan.counts + ranks;
    plan.mine = plan.displs + ranks;
    plan.piled = plan.mine + ranks;
    for (uint64_t rank = 0; rank < ranks; rank++) {
        plan.counts[rank] = counts != NULL ? counts[rank] : total / ranks + (rank < total % ranks);
        plan.displs[rank] = start;
        start += plan.counts[rank];
    }
    for (uint64_t rank = 0; rank < ranks; rank++) {
        plan.mine[rank] = plan.counts[comm->rank];
        plan.piled[rank] = rank * plan.counts[comm->rank];
    }

    plan.pile = (struct pile){
        .ranks = comm->size,
        .count = plan.counts[comm->rank],
        .size = type->size,
        .kernel = dtl__kernel(type->id, op),
    };
    status = dtl__alloc((void **)&plan.pile.data, ranks * plan.pile.count * plan.pile.size,
                        "contributions");
    if (status != DTL_SUCCESS) {
        plan_release(&plan);
        return status;
    }
    *out = plan;
    return DTL_SUCCESS;
}

/* Piles up everybody's contributions to this rank's block. */
static dtl_status plan_pile(struct comm *comm, const struct plan *plan, const void *send,
                            const struct dtype *type)
{
    return comm->ops->alltoallv(comm, send, plan->counts, plan->displs, plan->pile.data, plan->mine,
                                plan->piled, type);
}

static bool is_small(const struct comm *comm, uint64_t count, const struct dtype *type)
{
    return count * type->size <= (uint64_t)SMALL_BYTES / (uint64_t)comm->size;
}

static dtl_status pile_make(const struct comm *comm, uint64_t count, const struct dtype *type,
                            dtl_reduce_op op, struct pile *out)
{
    struct pile pile = {
        .ranks = comm->size,
        .count = count,
        .size = type->size,
        .kernel = dtl__kernel(type->id, op),
    };
    dtl_status status =
        dtl__alloc((void **)&pile.data, (uint64_t)comm->size * count * type->size, "contributions");

    if (status == DTL_SUCCESS)
        *out = pile;
    return status;
}

static dtl_status small_reduce(struct comm *comm, const void *send, void *recv, uint64_t count,
                               const struct dtype *type, dtl_reduce_op op, int32_t root,
                               fold_function fold)
{
    struct pile pile = {0};
    dtl_status status = DTL_SUCCESS;

    if (comm->rank == root)
        status = pile_make(comm, count, type, op, &pile);
    if (status == DTL_SUCCESS)
        status = comm->ops->gather(comm, send, pile.data, count, type, root);
    if (status == DTL_SUCCESS && comm->rank == root) {
        fold(&pile);
        memcpy(recv, pile_result(&pile), count * type->size);
    }
    dtl__release(pile.data);
    return status;
}

static dtl_status fixed_reduce(struct comm *comm, const void *send, void *recv, uint64_t count,
                               const struct dtype *type, dtl_reduce_op op, int32_t root,
                               fold_function fold)
{
    struct plan plan = {0};
    dtl_status status;

    if (count == 0)
        return DTL_SUCCESS;
    if (is_small(comm, count, type))
        return small_reduce(comm, send, recv, count, type, op, root, fold);
    status = plan_make(comm, NULL, count, type, op, &plan);
    if (status == DTL_SUCCESS)
        status = plan_pile(comm, &plan, send, type);
    if (status == DTL_SUCCESS) {
        fold(&plan.pile);
        status = comm->ops->gatherv(comm, pile_result(&plan.pile), plan.pile.count, recv,
                                    plan.counts, plan.displs, type, root);
    }
    plan_release(&plan);
    return status;
}

static dtl_status small_allreduce(struct comm *comm, const void *send, void *recv, uint64_t count,
                                  const struct dtype *type, dtl_reduce_op op, fold_function fold)
{
    struct pile pile = {0};
    dtl_status status = pile_make(comm, count, type, op, &pile);

    if (status == DTL_SUCCESS)
        status = comm->ops->allgather(comm, send, pile.data, count, type);
    if (status == DTL_SUCCESS) {
        fold(&pile);
        memcpy(recv, pile_result(&pile), count * type->size);
    }
    dtl__release(pile.data);
    return status;
}

static dtl_status fixed_allreduce(struct comm *comm, const void *send, void *recv, uint64_t count,
                                  const struct dtype *type, dtl_reduce_op op, fold_function fold)
{
    struct plan plan = {0};
    dtl_status status;

    if (count == 0)
        return DTL_SUCCESS;
    if (is_small(comm, count, type))
        return small_allreduce(comm, send, recv, count, type, op, fold);
    status = plan_make(comm, NULL, count, type, op, &plan);
    if (status == DTL_SUCCESS)
        status = plan_pile(comm, &plan, send, type);
    if (status == DTL_SUCCESS) {
        fold(&plan.pile);
        status = comm->ops->allgatherv(comm, pile_result(&plan.pile), plan.pile.count, recv,
                                       plan.counts, plan.displs, type);
    }
    plan_release(&plan);
    return status;
}

static dtl_status fixed_reduce_scatter(struct comm *comm, const void *send, void *recv,
                                       const uint64_t *counts, const struct dtype *type,
                                       dtl_reduce_op op, fold_function fold)
{
    struct plan plan = {0};
    dtl_status status = plan_make(comm, counts, 0, type, op, &plan);

    if (status == DTL_SUCCESS)
        status = plan_pile(comm, &plan, send, type);
    if (status == DTL_SUCCESS && plan.pile.count > 0) {
        fold(&plan.pile);
        memcpy(recv, pile_result(&plan.pile), plan.pile.count * type->size);
    }
    plan_release(&plan);
    return status;
}

/* Hands each rank the prefix that ends with the contribution `shift` before its own. */
static dtl_status fixed_scan(struct comm *comm, const void *send, void *recv, uint64_t count,
                             const struct dtype *type, dtl_reduce_op op, int32_t shift)
{
    struct plan plan = {0};
    dtl_status status = plan_make(comm, NULL, count, type, op, &plan);

    if (status == DTL_SUCCESS)
        status = plan_pile(comm, &plan, send, type);
    if (status != DTL_SUCCESS) {
        plan_release(&plan);
        return status;
    }

    dtl__fold_ordered(&plan.pile);
    for (int32_t rank = 0; rank < comm->size; rank++) {
        if (comm->rank < shift)
            plan.counts[rank] = 0; /* nothing comes before this rank */
        if (rank < shift)
            plan.mine[rank] = 0;
        else
            plan.piled[rank] -= (uint64_t)shift * plan.pile.count;
    }
    status = comm->ops->alltoallv(comm, plan.pile.data, plan.mine, plan.piled, recv, plan.counts,
                                  plan.displs, type);
    plan_release(&plan);
    return status;
}

dtl_status dtl__tree_reduce(struct comm *comm, const void *send, void *recv, uint64_t count,
                            const struct dtype *type, dtl_reduce_op op, int32_t root)
{
    return fixed_reduce(comm, send, recv, count, type, op, root, dtl__fold_tree);
}

dtl_status dtl__tree_allreduce(struct comm *comm, const void *send, void *recv, uint64_t count,
                               const struct dtype *type, dtl_reduce_op op)
{
    return fixed_allreduce(comm, send, recv, count, type, op, dtl__fold_tree);
}

dtl_status dtl__tree_reduce_scatter(struct comm *comm, const void *send, void *recv,
                                    const uint64_t *counts, const struct dtype *type,
                                    dtl_reduce_op op)
{
    return fixed_reduce_scatter(comm, send, recv, counts, type, op, dtl__fold_tree);
}

dtl_status dtl__ordered_reduce(struct comm *comm, const void *send, void *recv, uint64_t count,
                               const struct dtype *type, dtl_reduce_op op, int32_t root)
{
    return fixed_reduce(comm, send, recv, count, type, op, root, dtl__fold_ordered);
}

dtl_status dtl__ordered_allreduce(struct comm *comm, const void *send, void *recv, uint64_t count,
                                  const struct dtype *type, dtl_reduce_op op)
{
    return fixed_allreduce(comm, send, recv, count, type, op, dtl__fold_ordered);
}

dtl_status dtl__ordered_reduce_scatter(struct comm *comm, const void *send, void *recv,
                                       const uint64_t *counts, const struct dtype *type,
                                       dtl_reduce_op op)
{
    return fixed_reduce_scatter(comm, send, recv, counts, type, op, dtl__fold_ordered);
}

dtl_status dtl__ordered_scan(struct comm *comm, const void *send, void *recv, uint64_t count,
                             const struct dtype *type, dtl_reduce_op op)
{
    return count == 0 ? DTL_SUCCESS : fixed_scan(comm, send, recv, count, type, op, 0);
}

dtl_status dtl__ordered_exscan(struct comm *comm, const void *send, void *recv, uint64_t count,
                               const struct dtype *type, dtl_reduce_op op)
{
    return count == 0 ? DTL_SUCCESS : fixed_scan(comm, send, recv, count, type, op, 1);
}
