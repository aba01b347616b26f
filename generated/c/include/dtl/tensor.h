/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/header.h.j2.
 * Do not edit. */
/** Tensors
 *
 * A tensor is a distributed block of elements in up to 8 dimensions. One dimension, the first
 * unless said otherwise, is cut into contiguous runs of indices as a block-distributed vector
 * is; each rank holds all of the other dimensions for its run. In memory a part is contiguous
 * and row-major: the last index runs fastest.
 *
 * A linear index counts elements of this rank's part in that order, from 0. Strides are
 * elements. But for the functions marked collective, everything here works on this rank's part
 * and never communicates.
 */
#ifndef DTL_TENSOR_H
#define DTL_TENSOR_H

#include <dtl/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** `*tensor` is a tensor of zeros of that global shape, distributed along its first dimension.
 * The caller owns it. Collective.
 *
 * @param ctx An open context.
 * @param dtype The type of an element.
 * @param shape The global shape: 1 to 8 dimensions, of any extents, 0 included.
 * @param tensor The new tensor, to be closed by dtl_tensor_destroy.
 *
 * All ranks give the same dtype. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; dtype: a dtl_dtype; while it runs
 * - DTL_ERROR_NULL_POINTER: tensor: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_tensor_create(dtl_context_t ctx, dtl_dtype dtype, dtl_shape shape,
                                     dtl_tensor_t *tensor)
    DTL_NONNULL((4)) DTL_CHECKED;

/** `*tensor` is a tensor of that global shape whose elements all equal `*value`, distributed
 * along its first dimension. The caller owns it. Collective.
 *
 * @param ctx An open context.
 * @param dtype The dtype of the elements of `value`.
 * @param shape The global shape: 1 to 8 dimensions, of any extents, 0 included.
 * @param value One element, read on every rank for its own part.
 * @param tensor The new tensor, to be closed by dtl_tensor_destroy.
 *
 * All ranks give the same dtype. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; value: memory that the host reaches;
 *   dtype: a dtl_dtype; while it runs
 * - DTL_ERROR_NULL_POINTER: value: not NULL; tensor: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_tensor_create_fill(dtl_context_t ctx, dtl_dtype dtype, dtl_shape shape,
                                          const void *value, dtl_tensor_t *tensor)
    DTL_NONNULL((5)) DTL_CHECKED;

/** `*tensor` is a tensor of zeros of that global shape, whose slices along dimension `dim` are
 * distributed and placed as the options say. The caller owns it. Collective.
 *
 * @param ctx An open context.
 * @param dtype The type of an element.
 * @param shape The global shape: 1 to 8 dimensions, of any extents, 0 included.
 * @param dim Which dimension is cut into parts, from 0.
 * @param opts NULL: the defaults.
 * @param tensor The new tensor, to be closed by dtl_tensor_destroy.
 *
 * All ranks give the same dtype, dim. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; dtype: a dtl_dtype; opts.partition: a
 *   dtl_partition_policy; opts.placement: a dtl_placement_policy; opts.execution: a
 *   dtl_execution_policy
 * - DTL_ERROR_NULL_POINTER: tensor: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_BACKEND_UNAVAILABLE: while it runs
 */
DTL_API dtl_status dtl_tensor_create_with_options(dtl_context_t ctx, dtl_dtype dtype,
                                                  dtl_shape shape, int dim,
                                                  const dtl_container_options *opts,
                                                  dtl_tensor_t *tensor)
    DTL_NONNULL((6)) DTL_CHECKED;

/** The handle is closed and the elements are released; pointers to them and spans of them are no
 * longer valid. Null is ignored. No rank waits for another. Local: does not wait for other
 * ranks.
 *
 * @param tensor An open tensor. May be NULL.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error:
 * - DTL_ERROR_INVALID_ARGUMENT: tensor: an open tensor
 */
DTL_API void dtl_tensor_destroy(dtl_tensor_t tensor);

/** The global shape. Local: does not wait for other ranks.
 *
 * @param tensor An open tensor.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns (dtl_shape){0}):
 * - DTL_ERROR_INVALID_ARGUMENT: tensor: an open tensor
 */
DTL_API dtl_shape dtl_tensor_shape(dtl_tensor_t tensor);

/** The number of dimensions. Local: does not wait for other ranks.
 *
 * @param tensor An open tensor.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: tensor: an open tensor
 */
DTL_API int dtl_tensor_ndim(dtl_tensor_t tensor);

/** The global extent along one dimension. Local: does not wait for other ranks.
 *
 * @param tensor An open tensor.
 * @param dim The dimension, from 0.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: tensor: an open tensor; dim >= 0 and dim < ndim(tensor)
 */
DTL_API dtl_size_t dtl_tensor_dim(dtl_tensor_t tensor, int dim);

/** Elements over all ranks: the product of the global extents. Local: does not wait for other
 * ranks.
 *
 * @param tensor An open tensor.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: tensor: an open tensor
 */
DTL_API dtl_size_t dtl_tensor_global_size(dtl_tensor_t tensor);

/** Elements of this rank's part: the product of the local extents. Local: does not wait for
 * other ranks.
 *
 * @param tensor An open tensor.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: tensor: an open tensor
 */
DTL_API dtl_size_t dtl_tensor_local_size(dtl_tensor_t tensor);

/** The shape of this rank's part. It differs from the global one in the distributed dimension
 * only, where it may be 0. Local: does not wait for other ranks.
 *
 * @param tensor An open tensor.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns (dtl_shape){0}):
 * - DTL_ERROR_INVALID_ARGUMENT: tensor: an open tensor
 */
DTL_API dtl_shape dtl_tensor_local_shape(dtl_tensor_t tensor);

/** The type of the elements. Local: does not wait for other ranks.
 *
 * @param tensor An open tensor.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns (dtl_dtype)-1):
 * - DTL_ERROR_INVALID_ARGUMENT: tensor: an open tensor
 */
DTL_API dtl_dtype dtl_tensor_dtype(dtl_tensor_t tensor);

/** Where this rank's part starts: local_size elements, contiguous and row-major. NULL where the
 * part is empty or the host can't read it. The tensor owns the memory; the pointer is valid
 * until the tensor is reshaped or destroyed. Local: does not wait for other ranks.
 *
 * @param tensor An open tensor.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns NULL):
 * - DTL_ERROR_INVALID_ARGUMENT: tensor: an open tensor
 */
DTL_API const void *dtl_tensor_local_data(dtl_tensor_t tensor);

/** The same as dtl_tensor_local_data for writing. Local: does not wait for other ranks.
 *
 * @param tensor An open tensor.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns NULL):
 * - DTL_ERROR_INVALID_ARGUMENT: tensor: an open tensor
 */
DTL_API void *dtl_tensor_local_data_mut(dtl_tensor_t tensor);

/** How many elements lie between neighbours along a dimension in this rank's part: the product
 * of the local extents behind it, 1 for the last. Local: does not wait for other ranks.
 *
 * @param tensor An open tensor.
 * @param dim The dimension, from 0.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: tensor: an open tensor; dim >= 0 and dim < ndim(tensor)
 */
DTL_API dtl_size_t dtl_tensor_stride(dtl_tensor_t tensor, int dim);

/** `*value` is a copy of one element of this rank's part. An index outside the local shape is
 * refused with DTL_ERROR_OUT_OF_BOUNDS. Local: does not wait for other ranks.
 *
 * @param tensor An open tensor.
 * @param indices A local index along each dimension, from 0.
 * @param value One element of the dtype of `tensor`, written.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: tensor: an open tensor; indices: memory that the host reaches;
 *   value: memory that the host reaches
 * - DTL_ERROR_NULL_POINTER: indices: not NULL where ndim(tensor) > 0; value: not NULL
 * - DTL_ERROR_OUT_OF_BOUNDS: while it runs
 */
DTL_API dtl_status dtl_tensor_get_local_nd(dtl_tensor_t tensor, const dtl_index_t *indices,
                                           void *value)
    DTL_CHECKED;

/** One element of this rank's part is a copy of `*value`. An index outside the local shape is
 * refused with DTL_ERROR_OUT_OF_BOUNDS. Local: does not wait for other ranks.
 *
 * @param tensor An open tensor.
 * @param indices A local index along each dimension, from 0.
 * @param value One element of the dtype of `tensor`, read.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: tensor: an open tensor; indices: memory that the host reaches;
 *   value: memory that the host reaches
 * - DTL_ERROR_NULL_POINTER: indices: not NULL where ndim(tensor) > 0; value: not NULL
 * - DTL_ERROR_OUT_OF_BOUNDS: while it runs
 */
DTL_API dtl_status dtl_tensor_set_local_nd(dtl_tensor_t tensor, const dtl_index_t *indices,
                                           const void *value)
    DTL_CHECKED;

/** `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
 *
 * @param tensor An open tensor.
 * @param linear_idx The element, counted within this rank's part in row-major order.
 * @param value One element of the dtype of `tensor`, written.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: tensor: an open tensor; value: memory that the host reaches
 * - DTL_ERROR_NULL_POINTER: value: not NULL
 * - DTL_ERROR_OUT_OF_BOUNDS: linear_idx < local_size(tensor)
 */
DTL_API dtl_status dtl_tensor_get_local(dtl_tensor_t tensor, dtl_size_t linear_idx, void *value)
    DTL_CHECKED;

/** One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
 *
 * @param tensor An open tensor.
 * @param linear_idx The element, counted within this rank's part in row-major order.
 * @param value One element of the dtype of `tensor`, read.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: tensor: an open tensor; value: memory that the host reaches
 * - DTL_ERROR_NULL_POINTER: value: not NULL
 * - DTL_ERROR_OUT_OF_BOUNDS: linear_idx < local_size(tensor)
 */
DTL_API dtl_status dtl_tensor_set_local(dtl_tensor_t tensor, dtl_size_t linear_idx,
                                        const void *value)
    DTL_CHECKED;

/** The number of ranks over which the tensor is distributed. Local: does not wait for other
 * ranks.
 *
 * @param tensor An open tensor.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: tensor: an open tensor
 */
DTL_API dtl_rank_t dtl_tensor_num_ranks(dtl_tensor_t tensor);

/** This process's rank among those over which the tensor is distributed. Local: does not wait
 * for other ranks.
 *
 * @param tensor An open tensor.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns DTL_NO_RANK):
 * - DTL_ERROR_INVALID_ARGUMENT: tensor: an open tensor
 */
DTL_API dtl_rank_t dtl_tensor_rank(dtl_tensor_t tensor);

/** Which dimension is cut into parts, from 0. Local: does not wait for other ranks.
 *
 * @param tensor An open tensor.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns -1):
 * - DTL_ERROR_INVALID_ARGUMENT: tensor: an open tensor
 */
DTL_API int dtl_tensor_distributed_dim(dtl_tensor_t tensor);

/** The tensor has another global shape of as many elements. Elements keep their place in the
 * row-major order of the whole tensor, and move to the ranks that own it under the new shape,
 * in one exchange. Pointers and spans made before are no longer valid. Collective.
 *
 * @param tensor An open tensor.
 * @param new_shape The new global shape; its product is the global size.
 *
 * Where one rank refuses its arguments, it fails on all. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: tensor: an open tensor; while it runs
 * - DTL_ERROR_EXTENT_MISMATCH: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_tensor_reshape(dtl_tensor_t tensor, dtl_shape new_shape)
    DTL_CHECKED;

/** Every element of this rank's part equals `*value`. Local: does not wait for other ranks.
 *
 * @param tensor An open tensor.
 * @param value One element.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: tensor: an open tensor; value: memory that the host reaches
 * - DTL_ERROR_NULL_POINTER: value: not NULL
 */
DTL_API dtl_status dtl_tensor_fill_local(dtl_tensor_t tensor, const void *value)
    DTL_CHECKED;

/** Returns once every rank of the tensor's context has entered. Collective.
 *
 * @param tensor An open tensor.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: tensor: an open tensor
 */
DTL_API dtl_status dtl_tensor_barrier(dtl_tensor_t tensor)
    DTL_CHECKED;

/** 1 if the handle stands for an open tensor, 0 for a null, closed or foreign one; then the last
 * error says which. Local: does not wait for other ranks.
 *
 * @param tensor An open tensor.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: tensor: an open tensor
 */
DTL_API int dtl_tensor_is_valid(dtl_tensor_t tensor);

#ifdef __cplusplus
}
#endif

#endif
