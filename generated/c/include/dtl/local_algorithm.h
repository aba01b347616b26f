/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/header.h.j2.
 * Do not edit. */
/** Algorithms on this rank's part
 *
 * Algorithms over the elements that this rank holds. They are local and never communicate, so
 * ranks may call them at different times or not at all, and every index here is a local one,
 * from 0. The algorithms over all ranks are dtl_container_ and the verb. Searches for a value
 * and counts of it take NaN as equal to NaN, and complex numbers as equal where both parts are.
 *
 * The execution policy of the container decides how they run: seq in one thread and in
 * ascending order, par in the threads of OpenMP. A callback is then called by several threads
 * at once. Callbacks must not call DTL with the container that they are working on.
 */
#ifndef DTL_LOCAL_ALGORITHM_H
#define DTL_LOCAL_ALGORITHM_H

#include <dtl/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** `func` has been called once for each element of this rank's part, and may have changed it.
 * Local: does not wait for other ranks.
 *
 * @param vec An open vector.
 * @param func Called once an element, which it may change; `index` is local.
 * @param user_data Handed to the callback. May be NULL.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector
 * - DTL_ERROR_NULL_POINTER: func: not NULL
 */
DTL_API dtl_status dtl_for_each_vector(dtl_vector_t vec, dtl_unary_func func, void *user_data)
    DTL_CHECKED;

/** `func` has been called once for each element of this rank's part, which it must not change.
 * Local: does not wait for other ranks.
 *
 * @param vec An open vector.
 * @param func Called once an element, which it must not change; `index` is local.
 * @param user_data Handed to the callback. May be NULL.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector
 * - DTL_ERROR_NULL_POINTER: func: not NULL
 */
DTL_API dtl_status dtl_for_each_vector_const(dtl_vector_t vec, dtl_const_unary_func func,
                                             void *user_data)
    DTL_CHECKED;

/** `func` has been called once for each element of this rank's part, and may have changed it.
 * Local: does not wait for other ranks.
 *
 * @param arr An open array.
 * @param func Called once an element, which it may change; `index` is local.
 * @param user_data Handed to the callback. May be NULL.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 * - DTL_ERROR_NULL_POINTER: func: not NULL
 */
DTL_API dtl_status dtl_for_each_array(dtl_array_t arr, dtl_unary_func func, void *user_data)
    DTL_CHECKED;

/** `func` has been called once for each element of this rank's part, which it must not change.
 * Local: does not wait for other ranks.
 *
 * @param arr An open array.
 * @param func Called once an element, which it must not change; `index` is local.
 * @param user_data Handed to the callback. May be NULL.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 * - DTL_ERROR_NULL_POINTER: func: not NULL
 */
DTL_API dtl_status dtl_for_each_array_const(dtl_array_t arr, dtl_const_unary_func func,
                                            void *user_data)
    DTL_CHECKED;

/** `func` has written each element of this rank's part of `dst` from the one of `src` with the
 * same local index. `src` and `dst` may be one container; else their local sizes must be equal,
 * and dtypes may differ. Local: does not wait for other ranks.
 *
 * @param src An open vector.
 * @param dst An open vector.
 * @param func Called once an element: writes `*output` from `*input`, which may be the same
 *   memory; `index` is local.
 * @param user_data Handed to the callback. May be NULL.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: src: an open vector; dst: an open vector; local_size(src) ==
 *   local_size(dst)
 * - DTL_ERROR_NULL_POINTER: func: not NULL
 */
DTL_API dtl_status dtl_transform_vector(dtl_vector_t src, dtl_vector_t dst,
                                        dtl_transform_func func, void *user_data)
    DTL_CHECKED;

/** `func` has written each element of this rank's part of `dst` from the one of `src` with the
 * same local index. `src` and `dst` may be one container; else their local sizes must be equal,
 * and dtypes may differ. Local: does not wait for other ranks.
 *
 * @param src An open array.
 * @param dst An open array.
 * @param func Called once an element: writes `*output` from `*input`, which may be the same
 *   memory; `index` is local.
 * @param user_data Handed to the callback. May be NULL.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: src: an open array; dst: an open array; local_size(src) ==
 *   local_size(dst)
 * - DTL_ERROR_NULL_POINTER: func: not NULL
 */
DTL_API dtl_status dtl_transform_array(dtl_array_t src, dtl_array_t dst, dtl_transform_func func,
                                       void *user_data)
    DTL_CHECKED;

/** This rank's part of `dst` equals that of `src`, element by element in local order. Both must
 * have the same dtype and the same local size. Local: does not wait for other ranks.
 *
 * @param src An open vector.
 * @param dst An open vector.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: src: an open vector; dst: an open vector; dtype(src) ==
 *   dtype(dst); local_size(src) == local_size(dst)
 */
DTL_API dtl_status dtl_copy_vector(dtl_vector_t src, dtl_vector_t dst)
    DTL_CHECKED;

/** This rank's part of `dst` equals that of `src`, element by element in local order. Both must
 * have the same dtype and the same local size. Local: does not wait for other ranks.
 *
 * @param src An open array.
 * @param dst An open array.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: src: an open array; dst: an open array; dtype(src) ==
 *   dtype(dst); local_size(src) == local_size(dst)
 */
DTL_API dtl_status dtl_copy_array(dtl_array_t src, dtl_array_t dst)
    DTL_CHECKED;

/** Every element of this rank's part equals `*value`. Local: does not wait for other ranks.
 *
 * @param vec An open vector.
 * @param value One element.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector; value: memory that the host reaches
 * - DTL_ERROR_NULL_POINTER: value: not NULL
 */
DTL_API dtl_status dtl_fill_vector(dtl_vector_t vec, const void *value)
    DTL_CHECKED;

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
DTL_API dtl_status dtl_fill_array(dtl_array_t arr, const void *value)
    DTL_CHECKED;

/** The local index of the first element that equals `*value`, or -1 if this rank has none. NaN
 * equals NaN here. Local: does not wait for other ranks.
 *
 * @param vec An open vector.
 * @param value One element.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns -1):
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector; value: memory that the host reaches
 * - DTL_ERROR_NULL_POINTER: value: not NULL
 */
DTL_API dtl_index_t dtl_find_vector(dtl_vector_t vec, const void *value);

/** The local index of the first element for which `pred` says yes, or -1 if this rank has none.
 * Local: does not wait for other ranks.
 *
 * @param vec An open vector.
 * @param pred Tells whether an element has a property, non-zero for yes.
 * @param user_data Handed to the callback. May be NULL.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns -1):
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector
 * - DTL_ERROR_NULL_POINTER: pred: not NULL
 */
DTL_API dtl_index_t dtl_find_if_vector(dtl_vector_t vec, dtl_predicate pred, void *user_data);

/** The local index of the first element that equals `*value`, or -1 if this rank has none. NaN
 * equals NaN here. Local: does not wait for other ranks.
 *
 * @param arr An open array.
 * @param value One element.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns -1):
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array; value: memory that the host reaches
 * - DTL_ERROR_NULL_POINTER: value: not NULL
 */
DTL_API dtl_index_t dtl_find_array(dtl_array_t arr, const void *value);

/** The local index of the first element for which `pred` says yes, or -1 if this rank has none.
 * Local: does not wait for other ranks.
 *
 * @param arr An open array.
 * @param pred Tells whether an element has a property, non-zero for yes.
 * @param user_data Handed to the callback. May be NULL.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns -1):
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 * - DTL_ERROR_NULL_POINTER: pred: not NULL
 */
DTL_API dtl_index_t dtl_find_if_array(dtl_array_t arr, dtl_predicate pred, void *user_data);

/** How many elements of this rank's part equal `*value`. NaN equals NaN here. Local: does not
 * wait for other ranks.
 *
 * @param vec An open vector.
 * @param value One element.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector; value: memory that the host reaches
 * - DTL_ERROR_NULL_POINTER: value: not NULL
 */
DTL_API dtl_size_t dtl_count_vector(dtl_vector_t vec, const void *value);

/** For how many elements of this rank's part `pred` says yes. Local: does not wait for other
 * ranks.
 *
 * @param vec An open vector.
 * @param pred Tells whether an element has a property, non-zero for yes.
 * @param user_data Handed to the callback. May be NULL.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector
 * - DTL_ERROR_NULL_POINTER: pred: not NULL
 */
DTL_API dtl_size_t dtl_count_if_vector(dtl_vector_t vec, dtl_predicate pred, void *user_data);

/** How many elements of this rank's part equal `*value`. NaN equals NaN here. Local: does not
 * wait for other ranks.
 *
 * @param arr An open array.
 * @param value One element.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array; value: memory that the host reaches
 * - DTL_ERROR_NULL_POINTER: value: not NULL
 */
DTL_API dtl_size_t dtl_count_array(dtl_array_t arr, const void *value);

/** For how many elements of this rank's part `pred` says yes. Local: does not wait for other
 * ranks.
 *
 * @param arr An open array.
 * @param pred Tells whether an element has a property, non-zero for yes.
 * @param user_data Handed to the callback. May be NULL.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 * - DTL_ERROR_NULL_POINTER: pred: not NULL
 */
DTL_API dtl_size_t dtl_count_if_array(dtl_array_t arr, dtl_predicate pred, void *user_data);

/** `*result` is the reduction of this rank's part by `op`, the operation's neutral element where
 * it is empty. Floating-point sums may be grouped; the same part gives the same bits each time.
 * Local: does not wait for other ranks.
 *
 * @param vec An open vector.
 * @param op How a reduction combines two elements.
 * @param result One element of the dtype of `vec`, written.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector; result: memory that the host reaches; op:
 *   a dtl_reduce_op; op: an operation defined for dtype(vec)
 * - DTL_ERROR_NULL_POINTER: result: not NULL
 */
DTL_API dtl_status dtl_reduce_local_vector(dtl_vector_t vec, dtl_reduce_op op, void *result)
    DTL_CHECKED;

/** `*result` is the reduction of `*identity` and this rank's part by `func`, in ascending order
 * of elements; `*identity` itself where the part is empty. Local: does not wait for other
 * ranks.
 *
 * @param vec An open vector.
 * @param func Writes a op b to `*result`, which may be the memory of a or b.
 * @param identity What `func` leaves unchanged.
 * @param result One element of the dtype of `vec`, written.
 * @param user_data Handed to the callback. May be NULL.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector; identity: memory that the host reaches;
 *   result: memory that the host reaches; result: no overlap with identity
 * - DTL_ERROR_NULL_POINTER: func: not NULL; identity: not NULL; result: not NULL
 */
DTL_API dtl_status dtl_reduce_local_vector_func(dtl_vector_t vec, dtl_binary_func func,
                                                const void *identity, void *result,
                                                void *user_data)
    DTL_CHECKED;

/** `*result` is the reduction of this rank's part by `op`, the operation's neutral element where
 * it is empty. Floating-point sums may be grouped; the same part gives the same bits each time.
 * Local: does not wait for other ranks.
 *
 * @param arr An open array.
 * @param op How a reduction combines two elements.
 * @param result One element of the dtype of `arr`, written.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array; result: memory that the host reaches; op: a
 *   dtl_reduce_op; op: an operation defined for dtype(arr)
 * - DTL_ERROR_NULL_POINTER: result: not NULL
 */
DTL_API dtl_status dtl_reduce_local_array(dtl_array_t arr, dtl_reduce_op op, void *result)
    DTL_CHECKED;

/** `*result` is the reduction of `*identity` and this rank's part by `func`, in ascending order
 * of elements; `*identity` itself where the part is empty. Local: does not wait for other
 * ranks.
 *
 * @param arr An open array.
 * @param func Writes a op b to `*result`, which may be the memory of a or b.
 * @param identity What `func` leaves unchanged.
 * @param result One element of the dtype of `arr`, written.
 * @param user_data Handed to the callback. May be NULL.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array; identity: memory that the host reaches;
 *   result: memory that the host reaches; result: no overlap with identity
 * - DTL_ERROR_NULL_POINTER: func: not NULL; identity: not NULL; result: not NULL
 */
DTL_API dtl_status dtl_reduce_local_array_func(dtl_array_t arr, dtl_binary_func func,
                                               const void *identity, void *result, void *user_data)
    DTL_CHECKED;

/** This rank's part is in ascending order, NaN last. Equal elements may change places. Local:
 * does not wait for other ranks.
 *
 * @param vec An open vector.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector
 */
DTL_API dtl_status dtl_sort_vector(dtl_vector_t vec)
    DTL_CHECKED;

/** This rank's part is in descending order, NaN last. Equal elements may change places. Local:
 * does not wait for other ranks.
 *
 * @param vec An open vector.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector
 */
DTL_API dtl_status dtl_sort_vector_descending(dtl_vector_t vec)
    DTL_CHECKED;

/** This rank's part is in the order of `cmp`. Equal elements may change places. Local: does not
 * wait for other ranks.
 *
 * @param vec An open vector.
 * @param cmp Compares three-way: negative where a comes before b, positive where b comes before
 *   a, 0 where neither does.
 * @param user_data Handed to the callback. May be NULL.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector
 * - DTL_ERROR_NULL_POINTER: cmp: not NULL
 */
DTL_API dtl_status dtl_sort_vector_func(dtl_vector_t vec, dtl_comparator cmp, void *user_data)
    DTL_CHECKED;

/** This rank's part is in ascending order, NaN last. Equal elements may change places. Local:
 * does not wait for other ranks.
 *
 * @param arr An open array.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 */
DTL_API dtl_status dtl_sort_array(dtl_array_t arr)
    DTL_CHECKED;

/** This rank's part is in descending order, NaN last. Equal elements may change places. Local:
 * does not wait for other ranks.
 *
 * @param arr An open array.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 */
DTL_API dtl_status dtl_sort_array_descending(dtl_array_t arr)
    DTL_CHECKED;

/** This rank's part is in the order of `cmp`. Equal elements may change places. Local: does not
 * wait for other ranks.
 *
 * @param arr An open array.
 * @param cmp Compares three-way: negative where a comes before b, positive where b comes before
 *   a, 0 where neither does.
 * @param user_data Handed to the callback. May be NULL.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 * - DTL_ERROR_NULL_POINTER: cmp: not NULL
 */
DTL_API dtl_status dtl_sort_array_func(dtl_array_t arr, dtl_comparator cmp, void *user_data)
    DTL_CHECKED;

/** `*min_val` and `*max_val` are the smallest and the largest element of this rank's part, NaN
 * if it has one; where either is NULL, only the other is given. An empty part is refused.
 * Local: does not wait for other ranks.
 *
 * @param vec An open vector.
 * @param min_val One element of the dtype of `vec`, written. May be NULL.
 * @param max_val One element of the dtype of `vec`, written. May be NULL.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector; min_val: memory that the host reaches;
 *   max_val: memory that the host reaches; max_val: no overlap with min_val
 */
DTL_API dtl_status dtl_minmax_vector(dtl_vector_t vec, void *min_val, void *max_val)
    DTL_CHECKED;

/** `*min_val` and `*max_val` are the smallest and the largest element of this rank's part, NaN
 * if it has one; where either is NULL, only the other is given. An empty part is refused.
 * Local: does not wait for other ranks.
 *
 * @param arr An open array.
 * @param min_val One element of the dtype of `arr`, written. May be NULL.
 * @param max_val One element of the dtype of `arr`, written. May be NULL.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array; min_val: memory that the host reaches;
 *   max_val: memory that the host reaches; max_val: no overlap with min_val
 */
DTL_API dtl_status dtl_minmax_array(dtl_array_t arr, void *min_val, void *max_val)
    DTL_CHECKED;

/** 1 if `pred` says yes for every element of this rank's part, 0 else; 1 for an empty part.
 * Local: does not wait for other ranks.
 *
 * @param vec An open vector.
 * @param pred Tells whether an element has a property, non-zero for yes.
 * @param user_data Handed to the callback. May be NULL.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns -1):
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector
 * - DTL_ERROR_NULL_POINTER: pred: not NULL
 */
DTL_API int dtl_all_of_vector(dtl_vector_t vec, dtl_predicate pred, void *user_data);

/** 1 if `pred` says yes for at least one element of this rank's part, 0 else; 0 for an empty
 * part. Local: does not wait for other ranks.
 *
 * @param vec An open vector.
 * @param pred Tells whether an element has a property, non-zero for yes.
 * @param user_data Handed to the callback. May be NULL.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns -1):
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector
 * - DTL_ERROR_NULL_POINTER: pred: not NULL
 */
DTL_API int dtl_any_of_vector(dtl_vector_t vec, dtl_predicate pred, void *user_data);

/** 1 if `pred` says yes for no element of this rank's part, 0 else; 1 for an empty part. Local:
 * does not wait for other ranks.
 *
 * @param vec An open vector.
 * @param pred Tells whether an element has a property, non-zero for yes.
 * @param user_data Handed to the callback. May be NULL.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns -1):
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector
 * - DTL_ERROR_NULL_POINTER: pred: not NULL
 */
DTL_API int dtl_none_of_vector(dtl_vector_t vec, dtl_predicate pred, void *user_data);

/** 1 if `pred` says yes for every element of this rank's part, 0 else; 1 for an empty part.
 * Local: does not wait for other ranks.
 *
 * @param arr An open array.
 * @param pred Tells whether an element has a property, non-zero for yes.
 * @param user_data Handed to the callback. May be NULL.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns -1):
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 * - DTL_ERROR_NULL_POINTER: pred: not NULL
 */
DTL_API int dtl_all_of_array(dtl_array_t arr, dtl_predicate pred, void *user_data);

/** 1 if `pred` says yes for at least one element of this rank's part, 0 else; 0 for an empty
 * part. Local: does not wait for other ranks.
 *
 * @param arr An open array.
 * @param pred Tells whether an element has a property, non-zero for yes.
 * @param user_data Handed to the callback. May be NULL.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns -1):
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 * - DTL_ERROR_NULL_POINTER: pred: not NULL
 */
DTL_API int dtl_any_of_array(dtl_array_t arr, dtl_predicate pred, void *user_data);

/** 1 if `pred` says yes for no element of this rank's part, 0 else; 1 for an empty part. Local:
 * does not wait for other ranks.
 *
 * @param arr An open array.
 * @param pred Tells whether an element has a property, non-zero for yes.
 * @param user_data Handed to the callback. May be NULL.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns -1):
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 * - DTL_ERROR_NULL_POINTER: pred: not NULL
 */
DTL_API int dtl_none_of_array(dtl_array_t arr, dtl_predicate pred, void *user_data);

/** The local index of the first smallest element of this rank's part, or -1 where it is empty.
 * Local: does not wait for other ranks.
 *
 * @param vec An open vector.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns -1):
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector
 */
DTL_API dtl_index_t dtl_min_element_vector(dtl_vector_t vec);

/** The local index of the first largest element of this rank's part, or -1 where it is empty.
 * Local: does not wait for other ranks.
 *
 * @param vec An open vector.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns -1):
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector
 */
DTL_API dtl_index_t dtl_max_element_vector(dtl_vector_t vec);

/** The local index of the first smallest element of this rank's part, or -1 where it is empty.
 * Local: does not wait for other ranks.
 *
 * @param arr An open array.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns -1):
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 */
DTL_API dtl_index_t dtl_min_element_array(dtl_array_t arr);

/** The local index of the first largest element of this rank's part, or -1 where it is empty.
 * Local: does not wait for other ranks.
 *
 * @param arr An open array.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns -1):
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array
 */
DTL_API dtl_index_t dtl_max_element_array(dtl_array_t arr);

/** Each element of this rank's part is the reduction by `op` of the former elements up to and
 * including itself. Local: does not wait for other ranks.
 *
 * @param vec An open vector.
 * @param op How a reduction combines two elements.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector; op: a dtl_reduce_op; op: an operation
 *   defined for dtype(vec)
 */
DTL_API dtl_status dtl_inclusive_scan_vector(dtl_vector_t vec, dtl_reduce_op op)
    DTL_CHECKED;

/** Each element of this rank's part is the reduction by `op` of the former elements before it;
 * the first is the operation's neutral element. Local: does not wait for other ranks.
 *
 * @param vec An open vector.
 * @param op How a reduction combines two elements.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector; op: a dtl_reduce_op; op: an operation
 *   defined for dtype(vec)
 */
DTL_API dtl_status dtl_exclusive_scan_vector(dtl_vector_t vec, dtl_reduce_op op)
    DTL_CHECKED;

/** Each element of this rank's part is the reduction by `op` of the former elements up to and
 * including itself. Local: does not wait for other ranks.
 *
 * @param arr An open array.
 * @param op How a reduction combines two elements.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array; op: a dtl_reduce_op; op: an operation
 *   defined for dtype(arr)
 */
DTL_API dtl_status dtl_inclusive_scan_array(dtl_array_t arr, dtl_reduce_op op)
    DTL_CHECKED;

/** Each element of this rank's part is the reduction by `op` of the former elements before it;
 * the first is the operation's neutral element. Local: does not wait for other ranks.
 *
 * @param arr An open array.
 * @param op How a reduction combines two elements.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: arr: an open array; op: a dtl_reduce_op; op: an operation
 *   defined for dtype(arr)
 */
DTL_API dtl_status dtl_exclusive_scan_array(dtl_array_t arr, dtl_reduce_op op)
    DTL_CHECKED;

#ifdef __cplusplus
}
#endif

#endif
