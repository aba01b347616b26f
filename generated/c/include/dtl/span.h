/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/header.h.j2.
 * Do not edit. */
/** Spans
 *
 * A span looks at this rank's part of a container, or at memory of the caller's, without owning
 * it: it is valid until the container is destroyed, resized or redistributed, or the memory is
 * released. It carries the dtype, the sizes and the ranks of what it looks at.
 *
 * Everything here is local.
 */
#ifndef DTL_SPAN_H
#define DTL_SPAN_H

#include <dtl/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** `*span` looks at `local_size` elements from `local_data` on, as rank `rank` of `num_ranks`
 * that together have `global_size`. The memory stays the caller's and must outlive the span.
 * Local: does not wait for other ranks.
 *
 * @param dtype The dtype of the elements of `local_data`.
 * @param local_data This rank's elements. In use until `span` is closed.
 * @param local_size Number of elements of `local_data`.
 * @param global_size Elements over all ranks.
 * @param rank Whose part the memory is.
 * @param num_ranks How many ranks have a part.
 * @param span The new span, to be closed by dtl_span_destroy.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: local_data: memory that the host reaches; dtype: a dtl_dtype;
 *   local_size <= limit(dtype); global_size >= local_size and global_size <= limit(dtype)
 * - DTL_ERROR_NULL_POINTER: local_data: not NULL where local_size > 0; span: not NULL
 * - DTL_ERROR_INVALID_RANK: rank >= 0 and rank < num_ranks; num_ranks >= 1
 */
DTL_API dtl_status dtl_span_create(dtl_dtype dtype, void *local_data, dtl_size_t local_size,
                                   dtl_size_t global_size, dtl_rank_t rank, dtl_rank_t num_ranks,
                                   dtl_span_t *span)
    DTL_CHANGES(2,3) DTL_TYPED(2,1) DTL_NONNULL((7)) DTL_CHECKED;

/** `*span` looks at this rank's part of the vector. Local: does not wait for other ranks.
 *
 * @param vec An open vector.
 * @param span The new span, to be closed by dtl_span_destroy.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector
 * - DTL_ERROR_NULL_POINTER: span: not NULL
 */
DTL_API dtl_status dtl_span_from_vector(dtl_vector_t vec, dtl_span_t *span)
    DTL_NONNULL((2)) DTL_CHECKED;

/** `*span` looks at this rank's part of the array. Local: does not wait for other ranks.
 *
 * @param arr An open array.
 * @param span The new span, to be closed by dtl_span_destroy.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 * - DTL_ERROR_NULL_POINTER: span: not NULL
 */
DTL_API dtl_status dtl_span_from_array(dtl_array_t arr, dtl_span_t *span)
    DTL_NONNULL((2)) DTL_CHECKED;

/** `*span` looks at this rank's part of the tensor as one dimension, in row-major order. Local:
 * does not wait for other ranks.
 *
 * @param tensor An open tensor.
 * @param span The new span, to be closed by dtl_span_destroy.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: tensor: an open tensor
 * - DTL_ERROR_NULL_POINTER: span: not NULL
 */
DTL_API dtl_status dtl_span_from_tensor(dtl_tensor_t tensor, dtl_span_t *span)
    DTL_NONNULL((2)) DTL_CHECKED;

/** The handle is closed; the elements stay. Null is ignored. Local: does not wait for other
 * ranks.
 *
 * @param span An open span. May be NULL.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error:
 * - DTL_ERROR_INVALID_ARGUMENT: span: an open span
 */
DTL_API void dtl_span_destroy(dtl_span_t span);

/** Elements over all ranks, of the whole that the span looks at; a sub-span keeps it. Local:
 * does not wait for other ranks.
 *
 * @param span An open span.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: span: an open span
 */
DTL_API dtl_size_t dtl_span_size(dtl_span_t span);

/** Elements that the span looks at on this rank. Local: does not wait for other ranks.
 *
 * @param span An open span.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: span: an open span
 */
DTL_API dtl_size_t dtl_span_local_size(dtl_span_t span);

/** Bytes that the span looks at on this rank. Local: does not wait for other ranks.
 *
 * @param span An open span.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: span: an open span
 */
DTL_API dtl_size_t dtl_span_size_bytes(dtl_span_t span);

/** 1 if the span has no elements on any rank, 0 else. Local: does not wait for other ranks.
 *
 * @param span An open span.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: span: an open span
 */
DTL_API int dtl_span_empty(dtl_span_t span);

/** The type of the elements. Local: does not wait for other ranks.
 *
 * @param span An open span.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns (dtl_dtype)-1):
 * - DTL_ERROR_INVALID_ARGUMENT: span: an open span
 */
DTL_API dtl_dtype dtl_span_dtype(dtl_span_t span);

/** Where the span's elements start: local_size elements, contiguous. NULL where there are none
 * or the host can't read them. Local: does not wait for other ranks.
 *
 * @param span An open span.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns NULL):
 * - DTL_ERROR_INVALID_ARGUMENT: span: an open span
 */
DTL_API const void *dtl_span_data(dtl_span_t span);

/** The same as dtl_span_data for writing. Local: does not wait for other ranks.
 *
 * @param span An open span.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns NULL):
 * - DTL_ERROR_INVALID_ARGUMENT: span: an open span
 */
DTL_API void *dtl_span_data_mut(dtl_span_t span);

/** This process's rank among those of the span. Local: does not wait for other ranks.
 *
 * @param span An open span.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns DTL_NO_RANK):
 * - DTL_ERROR_INVALID_ARGUMENT: span: an open span
 */
DTL_API dtl_rank_t dtl_span_rank(dtl_span_t span);

/** The number of ranks over which the span's elements are distributed. Local: does not wait for
 * other ranks.
 *
 * @param span An open span.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: span: an open span
 */
DTL_API dtl_rank_t dtl_span_num_ranks(dtl_span_t span);

/** `*value` is a copy of one element that the span looks at. Local: does not wait for other
 * ranks.
 *
 * @param span An open span.
 * @param local_idx The element, counted within the memory.
 * @param value One element of the dtype of `span`, written.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: span: an open span; value: memory that the host reaches
 * - DTL_ERROR_NULL_POINTER: value: not NULL
 * - DTL_ERROR_OUT_OF_BOUNDS: local_idx < local_size(span)
 */
DTL_API dtl_status dtl_span_get_local(dtl_span_t span, dtl_size_t local_idx, void *value)
    DTL_CHECKED;

/** One element that the span looks at is a copy of `*value`; its owner sees the change. Local:
 * does not wait for other ranks.
 *
 * @param span An open span.
 * @param local_idx The element, counted within the memory.
 * @param value One element of the dtype of `span`, read.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: span: an open span; value: memory that the host reaches
 * - DTL_ERROR_NULL_POINTER: value: not NULL
 * - DTL_ERROR_OUT_OF_BOUNDS: local_idx < local_size(span)
 */
DTL_API dtl_status dtl_span_set_local(dtl_span_t span, dtl_size_t local_idx, const void *value)
    DTL_CHECKED;

/** `*out_span` looks at the first `count` elements of `span` on this rank. Local: does not wait
 * for other ranks.
 *
 * @param span An open span.
 * @param count Elements of the new span.
 * @param out_span The new span, to be closed by dtl_span_destroy.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: span: an open span
 * - DTL_ERROR_NULL_POINTER: out_span: not NULL
 * - DTL_ERROR_OUT_OF_BOUNDS: count <= local_size(span)
 */
DTL_API dtl_status dtl_span_first(dtl_span_t span, dtl_size_t count, dtl_span_t *out_span)
    DTL_NONNULL((3)) DTL_CHECKED;

/** `*out_span` looks at the last `count` elements of `span` on this rank. Local: does not wait
 * for other ranks.
 *
 * @param span An open span.
 * @param count Elements of the new span.
 * @param out_span The new span, to be closed by dtl_span_destroy.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: span: an open span
 * - DTL_ERROR_NULL_POINTER: out_span: not NULL
 * - DTL_ERROR_OUT_OF_BOUNDS: count <= local_size(span)
 */
DTL_API dtl_status dtl_span_last(dtl_span_t span, dtl_size_t count, dtl_span_t *out_span)
    DTL_NONNULL((3)) DTL_CHECKED;

/** `*out_span` looks at `count` elements of `span` on this rank, from local index `offset` on.
 * Local: does not wait for other ranks.
 *
 * @param span An open span.
 * @param offset The first element of the new span.
 * @param count DTL_SPAN_NPOS takes all up to the end.
 * @param out_span The new span, to be closed by dtl_span_destroy.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: span: an open span
 * - DTL_ERROR_NULL_POINTER: out_span: not NULL
 * - DTL_ERROR_OUT_OF_BOUNDS: offset <= local_size(span); count == DTL_SPAN_NPOS or count <=
 *   local_size(span) - offset
 */
DTL_API dtl_status dtl_span_subspan(dtl_span_t span, dtl_size_t offset, dtl_size_t count,
                                    dtl_span_t *out_span)
    DTL_NONNULL((4)) DTL_CHECKED;

/** 1 if the handle stands for an open span, 0 for a null, closed or foreign one; then the last
 * error says which. What the span looks at is not examined. Local: does not wait for other
 * ranks.
 *
 * @param span An open span.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: span: an open span
 */
DTL_API int dtl_span_is_valid(dtl_span_t span);

#ifdef __cplusplus
}
#endif

#endif
