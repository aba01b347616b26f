/* SPDX-License-Identifier: BSD-3-Clause */
/* Messages and their requests from several threads of each rank. */
#include "../support/threads.h"

#include <sched.h>

static int32_t next_rank(void)
{
    return (world.rank + 1) % world.size;
}

static int32_t rank_before(void)
{
    return (world.rank + world.size - 1) % world.size;
}

static void pass_round(int64_t thread)
{
    for (int64_t turn = 0; turn < TURNS; turn++) {
        int64_t found = -1;
        dtl_request_t sending;

        expect(dtl_isend(world.ctx, &turn, 1, DTL_DTYPE_INT64, next_rank(), (dtl_tag_t)thread,
                         &sending) == DTL_SUCCESS);
        expect(dtl_recv(world.ctx, &found, 1, DTL_DTYPE_INT64, rank_before(), (dtl_tag_t)thread) ==
               DTL_SUCCESS);
        expect(dtl_wait(sending) == DTL_SUCCESS);
        expect(found == turn);
    }
}

static void each_thread_receives_by_its_tag(void **state)
{
    (void)state;
    team(pass_round);
    assert_success(dtl_barrier(world.ctx));
}

static atomic_long received;

/* Any thread may receive any message; each is received once. */
static void receive_any(int64_t thread)
{
    for (int64_t turn = 0; turn < TURNS; turn++) {
        int64_t mine = thread * TURNS + turn, found = -1;
        dtl_request_t sending, receiving;

        expect(dtl_isend(world.ctx, &mine, 1, DTL_DTYPE_INT64, next_rank(), THREADS, &sending) ==
               DTL_SUCCESS);
        expect(dtl_irecv(world.ctx, &found, 1, DTL_DTYPE_INT64, DTL_ANY_SOURCE, THREADS,
                         &receiving) == DTL_SUCCESS);
        expect(dtl_wait(receiving) == DTL_SUCCESS);
        expect(dtl_wait(sending) == DTL_SUCCESS);
        atomic_fetch_add(&received, found);
    }
}

static void each_message_is_received_once(void **state)
{
    long all = (long)THREADS * TURNS;

    (void)state;
    atomic_store(&received, 0);
    team(receive_any);
    assert_int_equal(atomic_load(&received), all * (all - 1) / 2);
    assert_success(dtl_barrier(world.ctx));
}

static atomic_bool is_waited_for;

/* One thread waits for a message that another thread sends later, even on a single rank. */
static void wait_for_another(int64_t thread)
{
    static const int64_t words[] = {1, 2, 3};
    int64_t found = 0;
    dtl_message_info_t info;
    dtl_request_t receiving;

    if (thread == 1) {
        atomic_store(&is_waited_for, true);
        expect(dtl_recv(world.ctx, &found, 1, DTL_DTYPE_INT64, world.rank, 1) == DTL_SUCCESS);
        expect(found == 1);
        expect(dtl_probe(world.ctx, world.rank, 2, DTL_DTYPE_INT64, &info) == DTL_SUCCESS);
        expect(dtl_recv(world.ctx, &found, 1, DTL_DTYPE_INT64, world.rank, 2) == DTL_SUCCESS);
        expect(dtl_send(world.ctx, &words[2], 1, DTL_DTYPE_INT64, world.rank, 3) == DTL_SUCCESS);
    } else if (thread == 0) {
        while (!atomic_load(&is_waited_for))
            sched_yield();
        expect(dtl_irecv(world.ctx, &found, 1, DTL_DTYPE_INT64, world.rank, 3, &receiving) ==
               DTL_SUCCESS);
        expect(dtl_send(world.ctx, &words[0], 1, DTL_DTYPE_INT64, world.rank, 1) == DTL_SUCCESS);
        expect(dtl_send(world.ctx, &words[1], 1, DTL_DTYPE_INT64, world.rank, 2) == DTL_SUCCESS);
        expect(dtl_wait(receiving) == DTL_SUCCESS);
        expect(found == 3);
    }
}

static void a_thread_waits_for_a_message_of_another_thread(void **state)
{
    (void)state;
    atomic_store(&is_waited_for, false);
    team(wait_for_another);
}

static dtl_future_t shared;

static void wait_for_it(int64_t thread)
{
    int64_t value = 0;

    if (thread == 0) {
        value = 7;
        expect(dtl_future_set(shared, &value, sizeof value) == DTL_SUCCESS);
    }
    expect(dtl_future_wait(shared) == DTL_SUCCESS);
    expect(dtl_future_get(shared, &value, sizeof value) == DTL_SUCCESS);
    expect(value == 7);
}

static void all_threads_wait_for_one_future(void **state)
{
    (void)state;
    for (int turn = 0; turn < TURNS / 10; turn++) {
        assert_success(dtl_future_create(&shared));
        team(wait_for_it);
        dtl_future_destroy(shared);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_thread_waits_for_a_message_of_another_thread),
        cmocka_unit_test(each_thread_receives_by_its_tag),
        cmocka_unit_test(each_message_is_received_once),
        cmocka_unit_test(all_threads_wait_for_one_future),
    };

    return run_in_world("threads", tests, COUNT_OF(tests));
}
