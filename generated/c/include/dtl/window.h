/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/header.h.j2.
 * Do not edit. */
/** One-sided memory
 *
 * A window is memory that every rank of a context exposes to the others: they put data into it
 * and get data out of it without the owner's doing. Offsets and sizes are bytes, counted from
 * the start of the target's part; a range that goes past its end is refused with
 * DTL_ERROR_OUT_OF_BOUNDS before anything is sent.
 *
 * Access happens in epochs. Between two fences every rank may access every other; or a rank
 * locks a target, or all of them, accesses it, and unlocks it; or an owner posts its part to
 * some ranks, which start to access it and complete, and waits for them. An operation outside
 * an epoch is refused with DTL_ERROR_CONSISTENCY_VIOLATION, but for one on this rank's own
 * part: that needs none, and is done when the call returns. What was put is there, and what was
 * got may be read, when the epoch ends or a flush returns. Accumulating operations are atomic
 * element by element; puts and gets that overlap in time are not ordered.
 *
 * Ranks of one node reach memory that a window allocated through shared memory, and memory that
 * was passed to it by a copy of the system from process to process, where the system allows
 * either; all else is done by the target's library, by a thread of its own or whenever the
 * target waits in it. DTL_SHARED_MEMORY=0 switches to the latter.
 */
#ifndef DTL_WINDOW_H
#define DTL_WINDOW_H

#include <dtl/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** `*win` opens `size` bytes of the caller's memory to the other ranks. Sizes may differ, and be
 * 0. The memory stays the caller's and must outlive the window. With NULL this rank exposes
 * nothing, whatever `size` is. Collective.
 *
 * @param ctx An open context.
 * @param base Memory that the host reaches: else all ranks fail. May be NULL. In use until
 *   `win` is closed.
 * @param size Bytes that this rank exposes.
 * @param win The new window, to be closed by dtl_window_destroy.
 *
 * Where one rank refuses its arguments, it fails on all. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; size <= limit(byte)
 * - DTL_ERROR_NULL_POINTER: win: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_window_create(dtl_context_t ctx, void *base, dtl_size_t size,
                                     dtl_window_t *win)
    DTL_NONNULL((4)) DTL_CHECKED;

/** `*win` opens `size` new bytes, all zero, to the other ranks. Sizes may differ, and be 0. The
 * window owns the memory. Faster than dtl_window_create where ranks share a node. Collective.
 *
 * @param ctx An open context.
 * @param size Bytes that this rank exposes.
 * @param win The new window, to be closed by dtl_window_destroy.
 *
 * Where one rank refuses its arguments, it fails on all. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; size <= limit(DTL_DTYPE_BYTE)
 * - DTL_ERROR_NULL_POINTER: win: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_window_allocate(dtl_context_t ctx, dtl_size_t size, dtl_window_t *win)
    DTL_NONNULL((3)) DTL_CHECKED;

/** `*win` has no memory yet: each rank attaches and detaches its own while the window is open.
 * Only the target knows what is attached, so a put to another rank waits for its answer, and a
 * range that is not attached is refused there. Collective.
 *
 * @param ctx An open context.
 * @param win The new window, to be closed by dtl_window_destroy.
 *
 * Where one rank refuses its arguments, it fails on all. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context
 * - DTL_ERROR_NULL_POINTER: win: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_window_create_dynamic(dtl_context_t ctx, dtl_window_t *win)
    DTL_NONNULL((2)) DTL_CHECKED;

/** `size` bytes of the caller's memory are open to the other ranks, from `*offset` of this
 * rank's part on, which the caller tells them. The memory stays the caller's and must outlive
 * its attachment. The first region of a rank lies at 0; no offset is ever used twice. The
 * window must be dynamic. Local: does not wait for other ranks.
 *
 * @param win An open window.
 * @param base `size` bytes, read and written. In use by `win` after the call.
 * @param size Bytes.
 * @param offset Bytes from the start of this rank's part.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: win: an open window; base: memory that the host reaches; size
 *   <= limit(byte); size >= 1; while it runs
 * - DTL_ERROR_NULL_POINTER: base: not NULL where size > 0; offset: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_window_attach(dtl_window_t win, void *base, dtl_size_t size,
                                     dtl_size_t *offset)
    DTL_CHANGES(2,3) DTL_NONNULL((4)) DTL_CHECKED;

/** What was attached at `base` last is closed to the other ranks, whose operations on it are
 * refused from here on. The window must be dynamic. Local: does not wait for other ranks.
 *
 * @param win An open window.
 * @param base As it was attached. In use by `win` after the call.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: win: an open window; base: memory that the host reaches; while
 *   it runs
 * - DTL_ERROR_NULL_POINTER: base: not NULL
 */
DTL_API dtl_status dtl_window_detach(dtl_window_t win, const void *base)
    DTL_CHECKED;

/** The window is closed on all ranks, its operations are complete, and memory that it allocated
 * is released. Null is ignored. It waits for the calls of other threads with the window.
 * Collective.
 *
 * @param win An open window. May be NULL.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error:
 * - DTL_ERROR_INVALID_ARGUMENT: win: an open window
 */
DTL_API void dtl_window_destroy(dtl_window_t win);

/** Where this rank's part starts; NULL where it has no bytes. Local: does not wait for other
 * ranks.
 *
 * @param win An open window.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns NULL):
 * - DTL_ERROR_INVALID_ARGUMENT: win: an open window
 */
DTL_API void *dtl_window_base(dtl_window_t win);

/** `*memory` holds the memory that the window allocated for this rank's part, so that pointers
 * into it stay valid when the window is destroyed. Where the window's memory is the caller's
 * own, or a dynamic window has none, the handle is null. Local: does not wait for other ranks.
 *
 * @param win An open window.
 * @param memory The new memory, to be closed by dtl_memory_release.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: win: an open window
 * - DTL_ERROR_NULL_POINTER: memory: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_window_memory(dtl_window_t win, dtl_memory_t *memory)
    DTL_NONNULL((2)) DTL_CHECKED;

/** The bytes of this rank's part; of a dynamic window, of all that is attached here. Local: does
 * not wait for other ranks.
 *
 * @param win An open window.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: win: an open window
 */
DTL_API dtl_size_t dtl_window_size(dtl_window_t win);

/** 1 if the handle stands for an open window, 0 for a null, closed or foreign one; then the last
 * error says which. Local: does not wait for other ranks.
 *
 * @param win An open window.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: win: an open window
 */
DTL_API int dtl_window_is_valid(dtl_window_t win);

/** The epoch before has ended on all ranks, with all its operations complete, and a new one has
 * begun in which every rank may access every other. A rank that has locked, started or posted
 * still is refused once all have met; none of its epochs ends or begins. Collective.
 *
 * @param win An open window.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: win: an open window
 * - DTL_ERROR_CONSISTENCY_VIOLATION: while it runs
 */
DTL_API dtl_status dtl_window_fence(dtl_window_t win)
    DTL_CHECKED;

/** This rank's part is open to the ranks `origins`, each of which starts an epoch by
 * dtl_window_start. Does not wait for them. A part that is posted already is refused until
 * dtl_window_wait, or dtl_window_test, has seen its end. Local: does not wait for other ranks.
 *
 * @param win An open window.
 * @param origins Ranks that may access this part, each once.
 * @param count Ranks; may be 0.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: win: an open window; origins: memory that the host reaches;
 *   count <= limit(int32); while it runs
 * - DTL_ERROR_NULL_POINTER: origins: not NULL where count > 0
 * - DTL_ERROR_INVALID_RANK: while it runs
 * - DTL_ERROR_CONSISTENCY_VIOLATION: while it runs
 */
DTL_API dtl_status dtl_window_post(dtl_window_t win, const dtl_rank_t *origins, dtl_size_t count)
    DTL_CHECKED;

/** This rank may access the parts of the ranks `targets` until dtl_window_complete. Waits until
 * each of them has posted its part to this rank. Refused where this rank has started already,
 * or holds a lock of a target. Waits for the targets to post their parts.
 *
 * @param win An open window.
 * @param targets Ranks whose parts are accessed, each once.
 * @param count Ranks; may be 0.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: win: an open window; targets: memory that the host reaches;
 *   count <= limit(int32); while it runs
 * - DTL_ERROR_NULL_POINTER: targets: not NULL where count > 0
 * - DTL_ERROR_INVALID_RANK: while it runs
 * - DTL_ERROR_CONSISTENCY_VIOLATION: while it runs
 */
DTL_API dtl_status dtl_window_start(dtl_window_t win, const dtl_rank_t *targets, dtl_size_t count)
    DTL_CHECKED;

/** The epoch that dtl_window_start began has ended: this rank's operations are complete, there
 * and here, and the targets know. Refused without dtl_window_start before it. Waits for the
 * targets of the epoch.
 *
 * @param win An open window.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: win: an open window
 * - DTL_ERROR_CONSISTENCY_VIOLATION: while it runs
 */
DTL_API dtl_status dtl_window_complete(dtl_window_t win)
    DTL_CHECKED;

/** All ranks that this part was posted to have completed; what they did is there. Refused
 * without dtl_window_post before it. Waits for the origins to complete their epochs.
 *
 * @param win An open window.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: win: an open window
 * - DTL_ERROR_CONSISTENCY_VIOLATION: while it runs
 */
DTL_API dtl_status dtl_window_wait(dtl_window_t win)
    DTL_CHECKED;

/** `*completed` is 1 if dtl_window_wait would return at once, and the part is no longer posted;
 * 0 if not. Refused without dtl_window_post before it. Local: does not wait for other ranks.
 *
 * @param win An open window.
 * @param completed `*completed` is 1 if dtl_window_wait would return at once, and the part is
 *   no longer posted; 0 if not.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: win: an open window
 * - DTL_ERROR_NULL_POINTER: completed: not NULL
 * - DTL_ERROR_CONSISTENCY_VIOLATION: while it runs
 */
DTL_API dtl_status dtl_window_test(dtl_window_t win, int *completed)
    DTL_NONNULL((2)) DTL_CHECKED;

/** This rank may access the target until it unlocks it. Waits while others hold the lock in a
 * way that excludes it. A lock that this rank holds already is refused. Waits for the target,
 * and ranks that hold its lock.
 *
 * @param win An open window.
 * @param target The rank whose memory is locked.
 * @param mode How a window is locked on a target.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: win: an open window; mode: a dtl_lock_mode; target >= 0 and
 *   target < size(win); while it runs
 */
DTL_API dtl_status dtl_window_lock(dtl_window_t win, dtl_rank_t target, dtl_lock_mode mode)
    DTL_CHECKED;

/** This rank's operations on the target are complete, there and here, and the lock is released.
 * A lock that this rank does not hold is refused. Waits for the target.
 *
 * @param win An open window.
 * @param target The rank whose memory was locked.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: win: an open window; target >= 0 and target < size(win); while
 *   it runs
 */
DTL_API dtl_status dtl_window_unlock(dtl_window_t win, dtl_rank_t target)
    DTL_CHECKED;

/** This rank may access every target until dtl_window_unlock_all. The lock is shared. The other
 * ranks need not call it. A lock that this rank holds already is refused. Waits for the
 * targets, and ranks that hold their locks.
 *
 * @param win An open window.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: win: an open window; while it runs
 */
DTL_API dtl_status dtl_window_lock_all(dtl_window_t win)
    DTL_CHECKED;

/** This rank's operations on all targets are complete, there and here, and the lock is released.
 * Without dtl_window_lock_all before it, it is refused. Waits for the targets of the epoch.
 *
 * @param win An open window.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: win: an open window; while it runs
 */
DTL_API dtl_status dtl_window_unlock_all(dtl_window_t win)
    DTL_CHECKED;

/** This rank's operations on the target are complete, there and here; the epoch goes on. Waits
 * for the target.
 *
 * @param win An open window.
 * @param target The rank whose memory was written or read.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: win: an open window; target >= 0 and target < size(win)
 */
DTL_API dtl_status dtl_window_flush(dtl_window_t win, dtl_rank_t target)
    DTL_CHECKED;

/** This rank's operations on all targets are complete, there and here; the epoch goes on. Waits
 * for the targets of the epoch.
 *
 * @param win An open window.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: win: an open window
 */
DTL_API dtl_status dtl_window_flush_all(dtl_window_t win)
    DTL_CHECKED;

/** The buffers that this rank gave to operations on the target may be used again; the operations
 * need not be complete there. Waits for the target.
 *
 * @param win An open window.
 * @param target The rank whose memory was written or read.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: win: an open window; target >= 0 and target < size(win)
 */
DTL_API dtl_status dtl_window_flush_local(dtl_window_t win, dtl_rank_t target)
    DTL_CHECKED;

/** The buffers that this rank gave to operations on any target may be used again; the operations
 * need not be complete there. Waits for the targets of the epoch.
 *
 * @param win An open window.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: win: an open window
 */
DTL_API dtl_status dtl_window_flush_local_all(dtl_window_t win)
    DTL_CHECKED;

/** The bytes of `origin` are on their way into the target's part; `origin` may be used again.
 * They are there after the next synchronisation. Waits for the target, where the window is
 * dynamic.
 *
 * @param win An open window.
 * @param target The rank whose memory is written.
 * @param target_offset Bytes from the start of the target's part.
 * @param origin `size` bytes, read.
 * @param size Bytes.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: win: an open window; origin: memory that the host reaches; size
 *   <= limit(byte); target >= 0 and target < size(win)
 * - DTL_ERROR_NULL_POINTER: origin: not NULL where size > 0
 * - DTL_ERROR_OUT_OF_BOUNDS: while it runs
 * - DTL_ERROR_CONSISTENCY_VIOLATION: while it runs
 */
DTL_API dtl_status dtl_rma_put(dtl_window_t win, dtl_rank_t target, dtl_size_t target_offset,
                               const void *origin, dtl_size_t size)
    DTL_READS(4,5) DTL_CHECKED;

/** `buffer` holds a copy of a range of the target's part. Waits for it. Waits for the target.
 *
 * @param win An open window.
 * @param target The rank whose memory is read.
 * @param target_offset Bytes from the start of the target's part.
 * @param buffer `size` bytes, written.
 * @param size Bytes.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: win: an open window; buffer: memory that the host reaches; size
 *   <= limit(byte); target >= 0 and target < size(win)
 * - DTL_ERROR_NULL_POINTER: buffer: not NULL where size > 0
 * - DTL_ERROR_OUT_OF_BOUNDS: while it runs
 * - DTL_ERROR_CONSISTENCY_VIOLATION: while it runs
 */
DTL_API dtl_status dtl_rma_get(dtl_window_t win, dtl_rank_t target, dtl_size_t target_offset,
                               void *buffer, dtl_size_t size)
    DTL_WRITES(4,5) DTL_CHECKED;

/** The transfer of `origin` into the target's part has started, and `*req` stands for it.
 * `origin` must not change until the request is complete; the bytes are there after the next
 * synchronisation. Waits for the target, where the window is dynamic.
 *
 * @param win An open window.
 * @param target The rank whose memory is written.
 * @param target_offset Bytes from the start of the target's part.
 * @param origin `size` bytes, read. In use until `req` is complete.
 * @param size Bytes.
 * @param req The new request, to be closed by dtl_request_free.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: win: an open window; origin: memory that the host reaches; size
 *   <= limit(byte); target >= 0 and target < size(win)
 * - DTL_ERROR_NULL_POINTER: origin: not NULL where size > 0; req: not NULL
 * - DTL_ERROR_OUT_OF_BOUNDS: while it runs
 * - DTL_ERROR_CONSISTENCY_VIOLATION: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_rma_put_async(dtl_window_t win, dtl_rank_t target, dtl_size_t target_offset,
                                     const void *origin, dtl_size_t size, dtl_request_t *req)
    DTL_READS(4,5) DTL_NONNULL((6)) DTL_CHECKED;

/** The transfer of a range of the target's part into `buffer` has started, and `*req` stands for
 * it. `buffer` may be read once the request is complete. Local: does not wait for other ranks.
 *
 * @param win An open window.
 * @param target The rank whose memory is read.
 * @param target_offset Bytes from the start of the target's part.
 * @param buffer `size` bytes, written. In use until `req` is complete.
 * @param size Bytes.
 * @param req The new request, to be closed by dtl_request_free.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: win: an open window; buffer: memory that the host reaches; size
 *   <= limit(byte); target >= 0 and target < size(win)
 * - DTL_ERROR_NULL_POINTER: buffer: not NULL where size > 0; req: not NULL
 * - DTL_ERROR_OUT_OF_BOUNDS: while it runs
 * - DTL_ERROR_CONSISTENCY_VIOLATION: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_rma_get_async(dtl_window_t win, dtl_rank_t target, dtl_size_t target_offset,
                                     void *buffer, dtl_size_t size, dtl_request_t *req)
    DTL_WRITES(4,5) DTL_NONNULL((6)) DTL_CHECKED;

/** Each element of the range in the target's part is being combined with the one of `origin`,
 * atomically element by element: target = target op origin. `origin` may be used again. Done
 * after the next synchronisation. Waits for the target, where the window is dynamic.
 *
 * @param win An open window.
 * @param target The rank whose memory is combined with.
 * @param target_offset Bytes from the start of the target's part, a multiple of the element's
 *   size.
 * @param origin Elements of `dtype`.
 * @param size Bytes, a multiple of the element's size.
 * @param dtype The type of an element.
 * @param op How a reduction combines two elements.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: win: an open window; origin: memory that the host reaches;
 *   dtype: a dtl_dtype; op: a dtl_reduce_op; size <= limit(byte); target >= 0 and target <
 *   size(win); op: an operation defined for dtype; while it runs
 * - DTL_ERROR_NULL_POINTER: origin: not NULL where size > 0
 * - DTL_ERROR_OUT_OF_BOUNDS: while it runs
 * - DTL_ERROR_CONSISTENCY_VIOLATION: while it runs
 */
DTL_API dtl_status dtl_rma_accumulate(dtl_window_t win, dtl_rank_t target,
                                      dtl_size_t target_offset, const void *origin,
                                      dtl_size_t size, dtl_dtype dtype, dtl_reduce_op op)
    DTL_READS(4,5) DTL_CHECKED;

/** `result` holds the elements that stood in the range of the target's part, each of which has
 * become that element op the one of `origin`, atomically element by element. Waits for the
 * answer. Waits for the target.
 *
 * @param win An open window.
 * @param target The rank whose memory is read and combined with.
 * @param target_offset Bytes from the start of the target's part, a multiple of the element's
 *   size.
 * @param origin Elements of `dtype`.
 * @param result Elements of `dtype`.
 * @param size Bytes, a multiple of the element's size.
 * @param dtype The type of an element.
 * @param op How a reduction combines two elements.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: win: an open window; origin: memory that the host reaches;
 *   result: memory that the host reaches; dtype: a dtl_dtype; op: a dtl_reduce_op; size <=
 *   limit(byte); target >= 0 and target < size(win); result: no overlap with origin; op: an
 *   operation defined for dtype; while it runs
 * - DTL_ERROR_NULL_POINTER: origin: not NULL where size > 0; result: not NULL where size > 0
 * - DTL_ERROR_OUT_OF_BOUNDS: while it runs
 * - DTL_ERROR_CONSISTENCY_VIOLATION: while it runs
 */
DTL_API dtl_status dtl_rma_get_accumulate(dtl_window_t win, dtl_rank_t target,
                                          dtl_size_t target_offset, const void *origin,
                                          void *result, dtl_size_t size, dtl_dtype dtype,
                                          dtl_reduce_op op)
    DTL_READS(4,6) DTL_WRITES(5,6) DTL_CHECKED;

/** `*result` is the element that stood in the target's part, which has become that element op
 * `*origin`; both in one atomic step. Waits for the answer. Waits for the target.
 *
 * @param win An open window.
 * @param target The rank whose element is read and combined with.
 * @param target_offset Bytes from the start of the target's part, a multiple of the element's
 *   size.
 * @param origin One element.
 * @param result One element.
 * @param dtype The dtype of the elements of `origin` and `result`.
 * @param op How a reduction combines two elements.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: win: an open window; origin: memory that the host reaches;
 *   result: memory that the host reaches; dtype: a dtl_dtype; op: a dtl_reduce_op; target >= 0
 *   and target < size(win); result: no overlap with origin; op: an operation defined for dtype
 * - DTL_ERROR_NULL_POINTER: origin: not NULL; result: not NULL
 * - DTL_ERROR_OUT_OF_BOUNDS: while it runs
 * - DTL_ERROR_CONSISTENCY_VIOLATION: while it runs
 */
DTL_API dtl_status dtl_rma_fetch_and_op(dtl_window_t win, dtl_rank_t target,
                                        dtl_size_t target_offset, const void *origin, void *result,
                                        dtl_dtype dtype, dtl_reduce_op op)
    DTL_TYPED(5,6) DTL_CHECKED;

/** `*result` is the element that stood in the target's part, which has become `*swap` if it was
 * equal to `*compare` bit by bit; all in one atomic step. Waits for the answer. Elements have
 * 1, 2, 4 or 8 bytes. Waits for the target.
 *
 * @param win An open window.
 * @param target The rank whose element is compared.
 * @param target_offset Bytes from the start of the target's part, a multiple of the element's
 *   size.
 * @param compare One element.
 * @param swap One element.
 * @param result One element.
 * @param dtype The dtype of the elements of `compare` and `swap` and `result`.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: win: an open window; compare: memory that the host reaches;
 *   swap: memory that the host reaches; result: memory that the host reaches; dtype: a
 *   dtl_dtype; target >= 0 and target < size(win); result: no overlap with compare; result: no
 *   overlap with swap
 * - DTL_ERROR_NULL_POINTER: compare: not NULL; swap: not NULL; result: not NULL
 * - DTL_ERROR_NOT_SUPPORTED: bytes(dtype) <= 8
 * - DTL_ERROR_OUT_OF_BOUNDS: while it runs
 * - DTL_ERROR_CONSISTENCY_VIOLATION: while it runs
 */
DTL_API dtl_status dtl_rma_compare_and_swap(dtl_window_t win, dtl_rank_t target,
                                            dtl_size_t target_offset, const void *compare,
                                            const void *swap, void *result, dtl_dtype dtype)
    DTL_TYPED(6,7) DTL_CHECKED;

#ifdef __cplusplus
}
#endif

#endif
