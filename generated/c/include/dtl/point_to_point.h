/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/header.h.j2.
 * Do not edit. */
/** Point-to-point
 *
 * Messages from one rank of a context to another. A message has a dtype, a count of elements
 * and a tag; a receive takes the first one in the order of sending that comes from its source
 * with its tag, where DTL_ANY_SOURCE and DTL_ANY_TAG stand for any.
 *
 * A message carries its dtype and its size. Sender and receiver name the same dtype: else the
 * receive fails with DTL_ERROR_INVALID_ARGUMENT and names both. Either of them may name
 * DTL_DTYPE_BYTE, which stands for the bytes of any dtype.
 *
 * A receive may ask for more elements than come, and then the others are left as they were; if
 * it asks for fewer, it fails with DTL_ERROR_BUFFER_TOO_SMALL, and nothing is written past the
 * buffer.
 *
 * A message that a receive has refused, for its dtype or its size, stays where it is: the next
 * receive or probe that matches finds it first. Its sender does not wait for that receive,
 * unless this rank has no memory for the message.
 */
#ifndef DTL_POINT_TO_POINT_H
#define DTL_POINT_TO_POINT_H

#include <dtl/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** The message is on its way and `buf` may be used again. Returns once the message is buffered
 * or received, so it may wait for the receiver: two ranks that send to each other first may
 * wait for ever. Waits for the receiver, unless the message is buffered.
 *
 * @param ctx An open context.
 * @param buf `count` elements of `dtype`, read.
 * @param count Elements.
 * @param dtype The dtype of the elements of `buf`.
 * @param dest The receiver; may be this rank itself.
 * @param tag Which receives it is for.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; buf: memory that the host reaches; dtype:
 *   a dtl_dtype; count <= limit(dtype); tag >= 0
 * - DTL_ERROR_NULL_POINTER: buf: not NULL where count > 0
 * - DTL_ERROR_INVALID_RANK: dest >= 0 and dest < size(ctx)
 * - DTL_ERROR_SEND_FAILED: while it runs
 */
DTL_API dtl_status dtl_send(dtl_context_t ctx, const void *buf, dtl_size_t count, dtl_dtype dtype,
                            dtl_rank_t dest, dtl_tag_t tag)
    DTL_READS(2,3) DTL_CHECKED;

/** `buf` holds the elements of a matching message. Waits for one. Waits for the sender.
 *
 * @param ctx An open context.
 * @param buf `count` elements of `dtype`, written.
 * @param count Elements that `buf` has room for.
 * @param dtype The dtype of the elements of `buf`.
 * @param source The sender, or DTL_ANY_SOURCE.
 * @param tag A tag, or DTL_ANY_TAG.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; buf: memory that the host reaches; dtype:
 *   a dtl_dtype; count <= limit(dtype); tag == DTL_ANY_TAG or tag >= 0
 * - DTL_ERROR_NULL_POINTER: buf: not NULL where count > 0
 * - DTL_ERROR_INVALID_RANK: source == DTL_ANY_SOURCE or source >= 0 and source < size(ctx)
 * - DTL_ERROR_RECV_FAILED: while it runs
 * - DTL_ERROR_BUFFER_TOO_SMALL: while it runs
 */
DTL_API dtl_status dtl_recv(dtl_context_t ctx, void *buf, dtl_size_t count, dtl_dtype dtype,
                            dtl_rank_t source, dtl_tag_t tag)
    DTL_WRITES(2,3) DTL_TYPED(2,4) DTL_CHECKED;

/** One message is sent and another received, neither of which waits for the other: what two
 * ranks use who exchange data. Waits for the sender of the message that it receives.
 *
 * @param ctx An open context.
 * @param sendbuf `sendcount` elements of `senddtype`, read.
 * @param sendcount Elements to send.
 * @param senddtype The dtype of the elements of `sendbuf`.
 * @param dest The receiver of `sendbuf`.
 * @param sendtag Which receives it is for.
 * @param recvbuf `recvcount` elements of `recvdtype`, written.
 * @param recvcount Elements that `recvbuf` has room for.
 * @param recvdtype The dtype of the elements of `recvbuf`.
 * @param source The sender of what is received, or DTL_ANY_SOURCE.
 * @param recvtag A tag, or DTL_ANY_TAG.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; sendbuf: memory that the host reaches;
 *   recvbuf: memory that the host reaches; senddtype: a dtl_dtype; recvdtype: a dtl_dtype;
 *   sendcount <= limit(senddtype); recvcount <= limit(recvdtype); sendtag >= 0; recvtag ==
 *   DTL_ANY_TAG or recvtag >= 0; recvbuf: no overlap with sendbuf
 * - DTL_ERROR_NULL_POINTER: sendbuf: not NULL where sendcount > 0; recvbuf: not NULL where
 *   recvcount > 0
 * - DTL_ERROR_INVALID_RANK: dest >= 0 and dest < size(ctx); source == DTL_ANY_SOURCE or source
 *   >= 0 and source < size(ctx)
 * - DTL_ERROR_SEND_FAILED: while it runs
 * - DTL_ERROR_RECV_FAILED: while it runs
 * - DTL_ERROR_BUFFER_TOO_SMALL: while it runs
 */
DTL_API dtl_status dtl_sendrecv(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                                dtl_dtype senddtype, dtl_rank_t dest, dtl_tag_t sendtag,
                                void *recvbuf, dtl_size_t recvcount, dtl_dtype recvdtype,
                                dtl_rank_t source, dtl_tag_t recvtag)
    DTL_READS(2,3) DTL_WRITES(7,8) DTL_TYPED(7,9) DTL_CHECKED;

/** The sending has started, and `*request` stands for it. `buf` must not change until the
 * request is complete. The caller owns the request. Local: does not wait for other ranks.
 *
 * @param ctx An open context.
 * @param buf `count` elements of `dtype`, read. In use until `request` is complete.
 * @param count Elements.
 * @param dtype The dtype of the elements of `buf`.
 * @param dest The receiver; may be this rank itself.
 * @param tag Which receives it is for.
 * @param request The new request, to be closed by dtl_request_free.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; buf: memory that the host reaches; dtype:
 *   a dtl_dtype; count <= limit(dtype); tag >= 0
 * - DTL_ERROR_NULL_POINTER: buf: not NULL where count > 0; request: not NULL
 * - DTL_ERROR_INVALID_RANK: dest >= 0 and dest < size(ctx)
 * - DTL_ERROR_SEND_FAILED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_isend(dtl_context_t ctx, const void *buf, dtl_size_t count, dtl_dtype dtype,
                             dtl_rank_t dest, dtl_tag_t tag, dtl_request_t *request)
    DTL_READS(2,3) DTL_NONNULL((7)) DTL_CHECKED;

/** The receiving has started, and `*request` stands for it. `buf` must not be used until the
 * request is complete. The caller owns the request. Local: does not wait for other ranks.
 *
 * @param ctx An open context.
 * @param buf `count` elements of `dtype`, written. In use until `request` is complete.
 * @param count Elements that `buf` has room for.
 * @param dtype The dtype of the elements of `buf`.
 * @param source The sender, or DTL_ANY_SOURCE.
 * @param tag A tag, or DTL_ANY_TAG.
 * @param request The new request, to be closed by dtl_request_free.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; buf: memory that the host reaches; dtype:
 *   a dtl_dtype; count <= limit(dtype); tag == DTL_ANY_TAG or tag >= 0
 * - DTL_ERROR_NULL_POINTER: buf: not NULL where count > 0; request: not NULL
 * - DTL_ERROR_INVALID_RANK: source == DTL_ANY_SOURCE or source >= 0 and source < size(ctx)
 * - DTL_ERROR_RECV_FAILED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_irecv(dtl_context_t ctx, void *buf, dtl_size_t count, dtl_dtype dtype,
                             dtl_rank_t source, dtl_tag_t tag, dtl_request_t *request)
    DTL_WRITES(2,3) DTL_TYPED(2,4) DTL_NONNULL((7)) DTL_CHECKED;

/** `*info` tells of a matching message that a receive would get now, which stays where it is.
 * Waits for one. Fails with DTL_ERROR_INVALID_ARGUMENT, as a receive would, where the message
 * has another dtype. Waits for a sender.
 *
 * @param ctx An open context.
 * @param source The sender, or DTL_ANY_SOURCE.
 * @param tag A tag, or DTL_ANY_TAG.
 * @param dtype In whose elements `info->count` is told.
 * @param info `*info` tells of a matching message that a receive would get now, which stays
 *   where it is.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; dtype: a dtl_dtype; tag == DTL_ANY_TAG or
 *   tag >= 0
 * - DTL_ERROR_NULL_POINTER: info: not NULL
 * - DTL_ERROR_INVALID_RANK: source == DTL_ANY_SOURCE or source >= 0 and source < size(ctx)
 * - DTL_ERROR_RECV_FAILED: while it runs
 */
DTL_API dtl_status dtl_probe(dtl_context_t ctx, dtl_rank_t source, dtl_tag_t tag, dtl_dtype dtype,
                             dtl_message_info_t *info)
    DTL_NONNULL((5)) DTL_CHECKED;

/** `*flag` is 1 and `*info` tells of a matching message if one is there now; else `*flag` is 0
 * and `*info` stays as it was. Does not wait. Fails where the message has another dtype, as
 * dtl_probe. Local: does not wait for other ranks.
 *
 * @param ctx An open context.
 * @param source The sender, or DTL_ANY_SOURCE.
 * @param tag A tag, or DTL_ANY_TAG.
 * @param dtype In whose elements `info->count` is told.
 * @param flag `*flag` is 1 and `*info` tells of a matching message if one is there now; else
 *   `*flag` is 0 and `*info` stays as it was.
 * @param info `*flag` is 1 and `*info` tells of a matching message if one is there now; else
 *   `*flag` is 0 and `*info` stays as it was.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; dtype: a dtl_dtype; tag == DTL_ANY_TAG or
 *   tag >= 0
 * - DTL_ERROR_NULL_POINTER: flag: not NULL; info: not NULL
 * - DTL_ERROR_INVALID_RANK: source == DTL_ANY_SOURCE or source >= 0 and source < size(ctx)
 * - DTL_ERROR_RECV_FAILED: while it runs
 */
DTL_API dtl_status dtl_iprobe(dtl_context_t ctx, dtl_rank_t source, dtl_tag_t tag, dtl_dtype dtype,
                              int *flag, dtl_message_info_t *info)
    DTL_NONNULL((5,6)) DTL_CHECKED;

/** `*message` is a matching message, taken out of those that receives and probes can find, and
 * `*info` tells of it. Waits for one. So that no other thread receives it meanwhile. The caller
 * owns it and gives it to dtl_mrecv. Fails where the message has another dtype, as dtl_probe;
 * then the message stays where it is. Waits for a sender.
 *
 * @param ctx An open context.
 * @param source The sender, or DTL_ANY_SOURCE.
 * @param tag A tag, or DTL_ANY_TAG.
 * @param dtype In whose elements `info->count` is told.
 * @param message The new message, to be closed by dtl_message_free.
 * @param info `*message` is a matching message, taken out of those that receives and probes can
 *   find, and `*info` tells of it.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; dtype: a dtl_dtype; tag == DTL_ANY_TAG or
 *   tag >= 0
 * - DTL_ERROR_NULL_POINTER: message: not NULL; info: not NULL
 * - DTL_ERROR_INVALID_RANK: source == DTL_ANY_SOURCE or source >= 0 and source < size(ctx)
 * - DTL_ERROR_RECV_FAILED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_mprobe(dtl_context_t ctx, dtl_rank_t source, dtl_tag_t tag, dtl_dtype dtype,
                              dtl_message_t *message, dtl_message_info_t *info)
    DTL_NONNULL((5,6)) DTL_CHECKED;

/** As dtl_mprobe, but does not wait: where no message is there, `*message` is null and `*info`
 * stays as it was. Local: does not wait for other ranks.
 *
 * @param ctx An open context.
 * @param source The sender, or DTL_ANY_SOURCE.
 * @param tag A tag, or DTL_ANY_TAG.
 * @param dtype In whose elements `info->count` is told.
 * @param message The new message, to be closed by dtl_message_free.
 * @param info As dtl_mprobe, but does not wait: where no message is there, `*message` is null
 *   and `*info` stays as it was.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; dtype: a dtl_dtype; tag == DTL_ANY_TAG or
 *   tag >= 0
 * - DTL_ERROR_NULL_POINTER: message: not NULL; info: not NULL
 * - DTL_ERROR_INVALID_RANK: source == DTL_ANY_SOURCE or source >= 0 and source < size(ctx)
 * - DTL_ERROR_RECV_FAILED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_improbe(dtl_context_t ctx, dtl_rank_t source, dtl_tag_t tag,
                               dtl_dtype dtype, dtl_message_t *message, dtl_message_info_t *info)
    DTL_NONNULL((5,6)) DTL_CHECKED;

/** `buf` holds the elements of the message, and the handle is closed. A message that does not
 * fit is refused as by dtl_recv: it goes back to its place among those that receives and probes
 * can find. The message is there. Waits for the sender.
 *
 * @param message An open message. The call closes it.
 * @param buf `count` elements of `dtype`, written.
 * @param count Elements that `buf` has room for.
 * @param dtype The dtype of the elements of `buf`.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: message: an open message; buf: memory that the host reaches;
 *   dtype: a dtl_dtype; count <= limit(dtype)
 * - DTL_ERROR_NULL_POINTER: buf: not NULL where count > 0
 * - DTL_ERROR_RECV_FAILED: while it runs
 * - DTL_ERROR_BUFFER_TOO_SMALL: while it runs
 */
DTL_API dtl_status dtl_mrecv(dtl_message_t message, void *buf, dtl_size_t count, dtl_dtype dtype)
    DTL_WRITES(2,3) DTL_TYPED(2,4) DTL_CHECKED;

/** The message is received and thrown away, and the handle closed. Null is ignored. Local: does
 * not wait for other ranks.
 *
 * @param message An open message. May be NULL.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error:
 * - DTL_ERROR_INVALID_ARGUMENT: message: an open message
 */
DTL_API void dtl_message_free(dtl_message_t message);

/** As dtl_isend, of an array: the message carries its shape too, which dtl_probe_envelope and
 * dtl_message_envelope tell. Receives take its elements in row-major order. Local: does not
 * wait for other ranks.
 *
 * @param ctx An open context.
 * @param buf `count` elements of `dtype`, read. In use until `request` is complete.
 * @param count Elements: the product of the extents.
 * @param dtype The dtype of the elements of `buf`.
 * @param shape 0 dimensions: none; of more than 8, dtl_shape_pack makes one.
 * @param dest The receiver; may be this rank itself.
 * @param tag Which receives it is for.
 * @param request The new request, to be closed by dtl_request_free.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; buf: memory that the host reaches; dtype:
 *   a dtl_dtype; count <= limit(dtype); tag >= 0
 * - DTL_ERROR_NULL_POINTER: buf: not NULL where count > 0; request: not NULL
 * - DTL_ERROR_INVALID_RANK: dest >= 0 and dest < size(ctx)
 * - DTL_ERROR_SEND_FAILED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_EXTENT_MISMATCH: while it runs
 */
DTL_API dtl_status dtl_isend_shaped(dtl_context_t ctx, const void *buf, dtl_size_t count,
                                    dtl_dtype dtype, dtl_shape shape, dtl_rank_t dest,
                                    dtl_tag_t tag, dtl_request_t *request)
    DTL_READS(2,3) DTL_NONNULL((8)) DTL_CHECKED;

/** As dtl_probe, and `*envelope` tells of the message as it was sent: its dtype too, and its
 * shape. Waits for a sender.
 *
 * @param ctx An open context.
 * @param source The sender, or DTL_ANY_SOURCE.
 * @param tag A tag, or DTL_ANY_TAG.
 * @param envelope As dtl_probe, and `*envelope` tells of the message as it was sent: its dtype
 *   too, and its shape.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; tag == DTL_ANY_TAG or tag >= 0
 * - DTL_ERROR_NULL_POINTER: envelope: not NULL
 * - DTL_ERROR_INVALID_RANK: source == DTL_ANY_SOURCE or source >= 0 and source < size(ctx)
 * - DTL_ERROR_RECV_FAILED: while it runs
 */
DTL_API dtl_status dtl_probe_envelope(dtl_context_t ctx, dtl_rank_t source, dtl_tag_t tag,
                                      dtl_envelope_t *envelope)
    DTL_NONNULL((4)) DTL_CHECKED;

/** As dtl_iprobe, and `*envelope` tells of the message as it was sent; where none is there it
 * stays as it was. Local: does not wait for other ranks.
 *
 * @param ctx An open context.
 * @param source The sender, or DTL_ANY_SOURCE.
 * @param tag A tag, or DTL_ANY_TAG.
 * @param flag Whether a message is there: 1 or 0.
 * @param envelope As dtl_iprobe, and `*envelope` tells of the message as it was sent; where
 *   none is there it stays as it was.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; tag == DTL_ANY_TAG or tag >= 0
 * - DTL_ERROR_NULL_POINTER: flag: not NULL; envelope: not NULL
 * - DTL_ERROR_INVALID_RANK: source == DTL_ANY_SOURCE or source >= 0 and source < size(ctx)
 * - DTL_ERROR_RECV_FAILED: while it runs
 */
DTL_API dtl_status dtl_iprobe_envelope(dtl_context_t ctx, dtl_rank_t source, dtl_tag_t tag,
                                       int *flag, dtl_envelope_t *envelope)
    DTL_NONNULL((4,5)) DTL_CHECKED;

/** `*envelope` tells of a matched message as it was sent. Local: does not wait for other ranks.
 *
 * @param message An open message.
 * @param envelope `*envelope` tells of a matched message as it was sent.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: message: an open message
 * - DTL_ERROR_NULL_POINTER: envelope: not NULL
 */
DTL_API dtl_status dtl_message_envelope(dtl_message_t message, dtl_envelope_t *envelope)
    DTL_NONNULL((2)) DTL_CHECKED;

#ifdef __cplusplus
}
#endif

#endif
