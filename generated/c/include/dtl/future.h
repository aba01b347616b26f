/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/header.h.j2.
 * Do not edit. */
/** Futures
 *
 * A future is a value that will be there later: one part of a program sets it, once, and others
 * wait for it. The value is a number of bytes. Futures are local to a process, and every
 * function here may be called from any thread.
 */
#ifndef DTL_FUTURE_H
#define DTL_FUTURE_H

#include <dtl/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** `*fut` is a future without a value. The caller owns it. Local: does not wait for other ranks.
 *
 * @param fut The new future, to be closed by dtl_future_destroy.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_NULL_POINTER: fut: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_future_create(dtl_future_t *fut)
    DTL_NONNULL((1)) DTL_CHECKED;

/** The handle is closed and the value released. Those who wait for it get DTL_ERROR_CANCELED.
 * Null is ignored. Local: does not wait for other ranks.
 *
 * @param fut An open future. May be NULL.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error:
 * - DTL_ERROR_INVALID_ARGUMENT: fut: an open future
 */
DTL_API void dtl_future_destroy(dtl_future_t fut);

/** The future has its value. Waits until then, and lets communication move forward meanwhile.
 * Waits for the operation, or the rank, that completes the future.
 *
 * @param fut An open future.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: fut: an open future
 * - DTL_ERROR_CANCELED: while it runs
 */
DTL_API dtl_status dtl_future_wait(dtl_future_t fut)
    DTL_CHECKED;

/** `*completed` is 1 if the future has its value, 0 if not yet. Does not wait. Local: does not
 * wait for other ranks.
 *
 * @param fut An open future.
 * @param completed `*completed` is 1 if the future has its value, 0 if not yet.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: fut: an open future
 * - DTL_ERROR_NULL_POINTER: completed: not NULL
 */
DTL_API dtl_status dtl_future_test(dtl_future_t fut, int *completed)
    DTL_NONNULL((2)) DTL_CHECKED;

/** `buffer` holds the value. A future that the program sets and has not set yet is refused with
 * DTL_ERROR_INVALID_STATE; an operation is waited for, and so is what follows from other
 * futures. A value of more than `size` bytes is refused with DTL_ERROR_BUFFER_TOO_SMALL; of a
 * shorter one the rest of `buffer` stays as it was. Waits for the operation, or the rank, that
 * completes the future.
 *
 * @param fut An open future.
 * @param buffer `size` bytes, written.
 * @param size Bytes that `buffer` has room for.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: fut: an open future; buffer: memory that the host reaches; size
 *   <= limit(byte)
 * - DTL_ERROR_NULL_POINTER: buffer: not NULL where size > 0
 * - DTL_ERROR_BUFFER_TOO_SMALL: while it runs
 * - DTL_ERROR_CANCELED: while it runs
 * - DTL_ERROR_INVALID_STATE: while it runs
 */
DTL_API dtl_status dtl_future_get(dtl_future_t fut, void *buffer, dtl_size_t size)
    DTL_WRITES(2,3) DTL_CHECKED;

/** The future's value is a copy of `size` bytes, and those who wait for it go on. A future that
 * has its value is refused with DTL_ERROR_INVALID_STATE. Local: does not wait for other ranks.
 *
 * @param fut An open future.
 * @param value `size` bytes, read.
 * @param size Bytes; may be 0.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: fut: an open future; value: memory that the host reaches; size
 *   <= limit(byte)
 * - DTL_ERROR_NULL_POINTER: value: not NULL where size > 0
 * - DTL_ERROR_INVALID_STATE: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_future_set(dtl_future_t fut, const void *value, dtl_size_t size)
    DTL_READS(2,3) DTL_CHECKED;

/** The future has no value but a failure: those who wait for it, and for futures that follow
 * from it, get `code`, with `message` as the last error. A future that has its value is refused
 * with DTL_ERROR_INVALID_STATE. Local: does not wait for other ranks.
 *
 * @param fut An open future.
 * @param code The status of an error.
 * @param message What has failed, in words.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: fut: an open future; code >= 100
 * - DTL_ERROR_NULL_POINTER: message: not NULL
 * - DTL_ERROR_INVALID_STATE: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_future_fail(dtl_future_t fut, dtl_status code, const char *message)
    DTL_NONNULL((3)) DTL_CHECKED;

/** `*bytes` is the size of the future's value. Waits for it. Waits for the operation, or the
 * rank, that completes the future.
 *
 * @param fut An open future.
 * @param bytes `*bytes` is the size of the future's value.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: fut: an open future
 * - DTL_ERROR_NULL_POINTER: bytes: not NULL
 * - DTL_ERROR_CANCELED: while it runs
 */
DTL_API dtl_status dtl_future_size(dtl_future_t fut, dtl_size_t *bytes)
    DTL_NONNULL((2)) DTL_CHECKED;

/** `*completed` is 1 if the future has its value, 0 if it has none when `milliseconds` have
 * passed. Returns the future's failure if it has failed. Waits for the operation, or the rank,
 * that completes the future.
 *
 * @param fut An open future.
 * @param milliseconds How long to wait at most; 0 only asks.
 * @param completed `*completed` is 1 if the future has its value, 0 if it has none when
 *   `milliseconds` have passed.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: fut: an open future
 * - DTL_ERROR_NULL_POINTER: completed: not NULL
 * - DTL_ERROR_CANCELED: while it runs
 */
DTL_API dtl_status dtl_future_wait_for(dtl_future_t fut, dtl_size_t milliseconds, int *completed)
    DTL_NONNULL((3)) DTL_CHECKED;

/** `*result` is a future of what `func` makes of this one's value or failure. `func` is called
 * once, by the thread that completes `fut`: the one that sets its value or failure, or destroys
 * it before, or the one that waits for its operation, or tests it, or does so with `result`; at
 * once, by this call, where `fut` is complete. It is called without locks and may call DTL, but
 * for waiting on `result`. A failure of `func` becomes that of `result`; `func` passes on one
 * of `fut` by returning the `code` that it was given. `fut` may be destroyed before. The caller
 * owns `result`. Local: does not wait for other ranks.
 *
 * @param fut An open future.
 * @param func Called once, when a future has its value, `size` bytes at `value`, or has failed:
 *   then `code` is its status, and the last error its words.
 * @param user_data Handed to `func`. May be NULL. In use until `result` is complete.
 * @param result The new future, to be closed by dtl_future_destroy.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: fut: an open future
 * - DTL_ERROR_NULL_POINTER: func: not NULL; result: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_future_then(dtl_future_t fut, dtl_then_func func, void *user_data,
                                   dtl_future_t *result)
    DTL_NONNULL((4)) DTL_CHECKED;

/** `*result` is a future that has its value, of 0 bytes, once all of `futures` have theirs. The
 * given futures stay the caller's and must outlive the wait. The caller owns the new one.
 * Local: does not wait for other ranks.
 *
 * @param futures `count` open futures.
 * @param count Futures, at least one.
 * @param result The new future, to be closed by dtl_future_destroy.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: futures: open futures; count <= limit(uint64); count >= 1
 * - DTL_ERROR_NULL_POINTER: futures: not NULL where count > 0; result: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_when_all(const dtl_future_t *futures, dtl_size_t count,
                                dtl_future_t *result)
    DTL_NONNULL((3)) DTL_CHECKED;

/** One of `futures` has its value: `*completed_index` says which, and `*result` is a future that
 * has a copy of it. Waits for the first. The given futures stay the caller's, who owns the new
 * one too. Waits for the operation, or the rank, that completes the first of the futures.
 *
 * @param futures `count` open futures.
 * @param count Futures, at least one.
 * @param result The new future, to be closed by dtl_future_destroy.
 * @param completed_index `*completed_index` says which, and `*result` is a future that has a
 *   copy of it.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: futures: open futures; count <= limit(uint64); count >= 1
 * - DTL_ERROR_NULL_POINTER: futures: not NULL where count > 0; result: not NULL;
 *   completed_index: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_CANCELED: while it runs
 */
DTL_API dtl_status dtl_when_any(const dtl_future_t *futures, dtl_size_t count,
                                dtl_future_t *result, dtl_size_t *completed_index)
    DTL_NONNULL((3,4)) DTL_CHECKED;

#ifdef __cplusplus
}
#endif

#endif
