/* SPDX-License-Identifier: BSD-3-Clause */
/* Measures how fast blocks are copied between the CPUs of the ranks.  A chunk through a slot is
 * copied twice, but from cache to cache; a direct copy is made once, by a system call.  Writing a
 * cache line that another CPU has read may take ten times as long as a non-temporal store to
 * memory, or less time.  Which is faster depends on the machine and on the placement of the ranks.
 * So each rank times some blocks in both modes, and all ranks use the result of the slowest. */
#include "algorithms.h"
#include "signature.h"

#include <sched.h>
#include <time.h>

enum {
    ROUNDS = NODE_DEPTH, /* rounds that are measured; as many before them warm up the slots */
    NS_PER_SECOND = 1000000000,
};

/* The row that a rank publishes: its time in nanoseconds in each mode. */
enum { CACHED, STREAMED, MODES };

/* Returns the monotonic clock in nanoseconds. */
static uint64_t time_now(void)
{
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    return (uint64_t)time.tv_sec * NS_PER_SECOND + (uint64_t)time.tv_nsec;
}

/* Times one round of a ring exchange: publish a block, then copy the next rank's block, which is
 * published in the next round. */
static dtl_status time_round(struct node *node, uint64_t signature, char *block, uint64_t *elapsed)
{
    int32_t peer = (node->comm->rank + 1) % node->comm->size;
    uint64_t number = ++node->number, begin = time_now();
    const struct node_slot *slot;
    dtl_status status = dtl__node_publish_block(node, number, signature, block, NODE_BYTES);

    *elapsed = time_now() - begin;
    if (status == DTL_SUCCESS)
        status = dtl__node_receive_matching(node, peer, number, signature, &slot);
    if (status == DTL_SUCCESS) {
        begin = time_now();
        memcpy(block, slot->block, NODE_BYTES);
        *elapsed += time_now() - begin;
    }
    dtl__node_release_step(node, number);
    return status;
}

/* Inserts `value` into an ascending array of `count` numbers, which has space for one more. */
static void insert_sorted(uint64_t *sorted, int count, uint64_t value)
{
    while (count > 0 && sorted[count - 1] > value) {
        sorted[count] = sorted[count - 1];
        count--;
    }
    sorted[count] = value;
}

/* Collective. Sets *out to the median of several rounds, because a single round may be
 * disturbed by other processes. */
static dtl_status measure_median(struct node *node, uint64_t signature, uint64_t *out)
{
    _Alignas(NODE_LINE) char block[NODE_BYTES] = {0};
    uint64_t elapsed[ROUNDS] = {0};
    dtl_status status = DTL_SUCCESS;

    for (int round = -ROUNDS; round < ROUNDS && status == DTL_SUCCESS; round++) {
        uint64_t last;

        status = time_round(node, signature, block, &last);
        if (round >= 0)
            insert_sorted(elapsed, round, last);
    }
    *out = elapsed[ROUNDS / 2];
    return status;
}

/* Pins this thread to a CPU of its own where its affinity mask allows that, because the system may
 * have started several ranks on one CPU.  Returns true if the caller must restore `before`. */
static bool pin_to_cpu(const struct comm *comm, cpu_set_t *before)
{
    cpu_set_t pinned;
    int remaining, cpu = 0;

    if (sched_getaffinity(0, sizeof *before, before) != 0)
        return false;
    remaining = comm->rank % CPU_COUNT(before);
    while (!CPU_ISSET(cpu, before) || remaining-- > 0)
        cpu++;
    CPU_ZERO(&pinned);
    CPU_SET(cpu, &pinned);
    return sched_setaffinity(0, sizeof pinned, &pinned) == 0;
}

/* Collective. Sets the row to this rank's time in each mode. Pins the thread to a CPU
 * meanwhile, and leaves the node without non-temporal stores. */
static dtl_status measure_modes(struct node *node, uint64_t signature, uint64_t *row)
{
    cpu_set_t before;
    bool is_pinned = pin_to_cpu(node->comm, &before);
    dtl_status status = measure_median(node, signature, &row[CACHED]);

    node->stream_threshold = 0;
    if (status == DTL_SUCCESS)
        status = measure_median(node, signature, &row[STREAMED]);
    node->stream_threshold = UINT64_MAX;
    if (is_pinned)
        sched_setaffinity(0, sizeof before, &before);
    return status;
}

dtl_status dtl__copy_timing_measure(struct node *node, struct copy_timing *out)
{
    const struct collective what = barrier_of(dtl__dtype(DTL_DTYPE_BYTE));
    uint64_t signature = dtl__call_signature(&what, NODE_BYTES), row[MODES], slowest[MODES] = {0};
    uint64_t rows[NODE_RANKS][NODE_RANKS];
    struct rendezvous rendezvous = {0};
    dtl_status status = measure_modes(node, signature, row);

    if (status == DTL_SUCCESS)
        status = dtl__rendezvous_run(node, &rendezvous, signature, row, MODES, rows);
    if (status != DTL_SUCCESS) {
        dtl__node_mark_failed(node);
        return status;
    }
    for (int32_t rank = 0; rank < node->comm->size; rank++)
        for (int mode = 0; mode < MODES; mode++)
            if (rows[rank][mode] > slowest[mode])
                slowest[mode] = rows[rank][mode];
    out->prefers_streaming = slowest[STREAMED] < slowest[CACHED];
    out->prefers_chunks = slowest[out->prefers_streaming ? STREAMED : CACHED] <= CACHE_COPY_TIME;
    return DTL_SUCCESS;
}
