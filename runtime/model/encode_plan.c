/* SPDX-License-Identifier: BSD-3-Clause */
/* The schedule as a flat table: records of fixed size, those of each worker one behind the other,
 * and the waits of each for other workers.  A worker counts the tasks that it has run, so one wait
 * for a worker stands for all of its tasks up to there, and is left out where the waiting worker
 * has waited for as much before. */
#include <string.h>

#include "dtl_conditions.h"
#include "dtl_impl.h"
#include "model.h"

struct encoding {
    const struct model *model;
    const struct model_deal *deal;
    struct model_plan *plan;
    int32_t *place_of; /* of each task, on its worker */
    uint32_t *known;   /* by worker and other worker: how many of its tasks were waited for */
    uint64_t wait_room;
};

/* ---- waits ----------------------------------------------------------------------------------- */

static dtl_status wait_append(struct encoding *encoding, int32_t worker, uint32_t count)
{
    struct model_plan *plan = encoding->plan;
    dtl_status status = dtl__model_grow((void **)&plan->waits, plan->wait_count,
                                        &encoding->wait_room, sizeof *plan->waits);

    if (status == DTL_SUCCESS)
        plan->waits[plan->wait_count++] = (struct model_wait){.worker = worker, .count = count};
    return status;
}

/* The task that a worker is to have run last of those that this one waits for, per worker; each is
 * appended when it is met, and made longer where a later one is met. */
static dtl_status task_waits(struct encoding *encoding, int64_t task, dtl_model_record_t *record)
{
    const struct model_deal *deal = encoding->deal;
    uint32_t *known = encoding->known + (uint64_t)record->worker * (uint64_t)deal->workers;
    struct model_plan *plan = encoding->plan;
    uint64_t first = plan->wait_count;
    dtl_status status = DTL_SUCCESS;

    for (uint64_t at = deal->first_before[task];
         status == DTL_SUCCESS && at < deal->first_before[task + 1]; at++) {
        int32_t other = deal->worker_of[deal->befores[at]];
        uint32_t count = (uint32_t)encoding->place_of[deal->befores[at]] + 1;
        uint64_t wait = first;

        if (other == record->worker || known[other] >= count)
            continue;
        known[other] = count;
        while (wait < plan->wait_count && plan->waits[wait].worker != other)
            wait++;
        if (wait < plan->wait_count)
            plan->waits[wait].count = count;
        else
            status = wait_append(encoding, other, count);
    }
    record->first_wait = first;
    record->waits = plan->wait_count - first;
    return status;
}

/* ---- records --------------------------------------------------------------------------------- */

static void places_find(struct encoding *encoding)
{
    const struct model_deal *deal = encoding->deal;
    uint64_t *firsts = encoding->plan->firsts;

    for (uint64_t index = 0; index < encoding->model->task_count; index++) {
        int64_t task = deal->order[index];

        encoding->place_of[task] = (int32_t)firsts[deal->worker_of[task] + 1]++;
    }
    for (int32_t worker = 0; worker < deal->workers; worker++)
        firsts[worker + 1] += firsts[worker];
}

static dtl_status task_encode(struct encoding *encoding, int64_t number, int64_t *out)
{
    const struct model_task *task = &encoding->model->tasks[number];
    int32_t worker = encoding->deal->worker_of[number], place = encoding->place_of[number];
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
    return task_waits(encoding, number, record);
}

static dtl_status encoding_make(struct encoding *encoding)
{
    struct model_plan *plan = encoding->plan;
    uint64_t tasks = encoding->model->task_count, workers = (uint64_t)encoding->deal->workers;
    dtl_status status =
        dtl__alloc((void **)&plan->records, dtl__times(tasks, sizeof *plan->records), "schedule");

    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&plan->firsts,
                            dtl__times(dtl__plus(workers, 1), sizeof(uint64_t)), "schedule");
    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&plan->order, dtl__times(tasks, sizeof(int64_t)), "schedule");
    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&encoding->place_of, dtl__times(tasks, sizeof(int32_t)),
                            "schedule");
    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&encoding->known,
                            dtl__times(dtl__times(workers, workers), sizeof(uint32_t)), "schedule");
    return status;
}

dtl_status dtl__model_encode(const struct model *model, const struct model_deal *deal,
                             struct model_plan *plan)
{
    struct encoding encoding = {.model = model, .deal = deal, .plan = plan};
    dtl_status status = encoding_make(&encoding);

    if (status == DTL_SUCCESS)
        places_find(&encoding);
    for (uint64_t index = 0; status == DTL_SUCCESS && index < model->task_count; index++)
        status = task_encode(&encoding, deal->order[index], &plan->order[index]);
    plan->workers = deal->workers;
    if (status == DTL_SUCCESS)
        status = dtl__model_rooms(model, plan);
    dtl__release(encoding.place_of);
    dtl__release(encoding.known);
    return status;
}

/* ---- for who asks -----------------------------------------------------------------------------
 */

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
