/* SPDX-License-Identifier: BSD-3-Clause */
/* The kernels of tests/python/triton_interpreted/test_kernel_programs.py in C, for threads that act
 * as ranks. Functions of <dtl/dev.h> are called; plain Triton operations become the ordered loads
 * and stores that its wrapper uses. */
#ifndef DTL_TEST_KERNELS_H
#define DTL_TEST_KERNELS_H

#include <sched.h>

#include "scenarios.h"

enum { ROWS = 4, TOKENS = 6, WIDTH = 4, SLOT = WIDTH + 1 };

/* symm_at: returns another rank's copy of an object in this rank's heap. */
static void *symm_at(const struct rank *rank, const void *own, int32_t pe)
{
    return (void *)(uintptr_t)dtl_dev_remote_ptr(rank->ctx, address(own), pe);
}

/* notify, which sets a signal, and wait, which waits for exactly that value. */
static void notify(const struct rank *rank, const uint64_t *signal, int32_t pe, uint64_t value)
{
    __atomic_store_n((uint64_t *)symm_at(rank, signal, pe), value, __ATOMIC_RELEASE);
}

static void wait_for(const uint64_t *signal, uint64_t value)
{
    while (__atomic_load_n(signal, __ATOMIC_ACQUIRE) != value)
        sched_yield();
}

/* notify, which adds, and wait, on 32-bit signals. */
static void notify_more(const struct rank *rank, const uint32_t *signal, int32_t pe, uint32_t more)
{
    __atomic_fetch_add((uint32_t *)symm_at(rank, signal, pe), more, __ATOMIC_RELEASE);
}

static void wait_for_sum(const uint32_t *signal, uint32_t value)
{
    while (__atomic_load_n(signal, __ATOMIC_ACQUIRE) != value)
        sched_yield();
}

/* ---- the example of Triton-distributed's documentation --------------------------------------- */

static int32_t my_distributed_kernel(const struct rank *rank, int64_t rounds)
{
    int32_t after = (rank->me + 1) % rank->size;
    int32_t before = (rank->me + rank->size - 1) % rank->size;
    struct laid_out *heap = rank->heap;

    for (int64_t round = 1; round <= rounds; round++) {
        int64_t *remote = symm_at(rank, heap->data, after);

        for (int64_t index = 0; index < WORDS; index++)
            remote[index] = number(rank->me, round, index);
        notify(rank, &heap->signals[0], after, (uint64_t)round);
        wait_for(&heap->signals[0], (uint64_t)round);
        for (int64_t index = 0; index < WORDS; index++)
            expect(heap->data[index] == number(before, round, index));
        expect(dtl_dev_barrier_all_block(rank->ctx) ==
               DTL_DEV_OK); /* before the next round writes it */
    }
    return 0;
}

/* ---- a ring allgather ------------------------------------------------------------------------ */

static int64_t *part_of(struct laid_out *heap, int64_t pe)
{
    return &heap->all[pe * WORDS];
}

static int32_t ring_all_gather(const struct rank *rank, int64_t rounds)
{
    int32_t size = rank->size, after = (rank->me + 1) % size;
    struct laid_out *heap = rank->heap;
    int64_t *mine = part_of(heap, rank->me);

    for (int64_t round = 1; round <= rounds; round++) {
        for (int64_t index = 0; index < WORDS; index++)
            mine[index] = number(rank->me, round, index);
        for (int32_t step = 0; step < size - 1; step++) {
            int32_t part = (rank->me - step + size) % size;
            uint64_t place = address(part_of(heap, part));

            expect(dtl_dev_putmem_signal_block(rank->ctx, place, place, sizeof heap->data,
                                               address(&heap->signals[part]), (uint64_t)round,
                                               DTL_SIGNAL_SET, after) == DTL_DEV_OK);
            wait_for(&heap->signals[(part - 1 + size) % size], (uint64_t)round);
        }
        for (int32_t pe = 0; pe < size; pe++)
            for (int64_t index = 0; index < WORDS; index++)
                expect(part_of(heap, pe)[index] == number(pe, round, index));
        expect(dtl_dev_barrier_all_block(rank->ctx) == DTL_DEV_OK);
    }
    return 0;
}

/* ---- allgather of rows, and a matrix product ------------------------------------------------- */

static int32_t row_is_right(const int64_t *row, int32_t from, int64_t round, int64_t first)
{
    for (int64_t column = 0; column < ROWS; column++) {
        int64_t sum = 0;

        for (int64_t inner = 0; inner < ROWS; inner++)
            sum += number(from, round, first + inner) * (inner - column);
        expect(row[column] == sum);
    }
    return 0;
}

static int32_t gather_and_multiply(const struct rank *rank, int64_t rounds)
{
    struct laid_out *heap = rank->heap;
    uint32_t *signals = (uint32_t *)(void *)heap->tail;

    for (int64_t round = 1; round <= rounds; round++) {
        for (int64_t index = 0; index < (int64_t)ROWS * ROWS; index++)
            heap->data[index] = number(rank->me, round, index);
        for (int32_t pe = 0; pe < rank->size; pe++)
            notify_more(rank, &signals[rank->me], pe, 1);
        for (int32_t each = 0; each < rank->size; each++) {
            int32_t part = (rank->me + each) % rank->size;
            const int64_t *theirs = symm_at(rank, heap->data, part);

            wait_for_sum(&signals[part], (uint32_t)round);
            for (int64_t row = 0; row < ROWS; row++) {
                int64_t product[ROWS] = {0};

                for (int64_t place = 0; place < (int64_t)ROWS * ROWS; place++)
                    product[place / ROWS] +=
                        theirs[row * ROWS + place % ROWS] * (place % ROWS - place / ROWS);
                expect(row_is_right(product, part, round, row * ROWS) == 0);
            }
        }
        expect(dtl_dev_barrier_all_block(rank->ctx) == DTL_DEV_OK);
    }
    return 0;
}

/* ---- tokens are dispatched to experts and combined ------------------------------------------- */

static int32_t expert_of(int32_t from, int64_t round, int64_t token, int32_t size)
{
    return (int32_t)((7 * (int64_t)from + 3 * token + round * round) % size);
}

/* Each token is stored after earlier ones, with its original index. */
static void dispatch(const struct rank *rank, int64_t round)
{
    struct laid_out *heap = rank->heap;
    int64_t first = TOKENS * (int64_t)rank->me;

    for (int64_t token = 0; token < TOKENS; token++) {
        int32_t expert = expert_of(rank->me, round, token, rank->size);
        uint64_t *counter = symm_at(rank, &heap->counter, expert);
        uint64_t place = __atomic_fetch_add(counter, 1, __ATOMIC_ACQ_REL);
        int64_t *into = (int64_t *)symm_at(rank, heap->all, expert) + place * SLOT;

        into[0] = first + token;
        for (int64_t index = 0; index < WIDTH; index++)
            into[1 + index] = number(rank->me, round, token * WIDTH + index);
    }
}

/* An expert's result for a token is sent back to the token's rank. */
static void combine(const struct rank *rank)
{
    struct laid_out *heap = rank->heap;
    uint64_t count = __atomic_load_n(&heap->counter, __ATOMIC_RELAXED);

    for (uint64_t slot = 0; slot < count; slot++) {
        const int64_t *token = &heap->all[slot * SLOT];
        int64_t *back = symm_at(rank, heap->data, (int32_t)(token[0] / TOKENS));

        for (int64_t index = 0; index < WIDTH; index++)
            back[token[0] % TOKENS * WIDTH + index] = 2 * token[1 + index] + rank->me;
    }
}

static int32_t dispatch_and_combine(const struct rank *rank, int64_t rounds)
{
    struct laid_out *heap = rank->heap;

    for (int64_t round = 1; round <= rounds; round++) {
        __atomic_store_n(&heap->counter, 0, __ATOMIC_RELAXED);
        expect(dtl_dev_barrier_all_block(rank->ctx) == DTL_DEV_OK);
        dispatch(rank, round);
        expect(dtl_dev_barrier_all_block(rank->ctx) == DTL_DEV_OK);
        combine(rank);
        expect(dtl_dev_barrier_all_block(rank->ctx) == DTL_DEV_OK);
        for (int64_t place = 0; place < (int64_t)TOKENS * WIDTH; place++)
            expect(heap->data[place] == 2 * number(rank->me, round, place) +
                                            expert_of(rank->me, round, place / WIDTH, rank->size));
    }
    return 0;
}

#endif
