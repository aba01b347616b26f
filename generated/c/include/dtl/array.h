/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/header.h.j2.
 * Do not edit. */
/** Arrays
 *
 * An array is a one-dimensional distributed sequence whose number of elements is fixed when it
 * is made; for the rest it is a vector. Distribution, indices and the rules of local and
 * collective calls are those of vectors.
 */
#ifndef DTL_ARRAY_H
#define DTL_ARRAY_H

#include <dtl/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** `*arr` is an array of `size` zeros, distributed and placed as the options say. The caller
 * owns it. A placement whose backend is missing is refused with DTL_ERROR_BACKEND_UNAVAILABLE;
 * device_preferred then takes the host. Collective.
 *
 * @param ctx An open context.
 * @param dtype The type of an element.
 * @param size Elements over all ranks.
 * @param opts NULL: the defaults.
 * @param arr The new array, to be closed by dtl_array_destroy.
 *
 * All ranks give the same dtype, size. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; dtype: a dtl_dtype; opts.partition: a
 *   dtl_partition_policy; opts.placement: a dtl_placement_policy; opts.execution: a
 *   dtl_execution_policy; size <= limit(dtype); while it runs
 * - DTL_ERROR_NULL_POINTER: arr: not NULL
 * - DTL_ERROR_BACKEND_UNAVAILABLE: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_array_create_with_options(dtl_context_t ctx, dtl_dtype dtype,
                                                 dtl_size_t size,
                                                 const dtl_container_options *opts,
                                                 dtl_array_t *arr)
    DTL_NONNULL((5)) DTL_CHECKED;

/** How the elements are distributed over the ranks. Local: does not wait for other ranks.
 *
 * @param arr An open array.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns (dtl_partition_policy)-1):
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 */
DTL_API dtl_partition_policy dtl_array_partition_policy(dtl_array_t arr);

/** In which memory the elements are. Local: does not wait for other ranks.
 *
 * @param arr An open array.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns (dtl_placement_policy)-1):
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 */
DTL_API dtl_placement_policy dtl_array_placement_policy(dtl_array_t arr);

/** How algorithms run over this rank's part. Local: does not wait for other ranks.
 *
 * @param arr An open array.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns (dtl_execution_policy)-1):
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 */
DTL_API dtl_execution_policy dtl_array_execution_policy(dtl_array_t arr);

/** The device_id that the array was made with, whatever its placement; 0 unless it was given.
 * Local: does not wait for other ranks.
 *
 * @param arr An open array.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns -1):
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 */
DTL_API int dtl_array_device_id(dtl_array_t arr);

/** When writes of one rank become visible to others, as the options had it; else
 * bulk_synchronous. Local: does not wait for other ranks.
 *
 * @param arr An open array.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns (dtl_consistency_policy)-1):
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 */
DTL_API dtl_consistency_policy dtl_array_consistency_policy(dtl_array_t arr);

/** What a failing call does beside failing: what the options say, or where they leave it at
 * return_status, what the array's context does. Local: does not wait for other ranks.
 *
 * @param arr An open array.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns (dtl_error_policy)-1):
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 */
DTL_API dtl_error_policy dtl_array_error_policy(dtl_array_t arr);

/** `host_buffer` holds the first `count` elements of this rank's part, wherever the array is
 * placed. Waits for copies from a device. The buffer is not NULL, for a count of 0 either.
 * Local: does not wait for other ranks.
 *
 * @param arr An open array.
 * @param host_buffer `count` elements of the dtype of `arr`, written.
 * @param count Elements, at most the local size.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array; host_buffer: memory that the host reaches;
 *   count <= limit(dtype(arr))
 * - DTL_ERROR_NULL_POINTER: host_buffer: not NULL where count > 0
 * - DTL_ERROR_OUT_OF_BOUNDS: count <= local_size(arr)
 */
DTL_API dtl_status dtl_array_copy_to_host(dtl_array_t arr, void *host_buffer, dtl_size_t count)
    DTL_WRITES(2,3) DTL_CHECKED;

/** The first `count` elements of this rank's part are those of `host_buffer`, wherever the array
 * is placed; the others stay. The buffer may be used again on return. Local: does not wait for
 * other ranks.
 *
 * @param arr An open array.
 * @param host_buffer `count` elements of the dtype of `arr`, read.
 * @param count Elements, at most the local size.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array; host_buffer: memory that the host reaches;
 *   count <= limit(dtype(arr))
 * - DTL_ERROR_NULL_POINTER: host_buffer: not NULL where count > 0
 * - DTL_ERROR_OUT_OF_BOUNDS: count <= local_size(arr)
 */
DTL_API dtl_status dtl_array_copy_from_host(dtl_array_t arr, const void *host_buffer,
                                            dtl_size_t count)
    DTL_READS(2,3) DTL_CHECKED;

/** `*arr` is an array of `size` zeros, block-distributed on the host. The caller owns it.
 * Collective.
 *
 * @param ctx An open context.
 * @param dtype The type of an element.
 * @param size Elements over all ranks.
 * @param arr The new array, to be closed by dtl_array_destroy.
 *
 * All ranks give the same dtype, size. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; dtype: a dtl_dtype; size <= limit(dtype)
 * - DTL_ERROR_NULL_POINTER: arr: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_array_create(dtl_context_t ctx, dtl_dtype dtype, dtl_size_t size,
                                    dtl_array_t *arr)
    DTL_NONNULL((4)) DTL_CHECKED;

/** `*arr` is an array of `size` elements that all equal `*value`, block-distributed on the host.
 * The caller owns it. Collective.
 *
 * @param ctx An open context.
 * @param dtype The dtype of the elements of `value`.
 * @param size Elements over all ranks.
 * @param value One element, read on every rank for its own part.
 * @param arr The new array, to be closed by dtl_array_destroy.
 *
 * All ranks give the same dtype, size. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; value: memory that the host reaches;
 *   dtype: a dtl_dtype; size <= limit(dtype)
 * - DTL_ERROR_NULL_POINTER: value: not NULL; arr: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_array_create_fill(dtl_context_t ctx, dtl_dtype dtype, dtl_size_t size,
                                         const void *value, dtl_array_t *arr)
    DTL_NONNULL((5)) DTL_CHECKED;

/** The handle is closed and the elements are released; pointers to them and spans of them are no
 * longer valid. Null is ignored. No rank waits for another. Local: does not wait for other
 * ranks.
 *
 * @param arr An open array. May be NULL.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error:
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 */
DTL_API void dtl_array_destroy(dtl_array_t arr);

/** Elements over all ranks; of a replicated array, those of one copy. Local: does not wait for
 * other ranks.
 *
 * @param arr An open array.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 */
DTL_API dtl_size_t dtl_array_global_size(dtl_array_t arr);

/** Elements of this rank's part. Local: does not wait for other ranks.
 *
 * @param arr An open array.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 */
DTL_API dtl_size_t dtl_array_local_size(dtl_array_t arr);

/** The global index of this rank's first element. Where the rank has none: with the block policy
 * the number of elements on lower ranks, else 0. Only with the block policy do the rank's other
 * elements follow it one by one; dtl_array_to_global serves everywhere. Local: does not wait
 * for other ranks.
 *
 * @param arr An open array.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 */
DTL_API dtl_index_t dtl_array_local_offset(dtl_array_t arr);

/** 1 if the array has no elements on any rank, 0 else. Local: does not wait for other ranks.
 *
 * @param arr An open array.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 */
DTL_API int dtl_array_empty(dtl_array_t arr);

/** The type of the elements. Local: does not wait for other ranks.
 *
 * @param arr An open array.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns (dtl_dtype)-1):
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 */
DTL_API dtl_dtype dtl_array_dtype(dtl_array_t arr);

/** Where this rank's part starts: local_size elements, contiguous, in ascending order of global
 * indices. NULL where the part is empty or the host can't read it. The array owns the memory;
 * the pointer is valid until the array is destroyed. Local: does not wait for other ranks.
 *
 * @param arr An open array.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns NULL):
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 */
DTL_API const void *dtl_array_local_data(dtl_array_t arr);

/** The same as dtl_array_local_data for writing. The array counts as dirty from here on, since
 * DTL can't see what is written through the pointer. Local: does not wait for other ranks.
 *
 * @param arr An open array.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns NULL):
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 */
DTL_API void *dtl_array_local_data_mut(dtl_array_t arr);

/** `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
 *
 * @param arr An open array.
 * @param local_idx The element, counted within this rank's part.
 * @param value One element of the dtype of `arr`, written.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array; value: memory that the host reaches
 * - DTL_ERROR_NULL_POINTER: value: not NULL
 * - DTL_ERROR_OUT_OF_BOUNDS: local_idx < local_size(arr)
 */
DTL_API dtl_status dtl_array_get_local(dtl_array_t arr, dtl_size_t local_idx, void *value)
    DTL_CHECKED;

/** One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
 *
 * @param arr An open array.
 * @param local_idx The element, counted within this rank's part.
 * @param value One element of the dtype of `arr`, read.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array; value: memory that the host reaches
 * - DTL_ERROR_NULL_POINTER: value: not NULL
 * - DTL_ERROR_OUT_OF_BOUNDS: local_idx < local_size(arr)
 */
DTL_API dtl_status dtl_array_set_local(dtl_array_t arr, dtl_size_t local_idx, const void *value)
    DTL_CHECKED;

/** The number of ranks over which the array is distributed. Local: does not wait for other
 * ranks.
 *
 * @param arr An open array.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 */
DTL_API dtl_rank_t dtl_array_num_ranks(dtl_array_t arr);

/** This process's rank among those over which the array is distributed. Local: does not wait for
 * other ranks.
 *
 * @param arr An open array.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns DTL_NO_RANK):
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 */
DTL_API dtl_rank_t dtl_array_rank(dtl_array_t arr);

/** 1 if this rank holds the element, 0 else; also 0, with an error, for an index outside the
 * array. Local: does not wait for other ranks.
 *
 * @param arr An open array.
 * @param global_idx The element, counted over all ranks.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 * - DTL_ERROR_OUT_OF_BOUNDS: global_idx >= 0 and global_idx < global_size(arr)
 */
DTL_API int dtl_array_is_local(dtl_array_t arr, dtl_index_t global_idx);

/** The rank that owns the element; every rank gives the same answer, without asking the others.
 * Local: does not wait for other ranks.
 *
 * @param arr An open array.
 * @param global_idx The element, counted over all ranks.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns DTL_NO_RANK):
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 * - DTL_ERROR_OUT_OF_BOUNDS: global_idx >= 0 and global_idx < global_size(arr)
 */
DTL_API dtl_rank_t dtl_array_owner(dtl_array_t arr, dtl_index_t global_idx);

/** The element's local index on this rank; -1 if another rank holds it, and, with an error, for
 * an index outside the array. Local: does not wait for other ranks.
 *
 * @param arr An open array.
 * @param global_idx The element, counted over all ranks.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns -1):
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 * - DTL_ERROR_OUT_OF_BOUNDS: global_idx >= 0 and global_idx < global_size(arr)
 */
DTL_API dtl_index_t dtl_array_to_local(dtl_array_t arr, dtl_index_t global_idx);

/** The global index of an element of this rank's part. Local: does not wait for other ranks.
 *
 * @param arr An open array.
 * @param local_idx The element, counted within this rank's part.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns -1):
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 * - DTL_ERROR_OUT_OF_BOUNDS: local_idx >= 0 and local_idx < local_size(arr)
 */
DTL_API dtl_index_t dtl_array_to_global(dtl_array_t arr, dtl_index_t local_idx);

/** Every element of this rank's part equals `*value`. Local: does not wait for other ranks.
 *
 * @param arr An open array.
 * @param value One element.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array; value: memory that the host reaches
 * - DTL_ERROR_NULL_POINTER: value: not NULL
 */
DTL_API dtl_status dtl_array_fill_local(dtl_array_t arr, const void *value)
    DTL_CHECKED;

/** Returns once every rank of the array's context has entered. Collective.
 *
 * @param arr An open array.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 */
DTL_API dtl_status dtl_array_barrier(dtl_array_t arr)
    DTL_CHECKED;

/** 1 if the handle stands for an open array, 0 for a null, closed or foreign one; then the last
 * error says which. Local: does not wait for other ranks.
 *
 * @param arr An open array.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 */
DTL_API int dtl_array_is_valid(dtl_array_t arr);

#ifdef __cplusplus
}
#endif

#endif
