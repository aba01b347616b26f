/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/header.h.j2.
 * Do not edit. */
/** Requests
 *
 * A request stands for an operation that was started and goes on: a message, a transfer, an
 * algorithm in the background. Until it is complete, the buffers that were given to the
 * operation belong to it. Operations move forward whenever DTL is called, and by themselves
 * where the backend has a thread for that.
 */
#ifndef DTL_REQUEST_H
#define DTL_REQUEST_H

#include <dtl/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** The operation is complete, its buffers are the caller's again, and the handle is closed.
 * Returns the operation's own failure if it failed. Waits for the other ranks of the operation.
 *
 * @param request An open request. The call closes it.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: request: an open request
 * - DTL_ERROR_COMMUNICATION: while it runs
 * - DTL_ERROR_BUFFER_TOO_SMALL: while it runs
 * - DTL_ERROR_CANCELED: while it runs
 */
DTL_API dtl_status dtl_wait(dtl_request_t request)
    DTL_CHECKED;

/** All operations are complete and their handles closed; the entries of `requests` are null.
 * Null entries are passed over. Returns the first failure in the order of the array, after all
 * are complete. Waits for the other ranks of the operation.
 *
 * @param count Requests; may be 0.
 * @param requests `count` open requests, each once. The call closes them.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: requests: open requests, each once; count <= limit(uint64)
 * - DTL_ERROR_NULL_POINTER: requests: not NULL where count > 0
 * - DTL_ERROR_COMMUNICATION: while it runs
 * - DTL_ERROR_BUFFER_TOO_SMALL: while it runs
 * - DTL_ERROR_CANCELED: while it runs
 */
DTL_API dtl_status dtl_waitall(dtl_size_t count, dtl_request_t *requests)
    DTL_CHECKED;

/** `*completed` is 1 if the operation is complete, 0 if it goes on. Does not wait. The handle
 * stays open in both cases, as it is passed by value: dtl_wait, which does not wait then, or
 * dtl_request_free closes it. Those of dtl_testany and dtl_testall are closed when they are
 * found complete. Returns the operation's own failure if it failed. Local: does not wait for
 * other ranks.
 *
 * @param request An open request.
 * @param completed `*completed` is 1 if the operation is complete, 0 if it goes on.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: request: an open request
 * - DTL_ERROR_NULL_POINTER: completed: not NULL
 * - DTL_ERROR_COMMUNICATION: while it runs
 * - DTL_ERROR_BUFFER_TOO_SMALL: while it runs
 * - DTL_ERROR_CANCELED: while it runs
 */
DTL_API dtl_status dtl_test(dtl_request_t request, int *completed)
    DTL_NONNULL((2)) DTL_CHECKED;

/** `*fut` is a future that has a value, of 0 bytes, once the operation is complete, or its
 * failure. The request's handle is closed: the operation is the future's from here on. A future
 * that is destroyed earlier leaves the operation going on, and its buffers must stay until the
 * library is done with them. Local: does not wait for other ranks.
 *
 * @param request An open request. The call closes it.
 * @param fut The new future, to be closed by dtl_future_destroy.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: request: an open request
 * - DTL_ERROR_NULL_POINTER: fut: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_request_future(dtl_request_t request, dtl_future_t *fut)
    DTL_NONNULL((2)) DTL_CHECKED;

/** One operation is complete: `*index` says which, its handle is closed and its entry of
 * `requests` null. Waits for the first. Null entries are passed over; where there is no other,
 * the call is refused with DTL_ERROR_INVALID_STATE. Returns the operation's own failure if it
 * failed, with `*index` set. Waits for the other ranks of the operation.
 *
 * @param count Requests, at least one.
 * @param requests `count` open requests, each once.
 * @param index Which one is complete.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: requests: open requests, each once; count <= limit(uint64);
 *   count >= 1
 * - DTL_ERROR_NULL_POINTER: requests: not NULL where count > 0; index: not NULL
 * - DTL_ERROR_INVALID_STATE: while it runs
 * - DTL_ERROR_COMMUNICATION: while it runs
 * - DTL_ERROR_BUFFER_TOO_SMALL: while it runs
 * - DTL_ERROR_CANCELED: while it runs
 */
DTL_API dtl_status dtl_waitany(dtl_size_t count, dtl_request_t *requests, dtl_size_t *index)
    DTL_NONNULL((3)) DTL_CHECKED;

/** As dtl_waitany, but does not wait: `*completed` is 0, and nothing has changed, where no
 * operation is complete. Local: does not wait for other ranks.
 *
 * @param count Requests, at least one.
 * @param requests `count` open requests, each once.
 * @param index Which one is complete; as it was where none is.
 * @param completed `*completed` is 0, and nothing has changed, where no operation is complete.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: requests: open requests, each once; count <= limit(uint64);
 *   count >= 1
 * - DTL_ERROR_NULL_POINTER: requests: not NULL where count > 0; index: not NULL; completed: not
 *   NULL
 * - DTL_ERROR_INVALID_STATE: while it runs
 * - DTL_ERROR_COMMUNICATION: while it runs
 * - DTL_ERROR_BUFFER_TOO_SMALL: while it runs
 * - DTL_ERROR_CANCELED: while it runs
 */
DTL_API dtl_status dtl_testany(dtl_size_t count, dtl_request_t *requests, dtl_size_t *index,
                               int *completed)
    DTL_NONNULL((3,4)) DTL_CHECKED;

/** `*completed` is 1 if all operations are complete: then their handles are closed and the
 * entries of `requests` null; else it is 0, and all stay open. Does not wait. Null entries are
 * passed over. Returns the first failure in the order of the array, once all are complete.
 * Local: does not wait for other ranks.
 *
 * @param count Requests; may be 0.
 * @param requests `count` open requests, each once.
 * @param completed `*completed` is 1 if all operations are complete: then their handles are
 *   closed and the entries of `requests` null; else it is 0, and all stay open.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: requests: open requests, each once; count <= limit(uint64)
 * - DTL_ERROR_NULL_POINTER: requests: not NULL where count > 0; completed: not NULL
 * - DTL_ERROR_COMMUNICATION: while it runs
 * - DTL_ERROR_BUFFER_TOO_SMALL: while it runs
 * - DTL_ERROR_CANCELED: while it runs
 */
DTL_API dtl_status dtl_testall(dtl_size_t count, dtl_request_t *requests, int *completed)
    DTL_NONNULL((3)) DTL_CHECKED;

/** A receive that has no message yet is taken back: waiting for it gives DTL_ERROR_CANCELED at
 * once, and its buffer stays as it was. One whose message has come is left alone, and completes
 * as usual. The handle stays open in both cases. Sends, collectives and whatever else can't be
 * taken back are refused with DTL_ERROR_NOT_SUPPORTED. Local: does not wait for other ranks.
 *
 * @param request An open request.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: request: an open request
 * - DTL_ERROR_NOT_SUPPORTED: while it runs
 */
DTL_API dtl_status dtl_cancel(dtl_request_t request)
    DTL_CHECKED;

/** The handle is closed; an operation that is not complete goes on, and its buffers must stay
 * until the library is done with them. What a collective gives may be written in a later call
 * of the library's, so that only who waits knows when it is there. Null is ignored. Local: does
 * not wait for other ranks.
 *
 * @param request An open request. May be NULL.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error:
 * - DTL_ERROR_INVALID_ARGUMENT: request: an open request
 */
DTL_API void dtl_request_free(dtl_request_t request);

#ifdef __cplusplus
}
#endif

#endif
