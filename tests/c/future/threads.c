/* SPDX-License-Identifier: BSD-3-Clause */
/* Futures that one thread closes while others use them: each call succeeds, or reports that the
 * value will not be set or that the handle is closed. */
#include "../support/threads.h"

static _Atomic dtl_future_t shared;

static int open_one(void **state)
{
    dtl_future_t made = NULL;

    (void)state;
    assert_success(dtl_future_create(&made));
    atomic_store(&shared, made);
    return 0;
}

static int close_one(void **state)
{
    (void)state;
    dtl_future_destroy(atomic_exchange(&shared, NULL));
    return 0;
}

/* Closes the shared future and replaces it by a new one. */
static void replace_one(void)
{
    dtl_future_t made = NULL;

    expect(dtl_future_create(&made) == DTL_SUCCESS);
    dtl_future_destroy(atomic_exchange(&shared, made));
}

static bool is_allowed(dtl_status status)
{
    return status == DTL_SUCCESS || status == DTL_ERROR_CANCELED ||
           status == DTL_ERROR_INVALID_ARGUMENT || status == DTL_ERROR_INVALID_STATE;
}

static dtl_status pass_on(dtl_status status, const void *value, dtl_size_t size,
                          dtl_future_t result, void *user_data)
{
    (void)status;
    (void)user_data;
    return dtl_future_set(result, value, size);
}

static dtl_status use(dtl_future_t fut, int64_t turn)
{
    dtl_future_t made = NULL;
    int64_t value = 0;
    dtl_size_t size = 0;
    int completed = 0;
    dtl_status status;

    switch (turn % 7) {
    case 0:
        return dtl_future_set(fut, &turn, sizeof turn);
    case 1:
        return dtl_future_wait(fut);
    case 2:
        return dtl_future_test(fut, &completed);
    case 3:
        return dtl_future_get(fut, &value, sizeof value);
    case 4:
        return dtl_future_wait_for(fut, 0, &completed);
    case 5:
        status = dtl_future_then(fut, pass_on, NULL, &made);
        dtl_future_destroy(made);
        return status;
    default:
        status = dtl_when_all((dtl_future_t[]){fut, fut}, 2, &made);
        if (status == DTL_SUCCESS)
            status = dtl_future_size(made, &size);
        dtl_future_destroy(made);
        return status;
    }
}

/* Thread 0 completes the futures that the others wait for. */
static void close_and_use(int64_t thread)
{
    static atomic_int busy;

    if (thread != 0) {
        atomic_fetch_add(&busy, 1);
        for (int64_t turn = 0; turn < (int64_t)10 * TURNS; turn++)
            expect(is_allowed(use(atomic_load(&shared), turn + thread)));
        atomic_fetch_sub(&busy, 1);
        return;
    }
    while (atomic_load(&busy) == 0)
        ;
    while (atomic_load(&busy) > 0)
        replace_one();
}

static void a_future_may_be_closed_while_others_use_it(void **state)
{
    (void)state;
    team(close_and_use);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(a_future_may_be_closed_while_others_use_it, open_one,
                                        close_one),
    };

    return run_in_world("threads of futures", tests, COUNT_OF(tests));
}
