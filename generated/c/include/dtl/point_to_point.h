/* Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/c/header.h.j2.
 * Do not edit. */
/** point_to_point */
#ifndef DTL_POINT_TO_POINT_H
#define DTL_POINT_TO_POINT_H

#include <dtl/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; dtype: a dtl_dtype; count <= limit(dtype)
 * - DTL_ERROR_NULL_POINTER: buf: not NULL where count > 0
 */
DTL_API dtl_status dtl_send(dtl_context_t ctx, const void *buf, dtl_size_t count, dtl_dtype dtype,
                            dtl_rank_t dest, dtl_tag_t tag);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; dtype: a dtl_dtype; count <= limit(dtype)
 * - DTL_ERROR_NULL_POINTER: buf: not NULL where count > 0
 */
DTL_API dtl_status dtl_recv(dtl_context_t ctx, void *buf, dtl_size_t count, dtl_dtype dtype,
                            dtl_rank_t source, dtl_tag_t tag);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; senddtype: a dtl_dtype; recvdtype: a
 *   dtl_dtype; sendcount <= limit(senddtype); recvcount <= limit(recvdtype); recvbuf: no
 *   overlap with sendbuf
 * - DTL_ERROR_NULL_POINTER: sendbuf: not NULL where sendcount > 0; recvbuf: not NULL where
 *   recvcount > 0
 */
DTL_API dtl_status dtl_sendrecv(dtl_context_t ctx, const void *sendbuf, dtl_size_t sendcount,
                                dtl_dtype senddtype, dtl_rank_t dest, dtl_tag_t sendtag,
                                void *recvbuf, dtl_size_t recvcount, dtl_dtype recvdtype,
                                dtl_rank_t source, dtl_tag_t recvtag);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; dtype: a dtl_dtype; count <= limit(dtype)
 * - DTL_ERROR_NULL_POINTER: buf: not NULL where count > 0; request: not NULL
 */
DTL_API dtl_status dtl_isend(dtl_context_t ctx, const void *buf, dtl_size_t count, dtl_dtype dtype,
                             dtl_rank_t dest, dtl_tag_t tag, dtl_request_t *request);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; dtype: a dtl_dtype; count <= limit(dtype)
 * - DTL_ERROR_NULL_POINTER: buf: not NULL where count > 0; request: not NULL
 */
DTL_API dtl_status dtl_irecv(dtl_context_t ctx, void *buf, dtl_size_t count, dtl_dtype dtype,
                             dtl_rank_t source, dtl_tag_t tag, dtl_request_t *request);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; dtype: a dtl_dtype
 * - DTL_ERROR_NULL_POINTER: info: not NULL
 */
DTL_API dtl_status dtl_probe(dtl_context_t ctx, dtl_rank_t source, dtl_tag_t tag, dtl_dtype dtype,
                             dtl_message_info_t *info);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; dtype: a dtl_dtype
 * - DTL_ERROR_NULL_POINTER: flag: not NULL; info: not NULL
 */
DTL_API dtl_status dtl_iprobe(dtl_context_t ctx, dtl_rank_t source, dtl_tag_t tag, dtl_dtype dtype,
                              int *flag, dtl_message_info_t *info);

#ifdef __cplusplus
}
#endif

#endif
