/* SPDX-License-Identifier: BSD-3-Clause */
/* Memory ordering of writes of other ranks; and a ring. */
#include "heap.h"

enum { WORDS = 100 };

static int rounds = 2000;
static uint64_t turns = 10000;

/* Message passing: a rank that sees the signal sees the data written before it. */
static void data_is_visible_before_its_signal(void **state)
{
    uint64_t *cells = allocated(WORDS * sizeof *cells);
    uint64_t *full = allocated(sizeof *full), *empty = allocated(sizeof *empty);
    uint64_t mine[WORDS];

    (void)state;
    for (uint64_t round = 1; round <= (uint64_t)rounds; round++) {
        for (uint64_t index = 0; index < WORDS; index++)
            mine[index] = round * WORDS + index;
        wait_for(empty, DTL_CMP_EQ, round - 1);
        assert_success(dtl_symmetric_put_signal(heap, cells, mine, sizeof mine, full, 1,
                                                DTL_SIGNAL_ADD, next_rank()));
        wait_for(full, DTL_CMP_GE, round);
        for (uint64_t index = 0; index < WORDS; index++)
            if (cells[index] != round * WORDS + index)
                fail_msg("rank %d, round %d: word %d is %d", world.rank, (int)round, (int)index,
                         (int)cells[index]);
        assert_success(dtl_symmetric_signal_op(heap, empty, round, DTL_SIGNAL_SET, rank_before()));
    }
    assert_success(dtl_symmetric_barrier_all(heap));
}

/* The same with two puts separated by a fence; the second put's word is polled. */
static void fenced_puts_are_visible_in_order(void **state)
{
    uint64_t *cell = allocated(sizeof *cell), *flag = allocated(sizeof *flag);
    uint64_t *back = allocated(sizeof *back);

    (void)state;
    for (uint64_t round = 1; round <= (uint64_t)rounds; round++) {
        assert_success(dtl_symmetric_put(heap, cell, &round, sizeof round, next_rank()));
        assert_success(dtl_symmetric_fence(heap));
        assert_success(dtl_symmetric_put(heap, flag, &round, sizeof round, next_rank()));
        wait_for(flag, DTL_CMP_EQ, round);
        assert_int_equal(*cell, round);
        assert_success(dtl_symmetric_signal_op(heap, back, round, DTL_SIGNAL_SET, rank_before()));
        wait_for(back, DTL_CMP_EQ, round);
    }
    assert_success(dtl_symmetric_barrier_all(heap));
}

/* Store buffering: two ranks each put, wait for completion and get the other's word; at least one
 * of them sees the put. */
static void two_ranks_that_put_and_get_do_not_both_miss(void **state)
{
    int32_t *cells = allocated(2 * sizeof *cells);
    int32_t other = world.rank ^ 1, sum = 0;
    const int32_t one = 1, zero = 0;

    (void)state;
    for (int round = 0; round < rounds / 4; round++) {
        int32_t seen = 1;

        assert_success(dtl_symmetric_sync_all(heap));
        if (world.rank < 2 && world.size > 1) {
            assert_success(dtl_symmetric_put(heap, &cells[world.rank], &one, sizeof one, 0));
            assert_success(dtl_symmetric_quiet(heap));
            assert_success(dtl_symmetric_get(heap, &seen, &cells[other], sizeof seen, 0));
        }
        assert_success(dtl_allreduce(world.ctx, &seen, &sum, 1, DTL_DTYPE_INT32, DTL_OP_SUM));
        assert_true(sum >= world.size - 1);
        if (world.rank < 2 && world.size > 1)
            assert_success(dtl_symmetric_put(heap, &cells[world.rank], &zero, sizeof zero, 0));
        assert_success(dtl_symmetric_barrier_all(heap));
    }
}

static void data_is_passed_around_a_ring(void **state)
{
    uint64_t *token = allocated(sizeof *token), *signal = allocated(sizeof *signal);

    (void)state;
    for (uint64_t turn = 1; turn <= turns; turn++) {
        uint64_t mine = 1;

        if (world.rank != 0 || turn > 1) {
            wait_for(signal, DTL_CMP_GE, world.rank == 0 ? turn - 1 : turn);
            mine = *token + 1;
        }
        assert_success(dtl_symmetric_put_signal(heap, token, &mine, sizeof mine, signal, 1,
                                                DTL_SIGNAL_ADD, next_rank()));
    }
    if (world.rank == 0) {
        wait_for(signal, DTL_CMP_EQ, turns);
        assert_int_equal(*token, turns * (uint64_t)world.size);
    }
    assert_success(dtl_symmetric_barrier_all(heap));
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        WITH_HEAP(data_is_visible_before_its_signal),
        WITH_HEAP(fenced_puts_are_visible_in_order),
        WITH_HEAP(two_ranks_that_put_and_get_do_not_both_miss),
        WITH_HEAP(data_is_passed_around_a_ring),
    };

    transport_choose(argc, argv);
    if (!shares_memory) { /* each step takes two messages */
        rounds = 200;
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
        turns = 1000;
#endif
    }
    return run_in_world("litmus", tests, COUNT_OF(tests));
}
