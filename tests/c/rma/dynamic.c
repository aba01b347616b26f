/* SPDX-License-Identifier: BSD-3-Clause */
/* Dynamic windows: memory is attached and detached. */
#include "tickets.h"
#include "transport.h"

/* Gathers the offsets of all ranks' regions. */
static void offsets_share(dtl_size_t mine, uint64_t *all)
{
    assert_success(dtl_allgather(world.ctx, &mine, 1, DTL_DTYPE_UINT64, all, 1, DTL_DTYPE_UINT64));
}

static void attached_memory_can_be_accessed(void **state)
{
    int32_t next = (world.rank + 1) % world.size;
    int32_t before = (world.rank + world.size - 1) % world.size;
    int64_t first[2] = {0, 0};
    int64_t second[2] = {5, 5};
    int64_t value = world.rank;
    int64_t old = -1;
    dtl_size_t offset = 1;
    uint64_t offsets[8];
    dtl_window_t win = NULL;

    (void)state;
    assert_success(dtl_window_create_dynamic(world.ctx, &win));
    assert_int_equal(dtl_window_size(win), 0);
    assert_success(dtl_window_attach(win, first, sizeof first, &offset));
    assert_int_equal(offset, 0);
    assert_success(dtl_window_attach(win, second, sizeof second, &offset));
    assert_int_equal(dtl_window_size(win), sizeof first + sizeof second);
    offsets_share(offset, offsets);
    assert_success(dtl_window_fence(win));
    assert_success(dtl_rma_put(win, next, sizeof value, &value, sizeof value));
    assert_success(
        dtl_rma_fetch_and_op(win, next, offsets[next], &value, &old, DTL_DTYPE_INT64, DTL_OP_SUM));
    assert_int_equal(old, 5);
    assert_success(dtl_window_fence(win));
    assert_int_equal(first[0], 0);
    assert_int_equal(first[1], before);
    assert_int_equal(second[0], 5 + before);
    assert_success(dtl_rma_get(win, next, offsets[next], &old, sizeof old));
    assert_int_equal(old, 5 + world.rank);
    dtl_window_destroy(win);
}

static void fetch_and_add_returns_each_number_once(void **state)
{
    static int64_t cells[TICKET_CELLS];
    dtl_size_t offset = 0;
    dtl_window_t win = NULL;

    (void)state;
    assert_success(dtl_window_create_dynamic(world.ctx, &win));
    assert_success(dtl_window_attach(win, cells, sizeof cells, &offset));
    assert_success(dtl_broadcast(world.ctx, &offset, 1, DTL_DTYPE_UINT64, 0));
    assert_each_ticket_is_unique(win, offset);
    dtl_window_destroy(win);
}

static void ranges_not_attached_are_refused_and_not_written(void **state)
{
    int32_t next = (world.rank + 1) % world.size;
    int64_t memory[4] = {1, 2, 3, 4};
    int64_t value[2] = {9, 9};
    dtl_size_t offset = 0;
    dtl_window_t win = NULL;

    (void)state;
    assert_success(dtl_window_create_dynamic(world.ctx, &win));
    assert_success(dtl_window_attach(win, memory, 2 * sizeof *memory, &offset));
    assert_success(dtl_window_fence(win));
    assert_status(DTL_ERROR_OUT_OF_BOUNDS,
                  dtl_rma_put(win, next, sizeof *memory, value, sizeof value));
    assert_message("attached");
    assert_status(DTL_ERROR_OUT_OF_BOUNDS, dtl_rma_get(win, next, UINT64_MAX - 7, value, 8));
    assert_success(dtl_window_fence(win));
    assert_int_equal(memory[1], 2);
    assert_int_equal(memory[2], 3);

    assert_success(dtl_window_detach(win, memory));
    assert_int_equal(dtl_window_size(win), 0);
    assert_success(dtl_window_fence(win));
    assert_status(DTL_ERROR_OUT_OF_BOUNDS, dtl_rma_put(win, next, offset, value, 8));
    assert_success(dtl_window_fence(win));
    assert_success(dtl_window_attach(win, memory, sizeof memory, &offset));
    assert_int_not_equal(offset, 0);
    assert_success(dtl_window_fence(win));
    assert_status(DTL_ERROR_OUT_OF_BOUNDS, dtl_rma_put(win, next, 0, value, 8));
    dtl_window_destroy(win);
}

static void attach_needs_a_dynamic_window(void **state)
{
    char memory[8];
    dtl_size_t offset = 0;
    dtl_window_t win = NULL;

    (void)state;
    assert_success(dtl_window_allocate(world.ctx, 8, &win));
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_window_attach(win, memory, 8, &offset));
    assert_message("dtl_window_create_dynamic");
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_window_detach(win, memory));
    dtl_window_destroy(win);

    assert_success(dtl_window_create_dynamic(world.ctx, &win));
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_window_detach(win, memory));
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_window_attach(win, memory, 0, &offset));
    assert_null(dtl_window_base(win));
    dtl_window_destroy(win);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(attached_memory_can_be_accessed),
        cmocka_unit_test(fetch_and_add_returns_each_number_once),
        cmocka_unit_test(ranges_not_attached_are_refused_and_not_written),
        cmocka_unit_test(attach_needs_a_dynamic_window),
    };

    transport_choose(argc, argv);
    return run_in_world("dynamic", tests, COUNT_OF(tests));
}
