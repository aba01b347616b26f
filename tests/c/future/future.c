/* SPDX-License-Identifier: BSD-3-Clause */
/* Futures: set once, read repeatedly and by many threads; messages and their requests. */
#include <pthread.h>
#include <sched.h>

#include "../support/support.h"

static void a_future_is_set_once(void **state)
{
    dtl_future_t future = NULL;
    double value = 2.5;
    double got = 0;
    int completed = 7;

    (void)state;
    assert_success(dtl_future_create(&future));
    assert_success(dtl_future_test(future, &completed));
    assert_int_equal(completed, 0);
    assert_success(dtl_future_set(future, &value, sizeof value));
    assert_status(DTL_ERROR_INVALID_STATE, dtl_future_set(future, &value, sizeof value));
    assert_success(dtl_future_get(future, &got, sizeof got));
    assert_true(got == 2.5);
    assert_status(DTL_ERROR_BUFFER_TOO_SMALL, dtl_future_get(future, &got, sizeof got - 1));
    dtl_future_destroy(future);
}

static void *set_later(void *future)
{
    int32_t value = 42;

    return (void *)(intptr_t)dtl_future_set(future, &value, sizeof value);
}

static void a_waiter_sleeps_until_another_thread_sets_the_value(void **state)
{
    dtl_future_t future = NULL;
    pthread_t thread;
    int32_t value = 0;

    (void)state;
    assert_success(dtl_future_create(&future));
    assert_int_equal(pthread_create(&thread, NULL, set_later, future), 0);
    assert_success(dtl_future_wait(future));
    assert_success(dtl_future_get(future, &value, sizeof value));
    assert_int_equal(value, 42);
    pthread_join(thread, NULL);
    dtl_future_destroy(future);
}

static void a_destroyed_future_cancels_its_waiters(void **state)
{
    dtl_future_t future = NULL;
    dtl_future_t all = NULL;

    (void)state;
    assert_success(dtl_future_create(&future));
    assert_success(dtl_when_all(&future, 1, &all));
    dtl_future_destroy(future);
    assert_status(DTL_ERROR_CANCELED, dtl_future_wait(all));
    assert_message("destroyed before it had a value");
    dtl_future_destroy(all);
}

static void when_all_waits_for_all_and_when_any_for_any(void **state)
{
    dtl_future_t futures[3] = {0};
    dtl_future_t all = NULL;
    dtl_future_t any = NULL;
    dtl_size_t index = 7;
    int32_t value = 5;
    int32_t got = 0;
    int completed = 7;

    (void)state;
    for (size_t which = 0; which < 3; which++)
        assert_success(dtl_future_create(&futures[which]));
    assert_success(dtl_when_all(futures, 3, &all));
    assert_success(dtl_future_set(futures[2], &value, sizeof value));
    assert_success(dtl_when_any(futures, 3, &any, &index));
    assert_int_equal(index, 2);
    assert_success(dtl_future_get(any, &got, sizeof got));
    assert_int_equal(got, 5);
    assert_success(dtl_future_test(all, &completed));
    assert_int_equal(completed, 0);
    assert_success(dtl_future_set(futures[0], &value, sizeof value));
    assert_success(dtl_future_set(futures[1], &value, sizeof value));
    assert_success(dtl_future_wait(all));
    for (size_t which = 0; which < 3; which++)
        dtl_future_destroy(futures[which]);
    dtl_future_destroy(all);
    dtl_future_destroy(any);
}

static void reading_an_unset_future_fails(void **state)
{
    dtl_future_t future = NULL;
    int32_t value = 7;

    (void)state;
    assert_success(dtl_future_create(&future));
    assert_status(DTL_ERROR_INVALID_STATE, dtl_future_get(future, &value, sizeof value));
    assert_int_equal(value, 7);
    dtl_future_destroy(future);
}

static void a_future_may_be_listed_twice(void **state)
{
    dtl_future_t future, all = NULL, any = NULL;
    dtl_size_t index = 7;
    int value = 3;

    (void)state;
    assert_success(dtl_future_create(&future));
    dtl_future_t futures[2] = {future, future};
    assert_success(dtl_when_all(futures, 2, &all));
    assert_success(dtl_future_set(future, &value, sizeof value));
    assert_success(dtl_future_wait(all));
    assert_success(dtl_when_any(futures, 2, &any, &index));
    assert_in_range(index, 0, 1);
    dtl_future_destroy(any);
    dtl_future_destroy(all);
    dtl_future_destroy(future);
}

static void no_futures_are_refused(void **state)
{
    dtl_future_t future = NULL;
    dtl_size_t index = 7;

    (void)state;
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_when_all(NULL, 0, &future));
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_when_any(NULL, 0, &future, &index));
    assert_null(future);
}

static void messages_pass_around_the_ring(void **state)
{
    int32_t next = (world.rank + 1) % world.size;
    int32_t before = (world.rank + world.size - 1) % world.size;
    int32_t mine[3] = {world.rank, 1, 2};
    int32_t got[3] = {-1, -1, -1};
    dtl_request_t requests[3] = {0};

    (void)state;
    assert_success(dtl_irecv(world.ctx, got, 3, DTL_DTYPE_INT32, before, 5, &requests[0]));
    assert_success(dtl_isend(world.ctx, mine, 3, DTL_DTYPE_INT32, next, 5, &requests[2]));
    assert_success(dtl_waitall(3, requests)); /* null requests are skipped */
    assert_null(requests[0]);
    assert_int_equal(got[0], before);
    assert_success(dtl_sendrecv(world.ctx, mine, 3, DTL_DTYPE_INT32, next, 6, got, 3,
                                DTL_DTYPE_INT32, DTL_ANY_SOURCE, DTL_ANY_TAG));
    assert_int_equal(got[0], before);
}

static void a_short_receive_loses_the_message_and_nothing_else(void **state)
{
    unsigned char guarded[24];
    unsigned char mine[5000];
    int32_t next = (world.rank + 1) % world.size;
    int32_t before = (world.rank + world.size - 1) % world.size;
    dtl_request_t request = NULL;
    dtl_message_info_t info = {0};

    (void)state;
    memset(mine, 7, sizeof mine);
    memset(guarded, 9, sizeof guarded);
    assert_success(dtl_isend(world.ctx, mine, sizeof mine, DTL_DTYPE_BYTE, next, 1, &request));
    assert_success(dtl_probe(world.ctx, before, 1, DTL_DTYPE_BYTE, &info));
    assert_int_equal(info.count, sizeof mine);
    assert_status(DTL_ERROR_BUFFER_TOO_SMALL,
                  dtl_recv(world.ctx, guarded, 16, DTL_DTYPE_BYTE, before, 1));
    for (size_t index = 0; index < sizeof guarded; index++)
        assert_int_equal(guarded[index], 9);
    assert_success(dtl_wait(request));
    assert_success(dtl_barrier(world.ctx));
}

static void a_request_is_null_after_the_wait(void **state)
{
    int32_t value = 1;
    dtl_request_t request = NULL;
    int completed = 0;

    (void)state;
    assert_success(dtl_isend(world.ctx, &value, 1, DTL_DTYPE_INT32, world.rank, 2, &request));
    assert_success(dtl_recv(world.ctx, &value, 1, DTL_DTYPE_INT32, world.rank, 2));
    assert_success(dtl_test(request, &completed));
    assert_success(dtl_wait(request));
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_wait(request));
    assert_message("already closed");
    dtl_request_free(request);
}

static void *wait_for(void *future)
{
    return (void *)(intptr_t)dtl_future_wait(future);
}

static void a_test_does_not_block_on_a_waiting_thread(void **state)
{
    enum { TESTS = 1000 };
    dtl_future_t future = NULL;
    dtl_future_t all = NULL;
    pthread_t waiter;
    void *waited;
    int32_t value = 1;
    int completed = 7;

    (void)state;
    assert_success(dtl_future_create(&future));
    assert_success(dtl_when_all(&future, 1, &all));
    assert_int_equal(pthread_create(&waiter, NULL, wait_for, all), 0);
    for (int test = 0; test < TESTS; test++) {
        assert_success(dtl_future_wait_for(all, 0, &completed));
        assert_int_equal(completed, 0);
        assert_success(dtl_future_test(all, &completed));
        assert_int_equal(completed, 0);
        sched_yield();
    }
    assert_success(dtl_future_set(future, &value, sizeof value));
    pthread_join(waiter, &waited);
    assert_success((dtl_status)(intptr_t)waited);
    dtl_future_destroy(all);
    dtl_future_destroy(future);
}

static void a_failed_test_does_not_report_completion(void **state)
{
    dtl_request_t request = NULL;
    dtl_future_t future = NULL;
    dtl_status status = DTL_SUCCESS;
    int32_t value = 0;
    int completed = 0;

    (void)state;
    assert_success(dtl_future_create(&future));
    assert_success(dtl_future_fail(future, DTL_ERROR_TIMEOUT, "late"));
    completed = 7;
    assert_status(DTL_ERROR_TIMEOUT, dtl_future_test(future, &completed));
    assert_status(DTL_ERROR_TIMEOUT, dtl_future_wait_for(future, 0, &completed));
    assert_int_equal(completed, 7);
    dtl_future_destroy(future);

    assert_success(dtl_irecv(world.ctx, &value, 1, DTL_DTYPE_INT32, world.rank, 11, &request));
    assert_success(dtl_cancel(request));
    for (completed = 0; status == DTL_SUCCESS && completed == 0;)
        status = dtl_test(request, &completed);
    assert_status(DTL_ERROR_CANCELED, status);
    assert_int_equal(completed, 0);
    completed = 7;
    assert_status(DTL_ERROR_CANCELED, dtl_testall(1, &request, &completed));
    assert_int_equal(completed, 7);
    assert_null(request);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_future_is_set_once),
        cmocka_unit_test(a_waiter_sleeps_until_another_thread_sets_the_value),
        cmocka_unit_test(a_destroyed_future_cancels_its_waiters),
        cmocka_unit_test(when_all_waits_for_all_and_when_any_for_any),
        cmocka_unit_test(reading_an_unset_future_fails),
        cmocka_unit_test(a_future_may_be_listed_twice),
        cmocka_unit_test(no_futures_are_refused),
        cmocka_unit_test(messages_pass_around_the_ring),
        cmocka_unit_test(a_short_receive_loses_the_message_and_nothing_else),
        cmocka_unit_test(a_request_is_null_after_the_wait),
        cmocka_unit_test(a_test_does_not_block_on_a_waiting_thread),
        cmocka_unit_test(a_failed_test_does_not_report_completion),
    };

    return run_in_world("future", tests, COUNT_OF(tests));
}
