/* SPDX-License-Identifier: BSD-3-Clause */
/* Adds tasks to a model, after checking the operands of each kind. */
#include <float.h>
#include <inttypes.h>
#include <math.h>
#include <stdio.h>

#include "dtl_impl.h"
#include "model.h"

enum { NONE = DTL_MODEL_NO_TENSOR };

int64_t dtl__task_written(const struct model_task *task)
{
    bool writes = task->kind != DTL_MODEL_BARRIER && task->kind != DTL_MODEL_PREFETCH;

    return writes ? task->tensors[OPERANDS - 1] : DTL_MODEL_NO_TENSOR;
}

/* Fails if an operand is a tensor of lengths, which no kernel computes with. */
static dtl_status check_operand_dtypes(const struct model *model, const struct model_task *task)
{
    static const char *const names[][OPERANDS] = {
        [DTL_MODEL_UNARY] = {"x", NULL, NULL, "out"},
        [DTL_MODEL_BINARY] = {"x", "y", NULL, "out"},
        [DTL_MODEL_LINEAR] = {"x", "weight", "bias", "out"},
        [DTL_MODEL_NORMALIZE] = {"x", "weight", "bias", "out"},
        [DTL_MODEL_BARRIER] = {NULL},
        [DTL_MODEL_ALLREDUCE] = {NULL, NULL, NULL, "tensor"},
        [DTL_MODEL_PREFETCH] = {"tensor"},
        [DTL_MODEL_FLASH_ATTENTION] = {"query", "key", "value", "out"},
        [DTL_MODEL_FLASH_DECODE] = {"query", "key", "value", "out"},
        [DTL_MODEL_APPEND] = {"x", NULL, NULL, "cache"},
    };

    for (int operand = 0; operand < OPERANDS; operand++) {
        int64_t tensor = task->tensors[operand];

        if (tensor != NONE && model->tensors[tensor].dtype == DTL_DTYPE_INT64)
            return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "dtype",
                                        "%s is tensor %" PRId64
                                        " of int64; expected float32 or bfloat16",
                                        names[task->kind][operand], tensor);
    }
    return DTL_SUCCESS;
}

/* Checks the dtypes of the operands, locks the model, appends the task and drops the plan. Sets
 * *out to the task's number. */
static dtl_status append_task(struct model *model, const struct model_task *task, dtl_index_t *out)
{
    dtl_status status = check_operand_dtypes(model, task);

    if (status == DTL_SUCCESS)
        status = dtl__model_lock(model);
    if (status != DTL_SUCCESS)
        return status;
    status = dtl__model_grow((void **)&model->tasks, model->task_count, &model->task_capacity,
                             sizeof *task);
    if (status == DTL_SUCCESS) {
        dtl__model_drop_plan(model);
        model->tasks[model->task_count] = *task;
        *out = (dtl_index_t)model->task_count++;
    }
    dtl__model_unlock(model);
    return status;
}

/* ---- checks of operands ---------------------------------------------------------------------- */

/* Fails unless the operand, if the task has it, has these extents. */
static dtl_status check_shape(const struct model *model, const char *name, int64_t tensor,
                              uint64_t rows, uint64_t columns)
{
    const struct model_tensor *operand_tensor;

    if (tensor == DTL_MODEL_NO_TENSOR)
        return DTL_SUCCESS;
    operand_tensor = &model->tensors[tensor];
    if (operand_tensor->rows == rows && operand_tensor->columns == columns)
        return DTL_SUCCESS;
    return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "shape",
                                "%s is tensor %" PRId64 " of %" PRIu64 " x %" PRIu64
                                " elements; expected %" PRIu64 " x %" PRIu64,
                                name, tensor, operand_tensor->rows, operand_tensor->columns, rows,
                                columns);
}

/* Fails if the output overlaps an input. With `may_coincide` they may be the same tensor. */
static dtl_status check_no_overlap(const struct model *model, const char *name, int64_t read,
                                   const char *written, int64_t out, bool may_coincide)
{
    const struct model_tensor *from, *to = &model->tensors[out];

    if (read == DTL_MODEL_NO_TENSOR)
        return DTL_SUCCESS;
    from = &model->tensors[read];
    if (!dtl__tensors_overlap(from, to) || (may_coincide && dtl__tensors_coincide(from, to)))
        return DTL_SUCCESS;
    return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "out-overlap",
                                "%s is tensor %" PRId64 ", which overlaps %s, tensor %" PRId64
                                "; expected one that does not overlap it%s",
                                written, out, name, read, may_coincide ? ", or the same" : "");
}

static dtl_status check_out_overlap(const struct model *model, const char *name, int64_t read,
                                    int64_t out, bool may_coincide)
{
    return check_no_overlap(model, name, read, "out", out, may_coincide);
}

/* Fails unless a number is representable in float32, in which tasks compute, and not negative. */
static dtl_status check_number(const char *name, double number)
{
    char key[32];

    if (number >= 0 && number <= FLT_MAX)
        return DTL_SUCCESS;
    snprintf(key, sizeof key, "%s-range", name);
    return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, key,
                                "%s is %g; expected a number from 0 to %g, the largest float32",
                                name, number, (double)FLT_MAX);
}

/* ---- the kinds ------------------------------------------------------------------------------- */

dtl_status dtl_impl_model_add_unary(struct model *model, dtl_model_unary_op op, dtl_index_t x,
                                    dtl_index_t out, dtl_index_t *task)
{
    const struct model_tensor *to = &model->tensors[out];
    const struct model_task added = {
        .kind = DTL_MODEL_UNARY, .operation = (int32_t)op, .tensors = {x, NONE, NONE, out}};
    dtl_status status = check_shape(model, "x", x, to->rows, to->columns);

    if (status == DTL_SUCCESS)
        status = check_out_overlap(model, "x", x, out, true);
    return status == DTL_SUCCESS ? append_task(model, &added, task) : status;
}

dtl_status dtl_impl_model_add_binary(struct model *model, dtl_model_binary_op op, dtl_index_t x,
                                     dtl_index_t y, dtl_index_t out, dtl_index_t *task)
{
    const struct model_tensor *to = &model->tensors[out];
    uint64_t rows = model->tensors[y].rows == 1 ? 1 : to->rows;
    const struct model_task added = {
        .kind = DTL_MODEL_BINARY, .operation = (int32_t)op, .tensors = {x, y, NONE, out}};
    dtl_status status = check_shape(model, "x", x, to->rows, to->columns);

    if (status == DTL_SUCCESS)
        status = check_shape(model, "y", y, rows, to->columns);
    if (status == DTL_SUCCESS)
        status = check_out_overlap(model, "x", x, out, true);
    if (status == DTL_SUCCESS)
        status = check_out_overlap(model, "y", y, out, true);
    return status == DTL_SUCCESS ? append_task(model, &added, task) : status;
}

dtl_status dtl_impl_model_add_linear(struct model *model, dtl_index_t x, dtl_index_t weight,
                                     dtl_index_t bias, dtl_index_t out, dtl_index_t *task)
{
    const struct model_tensor *to = &model->tensors[out];
    uint64_t depth = model->tensors[x].columns;
    const struct model_task added = {.kind = DTL_MODEL_LINEAR, .tensors = {x, weight, bias, out}};
    dtl_status status = check_shape(model, "x", x, to->rows, depth);

    if (status == DTL_SUCCESS)
        status = check_shape(model, "weight", weight, to->columns, depth);
    if (status == DTL_SUCCESS)
        status = check_shape(model, "bias", bias, 1, to->columns);
    if (status == DTL_SUCCESS)
        status = check_out_overlap(model, "x", x, out, false);
    if (status == DTL_SUCCESS)
        status = check_out_overlap(model, "weight", weight, out, false);
    if (status == DTL_SUCCESS)
        status = check_out_overlap(model, "bias", bias, out, false);
    return status == DTL_SUCCESS ? append_task(model, &added, task) : status;
}

dtl_status dtl_impl_model_add_normalize(struct model *model, dtl_model_norm norm, dtl_index_t x,
                                        dtl_index_t weight, dtl_index_t bias, double epsilon,
                                        dtl_index_t out, dtl_index_t *task)
{
    const struct model_tensor *to = &model->tensors[out];
    const struct model_task added = {.kind = DTL_MODEL_NORMALIZE,
                                     .operation = (int32_t)norm,
                                     .tensors = {x, weight, bias, out},
                                     .epsilon = epsilon};
    dtl_status status = check_shape(model, "x", x, to->rows, to->columns);

    if (status == DTL_SUCCESS)
        status = check_shape(model, "weight", weight, 1, to->columns);
    if (status == DTL_SUCCESS)
        status = check_shape(model, "bias", bias, 1, to->columns);
    if (status == DTL_SUCCESS)
        status = check_number("epsilon", epsilon);
    if (status == DTL_SUCCESS)
        status = check_out_overlap(model, "x", x, out, true);
    if (status == DTL_SUCCESS)
        status = check_out_overlap(model, "weight", weight, out, false);
    if (status == DTL_SUCCESS)
        status = check_out_overlap(model, "bias", bias, out, false);
    return status == DTL_SUCCESS ? append_task(model, &added, task) : status;
}

/* Fails unless the number of heads divides the columns of the query, and the heads of the key
 * divide the heads of the query. */
static dtl_status check_attention_heads(const struct model *model, const struct model_task *task)
{
    uint64_t columns_total = model->tensors[task->tensors[0]].columns,
             columns = columns_total / task->heads;
    const struct model_tensor *key = &model->tensors[task->tensors[1]];

    if (columns_total % task->heads != 0 || columns > HEAD_COLUMNS)
        return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "heads",
                                    "heads is %" PRIu64 " for the %" PRIu64
                                    " columns of query; expected a divisor of them that leaves "
                                    "heads of at most %d columns",
                                    task->heads, columns_total, (int)HEAD_COLUMNS);
    if (key->columns % columns != 0)
        return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "heads",
                                    "key is tensor %" PRId64 " of %" PRIu64
                                    " columns; expected heads of %" PRIu64 ", as query has",
                                    task->tensors[1], key->columns, columns);
    if (task->heads % (key->columns / columns) == 0)
        return DTL_SUCCESS;
    return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "heads",
                                "heads is %" PRIu64 " for the %" PRIu64
                                " heads of key; expected a multiple of those",
                                task->heads, key->columns / columns);
}

/* Fails unless all operands have the dtype of the query. */
static dtl_status check_attention_dtypes(const struct model *model, const struct model_task *task)
{
    static const char *const names[OPERANDS] = {"query", "key", "value", "out"};
    dtl_dtype dtype = model->tensors[task->tensors[0]].dtype;

    for (int operand = 1; operand < OPERANDS; operand++) {
        dtl_dtype other = model->tensors[task->tensors[operand]].dtype;

        if (other != dtype)
            return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "dtype",
                                        "%s is tensor %" PRId64 " of %s; expected %s, as query has",
                                        names[operand], task->tensors[operand],
                                        dtl__dtype(other)->name, dtl__dtype(dtype)->name);
    }
    return DTL_SUCCESS;
}

/* Checks the operands of either kind of attention. Sets the default scale, given as 0. */
static dtl_status check_attention(const struct model *model, struct model_task *task)
{
    const struct model_tensor *query = &model->tensors[task->tensors[0]];
    const struct model_tensor *key = &model->tensors[task->tensors[1]];
    int64_t out = task->tensors[OPERANDS - 1];
    dtl_status status = check_attention_heads(model, task);

    if (status == DTL_SUCCESS)
        status = check_shape(model, "value", task->tensors[2], key->rows, key->columns);
    if (status == DTL_SUCCESS)
        status = check_shape(model, "out", out, query->rows, query->columns);
    if (status == DTL_SUCCESS)
        status = check_attention_dtypes(model, task);
    if (status == DTL_SUCCESS)
        status = check_number("scale", task->epsilon);
    if (status == DTL_SUCCESS)
        status = check_out_overlap(model, "query", task->tensors[0], out, false);
    if (status == DTL_SUCCESS)
        status = check_out_overlap(model, "key", task->tensors[1], out, false);
    if (status == DTL_SUCCESS)
        status = check_out_overlap(model, "value", task->tensors[2], out, false);
    if (status == DTL_SUCCESS && task->epsilon == 0)
        task->epsilon = sqrt((double)task->heads / (double)query->columns);
    return status;
}

dtl_status dtl_impl_model_add_flash_attention(struct model *model, dtl_model_mask mask,
                                              dtl_index_t query, dtl_index_t key, dtl_index_t value,
                                              dtl_size_t heads, double scale, dtl_index_t out,
                                              dtl_index_t *task)
{
    uint64_t rows = model->tensors[query].rows, keys = model->tensors[key].rows;
    struct model_task added = {.kind = DTL_MODEL_FLASH_ATTENTION,
                               .operation = (int32_t)mask,
                               .tensors = {query, key, value, out},
                               .epsilon = scale,
                               .heads = heads};
    dtl_status status = check_attention(model, &added);

    if (status == DTL_SUCCESS && mask == DTL_MODEL_CAUSAL && keys < rows)
        status = dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "key-rows",
                                      "key is tensor %" PRId64 " of %" PRIu64
                                      " rows; expected at least the %" PRIu64
                                      " of query, since the mask is causal",
                                      key, keys, rows);
    return status == DTL_SUCCESS ? append_task(model, &added, task) : status;
}

/* Fails unless `lengths` is one row of int64, with one element per sequence. */
static dtl_status check_lengths(const struct model *model, int64_t lengths, uint64_t sequences)
{
    const struct model_tensor *operand_tensor = &model->tensors[lengths];

    if (operand_tensor->dtype != DTL_DTYPE_INT64)
        return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "lengths-dtype",
                                    "lengths is tensor %" PRId64 " of %s; expected int64", lengths,
                                    dtl__dtype(operand_tensor->dtype)->name);
    return check_shape(model, "lengths", lengths, 1, sequences);
}

/* Fails unless the rows can be divided evenly between the sequences. */
static dtl_status check_sequences(const char *name, int64_t tensor,
                                  const struct model_tensor *operand_tensor, uint64_t sequences)
{
    if (operand_tensor->rows % sequences == 0)
        return DTL_SUCCESS;
    return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "sequence-rows",
                                "%s is tensor %" PRId64 " of %" PRIu64
                                " rows; expected a multiple of the %" PRIu64
                                " sequences that lengths has",
                                name, tensor, operand_tensor->rows, sequences);
}

dtl_status dtl_impl_model_add_flash_decode(struct model *model, dtl_index_t query, dtl_index_t key,
                                           dtl_index_t value, dtl_index_t lengths, dtl_size_t heads,
                                           double scale, dtl_index_t out, dtl_index_t *task)
{
    uint64_t sequences = model->tensors[query].rows, rows = model->tensors[key].rows;
    struct model_task added = {.kind = DTL_MODEL_FLASH_DECODE,
                               .tensors = {query, key, value, out},
                               .epsilon = scale,
                               .heads = heads,
                               .lengths = (uint64_t)lengths};
    dtl_status status = check_attention(model, &added);

    if (status == DTL_SUCCESS && rows % sequences != 0)
        status = dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "key-rows",
                                      "key is tensor %" PRId64 " of %" PRIu64
                                      " rows; expected a multiple of the %" PRIu64
                                      " of query, a cache for each",
                                      key, rows, sequences);
    if (status == DTL_SUCCESS)
        status = check_lengths(model, lengths, sequences);
    if (status == DTL_SUCCESS)
        status = check_out_overlap(model, "lengths", lengths, out, false);
    return status == DTL_SUCCESS ? append_task(model, &added, task) : status;
}

dtl_status dtl_impl_model_add_append(struct model *model, dtl_index_t x, dtl_index_t lengths,
                                     dtl_index_t cache, dtl_index_t *task)
{
    const struct model_tensor *from = &model->tensors[x], *to = &model->tensors[cache];
    uint64_t sequences = model->tensors[lengths].columns;
    const struct model_task added = {
        .kind = DTL_MODEL_APPEND, .tensors = {x, NONE, NONE, cache}, .lengths = (uint64_t)lengths};
    dtl_status status = check_lengths(model, lengths, sequences);

    if (status == DTL_SUCCESS)
        status = check_sequences("x", x, from, sequences);
    if (status == DTL_SUCCESS)
        status = check_sequences("cache", cache, to, sequences);
    if (status == DTL_SUCCESS)
        status = check_shape(model, "x", x, from->rows, to->columns);
    if (status == DTL_SUCCESS)
        status = check_no_overlap(model, "x", x, "cache", cache, false);
    if (status == DTL_SUCCESS)
        status = check_no_overlap(model, "lengths", lengths, "cache", cache, false);
    return status == DTL_SUCCESS ? append_task(model, &added, task) : status;
}

dtl_status dtl_impl_model_add_barrier(struct model *model, dtl_index_t *task)
{
    const struct model_task added = {.kind = DTL_MODEL_BARRIER,
                                     .tensors = {NONE, NONE, NONE, NONE}};

    return append_task(model, &added, task);
}

dtl_status dtl_impl_model_add_allreduce(struct model *model, dtl_reduce_op op, dtl_index_t tensor,
                                        dtl_index_t *task)
{
    const struct model_task added = {.kind = DTL_MODEL_ALLREDUCE,
                                     .operation = (int32_t)op,
                                     .tensors = {NONE, NONE, NONE, tensor}};

    if (!dtl__tensor_is_dense(&model->tensors[tensor]))
        return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "tensor-rows",
                                    "tensor is %" PRId64
                                    ", a view with gaps between its rows; expected contiguous rows",
                                    tensor);
    return append_task(model, &added, task);
}

dtl_status dtl_impl_model_add_prefetch(struct model *model, dtl_index_t tensor, dtl_index_t *task)
{
    const struct model_task added = {.kind = DTL_MODEL_PREFETCH,
                                     .tensors = {tensor, NONE, NONE, NONE}};

    return append_task(model, &added, task);
}

dtl_status dtl_impl_model_add_order(struct model *model, dtl_index_t task, dtl_index_t before)
{
    dtl_status status = dtl__model_lock(model);

    if (status != DTL_SUCCESS)
        return status;
    status = dtl__model_add_edge(&model->orders, task, before);
    if (status == DTL_SUCCESS)
        dtl__model_drop_plan(model);
    dtl__model_unlock(model);
    return status;
}
