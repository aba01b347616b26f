/* SPDX-License-Identifier: BSD-3-Clause */
/* List scheduling: of the ready tasks, the one with the longest path to the end is assigned to the
 * worker that can start it first. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "dtl_conditions.h"
#include "dtl_impl.h"
#include "model.h"

enum { CYCLE_TEXT_BYTES = 400 }; /* bytes of the text that describes a cycle */
enum { PRODUCTS_PER_UNIT = 16 }; /* multiplications per unit of cost */

struct scheduler {
    const struct model *model;
    struct model_schedule *schedule;
    uint64_t *successors; /* like schedule->predecessors, for successors */
    uint64_t *first_successor;
    uint64_t *pending;  /* by task: unscheduled predecessors */
    uint64_t *priority; /* by task: cost of the longest path to the end */
    uint64_t *finish;   /* by task: time of completion */
    int64_t *ready;     /* binary heap of ready tasks */
    uint64_t ready_count;
    uint64_t scheduled_count;
};

/* ---- edges by task --------------------------------------------------------------------------- */

/* Groups one end of the edges by the other end (counting sort): those of task t begin at
 * first[t]. */
static dtl_status group_edges(const struct model_edges *edges, uint64_t tasks, bool by_task,
                              uint64_t **sorted, uint64_t **first)
{
    dtl_status status =
        dtl__alloc((void **)first, dtl__times(dtl__plus(tasks, 2), sizeof **first), "model");
    uint64_t *next_free;

    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)sorted, dtl__times(edges->count, sizeof **sorted), "model");
    if (status != DTL_SUCCESS)
        return status;
    next_free = *first + 1; /* during filling: the next free index of each task */
    for (uint64_t index = 0; index < edges->count; index++)
        (*first)[(by_task ? edges->list[index].task : edges->list[index].before) + 2]++;
    for (uint64_t task = 1; task < tasks + 1; task++)
        next_free[task] += next_free[task - 1];
    for (uint64_t index = 0; index < edges->count; index++) {
        const struct model_edge *edge = &edges->list[index];

        (*sorted)[next_free[by_task ? edge->task : edge->before]++] =
            (uint64_t)(by_task ? edge->before : edge->task);
    }
    return DTL_SUCCESS;
}

/* ---- cycles ---------------------------------------------------------------------------------- */

/* Returns an unscheduled predecessor of an unscheduled task; there is always one. */
static uint64_t unscheduled_predecessor(const struct scheduler *scheduler, uint64_t task)
{
    const struct model_schedule *schedule = scheduler->schedule;
    uint64_t index = schedule->first_predecessor[task];

    while (scheduler->pending[schedule->predecessors[index]] == 0)
        index++;
    return schedule->predecessors[index];
}

/* Fails and names a cycle. Every remaining task waits for a remaining one, so following
 * predecessors task_count times ends inside a cycle. */
static dtl_status refuse_cycle(const struct scheduler *scheduler)
{
    const struct model *model = scheduler->model;
    uint64_t task = 0, from;
    char text[CYCLE_TEXT_BYTES];
    size_t length = 0;

    while (scheduler->pending[task] == 0)
        task++;
    for (uint64_t step = 0; step < model->task_count; step++)
        task = unscheduled_predecessor(scheduler, task);
    from = task;
    do {
        if (length < sizeof text)
            length += (size_t)snprintf(text + length, sizeof text - length, "%" PRIu64 " (%s), ",
                                       task, dtl__model_kind_name(model->tasks[task].kind));
        task = unscheduled_predecessor(scheduler, task);
    } while (task != from);
    return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "model-circle",
                                "tasks depend on each other in a cycle: %sand again %" PRIu64
                                "; expected an order",
                                text, from);
}

/* ---- heap of ready tasks: the highest priority first, then in the program's order ------------ */

/* Returns true if task `a` is scheduled before task `b` when both are ready. */
static bool has_higher_priority(const struct scheduler *scheduler, int64_t a, int64_t b)
{
    uint64_t first = scheduler->priority[a], second = scheduler->priority[b];

    return first > second || (first == second && a < b);
}

/* Adds a task to the heap of ready tasks, which has space for all tasks. */
static void push_ready(struct scheduler *scheduler, int64_t task)
{
    uint64_t slot = scheduler->ready_count++;

    while (slot > 0 && has_higher_priority(scheduler, task, scheduler->ready[(slot - 1) / 2])) {
        scheduler->ready[slot] = scheduler->ready[(slot - 1) / 2];
        slot = (slot - 1) / 2;
    }
    scheduler->ready[slot] = task;
}

/* Removes the task of the highest priority from the heap of ready tasks, which is not empty, and
 * returns it. */
static int64_t pop_ready(struct scheduler *scheduler)
{
    int64_t first = scheduler->ready[0], last = scheduler->ready[--scheduler->ready_count];
    uint64_t slot = 0, child;

    while ((child = 2 * slot + 1) < scheduler->ready_count) {
        if (child + 1 < scheduler->ready_count &&
            has_higher_priority(scheduler, scheduler->ready[child + 1], scheduler->ready[child]))
            child++;
        if (!has_higher_priority(scheduler, scheduler->ready[child], last))
            break;
        scheduler->ready[slot] = scheduler->ready[child];
        slot = child;
    }
    scheduler->ready[slot] = last;
    return first;
}

/* ---- costs ----------------------------------------------------------------------------------- */

/* Returns the multiplications per output element, or PRODUCTS for kinds without products. */
static uint64_t products_per_element(const struct model *model, const struct model_task *task)
{
    uint64_t keys;

    switch (task->kind) {
    case DTL_MODEL_LINEAR:
        return model->tensors[task->tensors[0]].columns;
    case DTL_MODEL_FLASH_ATTENTION:
        keys = model->tensors[task->tensors[1]].rows;
        return task->operation == DTL_MODEL_CAUSAL ? keys : dtl__times(keys, 2);
    case DTL_MODEL_FLASH_DECODE:
        keys = model->tensors[task->tensors[1]].rows / model->tensors[task->tensors[0]].rows;
        return dtl__times(keys, 2);
    default:
        return PRODUCTS_PER_UNIT;
    }
}

/* Returns the cost of a task, in units of the time of one elementwise operation. */
static uint64_t task_cost(const struct model *model, uint64_t number)
{
    enum { BEGIN = 64, COMMUNICATION = 4096 };
    const struct model_task *task = &model->tasks[number];
    int64_t made = task->tensors[task->kind == DTL_MODEL_APPEND ? 0 : OPERANDS - 1];
    const struct model_tensor *out = made == DTL_MODEL_NO_TENSOR ? NULL : &model->tensors[made];
    uint64_t cost = dtl__task_communicates(task) ? BEGIN + COMMUNICATION : BEGIN, products;

    if (out == NULL)
        return cost;
    products = dtl__times(out->rows * out->columns, products_per_element(model, task));
    return dtl__plus(cost, products / PRODUCTS_PER_UNIT);
}

/* ---- scheduling ------------------------------------------------------------------------------ */

/* Computes the priorities in reverse topological order. Fails if the graph has a cycle. */
static dtl_status compute_priorities(struct scheduler *scheduler)
{
    const struct model_schedule *schedule = scheduler->schedule;
    uint64_t tasks = scheduler->model->task_count, ready_found = 0;
    int64_t *order = scheduler->ready; /* not used yet as a heap */

    for (uint64_t task = 0; task < tasks; task++) {
        scheduler->pending[task] =
            schedule->first_predecessor[task + 1] - schedule->first_predecessor[task];
        if (scheduler->pending[task] == 0)
            order[ready_found++] = (int64_t)task;
    }
    for (uint64_t done = 0; done < ready_found; done++)
        for (uint64_t at = scheduler->first_successor[order[done]],
                      end = scheduler->first_successor[order[done] + 1];
             at < end; at++)
            if (--scheduler->pending[scheduler->successors[at]] == 0)
                order[ready_found++] = (int64_t)scheduler->successors[at];
    if (ready_found < tasks)
        return refuse_cycle(scheduler);
    while (ready_found-- > 0) {
        int64_t task = order[ready_found];
        uint64_t longest = 0;

        for (uint64_t at = scheduler->first_successor[task];
             at < scheduler->first_successor[task + 1]; at++)
            if (scheduler->priority[scheduler->successors[at]] > longest)
                longest = scheduler->priority[scheduler->successors[at]];
        scheduler->priority[task] = dtl__plus(longest, task_cost(scheduler->model, (uint64_t)task));
    }
    return DTL_SUCCESS;
}

/* Assigns a task to the worker that can start it first, the lowest of several. Collective tasks run
 * on worker 0. */
static void schedule_task(struct scheduler *scheduler, int64_t task, uint64_t *free_at)
{
    struct model_schedule *schedule = scheduler->schedule;
    bool communicates = dtl__task_communicates(&scheduler->model->tasks[task]);
    int32_t worker = 0;
    uint64_t begin = 0;

    for (uint64_t at = schedule->first_predecessor[task];
         at < schedule->first_predecessor[task + 1]; at++)
        if (scheduler->finish[schedule->predecessors[at]] > begin)
            begin = scheduler->finish[schedule->predecessors[at]];
    for (int32_t other = 1; !communicates && other < schedule->workers; other++)
        if (free_at[other] < free_at[worker] && free_at[worker] > begin)
            worker = other;
    if (free_at[worker] > begin)
        begin = free_at[worker];
    free_at[worker] = scheduler->finish[task] =
        dtl__plus(begin, task_cost(scheduler->model, (uint64_t)task));
    schedule->worker_of[task] = worker;
    schedule->order[scheduler->scheduled_count++] = task;
}

/* Assigns all tasks. Requires priorities and a graph without cycles. */
static void schedule_all(struct scheduler *scheduler)
{
    const struct model_schedule *schedule = scheduler->schedule;
    uint64_t free_at[MAX_WORKERS] = {0};

    for (uint64_t task = 0; task < scheduler->model->task_count; task++) {
        scheduler->pending[task] =
            schedule->first_predecessor[task + 1] - schedule->first_predecessor[task];
        if (scheduler->pending[task] == 0)
            push_ready(scheduler, (int64_t)task);
    }
    while (scheduler->ready_count > 0) {
        int64_t task = pop_ready(scheduler);

        schedule_task(scheduler, task, free_at);
        for (uint64_t at = scheduler->first_successor[task];
             at < scheduler->first_successor[task + 1]; at++)
            if (--scheduler->pending[scheduler->successors[at]] == 0)
                push_ready(scheduler, (int64_t)scheduler->successors[at]);
    }
}

/* Allocates all arrays and groups the edges by task. On failure the caller releases both structs.
 */
static dtl_status allocate_scheduler(struct scheduler *scheduler, const struct model_edges *edges)
{
    uint64_t tasks = scheduler->model->task_count, bytes = dtl__times(tasks, sizeof(uint64_t));
    void **const arrays[] = {(void **)&scheduler->pending, (void **)&scheduler->priority,
                             (void **)&scheduler->finish, (void **)&scheduler->ready,
                             (void **)&scheduler->schedule->order};
    dtl_status status = group_edges(edges, tasks, true, &scheduler->schedule->predecessors,
                                    &scheduler->schedule->first_predecessor);

    if (status == DTL_SUCCESS)
        status =
            group_edges(edges, tasks, false, &scheduler->successors, &scheduler->first_successor);
    for (size_t index = 0; status == DTL_SUCCESS && index < sizeof arrays / sizeof *arrays; index++)
        status = dtl__alloc(arrays[index], bytes, "model");
    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&scheduler->schedule->worker_of, bytes, "model");
    return status;
}

static void release_scheduler(struct scheduler *scheduler)
{
    dtl__release(scheduler->successors);
    dtl__release(scheduler->first_successor);
    dtl__release(scheduler->pending);
    dtl__release(scheduler->priority);
    dtl__release(scheduler->finish);
    dtl__release(scheduler->ready);
}

void dtl__schedule_release(struct model_schedule *schedule)
{
    dtl__release(schedule->worker_of);
    dtl__release(schedule->order);
    dtl__release(schedule->predecessors);
    dtl__release(schedule->first_predecessor);
}

dtl_status dtl__model_schedule_tasks(const struct model *model, const struct model_edges *edges,
                                     int32_t workers, struct model_schedule *schedule)
{
    struct scheduler scheduler = {.model = model, .schedule = schedule};
    dtl_status status = allocate_scheduler(&scheduler, edges);

    schedule->workers = workers;
    if (status == DTL_SUCCESS)
        status = compute_priorities(&scheduler);
    if (status == DTL_SUCCESS)
        schedule_all(&scheduler);
    release_scheduler(&scheduler);
    return status;
}
