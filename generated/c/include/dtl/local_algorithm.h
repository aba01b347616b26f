/* Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/c/header.h.j2.
 * Do not edit. */
/** local_algorithm */
#ifndef DTL_LOCAL_ALGORITHM_H
#define DTL_LOCAL_ALGORITHM_H

#include <dtl/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector
 * - DTL_ERROR_NULL_POINTER: func: not NULL
 */
DTL_API dtl_status dtl_for_each_vector(dtl_vector_t vec, dtl_unary_func func, void *user_data);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector
 * - DTL_ERROR_NULL_POINTER: func: not NULL
 */
DTL_API dtl_status dtl_for_each_vector_const(dtl_vector_t vec, dtl_const_unary_func func,
                                             void *user_data);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 * - DTL_ERROR_NULL_POINTER: func: not NULL
 */
DTL_API dtl_status dtl_for_each_array(dtl_array_t arr, dtl_unary_func func, void *user_data);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 * - DTL_ERROR_NULL_POINTER: func: not NULL
 */
DTL_API dtl_status dtl_for_each_array_const(dtl_array_t arr, dtl_const_unary_func func,
                                            void *user_data);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: src: an open vector; dst: an open vector
 * - DTL_ERROR_NULL_POINTER: func: not NULL
 */
DTL_API dtl_status dtl_transform_vector(dtl_vector_t src, dtl_vector_t dst,
                                        dtl_transform_func func, void *user_data);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: src: an open array; dst: an open array
 * - DTL_ERROR_NULL_POINTER: func: not NULL
 */
DTL_API dtl_status dtl_transform_array(dtl_array_t src, dtl_array_t dst, dtl_transform_func func,
                                       void *user_data);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: src: an open vector; dst: an open vector
 */
DTL_API dtl_status dtl_copy_vector(dtl_vector_t src, dtl_vector_t dst);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: src: an open array; dst: an open array
 */
DTL_API dtl_status dtl_copy_array(dtl_array_t src, dtl_array_t dst);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector
 * - DTL_ERROR_NULL_POINTER: value: not NULL
 */
DTL_API dtl_status dtl_fill_vector(dtl_vector_t vec, const void *value);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 * - DTL_ERROR_NULL_POINTER: value: not NULL
 */
DTL_API dtl_status dtl_fill_array(dtl_array_t arr, const void *value);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns -1):
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector
 * - DTL_ERROR_NULL_POINTER: value: not NULL
 */
DTL_API dtl_index_t dtl_find_vector(dtl_vector_t vec, const void *value);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns -1):
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector
 * - DTL_ERROR_NULL_POINTER: pred: not NULL
 */
DTL_API dtl_index_t dtl_find_if_vector(dtl_vector_t vec, dtl_predicate pred, void *user_data);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns -1):
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 * - DTL_ERROR_NULL_POINTER: value: not NULL
 */
DTL_API dtl_index_t dtl_find_array(dtl_array_t arr, const void *value);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns -1):
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 * - DTL_ERROR_NULL_POINTER: pred: not NULL
 */
DTL_API dtl_index_t dtl_find_if_array(dtl_array_t arr, dtl_predicate pred, void *user_data);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector
 * - DTL_ERROR_NULL_POINTER: value: not NULL
 */
DTL_API dtl_size_t dtl_count_vector(dtl_vector_t vec, const void *value);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector
 * - DTL_ERROR_NULL_POINTER: pred: not NULL
 */
DTL_API dtl_size_t dtl_count_if_vector(dtl_vector_t vec, dtl_predicate pred, void *user_data);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 * - DTL_ERROR_NULL_POINTER: value: not NULL
 */
DTL_API dtl_size_t dtl_count_array(dtl_array_t arr, const void *value);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 * - DTL_ERROR_NULL_POINTER: pred: not NULL
 */
DTL_API dtl_size_t dtl_count_if_array(dtl_array_t arr, dtl_predicate pred, void *user_data);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector; op: a dtl_reduce_op; op: an operation that
 *   is defined for dtype(vec)
 * - DTL_ERROR_NULL_POINTER: result: not NULL
 */
DTL_API dtl_status dtl_reduce_local_vector(dtl_vector_t vec, dtl_reduce_op op, void *result);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector; result: no overlap with identity
 * - DTL_ERROR_NULL_POINTER: func: not NULL; identity: not NULL; result: not NULL
 */
DTL_API dtl_status dtl_reduce_local_vector_func(dtl_vector_t vec, dtl_binary_func func,
                                                const void *identity, void *result,
                                                void *user_data);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array; op: a dtl_reduce_op; op: an operation that
 *   is defined for dtype(arr)
 * - DTL_ERROR_NULL_POINTER: result: not NULL
 */
DTL_API dtl_status dtl_reduce_local_array(dtl_array_t arr, dtl_reduce_op op, void *result);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array; result: no overlap with identity
 * - DTL_ERROR_NULL_POINTER: func: not NULL; identity: not NULL; result: not NULL
 */
DTL_API dtl_status dtl_reduce_local_array_func(dtl_array_t arr, dtl_binary_func func,
                                               const void *identity, void *result, void *user_data);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector
 */
DTL_API dtl_status dtl_sort_vector(dtl_vector_t vec);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector
 */
DTL_API dtl_status dtl_sort_vector_descending(dtl_vector_t vec);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector
 * - DTL_ERROR_NULL_POINTER: cmp: not NULL
 */
DTL_API dtl_status dtl_sort_vector_func(dtl_vector_t vec, dtl_comparator cmp, void *user_data);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 */
DTL_API dtl_status dtl_sort_array(dtl_array_t arr);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 */
DTL_API dtl_status dtl_sort_array_descending(dtl_array_t arr);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 * - DTL_ERROR_NULL_POINTER: cmp: not NULL
 */
DTL_API dtl_status dtl_sort_array_func(dtl_array_t arr, dtl_comparator cmp, void *user_data);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector; max_val: no overlap with min_val
 * - DTL_ERROR_NULL_POINTER: min_val: not NULL; max_val: not NULL
 */
DTL_API dtl_status dtl_minmax_vector(dtl_vector_t vec, void *min_val, void *max_val);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array; max_val: no overlap with min_val
 * - DTL_ERROR_NULL_POINTER: min_val: not NULL; max_val: not NULL
 */
DTL_API dtl_status dtl_minmax_array(dtl_array_t arr, void *min_val, void *max_val);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns -1):
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector
 * - DTL_ERROR_NULL_POINTER: pred: not NULL
 */
DTL_API int dtl_all_of_vector(dtl_vector_t vec, dtl_predicate pred, void *user_data);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns -1):
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector
 * - DTL_ERROR_NULL_POINTER: pred: not NULL
 */
DTL_API int dtl_any_of_vector(dtl_vector_t vec, dtl_predicate pred, void *user_data);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns -1):
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector
 * - DTL_ERROR_NULL_POINTER: pred: not NULL
 */
DTL_API int dtl_none_of_vector(dtl_vector_t vec, dtl_predicate pred, void *user_data);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns -1):
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 * - DTL_ERROR_NULL_POINTER: pred: not NULL
 */
DTL_API int dtl_all_of_array(dtl_array_t arr, dtl_predicate pred, void *user_data);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns -1):
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 * - DTL_ERROR_NULL_POINTER: pred: not NULL
 */
DTL_API int dtl_any_of_array(dtl_array_t arr, dtl_predicate pred, void *user_data);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns -1):
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 * - DTL_ERROR_NULL_POINTER: pred: not NULL
 */
DTL_API int dtl_none_of_array(dtl_array_t arr, dtl_predicate pred, void *user_data);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns -1):
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector
 */
DTL_API dtl_index_t dtl_min_element_vector(dtl_vector_t vec);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns -1):
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector
 */
DTL_API dtl_index_t dtl_max_element_vector(dtl_vector_t vec);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns -1):
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 */
DTL_API dtl_index_t dtl_min_element_array(dtl_array_t arr);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns -1):
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 */
DTL_API dtl_index_t dtl_max_element_array(dtl_array_t arr);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector; op: a dtl_reduce_op; op: an operation that
 *   is defined for dtype(vec)
 */
DTL_API dtl_status dtl_inclusive_scan_vector(dtl_vector_t vec, dtl_reduce_op op);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector; op: a dtl_reduce_op; op: an operation that
 *   is defined for dtype(vec)
 */
DTL_API dtl_status dtl_exclusive_scan_vector(dtl_vector_t vec, dtl_reduce_op op);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array; op: a dtl_reduce_op; op: an operation that
 *   is defined for dtype(arr)
 */
DTL_API dtl_status dtl_inclusive_scan_array(dtl_array_t arr, dtl_reduce_op op);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array; op: a dtl_reduce_op; op: an operation that
 *   is defined for dtype(arr)
 */
DTL_API dtl_status dtl_exclusive_scan_array(dtl_array_t arr, dtl_reduce_op op);

#ifdef __cplusplus
}
#endif

#endif
