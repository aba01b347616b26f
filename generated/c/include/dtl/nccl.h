/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/header.h.j2.
 * Do not edit. */
/** Collectives on device buffers
 *
 * The collectives by NCCL: buffers lie in the memory of the context's CUDA device, and the
 * context is one of dtl_context_with_nccl or dtl_context_split_nccl. Each call returns once its
 * part is done on the device. What NCCL itself lacks goes by way of the host in hybrid mode,
 * and is refused with DTL_ERROR_NOT_SUPPORTED in native-only mode. Counts, roots and
 * displacements mean what they mean in the collectives of the same name.
 *
 * NCCL performs broadcasts, barriers, what moves elements, and the sum, product, minimum and
 * maximum of the numbers that it knows: int8, int32, int64, their unsigned kin, byte and all
 * floating-point numbers; of complex numbers the sum. Its minimum and maximum of floating-point
 * numbers need not be NaN where one of them is. Where a context fixes the order of reductions,
 * those that round go by way of the host.
 *
 * The generic collectives, dtl_allreduce and its kin, take memory of the context's device too:
 * all ranks give such memory, or none does. They go the same way, and by way of the host where
 * the context has a device without NCCL.
 *
 * A rank that refuses a call, or on which NCCL fails, tells the others, whose calls fail too.
 * After a call that some ranks have made and others not, the context's NCCL is of no use any
 * more.
 */
#ifndef DTL_NCCL_H
#define DTL_NCCL_H

#include <dtl/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** On every rank, recvbuf[i] in device memory is the reduction of sendbuf[i] over all ranks, in
 * the context's mode. Collective.
 *
 * @param ctx An open context.
 * @param sendbuf This rank's contribution.
 * @param recvbuf The result; may be `sendbuf` itself.
 * @param count Elements; the same on all ranks.
 * @param dtype The dtype of the elements of `sendbuf` and `recvbuf`.
 * @param op How a reduction combines two elements.
 *
 * All ranks give the same count, dtype, op. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; dtype: a dtl_dtype; op: a dtl_reduce_op;
 *   count <= limit(dtype); recvbuf: no overlap with sendbuf unless both are the same; op: an
 *   operation defined for dtype; while it runs
 * - DTL_ERROR_NULL_POINTER: sendbuf: not NULL where count > 0; recvbuf: not NULL where count >
 *   0
 * - DTL_ERROR_BACKEND_UNAVAILABLE: nccl: nccl to be available: NCCL (libnccl2), CUDA and an
 *   NVIDIA driver
 * - DTL_ERROR_OUT_OF_BOUNDS: while it runs
 * - DTL_ERROR_NCCL: while it runs
 * - DTL_ERROR_NOT_SUPPORTED: while it runs
 */
DTL_API dtl_status dtl_nccl_allreduce_device(dtl_context_t ctx, const void *sendbuf, void *recvbuf,
                                             dtl_size_t count, dtl_dtype dtype, dtl_reduce_op op)
    DTL_READS(2,4) DTL_WRITES(3,4) DTL_TYPED(3,5) DTL_CHECKED;

/** On every rank, recvbuf[i] in device memory is the reduction of sendbuf[i] over all ranks, in
 * the given mode. Collective.
 *
 * @param ctx An open context.
 * @param sendbuf This rank's contribution.
 * @param recvbuf The result; may be `sendbuf` itself.
 * @param count Elements; the same on all ranks.
 * @param dtype The dtype of the elements of `sendbuf` and `recvbuf`.
 * @param op How a reduction combines two elements.
 * @param mode What a context does where NCCL lacks an operation.
 *
 * All ranks give the same count, dtype, op, mode. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; dtype: a dtl_dtype; op: a dtl_reduce_op;
 *   mode: a dtl_nccl_operation_mode; count <= limit(dtype); recvbuf: no overlap with sendbuf
 *   unless both are the same; op: an operation defined for dtype; while it runs
 * - DTL_ERROR_NULL_POINTER: sendbuf: not NULL where count > 0; recvbuf: not NULL where count >
 *   0
 * - DTL_ERROR_BACKEND_UNAVAILABLE: nccl: nccl to be available: NCCL (libnccl2), CUDA and an
 *   NVIDIA driver
 * - DTL_ERROR_OUT_OF_BOUNDS: while it runs
 * - DTL_ERROR_NCCL: while it runs
 * - DTL_ERROR_NOT_SUPPORTED: while it runs
 */
DTL_API dtl_status dtl_nccl_allreduce_device_ex(dtl_context_t ctx, const void *sendbuf,
                                                void *recvbuf, dtl_size_t count, dtl_dtype dtype,
                                                dtl_reduce_op op, dtl_nccl_operation_mode mode)
    DTL_READS(2,4) DTL_WRITES(3,4) DTL_TYPED(3,5) DTL_CHECKED;

/** `buf` in device memory holds the root's `count` elements on every rank, in the context's
 * mode. Collective.
 *
 * @param ctx An open context.
 * @param buf Read on the root, written on all other ranks.
 * @param count Elements; the same on all ranks.
 * @param dtype The dtype of the elements of `buf`.
 * @param root Whose elements they are.
 *
 * All ranks give the same count, dtype, root. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; dtype: a dtl_dtype; count <=
 *   limit(dtype); while it runs
 * - DTL_ERROR_NULL_POINTER: buf: not NULL where count > 0
 * - DTL_ERROR_INVALID_RANK: root >= 0 and root < size(ctx)
 * - DTL_ERROR_BACKEND_UNAVAILABLE: nccl: nccl to be available: NCCL (libnccl2), CUDA and an
 *   NVIDIA driver
 * - DTL_ERROR_OUT_OF_BOUNDS: while it runs
 * - DTL_ERROR_NCCL: while it runs
 * - DTL_ERROR_NOT_SUPPORTED: while it runs
 */
DTL_API dtl_status dtl_nccl_broadcast_device(dtl_context_t ctx, void *buf, dtl_size_t count,
                                             dtl_dtype dtype, dtl_rank_t root)
    DTL_CHANGES(2,3) DTL_TYPED(2,4) DTL_CHECKED;

/** `buf` in device memory holds the root's `count` elements on every rank, in the given mode.
 * Collective.
 *
 * @param ctx An open context.
 * @param buf Read on the root, written on all other ranks.
 * @param count Elements; the same on all ranks.
 * @param dtype The dtype of the elements of `buf`.
 * @param root Whose elements they are.
 * @param mode What a context does where NCCL lacks an operation.
 *
 * All ranks give the same count, dtype, root, mode. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; dtype: a dtl_dtype; mode: a
 *   dtl_nccl_operation_mode; count <= limit(dtype); while it runs
 * - DTL_ERROR_NULL_POINTER: buf: not NULL where count > 0
 * - DTL_ERROR_INVALID_RANK: root >= 0 and root < size(ctx)
 * - DTL_ERROR_BACKEND_UNAVAILABLE: nccl: nccl to be available: NCCL (libnccl2), CUDA and an
 *   NVIDIA driver
 * - DTL_ERROR_OUT_OF_BOUNDS: while it runs
 * - DTL_ERROR_NCCL: while it runs
 * - DTL_ERROR_NOT_SUPPORTED: while it runs
 */
DTL_API dtl_status dtl_nccl_broadcast_device_ex(dtl_context_t ctx, void *buf, dtl_size_t count,
                                                dtl_dtype dtype, dtl_rank_t root,
                                                dtl_nccl_operation_mode mode)
    DTL_CHANGES(2,3) DTL_TYPED(2,4) DTL_CHECKED;

/** Returns once every rank has entered, and the collectives of the context on its device are
 * done. Collective.
 *
 * @param ctx An open context.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; while it runs
 * - DTL_ERROR_BACKEND_UNAVAILABLE: nccl: nccl to be available: NCCL (libnccl2), CUDA and an
 *   NVIDIA driver
 * - DTL_ERROR_NCCL: while it runs
 */
DTL_API dtl_status dtl_nccl_barrier_device(dtl_context_t ctx)
    DTL_CHECKED;

/** On the root, `recvbuf` in device memory holds recvcounts[r] elements of each rank r, from
 * element displs[r] on. Collective.
 *
 * @param ctx An open context.
 * @param sendbuf `sendcount` elements of `senddtype`, read.
 * @param sendcount Elements that this rank sends.
 * @param senddtype The dtype of the elements of `sendbuf`.
 * @param recvbuf Blocks of `recvcounts` elements of `recvdtype` that begin at `displs`,
 *   written. Significant only where `rank(ctx) == root`.
 * @param recvcounts Elements from each rank, on the root. Significant only where `rank(ctx) ==
 *   root`.
 * @param displs Where each rank's block starts, in elements; NULL packs the blocks one after
 *   the other. Significant only where `rank(ctx) == root`.
 * @param recvdtype Equals `senddtype`.
 * @param root Who gets them.
 * @param mode What a context does where NCCL lacks an operation.
 *
 * All ranks give the same senddtype, root, mode. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; recvcounts: memory that the host reaches;
 *   displs: memory that the host reaches; senddtype: a dtl_dtype; recvdtype: a dtl_dtype; mode:
 *   a dtl_nccl_operation_mode; sendcount <= limit(senddtype); rank(ctx) != root or
 *   extent(recvcounts, displs) <= limit(recvdtype); rank(ctx) != root or entry(recvcounts,
 *   rank(ctx)) == sendcount; rank(ctx) != root or recvdtype == senddtype; recvbuf: no overlap
 *   with sendbuf; while it runs
 * - DTL_ERROR_NULL_POINTER: recvcounts: not NULL where rank(ctx) == root and size(ctx) > 0;
 *   sendbuf: not NULL where sendcount > 0; recvbuf: not NULL where rank(ctx) == root and
 *   extent(recvcounts, displs) > 0
 * - DTL_ERROR_INVALID_RANK: root >= 0 and root < size(ctx)
 * - DTL_ERROR_BACKEND_UNAVAILABLE: nccl: nccl to be available: NCCL (libnccl2), CUDA and an
 *   NVIDIA driver
 * - DTL_ERROR_OUT_OF_BOUNDS: while it runs
 * - DTL_ERROR_NCCL: while it runs
 * - DTL_ERROR_NOT_SUPPORTED: while it runs
 */
DTL_API dtl_status dtl_nccl_gatherv_device_ex(dtl_context_t ctx, const void *sendbuf,
                                              dtl_size_t sendcount, dtl_dtype senddtype,
                                              void *recvbuf, const dtl_size_t *recvcounts,
                                              const dtl_size_t *displs, dtl_dtype recvdtype,
                                              dtl_rank_t root, dtl_nccl_operation_mode mode)
    DTL_READS(2,3) DTL_TYPED(5,8) DTL_CHECKED;

/** `recvbuf` in device memory holds the sendcounts[rank] elements that the root keeps for this
 * rank, from element displs[rank] of its `sendbuf` on. Collective.
 *
 * @param ctx An open context.
 * @param sendbuf Blocks of `sendcounts` elements of `senddtype` that begin at `displs`, read.
 *   Significant only where `rank(ctx) == root`.
 * @param sendcounts Elements to each rank, on the root. Significant only where `rank(ctx) ==
 *   root`.
 * @param displs Where each rank's block starts, in elements; NULL means that they follow one
 *   another. Significant only where `rank(ctx) == root`.
 * @param senddtype Equals `recvdtype`.
 * @param recvbuf `recvcount` elements of `recvdtype`, written.
 * @param recvcount Elements that this rank gets: the root's sendcounts[rank].
 * @param recvdtype The dtype of the elements of `recvbuf`.
 * @param root Whose elements they are.
 * @param mode What a context does where NCCL lacks an operation.
 *
 * All ranks give the same recvdtype, root, mode. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; sendcounts: memory that the host reaches;
 *   displs: memory that the host reaches; senddtype: a dtl_dtype; recvdtype: a dtl_dtype; mode:
 *   a dtl_nccl_operation_mode; rank(ctx) != root or extent(sendcounts, displs) <=
 *   limit(senddtype); recvcount <= limit(recvdtype); rank(ctx) != root or entry(sendcounts,
 *   rank(ctx)) == recvcount; rank(ctx) != root or senddtype == recvdtype; recvbuf: no overlap
 *   with sendbuf; while it runs
 * - DTL_ERROR_NULL_POINTER: sendcounts: not NULL where rank(ctx) == root and size(ctx) > 0;
 *   sendbuf: not NULL where rank(ctx) == root and extent(sendcounts, displs) > 0; recvbuf: not
 *   NULL where recvcount > 0
 * - DTL_ERROR_INVALID_RANK: root >= 0 and root < size(ctx)
 * - DTL_ERROR_BACKEND_UNAVAILABLE: nccl: nccl to be available: NCCL (libnccl2), CUDA and an
 *   NVIDIA driver
 * - DTL_ERROR_OUT_OF_BOUNDS: while it runs
 * - DTL_ERROR_NCCL: while it runs
 * - DTL_ERROR_NOT_SUPPORTED: while it runs
 */
DTL_API dtl_status dtl_nccl_scatterv_device_ex(dtl_context_t ctx, const void *sendbuf,
                                               const dtl_size_t *sendcounts,
                                               const dtl_size_t *displs, dtl_dtype senddtype,
                                               void *recvbuf, dtl_size_t recvcount,
                                               dtl_dtype recvdtype, dtl_rank_t root,
                                               dtl_nccl_operation_mode mode)
    DTL_WRITES(6,7) DTL_TYPED(6,8) DTL_CHECKED;

/** On every rank, `recvbuf` in device memory holds recvcounts[r] elements of each rank r, from
 * element displs[r] on. Collective.
 *
 * @param ctx An open context.
 * @param sendbuf `sendcount` elements of `dtype`, read.
 * @param sendcount Elements that this rank sends.
 * @param dtype The dtype of the elements of `sendbuf` and `recvbuf`.
 * @param recvbuf Blocks of `recvcounts` elements of `dtype` that begin at `displs`, written.
 * @param recvcounts Elements from each rank; the same on all ranks.
 * @param displs Where each rank's block starts, in elements; NULL packs the blocks one after
 *   the other.
 * @param mode What a context does where NCCL lacks an operation.
 *
 * All ranks give the same dtype, mode. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; recvcounts: memory that the host reaches;
 *   displs: memory that the host reaches; dtype: a dtl_dtype; mode: a dtl_nccl_operation_mode;
 *   sendcount <= limit(dtype); extent(recvcounts, displs) <= limit(dtype); entry(recvcounts,
 *   rank(ctx)) == sendcount; recvbuf: no overlap with sendbuf; while it runs
 * - DTL_ERROR_NULL_POINTER: recvcounts: not NULL where size(ctx) > 0; sendbuf: not NULL where
 *   sendcount > 0; recvbuf: not NULL where extent(recvcounts, displs) > 0
 * - DTL_ERROR_BACKEND_UNAVAILABLE: nccl: nccl to be available: NCCL (libnccl2), CUDA and an
 *   NVIDIA driver
 * - DTL_ERROR_OUT_OF_BOUNDS: while it runs
 * - DTL_ERROR_NCCL: while it runs
 * - DTL_ERROR_NOT_SUPPORTED: while it runs
 */
DTL_API dtl_status dtl_nccl_allgatherv_device_ex(dtl_context_t ctx, const void *sendbuf,
                                                 dtl_size_t sendcount, dtl_dtype dtype,
                                                 void *recvbuf, const dtl_size_t *recvcounts,
                                                 const dtl_size_t *displs,
                                                 dtl_nccl_operation_mode mode)
    DTL_READS(2,3) DTL_TYPED(5,4) DTL_CHECKED;

/** `recvbuf` in device memory holds, for each rank r, the recvcounts[r] elements that r keeps
 * for this rank, from element rdispls[r] on. Collective.
 *
 * @param ctx An open context.
 * @param sendbuf Blocks of `sendcounts` elements of `senddtype` that begin at `sdispls`, read.
 * @param sendcounts Elements to each rank.
 * @param sdispls Where the block to each rank starts, in elements; NULL means that they follow
 *   one another.
 * @param senddtype The dtype of the elements of `sendbuf`.
 * @param recvbuf Blocks of `recvcounts` elements of `recvdtype` that begin at `rdispls`,
 *   written.
 * @param recvcounts Elements from each rank.
 * @param rdispls Where the block of each rank starts, in elements; NULL packs them one after
 *   the other.
 * @param recvdtype Equals `senddtype`.
 * @param mode What a context does where NCCL lacks an operation.
 *
 * All ranks give the same senddtype, mode. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; sendcounts: memory that the host reaches;
 *   sdispls: memory that the host reaches; recvcounts: memory that the host reaches; rdispls:
 *   memory that the host reaches; senddtype: a dtl_dtype; recvdtype: a dtl_dtype; mode: a
 *   dtl_nccl_operation_mode; extent(sendcounts, sdispls) <= limit(senddtype);
 *   extent(recvcounts, rdispls) <= limit(recvdtype); entry(recvcounts, rank(ctx)) ==
 *   entry(sendcounts, rank(ctx)); recvdtype == senddtype; recvbuf: no overlap with sendbuf;
 *   while it runs
 * - DTL_ERROR_NULL_POINTER: sendcounts: not NULL where size(ctx) > 0; recvcounts: not NULL
 *   where size(ctx) > 0; sendbuf: not NULL where extent(sendcounts, sdispls) > 0; recvbuf: not
 *   NULL where extent(recvcounts, rdispls) > 0
 * - DTL_ERROR_BACKEND_UNAVAILABLE: nccl: nccl to be available: NCCL (libnccl2), CUDA and an
 *   NVIDIA driver
 * - DTL_ERROR_OUT_OF_BOUNDS: while it runs
 * - DTL_ERROR_NCCL: while it runs
 * - DTL_ERROR_NOT_SUPPORTED: while it runs
 */
DTL_API dtl_status dtl_nccl_alltoallv_device_ex(dtl_context_t ctx, const void *sendbuf,
                                                const dtl_size_t *sendcounts,
                                                const dtl_size_t *sdispls, dtl_dtype senddtype,
                                                void *recvbuf, const dtl_size_t *recvcounts,
                                                const dtl_size_t *rdispls, dtl_dtype recvdtype,
                                                dtl_nccl_operation_mode mode)
    DTL_TYPED(6,9) DTL_CHECKED;

/** On rank r, recvbuf[i] in device memory is the reduction of sendbuf[i] over the ranks 0 to r.
 * NCCL has no scan, so native-only mode refuses it. Collective.
 *
 * @param ctx An open context.
 * @param sendbuf This rank's contribution.
 * @param recvbuf The result; may be `sendbuf` itself.
 * @param count Elements; the same on all ranks.
 * @param dtype The dtype of the elements of `sendbuf` and `recvbuf`.
 * @param op How a reduction combines two elements.
 * @param mode What a context does where NCCL lacks an operation.
 *
 * All ranks give the same count, dtype, op, mode. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; dtype: a dtl_dtype; op: a dtl_reduce_op;
 *   mode: a dtl_nccl_operation_mode; count <= limit(dtype); recvbuf: no overlap with sendbuf
 *   unless both are the same; op: an operation defined for dtype; while it runs
 * - DTL_ERROR_NULL_POINTER: sendbuf: not NULL where count > 0; recvbuf: not NULL where count >
 *   0
 * - DTL_ERROR_BACKEND_UNAVAILABLE: nccl: nccl to be available: NCCL (libnccl2), CUDA and an
 *   NVIDIA driver
 * - DTL_ERROR_OUT_OF_BOUNDS: while it runs
 * - DTL_ERROR_NCCL: while it runs
 * - DTL_ERROR_NOT_SUPPORTED: while it runs
 */
DTL_API dtl_status dtl_nccl_scan_device_ex(dtl_context_t ctx, const void *sendbuf, void *recvbuf,
                                           dtl_size_t count, dtl_dtype dtype, dtl_reduce_op op,
                                           dtl_nccl_operation_mode mode)
    DTL_READS(2,4) DTL_WRITES(3,4) DTL_TYPED(3,5) DTL_CHECKED;

/** On rank r, recvbuf[i] in device memory is the reduction of sendbuf[i] over the ranks below r;
 * rank 0 gets the operation's neutral element. NCCL has no scan, so native-only mode refuses
 * it. Collective.
 *
 * @param ctx An open context.
 * @param sendbuf This rank's contribution.
 * @param recvbuf The result; may be `sendbuf` itself.
 * @param count Elements; the same on all ranks.
 * @param dtype The dtype of the elements of `sendbuf` and `recvbuf`.
 * @param op How a reduction combines two elements.
 * @param mode What a context does where NCCL lacks an operation.
 *
 * All ranks give the same count, dtype, op, mode. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; dtype: a dtl_dtype; op: a dtl_reduce_op;
 *   mode: a dtl_nccl_operation_mode; count <= limit(dtype); recvbuf: no overlap with sendbuf
 *   unless both are the same; op: an operation defined for dtype; while it runs
 * - DTL_ERROR_NULL_POINTER: sendbuf: not NULL where count > 0; recvbuf: not NULL where count >
 *   0
 * - DTL_ERROR_BACKEND_UNAVAILABLE: nccl: nccl to be available: NCCL (libnccl2), CUDA and an
 *   NVIDIA driver
 * - DTL_ERROR_OUT_OF_BOUNDS: while it runs
 * - DTL_ERROR_NCCL: while it runs
 * - DTL_ERROR_NOT_SUPPORTED: while it runs
 */
DTL_API dtl_status dtl_nccl_exscan_device_ex(dtl_context_t ctx, const void *sendbuf, void *recvbuf,
                                             dtl_size_t count, dtl_dtype dtype, dtl_reduce_op op,
                                             dtl_nccl_operation_mode mode)
    DTL_READS(2,4) DTL_WRITES(3,4) DTL_TYPED(3,5) DTL_CHECKED;

#ifdef __cplusplus
}
#endif

#endif
