/* Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/c/header.h.j2.
 * Do not edit. */
/** window */
#ifndef DTL_WINDOW_H
#define DTL_WINDOW_H

#include <dtl/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; size <= limit(DTL_DTYPE_BYTE)
 * - DTL_ERROR_NULL_POINTER: base: not NULL unless size == 0; win: not NULL
 */
DTL_API dtl_status dtl_window_create(dtl_context_t ctx, void *base, dtl_size_t size,
                                     dtl_window_t *win);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context
 * - DTL_ERROR_NULL_POINTER: win: not NULL
 */
DTL_API dtl_status dtl_window_allocate(dtl_context_t ctx, dtl_size_t size, dtl_window_t *win);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error:
 * - DTL_ERROR_INVALID_ARGUMENT: win: an open window
 */
DTL_API void dtl_window_destroy(dtl_window_t win);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns NULL):
 * - DTL_ERROR_INVALID_ARGUMENT: win: an open window
 */
DTL_API void *dtl_window_base(dtl_window_t win);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: win: an open window
 */
DTL_API dtl_size_t dtl_window_size(dtl_window_t win);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: win: an open window
 */
DTL_API int dtl_window_is_valid(dtl_window_t win);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: win: an open window
 */
DTL_API dtl_status dtl_window_fence(dtl_window_t win);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: win: an open window; mode: a dtl_lock_mode
 */
DTL_API dtl_status dtl_window_lock(dtl_window_t win, dtl_rank_t target, dtl_lock_mode mode);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: win: an open window
 */
DTL_API dtl_status dtl_window_unlock(dtl_window_t win, dtl_rank_t target);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: win: an open window
 */
DTL_API dtl_status dtl_window_lock_all(dtl_window_t win);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: win: an open window
 */
DTL_API dtl_status dtl_window_unlock_all(dtl_window_t win);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: win: an open window
 */
DTL_API dtl_status dtl_window_flush(dtl_window_t win, dtl_rank_t target);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: win: an open window
 */
DTL_API dtl_status dtl_window_flush_all(dtl_window_t win);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: win: an open window
 */
DTL_API dtl_status dtl_window_flush_local(dtl_window_t win, dtl_rank_t target);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: win: an open window
 */
DTL_API dtl_status dtl_window_flush_local_all(dtl_window_t win);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: win: an open window; size <= limit(DTL_DTYPE_BYTE)
 * - DTL_ERROR_NULL_POINTER: origin: not NULL where size > 0
 */
DTL_API dtl_status dtl_rma_put(dtl_window_t win, dtl_rank_t target, dtl_size_t target_offset,
                               const void *origin, dtl_size_t size);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: win: an open window; size <= limit(DTL_DTYPE_BYTE)
 * - DTL_ERROR_NULL_POINTER: buffer: not NULL where size > 0
 */
DTL_API dtl_status dtl_rma_get(dtl_window_t win, dtl_rank_t target, dtl_size_t target_offset,
                               void *buffer, dtl_size_t size);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: win: an open window; size <= limit(DTL_DTYPE_BYTE)
 * - DTL_ERROR_NULL_POINTER: origin: not NULL where size > 0; req: not NULL
 */
DTL_API dtl_status dtl_rma_put_async(dtl_window_t win, dtl_rank_t target, dtl_size_t target_offset,
                                     const void *origin, dtl_size_t size, dtl_request_t *req);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: win: an open window; size <= limit(DTL_DTYPE_BYTE)
 * - DTL_ERROR_NULL_POINTER: buffer: not NULL where size > 0; req: not NULL
 */
DTL_API dtl_status dtl_rma_get_async(dtl_window_t win, dtl_rank_t target, dtl_size_t target_offset,
                                     void *buffer, dtl_size_t size, dtl_request_t *req);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: win: an open window; dtype: a dtl_dtype; op: a dtl_reduce_op;
 *   op: an operation that is defined for dtype
 * - DTL_ERROR_NULL_POINTER: origin: not NULL where size / bytes(dtype) > 0
 */
DTL_API dtl_status dtl_rma_accumulate(dtl_window_t win, dtl_rank_t target,
                                      dtl_size_t target_offset, const void *origin,
                                      dtl_size_t size, dtl_dtype dtype, dtl_reduce_op op);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: win: an open window; dtype: a dtl_dtype; op: a dtl_reduce_op;
 *   result: no overlap with origin; op: an operation that is defined for dtype
 * - DTL_ERROR_NULL_POINTER: origin: not NULL; result: not NULL
 */
DTL_API dtl_status dtl_rma_fetch_and_op(dtl_window_t win, dtl_rank_t target,
                                        dtl_size_t target_offset, const void *origin, void *result,
                                        dtl_dtype dtype, dtl_reduce_op op);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: win: an open window; dtype: a dtl_dtype; result: no overlap
 *   with compare; result: no overlap with swap
 * - DTL_ERROR_NULL_POINTER: compare: not NULL; swap: not NULL; result: not NULL
 */
DTL_API dtl_status dtl_rma_compare_and_swap(dtl_window_t win, dtl_rank_t target,
                                            dtl_size_t target_offset, const void *compare,
                                            const void *swap, void *result, dtl_dtype dtype);

#ifdef __cplusplus
}
#endif

#endif
