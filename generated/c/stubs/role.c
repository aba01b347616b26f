/* Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/c/stubs.c.j2.
 * Do not edit. */
#include "dtl_enums.h"
#include "dtl_impl.h"
#include "dtl_kernels.h"
#include "dtl_runtime.h"

/* spec/role.yaml: role_manager_create */
dtl_status dtl_role_manager_create(dtl_context_t ctx, dtl_role_manager_t *mgr)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "role_manager_create", "state",
                           "the library is shut down; expected a call before the process leaves");
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "role_manager_create",
                                                    "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(mgr == NULL))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "role_manager_create", "mgr-null",
                           "mgr is NULL; expected an address");
    return dtl__refuse(DTL_ERROR_NOT_IMPLEMENTED, "role_manager_create", "planned",
                       "not implemented in version 0.1.0-alpha.1");
}

/* spec/role.yaml: role_manager_destroy */
void dtl_role_manager_destroy(dtl_role_manager_t mgr)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "role_manager_destroy", "state",
                    "the library is shut down; expected a call before the process leaves");
        return;
    }
    struct role_manager *mgr_object = dtl__handle_close(mgr, HANDLE_ROLE_MANAGER,
                                                        "role_manager_destroy", "mgr");
    if (DTL_UNLIKELY(mgr_object == NULL))
        return;
    dtl__refuse(DTL_ERROR_NOT_IMPLEMENTED, "role_manager_destroy", "planned",
                "not implemented in version 0.1.0-alpha.1");
}

/* spec/role.yaml: role_manager_add_role */
dtl_status dtl_role_manager_add_role(dtl_role_manager_t mgr, const char *role_name,
                                     dtl_size_t num_ranks)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "role_manager_add_role", "state",
                           "the library is shut down; expected a call before the process leaves");
    struct role_manager *mgr_object = dtl__handle_object(mgr, HANDLE_ROLE_MANAGER,
                                                         "role_manager_add_role", "mgr");
    if (DTL_UNLIKELY(mgr_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(role_name == NULL))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "role_manager_add_role", "role_name-null",
                           "role_name is NULL; expected an address");
    if (DTL_UNLIKELY(num_ranks < 1))
        return dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, "role_manager_add_role", "num_ranks-range",
                           "num_ranks is %llu; expected num_ranks >= 1",
                           (unsigned long long)num_ranks);
    return dtl__refuse(DTL_ERROR_NOT_IMPLEMENTED, "role_manager_add_role", "planned",
                       "not implemented in version 0.1.0-alpha.1");
}

/* spec/role.yaml: role_manager_initialize */
dtl_status dtl_role_manager_initialize(dtl_role_manager_t mgr)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "role_manager_initialize", "state",
                           "the library is shut down; expected a call before the process leaves");
    struct role_manager *mgr_object = dtl__handle_object(mgr, HANDLE_ROLE_MANAGER,
                                                         "role_manager_initialize", "mgr");
    if (DTL_UNLIKELY(mgr_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    return dtl__refuse(DTL_ERROR_NOT_IMPLEMENTED, "role_manager_initialize", "planned",
                       "not implemented in version 0.1.0-alpha.1");
}

/* spec/role.yaml: role_manager_has_role */
dtl_status dtl_role_manager_has_role(dtl_role_manager_t mgr, const char *role_name, int *has_role)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "role_manager_has_role", "state",
                           "the library is shut down; expected a call before the process leaves");
    struct role_manager *mgr_object = dtl__handle_object(mgr, HANDLE_ROLE_MANAGER,
                                                         "role_manager_has_role", "mgr");
    if (DTL_UNLIKELY(mgr_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(role_name == NULL))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "role_manager_has_role", "role_name-null",
                           "role_name is NULL; expected an address");
    if (DTL_UNLIKELY(has_role == NULL))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "role_manager_has_role", "has_role-null",
                           "has_role is NULL; expected an address");
    return dtl__refuse(DTL_ERROR_NOT_IMPLEMENTED, "role_manager_has_role", "planned",
                       "not implemented in version 0.1.0-alpha.1");
}

/* spec/role.yaml: role_manager_role_size */
dtl_status dtl_role_manager_role_size(dtl_role_manager_t mgr, const char *role_name,
                                      dtl_size_t *size)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "role_manager_role_size", "state",
                           "the library is shut down; expected a call before the process leaves");
    struct role_manager *mgr_object = dtl__handle_object(mgr, HANDLE_ROLE_MANAGER,
                                                         "role_manager_role_size", "mgr");
    if (DTL_UNLIKELY(mgr_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(role_name == NULL))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "role_manager_role_size", "role_name-null",
                           "role_name is NULL; expected an address");
    if (DTL_UNLIKELY(size == NULL))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "role_manager_role_size", "size-null",
                           "size is NULL; expected an address");
    return dtl__refuse(DTL_ERROR_NOT_IMPLEMENTED, "role_manager_role_size", "planned",
                       "not implemented in version 0.1.0-alpha.1");
}

/* spec/role.yaml: role_manager_role_rank */
dtl_status dtl_role_manager_role_rank(dtl_role_manager_t mgr, const char *role_name,
                                      dtl_rank_t *rank)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "role_manager_role_rank", "state",
                           "the library is shut down; expected a call before the process leaves");
    struct role_manager *mgr_object = dtl__handle_object(mgr, HANDLE_ROLE_MANAGER,
                                                         "role_manager_role_rank", "mgr");
    if (DTL_UNLIKELY(mgr_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(role_name == NULL))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "role_manager_role_rank", "role_name-null",
                           "role_name is NULL; expected an address");
    if (DTL_UNLIKELY(rank == NULL))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "role_manager_role_rank", "rank-null",
                           "rank is NULL; expected an address");
    return dtl__refuse(DTL_ERROR_NOT_IMPLEMENTED, "role_manager_role_rank", "planned",
                       "not implemented in version 0.1.0-alpha.1");
}

/* spec/role.yaml: intergroup_send */
dtl_status dtl_intergroup_send(dtl_role_manager_t mgr, const char *target_role,
                               dtl_rank_t target_rank, const void *buf, dtl_size_t count,
                               dtl_dtype dtype, dtl_tag_t tag)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "intergroup_send", "state",
                           "the library is shut down; expected a call before the process leaves");
    struct role_manager *mgr_object = dtl__handle_object(mgr, HANDLE_ROLE_MANAGER,
                                                         "intergroup_send", "mgr");
    if (DTL_UNLIKELY(mgr_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(target_role == NULL))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "intergroup_send", "target_role-null",
                           "target_role is NULL; expected an address");
    if (DTL_UNLIKELY(buf == NULL && count > 0))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "intergroup_send", "buf-null",
                           "buf is NULL, but count (%llu) > 0", (unsigned long long)count);
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, "intergroup_send", "dtype-enum",
                           "dtype is %lld; expected a dtl_dtype", (long long)dtype);
    if (DTL_UNLIKELY(count > dtl__limit(dtype)))
        return dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, "intergroup_send", "count-limit",
                           "count is %llu; expected count <= limit(dtype) (%llu)",
                           (unsigned long long)count, (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(target_rank < 0))
        return dtl__refuse(DTL_ERROR_INVALID_RANK, "intergroup_send", "target_rank-range",
                           "target_rank is %lld; expected target_rank >= 0",
                           (long long)target_rank);
    if (DTL_UNLIKELY(tag < 0))
        return dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, "intergroup_send", "tag-range",
                           "tag is %lld; expected tag >= 0", (long long)tag);
    return dtl__refuse(DTL_ERROR_NOT_IMPLEMENTED, "intergroup_send", "planned",
                       "not implemented in version 0.1.0-alpha.1");
}

/* spec/role.yaml: intergroup_recv */
dtl_status dtl_intergroup_recv(dtl_role_manager_t mgr, const char *source_role,
                               dtl_rank_t source_rank, void *buf, dtl_size_t count,
                               dtl_dtype dtype, dtl_tag_t tag)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "intergroup_recv", "state",
                           "the library is shut down; expected a call before the process leaves");
    struct role_manager *mgr_object = dtl__handle_object(mgr, HANDLE_ROLE_MANAGER,
                                                         "intergroup_recv", "mgr");
    if (DTL_UNLIKELY(mgr_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(source_role == NULL))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "intergroup_recv", "source_role-null",
                           "source_role is NULL; expected an address");
    if (DTL_UNLIKELY(buf == NULL && count > 0))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "intergroup_recv", "buf-null",
                           "buf is NULL, but count (%llu) > 0", (unsigned long long)count);
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, "intergroup_recv", "dtype-enum",
                           "dtype is %lld; expected a dtl_dtype", (long long)dtype);
    if (DTL_UNLIKELY(count > dtl__limit(dtype)))
        return dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, "intergroup_recv", "count-limit",
                           "count is %llu; expected count <= limit(dtype) (%llu)",
                           (unsigned long long)count, (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(source_rank < 0))
        return dtl__refuse(DTL_ERROR_INVALID_RANK, "intergroup_recv", "source_rank-range",
                           "source_rank is %lld; expected source_rank >= 0",
                           (long long)source_rank);
    if (DTL_UNLIKELY(tag != DTL_ANY_TAG && tag < 0))
        return dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, "intergroup_recv", "tag-range",
                           "tag is %lld; expected tag == DTL_ANY_TAG or tag >= 0", (long long)tag);
    return dtl__refuse(DTL_ERROR_NOT_IMPLEMENTED, "intergroup_recv", "planned",
                       "not implemented in version 0.1.0-alpha.1");
}
