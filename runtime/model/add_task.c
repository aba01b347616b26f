/* SPDX-License-Identifier: BSD-3-Clause */
/* Tasks: what each kind wants of its tensors. */
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

/* Fails where a task would compute with lengths. */
static dtl_status numbers_check(const struct model *model, const struct model_task *task)
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

static dtl_status task_append(struct model *model, const struct model_task *task, dtl_index_t *out)
{
    dtl_status status = numbers_check(model, task);

    if (status == DTL_SUCCESS)
        status = dtl__model_take(model);
    if (status != DTL_SUCCESS)
        return status;
    status =
        dtl__model_grow((void **)&model->tasks, model->task_count, &model->task_room, sizeof *task);
    if (status == DTL_SUCCESS) {
        dtl__model_unplan(model);
        model->tasks[model->task_count] = *task;
        *out = (dtl_index_t)model->task_count++;
    }
    dtl__model_give(model);
    return status;
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
static dtl_status apart_check(const struct model *model, const char *name, int64_t read,
                              const char *written, int64_t out, bool may_coincide)
{
    const struct model_tensor *from, *to = &model->tensors[out];

    if (read == DTL_MODEL_NO_TENSOR)
        return DTL_SUCCESS;
    from = &model->tensors[read];
    if (!dtl__tensors_touch(from, to) || (may_coincide && dtl__tensors_coincide(from, to)))
        return DTL_SUCCESS;
    return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "out-overlap",
                                "%s is tensor %" PRId64 ", which overlaps %s, tensor %" PRId64
                                "; expected one beside it%s",
                                written, out, name, read, may_coincide ? ", or the same" : "");
}

static dtl_status overlap_check(const struct model *model, const char *name, int64_t read,
                                int64_t out, bool may_coincide)
{
    return apart_check(model, name, read, "out", out, may_coincide);
}

/* Fails where a number is none that tasks, which compute in float32, can use. */
static dtl_status number_check(const char *name, double number)
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
    if (status == DTL_SUCCESS)
        status = number_check("epsilon", epsilon);
    if (status == DTL_SUCCESS)
        status = overlap_check(model, "x", x, out, true);
    if (status == DTL_SUCCESS)
        status = overlap_check(model, "weight", weight, out, false);
    if (status == DTL_SUCCESS)
        status = overlap_check(model, "bias", bias, out, false);
    return status == DTL_SUCCESS ? task_append(model, &made, task) : status;
}

/* What both kinds of attention ask of their heads. */
static dtl_status attention_heads_check(const struct model *model, const struct model_task *task)
{
    uint64_t there = model->tensors[task->tensors[0]].columns, columns = there / task->heads;
    const struct model_tensor *key = &model->tensors[task->tensors[1]];

    if (there % task->heads != 0 || columns > HEAD_COLUMNS)
        return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "heads",
                                    "heads is %" PRIu64 " for the %" PRIu64
                                    " columns of query; expected a divisor of them that leaves "
                                    "heads of at most %d columns",
                                    task->heads, there, (int)HEAD_COLUMNS);
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

static dtl_status attention_dtypes_check(const struct model *model, const struct model_task *task)
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

/* What both kinds of attention ask; their scale becomes a number. */
static dtl_status attention_check(const struct model *model, struct model_task *task)
{
    const struct model_tensor *query = &model->tensors[task->tensors[0]];
    const struct model_tensor *key = &model->tensors[task->tensors[1]];
    int64_t out = task->tensors[OPERANDS - 1];
    dtl_status status = attention_heads_check(model, task);

    if (status == DTL_SUCCESS)
        status = shape_check(model, "value", task->tensors[2], key->rows, key->columns);
    if (status == DTL_SUCCESS)
        status = shape_check(model, "out", out, query->rows, query->columns);
    if (status == DTL_SUCCESS)
        status = attention_dtypes_check(model, task);
    if (status == DTL_SUCCESS)
        status = number_check("scale", task->epsilon);
    if (status == DTL_SUCCESS)
        status = overlap_check(model, "query", task->tensors[0], out, false);
    if (status == DTL_SUCCESS)
        status = overlap_check(model, "key", task->tensors[1], out, false);
    if (status == DTL_SUCCESS)
        status = overlap_check(model, "value", task->tensors[2], out, false);
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
    struct model_task made = {.kind = DTL_MODEL_FLASH_ATTENTION,
                              .operation = (int32_t)mask,
                              .tensors = {query, key, value, out},
                              .epsilon = scale,
                              .heads = heads};
    dtl_status status = attention_check(model, &made);

    if (status == DTL_SUCCESS && mask == DTL_MODEL_CAUSAL && keys < rows)
        status = dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "key-rows",
                                      "key is tensor %" PRId64 " of %" PRIu64
                                      " rows; expected at least the %" PRIu64
                                      " of query, since the mask is causal",
                                      key, keys, rows);
    return status == DTL_SUCCESS ? task_append(model, &made, task) : status;
}

static dtl_status lengths_check(const struct model *model, int64_t lengths, uint64_t sequences)
{
    const struct model_tensor *given = &model->tensors[lengths];

    if (given->dtype != DTL_DTYPE_INT64)
        return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "lengths-dtype",
                                    "lengths is tensor %" PRId64 " of %s; expected int64", lengths,
                                    dtl__dtype(given->dtype)->name);
    return shape_check(model, "lengths", lengths, 1, sequences);
}

/* Fails where rows can't be dealt out to sequences. */
static dtl_status sequences_check(const char *name, int64_t tensor,
                                  const struct model_tensor *given, uint64_t sequences)
{
    if (given->rows % sequences == 0)
        return DTL_SUCCESS;
    return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "sequence-rows",
                                "%s is tensor %" PRId64 " of %" PRIu64
                                " rows; expected a multiple of the %" PRIu64
                                " sequences that lengths has",
                                name, tensor, given->rows, sequences);
}

dtl_status dtl_impl_model_add_flash_decode(struct model *model, dtl_index_t query, dtl_index_t key,
                                           dtl_index_t value, dtl_index_t lengths, dtl_size_t heads,
                                           double scale, dtl_index_t out, dtl_index_t *task)
{
    uint64_t sequences = model->tensors[query].rows, rows = model->tensors[key].rows;
    struct model_task made = {.kind = DTL_MODEL_FLASH_DECODE,
                              .tensors = {query, key, value, out},
                              .epsilon = scale,
                              .heads = heads,
                              .lengths = (uint64_t)lengths};
    dtl_status status = attention_check(model, &made);

    if (status == DTL_SUCCESS && rows % sequences != 0)
        status = dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "key-rows",
                                      "key is tensor %" PRId64 " of %" PRIu64
                                      " rows; expected a multiple of the %" PRIu64
                                      " of query, a cache for each",
                                      key, rows, sequences);
    if (status == DTL_SUCCESS)
        status = lengths_check(model, lengths, sequences);
    if (status == DTL_SUCCESS)
        status = overlap_check(model, "lengths", lengths, out, false);
    return status == DTL_SUCCESS ? task_append(model, &made, task) : status;
}

dtl_status dtl_impl_model_add_append(struct model *model, dtl_index_t x, dtl_index_t lengths,
                                     dtl_index_t cache, dtl_index_t *task)
{
    const struct model_tensor *from = &model->tensors[x], *to = &model->tensors[cache];
    uint64_t sequences = model->tensors[lengths].columns;
    const struct model_task made = {
        .kind = DTL_MODEL_APPEND, .tensors = {x, NONE, NONE, cache}, .lengths = (uint64_t)lengths};
    dtl_status status = lengths_check(model, lengths, sequences);

    if (status == DTL_SUCCESS)
        status = sequences_check("x", x, from, sequences);
    if (status == DTL_SUCCESS)
        status = sequences_check("cache", cache, to, sequences);
    if (status == DTL_SUCCESS)
        status = shape_check(model, "x", x, from->rows, to->columns);
    if (status == DTL_SUCCESS)
        status = apart_check(model, "x", x, "cache", cache, false);
    if (status == DTL_SUCCESS)
        status = apart_check(model, "lengths", lengths, "cache", cache, false);
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
    dtl_status status = dtl__model_take(model);

    if (status != DTL_SUCCESS)
        return status;
    status = dtl__model_edge(&model->orders, task, before);
    if (status == DTL_SUCCESS)
        dtl__model_unplan(model);
    dtl__model_give(model);
    return status;
}
