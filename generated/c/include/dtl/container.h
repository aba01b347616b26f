/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/header.h.j2.
 * Do not edit. */
/** All containers
 *
 * What vectors, arrays, tensors and spans have in common: a `dtl_container_t` takes the handle
 * of any of them, and each function here does what the one of the same name of their kind does.
 *
 * A global index counts the elements of the whole from 0; of a tensor, in row-major order: the
 * last index runs fastest. A local index counts this rank's part likewise. Indices of a span
 * count from its first element on this rank, and its global ones are those of the container
 * that it looks at.
 *
 * But for the functions marked collective, everything here is about this rank's part and never
 * communicates.
 */
#ifndef DTL_CONTAINER_H
#define DTL_CONTAINER_H

#include <dtl/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** How the elements are distributed over the ranks; of a tensor, the slices along its
 * distributed dimension. Local: does not wait for other ranks.
 *
 * @param container An open container.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns (dtl_partition_policy)-1):
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container
 */
DTL_API dtl_partition_policy dtl_container_partition_policy(dtl_container_t container);

/** In which memory the elements are. Local: does not wait for other ranks.
 *
 * @param container An open container.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns (dtl_placement_policy)-1):
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container
 */
DTL_API dtl_placement_policy dtl_container_placement_policy(dtl_container_t container);

/** How algorithms run over this rank's part. Local: does not wait for other ranks.
 *
 * @param container An open container.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns (dtl_execution_policy)-1):
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container
 */
DTL_API dtl_execution_policy dtl_container_execution_policy(dtl_container_t container);

/** The device_id that the container was made with, whatever its placement; 0 unless it was
 * given. Local: does not wait for other ranks.
 *
 * @param container An open container.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns -1):
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container
 */
DTL_API int dtl_container_device_id(dtl_container_t container);

/** The consistency policy of the options, else bulk_synchronous. It has no effect: a collective
 * call sees all that was written before it. Local: does not wait for other ranks.
 *
 * @param container An open container.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns (dtl_consistency_policy)-1):
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container
 */
DTL_API dtl_consistency_policy dtl_container_consistency_policy(dtl_container_t container);

/** What a failing call does beside failing: what the options say, or where they leave it at
 * return_status, what the container's context does. Local: does not wait for other ranks.
 *
 * @param container An open container.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns (dtl_error_policy)-1):
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container
 */
DTL_API dtl_error_policy dtl_container_error_policy(dtl_container_t container);

/** The type of the elements. Local: does not wait for other ranks.
 *
 * @param container An open container.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns (dtl_dtype)-1):
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container
 */
DTL_API dtl_dtype dtl_container_dtype(dtl_container_t container);

/** Elements over all ranks. Local: does not wait for other ranks.
 *
 * @param container An open container.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container
 */
DTL_API dtl_size_t dtl_container_global_size(dtl_container_t container);

/** Elements on this rank. Local: does not wait for other ranks.
 *
 * @param container An open container.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container
 */
DTL_API dtl_size_t dtl_container_local_size(dtl_container_t container);

/** The global index of this rank's first element; of a tensor, that of its first slice along the
 * distributed dimension. In a block partition the others follow it one by one. Local: does not
 * wait for other ranks.
 *
 * @param container An open container.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns -1):
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container
 */
DTL_API dtl_index_t dtl_container_local_offset(dtl_container_t container);

/** Elements, of a tensor slices, a block of block_cyclic; 1 for the other policies. Local: does
 * not wait for other ranks.
 *
 * @param container An open container.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container
 */
DTL_API dtl_size_t dtl_container_block_size(dtl_container_t container);

/** The number of dimensions. Local: does not wait for other ranks.
 *
 * @param container An open container.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container
 */
DTL_API int dtl_container_ndim(dtl_container_t container);

/** The number of ranks over which the elements are distributed. Local: does not wait for other
 * ranks.
 *
 * @param container An open container.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container
 */
DTL_API dtl_rank_t dtl_container_num_ranks(dtl_container_t container);

/** This process's rank among those over which the elements are distributed. Local: does not wait
 * for other ranks.
 *
 * @param container An open container.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns DTL_NO_RANK):
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container
 */
DTL_API dtl_rank_t dtl_container_rank(dtl_container_t container);

/** Where this rank's part starts: local_size elements, contiguous, of a tensor row-major. NULL
 * where it is empty or the host can't reach it. Local: does not wait for other ranks.
 *
 * @param container An open container.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns NULL):
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container
 */
DTL_API const void *dtl_container_local_data(dtl_container_t container);

/** The same as dtl_container_local_data for writing. The container is dirty from here on. Local:
 * does not wait for other ranks.
 *
 * @param container An open container.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns NULL):
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container
 */
DTL_API void *dtl_container_local_data_mut(dtl_container_t container);

/** Whose device has the elements: DTL_DEVICE_HOST where none has. Its number is
 * dtl_container_device_number. Local: does not wait for other ranks.
 *
 * @param container An open container.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns (dtl_device_kind)-1):
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container
 */
DTL_API dtl_device_kind dtl_container_device_kind(dtl_container_t container);

/** The number of the device that has the elements, of those of dtl_container_device_kind; 0
 * where none has. Local: does not wait for other ranks.
 *
 * @param container An open container.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns -1):
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container
 */
DTL_API int dtl_container_device_number(dtl_container_t container);

/** Where this rank's part starts in the memory of its device, or NULL where it is empty or on
 * the host alone. The pointer is valid until the container is resized, redistributed, reshaped
 * or destroyed. What was done to the elements before is complete; what is queued on them is
 * waited for. Local: does not wait for other ranks.
 *
 * @param container An open container.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns NULL):
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container
 */
DTL_API const void *dtl_container_device_data(dtl_container_t container);

/** The same as dtl_container_device_data for writing. The container is dirty from here on.
 * Local: does not wait for other ranks.
 *
 * @param container An open container.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns NULL):
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container
 */
DTL_API void *dtl_container_device_data_mut(dtl_container_t container);

/** 1 if this rank may have changed its part since the container was made or last synchronised, 0
 * else. Local: does not wait for other ranks.
 *
 * @param container An open container.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container
 */
DTL_API int dtl_container_is_dirty(dtl_container_t container);

/** 1 if the container is not dirty on this rank, 0 else. Local: does not wait for other ranks.
 *
 * @param container An open container.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container
 */
DTL_API int dtl_container_is_clean(dtl_container_t container);

/** 1 if this rank holds the element, 0 else; also 0, with an error, for an index outside the
 * whole. Local: does not wait for other ranks.
 *
 * @param container An open container.
 * @param global_idx The element, counted over all ranks.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container
 * - DTL_ERROR_OUT_OF_BOUNDS: global_idx >= 0 and global_idx < global_size(container)
 */
DTL_API int dtl_container_is_local(dtl_container_t container, dtl_index_t global_idx);

/** The rank that owns the element; every rank gives the same answer, without asking the others.
 * Local: does not wait for other ranks.
 *
 * @param container An open container.
 * @param global_idx The element, counted over all ranks.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns DTL_NO_RANK):
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container
 * - DTL_ERROR_OUT_OF_BOUNDS: global_idx >= 0 and global_idx < global_size(container)
 */
DTL_API dtl_rank_t dtl_container_owner(dtl_container_t container, dtl_index_t global_idx);

/** The element's index in this rank's part, or -1 where another rank holds it. Local: does not
 * wait for other ranks.
 *
 * @param container An open container.
 * @param global_idx The element, counted over all ranks.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns -1):
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container
 * - DTL_ERROR_OUT_OF_BOUNDS: global_idx >= 0 and global_idx < global_size(container)
 */
DTL_API dtl_index_t dtl_container_to_local(dtl_container_t container, dtl_index_t global_idx);

/** The global index of an element of this rank's part. Local: does not wait for other ranks.
 *
 * @param container An open container.
 * @param local_idx The element, counted within this rank's part.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns -1):
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container
 * - DTL_ERROR_OUT_OF_BOUNDS: local_idx >= 0 and local_idx < local_size(container)
 */
DTL_API dtl_index_t dtl_container_to_global(dtl_container_t container, dtl_index_t local_idx);

/** `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
 *
 * @param container An open container.
 * @param local_idx The element, counted within this rank's part.
 * @param value One element of the dtype of `container`, written.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container; value: memory that the host
 *   reaches
 * - DTL_ERROR_NULL_POINTER: value: not NULL
 * - DTL_ERROR_OUT_OF_BOUNDS: local_idx < local_size(container)
 */
DTL_API dtl_status dtl_container_get_local(dtl_container_t container, dtl_size_t local_idx,
                                           void *value)
    DTL_CHECKED;

/** One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
 *
 * @param container An open container.
 * @param local_idx The element, counted within this rank's part.
 * @param value One element of the dtype of `container`, read.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container; value: memory that the host
 *   reaches
 * - DTL_ERROR_NULL_POINTER: value: not NULL
 * - DTL_ERROR_OUT_OF_BOUNDS: local_idx < local_size(container)
 */
DTL_API dtl_status dtl_container_set_local(dtl_container_t container, dtl_size_t local_idx,
                                           const void *value)
    DTL_CHECKED;

/** Every element of this rank's part equals `*value`. Local: does not wait for other ranks.
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
 */
DTL_API dtl_status dtl_container_fill_local(dtl_container_t container, const void *value)
    DTL_CHECKED;

/** `host_buffer` holds the first `count` elements of this rank's part, wherever the container is
 * placed. Local: does not wait for other ranks.
 *
 * @param container An open container.
 * @param host_buffer `count` elements of the dtype of `container`, written.
 * @param count Elements, at most the local size.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container; host_buffer: memory that the host
 *   reaches; count <= limit(dtype(container))
 * - DTL_ERROR_NULL_POINTER: host_buffer: not NULL where count > 0
 * - DTL_ERROR_OUT_OF_BOUNDS: count <= local_size(container)
 */
DTL_API dtl_status dtl_container_copy_to_host(dtl_container_t container, void *host_buffer,
                                              dtl_size_t count)
    DTL_WRITES(2,3) DTL_CHECKED;

/** The first `count` elements of this rank's part are those of `host_buffer`, wherever the
 * container is placed; the others stay. The buffer may be used again on return. Local: does not
 * wait for other ranks.
 *
 * @param container An open container.
 * @param host_buffer `count` elements of the dtype of `container`, read.
 * @param count Elements, at most the local size.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container; host_buffer: memory that the host
 *   reaches; count <= limit(dtype(container))
 * - DTL_ERROR_NULL_POINTER: host_buffer: not NULL where count > 0
 * - DTL_ERROR_OUT_OF_BOUNDS: count <= local_size(container)
 */
DTL_API dtl_status dtl_container_copy_from_host(dtl_container_t container, const void *host_buffer,
                                                dtl_size_t count)
    DTL_READS(2,3) DTL_CHECKED;

/** Every rank may read and write single elements of the others' parts of the container, by
 * dtl_container_get_element and its kin, until it is destroyed. A container that is exposed
 * already stays so. It starts the service of its context, as windows do: a thread that answers
 * while the program computes, where MPI allows several threads; elsewhere a rank answers while
 * it waits in a call of DTL's that is one-sided. A span is refused. Collective.
 *
 * @param container An open container.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container; while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_MPI: while it runs
 *
 *     int64_t seven = 7, last = 0;
 *     dtl_context_t ctx;
 *     dtl_vector_t vec;
 *     if (dtl_context_create_default(&ctx) != DTL_SUCCESS ||
 *         dtl_vector_create_fill(ctx, DTL_DTYPE_INT64, 1000, &seven, &vec) != DTL_SUCCESS ||
 *         dtl_container_expose((dtl_container_t)vec) != DTL_SUCCESS)
 *         return 1;
 *     if (dtl_context_is_root(ctx) &&
 *         dtl_container_get_element((dtl_container_t)vec, 999, &last) == DTL_SUCCESS)
 *         printf("the last element is %d\n", (int)last);
 *     dtl_vector_barrier(vec);
 *     dtl_vector_destroy(vec);
 *     dtl_context_destroy(ctx);
 */
DTL_API dtl_status dtl_container_expose(dtl_container_t container)
    DTL_CHECKED;

/** `*value` is a copy of the element, on whichever rank it is. One-sided: no other rank calls.
 * An element of this rank's part is there at once; for others the container must be exposed.
 * Nothing orders it with what the owner writes meanwhile; a dtl_container_sync between does.
 * Waits for the ranks that have the elements.
 *
 * @param container An open container.
 * @param global_idx The element, counted over all ranks.
 * @param value One element of the dtype of `container`, written.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container; value: memory that the host
 *   reaches
 * - DTL_ERROR_NULL_POINTER: value: not NULL
 * - DTL_ERROR_OUT_OF_BOUNDS: global_idx >= 0 and global_idx < global_size(container)
 * - DTL_ERROR_INVALID_STATE: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_MPI: while it runs
 */
DTL_API dtl_status dtl_container_get_element(dtl_container_t container, dtl_index_t global_idx,
                                             void *value)
    DTL_CHECKED;

/** The element is a copy of `*value`, on whichever rank it is, when the call returns. One-sided,
 * as dtl_container_get_element. Of a replicated container, this rank's copy. Waits for the
 * ranks that have the elements.
 *
 * @param container An open container.
 * @param global_idx The element, counted over all ranks.
 * @param value One element of the dtype of `container`, read.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container; value: memory that the host
 *   reaches
 * - DTL_ERROR_NULL_POINTER: value: not NULL
 * - DTL_ERROR_OUT_OF_BOUNDS: global_idx >= 0 and global_idx < global_size(container)
 * - DTL_ERROR_INVALID_STATE: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_MPI: while it runs
 */
DTL_API dtl_status dtl_container_set_element(dtl_container_t container, dtl_index_t global_idx,
                                             const void *value)
    DTL_CHECKED;

/** `values[i]` is a copy of the element `indices[i]`: one message to each rank that has some,
 * and one back. For the rest, as dtl_container_get_element. Waits for the ranks that have the
 * elements.
 *
 * @param container An open container.
 * @param indices Global ones, in any order, also repeated.
 * @param count How many.
 * @param values `count` elements of the dtype of `container`, written.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container; indices: memory that the host
 *   reaches; values: memory that the host reaches; count <= limit(int64); count <=
 *   limit(dtype(container))
 * - DTL_ERROR_NULL_POINTER: indices: not NULL where count > 0; values: not NULL where count > 0
 * - DTL_ERROR_OUT_OF_BOUNDS: while it runs
 * - DTL_ERROR_INVALID_STATE: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_MPI: while it runs
 */
DTL_API dtl_status dtl_container_get_elements(dtl_container_t container,
                                              const dtl_index_t *indices, dtl_size_t count,
                                              void *values)
    DTL_WRITES(4,3) DTL_CHECKED;

/** The element `indices[i]` is a copy of `values[i]` when the call returns; of an index that is
 * there twice, the later one. For the rest, as dtl_container_set_element. Waits for the ranks
 * that have the elements.
 *
 * @param container An open container.
 * @param indices Global ones, in any order.
 * @param count How many.
 * @param values `count` elements of the dtype of `container`, read.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container; indices: memory that the host
 *   reaches; values: memory that the host reaches; count <= limit(int64); count <=
 *   limit(dtype(container))
 * - DTL_ERROR_NULL_POINTER: indices: not NULL where count > 0; values: not NULL where count > 0
 * - DTL_ERROR_OUT_OF_BOUNDS: while it runs
 * - DTL_ERROR_INVALID_STATE: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_MPI: while it runs
 */
DTL_API dtl_status dtl_container_set_elements(dtl_container_t container,
                                              const dtl_index_t *indices, dtl_size_t count,
                                              const void *values)
    DTL_READS(4,3) DTL_CHECKED;

/** The elements of a vector, an array or a tensor are distributed by another policy; a tensor
 * stays distributed along the same dimension. Each element keeps its value and its global
 * index, and moves to the rank that now owns it, in one exchange. Pointers and spans made
 * before are no longer valid. A span owns nothing and is refused. Collective.
 *
 * @param container An open container.
 * @param new_partition Which rank holds which elements of a container.
 *
 * All ranks give the same new_partition. Where one rank refuses its arguments, it fails on all.
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container; new_partition: a
 *   dtl_partition_policy; while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 *
 *     dtl_shape shape = dtl_shape_2d(4, 6);
 *     dtl_context_t ctx;
 *     dtl_tensor_t tensor;
 *     if (dtl_context_create_default(&ctx) != DTL_SUCCESS ||
 *         dtl_tensor_create(ctx, DTL_DTYPE_FLOAT32, shape, &tensor) != DTL_SUCCESS)
 *         return 1;
 *     dtl_container_t rows = (dtl_container_t)tensor;
 *     if (dtl_container_redistribute(rows, DTL_PARTITION_CYCLIC) == DTL_SUCCESS &&
 *         dtl_context_is_root(ctx))
 *         printf("row 0 is on rank %d\n", (int)dtl_container_owner(rows, 0));
 *     dtl_tensor_destroy(tensor);
 *     dtl_context_destroy(ctx);
 */
DTL_API dtl_status dtl_container_redistribute(dtl_container_t container,
                                              dtl_partition_policy new_partition)
    DTL_CHECKED;

/** Returns once every rank of the container's context has entered. A span of the program's own
 * memory has none to wait for. Collective.
 *
 * @param container An open container.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container
 */
DTL_API dtl_status dtl_container_barrier(dtl_container_t container)
    DTL_CHECKED;

/** Every rank's changes are complete and visible wherever its part is kept, and the container is
 * clean on all ranks. Collective.
 *
 * @param container An open container.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container
 */
DTL_API dtl_status dtl_container_sync(dtl_container_t container)
    DTL_CHECKED;

/** `padded` holds this rank's part with a margin around it: of each dimension `d` its local
 * extent and `widths[d]` elements more on both sides, row by row. The margin holds what lies
 * there in the whole, also in the corners: elements of other ranks along the distributed
 * dimension, however many ranks it takes. At the ends of a dimension that is periodic the other
 * end follows; at open ends the margin stays what it was. Elements must be distributed by
 * block, or be all here; a span is refused. Slices move in one all-to-all; where `padded` is
 * memory of the device that has the elements, nothing else travels. Collective.
 *
 * @param container An open container.
 * @param widths Of the margin on either side, along each dimension.
 * @param periodic Whether each dimension is closed to a ring; 0: it has ends.
 * @param padded Memory that the host reaches, or of the device that has the elements: else all
 *   ranks fail.
 * @param capacity Elements that padded has room for.
 *
 * All ranks give the same widths, periodic. Where one rank refuses its arguments, it fails on
 * all. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container; widths: memory that the host
 *   reaches; periodic: memory that the host reaches; capacity <= limit(dtype(container))
 * - DTL_ERROR_NULL_POINTER: widths: not NULL where ndim(container) > 0; periodic: not NULL
 *   where ndim(container) > 0; padded: not NULL where capacity > 0
 * - DTL_ERROR_NOT_SUPPORTED: while it runs
 * - DTL_ERROR_BUFFER_TOO_SMALL: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_MPI: while it runs
 *
 *     dtl_size_t width = 1;
 *     int periodic = 1;
 *     double one = 1, padded[102];
 *     dtl_context_t ctx;
 *     dtl_vector_t vec;
 *     if (dtl_context_create_default(&ctx) != DTL_SUCCESS ||
 *         dtl_vector_create_fill(ctx, DTL_DTYPE_FLOAT64, 100, &one, &vec) != DTL_SUCCESS)
 *         return 1;
 *     if (dtl_container_exchange_halo(vec, &width, &periodic, padded, 102) == DTL_SUCCESS &&
 *         dtl_context_is_root(ctx))
 *         printf("left of the first: %g\n", padded[0]);
 *     dtl_vector_destroy(vec);
 *     dtl_context_destroy(ctx);
 */
DTL_API dtl_status dtl_container_exchange_halo(dtl_container_t container, const dtl_size_t *widths,
                                               const int *periodic, void *padded,
                                               dtl_size_t capacity)
    DTL_CHANGES(4,5) DTL_CHECKED;

/** The same of elements that live in `padded`: its inner part is what this rank has, and is
 * given to the others, so that only slices of the margin are copied. Those of the container
 * take no part. A stencil that goes on and on keeps its field so, with
 * `container_exchange_halo` before its first step. Collective.
 *
 * @param container Which says how the elements are distributed.
 * @param widths Of the margin on either side, along each dimension.
 * @param periodic Whether each dimension is closed to a ring; 0: it has ends.
 * @param padded As container_exchange_halo leaves it; its inner part stays.
 * @param capacity Elements that padded has room for.
 *
 * All ranks give the same widths, periodic. Where one rank refuses its arguments, it fails on
 * all. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container; widths: memory that the host
 *   reaches; periodic: memory that the host reaches; capacity <= limit(dtype(container))
 * - DTL_ERROR_NULL_POINTER: widths: not NULL where ndim(container) > 0; periodic: not NULL
 *   where ndim(container) > 0; padded: not NULL where capacity > 0
 * - DTL_ERROR_NOT_SUPPORTED: while it runs
 * - DTL_ERROR_BUFFER_TOO_SMALL: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_MPI: while it runs
 *
 *     dtl_size_t width = 1;
 *     int periodic = 1;
 *     double one = 1, padded[102];
 *     dtl_context_t ctx;
 *     dtl_vector_t vec;
 *     if (dtl_context_create_default(&ctx) != DTL_SUCCESS ||
 *         dtl_vector_create_fill(ctx, DTL_DTYPE_FLOAT64, 100, &one, &vec) != DTL_SUCCESS)
 *         return 1;
 *     if (dtl_container_exchange_halo(vec, &width, &periodic, padded, 102) != DTL_SUCCESS)
 *         return 1;
 *     for (dtl_size_t index = 0; index < dtl_vector_local_size(vec); index++)
 *         padded[width + index] += 1;
 *     if (dtl_container_refresh_halo(vec, &width, &periodic, padded, 102) == DTL_SUCCESS &&
 *         dtl_context_is_root(ctx))
 *         printf("left of the first: %g\n", padded[0]);
 *     dtl_vector_destroy(vec);
 *     dtl_context_destroy(ctx);
 */
DTL_API dtl_status dtl_container_refresh_halo(dtl_container_t container, const dtl_size_t *widths,
                                              const int *periodic, void *padded,
                                              dtl_size_t capacity)
    DTL_CHANGES(4,5) DTL_CHECKED;

/** `recvbuf` holds the reduction by `op` of what each rank of the container has in `sendbuf`, on
 * every rank: an allreduce over the container's ranks, which needs no context. The elements of
 * the container take no part. Of a span of the program's own memory it is a copy. Collective.
 *
 * @param container An open container.
 * @param sendbuf `count` elements of `dtype`, read.
 * @param recvbuf `count` elements of `dtype`, written.
 * @param count Number of elements of `sendbuf` and `recvbuf`.
 * @param dtype The dtype of the elements of `sendbuf` and `recvbuf`.
 * @param op How a reduction combines two elements.
 *
 * All ranks give the same count, dtype, op. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container; sendbuf: memory that the host
 *   reaches; recvbuf: memory that the host reaches; dtype: a dtl_dtype; op: a dtl_reduce_op;
 *   count <= limit(dtype); recvbuf: no overlap with sendbuf unless both are the same; op: an
 *   operation defined for dtype
 * - DTL_ERROR_NULL_POINTER: sendbuf: not NULL where count > 0; recvbuf: not NULL where count >
 *   0
 * - DTL_ERROR_MPI: while it runs
 */
DTL_API dtl_status dtl_container_combine(dtl_container_t container, const void *sendbuf,
                                         void *recvbuf, dtl_size_t count, dtl_dtype dtype,
                                         dtl_reduce_op op)
    DTL_READS(2,4) DTL_WRITES(3,4) DTL_TYPED(3,5) DTL_CHECKED;

#ifdef __cplusplus
}
#endif

#endif
