/* Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/c/header.h.j2.
 * Do not edit. */
/** async */
#ifndef DTL_ASYNC_H
#define DTL_ASYNC_H

#include <dtl/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector
 * - DTL_ERROR_NULL_POINTER: func: not NULL; req: not NULL
 */
DTL_API dtl_status dtl_async_for_each_vector(dtl_vector_t vec, dtl_unary_func func,
                                             void *user_data, dtl_request_t *req);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: src: an open vector; dst: an open vector
 * - DTL_ERROR_NULL_POINTER: func: not NULL; req: not NULL
 */
DTL_API dtl_status dtl_async_transform_vector(dtl_vector_t src, dtl_vector_t dst,
                                              dtl_transform_func func, void *user_data,
                                              dtl_request_t *req);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector; op: a dtl_reduce_op; op: an operation that
 *   is defined for dtype(vec)
 * - DTL_ERROR_NULL_POINTER: result: not NULL; req: not NULL
 */
DTL_API dtl_status dtl_async_reduce_vector(dtl_vector_t vec, dtl_reduce_op op, void *result,
                                           dtl_request_t *req);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector
 * - DTL_ERROR_NULL_POINTER: req: not NULL
 */
DTL_API dtl_status dtl_async_sort_vector(dtl_vector_t vec, dtl_request_t *req);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 * - DTL_ERROR_NULL_POINTER: func: not NULL; req: not NULL
 */
DTL_API dtl_status dtl_async_for_each_array(dtl_array_t arr, dtl_unary_func func, void *user_data,
                                            dtl_request_t *req);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array; op: a dtl_reduce_op; op: an operation that
 *   is defined for dtype(arr)
 * - DTL_ERROR_NULL_POINTER: result: not NULL; req: not NULL
 */
DTL_API dtl_status dtl_async_reduce_array(dtl_array_t arr, dtl_reduce_op op, void *result,
                                          dtl_request_t *req);

#ifdef __cplusplus
}
#endif

#endif
