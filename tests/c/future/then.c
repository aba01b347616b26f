/* SPDX-License-Identifier: BSD-3-Clause */
/* Continuations of futures, their failures, and futures of operations. */
#include <pthread.h>

#include "../support/support.h"

struct notification {
    int calls;
    dtl_status code;
    pthread_t thread;
};

/* Returns twice the number, and passes failures on. */
static dtl_status doubled(dtl_status code, const void *value, dtl_size_t size, dtl_future_t result,
                          void *user_data)
{
    struct notification *notification = user_data;
    int32_t number = 0;

    notification->calls++;
    notification->code = code;
    notification->thread = pthread_self();
    if (code != DTL_SUCCESS)
        return code;
    assert_int_equal(size, sizeof number);
    memcpy(&number, value, sizeof number);
    number *= 2;
    return dtl_future_set(result, &number, sizeof number);
}

static dtl_status failing(dtl_status code, const void *value, dtl_size_t size, dtl_future_t result,
                          void *user_data)
{
    (void)code, (void)value, (void)size, (void)result, (void)user_data;
    return DTL_ERROR_NOT_SUPPORTED;
}

static void *set_21(void *future)
{
    int32_t value = 21;

    return (void *)(intptr_t)dtl_future_set(future, &value, sizeof value);
}

static void a_continuation_is_called_by_the_thread_that_sets_the_value(void **state)
{
    dtl_future_t future = NULL;
    dtl_future_t twice = NULL;
    dtl_future_t again = NULL;
    pthread_t thread;
    struct notification notification = {0};
    int32_t got = 0;

    (void)state;
    assert_success(dtl_future_create(&future));
    assert_success(dtl_future_then(future, doubled, &notification, &twice));
    assert_success(dtl_future_then(twice, doubled, &notification, &again));
    assert_int_equal(notification.calls, 0);
    assert_int_equal(pthread_create(&thread, NULL, set_21, future), 0);
    assert_success(dtl_future_get(again, &got, sizeof got));
    assert_int_equal(got, 84);
    pthread_join(thread, NULL);
    assert_int_equal(notification.calls, 2);
    assert_true(pthread_equal(notification.thread, thread));
    dtl_future_destroy(future);
    dtl_future_destroy(twice);
    dtl_future_destroy(again);
}

static void a_continuation_of_a_complete_future_is_called_at_once(void **state)
{
    dtl_future_t future = NULL;
    dtl_future_t twice = NULL;
    struct notification notification = {0};
    dtl_size_t bytes = 0;

    (void)state;
    assert_success(dtl_future_create(&future));
    set_21(future);
    assert_success(dtl_future_then(future, doubled, &notification, &twice));
    assert_int_equal(notification.calls, 1);
    assert_success(dtl_future_size(twice, &bytes));
    assert_int_equal(bytes, sizeof(int32_t));
    dtl_future_destroy(future);
    dtl_future_destroy(twice);
}

static void a_failure_is_sent_with_its_message(void **state)
{
    dtl_future_t future = NULL;
    dtl_future_t twice = NULL;
    dtl_future_t all = NULL;
    struct notification notification = {0};
    int completed = 0;
    int32_t got = 0;

    (void)state;
    assert_success(dtl_future_create(&future));
    assert_success(dtl_future_then(future, doubled, &notification, &twice));
    assert_success(dtl_when_all(&twice, 1, &all));
    assert_success(dtl_future_fail(future, DTL_ERROR_INVALID_FORMAT, "line 7 has no number"));
    assert_status(DTL_ERROR_INVALID_STATE, dtl_future_fail(future, DTL_ERROR_TIMEOUT, "late"));
    assert_int_equal(notification.code, DTL_ERROR_INVALID_FORMAT);
    assert_status(DTL_ERROR_INVALID_FORMAT, dtl_future_get(twice, &got, sizeof got));
    assert_message("line 7 has no number");
    assert_status(DTL_ERROR_INVALID_FORMAT, dtl_future_wait_for(all, 0, &completed));
    assert_message("line 7 has no number");
    dtl_future_destroy(future);
    dtl_future_destroy(twice);
    dtl_future_destroy(all);
}

static void a_continuation_that_fails_fails_its_result(void **state)
{
    dtl_future_t future = NULL;
    dtl_future_t result = NULL;

    (void)state;
    assert_success(dtl_future_create(&future));
    assert_success(dtl_future_then(future, failing, NULL, &result));
    set_21(future);
    assert_success(dtl_future_wait(future));
    assert_status(DTL_ERROR_NOT_SUPPORTED, dtl_future_wait(result));
    assert_message("the function passed to dtl_future_then failed");
    dtl_future_destroy(future);
    dtl_future_destroy(result);
}

static void a_continuation_gets_an_error_if_its_future_is_destroyed(void **state)
{
    dtl_future_t future = NULL;
    dtl_future_t twice = NULL;
    struct notification notification = {0};

    (void)state;
    assert_success(dtl_future_create(&future));
    assert_success(dtl_future_then(future, doubled, &notification, &twice));
    dtl_future_destroy(future);
    assert_int_equal(notification.code, DTL_ERROR_CANCELED);
    assert_status(DTL_ERROR_CANCELED, dtl_future_wait(twice));
    dtl_future_destroy(twice);
}

static void a_wait_may_end_without_a_value(void **state)
{
    dtl_future_t future = NULL;
    int completed = 7;

    (void)state;
    assert_success(dtl_future_create(&future));
    assert_success(dtl_future_wait_for(future, 5, &completed));
    assert_int_equal(completed, 0);
    set_21(future);
    assert_success(dtl_future_wait_for(future, UINT64_MAX, &completed));
    assert_int_equal(completed, 1);
    dtl_future_destroy(future);
}

/* Returns the three received numbers, which are in the caller's array, as the future's value. */
static dtl_status taken(dtl_status code, const void *value, dtl_size_t size, dtl_future_t result,
                        void *user_data)
{
    (void)value, (void)size;
    return code != DTL_SUCCESS ? code : dtl_future_set(result, user_data, 3 * sizeof(int32_t));
}

static void a_message_is_a_future(void **state)
{
    int32_t next = (world.rank + 1) % world.size;
    int32_t before = (world.rank + world.size - 1) % world.size;
    int32_t mine[3] = {world.rank, 1, 2};
    int32_t got[3] = {-1, -1, -1};
    int32_t copy[3] = {-1, -1, -1};
    int completed = 7;
    dtl_request_t request = NULL;
    dtl_future_t future = NULL;
    dtl_future_t result = NULL;

    (void)state;
    assert_success(dtl_irecv(world.ctx, got, 3, DTL_DTYPE_INT32, before, 8, &request));
    assert_success(dtl_request_future(request, &future));
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_wait(request));
    assert_status(DTL_ERROR_INVALID_STATE, dtl_future_set(future, mine, sizeof mine));
    assert_success(dtl_future_then(future, taken, got, &result));
    assert_success(dtl_future_wait_for(result, 2, &completed));
    assert_int_equal(completed, 0);
    dtl_future_destroy(future); /* the result stays valid */
    assert_success(dtl_barrier(world.ctx));
    assert_success(dtl_send(world.ctx, mine, 3, DTL_DTYPE_INT32, next, 8));
    assert_success(dtl_future_get(result, copy, sizeof copy));
    assert_int_equal(copy[0], before);
    dtl_future_destroy(result);
}

static void a_message_that_is_too_long_fails_the_continuation(void **state)
{
    int32_t next = (world.rank + 1) % world.size;
    int32_t before = (world.rank + world.size - 1) % world.size;
    int32_t mine[3] = {0};
    int32_t got[3] = {-1, -1, -1};
    dtl_request_t request = NULL;
    dtl_future_t future = NULL;
    dtl_future_t result = NULL;

    (void)state;
    assert_success(dtl_irecv(world.ctx, got, 2, DTL_DTYPE_INT32, before, 9, &request));
    assert_success(dtl_request_future(request, &future));
    assert_success(dtl_future_then(future, taken, got, &result));
    assert_success(dtl_send(world.ctx, mine, 3, DTL_DTYPE_INT32, next, 9));
    assert_status(DTL_ERROR_BUFFER_TOO_SMALL, dtl_future_wait(result));
    assert_int_equal(got[2], -1);
    dtl_future_destroy(future);
    dtl_future_destroy(result);
}

static void a_result_set_by_a_callback_is_complete(void **state)
{
    dtl_future_t future = NULL;
    dtl_future_t result = NULL;
    struct notification notification = {0};
    int32_t got = 0;
    dtl_size_t bytes = 0;

    (void)state;
    assert_success(dtl_future_create(&future));
    assert_success(dtl_future_then(future, doubled, &notification, &result));
    set_21(result);
    assert_success(dtl_future_wait(result));
    assert_success(dtl_future_size(result, &bytes));
    assert_success(dtl_future_get(result, &got, sizeof got));
    assert_int_equal(got, 21);
    dtl_future_destroy(result);
    assert_int_equal(notification.calls, 0);
    dtl_future_destroy(future);
    assert_int_equal(notification.code, DTL_ERROR_CANCELED);
}

/* An unreferenced continuation is freed; its function is called with an error. */
static void a_continuation_gets_an_error_if_its_operation_is_released(void **state)
{
    static int32_t got;

    (void)state;
    for (int first = 0; first < 2; first++) {
        dtl_request_t request = NULL;
        dtl_future_t futures[2] = {NULL};
        struct notification notification = {0};

        assert_success(dtl_irecv(world.ctx, &got, 1, DTL_DTYPE_INT32, world.rank, 10, &request));
        assert_success(dtl_request_future(request, &futures[0]));
        assert_success(dtl_future_then(futures[0], doubled, &notification, &futures[1]));
        dtl_future_destroy(futures[first]);
        dtl_future_destroy(futures[1 - first]);
        assert_int_equal(notification.calls, 1);
        assert_int_equal(notification.code, DTL_ERROR_CANCELED);
    }
}

static void a_continuation_keeps_the_last_error(void **state)
{
    dtl_future_t future = NULL, result = NULL;
    int32_t number = 1;

    (void)state;
    assert_success(dtl_future_create(&future));
    assert_success(dtl_future_then(future, failing, NULL, &result));
    assert_status(DTL_ERROR_INVALID_RANK,
                  dtl_broadcast(world.ctx, &number, 1, DTL_DTYPE_INT32, world.size));
    assert_success(dtl_future_set(future, NULL, 0));
    assert_message("dtl_broadcast: root is");
    dtl_future_destroy(result);
    dtl_future_destroy(future);
}

/* Sets the result, as most functions do, which completes the next continuation. */
static dtl_status one_more(dtl_status code, const void *value, dtl_size_t value_size,
                           dtl_future_t result, void *user_data)
{
    int32_t number = 0;

    (void)user_data;
    if (code != DTL_SUCCESS)
        return code;
    memcpy(&number, value, value_size);
    number++;
    return dtl_future_set(result, &number, sizeof number);
}

static void a_chain_may_be_of_any_length(void **state)
{
    enum { LINKS = 100000 };
    static dtl_future_t chain[LINKS + 1];
    const int32_t first = 1;
    int32_t last = 0;
    int completed = 1;

    (void)state;
    assert_success(dtl_future_create(&chain[0]));
    for (int link = 0; link < LINKS; link++)
        assert_success(dtl_future_then(chain[link], one_more, NULL, &chain[link + 1]));
    assert_success(dtl_future_test(chain[LINKS], &completed));
    assert_int_equal(completed, 0);
    assert_success(dtl_future_set(chain[0], &first, sizeof first));
    assert_success(dtl_future_get(chain[LINKS], &last, sizeof last));
    assert_int_equal(last, LINKS + 1);
    for (int link = 0; link < LINKS; link++) /* so that releasing the last one frees all others */
        dtl_future_destroy(chain[link]);
    dtl_future_destroy(chain[LINKS]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_continuation_is_called_by_the_thread_that_sets_the_value),
        cmocka_unit_test(a_continuation_of_a_complete_future_is_called_at_once),
        cmocka_unit_test(a_failure_is_sent_with_its_message),
        cmocka_unit_test(a_continuation_that_fails_fails_its_result),
        cmocka_unit_test(a_continuation_gets_an_error_if_its_future_is_destroyed),
        cmocka_unit_test(a_wait_may_end_without_a_value),
        cmocka_unit_test(a_message_is_a_future),
        cmocka_unit_test(a_message_that_is_too_long_fails_the_continuation),
        cmocka_unit_test(a_result_set_by_a_callback_is_complete),
        cmocka_unit_test(a_continuation_keeps_the_last_error),
        cmocka_unit_test(a_continuation_gets_an_error_if_its_operation_is_released),
        cmocka_unit_test(a_chain_may_be_of_any_length),
    };

    return run_in_world("then", tests, COUNT_OF(tests));
}
