/* SPDX-License-Identifier: BSD-3-Clause */
/* Converts the schedule to a flat table: records of fixed size, grouped by worker, and each
 * record's waits for other workers. A worker counts the tasks that it has run, so one wait covers
 * all tasks of a worker up to a count. Waits that an earlier wait of the same worker covers are
 * omitted. */
#include <string.h>

#include "dtl_conditions.h"
#include "dtl_impl.h"
#include "model.h"

struct encoding {
    const struct model *model;
    const struct model_schedule *schedule;
    struct model_plan *plan;
    int32_t *position_of;    /* by task: position among its worker's tasks */
    uint32_t *waited_counts; /* by worker and other worker: highest count waited for */
    uint64_t wait_capacity;
};

/* ---- waits ----------------------------------------------------------------------------------- */

/* Appends a wait for `count` tasks of `worker` to the plan. */
static dtl_status append_wait(struct encoding *encoding, int32_t worker, uint32_t count)
{
    struct model_plan *plan = encoding->plan;
    dtl_status status = dtl__model_grow((void **)&plan->waits, plan->wait_count,
                                        &encoding->wait_capacity, sizeof *plan->waits);

    if (status == DTL_SUCCESS)
        plan->waits[plan->wait_count++] = (struct model_wait){.worker = worker, .count = count};
    return status;
}

/* Appends one wait per other worker, for the last of its tasks that this one depends on. */
static dtl_status encode_waits(struct encoding *encoding, int64_t task, dtl_model_record_t *record)
{
    const struct model_schedule *schedule = encoding->schedule;
    uint32_t *waited_counts =
        encoding->waited_counts + (uint64_t)record->worker * (uint64_t)schedule->workers;
    struct model_plan *plan = encoding->plan;
    uint64_t first = plan->wait_count;
    dtl_status status = DTL_SUCCESS;

    for (uint64_t at = schedule->first_predecessor[task];
         status == DTL_SUCCESS && at < schedule->first_predecessor[task + 1]; at++) {
        int32_t other = schedule->worker_of[schedule->predecessors[at]];
        uint32_t count = (uint32_t)encoding->position_of[schedule->predecessors[at]] + 1;
        uint64_t wait = first;

        if (other == record->worker || waited_counts[other] >= count)
            continue;
        waited_counts[other] = count;
        while (wait < plan->wait_count && plan->waits[wait].worker != other)
            wait++;
        if (wait < plan->wait_count)
            plan->waits[wait].count = count;
        else
            status = append_wait(encoding, other, count);
    }
    record->first_wait = first;
    record->waits = plan->wait_count - first;
    return status;
}

/* ---- records --------------------------------------------------------------------------------- */

/* Numbers the tasks of each worker in scheduled order, and sets `firsts` to the start of each
 * worker's records. */
static void assign_positions(struct encoding *encoding)
{
    const struct model_schedule *schedule = encoding->schedule;
    uint64_t *firsts = encoding->plan->firsts;

    for (uint64_t index = 0; index < encoding->model->task_count; index++) {
        int64_t task = schedule->order[index];

        encoding->position_of[task] = (int32_t)firsts[schedule->worker_of[task] + 1]++;
    }
    for (int32_t worker = 0; worker < schedule->workers; worker++)
        firsts[worker + 1] += firsts[worker];
}

/* Fills in the record of a task and appends its waits. Sets *out to the record's index. */
static dtl_status encode_task(struct encoding *encoding, int64_t number, int64_t *out)
{
    const struct model_task *task = &encoding->model->tasks[number];
    int32_t worker = encoding->schedule->worker_of[number], place = encoding->position_of[number];
    uint64_t index = encoding->plan->firsts[worker] + (uint64_t)place;
    dtl_model_record_t *record = &encoding->plan->records[index];

    *record = (dtl_model_record_t){.kind = task->kind,
                                   .operation = task->operation,
                                   .task = number,
                                   .worker = worker,
                                   .place = place,
                                   .epsilon = task->epsilon,
                                   .reserved = {task->heads, task->lengths}};
    memcpy(record->tensors, task->tensors, sizeof record->tensors);
    *out = (int64_t)index;
    return encode_waits(encoding, number, record);
}

/* Allocates the arrays of the plan and of the encoding, zeroed. On failure those already allocated
 * remain. */
static dtl_status allocate_encoding(struct encoding *encoding)
{
    struct model_plan *plan = encoding->plan;
    uint64_t tasks = encoding->model->task_count, workers = (uint64_t)encoding->schedule->workers;
    dtl_status status =
        dtl__alloc((void **)&plan->records, dtl__times(tasks, sizeof *plan->records), "schedule");

    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&plan->firsts,
                            dtl__times(dtl__plus(workers, 1), sizeof(uint64_t)), "schedule");
    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&plan->order, dtl__times(tasks, sizeof(int64_t)), "schedule");
    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&encoding->position_of, dtl__times(tasks, sizeof(int32_t)),
                            "schedule");
    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&encoding->waited_counts,
                            dtl__times(dtl__times(workers, workers), sizeof(uint32_t)), "schedule");
    return status;
}

dtl_status dtl__model_encode(const struct model *model, const struct model_schedule *schedule,
                             struct model_plan *plan)
{
    struct encoding encoding = {.model = model, .schedule = schedule, .plan = plan};
    dtl_status status = allocate_encoding(&encoding);

    if (status == DTL_SUCCESS)
        assign_positions(&encoding);
    for (uint64_t index = 0; status == DTL_SUCCESS && index < model->task_count; index++)
        status = encode_task(&encoding, schedule->order[index], &plan->order[index]);
    plan->workers = schedule->workers;
    if (status == DTL_SUCCESS)
        status = dtl__model_allocate_workspaces(model, plan);
    dtl__release(encoding.position_of);
    dtl__release(encoding.waited_counts);
    return status;
}

/* ---- queries --------------------------------------------------------------------------------- */

dtl_status dtl_impl_model_record_of(struct model *model, dtl_size_t index,
                                    dtl_model_record_t *record)
{
    *record = model->plan.records[index];
    return DTL_SUCCESS;
}

dtl_status dtl_impl_model_wait_of(struct model *model, dtl_size_t index, int *worker,
                                  dtl_size_t *count)
{
    *worker = model->plan.waits[index].worker;
    *count = model->plan.waits[index].count;
    return DTL_SUCCESS;
}
