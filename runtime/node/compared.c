/* SPDX-License-Identifier: BSD-3-Clause */
/* Collectives that are compared before they run (observe/check.h).  The mark of a step stands for
 * the call, all ranks give one, and a small collective's data is in the same slot: so what compares
 * costs as much as what moves.  Who goes by messages in a step gives nothing, and says so: whoever
 * waits for its slot sees that, and does the same. */
#include "ways.h"

#include "observe/check.h"

/* What a rank gives in a step, as another sees it. */
struct awaited {
    struct node *node;
    int32_t rank;
    uint64_t number;
    bool is_given;
};

/* Whether it is known.  A slot was written before its rank has gone on, so it is read last. */
static bool look(struct awaited *awaited)
{
    const struct node_slot *slot = dtl__node_slot(awaited->node, awaited->rank, awaited->number);
    uint64_t passed =
        atomic_load_explicit(&awaited->node->stations[awaited->rank].passed, memory_order_acquire);

    awaited->is_given =
        atomic_load_explicit(&slot->number, memory_order_acquire) == awaited->number;
    return awaited->is_given || passed >= awaited->number;
}

/* A wait_test. */
static dtl_status is_known(void *state, bool *done)
{
    struct awaited *awaited = state;

    *done = look(awaited);
    return *done ? DTL_SUCCESS : dtl__node_poll(awaited->node->comm);
}

static dtl_status await(struct awaited *awaited)
{
    const struct node_slot *slot = dtl__node_slot(awaited->node, awaited->rank, awaited->number);

    awaited->is_given = true;
    for (int looks = 0; looks < awaited->node->patience; looks++) {
        if (atomic_load_explicit(&slot->number, memory_order_acquire) == awaited->number)
            return DTL_SUCCESS; /* nearly always: one cache line has all */
        dtl__pause();
    }
    return dtl__wait(is_known, awaited, &dtl__pace);
}

/* Whether all ranks have given what this one has. */
static dtl_status marks_compare(const struct node_step *step, bool *are_alike)
{
    const struct comm *comm = step->node->comm;
    dtl_status status = DTL_SUCCESS;

    *are_alike = true;
    for (int32_t rank = 0; rank < comm->size && *are_alike && status == DTL_SUCCESS; rank++) {
        struct awaited awaited = {.node = step->node, .rank = rank, .number = step->number};

        if (rank == comm->rank)
            continue;
        status = await(&awaited);
        *are_alike = status == DTL_SUCCESS && awaited.is_given &&
                     dtl__node_slot(step->node, rank, step->number)->mark == step->mark;
    }
    return status;
}

static dtl_status meet(struct comm *comm, uint64_t round, uint64_t mark,
                       const struct collective *what, bool *are_alike)
{
    const struct collective nothing = barrier_of(dtl__dtype(DTL_DTYPE_BYTE));
    struct node *node = comm->node;
    uint64_t bytes, given;
    struct node_step step;
    dtl_status status;

    dtl__way_of(node, what == NULL ? &nothing : what, &bytes, &given);
    node->number = round - 1;
    step = dtl__step_of(node, what == NULL ? &nothing : what, bytes, given);
    if (what != NULL)
        mark ^= step.mark * 0x9e3779b97f4a7c15u; /* else another rank may give no data */
    step.mark = mark;
    step.is_short = false; /* each rank gives a mark, in its slot */
    if (step.has_given)
        status = dtl__node_give(node, round, mark, NULL, 0);
    else
        status = dtl__step_give(&step);
    *are_alike = false;
    if (status == DTL_SUCCESS)
        status = marks_compare(&step, are_alike);
    if (*are_alike && what != NULL && bytes > 0)
        status = dtl__step_receive(&step);
    dtl__node_done(node, round);
    return status;
}

static bool takes(const struct comm *comm, const struct collective *what)
{
    uint64_t bytes, given;

    return dtl__way_of(comm->node, what, &bytes, &given) == NODE_STEP;
}

static void pass(struct comm *comm, uint64_t round)
{
    struct node *node = comm->node;

    atomic_store_explicit(&node->stations[comm->rank].passed, round, memory_order_release);
    dtl__node_done(node, round);
}

dtl_status dtl__node_compares(struct comm *comm, const struct check_memory **out)
{
    static const struct check_memory memory = {.meet = meet, .takes = takes, .pass = pass};
    struct node *node = comm->node;
    dtl_status status;

    *out = NULL;
    if (node == NULL)
        return DTL_SUCCESS;
    node->is_compared = true;
    status = dtl__node_open(node);
    if (node->stations != NULL)
        *out = &memory;
    return status;
}
