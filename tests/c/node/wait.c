/* SPDX-License-Identifier: BSD-3-Clause */
/* The waiting strategy of a rank in a node's shared memory. The test simulates the other rank
 * between two polls, and simulates time (--wrap), so that results do not depend on the machine. */
#include "../support/support.h"

#include <sched.h>
#include <time.h>

#include "node/algorithms.h"
#include "node/collective_queue.h"

enum {
    RANKS_HERE = 2,
    MOMENT = 500,
    YIELD = 30000,
    LARGE = 100 * NODE_BYTES / (int)sizeof(int64_t)
};

static struct rank_area rank_areas[2 * RANKS_HERE];
static struct comm comms[RANKS_HERE];
static struct node nodes[RANKS_HERE];

static int64_t clock_now, first_yield, first_nap; /* nanoseconds; 0: has not happened yet */
static int yields, naps, naps_until_contribution;
static struct node_reduction
    *other; /* reduction in which the other rank advances; NULL: it contributes a block */

int __real_clock_gettime(clockid_t clock, struct timespec *now);

int __wrap_clock_gettime(clockid_t clock, struct timespec *now);
int __wrap_sched_yield(void);
int __wrap_nanosleep(const struct timespec *duration, struct timespec *left);

/* Each read of the clock advances it by a moment. */
int __wrap_clock_gettime(clockid_t clock, struct timespec *now)
{
    if (clock != CLOCK_MONOTONIC)
        return __real_clock_gettime(clock, now);
    clock_now += MOMENT;
    *now = (struct timespec){.tv_sec = clock_now / 1000000000, .tv_nsec = clock_now % 1000000000};
    return 0;
}

static void other_goes_on(void)
{
    if (other != NULL)
        dtl__reduction_advance(other);
}

int __wrap_sched_yield(void)
{
    yields++;
    first_yield = first_yield == 0 ? clock_now : first_yield;
    clock_now += YIELD;
    other_goes_on();
    return 0;
}

int __wrap_nanosleep(const struct timespec *duration, struct timespec *left)
{
    (void)left;
    naps++;
    first_nap = first_nap == 0 ? clock_now : first_nap;
    clock_now += duration->tv_nsec;
    other_goes_on();
    if (naps == naps_until_contribution)
        dtl__node_publish_block(&nodes[1], 1, 0, NULL, 0);
    return 0;
}

static dtl_status probe(struct comm *comm, int32_t source, int32_t tag, bool *done,
                        struct message *info)
{
    (void)comm;
    (void)source;
    (void)tag;
    (void)info;
    *done = false;
    return DTL_SUCCESS;
}

static const struct comm_ops ops = {.size = sizeof ops, .probe = probe};

/* Opens both nodes; the ranks share a CPU. */
static int open_nodes(void **state)
{
    (void)state;
    memset(rank_areas, 0, sizeof rank_areas);
    for (int32_t rank = 0; rank < RANKS_HERE; rank++) {
        comms[rank] = (struct comm){.ops = &ops, .rank = rank, .size = RANKS_HERE};
        nodes[rank] = (struct node){.comm = &comms[rank],
                                    .rank_areas = rank_areas,
                                    .stream_threshold = UINT64_MAX,
                                    .pace = &dtl__pace_bare};
        comms[rank].node = &nodes[rank];
    }
    nodes[0].queue = dtl__collective_queue_make(&nodes[0]);
    dtl__collective_queue_open(nodes[0].queue, &nodes[0]);
    clock_now = first_yield = first_nap = 0;
    yields = naps = naps_until_contribution = 0;
    other = NULL;
    return 0;
}

static int close_nodes(void **state)
{
    (void)state;
    dtl__collective_queue_release(nodes[0].queue);
    return 0;
}

static void a_wait_polls_then_yields_then_sleeps(void **state)
{
    const struct node_slot *slot;

    (void)state;
    naps_until_contribution = 3;

    assert_success(dtl__node_receive(&nodes[0], 1, 1, &slot));

    assert_in_range(first_yield, PACE_BUSY, 2 * PACE_BUSY);
    assert_in_range(first_nap, PACE_SPIN, 2 * PACE_SPIN);
    assert_in_range(yields, 1, PACE_SPIN / YIELD + 1);
    assert_int_equal(naps, 3);
}

static void a_rank_with_its_own_cpu_completes_at_once(void **state)
{
    const struct node_slot *slot;

    (void)state;
    nodes[0].spin_count = 1000;
    dtl__node_publish_block(&nodes[1], 1, 0, NULL, 0);

    assert_success(dtl__node_receive(&nodes[0], 1, 1, &slot));

    assert_int_equal(clock_now, 0);
    assert_int_equal(yields + naps, 0);
}

/* The whole reduction takes longer than a wait yields, but each of its steps arrives soon. */
static void a_wait_for_progressing_work_does_not_sleep(void **state)
{
    static int64_t mine[LARGE], theirs[LARGE];
    const struct dtype *type = dtl__dtype(DTL_DTYPE_INT64);
    struct collective here = allreduce_of(mine, mine, LARGE, type, DTL_OP_SUM);
    struct collective there = allreduce_of(theirs, theirs, LARGE, type, DTL_OP_SUM);
    struct node_reduction reduction;
    struct queued_collective *started;

    (void)state;
    for (int index = 0; index < LARGE; index++) {
        mine[index] = index;
        theirs[index] = 1;
    }
    nodes[1].rank_areas =
        rank_areas + RANKS_HERE; /* address of the other rank's collective queue */
    nodes[1].is_nonblocking = true;
    dtl__reduction_begin(&nodes[1], &there, &reduction);
    other = &reduction;
    assert_success(dtl__queued_collective_make(&comms[0], &started));
    dtl__queued_collective_start(started, &here);

    assert_success(dtl__queued_collective_wait(started));

    assert_true(clock_now / 2 > PACE_SPIN);
    assert_int_equal(naps, 0);
    for (int index = 0; index < LARGE; index++)
        assert_int_equal(mine[index], index + 1);
    dtl__queued_collective_release(started);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(a_wait_polls_then_yields_then_sleeps, open_nodes,
                                        close_nodes),
        cmocka_unit_test_setup_teardown(a_rank_with_its_own_cpu_completes_at_once, open_nodes,
                                        close_nodes),
        cmocka_unit_test_setup_teardown(a_wait_for_progressing_work_does_not_sleep, open_nodes,
                                        close_nodes),
    };

    return cmocka_run_group_tests_name("wait", tests, NULL, NULL);
}
