/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/stubs.c.j2.
 * Do not edit. */
#include "dtl_conditions.h"
#include "dtl_enums.h"
#include "dtl_guard.h"
#include "dtl_impl.h"
#include "dtl_record.h"
#include "dtl_kernels.h"

/* spec/signal.yaml: signal_unique_id: the observed path */
static DTL_NOINLINE dtl_status signal_unique_id_observed(void *id)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(dtl__context_error_scope(NULL),
                                                          "signal_unique_id", "id", id, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_signal_unique_id(id);
        dtl__result(CALL_SIGNAL_UNIQUE_ID, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_SIGNAL_UNIQUE_ID, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    dtl__call_moves(CALL_SIGNAL_UNIQUE_ID, 0, dtl__times(128, dtl__bytes(DTL_DTYPE_BYTE)));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'w', id, dtl__times(128, dtl__bytes(DTL_DTYPE_BYTE))},
        };
        dtl__record_call(CALL_SIGNAL_UNIQUE_ID, dtl__arguments, 1);
    }
    dtl_status status = dtl_impl_signal_unique_id(id);
    dtl__result(CALL_SIGNAL_UNIQUE_ID, status);
    dtl__record_end(status);
    dtl__call_end(CALL_SIGNAL_UNIQUE_ID, dtl__context_error_scope(NULL), status);
    return status;
}

/* spec/signal.yaml: signal_unique_id */
dtl_status dtl_signal_unique_id(void *id)
{
    if (DTL_UNLIKELY(dtl__is_null(id)))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "signal_unique_id", "id-null",
                           "id is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return signal_unique_id_observed(id);
    dtl_status status = dtl_impl_signal_unique_id(id);
    return dtl__result(CALL_SIGNAL_UNIQUE_ID, status);
}

/* spec/signal.yaml: signal_create */
dtl_status dtl_signal_create(dtl_context_t ctx, dtl_signal_t *comm)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "signal_create", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "signal_create", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(comm)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "signal_create", "comm-null", "comm is NULL; expected an address");

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_SIGNAL_CREATE);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(dtl__context_error_scope(ctx_object), AGREES_ALWAYS);
    struct signal_comm *comm_object = NULL;
    dtl_signal_t comm_handle = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_SIGNAL_CREATE, ctx_object, NULL, 0);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'m', comm, sizeof *comm},
            };
            dtl__record_call(CALL_SIGNAL_CREATE, dtl__arguments, 2);
        }
    }
    dtl_status status = dtl_impl_signal_create(ctx_object, &comm_object);
    status = dtl__agree_end(entered, status);
    if (status == DTL_SUCCESS)
        status = dtl__handle_open(HANDLE_SIGNAL, comm_object, &comm_handle);
    if (DTL_UNLIKELY(dtl__observed))
        status = dtl__call_agree(CALL_SIGNAL_CREATE, status);
    dtl__context_leave_with(entered, status);
    if (status == DTL_SUCCESS)
        *comm = comm_handle;
    else
        dtl__handles_close(&comm_handle, 1);
    if (DTL_UNLIKELY(status != DTL_SUCCESS && comm_object != NULL))
        dtl_impl_signal_destroy(comm_object);
    dtl__result(CALL_SIGNAL_CREATE, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_SIGNAL_CREATE, *comm, ctx, __builtin_return_address(0));
        dtl__record_end(status);
        dtl__call_end(CALL_SIGNAL_CREATE, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/signal.yaml: signal_init */
dtl_status dtl_signal_init(dtl_rank_t nranks, dtl_rank_t rank, const void *unique_id,
                           dtl_signal_t *comm)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "signal_init", "state", "%s",
                           dtl__closed_reason());
    if (DTL_UNLIKELY(dtl__devices_in_use))
        if (dtl__device_memory_refused(dtl__context_error_scope(NULL), "signal_init",
                                       "unique_id", unique_id, NULL))
            return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(unique_id)))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "signal_init", "unique_id-null",
                           "unique_id is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(comm)))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "signal_init", "comm-null",
                           "comm is NULL; expected an address");
    struct signal_comm *comm_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_SIGNAL_INIT, NULL, (const int64_t[]){nranks, rank},
                                           2);
        if (begun != DTL_SUCCESS)
            return begun;
        dtl__call_moves(CALL_SIGNAL_INIT, dtl__times(128, dtl__bytes(DTL_DTYPE_BYTE)), 0);
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'n', &nranks, sizeof nranks},
                {'n', &rank, sizeof rank},
                {'r', unique_id, dtl__times(128, dtl__bytes(DTL_DTYPE_BYTE))},
                {'m', comm, sizeof *comm},
            };
            dtl__record_call(CALL_SIGNAL_INIT, dtl__arguments, 4);
        }
    }
    dtl_status status = dtl_impl_signal_init(nranks, rank, unique_id, &comm_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_SIGNAL, comm_object, comm);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_signal_destroy(comm_object);
    }
    dtl__result(CALL_SIGNAL_INIT, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_SIGNAL_INIT, *comm, NULL, __builtin_return_address(0));
        dtl__record_end(status);
        dtl__call_end(CALL_SIGNAL_INIT, dtl__context_error_scope(NULL), status);
    }
    return status;
}

/* spec/signal.yaml: signal_create_configured */
dtl_status dtl_signal_create_configured(dtl_context_t ctx, int contexts, int indices,
                                        int eager_init, dtl_signal_t *comm)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "signal_create_configured", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT,
                                                    "signal_create_configured", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(comm)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "signal_create_configured", "comm-null",
                              "comm is NULL; expected an address");
    if (DTL_UNLIKELY(contexts < 1 || contexts > 1024))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "signal_create_configured", "contexts-range",
                              "contexts is %lld; expected contexts >= 1 and contexts <= 1024",
                              (long long)contexts);
    if (DTL_UNLIKELY(indices < 1 || indices > 1024))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "signal_create_configured", "indices-range",
                              "indices is %lld; expected indices >= 1 and indices <= 1024",
                              (long long)indices);
    if (DTL_UNLIKELY(eager_init < 0 || eager_init > 1))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "signal_create_configured", "eager_init-range",
                              "eager_init is %lld; expected eager_init >= 0 and eager_init <= 1",
                              (long long)eager_init);

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_SIGNAL_CREATE_CONFIGURED);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(dtl__context_error_scope(ctx_object), AGREES_ALWAYS);
    struct signal_comm *comm_object = NULL;
    dtl_signal_t comm_handle = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_SIGNAL_CREATE_CONFIGURED, ctx_object,
                                           (const int64_t[]){contexts, indices, eager_init}, 3);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'n', &contexts, sizeof contexts},
                {'n', &indices, sizeof indices},
                {'n', &eager_init, sizeof eager_init},
                {'m', comm, sizeof *comm},
            };
            dtl__record_call(CALL_SIGNAL_CREATE_CONFIGURED, dtl__arguments, 5);
        }
    }
    dtl_status status = dtl_impl_signal_create_configured(ctx_object, contexts, indices,
                                                          eager_init, &comm_object);
    status = dtl__agree_end(entered, status);
    if (status == DTL_SUCCESS)
        status = dtl__handle_open(HANDLE_SIGNAL, comm_object, &comm_handle);
    if (DTL_UNLIKELY(dtl__observed))
        status = dtl__call_agree(CALL_SIGNAL_CREATE_CONFIGURED, status);
    dtl__context_leave_with(entered, status);
    if (status == DTL_SUCCESS)
        *comm = comm_handle;
    else
        dtl__handles_close(&comm_handle, 1);
    if (DTL_UNLIKELY(status != DTL_SUCCESS && comm_object != NULL))
        dtl_impl_signal_destroy(comm_object);
    dtl__result(CALL_SIGNAL_CREATE_CONFIGURED, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_SIGNAL_CREATE_CONFIGURED, *comm, ctx,
                                      __builtin_return_address(0));
        dtl__record_end(status);
        dtl__call_end(CALL_SIGNAL_CREATE_CONFIGURED, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/signal.yaml: signal_init_configured */
dtl_status dtl_signal_init_configured(dtl_rank_t nranks, dtl_rank_t rank, const void *unique_id,
                                      int contexts, int indices, int eager_init,
                                      dtl_signal_t *comm)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "signal_init_configured", "state", "%s",
                           dtl__closed_reason());
    if (DTL_UNLIKELY(dtl__devices_in_use))
        if (dtl__device_memory_refused(dtl__context_error_scope(NULL), "signal_init_configured",
                                       "unique_id", unique_id, NULL))
            return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(unique_id)))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "signal_init_configured", "unique_id-null",
                           "unique_id is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(comm)))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "signal_init_configured", "comm-null",
                           "comm is NULL; expected an address");
    if (DTL_UNLIKELY(contexts < 1 || contexts > 1024))
        return dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, "signal_init_configured", "contexts-range",
                           "contexts is %lld; expected contexts >= 1 and contexts <= 1024",
                           (long long)contexts);
    if (DTL_UNLIKELY(indices < 1 || indices > 1024))
        return dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, "signal_init_configured", "indices-range",
                           "indices is %lld; expected indices >= 1 and indices <= 1024",
                           (long long)indices);
    if (DTL_UNLIKELY(eager_init < 0 || eager_init > 1))
        return dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, "signal_init_configured",
                           "eager_init-range",
                           "eager_init is %lld; expected eager_init >= 0 and eager_init <= 1",
                           (long long)eager_init);
    struct signal_comm *comm_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(
            CALL_SIGNAL_INIT_CONFIGURED, NULL,
            (const int64_t[]){nranks, rank, contexts, indices, eager_init}, 5);
        if (begun != DTL_SUCCESS)
            return begun;
        dtl__call_moves(CALL_SIGNAL_INIT_CONFIGURED, dtl__times(128, dtl__bytes(DTL_DTYPE_BYTE)),
                        0);
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'n', &nranks, sizeof nranks},
                {'n', &rank, sizeof rank},
                {'r', unique_id, dtl__times(128, dtl__bytes(DTL_DTYPE_BYTE))},
                {'n', &contexts, sizeof contexts},
                {'n', &indices, sizeof indices},
                {'n', &eager_init, sizeof eager_init},
                {'m', comm, sizeof *comm},
            };
            dtl__record_call(CALL_SIGNAL_INIT_CONFIGURED, dtl__arguments, 7);
        }
    }
    dtl_status status = dtl_impl_signal_init_configured(nranks, rank, unique_id, contexts, indices,
                                                        eager_init, &comm_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_SIGNAL, comm_object, comm);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_signal_destroy(comm_object);
    }
    dtl__result(CALL_SIGNAL_INIT_CONFIGURED, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_SIGNAL_INIT_CONFIGURED, *comm, NULL,
                                      __builtin_return_address(0));
        dtl__record_end(status);
        dtl__call_end(CALL_SIGNAL_INIT_CONFIGURED, dtl__context_error_scope(NULL), status);
    }
    return status;
}

/* spec/signal.yaml: signal_destroy: the observed path */
static DTL_NOINLINE void signal_destroy_observed(dtl_signal_t comm,
                                                 struct signal_comm *comm_object)
{
    dtl_status begun = dtl__call_begin(CALL_SIGNAL_DESTROY,
                                       dtl__signal_comm_context(comm_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &comm, sizeof comm},
        };
        dtl__record_call(CALL_SIGNAL_DESTROY, dtl__arguments, 1);
    }
    dtl_impl_signal_destroy(comm_object);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_SIGNAL_DESTROY, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return;
}

/* spec/signal.yaml: signal_destroy */
void dtl_signal_destroy(dtl_signal_t comm)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "signal_destroy", "state", "%s", dtl__closed_reason());
        return;
    }
    struct signal_comm *comm_object = dtl__handle_close_idle(comm, HANDLE_SIGNAL, "signal_destroy",
                                                             "comm");
    if (DTL_UNLIKELY(comm_object == NULL))
        return;

    if (DTL_UNLIKELY(dtl__observed))
    {
        signal_destroy_observed(comm, comm_object);
        return;
    }
    dtl_impl_signal_destroy(comm_object);
}

/* spec/signal.yaml: signal_is_valid: the observed path */
static DTL_NOINLINE int signal_is_valid_observed(dtl_signal_t comm,
                                                 struct signal_comm *comm_object)
{
    dtl_status begun = dtl__call_begin(CALL_SIGNAL_IS_VALID,
                                       dtl__signal_comm_context(comm_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &comm, sizeof comm},
        };
        dtl__record_call(CALL_SIGNAL_IS_VALID, dtl__arguments, 1);
    }
    int result = dtl_impl_signal_is_valid(comm_object);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_SIGNAL_IS_VALID,
                  dtl__context_error_scope(dtl__signal_comm_context(comm_object)), DTL_SUCCESS);
    return result;
}

/* spec/signal.yaml: signal_is_valid */
int dtl_signal_is_valid(dtl_signal_t comm)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "signal_is_valid", "state", "%s",
                    dtl__closed_reason());
        return 0;
    }
    struct handle_slot *comm_slot DTL_LEAVE_AT_END = dtl__handle_enter(comm, HANDLE_SIGNAL,
                                                                       "signal_is_valid", "comm");
    if (DTL_UNLIKELY(comm_slot == NULL))
        return 0;
    struct signal_comm *comm_object = comm_slot->object;

    if (DTL_UNLIKELY(dtl__observed))
        return signal_is_valid_observed(comm, comm_object);
    return dtl_impl_signal_is_valid(comm_object);
}

/* spec/signal.yaml: signal_rank: the observed path */
static DTL_NOINLINE dtl_rank_t signal_rank_observed(dtl_signal_t comm,
                                                    struct signal_comm *comm_object)
{
    dtl_status begun = dtl__call_begin(CALL_SIGNAL_RANK, dtl__signal_comm_context(comm_object),
                                       NULL, 0);
    if (begun != DTL_SUCCESS)
        return DTL_NO_RANK;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &comm, sizeof comm},
        };
        dtl__record_call(CALL_SIGNAL_RANK, dtl__arguments, 1);
    }
    dtl_rank_t result = dtl_impl_signal_rank(comm_object);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_SIGNAL_RANK,
                  dtl__context_error_scope(dtl__signal_comm_context(comm_object)), DTL_SUCCESS);
    return result;
}

/* spec/signal.yaml: signal_rank */
dtl_rank_t dtl_signal_rank(dtl_signal_t comm)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "signal_rank", "state", "%s", dtl__closed_reason());
        return DTL_NO_RANK;
    }
    struct handle_slot *comm_slot DTL_LEAVE_AT_END = dtl__handle_enter(comm, HANDLE_SIGNAL,
                                                                       "signal_rank", "comm");
    if (DTL_UNLIKELY(comm_slot == NULL))
        return DTL_NO_RANK;
    struct signal_comm *comm_object = comm_slot->object;

    if (DTL_UNLIKELY(dtl__observed))
        return signal_rank_observed(comm, comm_object);
    return dtl_impl_signal_rank(comm_object);
}

/* spec/signal.yaml: signal_size: the observed path */
static DTL_NOINLINE dtl_rank_t signal_size_observed(dtl_signal_t comm,
                                                    struct signal_comm *comm_object)
{
    dtl_status begun = dtl__call_begin(CALL_SIGNAL_SIZE, dtl__signal_comm_context(comm_object),
                                       NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &comm, sizeof comm},
        };
        dtl__record_call(CALL_SIGNAL_SIZE, dtl__arguments, 1);
    }
    dtl_rank_t result = dtl_impl_signal_size(comm_object);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_SIGNAL_SIZE,
                  dtl__context_error_scope(dtl__signal_comm_context(comm_object)), DTL_SUCCESS);
    return result;
}

/* spec/signal.yaml: signal_size */
dtl_rank_t dtl_signal_size(dtl_signal_t comm)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "signal_size", "state", "%s", dtl__closed_reason());
        return 0;
    }
    struct handle_slot *comm_slot DTL_LEAVE_AT_END = dtl__handle_enter(comm, HANDLE_SIGNAL,
                                                                       "signal_size", "comm");
    if (DTL_UNLIKELY(comm_slot == NULL))
        return 0;
    struct signal_comm *comm_object = comm_slot->object;

    if (DTL_UNLIKELY(dtl__observed))
        return signal_size_observed(comm, comm_object);
    return dtl_impl_signal_size(comm_object);
}

/* spec/signal.yaml: signal_register_window: the observed path */
static DTL_NOINLINE dtl_status signal_register_window_observed(dtl_signal_t comm, void *buffer,
                                                               dtl_size_t size, int flags,
                                                               dtl_signal_window_t *window,
                                                               struct signal_comm *comm_object)
{
    struct context *entered = dtl__signal_comm_context(comm_object);
    dtl_status begun = dtl__call_begin(CALL_SIGNAL_REGISTER_WINDOW,
                                       dtl__signal_comm_context(comm_object),
                                       (const int64_t[]){size, flags}, 2);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    dtl__call_moves(CALL_SIGNAL_REGISTER_WINDOW,
                    buffer != NULL ? dtl__times(size, dtl__bytes(DTL_DTYPE_BYTE)) : 0,
                    buffer != NULL ? dtl__times(size, dtl__bytes(DTL_DTYPE_BYTE)) : 0);
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &comm, sizeof comm},
            {'r', buffer, buffer != NULL ? dtl__times(size, dtl__bytes(DTL_DTYPE_BYTE)) : 0},
            {'n', &size, sizeof size},
            {'n', &flags, sizeof flags},
            {'w', window, sizeof *window},
        };
        dtl__record_call(CALL_SIGNAL_REGISTER_WINDOW, dtl__arguments, 5);
    }
    dtl_status status = dtl_impl_signal_register_window(comm_object, buffer, size, flags,
                                                        window);
    status = dtl__call_agree(CALL_SIGNAL_REGISTER_WINDOW, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_SIGNAL_REGISTER_WINDOW, status);
    dtl__record_end(status);
    dtl__call_end(CALL_SIGNAL_REGISTER_WINDOW,
                  dtl__context_error_scope(dtl__signal_comm_context(comm_object)), status);
    return status;
}

/* spec/signal.yaml: signal_register_window */
dtl_status dtl_signal_register_window(dtl_signal_t comm, void *buffer, dtl_size_t size, int flags,
                                      dtl_signal_window_t *window)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "signal_register_window", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *comm_slot DTL_LEAVE_AT_END = dtl__handle_enter(comm, HANDLE_SIGNAL,
                                                                       "signal_register_window",
                                                                       "comm");
    if (DTL_UNLIKELY(comm_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct signal_comm *comm_object = comm_slot->object;
    if (DTL_UNLIKELY(dtl__is_null(window)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__signal_comm_context(comm_object)),
                              DTL_ERROR_NULL_POINTER, "signal_register_window", "window-null",
                              "window is NULL; expected an address");
    if (DTL_UNLIKELY(size > dtl__limit(DTL_DTYPE_BYTE)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__signal_comm_context(comm_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "signal_register_window", "size-limit",
                              "size is %lld; expected 0 <= size <= limit(byte) (%llu)",
                              (long long)size, (unsigned long long)dtl__limit(DTL_DTYPE_BYTE));

    struct context *entered = dtl__signal_comm_context(comm_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_SIGNAL_REGISTER_WINDOW);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;

    if (DTL_UNLIKELY(dtl__observed))
        return signal_register_window_observed(comm, buffer, size, flags, window, comm_object);
    dtl_status status = dtl_impl_signal_register_window(comm_object, buffer, size, flags, window);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_SIGNAL_REGISTER_WINDOW, status);
}

/* spec/signal.yaml: signal_deregister_window: the observed path */
static DTL_NOINLINE dtl_status signal_deregister_window_observed(dtl_signal_t comm,
                                                                 dtl_signal_window_t window,
                                                                 struct signal_comm *comm_object)
{
    dtl_status begun = dtl__call_begin(CALL_SIGNAL_DEREGISTER_WINDOW,
                                       dtl__signal_comm_context(comm_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &comm, sizeof comm},
            {'n', &window, sizeof window},
        };
        dtl__record_call(CALL_SIGNAL_DEREGISTER_WINDOW, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_signal_deregister_window(comm_object, window);
    dtl__result(CALL_SIGNAL_DEREGISTER_WINDOW, status);
    dtl__record_end(status);
    dtl__call_end(CALL_SIGNAL_DEREGISTER_WINDOW,
                  dtl__context_error_scope(dtl__signal_comm_context(comm_object)), status);
    return status;
}

/* spec/signal.yaml: signal_deregister_window */
dtl_status dtl_signal_deregister_window(dtl_signal_t comm, dtl_signal_window_t window)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "signal_deregister_window", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *comm_slot DTL_LEAVE_AT_END = dtl__handle_enter(comm, HANDLE_SIGNAL,
                                                                       "signal_deregister_window",
                                                                       "comm");
    if (DTL_UNLIKELY(comm_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct signal_comm *comm_object = comm_slot->object;

    if (DTL_UNLIKELY(dtl__observed))
        return signal_deregister_window_observed(comm, window, comm_object);
    dtl_status status = dtl_impl_signal_deregister_window(comm_object, window);
    return dtl__result(CALL_SIGNAL_DEREGISTER_WINDOW, status);
}

/* spec/signal.yaml: signal_send: the observed path */
static DTL_NOINLINE dtl_status signal_send_observed(dtl_signal_t comm, const void *sendbuf,
                                                    dtl_size_t count, dtl_dtype dtype,
                                                    dtl_rank_t peer, dtl_stream_t stream,
                                                    struct signal_comm *comm_object,
                                                    struct device_stream *stream_object)
{
    dtl_status begun = dtl__call_begin(CALL_SIGNAL_SEND, dtl__signal_comm_context(comm_object),
                                       (const int64_t[]){count, dtype, peer}, 3);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_SIGNAL_SEND, (const struct handles[]){{&stream, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_SIGNAL_SEND,
                      dtl__context_error_scope(dtl__signal_comm_context(comm_object)), begun);
        return begun;
    }
    dtl__call_moves(CALL_SIGNAL_SEND, dtl__times(count, dtl__bytes(dtype)), 0);
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &comm, sizeof comm},
            {'r', sendbuf, dtl__times(count, dtl__bytes(dtype))},
            {'n', &count, sizeof count},
            {'n', &dtype, sizeof dtype},
            {'n', &peer, sizeof peer},
            {'h', &stream, sizeof stream},
        };
        dtl__record_call(CALL_SIGNAL_SEND, dtl__arguments, 6);
    }
    dtl_status status = dtl_impl_signal_send(comm_object, sendbuf, count, dtype, peer,
                                             stream_object);
    dtl__result(CALL_SIGNAL_SEND, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_SIGNAL_SEND,
                  dtl__context_error_scope(dtl__signal_comm_context(comm_object)), status);
    return status;
}

/* spec/signal.yaml: signal_send */
dtl_status dtl_signal_send(dtl_signal_t comm, const void *sendbuf, dtl_size_t count,
                           dtl_dtype dtype, dtl_rank_t peer, dtl_stream_t stream)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "signal_send", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *comm_slot DTL_LEAVE_AT_END = dtl__handle_enter(comm, HANDLE_SIGNAL,
                                                                       "signal_send", "comm");
    if (DTL_UNLIKELY(comm_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct signal_comm *comm_object = comm_slot->object;
    struct device_stream *stream_object = stream == NULL ? NULL : dtl__handle_object(stream,
                                                                                     HANDLE_STREAM,
                                                                                     "signal_send",
                                                                                     "stream");
    if (DTL_UNLIKELY(stream_object == NULL && stream != NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(sendbuf) && count > 0))
        return dtl__refuse_in(dtl__context_error_scope(dtl__signal_comm_context(comm_object)),
                              DTL_ERROR_NULL_POINTER, "signal_send", "sendbuf-null",
                              "sendbuf is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__signal_comm_context(comm_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "signal_send", "dtype-enum",
                              "dtype is %lld; expected a dtl_dtype", (long long)dtype);
    if (DTL_UNLIKELY(count > dtl__limit(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__signal_comm_context(comm_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "signal_send", "count-limit",
                              "count is %lld; expected 0 <= count <= limit(dtype) (%llu)",
                              (long long)count, (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(peer < 0 || peer >= dtl__signal_comm_size(comm_object)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__signal_comm_context(comm_object)),
                              DTL_ERROR_INVALID_RANK, "signal_send", "peer-range",
                              "peer is %lld; expected peer >= 0 and peer < size(comm) (%lld)",
                              (long long)peer, (long long)dtl__signal_comm_size(comm_object));

    if (DTL_UNLIKELY(dtl__observed))
        return signal_send_observed(comm, sendbuf, count, dtype, peer, stream, comm_object,
                                    stream_object);
    dtl_status status = dtl_impl_signal_send(comm_object, sendbuf, count, dtype, peer,
                                             stream_object);
    return dtl__result(CALL_SIGNAL_SEND, status);
}

/* spec/signal.yaml: signal_recv: the observed path */
static DTL_NOINLINE dtl_status signal_recv_observed(dtl_signal_t comm, void *recvbuf,
                                                    dtl_size_t count, dtl_dtype dtype,
                                                    dtl_rank_t peer, dtl_stream_t stream,
                                                    struct signal_comm *comm_object,
                                                    struct device_stream *stream_object)
{
    dtl_status begun = dtl__call_begin(CALL_SIGNAL_RECV, dtl__signal_comm_context(comm_object),
                                       (const int64_t[]){count, dtype, peer}, 3);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_SIGNAL_RECV, (const struct handles[]){{&stream, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_SIGNAL_RECV,
                      dtl__context_error_scope(dtl__signal_comm_context(comm_object)), begun);
        return begun;
    }
    dtl__call_moves(CALL_SIGNAL_RECV, 0, dtl__times(count, dtl__bytes(dtype)));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &comm, sizeof comm},
            {'w', recvbuf, dtl__times(count, dtl__bytes(dtype))},
            {'n', &count, sizeof count},
            {'n', &dtype, sizeof dtype},
            {'n', &peer, sizeof peer},
            {'h', &stream, sizeof stream},
        };
        dtl__record_call(CALL_SIGNAL_RECV, dtl__arguments, 6);
    }
    dtl_status status = dtl_impl_signal_recv(comm_object, recvbuf, count, dtype, peer,
                                             stream_object);
    dtl__result(CALL_SIGNAL_RECV, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_SIGNAL_RECV,
                  dtl__context_error_scope(dtl__signal_comm_context(comm_object)), status);
    return status;
}

/* spec/signal.yaml: signal_recv */
dtl_status dtl_signal_recv(dtl_signal_t comm, void *recvbuf, dtl_size_t count, dtl_dtype dtype,
                           dtl_rank_t peer, dtl_stream_t stream)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "signal_recv", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *comm_slot DTL_LEAVE_AT_END = dtl__handle_enter(comm, HANDLE_SIGNAL,
                                                                       "signal_recv", "comm");
    if (DTL_UNLIKELY(comm_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct signal_comm *comm_object = comm_slot->object;
    struct device_stream *stream_object = stream == NULL ? NULL : dtl__handle_object(stream,
                                                                                     HANDLE_STREAM,
                                                                                     "signal_recv",
                                                                                     "stream");
    if (DTL_UNLIKELY(stream_object == NULL && stream != NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(recvbuf) && count > 0))
        return dtl__refuse_in(dtl__context_error_scope(dtl__signal_comm_context(comm_object)),
                              DTL_ERROR_NULL_POINTER, "signal_recv", "recvbuf-null",
                              "recvbuf is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__signal_comm_context(comm_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "signal_recv", "dtype-enum",
                              "dtype is %lld; expected a dtl_dtype", (long long)dtype);
    if (DTL_UNLIKELY(count > dtl__limit(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__signal_comm_context(comm_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "signal_recv", "count-limit",
                              "count is %lld; expected 0 <= count <= limit(dtype) (%llu)",
                              (long long)count, (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(peer < 0 || peer >= dtl__signal_comm_size(comm_object)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__signal_comm_context(comm_object)),
                              DTL_ERROR_INVALID_RANK, "signal_recv", "peer-range",
                              "peer is %lld; expected peer >= 0 and peer < size(comm) (%lld)",
                              (long long)peer, (long long)dtl__signal_comm_size(comm_object));

    if (DTL_UNLIKELY(dtl__observed))
        return signal_recv_observed(comm, recvbuf, count, dtype, peer, stream, comm_object,
                                    stream_object);
    dtl_status status = dtl_impl_signal_recv(comm_object, recvbuf, count, dtype, peer,
                                             stream_object);
    return dtl__result(CALL_SIGNAL_RECV, status);
}

/* spec/signal.yaml: signal_notify: the observed path */
static DTL_NOINLINE dtl_status signal_notify_observed(dtl_signal_t comm, dtl_rank_t peer,
                                                      int signal_index, int context, int flags,
                                                      dtl_stream_t stream,
                                                      struct signal_comm *comm_object,
                                                      struct device_stream *stream_object)
{
    dtl_status begun = dtl__call_begin(CALL_SIGNAL_NOTIFY,
                                       dtl__signal_comm_context(comm_object),
                                       (const int64_t[]){peer, signal_index, context, flags},
                                       4);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_SIGNAL_NOTIFY, (const struct handles[]){{&stream, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_SIGNAL_NOTIFY,
                      dtl__context_error_scope(dtl__signal_comm_context(comm_object)), begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &comm, sizeof comm},
            {'n', &peer, sizeof peer},
            {'n', &signal_index, sizeof signal_index},
            {'n', &context, sizeof context},
            {'n', &flags, sizeof flags},
            {'h', &stream, sizeof stream},
        };
        dtl__record_call(CALL_SIGNAL_NOTIFY, dtl__arguments, 6);
    }
    dtl_status status = dtl_impl_signal_notify(comm_object, peer, signal_index, context, flags,
                                               stream_object);
    dtl__result(CALL_SIGNAL_NOTIFY, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_SIGNAL_NOTIFY,
                  dtl__context_error_scope(dtl__signal_comm_context(comm_object)), status);
    return status;
}

/* spec/signal.yaml: signal_notify */
dtl_status dtl_signal_notify(dtl_signal_t comm, dtl_rank_t peer, int signal_index, int context,
                             int flags, dtl_stream_t stream)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "signal_notify", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *comm_slot DTL_LEAVE_AT_END = dtl__handle_enter(comm, HANDLE_SIGNAL,
                                                                       "signal_notify", "comm");
    if (DTL_UNLIKELY(comm_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct signal_comm *comm_object = comm_slot->object;
    struct device_stream *stream_object = stream == NULL ? NULL : dtl__handle_object(
        stream, HANDLE_STREAM, "signal_notify", "stream");
    if (DTL_UNLIKELY(stream_object == NULL && stream != NULL))
        return DTL_ERROR_INVALID_ARGUMENT;

    if (DTL_UNLIKELY(dtl__observed))
        return signal_notify_observed(comm, peer, signal_index, context, flags, stream,
                                      comm_object, stream_object);
    dtl_status status = dtl_impl_signal_notify(comm_object, peer, signal_index, context, flags,
                                               stream_object);
    return dtl__result(CALL_SIGNAL_NOTIFY, status);
}

/* spec/signal.yaml: signal_put_signal: the observed path */
static DTL_NOINLINE dtl_status signal_put_signal_observed(dtl_signal_t comm, const void *localbuf,
                                                          dtl_size_t count, dtl_dtype dtype,
                                                          dtl_rank_t peer,
                                                          dtl_signal_window_t window,
                                                          dtl_size_t offset, int signal_index,
                                                          int context, int flags,
                                                          dtl_stream_t stream,
                                                          struct signal_comm *comm_object,
                                                          struct device_stream *stream_object)
{
    dtl_status begun = dtl__call_begin(
        CALL_SIGNAL_PUT_SIGNAL, dtl__signal_comm_context(comm_object),
        (const int64_t[]){count, dtype, peer, offset, signal_index, context, flags}, 7);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_SIGNAL_PUT_SIGNAL, (const struct handles[]){{&stream, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_SIGNAL_PUT_SIGNAL,
                      dtl__context_error_scope(dtl__signal_comm_context(comm_object)), begun);
        return begun;
    }
    dtl__call_moves(CALL_SIGNAL_PUT_SIGNAL, dtl__times(count, dtl__bytes(dtype)), 0);
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &comm, sizeof comm},
            {'r', localbuf, dtl__times(count, dtl__bytes(dtype))},
            {'n', &count, sizeof count},
            {'n', &dtype, sizeof dtype},
            {'n', &peer, sizeof peer},
            {'n', &window, sizeof window},
            {'n', &offset, sizeof offset},
            {'n', &signal_index, sizeof signal_index},
            {'n', &context, sizeof context},
            {'n', &flags, sizeof flags},
            {'h', &stream, sizeof stream},
        };
        dtl__record_call(CALL_SIGNAL_PUT_SIGNAL, dtl__arguments, 11);
    }
    dtl_status status = dtl_impl_signal_put_signal(comm_object, localbuf, count, dtype, peer,
                                                   window, offset, signal_index, context,
                                                   flags, stream_object);
    dtl__result(CALL_SIGNAL_PUT_SIGNAL, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_SIGNAL_PUT_SIGNAL,
                  dtl__context_error_scope(dtl__signal_comm_context(comm_object)), status);
    return status;
}

/* spec/signal.yaml: signal_put_signal */
dtl_status dtl_signal_put_signal(dtl_signal_t comm, const void *localbuf, dtl_size_t count,
                                 dtl_dtype dtype, dtl_rank_t peer, dtl_signal_window_t window,
                                 dtl_size_t offset, int signal_index, int context, int flags,
                                 dtl_stream_t stream)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "signal_put_signal", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *comm_slot DTL_LEAVE_AT_END = dtl__handle_enter(comm, HANDLE_SIGNAL,
                                                                       "signal_put_signal", "comm");
    if (DTL_UNLIKELY(comm_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct signal_comm *comm_object = comm_slot->object;
    struct device_stream *stream_object = stream == NULL ? NULL : dtl__handle_object(
        stream, HANDLE_STREAM, "signal_put_signal", "stream");
    if (DTL_UNLIKELY(stream_object == NULL && stream != NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(localbuf) && count > 0))
        return dtl__refuse_in(dtl__context_error_scope(dtl__signal_comm_context(comm_object)),
                              DTL_ERROR_NULL_POINTER, "signal_put_signal", "localbuf-null",
                              "localbuf is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__signal_comm_context(comm_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "signal_put_signal", "dtype-enum",
                              "dtype is %lld; expected a dtl_dtype", (long long)dtype);
    if (DTL_UNLIKELY(count > dtl__limit(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__signal_comm_context(comm_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "signal_put_signal", "count-limit",
                              "count is %lld; expected 0 <= count <= limit(dtype) (%llu)",
                              (long long)count, (unsigned long long)dtl__limit(dtype));

    if (DTL_UNLIKELY(dtl__observed))
        return signal_put_signal_observed(comm, localbuf, count, dtype, peer, window, offset,
                                          signal_index, context, flags, stream, comm_object,
                                          stream_object);
    dtl_status status = dtl_impl_signal_put_signal(comm_object, localbuf, count, dtype, peer,
                                                   window, offset, signal_index, context, flags,
                                                   stream_object);
    return dtl__result(CALL_SIGNAL_PUT_SIGNAL, status);
}

/* spec/signal.yaml: signal_wait_signal: the observed path */
static DTL_NOINLINE dtl_status signal_wait_signal_observed(dtl_signal_t comm,
                                                           const dtl_rank_t *peers,
                                                           const int *op_counts,
                                                           const int *signal_indices,
                                                           const int *contexts, dtl_size_t count,
                                                           dtl_stream_t stream,
                                                           struct signal_comm *comm_object,
                                                           struct device_stream *stream_object)
{
    dtl_status begun = dtl__call_begin(CALL_SIGNAL_WAIT_SIGNAL,
                                       dtl__signal_comm_context(comm_object),
                                       (const int64_t[]){count}, 1);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_SIGNAL_WAIT_SIGNAL, (const struct handles[]){{&stream, 1}},
                             1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_SIGNAL_WAIT_SIGNAL,
                      dtl__context_error_scope(dtl__signal_comm_context(comm_object)), begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &comm, sizeof comm},
            {'r', peers, count * sizeof *peers},
            {'r', op_counts, count * sizeof *op_counts},
            {'r', signal_indices, count * sizeof *signal_indices},
            {'r', contexts, count * sizeof *contexts},
            {'n', &count, sizeof count},
            {'h', &stream, sizeof stream},
        };
        dtl__record_call(CALL_SIGNAL_WAIT_SIGNAL, dtl__arguments, 7);
    }
    dtl_status status = dtl_impl_signal_wait_signal(comm_object, peers, op_counts,
                                                    signal_indices, contexts, count,
                                                    stream_object);
    dtl__result(CALL_SIGNAL_WAIT_SIGNAL, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_SIGNAL_WAIT_SIGNAL,
                  dtl__context_error_scope(dtl__signal_comm_context(comm_object)), status);
    return status;
}

/* spec/signal.yaml: signal_wait_signal */
dtl_status dtl_signal_wait_signal(dtl_signal_t comm, const dtl_rank_t *peers, const int *op_counts,
                                  const int *signal_indices, const int *contexts, dtl_size_t count,
                                  dtl_stream_t stream)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "signal_wait_signal", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *comm_slot DTL_LEAVE_AT_END = dtl__handle_enter(comm, HANDLE_SIGNAL,
                                                                       "signal_wait_signal",
                                                                       "comm");
    if (DTL_UNLIKELY(comm_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct signal_comm *comm_object = comm_slot->object;
    struct device_stream *stream_object = stream == NULL ? NULL : dtl__handle_object(
        stream, HANDLE_STREAM, "signal_wait_signal", "stream");
    if (DTL_UNLIKELY(stream_object == NULL && stream != NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__devices_in_use))
        if (dtl__device_memory_refused(
            dtl__context_error_scope(dtl__signal_comm_context(comm_object)), "signal_wait_signal",
            "peers", peers, "op_counts", op_counts, "signal_indices", signal_indices,
            "contexts", contexts, NULL))
            return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(peers) && count > 0))
        return dtl__refuse_in(dtl__context_error_scope(dtl__signal_comm_context(comm_object)),
                              DTL_ERROR_NULL_POINTER, "signal_wait_signal", "peers-null",
                              "peers is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(count > dtl__limit(DTL_DTYPE_INT32)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__signal_comm_context(comm_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "signal_wait_signal", "count-limit",
                              "count is %lld; expected 0 <= count <= limit(int32) (%llu)",
                              (long long)count, (unsigned long long)dtl__limit(DTL_DTYPE_INT32));
    if (DTL_UNLIKELY(count < 1))
        return dtl__refuse_in(dtl__context_error_scope(dtl__signal_comm_context(comm_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "signal_wait_signal", "count-range",
                              "count is %lld; expected count >= 1", (long long)count);

    if (DTL_UNLIKELY(dtl__observed))
        return signal_wait_signal_observed(comm, peers, op_counts, signal_indices, contexts, count,
                                           stream, comm_object, stream_object);
    dtl_status status = dtl_impl_signal_wait_signal(comm_object, peers, op_counts, signal_indices,
                                                    contexts, count, stream_object);
    return dtl__result(CALL_SIGNAL_WAIT_SIGNAL, status);
}

/* spec/signal.yaml: signal_group_start: the observed path */
static DTL_NOINLINE dtl_status signal_group_start_observed(void)
{
    dtl_status begun = dtl__call_begin(CALL_SIGNAL_GROUP_START, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        dtl__record_call(CALL_SIGNAL_GROUP_START, NULL, 0);
    }
    dtl_status status = dtl_impl_signal_group_start();
    dtl__result(CALL_SIGNAL_GROUP_START, status);
    dtl__record_end(status);
    dtl__call_end(CALL_SIGNAL_GROUP_START, dtl__context_error_scope(NULL), status);
    return status;
}

/* spec/signal.yaml: signal_group_start */
dtl_status dtl_signal_group_start(void)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "signal_group_start", "state", "%s",
                           dtl__closed_reason());

    if (DTL_UNLIKELY(dtl__observed))
        return signal_group_start_observed();
    dtl_status status = dtl_impl_signal_group_start();
    return dtl__result(CALL_SIGNAL_GROUP_START, status);
}

/* spec/signal.yaml: signal_group_end: the observed path */
static DTL_NOINLINE dtl_status signal_group_end_observed(void)
{
    dtl_status begun = dtl__call_begin(CALL_SIGNAL_GROUP_END, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        dtl__record_call(CALL_SIGNAL_GROUP_END, NULL, 0);
    }
    dtl_status status = dtl_impl_signal_group_end();
    dtl__result(CALL_SIGNAL_GROUP_END, status);
    dtl__record_end(status);
    dtl__call_end(CALL_SIGNAL_GROUP_END, dtl__context_error_scope(NULL), status);
    return status;
}

/* spec/signal.yaml: signal_group_end */
dtl_status dtl_signal_group_end(void)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "signal_group_end", "state", "%s",
                           dtl__closed_reason());

    if (DTL_UNLIKELY(dtl__observed))
        return signal_group_end_observed();
    dtl_status status = dtl_impl_signal_group_end();
    return dtl__result(CALL_SIGNAL_GROUP_END, status);
}
