/* Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/c/header.h.j2. Do not
 * edit.
 */
/** tensor */
#ifndef DTL_TENSOR_H
#define DTL_TENSOR_H

#include <dtl/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Local. Since 0.1.0. */
DTL_API dtl_shape dtl_shape_1d(dtl_size_t dim0);

/** Local. Since 0.1.0. */
DTL_API dtl_shape dtl_shape_2d(dtl_size_t dim0, dtl_size_t dim1);

/** Local. Since 0.1.0. */
DTL_API dtl_shape dtl_shape_3d(dtl_size_t dim0, dtl_size_t dim1, dtl_size_t dim2);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns (dtl_shape){0}):
 * - DTL_ERROR_NULL_POINTER: dims: not NULL where ndim > 0
 */
DTL_API dtl_shape dtl_shape_nd(int ndim, const dtl_size_t *dims);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_NULL_POINTER: shape: not NULL
 */
DTL_API dtl_size_t dtl_shape_size(const dtl_shape *shape);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; dtype: a dtl_dtype
 * - DTL_ERROR_NULL_POINTER: tensor: not NULL
 */
DTL_API dtl_status dtl_tensor_create(dtl_context_t ctx, dtl_dtype dtype, dtl_shape shape,
                                     dtl_tensor_t *tensor);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; dtype: a dtl_dtype
 * - DTL_ERROR_NULL_POINTER: value: not NULL; tensor: not NULL
 */
DTL_API dtl_status dtl_tensor_create_fill(dtl_context_t ctx, dtl_dtype dtype, dtl_shape shape,
                                          const void *value, dtl_tensor_t *tensor);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error:
 * - DTL_ERROR_INVALID_ARGUMENT: tensor: an open tensor
 */
DTL_API void dtl_tensor_destroy(dtl_tensor_t tensor);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns (dtl_shape){0}):
 * - DTL_ERROR_INVALID_ARGUMENT: tensor: an open tensor
 */
DTL_API dtl_shape dtl_tensor_shape(dtl_tensor_t tensor);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: tensor: an open tensor
 */
DTL_API int dtl_tensor_ndim(dtl_tensor_t tensor);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: tensor: an open tensor
 */
DTL_API dtl_size_t dtl_tensor_dim(dtl_tensor_t tensor, int dim);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: tensor: an open tensor
 */
DTL_API dtl_size_t dtl_tensor_global_size(dtl_tensor_t tensor);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: tensor: an open tensor
 */
DTL_API dtl_size_t dtl_tensor_local_size(dtl_tensor_t tensor);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns (dtl_shape){0}):
 * - DTL_ERROR_INVALID_ARGUMENT: tensor: an open tensor
 */
DTL_API dtl_shape dtl_tensor_local_shape(dtl_tensor_t tensor);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns (dtl_dtype)-1):
 * - DTL_ERROR_INVALID_ARGUMENT: tensor: an open tensor
 */
DTL_API dtl_dtype dtl_tensor_dtype(dtl_tensor_t tensor);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns NULL):
 * - DTL_ERROR_INVALID_ARGUMENT: tensor: an open tensor
 */
DTL_API const void *dtl_tensor_local_data(dtl_tensor_t tensor);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns NULL):
 * - DTL_ERROR_INVALID_ARGUMENT: tensor: an open tensor
 */
DTL_API void *dtl_tensor_local_data_mut(dtl_tensor_t tensor);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: tensor: an open tensor
 */
DTL_API dtl_size_t dtl_tensor_stride(dtl_tensor_t tensor, int dim);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: tensor: an open tensor
 * - DTL_ERROR_NULL_POINTER: indices: not NULL where ndim(tensor) > 0; value: not NULL
 */
DTL_API dtl_status dtl_tensor_get_local_nd(dtl_tensor_t tensor, const dtl_index_t *indices,
                                           void *value);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: tensor: an open tensor
 * - DTL_ERROR_NULL_POINTER: indices: not NULL where ndim(tensor) > 0; value: not NULL
 */
DTL_API dtl_status dtl_tensor_set_local_nd(dtl_tensor_t tensor, const dtl_index_t *indices,
                                           const void *value);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: tensor: an open tensor
 * - DTL_ERROR_NULL_POINTER: value: not NULL
 */
DTL_API dtl_status dtl_tensor_get_local(dtl_tensor_t tensor, dtl_size_t linear_idx, void *value);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: tensor: an open tensor
 * - DTL_ERROR_NULL_POINTER: value: not NULL
 */
DTL_API dtl_status dtl_tensor_set_local(dtl_tensor_t tensor, dtl_size_t linear_idx,
                                        const void *value);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: tensor: an open tensor
 */
DTL_API dtl_rank_t dtl_tensor_num_ranks(dtl_tensor_t tensor);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns DTL_NO_RANK):
 * - DTL_ERROR_INVALID_ARGUMENT: tensor: an open tensor
 */
DTL_API dtl_rank_t dtl_tensor_rank(dtl_tensor_t tensor);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns -1):
 * - DTL_ERROR_INVALID_ARGUMENT: tensor: an open tensor
 */
DTL_API int dtl_tensor_distributed_dim(dtl_tensor_t tensor);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: tensor: an open tensor
 */
DTL_API dtl_status dtl_tensor_reshape(dtl_tensor_t tensor, dtl_shape new_shape);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: tensor: an open tensor
 * - DTL_ERROR_NULL_POINTER: value: not NULL
 */
DTL_API dtl_status dtl_tensor_fill_local(dtl_tensor_t tensor, const void *value);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: tensor: an open tensor
 */
DTL_API dtl_status dtl_tensor_barrier(dtl_tensor_t tensor);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: tensor: an open tensor
 */
DTL_API int dtl_tensor_is_valid(dtl_tensor_t tensor);

#ifdef __cplusplus
}
#endif

#endif
