/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/misuse.c.j2.
 * Do not edit. */
#include "fixture.h"

/* spec/stream.yaml: device_kind_name */
static void device_kind_name_refuses(void **state)
{
    (void)state;
    REFUSED_TEXT("unknown", "DTL-device_kind_name-kind-enum",
        dtl_device_kind_name((dtl_device_kind)9999));
}

/* spec/stream.yaml: device_count */
static void device_count_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-device_count-kind-enum",
        dtl_device_count((dtl_device_kind)9999));
}

/* spec/stream.yaml: stream_create */
static void stream_create_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-stream_create-stream-null",
        dtl_stream_create(DTL_DEVICE_HOST, 1, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-stream_create-kind-enum",
        dtl_stream_create((dtl_device_kind)9999, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-stream_create-device_id-range",
        dtl_stream_create(DTL_DEVICE_HOST, -1, OUT(2)));
}

/* spec/stream.yaml: stream_from_native */
static void stream_from_native_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-stream_from_native-stream-null",
        dtl_stream_from_native(DTL_DEVICE_HOST, 1, NULL, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-stream_from_native-kind-enum",
        dtl_stream_from_native((dtl_device_kind)9999, 1, NULL, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-stream_from_native-device_id-range",
        dtl_stream_from_native(DTL_DEVICE_HOST, -1, NULL, OUT(3)));
}

/* spec/stream.yaml: stream_native */
static void stream_native_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(NULL, "DTL-stream_native-stream-handle",
        dtl_stream_native(misuse_foreign));
    REFUSED_VALUE(NULL, "DTL-stream_native-stream-handle",
        dtl_stream_native(misuse_nonsense));
    REFUSED_VALUE(NULL, "DTL-stream_native-stream-handle",
        dtl_stream_native((void *)live.context));
    REFUSED_VALUE(NULL, "DTL-stream_native-stream-handle",
        dtl_stream_native(NULL));
    REFUSED_VALUE(NULL, "DTL-stream_native-stream-handle",
        dtl_stream_native(freed.stream));
}

/* spec/stream.yaml: stream_device_kind */
static void stream_device_kind_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE((dtl_device_kind)-1, "DTL-stream_device_kind-stream-handle",
        dtl_stream_device_kind(misuse_foreign));
    REFUSED_VALUE((dtl_device_kind)-1, "DTL-stream_device_kind-stream-handle",
        dtl_stream_device_kind(misuse_nonsense));
    REFUSED_VALUE((dtl_device_kind)-1, "DTL-stream_device_kind-stream-handle",
        dtl_stream_device_kind((void *)live.context));
    REFUSED_VALUE((dtl_device_kind)-1, "DTL-stream_device_kind-stream-handle",
        dtl_stream_device_kind(NULL));
    REFUSED_VALUE((dtl_device_kind)-1, "DTL-stream_device_kind-stream-handle",
        dtl_stream_device_kind(freed.stream));
}

/* spec/stream.yaml: stream_device_id */
static void stream_device_id_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(-1, "DTL-stream_device_id-stream-handle",
        dtl_stream_device_id(misuse_foreign));
    REFUSED_VALUE(-1, "DTL-stream_device_id-stream-handle",
        dtl_stream_device_id(misuse_nonsense));
    REFUSED_VALUE(-1, "DTL-stream_device_id-stream-handle",
        dtl_stream_device_id((void *)live.context));
    REFUSED_VALUE(-1, "DTL-stream_device_id-stream-handle",
        dtl_stream_device_id(NULL));
    REFUSED_VALUE(-1, "DTL-stream_device_id-stream-handle",
        dtl_stream_device_id(freed.stream));
}

/* spec/stream.yaml: stream_synchronize */
static void stream_synchronize_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-stream_synchronize-stream-handle",
        dtl_stream_synchronize(misuse_foreign));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-stream_synchronize-stream-handle",
        dtl_stream_synchronize(misuse_nonsense));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-stream_synchronize-stream-handle",
        dtl_stream_synchronize((void *)live.context));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-stream_synchronize-stream-handle",
        dtl_stream_synchronize(NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-stream_synchronize-stream-handle",
        dtl_stream_synchronize(freed.stream));
}

/* spec/stream.yaml: stream_test */
static void stream_test_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-stream_test-stream-handle",
        dtl_stream_test(misuse_foreign, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-stream_test-stream-handle",
        dtl_stream_test(misuse_nonsense, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-stream_test-stream-handle",
        dtl_stream_test((void *)live.context, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-stream_test-stream-handle",
        dtl_stream_test(NULL, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-stream_test-stream-handle",
        dtl_stream_test(freed.stream, OUT(1)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-stream_test-completed-null",
        dtl_stream_test(live.stream, NULL));
}

/* spec/stream.yaml: stream_record_event */
static void stream_record_event_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-stream_record_event-stream-handle",
        dtl_stream_record_event(misuse_foreign, live.event));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-stream_record_event-stream-handle",
        dtl_stream_record_event(misuse_nonsense, live.event));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-stream_record_event-stream-handle",
        dtl_stream_record_event((void *)live.context, live.event));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-stream_record_event-stream-handle",
        dtl_stream_record_event(NULL, live.event));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-stream_record_event-stream-handle",
        dtl_stream_record_event(freed.stream, live.event));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-stream_record_event-event-handle",
        dtl_stream_record_event(live.stream, misuse_foreign));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-stream_record_event-event-handle",
        dtl_stream_record_event(live.stream, misuse_nonsense));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-stream_record_event-event-handle",
        dtl_stream_record_event(live.stream, (void *)live.context));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-stream_record_event-event-handle",
        dtl_stream_record_event(live.stream, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-stream_record_event-event-handle",
        dtl_stream_record_event(live.stream, freed.event));
}

/* spec/stream.yaml: stream_wait_event */
static void stream_wait_event_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-stream_wait_event-stream-handle",
        dtl_stream_wait_event(misuse_foreign, live.event));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-stream_wait_event-stream-handle",
        dtl_stream_wait_event(misuse_nonsense, live.event));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-stream_wait_event-stream-handle",
        dtl_stream_wait_event((void *)live.context, live.event));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-stream_wait_event-stream-handle",
        dtl_stream_wait_event(NULL, live.event));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-stream_wait_event-stream-handle",
        dtl_stream_wait_event(freed.stream, live.event));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-stream_wait_event-event-handle",
        dtl_stream_wait_event(live.stream, misuse_foreign));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-stream_wait_event-event-handle",
        dtl_stream_wait_event(live.stream, misuse_nonsense));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-stream_wait_event-event-handle",
        dtl_stream_wait_event(live.stream, (void *)live.context));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-stream_wait_event-event-handle",
        dtl_stream_wait_event(live.stream, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-stream_wait_event-event-handle",
        dtl_stream_wait_event(live.stream, freed.event));
}

/* spec/stream.yaml: stream_future */
static void stream_future_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-stream_future-stream-handle",
        dtl_stream_future(misuse_foreign, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-stream_future-stream-handle",
        dtl_stream_future(misuse_nonsense, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-stream_future-stream-handle",
        dtl_stream_future((void *)live.context, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-stream_future-stream-handle",
        dtl_stream_future(NULL, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-stream_future-stream-handle",
        dtl_stream_future(freed.stream, OUT(1)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-stream_future-fut-null",
        dtl_stream_future(live.stream, NULL));
}

/* spec/stream.yaml: context_stream */
static void context_stream_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_stream-ctx-handle",
        dtl_context_stream(misuse_foreign, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_stream-ctx-handle",
        dtl_context_stream(misuse_nonsense, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_stream-ctx-handle",
        dtl_context_stream((void *)live.vector, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_stream-ctx-handle",
        dtl_context_stream(NULL, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_stream-ctx-handle",
        dtl_context_stream(freed.context, OUT(1)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-context_stream-stream-null",
        dtl_context_stream(live.context, NULL));
}

/* spec/stream.yaml: context_set_stream */
static void context_set_stream_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_set_stream-ctx-handle",
        dtl_context_set_stream(misuse_foreign, live.stream));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_set_stream-ctx-handle",
        dtl_context_set_stream(misuse_nonsense, live.stream));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_set_stream-ctx-handle",
        dtl_context_set_stream((void *)live.vector, live.stream));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_set_stream-ctx-handle",
        dtl_context_set_stream(NULL, live.stream));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_set_stream-ctx-handle",
        dtl_context_set_stream(freed.context, live.stream));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_set_stream-stream-handle",
        dtl_context_set_stream(live.context, misuse_foreign));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_set_stream-stream-handle",
        dtl_context_set_stream(live.context, misuse_nonsense));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_set_stream-stream-handle",
        dtl_context_set_stream(live.context, (void *)live.context));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_set_stream-stream-handle",
        dtl_context_set_stream(live.context, freed.stream));
}

/* spec/stream.yaml: stream_destroy */
static void stream_destroy_refuses(void **state)
{
    (void)state;
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-stream_destroy-stream-handle",
        dtl_stream_destroy(misuse_foreign));
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-stream_destroy-stream-handle",
        dtl_stream_destroy(misuse_nonsense));
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-stream_destroy-stream-handle",
        dtl_stream_destroy((void *)live.context));
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-stream_destroy-stream-handle",
        dtl_stream_destroy(freed.stream));
}

/* spec/stream.yaml: event_create */
static void event_create_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-event_create-event-null",
        dtl_event_create(DTL_DEVICE_HOST, 1, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-event_create-kind-enum",
        dtl_event_create((dtl_device_kind)9999, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-event_create-device_id-range",
        dtl_event_create(DTL_DEVICE_HOST, -1, OUT(2)));
}

/* spec/stream.yaml: event_synchronize */
static void event_synchronize_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-event_synchronize-event-handle",
        dtl_event_synchronize(misuse_foreign));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-event_synchronize-event-handle",
        dtl_event_synchronize(misuse_nonsense));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-event_synchronize-event-handle",
        dtl_event_synchronize((void *)live.context));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-event_synchronize-event-handle",
        dtl_event_synchronize(NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-event_synchronize-event-handle",
        dtl_event_synchronize(freed.event));
}

/* spec/stream.yaml: event_test */
static void event_test_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-event_test-event-handle",
        dtl_event_test(misuse_foreign, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-event_test-event-handle",
        dtl_event_test(misuse_nonsense, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-event_test-event-handle",
        dtl_event_test((void *)live.context, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-event_test-event-handle",
        dtl_event_test(NULL, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-event_test-event-handle",
        dtl_event_test(freed.event, OUT(1)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-event_test-completed-null",
        dtl_event_test(live.event, NULL));
}

/* spec/stream.yaml: event_elapsed */
static void event_elapsed_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-event_elapsed-earlier-handle",
        dtl_event_elapsed(misuse_foreign, live.event, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-event_elapsed-earlier-handle",
        dtl_event_elapsed(misuse_nonsense, live.event, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-event_elapsed-earlier-handle",
        dtl_event_elapsed((void *)live.context, live.event, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-event_elapsed-earlier-handle",
        dtl_event_elapsed(NULL, live.event, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-event_elapsed-earlier-handle",
        dtl_event_elapsed(freed.event, live.event, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-event_elapsed-later-handle",
        dtl_event_elapsed(live.event, misuse_foreign, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-event_elapsed-later-handle",
        dtl_event_elapsed(live.event, misuse_nonsense, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-event_elapsed-later-handle",
        dtl_event_elapsed(live.event, (void *)live.context, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-event_elapsed-later-handle",
        dtl_event_elapsed(live.event, NULL, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-event_elapsed-later-handle",
        dtl_event_elapsed(live.event, freed.event, OUT(2)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-event_elapsed-milliseconds-null",
        dtl_event_elapsed(live.event, live.event, NULL));
}

/* spec/stream.yaml: event_destroy */
static void event_destroy_refuses(void **state)
{
    (void)state;
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-event_destroy-event-handle",
        dtl_event_destroy(misuse_foreign));
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-event_destroy-event-handle",
        dtl_event_destroy(misuse_nonsense));
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-event_destroy-event-handle",
        dtl_event_destroy((void *)live.context));
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-event_destroy-event-handle",
        dtl_event_destroy(freed.event));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(device_kind_name_refuses),
        cmocka_unit_test(device_count_refuses),
        cmocka_unit_test(stream_create_refuses),
        cmocka_unit_test(stream_from_native_refuses),
        cmocka_unit_test(stream_native_refuses),
        cmocka_unit_test(stream_device_kind_refuses),
        cmocka_unit_test(stream_device_id_refuses),
        cmocka_unit_test(stream_synchronize_refuses),
        cmocka_unit_test(stream_test_refuses),
        cmocka_unit_test(stream_record_event_refuses),
        cmocka_unit_test(stream_wait_event_refuses),
        cmocka_unit_test(stream_future_refuses),
        cmocka_unit_test(context_stream_refuses),
        cmocka_unit_test(context_set_stream_refuses),
        cmocka_unit_test(stream_destroy_refuses),
        cmocka_unit_test(event_create_refuses),
        cmocka_unit_test(event_synchronize_refuses),
        cmocka_unit_test(event_test_refuses),
        cmocka_unit_test(event_elapsed_refuses),
        cmocka_unit_test(event_destroy_refuses),
    };

    return cmocka_run_group_tests_name("stream", tests, objects_make, objects_free);
}
