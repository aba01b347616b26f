/* Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/c/header.h.j2.
 * Do not edit. */
/** future */
#ifndef DTL_FUTURE_H
#define DTL_FUTURE_H

#include <dtl/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_NULL_POINTER: fut: not NULL
 */
DTL_API dtl_status dtl_future_create(dtl_future_t *fut);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error:
 * - DTL_ERROR_INVALID_ARGUMENT: fut: an open future
 */
DTL_API void dtl_future_destroy(dtl_future_t fut);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: fut: an open future
 */
DTL_API dtl_status dtl_future_wait(dtl_future_t fut);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: fut: an open future
 * - DTL_ERROR_NULL_POINTER: completed: not NULL
 */
DTL_API dtl_status dtl_future_test(dtl_future_t fut, int *completed);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: fut: an open future; size <= limit(DTL_DTYPE_BYTE)
 * - DTL_ERROR_NULL_POINTER: buffer: not NULL where size > 0
 */
DTL_API dtl_status dtl_future_get(dtl_future_t fut, void *buffer, dtl_size_t size);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: fut: an open future; size <= limit(DTL_DTYPE_BYTE)
 * - DTL_ERROR_NULL_POINTER: value: not NULL where size > 0
 */
DTL_API dtl_status dtl_future_set(dtl_future_t fut, const void *value, dtl_size_t size);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: futures: open futures
 * - DTL_ERROR_NULL_POINTER: futures: not NULL where count > 0; result: not NULL
 */
DTL_API dtl_status dtl_when_all(const dtl_future_t *futures, dtl_size_t count,
                                dtl_future_t *result);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: futures: open futures
 * - DTL_ERROR_NULL_POINTER: futures: not NULL where count > 0; result: not NULL;
 *   completed_index: not NULL
 */
DTL_API dtl_status dtl_when_any(const dtl_future_t *futures, dtl_size_t count,
                                dtl_future_t *result, dtl_size_t *completed_index);

#ifdef __cplusplus
}
#endif

#endif
