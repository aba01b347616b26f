/* Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/c/header.h.j2. Do not
 * edit.
 */
/** array */
#ifndef DTL_ARRAY_H
#define DTL_ARRAY_H

#include <dtl/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; dtype: a dtl_dtype; opts.partition: a
 *   dtl_partition_policy; opts.placement: a dtl_placement_policy; opts.execution: a
 *   dtl_execution_policy
 * - DTL_ERROR_NULL_POINTER: arr: not NULL
 */
DTL_API dtl_status dtl_array_create_with_options(dtl_context_t ctx, dtl_dtype dtype,
                                                 dtl_size_t size,
                                                 const dtl_container_options *opts,
                                                 dtl_array_t *arr);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns (dtl_partition_policy)-1):
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 */
DTL_API dtl_partition_policy dtl_array_partition_policy(dtl_array_t arr);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns (dtl_placement_policy)-1):
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 */
DTL_API dtl_placement_policy dtl_array_placement_policy(dtl_array_t arr);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns (dtl_execution_policy)-1):
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 */
DTL_API dtl_execution_policy dtl_array_execution_policy(dtl_array_t arr);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns -1):
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 */
DTL_API int dtl_array_device_id(dtl_array_t arr);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns (dtl_consistency_policy)-1):
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 */
DTL_API dtl_consistency_policy dtl_array_consistency_policy(dtl_array_t arr);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns (dtl_error_policy)-1):
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 */
DTL_API dtl_error_policy dtl_array_error_policy(dtl_array_t arr);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array; count <= limit(dtype(arr))
 * - DTL_ERROR_NULL_POINTER: host_buffer: not NULL where count > 0
 */
DTL_API dtl_status dtl_array_copy_to_host(dtl_array_t arr, void *host_buffer, dtl_size_t count);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array; count <= limit(dtype(arr))
 * - DTL_ERROR_NULL_POINTER: host_buffer: not NULL where count > 0
 */
DTL_API dtl_status dtl_array_copy_from_host(dtl_array_t arr, const void *host_buffer,
                                            dtl_size_t count);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; dtype: a dtl_dtype
 * - DTL_ERROR_NULL_POINTER: arr: not NULL
 */
DTL_API dtl_status dtl_array_create(dtl_context_t ctx, dtl_dtype dtype, dtl_size_t size,
                                    dtl_array_t *arr);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; dtype: a dtl_dtype
 * - DTL_ERROR_NULL_POINTER: value: not NULL; arr: not NULL
 */
DTL_API dtl_status dtl_array_create_fill(dtl_context_t ctx, dtl_dtype dtype, dtl_size_t size,
                                         const void *value, dtl_array_t *arr);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error:
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 */
DTL_API void dtl_array_destroy(dtl_array_t arr);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 */
DTL_API dtl_size_t dtl_array_global_size(dtl_array_t arr);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 */
DTL_API dtl_size_t dtl_array_local_size(dtl_array_t arr);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 */
DTL_API dtl_index_t dtl_array_local_offset(dtl_array_t arr);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 */
DTL_API int dtl_array_empty(dtl_array_t arr);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns (dtl_dtype)-1):
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 */
DTL_API dtl_dtype dtl_array_dtype(dtl_array_t arr);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns NULL):
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 */
DTL_API const void *dtl_array_local_data(dtl_array_t arr);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns NULL):
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 */
DTL_API void *dtl_array_local_data_mut(dtl_array_t arr);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 * - DTL_ERROR_NULL_POINTER: value: not NULL
 */
DTL_API dtl_status dtl_array_get_local(dtl_array_t arr, dtl_size_t local_idx, void *value);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 * - DTL_ERROR_NULL_POINTER: value: not NULL
 */
DTL_API dtl_status dtl_array_set_local(dtl_array_t arr, dtl_size_t local_idx, const void *value);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 */
DTL_API dtl_rank_t dtl_array_num_ranks(dtl_array_t arr);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns DTL_NO_RANK):
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 */
DTL_API dtl_rank_t dtl_array_rank(dtl_array_t arr);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 */
DTL_API int dtl_array_is_local(dtl_array_t arr, dtl_index_t global_idx);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns DTL_NO_RANK):
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 */
DTL_API dtl_rank_t dtl_array_owner(dtl_array_t arr, dtl_index_t global_idx);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns -1):
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 */
DTL_API dtl_index_t dtl_array_to_local(dtl_array_t arr, dtl_index_t global_idx);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns -1):
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 */
DTL_API dtl_index_t dtl_array_to_global(dtl_array_t arr, dtl_index_t local_idx);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 * - DTL_ERROR_NULL_POINTER: value: not NULL
 */
DTL_API dtl_status dtl_array_fill_local(dtl_array_t arr, const void *value);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 */
DTL_API dtl_status dtl_array_barrier(dtl_array_t arr);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 */
DTL_API int dtl_array_is_valid(dtl_array_t arr);

#ifdef __cplusplus
}
#endif

#endif
