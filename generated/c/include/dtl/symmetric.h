/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/header.h.j2.
 * Do not edit. */
/** Symmetric memory
 *
 * A symmetric heap is memory of every rank of a context, laid out alike on all: what is
 * allocated from it lies at the same offset on each rank, so that the address of one's own copy
 * names everybody's. Ranks of one node have each other's heaps mapped, and reach them by loads
 * and stores.
 *
 * What goes to ranks of other nodes goes by requests, which their library answers by a thread
 * of its own or whenever they wait in it. A put and its signal are one request, and what one
 * rank asks of another is done in order.
 *
 * A put returns when its source may be used again; it is there at the latest when
 * dtl_symmetric_quiet or dtl_symmetric_barrier_all returns on the rank that made it. What is
 * called `nbi` may leave its buffers in use until then; with DTL_SYMMETRIC_DELAY=1 it is done
 * no earlier, so that a program which lacks a quiet is found out. A put's signal is seen after
 * its data. dtl_symmetric_fence keeps what was put before it from being seen after what is put
 * later to the same rank.
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

/** `*heap` is a heap of `size` bytes on each rank. Sizes that differ are refused on all ranks.
 * The memory is there from the beginning. With 0 it has as many bytes as DTL_SYMMETRIC_SIZE in
 * the environment says, such as 1048576, 512K, 64M or 2G, and 64M without it. Collective.
 *
 * @param ctx An open context.
 * @param size Bytes of each rank; 0 for those of DTL_SYMMETRIC_SIZE.
 * @param heap The new symmetric, to be closed by dtl_symmetric_destroy.
 *
 * Where one rank refuses its arguments, it fails on all. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; size <= limit(DTL_DTYPE_BYTE); while it
 *   runs
 * - DTL_ERROR_NULL_POINTER: heap: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_symmetric_create(dtl_context_t ctx, dtl_size_t size, dtl_symmetric_t *heap)
    DTL_NONNULL((3)) DTL_CHECKED;

/** The heap is freed on all ranks, with all that was allocated from it, once what this rank has
 * begun is complete. Null is ignored. It waits for the calls of other threads with the heap.
 * Collective.
 *
 * @param heap An open symmetric. May be NULL.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error:
 * - DTL_ERROR_INVALID_ARGUMENT: heap: an open symmetric
 */
DTL_API void dtl_symmetric_destroy(dtl_symmetric_t heap);

/** 1 if the handle stands for an open heap, 0 for a null, closed or foreign one; then the last
 * error says which. Local: does not wait for other ranks.
 *
 * @param heap An open symmetric.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: heap: an open symmetric
 */
DTL_API int dtl_symmetric_is_valid(dtl_symmetric_t heap);

/** This rank's number in the heap's context. Local: does not wait for other ranks.
 *
 * @param heap An open symmetric.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns DTL_NO_RANK):
 * - DTL_ERROR_INVALID_ARGUMENT: heap: an open symmetric
 */
DTL_API dtl_rank_t dtl_symmetric_my_pe(dtl_symmetric_t heap);

/** How many ranks the heap's context has. Local: does not wait for other ranks.
 *
 * @param heap An open symmetric.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: heap: an open symmetric
 */
DTL_API dtl_rank_t dtl_symmetric_n_pes(dtl_symmetric_t heap);

/** Where this rank's heap starts. Local: does not wait for other ranks.
 *
 * @param heap An open symmetric.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns NULL):
 * - DTL_ERROR_INVALID_ARGUMENT: heap: an open symmetric
 */
DTL_API void *dtl_symmetric_base(dtl_symmetric_t heap);

/** Bytes of this rank's heap, free or not. Local: does not wait for other ranks.
 *
 * @param heap An open symmetric.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: heap: an open symmetric
 */
DTL_API dtl_size_t dtl_symmetric_size(dtl_symmetric_t heap);

/** Bytes of this rank's heap that are allocated, with what keeps allocations apart. Local: does
 * not wait for other ranks.
 *
 * @param heap An open symmetric.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: heap: an open symmetric
 */
DTL_API dtl_size_t dtl_symmetric_used(dtl_symmetric_t heap);

/** `*address` is where `size` new bytes of zeros start on this rank; they lie at the same offset
 * from the heap's start on every rank, which is a multiple of 64. It is done on all ranks when
 * it returns on one. Sizes that differ are refused on all ranks, and so is what does not fit;
 * then the failure says what is allocated. Collective.
 *
 * @param heap An open symmetric.
 * @param size Bytes, 1 or more, the same on all ranks.
 * @param address `*address` is where `size` new bytes of zeros start on this rank; they lie at
 *   the same offset from the heap's start on every rank, which is a multiple of 64.
 *
 * Where one rank refuses its arguments, it fails on all. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: heap: an open symmetric; while it runs
 * - DTL_ERROR_NULL_POINTER: address: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_symmetric_allocate(dtl_symmetric_t heap, dtl_size_t size, void **address)
    DTL_NONNULL((3)) DTL_CHECKED;

/** What dtl_symmetric_allocate has given may be allocated again, once what this rank has begun
 * is complete. Where one rank gives another address than the others, or one that is not
 * allocated, all are refused and nothing is freed. Collective.
 *
 * @param heap An open symmetric.
 * @param address As dtl_symmetric_allocate has given it on this rank. May be NULL.
 *
 * Where one rank refuses its arguments, it fails on all. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: heap: an open symmetric; while it runs
 */
DTL_API dtl_status dtl_symmetric_free(dtl_symmetric_t heap, void *address)
    DTL_CHECKED;

/** Where the same place of another rank's heap lies in this process, for loads and stores; NULL
 * where the rank is on another node. Local: does not wait for other ranks.
 *
 * @param heap An open symmetric.
 * @param address In this rank's heap.
 * @param pe Whose copy it is.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns NULL):
 * - DTL_ERROR_INVALID_ARGUMENT: heap: an open symmetric
 * - DTL_ERROR_NULL_POINTER: address: not NULL
 * - DTL_ERROR_INVALID_RANK: pe >= 0 and pe < size(heap)
 * - DTL_ERROR_OUT_OF_BOUNDS: while it runs
 */
DTL_API void *dtl_symmetric_remote_ptr(dtl_symmetric_t heap, const void *address, dtl_rank_t pe)
    DTL_NONNULL((2));

/** `*memory` holds the heap of a rank of this node, so that pointers into it stay valid when the
 * heap is destroyed. For a rank of another node the handle is null. Local: does not wait for
 * other ranks.
 *
 * @param heap An open symmetric.
 * @param pe Whose heap it is.
 * @param memory The new memory, to be closed by dtl_memory_release.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: heap: an open symmetric
 * - DTL_ERROR_NULL_POINTER: memory: not NULL
 * - DTL_ERROR_INVALID_RANK: pe >= 0 and pe < size(heap)
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_symmetric_memory(dtl_symmetric_t heap, dtl_rank_t pe, dtl_memory_t *memory)
    DTL_NONNULL((3)) DTL_CHECKED;

/** `size` bytes of `source` are on their way to the rank; `source` may be used again. Local:
 * does not wait for other ranks.
 *
 * @param heap An open symmetric.
 * @param dest In this rank's heap; the same place of the other's is written.
 * @param source `size` bytes, read.
 * @param size Bytes.
 * @param pe Whose copy it is.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: heap: an open symmetric; source: memory that the host reaches;
 *   size <= limit(byte); while it runs
 * - DTL_ERROR_NULL_POINTER: dest: not NULL; source: not NULL where size > 0
 * - DTL_ERROR_INVALID_RANK: pe >= 0 and pe < size(heap)
 * - DTL_ERROR_OUT_OF_BOUNDS: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_symmetric_put(dtl_symmetric_t heap, void *dest, const void *source,
                                     dtl_size_t size, dtl_rank_t pe)
    DTL_READS(3,4) DTL_NONNULL((2)) DTL_CHECKED;

/** The same, but `source` must stay as it is until dtl_symmetric_quiet. Local: does not wait for
 * other ranks.
 *
 * @param heap An open symmetric.
 * @param dest In this rank's heap; the same place of the other's is written.
 * @param source `size` bytes, read. In use by `heap` after the call.
 * @param size Bytes.
 * @param pe Whose copy it is.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: heap: an open symmetric; source: memory that the host reaches;
 *   size <= limit(byte); while it runs
 * - DTL_ERROR_NULL_POINTER: dest: not NULL; source: not NULL where size > 0
 * - DTL_ERROR_INVALID_RANK: pe >= 0 and pe < size(heap)
 * - DTL_ERROR_OUT_OF_BOUNDS: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_symmetric_put_nbi(dtl_symmetric_t heap, void *dest, const void *source,
                                         dtl_size_t size, dtl_rank_t pe)
    DTL_READS(3,4) DTL_NONNULL((2)) DTL_CHECKED;

/** `dest` holds `size` bytes of the rank. Waits for them. Waits for the other rank.
 *
 * @param heap An open symmetric.
 * @param dest `size` bytes, written.
 * @param source In this rank's heap; the same place of the other's is read.
 * @param size Bytes.
 * @param pe Whose copy it is.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: heap: an open symmetric; dest: memory that the host reaches;
 *   size <= limit(byte); while it runs
 * - DTL_ERROR_NULL_POINTER: dest: not NULL where size > 0; source: not NULL
 * - DTL_ERROR_INVALID_RANK: pe >= 0 and pe < size(heap)
 * - DTL_ERROR_OUT_OF_BOUNDS: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_symmetric_get(dtl_symmetric_t heap, void *dest, const void *source,
                                     dtl_size_t size, dtl_rank_t pe)
    DTL_WRITES(2,4) DTL_NONNULL((3)) DTL_CHECKED;

/** The same, but `dest` may be read after dtl_symmetric_quiet only. Waits for the other rank.
 *
 * @param heap An open symmetric.
 * @param dest `size` bytes, written. In use by `heap` after the call.
 * @param source In this rank's heap; the same place of the other's is read.
 * @param size Bytes.
 * @param pe Whose copy it is.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: heap: an open symmetric; dest: memory that the host reaches;
 *   size <= limit(byte); while it runs
 * - DTL_ERROR_NULL_POINTER: dest: not NULL where size > 0; source: not NULL
 * - DTL_ERROR_INVALID_RANK: pe >= 0 and pe < size(heap)
 * - DTL_ERROR_OUT_OF_BOUNDS: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_symmetric_get_nbi(dtl_symmetric_t heap, void *dest, const void *source,
                                         dtl_size_t size, dtl_rank_t pe)
    DTL_WRITES(2,4) DTL_NONNULL((3)) DTL_CHECKED;

/** `size` bytes of `source` are on their way to the rank, and after them its signal changes;
 * `source` may be used again. With a size of 0 the signal alone changes. Local: does not wait
 * for other ranks.
 *
 * @param heap An open symmetric.
 * @param dest In this rank's heap; the same place of the other's is written.
 * @param source `size` bytes, read.
 * @param size Bytes.
 * @param signal In this rank's heap, a multiple of 8 from its start.
 * @param value Of 64 bits.
 * @param op What becomes of a signal.
 * @param pe Whose copy it is.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: heap: an open symmetric; source: memory that the host reaches;
 *   op: a dtl_signal_op; size <= limit(byte); while it runs
 * - DTL_ERROR_NULL_POINTER: dest: not NULL; source: not NULL where size > 0; signal: not NULL
 * - DTL_ERROR_INVALID_RANK: pe >= 0 and pe < size(heap)
 * - DTL_ERROR_OUT_OF_BOUNDS: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_symmetric_put_signal(dtl_symmetric_t heap, void *dest, const void *source,
                                            dtl_size_t size, void *signal, dtl_size_t value,
                                            dtl_signal_op op, dtl_rank_t pe)
    DTL_READS(3,4) DTL_NONNULL((2,5)) DTL_CHECKED;

/** The same, but `source` must stay as it is until dtl_symmetric_quiet. Local: does not wait for
 * other ranks.
 *
 * @param heap An open symmetric.
 * @param dest In this rank's heap; the same place of the other's is written.
 * @param source `size` bytes, read. In use by `heap` after the call.
 * @param size Bytes.
 * @param signal In this rank's heap, a multiple of 8 from its start.
 * @param value Of 64 bits.
 * @param op What becomes of a signal.
 * @param pe Whose copy it is.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: heap: an open symmetric; source: memory that the host reaches;
 *   op: a dtl_signal_op; size <= limit(byte); while it runs
 * - DTL_ERROR_NULL_POINTER: dest: not NULL; source: not NULL where size > 0; signal: not NULL
 * - DTL_ERROR_INVALID_RANK: pe >= 0 and pe < size(heap)
 * - DTL_ERROR_OUT_OF_BOUNDS: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_symmetric_put_signal_nbi(dtl_symmetric_t heap, void *dest,
                                                const void *source, dtl_size_t size, void *signal,
                                                dtl_size_t value, dtl_signal_op op, dtl_rank_t pe)
    DTL_READS(3,4) DTL_NONNULL((2,5)) DTL_CHECKED;

/** The signal of the rank is about to change. What was put before it may be seen after it.
 * Local: does not wait for other ranks.
 *
 * @param heap An open symmetric.
 * @param signal In this rank's heap, a multiple of 8 from its start.
 * @param value Of 64 bits.
 * @param op What becomes of a signal.
 * @param pe Whose copy it is.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: heap: an open symmetric; op: a dtl_signal_op; while it runs
 * - DTL_ERROR_NULL_POINTER: signal: not NULL
 * - DTL_ERROR_INVALID_RANK: pe >= 0 and pe < size(heap)
 * - DTL_ERROR_OUT_OF_BOUNDS: while it runs
 */
DTL_API dtl_status dtl_symmetric_signal_op(dtl_symmetric_t heap, void *signal, dtl_size_t value,
                                           dtl_signal_op op, dtl_rank_t pe)
    DTL_NONNULL((2)) DTL_CHECKED;

/** This rank's own signal compares so with the value, and `*seen` is what it was found to be;
 * what was put before the signal changed is there. Answers other ranks meanwhile. Fails with
 * DTL_ERROR_TIMEOUT after that time, or a little before DTL_TIMEOUT would end the job; the
 * failure tells the signal, what it was, and what was expected. Waits for the ranks that
 * signal.
 *
 * @param heap An open symmetric.
 * @param signal In this rank's heap, a multiple of 8 from its start.
 * @param comparison What a signal is waited for.
 * @param value Of 64 bits, without a sign.
 * @param milliseconds How long to wait at most; 0: as long as DTL_TIMEOUT allows.
 * @param seen This rank's own signal compares so with the value, and `*seen` is what it was
 *   found to be; what was put before the signal changed is there.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: heap: an open symmetric; comparison: a dtl_comparison; while it
 *   runs
 * - DTL_ERROR_NULL_POINTER: signal: not NULL; seen: not NULL
 * - DTL_ERROR_OUT_OF_BOUNDS: while it runs
 * - DTL_ERROR_TIMEOUT: while it runs
 */
DTL_API dtl_status dtl_symmetric_signal_wait_until(dtl_symmetric_t heap, const void *signal,
                                                   dtl_comparison comparison, dtl_size_t value,
                                                   dtl_size_t milliseconds, dtl_size_t *seen)
    DTL_NONNULL((2,6)) DTL_CHECKED;

/** As dtl_symmetric_signal_wait_until, for the first of several that compares so; `*index` tells
 * which. Waits for the ranks that signal.
 *
 * @param heap An open symmetric.
 * @param signals In this rank's heap, a multiple of 8 from its start.
 * @param count Signals, one after the other.
 * @param comparison What a signal is waited for.
 * @param value Of 64 bits, without a sign.
 * @param milliseconds How long to wait at most; 0: as long as DTL_TIMEOUT allows.
 * @param index As dtl_symmetric_signal_wait_until, for the first of several that compares so;
 *   `*index` tells which.
 * @param seen Its value then.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: heap: an open symmetric; comparison: a dtl_comparison; count >=
 *   1; while it runs
 * - DTL_ERROR_NULL_POINTER: signals: not NULL; index: not NULL; seen: not NULL
 * - DTL_ERROR_OUT_OF_BOUNDS: while it runs
 * - DTL_ERROR_TIMEOUT: while it runs
 */
DTL_API dtl_status dtl_symmetric_signal_wait_until_any(dtl_symmetric_t heap, const void *signals,
                                                       dtl_size_t count, dtl_comparison comparison,
                                                       dtl_size_t value, dtl_size_t milliseconds,
                                                       dtl_size_t *index, dtl_size_t *seen)
    DTL_NONNULL((2,7,8)) DTL_CHECKED;

/** As dtl_symmetric_signal_wait_until, until each of several has compared so. Waits for the
 * ranks that signal.
 *
 * @param heap An open symmetric.
 * @param signals In this rank's heap, a multiple of 8 from its start.
 * @param count Signals, one after the other.
 * @param comparison What a signal is waited for.
 * @param value Of 64 bits, without a sign.
 * @param milliseconds How long to wait at most; 0: as long as DTL_TIMEOUT allows.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: heap: an open symmetric; comparison: a dtl_comparison; count >=
 *   1; while it runs
 * - DTL_ERROR_NULL_POINTER: signals: not NULL
 * - DTL_ERROR_OUT_OF_BOUNDS: while it runs
 * - DTL_ERROR_TIMEOUT: while it runs
 */
DTL_API dtl_status dtl_symmetric_signal_wait_until_all(dtl_symmetric_t heap, const void *signals,
                                                       dtl_size_t count, dtl_comparison comparison,
                                                       dtl_size_t value, dtl_size_t milliseconds)
    DTL_NONNULL((2)) DTL_CHECKED;

/** The word of the rank is about to change in one atomic step, and `value` may be used again.
 * What the node's processors do to the word themselves must be atomic, too. Local: does not
 * wait for other ranks.
 *
 * @param heap An open symmetric.
 * @param dest In this rank's heap, a multiple of the element's size from its start.
 * @param value One element.
 * @param dtype int32, uint32, int64 or uint64.
 * @param op What becomes of a word, in one atomic step.
 * @param pe Whose copy it is.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: heap: an open symmetric; value: memory that the host reaches;
 *   dtype: a dtl_dtype; op: a dtl_atomic_op; op >= DTL_ATOMIC_SET; while it runs
 * - DTL_ERROR_NULL_POINTER: dest: not NULL; value: not NULL
 * - DTL_ERROR_NOT_SUPPORTED: dtype == DTL_DTYPE_INT32 or dtype == DTL_DTYPE_UINT32 or dtype ==
 *   DTL_DTYPE_INT64 or dtype == DTL_DTYPE_UINT64
 * - DTL_ERROR_INVALID_RANK: pe >= 0 and pe < size(heap)
 * - DTL_ERROR_OUT_OF_BOUNDS: while it runs
 */
DTL_API dtl_status dtl_symmetric_atomic(dtl_symmetric_t heap, void *dest, const void *value,
                                        dtl_dtype dtype, dtl_atomic_op op, dtl_rank_t pe)
    DTL_NONNULL((2)) DTL_CHECKED;

/** `*result` is the word that stood on the rank, which has changed in the same atomic step.
 * Waits for the answer. With DTL_ATOMIC_SET both are swapped. Waits for the other rank.
 *
 * @param heap An open symmetric.
 * @param dest In this rank's heap, a multiple of the element's size from its start.
 * @param value One element; of no effect where it is only fetched.
 * @param result One element.
 * @param dtype int32, uint32, int64 or uint64.
 * @param op What becomes of a word, in one atomic step.
 * @param pe Whose copy it is.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: heap: an open symmetric; value: memory that the host reaches;
 *   result: memory that the host reaches; dtype: a dtl_dtype; op: a dtl_atomic_op; result: no
 *   overlap with value; while it runs
 * - DTL_ERROR_NULL_POINTER: dest: not NULL; value: not NULL; result: not NULL
 * - DTL_ERROR_NOT_SUPPORTED: dtype == DTL_DTYPE_INT32 or dtype == DTL_DTYPE_UINT32 or dtype ==
 *   DTL_DTYPE_INT64 or dtype == DTL_DTYPE_UINT64
 * - DTL_ERROR_INVALID_RANK: pe >= 0 and pe < size(heap)
 * - DTL_ERROR_OUT_OF_BOUNDS: while it runs
 */
DTL_API dtl_status dtl_symmetric_atomic_fetch(dtl_symmetric_t heap, void *dest, const void *value,
                                              void *result, dtl_dtype dtype, dtl_atomic_op op,
                                              dtl_rank_t pe)
    DTL_TYPED(4,5) DTL_NONNULL((2)) DTL_CHECKED;

/** `*result` is the word that stood on the rank, which has become `*value` if it was `*compare`;
 * all in one atomic step. Waits for the answer. Waits for the other rank.
 *
 * @param heap An open symmetric.
 * @param dest In this rank's heap, a multiple of the element's size from its start.
 * @param compare One element.
 * @param value One element.
 * @param result One element.
 * @param dtype int32, uint32, int64 or uint64.
 * @param pe Whose copy it is.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: heap: an open symmetric; compare: memory that the host reaches;
 *   value: memory that the host reaches; result: memory that the host reaches; dtype: a
 *   dtl_dtype; result: no overlap with compare; result: no overlap with value; while it runs
 * - DTL_ERROR_NULL_POINTER: dest: not NULL; compare: not NULL; value: not NULL; result: not
 *   NULL
 * - DTL_ERROR_NOT_SUPPORTED: dtype == DTL_DTYPE_INT32 or dtype == DTL_DTYPE_UINT32 or dtype ==
 *   DTL_DTYPE_INT64 or dtype == DTL_DTYPE_UINT64
 * - DTL_ERROR_INVALID_RANK: pe >= 0 and pe < size(heap)
 * - DTL_ERROR_OUT_OF_BOUNDS: while it runs
 */
DTL_API dtl_status dtl_symmetric_atomic_compare_swap(dtl_symmetric_t heap, void *dest,
                                                     const void *compare, const void *value,
                                                     void *result, dtl_dtype dtype, dtl_rank_t pe)
    DTL_TYPED(5,6) DTL_NONNULL((2)) DTL_CHECKED;

/** What this rank has put, signalled or changed on another is seen there before what it does so
 * later. Does not wait. Local: does not wait for other ranks.
 *
 * @param heap An open symmetric.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: heap: an open symmetric
 */
DTL_API dtl_status dtl_symmetric_fence(dtl_symmetric_t heap)
    DTL_CHECKED;

/** All that this rank has begun is done: puts, signals and atomic operations are there, and what
 * was got may be read. Waits for the ranks that this one has written to.
 *
 * @param heap An open symmetric.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: heap: an open symmetric
 * - DTL_ERROR_COMMUNICATION: while it runs
 */
DTL_API dtl_status dtl_symmetric_quiet(dtl_symmetric_t heap)
    DTL_CHECKED;

/** All ranks have come here, and what each had begun is done. Collective.
 *
 * @param heap An open symmetric.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: heap: an open symmetric
 */
DTL_API dtl_status dtl_symmetric_barrier_all(dtl_symmetric_t heap)
    DTL_CHECKED;

/** All ranks have come here. What they have begun may be under way. Collective.
 *
 * @param heap An open symmetric.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: heap: an open symmetric
 */
DTL_API dtl_status dtl_symmetric_sync_all(dtl_symmetric_t heap)
    DTL_CHECKED;

/** Where stores reach the same place of all of a team's heaps at once; NULL without hardware
 * that does so, as on every machine so far. Local: does not wait for other ranks.
 *
 * @param heap An open symmetric.
 * @param team A team that this rank is in.
 * @param address In this rank's heap.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns NULL):
 * - DTL_ERROR_INVALID_ARGUMENT: heap: an open symmetric
 * - DTL_ERROR_NULL_POINTER: address: not NULL
 * - DTL_ERROR_OUT_OF_BOUNDS: while it runs
 */
DTL_API void *dtl_symmetric_remote_mc_ptr(dtl_symmetric_t heap, dtl_team_t team,
                                          const void *address)
    DTL_NONNULL((3));

/** This rank's number in the team; DTL_NO_RANK in one that it is not in. Local: does not wait
 * for other ranks.
 *
 * @param heap An open symmetric.
 * @param team A team of the heap.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns DTL_NO_RANK):
 * - DTL_ERROR_INVALID_ARGUMENT: heap: an open symmetric
 */
DTL_API dtl_rank_t dtl_symmetric_team_my_pe(dtl_symmetric_t heap, dtl_team_t team);

/** How many ranks the team has; DTL_NO_RANK of one that this rank is not in. Local: does not
 * wait for other ranks.
 *
 * @param heap An open symmetric.
 * @param team A team of the heap.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns DTL_NO_RANK):
 * - DTL_ERROR_INVALID_ARGUMENT: heap: an open symmetric
 */
DTL_API dtl_rank_t dtl_symmetric_team_n_pes(dtl_symmetric_t heap, dtl_team_t team);

/** The number in the heap's context of a rank of the team, as puts and gets want it. Local: does
 * not wait for other ranks.
 *
 * @param heap An open symmetric.
 * @param team A team that this rank is in.
 * @param pe A rank of the team.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns DTL_NO_RANK):
 * - DTL_ERROR_INVALID_ARGUMENT: heap: an open symmetric
 */
DTL_API dtl_rank_t dtl_symmetric_team_translate_pe(dtl_symmetric_t heap, dtl_team_t team,
                                                   dtl_rank_t pe);

/** `*made` is the team of `size` ranks of the team, from `start` on and `stride` apart, in their
 * order; on the other ranks it is DTL_TEAM_INVALID. All ranks of the team call it alike. The
 * number of a team is this rank's own. Waits for all ranks of the parent team.
 *
 * @param heap An open symmetric.
 * @param team A team that this rank is in.
 * @param start The first, in the team.
 * @param stride 1 or more.
 * @param size How many ranks; 1 or more.
 * @param made `*made` is the team of `size` ranks of the team, from `start` on and `stride`
 *   apart, in their order; on the other ranks it is DTL_TEAM_INVALID.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: heap: an open symmetric; while it runs
 * - DTL_ERROR_NULL_POINTER: made: not NULL
 * - DTL_ERROR_INVALID_RANK: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_symmetric_team_split_strided(dtl_symmetric_t heap, dtl_team_t team,
                                                    dtl_rank_t start, int stride, dtl_rank_t size,
                                                    dtl_team_t *made)
    DTL_NONNULL((6)) DTL_CHECKED;

/** `*made` is the team of those ranks of the team that give the same color, in the order of
 * their keys, then of their numbers in the team; with a color below 0 it is DTL_TEAM_INVALID.
 * All ranks of the team call it. The number of a team is this rank's own. Waits for all ranks
 * of the parent team.
 *
 * @param heap An open symmetric.
 * @param team A team that this rank is in.
 * @param color Which of the new teams; below 0 for none.
 * @param key Where in it.
 * @param made `*made` is the team of those ranks of the team that give the same color, in the
 *   order of their keys, then of their numbers in the team; with a color below 0 it is
 *   DTL_TEAM_INVALID.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: heap: an open symmetric; while it runs
 * - DTL_ERROR_NULL_POINTER: made: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_symmetric_team_split_color(dtl_symmetric_t heap, dtl_team_t team, int color,
                                                  int key, dtl_team_t *made)
    DTL_NONNULL((5)) DTL_CHECKED;

/** The team is no more. All its ranks call it. Those that every heap has stay. Waits for all
 * ranks of the team.
 *
 * @param heap An open symmetric.
 * @param team A team that this rank is in.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: heap: an open symmetric; while it runs
 */
DTL_API dtl_status dtl_symmetric_team_destroy(dtl_symmetric_t heap, dtl_team_t team)
    DTL_CHECKED;

/** All ranks of the team have come here, and what each had begun is done. Waits for all ranks of
 * the team.
 *
 * @param heap An open symmetric.
 * @param team A team that this rank is in.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: heap: an open symmetric; while it runs
 */
DTL_API dtl_status dtl_symmetric_barrier(dtl_symmetric_t heap, dtl_team_t team)
    DTL_CHECKED;

/** All ranks of the team have come here. What they have begun may be under way. Waits for all
 * ranks of the team.
 *
 * @param heap An open symmetric.
 * @param team A team that this rank is in.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: heap: an open symmetric; while it runs
 */
DTL_API dtl_status dtl_symmetric_sync(dtl_symmetric_t heap, dtl_team_t team)
    DTL_CHECKED;

/** `dest` holds the `size` bytes of the root's `source` on every rank of the team, the root as
 * well. All ranks of the team call it. Waits for all ranks of the team.
 *
 * @param heap An open symmetric.
 * @param team A team that this rank is in.
 * @param dest In this rank's heap.
 * @param source In this rank's heap; read on the root.
 * @param size Bytes, the same on all ranks.
 * @param root A rank of the team.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: heap: an open symmetric; while it runs
 * - DTL_ERROR_NULL_POINTER: dest: not NULL; source: not NULL
 * - DTL_ERROR_INVALID_RANK: while it runs
 * - DTL_ERROR_OUT_OF_BOUNDS: while it runs
 */
DTL_API dtl_status dtl_symmetric_broadcastmem(dtl_symmetric_t heap, dtl_team_t team, void *dest,
                                              const void *source, dtl_size_t size, dtl_rank_t root)
    DTL_NONNULL((3,4)) DTL_CHECKED;

/** `dest` holds the `size` bytes of each rank's `source`, in the order of the team's ranks. All
 * ranks of the team call it. Waits for all ranks of the team.
 *
 * @param heap An open symmetric.
 * @param team A team that this rank is in.
 * @param dest In this rank's heap, for as many times `size` bytes as the team has ranks.
 * @param source In this rank's heap, apart from `dest`.
 * @param size Bytes, the same on all ranks.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: heap: an open symmetric; while it runs
 * - DTL_ERROR_NULL_POINTER: dest: not NULL; source: not NULL
 * - DTL_ERROR_OUT_OF_BOUNDS: while it runs
 */
DTL_API dtl_status dtl_symmetric_fcollectmem(dtl_symmetric_t heap, dtl_team_t team, void *dest,
                                             const void *source, dtl_size_t size)
    DTL_NONNULL((3,4)) DTL_CHECKED;

#ifdef __cplusplus
}
#endif

#endif
