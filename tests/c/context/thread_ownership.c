/* SPDX-License-Identifier: BSD-3-Clause */
/* The owner thread of a context stores and then loads, and so does the thread that takes ownership:
 * only a memory barrier makes one see the other. Without membarrier(), some rounds have both
 * threads inside. */
#include "../support/threads.h"

#include <sched.h>

#include "dtl_conditions.h"

enum { ROUNDS = 5000, CLOSELY = 5000 };

static struct context raced;
static atomic_int round_of[2], inside;

/* Waits until both threads have reached this round, so closely that they continue at the same time
 * on two processors. */
static void wait_for_both(int64_t thread, int round)
{
    atomic_store(&round_of[thread], round);
    for (int turn = 0; atomic_load(&round_of[1 - thread]) < round; turn++) {
        if (turn >= CLOSELY)
            sched_yield();
    }
}

/* Pins the thread to a processor of its own, if there are two; otherwise the threads never run at
 * the same time. */
static void settle(int64_t thread)
{
    cpu_set_t allowed, own;
    int64_t number = 0;

    CPU_ZERO(&own);
    sched_getaffinity(0, sizeof allowed, &allowed);
    for (size_t cpu = 0; cpu < CPU_SETSIZE; cpu++) {
        if (CPU_ISSET(cpu, &allowed) && number++ == thread)
            CPU_SET(cpu, &own);
    }
    sched_setaffinity(0, sizeof own, &own);
}

/* A new context belongs to thread 0. Both threads enter it, and the one that succeeds stays
 * inside. */
static void enter_at_once(int64_t thread)
{
    if (thread > 1)
        return;
    settle(thread);
    for (int round = 1; round <= ROUNDS; round++) {
        if (thread == 0) {
            raced = (struct context){0};
            dtl__context_set_owner(&raced);
            atomic_store(&inside, 0);
        }
        wait_for_both(thread, 3 * round - 2);
        expect(atomic_load(&raced.current_call) ==
               0); /* separate cache lines: the storing thread must fetch the line */
        wait_for_both(thread, 3 * round - 1);
        if (dtl__context_enter(&raced, 0) == DTL_SUCCESS)
            atomic_fetch_add(&inside, 1);
        wait_for_both(thread, 3 * round);
        expect(thread == 1 || atomic_load(&inside) == 1);
    }
}

static void one_of_two_entering_threads_is_inside(void **state)
{
    (void)state;
    team(enter_at_once);
}

/* Opens and closes a handle, because a context without a communicator cannot be freed. */
static void *close_it(void *unused)
{
    char text[512];

    dtl__context_release(&raced);
    dtl_last_error(text, sizeof text);
    assert_non_null(strstr(text, "is in dtl_barrier on this context, which stays"));
    return unused;
}

static void a_context_in_which_another_thread_waits_is_not_freed(void **state)
{
    pthread_t other;

    (void)state;
    raced = (struct context){.references = 1};
    dtl__context_set_owner(&raced);
    assert_success(dtl__context_enter(&raced, CALL_BARRIER));

    pthread_create(&other, NULL, close_it, NULL);
    pthread_join(other, NULL);

    dtl__context_leave(&raced);
    assert_int_equal(atomic_load(&raced.current_call), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_of_two_entering_threads_is_inside),
        cmocka_unit_test(a_context_in_which_another_thread_waits_is_not_freed),
    };

    return run_in_world("thread_ownership", tests, COUNT_OF(tests));
}
