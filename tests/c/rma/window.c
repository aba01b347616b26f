/* SPDX-License-Identifier: BSD-3-Clause */
/* One-sided memory: puts, gets and atomic operations, within epochs and within bounds. */
#include "tickets.h"
#include "transport.h"

static void a_lock_protects_a_counter(void **state)
{
    int64_t counter = 0;
    int64_t one = 1;
    int64_t old = -1;
    dtl_window_t win = NULL;

    (void)state;
    assert_success(dtl_window_create(world.ctx, &counter, sizeof counter, &win));
    for (int round = 0; round < 30; round++) {
        assert_success(dtl_window_lock(win, 0, DTL_LOCK_EXCLUSIVE));
        assert_success(dtl_rma_fetch_and_op(win, 0, 0, &one, &old, DTL_DTYPE_INT64, DTL_OP_SUM));
        assert_success(dtl_window_unlock(win, 0));
    }
    assert_success(dtl_window_fence(win));
    if (world.rank == 0)
        assert_int_equal(counter, 30 * world.size);
    dtl_window_destroy(win);
}

static void a_put_is_visible_after_the_fence(void **state)
{
    int32_t next = (world.rank + 1) % world.size;
    int32_t before = (world.rank + world.size - 1) % world.size;
    int64_t mine = 100 + world.rank;
    int64_t got = -1;
    dtl_window_t win = NULL;

    (void)state;
    assert_success(dtl_window_allocate(world.ctx, 3 * sizeof mine, &win));
    int64_t *base = dtl_window_base(win);
    assert_int_equal(base[1], 0);
    assert_success(dtl_window_fence(win));
    assert_success(dtl_rma_put(win, next, sizeof mine, &mine, sizeof mine));
    assert_success(dtl_window_fence(win));
    assert_int_equal(base[1], 100 + before);
    assert_int_equal(base[0], 0);
    assert_int_equal(base[2], 0);
    assert_success(dtl_rma_get(win, next, sizeof mine, &got, sizeof got));
    assert_int_equal(got, mine);
    assert_success(dtl_window_fence(win));
    dtl_window_destroy(win);
}

static void accumulations_lose_nothing(void **state)
{
    static const struct {
        dtl_reduce_op op;
        int32_t start;
    } cases[] = {{DTL_OP_SUM, 0}, {DTL_OP_MAX, -1}, {DTL_OP_BOR, 0}};

    (void)state;
    for (size_t which = 0; which < COUNT_OF(cases); which++) {
        int32_t cells[2] = {cases[which].start, cases[which].start};
        int32_t mine[2] = {1 << world.rank, 1 << world.rank};
        int32_t all = (1 << world.size) - 1;
        dtl_window_t win = NULL;

        assert_success(dtl_window_create(world.ctx, cells, sizeof cells, &win));
        assert_success(dtl_window_fence(win));
        assert_success(
            dtl_rma_accumulate(win, 0, 0, mine, sizeof mine, DTL_DTYPE_INT32, cases[which].op));
        assert_success(dtl_window_fence(win));
        if (world.rank == 0)
            assert_int_equal(cells[1], cases[which].op == DTL_OP_MAX ? 1 << (world.size - 1) : all);
        dtl_window_destroy(win);
    }
}

static void get_accumulate_returns_no_ticket_twice(void **state)
{
    static int64_t cells[TICKET_CELLS];
    int64_t one = 1, old;
    dtl_window_t win = NULL;

    (void)state;
    assert_success(dtl_window_create(world.ctx, cells, sizeof cells, &win));
    assert_each_ticket_is_unique(win, 0);
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_rma_get_accumulate(win, 0, 0, &one, &old, 7, DTL_DTYPE_INT64, DTL_OP_SUM));
    assert_success(dtl_window_fence(win));
    if (world.rank == 0)
        assert_int_equal(cells[TICKET_CELLS - 1],
                         TICKET_OWN_TURNS + TICKET_TURNS * (world.size - 1));
    dtl_window_destroy(win);
}

/* The same test in allocated memory, which the ranks of a node have mapped. */
static void get_accumulate_is_atomic_in_allocated_memory(void **state)
{
    dtl_window_t win = NULL;

    (void)state;
    assert_success(dtl_window_allocate(world.ctx, TICKET_CELLS * sizeof(int64_t), &win));
    assert_each_ticket_is_unique(win, 0);
    dtl_window_destroy(win);
}

/* Larger than any message that is sent eagerly, with created and allocated windows. */
static void large_transfers_arrive_whole(void **state)
{
    enum { BYTES = 5 << 20 };
    int32_t next = (world.rank + 1) % world.size;
    int32_t before = (world.rank + world.size - 1) % world.size;
    unsigned char *program_memory = malloc(BYTES);
    unsigned char *mine = malloc(BYTES);

    (void)state;
    for (size_t index = 0; index < BYTES; index++)
        mine[index] = (unsigned char)(index * 31 + (size_t)world.rank);
    for (int is_created = 0; is_created < 2; is_created++) {
        dtl_window_t win = NULL;

        if (is_created)
            assert_success(dtl_window_create(world.ctx, program_memory, BYTES, &win));
        else
            assert_success(dtl_window_allocate(world.ctx, BYTES, &win));
        unsigned char *base = dtl_window_base(win);
        assert_success(dtl_window_fence(win));
        assert_success(dtl_rma_put(win, next, 0, mine, BYTES));
        assert_success(dtl_window_fence(win));
        for (size_t index = 0; index < BYTES; index++)
            if (base[index] != (unsigned char)(index * 31 + (size_t)before))
                fail_msg("rank %d: byte %zu is %d", world.rank, index, base[index]);
        memset(base, 1 + world.rank, BYTES);
        assert_success(dtl_window_fence(win));
        assert_success(dtl_rma_get(win, next, 1, mine + 1, BYTES - 1));
        assert_int_equal(mine[1], 1 + next);
        assert_int_equal(mine[BYTES - 1], 1 + next);
        assert_int_equal(mine[0], (unsigned char)world.rank);
        assert_success(dtl_window_fence(win));
        dtl_window_destroy(win);
        for (size_t index = 0; index < BYTES; index++)
            mine[index] = (unsigned char)(index * 31 + (size_t)world.rank);
    }
    free(program_memory);
    free(mine);
}

static void compare_and_swap_lets_one_rank_win(void **state)
{
    int64_t cell = -1;
    int64_t empty = -1;
    int64_t mine = world.rank;
    int64_t old = 7;
    int64_t winners = 0;
    dtl_window_t win = NULL;

    (void)state;
    assert_success(dtl_window_create(world.ctx, &cell, sizeof cell, &win));
    assert_success(dtl_window_fence(win));
    assert_success(dtl_rma_compare_and_swap(win, 0, 0, &empty, &mine, &old, DTL_DTYPE_INT64));
    assert_success(dtl_window_fence(win));
    winners = old == -1;
    assert_success(dtl_allreduce(world.ctx, &winners, &winners, 1, DTL_DTYPE_INT64, DTL_OP_SUM));
    assert_int_equal(winners, 1);
    dtl_window_destroy(win);
}

/* The last rank writes a value that rank 0 waits for. */
static void a_rank_polling_its_own_part_serves_requests(void **state)
{
    const int64_t there = 1, taken = 2;
    int64_t cell = 0, old = 0;
    dtl_window_t win = NULL;

    (void)state;
    assert_success(dtl_window_create(world.ctx, &cell, sizeof cell, &win));
    if (world.rank == world.size - 1) {
        assert_success(dtl_window_lock(win, 0, DTL_LOCK_SHARED));
        assert_success(
            dtl_rma_accumulate(win, 0, 0, &there, sizeof there, DTL_DTYPE_INT64, DTL_OP_SUM));
        assert_success(dtl_window_unlock(win, 0));
    }
    while (world.rank == 0 && old != there)
        assert_success(dtl_rma_compare_and_swap(win, 0, 0, &there, &taken, &old, DTL_DTYPE_INT64));
    assert_success(dtl_barrier(world.ctx));
    assert_int_equal(cell, world.rank == 0 ? taken : 0);
    dtl_window_destroy(win);
}

static void requests_complete_transfers(void **state)
{
    enum { BYTES = 1 << 18 };
    unsigned char *mine = malloc(BYTES);
    unsigned char *got = malloc(BYTES);
    int32_t next = (world.rank + 1) % world.size;
    int completed = 0;
    dtl_request_t request = NULL;
    dtl_window_t win = NULL;

    (void)state;
    memset(mine, world.rank + 1, BYTES);
    assert_success(dtl_window_allocate(world.ctx, BYTES, &win));
    assert_success(dtl_window_lock_all(win));
    assert_success(dtl_rma_put_async(win, next, 0, mine, BYTES, &request));
    assert_success(dtl_wait(request));
    assert_success(dtl_window_flush(win, next));
    assert_success(dtl_rma_get_async(win, next, 0, got, BYTES, &request));
    while (!completed)
        assert_success(dtl_test(request, &completed));
    assert_success(dtl_wait(request));
    assert_memory_equal(got, mine, BYTES);
    assert_success(dtl_window_unlock_all(win));
    dtl_window_destroy(win);
    free(mine);
    free(got);
}

/* Rank 0 contributes 16 bytes, the others none. */
static void ranges_outside_the_part_are_refused_at_the_origin(void **state)
{
    char memory[16] = {0};
    char bytes[32] = {0};
    dtl_window_t win = NULL;

    (void)state;
    assert_success(dtl_window_create(world.ctx, memory, world.rank == 0 ? sizeof memory : 0, &win));
    if (world.rank != 0) {
        assert_status(DTL_ERROR_CONSISTENCY_VIOLATION, dtl_rma_put(win, 0, 0, bytes, 1));
        assert_message("outside an epoch");
    }
    assert_success(dtl_window_fence(win));
    assert_status(DTL_ERROR_OUT_OF_BOUNDS, dtl_rma_put(win, 0, 8, bytes, 9));
    assert_status(DTL_ERROR_OUT_OF_BOUNDS, dtl_rma_get(win, 0, UINT64_MAX, bytes, 2));
    if (world.size > 1)
        assert_status(DTL_ERROR_OUT_OF_BOUNDS, dtl_rma_put(win, 1, 0, bytes, 1));
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_rma_put(win, world.size, 0, bytes, 1));
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_rma_accumulate(win, 0, 4, bytes, 8, DTL_DTYPE_INT64, DTL_OP_SUM));
    assert_message("multiple");
    assert_success(dtl_window_fence(win));
    dtl_window_destroy(win);
}

static void a_lock_is_acquired_once_and_released_once(void **state)
{
    dtl_window_t win = NULL;

    (void)state;
    assert_success(dtl_window_allocate(world.ctx, 8, &win));
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_window_unlock(win, 0));
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_window_unlock_all(win));
    assert_success(dtl_window_lock(win, world.rank, DTL_LOCK_SHARED));
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_window_lock(win, world.rank, DTL_LOCK_SHARED));
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_window_lock_all(win));
    assert_success(dtl_window_unlock(win, world.rank));
    dtl_window_destroy(win);
}

static void every_operation_accesses_the_own_part_without_an_epoch(void **state)
{
    static const struct {
        dtl_reduce_op op;
        int64_t result; /* result for the operands 12 and 10 */
    } cases[] = {
        {DTL_OP_SUM, 22}, {DTL_OP_PROD, 120}, {DTL_OP_MIN, 10}, {DTL_OP_MAX, 12}, {DTL_OP_LAND, 1},
        {DTL_OP_LOR, 1},  {DTL_OP_LXOR, 0},   {DTL_OP_BAND, 8}, {DTL_OP_BOR, 14}, {DTL_OP_BXOR, 6},
    };
    const int64_t twelve = 12, ten = 10;
    dtl_window_t win = NULL;

    (void)state;
    assert_success(dtl_window_allocate(world.ctx, sizeof ten, &win));
    for (size_t index = 0; index < COUNT_OF(cases); index++) {
        int64_t *own = dtl_window_base(win), old = 0;

        *own = twelve;
        assert_success(dtl_rma_accumulate(win, world.rank, 0, &ten, sizeof ten, DTL_DTYPE_INT64,
                                          cases[index].op));
        assert_int_equal(*own, cases[index].result);
        *own = twelve;
        assert_success(
            dtl_rma_fetch_and_op(win, world.rank, 0, &ten, &old, DTL_DTYPE_INT64, cases[index].op));
        assert_int_equal(old, twelve);
        assert_int_equal(*own, cases[index].result);
    }
    assert_success(dtl_barrier(world.ctx));
    dtl_window_destroy(win);
}

static void own_part_needs_no_epoch(void **state)
{
    int64_t *memory, mine = 40, got = 0, two = 2, old = 0, next = 100;
    dtl_request_t request = NULL;
    dtl_window_t win = NULL;

    (void)state;
    assert_success(dtl_window_allocate(world.ctx, 16, &win));
    memory = dtl_window_base(win);
    assert_success(dtl_rma_put(win, world.rank, 0, &mine, sizeof mine));
    assert_int_equal(memory[0], 40);
    assert_success(
        dtl_rma_accumulate(win, world.rank, 0, &two, sizeof two, DTL_DTYPE_INT64, DTL_OP_SUM));
    assert_int_equal(memory[0], 42);
    assert_success(
        dtl_rma_accumulate(win, world.rank, 0, &two, sizeof two, DTL_DTYPE_INT64, DTL_OP_MIN));
    assert_int_equal(memory[0], 2);
    assert_success(
        dtl_rma_fetch_and_op(win, world.rank, 0, &mine, &old, DTL_DTYPE_INT64, DTL_OP_SUM));
    assert_int_equal(old, 2);
    assert_int_equal(memory[0], 42);
    assert_success(
        dtl_rma_compare_and_swap(win, world.rank, 0, &memory[0], &next, &old, DTL_DTYPE_INT64));
    assert_int_equal(old, 42);
    assert_success(dtl_rma_get(win, world.rank, 0, &got, sizeof got));
    assert_int_equal(got, 100);
    assert_success(dtl_rma_put_async(win, world.rank, 8, &mine, sizeof mine, &request));
    assert_int_equal(memory[1], 40);
    assert_success(dtl_wait(request));
    assert_success(dtl_rma_get_async(win, world.rank, 8, &got, sizeof got, &request));
    assert_int_equal(got, 40);
    assert_success(dtl_wait(request));
    assert_success(dtl_barrier(world.ctx));
    dtl_window_destroy(win);
}

static void null_contributes_no_memory(void **state)
{
    char byte = 0;
    dtl_window_t win = NULL;

    (void)state;
    assert_success(dtl_window_create(world.ctx, NULL, 64, &win));
    assert_null(dtl_window_base(win));
    assert_status(DTL_ERROR_OUT_OF_BOUNDS, dtl_rma_put(win, world.rank, 0, &byte, 1));
    assert_status(DTL_ERROR_OUT_OF_BOUNDS, dtl_rma_get(win, 0, 0, &byte, 1));
    dtl_window_destroy(win);
}

/* The failure ends no other process. */
static void more_memory_than_available_is_refused(void **state)
{
    dtl_window_t win = NULL;

    (void)state;
    assert_status(DTL_ERROR_OUT_OF_MEMORY,
                  dtl_window_allocate(world.ctx, (dtl_size_t)1 << 45, &win));
    assert_null(win);
    assert_success(dtl_window_allocate(world.ctx, 8, &win));
    dtl_window_destroy(win);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_lock_protects_a_counter),
        cmocka_unit_test(a_put_is_visible_after_the_fence),
        cmocka_unit_test(accumulations_lose_nothing),
        cmocka_unit_test(get_accumulate_returns_no_ticket_twice),
        cmocka_unit_test(get_accumulate_is_atomic_in_allocated_memory),
        cmocka_unit_test(large_transfers_arrive_whole),
        cmocka_unit_test(compare_and_swap_lets_one_rank_win),
        cmocka_unit_test(a_rank_polling_its_own_part_serves_requests),
        cmocka_unit_test(requests_complete_transfers),
        cmocka_unit_test(ranges_outside_the_part_are_refused_at_the_origin),
        cmocka_unit_test(a_lock_is_acquired_once_and_released_once),
        cmocka_unit_test(every_operation_accesses_the_own_part_without_an_epoch),
        cmocka_unit_test(own_part_needs_no_epoch),
        cmocka_unit_test(null_contributes_no_memory),
        cmocka_unit_test(more_memory_than_available_is_refused),
    };

    transport_choose(argc, argv);
    return run_in_world("window", tests, COUNT_OF(tests));
}
