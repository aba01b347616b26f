/* SPDX-License-Identifier: BSD-3-Clause */
/* Memory-ordering tests for the memory that the ranks of a node share. Ranks are threads here, so
 * that the thread sanitizer observes every access: a block is written before its sequence number,
 * and read before its rank publishes completion. */
#include "../support/threads.h"

#include "node/algorithms.h"
#include "node/collective_queue.h"
#include "node/signature.h"

enum { ROUNDS = 300, LARGE = 3 * NODE_BYTES / (int)sizeof(int64_t) + 5 };

static struct rank_area *rank_areas;
static struct comm comms[THREADS];
static struct node nodes[THREADS];

static atomic_bool is_broken; /* set by rank 0 */

/* Probes find no messages. */
static dtl_status probe(struct comm *comm, int32_t source, int32_t tag, bool *done,
                        struct message *info)
{
    if (comm->rank == 0 && atomic_load(&is_broken))
        return dtl__fail(DTL_ERROR_MPI, "no messages are to be had; expected success");
    (void)source;
    (void)tag;
    (void)info;
    *done = false;
    return DTL_SUCCESS;
}

static const struct comm_ops ops = {.size = sizeof ops, .probe = probe};

/* Opens the nodes; slots of at least `stream_threshold` bytes are written with non-temporal
 * stores. */
static int open_nodes_past(uint64_t stream_threshold)
{
    rank_areas = aligned_alloc(NODE_LINE, 2 * sizeof *rank_areas * THREADS);
    memset(rank_areas, 0, 2 * sizeof *rank_areas * THREADS);
    for (int32_t rank = 0; rank < THREADS; rank++) {
        comms[rank] = (struct comm){.ops = &ops, .rank = rank, .size = THREADS};
        nodes[rank] = (struct node){.comm = &comms[rank],
                                    .rank_areas = rank_areas,
                                    .spin_count = 10,
                                    .stream_threshold = stream_threshold,
                                    .pace = &dtl__pace_bare};
        comms[rank].node = &nodes[rank];
        nodes[rank].queue = dtl__collective_queue_make(&nodes[rank]);
        dtl__collective_queue_open(nodes[rank].queue, &nodes[rank]);
    }
    return 0;
}

static int open_nodes(void **state)
{
    (void)state;
    return open_nodes_past(UINT64_MAX);
}

static int open_streaming_nodes(void **state)
{
    (void)state;
    return open_nodes_past(NODE_LINE);
}

static int close_nodes(void **state)
{
    (void)state;
    for (int32_t rank = 0; rank < THREADS; rank++)
        dtl__collective_queue_release(nodes[rank].queue);
    free(rank_areas);
    return 0;
}

/* Message passing with reused slots: every received block belongs to a single round. */
static void blocks(int64_t thread)
{
    struct node *node = &nodes[thread];
    int64_t block[64];

    for (uint64_t round = 1; round <= ROUNDS; round++) {
        for (size_t index = 0; index < COUNT_OF(block); index++)
            block[index] = (int64_t)round * THREADS + thread;
        expect(dtl__node_publish_block(node, round, round, block, sizeof block) == DTL_SUCCESS);
        for (int32_t rank = 0; rank < THREADS; rank++) {
            const struct node_slot *slot;
            int64_t seen[COUNT_OF(block)];

            expect(dtl__node_receive(node, rank, round, &slot) == DTL_SUCCESS);
            expect(slot->signature == round);
            memcpy(seen, dtl__node_block(slot, sizeof seen), sizeof seen);
            for (size_t index = 0; index < COUNT_OF(seen); index++)
                expect(seen[index] == (int64_t)round * THREADS + rank);
        }
        dtl__node_release_step(node, round);
    }
}

static void a_block_is_visible_with_its_number(void **state)
{
    (void)state;
    team(blocks);
}

/* Values written before a barrier are visible after it, by plain loads and stores. */
static int64_t cells[THREADS];

static void barriers(int64_t thread)
{
    const struct collective what = barrier_of(dtl__dtype(DTL_DTYPE_BYTE));

    for (int64_t round = 1; round <= ROUNDS; round++) {
        cells[thread] = round;
        expect(dtl__step_run(&nodes[thread], &what, 0, 0) == DTL_SUCCESS);
        for (int rank = 0; rank < THREADS; rank++)
            expect(cells[rank] == round);
        expect(dtl__step_run(&nodes[thread], &what, 0, 0) == DTL_SUCCESS);
    }
}

static void a_barrier_orders_operations_around_it(void **state)
{
    (void)state;
    team(barriers);
}

/* Ranks contribute parts of different lengths, each of one or more chunks. The sums replace the
 * contribution, or overlap it: the second part begins within the destination of the first chunk. */
static void scattered_pieces(struct node *node, int64_t *mine, int64_t *sums)
{
    uint64_t counts[THREADS] = {5, LARGE / 2, LARGE / 4, 0}, start = 0;
    struct collective sum =
        reduce_scatter_of(mine, sums, counts, dtl__dtype(DTL_DTYPE_INT64), DTL_OP_SUM);
    int32_t rank = node->comm->rank;

    counts[THREADS - 1] = LARGE - counts[0] - counts[1] - counts[2];
    for (int32_t before = 0; before < rank; before++)
        start += counts[before];
    for (int64_t index = 0; index < LARGE; index++)
        mine[index] = 7 * index + rank;
    expect(dtl__reduction_run(node, &sum) == DTL_SUCCESS);
    for (uint64_t index = 0; index < counts[rank]; index++)
        expect(sums[index] ==
               (int64_t)(7 * (start + index) * THREADS) + THREADS * (THREADS - 1) / 2);
}

static void pieces(int64_t thread)
{
    struct node *node = &nodes[thread];
    const struct dtype *type = dtl__dtype(DTL_DTYPE_INT64);
    int64_t *mine = calloc(LARGE, sizeof *mine),
            *all = calloc((size_t)LARGE * THREADS, sizeof *all);

    for (int64_t round = 1; round <= ROUNDS / 30; round++) {
        struct collective sum = allreduce_of(mine, all, LARGE, type, DTL_OP_SUM);
        struct collective scan = scan_of(mine, all, LARGE, type, DTL_OP_SUM);
        struct collective gather = allgather_of(mine, all, LARGE, type);

        for (int64_t index = 0; index < LARGE; index++)
            mine[index] = round * index + thread;
        expect(dtl__reduction_run(node, &sum) == DTL_SUCCESS);
        for (int64_t index = 0; index < LARGE; index++)
            expect(all[index] == THREADS * round * index + THREADS * (THREADS - 1) / 2);
        expect(dtl__reduction_run(node, &scan) == DTL_SUCCESS);
        for (int64_t index = 0; index < LARGE; index++)
            expect(all[index] == (thread + 1) * round * index + thread * (thread + 1) / 2);
        node->has_no_cross_memory = round % 2 == 0; /* in chunks, or by one cross-memory copy */
        expect(dtl__exchange_run(node, &gather) == DTL_SUCCESS);
        for (int64_t index = 0; index < (int64_t)LARGE * THREADS; index++)
            expect(all[index] == round * (index % LARGE) + index / LARGE);
        scattered_pieces(node, mine, all);
        scattered_pieces(node, mine, mine);
    }
    free(mine);
    free(all);
}

static void chunks_are_complete(void **state)
{
    (void)state;
    team(pieces);
}

/* Broadcasts from varying roots and of varying sizes. Consecutive short broadcasts differ in each
 * of their 8 bytes. */
static void broadcasts(int64_t thread)
{
    static const uint64_t counts[] = {1, 1, 1, 1, 1, 0, 3, 6, 7, NODE_BYTES / sizeof(int64_t)};
    const struct dtype *type = dtl__dtype(DTL_DTYPE_INT64);
    int64_t *block = calloc(NODE_BYTES, 1);
    unsigned same = 7, own = (unsigned)thread; /* all ranks draw the same sequence from `same` */

    for (int64_t turn = 0; turn < ROUNDS; turn++) {
        uint64_t count = counts[rand_r(&same) % COUNT_OF(counts)];
        int32_t root = rand_r(&same) % 4 == 0 ? rand_r(&same) % THREADS : 1;
        struct collective what = broadcast_of(block, count, type, root);

        for (int times = rand_r(&same) % 8; times > 0; times--) {
            int64_t value = (int64_t)(rand_r(&same) * 0x100000001u);

            for (uint64_t index = 0; index < count; index++)
                block[index] = thread == root ? value : -1;
            if (rand_r(&own) % 50 == 0)
                sched_yield();
            expect(dtl__node_run(&nodes[thread], &what) == DTL_SUCCESS);
            for (uint64_t index = 0; index < count; index++)
                expect(block[index] == value);
        }
    }
    free(block);
}

static void broadcasts_are_complete_and_in_order(void **state)
{
    (void)state;
    team(broadcasts);
}

static struct collective short_one(int64_t *value)
{
    return broadcast_of(value, 1, dtl__dtype(DTL_DTYPE_INT64), 0);
}

/* Returns the steps that a rank completes without waiting for other ranks. The last step begins in
 * the first one's cache line. */
static uint64_t steps_until_blocked(int64_t *value)
{
    struct collective what = short_one(value);
    dtl_status status = DTL_SUCCESS;

    nodes[0].is_nonblocking = true;
    nodes[0].spin_count = 0;
    while (status == DTL_SUCCESS) {
        uint64_t bytes = nodes[0].number < NODE_AHEAD ? sizeof *value : 1;
        struct node_step step = dtl__step_make(&nodes[0], &what, bytes, bytes);

        *value = (int64_t)step.number;
        status = dtl__step_publish(&step);
        if (status == DTL_SUCCESS)
            dtl__node_release_step(&nodes[0], step.number);
    }
    assert_int_equal(status, NODE_WOULD_BLOCK);
    return nodes[0].number - 1;
}

/* Reading the first block of a line does not release the line's other blocks. */
static void a_line_stays_until_its_last_block_is_read(void **state)
{
    int64_t given = 0, seen;
    struct collective what = short_one(&seen);

    (void)state;
    for (int rank = 1; rank < THREADS; rank++)
        dtl__node_release_step(&nodes[rank], 1);
    assert_in_range(steps_until_blocked(&given), NODE_AHEAD / 2, NODE_AHEAD + NODE_PACKED);

    nodes[1].number = 1;
    for (int64_t number = 2; number <= NODE_PACKED; number++) {
        assert_success(dtl__step_run(&nodes[1], &what, sizeof seen, sizeof seen));
        assert_int_equal(seen, number);
    }
}

/* Three short broadcasts fit one cache line and cost one line transfer. */
static void short_broadcasts_share_a_line(void **state)
{
    int64_t value = 0;
    uint64_t signature;

    (void)state;
    steps_until_blocked(&value);
    for (uint64_t number = 1; number <= UINT64_C(2) * NODE_PACKED; number++) {
        uint64_t place = (number - 1) % NODE_PACKED;

        assert_ptr_equal(dtl__node_find_block(&nodes[1], 0, number, &signature),
                         dtl__node_packed_line(&nodes[1], 0, number - place)->packed[place].data);
        assert_true(dtl__signature_is_packed(signature));
    }
}

/* For the second block of a line, another rank calls a barrier instead. Both ranks detect it, and
 * their next step succeeds. */
static void a_call_differing_from_a_short_broadcast_is_reported(void **state)
{
    const struct collective barrier = barrier_of(dtl__dtype(DTL_DTYPE_BYTE));
    int64_t value = 5, seen = 0;
    struct collective give = short_one(&value), take = short_one(&seen);

    (void)state;
    assert_success(dtl__step_run(&nodes[0], &give, 8, 8));
    assert_success(dtl__step_run(&nodes[0], &give, 8, 8));
    value = 6;
    assert_success(dtl__step_run(&nodes[0], &give, 8, 8));

    assert_success(dtl__step_run(&nodes[1], &take, 8, 8));
    assert_int_equal(dtl__step_run(&nodes[1], &barrier, 0, 0), DTL_ERROR_COLLECTIVE_PARTICIPATION);
    assert_non_null(strstr(last_message(), "rank 0 is in broadcast of 8 bytes, root 0; expected "
                                           "barrier"));
    assert_success(dtl__step_run(&nodes[1], &take, 8, 8));
    assert_int_equal(seen, 6);
}

/* Holds even if the slot's contents from an earlier step equal the expected value. */
static void a_short_broadcast_is_not_confused_with_old_slot_contents(void **state)
{
    const struct collective barrier = barrier_of(dtl__dtype(DTL_DTYPE_BYTE));
    int64_t value = 5;
    struct collective give = short_one(&value);

    (void)state;
    assert_success(
        dtl__node_publish_block(&nodes[0], 1, dtl__call_signature(&barrier, 0), NULL, 0));
    for (int rank = 0; rank < THREADS; rank++)
        dtl__node_release_step(&nodes[rank], 1);
    nodes[0].number = nodes[1].number = NODE_DEPTH;
    assert_success(dtl__step_run(&nodes[0], &give, 8, 8));
    assert_int_equal(dtl__step_run(&nodes[1], &barrier, 0, 0), DTL_ERROR_COLLECTIVE_PARTICIPATION);
}

/* A rank that has failed while another is in a short broadcast expects the next one in a new
 * line. */
static void a_failed_rank_finds_the_next_short_broadcast(void **state)
{
    int64_t block[] = {1, 2, 3}, value = 5, seen = 0;
    struct collective give = short_one(&value), take = short_one(&seen);
    struct collective more = broadcast_of(block, COUNT_OF(block), dtl__dtype(DTL_DTYPE_INT64), 0);

    (void)state;
    assert_success(dtl__step_run(&nodes[0], &more, sizeof block, sizeof block));
    assert_success(dtl__step_run(&nodes[0], &give, 8, 8));
    value = 6;
    assert_success(dtl__step_run(&nodes[0], &give, 8, 8));

    assert_int_equal(dtl__step_run(&nodes[1], &take, 8, 8), DTL_ERROR_COLLECTIVE_PARTICIPATION);
    assert_non_null(strstr(last_message(), "rank 0 is in broadcast of 24 bytes, root 0; expected "
                                           "broadcast of 8 bytes"));
    assert_success(dtl__step_run(&nodes[1], &take, 8, 8));
    assert_int_equal(seen, 5);
    assert_success(dtl__step_run(&nodes[1], &take, 8, 8));
    assert_int_equal(seen, 6);
}

/* Nonblocking collectives, more than the ring holds, large ones among them. */
static void queue(int64_t thread)
{
    enum { MANY = 20 };
    const struct dtype *type = dtl__dtype(DTL_DTYPE_INT64);
    struct queued_collective *started[MANY];
    struct collective what[MANY];
    int64_t *sums = calloc((size_t)MANY * LARGE, sizeof *sums);

    for (int64_t index = 0; index < MANY; index++) {
        int64_t *mine = sums + index * LARGE;

        *mine = thread + index;
        what[index] = allreduce_of(mine, mine, index % 7 == 3 ? LARGE : 1, type, DTL_OP_SUM);
        expect(dtl__queued_collective_make(&comms[thread], &started[index]) == DTL_SUCCESS);
        dtl__queued_collective_start(started[index], &what[index]);
    }
    for (int64_t index = MANY - 1; index >= 0; index--) {
        expect(dtl__queued_collective_wait(started[index]) == DTL_SUCCESS);
        expect(sums[index * LARGE] == THREADS * index + THREADS * (THREADS - 1) / 2);
        dtl__queued_collective_release(started[index]);
    }
    free(sums);
}

static void nonblocking_results_are_complete(void **state)
{
    (void)state;
    team(queue);
}

static struct copy_timing distances[THREADS];

/* Each thread runs on a CPU of its own meanwhile. */
static void copy_timing(int64_t thread)
{
    struct node *node = &nodes[thread];
    cpu_set_t before, after;

    sched_getaffinity(0, sizeof before, &before);
    expect(dtl__copy_timing_measure(node, &distances[thread]) == DTL_SUCCESS);
    sched_getaffinity(0, sizeof after, &after);
    expect(CPU_EQUAL(&before, &after));
    expect(node->stream_threshold == UINT64_MAX);
}

static void all_ranks_choose_the_same_copy_methods(void **state)
{
    (void)state;
    team(copy_timing);
    for (int rank = 1; rank < THREADS; rank++) {
        assert_int_equal(distances[rank].prefers_chunks, distances[0].prefers_chunks);
        assert_int_equal(distances[rank].prefers_streaming, distances[0].prefers_streaming);
    }
}

/* A rank that left without contributing is not waited for. */
static void a_rank_that_left_is_detected(void **state)
{
    const struct node_slot *slot;

    (void)state;
    dtl__node_mark_failed(&nodes[1]);
    assert_int_equal(dtl__node_receive(&nodes[0], 1, 1, &slot), DTL_ERROR_COLLECTIVE_PARTICIPATION);
    assert_non_null(strstr(last_message(), "rank 1 is in another collective, or has left"));
}

/* Rank 0 blocks until all ranks have entered, but publishes its own arrival first. */
static void a_meeting(int64_t thread)
{
    int64_t *mine = calloc(LARGE, sizeof *mine),
            *all = calloc((size_t)LARGE * THREADS, sizeof *all);
    struct collective gather = allgather_of(mine, all, LARGE, dtl__dtype(DTL_DTYPE_INT64));

    while (thread == 1 && atomic_load(&is_broken))
        sched_yield();
    expect(dtl__exchange_run(&nodes[thread], &gather) ==
           (thread == 0 ? DTL_ERROR_MPI : DTL_ERROR_COLLECTIVE_PARTICIPATION));
    if (thread == 0)
        atomic_store(&is_broken, false);
    free(mine);
    free(all);
}

static void a_rank_failing_in_a_barrier_is_not_waited_for(void **state)
{
    (void)state;
    atomic_store(&is_broken, true);
    team(a_meeting);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(a_block_is_visible_with_its_number, open_nodes,
                                        close_nodes),
        cmocka_unit_test_setup_teardown(a_barrier_orders_operations_around_it, open_nodes,
                                        close_nodes),
        cmocka_unit_test_setup_teardown(chunks_are_complete, open_nodes, close_nodes),
        cmocka_unit_test_setup_teardown(broadcasts_are_complete_and_in_order, open_nodes,
                                        close_nodes),
        cmocka_unit_test_setup_teardown(a_line_stays_until_its_last_block_is_read, open_nodes,
                                        close_nodes),
        cmocka_unit_test_setup_teardown(short_broadcasts_share_a_line, open_nodes, close_nodes),
        cmocka_unit_test_setup_teardown(a_call_differing_from_a_short_broadcast_is_reported,
                                        open_nodes, close_nodes),
        cmocka_unit_test_setup_teardown(a_short_broadcast_is_not_confused_with_old_slot_contents,
                                        open_nodes, close_nodes),
        cmocka_unit_test_setup_teardown(a_failed_rank_finds_the_next_short_broadcast, open_nodes,
                                        close_nodes),
        cmocka_unit_test_setup_teardown(nonblocking_results_are_complete, open_nodes, close_nodes),
        cmocka_unit_test_setup_teardown(a_block_is_visible_with_its_number, open_streaming_nodes,
                                        close_nodes),
        cmocka_unit_test_setup_teardown(chunks_are_complete, open_streaming_nodes, close_nodes),
        cmocka_unit_test_setup_teardown(nonblocking_results_are_complete, open_streaming_nodes,
                                        close_nodes),
        cmocka_unit_test_setup_teardown(all_ranks_choose_the_same_copy_methods, open_nodes,
                                        close_nodes),
        cmocka_unit_test_setup_teardown(a_rank_that_left_is_detected, open_nodes, close_nodes),
        cmocka_unit_test_setup_teardown(a_rank_failing_in_a_barrier_is_not_waited_for, open_nodes,
                                        close_nodes),
    };

    return cmocka_run_group_tests_name("litmus", tests, NULL, NULL);
}
