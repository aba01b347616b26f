/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/misuse.c.j2.
 * Do not edit. */
#include "fixture.h"

/* spec/future.yaml: future_create */
static void future_create_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-future_create-fut-null",
        dtl_future_create(NULL));
}

/* spec/future.yaml: future_destroy */
static void future_destroy_refuses(void **state)
{
    (void)state;
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-future_destroy-fut-handle",
        dtl_future_destroy(misuse_foreign));
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-future_destroy-fut-handle",
        dtl_future_destroy(misuse_nonsense));
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-future_destroy-fut-handle",
        dtl_future_destroy((void *)live.context));
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-future_destroy-fut-handle",
        dtl_future_destroy(freed.future));
}

/* spec/future.yaml: future_wait */
static void future_wait_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-future_wait-fut-handle",
        dtl_future_wait(misuse_foreign));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-future_wait-fut-handle",
        dtl_future_wait(misuse_nonsense));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-future_wait-fut-handle",
        dtl_future_wait((void *)live.context));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-future_wait-fut-handle",
        dtl_future_wait(NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-future_wait-fut-handle",
        dtl_future_wait(freed.future));
}

/* spec/future.yaml: future_test */
static void future_test_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-future_test-fut-handle",
        dtl_future_test(misuse_foreign, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-future_test-fut-handle",
        dtl_future_test(misuse_nonsense, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-future_test-fut-handle",
        dtl_future_test((void *)live.context, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-future_test-fut-handle",
        dtl_future_test(NULL, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-future_test-fut-handle",
        dtl_future_test(freed.future, OUT(1)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-future_test-completed-null",
        dtl_future_test(live.future, NULL));
}

/* spec/future.yaml: future_get */
static void future_get_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-future_get-fut-handle",
        dtl_future_get(misuse_foreign, OUT(1), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-future_get-fut-handle",
        dtl_future_get(misuse_nonsense, OUT(1), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-future_get-fut-handle",
        dtl_future_get((void *)live.context, OUT(1), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-future_get-fut-handle",
        dtl_future_get(NULL, OUT(1), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-future_get-fut-handle",
        dtl_future_get(freed.future, OUT(1), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-future_get-buffer-memory",
        dtl_future_get(live.future, misuse_device_memory, 1));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-future_get-buffer-null",
        dtl_future_get(live.future, NULL, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-future_get-size-limit",
        dtl_future_get(live.future, OUT(1), 18446744073709551615U));
}

/* spec/future.yaml: future_set */
static void future_set_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-future_set-fut-handle",
        dtl_future_set(misuse_foreign, IN(1), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-future_set-fut-handle",
        dtl_future_set(misuse_nonsense, IN(1), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-future_set-fut-handle",
        dtl_future_set((void *)live.context, IN(1), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-future_set-fut-handle",
        dtl_future_set(NULL, IN(1), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-future_set-fut-handle",
        dtl_future_set(freed.future, IN(1), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-future_set-value-memory",
        dtl_future_set(live.future, misuse_device_memory, 1));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-future_set-value-null",
        dtl_future_set(live.future, NULL, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-future_set-size-limit",
        dtl_future_set(live.future, IN(1), 18446744073709551615U));
}

/* spec/future.yaml: future_fail */
static void future_fail_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-future_fail-fut-handle",
        dtl_future_fail(misuse_foreign, 100, "name"));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-future_fail-fut-handle",
        dtl_future_fail(misuse_nonsense, 100, "name"));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-future_fail-fut-handle",
        dtl_future_fail((void *)live.context, 100, "name"));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-future_fail-fut-handle",
        dtl_future_fail(NULL, 100, "name"));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-future_fail-fut-handle",
        dtl_future_fail(freed.future, 100, "name"));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-future_fail-message-null",
        dtl_future_fail(live.future, 100, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-future_fail-code-range",
        dtl_future_fail(live.future, 1, "name"));
}

/* spec/future.yaml: future_size */
static void future_size_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-future_size-fut-handle",
        dtl_future_size(misuse_foreign, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-future_size-fut-handle",
        dtl_future_size(misuse_nonsense, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-future_size-fut-handle",
        dtl_future_size((void *)live.context, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-future_size-fut-handle",
        dtl_future_size(NULL, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-future_size-fut-handle",
        dtl_future_size(freed.future, OUT(1)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-future_size-bytes-null",
        dtl_future_size(live.future, NULL));
}

/* spec/future.yaml: future_wait_for */
static void future_wait_for_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-future_wait_for-fut-handle",
        dtl_future_wait_for(misuse_foreign, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-future_wait_for-fut-handle",
        dtl_future_wait_for(misuse_nonsense, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-future_wait_for-fut-handle",
        dtl_future_wait_for((void *)live.context, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-future_wait_for-fut-handle",
        dtl_future_wait_for(NULL, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-future_wait_for-fut-handle",
        dtl_future_wait_for(freed.future, 1, OUT(2)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-future_wait_for-completed-null",
        dtl_future_wait_for(live.future, 1, NULL));
}

/* spec/future.yaml: future_then */
static void future_then_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-future_then-fut-handle",
        dtl_future_then(misuse_foreign, (dtl_then_func)misuse_callback, NULL, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-future_then-fut-handle",
        dtl_future_then(misuse_nonsense, (dtl_then_func)misuse_callback, NULL, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-future_then-fut-handle",
        dtl_future_then((void *)live.context, (dtl_then_func)misuse_callback, NULL, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-future_then-fut-handle",
        dtl_future_then(NULL, (dtl_then_func)misuse_callback, NULL, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-future_then-fut-handle",
        dtl_future_then(freed.future, (dtl_then_func)misuse_callback, NULL, OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-future_then-func-null",
        dtl_future_then(live.future, NULL, NULL, OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-future_then-result-null",
        dtl_future_then(live.future, (dtl_then_func)misuse_callback, NULL, NULL));
}

/* spec/future.yaml: when_all */
static void when_all_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-when_all-futures-null",
        dtl_when_all(NULL, 1, OUT(2)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-when_all-result-null",
        dtl_when_all(IN(0), 1, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-when_all-count-limit",
        dtl_when_all(IN(0), 9223372036854775807, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-when_all-count-range",
        dtl_when_all(IN(0), 0, OUT(2)));
}

/* spec/future.yaml: when_any */
static void when_any_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-when_any-futures-null",
        dtl_when_any(NULL, 1, OUT(2), OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-when_any-result-null",
        dtl_when_any(IN(0), 1, NULL, OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-when_any-completed_index-null",
        dtl_when_any(IN(0), 1, OUT(2), NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-when_any-count-limit",
        dtl_when_any(IN(0), 9223372036854775807, OUT(2), OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-when_any-count-range",
        dtl_when_any(IN(0), 0, OUT(2), OUT(3)));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(future_create_refuses),
        cmocka_unit_test(future_destroy_refuses),
        cmocka_unit_test(future_wait_refuses),
        cmocka_unit_test(future_test_refuses),
        cmocka_unit_test(future_get_refuses),
        cmocka_unit_test(future_set_refuses),
        cmocka_unit_test(future_fail_refuses),
        cmocka_unit_test(future_size_refuses),
        cmocka_unit_test(future_wait_for_refuses),
        cmocka_unit_test(future_then_refuses),
        cmocka_unit_test(when_all_refuses),
        cmocka_unit_test(when_any_refuses),
    };

    return cmocka_run_group_tests_name("future", tests, objects_make, objects_free);
}
