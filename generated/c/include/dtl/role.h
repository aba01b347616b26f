/* Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/c/header.h.j2.
 * Do not edit. */
/** role */
#ifndef DTL_ROLE_H
#define DTL_ROLE_H

#include <dtl/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context
 * - DTL_ERROR_NULL_POINTER: mgr: not NULL
 */
DTL_API dtl_status dtl_role_manager_create(dtl_context_t ctx, dtl_role_manager_t *mgr);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error:
 * - DTL_ERROR_INVALID_ARGUMENT: mgr: an open role manager
 */
DTL_API void dtl_role_manager_destroy(dtl_role_manager_t mgr);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: mgr: an open role manager
 * - DTL_ERROR_NULL_POINTER: role_name: not NULL
 */
DTL_API dtl_status dtl_role_manager_add_role(dtl_role_manager_t mgr, const char *role_name,
                                             dtl_size_t num_ranks);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: mgr: an open role manager
 */
DTL_API dtl_status dtl_role_manager_initialize(dtl_role_manager_t mgr);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: mgr: an open role manager
 * - DTL_ERROR_NULL_POINTER: role_name: not NULL; has_role: not NULL
 */
DTL_API dtl_status dtl_role_manager_has_role(dtl_role_manager_t mgr, const char *role_name,
                                             int *has_role);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: mgr: an open role manager
 * - DTL_ERROR_NULL_POINTER: role_name: not NULL; size: not NULL
 */
DTL_API dtl_status dtl_role_manager_role_size(dtl_role_manager_t mgr, const char *role_name,
                                              dtl_size_t *size);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: mgr: an open role manager
 * - DTL_ERROR_NULL_POINTER: role_name: not NULL; rank: not NULL
 */
DTL_API dtl_status dtl_role_manager_role_rank(dtl_role_manager_t mgr, const char *role_name,
                                              dtl_rank_t *rank);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: mgr: an open role manager; dtype: a dtl_dtype; count <=
 *   limit(dtype)
 * - DTL_ERROR_NULL_POINTER: target_role: not NULL; buf: not NULL where count > 0
 */
DTL_API dtl_status dtl_intergroup_send(dtl_role_manager_t mgr, const char *target_role,
                                       dtl_rank_t target_rank, const void *buf, dtl_size_t count,
                                       dtl_dtype dtype, dtl_tag_t tag);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: mgr: an open role manager; dtype: a dtl_dtype; count <=
 *   limit(dtype)
 * - DTL_ERROR_NULL_POINTER: source_role: not NULL; buf: not NULL where count > 0
 */
DTL_API dtl_status dtl_intergroup_recv(dtl_role_manager_t mgr, const char *source_role,
                                       dtl_rank_t source_rank, void *buf, dtl_size_t count,
                                       dtl_dtype dtype, dtl_tag_t tag);

#ifdef __cplusplus
}
#endif

#endif
