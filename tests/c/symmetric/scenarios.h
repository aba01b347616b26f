/* SPDX-License-Identifier: BSD-3-Clause */
/* Communication scenarios of ranks with the functions of <dtl/dev.h>. Ranks are threads, processes
 * with a heap, processes of OpenSHMEM, or blocks of a GPU. Each scenario returns 0, or the line of
 * the failed expectation. */
#ifndef DTL_TEST_SCENARIOS_H
#define DTL_TEST_SCENARIOS_H

#include <dtl/dev.h>
#include <dtl/types.h>

#if defined(__CUDACC__) || defined(__HIPCC__)
#define SCENARIO_FUNCTION static __device__
#else
#define SCENARIO_FUNCTION static
#endif

enum { MAX_RANKS = 4, WORDS = 100 };

/* Layout of every heap behind the state of its teams. */
struct laid_out {
    uint64_t signals[MAX_RANKS];
    uint64_t counter;
    int64_t data[WORDS];
    int64_t all[MAX_RANKS * WORDS];
    char tail[64];
};

struct rank {
    uint64_t ctx;
    int32_t me;
    int32_t size;
    struct laid_out *heap;
};

typedef int32_t rank_function(const struct rank *rank, int64_t rounds);

SCENARIO_FUNCTION uint64_t address(const void *pointer)
{
    return (uint64_t)(uintptr_t)pointer;
}

#define expect(condition)                                                                          \
    do {                                                                                           \
        if (!(condition))                                                                          \
            return __LINE__;                                                                       \
    } while (0)

SCENARIO_FUNCTION int64_t number(int32_t from, int64_t round, int64_t index)
{
    return (int64_t)1000000 * from + 1000 * round + index;
}

/* Passes data around a ring, with a signal that becomes visible after it. */
SCENARIO_FUNCTION int32_t ring(const struct rank *rank, int64_t rounds)
{
    int32_t next = (rank->me + 1) % rank->size, before = (rank->me + rank->size - 1) % rank->size;
    struct laid_out *heap = rank->heap;
    int64_t mine[WORDS];

    for (int64_t round = 1; round <= rounds; round++) {
        for (int64_t index = 0; index < WORDS; index++)
            mine[index] = number(rank->me, round, index);
        expect(dtl_dev_putmem_signal(rank->ctx, address(heap->data), address(mine), sizeof mine,
                                     address(&heap->signals[0]), (uint64_t)round, DTL_SIGNAL_SET,
                                     next) == DTL_DEV_OK);
        expect(dtl_dev_signal_wait_until(rank->ctx, address(&heap->signals[0]), DTL_CMP_GE,
                                         (uint64_t)round) == (uint64_t)round);
        for (int64_t index = 0; index < WORDS; index++)
            expect(heap->data[index] == number(before, round, index));
        expect(dtl_dev_signal_op(rank->ctx, address(&heap->signals[1]), 1, DTL_SIGNAL_ADD,
                                 before) == DTL_DEV_OK); /* the next round may write it */
        (void)dtl_dev_signal_wait_until(rank->ctx, address(&heap->signals[1]), DTL_CMP_EQ,
                                        (uint64_t)round);
    }
    return 0;
}

SCENARIO_FUNCTION int32_t adders(const struct rank *rank, int64_t rounds)
{
    uint64_t counter = address(&rank->heap->counter), sum = (uint64_t)(rank->size * rounds);

    for (int64_t round = 0; round < rounds; round++)
        expect(dtl_dev_signal_op(rank->ctx, counter, 1, DTL_SIGNAL_ADD, 0) == DTL_DEV_OK);
    if (rank->me == 0)
        expect(dtl_dev_signal_wait_until(rank->ctx, counter, DTL_CMP_GE, sum) == sum);
    return 0;
}

/* Each rank writes to all ranks, and reads from all. */
SCENARIO_FUNCTION int32_t barriers(const struct rank *rank, int64_t rounds)
{
    struct laid_out *heap = rank->heap;
    int64_t sent[MAX_RANKS], got = 0;

    for (int64_t round = 1; round <= rounds; round++) {
        for (int32_t pe = 0; pe < rank->size; pe++) {
            sent[pe] = number(rank->me, round, pe);
            expect(dtl_dev_putmem_nbi(rank->ctx, address(&heap->all[rank->me]), address(&sent[pe]),
                                      8, pe) == DTL_DEV_OK);
        }
        expect(dtl_dev_barrier_all_block(rank->ctx) == DTL_DEV_OK);
        for (int32_t pe = 0; pe < rank->size; pe++) {
            expect(heap->all[pe] == number(pe, round, rank->me));
            expect(dtl_dev_getmem_warp(rank->ctx, address(&got), address(&heap->all[rank->me]), 8,
                                       pe) == DTL_DEV_OK);
            expect(got == number(rank->me, round, pe));
        }
        expect(dtl_dev_sync_all(rank->ctx) == DTL_DEV_OK);
    }
    return 0;
}

/* Store buffering: two ranks that each write and then read the other's word cannot both read the
 * old value. */
SCENARIO_FUNCTION int32_t stores_and_loads(const struct rank *rank, int64_t rounds)
{
    struct laid_out *heap = rank->heap;
    uint64_t mine = address(&heap->signals[rank->me]);

    for (int64_t round = 0; rank->size == 2 && round < rounds; round++) {
        uint64_t other = 0;

        for (int32_t pe = 0; pe < 2; pe++)
            expect(dtl_dev_signal_op(rank->ctx, mine, 1, DTL_SIGNAL_SET, pe) == DTL_DEV_OK);
        expect(dtl_dev_quiet(rank->ctx) == DTL_DEV_OK);
        other = dtl_dev_signal_wait_until(rank->ctx, address(&heap->signals[1 - rank->me]),
                                          DTL_CMP_GE, 0);
        expect(dtl_dev_putmem(rank->ctx, address(&heap->all[rank->me]), address(&other), 8, 0) ==
               DTL_DEV_OK);
        expect(dtl_dev_barrier_all(rank->ctx) == DTL_DEV_OK);
        expect(rank->me != 0 || heap->all[0] + heap->all[1] > 0);
        expect(dtl_dev_sync_all(rank->ctx) == DTL_DEV_OK);
        for (int32_t pe = 0; pe < 2; pe++)
            expect(dtl_dev_signal_op(rank->ctx, mine, 0, DTL_SIGNAL_SET, pe) == DTL_DEV_OK);
        expect(dtl_dev_barrier_all(rank->ctx) == DTL_DEV_OK);
    }
    return 0;
}

/* Collectives of all ranks. */
SCENARIO_FUNCTION int32_t collectives(const struct rank *rank, int64_t rounds)
{
    struct laid_out *heap = rank->heap;

    (void)rounds;
    for (int64_t index = 0; index < WORDS; index++)
        heap->data[index] = number(rank->me, 0, index);
    for (int32_t root = 0; root < rank->size; root++) {
        expect(dtl_dev_broadcastmem_block(rank->ctx, DTL_TEAM_WORLD, address(heap->all),
                                          address(heap->data), sizeof heap->data,
                                          root) == DTL_DEV_OK);
        expect(heap->all[WORDS - 1] == number(root, 0, WORDS - 1));
    }
    expect(dtl_dev_fcollectmem_block(rank->ctx, DTL_TEAM_WORLD, address(heap->all),
                                     address(heap->data), sizeof heap->data) == DTL_DEV_OK);
    for (int32_t pe = 0; pe < rank->size; pe++)
        expect(heap->all[pe * WORDS + 7] == number(pe, 0, 7));
    for (int32_t pe = 0; pe < rank->size; pe++) {
        uint64_t remote = dtl_dev_remote_ptr(rank->ctx, address(&heap->data[7]), pe);

        expect(remote == 0 || *(const int64_t *)(uintptr_t)remote == number(pe, 0, 7));
    }
    return 0;
}

/* Operations of all threads of a block: data written by all threads is put together. */
SCENARIO_FUNCTION int32_t whole_blocks(const struct rank *rank, int64_t rounds)
{
    int32_t next = (rank->me + 1) % rank->size, before = (rank->me + rank->size - 1) % rank->size;
    struct laid_out *heap = rank->heap;

    for (int64_t round = 1; round <= rounds; round++) {
        for (int64_t index = 0; index < WORDS; index++)
            heap->all[index] = number(rank->me, round, index);
        expect(dtl_dev_putmem_block(rank->ctx, address(heap->data), address(heap->all),
                                    sizeof heap->data, next) == DTL_DEV_OK);
        expect(dtl_dev_barrier_all_block(rank->ctx) == DTL_DEV_OK);
        for (int64_t index = 0; index < WORDS; index++)
            expect(heap->data[index] == number(before, round, index));
        expect(dtl_dev_barrier_all_block(rank->ctx) == DTL_DEV_OK);
    }
    return 0;
}

/* Puts of any number of bytes at any alignment write no byte beside them. */
SCENARIO_FUNCTION int32_t odd_places(const struct rank *rank, int64_t rounds)
{
    enum { PLACES = 17, LONGEST = 70, CAPACITY = PLACES + LONGEST + 1 };
    unsigned char mine[CAPACITY], *inbox = (unsigned char *)rank->heap->data;

    (void)rounds;
    for (int32_t index = 0; index < CAPACITY; index++)
        mine[index] = (unsigned char)(index + 1);
    for (int32_t test = 0; test < PLACES * PLACES * LONGEST; test++) {
        int32_t into = test % PLACES, from = test / PLACES % PLACES, bytes = test / PLACES / PLACES;

        for (int32_t index = 0; index < CAPACITY; index++)
            inbox[index] = 0;
        expect(dtl_dev_putmem(rank->ctx, address(inbox + into), address(mine + from),
                              (uint64_t)bytes, rank->me) == DTL_DEV_OK);
        expect(dtl_dev_quiet(rank->ctx) == DTL_DEV_OK);
        for (int32_t index = 0; index < CAPACITY; index++) {
            int is_put = index >= into && index < into + bytes;

            expect(inbox[index] == (is_put ? mine[index - into + from] : 0));
        }
    }
    return 0;
}

/* The six comparisons, on unsigned numbers. */
SCENARIO_FUNCTION int32_t comparisons(const struct rank *rank, int64_t rounds)
{
    const uint64_t high = (uint64_t)1 << 63;
    uint64_t ctx = rank->ctx, word = address(&rank->heap->counter);

    (void)rounds;
    expect(dtl_dev_signal_op(ctx, word, high, DTL_SIGNAL_SET, rank->me) == DTL_DEV_OK);
    expect(dtl_dev_quiet(ctx) == DTL_DEV_OK);
    expect(dtl_dev_signal_wait_until(ctx, word, DTL_CMP_EQ, high) == high);
    expect(dtl_dev_signal_wait_until(ctx, word, DTL_CMP_NE, 0) == high);
    expect(dtl_dev_signal_wait_until(ctx, word, DTL_CMP_GT, 5) == high);
    expect(dtl_dev_signal_wait_until(ctx, word, DTL_CMP_LE, high) == high);
    expect(dtl_dev_signal_wait_until(ctx, word, DTL_CMP_LT, high + 1) == high);
    expect(dtl_dev_signal_wait_until(ctx, word, DTL_CMP_GE, high) == high);
    return 0;
}

/* Arguments that every implementation refuses. */
SCENARIO_FUNCTION int32_t refusals(const struct rank *rank, int64_t rounds)
{
    uint64_t ctx = rank->ctx, data = address(rank->heap->data);
    uint64_t signal = address(rank->heap->signals);
    int64_t mine[2] = {0, 0};

    (void)rounds;
    expect(dtl_dev_putmem(ctx, data, address(mine), 8, rank->size) == DTL_DEV_NO_RANK);
    expect(dtl_dev_getmem(ctx, address(mine), data, 8, -1) == DTL_DEV_NO_RANK);
    expect(dtl_dev_signal_op(ctx, signal + 4, 1, DTL_SIGNAL_SET, 0) == DTL_DEV_UNALIGNED);
    expect(dtl_dev_signal_op(ctx, signal, 1, 7, 0) == DTL_DEV_NO_SUCH_OP);
    expect(dtl_dev_putmem_signal(ctx, data, address(mine), 8, signal, 1, DTL_SIGNAL_SET,
                                 rank->size) == DTL_DEV_NO_RANK);
    expect(dtl_dev_signal_wait_until(ctx, signal + 1, DTL_CMP_EQ, 0) == 0);
    expect(dtl_dev_signal_wait_until(ctx, signal, 6, 1) == 0);
    expect(dtl_dev_team_my_pe(ctx, DTL_TEAM_WORLD) == rank->me);
    expect(dtl_dev_team_n_pes(ctx, DTL_TEAM_WORLD) == rank->size);
    expect(dtl_dev_team_my_pe(ctx, -1) == -1 && dtl_dev_team_n_pes(ctx, -1) == -1);
    expect(dtl_dev_sync(ctx, -1) == DTL_DEV_NO_TEAM);
    expect(dtl_dev_remote_ptr(ctx, data, rank->size) == 0);
    expect(dtl_dev_remote_mc_ptr(ctx, DTL_TEAM_WORLD, data) == 0);
    return 0;
}

#endif
