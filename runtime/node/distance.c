/* SPDX-License-Identifier: BSD-3-Clause */
/* How far the CPUs of the ranks are from each other.  What goes in pieces is copied twice, but from
 * one cache to another; what goes direct is copied once, by a system call.  Which is better depends
 * on the machine, and on where the ranks are on it: so each takes some blocks that another has just
 * written, and all go by the slowest. */
#include "mark.h"
#include "ways.h"

#include <time.h>

enum {
    TURNS = 3 * NODE_DEPTH, /* in the first of which the system gives the slots their memory */
    NS_PER_SECOND = 1000000000,
};

static uint64_t now(void)
{
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    return (uint64_t)time.tv_sec * NS_PER_SECOND + (uint64_t)time.tv_nsec;
}

/* Lowers *least to what a block of the next rank took, which this one gives on in the next turn. */
static dtl_status turn(struct node *node, uint64_t mark, char *block, uint64_t *least)
{
    int32_t peer = (node->comm->rank + 1) % node->comm->size;
    uint64_t number = ++node->number, begin, taken;
    const struct node_slot *slot;
    dtl_status status = dtl__node_give(node, number, mark, block, NODE_BYTES);

    if (status == DTL_SUCCESS)
        status = dtl__mark_take(node, peer, number, mark, &slot);
    if (status == DTL_SUCCESS) {
        begin = now();
        memcpy(block, slot->block, NODE_BYTES);
        taken = now() - begin;
        *least = taken < *least ? taken : *least;
    }
    dtl__node_done(node, number);
    return status;
}

dtl_status dtl__distance_measure(struct node *node, bool *is_near)
{
    const struct collective what = barrier_of(dtl__dtype(DTL_DTYPE_BYTE));
    uint64_t mark = dtl__mark_of(&what, NODE_BYTES), least = UINT64_MAX;
    uint64_t rows[NODE_RANKS][NODE_RANKS];
    struct node_meeting meeting = {0};
    char block[NODE_BYTES] = {0};
    dtl_status status = DTL_SUCCESS;

    for (int done = 0; done < TURNS && status == DTL_SUCCESS; done++)
        status = turn(node, mark, block, &least);
    if (status == DTL_SUCCESS)
        status = dtl__meeting_go(node, &meeting, mark, &least, 1, rows);
    if (status != DTL_SUCCESS) {
        dtl__node_tear(node);
        return status;
    }
    *is_near = true;
    for (int32_t rank = 0; rank < node->comm->size; rank++)
        *is_near = *is_near && rows[rank][0] <= NEAR_TIME;
    return DTL_SUCCESS;
}
