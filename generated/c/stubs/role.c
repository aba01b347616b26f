/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/stubs.c.j2.
 * Do not edit. */
#include "dtl_conditions.h"
#include "dtl_enums.h"
#include "dtl_guard.h"
#include "dtl_impl.h"
#include "dtl_record.h"
#include "dtl_kernels.h"

/* spec/role.yaml: role_manager_create */
dtl_status dtl_role_manager_create(dtl_context_t ctx, dtl_role_manager_t *mgr)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "role_manager_create", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "role_manager_create",
                                                    "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(mgr)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "role_manager_create", "mgr-null",
                              "mgr is NULL; expected an address");
    struct role_manager *mgr_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_ROLE_MANAGER_CREATE, ctx_object, NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'m', mgr, sizeof *mgr},
            };
            dtl__record_call(CALL_ROLE_MANAGER_CREATE, dtl__arguments, 2);
        }
    }
    dtl_status status = dtl_impl_role_manager_create(ctx_object, &mgr_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_ROLE_MANAGER, mgr_object, mgr);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_role_manager_destroy(mgr_object);
    }
    dtl__result(CALL_ROLE_MANAGER_CREATE, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_ROLE_MANAGER_CREATE, *mgr, ctx,
                                      __builtin_return_address(0));
        dtl__record_end(status);
        dtl__call_end(CALL_ROLE_MANAGER_CREATE, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/role.yaml: role_manager_destroy: the observed path */
static DTL_NOINLINE void role_manager_destroy_observed(dtl_role_manager_t mgr,
                                                       struct role_manager *mgr_object)
{
    dtl_status begun = dtl__call_begin(CALL_ROLE_MANAGER_DESTROY, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &mgr, sizeof mgr},
        };
        dtl__record_call(CALL_ROLE_MANAGER_DESTROY, dtl__arguments, 1);
    }
    dtl_impl_role_manager_destroy(mgr_object);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_ROLE_MANAGER_DESTROY, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return;
}

/* spec/role.yaml: role_manager_destroy */
void dtl_role_manager_destroy(dtl_role_manager_t mgr)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "role_manager_destroy", "state", "%s",
                    dtl__closed_reason());
        return;
    }
    struct role_manager *mgr_object = dtl__handle_close(mgr, HANDLE_ROLE_MANAGER,
                                                        "role_manager_destroy", "mgr");
    if (DTL_UNLIKELY(mgr_object == NULL))
        return;

    if (DTL_UNLIKELY(dtl__observed))
    {
        role_manager_destroy_observed(mgr, mgr_object);
        return;
    }
    dtl_impl_role_manager_destroy(mgr_object);
}

/* spec/role.yaml: role_manager_add_role: the observed path */
static DTL_NOINLINE dtl_status role_manager_add_role_observed(dtl_role_manager_t mgr,
                                                              const char *role_name,
                                                              dtl_size_t num_ranks,
                                                              struct role_manager *mgr_object)
{
    dtl_status begun = dtl__call_begin(CALL_ROLE_MANAGER_ADD_ROLE,
                                       dtl__role_manager_context(mgr_object),
                                       (const int64_t[]){num_ranks}, 1);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_ROLE_MANAGER_ADD_ROLE, (const struct handles[]){{&mgr, 1}},
                             1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_ROLE_MANAGER_ADD_ROLE,
                      dtl__context_error_scope(dtl__role_manager_context(mgr_object)), begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &mgr, sizeof mgr},
            {'s', role_name, sizeof *role_name},
            {'n', &num_ranks, sizeof num_ranks},
        };
        dtl__record_call(CALL_ROLE_MANAGER_ADD_ROLE, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_role_manager_add_role(mgr_object, role_name, num_ranks);
    dtl__result(CALL_ROLE_MANAGER_ADD_ROLE, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_ROLE_MANAGER_ADD_ROLE,
                  dtl__context_error_scope(dtl__role_manager_context(mgr_object)), status);
    return status;
}

/* spec/role.yaml: role_manager_add_role */
dtl_status dtl_role_manager_add_role(dtl_role_manager_t mgr, const char *role_name,
                                     dtl_size_t num_ranks)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "role_manager_add_role", "state", "%s",
                           dtl__closed_reason());
    struct role_manager *mgr_object = dtl__handle_object(mgr, HANDLE_ROLE_MANAGER,
                                                         "role_manager_add_role", "mgr");
    if (DTL_UNLIKELY(mgr_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(role_name)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__role_manager_context(mgr_object)),
                              DTL_ERROR_NULL_POINTER, "role_manager_add_role", "role_name-null",
                              "role_name is NULL; expected an address");
    if (DTL_UNLIKELY(num_ranks < 1))
        return dtl__refuse_in(dtl__context_error_scope(dtl__role_manager_context(mgr_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "role_manager_add_role",
                              "num_ranks-range", "num_ranks is %lld; expected num_ranks >= 1",
                              (long long)num_ranks);

    if (DTL_UNLIKELY(dtl__observed))
        return role_manager_add_role_observed(mgr, role_name, num_ranks, mgr_object);
    dtl_status status = dtl_impl_role_manager_add_role(mgr_object, role_name, num_ranks);
    return dtl__result(CALL_ROLE_MANAGER_ADD_ROLE, status);
}

/* spec/role.yaml: role_manager_add_role_of: the observed path */
static DTL_NOINLINE dtl_status role_manager_add_role_of_observed(dtl_role_manager_t mgr,
                                                                 const char *role_name,
                                                                 const dtl_rank_t *ranks,
                                                                 dtl_size_t count,
                                                                 struct role_manager *mgr_object)
{
    dtl_status begun = dtl__call_begin(CALL_ROLE_MANAGER_ADD_ROLE_OF,
                                       dtl__role_manager_context(mgr_object),
                                       (const int64_t[]){count}, 1);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_ROLE_MANAGER_ADD_ROLE_OF,
                             (const struct handles[]){{&mgr, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_ROLE_MANAGER_ADD_ROLE_OF,
                      dtl__context_error_scope(dtl__role_manager_context(mgr_object)), begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &mgr, sizeof mgr},
            {'s', role_name, sizeof *role_name},
            {'r', ranks, count * sizeof *ranks},
            {'n', &count, sizeof count},
        };
        dtl__record_call(CALL_ROLE_MANAGER_ADD_ROLE_OF, dtl__arguments, 4);
    }
    dtl_status status = dtl_impl_role_manager_add_role_of(mgr_object, role_name, ranks, count);
    dtl__result(CALL_ROLE_MANAGER_ADD_ROLE_OF, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_ROLE_MANAGER_ADD_ROLE_OF,
                  dtl__context_error_scope(dtl__role_manager_context(mgr_object)), status);
    return status;
}

/* spec/role.yaml: role_manager_add_role_of */
dtl_status dtl_role_manager_add_role_of(dtl_role_manager_t mgr, const char *role_name,
                                        const dtl_rank_t *ranks, dtl_size_t count)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "role_manager_add_role_of", "state", "%s",
                           dtl__closed_reason());
    struct role_manager *mgr_object = dtl__handle_object(mgr, HANDLE_ROLE_MANAGER,
                                                         "role_manager_add_role_of", "mgr");
    if (DTL_UNLIKELY(mgr_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__devices_in_use))
        if (dtl__device_memory_refused(
            dtl__context_error_scope(dtl__role_manager_context(mgr_object)),
            "role_manager_add_role_of", "ranks", ranks, NULL))
            return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(ranks) && count > 0))
        return dtl__refuse_in(dtl__context_error_scope(dtl__role_manager_context(mgr_object)),
                              DTL_ERROR_NULL_POINTER, "role_manager_add_role_of", "ranks-null",
                              "ranks is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(dtl__is_null(role_name)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__role_manager_context(mgr_object)),
                              DTL_ERROR_NULL_POINTER, "role_manager_add_role_of", "role_name-null",
                              "role_name is NULL; expected an address");
    if (DTL_UNLIKELY(count > dtl__limit(DTL_DTYPE_INT32)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__role_manager_context(mgr_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "role_manager_add_role_of",
                              "count-limit",
                              "count is %lld; expected 0 <= count <= limit(int32) (%llu)",
                              (long long)count, (unsigned long long)dtl__limit(DTL_DTYPE_INT32));

    if (DTL_UNLIKELY(dtl__observed))
        return role_manager_add_role_of_observed(mgr, role_name, ranks, count, mgr_object);
    dtl_status status = dtl_impl_role_manager_add_role_of(mgr_object, role_name, ranks, count);
    return dtl__result(CALL_ROLE_MANAGER_ADD_ROLE_OF, status);
}

/* spec/role.yaml: role_manager_initialize: the observed path */
static DTL_NOINLINE dtl_status role_manager_initialize_observed(dtl_role_manager_t mgr,
                                                                struct role_manager *mgr_object)
{
    struct context *entered = dtl__role_manager_context(mgr_object);
    dtl_status begun = dtl__call_begin(CALL_ROLE_MANAGER_INITIALIZE,
                                       dtl__role_manager_context(mgr_object), NULL, 0);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    begun = dtl__guard_enter(CALL_ROLE_MANAGER_INITIALIZE, (const struct handles[]){{&mgr, 1}},
                             1);
    if (begun != DTL_SUCCESS) {
        begun = dtl__call_agree(CALL_ROLE_MANAGER_INITIALIZE, begun);
        dtl__context_leave(entered);
        dtl__call_end(CALL_ROLE_MANAGER_INITIALIZE,
                      dtl__context_error_scope(dtl__role_manager_context(mgr_object)), begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &mgr, sizeof mgr},
        };
        dtl__record_call(CALL_ROLE_MANAGER_INITIALIZE, dtl__arguments, 1);
    }
    dtl_status status = dtl_impl_role_manager_initialize(mgr_object);
    status = dtl__call_agree(CALL_ROLE_MANAGER_INITIALIZE, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_ROLE_MANAGER_INITIALIZE, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_ROLE_MANAGER_INITIALIZE,
                  dtl__context_error_scope(dtl__role_manager_context(mgr_object)), status);
    return status;
}

/* spec/role.yaml: role_manager_initialize */
dtl_status dtl_role_manager_initialize(dtl_role_manager_t mgr)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "role_manager_initialize", "state", "%s",
                           dtl__closed_reason());
    struct role_manager *mgr_object = dtl__handle_object(mgr, HANDLE_ROLE_MANAGER,
                                                         "role_manager_initialize", "mgr");
    if (DTL_UNLIKELY(mgr_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;

    struct context *entered = dtl__role_manager_context(mgr_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_ROLE_MANAGER_INITIALIZE);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;

    if (DTL_UNLIKELY(dtl__observed))
        return role_manager_initialize_observed(mgr, mgr_object);
    dtl_status status = dtl_impl_role_manager_initialize(mgr_object);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_ROLE_MANAGER_INITIALIZE, status);
}

/* spec/role.yaml: role_manager_has_role: the observed path */
static DTL_NOINLINE dtl_status role_manager_has_role_observed(dtl_role_manager_t mgr,
                                                              const char *role_name, int *has_role,
                                                              struct role_manager *mgr_object)
{
    dtl_status begun = dtl__call_begin(CALL_ROLE_MANAGER_HAS_ROLE,
                                       dtl__role_manager_context(mgr_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_ROLE_MANAGER_HAS_ROLE, (const struct handles[]){{&mgr, 1}},
                             1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_ROLE_MANAGER_HAS_ROLE,
                      dtl__context_error_scope(dtl__role_manager_context(mgr_object)), begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &mgr, sizeof mgr},
            {'s', role_name, sizeof *role_name},
            {'w', has_role, sizeof *has_role},
        };
        dtl__record_call(CALL_ROLE_MANAGER_HAS_ROLE, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_role_manager_has_role(mgr_object, role_name, has_role);
    dtl__result(CALL_ROLE_MANAGER_HAS_ROLE, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_ROLE_MANAGER_HAS_ROLE,
                  dtl__context_error_scope(dtl__role_manager_context(mgr_object)), status);
    return status;
}

/* spec/role.yaml: role_manager_has_role */
dtl_status dtl_role_manager_has_role(dtl_role_manager_t mgr, const char *role_name, int *has_role)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "role_manager_has_role", "state", "%s",
                           dtl__closed_reason());
    struct role_manager *mgr_object = dtl__handle_object(mgr, HANDLE_ROLE_MANAGER,
                                                         "role_manager_has_role", "mgr");
    if (DTL_UNLIKELY(mgr_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(role_name)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__role_manager_context(mgr_object)),
                              DTL_ERROR_NULL_POINTER, "role_manager_has_role", "role_name-null",
                              "role_name is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(has_role)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__role_manager_context(mgr_object)),
                              DTL_ERROR_NULL_POINTER, "role_manager_has_role", "has_role-null",
                              "has_role is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed))
        return role_manager_has_role_observed(mgr, role_name, has_role, mgr_object);
    dtl_status status = dtl_impl_role_manager_has_role(mgr_object, role_name, has_role);
    return dtl__result(CALL_ROLE_MANAGER_HAS_ROLE, status);
}

/* spec/role.yaml: role_manager_role_size: the observed path */
static DTL_NOINLINE dtl_status role_manager_role_size_observed(dtl_role_manager_t mgr,
                                                               const char *role_name,
                                                               dtl_size_t *size,
                                                               struct role_manager *mgr_object)
{
    dtl_status begun = dtl__call_begin(CALL_ROLE_MANAGER_ROLE_SIZE,
                                       dtl__role_manager_context(mgr_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_ROLE_MANAGER_ROLE_SIZE, (const struct handles[]){{&mgr, 1}},
                             1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_ROLE_MANAGER_ROLE_SIZE,
                      dtl__context_error_scope(dtl__role_manager_context(mgr_object)), begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &mgr, sizeof mgr},
            {'s', role_name, sizeof *role_name},
            {'w', size, sizeof *size},
        };
        dtl__record_call(CALL_ROLE_MANAGER_ROLE_SIZE, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_role_manager_role_size(mgr_object, role_name, size);
    dtl__result(CALL_ROLE_MANAGER_ROLE_SIZE, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_ROLE_MANAGER_ROLE_SIZE,
                  dtl__context_error_scope(dtl__role_manager_context(mgr_object)), status);
    return status;
}

/* spec/role.yaml: role_manager_role_size */
dtl_status dtl_role_manager_role_size(dtl_role_manager_t mgr, const char *role_name,
                                      dtl_size_t *size)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "role_manager_role_size", "state", "%s",
                           dtl__closed_reason());
    struct role_manager *mgr_object = dtl__handle_object(mgr, HANDLE_ROLE_MANAGER,
                                                         "role_manager_role_size", "mgr");
    if (DTL_UNLIKELY(mgr_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(role_name)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__role_manager_context(mgr_object)),
                              DTL_ERROR_NULL_POINTER, "role_manager_role_size", "role_name-null",
                              "role_name is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(size)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__role_manager_context(mgr_object)),
                              DTL_ERROR_NULL_POINTER, "role_manager_role_size", "size-null",
                              "size is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed))
        return role_manager_role_size_observed(mgr, role_name, size, mgr_object);
    dtl_status status = dtl_impl_role_manager_role_size(mgr_object, role_name, size);
    return dtl__result(CALL_ROLE_MANAGER_ROLE_SIZE, status);
}

/* spec/role.yaml: role_manager_role_rank: the observed path */
static DTL_NOINLINE dtl_status role_manager_role_rank_observed(dtl_role_manager_t mgr,
                                                               const char *role_name,
                                                               dtl_rank_t *rank,
                                                               struct role_manager *mgr_object)
{
    dtl_status begun = dtl__call_begin(CALL_ROLE_MANAGER_ROLE_RANK,
                                       dtl__role_manager_context(mgr_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_ROLE_MANAGER_ROLE_RANK, (const struct handles[]){{&mgr, 1}},
                             1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_ROLE_MANAGER_ROLE_RANK,
                      dtl__context_error_scope(dtl__role_manager_context(mgr_object)), begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &mgr, sizeof mgr},
            {'s', role_name, sizeof *role_name},
            {'w', rank, sizeof *rank},
        };
        dtl__record_call(CALL_ROLE_MANAGER_ROLE_RANK, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_role_manager_role_rank(mgr_object, role_name, rank);
    dtl__result(CALL_ROLE_MANAGER_ROLE_RANK, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_ROLE_MANAGER_ROLE_RANK,
                  dtl__context_error_scope(dtl__role_manager_context(mgr_object)), status);
    return status;
}

/* spec/role.yaml: role_manager_role_rank */
dtl_status dtl_role_manager_role_rank(dtl_role_manager_t mgr, const char *role_name,
                                      dtl_rank_t *rank)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "role_manager_role_rank", "state", "%s",
                           dtl__closed_reason());
    struct role_manager *mgr_object = dtl__handle_object(mgr, HANDLE_ROLE_MANAGER,
                                                         "role_manager_role_rank", "mgr");
    if (DTL_UNLIKELY(mgr_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(role_name)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__role_manager_context(mgr_object)),
                              DTL_ERROR_NULL_POINTER, "role_manager_role_rank", "role_name-null",
                              "role_name is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(rank)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__role_manager_context(mgr_object)),
                              DTL_ERROR_NULL_POINTER, "role_manager_role_rank", "rank-null",
                              "rank is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed))
        return role_manager_role_rank_observed(mgr, role_name, rank, mgr_object);
    dtl_status status = dtl_impl_role_manager_role_rank(mgr_object, role_name, rank);
    return dtl__result(CALL_ROLE_MANAGER_ROLE_RANK, status);
}

/* spec/role.yaml: intergroup_send: the observed path */
static DTL_NOINLINE dtl_status intergroup_send_observed(dtl_role_manager_t mgr,
                                                        const char *target_role,
                                                        dtl_rank_t target_rank, const void *buf,
                                                        dtl_size_t count, dtl_dtype dtype,
                                                        dtl_tag_t tag,
                                                        struct role_manager *mgr_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__context_error_scope(dtl__role_manager_context(mgr_object)), "intergroup_send",
        "buf", buf, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_intergroup_send(mgr_object, target_role, target_rank, buf,
                                                     count, dtype, tag);
        dtl__result(CALL_INTERGROUP_SEND, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_INTERGROUP_SEND,
                                       dtl__role_manager_context(mgr_object),
                                       (const int64_t[]){target_rank, count, dtype, tag}, 4);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_INTERGROUP_SEND, (const struct handles[]){{&mgr, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_INTERGROUP_SEND,
                      dtl__context_error_scope(dtl__role_manager_context(mgr_object)), begun);
        return begun;
    }
    dtl__call_moves(CALL_INTERGROUP_SEND, dtl__times(count, dtl__bytes(dtype)), 0);
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &mgr, sizeof mgr},
            {'s', target_role, sizeof *target_role},
            {'n', &target_rank, sizeof target_rank},
            {'r', buf, dtl__times(count, dtl__bytes(dtype))},
            {'n', &count, sizeof count},
            {'n', &dtype, sizeof dtype},
            {'n', &tag, sizeof tag},
        };
        dtl__record_call(CALL_INTERGROUP_SEND, dtl__arguments, 7);
    }
    dtl_status status = dtl_impl_intergroup_send(mgr_object, target_role, target_rank, buf,
                                                 count, dtype, tag);
    dtl__result(CALL_INTERGROUP_SEND, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_INTERGROUP_SEND,
                  dtl__context_error_scope(dtl__role_manager_context(mgr_object)), status);
    return status;
}

/* spec/role.yaml: intergroup_send */
dtl_status dtl_intergroup_send(dtl_role_manager_t mgr, const char *target_role,
                               dtl_rank_t target_rank, const void *buf, dtl_size_t count,
                               dtl_dtype dtype, dtl_tag_t tag)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "intergroup_send", "state", "%s",
                           dtl__closed_reason());
    struct role_manager *mgr_object = dtl__handle_object(mgr, HANDLE_ROLE_MANAGER,
                                                         "intergroup_send", "mgr");
    if (DTL_UNLIKELY(mgr_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(target_role)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__role_manager_context(mgr_object)),
                              DTL_ERROR_NULL_POINTER, "intergroup_send", "target_role-null",
                              "target_role is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(buf) && count > 0))
        return dtl__refuse_in(dtl__context_error_scope(dtl__role_manager_context(mgr_object)),
                              DTL_ERROR_NULL_POINTER, "intergroup_send", "buf-null",
                              "buf is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__role_manager_context(mgr_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "intergroup_send", "dtype-enum",
                              "dtype is %lld; expected a dtl_dtype", (long long)dtype);
    if (DTL_UNLIKELY(count > dtl__limit(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__role_manager_context(mgr_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "intergroup_send", "count-limit",
                              "count is %lld; expected 0 <= count <= limit(dtype) (%llu)",
                              (long long)count, (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(target_rank < 0))
        return dtl__refuse_in(dtl__context_error_scope(dtl__role_manager_context(mgr_object)),
                              DTL_ERROR_INVALID_RANK, "intergroup_send", "target_rank-range",
                              "target_rank is %lld; expected target_rank >= 0",
                              (long long)target_rank);
    if (DTL_UNLIKELY(tag < 0))
        return dtl__refuse_in(dtl__context_error_scope(dtl__role_manager_context(mgr_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "intergroup_send", "tag-range",
                              "tag is %lld; expected tag >= 0", (long long)tag);

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return intergroup_send_observed(mgr, target_role, target_rank, buf, count, dtype, tag,
                                        mgr_object);
    dtl_status status = dtl_impl_intergroup_send(mgr_object, target_role, target_rank, buf, count,
                                                 dtype, tag);
    return dtl__result(CALL_INTERGROUP_SEND, status);
}

/* spec/role.yaml: intergroup_recv: the observed path */
static DTL_NOINLINE dtl_status intergroup_recv_observed(dtl_role_manager_t mgr,
                                                        const char *source_role,
                                                        dtl_rank_t source_rank, void *buf,
                                                        dtl_size_t count, dtl_dtype dtype,
                                                        dtl_tag_t tag,
                                                        struct role_manager *mgr_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__context_error_scope(dtl__role_manager_context(mgr_object)), "intergroup_recv",
        "buf", buf, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_intergroup_recv(mgr_object, source_role, source_rank, buf,
                                                     count, dtype, tag);
        dtl__result(CALL_INTERGROUP_RECV, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_INTERGROUP_RECV,
                                       dtl__role_manager_context(mgr_object),
                                       (const int64_t[]){source_rank, count, dtype, tag}, 4);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_INTERGROUP_RECV, (const struct handles[]){{&mgr, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_INTERGROUP_RECV,
                      dtl__context_error_scope(dtl__role_manager_context(mgr_object)), begun);
        return begun;
    }
    dtl__call_moves(CALL_INTERGROUP_RECV, 0, dtl__times(count, dtl__bytes(dtype)));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &mgr, sizeof mgr},
            {'s', source_role, sizeof *source_role},
            {'n', &source_rank, sizeof source_rank},
            {'w', buf, dtl__times(count, dtl__bytes(dtype))},
            {'n', &count, sizeof count},
            {'n', &dtype, sizeof dtype},
            {'n', &tag, sizeof tag},
        };
        dtl__record_call(CALL_INTERGROUP_RECV, dtl__arguments, 7);
    }
    dtl_status status = dtl_impl_intergroup_recv(mgr_object, source_role, source_rank, buf,
                                                 count, dtype, tag);
    dtl__result(CALL_INTERGROUP_RECV, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_INTERGROUP_RECV,
                  dtl__context_error_scope(dtl__role_manager_context(mgr_object)), status);
    return status;
}

/* spec/role.yaml: intergroup_recv */
dtl_status dtl_intergroup_recv(dtl_role_manager_t mgr, const char *source_role,
                               dtl_rank_t source_rank, void *buf, dtl_size_t count,
                               dtl_dtype dtype, dtl_tag_t tag)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "intergroup_recv", "state", "%s",
                           dtl__closed_reason());
    struct role_manager *mgr_object = dtl__handle_object(mgr, HANDLE_ROLE_MANAGER,
                                                         "intergroup_recv", "mgr");
    if (DTL_UNLIKELY(mgr_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(source_role)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__role_manager_context(mgr_object)),
                              DTL_ERROR_NULL_POINTER, "intergroup_recv", "source_role-null",
                              "source_role is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(buf) && count > 0))
        return dtl__refuse_in(dtl__context_error_scope(dtl__role_manager_context(mgr_object)),
                              DTL_ERROR_NULL_POINTER, "intergroup_recv", "buf-null",
                              "buf is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__role_manager_context(mgr_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "intergroup_recv", "dtype-enum",
                              "dtype is %lld; expected a dtl_dtype", (long long)dtype);
    if (DTL_UNLIKELY(count > dtl__limit(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__role_manager_context(mgr_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "intergroup_recv", "count-limit",
                              "count is %lld; expected 0 <= count <= limit(dtype) (%llu)",
                              (long long)count, (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(source_rank < 0))
        return dtl__refuse_in(dtl__context_error_scope(dtl__role_manager_context(mgr_object)),
                              DTL_ERROR_INVALID_RANK, "intergroup_recv", "source_rank-range",
                              "source_rank is %lld; expected source_rank >= 0",
                              (long long)source_rank);
    if (DTL_UNLIKELY(tag != DTL_ANY_TAG && tag < 0))
        return dtl__refuse_in(dtl__context_error_scope(dtl__role_manager_context(mgr_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "intergroup_recv", "tag-range",
                              "tag is %lld; expected tag == DTL_ANY_TAG or tag >= 0",
                              (long long)tag);

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return intergroup_recv_observed(mgr, source_role, source_rank, buf, count, dtype, tag,
                                        mgr_object);
    dtl_status status = dtl_impl_intergroup_recv(mgr_object, source_role, source_rank, buf, count,
                                                 dtype, tag);
    return dtl__result(CALL_INTERGROUP_RECV, status);
}

/* spec/role.yaml: role_manager_context */
dtl_status dtl_role_manager_context(dtl_role_manager_t mgr, dtl_context_t *ctx)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "role_manager_context", "state", "%s",
                           dtl__closed_reason());
    struct role_manager *mgr_object = dtl__handle_object(mgr, HANDLE_ROLE_MANAGER,
                                                         "role_manager_context", "mgr");
    if (DTL_UNLIKELY(mgr_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(ctx)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__role_manager_context(mgr_object)),
                              DTL_ERROR_NULL_POINTER, "role_manager_context", "ctx-null",
                              "ctx is NULL; expected an address");

    struct context *entered = dtl__role_manager_context(mgr_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_ROLE_MANAGER_CONTEXT);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    struct context *ctx_object = NULL;
    dtl_context_t ctx_handle = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_ROLE_MANAGER_CONTEXT,
                                           dtl__role_manager_context(mgr_object), NULL, 0);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
        begun = dtl__guard_enter(CALL_ROLE_MANAGER_CONTEXT, (const struct handles[]){{&mgr, 1}}, 1);
        if (begun != DTL_SUCCESS) {
            begun = dtl__call_agree(CALL_ROLE_MANAGER_CONTEXT, begun);
            dtl__context_leave(entered);
            dtl__call_end(CALL_ROLE_MANAGER_CONTEXT,
                          dtl__context_error_scope(dtl__role_manager_context(mgr_object)), begun);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &mgr, sizeof mgr},
                {'m', ctx, sizeof *ctx},
            };
            dtl__record_call(CALL_ROLE_MANAGER_CONTEXT, dtl__arguments, 2);
        }
    }
    dtl_status status = dtl_impl_role_manager_context(mgr_object, &ctx_object);
    if (status == DTL_SUCCESS)
        status = dtl__handle_open(HANDLE_CONTEXT, ctx_object, &ctx_handle);
    if (DTL_UNLIKELY(dtl__observed))
        status = dtl__call_agree(CALL_ROLE_MANAGER_CONTEXT, status);
    dtl__context_leave_with(entered, status);
    if (status == DTL_SUCCESS)
        *ctx = ctx_handle;
    else
        dtl__handles_close(&ctx_handle, 1);
    if (DTL_UNLIKELY(status != DTL_SUCCESS && ctx_object != NULL))
        dtl_impl_context_destroy(ctx_object);
    dtl__result(CALL_ROLE_MANAGER_CONTEXT, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_ROLE_MANAGER_CONTEXT, *ctx, NULL,
                                      __builtin_return_address(0));
        dtl__guard_leave();
        dtl__record_end(status);
        dtl__call_end(CALL_ROLE_MANAGER_CONTEXT,
                      dtl__context_error_scope(dtl__role_manager_context(mgr_object)), status);
    }
    return status;
}

/* spec/role.yaml: intergroup_broadcast: the observed path */
static DTL_NOINLINE dtl_status intergroup_broadcast_observed(dtl_role_manager_t mgr,
                                                             const char *source_role,
                                                             dtl_rank_t source_rank,
                                                             const char *target_role, void *buf,
                                                             dtl_size_t count, dtl_dtype dtype,
                                                             dtl_tag_t tag,
                                                             struct role_manager *mgr_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__context_error_scope(dtl__role_manager_context(mgr_object)),
        "intergroup_broadcast", "buf", buf, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_intergroup_broadcast(mgr_object, source_role, source_rank,
                                                          target_role, buf, count, dtype, tag);
        dtl__result(CALL_INTERGROUP_BROADCAST, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_INTERGROUP_BROADCAST,
                                       dtl__role_manager_context(mgr_object),
                                       (const int64_t[]){source_rank, count, dtype, tag}, 4);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_INTERGROUP_BROADCAST, (const struct handles[]){{&mgr, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_INTERGROUP_BROADCAST,
                      dtl__context_error_scope(dtl__role_manager_context(mgr_object)), begun);
        return begun;
    }
    dtl__call_moves(CALL_INTERGROUP_BROADCAST, dtl__times(count, dtl__bytes(dtype)),
                    dtl__times(count, dtl__bytes(dtype)));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &mgr, sizeof mgr},
            {'s', source_role, sizeof *source_role},
            {'n', &source_rank, sizeof source_rank},
            {'s', target_role, sizeof *target_role},
            {'r', buf, dtl__times(count, dtl__bytes(dtype))},
            {'n', &count, sizeof count},
            {'n', &dtype, sizeof dtype},
            {'n', &tag, sizeof tag},
        };
        dtl__record_call(CALL_INTERGROUP_BROADCAST, dtl__arguments, 8);
    }
    dtl_status status = dtl_impl_intergroup_broadcast(mgr_object, source_role, source_rank,
                                                      target_role, buf, count, dtype, tag);
    dtl__result(CALL_INTERGROUP_BROADCAST, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_INTERGROUP_BROADCAST,
                  dtl__context_error_scope(dtl__role_manager_context(mgr_object)), status);
    return status;
}

/* spec/role.yaml: intergroup_broadcast */
dtl_status dtl_intergroup_broadcast(dtl_role_manager_t mgr, const char *source_role,
                                    dtl_rank_t source_rank, const char *target_role, void *buf,
                                    dtl_size_t count, dtl_dtype dtype, dtl_tag_t tag)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "intergroup_broadcast", "state", "%s",
                           dtl__closed_reason());
    struct role_manager *mgr_object = dtl__handle_object(mgr, HANDLE_ROLE_MANAGER,
                                                         "intergroup_broadcast", "mgr");
    if (DTL_UNLIKELY(mgr_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(source_role)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__role_manager_context(mgr_object)),
                              DTL_ERROR_NULL_POINTER, "intergroup_broadcast", "source_role-null",
                              "source_role is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(target_role)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__role_manager_context(mgr_object)),
                              DTL_ERROR_NULL_POINTER, "intergroup_broadcast", "target_role-null",
                              "target_role is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(buf) && count > 0))
        return dtl__refuse_in(dtl__context_error_scope(dtl__role_manager_context(mgr_object)),
                              DTL_ERROR_NULL_POINTER, "intergroup_broadcast", "buf-null",
                              "buf is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__role_manager_context(mgr_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "intergroup_broadcast", "dtype-enum",
                              "dtype is %lld; expected a dtl_dtype", (long long)dtype);
    if (DTL_UNLIKELY(count > dtl__limit(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__role_manager_context(mgr_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "intergroup_broadcast", "count-limit",
                              "count is %lld; expected 0 <= count <= limit(dtype) (%llu)",
                              (long long)count, (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(source_rank < 0))
        return dtl__refuse_in(dtl__context_error_scope(dtl__role_manager_context(mgr_object)),
                              DTL_ERROR_INVALID_RANK, "intergroup_broadcast", "source_rank-range",
                              "source_rank is %lld; expected source_rank >= 0",
                              (long long)source_rank);
    if (DTL_UNLIKELY(tag < 0))
        return dtl__refuse_in(dtl__context_error_scope(dtl__role_manager_context(mgr_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "intergroup_broadcast", "tag-range",
                              "tag is %lld; expected tag >= 0", (long long)tag);

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return intergroup_broadcast_observed(mgr, source_role, source_rank, target_role, buf,
                                             count, dtype, tag, mgr_object);
    dtl_status status = dtl_impl_intergroup_broadcast(mgr_object, source_role, source_rank,
                                                      target_role, buf, count, dtype, tag);
    return dtl__result(CALL_INTERGROUP_BROADCAST, status);
}
