/* SPDX-License-Identifier: BSD-3-Clause */
/* Post/start/complete/wait epochs. The owner posts its part, and visitors access it. */
#include "../support/support.h"
#include "transport.h"

static void accesses_are_visible_after_the_wait(void **state)
{
    enum { ROUNDS = 50 };
    dtl_rank_t next = (world.rank + 1) % world.size;
    dtl_rank_t before = (world.rank + world.size - 1) % world.size;
    dtl_window_t win = NULL;

    (void)state;
    assert_success(dtl_window_allocate(world.ctx, sizeof(int64_t), &win));
    for (int64_t round = 0; round < ROUNDS; round++) {
        int64_t value = 1000 * round + world.rank;

        assert_success(dtl_window_post(win, &before, 1));
        assert_success(dtl_window_start(win, &next, 1));
        assert_success(dtl_rma_put(win, next, 0, &value, sizeof value));
        assert_success(dtl_window_complete(win));
        assert_success(dtl_window_wait(win));
        assert_int_equal(*(int64_t *)dtl_window_base(win), 1000 * round + before);
    }
    dtl_window_destroy(win);
}

/* Rank 0 owns the sum, and all others visit it. Its wait returns after the last visitor has
 * completed. */
static void an_owner_waits_for_all_its_visitors(void **state)
{
    dtl_rank_t visitors[8];
    dtl_rank_t owner = 0;
    int64_t sum = 0;
    int64_t one = 1;
    dtl_window_t win = NULL;

    (void)state;
    for (int32_t rank = 1; rank < world.size; rank++)
        visitors[rank - 1] = rank;
    assert_success(dtl_window_create(world.ctx, &sum, sizeof sum, &win));
    if (world.rank == 0) {
        assert_success(dtl_window_post(win, visitors, (dtl_size_t)(world.size - 1)));
        assert_success(dtl_window_wait(win));
        assert_int_equal(sum, 10 * (world.size - 1));
    } else {
        assert_success(dtl_window_start(win, &owner, 1));
        for (int turn = 0; turn < 10; turn++)
            assert_success(
                dtl_rma_accumulate(win, 0, 0, &one, sizeof one, DTL_DTYPE_INT64, DTL_OP_SUM));
        assert_success(dtl_window_complete(win));
    }
    dtl_window_destroy(win);
}

static void test_returns_true_after_the_epoch(void **state)
{
    dtl_rank_t self = world.rank;
    int completed = -1;
    int32_t value = 7;
    dtl_window_t win = NULL;

    (void)state;
    assert_success(dtl_window_allocate(world.ctx, sizeof value, &win));
    assert_success(dtl_window_post(win, &self, 1));
    assert_success(dtl_window_test(win, &completed));
    assert_int_equal(completed, 0);
    assert_success(dtl_window_start(win, &self, 1));
    assert_success(dtl_rma_put(win, self, 0, &value, sizeof value));
    assert_success(dtl_window_complete(win));
    assert_success(dtl_window_test(win, &completed));
    assert_int_equal(completed, 1);
    assert_status(DTL_ERROR_CONSISTENCY_VIOLATION, dtl_window_test(win, &completed));
    dtl_window_destroy(win);
}

static void an_epoch_reaches_its_targets_only(void **state)
{
    dtl_rank_t self = world.rank;
    dtl_rank_t next = (world.rank + 1) % world.size;
    char byte = 0;
    dtl_window_t win = NULL;

    (void)state;
    assert_success(dtl_window_allocate(world.ctx, 1, &win));
    assert_success(dtl_window_post(win, &self, 1));
    assert_success(dtl_window_start(win, &self, 1));
    assert_success(dtl_rma_put(win, self, 0, &byte, 1));
    if (world.size > 1)
        assert_status(DTL_ERROR_CONSISTENCY_VIOLATION, dtl_rma_put(win, next, 0, &byte, 1));
    assert_success(dtl_window_complete(win));
    assert_success(dtl_rma_put(win, self, 0, &byte, 1)); /* this rank's own part needs no epoch */
    if (world.size > 1)
        assert_status(DTL_ERROR_CONSISTENCY_VIOLATION, dtl_rma_put(win, next, 0, &byte, 1));
    assert_success(dtl_window_wait(win));
    dtl_window_destroy(win);
}

static void epochs_out_of_order_are_refused(void **state)
{
    dtl_rank_t self = world.rank;
    dtl_rank_t twice[] = {self, self};
    dtl_rank_t outside = world.size;
    dtl_window_t win = NULL;

    (void)state;
    assert_success(dtl_window_allocate(world.ctx, 1, &win));
    assert_status(DTL_ERROR_CONSISTENCY_VIOLATION, dtl_window_complete(win));
    assert_message("dtl_window_start before");
    assert_status(DTL_ERROR_CONSISTENCY_VIOLATION, dtl_window_wait(win));
    assert_status(DTL_ERROR_INVALID_RANK, dtl_window_post(win, &outside, 1));
    outside = -1;
    assert_status(DTL_ERROR_INVALID_RANK, dtl_window_post(win, &outside, 1));
    assert_message("origins[0]");
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_window_start(win, twice, 2));
    assert_success(dtl_window_post(win, &self, 1));
    assert_status(DTL_ERROR_CONSISTENCY_VIOLATION, dtl_window_post(win, &self, 1));
    assert_success(dtl_window_start(win, &self, 1));
    assert_status(DTL_ERROR_CONSISTENCY_VIOLATION, dtl_window_start(win, &self, 1));
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_window_lock(win, self, DTL_LOCK_SHARED));
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_window_unlock(win, self));
    assert_success(dtl_window_complete(win));
    assert_success(dtl_window_wait(win));
    assert_success(dtl_window_lock(win, self, DTL_LOCK_SHARED));
    assert_status(DTL_ERROR_CONSISTENCY_VIOLATION, dtl_window_start(win, &self, 1));
    assert_success(dtl_window_unlock(win, self));
    dtl_window_destroy(win);
}

/* The call fails on rank 0 only, and no other rank blocks. */
static void a_fence_within_another_epoch_is_refused(void **state)
{
    dtl_rank_t self = world.rank;
    dtl_window_t win = NULL;

    (void)state;
    assert_success(dtl_window_allocate(world.ctx, 1, &win));
    assert_success(dtl_window_lock(win, self, DTL_LOCK_SHARED));
    assert_status(DTL_ERROR_CONSISTENCY_VIOLATION, dtl_window_fence(win));
    assert_message("win is locked; expected dtl_window_unlock");
    assert_success(dtl_window_unlock(win, self));
    assert_success(dtl_window_lock_all(win));
    assert_status(DTL_ERROR_CONSISTENCY_VIOLATION, dtl_window_fence(win));
    assert_success(dtl_window_unlock_all(win));
    assert_success(dtl_window_post(win, &self, 1));
    assert_status(DTL_ERROR_CONSISTENCY_VIOLATION, dtl_window_fence(win));
    assert_message("win is posted; expected dtl_window_wait");
    assert_success(dtl_window_start(win, &self, 1));
    assert_status(DTL_ERROR_CONSISTENCY_VIOLATION, dtl_window_fence(win));
    assert_message("win is started; expected dtl_window_complete");
    assert_success(dtl_window_complete(win));
    assert_success(dtl_window_wait(win));
    if (world.rank == 0)
        assert_success(dtl_window_lock(win, self, DTL_LOCK_EXCLUSIVE));
    assert_status(world.rank == 0 ? DTL_ERROR_CONSISTENCY_VIOLATION : DTL_SUCCESS,
                  dtl_window_fence(win));
    if (world.rank == 0)
        assert_success(dtl_window_unlock(win, self));
    assert_success(dtl_window_fence(win));
    dtl_window_destroy(win);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(accesses_are_visible_after_the_wait),
        cmocka_unit_test(an_owner_waits_for_all_its_visitors),
        cmocka_unit_test(test_returns_true_after_the_epoch),
        cmocka_unit_test(an_epoch_reaches_its_targets_only),
        cmocka_unit_test(epochs_out_of_order_are_refused),
        cmocka_unit_test(a_fence_within_another_epoch_is_refused),
    };

    transport_choose(argc, argv);
    return run_in_world("post_start", tests, COUNT_OF(tests));
}
