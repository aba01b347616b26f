/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/header.h.j2.
 * Do not edit. */
/** Streams and events
 *
 * A stream is a queue of operations on a device, which run one after the other and beside those
 * of other streams; an event is a mark in a stream. Devices are those of a kind, counted from
 * 0. The host is a device too, number 0 of DTL_DEVICE_HOST: its streams have nothing queued,
 * since what is asked of them is done when the call returns.
 *
 * Which kinds can be used is chosen by the environment variable DTL_DEVICE: "auto" takes CUDA
 * and HIP where they are, the name of one kind takes it alone, "none" takes none.
 */
#ifndef DTL_STREAM_H
#define DTL_STREAM_H

#include <dtl/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** The kind as a word, such as "cuda", of static duration; "unknown" for a value that is none.
 * Local: does not wait for other ranks.
 *
 * @param kind Whose devices.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns "unknown"):
 * - DTL_ERROR_INVALID_ARGUMENT: kind: a dtl_device_kind
 */
DTL_API const char *dtl_device_kind_name(dtl_device_kind kind);

/** The number of devices of that kind that can be used, 0 where there is none: then
 * dtl_backend_report tells why. Looks for them on the first call. Local: does not wait for
 * other ranks.
 *
 * @param kind Whose devices.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: kind: a dtl_device_kind
 */
DTL_API int dtl_device_count(dtl_device_kind kind);

/** `*stream` is a new stream of the device, with nothing queued. The caller owns it. Local: does
 * not wait for other ranks.
 *
 * @param kind Whose devices.
 * @param device_id Which device of that kind.
 * @param stream The new stream, to be closed by dtl_stream_destroy.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_NULL_POINTER: stream: not NULL
 * - DTL_ERROR_INVALID_ARGUMENT: kind: a dtl_device_kind; device_id >= 0; while it runs
 * - DTL_ERROR_BACKEND_UNAVAILABLE: while it runs
 * - DTL_ERROR_BACKEND_INVALID: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_stream_create(dtl_device_kind kind, int device_id, dtl_stream_t *stream)
    DTL_NONNULL((3)) DTL_CHECKED;

/** `*stream` stands for a stream that another library has made on the device, which keeps it
 * until `*stream` is destroyed. The caller owns the handle. Local: does not wait for other
 * ranks.
 *
 * @param kind Whose devices.
 * @param device_id Which device of that kind.
 * @param native What the kind's own library has, a CUstream or hipStream_t; NULL is its default
 *   stream.
 * @param stream The new stream, to be closed by dtl_stream_destroy.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_NULL_POINTER: stream: not NULL
 * - DTL_ERROR_INVALID_ARGUMENT: kind: a dtl_device_kind; device_id >= 0; while it runs
 * - DTL_ERROR_BACKEND_UNAVAILABLE: while it runs
 * - DTL_ERROR_BACKEND_INVALID: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_stream_from_native(dtl_device_kind kind, int device_id, void *native,
                                          dtl_stream_t *stream)
    DTL_NONNULL((4)) DTL_CHECKED;

/** The stream as the kind's own library has it, a CUstream or hipStream_t, which lives as long
 * as the handle; NULL for its default stream, and on the host. Local: does not wait for other
 * ranks.
 *
 * @param stream An open stream.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns NULL):
 * - DTL_ERROR_INVALID_ARGUMENT: stream: an open stream
 */
DTL_API void *dtl_stream_native(dtl_stream_t stream);

/** The kind of the stream's device. Local: does not wait for other ranks.
 *
 * @param stream An open stream.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns (dtl_device_kind)-1):
 * - DTL_ERROR_INVALID_ARGUMENT: stream: an open stream
 */
DTL_API dtl_device_kind dtl_stream_device_kind(dtl_stream_t stream);

/** The number of the stream's device among those of its kind. Local: does not wait for other
 * ranks.
 *
 * @param stream An open stream.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns -1):
 * - DTL_ERROR_INVALID_ARGUMENT: stream: an open stream
 */
DTL_API int dtl_stream_device_id(dtl_stream_t stream);

/** All that was queued on the stream before has run. Waits, and answers other ranks meanwhile.
 * Returns the failure of what was queued. Waits for the work queued on the stream.
 *
 * @param stream An open stream.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: stream: an open stream
 * - DTL_ERROR_CUDA: while it runs
 * - DTL_ERROR_HIP: while it runs
 */
DTL_API dtl_status dtl_stream_synchronize(dtl_stream_t stream)
    DTL_CHECKED;

/** `*completed` is 1 if all that was queued on the stream has run, 0 if not. Does not wait.
 * Local: does not wait for other ranks.
 *
 * @param stream An open stream.
 * @param completed `*completed` is 1 if all that was queued on the stream has run, 0 if not.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: stream: an open stream
 * - DTL_ERROR_NULL_POINTER: completed: not NULL
 * - DTL_ERROR_CUDA: while it runs
 * - DTL_ERROR_HIP: while it runs
 */
DTL_API dtl_status dtl_stream_test(dtl_stream_t stream, int *completed)
    DTL_NONNULL((2)) DTL_CHECKED;

/** The event marks what was queued on the stream up to here, and nothing else any more. Does not
 * wait. An event of another device than the stream's is refused. Local: does not wait for other
 * ranks.
 *
 * @param stream An open stream.
 * @param event An open event.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: stream: an open stream; event: an open event; while it runs
 * - DTL_ERROR_CUDA: while it runs
 * - DTL_ERROR_HIP: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_stream_record_event(dtl_stream_t stream, dtl_event_t event)
    DTL_CHECKED;

/** What is queued on the stream from here on runs after what `event` marks now; at once where it
 * marks nothing. The call itself waits only where the stream is of another kind of device than
 * the event, or of the host. Waits for the event, where the stream is of another kind of
 * device.
 *
 * @param stream An open stream.
 * @param event An open event.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: stream: an open stream; event: an open event
 * - DTL_ERROR_CUDA: while it runs
 * - DTL_ERROR_HIP: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_stream_wait_event(dtl_stream_t stream, dtl_event_t event)
    DTL_CHECKED;

/** `*fut` is a future that is complete once all has run that was queued on the stream up to
 * here, and has the failure of what was queued. It follows from nothing that is queued later,
 * and the stream may be closed before. Does not wait. The caller owns it. Local: does not wait
 * for other ranks.
 *
 * @param stream An open stream.
 * @param fut The new future, to be closed by dtl_future_destroy.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: stream: an open stream
 * - DTL_ERROR_NULL_POINTER: fut: not NULL
 * - DTL_ERROR_CUDA: while it runs
 * - DTL_ERROR_HIP: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_stream_future(dtl_stream_t stream, dtl_future_t *fut)
    DTL_NONNULL((2)) DTL_CHECKED;

/** `*stream` is the stream of the context's device, on which collectives in memory of the device
 * run and which calls take that are given none: the context's own, or what
 * dtl_context_set_stream has named. One of the host where the context has no device. The caller
 * owns the handle; the stream lives as long as it or the context needs it. Local: does not wait
 * for other ranks.
 *
 * @param ctx An open context.
 * @param stream The new stream, to be closed by dtl_stream_destroy.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context
 * - DTL_ERROR_NULL_POINTER: stream: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_CUDA: while it runs
 * - DTL_ERROR_HIP: while it runs
 */
DTL_API dtl_status dtl_context_stream(dtl_context_t ctx, dtl_stream_t *stream)
    DTL_NONNULL((2)) DTL_CHECKED;

/** Collectives in memory of the context's device run on `stream` from here on: after what is
 * queued there before. Null gives the context a stream of its own again. Each rank names what
 * it wants. The stream is one of the context's device, or of the host where it has none; the
 * handle may be closed, and a stream of another library is kept by that until the context is
 * destroyed or has another.
 *
 * Collectives that are started by dtl_iallreduce and its kin while a stream is named are queued
 * on it where NCCL performs them: what is queued on it behind the call runs after them and sees
 * the results. Those that go by way of the host are done when the call returns. Local: does not
 * wait for other ranks.
 *
 * @param ctx An open context.
 * @param stream An open stream. May be NULL.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; stream: an open stream; while it runs
 */
DTL_API dtl_status dtl_context_set_stream(dtl_context_t ctx, dtl_stream_t stream)
    DTL_CHECKED;

/** The handle is closed; what is queued still runs, and a stream of another library's stays that
 * library's. Does not wait. Null is ignored. Local: does not wait for other ranks.
 *
 * @param stream An open stream. May be NULL.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error:
 * - DTL_ERROR_INVALID_ARGUMENT: stream: an open stream
 */
DTL_API void dtl_stream_destroy(dtl_stream_t stream);

/** `*event` is an event of the device that marks nothing yet. The caller owns it. Local: does
 * not wait for other ranks.
 *
 * @param kind Whose devices.
 * @param device_id Which device of that kind.
 * @param event The new event, to be closed by dtl_event_destroy.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_NULL_POINTER: event: not NULL
 * - DTL_ERROR_INVALID_ARGUMENT: kind: a dtl_device_kind; device_id >= 0; while it runs
 * - DTL_ERROR_BACKEND_UNAVAILABLE: while it runs
 * - DTL_ERROR_BACKEND_INVALID: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_event_create(dtl_device_kind kind, int device_id, dtl_event_t *event)
    DTL_NONNULL((3)) DTL_CHECKED;

/** What the event marks has run; so it has where it marks nothing. Waits, and answers other
 * ranks meanwhile. Waits for the work that the event marks.
 *
 * @param event An open event.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: event: an open event
 * - DTL_ERROR_CUDA: while it runs
 * - DTL_ERROR_HIP: while it runs
 */
DTL_API dtl_status dtl_event_synchronize(dtl_event_t event)
    DTL_CHECKED;

/** `*completed` is 1 if what the event marks has run, also where it marks nothing, 0 if not.
 * Does not wait. Local: does not wait for other ranks.
 *
 * @param event An open event.
 * @param completed `*completed` is 1 if what the event marks has run, also where it marks
 *   nothing, 0 if not.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: event: an open event
 * - DTL_ERROR_NULL_POINTER: completed: not NULL
 * - DTL_ERROR_CUDA: while it runs
 * - DTL_ERROR_HIP: while it runs
 */
DTL_API dtl_status dtl_event_test(dtl_event_t event, int *completed)
    DTL_NONNULL((2)) DTL_CHECKED;

/** `*milliseconds` have passed on the device between what the two events mark. Events of two
 * devices, and one that marks nothing or something that has not run, are refused. Local: does
 * not wait for other ranks.
 *
 * @param earlier An open event.
 * @param later An open event.
 * @param milliseconds `*milliseconds` have passed on the device between what the two events
 *   mark.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: earlier: an open event; later: an open event; while it runs
 * - DTL_ERROR_NULL_POINTER: milliseconds: not NULL
 * - DTL_ERROR_INVALID_STATE: while it runs
 * - DTL_ERROR_CUDA: while it runs
 * - DTL_ERROR_HIP: while it runs
 */
DTL_API dtl_status dtl_event_elapsed(dtl_event_t earlier, dtl_event_t later, double *milliseconds)
    DTL_NONNULL((3)) DTL_CHECKED;

/** The handle is closed; streams that wait for what it marks still do. Null is ignored. Local:
 * does not wait for other ranks.
 *
 * @param event An open event. May be NULL.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error:
 * - DTL_ERROR_INVALID_ARGUMENT: event: an open event
 */
DTL_API void dtl_event_destroy(dtl_event_t event);

#ifdef __cplusplus
}
#endif

#endif
