/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/header.h.j2.
 * Do not edit. */
/** Queued work
 *
 * What a device does with the elements of this rank while the program goes on. Each call queues
 * its work on a stream and gives a future, which is complete once the work is done, or has its
 * failure. No rank waits for another rank.
 *
 * The work runs after all that was queued on the stream before, and after what was asked of the
 * containers before; what is queued on the stream later, and what is asked of the containers
 * later, runs after it. So a program waits for a future only where the host itself needs the
 * result. A null stream is that of the container's context, where it is one of the device that
 * has the elements, and else one of the container's own. A stream of another device is refused.
 *
 * What a call finds of the elements is the value of its future: dtl_future_get reads it, in the
 * dtype that is named, and dtl_future_then hands it on. Indices in it count from 0 in every
 * language, as those that are elements do.
 *
 * Elements that the host reaches are worked on by the host itself: then the call first waits
 * for what is queued on the stream, and the future is complete when it returns. So the same
 * program runs with and without a GPU.
 *
 * Closing or resizing a container waits for what is queued on its elements. Closing a stream or
 * a future does not.
 */
#ifndef DTL_QUEUE_H
#define DTL_QUEUE_H

#include <dtl/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Every element of this rank's part becomes `*value`, which may be used again on return. Waits
 * for the work queued on the stream, where the host has the elements.
 *
 * @param container An open container.
 * @param value One element.
 * @param stream Of the device that has the elements. Null: the context's. May be NULL.
 * @param fut The new future, to be closed by dtl_future_destroy.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container; stream: an open stream; value:
 *   memory that the host reaches; while it runs
 * - DTL_ERROR_NULL_POINTER: value: not NULL; fut: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_CUDA: while it runs
 * - DTL_ERROR_HIP: while it runs
 *
 *     double half = 0.5, first = 0;
 *     dtl_context_t ctx;
 *     dtl_vector_t vec;
 *     dtl_future_t filled;
 *     if (dtl_context_create_default(&ctx) != DTL_SUCCESS ||
 *         dtl_vector_create(ctx, DTL_DTYPE_FLOAT64, 1000, &vec) != DTL_SUCCESS)
 *         return 1;
 *     if (dtl_container_queue_fill((dtl_container_t)vec, &half, NULL, &filled) == DTL_SUCCESS &&
 *         dtl_future_wait(filled) == DTL_SUCCESS &&
 *         dtl_vector_get_local(vec, 0, &first) == DTL_SUCCESS && dtl_context_is_root(ctx))
 *         printf("filled with %.1f\n", first);
 *     dtl_future_destroy(filled);
 *     dtl_vector_destroy(vec);
 *     dtl_context_destroy(ctx);
 */
DTL_API dtl_status dtl_container_queue_fill(dtl_container_t container, const void *value,
                                            dtl_stream_t stream, dtl_future_t *fut)
    DTL_NONNULL((4)) DTL_CHECKED;

/** This rank's elements of `dst` become those of `src` with the same local index. The two have
 * one dtype and as many elements on this rank. Waits for the work queued on the stream, where
 * the host has the elements.
 *
 * @param src An open container.
 * @param dst An open container.
 * @param stream Of the device that has `dst`, or `src` where `dst` is of the host. Null: the
 *   context's. May be NULL.
 * @param fut The new future, to be closed by dtl_future_destroy.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: src: an open container; dst: an open container; stream: an open
 *   stream; while it runs
 * - DTL_ERROR_NULL_POINTER: fut: not NULL
 * - DTL_ERROR_EXTENT_MISMATCH: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_CUDA: while it runs
 * - DTL_ERROR_HIP: while it runs
 */
DTL_API dtl_status dtl_container_queue_copy(dtl_container_t src, dtl_container_t dst,
                                            dtl_stream_t stream, dtl_future_t *fut)
    DTL_NONNULL((4)) DTL_CHECKED;

/** Each element of this rank's part of `dst` becomes what `op` makes of it and the element of
 * `src` with the same local index. The two have one dtype and as many elements on this rank,
 * and may be the same container. Elements of two devices go by way of the host, within the
 * call. Waits for the work queued on the stream, where the host has the elements.
 *
 * @param dst An open container.
 * @param src An open container.
 * @param op How a reduction combines two elements.
 * @param stream Of the device that has `dst`. Null: the context's. May be NULL.
 * @param fut The new future, to be closed by dtl_future_destroy.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: dst: an open container; src: an open container; stream: an open
 *   stream; op: a dtl_reduce_op; op: an operation defined for dtype(dst); while it runs
 * - DTL_ERROR_NULL_POINTER: fut: not NULL
 * - DTL_ERROR_EXTENT_MISMATCH: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_CUDA: while it runs
 * - DTL_ERROR_HIP: while it runs
 */
DTL_API dtl_status dtl_container_queue_apply(dtl_container_t dst, dtl_container_t src,
                                             dtl_reduce_op op, dtl_stream_t stream,
                                             dtl_future_t *fut)
    DTL_NONNULL((5)) DTL_CHECKED;

/** Each element of this rank's part of `dst` becomes what `op` makes of the element of `src`
 * with the same local index. For the rest, as dtl_container_queue_apply. Waits for the work
 * queued on the stream, where the host has the elements.
 *
 * @param dst An open container.
 * @param src An open container.
 * @param op What becomes of one element x, of the same dtype.
 * @param stream Of the device that has `dst`. Null: the context's. May be NULL.
 * @param fut The new future, to be closed by dtl_future_destroy.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: dst: an open container; src: an open container; stream: an open
 *   stream; op: a dtl_unary_op; while it runs
 * - DTL_ERROR_NULL_POINTER: fut: not NULL
 * - DTL_ERROR_EXTENT_MISMATCH: while it runs
 * - DTL_ERROR_NOT_SUPPORTED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_CUDA: while it runs
 * - DTL_ERROR_HIP: while it runs
 */
DTL_API dtl_status dtl_container_queue_apply_unary(dtl_container_t dst, dtl_container_t src,
                                                   dtl_unary_op op, dtl_stream_t stream,
                                                   dtl_future_t *fut)
    DTL_NONNULL((5)) DTL_CHECKED;

/** Each element of this rank's part of `dst` becomes what `op` makes of the elements of `x` and
 * `y` with the same local index. For the rest, as dtl_container_queue_apply. Waits for the work
 * queued on the stream, where the host has the elements.
 *
 * @param dst An open container.
 * @param x An open container.
 * @param y An open container.
 * @param op What becomes of two elements x and y of one dtype, which is that of the result.
 * @param stream Of the device that has `dst`. Null: the context's. May be NULL.
 * @param fut The new future, to be closed by dtl_future_destroy.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: dst: an open container; x: an open container; y: an open
 *   container; stream: an open stream; op: a dtl_binary_op; while it runs
 * - DTL_ERROR_NULL_POINTER: fut: not NULL
 * - DTL_ERROR_EXTENT_MISMATCH: while it runs
 * - DTL_ERROR_NOT_SUPPORTED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_CUDA: while it runs
 * - DTL_ERROR_HIP: while it runs
 */
DTL_API dtl_status dtl_container_queue_apply_binary(dtl_container_t dst, dtl_container_t x,
                                                    dtl_container_t y, dtl_binary_op op,
                                                    dtl_stream_t stream, dtl_future_t *fut)
    DTL_NONNULL((6)) DTL_CHECKED;

/** Each element of this rank's part of `dst` becomes what `op` makes of the element of `src`
 * with the same local index and of `*value`, which is the operand that `place` tells and may be
 * used again on return. For the rest, as dtl_container_queue_apply. Waits for the work queued
 * on the stream, where the host has the elements.
 *
 * @param dst An open container.
 * @param src An open container.
 * @param value One element.
 * @param place Which operand `value` is; the element is the other.
 * @param op What becomes of two elements x and y of one dtype, which is that of the result.
 * @param stream Of the device that has `dst`. Null: the context's. May be NULL.
 * @param fut The new future, to be closed by dtl_future_destroy.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: dst: an open container; src: an open container; stream: an open
 *   stream; value: memory that the host reaches; place: a dtl_operand; op: a dtl_binary_op;
 *   while it runs
 * - DTL_ERROR_NULL_POINTER: value: not NULL; fut: not NULL
 * - DTL_ERROR_EXTENT_MISMATCH: while it runs
 * - DTL_ERROR_NOT_SUPPORTED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_CUDA: while it runs
 * - DTL_ERROR_HIP: while it runs
 */
DTL_API dtl_status dtl_container_queue_apply_value(dtl_container_t dst, dtl_container_t src,
                                                   const void *value, dtl_operand place,
                                                   dtl_binary_op op, dtl_stream_t stream,
                                                   dtl_future_t *fut)
    DTL_NONNULL((7)) DTL_CHECKED;

/** Each element of this rank's part becomes the reduction by `op` of those up to and with it.
 * The device has room for what runs of 64 elements make, until the future is complete. Waits
 * for the work queued on the stream, where the host has the elements.
 *
 * @param container An open container.
 * @param op How a reduction combines two elements.
 * @param stream Of the device that has the elements. Null: the context's. May be NULL.
 * @param fut The new future, to be closed by dtl_future_destroy.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container; stream: an open stream; op: a
 *   dtl_reduce_op; op: an operation defined for dtype(container); while it runs
 * - DTL_ERROR_NULL_POINTER: fut: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_CUDA: while it runs
 * - DTL_ERROR_HIP: while it runs
 */
DTL_API dtl_status dtl_container_queue_inclusive_scan_local(dtl_container_t container,
                                                            dtl_reduce_op op, dtl_stream_t stream,
                                                            dtl_future_t *fut)
    DTL_NONNULL((4)) DTL_CHECKED;

/** Each element of this rank's part becomes the reduction by `op` of those before it, and the
 * first the neutral element of `op`. For the rest, as dtl_container_queue_inclusive_scan_local.
 * Waits for the work queued on the stream, where the host has the elements.
 *
 * @param container An open container.
 * @param op How a reduction combines two elements.
 * @param stream Of the device that has the elements. Null: the context's. May be NULL.
 * @param fut The new future, to be closed by dtl_future_destroy.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container; stream: an open stream; op: a
 *   dtl_reduce_op; op: an operation defined for dtype(container); while it runs
 * - DTL_ERROR_NULL_POINTER: fut: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_CUDA: while it runs
 * - DTL_ERROR_HIP: while it runs
 */
DTL_API dtl_status dtl_container_queue_exclusive_scan_local(dtl_container_t container,
                                                            dtl_reduce_op op, dtl_stream_t stream,
                                                            dtl_future_t *fut)
    DTL_NONNULL((4)) DTL_CHECKED;

/** The elements of this rank's part stand in order; NaN comes last, in both directions. The
 * device has room for as many again, until the future is complete. Waits for the work queued on
 * the stream, where the host has the elements.
 *
 * @param container An open container.
 * @param order Which way a sort goes.
 * @param stream Of the device that has the elements. Null: the context's. May be NULL.
 * @param fut The new future, to be closed by dtl_future_destroy.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container; stream: an open stream; order: a
 *   dtl_sort_order; while it runs
 * - DTL_ERROR_NULL_POINTER: fut: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_CUDA: while it runs
 * - DTL_ERROR_HIP: while it runs
 */
DTL_API dtl_status dtl_container_queue_sort_local(dtl_container_t container, dtl_sort_order order,
                                                  dtl_stream_t stream, dtl_future_t *fut)
    DTL_NONNULL((4)) DTL_CHECKED;

/** As dtl_container_queue_sort_local, but equal elements keep their order: 0.0 and -0.0, and
 * NaNs of different bits. Waits for the work queued on the stream, where the host has the
 * elements.
 *
 * @param container An open container.
 * @param order Which way a sort goes.
 * @param stream Of the device that has the elements. Null: the context's. May be NULL.
 * @param fut The new future, to be closed by dtl_future_destroy.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container; stream: an open stream; order: a
 *   dtl_sort_order; while it runs
 * - DTL_ERROR_NULL_POINTER: fut: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_CUDA: while it runs
 * - DTL_ERROR_HIP: while it runs
 */
DTL_API dtl_status dtl_container_queue_stable_sort_local(dtl_container_t container,
                                                         dtl_sort_order order, dtl_stream_t stream,
                                                         dtl_future_t *fut)
    DTL_NONNULL((4)) DTL_CHECKED;

/** The elements of this rank's part of `keys` stand in order, as by
 * dtl_container_queue_sort_local, and those of `payload` move along with their keys. Equal keys
 * keep their order. The two have as many elements on this rank; their dtypes may differ. The
 * device has room for as many of both again, and twice as many numbers of 64 bits, until the
 * future is complete. Waits for the work queued on the stream, where the host has the elements.
 *
 * @param keys An open container.
 * @param payload An open container.
 * @param order Which way a sort goes.
 * @param stream Of the device that has `keys`. Null: the context's. May be NULL.
 * @param fut The new future, to be closed by dtl_future_destroy.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: keys: an open container; payload: an open container; stream: an
 *   open stream; order: a dtl_sort_order; while it runs
 * - DTL_ERROR_NULL_POINTER: fut: not NULL
 * - DTL_ERROR_EXTENT_MISMATCH: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_CUDA: while it runs
 * - DTL_ERROR_HIP: while it runs
 */
DTL_API dtl_status dtl_container_queue_sort_by_key_local(dtl_container_t keys,
                                                         dtl_container_t payload,
                                                         dtl_sort_order order, dtl_stream_t stream,
                                                         dtl_future_t *fut)
    DTL_NONNULL((5)) DTL_CHECKED;

/** `indices` are the local indices that would sort this rank's part of the container, which
 * stays as it is: what dtl_container_queue_gather takes. Equal elements keep their order.
 * `indices` has dtype int64 and as many elements on this rank. The device has room for twice as
 * many elements again, and as many numbers of 64 bits, until the future is complete. Waits for
 * the work queued on the stream, where the host has the elements.
 *
 * @param container An open container.
 * @param order Which way a sort goes.
 * @param indices An int64 container; overwritten.
 * @param stream Of the device that has the elements. Null: the context's. May be NULL.
 * @param fut The new future, to be closed by dtl_future_destroy.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container; indices: an open container;
 *   stream: an open stream; order: a dtl_sort_order; while it runs
 * - DTL_ERROR_NULL_POINTER: fut: not NULL
 * - DTL_ERROR_EXTENT_MISMATCH: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_CUDA: while it runs
 * - DTL_ERROR_HIP: while it runs
 */
DTL_API dtl_status dtl_container_queue_argsort_local(dtl_container_t container,
                                                     dtl_sort_order order, dtl_container_t indices,
                                                     dtl_stream_t stream, dtl_future_t *fut)
    DTL_NONNULL((5)) DTL_CHECKED;

/** Each element of this rank's part of `dst` becomes the one of `src` whose local index
 * `indices` has at the same place. `indices` has dtype int64 and as many elements on this rank
 * as `dst`; `src` has the dtype of `dst`, and none of its elements. An index that is none of
 * `src` on this rank fails: the future where a device does the work, which leaves that element
 * of `dst` as it was; else the call, which leaves all of them so. Waits for the work queued on
 * the stream, where the host has the elements.
 *
 * @param dst An open container.
 * @param src An open container.
 * @param indices An open container.
 * @param stream Of the device that has `dst`. Null: the context's. May be NULL.
 * @param fut The new future, to be closed by dtl_future_destroy.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: dst: an open container; src: an open container; indices: an
 *   open container; stream: an open stream; while it runs
 * - DTL_ERROR_NULL_POINTER: fut: not NULL
 * - DTL_ERROR_EXTENT_MISMATCH: while it runs
 * - DTL_ERROR_OUT_OF_BOUNDS: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_CUDA: while it runs
 * - DTL_ERROR_HIP: while it runs
 */
DTL_API dtl_status dtl_container_queue_gather(dtl_container_t dst, dtl_container_t src,
                                              dtl_container_t indices, dtl_stream_t stream,
                                              dtl_future_t *fut)
    DTL_NONNULL((5)) DTL_CHECKED;

/** The element of this rank's part of `dst` whose local index `indices` has becomes the one of
 * `src` at the same place; the others stay. `indices` has dtype int64 and as many elements on
 * this rank as `src`. Of an index that is there more than once the last element stays where the
 * host does the work, and any of them where a device does. For the rest, as
 * dtl_container_queue_gather, but that indices are those of `dst`. Waits for the work queued on
 * the stream, where the host has the elements.
 *
 * @param dst An open container.
 * @param indices An open container.
 * @param src An open container.
 * @param stream Of the device that has `dst`. Null: the context's. May be NULL.
 * @param fut The new future, to be closed by dtl_future_destroy.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: dst: an open container; indices: an open container; src: an
 *   open container; stream: an open stream; while it runs
 * - DTL_ERROR_NULL_POINTER: fut: not NULL
 * - DTL_ERROR_EXTENT_MISMATCH: while it runs
 * - DTL_ERROR_OUT_OF_BOUNDS: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_CUDA: while it runs
 * - DTL_ERROR_HIP: while it runs
 */
DTL_API dtl_status dtl_container_queue_scatter(dtl_container_t dst, dtl_container_t indices,
                                               dtl_container_t src, dtl_stream_t stream,
                                               dtl_future_t *fut)
    DTL_NONNULL((5)) DTL_CHECKED;

/** `*result` becomes the reduction of this rank's part by `op`, the operation's neutral element
 * where it is empty. It is written by whoever finds the future complete, and by nobody where
 * the future was destroyed before. It is the future's value, too. Waits for the work queued on
 * the stream, where the host has the elements.
 *
 * @param container An open container.
 * @param op How a reduction combines two elements.
 * @param result One element of the dtype of `container`, written. In use until `fut` is
 *   complete.
 * @param stream Of the device that has the elements. Null: the context's. May be NULL.
 * @param fut The new future, to be closed by dtl_future_destroy.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container; stream: an open stream; result:
 *   memory that the host reaches; op: a dtl_reduce_op; op: an operation defined for
 *   dtype(container); while it runs
 * - DTL_ERROR_NULL_POINTER: result: not NULL; fut: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_CUDA: while it runs
 * - DTL_ERROR_HIP: while it runs
 */
DTL_API dtl_status dtl_container_queue_reduce_local(dtl_container_t container, dtl_reduce_op op,
                                                    void *result, dtl_stream_t stream,
                                                    dtl_future_t *fut)
    DTL_NONNULL((5)) DTL_CHECKED;

/** The future's value is a uint64: how many elements of this rank's part equal `*value`, which
 * may be used again on return. NaN equals NaN here. Waits for the work queued on the stream,
 * where the host has the elements.
 *
 * @param container An open container.
 * @param value One element.
 * @param stream Of the device that has the elements. Null: the context's. May be NULL.
 * @param fut The new future, to be closed by dtl_future_destroy.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container; stream: an open stream; value:
 *   memory that the host reaches; while it runs
 * - DTL_ERROR_NULL_POINTER: value: not NULL; fut: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_CUDA: while it runs
 * - DTL_ERROR_HIP: while it runs
 */
DTL_API dtl_status dtl_container_queue_count_local(dtl_container_t container, const void *value,
                                                   dtl_stream_t stream, dtl_future_t *fut)
    DTL_NONNULL((4)) DTL_CHECKED;

/** The future's value is an int64: the first local index whose element equals `*value`, which
 * may be used again on return, or -1. NaN equals NaN here. Waits for the work queued on the
 * stream, where the host has the elements.
 *
 * @param container An open container.
 * @param value One element.
 * @param stream Of the device that has the elements. Null: the context's. May be NULL.
 * @param fut The new future, to be closed by dtl_future_destroy.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container; stream: an open stream; value:
 *   memory that the host reaches; while it runs
 * - DTL_ERROR_NULL_POINTER: value: not NULL; fut: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_CUDA: while it runs
 * - DTL_ERROR_HIP: while it runs
 */
DTL_API dtl_status dtl_container_queue_find_local(dtl_container_t container, const void *value,
                                                  dtl_stream_t stream, dtl_future_t *fut)
    DTL_NONNULL((4)) DTL_CHECKED;

/** The future's value is an int64: the local index of the least element, the first of equal
 * ones, or -1 where this rank has no elements. NaN comes after all numbers. Waits for the work
 * queued on the stream, where the host has the elements.
 *
 * @param container An open container.
 * @param stream Of the device that has the elements. Null: the context's. May be NULL.
 * @param fut The new future, to be closed by dtl_future_destroy.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container; stream: an open stream; while it
 *   runs
 * - DTL_ERROR_NULL_POINTER: fut: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_CUDA: while it runs
 * - DTL_ERROR_HIP: while it runs
 */
DTL_API dtl_status dtl_container_queue_min_element_local(dtl_container_t container,
                                                         dtl_stream_t stream, dtl_future_t *fut)
    DTL_NONNULL((3)) DTL_CHECKED;

/** The future's value is an int64: the local index of the greatest element, the first of equal
 * ones, or -1 where this rank has no elements. NaN comes after all numbers. Waits for the work
 * queued on the stream, where the host has the elements.
 *
 * @param container An open container.
 * @param stream Of the device that has the elements. Null: the context's. May be NULL.
 * @param fut The new future, to be closed by dtl_future_destroy.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container; stream: an open stream; while it
 *   runs
 * - DTL_ERROR_NULL_POINTER: fut: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_CUDA: while it runs
 * - DTL_ERROR_HIP: while it runs
 */
DTL_API dtl_status dtl_container_queue_max_element_local(dtl_container_t container,
                                                         dtl_stream_t stream, dtl_future_t *fut)
    DTL_NONNULL((3)) DTL_CHECKED;

/** The future's value are two elements: the least and the greatest of this rank's part, which
 * has at least one; NaN where any is NaN. Waits for the work queued on the stream, where the
 * host has the elements.
 *
 * @param container An open container.
 * @param stream Of the device that has the elements. Null: the context's. May be NULL.
 * @param fut The new future, to be closed by dtl_future_destroy.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container; stream: an open stream; while it
 *   runs
 * - DTL_ERROR_NULL_POINTER: fut: not NULL
 * - DTL_ERROR_PRECONDITION_FAILED: while it runs
 * - DTL_ERROR_NOT_SUPPORTED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_CUDA: while it runs
 * - DTL_ERROR_HIP: while it runs
 */
DTL_API dtl_status dtl_container_queue_minmax_local(dtl_container_t container, dtl_stream_t stream,
                                                    dtl_future_t *fut)
    DTL_NONNULL((3)) DTL_CHECKED;

/** The future's value is a float64: the arithmetic mean of this rank's part, which has at least
 * one element. Complex and half-precision dtypes are not supported, here and in the functions
 * below. Waits for the work queued on the stream, where the host has the elements.
 *
 * @param container An open container.
 * @param stream Of the device that has the elements. Null: the context's. May be NULL.
 * @param fut The new future, to be closed by dtl_future_destroy.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container; stream: an open stream; while it
 *   runs
 * - DTL_ERROR_NULL_POINTER: fut: not NULL
 * - DTL_ERROR_PRECONDITION_FAILED: while it runs
 * - DTL_ERROR_NOT_SUPPORTED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_CUDA: while it runs
 * - DTL_ERROR_HIP: while it runs
 */
DTL_API dtl_status dtl_container_queue_mean_local(dtl_container_t container, dtl_stream_t stream,
                                                  dtl_future_t *fut)
    DTL_NONNULL((3)) DTL_CHECKED;

/** The future's value is a float64: the sum of the squared differences of this rank's elements
 * from their mean, divided by their number less `ddof`. Waits for the work queued on the
 * stream, where the host has the elements.
 *
 * @param container An open container.
 * @param ddof 0 for a population, 1 for a sample; below the local size.
 * @param stream Of the device that has the elements. Null: the context's. May be NULL.
 * @param fut The new future, to be closed by dtl_future_destroy.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container; stream: an open stream; while it
 *   runs
 * - DTL_ERROR_NULL_POINTER: fut: not NULL
 * - DTL_ERROR_PRECONDITION_FAILED: while it runs
 * - DTL_ERROR_NOT_SUPPORTED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_CUDA: while it runs
 * - DTL_ERROR_HIP: while it runs
 */
DTL_API dtl_status dtl_container_queue_var_local(dtl_container_t container, dtl_size_t ddof,
                                                 dtl_stream_t stream, dtl_future_t *fut)
    DTL_NONNULL((4)) DTL_CHECKED;

/** The future's value is a float64: the square root of the sum of squares of this rank's
 * elements; 0 where it has none. Waits for the work queued on the stream, where the host has
 * the elements.
 *
 * @param container An open container.
 * @param stream Of the device that has the elements. Null: the context's. May be NULL.
 * @param fut The new future, to be closed by dtl_future_destroy.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container; stream: an open stream; while it
 *   runs
 * - DTL_ERROR_NULL_POINTER: fut: not NULL
 * - DTL_ERROR_NOT_SUPPORTED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_CUDA: while it runs
 * - DTL_ERROR_HIP: while it runs
 */
DTL_API dtl_status dtl_container_queue_norm_local(dtl_container_t container, dtl_stream_t stream,
                                                  dtl_future_t *fut)
    DTL_NONNULL((3)) DTL_CHECKED;

/** The future's value is a float64: the sum of the products of the elements of `a` and `b` with
 * the same local index; 0 where this rank has none. The two have one dtype and as many elements
 * on this rank. Those of two devices go by way of the host, within the call. Waits for the work
 * queued on the stream, where the host has the elements.
 *
 * @param a An open container.
 * @param b An open container.
 * @param stream Of the device that has `a`. Null: the context's. May be NULL.
 * @param fut The new future, to be closed by dtl_future_destroy.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: a: an open container; b: an open container; stream: an open
 *   stream; while it runs
 * - DTL_ERROR_NULL_POINTER: fut: not NULL
 * - DTL_ERROR_EXTENT_MISMATCH: while it runs
 * - DTL_ERROR_NOT_SUPPORTED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_CUDA: while it runs
 * - DTL_ERROR_HIP: while it runs
 */
DTL_API dtl_status dtl_container_queue_dot_local(dtl_container_t a, dtl_container_t b,
                                                 dtl_stream_t stream, dtl_future_t *fut)
    DTL_NONNULL((4)) DTL_CHECKED;

/** The future's value are `bins` numbers, uint64: how many elements of this rank's part are in
 * each of as many equal bins from `low` to `high`. A bin holds its lower edge, the last one
 * both. Elements outside and NaNs are not counted. Waits for the work queued on the stream,
 * where the host has the elements.
 *
 * @param container An open container.
 * @param low The lower edge.
 * @param high The upper edge, above low.
 * @param bins How many.
 * @param stream Of the device that has the elements. Null: the context's. May be NULL.
 * @param fut The new future, to be closed by dtl_future_destroy.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container; stream: an open stream; bins >=
 *   1; while it runs
 * - DTL_ERROR_NULL_POINTER: fut: not NULL
 * - DTL_ERROR_NOT_SUPPORTED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_CUDA: while it runs
 * - DTL_ERROR_HIP: while it runs
 */
DTL_API dtl_status dtl_container_queue_histogram_local(dtl_container_t container, double low,
                                                       double high, dtl_size_t bins,
                                                       dtl_stream_t stream, dtl_future_t *fut)
    DTL_NONNULL((6)) DTL_CHECKED;

/** The future's value are `count` numbers, float64: the quantiles of this rank's part, as those
 * of dtl_container_quantile; NaN where an element is NaN. The device has room for twice as many
 * elements again, and as many numbers of 64 bits, until the future is complete. Waits for the
 * work queued on the stream, where the host has the elements.
 *
 * @param container An open container.
 * @param probabilities Each from 0 to 1. They may be used again on return.
 * @param count How many.
 * @param stream Of the device that has the elements. Null: the context's. May be NULL.
 * @param fut The new future, to be closed by dtl_future_destroy.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container; stream: an open stream;
 *   probabilities: memory that the host reaches; count <= limit(float64); while it runs
 * - DTL_ERROR_NULL_POINTER: probabilities: not NULL where count > 0; fut: not NULL
 * - DTL_ERROR_PRECONDITION_FAILED: while it runs
 * - DTL_ERROR_NOT_SUPPORTED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_CUDA: while it runs
 * - DTL_ERROR_HIP: while it runs
 */
DTL_API dtl_status dtl_container_queue_quantile_local(dtl_container_t container,
                                                      const double *probabilities,
                                                      dtl_size_t count, dtl_stream_t stream,
                                                      dtl_future_t *fut)
    DTL_NONNULL((5)) DTL_CHECKED;

/** The first elements of this rank's part of `unique` become the distinct ones of the
 * container's, in ascending order, and the future's value is a uint64: how many they are. NaNs
 * are one element. `unique` has the dtype of the container and at least as many elements on
 * this rank, of which the others stay; the container stays as it is, unless it is `unique`. The
 * device has room as for dtl_container_queue_quantile_local. Waits for the work queued on the
 * stream, where the host has the elements.
 *
 * @param container An open container.
 * @param unique Room for the distinct elements; overwritten as far as there are any.
 * @param stream Of the device that has the elements. Null: the context's. May be NULL.
 * @param fut The new future, to be closed by dtl_future_destroy.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container; unique: an open container;
 *   stream: an open stream; while it runs
 * - DTL_ERROR_NULL_POINTER: fut: not NULL
 * - DTL_ERROR_EXTENT_MISMATCH: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_CUDA: while it runs
 * - DTL_ERROR_HIP: while it runs
 */
DTL_API dtl_status dtl_container_queue_unique_local(dtl_container_t container,
                                                    dtl_container_t unique, dtl_stream_t stream,
                                                    dtl_future_t *fut)
    DTL_NONNULL((4)) DTL_CHECKED;

/** `host_buffer` holds the first `count` elements of this rank's part. Into memory that the
 * device's own library has pinned the copy is queued; into other memory it is done when the
 * call returns, which waits for what is queued before. Waits for the work queued on the stream,
 * where the host has the elements.
 *
 * @param container An open container.
 * @param host_buffer `count` elements of the dtype of `container`, written. In use until `fut`
 *   is complete.
 * @param count Elements, at most the local size.
 * @param stream Of the device that has the elements. Null: the context's. May be NULL.
 * @param fut The new future, to be closed by dtl_future_destroy.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container; stream: an open stream;
 *   host_buffer: memory that the host reaches; count <= limit(dtype(container)); while it runs
 * - DTL_ERROR_NULL_POINTER: host_buffer: not NULL where count > 0; fut: not NULL
 * - DTL_ERROR_OUT_OF_BOUNDS: count <= local_size(container)
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_CUDA: while it runs
 * - DTL_ERROR_HIP: while it runs
 */
DTL_API dtl_status dtl_container_queue_copy_to_host(dtl_container_t container, void *host_buffer,
                                                    dtl_size_t count, dtl_stream_t stream,
                                                    dtl_future_t *fut)
    DTL_WRITES(2,3) DTL_NONNULL((5)) DTL_CHECKED;

/** The first `count` elements of this rank's part become those of `host_buffer`; the others
 * stay. From memory that the device's own library has pinned the copy is queued; from other
 * memory it is done when the call returns, which waits for what is queued before. Waits for the
 * work queued on the stream, where the host has the elements.
 *
 * @param container An open container.
 * @param host_buffer `count` elements of the dtype of `container`, read. In use until `fut` is
 *   complete.
 * @param count Elements, at most the local size.
 * @param stream Of the device that has the elements. Null: the context's. May be NULL.
 * @param fut The new future, to be closed by dtl_future_destroy.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container; stream: an open stream;
 *   host_buffer: memory that the host reaches; count <= limit(dtype(container)); while it runs
 * - DTL_ERROR_NULL_POINTER: host_buffer: not NULL where count > 0; fut: not NULL
 * - DTL_ERROR_OUT_OF_BOUNDS: count <= local_size(container)
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_CUDA: while it runs
 * - DTL_ERROR_HIP: while it runs
 */
DTL_API dtl_status dtl_container_queue_copy_from_host(dtl_container_t container,
                                                      const void *host_buffer, dtl_size_t count,
                                                      dtl_stream_t stream, dtl_future_t *fut)
    DTL_READS(2,3) DTL_NONNULL((5)) DTL_CHECKED;

#ifdef __cplusplus
}
#endif

#endif
