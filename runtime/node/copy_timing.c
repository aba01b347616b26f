/* SPDX-License-Identifier: BSD-3-Clause */
/* How far the CPUs of the ranks are from each other.  What goes in pieces is copied twice, but from
 * one cache to another; what goes direct is copied once, by a system call.  To write a line that
 * another CPU has read may take ten times as long as to write it to memory, past the caches, and it
 * may take less.  What is better depends on the machine, and on where the ranks are on it: so each
 * gives and takes some blocks in both ways, and all go by the slowest. */
#include "algorithms.h"
#include "signature.h"

#include <sched.h>
#include <time.h>

enum {
    TURNS = NODE_DEPTH, /* that count; as many before them, in which slots come to be used so */
    NS_PER_SECOND = 1000000000,
};

/* What a rank tells the others. */
enum { IN_CACHES, PAST_CACHES, WAYS };

static uint64_t now(void)
{
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    return (uint64_t)time.tv_sec * NS_PER_SECOND + (uint64_t)time.tv_nsec;
}

/* What it takes to give a block, and to copy that of the next rank, which this one gives on. */
static dtl_status turn(struct node *node, uint64_t mark, char *block, uint64_t *taken)
{
    int32_t peer = (node->comm->rank + 1) % node->comm->size;
    uint64_t number = ++node->number, begin = now();
    const struct node_slot *slot;
    dtl_status status = dtl__node_give(node, number, mark, block, NODE_BYTES);

    *taken = now() - begin;
    if (status == DTL_SUCCESS)
        status = dtl__mark_take(node, peer, number, mark, &slot);
    if (status == DTL_SUCCESS) {
        begin = now();
        memcpy(block, slot->block, NODE_BYTES);
        *taken += now() - begin;
    }
    dtl__node_done(node, number);
    return status;
}

static void insert(uint64_t *sorted, int count, uint64_t value)
{
    while (count > 0 && sorted[count - 1] > value) {
        sorted[count] = sorted[count - 1];
        count--;
    }
    sorted[count] = value;
}

/* The median of some turns: other processes may disturb one. */
static dtl_status way_measure(struct node *node, uint64_t mark, uint64_t *out)
{
    _Alignas(NODE_LINE) char block[NODE_BYTES] = {0};
    uint64_t taken[TURNS] = {0};
    dtl_status status = DTL_SUCCESS;

    for (int done = -TURNS; done < TURNS && status == DTL_SUCCESS; done++) {
        uint64_t last;

        status = turn(node, mark, block, &last);
        if (done >= 0)
            insert(taken, done, last);
    }
    *out = taken[TURNS / 2];
    return status;
}

/* Ranks begin wherever the system has put them, which may be on one CPU: one of its own for each,
 * if it may run there.  Returns whether `before` is to be put back. */
static bool cpu_take(const struct comm *comm, cpu_set_t *before)
{
    cpu_set_t own;
    int skipped, cpu = 0;

    if (sched_getaffinity(0, sizeof *before, before) != 0)
        return false;
    skipped = comm->rank % CPU_COUNT(before);
    while (!CPU_ISSET(cpu, before) || skipped-- > 0)
        cpu++;
    CPU_ZERO(&own);
    CPU_SET(cpu, &own);
    return sched_setaffinity(0, sizeof own, &own) == 0;
}

static dtl_status ways_measure(struct node *node, uint64_t mark, uint64_t *row)
{
    cpu_set_t before;
    bool is_moved = cpu_take(node->comm, &before);
    dtl_status status = way_measure(node, mark, &row[IN_CACHES]);

    node->past = 0;
    if (status == DTL_SUCCESS)
        status = way_measure(node, mark, &row[PAST_CACHES]);
    node->past = UINT64_MAX;
    if (is_moved)
        sched_setaffinity(0, sizeof before, &before);
    return status;
}

dtl_status dtl__distance_measure(struct node *node, struct distance *out)
{
    const struct collective what = barrier_of(dtl__dtype(DTL_DTYPE_BYTE));
    uint64_t mark = dtl__mark_of(&what, NODE_BYTES), row[WAYS], slowest[WAYS] = {0};
    uint64_t rows[NODE_RANKS][NODE_RANKS];
    struct node_meeting meeting = {0};
    dtl_status status = ways_measure(node, mark, row);

    if (status == DTL_SUCCESS)
        status = dtl__meeting_go(node, &meeting, mark, row, WAYS, rows);
    if (status != DTL_SUCCESS) {
        dtl__node_tear(node);
        return status;
    }
    for (int32_t rank = 0; rank < node->comm->size; rank++)
        for (int way = 0; way < WAYS; way++)
            if (rows[rank][way] > slowest[way])
                slowest[way] = rows[rank][way];
    out->is_past = slowest[PAST_CACHES] < slowest[IN_CACHES];
    out->is_near = slowest[out->is_past ? PAST_CACHES : IN_CACHES] <= NEAR_TIME;
    return DTL_SUCCESS;
}
