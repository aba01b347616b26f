/* SPDX-License-Identifier: BSD-3-Clause */
/* The handle table reports in which of four ways a handle is invalid, and never confuses two
 * handles. */
#include "../support/support.h"

#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>

#include "dtl_runtime.h"

static int object, other; /* objects that the handles refer to */

/* Returns a handle with the given bits. */
static const void *forged(uintptr_t bits)
{
    const void *handle;

    memcpy(&handle, &bits, sizeof handle);
    return handle;
}

static const void *opened(enum handle_kind kind, void *target)
{
    const void *handle = NULL;

    assert_success(dtl__handle_open(kind, target, &handle));
    return handle;
}

static void *looked_up(const void *handle)
{
    return dtl__handle_object(handle, HANDLE_VECTOR, "test", "vec");
}

static void open_handle_returns_its_object(void **state)
{
    const void *handle = opened(HANDLE_VECTOR, &object);

    (void)state;
    assert_ptr_equal(looked_up(handle), &object);
    assert_ptr_equal(dtl__handle_close(handle, HANDLE_VECTOR, "test", "vec"), &object);
}

static void null_handle_is_refused(void **state)
{
    (void)state;
    assert_null(looked_up(NULL));
    assert_message("dtl_test: vec is a null handle; expected a vector [DTL-test-vec-handle]");
}

static void value_never_issued_is_refused(void **state)
{
    static const uintptr_t values[] = {
        1, 2, 0xffff, UINTPTR_MAX, UINTPTR_MAX / 2, (uintptr_t)1 << 56};
    int on_stack = 0;

    (void)state;
    for (size_t index = 0; index < COUNT_OF(values); index++) {
        assert_null(looked_up(forged(values[index])));
        assert_message("vec is a value that is not a handle of DTL");
    }
    assert_null(looked_up(&on_stack));
    assert_message("vec is a value that is not a handle of DTL");
}

static void handle_of_a_missing_slot_is_refused(void **state)
{
    static const uint32_t slots[] = {HANDLE_CHUNKS * HANDLE_CHUNK_SLOTS - 1,
                                     HANDLE_CHUNKS * HANDLE_CHUNK_SLOTS, UINT32_MAX};

    (void)state;
    for (size_t index = 0; index < COUNT_OF(slots); index++) {
        const void *handle = forged((uintptr_t)HANDLE_VECTOR << HANDLE_KIND_SHIFT |
                                    (uintptr_t)1 << HANDLE_SLOT_BITS | slots[index]);

        assert_null(looked_up(handle));
        assert_null(dtl__handle_close(handle, HANDLE_VECTOR, "test", "vec"));
        assert_message("vec is a value that is not a handle of DTL");
    }
}

static void handle_of_a_later_generation_is_refused(void **state)
{
    const void *handle = opened(HANDLE_VECTOR, &object);
    uintptr_t later = (uintptr_t)handle + ((uintptr_t)1 << HANDLE_SLOT_BITS);

    (void)state;
    assert_null(looked_up(forged(later)));
    assert_message("vec is a value that is not a handle of DTL");
    dtl__handle_close(handle, HANDLE_VECTOR, "test", "vec");
}

static void handle_of_another_kind_is_refused(void **state)
{
    const void *handle = opened(HANDLE_CONTEXT, &object);

    (void)state;
    assert_null(looked_up(handle));
    assert_message("vec is a context; expected a vector");
    dtl_clear_error();
    assert_null(dtl__handle_close(handle, HANDLE_VECTOR, "test", "vec"));
    assert_message("vec is a context; expected a vector");
    assert_ptr_equal(dtl__handle_close(handle, HANDLE_CONTEXT, "test", "ctx"), &object);
}

static void kind_is_part_of_the_handle(void **state)
{
    const void *handle = opened(HANDLE_CONTEXT, &object);
    uintptr_t other_kind = (uintptr_t)(HANDLE_CONTEXT ^ HANDLE_VECTOR) << 56;

    (void)state;
    assert_null(looked_up(forged((uintptr_t)handle ^ other_kind)));
    assert_message("vec is a value that is not a handle of DTL");
    dtl__handle_close(handle, HANDLE_CONTEXT, "test", "ctx");
}

static void closed_handle_is_refused(void **state)
{
    const void *handle = opened(HANDLE_VECTOR, &object);

    (void)state;
    dtl__handle_close(handle, HANDLE_VECTOR, "test", "vec");

    assert_null(looked_up(handle));
    assert_message("vec is a handle that is already closed; expected a vector");
    assert_null(dtl__handle_close(handle, HANDLE_VECTOR, "test", "vec"));
    assert_message("already closed");
}

static void closing_null_is_no_error(void **state)
{
    (void)state;
    dtl_clear_error();

    assert_null(dtl__handle_close(NULL, HANDLE_VECTOR, "test", "vec"));

    assert_int_equal(dtl_last_error_status(), DTL_SUCCESS);
}

static void a_null_object_has_a_null_handle(void **state)
{
    (void)state;
    assert_null(opened(HANDLE_VECTOR, NULL));
}

static void stale_handle_never_matches_its_reused_slot(void **state)
{
    const void *stale = opened(HANDLE_VECTOR, &object);
    uint64_t misses = 0;

    (void)state;
    dtl__handle_close(stale, HANDLE_VECTOR, "test", "vec");
    for (int round = 0; round < 1000000; round++) {
        const void *handle = opened(HANDLE_VECTOR, &other);

        misses += looked_up(stale) != NULL || looked_up(handle) != &other;
        dtl__handle_close(handle, HANDLE_VECTOR, "test", "vec");
        stale = handle;
    }

    assert_int_equal(misses, 0);
}

/* Sets the slot's generation close to its maximum by hand. */
static void slot_is_retired_when_its_generations_are_used_up(void **state)
{
    enum { LEFT = 5, LAST = (1 << 24) - 1 };
    const void *handle = opened(HANDLE_VECTOR, &object);
    uint32_t slot = (uint32_t)(uintptr_t)handle;

    (void)state;
    dtl__handle_close(handle, HANDLE_VECTOR, "test", "vec");
    dtl__handle_slot(slot)->generation = LAST - LEFT;
    for (int round = 0; round < LEFT; round++) {
        handle = opened(HANDLE_VECTOR, &object);
        assert_int_equal((uint32_t)(uintptr_t)handle, slot);
        dtl__handle_close(handle, HANDLE_VECTOR, "test", "vec");
    }

    assert_null(looked_up(handle));
    assert_message("already closed");
    handle = opened(HANDLE_VECTOR, &object);
    assert_int_not_equal((uint32_t)(uintptr_t)handle, slot);
    dtl__handle_close(handle, HANDLE_VECTOR, "test", "vec");
}

static void table_grows_and_keeps_its_entries(void **state)
{
    enum { HANDLES = 5000 };
    static const void *handles[HANDLES];
    static int objects[HANDLES];

    (void)state;
    for (int index = 0; index < HANDLES; index++)
        handles[index] = opened(HANDLE_VECTOR, &objects[index]);
    for (int index = 0; index < HANDLES; index++)
        assert_ptr_equal(looked_up(handles[index]), &objects[index]);
    for (int index = 0; index < HANDLES; index++)
        dtl__handle_close(handles[index], HANDLE_VECTOR, "test", "vec");
}

static void *churn(void *argument)
{
    int *mine = argument;

    for (int round = 0; round < 20000; round++) {
        const void *handle = NULL;

        if (dtl__handle_open(HANDLE_VECTOR, mine, &handle) != DTL_SUCCESS ||
            looked_up(handle) != mine)
            return mine;
        dtl__handle_close(handle, HANDLE_VECTOR, "test", "vec");
        if (looked_up(handle) != NULL)
            return mine;
    }
    return NULL;
}

static void threads_open_and_close_side_by_side(void **state)
{
    pthread_t threads[4];
    int objects[4];

    (void)state;
    for (int index = 0; index < 4; index++)
        assert_int_equal(pthread_create(&threads[index], NULL, churn, &objects[index]), 0);
    for (int index = 0; index < 4; index++) {
        void *failed = NULL;
        pthread_join(threads[index], &failed);
        assert_null(failed);
    }
}

static atomic_uintptr_t held;

/* Looks up a handle and holds it until another thread closes it. */
static void hold_until_closed(void *target)
{
    const struct handle_slot *slot = dtl__handle_slot((uint32_t)(uintptr_t)atomic_load(&held));

    assert_ptr_equal(target, &object);
    atomic_store(&held, 0);
    while (atomic_load(&slot->handle) != 0)
        sched_yield();
}

static void *look_up_and_hold(void *argument)
{
    return dtl__handle_held(argument, HANDLE_VECTOR, hold_until_closed, "test", "vec");
}

static void closing_waits_for_threads_that_look_up(void **state)
{
    const void *handle = opened(HANDLE_VECTOR, &object);
    pthread_t thread;
    void *found = NULL;

    (void)state;
    atomic_store(&held, (uintptr_t)handle);
    assert_int_equal(pthread_create(&thread, NULL, look_up_and_hold, (void *)handle), 0);
    while (atomic_load(&held) != 0)
        sched_yield();
    assert_ptr_equal(dtl__handle_close(handle, HANDLE_VECTOR, "test", "vec"), &object);
    assert_int_equal(atomic_load(&dtl__handle_slot((uint32_t)(uintptr_t)handle)->pins), 0);
    pthread_join(thread, &found);
    assert_ptr_equal(found, &object);
    assert_null(dtl__handle_held(handle, HANDLE_VECTOR, hold_until_closed, "test", "vec"));
}

/* ---- deferred close: a handle closes once no thread uses it in a call ------------------------ */

static bool has_no_barrier;

bool __real_dtl__has_barrier(void);
bool __wrap_dtl__has_barrier(void);

bool __wrap_dtl__has_barrier(void)
{
    return !has_no_barrier && __real_dtl__has_barrier();
}

static bool is_barrier_refused;

bool __real_dtl__barrier(void);
bool __wrap_dtl__barrier(void);

bool __wrap_dtl__barrier(void)
{
    return !is_barrier_refused && __real_dtl__barrier();
}

static bool has_children;

bool __real_dtl__guard_may_retire(const void *handle, const char *function);
bool __wrap_dtl__guard_may_retire(const void *handle, const char *function);

bool __wrap_dtl__guard_may_retire(const void *handle, const char *function)
{
    return !has_children && __real_dtl__guard_may_retire(handle, function);
}

static void skip_wait(struct handle_slot *slot)
{
    assert_true(dtl__handle_is_idle(slot));
}

static struct handle_slot *entered(const void *handle)
{
    struct handle_slot *slot = dtl__handle_enter(handle, HANDLE_VECTOR, "test", "vec");

    assert_non_null(slot);
    return slot;
}

static void *closed(const void *handle)
{
    return dtl__handle_close_after(handle, HANDLE_VECTOR, skip_wait, "test", "vec");
}

/* Opens a handle in a slot that no handle has used, for which the table has no owner thread. */
static const void *opened_without_barrier(void)
{
    const void *handle;

    has_no_barrier = true;
    do
        handle = opened(HANDLE_VECTOR, &object);
    while (dtl__handle_slot((uint32_t)(uintptr_t)handle)->sole != 0);
    has_no_barrier = false;
    return handle;
}

static void a_thread_in_a_call_cannot_close_the_handle(void **state)
{
    const void *handles[] = {opened(HANDLE_VECTOR, &object), opened_without_barrier()};

    (void)state;
    for (size_t index = 0; index < COUNT_OF(handles); index++) {
        struct handle_slot *slot = entered(handles[index]);

        assert_null(closed(handles[index]));
        assert_message("this thread is in a call with vec");
        dtl__handle_leave(&slot);
        assert_ptr_equal(closed(handles[index]), &object);
    }
}

/* The table records the calls of a thread up to some depth, and only counts deeper ones. */
static void calls_may_be_within_calls_without_end(void **state)
{
    enum { CALLS = 100 };
    const void *outer = opened_without_barrier(), *inner = opened_without_barrier(),
               *unowned = opened_without_barrier();
    struct handle_slot *slots[CALLS];

    (void)state;
    for (int call = 0; call < CALLS; call++)
        slots[call] = entered(call == 1 ? inner : outer);
    assert_null(closed(inner));
    assert_ptr_equal(closed(unowned), &object);
    for (int call = CALLS; call-- > 0;)
        dtl__handle_leave(&slots[call]);
    assert_ptr_equal(closed(inner), &object);
    assert_ptr_equal(closed(outer), &object);
}

static void *close_it(void *argument)
{
    return closed(argument);
}

static void *close_it_without_barrier(void *argument)
{
    void *found = closed(argument);

    assert_message("the system has refused membarrier() since the process has begun");
    return found;
}

static void another_thread_closes_it(void **state)
{
    const void *handles[] = {opened(HANDLE_VECTOR, &object), opened_without_barrier()};
    pthread_t thread;
    void *found;

    (void)state;
    for (size_t index = 0; index < COUNT_OF(handles); index++) {
        assert_int_equal(pthread_create(&thread, NULL, close_it, (void *)handles[index]), 0);
        assert_int_equal(pthread_join(thread, &found), 0);
        assert_ptr_equal(found, &object);
        assert_null(closed(handles[index]));
        assert_message("already closed");
    }
}

static void without_a_barrier_the_thread_that_made_it_closes_it(void **state)
{
    const void *handle;
    pthread_t thread;
    void *found;

    (void)state;
    if (!dtl__has_barrier())
        skip(); /* as under the thread sanitizer, where no thread is the sole owner */
    do
        handle = opened(HANDLE_VECTOR, &object);
    while (dtl__handle_slot((uint32_t)(uintptr_t)handle)->sole == 0);
    is_barrier_refused = true;
    assert_int_equal(pthread_create(&thread, NULL, close_it_without_barrier, (void *)handle), 0);
    assert_int_equal(pthread_join(thread, &found), 0);
    assert_null(found);
    assert_ptr_equal(closed(handle), &object);
    is_barrier_refused = false;
}

static void containers_of_all_kinds_are_containers(void **state)
{
    static const enum handle_kind kinds[] = {HANDLE_VECTOR, HANDLE_ARRAY, HANDLE_TENSOR,
                                             HANDLE_SPAN};
    const void *context = opened(HANDLE_CONTEXT, &object);

    (void)state;
    for (size_t index = 0; index < COUNT_OF(kinds); index++) {
        const void *handle = opened(kinds[index], &object);
        assert_ptr_equal(dtl__handle_container(handle, "test", "container"), &object);
        dtl__handle_close(handle, kinds[index], "test", "container");
    }
    assert_null(dtl__handle_container(context, "test", "container"));
    assert_message("container is a context; expected a container");
    dtl__handle_close(context, HANDLE_CONTEXT, "test", "ctx");
}

/* The guard lists the dependent objects that are open under DTL_CHECK. */
static void parents_of_open_objects_stay_open(void **state)
{
    const void *handle = opened(HANDLE_VECTOR, &object);

    (void)state;
    has_children = true;
    assert_null(dtl__handle_close_after(handle, HANDLE_VECTOR, skip_wait, "test", "vec"));
    assert_ptr_equal(looked_up(handle), &object);
    has_children = false;
    assert_ptr_equal(dtl__handle_close_after(handle, HANDLE_VECTOR, skip_wait, "test", "vec"),
                     &object);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(open_handle_returns_its_object),
        cmocka_unit_test(null_handle_is_refused),
        cmocka_unit_test(value_never_issued_is_refused),
        cmocka_unit_test(handle_of_a_missing_slot_is_refused),
        cmocka_unit_test(handle_of_a_later_generation_is_refused),
        cmocka_unit_test(handle_of_another_kind_is_refused),
        cmocka_unit_test(kind_is_part_of_the_handle),
        cmocka_unit_test(closed_handle_is_refused),
        cmocka_unit_test(closing_null_is_no_error),
        cmocka_unit_test(a_null_object_has_a_null_handle),
        cmocka_unit_test(stale_handle_never_matches_its_reused_slot),
        cmocka_unit_test(slot_is_retired_when_its_generations_are_used_up),
        cmocka_unit_test(table_grows_and_keeps_its_entries),
        cmocka_unit_test(threads_open_and_close_side_by_side),
        cmocka_unit_test(closing_waits_for_threads_that_look_up),
        cmocka_unit_test(a_thread_in_a_call_cannot_close_the_handle),
        cmocka_unit_test(calls_may_be_within_calls_without_end),
        cmocka_unit_test(another_thread_closes_it),
        cmocka_unit_test(parents_of_open_objects_stay_open),
        cmocka_unit_test(without_a_barrier_the_thread_that_made_it_closes_it),
        cmocka_unit_test(containers_of_all_kinds_are_containers),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
