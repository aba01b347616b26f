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
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_NULL_POINTER,
                              "role_manager_create", "mgr-null",
                              "mgr is NULL; expected an address");
    struct role_manager *mgr_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_ROLE_MANAGER_CREATE, NULL, NULL, 0);
        if (begun != DTL_SUCCESS) {
            return begun;
        }
    }
    dtl_status status = dtl_impl_role_manager_create(ctx_object, &mgr_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_ROLE_MANAGER, mgr_object, mgr);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_role_manager_destroy(mgr_object);
    }
    if (DTL_UNLIKELY(dtl__observed))
        dtl__call_end(CALL_ROLE_MANAGER_CREATE, dtl__context_comm(ctx_object), status);
    return status;
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

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_ROLE_MANAGER_DESTROY, NULL, NULL, 0);
        if (begun != DTL_SUCCESS)
            return;
        dtl_impl_role_manager_destroy(mgr_object);
        dtl__call_end(CALL_ROLE_MANAGER_DESTROY, NULL, DTL_SUCCESS);
        return;
    }
    dtl_impl_role_manager_destroy(mgr_object);
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
        return dtl__refuse_in(dtl__role_manager_comm(mgr_object), DTL_ERROR_NULL_POINTER,
                              "role_manager_add_role", "role_name-null",
                              "role_name is NULL; expected an address");
    if (DTL_UNLIKELY(num_ranks < 1))
        return dtl__refuse_in(dtl__role_manager_comm(mgr_object), DTL_ERROR_INVALID_ARGUMENT,
                              "role_manager_add_role", "num_ranks-range",
                              "num_ranks is %llu; expected num_ranks >= 1",
                              (unsigned long long)num_ranks);

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_ROLE_MANAGER_ADD_ROLE, NULL, NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        dtl_status status = dtl_impl_role_manager_add_role(mgr_object, role_name, num_ranks);
        dtl__call_end(CALL_ROLE_MANAGER_ADD_ROLE, dtl__role_manager_comm(mgr_object), status);
        return status;
    }
    return dtl_impl_role_manager_add_role(mgr_object, role_name, num_ranks);
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

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_ROLE_MANAGER_INITIALIZE,
                                           dtl__role_manager_comm(mgr_object), NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        dtl_status status = dtl_impl_role_manager_initialize(mgr_object);
        dtl__call_end(CALL_ROLE_MANAGER_INITIALIZE, dtl__role_manager_comm(mgr_object), status);
        return status;
    }
    return dtl_impl_role_manager_initialize(mgr_object);
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
        return dtl__refuse_in(dtl__role_manager_comm(mgr_object), DTL_ERROR_NULL_POINTER,
                              "role_manager_has_role", "role_name-null",
                              "role_name is NULL; expected an address");
    if (DTL_UNLIKELY(has_role == NULL))
        return dtl__refuse_in(dtl__role_manager_comm(mgr_object), DTL_ERROR_NULL_POINTER,
                              "role_manager_has_role", "has_role-null",
                              "has_role is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_ROLE_MANAGER_HAS_ROLE, NULL, NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        dtl_status status = dtl_impl_role_manager_has_role(mgr_object, role_name, has_role);
        dtl__call_end(CALL_ROLE_MANAGER_HAS_ROLE, dtl__role_manager_comm(mgr_object), status);
        return status;
    }
    return dtl_impl_role_manager_has_role(mgr_object, role_name, has_role);
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
        return dtl__refuse_in(dtl__role_manager_comm(mgr_object), DTL_ERROR_NULL_POINTER,
                              "role_manager_role_size", "role_name-null",
                              "role_name is NULL; expected an address");
    if (DTL_UNLIKELY(size == NULL))
        return dtl__refuse_in(dtl__role_manager_comm(mgr_object), DTL_ERROR_NULL_POINTER,
                              "role_manager_role_size", "size-null",
                              "size is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_ROLE_MANAGER_ROLE_SIZE, NULL, NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        dtl_status status = dtl_impl_role_manager_role_size(mgr_object, role_name, size);
        dtl__call_end(CALL_ROLE_MANAGER_ROLE_SIZE, dtl__role_manager_comm(mgr_object), status);
        return status;
    }
    return dtl_impl_role_manager_role_size(mgr_object, role_name, size);
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
        return dtl__refuse_in(dtl__role_manager_comm(mgr_object), DTL_ERROR_NULL_POINTER,
                              "role_manager_role_rank", "role_name-null",
                              "role_name is NULL; expected an address");
    if (DTL_UNLIKELY(rank == NULL))
        return dtl__refuse_in(dtl__role_manager_comm(mgr_object), DTL_ERROR_NULL_POINTER,
                              "role_manager_role_rank", "rank-null",
                              "rank is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_ROLE_MANAGER_ROLE_RANK, NULL, NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        dtl_status status = dtl_impl_role_manager_role_rank(mgr_object, role_name, rank);
        dtl__call_end(CALL_ROLE_MANAGER_ROLE_RANK, dtl__role_manager_comm(mgr_object), status);
        return status;
    }
    return dtl_impl_role_manager_role_rank(mgr_object, role_name, rank);
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
        return dtl__refuse_in(dtl__role_manager_comm(mgr_object), DTL_ERROR_NULL_POINTER,
                              "intergroup_send", "target_role-null",
                              "target_role is NULL; expected an address");
    if (DTL_UNLIKELY(buf == NULL && count > 0))
        return dtl__refuse_in(dtl__role_manager_comm(mgr_object), DTL_ERROR_NULL_POINTER,
                              "intergroup_send", "buf-null", "buf is NULL, but count (%llu) > 0",
                              (unsigned long long)count);
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__role_manager_comm(mgr_object), DTL_ERROR_INVALID_ARGUMENT,
                              "intergroup_send", "dtype-enum",
                              "dtype is %lld; expected a dtl_dtype", (long long)dtype);
    if (DTL_UNLIKELY(count > dtl__limit(dtype)))
        return dtl__refuse_in(dtl__role_manager_comm(mgr_object), DTL_ERROR_INVALID_ARGUMENT,
                              "intergroup_send", "count-limit",
                              "count is %llu; expected count <= limit(dtype) (%llu)",
                              (unsigned long long)count, (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(target_rank < 0))
        return dtl__refuse_in(dtl__role_manager_comm(mgr_object), DTL_ERROR_INVALID_RANK,
                              "intergroup_send", "target_rank-range",
                              "target_rank is %lld; expected target_rank >= 0",
                              (long long)target_rank);
    if (DTL_UNLIKELY(tag < 0))
        return dtl__refuse_in(dtl__role_manager_comm(mgr_object), DTL_ERROR_INVALID_ARGUMENT,
                              "intergroup_send", "tag-range", "tag is %lld; expected tag >= 0",
                              (long long)tag);

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_INTERGROUP_SEND, NULL, NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        dtl_status status = dtl_impl_intergroup_send(mgr_object, target_role, target_rank, buf,
                                                     count, dtype, tag);
        dtl__call_end(CALL_INTERGROUP_SEND, dtl__role_manager_comm(mgr_object), status);
        return status;
    }
    return dtl_impl_intergroup_send(mgr_object, target_role, target_rank, buf, count, dtype, tag);
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
        return dtl__refuse_in(dtl__role_manager_comm(mgr_object), DTL_ERROR_NULL_POINTER,
                              "intergroup_recv", "source_role-null",
                              "source_role is NULL; expected an address");
    if (DTL_UNLIKELY(buf == NULL && count > 0))
        return dtl__refuse_in(dtl__role_manager_comm(mgr_object), DTL_ERROR_NULL_POINTER,
                              "intergroup_recv", "buf-null", "buf is NULL, but count (%llu) > 0",
                              (unsigned long long)count);
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__role_manager_comm(mgr_object), DTL_ERROR_INVALID_ARGUMENT,
                              "intergroup_recv", "dtype-enum",
                              "dtype is %lld; expected a dtl_dtype", (long long)dtype);
    if (DTL_UNLIKELY(count > dtl__limit(dtype)))
        return dtl__refuse_in(dtl__role_manager_comm(mgr_object), DTL_ERROR_INVALID_ARGUMENT,
                              "intergroup_recv", "count-limit",
                              "count is %llu; expected count <= limit(dtype) (%llu)",
                              (unsigned long long)count, (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(source_rank < 0))
        return dtl__refuse_in(dtl__role_manager_comm(mgr_object), DTL_ERROR_INVALID_RANK,
                              "intergroup_recv", "source_rank-range",
                              "source_rank is %lld; expected source_rank >= 0",
                              (long long)source_rank);
    if (DTL_UNLIKELY(tag != DTL_ANY_TAG && tag < 0))
        return dtl__refuse_in(dtl__role_manager_comm(mgr_object), DTL_ERROR_INVALID_ARGUMENT,
                              "intergroup_recv", "tag-range",
                              "tag is %lld; expected tag == DTL_ANY_TAG or tag >= 0",
                              (long long)tag);

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_INTERGROUP_RECV, NULL, NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        dtl_status status = dtl_impl_intergroup_recv(mgr_object, source_role, source_rank, buf,
                                                     count, dtype, tag);
        dtl__call_end(CALL_INTERGROUP_RECV, dtl__role_manager_comm(mgr_object), status);
        return status;
    }
    return dtl_impl_intergroup_recv(mgr_object, source_role, source_rank, buf, count, dtype, tag);
}

/* spec/role.yaml: role_manager_context */
dtl_status dtl_role_manager_context(dtl_role_manager_t mgr, dtl_context_t *ctx)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "role_manager_context", "state",
                           "the library is shut down; expected a call before the process leaves");
    struct role_manager *mgr_object = dtl__handle_object(mgr, HANDLE_ROLE_MANAGER,
                                                         "role_manager_context", "mgr");
    if (DTL_UNLIKELY(mgr_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(ctx == NULL))
        return dtl__refuse_in(dtl__role_manager_comm(mgr_object), DTL_ERROR_NULL_POINTER,
                              "role_manager_context", "ctx-null",
                              "ctx is NULL; expected an address");
    struct context *ctx_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_ROLE_MANAGER_CONTEXT,
                                           dtl__role_manager_comm(mgr_object), NULL, 0);
        if (begun != DTL_SUCCESS) {
            return begun;
        }
    }
    dtl_status status = dtl_impl_role_manager_context(mgr_object, &ctx_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_CONTEXT, ctx_object, ctx);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_context_destroy(ctx_object);
    }
    if (DTL_UNLIKELY(dtl__observed))
        dtl__call_end(CALL_ROLE_MANAGER_CONTEXT, dtl__role_manager_comm(mgr_object), status);
    return status;
}

/* spec/role.yaml: intergroup_broadcast */
dtl_status dtl_intergroup_broadcast(dtl_role_manager_t mgr, const char *source_role,
                                    dtl_rank_t source_rank, const char *target_role, void *buf,
                                    dtl_size_t count, dtl_dtype dtype, dtl_tag_t tag)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "intergroup_broadcast", "state",
                           "the library is shut down; expected a call before the process leaves");
    struct role_manager *mgr_object = dtl__handle_object(mgr, HANDLE_ROLE_MANAGER,
                                                         "intergroup_broadcast", "mgr");
    if (DTL_UNLIKELY(mgr_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(source_role == NULL))
        return dtl__refuse_in(dtl__role_manager_comm(mgr_object), DTL_ERROR_NULL_POINTER,
                              "intergroup_broadcast", "source_role-null",
                              "source_role is NULL; expected an address");
    if (DTL_UNLIKELY(target_role == NULL))
        return dtl__refuse_in(dtl__role_manager_comm(mgr_object), DTL_ERROR_NULL_POINTER,
                              "intergroup_broadcast", "target_role-null",
                              "target_role is NULL; expected an address");
    if (DTL_UNLIKELY(buf == NULL && count > 0))
        return dtl__refuse_in(dtl__role_manager_comm(mgr_object), DTL_ERROR_NULL_POINTER,
                              "intergroup_broadcast", "buf-null",
                              "buf is NULL, but count (%llu) > 0", (unsigned long long)count);
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__role_manager_comm(mgr_object), DTL_ERROR_INVALID_ARGUMENT,
                              "intergroup_broadcast", "dtype-enum",
                              "dtype is %lld; expected a dtl_dtype", (long long)dtype);
    if (DTL_UNLIKELY(count > dtl__limit(dtype)))
        return dtl__refuse_in(dtl__role_manager_comm(mgr_object), DTL_ERROR_INVALID_ARGUMENT,
                              "intergroup_broadcast", "count-limit",
                              "count is %llu; expected count <= limit(dtype) (%llu)",
                              (unsigned long long)count, (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(source_rank < 0))
        return dtl__refuse_in(dtl__role_manager_comm(mgr_object), DTL_ERROR_INVALID_RANK,
                              "intergroup_broadcast", "source_rank-range",
                              "source_rank is %lld; expected source_rank >= 0",
                              (long long)source_rank);
    if (DTL_UNLIKELY(tag < 0))
        return dtl__refuse_in(dtl__role_manager_comm(mgr_object), DTL_ERROR_INVALID_ARGUMENT,
                              "intergroup_broadcast", "tag-range",
                              "tag is %lld; expected tag >= 0", (long long)tag);

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_INTERGROUP_BROADCAST, NULL, NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        dtl_status status = dtl_impl_intergroup_broadcast(mgr_object, source_role, source_rank,
                                                          target_role, buf, count, dtype, tag);
        dtl__call_end(CALL_INTERGROUP_BROADCAST, dtl__role_manager_comm(mgr_object), status);
        return status;
    }
    return dtl_impl_intergroup_broadcast(mgr_object, source_role, source_rank, target_role, buf,
                                         count, dtype, tag);
}
