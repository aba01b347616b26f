/* SPDX-License-Identifier: BSD-3-Clause */
/* The last error: one per thread, truncated to the caller's buffer, kept until the next failure. */
#include "../support/support.h"

#include <pthread.h>

#include "dtl_error.h"
#include "dtl_runtime.h"

static void failure_sets_text_and_status(void **state)
{
    (void)state;
    assert_status(DTL_ERROR_OUT_OF_MEMORY,
                  dtl__fail(DTL_ERROR_OUT_OF_MEMORY, "buffer: no memory for %d bytes", 7));

    assert_string_equal(last_message(), "buffer: no memory for 7 bytes");
    assert_int_equal(dtl_last_error_status(), DTL_ERROR_OUT_OF_MEMORY);
}

static void refusal_names_function_and_rule(void **state)
{
    (void)state;
    dtl__refuse(DTL_ERROR_INVALID_RANK, "broadcast", "root-range", "root is %d; expected root < %d",
                7, 4);

    assert_string_equal(last_message(),
                        "dtl_broadcast: root is 7; expected root < 4 [DTL-broadcast-root-range]");
}

static void a_failure_message_names_its_function_once(void **state)
{
    (void)state;
    dtl__fail(DTL_ERROR_OUT_OF_MEMORY, "no memory for 7 bytes");

    dtl__failed("dtl_scan", DTL_ERROR_OUT_OF_MEMORY);
    dtl__failed("dtl_wait", DTL_ERROR_OUT_OF_MEMORY);

    assert_string_equal(last_message(), "dtl_scan: no memory for 7 bytes [DTL-scan-out-of-memory]");
}

static void a_failure_of_another_thread_keeps_its_function(void **state)
{
    static const char named[] = "dtl_scan: op is 99; expected one of 12 [DTL-scan-op-enum]";

    (void)state;
    dtl__fail_with_text(DTL_ERROR_INVALID_ARGUMENT, named);
    dtl__failed("dtl_wait", DTL_ERROR_INVALID_ARGUMENT);
    assert_string_equal(last_message(), named);

    dtl__fail_with_text(DTL_ERROR_FILE, "the file ends");
    dtl__failed("dtl_wait", DTL_ERROR_FILE);
    assert_string_equal(last_message(), "dtl_wait: the file ends [DTL-wait-file-error]");
}

static void success_keeps_the_last_error(void **state)
{
    (void)state;
    dtl__fail(DTL_ERROR_INTERNAL, "kept");

    assert_string_equal(dtl_dtype_name(DTL_DTYPE_INT8), "int8");

    assert_string_equal(last_message(), "kept");
}

static void clear_forgets(void **state)
{
    (void)state;
    dtl__fail(DTL_ERROR_INTERNAL, "forgotten");

    dtl_clear_error();

    assert_string_equal(last_message(), "");
    assert_int_equal(dtl_last_error_status(), DTL_SUCCESS);
}

static void text_is_cut_to_the_buffer(void **state)
{
    char text[5] = "xxxx";

    (void)state;
    dtl__fail(DTL_ERROR_INTERNAL, "twelve chars");

    assert_int_equal(dtl_last_error(text, sizeof text), 12);
    assert_string_equal(text, "twel");
    assert_int_equal(dtl_last_error(NULL, 0), 12);
    assert_int_equal(dtl_last_error(text, 1), 12);
    assert_string_equal(text, "");
}

static void long_text_is_cut_not_overrun(void **state)
{
    char filler[5000];

    (void)state;
    memset(filler, 'x', sizeof filler);
    filler[sizeof filler - 1] = '\0';

    dtl__fail(DTL_ERROR_INTERNAL, "%s", filler);
    assert_int_equal(strlen(last_message()), 1023);

    dtl__refuse(DTL_ERROR_INTERNAL, filler, filler, "%s", filler);
    assert_true(strlen(last_message()) <= 1023);
}

static void text_may_quote_the_last_one(void **state)
{
    (void)state;
    dtl__fail(DTL_ERROR_INTERNAL, "cause");

    dtl__fail(DTL_ERROR_INTERNAL, "effect of %s", last_message());

    assert_string_equal(last_message(), "effect of cause");
}

static void *fail_elsewhere(void *argument)
{
    dtl__fail(DTL_ERROR_INTERNAL, "elsewhere");
    return argument;
}

static void each_thread_has_its_last_error(void **state)
{
    pthread_t thread;

    (void)state;
    dtl__fail(DTL_ERROR_INTERNAL, "here");

    assert_int_equal(pthread_create(&thread, NULL, fail_elsewhere, NULL), 0);
    pthread_join(thread, NULL);

    assert_string_equal(last_message(), "here");
}

static void categories_are_hundreds(void **state)
{
    (void)state;
    assert_true(dtl_status_is_category(DTL_ERROR_INVALID_RANK, DTL_CATEGORY_BOUNDS));
    assert_false(dtl_status_is_category(DTL_ERROR_INVALID_RANK, DTL_CATEGORY_MEMORY));
    assert_true(dtl_status_is_category(DTL_END, DTL_CATEGORY_SUCCESS));
}

static void sentinels_are_neither_ok_nor_errors(void **state)
{
    (void)state;
    assert_true(dtl_status_ok(DTL_SUCCESS));
    assert_false(dtl_status_ok(DTL_END));
    assert_false(dtl_status_is_error(DTL_END));
    assert_false(dtl_status_is_error(DTL_NOT_FOUND));
    assert_true(dtl_status_is_error(DTL_ERROR_UNKNOWN));
    assert_true(dtl_status_is_error(12345));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(failure_sets_text_and_status),
        cmocka_unit_test(refusal_names_function_and_rule),
        cmocka_unit_test(a_failure_message_names_its_function_once),
        cmocka_unit_test(a_failure_of_another_thread_keeps_its_function),
        cmocka_unit_test(success_keeps_the_last_error),
        cmocka_unit_test(clear_forgets),
        cmocka_unit_test(text_is_cut_to_the_buffer),
        cmocka_unit_test(long_text_is_cut_not_overrun),
        cmocka_unit_test(text_may_quote_the_last_one),
        cmocka_unit_test(each_thread_has_its_last_error),
        cmocka_unit_test(categories_are_hundreds),
        cmocka_unit_test(sentinels_are_neither_ok_nor_errors),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
