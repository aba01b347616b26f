/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/header.h.j2.
 * Do not edit. */
/** Roles
 *
 * Different jobs for different ranks. A role manager gives each role a number of the context's
 * ranks, in the order in which roles were added and in ascending order of ranks, or a list of
 * them; ranks that are left over have no role. Every rank adds the same roles, then all
 * initialise the manager together, and from then on ranks of a role have a rank in it and may
 * send to ranks of other roles.
 */
#ifndef DTL_ROLE_H
#define DTL_ROLE_H

#include <dtl/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** `*mgr` is a manager without roles for the ranks of the context. The caller owns it. Local:
 * does not wait for other ranks.
 *
 * @param ctx An open context.
 * @param mgr The new role manager, to be closed by dtl_role_manager_destroy.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context
 * - DTL_ERROR_NULL_POINTER: mgr: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_role_manager_create(dtl_context_t ctx, dtl_role_manager_t *mgr)
    DTL_NONNULL((2)) DTL_CHECKED;

/** The handle is closed. Null is ignored. No rank waits for another. Local: does not wait for
 * other ranks.
 *
 * @param mgr An open role manager. May be NULL.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error:
 * - DTL_ERROR_INVALID_ARGUMENT: mgr: an open role manager
 */
DTL_API void dtl_role_manager_destroy(dtl_role_manager_t mgr);

/** The role exists and has been given `num_ranks` ranks. Every rank adds the same roles in the
 * same order. A name that exists, or a manager that is initialised, is refused with
 * DTL_ERROR_INVALID_STATE. Local: does not wait for other ranks.
 *
 * @param mgr An open role manager.
 * @param role_name Not empty; copied.
 * @param num_ranks Ranks of this role.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: mgr: an open role manager; num_ranks >= 1; while it runs
 * - DTL_ERROR_NULL_POINTER: role_name: not NULL
 * - DTL_ERROR_INVALID_STATE: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_role_manager_add_role(dtl_role_manager_t mgr, const char *role_name,
                                             dtl_size_t num_ranks)
    DTL_NONNULL((2)) DTL_CHECKED;

/** The role exists and has the ranks of a list, which other roles may have too and of which
 * dtl_role_manager_add_role knows nothing. Every rank adds the same roles in the same order.
 * Local: does not wait for other ranks.
 *
 * @param mgr An open role manager.
 * @param role_name Not empty; copied.
 * @param ranks Ranks of the context, in ascending order; copied.
 * @param count Ranks; may be 0.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: mgr: an open role manager; ranks: memory that the host reaches;
 *   count <= limit(int32); while it runs
 * - DTL_ERROR_NULL_POINTER: ranks: not NULL where count > 0; role_name: not NULL
 * - DTL_ERROR_INVALID_RANK: while it runs
 * - DTL_ERROR_INVALID_STATE: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_role_manager_add_role_of(dtl_role_manager_t mgr, const char *role_name,
                                                const dtl_rank_t *ranks, dtl_size_t count)
    DTL_NONNULL((2)) DTL_CHECKED;

/** Every rank knows its role. If the roles ask for more ranks than the context has, every rank
 * gets DTL_ERROR_INVALID_ARGUMENT. Collective.
 *
 * @param mgr An open role manager.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: mgr: an open role manager; while it runs
 * - DTL_ERROR_INVALID_STATE: while it runs
 */
DTL_API dtl_status dtl_role_manager_initialize(dtl_role_manager_t mgr)
    DTL_CHECKED;

/** `*has_role` is 1 if this rank has the role, 0 if it has another one or none. Local: does not
 * wait for other ranks.
 *
 * @param mgr An open role manager.
 * @param role_name The name of a role.
 * @param has_role `*has_role` is 1 if this rank has the role, 0 if it has another one or none.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: mgr: an open role manager
 * - DTL_ERROR_NULL_POINTER: role_name: not NULL; has_role: not NULL
 * - DTL_ERROR_INVALID_STATE: while it runs
 */
DTL_API dtl_status dtl_role_manager_has_role(dtl_role_manager_t mgr, const char *role_name,
                                             int *has_role)
    DTL_NONNULL((2,3)) DTL_CHECKED;

/** `*size` is the number of ranks that have the role. Local: does not wait for other ranks.
 *
 * @param mgr An open role manager.
 * @param role_name The name of a role.
 * @param size `*size` is the number of ranks that have the role.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: mgr: an open role manager; while it runs
 * - DTL_ERROR_NULL_POINTER: role_name: not NULL; size: not NULL
 */
DTL_API dtl_status dtl_role_manager_role_size(dtl_role_manager_t mgr, const char *role_name,
                                              dtl_size_t *size)
    DTL_NONNULL((2,3)) DTL_CHECKED;

/** `*rank` is this rank's number among those of the role, or DTL_NO_RANK if it does not have it.
 * Local: does not wait for other ranks.
 *
 * @param mgr An open role manager.
 * @param role_name The name of a role.
 * @param rank `*rank` is this rank's number among those of the role, or DTL_NO_RANK if it does
 *   not have it.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: mgr: an open role manager; while it runs
 * - DTL_ERROR_NULL_POINTER: role_name: not NULL; rank: not NULL
 * - DTL_ERROR_INVALID_STATE: while it runs
 */
DTL_API dtl_status dtl_role_manager_role_rank(dtl_role_manager_t mgr, const char *role_name,
                                              dtl_rank_t *rank)
    DTL_NONNULL((2,3)) DTL_CHECKED;

/** The message is on its way to a rank of another role and `buf` may be used again. Like
 * dtl_send, with the receiver named by role. Waits for the receiver, unless the message is
 * buffered.
 *
 * @param mgr An open role manager.
 * @param target_role The receiver's role.
 * @param target_rank The receiver's rank in its role.
 * @param buf `count` elements of `dtype`, read.
 * @param count Elements.
 * @param dtype The dtype of the elements of `buf`.
 * @param tag Which receives it is for.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: mgr: an open role manager; buf: memory that the host reaches;
 *   dtype: a dtl_dtype; count <= limit(dtype); tag >= 0; while it runs
 * - DTL_ERROR_NULL_POINTER: target_role: not NULL; buf: not NULL where count > 0
 * - DTL_ERROR_INVALID_RANK: target_rank >= 0; while it runs
 * - DTL_ERROR_INVALID_STATE: while it runs
 * - DTL_ERROR_SEND_FAILED: while it runs
 */
DTL_API dtl_status dtl_intergroup_send(dtl_role_manager_t mgr, const char *target_role,
                                       dtl_rank_t target_rank, const void *buf, dtl_size_t count,
                                       dtl_dtype dtype, dtl_tag_t tag)
    DTL_READS(4,5) DTL_NONNULL((2)) DTL_CHECKED;

/** `buf` holds the elements of a message from a rank of another role. Like dtl_recv, with the
 * sender named by role. Waits for the sender.
 *
 * @param mgr An open role manager.
 * @param source_role The sender's role.
 * @param source_rank The sender's rank in its role.
 * @param buf `count` elements of `dtype`, written.
 * @param count Elements that `buf` has room for.
 * @param dtype The dtype of the elements of `buf`.
 * @param tag A tag, or DTL_ANY_TAG.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: mgr: an open role manager; buf: memory that the host reaches;
 *   dtype: a dtl_dtype; count <= limit(dtype); tag == DTL_ANY_TAG or tag >= 0; while it runs
 * - DTL_ERROR_NULL_POINTER: source_role: not NULL; buf: not NULL where count > 0
 * - DTL_ERROR_INVALID_RANK: source_rank >= 0; while it runs
 * - DTL_ERROR_INVALID_STATE: while it runs
 * - DTL_ERROR_RECV_FAILED: while it runs
 * - DTL_ERROR_BUFFER_TOO_SMALL: while it runs
 */
DTL_API dtl_status dtl_intergroup_recv(dtl_role_manager_t mgr, const char *source_role,
                                       dtl_rank_t source_rank, void *buf, dtl_size_t count,
                                       dtl_dtype dtype, dtl_tag_t tag)
    DTL_WRITES(4,5) DTL_TYPED(4,6) DTL_NONNULL((2)) DTL_CHECKED;

/** `*ctx` is a context of the ranks that have this rank's role, in their order, and of several
 * its first; null for a rank without a role. All ranks of the manager's context call it. The
 * caller owns it. Collective.
 *
 * @param mgr An open role manager.
 * @param ctx The new context, to be closed by dtl_context_destroy.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: mgr: an open role manager
 * - DTL_ERROR_NULL_POINTER: ctx: not NULL
 * - DTL_ERROR_INVALID_STATE: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_role_manager_context(dtl_role_manager_t mgr, dtl_context_t *ctx)
    DTL_NONNULL((2)) DTL_CHECKED;

/** `buf` of every rank of `target_role` holds what it held on the source. The source and all
 * ranks of the role call it; a rank that is neither returns at once. A binomial tree. Waits for
 * the source and the ranks of `target_role`.
 *
 * @param mgr An open role manager.
 * @param source_role The role that gives.
 * @param source_rank The source's rank in its role.
 * @param target_role The role that gets.
 * @param buf `count` elements of `dtype`, read and written.
 * @param count Elements, the same on all ranks.
 * @param dtype The dtype of the elements of `buf`.
 * @param tag Keeps it apart from other messages between the roles.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: mgr: an open role manager; buf: memory that the host reaches;
 *   dtype: a dtl_dtype; count <= limit(dtype); tag >= 0; while it runs
 * - DTL_ERROR_NULL_POINTER: source_role: not NULL; target_role: not NULL; buf: not NULL where
 *   count > 0
 * - DTL_ERROR_INVALID_RANK: source_rank >= 0; while it runs
 * - DTL_ERROR_INVALID_STATE: while it runs
 * - DTL_ERROR_COMMUNICATION: while it runs
 */
DTL_API dtl_status dtl_intergroup_broadcast(dtl_role_manager_t mgr, const char *source_role,
                                            dtl_rank_t source_rank, const char *target_role,
                                            void *buf, dtl_size_t count, dtl_dtype dtype,
                                            dtl_tag_t tag)
    DTL_CHANGES(5,6) DTL_TYPED(5,7) DTL_NONNULL((2,4)) DTL_CHECKED;

#ifdef __cplusplus
}
#endif

#endif
