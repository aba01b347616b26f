/* Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/c/header.h.j2. Do not
 * edit.
 */
/** span */
#ifndef DTL_SPAN_H
#define DTL_SPAN_H

#include <dtl/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_NULL_POINTER: local_data: not NULL where local_size > 0; span: not NULL
 * - DTL_ERROR_INVALID_ARGUMENT: dtype: a dtl_dtype; local_size <= limit(dtype)
 */
DTL_API dtl_status dtl_span_create(dtl_dtype dtype, void *local_data, dtl_size_t local_size,
                                   dtl_size_t global_size, dtl_rank_t rank, dtl_rank_t num_ranks,
                                   dtl_span_t *span);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector
 * - DTL_ERROR_NULL_POINTER: span: not NULL
 */
DTL_API dtl_status dtl_span_from_vector(dtl_vector_t vec, dtl_span_t *span);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 * - DTL_ERROR_NULL_POINTER: span: not NULL
 */
DTL_API dtl_status dtl_span_from_array(dtl_array_t arr, dtl_span_t *span);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: tensor: an open tensor
 * - DTL_ERROR_NULL_POINTER: span: not NULL
 */
DTL_API dtl_status dtl_span_from_tensor(dtl_tensor_t tensor, dtl_span_t *span);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error:
 * - DTL_ERROR_INVALID_ARGUMENT: span: an open span
 */
DTL_API void dtl_span_destroy(dtl_span_t span);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: span: an open span
 */
DTL_API dtl_size_t dtl_span_size(dtl_span_t span);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: span: an open span
 */
DTL_API dtl_size_t dtl_span_local_size(dtl_span_t span);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: span: an open span
 */
DTL_API dtl_size_t dtl_span_size_bytes(dtl_span_t span);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: span: an open span
 */
DTL_API int dtl_span_empty(dtl_span_t span);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns (dtl_dtype)-1):
 * - DTL_ERROR_INVALID_ARGUMENT: span: an open span
 */
DTL_API dtl_dtype dtl_span_dtype(dtl_span_t span);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns NULL):
 * - DTL_ERROR_INVALID_ARGUMENT: span: an open span
 */
DTL_API const void *dtl_span_data(dtl_span_t span);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns NULL):
 * - DTL_ERROR_INVALID_ARGUMENT: span: an open span
 */
DTL_API void *dtl_span_data_mut(dtl_span_t span);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns DTL_NO_RANK):
 * - DTL_ERROR_INVALID_ARGUMENT: span: an open span
 */
DTL_API dtl_rank_t dtl_span_rank(dtl_span_t span);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: span: an open span
 */
DTL_API dtl_rank_t dtl_span_num_ranks(dtl_span_t span);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: span: an open span
 * - DTL_ERROR_NULL_POINTER: value: not NULL
 */
DTL_API dtl_status dtl_span_get_local(dtl_span_t span, dtl_size_t local_idx, void *value);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: span: an open span
 * - DTL_ERROR_NULL_POINTER: value: not NULL
 */
DTL_API dtl_status dtl_span_set_local(dtl_span_t span, dtl_size_t local_idx, const void *value);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: span: an open span
 * - DTL_ERROR_NULL_POINTER: out_span: not NULL
 */
DTL_API dtl_status dtl_span_first(dtl_span_t span, dtl_size_t count, dtl_span_t *out_span);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: span: an open span
 * - DTL_ERROR_NULL_POINTER: out_span: not NULL
 */
DTL_API dtl_status dtl_span_last(dtl_span_t span, dtl_size_t count, dtl_span_t *out_span);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: span: an open span
 * - DTL_ERROR_NULL_POINTER: out_span: not NULL
 */
DTL_API dtl_status dtl_span_subspan(dtl_span_t span, dtl_size_t offset, dtl_size_t count,
                                    dtl_span_t *out_span);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: span: an open span
 */
DTL_API int dtl_span_is_valid(dtl_span_t span);

#ifdef __cplusplus
}
#endif

#endif
