/* SPDX-License-Identifier: BSD-3-Clause */
/* dtl_interrupt(), called in a signal handler, ends waits of rank 0 for rank 1. */
#include <signal.h>
#include <sys/time.h>

#include "../support/support.h"

enum { TAG = 3 };

static void on_alarm(int number)
{
    (void)number;
    dtl_interrupt(); /* NOLINT(bugprone-signal-handler): handlers may call it */
}

static void interrupt_soon(void)
{
    const struct itimerval soon = {.it_value = {.tv_usec = 20000}};

    signal(SIGALRM, on_alarm);
    setitimer(ITIMER_REAL, &soon, NULL);
}

#define assert_interrupted(call)                                                                   \
    do {                                                                                           \
        interrupt_soon();                                                                          \
        assert_status(DTL_ERROR_CANCELED, call);                                                   \
        assert_non_null(strstr(last_message(), "was interrupted while it waited"));                \
        dtl_interrupt_clear();                                                                     \
    } while (0)

/* Runs `body` on rank 0 only, in a context of its own. */
#define ON_RANK_0(ctx, body)                                                                       \
    do {                                                                                           \
        dtl_context_t ctx;                                                                         \
        assert_success(dtl_context_dup(world.ctx, &ctx));                                          \
        if (world.rank == 0)                                                                       \
            body;                                                                                  \
        assert_success(dtl_barrier(world.ctx));                                                    \
        dtl_context_destroy(ctx);                                                                  \
    } while (0)

static void an_interrupted_receive_leaves_its_message_for_later(void **state)
{
    int32_t value = -1;
    dtl_context_t ctx;

    (void)state;
    assert_success(dtl_context_dup(world.ctx, &ctx));
    if (world.rank == 0)
        assert_interrupted(dtl_recv(ctx, &value, 1, DTL_DTYPE_INT32, 1, TAG));
    assert_success(dtl_barrier(world.ctx));
    if (world.rank == 1)
        assert_success(dtl_send(ctx, &(int32_t){7}, 1, DTL_DTYPE_INT32, 0, TAG));
    if (world.rank == 0) {
        assert_success(dtl_recv(ctx, &value, 1, DTL_DTYPE_INT32, 1, TAG));
        assert_int_equal(value, 7);
    }
    dtl_context_destroy(ctx);
}

static void a_collective_ends_and_its_context_accepts_no_other(void **state)
{
    (void)state;
    ON_RANK_0(ctx, {
        assert_interrupted(dtl_barrier(ctx));
        assert_status(DTL_ERROR_COMMUNICATION, dtl_barrier(ctx));
        assert_non_null(strstr(last_message(), "[DTL-barrier-ctx-interrupted]"));
    });
}

static void waits_for_requests_end(void **state)
{
    int32_t values[2];
    dtl_request_t requests[2];
    dtl_size_t index = 9;

    (void)state;
    ON_RANK_0(ctx, {
        for (int each = 0; each < 2; each++)
            assert_success(
                dtl_irecv(ctx, &values[each], 1, DTL_DTYPE_INT32, 1, TAG, &requests[each]));
        assert_interrupted(dtl_waitany(2, requests, &index));
        assert_int_equal(index, 9);
        assert_non_null(requests[0]);
        assert_interrupted(dtl_wait(requests[0]));
        assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_wait(requests[0]));
        assert_interrupted(dtl_waitall(1, &requests[1]));
        assert_null(requests[1]);
    });
}

static void waits_before_the_flag_is_cleared_end_too(void **state)
{
    int32_t value;

    (void)state;
    ON_RANK_0(ctx, {
        dtl_interrupt();
        assert_status(DTL_ERROR_CANCELED, dtl_recv(ctx, &value, 1, DTL_DTYPE_INT32, 1, TAG));
        assert_status(DTL_ERROR_CANCELED, dtl_recv(ctx, &value, 1, DTL_DTYPE_INT32, 1, TAG));
        dtl_interrupt_clear();
    });
}

static void signals_outside_of_calls_of_an_mpi_find_nothing_stuck(void **state)
{
    (void)state;
    assert_int_equal(dtl_interrupt_is_stuck(), 0);
    assert_int_equal(dtl_interrupt_is_stuck(), 0);
}

static int is_requested(void *count)
{
    return ++*(int *)count == 3;
}

static void an_interrupt_callback_ends_a_wait(void **state)
{
    int32_t value;
    int count = 0;

    (void)state;
    ON_RANK_0(ctx, {
        dtl_interrupt_check_set(is_requested, &count);
        assert_status(DTL_ERROR_CANCELED, dtl_recv(ctx, &value, 1, DTL_DTYPE_INT32, 1, TAG));
        dtl_interrupt_check_set(NULL, NULL);
        assert_int_equal(count, 3);
    });
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_interrupted_receive_leaves_its_message_for_later),
        cmocka_unit_test(a_collective_ends_and_its_context_accepts_no_other),
        cmocka_unit_test(waits_for_requests_end),
        cmocka_unit_test(waits_before_the_flag_is_cleared_end_too),
        cmocka_unit_test(signals_outside_of_calls_of_an_mpi_find_nothing_stuck),
        cmocka_unit_test(an_interrupt_callback_ends_a_wait),
    };

    return run_in_world("interrupt", tests, COUNT_OF(tests));
}
