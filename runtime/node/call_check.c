/* SPDX-License-Identifier: BSD-3-Clause */
/* Comparison of calls under DTL_CHECK through shared memory (observe/check.h).  Each rank publishes
 * a signature of its call in a step, and a small collective sends its data in the same slot, so the
 * comparison adds no communication.  A rank that falls back to point-to-point messages publishes no
 * slot and stores the step as its last "message step"; ranks that wait for its slot see that and
 * use messages as well. */
#include "algorithms.h"

#include "observe/check.h"

/* A slot that this rank waits for. */
struct slot_wait {
    struct node *node;
    int32_t rank;
    uint64_t number;
    bool is_published;
};

/* Returns true once `rank` has published the slot or chosen messages.  The rank chooses messages
 * only after it has finished earlier slots, so the slot is read after `message_step`. */
static bool check_slot(struct slot_wait *slot_wait)
{
    const struct node_slot *slot =
        dtl__node_slot(slot_wait->node, slot_wait->rank, slot_wait->number);
    uint64_t message_step = atomic_load_explicit(
        &slot_wait->node->rank_areas[slot_wait->rank].message_step, memory_order_acquire);

    slot_wait->is_published =
        atomic_load_explicit(&slot->number, memory_order_acquire) == slot_wait->number;
    return slot_wait->is_published || message_step >= slot_wait->number;
}

/* Test callback for dtl__wait(): true once the slot is known; fails if the rank has departed. */
static dtl_status slot_is_known(void *state, bool *done)
{
    struct slot_wait *slot_wait = state;
    bool has_departed = dtl__node_has_departed(slot_wait->node, slot_wait->rank);

    *done = check_slot(slot_wait);
    if (!*done && has_departed)
        return dtl__node_fail_departed(slot_wait->rank);
    return *done ? DTL_SUCCESS : dtl__node_poll(slot_wait->node->comm);
}

/* Waits like wait_slot() after its polls, and makes progress on messages meanwhile. */
static DTL_COLD dtl_status wait_slot_slow(struct node *node, int32_t rank, uint64_t number,
                                          bool *is_published)
{
    struct slot_wait slot_wait = {.node = node, .rank = rank, .number = number};
    dtl_status status = dtl__wait(slot_is_known, &slot_wait, &dtl__pace);

    *is_published = slot_wait.is_published;
    return status;
}

/* Blocks until `rank` has published its slot of step `number`, or has chosen messages for it;
 * sets *is_published to false in the latter case. Fails if the rank has departed. */
static inline dtl_status wait_slot(struct node *node, int32_t rank, uint64_t number,
                                   bool *is_published)
{
    const struct node_slot *slot = dtl__node_slot(node, rank, number);

    *is_published = true;
    for (int polls = 0; polls < node->spin_count; polls++) {
        if (atomic_load_explicit(&slot->number, memory_order_acquire) == number)
            return DTL_SUCCESS; /* the common case reads a single cache line */
        dtl__pause();
    }
    return wait_slot_slow(node, rank, number, is_published);
}

/* Sets *result to CHECK_EQUAL if all ranks have published the signature of this rank. */
static dtl_status compare_signatures(struct node *node, uint64_t number, uint64_t signature,
                                     enum check_result *result)
{
    const struct comm *comm = node->comm;
    bool are_equal = true;

    *result = CHECK_DIFFERENT;
    for (int32_t rank = 0; rank < comm->size && are_equal; rank++) {
        bool is_published;
        dtl_status status;

        if (rank == comm->rank)
            continue;
        status = wait_slot(node, rank, number, &is_published);
        if (status != DTL_SUCCESS)
            return status;
        are_equal = is_published && dtl__node_slot(node, rank, number)->signature == signature;
    }
    if (are_equal)
        *result = CHECK_EQUAL;
    return DTL_SUCCESS;
}

/* Completes a collective that is a single step, after all ranks have published the same signature.
 */
static dtl_status receive_data(struct node *node, const struct collective *what, uint64_t bytes,
                               uint64_t contributed, uint64_t signature)
{
    const struct node_step step = {.node = node,
                                   .what = what,
                                   .number = node->number,
                                   .bytes = bytes,
                                   .contributed = contributed,
                                   .signature = signature};

    return bytes > 0 ? dtl__step_receive(&step) : DTL_SUCCESS;
}

/* Publishes this rank's signature, with its contribution to `what`, compares the signatures
 * and, if they are equal, completes `what`, which may be NULL. Sets *result to
 * CHECK_NOT_COMPARED, and publishes nothing, if `what` needs more than a single step. */
static dtl_status compare_in_memory(struct comm *comm, uint64_t round, uint64_t signature,
                                    const struct collective *what, enum check_result *result)
{
    struct node *node = comm->node;
    uint64_t bytes = 0, contributed = 0;
    bool contributes = false;
    dtl_status status;

    *result = CHECK_NOT_COMPARED;
    if (what != NULL) {
        if (dtl__select_algorithm(node, what, &bytes, &contributed) != NODE_STEP)
            return DTL_SUCCESS;
        contributes = !dtl__step_receives_only(node, what);
        /* The size is part of the signature, since another rank may contribute no data. */
        signature ^= dtl__step_signature(what, bytes, contributed) * 0x9e3779b97f4a7c15u;
    }
    *result = CHECK_DIFFERENT;
    node->number = round;
    status =
        dtl__node_publish_block(node, round, signature, contributes ? dtl__step_block(what) : NULL,
                                contributes ? contributed : 0);
    if (status == DTL_SUCCESS)
        status = compare_signatures(node, round, signature, result);
    if (*result == CHECK_EQUAL)
        status = receive_data(node, what, bytes, contributed, signature);
    dtl__node_release_step(node, round);
    return status;
}

/* Records that this rank uses messages in step `round`, so that no rank waits for its slot. */
static void use_messages(struct comm *comm, uint64_t round)
{
    struct node *node = comm->node;

    /* Pairs with the acquire load in check_slot(). */
    atomic_store_explicit(&node->rank_areas[comm->rank].message_step, round, memory_order_release);
    dtl__node_release_step(node, round);
}

dtl_status dtl__node_open_call_check(struct comm *comm, const struct check_memory_ops **out)
{
    static const struct check_memory_ops memory = {.compare = compare_in_memory,
                                                   .use_messages = use_messages};
    struct node *node = comm->node;
    dtl_status status;

    *out = NULL;
    if (node == NULL)
        return DTL_SUCCESS;
    node->is_call_check = true;
    status = dtl__node_open(node);
    if (node->rank_areas != NULL)
        *out = &memory;
    return status;
}
