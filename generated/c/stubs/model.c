/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/stubs.c.j2.
 * Do not edit. */
#include "dtl_conditions.h"
#include "dtl_enums.h"
#include "dtl_guard.h"
#include "dtl_impl.h"
#include "dtl_record.h"
#include "dtl_kernels.h"

/* spec/model.yaml: model_create */
dtl_status dtl_model_create(dtl_context_t ctx, dtl_model_t *model)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "model_create", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "model_create", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(model)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "model_create", "model-null", "model is NULL; expected an address");
    struct model *model_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_MODEL_CREATE, ctx_object, NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'m', model, sizeof *model},
            };
            dtl__record_call(CALL_MODEL_CREATE, dtl__arguments, 2);
        }
    }
    dtl_status status = dtl_impl_model_create(ctx_object, &model_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_MODEL, model_object, model);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_model_destroy(model_object);
    }
    dtl__result(CALL_MODEL_CREATE, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_MODEL_CREATE, *model, ctx, __builtin_return_address(0));
        dtl__record_end(status);
        dtl__call_end(CALL_MODEL_CREATE, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/model.yaml: model_destroy: the observed path */
static DTL_NOINLINE void model_destroy_observed(dtl_model_t model, struct model *model_object)
{
    dtl_status begun = dtl__call_begin(CALL_MODEL_DESTROY, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &model, sizeof model},
        };
        dtl__record_call(CALL_MODEL_DESTROY, dtl__arguments, 1);
    }
    dtl_impl_model_destroy(model_object);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_MODEL_DESTROY, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return;
}

/* spec/model.yaml: model_destroy */
void dtl_model_destroy(dtl_model_t model)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "model_destroy", "state", "%s", dtl__closed_reason());
        return;
    }
    struct model *model_object = dtl__handle_close(model, HANDLE_MODEL, "model_destroy", "model");
    if (DTL_UNLIKELY(model_object == NULL))
        return;

    if (DTL_UNLIKELY(dtl__observed))
    {
        model_destroy_observed(model, model_object);
        return;
    }
    dtl_impl_model_destroy(model_object);
}

/* spec/model.yaml: model_is_valid: the observed path */
static DTL_NOINLINE int model_is_valid_observed(dtl_model_t model, struct model *model_object)
{
    dtl_status begun = dtl__call_begin(CALL_MODEL_IS_VALID, dtl__model_context(model_object),
                                       NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &model, sizeof model},
        };
        dtl__record_call(CALL_MODEL_IS_VALID, dtl__arguments, 1);
    }
    int result = dtl_impl_model_is_valid(model_object);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_MODEL_IS_VALID,
                  dtl__context_error_scope(dtl__model_context(model_object)), DTL_SUCCESS);
    return result;
}

/* spec/model.yaml: model_is_valid */
int dtl_model_is_valid(dtl_model_t model)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "model_is_valid", "state", "%s", dtl__closed_reason());
        return 0;
    }
    struct model *model_object = dtl__handle_object(model, HANDLE_MODEL, "model_is_valid", "model");
    if (DTL_UNLIKELY(model_object == NULL))
        return 0;

    if (DTL_UNLIKELY(dtl__observed))
        return model_is_valid_observed(model, model_object);
    return dtl_impl_model_is_valid(model_object);
}

/* spec/model.yaml: model_tensors: the observed path */
static DTL_NOINLINE dtl_size_t model_tensors_observed(dtl_model_t model,
                                                      struct model *model_object)
{
    dtl_status begun = dtl__call_begin(CALL_MODEL_TENSORS, dtl__model_context(model_object),
                                       NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    begun = dtl__guard_enter(CALL_MODEL_TENSORS, (const struct handles[]){{&model, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_MODEL_TENSORS,
                      dtl__context_error_scope(dtl__model_context(model_object)), begun);
        return 0;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &model, sizeof model},
        };
        dtl__record_call(CALL_MODEL_TENSORS, dtl__arguments, 1);
    }
    dtl_size_t result = dtl_impl_model_tensors(model_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_MODEL_TENSORS,
                  dtl__context_error_scope(dtl__model_context(model_object)), DTL_SUCCESS);
    return result;
}

/* spec/model.yaml: model_tensors */
dtl_size_t dtl_model_tensors(dtl_model_t model)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "model_tensors", "state", "%s", dtl__closed_reason());
        return 0;
    }
    struct model *model_object = dtl__handle_object(model, HANDLE_MODEL, "model_tensors", "model");
    if (DTL_UNLIKELY(model_object == NULL))
        return 0;

    if (DTL_UNLIKELY(dtl__observed))
        return model_tensors_observed(model, model_object);
    return dtl_impl_model_tensors(model_object);
}

/* spec/model.yaml: model_tasks: the observed path */
static DTL_NOINLINE dtl_size_t model_tasks_observed(dtl_model_t model, struct model *model_object)
{
    dtl_status begun = dtl__call_begin(CALL_MODEL_TASKS, dtl__model_context(model_object),
                                       NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    begun = dtl__guard_enter(CALL_MODEL_TASKS, (const struct handles[]){{&model, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_MODEL_TASKS,
                      dtl__context_error_scope(dtl__model_context(model_object)), begun);
        return 0;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &model, sizeof model},
        };
        dtl__record_call(CALL_MODEL_TASKS, dtl__arguments, 1);
    }
    dtl_size_t result = dtl_impl_model_tasks(model_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_MODEL_TASKS, dtl__context_error_scope(dtl__model_context(model_object)),
                  DTL_SUCCESS);
    return result;
}

/* spec/model.yaml: model_tasks */
dtl_size_t dtl_model_tasks(dtl_model_t model)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "model_tasks", "state", "%s", dtl__closed_reason());
        return 0;
    }
    struct model *model_object = dtl__handle_object(model, HANDLE_MODEL, "model_tasks", "model");
    if (DTL_UNLIKELY(model_object == NULL))
        return 0;

    if (DTL_UNLIKELY(dtl__observed))
        return model_tasks_observed(model, model_object);
    return dtl_impl_model_tasks(model_object);
}

/* spec/model.yaml: model_tensor: the observed path */
static DTL_NOINLINE dtl_status model_tensor_observed(dtl_model_t model, void *buffer,
                                                     dtl_size_t rows, dtl_size_t columns,
                                                     dtl_dtype dtype, dtl_index_t *tensor,
                                                     struct model *model_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__context_error_scope(dtl__model_context(model_object)), "model_tensor",
        "buffer", buffer, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_model_tensor(model_object, buffer, rows, columns, dtype,
                                                  tensor);
        dtl__result(CALL_MODEL_TENSOR, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_MODEL_TENSOR, dtl__model_context(model_object),
                                       (const int64_t[]){rows, columns, dtype}, 3);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_MODEL_TENSOR, (const struct handles[]){{&model, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_MODEL_TENSOR,
                      dtl__context_error_scope(dtl__model_context(model_object)), begun);
        return begun;
    }
    dtl__call_moves(CALL_MODEL_TENSOR,
                    dtl__times(dtl__times(rows, columns), dtl__bytes(dtype)),
                    dtl__times(dtl__times(rows, columns), dtl__bytes(dtype)));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &model, sizeof model},
            {'r', buffer, dtl__times(dtl__times(rows, columns), dtl__bytes(dtype))},
            {'n', &rows, sizeof rows},
            {'n', &columns, sizeof columns},
            {'n', &dtype, sizeof dtype},
            {'w', tensor, sizeof *tensor},
        };
        dtl__record_call(CALL_MODEL_TENSOR, dtl__arguments, 6);
    }
    dtl_status status = dtl_impl_model_tensor(model_object, buffer, rows, columns, dtype,
                                              tensor);
    dtl__result(CALL_MODEL_TENSOR, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_MODEL_TENSOR,
                  dtl__context_error_scope(dtl__model_context(model_object)), status);
    return status;
}

/* spec/model.yaml: model_tensor */
dtl_status dtl_model_tensor(dtl_model_t model, void *buffer, dtl_size_t rows, dtl_size_t columns,
                            dtl_dtype dtype, dtl_index_t *tensor)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "model_tensor", "state", "%s",
                           dtl__closed_reason());
    struct model *model_object = dtl__handle_object(model, HANDLE_MODEL, "model_tensor", "model");
    if (DTL_UNLIKELY(model_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(buffer) && dtl__times(rows, columns) > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(dtl__model_context(model_object)), DTL_ERROR_NULL_POINTER,
            "model_tensor", "buffer-null",
            "buffer is NULL; expected an address where rows (%lld) * columns (%lld) > 0",
            (long long)rows, (long long)columns);
    if (DTL_UNLIKELY(dtl__is_null(tensor)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__model_context(model_object)),
                              DTL_ERROR_NULL_POINTER, "model_tensor", "tensor-null",
                              "tensor is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__model_context(model_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "model_tensor", "dtype-enum",
                              "dtype is %lld; expected a dtl_dtype", (long long)dtype);
    if (DTL_UNLIKELY(dtl__times(rows, columns) > dtl__limit(dtype)))
        return dtl__refuse_in(
            dtl__context_error_scope(dtl__model_context(model_object)), DTL_ERROR_INVALID_ARGUMENT,
            "model_tensor", "rows-limit",
            "rows is %lld; expected rows * columns (%lld) <= limit(dtype) (%llu)", (long long)rows,
            (long long)columns, (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(rows < 1))
        return dtl__refuse_in(dtl__context_error_scope(dtl__model_context(model_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "model_tensor", "rows-range",
                              "rows is %lld; expected rows >= 1", (long long)rows);
    if (DTL_UNLIKELY(columns < 1))
        return dtl__refuse_in(dtl__context_error_scope(dtl__model_context(model_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "model_tensor", "columns-range",
                              "columns is %lld; expected columns >= 1", (long long)columns);
    if (DTL_UNLIKELY(columns > (rows > 0 ? dtl__limit(dtype) / rows : 0)))
        return dtl__refuse_in(
            dtl__context_error_scope(dtl__model_context(model_object)), DTL_ERROR_INVALID_ARGUMENT,
            "model_tensor", "columns-limit",
            "columns is %lld; expected 0 <= columns <= limit(dtype) (%llu) / rows (%lld)",
            (long long)columns, (unsigned long long)dtl__limit(dtype), (long long)rows);

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return model_tensor_observed(model, buffer, rows, columns, dtype, tensor, model_object);
    dtl_status status = dtl_impl_model_tensor(model_object, buffer, rows, columns, dtype, tensor);
    return dtl__result(CALL_MODEL_TENSOR, status);
}

/* spec/model.yaml: model_view: the observed path */
static DTL_NOINLINE dtl_status model_view_observed(dtl_model_t model, dtl_index_t tensor,
                                                   dtl_size_t row, dtl_size_t rows,
                                                   dtl_size_t column, dtl_size_t columns,
                                                   dtl_index_t *view, struct model *model_object)
{
    dtl_status begun = dtl__call_begin(CALL_MODEL_VIEW, dtl__model_context(model_object),
                                       (const int64_t[]){tensor, row, rows, column, columns},
                                       5);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_MODEL_VIEW, (const struct handles[]){{&model, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_MODEL_VIEW,
                      dtl__context_error_scope(dtl__model_context(model_object)), begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &model, sizeof model},
            {'n', &tensor, sizeof tensor},
            {'n', &row, sizeof row},
            {'n', &rows, sizeof rows},
            {'n', &column, sizeof column},
            {'n', &columns, sizeof columns},
            {'w', view, sizeof *view},
        };
        dtl__record_call(CALL_MODEL_VIEW, dtl__arguments, 7);
    }
    dtl_status status = dtl_impl_model_view(model_object, tensor, row, rows, column, columns,
                                            view);
    dtl__result(CALL_MODEL_VIEW, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_MODEL_VIEW, dtl__context_error_scope(dtl__model_context(model_object)),
                  status);
    return status;
}

/* spec/model.yaml: model_view */
dtl_status dtl_model_view(dtl_model_t model, dtl_index_t tensor, dtl_size_t row, dtl_size_t rows,
                          dtl_size_t column, dtl_size_t columns, dtl_index_t *view)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "model_view", "state", "%s",
                           dtl__closed_reason());
    struct model *model_object = dtl__handle_object(model, HANDLE_MODEL, "model_view", "model");
    if (DTL_UNLIKELY(model_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(view)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__model_context(model_object)),
                              DTL_ERROR_NULL_POINTER, "model_view", "view-null",
                              "view is NULL; expected an address");
    if (DTL_UNLIKELY(tensor < 0 || tensor >= (int64_t)dtl__model_tensors(model_object)))
        return dtl__refuse_in(
            dtl__context_error_scope(dtl__model_context(model_object)), DTL_ERROR_OUT_OF_BOUNDS,
            "model_view", "tensor-range",
            "tensor is %lld; expected tensor >= 0 and tensor < tensors(model) (%llu)",
            (long long)tensor, (unsigned long long)dtl__model_tensors(model_object));
    if (DTL_UNLIKELY(rows < 1))
        return dtl__refuse_in(dtl__context_error_scope(dtl__model_context(model_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "model_view", "rows-range",
                              "rows is %lld; expected rows >= 1", (long long)rows);
    if (DTL_UNLIKELY(columns < 1))
        return dtl__refuse_in(dtl__context_error_scope(dtl__model_context(model_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "model_view", "columns-range",
                              "columns is %lld; expected columns >= 1", (long long)columns);

    if (DTL_UNLIKELY(dtl__observed))
        return model_view_observed(model, tensor, row, rows, column, columns, view, model_object);
    dtl_status status = dtl_impl_model_view(model_object, tensor, row, rows, column, columns, view);
    return dtl__result(CALL_MODEL_VIEW, status);
}

/* spec/model.yaml: model_add_unary: the observed path */
static DTL_NOINLINE dtl_status model_add_unary_observed(dtl_model_t model, dtl_model_unary_op op,
                                                        dtl_index_t x, dtl_index_t out,
                                                        dtl_index_t *task,
                                                        struct model *model_object)
{
    dtl_status begun = dtl__call_begin(CALL_MODEL_ADD_UNARY, dtl__model_context(model_object),
                                       (const int64_t[]){op, x, out}, 3);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_MODEL_ADD_UNARY, (const struct handles[]){{&model, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_MODEL_ADD_UNARY,
                      dtl__context_error_scope(dtl__model_context(model_object)), begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &model, sizeof model},
            {'n', &op, sizeof op},
            {'n', &x, sizeof x},
            {'n', &out, sizeof out},
            {'w', task, sizeof *task},
        };
        dtl__record_call(CALL_MODEL_ADD_UNARY, dtl__arguments, 5);
    }
    dtl_status status = dtl_impl_model_add_unary(model_object, op, x, out, task);
    dtl__result(CALL_MODEL_ADD_UNARY, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_MODEL_ADD_UNARY,
                  dtl__context_error_scope(dtl__model_context(model_object)), status);
    return status;
}

/* spec/model.yaml: model_add_unary */
dtl_status dtl_model_add_unary(dtl_model_t model, dtl_model_unary_op op, dtl_index_t x,
                               dtl_index_t out, dtl_index_t *task)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "model_add_unary", "state", "%s",
                           dtl__closed_reason());
    struct model *model_object = dtl__handle_object(model, HANDLE_MODEL, "model_add_unary",
                                                    "model");
    if (DTL_UNLIKELY(model_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(task)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__model_context(model_object)),
                              DTL_ERROR_NULL_POINTER, "model_add_unary", "task-null",
                              "task is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_model_unary_op(op)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__model_context(model_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "model_add_unary", "op-enum",
                              "op is %lld; expected a dtl_model_unary_op", (long long)op);
    if (DTL_UNLIKELY(x < 0 || x >= (int64_t)dtl__model_tensors(model_object)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__model_context(model_object)),
                              DTL_ERROR_OUT_OF_BOUNDS, "model_add_unary", "x-range",
                              "x is %lld; expected x >= 0 and x < tensors(model) (%llu)",
                              (long long)x, (unsigned long long)dtl__model_tensors(model_object));
    if (DTL_UNLIKELY(out < 0 || out >= (int64_t)dtl__model_tensors(model_object)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__model_context(model_object)),
                              DTL_ERROR_OUT_OF_BOUNDS, "model_add_unary", "out-range",
                              "out is %lld; expected out >= 0 and out < tensors(model) (%llu)",
                              (long long)out, (unsigned long long)dtl__model_tensors(model_object));

    if (DTL_UNLIKELY(dtl__observed))
        return model_add_unary_observed(model, op, x, out, task, model_object);
    dtl_status status = dtl_impl_model_add_unary(model_object, op, x, out, task);
    return dtl__result(CALL_MODEL_ADD_UNARY, status);
}

/* spec/model.yaml: model_add_binary: the observed path */
static DTL_NOINLINE dtl_status model_add_binary_observed(dtl_model_t model, dtl_model_binary_op op,
                                                         dtl_index_t x, dtl_index_t y,
                                                         dtl_index_t out, dtl_index_t *task,
                                                         struct model *model_object)
{
    dtl_status begun = dtl__call_begin(CALL_MODEL_ADD_BINARY, dtl__model_context(model_object),
                                       (const int64_t[]){op, x, y, out}, 4);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_MODEL_ADD_BINARY, (const struct handles[]){{&model, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_MODEL_ADD_BINARY,
                      dtl__context_error_scope(dtl__model_context(model_object)), begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &model, sizeof model},
            {'n', &op, sizeof op},
            {'n', &x, sizeof x},
            {'n', &y, sizeof y},
            {'n', &out, sizeof out},
            {'w', task, sizeof *task},
        };
        dtl__record_call(CALL_MODEL_ADD_BINARY, dtl__arguments, 6);
    }
    dtl_status status = dtl_impl_model_add_binary(model_object, op, x, y, out, task);
    dtl__result(CALL_MODEL_ADD_BINARY, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_MODEL_ADD_BINARY,
                  dtl__context_error_scope(dtl__model_context(model_object)), status);
    return status;
}

/* spec/model.yaml: model_add_binary */
dtl_status dtl_model_add_binary(dtl_model_t model, dtl_model_binary_op op, dtl_index_t x,
                                dtl_index_t y, dtl_index_t out, dtl_index_t *task)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "model_add_binary", "state", "%s",
                           dtl__closed_reason());
    struct model *model_object = dtl__handle_object(model, HANDLE_MODEL, "model_add_binary",
                                                    "model");
    if (DTL_UNLIKELY(model_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(task)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__model_context(model_object)),
                              DTL_ERROR_NULL_POINTER, "model_add_binary", "task-null",
                              "task is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_model_binary_op(op)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__model_context(model_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "model_add_binary", "op-enum",
                              "op is %lld; expected a dtl_model_binary_op", (long long)op);
    if (DTL_UNLIKELY(x < 0 || x >= (int64_t)dtl__model_tensors(model_object)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__model_context(model_object)),
                              DTL_ERROR_OUT_OF_BOUNDS, "model_add_binary", "x-range",
                              "x is %lld; expected x >= 0 and x < tensors(model) (%llu)",
                              (long long)x, (unsigned long long)dtl__model_tensors(model_object));
    if (DTL_UNLIKELY(y < 0 || y >= (int64_t)dtl__model_tensors(model_object)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__model_context(model_object)),
                              DTL_ERROR_OUT_OF_BOUNDS, "model_add_binary", "y-range",
                              "y is %lld; expected y >= 0 and y < tensors(model) (%llu)",
                              (long long)y, (unsigned long long)dtl__model_tensors(model_object));
    if (DTL_UNLIKELY(out < 0 || out >= (int64_t)dtl__model_tensors(model_object)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__model_context(model_object)),
                              DTL_ERROR_OUT_OF_BOUNDS, "model_add_binary", "out-range",
                              "out is %lld; expected out >= 0 and out < tensors(model) (%llu)",
                              (long long)out, (unsigned long long)dtl__model_tensors(model_object));

    if (DTL_UNLIKELY(dtl__observed))
        return model_add_binary_observed(model, op, x, y, out, task, model_object);
    dtl_status status = dtl_impl_model_add_binary(model_object, op, x, y, out, task);
    return dtl__result(CALL_MODEL_ADD_BINARY, status);
}

/* spec/model.yaml: model_add_linear: the observed path */
static DTL_NOINLINE dtl_status model_add_linear_observed(dtl_model_t model, dtl_index_t x,
                                                         dtl_index_t weight, dtl_index_t bias,
                                                         dtl_index_t out, dtl_index_t *task,
                                                         struct model *model_object)
{
    dtl_status begun = dtl__call_begin(CALL_MODEL_ADD_LINEAR, dtl__model_context(model_object),
                                       (const int64_t[]){x, weight, bias, out}, 4);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_MODEL_ADD_LINEAR, (const struct handles[]){{&model, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_MODEL_ADD_LINEAR,
                      dtl__context_error_scope(dtl__model_context(model_object)), begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &model, sizeof model},
            {'n', &x, sizeof x},
            {'n', &weight, sizeof weight},
            {'n', &bias, sizeof bias},
            {'n', &out, sizeof out},
            {'w', task, sizeof *task},
        };
        dtl__record_call(CALL_MODEL_ADD_LINEAR, dtl__arguments, 6);
    }
    dtl_status status = dtl_impl_model_add_linear(model_object, x, weight, bias, out, task);
    dtl__result(CALL_MODEL_ADD_LINEAR, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_MODEL_ADD_LINEAR,
                  dtl__context_error_scope(dtl__model_context(model_object)), status);
    return status;
}

/* spec/model.yaml: model_add_linear */
dtl_status dtl_model_add_linear(dtl_model_t model, dtl_index_t x, dtl_index_t weight,
                                dtl_index_t bias, dtl_index_t out, dtl_index_t *task)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "model_add_linear", "state", "%s",
                           dtl__closed_reason());
    struct model *model_object = dtl__handle_object(model, HANDLE_MODEL, "model_add_linear",
                                                    "model");
    if (DTL_UNLIKELY(model_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(task)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__model_context(model_object)),
                              DTL_ERROR_NULL_POINTER, "model_add_linear", "task-null",
                              "task is NULL; expected an address");
    if (DTL_UNLIKELY(x < 0 || x >= (int64_t)dtl__model_tensors(model_object)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__model_context(model_object)),
                              DTL_ERROR_OUT_OF_BOUNDS, "model_add_linear", "x-range",
                              "x is %lld; expected x >= 0 and x < tensors(model) (%llu)",
                              (long long)x, (unsigned long long)dtl__model_tensors(model_object));
    if (DTL_UNLIKELY(weight < 0 || weight >= (int64_t)dtl__model_tensors(model_object)))
        return dtl__refuse_in(
            dtl__context_error_scope(dtl__model_context(model_object)), DTL_ERROR_OUT_OF_BOUNDS,
            "model_add_linear", "weight-range",
            "weight is %lld; expected weight >= 0 and weight < tensors(model) (%llu)",
            (long long)weight, (unsigned long long)dtl__model_tensors(model_object));
    if (DTL_UNLIKELY(bias < -1 || bias >= (int64_t)dtl__model_tensors(model_object)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__model_context(model_object)),
                              DTL_ERROR_OUT_OF_BOUNDS, "model_add_linear", "bias-range",
                              "bias is %lld; expected bias >= -1 and bias < tensors(model) (%llu)",
                              (long long)bias,
                              (unsigned long long)dtl__model_tensors(model_object));
    if (DTL_UNLIKELY(out < 0 || out >= (int64_t)dtl__model_tensors(model_object)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__model_context(model_object)),
                              DTL_ERROR_OUT_OF_BOUNDS, "model_add_linear", "out-range",
                              "out is %lld; expected out >= 0 and out < tensors(model) (%llu)",
                              (long long)out, (unsigned long long)dtl__model_tensors(model_object));

    if (DTL_UNLIKELY(dtl__observed))
        return model_add_linear_observed(model, x, weight, bias, out, task, model_object);
    dtl_status status = dtl_impl_model_add_linear(model_object, x, weight, bias, out, task);
    return dtl__result(CALL_MODEL_ADD_LINEAR, status);
}

/* spec/model.yaml: model_add_normalize: the observed path */
static DTL_NOINLINE dtl_status model_add_normalize_observed(dtl_model_t model, dtl_model_norm norm,
                                                            dtl_index_t x, dtl_index_t weight,
                                                            dtl_index_t bias, double epsilon,
                                                            dtl_index_t out, dtl_index_t *task,
                                                            struct model *model_object)
{
    dtl_status begun = dtl__call_begin(CALL_MODEL_ADD_NORMALIZE,
                                       dtl__model_context(model_object),
                                       (const int64_t[]){norm, x, weight, bias, out}, 5);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_MODEL_ADD_NORMALIZE, (const struct handles[]){{&model, 1}},
                             1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_MODEL_ADD_NORMALIZE,
                      dtl__context_error_scope(dtl__model_context(model_object)), begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &model, sizeof model},
            {'n', &norm, sizeof norm},
            {'n', &x, sizeof x},
            {'n', &weight, sizeof weight},
            {'n', &bias, sizeof bias},
            {'n', &epsilon, sizeof epsilon},
            {'n', &out, sizeof out},
            {'w', task, sizeof *task},
        };
        dtl__record_call(CALL_MODEL_ADD_NORMALIZE, dtl__arguments, 8);
    }
    dtl_status status = dtl_impl_model_add_normalize(model_object, norm, x, weight, bias,
                                                     epsilon, out, task);
    dtl__result(CALL_MODEL_ADD_NORMALIZE, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_MODEL_ADD_NORMALIZE,
                  dtl__context_error_scope(dtl__model_context(model_object)), status);
    return status;
}

/* spec/model.yaml: model_add_normalize */
dtl_status dtl_model_add_normalize(dtl_model_t model, dtl_model_norm norm, dtl_index_t x,
                                   dtl_index_t weight, dtl_index_t bias, double epsilon,
                                   dtl_index_t out, dtl_index_t *task)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "model_add_normalize", "state", "%s",
                           dtl__closed_reason());
    struct model *model_object = dtl__handle_object(model, HANDLE_MODEL, "model_add_normalize",
                                                    "model");
    if (DTL_UNLIKELY(model_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(task)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__model_context(model_object)),
                              DTL_ERROR_NULL_POINTER, "model_add_normalize", "task-null",
                              "task is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_model_norm(norm)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__model_context(model_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "model_add_normalize", "norm-enum",
                              "norm is %lld; expected a dtl_model_norm", (long long)norm);
    if (DTL_UNLIKELY(x < 0 || x >= (int64_t)dtl__model_tensors(model_object)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__model_context(model_object)),
                              DTL_ERROR_OUT_OF_BOUNDS, "model_add_normalize", "x-range",
                              "x is %lld; expected x >= 0 and x < tensors(model) (%llu)",
                              (long long)x, (unsigned long long)dtl__model_tensors(model_object));
    if (DTL_UNLIKELY(weight < -1 || weight >= (int64_t)dtl__model_tensors(model_object)))
        return dtl__refuse_in(
            dtl__context_error_scope(dtl__model_context(model_object)), DTL_ERROR_OUT_OF_BOUNDS,
            "model_add_normalize", "weight-range",
            "weight is %lld; expected weight >= -1 and weight < tensors(model) (%llu)",
            (long long)weight, (unsigned long long)dtl__model_tensors(model_object));
    if (DTL_UNLIKELY(bias < -1 || bias >= (int64_t)dtl__model_tensors(model_object)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__model_context(model_object)),
                              DTL_ERROR_OUT_OF_BOUNDS, "model_add_normalize", "bias-range",
                              "bias is %lld; expected bias >= -1 and bias < tensors(model) (%llu)",
                              (long long)bias,
                              (unsigned long long)dtl__model_tensors(model_object));
    if (DTL_UNLIKELY(out < 0 || out >= (int64_t)dtl__model_tensors(model_object)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__model_context(model_object)),
                              DTL_ERROR_OUT_OF_BOUNDS, "model_add_normalize", "out-range",
                              "out is %lld; expected out >= 0 and out < tensors(model) (%llu)",
                              (long long)out, (unsigned long long)dtl__model_tensors(model_object));

    if (DTL_UNLIKELY(dtl__observed))
        return model_add_normalize_observed(model, norm, x, weight, bias, epsilon, out, task,
                                            model_object);
    dtl_status status = dtl_impl_model_add_normalize(model_object, norm, x, weight, bias, epsilon,
                                                     out, task);
    return dtl__result(CALL_MODEL_ADD_NORMALIZE, status);
}

/* spec/model.yaml: model_add_flash_attention: the observed path */
static DTL_NOINLINE dtl_status model_add_flash_attention_observed(dtl_model_t model,
                                                                  dtl_model_mask mask,
                                                                  dtl_index_t query,
                                                                  dtl_index_t key,
                                                                  dtl_index_t value,
                                                                  dtl_size_t heads, double scale,
                                                                  dtl_index_t out,
                                                                  dtl_index_t *task,
                                                                  struct model *model_object)
{
    dtl_status begun = dtl__call_begin(CALL_MODEL_ADD_FLASH_ATTENTION,
                                       dtl__model_context(model_object),
                                       (const int64_t[]){mask, query, key, value, heads, out},
                                       6);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_MODEL_ADD_FLASH_ATTENTION,
                             (const struct handles[]){{&model, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_MODEL_ADD_FLASH_ATTENTION,
                      dtl__context_error_scope(dtl__model_context(model_object)), begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &model, sizeof model},
            {'n', &mask, sizeof mask},
            {'n', &query, sizeof query},
            {'n', &key, sizeof key},
            {'n', &value, sizeof value},
            {'n', &heads, sizeof heads},
            {'n', &scale, sizeof scale},
            {'n', &out, sizeof out},
            {'w', task, sizeof *task},
        };
        dtl__record_call(CALL_MODEL_ADD_FLASH_ATTENTION, dtl__arguments, 9);
    }
    dtl_status status = dtl_impl_model_add_flash_attention(model_object, mask, query, key,
                                                           value, heads, scale, out, task);
    dtl__result(CALL_MODEL_ADD_FLASH_ATTENTION, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_MODEL_ADD_FLASH_ATTENTION,
                  dtl__context_error_scope(dtl__model_context(model_object)), status);
    return status;
}

/* spec/model.yaml: model_add_flash_attention */
dtl_status dtl_model_add_flash_attention(dtl_model_t model, dtl_model_mask mask, dtl_index_t query,
                                         dtl_index_t key, dtl_index_t value, dtl_size_t heads,
                                         double scale, dtl_index_t out, dtl_index_t *task)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "model_add_flash_attention", "state", "%s",
                           dtl__closed_reason());
    struct model *model_object = dtl__handle_object(model, HANDLE_MODEL,
                                                    "model_add_flash_attention", "model");
    if (DTL_UNLIKELY(model_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(task)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__model_context(model_object)),
                              DTL_ERROR_NULL_POINTER, "model_add_flash_attention", "task-null",
                              "task is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_model_mask(mask)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__model_context(model_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "model_add_flash_attention", "mask-enum",
                              "mask is %lld; expected a dtl_model_mask", (long long)mask);
    if (DTL_UNLIKELY(query < 0 || query >= (int64_t)dtl__model_tensors(model_object)))
        return dtl__refuse_in(
            dtl__context_error_scope(dtl__model_context(model_object)), DTL_ERROR_OUT_OF_BOUNDS,
            "model_add_flash_attention", "query-range",
            "query is %lld; expected query >= 0 and query < tensors(model) (%llu)",
            (long long)query, (unsigned long long)dtl__model_tensors(model_object));
    if (DTL_UNLIKELY(key < 0 || key >= (int64_t)dtl__model_tensors(model_object)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__model_context(model_object)),
                              DTL_ERROR_OUT_OF_BOUNDS, "model_add_flash_attention", "key-range",
                              "key is %lld; expected key >= 0 and key < tensors(model) (%llu)",
                              (long long)key, (unsigned long long)dtl__model_tensors(model_object));
    if (DTL_UNLIKELY(value < 0 || value >= (int64_t)dtl__model_tensors(model_object)))
        return dtl__refuse_in(
            dtl__context_error_scope(dtl__model_context(model_object)), DTL_ERROR_OUT_OF_BOUNDS,
            "model_add_flash_attention", "value-range",
            "value is %lld; expected value >= 0 and value < tensors(model) (%llu)",
            (long long)value, (unsigned long long)dtl__model_tensors(model_object));
    if (DTL_UNLIKELY(heads < 1))
        return dtl__refuse_in(dtl__context_error_scope(dtl__model_context(model_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "model_add_flash_attention",
                              "heads-range", "heads is %lld; expected heads >= 1",
                              (long long)heads);
    if (DTL_UNLIKELY(out < 0 || out >= (int64_t)dtl__model_tensors(model_object)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__model_context(model_object)),
                              DTL_ERROR_OUT_OF_BOUNDS, "model_add_flash_attention", "out-range",
                              "out is %lld; expected out >= 0 and out < tensors(model) (%llu)",
                              (long long)out, (unsigned long long)dtl__model_tensors(model_object));

    if (DTL_UNLIKELY(dtl__observed))
        return model_add_flash_attention_observed(model, mask, query, key, value, heads, scale,
                                                  out, task, model_object);
    dtl_status status = dtl_impl_model_add_flash_attention(model_object, mask, query, key, value,
                                                           heads, scale, out, task);
    return dtl__result(CALL_MODEL_ADD_FLASH_ATTENTION, status);
}

/* spec/model.yaml: model_add_flash_decode: the observed path */
static DTL_NOINLINE dtl_status model_add_flash_decode_observed(dtl_model_t model,
                                                               dtl_index_t query, dtl_index_t key,
                                                               dtl_index_t value,
                                                               dtl_index_t lengths,
                                                               dtl_size_t heads, double scale,
                                                               dtl_index_t out, dtl_index_t *task,
                                                               struct model *model_object)
{
    dtl_status begun = dtl__call_begin(
        CALL_MODEL_ADD_FLASH_DECODE, dtl__model_context(model_object),
        (const int64_t[]){query, key, value, lengths, heads, out}, 6);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_MODEL_ADD_FLASH_DECODE,
                             (const struct handles[]){{&model, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_MODEL_ADD_FLASH_DECODE,
                      dtl__context_error_scope(dtl__model_context(model_object)), begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &model, sizeof model},
            {'n', &query, sizeof query},
            {'n', &key, sizeof key},
            {'n', &value, sizeof value},
            {'n', &lengths, sizeof lengths},
            {'n', &heads, sizeof heads},
            {'n', &scale, sizeof scale},
            {'n', &out, sizeof out},
            {'w', task, sizeof *task},
        };
        dtl__record_call(CALL_MODEL_ADD_FLASH_DECODE, dtl__arguments, 9);
    }
    dtl_status status = dtl_impl_model_add_flash_decode(model_object, query, key, value,
                                                        lengths, heads, scale, out, task);
    dtl__result(CALL_MODEL_ADD_FLASH_DECODE, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_MODEL_ADD_FLASH_DECODE,
                  dtl__context_error_scope(dtl__model_context(model_object)), status);
    return status;
}

/* spec/model.yaml: model_add_flash_decode */
dtl_status dtl_model_add_flash_decode(dtl_model_t model, dtl_index_t query, dtl_index_t key,
                                      dtl_index_t value, dtl_index_t lengths, dtl_size_t heads,
                                      double scale, dtl_index_t out, dtl_index_t *task)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "model_add_flash_decode", "state", "%s",
                           dtl__closed_reason());
    struct model *model_object = dtl__handle_object(model, HANDLE_MODEL, "model_add_flash_decode",
                                                    "model");
    if (DTL_UNLIKELY(model_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(task)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__model_context(model_object)),
                              DTL_ERROR_NULL_POINTER, "model_add_flash_decode", "task-null",
                              "task is NULL; expected an address");
    if (DTL_UNLIKELY(query < 0 || query >= (int64_t)dtl__model_tensors(model_object)))
        return dtl__refuse_in(
            dtl__context_error_scope(dtl__model_context(model_object)), DTL_ERROR_OUT_OF_BOUNDS,
            "model_add_flash_decode", "query-range",
            "query is %lld; expected query >= 0 and query < tensors(model) (%llu)",
            (long long)query, (unsigned long long)dtl__model_tensors(model_object));
    if (DTL_UNLIKELY(key < 0 || key >= (int64_t)dtl__model_tensors(model_object)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__model_context(model_object)),
                              DTL_ERROR_OUT_OF_BOUNDS, "model_add_flash_decode", "key-range",
                              "key is %lld; expected key >= 0 and key < tensors(model) (%llu)",
                              (long long)key, (unsigned long long)dtl__model_tensors(model_object));
    if (DTL_UNLIKELY(value < 0 || value >= (int64_t)dtl__model_tensors(model_object)))
        return dtl__refuse_in(
            dtl__context_error_scope(dtl__model_context(model_object)), DTL_ERROR_OUT_OF_BOUNDS,
            "model_add_flash_decode", "value-range",
            "value is %lld; expected value >= 0 and value < tensors(model) (%llu)",
            (long long)value, (unsigned long long)dtl__model_tensors(model_object));
    if (DTL_UNLIKELY(lengths < 0 || lengths >= (int64_t)dtl__model_tensors(model_object)))
        return dtl__refuse_in(
            dtl__context_error_scope(dtl__model_context(model_object)), DTL_ERROR_OUT_OF_BOUNDS,
            "model_add_flash_decode", "lengths-range",
            "lengths is %lld; expected lengths >= 0 and lengths < tensors(model) (%llu)",
            (long long)lengths, (unsigned long long)dtl__model_tensors(model_object));
    if (DTL_UNLIKELY(heads < 1))
        return dtl__refuse_in(dtl__context_error_scope(dtl__model_context(model_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "model_add_flash_decode", "heads-range",
                              "heads is %lld; expected heads >= 1", (long long)heads);
    if (DTL_UNLIKELY(out < 0 || out >= (int64_t)dtl__model_tensors(model_object)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__model_context(model_object)),
                              DTL_ERROR_OUT_OF_BOUNDS, "model_add_flash_decode", "out-range",
                              "out is %lld; expected out >= 0 and out < tensors(model) (%llu)",
                              (long long)out, (unsigned long long)dtl__model_tensors(model_object));

    if (DTL_UNLIKELY(dtl__observed))
        return model_add_flash_decode_observed(model, query, key, value, lengths, heads, scale,
                                               out, task, model_object);
    dtl_status status = dtl_impl_model_add_flash_decode(model_object, query, key, value, lengths,
                                                        heads, scale, out, task);
    return dtl__result(CALL_MODEL_ADD_FLASH_DECODE, status);
}

/* spec/model.yaml: model_add_append: the observed path */
static DTL_NOINLINE dtl_status model_add_append_observed(dtl_model_t model, dtl_index_t x,
                                                         dtl_index_t lengths, dtl_index_t cache,
                                                         dtl_index_t *task,
                                                         struct model *model_object)
{
    dtl_status begun = dtl__call_begin(CALL_MODEL_ADD_APPEND, dtl__model_context(model_object),
                                       (const int64_t[]){x, lengths, cache}, 3);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_MODEL_ADD_APPEND, (const struct handles[]){{&model, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_MODEL_ADD_APPEND,
                      dtl__context_error_scope(dtl__model_context(model_object)), begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &model, sizeof model},
            {'n', &x, sizeof x},
            {'n', &lengths, sizeof lengths},
            {'n', &cache, sizeof cache},
            {'w', task, sizeof *task},
        };
        dtl__record_call(CALL_MODEL_ADD_APPEND, dtl__arguments, 5);
    }
    dtl_status status = dtl_impl_model_add_append(model_object, x, lengths, cache, task);
    dtl__result(CALL_MODEL_ADD_APPEND, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_MODEL_ADD_APPEND,
                  dtl__context_error_scope(dtl__model_context(model_object)), status);
    return status;
}

/* spec/model.yaml: model_add_append */
dtl_status dtl_model_add_append(dtl_model_t model, dtl_index_t x, dtl_index_t lengths,
                                dtl_index_t cache, dtl_index_t *task)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "model_add_append", "state", "%s",
                           dtl__closed_reason());
    struct model *model_object = dtl__handle_object(model, HANDLE_MODEL, "model_add_append",
                                                    "model");
    if (DTL_UNLIKELY(model_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(task)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__model_context(model_object)),
                              DTL_ERROR_NULL_POINTER, "model_add_append", "task-null",
                              "task is NULL; expected an address");
    if (DTL_UNLIKELY(x < 0 || x >= (int64_t)dtl__model_tensors(model_object)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__model_context(model_object)),
                              DTL_ERROR_OUT_OF_BOUNDS, "model_add_append", "x-range",
                              "x is %lld; expected x >= 0 and x < tensors(model) (%llu)",
                              (long long)x, (unsigned long long)dtl__model_tensors(model_object));
    if (DTL_UNLIKELY(lengths < 0 || lengths >= (int64_t)dtl__model_tensors(model_object)))
        return dtl__refuse_in(
            dtl__context_error_scope(dtl__model_context(model_object)), DTL_ERROR_OUT_OF_BOUNDS,
            "model_add_append", "lengths-range",
            "lengths is %lld; expected lengths >= 0 and lengths < tensors(model) (%llu)",
            (long long)lengths, (unsigned long long)dtl__model_tensors(model_object));
    if (DTL_UNLIKELY(cache < 0 || cache >= (int64_t)dtl__model_tensors(model_object)))
        return dtl__refuse_in(
            dtl__context_error_scope(dtl__model_context(model_object)), DTL_ERROR_OUT_OF_BOUNDS,
            "model_add_append", "cache-range",
            "cache is %lld; expected cache >= 0 and cache < tensors(model) (%llu)",
            (long long)cache, (unsigned long long)dtl__model_tensors(model_object));

    if (DTL_UNLIKELY(dtl__observed))
        return model_add_append_observed(model, x, lengths, cache, task, model_object);
    dtl_status status = dtl_impl_model_add_append(model_object, x, lengths, cache, task);
    return dtl__result(CALL_MODEL_ADD_APPEND, status);
}

/* spec/model.yaml: model_add_barrier: the observed path */
static DTL_NOINLINE dtl_status model_add_barrier_observed(dtl_model_t model, dtl_index_t *task,
                                                          struct model *model_object)
{
    dtl_status begun = dtl__call_begin(CALL_MODEL_ADD_BARRIER,
                                       dtl__model_context(model_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_MODEL_ADD_BARRIER, (const struct handles[]){{&model, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_MODEL_ADD_BARRIER,
                      dtl__context_error_scope(dtl__model_context(model_object)), begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &model, sizeof model},
            {'w', task, sizeof *task},
        };
        dtl__record_call(CALL_MODEL_ADD_BARRIER, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_model_add_barrier(model_object, task);
    dtl__result(CALL_MODEL_ADD_BARRIER, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_MODEL_ADD_BARRIER,
                  dtl__context_error_scope(dtl__model_context(model_object)), status);
    return status;
}

/* spec/model.yaml: model_add_barrier */
dtl_status dtl_model_add_barrier(dtl_model_t model, dtl_index_t *task)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "model_add_barrier", "state", "%s",
                           dtl__closed_reason());
    struct model *model_object = dtl__handle_object(model, HANDLE_MODEL, "model_add_barrier",
                                                    "model");
    if (DTL_UNLIKELY(model_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(task)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__model_context(model_object)),
                              DTL_ERROR_NULL_POINTER, "model_add_barrier", "task-null",
                              "task is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed))
        return model_add_barrier_observed(model, task, model_object);
    dtl_status status = dtl_impl_model_add_barrier(model_object, task);
    return dtl__result(CALL_MODEL_ADD_BARRIER, status);
}

/* spec/model.yaml: model_add_allreduce: the observed path */
static DTL_NOINLINE dtl_status model_add_allreduce_observed(dtl_model_t model, dtl_reduce_op op,
                                                            dtl_index_t tensor, dtl_index_t *task,
                                                            struct model *model_object)
{
    dtl_status begun = dtl__call_begin(CALL_MODEL_ADD_ALLREDUCE,
                                       dtl__model_context(model_object),
                                       (const int64_t[]){op, tensor}, 2);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_MODEL_ADD_ALLREDUCE, (const struct handles[]){{&model, 1}},
                             1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_MODEL_ADD_ALLREDUCE,
                      dtl__context_error_scope(dtl__model_context(model_object)), begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &model, sizeof model},
            {'n', &op, sizeof op},
            {'n', &tensor, sizeof tensor},
            {'w', task, sizeof *task},
        };
        dtl__record_call(CALL_MODEL_ADD_ALLREDUCE, dtl__arguments, 4);
    }
    dtl_status status = dtl_impl_model_add_allreduce(model_object, op, tensor, task);
    dtl__result(CALL_MODEL_ADD_ALLREDUCE, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_MODEL_ADD_ALLREDUCE,
                  dtl__context_error_scope(dtl__model_context(model_object)), status);
    return status;
}

/* spec/model.yaml: model_add_allreduce */
dtl_status dtl_model_add_allreduce(dtl_model_t model, dtl_reduce_op op, dtl_index_t tensor,
                                   dtl_index_t *task)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "model_add_allreduce", "state", "%s",
                           dtl__closed_reason());
    struct model *model_object = dtl__handle_object(model, HANDLE_MODEL, "model_add_allreduce",
                                                    "model");
    if (DTL_UNLIKELY(model_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(task)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__model_context(model_object)),
                              DTL_ERROR_NULL_POINTER, "model_add_allreduce", "task-null",
                              "task is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_reduce_op(op)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__model_context(model_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "model_add_allreduce", "op-enum",
                              "op is %lld; expected a dtl_reduce_op", (long long)op);
    if (DTL_UNLIKELY(op != DTL_OP_SUM && op != DTL_OP_PROD && op != DTL_OP_MIN && op !=
                     DTL_OP_MAX))
        return dtl__refuse_in(
            dtl__context_error_scope(dtl__model_context(model_object)), DTL_ERROR_INVALID_ARGUMENT,
            "model_add_allreduce", "op-range",
            "op is %lld; expected op == DTL_OP_SUM or op == DTL_OP_PROD or op == DTL_OP_MIN or op"
            " == DTL_OP_MAX",
            (long long)op);
    if (DTL_UNLIKELY(tensor < 0 || tensor >= (int64_t)dtl__model_tensors(model_object)))
        return dtl__refuse_in(
            dtl__context_error_scope(dtl__model_context(model_object)), DTL_ERROR_OUT_OF_BOUNDS,
            "model_add_allreduce", "tensor-range",
            "tensor is %lld; expected tensor >= 0 and tensor < tensors(model) (%llu)",
            (long long)tensor, (unsigned long long)dtl__model_tensors(model_object));

    if (DTL_UNLIKELY(dtl__observed))
        return model_add_allreduce_observed(model, op, tensor, task, model_object);
    dtl_status status = dtl_impl_model_add_allreduce(model_object, op, tensor, task);
    return dtl__result(CALL_MODEL_ADD_ALLREDUCE, status);
}

/* spec/model.yaml: model_add_prefetch: the observed path */
static DTL_NOINLINE dtl_status model_add_prefetch_observed(dtl_model_t model, dtl_index_t tensor,
                                                           dtl_index_t *task,
                                                           struct model *model_object)
{
    dtl_status begun = dtl__call_begin(CALL_MODEL_ADD_PREFETCH,
                                       dtl__model_context(model_object),
                                       (const int64_t[]){tensor}, 1);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_MODEL_ADD_PREFETCH, (const struct handles[]){{&model, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_MODEL_ADD_PREFETCH,
                      dtl__context_error_scope(dtl__model_context(model_object)), begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &model, sizeof model},
            {'n', &tensor, sizeof tensor},
            {'w', task, sizeof *task},
        };
        dtl__record_call(CALL_MODEL_ADD_PREFETCH, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_model_add_prefetch(model_object, tensor, task);
    dtl__result(CALL_MODEL_ADD_PREFETCH, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_MODEL_ADD_PREFETCH,
                  dtl__context_error_scope(dtl__model_context(model_object)), status);
    return status;
}

/* spec/model.yaml: model_add_prefetch */
dtl_status dtl_model_add_prefetch(dtl_model_t model, dtl_index_t tensor, dtl_index_t *task)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "model_add_prefetch", "state", "%s",
                           dtl__closed_reason());
    struct model *model_object = dtl__handle_object(model, HANDLE_MODEL, "model_add_prefetch",
                                                    "model");
    if (DTL_UNLIKELY(model_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(task)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__model_context(model_object)),
                              DTL_ERROR_NULL_POINTER, "model_add_prefetch", "task-null",
                              "task is NULL; expected an address");
    if (DTL_UNLIKELY(tensor < 0 || tensor >= (int64_t)dtl__model_tensors(model_object)))
        return dtl__refuse_in(
            dtl__context_error_scope(dtl__model_context(model_object)), DTL_ERROR_OUT_OF_BOUNDS,
            "model_add_prefetch", "tensor-range",
            "tensor is %lld; expected tensor >= 0 and tensor < tensors(model) (%llu)",
            (long long)tensor, (unsigned long long)dtl__model_tensors(model_object));

    if (DTL_UNLIKELY(dtl__observed))
        return model_add_prefetch_observed(model, tensor, task, model_object);
    dtl_status status = dtl_impl_model_add_prefetch(model_object, tensor, task);
    return dtl__result(CALL_MODEL_ADD_PREFETCH, status);
}

/* spec/model.yaml: model_add_order: the observed path */
static DTL_NOINLINE dtl_status model_add_order_observed(dtl_model_t model, dtl_index_t task,
                                                        dtl_index_t before,
                                                        struct model *model_object)
{
    dtl_status begun = dtl__call_begin(CALL_MODEL_ADD_ORDER, dtl__model_context(model_object),
                                       (const int64_t[]){task, before}, 2);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_MODEL_ADD_ORDER, (const struct handles[]){{&model, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_MODEL_ADD_ORDER,
                      dtl__context_error_scope(dtl__model_context(model_object)), begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &model, sizeof model},
            {'n', &task, sizeof task},
            {'n', &before, sizeof before},
        };
        dtl__record_call(CALL_MODEL_ADD_ORDER, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_model_add_order(model_object, task, before);
    dtl__result(CALL_MODEL_ADD_ORDER, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_MODEL_ADD_ORDER,
                  dtl__context_error_scope(dtl__model_context(model_object)), status);
    return status;
}

/* spec/model.yaml: model_add_order */
dtl_status dtl_model_add_order(dtl_model_t model, dtl_index_t task, dtl_index_t before)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "model_add_order", "state", "%s",
                           dtl__closed_reason());
    struct model *model_object = dtl__handle_object(model, HANDLE_MODEL, "model_add_order",
                                                    "model");
    if (DTL_UNLIKELY(model_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(task < 0 || task >= (int64_t)dtl__model_tasks(model_object)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__model_context(model_object)),
                              DTL_ERROR_OUT_OF_BOUNDS, "model_add_order", "task-range",
                              "task is %lld; expected task >= 0 and task < tasks(model) (%llu)",
                              (long long)task, (unsigned long long)dtl__model_tasks(model_object));
    if (DTL_UNLIKELY(before < 0 || before >= (int64_t)dtl__model_tasks(model_object)))
        return dtl__refuse_in(
            dtl__context_error_scope(dtl__model_context(model_object)), DTL_ERROR_OUT_OF_BOUNDS,
            "model_add_order", "before-range",
            "before is %lld; expected before >= 0 and before < tasks(model) (%llu)",
            (long long)before, (unsigned long long)dtl__model_tasks(model_object));

    if (DTL_UNLIKELY(dtl__observed))
        return model_add_order_observed(model, task, before, model_object);
    dtl_status status = dtl_impl_model_add_order(model_object, task, before);
    return dtl__result(CALL_MODEL_ADD_ORDER, status);
}

/* spec/model.yaml: model_schedule: the observed path */
static DTL_NOINLINE dtl_status model_schedule_observed(dtl_model_t model, int workers,
                                                       struct model *model_object)
{
    struct context *entered = dtl__model_context(model_object);
    dtl_status begun = dtl__call_begin(CALL_MODEL_SCHEDULE, dtl__model_context(model_object),
                                       (const int64_t[]){workers}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    begun = dtl__guard_enter(CALL_MODEL_SCHEDULE, (const struct handles[]){{&model, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        begun = dtl__call_agree(CALL_MODEL_SCHEDULE, begun);
        dtl__context_leave(entered);
        dtl__call_end(CALL_MODEL_SCHEDULE,
                      dtl__context_error_scope(dtl__model_context(model_object)), begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &model, sizeof model},
            {'n', &workers, sizeof workers},
        };
        dtl__record_call(CALL_MODEL_SCHEDULE, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_model_schedule(model_object, workers);
    status = dtl__agree_end(entered, status);
    status = dtl__call_agree(CALL_MODEL_SCHEDULE, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_MODEL_SCHEDULE, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_MODEL_SCHEDULE,
                  dtl__context_error_scope(dtl__model_context(model_object)), status);
    return status;
}

/* spec/model.yaml: model_schedule */
dtl_status dtl_model_schedule(dtl_model_t model, int workers)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "model_schedule", "state", "%s",
                           dtl__closed_reason());
    struct model *model_object = dtl__handle_object(model, HANDLE_MODEL, "model_schedule", "model");
    if (DTL_UNLIKELY(model_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;

    struct context *entered = dtl__model_context(model_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_MODEL_SCHEDULE);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(dtl__context_error_scope(dtl__model_context(model_object)), AGREES_ALWAYS);

    if (DTL_UNLIKELY(dtl__observed))
        return model_schedule_observed(model, workers, model_object);
    dtl_status status = dtl_impl_model_schedule(model_object, workers);
    status = dtl__agree_end(entered, status);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_MODEL_SCHEDULE, status);
}

/* spec/model.yaml: model_run: the observed path */
static DTL_NOINLINE dtl_status model_run_observed(dtl_model_t model, struct model *model_object)
{
    struct context *entered = dtl__model_context(model_object);
    dtl_status begun = dtl__call_begin(CALL_MODEL_RUN, dtl__model_context(model_object), NULL,
                                       0);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    begun = dtl__guard_enter(CALL_MODEL_RUN, (const struct handles[]){{&model, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        begun = dtl__call_agree(CALL_MODEL_RUN, begun);
        dtl__context_leave(entered);
        dtl__call_end(CALL_MODEL_RUN,
                      dtl__context_error_scope(dtl__model_context(model_object)), begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &model, sizeof model},
        };
        dtl__record_call(CALL_MODEL_RUN, dtl__arguments, 1);
    }
    dtl_status status = dtl_impl_model_run(model_object);
    status = dtl__agree_end(entered, status);
    status = dtl__call_agree(CALL_MODEL_RUN, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_MODEL_RUN, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_MODEL_RUN, dtl__context_error_scope(dtl__model_context(model_object)),
                  status);
    return status;
}

/* spec/model.yaml: model_run */
dtl_status dtl_model_run(dtl_model_t model)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "model_run", "state", "%s",
                           dtl__closed_reason());
    struct model *model_object = dtl__handle_object(model, HANDLE_MODEL, "model_run", "model");
    if (DTL_UNLIKELY(model_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;

    struct context *entered = dtl__model_context(model_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_MODEL_RUN);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(dtl__context_error_scope(dtl__model_context(model_object)), AGREES_ALWAYS);

    if (DTL_UNLIKELY(dtl__observed))
        return model_run_observed(model, model_object);
    dtl_status status = dtl_impl_model_run(model_object);
    status = dtl__agree_end(entered, status);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_MODEL_RUN, status);
}

/* spec/model.yaml: model_record_of: the observed path */
static DTL_NOINLINE dtl_status model_record_of_observed(dtl_model_t model, dtl_size_t index,
                                                        dtl_model_record_t *record,
                                                        struct model *model_object)
{
    dtl_status begun = dtl__call_begin(CALL_MODEL_RECORD_OF, dtl__model_context(model_object),
                                       (const int64_t[]){index}, 1);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_MODEL_RECORD_OF, (const struct handles[]){{&model, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_MODEL_RECORD_OF,
                      dtl__context_error_scope(dtl__model_context(model_object)), begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &model, sizeof model},
            {'n', &index, sizeof index},
            {'w', record, sizeof *record},
        };
        dtl__record_call(CALL_MODEL_RECORD_OF, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_model_record_of(model_object, index, record);
    dtl__result(CALL_MODEL_RECORD_OF, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_MODEL_RECORD_OF,
                  dtl__context_error_scope(dtl__model_context(model_object)), status);
    return status;
}

/* spec/model.yaml: model_record_of */
dtl_status dtl_model_record_of(dtl_model_t model, dtl_size_t index, dtl_model_record_t *record)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "model_record_of", "state", "%s",
                           dtl__closed_reason());
    struct model *model_object = dtl__handle_object(model, HANDLE_MODEL, "model_record_of",
                                                    "model");
    if (DTL_UNLIKELY(model_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(record)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__model_context(model_object)),
                              DTL_ERROR_NULL_POINTER, "model_record_of", "record-null",
                              "record is NULL; expected an address");
    if (DTL_UNLIKELY(index >= dtl__model_records(model_object)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__model_context(model_object)),
                              DTL_ERROR_OUT_OF_BOUNDS, "model_record_of", "index-range",
                              "index is %lld; expected index < records(model) (%llu)",
                              (long long)index,
                              (unsigned long long)dtl__model_records(model_object));

    if (DTL_UNLIKELY(dtl__observed))
        return model_record_of_observed(model, index, record, model_object);
    dtl_status status = dtl_impl_model_record_of(model_object, index, record);
    return dtl__result(CALL_MODEL_RECORD_OF, status);
}

/* spec/model.yaml: model_wait_of: the observed path */
static DTL_NOINLINE dtl_status model_wait_of_observed(dtl_model_t model, dtl_size_t index,
                                                      int *worker, dtl_size_t *count,
                                                      struct model *model_object)
{
    dtl_status begun = dtl__call_begin(CALL_MODEL_WAIT_OF, dtl__model_context(model_object),
                                       (const int64_t[]){index}, 1);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_MODEL_WAIT_OF, (const struct handles[]){{&model, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_MODEL_WAIT_OF,
                      dtl__context_error_scope(dtl__model_context(model_object)), begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &model, sizeof model},
            {'n', &index, sizeof index},
            {'w', worker, sizeof *worker},
            {'w', count, sizeof *count},
        };
        dtl__record_call(CALL_MODEL_WAIT_OF, dtl__arguments, 4);
    }
    dtl_status status = dtl_impl_model_wait_of(model_object, index, worker, count);
    dtl__result(CALL_MODEL_WAIT_OF, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_MODEL_WAIT_OF,
                  dtl__context_error_scope(dtl__model_context(model_object)), status);
    return status;
}

/* spec/model.yaml: model_wait_of */
dtl_status dtl_model_wait_of(dtl_model_t model, dtl_size_t index, int *worker, dtl_size_t *count)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "model_wait_of", "state", "%s",
                           dtl__closed_reason());
    struct model *model_object = dtl__handle_object(model, HANDLE_MODEL, "model_wait_of", "model");
    if (DTL_UNLIKELY(model_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(worker)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__model_context(model_object)),
                              DTL_ERROR_NULL_POINTER, "model_wait_of", "worker-null",
                              "worker is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(count)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__model_context(model_object)),
                              DTL_ERROR_NULL_POINTER, "model_wait_of", "count-null",
                              "count is NULL; expected an address");
    if (DTL_UNLIKELY(index >= dtl__model_waits(model_object)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__model_context(model_object)),
                              DTL_ERROR_OUT_OF_BOUNDS, "model_wait_of", "index-range",
                              "index is %lld; expected index < waits(model) (%llu)",
                              (long long)index, (unsigned long long)dtl__model_waits(model_object));

    if (DTL_UNLIKELY(dtl__observed))
        return model_wait_of_observed(model, index, worker, count, model_object);
    dtl_status status = dtl_impl_model_wait_of(model_object, index, worker, count);
    return dtl__result(CALL_MODEL_WAIT_OF, status);
}
