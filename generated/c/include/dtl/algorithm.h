/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/header.h.j2.
 * Do not edit. */
/** Algorithms over all ranks
 *
 * What NumPy's users expect of an array, over a container's elements on all ranks:
 * `dtl_container_VERB` takes a vector, an array, a tensor or a span, every rank of its context
 * calls it, and every rank gets the same answer. Indices are global; those of a tensor count
 * its elements row by row. A replicated container counts once. A span of the program's own
 * memory is this rank's alone.
 *
 * The functions without `container` in their names (`dtl_find_vector`, `dtl_vector_reduce_sum`,
 * ...) work on this rank's part and never communicate.
 *
 * Searches for a value and counts of it take NaN as equal to NaN, and complex numbers as equal
 * where both parts are, in every family and language, on devices too. Python's `x in v` is
 * NumPy's: NaN is in no container.
 */
#ifndef DTL_ALGORITHM_H
#define DTL_ALGORITHM_H

#include <dtl/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Every element of the container is `value`. Collective.
 *
 * @param container An open container.
 * @param value One element.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container; value: memory that the host
 *   reaches
 * - DTL_ERROR_NULL_POINTER: value: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_MPI: while it runs
 */
DTL_API dtl_status dtl_container_fill(dtl_container_t container, const void *value)
    DTL_CHECKED;

/** The elements of `dst` are those of `src`, index by index. The two have one dtype and one
 * global size; they may be distributed differently, and then each element moves across the
 * network once. Collective.
 *
 * @param src An open container.
 * @param dst An open container.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: src: an open container; dst: an open container
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_MPI: while it runs
 */
DTL_API dtl_status dtl_container_copy(dtl_container_t src, dtl_container_t dst)
    DTL_CHECKED;

/** Calls `func` for each element, on the rank that holds it, in ascending order of global
 * indices there; `index` is the global one. With the policy `par` several threads call.
 * Collective.
 *
 * @param container An open container.
 * @param func May change the element.
 * @param user_data Passed unchanged to `func`. May be NULL.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container
 * - DTL_ERROR_NULL_POINTER: func: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_MPI: while it runs
 */
DTL_API dtl_status dtl_container_for_each(dtl_container_t container, dtl_unary_func func,
                                          void *user_data)
    DTL_CHECKED;

/** The elements of `dst` are what `func` makes of those of `src`, index by index; `index` is the
 * global one. The two have one global size and may be the same container. Where they are
 * distributed differently, `src` is brought to the distribution of `dst` first. Collective.
 *
 * @param src An open container.
 * @param dst An open container.
 * @param func Called once an element: writes `*output` from `*input`, which may be the same
 *   memory; `index` is local.
 * @param user_data Passed unchanged to `func`. May be NULL.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: src: an open container; dst: an open container
 * - DTL_ERROR_NULL_POINTER: func: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_MPI: while it runs
 */
DTL_API dtl_status dtl_container_transform(dtl_container_t src, dtl_container_t dst,
                                           dtl_transform_func func, void *user_data)
    DTL_CHECKED;

/** Each element of `dst` becomes what `op` makes of it and the element of `src` at its index.
 * The two have one dtype and one shape, and may be the same container. Where they are
 * distributed differently, `src` is brought to the distribution of `dst` first. Collective.
 *
 * @param dst An open container.
 * @param src An open container.
 * @param op How a reduction combines two elements.
 *
 * All ranks give the same op. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: dst: an open container; src: an open container; op: a
 *   dtl_reduce_op; op: an operation defined for dtype(dst)
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_MPI: while it runs
 */
DTL_API dtl_status dtl_container_apply(dtl_container_t dst, dtl_container_t src, dtl_reduce_op op)
    DTL_CHECKED;

/** Each element of `dst` becomes what `op` makes of the element of `src` at its index. The two
 * have one dtype and one shape, and may be the same container. Where they are distributed
 * differently, `src` is brought to the distribution of `dst` first. What lies in the memory of
 * one device stays there. Collective.
 *
 * @param dst An open container.
 * @param src An open container.
 * @param op What becomes of one element x, of the same dtype.
 *
 * All ranks give the same op. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: dst: an open container; src: an open container; op: a
 *   dtl_unary_op
 * - DTL_ERROR_EXTENT_MISMATCH: while it runs
 * - DTL_ERROR_NOT_SUPPORTED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_MPI: while it runs
 */
DTL_API dtl_status dtl_container_apply_unary(dtl_container_t dst, dtl_container_t src,
                                             dtl_unary_op op)
    DTL_CHECKED;

/** The same of this rank's part, by local indices. Local: does not wait for other ranks.
 *
 * @param dst An open container.
 * @param src An open container.
 * @param op What becomes of one element x, of the same dtype.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: dst: an open container; src: an open container; op: a
 *   dtl_unary_op
 * - DTL_ERROR_EXTENT_MISMATCH: while it runs
 * - DTL_ERROR_NOT_SUPPORTED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_container_apply_unary_local(dtl_container_t dst, dtl_container_t src,
                                                   dtl_unary_op op)
    DTL_CHECKED;

/** Each element of `dst` becomes what `op` makes of the elements of `x` and `y` at its index.
 * The three have one dtype and one shape, and any may be the same container. What is
 * distributed differently is brought to the distribution of `dst` first. What lies in the
 * memory of one device stays there. Collective.
 *
 * @param dst An open container.
 * @param x An open container.
 * @param y An open container.
 * @param op What becomes of two elements x and y of one dtype, which is that of the result.
 *
 * All ranks give the same op. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: dst: an open container; x: an open container; y: an open
 *   container; op: a dtl_binary_op
 * - DTL_ERROR_EXTENT_MISMATCH: while it runs
 * - DTL_ERROR_NOT_SUPPORTED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_MPI: while it runs
 */
DTL_API dtl_status dtl_container_apply_binary(dtl_container_t dst, dtl_container_t x,
                                              dtl_container_t y, dtl_binary_op op)
    DTL_CHECKED;

/** The same of this rank's part, by local indices. Local: does not wait for other ranks.
 *
 * @param dst An open container.
 * @param x An open container.
 * @param y An open container.
 * @param op What becomes of two elements x and y of one dtype, which is that of the result.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: dst: an open container; x: an open container; y: an open
 *   container; op: a dtl_binary_op
 * - DTL_ERROR_EXTENT_MISMATCH: while it runs
 * - DTL_ERROR_NOT_SUPPORTED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_container_apply_binary_local(dtl_container_t dst, dtl_container_t x,
                                                    dtl_container_t y, dtl_binary_op op)
    DTL_CHECKED;

/** Each element of `dst` becomes what `op` makes of the element of `src` at its index and of
 * `value`, which is the operand that `place` tells. The two have one dtype and one shape, and
 * may be the same container. Where they are distributed differently, `src` is brought to the
 * distribution of `dst` first. What lies in the memory of one device stays there. Collective.
 *
 * @param dst An open container.
 * @param src An open container.
 * @param value One element.
 * @param place Which operand `value` is; the element is the other.
 * @param op What becomes of two elements x and y of one dtype, which is that of the result.
 *
 * All ranks give the same place, op. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: dst: an open container; src: an open container; value: memory
 *   that the host reaches; place: a dtl_operand; op: a dtl_binary_op
 * - DTL_ERROR_NULL_POINTER: value: not NULL
 * - DTL_ERROR_EXTENT_MISMATCH: while it runs
 * - DTL_ERROR_NOT_SUPPORTED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_MPI: while it runs
 */
DTL_API dtl_status dtl_container_apply_value(dtl_container_t dst, dtl_container_t src,
                                             const void *value, dtl_operand place,
                                             dtl_binary_op op)
    DTL_CHECKED;

/** The same of this rank's part, by local indices. Local: does not wait for other ranks.
 *
 * @param dst An open container.
 * @param src An open container.
 * @param value One element.
 * @param place Which operand `value` is; the element is the other.
 * @param op What becomes of two elements x and y of one dtype, which is that of the result.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: dst: an open container; src: an open container; value: memory
 *   that the host reaches; place: a dtl_operand; op: a dtl_binary_op
 * - DTL_ERROR_NULL_POINTER: value: not NULL
 * - DTL_ERROR_EXTENT_MISMATCH: while it runs
 * - DTL_ERROR_NOT_SUPPORTED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_container_apply_value_local(dtl_container_t dst, dtl_container_t src,
                                                   const void *value, dtl_operand place,
                                                   dtl_binary_op op)
    DTL_CHECKED;

/** Calls `func` for all elements, on the rank that holds them, with many at a time: a loop in
 * `func` that the compiler can vectorise runs as fast as memory allows, which a call for each
 * element does not. In the order in which they lie; with the policy `par` several threads call.
 * Collective.
 *
 * @param container An open container.
 * @param func May change the elements.
 * @param user_data Passed unchanged to `func`. May be NULL.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container
 * - DTL_ERROR_NULL_POINTER: func: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_MPI: while it runs
 */
DTL_API dtl_status dtl_container_for_each_chunk(dtl_container_t container, dtl_chunk_func func,
                                                void *user_data)
    DTL_CHECKED;

/** As `container_transform`, with many elements at a time: `func` writes as many elements of
 * `dst` as it is given of `src`. Collective.
 *
 * @param src An open container.
 * @param dst An open container.
 * @param func Called with `count` elements: writes as many to `output`, which may be the same
 *   memory.
 * @param user_data Passed unchanged to `func`. May be NULL.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: src: an open container; dst: an open container
 * - DTL_ERROR_NULL_POINTER: func: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_MPI: while it runs
 */
DTL_API dtl_status dtl_container_transform_chunks(dtl_container_t src, dtl_container_t dst,
                                                  dtl_chunk_transform_func func, void *user_data)
    DTL_CHECKED;

/** `index` is the first global index whose element equals `value`, or -1. NaN equals NaN here.
 * Collective.
 *
 * @param container An open container.
 * @param value One element.
 * @param index A global index, or -1.
 *
 * Where one rank refuses its arguments, it fails on all. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container; value: memory that the host
 *   reaches
 * - DTL_ERROR_NULL_POINTER: value: not NULL; index: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_MPI: while it runs
 */
DTL_API dtl_status dtl_container_find(dtl_container_t container, const void *value,
                                      dtl_index_t *index)
    DTL_NONNULL((3)) DTL_CHECKED;

/** `index` is the first global index for whose element `pred` answers other than 0, or -1.
 * Collective.
 *
 * @param container An open container.
 * @param pred Called on the rank that holds the element.
 * @param user_data Passed unchanged to `pred`. May be NULL.
 * @param index A global index, or -1.
 *
 * Where one rank refuses its arguments, it fails on all. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container
 * - DTL_ERROR_NULL_POINTER: pred: not NULL; index: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_MPI: while it runs
 */
DTL_API dtl_status dtl_container_find_if(dtl_container_t container, dtl_predicate pred,
                                         void *user_data, dtl_index_t *index)
    DTL_NONNULL((4)) DTL_CHECKED;

/** `count` is the number of elements that equal `value`. NaN equals NaN here. Collective.
 *
 * @param container An open container.
 * @param value One element.
 * @param count Over all ranks.
 *
 * Where one rank refuses its arguments, it fails on all. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container; value: memory that the host
 *   reaches
 * - DTL_ERROR_NULL_POINTER: value: not NULL; count: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_MPI: while it runs
 */
DTL_API dtl_status dtl_container_count(dtl_container_t container, const void *value,
                                       dtl_size_t *count)
    DTL_NONNULL((3)) DTL_CHECKED;

/** `count` is the number of elements for which `pred` answers other than 0. Collective.
 *
 * @param container An open container.
 * @param pred Called on the rank that holds the element.
 * @param user_data Passed unchanged to `pred`. May be NULL.
 * @param count Over all ranks.
 *
 * Where one rank refuses its arguments, it fails on all. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container
 * - DTL_ERROR_NULL_POINTER: pred: not NULL; count: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_MPI: while it runs
 */
DTL_API dtl_status dtl_container_count_if(dtl_container_t container, dtl_predicate pred,
                                          void *user_data, dtl_size_t *count)
    DTL_NONNULL((4)) DTL_CHECKED;

/** `result` is whether `pred` holds for all elements; 1 for an empty container. Collective.
 *
 * @param container An open container.
 * @param pred Called on the rank that holds the element.
 * @param user_data Passed unchanged to `pred`. May be NULL.
 * @param result 1 or 0.
 *
 * Where one rank refuses its arguments, it fails on all. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container
 * - DTL_ERROR_NULL_POINTER: pred: not NULL; result: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_MPI: while it runs
 */
DTL_API dtl_status dtl_container_all_of(dtl_container_t container, dtl_predicate pred,
                                        void *user_data, int *result)
    DTL_NONNULL((4)) DTL_CHECKED;

/** `result` is whether `pred` holds for any element; 0 for an empty container. Collective.
 *
 * @param container An open container.
 * @param pred Called on the rank that holds the element.
 * @param user_data Passed unchanged to `pred`. May be NULL.
 * @param result 1 or 0.
 *
 * Where one rank refuses its arguments, it fails on all. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container
 * - DTL_ERROR_NULL_POINTER: pred: not NULL; result: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_MPI: while it runs
 */
DTL_API dtl_status dtl_container_any_of(dtl_container_t container, dtl_predicate pred,
                                        void *user_data, int *result)
    DTL_NONNULL((4)) DTL_CHECKED;

/** `result` is whether `pred` holds for no element; 1 for an empty container. Collective.
 *
 * @param container An open container.
 * @param pred Called on the rank that holds the element.
 * @param user_data Passed unchanged to `pred`. May be NULL.
 * @param result 1 or 0.
 *
 * Where one rank refuses its arguments, it fails on all. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container
 * - DTL_ERROR_NULL_POINTER: pred: not NULL; result: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_MPI: while it runs
 */
DTL_API dtl_status dtl_container_none_of(dtl_container_t container, dtl_predicate pred,
                                         void *user_data, int *result)
    DTL_NONNULL((4)) DTL_CHECKED;

/** `result` is the reduction of all elements by `op`; of none, the neutral element of `op`. The
 * same bits on every rank. It has the elements' dtype: sums of small integers wrap around, and
 * a sum of bool is the logical or. Where a fold in index order is finite, so is the result.
 * Collective.
 *
 * @param container An open container.
 * @param op How a reduction combines two elements.
 * @param result One element.
 *
 * All ranks give the same op. Where one rank refuses its arguments, it fails on all. Since
 * 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container; result: memory that the host
 *   reaches; op: a dtl_reduce_op; op: an operation defined for dtype(container)
 * - DTL_ERROR_NULL_POINTER: result: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_MPI: while it runs
 */
DTL_API dtl_status dtl_container_reduce(dtl_container_t container, dtl_reduce_op op, void *result)
    DTL_CHECKED;

/** `result` is the reduction of all elements by `func`, from `identity`: each rank reduces its
 * part in the order of indices, and the parts are combined in the order of ranks. `func` must
 * be associative, `identity` neutral. Collective.
 *
 * @param container An open container.
 * @param func Writes a op b to `*result`, which may be the memory of a or b.
 * @param identity One element.
 * @param result One element.
 * @param user_data Passed unchanged to `func`. May be NULL.
 *
 * Where one rank refuses its arguments, it fails on all. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container; identity: memory that the host
 *   reaches; result: memory that the host reaches; result: no overlap with identity
 * - DTL_ERROR_NULL_POINTER: func: not NULL; identity: not NULL; result: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_MPI: while it runs
 */
DTL_API dtl_status dtl_container_reduce_func(dtl_container_t container, dtl_binary_func func,
                                             const void *identity, void *result, void *user_data)
    DTL_CHECKED;

/** `min_val` and `max_val` are the least and the greatest element; NaN where any is NaN. An
 * empty container is an error. Collective.
 *
 * @param container An open container.
 * @param min_val One element.
 * @param max_val One element.
 *
 * Where one rank refuses its arguments, it fails on all. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container; min_val: memory that the host
 *   reaches; max_val: memory that the host reaches; max_val: no overlap with min_val
 * - DTL_ERROR_NULL_POINTER: min_val: not NULL; max_val: not NULL
 * - DTL_ERROR_PRECONDITION_FAILED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_MPI: while it runs
 */
DTL_API dtl_status dtl_container_minmax(dtl_container_t container, void *min_val, void *max_val)
    DTL_CHECKED;

/** `index` is the global index of the least element, the first of equal ones, or -1 for an empty
 * container. NaN comes after all numbers. Collective.
 *
 * @param container An open container.
 * @param index A global index, or -1.
 *
 * Where one rank refuses its arguments, it fails on all. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container
 * - DTL_ERROR_NULL_POINTER: index: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_MPI: while it runs
 */
DTL_API dtl_status dtl_container_min_element(dtl_container_t container, dtl_index_t *index)
    DTL_NONNULL((2)) DTL_CHECKED;

/** `index` is the global index of the greatest element, the first of equal ones, or -1 for an
 * empty container. NaN comes after all numbers. Collective.
 *
 * @param container An open container.
 * @param index A global index, or -1.
 *
 * Where one rank refuses its arguments, it fails on all. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container
 * - DTL_ERROR_NULL_POINTER: index: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_MPI: while it runs
 */
DTL_API dtl_status dtl_container_max_element(dtl_container_t container, dtl_index_t *index)
    DTL_NONNULL((2)) DTL_CHECKED;

/** Each element becomes the reduction by `op` of the elements up to and with it, in the order of
 * global indices. The dtype stays: sums of small integers wrap around. Where a fold in index
 * order is finite, so are the elements. Collective.
 *
 * @param container An open container.
 * @param op How a reduction combines two elements.
 *
 * All ranks give the same op. Where one rank refuses its arguments, it fails on all. Since
 * 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container; op: a dtl_reduce_op; op: an
 *   operation defined for dtype(container)
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_MPI: while it runs
 */
DTL_API dtl_status dtl_container_inclusive_scan(dtl_container_t container, dtl_reduce_op op)
    DTL_CHECKED;

/** Each element becomes the reduction by `op` of the elements before it; the first becomes the
 * neutral element of `op`. Collective.
 *
 * @param container An open container.
 * @param op How a reduction combines two elements.
 *
 * All ranks give the same op. Where one rank refuses its arguments, it fails on all. Since
 * 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container; op: a dtl_reduce_op; op: an
 *   operation defined for dtype(container)
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_MPI: while it runs
 */
DTL_API dtl_status dtl_container_exclusive_scan(dtl_container_t container, dtl_reduce_op op)
    DTL_CHECKED;

/** The elements stand in order over all ranks, and each rank holds as many as before. NaN comes
 * last, 0.0 and -0.0 are equal, and equal elements may change places. Each rank sorts its part,
 * exact splitters are found by weighted medians, and one all-to-all moves each element at most
 * once; elements that are not distributed by block along dimension 0 are brought into that
 * order first, and back. With the policy `par` several threads sort a rank's part; of a given
 * number of ranks, the bits of the result are the same for any number of threads. Collective.
 *
 * @param container An open container.
 * @param order Which way a sort goes.
 *
 * All ranks give the same order. Where one rank refuses its arguments, it fails on all. Since
 * 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container; order: a dtl_sort_order
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_MPI: while it runs
 */
DTL_API dtl_status dtl_container_sort(dtl_container_t container, dtl_sort_order order)
    DTL_CHECKED;

/** As `container_sort`, but equal elements keep their order: 0.0 and -0.0, and NaNs of different
 * bits. Collective.
 *
 * @param container An open container.
 * @param order Which way a sort goes.
 *
 * All ranks give the same order. Where one rank refuses its arguments, it fails on all. Since
 * 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container; order: a dtl_sort_order
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_MPI: while it runs
 */
DTL_API dtl_status dtl_container_stable_sort(dtl_container_t container, dtl_sort_order order)
    DTL_CHECKED;

/** As `container_sort`, in the order that `cmp` says, which must be the same on all ranks.
 * Elements for which `cmp` answers 0 keep their order. Collective.
 *
 * @param container An open container.
 * @param cmp Compares three-way: negative where a comes before b, positive where b comes before
 *   a, 0 where neither does.
 * @param user_data Passed unchanged to `cmp`. May be NULL.
 *
 * Where one rank refuses its arguments, it fails on all. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container
 * - DTL_ERROR_NULL_POINTER: cmp: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_MPI: while it runs
 */
DTL_API dtl_status dtl_container_sort_func(dtl_container_t container, dtl_comparator cmp,
                                           void *user_data)
    DTL_CHECKED;

/** `keys` are sorted as by `container_sort`, and the elements of `payload` move along with their
 * keys. Equal keys keep their order. The two have one distribution; their dtypes may differ.
 * Collective.
 *
 * @param keys An open container.
 * @param payload An open container.
 * @param order Which way a sort goes.
 *
 * All ranks give the same order. Where one rank refuses its arguments, it fails on all. Since
 * 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: keys: an open container; payload: an open container; order: a
 *   dtl_sort_order
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_MPI: while it runs
 */
DTL_API dtl_status dtl_container_sort_by_key(dtl_container_t keys, dtl_container_t payload,
                                             dtl_sort_order order)
    DTL_CHECKED;

/** `indices` are the global indices that would sort the container: element k of the sorted
 * sequence is the element indices[k]. The container stays as it is. Equal elements keep their
 * order. `indices` has dtype int64 and the distribution of the container. Collective.
 *
 * @param container An open container.
 * @param order Which way a sort goes.
 * @param indices An int64 container; overwritten.
 *
 * All ranks give the same order. Where one rank refuses its arguments, it fails on all. Since
 * 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container; indices: an open container;
 *   order: a dtl_sort_order
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_MPI: while it runs
 */
DTL_API dtl_status dtl_container_argsort(dtl_container_t container, dtl_sort_order order,
                                         dtl_container_t indices)
    DTL_CHECKED;

/** `unique` is a new vector, by blocks, of the distinct elements in ascending order. NaNs are
 * one element. Collective.
 *
 * @param container An open container.
 * @param unique The new vector, to be closed by dtl_vector_destroy.
 *
 * Where one rank refuses its arguments, it fails on all. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container
 * - DTL_ERROR_NULL_POINTER: unique: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_MPI: while it runs
 */
DTL_API dtl_status dtl_container_unique(dtl_container_t container, dtl_vector_t *unique)
    DTL_NONNULL((2)) DTL_CHECKED;

/** `mean` is the arithmetic mean, summed in double precision. Complex and half-precision dtypes
 * are not supported, here and in the functions below. Collective.
 *
 * @param container An open container.
 * @param mean Of all elements.
 *
 * Where one rank refuses its arguments, it fails on all. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container
 * - DTL_ERROR_NULL_POINTER: mean: not NULL
 * - DTL_ERROR_PRECONDITION_FAILED: while it runs
 * - DTL_ERROR_NOT_SUPPORTED: while it runs
 * - DTL_ERROR_MPI: while it runs
 */
DTL_API dtl_status dtl_container_mean(dtl_container_t container, double *mean)
    DTL_NONNULL((2)) DTL_CHECKED;

/** `var` is the sum of the squared differences from the mean, divided by the number of elements
 * less `ddof`. Collective.
 *
 * @param container An open container.
 * @param ddof 0 for a population, 1 for a sample.
 * @param var Of all elements.
 *
 * All ranks give the same ddof. Where one rank refuses its arguments, it fails on all. Since
 * 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container
 * - DTL_ERROR_NULL_POINTER: var: not NULL
 * - DTL_ERROR_PRECONDITION_FAILED: while it runs
 * - DTL_ERROR_NOT_SUPPORTED: while it runs
 * - DTL_ERROR_MPI: while it runs
 */
DTL_API dtl_status dtl_container_var(dtl_container_t container, dtl_size_t ddof, double *var)
    DTL_NONNULL((3)) DTL_CHECKED;

/** `norm` is the square root of the sum of squares. Collective.
 *
 * @param container An open container.
 * @param norm 0 for an empty container.
 *
 * Where one rank refuses its arguments, it fails on all. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container
 * - DTL_ERROR_NULL_POINTER: norm: not NULL
 * - DTL_ERROR_PRECONDITION_FAILED: while it runs
 * - DTL_ERROR_NOT_SUPPORTED: while it runs
 * - DTL_ERROR_MPI: while it runs
 */
DTL_API dtl_status dtl_container_norm(dtl_container_t container, double *norm)
    DTL_NONNULL((2)) DTL_CHECKED;

/** `dot` is the sum of the products of the elements of `a` and `b`, in double precision. The two
 * have one dtype and one distribution. Collective.
 *
 * @param a An open container.
 * @param b An open container.
 * @param dot 0 for empty containers.
 *
 * Where one rank refuses its arguments, it fails on all. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: a: an open container; b: an open container
 * - DTL_ERROR_NULL_POINTER: dot: not NULL
 * - DTL_ERROR_PRECONDITION_FAILED: while it runs
 * - DTL_ERROR_NOT_SUPPORTED: while it runs
 * - DTL_ERROR_MPI: while it runs
 */
DTL_API dtl_status dtl_container_dot(dtl_container_t a, dtl_container_t b, double *dot)
    DTL_NONNULL((3)) DTL_CHECKED;

/** `counts[i]` is the number of elements in the bin i of `bins` equal ones from `low` to `high`.
 * A bin holds its lower edge, the last one both. Elements outside and NaNs are not counted.
 * Collective.
 *
 * @param container An open container.
 * @param low The lower edge.
 * @param high The upper edge, above low.
 * @param bins How many.
 * @param counts Over all ranks.
 *
 * All ranks give the same bins. Where one rank refuses its arguments, it fails on all. Since
 * 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container; counts: memory that the host
 *   reaches; bins <= limit(uint64); bins >= 1
 * - DTL_ERROR_NULL_POINTER: counts: not NULL where bins > 0
 * - DTL_ERROR_PRECONDITION_FAILED: while it runs
 * - DTL_ERROR_NOT_SUPPORTED: while it runs
 * - DTL_ERROR_MPI: while it runs
 */
DTL_API dtl_status dtl_container_histogram(dtl_container_t container, double low, double high,
                                           dtl_size_t bins, dtl_size_t *counts)
    DTL_CHECKED;

/** `results[i]` is the quantile `probabilities[i]`, interpolated linearly between the two
 * elements nearest to it (the method 7 of Hyndman and Fan, "Sample quantiles in statistical
 * packages", 1996). The container stays as it is. Collective.
 *
 * @param container An open container.
 * @param probabilities Each from 0 to 1.
 * @param count How many.
 * @param results NaN where the container holds NaN.
 *
 * All ranks give the same count. Where one rank refuses its arguments, it fails on all. Since
 * 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container; probabilities: memory that the
 *   host reaches; results: memory that the host reaches; count <= limit(float64)
 * - DTL_ERROR_NULL_POINTER: probabilities: not NULL where count > 0; results: not NULL where
 *   count > 0
 * - DTL_ERROR_PRECONDITION_FAILED: while it runs
 * - DTL_ERROR_NOT_SUPPORTED: while it runs
 * - DTL_ERROR_MPI: while it runs
 */
DTL_API dtl_status dtl_container_quantile(dtl_container_t container, const double *probabilities,
                                          dtl_size_t count, double *results)
    DTL_CHECKED;

#ifdef __cplusplus
}
#endif

#endif
