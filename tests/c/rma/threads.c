/* SPDX-License-Identifier: BSD-3-Clause */
/* A window that several threads of each rank access. */
#include "../support/threads.h"

#include <sched.h>

enum { CLOSINGS = 50 };

static dtl_window_t win;

static int set_up(void **state)
{
    (void)state;
    assert_success(dtl_window_allocate(
        world.ctx, (dtl_size_t)(THREADS * world.size + 1) * sizeof(int64_t), &win));
    assert_success(dtl_window_fence(win));
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    dtl_window_destroy(win);
    return 0;
}

/* Returns the offset at which a thread writes. */
static dtl_size_t own_offset(int64_t thread)
{
    return (dtl_size_t)(thread * world.size + world.rank) * sizeof(int64_t);
}

static int32_t next_rank(void)
{
    return (world.rank + 1) % world.size;
}

static void put_and_get(int64_t thread)
{
    for (int64_t turn = 0; turn < TURNS; turn++) {
        int64_t found = -1;

        expect(dtl_rma_put(win, next_rank(), own_offset(thread), &turn, sizeof turn) ==
               DTL_SUCCESS);
        expect(dtl_window_flush(win, next_rank()) == DTL_SUCCESS);
        expect(dtl_rma_get(win, next_rank(), own_offset(thread), &found, sizeof found) ==
               DTL_SUCCESS);
        expect(found == turn);
    }
}

static void threads_read_what_they_wrote(void **state)
{
    (void)state;
    team(put_and_get);
    assert_success(dtl_window_fence(win));
}

static void count(int64_t thread)
{
    dtl_size_t place = (dtl_size_t)(THREADS * world.size) * sizeof(int64_t);
    int64_t one = 1, before;

    (void)thread;
    for (int turn = 0; turn < TURNS; turn++)
        expect(dtl_rma_fetch_and_op(win, 0, place, &one, &before, DTL_DTYPE_INT64, DTL_OP_SUM) ==
               DTL_SUCCESS);
}

static void threads_count_together(void **state)
{
    int64_t counted = 0;
    dtl_size_t place = (dtl_size_t)(THREADS * world.size) * sizeof counted;

    (void)state;
    team(count);
    assert_success(dtl_window_fence(win));
    assert_success(dtl_rma_get(win, 0, place, &counted, sizeof counted));
    assert_int_equal(counted, TURNS * THREADS * world.size);
    assert_success(dtl_window_fence(win));
}

static atomic_int granted;

static void lock_and_unlock(int64_t thread)
{
    (void)thread;
    for (int turn = 0; turn < TURNS; turn++) {
        if (dtl_window_lock(win, next_rank(), DTL_LOCK_EXCLUSIVE) != DTL_SUCCESS)
            continue; /* another thread of this rank holds it */
        atomic_fetch_add(&granted, 1);
        expect(dtl_window_unlock(win, next_rank()) == DTL_SUCCESS);
    }
}

static void one_thread_of_a_rank_holds_a_lock(void **state)
{
    (void)state;
    atomic_store(&granted, 0);
    team(lock_and_unlock);
    assert_true(atomic_load(&granted) >= 1);
    assert_success(dtl_window_lock(win, next_rank(), DTL_LOCK_EXCLUSIVE)); /* all were released */
    assert_success(dtl_window_unlock(win, next_rank()));
    assert_success(dtl_window_fence(win));
}

/* ---- closed while others use it -------------------------------------------------------------- */

static _Atomic dtl_window_t shared;
static atomic_bool is_over;
static atomic_int calls;

static void use_shared(int64_t thread)
{
    for (int64_t turn = 0; !atomic_load(&is_over); turn++, atomic_fetch_add(&calls, 1)) {
        dtl_window_t used = atomic_load(&shared);
        int64_t one = 1, before;
        dtl_status status =
            turn % 4 == 0
                ? dtl_rma_put(used, next_rank(), own_offset(thread), &turn, sizeof turn)
                : dtl_rma_fetch_and_op(used, 0, 0, &one, &before, DTL_DTYPE_INT64, DTL_OP_SUM);

        expect(status == DTL_SUCCESS || status == DTL_ERROR_INVALID_ARGUMENT ||
               status == DTL_ERROR_CONSISTENCY_VIOLATION); /* no epoch is open yet */
    }
}

/* The first thread closes the window while the others call functions with it. */
static void close_and_use(int64_t thread)
{
    if (thread != 0) {
        use_shared(thread);
        return;
    }
    for (int turn = 0; turn < CLOSINGS; turn++) {
        int before = atomic_load(&calls);
        dtl_window_t made = NULL;

        expect(dtl_window_allocate(world.ctx, (dtl_size_t)(THREADS * world.size) * sizeof(int64_t),
                                   &made) == DTL_SUCCESS);
        expect(dtl_window_fence(made) == DTL_SUCCESS);
        while (atomic_load(&calls) < before + THREADS)
            sched_yield();
        dtl_window_destroy(atomic_exchange(&shared, made));
    }
    atomic_store(&is_over, true);
}

static void a_window_may_be_closed_while_others_use_it(void **state)
{
    (void)state;
    atomic_store(&is_over, false);
    team(close_and_use);
    dtl_window_destroy(atomic_exchange(&shared, NULL));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(threads_read_what_they_wrote, set_up, tear_down),
        cmocka_unit_test_setup_teardown(threads_count_together, set_up, tear_down),
        cmocka_unit_test_setup_teardown(one_thread_of_a_rank_holds_a_lock, set_up, tear_down),
        cmocka_unit_test(a_window_may_be_closed_while_others_use_it),
    };

    return run_in_world("threads", tests, COUNT_OF(tests));
}
