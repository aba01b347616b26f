/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/header.h.j2.
 * Do not edit. */
/** Algorithms in the background
 *
 * The algorithms on this rank's part, started in the background: the call returns at once with
 * a request that is complete when the algorithm is. Until then the container must not be
 * changed, resized or destroyed, and results must not be read. Callbacks are called from a
 * thread of the library and must not call DTL with the container that they are working on.
 */
#ifndef DTL_ASYNC_H
#define DTL_ASYNC_H

#include <dtl/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** `func` is being called once for each element of this rank's part, and may change it. Local:
 * does not wait for other ranks.
 *
 * @param vec An open vector.
 * @param func Called once an element, which it may change; `index` is local.
 * @param user_data Handed to the callback. May be NULL. In use until `req` is complete.
 * @param req The new request, to be closed by dtl_request_free.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector
 * - DTL_ERROR_NULL_POINTER: func: not NULL; req: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_async_for_each_vector(dtl_vector_t vec, dtl_unary_func func,
                                             void *user_data, dtl_request_t *req)
    DTL_NONNULL((4)) DTL_CHECKED;

/** `func` is writing each element of this rank's part of `dst` from the one of `src` with the
 * same local index. `src` and `dst` may be one vector; else their local sizes must be equal.
 * Local: does not wait for other ranks.
 *
 * @param src An open vector.
 * @param dst An open vector.
 * @param func Called once an element: writes `*output` from `*input`, which may be the same
 *   memory; `index` is local.
 * @param user_data Handed to the callback. May be NULL. In use until `req` is complete.
 * @param req The new request, to be closed by dtl_request_free.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: src: an open vector; dst: an open vector; local_size(src) ==
 *   local_size(dst)
 * - DTL_ERROR_NULL_POINTER: func: not NULL; req: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_async_transform_vector(dtl_vector_t src, dtl_vector_t dst,
                                              dtl_transform_func func, void *user_data,
                                              dtl_request_t *req)
    DTL_NONNULL((5)) DTL_CHECKED;

/** `*result` becomes the reduction of this rank's part by `op`, the operation's neutral element
 * where it is empty. It may be read once the request is complete. Local: does not wait for
 * other ranks.
 *
 * @param vec An open vector.
 * @param op How a reduction combines two elements.
 * @param result One element of the dtype of `vec`, written. In use until `req` is complete.
 * @param req The new request, to be closed by dtl_request_free.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector; result: memory that the host reaches; op:
 *   a dtl_reduce_op; op: an operation defined for dtype(vec)
 * - DTL_ERROR_NULL_POINTER: result: not NULL; req: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_async_reduce_vector(dtl_vector_t vec, dtl_reduce_op op, void *result,
                                           dtl_request_t *req)
    DTL_NONNULL((4)) DTL_CHECKED;

/** This rank's part is being sorted in ascending order, NaN last. Local: does not wait for other
 * ranks.
 *
 * @param vec An open vector.
 * @param req The new request, to be closed by dtl_request_free.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector
 * - DTL_ERROR_NULL_POINTER: req: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_async_sort_vector(dtl_vector_t vec, dtl_request_t *req)
    DTL_NONNULL((2)) DTL_CHECKED;

/** `func` is being called once for each element of this rank's part, and may change it. Local:
 * does not wait for other ranks.
 *
 * @param arr An open array.
 * @param func Called once an element, which it may change; `index` is local.
 * @param user_data Handed to the callback. May be NULL. In use until `req` is complete.
 * @param req The new request, to be closed by dtl_request_free.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 * - DTL_ERROR_NULL_POINTER: func: not NULL; req: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_async_for_each_array(dtl_array_t arr, dtl_unary_func func, void *user_data,
                                            dtl_request_t *req)
    DTL_NONNULL((4)) DTL_CHECKED;

/** `*result` becomes the reduction of this rank's part by `op`, the operation's neutral element
 * where it is empty. It may be read once the request is complete. Local: does not wait for
 * other ranks.
 *
 * @param arr An open array.
 * @param op How a reduction combines two elements.
 * @param result One element of the dtype of `arr`, written. In use until `req` is complete.
 * @param req The new request, to be closed by dtl_request_free.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array; result: memory that the host reaches; op: a
 *   dtl_reduce_op; op: an operation defined for dtype(arr)
 * - DTL_ERROR_NULL_POINTER: result: not NULL; req: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_async_reduce_array(dtl_array_t arr, dtl_reduce_op op, void *result,
                                          dtl_request_t *req)
    DTL_NONNULL((4)) DTL_CHECKED;

#ifdef __cplusplus
}
#endif

#endif
