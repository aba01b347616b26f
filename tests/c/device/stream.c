/* SPDX-License-Identifier: BSD-3-Clause */
/* Streams and events, on devices of the kind that DTL_TEST_DEVICE names, or on the host if it is
 * unset. */
#include "../support/device_leaks.h"

static dtl_device_kind kind;

static dtl_stream_t stream_make(void)
{
    dtl_stream_t stream = NULL;

    assert_success(dtl_stream_create(kind, 0, &stream));
    return stream;
}

static dtl_event_t event_make(void)
{
    dtl_event_t event = NULL;

    assert_success(dtl_event_create(kind, 0, &event));
    return event;
}

static void kinds_have_names(void **state)
{
    (void)state;
    assert_string_equal(dtl_device_kind_name(DTL_DEVICE_HOST), "host");
    assert_string_equal(dtl_device_kind_name(DTL_DEVICE_CUDA), "cuda");
    assert_string_equal(dtl_device_kind_name(DTL_DEVICE_HIP), "hip");
    assert_string_equal(dtl_device_kind_name(DTL_DEVICE_EMULATED), "emulated");
}

static void the_host_is_one_device(void **state)
{
    (void)state;
    assert_int_equal(dtl_device_count(DTL_DEVICE_HOST), 1);
    assert_int_equal(dtl_device_count(kind), kind == DTL_DEVICE_HOST ? 1 : 4);
}

static void a_stream_knows_its_device(void **state)
{
    dtl_stream_t stream = stream_make();

    (void)state;
    assert_int_equal(dtl_stream_device_kind(stream), kind);
    assert_int_equal(dtl_stream_device_id(stream), 0);
    dtl_stream_destroy(stream);
}

static void an_empty_stream_is_complete(void **state)
{
    dtl_stream_t stream = stream_make();
    int completed = -1;

    (void)state;
    assert_success(dtl_stream_test(stream, &completed));
    assert_int_equal(completed, 1);
    assert_success(dtl_stream_synchronize(stream));
    dtl_stream_destroy(stream);
}

static void an_event_that_marks_nothing_is_complete(void **state)
{
    dtl_stream_t stream = stream_make();
    dtl_event_t event = event_make();
    int completed = -1;

    (void)state;
    assert_success(dtl_event_test(event, &completed));
    assert_int_equal(completed, 1);
    assert_success(dtl_event_synchronize(event));
    assert_success(dtl_stream_wait_event(stream, event));
    assert_success(dtl_stream_synchronize(stream));
    dtl_event_destroy(event);
    dtl_stream_destroy(stream);
}

static void time_passes_between_events(void **state)
{
    dtl_stream_t stream = stream_make();
    dtl_event_t from = event_make(), to = event_make();
    double milliseconds = -1;

    (void)state;
    assert_success(dtl_stream_record_event(stream, from));
    assert_success(dtl_stream_record_event(stream, to));
    assert_success(dtl_event_synchronize(to));
    assert_success(dtl_event_elapsed(from, to, &milliseconds));
    assert_true(milliseconds >= 0);
    dtl_event_destroy(from);
    dtl_event_destroy(to);
    dtl_stream_destroy(stream);
}

static void time_from_an_unrecorded_event_is_refused(void **state)
{
    dtl_stream_t stream = stream_make();
    dtl_event_t marked = event_make(), empty = event_make();
    double milliseconds = -1;

    (void)state;
    assert_success(dtl_stream_record_event(stream, marked));
    assert_success(dtl_event_synchronize(marked));
    assert_status(DTL_ERROR_INVALID_STATE, dtl_event_elapsed(empty, marked, &milliseconds));
    assert_message("earlier was not recorded; expected a recorded event");
    assert_status(DTL_ERROR_INVALID_STATE, dtl_event_elapsed(marked, empty, &milliseconds));
    assert_message("later was not recorded");
    assert_true(milliseconds == -1);
    dtl_event_destroy(marked);
    dtl_event_destroy(empty);
    dtl_stream_destroy(stream);
}

static void a_native_stream_is_the_same(void **state)
{
    dtl_stream_t stream = stream_make(), other = NULL;

    (void)state;
    assert_success(dtl_stream_from_native(kind, 0, dtl_stream_native(stream), &other));
    assert_ptr_equal(dtl_stream_native(other), dtl_stream_native(stream));
    assert_success(dtl_stream_synchronize(other));
    dtl_stream_destroy(stream);
    assert_success(dtl_stream_synchronize(other));
    dtl_stream_destroy(other);
}

static void an_invalid_native_stream_is_refused(void **state)
{
    dtl_stream_t stream = NULL;

    (void)state;
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_stream_from_native(kind, 0, (void *)17, &stream));
    assert_message("0x11");
    assert_null(stream);
}

static void a_missing_device_is_refused(void **state)
{
    dtl_stream_t stream = NULL;
    dtl_event_t event = NULL;

    (void)state;
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_stream_create(kind, 7, &stream));
    assert_message("device_id is 7; expected 0 <= device_id <");
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_event_create(kind, 7, &event));
    assert_null(stream);
    assert_null(event);
}

static void an_unusable_kind_reports_the_reason(void **state)
{
    dtl_stream_t stream = NULL;

    (void)state;
    if (dtl_has_hip())
        skip();
    assert_int_equal(dtl_device_count(DTL_DEVICE_HIP), 0);
    assert_status(DTL_ERROR_BACKEND_UNAVAILABLE, dtl_stream_create(DTL_DEVICE_HIP, 0, &stream));
    assert_message("there is no device of hip: ");
    assert_null(stream);
}

static void an_invalid_dtl_device_is_refused(void **state)
{
    char *before = getenv("DTL_DEVICE");
    dtl_stream_t stream = NULL;

    (void)state;
    before = before == NULL ? NULL : strdup(before);
    setenv("DTL_DEVICE", "gpu", 1);
    assert_status(DTL_ERROR_BACKEND_INVALID, dtl_stream_create(DTL_DEVICE_HIP, 0, &stream));
    assert_message("DTL_DEVICE is \"gpu\"; expected auto, ");
    if (before == NULL)
        unsetenv("DTL_DEVICE");
    else
        setenv("DTL_DEVICE", before, 1);
    free(before);
    assert_null(stream);
}

int main(void)
{
    const struct CMUnitTest stream[] = {
        cmocka_unit_test(kinds_have_names),
        cmocka_unit_test(the_host_is_one_device),
        cmocka_unit_test(a_stream_knows_its_device),
        cmocka_unit_test(an_empty_stream_is_complete),
        cmocka_unit_test(an_event_that_marks_nothing_is_complete),
        cmocka_unit_test(time_passes_between_events),
        cmocka_unit_test(time_from_an_unrecorded_event_is_refused),
        cmocka_unit_test(a_native_stream_is_the_same),
        cmocka_unit_test(an_invalid_native_stream_is_refused),
        cmocka_unit_test(a_missing_device_is_refused),
        cmocka_unit_test(an_unusable_kind_reports_the_reason),
        cmocka_unit_test(an_invalid_dtl_device_is_refused),
    };
    const char *name = getenv("DTL_TEST_DEVICE");

    kind = name == NULL ? DTL_DEVICE_HOST : DTL_DEVICE_EMULATED;
    return run_on_devices("streams", stream, COUNT_OF(stream));
}
