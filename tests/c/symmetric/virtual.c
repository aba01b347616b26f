/* SPDX-License-Identifier: BSD-3-Clause */
/* The functions of <dtl/dev.h>, and kernels that call them, between threads that act as ranks, each
 * with a heap of its own. */
#include <pthread.h>
#include <sched.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "kernels.h"
#include "scenarios.h"

enum { RANKS = MAX_RANKS, BYTES = 1 << 16, ROUNDS = 2000 };

static int32_t yield(void)
{
    sched_yield();
    return 0;
}

static int32_t give_up(void)
{
    return 1;
}

/* ---- threads as ranks ------------------------------------------------------------------------ */

struct rank_thread {
    rank_function *run;
    int64_t rounds;
    struct rank rank;
    struct dtl_dev_context context;
    uint64_t table[RANKS];
    struct dtl_dev_team teams[DTL_DEV_TEAMS];
};

static void *rank_thread_main(void *data)
{
    struct rank_thread *rank_thread = data;
    int32_t line = rank_thread->run(&rank_thread->rank, rank_thread->rounds);

    if (line != 0) { /* cmocka cannot end a test from another thread */
        print_error("rank %d: scenarios.h, kernels.h or this file, line %d\n",
                    (int)rank_thread->rank.me, (int)line);
        abort();
    }
    return NULL;
}

static void *heap_make(void)
{
    void *heap = aligned_alloc(64, BYTES);

    assert_non_null(heap);
    memset(heap, 0, BYTES);
    return heap;
}

/* Team 3 has every second rank, from 0. */
static void rank_thread_make(struct rank_thread *rank_thread, int32_t me, int32_t size)
{
    *rank_thread = (struct rank_thread){.rank = {.me = me, .size = size}};
    rank_thread->rank.ctx = address(&rank_thread->context);
    rank_thread->teams[3] = (struct dtl_dev_team){
        .my_pe = me % 2 == 0 ? me / 2 : -1, .n_pes = (size + 1) / 2, .start = 0, .stride = 2};
}

static void with_ranks(int32_t size, rank_function *run, int64_t rounds)
{
    struct rank_thread rank_threads[RANKS];
    pthread_t threads[RANKS];
    char *memory[RANKS];

    for (int32_t rank = 0; rank < size; rank++) {
        rank_thread_make(&rank_threads[rank], rank, size);
        memory[rank] = heap_make();
    }
    for (int32_t rank = 0; rank < size; rank++) {
        struct rank_thread *rank_thread = &rank_threads[rank];

        for (int32_t peer = 0; peer < size; peer++)
            rank_thread->table[peer] = address(memory[peer]);
        assert_int_equal(dtl_dev_context_init(rank_thread->rank.ctx, rank, size,
                                              address(rank_thread->table), BYTES),
                         0);
        rank_thread->context.teams = address(rank_thread->teams);
        rank_thread->context.pause = address((void *)(uintptr_t)yield);
        rank_thread->run = run;
        rank_thread->rounds = rounds;
        rank_thread->rank.heap =
            (struct laid_out *)(void *)(memory[rank] + dtl_dev_state_bytes(rank_thread->rank.ctx));
    }
    for (int32_t rank = 0; rank < size; rank++)
        assert_int_equal(
            pthread_create(&threads[rank], NULL, rank_thread_main, &rank_threads[rank]), 0);
    for (int32_t rank = 0; rank < size; rank++)
        pthread_join(threads[rank], NULL);
    for (int32_t rank = 0; rank < size; rank++)
        free(memory[rank]);
}

#define ON_ALL_SIZES(test, run, rounds)                                                            \
    static void test(void **state)                                                                 \
    {                                                                                              \
        (void)state;                                                                               \
        for (int32_t size = 1; size <= RANKS; size++)                                              \
            with_ranks(size, run, rounds);                                                         \
    }

ON_ALL_SIZES(data_is_visible_when_its_signal_is, ring, ROUNDS)
ON_ALL_SIZES(no_addition_is_lost, adders, ROUNDS)
ON_ALL_SIZES(puts_before_a_barrier_are_visible_after_it, barriers, ROUNDS / 10)
ON_ALL_SIZES(one_of_two_stores_is_visible, stores_and_loads, ROUNDS)
ON_ALL_SIZES(no_byte_is_put_outside_its_range, odd_places, 1)
ON_ALL_SIZES(all_threads_of_a_block_put_collectively, whole_blocks, ROUNDS / 10)
ON_ALL_SIZES(all_broadcast_and_collect, collectives, 1)
ON_ALL_SIZES(six_comparisons_have_no_sign, comparisons, 1)
ON_ALL_SIZES(unsupported_arguments_are_refused, refusals, 1)

ON_ALL_SIZES(the_example_of_the_language_passes_on, my_distributed_kernel, ROUNDS)
ON_ALL_SIZES(a_ring_gathers_from_all_ranks, ring_all_gather, ROUNDS)
ON_ALL_SIZES(rows_of_all_ranks_are_multiplied, gather_and_multiply, ROUNDS)
ON_ALL_SIZES(tokens_are_sent_to_experts_and_back, dispatch_and_combine, ROUNDS)

/* ---- teams ----------------------------------------------------------------------------------- */

static int32_t every_second(const struct rank *rank, int64_t rounds)
{
    struct laid_out *heap = rank->heap;
    int32_t members = (rank->size + 1) / 2;

    (void)rounds;
    heap->data[7] = number(rank->me, 0, 7);
    expect(dtl_dev_team_my_pe(rank->ctx, 3) == (rank->me % 2 == 0 ? rank->me / 2 : -1));
    expect(dtl_dev_team_n_pes(rank->ctx, 3) == members);
    if (rank->me % 2 != 0) {
        expect(dtl_dev_barrier(rank->ctx, 3) == DTL_DEV_NO_TEAM);
        return 0;
    }
    expect(dtl_dev_fcollectmem_block(rank->ctx, 3, address(heap->all), address(heap->data),
                                     sizeof heap->data) == DTL_DEV_OK);
    for (int32_t index = 0; index < members; index++)
        expect(heap->all[index * WORDS + 7] == number(2 * index, 0, 7));
    return 0;
}

ON_ALL_SIZES(teams_collect, every_second, 1)

/* ---- bad input ------------------------------------------------------------------------------- */

static int32_t bad_input(const struct rank *rank, int64_t rounds)
{
    uint64_t ctx = rank->ctx, data = address(rank->heap->data);
    uint64_t end = address(rank->heap) - dtl_dev_state_bytes(ctx) + BYTES;
    uint64_t signal = address(rank->heap->signals);
    int64_t mine[2] = {0};

    (void)rounds;
    expect(dtl_dev_putmem(ctx, address(mine), data, 8, 0) == DTL_DEV_OUTSIDE);
    expect(dtl_dev_putmem(ctx, end - 8, address(mine), 16, 0) == DTL_DEV_OUTSIDE);
    expect(dtl_dev_putmem(ctx, end - 8, address(mine), UINT64_MAX, 0) == DTL_DEV_OUTSIDE);
    expect(dtl_dev_putmem(ctx, address(rank->heap) - 8, address(mine), 8, 0) == DTL_DEV_OUTSIDE);
    expect(dtl_dev_getmem(ctx, address(mine), end, 8, 0) == DTL_DEV_OUTSIDE);
    expect(dtl_dev_putmem(ctx, data, address(mine), 8, rank->size) == DTL_DEV_NO_RANK);
    expect(dtl_dev_putmem(ctx, data, address(mine), 8, -1) == DTL_DEV_NO_RANK);
    expect(dtl_dev_putmem(ctx, data, data + 8, 16, rank->me) == DTL_DEV_OVERLAP);
    expect(dtl_dev_signal_op(ctx, signal + 4, 1, DTL_SIGNAL_SET, 0) == DTL_DEV_UNALIGNED);
    expect(dtl_dev_signal_op(ctx, signal, 1, 0, 0) == DTL_DEV_NO_SUCH_OP);
    expect(dtl_dev_signal_op(ctx, end, 1, DTL_SIGNAL_SET, 0) == DTL_DEV_OUTSIDE);
    expect(dtl_dev_signal_wait_until(ctx, signal, 6, 0) == 0);
    expect(dtl_dev_signal_wait_until(ctx, address(mine), DTL_CMP_NE, 0) == 0);
    expect(dtl_dev_signal_wait_until(ctx, signal, DTL_CMP_EQ - 1, 0) == 0);
    expect(dtl_dev_signal_wait_until(ctx, signal + 4, DTL_CMP_EQ, 0) == 0);
    expect(dtl_dev_barrier(ctx, 4) == DTL_DEV_NO_TEAM);
    expect(dtl_dev_sync(ctx, DTL_DEV_TEAMS) == DTL_DEV_NO_TEAM);
    expect(dtl_dev_broadcastmem_block(ctx, 0, data, signal, 8, rank->size) == DTL_DEV_NO_RANK);
    expect(dtl_dev_broadcastmem_block(ctx, 0, data, signal, 8, -1) == DTL_DEV_NO_RANK);
    expect(dtl_dev_broadcastmem_block(ctx, 0, end - 4, signal, 8, 0) == DTL_DEV_OUTSIDE);
    expect(dtl_dev_broadcastmem_block(ctx, 0, data, end - 4, 8, 0) == DTL_DEV_OUTSIDE);
    expect(dtl_dev_broadcastmem_block(ctx, 0, data, data + 4, 8, 0) == DTL_DEV_OVERLAP);
    expect(dtl_dev_fcollectmem_block(ctx, 0, data, data, 8) == DTL_DEV_OVERLAP);
    expect(dtl_dev_fcollectmem_block(ctx, 0, data, end - 4, 8) == DTL_DEV_OUTSIDE);
    expect(dtl_dev_fcollectmem_block(ctx, 0, end - 4, data, 8) == DTL_DEV_OUTSIDE);
    expect(dtl_dev_fcollectmem_block(ctx, 0, data, signal, BYTES + 1) == DTL_DEV_OUTSIDE);
    expect(dtl_dev_team_my_pe(ctx, 4) == -1 && dtl_dev_team_n_pes(ctx, 4) == -1);
    expect(dtl_dev_team_my_pe(ctx, DTL_TEAM_INVALID) == -1);
    expect(dtl_dev_remote_ptr(ctx, end, 0) == 0);
    expect(dtl_dev_remote_ptr(ctx, data, rank->size) == 0);
    expect(dtl_dev_remote_ptr(ctx, data, rank->me) == data);
    expect(dtl_dev_remote_mc_ptr(ctx, 0, data) == 0);
    return 0;
}

ON_ALL_SIZES(invalid_calls_are_reported_without_effect, bad_input, 1)

static void an_unreachable_rank_is_reported(void **state)
{
    uint64_t table[2] = {address(heap_make()), 0};
    struct dtl_dev_context context;
    uint64_t ctx = address(&context), data;
    int64_t mine = 0;

    (void)state;
    assert_int_equal(dtl_dev_context_init(ctx, 0, 2, address(table), BYTES), DTL_DEV_OK);
    data = table[0] + dtl_dev_state_bytes(ctx);
    assert_int_equal(dtl_dev_putmem(ctx, data, address(&mine), 8, 1), DTL_DEV_UNREACHABLE);
    assert_int_equal(dtl_dev_barrier_all(ctx), DTL_DEV_UNREACHABLE);
    assert_int_equal(dtl_dev_remote_ptr(ctx, data, 1), 0);
    free((void *)(uintptr_t)table[0]);
}

static void an_aborted_wait_reports_it(void **state)
{
    uint64_t table[2] = {address(heap_make()), address(heap_make())};
    struct dtl_dev_context context;
    uint64_t ctx = address(&context), data;

    (void)state;
    assert_int_equal(dtl_dev_context_init(ctx, 0, 2, address(table), BYTES), DTL_DEV_OK);
    context.pause = address((void *)(uintptr_t)give_up);
    data = table[0] + dtl_dev_state_bytes(ctx);
    assert_int_equal(dtl_dev_sync_all(ctx), DTL_DEV_STOPPED);
    assert_int_equal(dtl_dev_barrier_all_block(ctx), DTL_DEV_STOPPED);
    assert_int_equal(dtl_dev_broadcastmem_block(ctx, 0, data, data + 8, 8, 0), DTL_DEV_STOPPED);
    assert_int_equal(dtl_dev_fcollectmem_block(ctx, 0, data, data + 64, 8), DTL_DEV_STOPPED);
    assert_int_equal(dtl_dev_signal_wait_until(ctx, data, DTL_CMP_NE, 0), 0);
    free((void *)(uintptr_t)table[0]);
    free((void *)(uintptr_t)table[1]);
}

/* Four times one rank's size is 2^64. */
static void sizes_that_wrap_are_outside(void **state)
{
    uint64_t table[4], size = (uint64_t)1 << 62;
    struct dtl_dev_context context = {0};
    uint64_t ctx = address(&context), data;
    char *heap = heap_make();

    (void)state;
    for (int rank = 0; rank < 4; rank++)
        table[rank] = address(heap);
    assert_int_equal(dtl_dev_context_init(ctx, 0, 4, address(table), UINT64_MAX), DTL_DEV_OK);
    data = table[0] + dtl_dev_state_bytes(ctx);
    assert_int_equal(dtl_dev_fcollectmem_block(ctx, 0, data + size, data, size), DTL_DEV_OUTSIDE);
    assert_int_equal(dtl_dev_fcollectmem_block(ctx, 0, data, data, UINT64_MAX), DTL_DEV_OUTSIDE);
    free(heap);
}

static void multicast_addresses_are_those_of_the_context(void **state)
{
    uint64_t table[1] = {address(heap_make())}, many = (uint64_t)1 << 40;
    struct dtl_dev_context context = {0};
    uint64_t ctx = address(&context), state_bytes;

    (void)state;
    assert_int_equal(dtl_dev_context_init(ctx, 0, 1, address(table), BYTES), DTL_DEV_OK);
    state_bytes = dtl_dev_state_bytes(ctx);
    context.multicast = many;
    for (int32_t team = DTL_TEAM_WORLD; team <= DTL_TEAM_NODE; team++)
        assert_int_equal(dtl_dev_remote_mc_ptr(ctx, team, table[0] + state_bytes),
                         many + state_bytes);
    assert_int_equal(dtl_dev_remote_mc_ptr(ctx, 3, table[0] + state_bytes), 0);
    assert_int_equal(dtl_dev_remote_mc_ptr(ctx, DTL_TEAM_INVALID, table[0] + state_bytes), 0);
    assert_int_equal(dtl_dev_remote_mc_ptr(ctx, 0, table[0] + BYTES), 0);
    free((void *)(uintptr_t)table[0]);
}

static void an_invalid_context_is_refused(void **state)
{
    struct dtl_dev_context context = {0};
    uint64_t ctx = address(&context);

    (void)state;
    assert_int_equal(dtl_dev_context_init(ctx, 0, 0, 0, BYTES), DTL_DEV_NO_RANK);
    assert_int_equal(dtl_dev_context_init(ctx, -1, 2, 0, BYTES), DTL_DEV_NO_RANK);
    assert_int_equal(dtl_dev_context_init(ctx, 2, 2, 0, BYTES), DTL_DEV_NO_RANK);
    assert_int_equal(dtl_dev_context_init(ctx, 0, 2, 0, 8), DTL_DEV_OUTSIDE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(data_is_visible_when_its_signal_is),
        cmocka_unit_test(no_addition_is_lost),
        cmocka_unit_test(puts_before_a_barrier_are_visible_after_it),
        cmocka_unit_test(one_of_two_stores_is_visible),
        cmocka_unit_test(no_byte_is_put_outside_its_range),
        cmocka_unit_test(all_threads_of_a_block_put_collectively),
        cmocka_unit_test(all_broadcast_and_collect),
        cmocka_unit_test(six_comparisons_have_no_sign),
        cmocka_unit_test(unsupported_arguments_are_refused),
        cmocka_unit_test(the_example_of_the_language_passes_on),
        cmocka_unit_test(a_ring_gathers_from_all_ranks),
        cmocka_unit_test(rows_of_all_ranks_are_multiplied),
        cmocka_unit_test(tokens_are_sent_to_experts_and_back),
        cmocka_unit_test(teams_collect),
        cmocka_unit_test(invalid_calls_are_reported_without_effect),
        cmocka_unit_test(an_unreachable_rank_is_reported),
        cmocka_unit_test(an_aborted_wait_reports_it),
        cmocka_unit_test(sizes_that_wrap_are_outside),
        cmocka_unit_test(multicast_addresses_are_those_of_the_context),
        cmocka_unit_test(an_invalid_context_is_refused),
    };

    return cmocka_run_group_tests_name("virtual", tests, NULL, NULL);
}
