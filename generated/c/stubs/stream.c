/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/stubs.c.j2.
 * Do not edit. */
#include "dtl_conditions.h"
#include "dtl_enums.h"
#include "dtl_guard.h"
#include "dtl_impl.h"
#include "dtl_record.h"
#include "dtl_kernels.h"

/* spec/stream.yaml: device_kind_name: the observed path */
static DTL_NOINLINE const char *device_kind_name_observed(dtl_device_kind kind)
{
    dtl_status begun = dtl__call_begin(CALL_DEVICE_KIND_NAME, NULL, (const int64_t[]){kind}, 1);
    if (begun != DTL_SUCCESS)
        return "unknown";
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'n', &kind, sizeof kind},
        };
        dtl__record_call(CALL_DEVICE_KIND_NAME, dtl__arguments, 1);
    }
    const char *result = dtl_impl_device_kind_name(kind);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_DEVICE_KIND_NAME, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return result;
}

/* spec/stream.yaml: device_kind_name */
const char *dtl_device_kind_name(dtl_device_kind kind)
{
    if (DTL_UNLIKELY(!dtl__is_device_kind(kind))) {
        dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, "device_kind_name", "kind-enum",
                    "kind is %lld; expected a dtl_device_kind", (long long)kind);
        return "unknown";
    }

    if (DTL_UNLIKELY(dtl__observed))
        return device_kind_name_observed(kind);
    return dtl_impl_device_kind_name(kind);
}

/* spec/stream.yaml: device_count: the observed path */
static DTL_NOINLINE int device_count_observed(dtl_device_kind kind)
{
    dtl_status begun = dtl__call_begin(CALL_DEVICE_COUNT, NULL, (const int64_t[]){kind}, 1);
    if (begun != DTL_SUCCESS)
        return 0;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'n', &kind, sizeof kind},
        };
        dtl__record_call(CALL_DEVICE_COUNT, dtl__arguments, 1);
    }
    int result = dtl_impl_device_count(kind);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_DEVICE_COUNT, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return result;
}

/* spec/stream.yaml: device_count */
int dtl_device_count(dtl_device_kind kind)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "device_count", "state", "%s", dtl__closed_reason());
        return 0;
    }
    if (DTL_UNLIKELY(!dtl__is_device_kind(kind))) {
        dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, "device_count", "kind-enum",
                    "kind is %lld; expected a dtl_device_kind", (long long)kind);
        return 0;
    }

    if (DTL_UNLIKELY(dtl__observed))
        return device_count_observed(kind);
    return dtl_impl_device_count(kind);
}

/* spec/stream.yaml: stream_create */
dtl_status dtl_stream_create(dtl_device_kind kind, int device_id, dtl_stream_t *stream)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "stream_create", "state", "%s",
                           dtl__closed_reason());
    if (DTL_UNLIKELY(dtl__is_null(stream)))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "stream_create", "stream-null",
                           "stream is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_device_kind(kind)))
        return dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, "stream_create", "kind-enum",
                           "kind is %lld; expected a dtl_device_kind", (long long)kind);
    if (DTL_UNLIKELY(device_id < 0))
        return dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, "stream_create", "device_id-range",
                           "device_id is %lld; expected device_id >= 0", (long long)device_id);
    struct device_stream *stream_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_STREAM_CREATE, NULL,
                                           (const int64_t[]){kind, device_id}, 2);
        if (begun != DTL_SUCCESS)
            return begun;
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'n', &kind, sizeof kind},
                {'n', &device_id, sizeof device_id},
                {'m', stream, sizeof *stream},
            };
            dtl__record_call(CALL_STREAM_CREATE, dtl__arguments, 3);
        }
    }
    dtl_status status = dtl_impl_stream_create(kind, device_id, &stream_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_STREAM, stream_object, stream);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_stream_destroy(stream_object);
    }
    dtl__result(CALL_STREAM_CREATE, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_STREAM_CREATE, *stream, NULL,
                                      __builtin_return_address(0));
        dtl__record_end(status);
        dtl__call_end(CALL_STREAM_CREATE, dtl__context_error_scope(NULL), status);
    }
    return status;
}

/* spec/stream.yaml: stream_from_native */
dtl_status dtl_stream_from_native(dtl_device_kind kind, int device_id, void *native,
                                  dtl_stream_t *stream)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "stream_from_native", "state", "%s",
                           dtl__closed_reason());
    if (DTL_UNLIKELY(dtl__is_null(stream)))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "stream_from_native", "stream-null",
                           "stream is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_device_kind(kind)))
        return dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, "stream_from_native", "kind-enum",
                           "kind is %lld; expected a dtl_device_kind", (long long)kind);
    if (DTL_UNLIKELY(device_id < 0))
        return dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, "stream_from_native", "device_id-range",
                           "device_id is %lld; expected device_id >= 0", (long long)device_id);
    struct device_stream *stream_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_STREAM_FROM_NATIVE, NULL,
                                           (const int64_t[]){kind, device_id}, 2);
        if (begun != DTL_SUCCESS)
            return begun;
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'n', &kind, sizeof kind},
                {'n', &device_id, sizeof device_id},
                {'p', &native, sizeof native},
                {'m', stream, sizeof *stream},
            };
            dtl__record_call(CALL_STREAM_FROM_NATIVE, dtl__arguments, 4);
        }
    }
    dtl_status status = dtl_impl_stream_from_native(kind, device_id, native, &stream_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_STREAM, stream_object, stream);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_stream_destroy(stream_object);
    }
    dtl__result(CALL_STREAM_FROM_NATIVE, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_STREAM_FROM_NATIVE, *stream, NULL,
                                      __builtin_return_address(0));
        dtl__record_end(status);
        dtl__call_end(CALL_STREAM_FROM_NATIVE, dtl__context_error_scope(NULL), status);
    }
    return status;
}

/* spec/stream.yaml: stream_native: the observed path */
static DTL_NOINLINE void *stream_native_observed(dtl_stream_t stream,
                                                 struct device_stream *stream_object)
{
    dtl_status begun = dtl__call_begin(CALL_STREAM_NATIVE, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return NULL;
    begun = dtl__guard_enter(CALL_STREAM_NATIVE, (const struct handles[]){{&stream, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_STREAM_NATIVE, dtl__context_error_scope(NULL), begun);
        return NULL;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &stream, sizeof stream},
        };
        dtl__record_call(CALL_STREAM_NATIVE, dtl__arguments, 1);
    }
    void *result = dtl_impl_stream_native(stream_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_STREAM_NATIVE, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return result;
}

/* spec/stream.yaml: stream_native */
void *dtl_stream_native(dtl_stream_t stream)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "stream_native", "state", "%s", dtl__closed_reason());
        return NULL;
    }
    struct device_stream *stream_object = dtl__handle_object(stream, HANDLE_STREAM,
                                                             "stream_native", "stream");
    if (DTL_UNLIKELY(stream_object == NULL))
        return NULL;

    if (DTL_UNLIKELY(dtl__observed))
        return stream_native_observed(stream, stream_object);
    return dtl_impl_stream_native(stream_object);
}

/* spec/stream.yaml: stream_device_kind: the observed path */
static DTL_NOINLINE dtl_device_kind stream_device_kind_observed(
    dtl_stream_t stream, struct device_stream *stream_object)
{
    dtl_status begun = dtl__call_begin(CALL_STREAM_DEVICE_KIND, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return (dtl_device_kind)-1;
    begun = dtl__guard_enter(CALL_STREAM_DEVICE_KIND, (const struct handles[]){{&stream, 1}},
                             1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_STREAM_DEVICE_KIND, dtl__context_error_scope(NULL), begun);
        return (dtl_device_kind)-1;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &stream, sizeof stream},
        };
        dtl__record_call(CALL_STREAM_DEVICE_KIND, dtl__arguments, 1);
    }
    dtl_device_kind result = dtl_impl_stream_device_kind(stream_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_STREAM_DEVICE_KIND, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return result;
}

/* spec/stream.yaml: stream_device_kind */
dtl_device_kind dtl_stream_device_kind(dtl_stream_t stream)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "stream_device_kind", "state", "%s",
                    dtl__closed_reason());
        return (dtl_device_kind)-1;
    }
    struct device_stream *stream_object = dtl__handle_object(stream, HANDLE_STREAM,
                                                             "stream_device_kind", "stream");
    if (DTL_UNLIKELY(stream_object == NULL))
        return (dtl_device_kind)-1;

    if (DTL_UNLIKELY(dtl__observed))
        return stream_device_kind_observed(stream, stream_object);
    return dtl_impl_stream_device_kind(stream_object);
}

/* spec/stream.yaml: stream_device_id: the observed path */
static DTL_NOINLINE int stream_device_id_observed(dtl_stream_t stream,
                                                  struct device_stream *stream_object)
{
    dtl_status begun = dtl__call_begin(CALL_STREAM_DEVICE_ID, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return -1;
    begun = dtl__guard_enter(CALL_STREAM_DEVICE_ID, (const struct handles[]){{&stream, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_STREAM_DEVICE_ID, dtl__context_error_scope(NULL), begun);
        return -1;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &stream, sizeof stream},
        };
        dtl__record_call(CALL_STREAM_DEVICE_ID, dtl__arguments, 1);
    }
    int result = dtl_impl_stream_device_id(stream_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_STREAM_DEVICE_ID, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return result;
}

/* spec/stream.yaml: stream_device_id */
int dtl_stream_device_id(dtl_stream_t stream)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "stream_device_id", "state", "%s",
                    dtl__closed_reason());
        return -1;
    }
    struct device_stream *stream_object = dtl__handle_object(stream, HANDLE_STREAM,
                                                             "stream_device_id", "stream");
    if (DTL_UNLIKELY(stream_object == NULL))
        return -1;

    if (DTL_UNLIKELY(dtl__observed))
        return stream_device_id_observed(stream, stream_object);
    return dtl_impl_stream_device_id(stream_object);
}

/* spec/stream.yaml: stream_synchronize: the observed path */
static DTL_NOINLINE dtl_status stream_synchronize_observed(dtl_stream_t stream,
                                                           struct device_stream *stream_object)
{
    dtl_status begun = dtl__call_begin(CALL_STREAM_SYNCHRONIZE, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_STREAM_SYNCHRONIZE, (const struct handles[]){{&stream, 1}},
                             1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_STREAM_SYNCHRONIZE, dtl__context_error_scope(NULL), begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &stream, sizeof stream},
        };
        dtl__record_call(CALL_STREAM_SYNCHRONIZE, dtl__arguments, 1);
    }
    dtl_status status = dtl_impl_stream_synchronize(stream_object);
    dtl__result(CALL_STREAM_SYNCHRONIZE, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_STREAM_SYNCHRONIZE, dtl__context_error_scope(NULL), status);
    return status;
}

/* spec/stream.yaml: stream_synchronize */
dtl_status dtl_stream_synchronize(dtl_stream_t stream)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "stream_synchronize", "state", "%s",
                           dtl__closed_reason());
    struct device_stream *stream_object = dtl__handle_object(stream, HANDLE_STREAM,
                                                             "stream_synchronize", "stream");
    if (DTL_UNLIKELY(stream_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;

    if (DTL_UNLIKELY(dtl__observed))
        return stream_synchronize_observed(stream, stream_object);
    dtl_status status = dtl_impl_stream_synchronize(stream_object);
    return dtl__result(CALL_STREAM_SYNCHRONIZE, status);
}

/* spec/stream.yaml: stream_test: the observed path */
static DTL_NOINLINE dtl_status stream_test_observed(dtl_stream_t stream, int *completed,
                                                    struct device_stream *stream_object)
{
    dtl_status begun = dtl__call_begin(CALL_STREAM_TEST, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_STREAM_TEST, (const struct handles[]){{&stream, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_STREAM_TEST, dtl__context_error_scope(NULL), begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &stream, sizeof stream},
            {'w', completed, sizeof *completed},
        };
        dtl__record_call(CALL_STREAM_TEST, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_stream_test(stream_object, completed);
    dtl__result(CALL_STREAM_TEST, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_STREAM_TEST, dtl__context_error_scope(NULL), status);
    return status;
}

/* spec/stream.yaml: stream_test */
dtl_status dtl_stream_test(dtl_stream_t stream, int *completed)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "stream_test", "state", "%s",
                           dtl__closed_reason());
    struct device_stream *stream_object = dtl__handle_object(stream, HANDLE_STREAM, "stream_test",
                                                             "stream");
    if (DTL_UNLIKELY(stream_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(completed)))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "stream_test", "completed-null",
                           "completed is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed))
        return stream_test_observed(stream, completed, stream_object);
    dtl_status status = dtl_impl_stream_test(stream_object, completed);
    return dtl__result(CALL_STREAM_TEST, status);
}

/* spec/stream.yaml: stream_record_event: the observed path */
static DTL_NOINLINE dtl_status stream_record_event_observed(dtl_stream_t stream, dtl_event_t event,
                                                            struct device_stream *stream_object,
                                                            struct device_event *event_object)
{
    dtl_status begun = dtl__call_begin(CALL_STREAM_RECORD_EVENT, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_STREAM_RECORD_EVENT,
                             (const struct handles[]){{&stream, 1}, {&event, 1}}, 2);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_STREAM_RECORD_EVENT, dtl__context_error_scope(NULL), begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &stream, sizeof stream},
            {'h', &event, sizeof event},
        };
        dtl__record_call(CALL_STREAM_RECORD_EVENT, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_stream_record_event(stream_object, event_object);
    dtl__result(CALL_STREAM_RECORD_EVENT, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_STREAM_RECORD_EVENT, dtl__context_error_scope(NULL), status);
    return status;
}

/* spec/stream.yaml: stream_record_event */
dtl_status dtl_stream_record_event(dtl_stream_t stream, dtl_event_t event)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "stream_record_event", "state", "%s",
                           dtl__closed_reason());
    struct device_stream *stream_object = dtl__handle_object(stream, HANDLE_STREAM,
                                                             "stream_record_event", "stream");
    if (DTL_UNLIKELY(stream_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct device_event *event_object = dtl__handle_object(event, HANDLE_EVENT,
                                                           "stream_record_event", "event");
    if (DTL_UNLIKELY(event_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;

    if (DTL_UNLIKELY(dtl__observed))
        return stream_record_event_observed(stream, event, stream_object, event_object);
    dtl_status status = dtl_impl_stream_record_event(stream_object, event_object);
    return dtl__result(CALL_STREAM_RECORD_EVENT, status);
}

/* spec/stream.yaml: stream_wait_event: the observed path */
static DTL_NOINLINE dtl_status stream_wait_event_observed(dtl_stream_t stream, dtl_event_t event,
                                                          struct device_stream *stream_object,
                                                          struct device_event *event_object)
{
    dtl_status begun = dtl__call_begin(CALL_STREAM_WAIT_EVENT, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_STREAM_WAIT_EVENT,
                             (const struct handles[]){{&stream, 1}, {&event, 1}}, 2);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_STREAM_WAIT_EVENT, dtl__context_error_scope(NULL), begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &stream, sizeof stream},
            {'h', &event, sizeof event},
        };
        dtl__record_call(CALL_STREAM_WAIT_EVENT, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_stream_wait_event(stream_object, event_object);
    dtl__result(CALL_STREAM_WAIT_EVENT, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_STREAM_WAIT_EVENT, dtl__context_error_scope(NULL), status);
    return status;
}

/* spec/stream.yaml: stream_wait_event */
dtl_status dtl_stream_wait_event(dtl_stream_t stream, dtl_event_t event)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "stream_wait_event", "state", "%s",
                           dtl__closed_reason());
    struct device_stream *stream_object = dtl__handle_object(stream, HANDLE_STREAM,
                                                             "stream_wait_event", "stream");
    if (DTL_UNLIKELY(stream_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct device_event *event_object = dtl__handle_object(event, HANDLE_EVENT,
                                                           "stream_wait_event", "event");
    if (DTL_UNLIKELY(event_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;

    if (DTL_UNLIKELY(dtl__observed))
        return stream_wait_event_observed(stream, event, stream_object, event_object);
    dtl_status status = dtl_impl_stream_wait_event(stream_object, event_object);
    return dtl__result(CALL_STREAM_WAIT_EVENT, status);
}

/* spec/stream.yaml: stream_future */
dtl_status dtl_stream_future(dtl_stream_t stream, dtl_future_t *fut)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "stream_future", "state", "%s",
                           dtl__closed_reason());
    struct device_stream *stream_object = dtl__handle_object(stream, HANDLE_STREAM,
                                                             "stream_future", "stream");
    if (DTL_UNLIKELY(stream_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(fut)))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "stream_future", "fut-null",
                           "fut is NULL; expected an address");
    struct future *fut_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_STREAM_FUTURE, NULL, NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        begun = dtl__guard_enter(CALL_STREAM_FUTURE, (const struct handles[]){{&stream, 1}}, 1);
        if (begun != DTL_SUCCESS) {
            dtl__call_end(CALL_STREAM_FUTURE, dtl__context_error_scope(NULL), begun);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &stream, sizeof stream},
                {'m', fut, sizeof *fut},
            };
            dtl__record_call(CALL_STREAM_FUTURE, dtl__arguments, 2);
        }
    }
    dtl_status status = dtl_impl_stream_future(stream_object, &fut_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_FUTURE, fut_object, fut);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_future_destroy(fut_object);
    }
    dtl__result(CALL_STREAM_FUTURE, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_STREAM_FUTURE, *fut, NULL, __builtin_return_address(0));
        if (status == DTL_SUCCESS)
            dtl__call_created_handle(*fut);
        dtl__guard_leave();
        dtl__record_end(status);
        dtl__call_end(CALL_STREAM_FUTURE, dtl__context_error_scope(NULL), status);
    }
    return status;
}

/* spec/stream.yaml: context_stream */
dtl_status dtl_context_stream(dtl_context_t ctx, dtl_stream_t *stream)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "context_stream", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "context_stream", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(stream)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "context_stream", "stream-null",
                              "stream is NULL; expected an address");
    struct device_stream *stream_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_CONTEXT_STREAM, ctx_object, NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'m', stream, sizeof *stream},
            };
            dtl__record_call(CALL_CONTEXT_STREAM, dtl__arguments, 2);
        }
    }
    dtl_status status = dtl_impl_context_stream(ctx_object, &stream_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_STREAM, stream_object, stream);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_stream_destroy(stream_object);
    }
    dtl__result(CALL_CONTEXT_STREAM, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_CONTEXT_STREAM, *stream, NULL,
                                      __builtin_return_address(0));
        dtl__record_end(status);
        dtl__call_end(CALL_CONTEXT_STREAM, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/stream.yaml: context_set_stream: the observed path */
static DTL_NOINLINE dtl_status context_set_stream_observed(dtl_context_t ctx, dtl_stream_t stream,
                                                           struct context *ctx_object,
                                                           struct device_stream *stream_object)
{
    dtl_status begun = dtl__call_begin(CALL_CONTEXT_SET_STREAM, ctx_object, NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_CONTEXT_SET_STREAM, (const struct handles[]){{&stream, 1}},
                             1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_CONTEXT_SET_STREAM, dtl__context_error_scope(ctx_object), begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
            {'h', &stream, sizeof stream},
        };
        dtl__record_call(CALL_CONTEXT_SET_STREAM, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_context_set_stream(ctx_object, stream_object);
    dtl__result(CALL_CONTEXT_SET_STREAM, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_CONTEXT_SET_STREAM, dtl__context_error_scope(ctx_object), status);
    return status;
}

/* spec/stream.yaml: context_set_stream */
dtl_status dtl_context_set_stream(dtl_context_t ctx, dtl_stream_t stream)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "context_set_stream", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "context_set_stream",
                                                    "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct device_stream *stream_object = stream == NULL ? NULL : dtl__handle_object(
        stream, HANDLE_STREAM, "context_set_stream", "stream");
    if (DTL_UNLIKELY(stream_object == NULL && stream != NULL))
        return DTL_ERROR_INVALID_ARGUMENT;

    if (DTL_UNLIKELY(dtl__observed))
        return context_set_stream_observed(ctx, stream, ctx_object, stream_object);
    dtl_status status = dtl_impl_context_set_stream(ctx_object, stream_object);
    return dtl__result(CALL_CONTEXT_SET_STREAM, status);
}

/* spec/stream.yaml: stream_destroy: the observed path */
static DTL_NOINLINE void stream_destroy_observed(dtl_stream_t stream,
                                                 struct device_stream *stream_object)
{
    dtl_status begun = dtl__call_begin(CALL_STREAM_DESTROY, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &stream, sizeof stream},
        };
        dtl__record_call(CALL_STREAM_DESTROY, dtl__arguments, 1);
    }
    dtl_impl_stream_destroy(stream_object);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_STREAM_DESTROY, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return;
}

/* spec/stream.yaml: stream_destroy */
void dtl_stream_destroy(dtl_stream_t stream)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "stream_destroy", "state", "%s", dtl__closed_reason());
        return;
    }
    struct device_stream *stream_object = dtl__handle_close(stream, HANDLE_STREAM,
                                                            "stream_destroy", "stream");
    if (DTL_UNLIKELY(stream_object == NULL))
        return;

    if (DTL_UNLIKELY(dtl__observed))
    {
        stream_destroy_observed(stream, stream_object);
        return;
    }
    dtl_impl_stream_destroy(stream_object);
}

/* spec/stream.yaml: event_create */
dtl_status dtl_event_create(dtl_device_kind kind, int device_id, dtl_event_t *event)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "event_create", "state", "%s",
                           dtl__closed_reason());
    if (DTL_UNLIKELY(dtl__is_null(event)))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "event_create", "event-null",
                           "event is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_device_kind(kind)))
        return dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, "event_create", "kind-enum",
                           "kind is %lld; expected a dtl_device_kind", (long long)kind);
    if (DTL_UNLIKELY(device_id < 0))
        return dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, "event_create", "device_id-range",
                           "device_id is %lld; expected device_id >= 0", (long long)device_id);
    struct device_event *event_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_EVENT_CREATE, NULL,
                                           (const int64_t[]){kind, device_id}, 2);
        if (begun != DTL_SUCCESS)
            return begun;
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'n', &kind, sizeof kind},
                {'n', &device_id, sizeof device_id},
                {'m', event, sizeof *event},
            };
            dtl__record_call(CALL_EVENT_CREATE, dtl__arguments, 3);
        }
    }
    dtl_status status = dtl_impl_event_create(kind, device_id, &event_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_EVENT, event_object, event);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_event_destroy(event_object);
    }
    dtl__result(CALL_EVENT_CREATE, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_EVENT_CREATE, *event, NULL, __builtin_return_address(0));
        dtl__record_end(status);
        dtl__call_end(CALL_EVENT_CREATE, dtl__context_error_scope(NULL), status);
    }
    return status;
}

/* spec/stream.yaml: event_synchronize: the observed path */
static DTL_NOINLINE dtl_status event_synchronize_observed(dtl_event_t event,
                                                          struct device_event *event_object)
{
    dtl_status begun = dtl__call_begin(CALL_EVENT_SYNCHRONIZE, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_EVENT_SYNCHRONIZE, (const struct handles[]){{&event, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_EVENT_SYNCHRONIZE, dtl__context_error_scope(NULL), begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &event, sizeof event},
        };
        dtl__record_call(CALL_EVENT_SYNCHRONIZE, dtl__arguments, 1);
    }
    dtl_status status = dtl_impl_event_synchronize(event_object);
    dtl__result(CALL_EVENT_SYNCHRONIZE, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_EVENT_SYNCHRONIZE, dtl__context_error_scope(NULL), status);
    return status;
}

/* spec/stream.yaml: event_synchronize */
dtl_status dtl_event_synchronize(dtl_event_t event)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "event_synchronize", "state", "%s",
                           dtl__closed_reason());
    struct device_event *event_object = dtl__handle_object(event, HANDLE_EVENT,
                                                           "event_synchronize", "event");
    if (DTL_UNLIKELY(event_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;

    if (DTL_UNLIKELY(dtl__observed))
        return event_synchronize_observed(event, event_object);
    dtl_status status = dtl_impl_event_synchronize(event_object);
    return dtl__result(CALL_EVENT_SYNCHRONIZE, status);
}

/* spec/stream.yaml: event_test: the observed path */
static DTL_NOINLINE dtl_status event_test_observed(dtl_event_t event, int *completed,
                                                   struct device_event *event_object)
{
    dtl_status begun = dtl__call_begin(CALL_EVENT_TEST, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_EVENT_TEST, (const struct handles[]){{&event, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_EVENT_TEST, dtl__context_error_scope(NULL), begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &event, sizeof event},
            {'w', completed, sizeof *completed},
        };
        dtl__record_call(CALL_EVENT_TEST, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_event_test(event_object, completed);
    dtl__result(CALL_EVENT_TEST, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_EVENT_TEST, dtl__context_error_scope(NULL), status);
    return status;
}

/* spec/stream.yaml: event_test */
dtl_status dtl_event_test(dtl_event_t event, int *completed)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "event_test", "state", "%s",
                           dtl__closed_reason());
    struct device_event *event_object = dtl__handle_object(event, HANDLE_EVENT, "event_test",
                                                           "event");
    if (DTL_UNLIKELY(event_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(completed)))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "event_test", "completed-null",
                           "completed is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed))
        return event_test_observed(event, completed, event_object);
    dtl_status status = dtl_impl_event_test(event_object, completed);
    return dtl__result(CALL_EVENT_TEST, status);
}

/* spec/stream.yaml: event_elapsed: the observed path */
static DTL_NOINLINE dtl_status event_elapsed_observed(dtl_event_t earlier, dtl_event_t later,
                                                      double *milliseconds,
                                                      struct device_event *earlier_object,
                                                      struct device_event *later_object)
{
    dtl_status begun = dtl__call_begin(CALL_EVENT_ELAPSED, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_EVENT_ELAPSED,
                             (const struct handles[]){{&earlier, 1}, {&later, 1}}, 2);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_EVENT_ELAPSED, dtl__context_error_scope(NULL), begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &earlier, sizeof earlier},
            {'h', &later, sizeof later},
            {'w', milliseconds, sizeof *milliseconds},
        };
        dtl__record_call(CALL_EVENT_ELAPSED, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_event_elapsed(earlier_object, later_object, milliseconds);
    dtl__result(CALL_EVENT_ELAPSED, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_EVENT_ELAPSED, dtl__context_error_scope(NULL), status);
    return status;
}

/* spec/stream.yaml: event_elapsed */
dtl_status dtl_event_elapsed(dtl_event_t earlier, dtl_event_t later, double *milliseconds)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "event_elapsed", "state", "%s",
                           dtl__closed_reason());
    struct device_event *earlier_object = dtl__handle_object(earlier, HANDLE_EVENT,
                                                             "event_elapsed", "earlier");
    if (DTL_UNLIKELY(earlier_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct device_event *later_object = dtl__handle_object(later, HANDLE_EVENT, "event_elapsed",
                                                           "later");
    if (DTL_UNLIKELY(later_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(milliseconds)))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "event_elapsed", "milliseconds-null",
                           "milliseconds is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed))
        return event_elapsed_observed(earlier, later, milliseconds, earlier_object, later_object);
    dtl_status status = dtl_impl_event_elapsed(earlier_object, later_object, milliseconds);
    return dtl__result(CALL_EVENT_ELAPSED, status);
}

/* spec/stream.yaml: event_destroy: the observed path */
static DTL_NOINLINE void event_destroy_observed(dtl_event_t event,
                                                struct device_event *event_object)
{
    dtl_status begun = dtl__call_begin(CALL_EVENT_DESTROY, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &event, sizeof event},
        };
        dtl__record_call(CALL_EVENT_DESTROY, dtl__arguments, 1);
    }
    dtl_impl_event_destroy(event_object);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_EVENT_DESTROY, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return;
}

/* spec/stream.yaml: event_destroy */
void dtl_event_destroy(dtl_event_t event)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "event_destroy", "state", "%s", dtl__closed_reason());
        return;
    }
    struct device_event *event_object = dtl__handle_close(event, HANDLE_EVENT, "event_destroy",
                                                          "event");
    if (DTL_UNLIKELY(event_object == NULL))
        return;

    if (DTL_UNLIKELY(dtl__observed))
    {
        event_destroy_observed(event, event_object);
        return;
    }
    dtl_impl_event_destroy(event_object);
}
