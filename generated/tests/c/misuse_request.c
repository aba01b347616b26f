/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/misuse.c.j2.
 * Do not edit. */
#include "fixture.h"

/* spec/request.yaml: wait */
static void wait_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-wait-request-handle",
        dtl_wait(misuse_foreign));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-wait-request-handle",
        dtl_wait(misuse_nonsense));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-wait-request-handle",
        dtl_wait((void *)live.context));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-wait-request-handle",
        dtl_wait(NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-wait-request-handle",
        dtl_wait(freed.request));
}

/* spec/request.yaml: waitall */
static void waitall_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-waitall-requests-null",
        dtl_waitall(1, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-waitall-count-limit",
        dtl_waitall(9223372036854775807, OUT(1)));
}

/* spec/request.yaml: test */
static void test_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-test-request-handle",
        dtl_test(misuse_foreign, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-test-request-handle",
        dtl_test(misuse_nonsense, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-test-request-handle",
        dtl_test((void *)live.context, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-test-request-handle",
        dtl_test(NULL, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-test-request-handle",
        dtl_test(freed.request, OUT(1)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-test-completed-null",
        dtl_test(live.request, NULL));
}

/* spec/request.yaml: request_future */
static void request_future_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-request_future-request-handle",
        dtl_request_future(misuse_foreign, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-request_future-request-handle",
        dtl_request_future(misuse_nonsense, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-request_future-request-handle",
        dtl_request_future((void *)live.context, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-request_future-request-handle",
        dtl_request_future(NULL, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-request_future-request-handle",
        dtl_request_future(freed.request, OUT(1)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-request_future-fut-null",
        dtl_request_future(live.request, NULL));
}

/* spec/request.yaml: waitany */
static void waitany_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-waitany-requests-null",
        dtl_waitany(1, NULL, OUT(2)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-waitany-index-null",
        dtl_waitany(1, OUT(1), NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-waitany-count-limit",
        dtl_waitany(9223372036854775807, OUT(1), OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-waitany-count-range",
        dtl_waitany(0, OUT(1), OUT(2)));
}

/* spec/request.yaml: testany */
static void testany_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-testany-requests-null",
        dtl_testany(1, NULL, OUT(2), OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-testany-index-null",
        dtl_testany(1, OUT(1), NULL, OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-testany-completed-null",
        dtl_testany(1, OUT(1), OUT(2), NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-testany-count-limit",
        dtl_testany(9223372036854775807, OUT(1), OUT(2), OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-testany-count-range",
        dtl_testany(0, OUT(1), OUT(2), OUT(3)));
}

/* spec/request.yaml: testall */
static void testall_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-testall-requests-null",
        dtl_testall(1, NULL, OUT(2)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-testall-completed-null",
        dtl_testall(1, OUT(1), NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-testall-count-limit",
        dtl_testall(9223372036854775807, OUT(1), OUT(2)));
}

/* spec/request.yaml: cancel */
static void cancel_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-cancel-request-handle",
        dtl_cancel(misuse_foreign));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-cancel-request-handle",
        dtl_cancel(misuse_nonsense));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-cancel-request-handle",
        dtl_cancel((void *)live.context));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-cancel-request-handle",
        dtl_cancel(NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-cancel-request-handle",
        dtl_cancel(freed.request));
}

/* spec/request.yaml: request_free */
static void request_free_refuses(void **state)
{
    (void)state;
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-request_free-request-handle",
        dtl_request_free(misuse_foreign));
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-request_free-request-handle",
        dtl_request_free(misuse_nonsense));
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-request_free-request-handle",
        dtl_request_free((void *)live.context));
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-request_free-request-handle",
        dtl_request_free(freed.request));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(wait_refuses),
        cmocka_unit_test(waitall_refuses),
        cmocka_unit_test(test_refuses),
        cmocka_unit_test(request_future_refuses),
        cmocka_unit_test(waitany_refuses),
        cmocka_unit_test(testany_refuses),
        cmocka_unit_test(testall_refuses),
        cmocka_unit_test(cancel_refuses),
        cmocka_unit_test(request_free_refuses),
    };

    return cmocka_run_group_tests_name("request", tests, objects_make, objects_free);
}
