/* SPDX-License-Identifier: BSD-3-Clause */
/* Planning, on all ranks together: what they do together is the same on each. */
#include <inttypes.h>
#include <stdio.h>

#include "dtl_collective.h"
#include "dtl_conditions.h"
#include "dtl_impl.h"
#include "model.h"

enum { WORDS = 160 };

/* ---- what ranks do together ------------------------------------------------------------------ */

/* A task that communicates; of those that a rank has not, `task` is DTL_MODEL_NO_TENSOR. */
struct together {
    int64_t task;
    int64_t kind;
    int64_t operation;
    int64_t rows;
    int64_t columns;
    int64_t dtype;
};

/* The first from `task` on. */
static struct together together_find(const struct model *model, uint64_t task)
{
    struct together found = {.task = DTL_MODEL_NO_TENSOR};
    const struct model_tensor *tensor;

    while (task < model->task_count && !dtl__task_communicates(&model->tasks[task]))
        task++;
    if (task == model->task_count)
        return found;
    found = (struct together){.task = (int64_t)task, .kind = (int64_t)model->tasks[task].kind};
    if (model->tasks[task].kind == DTL_MODEL_BARRIER)
        return found;
    tensor = &model->tensors[model->tasks[task].tensors[OPERANDS - 1]];
    found.operation = model->tasks[task].operation;
    found.rows = (int64_t)tensor->rows;
    found.columns = (int64_t)tensor->columns;
    found.dtype = (int64_t)tensor->dtype;
    return found;
}

/* By anything but their numbers. */
static bool are_alike(const struct together *a, const struct together *b)
{
    return (a->task == DTL_MODEL_NO_TENSOR) == (b->task == DTL_MODEL_NO_TENSOR) &&
           a->kind == b->kind && a->operation == b->operation && a->rows == b->rows &&
           a->columns == b->columns && a->dtype == b->dtype;
}

static const char *together_words(const struct together *task, char words[WORDS])
{
    if (task->task == DTL_MODEL_NO_TENSOR)
        snprintf(words, WORDS, "none");
    else if (task->kind == DTL_MODEL_BARRIER)
        snprintf(words, WORDS, "task %" PRId64 ", a barrier,", task->task);
    else
        snprintf(words, WORDS,
                 "task %" PRId64 ", an allreduce of %" PRId64 " x %" PRId64 " %s by %s,",
                 task->task, task->rows, task->columns, dtl__dtype((dtl_dtype)task->dtype)->name,
                 dtl_reduce_op_name((dtl_reduce_op)task->operation));
    return words;
}

/* A number that almost surely differs where what ranks do together does. */
static int64_t together_digest(const struct model *model)
{
    struct together task = together_find(model, 0);
    int64_t digest = 0;

    while (task.task != DTL_MODEL_NO_TENSOR) {
        uint64_t next = (uint64_t)task.task + 1;

        task.task = digest;
        digest = dtl__digest(&task, sizeof task);
        task = together_find(model, next);
    }
    return digest;
}

/* ---- whether all do the same ----------------------------------------------------------------- */

/* Of each rank, what comes next; `*first` is the first rank that has something else than rank 0,
 * or as many as there are. */
static dtl_status next_compare(struct comm *comm, const struct together *mine,
                               struct together *root, int32_t *first)
{
    int32_t differing = comm->size;
    dtl_status status;

    *root = *mine;
    status = dtl__run(comm, broadcast_of(root, sizeof *root, dtl__dtype(DTL_DTYPE_BYTE), 0));
    if (status != DTL_SUCCESS)
        return status;
    if (!are_alike(mine, root))
        differing = comm->rank;
    return dtl__run(comm,
                    allreduce_of(&differing, first, 1, dtl__dtype(DTL_DTYPE_INT32), DTL_OP_MIN));
}

/* Names the first in which ranks differ; they do, so that it ends. */
static dtl_status difference_refuse(const struct model *model)
{
    struct comm *comm = &model->context->comm;
    struct together mine = together_find(model, 0), root;
    char here[WORDS], there[WORDS];
    int32_t first;
    dtl_status status = next_compare(comm, &mine, &root, &first);

    while (status == DTL_SUCCESS && first == comm->size) {
        mine = together_find(model, (uint64_t)mine.task + 1);
        status = next_compare(comm, &mine, &root, &first);
    }
    if (status == DTL_SUCCESS)
        status =
            dtl__run(comm, broadcast_of(&mine, sizeof mine, dtl__dtype(DTL_DTYPE_BYTE), first));
    if (status != DTL_SUCCESS)
        return status;
    return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "model-match",
                                "of the tasks that communicate, the next is %s on rank 0 and %s on "
                                "rank %d; expected the same on all ranks, in the same order",
                                together_words(&root, there), together_words(&mine, here),
                                (int)first);
}

/* Fails on all ranks where they differ in what they do together. */
static dtl_status alike_check(const struct model *model)
{
    struct comm *comm = &model->context->comm;
    int64_t digest = together_digest(model), mine[2] = {digest, ~digest}, most[2];
    dtl_status status =
        dtl__run(comm, allreduce_of(mine, most, 2, dtl__dtype(DTL_DTYPE_INT64), DTL_OP_MAX));

    if (status != DTL_SUCCESS || most[0] == ~most[1])
        return status;
    return difference_refuse(model);
}

/* ---- planning -------------------------------------------------------------------------------- */

static dtl_status plan_make(const struct model *model, int32_t workers, struct model_plan *plan)
{
    struct model_edges edges = {0};
    struct model_deal deal = {0};
    dtl_status status = dtl__model_depend(model, &edges);

    if (status == DTL_SUCCESS)
        status = dtl__model_deal(model, &edges, workers, &deal);
    if (status == DTL_SUCCESS)
        status = dtl__model_encode(model, &deal, plan);
    dtl__deal_release(&deal);
    dtl__release(edges.list);
    return status;
}

/* What is wrong here only: all ranks are told, as they plan together. */
static dtl_status workers_check(int workers)
{
    if (workers >= 1 && workers <= WORKERS)
        return DTL_SUCCESS;
    return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "workers-range",
                                "workers is %d; expected workers >= 1 and workers <= %d", workers,
                                (int)WORKERS);
}

/* Of a model that this thread has taken. */
static dtl_status taken_plan(struct model *model, int32_t workers)
{
    dtl_status status = workers_check(workers);

    dtl__model_unplan(model);
    if (status == DTL_SUCCESS)
        status = plan_make(model, workers, &model->plan);
    status = dtl__comm_agree(&model->context->comm, status);
    if (status == DTL_SUCCESS)
        status = alike_check(model);
    if (status != DTL_SUCCESS)
        dtl__model_unplan(model);
    return status;
}

dtl_status dtl_impl_model_schedule(struct model *model, int workers)
{
    dtl_status status = dtl__model_take(model);

    if (status != DTL_SUCCESS)
        return dtl__comm_agree(&model->context->comm, status);
    status = taken_plan(model, workers);
    dtl__model_give(model);
    return status;
}
