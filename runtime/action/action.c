/* SPDX-License-Identifier: BSD-3-Clause */
/* Remote actions of the API: registration and invocation. */
#include "action.h"

#include <string.h>

#include "dtl_impl.h"
#include "progress/worker.h"

/* ---- registration ---------------------------------------------------------------------------- */

/* Creates the actions of a context, attaches them to its service and adds them to those that
 * progress runs.  They are released with the service.  Collective. */
static dtl_status actions_make(struct context *ctx, struct actions **out)
{
    struct actions *actions = NULL;
    dtl_status status = dtl__alloc((void **)&actions, sizeof *actions, "actions of a context");

    status = dtl__comm_agree(&ctx->comm, status);
    if (status == DTL_SUCCESS)
        status = dtl__service_attach(ctx, dtl__actions_handle_message, actions, &actions->service,
                                     &actions->identity);
    if (status != DTL_SUCCESS) {
        dtl__release(actions);
        return status;
    }
    dtl__actions_add(actions);
    *out = actions;
    return DTL_SUCCESS;
}

/* Fails if the name is empty or already registered in this context. */
static dtl_status check_name(const struct actions *actions, const char *name)
{
    if (name[0] == '\0')
        return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "name-empty",
                                    "name is empty; expected the name of an action");
    for (uint64_t index = 0; index < actions->count; index++)
        if (strcmp(actions->table[index].name, name) == 0)
            return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "name-once",
                                        "name is \"%s\"; expected one that this context "
                                        "does not have yet",
                                        name);
    return DTL_SUCCESS;
}

/* Makes space for one more action.  Called with dtl__actions_lock held. */
static dtl_status table_grow(struct actions *actions)
{
    uint64_t capacity = actions->capacity == 0 ? 8 : 2 * actions->capacity;
    struct action *table = NULL;
    dtl_status status;

    if (actions->count < actions->capacity)
        return DTL_SUCCESS;
    status = dtl__alloc((void **)&table, capacity * sizeof *table, "actions of a context");
    if (status != DTL_SUCCESS)
        return status;
    if (actions->count > 0)
        memcpy(table, actions->table, actions->count * sizeof *table);
    dtl__release(actions->table);
    actions->table = table;
    actions->capacity = capacity;
    return DTL_SUCCESS;
}

/* Appends an action with a copy of its name to the table.  Fails if check_name() does.  Takes
 * dtl__actions_lock. */
static dtl_status action_add(struct actions *actions, struct action *action, const char *name)
{
    uint64_t bytes = strlen(name) + 1;
    dtl_status status = dtl__alloc((void **)&action->name, bytes, "name of an action");

    if (status != DTL_SUCCESS)
        return status;
    memcpy(action->name, name, bytes);
    pthread_mutex_lock(&dtl__actions_lock);
    status = check_name(actions, name);
    if (status == DTL_SUCCESS)
        status = table_grow(actions);
    if (status == DTL_SUCCESS)
        actions->table[actions->count++] = *action;
    pthread_mutex_unlock(&dtl__actions_lock);
    if (status != DTL_SUCCESS)
        dtl__release(action->name);
    return status;
}

/* Undoes the latest registration. Takes dtl__actions_lock. */
static void action_remove_last(struct actions *actions)
{
    pthread_mutex_lock(&dtl__actions_lock);
    dtl__release(actions->table[--actions->count].name);
    pthread_mutex_unlock(&dtl__actions_lock);
}

/* Fails if the ranks register different names.  Collective. */
static dtl_status check_same_name(struct comm *comm, const char *name)
{
    int64_t digest = dtl__digest(name, strlen(name));
    int64_t local[2] = {digest, ~digest};
    int64_t maximum[2] = {0, 0};
    dtl_status status =
        dtl__run(comm, allreduce_of(local, maximum, 2, dtl__dtype(DTL_DTYPE_INT64), DTL_OP_MAX));

    if (status != DTL_SUCCESS || (maximum[0] == digest && maximum[1] == ~digest))
        return status;
    return dtl__refuse_argument(DTL_ERROR_COLLECTIVE_PARTICIPATION, "name-same",
                                "the ranks register different actions; expected \"%s\", as "
                                "on rank %d, on all",
                                name, (int)comm->rank);
}

/* Registers an action and sets *out to its number; creates the actions of the context first if
 * it has none.  Fails on all ranks if one fails or if the names differ.  Collective. */
static dtl_status action_register(struct context *ctx, struct action action, const char *name,
                                  dtl_size_t *out)
{
    struct actions *actions = ctx->service == NULL ? NULL : dtl__actions_of(ctx);
    dtl_status status = actions == NULL ? actions_make(ctx, &actions) : DTL_SUCCESS;
    dtl_status added;

    if (status != DTL_SUCCESS)
        return status;
    added = action_add(actions, &action, name);
    status = dtl__comm_agree(&ctx->comm, added);
    if (status == DTL_SUCCESS)
        status = check_same_name(&ctx->comm, name);
    if (status == DTL_SUCCESS)
        *out = actions->count - 1;
    else if (added == DTL_SUCCESS)
        action_remove_last(actions);
    return status;
}

dtl_status dtl_impl_action_register(struct context *ctx, const char *name, dtl_action_func func,
                                    void *user_data, dtl_size_t *action)
{
    return action_register(ctx, (struct action){.func = func, .user_data = user_data}, name,
                           action);
}

dtl_status dtl_impl_action_register_reply(struct context *ctx, const char *name,
                                          dtl_reply_func func, void *user_data, dtl_size_t *action)
{
    return action_register(ctx, (struct action){.reply = func, .user_data = user_data}, name,
                           action);
}

/* ---- invocation ------------------------------------------------------------------------------ */

/* Sets *out to the actions of a context, and fails if none were registered. */
static dtl_status actions_find(struct context *ctx, struct actions **out)
{
    *out = ctx->service == NULL ? NULL : dtl__actions_of(ctx);
    if (*out != NULL)
        return DTL_SUCCESS;
    return dtl__refuse_argument(
        DTL_ERROR_INVALID_ARGUMENT, "ctx-actions",
        "ctx has no actions; expected one with actions that all its ranks have registered");
}

/* Sets *out to a new buffer with the header and the arguments, which the caller releases. */
static dtl_status message_make(const struct action_header *head, const void *args, uint64_t bytes,
                               char **out)
{
    char *message = NULL;
    dtl_status status =
        dtl__alloc((void **)&message, sizeof *head + bytes, "arguments of an action");

    if (status != DTL_SUCCESS)
        return status;
    memcpy(message, head, sizeof *head);
    if (bytes > 0)
        memcpy(message + sizeof *head, args, bytes);
    *out = message;
    return DTL_SUCCESS;
}

/* Adds an invocation to the pending ones and sets its number.  This happens before the request is
 * sent, because the result may arrive at once.  On failure, the caller keeps the invocation. */
static dtl_status invocation_add(struct actions *actions, struct invocation *invocation,
                                 uint64_t *number)
{
    dtl_status status = DTL_SUCCESS;

    pthread_mutex_lock(&dtl__actions_lock);
    if (actions->is_closing) {
        status = dtl__fail(DTL_ERROR_INVALID_STATE,
                           "the context is being destroyed; expected one that stays");
    } else if (invocation->action >= actions->count) {
        status = dtl__refuse_argument(
            DTL_ERROR_INVALID_ARGUMENT, "action-range",
            "action is %llu; expected one of the %llu that are registered",
            (unsigned long long)invocation->action, (unsigned long long)actions->count);
    } else {
        *number = invocation->number = actions->numbers++;
        invocation->next = actions->pending;
        actions->pending = invocation;
    }
    pthread_mutex_unlock(&dtl__actions_lock);
    return status;
}

/* Creates an invocation that is not pending yet, with a new future.  The caller owns it. */
static dtl_status invocation_make(int32_t target, uint64_t action, struct invocation **out)
{
    struct invocation *invocation = NULL;
    dtl_status status = dtl__alloc((void **)&invocation, sizeof *invocation, "call of an action");

    if (status != DTL_SUCCESS)
        return status;
    invocation->target = target;
    invocation->action = action;
    status = dtl__future_make(NULL, NULL, &invocation->future);
    if (status != DTL_SUCCESS) {
        dtl__release(invocation);
        return status;
    }
    invocation->future->is_remote = true;
    *out = invocation;
    return DTL_SUCCESS;
}

/* Sends an invocation; removes it again if it can't be sent. */
static dtl_status send_invocation(struct actions *actions, int32_t target,
                                  const struct action_header *head, const void *args,
                                  uint64_t bytes)
{
    char *message = NULL;
    dtl_status status = message_make(head, args, bytes, &message);

    if (status == DTL_SUCCESS)
        status = dtl__service_notify(actions->service, target, actions->identity, message,
                                     sizeof *head + bytes);
    dtl__release(message);
    if (status != DTL_SUCCESS)
        dtl__invocation_release(dtl__invocation_remove(actions, target, head->number));
    return status;
}

dtl_status dtl_impl_remote_invoke_async(struct context *ctx, int32_t target, dtl_size_t action,
                                        const void *args, dtl_size_t args_size,
                                        dtl_size_t result_size, struct future **result)
{
    struct action_header head = {
        .kind = ACTION_INVOKE, .action = action, .result_bytes = result_size};
    struct actions *actions;
    struct invocation *invocation = NULL;
    struct future *future;
    dtl_status status = actions_find(ctx, &actions);

    if (status == DTL_SUCCESS)
        status = invocation_make(target, action, &invocation);
    if (status != DTL_SUCCESS)
        return status;
    future = dtl__future_retain(invocation->future);
    status = invocation_add(actions, invocation, &head.number);
    if (status != DTL_SUCCESS)
        dtl__invocation_release(invocation);
    else
        status = send_invocation(actions, target, &head, args, args_size);
    if (status == DTL_SUCCESS)
        *result = future;
    else
        dtl__future_release(future);
    return status;
}

dtl_status dtl_impl_remote_invoke(struct context *ctx, int32_t target, dtl_size_t action,
                                  const void *args, dtl_size_t args_size, void *result,
                                  dtl_size_t result_size)
{
    struct future *future;
    dtl_status status =
        dtl_impl_remote_invoke_async(ctx, target, action, args, args_size, result_size, &future);

    if (status != DTL_SUCCESS)
        return status;
    status = dtl_impl_future_get(future, result, result_size);
    dtl__future_release(future);
    return status;
}

void dtl_impl_action_progress(void)
{
    dtl__progress();
}

dtl_status dtl_impl_action_barrier(struct context *ctx)
{
    struct actions *actions;
    dtl_status status = actions_find(ctx, &actions);

    return status == DTL_SUCCESS ? dtl__service_barrier(actions->service) : status;
}
