/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/header.h.j2.
 * Do not edit. */
/** Boxes
 *
 * Boxes hold elements.
 */
#ifndef DTL_BOX_H
#define DTL_BOX_H

#include <dtl/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** A context of all processes. Local: does not wait for other ranks.
 *
 * @param ctx The new context, to be closed by dtl_context_destroy.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: not NULL
 */
DTL_API dtl_status dtl_context_create(dtl_context_t *ctx)
    DTL_NONNULL((1)) DTL_CHECKED;

/** The context is gone. Local: does not wait for other ranks.
 *
 * @param ctx An open context. May be NULL.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context
 */
DTL_API void dtl_context_destroy(dtl_context_t ctx);

/** A box with room for `capacity` elements. Local: does not wait for other ranks.
 *
 * @param ctx An open context.
 * @param dtype What an element is.
 * @param capacity Elements there is room for.
 * @param opts What a box is made with. May be NULL.
 * @param box The new box, to be closed by dtl_box_destroy.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; box: not NULL; dtype: a dtl_dtype;
 *   opts.color: a dtl_color; capacity <= limit(dtype)
 */
DTL_API dtl_status dtl_box_create(dtl_context_t ctx, dtl_dtype dtype, dtl_size_t capacity,
                                  const dtl_options *opts, dtl_box_t *box)
    DTL_NONNULL((5)) DTL_CHECKED;

/** The box is gone. Local: does not wait for other ranks.
 *
 * @param box An open box. May be NULL.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error:
 * - DTL_ERROR_INVALID_ARGUMENT: box: an open box
 */
DTL_API void dtl_box_destroy(dtl_box_t box);

/** The process that has the element. Local: does not wait for other ranks.
 *
 * @param box An open box.
 * @param place An element.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns DTL_NO_RANK):
 * - DTL_ERROR_INVALID_ARGUMENT: box: an open box
 * - DTL_ERROR_OUT_OF_BOUNDS: place >= 0 and place < global_size(box)
 */
DTL_API dtl_rank_t dtl_box_owner(dtl_box_t box, dtl_index_t place);

/** What the box is called. Local: does not wait for other ranks.
 *
 * @param box An open box.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns "unknown"):
 * - DTL_ERROR_INVALID_ARGUMENT: box: an open box
 */
DTL_API const char *dtl_box_name(dtl_box_t box);

/** The root has the sum of all. Collective.
 *
 * @param ctx An open context.
 * @param sendbuf `count` elements of `dtype`, read.
 * @param recvbuf `count` elements of `dtype`, written. Significant only where `rank(ctx) ==
 *   root`.
 * @param count Number of elements of `sendbuf` and `recvbuf`.
 * @param dtype The dtype of the elements of `sendbuf` and `recvbuf`.
 * @param op How two elements become one.
 * @param root Who has the sum.
 *
 * All ranks give the same count, dtype, op, root. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; sendbuf: not NULL where count > 0;
 *   recvbuf: not NULL where rank(ctx) == root and count > 0; dtype: a dtl_dtype; op: a
 *   dtl_reduce_op; count <= limit(dtype); count != 0 or root == 0; recvbuf: no overlap with
 *   sendbuf unless both are the same; op: an operation defined for dtype; mpi: mpi to be
 *   available: Open MPI or MPICH
 * - DTL_ERROR_INVALID_RANK: root >= 0 and root < size(ctx)
 * - DTL_ERROR_OUT_OF_BOUNDS: while it runs
 */
DTL_API dtl_status dtl_reduce(dtl_context_t ctx, const void *sendbuf, void *recvbuf,
                              dtl_size_t count, dtl_dtype dtype, dtl_reduce_op op, dtl_rank_t root)
    DTL_READS(2,4) DTL_TYPED(3,5) DTL_CHECKED;

/** The root has the elements of all. Local: does not wait for other ranks.
 *
 * @param ctx An open context.
 * @param counts Of each.
 * @param room `sum(counts)` elements of int32, written. May be NULL where `sum(counts) == 0`.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; counts: not NULL where size(ctx) > 0;
 *   room: not NULL unless sum(counts) == 0; sum(counts) <= limit(int32)
 */
DTL_API dtl_status dtl_gather(dtl_context_t ctx, const dtl_size_t *counts, void *room)
    DTL_CHECKED;

#ifdef __cplusplus
}
#endif

#endif
