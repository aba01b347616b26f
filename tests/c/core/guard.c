/* SPDX-License-Identifier: BSD-3-Clause */
/* A buffer retained by a handle cannot be passed to another call while that handle or the call
 * writes it. */
#include "../support/support.h"

#include "dtl_guard.h"
#include "dtl_runtime.h"

static int object;
static char memory[100];

static const void *opened(void)
{
    const void *handle = NULL;

    assert_success(dtl__handle_open(HANDLE_FUTURE, &object, &handle));
    return handle;
}

static void closed(const void *handle)
{
    assert_ptr_equal(dtl__handle_close(handle, HANDLE_FUTURE, "test", "future"), &object);
}

static dtl_status given(size_t first, size_t bytes, bool is_written)
{
    const struct memory_range range = {&memory[first], bytes, is_written};

    return dtl__guard_memory(CALL_SEND, &range, 1);
}

static void no_call_is_refused_before_the_guard_starts(void **state)
{
    const struct memory_range all = {memory, sizeof memory, true};

    (void)state;
    dtl__guard_keep(CALL_RECV, &object, &all, 1);
    dtl__guard_release(&object);
    assert_success(given(0, 1, true));
    assert_true(dtl__guard_may_retire(&object, "test"));
    dtl__guard_start();
    assert_success(given(0, 1, true));
}

static void retained_memory_is_refused(void **state)
{
    const struct memory_range kept[] = {{&memory[10], 20, true}, {NULL, 20, true}};
    const void *handle = opened();

    (void)state;
    dtl__guard_keep(CALL_RECV, handle, kept, 2);
    assert_int_equal(given(29, 5, false), DTL_ERROR_INVALID_STATE);
    assert_message("dtl_send: dtl_recv uses this memory in a future");
    assert_int_equal(given(0, 11, true), DTL_ERROR_INVALID_STATE);
    assert_success(given(0, 10, true));
    assert_success(given(30, 5, true));
    dtl__guard_release(handle);
    assert_success(given(10, 20, true));
    closed(handle);
}

static void memory_that_is_only_read_may_be_read_again(void **state)
{
    const struct memory_range kept = {memory, sizeof memory, false};
    const void *handle = opened(), *other = opened();

    (void)state;
    dtl__guard_keep(CALL_ISEND, handle, &kept, 1);
    assert_success(given(0, 5, false));
    assert_int_equal(given(0, 5, true), DTL_ERROR_INVALID_STATE);
    dtl__guard_release(other); /* retains no buffer */
    assert_int_equal(given(0, 5, true), DTL_ERROR_INVALID_STATE);
    closed(handle);
    assert_success(given(0, 5, true)); /* the handle that retained it is closed */
    closed(other);
}

int main(void)
{
    const struct CMUnitTest guard[] = {
        cmocka_unit_test(no_call_is_refused_before_the_guard_starts),
        cmocka_unit_test(retained_memory_is_refused),
        cmocka_unit_test(memory_that_is_only_read_may_be_read_again),
    };

    return cmocka_run_group_tests(guard, NULL, NULL);
}
