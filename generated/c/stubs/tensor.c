/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/stubs.c.j2.
 * Do not edit. */
#include "dtl_conditions.h"
#include "dtl_enums.h"
#include "dtl_guard.h"
#include "dtl_impl.h"
#include "dtl_record.h"
#include "dtl_kernels.h"

/* spec/tensor.yaml: tensor_create */
dtl_status dtl_tensor_create(dtl_context_t ctx, dtl_dtype dtype, dtl_shape shape,
                             dtl_tensor_t *tensor)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "tensor_create", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "tensor_create", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(tensor)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "tensor_create", "tensor-null",
                              "tensor is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "tensor_create", "dtype-enum", "dtype is %lld; expected a dtl_dtype",
                              (long long)dtype);

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_TENSOR_CREATE);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    struct container *tensor_object = NULL;
    dtl_tensor_t tensor_handle = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_TENSOR_CREATE, ctx_object,
                                           (const int64_t[]){dtype}, 1);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'n', &dtype, sizeof dtype},
                {'n', &shape, sizeof shape},
                {'m', tensor, sizeof *tensor},
            };
            dtl__record_call(CALL_TENSOR_CREATE, dtl__arguments, 4);
        }
    }
    dtl_status status = dtl_impl_tensor_create(ctx_object, dtype, shape, &tensor_object);
    if (status == DTL_SUCCESS)
        status = dtl__handle_open(HANDLE_TENSOR, tensor_object, &tensor_handle);
    if (DTL_UNLIKELY(dtl__observed))
        status = dtl__call_agree(CALL_TENSOR_CREATE, status);
    dtl__context_leave_with(entered, status);
    if (status == DTL_SUCCESS)
        *tensor = tensor_handle;
    else
        dtl__handles_close(&tensor_handle, 1);
    if (DTL_UNLIKELY(status != DTL_SUCCESS && tensor_object != NULL))
        dtl_impl_container_destroy(tensor_object);
    dtl__result(CALL_TENSOR_CREATE, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_TENSOR_CREATE, *tensor, ctx,
                                      __builtin_return_address(0));
        dtl__record_end(status);
        dtl__call_end(CALL_TENSOR_CREATE, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/tensor.yaml: tensor_create_fill */
dtl_status dtl_tensor_create_fill(dtl_context_t ctx, dtl_dtype dtype, dtl_shape shape,
                                  const void *value, dtl_tensor_t *tensor)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "tensor_create_fill", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "tensor_create_fill",
                                                    "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__devices_in_use))
        if (dtl__device_memory_refused(dtl__context_error_scope(ctx_object), "tensor_create_fill",
                                       "value", value, NULL))
            return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(value)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "tensor_create_fill", "value-null",
                              "value is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(tensor)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "tensor_create_fill", "tensor-null",
                              "tensor is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "tensor_create_fill", "dtype-enum",
                              "dtype is %lld; expected a dtl_dtype", (long long)dtype);

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_TENSOR_CREATE_FILL);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    struct container *tensor_object = NULL;
    dtl_tensor_t tensor_handle = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_TENSOR_CREATE_FILL, ctx_object,
                                           (const int64_t[]){dtype}, 1);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
        dtl__call_moves(CALL_TENSOR_CREATE_FILL, dtl__bytes(dtype), 0);
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'n', &dtype, sizeof dtype},
                {'n', &shape, sizeof shape},
                {'r', value, dtl__bytes(dtype)},
                {'m', tensor, sizeof *tensor},
            };
            dtl__record_call(CALL_TENSOR_CREATE_FILL, dtl__arguments, 5);
        }
    }
    dtl_status status = dtl_impl_tensor_create_fill(ctx_object, dtype, shape, value,
                                                    &tensor_object);
    if (status == DTL_SUCCESS)
        status = dtl__handle_open(HANDLE_TENSOR, tensor_object, &tensor_handle);
    if (DTL_UNLIKELY(dtl__observed))
        status = dtl__call_agree(CALL_TENSOR_CREATE_FILL, status);
    dtl__context_leave_with(entered, status);
    if (status == DTL_SUCCESS)
        *tensor = tensor_handle;
    else
        dtl__handles_close(&tensor_handle, 1);
    if (DTL_UNLIKELY(status != DTL_SUCCESS && tensor_object != NULL))
        dtl_impl_container_destroy(tensor_object);
    dtl__result(CALL_TENSOR_CREATE_FILL, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_TENSOR_CREATE_FILL, *tensor, ctx,
                                      __builtin_return_address(0));
        dtl__record_end(status);
        dtl__call_end(CALL_TENSOR_CREATE_FILL, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/tensor.yaml: tensor_create_with_options */
dtl_status dtl_tensor_create_with_options(dtl_context_t ctx, dtl_dtype dtype, dtl_shape shape,
                                          int dim, const dtl_container_options *opts,
                                          dtl_tensor_t *tensor)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "tensor_create_with_options", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT,
                                                    "tensor_create_with_options", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(tensor)))
        return dtl__refuse_in(dtl__options_error_scope(dtl__context_error_scope(ctx_object), opts),
                              DTL_ERROR_NULL_POINTER, "tensor_create_with_options", "tensor-null",
                              "tensor is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__options_error_scope(dtl__context_error_scope(ctx_object), opts),
                              DTL_ERROR_INVALID_ARGUMENT, "tensor_create_with_options",
                              "dtype-enum", "dtype is %lld; expected a dtl_dtype",
                              (long long)dtype);
    if (DTL_UNLIKELY(opts != NULL && !dtl__is_partition_policy(opts->partition)))
        return dtl__refuse_in(dtl__options_error_scope(dtl__context_error_scope(ctx_object), opts),
                              DTL_ERROR_INVALID_ARGUMENT, "tensor_create_with_options",
                              "opts.partition-enum",
                              "opts.partition is %lld; expected a dtl_partition_policy",
                              (long long)opts->partition);
    if (DTL_UNLIKELY(opts != NULL && !dtl__is_placement_policy(opts->placement)))
        return dtl__refuse_in(dtl__options_error_scope(dtl__context_error_scope(ctx_object), opts),
                              DTL_ERROR_INVALID_ARGUMENT, "tensor_create_with_options",
                              "opts.placement-enum",
                              "opts.placement is %lld; expected a dtl_placement_policy",
                              (long long)opts->placement);
    if (DTL_UNLIKELY(opts != NULL && !dtl__is_execution_policy(opts->execution)))
        return dtl__refuse_in(dtl__options_error_scope(dtl__context_error_scope(ctx_object), opts),
                              DTL_ERROR_INVALID_ARGUMENT, "tensor_create_with_options",
                              "opts.execution-enum",
                              "opts.execution is %lld; expected a dtl_execution_policy",
                              (long long)opts->execution);

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_TENSOR_CREATE_WITH_OPTIONS);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    struct container *tensor_object = NULL;
    dtl_tensor_t tensor_handle = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_TENSOR_CREATE_WITH_OPTIONS, ctx_object,
                                           (const int64_t[]){dtype, dim}, 2);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'n', &dtype, sizeof dtype},
                {'n', &shape, sizeof shape},
                {'n', &dim, sizeof dim},
                {'r', opts, sizeof *opts},
                {'m', tensor, sizeof *tensor},
            };
            dtl__record_call(CALL_TENSOR_CREATE_WITH_OPTIONS, dtl__arguments, 6);
        }
    }
    dtl_status status = dtl_impl_tensor_create_with_options(ctx_object, dtype, shape, dim, opts,
                                                            &tensor_object);
    if (status == DTL_SUCCESS)
        status = dtl__handle_open(HANDLE_TENSOR, tensor_object, &tensor_handle);
    if (DTL_UNLIKELY(dtl__observed))
        status = dtl__call_agree(CALL_TENSOR_CREATE_WITH_OPTIONS, status);
    dtl__context_leave_with(entered, status);
    if (status == DTL_SUCCESS)
        *tensor = tensor_handle;
    else
        dtl__handles_close(&tensor_handle, 1);
    if (DTL_UNLIKELY(status != DTL_SUCCESS && tensor_object != NULL))
        dtl_impl_container_destroy(tensor_object);
    dtl__result(CALL_TENSOR_CREATE_WITH_OPTIONS, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_TENSOR_CREATE_WITH_OPTIONS, *tensor, ctx,
                                      __builtin_return_address(0));
        dtl__record_end(status);
        dtl__call_end(CALL_TENSOR_CREATE_WITH_OPTIONS,
                      dtl__options_error_scope(dtl__context_error_scope(ctx_object), opts), status);
    }
    return status;
}

/* spec/tensor.yaml: tensor_destroy: the observed path */
static DTL_NOINLINE void tensor_destroy_observed(dtl_tensor_t tensor,
                                                 struct container *tensor_object)
{
    dtl_status begun = dtl__call_begin(CALL_TENSOR_DESTROY, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &tensor, sizeof tensor},
        };
        dtl__record_call(CALL_TENSOR_DESTROY, dtl__arguments, 1);
    }
    dtl_impl_container_destroy(tensor_object);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_TENSOR_DESTROY, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return;
}

/* spec/tensor.yaml: tensor_destroy */
void dtl_tensor_destroy(dtl_tensor_t tensor)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "tensor_destroy", "state", "%s", dtl__closed_reason());
        return;
    }
    struct container *tensor_object = dtl__handle_close(tensor, HANDLE_TENSOR, "tensor_destroy",
                                                        "tensor");
    if (DTL_UNLIKELY(tensor_object == NULL))
        return;

    if (DTL_UNLIKELY(dtl__observed))
    {
        tensor_destroy_observed(tensor, tensor_object);
        return;
    }
    dtl_impl_container_destroy(tensor_object);
}

/* spec/tensor.yaml: tensor_shape: the observed path */
static DTL_NOINLINE dtl_shape tensor_shape_observed(dtl_tensor_t tensor,
                                                    struct container *tensor_object)
{
    dtl_status begun = dtl__call_begin(CALL_TENSOR_SHAPE,
                                       dtl__container_context(tensor_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return (dtl_shape){0};
    begun = dtl__guard_enter(CALL_TENSOR_SHAPE, (const struct handles[]){{&tensor, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_TENSOR_SHAPE, dtl__container_error_scope(tensor_object), begun);
        return (dtl_shape){0};
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &tensor, sizeof tensor},
        };
        dtl__record_call(CALL_TENSOR_SHAPE, dtl__arguments, 1);
    }
    dtl_shape result = dtl_impl_tensor_shape(tensor_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_TENSOR_SHAPE, dtl__container_error_scope(tensor_object), DTL_SUCCESS);
    return result;
}

/* spec/tensor.yaml: tensor_shape */
dtl_shape dtl_tensor_shape(dtl_tensor_t tensor)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "tensor_shape", "state", "%s", dtl__closed_reason());
        return (dtl_shape){0};
    }
    struct container *tensor_object = dtl__handle_object(tensor, HANDLE_TENSOR, "tensor_shape",
                                                         "tensor");
    if (DTL_UNLIKELY(tensor_object == NULL))
        return (dtl_shape){0};

    if (DTL_UNLIKELY(dtl__observed))
        return tensor_shape_observed(tensor, tensor_object);
    return dtl_impl_tensor_shape(tensor_object);
}

/* spec/tensor.yaml: tensor_ndim: the observed path */
static DTL_NOINLINE int tensor_ndim_observed(dtl_tensor_t tensor, struct container *tensor_object)
{
    dtl_status begun = dtl__call_begin(CALL_TENSOR_NDIM, dtl__container_context(tensor_object),
                                       NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    begun = dtl__guard_enter(CALL_TENSOR_NDIM, (const struct handles[]){{&tensor, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_TENSOR_NDIM, dtl__container_error_scope(tensor_object), begun);
        return 0;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &tensor, sizeof tensor},
        };
        dtl__record_call(CALL_TENSOR_NDIM, dtl__arguments, 1);
    }
    int result = dtl_impl_tensor_ndim(tensor_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_TENSOR_NDIM, dtl__container_error_scope(tensor_object), DTL_SUCCESS);
    return result;
}

/* spec/tensor.yaml: tensor_ndim */
int dtl_tensor_ndim(dtl_tensor_t tensor)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "tensor_ndim", "state", "%s", dtl__closed_reason());
        return 0;
    }
    struct container *tensor_object = dtl__handle_object(tensor, HANDLE_TENSOR, "tensor_ndim",
                                                         "tensor");
    if (DTL_UNLIKELY(tensor_object == NULL))
        return 0;

    if (DTL_UNLIKELY(dtl__observed))
        return tensor_ndim_observed(tensor, tensor_object);
    return dtl_impl_tensor_ndim(tensor_object);
}

/* spec/tensor.yaml: tensor_dim: the observed path */
static DTL_NOINLINE dtl_size_t tensor_dim_observed(dtl_tensor_t tensor, int dim,
                                                   struct container *tensor_object)
{
    dtl_status begun = dtl__call_begin(CALL_TENSOR_DIM, dtl__container_context(tensor_object),
                                       (const int64_t[]){dim}, 1);
    if (begun != DTL_SUCCESS)
        return 0;
    begun = dtl__guard_enter(CALL_TENSOR_DIM, (const struct handles[]){{&tensor, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_TENSOR_DIM, dtl__container_error_scope(tensor_object), begun);
        return 0;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &tensor, sizeof tensor},
            {'n', &dim, sizeof dim},
        };
        dtl__record_call(CALL_TENSOR_DIM, dtl__arguments, 2);
    }
    dtl_size_t result = dtl_impl_tensor_dim(tensor_object, dim);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_TENSOR_DIM, dtl__container_error_scope(tensor_object), DTL_SUCCESS);
    return result;
}

/* spec/tensor.yaml: tensor_dim */
dtl_size_t dtl_tensor_dim(dtl_tensor_t tensor, int dim)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "tensor_dim", "state", "%s", dtl__closed_reason());
        return 0;
    }
    struct container *tensor_object = dtl__handle_object(tensor, HANDLE_TENSOR, "tensor_dim",
                                                         "tensor");
    if (DTL_UNLIKELY(tensor_object == NULL))
        return 0;
    if (DTL_UNLIKELY(dim < 0 || dim >= dtl__container_ndim(tensor_object))) {
        dtl__refuse_in(dtl__container_error_scope(tensor_object), DTL_ERROR_INVALID_ARGUMENT,
                       "tensor_dim", "dim-range",
                       "dim is %lld; expected dim >= 0 and dim < ndim(tensor) (%lld)",
                       (long long)dim, (long long)dtl__container_ndim(tensor_object));
        return 0;
    }

    if (DTL_UNLIKELY(dtl__observed))
        return tensor_dim_observed(tensor, dim, tensor_object);
    return dtl_impl_tensor_dim(tensor_object, dim);
}

/* spec/tensor.yaml: tensor_global_size: the observed path */
static DTL_NOINLINE dtl_size_t tensor_global_size_observed(dtl_tensor_t tensor,
                                                           struct container *tensor_object)
{
    dtl_status begun = dtl__call_begin(CALL_TENSOR_GLOBAL_SIZE,
                                       dtl__container_context(tensor_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    begun = dtl__guard_enter(CALL_TENSOR_GLOBAL_SIZE, (const struct handles[]){{&tensor, 1}},
                             1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_TENSOR_GLOBAL_SIZE, dtl__container_error_scope(tensor_object),
                      begun);
        return 0;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &tensor, sizeof tensor},
        };
        dtl__record_call(CALL_TENSOR_GLOBAL_SIZE, dtl__arguments, 1);
    }
    dtl_size_t result = dtl_impl_container_global_size(tensor_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_TENSOR_GLOBAL_SIZE, dtl__container_error_scope(tensor_object),
                  DTL_SUCCESS);
    return result;
}

/* spec/tensor.yaml: tensor_global_size */
dtl_size_t dtl_tensor_global_size(dtl_tensor_t tensor)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "tensor_global_size", "state", "%s",
                    dtl__closed_reason());
        return 0;
    }
    struct container *tensor_object = dtl__handle_object(tensor, HANDLE_TENSOR,
                                                         "tensor_global_size", "tensor");
    if (DTL_UNLIKELY(tensor_object == NULL))
        return 0;

    if (DTL_UNLIKELY(dtl__observed))
        return tensor_global_size_observed(tensor, tensor_object);
    return dtl_impl_container_global_size(tensor_object);
}

/* spec/tensor.yaml: tensor_local_size: the observed path */
static DTL_NOINLINE dtl_size_t tensor_local_size_observed(dtl_tensor_t tensor,
                                                          struct container *tensor_object)
{
    dtl_status begun = dtl__call_begin(CALL_TENSOR_LOCAL_SIZE,
                                       dtl__container_context(tensor_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    begun = dtl__guard_enter(CALL_TENSOR_LOCAL_SIZE, (const struct handles[]){{&tensor, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_TENSOR_LOCAL_SIZE, dtl__container_error_scope(tensor_object), begun);
        return 0;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &tensor, sizeof tensor},
        };
        dtl__record_call(CALL_TENSOR_LOCAL_SIZE, dtl__arguments, 1);
    }
    dtl_size_t result = dtl_impl_container_local_size(tensor_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_TENSOR_LOCAL_SIZE, dtl__container_error_scope(tensor_object),
                  DTL_SUCCESS);
    return result;
}

/* spec/tensor.yaml: tensor_local_size */
dtl_size_t dtl_tensor_local_size(dtl_tensor_t tensor)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "tensor_local_size", "state", "%s",
                    dtl__closed_reason());
        return 0;
    }
    struct container *tensor_object = dtl__handle_object(tensor, HANDLE_TENSOR,
                                                         "tensor_local_size", "tensor");
    if (DTL_UNLIKELY(tensor_object == NULL))
        return 0;

    if (DTL_UNLIKELY(dtl__observed))
        return tensor_local_size_observed(tensor, tensor_object);
    return dtl_impl_container_local_size(tensor_object);
}

/* spec/tensor.yaml: tensor_local_shape: the observed path */
static DTL_NOINLINE dtl_shape tensor_local_shape_observed(dtl_tensor_t tensor,
                                                          struct container *tensor_object)
{
    dtl_status begun = dtl__call_begin(CALL_TENSOR_LOCAL_SHAPE,
                                       dtl__container_context(tensor_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return (dtl_shape){0};
    begun = dtl__guard_enter(CALL_TENSOR_LOCAL_SHAPE, (const struct handles[]){{&tensor, 1}},
                             1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_TENSOR_LOCAL_SHAPE, dtl__container_error_scope(tensor_object),
                      begun);
        return (dtl_shape){0};
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &tensor, sizeof tensor},
        };
        dtl__record_call(CALL_TENSOR_LOCAL_SHAPE, dtl__arguments, 1);
    }
    dtl_shape result = dtl_impl_tensor_local_shape(tensor_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_TENSOR_LOCAL_SHAPE, dtl__container_error_scope(tensor_object),
                  DTL_SUCCESS);
    return result;
}

/* spec/tensor.yaml: tensor_local_shape */
dtl_shape dtl_tensor_local_shape(dtl_tensor_t tensor)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "tensor_local_shape", "state", "%s",
                    dtl__closed_reason());
        return (dtl_shape){0};
    }
    struct container *tensor_object = dtl__handle_object(tensor, HANDLE_TENSOR,
                                                         "tensor_local_shape", "tensor");
    if (DTL_UNLIKELY(tensor_object == NULL))
        return (dtl_shape){0};

    if (DTL_UNLIKELY(dtl__observed))
        return tensor_local_shape_observed(tensor, tensor_object);
    return dtl_impl_tensor_local_shape(tensor_object);
}

/* spec/tensor.yaml: tensor_dtype: the observed path */
static DTL_NOINLINE dtl_dtype tensor_dtype_observed(dtl_tensor_t tensor,
                                                    struct container *tensor_object)
{
    dtl_status begun = dtl__call_begin(CALL_TENSOR_DTYPE,
                                       dtl__container_context(tensor_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return (dtl_dtype)-1;
    begun = dtl__guard_enter(CALL_TENSOR_DTYPE, (const struct handles[]){{&tensor, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_TENSOR_DTYPE, dtl__container_error_scope(tensor_object), begun);
        return (dtl_dtype)-1;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &tensor, sizeof tensor},
        };
        dtl__record_call(CALL_TENSOR_DTYPE, dtl__arguments, 1);
    }
    dtl_dtype result = dtl_impl_container_dtype(tensor_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_TENSOR_DTYPE, dtl__container_error_scope(tensor_object), DTL_SUCCESS);
    return result;
}

/* spec/tensor.yaml: tensor_dtype */
dtl_dtype dtl_tensor_dtype(dtl_tensor_t tensor)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "tensor_dtype", "state", "%s", dtl__closed_reason());
        return (dtl_dtype)-1;
    }
    struct container *tensor_object = dtl__handle_object(tensor, HANDLE_TENSOR, "tensor_dtype",
                                                         "tensor");
    if (DTL_UNLIKELY(tensor_object == NULL))
        return (dtl_dtype)-1;

    if (DTL_UNLIKELY(dtl__observed))
        return tensor_dtype_observed(tensor, tensor_object);
    return dtl_impl_container_dtype(tensor_object);
}

/* spec/tensor.yaml: tensor_local_data: the observed path */
static DTL_NOINLINE const void *tensor_local_data_observed(dtl_tensor_t tensor,
                                                           struct container *tensor_object)
{
    dtl_status begun = dtl__call_begin(CALL_TENSOR_LOCAL_DATA,
                                       dtl__container_context(tensor_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return NULL;
    begun = dtl__guard_enter(CALL_TENSOR_LOCAL_DATA, (const struct handles[]){{&tensor, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_TENSOR_LOCAL_DATA, dtl__container_error_scope(tensor_object), begun);
        return NULL;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &tensor, sizeof tensor},
        };
        dtl__record_call(CALL_TENSOR_LOCAL_DATA, dtl__arguments, 1);
    }
    const void *result = dtl_impl_container_local_data(tensor_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_TENSOR_LOCAL_DATA, dtl__container_error_scope(tensor_object),
                  DTL_SUCCESS);
    return result;
}

/* spec/tensor.yaml: tensor_local_data */
const void *dtl_tensor_local_data(dtl_tensor_t tensor)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "tensor_local_data", "state", "%s",
                    dtl__closed_reason());
        return NULL;
    }
    struct container *tensor_object = dtl__handle_object(tensor, HANDLE_TENSOR,
                                                         "tensor_local_data", "tensor");
    if (DTL_UNLIKELY(tensor_object == NULL))
        return NULL;

    if (DTL_UNLIKELY(dtl__observed))
        return tensor_local_data_observed(tensor, tensor_object);
    return dtl_impl_container_local_data(tensor_object);
}

/* spec/tensor.yaml: tensor_local_data_mut: the observed path */
static DTL_NOINLINE void *tensor_local_data_mut_observed(dtl_tensor_t tensor,
                                                         struct container *tensor_object)
{
    dtl_status begun = dtl__call_begin(CALL_TENSOR_LOCAL_DATA_MUT,
                                       dtl__container_context(tensor_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return NULL;
    begun = dtl__guard_enter(CALL_TENSOR_LOCAL_DATA_MUT,
                             (const struct handles[]){{&tensor, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_TENSOR_LOCAL_DATA_MUT, dtl__container_error_scope(tensor_object),
                      begun);
        return NULL;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &tensor, sizeof tensor},
        };
        dtl__record_call(CALL_TENSOR_LOCAL_DATA_MUT, dtl__arguments, 1);
    }
    void *result = dtl_impl_container_local_data_mut(tensor_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_TENSOR_LOCAL_DATA_MUT, dtl__container_error_scope(tensor_object),
                  DTL_SUCCESS);
    return result;
}

/* spec/tensor.yaml: tensor_local_data_mut */
void *dtl_tensor_local_data_mut(dtl_tensor_t tensor)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "tensor_local_data_mut", "state", "%s",
                    dtl__closed_reason());
        return NULL;
    }
    struct container *tensor_object = dtl__handle_object(tensor, HANDLE_TENSOR,
                                                         "tensor_local_data_mut", "tensor");
    if (DTL_UNLIKELY(tensor_object == NULL))
        return NULL;

    if (DTL_UNLIKELY(dtl__observed))
        return tensor_local_data_mut_observed(tensor, tensor_object);
    return dtl_impl_container_local_data_mut(tensor_object);
}

/* spec/tensor.yaml: tensor_stride: the observed path */
static DTL_NOINLINE dtl_size_t tensor_stride_observed(dtl_tensor_t tensor, int dim,
                                                      struct container *tensor_object)
{
    dtl_status begun = dtl__call_begin(CALL_TENSOR_STRIDE,
                                       dtl__container_context(tensor_object),
                                       (const int64_t[]){dim}, 1);
    if (begun != DTL_SUCCESS)
        return 0;
    begun = dtl__guard_enter(CALL_TENSOR_STRIDE, (const struct handles[]){{&tensor, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_TENSOR_STRIDE, dtl__container_error_scope(tensor_object), begun);
        return 0;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &tensor, sizeof tensor},
            {'n', &dim, sizeof dim},
        };
        dtl__record_call(CALL_TENSOR_STRIDE, dtl__arguments, 2);
    }
    dtl_size_t result = dtl_impl_tensor_stride(tensor_object, dim);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_TENSOR_STRIDE, dtl__container_error_scope(tensor_object), DTL_SUCCESS);
    return result;
}

/* spec/tensor.yaml: tensor_stride */
dtl_size_t dtl_tensor_stride(dtl_tensor_t tensor, int dim)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "tensor_stride", "state", "%s", dtl__closed_reason());
        return 0;
    }
    struct container *tensor_object = dtl__handle_object(tensor, HANDLE_TENSOR, "tensor_stride",
                                                         "tensor");
    if (DTL_UNLIKELY(tensor_object == NULL))
        return 0;
    if (DTL_UNLIKELY(dim < 0 || dim >= dtl__container_ndim(tensor_object))) {
        dtl__refuse_in(dtl__container_error_scope(tensor_object), DTL_ERROR_INVALID_ARGUMENT,
                       "tensor_stride", "dim-range",
                       "dim is %lld; expected dim >= 0 and dim < ndim(tensor) (%lld)",
                       (long long)dim, (long long)dtl__container_ndim(tensor_object));
        return 0;
    }

    if (DTL_UNLIKELY(dtl__observed))
        return tensor_stride_observed(tensor, dim, tensor_object);
    return dtl_impl_tensor_stride(tensor_object, dim);
}

/* spec/tensor.yaml: tensor_get_local_nd: the observed path */
static DTL_NOINLINE dtl_status tensor_get_local_nd_observed(dtl_tensor_t tensor,
                                                            const dtl_index_t *indices,
                                                            void *value,
                                                            struct container *tensor_object)
{
    dtl_status begun = dtl__call_begin(CALL_TENSOR_GET_LOCAL_ND,
                                       dtl__container_context(tensor_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_TENSOR_GET_LOCAL_ND, (const struct handles[]){{&tensor, 1}},
                             1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_TENSOR_GET_LOCAL_ND, dtl__container_error_scope(tensor_object),
                      begun);
        return begun;
    }
    dtl__call_moves(CALL_TENSOR_GET_LOCAL_ND, 0,
                    dtl__bytes(dtl__container_dtype(tensor_object)));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &tensor, sizeof tensor},
            {'r', indices, dtl__container_ndim(tensor_object) * sizeof *indices},
            {'w', value, dtl__bytes(dtl__container_dtype(tensor_object))},
        };
        dtl__record_call(CALL_TENSOR_GET_LOCAL_ND, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_tensor_get_local_nd(tensor_object, indices, value);
    dtl__result(CALL_TENSOR_GET_LOCAL_ND, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_TENSOR_GET_LOCAL_ND, dtl__container_error_scope(tensor_object), status);
    return status;
}

/* spec/tensor.yaml: tensor_get_local_nd */
dtl_status dtl_tensor_get_local_nd(dtl_tensor_t tensor, const dtl_index_t *indices, void *value)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "tensor_get_local_nd", "state", "%s",
                           dtl__closed_reason());
    struct container *tensor_object = dtl__handle_object(tensor, HANDLE_TENSOR,
                                                         "tensor_get_local_nd", "tensor");
    if (DTL_UNLIKELY(tensor_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__devices_in_use))
        if (dtl__device_memory_refused(dtl__container_error_scope(tensor_object),
                                       "tensor_get_local_nd", "indices", indices, "value", value,
                                       NULL))
            return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(indices) && dtl__container_ndim(tensor_object) > 0))
        return dtl__refuse_in(dtl__container_error_scope(tensor_object), DTL_ERROR_NULL_POINTER,
                              "tensor_get_local_nd", "indices-null",
                              "indices is NULL; expected an address where ndim(tensor) (%lld) > 0",
                              (long long)dtl__container_ndim(tensor_object));
    if (DTL_UNLIKELY(dtl__is_null(value)))
        return dtl__refuse_in(dtl__container_error_scope(tensor_object), DTL_ERROR_NULL_POINTER,
                              "tensor_get_local_nd", "value-null",
                              "value is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed))
        return tensor_get_local_nd_observed(tensor, indices, value, tensor_object);
    dtl_status status = dtl_impl_tensor_get_local_nd(tensor_object, indices, value);
    return dtl__result(CALL_TENSOR_GET_LOCAL_ND, status);
}

/* spec/tensor.yaml: tensor_set_local_nd: the observed path */
static DTL_NOINLINE dtl_status tensor_set_local_nd_observed(dtl_tensor_t tensor,
                                                            const dtl_index_t *indices,
                                                            const void *value,
                                                            struct container *tensor_object)
{
    dtl_status begun = dtl__call_begin(CALL_TENSOR_SET_LOCAL_ND,
                                       dtl__container_context(tensor_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_TENSOR_SET_LOCAL_ND, (const struct handles[]){{&tensor, 1}},
                             1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_TENSOR_SET_LOCAL_ND, dtl__container_error_scope(tensor_object),
                      begun);
        return begun;
    }
    dtl__call_moves(CALL_TENSOR_SET_LOCAL_ND, dtl__bytes(dtl__container_dtype(tensor_object)),
                    0);
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &tensor, sizeof tensor},
            {'r', indices, dtl__container_ndim(tensor_object) * sizeof *indices},
            {'r', value, dtl__bytes(dtl__container_dtype(tensor_object))},
        };
        dtl__record_call(CALL_TENSOR_SET_LOCAL_ND, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_tensor_set_local_nd(tensor_object, indices, value);
    dtl__result(CALL_TENSOR_SET_LOCAL_ND, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_TENSOR_SET_LOCAL_ND, dtl__container_error_scope(tensor_object), status);
    return status;
}

/* spec/tensor.yaml: tensor_set_local_nd */
dtl_status dtl_tensor_set_local_nd(dtl_tensor_t tensor, const dtl_index_t *indices,
                                   const void *value)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "tensor_set_local_nd", "state", "%s",
                           dtl__closed_reason());
    struct container *tensor_object = dtl__handle_object(tensor, HANDLE_TENSOR,
                                                         "tensor_set_local_nd", "tensor");
    if (DTL_UNLIKELY(tensor_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__devices_in_use))
        if (dtl__device_memory_refused(dtl__container_error_scope(tensor_object),
                                       "tensor_set_local_nd", "indices", indices, "value", value,
                                       NULL))
            return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(indices) && dtl__container_ndim(tensor_object) > 0))
        return dtl__refuse_in(dtl__container_error_scope(tensor_object), DTL_ERROR_NULL_POINTER,
                              "tensor_set_local_nd", "indices-null",
                              "indices is NULL; expected an address where ndim(tensor) (%lld) > 0",
                              (long long)dtl__container_ndim(tensor_object));
    if (DTL_UNLIKELY(dtl__is_null(value)))
        return dtl__refuse_in(dtl__container_error_scope(tensor_object), DTL_ERROR_NULL_POINTER,
                              "tensor_set_local_nd", "value-null",
                              "value is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed))
        return tensor_set_local_nd_observed(tensor, indices, value, tensor_object);
    dtl_status status = dtl_impl_tensor_set_local_nd(tensor_object, indices, value);
    return dtl__result(CALL_TENSOR_SET_LOCAL_ND, status);
}

/* spec/tensor.yaml: tensor_get_local: the observed path */
static DTL_NOINLINE dtl_status tensor_get_local_observed(dtl_tensor_t tensor,
                                                         dtl_size_t linear_idx, void *value,
                                                         struct container *tensor_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__container_error_scope(tensor_object), "tensor_get_local", "value", value, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_container_get_local(tensor_object, linear_idx, value);
        dtl__result(CALL_TENSOR_GET_LOCAL, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_TENSOR_GET_LOCAL,
                                       dtl__container_context(tensor_object),
                                       (const int64_t[]){linear_idx}, 1);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_TENSOR_GET_LOCAL, (const struct handles[]){{&tensor, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_TENSOR_GET_LOCAL, dtl__container_error_scope(tensor_object), begun);
        return begun;
    }
    dtl__call_moves(CALL_TENSOR_GET_LOCAL, 0, dtl__bytes(dtl__container_dtype(tensor_object)));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &tensor, sizeof tensor},
            {'n', &linear_idx, sizeof linear_idx},
            {'w', value, dtl__bytes(dtl__container_dtype(tensor_object))},
        };
        dtl__record_call(CALL_TENSOR_GET_LOCAL, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_container_get_local(tensor_object, linear_idx, value);
    dtl__result(CALL_TENSOR_GET_LOCAL, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_TENSOR_GET_LOCAL, dtl__container_error_scope(tensor_object), status);
    return status;
}

/* spec/tensor.yaml: tensor_get_local */
dtl_status dtl_tensor_get_local(dtl_tensor_t tensor, dtl_size_t linear_idx, void *value)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "tensor_get_local", "state", "%s",
                           dtl__closed_reason());
    struct container *tensor_object = dtl__handle_object(tensor, HANDLE_TENSOR, "tensor_get_local",
                                                         "tensor");
    if (DTL_UNLIKELY(tensor_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(value)))
        return dtl__refuse_in(dtl__container_error_scope(tensor_object), DTL_ERROR_NULL_POINTER,
                              "tensor_get_local", "value-null",
                              "value is NULL; expected an address");
    if (DTL_UNLIKELY(linear_idx >= dtl__container_local_size(tensor_object)))
        return dtl__refuse_in(
            dtl__container_error_scope(tensor_object), DTL_ERROR_OUT_OF_BOUNDS, "tensor_get_local",
            "linear_idx-range",
            "linear_idx is %lld; expected linear_idx < local_size(tensor) (%llu)",
            (long long)linear_idx, (unsigned long long)dtl__container_local_size(tensor_object));

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return tensor_get_local_observed(tensor, linear_idx, value, tensor_object);
    dtl_status status = dtl_impl_container_get_local(tensor_object, linear_idx, value);
    return dtl__result(CALL_TENSOR_GET_LOCAL, status);
}

/* spec/tensor.yaml: tensor_set_local: the observed path */
static DTL_NOINLINE dtl_status tensor_set_local_observed(dtl_tensor_t tensor,
                                                         dtl_size_t linear_idx, const void *value,
                                                         struct container *tensor_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__container_error_scope(tensor_object), "tensor_set_local", "value", value, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_container_set_local(tensor_object, linear_idx, value);
        dtl__result(CALL_TENSOR_SET_LOCAL, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_TENSOR_SET_LOCAL,
                                       dtl__container_context(tensor_object),
                                       (const int64_t[]){linear_idx}, 1);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_TENSOR_SET_LOCAL, (const struct handles[]){{&tensor, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_TENSOR_SET_LOCAL, dtl__container_error_scope(tensor_object), begun);
        return begun;
    }
    dtl__call_moves(CALL_TENSOR_SET_LOCAL, dtl__bytes(dtl__container_dtype(tensor_object)), 0);
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &tensor, sizeof tensor},
            {'n', &linear_idx, sizeof linear_idx},
            {'r', value, dtl__bytes(dtl__container_dtype(tensor_object))},
        };
        dtl__record_call(CALL_TENSOR_SET_LOCAL, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_container_set_local(tensor_object, linear_idx, value);
    dtl__result(CALL_TENSOR_SET_LOCAL, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_TENSOR_SET_LOCAL, dtl__container_error_scope(tensor_object), status);
    return status;
}

/* spec/tensor.yaml: tensor_set_local */
dtl_status dtl_tensor_set_local(dtl_tensor_t tensor, dtl_size_t linear_idx, const void *value)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "tensor_set_local", "state", "%s",
                           dtl__closed_reason());
    struct container *tensor_object = dtl__handle_object(tensor, HANDLE_TENSOR, "tensor_set_local",
                                                         "tensor");
    if (DTL_UNLIKELY(tensor_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(value)))
        return dtl__refuse_in(dtl__container_error_scope(tensor_object), DTL_ERROR_NULL_POINTER,
                              "tensor_set_local", "value-null",
                              "value is NULL; expected an address");
    if (DTL_UNLIKELY(linear_idx >= dtl__container_local_size(tensor_object)))
        return dtl__refuse_in(
            dtl__container_error_scope(tensor_object), DTL_ERROR_OUT_OF_BOUNDS, "tensor_set_local",
            "linear_idx-range",
            "linear_idx is %lld; expected linear_idx < local_size(tensor) (%llu)",
            (long long)linear_idx, (unsigned long long)dtl__container_local_size(tensor_object));

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return tensor_set_local_observed(tensor, linear_idx, value, tensor_object);
    dtl_status status = dtl_impl_container_set_local(tensor_object, linear_idx, value);
    return dtl__result(CALL_TENSOR_SET_LOCAL, status);
}

/* spec/tensor.yaml: tensor_num_ranks: the observed path */
static DTL_NOINLINE dtl_rank_t tensor_num_ranks_observed(dtl_tensor_t tensor,
                                                         struct container *tensor_object)
{
    dtl_status begun = dtl__call_begin(CALL_TENSOR_NUM_RANKS,
                                       dtl__container_context(tensor_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    begun = dtl__guard_enter(CALL_TENSOR_NUM_RANKS, (const struct handles[]){{&tensor, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_TENSOR_NUM_RANKS, dtl__container_error_scope(tensor_object), begun);
        return 0;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &tensor, sizeof tensor},
        };
        dtl__record_call(CALL_TENSOR_NUM_RANKS, dtl__arguments, 1);
    }
    dtl_rank_t result = dtl_impl_container_num_ranks(tensor_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_TENSOR_NUM_RANKS, dtl__container_error_scope(tensor_object),
                  DTL_SUCCESS);
    return result;
}

/* spec/tensor.yaml: tensor_num_ranks */
dtl_rank_t dtl_tensor_num_ranks(dtl_tensor_t tensor)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "tensor_num_ranks", "state", "%s",
                    dtl__closed_reason());
        return 0;
    }
    struct container *tensor_object = dtl__handle_object(tensor, HANDLE_TENSOR, "tensor_num_ranks",
                                                         "tensor");
    if (DTL_UNLIKELY(tensor_object == NULL))
        return 0;

    if (DTL_UNLIKELY(dtl__observed))
        return tensor_num_ranks_observed(tensor, tensor_object);
    return dtl_impl_container_num_ranks(tensor_object);
}

/* spec/tensor.yaml: tensor_rank: the observed path */
static DTL_NOINLINE dtl_rank_t tensor_rank_observed(dtl_tensor_t tensor,
                                                    struct container *tensor_object)
{
    dtl_status begun = dtl__call_begin(CALL_TENSOR_RANK, dtl__container_context(tensor_object),
                                       NULL, 0);
    if (begun != DTL_SUCCESS)
        return DTL_NO_RANK;
    begun = dtl__guard_enter(CALL_TENSOR_RANK, (const struct handles[]){{&tensor, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_TENSOR_RANK, dtl__container_error_scope(tensor_object), begun);
        return DTL_NO_RANK;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &tensor, sizeof tensor},
        };
        dtl__record_call(CALL_TENSOR_RANK, dtl__arguments, 1);
    }
    dtl_rank_t result = dtl_impl_container_rank(tensor_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_TENSOR_RANK, dtl__container_error_scope(tensor_object), DTL_SUCCESS);
    return result;
}

/* spec/tensor.yaml: tensor_rank */
dtl_rank_t dtl_tensor_rank(dtl_tensor_t tensor)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "tensor_rank", "state", "%s", dtl__closed_reason());
        return DTL_NO_RANK;
    }
    struct container *tensor_object = dtl__handle_object(tensor, HANDLE_TENSOR, "tensor_rank",
                                                         "tensor");
    if (DTL_UNLIKELY(tensor_object == NULL))
        return DTL_NO_RANK;

    if (DTL_UNLIKELY(dtl__observed))
        return tensor_rank_observed(tensor, tensor_object);
    return dtl_impl_container_rank(tensor_object);
}

/* spec/tensor.yaml: tensor_distributed_dim: the observed path */
static DTL_NOINLINE int tensor_distributed_dim_observed(dtl_tensor_t tensor,
                                                        struct container *tensor_object)
{
    dtl_status begun = dtl__call_begin(CALL_TENSOR_DISTRIBUTED_DIM,
                                       dtl__container_context(tensor_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return -1;
    begun = dtl__guard_enter(CALL_TENSOR_DISTRIBUTED_DIM,
                             (const struct handles[]){{&tensor, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_TENSOR_DISTRIBUTED_DIM, dtl__container_error_scope(tensor_object),
                      begun);
        return -1;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &tensor, sizeof tensor},
        };
        dtl__record_call(CALL_TENSOR_DISTRIBUTED_DIM, dtl__arguments, 1);
    }
    int result = dtl_impl_tensor_distributed_dim(tensor_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_TENSOR_DISTRIBUTED_DIM, dtl__container_error_scope(tensor_object),
                  DTL_SUCCESS);
    return result;
}

/* spec/tensor.yaml: tensor_distributed_dim */
int dtl_tensor_distributed_dim(dtl_tensor_t tensor)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "tensor_distributed_dim", "state", "%s",
                    dtl__closed_reason());
        return -1;
    }
    struct container *tensor_object = dtl__handle_object(tensor, HANDLE_TENSOR,
                                                         "tensor_distributed_dim", "tensor");
    if (DTL_UNLIKELY(tensor_object == NULL))
        return -1;

    if (DTL_UNLIKELY(dtl__observed))
        return tensor_distributed_dim_observed(tensor, tensor_object);
    return dtl_impl_tensor_distributed_dim(tensor_object);
}

/* spec/tensor.yaml: tensor_reshape: the observed path */
static DTL_NOINLINE dtl_status tensor_reshape_observed(dtl_tensor_t tensor, dtl_shape new_shape,
                                                       struct container *tensor_object)
{
    struct context *entered = dtl__container_context(tensor_object);
    dtl_status begun = dtl__call_begin(CALL_TENSOR_RESHAPE,
                                       dtl__container_context(tensor_object), NULL, 0);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    begun = dtl__guard_enter(CALL_TENSOR_RESHAPE, (const struct handles[]){{&tensor, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        begun = dtl__call_agree(CALL_TENSOR_RESHAPE, begun);
        dtl__context_leave(entered);
        dtl__call_end(CALL_TENSOR_RESHAPE, dtl__container_error_scope(tensor_object), begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &tensor, sizeof tensor},
            {'n', &new_shape, sizeof new_shape},
        };
        dtl__record_call(CALL_TENSOR_RESHAPE, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_tensor_reshape(tensor_object, new_shape);
    status = dtl__agree_end(entered, status);
    status = dtl__call_agree(CALL_TENSOR_RESHAPE, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_TENSOR_RESHAPE, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_TENSOR_RESHAPE, dtl__container_error_scope(tensor_object), status);
    return status;
}

/* spec/tensor.yaml: tensor_reshape */
dtl_status dtl_tensor_reshape(dtl_tensor_t tensor, dtl_shape new_shape)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "tensor_reshape", "state", "%s",
                           dtl__closed_reason());
    struct container *tensor_object = dtl__handle_object(tensor, HANDLE_TENSOR, "tensor_reshape",
                                                         "tensor");
    if (DTL_UNLIKELY(tensor_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;

    struct context *entered = dtl__container_context(tensor_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_TENSOR_RESHAPE);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(dtl__container_error_scope(tensor_object), AGREES_ALWAYS);

    if (DTL_UNLIKELY(dtl__observed))
        return tensor_reshape_observed(tensor, new_shape, tensor_object);
    dtl_status status = dtl_impl_tensor_reshape(tensor_object, new_shape);
    status = dtl__agree_end(entered, status);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_TENSOR_RESHAPE, status);
}

/* spec/tensor.yaml: tensor_fill_local: the observed path */
static DTL_NOINLINE dtl_status tensor_fill_local_observed(dtl_tensor_t tensor, const void *value,
                                                          struct container *tensor_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__container_error_scope(tensor_object), "tensor_fill_local", "value", value, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_container_fill_local(tensor_object, value);
        dtl__result(CALL_TENSOR_FILL_LOCAL, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_TENSOR_FILL_LOCAL,
                                       dtl__container_context(tensor_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_TENSOR_FILL_LOCAL, (const struct handles[]){{&tensor, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_TENSOR_FILL_LOCAL, dtl__container_error_scope(tensor_object), begun);
        return begun;
    }
    dtl__call_moves(CALL_TENSOR_FILL_LOCAL, dtl__bytes(dtl__container_dtype(tensor_object)), 0);
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &tensor, sizeof tensor},
            {'r', value, dtl__bytes(dtl__container_dtype(tensor_object))},
        };
        dtl__record_call(CALL_TENSOR_FILL_LOCAL, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_container_fill_local(tensor_object, value);
    dtl__result(CALL_TENSOR_FILL_LOCAL, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_TENSOR_FILL_LOCAL, dtl__container_error_scope(tensor_object), status);
    return status;
}

/* spec/tensor.yaml: tensor_fill_local */
dtl_status dtl_tensor_fill_local(dtl_tensor_t tensor, const void *value)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "tensor_fill_local", "state", "%s",
                           dtl__closed_reason());
    struct container *tensor_object = dtl__handle_object(tensor, HANDLE_TENSOR,
                                                         "tensor_fill_local", "tensor");
    if (DTL_UNLIKELY(tensor_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(value)))
        return dtl__refuse_in(dtl__container_error_scope(tensor_object), DTL_ERROR_NULL_POINTER,
                              "tensor_fill_local", "value-null",
                              "value is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return tensor_fill_local_observed(tensor, value, tensor_object);
    dtl_status status = dtl_impl_container_fill_local(tensor_object, value);
    return dtl__result(CALL_TENSOR_FILL_LOCAL, status);
}

/* spec/tensor.yaml: tensor_barrier: the observed path */
static DTL_NOINLINE dtl_status tensor_barrier_observed(dtl_tensor_t tensor,
                                                       struct container *tensor_object)
{
    struct context *entered = dtl__container_context(tensor_object);
    dtl_status begun = dtl__call_begin(CALL_TENSOR_BARRIER,
                                       dtl__container_context(tensor_object), NULL, 0);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    begun = dtl__guard_enter(CALL_TENSOR_BARRIER, (const struct handles[]){{&tensor, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        begun = dtl__call_agree(CALL_TENSOR_BARRIER, begun);
        dtl__context_leave(entered);
        dtl__call_end(CALL_TENSOR_BARRIER, dtl__container_error_scope(tensor_object), begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &tensor, sizeof tensor},
        };
        dtl__record_call(CALL_TENSOR_BARRIER, dtl__arguments, 1);
    }
    dtl_status status = dtl_impl_container_barrier(tensor_object);
    status = dtl__call_agree(CALL_TENSOR_BARRIER, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_TENSOR_BARRIER, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_TENSOR_BARRIER, dtl__container_error_scope(tensor_object), status);
    return status;
}

/* spec/tensor.yaml: tensor_barrier */
dtl_status dtl_tensor_barrier(dtl_tensor_t tensor)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "tensor_barrier", "state", "%s",
                           dtl__closed_reason());
    struct container *tensor_object = dtl__handle_object(tensor, HANDLE_TENSOR, "tensor_barrier",
                                                         "tensor");
    if (DTL_UNLIKELY(tensor_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;

    struct context *entered = dtl__container_context(tensor_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_TENSOR_BARRIER);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;

    if (DTL_UNLIKELY(dtl__observed))
        return tensor_barrier_observed(tensor, tensor_object);
    dtl_status status = dtl_impl_container_barrier(tensor_object);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_TENSOR_BARRIER, status);
}

/* spec/tensor.yaml: tensor_is_valid: the observed path */
static DTL_NOINLINE int tensor_is_valid_observed(dtl_tensor_t tensor,
                                                 struct container *tensor_object)
{
    dtl_status begun = dtl__call_begin(CALL_TENSOR_IS_VALID,
                                       dtl__container_context(tensor_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &tensor, sizeof tensor},
        };
        dtl__record_call(CALL_TENSOR_IS_VALID, dtl__arguments, 1);
    }
    int result = dtl_impl_container_is_valid(tensor_object);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_TENSOR_IS_VALID, dtl__container_error_scope(tensor_object), DTL_SUCCESS);
    return result;
}

/* spec/tensor.yaml: tensor_is_valid */
int dtl_tensor_is_valid(dtl_tensor_t tensor)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "tensor_is_valid", "state", "%s",
                    dtl__closed_reason());
        return 0;
    }
    struct container *tensor_object = dtl__handle_object(tensor, HANDLE_TENSOR, "tensor_is_valid",
                                                         "tensor");
    if (DTL_UNLIKELY(tensor_object == NULL))
        return 0;

    if (DTL_UNLIKELY(dtl__observed))
        return tensor_is_valid_observed(tensor, tensor_object);
    return dtl_impl_container_is_valid(tensor_object);
}
