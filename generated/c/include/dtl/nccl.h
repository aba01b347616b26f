/* Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/c/header.h.j2.
 * Do not edit. */
/** nccl */
#ifndef DTL_NCCL_H
#define DTL_NCCL_H

#include <dtl/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; dtype: a dtl_dtype; op: a dtl_reduce_op;
 *   count <= limit(dtype); recvbuf: no overlap with sendbuf; op: an operation that is defined
 *   for dtype
 * - DTL_ERROR_NULL_POINTER: sendbuf: not NULL where count > 0; recvbuf: not NULL where count >
 *   0
 */
DTL_API dtl_status dtl_nccl_allreduce_device(dtl_context_t ctx, const void *sendbuf, void *recvbuf,
                                             dtl_size_t count, dtl_dtype dtype, dtl_reduce_op op);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; dtype: a dtl_dtype; op: a dtl_reduce_op;
 *   mode: a dtl_nccl_operation_mode; count <= limit(dtype); recvbuf: no overlap with sendbuf;
 *   op: an operation that is defined for dtype
 * - DTL_ERROR_NULL_POINTER: sendbuf: not NULL where count > 0; recvbuf: not NULL where count >
 *   0
 */
DTL_API dtl_status dtl_nccl_allreduce_device_ex(dtl_context_t ctx, const void *sendbuf,
                                                void *recvbuf, dtl_size_t count, dtl_dtype dtype,
                                                dtl_reduce_op op, dtl_nccl_operation_mode mode);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; dtype: a dtl_dtype; count <= limit(dtype)
 * - DTL_ERROR_NULL_POINTER: buf: not NULL where count > 0
 */
DTL_API dtl_status dtl_nccl_broadcast_device(dtl_context_t ctx, void *buf, dtl_size_t count,
                                             dtl_dtype dtype, dtl_rank_t root);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; dtype: a dtl_dtype; mode: a
 *   dtl_nccl_operation_mode; count <= limit(dtype)
 * - DTL_ERROR_NULL_POINTER: buf: not NULL where count > 0
 */
DTL_API dtl_status dtl_nccl_broadcast_device_ex(dtl_context_t ctx, void *buf, dtl_size_t count,
                                                dtl_dtype dtype, dtl_rank_t root,
                                                dtl_nccl_operation_mode mode);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context
 */
DTL_API dtl_status dtl_nccl_barrier_device(dtl_context_t ctx);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; senddtype: a dtl_dtype; recvdtype: a
 *   dtl_dtype; mode: a dtl_nccl_operation_mode; sendcount <= limit(senddtype); recvbuf: no
 *   overlap with sendbuf
 * - DTL_ERROR_NULL_POINTER: recvcounts: not NULL where size(ctx) > 0; sendbuf: not NULL where
 *   sendcount > 0; recvbuf: not NULL where extent(recvcounts, displs) > 0
 */
DTL_API dtl_status dtl_nccl_gatherv_device_ex(dtl_context_t ctx, const void *sendbuf,
                                              dtl_size_t sendcount, dtl_dtype senddtype,
                                              void *recvbuf, const dtl_size_t *recvcounts,
                                              const dtl_size_t *displs, dtl_dtype recvdtype,
                                              dtl_rank_t root, dtl_nccl_operation_mode mode);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; senddtype: a dtl_dtype; recvdtype: a
 *   dtl_dtype; mode: a dtl_nccl_operation_mode; recvcount <= limit(recvdtype); recvbuf: no
 *   overlap with sendbuf
 * - DTL_ERROR_NULL_POINTER: sendcounts: not NULL where size(ctx) > 0; sendbuf: not NULL where
 *   extent(sendcounts, displs) > 0; recvbuf: not NULL where recvcount > 0
 */
DTL_API dtl_status dtl_nccl_scatterv_device_ex(dtl_context_t ctx, const void *sendbuf,
                                               const dtl_size_t *sendcounts,
                                               const dtl_size_t *displs, dtl_dtype senddtype,
                                               void *recvbuf, dtl_size_t recvcount,
                                               dtl_dtype recvdtype, dtl_rank_t root,
                                               dtl_nccl_operation_mode mode);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; dtype: a dtl_dtype; mode: a
 *   dtl_nccl_operation_mode; sendcount <= limit(dtype); recvbuf: no overlap with sendbuf
 * - DTL_ERROR_NULL_POINTER: recvcounts: not NULL where size(ctx) > 0; sendbuf: not NULL where
 *   sendcount > 0; recvbuf: not NULL where extent(recvcounts, displs) > 0
 */
DTL_API dtl_status dtl_nccl_allgatherv_device_ex(dtl_context_t ctx, const void *sendbuf,
                                                 dtl_size_t sendcount, dtl_dtype dtype,
                                                 void *recvbuf, const dtl_size_t *recvcounts,
                                                 const dtl_size_t *displs,
                                                 dtl_nccl_operation_mode mode);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; senddtype: a dtl_dtype; recvdtype: a
 *   dtl_dtype; mode: a dtl_nccl_operation_mode; recvbuf: no overlap with sendbuf
 * - DTL_ERROR_NULL_POINTER: sendcounts: not NULL where size(ctx) > 0; recvcounts: not NULL
 *   where size(ctx) > 0; sendbuf: not NULL where extent(sendcounts, sdispls) > 0; recvbuf: not
 *   NULL where extent(recvcounts, rdispls) > 0
 */
DTL_API dtl_status dtl_nccl_alltoallv_device_ex(dtl_context_t ctx, const void *sendbuf,
                                                const dtl_size_t *sendcounts,
                                                const dtl_size_t *sdispls, dtl_dtype senddtype,
                                                void *recvbuf, const dtl_size_t *recvcounts,
                                                const dtl_size_t *rdispls, dtl_dtype recvdtype,
                                                dtl_nccl_operation_mode mode);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; dtype: a dtl_dtype; op: a dtl_reduce_op;
 *   mode: a dtl_nccl_operation_mode; count <= limit(dtype); recvbuf: no overlap with sendbuf;
 *   op: an operation that is defined for dtype
 * - DTL_ERROR_NULL_POINTER: sendbuf: not NULL where count > 0; recvbuf: not NULL where count >
 *   0
 */
DTL_API dtl_status dtl_nccl_scan_device_ex(dtl_context_t ctx, const void *sendbuf, void *recvbuf,
                                           dtl_size_t count, dtl_dtype dtype, dtl_reduce_op op,
                                           dtl_nccl_operation_mode mode);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; dtype: a dtl_dtype; op: a dtl_reduce_op;
 *   mode: a dtl_nccl_operation_mode; count <= limit(dtype); recvbuf: no overlap with sendbuf;
 *   op: an operation that is defined for dtype
 * - DTL_ERROR_NULL_POINTER: sendbuf: not NULL where count > 0; recvbuf: not NULL where count >
 *   0
 */
DTL_API dtl_status dtl_nccl_exscan_device_ex(dtl_context_t ctx, const void *sendbuf, void *recvbuf,
                                             dtl_size_t count, dtl_dtype dtype, dtl_reduce_op op,
                                             dtl_nccl_operation_mode mode);

#ifdef __cplusplus
}
#endif

#endif
