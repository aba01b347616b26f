/* SPDX-License-Identifier: BSD-3-Clause */
/* Tasks: what each kind wants of its tensors. */
#include <inttypes.h>
#include <math.h>

#include "dtl_impl.h"
#include "model.h"

enum { NONE = DTL_MODEL_NO_TENSOR };

int64_t dtl__task_written(const struct model_task *task)
{
    bool writes = task->kind != DTL_MODEL_BARRIER && task->kind != DTL_MODEL_PREFETCH;

    return writes ? task->tensors[OPERANDS - 1] : DTL_MODEL_NO_TENSOR;
}

static dtl_status task_append(struct model *model, const struct model_task *task, dtl_index_t *out)
{
    dtl_status status =
        dtl__model_grow((void **)&model->tasks, model->task_count, &model->task_room, sizeof *task);

    if (status != DTL_SUCCESS)
        return status;
    dtl__model_unplan(model);
    model->tasks[model->task_count] = *task;
    *out = (dtl_index_t)model->task_count++;
    return DTL_SUCCESS;
}

/* ---- what is asked of tensors ---------------------------------------------------------------- */

static dtl_status shape_check(const struct model *model, const char *name, int64_t tensor,
                              uint64_t rows, uint64_t columns)
{
    const struct model_tensor *given;

    if (tensor == DTL_MODEL_NO_TENSOR)
        return DTL_SUCCESS;
    given = &model->tensors[tensor];
    if (given->rows == rows && given->columns == columns)
        return DTL_SUCCESS;
    return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "shape",
                                "%s is tensor %" PRId64 " of %" PRIu64 " x %" PRIu64
                                " elements; expected %" PRIu64 " x %" PRIu64,
                                name, tensor, given->rows, given->columns, rows, columns);
}

/* Fails where what is written overlaps what is read, unless they may be one tensor and are. */
static dtl_status overlap_check(const struct model *model, const char *name, int64_t read,
                                int64_t out, bool may_coincide)
{
    const struct model_tensor *from, *to = &model->tensors[out];

    if (read == DTL_MODEL_NO_TENSOR)
        return DTL_SUCCESS;
    from = &model->tensors[read];
    if (!dtl__tensors_touch(from, to) || (may_coincide && dtl__tensors_coincide(from, to)))
        return DTL_SUCCESS;
    return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "out-overlap",
                                "out is tensor %" PRId64 ", which overlaps %s, tensor %" PRId64
                                "; expected one beside it%s",
                                out, name, read, may_coincide ? ", or the same" : "");
}

/* ---- the kinds ------------------------------------------------------------------------------- */

dtl_status dtl_impl_model_add_unary(struct model *model, dtl_model_unary_op op, dtl_index_t x,
                                    dtl_index_t out, dtl_index_t *task)
{
    const struct model_tensor *to = &model->tensors[out];
    const struct model_task made = {
        .kind = DTL_MODEL_UNARY, .operation = (int32_t)op, .tensors = {x, NONE, NONE, out}};
    dtl_status status = shape_check(model, "x", x, to->rows, to->columns);

    if (status == DTL_SUCCESS)
        status = overlap_check(model, "x", x, out, true);
    return status == DTL_SUCCESS ? task_append(model, &made, task) : status;
}

dtl_status dtl_impl_model_add_binary(struct model *model, dtl_model_binary_op op, dtl_index_t x,
                                     dtl_index_t y, dtl_index_t out, dtl_index_t *task)
{
    const struct model_tensor *to = &model->tensors[out];
    uint64_t rows = model->tensors[y].rows == 1 ? 1 : to->rows;
    const struct model_task made = {
        .kind = DTL_MODEL_BINARY, .operation = (int32_t)op, .tensors = {x, y, NONE, out}};
    dtl_status status = shape_check(model, "x", x, to->rows, to->columns);

    if (status == DTL_SUCCESS)
        status = shape_check(model, "y", y, rows, to->columns);
    if (status == DTL_SUCCESS)
        status = overlap_check(model, "x", x, out, true);
    if (status == DTL_SUCCESS)
        status = overlap_check(model, "y", y, out, true);
    return status == DTL_SUCCESS ? task_append(model, &made, task) : status;
}

dtl_status dtl_impl_model_add_linear(struct model *model, dtl_index_t x, dtl_index_t weight,
                                     dtl_index_t bias, dtl_index_t out, dtl_index_t *task)
{
    const struct model_tensor *to = &model->tensors[out];
    uint64_t depth = model->tensors[x].columns;
    const struct model_task made = {.kind = DTL_MODEL_LINEAR, .tensors = {x, weight, bias, out}};
    dtl_status status = shape_check(model, "x", x, to->rows, depth);

    if (status == DTL_SUCCESS)
        status = shape_check(model, "weight", weight, to->columns, depth);
    if (status == DTL_SUCCESS)
        status = shape_check(model, "bias", bias, 1, to->columns);
    if (status == DTL_SUCCESS)
        status = overlap_check(model, "x", x, out, false);
    if (status == DTL_SUCCESS)
        status = overlap_check(model, "weight", weight, out, false);
    if (status == DTL_SUCCESS)
        status = overlap_check(model, "bias", bias, out, false);
    return status == DTL_SUCCESS ? task_append(model, &made, task) : status;
}

dtl_status dtl_impl_model_add_normalize(struct model *model, dtl_model_norm norm, dtl_index_t x,
                                        dtl_index_t weight, dtl_index_t bias, double epsilon,
                                        dtl_index_t out, dtl_index_t *task)
{
    const struct model_tensor *to = &model->tensors[out];
    const struct model_task made = {.kind = DTL_MODEL_NORMALIZE,
                                    .operation = (int32_t)norm,
                                    .tensors = {x, weight, bias, out},
                                    .epsilon = epsilon};
    dtl_status status = shape_check(model, "x", x, to->rows, to->columns);

    if (status == DTL_SUCCESS)
        status = shape_check(model, "weight", weight, 1, to->columns);
    if (status == DTL_SUCCESS)
        status = shape_check(model, "bias", bias, 1, to->columns);
    if (status == DTL_SUCCESS && !(isfinite(epsilon) && epsilon >= 0))
        status = dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "epsilon-range",
                                      "epsilon is %g; expected a finite number >= 0", epsilon);
    if (status == DTL_SUCCESS)
        status = overlap_check(model, "x", x, out, true);
    if (status == DTL_SUCCESS)
        status = overlap_check(model, "weight", weight, out, false);
    if (status == DTL_SUCCESS)
        status = overlap_check(model, "bias", bias, out, false);
    return status == DTL_SUCCESS ? task_append(model, &made, task) : status;
}

dtl_status dtl_impl_model_add_barrier(struct model *model, dtl_index_t *task)
{
    const struct model_task made = {.kind = DTL_MODEL_BARRIER, .tensors = {NONE, NONE, NONE, NONE}};

    return task_append(model, &made, task);
}

dtl_status dtl_impl_model_add_allreduce(struct model *model, dtl_reduce_op op, dtl_index_t tensor,
                                        dtl_index_t *task)
{
    const struct model_task made = {.kind = DTL_MODEL_ALLREDUCE,
                                    .operation = (int32_t)op,
                                    .tensors = {NONE, NONE, NONE, tensor}};

    if (!dtl__tensor_is_dense(&model->tensors[tensor]))
        return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "tensor-rows",
                                    "tensor is %" PRId64 ", a view whose rows lie apart; "
                                    "expected one whose rows lie one behind the other",
                                    tensor);
    return task_append(model, &made, task);
}

dtl_status dtl_impl_model_add_prefetch(struct model *model, dtl_index_t tensor, dtl_index_t *task)
{
    const struct model_task made = {.kind = DTL_MODEL_PREFETCH,
                                    .tensors = {tensor, NONE, NONE, NONE}};

    return task_append(model, &made, task);
}

dtl_status dtl_impl_model_add_order(struct model *model, dtl_index_t task, dtl_index_t before)
{
    dtl_status status = dtl__model_edge(&model->orders, task, before);

    if (status == DTL_SUCCESS)
        dtl__model_unplan(model);
    return status;
}
