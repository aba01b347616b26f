/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/header.h.j2.
 * Do not edit. */
/** Collectives
 *
 * Operations in which every rank of a context takes part. All ranks call the same function with
 * matching arguments, in the same order as their other collectives on that context; each call
 * returns once this rank's part is done and its buffers may be used again. Counts are elements
 * of the dtype, never bytes; they may exceed the range of int, and may be 0.
 *
 * Reductions combine element by element: result[i] = a[i] op b[i] op ... over the ranks.
 * Integer sums and products wrap around. min and max propagate NaN. The logical operations take
 * any non-zero element as true and give 0 or 1, and so does every operation on bool. minloc and
 * maxloc work on the pair dtypes and, where values are equal, keep the smallest index.
 * Contributions are associated as the backend likes, unless the context asks for more:
 * determinism `deterministic` or the schedule `fixed_tree` reduces on a balanced tree over the
 * ranks, made of DTL's own kernels, which gives the same bits in every run at a given number of
 * ranks and under every MPI; progress ordering `rank_ordered` takes the contributions in
 * ascending order of ranks, ((r0 op r1) op r2) op ... With any of the three, scans do the
 * latter.
 *
 * Collectives of ranks that share a node go through memory that they share; a rank that finds
 * another one in a different collective there fails, and names both. Where a large one ends
 * half way by it, its context is of no more use. DTL_NODE_COLLECTIVES=off in the environment of
 * any rank leaves them to the backend; `pieces` moves large blocks through that memory and
 * `direct` has the system copy them from one process to another, where `auto` measures once how
 * far the ranks' CPUs are from each other.
 *
 * A context of one rank never enters a backend: its collectives are copies, also of truth
 * values that are not 0 or 1.
 */
#ifndef DTL_COLLECTIVE_H
#define DTL_COLLECTIVE_H

#include <dtl/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Returns once every rank of the context has entered. It orders nothing but the ranks: data
 * moves by the other functions. Collective.
 *
 * @param ctx An open context.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context
 *
 *     dtl_context_t ctx;
 *     if (dtl_context_create_default(&ctx) != DTL_SUCCESS)
 *         return 1;
 *     if (dtl_barrier(ctx) == DTL_SUCCESS && dtl_context_is_root(ctx))
 *         printf("all ranks are here\n");
 *     dtl_context_destroy(ctx);
 */
DTL_API dtl_status dtl_barrier(dtl_context_t ctx)
    DTL_CHECKED;

/** `buf` holds the root's `count` elements on every rank. Collective.
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
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; dtype: a dtl_dtype; count <= limit(dtype)
 * - DTL_ERROR_NULL_POINTER: buf: not NULL where count > 0
 * - DTL_ERROR_INVALID_RANK: root >= 0 and root < size(ctx)
 * - DTL_ERROR_BROADCAST_FAILED: while it runs
 *
 *     dtl_context_t ctx;
 *     double values[2] = {0.0, 0.0};
 *     if (dtl_context_create_default(&ctx) != DTL_SUCCESS)
 *         return 1;
 *     if (dtl_context_is_root(ctx)) {
 *         values[0] = 1.5;
 *         values[1] = 2.5;
 *     }
 *     if (dtl_broadcast(ctx, values, 2, DTL_DTYPE_FLOAT64, 0) == DTL_SUCCESS &&
 *         dtl_context_rank(ctx) == dtl_context_size(ctx) - 1)
 *         printf("%.1f %.1f\n", values[0], values[1]);
 *     dtl_context_destroy(ctx);
 */
DTL_API dtl_status dtl_broadcast(dtl_context_t ctx, void *buf, dtl_size_t count, dtl_dtype dtype,
                                 dtl_rank_t root)
    DTL_CHANGES(2,3) DTL_TYPED(2,4) DTL_CHECKED;

/** On the root, recvbuf[i] is the reduction of sendbuf[i] over all ranks. On the other ranks
 * `recvbuf` is neither read nor written and may be NULL. Collective.
 *
 * @param ctx An open context.
 * @param sendbuf This rank's contribution.
 * @param recvbuf The result, on the root; may be `sendbuf` itself. Significant only where
 *   `rank(ctx) == root`.
 * @param count Elements; the same on all ranks.
 * @param dtype The dtype of the elements of `sendbuf` and `recvbuf`.
 * @param op How a reduction combines two elements.
 * @param root Who gets the result.
 *
 * All ranks give the same count, dtype, op, root. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; dtype: a dtl_dtype; op: a dtl_reduce_op;
 *   count <= limit(dtype); recvbuf: no overlap with sendbuf unless both are the same; op: an
 *   operation defined for dtype
 * - DTL_ERROR_NULL_POINTER: sendbuf: not NULL where count > 0; recvbuf: not NULL where
 *   rank(ctx) == root and count > 0
 * - DTL_ERROR_INVALID_RANK: root >= 0 and root < size(ctx)
 * - DTL_ERROR_REDUCE_FAILED: while it runs
 *
 *     dtl_context_t ctx;
 *     int32_t mine = 7, largest = 0;
 *     if (dtl_context_create_default(&ctx) != DTL_SUCCESS)
 *         return 1;
 *     if (dtl_reduce(ctx, &mine, &largest, 1, DTL_DTYPE_INT32, DTL_OP_MAX, 0) == DTL_SUCCESS &&
 *         dtl_context_is_root(ctx))
 *         printf("largest: %d\n", (int)largest);
 *     dtl_context_destroy(ctx);
 */
DTL_API dtl_status dtl_reduce(dtl_context_t ctx, const void *sendbuf, void *recvbuf,
                              dtl_size_t count, dtl_dtype dtype, dtl_reduce_op op, dtl_rank_t root)
    DTL_READS(2,4) DTL_TYPED(3,5) DTL_CHECKED;

/** On every rank, recvbuf[i] is the reduction of sendbuf[i] over all ranks. In deterministic
 * contexts all ranks get the same bits; elsewhere floating-point results of two runs may differ
 * in the last place. Collective.
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
 *   operation defined for dtype
 * - DTL_ERROR_NULL_POINTER: sendbuf: not NULL where count > 0; recvbuf: not NULL where count >
 *   0
 * - DTL_ERROR_REDUCE_FAILED: while it runs
 *
 *     dtl_context_t ctx;
 *     int64_t one = 1, ranks = 0;
 *     if (dtl_context_create_default(&ctx) != DTL_SUCCESS)
 *         return 1;
 *     if (dtl_allreduce(ctx, &one, &ranks, 1, DTL_DTYPE_INT64, DTL_OP_SUM) == DTL_SUCCESS &&
 *         dtl_context_is_root(ctx))
 *         printf("counted every rank: %s\n", ranks == dtl_context_size(ctx) ? "yes" : "no");
 *     dtl_context_destroy(ctx);
 */
DTL_API dtl_status dtl_allreduce(dtl_context_t ctx, const void *sendbuf, void *recvbuf,
                                 dtl_size_t count, dtl_dtype dtype, dtl_reduce_op op)
    DTL_READS(2,4) DTL_WRITES(3,4) DTL_TYPED(3,5) DTL_CHECKED;

/** Whether all ranks give the same form of value, and if they do `*result_dtype` is its dtype
 * and recvbuf[i] on every rank the reduction of sendbuf[i] over all ranks; else `*result_dtype`
 * is -1 on every rank. Alike are values of one dtype, count, operation and `form`. Numbers,
 * which the caller says these are, may also be int64 or uint64 here, float64 or complex128
 * there: they are reduced as the one of these that all of them fit, and `recvbuf` has room for
 * 16 bytes; where the sum or product of integers is beyond that, `*result_dtype` is -2 on every
 * rank. Up to 32 bytes travel in the message that asks. For bindings of languages whose values
 * know their form; they lie in the host's memory. Collective.
 *
 * @param ctx An open context.
 * @param sendbuf This rank's contribution.
 * @param recvbuf The result; may be `sendbuf` itself.
 * @param count Elements.
 * @param dtype The dtype of the elements of `sendbuf` and `recvbuf`.
 * @param op A dtl_reduce_op; where no rank gives an element, any.
 * @param form A number for what else must agree: the function and the shape.
 * @param is_number Not 0 for a number, of which there is one.
 * @param result_dtype Whether all ranks give the same form of value, and if they do
 *   `*result_dtype` is its dtype and recvbuf[i] on every rank the reduction of sendbuf[i] over
 *   all ranks; else `*result_dtype` is -1 on every rank.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; sendbuf: memory that the host reaches;
 *   recvbuf: memory that the host reaches; dtype: a dtl_dtype; count <= limit(dtype); recvbuf:
 *   no overlap with sendbuf unless both are the same
 * - DTL_ERROR_NULL_POINTER: sendbuf: not NULL where count > 0; recvbuf: not NULL where count >
 *   0; result_dtype: not NULL
 * - DTL_ERROR_REDUCE_FAILED: while it runs
 */
DTL_API dtl_status dtl_allreduce_alike(dtl_context_t ctx, const void *sendbuf, void *recvbuf,
                                       dtl_size_t count, dtl_dtype dtype, int32_t op, int64_t form,
                                       int is_number, int32_t *result_dtype)
    DTL_READS(2,4) DTL_WRITES(3,4) DTL_TYPED(3,5) DTL_NONNULL((9)) DTL_CHECKED;

/** `*result` is the reduction of `value` over all ranks, on every rank. The same as
 * dtl_allreduce of one float64, with the number by value: for callers to whom making an array
 * costs more than the call. Collective.
 *
 * @param ctx An open context.
 * @param value This rank's contribution.
 * @param op Any but the bitwise ones, minloc and maxloc.
 * @param result `*result` is the reduction of `value` over all ranks, on every rank.
 *
 * All ranks give the same op. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; op: a dtl_reduce_op; op: an operation
 *   defined for float64
 * - DTL_ERROR_NULL_POINTER: result: not NULL
 * - DTL_ERROR_REDUCE_FAILED: while it runs
 *
 *     dtl_context_t ctx;
 *     double largest = 0.0;
 *     if (dtl_context_create_default(&ctx) != DTL_SUCCESS)
 *         return 1;
 *     if (dtl_allreduce_float64(ctx, 0.25, DTL_OP_MAX, &largest) == DTL_SUCCESS &&
 *         dtl_context_is_root(ctx))
 *         printf("%.2f\n", largest);
 *     dtl_context_destroy(ctx);
 */
DTL_API dtl_status dtl_allreduce_float64(dtl_context_t ctx, double value, dtl_reduce_op op,
                                         double *result)
    DTL_NONNULL((4)) DTL_CHECKED;

/** `*result` is the reduction of `value` over all ranks, on every rank. The same as
 * dtl_allreduce of one int64, with the number by value. Collective.
 *
 * @param ctx An open context.
 * @param value This rank's contribution.
 * @param op Any but minloc and maxloc.
 * @param result `*result` is the reduction of `value` over all ranks, on every rank.
 *
 * All ranks give the same op. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; op: a dtl_reduce_op; op: an operation
 *   defined for int64
 * - DTL_ERROR_NULL_POINTER: result: not NULL
 * - DTL_ERROR_REDUCE_FAILED: while it runs
 */
DTL_API dtl_status dtl_allreduce_int64(dtl_context_t ctx, int64_t value, dtl_reduce_op op,
                                       int64_t *result)
    DTL_NONNULL((4)) DTL_CHECKED;

/** On the root, `recvbuf` holds the `sendcount` elements of each rank, one rank after the other
 * in ascending order. `recvbuf`, `recvcount` and `recvdtype` matter on the root only.
 * Collective.
 *
 * @param ctx An open context.
 * @param sendbuf `sendcount` elements of `senddtype`, read.
 * @param sendcount Elements that this rank sends; the same on all ranks.
 * @param senddtype The dtype of the elements of `sendbuf`.
 * @param recvbuf Room for `recvcount` elements of each rank, on the root. Significant only
 *   where `rank(ctx) == root`.
 * @param recvcount Elements from each rank, not in all: equals `sendcount`.
 * @param recvdtype Equals `senddtype`.
 * @param root Who gets them.
 *
 * All ranks give the same sendcount, senddtype, root. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; senddtype: a dtl_dtype; recvdtype: a
 *   dtl_dtype; sendcount <= limit(senddtype); rank(ctx) != root or recvcount * size(ctx) <=
 *   limit(recvdtype); recvcount <= limit(recvdtype) / size(ctx); rank(ctx) != root or recvcount
 *   == sendcount; rank(ctx) != root or recvdtype == senddtype; recvbuf: no overlap with sendbuf
 * - DTL_ERROR_NULL_POINTER: sendbuf: not NULL where sendcount > 0; recvbuf: not NULL where
 *   rank(ctx) == root and recvcount * size(ctx) > 0
 * - DTL_ERROR_INVALID_RANK: root >= 0 and root < size(ctx)
 * - DTL_ERROR_COLLECTIVE_FAILED: while it runs
 *
 *     dtl_context_t ctx;
 *     double mine = 0.5, all[1024] = {0.0};
 *     if (dtl_context_create_default(&ctx) != DTL_SUCCESS || dtl_context_size(ctx) > 1024)
 *         return 1;
 *     if (dtl_gather(ctx, &mine, 1, DTL_DTYPE_FLOAT64, all, 1, DTL_DTYPE_FLOAT64, 0) ==
 *             DTL_SUCCESS &&
 *         dtl_context_is_root(ctx))
 *         printf("of rank 0: %.1f\n", all[0]);
 *     dtl_context_destroy(ctx);
 */
DTL_API dtl_status dtl_gather(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                              dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                              dtl_dtype recvdtype, dtl_rank_t root)
    DTL_READS(2,3) DTL_TYPED(5,7) DTL_CHECKED;

/** On every rank, `recvbuf` holds the `sendcount` elements of each rank, one rank after the
 * other in ascending order. Collective.
 *
 * @param ctx An open context.
 * @param sendbuf `sendcount` elements of `senddtype`, read.
 * @param sendcount Elements that this rank sends; the same on all ranks.
 * @param senddtype The dtype of the elements of `sendbuf`.
 * @param recvbuf Room for `recvcount` elements of each rank.
 * @param recvcount Elements from each rank, not in all: equals `sendcount`.
 * @param recvdtype Equals `senddtype`.
 *
 * All ranks give the same sendcount, senddtype. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; senddtype: a dtl_dtype; recvdtype: a
 *   dtl_dtype; sendcount <= limit(senddtype); recvcount * size(ctx) <= limit(recvdtype);
 *   recvcount == sendcount; recvdtype == senddtype; recvbuf: no overlap with sendbuf
 * - DTL_ERROR_NULL_POINTER: sendbuf: not NULL where sendcount > 0; recvbuf: not NULL where
 *   recvcount * size(ctx) > 0
 * - DTL_ERROR_COLLECTIVE_FAILED: while it runs
 *
 *     dtl_context_t ctx;
 *     int32_t mine = 3, all[1024] = {0};
 *     if (dtl_context_create_default(&ctx) != DTL_SUCCESS || dtl_context_size(ctx) > 1024)
 *         return 1;
 *     if (dtl_allgather(ctx, &mine, 1, DTL_DTYPE_INT32, all, 1, DTL_DTYPE_INT32) == DTL_SUCCESS &&
 *         dtl_context_is_root(ctx))
 *         printf("of the last rank: %d\n", (int)all[dtl_context_size(ctx) - 1]);
 *     dtl_context_destroy(ctx);
 */
DTL_API dtl_status dtl_allgather(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                                 dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                                 dtl_dtype recvdtype)
    DTL_READS(2,3) DTL_TYPED(5,7) DTL_CHECKED;

/** `recvbuf` holds the elements that the root keeps for this rank: those from rank * `sendcount`
 * on, in the root's `sendbuf`. `sendbuf`, `sendcount` and `senddtype` matter on the root only.
 * Collective.
 *
 * @param ctx An open context.
 * @param sendbuf The elements for rank 0, then those for rank 1, and so on, on the root.
 *   Significant only where `rank(ctx) == root`.
 * @param sendcount Elements to each rank, not in all: equals `recvcount`.
 * @param senddtype Equals `recvdtype`.
 * @param recvbuf `recvcount` elements of `recvdtype`, written.
 * @param recvcount Elements that this rank gets; the same on all ranks.
 * @param recvdtype The dtype of the elements of `recvbuf`.
 * @param root Whose elements they are.
 *
 * All ranks give the same recvcount, recvdtype, root. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; senddtype: a dtl_dtype; recvdtype: a
 *   dtl_dtype; rank(ctx) != root or sendcount * size(ctx) <= limit(senddtype); recvcount <=
 *   limit(recvdtype); sendcount <= limit(senddtype) / size(ctx); rank(ctx) != root or sendcount
 *   == recvcount; rank(ctx) != root or senddtype == recvdtype; recvbuf: no overlap with sendbuf
 * - DTL_ERROR_NULL_POINTER: sendbuf: not NULL where rank(ctx) == root and sendcount * size(ctx)
 *   > 0; recvbuf: not NULL where recvcount > 0
 * - DTL_ERROR_INVALID_RANK: root >= 0 and root < size(ctx)
 * - DTL_ERROR_COLLECTIVE_FAILED: while it runs
 *
 *     dtl_context_t ctx;
 *     int32_t all[2048], mine[2];
 *     if (dtl_context_create_default(&ctx) != DTL_SUCCESS || dtl_context_size(ctx) > 1024)
 *         return 1;
 *     for (int32_t i = 0; i < 2048; i++)
 *         all[i] = i; / * matters on the root only * /
 *     if (dtl_scatter(ctx, all, 2, DTL_DTYPE_INT32, mine, 2, DTL_DTYPE_INT32, 0) == DTL_SUCCESS &&
 *         dtl_context_is_root(ctx))
 *         printf("rank 0 got %d and %d\n", (int)mine[0], (int)mine[1]);
 *     dtl_context_destroy(ctx);
 */
DTL_API dtl_status dtl_scatter(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                               dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                               dtl_dtype recvdtype, dtl_rank_t root)
    DTL_WRITES(5,6) DTL_TYPED(5,7) DTL_CHECKED;

/** Block r of `recvbuf` holds the block that rank r keeps for this rank: a transposition of
 * blocks over the ranks. Collective.
 *
 * @param ctx An open context.
 * @param sendbuf Block r of `sendcount` elements goes to rank r.
 * @param sendcount Elements to each rank, not in all; the same on all ranks.
 * @param senddtype The dtype of the elements of `sendbuf`.
 * @param recvbuf Block r of `recvcount` elements comes from rank r.
 * @param recvcount Elements from each rank: equals `sendcount`.
 * @param recvdtype Equals `senddtype`.
 *
 * All ranks give the same sendcount, senddtype. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; senddtype: a dtl_dtype; recvdtype: a
 *   dtl_dtype; sendcount * size(ctx) <= limit(senddtype); recvcount * size(ctx) <=
 *   limit(recvdtype); recvcount == sendcount; recvdtype == senddtype; recvbuf: no overlap with
 *   sendbuf
 * - DTL_ERROR_NULL_POINTER: sendbuf: not NULL where sendcount * size(ctx) > 0; recvbuf: not
 *   NULL where recvcount * size(ctx) > 0
 * - DTL_ERROR_COLLECTIVE_FAILED: while it runs
 *
 *     dtl_context_t ctx;
 *     int32_t to[1024], from[1024];
 *     if (dtl_context_create_default(&ctx) != DTL_SUCCESS || dtl_context_size(ctx) > 1024)
 *         return 1;
 *     for (dtl_rank_t rank = 0; rank < dtl_context_size(ctx); rank++)
 *         to[rank] = 10 * dtl_context_rank(ctx) + rank;
 *     if (dtl_alltoall(ctx, to, 1, DTL_DTYPE_INT32, from, 1, DTL_DTYPE_INT32) == DTL_SUCCESS &&
 *         dtl_context_is_root(ctx))
 *         printf("the last rank kept %s for rank 0\n",
 *                from[dtl_context_size(ctx) - 1] == 10 * (dtl_context_size(ctx) - 1) ? "its own"
 *                                                                                    : "?");
 *     dtl_context_destroy(ctx);
 */
DTL_API dtl_status dtl_alltoall(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                                dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                                dtl_dtype recvdtype)
    DTL_TYPED(5,7) DTL_CHECKED;

/** On the root, `recvbuf` holds recvcounts[r] elements of each rank r, from element displs[r]
 * on. Ranks may send different numbers of elements; recvcounts[r] is what rank r sends.
 * `recvbuf`, `recvcounts`, `displs` and `recvdtype` matter on the root only. Elements between
 * the blocks are left as they were; blocks must not overlap. Collective.
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
 *
 * All ranks give the same senddtype, root. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; recvcounts: memory that the host reaches;
 *   displs: memory that the host reaches; senddtype: a dtl_dtype; recvdtype: a dtl_dtype;
 *   sendcount <= limit(senddtype); rank(ctx) != root or extent(recvcounts, displs) <=
 *   limit(recvdtype); rank(ctx) != root or entry(recvcounts, rank(ctx)) == sendcount; rank(ctx)
 *   != root or recvdtype == senddtype; recvbuf: no overlap with sendbuf
 * - DTL_ERROR_NULL_POINTER: recvcounts: not NULL where rank(ctx) == root and size(ctx) > 0;
 *   sendbuf: not NULL where sendcount > 0; recvbuf: not NULL where rank(ctx) == root and
 *   extent(recvcounts, displs) > 0
 * - DTL_ERROR_INVALID_RANK: root >= 0 and root < size(ctx)
 * - DTL_ERROR_COLLECTIVE_FAILED: while it runs
 *
 *     / * Rank r sends r + 1 numbers. * /
 *     dtl_context_t ctx;
 *     dtl_size_t counts[32];
 *     int32_t mine[32], all[32 * 33 / 2] = {0};
 *     if (dtl_context_create_default(&ctx) != DTL_SUCCESS || dtl_context_size(ctx) > 32)
 *         return 1;
 *     dtl_size_t count = (dtl_size_t)dtl_context_rank(ctx) + 1;
 *     for (int i = 0; i < 32; i++) {
 *         mine[i] = (int32_t)count;
 *         counts[i] = (dtl_size_t)i + 1; / * matters on the root only * /
 *     }
 *     dtl_status status =
 *         dtl_gatherv(ctx, mine, count, DTL_DTYPE_INT32, all, counts, NULL, DTL_DTYPE_INT32, 0);
 *     if (status == DTL_SUCCESS && dtl_context_is_root(ctx))
 *         printf("the first number is %d\n", (int)all[0]);
 *     dtl_context_destroy(ctx);
 */
DTL_API dtl_status dtl_gatherv(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                               dtl_dtype senddtype, void *recvbuf, const dtl_size_t *recvcounts,
                               const dtl_size_t *displs, dtl_dtype recvdtype, dtl_rank_t root)
    DTL_READS(2,3) DTL_TYPED(5,8) DTL_CHECKED;

/** `recvbuf` holds the sendcounts[rank] elements that the root keeps for this rank, from element
 * displs[rank] of its `sendbuf` on. `sendbuf`, `sendcounts`, `displs` and `senddtype` matter on
 * the root only. Collective.
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
 *
 * All ranks give the same recvdtype, root. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; sendcounts: memory that the host reaches;
 *   displs: memory that the host reaches; senddtype: a dtl_dtype; recvdtype: a dtl_dtype;
 *   rank(ctx) != root or extent(sendcounts, displs) <= limit(senddtype); recvcount <=
 *   limit(recvdtype); rank(ctx) != root or entry(sendcounts, rank(ctx)) == recvcount; rank(ctx)
 *   != root or senddtype == recvdtype; recvbuf: no overlap with sendbuf
 * - DTL_ERROR_NULL_POINTER: sendcounts: not NULL where rank(ctx) == root and size(ctx) > 0;
 *   sendbuf: not NULL where rank(ctx) == root and extent(sendcounts, displs) > 0; recvbuf: not
 *   NULL where recvcount > 0
 * - DTL_ERROR_INVALID_RANK: root >= 0 and root < size(ctx)
 * - DTL_ERROR_COLLECTIVE_FAILED: while it runs
 */
DTL_API dtl_status dtl_scatterv(dtl_context_t ctx, const void *sendbuf,
                                const dtl_size_t *sendcounts, const dtl_size_t *displs,
                                dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                                dtl_dtype recvdtype, dtl_rank_t root)
    DTL_WRITES(6,7) DTL_TYPED(6,8) DTL_CHECKED;

/** On every rank, `recvbuf` holds recvcounts[r] elements of each rank r, from element displs[r]
 * on. recvcounts[r] is what rank r sends, so recvcounts[rank] equals `sendcount`. Blocks must
 * not overlap. Collective.
 *
 * @param ctx An open context.
 * @param sendbuf `sendcount` elements of `dtype`, read.
 * @param sendcount Elements that this rank sends.
 * @param dtype The dtype of the elements of `sendbuf` and `recvbuf`.
 * @param recvbuf Blocks of `recvcounts` elements of `dtype` that begin at `displs`, written.
 * @param recvcounts Elements from each rank; the same on all ranks.
 * @param displs Where each rank's block starts, in elements; NULL packs the blocks one after
 *   the other.
 *
 * All ranks give the same dtype. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; recvcounts: memory that the host reaches;
 *   displs: memory that the host reaches; dtype: a dtl_dtype; sendcount <= limit(dtype);
 *   extent(recvcounts, displs) <= limit(dtype); entry(recvcounts, rank(ctx)) == sendcount;
 *   recvbuf: no overlap with sendbuf
 * - DTL_ERROR_NULL_POINTER: recvcounts: not NULL where size(ctx) > 0; sendbuf: not NULL where
 *   sendcount > 0; recvbuf: not NULL where extent(recvcounts, displs) > 0
 * - DTL_ERROR_COLLECTIVE_FAILED: while it runs
 */
DTL_API dtl_status dtl_allgatherv(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                                  dtl_dtype dtype, void *recvbuf, const dtl_size_t *recvcounts,
                                  const dtl_size_t *displs)
    DTL_READS(2,3) DTL_TYPED(5,4) DTL_CHECKED;

/** `recvbuf` holds, for each rank r, the recvcounts[r] elements that r keeps for this rank, from
 * element rdispls[r] on. recvcounts[r] here is sendcounts[rank] on rank r. Blocks of `recvbuf`
 * must not overlap. Collective.
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
 *
 * All ranks give the same senddtype. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; sendcounts: memory that the host reaches;
 *   sdispls: memory that the host reaches; recvcounts: memory that the host reaches; rdispls:
 *   memory that the host reaches; senddtype: a dtl_dtype; recvdtype: a dtl_dtype;
 *   extent(sendcounts, sdispls) <= limit(senddtype); extent(recvcounts, rdispls) <=
 *   limit(recvdtype); entry(recvcounts, rank(ctx)) == entry(sendcounts, rank(ctx)); recvdtype
 *   == senddtype; recvbuf: no overlap with sendbuf
 * - DTL_ERROR_NULL_POINTER: sendcounts: not NULL where size(ctx) > 0; recvcounts: not NULL
 *   where size(ctx) > 0; sendbuf: not NULL where extent(sendcounts, sdispls) > 0; recvbuf: not
 *   NULL where extent(recvcounts, rdispls) > 0
 * - DTL_ERROR_COLLECTIVE_FAILED: while it runs
 */
DTL_API dtl_status dtl_alltoallv(dtl_context_t ctx, const void *sendbuf,
                                 const dtl_size_t *sendcounts, const dtl_size_t *sdispls,
                                 dtl_dtype senddtype, void *recvbuf, const dtl_size_t *recvcounts,
                                 const dtl_size_t *rdispls, dtl_dtype recvdtype)
    DTL_TYPED(6,9) DTL_CHECKED;

/** On rank r, recvbuf[i] is the reduction of sendbuf[i] over the ranks 0 to r: r's own
 * contribution included. Collective.
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
 *   operation defined for dtype
 * - DTL_ERROR_NULL_POINTER: sendbuf: not NULL where count > 0; recvbuf: not NULL where count >
 *   0
 * - DTL_ERROR_REDUCE_FAILED: while it runs
 *
 *     dtl_context_t ctx;
 *     int64_t one = 1, upto = 0;
 *     if (dtl_context_create_default(&ctx) != DTL_SUCCESS)
 *         return 1;
 *     if (dtl_scan(ctx, &one, &upto, 1, DTL_DTYPE_INT64, DTL_OP_SUM) == DTL_SUCCESS &&
 *         dtl_context_is_root(ctx))
 *         printf("rank 0 is number %d\n", (int)upto);
 *     dtl_context_destroy(ctx);
 */
DTL_API dtl_status dtl_scan(dtl_context_t ctx, const void *sendbuf, void *recvbuf,
                            dtl_size_t count, dtl_dtype dtype, dtl_reduce_op op)
    DTL_READS(2,4) DTL_WRITES(3,4) DTL_TYPED(3,5) DTL_CHECKED;

/** On rank r, recvbuf[i] is the reduction of sendbuf[i] over the ranks below r: r's own
 * contribution is left out. Rank 0, below which there is none, gets the operation's neutral
 * element (0 for sum, 1 for prod, the largest value for min, ...). Collective.
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
 *   operation defined for dtype
 * - DTL_ERROR_NULL_POINTER: sendbuf: not NULL where count > 0; recvbuf: not NULL where count >
 *   0
 * - DTL_ERROR_REDUCE_FAILED: while it runs
 *
 *     / * Where this rank's elements start in a file that all ranks write. * /
 *     dtl_context_t ctx;
 *     int64_t mine = 100, before = -1;
 *     if (dtl_context_create_default(&ctx) != DTL_SUCCESS)
 *         return 1;
 *     if (dtl_exscan(ctx, &mine, &before, 1, DTL_DTYPE_INT64, DTL_OP_SUM) == DTL_SUCCESS &&
 *         dtl_context_is_root(ctx))
 *         printf("rank 0 starts at %d\n", (int)before);
 *     dtl_context_destroy(ctx);
 */
DTL_API dtl_status dtl_exscan(dtl_context_t ctx, const void *sendbuf, void *recvbuf,
                              dtl_size_t count, dtl_dtype dtype, dtl_reduce_op op)
    DTL_READS(2,4) DTL_WRITES(3,4) DTL_TYPED(3,5) DTL_CHECKED;

/** `recvbuf` holds this rank's block of the reduction of `sendbuf` over all ranks: block r is
 * the recvcounts[r] elements behind those of the ranks below r. Collective.
 *
 * @param ctx An open context.
 * @param sendbuf This rank's contribution to all blocks.
 * @param recvbuf `recvcounts[rank(ctx)]` elements of `dtype`, written.
 * @param recvcounts Elements of each rank's block; the same on all ranks.
 * @param dtype The dtype of the elements of `sendbuf` and `recvbuf`.
 * @param op How a reduction combines two elements.
 *
 * All ranks give the same dtype, op. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; recvcounts: memory that the host reaches;
 *   dtype: a dtl_dtype; op: a dtl_reduce_op; sum(recvcounts) <= limit(dtype); entry(recvcounts,
 *   rank(ctx)) <= limit(dtype); recvbuf: no overlap with sendbuf; op: an operation defined for
 *   dtype
 * - DTL_ERROR_NULL_POINTER: recvcounts: not NULL where size(ctx) > 0; sendbuf: not NULL where
 *   sum(recvcounts) > 0; recvbuf: not NULL where entry(recvcounts, rank(ctx)) > 0
 * - DTL_ERROR_REDUCE_FAILED: while it runs
 */
DTL_API dtl_status dtl_reduce_scatter(dtl_context_t ctx, const void *sendbuf, void *recvbuf,
                                      const dtl_size_t *recvcounts, dtl_dtype dtype,
                                      dtl_reduce_op op)
    DTL_TYPED(3,5) DTL_CHECKED;

/** `recvbuf` holds elements rank * `recvcount` to (rank + 1) * `recvcount` of the reduction of
 * `sendbuf` over all ranks. It is dtl_reduce_scatter with blocks of one size. Collective.
 *
 * @param ctx An open context.
 * @param sendbuf This rank's contribution to all blocks.
 * @param recvbuf `recvcount` elements of `dtype`, written.
 * @param recvcount Elements of a block; the same on all ranks.
 * @param dtype The dtype of the elements of `sendbuf` and `recvbuf`.
 * @param op How a reduction combines two elements.
 *
 * All ranks give the same recvcount, dtype, op. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; dtype: a dtl_dtype; op: a dtl_reduce_op;
 *   recvcount * size(ctx) <= limit(dtype); recvcount <= limit(dtype); recvbuf: no overlap with
 *   sendbuf; op: an operation defined for dtype
 * - DTL_ERROR_NULL_POINTER: sendbuf: not NULL where recvcount * size(ctx) > 0; recvbuf: not
 *   NULL where recvcount > 0
 * - DTL_ERROR_REDUCE_FAILED: while it runs
 *
 *     dtl_context_t ctx;
 *     int32_t ones[1024], sum = 0;
 *     if (dtl_context_create_default(&ctx) != DTL_SUCCESS || dtl_context_size(ctx) > 1024)
 *         return 1;
 *     for (int i = 0; i < 1024; i++)
 *         ones[i] = 1;
 *     if (dtl_reduce_scatter_block(ctx, ones, &sum, 1, DTL_DTYPE_INT32, DTL_OP_SUM) ==
 *             DTL_SUCCESS &&
 *         dtl_context_is_root(ctx))
 *         printf("one from every rank: %s\n", sum == dtl_context_size(ctx) ? "yes" : "no");
 *     dtl_context_destroy(ctx);
 */
DTL_API dtl_status dtl_reduce_scatter_block(dtl_context_t ctx, const void *sendbuf, void *recvbuf,
                                            dtl_size_t recvcount, dtl_dtype dtype,
                                            dtl_reduce_op op)
    DTL_WRITES(3,4) DTL_TYPED(3,5) DTL_CHECKED;

/** The operation of dtl_barrier has started, and `*request` stands for it. Its buffers belong to
 * the operation until the request is complete; arrays of counts and displacements may be used
 * again at once. Ranks start their collectives on a context in the same order, blocking ones
 * included, and may wait for them in any. The caller owns the request, which can't be
 * cancelled. Collective; does not wait for other ranks.
 *
 * @param ctx An open context.
 * @param request The new request, to be closed by dtl_request_free.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context
 * - DTL_ERROR_NULL_POINTER: request: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_ibarrier(dtl_context_t ctx, dtl_request_t *request)
    DTL_NONNULL((2)) DTL_CHECKED;

/** The operation of dtl_broadcast has started, and `*request` stands for it. Its buffers belong
 * to the operation until the request is complete; arrays of counts and displacements may be
 * used again at once. Ranks start their collectives on a context in the same order, blocking
 * ones included, and may wait for them in any. The caller owns the request, which can't be
 * cancelled. Collective; does not wait for other ranks.
 *
 * @param ctx An open context.
 * @param buf Read on the root, written on all other ranks. In use until `request` is complete.
 * @param count Elements; the same on all ranks.
 * @param dtype The dtype of the elements of `buf`.
 * @param root Whose elements they are.
 * @param request The new request, to be closed by dtl_request_free.
 *
 * All ranks give the same count, dtype, root. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; dtype: a dtl_dtype; count <= limit(dtype)
 * - DTL_ERROR_NULL_POINTER: buf: not NULL where count > 0; request: not NULL
 * - DTL_ERROR_INVALID_RANK: root >= 0 and root < size(ctx)
 * - DTL_ERROR_BROADCAST_FAILED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_ibroadcast(dtl_context_t ctx, void *buf, dtl_size_t count, dtl_dtype dtype,
                                  dtl_rank_t root, dtl_request_t *request)
    DTL_CHANGES(2,3) DTL_TYPED(2,4) DTL_NONNULL((6)) DTL_CHECKED;

/** The operation of dtl_reduce has started, and `*request` stands for it. Its buffers belong to
 * the operation until the request is complete; arrays of counts and displacements may be used
 * again at once. Ranks start their collectives on a context in the same order, blocking ones
 * included, and may wait for them in any. The caller owns the request, which can't be
 * cancelled. Collective; does not wait for other ranks.
 *
 * @param ctx An open context.
 * @param sendbuf This rank's contribution. In use until `request` is complete.
 * @param recvbuf The result, on the root; may be `sendbuf` itself. Significant only where
 *   `rank(ctx) == root`. In use until `request` is complete.
 * @param count Elements; the same on all ranks.
 * @param dtype The dtype of the elements of `sendbuf` and `recvbuf`.
 * @param op How a reduction combines two elements.
 * @param root Who gets the result.
 * @param request The new request, to be closed by dtl_request_free.
 *
 * All ranks give the same count, dtype, op, root. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; dtype: a dtl_dtype; op: a dtl_reduce_op;
 *   count <= limit(dtype); recvbuf: no overlap with sendbuf unless both are the same; op: an
 *   operation defined for dtype
 * - DTL_ERROR_NULL_POINTER: sendbuf: not NULL where count > 0; recvbuf: not NULL where
 *   rank(ctx) == root and count > 0; request: not NULL
 * - DTL_ERROR_INVALID_RANK: root >= 0 and root < size(ctx)
 * - DTL_ERROR_REDUCE_FAILED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_ireduce(dtl_context_t ctx, const void *sendbuf, void *recvbuf,
                               dtl_size_t count, dtl_dtype dtype, dtl_reduce_op op,
                               dtl_rank_t root, dtl_request_t *request)
    DTL_READS(2,4) DTL_TYPED(3,5) DTL_NONNULL((8)) DTL_CHECKED;

/** The operation of dtl_allreduce has started, and `*request` stands for it. Its buffers belong
 * to the operation until the request is complete; arrays of counts and displacements may be
 * used again at once. Ranks start their collectives on a context in the same order, blocking
 * ones included, and may wait for them in any. The caller owns the request, which can't be
 * cancelled. Collective; does not wait for other ranks.
 *
 * @param ctx An open context.
 * @param sendbuf This rank's contribution. In use until `request` is complete.
 * @param recvbuf The result; may be `sendbuf` itself. In use until `request` is complete.
 * @param count Elements; the same on all ranks.
 * @param dtype The dtype of the elements of `sendbuf` and `recvbuf`.
 * @param op How a reduction combines two elements.
 * @param request The new request, to be closed by dtl_request_free.
 *
 * All ranks give the same count, dtype, op. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; dtype: a dtl_dtype; op: a dtl_reduce_op;
 *   count <= limit(dtype); recvbuf: no overlap with sendbuf unless both are the same; op: an
 *   operation defined for dtype
 * - DTL_ERROR_NULL_POINTER: sendbuf: not NULL where count > 0; recvbuf: not NULL where count >
 *   0; request: not NULL
 * - DTL_ERROR_REDUCE_FAILED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_iallreduce(dtl_context_t ctx, const void *sendbuf, void *recvbuf,
                                  dtl_size_t count, dtl_dtype dtype, dtl_reduce_op op,
                                  dtl_request_t *request)
    DTL_READS(2,4) DTL_WRITES(3,4) DTL_TYPED(3,5) DTL_NONNULL((7)) DTL_CHECKED;

/** The operation of dtl_gather has started, and `*request` stands for it. Its buffers belong to
 * the operation until the request is complete; arrays of counts and displacements may be used
 * again at once. Ranks start their collectives on a context in the same order, blocking ones
 * included, and may wait for them in any. The caller owns the request, which can't be
 * cancelled. Collective; does not wait for other ranks.
 *
 * @param ctx An open context.
 * @param sendbuf `sendcount` elements of `senddtype`, read. In use until `request` is complete.
 * @param sendcount Elements that this rank sends; the same on all ranks.
 * @param senddtype The dtype of the elements of `sendbuf`.
 * @param recvbuf Room for `recvcount` elements of each rank, on the root. Significant only
 *   where `rank(ctx) == root`. In use until `request` is complete.
 * @param recvcount Elements from each rank, not in all: equals `sendcount`.
 * @param recvdtype Equals `senddtype`.
 * @param root Who gets them.
 * @param request The new request, to be closed by dtl_request_free.
 *
 * All ranks give the same sendcount, senddtype, root. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; senddtype: a dtl_dtype; recvdtype: a
 *   dtl_dtype; sendcount <= limit(senddtype); rank(ctx) != root or recvcount * size(ctx) <=
 *   limit(recvdtype); recvcount <= limit(recvdtype) / size(ctx); rank(ctx) != root or recvcount
 *   == sendcount; rank(ctx) != root or recvdtype == senddtype; recvbuf: no overlap with sendbuf
 * - DTL_ERROR_NULL_POINTER: sendbuf: not NULL where sendcount > 0; recvbuf: not NULL where
 *   rank(ctx) == root and recvcount * size(ctx) > 0; request: not NULL
 * - DTL_ERROR_INVALID_RANK: root >= 0 and root < size(ctx)
 * - DTL_ERROR_COLLECTIVE_FAILED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_igather(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                               dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                               dtl_dtype recvdtype, dtl_rank_t root, dtl_request_t *request)
    DTL_READS(2,3) DTL_TYPED(5,7) DTL_NONNULL((9)) DTL_CHECKED;

/** The operation of dtl_allgather has started, and `*request` stands for it. Its buffers belong
 * to the operation until the request is complete; arrays of counts and displacements may be
 * used again at once. Ranks start their collectives on a context in the same order, blocking
 * ones included, and may wait for them in any. The caller owns the request, which can't be
 * cancelled. Collective; does not wait for other ranks.
 *
 * @param ctx An open context.
 * @param sendbuf `sendcount` elements of `senddtype`, read. In use until `request` is complete.
 * @param sendcount Elements that this rank sends; the same on all ranks.
 * @param senddtype The dtype of the elements of `sendbuf`.
 * @param recvbuf Room for `recvcount` elements of each rank. In use until `request` is
 *   complete.
 * @param recvcount Elements from each rank, not in all: equals `sendcount`.
 * @param recvdtype Equals `senddtype`.
 * @param request The new request, to be closed by dtl_request_free.
 *
 * All ranks give the same sendcount, senddtype. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; senddtype: a dtl_dtype; recvdtype: a
 *   dtl_dtype; sendcount <= limit(senddtype); recvcount * size(ctx) <= limit(recvdtype);
 *   recvcount == sendcount; recvdtype == senddtype; recvbuf: no overlap with sendbuf
 * - DTL_ERROR_NULL_POINTER: sendbuf: not NULL where sendcount > 0; recvbuf: not NULL where
 *   recvcount * size(ctx) > 0; request: not NULL
 * - DTL_ERROR_COLLECTIVE_FAILED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_iallgather(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                                  dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                                  dtl_dtype recvdtype, dtl_request_t *request)
    DTL_READS(2,3) DTL_TYPED(5,7) DTL_NONNULL((8)) DTL_CHECKED;

/** The operation of dtl_scatter has started, and `*request` stands for it. Its buffers belong to
 * the operation until the request is complete; arrays of counts and displacements may be used
 * again at once. Ranks start their collectives on a context in the same order, blocking ones
 * included, and may wait for them in any. The caller owns the request, which can't be
 * cancelled. Collective; does not wait for other ranks.
 *
 * @param ctx An open context.
 * @param sendbuf The elements for rank 0, then those for rank 1, and so on, on the root.
 *   Significant only where `rank(ctx) == root`. In use until `request` is complete.
 * @param sendcount Elements to each rank, not in all: equals `recvcount`.
 * @param senddtype Equals `recvdtype`.
 * @param recvbuf `recvcount` elements of `recvdtype`, written. In use until `request` is
 *   complete.
 * @param recvcount Elements that this rank gets; the same on all ranks.
 * @param recvdtype The dtype of the elements of `recvbuf`.
 * @param root Whose elements they are.
 * @param request The new request, to be closed by dtl_request_free.
 *
 * All ranks give the same recvcount, recvdtype, root. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; senddtype: a dtl_dtype; recvdtype: a
 *   dtl_dtype; rank(ctx) != root or sendcount * size(ctx) <= limit(senddtype); recvcount <=
 *   limit(recvdtype); sendcount <= limit(senddtype) / size(ctx); rank(ctx) != root or sendcount
 *   == recvcount; rank(ctx) != root or senddtype == recvdtype; recvbuf: no overlap with sendbuf
 * - DTL_ERROR_NULL_POINTER: sendbuf: not NULL where rank(ctx) == root and sendcount * size(ctx)
 *   > 0; recvbuf: not NULL where recvcount > 0; request: not NULL
 * - DTL_ERROR_INVALID_RANK: root >= 0 and root < size(ctx)
 * - DTL_ERROR_COLLECTIVE_FAILED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_iscatter(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                                dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                                dtl_dtype recvdtype, dtl_rank_t root, dtl_request_t *request)
    DTL_WRITES(5,6) DTL_TYPED(5,7) DTL_NONNULL((9)) DTL_CHECKED;

/** The operation of dtl_alltoall has started, and `*request` stands for it. Its buffers belong
 * to the operation until the request is complete; arrays of counts and displacements may be
 * used again at once. Ranks start their collectives on a context in the same order, blocking
 * ones included, and may wait for them in any. The caller owns the request, which can't be
 * cancelled. Collective; does not wait for other ranks.
 *
 * @param ctx An open context.
 * @param sendbuf Block r of `sendcount` elements goes to rank r. In use until `request` is
 *   complete.
 * @param sendcount Elements to each rank, not in all; the same on all ranks.
 * @param senddtype The dtype of the elements of `sendbuf`.
 * @param recvbuf Block r of `recvcount` elements comes from rank r. In use until `request` is
 *   complete.
 * @param recvcount Elements from each rank: equals `sendcount`.
 * @param recvdtype Equals `senddtype`.
 * @param request The new request, to be closed by dtl_request_free.
 *
 * All ranks give the same sendcount, senddtype. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; senddtype: a dtl_dtype; recvdtype: a
 *   dtl_dtype; sendcount * size(ctx) <= limit(senddtype); recvcount * size(ctx) <=
 *   limit(recvdtype); recvcount == sendcount; recvdtype == senddtype; recvbuf: no overlap with
 *   sendbuf
 * - DTL_ERROR_NULL_POINTER: sendbuf: not NULL where sendcount * size(ctx) > 0; recvbuf: not
 *   NULL where recvcount * size(ctx) > 0; request: not NULL
 * - DTL_ERROR_COLLECTIVE_FAILED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_ialltoall(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                                 dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                                 dtl_dtype recvdtype, dtl_request_t *request)
    DTL_TYPED(5,7) DTL_NONNULL((8)) DTL_CHECKED;

/** The operation of dtl_gatherv has started, and `*request` stands for it. Its buffers belong to
 * the operation until the request is complete; arrays of counts and displacements may be used
 * again at once. Ranks start their collectives on a context in the same order, blocking ones
 * included, and may wait for them in any. The caller owns the request, which can't be
 * cancelled. Collective; does not wait for other ranks.
 *
 * @param ctx An open context.
 * @param sendbuf `sendcount` elements of `senddtype`, read. In use until `request` is complete.
 * @param sendcount Elements that this rank sends.
 * @param senddtype The dtype of the elements of `sendbuf`.
 * @param recvbuf Blocks of `recvcounts` elements of `recvdtype` that begin at `displs`,
 *   written. Significant only where `rank(ctx) == root`. In use until `request` is complete.
 * @param recvcounts Elements from each rank, on the root. Significant only where `rank(ctx) ==
 *   root`.
 * @param displs Where each rank's block starts, in elements; NULL packs the blocks one after
 *   the other. Significant only where `rank(ctx) == root`.
 * @param recvdtype Equals `senddtype`.
 * @param root Who gets them.
 * @param request The new request, to be closed by dtl_request_free.
 *
 * All ranks give the same senddtype, root. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; recvcounts: memory that the host reaches;
 *   displs: memory that the host reaches; senddtype: a dtl_dtype; recvdtype: a dtl_dtype;
 *   sendcount <= limit(senddtype); rank(ctx) != root or extent(recvcounts, displs) <=
 *   limit(recvdtype); rank(ctx) != root or entry(recvcounts, rank(ctx)) == sendcount; rank(ctx)
 *   != root or recvdtype == senddtype; recvbuf: no overlap with sendbuf
 * - DTL_ERROR_NULL_POINTER: recvcounts: not NULL where rank(ctx) == root and size(ctx) > 0;
 *   sendbuf: not NULL where sendcount > 0; recvbuf: not NULL where rank(ctx) == root and
 *   extent(recvcounts, displs) > 0; request: not NULL
 * - DTL_ERROR_INVALID_RANK: root >= 0 and root < size(ctx)
 * - DTL_ERROR_COLLECTIVE_FAILED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_igatherv(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                                dtl_dtype senddtype, void *recvbuf, const dtl_size_t *recvcounts,
                                const dtl_size_t *displs, dtl_dtype recvdtype, dtl_rank_t root,
                                dtl_request_t *request)
    DTL_READS(2,3) DTL_TYPED(5,8) DTL_NONNULL((10)) DTL_CHECKED;

/** The operation of dtl_scatterv has started, and `*request` stands for it. Its buffers belong
 * to the operation until the request is complete; arrays of counts and displacements may be
 * used again at once. Ranks start their collectives on a context in the same order, blocking
 * ones included, and may wait for them in any. The caller owns the request, which can't be
 * cancelled. Collective; does not wait for other ranks.
 *
 * @param ctx An open context.
 * @param sendbuf Blocks of `sendcounts` elements of `senddtype` that begin at `displs`, read.
 *   Significant only where `rank(ctx) == root`. In use until `request` is complete.
 * @param sendcounts Elements to each rank, on the root. Significant only where `rank(ctx) ==
 *   root`.
 * @param displs Where each rank's block starts, in elements; NULL means that they follow one
 *   another. Significant only where `rank(ctx) == root`.
 * @param senddtype Equals `recvdtype`.
 * @param recvbuf `recvcount` elements of `recvdtype`, written. In use until `request` is
 *   complete.
 * @param recvcount Elements that this rank gets: the root's sendcounts[rank].
 * @param recvdtype The dtype of the elements of `recvbuf`.
 * @param root Whose elements they are.
 * @param request The new request, to be closed by dtl_request_free.
 *
 * All ranks give the same recvdtype, root. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; sendcounts: memory that the host reaches;
 *   displs: memory that the host reaches; senddtype: a dtl_dtype; recvdtype: a dtl_dtype;
 *   rank(ctx) != root or extent(sendcounts, displs) <= limit(senddtype); recvcount <=
 *   limit(recvdtype); rank(ctx) != root or entry(sendcounts, rank(ctx)) == recvcount; rank(ctx)
 *   != root or senddtype == recvdtype; recvbuf: no overlap with sendbuf
 * - DTL_ERROR_NULL_POINTER: sendcounts: not NULL where rank(ctx) == root and size(ctx) > 0;
 *   sendbuf: not NULL where rank(ctx) == root and extent(sendcounts, displs) > 0; recvbuf: not
 *   NULL where recvcount > 0; request: not NULL
 * - DTL_ERROR_INVALID_RANK: root >= 0 and root < size(ctx)
 * - DTL_ERROR_COLLECTIVE_FAILED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_iscatterv(dtl_context_t ctx, const void *sendbuf,
                                 const dtl_size_t *sendcounts, const dtl_size_t *displs,
                                 dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                                 dtl_dtype recvdtype, dtl_rank_t root, dtl_request_t *request)
    DTL_WRITES(6,7) DTL_TYPED(6,8) DTL_NONNULL((10)) DTL_CHECKED;

/** The operation of dtl_allgatherv has started, and `*request` stands for it. Its buffers belong
 * to the operation until the request is complete; arrays of counts and displacements may be
 * used again at once. Ranks start their collectives on a context in the same order, blocking
 * ones included, and may wait for them in any. The caller owns the request, which can't be
 * cancelled. Collective; does not wait for other ranks.
 *
 * @param ctx An open context.
 * @param sendbuf `sendcount` elements of `dtype`, read. In use until `request` is complete.
 * @param sendcount Elements that this rank sends.
 * @param dtype The dtype of the elements of `sendbuf` and `recvbuf`.
 * @param recvbuf Blocks of `recvcounts` elements of `dtype` that begin at `displs`, written. In
 *   use until `request` is complete.
 * @param recvcounts Elements from each rank; the same on all ranks.
 * @param displs Where each rank's block starts, in elements; NULL packs the blocks one after
 *   the other.
 * @param request The new request, to be closed by dtl_request_free.
 *
 * All ranks give the same dtype. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; recvcounts: memory that the host reaches;
 *   displs: memory that the host reaches; dtype: a dtl_dtype; sendcount <= limit(dtype);
 *   extent(recvcounts, displs) <= limit(dtype); entry(recvcounts, rank(ctx)) == sendcount;
 *   recvbuf: no overlap with sendbuf
 * - DTL_ERROR_NULL_POINTER: recvcounts: not NULL where size(ctx) > 0; sendbuf: not NULL where
 *   sendcount > 0; recvbuf: not NULL where extent(recvcounts, displs) > 0; request: not NULL
 * - DTL_ERROR_COLLECTIVE_FAILED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_iallgatherv(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                                   dtl_dtype dtype, void *recvbuf, const dtl_size_t *recvcounts,
                                   const dtl_size_t *displs, dtl_request_t *request)
    DTL_READS(2,3) DTL_TYPED(5,4) DTL_NONNULL((8)) DTL_CHECKED;

/** The operation of dtl_alltoallv has started, and `*request` stands for it. Its buffers belong
 * to the operation until the request is complete; arrays of counts and displacements may be
 * used again at once. Ranks start their collectives on a context in the same order, blocking
 * ones included, and may wait for them in any. The caller owns the request, which can't be
 * cancelled. Collective; does not wait for other ranks.
 *
 * @param ctx An open context.
 * @param sendbuf Blocks of `sendcounts` elements of `senddtype` that begin at `sdispls`, read.
 *   In use until `request` is complete.
 * @param sendcounts Elements to each rank.
 * @param sdispls Where the block to each rank starts, in elements; NULL means that they follow
 *   one another.
 * @param senddtype The dtype of the elements of `sendbuf`.
 * @param recvbuf Blocks of `recvcounts` elements of `recvdtype` that begin at `rdispls`,
 *   written. In use until `request` is complete.
 * @param recvcounts Elements from each rank.
 * @param rdispls Where the block of each rank starts, in elements; NULL packs them one after
 *   the other.
 * @param recvdtype Equals `senddtype`.
 * @param request The new request, to be closed by dtl_request_free.
 *
 * All ranks give the same senddtype. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; sendcounts: memory that the host reaches;
 *   sdispls: memory that the host reaches; recvcounts: memory that the host reaches; rdispls:
 *   memory that the host reaches; senddtype: a dtl_dtype; recvdtype: a dtl_dtype;
 *   extent(sendcounts, sdispls) <= limit(senddtype); extent(recvcounts, rdispls) <=
 *   limit(recvdtype); entry(recvcounts, rank(ctx)) == entry(sendcounts, rank(ctx)); recvdtype
 *   == senddtype; recvbuf: no overlap with sendbuf
 * - DTL_ERROR_NULL_POINTER: sendcounts: not NULL where size(ctx) > 0; recvcounts: not NULL
 *   where size(ctx) > 0; sendbuf: not NULL where extent(sendcounts, sdispls) > 0; recvbuf: not
 *   NULL where extent(recvcounts, rdispls) > 0; request: not NULL
 * - DTL_ERROR_COLLECTIVE_FAILED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_ialltoallv(dtl_context_t ctx, const void *sendbuf,
                                  const dtl_size_t *sendcounts, const dtl_size_t *sdispls,
                                  dtl_dtype senddtype, void *recvbuf, const dtl_size_t *recvcounts,
                                  const dtl_size_t *rdispls, dtl_dtype recvdtype,
                                  dtl_request_t *request)
    DTL_TYPED(6,9) DTL_NONNULL((10)) DTL_CHECKED;

/** The operation of dtl_scan has started, and `*request` stands for it. Its buffers belong to
 * the operation until the request is complete; arrays of counts and displacements may be used
 * again at once. Ranks start their collectives on a context in the same order, blocking ones
 * included, and may wait for them in any. The caller owns the request, which can't be
 * cancelled. Collective; does not wait for other ranks.
 *
 * @param ctx An open context.
 * @param sendbuf This rank's contribution. In use until `request` is complete.
 * @param recvbuf The result; may be `sendbuf` itself. In use until `request` is complete.
 * @param count Elements; the same on all ranks.
 * @param dtype The dtype of the elements of `sendbuf` and `recvbuf`.
 * @param op How a reduction combines two elements.
 * @param request The new request, to be closed by dtl_request_free.
 *
 * All ranks give the same count, dtype, op. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; dtype: a dtl_dtype; op: a dtl_reduce_op;
 *   count <= limit(dtype); recvbuf: no overlap with sendbuf unless both are the same; op: an
 *   operation defined for dtype
 * - DTL_ERROR_NULL_POINTER: sendbuf: not NULL where count > 0; recvbuf: not NULL where count >
 *   0; request: not NULL
 * - DTL_ERROR_REDUCE_FAILED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_iscan(dtl_context_t ctx, const void *sendbuf, void *recvbuf,
                             dtl_size_t count, dtl_dtype dtype, dtl_reduce_op op,
                             dtl_request_t *request)
    DTL_READS(2,4) DTL_WRITES(3,4) DTL_TYPED(3,5) DTL_NONNULL((7)) DTL_CHECKED;

/** The operation of dtl_exscan has started, and `*request` stands for it. Its buffers belong to
 * the operation until the request is complete; arrays of counts and displacements may be used
 * again at once. Ranks start their collectives on a context in the same order, blocking ones
 * included, and may wait for them in any. The caller owns the request, which can't be
 * cancelled. Collective; does not wait for other ranks.
 *
 * @param ctx An open context.
 * @param sendbuf This rank's contribution. In use until `request` is complete.
 * @param recvbuf The result; may be `sendbuf` itself. In use until `request` is complete.
 * @param count Elements; the same on all ranks.
 * @param dtype The dtype of the elements of `sendbuf` and `recvbuf`.
 * @param op How a reduction combines two elements.
 * @param request The new request, to be closed by dtl_request_free.
 *
 * All ranks give the same count, dtype, op. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; dtype: a dtl_dtype; op: a dtl_reduce_op;
 *   count <= limit(dtype); recvbuf: no overlap with sendbuf unless both are the same; op: an
 *   operation defined for dtype
 * - DTL_ERROR_NULL_POINTER: sendbuf: not NULL where count > 0; recvbuf: not NULL where count >
 *   0; request: not NULL
 * - DTL_ERROR_REDUCE_FAILED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_iexscan(dtl_context_t ctx, const void *sendbuf, void *recvbuf,
                               dtl_size_t count, dtl_dtype dtype, dtl_reduce_op op,
                               dtl_request_t *request)
    DTL_READS(2,4) DTL_WRITES(3,4) DTL_TYPED(3,5) DTL_NONNULL((7)) DTL_CHECKED;

/** The operation of dtl_reduce_scatter has started, and `*request` stands for it. Its buffers
 * belong to the operation until the request is complete; arrays of counts and displacements may
 * be used again at once. Ranks start their collectives on a context in the same order, blocking
 * ones included, and may wait for them in any. The caller owns the request, which can't be
 * cancelled. Collective; does not wait for other ranks.
 *
 * @param ctx An open context.
 * @param sendbuf This rank's contribution to all blocks. In use until `request` is complete.
 * @param recvbuf `recvcounts[rank(ctx)]` elements of `dtype`, written. In use until `request`
 *   is complete.
 * @param recvcounts Elements of each rank's block; the same on all ranks.
 * @param dtype The dtype of the elements of `sendbuf` and `recvbuf`.
 * @param op How a reduction combines two elements.
 * @param request The new request, to be closed by dtl_request_free.
 *
 * All ranks give the same dtype, op. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; recvcounts: memory that the host reaches;
 *   dtype: a dtl_dtype; op: a dtl_reduce_op; sum(recvcounts) <= limit(dtype); entry(recvcounts,
 *   rank(ctx)) <= limit(dtype); recvbuf: no overlap with sendbuf; op: an operation defined for
 *   dtype
 * - DTL_ERROR_NULL_POINTER: recvcounts: not NULL where size(ctx) > 0; sendbuf: not NULL where
 *   sum(recvcounts) > 0; recvbuf: not NULL where entry(recvcounts, rank(ctx)) > 0; request: not
 *   NULL
 * - DTL_ERROR_REDUCE_FAILED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_ireduce_scatter(dtl_context_t ctx, const void *sendbuf, void *recvbuf,
                                       const dtl_size_t *recvcounts, dtl_dtype dtype,
                                       dtl_reduce_op op, dtl_request_t *request)
    DTL_TYPED(3,5) DTL_NONNULL((7)) DTL_CHECKED;

/** The operation of dtl_reduce_scatter_block has started, and `*request` stands for it. Its
 * buffers belong to the operation until the request is complete; arrays of counts and
 * displacements may be used again at once. Ranks start their collectives on a context in the
 * same order, blocking ones included, and may wait for them in any. The caller owns the
 * request, which can't be cancelled. Collective; does not wait for other ranks.
 *
 * @param ctx An open context.
 * @param sendbuf This rank's contribution to all blocks. In use until `request` is complete.
 * @param recvbuf `recvcount` elements of `dtype`, written. In use until `request` is complete.
 * @param recvcount Elements of a block; the same on all ranks.
 * @param dtype The dtype of the elements of `sendbuf` and `recvbuf`.
 * @param op How a reduction combines two elements.
 * @param request The new request, to be closed by dtl_request_free.
 *
 * All ranks give the same recvcount, dtype, op. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; dtype: a dtl_dtype; op: a dtl_reduce_op;
 *   recvcount * size(ctx) <= limit(dtype); recvcount <= limit(dtype); recvbuf: no overlap with
 *   sendbuf; op: an operation defined for dtype
 * - DTL_ERROR_NULL_POINTER: sendbuf: not NULL where recvcount * size(ctx) > 0; recvbuf: not
 *   NULL where recvcount > 0; request: not NULL
 * - DTL_ERROR_REDUCE_FAILED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_ireduce_scatter_block(dtl_context_t ctx, const void *sendbuf, void *recvbuf,
                                             dtl_size_t recvcount, dtl_dtype dtype,
                                             dtl_reduce_op op, dtl_request_t *request)
    DTL_WRITES(3,4) DTL_TYPED(3,5) DTL_NONNULL((7)) DTL_CHECKED;

/** `*plan` is the operation of dtl_barrier on these buffers, to be started as often as wanted
 * with dtl_collective_plan_start. The buffers must stay where they are until the plan is
 * destroyed, and belong to the operation while it is under way; arrays of counts and
 * displacements may be used again at once. The caller owns the plan and frees it with
 * dtl_collective_plan_destroy. Collective.
 *
 * @param ctx An open context.
 * @param plan The new collective plan, to be closed by dtl_collective_plan_destroy.
 *
 * Where one rank refuses its arguments, it fails on all. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context
 * - DTL_ERROR_NULL_POINTER: plan: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_plan_barrier(dtl_context_t ctx, dtl_collective_plan_t *plan)
    DTL_NONNULL((2)) DTL_CHECKED;

/** `*plan` is the operation of dtl_broadcast on these buffers, to be started as often as wanted
 * with dtl_collective_plan_start. The buffers must stay where they are until the plan is
 * destroyed, and belong to the operation while it is under way; arrays of counts and
 * displacements may be used again at once. The caller owns the plan and frees it with
 * dtl_collective_plan_destroy. Collective.
 *
 * @param ctx An open context.
 * @param buf Read on the root, written on all other ranks. In use until `plan` is closed.
 * @param count Elements; the same on all ranks.
 * @param dtype The dtype of the elements of `buf`.
 * @param root Whose elements they are.
 * @param plan The new collective plan, to be closed by dtl_collective_plan_destroy.
 *
 * All ranks give the same count, dtype, root. Where one rank refuses its arguments, it fails on
 * all. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; dtype: a dtl_dtype; count <= limit(dtype)
 * - DTL_ERROR_NULL_POINTER: buf: not NULL where count > 0; plan: not NULL
 * - DTL_ERROR_INVALID_RANK: root >= 0 and root < size(ctx)
 * - DTL_ERROR_BROADCAST_FAILED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_plan_broadcast(dtl_context_t ctx, void *buf, dtl_size_t count,
                                      dtl_dtype dtype, dtl_rank_t root,
                                      dtl_collective_plan_t *plan)
    DTL_CHANGES(2,3) DTL_TYPED(2,4) DTL_NONNULL((6)) DTL_CHECKED;

/** `*plan` is the operation of dtl_reduce on these buffers, to be started as often as wanted
 * with dtl_collective_plan_start. The buffers must stay where they are until the plan is
 * destroyed, and belong to the operation while it is under way; arrays of counts and
 * displacements may be used again at once. The caller owns the plan and frees it with
 * dtl_collective_plan_destroy. Collective.
 *
 * @param ctx An open context.
 * @param sendbuf This rank's contribution. In use until `plan` is closed.
 * @param recvbuf The result, on the root; may be `sendbuf` itself. Significant only where
 *   `rank(ctx) == root`. In use until `plan` is closed.
 * @param count Elements; the same on all ranks.
 * @param dtype The dtype of the elements of `sendbuf` and `recvbuf`.
 * @param op How a reduction combines two elements.
 * @param root Who gets the result.
 * @param plan The new collective plan, to be closed by dtl_collective_plan_destroy.
 *
 * All ranks give the same count, dtype, op, root. Where one rank refuses its arguments, it
 * fails on all. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; dtype: a dtl_dtype; op: a dtl_reduce_op;
 *   count <= limit(dtype); recvbuf: no overlap with sendbuf unless both are the same; op: an
 *   operation defined for dtype
 * - DTL_ERROR_NULL_POINTER: sendbuf: not NULL where count > 0; recvbuf: not NULL where
 *   rank(ctx) == root and count > 0; plan: not NULL
 * - DTL_ERROR_INVALID_RANK: root >= 0 and root < size(ctx)
 * - DTL_ERROR_REDUCE_FAILED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_plan_reduce(dtl_context_t ctx, const void *sendbuf, void *recvbuf,
                                   dtl_size_t count, dtl_dtype dtype, dtl_reduce_op op,
                                   dtl_rank_t root, dtl_collective_plan_t *plan)
    DTL_READS(2,4) DTL_TYPED(3,5) DTL_NONNULL((8)) DTL_CHECKED;

/** `*plan` is the operation of dtl_allreduce on these buffers, to be started as often as wanted
 * with dtl_collective_plan_start. The buffers must stay where they are until the plan is
 * destroyed, and belong to the operation while it is under way; arrays of counts and
 * displacements may be used again at once. The caller owns the plan and frees it with
 * dtl_collective_plan_destroy. Collective.
 *
 * @param ctx An open context.
 * @param sendbuf This rank's contribution. In use until `plan` is closed.
 * @param recvbuf The result; may be `sendbuf` itself. In use until `plan` is closed.
 * @param count Elements; the same on all ranks.
 * @param dtype The dtype of the elements of `sendbuf` and `recvbuf`.
 * @param op How a reduction combines two elements.
 * @param plan The new collective plan, to be closed by dtl_collective_plan_destroy.
 *
 * All ranks give the same count, dtype, op. Where one rank refuses its arguments, it fails on
 * all. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; dtype: a dtl_dtype; op: a dtl_reduce_op;
 *   count <= limit(dtype); recvbuf: no overlap with sendbuf unless both are the same; op: an
 *   operation defined for dtype
 * - DTL_ERROR_NULL_POINTER: sendbuf: not NULL where count > 0; recvbuf: not NULL where count >
 *   0; plan: not NULL
 * - DTL_ERROR_REDUCE_FAILED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_plan_allreduce(dtl_context_t ctx, const void *sendbuf, void *recvbuf,
                                      dtl_size_t count, dtl_dtype dtype, dtl_reduce_op op,
                                      dtl_collective_plan_t *plan)
    DTL_READS(2,4) DTL_WRITES(3,4) DTL_TYPED(3,5) DTL_NONNULL((7)) DTL_CHECKED;

/** `*plan` is the operation of dtl_gather on these buffers, to be started as often as wanted
 * with dtl_collective_plan_start. The buffers must stay where they are until the plan is
 * destroyed, and belong to the operation while it is under way; arrays of counts and
 * displacements may be used again at once. The caller owns the plan and frees it with
 * dtl_collective_plan_destroy. Collective.
 *
 * @param ctx An open context.
 * @param sendbuf `sendcount` elements of `senddtype`, read. In use until `plan` is closed.
 * @param sendcount Elements that this rank sends; the same on all ranks.
 * @param senddtype The dtype of the elements of `sendbuf`.
 * @param recvbuf Room for `recvcount` elements of each rank, on the root. Significant only
 *   where `rank(ctx) == root`. In use until `plan` is closed.
 * @param recvcount Elements from each rank, not in all: equals `sendcount`.
 * @param recvdtype Equals `senddtype`.
 * @param root Who gets them.
 * @param plan The new collective plan, to be closed by dtl_collective_plan_destroy.
 *
 * All ranks give the same sendcount, senddtype, root. Where one rank refuses its arguments, it
 * fails on all. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; senddtype: a dtl_dtype; recvdtype: a
 *   dtl_dtype; sendcount <= limit(senddtype); rank(ctx) != root or recvcount * size(ctx) <=
 *   limit(recvdtype); recvcount <= limit(recvdtype) / size(ctx); rank(ctx) != root or recvcount
 *   == sendcount; rank(ctx) != root or recvdtype == senddtype; recvbuf: no overlap with sendbuf
 * - DTL_ERROR_NULL_POINTER: sendbuf: not NULL where sendcount > 0; recvbuf: not NULL where
 *   rank(ctx) == root and recvcount * size(ctx) > 0; plan: not NULL
 * - DTL_ERROR_INVALID_RANK: root >= 0 and root < size(ctx)
 * - DTL_ERROR_COLLECTIVE_FAILED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_plan_gather(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                                   dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                                   dtl_dtype recvdtype, dtl_rank_t root,
                                   dtl_collective_plan_t *plan)
    DTL_READS(2,3) DTL_TYPED(5,7) DTL_NONNULL((9)) DTL_CHECKED;

/** `*plan` is the operation of dtl_allgather on these buffers, to be started as often as wanted
 * with dtl_collective_plan_start. The buffers must stay where they are until the plan is
 * destroyed, and belong to the operation while it is under way; arrays of counts and
 * displacements may be used again at once. The caller owns the plan and frees it with
 * dtl_collective_plan_destroy. Collective.
 *
 * @param ctx An open context.
 * @param sendbuf `sendcount` elements of `senddtype`, read. In use until `plan` is closed.
 * @param sendcount Elements that this rank sends; the same on all ranks.
 * @param senddtype The dtype of the elements of `sendbuf`.
 * @param recvbuf Room for `recvcount` elements of each rank. In use until `plan` is closed.
 * @param recvcount Elements from each rank, not in all: equals `sendcount`.
 * @param recvdtype Equals `senddtype`.
 * @param plan The new collective plan, to be closed by dtl_collective_plan_destroy.
 *
 * All ranks give the same sendcount, senddtype. Where one rank refuses its arguments, it fails
 * on all. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; senddtype: a dtl_dtype; recvdtype: a
 *   dtl_dtype; sendcount <= limit(senddtype); recvcount * size(ctx) <= limit(recvdtype);
 *   recvcount == sendcount; recvdtype == senddtype; recvbuf: no overlap with sendbuf
 * - DTL_ERROR_NULL_POINTER: sendbuf: not NULL where sendcount > 0; recvbuf: not NULL where
 *   recvcount * size(ctx) > 0; plan: not NULL
 * - DTL_ERROR_COLLECTIVE_FAILED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_plan_allgather(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                                      dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                                      dtl_dtype recvdtype, dtl_collective_plan_t *plan)
    DTL_READS(2,3) DTL_TYPED(5,7) DTL_NONNULL((8)) DTL_CHECKED;

/** `*plan` is the operation of dtl_scatter on these buffers, to be started as often as wanted
 * with dtl_collective_plan_start. The buffers must stay where they are until the plan is
 * destroyed, and belong to the operation while it is under way; arrays of counts and
 * displacements may be used again at once. The caller owns the plan and frees it with
 * dtl_collective_plan_destroy. Collective.
 *
 * @param ctx An open context.
 * @param sendbuf The elements for rank 0, then those for rank 1, and so on, on the root.
 *   Significant only where `rank(ctx) == root`. In use until `plan` is closed.
 * @param sendcount Elements to each rank, not in all: equals `recvcount`.
 * @param senddtype Equals `recvdtype`.
 * @param recvbuf `recvcount` elements of `recvdtype`, written. In use until `plan` is closed.
 * @param recvcount Elements that this rank gets; the same on all ranks.
 * @param recvdtype The dtype of the elements of `recvbuf`.
 * @param root Whose elements they are.
 * @param plan The new collective plan, to be closed by dtl_collective_plan_destroy.
 *
 * All ranks give the same recvcount, recvdtype, root. Where one rank refuses its arguments, it
 * fails on all. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; senddtype: a dtl_dtype; recvdtype: a
 *   dtl_dtype; rank(ctx) != root or sendcount * size(ctx) <= limit(senddtype); recvcount <=
 *   limit(recvdtype); sendcount <= limit(senddtype) / size(ctx); rank(ctx) != root or sendcount
 *   == recvcount; rank(ctx) != root or senddtype == recvdtype; recvbuf: no overlap with sendbuf
 * - DTL_ERROR_NULL_POINTER: sendbuf: not NULL where rank(ctx) == root and sendcount * size(ctx)
 *   > 0; recvbuf: not NULL where recvcount > 0; plan: not NULL
 * - DTL_ERROR_INVALID_RANK: root >= 0 and root < size(ctx)
 * - DTL_ERROR_COLLECTIVE_FAILED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_plan_scatter(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                                    dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                                    dtl_dtype recvdtype, dtl_rank_t root,
                                    dtl_collective_plan_t *plan)
    DTL_WRITES(5,6) DTL_TYPED(5,7) DTL_NONNULL((9)) DTL_CHECKED;

/** `*plan` is the operation of dtl_alltoall on these buffers, to be started as often as wanted
 * with dtl_collective_plan_start. The buffers must stay where they are until the plan is
 * destroyed, and belong to the operation while it is under way; arrays of counts and
 * displacements may be used again at once. The caller owns the plan and frees it with
 * dtl_collective_plan_destroy. Collective.
 *
 * @param ctx An open context.
 * @param sendbuf Block r of `sendcount` elements goes to rank r. In use until `plan` is closed.
 * @param sendcount Elements to each rank, not in all; the same on all ranks.
 * @param senddtype The dtype of the elements of `sendbuf`.
 * @param recvbuf Block r of `recvcount` elements comes from rank r. In use until `plan` is
 *   closed.
 * @param recvcount Elements from each rank: equals `sendcount`.
 * @param recvdtype Equals `senddtype`.
 * @param plan The new collective plan, to be closed by dtl_collective_plan_destroy.
 *
 * All ranks give the same sendcount, senddtype. Where one rank refuses its arguments, it fails
 * on all. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; senddtype: a dtl_dtype; recvdtype: a
 *   dtl_dtype; sendcount * size(ctx) <= limit(senddtype); recvcount * size(ctx) <=
 *   limit(recvdtype); recvcount == sendcount; recvdtype == senddtype; recvbuf: no overlap with
 *   sendbuf
 * - DTL_ERROR_NULL_POINTER: sendbuf: not NULL where sendcount * size(ctx) > 0; recvbuf: not
 *   NULL where recvcount * size(ctx) > 0; plan: not NULL
 * - DTL_ERROR_COLLECTIVE_FAILED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_plan_alltoall(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                                     dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                                     dtl_dtype recvdtype, dtl_collective_plan_t *plan)
    DTL_TYPED(5,7) DTL_NONNULL((8)) DTL_CHECKED;

/** `*plan` is the operation of dtl_gatherv on these buffers, to be started as often as wanted
 * with dtl_collective_plan_start. The buffers must stay where they are until the plan is
 * destroyed, and belong to the operation while it is under way; arrays of counts and
 * displacements may be used again at once. The caller owns the plan and frees it with
 * dtl_collective_plan_destroy. Collective.
 *
 * @param ctx An open context.
 * @param sendbuf `sendcount` elements of `senddtype`, read. In use until `plan` is closed.
 * @param sendcount Elements that this rank sends.
 * @param senddtype The dtype of the elements of `sendbuf`.
 * @param recvbuf Blocks of `recvcounts` elements of `recvdtype` that begin at `displs`,
 *   written. Significant only where `rank(ctx) == root`. In use until `plan` is closed.
 * @param recvcounts Elements from each rank, on the root. Significant only where `rank(ctx) ==
 *   root`.
 * @param displs Where each rank's block starts, in elements; NULL packs the blocks one after
 *   the other. Significant only where `rank(ctx) == root`.
 * @param recvdtype Equals `senddtype`.
 * @param root Who gets them.
 * @param plan The new collective plan, to be closed by dtl_collective_plan_destroy.
 *
 * All ranks give the same senddtype, root. Where one rank refuses its arguments, it fails on
 * all. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; recvcounts: memory that the host reaches;
 *   displs: memory that the host reaches; senddtype: a dtl_dtype; recvdtype: a dtl_dtype;
 *   sendcount <= limit(senddtype); rank(ctx) != root or extent(recvcounts, displs) <=
 *   limit(recvdtype); rank(ctx) != root or entry(recvcounts, rank(ctx)) == sendcount; rank(ctx)
 *   != root or recvdtype == senddtype; recvbuf: no overlap with sendbuf
 * - DTL_ERROR_NULL_POINTER: recvcounts: not NULL where rank(ctx) == root and size(ctx) > 0;
 *   sendbuf: not NULL where sendcount > 0; recvbuf: not NULL where rank(ctx) == root and
 *   extent(recvcounts, displs) > 0; plan: not NULL
 * - DTL_ERROR_INVALID_RANK: root >= 0 and root < size(ctx)
 * - DTL_ERROR_COLLECTIVE_FAILED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_plan_gatherv(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                                    dtl_dtype senddtype, void *recvbuf,
                                    const dtl_size_t *recvcounts, const dtl_size_t *displs,
                                    dtl_dtype recvdtype, dtl_rank_t root,
                                    dtl_collective_plan_t *plan)
    DTL_READS(2,3) DTL_TYPED(5,8) DTL_NONNULL((10)) DTL_CHECKED;

/** `*plan` is the operation of dtl_scatterv on these buffers, to be started as often as wanted
 * with dtl_collective_plan_start. The buffers must stay where they are until the plan is
 * destroyed, and belong to the operation while it is under way; arrays of counts and
 * displacements may be used again at once. The caller owns the plan and frees it with
 * dtl_collective_plan_destroy. Collective.
 *
 * @param ctx An open context.
 * @param sendbuf Blocks of `sendcounts` elements of `senddtype` that begin at `displs`, read.
 *   Significant only where `rank(ctx) == root`. In use until `plan` is closed.
 * @param sendcounts Elements to each rank, on the root. Significant only where `rank(ctx) ==
 *   root`.
 * @param displs Where each rank's block starts, in elements; NULL means that they follow one
 *   another. Significant only where `rank(ctx) == root`.
 * @param senddtype Equals `recvdtype`.
 * @param recvbuf `recvcount` elements of `recvdtype`, written. In use until `plan` is closed.
 * @param recvcount Elements that this rank gets: the root's sendcounts[rank].
 * @param recvdtype The dtype of the elements of `recvbuf`.
 * @param root Whose elements they are.
 * @param plan The new collective plan, to be closed by dtl_collective_plan_destroy.
 *
 * All ranks give the same recvdtype, root. Where one rank refuses its arguments, it fails on
 * all. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; sendcounts: memory that the host reaches;
 *   displs: memory that the host reaches; senddtype: a dtl_dtype; recvdtype: a dtl_dtype;
 *   rank(ctx) != root or extent(sendcounts, displs) <= limit(senddtype); recvcount <=
 *   limit(recvdtype); rank(ctx) != root or entry(sendcounts, rank(ctx)) == recvcount; rank(ctx)
 *   != root or senddtype == recvdtype; recvbuf: no overlap with sendbuf
 * - DTL_ERROR_NULL_POINTER: sendcounts: not NULL where rank(ctx) == root and size(ctx) > 0;
 *   sendbuf: not NULL where rank(ctx) == root and extent(sendcounts, displs) > 0; recvbuf: not
 *   NULL where recvcount > 0; plan: not NULL
 * - DTL_ERROR_INVALID_RANK: root >= 0 and root < size(ctx)
 * - DTL_ERROR_COLLECTIVE_FAILED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_plan_scatterv(dtl_context_t ctx, const void *sendbuf,
                                     const dtl_size_t *sendcounts, const dtl_size_t *displs,
                                     dtl_dtype senddtype, void *recvbuf, dtl_size_t recvcount,
                                     dtl_dtype recvdtype, dtl_rank_t root,
                                     dtl_collective_plan_t *plan)
    DTL_WRITES(6,7) DTL_TYPED(6,8) DTL_NONNULL((10)) DTL_CHECKED;

/** `*plan` is the operation of dtl_allgatherv on these buffers, to be started as often as wanted
 * with dtl_collective_plan_start. The buffers must stay where they are until the plan is
 * destroyed, and belong to the operation while it is under way; arrays of counts and
 * displacements may be used again at once. The caller owns the plan and frees it with
 * dtl_collective_plan_destroy. Collective.
 *
 * @param ctx An open context.
 * @param sendbuf `sendcount` elements of `dtype`, read. In use until `plan` is closed.
 * @param sendcount Elements that this rank sends.
 * @param dtype The dtype of the elements of `sendbuf` and `recvbuf`.
 * @param recvbuf Blocks of `recvcounts` elements of `dtype` that begin at `displs`, written. In
 *   use until `plan` is closed.
 * @param recvcounts Elements from each rank; the same on all ranks.
 * @param displs Where each rank's block starts, in elements; NULL packs the blocks one after
 *   the other.
 * @param plan The new collective plan, to be closed by dtl_collective_plan_destroy.
 *
 * All ranks give the same dtype. Where one rank refuses its arguments, it fails on all. Since
 * 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; recvcounts: memory that the host reaches;
 *   displs: memory that the host reaches; dtype: a dtl_dtype; sendcount <= limit(dtype);
 *   extent(recvcounts, displs) <= limit(dtype); entry(recvcounts, rank(ctx)) == sendcount;
 *   recvbuf: no overlap with sendbuf
 * - DTL_ERROR_NULL_POINTER: recvcounts: not NULL where size(ctx) > 0; sendbuf: not NULL where
 *   sendcount > 0; recvbuf: not NULL where extent(recvcounts, displs) > 0; plan: not NULL
 * - DTL_ERROR_COLLECTIVE_FAILED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_plan_allgatherv(dtl_context_t ctx, const void *sendbuf,
                                       dtl_size_t sendcount, dtl_dtype dtype, void *recvbuf,
                                       const dtl_size_t *recvcounts, const dtl_size_t *displs,
                                       dtl_collective_plan_t *plan)
    DTL_READS(2,3) DTL_TYPED(5,4) DTL_NONNULL((8)) DTL_CHECKED;

/** `*plan` is the operation of dtl_alltoallv on these buffers, to be started as often as wanted
 * with dtl_collective_plan_start. The buffers must stay where they are until the plan is
 * destroyed, and belong to the operation while it is under way; arrays of counts and
 * displacements may be used again at once. The caller owns the plan and frees it with
 * dtl_collective_plan_destroy. Collective.
 *
 * @param ctx An open context.
 * @param sendbuf Blocks of `sendcounts` elements of `senddtype` that begin at `sdispls`, read.
 *   In use until `plan` is closed.
 * @param sendcounts Elements to each rank.
 * @param sdispls Where the block to each rank starts, in elements; NULL means that they follow
 *   one another.
 * @param senddtype The dtype of the elements of `sendbuf`.
 * @param recvbuf Blocks of `recvcounts` elements of `recvdtype` that begin at `rdispls`,
 *   written. In use until `plan` is closed.
 * @param recvcounts Elements from each rank.
 * @param rdispls Where the block of each rank starts, in elements; NULL packs them one after
 *   the other.
 * @param recvdtype Equals `senddtype`.
 * @param plan The new collective plan, to be closed by dtl_collective_plan_destroy.
 *
 * All ranks give the same senddtype. Where one rank refuses its arguments, it fails on all.
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; sendcounts: memory that the host reaches;
 *   sdispls: memory that the host reaches; recvcounts: memory that the host reaches; rdispls:
 *   memory that the host reaches; senddtype: a dtl_dtype; recvdtype: a dtl_dtype;
 *   extent(sendcounts, sdispls) <= limit(senddtype); extent(recvcounts, rdispls) <=
 *   limit(recvdtype); entry(recvcounts, rank(ctx)) == entry(sendcounts, rank(ctx)); recvdtype
 *   == senddtype; recvbuf: no overlap with sendbuf
 * - DTL_ERROR_NULL_POINTER: sendcounts: not NULL where size(ctx) > 0; recvcounts: not NULL
 *   where size(ctx) > 0; sendbuf: not NULL where extent(sendcounts, sdispls) > 0; recvbuf: not
 *   NULL where extent(recvcounts, rdispls) > 0; plan: not NULL
 * - DTL_ERROR_COLLECTIVE_FAILED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_plan_alltoallv(dtl_context_t ctx, const void *sendbuf,
                                      const dtl_size_t *sendcounts, const dtl_size_t *sdispls,
                                      dtl_dtype senddtype, void *recvbuf,
                                      const dtl_size_t *recvcounts, const dtl_size_t *rdispls,
                                      dtl_dtype recvdtype, dtl_collective_plan_t *plan)
    DTL_TYPED(6,9) DTL_NONNULL((10)) DTL_CHECKED;

/** `*plan` is the operation of dtl_scan on these buffers, to be started as often as wanted with
 * dtl_collective_plan_start. The buffers must stay where they are until the plan is destroyed,
 * and belong to the operation while it is under way; arrays of counts and displacements may be
 * used again at once. The caller owns the plan and frees it with dtl_collective_plan_destroy.
 * Collective.
 *
 * @param ctx An open context.
 * @param sendbuf This rank's contribution. In use until `plan` is closed.
 * @param recvbuf The result; may be `sendbuf` itself. In use until `plan` is closed.
 * @param count Elements; the same on all ranks.
 * @param dtype The dtype of the elements of `sendbuf` and `recvbuf`.
 * @param op How a reduction combines two elements.
 * @param plan The new collective plan, to be closed by dtl_collective_plan_destroy.
 *
 * All ranks give the same count, dtype, op. Where one rank refuses its arguments, it fails on
 * all. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; dtype: a dtl_dtype; op: a dtl_reduce_op;
 *   count <= limit(dtype); recvbuf: no overlap with sendbuf unless both are the same; op: an
 *   operation defined for dtype
 * - DTL_ERROR_NULL_POINTER: sendbuf: not NULL where count > 0; recvbuf: not NULL where count >
 *   0; plan: not NULL
 * - DTL_ERROR_REDUCE_FAILED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_plan_scan(dtl_context_t ctx, const void *sendbuf, void *recvbuf,
                                 dtl_size_t count, dtl_dtype dtype, dtl_reduce_op op,
                                 dtl_collective_plan_t *plan)
    DTL_READS(2,4) DTL_WRITES(3,4) DTL_TYPED(3,5) DTL_NONNULL((7)) DTL_CHECKED;

/** `*plan` is the operation of dtl_exscan on these buffers, to be started as often as wanted
 * with dtl_collective_plan_start. The buffers must stay where they are until the plan is
 * destroyed, and belong to the operation while it is under way; arrays of counts and
 * displacements may be used again at once. The caller owns the plan and frees it with
 * dtl_collective_plan_destroy. Collective.
 *
 * @param ctx An open context.
 * @param sendbuf This rank's contribution. In use until `plan` is closed.
 * @param recvbuf The result; may be `sendbuf` itself. In use until `plan` is closed.
 * @param count Elements; the same on all ranks.
 * @param dtype The dtype of the elements of `sendbuf` and `recvbuf`.
 * @param op How a reduction combines two elements.
 * @param plan The new collective plan, to be closed by dtl_collective_plan_destroy.
 *
 * All ranks give the same count, dtype, op. Where one rank refuses its arguments, it fails on
 * all. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; dtype: a dtl_dtype; op: a dtl_reduce_op;
 *   count <= limit(dtype); recvbuf: no overlap with sendbuf unless both are the same; op: an
 *   operation defined for dtype
 * - DTL_ERROR_NULL_POINTER: sendbuf: not NULL where count > 0; recvbuf: not NULL where count >
 *   0; plan: not NULL
 * - DTL_ERROR_REDUCE_FAILED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_plan_exscan(dtl_context_t ctx, const void *sendbuf, void *recvbuf,
                                   dtl_size_t count, dtl_dtype dtype, dtl_reduce_op op,
                                   dtl_collective_plan_t *plan)
    DTL_READS(2,4) DTL_WRITES(3,4) DTL_TYPED(3,5) DTL_NONNULL((7)) DTL_CHECKED;

/** `*plan` is the operation of dtl_reduce_scatter on these buffers, to be started as often as
 * wanted with dtl_collective_plan_start. The buffers must stay where they are until the plan is
 * destroyed, and belong to the operation while it is under way; arrays of counts and
 * displacements may be used again at once. The caller owns the plan and frees it with
 * dtl_collective_plan_destroy. Collective.
 *
 * @param ctx An open context.
 * @param sendbuf This rank's contribution to all blocks. In use until `plan` is closed.
 * @param recvbuf `recvcounts[rank(ctx)]` elements of `dtype`, written. In use until `plan` is
 *   closed.
 * @param recvcounts Elements of each rank's block; the same on all ranks.
 * @param dtype The dtype of the elements of `sendbuf` and `recvbuf`.
 * @param op How a reduction combines two elements.
 * @param plan The new collective plan, to be closed by dtl_collective_plan_destroy.
 *
 * All ranks give the same dtype, op. Where one rank refuses its arguments, it fails on all.
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; recvcounts: memory that the host reaches;
 *   dtype: a dtl_dtype; op: a dtl_reduce_op; sum(recvcounts) <= limit(dtype); entry(recvcounts,
 *   rank(ctx)) <= limit(dtype); recvbuf: no overlap with sendbuf; op: an operation defined for
 *   dtype
 * - DTL_ERROR_NULL_POINTER: recvcounts: not NULL where size(ctx) > 0; sendbuf: not NULL where
 *   sum(recvcounts) > 0; recvbuf: not NULL where entry(recvcounts, rank(ctx)) > 0; plan: not
 *   NULL
 * - DTL_ERROR_REDUCE_FAILED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_plan_reduce_scatter(dtl_context_t ctx, const void *sendbuf, void *recvbuf,
                                           const dtl_size_t *recvcounts, dtl_dtype dtype,
                                           dtl_reduce_op op, dtl_collective_plan_t *plan)
    DTL_TYPED(3,5) DTL_NONNULL((7)) DTL_CHECKED;

/** `*plan` is the operation of dtl_reduce_scatter_block on these buffers, to be started as often
 * as wanted with dtl_collective_plan_start. The buffers must stay where they are until the plan
 * is destroyed, and belong to the operation while it is under way; arrays of counts and
 * displacements may be used again at once. The caller owns the plan and frees it with
 * dtl_collective_plan_destroy. Collective.
 *
 * @param ctx An open context.
 * @param sendbuf This rank's contribution to all blocks. In use until `plan` is closed.
 * @param recvbuf `recvcount` elements of `dtype`, written. In use until `plan` is closed.
 * @param recvcount Elements of a block; the same on all ranks.
 * @param dtype The dtype of the elements of `sendbuf` and `recvbuf`.
 * @param op How a reduction combines two elements.
 * @param plan The new collective plan, to be closed by dtl_collective_plan_destroy.
 *
 * All ranks give the same recvcount, dtype, op. Where one rank refuses its arguments, it fails
 * on all. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; dtype: a dtl_dtype; op: a dtl_reduce_op;
 *   recvcount * size(ctx) <= limit(dtype); recvcount <= limit(dtype); recvbuf: no overlap with
 *   sendbuf; op: an operation defined for dtype
 * - DTL_ERROR_NULL_POINTER: sendbuf: not NULL where recvcount * size(ctx) > 0; recvbuf: not
 *   NULL where recvcount > 0; plan: not NULL
 * - DTL_ERROR_REDUCE_FAILED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_plan_reduce_scatter_block(dtl_context_t ctx, const void *sendbuf,
                                                 void *recvbuf, dtl_size_t recvcount,
                                                 dtl_dtype dtype, dtl_reduce_op op,
                                                 dtl_collective_plan_t *plan)
    DTL_WRITES(3,4) DTL_TYPED(3,5) DTL_NONNULL((7)) DTL_CHECKED;

#ifdef __cplusplus
}
#endif

#endif
