/* SPDX-License-Identifier: BSD-3-Clause */
/* Contexts: a communicator with its policies, counted.  A group of one rank always gets the
 * built-in communicator, so that it never enters a back end. */
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

/* Messages that nobody receives are on their way in these: MPI may give what it is freed to the
 * next that is made, and take them for its messages. */
static struct context *_Atomic littered;

void dtl__context_release(struct context *context)
{
    if (context == NULL ||
        atomic_fetch_sub_explicit(&context->references, 1, memory_order_acq_rel) > 1)
        return;
    if (dtl__context_is_in_use(context))
        return; /* it stays until the process ends: the call's thread reads it */
    dtl__actions_close(context->service);
    dtl__service_free(context->service);
    dtl__check_release_refusals(context);
    dtl__group_release(context->group);
    if (context->named_stream != NULL)
        dtl__stream_release(context->named_stream);
    if (context->stream != NULL)
        dtl__stream_release(context->stream);
    if (!atomic_load(&context->is_broken)) { /* or it is kept with its memory */
        dtl__node_release(context->comm.node);
        context->comm.node = NULL;
    }
    if (context->is_littered || atomic_load(&context->is_broken) ||
        dtl__check_step(DTL_SUCCESS) != DTL_SUCCESS) {
        context->kept = atomic_load(&littered);
        while (!atomic_compare_exchange_weak(&littered, &context->kept, context))
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

static dtl_status self_wait_answering(self_test *test, void *state)
{
    return dtl__wait(test, state, &dtl__pace);
}

/* All that may fail on one rank alone.  `ops` is complete. */
static dtl_status context_allocate(const struct comm *comm, const struct comm_ops *ops,
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
    return status == DTL_SUCCESS ? dtl__node_make(&context->comm, &context->bare) : status;
}

static void context_fill(struct context *context, const dtl_context_options *options)
{
    bool is_checked = (dtl__observed & OBSERVE_CHECK) != 0;

    context->references = 1;
    context->determinism = (dtl_determinism_mode)DTL_CONTEXT_OPT_DETERMINISM_MODE(*options);
    context->schedule = (dtl_reduction_schedule_policy)DTL_CONTEXT_OPT_REDUCTION_SCHEDULE(*options);
    context->progress = (dtl_progress_ordering_policy)DTL_CONTEXT_OPT_PROGRESS_ORDERING(*options);
    context->is_parallel = dtl__job_is_running();
    dtl__context_owned(context);
    if (context->comm.size == 1)
        dtl__self_set_wait(self_wait_answering);
    if (context->comm.size > 1 && dtl__context_has_fixed_order(context))
        dtl__comm_fix_order(&context->ops, context->progress == DTL_PROGRESS_ORDERING_RANK_ORDERED);
    context->bare = context->ops;
    if (context->comm.size > 1 && is_checked)
        dtl__check_operations(&context->ops);
    context->back = context->ops;
    if (context->comm.node != NULL && !is_checked)
        dtl__node_collectives(&context->ops, !dtl__context_has_fixed_order(context));
}

/* The ranks of `parent`, or without one those of `comm`, agree: who has a context would wait in it
 * for who has none. */
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
    struct comm whole = *comm;
    dtl_status status = dtl__comm_adopt(&ops, comm->ops);

    if (status == DTL_SUCCESS) {
        if (comm->size > 1)
            dtl__polling_messages(&ops);
        whole.ops = &ops;
        status = dtl__comm_agree_any(parent != NULL ? &parent->comm : &whole,
                                     context_allocate(comm, &ops, &context), any);
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
    context_fill(context, options);
    dtl__context_equip(context, device, any[HAS_DEVICE]);
    *out = context;
    return DTL_SUCCESS;
}

/* What compares calls, on all ranks or on none. */
static dtl_status checks_open(struct context *made, struct context *parent)
{
    struct comm comm = made->comm;
    dtl_status status = dtl__check_open(made, parent);

    comm.ops = &made->bare; /* which needs no memory to agree */
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
        status = checks_open(made, parent);
    if (status != DTL_SUCCESS) {
        dtl__context_release(made);
        return status;
    }
    *out = made;
    return DTL_SUCCESS;
}

static dtl_status option_check(const char *option, int value, int limit)
{
    if (value >= 0 && value < limit)
        return DTL_SUCCESS;
    return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "opts-range",
                                "opts.%s is %d; expected 0 <= %s < %d", option, value, option,
                                limit);
}

/* CUDA where it can be used, else HIP. */
static enum feature gpu_feature(void)
{
    return dtl__feature_available(FEATURE_CUDA) ? FEATURE_CUDA : FEATURE_HIP;
}

static dtl_status gpu_refuse(int device_id)
{
    char cuda[256];

    snprintf(cuda, sizeof cuda, "%s", dtl__feature_reason(FEATURE_CUDA));
    return dtl__fail(
        DTL_ERROR_BACKEND_UNAVAILABLE,
        "opts.device_id is %d; expected -1, since there is no CUDA: %s; and no HIP: %s", device_id,
        cuda, dtl__feature_reason(FEATURE_HIP));
}

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

/* The GPU of that number, NULL for -1. */
static dtl_status device_find(int device_id, const struct device **out)
{
    *out = NULL;
    if (device_id < 0)
        return DTL_SUCCESS;
    return dtl__device_find(dtl__feature_names[gpu_feature()], device_id, out);
}

/* Sets *out to the caller's options, or to the defaults where there are none, and *device to the
 * device that they name. */
static dtl_status options_take(const dtl_context_options *opts, dtl_context_options *out,
                               const struct device **device)
{
    dtl_status status;

    dtl_impl_context_options_init(out);
    if (opts != NULL)
        *out = *opts;
    status = options_check(out);
    return status == DTL_SUCCESS ? device_find(out->device_id, device) : status;
}

/* Which of the contexts of several ranks it is: the `number`th that was made, of `parent` where
 * that is not NULL.  Nobody is told of one rank's. */
static void place_write(struct context *context, const struct context *parent, int32_t number)
{
    if (context->comm.size == 1)
        return;
    if (parent == NULL)
        snprintf(context->place, sizeof context->place, "%d", (int)number);
    else
        snprintf(context->place, sizeof context->place, "%.16s.%d", parent->place, (int)number);
}

/* A context over a communicator that it owns from here on, whose ranks now know of each other where
 * they run. */
static dtl_status context_open(struct comm *comm, const dtl_context_options *options,
                               const struct device *device, bool is_of_all, struct context **out)
{
    static atomic_int opened;
    struct context *made = NULL;
    dtl_status status = dtl__context_make(comm, options, device, NULL, &made);

    if (status != DTL_SUCCESS)
        return status;
    place_write(made, NULL, atomic_fetch_add(&opened, made->comm.size > 1) + 1);
    status = dtl__topology_gather(&made->comm, is_of_all);
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
    dtl_status status = options_take(opts, &options, &device);

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
    dtl_status status = options_take(opts, &options, &device);

    if (status == DTL_SUCCESS)
        status = dtl__job_foreign(fortran_comm, &comm);
    if (status == DTL_SUCCESS)
        status = context_open(&comm, &options, device, false, ctx);
    return status;
}

void dtl_impl_context_destroy(struct context *ctx)
{
    dtl__context_release(ctx);
}

/* A context over `comm`, which a back end has derived from that of `parent`; it owns the
 * communicator. */
static dtl_status context_derive(struct context *parent, struct comm *comm, struct context **out)
{
    dtl_context_options options;
    dtl_status status;

    comm->ops = &parent->back; /* the back end's own table may lack what ours has */
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
    place_write(*out, parent, parent->derived);
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

    src->derived++;
    return status == DTL_SUCCESS ? context_derive(src, &comm, dst)
                                 : dtl__comm_agree(&src->comm, status);
}

dtl_status dtl_impl_context_split(struct context *ctx, int color, int key, struct context **out)
{
    struct comm comm = {0};
    dtl_status status = dtl__comm_agree(&ctx->comm, DTL_SUCCESS); /* a rank may refuse the call */

    if (status != DTL_SUCCESS)
        return status;
    status = ctx->comm.ops->split(&ctx->comm, color, key, &comm);
    ctx->derived++;
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
