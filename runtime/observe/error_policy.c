/* SPDX-License-Identifier: BSD-3-Clause */
/* Error policies of contexts and containers, and refusals of arguments that the other ranks of a
 * collective must learn of. */
#include "error_policy.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "device/device.h"
#include "dtl_conditions.h"
#include "dtl_error.h"
#include "dtl_impl.h"
#include "observe/observe.h"

void dtl__observe_failures(dtl_error_policy policy)
{
    if (policy != DTL_ERROR_POLICY_RETURN_STATUS)
        atomic_fetch_or(&dtl__observed, OBSERVE_FAILURES);
}

void dtl__context_set_error_policies(struct context *context, dtl_error_policy policy,
                                     dtl_error_policy of_containers)
{
    context->error_policy = policy;
    context->container_policy = of_containers;
    dtl__observe_failures(policy);
}

dtl_status dtl_impl_context_set_error_policy(struct context *ctx, dtl_error_policy policy)
{
    dtl__context_set_error_policies(ctx, policy, policy);
    return DTL_SUCCESS;
}

dtl_error_policy dtl_impl_context_error_policy(struct context *ctx)
{
    return ctx->error_policy;
}

dtl_status dtl_impl_context_set_error_handler(struct context *ctx, dtl_error_handler_t handler,
                                              void *user_data)
{
    ctx->handler = handler;
    ctx->handler_data = user_data;
    if (handler != NULL)
        dtl__context_set_error_policies(ctx, DTL_ERROR_POLICY_CALLBACK, ctx->container_policy);
    else
        dtl__context_set_error_policies(ctx, DTL_ERROR_POLICY_RETURN_STATUS,
                                        DTL_ERROR_POLICY_RETURN_STATUS);
    return DTL_SUCCESS;
}

dtl_status dtl__apply_error_policy(struct listener listener, dtl_status status)
{
    const struct context *context = listener.context;
    const char *text = dtl__error_text();
    struct last_error saved_error; /* the handler may call DTL functions that fail */

    if (status < DTL_ERROR_COMMUNICATION || dtl__is_interrupt(status))
        return status; /* the program has requested the interrupt itself */
    if (listener.policy == DTL_ERROR_POLICY_CALLBACK && context != NULL &&
        context->handler != NULL) {
        dtl__error_redirect(&saved_error);
        dtl__fail_with_text(status, text);
        context->handler(status, text, context->handler_data);
        dtl__error_restore();
    }
    if (listener.policy == DTL_ERROR_POLICY_TERMINATE) {
        fprintf(stderr, "dtl: rank %d: %s: the error policy ends the process\n",
                context != NULL ? (int)context->comm.rank : 0, text);
        fflush(NULL);
        abort();
    }
    return status;
}

/* Returns the function's number, or CALL_COUNT if there is none of that name. */
static enum call call_find(const char *function)
{
    int call = 0;

    while (call < CALL_COUNT && strcmp(dtl__call_names[call] + strlen("dtl_"), function) != 0)
        call++;
    return (enum call)call;
}

/* Returns whether other ranks of the context can wait for this one in an agreement. */
static bool can_be_awaited(const struct context *context)
{
    return context != NULL && context->comm.size > 1 && !atomic_load(&context->is_broken);
}

/* Returns whether other ranks wait in an agreement at the begin of a call that this rank refuses;
 * false inside another call. */
static bool can_agree(struct listener listener, enum call call)
{
    const struct context *context = listener.context;
    const enum call_agreement agreement = dtl__call_agreements[call];

    if (agreement == AGREES_NEVER || (agreement == AGREES_SHARED && listener.is_whole))
        return false;
    return can_be_awaited(context) && atomic_load(&context->current_call) == 0;
}

/* Takes part with the failure `status` in the agreement in which the other ranks wait.  Does
 * nothing if no rank can wait, or if it is no error or an interrupt.  Returns `status`. */
dtl_status dtl__agree_late(struct context *context, dtl_status status)
{
    if (!can_be_awaited(context) || !dtl_impl_status_is_error(status) || dtl__is_interrupt(status))
        return status;
    return dtl__comm_refuse(&context->comm, status, dtl__error_text());
}

/* Sends a refusal to the other ranks of a collective; it stays this thread's last error. With
 * DTL_CHECK every collective does so, otherwise only those that begin with an agreement. Then
 * applies the error policy, and returns `status`. */
static dtl_status refuse_on_all_ranks(struct listener listener, dtl_status status,
                                      const char *function)
{
    const enum call call = call_find(function);
    struct context *context = (struct context *)listener.context;
    struct last_error send_error; /* an error while sending the refusal */
    const char *why = dtl__error_text();

    if (context == NULL || call == CALL_COUNT || dtl__call_kinds[call] == IS_LOCAL)
        return dtl__apply_error_policy(listener, status);
    if ((dtl__observed & OBSERVE_CHECK) != 0) {
        dtl__error_redirect(&send_error);
        dtl__check_refuse(context, why);
        dtl__error_restore();
    } else if (can_agree(listener, call)) {
        dtl__comm_refuse(&context->comm, status, why);
    }
    return dtl__apply_error_policy(listener, status);
}

dtl_status dtl_impl_context_refuse_call(struct context *ctx, const char *why)
{
    if (can_be_awaited(ctx) && atomic_load(&ctx->current_call) == 0)
        dtl__comm_refuse(&ctx->comm, DTL_ERROR_INVALID_ARGUMENT, why);
    return DTL_SUCCESS;
}

dtl_status dtl__refuse_in(struct listener listener, dtl_status status, const char *function,
                          const char *key, const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    dtl__refuse_with(status, function, key, format, arguments);
    va_end(arguments);
    return refuse_on_all_ranks(listener, status, function);
}

dtl_status dtl__refused_in_scope(struct listener listener, const char *function)
{
    return refuse_on_all_ranks(listener, DTL_ERROR_INVALID_ARGUMENT, function);
}

bool dtl__device_memory_refused(struct listener listener, const char *function, ...)
{
    const struct device *device = NULL;
    const char *argument;
    const void *address = NULL;
    char key[64];
    va_list arguments;

    va_start(arguments, function);
    while (device == NULL && (argument = va_arg(arguments, const char *)) != NULL) {
        address = va_arg(arguments, const void *);
        device = dtl__device_of_inaccessible(address);
    }
    va_end(arguments);
    if (device == NULL)
        return false;
    snprintf(key, sizeof key, "%s-memory", argument);
    dtl__refuse_in(listener, DTL_ERROR_INVALID_ARGUMENT, function, key,
                   "%s is %p, memory of %s %d; expected memory that the host reaches", argument,
                   address, device->ops->name, (int)device->id);
    return true;
}

struct listener dtl__options_error_scope(struct listener parent,
                                         const dtl_container_options *options)
{
    dtl_error_policy policy;

    if (options == NULL || parent.context == NULL)
        return parent;
    policy = dtl_container_options_error(options);
    if (policy != DTL_ERROR_POLICY_CALLBACK && policy != DTL_ERROR_POLICY_TERMINATE)
        policy = parent.context->container_policy;
    parent.policy = policy;
    return parent;
}
