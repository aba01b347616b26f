/* SPDX-License-Identifier: BSD-3-Clause */
/* Planning. Collective: the ranks verify that their collective tasks match. */
#include <inttypes.h>
#include <stdio.h>

#include "dtl_collective.h"
#include "dtl_conditions.h"
#include "dtl_impl.h"
#include "model.h"

enum { TEXT_BYTES = 160 };

/* ---- collective tasks ------------------------------------------------------------------------ */

/* Description of a collective task for comparison between ranks; `task` is DTL_MODEL_NO_TENSOR if
 * there is none. */
struct collective_task {
    int64_t task;
    int64_t kind;
    int64_t operation;
    int64_t rows;
    int64_t columns;
    int64_t dtype;
};

/* Returns the first collective task at or after `task`. */
static struct collective_task find_collective_task(const struct model *model, uint64_t task)
{
    struct collective_task found = {.task = DTL_MODEL_NO_TENSOR};
    const struct model_tensor *tensor;

    while (task < model->task_count && !dtl__task_communicates(&model->tasks[task]))
        task++;
    if (task == model->task_count)
        return found;
    found =
        (struct collective_task){.task = (int64_t)task, .kind = (int64_t)model->tasks[task].kind};
    if (model->tasks[task].kind == DTL_MODEL_BARRIER)
        return found;
    tensor = &model->tensors[model->tasks[task].tensors[OPERANDS - 1]];
    found.operation = model->tasks[task].operation;
    found.rows = (int64_t)tensor->rows;
    found.columns = (int64_t)tensor->columns;
    found.dtype = (int64_t)tensor->dtype;
    return found;
}

/* Compares everything except the task numbers. */
static bool do_match(const struct collective_task *a, const struct collective_task *b)
{
    return (a->task == DTL_MODEL_NO_TENSOR) == (b->task == DTL_MODEL_NO_TENSOR) &&
           a->kind == b->kind && a->operation == b->operation && a->rows == b->rows &&
           a->columns == b->columns && a->dtype == b->dtype;
}

/* Writes the description for an error message to `text` and returns `text`. */
static const char *describe_collective_task(const struct collective_task *task,
                                            char text[TEXT_BYTES])
{
    if (task->task == DTL_MODEL_NO_TENSOR)
        snprintf(text, TEXT_BYTES, "none");
    else if (task->kind == DTL_MODEL_BARRIER)
        snprintf(text, TEXT_BYTES, "task %" PRId64 ", a barrier,", task->task);
    else
        snprintf(text, TEXT_BYTES,
                 "task %" PRId64 ", an allreduce of %" PRId64 " x %" PRId64 " %s by %s,",
                 task->task, task->rows, task->columns, dtl__dtype((dtl_dtype)task->dtype)->name,
                 dtl_reduce_op_name((dtl_reduce_op)task->operation));
    return text;
}

/* Returns a digest of the sequence of collective tasks. */
static int64_t digest_collective_tasks(const struct model *model)
{
    struct collective_task task = find_collective_task(model, 0);
    int64_t digest = 0;

    while (task.task != DTL_MODEL_NO_TENSOR) {
        uint64_t next = (uint64_t)task.task + 1;

        task.task = digest;
        digest = dtl__digest(&task, sizeof task);
        task = find_collective_task(model, next);
    }
    return digest;
}

/* ---- comparing ranks ------------------------------------------------------------------------- */

/* Compares this rank's next collective task with rank 0's. Sets *first to the lowest rank whose
 * task differs, or to the number of ranks. Collective. */
static dtl_status compare_next_task(struct comm *comm, const struct collective_task *mine,
                                    struct collective_task *root, int32_t *first)
{
    int32_t first_different = comm->size;
    dtl_status status;

    *root = *mine;
    status = dtl__run(comm, broadcast_of(root, sizeof *root, dtl__dtype(DTL_DTYPE_BYTE), 0));
    if (status != DTL_SUCCESS)
        return status;
    if (!do_match(mine, root))
        first_different = comm->rank;
    return dtl__run(
        comm, allreduce_of(&first_different, first, 1, dtl__dtype(DTL_DTYPE_INT32), DTL_OP_MIN));
}

/* Fails with the first collective task in which ranks differ. The digests differ, so there is one
 * and the loop ends. Collective. */
static dtl_status refuse_mismatch(const struct model *model)
{
    struct comm *comm = &model->context->comm;
    struct collective_task mine = find_collective_task(model, 0), root;
    char here[TEXT_BYTES], there[TEXT_BYTES];
    int32_t first;
    dtl_status status = compare_next_task(comm, &mine, &root, &first);

    while (status == DTL_SUCCESS && first == comm->size) {
        mine = find_collective_task(model, (uint64_t)mine.task + 1);
        status = compare_next_task(comm, &mine, &root, &first);
    }
    if (status == DTL_SUCCESS)
        status =
            dtl__run(comm, broadcast_of(&mine, sizeof mine, dtl__dtype(DTL_DTYPE_BYTE), first));
    if (status != DTL_SUCCESS)
        return status;
    return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "model-match",
                                "of the tasks that communicate, the next is %s on rank 0 and %s on "
                                "rank %d; expected the same on all ranks, in the same order",
                                describe_collective_task(&root, there),
                                describe_collective_task(&mine, here), (int)first);
}

/* Fails on all ranks if their collective tasks differ. Collective. */
static dtl_status check_collective_tasks(const struct model *model)
{
    struct comm *comm = &model->context->comm;
    int64_t digest = digest_collective_tasks(model), mine[2] = {digest, ~digest}, most[2];
    dtl_status status =
        dtl__run(comm, allreduce_of(mine, most, 2, dtl__dtype(DTL_DTYPE_INT64), DTL_OP_MAX));

    if (status != DTL_SUCCESS || most[0] == ~most[1])
        return status;
    return refuse_mismatch(model);
}

/* ---- planning -------------------------------------------------------------------------------- */

/* Finds dependences, schedules and encodes. Local; on failure the caller releases what *plan has.
 */
static dtl_status make_plan(const struct model *model, int32_t workers, struct model_plan *plan)
{
    struct model_edges edges = {0};
    struct model_schedule schedule = {0};
    dtl_status status = dtl__model_find_dependences(model, &edges);

    if (status == DTL_SUCCESS)
        status = dtl__model_schedule_tasks(model, &edges, workers, &schedule);
    if (status == DTL_SUCCESS)
        status = dtl__model_encode(model, &schedule, plan);
    dtl__schedule_release(&schedule);
    dtl__release(edges.list);
    return status;
}

/* Checks an argument of this rank. A failure reaches the other ranks by the agreement of the
 * plan. */
static dtl_status check_workers(int workers)
{
    if (workers >= 1 && workers <= MAX_WORKERS)
        return DTL_SUCCESS;
    return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "workers-range",
                                "workers is %d; expected workers >= 1 and workers <= %d", workers,
                                (int)MAX_WORKERS);
}

/* Plans a locked model. Collective. */
static dtl_status plan_locked_model(struct model *model, int32_t workers)
{
    dtl_status status = check_workers(workers);

    dtl__model_drop_plan(model);
    if (status == DTL_SUCCESS)
        status = make_plan(model, workers, &model->plan);
    status = dtl__comm_agree(&model->context->comm, status);
    if (status == DTL_SUCCESS)
        status = check_collective_tasks(model);
    if (status != DTL_SUCCESS)
        dtl__model_drop_plan(model);
    return status;
}

dtl_status dtl_impl_model_schedule(struct model *model, int workers)
{
    dtl_status status = dtl__model_lock(model);

    if (status != DTL_SUCCESS)
        return dtl__comm_agree(&model->context->comm, status);
    status = plan_locked_model(model, workers);
    dtl__model_unlock(model);
    return status;
}
