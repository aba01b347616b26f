/* SPDX-License-Identifier: BSD-3-Clause */
/* Work queued on the API's streams through their native streams, on devices of the kind that
 * DTL_DEVICE names. */
#include "../support/device_gate.h"
#include "../support/device_leaks.h"

static int is_complete(dtl_stream_t stream)
{
    int completed = -1;

    assert_success(dtl_stream_test(stream, &completed));
    return completed;
}

static int is_reached(dtl_event_t event)
{
    int completed = -1;

    assert_success(dtl_event_test(event, &completed));
    return completed;
}

static void test_does_not_wait(void **state)
{
    struct gate gate = gate_close(0);

    (void)state;
    assert_int_equal(is_complete(gate.stream), 0);
    gate_open(&gate);
    assert_success(dtl_stream_synchronize(gate.stream));
    assert_int_equal(is_complete(gate.stream), 1);
    gate_free(&gate);
}

static void a_stream_waits_for_an_event_of_another_device(void **state)
{
    struct gate gate;
    dtl_stream_t other = NULL;
    dtl_event_t event = NULL;

    (void)state;
    if (is_one_device())
        return;
    gate = gate_close(0);
    assert_success(dtl_stream_create(device_kind(), 1, &other));
    assert_success(dtl_event_create(device_kind(), 0, &event));
    assert_success(dtl_stream_record_event(gate.stream, event));
    assert_success(dtl_stream_wait_event(other, event));
    assert_int_equal(is_complete(other), 0);
    assert_int_equal(is_reached(event), 0);

    gate_open(&gate);
    assert_success(dtl_stream_synchronize(other));
    assert_int_equal(is_reached(event), 1);
    dtl_event_destroy(event);
    dtl_stream_destroy(other);
    gate_free(&gate);
}

static void a_stream_of_the_host_waits_in_the_call(void **state)
{
    struct gate gate = gate_close(0);
    dtl_stream_t host = NULL;
    dtl_event_t event = NULL;

    (void)state;
    assert_success(dtl_stream_create(DTL_DEVICE_HOST, 0, &host));
    assert_success(dtl_event_create(device_kind(), 0, &event));
    assert_success(dtl_stream_record_event(gate.stream, event));
    gate_open(&gate);
    assert_success(dtl_stream_wait_event(host, event));
    assert_int_equal(is_reached(event), 1);
    dtl_event_destroy(event);
    dtl_stream_destroy(host);
    gate_free(&gate);
}

static void a_recording_on_another_device_is_refused(void **state)
{
    struct gate gate;
    dtl_event_t event = NULL, there = NULL;
    double milliseconds = -1;
    const char *kind = device_kind_name();
    char words[128];

    (void)state;
    if (is_one_device())
        return;
    gate = gate_close(1);
    assert_success(dtl_event_create(device_kind(), 0, &event));
    assert_success(dtl_event_create(device_kind(), 1, &there));
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_stream_record_event(gate.stream, event));
    snprintf(words, sizeof words, "event is of %s 0; expected %s 1, the stream's device", kind,
             kind);
    assert_message(words);
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_event_elapsed(event, there, &milliseconds));
    snprintf(words, sizeof words, "later is of %s 1; expected %s 0", kind, kind);
    assert_message(words);
    gate_open(&gate);
    dtl_event_destroy(event);
    dtl_event_destroy(there);
    gate_free(&gate);
}

static void time_of_incomplete_events_is_refused(void **state)
{
    struct gate gate = gate_close(0);
    dtl_event_t event = NULL;
    double milliseconds = -1;

    (void)state;
    assert_success(dtl_event_create(device_kind(), 0, &event));
    assert_success(dtl_stream_record_event(gate.stream, event));
    assert_status(DTL_ERROR_INVALID_STATE, dtl_event_elapsed(event, event, &milliseconds));
    assert_message("earlier is not complete");
    gate_open(&gate);
    assert_success(dtl_event_synchronize(event));
    assert_success(dtl_event_elapsed(event, event, &milliseconds));
    assert_true(milliseconds == 0);
    dtl_event_destroy(event);
    gate_free(&gate);
}

static void a_stream_can_be_destroyed_with_work_queued(void **state)
{
    struct gate gate = gate_close(0);
    dtl_event_t event = NULL;

    (void)state;
    assert_success(dtl_event_create(device_kind(), 0, &event));
    assert_success(dtl_stream_record_event(gate.stream, event));
    dtl_stream_destroy(gate.stream);
    gate.stream = NULL;
    gate_open(&gate);
    assert_success(dtl_event_synchronize(event));
    dtl_event_destroy(event);
    gate_free(&gate);
}

int main(void)
{
    const struct CMUnitTest queue[] = {
        cmocka_unit_test(test_does_not_wait),
        cmocka_unit_test(a_stream_waits_for_an_event_of_another_device),
        cmocka_unit_test(a_stream_of_the_host_waits_in_the_call),
        cmocka_unit_test(a_recording_on_another_device_is_refused),
        cmocka_unit_test(time_of_incomplete_events_is_refused),
        cmocka_unit_test(a_stream_can_be_destroyed_with_work_queued),
    };

    return run_on_devices("queue", queue, COUNT_OF(queue));
}
