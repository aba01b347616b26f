/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/stubs.c.j2.
 * Do not edit. */
#include "dtl_conditions.h"
#include "dtl_enums.h"
#include "dtl_guard.h"
#include "dtl_impl.h"
#include "dtl_record.h"
#include "dtl_kernels.h"

/* spec/action.yaml: action_register: the observed path */
static DTL_NOINLINE dtl_status action_register_observed(dtl_context_t ctx, const char *name,
                                                        dtl_action_func func, void *user_data,
                                                        dtl_size_t *action,
                                                        struct context *ctx_object)
{
    struct context *entered = ctx_object;
    dtl_status begun = dtl__call_begin(CALL_ACTION_REGISTER, ctx_object, NULL, 0);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
            {'s', name, sizeof *name},
            {'f', &func, sizeof func},
            {'p', &user_data, sizeof user_data},
            {'w', action, sizeof *action},
        };
        dtl__record_call(CALL_ACTION_REGISTER, dtl__arguments, 5);
    }
    dtl_status status = dtl_impl_action_register(ctx_object, name, func, user_data, action);
    status = dtl__call_agree(CALL_ACTION_REGISTER, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_ACTION_REGISTER, status);
    dtl__record_end(status);
    dtl__call_end(CALL_ACTION_REGISTER, dtl__context_error_scope(ctx_object), status);
    return status;
}

/* spec/action.yaml: action_register */
dtl_status dtl_action_register(dtl_context_t ctx, const char *name, dtl_action_func func,
                               void *user_data, dtl_size_t *action)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "action_register", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "action_register", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(name)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "action_register", "name-null", "name is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(func)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "action_register", "func-null", "func is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(action)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "action_register", "action-null",
                              "action is NULL; expected an address");

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_ACTION_REGISTER);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;

    if (DTL_UNLIKELY(dtl__observed))
        return action_register_observed(ctx, name, func, user_data, action, ctx_object);
    dtl_status status = dtl_impl_action_register(ctx_object, name, func, user_data, action);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_ACTION_REGISTER, status);
}

/* spec/action.yaml: action_register_reply: the observed path */
static DTL_NOINLINE dtl_status action_register_reply_observed(dtl_context_t ctx, const char *name,
                                                              dtl_reply_func func, void *user_data,
                                                              dtl_size_t *action,
                                                              struct context *ctx_object)
{
    struct context *entered = ctx_object;
    dtl_status begun = dtl__call_begin(CALL_ACTION_REGISTER_REPLY, ctx_object, NULL, 0);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
            {'s', name, sizeof *name},
            {'f', &func, sizeof func},
            {'p', &user_data, sizeof user_data},
            {'w', action, sizeof *action},
        };
        dtl__record_call(CALL_ACTION_REGISTER_REPLY, dtl__arguments, 5);
    }
    dtl_status status = dtl_impl_action_register_reply(ctx_object, name, func, user_data,
                                                       action);
    status = dtl__call_agree(CALL_ACTION_REGISTER_REPLY, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_ACTION_REGISTER_REPLY, status);
    dtl__record_end(status);
    dtl__call_end(CALL_ACTION_REGISTER_REPLY, dtl__context_error_scope(ctx_object), status);
    return status;
}

/* spec/action.yaml: action_register_reply */
dtl_status dtl_action_register_reply(dtl_context_t ctx, const char *name, dtl_reply_func func,
                                     void *user_data, dtl_size_t *action)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "action_register_reply", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "action_register_reply",
                                                    "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(name)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "action_register_reply", "name-null",
                              "name is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(func)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "action_register_reply", "func-null",
                              "func is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(action)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "action_register_reply", "action-null",
                              "action is NULL; expected an address");

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_ACTION_REGISTER_REPLY);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;

    if (DTL_UNLIKELY(dtl__observed))
        return action_register_reply_observed(ctx, name, func, user_data, action, ctx_object);
    dtl_status status = dtl_impl_action_register_reply(ctx_object, name, func, user_data, action);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_ACTION_REGISTER_REPLY, status);
}

/* spec/action.yaml: remote_invoke: the observed path */
static DTL_NOINLINE dtl_status remote_invoke_observed(dtl_context_t ctx, dtl_rank_t target,
                                                      dtl_size_t action, const void *args,
                                                      dtl_size_t args_size, void *result,
                                                      dtl_size_t result_size,
                                                      struct context *ctx_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(dtl__context_error_scope(ctx_object),
                                                          "remote_invoke", "args", args,
                                                          "result", result, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_remote_invoke(ctx_object, target, action, args, args_size,
                                                   result, result_size);
        dtl__result(CALL_REMOTE_INVOKE, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(
        CALL_REMOTE_INVOKE, ctx_object,
        (const int64_t[]){target, action, args_size, result_size}, 4);
    if (begun != DTL_SUCCESS)
        return begun;
    dtl__call_moves(CALL_REMOTE_INVOKE, dtl__times(args_size, dtl__bytes(DTL_DTYPE_BYTE)),
                    dtl__times(result_size, dtl__bytes(DTL_DTYPE_BYTE)));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
            {'n', &target, sizeof target},
            {'n', &action, sizeof action},
            {'r', args, dtl__times(args_size, dtl__bytes(DTL_DTYPE_BYTE))},
            {'n', &args_size, sizeof args_size},
            {'w', result, dtl__times(result_size, dtl__bytes(DTL_DTYPE_BYTE))},
            {'n', &result_size, sizeof result_size},
        };
        dtl__record_call(CALL_REMOTE_INVOKE, dtl__arguments, 7);
    }
    dtl_status status = dtl_impl_remote_invoke(ctx_object, target, action, args, args_size,
                                               result, result_size);
    dtl__result(CALL_REMOTE_INVOKE, status);
    dtl__record_end(status);
    dtl__call_end(CALL_REMOTE_INVOKE, dtl__context_error_scope(ctx_object), status);
    return status;
}

/* spec/action.yaml: remote_invoke */
dtl_status dtl_remote_invoke(dtl_context_t ctx, dtl_rank_t target, dtl_size_t action,
                             const void *args, dtl_size_t args_size, void *result,
                             dtl_size_t result_size)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "remote_invoke", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "remote_invoke", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(args) && args_size > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "remote_invoke", "args-null",
                              "args is NULL; expected an address where args_size (%lld) > 0",
                              (long long)args_size);
    if (DTL_UNLIKELY(dtl__is_null(result) && result_size > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "remote_invoke", "result-null",
                              "result is NULL; expected an address where result_size (%lld) > 0",
                              (long long)result_size);
    if (DTL_UNLIKELY(args_size > dtl__limit(DTL_DTYPE_BYTE)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "remote_invoke", "args_size-limit",
                              "args_size is %lld; expected 0 <= args_size <= limit(byte) (%llu)",
                              (long long)args_size, (unsigned long long)dtl__limit(DTL_DTYPE_BYTE));
    if (DTL_UNLIKELY(result_size > dtl__limit(DTL_DTYPE_BYTE)))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "remote_invoke",
            "result_size-limit",
            "result_size is %lld; expected 0 <= result_size <= limit(byte) (%llu)",
            (long long)result_size, (unsigned long long)dtl__limit(DTL_DTYPE_BYTE));
    if (DTL_UNLIKELY(target < 0 || target >= dtl__context_size(ctx_object)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_RANK,
                              "remote_invoke", "target-range",
                              "target is %lld; expected target >= 0 and target < size(ctx) (%lld)",
                              (long long)target, (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(dtl__overlaps(args, dtl__times(args_size, dtl__bytes(DTL_DTYPE_BYTE)),
                     result, dtl__times(result_size, dtl__bytes(DTL_DTYPE_BYTE)))))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "remote_invoke", "result-overlap",
                              "result overlaps args; expected no overlap with args");

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return remote_invoke_observed(ctx, target, action, args, args_size, result, result_size,
                                      ctx_object);
    dtl_status status = dtl_impl_remote_invoke(ctx_object, target, action, args, args_size, result,
                                               result_size);
    return dtl__result(CALL_REMOTE_INVOKE, status);
}

/* spec/action.yaml: remote_invoke_async */
dtl_status dtl_remote_invoke_async(dtl_context_t ctx, dtl_rank_t target, dtl_size_t action,
                                   const void *args, dtl_size_t args_size, dtl_size_t result_size,
                                   dtl_future_t *result)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "remote_invoke_async", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "remote_invoke_async",
                                                    "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__devices_in_use))
        if (dtl__device_memory_refused(dtl__context_error_scope(ctx_object), "remote_invoke_async",
                                       "args", args, NULL))
            return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(args) && args_size > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "remote_invoke_async", "args-null",
                              "args is NULL; expected an address where args_size (%lld) > 0",
                              (long long)args_size);
    if (DTL_UNLIKELY(dtl__is_null(result)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "remote_invoke_async", "result-null",
                              "result is NULL; expected an address");
    if (DTL_UNLIKELY(args_size > dtl__limit(DTL_DTYPE_BYTE)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "remote_invoke_async", "args_size-limit",
                              "args_size is %lld; expected 0 <= args_size <= limit(byte) (%llu)",
                              (long long)args_size, (unsigned long long)dtl__limit(DTL_DTYPE_BYTE));
    if (DTL_UNLIKELY(target < 0 || target >= dtl__context_size(ctx_object)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_RANK,
                              "remote_invoke_async", "target-range",
                              "target is %lld; expected target >= 0 and target < size(ctx) (%lld)",
                              (long long)target, (long long)dtl__context_size(ctx_object));
    struct future *result_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(
            CALL_REMOTE_INVOKE_ASYNC, ctx_object,
            (const int64_t[]){target, action, args_size, result_size}, 4);
        if (begun != DTL_SUCCESS)
            return begun;
        dtl__call_moves(CALL_REMOTE_INVOKE_ASYNC,
                        dtl__times(args_size, dtl__bytes(DTL_DTYPE_BYTE)), 0);
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'n', &target, sizeof target},
                {'n', &action, sizeof action},
                {'r', args, dtl__times(args_size, dtl__bytes(DTL_DTYPE_BYTE))},
                {'n', &args_size, sizeof args_size},
                {'n', &result_size, sizeof result_size},
                {'m', result, sizeof *result},
            };
            dtl__record_call(CALL_REMOTE_INVOKE_ASYNC, dtl__arguments, 7);
        }
    }
    dtl_status status = dtl_impl_remote_invoke_async(ctx_object, target, action, args, args_size,
                                                     result_size, &result_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_FUTURE, result_object, result);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_future_destroy(result_object);
    }
    dtl__result(CALL_REMOTE_INVOKE_ASYNC, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_REMOTE_INVOKE_ASYNC, *result, NULL,
                                      __builtin_return_address(0));
        if (status == DTL_SUCCESS)
            dtl__call_created_handle(*result);
        dtl__record_end(status);
        dtl__call_end(CALL_REMOTE_INVOKE_ASYNC, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/action.yaml: action_progress: the observed path */
static DTL_NOINLINE void action_progress_observed(void)
{
    dtl_status begun = dtl__call_begin(CALL_ACTION_PROGRESS, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        dtl__record_call(CALL_ACTION_PROGRESS, NULL, 0);
    }
    dtl_impl_action_progress();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_ACTION_PROGRESS, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return;
}

/* spec/action.yaml: action_progress */
void dtl_action_progress(void)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "action_progress", "state", "%s",
                    dtl__closed_reason());
        return;
    }

    if (DTL_UNLIKELY(dtl__observed))
    {
        action_progress_observed();
        return;
    }
    dtl_impl_action_progress();
}

/* spec/action.yaml: action_barrier: the observed path */
static DTL_NOINLINE dtl_status action_barrier_observed(dtl_context_t ctx,
                                                       struct context *ctx_object)
{
    struct context *entered = ctx_object;
    dtl_status begun = dtl__call_begin(CALL_ACTION_BARRIER, ctx_object, NULL, 0);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
        };
        dtl__record_call(CALL_ACTION_BARRIER, dtl__arguments, 1);
    }
    dtl_status status = dtl_impl_action_barrier(ctx_object);
    status = dtl__call_agree(CALL_ACTION_BARRIER, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_ACTION_BARRIER, status);
    dtl__record_end(status);
    dtl__call_end(CALL_ACTION_BARRIER, dtl__context_error_scope(ctx_object), status);
    return status;
}

/* spec/action.yaml: action_barrier */
dtl_status dtl_action_barrier(dtl_context_t ctx)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "action_barrier", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "action_barrier", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_ACTION_BARRIER);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;

    if (DTL_UNLIKELY(dtl__observed))
        return action_barrier_observed(ctx, ctx_object);
    dtl_status status = dtl_impl_action_barrier(ctx_object);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_ACTION_BARRIER, status);
}
