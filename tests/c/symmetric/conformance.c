/* SPDX-License-Identifier: BSD-3-Clause */
/* Semantics that all transports to another rank's heap share. */
#include "heap.h"

static void a_put_is_complete_after_the_barrier_and_writes_nothing_else(void **state)
{
    int32_t *cells = allocated(4 * sizeof *cells);
    int32_t mine[2] = {10 + world.rank, 20 + world.rank};

    (void)state;
    assert_success(dtl_symmetric_put(heap, cells + 1, mine, sizeof mine, next_rank()));
    mine[0] = mine[1] = -1; /* the source may be reused */
    assert_success(dtl_symmetric_barrier_all(heap));
    assert_int_equal(cells[0], 0);
    assert_int_equal(cells[1], 10 + rank_before());
    assert_int_equal(cells[2], 20 + rank_before());
    assert_int_equal(cells[3], 0);
}

static void a_get_reads_the_same_offset_of_another_rank(void **state)
{
    int32_t *cells = allocated(3 * sizeof *cells);
    int32_t got[3] = {-1, -1, -1};

    (void)state;
    for (int index = 0; index < 3; index++)
        cells[index] = 100 * index + world.rank;
    assert_success(dtl_symmetric_sync_all(heap));
    assert_success(dtl_symmetric_get(heap, got + 1, cells + 1, sizeof *got, next_rank()));
    assert_int_equal(got[0], -1);
    assert_int_equal(got[1], 100 + next_rank());
    assert_int_equal(got[2], -1);
    assert_success(dtl_symmetric_sync_all(heap));
}

static void large_transfers_arrive_whole(void **state)
{
    enum { BYTES = 3 << 20 };
    unsigned char *cells = allocated(BYTES);
    unsigned char *mine = malloc(BYTES);

    (void)state;
    for (size_t index = 0; index < BYTES; index++)
        mine[index] = (unsigned char)(index * 31 + (size_t)world.rank);
    assert_success(dtl_symmetric_put_nbi(heap, cells, mine, BYTES, next_rank()));
    assert_success(dtl_symmetric_barrier_all(heap));
    for (size_t index = 0; index < BYTES; index++)
        if (cells[index] != (unsigned char)(index * 31 + (size_t)rank_before()))
            fail_msg("rank %d: byte %zu is %d", world.rank, index, cells[index]);
    memset(mine, 0, BYTES);
    assert_success(dtl_symmetric_get_nbi(heap, mine + 1, cells + 1, BYTES - 1, next_rank()));
    assert_success(dtl_symmetric_quiet(heap));
    assert_int_equal(mine[0], 0);
    for (size_t index = 1; index < BYTES; index++)
        if (mine[index] != (unsigned char)(index * 31 + (size_t)world.rank))
            fail_msg("rank %d: byte %zu is %d", world.rank, index, mine[index]);
    free(mine);
    assert_success(dtl_symmetric_sync_all(heap));
}

static void empty_operands_change_nothing(void **state)
{
    char *cells = allocated(64);
    uint64_t *signal = allocated(sizeof *signal);

    (void)state;
    assert_success(dtl_symmetric_put(heap, cells, NULL, 0, next_rank()));
    assert_success(dtl_symmetric_get(heap, NULL, cells, 0, next_rank()));
    assert_success(dtl_symmetric_put(heap, (char *)dtl_symmetric_base(heap) + HEAP_BYTES, NULL, 0,
                                     next_rank()));
    assert_success(
        dtl_symmetric_put_signal(heap, cells, NULL, 0, signal, 3, DTL_SIGNAL_ADD, next_rank()));
    assert_int_equal(wait_for(signal, DTL_CMP_NE, 0), 3);
    assert_int_equal(cells[0], 0);
}

static void signals_are_set_and_added_to(void **state)
{
    uint64_t *signals = allocated(2 * sizeof *signals);
    int32_t all = world.size * (world.size + 1) / 2;

    (void)state;
    assert_success(
        dtl_symmetric_signal_op(heap, &signals[0], 1 + (uint64_t)world.rank, DTL_SIGNAL_ADD, 0));
    assert_success(dtl_symmetric_signal_op(heap, &signals[1], UINT64_MAX - (uint64_t)world.rank,
                                           DTL_SIGNAL_SET, next_rank()));
    assert_true(wait_for(&signals[1], DTL_CMP_NE, 0) == UINT64_MAX - (uint64_t)rank_before());
    if (world.rank == 0)
        assert_int_equal(wait_for(&signals[0], DTL_CMP_EQ, (uint64_t)all), all);
    assert_success(dtl_symmetric_sync_all(heap));
}

/* On unsigned numbers: 2^63 is greater than 1. */
static void six_comparisons_are_waited_for(void **state)
{
    const uint64_t large = (uint64_t)1 << 63;
    const struct {
        dtl_comparison comparison;
        uint64_t set, value, late;
    } cases[] = {
        {DTL_CMP_EQ, large, large, 1}, {DTL_CMP_NE, large, 0, large},
        {DTL_CMP_GT, large, 1, large}, {DTL_CMP_LE, 5, 5, 4},
        {DTL_CMP_LT, 1, large, 1},     {DTL_CMP_GE, large, large, UINT64_MAX},
    };
    uint64_t *signal = allocated(sizeof *signal);
    uint64_t seen = 7;

    (void)state;
    for (size_t which = 0; which < COUNT_OF(cases); which++) {
        assert_success(dtl_symmetric_sync_all(heap));
        assert_success(
            dtl_symmetric_signal_op(heap, signal, cases[which].set, DTL_SIGNAL_SET, next_rank()));
        assert_success(dtl_symmetric_barrier_all(heap));
        assert_true(wait_for(signal, cases[which].comparison, cases[which].value) ==
                    cases[which].set);
        assert_status(DTL_ERROR_TIMEOUT,
                      dtl_symmetric_signal_wait_until(heap, signal, cases[which].comparison,
                                                      cases[which].late, 1, &seen));
        assert_int_equal(seen, 7);
    }
}

static void a_timed_out_wait_reports_the_observed_value(void **state)
{
    uint64_t *signals = allocated(3 * sizeof *signals);
    char expected[160];
    uint64_t index = 9, seen = 9;

    (void)state;
    signals[0] = 5;
    assert_status(DTL_ERROR_TIMEOUT,
                  dtl_symmetric_signal_wait_until(heap, signals, DTL_CMP_GE, 6, 2, &seen));
    snprintf(expected, sizeof expected,
             "the signal at %p, byte 0 of the heap of rank %d is 5 after 2 ms; expected >= 6",
             (void *)signals, (int)world.rank);
    assert_message(expected);
    assert_status(DTL_ERROR_TIMEOUT,
                  dtl_symmetric_signal_wait_until_all(heap, signals, 3, DTL_CMP_EQ, 5, 2));
    assert_message("byte 8 of the heap of rank");
    assert_message("the first late one of 3, is 0 after 2 ms; expected == 5");
    assert_status(DTL_ERROR_TIMEOUT, dtl_symmetric_signal_wait_until_any(
                                         heap, signals, 3, DTL_CMP_GT, 5, 2, &index, &seen));
    assert_message("the last of 3, is 0 after 2 ms; expected > 5");
    assert_int_equal(index, 9);
    assert_int_equal(seen, 9);
    assert_success(dtl_symmetric_sync_all(heap));
}

static void any_and_all_of_several_are_waited_for(void **state)
{
    enum { SIGNALS = 4 };
    uint64_t *signals = allocated(SIGNALS * sizeof *signals);
    uint64_t index = 9, seen = 9;

    (void)state;
    assert_success(dtl_symmetric_signal_op(heap, &signals[2], 7, DTL_SIGNAL_SET, next_rank()));
    assert_success(dtl_symmetric_signal_wait_until_any(heap, signals, SIGNALS, DTL_CMP_NE, 0, 20000,
                                                       &index, &seen));
    assert_int_equal(index, 2);
    assert_int_equal(seen, 7);
    assert_success(dtl_symmetric_sync_all(heap));
    for (int which = 0; which < SIGNALS; which++)
        assert_success(
            dtl_symmetric_signal_op(heap, &signals[which], 8, DTL_SIGNAL_SET, next_rank()));
    assert_success(
        dtl_symmetric_signal_wait_until_all(heap, signals, SIGNALS, DTL_CMP_EQ, 8, 20000));
    for (int which = 0; which < SIGNALS; which++)
        assert_int_equal(signals[which], 8);
    assert_success(dtl_symmetric_sync_all(heap));
}

#define ATOMICS(type, id)                                                                          \
    static void atomics_of_##type(void **state)                                                    \
    {                                                                                              \
        static const struct {                                                                      \
            dtl_atomic_op op;                                                                      \
            type before, value, after;                                                             \
        } cases[] = {                                                                              \
            {DTL_ATOMIC_FETCH, 6, 9, 6},      {DTL_ATOMIC_SET, 6, 9, 9},                           \
            {DTL_ATOMIC_ADD, (type)-2, 9, 7}, {DTL_ATOMIC_AND, 6, (type)-5, 2},                    \
            {DTL_ATOMIC_OR, 6, 9, 15},        {DTL_ATOMIC_XOR, 6, 3, 5},                           \
        };                                                                                         \
        type *cells = allocated(3 * sizeof *cells);                                                \
        type old, result;                                                                          \
                                                                                                   \
        (void)state;                                                                               \
        for (size_t which = 0; which < COUNT_OF(cases); which++) {                                 \
            cells[0] = cells[1] = cells[2] = cases[which].before;                                  \
            assert_success(dtl_symmetric_sync_all(heap));                                          \
            assert_success(dtl_symmetric_atomic_fetch(heap, &cells[1], &cases[which].value, &old,  \
                                                      id, cases[which].op, next_rank()));          \
            assert_true(old == cases[which].before);                                               \
            if (cases[which].op != DTL_ATOMIC_FETCH)                                               \
                assert_success(dtl_symmetric_atomic(heap, &cells[2], &cases[which].value, id,      \
                                                    cases[which].op, next_rank()));                \
            assert_success(dtl_symmetric_barrier_all(heap));                                       \
            assert_true(cells[0] == cases[which].before);                                          \
            assert_true(cells[1] == cases[which].after);                                           \
            assert_true(cells[2] == cases[which].after);                                           \
            assert_success(dtl_symmetric_sync_all(heap));                                          \
        }                                                                                          \
        cells[0] = 4;                                                                              \
        assert_success(dtl_symmetric_sync_all(heap));                                              \
        assert_success(dtl_symmetric_atomic_compare_swap(heap, &cells[0], &(type){5}, &(type){6},  \
                                                         &result, id, next_rank()));               \
        assert_true(result == 4);                                                                  \
        assert_success(dtl_symmetric_atomic_compare_swap(heap, &cells[0], &(type){4}, &(type){6},  \
                                                         &result, id, next_rank()));               \
        assert_true(result == 4);                                                                  \
        assert_success(dtl_symmetric_barrier_all(heap));                                           \
        assert_true(cells[0] == 6);                                                                \
        assert_success(dtl_symmetric_sync_all(heap));                                              \
    }

ATOMICS(int32_t, DTL_DTYPE_INT32)
ATOMICS(uint32_t, DTL_DTYPE_UINT32)
ATOMICS(int64_t, DTL_DTYPE_INT64)
ATOMICS(uint64_t, DTL_DTYPE_UINT64)

/* Also if the owner increments in its own memory while other ranks send requests. */
static void no_count_is_lost(void **state)
{
    enum { TURNS = 200 };
    const int64_t one = 1;
    const int32_t narrow = 1;
    int64_t *wide_cell = allocated(sizeof *wide_cell);
    int32_t *narrow_cell = allocated(sizeof *narrow_cell);
    int64_t old = 0, sum = 0, tickets = (int64_t)TURNS * world.size;

    (void)state;
    for (int turn = 0; turn < TURNS; turn++) {
        assert_success(dtl_symmetric_atomic_fetch(heap, wide_cell, &one, &old, DTL_DTYPE_INT64,
                                                  DTL_ATOMIC_ADD, 0));
        sum += old;
        assert_success(
            dtl_symmetric_atomic(heap, narrow_cell, &narrow, DTL_DTYPE_INT32, DTL_ATOMIC_ADD, 0));
    }
    assert_success(dtl_symmetric_barrier_all(heap));
    assert_success(dtl_allreduce(world.ctx, &sum, &sum, 1, DTL_DTYPE_INT64, DTL_OP_SUM));
    assert_int_equal(sum, tickets * (tickets - 1) / 2);
    if (world.rank == 0) {
        assert_int_equal(*wide_cell, tickets);
        assert_int_equal(*narrow_cell, tickets);
    }
}

static void one_rank_wins_a_compare_and_swap(void **state)
{
    int32_t *cell = allocated(sizeof *cell);
    int32_t none = 0, mine = 1 + world.rank, old = -1, winners = 0;

    (void)state;
    assert_success(dtl_symmetric_atomic_compare_swap(heap, cell, &none, &mine, &old,
                                                     DTL_DTYPE_INT32, world.size - 1));
    winners = old == 0;
    assert_success(dtl_allreduce(world.ctx, &winners, &winners, 1, DTL_DTYPE_INT32, DTL_OP_SUM));
    assert_int_equal(winners, 1);
    assert_success(dtl_symmetric_get(heap, &old, cell, sizeof old, world.size - 1));
    assert_true(old >= 1 && old <= world.size);
    assert_success(dtl_symmetric_sync_all(heap));
}

/* With DTL_SYMMETRIC_DELAY=1, a source that changes too early is detected. */
static void a_quiet_completes_delayed_operations(void **state)
{
    int32_t *cells = allocated(2 * sizeof *cells);
    uint64_t *signal = allocated(sizeof *signal);
    int32_t mine = 10 + world.rank, got = -1;

    (void)state;
    assert_success(dtl_symmetric_put_nbi(heap, &cells[0], &mine, sizeof mine, next_rank()));
    if (is_delayed)
        mine = 99;
    assert_success(dtl_symmetric_barrier_all(heap));
    assert_int_equal(cells[0], is_delayed ? 99 : 10 + rank_before());
    mine = 10 + world.rank;
    assert_success(dtl_symmetric_put_signal_nbi(heap, &cells[1], &mine, sizeof mine, signal, 1,
                                                DTL_SIGNAL_SET, next_rank()));
    assert_success(dtl_symmetric_get_nbi(heap, &got, &cells[0], sizeof got, world.rank));
    assert_true(!is_delayed || got == -1);
    assert_success(dtl_symmetric_quiet(heap));
    assert_int_equal(got, cells[0]);
    assert_int_equal(wait_for(signal, DTL_CMP_EQ, 1), 1);
    assert_int_equal(cells[1], 10 + rank_before());
    assert_success(dtl_symmetric_sync_all(heap));
}

static void a_fence_orders_later_puts_after_delayed_ones(void **state)
{
    int32_t *cell = allocated(sizeof *cell);
    uint64_t *signal = allocated(sizeof *signal);
    int32_t mine = 10 + world.rank;

    (void)state;
    assert_success(dtl_symmetric_put_nbi(heap, cell, &mine, sizeof mine, next_rank()));
    assert_success(dtl_symmetric_fence(heap));
    assert_success(dtl_symmetric_signal_op(heap, signal, 1, DTL_SIGNAL_SET, next_rank()));
    assert_int_equal(wait_for(signal, DTL_CMP_EQ, 1), 1);
    assert_int_equal(*cell, 10 + rank_before());
    assert_success(dtl_symmetric_barrier_all(heap));
}

static void freeing_completes_pending_puts(void **state)
{
    int32_t *cell = allocated(sizeof *cell);
    int32_t mine = 7;

    (void)state;
    assert_success(dtl_symmetric_put_nbi(heap, cell, &mine, sizeof mine, next_rank()));
    assert_success(dtl_symmetric_free(heap, cell));
    cell = allocated(sizeof *cell);
    assert_success(dtl_symmetric_barrier_all(heap));
    assert_int_equal(*cell, 0);
}

/* ---- refusals before anything is sent -------------------------------------------------------- */

static void ranges_outside_the_heap_are_refused(void **state)
{
    char *base = dtl_symmetric_base(heap);
    char mine[64] = {0};

    (void)state;
    assert_status(DTL_ERROR_OUT_OF_BOUNDS, dtl_symmetric_put(heap, mine, mine, 8, next_rank()));
    assert_message("[DTL-symmetric_put-dest-range]");
    assert_status(DTL_ERROR_OUT_OF_BOUNDS,
                  dtl_symmetric_put(heap, base + HEAP_BYTES - 4, mine, 8, next_rank()));
    assert_status(DTL_ERROR_OUT_OF_BOUNDS,
                  dtl_symmetric_get(heap, mine, base - 8, 16, next_rank()));
    assert_message("[DTL-symmetric_get-source-range]");
    assert_status(DTL_ERROR_OUT_OF_BOUNDS, dtl_symmetric_put_signal(heap, base, mine, 8, mine, 1,
                                                                    DTL_SIGNAL_SET, next_rank()));
    assert_message("[DTL-symmetric_put_signal-signal-range]");
    assert_status(DTL_ERROR_OUT_OF_BOUNDS, dtl_symmetric_signal_wait_until_all(
                                               heap, base + HEAP_BYTES - 8, 2, DTL_CMP_EQ, 0, 1));
    assert_status(DTL_ERROR_OUT_OF_BOUNDS, dtl_symmetric_signal_wait_until_all(
                                               heap, base, UINT64_MAX / 8 + 2, DTL_CMP_EQ, 0, 1));
    assert_status(
        DTL_ERROR_OUT_OF_BOUNDS,
        dtl_symmetric_atomic(heap, base + HEAP_BYTES, mine, DTL_DTYPE_INT32, DTL_ATOMIC_ADD, 0));
    assert_success(dtl_symmetric_sync_all(heap));
}

static void misaligned_words_are_refused(void **state)
{
    char *base = dtl_symmetric_base(heap);
    const int64_t one = 1;
    uint64_t seen = 0;

    (void)state;
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_symmetric_signal_op(heap, base + 4, 1, DTL_SIGNAL_SET, next_rank()));
    assert_message("signal is at byte 4 of the heap; expected a multiple of 8 "
                   "[DTL-symmetric_signal_op-signal-alignment]");
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_symmetric_signal_wait_until(heap, base + 4, DTL_CMP_EQ, 0, 1, &seen));
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_symmetric_atomic(heap, base + 2, &one, DTL_DTYPE_INT32, DTL_ATOMIC_ADD, 0));
    assert_success(dtl_symmetric_sync_all(heap));
}

static void unknown_ranks_and_operations_are_refused(void **state)
{
    char *base = dtl_symmetric_base(heap);
    const int64_t one = 1;
    uint64_t seen = 0;
    double number = 0;

    (void)state;
    assert_status(DTL_ERROR_INVALID_RANK, dtl_symmetric_put(heap, base, &one, 8, world.size));
    assert_status(DTL_ERROR_INVALID_RANK, dtl_symmetric_get(heap, &seen, base, 8, -1));
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_symmetric_signal_op(heap, base, 1, (dtl_signal_op)11, 0));
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_symmetric_signal_wait_until(heap, base, (dtl_comparison)6, 0, 1, &seen));
    assert_message("[DTL-symmetric_signal_wait_until-comparison-enum]");
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_symmetric_signal_wait_until_all(heap, base, 0, DTL_CMP_EQ, 0, 1));
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_symmetric_atomic(heap, base, &one, DTL_DTYPE_INT64, DTL_ATOMIC_FETCH, 0));
    assert_status(DTL_ERROR_NOT_SUPPORTED,
                  dtl_symmetric_atomic(heap, base, &number, DTL_DTYPE_FLOAT64, DTL_ATOMIC_ADD, 0));
    assert_success(dtl_symmetric_sync_all(heap));
}

static void a_transfer_to_oneself_that_overlaps_is_refused(void **state)
{
    char *cells = allocated(64);

    (void)state;
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_symmetric_put(heap, cells + 8, cells, 16, world.rank));
    assert_message("[DTL-symmetric_put-source-overlap]");
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_symmetric_get_nbi(heap, cells, cells + 8, 16, world.rank));
    cells[0] = 5;
    assert_success(dtl_symmetric_put(heap, cells + 8, cells, 8, world.rank));
    assert_success(dtl_symmetric_quiet(heap));
    assert_int_equal(cells[8], 5);
    assert_success(dtl_symmetric_sync_all(heap));
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        WITH_HEAP(a_put_is_complete_after_the_barrier_and_writes_nothing_else),
        WITH_HEAP(a_get_reads_the_same_offset_of_another_rank),
        WITH_HEAP(large_transfers_arrive_whole),
        WITH_HEAP(empty_operands_change_nothing),
        WITH_HEAP(signals_are_set_and_added_to),
        WITH_HEAP(six_comparisons_are_waited_for),
        WITH_HEAP(a_timed_out_wait_reports_the_observed_value),
        WITH_HEAP(any_and_all_of_several_are_waited_for),
        WITH_HEAP(atomics_of_int32_t),
        WITH_HEAP(atomics_of_uint32_t),
        WITH_HEAP(atomics_of_int64_t),
        WITH_HEAP(atomics_of_uint64_t),
        WITH_HEAP(no_count_is_lost),
        WITH_HEAP(one_rank_wins_a_compare_and_swap),
        WITH_HEAP(a_quiet_completes_delayed_operations),
        WITH_HEAP(a_fence_orders_later_puts_after_delayed_ones),
        WITH_HEAP(freeing_completes_pending_puts),
        WITH_HEAP(ranges_outside_the_heap_are_refused),
        WITH_HEAP(misaligned_words_are_refused),
        WITH_HEAP(unknown_ranks_and_operations_are_refused),
        WITH_HEAP(a_transfer_to_oneself_that_overlaps_is_refused),
    };

    transport_choose(argc, argv);
    return run_in_world("conformance", tests, COUNT_OF(tests));
}
