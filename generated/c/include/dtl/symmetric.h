/* Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/c/header.h.j2.
 * Do not edit. */
/** Symmetric memory
 *
 * A symmetric heap is memory of every rank of a context, laid out alike on all: what is
 * allocated from it lies at the same offset on each rank, so that the address of one's own copy
 * names everybody's. Ranks of one node have each other's heaps mapped, and reach them by loads
 * and stores.
 *
 * Ranks are called processing elements (PEs) here, as in OpenSHMEM and NVSHMEM, whose constants
 * have the same values.
 */
#ifndef DTL_SYMMETRIC_H
#define DTL_SYMMETRIC_H

#include <dtl/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** `*heap` is a heap of `size` bytes on each rank. Collective; sizes that differ are refused on
 * all ranks. The memory is there from the beginning. With 0 it has as many bytes as
 * DTL_SYMMETRIC_SIZE in the environment says, such as 1048576, 512K, 64M or 2G, and 64M without
 * it.
 *
 * - size: Bytes of each rank; 0 for those of DTL_SYMMETRIC_SIZE.
 *
 * Collective. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; size <= limit(DTL_DTYPE_BYTE); while it
 *   runs
 * - DTL_ERROR_NULL_POINTER: heap: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_symmetric_create(dtl_context_t ctx, dtl_size_t size, dtl_symmetric_t *heap);

/** The heap is freed on all ranks, with all that was allocated from it, once what this rank has
 * begun is complete. Collective. Null is ignored. It waits for the calls of other threads with
 * the heap.
 *
 * Collective. Since 0.1.0.
 *
 * Expects, or sets the last error:
 * - DTL_ERROR_INVALID_ARGUMENT: heap: an open symmetric
 */
DTL_API void dtl_symmetric_destroy(dtl_symmetric_t heap);

/** 1 if the handle stands for an open heap, 0 for a null, closed or foreign one; then the last
 * error says which.
 *
 * Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: heap: an open symmetric
 */
DTL_API int dtl_symmetric_is_valid(dtl_symmetric_t heap);

/** This rank's number in the heap's context.
 *
 * Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns DTL_NO_RANK):
 * - DTL_ERROR_INVALID_ARGUMENT: heap: an open symmetric
 */
DTL_API dtl_rank_t dtl_symmetric_my_pe(dtl_symmetric_t heap);

/** How many ranks the heap's context has.
 *
 * Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: heap: an open symmetric
 */
DTL_API dtl_rank_t dtl_symmetric_n_pes(dtl_symmetric_t heap);

/** Where this rank's heap starts.
 *
 * Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns NULL):
 * - DTL_ERROR_INVALID_ARGUMENT: heap: an open symmetric
 */
DTL_API void *dtl_symmetric_base(dtl_symmetric_t heap);

/** Bytes of this rank's heap, free or not.
 *
 * Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: heap: an open symmetric
 */
DTL_API dtl_size_t dtl_symmetric_size(dtl_symmetric_t heap);

/** Bytes of this rank's heap that are allocated, with what keeps allocations apart.
 *
 * Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: heap: an open symmetric
 */
DTL_API dtl_size_t dtl_symmetric_used(dtl_symmetric_t heap);

/** `*address` is where `size` new bytes of zeros start on this rank; they lie at the same offset
 * from the heap's start on every rank, which is a multiple of 64. Collective, and done on all
 * ranks when it returns on one. Sizes that differ are refused on all ranks, and so is what does
 * not fit; then the failure says what is allocated.
 *
 * - size: Bytes, 1 or more, the same on all ranks.
 *
 * Collective. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: heap: an open symmetric; while it runs
 * - DTL_ERROR_NULL_POINTER: address: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_symmetric_allocate(dtl_symmetric_t heap, dtl_size_t size, void **address);

/** What dtl_symmetric_allocate has given may be allocated again, once what this rank has begun
 * is complete. Collective. Where one rank gives another address than the others, or one that is
 * not allocated, all are refused and nothing is freed.
 *
 * - address: As dtl_symmetric_allocate has given it on this rank.
 *
 * Collective. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: heap: an open symmetric; while it runs
 */
DTL_API dtl_status dtl_symmetric_free(dtl_symmetric_t heap, void *address);

/** Where the same place of another rank's heap lies in this process, for loads and stores; NULL
 * where the rank is on another node.
 *
 * - address: In this rank's heap.
 *
 * Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns NULL):
 * - DTL_ERROR_INVALID_ARGUMENT: heap: an open symmetric
 * - DTL_ERROR_NULL_POINTER: address: not NULL
 * - DTL_ERROR_INVALID_RANK: pe >= 0 and pe < size(heap)
 * - DTL_ERROR_OUT_OF_BOUNDS: while it runs
 */
DTL_API void *dtl_symmetric_remote_ptr(dtl_symmetric_t heap, const void *address, dtl_rank_t pe);

/** `*memory` holds the heap of a rank of this node, so that pointers into it stay valid when the
 * heap is destroyed. Local. For a rank of another node the handle is null.
 *
 * Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: heap: an open symmetric
 * - DTL_ERROR_NULL_POINTER: memory: not NULL
 * - DTL_ERROR_INVALID_RANK: pe >= 0 and pe < size(heap)
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_symmetric_memory(dtl_symmetric_t heap, dtl_rank_t pe, dtl_memory_t *memory);

#ifdef __cplusplus
}
#endif

#endif
