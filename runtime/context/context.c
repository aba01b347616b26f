/* SPDX-License-Identifier: BSD-3-Clause */
/* Creation and release of contexts.  A group of one rank always has the built-in communicator, so
 * that it never calls a backend. */
#include "context.h"

#include <stdio.h>

#include "action/action.h"
#include "comm/self.h"
#include "device/device.h"
#include "device/device_group.h"
#include "dtl_impl.h"
#include "job/device_choice.h"
#include "job/job.h"
#include "node/algorithms.h"
#include "node/node.h"
#include "observe/check.h"
#include "observe/error_policy.h"
#include "observe/observe.h"
#include "progress/polling.h"
#include "progress/wait.h"
#include "topology/topology.h"

struct context *dtl__context_retain(struct context *context)
{
    atomic_fetch_add_explicit(&context->references, 1, memory_order_relaxed);
    return context;
}

/* Released contexts that are kept, because messages for their communicators may be pending: MPI may
 * reuse the id of a freed communicator and deliver them to the next one. */
static struct context *_Atomic kept_contexts;

/* Drops a reference to a context, which may be NULL; the last one frees it. The context is kept
 * until the process ends if another thread is in a call on it, or if messages of its
 * communicators may be pending. */
void dtl__context_release(struct context *context)
{
    if (context == NULL ||
        atomic_fetch_sub_explicit(&context->references, 1, memory_order_acq_rel) > 1)
        return;
    if (dtl__context_is_in_use(context))
        return; /* the context stays until the process ends, because the other thread's call reads
                   it */
    dtl__actions_close(context->service);
    dtl__service_free(context->service);
    dtl__check_release_refusals(context);
    dtl__group_release(context->group);
    if (context->named_stream != NULL)
        dtl__stream_release(context->named_stream);
    if (context->stream != NULL)
        dtl__stream_release(context->stream);
    if (!atomic_load(&context->is_broken)) { /* otherwise the memory is kept with the context */
        dtl__node_release(context->comm.node);
        context->comm.node = NULL;
    }
    if (context->has_pending_messages || atomic_load(&context->is_broken) ||
        dtl__check_step(DTL_SUCCESS) != DTL_SUCCESS) {
        context->next_kept = atomic_load(&kept_contexts);
        while (!atomic_compare_exchange_weak(&kept_contexts, &context->next_kept, context))
            ;
        return;
    }
    if (context->checks.size > 0)
        context->checks.ops->free(&context->checks);
    context->comm.ops->free(&context->comm);
    dtl__release(context->count_arrays);
    dtl__release(context->pes);
    dtl__release(context);
}

/* Waits of the built-in communicator of one rank: dtl__wait() also makes progress. */
static dtl_status self_wait_with_progress(self_test *test, void *state)
{
    return dtl__wait(test, state, &dtl__pace);
}

/* Allocates everything that can fail on one rank alone. `ops` is complete. After a failure the
 * caller frees *out and its members, if it is set. */
static dtl_status allocate_context(const struct comm *comm, const struct comm_ops *ops,
                                   struct context **out)
{
    struct context *context = NULL;
    dtl_status status = dtl__alloc((void **)&context, sizeof *context, "context");

    if (status != DTL_SUCCESS)
        return status;
    context->ops = *ops;
    context->comm = *comm;
    context->comm.ops = &context->ops;
    *out = context;
    status = dtl__alloc((void **)&context->count_arrays,
                        ROWS * (uint64_t)comm->size * sizeof *context->count_arrays,
                        "counts of collectives");
    if (status == DTL_SUCCESS && comm->size > 1)
        status = dtl__reserve_grow((uint64_t)comm->size * START_BYTES);
    return status == DTL_SUCCESS ? dtl__node_make(&context->comm, &context->unchecked_ops) : status;
}

/* Sets the policies of a context and the operations of its communicator: checked ones under
 * DTL_CHECK, otherwise those through shared memory. */
static void fill_context(struct context *context, const dtl_context_options *options)
{
    bool is_checked = (dtl__observed & OBSERVE_CHECK) != 0;

    context->references = 1;
    context->determinism = (dtl_determinism_mode)DTL_CONTEXT_OPT_DETERMINISM_MODE(*options);
    context->schedule = (dtl_reduction_schedule_policy)DTL_CONTEXT_OPT_REDUCTION_SCHEDULE(*options);
    context->progress = (dtl_progress_ordering_policy)DTL_CONTEXT_OPT_PROGRESS_ORDERING(*options);
    context->is_parallel = dtl__job_is_running();
    dtl__context_set_owner(context);
    if (context->comm.size == 1)
        dtl__self_set_wait(self_wait_with_progress);
    if (context->comm.size > 1 && dtl__context_has_fixed_order(context))
        dtl__comm_fix_order(&context->ops, context->progress == DTL_PROGRESS_ORDERING_RANK_ORDERED);
    context->unchecked_ops = context->ops;
    if (context->comm.size > 1 && is_checked)
        dtl__check_operations(&context->ops);
    context->message_ops = context->ops;
    if (context->comm.node != NULL && !is_checked)
        dtl__node_collectives(&context->ops, !dtl__context_has_fixed_order(context));
}

/* Creates a context without the resources for comparing calls; frees `comm` on failure. The
 * ranks of `parent`, or those of `comm` without a parent, agree on the result, because a rank
 * with a context would otherwise wait for a rank without one. */
static dtl_status context_make(struct comm *comm, const dtl_context_options *options,
                               const struct device *device, struct context *parent,
                               struct context **out)
{
    enum { IS_ALONE, HAS_DEVICE };
    const int32_t ranks = parent != NULL ? parent->comm.size : comm->size;
    bool is_alone = ranks > 1 && !dtl__node_is_enabled();
    bool any[AGREED_FLAGS] = {[IS_ALONE] = is_alone, [HAS_DEVICE] = device != NULL};
    struct context *context = NULL;
    struct comm_ops ops;
    struct comm agreeing = *comm;
    dtl_status status = dtl__comm_adopt(&ops, comm->ops);

    if (status == DTL_SUCCESS) {
        if (comm->size > 1)
            dtl__polling_messages(&ops);
        agreeing.ops = &ops;
        status = dtl__comm_agree_any(parent != NULL ? &parent->comm : &agreeing,
                                     allocate_context(comm, &ops, &context), any);
    }
    if (status != DTL_SUCCESS) {
        if (context != NULL) {
            dtl__node_release(context->comm.node);
            dtl__release(context->count_arrays);
        }
        dtl__release(context);
        comm->ops->free(comm);
        return status;
    }
    if (any[IS_ALONE]) {
        dtl__node_release(context->comm.node);
        context->comm.node = NULL;
    }
    fill_context(context, options);
    dtl__context_set_device(context, device, any[HAS_DEVICE]);
    *out = context;
    return DTL_SUCCESS;
}

/* Collective. Creates the communicator and shared memory for comparing calls, on all ranks or
 * on none. */
static dtl_status open_checks(struct context *made, struct context *parent)
{
    struct comm comm = made->comm;
    dtl_status status = dtl__check_open(made, parent);

    comm.ops = &made->unchecked_ops; /* the operations that need no memory to agree */
    status = dtl__comm_agree(&comm, status);
    return status == DTL_SUCCESS ? dtl__node_open_call_check(&made->comm, &made->memory) : status;
}

dtl_status dtl__context_make(struct comm *comm, const dtl_context_options *options,
                             const struct device *device, struct context *parent,
                             struct context **out)
{
    struct context *made = NULL;
    dtl_status status = context_make(comm, options, device, parent, &made);

    if (status == DTL_SUCCESS && (dtl__observed & OBSERVE_CHECK) != 0)
        status = open_checks(made, parent);
    if (status != DTL_SUCCESS) {
        dtl__context_release(made);
        return status;
    }
    *out = made;
    return DTL_SUCCESS;
}

/* Fails unless 0 <= `value` < `limit`. */
static dtl_status option_check(const char *option, int value, int limit)
{
    if (value >= 0 && value < limit)
        return DTL_SUCCESS;
    return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "opts-range",
                                "opts.%s is %d; expected 0 <= %s < %d", option, value, option,
                                limit);
}

/* Returns CUDA if it is available, else HIP. */
static enum feature gpu_feature(void)
{
    return dtl__feature_available(FEATURE_CUDA) ? FEATURE_CUDA : FEATURE_HIP;
}

/* Fails because a device was requested without CUDA and HIP; the message has both reasons. */
static dtl_status gpu_refuse(int device_id)
{
    char cuda[256];

    snprintf(cuda, sizeof cuda, "%s", dtl__feature_reason(FEATURE_CUDA));
    return dtl__fail(
        DTL_ERROR_BACKEND_UNAVAILABLE,
        "opts.device_id is %d; expected -1, since there is no CUDA: %s; and no HIP: %s", device_id,
        cuda, dtl__feature_reason(FEATURE_HIP));
}

/* Fails if an option is out of its range, or requests a device without a usable backend. */
static dtl_status options_check(const dtl_context_options *options)
{
    dtl_status status =
        option_check("determinism_mode", DTL_CONTEXT_OPT_DETERMINISM_MODE(*options), 2);

    if (status == DTL_SUCCESS)
        status =
            option_check("reduction_schedule", DTL_CONTEXT_OPT_REDUCTION_SCHEDULE(*options), 2);
    if (status == DTL_SUCCESS)
        status = option_check("progress_ordering", DTL_CONTEXT_OPT_PROGRESS_ORDERING(*options), 2);
    if (status == DTL_SUCCESS)
        status = option_check("reserved[3]", options->reserved[3], 1);
    if (status != DTL_SUCCESS)
        return status;
    if (options->device_id < -1)
        return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "opts-range",
                                    "opts.device_id is %d; expected -1 (none) or a device",
                                    options->device_id);
    status = dtl__device_choice_check();
    if (status != DTL_SUCCESS)
        return status;
    if (options->device_id >= 0 && !dtl__feature_available(gpu_feature()))
        return gpu_refuse(options->device_id);
    return DTL_SUCCESS;
}

/* Sets *out to the GPU with this id, or to NULL for -1. */
static dtl_status device_find(int device_id, const struct device **out)
{
    *out = NULL;
    if (device_id < 0)
        return DTL_SUCCESS;
    return dtl__device_find(dtl__feature_names[gpu_feature()], device_id, out);
}

/* Sets *out to the caller's options, or to the defaults if `opts` is NULL, and *device to the
 * device that they name. Fails if an option is invalid. */
static dtl_status resolve_options(const dtl_context_options *opts, dtl_context_options *out,
                                  const struct device **device)
{
    dtl_status status;

    dtl_impl_context_options_init(out);
    if (opts != NULL)
        *out = *opts;
    status = options_check(out);
    return status == DTL_SUCCESS ? device_find(out->device_id, device) : status;
}

/* Sets the context's path of derivation: its number among the contexts, after the path of `parent`
 * if there is one.  Contexts of one rank have none. */
static void set_path(struct context *context, const struct context *parent, int32_t number)
{
    if (context->comm.size == 1)
        return;
    if (parent == NULL)
        snprintf(context->context_path, sizeof context->context_path, "%d", (int)number);
    else
        snprintf(context->context_path, sizeof context->context_path, "%.16s.%d",
                 parent->context_path, (int)number);
}

/* Collective. Creates a context over a communicator, of which it takes ownership, and gathers
 * the placements of its ranks. */
static dtl_status context_open(struct comm *comm, const dtl_context_options *options,
                               const struct device *device, bool has_all_ranks,
                               struct context **out)
{
    static atomic_int opened;
    struct context *made = NULL;
    dtl_status status = dtl__context_make(comm, options, device, NULL, &made);

    if (status != DTL_SUCCESS)
        return status;
    set_path(made, NULL, atomic_fetch_add(&opened, made->comm.size > 1) + 1);
    status = dtl__topology_gather(&made->comm, has_all_ranks);
    if (status != DTL_SUCCESS) {
        dtl__context_release(made);
        return status;
    }
    *out = made;
    return DTL_SUCCESS;
}

dtl_status dtl_impl_context_create(struct context **ctx, const dtl_context_options *opts)
{
    const struct device *device = NULL;
    dtl_context_options options;
    struct comm comm = {0};
    dtl_status status = resolve_options(opts, &options, &device);

    if (status == DTL_SUCCESS)
        status = dtl__job_world(options.init_mpi != 0, &comm);
    if (status == DTL_SUCCESS)
        status = context_open(&comm, &options, device, true, ctx);
    return status;
}

dtl_status dtl_impl_context_create_default(struct context **ctx)
{
    return dtl_impl_context_create(ctx, NULL);
}

dtl_status dtl_impl_context_from_fortran_comm(int fortran_comm, const dtl_context_options *opts,
                                              struct context **ctx)
{
    const struct device *device = NULL;
    dtl_context_options options;
    struct comm comm = {0};
    dtl_status status = resolve_options(opts, &options, &device);

    if (status == DTL_SUCCESS)
        status = dtl__job_from_fortran_handle(fortran_comm, &comm);
    if (status == DTL_SUCCESS)
        status = context_open(&comm, &options, device, false, ctx);
    return status;
}

void dtl_impl_context_destroy(struct context *ctx)
{
    dtl__context_release(ctx);
}

/* Collective over `parent`. Creates a context over `comm`, which the backend has derived from
 * the communicator of `parent`; takes ownership of it. Policies and the error handler are
 * inherited. */
static dtl_status context_derive(struct context *parent, struct comm *comm, struct context **out)
{
    dtl_context_options options;
    dtl_status status;

    comm->ops = &parent->message_ops; /* the backend's own table may lack operations */
    if (comm->size == 1) {
        comm->ops->free(comm);
        dtl__self_comm(comm);
    }
    dtl_impl_context_options_init(&options);
    DTL_CONTEXT_OPT_DETERMINISM_MODE(options) = (int)parent->determinism;
    DTL_CONTEXT_OPT_REDUCTION_SCHEDULE(options) = (int)parent->schedule;
    DTL_CONTEXT_OPT_PROGRESS_ORDERING(options) = (int)parent->progress;
    status = dtl__context_make(comm, &options, parent->device, parent, out);
    if (status != DTL_SUCCESS)
        return status;
    set_path(*out, parent, parent->derived_count);
    (*out)->is_parallel = parent->is_parallel;
    (*out)->handler = parent->handler;
    (*out)->handler_data = parent->handler_data;
    dtl__context_set_error_policies(*out, parent->error_policy, parent->container_policy);
    return DTL_SUCCESS;
}

dtl_status dtl_impl_context_dup(struct context *src, struct context **dst)
{
    struct comm comm = {0};
    dtl_status status = src->comm.ops->dup(&src->comm, &comm);

    src->derived_count++;
    return status == DTL_SUCCESS ? context_derive(src, &comm, dst)
                                 : dtl__comm_agree(&src->comm, status);
}

dtl_status dtl_impl_context_split(struct context *ctx, int color, int key, struct context **out)
{
    struct comm comm = {0};
    dtl_status status =
        dtl__comm_agree(&ctx->comm, DTL_SUCCESS); /* another rank may refuse the call */

    if (status != DTL_SUCCESS)
        return status;
    status = ctx->comm.ops->split(&ctx->comm, color, key, &comm);
    ctx->derived_count++;
    if (status == DTL_SUCCESS && comm.size > 0)
        return context_derive(ctx, &comm, out);
    status = dtl__comm_agree(&ctx->comm, status);
    if (status == DTL_SUCCESS && (dtl__observed & OBSERVE_CHECK) != 0)
        status = dtl__check_open(NULL, ctx);
    *out = NULL;
    return status;
}

dtl_status dtl_impl_context_fence(struct context *ctx)
{
    (void)ctx;
    atomic_thread_fence(memory_order_seq_cst);
    return DTL_SUCCESS;
}
