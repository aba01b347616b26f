/* SPDX-License-Identifier: BSD-3-Clause */
/* What a failing call does beside failing: the error policy of its context. */
#include "context/context.h"

#include <stddef.h>
#include <stdio.h>

#include "core/error.h"
#include "core/job.h"
#include "core/observe.h"
#include "dtl_impl.h"

enum { TEXT_BYTES = 1024 };

static atomic_int policies; /* contexts that want to know of failures */

static void count_policies(int change)
{
    if (atomic_fetch_add(&policies, change) + change > 0)
        atomic_fetch_or(&dtl__observed, OBSERVE_FAILURES);
    else
        atomic_fetch_and(&dtl__observed, ~OBSERVE_FAILURES);
}

void dtl__context_set_error_policy(struct context *context, dtl_error_policy policy)
{
    int before = context->error_policy != DTL_ERROR_POLICY_RETURN_STATUS;
    int after = policy != DTL_ERROR_POLICY_RETURN_STATUS;

    context->error_policy = policy;
    if (before != after)
        count_policies(after - before);
}

dtl_status dtl_impl_context_set_error_policy(struct context *ctx, dtl_error_policy policy)
{
    dtl__context_set_error_policy(ctx, policy);
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
    dtl__context_set_error_policy(ctx, handler != NULL ? DTL_ERROR_POLICY_CALLBACK
                                                       : DTL_ERROR_POLICY_RETURN_STATUS);
    return DTL_SUCCESS;
}

static const struct context *context_of(const struct comm *comm)
{
    return (const struct context *)((const char *)comm - offsetof(struct context, comm));
}

dtl_status dtl__report(const struct comm *comm, dtl_status status)
{
    const struct context *context;
    char text[TEXT_BYTES]; /* the handler may fail in DTL itself */

    if (comm == NULL || status < DTL_ERROR_COMMUNICATION)
        return status;
    context = context_of(comm);
    snprintf(text, sizeof text, "%s", dtl__error_text());
    if (context->error_policy == DTL_ERROR_POLICY_CALLBACK && context->handler != NULL)
        context->handler(status, text, context->handler_data);
    if (context->error_policy == DTL_ERROR_POLICY_TERMINATE) {
        fprintf(stderr, "dtl: rank %d: %s: the error policy ends the job\n", (int)comm->rank, text);
        dtl__job_abort(status);
    }
    return status;
}
