/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/stubs.c.j2.
 * Do not edit. */
#include "dtl_conditions.h"
#include "dtl_enums.h"
#include "dtl_guard.h"
#include "dtl_impl.h"
#include "dtl_record.h"
#include "dtl_kernels.h"

/* spec/context.yaml: context_options_init: the observed path */
static DTL_NOINLINE void context_options_init_observed(dtl_context_options *opts)
{
    dtl_status begun = dtl__call_begin(CALL_CONTEXT_OPTIONS_INIT, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'w', opts, sizeof *opts},
        };
        dtl__record_call(CALL_CONTEXT_OPTIONS_INIT, dtl__arguments, 1);
    }
    dtl_impl_context_options_init(opts);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_CONTEXT_OPTIONS_INIT, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return;
}

/* spec/context.yaml: context_options_init */
void dtl_context_options_init(dtl_context_options *opts)
{
    if (DTL_UNLIKELY(dtl__is_null(opts))) {
        dtl__refuse(DTL_ERROR_NULL_POINTER, "context_options_init", "opts-null",
                    "opts is NULL; expected an address");
        return;
    }

    if (DTL_UNLIKELY(dtl__observed))
    {
        context_options_init_observed(opts);
        return;
    }
    dtl_impl_context_options_init(opts);
}

/* spec/context.yaml: context_create */
dtl_status dtl_context_create(dtl_context_t *ctx, const dtl_context_options *opts)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "context_create", "state", "%s",
                           dtl__closed_reason());
    if (DTL_UNLIKELY(dtl__is_null(ctx)))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "context_create", "ctx-null",
                           "ctx is NULL; expected an address");
    struct context *ctx_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_CONTEXT_CREATE, NULL, NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'m', ctx, sizeof *ctx},
                {'r', opts, sizeof *opts},
            };
            dtl__record_call(CALL_CONTEXT_CREATE, dtl__arguments, 2);
        }
    }
    dtl_status status = dtl_impl_context_create(&ctx_object, opts);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_CONTEXT, ctx_object, ctx);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_context_destroy(ctx_object);
    }
    dtl__result(CALL_CONTEXT_CREATE, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_CONTEXT_CREATE, *ctx, NULL, __builtin_return_address(0));
        dtl__record_end(status);
        dtl__call_end(CALL_CONTEXT_CREATE, dtl__context_error_scope(NULL), status);
    }
    return status;
}

/* spec/context.yaml: context_create_default */
dtl_status dtl_context_create_default(dtl_context_t *ctx)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "context_create_default", "state", "%s",
                           dtl__closed_reason());
    if (DTL_UNLIKELY(dtl__is_null(ctx)))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "context_create_default", "ctx-null",
                           "ctx is NULL; expected an address");
    struct context *ctx_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_CONTEXT_CREATE_DEFAULT, NULL, NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'m', ctx, sizeof *ctx},
            };
            dtl__record_call(CALL_CONTEXT_CREATE_DEFAULT, dtl__arguments, 1);
        }
    }
    dtl_status status = dtl_impl_context_create_default(&ctx_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_CONTEXT, ctx_object, ctx);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_context_destroy(ctx_object);
    }
    dtl__result(CALL_CONTEXT_CREATE_DEFAULT, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_CONTEXT_CREATE_DEFAULT, *ctx, NULL,
                                      __builtin_return_address(0));
        dtl__record_end(status);
        dtl__call_end(CALL_CONTEXT_CREATE_DEFAULT, dtl__context_error_scope(NULL), status);
    }
    return status;
}

/* spec/context.yaml: context_from_fortran_comm */
dtl_status dtl_context_from_fortran_comm(int fortran_comm, const dtl_context_options *opts,
                                         dtl_context_t *ctx)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "context_from_fortran_comm", "state", "%s",
                           dtl__closed_reason());
    if (DTL_UNLIKELY(dtl__is_null(ctx)))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "context_from_fortran_comm", "ctx-null",
                           "ctx is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__feature_available(FEATURE_MPI)))
        return dtl__refuse(DTL_ERROR_BACKEND_UNAVAILABLE, "context_from_fortran_comm",
                           "mpi-feature", "mpi is not available: %s; install %s",
                           dtl__feature_reason(FEATURE_MPI), dtl__feature_remedy(FEATURE_MPI));
    struct context *ctx_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_CONTEXT_FROM_FORTRAN_COMM, NULL,
                                           (const int64_t[]){fortran_comm}, 1);
        if (begun != DTL_SUCCESS)
            return begun;
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'n', &fortran_comm, sizeof fortran_comm},
                {'r', opts, sizeof *opts},
                {'m', ctx, sizeof *ctx},
            };
            dtl__record_call(CALL_CONTEXT_FROM_FORTRAN_COMM, dtl__arguments, 3);
        }
    }
    dtl_status status = dtl_impl_context_from_fortran_comm(fortran_comm, opts, &ctx_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_CONTEXT, ctx_object, ctx);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_context_destroy(ctx_object);
    }
    dtl__result(CALL_CONTEXT_FROM_FORTRAN_COMM, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_CONTEXT_FROM_FORTRAN_COMM, *ctx, NULL,
                                      __builtin_return_address(0));
        dtl__record_end(status);
        dtl__call_end(CALL_CONTEXT_FROM_FORTRAN_COMM, dtl__context_error_scope(NULL), status);
    }
    return status;
}

/* spec/context.yaml: context_destroy: the observed path */
static DTL_NOINLINE void context_destroy_observed(dtl_context_t ctx, struct context *ctx_object)
{
    dtl_status begun = dtl__call_begin(CALL_CONTEXT_DESTROY, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
        };
        dtl__record_call(CALL_CONTEXT_DESTROY, dtl__arguments, 1);
    }
    dtl_impl_context_destroy(ctx_object);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_CONTEXT_DESTROY, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return;
}

/* spec/context.yaml: context_destroy */
void dtl_context_destroy(dtl_context_t ctx)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "context_destroy", "state", "%s",
                    dtl__closed_reason());
        return;
    }
    struct context *ctx_object = dtl__handle_close(ctx, HANDLE_CONTEXT, "context_destroy", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return;

    if (DTL_UNLIKELY(dtl__observed))
    {
        context_destroy_observed(ctx, ctx_object);
        return;
    }
    dtl_impl_context_destroy(ctx_object);
}

/* spec/context.yaml: context_rank: the observed path */
static DTL_NOINLINE dtl_rank_t context_rank_observed(dtl_context_t ctx, struct context *ctx_object)
{
    dtl_status begun = dtl__call_begin(CALL_CONTEXT_RANK, ctx_object, NULL, 0);
    if (begun != DTL_SUCCESS)
        return DTL_NO_RANK;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
        };
        dtl__record_call(CALL_CONTEXT_RANK, dtl__arguments, 1);
    }
    dtl_rank_t result = dtl_impl_context_rank(ctx_object);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_CONTEXT_RANK, dtl__context_error_scope(ctx_object), DTL_SUCCESS);
    return result;
}

/* spec/context.yaml: context_rank */
dtl_rank_t dtl_context_rank(dtl_context_t ctx)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "context_rank", "state", "%s", dtl__closed_reason());
        return DTL_NO_RANK;
    }
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "context_rank", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_NO_RANK;

    if (DTL_UNLIKELY(dtl__observed))
        return context_rank_observed(ctx, ctx_object);
    return dtl_impl_context_rank(ctx_object);
}

/* spec/context.yaml: context_size: the observed path */
static DTL_NOINLINE dtl_rank_t context_size_observed(dtl_context_t ctx, struct context *ctx_object)
{
    dtl_status begun = dtl__call_begin(CALL_CONTEXT_SIZE, ctx_object, NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
        };
        dtl__record_call(CALL_CONTEXT_SIZE, dtl__arguments, 1);
    }
    dtl_rank_t result = dtl_impl_context_size(ctx_object);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_CONTEXT_SIZE, dtl__context_error_scope(ctx_object), DTL_SUCCESS);
    return result;
}

/* spec/context.yaml: context_size */
dtl_rank_t dtl_context_size(dtl_context_t ctx)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "context_size", "state", "%s", dtl__closed_reason());
        return 0;
    }
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "context_size", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return 0;

    if (DTL_UNLIKELY(dtl__observed))
        return context_size_observed(ctx, ctx_object);
    return dtl_impl_context_size(ctx_object);
}

/* spec/context.yaml: context_is_root: the observed path */
static DTL_NOINLINE int context_is_root_observed(dtl_context_t ctx, struct context *ctx_object)
{
    dtl_status begun = dtl__call_begin(CALL_CONTEXT_IS_ROOT, ctx_object, NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
        };
        dtl__record_call(CALL_CONTEXT_IS_ROOT, dtl__arguments, 1);
    }
    int result = dtl_impl_context_is_root(ctx_object);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_CONTEXT_IS_ROOT, dtl__context_error_scope(ctx_object), DTL_SUCCESS);
    return result;
}

/* spec/context.yaml: context_is_root */
int dtl_context_is_root(dtl_context_t ctx)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "context_is_root", "state", "%s",
                    dtl__closed_reason());
        return 0;
    }
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "context_is_root", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return 0;

    if (DTL_UNLIKELY(dtl__observed))
        return context_is_root_observed(ctx, ctx_object);
    return dtl_impl_context_is_root(ctx_object);
}

/* spec/context.yaml: context_device_id: the observed path */
static DTL_NOINLINE int context_device_id_observed(dtl_context_t ctx, struct context *ctx_object)
{
    dtl_status begun = dtl__call_begin(CALL_CONTEXT_DEVICE_ID, ctx_object, NULL, 0);
    if (begun != DTL_SUCCESS)
        return -1;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
        };
        dtl__record_call(CALL_CONTEXT_DEVICE_ID, dtl__arguments, 1);
    }
    int result = dtl_impl_context_device_id(ctx_object);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_CONTEXT_DEVICE_ID, dtl__context_error_scope(ctx_object), DTL_SUCCESS);
    return result;
}

/* spec/context.yaml: context_device_id */
int dtl_context_device_id(dtl_context_t ctx)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "context_device_id", "state", "%s",
                    dtl__closed_reason());
        return -1;
    }
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "context_device_id",
                                                    "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return -1;

    if (DTL_UNLIKELY(dtl__observed))
        return context_device_id_observed(ctx, ctx_object);
    return dtl_impl_context_device_id(ctx_object);
}

/* spec/context.yaml: context_device_kind: the observed path */
static DTL_NOINLINE dtl_device_kind context_device_kind_observed(dtl_context_t ctx,
                                                                 struct context *ctx_object)
{
    dtl_status begun = dtl__call_begin(CALL_CONTEXT_DEVICE_KIND, ctx_object, NULL, 0);
    if (begun != DTL_SUCCESS)
        return (dtl_device_kind)-1;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
        };
        dtl__record_call(CALL_CONTEXT_DEVICE_KIND, dtl__arguments, 1);
    }
    dtl_device_kind result = dtl_impl_context_device_kind(ctx_object);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_CONTEXT_DEVICE_KIND, dtl__context_error_scope(ctx_object), DTL_SUCCESS);
    return result;
}

/* spec/context.yaml: context_device_kind */
dtl_device_kind dtl_context_device_kind(dtl_context_t ctx)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "context_device_kind", "state", "%s",
                    dtl__closed_reason());
        return (dtl_device_kind)-1;
    }
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "context_device_kind",
                                                    "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return (dtl_device_kind)-1;

    if (DTL_UNLIKELY(dtl__observed))
        return context_device_kind_observed(ctx, ctx_object);
    return dtl_impl_context_device_kind(ctx_object);
}

/* spec/context.yaml: context_has_device: the observed path */
static DTL_NOINLINE int context_has_device_observed(dtl_context_t ctx, struct context *ctx_object)
{
    dtl_status begun = dtl__call_begin(CALL_CONTEXT_HAS_DEVICE, ctx_object, NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
        };
        dtl__record_call(CALL_CONTEXT_HAS_DEVICE, dtl__arguments, 1);
    }
    int result = dtl_impl_context_has_device(ctx_object);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_CONTEXT_HAS_DEVICE, dtl__context_error_scope(ctx_object), DTL_SUCCESS);
    return result;
}

/* spec/context.yaml: context_has_device */
int dtl_context_has_device(dtl_context_t ctx)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "context_has_device", "state", "%s",
                    dtl__closed_reason());
        return 0;
    }
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "context_has_device",
                                                    "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return 0;

    if (DTL_UNLIKELY(dtl__observed))
        return context_has_device_observed(ctx, ctx_object);
    return dtl_impl_context_has_device(ctx_object);
}

/* spec/context.yaml: context_determinism_mode: the observed path */
static DTL_NOINLINE int context_determinism_mode_observed(dtl_context_t ctx,
                                                          struct context *ctx_object)
{
    dtl_status begun = dtl__call_begin(CALL_CONTEXT_DETERMINISM_MODE, ctx_object, NULL, 0);
    if (begun != DTL_SUCCESS)
        return -1;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
        };
        dtl__record_call(CALL_CONTEXT_DETERMINISM_MODE, dtl__arguments, 1);
    }
    int result = dtl_impl_context_determinism_mode(ctx_object);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_CONTEXT_DETERMINISM_MODE, dtl__context_error_scope(ctx_object),
                  DTL_SUCCESS);
    return result;
}

/* spec/context.yaml: context_determinism_mode */
int dtl_context_determinism_mode(dtl_context_t ctx)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "context_determinism_mode", "state", "%s",
                    dtl__closed_reason());
        return -1;
    }
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT,
                                                    "context_determinism_mode", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return -1;

    if (DTL_UNLIKELY(dtl__observed))
        return context_determinism_mode_observed(ctx, ctx_object);
    return dtl_impl_context_determinism_mode(ctx_object);
}

/* spec/context.yaml: context_reduction_schedule_policy: the observed path */
static DTL_NOINLINE int context_reduction_schedule_policy_observed(dtl_context_t ctx,
                                                                   struct context *ctx_object)
{
    dtl_status begun = dtl__call_begin(CALL_CONTEXT_REDUCTION_SCHEDULE_POLICY, ctx_object,
                                       NULL, 0);
    if (begun != DTL_SUCCESS)
        return -1;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
        };
        dtl__record_call(CALL_CONTEXT_REDUCTION_SCHEDULE_POLICY, dtl__arguments, 1);
    }
    int result = dtl_impl_context_reduction_schedule_policy(ctx_object);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_CONTEXT_REDUCTION_SCHEDULE_POLICY, dtl__context_error_scope(ctx_object),
                  DTL_SUCCESS);
    return result;
}

/* spec/context.yaml: context_reduction_schedule_policy */
int dtl_context_reduction_schedule_policy(dtl_context_t ctx)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "context_reduction_schedule_policy", "state", "%s",
                    dtl__closed_reason());
        return -1;
    }
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT,
                                                    "context_reduction_schedule_policy", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return -1;

    if (DTL_UNLIKELY(dtl__observed))
        return context_reduction_schedule_policy_observed(ctx, ctx_object);
    return dtl_impl_context_reduction_schedule_policy(ctx_object);
}

/* spec/context.yaml: context_progress_ordering_policy: the observed path */
static DTL_NOINLINE int context_progress_ordering_policy_observed(dtl_context_t ctx,
                                                                  struct context *ctx_object)
{
    dtl_status begun = dtl__call_begin(CALL_CONTEXT_PROGRESS_ORDERING_POLICY, ctx_object, NULL,
                                       0);
    if (begun != DTL_SUCCESS)
        return -1;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
        };
        dtl__record_call(CALL_CONTEXT_PROGRESS_ORDERING_POLICY, dtl__arguments, 1);
    }
    int result = dtl_impl_context_progress_ordering_policy(ctx_object);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_CONTEXT_PROGRESS_ORDERING_POLICY, dtl__context_error_scope(ctx_object),
                  DTL_SUCCESS);
    return result;
}

/* spec/context.yaml: context_progress_ordering_policy */
int dtl_context_progress_ordering_policy(dtl_context_t ctx)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "context_progress_ordering_policy", "state", "%s",
                    dtl__closed_reason());
        return -1;
    }
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT,
                                                    "context_progress_ordering_policy", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return -1;

    if (DTL_UNLIKELY(dtl__observed))
        return context_progress_ordering_policy_observed(ctx, ctx_object);
    return dtl_impl_context_progress_ordering_policy(ctx_object);
}

/* spec/context.yaml: context_barrier: the observed path */
static DTL_NOINLINE dtl_status context_barrier_observed(dtl_context_t ctx,
                                                        struct context *ctx_object)
{
    struct context *entered = ctx_object;
    dtl_status begun = dtl__call_begin(CALL_CONTEXT_BARRIER, ctx_object, NULL, 0);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
        };
        dtl__record_call(CALL_CONTEXT_BARRIER, dtl__arguments, 1);
    }
    dtl_status status = dtl_impl_barrier(ctx_object);
    status = dtl__call_agree(CALL_CONTEXT_BARRIER, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_CONTEXT_BARRIER, status);
    dtl__record_end(status);
    dtl__call_end(CALL_CONTEXT_BARRIER, dtl__context_error_scope(ctx_object), status);
    return status;
}

/* spec/context.yaml: context_barrier */
dtl_status dtl_context_barrier(dtl_context_t ctx)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "context_barrier", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "context_barrier", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_CONTEXT_BARRIER);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;

    if (DTL_UNLIKELY(dtl__observed))
        return context_barrier_observed(ctx, ctx_object);
    dtl_status status = dtl_impl_barrier(ctx_object);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_CONTEXT_BARRIER, status);
}

/* spec/context.yaml: context_fence: the observed path */
static DTL_NOINLINE dtl_status context_fence_observed(dtl_context_t ctx,
                                                      struct context *ctx_object)
{
    dtl_status begun = dtl__call_begin(CALL_CONTEXT_FENCE, ctx_object, NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
        };
        dtl__record_call(CALL_CONTEXT_FENCE, dtl__arguments, 1);
    }
    dtl_status status = dtl_impl_context_fence(ctx_object);
    dtl__result(CALL_CONTEXT_FENCE, status);
    dtl__record_end(status);
    dtl__call_end(CALL_CONTEXT_FENCE, dtl__context_error_scope(ctx_object), status);
    return status;
}

/* spec/context.yaml: context_fence */
dtl_status dtl_context_fence(dtl_context_t ctx)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "context_fence", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "context_fence", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;

    if (DTL_UNLIKELY(dtl__observed))
        return context_fence_observed(ctx, ctx_object);
    dtl_status status = dtl_impl_context_fence(ctx_object);
    return dtl__result(CALL_CONTEXT_FENCE, status);
}

/* spec/context.yaml: context_is_valid: the observed path */
static DTL_NOINLINE int context_is_valid_observed(dtl_context_t ctx, struct context *ctx_object)
{
    dtl_status begun = dtl__call_begin(CALL_CONTEXT_IS_VALID, ctx_object, NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
        };
        dtl__record_call(CALL_CONTEXT_IS_VALID, dtl__arguments, 1);
    }
    int result = dtl_impl_context_is_valid(ctx_object);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_CONTEXT_IS_VALID, dtl__context_error_scope(ctx_object), DTL_SUCCESS);
    return result;
}

/* spec/context.yaml: context_is_valid */
int dtl_context_is_valid(dtl_context_t ctx)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "context_is_valid", "state", "%s",
                    dtl__closed_reason());
        return 0;
    }
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "context_is_valid", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return 0;

    if (DTL_UNLIKELY(dtl__observed))
        return context_is_valid_observed(ctx, ctx_object);
    return dtl_impl_context_is_valid(ctx_object);
}

/* spec/context.yaml: context_dup */
dtl_status dtl_context_dup(dtl_context_t src, dtl_context_t *dst)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "context_dup", "state", "%s",
                           dtl__closed_reason());
    struct context *src_object = dtl__handle_object(src, HANDLE_CONTEXT, "context_dup", "src");
    if (DTL_UNLIKELY(src_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(dst)))
        return dtl__refuse_in(dtl__context_error_scope(src_object), DTL_ERROR_NULL_POINTER,
                              "context_dup", "dst-null", "dst is NULL; expected an address");

    struct context *entered = src_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_CONTEXT_DUP);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    struct context *dst_object = NULL;
    dtl_context_t dst_handle = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_CONTEXT_DUP, src_object, NULL, 0);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &src, sizeof src},
                {'m', dst, sizeof *dst},
            };
            dtl__record_call(CALL_CONTEXT_DUP, dtl__arguments, 2);
        }
    }
    dtl_status status = dtl_impl_context_dup(src_object, &dst_object);
    if (status == DTL_SUCCESS)
        status = dtl__handle_open(HANDLE_CONTEXT, dst_object, &dst_handle);
    if (DTL_UNLIKELY(dtl__observed))
        status = dtl__call_agree(CALL_CONTEXT_DUP, status);
    dtl__context_leave_with(entered, status);
    if (status == DTL_SUCCESS)
        *dst = dst_handle;
    else
        dtl__handles_close(&dst_handle, 1);
    if (DTL_UNLIKELY(status != DTL_SUCCESS && dst_object != NULL))
        dtl_impl_context_destroy(dst_object);
    dtl__result(CALL_CONTEXT_DUP, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_CONTEXT_DUP, *dst, NULL, __builtin_return_address(0));
        dtl__record_end(status);
        dtl__call_end(CALL_CONTEXT_DUP, dtl__context_error_scope(src_object), status);
    }
    return status;
}

/* spec/context.yaml: context_split */
dtl_status dtl_context_split(dtl_context_t ctx, int color, int key, dtl_context_t *out)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "context_split", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "context_split", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(out)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "context_split", "out-null", "out is NULL; expected an address");

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_CONTEXT_SPLIT);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(dtl__context_error_scope(ctx_object), AGREES_ALWAYS);
    struct context *out_object = NULL;
    dtl_context_t out_handle = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_CONTEXT_SPLIT, ctx_object,
                                           (const int64_t[]){color, key}, 2);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'n', &color, sizeof color},
                {'n', &key, sizeof key},
                {'m', out, sizeof *out},
            };
            dtl__record_call(CALL_CONTEXT_SPLIT, dtl__arguments, 4);
        }
    }
    dtl_status status = dtl_impl_context_split(ctx_object, color, key, &out_object);
    status = dtl__agree_end(entered, status);
    if (status == DTL_SUCCESS)
        status = dtl__handle_open(HANDLE_CONTEXT, out_object, &out_handle);
    if (DTL_UNLIKELY(dtl__observed))
        status = dtl__call_agree(CALL_CONTEXT_SPLIT, status);
    dtl__context_leave_with(entered, status);
    if (status == DTL_SUCCESS)
        *out = out_handle;
    else
        dtl__handles_close(&out_handle, 1);
    if (DTL_UNLIKELY(status != DTL_SUCCESS && out_object != NULL))
        dtl_impl_context_destroy(out_object);
    dtl__result(CALL_CONTEXT_SPLIT, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_CONTEXT_SPLIT, *out, NULL, __builtin_return_address(0));
        dtl__record_end(status);
        dtl__call_end(CALL_CONTEXT_SPLIT, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/context.yaml: context_split_by_node */
dtl_status dtl_context_split_by_node(dtl_context_t ctx, dtl_context_t *out)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "context_split_by_node", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "context_split_by_node",
                                                    "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(out)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "context_split_by_node", "out-null",
                              "out is NULL; expected an address");

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_CONTEXT_SPLIT_BY_NODE);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(dtl__context_error_scope(ctx_object), AGREES_ALWAYS);
    struct context *out_object = NULL;
    dtl_context_t out_handle = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_CONTEXT_SPLIT_BY_NODE, ctx_object, NULL, 0);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'m', out, sizeof *out},
            };
            dtl__record_call(CALL_CONTEXT_SPLIT_BY_NODE, dtl__arguments, 2);
        }
    }
    dtl_status status = dtl_impl_context_split_by_node(ctx_object, &out_object);
    status = dtl__agree_end(entered, status);
    if (status == DTL_SUCCESS)
        status = dtl__handle_open(HANDLE_CONTEXT, out_object, &out_handle);
    if (DTL_UNLIKELY(dtl__observed))
        status = dtl__call_agree(CALL_CONTEXT_SPLIT_BY_NODE, status);
    dtl__context_leave_with(entered, status);
    if (status == DTL_SUCCESS)
        *out = out_handle;
    else
        dtl__handles_close(&out_handle, 1);
    if (DTL_UNLIKELY(status != DTL_SUCCESS && out_object != NULL))
        dtl_impl_context_destroy(out_object);
    dtl__result(CALL_CONTEXT_SPLIT_BY_NODE, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_CONTEXT_SPLIT_BY_NODE, *out, NULL,
                                      __builtin_return_address(0));
        dtl__record_end(status);
        dtl__call_end(CALL_CONTEXT_SPLIT_BY_NODE, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/context.yaml: context_split_leaders */
dtl_status dtl_context_split_leaders(dtl_context_t ctx, dtl_context_t *out)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "context_split_leaders", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "context_split_leaders",
                                                    "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(out)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "context_split_leaders", "out-null",
                              "out is NULL; expected an address");

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_CONTEXT_SPLIT_LEADERS);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(dtl__context_error_scope(ctx_object), AGREES_ALWAYS);
    struct context *out_object = NULL;
    dtl_context_t out_handle = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_CONTEXT_SPLIT_LEADERS, ctx_object, NULL, 0);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'m', out, sizeof *out},
            };
            dtl__record_call(CALL_CONTEXT_SPLIT_LEADERS, dtl__arguments, 2);
        }
    }
    dtl_status status = dtl_impl_context_split_leaders(ctx_object, &out_object);
    status = dtl__agree_end(entered, status);
    if (status == DTL_SUCCESS)
        status = dtl__handle_open(HANDLE_CONTEXT, out_object, &out_handle);
    if (DTL_UNLIKELY(dtl__observed))
        status = dtl__call_agree(CALL_CONTEXT_SPLIT_LEADERS, status);
    dtl__context_leave_with(entered, status);
    if (status == DTL_SUCCESS)
        *out = out_handle;
    else
        dtl__handles_close(&out_handle, 1);
    if (DTL_UNLIKELY(status != DTL_SUCCESS && out_object != NULL))
        dtl_impl_context_destroy(out_object);
    dtl__result(CALL_CONTEXT_SPLIT_LEADERS, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_CONTEXT_SPLIT_LEADERS, *out, NULL,
                                      __builtin_return_address(0));
        dtl__record_end(status);
        dtl__call_end(CALL_CONTEXT_SPLIT_LEADERS, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/context.yaml: context_has_mpi: the observed path */
static DTL_NOINLINE int context_has_mpi_observed(dtl_context_t ctx, struct context *ctx_object)
{
    dtl_status begun = dtl__call_begin(CALL_CONTEXT_HAS_MPI, ctx_object, NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
        };
        dtl__record_call(CALL_CONTEXT_HAS_MPI, dtl__arguments, 1);
    }
    int result = dtl_impl_context_has_mpi(ctx_object);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_CONTEXT_HAS_MPI, dtl__context_error_scope(ctx_object), DTL_SUCCESS);
    return result;
}

/* spec/context.yaml: context_has_mpi */
int dtl_context_has_mpi(dtl_context_t ctx)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "context_has_mpi", "state", "%s",
                    dtl__closed_reason());
        return 0;
    }
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "context_has_mpi", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return 0;

    if (DTL_UNLIKELY(dtl__observed))
        return context_has_mpi_observed(ctx, ctx_object);
    return dtl_impl_context_has_mpi(ctx_object);
}

/* spec/context.yaml: context_mpi_comm: the observed path */
static DTL_NOINLINE dtl_status context_mpi_comm_observed(dtl_context_t ctx, int *fortran_comm,
                                                         struct context *ctx_object)
{
    dtl_status begun = dtl__call_begin(CALL_CONTEXT_MPI_COMM, ctx_object, NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
            {'w', fortran_comm, sizeof *fortran_comm},
        };
        dtl__record_call(CALL_CONTEXT_MPI_COMM, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_context_mpi_comm(ctx_object, fortran_comm);
    dtl__result(CALL_CONTEXT_MPI_COMM, status);
    dtl__record_end(status);
    dtl__call_end(CALL_CONTEXT_MPI_COMM, dtl__context_error_scope(ctx_object), status);
    return status;
}

/* spec/context.yaml: context_mpi_comm */
dtl_status dtl_context_mpi_comm(dtl_context_t ctx, int *fortran_comm)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "context_mpi_comm", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "context_mpi_comm", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(fortran_comm)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "context_mpi_comm", "fortran_comm-null",
                              "fortran_comm is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed))
        return context_mpi_comm_observed(ctx, fortran_comm, ctx_object);
    dtl_status status = dtl_impl_context_mpi_comm(ctx_object, fortran_comm);
    return dtl__result(CALL_CONTEXT_MPI_COMM, status);
}

/* spec/context.yaml: context_has_cuda: the observed path */
static DTL_NOINLINE int context_has_cuda_observed(dtl_context_t ctx, struct context *ctx_object)
{
    dtl_status begun = dtl__call_begin(CALL_CONTEXT_HAS_CUDA, ctx_object, NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
        };
        dtl__record_call(CALL_CONTEXT_HAS_CUDA, dtl__arguments, 1);
    }
    int result = dtl_impl_context_has_cuda(ctx_object);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_CONTEXT_HAS_CUDA, dtl__context_error_scope(ctx_object), DTL_SUCCESS);
    return result;
}

/* spec/context.yaml: context_has_cuda */
int dtl_context_has_cuda(dtl_context_t ctx)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "context_has_cuda", "state", "%s",
                    dtl__closed_reason());
        return 0;
    }
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "context_has_cuda", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return 0;

    if (DTL_UNLIKELY(dtl__observed))
        return context_has_cuda_observed(ctx, ctx_object);
    return dtl_impl_context_has_cuda(ctx_object);
}

/* spec/context.yaml: context_has_nccl: the observed path */
static DTL_NOINLINE int context_has_nccl_observed(dtl_context_t ctx, struct context *ctx_object)
{
    dtl_status begun = dtl__call_begin(CALL_CONTEXT_HAS_NCCL, ctx_object, NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
        };
        dtl__record_call(CALL_CONTEXT_HAS_NCCL, dtl__arguments, 1);
    }
    int result = dtl_impl_context_has_nccl(ctx_object);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_CONTEXT_HAS_NCCL, dtl__context_error_scope(ctx_object), DTL_SUCCESS);
    return result;
}

/* spec/context.yaml: context_has_nccl */
int dtl_context_has_nccl(dtl_context_t ctx)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "context_has_nccl", "state", "%s",
                    dtl__closed_reason());
        return 0;
    }
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "context_has_nccl", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return 0;

    if (DTL_UNLIKELY(dtl__observed))
        return context_has_nccl_observed(ctx, ctx_object);
    return dtl_impl_context_has_nccl(ctx_object);
}

/* spec/context.yaml: context_nccl_mode: the observed path */
static DTL_NOINLINE int context_nccl_mode_observed(dtl_context_t ctx, struct context *ctx_object)
{
    dtl_status begun = dtl__call_begin(CALL_CONTEXT_NCCL_MODE, ctx_object, NULL, 0);
    if (begun != DTL_SUCCESS)
        return -1;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
        };
        dtl__record_call(CALL_CONTEXT_NCCL_MODE, dtl__arguments, 1);
    }
    int result = dtl_impl_context_nccl_mode(ctx_object);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_CONTEXT_NCCL_MODE, dtl__context_error_scope(ctx_object), DTL_SUCCESS);
    return result;
}

/* spec/context.yaml: context_nccl_mode */
int dtl_context_nccl_mode(dtl_context_t ctx)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "context_nccl_mode", "state", "%s",
                    dtl__closed_reason());
        return -1;
    }
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "context_nccl_mode",
                                                    "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return -1;

    if (DTL_UNLIKELY(dtl__observed))
        return context_nccl_mode_observed(ctx, ctx_object);
    return dtl_impl_context_nccl_mode(ctx_object);
}

/* spec/context.yaml: context_nccl_supports_native: the observed path */
static DTL_NOINLINE int context_nccl_supports_native_observed(dtl_context_t ctx,
                                                              dtl_nccl_operation op,
                                                              struct context *ctx_object)
{
    dtl_status begun = dtl__call_begin(CALL_CONTEXT_NCCL_SUPPORTS_NATIVE, ctx_object,
                                       (const int64_t[]){op}, 1);
    if (begun != DTL_SUCCESS)
        return 0;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
            {'n', &op, sizeof op},
        };
        dtl__record_call(CALL_CONTEXT_NCCL_SUPPORTS_NATIVE, dtl__arguments, 2);
    }
    int result = dtl_impl_context_nccl_supports_native(ctx_object, op);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_CONTEXT_NCCL_SUPPORTS_NATIVE, dtl__context_error_scope(ctx_object),
                  DTL_SUCCESS);
    return result;
}

/* spec/context.yaml: context_nccl_supports_native */
int dtl_context_nccl_supports_native(dtl_context_t ctx, dtl_nccl_operation op)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "context_nccl_supports_native", "state", "%s",
                    dtl__closed_reason());
        return 0;
    }
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT,
                                                    "context_nccl_supports_native", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return 0;
    if (DTL_UNLIKELY(!dtl__is_nccl_operation(op))) {
        dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                       "context_nccl_supports_native", "op-enum",
                       "op is %lld; expected a dtl_nccl_operation", (long long)op);
        return 0;
    }

    if (DTL_UNLIKELY(dtl__observed))
        return context_nccl_supports_native_observed(ctx, op, ctx_object);
    return dtl_impl_context_nccl_supports_native(ctx_object, op);
}

/* spec/context.yaml: context_nccl_supports_hybrid: the observed path */
static DTL_NOINLINE int context_nccl_supports_hybrid_observed(dtl_context_t ctx,
                                                              dtl_nccl_operation op,
                                                              struct context *ctx_object)
{
    dtl_status begun = dtl__call_begin(CALL_CONTEXT_NCCL_SUPPORTS_HYBRID, ctx_object,
                                       (const int64_t[]){op}, 1);
    if (begun != DTL_SUCCESS)
        return 0;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
            {'n', &op, sizeof op},
        };
        dtl__record_call(CALL_CONTEXT_NCCL_SUPPORTS_HYBRID, dtl__arguments, 2);
    }
    int result = dtl_impl_context_nccl_supports_hybrid(ctx_object, op);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_CONTEXT_NCCL_SUPPORTS_HYBRID, dtl__context_error_scope(ctx_object),
                  DTL_SUCCESS);
    return result;
}

/* spec/context.yaml: context_nccl_supports_hybrid */
int dtl_context_nccl_supports_hybrid(dtl_context_t ctx, dtl_nccl_operation op)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "context_nccl_supports_hybrid", "state", "%s",
                    dtl__closed_reason());
        return 0;
    }
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT,
                                                    "context_nccl_supports_hybrid", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return 0;
    if (DTL_UNLIKELY(!dtl__is_nccl_operation(op))) {
        dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                       "context_nccl_supports_hybrid", "op-enum",
                       "op is %lld; expected a dtl_nccl_operation", (long long)op);
        return 0;
    }

    if (DTL_UNLIKELY(dtl__observed))
        return context_nccl_supports_hybrid_observed(ctx, op, ctx_object);
    return dtl_impl_context_nccl_supports_hybrid(ctx_object, op);
}

/* spec/context.yaml: context_has_shmem: the observed path */
static DTL_NOINLINE int context_has_shmem_observed(dtl_context_t ctx, struct context *ctx_object)
{
    dtl_status begun = dtl__call_begin(CALL_CONTEXT_HAS_SHMEM, ctx_object, NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
        };
        dtl__record_call(CALL_CONTEXT_HAS_SHMEM, dtl__arguments, 1);
    }
    int result = dtl_impl_context_has_shmem(ctx_object);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_CONTEXT_HAS_SHMEM, dtl__context_error_scope(ctx_object), DTL_SUCCESS);
    return result;
}

/* spec/context.yaml: context_has_shmem */
int dtl_context_has_shmem(dtl_context_t ctx)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "context_has_shmem", "state", "%s",
                    dtl__closed_reason());
        return 0;
    }
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "context_has_shmem",
                                                    "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return 0;

    if (DTL_UNLIKELY(dtl__observed))
        return context_has_shmem_observed(ctx, ctx_object);
    return dtl_impl_context_has_shmem(ctx_object);
}

/* spec/context.yaml: context_with_cuda */
dtl_status dtl_context_with_cuda(dtl_context_t ctx, int device_id, dtl_context_t *out)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "context_with_cuda", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "context_with_cuda",
                                                    "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(out)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "context_with_cuda", "out-null", "out is NULL; expected an address");
    if (DTL_UNLIKELY(device_id < 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "context_with_cuda", "device_id-range",
                              "device_id is %lld; expected device_id >= 0", (long long)device_id);
    if (DTL_UNLIKELY(!dtl__feature_available(FEATURE_CUDA)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_BACKEND_UNAVAILABLE,
                              "context_with_cuda", "cuda-feature",
                              "cuda is not available: %s; install %s",
                              dtl__feature_reason(FEATURE_CUDA), dtl__feature_remedy(FEATURE_CUDA));

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_CONTEXT_WITH_CUDA);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    struct context *out_object = NULL;
    dtl_context_t out_handle = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_CONTEXT_WITH_CUDA, ctx_object,
                                           (const int64_t[]){device_id}, 1);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'n', &device_id, sizeof device_id},
                {'m', out, sizeof *out},
            };
            dtl__record_call(CALL_CONTEXT_WITH_CUDA, dtl__arguments, 3);
        }
    }
    dtl_status status = dtl_impl_context_with_cuda(ctx_object, device_id, &out_object);
    if (status == DTL_SUCCESS)
        status = dtl__handle_open(HANDLE_CONTEXT, out_object, &out_handle);
    if (DTL_UNLIKELY(dtl__observed))
        status = dtl__call_agree(CALL_CONTEXT_WITH_CUDA, status);
    dtl__context_leave_with(entered, status);
    if (status == DTL_SUCCESS)
        *out = out_handle;
    else
        dtl__handles_close(&out_handle, 1);
    if (DTL_UNLIKELY(status != DTL_SUCCESS && out_object != NULL))
        dtl_impl_context_destroy(out_object);
    dtl__result(CALL_CONTEXT_WITH_CUDA, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_CONTEXT_WITH_CUDA, *out, NULL,
                                      __builtin_return_address(0));
        dtl__record_end(status);
        dtl__call_end(CALL_CONTEXT_WITH_CUDA, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/context.yaml: context_with_device */
dtl_status dtl_context_with_device(dtl_context_t ctx, dtl_device_kind kind, int device_id,
                                   dtl_context_t *out)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "context_with_device", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "context_with_device",
                                                    "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(out)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "context_with_device", "out-null",
                              "out is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_device_kind(kind)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "context_with_device", "kind-enum",
                              "kind is %lld; expected a dtl_device_kind", (long long)kind);
    if (DTL_UNLIKELY(device_id < 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "context_with_device", "device_id-range",
                              "device_id is %lld; expected device_id >= 0", (long long)device_id);

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_CONTEXT_WITH_DEVICE);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    struct context *out_object = NULL;
    dtl_context_t out_handle = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_CONTEXT_WITH_DEVICE, ctx_object,
                                           (const int64_t[]){kind, device_id}, 2);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'n', &kind, sizeof kind},
                {'n', &device_id, sizeof device_id},
                {'m', out, sizeof *out},
            };
            dtl__record_call(CALL_CONTEXT_WITH_DEVICE, dtl__arguments, 4);
        }
    }
    dtl_status status = dtl_impl_context_with_device(ctx_object, kind, device_id, &out_object);
    if (status == DTL_SUCCESS)
        status = dtl__handle_open(HANDLE_CONTEXT, out_object, &out_handle);
    if (DTL_UNLIKELY(dtl__observed))
        status = dtl__call_agree(CALL_CONTEXT_WITH_DEVICE, status);
    dtl__context_leave_with(entered, status);
    if (status == DTL_SUCCESS)
        *out = out_handle;
    else
        dtl__handles_close(&out_handle, 1);
    if (DTL_UNLIKELY(status != DTL_SUCCESS && out_object != NULL))
        dtl_impl_context_destroy(out_object);
    dtl__result(CALL_CONTEXT_WITH_DEVICE, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_CONTEXT_WITH_DEVICE, *out, NULL,
                                      __builtin_return_address(0));
        dtl__record_end(status);
        dtl__call_end(CALL_CONTEXT_WITH_DEVICE, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/context.yaml: context_with_shmem */
dtl_status dtl_context_with_shmem(dtl_context_t ctx, dtl_context_t *out)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "context_with_shmem", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "context_with_shmem",
                                                    "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(out)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "context_with_shmem", "out-null", "out is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__feature_available(FEATURE_SHMEM)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_BACKEND_UNAVAILABLE,
                              "context_with_shmem", "shmem-feature",
                              "shmem is not available: %s; install %s",
                              dtl__feature_reason(FEATURE_SHMEM),
                              dtl__feature_remedy(FEATURE_SHMEM));

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_CONTEXT_WITH_SHMEM);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    struct context *out_object = NULL;
    dtl_context_t out_handle = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_CONTEXT_WITH_SHMEM, ctx_object, NULL, 0);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'m', out, sizeof *out},
            };
            dtl__record_call(CALL_CONTEXT_WITH_SHMEM, dtl__arguments, 2);
        }
    }
    dtl_status status = dtl_impl_context_with_shmem(ctx_object, &out_object);
    if (status == DTL_SUCCESS)
        status = dtl__handle_open(HANDLE_CONTEXT, out_object, &out_handle);
    if (DTL_UNLIKELY(dtl__observed))
        status = dtl__call_agree(CALL_CONTEXT_WITH_SHMEM, status);
    dtl__context_leave_with(entered, status);
    if (status == DTL_SUCCESS)
        *out = out_handle;
    else
        dtl__handles_close(&out_handle, 1);
    if (DTL_UNLIKELY(status != DTL_SUCCESS && out_object != NULL))
        dtl_impl_context_destroy(out_object);
    dtl__result(CALL_CONTEXT_WITH_SHMEM, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_CONTEXT_WITH_SHMEM, *out, NULL,
                                      __builtin_return_address(0));
        dtl__record_end(status);
        dtl__call_end(CALL_CONTEXT_WITH_SHMEM, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/context.yaml: context_with_nccl */
dtl_status dtl_context_with_nccl(dtl_context_t ctx, int device_id, dtl_context_t *out)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "context_with_nccl", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "context_with_nccl",
                                                    "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(out)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "context_with_nccl", "out-null", "out is NULL; expected an address");
    if (DTL_UNLIKELY(device_id < 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "context_with_nccl", "device_id-range",
                              "device_id is %lld; expected device_id >= 0", (long long)device_id);
    if (DTL_UNLIKELY(!dtl__feature_available(FEATURE_NCCL)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_BACKEND_UNAVAILABLE,
                              "context_with_nccl", "nccl-feature",
                              "nccl is not available: %s; install %s",
                              dtl__feature_reason(FEATURE_NCCL), dtl__feature_remedy(FEATURE_NCCL));

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_CONTEXT_WITH_NCCL);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    struct context *out_object = NULL;
    dtl_context_t out_handle = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_CONTEXT_WITH_NCCL, ctx_object,
                                           (const int64_t[]){device_id}, 1);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'n', &device_id, sizeof device_id},
                {'m', out, sizeof *out},
            };
            dtl__record_call(CALL_CONTEXT_WITH_NCCL, dtl__arguments, 3);
        }
    }
    dtl_status status = dtl_impl_context_with_nccl(ctx_object, device_id, &out_object);
    if (status == DTL_SUCCESS)
        status = dtl__handle_open(HANDLE_CONTEXT, out_object, &out_handle);
    if (DTL_UNLIKELY(dtl__observed))
        status = dtl__call_agree(CALL_CONTEXT_WITH_NCCL, status);
    dtl__context_leave_with(entered, status);
    if (status == DTL_SUCCESS)
        *out = out_handle;
    else
        dtl__handles_close(&out_handle, 1);
    if (DTL_UNLIKELY(status != DTL_SUCCESS && out_object != NULL))
        dtl_impl_context_destroy(out_object);
    dtl__result(CALL_CONTEXT_WITH_NCCL, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_CONTEXT_WITH_NCCL, *out, NULL,
                                      __builtin_return_address(0));
        dtl__record_end(status);
        dtl__call_end(CALL_CONTEXT_WITH_NCCL, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/context.yaml: context_with_nccl_ex */
dtl_status dtl_context_with_nccl_ex(dtl_context_t ctx, int device_id, dtl_nccl_operation_mode mode,
                                    dtl_context_t *out)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "context_with_nccl_ex", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "context_with_nccl_ex",
                                                    "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(out)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "context_with_nccl_ex", "out-null",
                              "out is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_nccl_operation_mode(mode)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "context_with_nccl_ex", "mode-enum",
                              "mode is %lld; expected a dtl_nccl_operation_mode", (long long)mode);
    if (DTL_UNLIKELY(device_id < 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "context_with_nccl_ex", "device_id-range",
                              "device_id is %lld; expected device_id >= 0", (long long)device_id);
    if (DTL_UNLIKELY(!dtl__feature_available(FEATURE_NCCL)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_BACKEND_UNAVAILABLE,
                              "context_with_nccl_ex", "nccl-feature",
                              "nccl is not available: %s; install %s",
                              dtl__feature_reason(FEATURE_NCCL), dtl__feature_remedy(FEATURE_NCCL));

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_CONTEXT_WITH_NCCL_EX);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    struct context *out_object = NULL;
    dtl_context_t out_handle = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_CONTEXT_WITH_NCCL_EX, ctx_object,
                                           (const int64_t[]){mode, device_id}, 2);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'n', &device_id, sizeof device_id},
                {'n', &mode, sizeof mode},
                {'m', out, sizeof *out},
            };
            dtl__record_call(CALL_CONTEXT_WITH_NCCL_EX, dtl__arguments, 4);
        }
    }
    dtl_status status = dtl_impl_context_with_nccl_ex(ctx_object, device_id, mode, &out_object);
    if (status == DTL_SUCCESS)
        status = dtl__handle_open(HANDLE_CONTEXT, out_object, &out_handle);
    if (DTL_UNLIKELY(dtl__observed))
        status = dtl__call_agree(CALL_CONTEXT_WITH_NCCL_EX, status);
    dtl__context_leave_with(entered, status);
    if (status == DTL_SUCCESS)
        *out = out_handle;
    else
        dtl__handles_close(&out_handle, 1);
    if (DTL_UNLIKELY(status != DTL_SUCCESS && out_object != NULL))
        dtl_impl_context_destroy(out_object);
    dtl__result(CALL_CONTEXT_WITH_NCCL_EX, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_CONTEXT_WITH_NCCL_EX, *out, NULL,
                                      __builtin_return_address(0));
        dtl__record_end(status);
        dtl__call_end(CALL_CONTEXT_WITH_NCCL_EX, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/context.yaml: context_split_nccl */
dtl_status dtl_context_split_nccl(dtl_context_t ctx, int color, int key, dtl_context_t *out)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "context_split_nccl", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "context_split_nccl",
                                                    "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(out)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "context_split_nccl", "out-null", "out is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__feature_available(FEATURE_NCCL)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_BACKEND_UNAVAILABLE,
                              "context_split_nccl", "nccl-feature",
                              "nccl is not available: %s; install %s",
                              dtl__feature_reason(FEATURE_NCCL), dtl__feature_remedy(FEATURE_NCCL));

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_CONTEXT_SPLIT_NCCL);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    struct context *out_object = NULL;
    dtl_context_t out_handle = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_CONTEXT_SPLIT_NCCL, ctx_object,
                                           (const int64_t[]){color, key}, 2);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'n', &color, sizeof color},
                {'n', &key, sizeof key},
                {'m', out, sizeof *out},
            };
            dtl__record_call(CALL_CONTEXT_SPLIT_NCCL, dtl__arguments, 4);
        }
    }
    dtl_status status = dtl_impl_context_split_nccl(ctx_object, color, key, &out_object);
    if (status == DTL_SUCCESS)
        status = dtl__handle_open(HANDLE_CONTEXT, out_object, &out_handle);
    if (DTL_UNLIKELY(dtl__observed))
        status = dtl__call_agree(CALL_CONTEXT_SPLIT_NCCL, status);
    dtl__context_leave_with(entered, status);
    if (status == DTL_SUCCESS)
        *out = out_handle;
    else
        dtl__handles_close(&out_handle, 1);
    if (DTL_UNLIKELY(status != DTL_SUCCESS && out_object != NULL))
        dtl_impl_context_destroy(out_object);
    dtl__result(CALL_CONTEXT_SPLIT_NCCL, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_CONTEXT_SPLIT_NCCL, *out, NULL,
                                      __builtin_return_address(0));
        dtl__record_end(status);
        dtl__call_end(CALL_CONTEXT_SPLIT_NCCL, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/context.yaml: context_split_nccl_ex */
dtl_status dtl_context_split_nccl_ex(dtl_context_t ctx, int color, int key, int device_id,
                                     dtl_nccl_operation_mode mode, dtl_context_t *out)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "context_split_nccl_ex", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "context_split_nccl_ex",
                                                    "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(out)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "context_split_nccl_ex", "out-null",
                              "out is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_nccl_operation_mode(mode)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "context_split_nccl_ex", "mode-enum",
                              "mode is %lld; expected a dtl_nccl_operation_mode", (long long)mode);
    if (DTL_UNLIKELY(device_id < -1))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "context_split_nccl_ex", "device_id-range",
                              "device_id is %lld; expected device_id >= -1", (long long)device_id);
    if (DTL_UNLIKELY(!dtl__feature_available(FEATURE_NCCL)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_BACKEND_UNAVAILABLE,
                              "context_split_nccl_ex", "nccl-feature",
                              "nccl is not available: %s; install %s",
                              dtl__feature_reason(FEATURE_NCCL), dtl__feature_remedy(FEATURE_NCCL));

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_CONTEXT_SPLIT_NCCL_EX);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    struct context *out_object = NULL;
    dtl_context_t out_handle = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_CONTEXT_SPLIT_NCCL_EX, ctx_object,
                                           (const int64_t[]){mode, color, key, device_id}, 4);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'n', &color, sizeof color},
                {'n', &key, sizeof key},
                {'n', &device_id, sizeof device_id},
                {'n', &mode, sizeof mode},
                {'m', out, sizeof *out},
            };
            dtl__record_call(CALL_CONTEXT_SPLIT_NCCL_EX, dtl__arguments, 6);
        }
    }
    dtl_status status = dtl_impl_context_split_nccl_ex(ctx_object, color, key, device_id, mode,
                                                       &out_object);
    if (status == DTL_SUCCESS)
        status = dtl__handle_open(HANDLE_CONTEXT, out_object, &out_handle);
    if (DTL_UNLIKELY(dtl__observed))
        status = dtl__call_agree(CALL_CONTEXT_SPLIT_NCCL_EX, status);
    dtl__context_leave_with(entered, status);
    if (status == DTL_SUCCESS)
        *out = out_handle;
    else
        dtl__handles_close(&out_handle, 1);
    if (DTL_UNLIKELY(status != DTL_SUCCESS && out_object != NULL))
        dtl_impl_context_destroy(out_object);
    dtl__result(CALL_CONTEXT_SPLIT_NCCL_EX, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_CONTEXT_SPLIT_NCCL_EX, *out, NULL,
                                      __builtin_return_address(0));
        dtl__record_end(status);
        dtl__call_end(CALL_CONTEXT_SPLIT_NCCL_EX, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/context.yaml: context_refuse: the observed path */
static DTL_NOINLINE dtl_status context_refuse_observed(dtl_context_t ctx, const char *why,
                                                       struct context *ctx_object)
{
    dtl_status begun = dtl__call_begin(CALL_CONTEXT_REFUSE, ctx_object, NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
            {'s', why, sizeof *why},
        };
        dtl__record_call(CALL_CONTEXT_REFUSE, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_context_refuse(ctx_object, why);
    dtl__result(CALL_CONTEXT_REFUSE, status);
    dtl__record_end(status);
    dtl__call_end(CALL_CONTEXT_REFUSE, dtl__context_error_scope(ctx_object), status);
    return status;
}

/* spec/context.yaml: context_refuse */
dtl_status dtl_context_refuse(dtl_context_t ctx, const char *why)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "context_refuse", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "context_refuse", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(why)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "context_refuse", "why-null", "why is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed))
        return context_refuse_observed(ctx, why, ctx_object);
    dtl_status status = dtl_impl_context_refuse(ctx_object, why);
    return dtl__result(CALL_CONTEXT_REFUSE, status);
}

/* spec/context.yaml: context_refuse_call: the observed path */
static DTL_NOINLINE dtl_status context_refuse_call_observed(dtl_context_t ctx, const char *why,
                                                            struct context *ctx_object)
{
    dtl_status begun = dtl__call_begin(CALL_CONTEXT_REFUSE_CALL, ctx_object, NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
            {'s', why, sizeof *why},
        };
        dtl__record_call(CALL_CONTEXT_REFUSE_CALL, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_context_refuse_call(ctx_object, why);
    dtl__result(CALL_CONTEXT_REFUSE_CALL, status);
    dtl__record_end(status);
    dtl__call_end(CALL_CONTEXT_REFUSE_CALL, dtl__context_error_scope(ctx_object), status);
    return status;
}

/* spec/context.yaml: context_refuse_call */
dtl_status dtl_context_refuse_call(dtl_context_t ctx, const char *why)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "context_refuse_call", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "context_refuse_call",
                                                    "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(why)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "context_refuse_call", "why-null",
                              "why is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed))
        return context_refuse_call_observed(ctx, why, ctx_object);
    dtl_status status = dtl_impl_context_refuse_call(ctx_object, why);
    return dtl__result(CALL_CONTEXT_REFUSE_CALL, status);
}

/* spec/context.yaml: tell_call: the observed path */
static DTL_NOINLINE int tell_call_observed(const char *words)
{
    dtl_status begun = dtl__call_begin(CALL_TELL_CALL, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'s', words, sizeof *words},
        };
        dtl__record_call(CALL_TELL_CALL, dtl__arguments, 1);
    }
    int result = dtl_impl_tell_call(words);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_TELL_CALL, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return result;
}

/* spec/context.yaml: tell_call */
int dtl_tell_call(const char *words)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "tell_call", "state", "%s", dtl__closed_reason());
        return 0;
    }

    if (DTL_UNLIKELY(dtl__observed))
        return tell_call_observed(words);
    return dtl_impl_tell_call(words);
}

/* spec/context.yaml: tell_place: the observed path */
static DTL_NOINLINE void tell_place_observed(const void *handle, const char *place)
{
    dtl_status begun = dtl__call_begin(CALL_TELL_PLACE, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'p', &handle, sizeof handle},
            {'s', place, sizeof *place},
        };
        dtl__record_call(CALL_TELL_PLACE, dtl__arguments, 2);
    }
    dtl_impl_tell_place(handle, place);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_TELL_PLACE, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return;
}

/* spec/context.yaml: tell_place */
void dtl_tell_place(const void *handle, const char *place)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "tell_place", "state", "%s", dtl__closed_reason());
        return;
    }
    if (DTL_UNLIKELY(dtl__is_null(place))) {
        dtl__refuse(DTL_ERROR_NULL_POINTER, "tell_place", "place-null",
                    "place is NULL; expected an address");
        return;
    }

    if (DTL_UNLIKELY(dtl__observed))
    {
        tell_place_observed(handle, place);
        return;
    }
    dtl_impl_tell_place(handle, place);
}

/* spec/context.yaml: call_words_set: the observed path */
static DTL_NOINLINE void call_words_set_observed(dtl_call_words_func describe, void *user_data)
{
    dtl_status begun = dtl__call_begin(CALL_CALL_WORDS_SET, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'f', &describe, sizeof describe},
            {'p', &user_data, sizeof user_data},
        };
        dtl__record_call(CALL_CALL_WORDS_SET, dtl__arguments, 2);
    }
    dtl_impl_call_words_set(describe, user_data);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_CALL_WORDS_SET, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return;
}

/* spec/context.yaml: call_words_set */
void dtl_call_words_set(dtl_call_words_func describe, void *user_data)
{

    if (DTL_UNLIKELY(dtl__observed))
    {
        call_words_set_observed(describe, user_data);
        return;
    }
    dtl_impl_call_words_set(describe, user_data);
}

/* spec/context.yaml: context_set_error_handler: the observed path */
static DTL_NOINLINE dtl_status context_set_error_handler_observed(dtl_context_t ctx,
                                                                  dtl_error_handler_t handler,
                                                                  void *user_data,
                                                                  struct context *ctx_object)
{
    dtl_status begun = dtl__call_begin(CALL_CONTEXT_SET_ERROR_HANDLER, ctx_object, NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
            {'f', &handler, sizeof handler},
            {'p', &user_data, sizeof user_data},
        };
        dtl__record_call(CALL_CONTEXT_SET_ERROR_HANDLER, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_context_set_error_handler(ctx_object, handler, user_data);
    dtl__result(CALL_CONTEXT_SET_ERROR_HANDLER, status);
    dtl__record_end(status);
    dtl__call_end(CALL_CONTEXT_SET_ERROR_HANDLER, dtl__context_error_scope(ctx_object), status);
    return status;
}

/* spec/context.yaml: context_set_error_handler */
dtl_status dtl_context_set_error_handler(dtl_context_t ctx, dtl_error_handler_t handler,
                                         void *user_data)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "context_set_error_handler", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT,
                                                    "context_set_error_handler", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;

    if (DTL_UNLIKELY(dtl__observed))
        return context_set_error_handler_observed(ctx, handler, user_data, ctx_object);
    dtl_status status = dtl_impl_context_set_error_handler(ctx_object, handler, user_data);
    return dtl__result(CALL_CONTEXT_SET_ERROR_HANDLER, status);
}

/* spec/context.yaml: context_set_error_policy: the observed path */
static DTL_NOINLINE dtl_status context_set_error_policy_observed(dtl_context_t ctx,
                                                                 dtl_error_policy policy,
                                                                 struct context *ctx_object)
{
    dtl_status begun = dtl__call_begin(CALL_CONTEXT_SET_ERROR_POLICY, ctx_object,
                                       (const int64_t[]){policy}, 1);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
            {'n', &policy, sizeof policy},
        };
        dtl__record_call(CALL_CONTEXT_SET_ERROR_POLICY, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_context_set_error_policy(ctx_object, policy);
    dtl__result(CALL_CONTEXT_SET_ERROR_POLICY, status);
    dtl__record_end(status);
    dtl__call_end(CALL_CONTEXT_SET_ERROR_POLICY, dtl__context_error_scope(ctx_object), status);
    return status;
}

/* spec/context.yaml: context_set_error_policy */
dtl_status dtl_context_set_error_policy(dtl_context_t ctx, dtl_error_policy policy)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "context_set_error_policy", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT,
                                                    "context_set_error_policy", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(!dtl__is_error_policy(policy)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "context_set_error_policy", "policy-enum",
                              "policy is %lld; expected a dtl_error_policy", (long long)policy);

    if (DTL_UNLIKELY(dtl__observed))
        return context_set_error_policy_observed(ctx, policy, ctx_object);
    dtl_status status = dtl_impl_context_set_error_policy(ctx_object, policy);
    return dtl__result(CALL_CONTEXT_SET_ERROR_POLICY, status);
}

/* spec/context.yaml: context_error_policy: the observed path */
static DTL_NOINLINE dtl_error_policy context_error_policy_observed(dtl_context_t ctx,
                                                                   struct context *ctx_object)
{
    dtl_status begun = dtl__call_begin(CALL_CONTEXT_ERROR_POLICY, ctx_object, NULL, 0);
    if (begun != DTL_SUCCESS)
        return (dtl_error_policy)-1;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
        };
        dtl__record_call(CALL_CONTEXT_ERROR_POLICY, dtl__arguments, 1);
    }
    dtl_error_policy result = dtl_impl_context_error_policy(ctx_object);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_CONTEXT_ERROR_POLICY, dtl__context_error_scope(ctx_object), DTL_SUCCESS);
    return result;
}

/* spec/context.yaml: context_error_policy */
dtl_error_policy dtl_context_error_policy(dtl_context_t ctx)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "context_error_policy", "state", "%s",
                    dtl__closed_reason());
        return (dtl_error_policy)-1;
    }
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "context_error_policy",
                                                    "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return (dtl_error_policy)-1;

    if (DTL_UNLIKELY(dtl__observed))
        return context_error_policy_observed(ctx, ctx_object);
    return dtl_impl_context_error_policy(ctx_object);
}
