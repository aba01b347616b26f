/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/header.h.j2.
 * Do not edit. */
/** Vectors
 *
 * A vector is a one-dimensional distributed sequence of elements of one dtype: each rank of its
 * context holds a part, and the partition policy says which. Sizes and indices are elements. A
 * global index counts over all ranks from 0; a local index counts in this rank's part from 0,
 * in ascending order of global indices.
 *
 * Block gives each rank one contiguous run, the first (size mod ranks) ranks one element more;
 * cyclic deals elements out in turn; block_cyclic deals out blocks of `block_size`; hash
 * scatters them by a hash of the index; replicated gives every rank all elements, and then rank
 * 0 counts as the owner.
 *
 * The functions here that change or read elements work on this rank's part and never
 * communicate, but for those marked collective.
 */
#ifndef DTL_VECTOR_H
#define DTL_VECTOR_H

#include <dtl/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** `*vec` is a vector of `global_size` zeros, distributed and placed as the options say. The
 * caller owns it. A placement whose backend is missing is refused with
 * DTL_ERROR_BACKEND_UNAVAILABLE; device_preferred then takes the host. Collective.
 *
 * @param ctx An open context.
 * @param dtype The type of an element.
 * @param global_size Elements over all ranks.
 * @param opts NULL: the defaults.
 * @param vec The new vector, to be closed by dtl_vector_destroy.
 *
 * All ranks give the same dtype, global_size. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; dtype: a dtl_dtype; opts.partition: a
 *   dtl_partition_policy; opts.placement: a dtl_placement_policy; opts.execution: a
 *   dtl_execution_policy; global_size <= limit(dtype); while it runs
 * - DTL_ERROR_NULL_POINTER: vec: not NULL
 * - DTL_ERROR_BACKEND_UNAVAILABLE: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 *
 *     dtl_container_options options;
 *     dtl_context_t ctx;
 *     dtl_vector_t vec;
 *     if (dtl_context_create_default(&ctx) != DTL_SUCCESS)
 *         return 1;
 *     dtl_container_options_init(&options);
 *     options.partition = DTL_PARTITION_CYCLIC;
 *     if (dtl_vector_create_with_options(ctx, DTL_DTYPE_INT32, 1000, &options, &vec) !=
 *         DTL_SUCCESS)
 *         return 1;
 *     if (dtl_context_is_root(ctx))
 *         printf("element 0 is on rank %d\n", (int)dtl_vector_owner(vec, 0));
 *     dtl_vector_destroy(vec);
 *     dtl_context_destroy(ctx);
 */
DTL_API dtl_status dtl_vector_create_with_options(dtl_context_t ctx, dtl_dtype dtype,
                                                  dtl_size_t global_size,
                                                  const dtl_container_options *opts,
                                                  dtl_vector_t *vec)
    DTL_NONNULL((5)) DTL_CHECKED;

/** How the elements are distributed over the ranks. Local: does not wait for other ranks.
 *
 * @param vec An open vector.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns (dtl_partition_policy)-1):
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector
 */
DTL_API dtl_partition_policy dtl_vector_partition_policy(dtl_vector_t vec);

/** In which memory the elements are. Local: does not wait for other ranks.
 *
 * @param vec An open vector.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns (dtl_placement_policy)-1):
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector
 */
DTL_API dtl_placement_policy dtl_vector_placement_policy(dtl_vector_t vec);

/** How algorithms run over this rank's part. Local: does not wait for other ranks.
 *
 * @param vec An open vector.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns (dtl_execution_policy)-1):
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector
 */
DTL_API dtl_execution_policy dtl_vector_execution_policy(dtl_vector_t vec);

/** The device_id that the vector was made with, whatever its placement; 0 unless it was given.
 * Local: does not wait for other ranks.
 *
 * @param vec An open vector.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns -1):
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector
 */
DTL_API int dtl_vector_device_id(dtl_vector_t vec);

/** The consistency policy of the options, else bulk_synchronous. It has no effect: a collective
 * call sees all that was written before it. Local: does not wait for other ranks.
 *
 * @param vec An open vector.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns (dtl_consistency_policy)-1):
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector
 */
DTL_API dtl_consistency_policy dtl_vector_consistency_policy(dtl_vector_t vec);

/** What a failing call does beside failing: what the options say, or where they leave it at
 * return_status, what the vector's context does. Local: does not wait for other ranks.
 *
 * @param vec An open vector.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns (dtl_error_policy)-1):
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector
 */
DTL_API dtl_error_policy dtl_vector_error_policy(dtl_vector_t vec);

/** `host_buffer` holds the first `count` elements of this rank's part, wherever the vector is
 * placed. Waits for copies from a device. The buffer is not NULL, for a count of 0 either.
 * Local: does not wait for other ranks.
 *
 * @param vec An open vector.
 * @param host_buffer `count` elements of the dtype of `vec`, written.
 * @param count Elements, at most the local size.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector; host_buffer: memory that the host reaches;
 *   count <= limit(dtype(vec))
 * - DTL_ERROR_NULL_POINTER: host_buffer: not NULL where count > 0
 * - DTL_ERROR_OUT_OF_BOUNDS: count <= local_size(vec)
 *
 *     double half = 0.5, first[1] = {0.0};
 *     dtl_context_t ctx;
 *     dtl_vector_t vec;
 *     if (dtl_context_create_default(&ctx) != DTL_SUCCESS ||
 *         dtl_vector_create_fill(ctx, DTL_DTYPE_FLOAT64, 1000, &half, &vec) != DTL_SUCCESS)
 *         return 1;
 *     if (dtl_vector_copy_to_host(vec, first, 1) == DTL_SUCCESS && dtl_context_is_root(ctx))
 *         printf("%.1f\n", first[0]);
 *     dtl_vector_destroy(vec);
 *     dtl_context_destroy(ctx);
 */
DTL_API dtl_status dtl_vector_copy_to_host(dtl_vector_t vec, void *host_buffer, dtl_size_t count)
    DTL_WRITES(2,3) DTL_CHECKED;

/** The first `count` elements of this rank's part are those of `host_buffer`, wherever the
 * vector is placed; the others stay. The buffer may be used again on return. Local: does not
 * wait for other ranks.
 *
 * @param vec An open vector.
 * @param host_buffer `count` elements of the dtype of `vec`, read.
 * @param count Elements, at most the local size.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector; host_buffer: memory that the host reaches;
 *   count <= limit(dtype(vec))
 * - DTL_ERROR_NULL_POINTER: host_buffer: not NULL where count > 0
 * - DTL_ERROR_OUT_OF_BOUNDS: count <= local_size(vec)
 */
DTL_API dtl_status dtl_vector_copy_from_host(dtl_vector_t vec, const void *host_buffer,
                                             dtl_size_t count)
    DTL_READS(2,3) DTL_CHECKED;

/** `*vec` is a vector of `global_size` zeros, block-distributed on the host. The caller owns it.
 * Collective.
 *
 * @param ctx An open context.
 * @param dtype The type of an element.
 * @param global_size Elements over all ranks.
 * @param vec The new vector, to be closed by dtl_vector_destroy.
 *
 * All ranks give the same dtype, global_size. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; dtype: a dtl_dtype; global_size <=
 *   limit(dtype)
 * - DTL_ERROR_NULL_POINTER: vec: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 *
 *     dtl_context_t ctx;
 *     dtl_vector_t vec;
 *     if (dtl_context_create_default(&ctx) != DTL_SUCCESS)
 *         return 1;
 *     if (dtl_vector_create(ctx, DTL_DTYPE_FLOAT64, 1000, &vec) != DTL_SUCCESS)
 *         return 1;
 *     double *mine = dtl_vector_local_data_mut(vec);
 *     double sum = 0.0, total = 0.0;
 *     for (dtl_size_t i = 0; i < dtl_vector_local_size(vec); i++) {
 *         mine[i] = (double)dtl_vector_to_global(vec, (dtl_index_t)i);
 *         sum += mine[i];
 *     }
 *     if (dtl_allreduce_float64(ctx, sum, DTL_OP_SUM, &total) == DTL_SUCCESS &&
 *         dtl_context_is_root(ctx))
 *         printf("sum of 0 to 999: %.0f\n", total);
 *     dtl_vector_destroy(vec);
 *     dtl_context_destroy(ctx);
 */
DTL_API dtl_status dtl_vector_create(dtl_context_t ctx, dtl_dtype dtype, dtl_size_t global_size,
                                     dtl_vector_t *vec)
    DTL_NONNULL((4)) DTL_CHECKED;

/** `*vec` is a vector of `global_size` elements that all equal `*value`, block-distributed on
 * the host. The caller owns it. Collective.
 *
 * @param ctx An open context.
 * @param dtype The dtype of the elements of `value`.
 * @param global_size Elements over all ranks.
 * @param value One element, read on every rank for its own part.
 * @param vec The new vector, to be closed by dtl_vector_destroy.
 *
 * All ranks give the same dtype, global_size. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; value: memory that the host reaches;
 *   dtype: a dtl_dtype; global_size <= limit(dtype)
 * - DTL_ERROR_NULL_POINTER: value: not NULL; vec: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_vector_create_fill(dtl_context_t ctx, dtl_dtype dtype,
                                          dtl_size_t global_size, const void *value,
                                          dtl_vector_t *vec)
    DTL_NONNULL((5)) DTL_CHECKED;

/** The handle is closed and the elements are released; pointers to them and spans of them are no
 * longer valid. Null is ignored. No rank waits for another. Local: does not wait for other
 * ranks.
 *
 * @param vec An open vector. May be NULL.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error:
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector
 */
DTL_API void dtl_vector_destroy(dtl_vector_t vec);

/** Elements over all ranks; of a replicated vector, those of one copy. Local: does not wait for
 * other ranks.
 *
 * @param vec An open vector.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector
 */
DTL_API dtl_size_t dtl_vector_global_size(dtl_vector_t vec);

/** Elements of this rank's part. Local: does not wait for other ranks.
 *
 * @param vec An open vector.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector
 */
DTL_API dtl_size_t dtl_vector_local_size(dtl_vector_t vec);

/** The global index of this rank's first element. Where the rank has none: with the block policy
 * the number of elements on lower ranks, else 0. Only with the block policy do the rank's other
 * elements follow it one by one; dtl_vector_to_global serves everywhere. Local: does not wait
 * for other ranks.
 *
 * @param vec An open vector.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector
 */
DTL_API dtl_index_t dtl_vector_local_offset(dtl_vector_t vec);

/** 1 if the vector has no elements on any rank, 0 else. Local: does not wait for other ranks.
 *
 * @param vec An open vector.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector
 */
DTL_API int dtl_vector_empty(dtl_vector_t vec);

/** The type of the elements. Local: does not wait for other ranks.
 *
 * @param vec An open vector.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns (dtl_dtype)-1):
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector
 */
DTL_API dtl_dtype dtl_vector_dtype(dtl_vector_t vec);

/** Where this rank's part starts: local_size elements, contiguous, in ascending order of global
 * indices. NULL where the part is empty or the host can't read it. The vector owns the memory;
 * the pointer is valid until the vector is resized, redistributed or destroyed. Local: does not
 * wait for other ranks.
 *
 * @param vec An open vector.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns NULL):
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector
 */
DTL_API const void *dtl_vector_local_data(dtl_vector_t vec);

/** The same as dtl_vector_local_data for writing. The vector counts as dirty from here on, since
 * DTL can't see what is written through the pointer. Local: does not wait for other ranks.
 *
 * @param vec An open vector.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns NULL):
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector
 */
DTL_API void *dtl_vector_local_data_mut(dtl_vector_t vec);

/** Where this rank's part starts in the memory of its device, or NULL where the vector is on the
 * host. The vector owns the memory; the pointer is valid until the vector is resized,
 * redistributed or destroyed. Local: does not wait for other ranks.
 *
 * @param vec An open vector.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns NULL):
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector
 */
DTL_API const void *dtl_vector_device_data(dtl_vector_t vec);

/** The same as dtl_vector_device_data for writing. The vector counts as dirty from here on.
 * Local: does not wait for other ranks.
 *
 * @param vec An open vector.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns NULL):
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector
 */
DTL_API void *dtl_vector_device_data_mut(dtl_vector_t vec);

/** `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
 *
 * @param vec An open vector.
 * @param local_idx The element, counted within this rank's part.
 * @param value One element of the dtype of `vec`, written.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector; value: memory that the host reaches
 * - DTL_ERROR_NULL_POINTER: value: not NULL
 * - DTL_ERROR_OUT_OF_BOUNDS: local_idx < local_size(vec)
 */
DTL_API dtl_status dtl_vector_get_local(dtl_vector_t vec, dtl_size_t local_idx, void *value)
    DTL_CHECKED;

/** One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
 *
 * @param vec An open vector.
 * @param local_idx The element, counted within this rank's part.
 * @param value One element of the dtype of `vec`, read.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector; value: memory that the host reaches
 * - DTL_ERROR_NULL_POINTER: value: not NULL
 * - DTL_ERROR_OUT_OF_BOUNDS: local_idx < local_size(vec)
 */
DTL_API dtl_status dtl_vector_set_local(dtl_vector_t vec, dtl_size_t local_idx, const void *value)
    DTL_CHECKED;

/** The number of ranks over which the vector is distributed. Local: does not wait for other
 * ranks.
 *
 * @param vec An open vector.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector
 */
DTL_API dtl_rank_t dtl_vector_num_ranks(dtl_vector_t vec);

/** This process's rank among those over which the vector is distributed. Local: does not wait
 * for other ranks.
 *
 * @param vec An open vector.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns DTL_NO_RANK):
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector
 */
DTL_API dtl_rank_t dtl_vector_rank(dtl_vector_t vec);

/** 1 if this rank holds the element, 0 else; also 0, with an error, for an index outside the
 * vector. Local: does not wait for other ranks.
 *
 * @param vec An open vector.
 * @param global_idx The element, counted over all ranks.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector
 * - DTL_ERROR_OUT_OF_BOUNDS: global_idx >= 0 and global_idx < global_size(vec)
 */
DTL_API int dtl_vector_is_local(dtl_vector_t vec, dtl_index_t global_idx);

/** The rank that owns the element; every rank gives the same answer, without asking the others.
 * Local: does not wait for other ranks.
 *
 * @param vec An open vector.
 * @param global_idx The element, counted over all ranks.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns DTL_NO_RANK):
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector
 * - DTL_ERROR_OUT_OF_BOUNDS: global_idx >= 0 and global_idx < global_size(vec)
 *
 *     / * 1000 elements in blocks: the first (1000 mod ranks) ranks hold one more. * /
 *     dtl_context_t ctx;
 *     dtl_vector_t vec;
 *     if (dtl_context_create_default(&ctx) != DTL_SUCCESS ||
 *         dtl_vector_create(ctx, DTL_DTYPE_INT8, 1000, &vec) != DTL_SUCCESS)
 *         return 1;
 *     if (dtl_context_is_root(ctx))
 *         printf("element 0 is rank %d's, element 999 the last rank's: %s\n",
 *                (int)dtl_vector_owner(vec, 0),
 *                dtl_vector_owner(vec, 999) == dtl_context_size(ctx) - 1 ? "yes" : "no");
 *     dtl_vector_destroy(vec);
 *     dtl_context_destroy(ctx);
 */
DTL_API dtl_rank_t dtl_vector_owner(dtl_vector_t vec, dtl_index_t global_idx);

/** The element's local index on this rank; -1 if another rank holds it, and, with an error, for
 * an index outside the vector. Local: does not wait for other ranks.
 *
 * @param vec An open vector.
 * @param global_idx The element, counted over all ranks.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns -1):
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector
 * - DTL_ERROR_OUT_OF_BOUNDS: global_idx >= 0 and global_idx < global_size(vec)
 */
DTL_API dtl_index_t dtl_vector_to_local(dtl_vector_t vec, dtl_index_t global_idx);

/** The global index of an element of this rank's part. Local: does not wait for other ranks.
 *
 * @param vec An open vector.
 * @param local_idx The element, counted within this rank's part.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns -1):
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector
 * - DTL_ERROR_OUT_OF_BOUNDS: local_idx >= 0 and local_idx < local_size(vec)
 */
DTL_API dtl_index_t dtl_vector_to_global(dtl_vector_t vec, dtl_index_t local_idx);

/** The vector has `new_size` elements, distributed by the same policy. Each element keeps its
 * value and its global index, and moves to the rank that now owns it; new elements are zero,
 * and those past the new end are gone. Pointers and spans made before are no longer valid.
 * Collective.
 *
 * @param vec An open vector.
 * @param new_size Elements over all ranks.
 *
 * All ranks give the same new_size. Where one rank refuses its arguments, it fails on all.
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector; new_size <= limit(dtype(vec))
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 *
 *     int32_t seven = 7;
 *     dtl_context_t ctx;
 *     dtl_vector_t vec;
 *     if (dtl_context_create_default(&ctx) != DTL_SUCCESS ||
 *         dtl_vector_create_fill(ctx, DTL_DTYPE_INT32, 10, &seven, &vec) != DTL_SUCCESS)
 *         return 1;
 *     if (dtl_vector_resize(vec, 20) == DTL_SUCCESS && dtl_context_is_root(ctx)) {
 *         int32_t first = 0;
 *         dtl_vector_get_local(vec, 0, &first);
 *         printf("%d elements, the first is %d\n", (int)dtl_vector_global_size(vec), (int)first);
 *     }
 *     dtl_vector_destroy(vec);
 *     dtl_context_destroy(ctx);
 */
DTL_API dtl_status dtl_vector_resize(dtl_vector_t vec, dtl_size_t new_size)
    DTL_CHECKED;

/** Returns once every rank of the vector's context has entered. Collective.
 *
 * @param vec An open vector.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector
 */
DTL_API dtl_status dtl_vector_barrier(dtl_vector_t vec)
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
DTL_API dtl_status dtl_vector_fill_local(dtl_vector_t vec, const void *value)
    DTL_CHECKED;

/** `*result` is the sum of this rank's part, zero where it is empty. Dtl_allreduce makes one
 * number of the ranks' results. Local: does not wait for other ranks.
 *
 * @param vec An open vector.
 * @param result One element of the dtype of `vec`, written.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector; result: memory that the host reaches
 * - DTL_ERROR_NULL_POINTER: result: not NULL
 *
 *     int32_t three = 3, local = 0, total = 0;
 *     dtl_context_t ctx;
 *     dtl_vector_t vec;
 *     if (dtl_context_create_default(&ctx) != DTL_SUCCESS ||
 *         dtl_vector_create_fill(ctx, DTL_DTYPE_INT32, 100, &three, &vec) != DTL_SUCCESS)
 *         return 1;
 *     if (dtl_vector_reduce_sum(vec, &local) == DTL_SUCCESS &&
 *         dtl_allreduce(ctx, &local, &total, 1, DTL_DTYPE_INT32, DTL_OP_SUM) == DTL_SUCCESS &&
 *         dtl_context_is_root(ctx))
 *         printf("%d\n", (int)total);
 *     dtl_vector_destroy(vec);
 *     dtl_context_destroy(ctx);
 */
DTL_API dtl_status dtl_vector_reduce_sum(dtl_vector_t vec, void *result)
    DTL_CHECKED;

/** `*result` is the smallest element of this rank's part, the largest value of the dtype where
 * it is empty. NaN wins over every number. Local: does not wait for other ranks.
 *
 * @param vec An open vector.
 * @param result One element of the dtype of `vec`, written.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector; result: memory that the host reaches
 * - DTL_ERROR_NULL_POINTER: result: not NULL
 */
DTL_API dtl_status dtl_vector_reduce_min(dtl_vector_t vec, void *result)
    DTL_CHECKED;

/** `*result` is the largest element of this rank's part, the smallest value of the dtype where
 * it is empty. NaN wins over every number. Local: does not wait for other ranks.
 *
 * @param vec An open vector.
 * @param result One element of the dtype of `vec`, written.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector; result: memory that the host reaches
 * - DTL_ERROR_NULL_POINTER: result: not NULL
 */
DTL_API dtl_status dtl_vector_reduce_max(dtl_vector_t vec, void *result)
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
DTL_API dtl_status dtl_vector_sort_ascending(dtl_vector_t vec)
    DTL_CHECKED;

/** The vector's elements are distributed by another policy. Each keeps its value and its global
 * index, and moves to the rank that now owns it, in one exchange. Pointers and spans made
 * before are no longer valid. The block size of block_cyclic is the one that the vector was
 * made with. Collective.
 *
 * @param vec An open vector.
 * @param new_partition Which rank holds which elements of a container.
 *
 * All ranks give the same new_partition. Where one rank refuses its arguments, it fails on all.
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector; new_partition: a dtl_partition_policy
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 *
 *     dtl_context_t ctx;
 *     dtl_vector_t vec;
 *     if (dtl_context_create_default(&ctx) != DTL_SUCCESS ||
 *         dtl_vector_create(ctx, DTL_DTYPE_FLOAT32, 1000, &vec) != DTL_SUCCESS)
 *         return 1;
 *     if (dtl_vector_redistribute(vec, DTL_PARTITION_REPLICATED) == DTL_SUCCESS &&
 *         dtl_context_is_root(ctx))
 *         printf("%d elements on each rank\n", (int)dtl_vector_local_size(vec));
 *     dtl_vector_destroy(vec);
 *     dtl_context_destroy(ctx);
 */
DTL_API dtl_status dtl_vector_redistribute(dtl_vector_t vec, dtl_partition_policy new_partition)
    DTL_CHECKED;

/** 1 if this rank may have changed its part since the vector was made or last synchronised: by
 * set_local, fill_local, copy_from_host, an algorithm, or a pointer for writing. Local: does
 * not wait for other ranks.
 *
 * @param vec An open vector.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector
 */
DTL_API int dtl_vector_is_dirty(dtl_vector_t vec);

/** 1 if the vector is not dirty on this rank, 0 else. Local: does not wait for other ranks.
 *
 * @param vec An open vector.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector
 */
DTL_API int dtl_vector_is_clean(dtl_vector_t vec);

/** Every rank's changes are complete and visible wherever its part is kept, and the vector is
 * clean on all ranks. Collective.
 *
 * @param vec An open vector.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector
 */
DTL_API dtl_status dtl_vector_sync(dtl_vector_t vec)
    DTL_CHECKED;

/** 1 if the handle stands for an open vector, 0 for a null, closed or foreign one; then the last
 * error says which. Local: does not wait for other ranks.
 *
 * @param vec An open vector.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: vec: an open vector
 */
DTL_API int dtl_vector_is_valid(dtl_vector_t vec);

#ifdef __cplusplus
}
#endif

#endif
