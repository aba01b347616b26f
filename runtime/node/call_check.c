/* SPDX-License-Identifier: BSD-3-Clause */
/* Collectives that are compared before they run (observe/check.h).  The mark of a step stands for
 * the call, all ranks give one, and a small collective's data is in the same slot: so what compares
 * costs as much as what moves.  Who goes by messages in a step gives nothing, and says so: whoever
 * waits for its slot sees that, and does the same. */
#include "algorithms.h"

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
    bool is_left = dtl__node_is_left(awaited->node, awaited->rank);

    *done = look(awaited);
    if (!*done && is_left)
        return dtl__node_fail_left(awaited->rank);
    return *done ? DTL_SUCCESS : dtl__node_poll(awaited->node->comm);
}

static DTL_APART dtl_status await_long(struct node *node, int32_t rank, uint64_t number,
                                       bool *is_given)
{
    struct awaited awaited = {.node = node, .rank = rank, .number = number};
    dtl_status status = dtl__wait(is_known, &awaited, &dtl__pace);

    *is_given = awaited.is_given;
    return status;
}

static inline dtl_status await(struct node *node, int32_t rank, uint64_t number, bool *is_given)
{
    const struct node_slot *slot = dtl__node_slot(node, rank, number);

    *is_given = true;
    for (int looks = 0; looks < node->patience; looks++) {
        if (atomic_load_explicit(&slot->number, memory_order_acquire) == number)
            return DTL_SUCCESS; /* nearly always: one cache line has all */
        dtl__pause();
    }
    return await_long(node, rank, number, is_given);
}

/* Whether all ranks have given what this one has. */
static dtl_status marks_compare(struct node *node, uint64_t number, uint64_t mark,
                                enum check_meeting *met)
{
    const struct comm *comm = node->comm;
    bool are_alike = true;

    *met = CHECK_MET_UNLIKE;
    for (int32_t rank = 0; rank < comm->size && are_alike; rank++) {
        bool is_given;
        dtl_status status;

        if (rank == comm->rank)
            continue;
        status = await(node, rank, number, &is_given);
        if (status != DTL_SUCCESS)
            return status;
        are_alike = is_given && dtl__node_slot(node, rank, number)->mark == mark;
    }
    if (are_alike)
        *met = CHECK_MET_ALIKE;
    return DTL_SUCCESS;
}

/* Of a collective that is one step, of which all ranks have given the same mark. */
static dtl_status receive(struct node *node, const struct collective *what, uint64_t bytes,
                          uint64_t given, uint64_t mark)
{
    const struct node_step step = {.node = node,
                                   .what = what,
                                   .number = node->number,
                                   .bytes = bytes,
                                   .given = given,
                                   .mark = mark};

    return bytes > 0 ? dtl__step_receive(&step) : DTL_SUCCESS;
}

/* Each rank gives its mark in its slot, with what the collective has it give. */
static dtl_status meet(struct comm *comm, uint64_t round, uint64_t mark,
                       const struct collective *what, enum check_meeting *met)
{
    struct node *node = comm->node;
    uint64_t bytes = 0, given = 0;
    bool gives = false;
    dtl_status status;

    *met = CHECK_NOT_MET;
    if (what != NULL) {
        if (dtl__way_of(node, what, &bytes, &given) != NODE_STEP)
            return DTL_SUCCESS;
        gives = !dtl__step_is_of_other(node, what);
        /* else another rank may give no data */
        mark ^= dtl__step_mark(what, bytes, given) * 0x9e3779b97f4a7c15u;
    }
    *met = CHECK_MET_UNLIKE;
    node->number = round;
    status =
        dtl__node_give(node, round, mark, gives ? dtl__step_block(what) : NULL, gives ? given : 0);
    if (status == DTL_SUCCESS)
        status = marks_compare(node, round, mark, met);
    if (*met == CHECK_MET_ALIKE)
        status = receive(node, what, bytes, given, mark);
    dtl__node_done(node, round);
    return status;
}

static void pass(struct comm *comm, uint64_t round)
{
    struct node *node = comm->node;

    /* Pairs with the acquire load in look(). */
    atomic_store_explicit(&node->stations[comm->rank].passed, round, memory_order_release);
    dtl__node_done(node, round);
}

dtl_status dtl__node_compares(struct comm *comm, const struct check_memory **out)
{
    static const struct check_memory memory = {.meet = meet, .pass = pass};
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
